//! The scalar leaves of LLVM types, and where they stand in memory.
//!
//! What it does: registers of our IR hold scalars only, so every first-class value of LLVM (a struct, an array, a
//! vector) becomes the list of its scalar leaves, and every leaf knows its offset in bytes.
//! Guarantee: leaves stand in the order of increasing offsets, padding is no leaf, and no list is longer than
//! [`MAX_LEAVES`]; larger types and types without a counterpart are diagnostics.
//! Misses: integers above 128 bits, `half`, `bfloat`, `fp128`, scalable vectors, pointers outside address space 0.

use crate::llvm;
use fencepost_ir::{Code, Diagnostic, Type};
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::rc::Rc;

/// The greatest number of leaves of one first-class value.
pub(crate) const MAX_LEAVES: usize = 4096;

/// A scalar part of a type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Leaf {
    /// The type of the scalar.
    pub ty: Type,
    /// Bytes from the start of the whole; [`Leaf::NOWHERE`] for packed bits, which have no byte of their own.
    pub offset: u64,
}

impl Leaf {
    /// The offset of a leaf that is not made of whole bytes.
    pub const NOWHERE: u64 = u64::MAX;
}

/// The types of one module with their leaves.
pub(crate) struct Types<'m> {
    module: &'m llvm::Module,
    layouts: llvm::Layouts<'m>,
    known: RefCell<FxHashMap<llvm::TypeId, Rc<Vec<Leaf>>>>,
}

impl<'m> Types<'m> {
    /// The types of a module.
    pub fn new(module: &'m llvm::Module) -> Self {
        Types { module, layouts: module.layouts(), known: RefCell::default() }
    }

    /// The module.
    pub fn module(&self) -> &'m llvm::Module {
        self.module
    }

    /// Bytes that a store of the type touches.
    pub fn size(&self, ty: llvm::TypeId) -> Result<u64, Diagnostic> {
        self.layouts.size_of(ty).map_err(|e| self.bad(ty, &e.to_string()))
    }

    /// Bytes from one array element to the next.
    pub fn stride(&self, ty: llvm::TypeId) -> Result<u64, Diagnostic> {
        self.layouts.alloc_size(ty).map_err(|e| self.bad(ty, &e.to_string()))
    }

    /// The alignment in bytes.
    pub fn align(&self, ty: llvm::TypeId) -> Result<u64, Diagnostic> {
        self.layouts.align_of(ty).map_err(|e| self.bad(ty, &e.to_string()))
    }

    /// The offset of a field of a structure.
    pub fn field(&self, ty: llvm::TypeId, index: u64) -> Result<u64, Diagnostic> {
        self.layouts.field_offset(ty, index).map_err(|e| self.bad(ty, &e.to_string()))
    }

    /// The scalar of a type, if it is one.
    pub fn scalar(&self, ty: llvm::TypeId) -> Result<Option<Type>, Diagnostic> {
        Ok(Some(match self.module.types.resolve(ty) {
            llvm::Type::Integer(bits @ 1..=128) => Type::Int(*bits as u8),
            llvm::Type::Integer(_) => return Err(self.bad(ty, "integers above 128 bits are not modelled")),
            llvm::Type::Float => Type::F32,
            llvm::Type::Double => Type::F64,
            llvm::Type::X86Fp80 => Type::F80,
            llvm::Type::Pointer { address_space: 0, .. } => Type::Ptr,
            llvm::Type::Pointer { .. } => return Err(self.bad(ty, "only address space 0 is modelled")),
            llvm::Type::Half
            | llvm::Type::BFloat
            | llvm::Type::Fp128
            | llvm::Type::PpcFp128
            | llvm::Type::X86Mmx
            | llvm::Type::X86Amx
            | llvm::Type::Target { .. } => return Err(self.bad(ty, "this type is not modelled")),
            llvm::Type::Void
            | llvm::Type::Label
            | llvm::Type::Metadata
            | llvm::Type::Token
            | llvm::Type::Array { .. }
            | llvm::Type::Vector { .. }
            | llvm::Type::Struct(_)
            | llvm::Type::Named(_)
            | llvm::Type::Function { .. } => return Ok(None),
        }))
    }

    /// The leaves of a type; none for `void`.
    pub fn leaves(&self, ty: llvm::TypeId) -> Result<Rc<Vec<Leaf>>, Diagnostic> {
        let ty = self.module.types.resolve_id(ty);
        if let Some(known) = self.known.borrow().get(&ty) {
            return Ok(Rc::clone(known));
        }
        let mut out = Vec::new();
        if let Some(scalar) = self.scalar(ty)? {
            out.push(Leaf { ty: scalar, offset: 0 });
        } else if !matches!(self.module.types.resolve(ty), llvm::Type::Void | llvm::Type::Token) {
            // Measuring first bounds the depth of what follows.
            self.size(ty)?;
            self.parts(ty, &mut out)?;
        }
        let out = Rc::new(out);
        self.known.borrow_mut().insert(ty, Rc::clone(&out));
        Ok(out)
    }

    /// The leaves of a struct, array or vector. The depth is bounded because the size of the type was computed.
    fn parts(&self, ty: llvm::TypeId, out: &mut Vec<Leaf>) -> Result<(), Diagnostic> {
        if let Some(body) = self.module.types.struct_body(ty) {
            for (index, &field) in body.fields.iter().enumerate() {
                let offset = self.field(ty, index as u64)?;
                self.append(&self.leaves(field)?, offset, ty, out)?;
            }
            return Ok(());
        }
        let (count, element, vector) = match self.module.types.resolve(ty) {
            llvm::Type::Array { count, element } => (*count, *element, false),
            llvm::Type::Vector { count, element, scalable: false } => (u64::from(*count), *element, true),
            _ => return Err(self.bad(ty, "values of this type are not modelled")),
        };
        let part = self.leaves(element)?;
        if part.is_empty() {
            return Ok(());
        }
        let packed = vector && self.layouts.bit_size(element).is_ok_and(|bits| bits % 8 != 0);
        let stride = if vector { self.size(element)? } else { self.stride(element)? };
        for index in 0..count {
            if packed {
                self.append(&[Leaf { offset: Leaf::NOWHERE, ..part[0] }], 0, ty, out)?;
            } else {
                self.append(&part, index.saturating_mul(stride), ty, out)?;
            }
        }
        Ok(())
    }

    fn append(&self, part: &[Leaf], base: u64, whole: llvm::TypeId, out: &mut Vec<Leaf>) -> Result<(), Diagnostic> {
        if out.len() + part.len() > MAX_LEAVES {
            let text = self.module.types.display(whole, &self.module.symbols);
            return Err(Diagnostic::new(
                Code::TooLarge,
                format!("a value of type {text} has more than {MAX_LEAVES} parts"),
            ));
        }
        out.extend(part.iter().map(|leaf| Leaf { ty: leaf.ty, offset: leaf.offset.saturating_add(base) }));
        Ok(())
    }

    /// The range of leaves that a path of indices selects, and the type found there.
    pub fn path(
        &self,
        ty: llvm::TypeId,
        indices: &[u32],
    ) -> Result<(std::ops::Range<usize>, llvm::TypeId), Diagnostic> {
        let mut start = 0;
        let mut ty = ty;
        for &index in indices {
            let before: usize = if let Some(body) = self.module.types.struct_body(ty) {
                let fields = body.fields.iter().take(index as usize);
                let mut sum = 0;
                for &field in fields {
                    sum += self.leaves(field)?.len();
                }
                sum
            } else {
                let element = self.module.types.element_type(ty, 0).ok_or_else(|| self.bad(ty, "it has no parts"))?;
                self.leaves(element)?.len().saturating_mul(index as usize)
            };
            let element = self.module.types.element_type(ty, u64::from(index));
            let element = element.ok_or_else(|| self.bad(ty, "it has no such part"))?;
            start += before;
            ty = element;
        }
        let length = self.leaves(ty)?.len();
        Ok((start..start.saturating_add(length), ty))
    }

    /// A diagnostic about a type.
    pub fn bad(&self, ty: llvm::TypeId, reason: &str) -> Diagnostic {
        let text = self.module.types.display(ty, &self.module.symbols);
        Diagnostic::new(Code::TypeUse, format!("the type {text} cannot be used here: {reason}"))
    }
}
