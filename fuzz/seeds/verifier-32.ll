; ModuleID = 'verifier.c'
source_filename = "verifier.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@lock = dso_local global i32 0, align 4
@count = dso_local global i32 0, align 4
@llvm.global_ctors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @set_up, i8* null }]

@other = dso_local alias i32, i32* @count

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @__VERIFIER_atomic_take() #0 {
  %1 = load i32, i32* @lock, align 4
  %2 = icmp eq i32 %1, 0
  %3 = zext i1 %2 to i32
  call void @__VERIFIER_assume(i32 noundef %3)
  store i32 1, i32* @lock, align 4
  ret void
}

declare void @__VERIFIER_assume(i32 noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @set_up() #0 {
  store i32 1, i32* @count, align 4
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %3 = call i32 @__VERIFIER_nondet_int()
  store i32 %3, i32* %2, align 4
  %4 = load i32, i32* %2, align 4
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %6, label %9

6:                                                ; preds = %0
  %7 = load i32, i32* %2, align 4
  %8 = icmp slt i32 %7, 3
  br label %9

9:                                                ; preds = %6, %0
  %10 = phi i1 [ false, %0 ], [ %8, %6 ]
  %11 = zext i1 %10 to i32
  call void @__VERIFIER_assume(i32 noundef %11)
  call void @__VERIFIER_atomic_take()
  call void @__VERIFIER_atomic_begin()
  %12 = load i32, i32* %2, align 4
  %13 = load i32, i32* @count, align 4
  %14 = add nsw i32 %13, %12
  store i32 %14, i32* @count, align 4
  call void @__VERIFIER_atomic_end()
  %15 = load i32, i32* @other, align 4
  %16 = icmp slt i32 %15, 2
  br i1 %16, label %22, label %17

17:                                               ; preds = %9
  %18 = call zeroext i1 @__VERIFIER_nondet_bool()
  br i1 %18, label %19, label %23

19:                                               ; preds = %17
  %20 = load i32, i32* @count, align 4
  %21 = icmp sgt i32 %20, 3
  br i1 %21, label %22, label %23

22:                                               ; preds = %19, %9
  call void @reach_error()
  br label %23

23:                                               ; preds = %22, %19, %17
  ret i32 0
}

declare i32 @__VERIFIER_nondet_int() #1

declare void @__VERIFIER_atomic_begin() #1

declare void @__VERIFIER_atomic_end() #1

declare zeroext i1 @__VERIFIER_nondet_bool() #1

declare void @reach_error() #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0, !1, !2, !3, !4, !5}
!llvm.ident = !{!6}

!0 = !{i32 1, !"NumRegisterParameters", i32 0}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 7, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{i32 7, !"uwtable", i32 1}
!5 = !{i32 7, !"frame-pointer", i32 2}
!6 = !{!"Debian clang version 14.0.6"}
