//! What a Rust program gets under the name `std` when it is checked.
//!
//! `core` and `alloc` are Rust's own; threads and what waits are made of the primitives of the library model (`model.h`).
//! Rules for this file:
//!  - a function that is marked `inline(never)` is one step of a run, shown under its own name; all others dissolve;
//!  - locks synchronise as Rust promises and no more: an acquiring load when they are taken, a releasing store when they
//!    are given back, no fences; starting and joining a thread are full fences, as everywhere in the library model;
//!  - what blocks is `__fp_await` inside an atomic section: while its condition is false, the section has not happened;
//!  - a panic is a finding, so that nothing is ever poisoned;
//!  - what is not here does not compile, and so is refused by name.
#![no_std]
#![allow(hidden_glob_reexports, clippy::all)]

extern crate alloc as alloc_crate;

pub use core::*;

pub use alloc_crate::{borrow, boxed, fmt, format, rc, slice, str, string, vec};
pub use core::{
    assert_eq, assert_ne, debug_assert, debug_assert_eq, debug_assert_ne, matches, todo, unimplemented, unreachable,
    write, writeln,
};

pub mod alloc {
    pub use alloc_crate::alloc::*;
}

pub mod collections {
    pub use alloc_crate::collections::*;
}

#[path = "prelude.rs"]
pub mod prelude;

#[path = "sync.rs"]
pub mod sync;

#[path = "thread.rs"]
pub mod thread;

pub mod process {
    mod c {
        extern "C" {
            pub fn abort() -> !;
            pub fn exit(code: i32) -> !;
        }
    }
    /// Ends the run, without a finding.
    pub fn abort() -> ! {
        unsafe { c::abort() }
    }
    /// Ends the run, without a finding.
    pub fn exit(code: i32) -> ! {
        unsafe { c::exit(code) }
    }
}

/// The primitives of the library model.
pub(crate) mod model {
    extern "C" {
        fn __fp_await(condition: i32);
        fn __fp_atomic_begin();
        fn __fp_atomic_end();
        fn __fp_spurious() -> i32;
        fn __fp_choose32() -> i32;
        fn __fp_assume(condition: i32);
    }
    pub fn wait_until(condition: bool) {
        unsafe { __fp_await(condition as i32) }
    }
    pub fn begin() {
        unsafe { __fp_atomic_begin() }
    }
    pub fn end() {
        unsafe { __fp_atomic_end() }
    }
    pub fn spurious() -> bool {
        unsafe { __fp_spurious() != 0 }
    }
    pub fn below32() -> u32 {
        unsafe { __fp_choose32() as u32 }
    }
    pub fn assume(condition: bool) {
        unsafe { __fp_assume(condition as i32) }
    }
}

/// What is printed has no effect on the program's memory; the arguments are evaluated.
#[macro_export]
macro_rules! print {
    ($($arg:tt)*) => {{ let _ = $crate::format_args!($($arg)*); }};
}
#[macro_export]
macro_rules! println {
    () => {{}};
    ($($arg:tt)*) => {{ let _ = $crate::format_args!($($arg)*); }};
}
#[macro_export]
macro_rules! eprint {
    ($($arg:tt)*) => {{ let _ = $crate::format_args!($($arg)*); }};
}
#[macro_export]
macro_rules! eprintln {
    () => {{}};
    ($($arg:tt)*) => {{ let _ = $crate::format_args!($($arg)*); }};
}
#[macro_export]
macro_rules! dbg {
    () => {{}};
    ($value:expr $(,)?) => {
        match $value { value => { let _ = $crate::format_args!("{:#?}", &value); value } }
    };
    ($($value:expr),+ $(,)?) => { ($($crate::dbg!($value)),+,) };
}
/// Names that are also those of modules; here they are macros only.
#[doc(hidden)]
#[macro_export]
macro_rules! __vec {
    ($($arg:tt)*) => { $crate::vec![$($arg)*] };
}
#[doc(hidden)]
#[macro_export]
macro_rules! __panic {
    ($($arg:tt)*) => { $crate::panic!($($arg)*) };
}
