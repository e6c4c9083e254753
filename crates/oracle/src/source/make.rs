//! Programs from a seed.
//!
//! Every variable is known with its type and its block, so that most of what is written is right; now and then a pointer
//! is kept beyond the life of what it points to, an index is one too far, a divisor may be zero.

use super::{Item, Program};
use crate::generate::Random;
use crate::render::Language;

/// The program of a seed.
pub fn program(seed: u64) -> Program {
    let mut random = Random::new(seed ^ 0x5eed_0fc0_de00_0000);
    // Half of the programs are meant to be right.
    let wrong = if random.chance(40) { 0 } else { 14 };
    let mut maker = Maker {
        random: &mut random,
        scopes: Vec::new(),
        names: 0,
        budget: 0,
        wrong,
        functions: Vec::new(),
        uninitialised: false,
        loops: 0,
    };
    let mut items = maker.globals();
    for _ in 0..maker.random.below(3) {
        let function = maker.function();
        items.push(function);
    }
    items.push(maker.start());
    let uninitialised = maker.uninitialised;
    Program { items, uninitialised, language: Language::C }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Ty {
    /// `unsigned`.
    Number,
    /// `unsigned *`, with so many elements behind it; none if it must not be used.
    Pointer(u32),
    /// A pointer that `malloc` returned, with so many elements.
    Heap(u32),
    /// `unsigned [n]`.
    Array(u32),
    /// `char [16]`, a string.
    Text,
    /// `struct s`.
    Struct,
    /// `union u`.
    Union,
}

#[derive(Clone, Debug)]
struct Var {
    name: String,
    ty: Ty,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Callee {
    /// `unsigned f(unsigned n, unsigned *p)`, with at least one element behind `p`.
    Plain,
    /// `unsigned *f(unsigned n)`, whose result dangles.
    Dangling,
    /// `unsigned f(unsigned n, ...)`: the sum of `n` numbers.
    Variadic,
    /// `struct s f(struct s x)`.
    ByValue,
}

struct Maker<'r> {
    random: &'r mut Random,
    scopes: Vec<Vec<Var>>,
    names: u32,
    budget: u32,
    /// How many of a hundred uses are wrong.
    wrong: u64,
    functions: Vec<(String, Callee)>,
    uninitialised: bool,
    loops: u32,
}

fn line(text: impl Into<String>) -> Item {
    Item::Line(text.into())
}

fn block(head: impl Into<String>, body: Vec<Item>) -> Item {
    Item::Block(head.into(), body, String::new())
}

impl Maker<'_> {
    fn name(&mut self, stem: &str) -> String {
        self.names += 1;
        format!("{stem}{}", self.names)
    }

    fn slips(&mut self) -> bool {
        let wrong = self.wrong;
        self.random.chance(wrong)
    }

    fn declare(&mut self, name: &str, ty: Ty) {
        if let Some(scope) = self.scopes.last_mut() {
            scope.push(Var { name: name.to_string(), ty });
        }
    }

    fn pick(&mut self, fits: impl Fn(Ty) -> bool) -> Option<Var> {
        let all: Vec<&Var> = self.scopes.iter().flatten().filter(|v| fits(v.ty)).collect();
        if all.is_empty() {
            return None;
        }
        Some(all[self.random.below(all.len() as u64) as usize].clone())
    }

    fn set(&mut self, name: &str, ty: Ty) {
        for v in self.scopes.iter_mut().flatten().filter(|v| v.name == name) {
            v.ty = ty;
        }
    }

    fn globals(&mut self) -> Vec<Item> {
        self.scopes.push(Vec::new());
        let mut items = Vec::new();
        for _ in 0..1 + self.random.below(3) {
            let name = self.name("g");
            match self.random.below(4) {
                0 => {
                    items.push(line(format!("static unsigned {name} = {};", self.random.below(9))));
                    self.declare(&name, Ty::Number);
                }
                1 => {
                    items.push(line(format!("static unsigned {name}[4] = {{3, 1, 4}};")));
                    self.declare(&name, Ty::Array(4));
                }
                2 => {
                    items.push(line(format!("static struct s {name} = {{'x', 7, {{1, 2, 3}}, 9, -2}};")));
                    self.declare(&name, Ty::Struct);
                }
                _ => {
                    items.push(line(format!("static unsigned {name}_0[3] = {{5, 6, 7}}, *{name} = {name}_0;")));
                    self.declare(&name, Ty::Pointer(3));
                }
            }
        }
        items
    }

    fn function(&mut self) -> Item {
        let name = self.name("f");
        let kind = self.random.of(&[Callee::Plain, Callee::Plain, Callee::Dangling, Callee::Variadic, Callee::ByValue]);
        self.scopes.push(Vec::new());
        self.budget = 6;
        let item = match kind {
            Callee::Plain => {
                self.declare("n", Ty::Number);
                self.declare("p", Ty::Pointer(1));
                let mut body = self.statements(3);
                if self.random.chance(40) {
                    body.insert(0, line(format!("if (n > 0 && n < 4) mix({name}(n - 1, p));")));
                }
                let result = self.number(2);
                body.push(line(format!("return {result};")));
                block(format!("static unsigned {name}(unsigned n, unsigned *p)"), body)
            }
            Callee::Dangling => {
                let what = if self.random.chance(50) { "unsigned v = n" } else { "static unsigned v = 4" };
                let lasts = what.starts_with("static");
                let body = vec![line(format!("{what};")), line("unsigned *q = &v;"), line("return q;")];
                self.scopes.pop();
                self.functions.push((name.clone(), if lasts { Callee::Plain } else { Callee::Dangling }));
                if lasts {
                    // It can be used like any pointer, but not called like a plain function.
                    self.functions.pop();
                    self.declare(&format!("{name}(1)"), Ty::Pointer(1));
                }
                return block(format!("static unsigned *{name}(unsigned n)"), body);
            }
            Callee::Variadic => {
                let body = vec![
                    line("va_list list;"),
                    line("unsigned sum = 0;"),
                    line("va_start(list, n);"),
                    line("for (unsigned k = 0; k < n; k++) sum = sum * 3 + va_arg(list, unsigned);"),
                    line("va_end(list);"),
                    line("return sum;"),
                ];
                block(format!("static unsigned {name}(unsigned n, ...)"), body)
            }
            Callee::ByValue => {
                let body = vec![line("x.i += x.a[1];"), line("x.b ^= x.i & 31;"), line("x.a[0]++;"), line("return x;")];
                block(format!("static struct s {name}(struct s x)"), body)
            }
        };
        self.scopes.pop();
        self.functions.push((name, kind));
        item
    }

    fn start(&mut self) -> Item {
        self.scopes.push(Vec::new());
        self.budget = 14;
        let mut body = self.statements(7);
        let last: Vec<Var> = self.scopes.iter().flatten().cloned().collect();
        for v in last {
            if matches!(v.ty, Ty::Number) {
                body.push(line(format!("mix({});", v.name)));
            }
        }
        self.scopes.pop();
        block("static void start(void)", body)
    }

    fn statements(&mut self, most: u64) -> Vec<Item> {
        let mut out = Vec::new();
        for _ in 0..1 + self.random.below(most) {
            if self.budget == 0 {
                break;
            }
            self.budget -= 1;
            self.statement(&mut out);
        }
        out
    }

    /// Statements in a block of their own.
    fn inner(&mut self, most: u64) -> Vec<Item> {
        self.scopes.push(Vec::new());
        let out = self.statements(most);
        self.scopes.pop();
        out
    }

    fn statement(&mut self, out: &mut Vec<Item>) {
        match self.random.below(30) {
            0..=2 => self.new_number(out),
            3 => self.new_array(out),
            4 | 5 => self.new_pointer(out),
            6 | 7 => self.new_heap(out),
            8 => self.new_text(out),
            9 => self.new_struct(out),
            10 => self.new_union(out),
            11 | 12 => self.assign(out),
            13 => self.branch(out),
            14 => self.repeat(out),
            15 => self.switch(out),
            16 | 17 => self.escaping_block(out),
            18 | 19 => self.free(out),
            20 => self.realloc(out),
            21 | 22 => self.copy(out),
            23 => self.division(out),
            24 => self.call(out),
            25 => self.goto(out),
            26 => self.dangle(out),
            _ => {
                let e = self.number(3);
                out.push(line(format!("mix({e});")));
            }
        }
    }

    fn constant(&mut self) -> String {
        let all = ["0", "1", "2", "3", "7", "12", "255", "256", "65535", "0x7fffffff", "0x80000000", "0xffffffff"];
        format!("{}u", self.random.of(&all))
    }

    /// Something of type `unsigned`.
    fn number(&mut self, depth: u32) -> String {
        if depth == 0 || self.random.chance(25) {
            return self.place().unwrap_or_else(|| self.constant());
        }
        let (a, b) = (self.number(depth - 1), self.number(depth - 1));
        match self.random.below(12) {
            0 => format!("({a} + {b})"),
            1 => format!("({a} - {b})"),
            2 => format!("({a} * {b})"),
            3 => format!("({a} ^ {b})"),
            4 => format!("({a} & {b})"),
            5 => format!("({a} << ({b} & 31))"),
            6 => format!("({a} >> ({b} & 31))"),
            7 => format!("({a} % (({b} & 15) + 1))"),
            8 => format!("({a} < {b} ? {a} : {b})"),
            9 => format!("(unsigned)(unsigned char){a}"),
            10 => format!("(unsigned)(short){a}"),
            _ => format!("(unsigned)({a} == {b})"),
        }
    }

    /// Something that can be read and written.
    fn place(&mut self) -> Option<String> {
        let v = self.pick(|_| true)?;
        Some(match v.ty {
            Ty::Number => v.name,
            Ty::Pointer(n) | Ty::Heap(n) => {
                if n == 0 && !self.slips() {
                    return None;
                }
                if self.random.chance(40) && n > 0 {
                    format!("*{}", v.name)
                } else {
                    let k = self.index(n.max(1));
                    format!("{}[{k}]", v.name)
                }
            }
            Ty::Array(n) => {
                let k = self.index(n);
                format!("{}[{k}]", v.name)
            }
            Ty::Text => return None,
            Ty::Struct => {
                let field = self.random.of(&["i", "a[0]", "a[2]", "b"]);
                format!("{}.{field}", v.name)
            }
            Ty::Union => {
                let field = self.random.of(&["i", "b[0]", "b[3]", "h[1]"]);
                format!("{}.{field}", v.name)
            }
        })
    }

    fn index(&mut self, n: u32) -> String {
        if self.slips() {
            return format!("{n}");
        }
        let k = self.random.below(u64::from(n));
        match self.pick(|t| t == Ty::Number).filter(|_| self.random.below(2) == 0) {
            Some(v) => format!("{} % {n}", v.name),
            None => k.to_string(),
        }
    }

    fn new_number(&mut self, out: &mut Vec<Item>) {
        let name = self.name("v");
        if self.random.chance(8) {
            self.uninitialised = true;
            out.push(line(format!("unsigned {name};")));
            if !self.slips() {
                let e = self.number(1);
                out.push(line(format!("{name} = {e};")));
            }
        } else {
            let e = self.number(2);
            out.push(line(format!("unsigned {name} = {e};")));
        }
        self.declare(&name, Ty::Number);
    }

    fn new_array(&mut self, out: &mut Vec<Item>) {
        let name = self.name("a");
        let n = 1 + self.random.below(4) as u32;
        if self.random.chance(40) {
            let size = self.name("n");
            out.push(line(format!("unsigned {size} = {n};")));
            out.push(line(format!("unsigned {name}[{size}];")));
            out.push(line(format!("for (unsigned k = 0; k < {size}; k++) {name}[k] = k * 5;")));
        } else {
            out.push(line(format!("unsigned {name}[{n}] = {{1}};")));
        }
        self.declare(&name, Ty::Array(n));
    }

    /// An address, and how many elements are behind it.
    fn address(&mut self) -> Option<(String, u32)> {
        if self.random.chance(15) {
            let e = self.number(1);
            return Some((format!("(unsigned[2]){{{e}, 8}}"), 2));
        }
        let v = self.pick(|t| matches!(t, Ty::Number | Ty::Array(_) | Ty::Struct | Ty::Pointer(1..)))?;
        Some(match v.ty {
            Ty::Number => (format!("&{}", v.name), 1),
            Ty::Array(n) => {
                let k = self.random.below(u64::from(n)) as u32;
                (format!("&{}[{k}]", v.name), n - k)
            }
            Ty::Struct => (format!("&{}.i", v.name), 1),
            Ty::Pointer(n) | Ty::Heap(n) => (v.name, n),
            Ty::Text | Ty::Union => return None,
        })
    }

    fn new_pointer(&mut self, out: &mut Vec<Item>) {
        let name = self.name("p");
        let (address, n) = self.address().unwrap_or(("0".to_string(), 0));
        out.push(line(format!("unsigned *{name} = {address};")));
        self.declare(&name, Ty::Pointer(n));
    }

    fn new_heap(&mut self, out: &mut Vec<Item>) {
        let name = self.name("m");
        let n = 1 + self.random.below(3) as u32;
        if self.random.chance(40) {
            out.push(line(format!("unsigned *{name} = calloc({n}, sizeof(unsigned));")));
        } else {
            out.push(line(format!("unsigned *{name} = malloc({n} * sizeof(unsigned));")));
            if self.slips() {
                self.uninitialised = true;
            } else {
                out.push(line(format!("memset({name}, 1, {n} * sizeof(unsigned));")));
            }
        }
        self.declare(&name, Ty::Heap(n));
    }

    fn new_text(&mut self, out: &mut Vec<Item>) {
        let name = self.name("t");
        let word = self.random.of(&["", "a", "fence", "fencepost"]);
        out.push(line(format!("char {name}[16] = \"{word}\";")));
        let more = if self.slips() { "0123456789abcde" } else { "post" };
        match self.random.below(5) {
            0 => out.push(line(format!("strcat({name}, \"{more}\");"))),
            1 => out.push(line(format!("strcpy({name}, \"{more}\");"))),
            2 => out.push(line(format!("{name}[strlen({name})] = 'z';"))),
            3 => out.push(line(format!("snprintf({name}, sizeof {name}, \"%u-%s\", h & 15, \"{more}\");"))),
            _ => out.push(line(format!("mix((unsigned)strcmp({name}, \"fence\") == 0);"))),
        }
        out.push(line(format!("for (unsigned k = 0; k < 16 && {name}[k]; k++) mix((unsigned){name}[k]);")));
        self.declare(&name, Ty::Text);
    }

    fn new_struct(&mut self, out: &mut Vec<Item>) {
        let name = self.name("s");
        match self.pick(|t| t == Ty::Struct).filter(|_| self.random.below(2) == 0) {
            Some(other) => out.push(line(format!("struct s {name} = {};", other.name))),
            None => {
                let e = self.number(1);
                out.push(line(format!("struct s {name} = {{.i = {e}, .a = {{1, 2}}, .b = 21, .g = -3}};")));
            }
        }
        if self.random.chance(50) {
            let e = self.number(1);
            let field = self.random.of(&["b", "a[1]", "i", "c"]);
            out.push(line(format!("{name}.{field} = {e};")));
        }
        out.push(line(format!("mix({name}.b + (unsigned){name}.g + {name}.a[1]);")));
        self.declare(&name, Ty::Struct);
    }

    fn new_union(&mut self, out: &mut Vec<Item>) {
        let name = self.name("u");
        let e = self.number(1);
        out.push(line(format!("union u {name} = {{.i = {e}}};")));
        let k = self.random.below(4);
        out.push(line(format!("{name}.b[{k}] ^= 0x5a;")));
        out.push(line(format!("mix({name}.h[{}]);", k / 2)));
        self.declare(&name, Ty::Union);
    }

    fn assign(&mut self, out: &mut Vec<Item>) {
        let pair = (self.pick(|t| matches!(t, Ty::Struct)), self.pick(|t| matches!(t, Ty::Struct)));
        if let (Some(a), Some(b), true) = (pair.0, pair.1, self.random.chance(20)) {
            out.push(line(format!("{} = {};", a.name, b.name)));
            return;
        }
        if self.random.chance(30) {
            if let (Some(p), Some((address, n))) = (self.pick(|t| matches!(t, Ty::Pointer(_))), self.address()) {
                if !p.name.contains('(') && p.name != "p" && self.is_inmost(&p.name) {
                    out.push(line(format!("{} = {address};", p.name)));
                    self.set(&p.name, Ty::Pointer(n));
                    return;
                }
            }
        }
        let e = self.number(2);
        if let Some(place) = self.place() {
            let op = self.random.of(&["=", "+=", "^=", "-="]);
            out.push(line(format!("{place} {op} {e};")));
        }
    }

    fn is_inmost(&self, name: &str) -> bool {
        self.scopes.last().is_some_and(|s| s.iter().any(|v| v.name == name)) && self.loops == 0
    }

    fn branch(&mut self, out: &mut Vec<Item>) {
        let cond = self.number(2);
        let body = self.inner(3);
        out.push(block(format!("if ({cond} & 1)"), body));
        if self.random.chance(40) {
            let body = self.inner(2);
            out.push(block("else", body));
        }
    }

    fn repeat(&mut self, out: &mut Vec<Item>) {
        let (k, n) = (self.name("k"), 1 + self.random.below(3));
        self.loops += 1;
        let mut body = self.inner(3);
        self.loops -= 1;
        match self.random.below(3) {
            0 => out.push(block(format!("for (unsigned {k} = 0; {k} < {n}; {k}++)"), body)),
            1 => {
                out.push(line(format!("unsigned {k} = 0;")));
                body.push(line(format!("if ({k} == 1) break;")));
                out.push(block(format!("while ({k}++ < {n})"), body));
            }
            _ => {
                out.push(line(format!("unsigned {k} = 0;")));
                body.insert(0, line(format!("if ({k} == 1) continue;")));
                out.push(Item::Block("do".to_string(), body, format!(" while (++{k} < {n});")));
            }
        }
    }

    fn switch(&mut self, out: &mut Vec<Item>) {
        let e = self.number(2);
        let mut body = Vec::new();
        for case in 0..3 {
            body.push(line(format!("case {case}:")));
            let inner = self.inner(2);
            body.push(block("", inner));
            if self.random.chance(60) {
                body.push(line("break;"));
            }
        }
        body.push(line("default:"));
        let inner = self.inner(1);
        body.push(block("", inner));
        out.push(block(format!("switch ({e} & 3)"), body));
    }

    /// A pointer that leaves a block with the address of something in it, or of something outside.
    fn escaping_block(&mut self, out: &mut Vec<Item>) {
        let name = self.name("p");
        out.push(line(format!("unsigned *{name} = 0;")));
        let outside = self.address();
        self.scopes.push(Vec::new());
        let mut body = self.statements(2);
        let inside = self.name("w");
        let e = self.number(1);
        let kind = self.random.below(3);
        body.push(line(match kind {
            0 => format!("unsigned {inside} = {e};"),
            1 => format!("unsigned {inside}[2] = {{{e}}};"),
            _ => format!("unsigned *{inside} = (unsigned[3]){{{e}}};"),
        }));
        let address = if kind == 0 { format!("&{inside}") } else { inside };
        body.push(line(format!("{name} = {address};")));
        body.push(line(format!("mix(*{name});")));
        let keeps = self.slips() && self.slips();
        let mut left = 0;
        if !keeps {
            match &outside {
                Some((a, n)) if !a.starts_with('(') => {
                    body.push(line(format!("{name} = {a};")));
                    left = *n;
                }
                _ => body.push(line(format!("{name} = 0;"))),
            }
        }
        self.scopes.pop();
        out.push(block("", body));
        self.declare(&name, Ty::Pointer(left));
    }

    fn free(&mut self, out: &mut Vec<Item>) {
        let Some(v) = self.pick(|t| matches!(t, Ty::Heap(_))) else { return };
        if self.is_inmost(&v.name) || self.slips() {
            out.push(line(format!("free({});", v.name)));
            if self.slips() {
                return;
            }
            // Nobody uses it any more.
            self.set(&v.name, Ty::Pointer(0));
            if self.random.chance(50) {
                out.push(line(format!("{} = 0;", v.name)));
            }
        }
    }

    fn realloc(&mut self, out: &mut Vec<Item>) {
        let Some(v) = self.pick(|t| matches!(t, Ty::Heap(1..))) else { return };
        let Ty::Heap(old) = v.ty else { return };
        if !self.is_inmost(&v.name) {
            return;
        }
        let (name, n) = (self.name("m"), 1 + self.random.below(4) as u32);
        out.push(line(format!("unsigned *{name} = realloc({}, {n} * sizeof(unsigned));", v.name)));
        for k in old..n {
            out.push(line(format!("{name}[{k}] = {k};")));
        }
        self.declare(&name, Ty::Heap(n));
        if !self.slips() {
            self.set(&v.name, Ty::Pointer(0));
        }
    }

    fn copy(&mut self, out: &mut Vec<Item>) {
        let many = |t| matches!(t, Ty::Array(2..) | Ty::Heap(2..) | Ty::Pointer(2..));
        let (Some(a), Some(b)) = (self.pick(many), self.pick(many)) else { return };
        let count = |t| match t {
            Ty::Array(n) | Ty::Heap(n) | Ty::Pointer(n) => n,
            Ty::Number | Ty::Text | Ty::Struct | Ty::Union => 0,
        };
        let most = count(a.ty).min(count(b.ty));
        let n = if self.slips() { most + 1 } else { 1 + self.random.below(u64::from(most)) as u32 };
        let bytes = match self.pick(|t| t == Ty::Number).filter(|_| self.random.below(2) == 0) {
            Some(v) => format!("({} % {n} + 1) * sizeof(unsigned)", v.name),
            None => format!("{n} * sizeof(unsigned)"),
        };
        let (a, b) = (a.name, b.name);
        match self.random.below(4) {
            0 => out.push(line(format!("memmove({a}, {b}, {bytes});"))),
            1 => out.push(line(format!("memset({a}, 3, {bytes});"))),
            2 => out.push(line(format!("mix(memcmp({a}, {b}, {bytes}) == 0);"))),
            _ if a != b || self.slips() => {
                // Pointers may point into the same array: natively that is fine if they are equal or far apart.
                let far = format!("({a} == {b} || {a} + {n} <= {b} || {b} + {n} <= {a})");
                out.push(line(format!("if {far} memcpy({a}, {b}, {bytes});")));
            }
            _ => {}
        }
    }

    fn division(&mut self, out: &mut Vec<Item>) {
        let (a, b) = (self.number(1), self.number(1));
        let op = self.random.of(&["/", "%"]);
        let guard = if self.slips() { String::new() } else { format!("if ((int)({b}) > 0) ") };
        out.push(line(format!("{guard}mix((unsigned)((int)({a}) {op} (int)({b})));")));
    }

    fn call(&mut self, out: &mut Vec<Item>) {
        if self.functions.is_empty() {
            return;
        }
        let (name, kind) = self.functions[self.random.below(self.functions.len() as u64) as usize].clone();
        match kind {
            Callee::Plain => {
                let e = self.number(1);
                let Some((address, 1..)) = self.address() else { return };
                if self.random.chance(40) {
                    let f = self.name("q");
                    out.push(line(format!("unsigned (*{f})(unsigned, unsigned *) = {name};")));
                    out.push(line(format!("mix({f}({e} & 3, {address}));")));
                } else {
                    out.push(line(format!("mix({name}({e} & 3, {address}));")));
                }
            }
            Callee::Dangling => {
                let p = self.name("p");
                let e = self.number(1);
                out.push(line(format!("unsigned *{p} = {name}({e});")));
                self.declare(&p, Ty::Pointer(0));
            }
            Callee::Variadic => {
                let (a, b) = (self.number(1), self.number(1));
                out.push(line(format!("mix({name}(2, {a}, {b}));")));
            }
            Callee::ByValue => {
                if let Some(v) = self.pick(|t| t == Ty::Struct) {
                    let s = self.name("s");
                    out.push(line(format!("struct s {s} = {name}({});", v.name)));
                    out.push(line(format!("mix({s}.i + {s}.b);")));
                    self.declare(&s, Ty::Struct);
                }
            }
        }
    }

    fn goto(&mut self, out: &mut Vec<Item>) {
        let label = self.name("out");
        let cond = self.number(1);
        let mut body = self.inner(2);
        body.push(line(format!("if ({cond} & 2) goto {label};")));
        let e = self.number(2);
        body.push(line(format!("mix({e});")));
        out.push(block("", body));
        out.push(line(format!("{label}:;")));
    }

    /// Uses a pointer that should not be used any more.
    fn dangle(&mut self, out: &mut Vec<Item>) {
        if !self.slips() && !self.slips() {
            return;
        }
        if let Some(v) = self.pick(|t| t == Ty::Pointer(0)) {
            out.push(line(if self.random.chance(70) {
                format!("mix(*{});", v.name)
            } else {
                format!("*{} = 1;", v.name)
            }));
        }
    }
}
