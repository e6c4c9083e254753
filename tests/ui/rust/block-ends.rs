// A variable ends with its block, also where the compiler hands its address on without storing it anywhere.
// check: --model sc,tso,pso,rmo,relaxed -D ADDRESS
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --model sc,tso,pso,rmo --engine directed -D ADDRESS
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety
// check: --model sc,tso,pso,rmo,relaxed --engine enumerate -D ADDRESS
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --model sc,tso,pso --engine unwind -D ADDRESS
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety
// check: --model sc -D PART
// expect: sc unsafe memsafety
// check: --model sc -D STORE
// expect: sc unsafe memsafety
// check: --model sc -D BRANCHES
// expect: sc unsafe memsafety
// check: --model sc -D ROUNDS
// expect: sc unsafe memsafety
// check: --model sc -D EXTENDED
// expect: sc unsafe memsafety
// check: --model sc
// expect: sc safe all
use std::hint::black_box;

fn extended<'a>(x: &'a u32) -> &'static u32 {
    unsafe { std::mem::transmute(x) }
}

fn main() {
    unsafe {
        if cfg!(ADDRESS) {
            let p: *const u32;
            {
                let x = 5;
                p = &x;
            }
            if *p == 5 {}
        }
        if cfg!(PART) {
            let p: *const u32;
            {
                let pair = (5, 6);
                p = &pair.1;
            }
            if *p == 6 {}
        }
        if cfg!(STORE) {
            let p: *mut u32;
            {
                let mut x = 5;
                p = &mut x;
            }
            *p = 6;
        }
        if cfg!(BRANCHES) {
            let p: *const u32;
            if black_box(true) {
                let x = 5;
                p = &x;
            } else {
                let y = 6;
                p = &y;
            }
            if *p == 5 {}
        }
        if cfg!(ROUNDS) {
            let mut last: *const u32 = std::ptr::null();
            for i in 0..2 {
                let x = i;
                if i == 1 && *last == 0 {}
                last = &x;
            }
        }
        if cfg!(EXTENDED) {
            let r: &'static u32;
            {
                let x = 5;
                r = extended(&x);
            }
            if *r == 5 {}
        }
    }
    // Each round has its own, and nobody touches it later.
    let mut sum = 0;
    for i in 0..3 {
        let x = i;
        let p: *const u32 = &x;
        sum += unsafe { *p };
    }
    assert_eq!(sum, 3);
}
