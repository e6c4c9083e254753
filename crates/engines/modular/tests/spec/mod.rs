//! The executable specification of feasibility: the rules as Datalog, and random combinations to compare with.
//!
//! Source: the axioms of `docs/memory-models.md` and the saturation of `docs/modular.md`, as clauses for `ascent`. Nothing is
//! shared with the bit-matrix form but the events.

use ascent::ascent;
use fencepost_check::enumerate::generate::Random;
use fencepost_ir::FenceMask;
use fencepost_models::{Keep, Kind};
use fencepost_modular::events::{EventId, Forest, What};
use fencepost_modular::lanes::Lanes;
use fencepost_modular::saturate::{Conflict, Place, Read};
use std::collections::HashMap;

const LOAD: u32 = 0;
const STORE: u32 = 1;

ascent! {
    struct Rules;
    // Facts. Events are loads, stores, fences and barriers (creations and joins).
    relation kind(u32, u32);
    relation store(u32);
    relation thread(u32, u32);
    relation po(u32, u32);
    relation barrier(u32);
    relation cell(u32, u32);
    relation keeps(u32, u32, bool);
    relation fence(u32, u32, u32);
    relation depends(u32, u32);
    relation carries(u32, u32);
    relation start(u32, u32);
    relation join(u32, u32);
    relation reads(u32, u32, u32);
    relation reads_initial(u32, u32);
    relation halves(u32, u32);
    relation section(u32, u32);

    relation node(u32);
    node(a) <-- kind(a, _);
    node(a) <-- barrier(a);
    relation same(u32, u32);
    same(a, b) <-- cell(a, c), cell(b, c);
    relation own(u32, u32);
    own(a, b) <-- thread(a, t), thread(b, t);

    // Axiom 1.
    relation hb(u32, u32);
    hb(a, b) <-- po(a, b), kind(a, k), kind(b, m), keeps(k, m, true), same(a, b);
    hb(a, b) <-- po(a, b), kind(a, k), kind(b, m), keeps(k, m, false), !same(a, b);
    hb(a, b) <-- fence(f, k, m), po(a, f), kind(a, k), po(f, b), kind(b, m);
    hb(a, b) <-- depends(b, a);
    hb(a, b) <-- barrier(b), po(a, b), node(a);
    hb(a, b) <-- barrier(a), po(a, b), node(b);
    hb(s, b) <-- start(s, t), thread(b, t), node(b);
    hb(a, j) <-- join(j, t), thread(a, t), node(a);
    hb(s, j) <-- join(j, t), start(s, t);

    // Axiom 2.
    hb(s, l) <-- reads(l, _, s), !own(l, s);
    hb(d, l) <-- reads(l, _, s), own(l, s), carries(s, d);
    hb(x, s) <-- reads(l, c, s), cell(x, c), store(x), if x != s, hb(x, l);
    hb(l, x) <-- reads(l, c, s), cell(x, c), store(x), if x != s, hb(s, x);
    hb(x, s) <-- reads(l, c, s), cell(x, c), store(x), if x != s, po(x, l);
    hb(l, x) <-- reads_initial(l, c), cell(x, c), store(x), !po(x, l);

    // Axiom 3.
    hb(w, x) <-- halves(r, w), same(w, x), store(x), if x != w, hb(r, x);
    hb(x, r) <-- halves(r, w), same(w, x), store(x), if x != w, hb(x, w);
    hb(b, x) <-- section(a, n), hb(a, x), kind(x, _), !own(a, x), section(b, n);
    hb(x, b) <-- section(a, n), hb(x, a), kind(x, _), !own(a, x), section(b, n);

    hb(a, c) <-- hb(a, b), hb(b, c);
    relation conflict(u32);
    conflict(a) <-- hb(a, a);
    conflict(l) <-- reads_initial(l, c), cell(x, c), store(x), po(x, l);
}

/// A choice of a path for each thread, and of a source for each load.
pub struct Combination {
    /// The events of each thread.
    paths: Vec<Vec<EventId>>,
    /// Load, cell, source.
    reads: Vec<(EventId, u32, Option<EventId>)>,
}

/// A combination at random. Every load reads some store to its cell that is executed.
pub fn combination(forest: &Forest, random: &mut Random) -> Combination {
    let mut paths: Vec<Vec<EventId>> = vec![Vec::new(); forest.instances.len()];
    let mut alive = vec![false; forest.instances.len()];
    alive[0] = true;
    for i in 0..forest.instances.len() {
        if !alive[i] {
            continue;
        }
        let mut node = forest.instances[i].root;
        loop {
            paths[i].extend(&forest.nodes[node as usize].events);
            let children = &forest.nodes[node as usize].children;
            if children.is_empty() {
                break;
            }
            node = children[random.below(children.len())];
        }
        for e in &paths[i] {
            if let What::Start(child) = forest.event(*e).what {
                alive[child as usize] = true;
            }
        }
    }
    let mut reads = Vec::new();
    for path in &paths {
        for e in path {
            let What::Load(parts) = &forest.event(*e).what else { continue };
            for (cell, _) in parts {
                let stores: Vec<EventId> = forest.stores[*cell as usize]
                    .iter()
                    .copied()
                    .filter(|s| paths.iter().any(|p| p.contains(s)))
                    .collect();
                let nth = random.below(stores.len() + 1);
                if random.below(5) != 0 {
                    reads.push((*e, *cell, stores.get(nth).copied()));
                }
            }
        }
    }
    Combination { paths, reads }
}

/// What the clauses say: the order of the accesses, or nothing on a conflict.
pub fn specified(forest: &Forest, keep: &Keep, combination: &Combination) -> Option<Vec<(EventId, EventId)>> {
    let mut rules = Rules::default();
    for (k, m) in [(LOAD, LOAD), (LOAD, STORE), (STORE, LOAD), (STORE, STORE)] {
        for same in [true, false] {
            if keep.keeps(kind_of(k), kind_of(m), same) {
                rules.keeps.push((k, m, same));
            }
        }
    }
    let mut sections = 0;
    for (thread, path) in combination.paths.iter().enumerate() {
        let mut inside = false;
        for (i, &e) in path.iter().enumerate() {
            let event = forest.event(e);
            rules.po.extend(path[i + 1..].iter().map(|later| (e, *later)));
            rules.thread.push((e, thread as u32));
            let depends = event.depends.iter().filter(|_| keep.dependencies).map(|d| (e, *d));
            match &event.what {
                What::Load(parts) => {
                    rules.kind.push((e, LOAD));
                    rules.cell.extend(parts.iter().map(|p| (e, p.0)));
                    rules.depends.extend(depends);
                }
                What::Store(parts) => {
                    rules.kind.push((e, STORE));
                    rules.store.push((e,));
                    rules.cell.extend(parts.iter().map(|p| (e, p.0)));
                    rules.depends.extend(depends);
                    rules.carries.extend(event.carries.iter().filter(|_| keep.dependencies).map(|d| (e, *d)));
                    rules.halves.extend(event.partner.map(|r| (r, e)));
                }
                // Like a store, but nobody reads from it.
                What::Finish(_, cells) => {
                    rules.kind.push((e, STORE));
                    rules.cell.extend(cells.iter().map(|c| (e, *c)));
                    rules.depends.extend(depends);
                }
                What::Fence(mask) => {
                    let pairs = [
                        (FenceMask::LL, LOAD, LOAD),
                        (FenceMask::LS, LOAD, STORE),
                        (FenceMask::SL, STORE, LOAD),
                        (FenceMask::SS, STORE, STORE),
                    ];
                    rules.fence.extend(pairs.iter().filter(|p| mask.covers(p.0)).map(|p| (e, p.1, p.2)));
                }
                What::Start(child) => {
                    rules.barrier.push((e,));
                    rules.start.push((e, *child));
                }
                What::Join(start) => {
                    rules.barrier.push((e,));
                    if let What::Start(child) = forest.event(*start).what {
                        rules.join.push((e, child));
                    }
                }
                What::Begin => {
                    inside = true;
                    sections += 1;
                }
                What::End => inside = false,
                What::Condition(..) | What::Passed(..) | What::Exit(_) | What::Fail(_) | What::Cut(_) => {}
            }
            if inside && matches!(event.what, What::Load(_) | What::Store(_) | What::Finish(..)) {
                rules.section.push((e, sections));
            }
        }
    }
    for (load, cell, source) in &combination.reads {
        match source {
            Some(s) => rules.reads.push((*load, *cell, *s)),
            None => rules.reads_initial.push((*load, *cell)),
        }
    }
    rules.run();
    if !rules.conflict.is_empty() {
        return None;
    }
    let access = |e: EventId| matches!(forest.event(e).what, What::Load(_) | What::Store(_) | What::Finish(..));
    let mut order: Vec<_> = rules.hb.iter().copied().filter(|(a, b)| access(*a) && access(*b)).collect();
    order.sort_unstable();
    Some(order)
}

fn kind_of(k: u32) -> Kind {
    if k == LOAD {
        Kind::R
    } else {
        Kind::W
    }
}

/// What the bit matrix says. The threads are added piece by piece, and everything is taken back and done again once; with
/// all events foreseen, it says the same.
pub fn saturated(forest: &Forest, keep: &Keep, combination: &Combination) -> Option<Vec<(EventId, EventId)>> {
    let by_and_by = twice(forest, Lanes::new(*keep), combination);
    let mut lanes = Lanes::new(*keep);
    lanes.foresee_all(forest).expect("the program's order has no cycle");
    let foreseen = twice(forest, lanes, combination);
    assert_eq!(by_and_by, foreseen, "events that are foreseen are ordered otherwise");
    foreseen
}

fn twice(forest: &Forest, mut lanes: Lanes, combination: &Combination) -> Option<Vec<(EventId, EventId)>> {
    let mark = lanes.mark();
    let first = once(forest, &mut lanes, combination).ok();
    lanes.undo(mark);
    let again = once(forest, &mut lanes, combination).ok();
    assert_eq!(first, again, "the way back does not lead back");
    again
}

fn once(forest: &Forest, lanes: &mut Lanes, combination: &Combination) -> Result<Vec<(EventId, EventId)>, Conflict> {
    let mut places: HashMap<EventId, Place> = HashMap::new();
    for (thread, path) in combination.paths.iter().enumerate() {
        let thread = thread as u32;
        for &e in path {
            let event = forest.event(e);
            let foreseen = lanes.foreseen(e).next();
            let access = |lanes: &mut Lanes, kind: Kind, cells: Vec<u32>| match foreseen {
                Some(place) => lanes.resume(thread, kind, place).map(|()| place),
                None => {
                    let depends: Vec<Place> = event.depends.iter().filter_map(|d| places.get(d).copied()).collect();
                    lanes.access(thread, kind, &cells, &depends)
                }
            };
            match &event.what {
                What::Load(parts) => {
                    let place = access(lanes, Kind::R, parts.iter().map(|p| p.0).collect())?;
                    places.insert(e, place);
                }
                What::Store(parts) => {
                    let place = access(lanes, Kind::W, parts.iter().map(|p| p.0).collect())?;
                    places.insert(e, place);
                    if let Some(load) = event.partner {
                        lanes.order.pair(places[&load], place);
                    }
                }
                What::Finish(_, cells) => {
                    let depends: Vec<Place> = event.depends.iter().filter_map(|d| places.get(d).copied()).collect();
                    let place = match foreseen {
                        Some(place) => lanes.resume(thread, Kind::W, place).map(|()| place)?,
                        None => lanes.finish(thread, cells, &depends)?,
                    };
                    places.insert(e, place);
                }
                What::Fence(_) if foreseen.is_some() => {}
                What::Fence(mask) => lanes.fence(thread, *mask)?,
                What::Begin => lanes.begin(thread),
                What::End => lanes.end(thread),
                What::Start(child) => match foreseen {
                    Some(mark) => lanes.started(thread, *child, mark)?,
                    None => lanes.start(thread, *child)?,
                },
                What::Join(start) => {
                    if let What::Start(child) = forest.event(*start).what {
                        match foreseen {
                            Some(mark) => lanes.waited(thread, child, mark)?,
                            None => lanes.join(thread, child)?,
                        }
                    }
                }
                What::Condition(..) | What::Passed(..) | What::Exit(_) | What::Fail(_) | What::Cut(_) => {}
            }
        }
        lanes.order.settle()?;
    }
    for (id, (load, cell, source)) in combination.reads.iter().enumerate() {
        let reader = forest.event(*load).instance;
        let own = lanes.own_stores(reader, *cell, places[load]);
        let read = Read { load: places[load], cell: *cell, source: source.map(|s| places[&s]) };
        lanes.order.read(read, &own)?;
        if let Some(s) = source.filter(|s| forest.event(*s).instance == reader) {
            let carries: Vec<Place> = forest.event(s).carries.iter().filter_map(|d| places.get(d).copied()).collect();
            lanes.forwarded(places[load], &carries, id as u32)?;
        }
        lanes.order.settle()?;
    }
    let mut order = Vec::new();
    for (a, x) in &places {
        order.extend(places.iter().filter(|(_, y)| lanes.order.precedes(*x, **y)).map(|(b, _)| (*a, *b)));
    }
    order.sort_unstable();
    Ok(order)
}
