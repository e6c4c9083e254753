//! Inputs that the user fixes: a nondeterministic value becomes a constant.
//!
//! A name is first looked for among the functions whose results are inputs (`__VERIFIER_nondet_int`, `fp_nondet_int`, `rand`,
//! those of `--assume-pure`): lowering asks [`Inputs::fixed`] for each call. A name that no such call has is taken as that of a
//! variable, and [`fix_variables`] looks for the inputs that are assigned to it. The IR keeps no function names of inputs,
//! so the first part has to happen while it is made.
//! Misses: a variable that gets its input through anything but an assignment (a member of a structure, a parameter).

use fencepost_ir::{Code, Diagnostic, Function, GlobalId, NondetKind, Op, Operand, Program, Reg, Type};
use std::collections::BTreeSet;

/// The inputs that are fixed, and which of them have been met.
#[derive(Debug)]
pub(crate) struct Inputs<'m> {
    fixed: &'m [(String, i128)],
    met: BTreeSet<String>,
}

impl<'m> Inputs<'m> {
    /// Inputs with their values; none has been met.
    pub fn new(fixed: &'m [(String, i128)]) -> Self {
        Inputs { fixed, met: BTreeSet::new() }
    }

    /// The value that a call of this function has, if it is fixed.
    pub fn fixed(&mut self, function: &str, ty: Type, pointer_bits: u32) -> Option<Operand> {
        let (name, value) = self.fixed.iter().rev().find(|(name, _)| name == function)?;
        self.met.insert(name.clone());
        constant(*value, ty, pointer_bits)
    }

    /// The rest are names of variables. `Err` names one that the program does not have.
    pub fn fix_variables(&self, program: &mut Program) -> Result<(), Diagnostic> {
        for (name, value) in self.fixed.iter().filter(|(name, _)| !self.met.contains(name)) {
            if !fix_variable(program, name, *value) {
                let text = format!("the program has no input `{name}`");
                let note = "an input is named by the function that gives it or by the variable that it is assigned to";
                return Err(Diagnostic::new(Code::NoSuchInput, text).note(note));
            }
        }
        Ok(())
    }
}

/// A number as a value of a type, converted as C does; a truth value is whether it is not zero. Only integers and pointers.
fn constant(value: i128, ty: Type, pointer_bits: u32) -> Option<Operand> {
    let bits = match ty {
        Type::Int(bits) => u32::from(bits),
        Type::Ptr => pointer_bits,
        Type::F32 | Type::F64 | Type::F80 => return None,
    };
    let cut = if bits == 1 { u128::from(value != 0) } else { fencepost_ir::eval::cut(bits, value as u128) };
    Some(Operand::Const(ty, cut))
}

/// Fixes what is assigned to a variable. Says whether there is such an input.
fn fix_variable(program: &mut Program, name: &str, value: i128) -> bool {
    let pointer_bits = Type::Ptr.bits(&program.target);
    let global = program.global_named(name);
    let mut found = false;
    for func in program.functions.iter_mut().filter(|f| !f.library) {
        let mut fixed: Vec<(usize, usize, Operand)> = Vec::new();
        for (b, block) in func.blocks.iter().enumerate() {
            for (i, inst) in block.insts.iter().enumerate() {
                let (Op::Nondet(ty, NondetKind::Input), [reg]) = (&inst.op, &inst.results[..]) else { continue };
                if let Some(operand) =
                    constant(value, *ty, pointer_bits).filter(|_| is_assigned(func, *reg, name, global))
                {
                    fixed.push((b, i, operand));
                }
            }
        }
        found |= !fixed.is_empty();
        for (b, i, operand) in fixed {
            func.blocks[b].insts[i].op = Op::Copy(operand);
        }
    }
    found
}

/// Whether a variable gets the value of a register, as it is or converted.
fn is_assigned(func: &Function, reg: Reg, name: &str, global: Option<GlobalId>) -> bool {
    let mut same = vec![reg];
    for inst in func.blocks.iter().flat_map(|b| &b.insts) {
        if matches!(&inst.op, Op::Cast(_, Operand::Reg(from), _) if same.contains(from)) {
            same.extend(inst.results.iter().copied());
        }
        if let Op::Store { addr: Operand::Global(to, 0), value: Operand::Reg(from), .. } = &inst.op {
            if Some(*to) == global && same.contains(from) {
                return true;
            }
        }
    }
    same.iter().any(|r| func.regs[r.index()].name.as_deref() == Some(name))
}
