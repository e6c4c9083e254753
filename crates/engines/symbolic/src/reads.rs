//! Reads-from: which stores each load may read, pruned by the order that all runs have in common.
//!
//! Source: CAV'06 section 3.2 ("sees"), as candidates for the order theory. A store is no candidate if it is always after
//! the load, or if another store that is certainly executed always lies between; leaving such a store out of the others
//! that must not lie between is right too, because the one in between already excludes it.
//! Accesses of different sizes that overlap are taken apart into bytes, each with its own source.

use crate::exec::{Dep, EventId, Exec, ItemKind, Near};
use crate::guards::Guards;
use crate::order::{NodeId, Order};
use crate::tuning;
use crate::value::V;
use fencepost_models::Kind;
use fencepost_solver::bits::{self, Bits};
use fencepost_solver::circuit::Lit;
use fencepost_solver::sat::Stopper;
use rustc_hash::{FxHashMap, FxHashSet};

/// A store that a load may read.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The store; none is the initial value.
    pub store: Option<EventId>,
    /// Whether the store is before the load in program order.
    pub own: bool,
    /// The store is executed and has the load's address.
    pub visible: Lit,
    /// The load reads it.
    pub reads: Lit,
    /// The bits stored, and which are undefined.
    pub value: (Bits, Bits),
}

/// A load, or one byte of it.
#[derive(Clone, Debug)]
pub struct Read {
    /// The load.
    pub load: EventId,
    /// The bits read, and which are undefined.
    pub value: (Bits, Bits),
    /// What it may read.
    pub candidates: Vec<Candidate>,
}

/// Reachability over the fixed edges.
struct Reach {
    words: usize,
    before: Vec<u64>,
}

impl Reach {
    fn new(order: &Order, most: usize) -> Reach {
        let n = order.nodes as usize;
        if n > most {
            return Reach { words: 0, before: Vec::new() };
        }
        let words = n.div_ceil(64);
        let mut reach = Reach { words, before: vec![0; n * words] };
        let mut after: Vec<Vec<u32>> = vec![Vec::new(); n];
        let mut count = vec![0u32; n];
        for &(a, b) in &order.fixed {
            after[a as usize].push(b);
            count[b as usize] += 1;
        }
        let mut ready: Vec<u32> = (0..n as u32).filter(|i| count[*i as usize] == 0).collect();
        while let Some(a) = ready.pop() {
            let a = a as usize;
            for &b in &after[a] {
                let b = b as usize;
                for w in 0..words {
                    let bits = reach.before[a * words + w];
                    reach.before[b * words + w] |= bits;
                }
                reach.before[b * words + a / 64] |= 1 << (a % 64);
                count[b] -= 1;
                if count[b] == 0 {
                    ready.push(b as u32);
                }
            }
        }
        reach
    }

    fn before(&self, a: u32, b: u32) -> bool {
        if self.words == 0 {
            return a == 0 && b != 0;
        }
        a == 0 && b != 0 || self.before[b as usize * self.words + a as usize / 64] >> (a % 64) & 1 == 1
    }
}

/// Whether a store may take effect before a load that it depends on, so that a value could justify itself. Models that keep
/// dependencies exclude it; in the others every store must be ordered behind what its value, its address and the
/// decisions before it depend on, by fences that are executed on every way to it. Then, from one store in the memory order to the
/// next, each is what the rounds say that do not reckon with such values: the way to it and its value depend on loads before it only. The
/// question is asked of a wild round ([`crate::thin_air`]): the others have no events on the ways that only such a value opens.
pub fn circular(exec: &Exec<'_, '_>, guards: &mut Guards, order: &Order) -> bool {
    let reach = Reach::new(order, tuning::REACH.of(exec.budget));
    let misled = misled(exec, order, &reach);
    if misled.is_empty() {
        return false;
    }
    let ways = Ways::new(order);
    for thread in &exec.threads {
        let mut decided: FxHashSet<EventId> = FxHashSet::default();
        for item in &thread.items {
            let mut sources: FxHashSet<EventId> = FxHashSet::default();
            let store = match &item.kind {
                ItemKind::Branch(deps) => {
                    loads_of(exec, deps, &mut decided);
                    continue;
                }
                ItemKind::Store(e) | ItemKind::Rmw { store: e, .. } => *e,
                _ => continue,
            };
            let event = &exec.events[store as usize];
            if !foreign(exec, store) {
                continue;
            }
            loads_of(exec, &event.addr.deps, &mut sources);
            loads_of(exec, &event.value.deps, &mut sources);
            let at = order.place[store as usize].0;
            let early = |l: &EventId| {
                let from = order.place[*l as usize].0;
                from != at && misled.contains(l) && !reach.before(from, at)
            };
            let mut doubtful: Vec<EventId> = sources.iter().chain(&decided).copied().filter(early).collect();
            if doubtful.is_empty() {
                continue;
            }
            let (c, executed) = (&exec.circuit, order.executed[store as usize]);
            let surely = ways.to(at, &mut |lit| guards.implies(c, executed, lit));
            doubtful.retain(|l| !surely.contains(&order.place[*l as usize].0));
            for l in doubtful {
                let (from, load) = (order.place[l as usize].0, order.executed[l as usize]);
                // Only runs that have both count.
                if guards.exclusive(c, executed, load) {
                    continue;
                }
                let before = ways.to(at, &mut |lit| guards.implies(c, executed, lit) || guards.implies(c, load, lit));
                if !before.contains(&from) {
                    return true;
                }
            }
        }
    }
    false
}

/// The loads that a value out of thin air may come to. The first such load of a thread reads a store of another thread that
/// is behind that thread's first one; so a load that always comes before all of those (its thread is joined before
/// them) is none: what is behind them, known or not, comes behind the join. What is left if this is said of all loads
/// until nothing changes.
fn misled(exec: &Exec<'_, '_>, order: &Order, reach: &Reach) -> FxHashSet<EventId> {
    let loads = (0..exec.events.len() as EventId).filter(|e| exec.events[*e as usize].kind == Kind::R);
    let mut left: Vec<EventId> = loads.filter(|l| foreign(exec, *l)).collect();
    loop {
        let may = |l: &EventId| {
            let (thread, at) = (exec.events[*l as usize].thread, order.place[*l as usize].0);
            left.iter()
                .any(|m| exec.events[*m as usize].thread != thread && !reach.before(at, order.place[*m as usize].0))
        };
        let still: Vec<EventId> = left.iter().copied().filter(may).collect();
        if still.len() == left.len() {
            return left.into_iter().collect();
        }
        left = still;
    }
}

/// The edges of the order, backwards, with what they depend on.
struct Ways {
    into: Vec<Vec<(Option<Lit>, NodeId)>>,
}

impl Ways {
    fn new(order: &Order) -> Ways {
        let mut into = vec![Vec::new(); order.nodes as usize];
        for &(a, b) in &order.fixed {
            into[b as usize].push((None, a));
        }
        for &(lit, a, b) in &order.guarded {
            into[b as usize].push((Some(lit), a));
        }
        Ways { into }
    }

    /// The nodes that come before a node in every run in which these edges hold.
    fn to(&self, node: NodeId, holds: &mut dyn FnMut(Lit) -> bool) -> FxHashSet<NodeId> {
        let mut known: FxHashMap<Lit, bool> = FxHashMap::default();
        let mut seen: FxHashSet<NodeId> = FxHashSet::default();
        let mut work = vec![node];
        while let Some(n) = work.pop() {
            for (lit, before) in &self.into[n as usize] {
                let there = lit.is_none_or(|lit| *known.entry(lit).or_insert_with(|| holds(lit)));
                if there && seen.insert(*before) {
                    work.push(*before);
                }
            }
        }
        seen
    }
}

/// Whether other threads could have to do with an access, if not in this round then in runs that it lacks.
fn foreign(exec: &Exec<'_, '_>, event: EventId) -> bool {
    let e = &exec.events[event as usize];
    !e.private || e.targets.iter().any(|(o, _)| exec.world.is_exposed(*o))
}

/// The loads behind dependencies.
fn loads_of(exec: &Exec<'_, '_>, deps: &[u32], into: &mut FxHashSet<EventId>) {
    let mut seen: FxHashSet<u32> = FxHashSet::default();
    let mut work: Vec<u32> = deps.to_vec();
    while let Some(d) = work.pop() {
        if !seen.insert(d) {
            continue;
        }
        match &exec.deps[d as usize] {
            Dep::Load(e) => {
                into.insert(*e);
                // What it yields depends on where it looks. It may read an earlier store of its own thread, and then
                // depends on what that depends on.
                let load = &exec.events[*e as usize];
                work.extend(&load.addr.deps);
                for s in exec.events.iter().filter(|s| s.thread == load.thread && s.item < load.item) {
                    if s.kind == Kind::W && s.targets.iter().any(|(o, _)| load.targets.iter().any(|(p, _)| o == p)) {
                        work.extend(s.addr.deps.iter().chain(&s.value.deps));
                    }
                }
            }
            Dep::Choice(_) => {}
            Dep::Merge(parts) => work.extend(parts.iter().flat_map(|(_, deps)| deps.iter().copied())),
        }
    }
}

/// Finds what loads may read.
pub struct Finder<'a, 'w, 'p> {
    exec: &'a mut Exec<'w, 'p>,
    guards: &'a mut Guards,
    order: &'a Order,
    reach: Reach,
    /// Stores by object.
    stores: FxHashMap<u32, Vec<EventId>>,
    /// Events that are taken apart into bytes.
    split: FxHashSet<EventId>,
    /// The guard behind each section, if it ends at one place.
    finish: FxHashMap<u32, Lit>,
    start: crate::memory::Memory,
}

impl<'a, 'w, 'p> Finder<'a, 'w, 'p> {
    /// All reads of a round.
    pub fn find(exec: &'a mut Exec<'w, 'p>, guards: &'a mut Guards, order: &'a Order, stopper: &Stopper) -> Vec<Read> {
        let reach = Reach::new(order, tuning::REACH.of(exec.budget));
        let split = crate::extents::overlapping(exec, stopper);
        let mut stores: FxHashMap<u32, Vec<EventId>> = FxHashMap::default();
        for (i, e) in exec.events.iter().enumerate() {
            if e.kind == Kind::W && !e.private {
                for (o, _) in &e.targets {
                    stores.entry(*o).or_default().push(i as EventId);
                }
            }
        }
        let mut finish: FxHashMap<u32, Lit> = FxHashMap::default();
        for item in exec.threads.iter().flat_map(|t| &t.items) {
            if let crate::exec::ItemKind::Finish(s) = item.kind {
                finish.entry(s).and_modify(|g| *g = Lit::FALSE).or_insert(item.guard);
            }
        }
        let start = exec.start.clone().unwrap_or_default();
        let mut finder = Finder { exec, guards, order, reach, stores, split, finish, start };
        let mut reads = Vec::new();
        for load in 0..finder.exec.events.len() as EventId {
            if load % 16 == 0 && stopper.stopped() {
                break;
            }
            let e = &finder.exec.events[load as usize];
            if e.kind == Kind::R && !e.private {
                finder.reads_of(load, &mut reads);
            }
        }
        reads
    }

    fn parts(&self, event: EventId) -> Vec<(u32, u32)> {
        let size = self.exec.events[event as usize].size;
        if self.split.contains(&event) {
            (0..size).map(|k| (k, 1)).collect()
        } else {
            vec![(0, size)]
        }
    }

    fn reads_of(&mut self, load: EventId, reads: &mut Vec<Read>) {
        let e = self.exec.events[load as usize].clone();
        let mut stores: Vec<EventId> = Vec::new();
        for (o, _) in &e.targets {
            stores.extend(self.stores.get(o).into_iter().flatten());
        }
        stores.sort_unstable();
        stores.dedup();
        stores.retain(|s| self.possible(load, *s));
        for (off, len) in self.parts(load) {
            let mut candidates = Vec::new();
            let mut overwriters: Vec<EventId> = Vec::new();
            let mut same: Vec<(EventId, Lit, u32)> = Vec::new();
            for &s in &stores {
                for (p, n) in self.parts(s) {
                    if n != len {
                        continue;
                    }
                    let equal = self.equal(load, off, s, p);
                    if equal != Lit::FALSE {
                        same.push((s, equal, p));
                        if equal == Lit::TRUE && self.certain(load, s) && self.certainly_before(load, s) {
                            overwriters.push(s);
                        }
                    }
                }
            }
            let gone = |f: &Self, s: EventId| overwriters.iter().any(|w| *w != s && f.always_before(s, *w));
            for (s, equal, p) in same {
                if gone(self, s) {
                    continue;
                }
                let store = &self.exec.events[s as usize];
                let own = store.thread == e.thread;
                let value = part(&store.value, p, len);
                let executed = self.order.executed[s as usize];
                let visible = self.exec.circuit.and(executed, equal);
                if visible == Lit::FALSE {
                    continue;
                }
                let matches = self.agree(&part(&e.value, off, len), &value);
                let reads = if matches == Lit::FALSE { Lit::FALSE } else { self.exec.circuit.input() };
                candidates.push(Candidate { store: Some(s), own, visible, reads, value });
            }
            if overwriters.is_empty() {
                let value = self.initial(load, off, len);
                let matches = self.agree(&part(&e.value, off, len), &value);
                let reads = if matches == Lit::FALSE { Lit::FALSE } else { self.exec.circuit.input() };
                candidates.push(Candidate { store: None, own: false, visible: Lit::TRUE, reads, value });
            }
            reads.push(Read { load, value: part(&e.value, off, len), candidates });
        }
    }

    /// Whether a load can see a store at all: not its own later one, not one that is always after it.
    fn possible(&self, load: EventId, store: EventId) -> bool {
        let (l, s) = (&self.exec.events[load as usize], &self.exec.events[store as usize]);
        if self.order.executed[store as usize] == Lit::FALSE || l.pair == Some(store) {
            return false;
        }
        if l.thread == s.thread {
            return s.item < l.item;
        }
        !self.reach.before(self.order.place[load as usize].0, self.order.place[store as usize].0)
    }

    /// Whether a store is executed whenever a load is.
    fn certain(&mut self, load: EventId, store: EventId) -> bool {
        let (l, s) = (self.exec.events[load as usize].clone(), self.exec.events[store as usize].clone());
        let c = &self.exec.circuit;
        if !self.guards.implies(c, l.guard, s.guard) {
            return false;
        }
        let Some(section) = s.section else { return true };
        if self.exec.sections[section as usize].rolled.is_empty() {
            return true;
        }
        if l.thread == s.thread && l.section != s.section {
            return true;
        }
        let Some(&behind) = self.finish.get(&section) else { return false };
        behind != Lit::FALSE && self.guards.implies(c, l.guard, behind)
    }

    /// Whether a store always comes before a load (or is its own thread's earlier one).
    fn certainly_before(&self, load: EventId, store: EventId) -> bool {
        let (l, s) = (&self.exec.events[load as usize], &self.exec.events[store as usize]);
        l.thread == s.thread && s.item < l.item
            || self.reach.before(self.order.place[store as usize].0, self.order.place[load as usize].0)
    }

    /// Whether one store always comes before another.
    fn always_before(&self, a: EventId, b: EventId) -> bool {
        let ((m, i), (n, j)) = (self.order.place[a as usize], self.order.place[b as usize]);
        if m == n {
            i < j
        } else {
            self.reach.before(m, n)
        }
    }

    /// Whether parts of two events have the same address.
    fn equal(&mut self, load: EventId, off: u32, store: EventId, p: u32) -> Lit {
        let (l, s) = (&self.exec.events[load as usize], &self.exec.events[store as usize]);
        if let (Some(a), Some(b)) = (l.at, s.at) {
            return Lit::constant(a + u64::from(off) == b + u64::from(p));
        }
        // Both are executed when this counts, and so inside of their objects.
        let low = self.exec.telling_bits(load, store);
        let (mut a, mut b) = (self.exec.address(load).trunc(low), self.exec.address(store).trunc(low));
        let c = &mut self.exec.circuit;
        if off != p {
            let width = a.width();
            a = bits::add(c, &a, &Bits::constant(width, u128::from(off)));
            b = bits::add(c, &b, &Bits::constant(width, u128::from(p)));
        }
        bits::eq(c, &a, &b)
    }

    fn agree(&mut self, a: &(Bits, Bits), b: &(Bits, Bits)) -> Lit {
        // Only whether they can agree matters here: constants that differ exclude each other.
        let clash =
            |x: &Bits, y: &Bits| x.lits().iter().zip(y.lits()).any(|(p, q)| p.is_const() && q.is_const() && p != q);
        Lit::constant(!clash(&a.0, &b.0) && !clash(&a.1, &b.1))
    }

    /// What is there before all stores.
    fn initial(&mut self, load: EventId, off: u32, len: u32) -> (Bits, Bits) {
        let e = self.exec.events[load as usize].clone();
        if let Some(at) = e.at {
            let v = self.exec.read(&self.start, at + u64::from(off), len);
            return part(&v, 0, len);
        }
        let mut result: Option<V> = None;
        for (id, _) in &e.targets {
            let base = self.exec.world.objects[*id as usize].base;
            let offsets: Vec<u64> = self.exec.offsets(*id, &e.addr, e.size).collect();
            for offset in offsets {
                let at = base + offset;
                let is = bits::eq_const(&mut self.exec.circuit, &e.addr.bits, u128::from(at));
                if is == Lit::FALSE {
                    continue;
                }
                let v = self.exec.read(&self.start, at + u64::from(off), len);
                result = Some(match result {
                    None => v,
                    Some(old) => self.exec.choose(is, &v, &old),
                });
            }
        }
        match result {
            Some(v) => part(&v, 0, len),
            None => (Bits::constant(8 * len as usize, 0), Bits::constant(8 * len as usize, u128::MAX)),
        }
    }
}

/// Some bytes of a value: bits and undefined bits.
fn part(v: &V, off: u32, len: u32) -> (Bits, Bits) {
    let (low, width) = (8 * off as usize, 8 * len as usize);
    let undef = v.undef.as_ref().map_or_else(|| Bits::constant(width, 0), |u| u.extract(low, width));
    (v.bits.extract(low, width), undef)
}

/// For people: how many candidates there are.
pub fn count(reads: &[Read]) -> usize {
    reads.iter().map(|r| r.candidates.len()).sum()
}
