//! Threads.
//!
//! Misses: names and stack sizes of threads are not kept; `park`, thread-local variables and `is_finished` are not here. The
//! result of a thread that nobody joins is not dropped.

use crate::model;
use alloc_crate::boxed::Box;
use alloc_crate::string::String;
use core::any::Any;
use core::marker::PhantomData;
use core::sync::atomic::{AtomicUsize, Ordering};
use core::time::Duration;

extern "C" {
    fn __fp_thread_new() -> usize;
    fn __fp_thread_start(id: usize, f: extern "C" fn(*mut u8) -> *mut u8, arg: *mut u8);
    fn __fp_thread_join(id: usize) -> *mut u8;
    fn __fp_thread_self() -> usize;
    fn __fp_full_fence();
}

/// What `join` gives; never an error, because a panic is a finding.
pub type Result<T> = core::result::Result<T, Box<dyn Any + Send + 'static>>;

/// The first function of a thread; it is shown under the name of what it runs.
extern "C" fn start<F: FnOnce() -> T, T>(arg: *mut u8) -> *mut u8 {
    let f = unsafe { Box::from_raw(arg as *mut F) };
    Box::into_raw(Box::new((*f)())) as *mut u8
}

#[inline(never)]
pub fn spawn<F, T>(f: F) -> JoinHandle<T>
where
    F: FnOnce() -> T + Send + 'static,
    T: Send + 'static,
{
    let arg = Box::into_raw(Box::new(f)) as *mut u8;
    let id = unsafe { __fp_thread_new() };
    unsafe { __fp_full_fence() };
    unsafe { __fp_thread_start(id, start::<F, T>, arg) };
    unsafe { __fp_full_fence() };
    JoinHandle { thread: raw::JoinHandle { id }, result: PhantomData }
}

pub struct JoinHandle<T> {
    thread: raw::JoinHandle,
    result: PhantomData<T>,
}
unsafe impl<T> Send for JoinHandle<T> {}
unsafe impl<T> Sync for JoinHandle<T> {}

impl<T> JoinHandle<T> {
    pub fn join(self) -> Result<T> {
        Ok(unsafe { *Box::from_raw(self.thread.join() as *mut T) })
    }
    pub fn thread(&self) -> &Thread {
        // The two hold the same: an id.
        unsafe { &*(&self.thread as *const raw::JoinHandle as *const Thread) }
    }
}

mod raw {
    #[repr(transparent)]
    pub struct JoinHandle {
        pub id: usize,
    }
    impl JoinHandle {
        #[inline(never)]
        pub fn join(self) -> *mut u8 {
            unsafe { super::__fp_full_fence() };
            let value = unsafe { super::__fp_thread_join(self.id) };
            unsafe { super::__fp_full_fence() };
            value
        }
    }
}

#[repr(transparent)]
#[derive(Clone, Copy)]
pub struct Thread {
    id: usize,
}
impl Thread {
    pub fn id(&self) -> ThreadId {
        ThreadId(self.id)
    }
    pub fn name(&self) -> Option<&str> {
        None
    }
}
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ThreadId(usize);

pub fn current() -> Thread {
    Thread { id: unsafe { __fp_thread_self() } }
}

#[derive(Default)]
pub struct Builder {}
impl Builder {
    pub fn new() -> Builder {
        Builder {}
    }
    pub fn name(self, _name: String) -> Builder {
        self
    }
    pub fn stack_size(self, _size: usize) -> Builder {
        self
    }
    pub fn spawn<F, T>(self, f: F) -> core::result::Result<JoinHandle<T>, fmt::Error>
    where
        F: FnOnce() -> T + Send + 'static,
        T: Send + 'static,
    {
        Ok(spawn(f))
    }
}
use core::fmt;

/// Others may run at any moment, so that a hint says nothing.
pub fn yield_now() {}
pub fn sleep(_time: Duration) {}

/// Threads that borrow: all of them have ended when `scope` returns.
pub struct Scope<'scope, 'env: 'scope> {
    running: raw_scope::Scope,
    scope: PhantomData<&'scope mut &'scope ()>,
    env: PhantomData<&'env mut &'env ()>,
}

mod raw_scope {
    use super::*;
    pub struct Scope {
        pub threads: AtomicUsize,
    }
    impl Scope {
        #[inline(never)]
        pub fn join_all(&self) {
            model::begin();
            model::wait_until(self.threads.load(Ordering::Acquire) == 0);
            model::end();
        }
    }
}

pub fn scope<'env, F, T>(f: F) -> T
where
    F: for<'scope> FnOnce(&'scope Scope<'scope, 'env>) -> T,
{
    let running = raw_scope::Scope { threads: AtomicUsize::new(0) };
    let scope = Scope { running, scope: PhantomData, env: PhantomData };
    let result = f(&scope);
    scope.running.join_all();
    result
}

struct Scoped<F> {
    f: F,
    scope: *const AtomicUsize,
}

extern "C" fn start_scoped<F: FnOnce() -> T, T>(arg: *mut u8) -> *mut u8 {
    let Scoped { f, scope } = unsafe { *Box::from_raw(arg as *mut Scoped<F>) };
    let result = Box::into_raw(Box::new(f())) as *mut u8;
    unsafe { (*scope).fetch_sub(1, Ordering::Release) };
    result
}

impl<'scope, 'env> Scope<'scope, 'env> {
    #[inline(never)]
    pub fn spawn<F, T>(&'scope self, f: F) -> ScopedJoinHandle<'scope, T>
    where
        F: FnOnce() -> T + Send + 'scope,
        T: Send + 'scope,
    {
        let scope: *const AtomicUsize = &self.running.threads;
        self.running.threads.fetch_add(1, Ordering::Relaxed);
        let arg = Box::into_raw(Box::new(Scoped { f, scope })) as *mut u8;
        let id = unsafe { __fp_thread_new() };
        unsafe { __fp_full_fence() };
        unsafe { __fp_thread_start(id, start_scoped::<F, T>, arg) };
        unsafe { __fp_full_fence() };
        ScopedJoinHandle { thread: raw::JoinHandle { id }, result: PhantomData }
    }
}

pub struct ScopedJoinHandle<'scope, T> {
    thread: raw::JoinHandle,
    result: PhantomData<&'scope T>,
}
unsafe impl<T> Send for ScopedJoinHandle<'_, T> {}
unsafe impl<T> Sync for ScopedJoinHandle<'_, T> {}

impl<'scope, T> ScopedJoinHandle<'scope, T> {
    pub fn join(self) -> Result<T> {
        Ok(unsafe { *Box::from_raw(self.thread.join() as *mut T) })
    }
    pub fn thread(&self) -> &Thread {
        unsafe { &*(&self.thread as *const raw::JoinHandle as *const Thread) }
    }
}
