//! The numbers of symbolic execution, for all engines that use it.

use fencepost_check::numbers;

numbers! {
    FREE: "execution.free" = 20_000, 1..=1_000_000_000, "iterations of a loop that constants decide, which count towards no bound";
    FRAMES: "execution.frames" = 400, 1..=10_000, "calls within each other";
    CHANGES: "execution.changes" = 5, 1..=255, "times that what a byte of memory may hold grows before it may be anything";
    VARYING: "execution.varying" = 65_536, 1..=1_000_000_000, "bytes of an object whose size depends on the run, if that is seen";
    SOME_VARYING: "execution.some_varying" = 256, 1..=1_000_000_000, "bytes of an object whose size depends on the run, otherwise";
    UNITS: "execution.units" = 65_536, 1..=1_000_000_000, "accesses of a block operation";
    LENGTH: "execution.length" = 4_096, 1..=1_000_000_000, "bytes of a block operation whose length depends on the run, if that is seen";
    SOME_LENGTH: "execution.some_length" = 64, 1..=1_000_000_000, "bytes of a block operation whose length depends on the run, otherwise";
    TEXT: "execution.text" = 4_096, 1..=1_000_000_000, "bytes of text that depends on the run";
}
