//! Threads.
//!
//! A result whose drop does something is kept in a packet, which the thread and its handle share: who lets go of it last drops what nobody
//! has taken. A handle is then a pointer to the packet, and otherwise the thread's id.
//! Misses: names and stack sizes of threads are not kept; `park`, thread-local variables and `is_finished` are not here.

use crate::model;
use alloc_crate::boxed::Box;
use alloc_crate::string::String;
use core::any::Any;
use core::cell::UnsafeCell;
use core::marker::PhantomData;
use core::mem::{forget, needs_drop, MaybeUninit};
use core::sync::atomic::{fence, AtomicUsize, Ordering};
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

/// A result that somebody must drop.
struct Packet<T> {
    id: usize,
    holders: AtomicUsize,
    result: UnsafeCell<MaybeUninit<T>>,
}
impl<T> Packet<T> {
    fn new(id: usize) -> *mut Packet<T> {
        let holders = AtomicUsize::new(2);
        Box::into_raw(Box::new(Packet { id, holders, result: UnsafeCell::new(MaybeUninit::uninit()) }))
    }
    /// Lets go of it; nobody uses `this` afterwards.
    unsafe fn release(this: *mut Packet<T>) {
        if (*this).holders.fetch_sub(1, Ordering::Release) == 1 {
            fence(Ordering::Acquire);
            (*(*this).result.get()).assume_init_drop();
            drop(Box::from_raw(this));
        }
    }
    /// The result, after the thread has ended.
    unsafe fn take(this: *mut Packet<T>) -> T {
        let value = (*(*this).result.get()).assume_init_read();
        drop(Box::from_raw(this));
        value
    }
}

/// The first function of a thread; it is shown under the name of what it runs.
extern "C" fn start<F: FnOnce() -> T, T>(arg: *mut u8) -> *mut u8 {
    let f = unsafe { Box::from_raw(arg as *mut F) };
    Box::into_raw(Box::new((*f)())) as *mut u8
}

/// The same for a thread whose result is in a packet.
extern "C" fn start_kept<F: FnOnce() -> T, T>(arg: *mut u8) -> *mut u8 {
    let (f, packet) = unsafe { *Box::from_raw(arg as *mut (F, *mut Packet<T>)) };
    let result = f();
    unsafe {
        (*(*packet).result.get()).write(result);
        Packet::release(packet);
    }
    core::ptr::null_mut()
}

#[inline(never)]
pub fn spawn<F, T>(f: F) -> JoinHandle<T>
where
    F: FnOnce() -> T + Send + 'static,
    T: Send + 'static,
{
    let id = unsafe { __fp_thread_new() };
    if needs_drop::<T>() {
        let packet = Packet::<T>::new(id);
        let arg = Box::into_raw(Box::new((f, packet))) as *mut u8;
        unsafe { launch(id, start_kept::<F, T>, arg) };
        return JoinHandle { thread: raw::JoinHandle { id: packet as usize }, result: PhantomData };
    }
    let arg = Box::into_raw(Box::new(f)) as *mut u8;
    unsafe { launch(id, start::<F, T>, arg) };
    JoinHandle { thread: raw::JoinHandle { id }, result: PhantomData }
}

unsafe fn launch(id: usize, f: extern "C" fn(*mut u8) -> *mut u8, arg: *mut u8) {
    __fp_full_fence();
    __fp_thread_start(id, f, arg);
    __fp_full_fence();
}

pub struct JoinHandle<T> {
    thread: raw::JoinHandle,
    result: PhantomData<T>,
}
unsafe impl<T> Send for JoinHandle<T> {}
unsafe impl<T> Sync for JoinHandle<T> {}

/// What the handles of all threads have.
macro_rules! handles {
    ($(($($generics:tt)*) $handle:ty),*) => {$(
        impl<$($generics)*> $handle {
            pub fn join(self) -> Result<T> {
                Ok(unsafe {
                    if needs_drop::<T>() {
                        let packet = self.thread.id as *mut Packet<T>;
                        forget(self);
                        raw::JoinHandle { id: (*packet).id }.join();
                        Packet::take(packet)
                    } else {
                        let id = self.thread.id;
                        forget(self);
                        *Box::from_raw(raw::JoinHandle { id }.join() as *mut T)
                    }
                })
            }
            pub fn thread(&self) -> &Thread {
                // All of them hold the same: an id.
                unsafe {
                    if needs_drop::<T>() {
                        &*(&raw const (*(self.thread.id as *const Packet<T>)).id as *const Thread)
                    } else {
                        &*(&self.thread as *const raw::JoinHandle as *const Thread)
                    }
                }
            }
        }
        impl<$($generics)*> Drop for $handle {
            fn drop(&mut self) {
                if needs_drop::<T>() {
                    unsafe { Packet::release(self.thread.id as *mut Packet<T>) }
                }
            }
        }
    )*};
}
handles!((T) JoinHandle<T>, ('scope, T) ScopedJoinHandle<'scope, T>);

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

/// The same for a thread whose result is in a packet. What the scope borrows may be in the result.
extern "C" fn start_scoped_kept<F: FnOnce() -> T, T>(arg: *mut u8) -> *mut u8 {
    let (Scoped { f, scope }, packet) = unsafe { *Box::from_raw(arg as *mut (Scoped<F>, *mut Packet<T>)) };
    let result = f();
    unsafe {
        (*(*packet).result.get()).write(result);
        Packet::release(packet);
        (*scope).fetch_sub(1, Ordering::Release);
    }
    core::ptr::null_mut()
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
        let id = unsafe { __fp_thread_new() };
        if needs_drop::<T>() {
            let packet = Packet::<T>::new(id);
            let arg = Box::into_raw(Box::new((Scoped { f, scope }, packet))) as *mut u8;
            unsafe { launch(id, start_scoped_kept::<F, T>, arg) };
            return ScopedJoinHandle { thread: raw::JoinHandle { id: packet as usize }, result: PhantomData };
        }
        let arg = Box::into_raw(Box::new(Scoped { f, scope })) as *mut u8;
        unsafe { launch(id, start_scoped::<F, T>, arg) };
        ScopedJoinHandle { thread: raw::JoinHandle { id }, result: PhantomData }
    }
}

pub struct ScopedJoinHandle<'scope, T> {
    thread: raw::JoinHandle,
    result: PhantomData<&'scope T>,
}
unsafe impl<T> Send for ScopedJoinHandle<'_, T> {}
unsafe impl<T> Sync for ScopedJoinHandle<'_, T> {}
