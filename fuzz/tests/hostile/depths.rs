//! Deep nesting, long chains, and types that grow faster than their text.

use super::{body, check, with, Accepted, Either, Rejected};
use std::fmt::Write;

const DEEP: usize = 50_000;

fn nested(open: &str, middle: &str, close: &str) -> String {
    format!("{}{middle}{}", open.repeat(DEEP), close.repeat(DEEP))
}

fn lines(count: usize, mut line: impl FnMut(&mut String, usize) -> std::fmt::Result) -> String {
    let mut out = String::new();
    for i in 0..count {
        line(&mut out, i).expect("writing to a string succeeds");
    }
    out
}

/// A global with an initial value, and a store to its first byte.
fn global(value: &str) -> String {
    with(&format!("@g = global {value}"), "  store i8 1, ptr @g")
}

#[test]
fn nesting() {
    let names = lines(DEEP, |out, i| writeln!(out, "%t{i} = type {{ %t{} }}", i + 1));
    check(vec![
        ("nested arrays", Rejected, global(&format!("{} zeroinitializer", nested("[1 x ", "i8", "]")))),
        ("nested structs", Rejected, global(&format!("{} zeroinitializer", nested("{ ", "i8", " }")))),
        ("nested pointers", Either, global(&format!("i8{} null", "*".repeat(DEEP)))),
        ("nested function types", Either, global(&format!("{} null", nested("void (", "i8", ")*")))),
        (
            "nested names of types",
            Rejected,
            with(&format!("{names}%t{DEEP} = type i8\n@g = global %t0 zeroinitializer"), "  store i8 1, ptr @g"),
        ),
        ("nested constants", Rejected, global(&format!("ptr {}", nested("getelementptr (i8, ptr ", "@g", ", i64 1)")))),
        ("nested sums", Rejected, global(&format!("i64 {}", nested("add (i64 ", "1", ", i64 1)")))),
        ("nested metadata", Either, format!("{}\n!0 = {}\n", body(""), nested("!{", "", "}"))),
        ("open brackets", Rejected, "(".repeat(1_000_000)),
        ("open braces", Rejected, format!("@g = global {}", "{".repeat(1_000_000))),
        ("open angles", Rejected, format!("@g = global {}", "<".repeat(1_000_000))),
        ("one long name", Either, with(&format!("@{} = global i8 0", "a".repeat(1_000_000)), "")),
        ("one long line", Rejected, "a ".repeat(1_000_000)),
        ("zero bytes", Rejected, "\0".repeat(100_000)),
    ]);
}

#[test]
fn doubling() {
    let doubled = |n: usize| {
        let types = lines(n, |out, i| writeln!(out, "%t{i} = type {{ %t{j}, %t{j} }}", j = i + 1));
        format!("{types}%t{n} = type {{ i8, i8 }}\n")
    };
    let memory =
        |n: usize, value: &str| with(&format!("{}@g = global %t0 {value}", doubled(n)), "  store i8 1, ptr @g");
    check(vec![
        ("as memory", Accepted, memory(30, "zeroinitializer")),
        ("as undefined memory", Accepted, memory(30, "undef")),
        ("70 times", Rejected, memory(70, "zeroinitializer")),
        (
            "as a value",
            Rejected,
            with(&doubled(40), "  store %t0 zeroinitializer, ptr null\n  %v = load %t0, ptr null"),
        ),
        (
            "as a parameter",
            Rejected,
            with(&format!("{}define void @f(%t0 %a) {{\n  ret void\n}}", doubled(40)), "  call void @f(%t0 undef)"),
        ),
        (
            "as a field",
            Either,
            with(
                &format!("{}@g = global %t0 zeroinitializer", doubled(30)),
                "  %p = getelementptr %t0, ptr @g, i64 0, i32 1, i32 0, i32 1\n  store i8 1, ptr %p",
            ),
        ),
    ]);
}

#[test]
fn chains() {
    let blocks = lines(20_000, |out, i| {
        writeln!(out, "b{i}:\n  %v{i} = load i32, ptr %x\n  %w{i} = add i32 %v{i}, 1")?;
        writeln!(out, "  store i32 %w{i}, ptr %x\n  br label %b{}", i + 1)
    });
    let start = "define i32 @main() {\nentry:\n  %x = alloca i32\n  store i32 0, ptr %x\n  br label %b0";
    let chain = format!("{start}\n{blocks}b20000:\n  ret i32 0\n}}\n");

    let slots = lines(40, |out, k| writeln!(out, "  %x{k} = alloca i32\n  store i32 0, ptr %x{k}"));
    let blocks = lines(4_000, |out, i| {
        let (j, k) = (i + 1, i % 40);
        writeln!(out, "b{i}:\n  %c{i} = load i32, ptr %x{k}\n  %d{i} = icmp eq i32 %c{i}, {i}")?;
        writeln!(out, "  br i1 %d{i}, label %t{i}, label %b{j}\nt{i}:\n  store i32 {i}, ptr %x{k}\n  br label %b{j}")
    });
    let diamonds = format!("define i32 @main() {{\nentry:\n{slots}  br label %b0\n{blocks}b4000:\n  ret i32 0\n}}\n");

    let callers =
        lines(5_000, |out, i| writeln!(out, "define void @f{i}() {{\n  call void @f{}()\n  ret void\n}}", i + 1));
    let callers = with(&format!("{callers}define void @f5000() {{\n  ret void\n}}"), "  call void @f0()");

    let list = lines(100_000, |out, i| writeln!(out, "    i32 {i}, label %b{}", i % 7));
    let ends = lines(7, |out, i| writeln!(out, "b{i}:\n  ret i32 {i}"));
    let cases = format!("define i32 @main(i32 %n) {{\nentry:\n  switch i32 %n, label %b0 [\n{list}  ]\n{ends}}}\n");

    let ring = lines(50_000, |out, i| writeln!(out, "@g{i} = global ptr @g{}", (i + 1) % 50_000));
    let aliases = lines(50_000, |out, i| writeln!(out, "@a{i} = alias i32, ptr @a{}", i + 1));
    check(vec![
        ("chain of blocks", Accepted, chain),
        ("diamonds", Accepted, diamonds),
        ("chain of calls", Accepted, callers),
        ("many cases", Accepted, cases),
        ("ring of globals", Accepted, with(&ring, "  store ptr null, ptr @g0")),
        ("chain of aliases", Either, with(&format!("{aliases}@a50000 = global i32 0"), "  store i32 1, ptr @a0")),
    ]);
}
