//! The nodes of all events of a forest at once, before any is executed.
//!
//! Guarantee: the same edges as if the events were added one by one; `saturate.rs` says why nodes that are not executed do no
//! harm. What depends on what else is executed is added at the execution: joins, sections, and everything between threads.
//! So the program's part of the order is closed once for all goals, and executing an event costs next to nothing.
//! Misses: a forest with more than [`FORESEEN`](crate::tuning::FORESEEN) nodes, whose matrix would be too large, and one with many branches or with atomic
//! sections (mutexes are), most of whose nodes would only be in the way, are not foreseen.

use super::{Lanes, State};
use crate::events::{EventId, Forest, NodeId, What};
use crate::saturate::{Cause, Conflict, Place, What as Node};
use fencepost_models::Kind;

/// A node of a tree is entered, or left again with what was known before it.
enum Visit {
    Enter(NodeId),
    Leave(u32, Box<State>),
}

/// How many events have nodes, and how many of them at most can be executed together.
fn sizes(forest: &Forest) -> (usize, usize) {
    let ordered = |e: &&EventId| match forest.event(**e).what {
        What::Load(_) | What::Store(_) | What::Finish(..) | What::Fence(_) | What::Start(_) | What::Join(_) => true,
        What::Begin
        | What::End
        | What::Condition(..)
        | What::Passed(..)
        | What::Exit(_)
        | What::Fail(_)
        | What::Cut(_) => false,
    };
    let mut all = 0;
    let mut along: Vec<usize> = Vec::with_capacity(forest.nodes.len());
    let mut longest = vec![0; forest.instances.len()];
    // What comes before a node has a smaller number.
    for node in &forest.nodes {
        let own = node.events.iter().filter(ordered).count();
        let path = own + node.parent.map_or(0, |p| along[p as usize]);
        along.push(path);
        all += own;
        let most = &mut longest[node.instance as usize];
        *most = path.max(*most);
    }
    (all, longest.iter().sum())
}

impl Lanes {
    /// Adds the nodes of all events, if there are no more than that and most of them can be executed together; otherwise none.
    pub fn foresee(&mut self, forest: &Forest, most: usize) -> Result<(), Conflict> {
        let (all, together) = sizes(forest);
        let sections = forest.events.iter().any(|e| e.what == What::Begin);
        if sections || all > most || all > 2 * together {
            return Ok(());
        }
        self.foresee_all(forest)
    }

    /// Adds the nodes of all events.
    pub fn foresee_all(&mut self, forest: &Forest) -> Result<(), Conflict> {
        self.foreseen = vec![(0, 0); forest.events.len()];
        // A thread's creator has a smaller number.
        for instance in &forest.instances {
            self.foresee_tree(forest, instance.root)?;
        }
        for lane in &mut self.lanes {
            lane.accesses.clear();
            lane.state = State::default();
        }
        self.trail.clear();
        Ok(())
    }

    fn foresee_tree(&mut self, forest: &Forest, root: NodeId) -> Result<(), Conflict> {
        let mut work = vec![Visit::Enter(root)];
        while let Some(visit) = work.pop() {
            match visit {
                Visit::Enter(node) => {
                    let node = &forest.nodes[node as usize];
                    let thread = node.instance;
                    self.reserve(thread);
                    work.push(Visit::Leave(thread, Box::new(self.lanes[thread as usize].state.clone())));
                    for &event in &node.events {
                        self.foresee_event(forest, event)?;
                    }
                    work.extend(node.children.iter().map(|c| Visit::Enter(*c)));
                }
                Visit::Leave(thread, state) => {
                    let lane = &mut self.lanes[thread as usize];
                    lane.accesses.truncate(state.accesses);
                    lane.state = *state;
                }
            }
        }
        Ok(())
    }

    fn foresee_event(&mut self, forest: &Forest, id: EventId) -> Result<(), Conflict> {
        let event = forest.event(id);
        let thread = event.instance;
        let first = self.order.len() as Place;
        let depends = || event.depends.iter().filter_map(|d| self.foreseen(*d).next()).collect::<Vec<Place>>();
        match &event.what {
            What::Load(parts) => {
                let (cells, depends): (Vec<u32>, _) = (parts.iter().map(|p| p.0).collect(), depends());
                self.place(thread, (Node::Load, Kind::R), &cells, &depends)?;
            }
            What::Store(parts) => {
                let (cells, depends): (Vec<u32>, _) = (parts.iter().map(|p| p.0).collect(), depends());
                self.place(thread, (Node::Store, Kind::W), &cells, &depends)?;
            }
            What::Finish(_, cells) => {
                let depends = depends();
                self.place(thread, (Node::Mark, Kind::W), cells, &depends)?;
            }
            What::Fence(mask) => self.fence(thread, *mask)?,
            What::Start(child) => self.start(thread, *child)?,
            What::Join(_) => {
                self.barrier(thread)?;
            }
            What::Begin
            | What::End
            | What::Condition(..)
            | What::Passed(..)
            | What::Exit(_)
            | What::Fail(_)
            | What::Cut(_) => {}
        }
        self.foreseen[id as usize] = (first, self.order.len() as Place - first);
        Ok(())
    }

    /// An access that was foreseen is executed.
    pub fn resume(&mut self, thread: u32, kind: Kind, place: Place) -> Result<(), Conflict> {
        self.touch(thread);
        self.enliven(thread, kind, place)
    }

    /// A creation that was foreseen is executed.
    pub fn started(&mut self, parent: u32, child: u32, mark: Place) -> Result<(), Conflict> {
        self.passed(parent, mark)?;
        self.touch(child);
        self.lanes[child as usize].state.floor = Some(mark);
        Ok(())
    }

    /// A join that was foreseen is executed.
    pub fn waited(&mut self, parent: u32, child: u32, mark: Place) -> Result<(), Conflict> {
        self.passed(parent, mark)?;
        self.joined(child, mark)
    }

    fn passed(&mut self, thread: u32, mark: Place) -> Result<(), Conflict> {
        self.touch(thread);
        self.lanes[thread as usize].state.floor = Some(mark);
        for end in self.lanes[thread as usize].state.joined.clone() {
            self.order.edge(mark, end, Cause::Program)?;
        }
        Ok(())
    }
}
