//! A spin lock of one's own, with the orders of a beginner.
//!
//! On x86 nothing goes wrong. Where stores may change places, the counter of the one who unlocks arrives after the lock is free.
// check: --model sc,tso,pso
// expect: sc safe all, tso safe all, pso unsafe assert
use std::cell::UnsafeCell;
use std::hint::spin_loop;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::Arc;
use std::thread;

struct Counter {
    locked: AtomicBool,
    value: UnsafeCell<u32>,
}
unsafe impl Sync for Counter {}

impl Counter {
    fn add_one(&self) {
        while self.locked.swap(true, Ordering::Acquire) {
            spin_loop();
        }
        unsafe { *self.value.get() += 1 };
        self.locked.store(false, Ordering::Relaxed);
    }
}

fn main() {
    let counter = Arc::new(Counter { locked: AtomicBool::new(false), value: UnsafeCell::new(0) });
    let theirs = Arc::clone(&counter);
    let other = thread::spawn(move || theirs.add_one());
    counter.add_one();
    other.join().unwrap();
    assert_eq!(unsafe { *counter.value.get() }, 2);
}
