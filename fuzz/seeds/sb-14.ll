; ModuleID = 'sb.c'
source_filename = "sb.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@r0 = dso_local global i32 0, align 4, !dbg !0
@r1 = dso_local global i32 0, align 4, !dbg !25
@.str = private unnamed_addr constant [42 x i8] c"(long)result == 7 && (r0 == 1 || r1 == 1)\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"sb.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@ready = dso_local global i32 0, align 4, !dbg !27
@x = dso_local global i32 0, align 4, !dbg !21
@y = dso_local global i32 0, align 4, !dbg !23

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !39 {
entry:
  %retval = alloca i32, align 4
  %t = alloca [2 x i64], align 16
  %one = alloca i32, align 4
  %result = alloca i8*, align 8
  %i = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata [2 x i64]* %t, metadata !43, metadata !DIExpression()), !dbg !50
  call void @llvm.dbg.declare(metadata i32* %one, metadata !51, metadata !DIExpression()), !dbg !52
  store i32 1, i32* %one, align 4, !dbg !52
  call void @llvm.dbg.declare(metadata i8** %result, metadata !53, metadata !DIExpression()), !dbg !54
  %arrayidx = getelementptr inbounds [2 x i64], [2 x i64]* %t, i64 0, i64 0, !dbg !55
  %0 = bitcast i32* %one to i8*, !dbg !56
  %call = call i32 @pthread_create(i64* noundef %arrayidx, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @left, i8* noundef %0) #5, !dbg !57
  %arrayidx1 = getelementptr inbounds [2 x i64], [2 x i64]* %t, i64 0, i64 1, !dbg !58
  %call2 = call i32 @pthread_create(i64* noundef %arrayidx1, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @right, i8* noundef inttoptr (i64 7 to i8*)) #5, !dbg !59
  call void @llvm.dbg.declare(metadata i32* %i, metadata !60, metadata !DIExpression()), !dbg !62
  store i32 0, i32* %i, align 4, !dbg !62
  br label %for.cond, !dbg !63

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, i32* %i, align 4, !dbg !64
  %cmp = icmp slt i32 %1, 2, !dbg !66
  br i1 %cmp, label %for.body, label %for.end, !dbg !67

for.body:                                         ; preds = %for.cond
  %2 = load i32, i32* %i, align 4, !dbg !68
  %idxprom = sext i32 %2 to i64, !dbg !69
  %arrayidx3 = getelementptr inbounds [2 x i64], [2 x i64]* %t, i64 0, i64 %idxprom, !dbg !69
  %3 = load i64, i64* %arrayidx3, align 8, !dbg !69
  %call4 = call i32 @pthread_join(i64 noundef %3, i8** noundef %result), !dbg !70
  br label %for.inc, !dbg !70

for.inc:                                          ; preds = %for.body
  %4 = load i32, i32* %i, align 4, !dbg !71
  %inc = add nsw i32 %4, 1, !dbg !71
  store i32 %inc, i32* %i, align 4, !dbg !71
  br label %for.cond, !dbg !72, !llvm.loop !73

for.end:                                          ; preds = %for.cond
  %5 = load i8*, i8** %result, align 8, !dbg !76
  %6 = ptrtoint i8* %5 to i64, !dbg !76
  %cmp5 = icmp eq i64 %6, 7, !dbg !76
  br i1 %cmp5, label %land.lhs.true, label %if.else, !dbg !76

land.lhs.true:                                    ; preds = %for.end
  %7 = load i32, i32* @r0, align 4, !dbg !76
  %cmp6 = icmp eq i32 %7, 1, !dbg !76
  br i1 %cmp6, label %if.then, label %lor.lhs.false, !dbg !76

lor.lhs.false:                                    ; preds = %land.lhs.true
  %8 = load i32, i32* @r1, align 4, !dbg !76
  %cmp7 = icmp eq i32 %8, 1, !dbg !76
  br i1 %cmp7, label %if.then, label %if.else, !dbg !79

if.then:                                          ; preds = %lor.lhs.false, %land.lhs.true
  br label %if.end, !dbg !79

if.else:                                          ; preds = %lor.lhs.false, %for.end
  call void @__assert_fail(i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.1, i64 0, i64 0), i32 noundef 27, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !76
  unreachable, !dbg !76

if.end:                                           ; preds = %if.then
  %9 = load atomic i32, i32* @ready seq_cst, align 4, !dbg !80
  store i32 %9, i32* %atomic-temp, align 4, !dbg !80
  %10 = load i32, i32* %atomic-temp, align 4, !dbg !80
  %sub = sub nsw i32 %10, 1, !dbg !81
  ret i32 %sub, !dbg !82
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal i8* @left(i8* noundef %arg) #0 !dbg !83 {
entry:
  %arg.addr = alloca i8*, align 8
  %.atomictmp = alloca i32, align 4
  store i8* %arg, i8** %arg.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %arg.addr, metadata !86, metadata !DIExpression()), !dbg !87
  %0 = load i8*, i8** %arg.addr, align 8, !dbg !88
  %1 = bitcast i8* %0 to i32*, !dbg !89
  %2 = load i32, i32* %1, align 4, !dbg !90
  store i32 %2, i32* @x, align 4, !dbg !91
  fence seq_cst, !dbg !92
  %3 = load i32, i32* @y, align 4, !dbg !93
  store i32 %3, i32* @r0, align 4, !dbg !94
  store i32 1, i32* %.atomictmp, align 4, !dbg !95
  %4 = load i32, i32* %.atomictmp, align 4, !dbg !95
  store atomic i32 %4, i32* @ready release, align 4, !dbg !95
  ret i8* null, !dbg !96
}

; Function Attrs: noinline nounwind uwtable
define internal i8* @right(i8* noundef %arg) #0 !dbg !97 {
entry:
  %arg.addr = alloca i8*, align 8
  store i8* %arg, i8** %arg.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %arg.addr, metadata !98, metadata !DIExpression()), !dbg !99
  store i32 1, i32* @y, align 4, !dbg !100
  call void asm sideeffect "mfence", "~{memory},~{dirflag},~{fpsr},~{flags}"() #5, !dbg !101, !srcloc !102
  %0 = load i32, i32* @x, align 4, !dbg !103
  store i32 %0, i32* @r1, align 4, !dbg !104
  %1 = load i8*, i8** %arg.addr, align 8, !dbg !105
  ret i8* %1, !dbg !106
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!31, !32, !33, !34, !35, !36, !37}
!llvm.ident = !{!38}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "r0", scope: !2, file: !3, line: 4, type: !19, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !20, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "sb.c", directory: ".", checksumkind: CSK_MD5, checksum: "bd1a0916134e9e3c84e02b86bced9bf6")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 56, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
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
!20 = !{!21, !23, !0, !25, !27}
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 4, type: !19, isLocal: false, isDefinition: true)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 4, type: !19, isLocal: false, isDefinition: true)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "r1", scope: !2, file: !3, line: 4, type: !19, isLocal: false, isDefinition: true)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "ready", scope: !2, file: !3, line: 5, type: !29, isLocal: false, isDefinition: true)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !30)
!30 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !19)
!31 = !{i32 7, !"Dwarf Version", i32 5}
!32 = !{i32 2, !"Debug Info Version", i32 3}
!33 = !{i32 1, !"wchar_size", i32 4}
!34 = !{i32 7, !"PIC Level", i32 2}
!35 = !{i32 7, !"PIE Level", i32 2}
!36 = !{i32 7, !"uwtable", i32 1}
!37 = !{i32 7, !"frame-pointer", i32 2}
!38 = !{!"Debian clang version 14.0.6"}
!39 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 19, type: !40, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !42)
!40 = !DISubroutineType(types: !41)
!41 = !{!19}
!42 = !{}
!43 = !DILocalVariable(name: "t", scope: !39, file: !3, line: 20, type: !44)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !45, size: 128, elements: !48)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !46, line: 27, baseType: !47)
!46 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!47 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!48 = !{!49}
!49 = !DISubrange(count: 2)
!50 = !DILocation(line: 20, column: 15, scope: !39)
!51 = !DILocalVariable(name: "one", scope: !39, file: !3, line: 21, type: !19)
!52 = !DILocation(line: 21, column: 9, scope: !39)
!53 = !DILocalVariable(name: "result", scope: !39, file: !3, line: 22, type: !16)
!54 = !DILocation(line: 22, column: 11, scope: !39)
!55 = !DILocation(line: 23, column: 21, scope: !39)
!56 = !DILocation(line: 23, column: 36, scope: !39)
!57 = !DILocation(line: 23, column: 5, scope: !39)
!58 = !DILocation(line: 24, column: 21, scope: !39)
!59 = !DILocation(line: 24, column: 5, scope: !39)
!60 = !DILocalVariable(name: "i", scope: !61, file: !3, line: 25, type: !19)
!61 = distinct !DILexicalBlock(scope: !39, file: !3, line: 25, column: 5)
!62 = !DILocation(line: 25, column: 14, scope: !61)
!63 = !DILocation(line: 25, column: 10, scope: !61)
!64 = !DILocation(line: 25, column: 21, scope: !65)
!65 = distinct !DILexicalBlock(scope: !61, file: !3, line: 25, column: 5)
!66 = !DILocation(line: 25, column: 23, scope: !65)
!67 = !DILocation(line: 25, column: 5, scope: !61)
!68 = !DILocation(line: 26, column: 24, scope: !65)
!69 = !DILocation(line: 26, column: 22, scope: !65)
!70 = !DILocation(line: 26, column: 9, scope: !65)
!71 = !DILocation(line: 25, column: 29, scope: !65)
!72 = !DILocation(line: 25, column: 5, scope: !65)
!73 = distinct !{!73, !67, !74, !75}
!74 = !DILocation(line: 26, column: 35, scope: !61)
!75 = !{!"llvm.loop.mustprogress"}
!76 = !DILocation(line: 27, column: 5, scope: !77)
!77 = distinct !DILexicalBlock(scope: !78, file: !3, line: 27, column: 5)
!78 = distinct !DILexicalBlock(scope: !39, file: !3, line: 27, column: 5)
!79 = !DILocation(line: 27, column: 5, scope: !78)
!80 = !DILocation(line: 28, column: 12, scope: !39)
!81 = !DILocation(line: 28, column: 32, scope: !39)
!82 = !DILocation(line: 28, column: 5, scope: !39)
!83 = distinct !DISubprogram(name: "left", scope: !3, file: !3, line: 6, type: !84, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !42)
!84 = !DISubroutineType(types: !85)
!85 = !{!16, !16}
!86 = !DILocalVariable(name: "arg", arg: 1, scope: !83, file: !3, line: 6, type: !16)
!87 = !DILocation(line: 6, column: 25, scope: !83)
!88 = !DILocation(line: 7, column: 17, scope: !83)
!89 = !DILocation(line: 7, column: 10, scope: !83)
!90 = !DILocation(line: 7, column: 9, scope: !83)
!91 = !DILocation(line: 7, column: 7, scope: !83)
!92 = !DILocation(line: 8, column: 5, scope: !83)
!93 = !DILocation(line: 9, column: 10, scope: !83)
!94 = !DILocation(line: 9, column: 8, scope: !83)
!95 = !DILocation(line: 10, column: 5, scope: !83)
!96 = !DILocation(line: 11, column: 5, scope: !83)
!97 = distinct !DISubprogram(name: "right", scope: !3, file: !3, line: 13, type: !84, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !42)
!98 = !DILocalVariable(name: "arg", arg: 1, scope: !97, file: !3, line: 13, type: !16)
!99 = !DILocation(line: 13, column: 26, scope: !97)
!100 = !DILocation(line: 14, column: 7, scope: !97)
!101 = !DILocation(line: 15, column: 5, scope: !97)
!102 = !{i64 357}
!103 = !DILocation(line: 16, column: 10, scope: !97)
!104 = !DILocation(line: 16, column: 8, scope: !97)
!105 = !DILocation(line: 17, column: 12, scope: !97)
!106 = !DILocation(line: 17, column: 5, scope: !97)
