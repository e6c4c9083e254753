//! What an exploration is worth: whether it has seen everything that was asked for, and if not, why.

use crate::engine::Explored;
use fencepost_check::finding::{Properties, Property};
use fencepost_check::interp::Limit;
use fencepost_check::task::Reason;

impl Explored {
    /// Why not every behaviour has been seen; `None` if every one has.
    pub fn open(&self, properties: Properties, unwind: Option<u32>) -> Option<Reason> {
        if let Some(reason) = &self.reason {
            return Some(reason.clone());
        }
        let limits: Vec<String> = self.limits.iter().map(|l| in_words(*l, unwind)).collect();
        if !limits.is_empty() {
            return Some(Reason::Limit(limits.join("; ")));
        }
        if properties.has(Property::Race) {
            return Some(Reason::unsupported("the directed engine does not look for races"));
        }
        let left = || Reason::Undecided("the search ended before everything was seen".to_string());
        (!self.complete).then(left)
    }
}

fn in_words(limit: Limit, unwind: Option<u32>) -> String {
    match limit {
        Limit::Unwind => match unwind {
            Some(n) => format!("a loop was cut after {n} iterations"),
            None => "a loop was cut".to_string(),
        },
        Limit::Recursion => "calls are nested too deeply (endless recursion?)".to_string(),
        Limit::Steps => "an execution is very long (endless loop?)".to_string(),
        Limit::Space => "the objects of a thread do not fit the address space".to_string(),
        Limit::Float | Limit::Model => limit.words().to_string(),
    }
}
