// A mutex orders what it protects and nothing else: locking is no fence, although it is one on most machines.
// check: --model sc,tso,rmo
// expect: sc safe all, tso safe all, rmo unsafe assert
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::sync::Mutex;
use std::thread;

static X: AtomicU32 = AtomicU32::new(0);
static Y: AtomicU32 = AtomicU32::new(0);
static LEFT: Mutex<()> = Mutex::new(());
static RIGHT: Mutex<()> = Mutex::new(());

fn main() {
    let left = thread::spawn(|| {
        X.store(1, Relaxed);
        drop(LEFT.lock());
        Y.load(Relaxed)
    });
    let right = thread::spawn(|| {
        Y.store(1, Relaxed);
        drop(RIGHT.lock());
        X.load(Relaxed)
    });
    let (y, x) = (left.join().unwrap(), right.join().unwrap());
    assert!(x == 1 || y == 1);
}
