//! The explicit search beside the solver: where there are few threads and small values it settles all goals at once.
//!
//! Source: `order-theory`: a memoised search through the states of the machine is far ahead of any solver on locks and
//! counters of few threads. It follows the same executions points and sees the same behaviours as runs do; when it has
//! been everywhere, there is nothing new. It works in a thread of its own, begins when the solver has had a little time, and
//! ends when it takes long, unless the solver has given up.

use crate::graph::take_graph;
use crate::origin::Origin;
use crate::tuning;
use fencepost_check::enumerate::machine::Search;
use fencepost_check::enumerate::Options;
use fencepost_check::interp::Limit;
use fencepost_check::task::{processor_time, Reason, Stop, Task};
use fencepost_check::value::Dep;
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How long it works before it looks around.
const SLICE: Duration = Duration::from_millis(100);

/// What a search saw that has been everywhere.
#[derive(Debug, Default)]
pub struct Searched {
    /// Something goes wrong in some run.
    pub violated: bool,
    /// What it could not decide.
    pub undecided: Option<Reason>,
    /// Limits that cut runs short.
    pub limits: BTreeSet<Limit>,
    /// Branch directions and function inputs.
    pub counts: (u64, u64),
    /// How many states there are.
    pub states: u64,
    /// Some thread yields, and runs in which one does are left out.
    pub yields: bool,
}

/// Searches. `alone` says that the solver has given up. `None` if it did not come to its end.
///
/// If only the verdict counts, states are states of the program: a thread that waits in a loop comes back to where it was.
/// If behaviours count, they are told apart by execution points as well, and a thread that yields goes no further.
pub fn search(task: &Task<'_>, verdict: bool, alone: &AtomicBool) -> Option<Searched> {
    let begin = Instant::now();
    while begin.elapsed() < tuning::SEARCH_AFTER.time(&task.budget) && !alone.load(Ordering::Relaxed) {
        if task.budget.stop(0).is_some() {
            return None;
        }
        std::thread::sleep(Duration::from_millis(2));
    }
    let begin = Instant::now();
    take_graph(task.program.target);
    if verdict {
        advance::<()>(task, &Options::default(), begin, alone)
    } else {
        let options = Options { finals: true, stop_at_yield: true, ..Options::default() };
        advance::<Origin>(task, &options, begin, alone)
    }
}

fn advance<D: Dep>(task: &Task<'_>, options: &Options, begin: Instant, alone: &AtomicBool) -> Option<Searched> {
    let mut search = Search::<D>::new(task, options)?.ok()?;
    loop {
        let seen = search.advance(&task.budget.slice(SLICE))?;
        match seen.stopped {
            None => {
                let states = seen.stats.iter().find(|(k, _)| *k == "states").map_or(0, |(_, n)| *n);
                drop(search);
                let graph = take_graph(task.program.target);
                let counts = graph.counts();
                let yields = graph.has_yields();
                // What is wrong about the program's marks should be known to whoever made them.
                let wrong = graph.blurred.filter(|_| graph.impure).map(|text| Reason::Undecided(text.into()));
                return Some(Searched {
                    violated: !seen.findings.is_empty(),
                    undecided: seen.undecided.into_iter().next().or(wrong),
                    limits: seen.limits,
                    counts,
                    states,
                    yields,
                });
            }
            Some(Stop::Memory | Stop::Cancelled) => return None,
            Some(Stop::Time) => {}
        }
        let over = processor_time().unwrap_or_else(|| begin.elapsed()) > tuning::SEARCH.time(&task.budget)
            && !alone.load(Ordering::Relaxed);
        if over || task.budget.stop(0).is_some() {
            return None;
        }
    }
}
