//! The states of runs, compared with states that are computed anew from the definition: a prefix of the memory order.

mod common;

use fencepost_check::enumerate::generate::{lower, random, Shape, Stmt};
use fencepost_check::enumerate::Enumerate;
use fencepost_check::trace::{Trace, TraceEvent};
use fencepost_check::{Budget, Engine, Property, Task, Verdict};
use fencepost_report::state::{Moment, State, Timeline};
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
#[test]
fn states_of_random_runs_are_those_of_the_memory_order() {
    let cases: u64 = std::env::var("FENCEPOST_CASES").ok().and_then(|n| n.parse().ok()).unwrap_or(40);
    let (mut runs, mut late) = (0, 0);
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
                runs += 1;
                late += u64::from(Timeline::new(&trace).len() > trace.events.len());
                check(&trace);
            }
        }
    }
    assert!(runs > cases / 10 && late > 0, "{runs} runs, {late} of them with late effects");
}

#[test]
fn a_trace_that_is_no_run_gives_states_too() {
    let mut trace = common::store_buffering();
    trace.order.reverse();
    trace.threads.truncate(1);
    let timeline = Timeline::new(&trace);
    assert_eq!(timeline.state(usize::MAX).passed, timeline.len());
}
