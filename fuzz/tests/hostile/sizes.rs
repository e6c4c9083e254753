//! Objects, types, offsets, alignments and texts of absurd sizes.

use super::{body, check, with, Accepted, Case, Either, Rejected};

/// A global of a type, and a store to its first byte.
fn global(ty: &str) -> String {
    with(&format!("@g = global {ty}"), "  store i8 1, ptr @g")
}

#[test]
fn objects() {
    check(vec![
        ("stack of 10 GB", Accepted, body("  %a = alloca [10000000000 x i8]\n  store i8 1, ptr %a")),
        ("stack of 10 GB by count", Accepted, body("  %a = alloca i8, i64 10000000000\n  store i8 1, ptr %a")),
        ("stack of negative count", Either, body("  %a = alloca i32, i32 -1\n  store i32 1, ptr %a")),
        ("stack of 2^60 words", Either, body("  %a = alloca [1152921504606846976 x i64]\n  store i8 1, ptr %a")),
        ("global of 10 GB", Accepted, global("[10000000000 x i8] zeroinitializer")),
        ("global of 2^60 words", Rejected, global("[1152921504606846976 x i64] zeroinitializer")),
        ("global of 2^63 undefined bytes", Rejected, global("[9223372036854775807 x i8] undef")),
        ("product of sizes", Rejected, global("[4294967296 x [4294967296 x [4294967296 x i64]]] zeroinitializer")),
        (
            "sum of sizes",
            Rejected,
            with(
                "%s = type { [9223372036854775807 x i8], [9223372036854775807 x i8], i64 }\n@g = global %s zeroinitializer",
                "  store i8 1, ptr @g",
            ),
        ),
        (
            "thread-local of 2^40 bytes",
            Accepted,
            with("@g = thread_local global [1099511627776 x i8] zeroinitializer", "  store i8 1, ptr @g"),
        ),
        (
            "thread-locals of 2^46 bytes",
            Either,
            with(
                "@g = thread_local global [70368744177664 x i8] undef\n@h = thread_local global [70368744177664 x i8] undef",
                "  store i8 1, ptr @g\n  store i8 1, ptr @h",
            ),
        ),
        (
            "by value of 10 GB",
            Either,
            with(
                "define void @f(ptr byval([10000000000 x i8]) %p) {\n  ret void\n}\n@g = global [10000000000 x i8] undef",
                "  call void @f(ptr byval([10000000000 x i8]) @g)",
            ),
        ),
    ]);
}

#[test]
fn values() {
    check(vec![
        ("load of a large array", Rejected, body("  %v = load [100000000 x i8], ptr null")),
        ("store of a large array", Rejected, body("  store [100000000 x i8] zeroinitializer, ptr null")),
        ("i1000000", Either, global("i1000000 0")),
        ("arithmetic of i1000000", Rejected, body("  %v = load i1000000, ptr null\n  %w = add i1000000 %v, 1")),
        ("i0", Rejected, global("i0 0")),
        ("i99999999999", Rejected, global("i99999999999 0")),
        ("vector of 10^9", Rejected, body("  %v = add <1000000000 x i32> zeroinitializer, zeroinitializer")),
        ("vector of 2^63", Rejected, body("  %v = add <9223372036854775807 x i64> zeroinitializer, zeroinitializer")),
        ("scalable vector", Rejected, body("  %v = add <vscale x 4 x i32> zeroinitializer, zeroinitializer")),
        (
            "alignment of 2^62",
            Either,
            with(
                "@g = global i32 0, align 4611686018427387904",
                "  store i32 1, ptr @g, align 4611686018427387904\n  %a = alloca i8, align 4611686018427387904\n  store i8 1, ptr %a",
            ),
        ),
        ("alignment of 0 and 3", Either, with("@g = global i32 0, align 3", "  store i32 1, ptr @g, align 0")),
        (
            "offset of 2^63",
            Either,
            with(
                "@g = global i32 0",
                "  %p = getelementptr [9223372036854775807 x [9223372036854775807 x i64]], ptr @g, i64 9223372036854775807, i64 9223372036854775807\n  store i32 1, ptr %p",
            ),
        ),
        (
            "constant offset of 2^63",
            Either,
            with(
                "@g = global i32 0\n@h = global ptr getelementptr ([9223372036854775807 x i64], ptr @g, i64 -9223372036854775808, i64 7)",
                "  %p = load ptr, ptr @h\n  store i32 1, ptr %p",
            ),
        ),
    ]);
}

#[test]
fn library() {
    const SET: &str = "declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\n";
    const COPY: &str = "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n";
    const TEN: &str =
        "@g = global [10000000000 x i8] zeroinitializer\n@h = global [10000000000 x i8] zeroinitializer\n";
    let cases: Vec<Case> = vec![
        (
            "memset of 10 GB",
            Accepted,
            with(&format!("{SET}{TEN}"), "  call void @llvm.memset.p0.i64(ptr @g, i8 1, i64 10000000000, i1 false)"),
        ),
        (
            "memset of 2^63",
            Accepted,
            with(
                &format!("{SET}@g = global i64 0"),
                "  call void @llvm.memset.p0.i64(ptr @g, i8 1, i64 -9223372036854775808, i1 false)",
            ),
        ),
        (
            "memcpy of 10 GB",
            Accepted,
            with(
                &format!("{COPY}{TEN}"),
                "  call void @llvm.memcpy.p0.p0.i64(ptr @g, ptr @h, i64 10000000000, i1 false)",
            ),
        ),
        (
            "malloc of everything",
            Accepted,
            with("declare ptr @malloc(i64)", "  %p = call ptr @malloc(i64 -1)\n  store i8 1, ptr %p"),
        ),
        (
            "calloc of a product",
            Accepted,
            with(
                "declare ptr @calloc(i64, i64)",
                "  %p = call ptr @calloc(i64 4611686018427387904, i64 4)\n  %q = call ptr @calloc(i64 10000000000, i64 10)\n  store i8 1, ptr %q",
            ),
        ),
        (
            "realloc of 10 GB",
            Accepted,
            with(
                "declare ptr @malloc(i64)\ndeclare ptr @realloc(ptr, i64)",
                "  %p = call ptr @malloc(i64 9000000000)\n  %q = call ptr @realloc(ptr %p, i64 10000000000)",
            ),
        ),
        (
            "wide print",
            Accepted,
            with(
                "declare i32 @printf(ptr, ...)\n@s = constant [16 x i8] c\"%2000000000d%*d\\00\"",
                "  %n = call i32 (ptr, ...) @printf(ptr @s, i32 1, i32 2000000000, i32 3)",
            ),
        ),
        (
            "precise print",
            Accepted,
            with(
                "declare i32 @printf(ptr, ...)\n@s = constant [15 x i8] c\"%.2000000000f.\\00\"",
                "  %n = call i32 (ptr, ...) @printf(ptr @s, double 1.5)",
            ),
        ),
        (
            "length of a long string",
            Accepted,
            with(
                "declare i64 @strlen(ptr)\n@s = constant [10000000000 x i8] undef",
                "  %n = call i64 @strlen(ptr @s)",
            ),
        ),
    ];
    check(cases);
}
