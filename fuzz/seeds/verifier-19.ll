; ModuleID = 'verifier.c'
source_filename = "verifier.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@lock = dso_local global i32 0, align 4, !dbg !0
@count = dso_local global i32 0, align 4, !dbg !5
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @set_up, ptr null }]

@other = dso_local alias i32, ptr @count

; Function Attrs: noinline nounwind uwtable
define dso_local void @__VERIFIER_atomic_take() #0 !dbg !18 {
entry:
  %0 = load i32, ptr @lock, align 4, !dbg !21
  %cmp = icmp eq i32 %0, 0, !dbg !22
  %conv = zext i1 %cmp to i32, !dbg !22
  call void @__VERIFIER_assume(i32 noundef %conv), !dbg !23
  store i32 1, ptr @lock, align 4, !dbg !24
  ret void, !dbg !25
}

declare void @__VERIFIER_assume(i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @set_up() #0 !dbg !26 {
entry:
  store i32 1, ptr @count, align 4, !dbg !27
  ret void, !dbg !28
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !29 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %n, !33, !DIExpression(), !34)
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !35
  store i32 %call, ptr %n, align 4, !dbg !34
  %0 = load i32, ptr %n, align 4, !dbg !36
  %cmp = icmp sgt i32 %0, 0, !dbg !37
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !38

land.rhs:                                         ; preds = %entry
  %1 = load i32, ptr %n, align 4, !dbg !39
  %cmp1 = icmp slt i32 %1, 3, !dbg !40
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %2 = phi i1 [ false, %entry ], [ %cmp1, %land.rhs ], !dbg !41
  %land.ext = zext i1 %2 to i32, !dbg !38
  call void @__VERIFIER_assume(i32 noundef %land.ext), !dbg !42
  call void @__VERIFIER_atomic_take(), !dbg !43
  call void @__VERIFIER_atomic_begin(), !dbg !44
  %3 = load i32, ptr %n, align 4, !dbg !45
  %4 = load i32, ptr @count, align 4, !dbg !46
  %add = add nsw i32 %4, %3, !dbg !46
  store i32 %add, ptr @count, align 4, !dbg !46
  call void @__VERIFIER_atomic_end(), !dbg !47
  %5 = load i32, ptr @other, align 4, !dbg !48
  %cmp2 = icmp slt i32 %5, 2, !dbg !50
  br i1 %cmp2, label %if.then, label %lor.lhs.false, !dbg !51

lor.lhs.false:                                    ; preds = %land.end
  %call3 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !52
  br i1 %call3, label %land.lhs.true, label %if.end, !dbg !53

land.lhs.true:                                    ; preds = %lor.lhs.false
  %6 = load i32, ptr @count, align 4, !dbg !54
  %cmp4 = icmp sgt i32 %6, 3, !dbg !55
  br i1 %cmp4, label %if.then, label %if.end, !dbg !56

if.then:                                          ; preds = %land.lhs.true, %land.end
  call void @reach_error(), !dbg !57
  br label %if.end, !dbg !57

if.end:                                           ; preds = %if.then, %land.lhs.true, %lor.lhs.false
  ret i32 0, !dbg !58
}

declare i32 @__VERIFIER_nondet_int() #1

declare void @__VERIFIER_atomic_begin() #1

declare void @__VERIFIER_atomic_end() #1

declare zeroext i1 @__VERIFIER_nondet_bool() #1

declare void @reach_error() #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!10, !11, !12, !13, !14, !15, !16}
!llvm.ident = !{!17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 7, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, imports: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "verifier.c", directory: ".", checksumkind: CSK_MD5, checksum: "7f71d2044475d5fe21fef32deed38339")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 7, type: !7, isLocal: false, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{!9}
!9 = !DIImportedEntity(tag: DW_TAG_imported_declaration, name: "other", scope: !2, entity: !6, file: !3, line: 11)
!10 = !{i32 7, !"Dwarf Version", i32 5}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 8, !"PIC Level", i32 2}
!14 = !{i32 7, !"PIE Level", i32 2}
!15 = !{i32 7, !"uwtable", i32 2}
!16 = !{i32 7, !"frame-pointer", i32 2}
!17 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!18 = distinct !DISubprogram(name: "__VERIFIER_atomic_take", scope: !3, file: !3, line: 8, type: !19, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!19 = !DISubroutineType(types: !20)
!20 = !{null}
!21 = !DILocation(line: 8, column: 55, scope: !18)
!22 = !DILocation(line: 8, column: 60, scope: !18)
!23 = !DILocation(line: 8, column: 37, scope: !18)
!24 = !DILocation(line: 8, column: 72, scope: !18)
!25 = !DILocation(line: 8, column: 77, scope: !18)
!26 = distinct !DISubprogram(name: "set_up", scope: !3, file: !3, line: 10, type: !19, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!27 = !DILocation(line: 10, column: 34, scope: !26)
!28 = !DILocation(line: 10, column: 39, scope: !26)
!29 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 12, type: !30, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !32)
!30 = !DISubroutineType(types: !31)
!31 = !{!7}
!32 = !{}
!33 = !DILocalVariable(name: "n", scope: !29, file: !3, line: 13, type: !7)
!34 = !DILocation(line: 13, column: 9, scope: !29)
!35 = !DILocation(line: 13, column: 13, scope: !29)
!36 = !DILocation(line: 14, column: 23, scope: !29)
!37 = !DILocation(line: 14, column: 25, scope: !29)
!38 = !DILocation(line: 14, column: 29, scope: !29)
!39 = !DILocation(line: 14, column: 32, scope: !29)
!40 = !DILocation(line: 14, column: 34, scope: !29)
!41 = !DILocation(line: 0, scope: !29)
!42 = !DILocation(line: 14, column: 5, scope: !29)
!43 = !DILocation(line: 15, column: 5, scope: !29)
!44 = !DILocation(line: 16, column: 5, scope: !29)
!45 = !DILocation(line: 17, column: 14, scope: !29)
!46 = !DILocation(line: 17, column: 11, scope: !29)
!47 = !DILocation(line: 18, column: 5, scope: !29)
!48 = !DILocation(line: 19, column: 9, scope: !49)
!49 = distinct !DILexicalBlock(scope: !29, file: !3, line: 19, column: 9)
!50 = !DILocation(line: 19, column: 15, scope: !49)
!51 = !DILocation(line: 19, column: 19, scope: !49)
!52 = !DILocation(line: 19, column: 23, scope: !49)
!53 = !DILocation(line: 19, column: 48, scope: !49)
!54 = !DILocation(line: 19, column: 51, scope: !49)
!55 = !DILocation(line: 19, column: 57, scope: !49)
!56 = !DILocation(line: 19, column: 9, scope: !29)
!57 = !DILocation(line: 20, column: 9, scope: !49)
!58 = !DILocation(line: 21, column: 5, scope: !29)
