//! A whole program: globals, functions, source files, and where it starts.

use crate::ids::{BlockId, DebugTypeId, FileId, FuncId, GlobalId, Reg};
use crate::inst::{Inst, Terminator};
use crate::role::Role;
use crate::source::{DebugType, Loc};
use crate::types::{Target, Type};

/// A program as every engine sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Program {
    /// What it was compiled for.
    pub target: Target,
    /// The source files, by [`FileId`].
    pub files: Vec<String>,
    /// The global variables, by [`GlobalId`].
    pub globals: Vec<Global>,
    /// The functions, by [`FuncId`].
    pub functions: Vec<Function>,
    /// Where the first thread starts. Its parameters (argc, argv, envp) are 0 and null.
    pub entry: FuncId,
    /// Functions to call before the entry, in order (constructors).
    pub constructors: Vec<FuncId>,
    /// Types for printing, by [`DebugTypeId`].
    pub debug_types: Vec<DebugType>,
}

/// A global variable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Global {
    /// Its name; unique in the program.
    pub name: String,
    /// Its size in bytes.
    pub size: u64,
    /// Its alignment in bytes.
    pub align: u32,
    /// What it holds at the start; all bytes that no piece covers are zero.
    pub init: Vec<InitPiece>,
    /// Whether each thread has its own copy.
    pub thread_local: bool,
    /// Whether a store to it is a finding.
    pub constant: bool,
    /// Whether it is the compiler's or the library model's own (a string literal, a table), hidden in final states.
    pub internal: bool,
    /// Its declared type, for printing.
    pub debug_type: Option<DebugTypeId>,
    /// Where it is declared.
    pub loc: Loc,
}

/// A part of a global's initial value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InitPiece {
    /// Offset in bytes from the start of the global.
    pub offset: u64,
    /// The value.
    pub value: InitValue,
}

/// The value of an [`InitPiece`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum InitValue {
    /// Bytes.
    Bytes(Vec<u8>),
    /// A pointer to a global plus an offset.
    Global(GlobalId, i64),
    /// A pointer to a function.
    Func(FuncId),
    /// So many bytes without a defined value.
    Undef(u64),
}

/// A function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Function {
    /// Its name; unique in the program.
    pub name: String,
    /// The registers of its parameters.
    pub params: Vec<Reg>,
    /// The types of what it returns.
    pub rets: Vec<Type>,
    /// Whether calls may pass more arguments than parameters.
    pub variadic: bool,
    /// The registers, by [`Reg`].
    pub regs: Vec<RegInfo>,
    /// The blocks, by [`BlockId`]; the first is the entry. The entry has no parameters and no predecessors.
    pub blocks: Vec<Block>,
    /// Whether the whole body is one atomic section (`__VERIFIER_atomic_*`).
    pub atomic: bool,
    /// Whether a call of it is an operation of a data type: `FP_OPERATION` names it.
    pub operation: bool,
    /// Whether its results depend on its arguments only, and nothing else happens: the source says so, or the user does.
    pub pure: bool,
    /// Whether it belongs to the library model, so that its steps are shown at the caller's position.
    pub library: bool,
    /// What it is to those who know the library, if it is anything.
    pub role: Option<Role>,
    /// Where it is defined.
    pub loc: Loc,
}

/// A register.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RegInfo {
    /// Its type.
    pub ty: Type,
    /// The source variable that it holds, if known.
    pub name: Option<Box<str>>,
}

/// A basic block.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Block {
    /// Registers that every jump to this block sets.
    pub params: Vec<Reg>,
    /// The instructions.
    pub insts: Vec<Inst>,
    /// How it ends.
    pub term: Terminator,
    /// The position of the terminator.
    pub loc: Loc,
}

impl Program {
    /// An empty program with an empty `main`.
    pub fn new(target: Target) -> Program {
        Program {
            target,
            files: Vec::new(),
            globals: Vec::new(),
            functions: Vec::new(),
            entry: FuncId(0),
            constructors: Vec::new(),
            debug_types: Vec::new(),
        }
    }

    /// A function by id.
    pub fn func(&self, id: FuncId) -> &Function {
        &self.functions[id.index()]
    }

    /// A global by id.
    pub fn global(&self, id: GlobalId) -> &Global {
        &self.globals[id.index()]
    }

    /// The function of that name.
    pub fn func_named(&self, name: &str) -> Option<FuncId> {
        self.functions.iter().position(|f| f.name == name).map(FuncId::from_index)
    }

    /// The global of that name.
    pub fn global_named(&self, name: &str) -> Option<GlobalId> {
        self.globals.iter().position(|g| g.name == name).map(GlobalId::from_index)
    }

    /// The id of a source file, added if it is new.
    pub fn file(&mut self, name: &str) -> FileId {
        match self.files.iter().position(|f| f == name) {
            Some(i) => FileId::from_index(i),
            None => {
                self.files.push(name.to_string());
                FileId::from_index(self.files.len() - 1)
            }
        }
    }

    /// The name of a position's file.
    pub fn file_name(&self, loc: Loc) -> Option<&str> {
        if loc.is_known() {
            self.files.get(loc.file.index()).map(String::as_str)
        } else {
            None
        }
    }
}

impl Function {
    /// A function without blocks.
    pub fn new(name: impl Into<String>) -> Function {
        Function {
            name: name.into(),
            params: Vec::new(),
            rets: Vec::new(),
            variadic: false,
            regs: Vec::new(),
            blocks: Vec::new(),
            atomic: false,
            operation: false,
            pure: false,
            library: false,
            role: None,
            loc: Loc::NONE,
        }
    }

    /// A new register.
    pub fn reg(&mut self, ty: Type) -> Reg {
        self.regs.push(RegInfo { ty, name: None });
        Reg::from_index(self.regs.len() - 1)
    }

    /// A new block, ending in `ProcessExit` until the caller sets its terminator.
    pub fn block(&mut self) -> BlockId {
        self.blocks.push(Block {
            params: Vec::new(),
            insts: Vec::new(),
            term: Terminator::ProcessExit,
            loc: Loc::NONE,
        });
        BlockId::from_index(self.blocks.len() - 1)
    }

    /// The type of a register.
    pub fn ty(&self, reg: Reg) -> Type {
        self.regs[reg.index()].ty
    }
}
