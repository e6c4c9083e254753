//! Litmus tests in herd's formats: x86 assembly and C.
//!
//! Source: the litmus format as herd's manual describes it. An x86 test becomes an [`fencepost_ir::Program`] directly; a
//! C test becomes a C source text that the caller compiles with the rest of this front end.
//! Guarantee: the final values of the program's globals named by [`Litmus::observed_global`] are the final values of the
//! test's registers and locations. Anything not understood is a diagnostic with a line and a column; no input makes
//! this module panic or loop.
//! Misses: other architectures, faults, array elements in conditions, LKMM primitives without an exact equivalent.

mod c;
mod condition;
mod ctype;
mod init;
mod lex;
mod render;
mod split;
mod x86;

#[cfg(test)]
mod tests;

pub use condition::{Comparison, Condition, Term, Value};
pub use render::{render, Outcome, State};

use fencepost_ir::{Code, Diagnostic, Program};
use lex::{thread_id, Cursor, Source, Tok};
use std::fmt;
use std::ops::Range;

/// The language of a litmus test.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(non_camel_case_types)] // The names as the format writes them.
pub enum Arch {
    /// 32-bit x86 assembly.
    X86,
    /// 64-bit x86 assembly.
    X86_64,
    /// C with C11 atomics.
    C,
}

/// What the condition says about the final states.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Quantifier {
    /// Some state satisfies it.
    Exists,
    /// No state satisfies it.
    NotExists,
    /// Every state satisfies it.
    Forall,
}

/// A register of a thread, or a location in memory. Registers come first in the order, as herd prints them.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Location {
    /// The register of a thread, such as `0:EAX`.
    Register(u32, String),
    /// A location in memory, such as `x`.
    Memory(String),
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Location::Register(thread, name) => write!(f, "{thread}:{name}"),
            Location::Memory(name) => write!(f, "[{name}]"),
        }
    }
}

/// The global variable that holds a location's final value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cell {
    /// The register or location.
    pub location: Location,
    /// The global's name in the program.
    pub global: String,
    /// The global's size in bytes (C tests: on a 64-bit target).
    pub bytes: u32,
    /// Whether the bits are read as a signed number.
    pub signed: bool,
    /// Whether the declared type is a pointer.
    pub pointer: bool,
}

impl Cell {
    /// The number that the lowest bits of a word mean in this cell.
    pub fn number(&self, bits: i128) -> i128 {
        let shift = 128 - 8 * self.bytes.clamp(1, 16);
        if self.signed {
            (bits << shift) >> shift
        } else {
            (((bits as u128) << shift) >> shift) as i128
        }
    }
}

/// What the threads of a test do.
#[derive(Clone, Debug)]
pub enum LitmusProgram {
    /// A program, ready for the engines.
    Ir(Program),
    /// A C source text, to be compiled by the caller.
    C {
        /// The text.
        source: String,
        /// Each C global with the litmus name of what it holds (`x`, `0:r0`).
        names: Vec<(String, String)>,
    },
}

/// A litmus test.
#[derive(Clone, Debug)]
pub struct Litmus {
    /// The name in the header.
    pub name: String,
    /// The language.
    pub arch: Arch,
    /// What the condition says about the final states.
    pub quantifier: Quantifier,
    /// The proposition about a final state.
    pub condition: Condition,
    /// Final states that do not satisfy this are left out.
    pub filter: Option<Condition>,
    /// What a printed state shows: the locations of the condition and of `locations [ … ]`, sorted.
    pub observed: Vec<Location>,
    /// The globals of all locations that the condition, the filter and the printed states need.
    pub cells: Vec<Cell>,
    /// The number of threads of the test, the one that starts and joins them not counted.
    pub threads: usize,
    /// The program.
    pub program: LitmusProgram,
}

/// What the caller may choose.
#[derive(Clone, Copy, Default, Debug)]
pub struct Options {
    /// Observe every register that the code names, not only those of the condition.
    pub all_registers: bool,
}

/// The largest litmus file that is read, in bytes.
const MAX_TEXT: usize = 1 << 18;
/// Locations that a condition may name.
const MAX_OBSERVED: usize = 1024;

/// What the code of a test needs to know about the rest of the test.
struct Request<'r> {
    items: &'r [init::Item],
    code: Range<usize>,
    /// The section with the condition, for messages about what it names.
    condition: Range<usize>,
    /// The locations to observe, sorted.
    needed: Vec<Location>,
    /// The names whose address the condition mentions.
    addressed: Vec<String>,
    all_registers: bool,
}

/// What the code of a test becomes.
struct Lowered {
    program: LitmusProgram,
    cells: Vec<Cell>,
    threads: usize,
}

/// Parses and translates a litmus test. `file` is the name that positions carry.
///
/// # Errors
///
/// The diagnostic says what is malformed, unsupported or too large, and where.
pub fn parse(file: &str, text: &str, options: &Options) -> Result<Litmus, Diagnostic> {
    if text.len() > MAX_TEXT {
        let message = format!("a litmus test has at most {MAX_TEXT} bytes");
        return Err(Diagnostic::new(Code::LitmusTooLarge, message).at(file, 1, 1));
    }
    let source = Source::new(file, text);
    let sections = split::split(&source)?;
    let items = init::parse(&source, sections.init.clone())?;
    let mut end = condition::parse(&source, sections.condition.clone())?;
    let mut observed = end.condition.locations();
    observed.append(&mut end.listed);
    sort(&mut observed);
    let mut needed = observed.clone();
    needed.extend(end.filter.iter().flat_map(Condition::locations));
    sort(&mut needed);
    if needed.len() > MAX_OBSERVED {
        let message = format!("a condition names at most {MAX_OBSERVED} locations");
        return Err(source.limit(sections.condition.start, message));
    }
    let mut addressed = Vec::new();
    for condition in std::iter::once(&mut end.condition).chain(&mut end.filter) {
        condition.atoms(&mut |_, term| addressed.extend(address(term)));
    }
    addressed.sort();
    addressed.dedup();
    let request = Request {
        items: &items,
        code: sections.code,
        condition: sections.condition,
        needed,
        addressed,
        all_registers: options.all_registers,
    };
    let lowered = match sections.arch {
        Arch::X86 | Arch::X86_64 => x86::lower(&source, sections.arch, &request)?,
        Arch::C => c::lower(&source, &request)?,
    };
    for condition in std::iter::once(&mut end.condition).chain(&mut end.filter) {
        condition.atoms(&mut |left, term| fit(&lowered.cells, left, term));
    }
    if options.all_registers {
        let registers = lowered.cells.iter().filter(|c| matches!(c.location, Location::Register(..)));
        observed.extend(registers.map(|c| c.location.clone()));
        sort(&mut observed);
    }
    Ok(Litmus {
        name: sections.name,
        arch: sections.arch,
        quantifier: end.quantifier,
        condition: end.condition,
        filter: end.filter,
        observed,
        cells: lowered.cells,
        threads: lowered.threads,
        program: lowered.program,
    })
}

impl Litmus {
    /// The cell of an observed location.
    pub fn cell(&self, location: &Location) -> Option<&Cell> {
        self.cells.iter().find(|c| c.location == *location)
    }

    /// The name of the global that holds the location's final value.
    pub fn observed_global(&self, location: &Location) -> String {
        match (self.cell(location), location) {
            (Some(cell), _) => cell.global.clone(),
            (None, Location::Register(thread, name)) => format!("{thread}:{name}"),
            (None, Location::Memory(name)) => name.clone(),
        }
    }

    /// Whether the condition with its quantifier is true, given for each final state whether it satisfies it.
    pub fn validated(&self, satisfied: impl IntoIterator<Item = bool>) -> bool {
        let mut satisfied = satisfied.into_iter();
        match self.quantifier {
            Quantifier::Exists => satisfied.any(|s| s),
            Quantifier::NotExists => !satisfied.any(|s| s),
            Quantifier::Forall => satisfied.all(|s| s),
        }
    }
}

/// Cuts the constants of a condition to the width of what they are compared with.
fn fit(cells: &[Cell], left: &Location, term: &mut Term) {
    if let (Term::Int(n), Some(cell)) = (term, cells.iter().find(|c| c.location == *left)) {
        *n = cell.number(*n);
    }
}

fn address(term: &Term) -> Option<String> {
    match term {
        Term::Address(name) => Some(name.clone()),
        Term::Int(_) | Term::Contents(_) => None,
    }
}

fn sort(locations: &mut Vec<Location>) {
    locations.sort();
    locations.dedup();
}

/// Where the text names a register, or the start of the section if it does not.
fn mention(source: &Source<'_>, section: &Range<usize>, thread: u32, register: &str) -> usize {
    let Ok(mut cursor) = Cursor::new(source, section.start, section.end) else { return section.start };
    while cursor.peek() != Tok::End {
        let is_thread = thread_id(cursor.peek()) == Some(thread) && cursor.look(1) == Tok::Punct(":");
        if is_thread && (cursor.look(2) == Tok::Name(register) || cursor.look(3) == Tok::Name(register)) {
            return cursor.at();
        }
        cursor.bump();
    }
    section.start
}
