//! CaDiCaL behind [`Sat`], with its external propagator for theories.
//!
//! A [`Theory`] is a propagator that may ask for another round: CaDiCaL can take fresh variables during a search, but
//! its Rust binding lends the solver out for the whole call, so a theory that needs new variables accepts the model,
//! says so in [`Theory::wanted`], and the solve goes on with them. The caller sees one answer.

use crate::sat::{Answer, Sat, SatLit, Stopper, Work};
use cadical_sys::{CaDiCal, ExternalPropagator, Status, Terminator};
use std::cell::RefCell;
use std::path::Path;
use std::rc::Rc;
use std::time::{Duration, Instant};

/// A propagator that can be connected to a [`Cadical`].
pub trait Theory: ExternalPropagator {
    /// The variables that the theory watches, to be observed before the search.
    fn observed(&self) -> Vec<u32>;

    /// A model was found: how many more variables the theory needs for another round; 0 = the model stands.
    fn wanted(&mut self) -> usize;

    /// The variables that were wanted; they are observed already. Returns clauses to add before the next round.
    fn grow(&mut self, fresh: &[SatLit]) -> Vec<Vec<SatLit>>;
}

/// What the search has done so far.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Statistics {
    /// Conflicts.
    pub conflicts: u64,
    /// Decisions.
    pub decisions: u64,
    /// Propagated literals.
    pub propagations: u64,
}

/// So long the solver goes on before it looks again whether to stop. It would look at every conflict, and whoever is
/// asked may look at the clock and the memory of the process.
const PATIENCE: Duration = Duration::from_millis(2);

struct Poll {
    stopper: Stopper,
    last: Instant,
}

impl Terminator for Poll {
    fn terminated(&mut self) -> bool {
        if self.stopper.counts(Work::Conflict) {
            return true;
        }
        if self.last.elapsed() < PATIENCE {
            return false;
        }
        self.last = Instant::now();
        self.stopper.stopped()
    }
}

/// The solver.
pub struct Cadical {
    solver: CaDiCal,
    stopper: Stopper,
    theory: Option<Rc<RefCell<dyn Theory>>>,
    variables: usize,
    clauses: usize,
    searched: bool,
    proof: bool,
    model: Vec<bool>,
    failed: Vec<SatLit>,
}

impl Cadical {
    /// A solver without clauses, that stops when the stopper says so.
    pub fn new(stopper: Stopper) -> Cadical {
        let mut solver = CaDiCal::new();
        solver.set("quiet", 1);
        // Extension variables of the solver's own would need every variable declared.
        solver.set("factor", 0);
        let mut cadical = Cadical {
            solver,
            stopper,
            theory: None,
            variables: 0,
            clauses: 0,
            searched: false,
            proof: false,
            model: Vec::new(),
            failed: Vec::new(),
        };
        if cadical.stopper.is_set() {
            cadical.solver.connect_terminator(Poll { stopper: cadical.stopper.clone(), last: Instant::now() });
        }
        cadical
    }

    /// A solver that also writes an LRAT proof. Clauses that a theory adds are input clauses of the proof.
    pub fn with_proof(path: &Path) -> Result<Cadical, String> {
        let mut cadical = Cadical::new(Stopper::default());
        cadical.solver.set("lrat", 1);
        cadical.solver.set("binary", 0);
        let name = path.to_str().ok_or_else(|| format!("{}: not a text path", path.display()))?;
        cadical.proof = cadical.solver.trace_proof2(name);
        if cadical.proof {
            Ok(cadical)
        } else {
            Err(format!("{name}: cannot write the proof"))
        }
    }

    /// Writes out and ends the proof, if one is written.
    pub fn finish_proof(&mut self) {
        if std::mem::take(&mut self.proof) {
            self.solver.close_proof_trace(false);
        }
    }

    /// Connects a theory and observes its variables. They must not have been through a search
    /// (see [`Cadical::searched`]): the solver may have eliminated them.
    pub fn connect<T: Theory + 'static>(&mut self, theory: Rc<RefCell<T>>) {
        let observed = theory.borrow().observed();
        self.solver.connect_external_propagator(theory.clone());
        for var in observed {
            self.solver.add_observed_var(var as i32);
        }
        self.theory = Some(theory);
    }

    /// Whether the solver has searched before.
    pub fn searched(&self) -> bool {
        self.searched
    }

    /// What the search has done so far.
    pub fn statistics(&self) -> Statistics {
        let get = |name| u64::try_from(self.solver.get_statistic_value(name)).unwrap_or(0);
        Statistics { conflicts: get("conflicts"), decisions: get("decisions"), propagations: get("propagations") }
    }

    /// Sets an option of CaDiCaL; only before the first clause. False if there is no such option.
    pub fn option(&mut self, name: &str, value: i32) -> bool {
        self.solver.set(name, value)
    }

    /// The next search has so many conflicts at most; then it stops without an answer.
    pub fn limit(&mut self, conflicts: u32) {
        self.solver.limit("conflicts", i32::try_from(conflicts).unwrap_or(i32::MAX));
    }

    /// Whether the stopper says so.
    pub fn stopped(&self) -> bool {
        self.stopper.stopped()
    }

    /// Lets the theory look at a model; true if it wants another round.
    fn refine(&mut self) -> bool {
        let Some(theory) = self.theory.clone() else { return false };
        let wanted = theory.borrow_mut().wanted();
        // The theory must not be borrowed here: observing a variable may call it back.
        let mut fresh = Vec::with_capacity(wanted);
        for _ in 0..wanted {
            let lit = self.new_var();
            self.solver.add_observed_var(lit.0);
            fresh.push(lit);
        }
        if wanted > 0 {
            let clauses = theory.borrow_mut().grow(&fresh);
            clauses.iter().for_each(|clause| self.clause(clause));
        }
        wanted > 0
    }
}

impl Sat for Cadical {
    fn new_var(&mut self) -> SatLit {
        self.variables += 1;
        SatLit(self.variables as i32)
    }

    fn clause(&mut self, lits: &[SatLit]) {
        self.clauses += 1;
        // Adding goes on; the next search does not begin.
        let _ = self.stopper.counts(Work::Clause);
        for lit in lits {
            debug_assert!(lit.0 != 0 && lit.var() as usize <= self.variables, "no such variable: {lit:?}");
            self.solver.add(lit.0);
        }
        self.solver.add(0);
    }

    fn solve(&mut self, assumptions: &[SatLit]) -> Answer {
        self.searched = true;
        self.model.clear();
        self.failed.clear();
        loop {
            if self.stopper.stopped() {
                return Answer::Stopped;
            }
            for lit in assumptions {
                self.solver.assume(lit.0);
            }
            match self.solver.solve() {
                Status::SATISFIABLE => {
                    if self.refine() {
                        continue;
                    }
                    let solver = &mut self.solver;
                    self.model.extend((1..=self.variables as i32).map(|v| solver.val(v) > 0));
                    return Answer::Sat;
                }
                Status::UNSATISFIABLE => {
                    let solver = &mut self.solver;
                    self.failed.extend(assumptions.iter().copied().filter(|l| solver.failed(l.0)));
                    self.failed.sort_unstable();
                    return Answer::Unsat;
                }
                Status::UNKNOWN => return Answer::Stopped,
            }
        }
    }

    fn value(&self, lit: SatLit) -> bool {
        let positive = self.model.get(lit.var() as usize - 1).copied().unwrap_or(false);
        positive == lit.is_positive()
    }

    fn failed(&self, assumption: SatLit) -> bool {
        self.failed.binary_search(&assumption).is_ok()
    }

    fn variables(&self) -> usize {
        self.variables
    }

    fn clauses(&self) -> usize {
        self.clauses
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;
    use std::time::{Duration, Instant};

    /// More pigeons than holes.
    fn pigeons(solver: &mut Cadical, holes: usize) {
        let at: Vec<Vec<SatLit>> = (0..=holes).map(|_| (0..holes).map(|_| solver.new_var()).collect()).collect();
        for (i, pigeon) in at.iter().enumerate() {
            solver.clause(pigeon);
            for other in &at[..i] {
                pigeon.iter().zip(other).for_each(|(&a, &b)| solver.clause(&[!a, !b]));
            }
        }
    }

    #[test]
    fn answers_and_cores() {
        let mut solver = Cadical::new(Stopper::default());
        let (a, b, c) = (solver.new_var(), solver.new_var(), solver.new_var());
        solver.clause(&[!a, b]);
        assert_eq!(solver.solve(&[a]), Answer::Sat);
        solver.clause(&[!b]);
        assert!(solver.value(a) && solver.value(b) && !solver.value(!b), "the model outlives new clauses");
        assert_eq!(solver.solve(&[a, c]), Answer::Unsat);
        assert!(solver.failed(a) && !solver.failed(c));
        assert_eq!(solver.solve(&[!a, c]), Answer::Sat);
        assert_eq!((solver.variables(), solver.clauses()), (3, 2));
    }

    #[test]
    fn stops() {
        let start = Instant::now();
        let limit = Duration::from_millis(200);
        let mut solver = Cadical::new(Stopper::new(Arc::new(move || start.elapsed() > limit)));
        pigeons(&mut solver, 14);
        assert_eq!(solver.solve(&[]), Answer::Stopped);
        assert!(start.elapsed() < Duration::from_secs(5), "{:?}", start.elapsed());
    }

    #[test]
    fn writes_a_proof() {
        let path = std::env::temp_dir().join(format!("fencepost-proof-{}.lrat", std::process::id()));
        let mut solver = Cadical::with_proof(&path).expect("a writable directory");
        pigeons(&mut solver, 4);
        assert_eq!(solver.solve(&[]), Answer::Unsat);
        solver.finish_proof();
        let proof = std::fs::read_to_string(&path).expect("a proof");
        std::fs::remove_file(&path).expect("a file");
        assert!(proof.lines().any(|line| line.split_whitespace().nth(1) == Some("0")), "no empty clause");
    }
}
