// The result of a thread is dropped by whoever lets go of it last: the thread itself, or the handle that nobody joined.
// check: --model sc,tso,pso,rmo,relaxed -D DETACHED
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert, relaxed unsafe assert
// check: --model sc,tso,pso,rmo --engine directed -D DETACHED
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert
// check: --model sc --engine enumerate -D DETACHED
// expect: sc unsafe assert
// check: --model sc -D SCOPED
// expect: sc safe all
// check: --model sc -D SCOPED -D WRONG
// expect: sc unsafe assert
// check: --model sc,rmo -D JOINED
// expect: sc safe all, rmo safe all
// check: --model sc,rmo --property race -D JOINED
// expect: sc safe all, rmo safe all
// check: --model sc,rmo -D LATE
// expect: sc safe all, rmo safe all
use std::sync::atomic::{AtomicU32, Ordering::SeqCst};
use std::thread;

static DROPPED: AtomicU32 = AtomicU32::new(0);

struct Noisy;
impl Drop for Noisy {
    fn drop(&mut self) {
        DROPPED.fetch_add(1, SeqCst);
    }
}

fn main() {
    if cfg!(DETACHED) {
        // The handle goes at once, and the thread may end before main does.
        thread::spawn(|| Noisy);
        assert_eq!(DROPPED.load(SeqCst), 0);
    }
    if cfg!(SCOPED) {
        thread::scope(|s| {
            s.spawn(|| Noisy);
        });
        assert_eq!(DROPPED.load(SeqCst), if cfg!(WRONG) { 0 } else { 1 });
    }
    if cfg!(JOINED) {
        let value = thread::spawn(|| Box::new(7)).join().unwrap();
        assert_eq!(*value, 7);
        drop(thread::spawn(|| Noisy).join());
        assert_eq!(DROPPED.load(SeqCst), 1);
    }
    if cfg!(LATE) {
        let handle = thread::spawn(|| Noisy);
        let id = handle.thread().id();
        drop(handle);
        assert!(DROPPED.load(SeqCst) < 2);
        assert!(id != thread::current().id());
    }
}
