//! Makes text as `printf` does, for what the program prints and for `snprintf`.
//!
//! Source: the C standard; where it leaves a choice, glibc (`(null)`, `(nil)`, the first digit of `%La`).
//! Memory is read through a function that may not have the byte yet: then the caller gets it and starts again.
//! Misses: wide characters, `%m` and values with undefined bits print as `?`; positional arguments (`%1$d`) are not
//! known and, like any conversion that does not exist, print as they stand; locales do not exist.

use super::decimal::{Number, Style};
use crate::value::Value;
use fencepost_ir::eval::{mask, signed};
use fencepost_ir::{Target, Type};

/// The text of one call.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Text {
    /// What is printed.
    pub bytes: Vec<u8>,
    /// What `%n` stores.
    pub counts: Vec<Count>,
}

/// The store of a `%n`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Count {
    /// The argument that points to the place, by index.
    pub arg: usize,
    /// The width of the integer.
    pub bits: u8,
    /// The length of the text so far.
    pub value: usize,
}

/// Why there is no text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// A byte of memory is needed.
    Needs {
        /// Its address.
        addr: u64,
        /// The argument whose string it is in, by index; none for the format itself.
        arg: Option<usize>,
    },
    /// A conversion is wider than [`LONGEST`].
    Long,
}

/// The widest conversion.
const LONGEST: usize = 1 << 16;

/// The text of a `printf` call. `byte` reads memory, and has `None` for a byte that it does not know yet.
pub fn format_text<D>(
    format: u64,
    args: &[(Type, Value<D>)],
    target: &Target,
    byte: impl FnMut(u64) -> Option<u8>,
) -> Result<Text, Stop> {
    let mut printer = Printer { args, next: 0, target, byte, text: Text::default() };
    let format = printer.string(format, None, None)?;
    let mut rest = format.as_slice();
    while let Some(at) = rest.iter().position(|b| *b == b'%') {
        printer.text.bytes.extend(&rest[..at]);
        rest = printer.conversion(&rest[at..])?;
    }
    printer.text.bytes.extend(rest);
    Ok(printer.text)
}

struct Printer<'a, D, F> {
    args: &'a [(Type, Value<D>)],
    /// The next argument, by index.
    next: usize,
    target: &'a Target,
    byte: F,
    text: Text,
}

/// What stands between `%` and the letter.
#[derive(Default)]
struct Spec {
    left: bool,
    zero: bool,
    plus: bool,
    space: bool,
    alternate: bool,
    width: usize,
    precision: Option<usize>,
    /// The width of an integer argument.
    bits: u8,
    /// Whether `l` was written: characters and strings are wide then.
    wide: bool,
}

/// A converted argument, before it is padded.
struct Piece {
    /// The sign, and `0x`.
    prefix: String,
    body: Vec<u8>,
    /// Whether zeros may stand between the two.
    zeros: bool,
}

impl Piece {
    fn plain(body: impl Into<Vec<u8>>) -> Piece {
        Piece { prefix: String::new(), body: body.into(), zeros: false }
    }
}

impl<D, F: FnMut(u64) -> Option<u8>> Printer<'_, D, F> {
    /// The bytes of a string, at most so many.
    fn string(&mut self, start: u64, limit: Option<usize>, arg: Option<usize>) -> Result<Vec<u8>, Stop> {
        let mut out = Vec::new();
        while limit.is_none_or(|n| out.len() < n) {
            let addr = start.wrapping_add(out.len() as u64);
            match (self.byte)(addr) {
                Some(0) => break,
                Some(b) => out.push(b),
                None => return Err(Stop::Needs { addr, arg }),
            }
        }
        Ok(out)
    }

    /// Prints one conversion, and yields what stands behind it.
    fn conversion<'f>(&mut self, format: &'f [u8]) -> Result<&'f [u8], Stop> {
        let mut rest = &format[1..];
        let spec = self.spec(&mut rest);
        let Some((&letter, rest)) = rest.split_first() else {
            // The format ends inside the conversion.
            return Ok(rest);
        };
        let piece = match letter {
            b'%' => {
                self.text.bytes.push(b'%');
                return Ok(rest);
            }
            b'm' => Piece::plain("?"),
            b'n' => {
                let value = self.text.bytes.len();
                self.text.counts.push(Count { arg: self.next, bits: spec.bits, value });
                self.next += 1;
                return Ok(rest);
            }
            b'd' | b'i' | b'u' | b'x' | b'X' | b'o' | b'c' | b's' | b'p' | b'C' | b'S' => {
                self.argument(letter, &spec)?
            }
            b'f' | b'F' | b'e' | b'E' | b'g' | b'G' | b'a' | b'A' => self.argument(letter, &spec)?,
            _ => {
                self.text.bytes.extend(&format[..format.len() - rest.len()]);
                return Ok(rest);
            }
        };
        self.pad(piece, &spec)?;
        Ok(rest)
    }

    /// Reads flags, width, precision and length.
    fn spec(&mut self, rest: &mut &[u8]) -> Spec {
        let mut spec = Spec { bits: 32, ..Spec::default() };
        while let Some((flag, behind)) = rest.split_first() {
            match flag {
                b'-' => spec.left = true,
                b'0' => spec.zero = true,
                b'+' => spec.plus = true,
                b' ' => spec.space = true,
                b'#' => spec.alternate = true,
                b'\'' => {}
                _ => break,
            }
            *rest = behind;
        }
        let width = self.number(rest).unwrap_or(0);
        spec.left |= width < 0;
        spec.width = width.unsigned_abs() as usize;
        if let [b'.', behind @ ..] = *rest {
            *rest = behind;
            // A negative precision is none; one that is not written is zero.
            spec.precision = usize::try_from(self.number(rest).unwrap_or(0)).ok();
        }
        while let Some((length, behind)) = rest.split_first() {
            spec.bits = match length {
                b'h' => (spec.bits / 2).max(8),
                b'l' if !spec.wide => self.target.pointer_bits,
                b'l' | b'j' | b'q' | b'L' => 64,
                b'z' | b't' => self.target.pointer_bits,
                _ => break,
            };
            spec.wide |= *length == b'l';
            *rest = behind;
        }
        spec
    }

    /// A number in the format, or the next argument for `*`.
    fn number(&mut self, rest: &mut &[u8]) -> Option<i64> {
        if let [b'*', behind @ ..] = *rest {
            *rest = behind;
            self.next += 1;
            let (_, value) = self.args.get(self.next - 1).filter(|(_, v)| v.undef == 0)?;
            return Some(signed(32, value.bits & mask(32)) as i64);
        }
        let digits = rest.iter().take_while(|b| b.is_ascii_digit()).count();
        let (number, behind) = rest.split_at(digits);
        *rest = behind;
        let add = |n: i64, d: &u8| (n * 10 + i64::from(d - b'0')).min(i64::from(i32::MAX));
        number.iter().fold(None, |n, d| Some(add(n.unwrap_or(0), d)))
    }

    /// Converts the next argument.
    fn argument(&mut self, letter: u8, spec: &Spec) -> Result<Piece, Stop> {
        let index = self.next;
        self.next += 1;
        let Some((ty, value)) = self.args.get(index).filter(|(_, v)| v.undef == 0) else {
            return Ok(Piece::plain("?"));
        };
        Ok(match letter {
            b'c' if !spec.wide => Piece::plain([value.bits as u8]),
            b's' if !spec.wide && value.bits == 0 => {
                // A part of the word says less than nothing.
                Piece::plain(if spec.precision.is_none_or(|p| p >= 6) { "(null)" } else { "" })
            }
            b's' if !spec.wide => Piece::plain(self.string(value.bits as u64, spec.precision, Some(index))?),
            b'c' | b's' | b'C' | b'S' => Piece::plain("?"),
            b'd' | b'i' | b'u' | b'x' | b'X' | b'o' | b'p' if ty.is_float() => Piece::plain("?"),
            b'd' | b'i' | b'u' | b'x' | b'X' | b'o' | b'p' => integer(letter, value.bits, spec, self.target)?,
            _ => match Number::new(*ty, value.bits) {
                Some(number) => float(letter, number, spec)?,
                None => Piece::plain("?"),
            },
        })
    }

    fn pad(&mut self, piece: Piece, spec: &Spec) -> Result<(), Stop> {
        if spec.width > LONGEST {
            return Err(Stop::Long);
        }
        let missing = spec.width.saturating_sub(piece.prefix.len() + piece.body.len());
        let (before, between, after) = match (spec.left, spec.zero && piece.zeros) {
            (true, _) => (0, 0, missing),
            (false, true) => (0, missing, 0),
            (false, false) => (missing, 0, 0),
        };
        let out = &mut self.text.bytes;
        out.extend(std::iter::repeat_n(b' ', before));
        out.extend(piece.prefix.bytes());
        out.extend(std::iter::repeat_n(b'0', between));
        out.extend(piece.body);
        out.extend(std::iter::repeat_n(b' ', after));
        Ok(())
    }
}

fn sign(negative: bool, spec: &Spec) -> &'static str {
    match (negative, spec.plus, spec.space) {
        (true, _, _) => "-",
        (false, true, _) => "+",
        (false, false, true) => " ",
        (false, false, false) => "",
    }
}

fn integer(letter: u8, raw: u128, spec: &Spec, target: &Target) -> Result<Piece, Stop> {
    let bits = u32::from(if letter == b'p' { target.pointer_bits } else { spec.bits });
    let value = raw & mask(bits);
    if letter == b'p' && value == 0 {
        return Ok(Piece::plain("(nil)"));
    }
    let (prefix, digits) = match letter {
        b'd' | b'i' => {
            let value = signed(bits, value);
            (sign(value < 0, spec).into(), value.unsigned_abs().to_string())
        }
        b'p' => (format!("{}0x", sign(false, spec)), format!("{value:x}")),
        b'x' | b'X' if spec.alternate && value != 0 => ("0x".into(), format!("{value:x}")),
        b'x' | b'X' => (String::new(), format!("{value:x}")),
        b'o' => (String::new(), format!("{value:o}")),
        _ => (String::new(), value.to_string()),
    };
    let precision = spec.precision.unwrap_or(1);
    if precision > LONGEST {
        return Err(Stop::Long);
    }
    let digits = if value == 0 { "" } else { &digits };
    let mut body = format!("{digits:0>precision$}");
    if letter == b'o' && spec.alternate && !body.starts_with('0') {
        body.insert(0, '0');
    }
    let piece = Piece { prefix, body: body.into(), zeros: spec.precision.is_none() };
    Ok(cased(letter, piece))
}

fn float(letter: u8, number: Number, spec: &Spec) -> Result<Piece, Stop> {
    if spec.precision.is_some_and(|p| p > LONGEST) {
        return Err(Stop::Long);
    }
    let style = Style { conversion: letter.to_ascii_lowercase(), precision: spec.precision, alternate: spec.alternate };
    let hexadecimal = style.conversion == b'a' && number.is_finite();
    let prefix = format!("{}{}", sign(number.negative, spec), if hexadecimal { "0x" } else { "" });
    let piece = Piece { prefix, body: number.text(&style).into(), zeros: number.is_finite() };
    Ok(cased(letter, piece))
}

/// In upper case if the letter is.
fn cased(letter: u8, mut piece: Piece) -> Piece {
    if letter.is_ascii_uppercase() {
        piece.prefix.make_ascii_uppercase();
        piece.body.make_ascii_uppercase();
    }
    piece
}

#[cfg(test)]
mod tests {
    use super::*;

    type Arg = (Type, Value<()>);
    type Row = (&'static str, fn() -> Arg, &'static str);

    /// The address of a string.
    const STRING: u128 = 0x9000;
    const FORMAT: u64 = 0x1000;

    fn int(value: i64) -> Arg {
        (Type::Int(32), Value::known(u128::from(value as u32)))
    }

    fn long(value: i64) -> Arg {
        (Type::Int(64), Value::known(u128::from(value as u64)))
    }

    fn double(value: f64) -> Arg {
        (Type::F64, Value::known(value.to_bits().into()))
    }

    fn extended(bits: u128) -> Arg {
        (Type::F80, Value::known(bits))
    }

    fn pointer(value: u128) -> Arg {
        (Type::Ptr, Value::known(value))
    }

    /// The text, with a memory that holds the format and `string`.
    fn print(format: &str, args: &[Arg], target: &Target, string: &[u8]) -> Result<Text, Stop> {
        let mut format = format.as_bytes().to_vec();
        format.push(0);
        format_text(FORMAT, args, target, |addr| match addr.checked_sub(STRING as u64) {
            Some(k) => string.get(k as usize).copied(),
            None => Some(format[(addr - FORMAT) as usize]),
        })
    }

    fn check(format: &str, args: &[Arg], expect: &str) {
        let text = print(format, args, &Target::LP64, b"abc\0").unwrap();
        assert_eq!(String::from_utf8_lossy(&text.bytes), expect, "{format}");
    }

    /// What glibc prints.
    #[rustfmt::skip]
    const TABLE: &[Row] = &[
        ("%d", || int(7), "7"),
        ("%5d|", || int(42), "   42|"),
        ("%-5d|", || int(42), "42   |"),
        ("%05d", || int(-42), "-0042"),
        ("%+d", || int(7), "+7"),
        ("% d", || int(7), " 7"),
        ("%+i", || int(-7), "-7"),
        ("%.3d", || int(5), "005"),
        ("%06.3d|", || int(5), "   005|"),
        ("%-06.3d|", || int(5), "005   |"),
        ("%.0d|", || int(0), "|"),
        ("%+.0d|", || int(0), "+|"),
        ("%.d|", || int(0), "|"),
        ("%3.0d|", || int(0), "   |"),
        ("%hhd", || int(255), "-1"),
        ("%hd", || int(65535), "-1"),
        ("%hhu", || int(511), "255"),
        ("%ld", || long(-1), "-1"),
        ("%lld", || long(1234567890123), "1234567890123"),
        ("%jd", || long(-5), "-5"),
        ("%zu", || long(9), "9"),
        ("%td", || long(-3), "-3"),
        ("%u", || int(-1), "4294967295"),
        ("%+u", || int(3), "3"),
        ("%x", || int(255), "ff"),
        ("%X", || int(43981), "ABCD"),
        ("%#x", || int(255), "0xff"),
        ("%#X", || int(255), "0XFF"),
        ("%#x", || int(0), "0"),
        ("%#.0x|", || int(0), "|"),
        ("%#08x", || int(255), "0x0000ff"),
        ("%#8x|", || int(255), "    0xff|"),
        ("%-#8x|", || int(255), "0xff    |"),
        ("%#.4x", || int(255), "0x00ff"),
        ("%#010.4x|", || int(255), "    0x00ff|"),
        ("%o", || int(8), "10"),
        ("%#o", || int(8), "010"),
        ("%#o", || int(0), "0"),
        ("%#.0o|", || int(0), "0|"),
        ("%#.3o", || int(8), "010"),
        ("%#5o|", || int(8), "  010|"),
        ("%#05o", || int(8), "00010"),
        ("%c", || int(65), "A"),
        ("%3c|", || int(65), "  A|"),
        ("%-3c|", || int(65), "A  |"),
        ("%f", || double(0.5), "0.500000"),
        ("%.2f", || double(1.5), "1.50"),
        ("%.0f", || double(0.5), "0"),
        ("%.0f", || double(1.5), "2"),
        ("%.0f", || double(2.5), "2"),
        ("%#.0f", || double(1.0), "1."),
        ("%.1f", || double(2.25), "2.2"),
        ("%.1f", || double(0.05), "0.1"),
        ("%+.1f", || double(-0.0), "-0.0"),
        ("%08.2f", || double(-3.125), "-0003.12"),
        ("%-8.2f|", || double(3.125), "3.12    |"),
        ("%.20f", || double(0.1), "0.10000000000000000555"),
        ("%.3f", || double(9.9995), "9.999"),
        ("%.0f", || double(1e22), "10000000000000000000000"),
        ("%.2f", || double(999.995), "1000.00"),
        ("%e", || double(1500.0), "1.500000e+03"),
        ("%.0e", || double(15.0), "2e+01"),
        ("%#.0e", || double(15.0), "2.e+01"),
        ("%E", || double(0.0), "0.000000E+00"),
        ("%.3e", || double(9.9996), "1.000e+01"),
        ("%e", || double(1e-300), "1.000000e-300"),
        ("%.0e", || double(2.5), "2e+00"),
        ("%e", || double(5e-324), "4.940656e-324"),
        ("%g", || double(0.5), "0.5"),
        ("%g", || double(100000.0), "100000"),
        ("%g", || double(1e6), "1e+06"),
        ("%g", || double(1e-4), "0.0001"),
        ("%g", || double(1e-5), "1e-05"),
        ("%#g", || double(0.5), "0.500000"),
        ("%.3g", || double(1234.5), "1.23e+03"),
        ("%#.3g", || double(100.0), "100."),
        ("%.0g", || double(123.0), "1e+02"),
        ("%G", || double(1e-10), "1E-10"),
        ("%g", || double(0.0), "0"),
        ("%#.0g", || double(1.0), "1."),
        ("%.10g", || double(0.1), "0.1"),
        ("%g", || double(999999.5), "1e+06"),
        ("%a", || double(1.0), "0x1p+0"),
        ("%a", || double(0.0), "0x0p+0"),
        ("%a", || double(3.0), "0x1.8p+1"),
        ("%A", || double(0.1), "0X1.999999999999AP-4"),
        ("%.0a", || double(1.5), "0x2p+0"),
        ("%.2a", || double(1.999), "0x2.00p+0"),
        ("%#.0a", || double(1.0), "0x1.p+0"),
        ("%a", || double(5e-324), "0x0.0000000000001p-1022"),
        ("%010a", || double(-1.0), "-0x0001p+0"),
        ("%.3a", || double(1.0), "0x1.000p+0"),
        ("%12a|", || double(2.5), "    0x1.4p+1|"),
        ("%f", || double(f64::INFINITY), "inf"),
        ("%F", || double(f64::INFINITY), "INF"),
        ("%05f|", || double(f64::NEG_INFINITY), " -inf|"),
        ("%+E", || double(f64::INFINITY), "+INF"),
        ("%05g|", || double(f64::NAN), "  nan|"),
        ("%-5G|", || double(f64::NAN), "NAN  |"),
        ("% a", || double(f64::NAN), " nan"),
        ("%.1A", || double(f64::INFINITY), "INF"),
        ("%f", || double(-f64::NAN), "-nan"),
        ("%Lf", || extended(0x3fff_8000_0000_0000_0000), "1.000000"),
        ("%.25Lf", || extended(0x3ffb_cccc_cccc_cccc_cccd), "0.1000000000000000000013553"),
        ("%Le", || extended(0xc000_a000_0000_0000_0000), "-2.500000e+00"),
        ("%.30Lg", || extended(0x3ffb_cccc_cccc_cccc_cccd), "0.100000000000000000001355252716"),
        ("%La", || extended(0x3fff_8000_0000_0000_0000), "0x8p-3"),
        ("%La", || extended(0x3ffb_cccc_cccc_cccc_cccd), "0xc.ccccccccccccccdp-7"),
        ("%.0La", || extended(0x4002_f800_0000_0000_0000), "0x1p+4"),
        ("%Le", || extended(1), "3.645200e-4951"),
        ("%.3Le", || extended(0x7ffe_ffff_ffff_ffff_ffff), "1.190e+4932"),
        ("%LF", || extended(0x7fff_8000_0000_0000_0000), "INF"),
        ("%Lf", || extended(0), "0.000000"),
        ("%La", || extended(0), "0x0p+0"),
        ("%La", || extended(1), "0x0.000000000000001p-16385"),
        ("%p", || pointer(0), "(nil)"),
        ("%8p|", || pointer(0), "   (nil)|"),
        ("%p", || pointer(0x1f), "0x1f"),
        ("%-8p|", || pointer(0x1f), "0x1f    |"),
        ("%08p", || pointer(0x1f), "0x00001f"),
        ("%+p", || pointer(0x1f), "+0x1f"),
        ("%s", || pointer(0), "(null)"),
        ("%.6s", || pointer(0), "(null)"),
        ("%.5s|", || pointer(0), "|"),
        ("%8s", || pointer(0), "  (null)"),
        ("%s", || pointer(STRING), "abc"),
        ("%.2s", || pointer(STRING), "ab"),
        ("%5s", || pointer(STRING), "  abc"),
        ("%-5.1s|", || pointer(STRING), "a    |"),
        ("%.0s|", || pointer(STRING), "|"),
        ("%05s", || pointer(STRING), "  abc"),
        ("%.9s", || pointer(STRING), "abc"),
        ("%'d", || int(1234567), "1234567"),
        ("%y%d", || int(5), "%y5"),
    ];

    #[test]
    fn formats_as_printf_does() {
        for (format, arg, expect) in TABLE {
            check(format, &[arg()], expect);
        }
        check("%c%%|%d", &[int(65), int(1)], "A%|1");
        check("%*d|%-*d|%*d|", &[int(4), int(3), int(4), int(3), int(-4), int(3)], "   3|3   |3   |");
        check("%.*d|%.*d", &[int(3), int(7), int(-3), int(7)], "007|7");
        check("%d", &[], "?");
        check("%d %s", &[(Type::Int(32), Value::new(0, 1, ())), pointer(STRING)], "? abc");
        check("50%", &[], "50");
    }

    /// A conversion that rounds up to the next power of ten keeps its zeros; glibc 2.36 drops them.
    #[test]
    fn rounding_keeps_the_zeros_that_are_asked_for() {
        check("%#g", &[double(999_999.5)], "1.00000e+06");
    }

    #[test]
    fn the_data_model_gives_the_sizes() {
        let check = |format: &str, arg: Arg, expect: &str| {
            let text = print(format, &[arg], &Target::ILP32, b"").unwrap();
            assert_eq!(String::from_utf8_lossy(&text.bytes), expect, "{format}");
        };
        check("%lld", long(1_234_567_890_123), "1234567890123");
        check("%jd", long(-1), "-1");
        check("%qu", long(1_234_567_890_123), "1234567890123");
        check("%ld", int(-1), "-1");
        check("%zu", int(-1), "4294967295");
        check("%p", (Type::Ptr, Value::known(0xffff_fff0)), "0xfffffff0");
    }

    #[test]
    fn a_count_is_where_it_stands() {
        let text =
            print("ab%n%5d%hhn%ln", &[pointer(8), int(1), pointer(9), pointer(10)], &Target::ILP32, b"").unwrap();
        assert_eq!(text.bytes, b"ab    1");
        let counts = [(0, 32, 2), (2, 8, 7), (3, 32, 7)].map(|(arg, bits, value)| Count { arg, bits, value });
        assert_eq!(text.counts, counts);
    }

    /// Only the bytes that the precision lets in are read.
    #[test]
    fn a_precision_ends_a_string_that_has_no_zero() {
        let args = [int(0), pointer(STRING)];
        assert_eq!(print("%d%.3s", &args, &Target::LP64, b"xyz").unwrap().bytes, b"0xyz");
        let needs = Stop::Needs { addr: STRING as u64 + 3, arg: Some(1) };
        assert_eq!(print("%d%.4s", &args, &Target::LP64, b"xyz"), Err(needs));
    }

    #[test]
    fn what_is_too_wide_is_a_limit() {
        for format in ["%99999d", "%.99999d", "%.99999f", "%99999s", "%999999999999d"] {
            let arg = if format.ends_with('f') { double(1.0) } else { pointer(STRING) };
            assert_eq!(print(format, &[arg], &Target::LP64, b"abc\0"), Err(Stop::Long), "{format}");
        }
        assert_eq!(print("%.99999s", &[pointer(STRING)], &Target::LP64, b"abc\0").unwrap().bytes, b"abc");
    }
}
