//! Reading the event graph: what has been seen, where an instance is, and the order of the instances.

use super::{FrameKey, Graph, InstId, Item, ItemId, ItemKind, Place, REQUEST};
use fencepost_check::follow::At;
use fencepost_ir::BlockId;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;

impl Graph {
    /// The instance and item of a place.
    pub fn find(&self, place: &Place, at: At) -> Option<ItemId> {
        let items = &self.insts[place.inst.0 as usize].items;
        items.get(&(at.ip, at.micro, REQUEST)).or_else(|| items.get(&(u32::MAX, at.micro, REQUEST))).copied()
    }

    /// The calls around an instance, the outermost first: the instance that calls, and its instruction.
    pub fn calls(&self, inst: InstId) -> Vec<(InstId, u32)> {
        let mut calls = Vec::new();
        let mut at = inst;
        while let Some(FrameKey::Call(caller, ip)) =
            self.frames.get((self.insts[at.0 as usize].key.frame as usize).wrapping_sub(1))
        {
            calls.push((*caller, *ip));
            at = *caller;
        }
        calls.reverse();
        calls
    }

    /// The iterations of the loops around an instance in its function.
    pub fn iterations(&self, inst: InstId) -> &[(BlockId, u32)] {
        &self.iters[self.insts[inst.0 as usize].key.iters as usize]
    }

    /// Whether some thread yields.
    pub fn has_yields(&self) -> bool {
        self.items.iter().any(|i| i.kind == ItemKind::Yield)
    }

    /// How many branch directions and how many function inputs have been seen.
    pub fn counts(&self) -> (u64, u64) {
        let ways = |i: &Item| match &i.kind {
            ItemKind::Decision(_, _, ways) => ways.len() as u64,
            _ => 0,
        };
        let directions = self.items.iter().map(ways).sum();
        (directions, self.pairs.iter().map(|p| p.len() as u64).sum())
    }

    /// All directions and function inputs seen, in a form that does not depend on the order in which they were.
    pub fn behaviour_set(&self) -> BTreeSet<String> {
        let mut names: FxHashMap<u32, String> = FxHashMap::default();
        let mut all = BTreeSet::new();
        for item in &self.items {
            if let ItemKind::Decision(what, _, ways) = &item.kind {
                let place = self.name(item.inst, &mut names);
                for way in ways {
                    all.insert(format!("{place} {} {} {what:?} {way}", item.at.ip, item.at.micro));
                }
            }
        }
        for (shape, pairs) in self.shapes.iter().zip(&self.pairs) {
            for inputs in pairs.keys() {
                let values: Vec<(u128, u128)> = inputs.iter().map(|v| self.values[v.0 as usize]).collect();
                all.insert(format!("{shape:?} {values:?}"));
            }
        }
        all
    }

    /// What an instance is split by, in words.
    fn tag_name(&self, tag: u32) -> String {
        let Some(((before, what, a, b), _)) = self.tags.iter().find(|(_, t)| **t == tag) else { return String::new() };
        // Splits inside a call that is over count for what follows it.
        let inner = if *b == u128::MAX { self.tag_name(*a as u32) } else { format!("{a}.{b}") };
        format!("{}+{what:?}({inner})", self.tag_name(*before))
    }

    /// The execution point of an instance in words.
    fn name(&self, inst: InstId, names: &mut FxHashMap<u32, String>) -> String {
        if let Some(name) = names.get(&inst.0) {
            return name.clone();
        }
        let key = self.insts[inst.0 as usize].key;
        let around = match self.frames.get((key.frame as usize).wrapping_sub(1)) {
            Some(FrameKey::Root(tid, n)) => format!("{tid}.{n}"),
            Some(FrameKey::Call(caller, ip)) => format!("{}@{ip}", self.name(*caller, names)),
            None => String::new(),
        };
        let tag = self.tag_name(key.tag);
        let iters = &self.iters[key.iters as usize];
        let name = format!("{around}/{}.{}.{}{iters:?}{tag}", key.func.0, key.block.0, key.ip);
        names.insert(inst.0, name.clone());
        name
    }

    /// The instances of each thread in an order that respects their edges.
    pub fn topological(&self) -> Vec<InstId> {
        let mut done: FxHashSet<InstId> = FxHashSet::default();
        let mut order = Vec::new();
        let mut successors: FxHashMap<InstId, Vec<InstId>> = FxHashMap::default();
        for (i, inst) in self.insts.iter().enumerate().skip(1) {
            for e in &inst.edges {
                successors.entry(e.from).or_default().push(InstId(i as u32));
            }
        }
        // Depth first, iteratively: postorder, then reversed.
        let roots: Vec<InstId> = successors.get(&InstId(0)).cloned().unwrap_or_default();
        for root in roots.into_iter().rev() {
            let mut stack = vec![(root, 0usize)];
            if !done.insert(root) {
                continue;
            }
            while let Some((at, k)) = stack.pop() {
                let next = successors.get(&at).and_then(|s| s.get(k)).copied();
                match next {
                    Some(next) => {
                        stack.push((at, k + 1));
                        if done.insert(next) {
                            stack.push((next, 0));
                        }
                    }
                    None => order.push(at),
                }
            }
        }
        order.reverse();
        order
    }
}
