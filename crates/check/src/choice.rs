//! Choices: which values a search tries, and how they count when it is judged whether a thread stands still for good.
//!
//! The one rule of blocking: a thread before an atomic section stands still if the section blocks on what memory holds at the end,
//! - for *every* value of the *inputs* in it, because whoever gives them may give another one next time;
//! - without *spurious* wake-ups and failures, which are allowed but never counted on;
//! - though its *time-outs* come, as they always do: a wait with a time does not block, so the library model has no `await` there.
//!
//! Guarantee: an input of which not all values are tried never makes a section count as blocked.

use fencepost_ir::{eval, NondetKind, Target, Type};

/// What is said where it cannot be judged whether a section blocks.
pub const UNJUDGED: &str = "an input in a section that waits has too many values to try them all";

/// Values for an input that has too many.
const SAMPLES: [u128; 6] = [0, 1, 2, u128::MAX, 1 << 127, u128::MAX >> 1];

/// Inputs of so many bits have all of their values tried.
const ALL_UP_TO: u32 = 8;

/// Whether only some of the values of a choice are tried.
pub fn is_sampled(kind: NondetKind, bits: u32) -> bool {
    kind == NondetKind::Input && bits > ALL_UP_TO
}

/// How many values are tried.
pub fn count(kind: NondetKind, bits: u32) -> u32 {
    match kind {
        NondetKind::Spurious => 2,
        NondetKind::Input if is_sampled(kind, bits) => SAMPLES.len() as u32,
        NondetKind::Input => 1 << bits,
    }
}

/// The value that has a number among those that are tried.
pub fn value(kind: NondetKind, bits: u32, number: u32) -> u128 {
    if !is_sampled(kind, bits) {
        return eval::cut(bits, u128::from(number));
    }
    match SAMPLES[number as usize % SAMPLES.len()] {
        v if v == 1 << 127 => 1 << (bits - 1),
        v if v == u128::MAX >> 1 => eval::mask(bits - 1),
        v => eval::cut(bits, v),
    }
}

/// All values that are tried.
pub fn values(kind: NondetKind, bits: u32) -> Vec<u128> {
    (0..count(kind, bits)).map(|n| value(kind, bits, n)).collect()
}

/// With which values a section must block for its thread to stand still. `None` if that cannot be said, because there are too many.
pub fn judged(kind: NondetKind, ty: Type, target: &Target) -> Option<Vec<u128>> {
    let bits = ty.bits(target);
    match kind {
        NondetKind::Spurious => Some(vec![0]),
        NondetKind::Input => (!is_sampled(kind, bits)).then(|| values(kind, bits)),
    }
}
