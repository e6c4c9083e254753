// Load buffering. The check of an overflow decides something, so that later stores depend on it; a release build does not have it.
// check: --model sc,pso,rmo,relaxed
// expect: sc safe all, pso safe all, rmo safe all, relaxed unsafe assert
// check: --model pso,rmo -- -C overflow-checks=off
// expect: pso safe all, rmo unsafe assert
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::thread;

static X: AtomicU32 = AtomicU32::new(0);
static Y: AtomicU32 = AtomicU32::new(0);

fn side(from: &AtomicU32, to: &AtomicU32) -> u32 {
    let seen = from.load(Relaxed);
    let _ = seen + 1;
    to.store(1, Relaxed);
    seen
}

fn main() {
    let other = thread::spawn(|| side(&X, &Y));
    let y = side(&Y, &X);
    let x = other.join().unwrap();
    assert!(x == 0 || y == 0);
}
