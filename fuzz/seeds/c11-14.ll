; ModuleID = 'c11.c'
source_filename = "c11.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__once_flag = type { i32 }
%union.mtx_t = type { i64, [32 x i8] }
%union.cnd_t = type { i64, [40 x i8] }

@flag = dso_local global %struct.__once_flag zeroinitializer, align 4, !dbg !0
@__const.main.a = private unnamed_addr constant [2 x i32] [i32 1, i32 2], align 4
@shared = dso_local global i32 0, align 4, !dbg !41
@m = dso_local global %union.mtx_t zeroinitializer, align 8, !dbg !16
@c = dso_local global %union.cnd_t zeroinitializer, align 8, !dbg !28
@own = dso_local thread_local global i32 0, align 4, !dbg !39

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !57 {
entry:
  %retval = alloca i32, align 4
  %t = alloca [2 x i64], align 16
  %a = alloca [2 x i32], align 4
  %r = alloca i32, align 4
  %sum = alloca i32, align 4
  %i = alloca i32, align 4
  %i3 = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata [2 x i64]* %t, metadata !61, metadata !DIExpression()), !dbg !68
  call void @llvm.dbg.declare(metadata [2 x i32]* %a, metadata !69, metadata !DIExpression()), !dbg !71
  %0 = bitcast [2 x i32]* %a to i8*, !dbg !71
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %0, i8* align 4 bitcast ([2 x i32]* @__const.main.a to i8*), i64 8, i1 false), !dbg !71
  call void @llvm.dbg.declare(metadata i32* %r, metadata !72, metadata !DIExpression()), !dbg !73
  store i32 0, i32* %r, align 4, !dbg !73
  call void @llvm.dbg.declare(metadata i32* %sum, metadata !74, metadata !DIExpression()), !dbg !75
  store i32 0, i32* %sum, align 4, !dbg !75
  call void @llvm.dbg.declare(metadata i32* %i, metadata !76, metadata !DIExpression()), !dbg !78
  store i32 0, i32* %i, align 4, !dbg !78
  br label %for.cond, !dbg !79

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, i32* %i, align 4, !dbg !80
  %cmp = icmp slt i32 %1, 2, !dbg !82
  br i1 %cmp, label %for.body, label %for.end, !dbg !83

for.body:                                         ; preds = %for.cond
  %2 = load i32, i32* %i, align 4, !dbg !84
  %idxprom = sext i32 %2 to i64, !dbg !85
  %arrayidx = getelementptr inbounds [2 x i64], [2 x i64]* %t, i64 0, i64 %idxprom, !dbg !85
  %3 = load i32, i32* %i, align 4, !dbg !86
  %idxprom1 = sext i32 %3 to i64, !dbg !87
  %arrayidx2 = getelementptr inbounds [2 x i32], [2 x i32]* %a, i64 0, i64 %idxprom1, !dbg !87
  %4 = bitcast i32* %arrayidx2 to i8*, !dbg !88
  %call = call i32 @thrd_create(i64* noundef %arrayidx, i32 (i8*)* noundef @work, i8* noundef %4), !dbg !89
  br label %for.inc, !dbg !89

for.inc:                                          ; preds = %for.body
  %5 = load i32, i32* %i, align 4, !dbg !90
  %inc = add nsw i32 %5, 1, !dbg !90
  store i32 %inc, i32* %i, align 4, !dbg !90
  br label %for.cond, !dbg !91, !llvm.loop !92

for.end:                                          ; preds = %for.cond
  call void @llvm.dbg.declare(metadata i32* %i3, metadata !95, metadata !DIExpression()), !dbg !97
  store i32 0, i32* %i3, align 4, !dbg !97
  br label %for.cond4, !dbg !98

for.cond4:                                        ; preds = %for.inc10, %for.end
  %6 = load i32, i32* %i3, align 4, !dbg !99
  %cmp5 = icmp slt i32 %6, 2, !dbg !101
  br i1 %cmp5, label %for.body6, label %for.end12, !dbg !102

for.body6:                                        ; preds = %for.cond4
  %7 = load i32, i32* %i3, align 4, !dbg !103
  %idxprom7 = sext i32 %7 to i64, !dbg !105
  %arrayidx8 = getelementptr inbounds [2 x i64], [2 x i64]* %t, i64 0, i64 %idxprom7, !dbg !105
  %8 = load i64, i64* %arrayidx8, align 8, !dbg !105
  %call9 = call i32 @thrd_join(i64 noundef %8, i32* noundef %r), !dbg !106
  %9 = load i32, i32* %r, align 4, !dbg !107
  %10 = load i32, i32* %sum, align 4, !dbg !108
  %add = add nsw i32 %10, %9, !dbg !108
  store i32 %add, i32* %sum, align 4, !dbg !108
  br label %for.inc10, !dbg !109

for.inc10:                                        ; preds = %for.body6
  %11 = load i32, i32* %i3, align 4, !dbg !110
  %inc11 = add nsw i32 %11, 1, !dbg !110
  store i32 %inc11, i32* %i3, align 4, !dbg !110
  br label %for.cond4, !dbg !111, !llvm.loop !112

for.end12:                                        ; preds = %for.cond4
  %12 = load i32, i32* %sum, align 4, !dbg !114
  %13 = load i32, i32* @shared, align 4, !dbg !115
  %cmp13 = icmp eq i32 %12, %13, !dbg !116
  %14 = zext i1 %cmp13 to i64, !dbg !114
  %cond = select i1 %cmp13, i32 0, i32 1, !dbg !114
  ret i32 %cond, !dbg !117
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

declare i32 @thrd_create(i64* noundef, i32 (i8*)* noundef, i8* noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal i32 @work(i8* noundef %arg) #0 !dbg !118 {
entry:
  %arg.addr = alloca i8*, align 8
  store i8* %arg, i8** %arg.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %arg.addr, metadata !122, metadata !DIExpression()), !dbg !123
  call void @call_once(%struct.__once_flag* noundef @flag, void ()* noundef @once), !dbg !124
  %call = call i32 @mtx_lock(%union.mtx_t* noundef @m), !dbg !125
  %0 = load i8*, i8** %arg.addr, align 8, !dbg !126
  %1 = bitcast i8* %0 to i32*, !dbg !127
  %2 = load i32, i32* %1, align 4, !dbg !128
  %3 = load i32, i32* @own, align 4, !dbg !129
  %add = add nsw i32 %3, %2, !dbg !129
  store i32 %add, i32* @own, align 4, !dbg !129
  %4 = load i32, i32* @own, align 4, !dbg !130
  %5 = load i32, i32* @shared, align 4, !dbg !131
  %add1 = add nsw i32 %5, %4, !dbg !131
  store i32 %add1, i32* @shared, align 4, !dbg !131
  %call2 = call i32 @cnd_signal(%union.cnd_t* noundef @c), !dbg !132
  %call3 = call i32 @mtx_unlock(%union.mtx_t* noundef @m), !dbg !133
  %6 = load i32, i32* @own, align 4, !dbg !134
  ret i32 %6, !dbg !135
}

declare i32 @thrd_join(i64 noundef, i32* noundef) #3

declare void @call_once(%struct.__once_flag* noundef, void ()* noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal void @once() #0 !dbg !136 {
entry:
  %call = call i32 @mtx_init(%union.mtx_t* noundef @m, i32 noundef 0), !dbg !139
  %call1 = call i32 @cnd_init(%union.cnd_t* noundef @c), !dbg !140
  ret void, !dbg !141
}

declare i32 @mtx_lock(%union.mtx_t* noundef) #3

declare i32 @cnd_signal(%union.cnd_t* noundef) #3

declare i32 @mtx_unlock(%union.mtx_t* noundef) #3

declare i32 @mtx_init(%union.mtx_t* noundef, i32 noundef) #3

declare i32 @cnd_init(%union.cnd_t* noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nofree nounwind willreturn }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!49, !50, !51, !52, !53, !54, !55}
!llvm.ident = !{!56}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 5, type: !43, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !12, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "c11.c", directory: ".", checksumkind: CSK_MD5, checksum: "3a9376a1828d2cd7876ddff1977fed9d")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !6, line: 52, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/include/threads.h", directory: "", checksumkind: CSK_MD5, checksum: "6974d482e09577a4fa59cb79dc9d72e5")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11}
!9 = !DIEnumerator(name: "mtx_plain", value: 0)
!10 = !DIEnumerator(name: "mtx_recursive", value: 1)
!11 = !DIEnumerator(name: "mtx_timed", value: 2)
!12 = !{!13}
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{!0, !16, !28, !39, !41}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 2, type: !18, isLocal: false, isDefinition: true)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "mtx_t", file: !6, line: 66, baseType: !19)
!19 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !6, line: 62, size: 320, elements: !20)
!20 = !{!21, !26}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !19, file: !6, line: 64, baseType: !22, size: 320)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 320, elements: !24)
!23 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!24 = !{!25}
!25 = !DISubrange(count: 40)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !19, file: !6, line: 65, baseType: !27, size: 64)
!27 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !3, line: 3, type: !30, isLocal: false, isDefinition: true)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "cnd_t", file: !6, line: 72, baseType: !31)
!31 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !6, line: 68, size: 384, elements: !32)
!32 = !{!33, !37}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !31, file: !6, line: 70, baseType: !34, size: 384)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 384, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 48)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !31, file: !6, line: 71, baseType: !38, size: 64)
!38 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "own", scope: !2, file: !3, line: 4, type: !14, isLocal: false, isDefinition: true)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 6, type: !14, isLocal: false, isDefinition: true)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "once_flag", file: !6, line: 59, baseType: !44)
!44 = !DIDerivedType(tag: DW_TAG_typedef, name: "__once_flag", file: !45, line: 111, baseType: !46)
!45 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!46 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !45, line: 108, size: 32, elements: !47)
!47 = !{!48}
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !46, file: !45, line: 110, baseType: !14, size: 32)
!49 = !{i32 7, !"Dwarf Version", i32 5}
!50 = !{i32 2, !"Debug Info Version", i32 3}
!51 = !{i32 1, !"wchar_size", i32 4}
!52 = !{i32 7, !"PIC Level", i32 2}
!53 = !{i32 7, !"PIE Level", i32 2}
!54 = !{i32 7, !"uwtable", i32 1}
!55 = !{i32 7, !"frame-pointer", i32 2}
!56 = !{!"Debian clang version 14.0.6"}
!57 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 17, type: !58, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !60)
!58 = !DISubroutineType(types: !59)
!59 = !{!14}
!60 = !{}
!61 = !DILocalVariable(name: "t", scope: !57, file: !3, line: 18, type: !62)
!62 = !DICompositeType(tag: DW_TAG_array_type, baseType: !63, size: 128, elements: !66)
!63 = !DIDerivedType(tag: DW_TAG_typedef, name: "thrd_t", file: !6, line: 38, baseType: !64)
!64 = !DIDerivedType(tag: DW_TAG_typedef, name: "__thrd_t", file: !45, line: 106, baseType: !65)
!65 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!66 = !{!67}
!67 = !DISubrange(count: 2)
!68 = !DILocation(line: 18, column: 12, scope: !57)
!69 = !DILocalVariable(name: "a", scope: !57, file: !3, line: 19, type: !70)
!70 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 64, elements: !66)
!71 = !DILocation(line: 19, column: 9, scope: !57)
!72 = !DILocalVariable(name: "r", scope: !57, file: !3, line: 19, type: !14)
!73 = !DILocation(line: 19, column: 26, scope: !57)
!74 = !DILocalVariable(name: "sum", scope: !57, file: !3, line: 19, type: !14)
!75 = !DILocation(line: 19, column: 33, scope: !57)
!76 = !DILocalVariable(name: "i", scope: !77, file: !3, line: 20, type: !14)
!77 = distinct !DILexicalBlock(scope: !57, file: !3, line: 20, column: 5)
!78 = !DILocation(line: 20, column: 14, scope: !77)
!79 = !DILocation(line: 20, column: 10, scope: !77)
!80 = !DILocation(line: 20, column: 21, scope: !81)
!81 = distinct !DILexicalBlock(scope: !77, file: !3, line: 20, column: 5)
!82 = !DILocation(line: 20, column: 23, scope: !81)
!83 = !DILocation(line: 20, column: 5, scope: !77)
!84 = !DILocation(line: 21, column: 24, scope: !81)
!85 = !DILocation(line: 21, column: 22, scope: !81)
!86 = !DILocation(line: 21, column: 37, scope: !81)
!87 = !DILocation(line: 21, column: 35, scope: !81)
!88 = !DILocation(line: 21, column: 34, scope: !81)
!89 = !DILocation(line: 21, column: 9, scope: !81)
!90 = !DILocation(line: 20, column: 29, scope: !81)
!91 = !DILocation(line: 20, column: 5, scope: !81)
!92 = distinct !{!92, !83, !93, !94}
!93 = !DILocation(line: 21, column: 39, scope: !77)
!94 = !{!"llvm.loop.mustprogress"}
!95 = !DILocalVariable(name: "i", scope: !96, file: !3, line: 22, type: !14)
!96 = distinct !DILexicalBlock(scope: !57, file: !3, line: 22, column: 5)
!97 = !DILocation(line: 22, column: 14, scope: !96)
!98 = !DILocation(line: 22, column: 10, scope: !96)
!99 = !DILocation(line: 22, column: 21, scope: !100)
!100 = distinct !DILexicalBlock(scope: !96, file: !3, line: 22, column: 5)
!101 = !DILocation(line: 22, column: 23, scope: !100)
!102 = !DILocation(line: 22, column: 5, scope: !96)
!103 = !DILocation(line: 23, column: 21, scope: !104)
!104 = distinct !DILexicalBlock(scope: !100, file: !3, line: 22, column: 33)
!105 = !DILocation(line: 23, column: 19, scope: !104)
!106 = !DILocation(line: 23, column: 9, scope: !104)
!107 = !DILocation(line: 24, column: 16, scope: !104)
!108 = !DILocation(line: 24, column: 13, scope: !104)
!109 = !DILocation(line: 25, column: 5, scope: !104)
!110 = !DILocation(line: 22, column: 29, scope: !100)
!111 = !DILocation(line: 22, column: 5, scope: !100)
!112 = distinct !{!112, !102, !113, !94}
!113 = !DILocation(line: 25, column: 5, scope: !96)
!114 = !DILocation(line: 26, column: 12, scope: !57)
!115 = !DILocation(line: 26, column: 19, scope: !57)
!116 = !DILocation(line: 26, column: 16, scope: !57)
!117 = !DILocation(line: 26, column: 5, scope: !57)
!118 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 8, type: !119, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !60)
!119 = !DISubroutineType(types: !120)
!120 = !{!14, !121}
!121 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!122 = !DILocalVariable(name: "arg", arg: 1, scope: !118, file: !3, line: 8, type: !121)
!123 = !DILocation(line: 8, column: 23, scope: !118)
!124 = !DILocation(line: 9, column: 5, scope: !118)
!125 = !DILocation(line: 10, column: 5, scope: !118)
!126 = !DILocation(line: 11, column: 20, scope: !118)
!127 = !DILocation(line: 11, column: 13, scope: !118)
!128 = !DILocation(line: 11, column: 12, scope: !118)
!129 = !DILocation(line: 11, column: 9, scope: !118)
!130 = !DILocation(line: 12, column: 15, scope: !118)
!131 = !DILocation(line: 12, column: 12, scope: !118)
!132 = !DILocation(line: 13, column: 5, scope: !118)
!133 = !DILocation(line: 14, column: 5, scope: !118)
!134 = !DILocation(line: 15, column: 12, scope: !118)
!135 = !DILocation(line: 15, column: 5, scope: !118)
!136 = distinct !DISubprogram(name: "once", scope: !3, file: !3, line: 7, type: !137, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !60)
!137 = !DISubroutineType(types: !138)
!138 = !{null}
!139 = !DILocation(line: 7, column: 26, scope: !136)
!140 = !DILocation(line: 7, column: 51, scope: !136)
!141 = !DILocation(line: 7, column: 65, scope: !136)
