; ModuleID = 'data.c'
source_filename = "data.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { ptr, [3 x i32] }
%struct.point = type { i8, i16, i64 }
%union.word = type { i32 }
%struct.bits = type { i64 }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@last = dso_local global %struct.node { ptr null, [3 x i32] [i32 1, i32 2, i32 3] }, align 8, !dbg !0
@first = dso_local global %struct.node { ptr @last, [3 x i32] [i32 4, i32 0, i32 6] }, align 8, !dbg !7
@table = dso_local global [3 x ptr] [ptr @twice, ptr @thrice, ptr null], align 16, !dbg !17
@.str = private unnamed_addr constant [5 x i8] c"zero\00", align 1, !dbg !23
@.str.1 = private unnamed_addr constant [4 x i8] c"one\00", align 1, !dbg !29
@names = dso_local global [2 x ptr] [ptr @.str, ptr @.str.1], align 16, !dbg !34
@__const.main.p = private unnamed_addr constant %struct.point { i8 97, i16 1, i64 2 }, align 8
@__const.main.w = private unnamed_addr constant %union.word { i32 1065353216 }, align 4
@__const.main.b = private unnamed_addr constant { i8, i8, i8, i8, i8, i8, [2 x i8] } { i8 -15, i8 3, i8 0, i8 0, i8 0, i8 0, [2 x i8] undef }, align 8
@__const.main.jump = private unnamed_addr constant [2 x ptr] [ptr blockaddress(@main, %a), ptr blockaddress(@main, %b7)], align 16

; Function Attrs: noinline nounwind uwtable
define internal i32 @twice(i32 noundef %n) #0 !dbg !49 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !51, !DIExpression(), !52)
  %0 = load i32, ptr %n.addr, align 4, !dbg !53
  %mul = mul nsw i32 2, %0, !dbg !54
  ret i32 %mul, !dbg !55
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @thrice(i32 noundef %n) #0 !dbg !56 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !57, !DIExpression(), !58)
  %0 = load i32, ptr %n.addr, align 4, !dbg !59
  %mul = mul nsw i32 3, %0, !dbg !60
  ret i32 %mul, !dbg !61
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !62 {
entry:
  %retval = alloca i32, align 4
  %p = alloca %struct.point, align 8
  %q = alloca %struct.point, align 8
  %w = alloca %union.word, align 4
  %b = alloca %struct.bits, align 8
  %n = alloca i32, align 4
  %saved_stack = alloca ptr, align 8
  %__vla_expr0 = alloca i64, align 8
  %tmp = alloca %struct.point, align 8
  %jump = alloca [2 x ptr], align 16
  %t = alloca i32, align 4
  %tmp6 = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %p, !64, !DIExpression(), !72)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %p, ptr align 8 @__const.main.p, i64 16, i1 false), !dbg !72
    #dbg_declare(ptr %q, !73, !DIExpression(), !74)
    #dbg_declare(ptr %w, !75, !DIExpression(), !85)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %w, ptr align 4 @__const.main.w, i64 4, i1 false), !dbg !85
    #dbg_declare(ptr %b, !86, !DIExpression(), !93)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %b, ptr align 8 @__const.main.b, i64 8, i1 false), !dbg !93
    #dbg_declare(ptr %n, !94, !DIExpression(), !95)
  %call = call i32 @kind(i32 noundef 2), !dbg !96
  store i32 %call, ptr %n, align 4, !dbg !95
  %0 = load i32, ptr %n, align 4, !dbg !97
  %1 = zext i32 %0 to i64, !dbg !98
  %2 = call ptr @llvm.stacksave.p0(), !dbg !98
  store ptr %2, ptr %saved_stack, align 8, !dbg !98
  %vla = alloca i32, i64 %1, align 16, !dbg !98
  store i64 %1, ptr %__vla_expr0, align 8, !dbg !98
    #dbg_declare(ptr %__vla_expr0, !99, !DIExpression(), !100)
    #dbg_declare(ptr %vla, !101, !DIExpression(), !105)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %q, ptr align 8 %p, i64 16, i1 false), !dbg !106
  %3 = mul nuw i64 4, %1, !dbg !107
  call void @llvm.memset.p0.i64(ptr align 16 %vla, i8 0, i64 %3, i1 false), !dbg !108
  %4 = load i32, ptr %n, align 4, !dbg !109
  %5 = getelementptr inbounds { i64, i64 }, ptr %q, i32 0, i32 0, !dbg !110
  %6 = load i64, ptr %5, align 8, !dbg !110
  %7 = getelementptr inbounds { i64, i64 }, ptr %q, i32 0, i32 1, !dbg !110
  %8 = load i64, ptr %7, align 8, !dbg !110
  %call1 = call { i64, i64 } @move(i64 %6, i64 %8, i32 noundef %4), !dbg !110
  %9 = getelementptr inbounds { i64, i64 }, ptr %tmp, i32 0, i32 0, !dbg !110
  %10 = extractvalue { i64, i64 } %call1, 0, !dbg !110
  store i64 %10, ptr %9, align 8, !dbg !110
  %11 = getelementptr inbounds { i64, i64 }, ptr %tmp, i32 0, i32 1, !dbg !110
  %12 = extractvalue { i64, i64 } %call1, 1, !dbg !110
  store i64 %12, ptr %11, align 8, !dbg !110
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %q, ptr align 8 %tmp, i64 16, i1 false), !dbg !110
  %arrayidx = getelementptr inbounds i32, ptr %vla, i64 1, !dbg !111
  %13 = load i32, ptr %arrayidx, align 4, !dbg !111
  %bf.load = load i64, ptr %b, align 8, !dbg !112
  %bf.shl = shl i64 %bf.load, 56, !dbg !112
  %bf.ashr = ashr i64 %bf.shl, 59, !dbg !112
  %bf.cast = trunc i64 %bf.ashr to i32, !dbg !112
  %add = add nsw i32 %bf.cast, %13, !dbg !112
  %14 = zext i32 %add to i64, !dbg !112
  %bf.load2 = load i64, ptr %b, align 8, !dbg !112
  %bf.value = and i64 %14, 31, !dbg !112
  %bf.shl3 = shl i64 %bf.value, 3, !dbg !112
  %bf.clear = and i64 %bf.load2, -249, !dbg !112
  %bf.set = or i64 %bf.clear, %bf.shl3, !dbg !112
  store i64 %bf.set, ptr %b, align 8, !dbg !112
  %bf.result.shl = shl i64 %bf.value, 59, !dbg !112
  %bf.result.ashr = ashr i64 %bf.result.shl, 59, !dbg !112
  %bf.result.cast = trunc i64 %bf.result.ashr to i32, !dbg !112
    #dbg_declare(ptr %jump, !113, !DIExpression(), !116)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %jump, ptr align 16 @__const.main.jump, i64 16, i1 false), !dbg !116
  %15 = load i32, ptr %n, align 4, !dbg !117
  %and = and i32 %15, 1, !dbg !118
  %idxprom = sext i32 %and to i64, !dbg !119
  %arrayidx4 = getelementptr inbounds [2 x ptr], ptr %jump, i64 0, i64 %idxprom, !dbg !119
  %16 = load ptr, ptr %arrayidx4, align 8, !dbg !119
  br label %indirectgoto, !dbg !120

a:                                                ; preds = %indirectgoto
    #dbg_label(!121, !122)
    #dbg_declare(ptr %t, !123, !DIExpression(), !125)
  %17 = load i32, ptr %n, align 4, !dbg !126
  %add5 = add nsw i32 %17, 1, !dbg !127
  store i32 %add5, ptr %t, align 4, !dbg !125
  %18 = load i32, ptr %t, align 4, !dbg !128
  store i32 %18, ptr %tmp6, align 4, !dbg !129
  %19 = load i32, ptr %tmp6, align 4, !dbg !130
  store i32 %19, ptr %n, align 4, !dbg !131
  br label %b7, !dbg !132

b7:                                               ; preds = %a, %indirectgoto
    #dbg_label(!133, !134)
  %20 = load i32, ptr %n, align 4, !dbg !135
  %call8 = call i32 @fact(i32 noundef 4), !dbg !136
  %call9 = call i32 @kind(i32 noundef 1000), !dbg !137
  %call10 = call i32 (i32, ...) @sum(i32 noundef 3, i32 noundef %20, i32 noundef %call8, i32 noundef %call9), !dbg !138
  %21 = load float, ptr %w, align 4, !dbg !139
  %cmp = fcmp oeq float %21, 1.000000e+00, !dbg !140
  %conv = zext i1 %cmp to i32, !dbg !140
  %add11 = add nsw i32 %call10, %conv, !dbg !141
  %bf.load12 = load i64, ptr %b, align 8, !dbg !142
  %bf.shl13 = shl i64 %bf.load12, 56, !dbg !142
  %bf.ashr14 = ashr i64 %bf.shl13, 59, !dbg !142
  %bf.cast15 = trunc i64 %bf.ashr14 to i32, !dbg !142
  %add16 = add nsw i32 %add11, %bf.cast15, !dbg !143
  %22 = load ptr, ptr getelementptr inbounds ([2 x ptr], ptr @names, i64 0, i64 1), align 8, !dbg !144
  %call17 = call i64 @strlen(ptr noundef %22) #5, !dbg !145
  %conv18 = trunc i64 %call17 to i32, !dbg !146
  %add19 = add nsw i32 %add16, %conv18, !dbg !147
  %23 = load ptr, ptr @first, align 8, !dbg !148
  %v = getelementptr inbounds %struct.node, ptr %23, i32 0, i32 1, !dbg !149
  %arrayidx20 = getelementptr inbounds [3 x i32], ptr %v, i64 0, i64 2, !dbg !150
  %24 = load i32, ptr %arrayidx20, align 8, !dbg !150
  %add21 = add nsw i32 %add19, %24, !dbg !151
  %tag = getelementptr inbounds %struct.point, ptr %q, i32 0, i32 0, !dbg !152
  %25 = load i8, ptr %tag, align 8, !dbg !152
  %conv22 = sext i8 %25 to i32, !dbg !153
  %add23 = add nsw i32 %add21, %conv22, !dbg !154
  store i32 %add23, ptr %retval, align 4, !dbg !155
  %26 = load ptr, ptr %saved_stack, align 8, !dbg !156
  call void @llvm.stackrestore.p0(ptr %26), !dbg !156
  %27 = load i32, ptr %retval, align 4, !dbg !156
  ret i32 %27, !dbg !156

indirectgoto:                                     ; preds = %entry
  %indirect.goto.dest = phi ptr [ %16, %entry ]
  indirectbr ptr %indirect.goto.dest, [label %a, label %b7]
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @kind(i32 noundef %n) #0 !dbg !157 {
entry:
  %retval = alloca i32, align 4
  %n.addr = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !158, !DIExpression(), !159)
  %0 = load i32, ptr %n.addr, align 4, !dbg !160
  switch i32 %0, label %sw.default [
    i32 0, label %sw.bb
    i32 1, label %sw.bb1
    i32 2, label %sw.bb1
    i32 1000, label %sw.bb2
  ], !dbg !161

sw.bb:                                            ; preds = %entry
  store i32 5, ptr %retval, align 4, !dbg !162
  br label %return, !dbg !162

sw.bb1:                                           ; preds = %entry, %entry
  store i32 6, ptr %retval, align 4, !dbg !164
  br label %return, !dbg !164

sw.bb2:                                           ; preds = %entry
  br label %out, !dbg !165

sw.default:                                       ; preds = %entry
  %1 = load i32, ptr %n.addr, align 4, !dbg !166
  %and = and i32 %1, 1, !dbg !167
  %idxprom = sext i32 %and to i64, !dbg !168
  %arrayidx = getelementptr inbounds [3 x ptr], ptr @table, i64 0, i64 %idxprom, !dbg !168
  %2 = load ptr, ptr %arrayidx, align 8, !dbg !168
  %3 = load i32, ptr %n.addr, align 4, !dbg !169
  %call = call i32 %2(i32 noundef %3), !dbg !168
  store i32 %call, ptr %retval, align 4, !dbg !170
  br label %return, !dbg !170

out:                                              ; preds = %sw.bb2
    #dbg_label(!171, !172)
  store i32 -1, ptr %retval, align 4, !dbg !173
  br label %return, !dbg !173

return:                                           ; preds = %out, %sw.default, %sw.bb1, %sw.bb
  %4 = load i32, ptr %retval, align 4, !dbg !174
  ret i32 %4, !dbg !174
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: noinline nounwind uwtable
define internal { i64, i64 } @move(i64 %p.coerce0, i64 %p.coerce1, i32 noundef %n) #0 !dbg !175 {
entry:
  %retval = alloca %struct.point, align 8
  %p = alloca %struct.point, align 8
  %n.addr = alloca i32, align 4
  %0 = getelementptr inbounds { i64, i64 }, ptr %p, i32 0, i32 0
  store i64 %p.coerce0, ptr %0, align 8
  %1 = getelementptr inbounds { i64, i64 }, ptr %p, i32 0, i32 1
  store i64 %p.coerce1, ptr %1, align 8
    #dbg_declare(ptr %p, !178, !DIExpression(), !179)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !180, !DIExpression(), !181)
  %2 = load i32, ptr %n.addr, align 4, !dbg !182
  %x = getelementptr inbounds %struct.point, ptr %p, i32 0, i32 1, !dbg !183
  %3 = load i16, ptr %x, align 2, !dbg !184
  %conv = sext i16 %3 to i32, !dbg !184
  %add = add nsw i32 %conv, %2, !dbg !184
  %conv1 = trunc i32 %add to i16, !dbg !184
  store i16 %conv1, ptr %x, align 2, !dbg !184
  %4 = load i32, ptr %n.addr, align 4, !dbg !185
  %conv2 = sext i32 %4 to i64, !dbg !185
  %y = getelementptr inbounds %struct.point, ptr %p, i32 0, i32 2, !dbg !186
  %5 = load i64, ptr %y, align 8, !dbg !187
  %sub = sub nsw i64 %5, %conv2, !dbg !187
  store i64 %sub, ptr %y, align 8, !dbg !187
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %retval, ptr align 8 %p, i64 16, i1 false), !dbg !188
  %6 = load { i64, i64 }, ptr %retval, align 8, !dbg !189
  ret { i64, i64 } %6, !dbg !189
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @sum(i32 noundef %n, ...) #0 !dbg !190 {
entry:
  %n.addr = alloca i32, align 4
  %list = alloca [1 x %struct.__va_list_tag], align 16
  %total = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !193, !DIExpression(), !194)
    #dbg_declare(ptr %list, !195, !DIExpression(), !208)
    #dbg_declare(ptr %total, !209, !DIExpression(), !210)
  store i32 0, ptr %total, align 4, !dbg !210
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0, !dbg !211
  call void @llvm.va_start.p0(ptr %arraydecay), !dbg !211
  br label %while.cond, !dbg !212

while.cond:                                       ; preds = %vaarg.end, %entry
  %0 = load i32, ptr %n.addr, align 4, !dbg !213
  %dec = add nsw i32 %0, -1, !dbg !213
  store i32 %dec, ptr %n.addr, align 4, !dbg !213
  %tobool = icmp ne i32 %0, 0, !dbg !212
  br i1 %tobool, label %while.body, label %while.end, !dbg !212

while.body:                                       ; preds = %while.cond
  %arraydecay1 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0, !dbg !214
  %gp_offset_p = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay1, i32 0, i32 0, !dbg !214
  %gp_offset = load i32, ptr %gp_offset_p, align 16, !dbg !214
  %fits_in_gp = icmp ule i32 %gp_offset, 40, !dbg !214
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem, !dbg !214

vaarg.in_reg:                                     ; preds = %while.body
  %1 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay1, i32 0, i32 3, !dbg !214
  %reg_save_area = load ptr, ptr %1, align 16, !dbg !214
  %2 = getelementptr i8, ptr %reg_save_area, i32 %gp_offset, !dbg !214
  %3 = add i32 %gp_offset, 8, !dbg !214
  store i32 %3, ptr %gp_offset_p, align 16, !dbg !214
  br label %vaarg.end, !dbg !214

vaarg.in_mem:                                     ; preds = %while.body
  %overflow_arg_area_p = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay1, i32 0, i32 2, !dbg !214
  %overflow_arg_area = load ptr, ptr %overflow_arg_area_p, align 8, !dbg !214
  %overflow_arg_area.next = getelementptr i8, ptr %overflow_arg_area, i32 8, !dbg !214
  store ptr %overflow_arg_area.next, ptr %overflow_arg_area_p, align 8, !dbg !214
  br label %vaarg.end, !dbg !214

vaarg.end:                                        ; preds = %vaarg.in_mem, %vaarg.in_reg
  %vaarg.addr = phi ptr [ %2, %vaarg.in_reg ], [ %overflow_arg_area, %vaarg.in_mem ], !dbg !214
  %4 = load i32, ptr %vaarg.addr, align 4, !dbg !214
  %5 = load i32, ptr %total, align 4, !dbg !215
  %add = add nsw i32 %5, %4, !dbg !215
  store i32 %add, ptr %total, align 4, !dbg !215
  br label %while.cond, !dbg !212, !llvm.loop !216

while.end:                                        ; preds = %while.cond
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0, !dbg !218
  call void @llvm.va_end.p0(ptr %arraydecay2), !dbg !218
  %6 = load i32, ptr %total, align 4, !dbg !219
  ret i32 %6, !dbg !220
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @fact(i32 noundef %n) #0 !dbg !221 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !222, !DIExpression(), !223)
  %0 = load i32, ptr %n.addr, align 4, !dbg !224
  %cmp = icmp slt i32 %0, 2, !dbg !225
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !224

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !224

cond.false:                                       ; preds = %entry
  %1 = load i32, ptr %n.addr, align 4, !dbg !226
  %2 = load i32, ptr %n.addr, align 4, !dbg !227
  %sub = sub nsw i32 %2, 1, !dbg !228
  %call = call i32 @fact(i32 noundef %sub), !dbg !229
  %mul = mul nsw i32 %1, %call, !dbg !230
  br label %cond.end, !dbg !224

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ 1, %cond.true ], [ %mul, %cond.false ], !dbg !224
  ret i32 %cond, !dbg !231
}

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind willreturn }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind willreturn memory(read) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!41, !42, !43, !44, !45, !46, !47}
!llvm.ident = !{!48}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "last", scope: !2, file: !3, line: 6, type: !9, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "data.c", directory: ".", checksumkind: CSK_MD5, checksum: "efaedbe6686bf027670bf07445e6efaa")
!4 = !{!5}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{!0, !7, !17, !23, !29, !34}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 6, type: !9, isLocal: false, isDefinition: true)
!9 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 6, size: 192, elements: !10)
!10 = !{!11, !13}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !9, file: !3, line: 6, baseType: !12, size: 64)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !9, file: !3, line: 6, baseType: !14, size: 96, offset: 64)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 96, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 3)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 9, type: !19, isLocal: false, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 192, elements: !15)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DISubroutineType(types: !22)
!22 = !{!5, !5}
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !3, line: 10, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 40, elements: !27)
!26 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!27 = !{!28}
!28 = !DISubrange(count: 5)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 10, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 32, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 4)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(name: "names", scope: !2, file: !3, line: 10, type: !36, isLocal: false, isDefinition: true)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 128, elements: !39)
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64)
!38 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !26)
!39 = !{!40}
!40 = !DISubrange(count: 2)
!41 = !{i32 7, !"Dwarf Version", i32 5}
!42 = !{i32 2, !"Debug Info Version", i32 3}
!43 = !{i32 1, !"wchar_size", i32 4}
!44 = !{i32 8, !"PIC Level", i32 2}
!45 = !{i32 7, !"PIE Level", i32 2}
!46 = !{i32 7, !"uwtable", i32 2}
!47 = !{i32 7, !"frame-pointer", i32 2}
!48 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!49 = distinct !DISubprogram(name: "twice", scope: !3, file: !3, line: 7, type: !21, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!50 = !{}
!51 = !DILocalVariable(name: "n", arg: 1, scope: !49, file: !3, line: 7, type: !5)
!52 = !DILocation(line: 7, column: 22, scope: !49)
!53 = !DILocation(line: 7, column: 38, scope: !49)
!54 = !DILocation(line: 7, column: 36, scope: !49)
!55 = !DILocation(line: 7, column: 27, scope: !49)
!56 = distinct !DISubprogram(name: "thrice", scope: !3, file: !3, line: 8, type: !21, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!57 = !DILocalVariable(name: "n", arg: 1, scope: !56, file: !3, line: 8, type: !5)
!58 = !DILocation(line: 8, column: 23, scope: !56)
!59 = !DILocation(line: 8, column: 39, scope: !56)
!60 = !DILocation(line: 8, column: 37, scope: !56)
!61 = !DILocation(line: 8, column: 28, scope: !56)
!62 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 32, type: !63, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !50)
!63 = !DISubroutineType(types: !4)
!64 = !DILocalVariable(name: "p", scope: !62, file: !3, line: 33, type: !65)
!65 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "point", file: !3, line: 3, size: 128, elements: !66)
!66 = !{!67, !68, !70}
!67 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !65, file: !3, line: 3, baseType: !26, size: 8)
!68 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !65, file: !3, line: 3, baseType: !69, size: 16, offset: 16)
!69 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !65, file: !3, line: 3, baseType: !71, size: 64, offset: 64)
!71 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!72 = !DILocation(line: 33, column: 18, scope: !62)
!73 = !DILocalVariable(name: "q", scope: !62, file: !3, line: 33, type: !65)
!74 = !DILocation(line: 33, column: 37, scope: !62)
!75 = !DILocalVariable(name: "w", scope: !62, file: !3, line: 34, type: !76)
!76 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "word", file: !3, line: 4, size: 32, elements: !77)
!77 = !{!78, !80, !83}
!78 = !DIDerivedType(tag: DW_TAG_member, name: "u", scope: !76, file: !3, line: 4, baseType: !79, size: 32)
!79 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !76, file: !3, line: 4, baseType: !81, size: 32)
!81 = !DICompositeType(tag: DW_TAG_array_type, baseType: !82, size: 32, elements: !32)
!82 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!83 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !76, file: !3, line: 4, baseType: !84, size: 32)
!84 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!85 = !DILocation(line: 34, column: 16, scope: !62)
!86 = !DILocalVariable(name: "b", scope: !62, file: !3, line: 35, type: !87)
!87 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "bits", file: !3, line: 5, size: 64, elements: !88)
!88 = !{!89, !90, !91}
!89 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !87, file: !3, line: 5, baseType: !79, size: 3, flags: DIFlagBitField, extraData: i64 0)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !87, file: !3, line: 5, baseType: !5, size: 5, offset: 3, flags: DIFlagBitField, extraData: i64 0)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !87, file: !3, line: 5, baseType: !92, size: 40, offset: 8, flags: DIFlagBitField, extraData: i64 0)
!92 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!93 = !DILocation(line: 35, column: 17, scope: !62)
!94 = !DILocalVariable(name: "n", scope: !62, file: !3, line: 36, type: !5)
!95 = !DILocation(line: 36, column: 9, scope: !62)
!96 = !DILocation(line: 36, column: 13, scope: !62)
!97 = !DILocation(line: 36, column: 26, scope: !62)
!98 = !DILocation(line: 36, column: 5, scope: !62)
!99 = !DILocalVariable(name: "__vla_expr0", scope: !62, type: !92, flags: DIFlagArtificial)
!100 = !DILocation(line: 0, scope: !62)
!101 = !DILocalVariable(name: "vla", scope: !62, file: !3, line: 36, type: !102)
!102 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, elements: !103)
!103 = !{!104}
!104 = !DISubrange(count: !99)
!105 = !DILocation(line: 36, column: 22, scope: !62)
!106 = !DILocation(line: 37, column: 5, scope: !62)
!107 = !DILocation(line: 38, column: 20, scope: !62)
!108 = !DILocation(line: 38, column: 5, scope: !62)
!109 = !DILocation(line: 39, column: 17, scope: !62)
!110 = !DILocation(line: 39, column: 9, scope: !62)
!111 = !DILocation(line: 40, column: 12, scope: !62)
!112 = !DILocation(line: 40, column: 9, scope: !62)
!113 = !DILocalVariable(name: "jump", scope: !62, file: !3, line: 41, type: !114)
!114 = !DICompositeType(tag: DW_TAG_array_type, baseType: !115, size: 128, elements: !39)
!115 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!116 = !DILocation(line: 41, column: 11, scope: !62)
!117 = !DILocation(line: 42, column: 16, scope: !62)
!118 = !DILocation(line: 42, column: 18, scope: !62)
!119 = !DILocation(line: 42, column: 11, scope: !62)
!120 = !DILocation(line: 42, column: 5, scope: !62)
!121 = !DILabel(scope: !62, name: "a", file: !3, line: 43)
!122 = !DILocation(line: 43, column: 1, scope: !62)
!123 = !DILocalVariable(name: "t", scope: !124, file: !3, line: 44, type: !5)
!124 = distinct !DILexicalBlock(scope: !62, file: !3, line: 44, column: 10)
!125 = !DILocation(line: 44, column: 16, scope: !124)
!126 = !DILocation(line: 44, column: 20, scope: !124)
!127 = !DILocation(line: 44, column: 22, scope: !124)
!128 = !DILocation(line: 44, column: 27, scope: !124)
!129 = !DILocation(line: 44, column: 12, scope: !124)
!130 = !DILocation(line: 44, column: 30, scope: !124)
!131 = !DILocation(line: 44, column: 7, scope: !62)
!132 = !DILocation(line: 44, column: 5, scope: !62)
!133 = !DILabel(scope: !62, name: "b", file: !3, line: 45)
!134 = !DILocation(line: 45, column: 1, scope: !62)
!135 = !DILocation(line: 46, column: 19, scope: !62)
!136 = !DILocation(line: 46, column: 22, scope: !62)
!137 = !DILocation(line: 46, column: 31, scope: !62)
!138 = !DILocation(line: 46, column: 12, scope: !62)
!139 = !DILocation(line: 46, column: 48, scope: !62)
!140 = !DILocation(line: 46, column: 50, scope: !62)
!141 = !DILocation(line: 46, column: 43, scope: !62)
!142 = !DILocation(line: 46, column: 63, scope: !62)
!143 = !DILocation(line: 46, column: 59, scope: !62)
!144 = !DILocation(line: 46, column: 79, scope: !62)
!145 = !DILocation(line: 46, column: 72, scope: !62)
!146 = !DILocation(line: 46, column: 67, scope: !62)
!147 = !DILocation(line: 46, column: 65, scope: !62)
!148 = !DILocation(line: 46, column: 97, scope: !62)
!149 = !DILocation(line: 46, column: 103, scope: !62)
!150 = !DILocation(line: 46, column: 91, scope: !62)
!151 = !DILocation(line: 46, column: 89, scope: !62)
!152 = !DILocation(line: 46, column: 112, scope: !62)
!153 = !DILocation(line: 46, column: 110, scope: !62)
!154 = !DILocation(line: 46, column: 108, scope: !62)
!155 = !DILocation(line: 46, column: 5, scope: !62)
!156 = !DILocation(line: 47, column: 1, scope: !62)
!157 = distinct !DISubprogram(name: "kind", scope: !3, file: !3, line: 21, type: !21, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!158 = !DILocalVariable(name: "n", arg: 1, scope: !157, file: !3, line: 21, type: !5)
!159 = !DILocation(line: 21, column: 21, scope: !157)
!160 = !DILocation(line: 22, column: 13, scope: !157)
!161 = !DILocation(line: 22, column: 5, scope: !157)
!162 = !DILocation(line: 23, column: 13, scope: !163)
!163 = distinct !DILexicalBlock(scope: !157, file: !3, line: 22, column: 16)
!164 = !DILocation(line: 24, column: 21, scope: !163)
!165 = !DILocation(line: 25, column: 16, scope: !163)
!166 = !DILocation(line: 26, column: 27, scope: !163)
!167 = !DILocation(line: 26, column: 29, scope: !163)
!168 = !DILocation(line: 26, column: 21, scope: !163)
!169 = !DILocation(line: 26, column: 34, scope: !163)
!170 = !DILocation(line: 26, column: 14, scope: !163)
!171 = !DILabel(scope: !157, name: "out", file: !3, line: 28)
!172 = !DILocation(line: 28, column: 1, scope: !157)
!173 = !DILocation(line: 29, column: 5, scope: !157)
!174 = !DILocation(line: 30, column: 1, scope: !157)
!175 = distinct !DISubprogram(name: "move", scope: !3, file: !3, line: 20, type: !176, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!176 = !DISubroutineType(types: !177)
!177 = !{!65, !65, !5}
!178 = !DILocalVariable(name: "p", arg: 1, scope: !175, file: !3, line: 20, type: !65)
!179 = !DILocation(line: 20, column: 39, scope: !175)
!180 = !DILocalVariable(name: "n", arg: 2, scope: !175, file: !3, line: 20, type: !5)
!181 = !DILocation(line: 20, column: 46, scope: !175)
!182 = !DILocation(line: 20, column: 58, scope: !175)
!183 = !DILocation(line: 20, column: 53, scope: !175)
!184 = !DILocation(line: 20, column: 55, scope: !175)
!185 = !DILocation(line: 20, column: 68, scope: !175)
!186 = !DILocation(line: 20, column: 63, scope: !175)
!187 = !DILocation(line: 20, column: 65, scope: !175)
!188 = !DILocation(line: 20, column: 78, scope: !175)
!189 = !DILocation(line: 20, column: 71, scope: !175)
!190 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 11, type: !191, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!191 = !DISubroutineType(types: !192)
!192 = !{!5, !5, null}
!193 = !DILocalVariable(name: "n", arg: 1, scope: !190, file: !3, line: 11, type: !5)
!194 = !DILocation(line: 11, column: 20, scope: !190)
!195 = !DILocalVariable(name: "list", scope: !190, file: !3, line: 12, type: !196)
!196 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !197, line: 12, baseType: !198)
!197 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/__stdarg_va_list.h", directory: "", checksumkind: CSK_MD5, checksum: "7bd78a282b99fcfe41a9e3c566d14f7d")
!198 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !3, baseType: !199)
!199 = !DICompositeType(tag: DW_TAG_array_type, baseType: !200, size: 192, elements: !206)
!200 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !201)
!201 = !{!202, !203, !204, !205}
!202 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !200, file: !3, line: 12, baseType: !79, size: 32)
!203 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !200, file: !3, line: 12, baseType: !79, size: 32, offset: 32)
!204 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !200, file: !3, line: 12, baseType: !115, size: 64, offset: 64)
!205 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !200, file: !3, line: 12, baseType: !115, size: 64, offset: 128)
!206 = !{!207}
!207 = !DISubrange(count: 1)
!208 = !DILocation(line: 12, column: 13, scope: !190)
!209 = !DILocalVariable(name: "total", scope: !190, file: !3, line: 13, type: !5)
!210 = !DILocation(line: 13, column: 9, scope: !190)
!211 = !DILocation(line: 14, column: 5, scope: !190)
!212 = !DILocation(line: 15, column: 5, scope: !190)
!213 = !DILocation(line: 15, column: 13, scope: !190)
!214 = !DILocation(line: 16, column: 18, scope: !190)
!215 = !DILocation(line: 16, column: 15, scope: !190)
!216 = distinct !{!216, !212, !214, !217}
!217 = !{!"llvm.loop.mustprogress"}
!218 = !DILocation(line: 17, column: 5, scope: !190)
!219 = !DILocation(line: 18, column: 12, scope: !190)
!220 = !DILocation(line: 18, column: 5, scope: !190)
!221 = distinct !DISubprogram(name: "fact", scope: !3, file: !3, line: 31, type: !21, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!222 = !DILocalVariable(name: "n", arg: 1, scope: !221, file: !3, line: 31, type: !5)
!223 = !DILocation(line: 31, column: 21, scope: !221)
!224 = !DILocation(line: 31, column: 33, scope: !221)
!225 = !DILocation(line: 31, column: 35, scope: !221)
!226 = !DILocation(line: 31, column: 45, scope: !221)
!227 = !DILocation(line: 31, column: 54, scope: !221)
!228 = !DILocation(line: 31, column: 56, scope: !221)
!229 = !DILocation(line: 31, column: 49, scope: !221)
!230 = !DILocation(line: 31, column: 47, scope: !221)
!231 = !DILocation(line: 31, column: 26, scope: !221)
