//! Statements of Rust: atomics where all accesses are atomic, `from_ptr` elsewhere; guards are kept in options, so that a lock can be
//! given back where the program says.

use super::{atomic_places, mutexes_used, names, own, Dialect, Function};
use crate::lang::{Act, Cond, Expr, Order, Place, Program, Reg, Slot, Stmt, Update};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// Rust with its `std`.
pub struct Rust<'p> {
    program: &'p Program,
    atomic: BTreeSet<Place>,
}

impl<'p> Rust<'p> {
    /// For a program.
    pub fn new(program: &'p Program) -> Rust<'p> {
        Rust { program, atomic: atomic_places(program) }
    }

    fn atomic(&self, p: Place) -> String {
        if self.atomic.contains(&p) {
            return place(p);
        }
        match p {
            Place::Var(_) => format!("AtomicI32::from_ptr(addr_of_mut!({}))", place(p)),
            Place::Pointer(_) => format!("AtomicPtr::from_ptr(addr_of_mut!({}))", place(p)),
            Place::Deref(r) => format!("AtomicI32::from_ptr(r{r})"),
        }
    }
}

impl Dialect for Rust<'_> {
    fn prelude(&self) -> String {
        let text = names(self.program);
        let acts = |names: &[&str]| names.iter().any(|n| text.contains(&format!("Do({n}")));
        let conds = acts(&["Cond", "Signal", "Broadcast"]);
        let mut out = "#![allow(unused, static_mut_refs)]\nuse std::ptr::addr_of_mut;\nuse std::sync::atomic::{fence, AtomicI32, \
                       AtomicPtr, Ordering};\n"
            .to_string();
        for (used, line) in [
            (
                text.contains("Lock(") || conds || !mutexes_used(self.program).is_empty(),
                "use std::sync::{Mutex, MutexGuard};",
            ),
            (conds, "use std::sync::Condvar;"),
            (acts(&["Rw"]), "use std::sync::{RwLock, RwLockReadGuard, RwLockWriteGuard};"),
            (acts(&["Barrier"]), "use std::sync::Barrier;"),
            (acts(&["Once"]), "use std::sync::Once;"),
            (acts(&["CondTimed"]), "use std::time::Duration;"),
            (text.contains("Create"), "use std::thread::{self, JoinHandle};"),
            (conds, "static C0: Condvar = Condvar::new();"),
            (acts(&["Rw"]), "static L0: RwLock<()> = RwLock::new(());"),
            (acts(&["Once"]), "static O0: Once = Once::new();"),
        ] {
            if used {
                let _ = writeln!(out, "{line}");
            }
        }
        if acts(&["Barrier"]) {
            let _ = writeln!(out, "static B0: Barrier = Barrier::new({});", self.program.barrier);
        }
        for m in mutexes_used(self.program) {
            let _ = writeln!(out, "static M{m}: Mutex<()> = Mutex::new(());");
        }
        for p in super::globals() {
            let number = matches!(p, Place::Var(_));
            let line = match (self.atomic.contains(&p), number) {
                (true, true) => "static NAME: AtomicI32 = AtomicI32::new(0);",
                (true, false) => "static NAME: AtomicPtr<i32> = AtomicPtr::new(std::ptr::null_mut());",
                (false, true) => "static mut NAME: i32 = 0;",
                (false, false) => "static mut NAME: *mut i32 = std::ptr::null_mut();",
            };
            if text.contains(&format!("{p:?}")) {
                let _ = writeln!(out, "{}", line.replace("NAME", &place(p)));
            }
        }
        out + "\n"
    }

    fn function(&self, function: Function) -> (String, String) {
        let name = match function {
            Function::Main => return ("fn main() { unsafe {\n".into(), "}}\n".into()),
            Function::Thread(t) => format!("thread{t}()"),
            Function::Once => "once()".to_string(),
            Function::Gone(r) => format!("gone(r{r}: *mut i32)"),
            Function::AtEnd => "at_end()".to_string(),
        };
        (format!("unsafe fn {name} {{\n"), "}\n".into())
    }

    fn callee(&self, slot: Slot, params: &[(Reg, bool)]) -> String {
        let list: Vec<String> = params.iter().map(|(r, pointer)| format!("r{r}: {}", ty(*pointer))).collect();
        format!("unsafe fn call{slot}({}) {{", list.join(", "))
    }

    fn register(&self, r: Reg, pointer: bool) -> String {
        format!("let mut r{r}: {};", ty(pointer))
    }

    fn handle(&self, t: usize) -> String {
        format!("let t{t}: JoinHandle<()>;")
    }

    fn guards(&self, body: &[Stmt]) -> String {
        let (mut mutexes, mut rw) = (BTreeSet::new(), false);
        own(body, &mut |s| match s {
            Stmt::Lock(m) | Stmt::TryLock(_, m) => {
                mutexes.insert(*m);
            }
            Stmt::Do(Act::RwLock(_) | Act::RwTry(..)) => rw = true,
            _other => {}
        });
        let mut out = String::new();
        for m in mutexes {
            let _ = writeln!(out, "  let mut k{m}: Option<MutexGuard<'static, ()>> = None;");
        }
        if rw {
            out += "  let mut reads: Option<RwLockReadGuard<'static, ()>> = None;\n";
            out += "  let mut writes: Option<RwLockWriteGuard<'static, ()>> = None;\n";
        }
        out
    }

    fn slot(&self, slot: Slot) -> String {
        format!("let mut v{slot}: i32 = 0;")
    }

    fn test(&self, c: Cond, types: &BTreeMap<Reg, bool>) -> String {
        format!("if {}", cond(c, types))
    }

    fn leaf(&self, s: &Stmt, types: &BTreeMap<Reg, bool>) -> String {
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
                    Update::Exchange(c) => format!("r{r} = {p}.swap({c}, {o});"),
                    Update::Add(c) => format!("r{r} = {p}.fetch_add({c}, {o});"),
                    Update::Compare(expected, new, failure) => {
                        let failure = order(*failure).unwrap_or(RELAXED);
                        format!(
                            "r{r} = match {p}.compare_exchange({expected}, {new}, {o}, {failure}) {{ Ok(v) | Err(v) => v }};"
                        )
                    }
                }
            }
            Stmt::Fence(o) => format!("fence({});", order(*o).unwrap_or(RELAXED)),
            Stmt::Assert(c) => format!("assert!({});", cond(*c, types)),
            Stmt::Address(r, slot) => format!("r{r} = addr_of_mut!(v{slot});"),
            Stmt::Malloc(r) => format!("r{r} = Box::into_raw(Box::new(0));"),
            Stmt::Free(r) => format!("drop(Box::from_raw(r{r}));"),
            Stmt::Realloc(r, q) => format!("r{r} = Box::into_raw(Box::new(0)); drop(Box::from_raw(r{q}));"),
            Stmt::Lock(m) => format!("k{m} = Some(M{m}.lock().unwrap());"),
            Stmt::Unlock(m) => format!("k{m} = None;"),
            Stmt::TryLock(r, m) => format!("k{m} = M{m}.try_lock().ok(); r{r} = k{m}.is_some() as i32;"),
            Stmt::Create(t) => format!("t{t} = thread::spawn(|| unsafe {{ thread{t}() }});"),
            Stmt::Join(t) => format!("let _ = t{t}.join();"),
            Stmt::Exit => "std::process::exit(0);".to_string(),
            Stmt::Do(act) => acted(*act),
            Stmt::ThreadLocal(_)
            | Stmt::TimedLock(..)
            | Stmt::Wait(_)
            | Stmt::Post(_)
            | Stmt::TryWait(..)
            | Stmt::TimedWait(..)
            | Stmt::ThreadExit
            | Stmt::If(..)
            | Stmt::Block(..)
            | Stmt::Call(..)
            | Stmt::Section(_) => String::new(),
        }
    }
}

fn acted(act: Act) -> String {
    match act {
        Act::CondWait => "k0 = Some(C0.wait(k0.take().unwrap()).unwrap());".to_string(),
        Act::CondTimed(r) => format!(
            "{{ let (k, w) = C0.wait_timeout(k0.take().unwrap(), Duration::from_millis(1)).unwrap(); k0 = Some(k); r{r} = !w.timed_out() as i32; }}"
        ),
        Act::Signal => "C0.notify_one();".to_string(),
        Act::Broadcast => "C0.notify_all();".to_string(),
        Act::RwLock(true) => "writes = Some(L0.write().unwrap());".to_string(),
        Act::RwLock(false) => "reads = Some(L0.read().unwrap());".to_string(),
        Act::RwTry(r, true) => format!("writes = L0.try_write().ok(); r{r} = writes.is_some() as i32;"),
        Act::RwTry(r, false) => format!("reads = L0.try_read().ok(); r{r} = reads.is_some() as i32;"),
        Act::RwUnlock => "writes = None; reads = None;".to_string(),
        Act::Barrier => "B0.wait();".to_string(),
        Act::Once => "O0.call_once(|| unsafe { once() });".to_string(),
        Act::Detach(t) => format!("drop(t{t});"),
        Act::RwTimed(..) | Act::SetKey(_) | Act::Input(_) | Act::Divide(..) => String::new(),
    }
}

fn ty(pointer: bool) -> &'static str {
    if pointer {
        "*mut i32"
    } else {
        "i32"
    }
}

const RELAXED: &str = "Ordering::Relaxed";

fn order(order: Order) -> Option<&'static str> {
    match order {
        Order::Plain => None,
        Order::Relaxed => Some(RELAXED),
        Order::Acquire => Some("Ordering::Acquire"),
        Order::Release => Some("Ordering::Release"),
        Order::AcqRel => Some("Ordering::AcqRel"),
        Order::SeqCst => Some("Ordering::SeqCst"),
    }
}

fn place(place: Place) -> String {
    match place {
        Place::Var(n) => format!("X{n}"),
        Place::Pointer(n) => format!("G{n}"),
        Place::Deref(r) => format!("*r{r}"),
    }
}

fn expr(expr: Expr) -> String {
    match expr {
        Expr::Const(c) => c.to_string(),
        Expr::Reg(r) => format!("r{r}"),
        Expr::Fake(r, c) => format!("(r{r} ^ r{r}) | {c}"),
    }
}

fn cond(cond: Cond, types: &BTreeMap<Reg, bool>) -> String {
    match cond {
        Cond::NonZero(r) if types.get(&r) == Some(&true) => format!("!r{r}.is_null()"),
        Cond::NonZero(r) => format!("r{r} != 0"),
        Cond::Is(r, c) => format!("r{r} == {c}"),
        Cond::IsNot(r, c) => format!("r{r} != {c}"),
        Cond::NotBoth(r, c, s, d) => format!("!(r{r} == {c} && r{s} == {d})"),
    }
}
