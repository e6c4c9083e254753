//! What a reader wants to see of memory: the shared variables and the locks, by name.
//!
//! What they hold is read off a [`State`]. The words of locks are read as the model of the thread library writes them
//! (`crates/cfront/rt/mutex.c`, `locks.c`).
//! Misses: the end of an object's life; a variable that was freed keeps its last value.

use crate::state::State;
use crate::steps::{ends, has_address};
use crate::value::show;
use fencepost_check::trace::{Trace, TraceEvent};
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

/// The places of a run.
#[derive(Debug)]
pub struct Memory {
    /// The places, by name.
    pub places: Vec<Place>,
    at_byte: HashMap<u64, Vec<usize>>,
}

impl Memory {
    /// The places that the events touch that are shown.
    pub fn new(trace: &Trace, shown: &[bool]) -> Memory {
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
        Memory { places, at_byte }
    }

    /// The places that have some of these bytes, in order.
    pub fn touched(&self, bytes: impl Iterator<Item = u64>) -> Vec<usize> {
        let mut found: Vec<usize> = bytes.filter_map(|b| self.at_byte.get(&b)).flatten().copied().collect();
        found.sort_unstable();
        found.dedup();
        found
    }
}

impl Place {
    /// What it holds in a state; nothing if that is not known.
    pub fn value(&self, state: &State) -> Option<String> {
        let word = state.value(self.addr, self.size)?;
        Some(match self.kind {
            PlaceKind::Lock if word.undef == 0 => lock(word.bits),
            PlaceKind::ReadWriteLock if word.undef == 0 => read_write_lock(word.bits),
            PlaceKind::Variable | PlaceKind::Library | PlaceKind::Lock | PlaceKind::ReadWriteLock => {
                show(word, self.size)
            }
        })
    }
}

fn is_access(event: &TraceEvent) -> bool {
    has_address(event.kind) && !ends(event.kind) && !event.what.is_empty()
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
