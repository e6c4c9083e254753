//! The order theory against the eager encoding, on three families of growing problems.
//!
//! - `fib`: two threads, each N times: read both variables, write the sum (mod 4) to its own. Asked: every final state;
//!   then whether two loads of the threads read each other's later stores, and whether two stores are both overlooked.
//! - `lock`: two threads, each N times: a spin lock (read-modify-write), read and write a counter, unlock. Asked: whether
//!   two sections read the same store, and then whether the threads can take turns.
//! - `queue`: producers and consumers, a lock for each end, an array of slots with computed indices. Every access to a
//!   slot may be to every slot, so the candidates are many. Asked: whether two consumers read one index, whether a
//!   consumer's item can come from each producer.
//!
//! All under sc. A family is wide (the threads go through blocks of a fixed depth, each with its own variables) or
//! `-deep` (one block, where the search itself is hard). `core` is the theory with order literals on demand, `grid` has
//! them in advance, `eager` is the clauses. `growth` is the time divided by that of the row before. Each run gets
//! `FENCEPOST_LIMIT` seconds (10), `>` marks one that was stopped, and no row follows it.
//!
//! With arguments (family, events, how) it is one run and prints what the theory has done.

use fencepost_benches::{peak_megabytes, row};
use fencepost_solver::cadical::Cadical;
use fencepost_solver::order::{attach, eager, Grid, LoadId, Node, Options, Problem, StoreId};
use fencepost_solver::sat::{Answer, Sat, SatLit, Stopper};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// A number as one literal for each value; the values that are not there are impossible.
type OneHot = Vec<(usize, SatLit)>;

struct Access {
    thread: usize,
    place: usize,
    node: Node,
    address: OneHot,
    value: OneHot,
    kind: Kind,
}

enum Kind {
    Load(LoadId),
    Store(StoreId),
}

/// A problem with its clauses and questions, before it is given to a solver.
struct World {
    problem: Problem,
    vars: i32,
    clauses: Vec<Vec<SatLit>>,
    accesses: Vec<Access>,
    last: HashMap<usize, Node>,
    sections: HashMap<(LoadId, StoreId), SatLit>,
    queries: Vec<(SatLit, Answer)>,
}

const TRUE: SatLit = SatLit(1);

impl World {
    /// The initial values by address.
    fn new(initial: &[usize]) -> World {
        let mut world = World {
            problem: Problem::default(),
            vars: 1,
            clauses: vec![vec![TRUE]],
            accesses: Vec::new(),
            last: HashMap::new(),
            sections: HashMap::new(),
            queries: Vec::new(),
        };
        for (address, &value) in initial.iter().enumerate() {
            let store = world.problem.store(Node::INITIAL, address as u32);
            world.access(usize::MAX, Node::INITIAL, vec![(address, TRUE)], vec![(value, TRUE)], Kind::Store(store));
        }
        world
    }

    fn var(&mut self) -> SatLit {
        self.vars += 1;
        SatLit(self.vars)
    }

    /// A number below a bound.
    fn number(&mut self, below: usize) -> OneHot {
        let number: OneHot = (0..below).map(|v| (v, self.var())).collect();
        self.clauses.push(number.iter().map(|&(_, lit)| lit).collect());
        for i in 0..below {
            for j in 0..i {
                self.clauses.push(vec![!number[i].1, !number[j].1]);
            }
        }
        number
    }

    fn node(&mut self, thread: usize) -> Node {
        let node = self.problem.node();
        if let Some(last) = self.last.insert(thread, node) {
            self.problem.edge(last, node);
        }
        node
    }

    fn access(&mut self, thread: usize, node: Node, address: OneHot, value: OneHot, kind: Kind) -> usize {
        let place = self.accesses.len();
        self.accesses.push(Access { thread, place, node, address, value, kind });
        place
    }

    fn load(&mut self, thread: usize, address: OneHot, value: OneHot) -> usize {
        let node = self.node(thread);
        let load = self.problem.load(node, 0, None);
        self.access(thread, node, address, value, Kind::Load(load))
    }

    fn store(&mut self, thread: usize, address: OneHot, value: OneHot) -> usize {
        let node = self.node(thread);
        let store = self.problem.store(node, 0);
        self.access(thread, node, address, value, Kind::Store(store))
    }

    /// A read-modify-write on one node that reads 0 and writes 1.
    fn lock(&mut self, thread: usize, address: usize) {
        let node = self.node(thread);
        let load = self.problem.load(node, 0, None);
        self.access(thread, node, vec![(address, TRUE)], vec![(0, TRUE)], Kind::Load(load));
        let store = self.problem.store(node, 1);
        self.access(thread, node, vec![(address, TRUE)], vec![(1, TRUE)], Kind::Store(store));
    }

    fn unlock(&mut self, thread: usize, address: usize) {
        self.store(thread, vec![(address, TRUE)], vec![(0, TRUE)]);
    }

    /// Makes the candidates of all loads.
    fn connect(&mut self) {
        for i in 0..self.accesses.len() {
            let Kind::Load(load) = self.accesses[i].kind else { continue };
            let mut some = Vec::new();
            for j in 0..self.accesses.len() {
                let (l, s) = (&self.accesses[i], &self.accesses[j]);
                let Kind::Store(store) = s.kind else { continue };
                let own = l.thread == s.thread && s.place < l.place;
                let pairs: Vec<(SatLit, SatLit)> = l
                    .address
                    .iter()
                    .filter_map(|&(a, x)| s.address.iter().find(|&&(b, _)| a == b).map(|&(_, y)| (x, y)))
                    .collect();
                if pairs.is_empty() || l.thread == s.thread && !own {
                    continue;
                }
                let values: Vec<Vec<SatLit>> = s
                    .value
                    .iter()
                    .filter(|_| !l.value.is_empty())
                    .map(|&(v, lit)| {
                        let same = l.value.iter().find(|&&(w, _)| v == w).map(|&(_, x)| x);
                        [!lit].into_iter().chain(same).collect()
                    })
                    .collect();
                let reads = self.var();
                let visible = if pairs == [(TRUE, TRUE)] { TRUE } else { self.same(i, j, &pairs) };
                self.clauses.push(vec![!reads, visible]);
                for mut clause in values {
                    clause.push(!reads);
                    self.clauses.push(clause);
                }
                self.problem.candidate(load, store, own, visible, reads);
                self.sections.insert((load, store), reads);
                some.push(reads);
            }
            self.clauses.push(some);
        }
    }

    /// A literal that is true iff the addresses of two accesses are the same.
    fn same(&mut self, i: usize, j: usize, pairs: &[(SatLit, SatLit)]) -> SatLit {
        let same = self.var();
        for &(x, y) in pairs {
            self.clauses.push(vec![!x, !y, same]);
            self.clauses.push(vec![!same, !x, y]);
        }
        for (a, b) in [(i, j), (j, i)] {
            for (v, x) in self.accesses[a].address.clone() {
                if !self.accesses[b].address.iter().any(|&(w, _)| v == w) {
                    self.clauses.push(vec![!same, !x]);
                }
            }
        }
        same
    }

    fn reads(&self, load: usize, store: usize) -> Option<SatLit> {
        match (&self.accesses[load].kind, &self.accesses[store].kind) {
            (Kind::Load(l), Kind::Store(s)) => self.sections.get(&(*l, *s)).copied(),
            _ => None,
        }
    }

    fn and(&mut self, lits: &[SatLit]) -> SatLit {
        let all = self.var();
        for &lit in lits {
            self.clauses.push(vec![!all, lit]);
        }
        all
    }

    /// A literal that, if true, makes one of the others true.
    fn some(&mut self, lits: &[SatLit]) -> SatLit {
        let some = self.var();
        self.clauses.push(lits.iter().copied().chain([!some]).collect());
        some
    }

    fn ask(&mut self, one_of: &[SatLit], expected: Answer) {
        let query = self.some(one_of);
        self.queries.push((query, expected));
    }

    fn events(&self) -> usize {
        self.accesses.len() - self.accesses.iter().filter(|a| a.node == Node::INITIAL).count()
    }
}

fn constant(n: usize) -> OneHot {
    vec![(n, TRUE)]
}

fn lit_of(number: &OneHot, value: usize) -> Option<SatLit> {
    number.iter().find(|&&(v, _)| v == value).map(|&(_, lit)| lit)
}

/// Sizes of a family: the rounds of one block, and the blocks that the threads go through one after another.
#[derive(Clone, Copy)]
struct Size {
    rounds: usize,
    blocks: usize,
}

fn fib(size: Size) -> World {
    let mut w = World::new(&vec![1; 2 * size.blocks]);
    let rounds = size.rounds;
    let (mut loads, mut stores) = (vec![Vec::new(); 2], vec![Vec::new(); 2]);
    for thread in 0..2 {
        for round in 0..rounds * size.blocks {
            let block = round / rounds;
            let (a, b, sum) = (w.number(4), w.number(4), w.number(4));
            for &(x, la) in &a {
                for &(y, lb) in &b {
                    w.clauses.push(vec![!la, !lb, sum[(x + y) % 4].1]);
                }
            }
            w.load(thread, constant(2 * block + thread), a);
            loads[thread].push(w.load(thread, constant(2 * block + 1 - thread), b));
            stores[thread].push(w.store(thread, constant(2 * block + thread), sum));
        }
    }
    w.connect();
    let (mut cycles, mut overlooked) = (Vec::new(), Vec::new());
    for block in 0..size.blocks {
        let at = block * rounds..(block + 1) * rounds;
        for i in at.clone() {
            for j in at.clone() {
                // Thread 0 reads what thread 1 stores in round j or later, and thread 1 in round j what thread 0 stores
                // in round i or later.
                let x: Vec<SatLit> = (j..at.end).filter_map(|k| w.reads(loads[0][i], stores[1][k])).collect();
                let y: Vec<SatLit> = (i..at.end).filter_map(|k| w.reads(loads[1][j], stores[0][k])).collect();
                let pair = [w.some(&x), w.some(&y)];
                cycles.push(w.and(&pair));
                if i + 1 < at.end && j + 1 < at.end {
                    let x: Vec<SatLit> = (at.start..j).filter_map(|k| w.reads(loads[0][i + 1], stores[1][k])).collect();
                    let y: Vec<SatLit> = (at.start..i).filter_map(|k| w.reads(loads[1][j + 1], stores[0][k])).collect();
                    let pair = [w.some(&x), w.some(&y)];
                    overlooked.push(w.and(&pair));
                }
            }
        }
        for (x, y) in [(0, 1), (1, 2), (2, 3), (3, 0)] {
            let last = at.end - 1;
            let both = [(0, x), (1, y)].map(|(t, v)| lit_of(&w.accesses[stores[t][last]].value, v).unwrap_or(TRUE));
            let state = w.and(&both);
            w.queries.push((state, Answer::Sat));
        }
    }
    w.ask(&cycles, Answer::Unsat);
    w.ask(&overlooked, Answer::Unsat);
    w
}

fn lock(size: Size) -> World {
    let mut w = World::new(&vec![0; 2 * size.blocks]);
    let rounds = size.rounds;
    let (mut loads, mut stores) = (vec![Vec::new(); 2], vec![Vec::new(); 2]);
    for thread in 0..2 {
        for round in 0..rounds * size.blocks {
            let block = round / rounds;
            w.lock(thread, 2 * block);
            loads[thread].push(w.load(thread, constant(2 * block + 1), Vec::new()));
            stores[thread].push(w.store(thread, constant(2 * block + 1), Vec::new()));
            w.unlock(thread, 2 * block);
        }
    }
    w.connect();
    let mut lost = Vec::new();
    for block in 0..size.blocks {
        let at = block * rounds..(block + 1) * rounds;
        for i in at.clone() {
            for j in at.clone() {
                for s in 0..w.accesses.len() {
                    if let (Some(x), Some(y)) = (w.reads(loads[0][i], s), w.reads(loads[1][j], s)) {
                        lost.push(w.and(&[x, y]));
                    }
                }
            }
        }
    }
    w.ask(&lost, Answer::Unsat);
    let turns: Vec<SatLit> = (0..loads[1].len()).filter_map(|i| w.reads(loads[1][i], stores[0][i])).collect();
    let turns = w.and(&turns);
    w.queries.push((turns, Answer::Sat));
    w
}

fn queue(size: Size) -> World {
    // Addresses of a block: the locks, head, tail, and the slots.
    let (rounds, slots) = (size.rounds, size.rounds + 1);
    let mut w = World::new(&vec![0; (4 + slots) * size.blocks]);
    let (mut heads, mut items) = (Vec::new(), Vec::new());
    for block in 0..size.blocks {
        let base = block * (4 + slots);
        for round in 0..rounds {
            for (thread, end) in [(round % 2, 0), (2 + round % 2, 1)] {
                w.lock(thread, base + end);
                let place = w.number(slots);
                let next: OneHot = place.iter().map(|&(v, lit)| (v + 1, lit)).collect();
                let slot: OneHot = place.iter().map(|&(v, lit)| (base + 4 + v, lit)).collect();
                let load = w.load(thread, constant(base + 2 + end), place);
                if end == 0 {
                    w.store(thread, slot, constant(1 + thread));
                } else {
                    heads.push(load);
                    let item = w.number(3);
                    items.push(item.clone());
                    w.load(thread, slot, item);
                }
                w.store(thread, constant(base + 2 + end), next);
                w.unlock(thread, base + end);
            }
        }
    }
    w.connect();
    let mut twice = Vec::new();
    for i in 0..heads.len() {
        for j in 0..i {
            for s in 0..w.accesses.len() {
                if let (Some(x), Some(y)) = (w.reads(heads[i], s), w.reads(heads[j], s)) {
                    twice.push(w.and(&[x, y]));
                }
            }
        }
    }
    w.ask(&twice, Answer::Unsat);
    for from in 0..3 {
        let all: Vec<SatLit> = items.iter().filter_map(|item| lit_of(item, from)).collect();
        w.ask(&all, Answer::Sat);
    }
    w
}

struct Run {
    seconds: f64,
    finished: bool,
    conflicts: u64,
    clauses: usize,
    notes: String,
}

fn load_into(world: &World, solver: &mut Cadical) {
    while solver.variables() < world.vars as usize {
        solver.new_var();
    }
    for clause in &world.clauses {
        solver.clause(clause);
    }
}

fn run(world: &World, how: Option<Options>, limit: Duration) -> Run {
    let start = Instant::now();
    let mut solver = Cadical::new(Stopper::new(Arc::new(move || start.elapsed() > limit)));
    load_into(world, &mut solver);
    let handle = match how {
        Some(options) => Some(attach(world.problem.clone(), &mut solver, options)),
        None => {
            eager::encode(&world.problem, &mut solver);
            None
        }
    };
    let mut finished = true;
    for &(query, expected) in &world.queries {
        let answer = solver.solve(&[query]);
        if answer == Answer::Stopped {
            finished = false;
            break;
        }
        assert_eq!(answer, expected, "a wrong answer");
    }
    let seconds = start.elapsed().as_secs_f64();
    let notes = handle.map_or(String::new(), |h| {
        let c = h.counters();
        let share = c.nanoseconds as f64 / 1e9 / seconds * 100.0;
        let size = c.conflict_literals as f64 / c.conflicts.max(1) as f64;
        format!(
            "{share:.0}% theory, {} theory conflicts of {size:.1}, {} propagated, {} explained, {} edges, {} checks, {} literals",
            c.conflicts, c.propagations, c.explained, c.edges, c.checks, c.literals
        )
    });
    Run { seconds, finished, conflicts: solver.statistics().conflicts, clauses: solver.clauses(), notes }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let [family, size, how] = &arguments[..] {
        return one(family, size.parse().unwrap_or(50), how);
    }
    for family in ["fib", "lock", "queue", "fib-deep", "lock-deep", "queue-deep"] {
        println!("\n{family}, at most {} s a run", limit().as_secs());
        row(&["events", "how", "seconds", "growth", "conflicts", "clauses", "peak MB"].map(String::from));
        let sizes: &[usize] = if family.ends_with("-deep") { &[50, 100, 200] } else { &[50, 100, 200, 400, 800] };
        for how in ["core", "grid", "eager"] {
            let mut before = None;
            for &size in sizes {
                // A process of its own, so that the peak memory is its own.
                let Some(mut cells) = child(family, size, how) else { break };
                let stopped = cells[2].starts_with('>');
                let seconds: f64 = cells[2].trim_start_matches("> ").parse().unwrap_or(0.0);
                cells.insert(3, before.map_or(String::new(), |b: f64| format!("{:.2}", seconds / b)));
                row(&cells);
                before = Some(seconds);
                if stopped {
                    break;
                }
            }
        }
    }
}

fn limit() -> Duration {
    let seconds = std::env::var("FENCEPOST_LIMIT").ok().and_then(|s| s.parse().ok());
    Duration::from_secs(seconds.unwrap_or(10))
}

fn child(family: &str, size: usize, how: &str) -> Option<Vec<String>> {
    let exe = std::env::current_exe().ok()?;
    let out = std::process::Command::new(exe).args([family, &size.to_string(), how]).output().ok()?;
    let text = String::from_utf8(out.stdout).ok()?;
    let cells: Vec<String> = text.lines().next()?.split('\t').map(String::from).collect();
    (cells.len() == 6).then_some(cells)
}

/// A family at a number of events: wide (blocks of a fixed depth) or deep (one block).
fn world(family: &str, events: usize) -> World {
    let deep = family.ends_with("-deep");
    let size = |round: usize, wide: usize| match deep {
        true => Size { rounds: events / round, blocks: 1 },
        false => Size { rounds: wide, blocks: (events / round / wide).max(1) },
    };
    match family.trim_end_matches("-deep") {
        "fib" => fib(size(6, 4)),
        "lock" => lock(size(10, 3)),
        _ => queue(size(12, 4)),
    }
}

/// One run, as a line of cells, and what the theory has done on a second line.
fn one(family: &str, size: usize, how: &str) {
    let world = world(family, size);
    let how_to = match how {
        "eager" => None,
        name => Some(options(name)),
    };
    let run = run(&world, how_to, limit());
    let time = if run.finished { format!("{:.3}", run.seconds) } else { format!("> {:.1}", run.seconds) };
    let cells = [
        world.events().to_string(),
        how.to_string(),
        time,
        run.conflicts.to_string(),
        run.clauses.to_string(),
        format!("{:.0}", peak_megabytes()),
    ];
    println!("{}\n{}", cells.join("\t"), run.notes);
}

fn options(name: &str) -> Options {
    let core = Options { grid: Grid::Never, ..Options::default() };
    match name {
        "bare" => Options { propagate_guards: false, propagate_reads: false, ..core },
        "grid" => Options { grid: Grid::Always, ..core },
        "sparse" => Options { dense_up_to: 0, ..core },
        _ => core,
    }
}
