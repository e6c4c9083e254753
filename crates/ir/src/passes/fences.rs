//! Fences and orders by source position: where they could stand, and a program with some of them changed.
//!
//! ```text
//! store i32 @x, i32 1                      store i32 @x, i32 1
//! r1: i32 = load i32 @y  ; a.c:9:7   ⟹    fence SL               ; before the load at a.c:9:7
//!                                          r1: i32 = load i32 @y  ; a.c:9:7
//! ```
//!
//! A [`Place`] is what a person can point at: a position in the source and what happens there. All instructions of a
//! place (a macro, a function that several threads run) are changed together. Library models have no places: nobody can
//! edit them; a call of one is a place.
//!
//! Guarantee: [`run`] changes nothing but fences and the orders of atomic accesses, and keeps all positions, so that the
//! places of a program are also places of the result.
//! Misses: places that are neither beside an access nor at the end of a function, and instructions without a position.

use super::Outcome;
use crate::cfg::Cfg;
use crate::ids::{BlockId, FuncId};
use crate::inst::{FenceKind, FenceMask, Inst, Op, Order, Terminator};
use crate::loops::Loops;
use crate::program::{Function, Program};
use crate::source::Loc;
use smallvec::SmallVec;
use std::collections::BTreeMap;

/// What happens at a place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Class {
    /// A load.
    Load,
    /// A store.
    Store,
    /// A read-modify-write.
    Rmw,
    /// A compare-exchange.
    CmpXchg,
    /// A fence.
    Fence,
    /// A `free`.
    Free,
    /// Several accesses in one instruction: a copy of a block, a format string.
    Block,
    /// A call of a library function.
    Call,
    /// The end of a function. It is a place where ways meet behind accesses, such as behind the loop of a lock.
    End,
}

impl Class {
    /// The word for people.
    pub fn name(self) -> &'static str {
        match self {
            Class::Load => "load",
            Class::Store => "store",
            Class::Rmw => "read-modify-write",
            Class::CmpXchg => "compare-exchange",
            Class::Fence => "fence",
            Class::Free => "free",
            Class::Block => "block access",
            Class::Call => "call",
            Class::End => "end of the function",
        }
    }
}

/// A position in the source and what happens there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    /// Where.
    pub loc: Loc,
    /// What.
    pub class: Class,
}

/// What is known about a place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Site {
    /// The place.
    pub place: Place,
    /// The function that it is in; the first, if there are several.
    pub func: FuncId,
    /// The order of the access or fence; the weakest, if there are several. `Plain` if it is not atomic.
    pub order: Order,
    /// The order that a compare-exchange has when it fails; `order` of all others.
    pub failure: Order,
    /// The pairs that a fence of the program names.
    pub mask: Option<FenceMask>,
    /// Whether it is in a loop of its function.
    pub in_loop: bool,
    /// Whether a place behind it is another one than before the next access: the way forks or joins there, or a call
    /// comes first. Loops with a single access have none: there a fence behind the access would be in the way of
    /// [`spin`](super::spin).
    pub fork: bool,
    /// The place of the next access, if a fence behind this one is the same as a fence before that one.
    pub next: Option<Place>,
}

/// A change at a place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Change {
    /// A new fence directly before it, with the bits of this mask.
    Before(u8),
    /// A new fence directly behind it, with the bits of this mask.
    Behind(u8),
    /// The order of an atomic access or of a C fence is at least this one.
    Strengthen(Order),
    /// The order of an atomic access is this one.
    Order(Order),
    /// The fence is taken away.
    Remove,
}

/// The weakest order that is at least as strong as both.
#[must_use]
pub fn join(a: Order, b: Order) -> Order {
    match (a, b) {
        (Order::Acquire | Order::Consume, Order::Release) | (Order::Release, Order::Acquire | Order::Consume) => {
            Order::AcqRel
        }
        // `Plain` < `Relaxed` < … < `SeqCst` is how they are declared.
        (a, b) => a.max(b),
    }
}

/// All places of a program, sorted by position.
pub fn sites(program: &Program) -> Vec<Site> {
    let mut found: BTreeMap<Place, Site> = BTreeMap::new();
    for (f, func) in program.functions.iter().enumerate().filter(|(_, f)| !f.library) {
        let cfg = Cfg::new(func);
        let loops = Loops::of(&cfg);
        for (b, block) in func.blocks.iter().enumerate() {
            let id = BlockId::from_index(b);
            let innermost = loops.innermost(id);
            let lonely = innermost.is_some_and(|l| accesses(program, func, &loops.all[l].blocks) <= 1);
            for (i, inst) in block.insts.iter().enumerate() {
                let Some(place) = place_of(program, inst) else { continue };
                let (order, failure, mask) = orders(&inst.op);
                let in_loop = innermost.is_some();
                let next = follower(program, func, &cfg, id, i);
                let fork = !lonely && next.is_none();
                let func = FuncId::from_index(f);
                let new = Site { place, func, order, failure, mask, in_loop, fork, next };
                found
                    .entry(place)
                    .and_modify(|old| {
                        old.order = old.order.min(order);
                        old.failure = old.failure.min(failure);
                        old.in_loop |= in_loop;
                        old.fork |= fork;
                        old.next = old.next.filter(|old| Some(*old) == next);
                    })
                    .or_insert(new);
            }
        }
        for end in ends_of(program, func, &cfg, &loops) {
            let (place, func) = (end.place, FuncId::from_index(f));
            let (order, mask, next) = (Order::Plain, None, None);
            let site = Site { place, func, order, failure: order, mask, in_loop: false, fork: false, next };
            found.entry(place).or_insert(site);
        }
    }
    let mut all: Vec<Site> = found.into_values().collect();
    all.sort_by_key(|s| s.place);
    all
}

/// The end of a function that is a place, with the places of the accesses that come last before it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct End {
    /// The place.
    pub place: Place,
    /// In every run, one of these is the last of the thread's accesses when the function ends.
    pub last: Vec<Place>,
}

/// The ends of functions that are places.
pub fn ends(program: &Program) -> Vec<End> {
    let functions = program.functions.iter().filter(|f| !f.library);
    let of = |func: &Function| {
        let cfg = Cfg::new(func);
        ends_of(program, func, &cfg, &Loops::of(&cfg))
    };
    functions.flat_map(of).collect()
}

/// The ends of a function, unless a fence there is the same as one behind an access, or it is not known what comes before.
fn ends_of(program: &Program, func: &Function, cfg: &Cfg, loops: &Loops) -> Vec<End> {
    let mut found = Vec::new();
    for (b, block) in func.blocks.iter().enumerate() {
        let id = BlockId::from_index(b);
        if !matches!(block.term, Terminator::Return(_)) || !block.loc.is_known() || loops.innermost(id).is_some() {
            continue;
        }
        let place = Place { loc: block.loc, class: Class::End };
        match last_accesses(program, func, cfg, id) {
            Some((last, false)) if !last.is_empty() => found.push(End { place, last }),
            Some(_) | None => {}
        }
    }
    found
}

/// The accesses that come last before the end of a block, on every way; and whether there is but one way. `None` if on some
/// way there is none, or something else comes last, such as a call.
fn last_accesses(program: &Program, func: &Function, cfg: &Cfg, from: BlockId) -> Option<(Vec<Place>, bool)> {
    let (mut seen, mut last, mut single) = (vec![from], Vec::new(), true);
    let mut work = vec![from];
    while let Some(block) = work.pop() {
        let body = &func.blocks[block.index()];
        if let Some(inst) = body.insts.iter().rev().find(|i| orders_others(program, &i.op)) {
            // Of these every run has an event; a call of the library, or a copy of a block, may have none.
            let single = |p: &Place| matches!(p.class, Class::Load | Class::Store | Class::Rmw | Class::CmpXchg);
            last.push(place_of(program, inst).filter(single)?);
            continue;
        }
        let before = cfg.preds(block);
        if before.is_empty() || block.index() == 0 {
            return None;
        }
        let jumps = |b: &BlockId| matches!(func.blocks[b.index()].term, Terminator::Jump(_));
        single &= before.len() == 1 && before.iter().all(jumps);
        for &other in before {
            if !seen.contains(&other) {
                seen.push(other);
                work.push(other);
            }
        }
    }
    Some((last, single))
}

/// Whether an operation accesses memory, or may order accesses of this thread and of others.
fn orders_others(program: &Program, op: &Op) -> bool {
    let begins = matches!(op, Op::ThreadStart { .. } | Op::ThreadJoin(_) | Op::AtomicBegin | Op::AtomicEnd);
    touches(program, op) || begins || matches!(op, Op::Fence(_))
}

/// Changes fences and orders.
pub fn run(program: &mut Program, changes: &[(Place, Change)]) -> Outcome {
    let mut wanted: BTreeMap<Place, Vec<Change>> = BTreeMap::new();
    for (place, change) in changes {
        wanted.entry(*place).or_default().push(*change);
    }
    let library: Vec<bool> = program.functions.iter().map(|f| f.library).collect();
    let mut outcome = Outcome::default();
    for (func, _) in program.functions.iter_mut().zip(&library).filter(|(_, library)| !**library) {
        for block in &mut func.blocks {
            let is_wanted = |i: &Inst| place_in(&library, i).is_some_and(|p| wanted.contains_key(&p));
            if matches!(block.term, Terminator::Return(_)) {
                let mask = mask_before(wanted.get(&Place { loc: block.loc, class: Class::End }));
                outcome.changed |= mask != 0;
                block.insts.extend((mask != 0).then(|| fence(mask, block.loc)));
            }
            if !block.insts.iter().any(is_wanted) {
                continue;
            }
            outcome.changed = true;
            for inst in std::mem::take(&mut block.insts) {
                match place_in(&library, &inst).and_then(|p| wanted.get(&p)) {
                    Some(changes) => change(inst, changes, &mut block.insts),
                    None => block.insts.push(inst),
                }
            }
        }
    }
    outcome
}

fn fence(mask: u8, loc: Loc) -> Inst {
    Inst { results: SmallVec::new(), op: Op::Fence(FenceKind::Mask(FenceMask(mask))), loc }
}

/// What a new fence at a place that is no instruction keeps.
fn mask_before(changes: Option<&Vec<Change>>) -> u8 {
    let bits = changes.into_iter().flatten().map(|c| match c {
        Change::Before(mask) => *mask,
        Change::Behind(_) | Change::Strengthen(_) | Change::Order(_) | Change::Remove => 0,
    });
    bits.fold(0, |all, mask| all | mask)
}

fn change(mut inst: Inst, changes: &[Change], out: &mut Vec<Inst>) {
    let (mut before, mut behind, mut keep) = (0, 0, true);
    for c in changes {
        match c {
            Change::Before(mask) => before |= mask,
            Change::Behind(mask) => behind |= mask,
            Change::Strengthen(order) => set_order(&mut inst.op, |old| join(old, *order)),
            Change::Order(order) => set_order(&mut inst.op, |_| *order),
            Change::Remove => keep = !matches!(inst.op, Op::Fence(_)),
        }
    }
    let loc = inst.loc;
    if before != 0 {
        out.push(fence(before, loc));
    }
    if keep {
        out.push(inst);
    }
    if behind != 0 {
        out.push(fence(behind, loc));
    }
}

/// Gives an atomic access or a C fence another order. What does not fit the kind of access is left out: a load does not
/// release, and a failing compare-exchange only loads.
fn set_order(op: &mut Op, new: impl Fn(Order) -> Order) {
    let as_load = |order: Order| match order {
        Order::Release => Order::Relaxed,
        Order::AcqRel => Order::Acquire,
        Order::Plain | Order::Relaxed | Order::Consume | Order::Acquire | Order::SeqCst => order,
    };
    let as_store = |order: Order| match order {
        Order::Consume | Order::Acquire => Order::Relaxed,
        Order::AcqRel => Order::Release,
        Order::Plain | Order::Relaxed | Order::Release | Order::SeqCst => order,
    };
    if let Op::Load(_, _, access) = op {
        access.order = if access.order.is_atomic() { as_load(new(access.order)) } else { access.order };
    } else if let Op::Store { access, .. } = op {
        access.order = if access.order.is_atomic() { as_store(new(access.order)) } else { access.order };
    } else if let Op::Rmw { access, .. } = op {
        access.order = new(access.order);
    } else if let Op::CmpXchg { success, failure, .. } = op {
        success.order = new(success.order);
        *failure = as_load(new(*failure));
    } else if let Op::Fence(FenceKind::C(order)) = op {
        *order = new(*order);
    }
}

fn place_of(program: &Program, inst: &Inst) -> Option<Place> {
    let is_library = |f: FuncId| program.func(f).library;
    class(&inst.op, is_library).filter(|_| inst.loc.is_known()).map(|class| Place { loc: inst.loc, class })
}

fn place_in(library: &[bool], inst: &Inst) -> Option<Place> {
    let is_library = |f: FuncId| library.get(f.index()).copied().unwrap_or(false);
    class(&inst.op, is_library).filter(|_| inst.loc.is_known()).map(|class| Place { loc: inst.loc, class })
}

fn class(op: &Op, is_library: impl Fn(FuncId) -> bool) -> Option<Class> {
    match op {
        Op::Load(..) => Some(Class::Load),
        Op::Store { .. } => Some(Class::Store),
        Op::Rmw { .. } => Some(Class::Rmw),
        Op::CmpXchg { .. } => Some(Class::CmpXchg),
        Op::Fence(_) => Some(Class::Fence),
        Op::Free(_) => Some(Class::Free),
        Op::MemCopy { .. } | Op::MemSet { .. } | Op::Print { .. } | Op::Format { .. } => Some(Class::Block),
        Op::Call { func, .. } => is_library(*func).then_some(Class::Call),
        Op::Copy(_)
        | Op::Bin(..)
        | Op::Un(..)
        | Op::FBin(..)
        | Op::FUn(..)
        | Op::FMulAdd(..)
        | Op::Cmp(..)
        | Op::FCmp(..)
        | Op::Cast(..)
        | Op::Select(..)
        | Op::Overflow(..)
        | Op::FunnelShift { .. }
        | Op::PtrAdd(..)
        | Op::Alloca { .. }
        | Op::StackSave
        | Op::StackRestore(_)
        | Op::StackEnd(_)
        | Op::Malloc { .. }
        | Op::ObjectSize(_)
        | Op::TlsAddr(_)
        | Op::VarArgs
        | Op::CallIndirect { .. }
        | Op::ThreadNew
        | Op::ThreadStart { .. }
        | Op::ThreadJoin(_)
        | Op::ThreadSelf
        | Op::AtomicBegin
        | Op::AtomicEnd
        | Op::Assume(_)
        | Op::Await(_)
        | Op::Yield
        | Op::Assert { .. }
        | Op::Nondet(..)
        | Op::Observe(_)
        | Op::Commit => None,
    }
}

/// The order, the order of a failure, and the mask of a fence.
fn orders(op: &Op) -> (Order, Order, Option<FenceMask>) {
    if let Op::Load(_, _, access) | Op::Store { access, .. } | Op::Rmw { access, .. } = op {
        (access.order, access.order, None)
    } else if let Op::CmpXchg { success, failure, .. } = op {
        (success.order, *failure, None)
    } else if let Op::Fence(FenceKind::C(order)) = op {
        (*order, *order, None)
    } else if let Op::Fence(FenceKind::Mask(mask)) = op {
        (Order::Plain, Order::Plain, Some(*mask))
    } else {
        (Order::Plain, Order::Plain, None)
    }
}

/// The accesses and calls in some blocks.
fn accesses(program: &Program, func: &Function, blocks: &[BlockId]) -> usize {
    blocks.iter().flat_map(|b| &func.blocks[b.index()].insts).filter(|i| touches(program, &i.op)).count()
}

/// Whether an operation accesses memory, or calls something that may.
fn touches(program: &Program, op: &Op) -> bool {
    let library = |f: FuncId| program.func(f).library;
    let fence = matches!(op, Op::Fence(_));
    !fence && class(op, library).is_some() || matches!(op, Op::Call { .. } | Op::CallIndirect { .. })
}

/// The place of the next access, if every way from here leads to it and no other way does.
fn follower(program: &Program, func: &Function, cfg: &Cfg, mut block: BlockId, at: usize) -> Option<Place> {
    let mut from = at + 1;
    // As many steps as there are blocks: a circle of them has no access.
    for _ in 0..=func.blocks.len() {
        let body = &func.blocks[block.index()];
        if let Some(next) = body.insts.iter().skip(from).find(|i| touches(program, &i.op)) {
            return place_of(program, next);
        }
        let Terminator::Jump(jump) = &body.term else { return None };
        if cfg.preds(jump.block).len() != 1 {
            return None;
        }
        (block, from) = (jump.block, 0);
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_join() {
        let cases = [
            (Order::Relaxed, Order::Acquire, Order::Acquire),
            (Order::Acquire, Order::Release, Order::AcqRel),
            (Order::Release, Order::Consume, Order::AcqRel),
            (Order::AcqRel, Order::Release, Order::AcqRel),
            (Order::SeqCst, Order::Relaxed, Order::SeqCst),
        ];
        for (a, b, expected) in cases {
            assert_eq!((join(a, b), join(b, a)), (expected, expected), "{a:?} {b:?}");
        }
    }

    const PROGRAM: &str = r#"
target lp64
file 0 "a.c"
global @x: 4 align 4
global @y: 4 align 4
entry @main
func @main() {
b0:
  store.relaxed @x, i32 1                        @0:1:1
  fence seq_cst                                  @0:2:1
  r0: i32 = load i32 @y                          @0:3:1
  r1: i1 = cmp.eq r0, i32 0                      @0:3:5
  branch r1, b1, b2
b1:
  r2: i32 = load.relaxed i32 @x                  @0:4:1
  branch r1, b1, b2
b2:
  return
}
"#;

    /// A line, what is there, and the change.
    type Wanted = (u32, Class, Change);

    /// The program's instructions at known positions after some changes: line and text.
    fn changed(changes: &[Wanted]) -> Vec<String> {
        let mut program = crate::text::parse(PROGRAM).expect("the program is well formed");
        let at = |(line, class, change): &Wanted| {
            let loc = Loc { file: crate::ids::FileId::from_index(0), line: *line, column: 1 };
            (Place { loc, class: *class }, *change)
        };
        run(&mut program, &changes.iter().map(at).collect::<Vec<_>>());
        crate::verify::verify(&program).expect("the result is legal");
        let text = crate::text::print(&program);
        text.lines().filter(|l| l.ends_with(":1") && l.starts_with(' ')).map(squeezed).collect()
    }

    fn squeezed(line: &str) -> String {
        line.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn changes_do_what_they_say() {
        let (store, fence) = ("store.relaxed @x, i32 1 @0:1:1", "fence seq_cst @0:2:1");
        let (load, last) = ("r0: i32 = load i32 @y @0:3:1", "r2: i32 = load.relaxed i32 @x @0:4:1");
        let sl = FenceMask::SL.0;
        let cases: [(&[Wanted], Vec<&str>); 6] = [
            (&[], vec![store, fence, load, last]),
            (&[(3, Class::Load, Change::Before(sl))], vec![store, fence, "fence pairs SL @0:3:1", load, last]),
            (&[(1, Class::Store, Change::Behind(sl))], vec![store, "fence pairs SL @0:1:1", fence, load, last]),
            (&[(2, Class::Fence, Change::Remove)], vec![store, load, last]),
            (
                &[
                    (1, Class::Store, Change::Strengthen(Order::Release)),
                    (3, Class::Load, Change::Order(Order::Acquire)),
                ],
                // A plain load has no order.
                vec!["store.release @x, i32 1 @0:1:1", fence, load, last],
            ),
            (&[(2, Class::Load, Change::Before(sl))], vec![store, fence, load, last]),
        ];
        for (changes, expected) in cases {
            assert_eq!(changed(changes), expected, "{changes:?}");
        }
    }

    /// A lock that spins, and one that needs no end: behind its store is the same.
    const LOCK: &str = r#"
target lp64
file 0 "a.c"
global @l: 4 align 4
entry @main
func @main() {
b0:
  call @lock()                                   @0:1:1
  call @unlock()                                 @0:2:1
  return                                         @0:3:1
}
func @lock() {
b0:
  jump b1
b1:
  r0: i32 = rmw.xchg.relaxed @l, i32 1           @0:5:1
  r1: i1 = cmp.eq r0, i32 0                      @0:5:5
  branch r1, b2, b1
b2:
  return                                         @0:6:1
}
func @unlock() {
b0:
  store.relaxed @l, i32 0                        @0:8:1
  return                                         @0:9:1
}
"#;

    #[test]
    fn the_end_of_a_lock_is_a_place() {
        let mut program = crate::text::parse(LOCK).expect("the program is well formed");
        let ends = ends(&program);
        let lines = |places: &[Place]| places.iter().map(|p| (p.loc.line, p.class)).collect::<Vec<_>>();
        assert_eq!(ends.len(), 1, "{ends:?}");
        assert_eq!((lines(&[ends[0].place]), lines(&ends[0].last)), (vec![(6, Class::End)], vec![(5, Class::Rmw)]));
        assert!(sites(&program).iter().any(|s| s.place == ends[0].place && !s.in_loop));
        run(&mut program, &[(ends[0].place, Change::Before(FenceMask::LL.0))]);
        crate::verify::verify(&program).expect("the result is legal");
        let text = crate::text::print(&program);
        let at = text.lines().position(|l| squeezed(l) == "fence pairs LL @0:6:1").expect("the fence is there");
        assert!(text.lines().nth(at + 1).is_some_and(|l| l.trim().starts_with("return")), "{text}");
    }

    #[test]
    fn places_behind_an_access_are_there_where_ways_part() {
        let program = crate::text::parse(PROGRAM).expect("the program is well formed");
        let forks = |s: Site| (s.place.loc.line, s.place.class, s.in_loop, s.fork);
        let expected = [
            (1, Class::Store, false, false),
            (2, Class::Fence, false, false),
            (3, Class::Load, false, true),
            // The only access of its loop.
            (4, Class::Load, true, false),
        ];
        assert_eq!(sites(&program).into_iter().map(forks).collect::<Vec<_>>(), expected);
    }
}
