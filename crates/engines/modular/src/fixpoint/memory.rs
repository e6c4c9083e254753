//! Memory as one thread knows it: for each object its parts and their values.
//!
//! Guarantee: a part that is not listed has its first value (or the byte that filled the object), so nothing is forgotten silently;
//! overlapping accesses of different shape give any value.
//! Misses: arrays with more than [`ELEMENTS`](crate::tuning::ELEMENTS) candidate places for one access become one value.

use super::shared::{Cell, ObjId, ObjInfo, ObjKind, Shared};
use super::value::Value;
use crate::domains::Integer;
use fencepost_ir::{Global, InitValue};
use std::collections::BTreeMap;
use std::rc::Rc;

/// The widest access, in bytes.
const WIDEST: u32 = 16;

/// What the parts hold that are not listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Base {
    /// What the object holds at first.
    Initial,
    /// This byte everywhere.
    Byte(u8),
    /// Anything, or bits that were never set.
    Unknown,
    /// Anything, but all of it was set.
    Set,
}

impl Base {
    /// Anything.
    pub fn anything(undef: bool) -> Base {
        if undef {
            Base::Unknown
        } else {
            Base::Set
        }
    }
}

/// The contents of one object.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contents {
    base: Base,
    /// By offset: size and value.
    cells: BTreeMap<i64, (u32, Value)>,
    /// The object is one value: the size of its elements, and the value.
    smash: Option<(u32, Value)>,
}

/// The contents of all objects.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Memory {
    objects: BTreeMap<ObjId, Rc<Contents>>,
}

/// An object as it is at first, by reference.
static UNTOUCHED: Contents = FRESH;

const FRESH: Contents = Contents { base: Base::Initial, cells: BTreeMap::new(), smash: None };

/// The value that an object holds at first.
fn initial(shared: &Shared<'_>, info: ObjInfo, offset: i64, size: u32) -> Value {
    let bits = size * 8;
    // What is wider than any access is no number.
    if size > WIDEST && !matches!(info.kind, ObjKind::Heap(..)) {
        let undef = match info.kind {
            ObjKind::Global(g) | ObjKind::ThreadLocal(g, _) => has_undef(shared.program.global(g)),
            ObjKind::Stack(..) | ObjKind::Recent(..) | ObjKind::Heap(..) => !info.zeroed,
        };
        return Value { undef, ..Value::wild(bits) };
    }
    if info.zeroed {
        return Value::constant(bits, 0);
    }
    match info.kind {
        ObjKind::Global(g) | ObjKind::ThreadLocal(g, _) => from_global(shared, shared.program.global(g), offset, size),
        ObjKind::Stack(..) | ObjKind::Recent(..) => Value { undef: true, ..Value::number(bits) },
        // The summary stands for no object at first; parts that nothing was stored to are added with each object.
        ObjKind::Heap(..) => Value::bottom(bits),
    }
}

fn has_undef(global: &Global) -> bool {
    global.init.iter().any(|p| matches!(p.value, InitValue::Undef(_)))
}

fn from_global(shared: &Shared<'_>, global: &Global, offset: i64, size: u32) -> Value {
    let bits = size * 8;
    let end = offset + i64::from(size);
    let mut bytes = vec![0u8; size as usize];
    for piece in &global.init {
        let at = piece.offset as i64;
        match &piece.value {
            InitValue::Bytes(data) => {
                for (i, b) in data.iter().enumerate() {
                    let place = at + i as i64 - offset;
                    if (0..i64::from(size)).contains(&place) {
                        bytes[place as usize] = *b;
                    }
                }
            }
            InitValue::Global(g, plus) => {
                let width = i64::from(shared.program.target.pointer_bytes());
                if at == offset && width == i64::from(size) {
                    return match shared.known_global(*g) {
                        Some(object) => Value::address(bits, object, *plus),
                        None => Value::wild(bits),
                    };
                }
                if at < end && offset < at + width {
                    return Value::wild(bits);
                }
            }
            InitValue::Func(f) => {
                let width = i64::from(shared.program.target.pointer_bytes());
                if at == offset && width == i64::from(size) {
                    return Value::function(bits, *f);
                }
                if at < end && offset < at + width {
                    return Value::wild(bits);
                }
            }
            InitValue::Undef(len) => {
                if at < end && offset < at + *len as i64 {
                    return Value { undef: true, ..Value::number(bits) };
                }
            }
        }
    }
    let number = bytes.iter().rev().fold(0u128, |n, b| n << 8 | u128::from(*b));
    Value::constant(bits, number)
}

impl Contents {
    /// The value of a part.
    pub fn read(&self, shared: &Shared<'_>, info: ObjInfo, offset: i64, size: u32) -> Value {
        if let Some((s, v)) = &self.smash {
            return if *s == size && aligned(offset, size) { v.clone() } else { Value::wild(size * 8).as_set_as(v) };
        }
        if let Some((s, v)) = self.cells.get(&offset) {
            if *s == size {
                return v.clone();
            }
        }
        if self.touched(offset, size).next().is_some() {
            let (mut undef, mut end) = (false, offset);
            for at in self.touched(offset, size) {
                let (s, v) = &self.cells[&at];
                undef |= v.undef || (at > end && self.base_unset(shared, info, end, (at - end) as u32));
                end = end.max(at + i64::from(*s));
            }
            let rest = offset + i64::from(size) - end;
            undef |= rest > 0 && self.base_unset(shared, info, end, rest as u32);
            return Value { undef, ..Value::wild(size * 8) };
        }
        match self.base {
            Base::Initial => initial(shared, info, offset, size),
            Base::Byte(_) if size > WIDEST => Value::wild(size * 8),
            Base::Byte(b) => Value::constant(size * 8, (0..size).fold(0u128, |n, _| n << 8 | u128::from(b))),
            Base::Unknown => Value::unset(size * 8),
            Base::Set => Value::wild(size * 8),
        }
    }

    /// Whether bits that no part covers may never have been set.
    fn base_unset(&self, shared: &Shared<'_>, info: ObjInfo, offset: i64, size: u32) -> bool {
        match self.base {
            Base::Initial => initial(shared, info, offset, size).undef,
            Base::Byte(_) | Base::Set => false,
            Base::Unknown => true,
        }
    }

    /// Whether any bits may never have been set.
    fn unset(&self, shared: &Shared<'_>, info: ObjInfo) -> bool {
        let base = match (self.base, info.kind) {
            (Base::Initial, ObjKind::Global(g) | ObjKind::ThreadLocal(g, _)) => has_undef(shared.program.global(g)),
            (Base::Initial, ObjKind::Stack(..) | ObjKind::Recent(..) | ObjKind::Heap(..)) => !info.zeroed,
            (Base::Byte(_) | Base::Set, _) => false,
            (Base::Unknown, _) => true,
        };
        match &self.smash {
            Some((_, v)) => v.undef,
            None => base || self.cells.values().any(|c| c.1.undef),
        }
    }

    fn touched(&self, offset: i64, size: u32) -> impl Iterator<Item = i64> + '_ {
        let end = offset + i64::from(size);
        let hit = move |(at, (s, _)): (&i64, &(u32, Value))| (at + i64::from(*s) > offset).then_some(*at);
        self.cells.range(..end).filter_map(hit)
    }

    /// Replaces the value of a part.
    fn write(&mut self, offset: i64, size: u32, value: Value) {
        if let Some((s, v)) = &mut self.smash {
            *v = if *s == size && aligned(offset, size) {
                v.join(&value)
            } else {
                Value::wild(*s * 8).as_set_as(v).as_set_as(&value)
            };
            return;
        }
        let hit: Vec<i64> = self.touched(offset, size).filter(|&o| o != offset).collect();
        for o in hit {
            if let Some((s, v)) = self.cells.get_mut(&o) {
                *v = Value::wild(*s * 8).as_set_as(v).as_set_as(&value);
            }
        }
        // A part with the same start and another size: both shapes are unknown from here on.
        if let Some((s, v)) = self.cells.get(&offset) {
            if *s != size {
                let larger = (*s).max(size);
                let both = Value::wild(larger * 8).as_set_as(v).as_set_as(&value);
                self.cells.insert(offset, (larger, both));
                return;
            }
        }
        self.cells.insert(offset, (size, value));
    }

    /// All values that reads of parts of this size, at multiples of it, may give.
    fn summary(&self, shared: &Shared<'_>, info: ObjInfo, total: Option<u64>, size: u32) -> Value {
        if let Some((s, v)) = &self.smash {
            return if *s == size { v.clone() } else { Value::wild(size * 8).as_set_as(v) };
        }
        let undef = self.unset(shared, info);
        let any = Value { undef, ..Value::wild(size * 8) };
        let Some(total) = total.filter(|t| *t <= shared.precision.summed) else { return any };
        let mut all = Value::bottom(size * 8);
        let mut at = 0;
        while at + i64::from(size) <= total as i64 {
            all = all.join(&self.read(shared, info, at, size));
            if all.wild && (all.undef || !undef) {
                break;
            }
            at += i64::from(size);
        }
        if self.cells.iter().any(|(o, (s, _))| *s != size || o % i64::from(size) != 0) {
            return any;
        }
        all
    }

    fn leq(&self, other: &Contents, shared: &Shared<'_>, object: ObjId) -> bool {
        let simple = self.base == other.base && self.smash.is_none() && other.smash.is_none();
        if !simple {
            return self.zip(other, shared, object, &Value::join) == other.zip(other, shared, object, &Value::join);
        }
        let info = shared.info(object);
        let here = self.cells.iter().all(|(o, (s, v))| v.leq(&other.read(shared, info, *o, *s)));
        let mut there = other.cells.iter().filter(|(o, c)| self.cells.get(o).is_none_or(|k| k.0 != c.0));
        here && there.all(|(o, (s, v))| self.read(shared, info, *o, *s).leq(v))
    }

    fn zip(
        &self,
        other: &Contents,
        shared: &Shared<'_>,
        object: ObjId,
        f: &dyn Fn(&Value, &Value) -> Value,
    ) -> Contents {
        let info = shared.info(object);
        if self.smash.is_some() || other.smash.is_some() {
            let size = self.smash.as_ref().or(other.smash.as_ref()).map_or(1, |s| s.0);
            let total = shared.size(object);
            let (a, b) = (self.summary(shared, info, total, size), other.summary(shared, info, total, size));
            return Contents { smash: Some((size, f(&a, &b))), ..FRESH };
        }
        if self.base != other.base {
            let cells = self.cells.iter().filter_map(|(o, (s, v))| {
                let w = other.cells.get(o).filter(|c| c.0 == *s)?;
                Some((*o, (*s, f(v, &w.1))))
            });
            let undef = self.unset(shared, info) || other.unset(shared, info);
            return Contents { base: Base::anything(undef), cells: cells.collect(), smash: None };
        }
        let mut cells = BTreeMap::new();
        for (o, (s, v)) in &self.cells {
            cells.insert(*o, (*s, f(v, &other.read(shared, info, *o, *s))));
        }
        let mut result = Contents { base: self.base, cells, smash: None };
        for (o, (s, v)) in &other.cells {
            if self.cells.get(o).is_none_or(|c| c.0 != *s) {
                let joined = f(&self.read(shared, info, *o, *s), v);
                result.write(*o, *s, joined);
            }
        }
        result
    }
}

impl Memory {
    /// The contents of an object.
    pub fn contents(&self, object: ObjId) -> &Contents {
        self.objects.get(&object).map_or(&UNTOUCHED, |c| c)
    }

    /// Whether the object is listed; recent objects are from the moment they are made.
    pub fn has(&self, object: ObjId) -> bool {
        self.objects.contains_key(&object)
    }

    /// The objects that something is listed of.
    pub fn objects(&self) -> impl Iterator<Item = ObjId> + '_ {
        self.objects.keys().copied()
    }

    /// The value of a part.
    pub fn read(&self, shared: &Shared<'_>, cell: Cell) -> Value {
        self.contents(cell.object).read(shared, shared.info(cell.object), cell.offset, cell.size)
    }

    /// The value of any part of that size, at a multiple of it.
    pub fn read_any(&self, shared: &Shared<'_>, object: ObjId, size: u32) -> Value {
        self.contents(object).summary(shared, shared.info(object), shared.size(object), size)
    }

    /// Whether any bits of an object may never have been set.
    pub fn unset(&self, shared: &Shared<'_>, object: ObjId) -> bool {
        self.contents(object).unset(shared, shared.info(object))
    }

    /// The values of all parts of objects other than those.
    pub fn any_value(&self, skip: impl Fn(ObjId) -> bool, mut is: impl FnMut(&Value) -> bool) -> bool {
        let kept = self.objects.iter().filter(|(o, _)| !skip(**o));
        let mut values = kept.flat_map(|(_, c)| c.cells.values().map(|c| &c.1).chain(c.smash.iter().map(|s| &s.1)));
        values.any(&mut is)
    }

    fn edit(&mut self, object: ObjId) -> &mut Contents {
        Rc::make_mut(self.objects.entry(object).or_insert_with(|| Rc::new(FRESH)))
    }

    /// Replaces the value of a part.
    pub fn write(&mut self, cell: Cell, value: Value) {
        self.edit(cell.object).write(cell.offset, cell.size, value);
    }

    /// A store to some part of that size, at a multiple of it: the object becomes one value.
    pub fn write_any(&mut self, shared: &Shared<'_>, object: ObjId, size: u32, value: &Value) {
        let all = self.read_any(shared, object, size).join(value);
        *self.edit(object) = Contents { smash: Some((size, all)), ..FRESH };
    }

    /// Fills the whole object, or makes it unknown.
    pub fn fill(&mut self, object: ObjId, base: Base) {
        *self.edit(object) = Contents { base, ..FRESH };
    }

    /// Takes the contents of one object from another memory.
    pub fn take(&mut self, from: &Memory, object: ObjId) {
        if let Some(c) = from.objects.get(&object) {
            self.objects.insert(object, Rc::clone(c));
        }
    }

    /// This object alone.
    #[must_use]
    pub fn only(&self, object: ObjId) -> Memory {
        let mut one = Memory::default();
        one.take(self, object);
        one
    }

    /// Forgets what is known: the object is as it is at first.
    pub fn reset(&mut self, object: ObjId) {
        self.objects.remove(&object);
    }

    /// The listed parts of an object, with whole-object values as the part of size 0.
    pub fn parts(&self, object: ObjId) -> Vec<(Cell, Value)> {
        let contents = self.contents(object);
        let mut parts: Vec<(Cell, Value)> =
            contents.cells.iter().map(|(o, (s, v))| (Cell { object, offset: *o, size: *s }, v.clone())).collect();
        if let Some((_, v)) = &contents.smash {
            parts.push((Cell::whole(object), v.clone()));
        }
        parts
    }

    /// Whether the parts that are not listed hold their first value.
    pub fn is_initial(&self, object: ObjId) -> bool {
        self.contents(object).base == Base::Initial && self.contents(object).smash.is_none()
    }

    /// Keeps only some objects.
    pub fn retain(&mut self, keep: impl Fn(ObjId) -> bool) {
        self.objects.retain(|o, _| keep(*o));
    }

    /// Changes every value.
    pub fn for_each_value(&mut self, f: impl Fn(&mut Value), touched: impl Fn(&Value) -> bool) {
        for contents in self.objects.values_mut() {
            let any = contents.cells.values().any(|c| touched(&c.1)) || contents.smash.iter().any(|s| touched(&s.1));
            if any {
                let contents = Rc::make_mut(contents);
                contents.cells.values_mut().for_each(|c| f(&mut c.1));
                contents.smash.iter_mut().for_each(|s| f(&mut s.1));
            }
        }
    }

    fn zip(&self, other: &Memory, shared: &Shared<'_>, f: &dyn Fn(&Value, &Value) -> Value) -> Memory {
        let mut objects = self.objects.clone();
        for (o, theirs) in &other.objects {
            let ours = objects.get(o);
            if ours.is_some_and(|c| Rc::ptr_eq(c, theirs) || c == theirs) {
                continue;
            }
            let joined = ours.map_or(&UNTOUCHED, |c| c).zip(theirs, shared, *o, f);
            objects.insert(*o, Rc::new(joined));
        }
        for (o, ours) in &self.objects {
            if !other.objects.contains_key(o) {
                objects.insert(*o, Rc::new(ours.zip(&UNTOUCHED, shared, *o, f)));
            }
        }
        Memory { objects }
    }

    /// In how many listed parts the memories differ.
    pub fn distance(&self, other: &Memory) -> usize {
        let mut count = 0;
        for o in self.objects.keys().chain(other.objects.keys().filter(|o| !self.objects.contains_key(o))) {
            let (a, b) = (self.contents(*o), other.contents(*o));
            count += a.cells.iter().filter(|(k, v)| b.cells.get(k) != Some(v)).count();
            count += b.cells.keys().filter(|k| !a.cells.contains_key(k)).count();
        }
        count
    }

    /// Either memory.
    #[must_use]
    pub fn join(&self, other: &Memory, shared: &Shared<'_>) -> Memory {
        self.zip(other, shared, &Value::join)
    }

    /// A superset of both such that repeating comes to an end.
    #[must_use]
    pub fn widen(&self, new: &Memory, shared: &Shared<'_>) -> Memory {
        self.zip(new, shared, &|a, b| a.widen(b, &shared.thresholds))
    }

    /// Whether all of this is in the other.
    pub fn leq(&self, other: &Memory, shared: &Shared<'_>) -> bool {
        let within = |o: &ObjId| {
            let (a, b) = (self.contents(*o), other.contents(*o));
            std::ptr::eq(a, b) || a == b || a.leq(b, shared, *o)
        };
        self.objects.keys().all(within) && other.objects.keys().filter(|o| !self.objects.contains_key(o)).all(within)
    }
}

/// Whether a part of that size can be an element of an object that is one value.
fn aligned(offset: i64, size: u32) -> bool {
    size > 0 && offset % i64::from(size) == 0
}

/// Whether all places are elements of an object that is one value.
pub fn elements(offset: &Integer, size: u32) -> bool {
    let size = u128::from(size);
    let (modulus, rest) = (offset.modulus(), offset.unsigned_bounds().map_or(0, |b| b.0));
    size > 0 && size.is_power_of_two() && modulus % size == 0 && rest % size == 0
}

/// The places that an access at an offset may touch, if they are no more than that.
pub fn places(offset: &Integer, most: usize) -> Option<Vec<i64>> {
    if let Some(values) = offset.values() {
        if values.len() > most {
            return None;
        }
        return Some(values.iter().map(|&v| v as i64).collect());
    }
    let (lo, hi) = offset.signed_bounds()?;
    // Over zero a congruence of the patterns goes on only if its modulus divides their number.
    let modulus = offset.modulus().max(1);
    let step = if lo < 0 && hi >= 0 && !modulus.is_power_of_two() { 1 } else { modulus as i128 };
    if (hi - lo) / step >= most as i128 {
        return None;
    }
    let all = (0..=(hi - lo) / step).map(|i| lo + i * step);
    Some(all.filter(|v| offset.contains(*v as u128 & u128::from(u64::MAX))).map(|v| v as i64).collect())
}
