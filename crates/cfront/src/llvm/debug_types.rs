//! Debug information: the types of the program text.
//!
//! What it is: the resolution of `DIBasicType`, `DIDerivedType` and
//! `DICompositeType` into [`DebugType`], one level at a time, good enough to
//! print the values of variables with the names of the program text.
//!
//! What it guarantees: as in `debug_info.rs`, nothing is followed without end,
//! and malformed nodes give nothing or [`DebugType::Unknown`].
//!
//! What it deliberately ignores: methods, friends, template parameters, and the
//! variant parts of Rust enumerations beyond their members.

use super::debug_info::{DebugInfo, Node};
use super::metadata::{MetadataId, MetadataNode, MetadataValue};

/// The longest chain of typedefs and qualifiers.
const CHAIN_LIMIT: usize = 1000;

/// A type of the program text. Other types are given by id.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DebugType {
    /// A base type such as `int`.
    Base {
        /// Its name.
        name: String,
        /// Its size in bits.
        size_bits: u64,
        /// How its bits are read.
        encoding: BaseEncoding,
    },
    /// A pointer or reference; without a target it is `void *`.
    Pointer {
        /// Its name, in languages that name pointer types.
        name: String,
        /// What it points to.
        target: Option<MetadataId>,
        /// Its size in bits.
        size_bits: u64,
        /// Whether it is a reference.
        is_reference: bool,
    },
    /// Another name for a type.
    Typedef {
        /// The name.
        name: String,
        /// The type; nothing is `void`.
        target: Option<MetadataId>,
    },
    /// `const`, `volatile`, `_Atomic` or `restrict`.
    Qualified {
        /// Which one.
        kind: QualifierKind,
        /// The type; nothing is `void`.
        target: Option<MetadataId>,
    },
    /// A structure or class.
    Struct {
        /// Its name, empty if it has none.
        name: String,
        /// Its size in bits.
        size_bits: u64,
        /// Its members and base classes.
        members: Vec<Member>,
        /// Whether only its declaration is known.
        is_declaration: bool,
    },
    /// A union.
    Union {
        /// Its name, empty if it has none.
        name: String,
        /// Its size in bits.
        size_bits: u64,
        /// Its members.
        members: Vec<Member>,
        /// Whether only its declaration is known.
        is_declaration: bool,
    },
    /// An array or a vector.
    Array(ArrayType),
    /// An enumeration.
    Enum {
        /// Its name, empty if it has none.
        name: String,
        /// Its size in bits.
        size_bits: u64,
        /// The integer type under it.
        underlying: Option<MetadataId>,
        /// Its enumerators.
        enumerators: Vec<Enumerator>,
    },
    /// The type of functions.
    Function {
        /// The types of the result and then of the parameters; nothing in the
        /// first place is `void`, nothing in the last is `...`.
        types: Vec<Option<MetadataId>>,
    },
    /// Something else, with the tag that the metadata gives it.
    Unknown {
        /// The name, empty if it has none.
        name: String,
        /// The tag, such as `DW_TAG_unspecified_type`.
        tag: String,
        /// The size in bits.
        size_bits: u64,
    },
}

/// How the bits of a base type are read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BaseEncoding {
    /// A signed integer.
    Signed,
    /// An unsigned integer.
    Unsigned,
    /// A floating point number.
    Float,
    /// A truth value.
    Boolean,
    /// A signed character.
    SignedChar,
    /// An unsigned character.
    UnsignedChar,
    /// A character of Unicode.
    Utf,
    /// An address or something else.
    Other,
}

/// What a qualifier says.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum QualifierKind {
    /// `const`.
    Const,
    /// `volatile`.
    Volatile,
    /// `_Atomic`.
    Atomic,
    /// `restrict`.
    Restrict,
}

/// An array or a vector.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArrayType {
    /// The type of an element.
    pub element: Option<MetadataId>,
    /// The size in bits, 0 if unknown.
    pub size_bits: u64,
    /// The number of elements in each dimension, the outermost first; nothing if
    /// it is only known when the program runs.
    pub counts: Vec<Option<u64>>,
    /// Whether it is a vector.
    pub is_vector: bool,
}

/// A member of a structure or union.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Member {
    /// Its name, empty for a member without a name.
    pub name: String,
    /// Its type.
    pub ty: Option<MetadataId>,
    /// Its offset in bits.
    pub offset_bits: u64,
    /// Its size in bits.
    pub size_bits: u64,
    /// Whether it is a bit-field.
    pub is_bit_field: bool,
    /// Whether it is a base class.
    pub is_base_class: bool,
}

/// An enumerator.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Enumerator {
    /// Its name.
    pub name: String,
    /// Its value.
    pub value: i128,
}

impl<'m> DebugInfo<'m> {
    /// Resolves a type by one level.
    pub fn debug_type(&self, id: MetadataId) -> Option<DebugType> {
        let node = self.node(id)?;
        match node.kind {
            "DIBasicType" => Some(self.basic_type(node)),
            "DIStringType" => Some(self.unknown(node)),
            "DIDerivedType" => Some(self.derived_type(node)),
            "DICompositeType" => Some(self.composite_type(node)),
            "DISubroutineType" => Some(DebugType::Function { types: self.function_types(node) }),
            _ => None,
        }
    }

    /// Follows typedefs and qualifiers to the type under them; nothing is
    /// `void`.
    pub fn strip_type(&self, id: MetadataId) -> Option<MetadataId> {
        let mut current = id;
        for _ in 0..CHAIN_LIMIT {
            match self.debug_type(current)? {
                DebugType::Typedef { target, .. } | DebugType::Qualified { target, .. } => current = target?,
                DebugType::Base { .. }
                | DebugType::Pointer { .. }
                | DebugType::Struct { .. }
                | DebugType::Union { .. }
                | DebugType::Array(_)
                | DebugType::Enum { .. }
                | DebugType::Function { .. }
                | DebugType::Unknown { .. } => return Some(current),
            }
        }
        None
    }

    /// Writes the name of a type as C does, for messages.
    pub fn type_name(&self, id: Option<MetadataId>) -> String {
        self.type_name_within(id, 8)
    }

    fn type_name_within(&self, id: Option<MetadataId>, depth: u32) -> String {
        let Some(id) = id else {
            return "void".to_string();
        };
        let (Some(ty), Some(depth)) = (self.debug_type(id), depth.checked_sub(1)) else {
            return "?".to_string();
        };
        let named = |keyword: &str, name: &str| {
            let name = if name.is_empty() { "<unnamed>" } else { name };
            format!("{keyword} {name}")
        };
        match ty {
            DebugType::Base { name, .. } | DebugType::Typedef { name, .. } | DebugType::Unknown { name, .. } => name,
            DebugType::Pointer { name, target, is_reference, .. } => {
                if !name.is_empty() {
                    return name;
                }
                let sign = if is_reference { "&" } else { "*" };
                format!("{} {sign}", self.type_name_within(target, depth))
            }
            DebugType::Qualified { kind, target } => {
                let word = match kind {
                    QualifierKind::Const => "const",
                    QualifierKind::Volatile => "volatile",
                    QualifierKind::Atomic => "_Atomic",
                    QualifierKind::Restrict => "restrict",
                };
                format!("{word} {}", self.type_name_within(target, depth))
            }
            DebugType::Struct { name, .. } => named("struct", &name),
            DebugType::Union { name, .. } => named("union", &name),
            DebugType::Enum { name, .. } => named("enum", &name),
            DebugType::Array(array) => {
                let mut text = self.type_name_within(array.element, depth);
                for count in array.counts.iter().take(16) {
                    let count = count.map(|count| count.to_string()).unwrap_or_default();
                    text.push_str(&format!("[{count}]"));
                }
                text
            }
            DebugType::Function { types } => {
                format!("{} ()", self.type_name_within(types.first().copied().flatten(), depth))
            }
        }
    }

    fn name_of(&self, node: Node<'m>) -> String {
        self.string(node, self.fields().name).unwrap_or("").to_string()
    }

    fn unknown(&self, node: Node<'m>) -> DebugType {
        DebugType::Unknown {
            name: self.name_of(node),
            tag: self.word(node, self.fields().tag).unwrap_or("").to_string(),
            size_bits: node.u64(self.fields().size),
        }
    }

    fn basic_type(&self, node: Node<'m>) -> DebugType {
        if self.word(node, self.fields().tag) == Some("DW_TAG_unspecified_type") {
            return self.unknown(node);
        }
        let encoding = match self.word(node, self.fields().encoding) {
            Some("DW_ATE_signed") => BaseEncoding::Signed,
            Some("DW_ATE_unsigned") => BaseEncoding::Unsigned,
            Some("DW_ATE_float") => BaseEncoding::Float,
            Some("DW_ATE_boolean") => BaseEncoding::Boolean,
            Some("DW_ATE_signed_char") => BaseEncoding::SignedChar,
            Some("DW_ATE_unsigned_char") => BaseEncoding::UnsignedChar,
            Some("DW_ATE_UTF") => BaseEncoding::Utf,
            _ => BaseEncoding::Other,
        };
        DebugType::Base { name: self.name_of(node), size_bits: node.u64(self.fields().size), encoding }
    }

    fn derived_type(&self, node: Node<'m>) -> DebugType {
        let target = node.node(self.fields().base_type);
        let name = self.name_of(node);
        let size_bits = node.u64(self.fields().size);
        let qualified = |kind| DebugType::Qualified { kind, target };
        match self.word(node, self.fields().tag) {
            Some("DW_TAG_pointer_type" | "DW_TAG_ptr_to_member_type") => {
                DebugType::Pointer { name, target, size_bits, is_reference: false }
            }
            Some("DW_TAG_reference_type" | "DW_TAG_rvalue_reference_type") => {
                DebugType::Pointer { name, target, size_bits, is_reference: true }
            }
            Some("DW_TAG_typedef" | "DW_TAG_template_alias" | "DW_TAG_member" | "DW_TAG_inheritance") => {
                DebugType::Typedef { name, target }
            }
            Some("DW_TAG_const_type") => qualified(QualifierKind::Const),
            Some("DW_TAG_volatile_type") => qualified(QualifierKind::Volatile),
            Some("DW_TAG_atomic_type") => qualified(QualifierKind::Atomic),
            Some("DW_TAG_restrict_type") => qualified(QualifierKind::Restrict),
            _ => self.unknown(node),
        }
    }

    fn composite_type(&self, node: Node<'m>) -> DebugType {
        let name = self.name_of(node);
        let size_bits = node.u64(self.fields().size);
        let is_declaration = self.has_flag(node, self.fields().flags, "DIFlagFwdDecl");
        match self.word(node, self.fields().tag) {
            Some("DW_TAG_structure_type" | "DW_TAG_class_type") => {
                DebugType::Struct { name, size_bits, members: self.members(node), is_declaration }
            }
            Some("DW_TAG_union_type" | "DW_TAG_variant_part") => {
                DebugType::Union { name, size_bits, members: self.members(node), is_declaration }
            }
            Some("DW_TAG_enumeration_type") => {
                let enumerators = self.elements(node).filter_map(|id| self.enumerator(id)).collect();
                DebugType::Enum { name, size_bits, underlying: node.node(self.fields().base_type), enumerators }
            }
            Some("DW_TAG_array_type") => DebugType::Array(ArrayType {
                element: node.node(self.fields().base_type),
                size_bits,
                counts: self.elements(node).filter_map(|id| self.subrange(id)).collect(),
                is_vector: self.has_flag(node, self.fields().flags, "DIFlagVector"),
            }),
            _ => self.unknown(node),
        }
    }

    /// Gives the nodes in the tuple of the field `elements`.
    fn elements(&self, node: Node<'m>) -> impl Iterator<Item = MetadataId> + 'm {
        let tuple = node.node(self.fields().elements).map(|id| self.module().metadata.get(id));
        let operands = match tuple {
            Some(MetadataNode::Tuple { operands, .. }) => operands.as_slice(),
            _ => &[],
        };
        operands.iter().filter_map(|operand| match operand {
            MetadataValue::Node(id) => Some(*id),
            _ => None,
        })
    }

    fn members(&self, node: Node<'m>) -> Vec<Member> {
        self.elements(node).filter_map(|id| self.member(id)).collect()
    }

    fn member(&self, id: MetadataId) -> Option<Member> {
        let node = self.node(id)?;
        let fields = self.fields();
        if node.kind == "DICompositeType" && self.word(node, fields.tag) == Some("DW_TAG_variant_part") {
            // The variants of a Rust enumeration overlap from the start.
            let (ty, size_bits) = (Some(id), node.u64(fields.size));
            let name = String::new();
            return Some(Member { name, ty, offset_bits: 0, size_bits, is_bit_field: false, is_base_class: false });
        }
        if node.kind != "DIDerivedType" || self.has_flag(node, fields.flags, "DIFlagStaticMember") {
            return None;
        }
        let is_base_class = match self.word(node, fields.tag)? {
            "DW_TAG_member" => false,
            "DW_TAG_inheritance" => true,
            _ => return None,
        };
        Some(Member {
            name: self.name_of(node),
            ty: node.node(fields.base_type),
            offset_bits: node.u64(fields.offset),
            size_bits: node.u64(fields.size),
            is_bit_field: self.has_flag(node, fields.flags, "DIFlagBitField"),
            is_base_class,
        })
    }

    fn enumerator(&self, id: MetadataId) -> Option<Enumerator> {
        let node = self.node(id)?;
        if node.kind != "DIEnumerator" {
            return None;
        }
        Some(Enumerator { name: self.name_of(node), value: self.integer(node, self.fields().value)? })
    }

    /// Gives the count of a `DISubrange`, if the node is one.
    fn subrange(&self, id: MetadataId) -> Option<Option<u64>> {
        let node = self.node(id)?;
        if !matches!(node.kind, "DISubrange" | "DIGenericSubrange") {
            return None;
        }
        if let Some(count) = self.integer(node, self.fields().count) {
            // A count of -1 means that it is unknown.
            return Some(u64::try_from(count).ok());
        }
        let upper = self.integer(node, self.fields().upper_bound);
        let lower = self.integer(node, self.fields().lower_bound).unwrap_or(0);
        let count = upper.and_then(|upper| upper.checked_sub(lower)?.checked_add(1));
        Some(count.and_then(|count| u64::try_from(count).ok()))
    }

    fn function_types(&self, node: Node<'m>) -> Vec<Option<MetadataId>> {
        // The field is called `types`; it is the only tuple of the node.
        let types = self.module().symbols.lookup("types");
        let Some(id) = node.node(types) else {
            return Vec::new();
        };
        let MetadataNode::Tuple { operands, .. } = self.module().metadata.get(id) else {
            return Vec::new();
        };
        let types = operands.iter().map(|operand| match operand {
            MetadataValue::Node(id) => Some(*id),
            _ => None,
        });
        types.collect()
    }
}
