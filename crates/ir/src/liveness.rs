//! Which registers are live before each point of a function.
//!
//! Source: the textbook backward data-flow on bit sets, over blocks in postorder until nothing changes; block
//! parameters are defined at the block's start, jump arguments are read by the jump.
//! Guarantee: exact for [`Points::All`]. A register that is not live before a point is not read on any path from it, so
//! clearing it changes no run. Explorers clear at each memory access and so merge states that differ in dead registers.
//! Misses: nothing within a function; liveness is not interprocedural. While a call is under way, the live registers of
//! the caller are those before the point after the call, without the call's results.
//! Deviation: where the lists of all points would be larger than [`MAX_LISTED`] entries, only the points next to
//! visible instructions are exact and the others get the union over their block, which is safe for clearing.

use crate::cfg::Cfg;
use crate::ids::{BlockId, Reg};
use crate::program::{Function, Program};
use crate::visit;

/// The most register entries that are listed for one function before only the points that matter are exact.
pub const MAX_LISTED: usize = 8_000_000;

/// For which points the answer is exact.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Points {
    /// Every point.
    All,
    /// Block starts, terminators, and the points before and after visible instructions.
    Visible,
}

/// The live registers of one function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Liveness {
    /// For each block the index in `ranges` of its first point.
    starts: Vec<u32>,
    /// For each point the part of `pool` that lists its registers.
    ranges: Vec<(u32, u32)>,
    pool: Vec<Reg>,
    /// The part of `pool` that was listed last.
    last: (u32, u32),
    points: Points,
}

impl Liveness {
    /// Computes the live registers of a verified function.
    pub fn new(func: &Function) -> Liveness {
        Liveness::with_limit(func, MAX_LISTED)
    }

    /// The live registers of every function of a program, by function id.
    pub fn of_program(program: &Program) -> Vec<Liveness> {
        program.functions.iter().map(Liveness::new).collect()
    }

    fn with_limit(func: &Function, limit: usize) -> Liveness {
        let live_in = LiveIn::new(func);
        let empty =
            |points| Liveness { starts: Vec::new(), ranges: Vec::new(), pool: Vec::new(), last: (0, 0), points };
        let mut all = empty(Points::All);
        if all.list(func, &live_in, limit) {
            return all;
        }
        let mut some = empty(Points::Visible);
        some.list(func, &live_in, usize::MAX);
        some
    }

    /// The registers live before instruction `ip` of `block` (before the terminator if `ip` is the number of
    /// instructions), sorted. Empty for points that do not exist.
    pub fn live_before(&self, block: BlockId, ip: usize) -> &[Reg] {
        let Some(&start) = self.starts.get(block.index()) else { return &[] };
        let end = self.starts.get(block.index() + 1).map_or(self.ranges.len(), |&e| e as usize);
        let point = start as usize + ip;
        if point >= end {
            return &[];
        }
        let (from, to) = self.ranges[point];
        &self.pool[from as usize..to as usize]
    }

    /// Whether the register is live before the point.
    pub fn is_live_before(&self, block: BlockId, ip: usize, reg: Reg) -> bool {
        self.live_before(block, ip).binary_search(&reg).is_ok()
    }

    /// For which points the answers are exact.
    pub fn points(&self) -> Points {
        self.points
    }

    /// Lists the registers of the points; false if there would be more than `limit` entries.
    fn list(&mut self, func: &Function, live_in: &LiveIn, limit: usize) -> bool {
        let mut live = SortedSet::default();
        for block in &func.blocks {
            self.starts.push(self.ranges.len() as u32);
            let count = block.insts.len();
            let first = self.ranges.len();
            self.ranges.resize(first + count + 1, (0, 0));
            live.clear();
            for jump in block.term.jumps() {
                live_in.add_to(jump.block, &mut live);
            }
            visit::term_regs_read(&block.term, |r| live.insert(r));
            let union = (self.points == Points::Visible).then(|| self.block_union(block, &live));
            self.ranges[first + count] = self.push(&live);
            for (ip, inst) in block.insts.iter().enumerate().rev() {
                inst.results.iter().for_each(|r| live.remove(*r));
                visit::regs_read(&inst.op, |r| live.insert(r));
                let next_to_visible = visit::is_visible(inst) || (ip > 0 && visit::is_visible(&block.insts[ip - 1]));
                self.ranges[first + ip] = match union {
                    Some(union) if ip > 0 && !next_to_visible => union,
                    Some(_) | None => self.push(&live),
                };
                if self.pool.len() > limit {
                    return false;
                }
            }
        }
        true
    }

    /// Lists every register that is live somewhere in the block.
    fn block_union(&mut self, block: &crate::program::Block, live_out: &SortedSet) -> (u32, u32) {
        let mut union = live_out.clone();
        for inst in &block.insts {
            visit::regs_read(&inst.op, |r| union.insert(r));
        }
        self.push(&union)
    }

    /// Lists a set, sharing the last listed one if it is equal.
    fn push(&mut self, live: &SortedSet) -> (u32, u32) {
        let from = self.pool.len();
        self.pool.extend_from_slice(&live.0);
        let (a, b) = self.last;
        if self.pool[a as usize..b as usize] == self.pool[from..] {
            self.pool.truncate(from);
        } else {
            self.last = (from as u32, self.pool.len() as u32);
        }
        self.last
    }
}

/// The registers live on the edges into each block: before its parameters are set. The sets are over the registers that
/// some other block reads than the one that defines them, numbered densely; most registers live and die in one block.
struct LiveIn {
    /// The registers that cross blocks, sorted.
    crossing: Vec<Reg>,
    /// For each block which of them are live, by place in `crossing`.
    sets: Vec<BitSet>,
}

impl LiveIn {
    fn new(func: &Function) -> LiveIn {
        let crossing = crossing(func);
        let mut place = vec![None; func.regs.len()];
        for (i, reg) in crossing.iter().enumerate() {
            place[reg.index()] = Some(Reg::from_index(i));
        }
        let dense = |r: Reg| place.get(r.index()).copied().flatten();
        let cfg = Cfg::new(func);
        let mut sets = vec![BitSet::new(crossing.len()); func.blocks.len()];
        let mut live = BitSet::new(crossing.len());
        let mut changed = true;
        while changed {
            changed = false;
            for &b in cfg.rpo().iter().rev() {
                let block = &func.blocks[b.index()];
                live.clear();
                for &s in cfg.succs(b) {
                    live.union(&sets[s.index()]);
                }
                visit::term_regs_read(&block.term, |r| dense(r).into_iter().for_each(|r| live.insert(r)));
                for inst in block.insts.iter().rev() {
                    inst.results.iter().filter_map(|r| dense(*r)).for_each(|r| live.remove(r));
                    visit::regs_read(&inst.op, |r| dense(r).into_iter().for_each(|r| live.insert(r)));
                }
                block.params.iter().filter_map(|p| dense(*p)).for_each(|p| live.remove(p));
                changed |= sets[b.index()].union(&live);
            }
        }
        LiveIn { crossing, sets }
    }

    /// Adds the registers live on the edges into a block.
    fn add_to(&self, block: BlockId, live: &mut SortedSet) {
        if let Some(set) = self.sets.get(block.index()) {
            set.iter().for_each(|i| live.insert(self.crossing[i.index()]));
        }
    }
}

/// The registers that are read in another block than the one that defines them. Parameters of the function count as
/// defined in the entry.
fn crossing(func: &Function) -> Vec<Reg> {
    let mut home = vec![u32::MAX; func.regs.len()];
    let mut set = |reg: Reg, block: usize| {
        if let Some(slot) = home.get_mut(reg.index()) {
            *slot = block as u32;
        }
    };
    func.params.iter().for_each(|r| set(*r, 0));
    for (b, block) in func.blocks.iter().enumerate() {
        block.params.iter().chain(block.insts.iter().flat_map(|i| &i.results)).for_each(|r| set(*r, b));
    }
    let mut list = Vec::new();
    for (b, block) in func.blocks.iter().enumerate() {
        let mut read = |r: Reg| {
            if home.get(r.index()).is_some_and(|h| *h != b as u32) {
                list.push(r);
            }
        };
        block.insts.iter().for_each(|i| visit::regs_read(&i.op, &mut read));
        visit::term_regs_read(&block.term, &mut read);
    }
    list.sort_unstable();
    list.dedup();
    list
}

/// A small set of registers; live sets are, and a walk changes them one register at a time.
#[derive(Clone, Default)]
struct SortedSet(Vec<Reg>);

impl SortedSet {
    fn clear(&mut self) {
        self.0.clear();
    }

    fn insert(&mut self, reg: Reg) {
        if let Err(at) = self.0.binary_search(&reg) {
            self.0.insert(at, reg);
        }
    }

    fn remove(&mut self, reg: Reg) {
        if let Ok(at) = self.0.binary_search(&reg) {
            self.0.remove(at);
        }
    }
}

/// A set of registers as bits.
#[derive(Clone)]
struct BitSet(Vec<u64>);

impl BitSet {
    fn new(count: usize) -> BitSet {
        BitSet(vec![0; count.div_ceil(64)])
    }

    fn clear(&mut self) {
        self.0.fill(0);
    }

    fn insert(&mut self, reg: Reg) {
        if let Some(word) = self.0.get_mut(reg.index() / 64) {
            *word |= 1 << (reg.0 % 64);
        }
    }

    fn remove(&mut self, reg: Reg) {
        if let Some(word) = self.0.get_mut(reg.index() / 64) {
            *word &= !(1 << (reg.0 % 64));
        }
    }

    /// Adds the other set; whether anything is new.
    fn union(&mut self, other: &BitSet) -> bool {
        let mut changed = false;
        for (a, b) in self.0.iter_mut().zip(&other.0) {
            changed |= b & !*a != 0;
            *a |= b;
        }
        changed
    }

    fn iter(&self) -> impl Iterator<Item = Reg> + '_ {
        self.0.iter().enumerate().flat_map(|(i, &word)| {
            let mut rest = word;
            std::iter::from_fn(move || {
                (rest != 0).then(|| {
                    let bit = rest.trailing_zeros();
                    rest &= rest - 1;
                    Reg::from_index(i * 64 + bit as usize)
                })
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Random;

    /// Whether a path from the point reads the register before something defines it.
    fn naive(func: &Function, block: BlockId, ip: usize, reg: Reg) -> bool {
        let mut seen = vec![false; func.blocks.len()];
        let mut stack = vec![(block.index(), ip)];
        'paths: while let Some((b, from)) = stack.pop() {
            let block = &func.blocks[b];
            for inst in &block.insts[from..] {
                let mut read = false;
                visit::regs_read(&inst.op, |r| read |= r == reg);
                if read {
                    return true;
                }
                if inst.results.contains(&reg) {
                    continue 'paths;
                }
            }
            let mut read = false;
            visit::term_regs_read(&block.term, |r| read |= r == reg);
            if read {
                return true;
            }
            for jump in block.term.jumps() {
                let to = jump.block.index();
                if !func.blocks[to].params.contains(&reg) && !std::mem::replace(&mut seen[to], true) {
                    stack.push((to, 0));
                }
            }
        }
        false
    }

    #[test]
    fn agrees_with_the_definition_on_random_functions() {
        for seed in 0..150 {
            let program = Random::new(seed).program();
            for func in &program.functions {
                let cfg = Cfg::new(func);
                let exact = Liveness::new(func);
                let rough = Liveness::with_limit(func, 0);
                for &b in cfg.rpo() {
                    let insts = &func.blocks[b.index()].insts;
                    for ip in 0..=insts.len() {
                        let regs = (0..func.regs.len()).map(Reg::from_index);
                        let expect: Vec<Reg> = regs.filter(|r| naive(func, b, ip, *r)).collect();
                        assert_eq!(exact.live_before(b, ip), expect, "seed {seed} {} {b} {ip}", func.name);
                        assert!(expect.iter().all(|r| rough.is_live_before(b, ip, *r)));
                        if ip == 0 || ip == insts.len() || visit::is_visible(&insts[ip - 1]) {
                            assert_eq!(rough.live_before(b, ip), expect);
                        }
                    }
                }
            }
        }
    }
}
