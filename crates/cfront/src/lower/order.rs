//! The last step: globals that nothing mentions are dropped, the others stand in the order of the text.
//!
//! What it does: lowering gives ids in the order in which names are met and may mention a string only for a message;
//! here the globals are sorted by module and text, and the ids are changed everywhere.
//! Guarantee: every id of the result is in its table; the order does not depend on the order of lowering.

use super::Context;
use fencepost_ir::visit::{operands, operands_mut, term_operands, term_operands_mut};
use fencepost_ir::{GlobalId, InitValue, Op, Operand, Program};

impl Context<'_> {
    /// Drops and sorts the globals.
    pub(super) fn order_globals(&mut self) {
        let used = used(&self.program);
        let mut order: Vec<usize> = (0..used.len()).filter(|&index| used[index]).collect();
        // The front end's own globals come last, in the order in which they were made.
        let place = |index: usize| match self.global_symbol(GlobalId::from_index(index)) {
            Some(symbol) => (symbol.module, symbol.id.0 as usize),
            None => (usize::MAX, index),
        };
        order.sort_by_key(|&index| place(index));
        let mut map = vec![GlobalId(u32::MAX); used.len()];
        for (new, &old) in order.iter().enumerate() {
            map[old] = GlobalId::from_index(new);
        }
        let mut globals: Vec<_> = std::mem::take(&mut self.program.globals).into_iter().map(Some).collect();
        self.program.globals = order.iter().filter_map(|&old| globals[old].take()).collect();
        change(&mut self.program, &map);
        self.global_symbols.clear();
    }
}

/// Which globals the code, or the initial value of a used global, mentions.
fn used(program: &Program) -> Vec<bool> {
    let mut used = vec![false; program.globals.len()];
    let mut work = Vec::new();
    let mut mark = |id: GlobalId| work.push(id);
    let mut look = |operand: &Operand| {
        if let Operand::Global(id, _) = operand {
            mark(*id);
        }
    };
    let mut locals = Vec::new();
    for block in program.functions.iter().flat_map(|function| &function.blocks) {
        for inst in &block.insts {
            operands(&inst.op, &mut look);
            if let Op::TlsAddr(id) = inst.op {
                locals.push(id);
            }
        }
        term_operands(&block.term, &mut look);
    }
    work.extend(locals);
    while let Some(id) = work.pop() {
        if id.index() >= used.len() || std::mem::replace(&mut used[id.index()], true) {
            continue;
        }
        for piece in &program.globals[id.index()].init {
            if let InitValue::Global(other, _) = piece.value {
                work.push(other);
            }
        }
    }
    used
}

fn change(program: &mut Program, map: &[GlobalId]) {
    let change_id = |id: &mut GlobalId| *id = map.get(id.index()).copied().unwrap_or(*id);
    let change_operand = |operand: &mut Operand| {
        if let Operand::Global(id, _) = operand {
            change_id(id);
        }
    };
    for global in &mut program.globals {
        for piece in &mut global.init {
            if let InitValue::Global(id, _) = &mut piece.value {
                change_id(id);
            }
        }
    }
    for block in program.functions.iter_mut().flat_map(|function| &mut function.blocks) {
        for inst in &mut block.insts {
            operands_mut(&mut inst.op, change_operand);
            if let Op::TlsAddr(id) = &mut inst.op {
                change_id(id);
            }
        }
        term_operands_mut(&mut block.term, change_operand);
    }
}
