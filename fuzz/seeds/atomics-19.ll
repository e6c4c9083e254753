; ModuleID = 'atomics.c'
source_filename = "atomics.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.atomic_flag = type { i8 }
%struct.both = type { i32, i32 }

@f = dso_local global %struct.atomic_flag zeroinitializer, align 1, !dbg !0
@n = dso_local global i32 0, align 4, !dbg !16
@byte = dso_local global i8 0, align 1, !dbg !20
@pointer = dso_local global ptr null, align 8, !dbg !28
@plain = dso_local global i64 0, align 8, !dbg !33
@both = dso_local global %struct.both zeroinitializer, align 8, !dbg !38
@pair = dso_local global i128 0, align 16, !dbg !35

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !60 {
entry:
  %retval = alloca i32, align 4
  %expected = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %cmpxchg.bool = alloca i8, align 1
  %.atomictmp1 = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp2 = alloca i8, align 1
  %atomic-temp3 = alloca i8, align 1
  %.atomictmp4 = alloca ptr, align 8
  %atomic-temp5 = alloca ptr, align 8
  %.atomictmp6 = alloca i8, align 1
  %atomic-temp7 = alloca i8, align 1
  %.atomictmp9 = alloca i8, align 1
  %.atomictmp10 = alloca i64, align 8
  %atomic-temp11 = alloca i64, align 8
  %.atomictmp12 = alloca i64, align 8
  %t = alloca %struct.both, align 4
  %atomic-temp13 = alloca %struct.both, align 8
  %.atomictmp14 = alloca %struct.both, align 4
  %atomic-temp15 = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %expected, !64, !DIExpression(), !65)
  store i32 0, ptr %expected, align 4, !dbg !65
  br label %while.cond, !dbg !66

while.cond:                                       ; preds = %while.body, %entry
  store i32 1, ptr %.atomictmp, align 4, !dbg !67
  %0 = load i32, ptr %expected, align 4, !dbg !67
  %1 = load i32, ptr %.atomictmp, align 4, !dbg !67
  %2 = cmpxchg weak ptr @n, i32 %0, i32 %1 acq_rel monotonic, align 4, !dbg !67
  %3 = extractvalue { i32, i1 } %2, 0, !dbg !67
  %4 = extractvalue { i32, i1 } %2, 1, !dbg !67
  br i1 %4, label %cmpxchg.continue, label %cmpxchg.store_expected, !dbg !67

cmpxchg.store_expected:                           ; preds = %while.cond
  store i32 %3, ptr %expected, align 4, !dbg !67
  br label %cmpxchg.continue, !dbg !67

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %while.cond
  %storedv = zext i1 %4 to i8, !dbg !67
  store i8 %storedv, ptr %cmpxchg.bool, align 1, !dbg !67
  %5 = load i8, ptr %cmpxchg.bool, align 1, !dbg !67
  %loadedv = trunc i8 %5 to i1, !dbg !67
  %lnot = xor i1 %loadedv, true, !dbg !68
  br i1 %lnot, label %while.body, label %while.end, !dbg !66

while.body:                                       ; preds = %cmpxchg.continue
  store i32 0, ptr %expected, align 4, !dbg !69
  br label %while.cond, !dbg !66, !llvm.loop !70

while.end:                                        ; preds = %cmpxchg.continue
  store i32 2, ptr %.atomictmp1, align 4, !dbg !73
  %6 = load i32, ptr %.atomictmp1, align 4, !dbg !73
  %7 = atomicrmw add ptr @n, i32 %6 seq_cst, align 4, !dbg !73
  store i32 %7, ptr %atomic-temp, align 4, !dbg !73
  %8 = load i32, ptr %atomic-temp, align 4, !dbg !73
  %9 = atomicrmw or ptr @n, i32 4 seq_cst, align 4, !dbg !74
  %10 = or i32 %9, 4, !dbg !74
  store i8 1, ptr %.atomictmp2, align 1, !dbg !75
  %11 = load i8, ptr %.atomictmp2, align 1, !dbg !75
  %12 = atomicrmw sub ptr @byte, i8 %11 monotonic, align 1, !dbg !75
  store i8 %12, ptr %atomic-temp3, align 1, !dbg !75
  %13 = load i8, ptr %atomic-temp3, align 1, !dbg !75
  store ptr @plain, ptr %.atomictmp4, align 8, !dbg !76
  %14 = load i64, ptr %.atomictmp4, align 8, !dbg !76
  %15 = atomicrmw xchg ptr @pointer, i64 %14 seq_cst, align 8, !dbg !76
  store i64 %15, ptr %atomic-temp5, align 8, !dbg !76
  %16 = load ptr, ptr %atomic-temp5, align 8, !dbg !76
  store i8 1, ptr %.atomictmp6, align 1, !dbg !77
  %17 = load i8, ptr %.atomictmp6, align 1, !dbg !77
  %18 = atomicrmw xchg ptr @f, i8 %17 seq_cst, align 1, !dbg !77
  store i8 %18, ptr %atomic-temp7, align 1, !dbg !77
  %19 = load i8, ptr %atomic-temp7, align 1, !dbg !77
  %loadedv8 = trunc i8 %19 to i1, !dbg !77
  br i1 %loadedv8, label %if.end, label %if.then, !dbg !79

if.then:                                          ; preds = %while.end
  store i8 0, ptr %.atomictmp9, align 1, !dbg !80
  %20 = load i8, ptr %.atomictmp9, align 1, !dbg !80
  store atomic i8 %20, ptr @f release, align 1, !dbg !80
  br label %if.end, !dbg !80

if.end:                                           ; preds = %if.then, %while.end
  %21 = atomicrmw nand ptr @plain, i64 3 seq_cst, align 8, !dbg !81
  %22 = cmpxchg ptr @plain, i64 -1, i64 5 seq_cst seq_cst, align 8, !dbg !82
  %23 = extractvalue { i64, i1 } %22, 1, !dbg !82
  store i64 9, ptr %.atomictmp10, align 8, !dbg !83
  %24 = load i64, ptr %.atomictmp10, align 8, !dbg !83
  %25 = atomicrmw max ptr @plain, i64 %24 seq_cst, align 8, !dbg !83
  store i64 %25, ptr %atomic-temp11, align 8, !dbg !83
  %26 = load i64, ptr %atomic-temp11, align 8, !dbg !83
  store i64 6, ptr %.atomictmp12, align 8, !dbg !84
  %27 = load i64, ptr %.atomictmp12, align 8, !dbg !84
  store atomic i64 %27, ptr @plain release, align 8, !dbg !84
    #dbg_declare(ptr %t, !85, !DIExpression(), !86)
  %28 = load atomic i64, ptr @both seq_cst, align 8, !dbg !87
  store i64 %28, ptr %atomic-temp13, align 8, !dbg !87
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 8 %atomic-temp13, i64 8, i1 false), !dbg !87
  %a = getelementptr inbounds %struct.both, ptr %t, i32 0, i32 0, !dbg !88
  %29 = load i32, ptr %a, align 4, !dbg !89
  %inc = add nsw i32 %29, 1, !dbg !89
  store i32 %inc, ptr %a, align 4, !dbg !89
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %.atomictmp14, ptr align 4 %t, i64 8, i1 false), !dbg !90
  %30 = load i64, ptr %.atomictmp14, align 4, !dbg !90
  store atomic i64 %30, ptr @both seq_cst, align 8, !dbg !90
  call void asm sideeffect "lock; addl $$1, $0", "=*m,*m,~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(ptr elementtype(i32) @n, ptr elementtype(i32) @n) #2, !dbg !91, !srcloc !92
  call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"() #2, !dbg !93, !srcloc !94
  fence seq_cst, !dbg !95
  %atomic-load = load atomic i32, ptr @n seq_cst, align 4, !dbg !96
  %conv = sext i32 %atomic-load to i64, !dbg !96
  %31 = load atomic i64, ptr @pointer acquire, align 8, !dbg !97
  store i64 %31, ptr %atomic-temp15, align 8, !dbg !97
  %32 = load ptr, ptr %atomic-temp15, align 8, !dbg !97
  %33 = load i64, ptr %32, align 8, !dbg !98
  %add = add nsw i64 %conv, %33, !dbg !99
  %conv16 = trunc i64 %add to i32, !dbg !96
  ret i32 %conv16, !dbg !100
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!52, !53, !54, !55, !56, !57, !58}
!llvm.ident = !{!59}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "f", scope: !2, file: !3, line: 6, type: !45, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "atomics.c", directory: ".", checksumkind: CSK_MD5, checksum: "d4c412fcc8f2b34ae96f1e4ed1f114f4")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 68, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!0, !16, !20, !28, !33, !35, !38}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "n", scope: !2, file: !3, line: 3, type: !18, isLocal: false, isDefinition: true)
!18 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !19)
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "byte", scope: !2, file: !3, line: 4, type: !22, isLocal: false, isDefinition: true)
!22 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !23)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !24, line: 24, baseType: !25)
!24 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint8_t", file: !26, line: 38, baseType: !27)
!26 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!27 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "pointer", scope: !2, file: !3, line: 5, type: !30, isLocal: false, isDefinition: true)
!30 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !31)
!31 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
!32 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "plain", scope: !2, file: !3, line: 7, type: !32, isLocal: false, isDefinition: true)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "pair", scope: !2, file: !3, line: 8, type: !37, isLocal: false, isDefinition: true)
!37 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "both", scope: !2, file: !3, line: 10, type: !40, isLocal: false, isDefinition: true)
!40 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !41)
!41 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "both", file: !3, line: 9, size: 64, elements: !42)
!42 = !{!43, !44}
!43 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !41, file: !3, line: 9, baseType: !19, size: 32)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !41, file: !3, line: 9, baseType: !19, size: 32, offset: 32)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_flag", file: !6, line: 173, baseType: !46)
!46 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "atomic_flag", file: !6, line: 173, size: 8, elements: !47)
!47 = !{!48}
!48 = !DIDerivedType(tag: DW_TAG_member, name: "_Value", scope: !46, file: !6, line: 173, baseType: !49, size: 8)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_bool", file: !6, line: 97, baseType: !50)
!50 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !51)
!51 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!52 = !{i32 7, !"Dwarf Version", i32 5}
!53 = !{i32 2, !"Debug Info Version", i32 3}
!54 = !{i32 1, !"wchar_size", i32 4}
!55 = !{i32 8, !"PIC Level", i32 2}
!56 = !{i32 7, !"PIE Level", i32 2}
!57 = !{i32 7, !"uwtable", i32 2}
!58 = !{i32 7, !"frame-pointer", i32 2}
!59 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!60 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 11, type: !61, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !63)
!61 = !DISubroutineType(types: !62)
!62 = !{!19}
!63 = !{}
!64 = !DILocalVariable(name: "expected", scope: !60, file: !3, line: 12, type: !19)
!65 = !DILocation(line: 12, column: 9, scope: !60)
!66 = !DILocation(line: 13, column: 5, scope: !60)
!67 = !DILocation(line: 13, column: 13, scope: !60)
!68 = !DILocation(line: 13, column: 12, scope: !60)
!69 = !DILocation(line: 14, column: 18, scope: !60)
!70 = distinct !{!70, !66, !71, !72}
!71 = !DILocation(line: 14, column: 20, scope: !60)
!72 = !{!"llvm.loop.mustprogress"}
!73 = !DILocation(line: 15, column: 5, scope: !60)
!74 = !DILocation(line: 16, column: 7, scope: !60)
!75 = !DILocation(line: 17, column: 5, scope: !60)
!76 = !DILocation(line: 18, column: 5, scope: !60)
!77 = !DILocation(line: 19, column: 10, scope: !78)
!78 = distinct !DILexicalBlock(scope: !60, file: !3, line: 19, column: 9)
!79 = !DILocation(line: 19, column: 9, scope: !60)
!80 = !DILocation(line: 20, column: 9, scope: !78)
!81 = !DILocation(line: 21, column: 5, scope: !60)
!82 = !DILocation(line: 22, column: 5, scope: !60)
!83 = !DILocation(line: 23, column: 5, scope: !60)
!84 = !DILocation(line: 24, column: 5, scope: !60)
!85 = !DILocalVariable(name: "t", scope: !60, file: !3, line: 25, type: !41)
!86 = !DILocation(line: 25, column: 17, scope: !60)
!87 = !DILocation(line: 25, column: 21, scope: !60)
!88 = !DILocation(line: 26, column: 7, scope: !60)
!89 = !DILocation(line: 26, column: 8, scope: !60)
!90 = !DILocation(line: 27, column: 5, scope: !60)
!91 = !DILocation(line: 28, column: 5, scope: !60)
!92 = !{i64 934}
!93 = !DILocation(line: 29, column: 5, scope: !60)
!94 = !{i64 1007}
!95 = !DILocation(line: 30, column: 5, scope: !60)
!96 = !DILocation(line: 31, column: 12, scope: !60)
!97 = !DILocation(line: 31, column: 17, scope: !60)
!98 = !DILocation(line: 31, column: 16, scope: !60)
!99 = !DILocation(line: 31, column: 14, scope: !60)
!100 = !DILocation(line: 31, column: 5, scope: !60)
