//! Where a value comes from: the computation that made it, down to what the thread read.
//!
//! Source: the identifiers that SATCheck's front end passes along with every value (section 9). Here the interpreter
//! passes them, so no program is instrumented. An origin is a term whose leaves are reads and choices with the values that
//! they had; equal terms have equal numbers, so threads that behave alike stay equal.

use crate::graph::{with_graph, NodeId, Place};
use fencepost_check::follow::{At, Decision, Operation};
use fencepost_check::interp::{Answer, Code, Request};
use fencepost_check::layout::{Layout, Tid};
use fencepost_check::value::{Dep, Value};
use fencepost_ir::{BlockId, CmpOp, FuncId};
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::rc::Rc;

/// The origin of a value; 0 if it depends on nothing that a schedule changes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Origin(u32);

/// An operand: its value, and where that comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Operand {
    /// The bits.
    pub bits: u128,
    /// The undefined bits.
    pub undef: u128,
    /// The origin.
    pub origin: Origin,
}

/// A term.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Term {
    /// A node of the event graph, and the value that it had.
    Leaf(NodeId, u128, u128),
    /// An operation on operands.
    Apply(Operation, Rc<[Operand]>),
}

#[derive(Default)]
struct Terms {
    terms: Vec<Term>,
    index: FxHashMap<Term, u32>,
    /// What the next weak compare-exchange says about its success.
    flag: Origin,
}

impl Terms {
    fn intern(&mut self, term: Term) -> Origin {
        if let Some(&n) = self.index.get(&term) {
            return Origin(n);
        }
        self.terms.push(term.clone());
        let n = self.terms.len() as u32;
        self.index.insert(term, n);
        Origin(n)
    }
}

thread_local! {
    static TERMS: RefCell<Terms> = RefCell::default();
}

/// Forgets all terms. Origins made before must not be used any more.
pub fn clear() {
    TERMS.with_borrow_mut(|t| *t = Terms::default());
}

impl Origin {
    /// Whether the value is the same in every run that comes to this place.
    pub fn is_constant(self) -> bool {
        self.0 == 0
    }

    /// The value that a node of the graph had.
    pub fn leaf(node: NodeId, bits: u128, undef: u128) -> Origin {
        TERMS.with_borrow_mut(|t| t.intern(Term::Leaf(node, bits, undef)))
    }

    /// The term.
    pub fn term(self) -> Option<Term> {
        let n = self.0.checked_sub(1)?;
        TERMS.with_borrow(|t| t.terms.get(n as usize).cloned())
    }

    /// Sets the origin of what the next weak compare-exchange says about its success.
    pub fn set_flag(self) {
        TERMS.with_borrow_mut(|t| t.flag = self);
    }
}

impl Dep for Origin {
    type Place = Place;

    fn join(self, other: Origin) -> Origin {
        // Only control dependencies are joined without an operation, and nobody asks for them.
        if self.0 == 0 {
            other
        } else {
            self
        }
    }

    fn apply(what: Operation, operands: &[Value<Origin>]) -> Origin {
        if operands.iter().all(|v| v.dep.is_constant()) {
            return Origin::default();
        }
        TERMS.with_borrow_mut(|t| {
            let what = match what {
                Operation::Exchanged { weak: true } => return t.flag,
                Operation::Exchanged { weak: false } => Operation::Cmp(CmpOp::Eq, 128),
                other => other,
            };
            let operands = operands.iter().map(|v| Operand { bits: v.bits, undef: v.undef, origin: v.dep });
            t.intern(Term::Apply(what, operands.collect()))
        })
    }

    fn decide(place: &mut Place, at: At, what: Decision, by: Value<Origin>, way: u128) {
        if !by.dep.is_constant() {
            with_graph(|g| g.decide(place, at, what, by, way));
        }
    }

    fn enter(place: &mut Place, code: &Code<'_>, block: (FuncId, BlockId), regs: &mut [Value<Origin>]) {
        with_graph(|g| g.enter(place, code, block, regs));
    }

    fn call(place: &mut Place, at: At, tid: Tid) {
        with_graph(|g| g.call(place, at, tid));
    }

    fn ret(place: &mut Place, at: At, results: &mut [Value<Origin>]) {
        with_graph(|g| g.ret(place, at, results));
    }

    fn encloses(args: &[Value<Origin>]) -> bool {
        args.iter().any(|v| !v.dep.is_constant())
    }

    fn breach(_place: &mut Place, function: &str, request: &Request<Origin>) {
        with_graph(|g| g.breach(function, request));
    }

    fn ask(place: &mut Place, at: At, tid: Tid, request: &Request<Origin>) {
        with_graph(|g| g.ask(place, at, tid, request));
    }

    fn answer(place: &mut Place, at: At, answer: &mut Answer<Origin>) {
        with_graph(|g| g.answer(place, at, answer));
    }

    fn obscure(_place: &mut Place, value: Value<Origin>) {
        if !value.dep.is_constant() {
            with_graph(|g| g.blur("a value decides something inside a library call"));
        }
    }

    fn put(place: &Place, at: At, layout: &Layout, tid: Tid, size: (u64, u64), next: u64) -> Option<u64> {
        with_graph(|g| g.put(place, at, layout, tid, size, next))
    }
}
