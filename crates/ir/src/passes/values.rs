//! The values that a location can hold, where the program's text alone tells.
//!
//! Guarantee: if [`possible_values`] answers, then in every run, on every model, every load from the location returns one
//! of the values. It answers only for a part of a global that every reachable mention accesses directly, at the same
//! offset and type, and to which only constants are written; loads return what stores wrote, so no model can add a value.
//! Misses: everything computed, and every global whose address goes elsewhere.

use super::escape::reachable_functions;
use crate::ids::GlobalId;
use crate::inst::{Op, Operand, RmwOp};
use crate::program::{InitValue, Program};
use crate::types::Type;
use crate::visit;

/// All values that the location can hold, if they are known.
pub fn possible_values(program: &Program, global: GlobalId, offset: i64, ty: Type) -> Option<Vec<u128>> {
    let mut values = vec![initial(program, global, offset, ty)?];
    let here = Operand::Global(global, offset);
    let mentions = |a: &Operand| matches!(a, Operand::Global(id, _) if *id == global);
    let elsewhere = |p: &crate::program::InitPiece| matches!(p.value, InitValue::Global(id, _) if id == global);
    if program.globals.iter().flat_map(|g| &g.init).any(elsewhere) {
        return None;
    }
    for (func, reachable) in program.functions.iter().zip(reachable_functions(program)) {
        for block in func.blocks.iter().filter(|_| reachable) {
            let mut bad = false;
            for inst in &block.insts {
                let mut count = 0;
                visit::operands(&inst.op, |a| count += usize::from(mentions(a)));
                if count == 0 {
                    continue;
                }
                let written = written(&inst.op, here, ty).filter(|_| count == 1)?;
                values.extend(written);
            }
            visit::term_operands(&block.term, |a| bad |= mentions(a));
            if bad {
                return None;
            }
        }
    }
    values.sort_unstable();
    values.dedup();
    Some(values)
}

/// What a direct access of the location writes: nothing, or a constant. `None` if it is anything else.
fn written(op: &Op, here: Operand, ty: Type) -> Option<Option<u128>> {
    let constant = |value: &Operand| match value {
        Operand::Const(t, bits) if *t == ty => Some(Some(*bits)),
        Operand::Const(..) | Operand::Reg(_) | Operand::Global(..) | Operand::Func(_) | Operand::Undef(_) => None,
    };
    if let Op::Load(t, addr, _) = op {
        return (*t == ty && *addr == here).then_some(None);
    }
    if let Op::Store { addr, value, .. } | Op::Rmw { op: RmwOp::Xchg, addr, value, .. } = op {
        return constant(value).filter(|_| *addr == here);
    }
    if let Op::CmpXchg { addr, new, .. } = op {
        return constant(new).filter(|_| *addr == here);
    }
    None
}

/// The value at the start, if all its bytes are known.
fn initial(program: &Program, global: GlobalId, offset: i64, ty: Type) -> Option<u128> {
    let global = program.globals.get(global.index())?;
    let start = u64::try_from(offset).ok()?;
    let size = u64::from(ty.bytes(&program.target));
    if global.thread_local || start.checked_add(size)? > global.size {
        return None;
    }
    let mut value = 0u128;
    for piece in &global.init {
        let InitValue::Bytes(bytes) = &piece.value else { return None };
        for (i, byte) in bytes.iter().enumerate() {
            let at = piece.offset + i as u64;
            if (start..start + size).contains(&at) {
                value |= u128::from(*byte) << (8 * (at - start));
            }
        }
    }
    let bits = ty.bits(&program.target);
    (crate::eval::cut(bits, value) == value).then_some(value)
}
