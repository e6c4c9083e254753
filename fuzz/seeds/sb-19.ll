; ModuleID = 'sb.c'
source_filename = "sb.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@r0 = dso_local global i32 0, align 4, !dbg !0
@r1 = dso_local global i32 0, align 4, !dbg !42
@.str = private unnamed_addr constant [42 x i8] c"(long)result == 7 && (r0 == 1 || r1 == 1)\00", align 1, !dbg !21
@.str.1 = private unnamed_addr constant [5 x i8] c"sb.c\00", align 1, !dbg !27
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !32
@ready = dso_local global i32 0, align 4, !dbg !44
@x = dso_local global i32 0, align 4, !dbg !38
@y = dso_local global i32 0, align 4, !dbg !40

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !56 {
entry:
  %retval = alloca i32, align 4
  %t = alloca [2 x i64], align 16
  %one = alloca i32, align 4
  %result = alloca ptr, align 8
  %i = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !60, !DIExpression(), !67)
    #dbg_declare(ptr %one, !68, !DIExpression(), !69)
  store i32 1, ptr %one, align 4, !dbg !69
    #dbg_declare(ptr %result, !70, !DIExpression(), !71)
  %arrayidx = getelementptr inbounds [2 x i64], ptr %t, i64 0, i64 0, !dbg !72
  %call = call i32 @pthread_create(ptr noundef %arrayidx, ptr noundef null, ptr noundef @left, ptr noundef %one) #4, !dbg !73
  %arrayidx1 = getelementptr inbounds [2 x i64], ptr %t, i64 0, i64 1, !dbg !74
  %call2 = call i32 @pthread_create(ptr noundef %arrayidx1, ptr noundef null, ptr noundef @right, ptr noundef inttoptr (i64 7 to ptr)) #4, !dbg !75
    #dbg_declare(ptr %i, !76, !DIExpression(), !78)
  store i32 0, ptr %i, align 4, !dbg !78
  br label %for.cond, !dbg !79

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !80
  %cmp = icmp slt i32 %0, 2, !dbg !82
  br i1 %cmp, label %for.body, label %for.end, !dbg !83

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %i, align 4, !dbg !84
  %idxprom = sext i32 %1 to i64, !dbg !85
  %arrayidx3 = getelementptr inbounds [2 x i64], ptr %t, i64 0, i64 %idxprom, !dbg !85
  %2 = load i64, ptr %arrayidx3, align 8, !dbg !85
  %call4 = call i32 @pthread_join(i64 noundef %2, ptr noundef %result), !dbg !86
  br label %for.inc, !dbg !86

for.inc:                                          ; preds = %for.body
  %3 = load i32, ptr %i, align 4, !dbg !87
  %inc = add nsw i32 %3, 1, !dbg !87
  store i32 %inc, ptr %i, align 4, !dbg !87
  br label %for.cond, !dbg !88, !llvm.loop !89

for.end:                                          ; preds = %for.cond
  %4 = load ptr, ptr %result, align 8, !dbg !92
  %5 = ptrtoint ptr %4 to i64, !dbg !92
  %cmp5 = icmp eq i64 %5, 7, !dbg !92
  br i1 %cmp5, label %land.lhs.true, label %if.else, !dbg !92

land.lhs.true:                                    ; preds = %for.end
  %6 = load i32, ptr @r0, align 4, !dbg !92
  %cmp6 = icmp eq i32 %6, 1, !dbg !92
  br i1 %cmp6, label %if.then, label %lor.lhs.false, !dbg !92

lor.lhs.false:                                    ; preds = %land.lhs.true
  %7 = load i32, ptr @r1, align 4, !dbg !92
  %cmp7 = icmp eq i32 %7, 1, !dbg !92
  br i1 %cmp7, label %if.then, label %if.else, !dbg !95

if.then:                                          ; preds = %lor.lhs.false, %land.lhs.true
  br label %if.end, !dbg !95

if.else:                                          ; preds = %lor.lhs.false, %for.end
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 27, ptr noundef @__PRETTY_FUNCTION__.main) #5, !dbg !92
  unreachable, !dbg !92

if.end:                                           ; preds = %if.then
  %8 = load atomic i32, ptr @ready seq_cst, align 4, !dbg !96
  store i32 %8, ptr %atomic-temp, align 4, !dbg !96
  %9 = load i32, ptr %atomic-temp, align 4, !dbg !96
  %sub = sub nsw i32 %9, 1, !dbg !97
  ret i32 %sub, !dbg !98
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @left(ptr noundef %arg) #0 !dbg !99 {
entry:
  %arg.addr = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  store ptr %arg, ptr %arg.addr, align 8
    #dbg_declare(ptr %arg.addr, !102, !DIExpression(), !103)
  %0 = load ptr, ptr %arg.addr, align 8, !dbg !104
  %1 = load i32, ptr %0, align 4, !dbg !105
  store i32 %1, ptr @x, align 4, !dbg !106
  fence seq_cst, !dbg !107
  %2 = load i32, ptr @y, align 4, !dbg !108
  store i32 %2, ptr @r0, align 4, !dbg !109
  store i32 1, ptr %.atomictmp, align 4, !dbg !110
  %3 = load i32, ptr %.atomictmp, align 4, !dbg !110
  store atomic i32 %3, ptr @ready release, align 4, !dbg !110
  ret ptr null, !dbg !111
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @right(ptr noundef %arg) #0 !dbg !112 {
entry:
  %arg.addr = alloca ptr, align 8
  store ptr %arg, ptr %arg.addr, align 8
    #dbg_declare(ptr %arg.addr, !113, !DIExpression(), !114)
  store i32 1, ptr @y, align 4, !dbg !115
  call void asm sideeffect "mfence", "~{memory},~{dirflag},~{fpsr},~{flags}"() #4, !dbg !116, !srcloc !117
  %0 = load i32, ptr @x, align 4, !dbg !118
  store i32 %0, ptr @r1, align 4, !dbg !119
  %1 = load ptr, ptr %arg.addr, align 8, !dbg !120
  ret ptr %1, !dbg !121
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!48, !49, !50, !51, !52, !53, !54}
!llvm.ident = !{!55}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "r0", scope: !2, file: !3, line: 4, type: !19, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !20, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "sb.c", directory: ".", checksumkind: CSK_MD5, checksum: "bd1a0916134e9e3c84e02b86bced9bf6")
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
!15 = !{!16, !17, !18}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !{!21, !27, !32, !38, !40, !0, !42, !44}
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 336, elements: !25)
!24 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!25 = !{!26}
!26 = !DISubrange(count: 42)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 40, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 5)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 120, elements: !36)
!35 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !24)
!36 = !{!37}
!37 = !DISubrange(count: 15)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 4, type: !19, isLocal: false, isDefinition: true)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 4, type: !19, isLocal: false, isDefinition: true)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "r1", scope: !2, file: !3, line: 4, type: !19, isLocal: false, isDefinition: true)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(name: "ready", scope: !2, file: !3, line: 5, type: !46, isLocal: false, isDefinition: true)
!46 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !47)
!47 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !19)
!48 = !{i32 7, !"Dwarf Version", i32 5}
!49 = !{i32 2, !"Debug Info Version", i32 3}
!50 = !{i32 1, !"wchar_size", i32 4}
!51 = !{i32 8, !"PIC Level", i32 2}
!52 = !{i32 7, !"PIE Level", i32 2}
!53 = !{i32 7, !"uwtable", i32 2}
!54 = !{i32 7, !"frame-pointer", i32 2}
!55 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!56 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 19, type: !57, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !59)
!57 = !DISubroutineType(types: !58)
!58 = !{!19}
!59 = !{}
!60 = !DILocalVariable(name: "t", scope: !56, file: !3, line: 20, type: !61)
!61 = !DICompositeType(tag: DW_TAG_array_type, baseType: !62, size: 128, elements: !65)
!62 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !63, line: 27, baseType: !64)
!63 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!64 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!65 = !{!66}
!66 = !DISubrange(count: 2)
!67 = !DILocation(line: 20, column: 15, scope: !56)
!68 = !DILocalVariable(name: "one", scope: !56, file: !3, line: 21, type: !19)
!69 = !DILocation(line: 21, column: 9, scope: !56)
!70 = !DILocalVariable(name: "result", scope: !56, file: !3, line: 22, type: !16)
!71 = !DILocation(line: 22, column: 11, scope: !56)
!72 = !DILocation(line: 23, column: 21, scope: !56)
!73 = !DILocation(line: 23, column: 5, scope: !56)
!74 = !DILocation(line: 24, column: 21, scope: !56)
!75 = !DILocation(line: 24, column: 5, scope: !56)
!76 = !DILocalVariable(name: "i", scope: !77, file: !3, line: 25, type: !19)
!77 = distinct !DILexicalBlock(scope: !56, file: !3, line: 25, column: 5)
!78 = !DILocation(line: 25, column: 14, scope: !77)
!79 = !DILocation(line: 25, column: 10, scope: !77)
!80 = !DILocation(line: 25, column: 21, scope: !81)
!81 = distinct !DILexicalBlock(scope: !77, file: !3, line: 25, column: 5)
!82 = !DILocation(line: 25, column: 23, scope: !81)
!83 = !DILocation(line: 25, column: 5, scope: !77)
!84 = !DILocation(line: 26, column: 24, scope: !81)
!85 = !DILocation(line: 26, column: 22, scope: !81)
!86 = !DILocation(line: 26, column: 9, scope: !81)
!87 = !DILocation(line: 25, column: 29, scope: !81)
!88 = !DILocation(line: 25, column: 5, scope: !81)
!89 = distinct !{!89, !83, !90, !91}
!90 = !DILocation(line: 26, column: 35, scope: !77)
!91 = !{!"llvm.loop.mustprogress"}
!92 = !DILocation(line: 27, column: 5, scope: !93)
!93 = distinct !DILexicalBlock(scope: !94, file: !3, line: 27, column: 5)
!94 = distinct !DILexicalBlock(scope: !56, file: !3, line: 27, column: 5)
!95 = !DILocation(line: 27, column: 5, scope: !94)
!96 = !DILocation(line: 28, column: 12, scope: !56)
!97 = !DILocation(line: 28, column: 32, scope: !56)
!98 = !DILocation(line: 28, column: 5, scope: !56)
!99 = distinct !DISubprogram(name: "left", scope: !3, file: !3, line: 6, type: !100, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!100 = !DISubroutineType(types: !101)
!101 = !{!16, !16}
!102 = !DILocalVariable(name: "arg", arg: 1, scope: !99, file: !3, line: 6, type: !16)
!103 = !DILocation(line: 6, column: 25, scope: !99)
!104 = !DILocation(line: 7, column: 17, scope: !99)
!105 = !DILocation(line: 7, column: 9, scope: !99)
!106 = !DILocation(line: 7, column: 7, scope: !99)
!107 = !DILocation(line: 8, column: 5, scope: !99)
!108 = !DILocation(line: 9, column: 10, scope: !99)
!109 = !DILocation(line: 9, column: 8, scope: !99)
!110 = !DILocation(line: 10, column: 5, scope: !99)
!111 = !DILocation(line: 11, column: 5, scope: !99)
!112 = distinct !DISubprogram(name: "right", scope: !3, file: !3, line: 13, type: !100, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!113 = !DILocalVariable(name: "arg", arg: 1, scope: !112, file: !3, line: 13, type: !16)
!114 = !DILocation(line: 13, column: 26, scope: !112)
!115 = !DILocation(line: 14, column: 7, scope: !112)
!116 = !DILocation(line: 15, column: 5, scope: !112)
!117 = !{i64 357}
!118 = !DILocation(line: 16, column: 10, scope: !112)
!119 = !DILocation(line: 16, column: 8, scope: !112)
!120 = !DILocation(line: 17, column: 12, scope: !112)
!121 = !DILocation(line: 17, column: 5, scope: !112)
