//! What rounds of symbolic execution learn besides the objects and what memory may hold: who may race, and what the calls of
//! operations are.

use crate::exec::conditions::Signals;
use crate::exec::observe::Calls;
use fencepost_check::layout::Tid;
pub use fencepost_execution::world::{Fill, ObjId, Object};
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;

/// The knowledge that rounds share.
pub type World<'p> = fencepost_execution::World<'p, Known>;

/// How an access takes part in races.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Use {
    /// Whether it stores.
    pub write: bool,
    /// Whether it is not atomic.
    pub plain: bool,
    /// Whether it is part of an atomic section.
    pub section: bool,
}

/// What this engine learns.
#[derive(Clone, Debug, Default)]
pub struct Known {
    /// How threads access shared objects, noted if races are asked for.
    uses: FxHashMap<ObjId, FxHashSet<(Tid, Use)>>,
    /// A spin loop was reduced although a failing iteration of it may race.
    pub hidden: bool,
    /// Accesses that a store may overtake which makes another thread end their object: the thread, and how many items it had before.
    pub overtaken: FxHashSet<(Tid, u32)>,
    /// How often condition variables are signalled.
    pub signals: Signals,
    /// Somebody asks whether a mutex is free.
    pub tries: bool,
    /// The calls of operations, if they are to be followed.
    pub calls: Rc<Calls>,
}

impl Known {
    /// Notes how a thread accesses a shared object, and says whether that is new.
    pub fn note_use(&mut self, id: ObjId, tid: Tid, how: Use) -> bool {
        self.uses.entry(id).or_default().insert((tid, how))
    }

    /// Whether an access to an object may race with what is known about the other threads.
    pub fn may_race(&self, id: ObjId, tid: Tid, how: Use) -> bool {
        let conflicts = |(other, with): &(Tid, Use)| {
            *other != tid && (how.write || with.write) && (how.plain || with.plain) && !(how.section && with.section)
        };
        self.uses.get(&id).is_some_and(|uses| uses.iter().any(conflicts))
    }
}
