; ModuleID = 'verifier.c'
source_filename = "verifier.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@lock = dso_local global i32 0, align 4, !dbg !0
@count = dso_local global i32 0, align 4, !dbg !5
@llvm.global_ctors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @set_up, i8* null }]

@other = dso_local alias i32, i32* @count

; Function Attrs: noinline nounwind uwtable
define dso_local void @__VERIFIER_atomic_take() #0 !dbg !16 {
entry:
  %0 = load i32, i32* @lock, align 4, !dbg !20
  %cmp = icmp eq i32 %0, 0, !dbg !21
  %conv = zext i1 %cmp to i32, !dbg !21
  call void @__VERIFIER_assume(i32 noundef %conv), !dbg !22
  store i32 1, i32* @lock, align 4, !dbg !23
  ret void, !dbg !24
}

declare void @__VERIFIER_assume(i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @set_up() #0 !dbg !25 {
entry:
  store i32 1, i32* @count, align 4, !dbg !26
  ret void, !dbg !27
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !28 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %n, metadata !31, metadata !DIExpression()), !dbg !32
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !33
  store i32 %call, i32* %n, align 4, !dbg !32
  %0 = load i32, i32* %n, align 4, !dbg !34
  %cmp = icmp sgt i32 %0, 0, !dbg !35
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !36

land.rhs:                                         ; preds = %entry
  %1 = load i32, i32* %n, align 4, !dbg !37
  %cmp1 = icmp slt i32 %1, 3, !dbg !38
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %2 = phi i1 [ false, %entry ], [ %cmp1, %land.rhs ], !dbg !39
  %land.ext = zext i1 %2 to i32, !dbg !36
  call void @__VERIFIER_assume(i32 noundef %land.ext), !dbg !40
  call void @__VERIFIER_atomic_take(), !dbg !41
  call void @__VERIFIER_atomic_begin(), !dbg !42
  %3 = load i32, i32* %n, align 4, !dbg !43
  %4 = load i32, i32* @count, align 4, !dbg !44
  %add = add nsw i32 %4, %3, !dbg !44
  store i32 %add, i32* @count, align 4, !dbg !44
  call void @__VERIFIER_atomic_end(), !dbg !45
  %5 = load i32, i32* @other, align 4, !dbg !46
  %cmp2 = icmp slt i32 %5, 2, !dbg !48
  br i1 %cmp2, label %if.then, label %lor.lhs.false, !dbg !49

lor.lhs.false:                                    ; preds = %land.end
  %call3 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !50
  br i1 %call3, label %land.lhs.true, label %if.end, !dbg !51

land.lhs.true:                                    ; preds = %lor.lhs.false
  %6 = load i32, i32* @count, align 4, !dbg !52
  %cmp4 = icmp sgt i32 %6, 3, !dbg !53
  br i1 %cmp4, label %if.then, label %if.end, !dbg !54

if.then:                                          ; preds = %land.lhs.true, %land.end
  call void @reach_error(), !dbg !55
  br label %if.end, !dbg !55

if.end:                                           ; preds = %if.then, %land.lhs.true, %lor.lhs.false
  ret i32 0, !dbg !56
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

declare i32 @__VERIFIER_nondet_int() #1

declare void @__VERIFIER_atomic_begin() #1

declare void @__VERIFIER_atomic_end() #1

declare zeroext i1 @__VERIFIER_nondet_bool() #1

declare void @reach_error() #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nosync nounwind readnone speculatable willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!8, !9, !10, !11, !12, !13, !14}
!llvm.ident = !{!15}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 7, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "verifier.c", directory: ".", checksumkind: CSK_MD5, checksum: "7f71d2044475d5fe21fef32deed38339")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 7, type: !7, isLocal: false, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{i32 7, !"Dwarf Version", i32 5}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 7, !"PIC Level", i32 2}
!12 = !{i32 7, !"PIE Level", i32 2}
!13 = !{i32 7, !"uwtable", i32 1}
!14 = !{i32 7, !"frame-pointer", i32 2}
!15 = !{!"Debian clang version 14.0.6"}
!16 = distinct !DISubprogram(name: "__VERIFIER_atomic_take", scope: !3, file: !3, line: 8, type: !17, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !19)
!17 = !DISubroutineType(types: !18)
!18 = !{null}
!19 = !{}
!20 = !DILocation(line: 8, column: 55, scope: !16)
!21 = !DILocation(line: 8, column: 60, scope: !16)
!22 = !DILocation(line: 8, column: 37, scope: !16)
!23 = !DILocation(line: 8, column: 72, scope: !16)
!24 = !DILocation(line: 8, column: 77, scope: !16)
!25 = distinct !DISubprogram(name: "set_up", scope: !3, file: !3, line: 10, type: !17, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !19)
!26 = !DILocation(line: 10, column: 34, scope: !25)
!27 = !DILocation(line: 10, column: 39, scope: !25)
!28 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 12, type: !29, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !19)
!29 = !DISubroutineType(types: !30)
!30 = !{!7}
!31 = !DILocalVariable(name: "n", scope: !28, file: !3, line: 13, type: !7)
!32 = !DILocation(line: 13, column: 9, scope: !28)
!33 = !DILocation(line: 13, column: 13, scope: !28)
!34 = !DILocation(line: 14, column: 23, scope: !28)
!35 = !DILocation(line: 14, column: 25, scope: !28)
!36 = !DILocation(line: 14, column: 29, scope: !28)
!37 = !DILocation(line: 14, column: 32, scope: !28)
!38 = !DILocation(line: 14, column: 34, scope: !28)
!39 = !DILocation(line: 0, scope: !28)
!40 = !DILocation(line: 14, column: 5, scope: !28)
!41 = !DILocation(line: 15, column: 5, scope: !28)
!42 = !DILocation(line: 16, column: 5, scope: !28)
!43 = !DILocation(line: 17, column: 14, scope: !28)
!44 = !DILocation(line: 17, column: 11, scope: !28)
!45 = !DILocation(line: 18, column: 5, scope: !28)
!46 = !DILocation(line: 19, column: 9, scope: !47)
!47 = distinct !DILexicalBlock(scope: !28, file: !3, line: 19, column: 9)
!48 = !DILocation(line: 19, column: 15, scope: !47)
!49 = !DILocation(line: 19, column: 19, scope: !47)
!50 = !DILocation(line: 19, column: 23, scope: !47)
!51 = !DILocation(line: 19, column: 48, scope: !47)
!52 = !DILocation(line: 19, column: 51, scope: !47)
!53 = !DILocation(line: 19, column: 57, scope: !47)
!54 = !DILocation(line: 19, column: 9, scope: !28)
!55 = !DILocation(line: 20, column: 9, scope: !47)
!56 = !DILocation(line: 21, column: 5, scope: !28)
