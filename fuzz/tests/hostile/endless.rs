//! Programs that never end: the front end accepts them, and a bounded run of them ends.

use super::{body, check, with, Accepted, Either};

/// A body that repeats some lines for ever.
fn forever(lines: &str) -> String {
    format!("  br label %a\na:\n{lines}\n  br label %a\nb:")
}

#[test]
fn endless() {
    const CREATE: &str = "declare i32 @pthread_create(ptr, ptr, ptr, ptr)\n@t = global i64 0\n";
    const NEW: &str = "%x = call i32 @pthread_create(ptr @t, ptr null, ptr @w, ptr null)";
    let parents =
        format!("{CREATE}define ptr @w(ptr %a) {{\n  {NEW}\n  {}\n  ret ptr null\n}}", NEW.replace("%x", "%y"));
    check(vec![
        ("recursion", Accepted, "define i32 @main() {\n  %r = call i32 @main()\n  ret i32 %r\n}\n".into()),
        (
            "mutual recursion with stack",
            Accepted,
            with(
                "define void @f() {\n  %a = alloca [1000000 x i8]\n  store i8 1, ptr %a\n  call void @g(ptr %a)\n  ret void\n}\n\
                 define void @g(ptr %p) {\n  call void @f()\n  store i8 2, ptr %p\n  ret void\n}",
                "  call void @f()",
            ),
        ),
        ("loop", Accepted, body(&forever(""))),
        ("counting loop", Accepted, body(&forever("  %i = phi i64 [ 0, %entry ], [ %j, %a ]\n  %j = add i64 %i, 1"))),
        (
            "loop over memory",
            Accepted,
            with(
                "@g = global i32 0",
                &forever("  %i = load i32, ptr @g\n  %j = add i32 %i, 1\n  store i32 %j, ptr @g"),
            ),
        ),
        ("stack in a loop", Accepted, body(&forever("  %x = alloca [1000000 x i8]\n  store i8 1, ptr %x"))),
        (
            "heap in a loop",
            Accepted,
            with("declare ptr @malloc(i64)", &forever("  %x = call ptr @malloc(i64 1000000000)")),
        ),
        (
            "small heap in a loop",
            Accepted,
            with("declare ptr @malloc(i64)", &forever("  %x = call ptr @malloc(i64 1)\n  store i8 1, ptr %x")),
        ),
        (
            "threads in a loop",
            Accepted,
            with(&format!("{CREATE}define ptr @w(ptr %a) {{\n  ret ptr null\n}}"), &forever(&format!("  {NEW}"))),
        ),
        ("threads that make threads", Accepted, with(&parents, "  %x = call ptr @w(ptr null)")),
        (
            "print in a loop",
            Accepted,
            with(
                "declare i32 @puts(ptr)\n@s = constant [2 x i8] c\"a\\00\"",
                &forever("  %x = call i32 @puts(ptr @s)"),
            ),
        ),
        (
            "section without an end",
            Accepted,
            with("declare void @__VERIFIER_atomic_begin()", &forever("  call void @__VERIFIER_atomic_begin()")),
        ),
        (
            "loop in a section",
            Accepted,
            with(
                "declare void @__VERIFIER_atomic_begin()\n@g = global i32 0",
                "  call void @__VERIFIER_atomic_begin()\n  br label %a\na:\n  %v = load i32, ptr @g\n  %w = add i32 %v, 1\n  store i32 %w, ptr @g\n  br label %a\nb:",
            ),
        ),
        (
            "inputs in a section",
            Accepted,
            with(
                "declare void @__VERIFIER_atomic_begin()\ndeclare void @__VERIFIER_atomic_end()\ndeclare i1 @__VERIFIER_nondet_bool()",
                "  call void @__VERIFIER_atomic_begin()\n  br label %a\na:\n  %v = call i1 @__VERIFIER_nondet_bool()\n  br i1 %v, label %a, label %b\nb:\n  call void @__VERIFIER_atomic_end()",
            ),
        ),
        (
            "section without a start",
            Either,
            with("declare void @__VERIFIER_atomic_end()", "  call void @__VERIFIER_atomic_end()"),
        ),
        (
            "constructor that never ends",
            Accepted,
            with(
                "@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @c, ptr null }]\n\
                 define void @c() {\n  br label %a\na:\n  br label %a\n}",
                "",
            ),
        ),
    ]);
}
