//! What the creation and the join of threads order: one truth for replay, which has an order, and for the constraints, which leave
//! it open.
//!
//! Source: the first axiom of `docs/memory-models.md`: what a creator did before the creation is before all that the new thread
//! does, and all that a thread did is before what follows its join.
//! A thread's life is cut at its creations and joins, and each cut is a *moment*; so are its begin and its end. What a thread does is
//! between two moments. A creation is before the begin of the new thread, and a join is behind the end of the joined one. So the
//! order also goes through threads that do nothing themselves.

use super::execute::{Item, Replayer, What};
use crate::layout::Tid;
use fencepost_models::Kind;

/// The moments of a run, as numbers, and which of them is before which.
pub(super) struct Moments {
    /// How many there are.
    pub(super) count: u32,
    /// Pairs of moments: the first one is before the second one.
    pub(super) before: Vec<(u32, u32)>,
    /// What the threads did between their moments.
    pub(super) segments: Vec<Segment>,
}

/// A part of a thread's life.
pub(super) struct Segment {
    pub(super) tid: Tid,
    /// The moments around it.
    pub(super) from: u32,
    pub(super) to: u32,
    /// The accesses in it.
    pub(super) accesses: Vec<(u32, Kind)>,
}

impl Moments {
    /// The moments of threads that issued these items. Threads that never began have none of their own.
    pub(super) fn new(threads: &[Vec<Item>]) -> Moments {
        let n = threads.len() as u32;
        // The begin of thread t is moment t, its end is moment n + t.
        let mut moments = Moments { count: 2 * n, before: Vec::new(), segments: Vec::new() };
        for (tid, items) in threads.iter().enumerate() {
            let tid = tid as Tid;
            let open = |from| Segment { tid, from, to: n + tid, accesses: Vec::new() };
            let mut segment = open(tid);
            for item in items {
                match item.what {
                    What::Access { event, kind } => segment.accesses.push((event, kind)),
                    What::Fence(_) => {}
                    What::Start(other) | What::Join(other) => {
                        let cut = moments.count;
                        moments.count += 1;
                        if matches!(item.what, What::Start(_)) {
                            moments.before.extend((other < n).then_some((cut, other)));
                        } else {
                            moments.before.extend((other < n).then_some((n + other, cut)));
                        }
                        segment.to = cut;
                        moments.close(std::mem::replace(&mut segment, open(cut)));
                    }
                }
            }
            moments.close(segment);
        }
        moments
    }

    fn close(&mut self, segment: Segment) {
        self.before.push((segment.from, segment.to));
        self.segments.push(segment);
    }

    /// The moments in an order in which each stands behind those that are before it; none if there is no such order.
    fn sorted(&self) -> Option<Vec<u32>> {
        let n = self.count as usize;
        let mut later: Vec<Vec<u32>> = vec![Vec::new(); n];
        let mut waits = vec![0usize; n];
        for (a, b) in &self.before {
            later[*a as usize].push(*b);
            waits[*b as usize] += 1;
        }
        let mut out: Vec<u32> = (0..self.count).filter(|m| waits[*m as usize] == 0).collect();
        let mut next = 0;
        while let Some(&moment) = out.get(next) {
            next += 1;
            for m in &later[moment as usize] {
                waits[*m as usize] -= 1;
                if waits[*m as usize] == 0 {
                    out.push(*m);
                }
            }
        }
        (out.len() == n).then_some(out)
    }
}

impl Replayer<'_> {
    /// Whether the memory order respects creation and join.
    pub(super) fn check_creation(&self) -> Result<(), String> {
        let moments = Moments::new(&self.items);
        let sorted = moments.sorted().ok_or("threads wait for each other's ends in a circle")?;
        let n = moments.count as usize;
        let mut segments: Vec<Vec<usize>> = vec![Vec::new(); n];
        for (i, s) in moments.segments.iter().enumerate() {
            segments[s.from as usize].push(i);
        }
        let mut later: Vec<Vec<u32>> = vec![Vec::new(); n];
        moments.before.iter().for_each(|(a, b)| later[*a as usize].push(*b));
        // The last place of the memory order that is before a moment.
        let mut latest: Vec<Option<usize>> = vec![None; n];
        for moment in sorted {
            let at = latest[moment as usize];
            for segment in segments[moment as usize].iter().map(|i| &moments.segments[*i]) {
                for (event, kind) in &segment.accesses {
                    let place = self.place(*event, *kind);
                    if let Some(last) = at.filter(|last| *last >= place) {
                        return Err(format!(
                            "thread {}: event {event} must come after event {} in the memory order, by creation or join",
                            segment.tid, self.trace.order[last].event
                        ));
                    }
                    latest[segment.to as usize] = latest[segment.to as usize].max(Some(place));
                }
            }
            for m in &later[moment as usize] {
                latest[*m as usize] = latest[*m as usize].max(at);
            }
        }
        Ok(())
    }
}
