//! Mutations of a text: bytes, tokens, numbers, lines, and splices of two seeds.
//!
//! Most of a `.ll` file with debug information is metadata, in which hardly anything can go wrong; the place of a
//! mutation is therefore chosen by line, and lines of metadata and attributes are mostly passed over.

use crate::seeds::{Kind, Seeds};
use fencepost_check::enumerate::machine::walk::Random;
use std::ops::Range;

/// The longest input that mutations make, in bytes.
const LONGEST: usize = 200_000;

/// Numbers at the edges of what programs count with.
const NUMBERS: &[&str] = &[
    "0",
    "1",
    "-1",
    "2",
    "3",
    "7",
    "8",
    "31",
    "32",
    "63",
    "64",
    "65",
    "127",
    "128",
    "129",
    "255",
    "256",
    "1000",
    "65535",
    "65536",
    "1000000",
    "8388607",
    "8388608",
    "16777216",
    "2147483647",
    "2147483648",
    "-2147483648",
    "4294967295",
    "4294967296",
    "9223372036854775807",
    "9223372036854775808",
    "-9223372036854775808",
    "18446744073709551615",
    "18446744073709551616",
    "1152921504606846976",
    "340282366920938463463374607431768211455",
    "340282366920938463463374607431768211456",
    "99999999999999999999999999999999999999999999",
];

/// Words of LLVM IR that mean something wherever they stand.
const LLVM_WORDS: &[&str] = &[
    "i1",
    "i8",
    "i16",
    "i32",
    "i64",
    "i128",
    "i129",
    "i7",
    "i1000000",
    "float",
    "double",
    "half",
    "x86_fp80",
    "fp128",
    "ptr",
    "i8*",
    "void",
    "label",
    "metadata",
    "token",
    "{}",
    "{ i32, ptr }",
    "<{ i8, i64 }>",
    "[4 x i32]",
    "[0 x i8]",
    "[1152921504606846976 x i64]",
    "<4 x i32>",
    "<vscale x 4 x i32>",
    "%struct.node",
    "@main",
    "@x",
    "%0",
    "%1",
    "%2",
    "null",
    "undef",
    "poison",
    "zeroinitializer",
    "true",
    "none",
    "c\"abc\\00\"",
    "load",
    "store",
    "atomic",
    "volatile",
    "seq_cst",
    "acquire",
    "release",
    "acq_rel",
    "monotonic",
    "unordered",
    "syncscope(\"agent\")",
    "fence",
    "cmpxchg",
    "weak",
    "atomicrmw",
    "add",
    "nand",
    "umax",
    "fadd",
    "uinc_wrap",
    "alloca",
    "getelementptr",
    "inbounds",
    "bitcast",
    "inttoptr",
    "ptrtoint",
    "addrspacecast",
    "trunc",
    "zext",
    "sext",
    "freeze",
    "select",
    "phi",
    "call",
    "musttail",
    "invoke",
    "switch",
    "br",
    "indirectbr",
    "ret",
    "unreachable",
    "resume",
    "landingpad",
    "va_arg",
    "extractvalue",
    "insertvalue",
    "extractelement",
    "insertelement",
    "shufflevector",
    "udiv",
    "sdiv",
    "urem",
    "srem",
    "shl",
    "lshr",
    "ashr",
    "icmp",
    "fcmp",
    "eq",
    "ult",
    "sgt",
    "fneg",
    "frem",
    "align",
    "!dbg",
    "!0",
    "!{}",
    "#0",
    "thread_local",
    "external",
    "internal",
    "weak_odr",
    "common",
    "appending",
    "alias",
    "ifunc",
    "constant",
    "global",
    "define",
    "declare",
    "...",
    "byval(i64)",
    "sret(i32)",
    "asm",
    "sideeffect",
    "\"\"",
    "@llvm.memcpy.p0.p0.i64",
    "@llvm.va_start",
    "@llvm.stacksave",
    "@malloc",
    "@free",
    "@pthread_create",
    "@pthread_join",
    "@pthread_exit",
    "@pthread_mutex_lock",
    "@pthread_cond_wait",
    "@__VERIFIER_atomic_begin",
    "@__VERIFIER_nondet_int",
    "@printf",
    "x",
    "=",
    ",",
    "(",
    ")",
    "{",
    "}",
    "[",
    "]",
    "<",
    ">",
    "*",
    "\n",
    "\"",
    "\\",
    ";",
    ":",
];

/// Words of litmus tests.
const LITMUS_WORDS: &[&str] = &[
    "X86",
    "X86_64",
    "C",
    "{",
    "}",
    "(",
    ")",
    "[",
    "]",
    "|",
    ";",
    ":",
    "=",
    "==",
    "/\\",
    "\\/",
    "~",
    "not",
    "exists",
    "~exists",
    "forall",
    "locations",
    "filter",
    "P0",
    "P1",
    "P9",
    "P63",
    "P64",
    "0:EAX",
    "1:RBX",
    "MOV",
    "MFENCE",
    "LFENCE",
    "SFENCE",
    "XCHG",
    "CMPXCHG",
    "XADD",
    "LOCK",
    "INC",
    "DEC",
    "NEG",
    "NOT",
    "ADD",
    "SUB",
    "XOR",
    "AND",
    "OR",
    "CMP",
    "TEST",
    "JMP",
    "JE",
    "JNE",
    "JLE",
    "L0:",
    "L0",
    "EAX",
    "EBX",
    "AL",
    "AX",
    "RAX",
    "R15",
    "%eax",
    "%rax",
    "$1",
    "$-1",
    "[x]",
    "[y]",
    "(x)",
    "(%rax)",
    "x",
    "y",
    "z",
    "&x",
    "*x",
    "int",
    "int64_t",
    "uint8_t",
    "char",
    "long",
    "void",
    "atomic_int",
    "_Atomic",
    "volatile",
    "int*",
    "x[4]",
    "if",
    "else",
    "while",
    "do",
    "goto",
    "return",
    "int r0",
    "atomic_load_explicit",
    "atomic_store_explicit",
    "atomic_exchange_explicit",
    "atomic_thread_fence",
    "atomic_compare_exchange_strong_explicit",
    "atomic_fetch_add_explicit",
    "memory_order_relaxed",
    "memory_order_seq_cst",
    "WRITE_ONCE",
    "READ_ONCE",
    "smp_mb()",
    "(*",
    "*)",
    "//",
    "/*",
    "*/",
    "#",
    "\"",
    "\n",
    "é",
];

/// Words of our IR.
const IR_WORDS: &[&str] = &[
    "target",
    "lp64",
    "ilp32",
    "file",
    "type",
    "global",
    "func",
    "entry",
    "constructors",
    "thread_local",
    "const",
    "internal",
    "atomic",
    "library",
    "variadic",
    "i1",
    "i8",
    "i32",
    "i64",
    "i128",
    "i129",
    "ptr",
    "f32",
    "f64",
    "f80",
    "r0",
    "r1",
    "r2",
    "b0",
    "b1",
    "b2",
    "@main",
    "@x",
    "#g0",
    "#f0",
    "load",
    "store",
    "rmw",
    "cmpxchg",
    "fence",
    "seq_cst",
    "acquire",
    "release",
    "relaxed",
    "plain",
    "jump",
    "branch",
    "switch",
    "return",
    "fail",
    "assume",
    "await",
    "atomic_begin",
    "atomic_end",
    "nondet",
    "alloc",
    "free",
    "memcpy",
    "memset",
    "call",
    "spawn",
    "join",
    "undef",
    "null",
    "align",
    "=",
    ":",
    ",",
    "(",
    ")",
    "{",
    "}",
    "->",
    "\"",
    "\n",
    ";",
];

/// A mutated seed of a kind; empty if there are none.
pub fn mutate(seeds: &Seeds, kind: Kind, random: &mut Random) -> Vec<u8> {
    let files = seeds.of(kind);
    let Some((_, text)) = files.get(random.below(files.len() as u64) as usize) else { return Vec::new() };
    let mut text = text.clone();
    // Mostly few changes, so that many inputs are accepted and reach the later stages; sometimes many.
    let times = match random.below(10) {
        0..=4 => 1,
        5..=7 => 2,
        8 => 4,
        _ => 1 + random.below(24),
    };
    for _ in 0..times {
        change(&mut text, seeds, kind, random);
        text.truncate(LONGEST);
    }
    text
}

fn change(text: &mut Vec<u8>, seeds: &Seeds, kind: Kind, random: &mut Random) {
    if text.is_empty() {
        text.extend_from_slice(word(kind, random).as_bytes());
        return;
    }
    match random.below(16) {
        0 => flip(text, random),
        1 => delete(text, random),
        2 => duplicate(text, random),
        3 => {
            // A cut at the end is rarely interesting; most truncated files lose the last line or half of it.
            let at = random.below(text.len() as u64) as usize;
            text.truncate(at);
        }
        4 | 5 => swap_tokens(text, random),
        6..=8 => number(text, random),
        9 => swap_lines(text, random),
        10 => delete_line(text, random),
        11 => duplicate_line(text, random),
        12 => splice(text, seeds, kind, random),
        13 => {
            let at = token(text, random);
            text.splice(at, word(kind, random).bytes());
        }
        14 => {
            let at = token(text, random).start;
            text.splice(at..at, format!("{} ", word(kind, random)).bytes());
        }
        _ => borrow_line(text, seeds, kind, random),
    }
}

fn word(kind: Kind, random: &mut Random) -> &'static str {
    let words = match kind {
        Kind::Llvm => LLVM_WORDS,
        Kind::Litmus => LITMUS_WORDS,
        Kind::Ir => IR_WORDS,
    };
    words[random.below(words.len() as u64) as usize]
}

/// The line around a place.
fn line_at(text: &[u8], at: usize) -> Range<usize> {
    let start = text[..at].iter().rposition(|&b| b == b'\n').map_or(0, |i| i + 1);
    let end = text[at..].iter().position(|&b| b == b'\n').map_or(text.len(), |i| at + i + 1);
    start..end
}

/// A line, with the line's end; one of metadata only seldom. The text is not empty.
fn line(text: &[u8], random: &mut Random) -> Range<usize> {
    let mut found = 0..text.len();
    for _ in 0..12 {
        found = line_at(text, random.below(text.len() as u64) as usize);
        let start = &text[found.clone()];
        if !(start.starts_with(b"!") || start.starts_with(b"attributes") || start.len() < 2) || random.below(20) == 0 {
            break;
        }
    }
    found
}

/// A token of a line: letters and digits, or a single sign. May be empty at the end of a line.
fn token(text: &[u8], random: &mut Random) -> Range<usize> {
    let line = line(text, random);
    let at = line.start + random.below(line.len() as u64) as usize;
    let inside = |b: &u8| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'.' | b'-' | b'$' | b'%' | b'@');
    if at >= text.len() || !inside(&text[at]) {
        return at..(at + 1).min(line.end).max(at);
    }
    let start = text[line.start..at].iter().rposition(|b| !inside(b)).map_or(line.start, |i| line.start + i + 1);
    let end = text[at..line.end].iter().position(|b| !inside(b)).map_or(line.end, |i| at + i);
    start..end
}

fn flip(text: &mut [u8], random: &mut Random) {
    let line = line(text, random);
    let at = line.start + random.below(line.len() as u64) as usize;
    if let Some(byte) = text.get_mut(at) {
        *byte ^= 1 << random.below(8);
    }
}

fn stretch(text: &[u8], random: &mut Random) -> Range<usize> {
    let line = line(text, random);
    let start = line.start + random.below(line.len() as u64) as usize;
    let length = match random.below(8) {
        0 => random.below(2000),
        _ => 1 + random.below(16),
    };
    start..(start + length as usize).min(text.len())
}

fn delete(text: &mut Vec<u8>, random: &mut Random) {
    let range = stretch(text, random);
    text.drain(range);
}

fn duplicate(text: &mut Vec<u8>, random: &mut Random) {
    let range = stretch(text, random);
    let copy = text[range.clone()].to_vec();
    let times = if random.below(20) == 0 { 1 + random.below(300) as usize } else { 1 };
    let to = if random.below(2) == 0 { range.end } else { line(text, random).start };
    text.splice(to..to, copy.repeat(times));
}

fn swap(text: &mut Vec<u8>, a: Range<usize>, b: Range<usize>) {
    let (first, second) = if a.start <= b.start { (a, b) } else { (b, a) };
    if first.end > second.start {
        return;
    }
    let (one, two) = (text[first.clone()].to_vec(), text[second.clone()].to_vec());
    text.splice(second, one);
    text.splice(first, two);
}

fn swap_tokens(text: &mut Vec<u8>, random: &mut Random) {
    let a = token(text, random);
    // Half of the time within a line, where both tokens are likely of one sort.
    let b = if random.below(2) == 0 {
        token(text, random)
    } else {
        let line = line_at(text, a.start.min(text.len() - 1));
        let inner = token(&text[line.clone()], random);
        line.start + inner.start..line.start + inner.end
    };
    swap(text, a, b);
}

fn swap_lines(text: &mut Vec<u8>, random: &mut Random) {
    let a = line(text, random);
    let b = if random.below(2) == 0 { line(text, random) } else { line_at(text, a.end.min(text.len() - 1)) };
    swap(text, a, b);
}

fn delete_line(text: &mut Vec<u8>, random: &mut Random) {
    let range = line(text, random);
    text.drain(range);
}

fn duplicate_line(text: &mut Vec<u8>, random: &mut Random) {
    let range = line(text, random);
    let copy = text[range.clone()].to_vec();
    let to = if random.below(3) == 0 { line(text, random).start } else { range.end };
    text.splice(to..to, copy);
}

/// Replaces a number by another; of several tries the first that hits a number counts.
fn number(text: &mut Vec<u8>, random: &mut Random) {
    for _ in 0..20 {
        let line = line(text, random);
        let at = line.start + random.below(line.len() as u64) as usize;
        let Some(first) = text[at.min(line.end)..line.end].iter().position(u8::is_ascii_digit) else { continue };
        let start = at + first;
        let end = text[start..line.end].iter().position(|b| !b.is_ascii_digit()).map_or(line.end, |i| start + i);
        let new = match random.below(4) {
            0 => random.below(12).to_string(),
            _ => NUMBERS[random.below(NUMBERS.len() as u64) as usize].to_string(),
        };
        text.splice(start..end, new.bytes());
        return;
    }
}

fn other<'s>(seeds: &'s Seeds, kind: Kind, random: &mut Random) -> &'s [u8] {
    let files = seeds.of(kind);
    &files[random.below(files.len() as u64) as usize].1
}

/// The start of this text and the end of another.
fn splice(text: &mut Vec<u8>, seeds: &Seeds, kind: Kind, random: &mut Random) {
    let tail = other(seeds, kind, random);
    if tail.is_empty() {
        return;
    }
    let cut = line(text, random).start;
    let from = line(tail, random).start;
    text.truncate(cut);
    text.extend_from_slice(&tail[from..]);
}

/// A line of another seed in the middle of this one.
fn borrow_line(text: &mut Vec<u8>, seeds: &Seeds, kind: Kind, random: &mut Random) {
    let donor = other(seeds, kind, random);
    if donor.is_empty() {
        return;
    }
    let lent = donor[line(donor, random)].to_vec();
    let at = line(text, random);
    let at = if random.below(2) == 0 { at } else { at.start..at.start };
    text.splice(at, lent);
}
