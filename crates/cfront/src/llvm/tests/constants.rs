//! Tests of constants, rare items of the module level, and refusals.
//!
//! What it is: small modules about literals, constant expressions, things that
//! are skipped, and text that must be refused.
//!
//! What it guarantees: refused text never panics, hangs or exhausts the stack.
//!
//! What it deliberately ignores: long runs of random mutation, which are tried
//! elsewhere; a short one is here.

use super::*;

fn initializer(definition: &str) -> (Module, Constant) {
    let module =
        module(&format!("%t = type {{ i8, [2 x i16] }}\n@x = global {definition}\n@y = external global i32\n"));
    let constant = module.constant(module.variables[0].initializer.unwrap()).clone();
    (module, constant)
}

#[test]
fn literals() {
    for (definition, expected) in [
        ("i1 true", Constant::Integer(1)),
        ("i8 -1", Constant::Integer(255)),
        ("i8 u0xFF", Constant::Integer(255)),
        ("i16 s0xF0", Constant::Integer(0xfff0)),
        ("i128 -170141183460469231731687303715884105728", Constant::Integer(1 << 127)),
        ("double 1.5", Constant::Float(FloatConstant::Double(0x3ff8_0000_0000_0000))),
        ("double 0x7FF0000000000000", Constant::Float(FloatConstant::Double(0x7ff0_0000_0000_0000))),
        ("float 0x3FB99999A0000000", Constant::Float(FloatConstant::Float(0x3dcc_cccd))),
        ("float 1.000000e+00", Constant::Float(FloatConstant::Float(0x3f80_0000))),
        ("half 0xH3C00", Constant::Float(FloatConstant::Half(0x3c00))),
        ("bfloat 0xR3F80", Constant::Float(FloatConstant::BFloat(0x3f80))),
        ("x86_fp80 0xK4000C8F5C28F5C28F800", Constant::Float(FloatConstant::X86Fp80(0x4000_c8f5_c28f_5c28_f800))),
        (
            "fp128 0xL00000000000000013FFF000000000000",
            Constant::Float(FloatConstant::Fp128(0x3fff_0000_0000_0000_0000_0000_0000_0001)),
        ),
        ("ptr null", Constant::Null),
        ("i64 undef", Constant::Undef),
        ("%t zeroinitializer", Constant::ZeroInitializer),
        ("[3 x i8] c\"\\00\\\\\\7F\"", Constant::String(b"\0\\\x7f".as_slice().into())),
    ] {
        assert_eq!(initializer(definition).1, expected, "{definition}");
    }
}

#[test]
fn aggregates_and_expressions() {
    let (module, constant) = initializer("%t { i8 1, [2 x i16] [i16 2, i16 3] }");
    let Constant::Struct { fields, packed: false } = constant else { panic!() };
    assert!(matches!(module.constant(fields[1].constant), Constant::Array(elements) if elements.len() == 2));
    let (_, constant) = initializer("<{ i8, ptr }> <{ i8 1, ptr @y }>");
    assert!(matches!(constant, Constant::Struct { packed: true, .. }));
    let (_, constant) = initializer("<2 x i8> <i8 1, i8 2>");
    assert!(matches!(constant, Constant::Vector(elements) if elements.len() == 2));
    let text = "i64 sub nsw (i64 ptrtoint (ptr getelementptr inbounds inrange(-8, 16) (%t, ptr @y, i64 1, i32 1) to i64), i64 4)";
    let (module, constant) = initializer(text);
    let Constant::Expression(expression) = constant else { panic!() };
    let ConstantExpression::Binary { op: BinaryOp::Sub, flags, left, .. } = *expression else { panic!() };
    assert!(flags.nsw);
    let Constant::Expression(cast) = module.constant(left.constant) else { panic!() };
    let ConstantExpression::Cast { op: CastOp::PtrToInt, value, to: TypeId::I64 } = **cast else { panic!() };
    let Constant::Expression(gep) = module.constant(value.constant) else { panic!() };
    let ConstantExpression::GetElementPtr { flags, indices, .. } = &**gep else { panic!() };
    assert!(flags.inbounds && flags.inrange);
    assert_eq!(indices.len(), 2);
    for text in [
        "i1 icmp eq (ptr @y, ptr null)",
        "i32 select (i1 true, i32 1, i32 2)",
        "i8 extractvalue (%t zeroinitializer, 0)",
        "i32 trunc (i64 ptrtoint (ptr @y to i64) to i32)",
        "ptr inttoptr (i64 5 to ptr)",
        "ptr dso_local_equivalent @x",
        "ptr no_cfi @x",
        "ptr addrspace(1) addrspacecast (ptr @y to ptr addrspace(1))",
        "i32 xor (i32 1, i32 2)",
        "<4 x i32> splat (i32 -1)",
    ] {
        initializer(text);
    }
}

#[test]
fn rare_items_are_skipped_or_kept() {
    let module = module(
        r#"
$any = comdat any
module asm ".globl x\0A"
%0 = type <{ i8, i32 }>
%empty = type {}
%number = type i32
@0 = private constant %0 zeroinitializer, section "s", comdat($any), align 1
@"quoted \22 name" = weak_odr hidden local_unnamed_addr global ptr @0, code_model "small", no_sanitize_address, align 8
@ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @fun, ptr null }]
@pick = ifunc i32 (i32), ptr @fun
@vec = global <vscale x 4 x i32> zeroinitializer
@handle = external global target("spirv.Image", void, 1, 2)
define weak_odr hidden fastcc noalias ptr @fun(i32 %0, ptr nocapture readonly captures(none) %p, %number %n) unnamed_addr addrspace(0) nounwind alignstack(16) memory(argmem: read) section "t" comdat($any) align 16 gc "statepoint" prefix i32 5 personality ptr @fun !dbg !1 !prof !2 {
  %2 = add %number %n, 1
  %m = call i32 @llvm.ctpop.i32(i32 %0), !range !{i32 0, i32 33}
  call void @llvm.foo(metadata !"name", metadata !1, metadata i32 %m)
  ret ptr null
  uselistorder i32 %0, { 1, 0 }
}
uselistorder ptr @0, { 2, 1, 0 }
uselistorder_bb @fun, %1, { 1, 0 }
!1 = distinct !DISubprogram(name: "fun", value: { i32 } { i32 4 }, other: distinct !{})
!2 = !{!"entry", i64 -1, null, ptr @fun, !{!2}}
^0 = module: (path: "a.o", hash: (0, 0, 0, 0, 0))
^1 = gv: (guid: 123, summaries: (function: (module: ^0, flags: (linkage: external), insts: 2)))
^2 = blockcount: 0
"#,
    );
    assert_eq!(module.module_asm, [".globl x\n"]);
    let layouts = module.layouts();
    assert_eq!(layouts.alloc_size(module.variables[0].value_type), Ok(5));
    assert!(layouts.size_of(module.variables[3].value_type).is_err());
    assert_eq!(module.text(module.variables[1].name), "quoted \" name");
    assert_eq!(module.variables[2].linkage, Linkage::Appending);
    assert!(module.aliases[0].is_ifunc);
    let function = module.function_by_name("fun").unwrap();
    assert_eq!(function.align, Some(16));
    assert!(function.personality.is_some() && function.debug.is_some());
    assert_eq!(function.calling_convention.map(|name| module.text(name)), Some("fastcc"));
    assert_eq!(function.body.as_ref().unwrap().blocks[0].instructions.len(), 4);
}

#[test]
fn records_without_a_location() {
    let source = r#"
declare void @llvm.dbg.value(metadata, metadata, metadata)
declare void @llvm.dbg.label(metadata)
define void @f(i32 %x, i32 %y) {
  call void @llvm.dbg.value(metadata i32 undef, metadata !0, metadata !DIExpression()), !dbg !1
    #dbg_value(i32 poison, !0, !DIExpression(), !1)
    #dbg_value(!DIArgList(i32 %x, i32 %y), !0, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_stack_value), !1)
    #dbg_assign(i32 %x, !0, !DIExpression(), !2, ptr null, !DIExpression(), !1)
    #dbg_label(!3, !1)
  call void @llvm.dbg.label(metadata !3), !dbg !1
  ret void
}
!0 = !DILocalVariable(name: "v", scope: null)
!1 = !DILocation(line: 1, scope: null)
!2 = distinct !DIAssignID()
!3 = !DILabel(scope: null, name: "l", line: 1)
"#;
    let module = module(source);
    let body = module.function_by_name("f").unwrap().body.as_ref().unwrap();
    let records: Vec<&DebugRecord> = body.blocks[0]
        .instructions
        .iter()
        .filter_map(|instruction| match &instruction.kind {
            InstructionKind::DebugRecord(record) => Some(&**record),
            _ => None,
        })
        .collect();
    let kinds: Vec<DebugRecordKind> = records.iter().map(|record| record.kind).collect();
    use DebugRecordKind::{Assign, Label, Value};
    assert_eq!(kinds, [Value, Value, Value, Assign, Label, Label]);
    assert_eq!(records[0].location, DebugRecordLocation::None);
    assert_eq!(records[1].location, DebugRecordLocation::None);
    assert!(matches!(&records[2].location, DebugRecordLocation::List(values) if values.len() == 2));
    let info = DebugInfo::new(&module);
    assert_eq!(info.expression(records[2].expression.unwrap()).unwrap().len(), 3);
    assert_eq!(records[4].variable, records[5].variable);
    assert!(records.iter().all(|record| record.debug_location == module.metadata.by_number(1)));
}

#[test]
fn errors_have_a_place() {
    let error = refused("@x = global i32 0\ndefine void @f() {\n  %1 = frob i32 1\n  ret void\n}\n");
    assert_eq!((error.line, error.column), (3, 13));
    assert!(error.message.contains("frob"), "{error}");
    for (source, part) in [
        ("@x = global i32", "expected a value before the end"),
        ("define void @f() {\n  br label %no\n}", "'%no' is used but not defined"),
        ("define i32 @f() {\n  ret i32 %no\n}", "'%no' is used but not defined"),
        ("define void @f() {\n  %a = add i32 1, 2\n  %b = add i64 %a, 1\n  ret void\n}", "both the type"),
        ("define void @f() {\n  %a = add i32 1, 2\n  %a = add i32 1, 2\n  ret void\n}", "more than once"),
        ("define void @f() {\n  %1 = add i32 1, 2\n  %1 = add i32 1, 2\n  ret void\n}", "should be 2 or more"),
        ("define void @f() {\na:\n  ret void\na:\n  ret void\n}", "more than once"),
        ("define void @f() {\n}", "a basic block"),
        ("define void @f() {\n  %x = store i32 1, ptr null\n  ret void\n}", "without a result"),
        ("@x = global ptr @y", "'@y' is used but not defined"),
        ("@x = global i32 0\n@x = global i32 0", "more than once"),
        ("@x = external global %t", "'%t' is used but not defined"),
        ("!0 = !{!1}", "'!1' is used but not defined"),
        ("!0 = !{}\n!0 = !{}", "more than once"),
        ("@x = global i256 5", "wider than 128"),
        ("@x = global i64 340282366920938463463374607431768211456", "wider than 128"),
        ("@x = global ptr 5", "cannot have the type ptr"),
        ("@x = global x86_fp80 1.0", "cannot have the type x86_fp80"),
        ("@x = global i9999999999 5", "a type"),
        ("target datalayout = \"e-p:0\"", "malformed part"),
        ("@x = global i8 ptr", "a value"),
        ("@x = global [4 x i8] c\"abc", "a value"),
    ] {
        let error = refused(source);
        assert!(error.message.contains(part), "{source}: {error}");
    }
}

#[test]
fn deep_nesting_is_refused() {
    for unit in ["[1 x ", "{ ", "<{ ", "[", "void (", "target(\"a\", "] {
        refused(&format!("@x = global {}", unit.repeat(100_000)));
    }
    for unit in ["{ i8 ", "[i8 ", "bitcast (i8 ", "getelementptr (i8, ptr ", "splat (i8 "] {
        refused(&format!("@x = global i8 {}", unit.repeat(100_000)));
    }
    for unit in ["!{", "!DIExpression(", "distinct !{", "metadata "] {
        refused(&format!("!0 = !{{{}", unit.repeat(100_000)));
    }
    // A long chain that does not nest is fine.
    let module = module(&format!("@x = global i8{} null\n", "*".repeat(10_000)));
    assert!(module.types.display(module.variables[0].value_type, &module.symbols).ends_with("**"));
}

#[test]
fn every_prefix_is_handled() {
    let source = super::opaque();
    for end in 0..source.len() {
        if let Some(prefix) = source.get(..end) {
            let _ = parse(prefix, "prefix.ll");
        }
    }
}

#[test]
fn large_counts_are_not_allocated() {
    let module = module("@x = global [18446744073709551615 x i64] zeroinitializer\n@y = global [0 x i8] undef\n");
    assert_eq!(module.layouts().size_of(module.variables[0].value_type), Err(LayoutError::Overflow));
    assert_eq!(module.layouts().size_of(module.variables[1].value_type), Ok(0));
}

#[test]
fn mutated_text_is_handled() {
    // A small generator with a fixed seed keeps the test repeatable.
    let mut state = 0x2545_f491_4f6c_dd1du64;
    let mut random = move |below: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % below.max(1) as u64) as usize
    };
    let sources = [super::TYPED.to_string(), super::opaque()];
    for round in 0..2000 {
        let mut bytes = sources[round % 2].clone().into_bytes();
        for _ in 0..=random(3) {
            let at = random(bytes.len());
            let end = (at + 1 + random(20)).min(bytes.len());
            match random(4) {
                0 => bytes[at] = b" %@!#(){}[]<>,=*09\"\\:-x"[random(23)],
                1 => drop(bytes.drain(at..end)),
                2 => {
                    let copy = bytes[at..end].to_vec();
                    let to = random(bytes.len());
                    bytes.splice(to..to, copy);
                }
                _ => bytes[at] ^= 1 << random(7),
            }
        }
        if let Ok(module) = parse(&String::from_utf8_lossy(&bytes), "mutated.ll") {
            let info = DebugInfo::new(&module);
            for number in 0..module.metadata.len() {
                let id = MetadataId(number as u32);
                let _ = (info.location_chain(id), info.debug_type(id), info.strip_type(id), info.subprogram(id));
            }
            let layouts = module.layouts();
            for number in 0..module.types.len() {
                let _ = layouts.alloc_size(TypeId(number as u32));
            }
        }
    }
}
