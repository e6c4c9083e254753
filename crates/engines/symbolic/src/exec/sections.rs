//! Atomic sections: what happens inside of them, and what is rolled back.

use super::{item, Exec, Halt, ItemKind, Section, State};
use fencepost_models::Kind;
use fencepost_solver::circuit::Lit;

/// An atomic section begins.
pub(super) fn begins(exec: &mut Exec<'_, '_>, st: &mut State) {
    let id = exec.sections.len() as u32;
    let thread = exec.tid;
    let library = exec.world.program.func(exec.func()).library;
    exec.sections.push(Section { thread, begin: st.guard, library, ..Section::default() });
    item(exec, st, ItemKind::Begin(id));
    st.own.section = Some(id);
}

/// A thread goes no further: the section that it is in has not happened, except up to a finding.
pub(super) fn halted(exec: &mut Exec<'_, '_>, st: &State, when: Lit, why: &Halt) {
    match why {
        Halt::Failed => {}
        // Said by `beyond`.
        Halt::Beyond if st.own.section.is_some() => {}
        // What an operation did before its bound must be right, or every bound could be reached.
        Halt::Cut if exec.model.operations && st.own.section.is_some() => exec.torn.push(when),
        Halt::Wait(_) | Halt::Join | Halt::Assume | Halt::Cut | Halt::Beyond | Halt::Exit => {
            let Some(s) = st.own.section else { return };
            let recorder = &mut exec.shared;
            let stores = recorder.sections[s as usize].events.iter().map(|e| &recorder.events[*e as usize]);
            let stores: Vec<Lit> = stores.filter(|e| e.kind == Kind::W).map(|e| e.guard).collect();
            let first = stores.into_iter().any(|g| !recorder.guards.exclusive(&exec.circuit, g, when));
            let inputs = recorder.sections[s as usize].inputs.clone();
            let chosen = inputs.into_iter().any(|g| !recorder.guards.exclusive(&exec.circuit, g, when));
            let section = &mut recorder.sections[s as usize];
            section.rolled.push(when);
            if matches!(why, Halt::Wait(_)) {
                section.unclear |= first || chosen;
                section.waits.push(when);
            }
        }
    }
}

/// A path comes to something that is not supported. In a section, whether a run can come there depends on what the section has read and
/// done so far, so a run that shows it keeps that. In runs that are looked at for something else the section has not happened.
pub(super) fn beyond(exec: &mut Exec<'_, '_>, st: &State) -> Lit {
    let Some(section) = st.own.section else { return st.guard };
    if exec.model.operations {
        exec.torn.push(st.guard);
        return st.guard;
    }
    let asked = exec.circuit.input();
    let shown = exec.circuit.and(st.guard, asked);
    let rolled = exec.circuit.and(st.guard, !asked);
    exec.torn.push(shown);
    exec.sections[section as usize].rolled.push(rolled);
    shown
}

/// The section where two paths meet.
pub(super) fn merge(exec: &mut Exec<'_, '_>, a: Option<u32>, b: Option<u32>) -> Option<u32> {
    match (a, b) {
        (Some(x), Some(y)) if x != y => {
            join(exec, x, y);
            Some(x)
        }
        (x, y) => x.or(y),
    }
}

/// Two sections that began on different paths and go on as one.
fn join(exec: &mut Exec<'_, '_>, keep: u32, gone: u32) {
    let moved = std::mem::take(&mut exec.sections[gone as usize]);
    for e in &moved.events {
        exec.events[*e as usize].section = Some(keep);
    }
    for item in exec.threads.iter_mut().flat_map(|t| &mut t.items) {
        if item.section == Some(gone) {
            item.section = Some(keep);
        }
    }
    let section = &mut exec.shared.sections[keep as usize];
    section.rolled.extend(moved.rolled);
    section.waits.extend(moved.waits);
    section.inputs.extend(moved.inputs);
    section.spurious.extend(moved.spurious);
    section.events.extend(moved.events);
    section.unclear |= moved.unclear;
    section.library &= moved.library;
    section.begin = exec.circuit.or(section.begin, moved.begin);
}
