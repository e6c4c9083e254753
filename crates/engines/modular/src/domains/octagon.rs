//! Tight octagons: relations `±x ± y <= c` between a few mathematical integers.
//!
//! Source: Miné, "The octagon abstract domain" (HOSC 2006); tight closure for integers by Bagnara, Hill and Zaffanella
//! ("Weakly-relational shapes for numeric abstractions", FMSD 2009): shortest paths, then halving, then strong coherence.
//! Guarantee: after [`Octagon::close`] all bounds are the tightest that hold for integers, and emptiness is exact.
//! Every operation covers all concrete results. The numbers here do not wrap: [`Octagon::assign_within`] keeps a
//! relation only if the sum provably stays within the machine type, and otherwise only the type's range.
//! Misses: bounds beyond 2^60 in magnitude are dropped (they are weakened, which is sound).
//! Deviations: closure is complete after each change, not incremental; clusters are small.

/// No bound.
const INF: i64 = i64::MAX;
/// Bounds larger than this are no bounds, and smaller ones than its negative are raised to it.
const LIMIT: i64 = 1 << 60;

/// A system of relations over the variables `0..n`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Octagon {
    n: usize,
    /// `m[i * 2n + j]` bounds `v_j - v_i`, where `v_2k` is the variable `k` and `v_2k+1` its negative.
    m: Vec<i64>,
    empty: bool,
}

/// A variable with a sign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Term {
    /// The variable.
    pub var: usize,
    /// Whether its negative is meant.
    pub negative: bool,
}

impl Term {
    /// The variable itself.
    pub fn plus(var: usize) -> Term {
        Term { var, negative: false }
    }

    /// Its negative.
    pub fn minus(var: usize) -> Term {
        Term { var, negative: true }
    }

    fn node(self) -> usize {
        2 * self.var + usize::from(self.negative)
    }
}

fn plus(a: i64, b: i64) -> i64 {
    if a == INF || b == INF {
        return INF;
    }
    normal(a + b)
}

fn normal(sum: i64) -> i64 {
    if sum > LIMIT {
        INF
    } else {
        sum.max(-LIMIT)
    }
}

/// A bound that may be too large to be one.
fn bound(c: i128) -> i64 {
    if c > i128::from(LIMIT) {
        INF
    } else {
        c.max(i128::from(-LIMIT)) as i64
    }
}

impl Octagon {
    /// Nothing is known about `n` variables.
    pub fn top(n: usize) -> Octagon {
        let mut m = vec![INF; 4 * n * n];
        for i in 0..2 * n {
            m[i * 2 * n + i] = 0;
        }
        Octagon { n, m, empty: false }
    }

    /// No values at all.
    pub fn bottom(n: usize) -> Octagon {
        Octagon { empty: true, ..Octagon::top(n) }
    }

    /// The number of variables.
    pub fn len(&self) -> usize {
        self.n
    }

    /// Whether there are no variables.
    pub fn is_empty(&self) -> bool {
        self.n == 0
    }

    /// Whether no values fit.
    pub fn is_bottom(&self) -> bool {
        self.empty
    }

    /// Whether nothing is known.
    pub fn is_top(&self) -> bool {
        *self == Octagon::top(self.n)
    }

    fn at(&self, i: usize, j: usize) -> i64 {
        self.m[i * 2 * self.n + j]
    }

    fn lower(&mut self, i: usize, j: usize, c: i64) {
        let width = 2 * self.n;
        let cell = &mut self.m[i * width + j];
        *cell = (*cell).min(c);
    }

    /// Brings all bounds to their tightest integer values.
    pub fn close(&mut self) {
        if self.empty {
            return;
        }
        let width = 2 * self.n;
        for k in 0..width {
            for i in 0..width {
                let through = self.at(i, k);
                if through == INF {
                    continue;
                }
                for j in 0..width {
                    self.lower(i, j, plus(through, self.at(k, j)));
                }
            }
        }
        for i in 0..width {
            let twice = self.at(i, i ^ 1);
            if twice != INF {
                self.lower(i, i ^ 1, 2 * twice.div_euclid(2));
            }
        }
        if (0..width).any(|i| self.at(i, i) < 0 || plus(self.at(i, i ^ 1), self.at(i ^ 1, i)) < 0) {
            *self = Octagon::bottom(self.n);
            return;
        }
        for i in 0..width {
            for j in 0..width {
                let (a, b) = (self.at(i, i ^ 1), self.at(j ^ 1, j));
                if a != INF && b != INF {
                    self.lower(i, j, normal(a / 2 + b / 2));
                }
            }
        }
    }

    /// Keeps the values with `a + b <= c`; `a` and `b` may be the same variable.
    pub fn test(&mut self, a: Term, b: Term, c: i128) {
        self.add(a, b, c);
        self.close();
    }

    /// Adds the constraint without closing.
    fn add(&mut self, a: Term, b: Term, c: i128) {
        // `a + b <= c` is `v_b - v_(not a) <= c`.
        let (i, j) = (a.node() ^ 1, b.node());
        if i == j && a.var == b.var && a.negative != b.negative {
            if c < 0 {
                self.empty = true;
            }
            return;
        }
        let c = bound(c);
        self.lower(i, j, c);
        self.lower(j ^ 1, i ^ 1, c);
    }

    /// Keeps the values of the variable within the interval.
    pub fn restrict(&mut self, var: usize, lo: i128, hi: i128) {
        self.add_interval(var, lo, hi);
        self.close();
    }

    /// Keeps the values within these intervals: variable, least, greatest.
    pub fn restrict_all(&mut self, intervals: Vec<(usize, i128, i128)>) {
        for (var, lo, hi) in intervals {
            self.add_interval(var, lo, hi);
        }
        self.close();
    }

    fn add_interval(&mut self, var: usize, lo: i128, hi: i128) {
        let x = Term::plus(var);
        self.add(x, x, hi.saturating_mul(2));
        let y = Term::minus(var);
        self.add(y, y, lo.saturating_neg().saturating_mul(2));
    }

    /// Nothing is known about the variable any more; relations through it between others stay.
    pub fn forget(&mut self, var: usize) {
        let width = 2 * self.n;
        for i in [2 * var, 2 * var + 1] {
            for j in 0..width {
                self.m[i * width + j] = INF;
                self.m[j * width + i] = INF;
            }
            self.m[i * width + i] = 0;
        }
    }

    /// The variable gets some value of the interval.
    pub fn assign_interval(&mut self, var: usize, lo: i128, hi: i128) {
        if self.empty {
            return;
        }
        self.forget(var);
        self.restrict(var, lo, hi);
    }

    /// `var := term + c`, on mathematical integers.
    pub fn assign(&mut self, var: usize, term: Term, c: i128) {
        if self.empty {
            return;
        }
        if term.var != var {
            self.forget(var);
            let (x, minus_x) = (Term::plus(var), Term::minus(var));
            let opposite = Term { negative: !term.negative, ..term };
            self.add(x, opposite, c);
            self.add(minus_x, term, -c);
            self.close();
            return;
        }
        if term.negative {
            self.negate(var);
        }
        self.shift(var, c);
    }

    /// `var := term + c` in a machine type with the given range: if the sum may leave the range, it wraps, and only
    /// the range is known of the result.
    pub fn assign_within(&mut self, var: usize, term: Term, c: i128, range: (i128, i128)) {
        let (lo, hi) = self.term_bounds(term);
        let fits = |v: Option<i128>| v.and_then(|v| v.checked_add(c)).is_some_and(|v| range.0 <= v && v <= range.1);
        if fits(lo) && fits(hi) {
            self.assign(var, term, c);
        } else {
            self.assign_interval(var, range.0, range.1);
        }
    }

    /// Exchanges the variable with its negative.
    fn negate(&mut self, var: usize) {
        let width = 2 * self.n;
        let (p, q) = (2 * var, 2 * var + 1);
        for j in 0..width {
            self.m.swap(p * width + j, q * width + j);
        }
        for i in 0..width {
            self.m.swap(i * width + p, i * width + q);
        }
    }

    /// Adds a constant to the variable.
    fn shift(&mut self, var: usize, c: i128) {
        let width = 2 * self.n;
        for i in 0..width {
            for j in 0..width {
                let part = |node: usize| match (node / 2 == var, node.is_multiple_of(2)) {
                    (true, true) => c,
                    (true, false) => -c,
                    (false, true | false) => 0,
                };
                let cell = &mut self.m[i * width + j];
                if *cell != INF {
                    *cell = bound(i128::from(*cell) + part(j) - part(i));
                }
            }
        }
    }

    /// The least and the greatest value of the variable, where they are known. Nothing is known of an empty octagon.
    pub fn bounds(&self, var: usize) -> (Option<i128>, Option<i128>) {
        self.term_bounds(Term::plus(var))
    }

    fn term_bounds(&self, term: Term) -> (Option<i128>, Option<i128>) {
        let node = term.node();
        let known = |c: i64| (c != INF && c != -LIMIT).then_some(i128::from(c));
        let hi = known(self.at(node ^ 1, node)).map(|c| c.div_euclid(2));
        let lo = known(self.at(node, node ^ 1)).map(|c| -c.div_euclid(2));
        (lo, hi)
    }

    /// The bound `c` of `a + b <= c`, if there is one.
    pub fn sum_bound(&self, a: Term, b: Term) -> Option<i128> {
        let c = self.at(a.node() ^ 1, b.node());
        (c != INF).then_some(i128::from(c))
    }

    /// The values of either.
    #[must_use]
    pub fn join(&self, other: &Octagon) -> Octagon {
        if self.empty {
            return other.clone();
        }
        if other.empty {
            return self.clone();
        }
        let m = self.m.iter().zip(&other.m).map(|(a, b)| *a.max(b)).collect();
        Octagon { n: self.n, m, empty: false }
    }

    /// The values of both.
    #[must_use]
    pub fn meet(&self, other: &Octagon) -> Octagon {
        if self.empty || other.empty {
            return Octagon::bottom(self.n);
        }
        let m = self.m.iter().zip(&other.m).map(|(a, b)| *a.min(b)).collect();
        let mut met = Octagon { n: self.n, m, empty: false };
        met.close();
        met
    }

    /// Whether all values of this are values of the other. Both are closed.
    pub fn leq(&self, other: &Octagon) -> bool {
        self.empty || (!other.empty && self.m.iter().zip(&other.m).all(|(a, b)| a <= b))
    }

    /// A superset of both; bounds that grow go to the next threshold, then are dropped. The result is not closed: closing it
    /// would undo the progress, so the caller closes a copy. `thresholds` ascend.
    #[must_use]
    pub fn widen(&self, new: &Octagon, thresholds: &[i64]) -> Octagon {
        if self.empty {
            return new.clone();
        }
        if new.empty {
            return self.clone();
        }
        let next = |c: i64| thresholds.get(thresholds.partition_point(|&t| t < c)).copied().unwrap_or(INF);
        let m = self.m.iter().zip(&new.m).map(|(&old, &new)| if new <= old { old } else { next(new) }).collect();
        Octagon { n: self.n, m, empty: false }
    }

    /// Bounds that are missing here are taken from `new`, which is a subset.
    #[must_use]
    pub fn narrow(&self, new: &Octagon) -> Octagon {
        if self.empty || new.empty {
            return Octagon::bottom(self.n);
        }
        let m = self.m.iter().zip(&new.m).map(|(&old, &new)| if old == INF { new } else { old }).collect();
        let mut result = Octagon { n: self.n, m, empty: false };
        result.close();
        result
    }
}
