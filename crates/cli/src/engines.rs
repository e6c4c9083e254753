//! The engines, one line each. `auto` is the first.

use crate::portfolio::Auto;
use fencepost_check::enumerate::Enumerate;
use fencepost_check::Engine;
use fencepost_directed::Directed;
use fencepost_modular::Modular;
use fencepost_symbolic::Symbolic;
use fencepost_unwind::Unwind;

/// All engines of this version.
pub static ENGINES: [&dyn Engine; 6] = [&Auto, &Symbolic, &Directed, &Unwind, &Modular, &Enumerate];

/// The engine of that name.
pub fn engine(name: &str) -> Option<&'static dyn Engine> {
    ENGINES.iter().copied().find(|e| e.name() == name)
}
