//! Boolean circuits: and-inverter graphs with gates for exclusive or and if-then-else.
//!
//! Source: structural hashing and local simplification as in ABC and in Brummayer and Biere, *Local two-level
//! And-Inverter Graph minimization without blowup* (2006). The rules there are a table of shapes; here most of them
//! follow from one function, `assume`, that looks one gate deep into a literal under the assumption that
//! another one holds: `a & b` is simplified by assuming `a` in `b` and `b` in `a`, an if-then-else by assuming its
//! condition in its branches. Every rule replaces an operand by an older node, so the simplification ends and never adds
//! a gate that the plain construction would not have.
//!
//! Guarantees. A gate's operands are older than the gate, so a walk over the nodes by number sees operands first. Two
//! gates never have the same kind and the same operands. No gate has a constant operand; hence a circuit that is given
//! only constants has no gates.
//!
//! Rejected: a pure and-inverter graph. Exclusive or and if-then-else have encodings into clauses that propagate better
//! than the three and-gates they would be made of, and adders consist of little else.

use rustc_hash::FxHashMap;
use std::fmt;
use std::ops::Not;

/// A node of a circuit or its negation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Lit(u32);

impl Lit {
    /// The constant false, which is node 0.
    pub const FALSE: Lit = Lit(0);
    /// The constant true.
    pub const TRUE: Lit = Lit(1);

    /// The literal of a node, negated or not.
    pub const fn new(node: u32, negated: bool) -> Lit {
        Lit(node * 2 + negated as u32)
    }

    /// The constant of a truth value.
    pub const fn constant(value: bool) -> Lit {
        Lit(value as u32)
    }

    /// Whether the literal is one of the two constants.
    pub const fn is_const(self) -> bool {
        self.0 < 2
    }

    /// The value of a constant.
    pub const fn as_const(self) -> Option<bool> {
        if self.is_const() {
            Some(self.0 == 1)
        } else {
            None
        }
    }

    /// The node.
    pub const fn node(self) -> u32 {
        self.0 >> 1
    }

    /// Whether the literal is the negation of its node.
    pub const fn is_negated(self) -> bool {
        self.0 & 1 == 1
    }

    /// The literal, negated if `negate` is set.
    pub const fn negate_if(self, negate: bool) -> Lit {
        Lit(self.0 ^ negate as u32)
    }

    /// The literal's value, given the values of all nodes as [`evaluate`] computes them.
    pub fn holds(self, values: &[bool]) -> bool {
        values[self.node() as usize] != self.is_negated()
    }

    /// The node without a negation.
    const fn positive(self) -> Lit {
        Lit(self.0 & !1)
    }
}

impl Not for Lit {
    type Output = Lit;
    fn not(self) -> Lit {
        Lit(self.0 ^ 1)
    }
}

impl fmt::Debug for Lit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.as_const() {
            Some(true) => write!(f, "T"),
            Some(false) => write!(f, "F"),
            None => write!(f, "{}{}", if self.is_negated() { "!" } else { "" }, self.node()),
        }
    }
}

/// What a node is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Gate {
    /// Node 0, the constant false.
    Const,
    /// An input, with its number among the inputs.
    Input(u32),
    /// A conjunction; the operands ascend.
    And(Lit, Lit),
    /// An exclusive or; the operands ascend and are not negated.
    Xor(Lit, Lit),
    /// If-then-else; the condition and the second operand are not negated.
    Ite(Lit, Lit, Lit),
}

/// A circuit. It only grows; literals stay valid.
pub struct Circuit {
    gates: Vec<Gate>,
    /// How many gates use the node as an operand.
    fanout: Vec<u32>,
    hash: FxHashMap<Gate, u32>,
    inputs: u32,
}

impl Default for Circuit {
    fn default() -> Self {
        Circuit { gates: vec![Gate::Const], fanout: vec![0], hash: FxHashMap::default(), inputs: 0 }
    }
}

impl Circuit {
    /// A circuit that has nothing but the constants.
    pub fn new() -> Circuit {
        Circuit::default()
    }

    /// The number of nodes: the constant, the inputs and the gates.
    // A circuit always has the constant, so there is no `is_empty`.
    #[allow(clippy::len_without_is_empty)]
    pub fn len(&self) -> usize {
        self.gates.len()
    }

    /// The number of inputs.
    pub fn inputs(&self) -> u32 {
        self.inputs
    }

    /// What a node is.
    pub fn gate(&self, node: u32) -> Gate {
        self.gates[node as usize]
    }

    /// How many gates have the node as an operand.
    pub fn fanout(&self, node: u32) -> u32 {
        self.fanout[node as usize]
    }

    /// A new input.
    pub fn input(&mut self) -> Lit {
        let number = self.inputs;
        self.inputs += 1;
        self.push(Gate::Input(number))
    }

    /// The conjunction of two literals.
    pub fn and(&mut self, mut a: Lit, mut b: Lit) -> Lit {
        loop {
            if a == Lit::FALSE || b == Lit::FALSE || a == !b {
                return Lit::FALSE;
            }
            if a == Lit::TRUE || a == b {
                return b;
            }
            if b == Lit::TRUE {
                return a;
            }
            let b_under_a = self.assume_deep(b, a);
            if b_under_a != b {
                b = b_under_a;
                continue;
            }
            let a_under_b = self.assume_deep(a, b);
            if a_under_b != a {
                a = a_under_b;
                continue;
            }
            if let Some(common) = self.resolve(a, b) {
                return common;
            }
            return self.hashed(Gate::And(a.min(b), a.max(b)));
        }
    }

    /// The disjunction of two literals.
    pub fn or(&mut self, a: Lit, b: Lit) -> Lit {
        !self.and(!a, !b)
    }

    /// Whether `a` implies `b`.
    pub fn implies(&mut self, a: Lit, b: Lit) -> Lit {
        !self.and(a, !b)
    }

    /// Whether two literals differ.
    pub fn xor(&mut self, mut a: Lit, mut b: Lit) -> Lit {
        let mut negate = false;
        loop {
            negate ^= a.is_negated() != b.is_negated();
            (a, b) = (a.positive().min(b.positive()), a.positive().max(b.positive()));
            let result = if a == Lit::FALSE {
                b
            } else if a == b {
                Lit::FALSE
            } else if let Some(rest) = self.cancel(a, b) {
                (a, b) = rest;
                continue;
            } else if let Some(result) = self.xor_with_and(a, b) {
                result
            } else {
                self.hashed(Gate::Xor(a, b))
            };
            return result.negate_if(negate);
        }
    }

    /// Whether two literals are equal.
    pub fn iff(&mut self, a: Lit, b: Lit) -> Lit {
        !self.xor(a, b)
    }

    /// `t` if `c` holds, else `e`.
    pub fn ite(&mut self, c: Lit, t: Lit, e: Lit) -> Lit {
        let (c, mut t, mut e) = if c.is_negated() { (!c, e, t) } else { (c, t, e) };
        if c == Lit::FALSE {
            return e;
        }
        loop {
            let (new_t, new_e) = (self.assume_deep(t, c), self.assume_deep(e, !c));
            if (new_t, new_e) == (t, e) {
                break;
            }
            (t, e) = (new_t, new_e);
        }
        if t == e {
            return t;
        }
        if t == !e {
            return self.xor(c, e);
        }
        match (t.as_const(), e.as_const()) {
            (Some(true), _) => return self.or(c, e),
            (Some(false), _) => return self.and(!c, e),
            (_, Some(true)) => return self.or(!c, t),
            (_, Some(false)) => return self.and(c, t),
            (None, None) => {}
        }
        let negate = t.is_negated();
        self.hashed(Gate::Ite(c, t.negate_if(negate), e.negate_if(negate))).negate_if(negate)
    }

    /// Whether at least two of three literals hold.
    pub fn majority(&mut self, a: Lit, b: Lit, c: Lit) -> Lit {
        // The encoder recognises this shape and gives it the clauses of a majority gate.
        let differ = self.xor(a, b);
        self.ite(differ, c, a)
    }

    /// The sum and the carry of three bits.
    pub fn full_adder(&mut self, a: Lit, b: Lit, c: Lit) -> (Lit, Lit) {
        let differ = self.xor(a, b);
        (self.xor(differ, c), self.ite(differ, c, a))
    }

    /// The conjunction of any number of literals, as a balanced tree.
    pub fn and_all(&mut self, lits: &[Lit]) -> Lit {
        let mut row: Vec<Lit> = lits.to_vec();
        row.sort_unstable();
        row.dedup();
        // The two literals of a node are neighbours in the order.
        if row.first() == Some(&Lit::FALSE) || row.windows(2).any(|w| w[0] == !w[1]) {
            return Lit::FALSE;
        }
        while row.len() > 1 {
            let mut next = Vec::with_capacity(row.len().div_ceil(2));
            for pair in row.chunks(2) {
                let both = if pair.len() == 2 { self.and(pair[0], pair[1]) } else { pair[0] };
                if both == Lit::FALSE {
                    return Lit::FALSE;
                }
                next.push(both);
            }
            row = next;
        }
        row.first().copied().unwrap_or(Lit::TRUE)
    }

    /// The disjunction of any number of literals, as a balanced tree.
    pub fn or_all(&mut self, lits: &[Lit]) -> Lit {
        let negated: Vec<Lit> = lits.iter().map(|&l| !l).collect();
        !self.and_all(&negated)
    }
}

/// The local simplifications.
impl Circuit {
    /// A literal that equals `lit` whenever `fact` holds: `lit` itself or an operand of its gate or a constant.
    fn assume(&self, lit: Lit, fact: Lit) -> Lit {
        let node = lit.node();
        if node == fact.node() {
            return Lit::constant(lit == fact);
        }
        let result = match self.gate(node) {
            Gate::And(x, y) if x == fact => y,
            Gate::And(x, y) if y == fact => x,
            Gate::And(x, y) if x == !fact || y == !fact => Lit::FALSE,
            Gate::Xor(x, y) if x.node() == fact.node() => y.negate_if(x == fact),
            Gate::Xor(x, y) if y.node() == fact.node() => x.negate_if(y == fact),
            Gate::Ite(c, t, e) if c.node() == fact.node() => {
                if c == fact {
                    t
                } else {
                    e
                }
            }
            Gate::And(..) | Gate::Xor(..) | Gate::Ite(..) | Gate::Const | Gate::Input(_) => {
                return self.assume_equality(lit, fact)
            }
        };
        result.negate_if(lit.is_negated())
    }

    /// A fact about an exclusive or says that its operands are equal or complementary: prefer the older one.
    fn assume_equality(&self, lit: Lit, fact: Lit) -> Lit {
        match self.gate(fact.node()) {
            Gate::Xor(x, y) if lit.node() == y.node() => x.negate_if(!fact.is_negated()).negate_if(lit.is_negated()),
            Gate::Xor(..) | Gate::And(..) | Gate::Ite(..) | Gate::Const | Gate::Input(_) => lit,
        }
    }

    /// As `assume`, and if the fact is a conjunction, its operands are facts as well.
    fn assume_deep(&self, lit: Lit, fact: Lit) -> Lit {
        let lit = self.assume(lit, fact);
        match self.gate(fact.node()) {
            Gate::And(x, y) if !fact.is_negated() => self.assume(self.assume(lit, x), y),
            Gate::And(..) | Gate::Xor(..) | Gate::Ite(..) | Gate::Const | Gate::Input(_) => lit,
        }
    }

    /// `!(x & y) & !(x & !y)` is `!x`.
    fn resolve(&self, a: Lit, b: Lit) -> Option<Lit> {
        if !a.is_negated() || !b.is_negated() {
            return None;
        }
        let (Gate::And(x, y), Gate::And(u, v)) = (self.gate(a.node()), self.gate(b.node())) else { return None };
        if (x == u && y == !v) || (x == v && y == !u) {
            Some(!x)
        } else if (y == u && x == !v) || (y == v && x == !u) {
            Some(!y)
        } else {
            None
        }
    }

    /// What is left of `a ^ b` when a common operand of exclusive ors cancels out.
    fn cancel(&self, a: Lit, b: Lit) -> Option<(Lit, Lit)> {
        let operands = |lit: Lit| match self.gate(lit.node()) {
            Gate::Xor(x, y) => Some((x, y)),
            Gate::And(..) | Gate::Ite(..) | Gate::Const | Gate::Input(_) => None,
        };
        match (operands(a), operands(b)) {
            (Some((x, y)), _) if x == b => Some((y, Lit::FALSE)),
            (Some((x, y)), _) if y == b => Some((x, Lit::FALSE)),
            (_, Some((u, v))) if u == a => Some((v, Lit::FALSE)),
            (_, Some((u, v))) if v == a => Some((u, Lit::FALSE)),
            (Some((x, y)), Some((u, v))) if x == u => Some((y, v)),
            (Some((x, y)), Some((u, v))) if x == v => Some((y, u)),
            (Some((x, y)), Some((u, v))) if y == u => Some((x, v)),
            (Some((x, y)), Some((u, v))) if y == v => Some((x, u)),
            _ => None,
        }
    }

    /// `x ^ (x & y)` is `x & !y`, and `x ^ (!x & y)` is `x | y`.
    fn xor_with_and(&mut self, a: Lit, b: Lit) -> Option<Lit> {
        for (lit, gate) in [(a, b), (b, a)] {
            let Gate::And(x, y) = self.gate(gate.node()) else { continue };
            for (same, other) in [(x, y), (y, x)] {
                if same.node() == lit.node() {
                    return Some(self.and(same, !other).negate_if(same != lit));
                }
            }
        }
        None
    }

    /// The node of a gate, a new one if there is none yet.
    fn hashed(&mut self, gate: Gate) -> Lit {
        if let Some(&node) = self.hash.get(&gate) {
            return Lit::new(node, false);
        }
        let lit = self.push(gate);
        self.hash.insert(gate, lit.node());
        lit
    }

    fn push(&mut self, gate: Gate) -> Lit {
        let node =
            u32::try_from(self.gates.len()).ok().filter(|&n| n < u32::MAX / 2).expect("the circuit is too large");
        self.gates.push(gate);
        self.fanout.push(0);
        for operand in gate.operands() {
            self.fanout[operand.node() as usize] += 1;
        }
        Lit::new(node, false)
    }
}

impl Gate {
    /// The literals that the gate reads.
    pub fn operands(self) -> impl Iterator<Item = Lit> {
        let operands = match self {
            Gate::Const | Gate::Input(_) => [None, None, None],
            Gate::And(a, b) | Gate::Xor(a, b) => [Some(a), Some(b), None],
            Gate::Ite(c, t, e) => [Some(c), Some(t), Some(e)],
        };
        operands.into_iter().flatten()
    }
}

/// The values of all nodes, given the value of every input by its node.
pub fn evaluate(circuit: &Circuit, inputs: impl Fn(u32) -> bool) -> Vec<bool> {
    let mut values: Vec<bool> = Vec::with_capacity(circuit.len());
    for (node, &gate) in circuit.gates.iter().enumerate() {
        let value = match gate {
            Gate::Const => false,
            Gate::Input(_) => inputs(node as u32),
            Gate::And(a, b) => a.holds(&values) && b.holds(&values),
            Gate::Xor(a, b) => a.holds(&values) != b.holds(&values),
            Gate::Ite(c, t, e) => if c.holds(&values) { t } else { e }.holds(&values),
        };
        values.push(value);
    }
    values
}

#[cfg(test)]
pub(crate) mod tests;
