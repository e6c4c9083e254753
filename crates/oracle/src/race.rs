//! Data races of a run: two accesses of different threads to one place, at least one a store, at least one not atomic,
//! that happens-before does not order. The end of an object is a store to it that is not atomic.
//!
//! Happens-before is program order and what synchronises: creation and join; an unlock with the lock that follows; a post
//! with the waits that follow; a release store, or an atomic store behind a release fence, with an acquire load, or an
//! atomic load before an acquire fence, that reads it or a read-modify-write that reads on from it. A lock or a wait that
//! fails synchronises with nothing.
//!
//! C does not say whether threads that have ended synchronise with the last one, which ends the process. So there are two
//! readings.

use crate::lang::Order;
use crate::state::{Node, NodeId, State};

/// Whether a run has a race; `last` says whether the last thread synchronises with those that ended before it.
pub fn any(state: &State, last: bool) -> bool {
    let nodes: Vec<NodeId> =
        (0..state.threads.len()).flat_map(|t| (0..state.threads[t].history.len()).map(move |i| (t, i))).collect();
    let before = happens_before(state, &nodes, last);
    (0..nodes.len()).any(|a| (0..a).any(|b| conflict(state, nodes[a], nodes[b]) && !before[a][b] && !before[b][a]))
}

fn node(state: &State, id: NodeId) -> &Node {
    &state.threads[id.0].history[id.1]
}

fn conflict(state: &State, a: NodeId, b: NodeId) -> bool {
    match (node(state, a), node(state, b)) {
        (
            Node::Access { loc, store, order, done, .. },
            Node::Access { loc: other, store: stores, order: ordered, done: does, .. },
        ) => {
            a.0 != b.0
                && *done
                && *does
                && loc == other
                && (*store || *stores)
                && (*order == Order::Plain || *ordered == Order::Plain)
        }
        (Node::Fence(_) | Node::Create(_) | Node::Join(_) | Node::Release | Node::Acquire(_) | Node::Last(_), _)
        | (_, Node::Fence(_) | Node::Create(_) | Node::Join(_) | Node::Release | Node::Acquire(_) | Node::Last(_)) => {
            false
        }
    }
}

/// The transitive closure of program order and synchronisation.
fn happens_before(state: &State, nodes: &[NodeId], last: bool) -> Vec<Vec<bool>> {
    let n = nodes.len();
    let index = |id: NodeId| nodes.iter().position(|x| *x == id);
    let mut before = vec![vec![false; n]; n];
    for a in 0..n {
        for b in 0..n {
            before[a][b] = nodes[a].0 == nodes[b].0 && nodes[a].1 < nodes[b].1;
        }
    }
    let mut edge = |a: NodeId, b: NodeId| {
        if let (Some(a), Some(b)) = (index(a), index(b)) {
            before[a][b] = true;
        }
    };
    for id in nodes {
        match node(state, *id) {
            Node::Create(t) => edge(*id, (*t, 0)),
            Node::Join(t) => {
                if let Some(last) = state.threads[*t].history.len().checked_sub(1) {
                    edge((*t, last), *id);
                }
            }
            Node::Acquire(from) => from.iter().for_each(|f| edge(*f, *id)),
            Node::Last(from) if last => from.iter().for_each(|f| edge(*f, *id)),
            Node::Access { store: false, .. } => {
                for (a, b) in synchronises(state, *id) {
                    edge(a, b);
                }
            }
            Node::Access { store: true, .. } | Node::Fence(_) | Node::Release | Node::Last(_) => {}
        }
    }
    for k in 0..n {
        let row = before[k].clone();
        for other in before.iter_mut().filter(|o| o[k]) {
            for (b, after) in other.iter_mut().zip(&row) {
                *b |= after;
            }
        }
    }
    before
}

/// What a load synchronises with: pairs of the releasing and the acquiring step.
fn synchronises(state: &State, load: NodeId) -> Vec<(NodeId, NodeId)> {
    let Node::Access { order, .. } = node(state, load) else { return Vec::new() };
    let acquires = match order {
        Order::Plain => None,
        Order::Acquire | Order::AcqRel | Order::SeqCst => Some(load),
        Order::Relaxed | Order::Release => {
            let fences = |i: &usize| {
                matches!(state.threads[load.0].history[*i], Node::Fence(Order::Acquire | Order::AcqRel | Order::SeqCst))
            };
            (load.1..state.threads[load.0].history.len()).find(fences).map(|i| (load.0, i))
        }
    };
    let Some(to) = acquires else { return Vec::new() };
    heads(state, load).into_iter().filter_map(|head| Some((releases(state, head)?, to))).collect()
}

/// The stores whose release sequence a load reads from.
fn heads(state: &State, load: NodeId) -> Vec<NodeId> {
    let mut out = Vec::new();
    let mut next = load;
    while let Node::Access { from: Some(store), .. } = node(state, next) {
        let Node::Access { order, partner, .. } = node(state, *store) else { break };
        if *order == Order::Plain {
            break;
        }
        out.push(*store);
        match partner {
            Some(l) => next = (store.0, *l),
            None => break,
        }
    }
    out
}

fn releases(state: &State, store: NodeId) -> Option<NodeId> {
    let Node::Access { order, .. } = node(state, store) else { return None };
    match order {
        Order::Release | Order::AcqRel | Order::SeqCst => Some(store),
        Order::Plain => None,
        Order::Relaxed | Order::Acquire => {
            let fences = |i: &usize| {
                matches!(
                    state.threads[store.0].history[*i],
                    Node::Fence(Order::Release | Order::AcqRel | Order::SeqCst)
                )
            };
            (0..store.1).rev().find(fences).map(|i| (store.0, i))
        }
    }
}
