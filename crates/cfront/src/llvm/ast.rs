//! The syntax tree of a module of LLVM IR: the module level and values.
//!
//! What it is: the plain data that the parser produces. Constants are in the
//! sibling file `constant.rs`, instructions in `instruction.rs`, debug information
//! in `debug_info.rs`; all are re-exported by the parent module.
//!
//! What it guarantees: everything that decides the meaning of a program is kept
//! (types, linkage, orderings, flags, attributes that change the calling
//! convention); names are symbols, values and constants are small copyable
//! numbers, and blocks are numbered in the order of the text with the entry
//! block first.
//!
//! What it deliberately ignores: visibility, DLL storage classes, comdats,
//! garbage collectors, attributes that only help the optimiser, module
//! flags, use-list orders and module summaries.

use super::instruction::{BasicBlock, BlockId};
use super::metadata::{MetadataId, MetadataTable};
use super::symbols::{SmallMap, Symbol, SymbolTable};
use super::types::{DataLayout, Layouts, TypeId, TypeTable};

pub use super::constant::{Constant, ConstantExpression, ConstantId, FloatConstant, TypedConstant};
pub use super::operators::{
    BinaryFlags, BinaryOp, CastFlags, CastOp, FastMathFlags, FloatPredicate, GepFlags, IntPredicate,
};

/// A module of LLVM IR.
#[derive(Clone, Debug, Default)]
pub struct Module {
    /// The name of the file that was parsed, as given to the parser.
    pub file_name: String,
    /// The name of the program text, from `source_filename`.
    pub source_filename: String,
    /// The text of `target datalayout`.
    pub data_layout_text: String,
    /// The data layout that the text describes, with LLVM's defaults.
    pub data_layout: DataLayout,
    /// The text of `target triple`.
    pub target_triple: String,
    /// The strings of `module asm`, in order, with escapes decoded.
    pub module_asm: Vec<String>,
    /// All names and strings.
    pub symbols: SymbolTable,
    /// All types.
    pub types: TypeTable,
    /// All constants, indexed by [`ConstantId`].
    pub constants: Vec<Constant>,
    /// All names of the module level, indexed by [`GlobalId`].
    pub globals: Vec<GlobalEntry>,
    /// Finds a global by its name (without `@`).
    pub global_names: SmallMap<Symbol, GlobalId>,
    /// The global variables in the order of the text.
    pub variables: Vec<GlobalVariable>,
    /// The functions, declared and defined, in the order of the text.
    pub functions: Vec<Function>,
    /// The aliases and ifuncs in the order of the text.
    pub aliases: Vec<Alias>,
    /// The groups `attributes #N = {...}` by their number.
    pub attribute_groups: SmallMap<u32, AttributeGroup>,
    /// All metadata nodes and the named lists.
    pub metadata: MetadataTable,
}

impl Module {
    /// A line of the text as a user may see it: 0 if clang wrote the text, which the user never sees.
    pub fn line_for_user(&self, line: u32) -> u32 {
        if self.file_name.ends_with(".ll") {
            line
        } else {
            0
        }
    }

    /// Gives the text of a symbol.
    pub fn text(&self, symbol: Symbol) -> &str {
        self.symbols.text(symbol)
    }

    /// Gives a constant.
    pub fn constant(&self, id: ConstantId) -> &Constant {
        const UNKNOWN: &Constant = &Constant::Undef;
        self.constants.get(id.0 as usize).unwrap_or(UNKNOWN)
    }

    /// Gives what a name of the module level stands for.
    pub fn global(&self, id: GlobalId) -> &GlobalEntry {
        const UNKNOWN: &GlobalEntry = &GlobalEntry { name: Symbol(u32::MAX), kind: GlobalKind::Undefined };
        self.globals.get(id.0 as usize).unwrap_or(UNKNOWN)
    }

    /// Gives the name (without `@`) of a global.
    pub fn global_name(&self, id: GlobalId) -> &str {
        self.text(self.global(id).name)
    }

    /// Finds a global by its name (without `@`).
    pub fn global_by_name(&self, name: &str) -> Option<GlobalId> {
        self.global_names.get(&self.symbols.lookup(name)?).copied()
    }

    /// Gives the function that a global names, if it names one.
    pub fn function(&self, id: GlobalId) -> Option<&Function> {
        match self.global(id).kind {
            GlobalKind::Function(index) => self.functions.get(index as usize),
            GlobalKind::Variable(_) | GlobalKind::Alias(_) | GlobalKind::Undefined => None,
        }
    }

    /// Finds a function by its name (without `@`).
    pub fn function_by_name(&self, name: &str) -> Option<&Function> {
        self.function(self.global_by_name(name)?)
    }

    /// Gives the variable that a global names, if it names one.
    pub fn variable(&self, id: GlobalId) -> Option<&GlobalVariable> {
        match self.global(id).kind {
            GlobalKind::Variable(index) => self.variables.get(index as usize),
            GlobalKind::Function(_) | GlobalKind::Alias(_) | GlobalKind::Undefined => None,
        }
    }

    /// Gives the alias that a global names, if it names one.
    pub fn alias(&self, id: GlobalId) -> Option<&Alias> {
        match self.global(id).kind {
            GlobalKind::Alias(index) => self.aliases.get(index as usize),
            GlobalKind::Function(_) | GlobalKind::Variable(_) | GlobalKind::Undefined => None,
        }
    }

    /// Makes a calculator of sizes, alignments and field offsets.
    pub fn layouts(&self) -> Layouts<'_> {
        Layouts::new(&self.data_layout, &self.types)
    }
}

/// The number of a name of the module level: a function, variable or alias.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct GlobalId(pub u32);

/// A name of the module level.
#[derive(Clone, Debug)]
pub struct GlobalEntry {
    /// The name without the `@`; a number for `@0`.
    pub name: Symbol,
    /// What it names.
    pub kind: GlobalKind,
}

/// What a name of the module level stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GlobalKind {
    /// An index into [`Module::variables`].
    Variable(u32),
    /// An index into [`Module::functions`].
    Function(u32),
    /// An index into [`Module::aliases`].
    Alias(u32),
    /// Nothing declares it. In a parsed module only intrinsics whose names
    /// start with `llvm.` may be undefined.
    Undefined,
}

/// How a global is seen by the linker.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Linkage {
    /// Visible from outside; the default.
    #[default]
    External,
    /// `private`.
    Private,
    /// `internal`.
    Internal,
    /// `available_externally`.
    AvailableExternally,
    /// `linkonce`.
    LinkOnce,
    /// `linkonce_odr`.
    LinkOnceOdr,
    /// `weak`.
    Weak,
    /// `weak_odr`.
    WeakOdr,
    /// `common`.
    Common,
    /// `appending`.
    Appending,
    /// `extern_weak`.
    ExternWeak,
}

impl Linkage {
    /// Says whether the name is invisible to other modules.
    pub fn is_local(self) -> bool {
        matches!(self, Linkage::Private | Linkage::Internal)
    }
}

/// A global variable or constant.
#[derive(Clone, Debug)]
pub struct GlobalVariable {
    /// Its number.
    pub id: GlobalId,
    /// Its name without the `@`.
    pub name: Symbol,
    /// Its linkage.
    pub linkage: Linkage,
    /// Whether it is `thread_local`, in any model.
    pub thread_local: bool,
    /// Whether it was written `constant` instead of `global`.
    pub is_constant: bool,
    /// Whether `externally_initialized` was written.
    pub externally_initialized: bool,
    /// Its address space.
    pub address_space: u32,
    /// The type of its value (not of its address).
    pub value_type: TypeId,
    /// The type of its address, typed only in modules with typed pointers.
    pub pointer_type: TypeId,
    /// Its initial value; nothing if it is only declared.
    pub initializer: Option<ConstantId>,
    /// The alignment in bytes, if written.
    pub align: Option<u64>,
    /// Its `!dbg` attachments (`DIGlobalVariableExpression`).
    pub debug: Vec<MetadataId>,
    /// The line of the `.ll` text.
    pub line: u32,
}

/// An alias or an ifunc.
#[derive(Clone, Debug)]
pub struct Alias {
    /// Its number.
    pub id: GlobalId,
    /// Its name without the `@`.
    pub name: Symbol,
    /// Its linkage.
    pub linkage: Linkage,
    /// Whether it is `thread_local`.
    pub thread_local: bool,
    /// Whether it is an `ifunc`, whose target is a resolver function.
    pub is_ifunc: bool,
    /// The type of the value that it names.
    pub value_type: TypeId,
    /// What it stands for: the address of a global or an expression.
    pub target: TypedConstant,
    /// The line of the `.ll` text.
    pub line: u32,
}

/// A function, declared or defined.
#[derive(Clone, Debug)]
pub struct Function {
    /// Its number.
    pub id: GlobalId,
    /// Its name without the `@`.
    pub name: Symbol,
    /// Its linkage.
    pub linkage: Linkage,
    /// Its calling convention as written (`fastcc`, `cc 10`), or nothing for C.
    pub calling_convention: Option<Symbol>,
    /// The type of its result.
    pub return_type: TypeId,
    /// The attributes of its result.
    pub return_attributes: ParameterAttributes,
    /// Its fixed parameters.
    pub parameters: Vec<Parameter>,
    /// Whether `...` follows the parameters.
    pub variadic: bool,
    /// The function type.
    pub function_type: TypeId,
    /// The type of its address, typed only in modules with typed pointers.
    pub pointer_type: TypeId,
    /// Its attributes, with those of its groups included.
    pub attributes: FunctionAttributes,
    /// The alignment in bytes, if written.
    pub align: Option<u64>,
    /// The personality function of the exception handling, if there is one.
    pub personality: Option<TypedConstant>,
    /// The section that it is put into, if one is named.
    pub section: Option<Symbol>,
    /// Its `!dbg` attachment (`DISubprogram`).
    pub debug: Option<MetadataId>,
    /// Its body; nothing if it is only declared.
    pub body: Option<Body>,
    /// The line of the `.ll` text.
    pub line: u32,
}

/// A parameter of a function.
#[derive(Clone, Debug)]
pub struct Parameter {
    /// Its type.
    pub ty: TypeId,
    /// Its attributes.
    pub attributes: ParameterAttributes,
    /// The local that holds it; in a declaration the locals have no table and
    /// this is the position of the parameter.
    pub local: LocalId,
}

/// The body of a defined function.
#[derive(Clone, Debug, Default)]
pub struct Body {
    /// The blocks in the order of the text, indexed by [`BlockId`]; the first
    /// one is the entry.
    pub blocks: Vec<BasicBlock>,
    /// The locals, indexed by [`LocalId`]; the first ones are the parameters.
    pub locals: Vec<Local>,
}

impl Body {
    /// Gives a block.
    pub fn block(&self, id: BlockId) -> Option<&BasicBlock> {
        self.blocks.get(id.0 as usize)
    }

    /// Gives a local.
    pub fn local(&self, id: LocalId) -> Option<&Local> {
        self.locals.get(id.0 as usize)
    }

    /// Finds a block by its name, to resolve a `blockaddress`.
    pub fn block_by_name(&self, name: LocalName) -> Option<BlockId> {
        let index = self.blocks.iter().position(|block| block.name == name)?;
        Some(BlockId(index as u32))
    }
}

/// The number of a local value, dense within its function.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct LocalId(pub u32);

/// A local value: a parameter or the result of an instruction.
#[derive(Clone, Copy, Debug)]
pub struct Local {
    /// Its name.
    pub name: LocalName,
    /// Its type.
    pub ty: TypeId,
}

/// The name of a local value or of a block.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum LocalName {
    /// `%x` or `%"a b"`, without the `%` and the quotes.
    Named(Symbol),
    /// `%7`, whether written or counted.
    Numbered(u32),
}

/// An operand without its type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Value {
    /// A local of the same function.
    Local(LocalId),
    /// A constant, among them the addresses of globals.
    Constant(ConstantId),
    /// Metadata as an operand (`metadata !5`, `metadata i32 %x`).
    Metadata(MetadataId),
    /// A block as an operand (`label %next`). The parser never produces it:
    /// instructions that take blocks have fields for them.
    Block(BlockId),
}

/// An operand with its type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TypedValue {
    /// The type.
    pub ty: TypeId,
    /// The operand.
    pub value: Value,
}

/// The attributes of a parameter, an argument or a result that change how a
/// value is passed, or promise something about it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ParameterAttributes {
    /// `byval(T)`: the callee gets the address of a copy.
    pub byval: Option<TypeId>,
    /// `sret(T)`: the address at which the callee stores its result.
    pub sret: Option<TypeId>,
    /// `byref(T)`.
    pub byref: Option<TypeId>,
    /// `inalloca(T)`.
    pub inalloca: Option<TypeId>,
    /// `preallocated(T)`.
    pub preallocated: Option<TypeId>,
    /// `elementtype(T)`: what an opaque pointer given to an intrinsic or to
    /// inline assembly points to.
    pub elementtype: Option<TypeId>,
    /// `align N`, in bytes.
    pub align: Option<u64>,
    /// `zeroext`.
    pub zeroext: bool,
    /// `signext`.
    pub signext: bool,
    /// `inreg`.
    pub inreg: bool,
    /// `nest`.
    pub nest: bool,
    /// `returned`.
    pub returned: bool,
    /// `noalias`.
    pub noalias: bool,
    /// `nonnull`.
    pub nonnull: bool,
    /// `noundef`.
    pub noundef: bool,
    /// `immarg`.
    pub immarg: bool,
    /// `swifterror`.
    pub swifterror: bool,
}

/// The attributes of a function or of a call.
///
/// The flags include those of the groups `#N` once the module is parsed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct FunctionAttributes {
    /// The flags that matter to a verifier.
    pub flags: FunctionFlags,
    /// The groups that were written, `#0 #1`.
    pub groups: Vec<u32>,
}

/// The function attributes that matter to a verifier.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct FunctionFlags {
    /// `noreturn`.
    pub noreturn: bool,
    /// `noinline`.
    pub noinline: bool,
    /// `nounwind`.
    pub nounwind: bool,
    /// `returns_twice`, as for `setjmp`.
    pub returns_twice: bool,
    /// `naked`: the body is inline assembly only.
    pub naked: bool,
    /// `cold`.
    pub cold: bool,
    /// `alwaysinline`.
    pub alwaysinline: bool,
    /// `convergent`.
    pub convergent: bool,
    /// `readnone`, or `memory(none)`.
    pub readnone: bool,
    /// `readonly`, or `memory(read)`.
    pub readonly: bool,
    /// `builtin`.
    pub builtin: bool,
    /// `nobuiltin`.
    pub nobuiltin: bool,
}

impl FunctionFlags {
    /// Adds the flags of another set.
    pub fn merge(&mut self, other: FunctionFlags) {
        self.noreturn |= other.noreturn;
        self.noinline |= other.noinline;
        self.nounwind |= other.nounwind;
        self.returns_twice |= other.returns_twice;
        self.naked |= other.naked;
        self.cold |= other.cold;
        self.alwaysinline |= other.alwaysinline;
        self.convergent |= other.convergent;
        self.readnone |= other.readnone;
        self.readonly |= other.readonly;
        self.builtin |= other.builtin;
        self.nobuiltin |= other.nobuiltin;
    }
}

/// A group `attributes #N = {...}`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct AttributeGroup {
    /// The flags that matter to a verifier.
    pub flags: FunctionFlags,
    /// The string attributes: `"key"` or `"key"="value"`.
    pub strings: Vec<(Symbol, Option<Symbol>)>,
}
