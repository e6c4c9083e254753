//! `fencepost fences`: the fences that a program needs under each model, and those that it can spare.

use crate::args::{FencesArgs, Format};
use crate::check::distinct;
use crate::exit::Exit;
use crate::input::{Input, Loaded};
use crate::job::{self, Failure, Limits};
use crate::{terminal, test};
use fencepost_check::trace::TraceFinding;
use fencepost_check::{Budget, Engine, Properties, Property, Reason, Scope, Stop, Task, Verdict};
use fencepost_fences::{c_fence, propose, EditKind, Effort, Judge, Judgement, Need, Options, Style};
use fencepost_ir::{Code, Program};
use fencepost_models::Model;
use fencepost_report::fences as shown;
use fencepost_report::{json, Sources, Trouble};
use fencepost_symbolic::datatype::{self, build, Ruling, Spec, Test, TestTask};
use fencepost_symbolic::Symbolic;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Looks for fences.
pub fn main(args: &FencesArgs) -> Exit {
    let limits = &args.limits.limits();
    let mut input = Input::new(&args.input);
    if let Err(exit) = input.find_files() {
        return exit;
    }
    // A data type needs no `main`.
    input.test = (!args.tests.is_empty()).then(String::new);
    let mut printer = Printer { format: args.format, sources: Sources::new(), all: Vec::new() };
    let mut exit = Exit::Safe;
    let loaded = input.load(limits).and_then(|program| match args.tests.as_slice() {
        [] => Ok(program),
        [_, ..] => test::with_operations(&input, program),
    });
    match loaded {
        Ok(program) => {
            let letters = datatype::letters(&program.program);
            let parse = |text: &String| Test::parse(text, &letters).map_err(|m| format!("test `{text}`, {m}"));
            let tests: Vec<Test> = match args.tests.iter().map(parse).collect() {
                Ok(tests) => tests,
                Err(why) => {
                    terminal::error(Code::BadTest, &format!("{}: {why}", input.name()));
                    return Exit::Usage;
                }
            };
            for model in distinct(&args.model) {
                if job::interrupted() {
                    break;
                }
                let answer = one(args, &input, model, &program, tests.clone(), limits);
                exit = exit.worst(exit_of(&answer));
                printer.print(answer);
            }
        }
        Err(failure) => {
            failure.complain();
            exit = failure.exit();
            if args.format != Format::Text {
                for model in distinct(&args.model) {
                    let mut answer = empty(args, &input, model);
                    answer.need = match failure.result() {
                        Ok(Verdict::Unknown { reason }) => unknown(&reason, None),
                        Ok(Verdict::Safe { .. } | Verdict::Unsafe { .. }) => answer.need,
                        Err(trouble) => trouble_of(trouble),
                    };
                    printer.print(answer);
                }
            }
        }
    }
    printer.finish();
    exit
}

fn empty(args: &FencesArgs, input: &Input, model: &Model) -> shown::Fences {
    let properties: Properties = args.property.iter().copied().collect();
    shown::Fences {
        files: input.files.clone(),
        model: model.name.to_string(),
        properties: properties.iter().map(|p| p.name().to_string()).collect(),
        need: unknown(&Reason::Stopped(Stop::Cancelled), None),
        proposals: Vec::new(),
        more: None,
        at_least: 0,
        undecided: 0,
        redundant: Vec::new(),
        more_redundant: None,
        checks: 0,
        time: Duration::ZERO,
    }
}

/// Looks for the fences of one model.
fn one(
    args: &FencesArgs,
    input: &Input,
    model: &'static Model,
    program: &Loaded,
    tests: Vec<Test>,
    limits: &Limits,
) -> shown::Fences {
    let budget = limits.budget();
    let (shared, inner) = (Arc::clone(&program.program), budget.clone());
    let (properties, unwind) = (args.property.iter().copied().collect(), args.unwind);
    let races = args.property.contains(&Property::Race);
    let options = Options { limit: args.limit as usize, redundant: true, races };
    let begin = Instant::now();
    let work = move || {
        let check = if tests.is_empty() { assertions(properties) } else { data_type(tests) };
        propose(&shared, model, &mut Turns { check, budget: inner, unwind, endless: false }, &options)
    };
    let ended = job::run(&budget, limits, &format!("{} under {}", input.name(), model.name), work);
    let mut answer = empty(args, input, model);
    answer.time = begin.elapsed();
    match ended {
        Ok(ended) => fill(&mut answer, &program.program, model, ended.value, ended.asked),
        Err(Failure::LeftBehind(stop)) => answer.need = unknown(&Reason::Stopped(stop), None),
        Err(Failure::Panic(text)) => answer.need = trouble_of(Trouble::Internal(text)),
    }
    answer
}

/// The least time for a check, and for one that is not worth much.
const LEAST: [Duration; 2] = [Duration::from_secs(2), Duration::from_secs(1)];

/// A check has at first one part in so many of all the time, and one that is not worth much one in so many.
const PARTS: [u32; 2] = [20, 40];

/// A check that has no limit at all has this.
const UNLIMITED: Duration = Duration::from_secs(200);

/// Where loops have no bound, checks that are not worth much go so deep.
const SHALLOW: u32 = 4;

/// One check, in the time that it is given; loops are unrolled at most so often.
type Check = Box<dyn FnMut(&Program, &'static Model, Option<u32>, Budget) -> Judgement>;

/// Checks that take turns.
///
/// A program whose loops have no bound is never done: the engine goes deeper as long as there is time. So each check has
/// a part of the time, and the scope says how deep it came; only one that comes to nothing is given the rest. Once that
/// is known of a program, only what everything rests on goes as deep as it can.
struct Turns {
    check: Check,
    budget: Budget,
    unwind: Option<u32>,
    /// Whether a proof was bounded although nobody asked for bounds.
    endless: bool,
}

impl Judge for Turns {
    fn judge(&mut self, program: &Program, model: &'static Model, effort: Effort) -> Judgement {
        if let Some(stop) = self.budget.stop(0) {
            return Judgement::Unknown(Reason::Stopped(stop));
        }
        let i = usize::from(effort == Effort::Little);
        let slice = (self.budget.limit().unwrap_or(UNLIMITED) / PARTS[i]).max(LEAST[i]);
        let shallow = effort == Effort::Little && self.endless;
        let unwind = self.unwind.or(shallow.then_some(SHALLOW));
        let judgement = (self.check)(program, model, unwind, self.budget.slice(slice));
        self.endless |= unwind.is_none() && matches!(judgement, Judgement::Safe(Scope::Bounded(_)));
        let over = matches!(judgement, Judgement::Unknown(Reason::Stopped(Stop::Time)));
        match effort {
            Effort::Full if over && self.budget.stop(0).is_none() => {
                (self.check)(program, model, unwind, self.budget.clone())
            }
            Effort::Little if over && self.budget.stop(0).is_none() => {
                let text = format!("a check was given up after {:.0} s", slice.as_secs_f64());
                Judgement::Unknown(Reason::Undecided(text))
            }
            Effort::Full | Effort::Little => judgement,
        }
    }
}

/// The assertions of a program, checked by the symbolic engine.
fn assertions(properties: Properties) -> Check {
    Box::new(move |program, model, unwind, budget| {
        match Symbolic.check(&Task { program, model, properties, unwind, budget }).verdict {
            Verdict::Safe { scope } => Judgement::Safe(scope),
            Verdict::Unsafe { trace, .. } => Judgement::Violation(vec![*trace]),
            Verdict::Unknown { reason } => Judgement::Unknown(reason),
        }
    })
}

/// Tests of a data type. The one that failed last is the first: it is likely to fail again.
fn data_type(mut tests: Vec<Test>) -> Check {
    Box::new(move |program, model, unwind, budget| {
        let mut scope = Scope::All;
        for k in 0..tests.len() {
            let harness = match build(program, &tests[k]) {
                Ok(harness) => harness,
                Err(text) => return Judgement::Unknown(Reason::Internal(text)),
            };
            let spec = Spec::Serial;
            let task = TestTask { harness: &harness, model, spec, unwind, budget: budget.clone() };
            let mut trace = match datatype::check(&task).ruling {
                Ruling::Safe { scope: Scope::All } => continue,
                Ruling::Safe { scope: Scope::Bounded(text) } => {
                    scope = Scope::Bounded(text);
                    continue;
                }
                Ruling::Fails { trace, .. } => trace,
                Ruling::Wrong(wrong) => wrong.trace,
                Ruling::Unknown { reason } => return Judgement::Unknown(reason),
            };
            if !trace.has_finding() {
                trace.finding.message = format!("no serial execution observes what a run of `{}` does", tests[k]);
            }
            tests.swap(0, k);
            return Judgement::Violation(vec![*trace]);
        }
        Judgement::Safe(scope)
    })
}

fn fill(
    answer: &mut shown::Fences,
    program: &Program,
    model: &Model,
    found: fencepost_fences::Answer,
    asked: Option<Stop>,
) {
    let nothing = || TraceFinding { message: "something goes wrong".to_string(), ..TraceFinding::default() };
    answer.need = match found.need {
        Need::Nothing(scope) => shown::Need::Nothing(scope),
        Need::Fences => shown::Need::Fences(found.trace.map_or_else(nothing, |t| t.finding)),
        Need::Repair { trace, sc } => shown::Need::Repair { finding: trace.finding, sc },
        Need::Unknown(reason) => unknown(&reason, asked),
    };
    let edit = |e: &fencepost_fences::Edit| edit_of(e, program, model);
    answer.proposals = found.proposals.iter().map(|p| proposal_of(p, program, model)).collect();
    let spares = found.redundant.into_iter();
    answer.redundant =
        spares.map(|s| shown::Spare { edit: edit(&s.edit), together: s.together, scope: s.scope }).collect();
    (answer.more, answer.more_redundant) = (found.more, found.more_redundant);
    (answer.at_least, answer.undecided, answer.checks) = (found.at_least, found.undecided, found.checks);
}

/// A proposal as it is shown.
pub fn proposal_of(p: &fencepost_fences::Proposal, program: &Program, model: &Model) -> shown::Proposal {
    shown::Proposal {
        orders: p.style == Style::Orders,
        edits: p.edits.iter().map(|e| edit_of(e, program, model)).collect(),
        scope: p.scope.clone(),
    }
}

fn edit_of(e: &fencepost_fences::Edit, program: &Program, model: &Model) -> shown::Edit {
    shown::Edit {
        file: program.file_name(e.place.loc).unwrap_or_default().to_string(),
        line: e.place.loc.line,
        column: e.place.loc.column,
        function: e.function.clone(),
        at: e.place.class.name(),
        kind: match e.kind {
            EditKind::Fence { mask, behind } => shown::EditKind::Fence { mask, behind, c: c_fence(model, mask) },
            EditKind::Order { from, to } => shown::EditKind::Order { from, to },
            EditKind::Remove(kind) => shown::EditKind::Remove(kind),
        },
        instead: e.instead.iter().map(|other| edit_of(other, program, model)).collect(),
    }
}

/// No answer: who cancelled is known here, and an engine's own alarm is an internal error.
fn unknown(reason: &Reason, asked: Option<Stop>) -> shown::Need {
    let reason = match (reason, asked) {
        (Reason::Stopped(Stop::Cancelled), Some(stop)) => Reason::Stopped(stop),
        (reason, _) => reason.clone(),
    };
    match reason {
        Reason::Internal(what) => trouble_of(Trouble::Internal(what)),
        Reason::Stopped(_)
        | Reason::Unsupported { .. }
        | Reason::Limit(_)
        | Reason::Undecided(_)
        | Reason::Otherwise(_) => {
            shown::Need::Unknown { reason: reason.to_string(), stopped: reason.stopped(), trouble: None }
        }
    }
}

fn trouble_of(trouble: Trouble) -> shown::Need {
    let reason = match &trouble {
        Trouble::Input(diagnostic) => diagnostic.to_string(),
        Trouble::Internal(text) => format!("internal error: {text}"),
    };
    shown::Need::Unknown { reason, stopped: None, trouble: Some(trouble) }
}

fn exit_of(answer: &shown::Fences) -> Exit {
    match &answer.need {
        shown::Need::Nothing(_) => Exit::Safe,
        shown::Need::Fences(_) | shown::Need::Repair { .. } => Exit::Violation,
        shown::Need::Unknown { trouble: Some(Trouble::Input(_)), .. } => Exit::Unsupported,
        shown::Need::Unknown { trouble: Some(Trouble::Internal(_)), .. } => Exit::Internal,
        shown::Need::Unknown { stopped: Some(Stop::Cancelled), .. } => Exit::Interrupted,
        shown::Need::Unknown { stopped: Some(Stop::Time | Stop::Memory), .. } => Exit::Resources,
        shown::Need::Unknown { stopped: None, trouble: None, .. } => Exit::Unknown,
    }
}

/// Prints answers as they come.
struct Printer {
    format: Format,
    sources: Sources,
    all: Vec<shown::Fences>,
}

impl Printer {
    fn print(&mut self, answer: shown::Fences) {
        match self.format {
            Format::Text => {
                if let shown::Need::Unknown { trouble: Some(Trouble::Internal(what)), .. } = &answer.need {
                    terminal::complain(&crate::internal_error(what));
                }
                terminal::print(&shown::text(&answer, &mut self.sources, &terminal::stdout_style()));
            }
            Format::Jsonl => terminal::print(&(json::line(&shown::record(&answer)) + "\n")),
            Format::Json => {}
        }
        self.all.push(answer);
    }

    fn finish(&self) {
        match self.format {
            Format::Text | Format::Jsonl => {}
            Format::Json => {
                let records: Vec<_> = self.all.iter().map(shown::record).collect();
                terminal::print(&(json::pretty(&records) + "\n"));
            }
        }
    }
}
