//! The states of runs, compared with states that are computed anew from the definition: a prefix of the memory order.

mod common;

use fencepost_check::enumerate::generate::{lower, random, Shape, Stmt};
use fencepost_check::enumerate::Enumerate;
use fencepost_check::trace::{Trace, TraceEvent};
use fencepost_check::{Budget, Engine, Property, Task, Verdict};
use fencepost_report::html::files::Files;
use fencepost_report::html::run::{run, RunData};
use fencepost_report::state::{Moment, State, Timeline};
use fencepost_report::stepper::Stepper;
use fencepost_report::{Sources, Style};
use std::time::Duration;

/// How many items of the memory order have taken effect after so many moments.
fn prefix(trace: &Trace, moments: &[Moment], passed: usize) -> usize {
    let mut done = 0;
    for moment in &moments[..passed] {
        while trace.order.get(done).is_some_and(|item| item.event == moment.event()) {
            done += 1;
        }
    }
    done
}

fn covers(event: &TraceEvent, byte: u64) -> bool {
    byte.wrapping_sub(event.addr) < u64::from(event.size)
}

fn byte_of(event: &TraceEvent, byte: u64) -> Option<u8> {
    event.written.map(|w| (w.bits >> (8 * (byte - event.addr))) as u8)
}

/// Memory is what the stores of a prefix of the memory order leave; a buffer holds the stores that are not in it.
fn check_state(trace: &Trace, moments: &[Moment], start: &State, state: &State) {
    let passed = state.passed;
    let order = &trace.order[..prefix(trace, moments, passed)];
    for byte in trace.events.iter().flat_map(|e| (0..u64::from(e.size)).map(|k| e.addr + k)) {
        let stores = order.iter().filter(|o| o.store).map(|o| &trace.events[o.event as usize]);
        let last = stores.rev().find(|e| covers(e, byte)).and_then(|e| byte_of(e, byte));
        let expected = last.or_else(|| start.memory.get(&byte).map(|b| b.bits));
        assert_eq!(state.memory.get(&byte).map(|b| b.bits), expected, "byte {byte:#x} after {passed}");
    }
    let issued = moments[..passed].iter().filter(|m| matches!(m, Moment::Issue(_))).map(|m| m.event());
    let issued: Vec<u32> = issued.collect();
    for (t, thread) in state.threads.iter().enumerate() {
        let own: Vec<u32> = issued.iter().copied().filter(|e| trace.events[*e as usize].thread as usize == t).collect();
        let in_memory = |e: &u32| order.iter().any(|o| o.store && o.event == *e);
        let waits = |e: &u32| trace.events[*e as usize].written.is_some() && !in_memory(e);
        assert_eq!(thread.buffer, own.iter().copied().filter(waits).collect::<Vec<_>>(), "thread {t} after {passed}");
        assert_eq!(thread.last, own.last().copied());
    }
}

/// A load that takes its value in a moment finds it in its thread's buffer, or in memory.
fn check_load(trace: &Trace, moment: Moment, before: &State, after: &State) {
    let event = &trace.events[moment.event() as usize];
    let thread = event.thread as usize;
    let waits = after.threads[thread].loads.contains(&moment.event());
    let Some(read) = event.read.filter(|_| event.size > 0 && !waits) else { return };
    for byte in (0..u64::from(event.size)).map(|k| event.addr + k) {
        let older = before.threads[thread].buffer.iter().rev().filter(|s| **s < moment.event());
        let mut own = older.map(|s| &trace.events[*s as usize]).filter(|e| covers(e, byte));
        let forwarded = own.next().and_then(|e| byte_of(e, byte));
        let seen = forwarded.or_else(|| before.memory.get(&byte).map(|b| b.bits));
        assert_eq!(seen, Some((read.bits >> (8 * (byte - event.addr))) as u8), "{event:?}");
    }
}

/// Compares every state of a run with the definition, forwards and backwards.
fn check(trace: &Trace) {
    let timeline = Timeline::new(trace);
    let moments = timeline.moments();
    assert_eq!(prefix(trace, moments, moments.len()), trace.order.len(), "all of the memory order happens");
    let mut state = timeline.start();
    for (k, moment) in moments.iter().enumerate() {
        check_state(trace, moments, &timeline.start(), &state);
        assert_eq!(state, State::at(trace, k), "by deltas and from the start, after {k}");
        let before = state.clone();
        assert!(timeline.forward(&mut state));
        check_load(trace, *moment, &before, &state);
    }
    check_state(trace, moments, &timeline.start(), &state);
    assert!(!timeline.forward(&mut state));
    for k in (0..moments.len()).rev() {
        assert!(timeline.back(&mut state));
        assert_eq!(state, State::at(trace, k), "backwards to {k}");
    }
    assert!(!timeline.back(&mut state));
}

/// The runs that violate something in programs made at random, under each model.
fn random_runs(cases: u64) -> Vec<Trace> {
    let mut runs = Vec::new();
    for seed in 0..cases {
        let mut test = random(seed, &Shape { mixed: seed % 2 == 0, ..Shape::default() });
        for (t, thread) in test.threads.iter_mut().enumerate() {
            thread.push(Stmt::Assert { reg: (seed % 2) as u8, differs: (seed / 2 + t as u64) as u8 % 3 });
        }
        let program = lower(&test);
        for model in ["sc", "tso", "pso", "rmo"].map(|m| fencepost_models::model(m).expect("a model")) {
            let budget = Budget::new(Some(Duration::from_secs(1)), Some(1 << 28));
            let properties = [Property::Assert, Property::Deadlock].into_iter().collect();
            let task = Task { program: &program, model, properties, unwind: Some(2), budget };
            if let Verdict::Unsafe { trace, .. } = Enumerate.check(&task).verdict {
                runs.push(*trace);
            }
        }
    }
    runs
}

/// The states of random runs are those of the memory order, and whoever shows them shows the same.
#[test]
fn states_of_random_runs_are_those_of_the_memory_order() {
    let cases: u64 = std::env::var("FENCEPOST_CASES").ok().and_then(|n| n.parse().ok()).unwrap_or(40);
    let runs = random_runs(cases);
    let late = runs.iter().filter(|trace| Timeline::new(trace).len() > trace.events.len()).count();
    assert!(runs.len() as u64 > cases / 10 && late > 0, "{} runs, {late} of them with late effects", runs.len());
    runs.iter().for_each(check);
    let waits: usize = runs.iter().map(page_and_stepper).sum();
    assert!(waits > 0, "something waits in some run");
}

/// What the page shows behind a step, in the words of `replay --step`.
fn as_stepper_says(run: &RunData, step: usize, memory: &[Option<String>]) -> (String, Vec<String>) {
    let line = |p: usize| format!("{} = {}", run.places[p].name, memory[p].as_deref().unwrap_or("?"));
    let is_lock = |p: &usize| run.places[*p].kind == "lock";
    let all = (0..run.places.len()).filter(|p| !is_lock(p));
    let mut whole: String = all.map(|p| format!("  memory: {}\n", line(p))).collect();
    if whole.is_empty() {
        whole = "  memory: no shared place is touched\n".to_string();
    }
    let mut lines = Vec::new();
    for thread in 0..run.threads.len() {
        for (store, what) in [(true, "store buffer"), (false, "loads to come")] {
            let here = run.pending.iter().filter(|p| p.thread as usize == thread && p.store == store);
            let here = here.filter(|p| p.from <= step && p.to.is_none_or(|to| step < to));
            let words: Vec<&str> = here.map(|p| p.text.strip_prefix("load ").unwrap_or(&p.text)).collect();
            lines.extend((!words.is_empty()).then(|| format!("      {what}: {}", words.join(", "))));
        }
    }
    let changed = run.changes[step].iter().map(|(p, _)| *p).filter(|p| !is_lock(p));
    lines.extend(changed.map(|p| format!("  changed: {}", line(p))));
    for place in (0..run.places.len()).filter(is_lock) {
        let held = memory[place].as_deref().filter(|state| *state != "free");
        lines.extend(held.map(|state| format!("  lock: {} is {state}", run.places[place].name)));
    }
    (whole, lines)
}

/// Compares the page with `replay --step`, behind every step. Says how many accesses wait.
fn page_and_stepper(trace: &Trace) -> usize {
    let page = run(trace, "", &mut Sources::new(), &mut Files::default());
    let mut stepper = Stepper::new(trace, &mut Sources::new());
    assert_eq!(page.steps.len(), stepper.len());
    let mut memory: Vec<Option<String>> = page.places.iter().map(|p| p.initial.clone()).collect();
    for step in 0..page.steps.len() {
        stepper.go(step + 1);
        page.changes[step].iter().for_each(|(place, value)| memory[*place].clone_from(value));
        let (whole, lines) = as_stepper_says(&page, step, &memory);
        assert_eq!(stepper.memory(), whole, "behind step {}", step + 1);
        let text = stepper.render(&mut Sources::new(), &Style::PLAIN);
        let kinds = ["      store buffer: ", "      loads to come: ", "  changed: ", "  lock: "];
        let said: Vec<&str> = text.lines().filter(|l| kinds.iter().any(|k| l.starts_with(k))).collect();
        assert_eq!(said, lines, "behind step {}", step + 1);
    }
    page.pending.len()
}

/// The page and `replay --step` show the same, locks included.
#[test]
fn locks_and_buffers_are_the_same_in_the_page_and_in_replay() {
    let trace = common::store_buffering();
    assert_eq!(page_and_stepper(&trace), 2, "two stores wait");
    let mut stepper = Stepper::new(&trace, &mut Sources::new());
    stepper.end();
    let text = stepper.render(&mut Sources::new(), &Style::PLAIN);
    assert!(text.contains("  lock: m.owner is held by T0\n"), "{text}");
}

#[test]
fn a_trace_that_is_no_run_gives_states_too() {
    let mut trace = common::store_buffering();
    trace.order.reverse();
    trace.threads.truncate(1);
    let timeline = Timeline::new(&trace);
    assert_eq!(timeline.state(usize::MAX).passed, timeline.len());
}
