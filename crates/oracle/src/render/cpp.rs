//! Statements of C++20: `std::atomic` where all accesses are atomic, `std::atomic_ref` elsewhere; `std::thread`; the locks of its library.

use super::c::{cond, declare, expr, place};
use super::{atomic_places, mutexes_used, names, own, semaphores_used, Dialect, Function};
use crate::lang::{Act, Cond, Order, Place, Program, Reg, Slot, Stmt, Update};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// C++20.
pub struct Cpp<'p> {
    program: &'p Program,
    atomic: BTreeSet<Place>,
    /// Mutexes that somebody waits for with a time limit.
    timed: BTreeSet<u8>,
    timed_rw: bool,
}

impl<'p> Cpp<'p> {
    /// For a program.
    pub fn new(program: &'p Program) -> Cpp<'p> {
        let mut timed = BTreeSet::new();
        program.each(&mut |s| {
            if let Stmt::TimedLock(_, m) = s {
                timed.insert(*m);
            }
        });
        let timed_rw = program.has(|s| matches!(s, Stmt::Do(Act::RwTimed(..))));
        Cpp { program, atomic: atomic_places(program), timed, timed_rw }
    }

    /// What atomic accesses to a place go through.
    fn atomic(&self, p: Place) -> String {
        if self.atomic.contains(&p) {
            return place(p);
        }
        match p {
            Place::Var(_) | Place::Deref(_) => format!("std::atomic_ref<int>({})", place(p)),
            Place::Pointer(_) => format!("std::atomic_ref<int *>({})", place(p)),
        }
    }

    fn act(&self, act: Act) -> String {
        let shared = |write: bool| if write { "" } else { "_shared" };
        let wait = |call: &str, r: String| {
            format!("{{ std::unique_lock<std::mutex> l(m0, std::adopt_lock); {r}c0.{call}; l.release(); }}")
        };
        match act {
            Act::CondWait => wait("wait(l)", String::new()),
            Act::CondTimed(r) => {
                wait("wait_for(l, std::chrono::milliseconds(1)) == std::cv_status::no_timeout", format!("r{r} = "))
            }
            Act::Signal => "c0.notify_one();".to_string(),
            Act::Broadcast => "c0.notify_all();".to_string(),
            Act::RwLock(write) => format!("l0.lock{}(); writes = {write};", shared(write)),
            Act::RwTry(r, write) => format!("r{r} = l0.try_lock{}(); writes = {write};", shared(write)),
            Act::RwTimed(r, write) => {
                format!("r{r} = l0.try_lock{}_for(std::chrono::milliseconds(1)); writes = {write};", shared(write))
            }
            Act::RwUnlock => "if (writes) l0.unlock(); else l0.unlock_shared();".to_string(),
            Act::Barrier => "b0.arrive_and_wait();".to_string(),
            Act::Once => "std::call_once(o0, once);".to_string(),
            Act::Detach(t) => format!("t{t}.detach();"),
            Act::Input(r) => format!("r{r} = __VERIFIER_nondet_bool();"),
            Act::Divide(r, c) => format!("(void)(INT_MIN / (r{r} - {c}));"),
            Act::SetKey(r) => format!("(void)r{r};"),
        }
    }
}

impl Dialect for Cpp<'_> {
    fn prelude(&self) -> String {
        let text = names(self.program);
        let acts = |names: &[&str]| names.iter().any(|n| text.contains(&format!("Do({n}")));
        let conds = acts(&["Cond", "Signal", "Broadcast"]);
        let has = |name: &str| text.contains(name);
        let rw = if self.timed_rw { "shared_timed_mutex" } else { "shared_mutex" };
        let mut out = String::new();
        for (used, line) in [
            (true, "#include <atomic>"),
            (has("Assert"), "#include <cassert>"),
            (has("Timed"), "#include <chrono>"),
            (acts(&["Barrier"]), "#include <barrier>"),
            (acts(&["Divide"]), "#include <climits>"),
            (conds, "#include <condition_variable>"),
            (has("Exit") || !self.program.at_exit.is_empty(), "#include <cstdlib>"),
            (has("Lock") || has("Once") || conds, "#include <mutex>"),
            (has("Wait(") || has("Post("), "#include <semaphore>"),
            (acts(&["Rw"]), "#include <shared_mutex>"),
            (has("Create"), "#include <thread>"),
            (
                has("Section"),
                "extern \"C\" void __VERIFIER_atomic_begin(void);\nextern \"C\" void __VERIFIER_atomic_end(void);",
            ),
            (has("Input"), "extern \"C\" bool __VERIFIER_nondet_bool(void);"),
            (has("ThreadLocal"), "static thread_local int own;"),
            // Never destroyed: in C a thread that goes on while the process ends may still use them.
            (conds, "static std::condition_variable &c0 = *new std::condition_variable;"),
            (acts(&["Once"]), "static std::once_flag o0;"),
        ] {
            if used {
                let _ = writeln!(out, "{line}");
            }
        }
        for p in super::globals() {
            let plain = if matches!(p, Place::Var(_)) { "int" } else { "int *" };
            if self.atomic.contains(&p) {
                let _ = writeln!(out, "static std::atomic<{plain}> {};", place(p));
            } else if has(&format!("{p:?}")) {
                let _ = writeln!(out, "static {plain}{}{};", if plain == "int" { " " } else { "" }, place(p));
            }
        }
        for m in mutexes_used(self.program) {
            let timed = if self.timed.contains(&m) { "timed_" } else { "" };
            let _ = writeln!(out, "static std::{timed}mutex m{m};");
        }
        for s in semaphores_used(self.program) {
            let _ = writeln!(out, "static std::counting_semaphore<8> sem{s}{{{}}};", self.program.sems[usize::from(s)]);
        }
        if acts(&["Barrier"]) {
            let _ = writeln!(out, "static std::barrier<> &b0 = *new std::barrier<>({});", self.program.barrier);
        }
        if acts(&["Rw"]) {
            let _ = writeln!(out, "static std::{rw} l0;");
        }
        out + "\n"
    }

    fn function(&self, function: Function) -> (String, String) {
        let tail = "}\n".to_string();
        match function {
            Function::Main => {
                let at_exit = if self.program.at_exit.is_empty() { "" } else { "  std::atexit(at_end);\n" };
                (format!("int main() {{\n{at_exit}"), "  return 0;\n}\n".to_string())
            }
            Function::Thread(t) => (format!("static void thread{t}() {{\n"), tail),
            Function::Once => ("static void once() {\n".into(), tail),
            Function::Gone(r) => (format!("static void gone(int *r{r}) {{\n"), tail),
            Function::AtEnd => ("static void at_end() {\n".into(), tail),
        }
    }

    fn callee(&self, slot: Slot, params: &[(Reg, bool)]) -> String {
        let list: Vec<String> = params.iter().map(|(r, pointer)| declare(*r, *pointer)).collect();
        format!("static void call{slot}({}) {{", list.join(", "))
    }

    fn register(&self, r: Reg, pointer: bool) -> String {
        declare(r, pointer) + ";"
    }

    fn handle(&self, t: usize) -> String {
        format!("std::thread t{t};")
    }

    fn guards(&self, body: &[Stmt]) -> String {
        let mut used = false;
        own(body, &mut |s| used |= matches!(s, Stmt::Do(Act::RwLock(_) | Act::RwTry(..) | Act::RwTimed(..))));
        if used {
            "  bool writes;\n".to_string()
        } else {
            String::new()
        }
    }

    fn slot(&self, slot: Slot) -> String {
        format!("int v{slot};")
    }

    fn test(&self, c: Cond, _types: &BTreeMap<Reg, bool>) -> String {
        format!("if ({})", cond(c))
    }

    fn leaf(&self, s: &Stmt, _types: &BTreeMap<Reg, bool>) -> String {
        match s {
            Stmt::Load(r, p, o) => match order(*o) {
                None => format!("r{r} = {};", place(*p)),
                Some(o) => format!("r{r} = {}.load({o});", self.atomic(*p)),
            },
            Stmt::Store(p, e, o) => match order(*o) {
                None => format!("{} = {};", place(*p), expr(*e)),
                Some(o) => format!("{}.store({}, {o});", self.atomic(*p), expr(*e)),
            },
            Stmt::Rmw(r, p, u, o) => {
                let (p, o) = (self.atomic(*p), order(*o).unwrap_or(RELAXED));
                match u {
                    Update::Exchange(c) => format!("r{r} = {p}.exchange({c}, {o});"),
                    Update::Add(c) => format!("r{r} = {p}.fetch_add({c}, {o});"),
                    Update::Compare(expected, new, failure) => {
                        let failure = order(*failure).unwrap_or(RELAXED);
                        format!("r{r} = {expected};\n  {p}.compare_exchange_strong(r{r}, {new}, {o}, {failure});")
                    }
                }
            }
            Stmt::Fence(o) => format!("std::atomic_thread_fence({});", order(*o).unwrap_or(RELAXED)),
            Stmt::Assert(c) => format!("assert({});", cond(*c)),
            Stmt::Address(r, slot) => format!("r{r} = &v{slot};"),
            Stmt::ThreadLocal(r) => format!("r{r} = &own;"),
            Stmt::Malloc(r) => format!("r{r} = new int;"),
            Stmt::Free(r) => format!("delete r{r};"),
            Stmt::Realloc(r, q) => format!("r{r} = new int; delete r{q};"),
            Stmt::Lock(m) => format!("m{m}.lock();"),
            Stmt::Unlock(m) => format!("m{m}.unlock();"),
            Stmt::TryLock(r, m) => format!("r{r} = m{m}.try_lock();"),
            Stmt::TimedLock(r, m) => format!("r{r} = m{m}.try_lock_for(std::chrono::milliseconds(1));"),
            Stmt::Wait(s) => format!("sem{s}.acquire();"),
            Stmt::Post(s) => format!("sem{s}.release();"),
            Stmt::TryWait(r, s) => format!("r{r} = sem{s}.try_acquire();"),
            Stmt::TimedWait(r, s) => format!("r{r} = sem{s}.try_acquire_for(std::chrono::milliseconds(1));"),
            Stmt::Create(t) => format!("t{t} = std::thread(thread{t});"),
            Stmt::Join(t) => format!("t{t}.join();"),
            Stmt::ThreadExit => "return;".to_string(),
            Stmt::Exit => "std::exit(0);".to_string(),
            Stmt::Do(act) => self.act(*act),
            Stmt::If(..) | Stmt::Block(..) | Stmt::Call(..) | Stmt::Section(_) => String::new(),
        }
    }
}

const RELAXED: &str = "std::memory_order_relaxed";

fn order(order: Order) -> Option<&'static str> {
    match order {
        Order::Plain => None,
        Order::Relaxed => Some(RELAXED),
        Order::Acquire => Some("std::memory_order_acquire"),
        Order::Release => Some("std::memory_order_release"),
        Order::AcqRel => Some("std::memory_order_acq_rel"),
        Order::SeqCst => Some("std::memory_order_seq_cst"),
    }
}
