; Written by hand: syntax that clang does not print for C, and shapes that its output seldom has.
source_filename = "hand.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

module asm "# nothing"
%pair = type { i32, ptr }
%packed = type <{ i8, i64, [3 x i16] }>
%list = type { ptr, i32 }
%hidden = type opaque
$pick = comdat any

@g = dso_local global i32 7, align 4
@big = internal global [16 x i64] zeroinitializer, align 16
@p = global %pair { i32 1, ptr @g }, align 8
@q = global %packed <{ i8 -1, i64 ptrtoint (ptr @g to i64), [3 x i16] [i16 1, i16 undef, i16 3] }>, align 1
@inner = global ptr getelementptr inbounds ([16 x i64], ptr @big, i64 0, i64 3), align 8
@v = global <4 x i32> <i32 1, i32 2, i32 3, i32 4>, align 16
@w = weak global i128 -1, align 16
@c = common global i32 0, align 4
@t = thread_local(initialexec) global i16 9, align 2
@str = private unnamed_addr constant [6 x i8] c"a\00b\FF\22c", align 1
@also = alias i32, ptr @g
@again = weak alias i32, ptr @also
@llvm.used = appending global [1 x ptr] [ptr @g], section "llvm.metadata"
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @early, ptr null }]
@fp = global [2 x ptr] [ptr @choose, ptr null], align 8

define internal void @early() {
  store i32 8, ptr @g, align 4
  ret void
}

define i32 @choose(i32 %n, ptr nocapture readonly %m) comdat($pick) personality ptr null {
entry:
  switch i32 %n, label %other [
    i32 0, label %zero
    i32 -5, label %five
    i32 2147483647, label %five
  ]
zero:
  br label %done
five:
  %f = load i32, ptr %m, align 1
  br label %done
other:
  %i = add nuw nsw i32 %n, 1
  %big = icmp ugt i32 %i, 40
  br i1 %big, label %done, label %loop
loop:
  %k = phi i32 [ 0, %other ], [ %k2, %loop ]
  %k2 = add i32 %k, 1
  %more = icmp slt i32 %k2, %n
  br i1 %more, label %loop, label %done
done:
  %r = phi i32 [ 1, %zero ], [ %f, %five ], [ %i, %other ], [ %k, %loop ]
  ret i32 %r
}

define { i32, i1 } @both(i32 %a, i32 %b) {
  %s = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %a, i32 %b)
  %x = extractvalue { i32, i1 } %s, 0
  %y = insertvalue { i32, i1 } poison, i32 %x, 0
  %z = insertvalue { i32, i1 } %y, i1 true, 1
  ret { i32, i1 } %z
}

define <4 x i32> @vectors(<4 x i32> %a) {
  %b = add <4 x i32> %a, <i32 1, i32 1, i32 1, i32 1>
  %c = shufflevector <4 x i32> %a, <4 x i32> %b, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %d = insertelement <4 x i32> %c, i32 9, i32 2
  %e = icmp slt <4 x i32> %d, zeroinitializer
  %f = select <4 x i1> %e, <4 x i32> %a, <4 x i32> %b
  ret <4 x i32> %f
}

define i64 @numbers(i64 %a, double %x) {
  %b = lshr exact i64 %a, 3
  %c = sdiv i64 %b, 5
  %d = trunc i64 %c to i8
  %e = sext i8 %d to i64
  %f = fadd fast double %x, 0x3FF0000000000000
  %g = fptosi double %f to i64
  %h = bitcast double %f to i64
  %i = xor i64 %g, %h
  %j = freeze i64 %i
  %k = call i64 @llvm.ctpop.i64(i64 %j)
  %l = call i64 @llvm.umax.i64(i64 %k, i64 %e)
  %m = call i64 @llvm.fshl.i64(i64 %l, i64 %a, i64 7)
  ret i64 %m
}

define i32 @main(i32 %argc, ptr %argv) {
entry:
  %slot = alloca %pair, align 8
  %n = alloca i32, i32 4, align 4
  %old = alloca %list, align 8
  %first = getelementptr inbounds %pair, ptr %slot, i32 0, i32 0
  store i32 %argc, ptr %first, align 8
  store volatile i32 2, ptr %n, align 4
  %next = getelementptr %list, ptr %old, i64 0, i32 0
  store ptr null, ptr %next, align 8
  call void @llvm.memset.p0.i64(ptr align 8 @big, i8 1, i64 16, i1 false)
  %f = load ptr, ptr @fp, align 8
  %r = call i32 %f(i32 3, ptr @g)
  %a = load atomic i32, ptr @g seq_cst, align 4
  store atomic i32 %a, ptr @c release, align 4
  %old1 = atomicrmw umax ptr @g, i32 %r acq_rel, align 4
  %x = cmpxchg weak ptr @c, i32 %a, i32 5 seq_cst monotonic, align 4
  %ok = extractvalue { i32, i1 } %x, 1
  fence syncscope("singlethread") acquire
  fence seq_cst
  br i1 %ok, label %yes, label %no
yes:
  %both = call { i32, i1 } @both(i32 %old1, i32 1)
  %vec = load <4 x i32>, ptr @v, align 16
  %vec2 = call <4 x i32> @vectors(<4 x i32> %vec)
  %one = extractelement <4 x i32> %vec2, i32 1
  %num = call i64 @numbers(i64 77, double 1.5)
  %low = trunc i64 %num to i32
  %sum = add i32 %one, %low
  ret i32 %sum
no:
  %where = select i1 %ok, ptr blockaddress(@main, %yes), ptr blockaddress(@main, %end)
  indirectbr ptr %where, [label %yes, label %end]
end:
  %wide = load i128, ptr @w, align 16
  %t = load i16, ptr @t, align 2
  %isnull = icmp eq ptr %argv, null
  %last = zext i1 %isnull to i32
  ret i32 %last
}

declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
declare i64 @llvm.ctpop.i64(i64)
declare i64 @llvm.umax.i64(i64, i64)
declare i64 @llvm.fshl.i64(i64, i64, i64)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)
