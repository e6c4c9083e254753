//! Stack and heap objects in execution graphs: where they begin, where they end, who may touch them.
//!
//! The end of an object is a store to all of its bytes in `<M`. An access of another thread that may come after it is a
//! use after free: that is one branch of the search, in which the thread stops there; in another the access is before the end.
//! Where the model lets later stores overtake the access, there is a third: it comes after the end, what it reads is undefined, and
//! its thread goes on, perhaps to what makes the other thread end the object. An access may be
//! explored before its object's owner has made the object (the pointer was promised): then the object is presumed as an
//! earlier branch has seen it, and the branch counts only if the owner really makes it so.
//! An address is used again only where no pointer to the object before could have been kept: another thread never means that one.
//! Misses: a thread that has been promised the address of an object, while one that nobody else knows is still there; the
//! exploration says that it is undecided.

use super::graph::{Access, Content, Cycle, Event, Graph, NodeKind};
use super::order::NodeId;
use crate::interp::{Allocation, Fill};
use crate::layout::Tid;
use fencepost_ir::eval::mask;
use fencepost_models::buffer::overlaps;
use fencepost_models::Keep;
use std::rc::Rc;

/// An object of a run.
#[derive(Clone, Debug)]
pub struct Instance {
    pub allocation: Rc<Allocation>,
    pub owner: Tid,
    /// Whether its owner has made it in this graph; otherwise it is presumed.
    pub real: bool,
    /// Whether its life has ended.
    pub dead: bool,
    /// Whether it has ended and nobody ever knew its address but its own call: that address is used again, by another object.
    pub hidden: bool,
    /// The node of its end, if it has one.
    pub death: Option<NodeId>,
}

impl Instance {
    /// Whether it contains a range.
    pub fn contains(&self, addr: u64, size: u64) -> bool {
        let a = &self.allocation;
        addr >= a.base && addr.saturating_add(size) <= a.base.saturating_add(a.size)
    }

    /// What a range inside it holds at first.
    pub fn first_bytes(&self, addr: u64, len: u64) -> (u128, u128) {
        let all = mask(8 * len as u32);
        match &self.allocation.fill {
            Fill::Undefined => (0, all),
            Fill::Zero => (0, 0),
            Fill::Bytes(bytes) => {
                let start = (addr - self.allocation.base) as usize;
                let (mut bits, mut undef) = (0u128, 0u128);
                for k in 0..len as usize {
                    let (b, u) = bytes.get(start + k).copied().unwrap_or((0, 0xff));
                    bits |= u128::from(b & !u) << (8 * k);
                    undef |= u128::from(u) << (8 * k);
                }
                (bits, undef)
            }
        }
    }
}

impl Graph<'_> {
    /// The last object that contains a range, or else the last one that the address lies in or close behind; as the thread may mean
    /// it.
    pub fn object_at(&self, tid: Tid, addr: u64, size: u64) -> Option<u32> {
        let known = |o: &Instance| o.owner == tid || !o.hidden;
        let last =
            |f: &dyn Fn(&Instance) -> bool| self.objects.iter().rposition(|o| known(o) && f(o)).map(|i| i as u32);
        last(&|o| o.contains(addr, size)).or_else(|| {
            last(&|o| addr >= o.allocation.base && addr <= o.allocation.base.saturating_add(o.allocation.size))
        })
    }

    /// A thread makes an object.
    pub fn allocate(&mut self, keep: &Keep, tid: Tid, allocation: Allocation) -> Result<(), Cycle> {
        let presumed = self.objects.iter().position(|o| !o.real && o.allocation.base == allocation.base);
        if let Some(i) = presumed {
            if *self.objects[i].allocation != allocation {
                return Err(Cycle);
            }
            self.objects[i].real = true;
            return Ok(());
        }
        let (base, size) = (allocation.base, allocation.size.max(1));
        let reused = self.objects.iter().any(|o| overlaps(o.allocation.base, o.allocation.size.max(1), base, size));
        let index = self.objects.len() as u32;
        self.objects.push(Instance {
            allocation: Rc::new(allocation),
            owner: tid,
            real: true,
            dead: false,
            hidden: false,
            death: None,
        });
        if reused {
            let store = self.access(keep, NodeKind::Store(Content::Begin(index)), whole(tid, base, size, index))?;
            self.nodes[store.index()].event = u32::MAX;
            self.order_store(store, None)?;
        }
        Ok(())
    }

    /// Presumes an object that its owner has not made yet.
    pub fn presume(&mut self, owner: Tid, allocation: Rc<Allocation>) -> u32 {
        self.objects.push(Instance { allocation, owner, real: false, dead: false, hidden: false, death: None });
        self.objects.len() as u32 - 1
    }

    /// Whether an event is the end of an object that an access comes too late for.
    pub fn has_late(&self, end: &Event<'_>) -> bool {
        let object = end.store.and_then(|n| self.node(n).object);
        object.is_some() && self.nodes.iter().any(|n| n.late && n.event != u32::MAX && n.object == object)
    }

    /// A thread ends an object. All accesses of other threads that are in the graph are before the end.
    pub fn end_object(&mut self, keep: &Keep, access: Access, index: u32) -> Result<NodeId, Cycle> {
        let death = self.access(keep, NodeKind::Store(Content::End), access)?;
        self.order_store(death, None)?;
        let object = &mut self.objects[index as usize];
        object.dead = true;
        object.death = Some(death);
        for n in 0..self.nodes.len() {
            let node = self.nodes[n];
            let id = NodeId(n as u32);
            let real = node.event != u32::MAX;
            if real && !node.late && id != death && node.object == Some(index) && node.thread != access.thread {
                self.put_before(id, death)?;
            }
        }
        Ok(death)
    }
}

/// The access that begins or ends an object.
pub fn whole(tid: Tid, base: u64, size: u64, index: u32) -> Access {
    Access {
        thread: tid,
        addr: base,
        size: size.max(1),
        address: Default::default(),
        value: Default::default(),
        control: Default::default(),
        object: Some(index),
    }
}
