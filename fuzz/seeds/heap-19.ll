; ModuleID = 'heap.c'
source_filename = "heap.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.item = type { ptr, [12 x i8] }

@.str = private unnamed_addr constant [7 x i8] c"n%d %s\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [2 x i8] c"x\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [5 x i8] c"n2 x\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [10 x i8] c"%s %d %p\0A\00", align 1, !dbg !17

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !34 {
entry:
  %retval = alloca i32, align 4
  %list = alloca ptr, align 8
  %text = alloca [32 x i8], align 16
  %i = alloca i32, align 4
  %numbers = alloca ptr, align 8
  %next = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %list, !39, !DIExpression(), !48)
  store ptr null, ptr %list, align 8, !dbg !48
    #dbg_declare(ptr %text, !49, !DIExpression(), !53)
    #dbg_declare(ptr %i, !54, !DIExpression(), !56)
  store i32 0, ptr %i, align 4, !dbg !56
  br label %for.cond, !dbg !57

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !58
  %cmp = icmp slt i32 %0, 3, !dbg !60
  br i1 %cmp, label %for.body, label %for.end, !dbg !61

for.body:                                         ; preds = %for.cond
  %arraydecay = getelementptr inbounds [32 x i8], ptr %text, i64 0, i64 0, !dbg !62
  %1 = load i32, ptr %i, align 4, !dbg !64
  %call = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay, i64 noundef 32, ptr noundef @.str, i32 noundef %1, ptr noundef @.str.1) #8, !dbg !65
  %2 = load ptr, ptr %list, align 8, !dbg !66
  %arraydecay1 = getelementptr inbounds [32 x i8], ptr %text, i64 0, i64 0, !dbg !67
  %call2 = call ptr @push(ptr noundef %2, ptr noundef %arraydecay1), !dbg !68
  store ptr %call2, ptr %list, align 8, !dbg !69
  br label %for.inc, !dbg !70

for.inc:                                          ; preds = %for.body
  %3 = load i32, ptr %i, align 4, !dbg !71
  %inc = add nsw i32 %3, 1, !dbg !71
  store i32 %inc, ptr %i, align 4, !dbg !71
  br label %for.cond, !dbg !72, !llvm.loop !73

for.end:                                          ; preds = %for.cond
    #dbg_declare(ptr %numbers, !76, !DIExpression(), !78)
  %call3 = call noalias ptr @calloc(i64 noundef 4, i64 noundef 4) #9, !dbg !79
  store ptr %call3, ptr %numbers, align 8, !dbg !78
  %4 = load ptr, ptr %numbers, align 8, !dbg !80
  %call4 = call ptr @realloc(ptr noundef %4, i64 noundef 32) #10, !dbg !81
  store ptr %call4, ptr %numbers, align 8, !dbg !82
  %5 = load ptr, ptr %list, align 8, !dbg !83
  %name = getelementptr inbounds %struct.item, ptr %5, i32 0, i32 1, !dbg !84
  %arraydecay5 = getelementptr inbounds [12 x i8], ptr %name, i64 0, i64 0, !dbg !83
  %call6 = call i32 @strcmp(ptr noundef %arraydecay5, ptr noundef @.str.2) #11, !dbg !85
  %6 = load ptr, ptr %numbers, align 8, !dbg !86
  %arrayidx = getelementptr inbounds i32, ptr %6, i64 5, !dbg !86
  store i32 %call6, ptr %arrayidx, align 4, !dbg !87
  %7 = load ptr, ptr %list, align 8, !dbg !88
  %name7 = getelementptr inbounds %struct.item, ptr %7, i32 0, i32 1, !dbg !89
  %arraydecay8 = getelementptr inbounds [12 x i8], ptr %name7, i64 0, i64 0, !dbg !88
  %8 = load ptr, ptr %numbers, align 8, !dbg !90
  %arrayidx9 = getelementptr inbounds i32, ptr %8, i64 5, !dbg !90
  %9 = load i32, ptr %arrayidx9, align 4, !dbg !90
  %10 = load ptr, ptr %list, align 8, !dbg !91
  %call10 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, ptr noundef %arraydecay8, i32 noundef %9, ptr noundef %10), !dbg !92
  br label %while.cond, !dbg !93

while.cond:                                       ; preds = %while.body, %for.end
  %11 = load ptr, ptr %list, align 8, !dbg !94
  %tobool = icmp ne ptr %11, null, !dbg !93
  br i1 %tobool, label %while.body, label %while.end, !dbg !93

while.body:                                       ; preds = %while.cond
    #dbg_declare(ptr %next, !95, !DIExpression(), !97)
  %12 = load ptr, ptr %list, align 8, !dbg !98
  %next11 = getelementptr inbounds %struct.item, ptr %12, i32 0, i32 0, !dbg !99
  %13 = load ptr, ptr %next11, align 8, !dbg !99
  store ptr %13, ptr %next, align 8, !dbg !97
  %14 = load ptr, ptr %list, align 8, !dbg !100
  call void @free(ptr noundef %14) #8, !dbg !101
  %15 = load ptr, ptr %next, align 8, !dbg !102
  store ptr %15, ptr %list, align 8, !dbg !103
  br label %while.cond, !dbg !93, !llvm.loop !104

while.end:                                        ; preds = %while.cond
  %16 = load ptr, ptr %numbers, align 8, !dbg !106
  call void @free(ptr noundef %16) #8, !dbg !107
  %arrayidx12 = getelementptr inbounds [32 x i8], ptr %text, i64 0, i64 0, !dbg !108
  %17 = load i8, ptr %arrayidx12, align 16, !dbg !108
  %conv = sext i8 %17 to i32, !dbg !108
  %cmp13 = icmp ne i32 %conv, 110, !dbg !110
  br i1 %cmp13, label %if.then, label %if.end, !dbg !111

if.then:                                          ; preds = %while.end
  call void @exit(i32 noundef 1) #12, !dbg !112
  unreachable, !dbg !112

if.end:                                           ; preds = %while.end
  ret i32 0, !dbg !113
}

; Function Attrs: nounwind
declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @push(ptr noundef %head, ptr noundef %name) #0 !dbg !114 {
entry:
  %head.addr = alloca ptr, align 8
  %name.addr = alloca ptr, align 8
  %new = alloca ptr, align 8
  store ptr %head, ptr %head.addr, align 8
    #dbg_declare(ptr %head.addr, !119, !DIExpression(), !120)
  store ptr %name, ptr %name.addr, align 8
    #dbg_declare(ptr %name.addr, !121, !DIExpression(), !122)
    #dbg_declare(ptr %new, !123, !DIExpression(), !124)
  %call = call noalias ptr @malloc(i64 noundef 24) #13, !dbg !125
  store ptr %call, ptr %new, align 8, !dbg !124
  %0 = load ptr, ptr %new, align 8, !dbg !126
  %tobool = icmp ne ptr %0, null, !dbg !126
  br i1 %tobool, label %if.end, label %if.then, !dbg !128

if.then:                                          ; preds = %entry
  call void @abort() #12, !dbg !129
  unreachable, !dbg !129

if.end:                                           ; preds = %entry
  %1 = load ptr, ptr %new, align 8, !dbg !130
  %name1 = getelementptr inbounds %struct.item, ptr %1, i32 0, i32 1, !dbg !131
  %arraydecay = getelementptr inbounds [12 x i8], ptr %name1, i64 0, i64 0, !dbg !130
  %2 = load ptr, ptr %name.addr, align 8, !dbg !132
  %call2 = call ptr @strncpy(ptr noundef %arraydecay, ptr noundef %2, i64 noundef 12) #8, !dbg !133
  %3 = load ptr, ptr %head.addr, align 8, !dbg !134
  %4 = load ptr, ptr %new, align 8, !dbg !135
  %next = getelementptr inbounds %struct.item, ptr %4, i32 0, i32 0, !dbg !136
  store ptr %3, ptr %next, align 8, !dbg !137
  %5 = load ptr, ptr %new, align 8, !dbg !138
  ret ptr %5, !dbg !139
}

; Function Attrs: nounwind allocsize(0,1)
declare noalias ptr @calloc(i64 noundef, i64 noundef) #2

; Function Attrs: nounwind allocsize(1)
declare ptr @realloc(ptr noundef, i64 noundef) #3

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #4

declare i32 @printf(ptr noundef, ...) #5

; Function Attrs: nounwind
declare void @free(ptr noundef) #1

; Function Attrs: noreturn nounwind
declare void @exit(i32 noundef) #6

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #7

; Function Attrs: noreturn nounwind
declare void @abort() #6

; Function Attrs: nounwind
declare ptr @strncpy(ptr noundef, ptr noundef, i64 noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind allocsize(0,1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind allocsize(1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind }
attributes #9 = { nounwind allocsize(0,1) }
attributes #10 = { nounwind allocsize(1) }
attributes #11 = { nounwind willreturn memory(read) }
attributes #12 = { noreturn nounwind }
attributes #13 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!22}
!llvm.module.flags = !{!26, !27, !28, !29, !30, !31, !32}
!llvm.ident = !{!33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 17, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "heap.c", directory: ".", checksumkind: CSK_MD5, checksum: "143bca61f96e3b88785a2b2c201d37b0")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 7)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 17, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 2)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 22, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 5)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 23, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 10)
!22 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !23, globals: !25, splitDebugInlining: false, nameTableKind: None)
!23 = !{!24}
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!25 = !{!0, !7, !12, !17}
!26 = !{i32 7, !"Dwarf Version", i32 5}
!27 = !{i32 2, !"Debug Info Version", i32 3}
!28 = !{i32 1, !"wchar_size", i32 4}
!29 = !{i32 8, !"PIC Level", i32 2}
!30 = !{i32 7, !"PIE Level", i32 2}
!31 = !{i32 7, !"uwtable", i32 2}
!32 = !{i32 7, !"frame-pointer", i32 2}
!33 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!34 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 13, type: !35, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !22, retainedNodes: !38)
!35 = !DISubroutineType(types: !36)
!36 = !{!37}
!37 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!38 = !{}
!39 = !DILocalVariable(name: "list", scope: !34, file: !2, line: 14, type: !40)
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !41, size: 64)
!41 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "item", file: !2, line: 4, size: 192, elements: !42)
!42 = !{!43, !44}
!43 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !41, file: !2, line: 4, baseType: !40, size: 64)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !41, file: !2, line: 4, baseType: !45, size: 96, offset: 64)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 12)
!48 = !DILocation(line: 14, column: 18, scope: !34)
!49 = !DILocalVariable(name: "text", scope: !34, file: !2, line: 15, type: !50)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 256, elements: !51)
!51 = !{!52}
!52 = !DISubrange(count: 32)
!53 = !DILocation(line: 15, column: 10, scope: !34)
!54 = !DILocalVariable(name: "i", scope: !55, file: !2, line: 16, type: !37)
!55 = distinct !DILexicalBlock(scope: !34, file: !2, line: 16, column: 5)
!56 = !DILocation(line: 16, column: 14, scope: !55)
!57 = !DILocation(line: 16, column: 10, scope: !55)
!58 = !DILocation(line: 16, column: 21, scope: !59)
!59 = distinct !DILexicalBlock(scope: !55, file: !2, line: 16, column: 5)
!60 = !DILocation(line: 16, column: 23, scope: !59)
!61 = !DILocation(line: 16, column: 5, scope: !55)
!62 = !DILocation(line: 17, column: 18, scope: !63)
!63 = distinct !DILexicalBlock(scope: !59, file: !2, line: 16, column: 33)
!64 = !DILocation(line: 17, column: 47, scope: !63)
!65 = !DILocation(line: 17, column: 9, scope: !63)
!66 = !DILocation(line: 18, column: 21, scope: !63)
!67 = !DILocation(line: 18, column: 27, scope: !63)
!68 = !DILocation(line: 18, column: 16, scope: !63)
!69 = !DILocation(line: 18, column: 14, scope: !63)
!70 = !DILocation(line: 19, column: 5, scope: !63)
!71 = !DILocation(line: 16, column: 29, scope: !59)
!72 = !DILocation(line: 16, column: 5, scope: !59)
!73 = distinct !{!73, !61, !74, !75}
!74 = !DILocation(line: 19, column: 5, scope: !55)
!75 = !{!"llvm.loop.mustprogress"}
!76 = !DILocalVariable(name: "numbers", scope: !34, file: !2, line: 20, type: !77)
!77 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64)
!78 = !DILocation(line: 20, column: 10, scope: !34)
!79 = !DILocation(line: 20, column: 20, scope: !34)
!80 = !DILocation(line: 21, column: 23, scope: !34)
!81 = !DILocation(line: 21, column: 15, scope: !34)
!82 = !DILocation(line: 21, column: 13, scope: !34)
!83 = !DILocation(line: 22, column: 25, scope: !34)
!84 = !DILocation(line: 22, column: 31, scope: !34)
!85 = !DILocation(line: 22, column: 18, scope: !34)
!86 = !DILocation(line: 22, column: 5, scope: !34)
!87 = !DILocation(line: 22, column: 16, scope: !34)
!88 = !DILocation(line: 23, column: 26, scope: !34)
!89 = !DILocation(line: 23, column: 32, scope: !34)
!90 = !DILocation(line: 23, column: 38, scope: !34)
!91 = !DILocation(line: 23, column: 58, scope: !34)
!92 = !DILocation(line: 23, column: 5, scope: !34)
!93 = !DILocation(line: 24, column: 5, scope: !34)
!94 = !DILocation(line: 24, column: 12, scope: !34)
!95 = !DILocalVariable(name: "next", scope: !96, file: !2, line: 25, type: !40)
!96 = distinct !DILexicalBlock(scope: !34, file: !2, line: 24, column: 18)
!97 = !DILocation(line: 25, column: 22, scope: !96)
!98 = !DILocation(line: 25, column: 29, scope: !96)
!99 = !DILocation(line: 25, column: 35, scope: !96)
!100 = !DILocation(line: 26, column: 14, scope: !96)
!101 = !DILocation(line: 26, column: 9, scope: !96)
!102 = !DILocation(line: 27, column: 16, scope: !96)
!103 = !DILocation(line: 27, column: 14, scope: !96)
!104 = distinct !{!104, !93, !105, !75}
!105 = !DILocation(line: 28, column: 5, scope: !34)
!106 = !DILocation(line: 29, column: 10, scope: !34)
!107 = !DILocation(line: 29, column: 5, scope: !34)
!108 = !DILocation(line: 30, column: 9, scope: !109)
!109 = distinct !DILexicalBlock(scope: !34, file: !2, line: 30, column: 9)
!110 = !DILocation(line: 30, column: 17, scope: !109)
!111 = !DILocation(line: 30, column: 9, scope: !34)
!112 = !DILocation(line: 31, column: 9, scope: !109)
!113 = !DILocation(line: 32, column: 5, scope: !34)
!114 = distinct !DISubprogram(name: "push", scope: !2, file: !2, line: 5, type: !115, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !22, retainedNodes: !38)
!115 = !DISubroutineType(types: !116)
!116 = !{!40, !40, !117}
!117 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !118, size: 64)
!118 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!119 = !DILocalVariable(name: "head", arg: 1, scope: !114, file: !2, line: 5, type: !40)
!120 = !DILocation(line: 5, column: 39, scope: !114)
!121 = !DILocalVariable(name: "name", arg: 2, scope: !114, file: !2, line: 5, type: !117)
!122 = !DILocation(line: 5, column: 57, scope: !114)
!123 = !DILocalVariable(name: "new", scope: !114, file: !2, line: 6, type: !40)
!124 = !DILocation(line: 6, column: 18, scope: !114)
!125 = !DILocation(line: 6, column: 24, scope: !114)
!126 = !DILocation(line: 7, column: 10, scope: !127)
!127 = distinct !DILexicalBlock(scope: !114, file: !2, line: 7, column: 9)
!128 = !DILocation(line: 7, column: 9, scope: !114)
!129 = !DILocation(line: 8, column: 9, scope: !127)
!130 = !DILocation(line: 9, column: 13, scope: !114)
!131 = !DILocation(line: 9, column: 18, scope: !114)
!132 = !DILocation(line: 9, column: 24, scope: !114)
!133 = !DILocation(line: 9, column: 5, scope: !114)
!134 = !DILocation(line: 10, column: 17, scope: !114)
!135 = !DILocation(line: 10, column: 5, scope: !114)
!136 = !DILocation(line: 10, column: 10, scope: !114)
!137 = !DILocation(line: 10, column: 15, scope: !114)
!138 = !DILocation(line: 11, column: 12, scope: !114)
!139 = !DILocation(line: 11, column: 5, scope: !114)
