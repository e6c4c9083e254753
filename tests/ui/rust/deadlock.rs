// Two mutexes, taken in both orders.
// check: --model sc,tso
// expect: sc unsafe deadlock, tso unsafe deadlock
// check: --model sc -D SAME
// expect: sc safe all
use std::sync::Mutex;
use std::thread;

static A: Mutex<u32> = Mutex::new(0);
static B: Mutex<u32> = Mutex::new(0);

fn main() {
    let other = thread::spawn(|| {
        let (first, second) = if cfg!(SAME) { (&A, &B) } else { (&B, &A) };
        let mut x = first.lock().unwrap();
        let mut y = second.lock().unwrap();
        *x += 1;
        *y += 1;
    });
    {
        let mut a = A.lock().unwrap();
        let mut b = B.lock().unwrap();
        *a += 1;
        *b += 1;
    }
    other.join().unwrap();
}
