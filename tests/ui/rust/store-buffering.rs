// Store buffering: each thread stores, then loads what the other one stores.
// check: --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso unsafe assert, pso unsafe assert, rmo unsafe assert, relaxed unsafe assert
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::thread;

static X: AtomicU32 = AtomicU32::new(0);
static Y: AtomicU32 = AtomicU32::new(0);

fn main() {
    let left = thread::spawn(|| {
        X.store(1, Relaxed);
        Y.load(Relaxed)
    });
    let right = thread::spawn(|| {
        Y.store(1, Relaxed);
        X.load(Relaxed)
    });
    let (y, x) = (left.join().unwrap(), right.join().unwrap());
    assert!(x == 1 || y == 1);
}
