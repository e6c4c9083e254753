//! Symbolic values: bits, which of them are undefined, where they may point, and which loads they depend on.
//!
//! The meaning of undefined bits is that of the interpreter (`check::interp`), bit by bit: undefined bits are zero in
//! `bits` and one in `undef`. Most values are entirely defined and carry no second vector.

use crate::world::ObjId;
use fencepost_solver::bits::{self, Bits};
use fencepost_solver::circuit::{Circuit, Lit};
use smallvec::SmallVec;
use std::rc::Rc;

/// A shared value.
pub type V = Rc<Value>;

/// A node of the dependency graph: an index into `Exec::deps`.
pub type DepId = u32;

/// The sources of a dependency.
pub type Deps = SmallVec<[DepId; 2]>;

/// A node of the dependency graph.
#[derive(Clone, Debug)]
pub enum Dep {
    /// A load, by the number that shared memory has given it.
    Load(u32),
    /// An input, by the number that shared memory has given it: the value is one of things that do not differ.
    Choice(u32),
    /// What is chosen where paths meet: sources with the condition of their path.
    Merge(Vec<(Lit, Deps)>),
}

/// The objects that a value may point into, sorted.
pub type Points = SmallVec<[ObjId; 2]>;

/// A symbolic value.
#[derive(Clone, Debug)]
pub struct Value {
    /// The bits; undefined ones are zero.
    pub bits: Bits,
    /// Which bits are undefined; `None` if none can be.
    pub undef: Option<Bits>,
    /// The objects that it may point into, or whose address it is a part of; a constant points besides to the object
    /// that it is an address of.
    pub points: Points,
    /// The loads that it depends on, if the engine follows dependencies.
    pub deps: Deps,
}

impl Value {
    /// A constant.
    pub fn constant(width: u32, value: u128) -> V {
        Rc::new(Value::of(Bits::constant(width as usize, value)))
    }

    /// A defined value that depends on nothing.
    pub fn of(bits: Bits) -> Value {
        Value { bits, undef: None, points: Points::new(), deps: Deps::new() }
    }

    /// A value without defined bits.
    pub fn undefined(width: u32) -> V {
        let ones = Bits::constant(width as usize, u128::MAX);
        Rc::new(Value { undef: Some(ones), ..Value::of(Bits::constant(width as usize, 0)) })
    }

    /// The width in bits.
    pub fn width(&self) -> u32 {
        self.bits.width() as u32
    }

    /// The number that it is, if it is a defined constant.
    pub fn as_const(&self) -> Option<u128> {
        if self.undef.is_some() {
            return None;
        }
        self.bits.as_const()
    }

    /// Whether some bit is undefined.
    pub fn any_undef(&self, c: &mut Circuit) -> Lit {
        self.undef.as_ref().map_or(Lit::FALSE, |u| c.or_all(u.lits()))
    }

    /// Whether no bit is defined.
    pub fn all_undef(&self, c: &mut Circuit) -> Lit {
        self.undef.as_ref().map_or(Lit::FALSE, |u| c.and_all(u.lits()))
    }

    /// The undefined bits as a vector.
    pub fn undef_bits(&self) -> Bits {
        self.undef.clone().unwrap_or_else(|| Bits::constant(self.bits.width(), 0))
    }

    /// With another vector of undefined bits; the value's bits are cleared there.
    pub fn with_undef(mut self, c: &mut Circuit, undef: Bits) -> Value {
        if undef.as_const() == Some(0) {
            self.undef = None;
            return self;
        }
        let keep = bits::not(c, &undef);
        self.bits = bits::and(c, &self.bits, &keep);
        self.undef = Some(undef);
        self
    }
}

/// A value with other dependencies; the same one if they are the same.
pub fn depending(v: &V, deps: Deps) -> V {
    if v.deps == deps {
        return Rc::clone(v);
    }
    Rc::new(Value { deps, ..Value::clone(v) })
}

/// The union of two sorted sets.
pub fn union(a: &[u32], b: &[u32]) -> SmallVec<[u32; 2]> {
    if b.is_empty() || a == b {
        return SmallVec::from_slice(a);
    }
    let mut all: SmallVec<[u32; 2]> = a.iter().chain(b).copied().collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// The object that a constant is an address of.
fn addressed<K>(world: &crate::world::World<'_, K>, bits: &Bits) -> Option<ObjId> {
    let at = bits.as_const().filter(|n| *n > 0)?;
    world.object_at(u64::try_from(at).ok()?)
}

/// The objects that a value may point into, constants included.
pub fn points_of<K>(world: &crate::world::World<'_, K>, value: &Value) -> Points {
    match addressed(world, &value.bits) {
        Some(own) => union(&value.points, &[own]),
        None => value.points.clone(),
    }
}

/// What a value with those bits has to remember of the objects that its parts point into: all of them, for a part of an
/// address (a byte of it, a half, one with marks in its low bits) is put together with others later; nothing if it is
/// the address of the only one. What may be undefined remembers it all the same: its bits are cleared where it is.
pub fn beside<K>(world: &crate::world::World<'_, K>, bits: &Bits, undefined: bool, points: Points) -> Points {
    match points.as_slice() {
        [] => points,
        [only] if !undefined && addressed(world, bits) == Some(*only) => Points::new(),
        _ => points,
    }
}

/// Any value of those bits that may be 0, 1 or undefined.
pub fn any(c: &mut Circuit, width: u32, (zero, one, undef): (u128, u128, u128), points: Points) -> V {
    let mut lits = Vec::new();
    let mut undefs = Vec::new();
    for i in 0..width {
        let bit = 1u128 << i;
        lits.push(match (zero & bit != 0, one & bit != 0) {
            (true, true) => c.input(),
            (false, true) => Lit::TRUE,
            (_, false) => Lit::FALSE,
        });
        undefs.push(if undef & bit != 0 { c.input() } else { Lit::FALSE });
    }
    let undef = (undef != 0).then(|| Bits::new(&undefs));
    Rc::new(Value { undef, points, ..Value::of(Bits::new(&lits)) })
}

/// A vector of one literal repeated.
pub fn spread(width: u32, lit: Lit) -> Bits {
    Bits::new(&vec![lit; width as usize])
}

/// Cuts or extends with zeros.
pub fn resize(b: &Bits, width: u32) -> Bits {
    if b.width() as u32 > width {
        b.trunc(width as usize)
    } else if (b.width() as u32) < width {
        b.zext(width as usize)
    } else {
        b.clone()
    }
}

/// A value cut or extended with zeros.
pub fn resized(v: &V, width: u32) -> V {
    if v.width() == width {
        return Rc::clone(v);
    }
    Rc::new(Value {
        bits: resize(&v.bits, width),
        undef: v.undef.as_ref().map(|u| resize(u, width)),
        points: v.points.clone(),
        deps: v.deps.clone(),
    })
}
