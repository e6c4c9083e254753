; ModuleID = 'atomics.c'
source_filename = "atomics.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.atomic_flag = type { i8 }
%struct.both = type { i32, i32 }

@f = dso_local global %struct.atomic_flag zeroinitializer, align 1
@n = dso_local global i32 0, align 4
@byte = dso_local global i8 0, align 1
@pointer = dso_local global ptr null, align 8
@plain = dso_local global i64 0, align 8
@both = dso_local global %struct.both zeroinitializer, align 8
@pair = dso_local global i128 0, align 16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
entry:
  %retval = alloca i32, align 4
  %expected = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %cmpxchg.bool = alloca i8, align 1
  %.atomictmp1 = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp2 = alloca i8, align 1
  %atomic-temp3 = alloca i8, align 1
  %.atomictmp4 = alloca ptr, align 8
  %atomic-temp5 = alloca ptr, align 8
  %.atomictmp6 = alloca i8, align 1
  %atomic-temp7 = alloca i8, align 1
  %.atomictmp9 = alloca i8, align 1
  %.atomictmp10 = alloca i64, align 8
  %atomic-temp11 = alloca i64, align 8
  %.atomictmp12 = alloca i64, align 8
  %t = alloca %struct.both, align 4
  %atomic-temp13 = alloca %struct.both, align 8
  %.atomictmp14 = alloca %struct.both, align 4
  %atomic-temp15 = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
  store i32 0, ptr %expected, align 4
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  store i32 1, ptr %.atomictmp, align 4
  %0 = load i32, ptr %expected, align 4
  %1 = load i32, ptr %.atomictmp, align 4
  %2 = cmpxchg weak ptr @n, i32 %0, i32 %1 acq_rel monotonic, align 4
  %3 = extractvalue { i32, i1 } %2, 0
  %4 = extractvalue { i32, i1 } %2, 1
  br i1 %4, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:                           ; preds = %while.cond
  store i32 %3, ptr %expected, align 4
  br label %cmpxchg.continue

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %while.cond
  %frombool = zext i1 %4 to i8
  store i8 %frombool, ptr %cmpxchg.bool, align 1
  %5 = load i8, ptr %cmpxchg.bool, align 1
  %tobool = trunc i8 %5 to i1
  %lnot = xor i1 %tobool, true
  br i1 %lnot, label %while.body, label %while.end

while.body:                                       ; preds = %cmpxchg.continue
  store i32 0, ptr %expected, align 4
  br label %while.cond, !llvm.loop !6

while.end:                                        ; preds = %cmpxchg.continue
  store i32 2, ptr %.atomictmp1, align 4
  %6 = load i32, ptr %.atomictmp1, align 4
  %7 = atomicrmw add ptr @n, i32 %6 seq_cst, align 4
  store i32 %7, ptr %atomic-temp, align 4
  %8 = load i32, ptr %atomic-temp, align 4
  %9 = atomicrmw or ptr @n, i32 4 seq_cst, align 4
  %10 = or i32 %9, 4
  store i8 1, ptr %.atomictmp2, align 1
  %11 = load i8, ptr %.atomictmp2, align 1
  %12 = atomicrmw sub ptr @byte, i8 %11 monotonic, align 1
  store i8 %12, ptr %atomic-temp3, align 1
  %13 = load i8, ptr %atomic-temp3, align 1
  store ptr @plain, ptr %.atomictmp4, align 8
  %14 = load i64, ptr %.atomictmp4, align 8
  %15 = atomicrmw xchg ptr @pointer, i64 %14 seq_cst, align 8
  store i64 %15, ptr %atomic-temp5, align 8
  %16 = load ptr, ptr %atomic-temp5, align 8
  store i8 1, ptr %.atomictmp6, align 1
  %17 = load i8, ptr %.atomictmp6, align 1
  %18 = atomicrmw xchg ptr @f, i8 %17 seq_cst, align 1
  store i8 %18, ptr %atomic-temp7, align 1
  %19 = load i8, ptr %atomic-temp7, align 1
  %tobool8 = trunc i8 %19 to i1
  br i1 %tobool8, label %if.end, label %if.then

if.then:                                          ; preds = %while.end
  store i8 0, ptr %.atomictmp9, align 1
  %20 = load i8, ptr %.atomictmp9, align 1
  store atomic i8 %20, ptr @f release, align 1
  br label %if.end

if.end:                                           ; preds = %if.then, %while.end
  %21 = atomicrmw nand ptr @plain, i64 3 seq_cst, align 8
  %22 = cmpxchg ptr @plain, i64 -1, i64 5 seq_cst seq_cst, align 8
  %23 = extractvalue { i64, i1 } %22, 1
  store i64 9, ptr %.atomictmp10, align 8
  %24 = load i64, ptr %.atomictmp10, align 8
  %25 = atomicrmw max ptr @plain, i64 %24 seq_cst, align 8
  store i64 %25, ptr %atomic-temp11, align 8
  %26 = load i64, ptr %atomic-temp11, align 8
  store i64 6, ptr %.atomictmp12, align 8
  %27 = load i64, ptr %.atomictmp12, align 8
  store atomic i64 %27, ptr @plain release, align 8
  %28 = load atomic i64, ptr @both seq_cst, align 8
  store i64 %28, ptr %atomic-temp13, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 8 %atomic-temp13, i64 8, i1 false)
  %a = getelementptr inbounds %struct.both, ptr %t, i32 0, i32 0
  %29 = load i32, ptr %a, align 4
  %inc = add nsw i32 %29, 1
  store i32 %inc, ptr %a, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %.atomictmp14, ptr align 4 %t, i64 8, i1 false)
  %30 = load i64, ptr %.atomictmp14, align 4
  store atomic i64 %30, ptr @both seq_cst, align 8
  call void asm sideeffect "lock; addl $$1, $0", "=*m,*m,~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(ptr elementtype(i32) @n, ptr elementtype(i32) @n) #2, !srcloc !8
  call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"() #2, !srcloc !9
  fence seq_cst
  %atomic-load = load atomic i32, ptr @n seq_cst, align 4
  %conv = sext i32 %atomic-load to i64
  %31 = load atomic i64, ptr @pointer acquire, align 8
  store i64 %31, ptr %atomic-temp15, align 8
  %32 = load ptr, ptr %atomic-temp15, align 8
  %33 = load i64, ptr %32, align 8
  %add = add nsw i64 %conv, %33
  %conv16 = trunc i64 %add to i32
  ret i32 %conv16
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind }

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
!8 = !{i64 934}
!9 = !{i64 1007}
