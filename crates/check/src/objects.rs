//! The objects that exist: bounds and lifetime. What an access may touch, and what a `free` may end.
//!
//! Globals and thread-local variables always exist and are found by the layout; this table holds what runs make: stack
//! and heap objects. Freed heap objects stay in the table (dead), so that their use has a name; stack objects leave it.

use crate::finding::FindingKind;
use crate::interp::{Allocation, Code, Fill};
use crate::layout::{Region, Tid};

/// A stack or heap object.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Object {
    /// Its address, size, kind and first contents.
    pub allocation: Allocation,
    /// Whether its life has not ended.
    pub live: bool,
}

/// The stack and heap objects, by address.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Objects {
    list: Vec<Object>,
}

impl Objects {
    /// All objects, by address.
    pub fn list(&self) -> &[Object] {
        &self.list
    }

    fn position(&self, base: u64) -> Result<usize, usize> {
        self.list.binary_search_by_key(&base, |o| o.allocation.base)
    }

    /// Adds an object.
    pub fn allocate(&mut self, allocation: Allocation) {
        let object = Object { allocation, live: true };
        match self.position(object.allocation.base) {
            Ok(i) => self.list[i] = object,
            Err(i) => self.list.insert(i, object),
        }
    }

    /// The object that an address lies in or close behind.
    pub fn find(&self, addr: u64) -> Option<&Object> {
        let i = match self.position(addr) {
            Ok(i) => i,
            Err(0) => return None,
            Err(i) => i - 1,
        };
        self.list.get(i)
    }

    /// Removes the stack (or thread-local) objects with addresses from `from` up to `to`; yields them.
    pub fn release(&mut self, from: u64, to: u64) -> Vec<Object> {
        let start = self.position(from).unwrap_or_else(|i| i);
        let end = self.position(to).unwrap_or_else(|i| i);
        self.list.drain(start..end.max(start)).collect()
    }

    /// Ends the life of a heap object.
    pub fn free(&mut self, addr: u64) -> Result<(), FindingKind> {
        match self.position(addr) {
            Ok(i) if !self.list[i].allocation.heap => Err(FindingKind::InvalidFree),
            Ok(i) if !self.list[i].live => Err(FindingKind::DoubleFree),
            Ok(i) => {
                self.list[i].live = false;
                self.list[i].allocation.fill = Fill::Undefined;
                Ok(())
            }
            Err(_) => Err(FindingKind::InvalidFree),
        }
    }

    /// Whether an access of `size` bytes is allowed.
    pub fn check(&self, code: &Code<'_>, addr: u64, size: u64, write: bool) -> Result<(), FindingKind> {
        let Some(end) = addr.checked_add(size) else { return Err(FindingKind::OutOfBounds) };
        let inside = |base: u64, length: u64| addr >= base && end <= base.saturating_add(length);
        match code.layout.region(code.program, addr) {
            Region::Null => Err(FindingKind::NullAccess),
            Region::Global(g) => {
                let global = code.program.global(g);
                if !inside(code.layout.global(g), global.size) {
                    Err(FindingKind::OutOfBounds)
                } else if write && global.constant {
                    Err(FindingKind::ConstWrite)
                } else {
                    Ok(())
                }
            }
            Region::Function(_) | Region::Nowhere => Err(FindingKind::OutOfBounds),
            Region::Thread(tid) => {
                if let Some(g) = code.layout.fixed_tls_at(code.program, tid, addr) {
                    let fits = inside(code.layout.tls(tid, g), code.program.global(g).size);
                    return if fits { Ok(()) } else { Err(FindingKind::OutOfBounds) };
                }
                match self.find(addr) {
                    Some(o) if inside(o.allocation.base, o.allocation.size) && o.live => Ok(()),
                    Some(o) if addr <= o.allocation.base.saturating_add(o.allocation.size) => {
                        Err(if o.live { FindingKind::OutOfBounds } else { FindingKind::UseAfterFree })
                    }
                    Some(_) | None => Err(outside(code, tid, addr)),
                }
            }
        }
    }

    /// Bytes from the address to the end of its object; 0 outside. An object of the heap keeps its size when it has ended, so that the
    /// answer does not depend on when that was.
    pub fn object_size(&self, code: &Code<'_>, addr: u64) -> u64 {
        let rest = |base: u64, size: u64| (base + size).saturating_sub(addr);
        match code.layout.region(code.program, addr) {
            Region::Global(g) => rest(code.layout.global(g), code.program.global(g).size),
            Region::Thread(tid) => match code.layout.fixed_tls_at(code.program, tid, addr) {
                Some(g) => rest(code.layout.tls(tid, g), code.program.global(g).size),
                None => match self.find(addr) {
                    Some(o) if o.live || o.allocation.heap => rest(o.allocation.base, o.allocation.size),
                    Some(_) | None => 0,
                },
            },
            Region::Null | Region::Function(_) | Region::Nowhere => 0,
        }
    }

    /// What the 16 bytes at `line` (a multiple of 16) hold before any store: bits and undefined bits.
    pub fn initial(&self, code: &Code<'_>, line: u64) -> (u128, u128) {
        match code.layout.region(code.program, line) {
            Region::Global(g) => {
                code.layout.initial_line(code.program, g, line.saturating_sub(code.layout.global(g)) / 16)
            }
            Region::Thread(tid) => match code.layout.fixed_tls_at(code.program, tid, line) {
                Some(g) => code.layout.initial_line(code.program, g, (line - code.layout.tls(tid, g)) / 16),
                None => self.find(line).map_or((0, u128::MAX), |o| first_bytes(o, line)),
            },
            Region::Null | Region::Function(_) | Region::Nowhere => (0, u128::MAX),
        }
    }
}

/// What is wrong with an address among the objects of a thread where none is now.
pub(crate) fn outside(code: &Code<'_>, tid: Tid, addr: u64) -> FindingKind {
    if addr < code.layout.stack_start(tid) {
        // In between the thread-local objects nothing ever was.
        let was = code.layout.tls_at(code.program, tid, addr).is_some();
        return if was { FindingKind::UseAfterFree } else { FindingKind::OutOfBounds };
    }
    if addr < code.layout.heap_start(tid) {
        FindingKind::UseAfterFree
    } else {
        FindingKind::OutOfBounds
    }
}

fn first_bytes(object: &Object, line: u64) -> (u128, u128) {
    match &object.allocation.fill {
        Fill::Undefined => (0, u128::MAX),
        Fill::Zero => (0, 0),
        Fill::Bytes(bytes) => {
            let start = line.saturating_sub(object.allocation.base) as usize;
            let (mut bits, mut undef) = (0u128, 0u128);
            for k in 0..16 {
                let (b, u) = bytes.get(start + k).copied().unwrap_or((0, 0xff));
                bits |= u128::from(b & !u) << (8 * k);
                undef |= u128::from(u) << (8 * k);
            }
            (bits, undef)
        }
    }
}
