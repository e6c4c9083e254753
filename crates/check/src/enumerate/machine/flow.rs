//! The way of stores to memory: into the buffer, past fences, out of it; and what an atomic section must leave behind.

use super::step::Stepper;
use super::world::World;
use crate::layout::Tid;
use crate::value::Dep;
use fencepost_ir::FenceMask;
use fencepost_models::buffer::{overlaps, Buffer, Entry};
use fencepost_models::Machine;

/// What an atomic section has done so far.
#[derive(Clone, Debug, Default)]
pub(super) struct Section {
    /// The stores into the buffer: address and size.
    pub stores: Vec<(u64, u8)>,
    /// The group of its stores in the buffer.
    pub group: u8,
    /// Whether it has loaded anything, or something of it had to reach memory: then it happens now, not later.
    pub loads: bool,
    /// Whether anything went straight to memory.
    pub private: bool,
    /// The events that went straight to memory and have no place yet, for the record: they may still have to go with the
    /// group. Each with the buffered stores that it must follow.
    pub direct: Vec<(u32, Vec<u32>)>,
}

impl<D: Dep> Stepper<'_, D> {
    pub(super) fn with_buffer(&mut self, world: &mut World, tid: Tid, change: impl FnOnce(&mut Buffer)) {
        let slot = &mut world.threads[tid as usize];
        let mut buffer = self.tables.buffers.get(slot.buffer).clone();
        change(&mut buffer);
        slot.buffer = self.tables.buffers.intern(buffer);
    }

    pub(super) fn store(&mut self, world: &mut World, tid: Tid, addr: u64, size: u8, value: (u128, u128), event: u32) {
        let shared = self.touch(world, tid, addr, u64::from(size), true);
        if shared && self.machine != Machine::Direct {
            let mut group = 0;
            if let Some(section) = &mut self.section {
                section.stores.push((addr, size));
                group = section.group;
            }
            let entry = Entry::Store { addr, size, bits: value.0, undef: value.1, tag: event, group };
            self.with_buffer(world, tid, |b| b.push(entry));
        } else {
            self.write(world, addr, size, value.0, value.1);
            self.record_direct(world, tid, event);
        }
    }

    /// A store went straight to memory: now is its place in the order, or, in a section, when the section has its place.
    pub(super) fn record_direct(&mut self, world: &World, tid: Tid, event: u32) {
        let section = self.section.as_mut().filter(|_| self.machine != Machine::Direct);
        let waits = section.is_some_and(|section| {
            section.private = true;
            !section.loads
        });
        if self.record.is_none() {
            return;
        }
        let group = self.section.as_ref().map_or(0, |s| s.group);
        let tags = older(self.buffer(world, tid), self.machine, group);
        match (&mut self.section, &mut self.record) {
            (Some(section), _) if waits => section.direct.push((event, tags)),
            (_, Some(record)) => record.direct(event, tags),
            (_, None) => {}
        }
    }

    /// The section happens now, because it loads or because something of it must be in memory: what it has stored privately
    /// takes its place, behind the buffered stores that the model keeps before it.
    pub(super) fn section_is_now(&mut self) {
        let Some(section) = &mut self.section else { return };
        section.loads = true;
        let direct = std::mem::take(&mut section.direct);
        if let Some(record) = &mut self.record {
            direct.into_iter().for_each(|(event, tags)| record.direct(event, tags));
        }
    }

    /// Whether the thread's buffer holds a store into the object; within an atomic section it is emptied on the spot.
    /// Where every line is treated as shared, a store to an object that ends must not hold up its thread: stores to
    /// private objects do not, and it makes no difference whether they ever arrive.
    pub(super) fn is_pending(&mut self, world: &mut World, tid: Tid, base: u64, size: u64) -> bool {
        if self.all_shared {
            self.with_buffer(world, tid, |b| b.discard(base, size));
            return false;
        }
        let into = |e: &Entry| match e {
            Entry::Barrier { .. } => false,
            Entry::Store { addr, size: s, .. } => overlaps(*addr, u64::from(*s), base, size),
        };
        self.buffer(world, tid).entries().iter().any(into) && !self.emptied(world, tid)
    }

    /// A store of another thread that is still on its way into the object: the thread and the number of the event.
    pub(super) fn is_awaited(&self, world: &World, tid: Tid, base: u64, size: u64) -> Option<(Tid, u32)> {
        let into = |e: &Entry| match e {
            Entry::Barrier { .. } => None,
            Entry::Store { addr, size: s, tag, .. } => overlaps(*addr, u64::from(*s), base, size).then_some(*tag),
        };
        let others = (0..world.threads.len() as Tid).filter(|t| *t != tid);
        others.into_iter().find_map(|t| self.buffer(world, t).entries().iter().find_map(into).map(|tag| (t, tag)))
    }

    /// Whether the thread's buffer is empty; within an atomic section it is emptied on the spot.
    pub(super) fn emptied(&mut self, world: &mut World, tid: Tid) -> bool {
        if let Some(section) = &self.section {
            if section.private || !section.stores.is_empty() {
                self.section_is_now();
            }
            self.flush_all(world, tid);
        }
        self.buffer(world, tid).is_empty()
    }

    /// A fence: what it must hold back is held back by a barrier in the buffer.
    pub(super) fn fence(&mut self, world: &mut World, tid: Tid, mask: FenceMask) {
        let stores = mask.covers(FenceMask::SS) && self.machine == Machine::PerAddress;
        let loads = mask.covers(FenceMask::SL);
        if (stores || loads) && !self.buffer(world, tid).is_empty() {
            self.with_buffer(world, tid, |b| b.barrier(stores, loads));
        }
    }

    /// Everything in a thread's buffer reaches memory, in program order.
    pub(super) fn flush_all(&mut self, world: &mut World, tid: Tid) {
        while let Some(position) = self.buffer(world, tid).ready(Machine::Fifo).first().copied() {
            self.flush(world, tid, position);
        }
    }

    /// One entry of a thread's buffer, or the group that it belongs to, reaches memory.
    pub fn flush(&mut self, world: &mut World, tid: Tid, position: usize) {
        let mut taken = smallvec::SmallVec::new();
        let before = self.record.as_ref().map_or(0, |r| r.order.len());
        self.with_buffer(world, tid, |b| taken = b.take(position));
        for entry in taken {
            if let Entry::Store { addr, size, bits, undef, tag, .. } = entry {
                self.write(world, addr, size, bits, undef);
                if let Some(record) = &mut self.record {
                    record.reached(tag);
                }
            }
        }
        self.in_program_order(before);
    }

    /// Stores of one thread that reach memory in one step do so in program order, also those that the record held back.
    fn in_program_order(&mut self, since: usize) {
        if let Some(record) = &mut self.record {
            record.order[since..].sort_by_key(|item| item.event);
        }
    }

    /// If the section loaded anything, its stores must be in memory when it ends, and so must older stores that the model
    /// keeps before them. Otherwise they stay in the buffer and go to memory together.
    pub(super) fn end_section(&mut self, world: &mut World, tid: Tid) {
        let section = self.section.take().unwrap_or_default();
        let before = self.record.as_ref().map_or(0, |r| r.order.len());
        if section.loads {
            self.flush_section(world, tid, &section);
        } else if !section.private {
            self.with_buffer(world, tid, |b| {
                b.settle_group(section.group);
            });
        }
        self.put_down(world, tid, &section);
        self.in_program_order(before);
    }

    /// Leaves an atomic section that could not be finished. If it failed, what it has stored privately takes its place.
    pub(super) fn abandon_section(&mut self, world: &World, tid: Tid) {
        let before = self.record.as_ref().map_or(0, |r| r.order.len());
        if let Some(section) = self.section.take() {
            self.put_down(world, tid, &section);
        }
        self.in_program_order(before);
    }

    /// What went straight to memory in a section that need not happen now takes its place together with what is in the buffer.
    fn put_down(&mut self, world: &World, tid: Tid, section: &Section) {
        let tags = older(self.buffer(world, tid), self.machine, section.group);
        if let Some(record) = &mut self.record {
            section.direct.iter().for_each(|(event, _)| record.direct(*event, tags.clone()));
        }
    }

    fn flush_section(&mut self, world: &mut World, tid: Tid, section: &Section) {
        let stores = &section.stores;
        let holds = |e: &Entry| matches!(e, Entry::Barrier { stores: true, .. });
        match self.machine {
            Machine::Direct => {}
            Machine::Fifo if stores.is_empty() && !section.private => {}
            Machine::Fifo => self.flush_all(world, tid),
            Machine::PerAddress => {
                // A store that went straight to memory has no entry, but what a barrier keeps before it must be there too.
                while section.private && self.buffer(world, tid).entries().iter().any(holds) {
                    self.flush(world, tid, 0);
                }
                let own = |e: &Entry| match e {
                    Entry::Barrier { .. } => false,
                    Entry::Store { addr, size, .. } => {
                        stores.iter().any(|(a, s)| overlaps(*a, u64::from(*s), *addr, u64::from(*size)))
                    }
                };
                while let Some(last) = self.buffer(world, tid).entries().iter().rposition(own) {
                    let entries = self.buffer(world, tid).entries();
                    let fenced = entries[..last].iter().any(holds);
                    let next = if fenced { Some(0) } else { entries.iter().position(own) };
                    match next {
                        Some(position) => self.flush(world, tid, position),
                        None => break,
                    }
                }
            }
        }
    }
}

/// The stores in a buffer that come before a store which is made now: those that the model keeps before it, and those of its own section
/// (the group, if it is not 0), which reach memory in program order.
fn older(held: &Buffer, machine: Machine, section: u8) -> Vec<u32> {
    let entries = held.entries();
    let kept = match machine {
        Machine::Direct => 0,
        Machine::Fifo => entries.len(),
        Machine::PerAddress => {
            entries.iter().rposition(|e| matches!(e, Entry::Barrier { stores: true, .. })).unwrap_or(0)
        }
    };
    let tag = |(i, e): (usize, &Entry)| match e {
        Entry::Store { tag, group, .. } if i < kept || section != 0 && *group == section => Some(*tag),
        Entry::Store { .. } | Entry::Barrier { .. } => None,
    };
    entries.iter().enumerate().filter_map(tag).collect()
}
