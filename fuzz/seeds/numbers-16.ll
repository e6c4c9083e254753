; ModuleID = 'numbers.c'
source_filename = "numbers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@wide = dso_local global i128 -5, align 16
@ull = dso_local global i64 -9223372036854775808, align 8
@d = dso_local global double 1.000000e-01, align 8
@ld = dso_local global x86_fp80 0xK4000C000000000000000, align 16
@flag = dso_local global i8 0, align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
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
  store ptr %argv, ptr %argv.addr, align 8
  %0 = load i32, ptr %argc.addr, align 4
  store i32 %0, ptr %a, align 4
  store i32 3, ptr %b, align 4
  %1 = load i128, ptr @wide, align 16
  %2 = load i32, ptr %a, align 4
  %conv = sext i32 %2 to i128
  %mul = mul nsw i128 %1, %conv
  %3 = load i32, ptr %b, align 4
  %conv1 = sext i32 %3 to i128
  %div = sdiv i128 %mul, %conv1
  %4 = load i128, ptr @wide, align 16
  %shr = ashr i128 %4, 2
  %add = add nsw i128 %div, %shr
  store i128 %add, ptr @wide, align 16
  %5 = load i32, ptr %a, align 4
  %6 = load i32, ptr %b, align 4
  %7 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %5, i32 %6)
  %8 = extractvalue { i32, i1 } %7, 1
  %9 = extractvalue { i32, i1 } %7, 0
  store i32 %9, ptr %r, align 4
  %frombool = zext i1 %8 to i8
  store i8 %frombool, ptr @flag, align 1
  %10 = load i32, ptr %a, align 4
  %11 = call i32 @llvm.ctpop.i32(i32 %10)
  %12 = load i32, ptr %b, align 4
  %13 = call i32 @llvm.ctlz.i32(i32 %12, i1 true)
  %add2 = add nsw i32 %11, %13
  %14 = load i32, ptr %b, align 4
  %15 = call i32 @llvm.cttz.i32(i32 %14, i1 true)
  %add3 = add nsw i32 %add2, %15
  %16 = load i32, ptr %a, align 4
  %17 = call i32 @llvm.bswap.i32(i32 %16)
  %add4 = add i32 %add3, %17
  %18 = load i32, ptr %r, align 4
  %add5 = add i32 %18, %add4
  store i32 %add5, ptr %r, align 4
  %19 = load i32, ptr %r, align 4
  %20 = load i32, ptr %b, align 4
  %and = and i32 %20, 31
  %shr6 = lshr i32 %19, %and
  store i32 %shr6, ptr %u, align 4
  %21 = load double, ptr @d, align 8
  %22 = load i32, ptr %a, align 4
  %conv7 = sitofp i32 %22 to double
  %23 = load i32, ptr %u, align 4
  %conv9 = uitofp i32 %23 to double
  %24 = call double @llvm.fmuladd.f64(double %21, double %conv7, double %conv9)
  %25 = load i64, ptr @ull, align 8
  %conv10 = uitofp i64 %25 to float
  %conv11 = fpext float %conv10 to double
  %sub = fsub double %24, %conv11
  store double %sub, ptr @d, align 8
  %26 = load x86_fp80, ptr @ld, align 16
  %27 = load double, ptr @d, align 8
  %conv12 = fpext double %27 to x86_fp80
  %add13 = fadd x86_fp80 %26, %conv12
  store x86_fp80 %add13, ptr @ld, align 16
  %28 = load i32, ptr %r, align 4
  %29 = load i32, ptr %b, align 4
  %rem = srem i32 %28, %29
  %conv14 = trunc i32 %rem to i16
  store i16 %conv14, ptr %s, align 2
  %30 = load i16, ptr %s, align 2
  %conv15 = sext i16 %30 to i32
  %sub16 = sub nsw i32 0, %conv15
  %conv17 = trunc i32 %sub16 to i8
  store i8 %conv17, ptr %c, align 1
  %31 = load i32, ptr %a, align 4
  %32 = load i32, ptr %b, align 4
  %cmp = icmp sgt i32 %31, %32
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %33 = load i8, ptr %c, align 1
  %conv19 = sext i8 %33 to i32
  %call = call i32 @abs(i32 noundef %conv19) #3
  br label %cond.end

cond.false:                                       ; preds = %entry
  %34 = load double, ptr @d, align 8
  %35 = call double @llvm.fabs.f64(double %34)
  %conv20 = fptosi double %35 to i32
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %call, %cond.true ], [ %conv20, %cond.false ]
  store i32 %cond, ptr %r, align 4
  %36 = load i32, ptr %a, align 4
  %37 = load i32, ptr %b, align 4
  %38 = load i32, ptr %u, align 4
  %not = xor i32 %38, -1
  %and21 = and i32 %37, %not
  %or = or i32 %36, %and21
  %39 = load i32, ptr %r, align 4
  %xor = xor i32 %39, %or
  store i32 %xor, ptr %r, align 4
  %40 = load ptr, ptr %argv.addr, align 8
  %41 = ptrtoint ptr %40 to i64
  %42 = load i32, ptr %r, align 4
  %conv22 = sext i32 %42 to i64
  %add23 = add i64 %41, %conv22
  %43 = load i64, ptr @ull, align 8
  %cmp24 = icmp ult i64 %add23, %43
  br i1 %cmp24, label %land.lhs.true, label %lor.rhs

land.lhs.true:                                    ; preds = %cond.end
  %44 = load double, ptr @d, align 8
  %45 = load double, ptr @d, align 8
  %cmp26 = fcmp une double %44, %45
  br i1 %cmp26, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %land.lhs.true, %cond.end
  %46 = load x86_fp80, ptr @ld, align 16
  %cmp28 = fcmp ogt x86_fp80 %46, 0xK40008000000000000000
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %land.lhs.true
  %47 = phi i1 [ true, %land.lhs.true ], [ %cmp28, %lor.rhs ]
  %lor.ext = zext i1 %47 to i32
  ret i32 %lor.ext
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

; Function Attrs: nounwind willreturn memory(none)
declare i32 @abs(i32 noundef) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 16.0.6 (15~deb12u1)"}
