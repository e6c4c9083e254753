// A flag behind a condition variable. Without the loop, a thread that wakes for nothing goes on too early.
// check: --model sc,tso
// expect: sc safe all, tso safe all
// check: --model sc -D ONCE
// expect: sc unsafe assert
// check: --model sc -D SILENT
// expect: sc unsafe deadlock
use std::sync::{Condvar, Mutex};
use std::thread;

static READY: Mutex<bool> = Mutex::new(false);
static CHANGED: Condvar = Condvar::new();

fn main() {
    let waiter = thread::spawn(|| {
        let mut ready = READY.lock().unwrap();
        if cfg!(ONCE) {
            if !*ready {
                ready = CHANGED.wait(ready).unwrap();
            }
        } else {
            while !*ready {
                ready = CHANGED.wait(ready).unwrap();
            }
        }
        assert!(*ready);
    });
    *READY.lock().unwrap() = true;
    if !cfg!(SILENT) {
        CHANGED.notify_one();
    }
    waiter.join().unwrap();
}
