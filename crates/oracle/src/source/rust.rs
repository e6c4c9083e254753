//! Programs of one thread in Rust from a seed: numbers and their overflow, vectors, slices, options, boxes, drops, closures,
//! traits, iterators. What is wrong in them panics.
//!
//! Each habit stands by itself, and mixes what it computes into the number. Now and then an index, a divisor or a shift is
//! one too far.

use super::{Item, Program};
use crate::generate::Random;
use crate::render::Language;

/// The program of a seed.
pub fn program(seed: u64) -> Program {
    let mut random = Random::new(seed ^ 0x0a57_5eed_0000_0000);
    let wrong = if random.chance(50) { 0 } else { 12 };
    let mut maker = Maker { random: &mut random, names: 0, numbers: Vec::new(), wrong };
    let n = 3 + maker.random.below(6);
    let body = maker.body(n, 0);
    let items = vec![Item::Block("fn start()".into(), body, String::new())];
    Program { items, uninitialised: false, language: Language::Rust }
}

/// What stands before every program.
pub(super) const HEAD: &str = "#![allow(unused, arithmetic_overflow, unconditional_panic)]
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
static H: AtomicU32 = AtomicU32::new(0);
fn mix(x: u32) { H.store(H.load(Relaxed).wrapping_mul(31).wrapping_add(x), Relaxed); }
/// Its end is seen.
struct D(u32);
impl Drop for D { fn drop(&mut self) { mix(self.0); } }
trait Shape { fn area(&self) -> u32; fn twice(&self) -> u32 { self.area().wrapping_mul(2) } }
struct Square(u32);
struct Bar { w: u32, h: u32 }
impl Shape for Square { fn area(&self) -> u32 { self.0.wrapping_mul(self.0) } }
impl Shape for Bar { fn area(&self) -> u32 { self.w.wrapping_mul(self.h) } fn twice(&self) -> u32 { self.w } }
enum List { Nil, Cons(u32, Box<List>) }
fn sum(l: &List) -> u32 { match l { List::Nil => 0, List::Cons(x, rest) => x.wrapping_add(sum(rest)) } }
fn depth(n: u32, x: u32) -> u32 { if n == 0 { x } else { depth(n - 1, x.wrapping_mul(3).wrapping_add(n)) } }
fn least<T: PartialOrd + Copy>(all: &[T]) -> T { let mut m = all[0]; for x in all { if *x < m { m = *x; } } m }
";

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

    /// A number: a constant or a variable.
    fn number(&mut self) -> String {
        if self.numbers.is_empty() || self.random.chance(40) {
            let small = self.random.below(20);
            return self.random.of(&[small, 7, 255, 65_536, 4_294_967_295]).to_string() + "u32";
        }
        let n = self.random.below(self.numbers.len() as u64) as usize;
        self.numbers[n].clone()
    }

    /// An index into so many elements, as the run sees it.
    fn index(&mut self, n: u64) -> String {
        if self.errs() {
            return format!("{}usize", n + self.random.below(2));
        }
        if self.random.chance(50) {
            return format!("{}usize", self.random.below(n));
        }
        format!("({} % {n}) as usize", self.number())
    }

    fn body(&mut self, n: u64, depth: u32) -> Vec<Item> {
        let known = self.numbers.len();
        let mut out = Vec::new();
        for _ in 0..n {
            if depth < 2 && self.random.chance(20) {
                let more = 1 + self.random.below(2);
                let number = self.number();
                let head = match self.random.below(5) {
                    0 => format!("if {number} % 2 == 0"),
                    1 => format!("for _ in 0..{}", 1 + self.random.below(3)),
                    2 => format!("match {number} % 3 {{ 0 => mix(1), 1 | 2 => mix(2), _ => unreachable!() }}"),
                    3 => format!("if let Some(x) = {number}.checked_add(5)"),
                    _ => String::new(),
                };
                if head.starts_with("match") {
                    out.push(Item::Line(head));
                    continue;
                }
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
        match self.random.below(17) {
            0..=2 => self.arithmetic(&v, &a, &b),
            3 | 4 => self.vector(&v, &a, &b),
            5 => {
                let (from, to) = if self.errs() { (1, 9) } else { (self.random.below(3), 3 + self.random.below(3)) };
                let i = self.index(5);
                vec![
                    format!("let {v} = [{a}, {b}, 3, 4, 5];"),
                    format!("for x in &{v}[{from}..{}] {{ mix(*x); }}", to.min(if to == 9 { 9 } else { 5 })),
                    format!("mix({v}[{i}]); mix(least(&{v}));"),
                ]
            }
            6 => {
                let none = self.errs();
                let c = if none { "None".to_string() } else { format!("Some({a})") };
                vec![
                    format!("let {v}: Option<u32> = {c};"),
                    format!("mix({v}.map(|x| x ^ 5).unwrap_or(8)); mix({v}.unwrap());"),
                ]
            }
            7 => vec![
                format!("let {v} = List::Cons({a}, Box::new(List::Cons({b}, Box::new(List::Nil))));"),
                format!("mix(sum(&{v})); if let List::Cons(x, rest) = {v} {{ mix(x); mix(sum(&rest)); }}"),
            ],
            8 => {
                let twice = if self.errs() { "let _g = cell.borrow();" } else { "" };
                vec![format!(
                    "{{ let cell = Rc::new(RefCell::new({a})); let other = cell.clone(); {twice} *other.borrow_mut() ^= 9; \
                     mix(*cell.borrow()); mix(Rc::strong_count(&cell) as u32); }}"
                )]
            }
            9 => {
                let early = self.random.of(&["drop(one);", "let _moved = one;", "std::mem::forget(one);", ""]);
                vec![format!("{{ let one = D({a}); let two = D({b}); let _ = D(3); {early} mix(4); }}")]
            }
            10 => vec![
                format!("let mut {v} = {a}; {{ let mut add = |n: u32| {{ {v} = {v}.wrapping_add(n); {v} }}; mix(add({b})); mix(add(2)); }}"),
                format!("let f: Box<dyn Fn(u32) -> u32> = Box::new(move |x| x ^ {v}); mix(f({b}));"),
            ],
            11 => vec![format!(
                "{{ let all: Vec<Box<dyn Shape>> = vec![Box::new(Square({a})), Box::new(Bar {{ w: {b}, h: 3 }})]; for s in &all {{ \
                 mix(s.area()); mix(s.twice()); }} }}"
            )],
            12 => vec![format!("mix(depth({}, {a}));", self.random.below(5))],
            13 => self.iterators(&v, &a, &b),
            14 => {
                let n = if self.errs() { 3 } else { 2 };
                vec![
                    format!("let mut {v} = [0u32; 4]; {v}[..2].copy_from_slice(&[{a}, {b}, 1][..{n}]);"),
                    format!("let (l, r) = {v}.split_at_mut(2); std::mem::swap(&mut l[1], &mut r[0]); mix({v}[1]); mix({v}[2]);"),
                ]
            }
            15 => vec![format!(
                "mix(u32::from_be_bytes({a}.to_le_bytes())); mix({b}.rotate_left(7)); mix({a}.leading_zeros() + {b}.count_ones());"
            )],
            _ => {
                let i = self.index(6);
                vec![format!("mix(b\"fences\"[{i}] as u32); mix(\"posts\".bytes().rev().fold({a}, |h, c| h.wrapping_mul(3) ^ c as u32));")]
            }
        }
    }

    fn arithmetic(&mut self, v: &str, a: &str, b: &str) -> Vec<String> {
        let text = match self.random.below(11) {
            0 => format!("{a}.wrapping_add({b})"),
            1 => format!("{a}.wrapping_mul({b} | 1)"),
            2 if self.errs() => format!("{a} - {b}"),
            2 => format!("{a}.saturating_sub({b})"),
            3 if self.errs() => format!("{a} / ({b} % 2)"),
            3 => format!("{a} / ({b} | 1)"),
            4 => format!("(({a} as i32) as i64 * 3) as u32"),
            5 => format!("({a} as u8 as i8) as i32 as u32"),
            6 if self.errs() => format!("1u32 << ({b} & 63)"),
            6 => format!("{a} << ({b} & 31)"),
            7 => format!("(({a} as i32) >> ({b} & 7)) as u32"),
            8 if self.errs() => format!("((i32::MIN + ({a} % 2) as i32) / -1) as u32"),
            8 => format!("({a} as i32).wrapping_neg() as u32"),
            9 if self.errs() => format!("({a} as i32).abs() as u32"),
            9 => format!("({a} as i32).unsigned_abs()"),
            _ => format!("({a} as u64 * {b} as u64 >> 16) as u32 ^ {a}.overflowing_add({b}).1 as u32"),
        };
        self.numbers.push(v.to_string());
        vec![format!("let {v} = {text};"), format!("mix({v});")]
    }

    fn vector(&mut self, v: &str, a: &str, b: &str) -> Vec<String> {
        let (i, j) = (self.index(3), self.index(3));
        let change = match self.random.below(9) {
            0 => format!("{v}.push({b});"),
            1 => format!("{v}.insert({i}, {b});"),
            2 => format!("mix({v}.remove({i}));"),
            3 => format!("{v}.swap({i}, {j});"),
            4 => format!("{v}.truncate(2); mix({v}.pop().unwrap());"),
            5 => format!("{v}.sort(); {v}.dedup();"),
            6 => format!("{v}.extend_from_slice(&[{b}, 1]); {v}.retain(|x| x % 2 == 1);"),
            7 => format!("for x in {v}.drain(1..) {{ mix(x); }}"),
            _ => format!("{v}.reverse(); {v}[{j}] = {b};"),
        };
        vec![
            format!("let mut {v} = vec![{a}, {b}, 9];"),
            format!("mix({v}[{i}]);"),
            change,
            format!("mix({v}.len() as u32); for x in &{v} {{ mix(*x); }}"),
        ]
    }

    fn iterators(&mut self, v: &str, a: &str, b: &str) -> Vec<String> {
        let chain = self.random.of(&[
            ".iter().map(|x| x ^ 3).sum::<u64>() as u32",
            ".iter().filter(|x| **x % 2 == 0).count() as u32",
            ".iter().enumerate().map(|(i, x)| (i as u64) ^ x).max().unwrap() as u32",
            ".iter().rev().step_by(2).fold(1, |h, x| h ^ *x) as u32",
            ".windows(2).filter(|w| w[0] < w[1]).count() as u32",
            ".chunks(3).map(|c| c.len() as u32).fold(0, |h, n| h * 10 + n)",
            ".iter().zip([1u64, 2, 3]).map(|(x, y)| x & y).sum::<u64>() as u32",
            ".iter().position(|x| *x == 5).map_or(77, |p| p as u32)",
            ".iter().skip(1).take(2).chain([8u64].iter()).min().copied().unwrap() as u32",
            ".iter().copied().take_while(|x| *x != 5).last().unwrap_or(6) as u32",
        ]);
        vec![format!("let {v} = [{a} as u64, {b} as u64, 5, 6, 2];"), format!("mix({v}{chain});")]
    }
}
