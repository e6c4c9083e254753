; ModuleID = 'c11.c'
source_filename = "c11.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__once_flag = type { i32 }
%union.mtx_t = type { i64, [32 x i8] }
%union.cnd_t = type { i64, [40 x i8] }

@flag = dso_local global %struct.__once_flag zeroinitializer, align 4
@__const.main.a = private unnamed_addr constant [2 x i32] [i32 1, i32 2], align 4
@shared = dso_local global i32 0, align 4
@m = dso_local global %union.mtx_t zeroinitializer, align 8
@c = dso_local global %union.cnd_t zeroinitializer, align 8
@own = dso_local thread_local global i32 0, align 4

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
entry:
  %retval = alloca i32, align 4
  %t = alloca [2 x i64], align 16
  %a = alloca [2 x i32], align 4
  %r = alloca i32, align 4
  %sum = alloca i32, align 4
  %i = alloca i32, align 4
  %i3 = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr align 4 @__const.main.a, i64 8, i1 false)
  store i32 0, ptr %r, align 4
  store i32 0, ptr %sum, align 4
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4
  %cmp = icmp slt i32 %0, 2
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %i, align 4
  %idxprom = sext i32 %1 to i64
  %arrayidx = getelementptr inbounds [2 x i64], ptr %t, i64 0, i64 %idxprom
  %2 = load i32, ptr %i, align 4
  %idxprom1 = sext i32 %2 to i64
  %arrayidx2 = getelementptr inbounds [2 x i32], ptr %a, i64 0, i64 %idxprom1
  %call = call i32 @thrd_create(ptr noundef %arrayidx, ptr noundef @work, ptr noundef %arrayidx2)
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %3 = load i32, ptr %i, align 4
  %inc = add nsw i32 %3, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond, !llvm.loop !6

for.end:                                          ; preds = %for.cond
  store i32 0, ptr %i3, align 4
  br label %for.cond4

for.cond4:                                        ; preds = %for.inc10, %for.end
  %4 = load i32, ptr %i3, align 4
  %cmp5 = icmp slt i32 %4, 2
  br i1 %cmp5, label %for.body6, label %for.end12

for.body6:                                        ; preds = %for.cond4
  %5 = load i32, ptr %i3, align 4
  %idxprom7 = sext i32 %5 to i64
  %arrayidx8 = getelementptr inbounds [2 x i64], ptr %t, i64 0, i64 %idxprom7
  %6 = load i64, ptr %arrayidx8, align 8
  %call9 = call i32 @thrd_join(i64 noundef %6, ptr noundef %r)
  %7 = load i32, ptr %r, align 4
  %8 = load i32, ptr %sum, align 4
  %add = add nsw i32 %8, %7
  store i32 %add, ptr %sum, align 4
  br label %for.inc10

for.inc10:                                        ; preds = %for.body6
  %9 = load i32, ptr %i3, align 4
  %inc11 = add nsw i32 %9, 1
  store i32 %inc11, ptr %i3, align 4
  br label %for.cond4, !llvm.loop !8

for.end12:                                        ; preds = %for.cond4
  %10 = load i32, ptr %sum, align 4
  %11 = load i32, ptr @shared, align 4
  %cmp13 = icmp eq i32 %10, %11
  %12 = zext i1 %cmp13 to i64
  %cond = select i1 %cmp13, i32 0, i32 1
  ret i32 %cond
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare i32 @thrd_create(ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal i32 @work(ptr noundef %arg) #0 {
entry:
  %arg.addr = alloca ptr, align 8
  store ptr %arg, ptr %arg.addr, align 8
  call void @call_once(ptr noundef @flag, ptr noundef @once)
  %call = call i32 @mtx_lock(ptr noundef @m)
  %0 = load ptr, ptr %arg.addr, align 8
  %1 = load i32, ptr %0, align 4
  %2 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own)
  %3 = load i32, ptr %2, align 4
  %add = add nsw i32 %3, %1
  store i32 %add, ptr %2, align 4
  %4 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own)
  %5 = load i32, ptr %4, align 4
  %6 = load i32, ptr @shared, align 4
  %add1 = add nsw i32 %6, %5
  store i32 %add1, ptr @shared, align 4
  %call2 = call i32 @cnd_signal(ptr noundef @c)
  %call3 = call i32 @mtx_unlock(ptr noundef @m)
  %7 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own)
  %8 = load i32, ptr %7, align 4
  ret i32 %8
}

declare i32 @thrd_join(i64 noundef, ptr noundef) #2

declare void @call_once(ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal void @once() #0 {
entry:
  %call = call i32 @mtx_init(ptr noundef @m, i32 noundef 0)
  %call1 = call i32 @cnd_init(ptr noundef @c)
  ret void
}

declare i32 @mtx_lock(ptr noundef) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #3

declare i32 @cnd_signal(ptr noundef) #2

declare i32 @mtx_unlock(ptr noundef) #2

declare i32 @mtx_init(ptr noundef, i32 noundef) #2

declare i32 @cnd_init(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!8 = distinct !{!8, !7}
