//! Abstract integers of 5 to 8 bits against all their values.

use super::Random;
use crate::domains::compare::{flip, negate};
use crate::domains::integer::{sign_bit, Integer};
use fencepost_ir::eval::{self, mask, signed, EvalError};
use fencepost_ir::{BinOp, CastOp, CmpOp, OverflowOp, RmwOp, Target, Type, UnOp};

const BINARY: [BinOp; 23] = [
    BinOp::Add,
    BinOp::Sub,
    BinOp::Mul,
    BinOp::UDiv,
    BinOp::SDiv,
    BinOp::URem,
    BinOp::SRem,
    BinOp::Shl,
    BinOp::LShr,
    BinOp::AShr,
    BinOp::And,
    BinOp::Or,
    BinOp::Xor,
    BinOp::UMin,
    BinOp::UMax,
    BinOp::SMin,
    BinOp::SMax,
    BinOp::UAddSat,
    BinOp::SAddSat,
    BinOp::USubSat,
    BinOp::SSubSat,
    BinOp::UShlSat,
    BinOp::SShlSat,
];

const COMPARISONS: [CmpOp; 10] = [
    CmpOp::Eq,
    CmpOp::Ne,
    CmpOp::ULt,
    CmpOp::ULe,
    CmpOp::UGt,
    CmpOp::UGe,
    CmpOp::SLt,
    CmpOp::SLe,
    CmpOp::SGt,
    CmpOp::SGe,
];

/// A random element: few values, intervals of either reading, a congruence, or a meet of these.
fn element(random: &mut Random, bits: u32) -> Integer {
    let all = 1 << bits;
    let half = sign_bit(bits) as i128;
    match random.below(5) {
        0 => Integer::set(bits, (0..=random.below(4)).map(|_| u128::from(random.below(all))).collect::<Vec<_>>()),
        1 => {
            let (a, b) = (u128::from(random.below(all)), u128::from(random.below(all)));
            Integer::unsigned(bits, a.min(b), a.max(b))
        }
        2 => {
            let (a, b) = (i128::from(random.below(all)) - half, i128::from(random.below(all)) - half);
            Integer::signed(bits, a.min(b), a.max(b))
        }
        3 => {
            let modulus = 1 + u128::from(random.below(6));
            let rest = u128::from(random.below(modulus as u64));
            Integer::set(bits, (0..u128::from(all)).filter(|v| v % modulus == rest))
        }
        _meet_of_two => {
            let (a, b) = (element(random, bits), element(random, bits));
            a.meet(&b)
        }
    }
}

fn values(a: &Integer) -> Vec<u128> {
    (0..=mask(a.bits())).filter(|&v| a.contains(v)).collect()
}

#[test]
fn lattice_operations_cover_and_order() {
    let mut random = Random::new(1);
    for round in 0..3000 {
        let bits = 5 + round % 4;
        let (a, b) = (element(&mut random, bits), element(&mut random, bits));
        let (join, meet, widened) = (a.join(&b), a.meet(&b), a.widen(&b, &[3, 17]));
        for v in 0..=mask(bits) {
            let (in_a, in_b) = (a.contains(v), b.contains(v));
            assert!(!(in_a || in_b) || (join.contains(v) && widened.contains(v)), "{a:?} {b:?} {v}");
            assert!(!(in_a && in_b) || meet.contains(v), "{a:?} {b:?} {v}");
            assert!(!meet.contains(v) || in_a || in_b);
        }
        assert!(a.leq(&join) && b.leq(&join) && a.leq(&widened) && b.leq(&widened) && meet.leq(&a.join(&b)));
        let within = values(&a).iter().all(|&v| b.contains(v));
        assert!(!a.leq(&b) || within);
        assert_eq!(a.is_bottom(), values(&a).is_empty());
        if let Some((lo, hi)) = a.unsigned_bounds() {
            assert_eq!((lo, hi), (values(&a)[0], *values(&a).last().unwrap()), "{a:?}");
            let with_sign: Vec<i128> = values(&a).iter().map(|&v| signed(bits, v)).collect();
            assert_eq!(a.signed_bounds(), Some((*with_sign.iter().min().unwrap(), *with_sign.iter().max().unwrap())));
        }
    }
}

#[test]
fn widening_comes_to_an_end() {
    let mut random = Random::new(2);
    for _ in 0..300 {
        let mut x = element(&mut random, 8);
        let mut steps = 0;
        loop {
            let new = x.join(&element(&mut random, 8));
            let next = x.widen(&new, &[1, 9, 40, 130]);
            if next == x && x.is_top() {
                break;
            }
            steps += usize::from(next != x);
            assert!(steps < 40, "{x:?}");
            x = next;
            if random.below(200) == 0 {
                break;
            }
        }
    }
}

/// Every pair of values gives a result that is covered; few values give exactly the results.
fn check_binary(op: BinOp, a: &Integer, b: &Integer) {
    let bits = a.bits();
    let result = Integer::bin(op, a, b);
    let mut concrete = Vec::new();
    for &x in &values(a) {
        for &y in &values(b) {
            match eval::bin(op, bits, x, y) {
                Ok(v) => {
                    concrete.push(v);
                    assert!(result.contains(v), "{op:?} {x} {y} = {v}: {a:?} {b:?} -> {result:?}");
                }
                Err(EvalError::DivisionByZero) => {}
                Err(EvalError::Undefined | EvalError::Unsupported(_)) => assert!(result.is_top(), "{op:?} {a:?} {b:?}"),
            }
        }
    }
    if a.as_constant().is_some() && b.as_constant().is_some() && !result.is_top() {
        concrete.dedup();
        assert_eq!(values(&result), concrete, "constants are exact: {op:?} {a:?} {b:?}");
    }
}

#[test]
fn binary_operations_cover_all_results() {
    let mut random = Random::new(3);
    for round in 0..700 {
        let bits = 5 + round % 2;
        let (a, b) = (element(&mut random, bits), element(&mut random, bits));
        // Shift amounts are small, or nothing would be left to check.
        let few = b.meet(&Integer::unsigned(bits, 0, u128::from(bits) - 1));
        for op in BINARY {
            check_binary(op, &a, &b);
            check_binary(op, &a, &few);
        }
    }
}

#[test]
fn intervals_are_optimal_where_nothing_wraps() {
    for (a, b, c, d) in [(0u128, 40, 3, 50), (10, 100, 0, 20), (5, 5, 0, 60)] {
        let (x, y) = (Integer::unsigned(8, a, b), Integer::unsigned(8, c, d));
        assert_eq!(Integer::bin(BinOp::Add, &x, &y).unsigned_bounds(), Some((a + c, b + d)));
        let big = Integer::unsigned(8, a + 100, b + 100);
        assert_eq!(Integer::bin(BinOp::Sub, &big, &y).unsigned_bounds(), Some((a + 100 - d, b + 100 - c)));
    }
    let x = Integer::signed(32, -100, 100);
    let sum = Integer::bin(BinOp::Add, &x, &Integer::constant(32, 7));
    assert_eq!(sum.signed_bounds(), Some((-93, 107)));
    let scaled = Integer::bin(BinOp::Mul, &Integer::unsigned(64, 0, 1000), &Integer::constant(64, 12));
    assert_eq!((scaled.unsigned_bounds(), scaled.modulus()), (Some((0, 12000)), 12));
    let byte = Integer::bin(BinOp::And, &Integer::top(32), &Integer::constant(32, 0xff));
    assert_eq!(byte.unsigned_bounds(), Some((0, 255)));
}

#[test]
fn comparisons_cover_and_refine() {
    let mut random = Random::new(4);
    for round in 0..1500 {
        let bits = 5 + round % 3;
        let (a, b) = (element(&mut random, bits), element(&mut random, bits));
        for op in COMPARISONS {
            let truth = Integer::cmp(op, &a, &b);
            let (left, right) = Integer::assume(op, &a, &b);
            assert!(left.leq(&a.join(&left)) && values(&left).iter().all(|&v| a.contains(v)));
            let mut seen = [false; 2];
            for &x in &values(&a) {
                for &y in &values(&b) {
                    let holds = eval::cmp(op, bits, x, y);
                    seen[usize::from(holds)] = true;
                    assert!(truth.contains(u128::from(holds)), "{op:?} {a:?} {b:?}");
                    assert!(!holds || (left.contains(x) && right.contains(y)), "{op:?} {a:?} {b:?} {x} {y}");
                    assert_eq!(holds, !eval::cmp(negate(op), bits, x, y));
                    assert_eq!(holds, eval::cmp(flip(op), bits, y, x));
                }
            }
            let simple = a.modulus() <= 1 && b.modulus() <= 1;
            if simple && !matches!(op, CmpOp::Eq | CmpOp::Ne) {
                assert_eq!(truth.may_be_true(), seen[1], "{op:?} {a:?} {b:?}");
                assert_eq!(truth.may_be_false(), seen[0], "{op:?} {a:?} {b:?}");
            }
        }
    }
}

#[test]
fn unary_operations_and_casts_cover() {
    let mut random = Random::new(5);
    let target = Target::LP64;
    for round in 0..1500 {
        let bits = 5 + round % 4;
        let a = element(&mut random, bits);
        for op in [UnOp::Abs, UnOp::CtPop, UnOp::CtLz, UnOp::CtTz, UnOp::BSwap, UnOp::BitReverse] {
            let result = Integer::un(op, &a);
            for &v in &values(&a) {
                assert!(
                    eval::un(op, bits, v).is_err() || result.contains(eval::un(op, bits, v).unwrap()),
                    "{op:?} {a:?}"
                );
            }
        }
        for (op, to) in
            [(CastOp::Trunc, 3), (CastOp::Trunc, 4), (CastOp::ZExt, 9), (CastOp::SExt, 9), (CastOp::Bitcast, bits)]
        {
            let result = Integer::cast(op, &a, to);
            let (from, into) = (Type::Int(bits as u8), Type::Int(to as u8));
            for &v in &values(&a) {
                let concrete = eval::cast(op, from, into, &target, v).unwrap();
                assert!(result.contains(concrete), "{op:?} {a:?} {v} -> {result:?}");
            }
        }
    }
}

#[test]
fn overflow_flags_and_read_modify_writes_cover() {
    let mut random = Random::new(6);
    let target = Target::LP64;
    let flags =
        [OverflowOp::UAdd, OverflowOp::SAdd, OverflowOp::USub, OverflowOp::SSub, OverflowOp::UMul, OverflowOp::SMul];
    let updates = [
        RmwOp::Xchg,
        RmwOp::Add,
        RmwOp::Sub,
        RmwOp::And,
        RmwOp::Nand,
        RmwOp::Or,
        RmwOp::Xor,
        RmwOp::Max,
        RmwOp::Min,
        RmwOp::UMax,
        RmwOp::UMin,
        RmwOp::UIncWrap,
        RmwOp::UDecWrap,
    ];
    for round in 0..300 {
        let bits = 5 + round % 2;
        let (a, b, c) = (element(&mut random, bits), element(&mut random, bits), element(&mut random, bits));
        let funnels = [true, false].map(|left| Integer::funnel_shift(left, &a, &b, &c));
        for &x in &values(&a) {
            for &y in &values(&b) {
                for op in flags {
                    let (value, over) = Integer::overflow(op, &a, &b);
                    let (v, o) = eval::overflow(op, bits, x, y);
                    assert!(value.contains(v) && over.contains(u128::from(o)), "{op:?} {a:?} {b:?}");
                    if round > 20 {
                        break;
                    }
                }
                for z in values(&c).into_iter().take(6) {
                    for (left, result) in [true, false].into_iter().zip(&funnels) {
                        assert!(result.contains(eval::funnel_shift(left, bits, x, y, z)), "{a:?} {b:?} {c:?}");
                    }
                }
            }
        }
        for op in updates {
            let result = Integer::rmw(op, &a, &b);
            for &x in &values(&a) {
                for &y in &values(&b) {
                    let v = eval::rmw(op, Type::Int(bits as u8), &target, x, y).unwrap();
                    assert!(result.contains(v), "{op:?} {a:?} {b:?} {x} {y} = {v}: {result:?}");
                }
            }
        }
    }
}

#[test]
fn wide_integers_do_not_overflow() {
    let mut random = Random::new(7);
    for round in 0..400 {
        let bits = [32, 63, 64, 65, 127, 128][round % 6];
        let number = |random: &mut Random| {
            let wide = u128::from(random.below(1 << 53)) << random.below(76) | u128::from(random.below(1 << 53));
            wide & mask(bits)
        };
        let picks: Vec<u128> = (0..6).map(|_| number(&mut random)).collect();
        let range = |i: usize| Integer::unsigned(bits, picks[i].min(picks[i + 1]), picks[i].max(picks[i + 1]));
        let (a, b) = (range(0), range(2));
        for op in BINARY {
            for (x, y) in [(picks[0], picks[2]), (picks[1], picks[3]), (picks[0], picks[3])] {
                if let Ok(v) = eval::bin(op, bits, x, y) {
                    assert!(Integer::bin(op, &a, &b).contains(v), "{op:?} {bits} {a:?} {b:?}");
                }
            }
        }
        let narrow = Integer::cast(CastOp::Trunc, &a, 8);
        assert!(narrow.contains(picks[0] & 0xff) && narrow.contains(picks[1] & 0xff));
        for op in COMPARISONS {
            assert!(Integer::cmp(op, &a, &b).contains(u128::from(eval::cmp(op, bits, picks[0], picks[2]))));
        }
    }
}
