//! Sizes, alignments and field offsets.
//!
//! What it is: the reader of the `target datalayout` string, and the calculator
//! that applies it to types.
//!
//! What it guarantees: the rules are those of LLVM's `DataLayout`; parts that
//! the string does not mention have LLVM's defaults, and the alignment of `i128`
//! is what the string says, else that of the widest integer it knows. All
//! arithmetic is checked, results are remembered per type so that the effort is
//! linear, and recursion is bounded.
//!
//! What it deliberately ignores: preferred alignments, native integer widths,
//! mangling, and the stack and program address spaces.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fmt;
use std::rc::Rc;

use super::types::{NamedTypeBody, StructBody, Type, TypeId, TypeTable};

/// The deepest nesting of types that is measured.
const DEPTH_LIMIT: u32 = 400;

/// A data layout. Alignments are in bytes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DataLayout {
    /// Whether the target is big-endian.
    pub big_endian: bool,
    /// The address space of `alloca`.
    pub alloca_address_space: u32,
    /// The pointers by address space; number 0 is always there.
    pub pointers: BTreeMap<u32, PointerLayout>,
    /// The alignments of integers by width in bits.
    pub integers: BTreeMap<u32, u64>,
    /// The alignments of floating point numbers by width in bits.
    pub floats: BTreeMap<u32, u64>,
    /// The alignments of vectors by width in bits.
    pub vectors: BTreeMap<u32, u64>,
    /// The least alignment of structures.
    pub aggregate: u64,
}

/// The layout of the pointers of an address space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PointerLayout {
    /// The size in bits.
    pub size: u32,
    /// The alignment in bytes.
    pub align: u64,
    /// The width of an index in bits.
    pub index_size: u32,
}

/// Why a type has no size.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LayoutError {
    /// The type has no size at all, such as `void` or an opaque structure.
    Unsized,
    /// The size depends on `vscale`.
    Scalable,
    /// The size does not fit into 64 bits.
    Overflow,
    /// The type contains itself.
    Recursive,
    /// The type is nested too deeply.
    TooDeep,
    /// The type is not a structure, but fields were asked for.
    NotAStruct,
}

impl fmt::Display for LayoutError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            LayoutError::Unsized => "the type has no size",
            LayoutError::Scalable => "the size of the type depends on vscale",
            LayoutError::Overflow => "the size of the type does not fit into 64 bits",
            LayoutError::Recursive => "the type contains itself",
            LayoutError::TooDeep => "the type is nested too deeply",
            LayoutError::NotAStruct => "the type is not a structure",
        })
    }
}

impl std::error::Error for LayoutError {}

impl Default for DataLayout {
    fn default() -> Self {
        let pointer = PointerLayout { size: 64, align: 8, index_size: 64 };
        DataLayout {
            big_endian: false,
            alloca_address_space: 0,
            pointers: BTreeMap::from([(0, pointer)]),
            integers: BTreeMap::from([(1, 1), (8, 1), (16, 2), (32, 4), (64, 4)]),
            floats: BTreeMap::from([(16, 2), (32, 4), (64, 8), (128, 16)]),
            vectors: BTreeMap::from([(64, 8), (128, 16)]),
            aggregate: 1,
        }
    }
}

impl DataLayout {
    /// Reads a `target datalayout` string.
    ///
    /// The error is a sentence about the part that is malformed. Parts with an
    /// unknown letter are skipped.
    pub fn parse(text: &str) -> Result<DataLayout, String> {
        let mut layout = DataLayout::default();
        for part in text.split('-') {
            layout.read_part(part).ok_or_else(|| format!("malformed part '{part}' of the data layout"))?;
        }
        Ok(layout)
    }

    /// Gives the layout of the pointers of an address space.
    pub fn pointer(&self, address_space: u32) -> PointerLayout {
        let unknown = PointerLayout { size: 64, align: 8, index_size: 64 };
        self.pointers.get(&address_space).or_else(|| self.pointers.get(&0)).copied().unwrap_or(unknown)
    }

    /// Gives the size in bytes of the pointers of address space 0.
    pub fn pointer_bytes(&self) -> u64 {
        u64::from(self.pointer(0).size).div_ceil(8)
    }

    fn read_part(&mut self, part: &str) -> Option<()> {
        let mut rest = part.chars();
        let Some(letter) = rest.next() else {
            return Some(());
        };
        let mut values = rest.as_str().split(':');
        let first = values.next().unwrap_or("");
        match letter {
            'e' if part == "e" => self.big_endian = false,
            'E' if part == "E" => self.big_endian = true,
            'A' => self.alloca_address_space = first.parse().ok()?,
            'p' => {
                // Letters before the number mark unusual pointers.
                let first = first.trim_start_matches(|c: char| c.is_ascii_alphabetic());
                let space = if first.is_empty() { 0 } else { first.parse().ok()? };
                let size: u32 = values.next()?.parse().ok()?;
                if size == 0 || size > 1 << 16 {
                    return None;
                }
                let align = alignment(values.next().unwrap_or(""), u64::from(size))?;
                let _preferred = values.next();
                let index_size = match values.next() {
                    Some(text) => text.parse().ok()?,
                    None => size,
                };
                let pointer = PointerLayout { size, align, index_size };
                self.pointers.insert(space, pointer);
            }
            'i' | 'f' | 'v' => {
                let width: u32 = first.parse().ok()?;
                let align = alignment(values.next()?, 8)?;
                match letter {
                    'i' => self.integers.insert(width, align),
                    'f' => self.floats.insert(width, align),
                    _ => self.vectors.insert(width, align),
                };
            }
            'a' => {
                // The oldest spelling is `a0:0:64`.
                let text = values.next()?;
                self.aggregate = if text == "0" { 1 } else { alignment(text, 8)? };
            }
            _ => {}
        }
        Some(())
    }
}

/// Reads an alignment in bits; nothing written means the default.
fn alignment(text: &str, default_bits: u64) -> Option<u64> {
    let bits: u64 = if text.is_empty() { default_bits } else { text.parse().ok()? };
    let bytes = bits.div_ceil(8);
    (bits <= 1 << 19 && bytes.is_power_of_two()).then_some(bytes)
}

/// The layout of a structure, in bytes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StructLayout {
    /// The offset of every field.
    pub offsets: Vec<u64>,
    /// The size with the padding at the end.
    pub size: u64,
    /// The alignment.
    pub align: u64,
}

/// The measures of a type: its size in bits if it is a scalar or a vector, its
/// size in bytes, and its alignment.
#[derive(Clone, Copy)]
struct Measure {
    bits: Option<u64>,
    bytes: u64,
    align: u64,
}

/// What is remembered of a type.
#[derive(Clone)]
enum Memo {
    InProgress,
    Done(Result<Measure, LayoutError>),
}

/// The calculator of sizes, alignments and field offsets.
pub struct Layouts<'m> {
    layout: &'m DataLayout,
    types: &'m TypeTable,
    memo: RefCell<Vec<Option<Memo>>>,
    structs: RefCell<BTreeMap<TypeId, Rc<StructLayout>>>,
}

impl<'m> Layouts<'m> {
    /// Makes a calculator for the types of a table.
    pub fn new(layout: &'m DataLayout, types: &'m TypeTable) -> Self {
        Layouts { layout, types, memo: RefCell::new(vec![None; types.len()]), structs: RefCell::new(BTreeMap::new()) }
    }

    /// Gives the size in bits of a scalar or vector, else of the whole bytes.
    pub fn bit_size(&self, id: TypeId) -> Result<u64, LayoutError> {
        let measure = self.measure(id, 0)?;
        match measure.bits {
            Some(bits) => Ok(bits),
            None => measure.bytes.checked_mul(8).ok_or(LayoutError::Overflow),
        }
    }

    /// Gives the number of bytes that a store of the type writes.
    pub fn size_of(&self, id: TypeId) -> Result<u64, LayoutError> {
        Ok(self.measure(id, 0)?.bytes)
    }

    /// Gives the distance in bytes between two elements of an array.
    pub fn alloc_size(&self, id: TypeId) -> Result<u64, LayoutError> {
        let measure = self.measure(id, 0)?;
        round_up(measure.bytes, measure.align)
    }

    /// Gives the ABI alignment in bytes.
    pub fn align_of(&self, id: TypeId) -> Result<u64, LayoutError> {
        Ok(self.measure(id, 0)?.align)
    }

    /// Gives the field offsets, size and alignment of a structure.
    pub fn struct_layout(&self, id: TypeId) -> Result<Rc<StructLayout>, LayoutError> {
        let body = self.types.struct_body(id).ok_or(LayoutError::NotAStruct)?;
        if let Some(known) = self.structs.borrow().get(&id) {
            return Ok(Rc::clone(known));
        }
        // Measuring first finds a structure that contains itself.
        self.measure(id, 0)?;
        let layout = Rc::new(self.lay_out(body, 0)?);
        self.structs.borrow_mut().insert(id, Rc::clone(&layout));
        Ok(layout)
    }

    /// Gives the offset in bytes of a field of a structure.
    pub fn field_offset(&self, id: TypeId, field: u64) -> Result<u64, LayoutError> {
        let layout = self.struct_layout(id)?;
        usize::try_from(field).ok().and_then(|index| layout.offsets.get(index).copied()).ok_or(LayoutError::NotAStruct)
    }

    fn measure(&self, id: TypeId, depth: u32) -> Result<Measure, LayoutError> {
        let index = id.0 as usize;
        match self.memo.borrow().get(index) {
            Some(Some(Memo::Done(result))) => return *result,
            Some(Some(Memo::InProgress)) => return Err(LayoutError::Recursive),
            Some(None) => {}
            None => return Err(LayoutError::Unsized),
        }
        if depth > DEPTH_LIMIT {
            return Err(LayoutError::TooDeep);
        }
        self.remember(index, Memo::InProgress);
        let result = self.compute(id, depth);
        self.remember(index, Memo::Done(result));
        result
    }

    fn remember(&self, index: usize, memo: Memo) {
        if let Some(slot) = self.memo.borrow_mut().get_mut(index) {
            *slot = Some(memo);
        }
    }

    fn compute(&self, id: TypeId, depth: u32) -> Result<Measure, LayoutError> {
        match self.types.get(id) {
            Type::Void | Type::Label | Type::Metadata | Type::Token => Err(LayoutError::Unsized),
            Type::Function { .. } | Type::Target { .. } => Err(LayoutError::Unsized),
            Type::Integer(width) => Ok(scalar(u64::from(*width), self.integer_align(*width))),
            Type::Half | Type::BFloat => Ok(self.float(16)),
            Type::Float => Ok(self.float(32)),
            Type::Double => Ok(self.float(64)),
            Type::X86Fp80 => Ok(self.float(80)),
            Type::Fp128 | Type::PpcFp128 => Ok(self.float(128)),
            Type::X86Mmx => self.vector(64),
            Type::X86Amx => Ok(scalar(8192, 64)),
            Type::Pointer { address_space, .. } => {
                let pointer = self.layout.pointer(*address_space);
                Ok(scalar(u64::from(pointer.size), pointer.align))
            }
            Type::Array { count, element } => {
                let element = self.measure(*element, depth + 1)?;
                let stride = round_up(element.bytes, element.align)?;
                let bytes = stride.checked_mul(*count).ok_or(LayoutError::Overflow)?;
                Ok(Measure { bits: None, bytes, align: element.align })
            }
            Type::Vector { count, element, scalable } => {
                if *scalable {
                    return Err(LayoutError::Scalable);
                }
                let element = self.measure(*element, depth + 1)?;
                let bits = element.bits.ok_or(LayoutError::Unsized)?;
                let bits = bits.checked_mul(u64::from(*count)).ok_or(LayoutError::Overflow)?;
                self.vector(bits)
            }
            Type::Struct(body) => self.structure(body, depth),
            Type::Named(named) => match &self.types.named(*named).body {
                NamedTypeBody::Undefined | NamedTypeBody::Opaque => Err(LayoutError::Unsized),
                NamedTypeBody::Struct(body) => self.structure(body, depth),
                NamedTypeBody::Alias(target) => self.measure(*target, depth + 1),
            },
        }
    }

    fn integer_align(&self, width: u32) -> u64 {
        // The next wider integer decides; if there is none, the widest does.
        let wider = self.layout.integers.range(width..).next();
        let chosen = wider.or_else(|| self.layout.integers.iter().next_back());
        chosen.map_or(1, |(_, align)| *align)
    }

    fn float(&self, bits: u32) -> Measure {
        let align = match self.layout.floats.get(&bits) {
            Some(align) => *align,
            None => u64::from(bits).div_ceil(8).next_power_of_two(),
        };
        scalar(u64::from(bits), align)
    }

    fn vector(&self, bits: u64) -> Result<Measure, LayoutError> {
        let known = u32::try_from(bits).ok().and_then(|bits| self.layout.vectors.get(&bits).copied());
        let align = match known {
            Some(align) => align,
            None => bits.div_ceil(8).checked_next_power_of_two().ok_or(LayoutError::Overflow)?,
        };
        Ok(scalar(bits, align))
    }

    fn structure(&self, body: &StructBody, depth: u32) -> Result<Measure, LayoutError> {
        let layout = self.lay_out(body, depth)?;
        Ok(Measure { bits: None, bytes: layout.size, align: layout.align })
    }

    fn lay_out(&self, body: &StructBody, depth: u32) -> Result<StructLayout, LayoutError> {
        let mut offsets = Vec::with_capacity(body.fields.len());
        let mut size = 0u64;
        let mut align = 1u64;
        for &field in &body.fields {
            let field = self.measure(field, depth + 1)?;
            if !body.packed {
                size = round_up(size, field.align)?;
                align = align.max(field.align);
            }
            offsets.push(size);
            let stride = round_up(field.bytes, field.align)?;
            size = size.checked_add(stride).ok_or(LayoutError::Overflow)?;
        }
        size = round_up(size, align)?;
        if !body.packed {
            align = align.max(self.layout.aggregate);
        }
        Ok(StructLayout { offsets, size, align })
    }
}

fn scalar(bits: u64, align: u64) -> Measure {
    Measure { bits: Some(bits), bytes: bits.div_ceil(8), align }
}

fn round_up(bytes: u64, align: u64) -> Result<u64, LayoutError> {
    bytes.checked_next_multiple_of(align.max(1)).ok_or(LayoutError::Overflow)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::llvm::symbols::SymbolTable;

    const CLANG_14: &str = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128";
    const CLANG_19: &str = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128";
    const I386: &str = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128";

    fn structure(types: &mut TypeTable, fields: &[TypeId], packed: bool) -> TypeId {
        types.intern(Type::Struct(StructBody { fields: fields.into(), packed }))
    }

    #[test]
    fn the_alignment_of_i128_comes_from_the_string() {
        let types = TypeTable::new();
        let old = DataLayout::parse(CLANG_14).unwrap();
        let new = DataLayout::parse(CLANG_19).unwrap();
        assert_eq!(Layouts::new(&old, &types).align_of(TypeId::I128), Ok(8));
        assert_eq!(Layouts::new(&new, &types).align_of(TypeId::I128), Ok(16));
        assert_eq!(Layouts::new(&new, &types).size_of(TypeId::I128), Ok(16));
    }

    #[test]
    fn structures_are_padded_unless_packed() {
        let mut types = TypeTable::new();
        let fields = [TypeId::I8, TypeId::I64, TypeId::I16];
        let padded = structure(&mut types, &fields, false);
        let packed = structure(&mut types, &fields, true);
        let fp80 = types.intern(Type::X86Fp80);
        let odd = types.integer(24);
        let layout = DataLayout::parse(CLANG_14).unwrap();
        let layouts = Layouts::new(&layout, &types);
        assert_eq!(layouts.struct_layout(padded).unwrap().offsets, [0, 8, 16]);
        assert_eq!(layouts.alloc_size(padded), Ok(24));
        assert_eq!(layouts.struct_layout(packed).unwrap().offsets, [0, 1, 9]);
        assert_eq!(layouts.alloc_size(packed), Ok(11));
        assert_eq!(layouts.size_of(fp80), Ok(10));
        assert_eq!(layouts.alloc_size(fp80), Ok(16));
        assert_eq!(layouts.size_of(odd), Ok(3));
        assert_eq!(layouts.alloc_size(odd), Ok(4));
        let narrow = DataLayout::parse(I386).unwrap();
        let layouts = Layouts::new(&narrow, &types);
        assert_eq!(layouts.struct_layout(padded).unwrap().offsets, [0, 4, 12]);
        assert_eq!(layouts.size_of(TypeId::PTR), Ok(4));
        assert_eq!(layouts.alloc_size(fp80), Ok(12));
        assert_eq!(layouts.align_of(TypeId::DOUBLE), Ok(4));
    }

    #[test]
    fn endless_and_huge_types_are_errors() {
        let mut types = TypeTable::new();
        let mut symbols = SymbolTable::new();
        let named = types.named_id(symbols.intern("self"));
        let id = types.intern(Type::Named(named));
        let fields = [TypeId::I8, id].into();
        let body = StructBody { fields, packed: false };
        types.define_named(named, NamedTypeBody::Struct(body));
        let huge = types.intern(Type::Array { count: u64::MAX, element: TypeId::I64 });
        // Doubling a hundred times is measured in a hundred steps.
        let mut wide = TypeId::I64;
        for _ in 0..100 {
            wide = structure(&mut types, &[wide, wide], false);
        }
        let layout = DataLayout::default();
        let layouts = Layouts::new(&layout, &types);
        assert_eq!(layouts.size_of(id), Err(LayoutError::Recursive));
        assert!(layouts.struct_layout(id).is_err());
        assert_eq!(layouts.size_of(huge), Err(LayoutError::Overflow));
        assert_eq!(layouts.size_of(wide), Err(LayoutError::Overflow));
        assert_eq!(layouts.size_of(TypeId::VOID), Err(LayoutError::Unsized));
        assert_eq!(layouts.size_of(TypeId(999_999)), Err(LayoutError::Unsized));
    }

    #[test]
    fn malformed_strings_are_refused() {
        assert!(DataLayout::parse("e-p:x").is_err());
        assert!(DataLayout::parse("i32:24").is_err());
        assert!(DataLayout::parse("").is_ok());
        assert!(DataLayout::parse("e-Fn32-G1-ni:7").is_ok());
    }
}
