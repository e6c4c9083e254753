//! Conditions under the reads-from so far.
//!
//! Guarantee: a condition is called impossible only if no values within the ranges of its open symbols give it the value
//! that the path needs.

use super::{tidy, Blame, Condition, Search};
use crate::events::{CellId, EventId, What};
use crate::expr::{ExprId, Node, Symbol};
use crate::set::Set;
use rustc_hash::{FxHashMap, FxHashSet};

impl Search<'_> {
    /// Whether every condition can still hold; otherwise the decisions that it depends on.
    pub(super) fn check_conditions(&mut self) -> Result<(), Blame> {
        let mut env: FxHashMap<Symbol, Set> = FxHashMap::default();
        let mut narrowed: FxHashMap<Symbol, Vec<usize>> = FxHashMap::default();
        for i in 0..self.conditions.len() {
            let Condition { expr, value, soft, .. } = self.conditions[i];
            // The unfolding has seen that what an assertion says is possible; only what loads read can change that.
            if soft && !self.forest.exprs.symbols_in(expr).iter().any(|s| self.bound.contains_key(s)) {
                continue;
            }
            let now = self.forest.exprs.resolve(expr, &self.bound);
            if self.forest.exprs.value(now).is_some_and(|v| v & 1 == u128::from(value)) {
                continue;
            }
            let set = self.forest.exprs.evaluate_with(now, &env);
            let mut symbols = Vec::new();
            self.forest.exprs.symbols_of(now, &mut symbols);
            if !set.has(u128::from(value)) {
                let mut blame = self.reasons(i);
                for s in &symbols {
                    for k in narrowed.get(s).into_iter().flatten() {
                        blame.extend(self.reasons(*k));
                    }
                }
                tidy(&mut blame);
                return Err(blame);
            }
            self.narrow(now, value, &symbols, i, &mut env, &mut narrowed);
        }
        Ok(())
    }

    /// Leaves out the sources with values for which a condition on this load alone does not hold; the answer is why.
    pub(super) fn drop_by_value(&mut self, cell: CellId, symbol: Symbol, sources: &mut Vec<Option<EventId>>) -> Blame {
        let mut blame = Blame::new();
        for i in 0..self.conditions.len() {
            let Condition { expr, value, soft, .. } = self.conditions[i];
            if soft {
                continue;
            }
            let now = self.forest.exprs.resolve(expr, &self.bound);
            if self.forest.exprs.symbols_in(now)[..] != [symbol] {
                continue;
            }
            let count = sources.len();
            sources.retain(|s| match self.constant(cell, *s) {
                None => true,
                Some(v) => {
                    let env = FxHashMap::from_iter([(symbol, v)]);
                    self.forest.exprs.evaluate_with(now, &env).has(u128::from(value))
                }
            });
            if sources.len() < count {
                blame.extend(self.reasons(i));
            }
        }
        blame
    }

    /// What a load reads from a source, if that is a constant.
    fn constant(&self, cell: CellId, source: Option<EventId>) -> Option<Set> {
        let expr = match source {
            None => self.forest.initial[cell as usize],
            Some(s) => match &self.forest.event(s).what {
                What::Store(parts) => parts.iter().find(|p| p.0 == cell)?.1,
                What::Load(_)
                | What::Fence(_)
                | What::Finish(..)
                | What::Begin
                | What::End
                | What::Start(_)
                | What::Join(_)
                | What::Condition(..)
                | What::Passed(..)
                | What::Exit(_)
                | What::Fail(_)
                | What::Cut(_) => return None,
            },
        };
        self.forest.exprs.value(expr).map(|v| Set::one(self.forest.exprs.bits(expr), v))
    }

    /// Fewer values for the only open symbol of a condition.
    fn narrow(
        &self,
        cond: ExprId,
        value: bool,
        symbols: &[Symbol],
        index: usize,
        env: &mut FxHashMap<Symbol, Set>,
        narrowed: &mut FxHashMap<Symbol, Vec<usize>>,
    ) {
        let [symbol] = symbols else { return };
        let exprs = &self.forest.exprs;
        let range = env.get(symbol).unwrap_or(exprs.range(*symbol)).clone();
        let fewer = match range.values() {
            Some(_) => range.filter(|v| {
                let mut one: FxHashMap<Symbol, Set> = FxHashMap::default();
                one.insert(*symbol, range.filter(|x| x == v));
                exprs.evaluate_with(cond, &one).has(u128::from(value))
            }),
            None => match exprs.equal_to(cond, value) {
                Some((s, v)) if s == *symbol => v,
                Some(_) | None => return,
            },
        };
        if fewer != range {
            env.insert(*symbol, fewer);
            narrowed.entry(*symbol).or_default().push(index);
        }
    }

    /// The decisions that the value of a condition is due to.
    fn reasons(&self, condition: usize) -> Blame {
        let Condition { expr, event, .. } = self.conditions[condition];
        let mut blame: Blame = self.why.get(&event).into_iter().flat_map(|w| w.iter().copied()).collect();
        let mut seen: FxHashSet<ExprId> = FxHashSet::default();
        let mut work = vec![expr];
        while let Some(e) = work.pop() {
            if !seen.insert(e) {
                continue;
            }
            match self.forest.exprs.node(e) {
                Node::Const(_) => {}
                Node::Symbol(s) => {
                    if let (Some(to), Some(read)) = (self.bound.get(s), self.read_of.get(s)) {
                        work.push(*to);
                        blame.push(self.reads[*read as usize].1);
                    }
                }
                Node::Apply(_, args) => work.extend(args.iter().copied()),
            }
        }
        blame
    }

    /// The loads on which conditions that are not decided depend.
    pub(super) fn open_symbols(&mut self, soft: bool) -> Vec<Symbol> {
        let mut symbols = Vec::new();
        for i in 0..self.conditions.len() {
            if self.conditions[i].soft && !soft {
                continue;
            }
            let now = self.forest.exprs.resolve(self.conditions[i].expr, &self.bound);
            self.forest.exprs.symbols_of(now, &mut symbols);
        }
        symbols.retain(|s| self.forest.loads.contains_key(s) && !self.bound.contains_key(s));
        symbols
    }
}
