//! Programs of one thread in C++ from a seed: destructors, copies and moves, `new` and `delete`, smart pointers, containers,
//! references, lambdas, virtual functions.
//!
//! Each habit stands by itself, and mixes what it computes into the number. Now and then something is used that has ended, freed
//! twice or in the wrong way, or an index is one too far: always so that AddressSanitizer sees it.

use super::{Item, Program};
use crate::generate::Random;
use crate::render::Language;

/// The program of a seed.
pub fn program(seed: u64) -> Program {
    let mut random = Random::new(seed ^ 0x0c99_5eed_0000_0000);
    let wrong = if random.chance(50) { 0 } else { 18 };
    let mut maker = Maker { random: &mut random, names: 0, numbers: Vec::new(), wrong };
    let n = 3 + maker.random.below(6);
    let body = maker.body(n, 0);
    let items = vec![Item::Block("static void start()".into(), body, String::new())];
    Program { items, uninitialised: false, language: Language::Cpp }
}

/// What stands before a program: of the helpers and headers those that it names.
pub(super) fn head(body: &str) -> String {
    let helpers: String = HELPERS.iter().filter(|(key, _)| body.contains(key)).map(|(_, text)| *text).collect();
    let all = [&helpers, body].concat();
    let includes = HEADERS.iter().filter(|(keys, _)| keys.iter().any(|k| all.contains(k)));
    let includes: String = includes.map(|(_, header)| format!("#include <{header}>\n")).collect();
    includes + "#include <cassert>\n#include <cstdio>\n" + FIRST + &helpers
}

const HEADERS: &[(&[&str], &str)] = &[
    (&["std::sort", "std::reverse", "std::min"], "algorithm"),
    (&["std::array"], "array"),
    (&["std::deque"], "deque"),
    (&["std::function"], "functional"),
    (&["std::list"], "list"),
    (&["std::map"], "map"),
    (&["std::unique_ptr", "std::make_unique", "std::make_shared"], "memory"),
    (&["new (room)"], "new"),
    (&["std::accumulate"], "numeric"),
    (&["std::optional"], "optional"),
    (&["std::set"], "set"),
    (&["std::string"], "string"),
    (&["std::move", "std::swap"], "utility"),
    (&["std::vector"], "vector"),
];

const FIRST: &str = "
static unsigned h;
static void mix(unsigned x) { h = h * 31 + x; }
/// Its copies, moves and ends are seen.
struct D {
  unsigned n;
  explicit D(unsigned n) : n(n) {}
  D(const D &o) : n(o.n) { mix(n + 1); }
  D(D &&o) noexcept : n(o.n) { o.n = 0; mix(n + 2); }
  D &operator=(const D &o) { n = o.n; mix(n + 3); return *this; }
  D &operator=(D &&o) noexcept { n = o.n; o.n = 0; mix(n + 4); return *this; }
  ~D() { mix(n + 5); }
};
";

const HELPERS: &[(&str, &str)] = &[
    (
        "Shape",
        "struct Shape {
  virtual ~Shape() { mix(6); }
  virtual unsigned area() const = 0;
  unsigned twice() const { return 2 * area(); }
};
struct Square : Shape {
  unsigned a;
  explicit Square(unsigned a) : a(a) {}
  ~Square() override { mix(a); }
  unsigned area() const override { return a * a; }
};
struct Bar final : Shape {
  unsigned w, h;
  Bar(unsigned w, unsigned h) : w(w), h(h) {}
  unsigned area() const override { return w * h; }
};
",
    ),
    ("passed(", "static D passed(D d) { return d; }\n"),
    ("depth(", "static unsigned depth(unsigned n, unsigned x) { return n ? depth(n - 1, x * 3 + n) : x; }\n"),
    (
        "sum(",
        "template <class T, class... R> static unsigned sum(T x, R... rest) {
  if constexpr (sizeof...(rest) == 0) return x; else return x + sum(rest...);
}
",
    ),
    ("larger(", "static const unsigned &larger(const unsigned &a, const unsigned &b) { return a < b ? b : a; }\n"),
    (
        "counter(",
        "static std::function<unsigned()> counter(unsigned from) { return [from]() mutable { return from++; }; }\n",
    ),
];

struct Maker<'r> {
    random: &'r mut Random,
    names: u32,
    numbers: Vec<String>,
    /// How many of a hundred uses are wrong.
    wrong: u64,
}

impl Maker<'_> {
    fn name(&mut self) -> String {
        self.names += 1;
        format!("a{}", self.names)
    }

    fn errs(&mut self) -> bool {
        self.random.chance(self.wrong)
    }

    fn number(&mut self) -> String {
        if self.numbers.is_empty() || self.random.chance(40) {
            let small = self.random.below(20);
            return self.random.of(&[small, 7, 255, 65_536, 4_294_967_295]).to_string() + "u";
        }
        let n = self.random.below(self.numbers.len() as u64) as usize;
        self.numbers[n].clone()
    }

    /// An index into so many elements.
    fn index(&mut self, n: u64) -> String {
        if self.errs() {
            return n.to_string();
        }
        if self.random.chance(50) {
            return self.random.below(n).to_string();
        }
        format!("{} % {n}", self.number())
    }

    fn body(&mut self, n: u64, depth: u32) -> Vec<Item> {
        let known = self.numbers.len();
        let mut out = Vec::new();
        for _ in 0..n {
            if depth < 2 && self.random.chance(20) {
                let more = 1 + self.random.below(2);
                let number = self.number();
                let head = match self.random.below(4) {
                    0 => format!("if ({number} % 2 == 0)"),
                    1 => format!("for (int i = 0; i < {}; i++)", 1 + self.random.below(3)),
                    2 => format!("if (D d({number}); d.n > 3)"),
                    _ => String::new(),
                };
                let body = self.body(more, depth + 1);
                out.push(Item::Block(head, body, String::new()));
            } else {
                let lines = self.habit();
                out.extend(lines.into_iter().map(Item::Line));
            }
        }
        if depth > 0 {
            self.numbers.truncate(known);
        }
        out
    }

    fn habit(&mut self) -> Vec<String> {
        let v = self.name();
        let (a, b) = (self.number(), self.number());
        let errs = self.errs();
        match self.random.below(18) {
            0 | 1 => {
                let text = match self.random.below(5) {
                    0 => format!("{a} + {b}"),
                    1 => format!("{a} * ({b} | 1)"),
                    2 => format!("{a} / ({b} | 1)"),
                    3 => format!("(unsigned)(signed char){a} ^ {b} >> 3"),
                    _ => format!("larger({a}, {b} + 0) - std::min({a}, {b})"),
                };
                self.numbers.push(v.clone());
                vec![format!("unsigned {v} = {text};"), format!("mix({v});")]
            }
            2 | 3 => self.vector(&v, &a, &b),
            4 => {
                let end = if errs { self.random.of(&["delete", "delete[]"]) } else { "delete" };
                let late = if errs && self.random.chance(60) { format!("mix(*{v});") } else { String::new() };
                vec![format!("unsigned *{v} = new unsigned({a}); *{v} += {b}; mix(*{v}); {end} {v}; {late}")]
            }
            5 => {
                let i = self.index(4);
                let end = if errs { "delete" } else { "delete[]" };
                vec![format!("unsigned *{v} = new unsigned[4]{{{a}, {b}, 5, 6}}; mix({v}[{i}]); {end} {v};")]
            }
            6 => {
                let late = if errs { format!("mix({v}r->n);") } else { String::new() };
                let end = self.random.of(&["reset()", "reset(new D(4))", "swap(q)"]);
                vec![
                    format!("auto {v} = std::make_unique<D>({a}); std::unique_ptr<D> q{v}; D *{v}r = {v}.get();"),
                    format!("{{ std::unique_ptr<D> q; {v}.{end}; }} {late} if ({v}) mix({v}->n + {b});"),
                ]
            }
            7 => {
                let late = if errs { format!("D *p{v} = {v}.get(); {v}.reset(); o{v}.reset(); mix(p{v}->n);") } else { format!("{v}.reset(); mix(w{v}.expired()); o{v}.reset();") };
                vec![
                    format!("auto {v} = std::make_shared<D>({a}); auto o{v} = {v}; std::weak_ptr<D> w{v} = {v};"),
                    format!("mix({v}.use_count()); if (auto l = w{v}.lock()) mix(l->n + {b}); {late} mix(w{v}.use_count());"),
                ]
            }
            8 => vec![format!(
                "{{ D one({a}); D two = one; D three = std::move(one); two = three; three = D({b}); mix(passed(two).n); mix(one.n); }}"
            )],
            9 => {
                let dead = if errs { format!("{{ unsigned local = {a}; p = &local; }}") } else { format!("static unsigned kept = {a}; p = &kept;") };
                vec![format!("{{ unsigned *p; {dead} mix(*p); }}")]
            }
            10 => {
                let right = format!("unsigned {v} = larger({a}, {b} + 1);");
                let dead = format!("const unsigned &{v} = larger({a} + 2, {b} + 1);");
                vec![if errs { dead } else { right }, format!("mix({v});")]
            }
            11 => vec![format!(
                "{{ std::vector<std::unique_ptr<Shape>> all; all.push_back(std::make_unique<Square>({a})); \
                 all.emplace_back(new Bar({b}, 3)); for (const auto &s : all) mix(s->area() + s->twice()); }}"
            )],
            12 => {
                let by = if errs { "&" } else { "" };
                vec![
                    format!("std::function<unsigned(unsigned)> {v};"),
                    format!("{{ unsigned n = {a}; {v} = [{by}n](unsigned x) {{ return x ^ n; }}; mix({v}(1)); }} mix({v}({b}));"),
                ]
            }
            13 => vec![format!("{{ auto next = counter({a}); mix(next()); auto copy = next; mix(copy() + next()); mix(sum({b}, 2u, 3u)); }}")],
            14 => vec![format!("mix(depth({}, {a}));", self.random.below(5))],
            15 => self.containers(&v, &a, &b),
            16 => {
                let i = self.index(7);
                let text = self.random.of(&["fences!", "barrier", "a longer text than fits into the object itself"]);
                let long = text.len() > 7;
                let i = if long { "9".to_string() } else { i };
                vec![format!(
                    "{{ std::string s(\"{text}\"); s += (char)('a' + {a} % 26); mix((unsigned char)s[{i}]); mix(s.size()); \
                     mix(s.substr(2, 3) == \"nce\"); mix(s.find('r')); std::string t = std::move(s); mix(t < \"c\"); }}"
                )]
            }
            _ => {
                let twice = if errs { "p->~D();" } else { "" };
                let free = if errs { "operator delete(room);" } else { "" };
                vec![format!(
                    "{{ void *room = operator new(sizeof(D)); D *p = new (room) D({a}); mix(p->n); p->~D(); {twice} operator delete(room); {free} }}"
                )]
            }
        }
    }

    fn vector(&mut self, v: &str, a: &str, b: &str) -> Vec<String> {
        // The vector holds as many as fit, so that one too far is no memory of its own.
        let i = self.index(3);
        let change = match self.random.below(6) {
            0 if self.errs() => format!("unsigned *p{v} = &{v}[0]; {v}.push_back({b}); mix(*p{v});"),
            0 => format!("{v}.push_back({b}); mix({v}.back());"),
            1 => format!("{v}.insert({v}.begin() + 1, {b});"),
            2 => format!("{v}.erase({v}.begin()); mix({v}.front());"),
            3 => format!("std::sort({v}.begin(), {v}.end(), [](unsigned x, unsigned y) {{ return x > y; }});"),
            4 => format!("mix(std::accumulate({v}.begin(), {v}.end(), {b}));"),
            _ => format!("std::reverse({v}.begin(), {v}.end()); {v}.resize(5);"),
        };
        vec![
            format!("std::vector<unsigned> {v}{{{a}, {b}, 9u}};"),
            format!("mix({v}[{i}]);"),
            change,
            format!("mix({v}.size()); for (unsigned x : {v}) mix(x);"),
        ]
    }

    fn containers(&mut self, v: &str, a: &str, b: &str) -> Vec<String> {
        let text = match self.random.below(6) {
            0 => format!("std::map<unsigned, unsigned> {v}{{{{{a}, 1}}, {{{b}, 2}}}}; {v}[3] += 4; for (auto &[k, x] : {v}) mix(k ^ x);"),
            1 => format!("std::set<unsigned> {v}{{{a}, {b}, 5}}; {v}.erase(5); mix({v}.count({a})); mix(*{v}.begin());"),
            2 => format!("std::deque<unsigned> {v}{{{a}}}; {v}.push_front({b}); {v}.push_back(3); {v}.pop_front(); mix({v}.front());"),
            3 => format!("std::list<D> {v}; {v}.emplace_back({a}); {v}.emplace_front({b}); {v}.remove_if([](const D &d) {{ return d.n % 2 == 0; }}); mix({v}.size());"),
            4 => format!("std::optional<D> {v}; mix({v}.has_value()); {v}.emplace({a}); mix({v}->n); {v} = D({b}); {v}.reset();"),
            _ => format!("std::array<unsigned, 3> {v}{{{a}, {b}}}; auto [x, y, z] = {v}; mix(x ^ y); mix(z + {v}.at(1)); std::swap({v}[0], {v}[2]); mix({v}[0]);"),
        };
        let set = self.errs() && text.starts_with("std::list");
        let late =
            if set { format!(" {{ D *p = &{v}.emplace_back(1); {v}.clear(); mix(p->n); }}") } else { String::new() };
        vec![text + &late]
    }
}
