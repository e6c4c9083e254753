// Unsafe code may make errors of memory.
// check: --model sc -D FREED
// expect: sc unsafe memsafety
// check: --model sc -D TWICE
// expect: sc unsafe memsafety
// check: --model sc -D NULL
// expect: sc unsafe memsafety
// check: --model sc -D UNSET
// expect: sc unsafe memsafety
// check: --model sc --property race -D RACE
// expect: sc unsafe race
// check: --model sc --property race
// expect: sc safe
use std::mem::MaybeUninit;
use std::thread;

static mut PLAIN: u32 = 0;

fn main() {
    let pointer = Box::into_raw(Box::new(7u32));
    unsafe {
        if cfg!(FREED) {
            drop(Box::from_raw(pointer));
            assert_eq!(*pointer, 7);
        } else if cfg!(TWICE) {
            drop(Box::from_raw(pointer));
            drop(Box::from_raw(pointer));
        } else if cfg!(NULL) {
            *std::ptr::null_mut::<u32>() = 1;
        } else if cfg!(UNSET) {
            let value: u32 = MaybeUninit::uninit().assume_init();
            assert!(value < 10);
        } else {
            let other = thread::spawn(|| PLAIN = 1);
            if cfg!(RACE) {
                PLAIN = 2;
            }
            other.join().unwrap();
            PLAIN = 3;
            drop(Box::from_raw(pointer));
        }
    }
}
