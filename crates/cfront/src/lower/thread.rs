//! Starting threads.
//!
//! What it does: `pthread_create` and `thrd_create` are functions of the library model; here the function that the
//! new thread runs is wrapped so that the library model learns when the thread ends (keys have destructors, and a
//! mutex of C++ that is still held is a finding), and so that it takes exactly one pointer.
//! Guarantee: a thread function that needs no wrapper gets none, so small programs stay small.
//! Misses: attributes of threads (stack sizes, scheduling) but for the detached state are read by nobody.
//! Deviation: the wrapper of `f` is a function of the library model with the name `f.thread`.

use super::build::{Fun, Leaves};
use super::{Context, Lowered, Work};
use fencepost_ir::{Code, Diagnostic, FuncId, Op, Operand, Terminator, Type};

impl<'c, 'm> Fun<'c, 'm> {
    /// Calls to the library model that need a hand; `None` for all others.
    pub(super) fn library_call(&mut self, name: &str, args: &[Operand]) -> Lowered<Option<Leaves>> {
        if self.cx.modules[self.mi].library {
            return Ok(None);
        }
        if let Some(values) = self.jumps(name, args)? {
            return Ok(Some(values));
        }
        if let Some(kept) = self.bookkeeping(name) {
            let func = self.cx.library_function(kept)?;
            return Ok(Some(self.ops(Op::Call { func, args: args.to_vec() }, &[Type::Int(32)])));
        }
        let (position, plain, any) = match name {
            "pthread_create" => (2, "__fp_pthread_create", "__fp_pthread_create_any"),
            "thrd_create" => (1, "__fp_thrd_create", "__fp_thrd_create_any"),
            _ => return Ok(None),
        };
        let mut args = args.to_vec();
        let Some(start) = args.get(position).copied() else {
            return Err(Diagnostic::new(Code::LibraryUse, format!("'{name}' is called with too few arguments")));
        };
        let (model, rets) = match start {
            Operand::Func(id) => {
                args[position] = Operand::Func(self.cx.thread_main(id)?);
                (plain, [Type::Int(32)])
            }
            _ => (any, [Type::Int(32)]),
        };
        let func = self.cx.library_function(model)?;
        Ok(Some(self.ops(Op::Call { func, args }, &rets)))
    }

    /// The variant of a function of the library model that remembers what only some programs need.
    fn bookkeeping(&self, name: &str) -> Option<&'static str> {
        let detaching = self.cx.ends.detaching;
        // A call by a header, and not by the program itself. The headers make moments by division, which need not be looked at.
        let cplusplus = self.cx.modules[self.mi].cplusplus && self.out.library;
        let (mutexes, rwlocks) = (cplusplus && self.cx.ends.mutexes, cplusplus && self.cx.ends.rwlocks);
        if self.cx.ends.robust {
            let robust = match name {
                "pthread_mutex_lock" => Some("__fp_robust_mutex_lock"),
                "pthread_mutex_trylock" => Some("__fp_robust_mutex_trylock"),
                "pthread_mutex_timedlock" => Some("__fp_robust_mutex_timedlock"),
                "pthread_mutex_clocklock" => Some("__fp_robust_mutex_clocklock"),
                "pthread_mutex_unlock" => Some("__fp_robust_mutex_unlock"),
                "pthread_cond_wait" => Some("__fp_robust_cond_wait"),
                "pthread_cond_timedwait" => Some("__fp_robust_cond_timedwait"),
                "pthread_cond_clockwait" => Some("__fp_robust_cond_clockwait"),
                _ => None,
            };
            if robust.is_some() {
                return robust;
            }
        }
        Some(match name {
            "pthread_mutex_lock" if mutexes => "__fp_std_mutex_lock",
            "pthread_mutex_trylock" if mutexes => "__fp_std_mutex_trylock",
            "pthread_mutex_timedlock" if mutexes => "__fp_std_mutex_timedlock",
            "pthread_mutex_clocklock" if mutexes => "__fp_std_mutex_clocklock",
            "pthread_mutex_unlock" if mutexes => "__fp_std_mutex_unlock",
            "pthread_cond_timedwait" if cplusplus => "__fp_std_cond_timedwait",
            "pthread_cond_clockwait" if cplusplus => "__fp_std_cond_clockwait",
            "sem_timedwait" if cplusplus => "__fp_std_sem_timedwait",
            "sem_clockwait" if cplusplus => "__fp_std_sem_clockwait",
            "pthread_rwlock_rdlock" if rwlocks => "__fp_std_rwlock_rdlock",
            "pthread_rwlock_wrlock" if rwlocks => "__fp_std_rwlock_wrlock",
            "pthread_rwlock_tryrdlock" if rwlocks => "__fp_std_rwlock_tryrdlock",
            "pthread_rwlock_trywrlock" if rwlocks => "__fp_std_rwlock_trywrlock",
            "pthread_rwlock_timedrdlock" if rwlocks => "__fp_std_rwlock_timedrdlock",
            "pthread_rwlock_timedwrlock" if rwlocks => "__fp_std_rwlock_timedwrlock",
            "pthread_rwlock_clockrdlock" if rwlocks => "__fp_std_rwlock_clockrdlock",
            "pthread_rwlock_clockwrlock" if rwlocks => "__fp_std_rwlock_clockwrlock",
            "pthread_rwlock_unlock" if rwlocks => "__fp_std_rwlock_unlock",
            "pthread_rwlock_timedrdlock" if cplusplus => "__fp_rwlock_timedrdlock",
            "pthread_rwlock_timedwrlock" if cplusplus => "__fp_rwlock_timedwrlock",
            "pthread_rwlock_clockrdlock" if cplusplus => "__fp_rwlock_clockrdlock",
            "pthread_rwlock_clockwrlock" if cplusplus => "__fp_rwlock_clockwrlock",
            "pthread_join" if detaching => "__fp_pthread_join_once",
            "thrd_join" if detaching => "__fp_thrd_join_once",
            _ => return None,
        })
    }
}

impl<'m> Context<'m> {
    /// The function that a thread runs in order to run `start`.
    fn thread_main(&mut self, start: FuncId) -> Lowered<FuncId> {
        let params = match self.definition(start) {
            Some((mi, function)) => self.signature(mi, function)?.params,
            None => vec![Type::Ptr],
        };
        if !self.ends.thread() && params == [Type::Ptr] {
            return Ok(start);
        }
        if let Some(&id) = self.thread_mains.get(&start) {
            return Ok(id);
        }
        let name = format!("{}.thread", self.program.functions[start.index()].name);
        let id = self.new_function(&name, true);
        self.thread_mains.insert(start, id);
        self.work.push(Work::ThreadMain(id, start));
        Ok(id)
    }
}

/// Makes the function that calls `start` and then ends the thread.
pub(super) fn lower_main(cx: &mut Context<'_>, id: FuncId, start: FuncId) -> Lowered<()> {
    let Some((mi, function)) = cx.definition(start) else {
        return Err(Diagnostic::new(Code::LibraryUse, "a thread starts in a function that is not known"));
    };
    let signature = cx.signature(mi, function)?;
    if signature.rets.len() > 1 {
        return Err(Diagnostic::new(Code::TypeUse, "a thread starts in a function that returns a struct"));
    }
    let name = cx.program.functions[id.index()].name.clone();
    let loc = cx.function_loc(mi, function);
    let mut fun = Fun::new(cx, mi, &name);
    fun.out.library = true;
    fun.out.loc = loc;
    fun.out.rets.clone_from(&signature.rets);
    fun.block = fun.out.block();
    let arg = fun.out.reg(Type::Ptr);
    fun.out.params.push(arg);
    let values = fun.direct_call(start, &signature, &[Operand::Reg(arg)])?;
    fun.thread_end()?;
    fun.end(Terminator::Return(values.to_vec()));
    let out = fun.out;
    cx.program.functions[id.index()] = out;
    Ok(())
}
