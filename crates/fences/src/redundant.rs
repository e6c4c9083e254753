//! What a program can spare: fences and orders without which it is still right.
//!
//! Each fence is taken away, and each order weakened, alone; the judge says whether the program is still right. Then
//! those that can be spared alone are spared one after another, as long as the program stays right.
//!
//! Guarantee: what is reported as spared together has been proved together. Fences that are spared alone depend on the
//! others: two of them may replace each other.
//! Misses: the greedy pass gives one set that can be spared together, not a largest one. A fence by pairs is taken away as
//! a whole or not at all.

use crate::{Answer, Edit, EditKind, Effort, Judge, Judgement};
use fencepost_check::{Reason, Scope};
use fencepost_ir::passes::fences::{self, sites, Change, Class, Place, Site};
use fencepost_ir::{FenceKind, FenceMask, Order, Program};
use fencepost_models::{Kind, Model, Wrap};

/// Something that can be spared.
#[derive(Clone, Debug)]
pub struct Spare {
    /// What can be changed.
    pub edit: Edit,
    /// Whether it can be spared together with all others that say so.
    pub together: bool,
    /// For which runs the judge proved that.
    pub scope: Scope,
}

/// Finds what can be spared. `base` is right; `program` is the one that the user wrote.
pub fn find(base: &Program, program: &Program, model: &'static Model, judge: &mut dyn Judge, answer: &mut Answer) {
    let mut spared: Vec<(Place, Change)> = Vec::new();
    for site in sites(program) {
        for (change, kind) in weaker(&site, model) {
            match ask(base, &[(site.place, change)], model, judge, answer) {
                Judgement::Safe(scope) => {
                    let function = program.func(site.func).name.clone();
                    let edit = Edit { place: site.place, function, kind, instead: Vec::new() };
                    spared.push((site.place, change));
                    answer.redundant.push(Spare { edit, together: false, scope });
                    break;
                }
                Judgement::Violation(_) => {}
                Judgement::Unknown(reason @ Reason::Stopped(_)) => {
                    answer.more_redundant = Some(reason.to_string());
                    return;
                }
                Judgement::Unknown(
                    reason @ (Reason::Unsupported { .. }
                    | Reason::Limit(_)
                    | Reason::Undecided(_)
                    | Reason::Otherwise(_)
                    | Reason::Internal(_)),
                ) => answer.more_redundant = Some(reason.to_string()),
            }
        }
    }
    let mut together: Vec<(Place, Change)> = Vec::new();
    for (i, change) in spared.into_iter().enumerate() {
        together.push(change);
        // What is spared alone is proved already.
        let fine = together.len() == 1 || matches!(ask(base, &together, model, judge, answer), Judgement::Safe(_));
        answer.redundant[i].together = fine;
        if !fine {
            together.pop();
        }
    }
}

fn ask(
    base: &Program,
    changes: &[(Place, Change)],
    model: &'static Model,
    judge: &mut dyn Judge,
    answer: &mut Answer,
) -> Judgement {
    let mut program = base.clone();
    fences::run(&mut program, changes);
    answer.checks += 1;
    judge.judge(&program, model, Effort::Little)
}

/// Weaker things that could stand at a place, the weakest first. Orders that cost nothing on the model stay.
fn weaker(site: &Site, model: &Model) -> Vec<(Change, EditKind)> {
    let order = |to: Order| (Change::Order(to), EditKind::Order { from: site.order, to });
    let mapping = model.mapping;
    let (orders, effect): (&[Order], &dyn Fn(Order) -> Wrap) = match site.place.class {
        Class::Fence => {
            let kind = site.mask.map_or(FenceKind::C(site.order), FenceKind::Mask);
            let mut all = vec![(Change::Remove, EditKind::Remove(kind))];
            if site.mask.is_none() {
                let mask = |o: Order| useful(model, mapping.fence(FenceKind::C(o)));
                let now = mask(site.order);
                let steps = [Order::Acquire, Order::Release, Order::AcqRel];
                let lighter = |o: &Order| *o < site.order && !mask(*o).is_none() && mask(*o) != now;
                all.extend(steps.into_iter().filter(lighter).map(order));
            }
            return all;
        }
        Class::Load => (&[Order::Relaxed], &|o| mapping.load(o)),
        Class::Store => (&[Order::Relaxed, Order::Release], &|o| mapping.store(o)),
        Class::Rmw | Class::CmpXchg => (&[Order::Relaxed, Order::Acquire, Order::Release], &|o| mapping.rmw(o)),
        Class::Free | Class::Block | Class::Call | Class::End => return Vec::new(),
    };
    if !site.order.is_atomic() {
        return Vec::new();
    }
    let cost = |o: Order| {
        let Wrap { before, after } = effect(o);
        (useful(model, before), useful(model, after))
    };
    let lighter = |o: &&Order| **o < site.order && cost(**o) != cost(site.order);
    orders.iter().filter(lighter).copied().map(order).collect()
}

/// The pairs of a mask that the model does not keep anyway.
fn useful(model: &Model, mask: FenceMask) -> FenceMask {
    let pairs = [
        (FenceMask::LL, Kind::R, Kind::R),
        (FenceMask::LS, Kind::R, Kind::W),
        (FenceMask::SL, Kind::W, Kind::R),
        (FenceMask::SS, Kind::W, Kind::W),
    ];
    let kept = |x, y| model.keep.keeps(x, y, true) && model.keep.keeps(x, y, false);
    let open = pairs.into_iter().filter(|(bit, x, y)| mask.covers(*bit) && !kept(*x, *y));
    open.fold(FenceMask::NONE, |all, (bit, _, _)| all.and(bit))
}
