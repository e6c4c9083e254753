//! The verifier: what every program must satisfy before an engine reads it.
//!
//! The invariants, by the number that [`Invariant::number`] gives:
//!
//!  1. The target's pointers have 32 or 64 bits.
//!  2. The entry is a function of the program; its parameters are integers or pointers.
//!  3. Constructors are functions of the program; their parameters are integers or pointers.
//!  4. No two globals have one name, no two functions have one name, and no name is empty.
//!  5. Every id (global, function, block, register, file, debug type) is in its table.
//!  6. Integer types have 1 to 128 bits.
//!  7. A constant has no bits above its type's width.
//!  8. A global's alignment is a power of two; its initial pieces lie inside it and do not overlap.
//!  9. A thread-local global is named only by `TlsAddr`, and `TlsAddr` names no other.
//! 10. A debug type does not contain itself except through a pointer.
//! 11. A function has an entry block; it has no parameters and no predecessors.
//! 12. A register is defined at most once: as a parameter, a block parameter or a result.
//! 13. A register is read only where its definition dominates (in unreachable blocks: only if it is defined).
//! 14. Operands have the types that the operation or terminator asks for.
//! 15. Results have the number and the types that the operation gives.
//! 16. A jump passes as many arguments as the block has parameters, of their types.
//! 17. A call passes the parameters' types (more only to variadic functions) and receives the returned types.
//! 18. A return returns the function's types.
//! 19. Memory orders fit: loads do not release, stores do not acquire, read-modify-writes and fences are atomic,
//!     a failed compare-exchange does not release; a fence's mask has only the four pairs.
//! 20. Units are 1, 2, 4, 8 or 16; alignments are powers of two; a byte swap is of whole bytes.
//! 21. The cases of a switch differ and fit the value's width.
//! 22. `VarArgs` stands only in variadic functions.
//! 23. `Await` stands within an atomic section, as far as can be decided: an `Await` that no path from the start of
//!     a thread can reach inside a section is rejected; where only some paths are inside, the engine decides.
//!
//! Guarantee: never panics, whatever the program; nearly linear time. Every error names function, block, instruction.
//! Misses: whether sections are balanced, and what an indirect call finds, are known only at run time.

mod function;
mod ops;
pub(crate) mod sections;
#[cfg(test)]
mod tests;

use crate::ids::{BlockId, DebugTypeId, FuncId, GlobalId};
use crate::program::{Function, InitValue, Program};
use crate::source::{DebugType, Loc};
use crate::types::Type;
use rustc_hash::FxHashSet;
use std::fmt;

/// An invariant; see the list in the module's head.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)] // The list in the module's head says what each means.
pub enum Invariant {
    Target = 1,
    Entry,
    Constructors,
    Names,
    Ids,
    Types,
    Constants,
    Globals,
    ThreadLocals,
    DebugTypes,
    EntryBlock,
    SingleDefinition,
    Dominance,
    OperandTypes,
    Results,
    JumpArguments,
    Calls,
    Returns,
    Orders,
    Sizes,
    Switches,
    VarArgs,
    Sections,
}

impl Invariant {
    /// The number in the list.
    pub fn number(self) -> u32 {
        self as u32
    }
}

/// A broken invariant and the place that breaks it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VerifyError {
    /// Which invariant.
    pub invariant: Invariant,
    /// The function, if the error is in one.
    pub function: Option<FuncId>,
    /// The function's name.
    pub function_name: String,
    /// The block, if the error is in one.
    pub block: Option<BlockId>,
    /// The instruction's index in the block; the number of instructions for the terminator.
    pub inst: Option<usize>,
    /// What is wrong.
    pub message: String,
}

impl fmt::Display for VerifyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(id) = self.function {
            write!(f, "function {} ({id})", self.function_name)?;
            if let Some(block) = self.block {
                write!(f, ", {block}")?;
            }
            if let Some(inst) = self.inst {
                write!(f, ", instruction {inst}")?;
            }
            f.write_str(": ")?;
        }
        write!(f, "{} (invariant {})", self.message, self.invariant.number())
    }
}

impl std::error::Error for VerifyError {}

/// More errors than this are not collected.
const MAX_ERRORS: usize = 200;

/// Checks every invariant. The errors are in the order of the program, program-wide ones first.
pub fn verify(program: &Program) -> Result<(), Vec<VerifyError>> {
    let mut cx = Context { program, errors: Vec::new(), place: Place::default() };
    cx.program_wide();
    cx.globals();
    cx.debug_types();
    for (i, func) in program.functions.iter().enumerate() {
        function::check(&mut cx, FuncId::from_index(i), func);
    }
    cx.place = Place::default();
    // The walk over sections needs sound ids.
    if cx.errors.is_empty() {
        sections::check(&mut cx);
    }
    if cx.errors.is_empty() {
        Ok(())
    } else {
        Err(cx.errors)
    }
}

/// Where the checks are.
#[derive(Clone, Copy, Default)]
struct Place {
    function: Option<FuncId>,
    block: Option<BlockId>,
    inst: Option<usize>,
}

struct Context<'a> {
    program: &'a Program,
    errors: Vec<VerifyError>,
    place: Place,
}

impl Context<'_> {
    fn error(&mut self, invariant: Invariant, message: impl FnOnce() -> String) {
        if self.errors.len() >= MAX_ERRORS {
            return;
        }
        let name = self.place.function.and_then(|f| self.program.functions.get(f.index()));
        self.errors.push(VerifyError {
            invariant,
            function: self.place.function,
            function_name: name.map(|f| f.name.clone()).unwrap_or_default(),
            block: self.place.block,
            inst: self.place.inst,
            message: message(),
        });
    }

    fn require(&mut self, ok: bool, invariant: Invariant, message: impl FnOnce() -> String) -> bool {
        if !ok {
            self.error(invariant, message);
        }
        ok
    }

    fn ty(&mut self, ty: Type) -> bool {
        let ok = match ty {
            Type::Int(bits) => (1..=128).contains(&bits),
            Type::Ptr | Type::F32 | Type::F64 | Type::F80 => true,
        };
        self.require(ok, Invariant::Types, || format!("there is no type {ty}"))
    }

    fn loc(&mut self, loc: Loc) {
        let ok = loc.file.0 == u32::MAX || loc.file.index() < self.program.files.len();
        self.require(ok, Invariant::Ids, || format!("a position names {} which does not exist", loc.file));
    }

    fn global(&mut self, id: GlobalId) -> bool {
        let ok = id.index() < self.program.globals.len();
        self.require(ok, Invariant::Ids, || format!("there is no global {id}"))
    }

    fn func(&mut self, id: FuncId) -> bool {
        let ok = id.index() < self.program.functions.len();
        self.require(ok, Invariant::Ids, || format!("there is no function {id}"))
    }

    fn debug_type(&mut self, id: DebugTypeId) -> bool {
        let ok = id.index() < self.program.debug_types.len();
        self.require(ok, Invariant::Ids, || format!("there is no debug type {id}"))
    }

    fn program_wide(&mut self) {
        let program = self.program;
        let bits = program.target.pointer_bits;
        self.require(bits == 32 || bits == 64, Invariant::Target, || format!("a pointer cannot have {bits} bits"));
        let starts = program.constructors.iter().map(|&f| (f, Invariant::Constructors));
        for (id, invariant) in std::iter::once((program.entry, Invariant::Entry)).chain(starts) {
            match program.functions.get(id.index()) {
                None => self.error(invariant, || format!("there is no function {id} to start")),
                Some(func) => {
                    let plain = |r: &crate::Reg| {
                        func.regs.get(r.index()).is_some_and(|info| matches!(info.ty, Type::Int(_) | Type::Ptr))
                    };
                    self.require(func.params.iter().all(plain), invariant, || {
                        format!("{} cannot be started: its parameters are not integers and pointers", func.name)
                    });
                }
            }
        }
        self.names("global", program.globals.iter().map(|g| g.name.as_str()));
        self.names("function", program.functions.iter().map(|f| f.name.as_str()));
    }

    fn names<'n>(&mut self, what: &str, names: impl Iterator<Item = &'n str>) {
        let mut seen = FxHashSet::default();
        for name in names {
            self.require(!name.is_empty(), Invariant::Names, || format!("a {what} has no name"));
            let new = seen.insert(name);
            self.require(new, Invariant::Names, || format!("two {what}s are named {name}"));
        }
    }

    fn globals(&mut self) {
        let program = self.program;
        for global in &program.globals {
            let name = &global.name;
            self.loc(global.loc);
            global.debug_type.map(|t| self.debug_type(t));
            self.require(global.align.is_power_of_two(), Invariant::Globals, || {
                format!("the alignment {} of {name} is not a power of two", global.align)
            });
            let mut ranges = Vec::new();
            for piece in &global.init {
                let size = match &piece.value {
                    InitValue::Bytes(bytes) => bytes.len() as u64,
                    InitValue::Global(id, _) => {
                        if self.global(*id) {
                            self.require(!program.global(*id).thread_local, Invariant::ThreadLocals, || {
                                format!("{name} is initialised with the address of a thread-local global")
                            });
                        }
                        u64::from(program.target.pointer_bytes())
                    }
                    InitValue::Func(id) => {
                        self.func(*id);
                        u64::from(program.target.pointer_bytes())
                    }
                    InitValue::Undef(size) => *size,
                };
                let end = piece.offset.checked_add(size);
                let inside = end.is_some_and(|end| end <= global.size);
                self.require(inside, Invariant::Globals, || {
                    format!("a piece of {size} bytes at {} lies outside {name} of {} bytes", piece.offset, global.size)
                });
                ranges.push((piece.offset, end.unwrap_or(u64::MAX)));
            }
            ranges.sort_unstable();
            let apart = ranges.windows(2).all(|w| w[0].1 <= w[1].0);
            self.require(apart, Invariant::Globals, || format!("two initial pieces of {name} overlap"));
        }
    }

    /// Ids in range, and no record or array inside itself (three colours, on an explicit stack).
    fn debug_types(&mut self) {
        let types = &self.program.debug_types;
        let mut parts: Vec<Vec<usize>> = Vec::with_capacity(types.len());
        for ty in types {
            let inner: Vec<DebugTypeId> = match ty {
                DebugType::Base { .. } | DebugType::Opaque => Vec::new(),
                DebugType::Pointer(to) => {
                    to.map(|t| self.debug_type(t));
                    Vec::new()
                }
                DebugType::Array { element, .. } => vec![*element],
                DebugType::Record { fields, .. } => fields.iter().map(|f| f.ty).collect(),
            };
            parts.push(inner.into_iter().filter(|t| self.debug_type(*t)).map(DebugTypeId::index).collect());
        }
        if let Some(bad) = find_cycle(&parts) {
            self.error(Invariant::DebugTypes, || format!("the debug type t{bad} contains itself"));
        }
    }
}

/// A node on a cycle of the graph, if there is one.
fn find_cycle(edges: &[Vec<usize>]) -> Option<usize> {
    let mut state = vec![0u8; edges.len()];
    for root in 0..edges.len() {
        let mut stack = vec![(root, 0)];
        while let Some(top) = stack.last_mut() {
            let (node, next) = *top;
            if next == 0 && state[node] == 2 {
                stack.pop();
                continue;
            }
            state[node] = 1;
            top.1 += 1;
            match edges[node].get(next) {
                None => {
                    state[node] = 2;
                    stack.pop();
                }
                Some(&to) if state[to] == 1 => return Some(to),
                Some(&to) if state[to] == 0 => stack.push((to, 0)),
                Some(_) => {}
            }
        }
    }
    None
}

/// Checks one function with everything it refers to, for passes that want to check what they just changed.
pub fn verify_function(program: &Program, id: FuncId) -> Result<(), Vec<VerifyError>> {
    let mut cx = Context { program, errors: Vec::new(), place: Place::default() };
    if let Some(func) = program.functions.get(id.index()) {
        function::check(&mut cx, id, func);
    }
    if cx.errors.is_empty() {
        Ok(())
    } else {
        Err(cx.errors)
    }
}

/// A function with the tables that its checks need.
struct Body<'a> {
    func: &'a Function,
}
