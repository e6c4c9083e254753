// Scoped threads borrow from the stack; all have ended when the scope has.
// check: --model sc,tso,rmo
// expect: sc safe all, tso safe all, rmo safe all
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::thread;

fn main() {
    let count = AtomicU32::new(0);
    let (mut left, mut right) = (0, 0);
    thread::scope(|scope| {
        scope.spawn(|| {
            count.fetch_add(1, Relaxed);
            left = 1;
        });
        let other = scope.spawn(|| {
            count.fetch_add(1, Relaxed);
            2
        });
        right = other.join().unwrap();
    });
    assert_eq!(count.load(Relaxed), 2);
    assert_eq!((left, right), (1, 2));
}
