//! Locks, condition variables and what runs once.
//!
//! Choices: a mutex that its own thread locks again blocks for ever. A notification wakes one of the threads that wait at
//! that moment, any of them; a waiter may also go on without one. A timed wait is over at any moment. Readers of an
//! `RwLock` wait for writers that wait, as on Linux; a writer may begin to wait late, so that readers may also come first.
//! Limit: 32 threads wait on one condition variable at a time; the answer is unknown beyond.

pub use alloc_crate::sync::{Arc, Weak};
pub use core::sync::atomic;

use core::cell::{Cell, UnsafeCell};
use core::fmt;
use core::marker::PhantomData;
use core::mem::MaybeUninit;
use core::ops::{Deref, DerefMut};
use core::time::Duration;

mod raw {
    use crate::model;
    use core::sync::atomic::{AtomicU32, Ordering::*};

    /// 0 free, 1 held.
    pub struct Mutex {
        word: AtomicU32,
    }
    impl Mutex {
        pub const fn new() -> Mutex {
            Mutex { word: AtomicU32::new(0) }
        }
        #[inline(never)]
        pub fn lock(&self) {
            model::begin();
            let word = self.word.load(Acquire);
            model::wait_until(word == 0);
            self.word.store(1, Relaxed);
            model::end();
        }
        #[inline(never)]
        #[link_section = "fp.try_lock"]
        pub fn try_lock(&self) -> bool {
            self.word.compare_exchange(0, 1, Acquire, Relaxed).is_ok()
        }
        #[inline(never)]
        pub fn unlock(&self) {
            self.word.store(0, Release);
        }
    }

    /// The number of readers, or a writer; and the number of writers that wait.
    pub struct RwLock {
        word: AtomicU32,
        waiting: AtomicU32,
    }
    const WRITER: u32 = 1 << 31;
    impl RwLock {
        pub const fn new() -> RwLock {
            RwLock { word: AtomicU32::new(0), waiting: AtomicU32::new(0) }
        }
        #[inline(never)]
        pub fn read(&self) {
            model::begin();
            let (word, waiting) = (self.word.load(Relaxed), self.waiting.load(Relaxed));
            model::wait_until(word != WRITER && waiting == 0);
            self.word.fetch_add(1, Acquire);
            model::end();
        }
        #[inline(never)]
        pub fn try_read(&self) -> bool {
            model::begin();
            let (word, waiting) = (self.word.load(Relaxed), self.waiting.load(Relaxed));
            let free = word != WRITER && waiting == 0;
            if free {
                self.word.fetch_add(1, Acquire);
            }
            model::end();
            free
        }
        #[inline(never)]
        pub fn unlock_read(&self) {
            self.word.fetch_sub(1, Release);
        }
        #[inline(never)]
        pub fn write(&self) {
            if self.try_write() {
                return;
            }
            self.waiting.fetch_add(1, Relaxed);
            model::begin();
            let word = self.word.load(Acquire);
            model::wait_until(word == 0);
            self.word.store(WRITER, Relaxed);
            self.waiting.store(self.waiting.load(Relaxed) - 1, Relaxed);
            model::end();
        }
        #[inline(never)]
        pub fn try_write(&self) -> bool {
            self.word.compare_exchange(0, WRITER, Acquire, Relaxed).is_ok()
        }
        #[inline(never)]
        pub fn unlock_write(&self) {
            self.word.store(0, Release);
        }
    }

    /// Two sets of threads, as bits: those that wait, and those that were woken and have not gone on yet.
    pub struct Condvar {
        waiting: AtomicU32,
        woken: AtomicU32,
    }
    impl Condvar {
        pub const fn new() -> Condvar {
            Condvar { waiting: AtomicU32::new(0), woken: AtomicU32::new(0) }
        }
        /// Giving the mutex back and beginning to wait are one step.
        fn enter(&self, mutex: &Mutex) -> u32 {
            model::begin();
            mutex.word.store(0, Release);
            let waiting = self.waiting.load(Acquire);
            let taken = waiting | self.woken.load(Acquire);
            model::within(taken != !0);
            let bit = !taken & taken.wrapping_add(1);
            self.waiting.store(waiting | bit, Release);
            model::end();
            bit
        }
        /// Whether the time was over.
        fn leave(&self, mutex: &Mutex, bit: u32, timed: bool) -> bool {
            let mut over = false;
            model::begin();
            let woken = self.woken.load(Acquire);
            if woken & bit != 0 {
                self.woken.store(woken & !bit, Release);
            } else {
                let spurious = model::spurious();
                model::wait_until(timed || spurious);
                over = !spurious;
                let waiting = self.waiting.load(Acquire);
                self.waiting.store(waiting & !bit, Release);
            }
            model::end();
            mutex.lock();
            over
        }
        #[inline(never)]
        #[link_section = "fp.wait"]
        pub fn wait(&self, mutex: &Mutex) {
            let bit = self.enter(mutex);
            self.leave(mutex, bit, false);
        }
        #[inline(never)]
        #[link_section = "fp.timed_wait"]
        pub fn wait_timeout(&self, mutex: &Mutex) -> bool {
            let bit = self.enter(mutex);
            self.leave(mutex, bit, true)
        }
        #[inline(never)]
        #[link_section = "fp.signal"]
        pub fn notify_one(&self) {
            model::begin();
            let waiting = self.waiting.load(Acquire);
            if waiting != 0 {
                // Any of them; where only one waits there is nothing to choose.
                let mut bit = waiting;
                if waiting & waiting.wrapping_sub(1) != 0 {
                    bit = 1 << model::below32();
                    model::assume(waiting & bit != 0);
                }
                self.waiting.store(waiting & !bit, Release);
                self.woken.store(self.woken.load(Acquire) | bit, Release);
            }
            model::end();
        }
        #[inline(never)]
        #[link_section = "fp.signal"]
        pub fn notify_all(&self) {
            model::begin();
            let waiting = self.waiting.load(Acquire);
            if waiting != 0 {
                self.waiting.store(0, Release);
                self.woken.store(self.woken.load(Acquire) | waiting, Release);
            }
            model::end();
        }
    }

    /// 0 not begun, 1 under way, 2 done.
    pub struct Once {
        state: AtomicU32,
    }
    impl Once {
        pub const fn new() -> Once {
            Once { state: AtomicU32::new(0) }
        }
        pub fn is_done(&self) -> bool {
            self.state.load(Acquire) == 2
        }
        /// Whether it is for the caller to do it; waits while another thread does.
        #[inline(never)]
        pub fn begin(&self) -> bool {
            model::begin();
            let state = self.state.load(Acquire);
            model::wait_until(state != 1);
            if state == 0 {
                self.state.store(1, Relaxed);
            }
            model::end();
            state == 0
        }
        #[inline(never)]
        pub fn done(&self) {
            self.state.store(2, Release);
        }
    }
}

/// An error that does not happen: a panic is a finding, and no thread goes on after it.
pub struct PoisonError<T> {
    data: T,
}
impl<T> PoisonError<T> {
    pub fn into_inner(self) -> T {
        self.data
    }
    pub fn get_ref(&self) -> &T {
        &self.data
    }
    pub fn get_mut(&mut self) -> &mut T {
        &mut self.data
    }
}
impl<T> fmt::Debug for PoisonError<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PoisonError")
    }
}
pub type LockResult<T> = Result<T, PoisonError<T>>;
pub enum TryLockError<T> {
    Poisoned(PoisonError<T>),
    WouldBlock,
}
impl<T> fmt::Debug for TryLockError<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("WouldBlock")
    }
}
pub type TryLockResult<T> = Result<T, TryLockError<T>>;

pub struct Mutex<T: ?Sized> {
    raw: raw::Mutex,
    data: UnsafeCell<T>,
}
unsafe impl<T: ?Sized + Send> Send for Mutex<T> {}
unsafe impl<T: ?Sized + Send> Sync for Mutex<T> {}
impl<T: ?Sized> Mutex<T> {
    pub fn lock(&self) -> LockResult<MutexGuard<'_, T>> {
        self.raw.lock();
        Ok(MutexGuard { lock: self, not_send: PhantomData })
    }
    pub fn try_lock(&self) -> TryLockResult<MutexGuard<'_, T>> {
        if self.raw.try_lock() {
            Ok(MutexGuard { lock: self, not_send: PhantomData })
        } else {
            Err(TryLockError::WouldBlock)
        }
    }
}
#[must_use]
pub struct MutexGuard<'a, T: ?Sized + 'a> {
    lock: &'a Mutex<T>,
    not_send: PhantomData<*const ()>,
}
impl<T: ?Sized> Drop for MutexGuard<'_, T> {
    fn drop(&mut self) {
        self.lock.raw.unlock();
    }
}
/// What all locks have. The text of a lock shows its data if it can be had.
macro_rules! locks {
    ($($lock:ident $try:ident),*) => {$(
        impl<T> $lock<T> {
            pub const fn new(data: T) -> $lock<T> {
                $lock { raw: raw::$lock::new(), data: UnsafeCell::new(data) }
            }
            pub fn into_inner(self) -> LockResult<T> {
                Ok(self.data.into_inner())
            }
        }
        impl<T: ?Sized> $lock<T> {
            pub fn get_mut(&mut self) -> LockResult<&mut T> {
                Ok(self.data.get_mut())
            }
            pub fn is_poisoned(&self) -> bool {
                false
            }
            pub fn clear_poison(&self) {}
        }
        impl<T: Default> Default for $lock<T> {
            fn default() -> $lock<T> {
                $lock::new(T::default())
            }
        }
        impl<T> From<T> for $lock<T> {
            fn from(data: T) -> $lock<T> {
                $lock::new(data)
            }
        }
        impl<T: ?Sized + fmt::Debug> fmt::Debug for $lock<T> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self.$try() {
                    Ok(guard) => (*guard).fmt(f),
                    Err(_) => Ok(()),
                }
            }
        }
    )*};
}
locks!(Mutex try_lock, RwLock try_read);

/// What all guards have.
macro_rules! guards {
    ($($guard:ident),*) => {$(
        unsafe impl<T: ?Sized + Sync> Sync for $guard<'_, T> {}
        impl<T: ?Sized> Deref for $guard<'_, T> {
            type Target = T;
            fn deref(&self) -> &T {
                unsafe { &*self.lock.data.get() }
            }
        }
        impl<T: ?Sized + fmt::Debug> fmt::Debug for $guard<'_, T> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                (**self).fmt(f)
            }
        }
        impl<T: ?Sized + fmt::Display> fmt::Display for $guard<'_, T> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                (**self).fmt(f)
            }
        }
    )*};
}
guards!(MutexGuard, RwLockReadGuard, RwLockWriteGuard);
macro_rules! writing_guards {
    ($($guard:ident),*) => {$(
        impl<T: ?Sized> DerefMut for $guard<'_, T> {
            fn deref_mut(&mut self) -> &mut T {
                unsafe { &mut *self.lock.data.get() }
            }
        }
    )*};
}
writing_guards!(MutexGuard, RwLockWriteGuard);

pub struct Condvar {
    raw: raw::Condvar,
}
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WaitTimeoutResult(bool);
impl WaitTimeoutResult {
    pub fn timed_out(&self) -> bool {
        self.0
    }
}
impl Condvar {
    pub const fn new() -> Condvar {
        Condvar { raw: raw::Condvar::new() }
    }
    pub fn wait<'a, T>(&self, guard: MutexGuard<'a, T>) -> LockResult<MutexGuard<'a, T>> {
        self.raw.wait(&guard.lock.raw);
        Ok(guard)
    }
    pub fn wait_while<'a, T, F>(&self, guard: MutexGuard<'a, T>, mut condition: F) -> LockResult<MutexGuard<'a, T>>
    where
        F: FnMut(&mut T) -> bool,
    {
        let mut guard = guard;
        while condition(&mut *guard) {
            self.raw.wait(&guard.lock.raw);
        }
        Ok(guard)
    }
    pub fn wait_timeout<'a, T>(
        &self,
        guard: MutexGuard<'a, T>,
        _time: Duration,
    ) -> LockResult<(MutexGuard<'a, T>, WaitTimeoutResult)> {
        let over = self.raw.wait_timeout(&guard.lock.raw);
        Ok((guard, WaitTimeoutResult(over)))
    }
    pub fn notify_one(&self) {
        self.raw.notify_one();
    }
    pub fn notify_all(&self) {
        self.raw.notify_all();
    }
}
impl Default for Condvar {
    fn default() -> Condvar {
        Condvar::new()
    }
}
impl fmt::Debug for Condvar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Condvar")
    }
}

pub struct RwLock<T: ?Sized> {
    raw: raw::RwLock,
    data: UnsafeCell<T>,
}
unsafe impl<T: ?Sized + Send> Send for RwLock<T> {}
unsafe impl<T: ?Sized + Send + Sync> Sync for RwLock<T> {}
impl<T: ?Sized> RwLock<T> {
    pub fn read(&self) -> LockResult<RwLockReadGuard<'_, T>> {
        self.raw.read();
        Ok(RwLockReadGuard { lock: self, not_send: PhantomData })
    }
    pub fn try_read(&self) -> TryLockResult<RwLockReadGuard<'_, T>> {
        if self.raw.try_read() {
            Ok(RwLockReadGuard { lock: self, not_send: PhantomData })
        } else {
            Err(TryLockError::WouldBlock)
        }
    }
    pub fn write(&self) -> LockResult<RwLockWriteGuard<'_, T>> {
        self.raw.write();
        Ok(RwLockWriteGuard { lock: self, not_send: PhantomData })
    }
    pub fn try_write(&self) -> TryLockResult<RwLockWriteGuard<'_, T>> {
        if self.raw.try_write() {
            Ok(RwLockWriteGuard { lock: self, not_send: PhantomData })
        } else {
            Err(TryLockError::WouldBlock)
        }
    }
}
#[must_use]
pub struct RwLockReadGuard<'a, T: ?Sized + 'a> {
    lock: &'a RwLock<T>,
    not_send: PhantomData<*const ()>,
}
#[must_use]
pub struct RwLockWriteGuard<'a, T: ?Sized + 'a> {
    lock: &'a RwLock<T>,
    not_send: PhantomData<*const ()>,
}
impl<T: ?Sized> Drop for RwLockReadGuard<'_, T> {
    fn drop(&mut self) {
        self.lock.raw.unlock_read();
    }
}
impl<T: ?Sized> Drop for RwLockWriteGuard<'_, T> {
    fn drop(&mut self) {
        self.lock.raw.unlock_write();
    }
}
pub struct Once {
    raw: raw::Once,
}
impl Once {
    pub const fn new() -> Once {
        Once { raw: raw::Once::new() }
    }
    pub fn call_once<F: FnOnce()>(&self, f: F) {
        if self.raw.begin() {
            f();
            self.raw.done();
        }
    }
    pub fn is_completed(&self) -> bool {
        self.raw.is_done()
    }
}

pub struct OnceLock<T> {
    raw: raw::Once,
    value: UnsafeCell<MaybeUninit<T>>,
}
unsafe impl<T: Send> Send for OnceLock<T> {}
unsafe impl<T: Send + Sync> Sync for OnceLock<T> {}
impl<T> OnceLock<T> {
    pub const fn new() -> OnceLock<T> {
        OnceLock { raw: raw::Once::new(), value: UnsafeCell::new(MaybeUninit::uninit()) }
    }
    pub fn get(&self) -> Option<&T> {
        if self.raw.is_done() {
            Some(unsafe { (*self.value.get()).assume_init_ref() })
        } else {
            None
        }
    }
    pub fn set(&self, value: T) -> Result<(), T> {
        if !self.raw.begin() {
            return Err(value);
        }
        unsafe { (*self.value.get()).write(value) };
        self.raw.done();
        Ok(())
    }
    pub fn get_or_init<F: FnOnce() -> T>(&self, f: F) -> &T {
        if self.raw.begin() {
            let value = f();
            unsafe { (*self.value.get()).write(value) };
            self.raw.done();
        }
        unsafe { (*self.value.get()).assume_init_ref() }
    }
}
impl<T> Drop for OnceLock<T> {
    fn drop(&mut self) {
        if self.raw.is_done() {
            unsafe { (*self.value.get()).assume_init_drop() }
        }
    }
}

pub struct LazyLock<T, F = fn() -> T> {
    once: OnceLock<T>,
    init: Cell<Option<F>>,
}
unsafe impl<T: Sync + Send, F: Send> Sync for LazyLock<T, F> {}
impl<T, F: FnOnce() -> T> LazyLock<T, F> {
    pub const fn new(f: F) -> LazyLock<T, F> {
        LazyLock { once: OnceLock::new(), init: Cell::new(Some(f)) }
    }
    pub fn force(this: &LazyLock<T, F>) -> &T {
        this.once.get_or_init(|| match this.init.take() {
            Some(f) => f(),
            None => unreachable!(),
        })
    }
}
impl<T, F: FnOnce() -> T> Deref for LazyLock<T, F> {
    type Target = T;
    fn deref(&self) -> &T {
        LazyLock::force(self)
    }
}

pub struct Barrier {
    lock: Mutex<(usize, usize)>,
    condition: Condvar,
    threads: usize,
}
#[derive(Debug)]
pub struct BarrierWaitResult(bool);
impl BarrierWaitResult {
    pub fn is_leader(&self) -> bool {
        self.0
    }
}
impl Barrier {
    pub const fn new(threads: usize) -> Barrier {
        Barrier { lock: Mutex::new((0, 0)), condition: Condvar::new(), threads }
    }
    pub fn wait(&self) -> BarrierWaitResult {
        let mut state = match self.lock.lock() {
            Ok(guard) => guard,
            Err(error) => error.into_inner(),
        };
        let round = state.1;
        state.0 += 1;
        if state.0 >= self.threads {
            *state = (0, round.wrapping_add(1));
            self.condition.notify_all();
            return BarrierWaitResult(true);
        }
        while state.1 == round {
            self.condition.raw.wait(&state.lock.raw);
        }
        BarrierWaitResult(false)
    }
}
