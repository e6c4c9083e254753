//! Octagons against all points of a small cube, and their closure against a naive reference.

use super::Random;
use crate::domains::octagon::{Octagon, Term};

const SIDE: i128 = 4;

type Constraint = (Term, Term, i128);

fn term(random: &mut Random, n: usize) -> Term {
    Term { var: random.below(n as u64) as usize, negative: random.below(2) == 0 }
}

/// A random system within the cube.
fn system(random: &mut Random, n: usize) -> (Octagon, Vec<Constraint>) {
    let mut octagon = Octagon::top(n);
    let mut constraints = Vec::new();
    for var in 0..n {
        octagon.restrict(var, -SIDE, SIDE);
    }
    for _ in 0..random.below(4) {
        let constraint = (term(random, n), term(random, n), i128::from(random.below(9)) - 3);
        octagon.test(constraint.0, constraint.1, constraint.2);
        constraints.push(constraint);
    }
    (octagon, constraints)
}

fn points(n: usize) -> Vec<Vec<i128>> {
    let side = (2 * SIDE + 1) as usize;
    (0..side.pow(n as u32))
        .map(|mut i| {
            (0..n)
                .map(|_| {
                    let v = (i % side) as i128 - SIDE;
                    i /= side;
                    v
                })
                .collect()
        })
        .collect()
}

fn value(t: Term, point: &[i128]) -> i128 {
    if t.negative {
        -point[t.var]
    } else {
        point[t.var]
    }
}

/// Whether the point fits all bounds that the octagon reports.
fn contains(octagon: &Octagon, point: &[i128]) -> bool {
    let terms: Vec<Term> = (0..point.len()).flat_map(|v| [Term::plus(v), Term::minus(v)]).collect();
    let fits = |a: Term, b: Term| octagon.sum_bound(a, b).is_none_or(|c| value(a, point) + value(b, point) <= c);
    !octagon.is_bottom() && terms.iter().all(|&a| terms.iter().all(|&b| fits(a, b)))
}

fn satisfying(n: usize, constraints: &[Constraint]) -> Vec<Vec<i128>> {
    let fits = |p: &Vec<i128>| constraints.iter().all(|&(a, b, c)| value(a, p) + value(b, p) <= c);
    points(n).into_iter().filter(fits).collect()
}

#[test]
fn closure_gives_the_tightest_bounds() {
    let mut random = Random::new(11);
    for round in 0..400 {
        let n = 1 + round % 3;
        let (octagon, constraints) = system(&mut random, n);
        let inside = satisfying(n, &constraints);
        assert_eq!(octagon.is_bottom(), inside.is_empty(), "{constraints:?}");
        for a in (0..n).flat_map(|v| [Term::plus(v), Term::minus(v)]) {
            for b in (0..n).flat_map(|v| [Term::plus(v), Term::minus(v)]) {
                let naive = inside.iter().map(|p| value(a, p) + value(b, p)).max();
                if let Some(naive) = naive {
                    assert_eq!(octagon.sum_bound(a, b), Some(naive), "{constraints:?} {a:?} {b:?}");
                }
            }
        }
    }
}

#[test]
fn operations_cover_all_points() {
    let mut random = Random::new(12);
    for round in 0..400 {
        let n = 2 + round % 2;
        let ((a, ac), (b, bc)) = (system(&mut random, n), system(&mut random, n));
        let (in_a, in_b) = (satisfying(n, &ac), satisfying(n, &bc));
        let (join, meet, mut widened) = (a.join(&b), a.meet(&b), a.widen(&b, &[0, 3, 8]));
        widened.close();
        assert!(a.leq(&join) && b.leq(&join) && a.leq(&widened) && b.leq(&widened) && meet.leq(&a) && meet.leq(&b));
        assert!(in_a.iter().chain(&in_b).all(|p| contains(&join, p) && contains(&widened, p)));
        assert!(in_a.iter().filter(|p| in_b.contains(p)).all(|p| contains(&meet, p)));
        assert!(meet.leq(&a.narrow(&meet)) && a.narrow(&meet).leq(&a));
        let (var, t, c) = (random.below(n as u64) as usize, term(&mut random, n), i128::from(random.below(5)) - 2);
        let range = (-SIDE - 2, SIDE + 1);
        let (mut moved, mut within, mut free) = (a.clone(), a.clone(), a.clone());
        moved.assign(var, t, c);
        within.assign_within(var, t, c, range);
        free.assign_interval(var, -1, 2);
        for p in &in_a {
            let mut q = p.clone();
            q[var] = value(t, p) + c;
            assert!(contains(&moved, &q), "{ac:?} {var} := {t:?} + {c}");
            // The machine value wraps around the range.
            let size = range.1 - range.0 + 1;
            q[var] = (q[var] - range.0).rem_euclid(size) + range.0;
            assert!(contains(&within, &q));
            q[var] = 1;
            assert!(contains(&free, &q));
        }
    }
}

#[test]
fn assignments_keep_relations() {
    let mut o = Octagon::top(2);
    o.restrict(0, 0, 10);
    o.assign(1, Term::plus(0), 0);
    o.assign(0, Term::plus(0), 1);
    assert_eq!(o.sum_bound(Term::plus(0), Term::minus(1)), Some(1));
    assert_eq!(o.sum_bound(Term::plus(1), Term::minus(0)), Some(-1));
    o.assign(1, Term::minus(1), 3);
    assert_eq!(o.bounds(1), (Some(-7), Some(3)));
    assert_eq!(o.sum_bound(Term::plus(0), Term::plus(1)), Some(4));
    o.assign_within(0, Term::plus(0), 200, (-128, 127));
    assert_eq!(o.bounds(0), (Some(-128), Some(127)));
    assert_eq!(o.bounds(1), (Some(-7), Some(3)));
}
