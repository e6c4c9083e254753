//! The operations and what they should compute. Flags are vectors of one bit.

use fencepost_solver::bits::{self, Bits};
use fencepost_solver::circuit::Circuit;

/// An operation on vectors of one width.
pub struct Operation {
    pub name: &'static str,
    pub arity: usize,
    /// The widths at which it exists.
    pub allowed: fn(u32) -> bool,
    pub build: fn(&mut Circuit, &[Bits]) -> Bits,
    pub model: fn(u32, &[u128]) -> u128,
}

/// The greatest number of a width.
pub fn mask(width: u32) -> u128 {
    u128::MAX >> (128 - width)
}

/// The signed reading of a number.
fn signed(width: u32, x: u128) -> i128 {
    (x << (128 - width)) as i128 >> (128 - width)
}

fn least(width: u32) -> i128 {
    i128::MIN >> (128 - width)
}

fn greatest(width: u32) -> i128 {
    i128::MAX >> (128 - width)
}

/// The result if it fits.
fn signed_fit(width: u32, x: Option<i128>) -> Option<i128> {
    x.filter(|&x| x >= least(width) && x <= greatest(width))
}

fn unsigned_fit(width: u32, x: Option<u128>) -> Option<u128> {
    x.filter(|&x| x <= mask(width))
}

/// The nearest number, given the sign of the true result.
fn saturate(width: u32, x: Option<i128>, negative: bool) -> u128 {
    signed_fit(width, x).unwrap_or(if negative { least(width) } else { greatest(width) }) as u128
}

fn shl(width: u32, x: u128, amount: u128) -> u128 {
    if amount < width as u128 {
        x << amount & mask(width)
    } else {
        0
    }
}

fn ashr(width: u32, x: u128, amount: u128) -> u128 {
    (signed(width, x) >> amount.min(width as u128 - 1)) as u128 & mask(width)
}

fn lshr(width: u32, x: u128, amount: u128) -> u128 {
    if amount < width as u128 {
        x >> amount
    } else {
        0
    }
}

fn sdiv(width: u32, x: u128, y: u128) -> u128 {
    match (signed(width, x), signed(width, y)) {
        (x, 0) if x < 0 => 1,
        (_, 0) => u128::MAX,
        (x, y) => x.wrapping_div(y) as u128,
    }
}

fn srem(width: u32, x: u128, y: u128) -> u128 {
    match (signed(width, x), signed(width, y)) {
        (x, 0) => x as u128,
        (x, y) => x.wrapping_rem(y) as u128,
    }
}

fn funnel(width: u32, high: u128, low: u128, left: u32) -> u128 {
    // The bits of the result, from the concatenation shifted to the left.
    (0..width).fold(0, |result, i| {
        let position = i + width - left;
        let bit = if position >= width { high >> (position - width) } else { low >> position } & 1;
        result | bit << i
    })
}

fn any(_: u32) -> bool {
    true
}

/// One operation per line: its name, its result over `(c, operands)`, the model over `(width, operands)`.
macro_rules! operations {
    ($($name:ident($($x:ident),+) $(if $allowed:expr)? , |$c:ident| $build:expr, |$w:ident| $model:expr;)+) => {
        /// All operations that make gates.
        pub const OPERATIONS: &[Operation] = &[$(Operation {
            name: stringify!($name),
            arity: [$(stringify!($x)),+].len(),
            allowed: { #[allow(unused_variables)] let allowed: fn(u32) -> bool = any; $(let allowed: fn(u32) -> bool = $allowed;)? allowed },
            build: |$c, operands| {
                let [$($x),+] = operands else { unreachable!() };
                Bits::from($build)
            },
            model: |$w, operands| {
                let &[$($x),+] = operands else { unreachable!() };
                ($model) as u128 & mask($w)
            },
        }),+];
    };
}

operations! {
    and(x, y), |c| bits::and(c, x, y), |w| x & y;
    or(x, y), |c| bits::or(c, x, y), |w| x | y;
    xor(x, y), |c| bits::xor(c, x, y), |w| x ^ y;
    not(x), |c| bits::not(c, x), |w| !x;
    select(x, y, z), |c| bits::select(c, x.bit(0), y, z), |w| if x & 1 == 1 { y } else { z };
    eq(x, y), |c| bits::eq(c, x, y), |w| x == y;
    eq_const(x), |c| bits::eq_const(c, x, 5), |w| x == 5;
    is_zero(x), |c| bits::is_zero(c, x), |w| x == 0;
    ult(x, y), |c| bits::ult(c, x, y), |w| x < y;
    ule(x, y), |c| bits::ule(c, x, y), |w| x <= y;
    slt(x, y), |c| bits::slt(c, x, y), |w| signed(w, x) < signed(w, y);
    sle(x, y), |c| bits::sle(c, x, y), |w| signed(w, x) <= signed(w, y);
    umin(x, y), |c| bits::umin(c, x, y), |w| x.min(y);
    umax(x, y), |c| bits::umax(c, x, y), |w| x.max(y);
    smin(x, y), |c| bits::smin(c, x, y), |w| signed(w, x).min(signed(w, y));
    smax(x, y), |c| bits::smax(c, x, y), |w| signed(w, x).max(signed(w, y));
    add(x, y), |c| bits::add(c, x, y), |w| x.wrapping_add(y);
    sub(x, y), |c| bits::sub(c, x, y), |w| x.wrapping_sub(y);
    neg(x), |c| bits::neg(c, x), |w| x.wrapping_neg();
    abs(x), |c| bits::abs(c, x), |w| signed(w, x).unsigned_abs();
    mul(x, y), |c| bits::mul(c, x, y), |w| x.wrapping_mul(y);
    square(x), |c| bits::mul(c, x, x), |w| x.wrapping_mul(x);
    udiv(x, y), |c| bits::udiv(c, x, y), |w| x.checked_div(y).unwrap_or(u128::MAX);
    urem(x, y), |c| bits::urem(c, x, y), |w| x.checked_rem(y).unwrap_or(x);
    sdiv(x, y), |c| bits::sdiv(c, x, y), |w| sdiv(w, x, y);
    srem(x, y), |c| bits::srem(c, x, y), |w| srem(w, x, y);
    shl(x, y), |c| bits::shl(c, x, y), |w| shl(w, x, y);
    lshr(x, y), |c| bits::lshr(c, x, y), |w| lshr(w, x, y);
    ashr(x, y), |c| bits::ashr(c, x, y), |w| ashr(w, x, y);
    fshl(x, y, z), |c| bits::fshl(c, x, y, z), |w| funnel(w, x, y, (z % w as u128) as u32);
    fshr(x, y, z), |c| bits::fshr(c, x, y, z), |w| match (z % w as u128) as u32 {
        0 => y,
        amount => funnel(w, x, y, w - amount),
    };
    ctpop(x), |c| bits::ctpop(c, x), |w| x.count_ones();
    ctlz(x), |c| bits::ctlz(c, x), |w| x.leading_zeros() - (128 - w);
    cttz(x), |c| bits::cttz(c, x), |w| x.trailing_zeros().min(w);
    bswap(x) if |w| w % 8 == 0, |_c| x.bswap(), |w| x.swap_bytes() >> (128 - w);
    bitreverse(x), |_c| x.bitreverse(), |w| x.reverse_bits() >> (128 - w);
    uadd_overflow(x, y), |c| bits::uadd_overflow(c, x, y), |w| unsigned_fit(w, x.checked_add(y)).is_none();
    usub_overflow(x, y), |c| bits::usub_overflow(c, x, y), |w| x < y;
    umul_overflow(x, y), |c| bits::umul_overflow(c, x, y), |w| unsigned_fit(w, x.checked_mul(y)).is_none();
    sadd_overflow(x, y), |c| bits::sadd_overflow(c, x, y),
        |w| signed_fit(w, signed(w, x).checked_add(signed(w, y))).is_none();
    ssub_overflow(x, y), |c| bits::ssub_overflow(c, x, y),
        |w| signed_fit(w, signed(w, x).checked_sub(signed(w, y))).is_none();
    smul_overflow(x, y), |c| bits::smul_overflow(c, x, y),
        |w| signed_fit(w, signed(w, x).checked_mul(signed(w, y))).is_none();
    uadd_sat(x, y), |c| bits::uadd_sat(c, x, y), |w| unsigned_fit(w, x.checked_add(y)).unwrap_or(u128::MAX);
    usub_sat(x, y), |c| bits::usub_sat(c, x, y), |w| x.saturating_sub(y);
    sadd_sat(x, y), |c| bits::sadd_sat(c, x, y),
        |w| saturate(w, signed(w, x).checked_add(signed(w, y)), signed(w, x) < 0);
    ssub_sat(x, y), |c| bits::ssub_sat(c, x, y),
        |w| saturate(w, signed(w, x).checked_sub(signed(w, y)), signed(w, x) < 0);
    ushl_sat(x, y), |c| bits::ushl_sat(c, x, y),
        |w| if lshr(w, shl(w, x, y), y) == x { shl(w, x, y) } else { u128::MAX };
    sshl_sat(x, y), |c| bits::sshl_sat(c, x, y),
        |w| if ashr(w, shl(w, x, y), y) == x { shl(w, x, y) } else { saturate(w, None, signed(w, x) < 0) };
}
