// A spin lock; with relaxed orders it does not protect what it should.
// check: --model sc,tso,rmo
// expect: sc safe all, tso safe all, rmo safe all
// check: --model sc,tso,pso,rmo -D WRONG
// expect: sc safe all, tso safe all, pso unsafe assert, rmo unsafe assert
use std::cell::UnsafeCell;
use std::hint::spin_loop;
use std::ops::{Deref, DerefMut};
use std::sync::atomic::{AtomicBool, Ordering::*};
use std::thread;

struct SpinLock<T> {
    locked: AtomicBool,
    data: UnsafeCell<T>,
}
unsafe impl<T: Send> Sync for SpinLock<T> {}

struct Guard<'a, T> {
    lock: &'a SpinLock<T>,
}

impl<T> SpinLock<T> {
    const fn new(data: T) -> Self {
        SpinLock { locked: AtomicBool::new(false), data: UnsafeCell::new(data) }
    }
    fn lock(&self) -> Guard<'_, T> {
        let order = if cfg!(WRONG) { Relaxed } else { Acquire };
        while self.locked.compare_exchange(false, true, order, Relaxed).is_err() {
            spin_loop();
        }
        Guard { lock: self }
    }
}
impl<T> Deref for Guard<'_, T> {
    type Target = T;
    fn deref(&self) -> &T {
        unsafe { &*self.lock.data.get() }
    }
}
impl<T> DerefMut for Guard<'_, T> {
    fn deref_mut(&mut self) -> &mut T {
        unsafe { &mut *self.lock.data.get() }
    }
}
impl<T> Drop for Guard<'_, T> {
    fn drop(&mut self) {
        self.lock.locked.store(false, if cfg!(WRONG) { Relaxed } else { Release });
    }
}

static COUNTER: SpinLock<u32> = SpinLock::new(0);

fn main() {
    let other = thread::spawn(|| *COUNTER.lock() += 1);
    *COUNTER.lock() += 1;
    other.join().unwrap();
    assert_eq!(*COUNTER.lock(), 2);
}
