//! Which depth is looked at next, and for how long.
//!
//! A violation further down is sometimes easier to find than the proof that there is none here. So a depth that turns out to be
//! hard is left after a glance, and so are the next few deeper ones. If that finds nothing, the hard depth and what is deeper
//! take turns, and the time that the hard one gets grows, until the engine insists on it.
//! Guarantee: a depth is left for a deeper one only; nothing is proved by leaving it.
//! Misses: the time for glances is lost where the first depth is the one that decides.

use crate::exec::{Bounds, CutKind};
use std::time::Duration;

/// The part of the time that a hard depth gets: an eighth, but not less than this,
const FIRST_SLICE: Duration = Duration::from_secs(2);
/// and for a glance, a twenty-fourth, but not less than this.
const FIRST_GLANCE: Duration = Duration::from_millis(500);
/// So many deeper ones get a glance,
const GLANCES: u32 = 3;
/// and so many are tried, before the engine insists on a depth that is hard.
const MAX_FURTHER: u32 = 3;

/// The depths that wait for their turn.
#[derive(Debug)]
pub struct Turns {
    /// The one whose turn it is.
    pub bounds: Bounds,
    slice: Option<Duration>,
    part: Duration,
    glance: Option<Duration>,
    /// The depth that the glances began with, and how many there were.
    from: Option<(Bounds, u32)>,
    /// A depth that was too hard, and how long it gets next.
    hard: Option<(Bounds, Duration)>,
    deeper: Option<Bounds>,
    further: u32,
}

impl Turns {
    /// From a first depth within a time, with or without glances.
    pub fn new(bounds: Bounds, limit: Option<Duration>, glances: bool) -> Turns {
        let share = |parts: u32, least: Duration| limit.map_or(least, |l| (l / parts).max(least));
        let (part, glance) = (share(8, FIRST_SLICE), glances.then(|| share(24, FIRST_GLANCE)));
        let slice = Some(glance.unwrap_or(part));
        Turns { bounds, slice, part, glance, from: None, hard: None, deeper: None, further: 0 }
    }

    /// One depth only, as long as it takes.
    pub fn only(bounds: Bounds) -> Turns {
        Turns { slice: None, ..Turns::new(bounds, None, false) }
    }

    /// The time for this depth, if it is limited.
    pub fn slice(&self) -> Option<Duration> {
        self.slice
    }

    /// This depth has nothing more to say, and neither have those before it: what comes behind these bounds is next.
    pub fn passed(&mut self, cuts: &[CutKind]) -> u32 {
        (self.from, self.hard, self.deeper) = (None, None, None);
        self.slice = self.slice.map(|_| self.glance.unwrap_or(self.part));
        self.bounds.deepen(cuts)
    }

    /// This depth was too hard for its time; it has these bounds. The result is the greatest bound of a loop that is new.
    pub fn too_hard(&mut self, cuts: &[CutKind]) -> u32 {
        if let Some(glance) = self.glance.filter(|_| self.hard.is_none() && self.deeper.is_none()) {
            let (base, done) = self.from.take().unwrap_or_else(|| (self.bounds.clone(), 0));
            if done < GLANCES {
                self.from = Some((base, done + 1));
                self.slice = Some(glance);
                return self.bounds.deepen(cuts);
            }
            // From here on in turns: first the one that the glances began with, then the one behind it.
            (self.bounds, self.slice) = (base, Some(self.part));
            self.deeper = None;
            self.glance = None;
            return 0;
        }
        match self.hard.take() {
            // Its turn again, for longer; what is deeper waits.
            Some((shallow, time)) => {
                self.further += 1;
                let most = self.bounds.deepen(cuts);
                self.deeper = Some(std::mem::replace(&mut self.bounds, shallow));
                self.slice = (self.further < MAX_FURTHER).then_some(time);
                most
            }
            None => {
                self.hard = Some((self.bounds.clone(), self.slice.unwrap_or(self.part) * 3));
                self.slice = Some(self.part);
                match self.deeper.take() {
                    Some(next) => {
                        self.bounds = next;
                        0
                    }
                    None => self.bounds.deepen(cuts),
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fencepost_check::Budget;
    use fencepost_ir::{BlockId, FuncId};

    /// The bounds and the seconds of every turn when all depths are too hard.
    fn turns(glances: bool) -> Vec<(u32, Option<u64>)> {
        let cuts = [CutKind::Loop(FuncId(0), BlockId(0))];
        let mut turns =
            Turns::new(Bounds::first(None, 1, &Budget::unlimited()), Some(Duration::from_secs(48)), glances);
        let mut list = Vec::new();
        let mut depth = |turns: &Turns| {
            let bound = turns.bounds.clone().deepen(&cuts) / 2;
            list.push((bound, turns.slice().map(|s| s.as_secs())));
            turns.slice().is_some()
        };
        while depth(&turns) {
            turns.too_hard(&cuts);
        }
        list
    }

    #[test]
    fn a_hard_depth_takes_turns_with_deeper_ones() {
        let slow = [(1, Some(6)), (2, Some(6)), (1, Some(18)), (4, Some(6)), (1, Some(54)), (8, Some(6)), (1, None)];
        assert_eq!(turns(false), slow);
        let glances = [(1, Some(2)), (2, Some(2)), (4, Some(2)), (8, Some(2))];
        assert_eq!(turns(true), [&glances[..], &slow[..]].concat());
    }

    #[test]
    fn what_is_passed_is_not_looked_at_again() {
        let cuts = [CutKind::Loop(FuncId(0), BlockId(0))];
        let mut turns = Turns::new(Bounds::first(None, 1, &Budget::unlimited()), Some(Duration::from_secs(48)), true);
        turns.too_hard(&cuts);
        assert_eq!(turns.passed(&cuts), 4);
        assert_eq!(turns.too_hard(&cuts), 8);
        assert_eq!(turns.slice(), Some(Duration::from_secs(2)));
    }
}
