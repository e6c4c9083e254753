//! Putting the next event into the memory order: the axioms of order, value and atomicity, one event at a time.
//!
//! An event of a thread may come next if nothing that is still in flight must be before it. The value of a load is then
//! known: the thread's own last store that is still in flight, or else what memory holds. So each memory order is
//! visited as a sequence of placements, and every sequence of placements is a legal memory order.

use crate::lang::Tid;
use crate::models::{covers, Kind, Mask, Model};
use crate::state::{Event, Item, Node, NodeId, State, Value, What, Wrong, SHARED};

/// Whether the event of a thread at that index may be the next in the memory order.
pub fn may_be_next(state: &State, model: Model, t: Tid, index: usize) -> bool {
    let items = &state.threads[t].items;
    let Item::Event(event) = &items[index] else { return false };
    if state.open.is_some_and(|(owner, _)| owner != t) {
        return false;
    }
    if model.dependencies() && waits(event) {
        return false;
    }
    let y = kind(event);
    let mut fences: Mask = 0;
    let mut between: Vec<Mask> = vec![0; index];
    for i in (0..index).rev() {
        match &items[i] {
            Item::Fence(mask) => fences |= *mask,
            Item::Event(_) => between[i] = fences,
        }
    }
    let free = (0..index).all(|i| match &items[i] {
        Item::Fence(_) => true,
        Item::Event(x) => !model.keeps(kind(x), y, x.loc == event.loc) && !covers(between[i], kind(x), y),
    });
    free && is_atomic(state, t, event) && !forwards_too_early(items, model, index)
}

/// Loads and stores; the end of an object is a store.
pub fn kind(event: &Event) -> Kind {
    match event.what {
        What::Load(_) => Kind::R,
        What::Store(_) | What::End => Kind::W,
    }
}

/// Loads in flight that it depends on: a load by its address, a store also by its value and by what decides that it happens.
fn waits(event: &Event) -> bool {
    match event.what {
        What::Load(_) => event.data != 0,
        What::Store(_) | What::End => event.data != 0 || event.control != 0,
    }
}

/// No store comes between the two halves of a read-modify-write but the second half.
fn is_atomic(state: &State, t: Tid, event: &Event) -> bool {
    match (event.what, state.reserved[event.loc]) {
        (_, None) => true,
        (What::Load(_), Some(_)) => event.partner.is_none(),
        (What::Store(_) | What::End, Some(owner)) => owner == (t, event.id),
    }
}

/// The thread's own store in flight that a load would read, if any.
fn own(items: &[Item], index: usize) -> Option<&Event> {
    let Item::Event(load) = &items[index] else { return None };
    items[..index].iter().rev().find_map(|i| match i {
        Item::Event(e) if kind(e) == Kind::W && e.loc == load.loc => Some(e),
        Item::Event(_) | Item::Fence(_) => None,
    })
}

/// A load that reads its own thread's store early depends on what that store's value and address depend on.
fn forwards_too_early(items: &[Item], model: Model, index: usize) -> bool {
    let Item::Event(event) = &items[index] else { return false };
    kind(event) == Kind::R && model.dependencies() && own(items, index).is_some_and(|s| s.data != 0)
}

/// What a load reads if it is the next: the value, where it comes from, and whether that is an error.
fn read(state: &State, t: Tid, index: usize) -> (Value, Option<NodeId>, bool) {
    let items = &state.threads[t].items;
    let Item::Event(load) = &items[index] else { return (Value::Undefined, None, false) };
    let late = state.ended[load.loc];
    match own(items, index) {
        Some(Event { what: What::End, .. }) => (Value::Undefined, None, true),
        Some(Event { what: What::Store(v), node, .. }) => (*v, Some((t, *node)), late),
        // What ended may read as anything; as what it held last, its thread goes on.
        Some(Event { what: What::Load(_), .. }) | None if late => (state.memory[load.loc], None, true),
        Some(Event { what: What::Load(_), .. }) | None => (state.memory[load.loc], state.writers[load.loc], false),
    }
}

/// What a load at that index would read now.
pub fn peek(state: &State, t: Tid, index: usize) -> Value {
    read(state, t, index).0
}

/// Puts an event into the memory order; nothing if a load does not read what it was taken to read.
pub fn place(mut state: State, t: Tid, index: usize, races: bool) -> Option<State> {
    let Item::Event(event) = state.threads[t].items[index].clone() else { return None };
    match event.what {
        What::Load(taken) => {
            let (value, from, error) = read(&state, t, index);
            if value != taken {
                return None;
            }
            if error {
                state.goes_wrong(Wrong::Memory);
            }
            if let Some(store) = event.partner {
                state.reserved[event.loc] = Some((t, store));
            }
            state.threads[t].forget(event.id);
            note(&mut state, t, event.node, from, races);
        }
        What::Store(value) => {
            if state.ended[event.loc] {
                state.goes_wrong(Wrong::Memory);
            } else {
                state.memory[event.loc] = value;
            }
            written(&mut state, t, &event, races);
        }
        What::End => {
            debug_assert!(event.loc >= SHARED, "only objects end");
            if state.ended[event.loc] {
                state.goes_wrong(Wrong::Memory);
            }
            state.ended[event.loc] = true;
            written(&mut state, t, &event, races);
        }
    }
    state.threads[t].items.remove(index);
    section(&mut state, t, event.section);
    state.threads[t].trim();
    Some(state)
}

fn written(state: &mut State, t: Tid, event: &Event, races: bool) {
    state.reserved[event.loc] = None;
    if races {
        state.writers[event.loc] = Some((t, event.node));
    }
    note(state, t, event.node, None, races);
}

fn note(state: &mut State, t: Tid, node: usize, source: Option<NodeId>, races: bool) {
    if !races {
        return;
    }
    if let Some(Node::Access { from, done, .. }) = state.threads[t].history.get_mut(node) {
        *from = source;
        *done = true;
    }
}

/// A section is open from its first event to its last.
fn section(state: &mut State, t: Tid, of: Option<u8>) {
    let Some(k) = of else { return };
    let thread = &state.threads[t];
    let more = thread.items.iter().any(|i| matches!(i, Item::Event(e) if e.section == Some(k)));
    state.open = (more || thread.section == Some(k)).then_some((t, k));
}
