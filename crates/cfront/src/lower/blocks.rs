//! Locals that clang does not mark the life of: compound literals, and variables that a jump enters past the declaration of.
//!
//! Source: C11 6.2.4 and 6.5.2.5: such an object lives while its block is executed. The blocks are those of the debug information: every
//! instruction says which one it stands in.
//! What it does: an object is ended on each way out of its block. A variable begins on each way in; a compound literal where it
//! is evaluated, which is before its first use. Of a variable without a declaration, the block is the body of the `switch` around its uses. The marks are those that `scopes` places objects by.
//! Guarantee: only instructions that make or end objects are added. An object whose block is the function's own is left alone.
//! Misses: a variable whose declaration no path reaches, elsewhere than between a `switch` and its first `case`: the debug information
//! lacks it, and it lives as long as its function. Instructions without a position count to the block before them.

use super::mem2reg::{prune, Cfg};
use super::scopes::escapes;
use fencepost_ir::visit::{operands, term_operands};
use fencepost_ir::{Block, BlockId, Function, Inst, Jump, Loc, Op, Operand, Reg, Terminator, Type};
use rustc_hash::FxHashMap;
use smallvec::{smallvec, SmallVec};

/// An object without marks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Unmarked {
    /// A compound literal.
    Literal(Reg),
    /// A variable with the block that it is declared in, by its number.
    Variable(Reg, u32),
    /// A variable whose declaration no path reaches: it stands between a `switch` and its first `case`.
    Unreached(Reg),
}

/// What the debug information says about blocks of the source, by their numbers.
pub(super) trait Blocks {
    /// Whether one block is another or in it, and that other is no function.
    fn inside(&self, place: u32, block: u32) -> bool;
    /// The block that a block stands in.
    fn outer(&self, block: u32) -> Option<u32>;
}

/// Which block of the source each instruction stands in, as numbers of the caller's; the terminator's is the last.
pub(super) type Stands = Vec<Vec<Option<u32>>>;

/// Marks where the objects begin and end.
pub(super) fn mark(
    function: &mut Function,
    mut stands: Stands,
    objects: &[Unmarked],
    blocks: &dyn Blocks,
    begins: &mut FxHashMap<Reg, Reg>,
) {
    if objects.is_empty() {
        return;
    }
    drop_unreached(function, &mut stands);
    for object in objects {
        let found = match *object {
            Unmarked::Literal(reg) => first_use(function, &stands, reg).and_then(|(_, block)| Some((reg, block?))),
            Unmarked::Variable(reg, block) => Some((reg, block)),
            Unmarked::Unreached(reg) => switched(function, &stands, reg, blocks).map(|block| (reg, block)),
        };
        let Some((reg, block)) = found else { continue };
        let is_literal = matches!(object, Unmarked::Literal(_));
        let of_function = |i: &Inst| matches!(i.op, Op::Alloca { size: Operand::Const(..), .. });
        let made = function.blocks[0].insts.iter().find(|i| i.results.first() == Some(&reg));
        if begins.values().any(|o| *o == reg)
            || !blocks.inside(block, block)
            || !made.is_some_and(of_function)
            || is_literal && !escapes(function, reg)
        {
            continue;
        }
        let is_in = |at: &Option<u32>| at.map(|at| blocks.inside(at, block));
        let places: Vec<Vec<Option<bool>>> = stands.iter().map(|b| b.iter().map(is_in).collect()).collect();
        let entry = entries(function, &places);
        // A literal that is evaluated again while its block goes on is the same object: it begins with the block.
        let evaluated = first_use(function, &stands, reg).map(|(at, _)| at);
        let begin_at = evaluated.filter(|at| is_literal && !comes_again(function, &places, &entry, *at));
        let edits = edits(function, &places, &entry, begin_at);
        apply(function, &mut stands, edits, reg, begins);
    }
}

/// What is added for one object.
#[derive(Default)]
struct Edits {
    /// In blocks: block, before which instruction, whether the object begins or ends.
    within: Vec<(usize, usize, bool)>,
    /// On ways from block to block.
    between: Vec<(usize, usize, bool)>,
}

/// Whether each block of the function begins in the block of the source. Blocks without any position are where those before them are.
fn entries(function: &Function, places: &[Vec<Option<bool>>]) -> Vec<Option<bool>> {
    let count = function.blocks.len().min(places.len());
    let first = |b: usize| places[b].iter().flatten().next().copied();
    let mut entry: Vec<Option<bool>> = (0..count).map(first).collect();
    let exit = |b: usize, entry: &[Option<bool>]| places[b].iter().rev().flatten().next().copied().or(entry[b]);
    for _ in 0..count {
        let mut changed = false;
        for b in 0..count {
            for jump in function.blocks[b].term.jumps() {
                let to = jump.block.index();
                if to < count && entry[to].is_none() {
                    entry[to] = exit(b, &entry);
                    changed |= entry[to].is_some();
                }
            }
        }
        if !changed {
            break;
        }
    }
    entry
}

/// Whether a place can come again before the block of the source is left.
fn comes_again(
    function: &Function,
    places: &[Vec<Option<bool>>],
    entry: &[Option<bool>],
    (block, at): (usize, usize),
) -> bool {
    let stays = |places: &[Option<bool>]| !places.contains(&Some(false));
    let mut seen = vec![false; entry.len()];
    let mut work = if stays(&places[block][at..]) { vec![block] } else { Vec::new() };
    while let Some(from) = work.pop() {
        for jump in function.blocks[from].term.jumps() {
            let to = jump.block.index();
            if entry.get(to).copied().flatten() != Some(true) || std::mem::replace(&mut seen[to], true) {
                continue;
            }
            if to == block && stays(&places[to][..at]) {
                return true;
            }
            if to != block && stays(&places[to]) {
                work.push(to);
            }
        }
    }
    false
}

/// The body of the `switch` around all uses of an object, the innermost one.
fn switched(function: &Function, stands: &Stands, object: Reg, blocks: &dyn Blocks) -> Option<u32> {
    let mut around: Option<u32> = None;
    for (b, i) in uses(function, object) {
        let at = stands.get(b)?.get(i).copied().flatten()?;
        let first = around.unwrap_or(at);
        around = Some(outwards(first, blocks).find(|outer| blocks.inside(at, *outer))?);
    }
    let is_body = |block: u32| {
        let decides = |(b, from): (usize, &Block)| {
            let by = stands.get(b).and_then(|s| s.last().copied().flatten());
            let entered = |to: &Jump| {
                let first = stands.get(to.block.index()).and_then(|s| s.iter().flatten().next());
                first.is_some_and(|first| blocks.inside(*first, block))
            };
            matches!(from.term, Terminator::Switch { .. })
                && by.is_some_and(|by| blocks.outer(block) == Some(by))
                && from.term.jumps().any(entered)
        };
        function.blocks.iter().enumerate().any(decides)
    };
    outwards(around?, blocks).take_while(|block| blocks.inside(*block, *block)).find(|block| is_body(*block))
}

/// Blocks of the source stand in each other at most so deep; what says more stands in a circle.
const DEEPEST: usize = 1_000;

/// A block of the source, the one that it stands in, and so on.
fn outwards(block: u32, blocks: &dyn Blocks) -> impl Iterator<Item = u32> + '_ {
    std::iter::successors(Some(block), |block| blocks.outer(*block)).take(DEEPEST)
}

fn edits(
    function: &Function,
    places: &[Vec<Option<bool>>],
    entry: &[Option<bool>],
    literal: Option<(usize, usize)>,
) -> Edits {
    let count = entry.len();
    let enters = literal.is_none();
    let mut edits = Edits::default();
    for b in 0..count {
        let mut at = entry[b].unwrap_or(false);
        for (i, place) in places[b].iter().enumerate() {
            let Some(next) = *place else { continue };
            if next != at && (enters || !next) {
                edits.within.push((b, i, next));
            }
            at = next;
        }
        for jump in function.blocks[b].term.jumps() {
            let to = jump.block.index();
            let next = entry.get(to).copied().flatten().unwrap_or(false);
            if next != at && (enters || !next) && !edits.between.contains(&(b, to, next)) {
                edits.between.push((b, to, next));
            }
        }
    }
    if let Some((b, i)) = literal {
        edits.within.push((b, i, true));
    }
    edits
}

fn apply(
    function: &mut Function,
    stands: &mut Stands,
    mut edits: Edits,
    object: Reg,
    begins: &mut FxHashMap<Reg, Reg>,
) {
    let mark = |function: &mut Function, starts: bool, loc: Loc, begins: &mut FxHashMap<Reg, Reg>| {
        if !starts {
            return Inst { results: SmallVec::new(), op: Op::StackEnd(Operand::Reg(object)), loc };
        }
        let copy = function.reg(Type::Ptr);
        begins.insert(copy, object);
        Inst { results: smallvec![copy], op: Op::Copy(Operand::Reg(object)), loc }
    };
    // From the back, so that places stay what they are.
    edits.within.sort_unstable();
    for (b, i, starts) in edits.within.into_iter().rev() {
        let loc = function.blocks[b].insts.get(i).map_or(function.blocks[b].loc, |inst| inst.loc);
        let inst = mark(function, starts, loc, begins);
        function.blocks[b].insts.insert(i, inst);
        stands[b].insert(i, None);
    }
    for (from, to, starts) in edits.between {
        let loc = function.blocks[from].loc;
        let inst = mark(function, starts, loc, begins);
        let new = BlockId::from_index(function.blocks.len());
        let mut through: Option<Jump> = None;
        for jump in function.blocks[from].term.jumps_mut().filter(|j| j.block.index() == to) {
            // Several ways of one branch to one place carry the same values.
            through.get_or_insert_with(|| jump.clone());
            *jump = Jump::to(new);
        }
        if let Some(jump) = through {
            let term = Terminator::Jump(jump);
            function.blocks.push(Block { params: Vec::new(), insts: vec![inst], term, loc });
            stands.push(vec![None, None]);
        }
    }
}

/// Takes out the blocks that nothing reaches, and where they stand.
fn drop_unreached(function: &mut Function, stands: &mut Stands) {
    let mut reached = vec![false; function.blocks.len()];
    let mut work = vec![0usize];
    while let Some(b) = work.pop() {
        if b < reached.len() && !std::mem::replace(&mut reached[b], true) {
            work.extend(function.blocks[b].term.jumps().map(|j| j.block.index()));
        }
    }
    stands.resize(reached.len(), Vec::new());
    for (b, block) in function.blocks.iter().enumerate() {
        stands[b].resize(block.insts.len() + 1, None);
    }
    let mut kept = reached.iter();
    stands.retain(|_| kept.next().copied().unwrap_or(false));
    prune(function);
}

/// Where an object is used.
fn uses(function: &Function, object: Reg) -> Vec<(usize, usize)> {
    let mut uses: Vec<(usize, usize)> = Vec::new();
    for (b, block) in function.blocks.iter().enumerate() {
        let mut see = |a: &Operand, i: usize| {
            if *a == Operand::Reg(object) {
                uses.push((b, i));
            }
        };
        for (i, inst) in block.insts.iter().enumerate() {
            operands(&inst.op, |a: &Operand| see(a, i));
        }
        term_operands(&block.term, |a: &Operand| see(a, block.insts.len()));
    }
    uses
}

/// The use of an object that comes before all others, and the block of the source that it stands in.
fn first_use(function: &Function, stands: &Stands, object: Reg) -> Option<((usize, usize), Option<u32>)> {
    let cfg = Cfg::new(function);
    let uses = uses(function, object);
    let first = *uses.iter().find(|u| uses.iter().all(|o| o == *u || cfg.precedes(**u, *o)))?;
    let at = stands.get(first.0)?.get(first.1).copied().flatten();
    Some((first, at))
}
