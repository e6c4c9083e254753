//! The formula of one simulation, and its questions.
//!
//! Source: the last line of Figure 3 of Tomasco et al. (TACAS 2015), `assert(_error != 1)`: is there an unwinding that some
//! run matches in which a thread fails? The circuits and clauses of [`crate::exec`] say what a run is.
//! Guarantee: a model is a run within the bounds, up to values that are over-approximated ([`Exec::inexact`]).

use crate::exec::{Exec, Halt};
use fencepost_check::progress::Gauge;
use fencepost_solver::bits::{self, Bits};
use fencepost_solver::cadical::Cadical;
use fencepost_solver::circuit::Lit;
use fencepost_solver::encode::Encoder;
use fencepost_solver::sat::{Answer, Sat, Stopper};
use std::sync::Arc;

/// A simulation and its solver.
pub struct Formula<'w, 'p> {
    /// The simulation.
    pub exec: Exec<'w, 'p>,
    /// Which literal stands for what.
    pub encoder: Encoder,
    /// The solver.
    pub solver: Cadical,
    /// Where questions are noted.
    pub gauge: Arc<Gauge>,
}

impl<'w, 'p> Formula<'w, 'p> {
    /// Everything that holds in every run.
    pub fn new(mut exec: Exec<'w, 'p>, stopper: Stopper, gauge: Arc<Gauge>) -> Formula<'w, 'p> {
        let mut solver = Cadical::new(stopper);
        let mut encoder = Encoder::new();
        for clause in std::mem::take(exec.unwinding.clauses()) {
            encoder.clause(&exec.circuit, &mut solver, &clause);
        }
        for fact in exec.facts.clone() {
            encoder.assert(&exec.circuit, &mut solver, fact);
        }
        Formula { exec, encoder, solver, gauge }
    }

    /// Whether a run exists in which the literal holds.
    pub fn ask(&mut self, lit: Lit) -> Answer {
        if lit == Lit::FALSE {
            return Answer::Unsat;
        }
        let lit = self.encoder.lit(&self.exec.circuit, &mut self.solver, lit);
        self.gauge.asking(self.solver.clauses());
        let answer = self.solver.solve(&[lit]);
        self.gauge.answered(self.solver.clauses());
        answer
    }

    /// The same, with so many conflicts at most.
    pub fn ask_within(&mut self, lit: Lit, conflicts: u32) -> Answer {
        self.solver.limit(conflicts);
        self.ask(lit)
    }

    /// Whether the time is over.
    pub fn stopped(&self) -> bool {
        self.solver.stopped()
    }

    /// When a number is more than a constant.
    pub fn more(&mut self, number: &Bits, than: u128) -> Lit {
        let width = number.width();
        if width < 128 && than >> width != 0 {
            return Lit::FALSE;
        }
        let than = Bits::constant(width, than);
        bits::ult(&mut self.exec.circuit, &than, number)
    }

    /// From now on a number is at most a constant, unless one of the literals holds.
    pub fn require(&mut self, unless: &[Lit], number: &Bits, most: u128) {
        let more = self.more(number, most);
        let clause: Vec<Lit> = unless.iter().copied().chain([!more]).collect();
        self.encoder.clause(&self.exec.circuit, &mut self.solver, &clause);
    }

    /// Whether the literal holds in the last run.
    pub fn holds(&self, lit: Lit) -> bool {
        self.encoder.value(&self.exec.circuit, &self.solver, lit)
    }

    /// How many variables and clauses there are.
    pub fn size(&self) -> (usize, usize) {
        (self.solver.variables(), self.solver.clauses())
    }

    /// When the program is deadlocked; and when it may be, if a section with an input blocks for every value of it.
    pub fn deadlock(&mut self) -> (Lit, Lit) {
        let still = self.standstill();
        let unjudged = self.exec.circuit.or_all(&self.exec.shared.unjudged.clone());
        (self.exec.circuit.and(still, !unjudged), self.exec.circuit.and(still, unjudged))
    }

    /// When no thread can go on and the process has not ended: each one that was started has ended, or waits for what
    /// will not come. A wait is judged where all writes are done.
    fn standstill(&mut self) -> Lit {
        let exec = &mut self.exec;
        let mut all = Vec::new();
        let mut some = Vec::new();
        for t in 0..exec.threads.len() {
            let thread = &exec.threads[t];
            let (started, halts, returned) = (thread.started, thread.halts.clone(), thread.returned.clone());
            let ended = exec.circuit.or_all(&thread.joinable());
            all.extend(returned.iter().map(|r| !*r));
            let mut waits = Vec::new();
            for (why, when) in halts {
                let stuck = match why {
                    Halt::Wait(position) => {
                        let last = exec.shared.unwinding.is_final(&mut exec.circuit, &position);
                        exec.circuit.and(when, last)
                    }
                    Halt::Join => when,
                    Halt::Assume | Halt::Cut | Halt::Beyond | Halt::Exit | Halt::Failed => continue,
                };
                waits.push(stuck);
            }
            let waits = exec.circuit.or_all(&waits);
            some.push(waits);
            let quiet = exec.circuit.or(ended, waits);
            all.push(exec.circuit.or(!started, quiet));
        }
        let some = exec.circuit.or_all(&some);
        all.push(some);
        exec.circuit.and_all(&all)
    }
}
