//! The metadata of a module, as plain data.
//!
//! What it is: a table of generic nodes. A node is a tuple `!{...}`, a
//! specialised node `!DIxxx(field: value, ...)`, a string, or a value. Nodes
//! that are written inside other nodes or as operands have ids of their own.
//!
//! What it guarantees: a [`MetadataId`] is dense and independent of the number
//! that the text gives to the node; looking up an id that is unknown gives
//! nothing. The meaning of debug information is resolved in `debug_info.rs`.
//!
//! What it deliberately ignores: which fields a specialised node must have.

use super::ast::ConstantId;
use super::ast::LocalId;
use super::symbols::{SmallMap, Symbol};
use super::types::TypeId;

/// The number of a metadata node.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct MetadataId(pub u32);

/// The table of all metadata of a module.
#[derive(Clone, Debug, Default)]
pub struct MetadataTable {
    nodes: Vec<MetadataNode>,
    numbers: SmallMap<u32, MetadataId>,
    /// The named lists such as `!llvm.dbg.cu`, in the order of the text.
    pub named: Vec<NamedMetadata>,
}

/// A named list such as `!llvm.dbg.cu = !{!0}`.
#[derive(Clone, Debug)]
pub struct NamedMetadata {
    /// The name without the `!`.
    pub name: Symbol,
    /// The nodes.
    pub operands: Vec<MetadataId>,
}

/// A metadata node.
#[derive(Clone, PartialEq, Debug)]
pub enum MetadataNode {
    /// It was used but never defined; a parsed module has none that is reached
    /// by a number.
    Undefined,
    /// `!{...}`.
    Tuple {
        /// Whether `distinct` was written.
        distinct: bool,
        /// The elements.
        operands: Vec<MetadataValue>,
    },
    /// `!DIxxx(field: value, ...)`.
    Specialised {
        /// Whether `distinct` was written.
        distinct: bool,
        /// The name without the `!`, such as `DILocation`.
        name: Symbol,
        /// The fields in the order of the text. A list without field names,
        /// as in `!DIExpression(...)` and `!DIArgList(...)`, has none for each.
        fields: Vec<MetadataField>,
    },
    /// `!"..."` as an operand.
    String(Symbol),
    /// A constant as an operand, `metadata i32 5`.
    Constant {
        /// Its type.
        ty: TypeId,
        /// The constant.
        constant: ConstantId,
    },
    /// A local as an operand, `metadata ptr %x`.
    Local {
        /// Its type.
        ty: TypeId,
        /// The local of the function in which the operand stands.
        local: LocalId,
    },
}

/// A field of a specialised node.
#[derive(Clone, PartialEq, Debug)]
pub struct MetadataField {
    /// Its name, unless the node is a plain list.
    pub name: Option<Symbol>,
    /// Its value.
    pub value: MetadataValue,
}

/// The value of a field or an element of a tuple.
#[derive(Clone, PartialEq, Debug)]
pub enum MetadataValue {
    /// `null`.
    Null,
    /// Another node, written `!5` or in full.
    Node(MetadataId),
    /// `!"..."` or `"..."`.
    String(Symbol),
    /// An integer; above `i128::MAX` it is wrapped.
    Integer(i128),
    /// `true` or `false`.
    Bool(bool),
    /// A word such as `DW_TAG_member` or `FullDebug`.
    Word(Symbol),
    /// Words joined by `|`, such as `DIFlagPrototyped | DIFlagPublic`.
    Flags(Vec<Symbol>),
    /// A constant, `i32 5`.
    Constant {
        /// Its type.
        ty: TypeId,
        /// The constant.
        constant: ConstantId,
    },
    /// A local, only inside function-local metadata.
    Local {
        /// Its type.
        ty: TypeId,
        /// The local.
        local: LocalId,
    },
}

impl MetadataTable {
    /// Gives a node.
    pub fn get(&self, id: MetadataId) -> &MetadataNode {
        const UNKNOWN: &MetadataNode = &MetadataNode::Undefined;
        self.nodes.get(id.0 as usize).unwrap_or(UNKNOWN)
    }

    /// Finds the id of the node that the text calls `!number`.
    pub fn by_number(&self, number: u32) -> Option<MetadataId> {
        self.numbers.get(&number).copied()
    }

    /// Finds a named list.
    pub fn named(&self, name: Symbol) -> Option<&NamedMetadata> {
        self.named.iter().find(|list| list.name == name)
    }

    /// Says how many nodes there are; the ids are the numbers below.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Says whether there is no node.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// Gives the id of `!number`, adding it undefined if it is new.
    pub fn reference(&mut self, number: u32) -> MetadataId {
        if let Some(&id) = self.numbers.get(&number) {
            return id;
        }
        let id = self.add(MetadataNode::Undefined);
        self.numbers.insert(number, id);
        id
    }

    /// Adds a node without a number.
    pub fn add(&mut self, node: MetadataNode) -> MetadataId {
        let id = MetadataId(self.nodes.len() as u32);
        self.nodes.push(node);
        id
    }

    /// Gives a node its contents.
    pub fn define(&mut self, id: MetadataId, node: MetadataNode) {
        if let Some(slot) = self.nodes.get_mut(id.0 as usize) {
            *slot = node;
        }
    }

    /// Gives a number that was used but never defined.
    pub fn undefined_number(&self) -> Option<u32> {
        self.numbers
            .iter()
            .filter(|(_, id)| matches!(self.get(**id), MetadataNode::Undefined))
            .map(|(number, _)| *number)
            .min()
    }
}
