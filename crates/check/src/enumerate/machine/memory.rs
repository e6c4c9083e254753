//! Memory as the machine's steps see it: lines, who owns them, and which requests others can see.

use super::step::Stepper;
use super::world::{Line, Owner, World};
use crate::interp::Request;
use crate::layout::Tid;
use crate::value::Dep;
use fencepost_ir::{eval, Type};

impl<D: Dep> Stepper<'_, D> {
    fn line_value(&mut self, world: &World, number: u64) -> (u128, u128) {
        let place = self.tables.place(number);
        match world.line(place) {
            0 => self.tables.objects.get(world.objects).initial(&self.code, number * 16),
            id => {
                let line = self.tables.lines.get(id);
                (line.bits, line.undef)
            }
        }
    }

    /// The bytes in memory: bits and undefined bits.
    pub fn read(&mut self, world: &World, addr: u64, size: u8) -> (u128, u128) {
        let (first, last) = (addr / 16, (addr + u64::from(size) - 1) / 16);
        let width = eval::mask(8 * u32::from(size));
        let shift = 8 * (addr % 16) as u32;
        let (bits, undef) = self.line_value(world, first);
        let (mut bits, mut undef) = (bits >> shift, undef >> shift);
        if last != first {
            let (high, high_undef) = self.line_value(world, last);
            bits |= high << (128 - shift);
            undef |= high_undef << (128 - shift);
        }
        (bits & width, undef & width)
    }

    /// Stores into memory.
    pub(super) fn write(&mut self, world: &mut World, addr: u64, size: u8, bits: u128, undef: u128) {
        let (first, last) = (addr / 16, (addr + u64::from(size) - 1) / 16);
        let width = eval::mask(8 * u32::from(size));
        let shift = 8 * (addr % 16) as u32;
        self.write_line(world, first, width << shift, (bits & width) << shift, (undef & width) << shift);
        if last != first {
            let back = 128 - shift;
            self.write_line(world, last, width >> back, (bits & width) >> back, (undef & width) >> back);
        }
    }

    fn write_line(&mut self, world: &mut World, number: u64, mask: u128, bits: u128, undef: u128) {
        let place = self.tables.place(number);
        let (old, old_undef) = self.line_value(world, number);
        let owner = match world.line(place) {
            0 => Owner::Nobody,
            id => self.tables.lines.get(id).owner,
        };
        let line = Line { bits: old & !mask | bits, undef: old_undef & !mask | undef, owner };
        let initial = self.tables.objects.get(world.objects).initial(&self.code, number * 16);
        let id = if owner == Owner::Nobody && initial == (line.bits, line.undef) {
            0
        } else {
            self.tables.lines.intern(line)
        };
        world.set_line(place, id);
    }

    /// Notes an access and says whether the bytes are shared.
    pub(super) fn touch(&mut self, world: &mut World, tid: Tid, addr: u64, size: u64, write: bool) -> bool {
        let (first, last) = (addr / 16, (addr + size.max(1) - 1) / 16);
        let mut shared = false;
        for number in first..=last {
            shared |= self.touch_line(world, tid, number, write);
        }
        if shared && first != last && !self.all_shared {
            // An access that is partly shared is shared as a whole.
            for number in first..=last {
                if self.tables.shared.insert(number) {
                    self.dirty = true;
                }
            }
        }
        shared
    }

    fn touch_line(&mut self, world: &mut World, tid: Tid, number: u64, write: bool) -> bool {
        if self.all_shared || self.tables.shared.contains(&number) {
            return true;
        }
        let clock = self.tables.clocks.get(world.threads[tid as usize].clock);
        let epoch = clock.get(tid as usize).copied().unwrap_or(0);
        let place = self.tables.places.get(&number).copied();
        let id = place.map_or(0, |p| world.line(p));
        let owner = if id == 0 { Owner::Nobody } else { self.tables.lines.get(id).owner };
        let next = match owner {
            Owner::Nobody => Owner::Thread(tid, epoch, write),
            Owner::Thread(t, _, stored) if t == tid => Owner::Thread(tid, epoch, stored || write),
            Owner::Thread(t, e, _) if e <= clock.get(t as usize).copied().unwrap_or(0) => {
                Owner::Thread(tid, epoch, write)
            }
            Owner::Thread(_, _, false) | Owner::Readers if !write => Owner::Readers,
            Owner::Thread(..) | Owner::Readers => {
                self.tables.shared.insert(number);
                self.dirty = true;
                return true;
            }
        };
        if next != owner {
            let (bits, undef) = self.line_value(world, number);
            let id = self.tables.lines.intern(Line { bits, undef, owner: next });
            let place = self.tables.place(number);
            world.set_line(place, id);
        }
        false
    }

    pub(super) fn size(&self, ty: Type) -> u8 {
        ty.bytes(&self.code.program.target) as u8
    }

    /// Whether other threads can see or influence the request, so that it must be interleaved with theirs.
    /// Private accesses are noted on the way.
    pub(super) fn is_visible(&mut self, world: &mut World, tid: Tid) -> bool {
        let Some(request) = self.request(world, tid) else { return true };
        match request {
            Request::Load { ty, addr, .. } => {
                let (addr, size) = (addr.bits as u64, ty.bytes(&self.code.program.target));
                self.is_shared(world, tid, addr, u64::from(size), false)
            }
            Request::Store { ty, addr, .. } => {
                let (addr, size) = (addr.bits as u64, ty.bytes(&self.code.program.target));
                self.is_shared(world, tid, addr, u64::from(size), true)
            }
            Request::Rmw { ty, addr, .. } => {
                let (addr, size) = (addr.bits as u64, ty.bytes(&self.code.program.target));
                self.is_shared(world, tid, addr, u64::from(size), true)
            }
            Request::CmpXchg { ty, addr, weak, .. } => {
                let (addr, size, weak) = (addr.bits as u64, ty.bytes(&self.code.program.target), *weak);
                weak || self.is_shared(world, tid, addr, u64::from(size), true)
            }
            Request::Free(addr) => {
                let base = addr.bits as u64;
                let size = self.tables.objects.get(world.objects).object_size(&self.code, base);
                self.touches_shared(world, tid, base, size)
            }
            Request::Release { from, to } => {
                let (from, to) = (*from, *to);
                let objects = self.tables.objects.get(world.objects);
                let ranges: Vec<(u64, u64)> = objects
                    .list()
                    .iter()
                    .filter(|o| o.allocation.base >= from && o.allocation.base < to)
                    .map(|o| (o.allocation.base, o.allocation.size))
                    .collect();
                ranges.into_iter().any(|(base, size)| self.touches_shared(world, tid, base, size))
            }
            // Where an object was before that others know, they may come before the new one.
            Request::Allocate(allocation) => {
                let (base, size) = (allocation.base, allocation.size);
                self.touches_shared(world, tid, base, size)
            }
            Request::Fence(_)
            | Request::ObjectSize(_)
            | Request::ThreadNew { .. }
            | Request::ThreadStart { .. }
            | Request::Print(_)
            | Request::Yield
            | Request::Commit => false,
            Request::ThreadJoin { .. }
            | Request::AtomicBegin
            | Request::AtomicEnd
            | Request::Blocked
            | Request::Assumed
            | Request::Nondet(..)
            | Request::Exit(_)
            | Request::ProcessExit
            | Request::Fail(_)
            | Request::Limit(_) => true,
        }
    }

    fn is_shared(&mut self, world: &mut World, tid: Tid, addr: u64, size: u64, write: bool) -> bool {
        // An access that is an error stops its thread; nobody else needs to see it.
        if self.tables.objects.get(world.objects).check(&self.code, addr, size, write).is_err() {
            return false;
        }
        self.touch(world, tid, addr, size, write)
    }

    /// The end of an object is a store to all of its lines that have been touched, and so is the beginning of one.
    pub(super) fn touches_shared(&mut self, world: &mut World, tid: Tid, base: u64, size: u64) -> bool {
        let (first, last) = (base / 16, base.saturating_add(size.max(1) - 1) / 16);
        let touched: Vec<u64> = if last - first < 64 {
            (first..=last).filter(|n| self.tables.places.contains_key(n)).collect()
        } else {
            self.tables.places.keys().copied().filter(|n| (first..=last).contains(n)).collect()
        };
        touched.into_iter().fold(false, |shared, number| self.touch_line(world, tid, number, true) | shared)
    }
}
