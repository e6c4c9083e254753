//! Programs of the small language as C, which clang also takes as C++.

use crate::code::written;
use crate::lang::{each, Act, Cond, Expr, Kind, Order, Place, Program, Reg, Slot, Stmt, Tid, Update};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// The C text of a program.
pub fn c(program: &Program) -> String {
    let mut out =
        Printer { program, types: types(program), functions: String::new(), text: String::new() };
    let threads = program.threads.len();
    for (used, head, param, body) in [
        (uses(program, Act::Once), "static void once(void) {", None, &program.once),
        (uses_key(program), "static void gone(void *arg) {", program.param, &program.gone),
        (!program.at_exit.is_empty(), "static void at_end(void) {", None, &program.at_exit),
    ] {
        if used {
            let known: BTreeSet<Reg> = param.into_iter().collect();
            let (head_text, text) = out.function_body(body, &[], &known);
            let arg = param.map_or(String::new(), |r| format!("  int *r{r} = (int *)arg;\n  (void)r{r};\n"));
            let functions = std::mem::take(&mut out.functions);
            let _ = writeln!(out.text, "{functions}{head}\n{head_text}{arg}{text}}}\n");
        }
    }
    for t in (0..threads).rev() {
        let locals = program.locals.get(t).map_or(&[][..], Vec::as_slice);
        let (head, tail) = if t == 0 {
            ("int main(void) {\n".to_string(), "  return 0;\n}\n")
        } else {
            (format!("static void *thread{t}(void *arg) {{\n  (void)arg;\n"), "  return 0;\n}\n")
        };
        let body = out.function_body(&program.threads[t], locals, &BTreeSet::new());
        let functions = std::mem::take(&mut out.functions);
        let starts = if t == 0 { semaphores(program) + &initialisation(program) } else { String::new() };
        let _ = writeln!(out.text, "{functions}{head}{}{starts}{}{tail}", body.0, body.1);
    }
    prelude(program) + out.text.trim_end() + "\n"
}

fn semaphores(program: &Program) -> String {
    let used = semaphores_used(program);
    used.iter().map(|s| format!("  sem_init(&sem{s}, 0, {});\n", program.sems[usize::from(*s)])).collect()
}

fn uses(program: &Program, act: Act) -> bool {
    program.has(|s| *s == Stmt::Do(act))
}

fn uses_key(program: &Program) -> bool {
    program.has(|s| matches!(s, Stmt::Do(Act::SetKey(_))))
}

/// What `main` does first.
fn initialisation(program: &Program) -> String {
    let mut out = String::new();
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

fn semaphores_used(program: &Program) -> BTreeSet<u8> {
    let mut used = BTreeSet::new();
    program.each(&mut |s| {
        if let Stmt::Wait(s) | Stmt::Post(s) | Stmt::TryWait(_, s) | Stmt::TimedWait(_, s) = s {
            used.insert(*s);
        }
    });
    used
}

fn prelude(program: &Program) -> String {
    let mut text = String::new();
    program.each(&mut |s| {
        let _ = write!(text, "{s:?} ");
    });
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
    let mut mutexes = BTreeSet::new();
    program.each(&mut |s| {
        if let Stmt::Lock(m) | Stmt::Unlock(m) | Stmt::TryLock(_, m) | Stmt::TimedLock(_, m) = s {
            mutexes.insert(*m);
        }
        if let Stmt::Do(Act::CondWait | Act::CondTimed(_)) = s {
            mutexes.insert(0);
        }
    });
    for m in mutexes {
        let _ = writeln!(out, "static pthread_mutex_t m{m} = PTHREAD_MUTEX_INITIALIZER;");
    }
    for s in semaphores_used(program) {
        let _ = writeln!(out, "static sem_t sem{s};");
    }
    out + "\n"
}

/// Which registers are pointers.
fn types(program: &Program) -> BTreeMap<Reg, bool> {
    let mut types = BTreeMap::new();
    program.each(&mut |s| {
        if let Some(r) = written(s) {
            let pointer = matches!(
                s,
                Stmt::Load(_, Place::Pointer(_), _)
                    | Stmt::Address(..)
                    | Stmt::ThreadLocal(_)
                    | Stmt::Malloc(_)
                    | Stmt::Realloc(..)
            );
            types.insert(r, pointer);
        }
    });
    types.extend(program.param.map(|r| (r, true)));
    types
}

/// The registers that a statement reads, those inside it not counted.
pub fn read(s: &Stmt) -> Vec<Reg> {
    let place = |p: &Place| match p {
        Place::Deref(r) => vec![*r],
        Place::Var(_) | Place::Pointer(_) => vec![],
    };
    let cond = |c: &Cond| match c {
        Cond::NonZero(r) | Cond::Is(r, _) | Cond::IsNot(r, _) => vec![*r],
        Cond::NotBoth(r, _, s, _) => vec![*r, *s],
    };
    match s {
        Stmt::Load(_, p, _) | Stmt::Rmw(_, p, _, _) => place(p),
        Stmt::Store(p, e, _) => {
            let mut out = place(p);
            match e {
                Expr::Const(_) => {}
                Expr::Reg(r) | Expr::Fake(r, _) => out.push(*r),
            }
            out
        }
        Stmt::If(c, ..) | Stmt::Assert(c) => cond(c),
        Stmt::Free(r) | Stmt::Realloc(_, r) | Stmt::Do(Act::SetKey(r) | Act::Divide(r, _)) => vec![*r],
        Stmt::Fence(_)
        | Stmt::Address(..)
        | Stmt::ThreadLocal(_)
        | Stmt::Malloc(_)
        | Stmt::Block(..)
        | Stmt::Call(..)
        | Stmt::Lock(_)
        | Stmt::Unlock(_)
        | Stmt::TryLock(..)
        | Stmt::TimedLock(..)
        | Stmt::Wait(_)
        | Stmt::Post(_)
        | Stmt::TryWait(..)
        | Stmt::TimedWait(..)
        | Stmt::Create(_)
        | Stmt::Join(_)
        | Stmt::ThreadExit
        | Stmt::Exit
        | Stmt::Do(
            Act::CondWait
            | Act::CondTimed(_)
            | Act::Signal
            | Act::Broadcast
            | Act::RwLock(_)
            | Act::RwTry(..)
            | Act::RwTimed(..)
            | Act::RwUnlock
            | Act::Barrier
            | Act::Once
            | Act::Detach(_)
            | Act::Input(_),
        )
        | Stmt::Section(_) => vec![],
    }
}

struct Printer<'p> {
    program: &'p Program,
    types: BTreeMap<Reg, bool>,
    functions: String,
    text: String,
}

/// Statements of a function, those of other functions that it calls left out.
fn own(body: &[Stmt], f: &mut dyn FnMut(&Stmt)) {
    for s in body {
        f(s);
        match s {
            Stmt::If(_, a, b) => {
                own(a, f);
                own(b, f);
            }
            Stmt::Block(_, a) | Stmt::Section(a) => own(a, f),
            _other => {}
        }
    }
}

impl Printer<'_> {
    fn declare(&self, r: Reg) -> String {
        if self.types.get(&r) == Some(&true) {
            format!("int *r{r}")
        } else {
            format!("int r{r}")
        }
    }

    /// The declaration of a variable whose address is taken.
    fn slot(&self, slot: Slot) -> String {
        match self.program.kind(slot) {
            Kind::Variable => format!("int v{slot};"),
            Kind::Vla => format!("int n{slot} = 1, v{slot}[n{slot}];"),
            Kind::Alloca => format!("int *v{slot} = (int *)alloca(sizeof(int));"),
            Kind::Literal => format!("int *v{slot} = (int[1]){{0}};"),
        }
    }

    /// Declarations and statements of a function.
    fn function_body(&mut self, body: &[Stmt], locals: &[u8], params: &BTreeSet<Reg>) -> (String, String) {
        let mut head = String::new();
        for slot in locals {
            let _ = writeln!(head, "  {}", self.slot(*slot));
        }
        let (mut regs, mut handles) = (BTreeSet::new(), BTreeSet::new());
        own(body, &mut |s| {
            regs.extend(written(s));
            if let Stmt::Create(t) = s {
                handles.insert(*t);
            }
        });
        for r in regs.difference(params) {
            let _ = writeln!(head, "  {};", self.declare(*r));
        }
        for t in handles {
            let _ = writeln!(head, "  pthread_t t{t};");
        }
        let mut out = String::new();
        self.body(body, 1, &mut out);
        (head, out)
    }

    fn body(&mut self, body: &[Stmt], depth: usize, out: &mut String) {
        for s in body {
            self.statement(s, depth, out);
        }
    }

    fn statement(&mut self, s: &Stmt, depth: usize, out: &mut String) {
        let pad = "  ".repeat(depth);
        let line = match s {
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
            Stmt::If(c, yes, no) => {
                let _ = writeln!(out, "{pad}if ({}) {{", cond(*c));
                self.body(yes, depth + 1, out);
                if !no.is_empty() {
                    let _ = writeln!(out, "{pad}}} else {{");
                    self.body(no, depth + 1, out);
                }
                "}".to_string()
            }
            Stmt::Block(slot, body) => {
                let _ = writeln!(out, "{pad}{{\n{pad}  {}", self.slot(*slot));
                self.body(body, depth + 1, out);
                "}".to_string()
            }
            Stmt::Section(body) => {
                let _ = writeln!(out, "{pad}__VERIFIER_atomic_begin();");
                self.body(body, depth, out);
                "__VERIFIER_atomic_end();".to_string()
            }
            Stmt::Call(slot, body) => self.call(*slot, body),
        };
        let _ = writeln!(out, "{pad}{line}");
    }

    fn call(&mut self, slot: u8, body: &[Stmt]) -> String {
        let (mut sets, mut reads) = (BTreeSet::new(), BTreeSet::new());
        each(body, &mut |s| {
            sets.extend(written(s));
            reads.extend(read(s));
        });
        let params: BTreeSet<Reg> = reads.difference(&sets).copied().collect();
        let (head, text) = self.function_body(body, &[slot], &params);
        let list: Vec<String> = params.iter().map(|r| self.declare(*r)).collect();
        let list = if list.is_empty() { "void".to_string() } else { list.join(", ") };
        let _ = write!(self.functions, "static void call{slot}({list}) {{\n{head}{text}}}\n\n");
        let args: Vec<String> = params.iter().map(|r| format!("r{r}")).collect();
        format!("call{slot}({});", args.join(", "))
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

fn place(place: Place) -> String {
    match place {
        Place::Var(n) => format!("x{n}"),
        Place::Pointer(n) => format!("g{n}"),
        Place::Deref(r) => format!("*r{r}"),
    }
}

fn expr(expr: Expr) -> String {
    match expr {
        Expr::Const(c) => c.to_string(),
        Expr::Reg(r) => format!("r{r}"),
        Expr::Fake(r, c) => format!("(r{r} ^ r{r}) + {c}"),
    }
}

fn cond(cond: Cond) -> String {
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

/// Whether the program can be rendered: registers are set before they are read, and those of a call stay in it.
pub fn is_well_formed(program: &Program) -> bool {
    let mut created = BTreeSet::new();
    let mut twice = false;
    program.each(&mut |s| {
        if let Stmt::Create(t) = s {
            twice |= !created.insert(*t) || *t == 0 || *t >= program.threads.len();
        }
    });
    let mut sets: BTreeSet<Reg> = BTreeSet::new();
    let mut again = false;
    program.each(&mut |s| {
        if let Some(r) = written(s) {
            again |= !sets.insert(r);
        }
    });
    let knows: BTreeSet<Reg> = program.param.into_iter().collect();
    let helper = |body: &[Stmt], regs: BTreeSet<Reg>| check(body, &mut Scope { regs, helper: true, ..Scope::default() }, program, 1);
    !twice
        && !again
        && helper(&program.once, BTreeSet::new())
        && helper(&program.gone, knows)
        && helper(&program.at_exit, BTreeSet::new())
        && (program.param.is_some() || program.gone.is_empty())
        && (!uses(program, Act::Once) || !program.once.is_empty())
        && (0..program.threads.len()).all(|t| {
            let mut scope = Scope::default();
            scope.slots.extend(program.locals.get(t).into_iter().flatten());
            check(&program.threads[t], &mut scope, program, t)
        })
}

#[derive(Clone, Default)]
struct Scope {
    regs: BTreeSet<Reg>,
    slots: BTreeSet<u8>,
    handles: BTreeSet<Tid>,
    section: bool,
    helper: bool,
}

fn check(body: &[Stmt], scope: &mut Scope, program: &Program, t: Tid) -> bool {
    body.iter().all(|s| {
        if read(s).iter().any(|r| !scope.regs.contains(r)) {
            return false;
        }
        scope.regs.extend(written(s));
        let inner = |body: &[Stmt], scope: &Scope| check(body, &mut scope.clone(), program, t);
        match s {
            Stmt::Address(_, slot) => scope.slots.contains(slot),
            Stmt::Create(u) => !scope.helper && scope.handles.insert(*u),
            Stmt::Join(u) => scope.handles.remove(u),
            Stmt::If(_, a, b) => inner(a, scope) && inner(b, scope),
            Stmt::Block(slot, a) => {
                if program.kind(*slot) == Kind::Alloca {
                    return false;
                }
                let mut block = scope.clone();
                block.slots.insert(*slot);
                let fine = check(a, &mut block, program, t);
                scope.handles = block.handles;
                fine
            }
            Stmt::Call(slot, a) => {
                let mut callee = Scope { regs: scope.regs.clone(), helper: scope.helper, ..Scope::default() };
                callee.slots.insert(*slot);
                check(a, &mut callee, program, t)
            }
            Stmt::Section(a) => {
                let mut whole = scope.clone();
                whole.section = true;
                check(a, &mut whole, program, t)
            }
            Stmt::ThreadLocal(_) => t != 0 && !scope.helper,
            Stmt::Do(Act::Detach(u)) => scope.handles.remove(u),
            Stmt::Do(
                Act::CondWait
                | Act::CondTimed(_)
                | Act::Signal
                | Act::Broadcast
                | Act::RwLock(_)
                | Act::RwTry(..)
                | Act::RwTimed(..)
                | Act::RwUnlock
                | Act::Barrier
                | Act::Once
                | Act::SetKey(_)
                | Act::Input(_)
                | Act::Divide(..),
            ) => !scope.section && !scope.helper,
            Stmt::Load(..)
            | Stmt::Store(..)
            | Stmt::Rmw(..)
            | Stmt::Fence(_)
            | Stmt::Assert(_)
            | Stmt::Malloc(_)
            | Stmt::Free(_)
            | Stmt::Realloc(..)
            | Stmt::Lock(_)
            | Stmt::Unlock(_)
            | Stmt::TryLock(..)
            | Stmt::TimedLock(..)
            | Stmt::Wait(_)
            | Stmt::Post(_)
            | Stmt::TryWait(..)
            | Stmt::TimedWait(..) => true,
            Stmt::ThreadExit | Stmt::Exit => !scope.helper,
        }
    })
}
