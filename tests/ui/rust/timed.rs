// A wait with a time goes on by itself.
//
// check: --model sc,tso,pso,rmo,relaxed --engine symbolic
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc,rmo --engine enumerate
// expect: sc safe all, rmo safe all
// check: --model sc,pso --engine unwind
// expect: sc safe all, pso safe all

use std::sync::{Condvar, Mutex};
use std::time::Duration;

fn main() {
    let mutex = Mutex::new(0);
    let condition = Condvar::new();
    let (guard, _late) = condition.wait_timeout(mutex.lock().unwrap(), Duration::from_millis(1)).unwrap();
    assert!(*guard == 0);
}
