//! Threads and atomic sections of a path.

use super::{Halt, State, Step, Unfold, Value};
use crate::events::What;
use crate::tuning;
use fencepost_check::deps::Loads;
use fencepost_check::layout::Region;
use fencepost_check::FindingKind;
use fencepost_ir::{CheckKind, Inst, Operand};
use std::rc::Rc;

impl Unfold<'_> {
    pub(super) fn begin(&mut self, state: &mut State) {
        if state.atomic == 0 {
            self.push(state, What::Begin);
        }
        state.atomic += 1;
    }

    pub(super) fn end(&mut self, state: &mut State) -> Step<()> {
        if state.atomic == 0 {
            let text = "an atomic section ends that has not begun".to_string();
            return self.fail(state, FindingKind::Check(CheckKind::LockMisuse, text));
        }
        if state.atomic == 1 {
            self.push(state, What::End);
        }
        state.atomic -= 1;
        Ok(())
    }

    pub(super) fn thread_start(&mut self, state: &mut State, id: Operand, func: Operand, arg: Operand) -> Step<()> {
        let (id, func) = (self.get(state, id), self.get(state, func));
        let number = self.concrete(state, id, "which thread is started")?;
        let at = self.concrete(state, func, "what a thread runs")? as u64;
        let Region::Function(f) = self.layout.region(self.program, at) else {
            return self.fail(state, FindingKind::BadCall);
        };
        let arg = self.get(state, arg);
        self.pin(state, arg.expr);
        if self.forest.instances.len() >= tuning::INSTANCES.of(self.budget) {
            return self.cut(state, "so many threads");
        }
        let number = number.wrapping_sub(1) as u32;
        let instance = self.forest.instances.len() as u32;
        let event = self.push(state, What::Start(instance));
        // What the new thread depends on is before it anyway.
        let arg = Value { dep: Loads::default(), ..arg };
        self.instance(number, f, arg, Some(event));
        Rc::make_mut(&mut state.threads).push((number, event));
        state.settled = Rc::default();
        Rc::make_mut(&mut state.ended).retain(|n| *n != number);
        Ok(())
    }

    pub(super) fn thread_join(&mut self, state: &mut State, inst: &Inst, id: Operand) -> Step<()> {
        let id = self.get(state, id);
        let number = match self.concrete(state, id, "which thread is joined") {
            // In the first round numbers may be anything; as if nobody were joined, more may happen.
            Err(Halt::GiveUp(_)) if self.world.looking => {
                let bits = self.result_bits(state, inst, 0);
                let expr = self.forest.exprs.anything(bits);
                self.set(state, inst, 0, Value::of(expr));
                return Ok(());
            }
            number => number?.wrapping_sub(1) as u32,
        };
        let started = state.threads.iter().find(|t| t.0 == number).map(|t| t.1);
        match started {
            Some(_) if state.ended.contains(&number) => return self.fail(state, FindingKind::BadJoin),
            Some(event) => {
                self.push(state, What::Join(event));
                Rc::make_mut(&mut state.ended).push(number);
            }
            // Somebody else has started it, and may join it too.
            None => return self.fail(state, FindingKind::BadJoin),
        }
        let unset = self.world.may_exit_undefined(number);
        let bits = self.result_bits(state, inst, 0);
        let expr = self.forest.exprs.anything(bits);
        let undef = unset.then(|| self.forest.exprs.constant(1, 1));
        self.set(state, inst, 0, Value { undef, ..Value::of(expr) });
        Ok(())
    }
}
