//! A spin lock of one's own, with an order that is too weak.
//!
//! On x86 nothing goes wrong. Where stores may change places, the lock is free before the new value has arrived.
// check: --model sc,tso,pso
// expect: sc safe all, tso safe all, pso unsafe assert
use std::cell::UnsafeCell;
use std::hint::spin_loop;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

struct Counter {
    locked: AtomicBool,
    value: UnsafeCell<u32>,
}
unsafe impl Sync for Counter {}

impl Counter {
    fn add_one(&self) {
        while self.locked.compare_exchange(false, true, Ordering::Acquire, Ordering::Relaxed).is_err() {
            spin_loop();
        }
        unsafe { *self.value.get() += 1 };
        self.locked.store(false, Ordering::Relaxed);
    }
}

static COUNTER: Counter = Counter { locked: AtomicBool::new(false), value: UnsafeCell::new(0) };

fn main() {
    let other = thread::spawn(|| COUNTER.add_one());
    COUNTER.add_one();
    other.join().unwrap();
    assert_eq!(unsafe { *COUNTER.value.get() }, 2);
}
