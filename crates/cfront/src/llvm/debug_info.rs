//! Debug information: what the metadata says about the program text.
//!
//! What it is: questions and answers about source locations, functions,
//! variables and types, on top of the generic nodes of `metadata.rs`.
//!
//! What it guarantees: every walk along scopes and types is bounded, also when
//! nodes refer to each other in a circle; types are given one level at a time
//! and refer to other types by id, so that recursive types are finite. Nodes
//! that are missing or malformed give nothing instead of an error, because debug
//! information never changes the meaning of a program.
//!
//! What it deliberately ignores: imported entities, macros, templates, and the
//! bounds of arrays that are only known when the program runs.

use super::ast::{Constant, Module};
use super::metadata::{MetadataField, MetadataId, MetadataNode, MetadataValue};
use super::symbols::Symbol;

pub use super::debug_types::{ArrayType, BaseEncoding, DebugType, Enumerator, Member, QualifierKind};

/// The longest walk along scopes or inlined calls.
const WALK_LIMIT: usize = 1000;

/// A place in the program text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SourceLoc {
    /// The file.
    pub file: Option<SourceFile>,
    /// The line, 0 if unknown.
    pub line: u32,
    /// The column, 0 if unknown.
    pub column: u32,
    /// The name of the function around it.
    pub function: Option<String>,
    /// Where the function around it was inlined, a `DILocation`.
    pub inlined_at: Option<MetadataId>,
}

/// A file of the program text.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SourceFile {
    /// The name as the compiler was given it.
    pub filename: String,
    /// The directory in which the compiler ran.
    pub directory: String,
}

/// A local variable or parameter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LocalVariable {
    /// Its name, empty if it has none.
    pub name: String,
    /// The line of its declaration, 0 if unknown.
    pub line: u32,
    /// The file of its declaration.
    pub file: Option<SourceFile>,
    /// Its position among the parameters, from 1; 0 for other variables.
    pub arg_no: u32,
    /// Its type.
    pub ty: Option<MetadataId>,
}

/// A global variable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DebugGlobalVariable {
    /// Its name, empty if it has none.
    pub name: String,
    /// Its name for the linker, if it differs.
    pub linkage_name: Option<String>,
    /// The line of its declaration, 0 if unknown.
    pub line: u32,
    /// The file of its declaration.
    pub file: Option<SourceFile>,
    /// Its type.
    pub ty: Option<MetadataId>,
    /// Whether it is invisible to other modules.
    pub is_local: bool,
    /// The name of the function in which it is declared, for a `static` local.
    pub function: Option<String>,
}

/// A function of the program text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Subprogram {
    /// Its name.
    pub name: String,
    /// Its name for the linker, if it differs.
    pub linkage_name: Option<String>,
    /// Its file.
    pub file: Option<SourceFile>,
    /// The line of its declaration, 0 if unknown.
    pub line: u32,
}

/// Answers questions about the debug information of a module.
#[derive(Clone, Copy)]
pub struct DebugInfo<'m> {
    module: &'m Module,
    fields: FieldNames,
}

/// The symbols of the field names, looked up once. A name that the module does
/// not mention has none.
#[derive(Clone, Copy)]
pub(super) struct FieldNames {
    pub(super) name: Option<Symbol>,
    pub(super) line: Option<Symbol>,
    pub(super) column: Option<Symbol>,
    pub(super) scope: Option<Symbol>,
    pub(super) file: Option<Symbol>,
    pub(super) filename: Option<Symbol>,
    pub(super) directory: Option<Symbol>,
    pub(super) ty: Option<Symbol>,
    pub(super) arg: Option<Symbol>,
    pub(super) var: Option<Symbol>,
    pub(super) linkage_name: Option<Symbol>,
    pub(super) inlined_at: Option<Symbol>,
    pub(super) declaration: Option<Symbol>,
    pub(super) is_local: Option<Symbol>,
    pub(super) tag: Option<Symbol>,
    pub(super) size: Option<Symbol>,
    pub(super) encoding: Option<Symbol>,
    pub(super) base_type: Option<Symbol>,
    pub(super) elements: Option<Symbol>,
    pub(super) offset: Option<Symbol>,
    pub(super) flags: Option<Symbol>,
    pub(super) count: Option<Symbol>,
    pub(super) lower_bound: Option<Symbol>,
    pub(super) upper_bound: Option<Symbol>,
    pub(super) value: Option<Symbol>,
}

impl FieldNames {
    fn new(module: &Module) -> Self {
        let field = |name: &str| module.symbols.lookup(name);
        FieldNames {
            name: field("name"),
            line: field("line"),
            column: field("column"),
            scope: field("scope"),
            file: field("file"),
            filename: field("filename"),
            directory: field("directory"),
            ty: field("type"),
            arg: field("arg"),
            var: field("var"),
            linkage_name: field("linkageName"),
            inlined_at: field("inlinedAt"),
            declaration: field("declaration"),
            is_local: field("isLocal"),
            tag: field("tag"),
            size: field("size"),
            encoding: field("encoding"),
            base_type: field("baseType"),
            elements: field("elements"),
            offset: field("offset"),
            flags: field("flags"),
            count: field("count"),
            lower_bound: field("lowerBound"),
            upper_bound: field("upperBound"),
            value: field("value"),
        }
    }
}

/// A specialised node under inspection.
#[derive(Clone, Copy)]
pub(super) struct Node<'m> {
    pub(super) kind: &'m str,
    fields: &'m [MetadataField],
}

impl<'m> Node<'m> {
    pub(super) fn field(self, name: Option<Symbol>) -> Option<&'m MetadataValue> {
        let name = name?;
        self.fields.iter().find(|field| field.name == Some(name)).map(|field| &field.value)
    }

    pub(super) fn node(self, name: Option<Symbol>) -> Option<MetadataId> {
        match self.field(name)? {
            MetadataValue::Node(id) => Some(*id),
            _ => None,
        }
    }

    pub(super) fn integer(self, name: Option<Symbol>) -> Option<i128> {
        match self.field(name)? {
            MetadataValue::Integer(number) => Some(*number),
            _ => None,
        }
    }

    pub(super) fn u32(self, name: Option<Symbol>) -> u32 {
        self.integer(name).and_then(|number| u32::try_from(number).ok()).unwrap_or(0)
    }

    pub(super) fn u64(self, name: Option<Symbol>) -> u64 {
        self.integer(name).and_then(|number| u64::try_from(number).ok()).unwrap_or(0)
    }
}

impl<'m> DebugInfo<'m> {
    /// Makes the answerer for a module.
    pub fn new(module: &'m Module) -> Self {
        DebugInfo { module, fields: FieldNames::new(module) }
    }

    pub(super) fn fields(&self) -> &FieldNames {
        &self.fields
    }

    pub(super) fn module(&self) -> &'m Module {
        self.module
    }

    pub(super) fn node(&self, id: MetadataId) -> Option<Node<'m>> {
        match self.module.metadata.get(id) {
            MetadataNode::Specialised { name, fields, .. } => Some(Node { kind: self.module.text(*name), fields }),
            _ => None,
        }
    }

    pub(super) fn string(&self, node: Node<'m>, name: Option<Symbol>) -> Option<&'m str> {
        match node.field(name)? {
            MetadataValue::String(symbol) => Some(self.module.text(*symbol)),
            _ => None,
        }
    }

    pub(super) fn word(&self, node: Node<'m>, name: Option<Symbol>) -> Option<&'m str> {
        match node.field(name)? {
            MetadataValue::Word(symbol) => Some(self.module.text(*symbol)),
            _ => None,
        }
    }

    /// Says whether a field of flags has a flag.
    pub(super) fn has_flag(&self, node: Node<'m>, name: Option<Symbol>, flag: &str) -> bool {
        match node.field(name) {
            Some(MetadataValue::Word(symbol)) => self.module.text(*symbol) == flag,
            Some(MetadataValue::Flags(symbols)) => symbols.iter().any(|symbol| self.module.text(*symbol) == flag),
            _ => false,
        }
    }

    /// Gives the integer in a field, also if it is a constant such as `i64 5`.
    pub(super) fn integer(&self, node: Node<'m>, name: Option<Symbol>) -> Option<i128> {
        match node.field(name)? {
            MetadataValue::Integer(number) => Some(*number),
            MetadataValue::Constant { ty, constant } => {
                let Constant::Integer(bits) = self.module.constant(*constant) else {
                    return None;
                };
                let above = 128u32.checked_sub(self.module.types.integer_width(*ty)?)?;
                Some(if above >= 128 { 0 } else { ((*bits << above) as i128) >> above })
            }
            _ => None,
        }
    }

    /// Resolves a `DIFile`, or the file of another node.
    pub fn file(&self, id: MetadataId) -> Option<SourceFile> {
        let mut node = self.node(id)?;
        if node.kind != "DIFile" {
            node = self.node(node.node(self.fields.file)?)?;
        }
        let filename = self.string(node, self.fields.filename)?.to_string();
        let directory = self.string(node, self.fields.directory).unwrap_or("").to_string();
        Some(SourceFile { filename, directory })
    }

    fn file_of(&self, node: Node<'m>) -> Option<SourceFile> {
        self.file(node.node(self.fields.file)?)
    }

    /// Finds the first file and the function on the way from a scope outwards.
    fn scope(&self, mut id: MetadataId) -> (Option<SourceFile>, Option<String>) {
        let mut file = None;
        for _ in 0..WALK_LIMIT {
            let Some(node) = self.node(id) else {
                break;
            };
            if file.is_none() {
                file = self.file_of(node);
            }
            if node.kind == "DISubprogram" {
                let function = self.subprogram(id).map(|subprogram| subprogram.name);
                return (file, function);
            }
            match node.node(self.fields.scope) {
                Some(outer) => id = outer,
                None => break,
            }
        }
        (file, None)
    }

    /// The scope of a location or variable.
    pub fn scope_of(&self, id: MetadataId) -> Option<MetadataId> {
        self.node(id)?.node(self.fields.scope)
    }

    /// Whether a scope is a block of a function.
    pub fn is_block(&self, id: MetadataId) -> bool {
        self.node(id).is_some_and(|node| node.kind == "DILexicalBlock")
    }

    /// Whether a scope is another one, or lies in it.
    pub fn is_within(&self, id: MetadataId, outer: MetadataId) -> bool {
        let mut at = id;
        for _ in 0..WALK_LIMIT {
            if at == outer {
                return true;
            }
            match self.scope_of(at) {
                Some(next) => at = next,
                None => return false,
            }
        }
        false
    }

    /// Resolves a `DILocation`.
    pub fn location(&self, id: MetadataId) -> Option<SourceLoc> {
        let node = self.node(id)?;
        if node.kind != "DILocation" {
            return None;
        }
        let (file, function) = match node.node(self.fields.scope) {
            Some(scope) => self.scope(scope),
            None => (None, None),
        };
        Some(SourceLoc {
            file,
            line: node.u32(self.fields.line),
            column: node.u32(self.fields.column),
            function,
            inlined_at: node.node(self.fields.inlined_at),
        })
    }

    /// Resolves a `DILocation` and the calls through which it was inlined, the
    /// innermost first.
    pub fn location_chain(&self, id: MetadataId) -> Vec<SourceLoc> {
        let mut chain = Vec::new();
        let mut next = Some(id);
        while let Some(location) = next.and_then(|id| self.location(id)) {
            next = location.inlined_at;
            chain.push(location);
            if chain.len() >= WALK_LIMIT {
                break;
            }
        }
        chain
    }

    /// Resolves a `DILocalVariable`, or the name of a `DILabel`.
    pub fn variable(&self, id: MetadataId) -> Option<LocalVariable> {
        let node = self.node(id)?;
        if !matches!(node.kind, "DILocalVariable" | "DILabel") {
            return None;
        }
        Some(LocalVariable {
            name: self.string(node, self.fields.name).unwrap_or("").to_string(),
            line: node.u32(self.fields.line),
            file: self.file_of(node),
            arg_no: node.u32(self.fields.arg),
            ty: node.node(self.fields.ty),
        })
    }

    /// Resolves a `DIGlobalVariableExpression` or a `DIGlobalVariable`.
    pub fn global_variable(&self, id: MetadataId) -> Option<DebugGlobalVariable> {
        let mut node = self.node(id)?;
        if node.kind == "DIGlobalVariableExpression" {
            node = self.node(node.node(self.fields.var)?)?;
        }
        if node.kind != "DIGlobalVariable" {
            return None;
        }
        let function = node.node(self.fields.scope).and_then(|scope| self.scope(scope).1);
        Some(DebugGlobalVariable {
            name: self.string(node, self.fields.name).unwrap_or("").to_string(),
            linkage_name: self.string(node, self.fields.linkage_name).map(str::to_string),
            line: node.u32(self.fields.line),
            file: self.file_of(node),
            ty: node.node(self.fields.ty),
            is_local: matches!(node.field(self.fields.is_local), Some(MetadataValue::Bool(true))),
            function,
        })
    }

    /// Resolves a `DISubprogram`. What a definition leaves out is taken from its
    /// declaration.
    pub fn subprogram(&self, id: MetadataId) -> Option<Subprogram> {
        let node = self.node(id)?;
        if node.kind != "DISubprogram" {
            return None;
        }
        let declaration = node.node(self.fields.declaration).and_then(|id| self.node(id));
        let text = |name| {
            let own = self.string(node, name);
            own.or_else(|| self.string(declaration?, name)).map(str::to_string)
        };
        Some(Subprogram {
            name: text(self.fields.name).unwrap_or_default(),
            linkage_name: text(self.fields.linkage_name),
            file: self.file_of(node).or_else(|| self.file_of(declaration?)),
            line: node.u32(self.fields.line),
        })
    }

    /// Gives the operations of a `DIExpression`: words, and numbers after them.
    pub fn expression(&self, id: MetadataId) -> Option<Vec<&'m MetadataValue>> {
        let node = self.node(id)?;
        (node.kind == "DIExpression").then(|| node.fields.iter().map(|field| &field.value).collect())
    }
}
