//! Tests of the reader on small modules.
//!
//! What it is: modules written for these tests, each about one part of the
//! language, parsed and then looked at through the public interface.
//!
//! What it guarantees: typed and opaque pointers, old and new debug records give
//! the same results; malformed text is refused with its place.
//!
//! What it deliberately ignores: large programs, which are tried elsewhere.

use super::*;

mod constants;

fn module(source: &str) -> Module {
    match parse(source, "test.ll") {
        Ok(module) => module,
        Err(error) => panic!("{error}"),
    }
}

fn refused(source: &str) -> ParseError {
    match parse(source, "test.ll") {
        Ok(_) => panic!("the text was accepted: {source}"),
        Err(error) => error,
    }
}

/// Parses instructions as the body of a function.
fn body(instructions: &str) -> (Module, Body) {
    let source = format!(
        "%pair = type {{ i32, i64 }}\n@g = global i32 1\ndeclare i32 @callee(ptr, ...)\n\
         define void @f(i32 %a, i32 %b, ptr %p, float %x, <4 x i32> %v, %pair %s) {{\n\
         entry:\n{instructions}\n}}\n"
    );
    let module = module(&source);
    let body = module.function_by_name("f").unwrap().body.clone().unwrap();
    (module, body)
}

/// Parses one instruction with a result and gives the type of the result.
fn one(instruction: &str) -> (InstructionKind, String) {
    let (module, body) = body(&format!("  %r = {instruction}\n  ret void"));
    let first = &body.blocks[0].instructions[0];
    let ty = body.local(first.result.unwrap()).unwrap().ty;
    (first.kind.clone(), module.types.display(ty, &module.symbols))
}

fn integer(module: &Module, value: Value) -> u128 {
    match value {
        Value::Constant(id) => match module.constant(id) {
            Constant::Integer(bits) => *bits,
            other => panic!("{other:?}"),
        },
        other => panic!("{other:?}"),
    }
}

const TYPED: &str = r#"
; a comment
source_filename = "list.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.cell = type { i32, %struct.cell* }
%struct.hidden = type opaque

@head = dso_local global %struct.cell* null, align 8, !dbg !0
@text = private unnamed_addr constant [4 x i8] c"a\22\0A\00", align 1
@hidden = external global %struct.hidden
@shared = common dso_local global i32 0, align 4
@tls = internal thread_local(localexec) global i32 -1, align 4
@second = alias %struct.cell*, %struct.cell** @head

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @first(%struct.cell* noundef %0) #0 !dbg !10 {
  %2 = alloca %struct.cell*, align 8
  store %struct.cell* %0, %struct.cell** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.cell** %2, metadata !14, metadata !DIExpression()), !dbg !15
  %3 = load %struct.cell*, %struct.cell** %2, align 8, !dbg !16
  %4 = icmp ne %struct.cell* %3, null, !dbg !16
  br i1 %4, label %5, label %8, !dbg !16

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.cell, %struct.cell* %3, i32 0, i32 0, !dbg !17
  %7 = load i32, i32* %6, align 8, !dbg !17
  ret i32 %7, !dbg !18

8:
  %9 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @text, i64 0, i64 0)), !dbg !18
  call void @stop() #3
  unreachable
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1
declare i32 @printf(i8* noundef, ...)
declare !dbg !20 void @stop() #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "no-trapping-math" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { noreturn "x"="y" }
attributes #3 = { cold }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!8, !9}
!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "head", scope: !2, file: !3, line: 4, type: !4, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "list.c", directory: "/src")
!4 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!5 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "cell", file: !3, line: 1, size: 128, elements: !6)
!6 = !{!7, !13}
!7 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !5, file: !3, line: 2, baseType: !12, size: 32)
!8 = !{i32 7, !"Dwarf Version", i32 5}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = distinct !DISubprogram(name: "first", linkageName: "_first", scope: !3, file: !3, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped | DIFlagPublic, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !{})
!11 = !DISubroutineType(types: !{!12, !4, null})
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !5, file: !3, line: 3, baseType: !4, size: 64, offset: 64)
!14 = !DILocalVariable(name: "c", arg: 1, scope: !10, file: !3, line: 5, type: !4)
!15 = !DILocation(line: 5, column: 24, scope: !10)
!16 = !DILocation(line: 6, column: 7, scope: !19, inlinedAt: !15)
!17 = !DILocation(line: 7, column: 3, scope: !19)
!18 = !DILocation(line: 8, column: 1, scope: !10)
!19 = distinct !DILexicalBlock(scope: !10, file: !3, line: 6, column: 5)
!20 = !DISubprogram(name: "stop", scope: !3, file: !3, line: 3, type: !11, spFlags: 0)
"#;

/// The same module with opaque pointers and new debug records.
fn opaque() -> String {
    TYPED
        .replace(
            "call void @llvm.dbg.declare(metadata %struct.cell** %2, metadata !14, metadata !DIExpression()), !dbg !15",
            "  #dbg_declare(ptr %2, !14, !DIExpression(), !15)",
        )
        .replace("declare void @llvm.dbg.declare(metadata, metadata, metadata) #1", "")
        .replace("getelementptr inbounds ([4 x i8], [4 x i8]* @text, i64 0, i64 0)", "@text")
        .replace("%struct.cell**", "ptr")
        .replace("%struct.cell*", "ptr")
        .replace("i32*", "ptr")
        .replace("i8*", "ptr")
}

#[test]
fn typed_and_opaque_modules_have_the_same_shape() {
    for source in [TYPED.to_string(), opaque()] {
        let module = module(&source);
        assert_eq!(module.source_filename, "list.c");
        assert_eq!(module.target_triple, "x86_64-pc-linux-gnu");
        assert_eq!(module.variables.len(), 5);
        assert_eq!(module.variables[1].linkage, Linkage::Private);
        assert!(module.variables[1].is_constant);
        assert_eq!(module.variables[2].initializer, None);
        assert_eq!(module.variables[3].linkage, Linkage::Common);
        assert!(module.variables[4].thread_local);
        assert_eq!(integer(&module, Value::Constant(module.variables[4].initializer.unwrap())), 0xffff_ffff);
        let text = module.constant(module.variables[1].initializer.unwrap());
        assert_eq!(*text, Constant::String(b"a\"\n\0".as_slice().into()));
        assert_eq!(module.aliases.len(), 1);
        let head = module.global_by_name("head").unwrap();
        assert_eq!(*module.constant(module.aliases[0].target.constant), Constant::Global(head));

        let first = module.function_by_name("first").unwrap();
        assert!(first.attributes.flags.nounwind && !first.attributes.flags.noreturn);
        assert!(first.parameters[0].attributes.noundef);
        assert!(module.function_by_name("stop").unwrap().attributes.flags.noreturn);
        assert!(module.function_by_name("printf").unwrap().variadic);
        let body = first.body.as_ref().unwrap();
        let names: Vec<LocalName> = body.blocks.iter().map(|block| block.name).collect();
        assert_eq!(names, [1, 5, 8].map(LocalName::Numbered));
        let entry = &body.blocks[0].instructions;
        assert!(matches!(
            entry[5].kind,
            InstructionKind::CondBr { then_block: BlockId(1), else_block: BlockId(2), .. }
        ));
        let InstructionKind::DebugRecord(record) = &entry[2].kind else { panic!("{:?}", entry[2]) };
        assert_eq!(record.kind, DebugRecordKind::Declare);
        assert_eq!(Some(record.variable), module.metadata.by_number(14));
        assert_eq!(record.debug_location, module.metadata.by_number(15));
        let DebugRecordLocation::Value(location) = &record.location else { panic!("{record:?}") };
        assert_eq!(location.value, Value::Local(entry[0].result.unwrap()));
        let InstructionKind::Call(call) = &body.blocks[2].instructions[0].kind else { panic!() };
        assert!(matches!(call.callee, Callee::Global(id) if module.global_name(id) == "printf"));
        assert!(matches!(module.types.get(call.function_type), Type::Function { variadic: true, .. }));
        let InstructionKind::Call(call) = &body.blocks[2].instructions[1].kind else { panic!() };
        assert!(call.attributes.flags.cold);
    }
}

#[test]
fn debug_information_is_resolved() {
    let module = module(&opaque());
    let info = DebugInfo::new(&module);
    let id = |number| module.metadata.by_number(number).unwrap();
    let file = SourceFile { filename: "list.c".to_string(), directory: "/src".to_string() };
    let location = info.location(id(16)).unwrap();
    assert_eq!((location.line, location.column), (6, 7));
    assert_eq!(location.file, Some(file.clone()));
    assert_eq!(location.function.as_deref(), Some("first"));
    assert_eq!(location.inlined_at, Some(id(15)));
    assert_eq!(info.location_chain(id(16)).len(), 2);
    let variable = info.variable(id(14)).unwrap();
    assert_eq!((variable.name.as_str(), variable.line, variable.arg_no, variable.ty), ("c", 5, 1, Some(id(4))));
    let global = info.global_variable(module.variables[0].debug[0]).unwrap();
    assert_eq!((global.name.as_str(), global.line, global.file), ("head", 4, Some(file)));
    let function = info.subprogram(module.function_by_name("first").unwrap().debug.unwrap()).unwrap();
    assert_eq!((function.name.as_str(), function.linkage_name.as_deref(), function.line), ("first", Some("_first"), 5));
    let int = DebugType::Base { name: "int".to_string(), size_bits: 32, encoding: BaseEncoding::Signed };
    assert_eq!(info.debug_type(id(12)), Some(int));
    let Some(DebugType::Struct { members, size_bits: 128, .. }) = info.debug_type(id(5)) else { panic!() };
    assert_eq!((members[1].name.as_str(), members[1].offset_bits, members[1].ty), ("next", 64, Some(id(4))));
    assert_eq!(info.type_name(Some(id(4))), "struct cell *");
    let types = DebugType::Function { types: vec![Some(id(12)), Some(id(4)), None] };
    assert_eq!(info.debug_type(id(11)), Some(types));
    assert_eq!(info.location(id(14)), None);
    let cu = module.metadata.named(module.symbols.lookup("llvm.dbg.cu").unwrap()).unwrap();
    assert_eq!(cu.operands, [id(2)]);
}

#[test]
fn other_debug_types() {
    let module = module(
        r#"
!0 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 96, elements: !{!DISubrange(count: 3), !DISubrange(lowerBound: 1, upperBound: 4)})
!1 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "e", baseType: !9, size: 32, elements: !{!DIEnumerator(name: "A", value: -1), !DIEnumerator(name: "B", value: 18446744073709551615, isUnsigned: true)})
!2 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !3)
!3 = !DIDerivedType(tag: DW_TAG_typedef, name: "t", baseType: !4)
!4 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!5 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "u", size: 32, elements: !{!6})
!6 = !DIDerivedType(tag: DW_TAG_member, name: "bit", baseType: !9, size: 3, offset: 5, flags: DIFlagBitField, extraData: i64 0)
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "loop", baseType: !8)
!8 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !7)
!9 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!10 = distinct !DILexicalBlock(scope: !10, line: 1)
!11 = !DILocation(line: 3, scope: !10, inlinedAt: !11)
"#,
    );
    let info = DebugInfo::new(&module);
    let id = |number| module.metadata.by_number(number).unwrap();
    let Some(DebugType::Array(array)) = info.debug_type(id(0)) else { panic!() };
    assert_eq!(array.counts, [Some(3), Some(4)]);
    let Some(DebugType::Enum { enumerators, .. }) = info.debug_type(id(1)) else { panic!() };
    assert_eq!(enumerators[0].value, -1);
    assert_eq!(enumerators[1].value, i128::from(u64::MAX));
    assert_eq!(info.strip_type(id(2)), Some(id(9)));
    assert_eq!(info.type_name(Some(id(2))), "const t");
    let Some(DebugType::Union { members, .. }) = info.debug_type(id(5)) else { panic!() };
    assert!(members[0].is_bit_field);
    assert_eq!((members[0].offset_bits, members[0].size_bits), (5, 3));
    // Circles end.
    assert_eq!(info.strip_type(id(7)), None);
    assert_eq!(info.type_name(Some(id(8))), "volatile loop");
    assert_eq!(info.location_chain(id(11)).len(), 1000);
    assert_eq!(info.location(id(11)).unwrap().function, None);
}

#[test]
fn atomic_instructions() {
    let (kind, ty) = one("cmpxchg weak volatile ptr %p, i32 %a, i32 1 syncscope(\"agent\") acq_rel monotonic, align 4");
    let InstructionKind::CmpXchg(operands) = kind else { panic!() };
    assert!(operands.weak && operands.volatile && operands.syncscope.is_some());
    assert_eq!(operands.success, AtomicOrdering::AcquireRelease);
    assert_eq!(operands.failure, AtomicOrdering::Monotonic);
    assert_eq!((operands.align, ty.as_str()), (Some(4), "{ i32, i1 }"));
    for (word, op) in [("uinc_wrap", AtomicRmwOp::UIncWrap), ("nand", AtomicRmwOp::Nand), ("umax", AtomicRmwOp::UMax)] {
        let (kind, ty) = one(&format!("atomicrmw {word} ptr %p, i32 %a seq_cst"));
        let InstructionKind::AtomicRmw(operands) = kind else { panic!() };
        assert_eq!((operands.op, operands.ordering), (op, AtomicOrdering::SequentiallyConsistent));
        assert_eq!(ty, "i32");
    }
    let (kind, ty) = one("load atomic volatile i64, ptr %p acquire, align 8");
    assert_eq!(ty, "i64");
    let InstructionKind::Load { volatile: true, atomic: Some(atomic), align: Some(8), .. } = kind else { panic!() };
    assert_eq!(atomic, Atomic { syncscope: None, ordering: AtomicOrdering::Acquire });
    let (_, body) =
        body("  store atomic i32 %a, ptr %p syncscope(\"singlethread\") release, align 4\n  fence seq_cst\n  ret void");
    assert!(matches!(
        body.blocks[0].instructions[0].kind,
        InstructionKind::Store { atomic: Some(Atomic { syncscope: Some(_), ordering: AtomicOrdering::Release }), .. }
    ));
    assert!(matches!(body.blocks[0].instructions[1].kind, InstructionKind::Fence(Atomic { syncscope: None, .. })));
}

#[test]
fn types_of_results() {
    for (instruction, expected) in [
        ("add nuw nsw i32 %a, -1", "i32"),
        ("or disjoint i32 %a, %b", "i32"),
        ("fadd reassoc nnan float %x, 1.5", "float"),
        ("fneg fast float %x", "float"),
        ("trunc nuw i32 %a to i8", "i8"),
        ("zext nneg i32 %a to i64", "i64"),
        ("freeze i32 %a", "i32"),
        ("icmp samesign ult i32 %a, %b", "i1"),
        ("icmp eq <4 x i32> %v, splat (i32 7)", "<4 x i1>"),
        ("fcmp nnan olt float %x, 0x3FB99999A0000000", "i1"),
        ("select i1 true, ptr %p, ptr null", "ptr"),
        ("extractvalue %pair %s, 1, !dbg !{}", "i64"),
        ("insertvalue %pair poison, i64 3, 1", "%pair"),
        ("extractelement <4 x i32> %v, i32 0", "i32"),
        ("insertelement <4 x i32> %v, i32 %a, i64 2", "<4 x i32>"),
        ("shufflevector <4 x i32> %v, <4 x i32> poison, <2 x i32> <i32 0, i32 1>", "<2 x i32>"),
        ("alloca inalloca %pair, i32 %a, align 16, addrspace(5)", "ptr addrspace(5)"),
        ("getelementptr inbounds nuw %pair, ptr %p, i64 0, i32 1, !dbg !{}", "ptr"),
        ("getelementptr i8, ptr %p, <4 x i32> %v", "<4 x ptr>"),
        ("va_arg ptr %p, double", "double"),
        ("call i32 (ptr, ...) @callee(ptr %p, i32 signext %a)", "i32"),
        (
            "tail call fastcc noundef zeroext i8 %p(ptr byval(%pair) align 8 %p) nounwind [ \"tag\"(i32 1, ptr %p) ]",
            "i8",
        ),
        ("call ptr asm sideeffect \"nop\", \"=r,~{memory}\"()", "ptr"),
        ("landingpad { ptr, i32 } cleanup catch ptr null filter [0 x ptr] zeroinitializer", "{ ptr, i32 }"),
        ("cleanuppad within none []", "token"),
    ] {
        assert_eq!(one(instruction).1, expected, "{instruction}");
    }
}

#[test]
fn calls_keep_what_decides_their_meaning() {
    let (kind, _) = one(
        "call i32 asm sideeffect alignstack \"lock; incl $0\\0A\\09\", \"=*m,~{dirflag}\"(ptr elementtype(i32) %p) #7",
    );
    let InstructionKind::Call(call) = kind else { panic!() };
    let Callee::InlineAsm(asm) = &call.callee else { panic!() };
    assert_eq!(asm.template, "lock; incl $0\n\t");
    assert_eq!(asm.constraints, "=*m,~{dirflag}");
    assert!(asm.sideeffect && asm.alignstack && !asm.inteldialect);
    assert_eq!(call.arguments[0].attributes.elementtype, Some(TypeId::I32));
    assert_eq!(call.attributes.groups, [7]);
    let (kind, _) =
        one("musttail call i32 @callee(ptr sret(%pair) align 8 dereferenceable(16) %p, i32 range(i32 0, 5) %a)");
    let InstructionKind::Call(call) = kind else { panic!() };
    assert_eq!(call.tail, TailKind::MustTail);
    assert!(call.arguments[0].attributes.sret.is_some());
    assert_eq!(call.arguments[0].attributes.align, Some(8));
}

#[test]
fn control_flow_and_numbering() {
    let (module, body) = body(
        r#"  switch i32 %a, label %"last block" [
    i32 1, label %0
    i32 -2, label %mid.1
  ]

0:
  %1 = phi i32 [ %a, %entry ], [ %3, %mid.1 ]
  br label %mid.1

mid.1:                                            ; preds = %0
  %2 = invoke i32 @callee(ptr %p)
          to label %next unwind label %pad, !dbg !{}
next:
  %3 = add i32 %2, 1
  indirectbr ptr blockaddress(@f, %next), [label %0, label %next]
pad:
  %4 = landingpad { ptr, i32 }
          cleanup
  resume { ptr, i32 } %4
"last block":
  callbr void asm "", "!i"() to label %5 [label %pad2]
5:
  ret void
pad2:
  %6 = catchswitch within none [label %5] unwind to caller
}
define void @"\01odd name"() {
  ret void"#,
    );
    assert!(module.function_by_name("\u{1}odd name").is_some());
    let terminator = |index: usize| &body.blocks[index].instructions.last().unwrap().kind;
    let InstructionKind::Switch { default: BlockId(5), cases, .. } = terminator(0) else { panic!() };
    assert_eq!(integer(&module, Value::Constant(cases[1].0)), 0xffff_fffe);
    assert_eq!(cases[1].1, BlockId(2));
    assert_eq!(terminator(0).successors(), [BlockId(5), BlockId(1), BlockId(2)]);
    let InstructionKind::Phi { incoming, .. } = &body.blocks[1].instructions[0].kind else { panic!() };
    assert_eq!(incoming[1].1, BlockId(2));
    let InstructionKind::Invoke(invoke) = terminator(2) else { panic!() };
    assert_eq!((invoke.normal, invoke.unwind), (BlockId(3), BlockId(4)));
    let InstructionKind::CallBr(callbr) = terminator(5) else { panic!() };
    assert_eq!((callbr.fallthrough, callbr.indirect.as_slice()), (BlockId(6), [BlockId(7)].as_slice()));
    assert!(matches!(terminator(7), InstructionKind::Unsupported { is_terminator: true, .. }));
    let name = LocalName::Named(module.symbols.lookup("next").unwrap());
    assert_eq!(body.block_by_name(name), Some(BlockId(3)));
}
