//! Lets threads go on: adds the events that must have been executed.
//!
//! Guarantee: an event is added only if every run with the decisions so far executes it: what is before a source in its
//! thread, the creators of its thread up to the creation, and all of a thread that was waited for as far as it has no choice.

use super::{tidy, Blame, Condition, Search, Why};
use crate::events::{EventId, InstanceId, NodeId, What};
use crate::saturate::{Conflict, Place};
use fencepost_models::Kind;
use smallvec::SmallVec;
use std::rc::Rc;

impl Search<'_> {
    /// Executes everything up to an event. The event must be on the way of its thread.
    pub(super) fn extend(&mut self, goal: EventId) -> Result<(), Blame> {
        self.up_to(goal)?;
        self.settle()
    }

    fn settle(&mut self) -> Result<(), Blame> {
        let done = self.lanes.order.settle();
        done.map_err(|c| self.blame(&c))
    }

    /// New nodes of the order are due to what the present event is due to.
    fn number_places(&mut self) {
        let now = Rc::clone(&self.now);
        self.place_why.resize(self.lanes.order.len(), now);
    }

    fn up_to(&mut self, goal: EventId) -> Result<(), Blame> {
        let (instance, node, index) = {
            let e = self.forest.event(goal);
            (e.instance, e.node, e.index)
        };
        if self.position[instance as usize].is_none() {
            if let Some(start) = self.forest.instances[instance as usize].start {
                self.up_to(start)?;
            }
        }
        let Some((at, _)) = self.position[instance as usize] else {
            return Err(Vec::new());
        };
        if self.forest.leads_to(node, at) && node != at {
            return Ok(());
        }
        let mut way: Vec<NodeId> = vec![node];
        while let Some(last) = way.last().copied().filter(|n| *n != at) {
            let Some(parent) = self.forest.nodes[last as usize].parent else {
                return Err(self.position_why(instance).to_vec());
            };
            way.push(parent);
        }
        for n in way.into_iter().rev() {
            let last = if n == node { index + 1 } else { self.forest.nodes[n as usize].events.len() as u32 };
            self.run_node(instance, n, last)?;
        }
        Ok(())
    }

    /// The decisions because of which a thread is where it is.
    pub(super) fn position_why(&self, instance: InstanceId) -> Why {
        let mut at = self.position[instance as usize].map(|(node, done)| (node, done as usize));
        while let Some((node, done)) = at {
            if let Some(event) = done.checked_sub(1).map(|k| self.forest.nodes[node as usize].events[k]) {
                return self.why.get(&event).cloned().unwrap_or_else(|| Rc::from([]));
            }
            at = self.forest.nodes[node as usize].parent.map(|p| (p, self.forest.nodes[p as usize].events.len()));
        }
        match self.forest.instances[instance as usize].start {
            Some(start) => self.why.get(&start).cloned().unwrap_or_else(|| Rc::from([])),
            None => Rc::from([]),
        }
    }

    fn run_node(&mut self, instance: InstanceId, node: NodeId, last: u32) -> Result<(), Blame> {
        let from = match self.position[instance as usize] {
            Some((at, done)) if at == node => done,
            Some(_) | None => 0,
        };
        if from >= last {
            return Ok(());
        }
        let before = self.position_why(instance);
        self.now = self.with(&before, self.forced.clone());
        self.positions.push((instance, self.position[instance as usize]));
        self.position[instance as usize] = Some((node, last));
        for k in from..last {
            let event = self.forest.nodes[node as usize].events[k as usize];
            let done = self.execute(instance, event);
            self.number_places();
            done.map_err(|c| self.blame(&c))?;
        }
        Ok(())
    }

    /// What something is due to that is due to this, to the present decision, and to more.
    fn with(&self, before: &Why, more: Option<Why>) -> Why {
        let more = more.as_deref().unwrap_or(&[]);
        let known = |l: &u32| before.contains(l);
        if (self.level == 0 || known(&self.level)) && more.iter().all(known) {
            return Rc::clone(before);
        }
        let mut all: Blame = before.iter().chain(more).copied().chain([self.level]).collect();
        tidy(&mut all);
        all.into()
    }

    fn places(&self, events: &[EventId]) -> Vec<Place> {
        events.iter().filter_map(|e| self.place_of.get(e).copied()).collect()
    }

    fn access(
        &mut self,
        thread: InstanceId,
        kind: Kind,
        cells: SmallVec<[u32; 2]>,
        depends: &[EventId],
        foreseen: Option<Place>,
    ) -> Result<Place, Conflict> {
        if let Some(place) = foreseen {
            return self.lanes.resume(thread, kind, place).map(|()| place);
        }
        let depends = self.places(depends);
        self.lanes.access(thread, kind, &cells, &depends)
    }

    fn execute(&mut self, thread: InstanceId, id: EventId) -> Result<(), Conflict> {
        let event = self.forest.event(id).clone();
        self.places.push(id);
        self.why.insert(id, Rc::clone(&self.now));
        let foreseen = self.lanes.foreseen(id);
        for p in foreseen.clone() {
            self.place_why[p as usize] = Rc::clone(&self.now);
        }
        let foreseen = foreseen.into_iter().next();
        match &event.what {
            What::Load(parts) => {
                let cells = parts.iter().map(|p| p.0);
                let place = self.access(thread, Kind::R, cells.collect(), &event.depends, foreseen)?;
                self.place_of.insert(id, place);
            }
            What::Store(parts) => {
                let cells = parts.iter().map(|p| p.0);
                let place = self.access(thread, Kind::W, cells.collect(), &event.depends, foreseen)?;
                self.place_of.insert(id, place);
                if let Some(load) = event.partner.and_then(|l| self.place_of.get(&l)) {
                    self.lanes.order.pair(*load, place);
                }
            }
            What::Finish(_, cells) => {
                let place = match foreseen {
                    Some(place) => self.lanes.resume(thread, Kind::W, place).map(|()| place)?,
                    None => {
                        let depends = self.places(&event.depends);
                        self.lanes.finish(thread, cells, &depends)?
                    }
                };
                self.place_of.insert(id, place);
            }
            What::Fence(_) if foreseen.is_some() => {}
            What::Fence(mask) => self.lanes.fence(thread, *mask)?,
            What::Begin => self.lanes.begin(thread),
            What::End => self.lanes.end(thread),
            What::Start(child) => {
                match foreseen {
                    Some(mark) => self.lanes.started(thread, *child, mark)?,
                    None => self.lanes.start(thread, *child)?,
                }
                self.positions.push((*child, None));
                self.position[*child as usize] = Some((self.forest.instances[*child as usize].root, 0));
            }
            What::Join(start) => {
                if let What::Start(child) = self.forest.event(*start).what {
                    match foreseen {
                        Some(mark) => self.lanes.waited(thread, child, mark)?,
                        None => self.lanes.join(thread, child)?,
                    }
                    self.joined.push((child, id));
                }
            }
            What::Condition(expr, value) => {
                self.conditions.push(Condition { expr: *expr, value: *value, event: id, soft: false })
            }
            What::Passed(expr, value) => {
                self.conditions.push(Condition { expr: *expr, value: *value, event: id, soft: true })
            }
            What::Exit(_) => self.complete.push(thread),
            What::Fail(_) | What::Cut(_) => {}
        }
        Ok(())
    }

    /// A thread takes one of its ways.
    pub(super) fn enter(&mut self, instance: InstanceId, node: NodeId) -> Result<(), Blame> {
        // Its own node may have no event: then nothing is added, but the thread is there.
        let last = self.forest.nodes[node as usize].events.len() as u32;
        if let Some((at, _)) = self.position[instance as usize] {
            let rest = self.forest.nodes[at as usize].events.len() as u32;
            self.run_node(instance, at, rest)?;
        }
        if last == 0 {
            self.positions.push((instance, self.position[instance as usize]));
            self.position[instance as usize] = Some((node, 0));
        }
        self.run_node(instance, node, last)?;
        self.settle()
    }

    /// Threads that were waited for have run to their ends, as far as there is one way only.
    pub(super) fn run_joined(&mut self) -> Result<(), Blame> {
        let mut i = 0;
        while i < self.joined.len() {
            let (instance, join) = self.joined[i];
            i += 1;
            self.forced = self.why.get(&join).cloned();
            self.run_to_end(instance, join)?;
        }
        self.forced = None;
        self.settle()
    }

    fn run_to_end(&mut self, instance: InstanceId, join: EventId) -> Result<(), Blame> {
        while let Some((at, done)) = self.position[instance as usize] {
            let node = &self.forest.nodes[at as usize];
            let len = node.events.len() as u32;
            if done < len {
                self.run_node(instance, at, len)?;
                continue;
            }
            if self.complete.contains(&instance) {
                break;
            }
            match node.children.as_slice() {
                // It does not end: whoever waits for it waits for ever.
                [] => {
                    let mut blame = self.position_why(instance).to_vec();
                    blame.extend(self.why.get(&join).into_iter().flat_map(|w| w.iter()));
                    tidy(&mut blame);
                    return Err(blame);
                }
                [only] => {
                    let only = *only;
                    self.enter(instance, only)?;
                }
                [_, _, ..] => break,
            }
        }
        Ok(())
    }
}
