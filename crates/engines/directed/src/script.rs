//! Runs through the axioms: a solution is carried out on a model that has no machine.
//!
//! Source: `docs/memory-models.md`, "The two faces of a model". Where loads may be delayed, a thread cannot be executed
//! step by step in the order of memory. Here every thread is executed in program order, as far as the solution goes, and its
//! loads are fed what the solution says; then all events take their places in the memory order of the solution, and
//! the run goes on as on the machine of `sc`: what comes now is last in the memory order, and every model allows that.
//! A read-modify-write or an atomic section that shows something new (the *cut*) has its place in the order, too, and nobody
//! knows yet what it stores. Then only what it needs is carried out before: what its thread did, the stores that were
//! read, and what their threads did. Everything else is left out, and a run without it is a run.
//! Misses: if something that it needs comes behind it and reads what it stores, the run is void, and the engine gives up.
//! Beyond SATCheck, which has tso only.

use crate::encode::{Formula, Goal, Moment, Wanted};
use crate::graph::{with_graph, ItemId, ItemKind};
use crate::run::{Plan, Runner};
use fencepost_check::enumerate::machine::guide::Acted;
use fencepost_check::interp::Request;
use fencepost_check::layout::Tid;
use fencepost_check::trace::OrderItem;
use rustc_hash::{FxHashMap, FxHashSet};

/// A solution, for a model without a machine.
#[derive(Clone, Debug, Default)]
pub struct Script {
    /// The events in the order of memory.
    places: Vec<Placed>,
    /// What loads read.
    values: FxHashMap<ItemId, (u128, u128)>,
    /// What shows something new in the middle.
    cut: Option<Cut>,
    /// The sections that come to their end.
    finished: FxHashSet<ItemId>,
    /// The sections that have events.
    sections: FxHashSet<ItemId>,
    /// What the cut reads: the place before it, and the address.
    reads: Vec<(usize, u64)>,
    /// Where threads were started: the thread, its maker, and the place in the maker's program.
    starts: Vec<(Tid, Tid, u32)>,
    /// Where threads were waited for: by whom, the place in its program, and the thread.
    joins: Vec<(Tid, u32, Tid)>,
}

/// An event at its place.
#[derive(Clone, Copy, Debug)]
struct Placed {
    item: ItemId,
    thread: Tid,
    pos: u32,
    store: bool,
    addr: u64,
}

/// Where a solution does not know what is stored.
#[derive(Clone, Copy, Debug)]
struct Cut {
    /// How many events are before it in the order of memory.
    at: usize,
    /// The read-modify-write, or the begin of the section.
    item: ItemId,
    thread: Tid,
    pos: u32,
}

impl Script {
    /// What a model says that reaches these goals.
    pub fn of(formula: &mut Formula<'_>, reached: &[Goal]) -> Script {
        let mut script = Script::default();
        let mut new: FxHashSet<ItemId> = FxHashSet::default();
        for goal in reached {
            let id = match goal.wanted {
                Wanted::Direction(id, _)
                | Wanted::Input(id, _)
                | Wanted::Undefined(id, _)
                | Wanted::BadAddress(id)
                | Wanted::Late(id)
                | Wanted::Overtaken(id) => id,
                Wanted::Deadlock => continue,
            };
            new.extend(formula.events.section.get(&id));
            new.insert(id);
        }
        script.sections = formula.events.events.iter().filter_map(|e| e.section).collect();
        script.finished = script.sections.iter().copied().filter(|s| formula.is_finished(*s)).collect();
        for moment in formula.schedule() {
            let (item, thread, store, event) = match moment {
                Moment::End(thread, item) => (item, thread, true, None),
                Moment::Event(e) => {
                    let event = &formula.events.events[e];
                    (event.item, event.thread, event.store, Some(e))
                }
            };
            // Locals end without an event.
            if event.is_none() && !matches!(formula.graph.items[item.0 as usize].kind, ItemKind::Free(_)) {
                continue;
            }
            if event.is_some_and(|e| formula.stops_at(e)) || formula.is_freed_again(item) {
                continue;
            }
            let pos = formula.events.pos[&item];
            let at = script.places.len();
            let addr = event.and_then(|e| formula.address(e)).unwrap_or(0);
            let unfinished = formula.events.section.get(&item).copied().filter(|s| !script.finished.contains(s));
            if let Some(section) = unfinished {
                if script.cut.is_none() && new.contains(&section) {
                    let pos = formula.events.pos[&section];
                    script.cut = Some(Cut { at, item: section, thread, pos });
                }
                if !store && script.cut.is_some_and(|c| c.item == section) {
                    script.reads.push((at, addr));
                }
                continue;
            }
            if let Some(e) = event.filter(|_| !store) {
                if formula.is_half(e) {
                    if script.cut.is_none() {
                        script.cut = Some(Cut { at, item, thread, pos });
                        script.reads.push((at, addr));
                    }
                    continue;
                }
                if let Some(value) = formula.read_value(e) {
                    script.values.insert(item, value);
                }
            }
            script.places.push(Placed { item, thread, pos, store, addr });
        }
        (script.starts, script.joins) = formula.threads_made();
        script
    }

    /// The store that a load reads: the last one before it, or the last of its own thread's earlier ones.
    fn source(&self, at: usize, addr: u64, thread: Tid, pos: u32) -> Option<usize> {
        let own = |p: &Placed| p.thread == thread && p.pos < pos;
        let seen = |i: &usize| {
            let p = &self.places[*i];
            p.store && p.addr == addr && (*i < at || own(p))
        };
        (0..self.places.len()).rfind(seen)
    }

    /// The events that are carried out: all, or what the cut needs.
    fn kept(&self) -> Vec<bool> {
        let Some(cut) = self.cut else { return vec![true; self.places.len()] };
        // How far each thread must come.
        let mut need: FxHashMap<Tid, u32> = FxHashMap::default();
        need.insert(cut.thread, cut.pos);
        let mut todo: Vec<Option<usize>> =
            self.reads.iter().map(|(at, addr)| self.source(*at, *addr, cut.thread, cut.pos)).collect();
        let mut kept = vec![false; self.places.len()];
        loop {
            for source in todo.drain(..).flatten() {
                let p = &self.places[source];
                let pos = need.entry(p.thread).or_insert(0);
                *pos = (*pos).max(p.pos + 1);
            }
            for (tid, maker, pos) in &self.starts {
                if need.contains_key(tid) {
                    let least = need.entry(*maker).or_insert(0);
                    *least = (*least).max(*pos);
                }
            }
            for (waiter, pos, tid) in &self.joins {
                if need.get(waiter).is_some_and(|n| pos < n) {
                    need.insert(*tid, u32::MAX);
                }
            }
            let before = kept.clone();
            for (i, p) in self.places.iter().enumerate() {
                if need.get(&p.thread).is_some_and(|n| p.pos < *n) && !kept[i] {
                    kept[i] = true;
                    if !p.store {
                        todo.push(self.source(i, p.addr, p.thread, p.pos));
                    }
                }
            }
            if kept == before && todo.is_empty() {
                return kept;
            }
        }
    }
}

impl Runner<'_> {
    /// Carries out a script. Says whether it could be done; if not, the run is void.
    pub(crate) fn perform(&mut self, plan: &Plan, script: &Script) -> bool {
        let kept = script.kept();
        let items: FxHashSet<ItemId> =
            script.places.iter().zip(&kept).filter(|(_, k)| **k).map(|(p, _)| p.item).collect();
        let mut moved = true;
        while moved {
            moved = false;
            let mut tid = 0;
            while tid < self.machine.threads() {
                moved |= self.feed_thread(tid, plan, script, &items);
                tid += 1;
            }
        }
        if items.iter().any(|i| !self.tags.contains_key(i)) {
            return false;
        }
        let cut = script.cut.map_or(script.places.len(), |c| c.at);
        let order = |range: std::ops::Range<usize>, tags: &FxHashMap<ItemId, u32>| -> Vec<OrderItem> {
            let placed = range.filter(|i| kept[*i]).map(|i| script.places[i]);
            placed.filter_map(|p| Some(OrderItem { event: *tags.get(&p.item)?, store: p.store })).collect()
        };
        self.machine.settle(&order(0..cut, &self.tags));
        let Some(Cut { item, thread, .. }) = script.cut else { return true };
        let section = with_graph(|g| g.items[item.0 as usize].kind == ItemKind::Begin);
        let behind: Vec<Placed> = (cut..script.places.len()).filter(|i| kept[*i]).map(|i| script.places[i]).collect();
        // A section may yet do something that its thread must not do before what comes behind, and it sees what its thread
        // has stored, also if that is still on its way.
        if self.item(thread) != Some(item) || section && behind.iter().any(|p| p.thread == thread) {
            return false;
        }
        self.stored.clear();
        self.act(thread, plan);
        let reads: Vec<(u64, u64)> = behind.iter().filter_map(|p| self.touched.get(&p.item)).copied().collect();
        let meets = |(a, n): &(u64, u64)| self.stored.iter().any(|(b, m)| *a < b + m && *b < a + n);
        if reads.iter().any(meets) {
            return false;
        }
        self.machine.settle(&order(cut..script.places.len(), &self.tags));
        true
    }

    /// Executes a thread as far as the script goes. Says whether it has moved.
    fn feed_thread(&mut self, tid: Tid, plan: &Plan, script: &Script, kept: &FxHashSet<ItemId>) -> bool {
        let mut moved = false;
        for _ in 0..self.limit {
            let Some(item) = self.item(tid) else { return moved };
            let kind = with_graph(|g| g.items[item.0 as usize].kind.clone());
            let goes_on = match kind {
                ItemKind::Load { .. }
                | ItemKind::Store { .. }
                | ItemKind::Rmw { .. }
                | ItemKind::CmpXchg { .. }
                | ItemKind::Free(_) => kept.contains(&item) && self.feed(tid, item, plan, script),
                ItemKind::Begin => self.feed_section(tid, item, plan, script, kept),
                ItemKind::Exit(_) | ItemKind::Stop | ItemKind::Yield => false,
                ItemKind::Fence(_)
                | ItemKind::Allocate(_)
                | ItemKind::Release(..)
                | ItemKind::Start(..)
                | ItemKind::Join(_)
                | ItemKind::End
                | ItemKind::Nondet(..)
                | ItemKind::Decision(..)
                | ItemKind::Silent => self.feed(tid, item, plan, script),
            };
            if !goes_on {
                return moved;
            }
            moved = true;
        }
        moved
    }

    /// A section is carried out as a whole or not at all.
    fn feed_section(
        &mut self,
        tid: Tid,
        begin: ItemId,
        plan: &Plan,
        script: &Script,
        kept: &FxHashSet<ItemId>,
    ) -> bool {
        if script.cut.is_some_and(|c| c.item == begin)
            || script.sections.contains(&begin) && !script.finished.contains(&begin)
        {
            return false;
        }
        let (mark, tags) = (self.machine.mark(), self.tags.clone());
        let mut at = Some(begin);
        for _ in 0..self.limit {
            let Some(item) = at else { break };
            let kind = with_graph(|g| g.items[item.0 as usize].kind.clone());
            let placed = matches!(
                kind,
                ItemKind::Load { .. }
                    | ItemKind::Store { .. }
                    | ItemKind::Rmw { .. }
                    | ItemKind::CmpXchg { .. }
                    | ItemKind::Free(_)
            );
            if placed && !kept.contains(&item) || !self.feed(tid, item, plan, script) {
                break;
            }
            if kind == ItemKind::End {
                return true;
            }
            at = self.item(tid);
        }
        self.machine.back_to(mark);
        self.tags = tags;
        false
    }

    fn feed(&mut self, tid: Tid, item: ItemId, plan: &Plan, script: &Script) -> bool {
        let value = script.values.get(&item).copied();
        let mut choose = crate::run::chooser(plan);
        let (tags, touched) = (&mut self.tags, &mut self.touched);
        let size = with_graph(|g| g.target);
        let acted = self.machine.feed(tid, value, &mut choose, &mut |seen| {
            tags.insert(item, seen.event);
            if let Request::Load { ty, addr, .. } | Request::Rmw { ty, addr, .. } | Request::CmpXchg { ty, addr, .. } =
                seen.request
            {
                touched.insert(item, (addr.bits as u64, u64::from(ty.bytes(&size))));
            }
        });
        acted == Acted::Done
    }
}
