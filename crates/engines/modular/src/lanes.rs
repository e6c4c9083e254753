//! Axiom 1: what the program order of each thread says about the memory order.
//!
//! Source: sections 4.2 and 4.3 of Kusano and Wang (FSE 2017): NoReorder by the model's table, fences and the four membars,
//! creation and join; `docs/memory-models.md` for dependencies and sections.
//! Guarantee: an edge is added only if every run in which both events are executed has it. Events of a thread are added in
//! program order; everything can be taken back.
//! Deviation: a fence is a node of its own, one for each half that the model does not keep anyway.

mod foresee;

use crate::events::EventId;
use crate::saturate::{Cause, Conflict, Mark, Place, Saturation, What};
use fencepost_ir::FenceMask;
use fencepost_models::{Keep, Kind};
use smallvec::SmallVec;

const LOADS: u8 = 1;
const STORES: u8 = 2;

/// A fence in force.
#[derive(Clone, Copy, Debug)]
struct Fence {
    before: u8,
    after: u8,
    place: Place,
}

/// What is to be known of a thread to add its next event.
#[derive(Clone, Debug, Default)]
struct State {
    accesses: usize,
    live: usize,
    /// Everything from now on is behind this: the thread's creation, its last creation of a thread or join.
    floor: Option<Place>,
    fences: SmallVec<[Fence; 4]>,
    /// The open section; its marks once it has an access.
    section: Option<Option<(Place, Place)>>,
    /// Joins of this thread: everything that it does is before these.
    joined: SmallVec<[Place; 1]>,
}

#[derive(Clone, Debug, Default)]
struct Lane {
    state: State,
    /// The accesses on the path to the next event to be added.
    accesses: Vec<(Place, Kind)>,
    /// The accesses that are executed.
    live: Vec<(Place, Kind)>,
}

/// A mark of all lanes.
#[derive(Clone, Copy, Debug)]
pub struct LanesMark {
    order: Mark,
    trail: usize,
}

/// The threads' parts of the memory order.
#[derive(Clone, Debug)]
pub struct Lanes {
    keep: Keep,
    /// The order.
    pub order: Saturation,
    lanes: Vec<Lane>,
    trail: Vec<(u32, State)>,
    /// The cells of each node.
    cells: Vec<SmallVec<[u32; 2]>>,
    /// The nodes of each event of a forest, if they were foreseen: the first one and how many.
    foreseen: Vec<(Place, u32)>,
}

impl Lanes {
    /// No threads yet.
    pub fn new(keep: Keep) -> Lanes {
        Lanes {
            keep,
            order: Saturation::default(),
            lanes: Vec::new(),
            trail: Vec::new(),
            cells: Vec::new(),
            foreseen: Vec::new(),
        }
    }

    /// The nodes of an event that were foreseen.
    pub fn foreseen(&self, event: EventId) -> std::ops::Range<Place> {
        self.foreseen.get(event as usize).map_or(0..0, |(first, count)| *first..*first + *count)
    }

    /// What is there now.
    pub fn mark(&self) -> LanesMark {
        LanesMark { order: self.order.mark(), trail: self.trail.len() }
    }

    /// Back to a mark.
    pub fn undo(&mut self, mark: LanesMark) {
        for (thread, state) in self.trail.drain(mark.trail..).rev() {
            let lane = &mut self.lanes[thread as usize];
            lane.accesses.truncate(state.accesses);
            lane.live.truncate(state.live);
            lane.state = state;
        }
        self.order.undo(mark.order);
        self.cells.truncate(self.order.len());
    }

    fn reserve(&mut self, thread: u32) {
        if self.lanes.len() <= thread as usize {
            self.lanes.resize(thread as usize + 1, Lane::default());
        }
    }

    fn touch(&mut self, thread: u32) {
        self.reserve(thread);
        self.trail.push((thread, self.lanes[thread as usize].state.clone()));
    }

    fn node(&mut self, what: What, thread: u32, cells: &[u32]) -> Place {
        self.cells.push(SmallVec::from_slice(cells));
        self.order.add(what, thread, cells)
    }

    /// The accesses of a thread to a cell so far that are stores.
    pub fn own_stores(&self, thread: u32, cell: u32, before: Place) -> Vec<Place> {
        let Some(lane) = self.lanes.get(thread as usize) else { return Vec::new() };
        let earlier = lane.live.iter().take_while(|a| a.0 != before);
        let stores = earlier.filter(|a| a.1 == Kind::W && self.order.is_store(a.0));
        stores.filter(|a| self.cells[a.0 as usize].contains(&cell)).map(|a| a.0).collect()
    }

    /// A load or store, with the loads of its thread that it depends on.
    pub fn access(&mut self, thread: u32, kind: Kind, cells: &[u32], depends: &[Place]) -> Result<Place, Conflict> {
        self.touch(thread);
        let what = if kind == Kind::R { What::Load } else { What::Store };
        let place = self.place(thread, (what, kind), cells, depends)?;
        self.enliven(thread, kind, place)?;
        Ok(place)
    }

    /// An object ends: ordered like a store to all its cells, but nobody reads from it.
    pub fn finish(&mut self, thread: u32, cells: &[u32], depends: &[Place]) -> Result<Place, Conflict> {
        self.touch(thread);
        let place = self.place(thread, (What::Mark, Kind::W), cells, depends)?;
        self.enliven(thread, Kind::W, place)?;
        Ok(place)
    }

    /// The node of an access, behind all that the program puts before it.
    fn place(
        &mut self,
        thread: u32,
        (what, kind): (What, Kind),
        cells: &[u32],
        depends: &[Place],
    ) -> Result<Place, Conflict> {
        let place = self.node(what, thread, cells);
        let lane = &mut self.lanes[thread as usize];
        lane.accesses.push((place, kind));
        lane.state.accesses += 1;
        let (count, floor, fences) = (lane.state.accesses - 1, lane.state.floor, lane.state.fences.clone());
        let bit = if kind == Kind::R { LOADS } else { STORES };
        let fences = fences.iter().filter(|f| f.after & bit != 0).map(|f| f.place);
        for x in floor.into_iter().chain(fences).chain(depends.iter().copied().filter(|_| self.keep.dependencies)) {
            self.order.edge(x, place, Cause::Program)?;
        }
        for i in (0..count).rev() {
            let (x, was) = self.lanes[thread as usize].accesses[i];
            if self.order.precedes(x, place) {
                continue;
            }
            let same = self.cells[x as usize].iter().any(|c| cells.contains(c));
            if self.keep.keeps(was, kind, same) {
                self.order.edge(x, place, Cause::Program)?;
            }
        }
        Ok(place)
    }

    /// An access whose node is there is executed.
    fn enliven(&mut self, thread: u32, kind: Kind, place: Place) -> Result<(), Conflict> {
        let section = self.section(thread)?;
        self.order.enliven(place);
        let lane = &mut self.lanes[thread as usize];
        lane.live.push((place, kind));
        lane.state.live += 1;
        for i in 0..self.lanes[thread as usize].state.joined.len() {
            let mark = self.lanes[thread as usize].state.joined[i];
            self.order.edge(place, mark, Cause::Program)?;
        }
        if let Some((begin, end)) = section {
            self.order.edge(begin, place, Cause::Program)?;
            self.order.edge(place, end, Cause::Program)?;
        }
        Ok(())
    }

    /// The marks of the open section, made at its first access.
    fn section(&mut self, thread: u32) -> Result<Option<(Place, Place)>, Conflict> {
        match self.lanes[thread as usize].state.section {
            None => Ok(None),
            Some(Some(marks)) => Ok(Some(marks)),
            Some(None) => {
                let begin = self.node(What::Mark, thread, &[]);
                let end = self.node(What::Mark, thread, &[]);
                self.order.edge(begin, end, Cause::Program)?;
                self.order.section(begin, end, thread);
                self.lanes[thread as usize].state.section = Some(Some((begin, end)));
                Ok(Some((begin, end)))
            }
        }
    }

    /// A load that reads its own thread's store depends on what the store depends on.
    pub fn forwarded(&mut self, load: Place, depends: &[Place], read: u32) -> Result<(), Conflict> {
        if self.keep.dependencies {
            for &x in depends {
                self.order.edge(x, load, Cause::Read(read))?;
            }
        }
        Ok(())
    }

    /// A fence of the given pairs.
    pub fn fence(&mut self, thread: u32, mask: FenceMask) -> Result<(), Conflict> {
        let keep = self.keep;
        let after = |to_loads: FenceMask, loads_kept: bool, to_stores: FenceMask, stores_kept: bool| {
            let loads = if mask.covers(to_loads) && !loads_kept { LOADS } else { 0 };
            let stores = if mask.covers(to_stores) && !stores_kept { STORES } else { 0 };
            loads | stores
        };
        let behind_loads = after(FenceMask::LL, keep.rr.other, FenceMask::LS, keep.rw.other);
        let behind_stores = after(FenceMask::SL, keep.wr.other, FenceMask::SS, keep.ww.other);
        if behind_loads == behind_stores {
            return self.half(thread, LOADS | STORES, behind_loads);
        }
        self.half(thread, LOADS, behind_loads)?;
        self.half(thread, STORES, behind_stores)
    }

    fn half(&mut self, thread: u32, before: u8, after: u8) -> Result<(), Conflict> {
        if after == 0 {
            return Ok(());
        }
        self.touch(thread);
        let place = self.node(What::Mark, thread, &[]);
        for i in (0..self.lanes[thread as usize].accesses.len()).rev() {
            let (x, kind) = self.lanes[thread as usize].accesses[i];
            let bit = if kind == Kind::R { LOADS } else { STORES };
            if before & bit != 0 {
                self.order.edge(x, place, Cause::Program)?;
            }
        }
        let fences = &mut self.lanes[thread as usize].state.fences;
        fences.retain(|f| f.before != before || f.after != after);
        fences.push(Fence { before, after, place });
        Ok(())
    }

    /// A mark that everything the thread did precedes and everything it will do follows.
    fn barrier(&mut self, thread: u32) -> Result<Place, Conflict> {
        self.touch(thread);
        let mark = self.node(What::Mark, thread, &[]);
        let lane = &mut self.lanes[thread as usize];
        let floor = lane.state.floor.replace(mark);
        lane.state.fences.clear();
        for i in (0..lane.accesses.len()).rev() {
            let (x, _) = self.lanes[thread as usize].accesses[i];
            self.order.edge(x, mark, Cause::Program)?;
        }
        if let Some(floor) = floor {
            self.order.edge(floor, mark, Cause::Program)?;
        }
        for end in self.lanes[thread as usize].state.joined.clone() {
            self.order.edge(mark, end, Cause::Program)?;
        }
        Ok(mark)
    }

    /// A thread starts another one, which has done nothing yet.
    pub fn start(&mut self, parent: u32, child: u32) -> Result<(), Conflict> {
        let mark = self.barrier(parent)?;
        self.touch(child);
        self.lanes[child as usize].state.floor = Some(mark);
        Ok(())
    }

    /// A thread has waited for another one, all of whose events are before this, also those that are added later.
    pub fn join(&mut self, parent: u32, child: u32) -> Result<(), Conflict> {
        let mark = self.barrier(parent)?;
        self.joined(child, mark)
    }

    fn joined(&mut self, child: u32, mark: Place) -> Result<(), Conflict> {
        self.touch(child);
        let lane = &mut self.lanes[child as usize];
        lane.state.joined.push(mark);
        let floor = lane.state.floor;
        for i in (0..lane.live.len()).rev() {
            let (x, _) = self.lanes[child as usize].live[i];
            self.order.edge(x, mark, Cause::Program)?;
        }
        // What the thread itself has waited for is before this too.
        floor.map_or(Ok(()), |f| self.order.edge(f, mark, Cause::Program))
    }

    /// An atomic section begins.
    pub fn begin(&mut self, thread: u32) {
        self.touch(thread);
        self.lanes[thread as usize].state.section = Some(None);
    }

    /// It ends.
    pub fn end(&mut self, thread: u32) {
        self.touch(thread);
        self.lanes[thread as usize].state.section = None;
    }
}
