//! Interned names.
//!
//! What it is: a table that gives every distinct name or string of a module a
//! small number, a [`Symbol`], so that the AST can be copied and compared
//! without touching text.
//!
//! What it guarantees: two equal texts have the same symbol, every symbol that
//! the table has handed out can be turned back into its text, and asking for a
//! symbol of another table gives the empty text rather than a panic.
//!
//! What it deliberately ignores: names whose escapes decode to bytes that are
//! not UTF-8 are kept in their escaped spelling by the caller.

use std::collections::HashMap;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::sync::OnceLock;

/// The number of an interned name or string.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Symbol(pub u32);

/// A small multiplicative hasher, chosen because the keys are short.
#[derive(Clone)]
pub struct SmallHasher(u64);

/// The maker of small hashers.
///
/// Its seed is drawn once per process, so that a crafted input cannot aim at
/// collisions. Nothing that the parser produces depends on the order of a map.
#[derive(Clone, Debug)]
pub struct SmallState(u64);

impl Default for SmallState {
    fn default() -> Self {
        static SEED: OnceLock<u64> = OnceLock::new();
        SmallState(*SEED.get_or_init(|| RandomState::new().hash_one(0u8)))
    }
}

impl BuildHasher for SmallState {
    type Hasher = SmallHasher;

    fn build_hasher(&self) -> SmallHasher {
        SmallHasher(self.0)
    }
}

impl SmallHasher {
    fn add(&mut self, word: u64) {
        let mixed = (self.0 ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = mixed ^ (mixed >> 29);
    }
}

impl Hasher for SmallHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        let mut chunks = bytes.chunks_exact(8);
        for chunk in &mut chunks {
            let mut word = [0u8; 8];
            word.copy_from_slice(chunk);
            self.add(u64::from_le_bytes(word));
        }
        let mut last = (bytes.len() as u64) << 56;
        for &byte in chunks.remainder() {
            last = (last << 8) | u64::from(byte);
        }
        self.add(last);
    }

    fn write_u8(&mut self, value: u8) {
        self.add(u64::from(value));
    }

    fn write_u32(&mut self, value: u32) {
        self.add(u64::from(value));
    }

    fn write_u64(&mut self, value: u64) {
        self.add(value);
    }

    fn write_usize(&mut self, value: usize) {
        self.add(value as u64);
    }
}

/// A hash map with the small hasher.
pub type SmallMap<K, V> = HashMap<K, V, SmallState>;

/// The table of all names and strings of one module.
#[derive(Clone, Debug, Default)]
pub struct SymbolTable {
    /// Every text, one after the other.
    text: String,
    /// Where the text of each symbol ends; it starts where the previous ends.
    ends: Vec<usize>,
    /// The newest symbol of every hash value.
    newest: SmallMap<u64, u32>,
    /// The next older symbol with the same hash value, or `u32::MAX`.
    older: Vec<u32>,
}

impl SymbolTable {
    /// Makes an empty table.
    pub fn new() -> Self {
        Self::default()
    }

    /// Gives the symbol of a text, adding it if it is new.
    pub fn intern(&mut self, text: &str) -> Symbol {
        let hash = self.hash(text);
        let newest = self.newest.get(&hash).copied();
        if let Some(found) = self.find_from(newest, text) {
            return found;
        }
        // A module has fewer symbols than bytes, and the parser refuses inputs
        // of four gigabytes, so that the number always fits.
        let number = self.ends.len() as u32;
        self.text.push_str(text);
        self.ends.push(self.text.len());
        self.older.push(newest.unwrap_or(u32::MAX));
        self.newest.insert(hash, number);
        Symbol(number)
    }

    /// Gives the symbol of a text if the module mentions it.
    pub fn lookup(&self, text: &str) -> Option<Symbol> {
        self.find_from(self.newest.get(&self.hash(text)).copied(), text)
    }

    /// Gives the text of a symbol.
    pub fn text(&self, symbol: Symbol) -> &str {
        let index = symbol.0 as usize;
        let Some(&end) = self.ends.get(index) else {
            return "";
        };
        let start = match index.checked_sub(1) {
            Some(previous) => self.ends.get(previous).copied().unwrap_or(end),
            None => 0,
        };
        self.text.get(start..end).unwrap_or("")
    }

    /// Says how many symbols there are.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Says whether no symbol was interned yet.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    fn hash(&self, text: &str) -> u64 {
        let mut hasher = self.newest.hasher().build_hasher();
        hasher.write(text.as_bytes());
        hasher.finish()
    }

    fn find_from(&self, newest: Option<u32>, text: &str) -> Option<Symbol> {
        let mut candidate = newest?;
        while candidate != u32::MAX {
            if self.text(Symbol(candidate)) == text {
                return Some(Symbol(candidate));
            }
            candidate = self.older.get(candidate as usize).copied().unwrap_or(u32::MAX);
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_texts_share_a_symbol() {
        let mut table = SymbolTable::new();
        let a = table.intern("alpha");
        let b = table.intern("beta");
        let empty = table.intern("");
        assert_ne!(a, b);
        assert_eq!(table.intern("alpha"), a);
        assert_eq!(table.intern(""), empty);
        assert_eq!(table.text(b), "beta");
        assert_eq!(table.text(empty), "");
        assert_eq!(table.lookup("gamma"), None);
        assert_eq!(table.text(Symbol(99)), "");
        assert_eq!(table.len(), 3);
    }
}
