// A reader waits for a writer that waits: who reads twice may block itself.
//
// check: --model sc
// expect: sc safe all
// check: --model sc -D TWICE
// expect: sc unsafe deadlock

use std::sync::RwLock;
use std::thread;

static DATA: RwLock<u32> = RwLock::new(0);

fn main() {
    let writer = thread::spawn(|| *DATA.write().unwrap() += 1);
    let first = DATA.read().unwrap();
    #[cfg(TWICE)]
    assert!(*first == *DATA.read().unwrap());
    assert!(*first <= 1);
    drop(first);
    writer.join().unwrap();
    assert!(*DATA.read().unwrap() == 1);
}
