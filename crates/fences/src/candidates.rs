//! What could be changed: fences beside accesses, and stronger orders of atomics.
//!
//! A candidate is one bit of a change: one of the four pairs that a fence can keep, or one step of an order. A set of
//! candidates is a change of the program; more candidates never allow more runs.
//!
//! The places of fences are directly before every access of the user's code, and directly behind those accesses where
//! the way forks or joins before the next one, and at the end of functions where that is another place. Pairs that the model keeps anyway are no candidates, nor are orders that
//! have no effect on the model. Of places that mean the same there is one: a fence that names neither the access that
//! it stands before nor anything up to the next one is a candidate there only.

use fencepost_ir::passes::fences::{join, sites, Change, Class, Place, Site};
use fencepost_ir::{FenceMask, Order, Program};
use fencepost_models::{fence_keeps, Kind, Model, Wrap};

/// The pairs, one bit each.
const BITS: [(FenceMask, Kind, Kind); 4] = [
    (FenceMask::LL, Kind::R, Kind::R),
    (FenceMask::LS, Kind::R, Kind::W),
    (FenceMask::SL, Kind::W, Kind::R),
    (FenceMask::SS, Kind::W, Kind::W),
];

/// One bit of a change.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Candidate {
    /// Where.
    pub place: Place,
    /// What.
    pub change: Change,
    /// Whether the place is in a loop.
    pub in_loop: bool,
}

/// Which candidates a search may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// Fences only.
    Fences,
    /// Orders of atomics where there are any, and fences.
    Orders,
}

impl Candidate {
    /// What is counted as one fence: bits at one place are one, an order is another.
    pub fn group(&self) -> (Place, u8) {
        let side = match self.change {
            Change::Before(_) => 0,
            Change::Behind(_) => 1,
            Change::Strengthen(_) | Change::Order(_) | Change::Remove => 2,
        };
        (self.place, side)
    }

    /// Whether whoever takes this one has the other one too: `seq_cst` is also a release.
    pub fn implies(&self, other: &Candidate) -> bool {
        let stronger = matches!(
            (self.change, other.change),
            (Change::Strengthen(Order::SeqCst), Change::Strengthen(Order::Acquire | Order::Release))
        );
        self.place == other.place && stronger
    }

    /// Whether it is a fence, and no order.
    pub fn is_fence(&self) -> bool {
        matches!(self.change, Change::Before(_) | Change::Behind(_))
    }

    /// What it costs, beside being one more fence: store-load is dear, loops repeat it, orders are C's own way. A fence
    /// before a store that keeps loads only, or the like, is a stranger there.
    pub fn weight(&self) -> u32 {
        let own = match self.change {
            Change::Before(bit) | Change::Behind(bit) if bit == FenceMask::SL.0 => 12,
            Change::Before(_) | Change::Behind(_) => 8,
            Change::Strengthen(Order::SeqCst) => 6,
            Change::Strengthen(_) | Change::Order(_) | Change::Remove => 4,
        };
        own + 2 * u32::from(self.in_loop) + u32::from(!self.is_at_home())
    }

    /// Whether the access beside a fence is of the kind that the fence keeps on that side.
    fn is_at_home(&self) -> bool {
        let (bit, first) = match self.change {
            Change::Before(bit) => (bit, false),
            Change::Behind(bit) => (bit, true),
            Change::Strengthen(_) | Change::Order(_) | Change::Remove => return true,
        };
        let pair = BITS.into_iter().find(|(mask, _, _)| mask.0 == bit);
        let kind = pair.map(|(_, x, y)| if first { x } else { y });
        match self.place.class {
            Class::Load => kind == Some(Kind::R),
            Class::Store | Class::Free => kind == Some(Kind::W),
            Class::Rmw | Class::CmpXchg | Class::Fence | Class::Block | Class::Call | Class::End => true,
        }
    }

    /// Among places that are as good as each other: a fence that keeps later stores is best late, where it has more
    /// before it, and so is a release; the others are best early.
    pub fn lateness(&self) -> i32 {
        let stores = FenceMask::LS.and(FenceMask::SS).0;
        match self.change {
            Change::Before(bit) | Change::Behind(bit) if bit & stores != 0 => -1,
            Change::Strengthen(Order::Release) => -1,
            Change::Before(_) | Change::Behind(_) | Change::Strengthen(_) | Change::Order(_) | Change::Remove => 1,
        }
    }

    /// The fences that it adds around its access on a model. For a compare-exchange: if it stores.
    pub fn wrap(&self, model: &Model) -> Wrap {
        match self.change {
            Change::Before(mask) => Wrap { before: FenceMask(mask), after: FenceMask::NONE },
            Change::Behind(mask) => Wrap { before: FenceMask::NONE, after: FenceMask(mask) },
            Change::Strengthen(order) | Change::Order(order) => ordered(model, self.place.class, order),
            Change::Remove => Wrap::default(),
        }
    }

    /// The same if the access is a compare-exchange that fails.
    pub fn wrap_failed(&self, model: &Model) -> Wrap {
        match self.change {
            Change::Strengthen(Order::Release) | Change::Order(Order::Release) => model.mapping.failed(Order::Relaxed),
            Change::Strengthen(order) | Change::Order(order) => model.mapping.failed(order),
            Change::Before(_) | Change::Behind(_) | Change::Remove => self.wrap(model),
        }
    }
}

/// The fences that an order puts around an access on a model. A fence is its own `before`.
fn ordered(model: &Model, class: Class, order: Order) -> Wrap {
    match class {
        Class::Load => model.mapping.load(order),
        Class::Store => model.mapping.store(order),
        Class::Rmw | Class::CmpXchg => model.mapping.rmw(order),
        Class::Fence => Wrap { before: model.mapping.fence(fencepost_ir::FenceKind::C(order)), after: FenceMask::NONE },
        Class::Free | Class::Block | Class::Call | Class::End => Wrap::default(),
    }
}

/// The orders that an access of a class can be given, each at most one step: all bits together are `seq_cst`.
fn steps(class: Class) -> &'static [Order] {
    match class {
        Class::Load => &[Order::Acquire],
        Class::Store => &[Order::Release, Order::SeqCst],
        Class::Rmw | Class::CmpXchg => &[Order::Acquire, Order::Release],
        Class::Fence => &[Order::Acquire, Order::Release, Order::SeqCst],
        Class::Free | Class::Block | Class::Call | Class::End => &[],
    }
}

/// All candidates of a program under a model.
pub fn candidates(program: &Program, model: &Model) -> Vec<Candidate> {
    collected(program, model, false)
}

/// The same where a race may have to end: also what releases or acquires and keeps nothing that the model does not keep.
pub fn synchronising(program: &Program, model: &Model) -> Vec<Candidate> {
    collected(program, model, true)
}

fn collected(program: &Program, model: &Model, races: bool) -> Vec<Candidate> {
    let mut all = Vec::new();
    for site in sites(program) {
        fences(&site, model, races, &mut all);
        orders(&site, model, races, &mut all);
    }
    all
}

fn fences(site: &Site, model: &Model, races: bool, all: &mut Vec<Candidate>) {
    if site.place.class == Class::Fence {
        return;
    }
    let Site { place, in_loop, .. } = *site;
    let own = match place.class {
        Class::Load => Some(Kind::R),
        Class::Store => Some(Kind::W),
        Class::Rmw | Class::CmpXchg | Class::Fence | Class::Free | Class::Block | Class::Call | Class::End => None,
    };
    for (bit, x, y) in BITS {
        let kept = [true, false].iter().all(|same| model.keep.keeps(x, y, *same));
        let acts = fence_keeps(model.mapping.fence(fencepost_ir::FenceKind::Mask(bit)), x, y);
        // The fence does not care on which side of the access it stands.
        let idle = own.is_some_and(|own| own != x && own != y);
        // Store-load is no part of a release or an acquire; the others are, wherever they stand.
        let synchronises = races && bit != FenceMask::SL;
        if !synchronises && (kept || !acts || idle && site.next.is_some()) {
            continue;
        }
        all.push(Candidate { place, change: Change::Before(bit.0), in_loop });
        if site.fork && (synchronises || !idle) {
            all.push(Candidate { place, change: Change::Behind(bit.0), in_loop });
        }
    }
}

fn orders(site: &Site, model: &Model, races: bool, all: &mut Vec<Candidate>) {
    let Site { place, in_loop, order, failure, .. } = *site;
    if !order.is_atomic() {
        return;
    }
    let now = (ordered(model, place.class, order), model.mapping.failed(failure));
    // An order that does what a weaker one does already is not worth its name.
    let mut seen = vec![now];
    for &step in steps(place.class) {
        let stronger = ordered(model, place.class, join(order, step));
        let failed = if place.class == Class::CmpXchg { model.mapping.failed(join(failure, step)) } else { now.1 };
        let synchronises = races && step != Order::SeqCst && join(order, step) != order;
        if synchronises || !seen.contains(&(stronger, failed)) {
            seen.push((stronger, failed));
            all.push(Candidate { place, change: Change::Strengthen(step), in_loop });
        }
    }
}

/// The change that a set of candidates is.
pub fn changes(set: &[Candidate]) -> Vec<(Place, Change)> {
    set.iter().map(|c| (c.place, c.change)).collect()
}
