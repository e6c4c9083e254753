; ModuleID = 'heap.c'
source_filename = "heap.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.item = type { %struct.item*, [12 x i8] }

@.str = private unnamed_addr constant [7 x i8] c"n%d %s\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"n2 x\00", align 1
@.str.3 = private unnamed_addr constant [10 x i8] c"%s %d %p\0A\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !12 {
entry:
  %retval = alloca i32, align 4
  %list = alloca %struct.item*, align 8
  %text = alloca [32 x i8], align 16
  %i = alloca i32, align 4
  %numbers = alloca i32*, align 8
  %next = alloca %struct.item*, align 8
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata %struct.item** %list, metadata !17, metadata !DIExpression()), !dbg !27
  store %struct.item* null, %struct.item** %list, align 8, !dbg !27
  call void @llvm.dbg.declare(metadata [32 x i8]* %text, metadata !28, metadata !DIExpression()), !dbg !32
  call void @llvm.dbg.declare(metadata i32* %i, metadata !33, metadata !DIExpression()), !dbg !35
  store i32 0, i32* %i, align 4, !dbg !35
  br label %for.cond, !dbg !36

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, i32* %i, align 4, !dbg !37
  %cmp = icmp slt i32 %0, 3, !dbg !39
  br i1 %cmp, label %for.body, label %for.end, !dbg !40

for.body:                                         ; preds = %for.cond
  %arraydecay = getelementptr inbounds [32 x i8], [32 x i8]* %text, i64 0, i64 0, !dbg !41
  %1 = load i32, i32* %i, align 4, !dbg !43
  %call = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef %arraydecay, i64 noundef 32, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i32 noundef %1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0)) #6, !dbg !44
  %2 = load %struct.item*, %struct.item** %list, align 8, !dbg !45
  %arraydecay1 = getelementptr inbounds [32 x i8], [32 x i8]* %text, i64 0, i64 0, !dbg !46
  %call2 = call %struct.item* @push(%struct.item* noundef %2, i8* noundef %arraydecay1), !dbg !47
  store %struct.item* %call2, %struct.item** %list, align 8, !dbg !48
  br label %for.inc, !dbg !49

for.inc:                                          ; preds = %for.body
  %3 = load i32, i32* %i, align 4, !dbg !50
  %inc = add nsw i32 %3, 1, !dbg !50
  store i32 %inc, i32* %i, align 4, !dbg !50
  br label %for.cond, !dbg !51, !llvm.loop !52

for.end:                                          ; preds = %for.cond
  call void @llvm.dbg.declare(metadata i32** %numbers, metadata !55, metadata !DIExpression()), !dbg !57
  %call3 = call noalias i8* @calloc(i64 noundef 4, i64 noundef 4) #6, !dbg !58
  %4 = bitcast i8* %call3 to i32*, !dbg !58
  store i32* %4, i32** %numbers, align 8, !dbg !57
  %5 = load i32*, i32** %numbers, align 8, !dbg !59
  %6 = bitcast i32* %5 to i8*, !dbg !59
  %call4 = call i8* @realloc(i8* noundef %6, i64 noundef 32) #6, !dbg !60
  %7 = bitcast i8* %call4 to i32*, !dbg !60
  store i32* %7, i32** %numbers, align 8, !dbg !61
  %8 = load %struct.item*, %struct.item** %list, align 8, !dbg !62
  %name = getelementptr inbounds %struct.item, %struct.item* %8, i32 0, i32 1, !dbg !63
  %arraydecay5 = getelementptr inbounds [12 x i8], [12 x i8]* %name, i64 0, i64 0, !dbg !62
  %call6 = call i32 @strcmp(i8* noundef %arraydecay5, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.2, i64 0, i64 0)) #7, !dbg !64
  %9 = load i32*, i32** %numbers, align 8, !dbg !65
  %arrayidx = getelementptr inbounds i32, i32* %9, i64 5, !dbg !65
  store i32 %call6, i32* %arrayidx, align 4, !dbg !66
  %10 = load %struct.item*, %struct.item** %list, align 8, !dbg !67
  %name7 = getelementptr inbounds %struct.item, %struct.item* %10, i32 0, i32 1, !dbg !68
  %arraydecay8 = getelementptr inbounds [12 x i8], [12 x i8]* %name7, i64 0, i64 0, !dbg !67
  %11 = load i32*, i32** %numbers, align 8, !dbg !69
  %arrayidx9 = getelementptr inbounds i32, i32* %11, i64 5, !dbg !69
  %12 = load i32, i32* %arrayidx9, align 4, !dbg !69
  %13 = load %struct.item*, %struct.item** %list, align 8, !dbg !70
  %14 = bitcast %struct.item* %13 to i8*, !dbg !71
  %call10 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.3, i64 0, i64 0), i8* noundef %arraydecay8, i32 noundef %12, i8* noundef %14), !dbg !72
  br label %while.cond, !dbg !73

while.cond:                                       ; preds = %while.body, %for.end
  %15 = load %struct.item*, %struct.item** %list, align 8, !dbg !74
  %tobool = icmp ne %struct.item* %15, null, !dbg !73
  br i1 %tobool, label %while.body, label %while.end, !dbg !73

while.body:                                       ; preds = %while.cond
  call void @llvm.dbg.declare(metadata %struct.item** %next, metadata !75, metadata !DIExpression()), !dbg !77
  %16 = load %struct.item*, %struct.item** %list, align 8, !dbg !78
  %next11 = getelementptr inbounds %struct.item, %struct.item* %16, i32 0, i32 0, !dbg !79
  %17 = load %struct.item*, %struct.item** %next11, align 8, !dbg !79
  store %struct.item* %17, %struct.item** %next, align 8, !dbg !77
  %18 = load %struct.item*, %struct.item** %list, align 8, !dbg !80
  %19 = bitcast %struct.item* %18 to i8*, !dbg !80
  call void @free(i8* noundef %19) #6, !dbg !81
  %20 = load %struct.item*, %struct.item** %next, align 8, !dbg !82
  store %struct.item* %20, %struct.item** %list, align 8, !dbg !83
  br label %while.cond, !dbg !73, !llvm.loop !84

while.end:                                        ; preds = %while.cond
  %21 = load i32*, i32** %numbers, align 8, !dbg !86
  %22 = bitcast i32* %21 to i8*, !dbg !86
  call void @free(i8* noundef %22) #6, !dbg !87
  %arrayidx12 = getelementptr inbounds [32 x i8], [32 x i8]* %text, i64 0, i64 0, !dbg !88
  %23 = load i8, i8* %arrayidx12, align 16, !dbg !88
  %conv = sext i8 %23 to i32, !dbg !88
  %cmp13 = icmp ne i32 %conv, 110, !dbg !90
  br i1 %cmp13, label %if.then, label %if.end, !dbg !91

if.then:                                          ; preds = %while.end
  call void @exit(i32 noundef 1) #8, !dbg !92
  unreachable, !dbg !92

if.end:                                           ; preds = %while.end
  ret i32 0, !dbg !93
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @snprintf(i8* noundef, i64 noundef, i8* noundef, ...) #2

; Function Attrs: noinline nounwind uwtable
define internal %struct.item* @push(%struct.item* noundef %head, i8* noundef %name) #0 !dbg !94 {
entry:
  %head.addr = alloca %struct.item*, align 8
  %name.addr = alloca i8*, align 8
  %new = alloca %struct.item*, align 8
  store %struct.item* %head, %struct.item** %head.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.item** %head.addr, metadata !99, metadata !DIExpression()), !dbg !100
  store i8* %name, i8** %name.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %name.addr, metadata !101, metadata !DIExpression()), !dbg !102
  call void @llvm.dbg.declare(metadata %struct.item** %new, metadata !103, metadata !DIExpression()), !dbg !104
  %call = call noalias i8* @malloc(i64 noundef 24) #6, !dbg !105
  %0 = bitcast i8* %call to %struct.item*, !dbg !105
  store %struct.item* %0, %struct.item** %new, align 8, !dbg !104
  %1 = load %struct.item*, %struct.item** %new, align 8, !dbg !106
  %tobool = icmp ne %struct.item* %1, null, !dbg !106
  br i1 %tobool, label %if.end, label %if.then, !dbg !108

if.then:                                          ; preds = %entry
  call void @abort() #8, !dbg !109
  unreachable, !dbg !109

if.end:                                           ; preds = %entry
  %2 = load %struct.item*, %struct.item** %new, align 8, !dbg !110
  %name1 = getelementptr inbounds %struct.item, %struct.item* %2, i32 0, i32 1, !dbg !111
  %arraydecay = getelementptr inbounds [12 x i8], [12 x i8]* %name1, i64 0, i64 0, !dbg !110
  %3 = load i8*, i8** %name.addr, align 8, !dbg !112
  %call2 = call i8* @strncpy(i8* noundef %arraydecay, i8* noundef %3, i64 noundef 12) #6, !dbg !113
  %4 = load %struct.item*, %struct.item** %head.addr, align 8, !dbg !114
  %5 = load %struct.item*, %struct.item** %new, align 8, !dbg !115
  %next = getelementptr inbounds %struct.item, %struct.item* %5, i32 0, i32 0, !dbg !116
  store %struct.item* %4, %struct.item** %next, align 8, !dbg !117
  %6 = load %struct.item*, %struct.item** %new, align 8, !dbg !118
  ret %struct.item* %6, !dbg !119
}

; Function Attrs: nounwind
declare noalias i8* @calloc(i64 noundef, i64 noundef) #2

; Function Attrs: nounwind
declare i8* @realloc(i8* noundef, i64 noundef) #2

; Function Attrs: nounwind readonly willreturn
declare i32 @strcmp(i8* noundef, i8* noundef) #3

declare i32 @printf(i8* noundef, ...) #4

; Function Attrs: nounwind
declare void @free(i8* noundef) #2

; Function Attrs: noreturn nounwind
declare void @exit(i32 noundef) #5

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #2

; Function Attrs: noreturn nounwind
declare void @abort() #5

; Function Attrs: nounwind
declare i8* @strncpy(i8* noundef, i8* noundef, i64 noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind readonly willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { nounwind readonly willreturn }
attributes #8 = { noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9, !10}
!llvm.ident = !{!11}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "heap.c", directory: ".", checksumkind: CSK_MD5, checksum: "143bca61f96e3b88785a2b2c201d37b0")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}
!10 = !{i32 7, !"frame-pointer", i32 2}
!11 = !{!"Debian clang version 14.0.6"}
!12 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 13, type: !13, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !16)
!13 = !DISubroutineType(types: !14)
!14 = !{!15}
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !{}
!17 = !DILocalVariable(name: "list", scope: !12, file: !1, line: 14, type: !18)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "item", file: !1, line: 4, size: 192, elements: !20)
!20 = !{!21, !22}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !19, file: !1, line: 4, baseType: !18, size: 64)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !19, file: !1, line: 4, baseType: !23, size: 96, offset: 64)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 96, elements: !25)
!24 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!25 = !{!26}
!26 = !DISubrange(count: 12)
!27 = !DILocation(line: 14, column: 18, scope: !12)
!28 = !DILocalVariable(name: "text", scope: !12, file: !1, line: 15, type: !29)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 256, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 32)
!32 = !DILocation(line: 15, column: 10, scope: !12)
!33 = !DILocalVariable(name: "i", scope: !34, file: !1, line: 16, type: !15)
!34 = distinct !DILexicalBlock(scope: !12, file: !1, line: 16, column: 5)
!35 = !DILocation(line: 16, column: 14, scope: !34)
!36 = !DILocation(line: 16, column: 10, scope: !34)
!37 = !DILocation(line: 16, column: 21, scope: !38)
!38 = distinct !DILexicalBlock(scope: !34, file: !1, line: 16, column: 5)
!39 = !DILocation(line: 16, column: 23, scope: !38)
!40 = !DILocation(line: 16, column: 5, scope: !34)
!41 = !DILocation(line: 17, column: 18, scope: !42)
!42 = distinct !DILexicalBlock(scope: !38, file: !1, line: 16, column: 33)
!43 = !DILocation(line: 17, column: 47, scope: !42)
!44 = !DILocation(line: 17, column: 9, scope: !42)
!45 = !DILocation(line: 18, column: 21, scope: !42)
!46 = !DILocation(line: 18, column: 27, scope: !42)
!47 = !DILocation(line: 18, column: 16, scope: !42)
!48 = !DILocation(line: 18, column: 14, scope: !42)
!49 = !DILocation(line: 19, column: 5, scope: !42)
!50 = !DILocation(line: 16, column: 29, scope: !38)
!51 = !DILocation(line: 16, column: 5, scope: !38)
!52 = distinct !{!52, !40, !53, !54}
!53 = !DILocation(line: 19, column: 5, scope: !34)
!54 = !{!"llvm.loop.mustprogress"}
!55 = !DILocalVariable(name: "numbers", scope: !12, file: !1, line: 20, type: !56)
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!57 = !DILocation(line: 20, column: 10, scope: !12)
!58 = !DILocation(line: 20, column: 20, scope: !12)
!59 = !DILocation(line: 21, column: 23, scope: !12)
!60 = !DILocation(line: 21, column: 15, scope: !12)
!61 = !DILocation(line: 21, column: 13, scope: !12)
!62 = !DILocation(line: 22, column: 25, scope: !12)
!63 = !DILocation(line: 22, column: 31, scope: !12)
!64 = !DILocation(line: 22, column: 18, scope: !12)
!65 = !DILocation(line: 22, column: 5, scope: !12)
!66 = !DILocation(line: 22, column: 16, scope: !12)
!67 = !DILocation(line: 23, column: 26, scope: !12)
!68 = !DILocation(line: 23, column: 32, scope: !12)
!69 = !DILocation(line: 23, column: 38, scope: !12)
!70 = !DILocation(line: 23, column: 58, scope: !12)
!71 = !DILocation(line: 23, column: 50, scope: !12)
!72 = !DILocation(line: 23, column: 5, scope: !12)
!73 = !DILocation(line: 24, column: 5, scope: !12)
!74 = !DILocation(line: 24, column: 12, scope: !12)
!75 = !DILocalVariable(name: "next", scope: !76, file: !1, line: 25, type: !18)
!76 = distinct !DILexicalBlock(scope: !12, file: !1, line: 24, column: 18)
!77 = !DILocation(line: 25, column: 22, scope: !76)
!78 = !DILocation(line: 25, column: 29, scope: !76)
!79 = !DILocation(line: 25, column: 35, scope: !76)
!80 = !DILocation(line: 26, column: 14, scope: !76)
!81 = !DILocation(line: 26, column: 9, scope: !76)
!82 = !DILocation(line: 27, column: 16, scope: !76)
!83 = !DILocation(line: 27, column: 14, scope: !76)
!84 = distinct !{!84, !73, !85, !54}
!85 = !DILocation(line: 28, column: 5, scope: !12)
!86 = !DILocation(line: 29, column: 10, scope: !12)
!87 = !DILocation(line: 29, column: 5, scope: !12)
!88 = !DILocation(line: 30, column: 9, scope: !89)
!89 = distinct !DILexicalBlock(scope: !12, file: !1, line: 30, column: 9)
!90 = !DILocation(line: 30, column: 17, scope: !89)
!91 = !DILocation(line: 30, column: 9, scope: !12)
!92 = !DILocation(line: 31, column: 9, scope: !89)
!93 = !DILocation(line: 32, column: 5, scope: !12)
!94 = distinct !DISubprogram(name: "push", scope: !1, file: !1, line: 5, type: !95, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !16)
!95 = !DISubroutineType(types: !96)
!96 = !{!18, !18, !97}
!97 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !98, size: 64)
!98 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !24)
!99 = !DILocalVariable(name: "head", arg: 1, scope: !94, file: !1, line: 5, type: !18)
!100 = !DILocation(line: 5, column: 39, scope: !94)
!101 = !DILocalVariable(name: "name", arg: 2, scope: !94, file: !1, line: 5, type: !97)
!102 = !DILocation(line: 5, column: 57, scope: !94)
!103 = !DILocalVariable(name: "new", scope: !94, file: !1, line: 6, type: !18)
!104 = !DILocation(line: 6, column: 18, scope: !94)
!105 = !DILocation(line: 6, column: 24, scope: !94)
!106 = !DILocation(line: 7, column: 10, scope: !107)
!107 = distinct !DILexicalBlock(scope: !94, file: !1, line: 7, column: 9)
!108 = !DILocation(line: 7, column: 9, scope: !94)
!109 = !DILocation(line: 8, column: 9, scope: !107)
!110 = !DILocation(line: 9, column: 13, scope: !94)
!111 = !DILocation(line: 9, column: 18, scope: !94)
!112 = !DILocation(line: 9, column: 24, scope: !94)
!113 = !DILocation(line: 9, column: 5, scope: !94)
!114 = !DILocation(line: 10, column: 17, scope: !94)
!115 = !DILocation(line: 10, column: 5, scope: !94)
!116 = !DILocation(line: 10, column: 10, scope: !94)
!117 = !DILocation(line: 10, column: 15, scope: !94)
!118 = !DILocation(line: 11, column: 12, scope: !94)
!119 = !DILocation(line: 11, column: 5, scope: !94)
