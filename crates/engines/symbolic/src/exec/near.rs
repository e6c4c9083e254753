//! Addresses that depend on the run, as small circuits.
//!
//! Accesses that are executed are inside of their objects. So two of them have the same address if those bits are the same
//! that tell the bytes of these objects apart, which are few where objects lie near to each other.

use super::{EventId, Exec, Recorder};
use crate::world::ObjId;
use fencepost_solver::bits::{self, Bits};
use fencepost_solver::circuit::Lit;

/// Comparing the addresses of events.
pub trait Near {
    /// So many low bits tell apart all places that two accesses can touch.
    fn telling_bits(&mut self, a: EventId, b: EventId) -> usize;

    /// Whether two accesses share a byte.
    fn overlap(&mut self, a: EventId, b: EventId) -> Lit;
}

impl Near for Exec<'_, '_> {
    fn telling_bits(&mut self, a: EventId, b: EventId) -> usize {
        let mut ids: Vec<ObjId> = Vec::new();
        for e in [a, b] {
            ids.extend(self.events[e as usize].targets.iter().map(|(id, _)| *id));
        }
        ids.sort_unstable();
        ids.dedup();
        if let Some(&bits) = self.shared.telling.get(&ids) {
            return bits;
        }
        let objects = &self.world.objects;
        let spans: Vec<(u64, u64)> =
            ids.iter().map(|o| (objects[*o as usize].base, objects[*o as usize].size)).collect();
        let width = self.events[a as usize].addr.bits.width();
        let bits = (4..width.min(40)).find(|low| apart(&spans, *low)).unwrap_or(width);
        self.shared.telling.insert(ids, bits);
        bits
    }

    fn overlap(&mut self, a: EventId, b: EventId) -> Lit {
        let (x, y) = (&self.events[a as usize], &self.events[b as usize]);
        if let (Some(p), Some(q)) = (x.at, y.at) {
            return Lit::constant(p < q + u64::from(y.size) && q < p + u64::from(x.size));
        }
        if !x.targets.iter().any(|(o, _)| y.targets.iter().any(|(p, _)| o == p)) {
            return Lit::FALSE;
        }
        let (size_x, size_y) = (x.size, y.size);
        let low = self.telling_bits(a, b);
        let (p, q) = (self.address(a).trunc(low), self.address(b).trunc(low));
        let c = &mut self.circuit;
        let (pq, qp) = (bits::sub(c, &p, &q), bits::sub(c, &q, &p));
        let width = p.width();
        let near_y = bits::ult(c, &pq, &Bits::constant(width, u128::from(size_y)));
        let near_x = bits::ult(c, &qp, &Bits::constant(width, u128::from(size_x)));
        c.or(near_x, near_y)
    }
}

impl Recorder {
    /// The address of an event as bits.
    pub fn address(&self, event: EventId) -> Bits {
        let e = &self.events[event as usize];
        match e.at {
            Some(at) => Bits::constant(e.addr.bits.width(), u128::from(at)),
            None => e.addr.bits.clone(),
        }
    }
}

/// Whether so many low bits tell all bytes of the spans apart, with room for the longest access between them.
fn apart(spans: &[(u64, u64)], low: usize) -> bool {
    let modulus = 1u64 << low;
    let mut starts: Vec<(u64, u64)> = spans.iter().map(|(base, size)| (base % modulus, *size + 16)).collect();
    starts.sort_unstable();
    let next = |k: usize| starts.get(k + 1).map_or(starts[0].0 + modulus, |s| s.0);
    (0..starts.len()).all(|k| starts[k].0 + starts[k].1 <= next(k))
}
