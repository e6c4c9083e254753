//! `fencepost models` and `fencepost engines`.

use crate::engines::ENGINES;
use crate::exit::Exit;
use crate::terminal;
use fencepost_models::MODELS;
use fencepost_report::tables;

/// Prints the models.
pub fn models() -> Exit {
    terminal::print(&tables::models(&MODELS));
    Exit::Safe
}

/// Prints the engines.
pub fn engines() -> Exit {
    terminal::print(&tables::engines(&ENGINES));
    Exit::Safe
}
