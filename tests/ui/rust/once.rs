// What runs once: its effects are seen by all who come later.
// check: --model sc,tso,pso,rmo
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::sync::{Once, OnceLock, RwLock};
use std::thread;

static RUNS: AtomicU32 = AtomicU32::new(0);
static ONCE: Once = Once::new();
static VALUE: OnceLock<(u32, u32)> = OnceLock::new();
static SHARED: RwLock<u32> = RwLock::new(0);

fn value() -> u32 {
    ONCE.call_once(|| {
        RUNS.fetch_add(1, Relaxed);
    });
    let (a, b) = VALUE.get_or_init(|| (1, 2));
    a + b
}

fn main() {
    let other = thread::spawn(|| {
        *SHARED.write().unwrap() += 1;
        value()
    });
    assert!(*SHARED.read().unwrap() <= 1);
    assert_eq!(value(), 3);
    assert_eq!(RUNS.load(Relaxed), 1);
    assert_eq!(other.join().unwrap(), 3);
    assert_eq!(*SHARED.read().unwrap(), 1);
}
