//! Formats text as `printf` does, for what the program prints and for `snprintf`.
//!
//! Misses: `%n` and wide characters print as `?`; values with undefined bits print as `?`; locales do not exist.

use crate::value::Value;
use fencepost_ir::eval::signed;

/// The text of a `printf` call. `string` reads a zero-ended string from memory; `pointer_bits` tells `long` and `size_t`.
pub fn format_text<D>(
    format: &[u8],
    args: &[Value<D>],
    pointer_bits: u32,
    mut string: impl FnMut(u64) -> Option<Vec<u8>>,
) -> Vec<u8> {
    let mut out = Vec::new();
    let mut args = args.iter();
    let mut bytes = format.iter().copied().peekable();
    while let Some(b) = bytes.next() {
        if b != b'%' {
            out.push(b);
            continue;
        }
        let mut spec = Spec::default();
        while let Some(&f) = bytes.peek() {
            match f {
                b'-' => spec.left = true,
                b'0' => spec.zero = true,
                b'+' => spec.plus = true,
                b' ' => spec.space = true,
                b'#' => spec.alternate = true,
                _ => break,
            }
            bytes.next();
        }
        let number =
            |bytes: &mut std::iter::Peekable<_>, args: &mut std::slice::Iter<'_, Value<D>>| read_number(bytes, args);
        spec.width = number(&mut bytes, &mut args).unwrap_or(0);
        if spec.width < 0 {
            spec.left = true;
            spec.width = -spec.width;
        }
        if bytes.peek() == Some(&b'.') {
            bytes.next();
            spec.precision = Some(number(&mut bytes, &mut args).unwrap_or(0)).filter(|p| *p >= 0);
        }
        let mut bits = 32;
        let mut long_double = false;
        while let Some(&l) = bytes.peek() {
            bits = match l {
                b'h' => bits / 2,
                b'l' if bits == 32 => pointer_bits,
                b'l' | b'j' | b'q' => 64,
                b'z' | b't' => pointer_bits,
                b'L' => {
                    long_double = true;
                    64
                }
                _ => break,
            };
            bytes.next();
        }
        let Some(conversion) = bytes.next() else { break };
        if conversion == b'%' {
            out.push(b'%');
            continue;
        }
        let Some(arg) = args.next() else {
            out.push(b'?');
            continue;
        };
        if arg.undef != 0 {
            out.push(b'?');
            continue;
        }
        let text = convert(conversion, arg.bits, bits, long_double, &spec, &mut string);
        pad(&mut out, text, &spec, conversion);
    }
    out
}

#[derive(Default)]
struct Spec {
    left: bool,
    zero: bool,
    plus: bool,
    space: bool,
    alternate: bool,
    width: i64,
    precision: Option<i64>,
}

fn read_number<D>(
    bytes: &mut std::iter::Peekable<impl Iterator<Item = u8>>,
    args: &mut std::slice::Iter<'_, Value<D>>,
) -> Option<i64> {
    if bytes.peek() == Some(&b'*') {
        bytes.next();
        return args.next().map(|v| (signed(32, v.bits) as i64).clamp(-4096, 4096));
    }
    let mut n = None;
    while let Some(d) = bytes.peek().filter(|d| d.is_ascii_digit()) {
        n = Some((n.unwrap_or(0) * 10 + i64::from(d - b'0')).min(4096));
        bytes.next();
    }
    n
}

fn convert(
    conversion: u8,
    raw: u128,
    bits: u32,
    long_double: bool,
    spec: &Spec,
    string: &mut impl FnMut(u64) -> Option<Vec<u8>>,
) -> Vec<u8> {
    let unsigned = raw & fencepost_ir::eval::mask(bits);
    let sign = |negative: bool| match (negative, spec.plus, spec.space) {
        (true, _, _) => "-",
        (false, true, _) => "+",
        (false, false, true) => " ",
        (false, false, false) => "",
    };
    let digits = |text: String| match spec.precision {
        Some(p) => format!("{text:0>width$}", width = p as usize),
        None => text,
    };
    match conversion {
        b'd' | b'i' => {
            let v = signed(bits, unsigned);
            format!("{}{}", sign(v < 0), digits(v.unsigned_abs().to_string())).into_bytes()
        }
        b'u' => digits(unsigned.to_string()).into_bytes(),
        b'x' => {
            format!("{}{}", if spec.alternate && unsigned != 0 { "0x" } else { "" }, digits(format!("{unsigned:x}")))
                .into_bytes()
        }
        b'X' => {
            format!("{}{}", if spec.alternate && unsigned != 0 { "0X" } else { "" }, digits(format!("{unsigned:X}")))
                .into_bytes()
        }
        b'o' => digits(format!("{unsigned:o}")).into_bytes(),
        b'c' => vec![raw as u8],
        b'p' => format!("0x{raw:x}").into_bytes(),
        b's' => {
            let mut text = string(raw as u64).unwrap_or_else(|| b"(unreadable)".to_vec());
            if let Some(p) = spec.precision {
                text.truncate(p as usize);
            }
            text
        }
        b'f' | b'F' | b'e' | b'E' | b'g' | b'G' | b'a' | b'A' => {
            if long_double {
                return b"?".to_vec();
            }
            float(conversion, f64::from_bits(raw as u64), spec.precision.unwrap_or(6) as usize, sign).into_bytes()
        }
        _ => b"?".to_vec(),
    }
}

fn float(conversion: u8, v: f64, precision: usize, sign: impl Fn(bool) -> &'static str) -> String {
    let prefix = sign(v.is_sign_negative());
    let v = v.abs();
    if !v.is_finite() {
        return format!("{prefix}{}", if v.is_nan() { "nan" } else { "inf" });
    }
    let exponential = |p: usize| {
        let text = format!("{v:.p$e}");
        let (mantissa, exponent) = text.split_once('e').unwrap_or((&text, "0"));
        let exponent: i32 = exponent.parse().unwrap_or(0);
        (mantissa.to_string(), exponent)
    };
    let body = match conversion {
        b'f' | b'F' => format!("{v:.precision$}"),
        b'e' | b'E' => {
            let (m, e) = exponential(precision);
            format!("{m}e{}{:02}", if e < 0 { '-' } else { '+' }, e.abs())
        }
        _ => {
            let p = precision.max(1);
            let (m, e) = exponential(p - 1);
            let trim = |s: String| {
                if s.contains('.') {
                    s.trim_end_matches('0').trim_end_matches('.').to_string()
                } else {
                    s
                }
            };
            if e < -4 || e >= p as i32 {
                format!("{}e{}{:02}", trim(m), if e < 0 { '-' } else { '+' }, e.abs())
            } else {
                trim(format!("{v:.width$}", width = (p as i32 - 1 - e).max(0) as usize))
            }
        }
    };
    let body = if conversion.is_ascii_uppercase() { body.to_uppercase() } else { body };
    format!("{prefix}{body}")
}

fn pad(out: &mut Vec<u8>, text: Vec<u8>, spec: &Spec, conversion: u8) {
    let missing = (spec.width as usize).saturating_sub(text.len());
    let numeric = !matches!(conversion, b's' | b'c' | b'p');
    if spec.left {
        out.extend(text);
        out.extend(std::iter::repeat_n(b' ', missing));
    } else if spec.zero && numeric {
        let signs = usize::from(text.first().is_some_and(|c| matches!(c, b'-' | b'+' | b' ')));
        out.extend(&text[..signs]);
        out.extend(std::iter::repeat_n(b'0', missing));
        out.extend(&text[signs..]);
    } else {
        out.extend(std::iter::repeat_n(b' ', missing));
        out.extend(text);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(format: &str, args: &[u128], expect: &str) {
        let args: Vec<Value<()>> = args.iter().map(|a| Value::known(*a)).collect();
        let text = format_text(format.as_bytes(), &args, 64, |_| Some(b"abc".to_vec()));
        assert_eq!(String::from_utf8_lossy(&text), expect);
    }

    #[test]
    fn formats_as_printf_does() {
        check("%d %5d|%-5d|%05d", &[7, 42, 42, u128::from(-42i32 as u32)], "7    42|42   |-0042");
        check("%x %#x %o %u", &[255, 255, 8, u128::from(u32::MAX)], "ff 0xff 10 4294967295");
        check("%ld %lu", &[u128::from(-1i64 as u64), 9], "-1 9");
        check("%s|%.2s|%5s", &[1, 1, 1], "abc|ab|  abc");
        check("%c%%", &[65], "A%");
        check(
            "%.2f %e %g",
            &[1.5f64.to_bits().into(), 1500.0f64.to_bits().into(), 0.5f64.to_bits().into()],
            "1.50 1.500000e+03 0.5",
        );
        check("%*d", &[4, 3], "   3");
        check("%d", &[], "?");
    }
}
