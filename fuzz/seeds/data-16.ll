; ModuleID = 'data.c'
source_filename = "data.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { ptr, [3 x i32] }
%struct.point = type { i8, i16, i64 }
%union.word = type { i32 }
%struct.bits = type { i48 }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@last = dso_local global %struct.node { ptr null, [3 x i32] [i32 1, i32 2, i32 3] }, align 8
@first = dso_local global %struct.node { ptr @last, [3 x i32] [i32 4, i32 0, i32 6] }, align 8
@table = dso_local global [3 x ptr] [ptr @twice, ptr @thrice, ptr null], align 16
@.str = private unnamed_addr constant [5 x i8] c"zero\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"one\00", align 1
@names = dso_local global [2 x ptr] [ptr @.str, ptr @.str.1], align 16
@__const.main.p = private unnamed_addr constant %struct.point { i8 97, i16 1, i64 2 }, align 8
@__const.main.w = private unnamed_addr constant %union.word { i32 1065353216 }, align 4
@__const.main.b = private unnamed_addr constant { i8, i8, i8, i8, i8, i8, [2 x i8] } { i8 -15, i8 3, i8 0, i8 0, i8 0, i8 0, [2 x i8] undef }, align 8
@__const.main.jump = private unnamed_addr constant [2 x ptr] [ptr blockaddress(@main, %a), ptr blockaddress(@main, %b7)], align 16

; Function Attrs: noinline nounwind uwtable
define internal i32 @twice(i32 noundef %n) #0 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
  %0 = load i32, ptr %n.addr, align 4
  %mul = mul nsw i32 2, %0
  ret i32 %mul
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @thrice(i32 noundef %n) #0 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
  %0 = load i32, ptr %n.addr, align 4
  %mul = mul nsw i32 3, %0
  ret i32 %mul
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
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
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %p, ptr align 8 @__const.main.p, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %w, ptr align 4 @__const.main.w, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %b, ptr align 8 @__const.main.b, i64 8, i1 false)
  %call = call i32 @kind(i32 noundef 2)
  store i32 %call, ptr %n, align 4
  %0 = load i32, ptr %n, align 4
  %1 = zext i32 %0 to i64
  %2 = call ptr @llvm.stacksave()
  store ptr %2, ptr %saved_stack, align 8
  %vla = alloca i32, i64 %1, align 16
  store i64 %1, ptr %__vla_expr0, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %q, ptr align 8 %p, i64 16, i1 false)
  %3 = mul nuw i64 4, %1
  call void @llvm.memset.p0.i64(ptr align 16 %vla, i8 0, i64 %3, i1 false)
  %4 = load i32, ptr %n, align 4
  %5 = getelementptr inbounds { i64, i64 }, ptr %q, i32 0, i32 0
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds { i64, i64 }, ptr %q, i32 0, i32 1
  %8 = load i64, ptr %7, align 8
  %call1 = call { i64, i64 } @move(i64 %6, i64 %8, i32 noundef %4)
  %9 = getelementptr inbounds { i64, i64 }, ptr %tmp, i32 0, i32 0
  %10 = extractvalue { i64, i64 } %call1, 0
  store i64 %10, ptr %9, align 8
  %11 = getelementptr inbounds { i64, i64 }, ptr %tmp, i32 0, i32 1
  %12 = extractvalue { i64, i64 } %call1, 1
  store i64 %12, ptr %11, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %q, ptr align 8 %tmp, i64 16, i1 false)
  %arrayidx = getelementptr inbounds i32, ptr %vla, i64 1
  %13 = load i32, ptr %arrayidx, align 4
  %bf.load = load i64, ptr %b, align 8
  %bf.shl = shl i64 %bf.load, 56
  %bf.ashr = ashr i64 %bf.shl, 59
  %bf.cast = trunc i64 %bf.ashr to i32
  %add = add nsw i32 %bf.cast, %13
  %14 = zext i32 %add to i64
  %bf.load2 = load i64, ptr %b, align 8
  %bf.value = and i64 %14, 31
  %bf.shl3 = shl i64 %bf.value, 3
  %bf.clear = and i64 %bf.load2, -249
  %bf.set = or i64 %bf.clear, %bf.shl3
  store i64 %bf.set, ptr %b, align 8
  %bf.result.shl = shl i64 %bf.value, 59
  %bf.result.ashr = ashr i64 %bf.result.shl, 59
  %bf.result.cast = trunc i64 %bf.result.ashr to i32
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %jump, ptr align 16 @__const.main.jump, i64 16, i1 false)
  %15 = load i32, ptr %n, align 4
  %and = and i32 %15, 1
  %idxprom = sext i32 %and to i64
  %arrayidx4 = getelementptr inbounds [2 x ptr], ptr %jump, i64 0, i64 %idxprom
  %16 = load ptr, ptr %arrayidx4, align 8
  br label %indirectgoto

a:                                                ; preds = %indirectgoto
  %17 = load i32, ptr %n, align 4
  %add5 = add nsw i32 %17, 1
  store i32 %add5, ptr %t, align 4
  %18 = load i32, ptr %t, align 4
  store i32 %18, ptr %tmp6, align 4
  %19 = load i32, ptr %tmp6, align 4
  store i32 %19, ptr %n, align 4
  br label %b7

b7:                                               ; preds = %a, %indirectgoto
  %20 = load i32, ptr %n, align 4
  %call8 = call i32 @fact(i32 noundef 4)
  %call9 = call i32 @kind(i32 noundef 1000)
  %call10 = call i32 (i32, ...) @sum(i32 noundef 3, i32 noundef %20, i32 noundef %call8, i32 noundef %call9)
  %21 = load float, ptr %w, align 4
  %cmp = fcmp oeq float %21, 1.000000e+00
  %conv = zext i1 %cmp to i32
  %add11 = add nsw i32 %call10, %conv
  %bf.load12 = load i64, ptr %b, align 8
  %bf.shl13 = shl i64 %bf.load12, 56
  %bf.ashr14 = ashr i64 %bf.shl13, 59
  %bf.cast15 = trunc i64 %bf.ashr14 to i32
  %add16 = add nsw i32 %add11, %bf.cast15
  %22 = load ptr, ptr getelementptr inbounds ([2 x ptr], ptr @names, i64 0, i64 1), align 8
  %call17 = call i64 @strlen(ptr noundef %22) #5
  %conv18 = trunc i64 %call17 to i32
  %add19 = add nsw i32 %add16, %conv18
  %23 = load ptr, ptr @first, align 8
  %v = getelementptr inbounds %struct.node, ptr %23, i32 0, i32 1
  %arrayidx20 = getelementptr inbounds [3 x i32], ptr %v, i64 0, i64 2
  %24 = load i32, ptr %arrayidx20, align 8
  %add21 = add nsw i32 %add19, %24
  %tag = getelementptr inbounds %struct.point, ptr %q, i32 0, i32 0
  %25 = load i8, ptr %tag, align 8
  %conv22 = sext i8 %25 to i32
  %add23 = add nsw i32 %add21, %conv22
  store i32 %add23, ptr %retval, align 4
  %26 = load ptr, ptr %saved_stack, align 8
  call void @llvm.stackrestore(ptr %26)
  %27 = load i32, ptr %retval, align 4
  ret i32 %27

indirectgoto:                                     ; preds = %entry
  %indirect.goto.dest = phi ptr [ %16, %entry ]
  indirectbr ptr %indirect.goto.dest, [label %a, label %b7]
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @kind(i32 noundef %n) #0 {
entry:
  %retval = alloca i32, align 4
  %n.addr = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
  %0 = load i32, ptr %n.addr, align 4
  switch i32 %0, label %sw.default [
    i32 0, label %sw.bb
    i32 1, label %sw.bb1
    i32 2, label %sw.bb1
    i32 1000, label %sw.bb2
  ]

sw.bb:                                            ; preds = %entry
  store i32 5, ptr %retval, align 4
  br label %return

sw.bb1:                                           ; preds = %entry, %entry
  store i32 6, ptr %retval, align 4
  br label %return

sw.bb2:                                           ; preds = %entry
  br label %out

sw.default:                                       ; preds = %entry
  %1 = load i32, ptr %n.addr, align 4
  %and = and i32 %1, 1
  %idxprom = sext i32 %and to i64
  %arrayidx = getelementptr inbounds [3 x ptr], ptr @table, i64 0, i64 %idxprom
  %2 = load ptr, ptr %arrayidx, align 8
  %3 = load i32, ptr %n.addr, align 4
  %call = call i32 %2(i32 noundef %3)
  store i32 %call, ptr %retval, align 4
  br label %return

out:                                              ; preds = %sw.bb2
  store i32 -1, ptr %retval, align 4
  br label %return

return:                                           ; preds = %out, %sw.default, %sw.bb1, %sw.bb
  %4 = load i32, ptr %retval, align 4
  ret i32 %4
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave() #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: noinline nounwind uwtable
define internal { i64, i64 } @move(i64 %p.coerce0, i64 %p.coerce1, i32 noundef %n) #0 {
entry:
  %retval = alloca %struct.point, align 8
  %p = alloca %struct.point, align 8
  %n.addr = alloca i32, align 4
  %0 = getelementptr inbounds { i64, i64 }, ptr %p, i32 0, i32 0
  store i64 %p.coerce0, ptr %0, align 8
  %1 = getelementptr inbounds { i64, i64 }, ptr %p, i32 0, i32 1
  store i64 %p.coerce1, ptr %1, align 8
  store i32 %n, ptr %n.addr, align 4
  %2 = load i32, ptr %n.addr, align 4
  %x = getelementptr inbounds %struct.point, ptr %p, i32 0, i32 1
  %3 = load i16, ptr %x, align 2
  %conv = sext i16 %3 to i32
  %add = add nsw i32 %conv, %2
  %conv1 = trunc i32 %add to i16
  store i16 %conv1, ptr %x, align 2
  %4 = load i32, ptr %n.addr, align 4
  %conv2 = sext i32 %4 to i64
  %y = getelementptr inbounds %struct.point, ptr %p, i32 0, i32 2
  %5 = load i64, ptr %y, align 8
  %sub = sub nsw i64 %5, %conv2
  store i64 %sub, ptr %y, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %retval, ptr align 8 %p, i64 16, i1 false)
  %6 = load { i64, i64 }, ptr %retval, align 8
  ret { i64, i64 } %6
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @sum(i32 noundef %n, ...) #0 {
entry:
  %n.addr = alloca i32, align 4
  %list = alloca [1 x %struct.__va_list_tag], align 16
  %total = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
  store i32 0, ptr %total, align 4
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0
  call void @llvm.va_start(ptr %arraydecay)
  br label %while.cond

while.cond:                                       ; preds = %vaarg.end, %entry
  %0 = load i32, ptr %n.addr, align 4
  %dec = add nsw i32 %0, -1
  store i32 %dec, ptr %n.addr, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %arraydecay1 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0
  %gp_offset_p = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay1, i32 0, i32 0
  %gp_offset = load i32, ptr %gp_offset_p, align 16
  %fits_in_gp = icmp ule i32 %gp_offset, 40
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem

vaarg.in_reg:                                     ; preds = %while.body
  %1 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay1, i32 0, i32 3
  %reg_save_area = load ptr, ptr %1, align 16
  %2 = getelementptr i8, ptr %reg_save_area, i32 %gp_offset
  %3 = add i32 %gp_offset, 8
  store i32 %3, ptr %gp_offset_p, align 16
  br label %vaarg.end

vaarg.in_mem:                                     ; preds = %while.body
  %overflow_arg_area_p = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay1, i32 0, i32 2
  %overflow_arg_area = load ptr, ptr %overflow_arg_area_p, align 8
  %overflow_arg_area.next = getelementptr i8, ptr %overflow_arg_area, i32 8
  store ptr %overflow_arg_area.next, ptr %overflow_arg_area_p, align 8
  br label %vaarg.end

vaarg.end:                                        ; preds = %vaarg.in_mem, %vaarg.in_reg
  %vaarg.addr = phi ptr [ %2, %vaarg.in_reg ], [ %overflow_arg_area, %vaarg.in_mem ]
  %4 = load i32, ptr %vaarg.addr, align 4
  %5 = load i32, ptr %total, align 4
  %add = add nsw i32 %5, %4
  store i32 %add, ptr %total, align 4
  br label %while.cond, !llvm.loop !6

while.end:                                        ; preds = %while.cond
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0
  call void @llvm.va_end(ptr %arraydecay2)
  %6 = load i32, ptr %total, align 4
  ret i32 %6
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @fact(i32 noundef %n) #0 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
  %0 = load i32, ptr %n.addr, align 4
  %cmp = icmp slt i32 %0, 2
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  br label %cond.end

cond.false:                                       ; preds = %entry
  %1 = load i32, ptr %n.addr, align 4
  %2 = load i32, ptr %n.addr, align 4
  %sub = sub nsw i32 %2, 1
  %call = call i32 @fact(i32 noundef %sub)
  %mul = mul nsw i32 %1, %call
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ 1, %cond.true ], [ %mul, %cond.false ]
  ret i32 %cond
}

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore(ptr) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start(ptr) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end(ptr) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind willreturn }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind willreturn memory(read) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 16.0.6 (15~deb12u1)"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
