//! Witnesses become traces: runs that the explorers found are turned into what a solver would say of them, and back.
//!
//! A trace keeps what an engine knows: the answers to its threads, and the places of the accesses that are not private.
//! Objects get other addresses. The completed trace must replay and show the same finding. `FENCEPOST_CASES=N` runs N
//! seeds instead of the usual few hundred; `FENCEPOST_SEED=S` starts at seed S.

use fencepost_check::enumerate::generate::{lower, random, shrink, Shape, Stmt, Test};
use fencepost_check::enumerate::{explore, Face, Options};
use fencepost_check::interp::{Answer, Code, Request, Thread};
use fencepost_check::layout::Region;
use fencepost_check::trace::{Trace, TraceEvent, TraceKind};
use fencepost_check::value::Value;
use fencepost_check::witness::{complete, Claim, Step, StepKind, Witness, WitnessThread};
use fencepost_check::{Budget, Finding, Properties, Property, Task};
use fencepost_ir::Program;
use fencepost_models::buffer::overlaps;
use fencepost_models::{Model, MODELS};
use std::path::Path;
use std::time::Duration;

// --- a trace as a witness --------------------------------------------------------------------

/// How the engine that is played here writes down its witnesses.
#[derive(Clone, Copy)]
struct Manner {
    /// Accesses that only one thread makes have no ranks.
    private: bool,
    /// The halves of a read-modify-write have one rank.
    halves: bool,
    /// All accesses of an atomic section have one rank.
    sections: bool,
    /// Objects are elsewhere.
    moved: bool,
}

impl Manner {
    fn of(seed: usize) -> Manner {
        Manner { private: seed & 1 == 0, halves: seed & 2 == 0, sections: seed & 4 == 0, moved: seed & 8 == 0 }
    }
}

/// One thread of a trace, executed again.
struct Player<'a> {
    code: &'a Code<'a>,
    trace: &'a Trace,
    manner: Manner,
    /// The places of each event's load and store.
    places: &'a [(Option<u64>, Option<u64>)],
    /// The threads that have been started.
    made: Vec<Option<Thread<()>>>,
}

/// A step with the event that it was made from.
type Made = (Step, Option<usize>);

impl Player<'_> {
    fn play(&mut self, mut thread: Thread<()>) -> Vec<Made> {
        let tid = thread.tid;
        let mut own = (0..self.trace.events.len()).filter(|i| self.trace.events[*i].thread == tid);
        let mut steps = Vec::new();
        let mut section = None;
        let mut request = thread.resume(self.code, Answer::Done);
        for _ in 0..100_000 {
            let (kind, event, answer) = match &request {
                Request::Allocate(a) => {
                    let base = self.elsewhere(u128::from(a.base)) as u64;
                    (Some(StepKind::Allocate { base, size: a.size }), None, Answer::Done)
                }
                Request::Release { .. } | Request::Yield | Request::Commit => (None, None, Answer::Done),
                Request::ThreadNew { nth } => {
                    let made = self.trace.threads.iter().position(|t| t.made_by == Some((tid, *nth)));
                    let id = Code::thread_id(made.unwrap_or(self.trace.threads.len()) as u32);
                    (None, None, Answer::Value(Value::known(u128::from(id))))
                }
                _ => {
                    let Some(event) = own.next() else { break };
                    let e = &self.trace.events[event];
                    if e.kind == TraceKind::AtomicBegin {
                        section = self.section(event);
                    } else if e.kind == TraceKind::AtomicEnd {
                        section = None;
                    }
                    let (kind, answer) = self.step(&request, e);
                    (kind, Some(event), answer)
                }
            };
            if let Some(kind) = kind {
                steps.push((self.ranked(kind, event, section), event));
            }
            request = thread.resume(self.code, answer);
        }
        steps
    }

    /// One rank for the section that begins here, if nothing else comes between its accesses.
    fn section(&self, begin: usize) -> Option<u64> {
        let thread = self.trace.events[begin].thread;
        let own = (begin..self.trace.events.len()).filter(|e| self.trace.events[*e].thread == thread);
        let inside: Vec<usize> = own.take_while(|e| self.trace.events[*e].kind != TraceKind::AtomicEnd).collect();
        let places = || inside.iter().flat_map(|e| [self.places[*e].0, self.places[*e].1]).flatten();
        let (first, last) = (places().min()?, places().max()?);
        (self.manner.sections && last - first == 3 * (places().count() as u64 - 1)).then_some(first)
    }

    fn ranked(&self, kind: StepKind, event: Option<usize>, section: Option<u64>) -> Step {
        let (mut load_rank, mut store_rank) = event.map_or((None, None), |e| self.places[e]);
        if self.manner.private && event.is_some_and(|e| self.trace.events[e].private) {
            (load_rank, store_rank) = (None, None);
        }
        if self.manner.halves && load_rank.is_some_and(|l| store_rank == Some(l + 3)) {
            store_rank = load_rank;
        }
        if let Some(rank) = section {
            (load_rank, store_rank) = (load_rank.map(|_| rank), store_rank.map(|_| rank));
        }
        Step { kind, load_rank, store_rank }
    }

    fn step(&mut self, request: &Request<()>, e: &TraceEvent) -> (Option<StepKind>, Answer<()>) {
        let (read, undef) = e.read.map_or((0, 0), |w| (w.bits, w.undef));
        let value = Value::new(read, undef, ());
        let pointer = undef == 0 && (e.size == 8 || e.kind == TraceKind::ThreadJoin);
        let bits = if pointer { self.elsewhere(read) } else { read };
        match e.kind {
            TraceKind::Load => (Some(StepKind::Load { bits, undef }), Answer::Value(value)),
            TraceKind::Store => (Some(StepKind::Store), Answer::Done),
            TraceKind::Rmw => (Some(StepKind::Rmw { bits, undef }), Answer::Value(value)),
            TraceKind::CmpXchg | TraceKind::CmpXchgFailed => {
                let stored = e.kind == TraceKind::CmpXchg;
                (Some(StepKind::CmpXchg { bits, undef, stored }), Answer::Exchanged(value, stored))
            }
            TraceKind::Fence | TraceKind::AtomicBegin | TraceKind::AtomicEnd => (None, Answer::Done),
            TraceKind::ThreadStart => {
                if let Request::ThreadStart { func, arg, .. } = request {
                    self.made[e.addr as usize] = Some(self.code.thread(e.addr as u32, *func, *arg));
                }
                (Some(StepKind::Start { thread: e.addr as u32 }), Answer::Done)
            }
            TraceKind::ThreadJoin => {
                (Some(StepKind::Join { thread: e.addr as u32, bits, undef }), Answer::Value(value))
            }
            TraceKind::Free => (Some(StepKind::Free), Answer::Done),
            TraceKind::Nondet => (Some(StepKind::Nondet { bits: read }), Answer::Value(value)),
            TraceKind::Answer if matches!(request, Request::Format { .. }) => {
                let byte = |k: usize| u8::from_str_radix(&e.what[k..k + 2], 16).expect("text is in hexadecimal");
                let bytes: Vec<u8> = (0..e.what.len()).step_by(2).map(byte).collect();
                (Some(StepKind::Bytes(bytes.clone())), Answer::Bytes(bytes))
            }
            TraceKind::Answer => (Some(StepKind::Answer { bits: read }), Answer::Value(value)),
            TraceKind::Exit => panic!("a trace does not show ends"),
        }
    }

    /// Where the engine has what is at an address. Objects begin at multiples of 1 MiB and are smaller here.
    fn elsewhere(&self, value: u128) -> u128 {
        let Ok(addr) = u64::try_from(value) else { return value };
        match self.code.layout.region(self.code.program, addr) {
            Region::Thread(tid) if self.manner.moved && addr >= self.code.layout.stack_start(tid) => {
                let base = addr >> 20 << 20;
                u128::from(0x6000_0000_0000_0000 - base + (addr - base))
            }
            _ => value,
        }
    }
}

fn witness_of(program: &Program, trace: &Trace, manner: Manner) -> Witness {
    let code = Code::new(program, None).expect("the program fits");
    let mut places = vec![(None, None); trace.events.len()];
    for (i, item) in trace.order.iter().enumerate() {
        let place = &mut places[item.event as usize];
        *(if item.store { &mut place.1 } else { &mut place.0 }) = Some(3 * i as u64 + 7);
    }
    let mut made: Vec<Option<Thread<()>>> = trace.threads.iter().map(|_| None).collect();
    made[0] = Some(code.main_thread());
    let mut player = Player { code: &code, trace, manner, places: &places, made };
    let mut steps: Vec<Option<Vec<Made>>> = Vec::new();
    for tid in 0..trace.threads.len() {
        let thread = player.made[tid].take();
        steps.push(thread.map(|t| player.play(t)));
    }
    let claim = claim(trace, &steps);
    let thread = |(tid, own): (usize, Option<Vec<Made>>)| WitnessThread {
        // Traces do not say who made a thread that was never started.
        made_by: trace.threads[tid].made_by.or((tid > 0).then_some((0, 1_000 + tid as u32))),
        started: own.is_some(),
        steps: own.unwrap_or_default().into_iter().map(|(s, _)| s).collect(),
    };
    Witness { threads: steps.into_iter().enumerate().map(thread).collect(), claim }
}

fn claim(trace: &Trace, steps: &[Option<Vec<Made>>]) -> Claim {
    let finding = &trace.finding;
    match finding.property.as_str() {
        "deadlock" => Claim::Deadlock,
        "race" => {
            let access = |e: &TraceEvent| e.size > 0 && (e.read.is_some() || e.written.is_some());
            let events = || (0..trace.events.len()).filter(|e| access(&trace.events[*e]));
            let here = |e: &TraceEvent| (e.thread, e.line, e.column) == (finding.thread, finding.line, finding.column);
            let there = |e: &TraceEvent| {
                let what = if e.written.is_some() { "store" } else { "load" };
                finding.message.ends_with(&format!("the {what} at {}:{} of thread {}", e.file, e.line, e.thread))
            };
            let conflict = |a: &TraceEvent, b: &TraceEvent| {
                (a.written.is_some() || b.written.is_some())
                    && overlaps(a.addr, u64::from(a.size), b.addr, u64::from(b.size))
            };
            let step = |event: usize| {
                let thread = trace.events[event].thread;
                let own = steps[thread as usize].as_ref().expect("the thread has started");
                let at = own.iter().position(|(_, e)| *e == Some(event)).expect("the access is a step");
                (thread, at as u32)
            };
            let pair = events().flat_map(|a| events().map(move |b| (a, b))).find(|(a, b)| {
                let (a, b) = (&trace.events[*a], &trace.events[*b]);
                here(a) && there(b) && conflict(a, b)
            });
            let (a, b) = pair.expect("the trace has both accesses");
            Claim::Race { first: step(a), second: step(b) }
        }
        _ => Claim::Thread(finding.thread),
    }
}

// --- programs --------------------------------------------------------------------------------

/// Completes what a trace says; gives what is wrong with the outcome.
fn differs(
    program: &Program,
    model: &'static Model,
    finding: &Finding,
    trace: &Trace,
    manner: Manner,
) -> Option<String> {
    let witness = witness_of(program, trace, manner);
    match complete(program, model, &witness) {
        Err(error) => Some(format!("{}: {}: {error}", model.name, finding.kind)),
        Ok((found, _)) if found != *finding => Some(format!("{}: {finding:?} became {found:?}", model.name)),
        Ok((_, completed)) => {
            // Fences behind the last access may be new.
            let count = |t: &Trace| t.order.len();
            (count(&completed) != count(trace))
                .then(|| format!("{}: {} accesses became {}", model.name, count(trace), count(&completed)))
        }
    }
}

fn task<'p>(program: &'p Program, model: &'static Model, properties: Properties) -> Task<'p> {
    let budget = Budget::new(Some(Duration::from_secs(10)), Some(1 << 30));
    Task { program, model, properties, unwind: Some(2), budget }
}

/// All properties but races, and races.
fn questions() -> [Properties; 2] {
    let rest = Property::ALL.into_iter().filter(|p| *p != Property::Race).collect();
    [rest, Properties::NONE.with(Property::Race)]
}

/// Completes every finding of both faces; gives how many there were, or what is wrong.
fn all(program: &Program, models: &[&'static Model], options: &Options, seed: usize) -> Result<u32, String> {
    let mut count = 0;
    for model in models {
        for (properties, face) in questions().iter().flat_map(|p| [(p, Face::Axioms), (p, Face::Machine)]) {
            if face == Face::Machine && properties.has(Property::Race) {
                continue;
            }
            let Some(seen) = explore(&task(program, model, *properties), face, options) else { continue };
            for (finding, trace) in seen.findings {
                let manner = Manner::of(seed + count as usize);
                if let Some(text) = differs(program, model, &finding, &trace, manner) {
                    return Err(format!("{face:?}: {text}"));
                }
                count += 1;
            }
        }
    }
    Ok(count)
}

fn seeds(usual: u64) -> std::ops::Range<u64> {
    let number = |name: &str| std::env::var(name).ok().and_then(|v| v.parse::<u64>().ok());
    let first = number("FENCEPOST_SEED").unwrap_or(0);
    first..first + number("FENCEPOST_CASES").unwrap_or(usual)
}

const EVERYTHING: Options = Options { finals: true, observed: None };

#[test]
fn generated_programs() {
    let usual = Shape::default();
    let shapes = [
        usual,
        Shape { length: 3, threads: 2, mixed: true, control: false, ..usual },
        Shape { length: 5, threads: 2, ..usual },
        Shape { length: 3, threads: 3, vars: 3, ..usual },
    ];
    let mut count = 0;
    for seed in seeds(100) {
        let test = random(seed, &shapes[seed as usize % shapes.len()]);
        // Every complete execution becomes a finding.
        let asserting = |test: &Test| {
            let mut test = test.clone();
            for thread in &mut test.threads {
                thread.push(Stmt::Assert { reg: 0, differs: 1 });
                thread.push(Stmt::Assert { reg: 1, differs: 0 });
            }
            lower(&test)
        };
        let check = |test: &Test| all(&asserting(test), &MODELS, &EVERYTHING, seed as usize);
        match check(&test) {
            Ok(n) => count += n,
            Err(_) => {
                let small = shrink(&test, |t| check(t).is_err());
                let text = fencepost_ir::text::print(&asserting(&small));
                panic!("seed {seed}, shrunk to\n{text}\n{}", check(&small).unwrap_err());
            }
        }
    }
    println!("{count} runs completed");
    assert!(count > 0 || seeds(100).is_empty());
}

/// Every unsafe program of the corpus: objects of the stack and the heap, locks, joins, sections, deadlocks, races.
#[test]
fn corpus() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut folders = vec![root.join("tests/features"), root.join("examples")];
    let topics = std::fs::read_dir(root.join("tests/ui")).expect("the folder is in the repository");
    folders.extend(topics.filter_map(|e| Some(e.ok()?.path())).filter(|p| p.is_dir()));
    let mut files: Vec<_> = folders
        .iter()
        .flat_map(|f| std::fs::read_dir(f).expect("the folder is in the repository"))
        .filter_map(|e| Some(e.ok()?.path()))
        .filter(|p| p.extension().is_some_and(|e| e == "c"))
        .filter(|p| std::fs::read_to_string(p).is_ok_and(|t| t.contains("unsafe")))
        .collect();
    files.sort();
    let (mut count, mut wrong) = (0, Vec::new());
    for (i, file) in files.into_iter().enumerate() {
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let program = match fencepost_cfront::load(&[file], &fencepost_cfront::Options::default()) {
            Ok(program) => program,
            Err(errors) => panic!("{name}: {}", errors[0]),
        };
        match all(&program, &MODELS, &Options::default(), i) {
            Ok(n) => count += n,
            Err(text) => wrong.push(format!("{name}: {text}")),
        }
    }
    println!("{count} runs completed");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(count > 40, "only {count} runs");
}
