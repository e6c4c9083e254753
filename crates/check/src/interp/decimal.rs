//! Floating-point numbers as text: `%f`, `%e`, `%g` and `%a` of `double` and of the x87 `long double`.
//!
//! A finite number is an integer times a power of two, so it has finitely many decimal digits. All of them are made, with
//! whole numbers in base 10⁹, and then rounded to nearest, ties to even, as glibc does by default. The rejected
//! alternative, the host's own formatter, knows no `long double`.

use fencepost_ir::Type;

/// A number, or none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Number {
    pub negative: bool,
    size: Size,
    /// Whether it is the 80-bit format.
    extended: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Size {
    Nan,
    Infinite,
    /// `mantissa * 2^exponent`.
    Finite {
        mantissa: u64,
        exponent: i32,
    },
}

/// How a number is written.
#[derive(Clone, Copy, Debug)]
pub(super) struct Style {
    /// `f`, `e`, `g` or `a`.
    pub conversion: u8,
    pub precision: Option<usize>,
    /// The point is written even if no digits follow, and `g` keeps its zeros.
    pub alternate: bool,
}

impl Number {
    /// The number with these bits, if the type is one of numbers.
    pub fn new(ty: Type, bits: u128) -> Option<Number> {
        let (mantissa_bits, exponent_bits) = match ty {
            Type::F32 => return Number::new(Type::F64, u128::from(f64::from(f32::from_bits(bits as u32)).to_bits())),
            Type::F64 => (52, 11),
            Type::F80 => (64, 15),
            Type::Int(_) | Type::Ptr => return None,
        };
        let extended = ty == Type::F80;
        let mantissa = (bits & ((1 << mantissa_bits) - 1)) as u64;
        let biased = (bits >> mantissa_bits) as i32 & ((1 << exponent_bits) - 1);
        let negative = bits >> (mantissa_bits + exponent_bits) & 1 == 1;
        // The 80-bit format writes its leading one; the others imply it.
        let (fraction, leading) = if extended { (mantissa << 1, 0) } else { (mantissa, u64::from(biased > 0) << 52) };
        let size = match (biased == (1 << exponent_bits) - 1, fraction) {
            (true, 0) => Size::Infinite,
            (true, _) => Size::Nan,
            (false, _) => {
                let places = if extended { 63 } else { 52 };
                let bias = (1 << (exponent_bits - 1)) - 1;
                Size::Finite { mantissa: mantissa | leading, exponent: biased.max(1) - bias - places }
            }
        };
        Some(Number { negative, size, extended })
    }

    pub fn is_finite(&self) -> bool {
        matches!(self.size, Size::Finite { .. })
    }

    /// The text without the sign, in lower case. Hexadecimal digits come without `0x`.
    pub fn text(&self, style: &Style) -> String {
        let (mantissa, exponent) = match self.size {
            Size::Nan => return "nan".into(),
            Size::Infinite => return "inf".into(),
            Size::Finite { mantissa, exponent } => (mantissa, exponent),
        };
        let precision = style.precision.unwrap_or(6);
        match style.conversion {
            b'a' => self.hexadecimal(mantissa, exponent, style),
            b'f' => Decimal::new(mantissa, exponent).fixed(precision, style.alternate),
            b'e' => Decimal::new(mantissa, exponent).exponential(precision, style.alternate),
            _ => general(Decimal::new(mantissa, exponent), precision.max(1), style.alternate),
        }
    }

    /// One digit, a point, and hexadecimal digits. The first digit of a `double` is 1, that of a `long double` has
    /// four bits; both are 0 only for zero and numbers below the normal ones.
    fn hexadecimal(&self, mantissa: u64, exponent: i32, style: &Style) -> String {
        let places: u32 = if self.extended { 15 } else { 13 };
        let mut exponent = if mantissa == 0 { 0 } else { exponent + 4 * places as i32 };
        let mut digits = u128::from(mantissa);
        let kept = style.precision.unwrap_or(places as usize);
        if kept < places as usize {
            // Round to even, then put zeros where the digits were.
            let cut = 4 * (places - kept as u32);
            let (half, rest) = (1u128 << (cut - 1), digits & ((1 << cut) - 1));
            digits >>= cut;
            digits += u128::from(rest > half || rest == half && digits & 1 == 1);
            digits <<= cut;
        }
        if digits >> (4 * places) > 0xf {
            digits >>= 4;
            exponent += 4;
        }
        let first = digits >> (4 * places);
        let rest = format!("{:0width$x}", digits & ((1 << (4 * places)) - 1), width = places as usize);
        let rest = match style.precision {
            None => rest.trim_end_matches('0').to_string(),
            Some(p) => format!("{:0<p$}", &rest[..p.min(rest.len())]),
        };
        format!("{first:x}{}{rest}p{exponent:+}", point(&rest, style.alternate))
    }
}

fn point(digits: &str, always: bool) -> &'static str {
    if always || !digits.is_empty() {
        "."
    } else {
        ""
    }
}

/// As `%e` or as `%f`, whichever suits the exponent; without zeros at the end unless they are wanted.
fn general(decimal: Decimal, precision: usize, zeros: bool) -> String {
    let mut rounded = decimal.clone();
    rounded.round(precision as i64);
    let exponent = rounded.exponent();
    let fixed = exponent >= -4 && exponent < precision as i64;
    let text = if fixed {
        decimal.fixed((precision as i64 - 1 - exponent) as usize, zeros)
    } else {
        decimal.exponential(precision - 1, zeros)
    };
    if zeros {
        return text;
    }
    let (digits, rest) = text.split_at(text.find('e').unwrap_or(text.len()));
    match digits.contains('.') {
        true => format!("{}{rest}", digits.trim_end_matches('0').trim_end_matches('.')),
        false => text,
    }
}

/// All decimal digits of a number: `0.d1d2d3… * 10^point`, the first digit not zero.
#[derive(Clone, Debug)]
struct Decimal {
    digits: Vec<u8>,
    point: i64,
}

impl Decimal {
    fn new(mantissa: u64, exponent: i32) -> Decimal {
        const BASE: u64 = 1_000_000_000;
        // The lowest limb comes first.
        let mut limbs = vec![mantissa % BASE, mantissa / BASE % BASE, mantissa / BASE / BASE];
        let mut times = |factor: u64| {
            let mut carry = 0;
            for limb in &mut limbs {
                let product = *limb * factor + carry;
                *limb = product % BASE;
                carry = product / BASE;
            }
            if carry > 0 {
                limbs.push(carry);
            }
        };
        // A power of two below one has as many decimal places as its exponent says: 2^-n = 5^n * 10^-n.
        let (factor, at_once) = if exponent < 0 { (5u64, 12) } else { (2u64, 29) };
        let n = exponent.unsigned_abs();
        (0..n / at_once).for_each(|_| times(factor.pow(at_once)));
        times(factor.pow(n % at_once));
        let text: String = limbs.iter().rev().map(|limb| format!("{limb:09}")).collect();
        let digits = text.trim_start_matches('0').as_bytes().to_vec();
        let point = digits.len() as i64 + i64::from(exponent.min(0));
        Decimal { digits, point }
    }

    /// Keeps so many digits, counted from the first; none or a negative number may still leave a one by rounding up.
    fn round(&mut self, keep: i64) {
        if keep >= self.digits.len() as i64 {
            return;
        }
        let Ok(keep) = usize::try_from(keep) else {
            self.digits.clear();
            return;
        };
        let next = self.digits[keep];
        let beyond = self.digits[keep + 1..].iter().any(|d| *d != b'0');
        let odd = keep > 0 && self.digits[keep - 1] % 2 == 1;
        self.digits.truncate(keep);
        if next > b'5' || next == b'5' && (beyond || odd) {
            self.increment();
        }
    }

    /// Adds one to the last digit.
    fn increment(&mut self) {
        for digit in self.digits.iter_mut().rev() {
            if *digit < b'9' {
                *digit += 1;
                return;
            }
            *digit = b'0';
        }
        self.digits.insert(0, b'1');
        self.point += 1;
    }

    /// The decimal exponent of the first digit.
    fn exponent(&self) -> i64 {
        if self.digits.is_empty() {
            0
        } else {
            self.point - 1
        }
    }

    /// The digits from one place to another, counted from the first, with zeros on both sides.
    fn slice(&self, from: i64, to: i64) -> String {
        let digit = |i| usize::try_from(i).ok().and_then(|i: usize| self.digits.get(i)).map_or('0', |d| *d as char);
        (from..to).map(digit).collect()
    }

    fn fixed(mut self, precision: usize, always: bool) -> String {
        self.round(self.point + precision as i64);
        let whole = if self.point > 0 { self.slice(0, self.point) } else { "0".into() };
        let rest = self.slice(self.point, self.point + precision as i64);
        format!("{whole}{}{rest}", point(&rest, always))
    }

    fn exponential(mut self, precision: usize, always: bool) -> String {
        self.round(precision as i64 + 1);
        let exponent = self.exponent();
        let rest = self.slice(1, 1 + precision as i64);
        let sign = if exponent < 0 { '-' } else { '+' };
        format!("{}{}{rest}e{sign}{:02}", self.slice(0, 1), point(&rest, always), exponent.abs())
    }
}
