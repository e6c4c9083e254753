//! Copies of blocks become accesses as wide as those that the blocks are otherwise used with.
//!
//! Source: our own; the first half of what compilers call scalar replacement of aggregates.
//! What it does: rustc moves values as bytes. Where a function stores a block's parts before a copy, or loads them after it, their
//! places and types are known; they are carried along copies in both directions, and a copy of a constant length becomes one
//! load and one store for each part. What nothing is known of is copied in accesses as wide as its alignment allows. A small
//! structure that is passed as one integer is loaded and stored as one; where its parts are known, it is moved in parts, too.
//! Guarantee: every byte is copied by exactly one access, all loads before all stores, so that blocks may overlap.
//! Misses: parts that only other functions access; copies of many parts stay one instruction.

use super::defined::apart;
use fencepost_ir::visit::{operands, term_operands};
use fencepost_ir::{Access, Function, GlobalId, Inst, Op, Operand, Reg, Target, Type};
use rustc_hash::FxHashMap;
use smallvec::{smallvec, SmallVec};
use std::collections::BTreeMap;

/// A copy of at most so many parts is written out.
const MAX_PARTS: usize = 64;
/// How often parts are carried along all copies.
const MAX_ROUNDS: usize = 16;

/// What a pointer with a constant offset points into.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Object {
    Reg(Reg),
    Global(GlobalId),
}

/// The parts of an object: for each offset the narrowest type that is accessed there.
type Parts = BTreeMap<i64, Type>;

#[derive(Clone, Copy)]
struct Copy {
    dst: (Object, i64),
    src: (Object, i64),
    len: i64,
}

/// Expands the copies of a function.
pub(super) fn expand(func: &mut Function, target: &Target) {
    let bases = bases(func, target);
    let mut copies: Vec<Copy> = func.blocks.iter().flat_map(|b| &b.insts).filter_map(|i| copy(&i.op, &bases)).collect();
    let moves = moves(func, &bases, target);
    copies.extend(moves.values().flatten().copied());
    if copies.is_empty() {
        return;
    }
    let mut parts = accessed(func, &bases, target);
    for _ in 0..MAX_ROUNDS {
        let before: usize = parts.values().map(BTreeMap::len).sum();
        for copy in &copies {
            carry(&mut parts, copy.src, copy.dst, copy.len, target);
            carry(&mut parts, copy.dst, copy.src, copy.len, target);
        }
        if parts.values().map(BTreeMap::len).sum::<usize>() == before {
            break;
        }
    }
    let split: FxHashMap<Reg, Vec<(i64, Type)>> =
        moves.into_iter().filter_map(|(reg, copies)| Some((reg, common_pieces(&parts, &copies, target)?))).collect();
    let mut values: FxHashMap<Reg, Vec<Reg>> = FxHashMap::default();
    for (&reg, list) in &split {
        values.insert(reg, list.iter().map(|&(_, ty)| func.reg(ty)).collect());
    }
    for b in 0..func.blocks.len() {
        let insts = func.blocks[b].insts.clone();
        let mut out = Vec::with_capacity(insts.len());
        for inst in insts {
            match (copy(&inst.op, &bases), &inst.op) {
                (Some(copy), &Op::MemCopy { dst, src, unit, overlap, .. }) => {
                    match pieces(&parts, &copy, unit, target) {
                        Some(list) => {
                            if !overlap && copy.len > i64::from(unit) {
                                apart(func, target, [dst, src], copy.len as u64, inst.loc, &mut out);
                            }
                            write_out(func, &inst, dst, src, &list, target, &mut out);
                        }
                        None => out.push(inst),
                    }
                }
                (None, &Op::Load(_, addr, access)) if split.contains_key(&inst.results[0]) => {
                    let reg = inst.results[0];
                    for (&(at, ty), &value) in split[&reg].iter().zip(&values[&reg]) {
                        let addr = offset(func, addr, at, &inst, target, &mut out);
                        let op = Op::Load(ty, addr, access);
                        out.push(Inst { results: smallvec![value], op, loc: inst.loc });
                    }
                }
                (None, &Op::Store { addr, value: Operand::Reg(reg), access }) if split.contains_key(&reg) => {
                    for (&(at, _), &value) in split[&reg].iter().zip(&values[&reg]) {
                        let addr = offset(func, addr, at, &inst, target, &mut out);
                        let op = Op::Store { addr, value: Operand::Reg(value), access };
                        out.push(Inst { results: SmallVec::new(), op, loc: inst.loc });
                    }
                }
                (_, _) => out.push(inst),
            }
        }
        func.blocks[b].insts = out;
    }
}

/// The object and offset that each pointer with a constant offset stands for.
fn bases(func: &Function, target: &Target) -> FxHashMap<Reg, (Object, i64)> {
    let mut bases: FxHashMap<Reg, (Object, i64)> = FxHashMap::default();
    // Blocks may stand in any order; a chain of offsets is short.
    for _ in 0..4 {
        for inst in func.blocks.iter().flat_map(|b| &b.insts) {
            if let (Op::PtrAdd(pointer, Operand::Const(_, offset)), [reg]) = (&inst.op, &inst.results[..]) {
                let offset = if target.pointer_bits == 32 { i64::from(*offset as u32 as i32) } else { *offset as i64 };
                if let Some((object, start)) = base(pointer, &bases) {
                    bases.insert(*reg, (object, start.wrapping_add(offset)));
                }
            }
        }
    }
    bases
}

fn base(pointer: &Operand, bases: &FxHashMap<Reg, (Object, i64)>) -> Option<(Object, i64)> {
    match pointer {
        Operand::Reg(reg) => Some(bases.get(reg).copied().unwrap_or((Object::Reg(*reg), 0))),
        Operand::Global(id, offset) => Some((Object::Global(*id), *offset)),
        Operand::Const(..) | Operand::Func(_) | Operand::Undef(_) => None,
    }
}

fn copy(op: &Op, bases: &FxHashMap<Reg, (Object, i64)>) -> Option<Copy> {
    let Op::MemCopy { dst, src, len: Operand::Const(_, len), .. } = op else { return None };
    let len = i64::try_from(*len).ok().filter(|&len| len <= 1 << 16)?;
    Some(Copy { dst: base(dst, bases)?, src: base(src, bases)?, len })
}

/// The wide integers that are loaded only to be stored, each with its copies.
fn moves(func: &Function, bases: &FxHashMap<Reg, (Object, i64)>, target: &Target) -> FxHashMap<Reg, Vec<Copy>> {
    let insts = || func.blocks.iter().flat_map(|b| &b.insts);
    let mut loaded: FxHashMap<Reg, (Object, i64)> = FxHashMap::default();
    for inst in insts() {
        if let (Op::Load(Type::Int(16..), addr, Access::PLAIN), [reg]) = (&inst.op, &inst.results[..]) {
            if let Some(at) = base(addr, bases) {
                loaded.insert(*reg, at);
            }
        }
    }
    let mut moves: FxHashMap<Reg, Vec<Copy>> = loaded.keys().map(|&reg| (reg, Vec::new())).collect();
    let other = |operand: &Operand, moves: &mut FxHashMap<Reg, Vec<Copy>>| {
        if let Operand::Reg(reg) = operand {
            moves.remove(reg);
        }
    };
    for inst in insts() {
        match &inst.op {
            Op::Store { addr, value: Operand::Reg(reg), access: Access::PLAIN } if loaded.contains_key(reg) => {
                other(addr, &mut moves);
                let len = i64::from(func.ty(*reg).bytes(target));
                match (base(addr, bases), moves.get_mut(reg)) {
                    (Some(dst), Some(copies)) => copies.push(Copy { dst, src: loaded[reg], len }),
                    (None, _) => drop(moves.remove(reg)),
                    (Some(_), None) => {}
                }
            }
            op => operands(op, |operand: &Operand| other(operand, &mut moves)),
        }
    }
    for block in &func.blocks {
        term_operands(&block.term, |operand: &Operand| other(operand, &mut moves));
    }
    moves.retain(|_, copies| !copies.is_empty());
    moves
}

/// The pieces in which a value is moved; none if it is better moved as a whole.
fn common_pieces(parts: &FxHashMap<Object, Parts>, copies: &[Copy], target: &Target) -> Option<Vec<(i64, Type)>> {
    // What is known of one copy has been carried to all others, so that the finest is known to each.
    let mut best: Option<Vec<(i64, Type)>> = None;
    for copy in copies {
        let list = pieces(parts, copy, 8, target)?;
        if best.as_ref().is_none_or(|known| known.len() < list.len()) {
            best = Some(list);
        }
    }
    best.filter(|list| list.len() > 1)
}

/// The parts of objects that loads, stores and read-modify-writes name.
fn accessed(func: &Function, bases: &FxHashMap<Reg, (Object, i64)>, target: &Target) -> FxHashMap<Object, Parts> {
    let mut parts: FxHashMap<Object, Parts> = FxHashMap::default();
    let ty = |operand: &Operand| match operand {
        Operand::Reg(reg) => func.ty(*reg),
        Operand::Const(ty, _) | Operand::Undef(ty) => *ty,
        Operand::Global(..) | Operand::Func(_) => Type::Ptr,
    };
    for inst in func.blocks.iter().flat_map(|b| &b.insts) {
        let (addr, ty) = match &inst.op {
            Op::Load(ty, addr, _) => (addr, *ty),
            Op::Store { addr, value, .. } => (addr, ty(value)),
            Op::Rmw { addr, value, .. } => (addr, ty(value)),
            Op::CmpXchg { addr, expected, .. } => (addr, ty(expected)),
            _ => continue,
        };
        if let Some((object, offset)) = base(addr, bases) {
            add(parts.entry(object).or_default(), offset, ty, target);
        }
    }
    parts
}

/// Adds a part; of two at one place the narrower one stays, and of two of one width the pointer.
fn add(parts: &mut Parts, offset: i64, ty: Type, target: &Target) {
    let known = parts.entry(offset).or_insert(ty);
    let narrower = ty.bytes(target) < known.bytes(target);
    if narrower || ty == Type::Ptr && ty.bytes(target) == known.bytes(target) {
        *known = ty;
    }
}

fn carry(parts: &mut FxHashMap<Object, Parts>, from: (Object, i64), to: (Object, i64), len: i64, target: &Target) {
    let Some(known) = parts.get(&from.0) else { return };
    let inside = known.range(from.1..from.1.saturating_add(len));
    let inside = inside.filter(|(&at, ty)| at + i64::from(ty.bytes(target)) <= from.1 + len);
    let moved: Vec<(i64, Type)> = inside.map(|(&at, &ty)| (at - from.1 + to.1, ty)).collect();
    let list = parts.entry(to.0).or_default();
    for (at, ty) in moved {
        add(list, at, ty, target);
    }
}

/// The accesses of a copy: offset and type; none if they are too many.
fn pieces(parts: &FxHashMap<Object, Parts>, copy: &Copy, unit: u32, target: &Target) -> Option<Vec<(i64, Type)>> {
    let mut known = Parts::new();
    for (object, start) in [copy.src, copy.dst] {
        for (&at, &ty) in parts.get(&object).into_iter().flat_map(|p| p.range(start..start.saturating_add(copy.len))) {
            add(&mut known, at - start, ty, target);
        }
    }
    let mut out = Vec::new();
    let mut at = 0;
    while at < copy.len {
        if out.len() >= MAX_PARTS {
            return None;
        }
        let next = known.range(at + 1..).next().map_or(copy.len, |(&next, _)| next.min(copy.len));
        let fitting = known.get(&at).filter(|ty| at + i64::from(ty.bytes(target)) <= next);
        let ty = match fitting {
            Some(&ty) if matches!(ty.bytes(target), 1 | 2 | 4 | 8 | 16) => ty,
            Some(_) | None => {
                let mut width = i64::from(unit.clamp(1, 8));
                while width > 1 && (at % width != 0 || at + width > next) {
                    width /= 2;
                }
                Type::Int(width as u8 * 8)
            }
        };
        out.push((at, ty));
        at += i64::from(ty.bytes(target));
    }
    Some(out)
}

fn write_out(
    func: &mut Function,
    inst: &Inst,
    dst: Operand,
    src: Operand,
    list: &[(i64, Type)],
    target: &Target,
    out: &mut Vec<Inst>,
) {
    let mut values = Vec::with_capacity(list.len());
    for &(at, ty) in list {
        let addr = offset(func, src, at, inst, target, out);
        let value = func.reg(ty);
        let op = Op::Load(ty, addr, Access::PLAIN);
        out.push(Inst { results: smallvec![value], op, loc: inst.loc });
        values.push(value);
    }
    for (&(at, _), value) in list.iter().zip(values) {
        let addr = offset(func, dst, at, inst, target, out);
        let op = Op::Store { addr, value: Operand::Reg(value), access: Access::PLAIN };
        out.push(Inst { results: SmallVec::new(), op, loc: inst.loc });
    }
}

fn offset(
    func: &mut Function,
    pointer: Operand,
    at: i64,
    inst: &Inst,
    target: &Target,
    out: &mut Vec<Inst>,
) -> Operand {
    match pointer {
        _ if at == 0 => pointer,
        Operand::Global(id, start) => Operand::Global(id, start.wrapping_add(at)),
        Operand::Reg(_) | Operand::Const(..) | Operand::Func(_) | Operand::Undef(_) => {
            let reg = func.reg(Type::Ptr);
            let op = Op::PtrAdd(pointer, Operand::int(target.pointer_bits, at as u64 as u128));
            out.push(Inst { results: smallvec![reg], op, loc: inst.loc });
            Operand::Reg(reg)
        }
    }
}
