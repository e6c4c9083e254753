//! The engine: unfold, ask about each assertion that may fail, and about each bound that may be reached.
//!
//! Guarantee: `safe` means that no run violates the properties. Everything else is `unknown`, with the alarms.
//! Misses: properties other than assertions.

use crate::events::{EventId, Forest, What};
use crate::search::{Outcome, Pair, Search};
use crate::unfold::{unfold, Limits};
use fencepost_check::finding::{FindingKind, Property};
use fencepost_check::layout::Layout;
use fencepost_check::task::{prepared, Engine, Reason, Report, Scope, Task, Verdict};
use fencepost_ir::passes;
use fencepost_ir::{Loc, Program};
use std::collections::BTreeMap;

/// The engine `modular`.
#[derive(Debug)]
pub struct Modular;

/// At most so many steps for one goal.
const STEPS: u64 = 200_000;

/// So often are loops repeated, one attempt after the other.
const REPEATS: [u32; 2] = [2, 12];

impl Engine for Modular {
    fn name(&self) -> &'static str {
        "modular"
    }

    fn summary(&self) -> &'static str {
        "thread-modular analysis: proofs for every run, or alarms; never says unsafe"
    }

    fn check(&self, task: &Task<'_>) -> Report {
        let mut stats = Stats::default();
        let verdict = check(task, &mut stats).unwrap_or_else(|reason| Verdict::Unknown { reason });
        Report { verdict, stats: stats.list() }
    }
}

#[derive(Default)]
struct Stats {
    proved: u64,
    alarms: u64,
    steps: u64,
    events: u64,
    threads: u64,
}

impl Stats {
    fn list(&self) -> Vec<(&'static str, u64)> {
        vec![
            ("proved", self.proved),
            ("alarms", self.alarms),
            ("steps", self.steps),
            ("events", self.events),
            ("threads", self.threads),
        ]
    }
}

fn undecided(text: impl Into<String>) -> Reason {
    Reason::Undecided(text.into())
}

fn check(task: &Task<'_>, stats: &mut Stats) -> Result<Verdict, Reason> {
    if let Some(other) = task.properties.iter().find(|p| *p != Property::Assert) {
        return Err(undecided(format!("modular proves assertions only, not {}", other.name())));
    }
    let mut program = prepared(task.program, task.model).into_owned();
    let keep = task.model.keep;
    passes::waits::run(&mut program, &passes::waits::Config { loads_in_order: keep.rr.same });
    let layout = Layout::new(&program).map_err(undecided)?;
    let mut last = undecided("nothing was tried");
    for repeat in REPEATS {
        let repeat = task.unwind.unwrap_or(repeat);
        let limits = Limits { repeat, ..Limits::default() };
        let mut forest = unfold(&program, &layout, task.model, limits, &task.budget).map_err(undecided)?;
        match judge(task, &program, &layout, &mut forest, stats) {
            Ok(verdict) => return Ok(verdict),
            Err(Judged::Bound(reason)) => last = reason,
            Err(Judged::Alarm(reason)) => return Err(reason),
        }
    }
    Err(last)
}

/// Why nothing is proved.
enum Judged {
    /// More unfolding may help.
    Bound(Reason),
    /// It does not.
    Alarm(Reason),
}

fn judge(
    task: &Task<'_>,
    program: &Program,
    layout: &Layout,
    forest: &mut Forest,
    stats: &mut Stats,
) -> Result<Verdict, Judged> {
    (stats.events, stats.threads) = (forest.events.len() as u64, forest.instances.len() as u64);
    (stats.proved, stats.alarms) = (0, 0);
    let wanted = |kind: &FindingKind| task.properties.has(kind.property());
    let mut goals: BTreeMap<Loc, Vec<(EventId, String)>> = BTreeMap::new();
    let mut cuts: Vec<(EventId, &'static str)> = Vec::new();
    for (id, event) in forest.events.iter().enumerate() {
        match &event.what {
            What::Fail(kind) if wanted(kind) => {
                goals.entry(event.loc).or_default().push((id as EventId, kind.to_string()));
            }
            What::Cut(what) => cuts.push((id as EventId, what)),
            What::Fail(_)
            | What::Load(_)
            | What::Store(_)
            | What::Fence(_)
            | What::Begin
            | What::End
            | What::Start(_)
            | What::Join(_)
            | What::Condition(..)
            | What::Exit(_) => {}
        }
    }
    // Without dependencies a thread behind a bound may be what lets another one reach its own.
    if let (false, Some((_, what))) = (task.model.keep.dependencies, cuts.first()) {
        return Err(Judged::Bound(undecided(format!("a bound may be reached: {what}"))));
    }
    let mut alarms: Vec<String> = Vec::new();
    for (loc, events) in goals {
        let mut alarm = None;
        for (goal, text) in events {
            match reach(task, forest, goal, stats) {
                Outcome::Refuted => {}
                Outcome::Found(pairs) => alarm = Some(describe(program, layout, forest, &text, &pairs)),
                Outcome::Stopped(Some(stop)) => return Err(Judged::Alarm(Reason::Stopped(stop))),
                Outcome::Stopped(None) => alarm = Some(format!("{text} (the search was cut off)")),
            }
            if alarm.is_some() {
                break;
            }
        }
        match alarm {
            None => stats.proved += 1,
            Some(text) => {
                stats.alarms += 1;
                alarms.push(format!("line {}: {text}", loc.line));
            }
        }
    }
    if !alarms.is_empty() {
        return Err(Judged::Alarm(undecided(alarms.join("; "))));
    }
    for (goal, what) in cuts {
        match reach(task, forest, goal, stats) {
            Outcome::Refuted => {}
            Outcome::Found(_) | Outcome::Stopped(None) => {
                return Err(Judged::Bound(undecided(format!("a bound may be reached: {what}"))))
            }
            Outcome::Stopped(Some(stop)) => return Err(Judged::Alarm(Reason::Stopped(stop))),
        }
    }
    Ok(Verdict::Safe { scope: Scope::All })
}

fn reach(task: &Task<'_>, forest: &mut Forest, goal: EventId, stats: &mut Stats) -> Outcome {
    let mut search = Search::new(forest, task.model.keep, &task.budget, STEPS);
    let outcome = search.reach(goal);
    stats.steps += search.steps();
    task.budget.report(stats.steps);
    outcome
}

/// An alarm in words: what fails, and what could not be excluded.
fn describe(program: &Program, layout: &Layout, forest: &Forest, text: &str, pairs: &[Pair]) -> String {
    let parts: Vec<String> = pairs.iter().map(|p| pair(program, layout, forest, p)).collect();
    if parts.is_empty() {
        return text.to_string();
    }
    format!("{text}, if {}", parts.join(", "))
}

fn pair(program: &Program, layout: &Layout, forest: &Forest, p: &Pair) -> String {
    let name = cell_name(program, layout, forest.cells[p.cell as usize].addr);
    let values = forest.exprs.evaluate(p.value);
    let value = match values.values() {
        Some([v]) => format!(" = {v}"),
        Some(_) | None => String::new(),
    };
    let from = match p.source {
        None => "the start".to_string(),
        Some(s) => format!("line {}", forest.event(s).loc.line),
    };
    format!("line {} reads {name}{value} of {from}", forest.event(p.load).loc.line)
}

fn cell_name(program: &Program, layout: &Layout, addr: u64) -> String {
    match layout.region(program, addr) {
        fencepost_check::layout::Region::Global(g) => {
            let offset = addr - layout.global(g);
            let name = &program.global(g).name;
            if offset == 0 {
                name.clone()
            } else {
                format!("{name}+{offset}")
            }
        }
        fencepost_check::layout::Region::Thread(t) => format!("memory of thread {t}"),
        fencepost_check::layout::Region::Null
        | fencepost_check::layout::Region::Function(_)
        | fencepost_check::layout::Region::Nowhere => format!("{addr:#x}"),
    }
}
