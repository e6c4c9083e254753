// Unchecked functions ask for something of those that call them, also where the machine would not notice.
// check: --model sc,tso,pso,rmo,relaxed -D INDEX
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --model sc,rmo --engine directed -D INDEX
// expect: sc unsafe memsafety, rmo unsafe memsafety
// check: --model sc,rmo --engine enumerate -D INDEX
// expect: sc unsafe memsafety, rmo unsafe memsafety
// check: --model sc,tso,pso --engine unwind -D INDEX
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety
// check: --model sc -D RANGE
// expect: sc unsafe memsafety
// check: --model sc -D OVERFLOW
// expect: sc unsafe memsafety
// check: --model sc -D LAYOUT
// expect: sc unsafe memsafety
// check: --model sc,rmo
// expect: sc safe all, rmo safe all
use std::alloc::{alloc, dealloc, realloc, Layout};
use std::hint::black_box;

fn main() {
    let numbers = [1u32, 2, 3, 4];
    let start = &numbers[..2];
    let far = if cfg!(INDEX) { 2 } else { 1 };
    let end = if cfg!(RANGE) { 3 } else { 2 };
    let large = black_box(if cfg!(OVERFLOW) { 255u8 } else { 254 });
    unsafe {
        assert_eq!(*start.get_unchecked(far) as usize, far + 1);
        assert!(start.get_unchecked(1..end).len() < 3);
        assert!(large.unchecked_add(1) != 1);
        let small = Layout::new::<u32>();
        let bytes = realloc(alloc(small), small, 8);
        dealloc(bytes, if cfg!(LAYOUT) { small } else { Layout::from_size_align(8, 4).unwrap() });
    }
}
