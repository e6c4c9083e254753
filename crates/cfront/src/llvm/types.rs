//! The types of LLVM IR.
//!
//! What it is: the table of interned types. A [`TypeId`] names a type, equal
//! types have equal ids, and named structures are referred to by a
//! [`NamedTypeId`] so that recursive types are finite. The sizes and alignments
//! of types are in the sibling file `layout.rs` and re-exported here.
//!
//! What it guarantees: ids handed out by a table stay valid, nothing is
//! allocated in proportion to an array length written in the input, and every
//! query on an id of another table gives an answer instead of a panic.
//!
//! What it deliberately ignores: the properties of `target("...")` types beyond
//! their parameters.

use std::fmt::Write as _;

use super::symbols::{SmallMap, Symbol, SymbolTable};

pub use super::layout::{DataLayout, LayoutError, Layouts, StructLayout};

/// The number of an interned type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct TypeId(pub u32);

impl TypeId {
    /// `void`.
    pub const VOID: TypeId = TypeId(0);
    /// `i1`.
    pub const I1: TypeId = TypeId(1);
    /// `i8`.
    pub const I8: TypeId = TypeId(2);
    /// `i16`.
    pub const I16: TypeId = TypeId(3);
    /// `i32`.
    pub const I32: TypeId = TypeId(4);
    /// `i64`.
    pub const I64: TypeId = TypeId(5);
    /// `i128`.
    pub const I128: TypeId = TypeId(6);
    /// `float`.
    pub const FLOAT: TypeId = TypeId(7);
    /// `double`.
    pub const DOUBLE: TypeId = TypeId(8);
    /// `ptr`, the opaque pointer to address space 0.
    pub const PTR: TypeId = TypeId(9);
    /// `label`.
    pub const LABEL: TypeId = TypeId(10);
    /// `metadata`.
    pub const METADATA: TypeId = TypeId(11);
    /// `token`.
    pub const TOKEN: TypeId = TypeId(12);
}

/// The number of a named type such as `%struct.list`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct NamedTypeId(pub u32);

/// A type.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Type {
    /// `void`.
    Void,
    /// `iN`, with its width in bits (1 to 2^23).
    Integer(u32),
    /// `half`.
    Half,
    /// `bfloat`.
    BFloat,
    /// `float`.
    Float,
    /// `double`.
    Double,
    /// `x86_fp80`.
    X86Fp80,
    /// `fp128`.
    Fp128,
    /// `ppc_fp128`.
    PpcFp128,
    /// `x86_mmx`.
    X86Mmx,
    /// `x86_amx`.
    X86Amx,
    /// `label`.
    Label,
    /// `metadata`.
    Metadata,
    /// `token`.
    Token,
    /// `ptr`, `T*`, each possibly with `addrspace(n)`.
    Pointer {
        /// What a typed pointer points to; nothing for `ptr`.
        pointee: Option<TypeId>,
        /// The address space, 0 unless written.
        address_space: u32,
    },
    /// `[count x element]`.
    Array {
        /// The number of elements.
        count: u64,
        /// The type of an element.
        element: TypeId,
    },
    /// `<count x element>` or `<vscale x count x element>`.
    Vector {
        /// The number of elements, the minimal one if scalable.
        count: u32,
        /// The type of an element.
        element: TypeId,
        /// Whether `vscale` was written.
        scalable: bool,
    },
    /// A structure without a name: `{...}` or `<{...}>`.
    Struct(StructBody),
    /// A named type; [`TypeTable::named`] tells its body.
    Named(NamedTypeId),
    /// `return (parameters, ...)`.
    Function {
        /// The type of the result.
        return_type: TypeId,
        /// The types of the fixed parameters.
        parameters: Box<[TypeId]>,
        /// Whether `...` follows them.
        variadic: bool,
    },
    /// `target("name", types..., integers...)`.
    Target {
        /// The name between quotes.
        name: Symbol,
        /// The type parameters.
        types: Box<[TypeId]>,
        /// The integer parameters.
        integers: Box<[u32]>,
    },
}

/// The fields of a structure.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct StructBody {
    /// The types of the fields in order.
    pub fields: Box<[TypeId]>,
    /// Whether it was written `<{...}>`, without padding.
    pub packed: bool,
}

/// A named type.
#[derive(Clone, Debug)]
pub struct NamedType {
    /// Its name without the `%`; a number for `%0`.
    pub name: Symbol,
    /// What it stands for.
    pub body: NamedTypeBody,
}

/// What a named type stands for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NamedTypeBody {
    /// It was used but no definition was read; a parsed module has none.
    Undefined,
    /// `%T = type opaque`.
    Opaque,
    /// `%T = type {...}`.
    Struct(StructBody),
    /// `%T = type i32` and the like, another spelling of a type.
    Alias(TypeId),
}

/// The table of all types of a module.
#[derive(Clone, Debug)]
pub struct TypeTable {
    types: Vec<Type>,
    ids: SmallMap<Type, TypeId>,
    named: Vec<NamedType>,
    named_ids: SmallMap<Symbol, NamedTypeId>,
}

impl Default for TypeTable {
    fn default() -> Self {
        Self::new()
    }
}

impl TypeTable {
    /// Makes a table that holds the types with constant ids.
    pub fn new() -> Self {
        let mut table = TypeTable {
            types: Vec::new(),
            ids: SmallMap::default(),
            named: Vec::new(),
            named_ids: SmallMap::default(),
        };
        let pointer = Type::Pointer { pointee: None, address_space: 0 };
        for ty in [
            Type::Void,
            Type::Integer(1),
            Type::Integer(8),
            Type::Integer(16),
            Type::Integer(32),
            Type::Integer(64),
            Type::Integer(128),
            Type::Float,
            Type::Double,
            pointer,
            Type::Label,
            Type::Metadata,
            Type::Token,
        ] {
            table.intern(ty);
        }
        table
    }

    /// Gives the id of a type, adding it if it is new.
    pub fn intern(&mut self, ty: Type) -> TypeId {
        if let Some(&id) = self.ids.get(&ty) {
            return id;
        }
        let id = TypeId(self.types.len() as u32);
        self.types.push(ty.clone());
        self.ids.insert(ty, id);
        id
    }

    /// Gives the id of `iN`.
    pub fn integer(&mut self, width: u32) -> TypeId {
        self.intern(Type::Integer(width))
    }

    /// Gives the id of a pointer: typed with a pointee, opaque without.
    pub fn pointer(&mut self, pointee: Option<TypeId>, address_space: u32) -> TypeId {
        self.intern(Type::Pointer { pointee, address_space })
    }

    /// Gives the type of an id.
    pub fn get(&self, id: TypeId) -> &Type {
        self.types.get(id.0 as usize).unwrap_or(&Type::Void)
    }

    /// Gives the type of an id, following aliases such as `%T = type i32`.
    pub fn resolve(&self, id: TypeId) -> &Type {
        self.get(self.resolve_id(id))
    }

    /// Gives the id of the type that an alias finally stands for.
    pub fn resolve_id(&self, mut id: TypeId) -> TypeId {
        // An alias that leads back to itself stops after as many steps as there
        // are named types.
        for _ in 0..=self.named.len() {
            match self.get(id) {
                Type::Named(named) => match &self.named(*named).body {
                    NamedTypeBody::Alias(target) => id = *target,
                    NamedTypeBody::Undefined | NamedTypeBody::Opaque | NamedTypeBody::Struct(_) => return id,
                },
                Type::Void
                | Type::Integer(_)
                | Type::Half
                | Type::BFloat
                | Type::Float
                | Type::Double
                | Type::X86Fp80
                | Type::Fp128
                | Type::PpcFp128
                | Type::X86Mmx
                | Type::X86Amx
                | Type::Label
                | Type::Metadata
                | Type::Token
                | Type::Pointer { .. }
                | Type::Array { .. }
                | Type::Vector { .. }
                | Type::Struct(_)
                | Type::Function { .. }
                | Type::Target { .. } => return id,
            }
        }
        id
    }

    /// Gives the id of a named type, adding it without a body if it is new.
    pub fn named_id(&mut self, name: Symbol) -> NamedTypeId {
        if let Some(&id) = self.named_ids.get(&name) {
            return id;
        }
        let id = NamedTypeId(self.named.len() as u32);
        self.named.push(NamedType { name, body: NamedTypeBody::Undefined });
        self.named_ids.insert(name, id);
        id
    }

    /// Gives the id of a named type that the module mentions.
    pub fn lookup_named(&self, name: Symbol) -> Option<NamedTypeId> {
        self.named_ids.get(&name).copied()
    }

    /// Gives a named type its body.
    pub fn define_named(&mut self, id: NamedTypeId, body: NamedTypeBody) {
        if let Some(named) = self.named.get_mut(id.0 as usize) {
            named.body = body;
        }
    }

    /// Gives a named type.
    pub fn named(&self, id: NamedTypeId) -> &NamedType {
        const UNKNOWN: &NamedType = &NamedType { name: Symbol(u32::MAX), body: NamedTypeBody::Undefined };
        self.named.get(id.0 as usize).unwrap_or(UNKNOWN)
    }

    /// Gives all named types in the order in which they were first mentioned.
    pub fn all_named(&self) -> &[NamedType] {
        &self.named
    }

    /// Says how many types there are; the ids are the numbers below.
    pub fn len(&self) -> usize {
        self.types.len()
    }

    /// Says whether the table is empty, which it never is.
    pub fn is_empty(&self) -> bool {
        self.types.is_empty()
    }

    /// Gives the fields of a structure type, named or not.
    pub fn struct_body(&self, id: TypeId) -> Option<&StructBody> {
        match self.resolve(id) {
            Type::Struct(body) => Some(body),
            Type::Named(named) => match &self.named(*named).body {
                NamedTypeBody::Struct(body) => Some(body),
                NamedTypeBody::Undefined | NamedTypeBody::Opaque | NamedTypeBody::Alias(_) => None,
            },
            _ => None,
        }
    }

    /// Gives the type of the part of an aggregate or vector that an index
    /// selects; the index only matters for structures.
    pub fn element_type(&self, id: TypeId, index: u64) -> Option<TypeId> {
        if let Some(body) = self.struct_body(id) {
            return body.fields.get(usize::try_from(index).ok()?).copied();
        }
        match self.resolve(id) {
            Type::Array { element, .. } | Type::Vector { element, .. } => Some(*element),
            _ => None,
        }
    }

    /// Gives the width of an integer type.
    pub fn integer_width(&self, id: TypeId) -> Option<u32> {
        match self.resolve(id) {
            Type::Integer(width) => Some(*width),
            _ => None,
        }
    }

    /// Says whether a type is a pointer, typed or opaque.
    pub fn is_pointer(&self, id: TypeId) -> bool {
        matches!(self.resolve(id), Type::Pointer { .. })
    }

    /// Gives what a typed pointer points to.
    pub fn pointee(&self, id: TypeId) -> Option<TypeId> {
        match self.resolve(id) {
            Type::Pointer { pointee, .. } => *pointee,
            _ => None,
        }
    }

    /// Says whether a type is one of the floating point types.
    pub fn is_floating_point(&self, id: TypeId) -> bool {
        matches!(
            self.resolve(id),
            Type::Half | Type::BFloat | Type::Float | Type::Double | Type::X86Fp80 | Type::Fp128 | Type::PpcFp128
        )
    }

    /// Writes a type in the syntax of LLVM IR, for messages.
    ///
    /// Types nested too deeply are cut short with `...`.
    pub fn display(&self, id: TypeId, symbols: &SymbolTable) -> String {
        let mut out = String::new();
        self.write(id, symbols, 16, &mut out);
        out
    }

    fn write(&self, id: TypeId, symbols: &SymbolTable, depth: u32, out: &mut String) {
        const LONGEST: usize = 400;
        if depth == 0 || out.len() > LONGEST {
            out.push_str("...");
            return;
        }
        let list = |out: &mut String, types: &[TypeId]| {
            for (position, &part) in types.iter().enumerate() {
                if position > 0 {
                    out.push_str(", ");
                }
                if out.len() > LONGEST {
                    out.push_str("...");
                    break;
                }
                self.write(part, symbols, depth - 1, out);
            }
        };
        // Writing to a string cannot fail, so that the results are dropped.
        match self.get(id) {
            Type::Void => out.push_str("void"),
            Type::Integer(width) => {
                let _ = write!(out, "i{width}");
            }
            Type::Half => out.push_str("half"),
            Type::BFloat => out.push_str("bfloat"),
            Type::Float => out.push_str("float"),
            Type::Double => out.push_str("double"),
            Type::X86Fp80 => out.push_str("x86_fp80"),
            Type::Fp128 => out.push_str("fp128"),
            Type::PpcFp128 => out.push_str("ppc_fp128"),
            Type::X86Mmx => out.push_str("x86_mmx"),
            Type::X86Amx => out.push_str("x86_amx"),
            Type::Label => out.push_str("label"),
            Type::Metadata => out.push_str("metadata"),
            Type::Token => out.push_str("token"),
            Type::Pointer { pointee, address_space } => {
                if let Some(pointee) = pointee {
                    self.write(*pointee, symbols, depth - 1, out);
                } else {
                    out.push_str("ptr");
                }
                if *address_space != 0 {
                    let _ = write!(out, " addrspace({address_space})");
                }
                if pointee.is_some() {
                    out.push('*');
                }
            }
            Type::Array { count, element } => {
                let _ = write!(out, "[{count} x ");
                self.write(*element, symbols, depth - 1, out);
                out.push(']');
            }
            Type::Vector { count, element, scalable } => {
                let vscale = if *scalable { "vscale x " } else { "" };
                let _ = write!(out, "<{vscale}{count} x ");
                self.write(*element, symbols, depth - 1, out);
                out.push('>');
            }
            Type::Struct(body) => {
                out.push_str(if body.packed { "<{ " } else { "{ " });
                list(out, &body.fields);
                out.push_str(if body.packed { " }>" } else { " }" });
            }
            Type::Named(named) => {
                let _ = write!(out, "%{}", symbols.text(self.named(*named).name));
            }
            Type::Function { return_type, parameters, variadic } => {
                self.write(*return_type, symbols, depth - 1, out);
                out.push_str(" (");
                list(out, parameters);
                if *variadic {
                    out.push_str(if parameters.is_empty() { "..." } else { ", ..." });
                }
                out.push(')');
            }
            Type::Target { name, types, integers } => {
                let _ = write!(out, "target(\"{}\"", symbols.text(*name));
                for &ty in types {
                    out.push_str(", ");
                    self.write(ty, symbols, depth - 1, out);
                }
                for integer in integers {
                    let _ = write!(out, ", {integer}");
                }
                out.push(')');
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn constant_ids_name_their_types() {
        let mut table = TypeTable::new();
        let symbols = SymbolTable::new();
        for (id, text) in [
            (TypeId::VOID, "void"),
            (TypeId::I1, "i1"),
            (TypeId::I128, "i128"),
            (TypeId::DOUBLE, "double"),
            (TypeId::PTR, "ptr"),
            (TypeId::TOKEN, "token"),
        ] {
            assert_eq!(table.display(id, &symbols), text);
        }
        assert_eq!(table.integer(32), TypeId::I32);
        let pointer = table.pointer(Some(TypeId::I32), 3);
        assert_eq!(table.display(pointer, &symbols), "i32 addrspace(3)*");
        assert_eq!(table.get(TypeId(12345)), &Type::Void);
    }

    #[test]
    fn an_alias_of_itself_ends() {
        let mut table = TypeTable::new();
        let mut symbols = SymbolTable::new();
        let named = table.named_id(symbols.intern("loop"));
        let id = table.intern(Type::Named(named));
        table.define_named(named, NamedTypeBody::Alias(id));
        assert_eq!(table.resolve_id(id), id);
        assert!(table.struct_body(id).is_none());
    }
}
