//! Threads and atomic sections.

use crate::exec::{Exec, Halt, State, ThreadRun};
use crate::shared::{SharedMemory, Step};
use crate::value::{any, points_of, Points, Value, V};
use crate::world::ObjId;
use fencepost_check::finding::FindingKind;
use fencepost_check::interp::Code;
use fencepost_check::layout::{Region, Tid};
use fencepost_ir::{CheckKind, FuncId};
use fencepost_solver::bits;
use fencepost_solver::circuit::Lit;
use std::rc::Rc;

impl<M: SharedMemory> Exec<'_, '_, M> {
    /// Executes the first thread, then all that are started, in the order of their numbers.
    pub fn all_threads(&mut self) {
        self.threads.push(ThreadRun::default());
        self.threads[0].started = Lit::TRUE;
        let mut st = State::begin(M::first(self, 0));
        let program = self.world.program;
        let width = |f: FuncId, k: usize| program.func(f).ty(program.func(f).params[k]).bits(&program.target);
        self.make_locals(&st);
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
                        self.threads[0].returned.push(st.guard);
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
        M::finish(self);
    }

    fn one_thread(&mut self, tid: Tid) {
        let run = &self.threads[tid as usize];
        let (Some((func, arg)), guard) = (run.entry.clone(), run.started) else { return };
        if guard == Lit::FALSE || self.stopped.is_some() {
            return;
        }
        self.tid = tid;
        self.path.clear();
        self.frames.clear();
        self.ended = self.ended_alone.clone();
        let memory = self.start.clone().unwrap_or_default();
        let st = State { guard, memory, alone: false, ..State::begin(M::first(self, tid)) };
        self.make_locals(&st);
        let program = self.world.program;
        let params = program.func(func).params.len();
        let mut args = vec![arg];
        args.truncate(params);
        if let Some((mut st, results)) = self.function(func, args, Vec::new(), st) {
            self.end_locals(&mut st);
            let zero = Value::constant(u32::from(program.target.pointer_bits), 0);
            let result = results.first().cloned().unwrap_or(zero);
            self.thread_ends(&st, result);
        }
    }

    /// The thread's own copies of the thread-local variables that others may come to know.
    fn locals(&self) -> Vec<ObjId> {
        let layout = &self.world.layout;
        let bases = layout.known_locals().iter().map(|g| layout.tls(self.tid, *g));
        bases.filter_map(|base| self.world.object_at(base)).collect()
    }

    fn make_locals(&mut self, st: &State<M::Path>) {
        for id in self.locals() {
            M::did(self, st, Step::Allocate(id));
        }
    }

    /// The thread's thread-local variables end with it.
    pub fn end_locals(&mut self, st: &mut State<M::Path>) {
        let born: Vec<(ObjId, Lit)> = self.locals().into_iter().map(|id| (id, Lit::TRUE)).collect();
        self.release_frame(st, &born);
    }

    /// A thread comes to its end.
    pub fn thread_ends(&mut self, st: &State<M::Path>, result: V) {
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
        let run = &mut self.threads[self.tid as usize];
        run.ended.push(st.guard);
        run.results.push((st.guard, result));
        M::ended(self, st);
    }

    /// The id of a thread that is about to be started.
    pub fn thread_new(&mut self, st: &mut State<M::Path>) -> V {
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
    pub fn leave_alone(&mut self, st: &mut State<M::Path>) {
        if !st.alone {
            return;
        }
        st.alone = false;
        st.memory.freeze();
        let Some(start) = self.start.clone() else {
            self.start = Some(st.memory.clone());
            return;
        };
        M::prelude(self, st, &start);
    }

    /// Starts a thread.
    pub fn thread_start(&mut self, st: &mut State<M::Path>, id: &V, func: &V, arg: V) {
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
                if st.nesting > 0 && !M::THREADS_IN_SECTIONS {
                    self.unsupported(st, "a thread that is started in an atomic section");
                    return;
                }
                self.leave_alone(st);
                M::flush(self, st);
                M::did(self, st, Step::Start(tid));
                while self.threads.len() <= tid as usize {
                    self.threads.push(ThreadRun::default());
                }
                let run = &mut self.threads[tid as usize];
                if run.entry.is_some() {
                    self.unsupported(st, "one thread is started at two places");
                    return;
                }
                run.entry = Some((f, arg));
                run.started = st.guard;
                M::started(self, st, tid);
                return;
            }
            Region::Null => FindingKind::NullAccess,
            Region::Function(_) | Region::Global(_) | Region::Thread(_) | Region::Nowhere => FindingKind::BadCall,
        };
        self.fail(st, Lit::TRUE, kind);
    }

    fn ended_input(&mut self, tid: Tid) -> Lit {
        while self.threads.len() <= tid as usize {
            self.threads.push(ThreadRun::default());
        }
        if let Some(lit) = self.threads[tid as usize].ended_input {
            return lit;
        }
        let lit = self.circuit.input();
        self.threads[tid as usize].ended_input = Some(lit);
        lit
    }

    fn result_input(&mut self, tid: Tid) -> V {
        if let Some(v) = &self.threads[tid as usize].result_input {
            return Rc::clone(v);
        }
        let width = u32::from(self.world.program.target.pointer_bits);
        let (zero, one, undef, points) = self.world.results.get(&tid).cloned().unwrap_or_default();
        let mut points: Points = points.into_iter().collect();
        points.sort_unstable();
        let v = any(&mut self.circuit, width, (zero, one, undef), points);
        self.threads[tid as usize].result_input = Some(Rc::clone(&v));
        v
    }

    /// Waits for a thread.
    pub fn thread_join(&mut self, st: &mut State<M::Path>, id: &V) -> V {
        let width = u32::from(self.world.program.target.pointer_bits);
        let undefined = id.any_undef(&mut self.circuit);
        self.fail(st, undefined, FindingKind::Undefined("which thread is joined"));
        if st.nesting > 0 && !M::THREADS_IN_SECTIONS {
            self.unsupported(st, "a thread that is joined in an atomic section");
            return Value::constant(width, 0);
        }
        let mut cases: Vec<(Tid, Lit)> = Vec::new();
        for tid in (0..self.world.threads.len() as Tid).filter(|t| *t != self.tid) {
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
        M::flush(self, st);
        let mut done = Vec::new();
        for &(tid, is) in &cases {
            let ended = self.ended_input(tid);
            done.push(self.circuit.and(is, ended));
        }
        let done = self.circuit.or_all(&done);
        self.halt(st, done, Halt::Join);
        if let [(tid, _)] = cases.as_slice() {
            st.over.push(*tid);
        }
        let mut result = Value::constant(width, 0);
        for &(tid, is) in &cases {
            let v = self.result_input(tid);
            result = self.choose(is, &v, &result);
            M::joined(self, st, tid, is);
            let when = self.circuit.and(st.guard, is);
            self.joins.push((self.tid, tid, when));
        }
        M::did(self, st, Step::Join(cases, Rc::clone(&result)));
        result
    }

    /// An atomic section begins.
    pub fn section_begin(&mut self, st: &mut State<M::Path>) {
        st.nesting += 1;
        if st.nesting == 1 {
            M::section_begins(self, st);
        }
    }

    /// An atomic section ends.
    pub fn section_end(&mut self, st: &mut State<M::Path>) {
        match st.nesting {
            0 => {
                let text = "an atomic section ends that has not begun".to_string();
                self.fail(st, Lit::TRUE, FindingKind::Check(CheckKind::LockMisuse, text));
            }
            1 => {
                st.nesting = 0;
                M::section_ends(self, st);
            }
            _ => st.nesting -= 1,
        }
    }
}
