//! What an engine does, counted in steps: so that what one engine may try beside another does not depend on a clock.
//!
//! A step is about what a few thousand instructions of a processor do: a state that is visited, a clause that is made. The units of
//! the engines are comparable, not equal. Guarantee: the same task takes an engine the same steps, whatever else the machine does.
//! Misses: engines that cut by the time that a thread has had, and threads that an engine starts itself, take the steps that they
//! take.

use std::sync::atomic::{AtomicU64, Ordering};

/// What a node of a search costs that has more to do than to look at a state, in steps.
pub const NODE: u64 = 5;

/// The steps that somebody has taken, and how many there may be.
#[derive(Debug)]
pub struct Effort {
    spent: AtomicU64,
    allowed: AtomicU64,
}

impl Default for Effort {
    fn default() -> Effort {
        Effort { spent: AtomicU64::new(0), allowed: AtomicU64::new(u64::MAX) }
    }
}

impl Effort {
    /// So many steps more.
    pub fn spend(&self, steps: u64) {
        self.spent.fetch_add(steps, Ordering::Relaxed);
    }

    /// So many steps more; whether they are used up.
    pub fn takes(&self, steps: u64) -> bool {
        self.spend(steps);
        self.is_used_up()
    }

    /// How many there were.
    pub fn spent(&self) -> u64 {
        self.spent.load(Ordering::Relaxed)
    }

    /// From now on there may be so many in all.
    pub fn allow(&self, steps: u64) {
        self.allowed.store(steps, Ordering::Relaxed);
    }

    /// Whether there were as many as there may be.
    pub fn is_used_up(&self) -> bool {
        self.spent() >= self.allowed.load(Ordering::Relaxed)
    }
}
