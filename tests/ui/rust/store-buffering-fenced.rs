// Store buffering with fences, and with sequentially consistent accesses.
// check: --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model tso,rmo -D ORDERS
// expect: tso safe all, rmo safe all
use std::sync::atomic::{fence, AtomicU32, Ordering};
use std::thread;

#[cfg(ORDERS)]
const ORDER: Ordering = Ordering::SeqCst;
#[cfg(not(ORDERS))]
const ORDER: Ordering = Ordering::Relaxed;

static X: AtomicU32 = AtomicU32::new(0);
static Y: AtomicU32 = AtomicU32::new(0);

fn side(mine: &AtomicU32, other: &AtomicU32) -> u32 {
    mine.store(1, ORDER);
    if !cfg!(ORDERS) {
        fence(Ordering::SeqCst);
    }
    other.load(ORDER)
}

fn main() {
    let left = thread::spawn(|| side(&X, &Y));
    let x = side(&Y, &X);
    let y = left.join().unwrap();
    assert!(x == 1 || y == 1);
}
