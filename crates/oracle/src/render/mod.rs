//! Programs of the small language as text of C, C++ and Rust.
//!
//! What the three share stands here: functions, blocks and registers. A dialect says how a statement is written.

pub mod c;
pub mod cpp;
pub mod form;
pub mod rust;

use crate::code::written;
use crate::lang::{each, Act, Cond, Expr, Place, Program, Reg, Slot, Stmt, VARS};
pub use form::{adapt, is_well_formed};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// A language.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Language {
    /// C with POSIX threads.
    C,
    /// C++20.
    Cpp,
    /// Rust with its `std`.
    Rust,
}

/// All of them.
pub const LANGUAGES: [Language; 3] = [Language::C, Language::Cpp, Language::Rust];

impl Language {
    /// How its files end; also its name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Language::C => "c",
            Language::Cpp => "cpp",
            Language::Rust => "rust",
        }
    }

    /// How its files end.
    pub fn extension(self) -> &'static str {
        match self {
            Language::C => "c",
            Language::Cpp => "cpp",
            Language::Rust => "rs",
        }
    }

    /// The language of that name.
    pub fn named(name: &str) -> Option<Language> {
        LANGUAGES.into_iter().find(|l| l.name() == name)
    }
}

/// The text of a program, which `adapt` has made fit.
pub fn text(program: &Program, language: Language) -> String {
    match language {
        Language::C => c(program),
        Language::Cpp | Language::Rust => interrupted(program, language, ""),
    }
}

/// The C text of a program.
pub fn c(program: &Program) -> String {
    print(program, &c::C { program }, "")
}

/// The same text with a statement before each statement and behind the last of each body.
pub fn interrupted(program: &Program, language: Language, by: &str) -> String {
    match language {
        Language::C => print(program, &c::C { program }, by),
        Language::Cpp => print(program, &cpp::Cpp::new(program), by),
        Language::Rust => print(program, &rust::Rust::new(program), by),
    }
}

/// A function of the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Function {
    /// `main`.
    Main,
    /// What a thread runs.
    Thread(usize),
    /// What `pthread_once` runs.
    Once,
    /// The destructor of the key, whose argument goes to that register.
    Gone(Reg),
    /// What `atexit` registers.
    AtEnd,
}

/// How a language writes things.
trait Dialect {
    /// What stands before the functions.
    fn prelude(&self) -> String;
    /// The first and the last line of a function.
    fn function(&self, function: Function) -> (String, String);
    /// The first line of a function with parameters that a statement calls, and the types of registers.
    fn callee(&self, slot: Slot, params: &[(Reg, bool)]) -> String;
    /// The declaration of a register, which may be a pointer.
    fn register(&self, r: Reg, pointer: bool) -> String;
    /// The declaration of the handle of a thread.
    fn handle(&self, t: usize) -> String;
    /// What a function with such statements declares besides; none of most.
    fn guards(&self, body: &[Stmt]) -> String;
    /// The declaration of a variable whose address is taken.
    fn slot(&self, slot: Slot) -> String;
    /// The head of a branch.
    fn test(&self, cond: Cond, types: &BTreeMap<Reg, bool>) -> String;
    /// A statement without others in it.
    fn leaf(&self, s: &Stmt, types: &BTreeMap<Reg, bool>) -> String;
}

fn print(program: &Program, dialect: &dyn Dialect, between: &str) -> String {
    let mut out = Printer { dialect, between, types: types(program), functions: String::new(), text: String::new() };
    if uses(program, Act::Once) {
        out.function(Function::Once, &program.once, &[]);
    }
    if let (true, Some(r)) = (uses_key(program), program.param) {
        out.function(Function::Gone(r), &program.gone, &[]);
    }
    if !program.at_exit.is_empty() {
        out.function(Function::AtEnd, &program.at_exit, &[]);
    }
    for t in (0..program.threads.len()).rev() {
        let locals = program.locals.get(t).map_or(&[][..], Vec::as_slice);
        let function = if t == 0 { Function::Main } else { Function::Thread(t) };
        out.function(function, &program.threads[t], locals);
    }
    dialect.prelude() + out.text.trim_end() + "\n"
}

fn uses(program: &Program, act: Act) -> bool {
    program.has(|s| *s == Stmt::Do(act))
}

fn uses_key(program: &Program) -> bool {
    program.has(|s| matches!(s, Stmt::Do(Act::SetKey(_))))
}

/// The semaphores that a program uses.
fn semaphores_used(program: &Program) -> BTreeSet<u8> {
    let mut used = BTreeSet::new();
    program.each(&mut |s| {
        if let Stmt::Wait(s) | Stmt::Post(s) | Stmt::TryWait(_, s) | Stmt::TimedWait(_, s) = s {
            used.insert(*s);
        }
    });
    used
}

/// The mutexes that a program uses.
fn mutexes_used(program: &Program) -> BTreeSet<u8> {
    let mut used = BTreeSet::new();
    program.each(&mut |s| {
        if let Stmt::Lock(m) | Stmt::Unlock(m) | Stmt::TryLock(_, m) | Stmt::TimedLock(_, m) = s {
            used.insert(*m);
        }
        if let Stmt::Do(Act::CondWait | Act::CondTimed(_)) = s {
            used.insert(0);
        }
    });
    used
}

/// The names of all statements, to look for what is used.
fn names(program: &Program) -> String {
    let mut text = String::new();
    program.each(&mut |s| {
        let _ = write!(text, "{s:?} ");
    });
    text
}

/// The places that are only reached by atomic accesses.
fn atomic_places(program: &Program) -> BTreeSet<Place> {
    let (mut all, mut plain) = (BTreeSet::new(), BTreeSet::new());
    program.each(&mut |s| match s {
        Stmt::Load(_, p, o) | Stmt::Store(p, _, o) => {
            all.insert(*p);
            if *o == crate::lang::Order::Plain {
                plain.insert(*p);
            }
        }
        Stmt::Rmw(_, p, ..) => {
            all.insert(*p);
        }
        _other => {}
    });
    all.retain(|p| !plain.contains(p) && !matches!(p, Place::Deref(_)));
    all
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

/// The shared variables that there may be.
fn globals() -> impl Iterator<Item = Place> {
    (0..VARS).map(Place::Var).chain([Place::Pointer(0), Place::Pointer(1)])
}

/// The registers that hold pointers.
pub fn pointers(program: &Program) -> BTreeSet<Reg> {
    types(program).into_iter().filter(|(_, pointer)| *pointer).map(|(r, _)| r).collect()
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
    dialect: &'p dyn Dialect,
    /// What stands between two statements; nothing if it is empty.
    between: &'p str,
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
    fn is_pointer(&self, r: Reg) -> bool {
        self.types.get(&r) == Some(&true)
    }

    fn function(&mut self, function: Function, body: &[Stmt], locals: &[Slot]) {
        let known: BTreeSet<Reg> = match function {
            Function::Gone(r) => [r].into(),
            Function::Main | Function::Thread(_) | Function::Once | Function::AtEnd => BTreeSet::new(),
        };
        let (head, tail) = self.dialect.function(function);
        let (declarations, text) = self.function_body(body, locals, &known);
        let functions = std::mem::take(&mut self.functions);
        let (first, rest) = head.split_once('\n').unwrap_or((&head, ""));
        let _ = writeln!(self.text, "{functions}{first}\n{declarations}{rest}{text}{tail}");
    }

    /// Declarations and statements of a function.
    fn function_body(&mut self, body: &[Stmt], locals: &[Slot], params: &BTreeSet<Reg>) -> (String, String) {
        let mut head = String::new();
        for slot in locals {
            let _ = writeln!(head, "  {}", self.dialect.slot(*slot));
        }
        let (mut regs, mut handles) = (BTreeSet::new(), BTreeSet::new());
        own(body, &mut |s| {
            regs.extend(written(s));
            if let Stmt::Create(t) = s {
                handles.insert(*t);
            }
        });
        for r in regs.difference(params) {
            let _ = writeln!(head, "  {}", self.dialect.register(*r, self.is_pointer(*r)));
        }
        for t in handles {
            let _ = writeln!(head, "  {}", self.dialect.handle(t));
        }
        head += &self.dialect.guards(body);
        let mut out = String::new();
        self.body(body, 1, &mut out);
        (head, out)
    }

    fn body(&mut self, body: &[Stmt], depth: usize, out: &mut String) {
        for s in body {
            self.between(depth, out);
            self.statement(s, depth, out);
        }
        self.between(depth, out);
    }

    fn between(&self, depth: usize, out: &mut String) {
        if !self.between.is_empty() {
            let _ = writeln!(out, "{}{}", "  ".repeat(depth), self.between);
        }
    }

    fn statement(&mut self, s: &Stmt, depth: usize, out: &mut String) {
        let pad = "  ".repeat(depth);
        let line = match s {
            Stmt::If(c, yes, no) => {
                let _ = writeln!(out, "{pad}{} {{", self.dialect.test(*c, &self.types));
                self.body(yes, depth + 1, out);
                if !no.is_empty() {
                    let _ = writeln!(out, "{pad}}} else {{");
                    self.body(no, depth + 1, out);
                }
                "}".to_string()
            }
            Stmt::Block(slot, body) => {
                let _ = writeln!(out, "{pad}{{\n{pad}  {}", self.dialect.slot(*slot));
                self.body(body, depth + 1, out);
                "}".to_string()
            }
            Stmt::Section(body) => {
                let _ = writeln!(out, "{pad}__VERIFIER_atomic_begin();");
                self.body(body, depth, out);
                "__VERIFIER_atomic_end();".to_string()
            }
            Stmt::Call(slot, body) => self.call(*slot, body),
            leaf => self.dialect.leaf(leaf, &self.types),
        };
        let _ = writeln!(out, "{pad}{line}");
    }

    fn call(&mut self, slot: Slot, body: &[Stmt]) -> String {
        let (mut sets, mut reads) = (BTreeSet::new(), BTreeSet::new());
        each(body, &mut |s| {
            sets.extend(written(s));
            reads.extend(read(s));
        });
        let params: BTreeSet<Reg> = reads.difference(&sets).copied().collect();
        let (head, text) = self.function_body(body, &[slot], &params);
        let list: Vec<(Reg, bool)> = params.iter().map(|r| (*r, self.is_pointer(*r))).collect();
        let first = self.dialect.callee(slot, &list);
        let _ = write!(self.functions, "{first}\n{head}{text}}}\n\n");
        let args: Vec<String> = params.iter().map(|r| format!("r{r}")).collect();
        format!("call{slot}({});", args.join(", "))
    }
}
