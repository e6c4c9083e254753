//! The names that rustc gives to functions and statics, read back as paths.
//!
//! Source: Rust RFC 2603 ("v0" mangling), and the older scheme, which is that of C++ with a hash at the end.
//! What it does: gives the crate that defines an item and the path within it. Generic arguments are left out, except that the
//! first one can be asked for: it is what `std::thread::start::<F>` runs.
//! Guarantee: a name that is not understood gives nothing, and is then shown as it is. No name makes it loop or recurse without end.
//! Misses: identifiers outside of ASCII stay in Punycode; constants of a structured type as generic arguments.

/// How much is read of one name, back references counted again.
const FUEL: u32 = 4096;
/// How deep paths and types nest.
const DEPTH: u32 = 64;

/// A path, as the source writes it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Path {
    /// The crate that defines the item: of a method, the crate of its `impl`.
    pub krate: String,
    /// The parts behind the crate; a method's type is one part.
    pub parts: Vec<String>,
    /// The trait that a method implements, as a whole path.
    pub of_trait: Option<String>,
    /// The first generic argument, if it is an item, a closure for instance.
    pub argument: Option<Box<Path>>,
}

impl Path {
    /// The whole path.
    pub fn full(&self) -> String {
        if self.parts.is_empty() {
            return self.krate.clone();
        }
        format!("{}::{}", self.krate, self.parts.join("::"))
    }

    /// What is shown: of an item of the program the path within its crate, of others the last two parts.
    pub fn short(&self) -> String {
        let from = if self.is_library() { self.parts.len().saturating_sub(2) } else { 0 };
        self.parts[from..].join("::")
    }

    /// The last part.
    pub fn last(&self) -> &str {
        self.parts.last().map_or("", String::as_str)
    }

    /// Whether the item is one of Rust's own libraries.
    pub fn is_library(&self) -> bool {
        matches!(self.krate.as_str(), "core" | "alloc" | "std" | "__rustc" | "compiler_builtins")
    }

    /// Whether this is a function that writes a value as text, as `Display` and its kin ask for.
    pub fn is_formatting(&self) -> bool {
        self.last() == "fmt" && self.of_trait.as_deref().is_some_and(|name| name.starts_with("core::fmt::"))
    }
}

/// The path that a symbol stands for.
pub(crate) fn demangle(symbol: &str) -> Option<Path> {
    if let Some(rest) = symbol.strip_prefix("_R") {
        let mut reader = Reader { text: rest.as_bytes(), at: 0, fuel: FUEL };
        return reader.path(0);
    }
    legacy(symbol.strip_prefix("_ZN")?)
}

/// The older scheme: lengths and identifiers, the last of which is a hash.
fn legacy(mut text: &str) -> Option<Path> {
    let mut parts = Vec::new();
    while !text.starts_with('E') {
        let digits = text.bytes().take_while(u8::is_ascii_digit).count();
        let length: usize = text.get(..digits)?.parse().ok()?;
        parts.push(unescaped(text.get(digits..digits.checked_add(length)?)?));
        text = text.get(digits + length..)?;
    }
    let hash = parts.pop()?;
    let is_hash = hash.len() == 17 && hash.starts_with('h') && hash[1..].bytes().all(|b| b.is_ascii_hexdigit());
    if !is_hash || parts.is_empty() {
        return None;
    }
    let first = parts.remove(0);
    // `<T as Trait>::f`: the type stands for the crate, too.
    let (krate, of_trait) = match first.strip_prefix('<').and_then(|inner| inner.strip_suffix('>')) {
        Some(inner) => {
            let (ty, of_trait) = inner.split_once(" as ").map_or((inner, None), |(a, b)| (a, Some(b.to_string())));
            let (krate, rest) = ty.split_once("::").unwrap_or((ty, ty));
            parts.insert(0, rest.to_string());
            (krate.to_string(), of_trait)
        }
        None => (first, None),
    };
    Some(Path { krate, parts, of_trait, argument: None })
}

fn unescaped(part: &str) -> String {
    let escapes = [
        ("$LT$", "<"),
        ("$GT$", ">"),
        ("$RF$", "&"),
        ("$BP$", "*"),
        ("$C$", ","),
        ("$u20$", " "),
        ("$u7b$", "{"),
        ("$u7d$", "}"),
        ("$u5b$", "["),
        ("$u5d$", "]"),
        ("..", "::"),
    ];
    let part = part.strip_prefix("_$").map_or(part.to_string(), |rest| format!("${rest}"));
    escapes.iter().fold(part, |text, (from, to)| text.replace(from, to))
}

/// Reads a name of the newer scheme.
struct Reader<'t> {
    text: &'t [u8],
    at: usize,
    fuel: u32,
}

impl Reader<'_> {
    fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    fn next(&mut self) -> Option<u8> {
        self.fuel = self.fuel.checked_sub(1)?;
        self.at += 1;
        self.text.get(self.at - 1).copied()
    }

    fn eat(&mut self, byte: u8) -> bool {
        let found = self.peek() == Some(byte);
        self.at += usize::from(found);
        found
    }

    /// `_` is 0, `0_` is 1, and so on.
    fn base62(&mut self) -> Option<usize> {
        let mut value = 0usize;
        let mut any = false;
        loop {
            let digit = match self.next()? {
                b'_' => return if any { value.checked_add(1) } else { Some(0) },
                b @ b'0'..=b'9' => b - b'0',
                b @ b'a'..=b'z' => b - b'a' + 10,
                b @ b'A'..=b'Z' => b - b'A' + 36,
                _ => return None,
            };
            any = true;
            value = value.checked_mul(62)?.checked_add(usize::from(digit))?;
        }
    }

    /// The number that tells items of one name apart; 0 if there is none.
    fn disambiguator(&mut self) -> Option<usize> {
        if self.eat(b's') {
            return self.base62()?.checked_add(1);
        }
        Some(0)
    }

    fn identifier(&mut self) -> Option<String> {
        self.eat(b'u');
        let mut length = 0usize;
        while let Some(digit @ b'0'..=b'9') = self.peek() {
            self.next()?;
            length = length.checked_mul(10)?.checked_add(usize::from(digit - b'0'))?;
            if length == 0 {
                break;
            }
        }
        self.eat(b'_');
        let bytes = self.text.get(self.at..self.at.checked_add(length)?)?;
        self.at += length;
        Some(String::from_utf8_lossy(bytes).into_owned())
    }

    /// What stands where a back reference points to.
    fn back<T>(&mut self, read: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        let start = self.at - 1;
        let to = self.base62()?;
        if to >= start {
            return None;
        }
        let behind = std::mem::replace(&mut self.at, to);
        let value = read(self);
        self.at = behind;
        value
    }

    fn path(&mut self, depth: u32) -> Option<Path> {
        if depth > DEPTH {
            return None;
        }
        let depth = depth + 1;
        Some(match self.next()? {
            b'C' => {
                self.disambiguator()?;
                Path { krate: self.identifier()?, parts: Vec::new(), of_trait: None, argument: None }
            }
            b'N' => {
                let space = self.next()?;
                let mut path = self.path(depth)?;
                let number = self.disambiguator()?;
                let name = self.identifier()?;
                match space {
                    b'C' => path.parts.push(format!("{{closure#{number}}}")),
                    b'A'..=b'Z' => path.parts.push(format!("{{{name}#{number}}}")),
                    _ => path.parts.push(name),
                }
                path
            }
            b'M' => {
                self.disambiguator()?;
                let krate = self.path(depth)?.krate;
                let name = self.ty(depth)?.0;
                Path { krate, parts: vec![name], of_trait: None, argument: None }
            }
            b'X' => {
                self.disambiguator()?;
                let krate = self.path(depth)?.krate;
                let name = self.ty(depth)?.0;
                let of_trait = Some(self.path(depth)?.full());
                Path { krate, parts: vec![name], of_trait, argument: None }
            }
            b'Y' => {
                let name = self.ty(depth)?.0;
                let of_trait = self.path(depth)?;
                let full = of_trait.full();
                Path { krate: of_trait.krate, parts: vec![name], of_trait: Some(full), argument: None }
            }
            b'I' => {
                let mut path = self.path(depth)?;
                let mut first = true;
                while !self.eat(b'E') {
                    let argument = self.generic_argument(depth)?;
                    if std::mem::replace(&mut first, false) {
                        path.argument = argument.map(Box::new);
                    }
                }
                path
            }
            b'B' => self.back(|reader| reader.path(depth))?,
            _ => return None,
        })
    }

    fn generic_argument(&mut self, depth: u32) -> Option<Option<Path>> {
        if self.eat(b'L') {
            self.base62()?;
            return Some(None);
        }
        if self.eat(b'K') {
            self.constant(depth)?;
            return Some(None);
        }
        self.ty(depth).map(|(_, path)| path)
    }

    /// A type: its name, and its path if it is an item.
    fn ty(&mut self, depth: u32) -> Option<(String, Option<Path>)> {
        if depth > DEPTH {
            return None;
        }
        let depth = depth + 1;
        let tag = self.next()?;
        if let Some(name) = basic(tag) {
            return Some((name.to_string(), None));
        }
        let text = match tag {
            b'A' => {
                let (element, _) = self.ty(depth)?;
                self.constant(depth)?;
                format!("[{element}; N]")
            }
            b'S' => format!("[{}]", self.ty(depth)?.0),
            b'T' => {
                let mut list = Vec::new();
                while !self.eat(b'E') {
                    list.push(self.ty(depth)?.0);
                }
                format!("({})", list.join(", "))
            }
            b'R' | b'Q' => {
                if self.eat(b'L') {
                    self.base62()?;
                }
                let kind = if tag == b'R' { "&" } else { "&mut " };
                format!("{kind}{}", self.ty(depth)?.0)
            }
            b'P' => format!("*const {}", self.ty(depth)?.0),
            b'O' => format!("*mut {}", self.ty(depth)?.0),
            b'F' => self.function(depth)?,
            b'D' => self.dynamic(depth)?,
            b'B' => return self.back(|reader| reader.ty(depth)),
            _ => {
                self.at -= 1;
                let path = self.path(depth)?;
                return Some((path.last().to_string(), Some(path)));
            }
        };
        Some((text, None))
    }

    fn function(&mut self, depth: u32) -> Option<String> {
        if self.eat(b'G') {
            self.base62()?;
        }
        self.eat(b'U');
        if self.eat(b'K') && !self.eat(b'C') {
            self.identifier()?;
        }
        while !self.eat(b'E') {
            self.ty(depth)?;
        }
        self.ty(depth)?;
        Some("fn".to_string())
    }

    fn dynamic(&mut self, depth: u32) -> Option<String> {
        if self.eat(b'G') {
            self.base62()?;
        }
        let mut names = Vec::new();
        while !self.eat(b'E') {
            names.push(self.path(depth)?.last().to_string());
            while self.eat(b'p') {
                self.identifier()?;
                self.ty(depth)?;
            }
        }
        if self.eat(b'L') {
            self.base62()?;
        }
        Some(format!("dyn {}", names.join(" + ")))
    }

    /// A constant of a basic type; its value is not kept.
    fn constant(&mut self, depth: u32) -> Option<()> {
        if depth > DEPTH {
            return None;
        }
        match self.next()? {
            b'p' => Some(()),
            b'B' => self.back(|reader| reader.constant(depth + 1)),
            tag => {
                basic(tag)?;
                while self.next()? != b'_' {}
                Some(())
            }
        }
    }
}

fn basic(tag: u8) -> Option<&'static str> {
    Some(match tag {
        b'a' => "i8",
        b'b' => "bool",
        b'c' => "char",
        b'd' => "f64",
        b'e' => "str",
        b'f' => "f32",
        b'h' => "u8",
        b'i' => "isize",
        b'j' => "usize",
        b'l' => "i32",
        b'm' => "u32",
        b'n' => "i128",
        b'o' => "u128",
        b's' => "i16",
        b't' => "u16",
        b'u' => "()",
        b'v' => "...",
        b'x' => "i64",
        b'y' => "u64",
        b'z' => "!",
        b'p' => "_",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn full(symbol: &str) -> String {
        demangle(symbol).map_or("nothing".into(), |path| path.full())
    }

    #[test]
    fn both_schemes_are_read() {
        assert_eq!(full("_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt"), "core::panicking::panic_fmt");
        assert_eq!(full("_RNCNvCs4Q2Qx8jI5j6_1a4main0B3_"), "a::main::{closure#0}");
        assert_eq!(
            full("_RNvMs1b_NtNtCsgEmfK2I1SDS_4core4sync6atomicNtB6_9AtomicU325storeCs4Q2Qx8jI5j6_1a"),
            "core::AtomicU32::store"
        );
        assert_eq!(full("_ZN4core9panicking5panic17h0123456789abcdefE"), "core::panicking::panic");
        let start = demangle("_RINvNtCsap01lZ3fBcC_3std6thread3runNCNvCs4Q2Qx8jI5j6_1a4main0mEBB_");
        let argument = start.and_then(|path| path.argument);
        assert_eq!(argument.map(|path| path.short()), Some("main::{closure#0}".into()));
    }

    #[test]
    fn traits_are_told_from_types() {
        let path = demangle("_RNvXs8_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3impmNtB9_7Display3fmt");
        assert!(path.is_some_and(|path| path.is_formatting() && path.krate == "core"));
        let debug = demangle("_ZN53_$LT$core..fmt..Error$u20$as$u20$core..fmt..Debug$GT$3fmt17h0123456789abcdefE");
        assert!(debug.is_some_and(|path| path.is_formatting()));
    }

    #[test]
    fn broken_names_give_nothing() {
        for symbol in ["main", "_R", "_RB_", "_RNvB_3fmt", "_RNvC1", "_ZN", "_ZN4coreE", "_RIC1aB_E", "_RNvMB0_B1_1x"] {
            assert_eq!(demangle(symbol).map(|path| path.full()), None, "{symbol}");
        }
        let mut nested = "_R".to_string();
        nested.push_str(&"Nv".repeat(5000));
        assert_eq!(demangle(&nested), None);
    }
}
