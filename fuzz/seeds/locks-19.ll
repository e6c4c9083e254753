; ModuleID = 'locks.c'
source_filename = "locks.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%union.sem_t = type { i64, [24 x i8] }

@m = dso_local global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@c = dso_local global %union.pthread_cond_t zeroinitializer, align 8, !dbg !5
@mine = internal thread_local global i32 3, align 4, !dbg !59
@items = dso_local global i32 0, align 4, !dbg !56
@s = internal global %union.sem_t zeroinitializer, align 8, !dbg !44

; Function Attrs: noinline nounwind uwtable
define dso_local ptr @producer(ptr noundef %arg) #0 !dbg !96 {
entry:
  %arg.addr = alloca ptr, align 8
  store ptr %arg, ptr %arg.addr, align 8
    #dbg_declare(ptr %arg.addr, !101, !DIExpression(), !102)
  %call = call i32 @pthread_mutex_lock(ptr noundef @m) #5, !dbg !103
  %0 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @mine), !dbg !104
  %1 = load i32, ptr %0, align 4, !dbg !104
  %2 = load i32, ptr @items, align 4, !dbg !105
  %add = add nsw i32 %2, %1, !dbg !105
  store i32 %add, ptr @items, align 4, !dbg !105
  %call1 = call i32 @pthread_cond_signal(ptr noundef @c) #5, !dbg !106
  %call2 = call i32 @pthread_mutex_unlock(ptr noundef @m) #5, !dbg !107
  %call3 = call i32 @sem_post(ptr noundef @s) #5, !dbg !108
  %3 = load ptr, ptr %arg.addr, align 8, !dbg !109
  call void @pthread_exit(ptr noundef %3) #6, !dbg !110
  unreachable, !dbg !110
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #2

; Function Attrs: nounwind
declare i32 @pthread_cond_signal(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @sem_post(ptr noundef) #1

; Function Attrs: noreturn
declare void @pthread_exit(ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !111 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !114, !DIExpression(), !117)
  %call = call i32 @sem_init(ptr noundef @s, i32 noundef 0, i32 noundef 0) #5, !dbg !118
  %call1 = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @producer, ptr noundef null) #5, !dbg !119
  %call2 = call i32 @pthread_mutex_lock(ptr noundef @m) #5, !dbg !120
  br label %while.cond, !dbg !121

while.cond:                                       ; preds = %while.body, %entry
  %0 = load i32, ptr @items, align 4, !dbg !122
  %tobool = icmp ne i32 %0, 0, !dbg !123
  %lnot = xor i1 %tobool, true, !dbg !123
  br i1 %lnot, label %while.body, label %while.end, !dbg !121

while.body:                                       ; preds = %while.cond
  %call3 = call i32 @pthread_cond_wait(ptr noundef @c, ptr noundef @m), !dbg !124
  br label %while.cond, !dbg !121, !llvm.loop !125

while.end:                                        ; preds = %while.cond
  %call4 = call i32 @pthread_mutex_unlock(ptr noundef @m) #5, !dbg !128
  %call5 = call i32 @sem_wait(ptr noundef @s), !dbg !129
  %1 = load i64, ptr %t, align 8, !dbg !130
  %call6 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !131
  %2 = load i32, ptr @items, align 4, !dbg !132
  %cmp = icmp eq i32 %2, 3, !dbg !133
  %3 = zext i1 %cmp to i64, !dbg !132
  %cond = select i1 %cmp, i32 0, i32 1, !dbg !132
  ret i32 %cond, !dbg !134
}

; Function Attrs: nounwind
declare i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #4

declare i32 @sem_wait(ptr noundef) #4

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!88, !89, !90, !91, !92, !93, !94}
!llvm.ident = !{!95}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 3, type: !61, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "locks.c", directory: ".", checksumkind: CSK_MD5, checksum: "d0a28f05c5623def6802f3b75841795f")
!4 = !{!0, !5, !44, !56, !59}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !3, line: 4, type: !7, isLocal: false, isDefinition: true)
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !8, line: 80, baseType: !9)
!8 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!9 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !8, line: 75, size: 384, elements: !10)
!10 = !{!11, !37, !42}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !9, file: !8, line: 77, baseType: !12, size: 384)
!12 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_cond_s", file: !13, line: 94, size: 384, elements: !14)
!13 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!14 = !{!15, !28, !29, !33, !34, !35, !36}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "__wseq", scope: !12, file: !13, line: 96, baseType: !16, size: 64)
!16 = !DIDerivedType(tag: DW_TAG_typedef, name: "__atomic_wide_counter", file: !17, line: 33, baseType: !18)
!17 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/atomic_wide_counter.h", directory: "", checksumkind: CSK_MD5, checksum: "2708e6e61e266abad2d765ccef838dbe")
!18 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !17, line: 25, size: 64, elements: !19)
!19 = !{!20, !22}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__value64", scope: !18, file: !17, line: 27, baseType: !21, size: 64)
!21 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__value32", scope: !18, file: !17, line: 32, baseType: !23, size: 64)
!23 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !18, file: !17, line: 28, size: 64, elements: !24)
!24 = !{!25, !27}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__low", scope: !23, file: !17, line: 30, baseType: !26, size: 32)
!26 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__high", scope: !23, file: !17, line: 31, baseType: !26, size: 32, offset: 32)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_start", scope: !12, file: !13, line: 97, baseType: !16, size: 64, offset: 64)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__g_refs", scope: !12, file: !13, line: 98, baseType: !30, size: 64, offset: 128)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 64, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 2)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__g_size", scope: !12, file: !13, line: 99, baseType: !30, size: 64, offset: 192)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_orig_size", scope: !12, file: !13, line: 100, baseType: !26, size: 32, offset: 256)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__wrefs", scope: !12, file: !13, line: 101, baseType: !26, size: 32, offset: 288)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__g_signals", scope: !12, file: !13, line: 102, baseType: !30, size: 64, offset: 320)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !9, file: !8, line: 78, baseType: !38, size: 384)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 384, elements: !40)
!39 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!40 = !{!41}
!41 = !DISubrange(count: 48)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !9, file: !8, line: 79, baseType: !43, size: 64)
!43 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 5, type: !46, isLocal: true, isDefinition: true)
!46 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !47, line: 39, baseType: !48)
!47 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/semaphore.h", directory: "", checksumkind: CSK_MD5, checksum: "f0ec69aef73516c696d526041269f8fd")
!48 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !47, line: 35, size: 256, elements: !49)
!49 = !{!50, !54}
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !48, file: !47, line: 37, baseType: !51, size: 256)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 256, elements: !52)
!52 = !{!53}
!53 = !DISubrange(count: 32)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !48, file: !47, line: 38, baseType: !55, size: 64)
!55 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!56 = !DIGlobalVariableExpression(var: !57, expr: !DIExpression())
!57 = distinct !DIGlobalVariable(name: "items", scope: !2, file: !3, line: 7, type: !58, isLocal: false, isDefinition: true)
!58 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(name: "mine", scope: !2, file: !3, line: 6, type: !58, isLocal: true, isDefinition: true)
!61 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !8, line: 72, baseType: !62)
!62 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !8, line: 67, size: 320, elements: !63)
!63 = !{!64, !83, !87}
!64 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !62, file: !8, line: 69, baseType: !65, size: 320)
!65 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !66, line: 22, size: 320, elements: !67)
!66 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!67 = !{!68, !69, !70, !71, !72, !73, !75, !76}
!68 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !65, file: !66, line: 24, baseType: !58, size: 32)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !65, file: !66, line: 25, baseType: !26, size: 32, offset: 32)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !65, file: !66, line: 26, baseType: !58, size: 32, offset: 64)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !65, file: !66, line: 28, baseType: !26, size: 32, offset: 96)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !65, file: !66, line: 32, baseType: !58, size: 32, offset: 128)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !65, file: !66, line: 34, baseType: !74, size: 16, offset: 160)
!74 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !65, file: !66, line: 35, baseType: !74, size: 16, offset: 176)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !65, file: !66, line: 36, baseType: !77, size: 128, offset: 192)
!77 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !13, line: 55, baseType: !78)
!78 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !13, line: 51, size: 128, elements: !79)
!79 = !{!80, !82}
!80 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !78, file: !13, line: 53, baseType: !81, size: 64)
!81 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !78, size: 64)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !78, file: !13, line: 54, baseType: !81, size: 64, offset: 64)
!83 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !62, file: !8, line: 70, baseType: !84, size: 320)
!84 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 320, elements: !85)
!85 = !{!86}
!86 = !DISubrange(count: 40)
!87 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !62, file: !8, line: 71, baseType: !55, size: 64)
!88 = !{i32 7, !"Dwarf Version", i32 5}
!89 = !{i32 2, !"Debug Info Version", i32 3}
!90 = !{i32 1, !"wchar_size", i32 4}
!91 = !{i32 8, !"PIC Level", i32 2}
!92 = !{i32 7, !"PIE Level", i32 2}
!93 = !{i32 7, !"uwtable", i32 2}
!94 = !{i32 7, !"frame-pointer", i32 2}
!95 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!96 = distinct !DISubprogram(name: "producer", scope: !3, file: !3, line: 8, type: !97, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !100)
!97 = !DISubroutineType(types: !98)
!98 = !{!99, !99}
!99 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!100 = !{}
!101 = !DILocalVariable(name: "arg", arg: 1, scope: !96, file: !3, line: 8, type: !99)
!102 = !DILocation(line: 8, column: 22, scope: !96)
!103 = !DILocation(line: 9, column: 5, scope: !96)
!104 = !DILocation(line: 10, column: 14, scope: !96)
!105 = !DILocation(line: 10, column: 11, scope: !96)
!106 = !DILocation(line: 11, column: 5, scope: !96)
!107 = !DILocation(line: 12, column: 5, scope: !96)
!108 = !DILocation(line: 13, column: 5, scope: !96)
!109 = !DILocation(line: 14, column: 18, scope: !96)
!110 = !DILocation(line: 14, column: 5, scope: !96)
!111 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 16, type: !112, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !100)
!112 = !DISubroutineType(types: !113)
!113 = !{!58}
!114 = !DILocalVariable(name: "t", scope: !111, file: !3, line: 17, type: !115)
!115 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !8, line: 27, baseType: !116)
!116 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!117 = !DILocation(line: 17, column: 15, scope: !111)
!118 = !DILocation(line: 18, column: 5, scope: !111)
!119 = !DILocation(line: 19, column: 5, scope: !111)
!120 = !DILocation(line: 20, column: 5, scope: !111)
!121 = !DILocation(line: 21, column: 5, scope: !111)
!122 = !DILocation(line: 21, column: 13, scope: !111)
!123 = !DILocation(line: 21, column: 12, scope: !111)
!124 = !DILocation(line: 22, column: 9, scope: !111)
!125 = distinct !{!125, !121, !126, !127}
!126 = !DILocation(line: 22, column: 33, scope: !111)
!127 = !{!"llvm.loop.mustprogress"}
!128 = !DILocation(line: 23, column: 5, scope: !111)
!129 = !DILocation(line: 24, column: 5, scope: !111)
!130 = !DILocation(line: 25, column: 18, scope: !111)
!131 = !DILocation(line: 25, column: 5, scope: !111)
!132 = !DILocation(line: 26, column: 12, scope: !111)
!133 = !DILocation(line: 26, column: 18, scope: !111)
!134 = !DILocation(line: 26, column: 5, scope: !111)
