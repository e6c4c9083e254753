//! The order theory: which reads-from choices, fences and program orders go together in one total order of memory.
//!
//! An encoder fills a [`Problem`] and calls [`attach`]; from then on the solver's answers are about assignments that
//! are consistent with the problem, and [`Handle::order`] is the total order of the last model.

mod closure;
pub mod eager;
mod explain;
mod finish;
mod grid;
pub mod problem;
mod propagator;
mod saturate;
mod sparse;
mod state;
mod theory;
pub mod verify;

pub use problem::{Candidate, Guarded, Load, LoadId, Node, Problem, Store, StoreId};
pub use theory::Counters;

use crate::cadical::Cadical;
use crate::sat::{Sat, SatLit};
use propagator::Propagator;
use sparse::Sparse;
use std::cell::RefCell;
use std::rc::Rc;
use theory::{Techniques, Theory};

/// How the theory works.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Propagate guards whose edge would close a cycle.
    pub propagate_guards: bool,
    /// Propagate reads that have become impossible.
    pub propagate_reads: bool,
    /// Order literals in advance.
    pub grid: Grid,
    /// Above so many nodes, no bit rows: slower, but memory stays that of the problem.
    pub dense_up_to: u32,
}

/// Whether pairs of accesses get order literals in advance (otherwise only when the final check needs them).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Grid {
    /// If there are at most so many pairs.
    UpTo(usize),
    /// Always.
    Always,
    /// Never.
    Never,
}

impl Default for Options {
    /// From single runs of the benchmark `order`: propagating reads saved half to nine tenths of the conflicts. The grid
    /// saved more on deep problems and took up to twice the time on wide ones that are easy anyway. The limits on its
    /// size and on the nodes of bit rows are bounds on memory, not measured crossing points.
    fn default() -> Options {
        Options { propagate_guards: true, propagate_reads: true, grid: Grid::UpTo(20_000), dense_up_to: 6_000 }
    }
}

/// An attached problem.
#[derive(Clone, Debug)]
pub struct Handle(Kind);

#[derive(Clone, Debug)]
enum Kind {
    Dense(Rc<RefCell<Propagator>>),
    Sparse(Rc<RefCell<Sparse>>),
    /// The edges make a cycle.
    Unsatisfiable,
}

impl Handle {
    /// After [`Answer::Sat`](crate::sat::Answer::Sat): a total order of all nodes that satisfies the problem.
    pub fn order(&self) -> Vec<Node> {
        match &self.0 {
            Kind::Dense(p) => p.borrow().order().to_vec(),
            Kind::Sparse(p) => p.borrow().order.clone(),
            Kind::Unsatisfiable => Vec::new(),
        }
    }

    /// What the theory has done so far.
    pub fn counters(&self) -> Counters {
        match &self.0 {
            Kind::Dense(p) => p.borrow().counters(),
            Kind::Sparse(p) => p.borrow().counters,
            Kind::Unsatisfiable => Counters::default(),
        }
    }
}

/// Makes the solver respect a problem: an assignment that is not consistent with it is no model.
pub fn attach(mut problem: Problem, solver: &mut Cadical, options: Options) -> Handle {
    if solver.searched() {
        // The solver may have eliminated the variables; only a fresh one can be observed.
        let mut fresh = rustc_hash::FxHashMap::<u32, SatLit>::default();
        problem.rename(|lit| {
            let new = *fresh.entry(lit.var()).or_insert_with(|| {
                let (old, new) = (SatLit(lit.var() as i32), solver.new_var());
                solver.clause(&[!old, new]);
                solver.clause(&[old, !new]);
                new
            });
            if lit.is_positive() {
                new
            } else {
                !new
            }
        });
    }
    if problem.nodes > options.dense_up_to {
        let sparse = Rc::new(RefCell::new(Sparse::new(problem)));
        solver.connect(sparse.clone());
        return Handle(Kind::Sparse(sparse));
    }
    let techniques = Techniques { guards: options.propagate_guards, reads: options.propagate_reads };
    let Some(mut theory) = Theory::new(&problem, techniques) else {
        solver.clause(&[]);
        return Handle(Kind::Unsatisfiable);
    };
    let with_grid = match options.grid {
        Grid::UpTo(most) => grid::size(&theory) <= most,
        Grid::Always => true,
        Grid::Never => false,
    };
    if with_grid {
        grid::build(&mut theory, solver);
    }
    for unit in theory.units() {
        solver.clause(&[unit]);
    }
    let propagator = Rc::new(RefCell::new(Propagator::new(theory, problem)));
    solver.connect(propagator.clone());
    Handle(Kind::Dense(propagator))
}
