//! Threads and atomic sections: the paper's `mem_thread_create`, `mem_join` and `mem_lock`.
//!
//! A thread starts at its creator's position; a join moves to where the thread ended. A section chooses its position where it
//! begins: from there on its reads do not move, and its writes follow each other without anybody else's between.
//! Deviations: where and whether a thread ends is guessed by a join, because the thread is simulated later.

use super::{Exec, Guess, Halt, ItemKind, Sect, State, ThreadRun};
use crate::position::Position;
use crate::sequence::equal;
use crate::value::{points_of, Points, Value, V};
use fencepost_check::finding::FindingKind;
use fencepost_check::interp::Code;
use fencepost_check::layout::{Region, Tid};
use fencepost_ir::{CheckKind, FenceMask, FuncId};
use fencepost_solver::bits::{self, Bits};
use fencepost_solver::circuit::Lit;
use std::rc::Rc;

fn unused() -> ThreadRun {
    ThreadRun { items: Vec::new(), started: Lit::FALSE, entry: None, ends: Vec::new(), guess: None, halts: Vec::new() }
}

impl Exec<'_, '_> {
    /// Executes the first thread, then all that are started, in the order of their numbers.
    pub(crate) fn all_threads(&mut self) {
        self.threads.push(unused());
        self.threads[0].started = Lit::TRUE;
        let mut st = State {
            guard: Lit::TRUE,
            regs: Vec::new(),
            memory: Default::default(),
            position: Position::start(self.unwinding.length()),
            local: self.unwinding.starts(&Position::start(self.unwinding.length())),
            alone: true,
            section: None,
            writes: 0,
        };
        let program = self.world.program;
        let width = |f: FuncId, k: usize| program.func(f).ty(program.func(f).params[k]).bits(&program.target);
        for &f in program.constructors.iter().chain([&program.entry]) {
            let args = (0..program.func(f).params.len()).map(|k| Value::constant(width(f, k), 0)).collect();
            self.path.push(f.0);
            match self.function(f, args, Vec::new(), st) {
                Some((next, results)) => {
                    st = next;
                    if f == program.entry {
                        let zero = Value::constant(u32::from(program.target.pointer_bits), 0);
                        let result = results.first().cloned().unwrap_or(zero);
                        self.thread_ends(&st, result);
                    }
                }
                None => break,
            }
            self.path.clear();
        }
        let mut tid = 1;
        while (tid as usize) < self.threads.len() {
            self.one_thread(tid);
            tid += 1;
        }
        if !self.learning {
            self.check_guesses();
            self.unwinding.finish(&mut self.circuit);
        }
    }

    fn one_thread(&mut self, tid: Tid) {
        let run = &self.threads[tid as usize];
        let (Some((func, arg, position)), guard) = (run.entry.clone(), run.started) else { return };
        if guard == Lit::FALSE || self.stopped.is_some() {
            return;
        }
        self.tid = tid;
        self.path.clear();
        self.frames.clear();
        self.ended = self.ended_alone.clone();
        let memory = self.start.clone().unwrap_or_default();
        let local = self.unwinding.starts(&position);
        let st = State { guard, regs: Vec::new(), memory, position, local, alone: false, section: None, writes: 0 };
        let program = self.world.program;
        let params = program.func(func).params.len();
        let mut args = vec![arg];
        args.truncate(params);
        if let Some((st, results)) = self.function(func, args, Vec::new(), st) {
            let zero = Value::constant(u32::from(program.target.pointer_bits), 0);
            let result = results.first().cloned().unwrap_or(zero);
            self.thread_ends(&st, result);
        }
    }

    /// A thread comes to its end.
    pub(crate) fn thread_ends(&mut self, st: &State, result: V) {
        let width = u32::from(self.world.program.target.pointer_bits);
        let result = crate::value::resized(&result, width);
        let points = points_of(self.world, &result);
        let entry = self.world.results.entry(self.tid).or_default();
        let before = (entry.0, entry.1, entry.2, entry.3.len());
        for (i, lit) in result.bits.lits().iter().enumerate() {
            let bit = 1u128 << i;
            entry.0 |= if *lit == Lit::TRUE { 0 } else { bit };
            entry.1 |= if *lit == Lit::FALSE { 0 } else { bit };
        }
        if let Some(u) = &result.undef {
            for (i, lit) in u.lits().iter().enumerate() {
                entry.2 |= if *lit == Lit::FALSE { 0 } else { 1 << i };
            }
        }
        entry.3.extend(points);
        if before != (entry.0, entry.1, entry.2, entry.3.len()) {
            self.world.changed = true;
        }
        if !self.learning {
            self.unwinding.rest(&mut self.circuit, st.guard, &st.local);
        }
        let end = self.unwinding.reached(&mut self.circuit, &st.position, &st.local);
        self.threads[self.tid as usize].ends.push((st.guard, end, result));
    }

    /// The id of a thread that is about to be started.
    pub(crate) fn thread_new(&mut self, st: &mut State) -> V {
        let mut key = vec![self.tid];
        key.extend(&self.path);
        let width = u32::from(self.world.program.target.pointer_bits);
        match self.world.thread(key, self.tid) {
            Some(tid) => Value::constant(width, u128::from(Code::thread_id(tid))),
            None => {
                self.unsupported(st, "too many threads");
                Value::constant(width, 0)
            }
        }
    }

    /// What was done alone becomes what all threads find, or stores that they can see.
    pub(crate) fn leave_alone(&mut self, st: &mut State) {
        if !st.alone {
            return;
        }
        st.alone = false;
        st.memory.freeze();
        let Some(start) = self.start.clone() else {
            self.start = Some(st.memory.clone());
            return;
        };
        for addr in st.memory.differences(&start) {
            let Some(id) = self.world.object_at(addr) else { continue };
            if self.world.is_shared(id) {
                self.unsupported(st, "memory that is set up differently on paths that start threads");
                return;
            }
            // Nobody else looks at it, or this round does not know yet: the next one will.
            self.world.touch(id, self.tid, true);
        }
    }

    /// Starts a thread.
    pub(crate) fn thread_start(&mut self, st: &mut State, id: &V, func: &V, arg: V) {
        let (u, v) = (id.any_undef(&mut self.circuit), func.any_undef(&mut self.circuit));
        let undefined = self.circuit.or(u, v);
        self.fail(st, undefined, FindingKind::Undefined("which thread is started"));
        let (Some(id), Some(at)) = (id.as_const(), func.as_const()) else {
            self.unsupported(st, "a thread whose function depends on the run");
            return;
        };
        let kind = match self.world.region(at as u64) {
            Region::Function(f) if self.world.program.func(f).params.len() <= 1 => {
                let made = Code::tid_of(id as u64).filter(|t| (*t as usize) < self.world.threads.len());
                let Some(tid) = made else {
                    self.unsupported(st, "a thread that was never made");
                    return;
                };
                if st.section.is_some() {
                    self.unsupported(st, "a thread that is started in an atomic section");
                    return;
                }
                self.leave_alone(st);
                self.fence(st, FenceMask::FULL);
                self.item(st, ItemKind::Start(tid));
                while self.threads.len() <= tid as usize {
                    self.threads.push(unused());
                }
                let run = &mut self.threads[tid as usize];
                if run.entry.is_some() {
                    self.unsupported(st, "one thread is started at two places");
                    return;
                }
                run.entry = Some((f, arg, st.position.clone()));
                run.started = st.guard;
                return;
            }
            Region::Null => FindingKind::NullAccess,
            Region::Function(_) | Region::Global(_) | Region::Thread(_) | Region::Nowhere => FindingKind::BadCall,
        };
        self.fail(st, Lit::TRUE, kind);
    }

    /// What is guessed about a thread that is simulated later.
    fn guess(&mut self, tid: Tid) -> Guess {
        while self.threads.len() <= tid as usize {
            self.threads.push(unused());
        }
        if let Some(guess) = &self.threads[tid as usize].guess {
            return guess.clone();
        }
        let ended = self.circuit.input();
        let writes = self.unwinding.length();
        let position = Position::new((0..writes).map(|_| self.circuit.input()).collect());
        for i in 1..writes {
            self.unwinding.clauses().push(vec![!position.at_least(i + 1), position.at_least(i)]);
        }
        let guess = Guess { ended, position, result: self.any_result(tid) };
        self.threads[tid as usize].guess = Some(guess.clone());
        guess
    }

    /// Any result that a thread may have.
    fn any_result(&mut self, tid: Tid) -> V {
        let width = u32::from(self.world.program.target.pointer_bits);
        let (zero, one, undef, points) = self.world.results.get(&tid).cloned().unwrap_or_default();
        let mut lits = Vec::new();
        let mut undefs = Vec::new();
        for i in 0..width {
            let bit = 1u128 << i;
            lits.push(match (zero & bit != 0, one & bit != 0) {
                (true, true) => self.circuit.input(),
                (false, true) => Lit::TRUE,
                (_, false) => Lit::FALSE,
            });
            undefs.push(if undef & bit != 0 { self.circuit.input() } else { Lit::FALSE });
        }
        let mut points: Points = points.into_iter().collect();
        points.sort_unstable();
        let undef = (undef != 0).then(|| Bits::new(&undefs));
        Rc::new(Value { undef, points, ..Value::of(Bits::new(&lits)) })
    }

    /// What joins guessed is what threads did.
    fn check_guesses(&mut self) {
        for tid in 0..self.threads.len() {
            let Some(guess) = self.threads[tid].guess.clone() else { continue };
            let ends = self.threads[tid].ends.clone();
            let mut some = vec![!guess.ended];
            some.extend(ends.iter().map(|e| e.0));
            self.unwinding.clauses().push(some);
            for (when, position, result) in ends {
                self.unwinding.clauses().push(vec![!when, guess.ended]);
                for i in 1..=self.unwinding.length() {
                    let (said, is) = (guess.position.at_least(i), position.at_least(i));
                    self.unwinding.clauses().push(vec![!when, !said, is]);
                    self.unwinding.clauses().push(vec![!when, said, !is]);
                }
                equal(self.unwinding.clauses(), &[!when], &guess.result, &result);
            }
        }
    }

    /// Waits for a thread.
    pub(crate) fn thread_join(&mut self, st: &mut State, id: &V) -> V {
        let width = u32::from(self.world.program.target.pointer_bits);
        let undefined = id.any_undef(&mut self.circuit);
        self.fail(st, undefined, FindingKind::Undefined("which thread is joined"));
        if st.section.is_some() {
            self.unsupported(st, "a thread that is joined in an atomic section");
            return Value::constant(width, 0);
        }
        let mut cases: Vec<(Tid, Lit)> = Vec::new();
        for tid in 0..self.world.threads.len() as Tid {
            let is = bits::eq_const(&mut self.circuit, &id.bits, u128::from(Code::thread_id(tid)));
            let possible = self.circuit.and(st.guard, is);
            if possible != Lit::FALSE {
                cases.push((tid, is));
            }
        }
        let any: Vec<Lit> = cases.iter().map(|c| c.1).collect();
        let valid = self.circuit.or_all(&any);
        self.fail(st, !valid, FindingKind::BadJoin);
        for &(tid, is) in &cases {
            for (by, joined, when) in self.joins.clone() {
                if joined != tid {
                    continue;
                }
                let twice = self.circuit.and(is, when);
                if by == self.tid {
                    self.fail(st, twice, FindingKind::BadJoin);
                } else {
                    let mut both = State { guard: self.circuit.and(st.guard, twice), ..st.clone() };
                    self.unsupported(&mut both, "two threads join one thread");
                    st.guard = self.circuit.and(st.guard, !twice);
                }
            }
        }
        self.fence(st, FenceMask::FULL);
        let mut done = Vec::new();
        for &(tid, is) in &cases {
            let ended = self.guess(tid).ended;
            done.push(self.circuit.and(is, ended));
        }
        let done = self.circuit.or_all(&done);
        self.halt(st, done, Halt::Join);
        let mut result = Value::constant(width, 0);
        for &(tid, is) in &cases {
            let guess = self.guess(tid);
            result = self.choose(is, &guess.result, &result);
            let start = Position::start(self.unwinding.length());
            let (behind, beyond) = self.unwinding.behind(&guess.position);
            let late = self.circuit.and(is, beyond);
            st.guard = self.circuit.and(st.guard, !late);
            let end = Position::choose(&mut self.circuit, is, &behind, &start);
            self.move_to(st, &end);
            let when = self.circuit.and(st.guard, is);
            self.joins.push((self.tid, tid, when));
        }
        self.item(st, ItemKind::Join(cases, Rc::clone(&result)));
        result
    }

    /// A thread moves on to a position, if it is not there yet.
    fn move_to(&mut self, st: &mut State, to: &Position) {
        let later = Position::max(&mut self.circuit, &st.position, to);
        if !self.learning && later != st.position {
            let moved = Position::differ(&mut self.circuit, &st.position, &later);
            let when = self.circuit.and(st.guard, moved);
            self.unwinding.rest(&mut self.circuit, when, &st.local);
            st.local.leave(&mut self.circuit, moved);
        }
        st.position = later;
    }

    /// An atomic section begins.
    pub(crate) fn section_begin(&mut self, st: &mut State) {
        match &mut st.section {
            Some(section) => section.nesting += 1,
            None => {
                let mut section = Sect { nesting: 1, wrote: Lit::FALSE, looks: Lit::TRUE, late: Lit::FALSE };
                if !st.alone && !self.learning {
                    section.late = self.unwinding.on_the_way(&st.local);
                    if section.late != Lit::FALSE {
                        section.looks = self.circuit.input();
                    }
                    self.advance(st, None);
                }
                st.section = Some(section);
            }
        }
    }

    /// An atomic section ends.
    pub(crate) fn section_end(&mut self, st: &mut State) {
        match st.section {
            None => {
                let text = "an atomic section ends that has not begun".to_string();
                self.fail(st, Lit::TRUE, FindingKind::Check(CheckKind::LockMisuse, text));
            }
            Some(Sect { nesting: 1, .. }) => st.section = None,
            Some(section) => st.section = Some(Sect { nesting: section.nesting - 1, ..section }),
        }
    }
}
