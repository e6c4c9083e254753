//! Integer operations against brute force on small widths and the host on large ones; float operations against the host.

use super::*;
use crate::inst::{CmpOp, FCmpOp, FUnOp, OverflowOp, UnOp};
use crate::types::{Target, Type};

const MIN64: u128 = 1 << 63;

#[test]
fn integers_of_four_bits_agree_with_wide_arithmetic() {
    let range = |s: i128, b: u128| cut(b as u32, s as u128);
    for a in 0..16u128 {
        for b in 0..16u128 {
            let (sa, sb) = (signed(4, a), signed(4, b));
            let clamp = |v: i128| cut(4, v.clamp(-8, 7) as u128);
            let expect = [
                (BinOp::Add, Ok((a + b) & 15)),
                (BinOp::Sub, Ok(a.wrapping_sub(b) & 15)),
                (BinOp::Mul, Ok((a * b) & 15)),
                (BinOp::UDiv, a.checked_div(b).ok_or(EvalError::DivisionByZero)),
                (BinOp::SDiv, sa.checked_div(sb).map(|v| range(v, 4)).ok_or(EvalError::DivisionByZero)),
                (BinOp::SRem, sa.checked_rem(sb).map(|v| range(v, 4)).ok_or(EvalError::DivisionByZero)),
                (BinOp::Shl, if b < 4 { Ok((a << b) & 15) } else { Err(EvalError::Undefined) }),
                (BinOp::AShr, if b < 4 { Ok(range(sa >> b, 4)) } else { Err(EvalError::Undefined) }),
                (BinOp::SMin, Ok(range(sa.min(sb), 4))),
                (BinOp::UAddSat, Ok((a + b).min(15))),
                (BinOp::SAddSat, Ok(clamp(sa + sb))),
                (BinOp::SSubSat, Ok(clamp(sa - sb))),
                (BinOp::UShlSat, if b < 4 { Ok((a << b).min(15)) } else { Err(EvalError::Undefined) }),
                (BinOp::SShlSat, if b < 4 { Ok(clamp(sa << b)) } else { Err(EvalError::Undefined) }),
            ];
            for (op, value) in expect {
                assert_eq!(bin(op, 4, a, b), value, "{op:?} {a} {b}");
            }
            assert_eq!(overflow(OverflowOp::SMul, 4, a, b), (range(sa * sb, 4), !(-8..8).contains(&(sa * sb))));
            assert_eq!(overflow(OverflowOp::UMul, 4, a, b), ((a * b) & 15, a * b > 15));
            assert_eq!(overflow(OverflowOp::USub, 4, a, b), (a.wrapping_sub(b) & 15, a < b));
            assert_eq!(cmp(CmpOp::SLt, 4, a, b), sa < sb);
            for c in 0..16u128 {
                let wide = (a << 4) | b;
                assert_eq!(funnel_shift(true, 4, a, b, c), (wide << (c % 4)) >> 4 & 15);
                assert_eq!(funnel_shift(false, 4, a, b, c), (wide >> (c % 4)) & 15);
            }
        }
    }
}

#[test]
fn division_that_overflows_wraps() {
    assert_eq!(bin(BinOp::SDiv, 64, MIN64, u128::from(u64::MAX)), Ok(MIN64));
    assert_eq!(bin(BinOp::SRem, 64, MIN64, u128::from(u64::MAX)), Ok(0));
    assert_eq!(bin(BinOp::SDiv, 128, 1 << 127, u128::MAX), Ok(1 << 127));
}

#[test]
fn functions_of_one_integer() {
    assert_eq!(un(UnOp::CtLz, 32, 0), Ok(32));
    assert_eq!(un(UnOp::CtTz, 32, 0), Ok(32));
    assert_eq!(un(UnOp::CtTz, 32, 8), Ok(3));
    assert_eq!(un(UnOp::Abs, 8, 0x80), Ok(0x80));
    assert_eq!(un(UnOp::BSwap, 32, 0x0102_0304), Ok(0x0403_0201));
    assert_eq!(un(UnOp::BitReverse, 3, 0b110), Ok(0b011));
    assert!(un(UnOp::BSwap, 12, 1).is_err());
}

#[test]
fn overflow_of_the_widest_integers() {
    let min = 1u128 << 127;
    assert_eq!(overflow(OverflowOp::SAdd, 128, min, min), (0, true));
    assert_eq!(overflow(OverflowOp::SSub, 128, 0, min), (min, true));
    assert_eq!(overflow(OverflowOp::UAdd, 128, u128::MAX, 1), (0, true));
    assert_eq!(overflow(OverflowOp::SMul, 65, 1 << 63, 2), (1 << 64, true));
}

#[test]
fn floats_round_to_nearest() {
    let f = |x: f64| u128::from(x.to_bits());
    assert_eq!(fbin(FBinOp::Add, Type::F64, f(0.1), f(0.2)), Ok(f(0.1 + 0.2)));
    assert_eq!(fun(FUnOp::Rint, Type::F64, f(2.5)), Ok(f(2.0)));
    assert_eq!(fun(FUnOp::Round, Type::F64, f(2.5)), Ok(f(3.0)));
    assert_eq!(fbin(FBinOp::Min, Type::F64, f(f64::NAN), f(1.0)), Ok(f(1.0)));
    assert_eq!(fbin(FBinOp::Max, Type::F64, f(1.0), f(f64::NAN)), Ok(f(1.0)));
    assert_eq!(fbin(FBinOp::Min, Type::F64, f(0.0), f(-0.0)), Ok(f(-0.0)));
    assert_eq!(fbin(FBinOp::Max, Type::F64, f(-0.0), f(0.0)), Ok(f(0.0)));
    assert_eq!(fbin(FBinOp::Div, Type::F64, f(0.0), f(0.0)), Ok(0x7ff8 << 48));
}

#[test]
fn conversions_that_do_not_fit_are_undefined() {
    let f = |x: f64| u128::from(x.to_bits());
    let to = |op, bits, x| cast(op, Type::F64, Type::Int(bits), &Target::LP64, f(x));
    assert_eq!(to(CastOp::FpToSi, 8, -128.9), Ok(0x80));
    assert_eq!(to(CastOp::FpToSi, 8, 128.0), Err(EvalError::Undefined));
    assert_eq!(to(CastOp::FpToUi, 8, 255.5), Ok(255));
    assert_eq!(to(CastOp::FpToUi, 8, -0.5), Ok(0));
    assert_eq!(to(CastOp::FpToUi, 8, -1.0), Err(EvalError::Undefined));
    assert_eq!(to(CastOp::FpToSi, 64, f64::NAN), Err(EvalError::Undefined));
    let from = |op, bits, a| cast(op, Type::Int(bits), Type::F64, &Target::LP64, a);
    assert_eq!(from(CastOp::SiToFp, 32, 0xffff_ffff), Ok(f(-1.0)));
    assert_eq!(from(CastOp::UiToFp, 64, u128::from(u64::MAX)), Ok(f(u64::MAX as f64)));
}

#[test]
fn the_extended_format_agrees_with_doubles_where_they_are_exact() {
    let wide = |x: f64| cast(CastOp::FpCast, Type::F64, Type::F80, &Target::LP64, u128::from(x.to_bits())).unwrap();
    let narrow = |x: u128| f64::from_bits(cast(CastOp::FpCast, Type::F80, Type::F64, &Target::LP64, x).unwrap() as u64);
    for (a, b) in [(1.5, 2.25), (-3.0, 4.0), (1e10, 7.0), (0.0, 5.0)] {
        assert_eq!(narrow(fbin(FBinOp::Add, Type::F80, wide(a), wide(b)).unwrap()), a + b);
        assert_eq!(narrow(fbin(FBinOp::Mul, Type::F80, wide(a), wide(b)).unwrap()), a * b);
        assert_eq!(narrow(fbin(FBinOp::Rem, Type::F80, wide(a), wide(b)).unwrap()), a % b);
        let less = FCmpOp { lt: true, eq: false, gt: false, unordered: false };
        assert_eq!(fcmp(less, Type::F80, wide(a), wide(b)), Ok(a < b));
    }
    for x in [2.0, 9.0, 0.25, 1e300, 3e-310, 10.0] {
        let root = fun(FUnOp::Sqrt, Type::F80, wide(x)).unwrap();
        assert_eq!(narrow(root), f64::sqrt(x), "{x}");
    }
    assert!(fun(FUnOp::Sin, Type::F80, wide(1.0)).is_err());
}

#[test]
fn read_modify_write() {
    let go = |op, old, value| rmw(op, Type::Int(8), &Target::LP64, old, value).unwrap();
    assert_eq!(go(RmwOp::Nand, 0b1100, 0b1010), 0xf7);
    assert_eq!(go(RmwOp::Max, 0x80, 1), 1);
    assert_eq!(go(RmwOp::UMax, 0x80, 1), 0x80);
    assert_eq!(go(RmwOp::UIncWrap, 3, 3), 0);
    assert_eq!(go(RmwOp::UDecWrap, 0, 3), 3);
    assert_eq!(go(RmwOp::UDecWrap, 5, 3), 3);
}
