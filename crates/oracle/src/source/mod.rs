//! Programs of one thread in the whole of C, and in some of C++ and Rust, judged by running them: natively, with the compiler's sanitizers.
//!
//! What it does: [`make`] draws a program from a seed: frames, blocks, arrays whose size the run decides, compound
//! literals, heap, unions, bit-fields, copies of structures and blocks, strings, function pointers, variable arguments,
//! recursion, jumps. Each mixes what it reads into one number. [`native`] compiles and runs it with AddressSanitizer (use
//! after scope and return on) and, where something may be uninitialised, MemorySanitizer. [`judge`] holds what the command
//! line answers against that ([`cpp`] and [`rust`] draw programs of those languages: C++ with AddressSanitizer; in Rust what is wrong
//! panics): a program whose run is wrong must be unsafe; of one whose run is right the number must be
//! proved, and its opposite refuted.
//! Guarantee: nothing here knows how the product reads C.
//! Misses: what the sanitizers miss (accesses that stay within the same object or jump over the red zones); undefined
//! behaviour that the product executes as the machine does (signed overflow, shifts by the width), which no program has.

pub mod cpp;
pub mod judge;
pub mod make;
pub mod native;
pub mod rust;
pub mod shrink;

use crate::render::Language;

/// A part of a program: a line, or lines within braces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Item {
    /// A statement or declaration.
    Line(String),
    /// What stands before the brace, what is in it, and what follows it.
    Block(String, Vec<Item>, String),
}

/// A program: declarations, functions, and what `main` does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Program {
    /// Everything, in the order of the text.
    pub items: Vec<Item>,
    /// Whether something may be read that was never written.
    pub uninitialised: bool,
    /// The language.
    pub language: Language,
}

/// What the end of `main` does with the number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// It prints the number, and looks at it.
    Native,
    /// It asserts the number.
    Is(u32),
    /// It asserts another one.
    IsNot(u32),
}

const HEAD: &str = "#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static unsigned h;
static void mix(unsigned x) { h = h * 31 + x; }
struct s {
  char c;
  unsigned i;
  unsigned short a[3];
  unsigned b : 5;
  int g : 4;
};
union u {
  unsigned i;
  unsigned char b[4];
  unsigned short h[2];
};
";

impl Program {
    /// The program of a seed.
    pub fn drawn(seed: u64, language: Language) -> Program {
        match language {
            Language::C => make::program(seed),
            Language::Cpp => cpp::program(seed),
            Language::Rust => rust::program(seed),
        }
    }

    /// The text.
    pub fn text(&self, ending: Ending) -> String {
        let mut body = String::new();
        for item in &self.items {
            print(item, 0, &mut body);
        }
        let head = match self.language {
            Language::C => HEAD.to_string(),
            Language::Cpp => cpp::head(&body),
            Language::Rust => rust::HEAD.to_string(),
        };
        let out = head + &body;
        if self.language == Language::Rust {
            let end = match ending {
                Ending::Native => "println!(\"number {}\", h); if h == 77 { std::process::exit(3); }".to_string(),
                Ending::Is(n) => format!("assert!(h == {n});"),
                Ending::IsNot(n) => format!("assert!(h != {n});"),
            };
            return out + "fn main() {\n    start();\n    let h = H.load(Relaxed);\n    " + &end + "\n}\n";
        }
        let end = match ending {
            Ending::Native => "  printf(\"number %u\\n\", h);\n  if (h == 77)\n    return 3;\n".to_string(),
            Ending::Is(n) => format!("  assert(h == {n}u);\n"),
            Ending::IsNot(n) => format!("  assert(h != {n}u);\n"),
        };
        out + "int main(void) {\n  start();\n" + &end + "  return 0;\n}\n"
    }
}

fn print(item: &Item, depth: usize, out: &mut String) {
    let indent = "  ".repeat(depth);
    match item {
        Item::Line(text) => *out += &format!("{indent}{text}\n"),
        Item::Block(head, body, tail) => {
            let space = if head.is_empty() { "" } else { " " };
            *out += &format!("{indent}{head}{space}{{\n");
            body.iter().for_each(|i| print(i, depth + 1, out));
            *out += &format!("{indent}}}{tail}\n");
        }
    }
}
