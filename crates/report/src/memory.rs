//! What memory holds at each step of a run: the shared variables and the locks.
//!
//! A trace says what is read and written, and the memory order says when. What a variable held before the run is known if
//! some load took it from there; otherwise it is shown as not known until the first store.
//! The words of locks are read as the model of the thread library writes them (`crates/cfront/rt/mutex.c`, `locks.c`).
//! Misses: the end of an object's life; a variable that was freed keeps its last value.

use crate::relations::{bytes, sides, Relations};
use crate::steps::{has_address, SoFar};
use crate::value::show;
use fencepost_check::trace::{Trace, TraceEvent, TraceKind, Word};
use std::collections::HashMap;

/// Something in memory that a reader wants to see.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// What it is called.
    pub name: String,
    /// What kind of thing it is.
    pub kind: PlaceKind,
    /// Where it is.
    pub addr: u64,
    /// How many bytes it has.
    pub size: u8,
}

/// What kind of thing is at a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlaceKind {
    /// A variable.
    Variable,
    /// The word of a mutex or spinlock: its owner.
    Lock,
    /// The word of a read-write lock: its writer or the number of readers.
    ReadWriteLock,
    /// Another word of the thread library: a semaphore, a barrier, a condition.
    Library,
}

/// In the low bits of a mutex's word: the owner's number plus one; all ones if the mutex was destroyed.
const OWNER: u128 = 0xfffff;
/// Marks the word of a read-write lock that a writer holds.
const WRITER: u128 = 0x8000_0000;

/// The memory of a run, at some moment of it.
#[derive(Debug)]
pub struct Memory<'a> {
    trace: &'a Trace,
    /// The places, by name.
    pub places: Vec<Place>,
    at_byte: HashMap<u64, Vec<usize>>,
    bytes: HashMap<u64, (u8, u8)>,
    performed: usize,
}

impl<'a> Memory<'a> {
    /// The memory before the run: of the places that the events touch that are shown.
    pub fn new(trace: &'a Trace, shown: &[bool], relations: &Relations) -> Memory<'a> {
        let mut places: Vec<Place> = Vec::new();
        let mut known: HashMap<(u64, &str), usize> = HashMap::new();
        for (event, _) in trace.events.iter().zip(shown).filter(|(e, shown)| **shown && is_access(e)) {
            let kind = kind_of(event);
            let index = *known.entry((event.addr, &event.what)).or_insert(places.len());
            match places.get_mut(index) {
                None => places.push(Place { name: event.what.clone(), kind, addr: event.addr, size: event.size }),
                Some(place) => {
                    place.size = place.size.max(event.size);
                    if place.kind == PlaceKind::Library {
                        place.kind = kind;
                    }
                }
            }
        }
        name_locks(&mut places);
        places.sort_by_key(|a| (natural(&a.name), a.addr));
        let mut at_byte: HashMap<u64, Vec<usize>> = HashMap::new();
        for (i, place) in places.iter().enumerate() {
            (0..u64::from(place.size)).for_each(|k| at_byte.entry(place.addr.wrapping_add(k)).or_default().push(i));
        }
        Memory { trace, places, at_byte, bytes: relations.initial.clone(), performed: 0 }
    }

    /// Goes on to a later moment. Says which places were written, in order.
    pub fn advance(&mut self, to: SoFar) -> Vec<usize> {
        let mut written = Vec::new();
        let from = self.performed.min(to.performed);
        for item in self.trace.order[from..to.performed].iter().filter(|o| o.store) {
            let Some(event) = self.trace.events.get(item.event as usize) else { continue };
            let (true, Some(word)) = (sides(event.kind).1, event.written) else { continue };
            for (k, byte) in bytes(event).enumerate() {
                self.bytes.insert(byte, ((word.bits >> (8 * k)) as u8, (word.undef >> (8 * k)) as u8));
                written.extend(self.at_byte.get(&byte).into_iter().flatten());
            }
        }
        self.performed = to.performed;
        written.sort_unstable();
        written.dedup();
        written
    }

    /// What is at a place now; nothing if that is not known.
    pub fn value(&self, place: usize) -> Option<String> {
        let Place { kind, addr, size, .. } = *self.places.get(place)?;
        let mut word = Word { bits: 0, undef: 0 };
        for k in 0..u64::from(size) {
            let (bits, undef) = *self.bytes.get(&addr.wrapping_add(k))?;
            word.bits |= u128::from(bits) << (8 * k);
            word.undef |= u128::from(undef) << (8 * k);
        }
        Some(match kind {
            PlaceKind::Lock if word.undef == 0 => lock(word.bits),
            PlaceKind::ReadWriteLock if word.undef == 0 => read_write_lock(word.bits),
            PlaceKind::Variable | PlaceKind::Library | PlaceKind::Lock | PlaceKind::ReadWriteLock => show(word, size),
        })
    }
}

fn is_access(event: &TraceEvent) -> bool {
    has_address(event.kind) && event.kind != TraceKind::Free && !event.what.is_empty()
}

fn kind_of(event: &TraceEvent) -> PlaceKind {
    match event.library.as_deref() {
        None => PlaceKind::Variable,
        Some(name) if name.contains("mutex") || name.contains("mtx") || name.contains("spin") => PlaceKind::Lock,
        Some(name) if name.contains("rwlock") => PlaceKind::ReadWriteLock,
        Some(_) => PlaceKind::Library,
    }
}

/// The first word of a lock is called as the lock; what else is in it is not a lock.
fn name_locks(places: &mut [Place]) {
    let base = |place: &Place| place.name.split(".__").next().unwrap_or_default().to_string();
    let mut first: HashMap<String, u64> = HashMap::new();
    for place in places.iter().filter(|p| p.kind != PlaceKind::Variable) {
        let addr = first.entry(base(place)).or_insert(place.addr);
        *addr = place.addr.min(*addr);
    }
    for place in places.iter_mut().filter(|p| p.kind != PlaceKind::Variable) {
        let name = base(place);
        if first.get(&name) == Some(&place.addr) {
            place.name = name;
        } else {
            place.kind = PlaceKind::Library;
        }
    }
}

fn lock(word: u128) -> String {
    match (word & OWNER, word >> 20) {
        (0, _) => "free".to_string(),
        (OWNER, _) => "destroyed".to_string(),
        (owner, 0) => format!("held by T{}", owner - 1),
        (owner, more) => format!("held by T{}, {} times", owner - 1, more + 1),
    }
}

fn read_write_lock(word: u128) -> String {
    match word {
        0 => "free".to_string(),
        w if w & WRITER != 0 => format!("held by T{} for writing", (w & !WRITER).saturating_sub(1)),
        1 => "held by 1 reader".to_string(),
        n => format!("held by {n} readers"),
    }
}

/// A name such that `a[10]` stands behind `a[9]`.
fn natural(name: &str) -> Vec<(String, u64)> {
    let mut parts = Vec::new();
    let mut rest = name;
    while !rest.is_empty() {
        let word = rest.find(|c: char| c.is_ascii_digit()).unwrap_or(rest.len());
        let number = rest[word..].find(|c: char| !c.is_ascii_digit()).map_or(rest.len(), |n| word + n);
        parts.push((rest[..word].to_string(), rest[word..number].parse().unwrap_or(0)));
        rest = &rest[number..];
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_sorted_as_people_count() {
        let mut names = ["a[10]", "a[9]", "b", "a"];
        names.sort_by_key(|n| natural(n));
        assert_eq!(names, ["a", "a[9]", "a[10]", "b"]);
    }

    #[test]
    fn words_of_locks_name_their_owners() {
        assert_eq!(lock(0), "free");
        assert_eq!(lock(2), "held by T1");
        assert_eq!(lock(0x10_0001), "held by T0, 2 times");
        assert_eq!(lock(0xfffff), "destroyed");
        assert_eq!(read_write_lock(0x8000_0003), "held by T2 for writing");
        assert_eq!(read_write_lock(2), "held by 2 readers");
    }
}
