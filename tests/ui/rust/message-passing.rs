// Message passing with release and acquire.
// check: --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc,tso,pso,rmo,relaxed -D RELAXED
// expect: sc safe all, tso safe all, pso unsafe assert, rmo unsafe assert, relaxed unsafe assert
use std::cell::UnsafeCell;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::Arc;
use std::thread;

struct Slot {
    ready: AtomicBool,
    data: UnsafeCell<u64>,
}
unsafe impl Sync for Slot {}

const STORE: Ordering = if cfg!(RELAXED) { Ordering::Relaxed } else { Ordering::Release };
const LOAD: Ordering = if cfg!(RELAXED) { Ordering::Relaxed } else { Ordering::Acquire };

fn main() {
    let slot = Arc::new(Slot { ready: AtomicBool::new(false), data: UnsafeCell::new(0) });
    let theirs = Arc::clone(&slot);
    let sender = thread::spawn(move || {
        unsafe { *theirs.data.get() = 42 };
        theirs.ready.store(true, STORE);
    });
    if slot.ready.load(LOAD) {
        assert_eq!(unsafe { *slot.data.get() }, 42, "the message is not there");
    }
    sender.join().unwrap();
}
