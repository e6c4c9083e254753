//! One random schedule: what `fencepost run` shows, and how the search learns which memory is shared.

use super::guide::nothing;
use super::record::Recorder;
use super::step::Stepper;
use super::{finish, steps_of, Successor};
use crate::finding::{Finding, FindingKind};
use crate::interp::{Code, Request};
use crate::layout::Tid;
use crate::task::{prepared, Budget};
use crate::trace::{Trace, TraceEvent};
use crate::value::Dep;
use fencepost_ir::Program;
use fencepost_models::Model;

/// A small generator of random numbers (splitmix64): the same seed gives the same schedule everywhere.
#[derive(Clone, Debug)]
pub struct Random(pub u64);

impl Random {
    /// The next number.
    pub fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `n`; 0 if `n` is 0.
    pub fn below(&mut self, n: u64) -> u64 {
        if n == 0 {
            0
        } else {
            self.draw() % n
        }
    }
}

/// Walks at random from the start until nothing can move or `limit` steps are done. Calls `see` after each step.
pub(super) fn random_walk<D: Dep>(
    stepper: &mut Stepper<'_, D>,
    seed: u64,
    limit: u64,
    see: &mut dyn FnMut(&mut Stepper<'_, D>, &super::World),
) -> super::World {
    let mut random = Random(seed);
    let mut world = stepper.initial();
    for _ in 0..limit {
        stepper.budget.spend(1);
        if stepper.budget.stop(stepper.threads.bytes()).is_some() {
            break;
        }
        let Some(step) = any_step(stepper, &world, &mut random) else { break };
        world = step.world;
        see(stepper, &world);
    }
    world
}

/// A step of a thread chosen at random, or of the next one that can move. The other threads are not looked at, so that
/// a run of hundreds of threads costs no more a step than one of two.
fn any_step<D: Dep>(stepper: &mut Stepper<'_, D>, world: &super::World, random: &mut Random) -> Option<Successor> {
    let n = world.threads.len() as u64;
    let first = random.below(n);
    let mut steps = Vec::new();
    for k in 0..n {
        steps_of(stepper, world, ((first + k) % n) as Tid, &mut steps);
        if !steps.is_empty() {
            let pick = random.below(steps.len() as u64) as usize;
            return Some(steps.swap_remove(pick));
        }
    }
    None
}

/// How a single run ended.
#[derive(Clone, PartialEq, Debug)]
pub enum Ending {
    /// Every thread ended.
    Finished,
    /// Nothing could move any more, for the reason given.
    Stuck(String),
    /// A finding.
    Found(Finding),
    /// The limit of steps or time was reached.
    Cut,
}

/// A single run: its events, what it printed, and how it ended.
#[derive(Clone, Debug)]
pub struct Run {
    /// The run as a trace; the finding's text is empty when nothing was found.
    pub trace: Trace,
    /// What the program printed.
    pub output: Vec<u8>,
    /// How it ended.
    pub ending: Ending,
}

/// Runs one schedule, chosen by the seed, on the model's machine. `Err` if the model has none or the program does not fit.
pub fn run(
    program: &Program,
    model: &'static Model,
    seed: u64,
    steps: u64,
    budget: &Budget,
    see: &mut dyn FnMut(&[TraceEvent]),
) -> Result<Run, String> {
    let machine = model.machine.ok_or_else(|| format!("the model {} has no machine to run on", model.name))?;
    let program = &*prepared(program, model);
    let mut stepper: Stepper<'_> = Stepper::new(Code::new(program, None)?, model, machine);
    stepper.budget = budget.clone();
    // The walk is taken twice: once to learn what is shared, then again, recorded.
    for k in 0..4 {
        random_walk(&mut stepper, seed.wrapping_add(k), steps.min(10_000), &mut |_, _| {});
    }
    let mut recorder = Recorder::default();
    recorder.thread(0, &program.func(program.entry).name, None);
    stepper.record = Some(recorder);
    stepper.printed = Some(Vec::new());
    let mut random = Random(seed);
    let mut world = stepper.initial();
    let mut ending = Ending::Cut;
    let mut seen = 0;
    for _ in 0..steps {
        budget.spend(1);
        if budget.stop(stepper.threads.bytes()).is_some() {
            break;
        }
        if let Some(found) = failed(&stepper, &world) {
            ending = Ending::Found(found);
            break;
        }
        let (recorder, printed) = (stepper.record.take(), stepper.printed.take());
        let step = any_step(&mut stepper, &world, &mut random);
        stepper.record = recorder;
        stepper.printed = printed;
        let Some(step) = step else {
            ending = at_rest(&stepper, &world);
            break;
        };
        world = super::apply(&mut stepper, world, step.action);
        if step.doomed {
            let nobody = Finding { kind: FindingKind::UseAfterFree, ..nothing() };
            if let Some((found, trace)) = super::late(&mut stepper, &world, nobody) {
                let output = stepper.printed.take().unwrap_or_default();
                return Ok(Run { trace, output, ending: Ending::Found(found) });
            }
        }
        if let Some(record) = &stepper.record {
            see(&record.events[seen..]);
            seen = record.events.len();
        }
    }
    let finding = match &ending {
        Ending::Found(found) => found.clone(),
        Ending::Finished | Ending::Stuck(_) | Ending::Cut => nothing(),
    };
    let output = stepper.printed.take().unwrap_or_default();
    let trace = finish(&mut stepper, &world, &finding, None);
    Ok(Run { trace, output, ending })
}

pub(super) fn failed<D: Dep>(stepper: &Stepper<'_, D>, world: &super::World) -> Option<Finding> {
    (0..world.threads.len() as Tid).find_map(|tid| match stepper.request(world, tid) {
        Some(Request::Fail(kind)) => {
            let node = world.threads[tid as usize].node - 1;
            let (loc, func) = stepper.code.position(&stepper.threads.get(node).thread);
            let function = stepper.code.program.func(func).name.clone();
            Some(Finding { kind: kind.clone(), thread: tid, loc, function })
        }
        Some(_) | None => None,
    })
}

pub(super) fn at_rest<D: Dep>(stepper: &Stepper<'_, D>, world: &super::World) -> Ending {
    let mut why = Vec::new();
    let over = stepper.is_over(world);
    for tid in 0..world.threads.len() as Tid {
        match stepper.request(world, tid) {
            None | Some(Request::Exit(_)) => {}
            Some(Request::Assumed) => why.push(format!("thread {tid} stopped at an assumption that does not hold")),
            Some(Request::ProcessExit) => why.push(format!("thread {tid} ended the program")),
            Some(Request::Limit(limit)) => why.push(format!("thread {tid} goes no further: {}", limit.words())),
            Some(_) if over => why.push(format!("thread {tid} waited when the process ended")),
            Some(_) => why.push(format!("thread {tid} is blocked")),
        }
    }
    if why.is_empty() {
        Ending::Finished
    } else {
        Ending::Stuck(why.join("; "))
    }
}
