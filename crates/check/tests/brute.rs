//! The axioms by their text: every permutation of the loads and stores of a small program is tried as `<M`.
//!
//! The keep-tables and the mapping are those of the oracle, which has them from the definition by a reading of its own. Shares nothing
//! with the explorer but the generator, and so checks that it visits every execution, above all under `rmo` and `relaxed`, which have no machine. Straight-line programs only; a
//! permutation whose values would depend on themselves is left out, and the explorer must then not claim less.

use fencepost_check::enumerate::generate::{lower, random, shrink, Expr, Place, Shape, Stmt, Test};
use fencepost_check::enumerate::{axioms, Options};
use fencepost_check::{Budget, Properties, Task};
use fencepost_ir::{FenceKind, FenceMask, Order, RmwOp};
use fencepost_oracle::lang::Order as Read;
use fencepost_oracle::models::{covers, Kind, Mask, Model, LL, LS, MODELS, SL, SS};
use std::collections::{BTreeSet, HashMap};

/// A load or store of a straight-line program.
#[derive(Clone, Debug)]
struct Node {
    thread: usize,
    kind: Kind,
    place: Place,
    /// For stores what is written.
    value: Value,
    /// The other half of a read-modify-write.
    partner: Option<usize>,
    /// The loads that the address or the data depends on.
    on: Vec<usize>,
}

#[derive(Clone, Copy, Debug)]
enum Value {
    None,
    /// Constant plus what a load read, if any.
    Sum(Option<usize>, u128),
}

struct Litmus {
    nodes: Vec<Node>,
    /// `x` must be before `y` because of the table, a fence or a dependency.
    before: Vec<(usize, usize)>,
    /// What each register holds at the end.
    regs: Vec<[Value; 4]>,
}

/// The order of C in the words of the oracle. Consume is acquire.
fn order(order: Order) -> Read {
    match order {
        Order::Plain => Read::Plain,
        Order::Relaxed => Read::Relaxed,
        Order::Consume | Order::Acquire => Read::Acquire,
        Order::Release => Read::Release,
        Order::AcqRel => Read::AcqRel,
        Order::SeqCst => Read::SeqCst,
    }
}

fn fence(model: Model, kind: FenceKind) -> Mask {
    match kind {
        FenceKind::C(o) => model.fence(order(o)),
        FenceKind::Mask(mask) => [(FenceMask::LL, LL), (FenceMask::LS, LS), (FenceMask::SL, SL), (FenceMask::SS, SS)]
            .iter()
            .filter(|(ours, _)| mask.covers(*ours))
            .fold(0, |all, (_, bit)| all | bit),
        FenceKind::Lock => model.fence(Read::SeqCst),
    }
}

fn compile(test: &Test, model: Model) -> Option<Litmus> {
    let mut out = Litmus { nodes: Vec::new(), before: Vec::new(), regs: Vec::new() };
    for (t, body) in test.threads.iter().enumerate() {
        let mut regs = [Value::Sum(None, 0); 4];
        // Everything that the thread issued: nodes and fences.
        let mut issued: Vec<Result<usize, Mask>> = Vec::new();
        for stmt in body {
            let data = |e: Expr, regs: &[Value; 4]| match e {
                Expr::Const(c) => (Value::Sum(None, u128::from(c)), Vec::new()),
                Expr::Plus(r, c) => match regs[r as usize] {
                    Value::Sum(on, k) => (Value::Sum(on, k + u128::from(c)), on.into_iter().collect()),
                    Value::None => (Value::None, Vec::new()),
                },
                Expr::Fake(r, c) => match regs[r as usize] {
                    Value::Sum(on, _) => (Value::Sum(None, u128::from(c)), on.into_iter().collect()),
                    Value::None => (Value::None, Vec::new()),
                },
            };
            let mut node = |kind, place, value, on| {
                out.nodes.push(Node { thread: t, kind, place, value, partner: None, on });
                out.nodes.len() - 1
            };
            match stmt {
                Stmt::Load { reg, place, order: o } => {
                    let (before, after) = model.load(order(*o));
                    let l = node(Kind::R, *place, Value::None, Vec::new());
                    issued.extend([Err(before), Ok(l), Err(after)]);
                    regs[*reg as usize] = Value::Sum(Some(l), 0);
                }
                Stmt::Store { place, value, order: o } => {
                    let (before, after) = model.store(order(*o));
                    let (value, on) = data(*value, &regs);
                    let s = node(Kind::W, *place, value, on);
                    issued.extend([Err(before), Ok(s), Err(after)]);
                }
                Stmt::Rmw { reg, op, place, value: Expr::Const(c), order: o } => {
                    let (before, after) = model.rmw(order(*o));
                    let l = node(Kind::R, *place, Value::None, Vec::new());
                    let on = if *op == RmwOp::Xchg { None } else { Some(l) };
                    let s = node(Kind::W, *place, Value::Sum(on, u128::from(*c)), on.into_iter().collect());
                    out.nodes[l].partner = Some(s);
                    out.nodes[s].partner = Some(l);
                    issued.extend([Err(before), Ok(l), Ok(s), Err(after)]);
                    regs[*reg as usize] = Value::Sum(Some(l), 0);
                }
                Stmt::Fence(kind) => issued.push(Err(fence(model, *kind))),
                _ => return None,
            }
        }
        out.regs.push(regs);
        pairs(&mut out, &issued, model);
    }
    Some(out)
}

fn touch(a: Place, b: Place) -> bool {
    a.var == b.var && a.offset < b.offset + b.bytes && b.offset < a.offset + a.bytes
}

fn pairs(out: &mut Litmus, issued: &[Result<usize, Mask>], model: Model) {
    for (i, x) in issued.iter().enumerate() {
        let Ok(x) = *x else { continue };
        for (j, y) in issued.iter().enumerate().skip(i + 1) {
            let Ok(y) = *y else { continue };
            let (a, b) = (&out.nodes[x], &out.nodes[y]);
            let fenced = issued[i + 1..j].iter().any(|f| f.is_err_and(|mask| covers(mask, a.kind, b.kind)));
            let depends = model.dependencies() && b.on.contains(&x);
            if model.keeps(a.kind, b.kind, touch(a.place, b.place)) || fenced || depends {
                out.before.push((x, y));
            }
        }
    }
}

type Outcome = (Vec<Vec<u128>>, Vec<Vec<u128>>);

/// The outcomes of all legal permutations; and whether some value would have depended on itself.
fn outcomes(litmus: &Litmus, model: Model, vars: u8) -> (BTreeSet<Outcome>, bool) {
    let n = litmus.nodes.len();
    let mut found = (BTreeSet::new(), false);
    let mut order = Vec::new();
    permute(litmus, model, vars, &mut vec![false; n], &mut order, &mut found);
    found
}

fn permute(
    litmus: &Litmus,
    model: Model,
    vars: u8,
    used: &mut Vec<bool>,
    order: &mut Vec<usize>,
    found: &mut (BTreeSet<Outcome>, bool),
) {
    if order.len() == used.len() {
        judge(litmus, model, vars, order, found);
        return;
    }
    for n in 0..used.len() {
        if used[n] || litmus.before.iter().any(|(x, y)| *y == n && !used[*x]) {
            continue;
        }
        used[n] = true;
        order.push(n);
        permute(litmus, model, vars, used, order, found);
        order.pop();
        used[n] = false;
    }
}

fn judge(litmus: &Litmus, model: Model, vars: u8, order: &[usize], found: &mut (BTreeSet<Outcome>, bool)) {
    let nodes = &litmus.nodes;
    let mut at = vec![0; nodes.len()];
    for (i, n) in order.iter().enumerate() {
        at[*n] = i;
    }
    for (r, node) in nodes.iter().enumerate() {
        let (Kind::R, Some(w)) = (node.kind, node.partner) else { continue };
        let between = |x: usize| {
            x != w
                && nodes[x].kind == Kind::W
                && touch(nodes[x].place, nodes[w].place)
                && at[r] < at[x]
                && at[x] < at[w]
        };
        if (0..nodes.len()).any(between) {
            return;
        }
    }
    // The source of every byte of every load.
    let mut sources: HashMap<(usize, u8), Option<usize>> = HashMap::new();
    for (l, node) in nodes.iter().enumerate().filter(|(_, n)| n.kind == Kind::R) {
        for byte in node.place.offset..node.place.offset + node.place.bytes {
            let covers = |s: &usize| {
                let p = nodes[*s].place;
                nodes[*s].kind == Kind::W && p.var == node.place.var && p.offset <= byte && byte < p.offset + p.bytes
            };
            let visible = |s: &usize| at[*s] < at[l] || nodes[*s].thread == node.thread && *s < l;
            let source = (0..nodes.len()).filter(|s| covers(s) && visible(s)).max_by_key(|s| at[*s]);
            // Reading one's own store early depends on what the store depends on.
            if let Some(s) = source.filter(|s| nodes[*s].thread == node.thread && model.dependencies()) {
                if nodes[s].on.iter().any(|x| at[*x] > at[l]) {
                    return;
                }
            }
            sources.insert((l, byte), source);
        }
    }
    let mut values: Vec<Option<u128>> = vec![None; nodes.len()];
    for _ in 0..=nodes.len() {
        for n in 0..nodes.len() {
            values[n] = evaluate(nodes, &sources, &values, n);
        }
    }
    if values.iter().any(Option::is_none) {
        found.1 = true;
        return;
    }
    let of = |v: Value| match v {
        Value::Sum(Some(l), c) => (values[l].unwrap_or(0) + c) & 0xffff_ffff,
        Value::Sum(None, c) => c,
        Value::None => 0,
    };
    let regs = litmus.regs.iter().map(|r| r.iter().map(|v| of(*v)).collect()).collect();
    let memory = (0..vars)
        .map(|var| {
            (0..8u8)
                .map(|byte| {
                    let covers = |s: &usize| {
                        let p = nodes[*s].place;
                        nodes[*s].kind == Kind::W && p.var == var && p.offset <= byte && byte < p.offset + p.bytes
                    };
                    let last = (0..nodes.len()).filter(covers).max_by_key(|s| at[*s]);
                    last.map_or(0, |s| values[s].unwrap_or(0) >> (8 * (byte - nodes[s].place.offset)) & 0xff)
                })
                .collect()
        })
        .collect();
    found.0.insert((regs, memory));
}

fn evaluate(
    nodes: &[Node],
    sources: &HashMap<(usize, u8), Option<usize>>,
    values: &[Option<u128>],
    n: usize,
) -> Option<u128> {
    let node = &nodes[n];
    let mask = (1u128 << (8 * node.place.bytes)) - 1;
    match (node.kind, node.value) {
        (Kind::W, Value::Sum(None, c)) => Some(c & mask),
        (Kind::W, Value::Sum(Some(l), c)) => values[l].map(|v| (v + c) & mask),
        (Kind::W, Value::None) => None,
        (Kind::R, _) => {
            let mut value = 0;
            for k in 0..node.place.bytes {
                let byte = match sources[&(n, node.place.offset + k)] {
                    None => 0,
                    Some(s) => values[s]? >> (8 * (node.place.offset + k - nodes[s].place.offset)) & 0xff,
                };
                value |= byte << (8 * k);
            }
            Some(value)
        }
    }
}

fn explored(test: &Test, model: Model) -> (BTreeSet<Outcome>, bool) {
    let program = lower(test);
    let model = fencepost_models::model(model.name()).expect("the model exists");
    let task =
        Task { program: &program, model, properties: Properties::NONE, unwind: Some(2), budget: Budget::unlimited() };
    let seen = axioms::explore(&task, &Options { finals: true, ..Options::default() });
    let finals = seen.finals.iter().map(|f| {
        let regs = f.observed.iter().skip(1).map(|t| t.iter().map(|v| v.0).collect()).collect();
        let memory = f.globals.iter().map(|(_, b, _)| b.iter().map(|b| u128::from(*b)).collect()).collect();
        (regs, memory)
    });
    (finals.collect(), !seen.undecided.is_empty())
}

fn difference(test: &Test) -> Option<String> {
    for model in MODELS {
        let litmus = compile(test, model)?;
        if litmus.nodes.len() > 8 {
            return None;
        }
        let (expected, circular) = outcomes(&litmus, model, test.vars);
        let (seen, undecided) = explored(test, model);
        let missed = expected.difference(&seen).next();
        let invented = seen.difference(&expected).next().filter(|_| !circular);
        if missed.is_some() || invented.is_some() {
            return Some(format!("{}: missed {missed:?}, invented {invented:?}", model.name()));
        }
        if circular && !undecided {
            return Some(format!("{}: circular values are not noticed", model.name()));
        }
    }
    None
}

#[test]
fn every_permutation() {
    let number = |name: &str| std::env::var(name).ok().and_then(|v| v.parse::<u64>().ok());
    let (first, cases) = (number("FENCEPOST_SEED").unwrap_or(0), number("FENCEPOST_CASES").unwrap_or(400));
    let mut judged = 0;
    for seed in first..first + cases {
        let mixed = seed % 3 == 0;
        let vars = 1 + (seed % 2) as u8;
        let shape = Shape { threads: 2 + (seed % 2) as usize, length: 4, vars, mixed, control: false };
        let test = random(seed, &shape);
        judged += u64::from(compile(&test, MODELS[0]).is_some_and(|l| l.nodes.len() <= 8));
        if difference(&test).is_some() {
            let small = shrink(&test, |t| difference(t).is_some());
            panic!("seed {seed}, shrunk to {:#?}\n{}", small.threads, difference(&small).unwrap_or_default());
        }
    }
    assert!(judged * 4 > cases, "only {judged} of {cases} programs are small enough");
}
