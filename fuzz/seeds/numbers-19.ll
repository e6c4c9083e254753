; ModuleID = 'numbers.c'
source_filename = "numbers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@wide = dso_local global i128 -5, align 16, !dbg !0
@ull = dso_local global i64 -9223372036854775808, align 8, !dbg !13
@d = dso_local global double 1.000000e-01, align 8, !dbg !16
@ld = dso_local global x86_fp80 0xK4000C000000000000000, align 16, !dbg !18
@flag = dso_local global i8 0, align 1, !dbg !21

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 !dbg !33 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca ptr, align 8
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  %r = alloca i32, align 4
  %u = alloca i32, align 4
  %s = alloca i16, align 2
  %c = alloca i8, align 1
  store i32 0, ptr %retval, align 4
  store i32 %argc, ptr %argc.addr, align 4
    #dbg_declare(ptr %argc.addr, !40, !DIExpression(), !41)
  store ptr %argv, ptr %argv.addr, align 8
    #dbg_declare(ptr %argv.addr, !42, !DIExpression(), !43)
    #dbg_declare(ptr %a, !44, !DIExpression(), !45)
  %0 = load i32, ptr %argc.addr, align 4, !dbg !46
  store i32 %0, ptr %a, align 4, !dbg !45
    #dbg_declare(ptr %b, !47, !DIExpression(), !48)
  store i32 3, ptr %b, align 4, !dbg !48
    #dbg_declare(ptr %r, !49, !DIExpression(), !50)
  %1 = load i128, ptr @wide, align 16, !dbg !51
  %2 = load i32, ptr %a, align 4, !dbg !52
  %conv = sext i32 %2 to i128, !dbg !52
  %mul = mul nsw i128 %1, %conv, !dbg !53
  %3 = load i32, ptr %b, align 4, !dbg !54
  %conv1 = sext i32 %3 to i128, !dbg !54
  %div = sdiv i128 %mul, %conv1, !dbg !55
  %4 = load i128, ptr @wide, align 16, !dbg !56
  %shr = ashr i128 %4, 2, !dbg !57
  %add = add nsw i128 %div, %shr, !dbg !58
  store i128 %add, ptr @wide, align 16, !dbg !59
  %5 = load i32, ptr %a, align 4, !dbg !60
  %6 = load i32, ptr %b, align 4, !dbg !61
  %7 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %5, i32 %6), !dbg !62
  %8 = extractvalue { i32, i1 } %7, 1, !dbg !62
  %9 = extractvalue { i32, i1 } %7, 0, !dbg !62
  store i32 %9, ptr %r, align 4, !dbg !62
  %storedv = zext i1 %8 to i8, !dbg !63
  store i8 %storedv, ptr @flag, align 1, !dbg !63
  %10 = load i32, ptr %a, align 4, !dbg !64
  %11 = call i32 @llvm.ctpop.i32(i32 %10), !dbg !65
  %12 = load i32, ptr %b, align 4, !dbg !66
  %13 = call i32 @llvm.ctlz.i32(i32 %12, i1 true), !dbg !67
  %add2 = add nsw i32 %11, %13, !dbg !68
  %14 = load i32, ptr %b, align 4, !dbg !69
  %15 = call i32 @llvm.cttz.i32(i32 %14, i1 true), !dbg !70
  %add3 = add nsw i32 %add2, %15, !dbg !71
  %16 = load i32, ptr %a, align 4, !dbg !72
  %17 = call i32 @llvm.bswap.i32(i32 %16), !dbg !73
  %add4 = add i32 %add3, %17, !dbg !74
  %18 = load i32, ptr %r, align 4, !dbg !75
  %add5 = add i32 %18, %add4, !dbg !75
  store i32 %add5, ptr %r, align 4, !dbg !75
    #dbg_declare(ptr %u, !76, !DIExpression(), !77)
  %19 = load i32, ptr %r, align 4, !dbg !78
  %20 = load i32, ptr %b, align 4, !dbg !79
  %and = and i32 %20, 31, !dbg !80
  %shr6 = lshr i32 %19, %and, !dbg !81
  store i32 %shr6, ptr %u, align 4, !dbg !77
  %21 = load double, ptr @d, align 8, !dbg !82
  %22 = load i32, ptr %a, align 4, !dbg !83
  %conv7 = sitofp i32 %22 to double, !dbg !83
  %23 = load i32, ptr %u, align 4, !dbg !84
  %conv9 = uitofp i32 %23 to double, !dbg !85
  %24 = call double @llvm.fmuladd.f64(double %21, double %conv7, double %conv9), !dbg !86
  %25 = load i64, ptr @ull, align 8, !dbg !87
  %conv10 = uitofp i64 %25 to float, !dbg !88
  %conv11 = fpext float %conv10 to double, !dbg !88
  %sub = fsub double %24, %conv11, !dbg !89
  store double %sub, ptr @d, align 8, !dbg !90
  %26 = load x86_fp80, ptr @ld, align 16, !dbg !91
  %27 = load double, ptr @d, align 8, !dbg !92
  %conv12 = fpext double %27 to x86_fp80, !dbg !92
  %add13 = fadd x86_fp80 %26, %conv12, !dbg !93
  store x86_fp80 %add13, ptr @ld, align 16, !dbg !94
    #dbg_declare(ptr %s, !95, !DIExpression(), !96)
  %28 = load i32, ptr %r, align 4, !dbg !97
  %29 = load i32, ptr %b, align 4, !dbg !98
  %rem = srem i32 %28, %29, !dbg !99
  %conv14 = trunc i32 %rem to i16, !dbg !100
  store i16 %conv14, ptr %s, align 2, !dbg !96
    #dbg_declare(ptr %c, !101, !DIExpression(), !102)
  %30 = load i16, ptr %s, align 2, !dbg !103
  %conv15 = sext i16 %30 to i32, !dbg !103
  %sub16 = sub nsw i32 0, %conv15, !dbg !104
  %conv17 = trunc i32 %sub16 to i8, !dbg !105
  store i8 %conv17, ptr %c, align 1, !dbg !102
  %31 = load i32, ptr %a, align 4, !dbg !106
  %32 = load i32, ptr %b, align 4, !dbg !107
  %cmp = icmp sgt i32 %31, %32, !dbg !108
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !106

cond.true:                                        ; preds = %entry
  %33 = load i8, ptr %c, align 1, !dbg !109
  %conv19 = sext i8 %33 to i32, !dbg !109
  %34 = call i32 @llvm.abs.i32(i32 %conv19, i1 true), !dbg !110
  br label %cond.end, !dbg !106

cond.false:                                       ; preds = %entry
  %35 = load double, ptr @d, align 8, !dbg !111
  %36 = call double @llvm.fabs.f64(double %35), !dbg !112
  %conv20 = fptosi double %36 to i32, !dbg !113
  br label %cond.end, !dbg !106

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %34, %cond.true ], [ %conv20, %cond.false ], !dbg !106
  store i32 %cond, ptr %r, align 4, !dbg !114
  %37 = load i32, ptr %a, align 4, !dbg !115
  %38 = load i32, ptr %b, align 4, !dbg !116
  %39 = load i32, ptr %u, align 4, !dbg !117
  %not = xor i32 %39, -1, !dbg !118
  %and21 = and i32 %38, %not, !dbg !119
  %or = or i32 %37, %and21, !dbg !120
  %40 = load i32, ptr %r, align 4, !dbg !121
  %xor = xor i32 %40, %or, !dbg !121
  store i32 %xor, ptr %r, align 4, !dbg !121
  %41 = load ptr, ptr %argv.addr, align 8, !dbg !122
  %42 = ptrtoint ptr %41 to i64, !dbg !123
  %43 = load i32, ptr %r, align 4, !dbg !124
  %conv22 = sext i32 %43 to i64, !dbg !124
  %add23 = add i64 %42, %conv22, !dbg !125
  %44 = load i64, ptr @ull, align 8, !dbg !126
  %cmp24 = icmp ult i64 %add23, %44, !dbg !127
  br i1 %cmp24, label %land.lhs.true, label %lor.rhs, !dbg !128

land.lhs.true:                                    ; preds = %cond.end
  %45 = load double, ptr @d, align 8, !dbg !129
  %46 = load double, ptr @d, align 8, !dbg !130
  %cmp26 = fcmp une double %45, %46, !dbg !131
  br i1 %cmp26, label %lor.end, label %lor.rhs, !dbg !132

lor.rhs:                                          ; preds = %land.lhs.true, %cond.end
  %47 = load x86_fp80, ptr @ld, align 16, !dbg !133
  %cmp28 = fcmp ogt x86_fp80 %47, 0xK40008000000000000000, !dbg !134
  br label %lor.end, !dbg !132

lor.end:                                          ; preds = %lor.rhs, %land.lhs.true
  %48 = phi i1 [ true, %land.lhs.true ], [ %cmp28, %lor.rhs ]
  %lor.ext = zext i1 %48 to i32, !dbg !132
  ret i32 %lor.ext, !dbg !135
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30, !31}
!llvm.ident = !{!32}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "wide", scope: !2, file: !3, line: 3, type: !24, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !12, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "numbers.c", directory: ".", checksumkind: CSK_MD5, checksum: "0207d3692ea1a95a27fdc0639467c193")
!4 = !{!5, !6, !7, !8, !9, !10, !11}
!5 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!7 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!8 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!12 = !{!0, !13, !16, !18, !21}
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "ull", scope: !2, file: !3, line: 4, type: !15, isLocal: false, isDefinition: true)
!15 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "d", scope: !2, file: !3, line: 5, type: !6, isLocal: false, isDefinition: true)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "ld", scope: !2, file: !3, line: 6, type: !20, isLocal: false, isDefinition: true)
!20 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 7, type: !23, isLocal: false, isDefinition: true)
!23 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!24 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 8, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 2}
!31 = !{i32 7, !"frame-pointer", i32 2}
!32 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!33 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 8, type: !34, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !39)
!34 = !DISubroutineType(types: !35)
!35 = !{!10, !10, !36}
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64)
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64)
!38 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!39 = !{}
!40 = !DILocalVariable(name: "argc", arg: 1, scope: !33, file: !3, line: 8, type: !10)
!41 = !DILocation(line: 8, column: 14, scope: !33)
!42 = !DILocalVariable(name: "argv", arg: 2, scope: !33, file: !3, line: 8, type: !36)
!43 = !DILocation(line: 8, column: 27, scope: !33)
!44 = !DILocalVariable(name: "a", scope: !33, file: !3, line: 9, type: !10)
!45 = !DILocation(line: 9, column: 9, scope: !33)
!46 = !DILocation(line: 9, column: 13, scope: !33)
!47 = !DILocalVariable(name: "b", scope: !33, file: !3, line: 9, type: !10)
!48 = !DILocation(line: 9, column: 19, scope: !33)
!49 = !DILocalVariable(name: "r", scope: !33, file: !3, line: 9, type: !10)
!50 = !DILocation(line: 9, column: 26, scope: !33)
!51 = !DILocation(line: 10, column: 12, scope: !33)
!52 = !DILocation(line: 10, column: 19, scope: !33)
!53 = !DILocation(line: 10, column: 17, scope: !33)
!54 = !DILocation(line: 10, column: 23, scope: !33)
!55 = !DILocation(line: 10, column: 21, scope: !33)
!56 = !DILocation(line: 10, column: 28, scope: !33)
!57 = !DILocation(line: 10, column: 33, scope: !33)
!58 = !DILocation(line: 10, column: 25, scope: !33)
!59 = !DILocation(line: 10, column: 10, scope: !33)
!60 = !DILocation(line: 11, column: 35, scope: !33)
!61 = !DILocation(line: 11, column: 38, scope: !33)
!62 = !DILocation(line: 11, column: 12, scope: !33)
!63 = !DILocation(line: 11, column: 10, scope: !33)
!64 = !DILocation(line: 12, column: 29, scope: !33)
!65 = !DILocation(line: 12, column: 10, scope: !33)
!66 = !DILocation(line: 12, column: 48, scope: !33)
!67 = !DILocation(line: 12, column: 34, scope: !33)
!68 = !DILocation(line: 12, column: 32, scope: !33)
!69 = !DILocation(line: 12, column: 67, scope: !33)
!70 = !DILocation(line: 12, column: 53, scope: !33)
!71 = !DILocation(line: 12, column: 51, scope: !33)
!72 = !DILocation(line: 12, column: 90, scope: !33)
!73 = !DILocation(line: 12, column: 72, scope: !33)
!74 = !DILocation(line: 12, column: 70, scope: !33)
!75 = !DILocation(line: 12, column: 7, scope: !33)
!76 = !DILocalVariable(name: "u", scope: !33, file: !3, line: 13, type: !5)
!77 = !DILocation(line: 13, column: 14, scope: !33)
!78 = !DILocation(line: 13, column: 28, scope: !33)
!79 = !DILocation(line: 13, column: 34, scope: !33)
!80 = !DILocation(line: 13, column: 36, scope: !33)
!81 = !DILocation(line: 13, column: 30, scope: !33)
!82 = !DILocation(line: 14, column: 9, scope: !33)
!83 = !DILocation(line: 14, column: 13, scope: !33)
!84 = !DILocation(line: 14, column: 25, scope: !33)
!85 = !DILocation(line: 14, column: 17, scope: !33)
!86 = !DILocation(line: 14, column: 15, scope: !33)
!87 = !DILocation(line: 14, column: 36, scope: !33)
!88 = !DILocation(line: 14, column: 29, scope: !33)
!89 = !DILocation(line: 14, column: 27, scope: !33)
!90 = !DILocation(line: 14, column: 7, scope: !33)
!91 = !DILocation(line: 15, column: 10, scope: !33)
!92 = !DILocation(line: 15, column: 15, scope: !33)
!93 = !DILocation(line: 15, column: 13, scope: !33)
!94 = !DILocation(line: 15, column: 8, scope: !33)
!95 = !DILocalVariable(name: "s", scope: !33, file: !3, line: 16, type: !8)
!96 = !DILocation(line: 16, column: 11, scope: !33)
!97 = !DILocation(line: 16, column: 23, scope: !33)
!98 = !DILocation(line: 16, column: 27, scope: !33)
!99 = !DILocation(line: 16, column: 25, scope: !33)
!100 = !DILocation(line: 16, column: 15, scope: !33)
!101 = !DILocalVariable(name: "c", scope: !33, file: !3, line: 17, type: !9)
!102 = !DILocation(line: 17, column: 17, scope: !33)
!103 = !DILocation(line: 17, column: 35, scope: !33)
!104 = !DILocation(line: 17, column: 34, scope: !33)
!105 = !DILocation(line: 17, column: 21, scope: !33)
!106 = !DILocation(line: 18, column: 9, scope: !33)
!107 = !DILocation(line: 18, column: 13, scope: !33)
!108 = !DILocation(line: 18, column: 11, scope: !33)
!109 = !DILocation(line: 18, column: 21, scope: !33)
!110 = !DILocation(line: 18, column: 17, scope: !33)
!111 = !DILocation(line: 18, column: 36, scope: !33)
!112 = !DILocation(line: 18, column: 31, scope: !33)
!113 = !DILocation(line: 18, column: 26, scope: !33)
!114 = !DILocation(line: 18, column: 7, scope: !33)
!115 = !DILocation(line: 19, column: 10, scope: !33)
!116 = !DILocation(line: 19, column: 14, scope: !33)
!117 = !DILocation(line: 19, column: 19, scope: !33)
!118 = !DILocation(line: 19, column: 18, scope: !33)
!119 = !DILocation(line: 19, column: 16, scope: !33)
!120 = !DILocation(line: 19, column: 12, scope: !33)
!121 = !DILocation(line: 19, column: 7, scope: !33)
!122 = !DILocation(line: 20, column: 27, scope: !33)
!123 = !DILocation(line: 20, column: 12, scope: !33)
!124 = !DILocation(line: 20, column: 34, scope: !33)
!125 = !DILocation(line: 20, column: 32, scope: !33)
!126 = !DILocation(line: 20, column: 38, scope: !33)
!127 = !DILocation(line: 20, column: 36, scope: !33)
!128 = !DILocation(line: 20, column: 42, scope: !33)
!129 = !DILocation(line: 20, column: 45, scope: !33)
!130 = !DILocation(line: 20, column: 50, scope: !33)
!131 = !DILocation(line: 20, column: 47, scope: !33)
!132 = !DILocation(line: 20, column: 52, scope: !33)
!133 = !DILocation(line: 20, column: 55, scope: !33)
!134 = !DILocation(line: 20, column: 58, scope: !33)
!135 = !DILocation(line: 20, column: 5, scope: !33)
