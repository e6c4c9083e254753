//! The names that are in scope without being asked for.

pub mod v1 {
    pub use crate::__panic as panic;
    pub use crate::__vec as vec;
    pub use crate::{
        assert_eq, assert_ne, dbg, debug_assert, debug_assert_eq, debug_assert_ne, eprint, eprintln, format, matches,
        print, println, todo, unimplemented, unreachable, write, writeln,
    };
    pub use alloc_crate::borrow::ToOwned;
    pub use alloc_crate::boxed::Box;
    pub use alloc_crate::string::{String, ToString};
    pub use alloc_crate::vec::Vec;
    pub use core::prelude::v1::*;
}
pub mod rust_2015 {
    pub use super::v1::*;
}
pub mod rust_2018 {
    pub use super::v1::*;
}
pub mod rust_2021 {
    pub use super::v1::*;
    pub use core::prelude::rust_2021::*;
}
pub mod rust_2024 {
    pub use super::v1::*;
    pub use core::prelude::rust_2024::*;
}
