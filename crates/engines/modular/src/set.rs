//! Small finite sets of values, or any value: what the loop-free search computes with.
//!
//! Guarantee: the set of an operation's results contains every result for operands out of the sets.
//! Misses: ranges; more than [`LISTED`](crate::tuning::LISTED) values are all values.

use crate::expr::{compute, Fun};
use crate::tuning::{combined, listed};
use fencepost_ir::eval::mask;
use fencepost_ir::{BinOp, CastOp, Target};
use smallvec::SmallVec;

/// A set of values of one width.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Set {
    bits: u32,
    /// Sorted, without repetitions; `None` means any value.
    values: Option<SmallVec<[u128; 4]>>,
}

impl Set {
    /// Any value.
    pub fn top(bits: u32) -> Set {
        if bits == 1 {
            return Set { bits, values: Some(SmallVec::from_slice(&[0, 1])) };
        }
        Set { bits, values: None }
    }

    /// No value.
    pub fn empty(bits: u32) -> Set {
        Set { bits, values: Some(SmallVec::new()) }
    }

    /// One value.
    pub fn one(bits: u32, value: u128) -> Set {
        Set { bits, values: Some(SmallVec::from_slice(&[value & mask(bits)])) }
    }

    /// These values.
    pub fn of(bits: u32, values: impl IntoIterator<Item = u128>) -> Set {
        let mut list: SmallVec<[u128; 4]> = SmallVec::new();
        for v in values {
            if let Err(at) = list.binary_search(&v) {
                list.insert(at, v);
            }
            if list.len() > listed() {
                return Set::top(bits);
            }
        }
        Set { bits, values: Some(list) }
    }

    /// The values, if they are few.
    pub fn values(&self) -> Option<&[u128]> {
        self.values.as_deref()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.values.as_ref().is_some_and(SmallVec::is_empty)
    }

    /// Whether a value is among them.
    pub fn has(&self, value: u128) -> bool {
        self.values.as_ref().is_none_or(|v| v.binary_search(&value).is_ok())
    }

    /// Both sets together.
    #[must_use]
    pub fn join(&self, other: &Set) -> Set {
        match (&self.values, &other.values) {
            (Some(a), Some(b)) => Set::of(self.bits, a.iter().chain(b).copied()),
            (Some(_) | None, Some(_) | None) => Set::top(self.bits),
        }
    }

    /// The values for which a test holds, if they are few.
    #[must_use]
    pub fn filter(&self, mut keep: impl FnMut(u128) -> bool) -> Set {
        match &self.values {
            Some(v) => Set { bits: self.bits, values: Some(v.iter().copied().filter(|x| keep(*x)).collect()) },
            None => self.clone(),
        }
    }

    /// The results of an operation. `width` is that of the first operand, `bits` that of the result.
    pub fn apply(fun: Fun, width: u32, bits: u32, args: &[Set], target: &Target) -> Set {
        if args.iter().any(Set::is_empty) {
            return Set::empty(bits);
        }
        let lists: Option<SmallVec<[&[u128]; 3]>> = args.iter().map(Set::values).collect();
        let Some(lists) = lists else { return Set::partly_known(fun, bits, args) };
        let combinations = lists.iter().map(|l| l.len()).product::<usize>();
        if combinations > combined() {
            return Set::top(bits);
        }
        let mut out = Vec::new();
        let mut at: SmallVec<[usize; 3]> = lists.iter().map(|_| 0).collect();
        for _ in 0..combinations {
            let v: SmallVec<[u128; 3]> = lists.iter().zip(&at).map(|(l, i)| l[*i]).collect();
            match compute(fun, width, &v, target) {
                Some(v) => out.push(v & mask(bits)),
                None => return Set::top(bits),
            }
            for (i, l) in at.iter_mut().zip(&lists) {
                *i += 1;
                if *i < l.len() {
                    break;
                }
                *i = 0;
            }
        }
        Set::of(bits, out)
    }

    /// Some operands may be anything: a few operations still have few results.
    fn partly_known(fun: Fun, bits: u32, args: &[Set]) -> Set {
        match fun {
            Fun::Bin(BinOp::And) => {
                let known = args[0].values().or(args[1].values()).unwrap_or(&[]);
                let all = known.iter().fold(0u128, |m, v| m | v);
                if known.is_empty() || all.count_ones() > 4 {
                    return Set::top(bits);
                }
                Set::of(bits, submasks(all))
            }
            Fun::Bin(BinOp::URem) => match args[1].values() {
                Some([n]) if *n > 0 && *n <= listed() as u128 => Set::of(bits, 0..*n),
                Some(_) | None => Set::top(bits),
            },
            Fun::Select => match args[0].values() {
                Some([0]) => args[2].clone(),
                Some([1]) => args[1].clone(),
                Some(_) | None => args[1].join(&args[2]),
            },
            Fun::Cast(CastOp::ZExt, _, _) => args[0].clone().widened(bits),
            Fun::Bin(_)
            | Fun::Un(_)
            | Fun::FBin(..)
            | Fun::FUn(..)
            | Fun::FMulAdd(_)
            | Fun::Cmp(_)
            | Fun::FCmp(..)
            | Fun::Cast(..)
            | Fun::Wrapped(_)
            | Fun::Overflowed(_)
            | Fun::Funnel(_)
            | Fun::Rmw(..) => Set::top(bits),
        }
    }

    fn widened(self, bits: u32) -> Set {
        match self.values {
            Some(values) => Set { bits, values: Some(values) },
            None => Set::top(bits),
        }
    }
}

/// All values whose ones are among those of `all`.
fn submasks(all: u128) -> Vec<u128> {
    let mut out = vec![all];
    let mut sub = all;
    while sub != 0 {
        sub = (sub - 1) & all;
        out.push(sub);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_bits_of_anything_are_few_values() {
        let t = Target::LP64;
        let and = Set::apply(Fun::Bin(BinOp::And), 32, 32, &[Set::top(32), Set::one(32, 5)], &t);
        assert_eq!(and, Set::of(32, [0, 1, 4, 5]));
        let rem = Set::apply(Fun::Bin(BinOp::URem), 32, 32, &[Set::top(32), Set::one(32, 3)], &t);
        assert_eq!(rem, Set::of(32, [0, 1, 2]));
        assert!(Set::apply(Fun::Bin(BinOp::Add), 32, 32, &[Set::top(32), Set::one(32, 3)], &t).has(77));
    }
}
