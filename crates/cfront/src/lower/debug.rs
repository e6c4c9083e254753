//! Debug information: positions, names, and types for printing.
//!
//! What it does: turns the metadata of clang into the positions of our IR (innermost function first), the names of
//! locals, and the table of types by which final states are printed.
//! Guarantee: nothing here changes the meaning of a program; metadata that is missing or malformed gives no position,
//! no name, or an opaque type. Types that contain themselves are finite.
//! A place in a header of the system that was inlined is where the program calls it.
//! Misses: qualifiers and names of typedefs.

use super::blocks::Blocks;
use super::headers::is_system;
use super::Context;
use crate::llvm::{self, debug_info, MetadataId};
use crate::rust::is_library_file;
use fencepost_ir::{DebugField, DebugType, DebugTypeId, Diagnostic, Encoding, Loc};
use rustc_hash::FxHashMap;
use std::cell::RefCell;

/// The greatest number of types that are kept for printing.
const MAX_TYPES: usize = 100_000;

/// The debug information of one module.
pub(crate) struct Debug<'m> {
    info: llvm::DebugInfo<'m>,
    module: &'m llvm::Module,
    locations: RefCell<FxHashMap<MetadataId, Loc>>,
    types: FxHashMap<MetadataId, DebugTypeId>,
}

impl<'m> Debug<'m> {
    /// The debug information of a module.
    pub fn new(module: &'m llvm::Module) -> Self {
        let info = llvm::DebugInfo::new(module);
        Debug { info, module, locations: RefCell::default(), types: FxHashMap::default() }
    }

    /// The name of a local variable.
    pub fn variable_name(&self, variable: MetadataId) -> Option<String> {
        self.info.variable(variable).map(|variable| variable.name).filter(|name| !name.is_empty())
    }

    /// The block (or function) of the source that a `DILocation` stands in.
    pub fn block_of(&self, location: MetadataId) -> Option<u32> {
        self.info.scope_of(location).map(|id| id.0)
    }

    /// The block that a variable is declared in; none if that is the function itself.
    pub fn declared_in(&self, variable: MetadataId) -> Option<u32> {
        self.info.scope_of(variable).filter(|id| self.info.is_block(*id)).map(|id| id.0)
    }

    /// A position; of code of a library that the compiler inlined, where it was inlined.
    fn in_program(&self, id: MetadataId) -> Option<debug_info::SourceLoc> {
        let library = |at: &debug_info::SourceLoc| {
            at.file.as_ref().is_some_and(|f| is_library_file(&f.filename) || is_system(&f.filename))
        };
        let first = self.info.location(id)?;
        if first.inlined_at.is_none() || !library(&first) {
            return Some(first);
        }
        self.info.location_chain(id).into_iter().find(|at| !library(at)).or(Some(first))
    }

    /// Of a Rust type that only wraps another, as `AtomicU32` does, the type inside.
    fn unwrapped(&self, id: MetadataId) -> MetadataId {
        let mut id = id;
        for _ in 0..16 {
            let Some(debug_info::DebugType::Struct { size_bits, members, .. }) = self.info.debug_type(id) else {
                break;
            };
            let [only] = &members[..] else { break };
            let inside = only.ty.and_then(|ty| self.info.strip_type(ty));
            match inside {
                Some(inside) if only.offset_bits == 0 && only.size_bits == size_bits => id = inside,
                _ => break,
            }
        }
        id
    }

    /// Adds the position of a variable to a diagnostic.
    pub fn place_variable(&self, diagnostic: Diagnostic, variable: &llvm::GlobalVariable) -> Diagnostic {
        let known = variable.debug.first().and_then(|&id| self.info.global_variable(id));
        match known.and_then(|known| Some((known.file?, known.line))) {
            Some((file, line)) => diagnostic.at(file.filename, line, 0),
            None => diagnostic.at(self.module.file_name.clone(), self.module.line_for_user(variable.line), 0),
        }
    }
}

impl Blocks for Debug<'_> {
    fn inside(&self, place: u32, block: u32) -> bool {
        let block = MetadataId(block);
        self.info.is_block(block) && self.info.is_within(MetadataId(place), block)
    }

    fn outer(&self, block: u32) -> Option<u32> {
        self.info.scope_of(MetadataId(block)).map(|id| id.0)
    }
}

impl<'m> Context<'m> {
    /// The position that a `DILocation` names.
    pub fn loc(&mut self, mi: usize, id: MetadataId) -> Loc {
        if let Some(&loc) = self.modules[mi].debug.locations.borrow().get(&id) {
            return loc;
        }
        let found = self.modules[mi].debug.in_program(id);
        let loc = match found {
            Some(debug_info::SourceLoc { file: Some(file), line, column, .. }) if line > 0 => {
                Loc { file: self.program.file(&file.filename), line, column }
            }
            _ => Loc::NONE,
        };
        self.modules[mi].debug.locations.borrow_mut().insert(id, loc);
        loc
    }

    /// Where a function is defined.
    pub fn function_loc(&mut self, mi: usize, function: &llvm::Function) -> Loc {
        let found = function.debug.and_then(|id| self.modules[mi].debug.info.subprogram(id));
        match found.and_then(|known| Some((known.file?, known.line))) {
            Some((file, line)) if line > 0 => Loc { file: self.program.file(&file.filename), line, column: 0 },
            _ => Loc::NONE,
        }
    }

    /// Where a variable is declared, and its type.
    pub fn global_debug(&mut self, mi: usize, variable: &llvm::GlobalVariable) -> (Loc, Option<DebugTypeId>) {
        let known = variable.debug.first().and_then(|&id| self.modules[mi].debug.info.global_variable(id));
        let Some(known) = known else { return (Loc::NONE, None) };
        let loc = match known.file {
            Some(file) if known.line > 0 => {
                Loc { file: self.program.file(&file.filename), line: known.line, column: 0 }
            }
            _ => Loc::NONE,
        };
        (loc, known.ty.and_then(|ty| self.debug_type(mi, ty)))
    }

    /// The type for printing, with all the types that it refers to.
    fn debug_type(&mut self, mi: usize, id: MetadataId) -> Option<DebugTypeId> {
        let mut work = Vec::new();
        let result = self.debug_type_id(mi, Some(id), &mut work);
        while let Some((metadata, slot)) = work.pop() {
            let ty = self.debug_type_body(mi, metadata, &mut work);
            self.program.debug_types[slot.index()] = ty;
        }
        result
    }

    /// The id of a type; a new one is filled in later.
    fn debug_type_id(
        &mut self,
        mi: usize,
        id: Option<MetadataId>,
        work: &mut Vec<(MetadataId, DebugTypeId)>,
    ) -> Option<DebugTypeId> {
        let stripped = self.modules[mi].debug.info.strip_type(id?)?;
        let stripped = if self.modules[mi].rust { self.modules[mi].debug.unwrapped(stripped) } else { stripped };
        if let Some(&known) = self.modules[mi].debug.types.get(&stripped) {
            return Some(known);
        }
        if self.program.debug_types.len() >= MAX_TYPES {
            return None;
        }
        let slot = self.add_debug_type(DebugType::Opaque);
        self.modules[mi].debug.types.insert(stripped, slot);
        work.push((stripped, slot));
        Some(slot)
    }

    fn add_debug_type(&mut self, ty: DebugType) -> DebugTypeId {
        self.program.debug_types.push(ty);
        DebugTypeId::from_index(self.program.debug_types.len() - 1)
    }

    fn debug_type_body(&mut self, mi: usize, id: MetadataId, work: &mut Vec<(MetadataId, DebugTypeId)>) -> DebugType {
        use debug_info::DebugType as Source;
        match self.modules[mi].debug.info.debug_type(id) {
            Some(Source::Base { name, size_bits, encoding }) => {
                DebugType::Base { name, size: size_bits / 8, encoding: encoding_of(encoding) }
            }
            Some(Source::Enum { name, size_bits, enumerators, .. }) => {
                let signed = enumerators.iter().any(|enumerator| enumerator.value < 0);
                let encoding = if signed { Encoding::Signed } else { Encoding::Unsigned };
                DebugType::Base { name, size: size_bits / 8, encoding }
            }
            Some(Source::Pointer { target, .. }) => DebugType::Pointer(self.debug_type_id(mi, target, work)),
            Some(Source::Array(array)) => {
                let Some(mut element) = self.debug_type_id(mi, array.element, work) else { return DebugType::Opaque };
                let Some((first, inner)) = array.counts.split_first() else { return DebugType::Opaque };
                for count in inner.iter().take(16).rev() {
                    element = self.add_debug_type(DebugType::Array { element, count: count.unwrap_or(0) });
                }
                DebugType::Array { element, count: first.unwrap_or(0) }
            }
            Some(Source::Struct { name, size_bits, members, .. }) => {
                let fields = self.debug_fields(mi, members, work);
                DebugType::Record { name, size: size_bits / 8, union: false, fields }
            }
            Some(Source::Union { name, size_bits, members, .. }) => {
                let fields = self.debug_fields(mi, members, work);
                DebugType::Record { name, size: size_bits / 8, union: true, fields }
            }
            Some(
                Source::Typedef { .. } | Source::Qualified { .. } | Source::Function { .. } | Source::Unknown { .. },
            )
            | None => DebugType::Opaque,
        }
    }

    fn debug_fields(
        &mut self,
        mi: usize,
        members: Vec<debug_info::Member>,
        work: &mut Vec<(MetadataId, DebugTypeId)>,
    ) -> Vec<DebugField> {
        let mut fields = Vec::new();
        for member in members {
            if let Some(ty) = self.debug_type_id(mi, member.ty, work) {
                let (bit_offset, bit_size) = (member.offset_bits, member.size_bits);
                fields.push(DebugField { name: member.name, bit_offset, bit_size, ty });
            }
        }
        fields
    }
}

fn encoding_of(encoding: debug_info::BaseEncoding) -> Encoding {
    use debug_info::BaseEncoding as Source;
    match encoding {
        Source::Signed | Source::SignedChar => Encoding::Signed,
        Source::Unsigned | Source::UnsignedChar | Source::Utf | Source::Other => Encoding::Unsigned,
        Source::Float => Encoding::Float,
        Source::Boolean => Encoding::Bool,
    }
}
