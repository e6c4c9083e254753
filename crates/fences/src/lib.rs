//! Which fences a program needs on a memory model, and which it can spare.
//!
//! Source: the idea of S. Burckhardt, R. Alur, M. Martin, "CheckFence" (PLDI 2007), whose authors placed fences by hand, one
//! counterexample after another; the implicit hitting sets of [`hitting`] make the search exact. M. Kuperstein, M.
//! Vechev, E. Yahav, "Automatic inference of memory fences" (FMCAD 2010) collect such constraints from all states of a
//! program; here they come from the counterexamples of a checker.
//!
//! A fence of a proposal can often stand elsewhere. Such places are not proposals of their own: the best one is in the
//! proposal, the others are named beside it ([`family`]); another proposal has a fence at a place that was not named yet.
//!
//! Every counterexample says which candidates would have forbidden it ([`violated`]), and one of them must be in
//! every set that is enough. A smallest set that meets all such demands ([`hitting`]) is tried; either the checker proves
//! it, or it gives a counterexample that makes a new demand. Who checks is the caller's choice: a [`Judge`].
//!
//! A race is ended by what synchronises, not by an order. A counterexample that shows one demands a candidate outside of a greatest
//! set with which the two accesses are still not ordered, in the same run; replay's happens-before says whether they are.
//!
//! Guarantee: a proposal has been proved by the judge, in the scope that it carries. The first one has the fewest fences of all
//! sets of [`candidates`], and is the cheapest of those; unless the judge was undecided about a smaller one, which the answer says.
//! Misses: fences that are neither beside an access nor at the end of a function; changes other than fences and orders. Where the judge's scope is bounded, so are
//! the proposals.

pub mod candidates;
mod family;
pub mod hitting;
pub mod redundant;
mod search;
pub mod violated;

pub use candidates::{Candidate, Style};
pub use search::propose;

use fencepost_check::{Reason, Scope, Trace};
use fencepost_ir::passes::fences::Place;
use fencepost_ir::{FenceKind, FenceMask, Order, Program};
use fencepost_models::{Kind, Model};

/// What a judge says about a program.
#[derive(Clone, Debug)]
pub enum Judgement {
    /// Nothing is wrong, in the scope.
    Safe(Scope),
    /// Something is wrong in each of these runs, of which there is at least one. They are runs of the program that was judged.
    Violation(Vec<Trace>),
    /// No answer.
    Unknown(Reason),
}

/// How much an answer is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effort {
    /// Nothing goes on without it.
    Full,
    /// It is welcome: one more proposal, one fence that can be spared. A judge gives up early, with
    /// [`Reason::Undecided`] if there is time left for other questions.
    Little,
}

/// Says whether a program is right on a model: the assertions of the program, or the tests of a data type.
pub trait Judge {
    /// Judges a program. It is the one that the search began with, but for fences and orders: all positions are the same.
    fn judge(&mut self, program: &Program, model: &'static Model, effort: Effort) -> Judgement;
}

impl<F: FnMut(&Program, &'static Model, Effort) -> Judgement> Judge for F {
    fn judge(&mut self, program: &Program, model: &'static Model, effort: Effort) -> Judgement {
        self(program, model, effort)
    }
}

/// What is asked for.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// At most so many proposals of each style.
    pub limit: usize,
    /// Whether to look for what can be spared.
    pub redundant: bool,
    /// Whether races are asked for: then what releases and acquires counts, whatever the model keeps.
    pub races: bool,
}

/// What a program needs.
#[derive(Clone, Debug)]
pub enum Need {
    /// Nothing; it is right as it is, in the scope.
    Nothing(Scope),
    /// One of the proposals.
    Fences,
    /// Another kind of repair: no fence forbids this run.
    Repair {
        /// The run.
        trace: Box<Trace>,
        /// Whether it is one of `sc`.
        sc: bool,
    },
    /// Not known.
    Unknown(Reason),
}

/// The answer.
#[derive(Clone, Debug)]
pub struct Answer {
    /// What the program needs.
    pub need: Need,
    /// The run that shows that something is missing.
    pub trace: Option<Box<Trace>>,
    /// What would be enough, each alone, the best first.
    pub proposals: Vec<Proposal>,
    /// Why there may be more proposals than these, if there may.
    pub more: Option<String>,
    /// So many fences are needed at least, as far as is known.
    pub at_least: usize,
    /// About so many sets the judge was undecided before it proved the first proposal; a smaller one may be among them.
    pub undecided: usize,
    /// What can be spared, if the first proposal is followed. Nothing is looked for on models that keep everything.
    pub redundant: Vec<redundant::Spare>,
    /// Why there may be more to spare, if there may.
    pub more_redundant: Option<String>,
    /// How often the judge was asked.
    pub checks: u64,
}

/// A set of changes that is enough.
#[derive(Clone, Debug)]
pub struct Proposal {
    /// Fences only, or orders as far as possible.
    pub style: Style,
    /// The changes, by position.
    pub edits: Vec<Edit>,
    /// The scope in which the judge proved it.
    pub scope: Scope,
    /// The candidates that it is made of.
    pub set: Vec<Candidate>,
}

/// One change, for people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edit {
    /// The place that it is at.
    pub place: Place,
    /// The function.
    pub function: String,
    /// What is changed.
    pub kind: EditKind,
    /// What could be changed instead, each alone; the judge proved each together with the proposal's other changes.
    pub instead: Vec<Edit>,
}

/// What is changed at a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EditKind {
    /// A fence is added.
    Fence {
        /// What it keeps.
        mask: FenceMask,
        /// Whether it stands behind the access; otherwise before it.
        behind: bool,
    },
    /// An order becomes another one.
    Order {
        /// From this one.
        from: Order,
        /// To this one.
        to: Order,
    },
    /// A fence is taken away.
    Remove(FenceKind),
}

/// The weakest C fence that keeps these pairs on a model, and releases or acquires as they do.
pub fn c_fence(model: &Model, mask: FenceMask) -> Option<Order> {
    let bits = [
        (FenceMask::LL, Kind::R, Kind::R),
        (FenceMask::LS, Kind::R, Kind::W),
        (FenceMask::SL, Kind::W, Kind::R),
        (FenceMask::SS, Kind::W, Kind::W),
    ];
    let kept = |x: Kind, y: Kind| [true, false].iter().all(|same| model.keep.keeps(x, y, *same));
    let open = |(bit, x, y): &(FenceMask, Kind, Kind)| mask.covers(*bit) && !kept(*x, *y);
    let open = bits.iter().filter(|b| open(b)).fold(FenceMask::NONE, |all, (bit, _, _)| all.and(*bit));
    let acquires = mask.covers(FenceMask::LL.and(FenceMask::LS));
    let releases = mask.covers(FenceMask::LS.and(FenceMask::SS));
    let orders = [Order::Acquire, Order::Release, Order::AcqRel, Order::SeqCst];
    let synchronises = |o: &Order| (o.acquires() || !acquires) && (o.releases() || !releases);
    orders.into_iter().find(|o| model.mapping.fence(FenceKind::C(*o)).covers(open) && synchronises(o))
}
