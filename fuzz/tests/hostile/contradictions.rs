//! Modules that contradict themselves: names, types, counts, cycles.

use super::{body, check, with, Accepted, Either, Rejected};

/// A module with a function `f` of one word and this body of `main`.
fn calling(text: &str) -> String {
    with("define void @f(i32 %a) {\n  ret void\n}", text)
}

/// A module with an `i32` variable and this body of `main`.
fn global(text: &str) -> String {
    with("@g = global i32 0", text)
}

/// A module with these lines, one of which defines `@g`, and a use of it.
fn using(lines: &str) -> String {
    with(lines, "  store i8 1, ptr @g")
}

#[test]
fn control() {
    const TWO: &str = "  %z = load volatile i1, ptr null\n  br i1 %z, label %l, label %r\nl:\n  %a = add i32 1, 2\n  br label %r\nr:\n  %b = add i32 %a, 1";
    const LOOP: &str = "  br label %a\na:\n  %p = phi i32 [ 0, %entry ], [ %p, %a ]\n  %c = icmp eq i32 %p, 0\n  br i1 %c, label %b, label %a\nb:";
    let switch = |ty: &str, cases: &str| body(&format!("  switch {ty}, label %a [\n{cases}\n  ]\na:\n  ret i32 1\nb:"));
    check(vec![
        ("phi of a missing block", Rejected, body("  br label %a\na:\n  %p = phi i32 [ 1, %nowhere ]")),
        (
            "phi without its predecessor",
            Rejected,
            body("  br label %a\nb:\n  br label %a\na:\n  %p = phi i32 [ 1, %b ]"),
        ),
        ("phi of a missing value", Rejected, body("  br label %a\na:\n  %p = phi i32 [ %none, %entry ]")),
        ("phi of itself", Either, body(LOOP)),
        ("phi in the entry", Rejected, body("  %p = phi i32 [ 0, %entry ]")),
        ("phi after others", Either, body("  br label %a\na:\n  %x = add i32 1, 2\n  %p = phi i32 [ 1, %entry ]")),
        (
            "phi with one block twice",
            Either,
            body("  br i1 true, label %a, label %a\na:\n  %p = phi i32 [ 1, %entry ], [ 2, %entry ]"),
        ),
        ("jump to a missing block", Rejected, body("  br label %nowhere\nz:")),
        ("jump to the entry", Either, body("  br label %entry\nz:")),
        ("value defined twice", Rejected, body("  %a = add i32 1, 2\n  %a = add i32 1, 2")),
        ("value used before", Rejected, body("  %b = add i32 %a, 2\n  %a = add i32 1, 2")),
        ("value of itself", Rejected, body("  %a = add i32 %a, 2")),
        ("value of another branch", Rejected, body(TWO)),
        (
            "value of another function",
            Rejected,
            with("define i32 @f() {\n  %a = add i32 1, 2\n  ret i32 %a\n}", "  %b = add i32 %a, 1"),
        ),
        ("code behind the end of a block", Either, body("  ret i32 0\n  %b = add i32 1, 1\n")),
        ("function without a block", Rejected, "define i32 @main() {\n}\n".into()),
        ("block without an end", Rejected, "define i32 @main() {\n  %a = add i32 1, 2\n}\n".into()),
        ("two equal cases", Either, switch("i32 1", "    i32 0, label %a\n    i32 0, label %b")),
        ("case of another type", Rejected, switch("i32 1", "    i64 4294967296, label %b")),
        ("switch of a pointer", Rejected, switch("ptr null", "    ptr null, label %b")),
        ("branch of a word", Rejected, body("  br i32 1, label %a, label %b\na:\n  ret i32 1\nb:")),
        ("return of another type", Rejected, "define i32 @main() {\n  ret i64 0\n}\n".into()),
        ("return of nothing", Rejected, "define i32 @main() {\n  ret void\n}\n".into()),
    ]);
}

#[test]
fn names() {
    check(vec![
        ("struct that contains itself", Rejected, using("%a = type { %a }\n@g = global %a zeroinitializer")),
        (
            "structs that contain each other",
            Rejected,
            using("%a = type { i8, %b }\n%b = type { [2 x %a] }\n@g = global %a zeroinitializer"),
        ),
        (
            "stack of a struct that contains itself",
            Rejected,
            with("%a = type { %a }", "  %v = alloca %a\n  %w = load %a, ptr %v"),
        ),
        ("type that is itself", Rejected, using("%a = type %a\n@g = global %a zeroinitializer")),
        ("opaque global", Rejected, using("%a = type opaque\n@g = global %a zeroinitializer")),
        ("alias of itself", Rejected, using("@g = alias i32, ptr @g")),
        ("aliases of each other", Rejected, using("@g = alias i32, ptr @b\n@b = alias i32, ptr @g")),
        ("alias of an expression of itself", Rejected, using("@g = alias i32, ptr getelementptr (i8, ptr @g, i64 1)")),
        ("alias of nothing", Rejected, using("@g = alias i32, ptr @none")),
        ("global twice", Rejected, using("@g = global i32 1\n@g = global i32 2")),
        ("main is an alias", Either, "@main = alias i32 (), ptr @f\ndefine i32 @f() {\n  ret i32 0\n}\n".into()),
        ("main is a variable", Rejected, "@main = global i32 0\n".into()),
        ("main is only declared", Rejected, "declare i32 @main()\n".into()),
        ("main takes a double", Either, "define i32 @main(double %x) {\n  ret i32 0\n}\n".into()),
        (
            "main takes a struct",
            Either,
            "define { i32, i64 } @main({ i32, ptr } %x, ...) {\n  ret { i32, i64 } undef\n}\n".into(),
        ),
        ("no main", Rejected, "define i32 @f() {\n  ret i32 0\n}\n".into()),
        ("main twice", Rejected, with("define i32 @main() {\n  ret i32 0\n}", "")),
        ("address of a missing block", Rejected, using("@g = global ptr blockaddress(@main, %none)")),
        ("block of a missing function", Rejected, using("@g = global ptr blockaddress(@none, %entry)")),
        (
            "constructors that are none",
            Either,
            with(
                "@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr null, ptr null }, \
                 { i32, ptr, ptr } { i32 1, ptr @main, ptr null }]",
                "",
            ),
        ),
        ("data layout with odd pointers", Rejected, format!("target datalayout = \"e-p:99:64\"\n{}", body(""))),
        (
            "data layout with overflows",
            Either,
            format!(
                "target datalayout = \"e-i64:99999999999999999999-p:64:0-a:4294967296-v128:1-n8\"\n{}",
                global("  %a = alloca { i64, <4 x i8> }\n  store i64 1, ptr %a")
            ),
        ),
    ]);
}

#[test]
fn calls() {
    check(vec![
        ("too few arguments", Either, calling("  call void @f()")),
        ("too many arguments", Either, calling("  call void @f(i32 1, i32 2)")),
        ("argument of another type", Either, calling("  call void @f(ptr null)")),
        ("result of another type", Either, calling("  %r = call i64 @f(i32 1)\n  %s = add i64 %r, 1")),
        ("call of a number", Accepted, body("  call void inttoptr (i64 12345 to ptr)()")),
        ("call of a variable", Either, global("  call void @g()")),
        (
            "indirect call that does not fit",
            Accepted,
            calling("  %p = alloca ptr\n  store ptr @f, ptr %p\n  %q = load volatile ptr, ptr %p\n  %r = call double %q(ptr null, i1 true)"),
        ),
        (
            "intrinsic with few arguments",
            Rejected,
            with("declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)", "  call void @llvm.memset.p0.i64(ptr null)"),
        ),
        (
            "intrinsic with odd types",
            Rejected,
            with("declare i32 @llvm.ctpop.i32(ptr)", "  %r = call i32 @llvm.ctpop.i32(ptr null)"),
        ),
        (
            "library function with few arguments",
            Rejected,
            with(
                "declare i32 @pthread_create(ptr)\ndeclare i32 @pthread_join()",
                "  %r = call i32 @pthread_create(ptr null)\n  %s = call i32 @pthread_join()",
            ),
        ),
        (
            "library function with odd types",
            Either,
            with(
                "declare double @malloc(double)\ndeclare void @free(i1)",
                "  %p = call double @malloc(double 1.0)\n  call void @free(i1 true)",
            ),
        ),
        ("library variable called", Rejected, with("@malloc = external global i32", "  %p = call ptr @malloc(i64 1)")),
        ("assembly that is not known", Rejected, body("  call void asm sideeffect \"hlt\", \"~{memory}\"()")),
        (
            "assembly with wild constraints",
            Rejected,
            body("  %a = call i32 asm sideeffect \"lock xaddl $0, $99\", \"=r,*m,{eax},999,~{}}\"(i32 1)"),
        ),
        (
            "assembly with few operands",
            Rejected,
            body("  call void asm sideeffect \"lock incl $0\", \"=*m\"()"),
        ),
    ]);
}

#[test]
fn types() {
    check(vec![
        ("operands of two types", Rejected, body("  %a = add i32 1, 2\n  %b = add i64 %a, 1")),
        ("arithmetic of pointers", Rejected, body("  %a = add ptr null, null")),
        ("arithmetic of structs", Either, body("  %a = add { i32 } undef, undef")),
        ("truncation to more", Rejected, body("  %a = trunc i32 1 to i64")),
        ("extension to less", Rejected, body("  %a = zext i64 1 to i32")),
        ("cast of sizes", Rejected, body("  %a = bitcast i64 1 to i32")),
        (
            "shift by more than the width",
            Accepted,
            body("  %a = shl i32 1, 99\n  %b = lshr i128 1, 200\n  %c = ashr i8 1, 255"),
        ),
        ("division by zero", Accepted, body("  %a = sdiv i32 1, 0\n  %b = srem i32 -2147483648, -1")),
        ("part that is not there", Rejected, body("  %a = extractvalue { i32, i32 } undef, 7")),
        ("part of a number", Rejected, body("  %a = extractvalue i32 1, 0")),
        ("element that is not there", Either, body("  %a = extractelement <4 x i32> zeroinitializer, i32 99")),
        (
            "shuffle of what is not there",
            Either,
            body("  %a = shufflevector <4 x i32> zeroinitializer, <4 x i32> undef, <2 x i32> <i32 99, i32 -5>"),
        ),
        ("offset into a number", Rejected, global("  %a = getelementptr i32, ptr @g, i64 0, i32 5")),
        ("field that is not there", Rejected, global("  %a = getelementptr { i32, i32 }, ptr @g, i64 0, i32 5")),
        (
            "field by a variable",
            Rejected,
            global("  %i = load i32, ptr @g\n  %a = getelementptr { i32, i32 }, ptr @g, i64 0, i32 %i"),
        ),
        ("initial value of another type", Either, using("@g = global i32 null")),
        ("initial value too long", Rejected, using("@g = global [2 x i8] c\"abcdef\"")),
        ("initial value with too many fields", Rejected, using("@g = global { i32 } { i32 1, i32 2 }")),
        ("initial value with fields of other types", Rejected, using("@g = global { i8, i8 } { i64 -1, i64 -1 }")),
        ("atomic struct", Rejected, global("  %a = load atomic { i32, i32 }, ptr @g seq_cst, align 4")),
        ("atomic of an odd size", Either, global("  %a = atomicrmw add ptr @g, i24 1 seq_cst")),
        ("load that releases", Rejected, global("  %a = load atomic i32, ptr @g release, align 4")),
        ("store that acquires", Rejected, global("  store atomic i32 1, ptr @g acquire, align 4")),
        ("addition to a pointer, atomically", Either, global("  %a = atomicrmw add ptr @g, ptr null seq_cst")),
        ("compare-exchange of two types", Rejected, global("  %a = cmpxchg ptr @g, i32 0, i64 1 seq_cst seq_cst")),
    ]);
}

#[test]
fn debug_information() {
    const FILE: &str = "!9 = !DIFile(filename: \"a.c\", directory: \"\")\n";
    const VARIABLE: &str = "@g = global i32 0, !dbg !0\ndefine i32 @main() {\n  store i32 1, ptr @g\n  ret i32 0\n}\n\
        !0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())\n\
        !1 = distinct !DIGlobalVariable(name: \"g\", scope: !1, file: !9, line: 1, type: !2)\n";
    let positions = "define i32 @main() !dbg !1 {\n  %a = alloca i32, !dbg !2\n  store i32 1, ptr %a, !dbg !2\n  ret i32 0, !dbg !2\n}\n\
        !llvm.dbg.cu = !{!0}\n\
        !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !9)\n\
        !1 = distinct !DISubprogram(name: \"main\", scope: !4, file: !9, line: 1, unit: !0)\n\
        !2 = !DILocation(line: 4294967295, column: 99999, scope: !4, inlinedAt: !2)\n\
        !4 = distinct !DILexicalBlock(scope: !4, file: !4)\n";
    let names = "!2 = !DIDerivedType(tag: DW_TAG_typedef, name: \"t\", baseType: !3)\n\
        !3 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !2)\n";
    let structs = "!2 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: \"s\", size: 64, elements: !3)\n\
        !3 = !{!4, !3, !5}\n\
        !4 = !DIDerivedType(tag: DW_TAG_member, name: \"m\", baseType: !2, size: 18446744073709551615, offset: 18446744073709551615)\n\
        !5 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 1, elements: !6)\n\
        !6 = !{!DISubrange(count: 9223372036854775807), !DISubrange(count: -5)}\n";
    check(vec![
        ("positions inside themselves", Accepted, format!("{positions}{FILE}")),
        ("types inside themselves", Accepted, format!("{VARIABLE}{names}{FILE}")),
        ("struct types inside themselves", Either, format!("{VARIABLE}{structs}{FILE}")),
    ]);
}
