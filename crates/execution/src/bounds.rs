//! How far loops and recursion are followed, and what is cut off behind.

use crate::tuning;
use fencepost_check::Budget;
use fencepost_ir::{BlockId, FuncId, Loc, Program};
use fencepost_solver::circuit::Lit;
use rustc_hash::{FxHashMap, FxHashSet};

/// What a bound cut off.
#[derive(Clone, Debug)]
pub struct Cut {
    /// When it is reached.
    pub when: Lit,
    /// What it is.
    pub kind: CutKind,
    /// Where.
    pub loc: Loc,
}

/// The kinds of [`Cut`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum CutKind {
    /// A loop.
    Loop(FuncId, BlockId),
    /// A recursive call.
    Recursion(FuncId),
    /// Something that the engine does not handle; the text says what.
    Unsupported(String),
}

/// How far loops and recursion are followed.
#[derive(Clone, Debug)]
pub struct Bounds {
    /// Loops with a bound of their own.
    pub loops: FxHashMap<(FuncId, BlockId), u32>,
    /// All other loops.
    pub loop_default: u32,
    /// So many iterations that constants decide do not count.
    pub free: u32,
    /// So many iterations do not count in which constants decide that the loop goes on, though paths end in them.
    pub short: u32,
    /// Loops that have more iterations than that, all of which count.
    pub long: FxHashSet<(FuncId, BlockId)>,
    /// Functions with a bound of their own.
    pub recursion: FxHashMap<FuncId, u32>,
    /// All other functions.
    pub recursion_default: u32,
}

impl Bounds {
    /// The first bounds: those that the user names, or else so many iterations.
    pub fn first(named: Option<u32>, otherwise: u32, budget: &Budget) -> Bounds {
        let first = named.unwrap_or(otherwise);
        Bounds {
            loops: FxHashMap::default(),
            loop_default: first,
            // A bound that the user names is one for all loops.
            free: if named.is_some() { 0 } else { tuning::FREE.of(budget) as u32 },
            short: 0,
            long: FxHashSet::default(),
            recursion: FxHashMap::default(),
            recursion_default: first.max(8),
        }
    }

    /// Lets loops and recursion go twice as far; the result is the greatest new bound of a loop.
    pub fn deepen(&mut self, cuts: &[CutKind]) -> u32 {
        let mut most = 0;
        for cut in cuts {
            match cut {
                CutKind::Loop(f, b) => {
                    let bound = self.loops.entry((*f, *b)).or_insert(self.loop_default);
                    *bound = bound.saturating_mul(2).max(1);
                    most = most.max(*bound);
                }
                CutKind::Recursion(f) => {
                    let bound = self.recursion.entry(*f).or_insert(self.recursion_default);
                    *bound = bound.saturating_mul(2);
                }
                CutKind::Unsupported(_) => {}
            }
        }
        most
    }

    /// How often the loop that may go furthest is run.
    pub fn furthest(&self) -> u32 {
        self.loops.values().copied().max().unwrap_or(self.loop_default)
    }

    /// Notes which loops are longer than what does not count, and says whether that is new.
    pub fn are_long(&mut self, cuts: &[CutKind]) -> bool {
        let mut new = false;
        for cut in cuts {
            match cut {
                CutKind::Loop(f, b) => new |= self.short > 0 && self.long.insert((*f, *b)),
                CutKind::Recursion(_) | CutKind::Unsupported(_) => {}
            }
        }
        new
    }

    /// The bounds in words, as far as they were reached.
    pub fn describe(&self, program: &Program, cuts: &[CutKind]) -> String {
        let mut parts: Vec<String> = Vec::new();
        for cut in cuts {
            let text = match cut {
                CutKind::Loop(f, b) => {
                    let n = self.loops.get(&(*f, *b)).unwrap_or(&self.loop_default);
                    let func = program.func(*f);
                    let block = &func.blocks[b.index()];
                    let line = block.insts.iter().map(|i| i.loc).chain([block.loc]).find(|l| l.is_known());
                    match line {
                        Some(loc) => format!("the loop at line {} of `{}` at most {n} times", loc.line, func.name),
                        None => format!("a loop of `{}` at most {n} times", func.name),
                    }
                }
                CutKind::Recursion(f) => {
                    let n = self.recursion.get(f).unwrap_or(&self.recursion_default);
                    format!("`{}` calls itself at most {n} times", program.func(*f).name)
                }
                CutKind::Unsupported(text) => text.clone(),
            };
            if !parts.contains(&text) {
                parts.push(text);
            }
        }
        parts.sort();
        parts.join("; ")
    }
}
