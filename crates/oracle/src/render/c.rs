//! Statements of C.

use super::{mutexes_used, names, semaphores_used, uses, uses_key, Dialect, Function};
use crate::lang::{Act, Cond, Expr, Kind, Order, Place, Program, Reg, Slot, Stmt, Update};
use std::collections::BTreeMap;
use std::fmt::Write;

/// C with POSIX threads.
pub struct C<'p> {
    /// The program.
    pub program: &'p Program,
}

impl Dialect for C<'_> {
    fn prelude(&self) -> String {
        let program = self.program;
        let text = names(program);
        let threads = text.contains("Create");
        let acts = |names: &[&str]| names.iter().any(|n| text.contains(&format!("Do({n}")));
        let library = ["Cond", "Signal", "Broadcast", "Rw", "Barrier", "Once", "SetKey", "Detach"];
        let alloca = program.kinds.contains(&Kind::Alloca);
        let mut out = String::new();
        for (used, line) in [
            (text.contains("Assert"), "#include <assert.h>"),
            (threads || text.contains("Lock") || text.contains("ThreadExit") || acts(&library), "#include <pthread.h>"),
            (text.contains("Wait(") || text.contains("Post("), "#include <semaphore.h>"),
            (alloca, "#include <alloca.h>"),
            (acts(&["Divide"]), "#include <limits.h>"),
            (
                ["Malloc", "Free", "Realloc", "Exit"].iter().any(|w| text.contains(w)) || !program.at_exit.is_empty(),
                "#include <stdlib.h>",
            ),
            (text.contains("Timed"), "#include <time.h>"),
            (
                text.contains("Section"),
                "extern void __VERIFIER_atomic_begin(void);\nextern void __VERIFIER_atomic_end(void);",
            ),
            (text.contains("Input"), "extern _Bool __VERIFIER_nondet_bool(void);"),
            (text.contains("Var(0)"), "static int x0;"),
            (text.contains("Var(1)"), "static int x1;"),
            (text.contains("Var(2)"), "static int x2;"),
            (text.contains("Var(3)"), "static int x3;"),
            (text.contains("Var(4)"), "static int x4;"),
            (text.contains("Var(5)"), "static int x5;"),
            (text.contains("Pointer(0)"), "static int *g0;"),
            (text.contains("Pointer(1)"), "static int *g1;"),
            (text.contains("ThreadLocal"), "static _Thread_local int own;"),
            (text.contains("Timed"), "static struct timespec soon;"),
            (acts(&["Cond", "Signal", "Broadcast"]), "static pthread_cond_t c0 = PTHREAD_COND_INITIALIZER;"),
            (acts(&["Rw"]), "static pthread_rwlock_t l0 = PTHREAD_RWLOCK_INITIALIZER;"),
            (acts(&["Barrier"]), "static pthread_barrier_t b0;"),
            (acts(&["Once"]), "static pthread_once_t o0 = PTHREAD_ONCE_INIT;"),
            (acts(&["SetKey"]), "static pthread_key_t key;"),
        ] {
            if used {
                let _ = writeln!(out, "{line}");
            }
        }
        for m in mutexes_used(program) {
            let _ = writeln!(out, "static pthread_mutex_t m{m} = PTHREAD_MUTEX_INITIALIZER;");
        }
        for s in semaphores_used(program) {
            let _ = writeln!(out, "static sem_t sem{s};");
        }
        out + "\n"
    }

    fn function(&self, function: Function) -> (String, String) {
        let tail = "  return 0;\n}\n".to_string();
        match function {
            Function::Main => (format!("int main(void) {{\n{}", initialisation(self.program)), tail),
            Function::Thread(t) => (format!("static void *thread{t}(void *arg) {{\n  (void)arg;\n"), tail),
            Function::Once => ("static void once(void) {\n".into(), "}\n".into()),
            Function::Gone(r) => {
                (format!("static void gone(void *arg) {{\n  int *r{r} = (int *)arg;\n  (void)r{r};\n"), "}\n".into())
            }
            Function::AtEnd => ("static void at_end(void) {\n".into(), "}\n".into()),
        }
    }

    fn callee(&self, slot: Slot, params: &[(Reg, bool)]) -> String {
        let list: Vec<String> = params.iter().map(|(r, pointer)| declare(*r, *pointer)).collect();
        let list = if list.is_empty() { "void".to_string() } else { list.join(", ") };
        format!("static void call{slot}({list}) {{")
    }

    fn register(&self, r: Reg, pointer: bool) -> String {
        declare(r, pointer) + ";"
    }

    fn handle(&self, t: usize) -> String {
        format!("pthread_t t{t};")
    }

    fn guards(&self, _body: &[Stmt]) -> String {
        String::new()
    }

    fn slot(&self, slot: Slot) -> String {
        match self.program.kind(slot) {
            Kind::Variable => format!("int v{slot};"),
            Kind::Vla => format!("int n{slot} = 1, v{slot}[n{slot}];"),
            Kind::Alloca => format!("int *v{slot} = (int *)alloca(sizeof(int));"),
            Kind::Literal => format!("int *v{slot} = (int[1]){{0}};"),
        }
    }

    fn test(&self, c: Cond, _types: &BTreeMap<Reg, bool>) -> String {
        format!("if ({})", cond(c))
    }

    fn leaf(&self, s: &Stmt, _types: &BTreeMap<Reg, bool>) -> String {
        match s {
            Stmt::Load(r, p, o) => match order(*o) {
                None => format!("r{r} = {};", place(*p)),
                Some(o) => format!("r{r} = __atomic_load_n(&{}, {o});", place(*p)),
            },
            Stmt::Store(p, e, o) => match order(*o) {
                None => format!("{} = {};", place(*p), expr(*e)),
                Some(o) => format!("__atomic_store_n(&{}, {}, {o});", place(*p), expr(*e)),
            },
            Stmt::Rmw(r, p, u, o) => rmw(*r, *p, *u, *o),
            Stmt::Fence(o) => format!("__atomic_thread_fence({});", order(*o).unwrap_or("__ATOMIC_RELAXED")),
            Stmt::Assert(c) => format!("assert({});", cond(*c)),
            Stmt::Address(r, slot) => match self.program.kind(*slot) {
                Kind::Variable => format!("r{r} = &v{slot};"),
                Kind::Vla | Kind::Alloca | Kind::Literal => format!("r{r} = v{slot};"),
            },
            Stmt::Do(act) => acted(*act),
            Stmt::ThreadLocal(r) => format!("r{r} = &own;"),
            Stmt::Malloc(r) => format!("r{r} = (int *)malloc(sizeof(int));"),
            Stmt::Free(r) => format!("free(r{r});"),
            Stmt::Realloc(r, q) => format!("r{r} = (int *)realloc(r{q}, sizeof(int));"),
            Stmt::Lock(m) => format!("pthread_mutex_lock(&m{m});"),
            Stmt::Unlock(m) => format!("pthread_mutex_unlock(&m{m});"),
            Stmt::TryLock(r, m) => format!("r{r} = pthread_mutex_trylock(&m{m}) == 0;"),
            Stmt::TimedLock(r, m) => format!("r{r} = pthread_mutex_timedlock(&m{m}, &soon) == 0;"),
            Stmt::Wait(s) => format!("sem_wait(&sem{s});"),
            Stmt::Post(s) => format!("sem_post(&sem{s});"),
            Stmt::TryWait(r, s) => format!("r{r} = sem_trywait(&sem{s}) == 0;"),
            Stmt::TimedWait(r, s) => format!("r{r} = sem_timedwait(&sem{s}, &soon) == 0;"),
            Stmt::Create(t) => format!("pthread_create(&t{t}, 0, thread{t}, 0);"),
            Stmt::Join(t) => format!("pthread_join(t{t}, 0);"),
            Stmt::ThreadExit => "pthread_exit(0);".to_string(),
            Stmt::Exit => "exit(0);".to_string(),
            Stmt::If(..) | Stmt::Block(..) | Stmt::Call(..) | Stmt::Section(_) => String::new(),
        }
    }
}

/// What `main` does first.
fn initialisation(program: &Program) -> String {
    let mut out = String::new();
    for s in semaphores_used(program) {
        let _ = writeln!(out, "  sem_init(&sem{s}, 0, {});", program.sems[usize::from(s)]);
    }
    if uses(program, Act::Barrier) {
        let _ = writeln!(out, "  pthread_barrier_init(&b0, 0, {});", program.barrier);
    }
    if uses_key(program) {
        out += "  pthread_key_create(&key, gone);\n";
    }
    if !program.at_exit.is_empty() {
        out += "  atexit(at_end);\n";
    }
    out
}

pub(super) fn declare(r: Reg, pointer: bool) -> String {
    if pointer {
        format!("int *r{r}")
    } else {
        format!("int r{r}")
    }
}

fn acted(act: Act) -> String {
    let mode = |write: bool| if write { "wr" } else { "rd" };
    match act {
        Act::CondWait => "pthread_cond_wait(&c0, &m0);".to_string(),
        Act::CondTimed(r) => format!("r{r} = pthread_cond_timedwait(&c0, &m0, &soon) == 0;"),
        Act::Signal => "pthread_cond_signal(&c0);".to_string(),
        Act::Broadcast => "pthread_cond_broadcast(&c0);".to_string(),
        Act::RwLock(write) => format!("pthread_rwlock_{}lock(&l0);", mode(write)),
        Act::RwTry(r, write) => format!("r{r} = pthread_rwlock_try{}lock(&l0) == 0;", mode(write)),
        Act::RwTimed(r, write) => format!("r{r} = pthread_rwlock_timed{}lock(&l0, &soon) == 0;", mode(write)),
        Act::RwUnlock => "pthread_rwlock_unlock(&l0);".to_string(),
        Act::Barrier => "pthread_barrier_wait(&b0);".to_string(),
        Act::Once => "pthread_once(&o0, once);".to_string(),
        Act::SetKey(r) => format!("pthread_setspecific(key, r{r});"),
        Act::Detach(t) => format!("pthread_detach(t{t});"),
        Act::Input(r) => format!("r{r} = __VERIFIER_nondet_bool();"),
        Act::Divide(r, c) => format!("(void)(INT_MIN / (r{r} - {c}));"),
    }
}

fn order(order: Order) -> Option<&'static str> {
    match order {
        Order::Plain => None,
        Order::Relaxed => Some("__ATOMIC_RELAXED"),
        Order::Acquire => Some("__ATOMIC_ACQUIRE"),
        Order::Release => Some("__ATOMIC_RELEASE"),
        Order::AcqRel => Some("__ATOMIC_ACQ_REL"),
        Order::SeqCst => Some("__ATOMIC_SEQ_CST"),
    }
}

pub(super) fn place(place: Place) -> String {
    match place {
        Place::Var(n) => format!("x{n}"),
        Place::Pointer(n) => format!("g{n}"),
        Place::Deref(r) => format!("*r{r}"),
    }
}

pub(super) fn expr(expr: Expr) -> String {
    match expr {
        Expr::Const(c) => c.to_string(),
        Expr::Reg(r) => format!("r{r}"),
        Expr::Fake(r, c) => format!("(r{r} ^ r{r}) + {c}"),
    }
}

pub(super) fn cond(cond: Cond) -> String {
    match cond {
        Cond::NonZero(r) => format!("r{r}"),
        Cond::Is(r, c) => format!("r{r} == {c}"),
        Cond::IsNot(r, c) => format!("r{r} != {c}"),
        Cond::NotBoth(r, c, s, d) => format!("!(r{r} == {c} && r{s} == {d})"),
    }
}

fn rmw(r: Reg, p: Place, update: Update, o: Order) -> String {
    let (p, o) = (place(p), order(o).unwrap_or("__ATOMIC_RELAXED"));
    match update {
        Update::Exchange(c) => format!("r{r} = __atomic_exchange_n(&{p}, {c}, {o});"),
        Update::Add(c) => format!("r{r} = __atomic_fetch_add(&{p}, {c}, {o});"),
        Update::Compare(expected, new, failure) => {
            let failure = order(failure).unwrap_or("__ATOMIC_RELAXED");
            format!("r{r} = {expected};\n  __atomic_compare_exchange_n(&{p}, &r{r}, {new}, 0, {o}, {failure});")
        }
    }
}
