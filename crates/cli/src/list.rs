//! `fencepost models`, `fencepost engines` and `fencepost limits`.

use crate::engines::ENGINES;
use crate::exit::Exit;
use crate::limits;
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

/// Prints how far engines go.
pub fn limits() -> Exit {
    terminal::print(&tables::numbers(limits::table()));
    Exit::Safe
}
