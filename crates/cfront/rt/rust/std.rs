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
    /// What `main` may return; nobody looks at it.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub struct ExitCode(u8);
    impl ExitCode {
        pub const SUCCESS: ExitCode = ExitCode(0);
        pub const FAILURE: ExitCode = ExitCode(1);
        pub fn exit_process(self) -> ! {
            exit(i32::from(self.0))
        }
    }
    impl From<u8> for ExitCode {
        fn from(code: u8) -> ExitCode {
            ExitCode(code)
        }
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
        fn __fp_within(condition: i32, text: *const u8);
    }
    /// Where the condition is false, a limit of the model is reached.
    pub fn within(condition: bool) {
        unsafe { __fp_within(condition as i32, core::ptr::null()) }
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

/// How the lowering looks at what is printed (`lower/text.rs`).
#[doc(hidden)]
pub mod __text {
    use core::fmt::{Debug, Formatter};

    #[inline(never)]
    pub fn bytes(text: *const u8, length: usize) {
        let mut i = 0usize;
        while i < length {
            let _byte = unsafe { *text.wrapping_add(i) };
            i = i.wrapping_add(1);
        }
    }
    #[inline(never)]
    pub fn string(text: &alloc_crate::string::String) {
        bytes(text.as_ptr(), text.len());
    }
    #[inline(never)]
    pub fn of(value: &dyn Debug, f: &mut Formatter<'_>) {
        let _ = value.fmt(f);
    }
    #[inline(never)]
    pub fn all(values: &[&dyn Debug], f: &mut Formatter<'_>) {
        let mut i = 0usize;
        while i < values.len() {
            let _ = unsafe { (*values.as_ptr().wrapping_add(i)).fmt(f) };
            i = i.wrapping_add(1);
        }
    }
}

/// What is printed is looked at, and printed nowhere.
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
