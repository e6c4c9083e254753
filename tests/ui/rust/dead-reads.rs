// Reads that decide nothing are reads: rustc's own passes over its intermediate code would take these away.
// check: --model sc,tso,pso,rmo,relaxed -D BRANCH
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --model sc --engine enumerate -D BRANCH
// expect: sc unsafe memsafety
// check: --model sc,tso,pso,rmo --engine directed -D BRANCH
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety
// check: --model sc,tso,pso --engine unwind -D BRANCH
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety
// check: --model sc -D MATCH
// expect: sc unsafe memsafety
// check: --model sc -D VARIANT
// expect: sc unsafe memsafety
// check: --model sc -D CALL
// expect: sc unsafe memsafety
// check: --model sc -D STATEMENT
// expect: sc unsafe memsafety
// check: --model sc -D PLACE
// expect: sc safe all
// check: --model sc --property race -D RACE
// expect: sc unsafe race
// check: --model rmo --property race --engine enumerate -D RACE
// expect: rmo unsafe race
// check: --model sc --property race -D RACE_MATCH
// expect: sc unsafe race
// check: --model sc -D UNSET
// expect: sc unsafe memsafety
// check: --model sc -D UNSET_MATCH
// expect: sc unsafe memsafety
// check: --model sc -D UNSET_BOOL
// expect: sc unsafe memsafety
use std::mem::MaybeUninit;
use std::thread;

#[derive(Clone, Copy)]
enum Kind {
    None,
    Some(u32),
}

static mut SHARED: u32 = 0;

fn dangling<T>(value: T) -> *mut T {
    let p = Box::into_raw(Box::new(value));
    unsafe { drop(Box::from_raw(p)) };
    p
}

fn look(x: &u32) -> u32 {
    *x
}

fn main() {
    unsafe {
        if cfg!(BRANCH) {
            let p = dangling(1);
            if *p == 1 {}
        }
        if cfg!(MATCH) {
            let p = dangling(1);
            match *p {
                1 => {}
                _ => {}
            }
        }
        if cfg!(VARIANT) {
            let p = dangling(if cfg!(MATCH) { Kind::None } else { Kind::Some(1) });
            if let Kind::Some(1) = *p {}
        }
        if cfg!(CALL) {
            let p = dangling(1);
            let _ = look(&*p);
        }
        if cfg!(STATEMENT) {
            let p = dangling(1);
            *p;
        }
        if cfg!(PLACE) {
            // This names a place, and reads nothing.
            let p = dangling(1);
            let _ = *p;
        }
        if cfg!(RACE) || cfg!(RACE_MATCH) {
            let other = thread::spawn(|| SHARED = 1);
            if cfg!(RACE) {
                if SHARED == 1 {}
            }
            match cfg!(RACE_MATCH) {
                true => match SHARED {
                    1 => {}
                    _ => {}
                },
                false => {}
            }
            other.join().unwrap();
        }
        if cfg!(UNSET) {
            let value: u32 = MaybeUninit::uninit().assume_init();
            if value == 1 {}
        }
        if cfg!(UNSET_MATCH) {
            let value: u32 = MaybeUninit::uninit().assume_init();
            match value {
                1 => {}
                _ => {}
            }
        }
        if cfg!(UNSET_BOOL) {
            let value: bool = MaybeUninit::uninit().assume_init();
            if value {}
        }
    }
}
