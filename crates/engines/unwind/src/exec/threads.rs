//! Threads and atomic sections: the paper's `mem_thread_create`, `mem_join` and `mem_lock`.
//!
//! A thread starts at its creator's position; a join moves to where the thread ended. A section chooses its position where it
//! begins: from there on its reads do not move, and its writes follow each other without anybody else's between.
//! Deviations: where and whether a thread ends is guessed by a join, because the thread is simulated later.

use super::{access, Exec, Sect, State};
use crate::position::Position;
use crate::sequence::equal;
use fencepost_check::layout::Tid;
use fencepost_solver::circuit::Lit;

/// A thread has come to its end.
pub(super) fn ended(exec: &mut Exec<'_, '_>, st: &State) {
    let unwinding = &mut exec.shared.unwinding;
    if !exec.shared.learning {
        unwinding.rest(&mut exec.circuit, st.guard, &st.own.local);
        unwinding.ends(&mut exec.circuit, st.guard, &st.own.position, &st.own.local);
    }
    let end = unwinding.reached(&mut exec.circuit, &st.own.position, &st.own.local);
    exec.threads[exec.tid as usize].own.ends.push(end);
}

/// Where a thread that is simulated later ends, as is guessed.
fn guess(exec: &mut Exec<'_, '_>, tid: Tid) -> Position {
    if let Some(guess) = &exec.threads[tid as usize].own.guess {
        return guess.clone();
    }
    let writes = exec.unwinding.length();
    let position = Position::new((0..writes).map(|_| exec.circuit.input()).collect());
    for i in 1..writes {
        exec.unwinding.clauses().push(vec![!position.at_least(i + 1), position.at_least(i)]);
    }
    exec.threads[tid as usize].own.guess = Some(position.clone());
    position
}

/// What joins guessed is what threads did.
pub(super) fn check_guesses(exec: &mut Exec<'_, '_>) {
    for tid in 0..exec.threads.len() {
        let thread = exec.threads[tid].clone();
        let joinable = thread.joinable();
        let (Some(ended), Some(guess), Some(guessed)) = (thread.ended_input, thread.own.guess, thread.result_input)
        else {
            continue;
        };
        let unwinding = &mut exec.shared.unwinding;
        let mut some = vec![!ended];
        some.extend(joinable);
        unwinding.clauses().push(some);
        for ((when, result), position) in thread.results.into_iter().zip(thread.own.ends) {
            if thread.returned.contains(&when) {
                unwinding.clauses().push(vec![!when, !ended]);
                continue;
            }
            unwinding.clauses().push(vec![!when, ended]);
            for i in 1..=unwinding.length() {
                let (said, is) = (guess.at_least(i), position.at_least(i));
                unwinding.clauses().push(vec![!when, !said, is]);
                unwinding.clauses().push(vec![!when, said, !is]);
            }
            equal(unwinding.clauses(), &[!when], &guessed, &result);
        }
    }
}

/// A thread was joined, if it is the one: the path is behind its end.
pub(super) fn joined(exec: &mut Exec<'_, '_>, st: &mut State, tid: Tid, is: Lit) {
    let guess = guess(exec, tid);
    let start = Position::start(exec.unwinding.length());
    let (behind, beyond) = exec.unwinding.behind(&guess);
    let late = exec.circuit.and(is, beyond);
    st.guard = exec.circuit.and(st.guard, !late);
    let end = Position::choose(&mut exec.circuit, is, &behind, &start);
    move_to(exec, st, &end);
}

/// A thread moves on to a position, if it is not there yet.
fn move_to(exec: &mut Exec<'_, '_>, st: &mut State, to: &Position) {
    let later = Position::max(&mut exec.circuit, &st.own.position, to);
    if !exec.learning && later != st.own.position {
        let moved = Position::differ(&mut exec.circuit, &st.own.position, &later);
        let when = exec.circuit.and(st.guard, moved);
        exec.shared.unwinding.rest(&mut exec.circuit, when, &st.own.local);
        st.own.local.leave(&mut exec.circuit, moved);
        st.own.local.forced = exec.circuit.or(st.own.local.forced, moved);
    }
    st.own.position = later;
}

/// An atomic section begins.
pub(super) fn section_begins(exec: &mut Exec<'_, '_>, st: &mut State) {
    let mut section = Sect { wrote: Lit::FALSE, looks: Lit::TRUE, late: Lit::FALSE, chose: Lit::FALSE };
    if !st.alone && !exec.learning {
        section.late = exec.unwinding.on_the_way(&st.own.local);
        if section.late != Lit::FALSE {
            section.looks = exec.circuit.input();
        }
        // If it only writes, its writes may overtake what its loads may not.
        let behind = exec.shared.unwinding.looks(&mut exec.circuit, &st.own.position, &st.own.local);
        st.own.position = Position::choose(&mut exec.circuit, section.looks, &behind, &st.own.position);
        access::advance(exec, st, None);
    }
    st.own.section = Some(section);
}
