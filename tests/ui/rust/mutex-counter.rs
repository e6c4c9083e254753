// A counter behind a mutex that threads share, and one that they only think they share.
// check: --model sc,tso,pso,rmo
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --model sc -D UNLOCKED
// expect: sc unsafe assert
use std::sync::{Arc, Mutex};
use std::thread;

fn main() {
    let counter = Arc::new(Mutex::new(0));
    let threads: Vec<_> = (0..2)
        .map(|_| {
            let counter = Arc::clone(&counter);
            thread::spawn(move || {
                if cfg!(UNLOCKED) {
                    let old = *counter.lock().unwrap();
                    *counter.lock().unwrap() = old + 1;
                } else {
                    *counter.lock().unwrap() += 1;
                }
            })
        })
        .collect();
    for thread in threads {
        thread.join().unwrap();
    }
    println!("the counter is {}", counter.lock().unwrap());
    assert_eq!(*counter.lock().unwrap(), 2);
}
