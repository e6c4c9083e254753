//! Exit codes: a contract with users' scripts (`docs/reference.md`).

use fencepost_check::{Stop, Verdict};
use fencepost_report::{Answer, Trouble};

/// How the process ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exit {
    /// No violation in the scope that was printed; or the command did what was asked.
    Safe = 0,
    /// A violation was found.
    Violation = 1,
    /// The command line is wrong, a named file cannot be read, or there is no clang.
    Usage = 2,
    /// No answer, or the program exceeds what the engine can decide.
    Unknown = 3,
    /// The input is malformed or outside what fencepost models.
    Unsupported = 4,
    /// Out of time or memory.
    Resources = 5,
    /// A bug of fencepost.
    Internal = 101,
    /// Stopped by the user.
    Interrupted = 130,
}

impl Exit {
    /// Where several answers end in one process, the one with the highest rank decides.
    fn rank(self) -> u8 {
        match self {
            Exit::Safe => 0,
            Exit::Unknown => 1,
            Exit::Resources => 2,
            Exit::Unsupported => 3,
            Exit::Usage => 4,
            Exit::Violation => 5,
            Exit::Internal => 6,
            Exit::Interrupted => 7,
        }
    }

    /// The worse of two.
    #[must_use]
    pub fn worst(self, other: Exit) -> Exit {
        if self.rank() >= other.rank() {
            self
        } else {
            other
        }
    }

    /// The exit code of one answer.
    pub fn of(answer: &Answer) -> Exit {
        match &answer.result {
            Ok(Verdict::Safe { .. }) => Exit::Safe,
            Ok(Verdict::Unsafe { .. }) => Exit::Violation,
            Ok(Verdict::Unknown { .. }) => match answer.stopped() {
                None => Exit::Unknown,
                Some(Stop::Time | Stop::Memory) => Exit::Resources,
                Some(Stop::Cancelled) => Exit::Interrupted,
            },
            Err(Trouble::Input(_)) => Exit::Unsupported,
            Err(Trouble::Internal(_)) => Exit::Internal,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_worst_answer_decides() {
        let order = [Exit::Safe, Exit::Unknown, Exit::Resources, Exit::Violation, Exit::Internal, Exit::Interrupted];
        for pair in order.windows(2) {
            assert_eq!(pair[0].worst(pair[1]), pair[1]);
            assert_eq!(pair[1].worst(pair[0]), pair[1]);
        }
    }
}
