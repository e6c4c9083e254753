//! Values in bits: every value that any node may have has a number, and a node is as many bits as the numbers need.
//!
//! Source: SATCheck, sections 4.1 and 4.2 (values, functions, equality). Deviation: one list of values for all partitions, so that values
//! move between nodes bit by bit.

use super::Formula;
use crate::graph::{NodeId, NodeKind, Use, ValId};
use fencepost_solver::circuit::Lit;

impl Formula<'_> {
    pub(super) fn number_values(&mut self) {
        let mut all: Vec<ValId> = self.events.domain.iter().flatten().copied().collect();
        all.sort_unstable();
        all.dedup();
        for (i, v) in all.iter().enumerate() {
            self.codes.insert(*v, i as u32);
        }
        self.width = usize::BITS - all.len().saturating_sub(1).leading_zeros();
    }

    pub(super) fn code(&self, v: ValId) -> u32 {
        self.codes.get(&v).copied().unwrap_or(u32::MAX)
    }

    pub(super) fn constant(&self, v: ValId) -> Vec<Lit> {
        let code = self.code(v);
        (0..self.width).map(|k| if code >> k & 1 == 1 { Lit::TRUE } else { Lit::FALSE }).collect()
    }

    /// A node's value in bits.
    pub(super) fn node_bits(&mut self, n: NodeId) -> Vec<Lit> {
        if let Some(bits) = &self.bits[n.0 as usize] {
            return bits.clone();
        }
        let domain: Vec<ValId> = self.events.domain[n.0 as usize].iter().copied().collect();
        let bits = match (self.graph.nodes[n.0 as usize].clone(), domain.as_slice()) {
            (_, []) => self.constant(ValId(0)),
            (_, [one]) => self.constant(*one),
            (NodeKind::Equal(a, b, differ), _) => {
                let same = self.equal(a, b);
                let (one, zero) = (self.graph.value(1, 0), self.graph.value(0, 0));
                let (yes, no) = if differ { (zero, one) } else { (one, zero) };
                self.choose(same, yes, no)
            }
            (NodeKind::Offset(m, k), _) => self.moved(m, k),
            (_, [a, b]) => {
                let which = self.circuit.input();
                self.choose(which, *a, *b)
            }
            (_, several) => {
                let codes: Vec<u32> = several.iter().map(|v| self.code(*v)).collect();
                let ones = codes.iter().fold(u32::MAX, |all, c| all & c);
                let any = codes.iter().fold(0, |all, c| all | c);
                (0..self.width)
                    .map(|k| match (ones >> k & 1, any >> k & 1) {
                        (1, _) => Lit::TRUE,
                        (_, 0) => Lit::FALSE,
                        _ => self.circuit.input(),
                    })
                    .collect()
            }
        };
        self.bits[n.0 as usize] = Some(bits.clone());
        bits
    }

    pub(super) fn choose(&mut self, which: Lit, yes: ValId, no: ValId) -> Vec<Lit> {
        let (y, n) = (self.constant(yes), self.constant(no));
        y.into_iter().zip(n).map(|(a, b)| self.circuit.ite(which, a, b)).collect()
    }

    pub(super) fn moved(&mut self, m: NodeId, k: u64) -> Vec<Lit> {
        let pointer = fencepost_ir::eval::mask(u32::from(self.graph.target.pointer_bits));
        let mut columns: Vec<Vec<Lit>> = vec![Vec::new(); self.width as usize];
        for v in self.events.domain[m.0 as usize].clone() {
            let (bits, undef) = self.graph.values[v.0 as usize];
            let to = self.graph.known_value(bits.wrapping_add(u128::from(k)) & pointer, 0);
            let Some(to) = to.filter(|_| undef == 0) else { continue };
            let is = self.is(Use::Node(m), v);
            let code = self.code(to);
            for (b, column) in columns.iter_mut().enumerate() {
                if code >> b & 1 == 1 {
                    column.push(is);
                }
            }
        }
        columns.into_iter().map(|c| self.circuit.or_all(&c)).collect()
    }

    /// Whether an operand has a value.
    pub(super) fn is(&mut self, u: Use, v: ValId) -> Lit {
        match u {
            Use::Const(c) => {
                if c == v {
                    Lit::TRUE
                } else {
                    Lit::FALSE
                }
            }
            Use::Node(n) => {
                let domain = &self.events.domain[n.0 as usize];
                if !domain.contains(&v) {
                    return Lit::FALSE;
                }
                if domain.len() == 1 {
                    return Lit::TRUE;
                }
                let code = self.code(v);
                let bits = self.node_bits(n);
                let all: Vec<Lit> =
                    bits.into_iter().enumerate().map(|(k, b)| if code >> k & 1 == 1 { b } else { !b }).collect();
                self.circuit.and_all(&all)
            }
        }
    }

    /// Whether two operands are equal.
    pub(super) fn equal(&mut self, a: Use, b: Use) -> Lit {
        match (a, b) {
            (Use::Const(x), Use::Const(y)) => {
                if x == y {
                    Lit::TRUE
                } else {
                    Lit::FALSE
                }
            }
            (Use::Const(v), node @ Use::Node(_)) | (node @ Use::Node(_), Use::Const(v)) => self.is(node, v),
            (Use::Node(x), Use::Node(y)) if x == y => Lit::TRUE,
            (Use::Node(x), Use::Node(y)) => {
                let common: Vec<ValId> =
                    self.events.domain[x.0 as usize].intersection(&self.events.domain[y.0 as usize]).copied().collect();
                match common.as_slice() {
                    [] => Lit::FALSE,
                    [one] => {
                        let (p, q) = (self.is(a, *one), self.is(b, *one));
                        self.circuit.and(p, q)
                    }
                    _ => {
                        let (p, q) = (self.node_bits(x), self.node_bits(y));
                        let same: Vec<Lit> = p.into_iter().zip(q).map(|(p, q)| self.circuit.iff(p, q)).collect();
                        self.circuit.and_all(&same)
                    }
                }
            }
        }
    }

    /// If the condition holds, the node has the operand's value.
    pub(super) fn transfer(&mut self, when: Lit, node: NodeId, from: Use) {
        if self.events.domain[node.0 as usize].len() < 2 {
            return;
        }
        let to = self.node_bits(node);
        match from {
            Use::Const(v) => {
                let is = self.is(Use::Node(node), v);
                self.clause(&[!when, is]);
            }
            Use::Node(m) => {
                for (a, b) in to.into_iter().zip(self.node_bits(m)) {
                    if a != b {
                        self.clause(&[!when, !a, b]);
                        self.clause(&[!when, a, !b]);
                    }
                }
            }
        }
    }

    /// When a value is not known, because a function on the way has inputs that it never had.
    pub(super) fn unknown(&mut self, u: Use) -> Lit {
        let Use::Node(n) = u else { return Lit::FALSE };
        if let Some(l) = self.unknown.get(&n) {
            return *l;
        }
        let lit = match self.graph.nodes[n.0 as usize].clone() {
            NodeKind::Answer(_) | NodeKind::Stored(_) | NodeKind::Phi(..) | NodeKind::Constant(_) => Lit::FALSE,
            NodeKind::Equal(a, b, _) => {
                let (x, y) = (self.unknown(a), self.unknown(b));
                self.circuit.or(x, y)
            }
            NodeKind::Offset(m, _) => self.unknown(Use::Node(m)),
            NodeKind::Apply(shape, inputs) => {
                let mut any: Vec<Lit> = inputs.iter().map(|i| self.unknown(Use::Node(*i))).collect();
                let sizes = inputs.iter().map(|i| self.events.domain[i.0 as usize].len() as u128);
                let combinations: u128 = sizes.fold(1, u128::saturating_mul);
                let pairs: Vec<(Vec<ValId>, ValId)> =
                    self.graph.pairs[shape.0 as usize].iter().map(|(k, v)| (k.clone(), *v)).collect();
                let mut known = 0u128;
                let mut none = Vec::new();
                for (values, output) in pairs {
                    let possible = |(m, v): (&NodeId, &ValId)| self.events.domain[m.0 as usize].contains(v);
                    if !inputs.iter().zip(&values).all(possible) {
                        continue;
                    }
                    known += 1;
                    let all: Vec<Lit> = inputs.iter().zip(&values).map(|(m, v)| self.is(Use::Node(*m), *v)).collect();
                    let matches = self.circuit.and_all(&all);
                    none.push(!matches);
                    let out = self.is(Use::Node(n), output);
                    self.clause(&[!matches, out]);
                }
                if known < combinations {
                    any.push(self.circuit.and_all(&none));
                }
                self.circuit.or_all(&any)
            }
        };
        self.unknown.insert(n, lit);
        lit
    }
}
