; ModuleID = 'verifier.c'
source_filename = "verifier.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@lock = dso_local global i32 0, align 4
@count = dso_local global i32 0, align 4
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @set_up, ptr null }]

@other = dso_local alias i32, ptr @count

; Function Attrs: noinline nounwind uwtable
define dso_local void @__VERIFIER_atomic_take() #0 {
entry:
  %0 = load i32, ptr @lock, align 4
  %cmp = icmp eq i32 %0, 0
  %conv = zext i1 %cmp to i32
  call void @__VERIFIER_assume(i32 noundef %conv)
  store i32 1, ptr @lock, align 4
  ret void
}

declare void @__VERIFIER_assume(i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @set_up() #0 {
entry:
  store i32 1, ptr @count, align 4
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  %call = call i32 @__VERIFIER_nondet_int()
  store i32 %call, ptr %n, align 4
  %0 = load i32, ptr %n, align 4
  %cmp = icmp sgt i32 %0, 0
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %entry
  %1 = load i32, ptr %n, align 4
  %cmp1 = icmp slt i32 %1, 3
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %2 = phi i1 [ false, %entry ], [ %cmp1, %land.rhs ]
  %land.ext = zext i1 %2 to i32
  call void @__VERIFIER_assume(i32 noundef %land.ext)
  call void @__VERIFIER_atomic_take()
  call void @__VERIFIER_atomic_begin()
  %3 = load i32, ptr %n, align 4
  %4 = load i32, ptr @count, align 4
  %add = add nsw i32 %4, %3
  store i32 %add, ptr @count, align 4
  call void @__VERIFIER_atomic_end()
  %5 = load i32, ptr @other, align 4
  %cmp2 = icmp slt i32 %5, 2
  br i1 %cmp2, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %land.end
  %call3 = call zeroext i1 @__VERIFIER_nondet_bool()
  br i1 %call3, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %lor.lhs.false
  %6 = load i32, ptr @count, align 4
  %cmp4 = icmp sgt i32 %6, 3
  br i1 %cmp4, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true, %land.end
  call void @reach_error()
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true, %lor.lhs.false
  ret i32 0
}

declare i32 @__VERIFIER_nondet_int() #1

declare void @__VERIFIER_atomic_begin() #1

declare void @__VERIFIER_atomic_end() #1

declare zeroext i1 @__VERIFIER_nondet_bool() #1

declare void @reach_error() #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 16.0.6 (15~deb12u1)"}
