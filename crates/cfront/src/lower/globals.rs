//! Global variables: ids, initial values, constructors, variables of the C library.
//!
//! What it does: gives a variable its id when it is first mentioned and lays out its initial value as pieces of
//! bytes, addresses and undefined bytes; everything between the pieces is zero.
//! Guarantee: an initial value that cannot be expressed so is a diagnostic at the variable.
//! Misses: `externally_initialized` variables start with their written value.

use super::constant::{Scalar, MAX_DEPTH};
use super::demangle;
use super::{Context, Lowered};
use crate::link::{Resolved, Symbol};
use crate::llvm::{self, Constant, TypedConstant};
use fencepost_ir::{Code, Diagnostic, FuncId, Global, GlobalId, InitPiece, InitValue, Loc, Type};

/// The largest global variable.
const MAX_GLOBAL: u64 = 1 << 46;
/// The greatest number of pieces of one initial value.
const MAX_PIECES: usize = 1 << 20;

impl<'m> Context<'m> {
    /// The id of a variable with an initial value.
    pub fn global_id(&mut self, symbol: Symbol, variable: &'m llvm::GlobalVariable) -> GlobalId {
        if let Some(&id) = self.globals.get(&symbol) {
            return id;
        }
        let context = &self.modules[symbol.module];
        let name = context.module.text(variable.name).to_string();
        let (name, rust_library) = if context.rust { super::rust::variable_name(name) } else { (name, false) };
        // Names that start with a dot are the compiler's; C has none.
        let compiler = name.starts_with('.') || name.starts_with("__func__") || name.starts_with("__PRETTY_FUNCTION__");
        let internal = context.library
            || rust_library
            || compiler
            || name.starts_with("__const.")
            || name.starts_with("switch.table");
        // Tables of virtual functions and types, and guards of static locals.
        let internal = internal || ["_ZTV", "_ZTI", "_ZTS", "_ZTT", "_ZGV"].iter().any(|p| name.starts_with(p));
        let internal = internal || name.bytes().all(|b| b.is_ascii_digit());
        let name = self.unique(&demangle::readable(&name));
        self.program.globals.push(Global {
            name,
            size: 0,
            align: 1,
            init: Vec::new(),
            thread_local: variable.thread_local,
            constant: variable.is_constant,
            internal,
            debug_type: None,
            loc: Loc::NONE,
        });
        let id = GlobalId::from_index(self.program.globals.len() - 1);
        self.globals.insert(symbol, id);
        self.global_symbols.insert(id, symbol);
        self.pending_globals.push((id, symbol, variable));
        id
    }

    /// A global of the front end's own, made once for each key.
    pub fn special_global(&mut self, key: &str, name: &str, size: u64, bytes: Vec<u8>, constant: bool) -> GlobalId {
        if let Some(&id) = self.special_globals.get(key) {
            return id;
        }
        let name = self.unique(name);
        let init = if bytes.iter().all(|&b| b == 0) {
            Vec::new()
        } else {
            vec![InitPiece { offset: 0, value: InitValue::Bytes(bytes) }]
        };
        self.program.globals.push(Global {
            name,
            size,
            align: 16,
            init,
            thread_local: false,
            constant,
            internal: true,
            debug_type: None,
            loc: Loc::NONE,
        });
        let id = GlobalId::from_index(self.program.globals.len() - 1);
        self.special_globals.insert(key.to_string(), id);
        id
    }

    /// A string constant, with its closing zero.
    pub fn string(&mut self, text: &str) -> GlobalId {
        let mut bytes = text.as_bytes().to_vec();
        bytes.push(0);
        self.special_global(&format!("string {text}"), ".str.fencepost", bytes.len() as u64, bytes, true)
    }

    /// A variable that no file defines: one of the C library's, or a diagnostic.
    pub fn external_variable(&mut self, module: usize, variable: &'m llvm::GlobalVariable) -> Lowered<GlobalId> {
        let name = self.modules[module].module.text(variable.name);
        match name {
            "stdin" | "stdout" | "stderr" => {
                let size = u64::from(self.program.target.pointer_bytes());
                // The stream itself is never looked into; any address that is not null will do.
                Ok(self.special_global(name, name, size, vec![1], false))
            }
            "__dso_handle" => Ok(self.special_global(name, name, 8, Vec::new(), false)),
            _ => {
                let text = format!("the variable '{name}' is declared but no file defines it");
                let context = &self.modules[module];
                let diagnostic =
                    Diagnostic::new(Code::UndefinedVariable, text).note("give the file that defines it as well");
                Err(context.debug.place_variable(diagnostic, variable))
            }
        }
    }

    /// Fills in the size, the initial value and the debug information of a variable.
    pub(super) fn initialise(
        &mut self,
        id: GlobalId,
        symbol: Symbol,
        variable: &'m llvm::GlobalVariable,
    ) -> Lowered<()> {
        self.initial_value(id, symbol, variable).map_err(|diagnostic| {
            if diagnostic.file.is_some() {
                return diagnostic;
            }
            let name = self.modules[symbol.module].module.text(variable.name);
            let note = format!("in the initial value of '{name}'");
            self.modules[symbol.module].debug.place_variable(diagnostic.note(note), variable)
        })
    }

    fn initial_value(&mut self, id: GlobalId, symbol: Symbol, variable: &'m llvm::GlobalVariable) -> Lowered<()> {
        let types = &self.modules[symbol.module].types;
        let size = types.size(variable.value_type)?.max(types.stride(variable.value_type)?);
        if size > MAX_GLOBAL {
            return Err(Diagnostic::new(Code::TooLarge, format!("a variable of {size} bytes is too large")));
        }
        let align = variable.align.map_or_else(|| types.align(variable.value_type), Ok)?;
        let mut pieces = Pieces::default();
        if let Some(constant) = variable.initializer {
            let constant = TypedConstant { ty: variable.value_type, constant };
            self.pieces(symbol.module, constant, 0, 0, &mut pieces)?;
        }
        let (loc, debug_type) = self.global_debug(symbol.module, variable);
        let global = &mut self.program.globals[id.index()];
        global.size = size;
        global.align = u32::try_from(align).unwrap_or(1).max(1);
        global.init = pieces.list;
        global.loc = loc;
        global.debug_type = debug_type;
        Ok(())
    }

    fn pieces(&mut self, mi: usize, c: TypedConstant, offset: u64, depth: u32, out: &mut Pieces) -> Lowered<()> {
        if depth > MAX_DEPTH {
            return Err(Diagnostic::new(Code::TooLarge, "an initial value is nested too deeply"));
        }
        if out.list.len() > MAX_PIECES {
            return Err(Diagnostic::new(Code::TooLarge, "an initial value has too many parts"));
        }
        let module = self.modules[mi].module;
        match module.constant(c.constant) {
            Constant::ZeroInitializer | Constant::Null | Constant::None => {}
            Constant::Undef | Constant::Poison => out.undef(offset, self.modules[mi].types.size(c.ty)?),
            Constant::String(bytes) => out.bytes(offset, bytes),
            Constant::Struct { fields, .. } => {
                for (index, &field) in fields.iter().enumerate() {
                    let at = self.modules[mi].types.field(c.ty, index as u64)?;
                    self.pieces(mi, field, offset.saturating_add(at), depth + 1, out)?;
                }
            }
            Constant::Array(parts) | Constant::Vector(parts) => {
                for (index, &part) in parts.iter().enumerate() {
                    let stride = self.modules[mi].types.stride(part.ty)?;
                    let at = stride.saturating_mul(index as u64);
                    self.pieces(mi, part, offset.saturating_add(at), depth + 1, out)?;
                }
            }
            Constant::Integer(_)
            | Constant::Float(_)
            | Constant::Splat(_)
            | Constant::Global(_)
            | Constant::BlockAddress { .. }
            | Constant::DsoLocalEquivalent(_)
            | Constant::NoCfi(_)
            | Constant::PtrAuth(_)
            | Constant::Expression(_) => {
                let leaves = self.leaves_of_constant(mi, c)?;
                let leaves = leaves.ok_or_else(|| {
                    Diagnostic::new(Code::ConstantUse, "an initial value needs addresses that are not known")
                })?;
                let layout = self.modules[mi].types.leaves(c.ty)?;
                for (leaf, scalar) in layout.iter().zip(leaves) {
                    self.piece(offset.saturating_add(leaf.offset), scalar, out)?;
                }
            }
        }
        Ok(())
    }

    fn piece(&mut self, offset: u64, scalar: Scalar, out: &mut Pieces) -> Lowered<()> {
        let target = self.program.target;
        match scalar {
            Scalar::Bits(_, 0) => {}
            Scalar::Bits(ty, bits) => out.bytes(offset, &bits.to_le_bytes()[..ty.bytes(&target).min(16) as usize]),
            Scalar::Undef(ty) => out.undef(offset, u64::from(ty.bytes(&target))),
            Scalar::Address(Type::Int(bits), ..) if bits != target.pointer_bits => {
                return Err(Diagnostic::new(Code::ConstantUse, "an initial value holds a part of an address"));
            }
            Scalar::Address(_, super::constant::Base::Global(id), at) => {
                out.list.push(InitPiece { offset, value: InitValue::Global(id, at) });
            }
            Scalar::Address(_, super::constant::Base::Func(id), 0) => {
                out.list.push(InitPiece { offset, value: InitValue::Func(id) });
            }
            Scalar::Address(..) => {
                return Err(Diagnostic::new(
                    Code::ConstantUse,
                    "an initial value holds an address that differs from thread to thread",
                ));
            }
        }
        Ok(())
    }

    /// The functions that run before `main`.
    pub(super) fn constructors(&mut self) -> Lowered<()> {
        self.program.constructors = self.listed("llvm.global_ctors")?;
        Ok(())
    }

    /// The functions of a list such as `llvm.global_ctors` of all modules, by priority and then in the order of the text.
    pub(super) fn listed(&mut self, name: &str) -> Lowered<Vec<FuncId>> {
        let mut list = Vec::new();
        for mi in 0..self.modules.len() {
            let module = self.modules[mi].module;
            let Some(id) = module.global_by_name(name) else { continue };
            let Some(init) = module.variable(id).and_then(|v| v.initializer) else { continue };
            let Constant::Array(entries) = module.constant(init) else { continue };
            for entry in entries {
                let Constant::Struct { fields, .. } = module.constant(entry.constant) else { continue };
                let [priority, function, ..] = &fields[..] else { continue };
                let Constant::Integer(priority) = module.constant(priority.constant) else { continue };
                let Constant::Global(function) = module.constant(function.constant) else {
                    return Err(Diagnostic::new(
                        Code::ConstantUse,
                        "a constructor or destructor is not a plain function",
                    ));
                };
                match self.link.resolve(Symbol { module: mi, id: *function }) {
                    Resolved::Function(symbol, function) => list.push((*priority, self.function_id(symbol, function))),
                    _ => return Err(Diagnostic::new(Code::ConstantUse, "a constructor or destructor has no body")),
                }
            }
        }
        list.sort_by_key(|(priority, _)| *priority);
        Ok(list.into_iter().map(|(_, id)| id).collect())
    }
}

/// The pieces of an initial value, neighbouring bytes joined.
#[derive(Default)]
struct Pieces {
    list: Vec<InitPiece>,
}

impl Pieces {
    fn bytes(&mut self, offset: u64, bytes: &[u8]) {
        if bytes.iter().all(|&b| b == 0) {
            return;
        }
        if let Some(InitPiece { offset: start, value: InitValue::Bytes(known) }) = self.list.last_mut() {
            let end = *start + known.len() as u64;
            // A few zeros between two pieces are cheaper than a piece of their own.
            if end <= offset && offset - end <= 16 {
                known.resize((offset - *start) as usize, 0);
                known.extend_from_slice(bytes);
                return;
            }
        }
        self.list.push(InitPiece { offset, value: InitValue::Bytes(bytes.to_vec()) });
    }

    fn undef(&mut self, offset: u64, size: u64) {
        if size > 0 {
            self.list.push(InitPiece { offset, value: InitValue::Undef(size) });
        }
    }
}
