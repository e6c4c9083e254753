//! Which definition a name stands for when several modules make one program.
//!
//! What it does: the rules of a linker. A name with local linkage is its module's own; otherwise the strongest
//! definition of the name wins: strong, then weak and link-once, then common (the largest), then the library model (a few of its
//! functions stand for those of headers, before link-once ones), then `available_externally` (a copy of what the library defines), then nothing.
//! Guarantee: every name resolves to one definition or to none; two strong definitions are a diagnostic; aliases
//! that lead in a circle end.
//! Misses: comdats, symbol versions, ifuncs (a diagnostic where they are used), sections.

use crate::llvm::{self, GlobalKind, Linkage};
use fencepost_ir::{Code, Diagnostic};
use rustc_hash::FxHashMap;

/// A name of the module level of one of the modules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Symbol {
    /// The index of the module.
    pub module: usize,
    /// The name within it.
    pub id: llvm::GlobalId,
}

/// What a name stands for.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Resolved<'m> {
    /// A function with a body.
    Function(Symbol, &'m llvm::Function),
    /// A variable with an initial value.
    Variable(Symbol, &'m llvm::GlobalVariable),
    /// An alias, to be evaluated in its module.
    Alias(Symbol, &'m llvm::Alias),
    /// A function without a body.
    MissingFunction(&'m llvm::Function),
    /// A variable without an initial value.
    MissingVariable(&'m llvm::GlobalVariable),
    /// A name that nothing declares.
    Unknown,
}

/// The names of all modules.
pub(crate) struct Link<'m> {
    modules: Vec<&'m llvm::Module>,
    names: FxHashMap<&'m str, Symbol>,
}

impl<'m> Link<'m> {
    /// Links the modules; the library model is the last of them if `library` is set.
    pub fn new(modules: Vec<&'m llvm::Module>, library: bool) -> Result<Self, Vec<Diagnostic>> {
        let mut names: FxHashMap<&'m str, (u32, u64, Symbol)> = FxHashMap::default();
        let mut errors = Vec::new();
        let last = modules.len().saturating_sub(1);
        for (index, module) in modules.iter().enumerate() {
            for entry in 0..module.globals.len() {
                let symbol = Symbol { module: index, id: llvm::GlobalId(entry as u32) };
                let Some((mut strength, size, line)) = strength(module, symbol.id) else { continue };
                let name = module.global_name(symbol.id);
                if library && index == last {
                    strength = if OVERRIDING.contains(&name) { STRONG - 1 } else { LIBRARY };
                } else if strength == STRONG - 1 && OVERRIDING.contains(&name) {
                    strength = LIBRARY - 1;
                }
                match names.get(name) {
                    Some(&(old, _, _)) if old == STRONG && strength == STRONG => {
                        errors.push(Diagnostic::new(Code::DefinedTwice, format!("'{name}' is defined twice")).at(
                            module.file_name.clone(),
                            module.line_for_user(line),
                            0,
                        ))
                    }
                    Some(&(old, old_size, _)) if (old, old_size) >= (strength, size) => {}
                    _ => drop(names.insert(name, (strength, size, symbol))),
                }
            }
        }
        if !errors.is_empty() {
            return Err(errors);
        }
        let names = names.into_iter().map(|(name, (_, _, symbol))| (name, symbol)).collect();
        Ok(Link { modules, names })
    }

    /// The definition that a name of a module stands for.
    pub fn resolve(&self, symbol: Symbol) -> Resolved<'m> {
        let Some(module) = self.modules.get(symbol.module) else { return Resolved::Unknown };
        if is_local(module, symbol.id) {
            return self.at(symbol);
        }
        match self.names.get(module.global_name(symbol.id)) {
            Some(&definition) => self.at(definition),
            None => self.at(symbol),
        }
    }

    /// The definition of a name, if there is one.
    pub fn named(&self, name: &str) -> Option<Resolved<'m>> {
        self.names.get(name).map(|&symbol| self.at(symbol))
    }

    /// Whether some module of the user mentions the name.
    pub fn mentioned(&self, name: &str) -> bool {
        let user = self.modules.len().saturating_sub(1);
        self.modules[..user].iter().any(|module| module.global_by_name(name).is_some())
    }

    fn at(&self, symbol: Symbol) -> Resolved<'m> {
        let Some(module) = self.modules.get(symbol.module).copied() else { return Resolved::Unknown };
        match module.global(symbol.id).kind {
            GlobalKind::Function(_) => match module.function(symbol.id) {
                Some(function) if function.body.is_some() => Resolved::Function(symbol, function),
                Some(function) => Resolved::MissingFunction(function),
                None => Resolved::Unknown,
            },
            GlobalKind::Variable(_) => match module.variable(symbol.id) {
                Some(variable) if variable.initializer.is_some() => Resolved::Variable(symbol, variable),
                Some(variable) => Resolved::MissingVariable(variable),
                None => Resolved::Unknown,
            },
            GlobalKind::Alias(_) => match module.alias(symbol.id) {
                Some(alias) => Resolved::Alias(symbol, alias),
                None => Resolved::Unknown,
            },
            GlobalKind::Undefined => Resolved::Unknown,
        }
    }
}

/// The strength of a definition that no other may stand beside.
const STRONG: u32 = 5;
/// The strength of a definition of the library model.
const LIBRARY: u32 = 2;

/// Functions of the library model that stand for what C++'s headers define themselves.
const OVERRIDING: [&str; 3] = [
    "_ZNKSt8__detail18__waiter_pool_base10_M_waitingEv",
    "_ZNSt13__future_base13_State_baseV216_M_break_promiseESt10unique_ptrINS_12_Result_baseENS2_8_DeleterEE",
    "_ZNSt22__shared_mutex_pthread13unlock_sharedEv",
];

fn is_local(module: &llvm::Module, id: llvm::GlobalId) -> bool {
    match module.global(id).kind {
        GlobalKind::Function(_) => module.function(id).is_some_and(|f| f.linkage.is_local()),
        GlobalKind::Variable(_) => module.variable(id).is_some_and(|v| v.linkage.is_local()),
        GlobalKind::Alias(_) => module.alias(id).is_some_and(|a| a.linkage.is_local()),
        GlobalKind::Undefined => false,
    }
}

/// How strong a definition is, its size where sizes compete, and its line; nothing if it is none or local.
fn strength(module: &llvm::Module, id: llvm::GlobalId) -> Option<(u32, u64, u32)> {
    let (linkage, size, line) = match module.global(id).kind {
        GlobalKind::Function(_) => {
            let function = module.function(id)?;
            function.body.as_ref()?;
            (function.linkage, 0, function.line)
        }
        GlobalKind::Variable(_) => {
            let variable = module.variable(id)?;
            variable.initializer?;
            let size = match variable.linkage {
                Linkage::Common => module.layouts().size_of(variable.value_type).unwrap_or(0),
                _ => 0,
            };
            (variable.linkage, size, variable.line)
        }
        GlobalKind::Alias(_) => module.alias(id).map(|a| (a.linkage, 0, a.line))?,
        GlobalKind::Undefined => return None,
    };
    let strength = match linkage {
        Linkage::External => STRONG,
        Linkage::Weak | Linkage::WeakOdr | Linkage::LinkOnce | Linkage::LinkOnceOdr => 4,
        Linkage::Common => 3,
        Linkage::AvailableExternally => 1,
        // Lists such as the constructors are read from each module.
        Linkage::Appending | Linkage::Private | Linkage::Internal | Linkage::ExternWeak => return None,
    };
    Some((strength, size, line))
}
