; ModuleID = 'heap.c'
source_filename = "heap.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.item = type { ptr, [12 x i8] }

@.str = private unnamed_addr constant [7 x i8] c"n%d %s\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"n2 x\00", align 1
@.str.3 = private unnamed_addr constant [10 x i8] c"%s %d %p\0A\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
entry:
  %retval = alloca i32, align 4
  %list = alloca ptr, align 8
  %text = alloca [32 x i8], align 16
  %i = alloca i32, align 4
  %numbers = alloca ptr, align 8
  %next = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
  store ptr null, ptr %list, align 8
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4
  %cmp = icmp slt i32 %0, 3
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %arraydecay = getelementptr inbounds [32 x i8], ptr %text, i64 0, i64 0
  %1 = load i32, ptr %i, align 4
  %call = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay, i64 noundef 32, ptr noundef @.str, i32 noundef %1, ptr noundef @.str.1) #8
  %2 = load ptr, ptr %list, align 8
  %arraydecay1 = getelementptr inbounds [32 x i8], ptr %text, i64 0, i64 0
  %call2 = call ptr @push(ptr noundef %2, ptr noundef %arraydecay1)
  store ptr %call2, ptr %list, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %3 = load i32, ptr %i, align 4
  %inc = add nsw i32 %3, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond, !llvm.loop !6

for.end:                                          ; preds = %for.cond
  %call3 = call noalias ptr @calloc(i64 noundef 4, i64 noundef 4) #9
  store ptr %call3, ptr %numbers, align 8
  %4 = load ptr, ptr %numbers, align 8
  %call4 = call ptr @realloc(ptr noundef %4, i64 noundef 32) #10
  store ptr %call4, ptr %numbers, align 8
  %5 = load ptr, ptr %list, align 8
  %name = getelementptr inbounds %struct.item, ptr %5, i32 0, i32 1
  %arraydecay5 = getelementptr inbounds [12 x i8], ptr %name, i64 0, i64 0
  %call6 = call i32 @strcmp(ptr noundef %arraydecay5, ptr noundef @.str.2) #11
  %6 = load ptr, ptr %numbers, align 8
  %arrayidx = getelementptr inbounds i32, ptr %6, i64 5
  store i32 %call6, ptr %arrayidx, align 4
  %7 = load ptr, ptr %list, align 8
  %name7 = getelementptr inbounds %struct.item, ptr %7, i32 0, i32 1
  %arraydecay8 = getelementptr inbounds [12 x i8], ptr %name7, i64 0, i64 0
  %8 = load ptr, ptr %numbers, align 8
  %arrayidx9 = getelementptr inbounds i32, ptr %8, i64 5
  %9 = load i32, ptr %arrayidx9, align 4
  %10 = load ptr, ptr %list, align 8
  %call10 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, ptr noundef %arraydecay8, i32 noundef %9, ptr noundef %10)
  br label %while.cond

while.cond:                                       ; preds = %while.body, %for.end
  %11 = load ptr, ptr %list, align 8
  %tobool = icmp ne ptr %11, null
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %12 = load ptr, ptr %list, align 8
  %next11 = getelementptr inbounds %struct.item, ptr %12, i32 0, i32 0
  %13 = load ptr, ptr %next11, align 8
  store ptr %13, ptr %next, align 8
  %14 = load ptr, ptr %list, align 8
  call void @free(ptr noundef %14) #8
  %15 = load ptr, ptr %next, align 8
  store ptr %15, ptr %list, align 8
  br label %while.cond, !llvm.loop !8

while.end:                                        ; preds = %while.cond
  %16 = load ptr, ptr %numbers, align 8
  call void @free(ptr noundef %16) #8
  %arrayidx12 = getelementptr inbounds [32 x i8], ptr %text, i64 0, i64 0
  %17 = load i8, ptr %arrayidx12, align 16
  %conv = sext i8 %17 to i32
  %cmp13 = icmp ne i32 %conv, 110
  br i1 %cmp13, label %if.then, label %if.end

if.then:                                          ; preds = %while.end
  call void @exit(i32 noundef 1) #12
  unreachable

if.end:                                           ; preds = %while.end
  ret i32 0
}

; Function Attrs: nounwind
declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @push(ptr noundef %head, ptr noundef %name) #0 {
entry:
  %head.addr = alloca ptr, align 8
  %name.addr = alloca ptr, align 8
  %new = alloca ptr, align 8
  store ptr %head, ptr %head.addr, align 8
  store ptr %name, ptr %name.addr, align 8
  %call = call noalias ptr @malloc(i64 noundef 24) #13
  store ptr %call, ptr %new, align 8
  %0 = load ptr, ptr %new, align 8
  %tobool = icmp ne ptr %0, null
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  call void @abort() #12
  unreachable

if.end:                                           ; preds = %entry
  %1 = load ptr, ptr %new, align 8
  %name1 = getelementptr inbounds %struct.item, ptr %1, i32 0, i32 1
  %arraydecay = getelementptr inbounds [12 x i8], ptr %name1, i64 0, i64 0
  %2 = load ptr, ptr %name.addr, align 8
  %call2 = call ptr @strncpy(ptr noundef %arraydecay, ptr noundef %2, i64 noundef 12) #8
  %3 = load ptr, ptr %head.addr, align 8
  %4 = load ptr, ptr %new, align 8
  %next = getelementptr inbounds %struct.item, ptr %4, i32 0, i32 0
  store ptr %3, ptr %next, align 8
  %5 = load ptr, ptr %new, align 8
  ret ptr %5
}

; Function Attrs: nounwind allocsize(0,1)
declare noalias ptr @calloc(i64 noundef, i64 noundef) #2

; Function Attrs: nounwind allocsize(1)
declare ptr @realloc(ptr noundef, i64 noundef) #3

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #4

declare i32 @printf(ptr noundef, ...) #5

; Function Attrs: nounwind
declare void @free(ptr noundef) #1

; Function Attrs: noreturn nounwind
declare void @exit(i32 noundef) #6

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #7

; Function Attrs: noreturn nounwind
declare void @abort() #6

; Function Attrs: nounwind
declare ptr @strncpy(ptr noundef, ptr noundef, i64 noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind allocsize(0,1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind allocsize(1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind }
attributes #9 = { nounwind allocsize(0,1) }
attributes #10 = { nounwind allocsize(1) }
attributes #11 = { nounwind willreturn memory(read) }
attributes #12 = { noreturn nounwind }
attributes #13 = { nounwind allocsize(0) }

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
