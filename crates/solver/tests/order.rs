//! The order theory against brute force and against the eager encoding, on random problems.
//!
//! `FENCEPOST_SEED` chooses the problems and `FENCEPOST_CASES` their number (of each kind).

use fencepost_solver::cadical::Cadical;
use fencepost_solver::order::{attach, eager, verify, Grid, LoadId, Node, Options, Problem, StoreId};
use fencepost_solver::sat::{Answer, Sat, SatLit, Stopper};

/// SplitMix64.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    fn between(&mut self, low: usize, high: usize) -> usize {
        low + self.below(high - low + 1)
    }

    fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    fn lit(&mut self, vars: usize) -> SatLit {
        let var = self.between(1, vars) as i32;
        SatLit(if self.chance(50) { var } else { -var })
    }

    /// A literal, more often positive.
    fn mostly_positive(&mut self, vars: usize) -> SatLit {
        let var = self.between(1, vars) as i32;
        SatLit(if self.chance(85) { var } else { -var })
    }
}

/// A problem, the clauses beside it, and what is asked: each round adds clauses and solves under assumptions.
struct Case {
    problem: Problem,
    vars: usize,
    rounds: Vec<Round>,
}

struct Round {
    clauses: Vec<Vec<SatLit>>,
    assumptions: Vec<SatLit>,
}

fn seed() -> u64 {
    std::env::var("FENCEPOST_SEED").ok().and_then(|s| s.parse().ok()).unwrap_or(1)
}

fn cases(default: usize) -> usize {
    std::env::var("FENCEPOST_CASES").ok().and_then(|s| s.parse().ok()).unwrap_or(default)
}

fn all_options() -> Vec<Options> {
    let mut all = vec![Options::default()];
    for bits in 0..OPTION_SETS {
        all.push(options(bits));
    }
    all
}

const OPTION_SETS: usize = 9;

fn options(bits: usize) -> Options {
    let grid = if bits < 4 { Grid::Never } else { Grid::Always };
    let dense_up_to = if bits < 8 { u32::MAX } else { 0 };
    Options { propagate_guards: bits & 1 != 0, propagate_reads: bits & 2 != 0, grid, dense_up_to }
}

/// The answers of the theory to all rounds, every order verified.
fn by_theory(case: &Case, options: Options, late: bool) -> Vec<Answer> {
    let limit = std::time::Instant::now() + std::time::Duration::from_secs(5);
    let mut solver = Cadical::new(Stopper::new(std::sync::Arc::new(move || std::time::Instant::now() > limit)));
    for _ in 0..case.vars {
        solver.new_var();
    }
    let mut handle = None;
    if !late {
        handle = Some(attach(case.problem.clone(), &mut solver, options));
    }
    let mut answers = Vec::new();
    for round in &case.rounds {
        for clause in &round.clauses {
            solver.clause(clause);
        }
        if handle.is_none() {
            // A search before the problem is there must not hurt.
            solver.solve(&[]);
            handle = Some(attach(case.problem.clone(), &mut solver, options));
        }
        let answer = solver.solve(&round.assumptions);
        if let (Answer::Sat, Some(handle)) = (answer, &handle) {
            let order = handle.order();
            let checked = verify::check(&case.problem, |lit| solver.value(lit), &order);
            assert_eq!(checked, Ok(()), "{options:?}, order {order:?} of {:#?}", case.problem);
            assert!(round.assumptions.iter().all(|&lit| solver.value(lit)));
        }
        if answer == Answer::Unsat {
            let core: Vec<SatLit> = round.assumptions.iter().copied().filter(|&l| solver.failed(l)).collect();
            assert_eq!(solver.solve(&core), Answer::Unsat);
        }
        answers.push(answer);
    }
    answers
}

fn by_clauses(case: &Case) -> Vec<Answer> {
    let mut solver = Cadical::new(Stopper::default());
    for _ in 0..case.vars {
        solver.new_var();
    }
    let encoded = eager::encode(&case.problem, &mut solver);
    let mut answers = Vec::new();
    for round in &case.rounds {
        for clause in &round.clauses {
            solver.clause(clause);
        }
        let answer = solver.solve(&round.assumptions);
        if answer == Answer::Sat {
            let order = encoded.order(&solver);
            assert_eq!(verify::check(&case.problem, |lit| solver.value(lit), &order), Ok(()));
        }
        answers.push(answer);
    }
    answers
}

/// Tries all assignments and all orders.
fn by_force(case: &Case) -> Vec<Answer> {
    let value = |bits: usize, lit: SatLit| (bits >> (lit.var() - 1) & 1 != 0) == lit.is_positive();
    let mut consistent: Vec<Option<bool>> = vec![None; 1 << case.vars];
    let mut clauses: Vec<&Vec<SatLit>> = Vec::new();
    let mut answers = Vec::new();
    for round in &case.rounds {
        clauses.extend(&round.clauses);
        let mut answer = Answer::Unsat;
        for (bits, known) in consistent.iter_mut().enumerate() {
            let holds = clauses.iter().all(|clause| clause.iter().any(|&lit| value(bits, lit)))
                && round.assumptions.iter().all(|&lit| value(bits, lit));
            if holds && *known.get_or_insert_with(|| some_order(&case.problem, &|lit| value(bits, lit))) {
                answer = Answer::Sat;
                break;
            }
        }
        answers.push(answer);
    }
    answers
}

fn some_order(problem: &Problem, value: &dyn Fn(SatLit) -> bool) -> bool {
    fn extend(problem: &Problem, value: &dyn Fn(SatLit) -> bool, order: &mut Vec<Node>, used: &mut [bool]) -> bool {
        if order.len() == problem.nodes as usize {
            return verify::check(problem, value, order).is_ok();
        }
        for n in 1..problem.nodes {
            let ready = !used[n as usize] && problem.edges.iter().all(|(a, b)| b.0 != n || used[a.0 as usize]);
            if ready {
                used[n as usize] = true;
                order.push(Node(n));
                if extend(problem, value, order, used) {
                    return true;
                }
                order.pop();
                used[n as usize] = false;
            }
        }
        false
    }
    let mut used = vec![false; problem.nodes as usize];
    used[0] = true;
    extend(problem, value, &mut vec![Node::INITIAL], &mut used)
}

fn compare(number: usize, case: &Case, expected: &[Answer]) {
    for (i, options) in all_options().into_iter().enumerate() {
        let late = (number + i).is_multiple_of(7);
        let answers = by_theory(case, options, late);
        assert_eq!(answers, expected, "seed {}, case {number}, {options:?}: {:#?}", seed(), case.problem);
    }
}

/// Anything goes: nodes, edges, accesses and literals at random.
fn anything(random: &mut Random, nodes: usize, vars: usize) -> Case {
    let mut problem = Problem::default();
    while (problem.nodes as usize) < nodes {
        problem.node();
    }
    let any = |random: &mut Random| Node(random.below(nodes) as u32);
    let later = |random: &mut Random| Node(random.between(1, nodes - 1) as u32);
    for _ in 0..random.below(nodes) {
        let (a, b) = (later(random), later(random));
        // Mostly along the numbers, so that most problems have an order.
        if a < b || random.chance(3) {
            problem.edge(a, b);
        }
    }
    for _ in 0..random.below(nodes + 1) {
        let (lit, a, b) = (random.lit(vars), any(random), later(random));
        problem.edge_if(lit, a, b);
    }
    for _ in 0..random.between(1, nodes) {
        let (node, seq) = (any(random), random.below(4) as u32);
        problem.store(node, seq);
    }
    for _ in 0..random.between(1, nodes.div_ceil(2)) {
        let write = random.chance(30).then(|| (later(random), random.mostly_positive(vars)));
        let (node, seq) = (later(random), random.below(4) as u32);
        let load = problem.load(node, seq, write);
        let stores = problem.stores.len();
        for store in 0..stores {
            if random.chance(60) {
                let (visible, reads) = (random.mostly_positive(vars), random.mostly_positive(vars));
                problem.candidate(load, StoreId(store as u32), random.chance(25), visible, reads);
            }
        }
    }
    let mut rounds = Vec::new();
    for _ in 0..random.between(1, 4) {
        let clauses = (0..random.below(vars)).map(|_| (0..random.between(1, 3)).map(|_| random.lit(vars)).collect());
        let clauses: Vec<Vec<SatLit>> = clauses.filter(|c: &Vec<SatLit>| c.len() > 1 || c[0].0 > 0).collect();
        let assumptions = (0..random.below(3)).map(|_| random.mostly_positive(vars)).collect();
        rounds.push(Round { clauses, assumptions });
    }
    Case { problem, vars, rounds }
}

#[derive(Clone, Copy)]
struct Access {
    thread: usize,
    place: usize,
    address: usize,
    node: Node,
    executed: SatLit,
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Load(LoadId),
    Store(StoreId),
}

/// Threads of loads and stores under a model, with store forwarding, fences, read-modify-writes and guards.
struct Shape<'a> {
    random: &'a mut Random,
    problem: Problem,
    vars: usize,
    clauses: Vec<Vec<SatLit>>,
    accesses: Vec<Access>,
    truth: SatLit,
}

impl Shape<'_> {
    fn var(&mut self) -> SatLit {
        self.vars += 1;
        SatLit(self.vars as i32)
    }

    fn executed(&mut self) -> SatLit {
        if self.random.chance(75) {
            self.truth
        } else {
            self.var()
        }
    }

    fn thread(&mut self, thread: usize, length: usize, addresses: usize) {
        let mut place = 0;
        while place < length {
            let address = self.random.below(addresses);
            let executed = self.executed();
            let node = self.problem.node();
            let mut add = |kind, node| {
                self.accesses.push(Access { thread, place, address, node, executed, kind });
                place += 1;
            };
            match self.random.below(8) {
                0..=2 => add(Kind::Load(self.problem.load(node, 0, None)), node),
                3..=5 => add(Kind::Store(self.problem.store(node, 0)), node),
                6 => {
                    add(Kind::Load(self.problem.load(node, 0, None)), node);
                    add(Kind::Store(self.problem.store(node, 1)), node);
                }
                _ => {
                    let write = self.problem.node();
                    add(Kind::Load(self.problem.load(node, 0, Some((write, executed)))), node);
                    add(Kind::Store(self.problem.store(write, 0)), write);
                    self.problem.edge(node, write);
                }
            }
        }
    }

    /// Program order: all of it, without write-read, without write-write and write-read; with conditional fences.
    fn program_order(&mut self, model: usize) {
        for i in 0..self.accesses.len() {
            for j in i + 1..self.accesses.len() {
                let (a, b) = (self.accesses[i], self.accesses[j]);
                if a.thread != b.thread || a.node == b.node {
                    continue;
                }
                let kept = match (a.kind, b.kind) {
                    (Kind::Load(_), _) => model < 3 || a.address == b.address,
                    (Kind::Store(_), Kind::Store(_)) => model < 2 || a.address == b.address,
                    (Kind::Store(_), Kind::Load(_)) => model < 1,
                };
                if kept {
                    self.problem.edge(a.node, b.node);
                } else if self.random.chance(15) {
                    let lit = self.var();
                    self.problem.edge_if(lit, a.node, b.node);
                    if self.random.chance(60) {
                        self.clauses.push(vec![lit]);
                    }
                }
            }
        }
    }

    fn candidates(&mut self, addresses: usize) {
        let initial: Vec<StoreId> = (0..addresses).map(|a| self.problem.store(Node::INITIAL, a as u32)).collect();
        for i in 0..self.accesses.len() {
            let load = self.accesses[i];
            let Kind::Load(id) = load.kind else { continue };
            let mut some = vec![!load.executed];
            let first = self.var();
            self.problem.candidate(id, initial[load.address], false, self.truth, first);
            some.push(first);
            for j in 0..self.accesses.len() {
                let store = self.accesses[j];
                let Kind::Store(source) = store.kind else { continue };
                let own = store.thread == load.thread && store.place < load.place;
                let itself = store.thread == load.thread && store.place == load.place + 1;
                let aliased = store.address == load.address || self.random.chance(5);
                if !aliased || itself || store.thread == load.thread && !own {
                    continue;
                }
                let visible = if store.address == load.address { store.executed } else { self.var() };
                let reads = self.var();
                self.clauses.push(vec![!reads, visible]);
                self.problem.candidate(id, source, own, visible, reads);
                some.push(reads);
            }
            self.clauses.push(some);
        }
    }
}

fn program(random: &mut Random, threads: usize, length: usize, addresses: usize) -> Case {
    let truth = SatLit(1);
    let model = random.below(4);
    let mut shape =
        Shape { random, problem: Problem::default(), vars: 1, clauses: vec![vec![truth]], accesses: Vec::new(), truth };
    for thread in 0..threads {
        shape.thread(thread, length, addresses);
    }
    shape.program_order(model);
    shape.candidates(addresses);
    let Shape { random, problem, vars, clauses, .. } = shape;
    let reads: Vec<SatLit> = problem.loads.iter().flat_map(|l| l.candidates.iter().map(|c| c.reads)).collect();
    let mut rounds = vec![Round { clauses, assumptions: Vec::new() }];
    for _ in 0..random.between(1, 5) {
        let pick = |random: &mut Random| match reads.len() {
            0 => SatLit(1),
            n => reads[random.below(n)],
        };
        // One source for each of some loads, as an outcome would say.
        let mut assumptions: Vec<SatLit> = Vec::new();
        for load in &problem.loads {
            if random.chance(60) && !load.candidates.is_empty() {
                assumptions.push(load.candidates[random.below(load.candidates.len())].reads);
            }
        }
        let clauses = (0..random.below(3)).map(|_| vec![!pick(random), !pick(random)]).collect();
        rounds.push(Round { clauses, assumptions });
    }
    Case { problem, vars, rounds }
}

#[test]
fn small_problems_by_force() {
    let mut sat = 0;
    let number = cases(1200);
    for i in 0..number {
        let mut random = Random(seed().wrapping_mul(1_000_003).wrapping_add(i as u64));
        let nodes = random.between(3, if i % 40 == 0 { 8 } else { 6 });
        let vars = random.between(2, if nodes > 6 { 5 } else { 8 });
        let case = anything(&mut random, nodes, vars);
        let expected = by_force(&case);
        sat += usize::from(expected[0] == Answer::Sat);
        assert_eq!(by_clauses(&case), expected, "seed {}, case {i}: {:#?}", seed(), case.problem);
        compare(i, &case, &expected);
    }
    assert!(number < 100 || sat * 5 > number && sat * 5 < number * 4, "{sat} of {number} have an order");
}

#[test]
fn larger_problems_by_clauses() {
    for i in 0..cases(250) {
        let mut random = Random(seed().wrapping_mul(1_000_033).wrapping_add(i as u64));
        let nodes = random.between(10, 40);
        let vars = random.between(10, 80);
        let case = anything(&mut random, nodes, vars);
        let expected = by_clauses(&case);
        compare(i, &case, &expected);
    }
}

#[test]
fn programs_by_clauses() {
    let (mut sat, mut all) = (0, 0);
    for i in 0..cases(500) {
        let mut random = Random(seed().wrapping_mul(1_000_037).wrapping_add(i as u64));
        let threads = random.between(2, 4);
        let length = random.between(1, if i % 5 == 0 { 7 } else { 4 });
        let addresses = random.between(1, 3);
        let case = program(&mut random, threads, length, addresses);
        let expected = by_clauses(&case);
        sat += expected.iter().filter(|&&a| a == Answer::Sat).count();
        all += expected.len();
        compare(i, &case, &expected);
    }
    assert!(all < 500 || sat * 10 > all && sat * 10 < all * 9, "{sat} of {all} have an order");
}
