//! The scalar C types that litmus tests declare.
//!
//! Source: C11, 6.2.5 and 7.17.6 (the atomic type names). Guarantee: the canonical spelling needs no header.
//! Deviation: `atomic_int` and `int` are one type here, because herd too decides by the operation, not by the type,
//! whether an access is atomic. Misses: structs, floats, 128-bit integers, the kernel's own types.

/// A scalar type without qualifiers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct CType {
    /// The canonical C spelling of the type behind all pointers.
    pub(super) base: &'static str,
    bytes: u32,
    signed: bool,
    /// How many stars.
    pub(super) pointers: usize,
    /// Whether the base is qualified `volatile`.
    pub(super) volatile: bool,
}

/// Each type's names, its canonical spelling, its size on a 64-bit target and its sign.
const TYPES: [(&[&str], &str, u32, bool); 13] = [
    (&["int", "signed", "signed int", "int32_t", "atomic_int", "atomic_int32_t"], "int", 4, true),
    (
        &["unsigned", "unsigned int", "uint", "uint32_t", "u32", "atomic_uint", "atomic_uint32_t"],
        "unsigned int",
        4,
        false,
    ),
    (
        &["long", "long int", "signed long", "intptr_t", "ptrdiff_t", "ssize_t", "atomic_long", "atomic_intptr_t"],
        "long",
        8,
        true,
    ),
    (
        &[
            "unsigned long",
            "unsigned long int",
            "uintptr_t",
            "size_t",
            "atomic_ulong",
            "atomic_uintptr_t",
            "atomic_size_t",
        ],
        "unsigned long",
        8,
        false,
    ),
    (&["long long", "long long int", "int64_t", "atomic_llong", "atomic_int64_t"], "long long", 8, true),
    (
        &["unsigned long long", "unsigned long long int", "uint64_t", "u64", "atomic_ullong", "atomic_uint64_t"],
        "unsigned long long",
        8,
        false,
    ),
    (&["short", "short int", "int16_t", "atomic_short", "atomic_int16_t"], "short", 2, true),
    (
        &["unsigned short", "unsigned short int", "uint16_t", "u16", "atomic_ushort", "atomic_uint16_t"],
        "unsigned short",
        2,
        false,
    ),
    (&["char", "signed char", "int8_t", "atomic_schar", "atomic_int8_t"], "signed char", 1, true),
    (&["atomic_char"], "char", 1, true),
    (&["unsigned char", "uint8_t", "u8", "atomic_uchar", "atomic_uint8_t"], "unsigned char", 1, false),
    (&["bool", "_Bool", "atomic_bool"], "_Bool", 1, false),
    (&["void"], "void", 1, false),
];

impl CType {
    /// The type that stands where nothing is declared.
    pub(super) const INT: CType = CType { base: "int", bytes: 4, signed: true, pointers: 0, volatile: false };

    /// The type that a list of words and stars declares. Qualifiers are dropped, except `volatile` on the base.
    pub(super) fn parse<'w>(words: impl IntoIterator<Item = &'w str>) -> Option<CType> {
        let (mut names, mut pointers, mut volatile) = (Vec::new(), 0, false);
        for word in words {
            match word {
                "*" => pointers += 1,
                "volatile" => volatile |= pointers == 0,
                "const" | "_Atomic" | "restrict" | "static" | "register" => {}
                _ if pointers == 0 => names.push(word),
                _ => return None,
            }
        }
        let name = if names.is_empty() { "int".to_string() } else { names.join(" ") };
        let (_, base, bytes, signed) = TYPES.iter().find(|(spellings, ..)| spellings.contains(&name.as_str()))?;
        if *base == "void" && pointers == 0 {
            return None;
        }
        Some(CType { base, bytes: *bytes, signed: *signed, pointers, volatile })
    }

    /// Whether a word can start or continue the name of a type.
    pub(super) fn is_word(word: &str) -> bool {
        matches!(word, "volatile" | "const" | "_Atomic" | "restrict" | "static" | "register")
            || TYPES.iter().any(|(spellings, ..)| spellings.iter().any(|s| s.split(' ').any(|part| part == word)))
    }

    /// Names that the canonical spelling replaces and that no compiler knows without a header.
    pub(super) fn synonyms() -> impl Iterator<Item = (&'static str, &'static str)> {
        let keyword = |s: &str| {
            s.contains(' ') || matches!(s, "int" | "signed" | "unsigned" | "long" | "short" | "char" | "_Bool" | "void")
        };
        TYPES.iter().flat_map(move |(spellings, base, ..)| {
            spellings.iter().filter(move |s| !keyword(s)).map(move |s| (*s, *base))
        })
    }

    pub(super) fn is_pointer(&self) -> bool {
        self.pointers > 0
    }

    /// The type of what a pointer points to.
    pub(super) fn pointee(self) -> Option<CType> {
        let pointers = self.pointers.checked_sub(1)?;
        Some(CType { pointers, ..self })
    }

    /// The type without `volatile`.
    pub(super) fn unqualified(self) -> CType {
        CType { volatile: false, ..self }
    }

    /// The size in bytes where a pointer has `word` bytes.
    pub(super) fn size(&self, word: u32) -> u32 {
        match self.base {
            _ if self.is_pointer() => word,
            "long" | "unsigned long" => word,
            _ => self.bytes,
        }
    }

    pub(super) fn is_signed(&self) -> bool {
        self.signed && !self.is_pointer()
    }

    /// Whether two declarations agree up to `volatile`.
    pub(super) fn same(&self, other: &CType) -> bool {
        self.base == other.base && self.pointers == other.pointers
    }
}
