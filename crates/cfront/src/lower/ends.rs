//! What runs at the end of threads and of the process.
//!
//! What it does: says which functions of the library model are called there (`rt/exit.c`, `rt/thread.c`), and in which order: the
//! handlers of `pthread_cleanup_push` run in `pthread_exit`, thread-local objects of the thread that ends are destroyed, destructors of
//! keys run, robust mutexes are given back; `exit` and a return from `main` run what was registered, and then the functions that are
//! marked as destructors.
//! Guarantee: nothing that was registered is left out, nor is anything added to a program that registers nothing.
//! Misses: `on_exit` and cancellation, which are diagnostics at their calls.

use super::build::Fun;
use super::{Context, Lowered};
use crate::link::Link;
use fencepost_ir::{FuncId, Op, Operand};

/// The destructor of the streams' set-up, which does nothing.
const STREAMS_END: &str = "_ZNSt8ios_base4InitD1Ev";

/// What must happen when a thread or the process ends.
#[derive(Clone, Debug)]
pub(crate) struct Ends {
    /// Handlers of `pthread_cleanup_push` run.
    handled: bool,
    /// States of futures become ready.
    ready: bool,
    /// Mutexes that are robust are given back.
    pub robust: bool,
    /// The destructors of keys run.
    keys: bool,
    /// No mutex of C++ may be held.
    pub mutexes: bool,
    /// Nor a shared mutex.
    pub rwlocks: bool,
    /// Others ask whether it has ended.
    told: bool,
    /// Threads are detached: who was let go must be remembered.
    pub detaching: bool,
    /// The thread's own objects are destroyed.
    locals: bool,
    /// What was registered runs.
    handlers: bool,
    /// What was registered for a quick end runs.
    quick: bool,
    /// Some functions are marked as destructors.
    marked: bool,
    /// The first thread may end before others, so that another one may be the last.
    leaves: bool,
    /// The functions that are marked as destructors, in the order in which they run.
    pub destructors: Vec<FuncId>,
}

impl Ends {
    /// Looks for the names after which an end matters.
    pub fn new(link: &Link<'_>) -> Ends {
        let any = |names: &[&str]| names.iter().any(|name| link.mentioned(name));
        Ends {
            handled: any(&["__pthread_register_cancel"]),
            ready: any(&["_ZNSt13__future_base13_State_baseV211_Make_ready6_M_setEv"]),
            robust: any(&["pthread_mutexattr_setrobust", "pthread_mutexattr_setrobust_np"]),
            keys: any(&["pthread_key_create", "tss_create"]),
            mutexes: any(&[
                "_ZL20__gthread_mutex_lockP15pthread_mutex_t",
                "_ZL23__gthread_mutex_trylockP15pthread_mutex_t",
                "pthread_mutex_timedlock",
                "pthread_mutex_clocklock",
            ]),
            rwlocks: any(&[
                "_ZStL23__glibcxx_rwlock_rdlockP16pthread_rwlock_t",
                "_ZStL23__glibcxx_rwlock_wrlockP16pthread_rwlock_t",
                "_ZStL26__glibcxx_rwlock_tryrdlockP16pthread_rwlock_t",
                "_ZStL26__glibcxx_rwlock_trywrlockP16pthread_rwlock_t",
                "_ZStL28__glibcxx_rwlock_timedrdlockP16pthread_rwlock_tPK8timespec",
                "_ZStL28__glibcxx_rwlock_timedwrlockP16pthread_rwlock_tPK8timespec",
                "_ZStL23__glibcxx_rwlock_unlockP16pthread_rwlock_t",
            ]),
            told: any(&["pthread_tryjoin_np"]),
            detaching: any(&["pthread_detach", "thrd_detach", "pthread_attr_setdetachstate", "pthread_tryjoin_np"]),
            locals: any(&["__cxa_thread_atexit"]),
            handlers: any(&["atexit", "__cxa_atexit"]),
            quick: any(&["at_quick_exit", "__cxa_at_quick_exit"]),
            marked: any(&["llvm.global_dtors"]),
            leaves: any(&["pthread_exit", "thrd_exit"]),
            destructors: Vec::new(),
        }
    }

    /// Whether something runs at the end of the process.
    pub fn process(&self) -> bool {
        self.locals || self.handlers || self.marked
    }

    /// Whether something runs at the end of a thread.
    pub fn thread(&self) -> bool {
        self.locals
            || self.keys
            || self.ready
            || self.robust
            || self.mutexes
            || self.rwlocks
            || self.told
            || self.last()
    }

    /// Whether the last thread runs what runs at the end of the process.
    fn last(&self) -> bool {
        self.leaves && (self.handlers || self.marked)
    }
}

impl<'c, 'm> Fun<'c, 'm> {
    fn ending(&mut self, needed: bool, name: &str) -> Lowered<()> {
        if needed {
            let func = self.cx.library_function(name)?;
            self.act(Op::Call { func, args: Vec::new() });
        }
        Ok(())
    }

    /// A thread is about to be started.
    pub(super) fn thread_begin(&mut self) -> Lowered<()> {
        self.ending(self.cx.ends.last(), "__fp_begin_other")
    }

    /// A thread calls `pthread_exit`: its handlers are jumped to, one after the other.
    pub(super) fn thread_unwind(&mut self, value: Operand) -> Lowered<()> {
        if self.cx.ends.handled {
            let func = self.cx.library_function("__fp_end_handled")?;
            self.act(Op::Call { func, args: vec![value] });
        }
        Ok(())
    }

    /// What the library model does when the running thread ends.
    pub(super) fn thread_end(&mut self) -> Lowered<()> {
        self.ending(self.cx.ends.locals, "__fp_end_locals")?;
        self.ending(self.cx.ends.keys, "__fp_end_keys")?;
        self.ending(self.cx.ends.ready, "__fp_end_ready")?;
        self.ending(self.cx.ends.mutexes, "__fp_end_mutexes")?;
        self.ending(self.cx.ends.rwlocks, "__fp_end_rwlocks")?;
        self.ending(self.cx.ends.robust, "__fp_end_robust")?;
        self.ending(self.cx.ends.told, "__fp_end_told")?;
        self.ending(self.cx.ends.last(), "__fp_end_last")
    }

    /// What runs when `main` returns or `exit` is called.
    pub(super) fn process_end(&mut self) -> Lowered<()> {
        self.ending(self.cx.ends.process(), "__fp_end_begins")?;
        self.ending(self.cx.ends.locals, "__fp_end_locals")?;
        self.ending(self.cx.ends.handlers, "__fp_end_handlers")?;
        for (number, destructor) in self.cx.ends.destructors.clone().into_iter().enumerate() {
            let func = self.cx.library_function("__fp_end_marked")?;
            let args = vec![Operand::int(32, number as u128), Operand::Func(destructor)];
            self.act(Op::Call { func, args });
        }
        Ok(())
    }

    /// What runs when `quick_exit` is called.
    pub(super) fn quick_end(&mut self) -> Lowered<()> {
        self.ending(self.cx.ends.quick, "__fp_end_quick")
    }

    /// Whether a function that is registered for the end is one that does nothing.
    pub(super) fn ends_nothing(&self, function: Operand) -> bool {
        let Operand::Func(id) = function else { return false };
        let definition = self.cx.definition(id);
        definition.is_some_and(|(mi, f)| self.cx.modules[mi].module.text(f.name) == STREAMS_END)
    }
}

impl Context<'_> {
    /// The functions that are marked as destructors: the last to be constructed is the first to go.
    pub(super) fn destructors(&mut self) -> Lowered<()> {
        let mut list = self.listed("llvm.global_dtors")?;
        list.reverse();
        self.ends.destructors = list;
        Ok(())
    }
}
