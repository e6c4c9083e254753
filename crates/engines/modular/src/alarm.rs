//! Alarms and states in words.

use crate::events::{CellId, Event, Forest, What};
use crate::expr::ExprId;
use crate::search::Pair;
use crate::set::Set;
use crate::tuning;
use crate::unfold::{unfold, Limits};
use fencepost_check::layout::{Layout, Region};
use fencepost_check::Budget;
use fencepost_ir::Program;
use fencepost_models::Model;
use std::collections::BTreeMap;

/// What fails, and the interferences that could not be excluded.
pub fn describe(program: &Program, layout: &Layout, forest: &Forest, text: &str, pairs: &[Pair]) -> String {
    let parts: Vec<String> = pairs.iter().map(|p| pair(program, layout, forest, p)).collect();
    if parts.is_empty() {
        return text.to_string();
    }
    format!("{text}, if {}", parts.join(", "))
}

fn pair(program: &Program, layout: &Layout, forest: &Forest, p: &Pair) -> String {
    let name = cell_name(program, layout, forest, p.cell);
    let values = forest.exprs.evaluate(p.value);
    let value = match values.values() {
        // That it was never set is no value.
        _ if forest.cells[p.cell as usize].size == 0 => String::new(),
        Some([v]) => format!(" = {v}"),
        Some(_) | None => String::new(),
    };
    let from = match p.source {
        None => "the start".to_string(),
        Some(s) => format!("line {}", forest.event(s).loc.line),
    };
    format!("line {} reads {name}{value} of {from}", forest.event(p.load).loc.line)
}

fn cell_name(program: &Program, layout: &Layout, forest: &Forest, cell: CellId) -> String {
    let addr = forest.cells[cell as usize].addr;
    match layout.region(program, addr) {
        Region::Global(g) => match addr - layout.global(g) {
            0 => program.global(g).name.clone(),
            offset => format!("{}+{offset}", program.global(g).name),
        },
        Region::Thread(t) => format!("memory of thread {t}"),
        Region::Null | Region::Function(_) | Region::Nowhere => format!("{addr:#x}"),
    }
}

/// What is known at a line: what its loads may read and its stores may write, in each thread. `None` if the threads cannot
/// be unfolded.
pub fn explain(program: &Program, model: &'static Model, line: u32, budget: &Budget) -> Option<Vec<String>> {
    tuning::with(budget, || known(program, model, line, budget))
}

fn known(program: &Program, model: &'static Model, line: u32, budget: &Budget) -> Option<Vec<String>> {
    let program = crate::engine::prepare(program, model);
    let layout = Layout::new(&program).ok()?;
    let forest = unfold(&program, &layout, model, Limits::of(budget), budget).ok()?;
    // The same access on several paths is one: its values are joined.
    let mut lines: BTreeMap<String, Set> = BTreeMap::new();
    let mut note = |event: &Event, verb: &str, cell: CellId, set: Set| {
        let func = &program.func(forest.instances[event.instance as usize].func).name;
        let name = cell_name(&program, &layout, &forest, cell);
        let key = format!("thread {} ({func}) {verb} {name}", forest.instances[event.instance as usize].number);
        let joined = lines.get(&key).map_or_else(|| set.clone(), |old| old.join(&set));
        lines.insert(key, joined);
    };
    for event in forest.events.iter().filter(|e| e.loc.line == line) {
        match &event.what {
            What::Load(parts) => {
                for (cell, symbol) in parts.iter().filter(|p| forest.cells[p.0 as usize].size > 0) {
                    note(event, "reads", *cell, forest.exprs.range(*symbol).clone());
                }
            }
            What::Store(parts) => {
                for (cell, value) in parts.iter().filter(|p| forest.cells[p.0 as usize].size > 0) {
                    let value: ExprId = *value;
                    note(event, "writes", *cell, forest.exprs.evaluate(value));
                }
            }
            What::Fence(_)
            | What::Finish(..)
            | What::Begin
            | What::End
            | What::Start(_)
            | What::Join(_)
            | What::Condition(..)
            | What::Passed(..)
            | What::Exit(_)
            | What::Fail(_)
            | What::Cut(_) => {}
        }
    }
    Some(lines.into_iter().map(|(what, set)| format!("{what}: {}", values(&set))).collect())
}

fn values(set: &Set) -> String {
    match set.values() {
        None => "any value".to_string(),
        Some(list) => list.iter().map(u128::to_string).collect::<Vec<_>>().join(", "),
    }
}
