; ModuleID = 'llvm-link'
source_filename = "llvm-link"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.anon = type { i32, void (i8*)* }
%struct.mutex = type { i32, [2 x i32], i32 }
%struct.guard = type { i8, i32 }
%struct.cond = type { i32, i32 }
%struct.rwlock = type { i32 }
%struct.barrier = type { i32, i32, i32 }
%struct.start = type { i8* (i8*)*, i8* }
%struct.start.1 = type { i32 (i8*)*, i8* }

@.str = private unnamed_addr constant [50 x i8] c"a mutex is destroyed while it is locked, or twice\00", align 1
@.str.1 = private unnamed_addr constant [28 x i8] c"a destroyed mutex is locked\00", align 1
@.str.2 = private unnamed_addr constant [54 x i8] c"a mutex is unlocked by a thread that does not hold it\00", align 1
@.str.3 = private unnamed_addr constant [50 x i8] c"a thread waits with a mutex that it does not hold\00", align 1
@.str.4 = private unnamed_addr constant [61 x i8] c"a condition variable is destroyed while a thread waits on it\00", align 1
@.str.1.5 = private unnamed_addr constant [73 x i8] c"more than 32 threads wait on one condition variable; the model ends here\00", align 1
@.str.6 = private unnamed_addr constant [50 x i8] c"a read-write lock is destroyed while it is locked\00", align 1
@.str.1.7 = private unnamed_addr constant [59 x i8] c"a write lock is unlocked by a thread that does not hold it\00", align 1
@.str.2.8 = private unnamed_addr constant [48 x i8] c"a read-write lock is unlocked that nobody holds\00", align 1
@.str.3.9 = private unnamed_addr constant [43 x i8] c"a spinlock is destroyed while it is locked\00", align 1
@.str.4.10 = private unnamed_addr constant [57 x i8] c"a spinlock is unlocked by a thread that does not hold it\00", align 1
@.str.5 = private unnamed_addr constant [50 x i8] c"a barrier is destroyed while a thread waits at it\00", align 1
@keys = internal global [32 x %struct.anon] zeroinitializer, align 4
@any_keys = internal global i32 0, align 4
@values = internal thread_local global [32 x i8*] zeroinitializer, align 4
@__fp_held = dso_local thread_local global i32 0, align 4
@.str.11 = private unnamed_addr constant [37 x i8] c"a thread ends while it holds a mutex\00", align 1
@error_number = internal thread_local global i32 0, align 4
@token = internal global i8* null, align 4

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutexattr_init(i32* noundef %attr) #0 {
entry:
  %attr.addr = alloca i32*, align 4
  %.atomictmp = alloca i32, align 4
  store i32* %attr, i32** %attr.addr, align 4
  %0 = load i32*, i32** %attr.addr, align 4
  store i32 0, i32* %.atomictmp, align 4
  %1 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %1, i32* %0 release, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutexattr_destroy(i32* noundef %attr) #0 {
entry:
  %attr.addr = alloca i32*, align 4
  store i32* %attr, i32** %attr.addr, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutexattr_settype(i32* noundef %attr, i32 noundef %kind) #0 {
entry:
  %retval = alloca i32, align 4
  %attr.addr = alloca i32*, align 4
  %kind.addr = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store i32* %attr, i32** %attr.addr, align 4
  store i32 %kind, i32* %kind.addr, align 4
  %0 = load i32, i32* %kind.addr, align 4
  %cmp = icmp slt i32 %0, 0
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %1 = load i32, i32* %kind.addr, align 4
  %cmp1 = icmp sgt i32 %1, 3
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  store i32 22, i32* %retval, align 4
  br label %return

if.end:                                           ; preds = %lor.lhs.false
  %2 = load i32*, i32** %attr.addr, align 4
  %3 = load i32, i32* %kind.addr, align 4
  store i32 %3, i32* %.atomictmp, align 4
  %4 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %4, i32* %2 release, align 4
  store i32 0, i32* %retval, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  %5 = load i32, i32* %retval, align 4
  ret i32 %5
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutexattr_gettype(i32* noundef %attr, i32* noundef %kind) #0 {
entry:
  %attr.addr = alloca i32*, align 4
  %kind.addr = alloca i32*, align 4
  %atomic-temp = alloca i32, align 4
  store i32* %attr, i32** %attr.addr, align 4
  store i32* %kind, i32** %kind.addr, align 4
  %0 = load i32*, i32** %attr.addr, align 4
  %1 = load atomic i32, i32* %0 acquire, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  %3 = load i32*, i32** %kind.addr, align 4
  store i32 %2, i32* %3, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutexattr_setpshared(i32* noundef %attr, i32 noundef %shared) #0 {
entry:
  %attr.addr = alloca i32*, align 4
  %shared.addr = alloca i32, align 4
  store i32* %attr, i32** %attr.addr, align 4
  store i32 %shared, i32* %shared.addr, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutex_init(%struct.mutex* noundef %m, i32* noundef %attr) #0 {
entry:
  %m.addr = alloca %struct.mutex*, align 4
  %attr.addr = alloca i32*, align 4
  %kind = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %.atomictmp2 = alloca i32, align 4
  store %struct.mutex* %m, %struct.mutex** %m.addr, align 4
  store i32* %attr, i32** %attr.addr, align 4
  %0 = load i32*, i32** %attr.addr, align 4
  %tobool = icmp ne i32* %0, null
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %1 = load i32*, i32** %attr.addr, align 4
  %2 = load atomic i32, i32* %1 acquire, align 4
  store i32 %2, i32* %atomic-temp, align 4
  %3 = load i32, i32* %atomic-temp, align 4
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %3, %cond.true ], [ 0, %cond.false ]
  store i32 %cond, i32* %kind, align 4
  %4 = load %struct.mutex*, %struct.mutex** %m.addr, align 4
  %kind1 = getelementptr inbounds %struct.mutex, %struct.mutex* %4, i32 0, i32 2
  %5 = load i32, i32* %kind, align 4
  store i32 %5, i32* %.atomictmp, align 4
  %6 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %6, i32* %kind1 release, align 4
  %7 = load %struct.mutex*, %struct.mutex** %m.addr, align 4
  %word = getelementptr inbounds %struct.mutex, %struct.mutex* %7, i32 0, i32 0
  store i32 0, i32* %.atomictmp2, align 4
  %8 = load i32, i32* %.atomictmp2, align 4
  store atomic i32 %8, i32* %word release, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutex_destroy(%struct.mutex* noundef %m) #0 {
entry:
  %m.addr = alloca %struct.mutex*, align 4
  %word = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store %struct.mutex* %m, %struct.mutex** %m.addr, align 4
  call void @__fp_full_fence() #4
  call void @__fp_atomic_begin() #4
  %0 = load %struct.mutex*, %struct.mutex** %m.addr, align 4
  %word1 = getelementptr inbounds %struct.mutex, %struct.mutex* %0, i32 0, i32 0
  %1 = load atomic i32, i32* %word1 acquire, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  store i32 %2, i32* %word, align 4
  %3 = load i32, i32* %word, align 4
  %cmp = icmp eq i32 %3, 0
  %conv = zext i1 %cmp to i32
  call void @__fp_misuse(i32 noundef %conv, i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str, i32 0, i32 0)) #4
  %4 = load %struct.mutex*, %struct.mutex** %m.addr, align 4
  %word2 = getelementptr inbounds %struct.mutex, %struct.mutex* %4, i32 0, i32 0
  store i32 1048575, i32* %.atomictmp, align 4
  %5 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %5, i32* %word2 release, align 4
  call void @__fp_atomic_end() #4
  call void @__fp_full_fence() #4
  ret i32 0
}

declare void @__fp_full_fence() #1

declare void @__fp_atomic_begin() #1

declare void @__fp_misuse(i32 noundef, i8* noundef) #1

declare void @__fp_atomic_end() #1

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutex_lock(%struct.mutex* noundef %m) #0 {
entry:
  %m.addr = alloca %struct.mutex*, align 4
  %result = alloca i32, align 4
  %self = alloca i32, align 4
  %word = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store %struct.mutex* %m, %struct.mutex** %m.addr, align 4
  store i32 0, i32* %result, align 4
  %call = call i32 @__fp_thread_self() #4
  store i32 %call, i32* %self, align 4
  call void @__fp_full_fence() #4
  call void @__fp_atomic_begin() #4
  %0 = load %struct.mutex*, %struct.mutex** %m.addr, align 4
  %word1 = getelementptr inbounds %struct.mutex, %struct.mutex* %0, i32 0, i32 0
  %1 = load atomic i32, i32* %word1 acquire, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  store i32 %2, i32* %word, align 4
  %3 = load i32, i32* %word, align 4
  %and = and i32 %3, 1048575
  %cmp = icmp ne i32 %and, 1048575
  %conv = zext i1 %cmp to i32
  call void @__fp_misuse(i32 noundef %conv, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.1, i32 0, i32 0)) #4
  %4 = load i32, i32* %word, align 4
  %and2 = and i32 %4, 1048575
  %5 = load i32, i32* %self, align 4
  %cmp3 = icmp eq i32 %and2, %5
  br i1 %cmp3, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %6 = load %struct.mutex*, %struct.mutex** %m.addr, align 4
  %7 = load i32, i32* %word, align 4
  %call5 = call i32 @again(%struct.mutex* noundef %6, i32 noundef %7) #4
  store i32 %call5, i32* %result, align 4
  %8 = load i32, i32* %result, align 4
  %cmp6 = icmp ne i32 %8, 16
  %conv7 = zext i1 %cmp6 to i32
  call void @__fp_await(i32 noundef %conv7) #4
  br label %if.end

if.else:                                          ; preds = %entry
  %9 = load i32, i32* %word, align 4
  %cmp8 = icmp eq i32 %9, 0
  %conv9 = zext i1 %cmp8 to i32
  call void @__fp_await(i32 noundef %conv9) #4
  %10 = load %struct.mutex*, %struct.mutex** %m.addr, align 4
  %word10 = getelementptr inbounds %struct.mutex, %struct.mutex* %10, i32 0, i32 0
  %11 = load i32, i32* %self, align 4
  store i32 %11, i32* %.atomictmp, align 4
  %12 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %12, i32* %word10 release, align 4
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  call void @__fp_atomic_end() #4
  %13 = load i32, i32* %result, align 4
  %cmp11 = icmp eq i32 %13, 0
  br i1 %cmp11, label %if.then13, label %if.end14

if.then13:                                        ; preds = %if.end
  %14 = load i32, i32* @__fp_held, align 4
  %inc = add nsw i32 %14, 1
  store i32 %inc, i32* @__fp_held, align 4
  br label %if.end14

if.end14:                                         ; preds = %if.then13, %if.end
  call void @__fp_full_fence() #4
  %15 = load i32, i32* %result, align 4
  ret i32 %15
}

declare i32 @__fp_thread_self() #1

; Function Attrs: noinline nounwind
define internal i32 @again(%struct.mutex* noundef %m, i32 noundef %word) #0 {
entry:
  %retval = alloca i32, align 4
  %m.addr = alloca %struct.mutex*, align 4
  %word.addr = alloca i32, align 4
  %kind = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store %struct.mutex* %m, %struct.mutex** %m.addr, align 4
  store i32 %word, i32* %word.addr, align 4
  %0 = load %struct.mutex*, %struct.mutex** %m.addr, align 4
  %kind1 = getelementptr inbounds %struct.mutex, %struct.mutex* %0, i32 0, i32 2
  %1 = load atomic i32, i32* %kind1 acquire, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  %and = and i32 %2, 3
  store i32 %and, i32* %kind, align 4
  %3 = load i32, i32* %kind, align 4
  %cmp = icmp eq i32 %3, 1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %4 = load %struct.mutex*, %struct.mutex** %m.addr, align 4
  %word2 = getelementptr inbounds %struct.mutex, %struct.mutex* %4, i32 0, i32 0
  %5 = load i32, i32* %word.addr, align 4
  %add = add i32 %5, 1048576
  store i32 %add, i32* %.atomictmp, align 4
  %6 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %6, i32* %word2 release, align 4
  store i32 0, i32* %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  %7 = load i32, i32* %kind, align 4
  %cmp3 = icmp eq i32 %7, 2
  br i1 %cmp3, label %if.then4, label %if.end5

if.then4:                                         ; preds = %if.end
  store i32 35, i32* %retval, align 4
  br label %return

if.end5:                                          ; preds = %if.end
  store i32 16, i32* %retval, align 4
  br label %return

return:                                           ; preds = %if.end5, %if.then4, %if.then
  %8 = load i32, i32* %retval, align 4
  ret i32 %8
}

declare void @__fp_await(i32 noundef) #1

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutex_trylock(%struct.mutex* noundef %m) #0 {
entry:
  %m.addr = alloca %struct.mutex*, align 4
  %result = alloca i32, align 4
  %self = alloca i32, align 4
  %word = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store %struct.mutex* %m, %struct.mutex** %m.addr, align 4
  store i32 16, i32* %result, align 4
  %call = call i32 @__fp_thread_self() #4
  store i32 %call, i32* %self, align 4
  call void @__fp_full_fence() #4
  call void @__fp_atomic_begin() #4
  %0 = load %struct.mutex*, %struct.mutex** %m.addr, align 4
  %word1 = getelementptr inbounds %struct.mutex, %struct.mutex* %0, i32 0, i32 0
  %1 = load atomic i32, i32* %word1 acquire, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  store i32 %2, i32* %word, align 4
  %3 = load i32, i32* %word, align 4
  %and = and i32 %3, 1048575
  %cmp = icmp ne i32 %and, 1048575
  %conv = zext i1 %cmp to i32
  call void @__fp_misuse(i32 noundef %conv, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.1, i32 0, i32 0)) #4
  %4 = load i32, i32* %word, align 4
  %cmp2 = icmp eq i32 %4, 0
  br i1 %cmp2, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %5 = load %struct.mutex*, %struct.mutex** %m.addr, align 4
  %word4 = getelementptr inbounds %struct.mutex, %struct.mutex* %5, i32 0, i32 0
  %6 = load i32, i32* %self, align 4
  store i32 %6, i32* %.atomictmp, align 4
  %7 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %7, i32* %word4 release, align 4
  store i32 0, i32* %result, align 4
  br label %if.end14

if.else:                                          ; preds = %entry
  %8 = load i32, i32* %word, align 4
  %and5 = and i32 %8, 1048575
  %9 = load i32, i32* %self, align 4
  %cmp6 = icmp eq i32 %and5, %9
  br i1 %cmp6, label %if.then8, label %if.end13

if.then8:                                         ; preds = %if.else
  %10 = load %struct.mutex*, %struct.mutex** %m.addr, align 4
  %11 = load i32, i32* %word, align 4
  %call9 = call i32 @again(%struct.mutex* noundef %10, i32 noundef %11) #4
  store i32 %call9, i32* %result, align 4
  %12 = load i32, i32* %result, align 4
  %cmp10 = icmp ne i32 %12, 0
  br i1 %cmp10, label %if.then12, label %if.end

if.then12:                                        ; preds = %if.then8
  store i32 16, i32* %result, align 4
  br label %if.end

if.end:                                           ; preds = %if.then12, %if.then8
  br label %if.end13

if.end13:                                         ; preds = %if.end, %if.else
  br label %if.end14

if.end14:                                         ; preds = %if.end13, %if.then
  call void @__fp_atomic_end() #4
  %13 = load i32, i32* %result, align 4
  %cmp15 = icmp eq i32 %13, 0
  br i1 %cmp15, label %if.then17, label %if.end18

if.then17:                                        ; preds = %if.end14
  %14 = load i32, i32* @__fp_held, align 4
  %inc = add nsw i32 %14, 1
  store i32 %inc, i32* @__fp_held, align 4
  br label %if.end18

if.end18:                                         ; preds = %if.then17, %if.end14
  call void @__fp_full_fence() #4
  %15 = load i32, i32* %result, align 4
  ret i32 %15
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutex_timedlock(%struct.mutex* noundef %m, i8* noundef %time) #0 {
entry:
  %m.addr = alloca %struct.mutex*, align 4
  %time.addr = alloca i8*, align 4
  %result = alloca i32, align 4
  %self = alloca i32, align 4
  %word = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store %struct.mutex* %m, %struct.mutex** %m.addr, align 4
  store i8* %time, i8** %time.addr, align 4
  store i32 0, i32* %result, align 4
  %call = call i32 @__fp_thread_self() #4
  store i32 %call, i32* %self, align 4
  call void @__fp_full_fence() #4
  call void @__fp_atomic_begin() #4
  %0 = load %struct.mutex*, %struct.mutex** %m.addr, align 4
  %word1 = getelementptr inbounds %struct.mutex, %struct.mutex* %0, i32 0, i32 0
  %1 = load atomic i32, i32* %word1 acquire, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  store i32 %2, i32* %word, align 4
  %3 = load i32, i32* %word, align 4
  %and = and i32 %3, 1048575
  %cmp = icmp ne i32 %and, 1048575
  %conv = zext i1 %cmp to i32
  call void @__fp_misuse(i32 noundef %conv, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.1, i32 0, i32 0)) #4
  %4 = load i32, i32* %word, align 4
  %and2 = and i32 %4, 1048575
  %5 = load i32, i32* %self, align 4
  %cmp3 = icmp eq i32 %and2, %5
  br i1 %cmp3, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %6 = load %struct.mutex*, %struct.mutex** %m.addr, align 4
  %7 = load i32, i32* %word, align 4
  %call5 = call i32 @again(%struct.mutex* noundef %6, i32 noundef %7) #4
  store i32 %call5, i32* %result, align 4
  %8 = load i32, i32* %result, align 4
  %cmp6 = icmp eq i32 %8, 16
  br i1 %cmp6, label %if.then8, label %if.end

if.then8:                                         ; preds = %if.then
  store i32 110, i32* %result, align 4
  br label %if.end

if.end:                                           ; preds = %if.then8, %if.then
  br label %if.end16

if.else:                                          ; preds = %entry
  %9 = load i32, i32* %word, align 4
  %cmp9 = icmp eq i32 %9, 0
  br i1 %cmp9, label %if.then11, label %if.else13

if.then11:                                        ; preds = %if.else
  %10 = load %struct.mutex*, %struct.mutex** %m.addr, align 4
  %word12 = getelementptr inbounds %struct.mutex, %struct.mutex* %10, i32 0, i32 0
  %11 = load i32, i32* %self, align 4
  store i32 %11, i32* %.atomictmp, align 4
  %12 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %12, i32* %word12 release, align 4
  br label %if.end15

if.else13:                                        ; preds = %if.else
  %call14 = call i32 @__fp_nondet_bool() #4
  call void @__fp_await(i32 noundef %call14) #4
  store i32 110, i32* %result, align 4
  br label %if.end15

if.end15:                                         ; preds = %if.else13, %if.then11
  br label %if.end16

if.end16:                                         ; preds = %if.end15, %if.end
  call void @__fp_atomic_end() #4
  %13 = load i32, i32* %result, align 4
  %cmp17 = icmp eq i32 %13, 0
  br i1 %cmp17, label %if.then19, label %if.end20

if.then19:                                        ; preds = %if.end16
  %14 = load i32, i32* @__fp_held, align 4
  %inc = add nsw i32 %14, 1
  store i32 %inc, i32* @__fp_held, align 4
  br label %if.end20

if.end20:                                         ; preds = %if.then19, %if.end16
  call void @__fp_full_fence() #4
  %15 = load i32, i32* %result, align 4
  ret i32 %15
}

declare i32 @__fp_nondet_bool() #1

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutex_clocklock(%struct.mutex* noundef %m, i32 noundef %clock, i8* noundef %time) #0 {
entry:
  %m.addr = alloca %struct.mutex*, align 4
  %clock.addr = alloca i32, align 4
  %time.addr = alloca i8*, align 4
  store %struct.mutex* %m, %struct.mutex** %m.addr, align 4
  store i32 %clock, i32* %clock.addr, align 4
  store i8* %time, i8** %time.addr, align 4
  %0 = load %struct.mutex*, %struct.mutex** %m.addr, align 4
  %1 = load i8*, i8** %time.addr, align 4
  %call = call i32 @pthread_mutex_timedlock(%struct.mutex* noundef %0, i8* noundef %1) #4
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutex_unlock(%struct.mutex* noundef %m) #0 {
entry:
  %m.addr = alloca %struct.mutex*, align 4
  %result = alloca i32, align 4
  %self = alloca i32, align 4
  %word = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %kind = alloca i32, align 4
  %atomic-temp5 = alloca i32, align 4
  store %struct.mutex* %m, %struct.mutex** %m.addr, align 4
  store i32 0, i32* %result, align 4
  %call = call i32 @__fp_thread_self() #4
  store i32 %call, i32* %self, align 4
  call void @__fp_full_fence() #4
  call void @__fp_atomic_begin() #4
  %0 = load %struct.mutex*, %struct.mutex** %m.addr, align 4
  %word1 = getelementptr inbounds %struct.mutex, %struct.mutex* %0, i32 0, i32 0
  %1 = load atomic i32, i32* %word1 acquire, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  store i32 %2, i32* %word, align 4
  %3 = load i32, i32* %word, align 4
  %and = and i32 %3, 1048575
  %4 = load i32, i32* %self, align 4
  %cmp = icmp eq i32 %and, %4
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %5 = load %struct.mutex*, %struct.mutex** %m.addr, align 4
  %word2 = getelementptr inbounds %struct.mutex, %struct.mutex* %5, i32 0, i32 0
  %6 = load i32, i32* %word, align 4
  %cmp3 = icmp uge i32 %6, 1048576
  br i1 %cmp3, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.then
  %7 = load i32, i32* %word, align 4
  %sub = sub i32 %7, 1048576
  br label %cond.end

cond.false:                                       ; preds = %if.then
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %sub, %cond.true ], [ 0, %cond.false ]
  store i32 %cond, i32* %.atomictmp, align 4
  %8 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %8, i32* %word2 release, align 4
  br label %if.end

if.else:                                          ; preds = %entry
  %9 = load %struct.mutex*, %struct.mutex** %m.addr, align 4
  %kind4 = getelementptr inbounds %struct.mutex, %struct.mutex* %9, i32 0, i32 2
  %10 = load atomic i32, i32* %kind4 acquire, align 4
  store i32 %10, i32* %atomic-temp5, align 4
  %11 = load i32, i32* %atomic-temp5, align 4
  %and6 = and i32 %11, 3
  store i32 %and6, i32* %kind, align 4
  %12 = load i32, i32* %kind, align 4
  %cmp7 = icmp eq i32 %12, 1
  br i1 %cmp7, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %if.else
  %13 = load i32, i32* %kind, align 4
  %cmp8 = icmp eq i32 %13, 2
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %if.else
  %14 = phi i1 [ true, %if.else ], [ %cmp8, %lor.rhs ]
  %lor.ext = zext i1 %14 to i32
  call void @__fp_misuse(i32 noundef %lor.ext, i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.2, i32 0, i32 0)) #4
  store i32 1, i32* %result, align 4
  br label %if.end

if.end:                                           ; preds = %lor.end, %cond.end
  call void @__fp_atomic_end() #4
  %15 = load i32, i32* %result, align 4
  %cmp9 = icmp eq i32 %15, 0
  br i1 %cmp9, label %if.then10, label %if.end11

if.then10:                                        ; preds = %if.end
  %16 = load i32, i32* @__fp_held, align 4
  %dec = add nsw i32 %16, -1
  store i32 %dec, i32* @__fp_held, align 4
  br label %if.end11

if.end11:                                         ; preds = %if.then10, %if.end
  call void @__fp_full_fence() #4
  %17 = load i32, i32* %result, align 4
  ret i32 %17
}

; Function Attrs: noinline nounwind
define dso_local void @__fp_mutex_release(%struct.mutex* noundef %m) #0 {
entry:
  %m.addr = alloca %struct.mutex*, align 4
  %word = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store %struct.mutex* %m, %struct.mutex** %m.addr, align 4
  %0 = load %struct.mutex*, %struct.mutex** %m.addr, align 4
  %word1 = getelementptr inbounds %struct.mutex, %struct.mutex* %0, i32 0, i32 0
  %1 = load atomic i32, i32* %word1 acquire, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  store i32 %2, i32* %word, align 4
  %3 = load i32, i32* %word, align 4
  %and = and i32 %3, 1048575
  %call = call i32 @__fp_thread_self() #4
  %cmp = icmp eq i32 %and, %call
  %conv = zext i1 %cmp to i32
  call void @__fp_misuse(i32 noundef %conv, i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.3, i32 0, i32 0)) #4
  %4 = load %struct.mutex*, %struct.mutex** %m.addr, align 4
  %word2 = getelementptr inbounds %struct.mutex, %struct.mutex* %4, i32 0, i32 0
  %5 = load i32, i32* %word, align 4
  %cmp3 = icmp uge i32 %5, 1048576
  br i1 %cmp3, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %6 = load i32, i32* %word, align 4
  %sub = sub i32 %6, 1048576
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %sub, %cond.true ], [ 0, %cond.false ]
  store i32 %cond, i32* %.atomictmp, align 4
  %7 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %7, i32* %word2 release, align 4
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @__fp_mutex_acquire(%struct.mutex* noundef %m) #0 {
entry:
  %m.addr = alloca %struct.mutex*, align 4
  %word = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store %struct.mutex* %m, %struct.mutex** %m.addr, align 4
  %0 = load %struct.mutex*, %struct.mutex** %m.addr, align 4
  %word1 = getelementptr inbounds %struct.mutex, %struct.mutex* %0, i32 0, i32 0
  %1 = load atomic i32, i32* %word1 acquire, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  store i32 %2, i32* %word, align 4
  %3 = load i32, i32* %word, align 4
  %cmp = icmp eq i32 %3, 0
  %conv = zext i1 %cmp to i32
  call void @__fp_await(i32 noundef %conv) #4
  %4 = load %struct.mutex*, %struct.mutex** %m.addr, align 4
  %word2 = getelementptr inbounds %struct.mutex, %struct.mutex* %4, i32 0, i32 0
  %call = call i32 @__fp_thread_self() #4
  store i32 %call, i32* %.atomictmp, align 4
  %5 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %5, i32* %word2 release, align 4
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_guard_acquire(%struct.guard* noundef %g) #0 {
entry:
  %g.addr = alloca %struct.guard*, align 4
  %mine = alloca i32, align 4
  %atomic-temp = alloca i8, align 1
  %atomic-temp1 = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store %struct.guard* %g, %struct.guard** %g.addr, align 4
  store i32 0, i32* %mine, align 4
  call void @__fp_full_fence() #4
  call void @__fp_atomic_begin() #4
  %0 = load %struct.guard*, %struct.guard** %g.addr, align 4
  %done = getelementptr inbounds %struct.guard, %struct.guard* %0, i32 0, i32 0
  %1 = load atomic i8, i8* %done acquire, align 4
  store i8 %1, i8* %atomic-temp, align 1
  %2 = load i8, i8* %atomic-temp, align 1
  %tobool = icmp ne i8 %2, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %3 = load %struct.guard*, %struct.guard** %g.addr, align 4
  %lock = getelementptr inbounds %struct.guard, %struct.guard* %3, i32 0, i32 1
  %4 = load atomic i32, i32* %lock acquire, align 4
  store i32 %4, i32* %atomic-temp1, align 4
  %5 = load i32, i32* %atomic-temp1, align 4
  %cmp = icmp eq i32 %5, 0
  %conv = zext i1 %cmp to i32
  call void @__fp_await(i32 noundef %conv) #4
  %6 = load %struct.guard*, %struct.guard** %g.addr, align 4
  %lock2 = getelementptr inbounds %struct.guard, %struct.guard* %6, i32 0, i32 1
  store i32 1, i32* %.atomictmp, align 4
  %7 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %7, i32* %lock2 release, align 4
  store i32 1, i32* %mine, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call void @__fp_atomic_end() #4
  call void @__fp_full_fence() #4
  %8 = load i32, i32* %mine, align 4
  ret i32 %8
}

; Function Attrs: noinline nounwind
define dso_local void @__fp_guard_release(%struct.guard* noundef %g) #0 {
entry:
  %g.addr = alloca %struct.guard*, align 4
  %.atomictmp = alloca i8, align 1
  %.atomictmp1 = alloca i32, align 4
  store %struct.guard* %g, %struct.guard** %g.addr, align 4
  call void @__fp_full_fence() #4
  call void @__fp_atomic_begin() #4
  %0 = load %struct.guard*, %struct.guard** %g.addr, align 4
  %done = getelementptr inbounds %struct.guard, %struct.guard* %0, i32 0, i32 0
  store i8 1, i8* %.atomictmp, align 1
  %1 = load i8, i8* %.atomictmp, align 1
  store atomic i8 %1, i8* %done release, align 4
  %2 = load %struct.guard*, %struct.guard** %g.addr, align 4
  %lock = getelementptr inbounds %struct.guard, %struct.guard* %2, i32 0, i32 1
  store i32 0, i32* %.atomictmp1, align 4
  %3 = load i32, i32* %.atomictmp1, align 4
  store atomic i32 %3, i32* %lock release, align 4
  call void @__fp_atomic_end() #4
  call void @__fp_full_fence() #4
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_condattr_init(i32* noundef %attr) #0 {
entry:
  %attr.addr = alloca i32*, align 4
  store i32* %attr, i32** %attr.addr, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_condattr_destroy(i32* noundef %attr) #0 {
entry:
  %attr.addr = alloca i32*, align 4
  store i32* %attr, i32** %attr.addr, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_condattr_setpshared(i32* noundef %attr, i32 noundef %shared) #0 {
entry:
  %attr.addr = alloca i32*, align 4
  %shared.addr = alloca i32, align 4
  store i32* %attr, i32** %attr.addr, align 4
  store i32 %shared, i32* %shared.addr, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_condattr_setclock(i32* noundef %attr, i32 noundef %clock) #0 {
entry:
  %attr.addr = alloca i32*, align 4
  %clock.addr = alloca i32, align 4
  store i32* %attr, i32** %attr.addr, align 4
  store i32 %clock, i32* %clock.addr, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_cond_init(%struct.cond* noundef %c, i8* noundef %attr) #0 {
entry:
  %c.addr = alloca %struct.cond*, align 4
  %attr.addr = alloca i8*, align 4
  %.atomictmp = alloca i32, align 4
  %.atomictmp1 = alloca i32, align 4
  store %struct.cond* %c, %struct.cond** %c.addr, align 4
  store i8* %attr, i8** %attr.addr, align 4
  %0 = load %struct.cond*, %struct.cond** %c.addr, align 4
  %waiting = getelementptr inbounds %struct.cond, %struct.cond* %0, i32 0, i32 0
  store i32 0, i32* %.atomictmp, align 4
  %1 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %1, i32* %waiting release, align 4
  %2 = load %struct.cond*, %struct.cond** %c.addr, align 4
  %woken = getelementptr inbounds %struct.cond, %struct.cond* %2, i32 0, i32 1
  store i32 0, i32* %.atomictmp1, align 4
  %3 = load i32, i32* %.atomictmp1, align 4
  store atomic i32 %3, i32* %woken release, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_cond_destroy(%struct.cond* noundef %c) #0 {
entry:
  %c.addr = alloca %struct.cond*, align 4
  %atomic-temp = alloca i32, align 4
  store %struct.cond* %c, %struct.cond** %c.addr, align 4
  call void @__fp_full_fence() #4
  %0 = load %struct.cond*, %struct.cond** %c.addr, align 4
  %waiting = getelementptr inbounds %struct.cond, %struct.cond* %0, i32 0, i32 0
  %1 = load atomic i32, i32* %waiting acquire, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  %cmp = icmp eq i32 %2, 0
  %conv = zext i1 %cmp to i32
  call void @__fp_misuse(i32 noundef %conv, i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.4, i32 0, i32 0)) #4
  call void @__fp_full_fence() #4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_cond_wait(%struct.cond* noundef %c, %struct.mutex* noundef %m) #0 {
entry:
  %c.addr = alloca %struct.cond*, align 4
  %m.addr = alloca %struct.mutex*, align 4
  %bit = alloca i32, align 4
  store %struct.cond* %c, %struct.cond** %c.addr, align 4
  store %struct.mutex* %m, %struct.mutex** %m.addr, align 4
  %0 = load %struct.cond*, %struct.cond** %c.addr, align 4
  %1 = load %struct.mutex*, %struct.mutex** %m.addr, align 4
  %call = call i32 @enter(%struct.cond* noundef %0, %struct.mutex* noundef %1) #4
  store i32 %call, i32* %bit, align 4
  %2 = load %struct.cond*, %struct.cond** %c.addr, align 4
  %3 = load %struct.mutex*, %struct.mutex** %m.addr, align 4
  %4 = load i32, i32* %bit, align 4
  %call1 = call i32 @leave(%struct.cond* noundef %2, %struct.mutex* noundef %3, i32 noundef %4, i32 noundef 0) #4
  ret i32 %call1
}

; Function Attrs: noinline nounwind
define internal i32 @enter(%struct.cond* noundef %c, %struct.mutex* noundef %m) #0 {
entry:
  %c.addr = alloca %struct.cond*, align 4
  %m.addr = alloca %struct.mutex*, align 4
  %waiting = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %taken = alloca i32, align 4
  %atomic-temp2 = alloca i32, align 4
  %bit = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store %struct.cond* %c, %struct.cond** %c.addr, align 4
  store %struct.mutex* %m, %struct.mutex** %m.addr, align 4
  call void @__fp_full_fence() #4
  call void @__fp_atomic_begin() #4
  %0 = load %struct.mutex*, %struct.mutex** %m.addr, align 4
  call void @__fp_mutex_release(%struct.mutex* noundef %0) #4
  %1 = load %struct.cond*, %struct.cond** %c.addr, align 4
  %waiting1 = getelementptr inbounds %struct.cond, %struct.cond* %1, i32 0, i32 0
  %2 = load atomic i32, i32* %waiting1 acquire, align 4
  store i32 %2, i32* %atomic-temp, align 4
  %3 = load i32, i32* %atomic-temp, align 4
  store i32 %3, i32* %waiting, align 4
  %4 = load i32, i32* %waiting, align 4
  %5 = load %struct.cond*, %struct.cond** %c.addr, align 4
  %woken = getelementptr inbounds %struct.cond, %struct.cond* %5, i32 0, i32 1
  %6 = load atomic i32, i32* %woken acquire, align 4
  store i32 %6, i32* %atomic-temp2, align 4
  %7 = load i32, i32* %atomic-temp2, align 4
  %or = or i32 %4, %7
  store i32 %or, i32* %taken, align 4
  %8 = load i32, i32* %taken, align 4
  %cmp = icmp ne i32 %8, -1
  %conv = zext i1 %cmp to i32
  call void @__fp_misuse(i32 noundef %conv, i8* noundef getelementptr inbounds ([73 x i8], [73 x i8]* @.str.1.5, i32 0, i32 0)) #4
  %9 = load i32, i32* %taken, align 4
  %neg = xor i32 %9, -1
  %10 = load i32, i32* %taken, align 4
  %add = add i32 %10, 1
  %and = and i32 %neg, %add
  store i32 %and, i32* %bit, align 4
  %11 = load %struct.cond*, %struct.cond** %c.addr, align 4
  %waiting3 = getelementptr inbounds %struct.cond, %struct.cond* %11, i32 0, i32 0
  %12 = load i32, i32* %waiting, align 4
  %13 = load i32, i32* %bit, align 4
  %or4 = or i32 %12, %13
  store i32 %or4, i32* %.atomictmp, align 4
  %14 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %14, i32* %waiting3 release, align 4
  call void @__fp_atomic_end() #4
  call void @__fp_full_fence() #4
  %15 = load i32, i32* %bit, align 4
  ret i32 %15
}

; Function Attrs: noinline nounwind
define internal i32 @leave(%struct.cond* noundef %c, %struct.mutex* noundef %m, i32 noundef %bit, i32 noundef %timed) #0 {
entry:
  %c.addr = alloca %struct.cond*, align 4
  %m.addr = alloca %struct.mutex*, align 4
  %bit.addr = alloca i32, align 4
  %timed.addr = alloca i32, align 4
  %result = alloca i32, align 4
  %woken = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %.atomictmp9 = alloca i32, align 4
  %atomic-temp11 = alloca i32, align 4
  store %struct.cond* %c, %struct.cond** %c.addr, align 4
  store %struct.mutex* %m, %struct.mutex** %m.addr, align 4
  store i32 %bit, i32* %bit.addr, align 4
  store i32 %timed, i32* %timed.addr, align 4
  store i32 0, i32* %result, align 4
  call void @__fp_full_fence() #4
  call void @__fp_atomic_begin() #4
  %0 = load %struct.cond*, %struct.cond** %c.addr, align 4
  %woken1 = getelementptr inbounds %struct.cond, %struct.cond* %0, i32 0, i32 1
  %1 = load atomic i32, i32* %woken1 acquire, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  store i32 %2, i32* %woken, align 4
  %3 = load i32, i32* %woken, align 4
  %4 = load i32, i32* %bit.addr, align 4
  %and = and i32 %3, %4
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %5 = load %struct.cond*, %struct.cond** %c.addr, align 4
  %woken2 = getelementptr inbounds %struct.cond, %struct.cond* %5, i32 0, i32 1
  %6 = load i32, i32* %woken, align 4
  %7 = load i32, i32* %bit.addr, align 4
  %neg = xor i32 %7, -1
  %and3 = and i32 %6, %neg
  store i32 %and3, i32* %.atomictmp, align 4
  %8 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %8, i32* %woken2 release, align 4
  br label %if.end14

if.else:                                          ; preds = %entry
  %9 = load i32, i32* %timed.addr, align 4
  %tobool4 = icmp ne i32 %9, 0
  br i1 %tobool4, label %land.lhs.true, label %if.else7

land.lhs.true:                                    ; preds = %if.else
  %call = call i32 @__fp_nondet_bool() #4
  %tobool5 = icmp ne i32 %call, 0
  br i1 %tobool5, label %if.then6, label %if.else7

if.then6:                                         ; preds = %land.lhs.true
  store i32 110, i32* %result, align 4
  br label %if.end

if.else7:                                         ; preds = %land.lhs.true, %if.else
  %call8 = call i32 @__fp_spurious() #4
  call void @__fp_await(i32 noundef %call8) #4
  br label %if.end

if.end:                                           ; preds = %if.else7, %if.then6
  %10 = load %struct.cond*, %struct.cond** %c.addr, align 4
  %waiting = getelementptr inbounds %struct.cond, %struct.cond* %10, i32 0, i32 0
  %11 = load %struct.cond*, %struct.cond** %c.addr, align 4
  %waiting10 = getelementptr inbounds %struct.cond, %struct.cond* %11, i32 0, i32 0
  %12 = load atomic i32, i32* %waiting10 acquire, align 4
  store i32 %12, i32* %atomic-temp11, align 4
  %13 = load i32, i32* %atomic-temp11, align 4
  %14 = load i32, i32* %bit.addr, align 4
  %neg12 = xor i32 %14, -1
  %and13 = and i32 %13, %neg12
  store i32 %and13, i32* %.atomictmp9, align 4
  %15 = load i32, i32* %.atomictmp9, align 4
  store atomic i32 %15, i32* %waiting release, align 4
  br label %if.end14

if.end14:                                         ; preds = %if.end, %if.then
  call void @__fp_atomic_end() #4
  call void @__fp_full_fence() #4
  call void @__fp_atomic_begin() #4
  %16 = load %struct.mutex*, %struct.mutex** %m.addr, align 4
  call void @__fp_mutex_acquire(%struct.mutex* noundef %16) #4
  call void @__fp_atomic_end() #4
  call void @__fp_full_fence() #4
  %17 = load i32, i32* %result, align 4
  ret i32 %17
}

declare i32 @__fp_spurious() #1

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_cond_timedwait(%struct.cond* noundef %c, %struct.mutex* noundef %m, i8* noundef %time) #0 {
entry:
  %c.addr = alloca %struct.cond*, align 4
  %m.addr = alloca %struct.mutex*, align 4
  %time.addr = alloca i8*, align 4
  %bit = alloca i32, align 4
  store %struct.cond* %c, %struct.cond** %c.addr, align 4
  store %struct.mutex* %m, %struct.mutex** %m.addr, align 4
  store i8* %time, i8** %time.addr, align 4
  %0 = load %struct.cond*, %struct.cond** %c.addr, align 4
  %1 = load %struct.mutex*, %struct.mutex** %m.addr, align 4
  %call = call i32 @enter(%struct.cond* noundef %0, %struct.mutex* noundef %1) #4
  store i32 %call, i32* %bit, align 4
  %2 = load %struct.cond*, %struct.cond** %c.addr, align 4
  %3 = load %struct.mutex*, %struct.mutex** %m.addr, align 4
  %4 = load i32, i32* %bit, align 4
  %call1 = call i32 @leave(%struct.cond* noundef %2, %struct.mutex* noundef %3, i32 noundef %4, i32 noundef 1) #4
  ret i32 %call1
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_cond_clockwait(%struct.cond* noundef %c, %struct.mutex* noundef %m, i32 noundef %clock, i8* noundef %time) #0 {
entry:
  %c.addr = alloca %struct.cond*, align 4
  %m.addr = alloca %struct.mutex*, align 4
  %clock.addr = alloca i32, align 4
  %time.addr = alloca i8*, align 4
  store %struct.cond* %c, %struct.cond** %c.addr, align 4
  store %struct.mutex* %m, %struct.mutex** %m.addr, align 4
  store i32 %clock, i32* %clock.addr, align 4
  store i8* %time, i8** %time.addr, align 4
  %0 = load %struct.cond*, %struct.cond** %c.addr, align 4
  %1 = load %struct.mutex*, %struct.mutex** %m.addr, align 4
  %2 = load i8*, i8** %time.addr, align 4
  %call = call i32 @pthread_cond_timedwait(%struct.cond* noundef %0, %struct.mutex* noundef %1, i8* noundef %2) #4
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_cond_signal(%struct.cond* noundef %c) #0 {
entry:
  %c.addr = alloca %struct.cond*, align 4
  %waiting = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %chosen = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %.atomictmp7 = alloca i32, align 4
  %atomic-temp9 = alloca i32, align 4
  store %struct.cond* %c, %struct.cond** %c.addr, align 4
  call void @__fp_full_fence() #4
  call void @__fp_atomic_begin() #4
  %0 = load %struct.cond*, %struct.cond** %c.addr, align 4
  %waiting1 = getelementptr inbounds %struct.cond, %struct.cond* %0, i32 0, i32 0
  %1 = load atomic i32, i32* %waiting1 acquire, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  store i32 %2, i32* %waiting, align 4
  %3 = load i32, i32* %waiting, align 4
  %tobool = icmp ne i32 %3, 0
  br i1 %tobool, label %if.then, label %if.end10

if.then:                                          ; preds = %entry
  %4 = load i32, i32* %waiting, align 4
  store i32 %4, i32* %chosen, align 4
  %5 = load i32, i32* %waiting, align 4
  %6 = load i32, i32* %waiting, align 4
  %sub = sub i32 %6, 1
  %and = and i32 %5, %sub
  %tobool2 = icmp ne i32 %and, 0
  br i1 %tobool2, label %if.then3, label %if.end

if.then3:                                         ; preds = %if.then
  %call = call i32 @__fp_choose32() #4
  %shl = shl i32 1, %call
  store i32 %shl, i32* %chosen, align 4
  %7 = load i32, i32* %waiting, align 4
  %8 = load i32, i32* %chosen, align 4
  %and4 = and i32 %7, %8
  %cmp = icmp ne i32 %and4, 0
  %conv = zext i1 %cmp to i32
  call void @__fp_assume(i32 noundef %conv) #4
  br label %if.end

if.end:                                           ; preds = %if.then3, %if.then
  %9 = load %struct.cond*, %struct.cond** %c.addr, align 4
  %waiting5 = getelementptr inbounds %struct.cond, %struct.cond* %9, i32 0, i32 0
  %10 = load i32, i32* %waiting, align 4
  %11 = load i32, i32* %chosen, align 4
  %neg = xor i32 %11, -1
  %and6 = and i32 %10, %neg
  store i32 %and6, i32* %.atomictmp, align 4
  %12 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %12, i32* %waiting5 release, align 4
  %13 = load %struct.cond*, %struct.cond** %c.addr, align 4
  %woken = getelementptr inbounds %struct.cond, %struct.cond* %13, i32 0, i32 1
  %14 = load %struct.cond*, %struct.cond** %c.addr, align 4
  %woken8 = getelementptr inbounds %struct.cond, %struct.cond* %14, i32 0, i32 1
  %15 = load atomic i32, i32* %woken8 acquire, align 4
  store i32 %15, i32* %atomic-temp9, align 4
  %16 = load i32, i32* %atomic-temp9, align 4
  %17 = load i32, i32* %chosen, align 4
  %or = or i32 %16, %17
  store i32 %or, i32* %.atomictmp7, align 4
  %18 = load i32, i32* %.atomictmp7, align 4
  store atomic i32 %18, i32* %woken release, align 4
  br label %if.end10

if.end10:                                         ; preds = %if.end, %entry
  call void @__fp_atomic_end() #4
  call void @__fp_full_fence() #4
  ret i32 0
}

declare i32 @__fp_choose32() #1

declare void @__fp_assume(i32 noundef) #1

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_cond_broadcast(%struct.cond* noundef %c) #0 {
entry:
  %c.addr = alloca %struct.cond*, align 4
  %waiting = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %.atomictmp3 = alloca i32, align 4
  %atomic-temp5 = alloca i32, align 4
  store %struct.cond* %c, %struct.cond** %c.addr, align 4
  call void @__fp_full_fence() #4
  call void @__fp_atomic_begin() #4
  %0 = load %struct.cond*, %struct.cond** %c.addr, align 4
  %waiting1 = getelementptr inbounds %struct.cond, %struct.cond* %0, i32 0, i32 0
  %1 = load atomic i32, i32* %waiting1 acquire, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  store i32 %2, i32* %waiting, align 4
  %3 = load i32, i32* %waiting, align 4
  %tobool = icmp ne i32 %3, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %4 = load %struct.cond*, %struct.cond** %c.addr, align 4
  %waiting2 = getelementptr inbounds %struct.cond, %struct.cond* %4, i32 0, i32 0
  store i32 0, i32* %.atomictmp, align 4
  %5 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %5, i32* %waiting2 release, align 4
  %6 = load %struct.cond*, %struct.cond** %c.addr, align 4
  %woken = getelementptr inbounds %struct.cond, %struct.cond* %6, i32 0, i32 1
  %7 = load %struct.cond*, %struct.cond** %c.addr, align 4
  %woken4 = getelementptr inbounds %struct.cond, %struct.cond* %7, i32 0, i32 1
  %8 = load atomic i32, i32* %woken4 acquire, align 4
  store i32 %8, i32* %atomic-temp5, align 4
  %9 = load i32, i32* %atomic-temp5, align 4
  %10 = load i32, i32* %waiting, align 4
  %or = or i32 %9, %10
  store i32 %or, i32* %.atomictmp3, align 4
  %11 = load i32, i32* %.atomictmp3, align 4
  store atomic i32 %11, i32* %woken release, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call void @__fp_atomic_end() #4
  call void @__fp_full_fence() #4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_rwlockattr_init(i32* noundef %attr) #0 {
entry:
  %attr.addr = alloca i32*, align 4
  store i32* %attr, i32** %attr.addr, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_rwlockattr_destroy(i32* noundef %attr) #0 {
entry:
  %attr.addr = alloca i32*, align 4
  store i32* %attr, i32** %attr.addr, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_rwlockattr_setpshared(i32* noundef %attr, i32 noundef %shared) #0 {
entry:
  %attr.addr = alloca i32*, align 4
  %shared.addr = alloca i32, align 4
  store i32* %attr, i32** %attr.addr, align 4
  store i32 %shared, i32* %shared.addr, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_rwlock_init(%struct.rwlock* noundef %l, i8* noundef %attr) #0 {
entry:
  %l.addr = alloca %struct.rwlock*, align 4
  %attr.addr = alloca i8*, align 4
  %.atomictmp = alloca i32, align 4
  store %struct.rwlock* %l, %struct.rwlock** %l.addr, align 4
  store i8* %attr, i8** %attr.addr, align 4
  %0 = load %struct.rwlock*, %struct.rwlock** %l.addr, align 4
  %state = getelementptr inbounds %struct.rwlock, %struct.rwlock* %0, i32 0, i32 0
  store i32 0, i32* %.atomictmp, align 4
  %1 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %1, i32* %state release, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_rwlock_destroy(%struct.rwlock* noundef %l) #0 {
entry:
  %l.addr = alloca %struct.rwlock*, align 4
  %atomic-temp = alloca i32, align 4
  store %struct.rwlock* %l, %struct.rwlock** %l.addr, align 4
  call void @__fp_full_fence() #4
  %0 = load %struct.rwlock*, %struct.rwlock** %l.addr, align 4
  %state = getelementptr inbounds %struct.rwlock, %struct.rwlock* %0, i32 0, i32 0
  %1 = load atomic i32, i32* %state acquire, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  %cmp = icmp eq i32 %2, 0
  %conv = zext i1 %cmp to i32
  call void @__fp_misuse(i32 noundef %conv, i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.6, i32 0, i32 0)) #4
  call void @__fp_full_fence() #4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_rwlock_rdlock(%struct.rwlock* noundef %l) #0 {
entry:
  %l.addr = alloca %struct.rwlock*, align 4
  store %struct.rwlock* %l, %struct.rwlock** %l.addr, align 4
  %0 = load %struct.rwlock*, %struct.rwlock** %l.addr, align 4
  %call = call i32 @lock_rw(%struct.rwlock* noundef %0, i32 noundef 0, i32 noundef 0) #4
  ret i32 %call
}

; Function Attrs: noinline nounwind
define internal i32 @lock_rw(%struct.rwlock* noundef %l, i32 noundef %write, i32 noundef %how) #0 {
entry:
  %l.addr = alloca %struct.rwlock*, align 4
  %write.addr = alloca i32, align 4
  %how.addr = alloca i32, align 4
  %result = alloca i32, align 4
  %mine = alloca i32, align 4
  %state = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %open = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store %struct.rwlock* %l, %struct.rwlock** %l.addr, align 4
  store i32 %write, i32* %write.addr, align 4
  store i32 %how, i32* %how.addr, align 4
  store i32 0, i32* %result, align 4
  %call = call i32 @__fp_thread_self() #4
  %or = or i32 -2147483648, %call
  store i32 %or, i32* %mine, align 4
  call void @__fp_full_fence() #4
  call void @__fp_atomic_begin() #4
  %0 = load %struct.rwlock*, %struct.rwlock** %l.addr, align 4
  %state1 = getelementptr inbounds %struct.rwlock, %struct.rwlock* %0, i32 0, i32 0
  %1 = load atomic i32, i32* %state1 acquire, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  store i32 %2, i32* %state, align 4
  %3 = load i32, i32* %write.addr, align 4
  %tobool = icmp ne i32 %3, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %4 = load i32, i32* %state, align 4
  %cmp = icmp eq i32 %4, 0
  %conv = zext i1 %cmp to i32
  br label %cond.end

cond.false:                                       ; preds = %entry
  %5 = load i32, i32* %state, align 4
  %and = and i32 %5, -2147483648
  %tobool2 = icmp ne i32 %and, 0
  %lnot = xor i1 %tobool2, true
  %lnot.ext = zext i1 %lnot to i32
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %conv, %cond.true ], [ %lnot.ext, %cond.false ]
  store i32 %cond, i32* %open, align 4
  %6 = load i32, i32* %open, align 4
  %tobool3 = icmp ne i32 %6, 0
  br i1 %tobool3, label %if.then, label %if.else

if.then:                                          ; preds = %cond.end
  %7 = load %struct.rwlock*, %struct.rwlock** %l.addr, align 4
  %state4 = getelementptr inbounds %struct.rwlock, %struct.rwlock* %7, i32 0, i32 0
  %8 = load i32, i32* %write.addr, align 4
  %tobool5 = icmp ne i32 %8, 0
  br i1 %tobool5, label %cond.true6, label %cond.false7

cond.true6:                                       ; preds = %if.then
  %9 = load i32, i32* %mine, align 4
  br label %cond.end8

cond.false7:                                      ; preds = %if.then
  %10 = load i32, i32* %state, align 4
  %add = add i32 %10, 1
  br label %cond.end8

cond.end8:                                        ; preds = %cond.false7, %cond.true6
  %cond9 = phi i32 [ %9, %cond.true6 ], [ %add, %cond.false7 ]
  store i32 %cond9, i32* %.atomictmp, align 4
  %11 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %11, i32* %state4 release, align 4
  br label %if.end25

if.else:                                          ; preds = %cond.end
  %12 = load i32, i32* %how.addr, align 4
  %cmp10 = icmp eq i32 %12, 1
  br i1 %cmp10, label %if.then12, label %if.else13

if.then12:                                        ; preds = %if.else
  store i32 16, i32* %result, align 4
  br label %if.end24

if.else13:                                        ; preds = %if.else
  %13 = load i32, i32* %state, align 4
  %14 = load i32, i32* %mine, align 4
  %cmp14 = icmp eq i32 %13, %14
  br i1 %cmp14, label %if.then16, label %if.else17

if.then16:                                        ; preds = %if.else13
  store i32 35, i32* %result, align 4
  br label %if.end23

if.else17:                                        ; preds = %if.else13
  %15 = load i32, i32* %how.addr, align 4
  %cmp18 = icmp eq i32 %15, 2
  br i1 %cmp18, label %if.then20, label %if.else22

if.then20:                                        ; preds = %if.else17
  %call21 = call i32 @__fp_nondet_bool() #4
  call void @__fp_await(i32 noundef %call21) #4
  store i32 110, i32* %result, align 4
  br label %if.end

if.else22:                                        ; preds = %if.else17
  call void @__fp_await(i32 noundef 0) #4
  br label %if.end

if.end:                                           ; preds = %if.else22, %if.then20
  br label %if.end23

if.end23:                                         ; preds = %if.end, %if.then16
  br label %if.end24

if.end24:                                         ; preds = %if.end23, %if.then12
  br label %if.end25

if.end25:                                         ; preds = %if.end24, %cond.end8
  call void @__fp_atomic_end() #4
  call void @__fp_full_fence() #4
  %16 = load i32, i32* %result, align 4
  ret i32 %16
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_rwlock_wrlock(%struct.rwlock* noundef %l) #0 {
entry:
  %l.addr = alloca %struct.rwlock*, align 4
  store %struct.rwlock* %l, %struct.rwlock** %l.addr, align 4
  %0 = load %struct.rwlock*, %struct.rwlock** %l.addr, align 4
  %call = call i32 @lock_rw(%struct.rwlock* noundef %0, i32 noundef 1, i32 noundef 0) #4
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_rwlock_tryrdlock(%struct.rwlock* noundef %l) #0 {
entry:
  %l.addr = alloca %struct.rwlock*, align 4
  store %struct.rwlock* %l, %struct.rwlock** %l.addr, align 4
  %0 = load %struct.rwlock*, %struct.rwlock** %l.addr, align 4
  %call = call i32 @lock_rw(%struct.rwlock* noundef %0, i32 noundef 0, i32 noundef 1) #4
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_rwlock_trywrlock(%struct.rwlock* noundef %l) #0 {
entry:
  %l.addr = alloca %struct.rwlock*, align 4
  store %struct.rwlock* %l, %struct.rwlock** %l.addr, align 4
  %0 = load %struct.rwlock*, %struct.rwlock** %l.addr, align 4
  %call = call i32 @lock_rw(%struct.rwlock* noundef %0, i32 noundef 1, i32 noundef 1) #4
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_rwlock_timedrdlock(%struct.rwlock* noundef %l, i8* noundef %time) #0 {
entry:
  %l.addr = alloca %struct.rwlock*, align 4
  %time.addr = alloca i8*, align 4
  store %struct.rwlock* %l, %struct.rwlock** %l.addr, align 4
  store i8* %time, i8** %time.addr, align 4
  %0 = load %struct.rwlock*, %struct.rwlock** %l.addr, align 4
  %call = call i32 @lock_rw(%struct.rwlock* noundef %0, i32 noundef 0, i32 noundef 2) #4
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_rwlock_timedwrlock(%struct.rwlock* noundef %l, i8* noundef %time) #0 {
entry:
  %l.addr = alloca %struct.rwlock*, align 4
  %time.addr = alloca i8*, align 4
  store %struct.rwlock* %l, %struct.rwlock** %l.addr, align 4
  store i8* %time, i8** %time.addr, align 4
  %0 = load %struct.rwlock*, %struct.rwlock** %l.addr, align 4
  %call = call i32 @lock_rw(%struct.rwlock* noundef %0, i32 noundef 1, i32 noundef 2) #4
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_rwlock_unlock(%struct.rwlock* noundef %l) #0 {
entry:
  %l.addr = alloca %struct.rwlock*, align 4
  %state = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %.atomictmp6 = alloca i32, align 4
  store %struct.rwlock* %l, %struct.rwlock** %l.addr, align 4
  call void @__fp_full_fence() #4
  call void @__fp_atomic_begin() #4
  %0 = load %struct.rwlock*, %struct.rwlock** %l.addr, align 4
  %state1 = getelementptr inbounds %struct.rwlock, %struct.rwlock* %0, i32 0, i32 0
  %1 = load atomic i32, i32* %state1 acquire, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  store i32 %2, i32* %state, align 4
  %3 = load i32, i32* %state, align 4
  %and = and i32 %3, -2147483648
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %4 = load i32, i32* %state, align 4
  %call = call i32 @__fp_thread_self() #4
  %or = or i32 -2147483648, %call
  %cmp = icmp eq i32 %4, %or
  %conv = zext i1 %cmp to i32
  call void @__fp_misuse(i32 noundef %conv, i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str.1.7, i32 0, i32 0)) #4
  %5 = load %struct.rwlock*, %struct.rwlock** %l.addr, align 4
  %state2 = getelementptr inbounds %struct.rwlock, %struct.rwlock* %5, i32 0, i32 0
  store i32 0, i32* %.atomictmp, align 4
  %6 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %6, i32* %state2 release, align 4
  br label %if.end

if.else:                                          ; preds = %entry
  %7 = load i32, i32* %state, align 4
  %cmp3 = icmp ne i32 %7, 0
  %conv4 = zext i1 %cmp3 to i32
  call void @__fp_misuse(i32 noundef %conv4, i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str.2.8, i32 0, i32 0)) #4
  %8 = load %struct.rwlock*, %struct.rwlock** %l.addr, align 4
  %state5 = getelementptr inbounds %struct.rwlock, %struct.rwlock* %8, i32 0, i32 0
  %9 = load i32, i32* %state, align 4
  %sub = sub i32 %9, 1
  store i32 %sub, i32* %.atomictmp6, align 4
  %10 = load i32, i32* %.atomictmp6, align 4
  store atomic i32 %10, i32* %state5 release, align 4
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  call void @__fp_atomic_end() #4
  call void @__fp_full_fence() #4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_spin_init(i32* noundef %s, i32 noundef %shared) #0 {
entry:
  %s.addr = alloca i32*, align 4
  %shared.addr = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store i32* %s, i32** %s.addr, align 4
  store i32 %shared, i32* %shared.addr, align 4
  %0 = load i32*, i32** %s.addr, align 4
  store i32 0, i32* %.atomictmp, align 4
  %1 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %1, i32* %0 release, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_spin_destroy(i32* noundef %s) #0 {
entry:
  %s.addr = alloca i32*, align 4
  %atomic-temp = alloca i32, align 4
  store i32* %s, i32** %s.addr, align 4
  call void @__fp_full_fence() #4
  %0 = load i32*, i32** %s.addr, align 4
  %1 = load atomic i32, i32* %0 acquire, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  %cmp = icmp eq i32 %2, 0
  %conv = zext i1 %cmp to i32
  call void @__fp_misuse(i32 noundef %conv, i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.3.9, i32 0, i32 0)) #4
  call void @__fp_full_fence() #4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_spin_lock(i32* noundef %s) #0 {
entry:
  %s.addr = alloca i32*, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store i32* %s, i32** %s.addr, align 4
  call void @__fp_full_fence() #4
  call void @__fp_atomic_begin() #4
  %0 = load i32*, i32** %s.addr, align 4
  %1 = load atomic i32, i32* %0 acquire, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  %cmp = icmp eq i32 %2, 0
  %conv = zext i1 %cmp to i32
  call void @__fp_await(i32 noundef %conv) #4
  %3 = load i32*, i32** %s.addr, align 4
  %call = call i32 @__fp_thread_self() #4
  store i32 %call, i32* %.atomictmp, align 4
  %4 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %4, i32* %3 release, align 4
  call void @__fp_atomic_end() #4
  call void @__fp_full_fence() #4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_spin_trylock(i32* noundef %s) #0 {
entry:
  %s.addr = alloca i32*, align 4
  %result = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store i32* %s, i32** %s.addr, align 4
  store i32 16, i32* %result, align 4
  call void @__fp_full_fence() #4
  call void @__fp_atomic_begin() #4
  %0 = load i32*, i32** %s.addr, align 4
  %1 = load atomic i32, i32* %0 acquire, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  %cmp = icmp eq i32 %2, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %3 = load i32*, i32** %s.addr, align 4
  %call = call i32 @__fp_thread_self() #4
  store i32 %call, i32* %.atomictmp, align 4
  %4 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %4, i32* %3 release, align 4
  store i32 0, i32* %result, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call void @__fp_atomic_end() #4
  call void @__fp_full_fence() #4
  %5 = load i32, i32* %result, align 4
  ret i32 %5
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_spin_unlock(i32* noundef %s) #0 {
entry:
  %s.addr = alloca i32*, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store i32* %s, i32** %s.addr, align 4
  call void @__fp_full_fence() #4
  call void @__fp_atomic_begin() #4
  %0 = load i32*, i32** %s.addr, align 4
  %1 = load atomic i32, i32* %0 acquire, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  %call = call i32 @__fp_thread_self() #4
  %cmp = icmp eq i32 %2, %call
  %conv = zext i1 %cmp to i32
  call void @__fp_misuse(i32 noundef %conv, i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.4.10, i32 0, i32 0)) #4
  %3 = load i32*, i32** %s.addr, align 4
  store i32 0, i32* %.atomictmp, align 4
  %4 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %4, i32* %3 release, align 4
  call void @__fp_atomic_end() #4
  call void @__fp_full_fence() #4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_barrierattr_init(i32* noundef %attr) #0 {
entry:
  %attr.addr = alloca i32*, align 4
  store i32* %attr, i32** %attr.addr, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_barrierattr_destroy(i32* noundef %attr) #0 {
entry:
  %attr.addr = alloca i32*, align 4
  store i32* %attr, i32** %attr.addr, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_barrierattr_setpshared(i32* noundef %attr, i32 noundef %shared) #0 {
entry:
  %attr.addr = alloca i32*, align 4
  %shared.addr = alloca i32, align 4
  store i32* %attr, i32** %attr.addr, align 4
  store i32 %shared, i32* %shared.addr, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_barrier_init(%struct.barrier* noundef %b, i8* noundef %attr, i32 noundef %count) #0 {
entry:
  %retval = alloca i32, align 4
  %b.addr = alloca %struct.barrier*, align 4
  %attr.addr = alloca i8*, align 4
  %count.addr = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %.atomictmp1 = alloca i32, align 4
  %.atomictmp3 = alloca i32, align 4
  store %struct.barrier* %b, %struct.barrier** %b.addr, align 4
  store i8* %attr, i8** %attr.addr, align 4
  store i32 %count, i32* %count.addr, align 4
  %0 = load i32, i32* %count.addr, align 4
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 22, i32* %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  %1 = load %struct.barrier*, %struct.barrier** %b.addr, align 4
  %arrived = getelementptr inbounds %struct.barrier, %struct.barrier* %1, i32 0, i32 1
  store i32 0, i32* %.atomictmp, align 4
  %2 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %2, i32* %arrived release, align 4
  %3 = load %struct.barrier*, %struct.barrier** %b.addr, align 4
  %round = getelementptr inbounds %struct.barrier, %struct.barrier* %3, i32 0, i32 2
  store i32 0, i32* %.atomictmp1, align 4
  %4 = load i32, i32* %.atomictmp1, align 4
  store atomic i32 %4, i32* %round release, align 4
  %5 = load %struct.barrier*, %struct.barrier** %b.addr, align 4
  %count2 = getelementptr inbounds %struct.barrier, %struct.barrier* %5, i32 0, i32 0
  %6 = load i32, i32* %count.addr, align 4
  store i32 %6, i32* %.atomictmp3, align 4
  %7 = load i32, i32* %.atomictmp3, align 4
  store atomic i32 %7, i32* %count2 release, align 4
  store i32 0, i32* %retval, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  %8 = load i32, i32* %retval, align 4
  ret i32 %8
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_barrier_destroy(%struct.barrier* noundef %b) #0 {
entry:
  %b.addr = alloca %struct.barrier*, align 4
  %atomic-temp = alloca i32, align 4
  store %struct.barrier* %b, %struct.barrier** %b.addr, align 4
  call void @__fp_full_fence() #4
  %0 = load %struct.barrier*, %struct.barrier** %b.addr, align 4
  %arrived = getelementptr inbounds %struct.barrier, %struct.barrier* %0, i32 0, i32 1
  %1 = load atomic i32, i32* %arrived acquire, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  %cmp = icmp eq i32 %2, 0
  %conv = zext i1 %cmp to i32
  call void @__fp_misuse(i32 noundef %conv, i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.5, i32 0, i32 0)) #4
  call void @__fp_full_fence() #4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_barrier_wait(%struct.barrier* noundef %b) #0 {
entry:
  %retval = alloca i32, align 4
  %b.addr = alloca %struct.barrier*, align 4
  %arrived = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %round = alloca i32, align 4
  %atomic-temp3 = alloca i32, align 4
  %last = alloca i32, align 4
  %atomic-temp4 = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %.atomictmp7 = alloca i32, align 4
  %.atomictmp10 = alloca i32, align 4
  %atomic-temp15 = alloca i32, align 4
  store %struct.barrier* %b, %struct.barrier** %b.addr, align 4
  call void @__fp_full_fence() #4
  call void @__fp_atomic_begin() #4
  %0 = load %struct.barrier*, %struct.barrier** %b.addr, align 4
  %arrived1 = getelementptr inbounds %struct.barrier, %struct.barrier* %0, i32 0, i32 1
  %1 = load atomic i32, i32* %arrived1 acquire, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  %add = add i32 %2, 1
  store i32 %add, i32* %arrived, align 4
  %3 = load %struct.barrier*, %struct.barrier** %b.addr, align 4
  %round2 = getelementptr inbounds %struct.barrier, %struct.barrier* %3, i32 0, i32 2
  %4 = load atomic i32, i32* %round2 acquire, align 4
  store i32 %4, i32* %atomic-temp3, align 4
  %5 = load i32, i32* %atomic-temp3, align 4
  store i32 %5, i32* %round, align 4
  %6 = load i32, i32* %arrived, align 4
  %7 = load %struct.barrier*, %struct.barrier** %b.addr, align 4
  %count = getelementptr inbounds %struct.barrier, %struct.barrier* %7, i32 0, i32 0
  %8 = load atomic i32, i32* %count acquire, align 4
  store i32 %8, i32* %atomic-temp4, align 4
  %9 = load i32, i32* %atomic-temp4, align 4
  %cmp = icmp eq i32 %6, %9
  %conv = zext i1 %cmp to i32
  store i32 %conv, i32* %last, align 4
  %10 = load i32, i32* %last, align 4
  %tobool = icmp ne i32 %10, 0
  br i1 %tobool, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %11 = load %struct.barrier*, %struct.barrier** %b.addr, align 4
  %arrived5 = getelementptr inbounds %struct.barrier, %struct.barrier* %11, i32 0, i32 1
  store i32 0, i32* %.atomictmp, align 4
  %12 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %12, i32* %arrived5 release, align 4
  %13 = load %struct.barrier*, %struct.barrier** %b.addr, align 4
  %round6 = getelementptr inbounds %struct.barrier, %struct.barrier* %13, i32 0, i32 2
  %14 = load i32, i32* %round, align 4
  %add8 = add i32 %14, 1
  store i32 %add8, i32* %.atomictmp7, align 4
  %15 = load i32, i32* %.atomictmp7, align 4
  store atomic i32 %15, i32* %round6 release, align 4
  br label %if.end

if.else:                                          ; preds = %entry
  %16 = load %struct.barrier*, %struct.barrier** %b.addr, align 4
  %arrived9 = getelementptr inbounds %struct.barrier, %struct.barrier* %16, i32 0, i32 1
  %17 = load i32, i32* %arrived, align 4
  store i32 %17, i32* %.atomictmp10, align 4
  %18 = load i32, i32* %.atomictmp10, align 4
  store atomic i32 %18, i32* %arrived9 release, align 4
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  call void @__fp_atomic_end() #4
  call void @__fp_full_fence() #4
  %19 = load i32, i32* %last, align 4
  %tobool11 = icmp ne i32 %19, 0
  br i1 %tobool11, label %if.then12, label %if.end13

if.then12:                                        ; preds = %if.end
  store i32 -1, i32* %retval, align 4
  br label %return

if.end13:                                         ; preds = %if.end
  call void @__fp_atomic_begin() #4
  %20 = load %struct.barrier*, %struct.barrier** %b.addr, align 4
  %round14 = getelementptr inbounds %struct.barrier, %struct.barrier* %20, i32 0, i32 2
  %21 = load atomic i32, i32* %round14 acquire, align 4
  store i32 %21, i32* %atomic-temp15, align 4
  %22 = load i32, i32* %atomic-temp15, align 4
  %23 = load i32, i32* %round, align 4
  %cmp16 = icmp ne i32 %22, %23
  %conv17 = zext i1 %cmp16 to i32
  call void @__fp_await(i32 noundef %conv17) #4
  call void @__fp_atomic_end() #4
  call void @__fp_full_fence() #4
  store i32 0, i32* %retval, align 4
  br label %return

return:                                           ; preds = %if.end13, %if.then12
  %24 = load i32, i32* %retval, align 4
  ret i32 %24
}

; Function Attrs: noinline nounwind
define dso_local i32 @sem_init(%struct.rwlock* noundef %s, i32 noundef %shared, i32 noundef %value) #0 {
entry:
  %s.addr = alloca %struct.rwlock*, align 4
  %shared.addr = alloca i32, align 4
  %value.addr = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store %struct.rwlock* %s, %struct.rwlock** %s.addr, align 4
  store i32 %shared, i32* %shared.addr, align 4
  store i32 %value, i32* %value.addr, align 4
  %0 = load %struct.rwlock*, %struct.rwlock** %s.addr, align 4
  %value1 = getelementptr inbounds %struct.rwlock, %struct.rwlock* %0, i32 0, i32 0
  %1 = load i32, i32* %value.addr, align 4
  store i32 %1, i32* %.atomictmp, align 4
  %2 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %2, i32* %value1 release, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @sem_destroy(%struct.rwlock* noundef %s) #0 {
entry:
  %s.addr = alloca %struct.rwlock*, align 4
  store %struct.rwlock* %s, %struct.rwlock** %s.addr, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @sem_wait(%struct.rwlock* noundef %s) #0 {
entry:
  %s.addr = alloca %struct.rwlock*, align 4
  %value = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store %struct.rwlock* %s, %struct.rwlock** %s.addr, align 4
  call void @__fp_full_fence() #4
  call void @__fp_atomic_begin() #4
  %0 = load %struct.rwlock*, %struct.rwlock** %s.addr, align 4
  %value1 = getelementptr inbounds %struct.rwlock, %struct.rwlock* %0, i32 0, i32 0
  %1 = load atomic i32, i32* %value1 acquire, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  store i32 %2, i32* %value, align 4
  %3 = load i32, i32* %value, align 4
  %cmp = icmp ugt i32 %3, 0
  %conv = zext i1 %cmp to i32
  call void @__fp_await(i32 noundef %conv) #4
  %4 = load %struct.rwlock*, %struct.rwlock** %s.addr, align 4
  %value2 = getelementptr inbounds %struct.rwlock, %struct.rwlock* %4, i32 0, i32 0
  %5 = load i32, i32* %value, align 4
  %sub = sub i32 %5, 1
  store i32 %sub, i32* %.atomictmp, align 4
  %6 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %6, i32* %value2 release, align 4
  call void @__fp_atomic_end() #4
  call void @__fp_full_fence() #4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @sem_trywait(%struct.rwlock* noundef %s) #0 {
entry:
  %s.addr = alloca %struct.rwlock*, align 4
  store %struct.rwlock* %s, %struct.rwlock** %s.addr, align 4
  %0 = load %struct.rwlock*, %struct.rwlock** %s.addr, align 4
  %call = call i32 @sem_try(%struct.rwlock* noundef %0, i32 noundef 0) #4
  ret i32 %call
}

; Function Attrs: noinline nounwind
define internal i32 @sem_try(%struct.rwlock* noundef %s, i32 noundef %timed) #0 {
entry:
  %retval = alloca i32, align 4
  %s.addr = alloca %struct.rwlock*, align 4
  %timed.addr = alloca i32, align 4
  %result = alloca i32, align 4
  %value = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store %struct.rwlock* %s, %struct.rwlock** %s.addr, align 4
  store i32 %timed, i32* %timed.addr, align 4
  store i32 0, i32* %result, align 4
  call void @__fp_full_fence() #4
  call void @__fp_atomic_begin() #4
  %0 = load %struct.rwlock*, %struct.rwlock** %s.addr, align 4
  %value1 = getelementptr inbounds %struct.rwlock, %struct.rwlock* %0, i32 0, i32 0
  %1 = load atomic i32, i32* %value1 acquire, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  store i32 %2, i32* %value, align 4
  %3 = load i32, i32* %value, align 4
  %cmp = icmp ugt i32 %3, 0
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %4 = load %struct.rwlock*, %struct.rwlock** %s.addr, align 4
  %value2 = getelementptr inbounds %struct.rwlock, %struct.rwlock* %4, i32 0, i32 0
  %5 = load i32, i32* %value, align 4
  %sub = sub i32 %5, 1
  store i32 %sub, i32* %.atomictmp, align 4
  %6 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %6, i32* %value2 release, align 4
  br label %if.end5

if.else:                                          ; preds = %entry
  %7 = load i32, i32* %timed.addr, align 4
  %tobool = icmp ne i32 %7, 0
  br i1 %tobool, label %if.then3, label %if.end

if.then3:                                         ; preds = %if.else
  %call = call i32 @__fp_nondet_bool() #4
  call void @__fp_await(i32 noundef %call) #4
  br label %if.end

if.end:                                           ; preds = %if.then3, %if.else
  %8 = load i32, i32* %timed.addr, align 4
  %tobool4 = icmp ne i32 %8, 0
  %9 = zext i1 %tobool4 to i64
  %cond = select i1 %tobool4, i32 110, i32 11
  store i32 %cond, i32* %result, align 4
  br label %if.end5

if.end5:                                          ; preds = %if.end, %if.then
  call void @__fp_atomic_end() #4
  call void @__fp_full_fence() #4
  %10 = load i32, i32* %result, align 4
  %cmp6 = icmp eq i32 %10, 0
  br i1 %cmp6, label %if.then7, label %if.end8

if.then7:                                         ; preds = %if.end5
  store i32 0, i32* %retval, align 4
  br label %return

if.end8:                                          ; preds = %if.end5
  %11 = load i32, i32* %result, align 4
  %call9 = call i32* @__errno_location() #4
  store i32 %11, i32* %call9, align 4
  store i32 -1, i32* %retval, align 4
  br label %return

return:                                           ; preds = %if.end8, %if.then7
  %12 = load i32, i32* %retval, align 4
  ret i32 %12
}

; Function Attrs: noinline nounwind
define dso_local i32 @sem_timedwait(%struct.rwlock* noundef %s, i8* noundef %time) #0 {
entry:
  %s.addr = alloca %struct.rwlock*, align 4
  %time.addr = alloca i8*, align 4
  store %struct.rwlock* %s, %struct.rwlock** %s.addr, align 4
  store i8* %time, i8** %time.addr, align 4
  %0 = load %struct.rwlock*, %struct.rwlock** %s.addr, align 4
  %call = call i32 @sem_try(%struct.rwlock* noundef %0, i32 noundef 1) #4
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @sem_clockwait(%struct.rwlock* noundef %s, i32 noundef %clock, i8* noundef %time) #0 {
entry:
  %s.addr = alloca %struct.rwlock*, align 4
  %clock.addr = alloca i32, align 4
  %time.addr = alloca i8*, align 4
  store %struct.rwlock* %s, %struct.rwlock** %s.addr, align 4
  store i32 %clock, i32* %clock.addr, align 4
  store i8* %time, i8** %time.addr, align 4
  %0 = load %struct.rwlock*, %struct.rwlock** %s.addr, align 4
  %call = call i32 @sem_try(%struct.rwlock* noundef %0, i32 noundef 1) #4
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @sem_post(%struct.rwlock* noundef %s) #0 {
entry:
  %s.addr = alloca %struct.rwlock*, align 4
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store %struct.rwlock* %s, %struct.rwlock** %s.addr, align 4
  call void @__fp_full_fence() #4
  call void @__fp_atomic_begin() #4
  %0 = load %struct.rwlock*, %struct.rwlock** %s.addr, align 4
  %value = getelementptr inbounds %struct.rwlock, %struct.rwlock* %0, i32 0, i32 0
  %1 = load %struct.rwlock*, %struct.rwlock** %s.addr, align 4
  %value1 = getelementptr inbounds %struct.rwlock, %struct.rwlock* %1, i32 0, i32 0
  %2 = load atomic i32, i32* %value1 acquire, align 4
  store i32 %2, i32* %atomic-temp, align 4
  %3 = load i32, i32* %atomic-temp, align 4
  %add = add i32 %3, 1
  store i32 %add, i32* %.atomictmp, align 4
  %4 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %4, i32* %value release, align 4
  call void @__fp_atomic_end() #4
  call void @__fp_full_fence() #4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @sem_getvalue(%struct.rwlock* noundef %s, i32* noundef %value) #0 {
entry:
  %s.addr = alloca %struct.rwlock*, align 4
  %value.addr = alloca i32*, align 4
  %atomic-temp = alloca i32, align 4
  store %struct.rwlock* %s, %struct.rwlock** %s.addr, align 4
  store i32* %value, i32** %value.addr, align 4
  call void @__fp_full_fence() #4
  %0 = load %struct.rwlock*, %struct.rwlock** %s.addr, align 4
  %value1 = getelementptr inbounds %struct.rwlock, %struct.rwlock* %0, i32 0, i32 0
  %1 = load atomic i32, i32* %value1 acquire, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  %3 = load i32*, i32** %value.addr, align 4
  store i32 %2, i32* %3, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_pthread_create(i32* noundef %thread, i8* noundef %attr, i8* (i8*)* noundef %start, i8* noundef %argument) #0 {
entry:
  %thread.addr = alloca i32*, align 4
  %attr.addr = alloca i8*, align 4
  %start.addr = alloca i8* (i8*)*, align 4
  %argument.addr = alloca i8*, align 4
  %id = alloca i32, align 4
  store i32* %thread, i32** %thread.addr, align 4
  store i8* %attr, i8** %attr.addr, align 4
  store i8* (i8*)* %start, i8* (i8*)** %start.addr, align 4
  store i8* %argument, i8** %argument.addr, align 4
  %call = call i32 @__fp_thread_new() #4
  store i32 %call, i32* %id, align 4
  %0 = load i32, i32* %id, align 4
  %1 = load i32*, i32** %thread.addr, align 4
  store i32 %0, i32* %1, align 4
  call void @__fp_full_fence() #4
  %2 = load i32, i32* %id, align 4
  %3 = load i8* (i8*)*, i8* (i8*)** %start.addr, align 4
  %4 = bitcast i8* (i8*)* %3 to i8*
  %5 = load i8*, i8** %argument.addr, align 4
  call void @__fp_thread_start(i32 noundef %2, i8* noundef %4, i8* noundef %5) #4
  call void @__fp_full_fence() #4
  ret i32 0
}

declare i32 @__fp_thread_new() #1

declare void @__fp_thread_start(i32 noundef, i8* noundef, i8* noundef) #1

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_pthread_create_any(i32* noundef %thread, i8* noundef %attr, i8* (i8*)* noundef %start, i8* noundef %argument) #0 {
entry:
  %thread.addr = alloca i32*, align 4
  %attr.addr = alloca i8*, align 4
  %start.addr = alloca i8* (i8*)*, align 4
  %argument.addr = alloca i8*, align 4
  %s = alloca %struct.start*, align 4
  store i32* %thread, i32** %thread.addr, align 4
  store i8* %attr, i8** %attr.addr, align 4
  store i8* (i8*)* %start, i8* (i8*)** %start.addr, align 4
  store i8* %argument, i8** %argument.addr, align 4
  %call = call i8* @__fp_malloc(i32 noundef 8, i32 noundef 16, i32 noundef 0) #4
  %0 = bitcast i8* %call to %struct.start*
  store %struct.start* %0, %struct.start** %s, align 4
  %1 = load i8* (i8*)*, i8* (i8*)** %start.addr, align 4
  %2 = load %struct.start*, %struct.start** %s, align 4
  %function = getelementptr inbounds %struct.start, %struct.start* %2, i32 0, i32 0
  store i8* (i8*)* %1, i8* (i8*)** %function, align 4
  %3 = load i8*, i8** %argument.addr, align 4
  %4 = load %struct.start*, %struct.start** %s, align 4
  %argument1 = getelementptr inbounds %struct.start, %struct.start* %4, i32 0, i32 1
  store i8* %3, i8** %argument1, align 4
  %5 = load i32*, i32** %thread.addr, align 4
  %6 = load i8*, i8** %attr.addr, align 4
  %7 = load %struct.start*, %struct.start** %s, align 4
  %8 = bitcast %struct.start* %7 to i8*
  %call2 = call i32 @__fp_pthread_create(i32* noundef %5, i8* noundef %6, i8* (i8*)* noundef @run, i8* noundef %8) #4
  ret i32 %call2
}

declare i8* @__fp_malloc(i32 noundef, i32 noundef, i32 noundef) #1

; Function Attrs: noinline nounwind
define internal i8* @run(i8* noundef %pointer) #0 {
entry:
  %pointer.addr = alloca i8*, align 4
  %s = alloca %struct.start*, align 4
  %function = alloca i8* (i8*)*, align 4
  %argument = alloca i8*, align 4
  %value = alloca i8*, align 4
  store i8* %pointer, i8** %pointer.addr, align 4
  %0 = load i8*, i8** %pointer.addr, align 4
  %1 = bitcast i8* %0 to %struct.start*
  store %struct.start* %1, %struct.start** %s, align 4
  %2 = load %struct.start*, %struct.start** %s, align 4
  %function1 = getelementptr inbounds %struct.start, %struct.start* %2, i32 0, i32 0
  %3 = load i8* (i8*)*, i8* (i8*)** %function1, align 4
  store i8* (i8*)* %3, i8* (i8*)** %function, align 4
  %4 = load %struct.start*, %struct.start** %s, align 4
  %argument2 = getelementptr inbounds %struct.start, %struct.start* %4, i32 0, i32 1
  %5 = load i8*, i8** %argument2, align 4
  store i8* %5, i8** %argument, align 4
  %6 = load %struct.start*, %struct.start** %s, align 4
  %7 = bitcast %struct.start* %6 to i8*
  call void @__fp_free(i8* noundef %7) #4
  %8 = load i8* (i8*)*, i8* (i8*)** %function, align 4
  %9 = load i8*, i8** %argument, align 4
  %call = call i8* %8(i8* noundef %9) #4
  store i8* %call, i8** %value, align 4
  call void @__fp_thread_end() #4
  %10 = load i8*, i8** %value, align 4
  ret i8* %10
}

declare void @__fp_free(i8* noundef) #1

; Function Attrs: noinline nounwind
define dso_local void @__fp_thread_end() #0 {
entry:
  %round = alloca i32, align 4
  %again = alloca i32, align 4
  %count = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %i = alloca i32, align 4
  %value = alloca i8*, align 4
  %destructor = alloca void (i8*)*, align 4
  %atomic-temp6 = alloca void (i8*)*, align 4
  store i32 0, i32* %round, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc14, %entry
  %0 = load i32, i32* %round, align 4
  %cmp = icmp slt i32 %0, 4
  br i1 %cmp, label %for.body, label %for.end16

for.body:                                         ; preds = %for.cond
  store i32 0, i32* %again, align 4
  %1 = load atomic i32, i32* @any_keys acquire, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  store i32 %2, i32* %count, align 4
  store i32 0, i32* %i, align 4
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %3 = load i32, i32* %i, align 4
  %4 = load i32, i32* %count, align 4
  %cmp2 = icmp ult i32 %3, %4
  br i1 %cmp2, label %for.body3, label %for.end

for.body3:                                        ; preds = %for.cond1
  %5 = load i32, i32* %i, align 4
  %arrayidx = getelementptr inbounds [32 x i8*], [32 x i8*]* @values, i32 0, i32 %5
  %6 = load i8*, i8** %arrayidx, align 4
  store i8* %6, i8** %value, align 4
  %7 = load i8*, i8** %value, align 4
  %tobool = icmp ne i8* %7, null
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %for.body3
  br label %for.inc

if.end:                                           ; preds = %for.body3
  %8 = load i32, i32* %i, align 4
  %arrayidx4 = getelementptr inbounds [32 x %struct.anon], [32 x %struct.anon]* @keys, i32 0, i32 %8
  %destructor5 = getelementptr inbounds %struct.anon, %struct.anon* %arrayidx4, i32 0, i32 1
  %9 = bitcast void (i8*)** %destructor5 to i32*
  %10 = bitcast void (i8*)** %atomic-temp6 to i32*
  %11 = load atomic i32, i32* %9 acquire, align 4
  store i32 %11, i32* %10, align 4
  %12 = bitcast i32* %10 to void (i8*)**
  %13 = load void (i8*)*, void (i8*)** %12, align 4
  store void (i8*)* %13, void (i8*)** %destructor, align 4
  %14 = load i32, i32* %i, align 4
  %arrayidx7 = getelementptr inbounds [32 x i8*], [32 x i8*]* @values, i32 0, i32 %14
  store i8* null, i8** %arrayidx7, align 4
  %15 = load void (i8*)*, void (i8*)** %destructor, align 4
  %tobool8 = icmp ne void (i8*)* %15, null
  br i1 %tobool8, label %if.then9, label %if.end10

if.then9:                                         ; preds = %if.end
  %16 = load void (i8*)*, void (i8*)** %destructor, align 4
  %17 = load i8*, i8** %value, align 4
  call void %16(i8* noundef %17) #4
  store i32 1, i32* %again, align 4
  br label %if.end10

if.end10:                                         ; preds = %if.then9, %if.end
  br label %for.inc

for.inc:                                          ; preds = %if.end10, %if.then
  %18 = load i32, i32* %i, align 4
  %inc = add i32 %18, 1
  store i32 %inc, i32* %i, align 4
  br label %for.cond1, !llvm.loop !6

for.end:                                          ; preds = %for.cond1
  %19 = load i32, i32* %again, align 4
  %tobool11 = icmp ne i32 %19, 0
  br i1 %tobool11, label %if.end13, label %if.then12

if.then12:                                        ; preds = %for.end
  br label %for.end16

if.end13:                                         ; preds = %for.end
  br label %for.inc14

for.inc14:                                        ; preds = %if.end13
  %20 = load i32, i32* %round, align 4
  %inc15 = add nsw i32 %20, 1
  store i32 %inc15, i32* %round, align 4
  br label %for.cond, !llvm.loop !8

for.end16:                                        ; preds = %if.then12, %for.cond
  %21 = load i32, i32* @__fp_held, align 4
  %cmp17 = icmp eq i32 %21, 0
  %conv = zext i1 %cmp17 to i32
  call void @__fp_misuse(i32 noundef %conv, i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.11, i32 0, i32 0)) #4
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_join(i32 noundef %thread, i8** noundef %value) #0 {
entry:
  %thread.addr = alloca i32, align 4
  %value.addr = alloca i8**, align 4
  %result = alloca i8*, align 4
  store i32 %thread, i32* %thread.addr, align 4
  store i8** %value, i8*** %value.addr, align 4
  call void @__fp_full_fence() #4
  %0 = load i32, i32* %thread.addr, align 4
  %call = call i8* @__fp_thread_join(i32 noundef %0) #4
  store i8* %call, i8** %result, align 4
  call void @__fp_full_fence() #4
  %1 = load i8**, i8*** %value.addr, align 4
  %tobool = icmp ne i8** %1, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %2 = load i8*, i8** %result, align 4
  %3 = load i8**, i8*** %value.addr, align 4
  store i8* %2, i8** %3, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret i32 0
}

declare i8* @__fp_thread_join(i32 noundef) #1

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_detach(i32 noundef %thread) #0 {
entry:
  %thread.addr = alloca i32, align 4
  store i32 %thread, i32* %thread.addr, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_self() #0 {
entry:
  %call = call i32 @__fp_thread_self() #4
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_equal(i32 noundef %a, i32 noundef %b) #0 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, i32* %a.addr, align 4
  store i32 %b, i32* %b.addr, align 4
  %0 = load i32, i32* %a.addr, align 4
  %1 = load i32, i32* %b.addr, align 4
  %cmp = icmp eq i32 %0, %1
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

; Function Attrs: noinline nounwind
define dso_local void @pthread_exit(i8* noundef %value) #0 {
entry:
  %value.addr = alloca i8*, align 4
  store i8* %value, i8** %value.addr, align 4
  call void @__fp_thread_end() #4
  %0 = load i8*, i8** %value.addr, align 4
  call void @__fp_thread_exit(i8* noundef %0) #4
  ret void
}

declare void @__fp_thread_exit(i8* noundef) #1

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_attr_init(i8* noundef %attr) #0 {
entry:
  %attr.addr = alloca i8*, align 4
  store i8* %attr, i8** %attr.addr, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_attr_destroy(i8* noundef %attr) #0 {
entry:
  %attr.addr = alloca i8*, align 4
  store i8* %attr, i8** %attr.addr, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_attr_setdetachstate(i8* noundef %attr, i32 noundef %state) #0 {
entry:
  %attr.addr = alloca i8*, align 4
  %state.addr = alloca i32, align 4
  store i8* %attr, i8** %attr.addr, align 4
  store i32 %state, i32* %state.addr, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_attr_setstacksize(i8* noundef %attr, i32 noundef %size) #0 {
entry:
  %attr.addr = alloca i8*, align 4
  %size.addr = alloca i32, align 4
  store i8* %attr, i8** %attr.addr, align 4
  store i32 %size, i32* %size.addr, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_attr_setscope(i8* noundef %attr, i32 noundef %scope) #0 {
entry:
  %attr.addr = alloca i8*, align 4
  %scope.addr = alloca i32, align 4
  store i8* %attr, i8** %attr.addr, align 4
  store i32 %scope, i32* %scope.addr, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_setconcurrency(i32 noundef %level) #0 {
entry:
  %level.addr = alloca i32, align 4
  store i32 %level, i32* %level.addr, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_once(i32* noundef %control, void ()* noundef %function) #0 {
entry:
  %control.addr = alloca i32*, align 4
  %function.addr = alloca void ()*, align 4
  %state = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %.atomictmp6 = alloca i32, align 4
  store i32* %control, i32** %control.addr, align 4
  store void ()* %function, void ()** %function.addr, align 4
  call void @__fp_full_fence() #4
  call void @__fp_atomic_begin() #4
  %0 = load i32*, i32** %control.addr, align 4
  %1 = load atomic i32, i32* %0 acquire, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  store i32 %2, i32* %state, align 4
  %3 = load i32, i32* %state, align 4
  %cmp = icmp ne i32 %3, 1
  %conv = zext i1 %cmp to i32
  call void @__fp_await(i32 noundef %conv) #4
  %4 = load i32, i32* %state, align 4
  %cmp1 = icmp eq i32 %4, 0
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %5 = load i32*, i32** %control.addr, align 4
  store i32 1, i32* %.atomictmp, align 4
  %6 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %6, i32* %5 release, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call void @__fp_atomic_end() #4
  call void @__fp_full_fence() #4
  %7 = load i32, i32* %state, align 4
  %cmp3 = icmp eq i32 %7, 0
  br i1 %cmp3, label %if.then5, label %if.end7

if.then5:                                         ; preds = %if.end
  %8 = load void ()*, void ()** %function.addr, align 4
  call void %8() #4
  call void @__fp_full_fence() #4
  %9 = load i32*, i32** %control.addr, align 4
  store i32 2, i32* %.atomictmp6, align 4
  %10 = load i32, i32* %.atomictmp6, align 4
  store atomic i32 %10, i32* %9 release, align 4
  call void @__fp_full_fence() #4
  br label %if.end7

if.end7:                                          ; preds = %if.then5, %if.end
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_key_create(i32* noundef %key, void (i8*)* noundef %destructor) #0 {
entry:
  %retval = alloca i32, align 4
  %key.addr = alloca i32*, align 4
  %destructor.addr = alloca void (i8*)*, align 4
  %found = alloca i32, align 4
  %i = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %.atomictmp7 = alloca void (i8*)*, align 4
  %.atomictmp8 = alloca i32, align 4
  %atomic-temp9 = alloca i32, align 4
  %atomic-temp11 = alloca i32, align 4
  store i32* %key, i32** %key.addr, align 4
  store void (i8*)* %destructor, void (i8*)** %destructor.addr, align 4
  store i32 32, i32* %found, align 4
  call void @__fp_full_fence() #4
  call void @__fp_atomic_begin() #4
  store i32 0, i32* %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, i32* %i, align 4
  %cmp = icmp ult i32 %0, 32
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %1 = load i32, i32* %i, align 4
  %arrayidx = getelementptr inbounds [32 x %struct.anon], [32 x %struct.anon]* @keys, i32 0, i32 %1
  %used = getelementptr inbounds %struct.anon, %struct.anon* %arrayidx, i32 0, i32 0
  %2 = load atomic i32, i32* %used acquire, align 4
  store i32 %2, i32* %atomic-temp, align 4
  %3 = load i32, i32* %atomic-temp, align 4
  %tobool = icmp ne i32 %3, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %for.body
  %4 = load i32, i32* %i, align 4
  store i32 %4, i32* %found, align 4
  br label %for.end

if.end:                                           ; preds = %for.body
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %5 = load i32, i32* %i, align 4
  %inc = add i32 %5, 1
  store i32 %inc, i32* %i, align 4
  br label %for.cond, !llvm.loop !9

for.end:                                          ; preds = %if.then, %for.cond
  %6 = load i32, i32* %found, align 4
  %cmp1 = icmp ult i32 %6, 32
  br i1 %cmp1, label %if.then2, label %if.end12

if.then2:                                         ; preds = %for.end
  %7 = load i32, i32* %found, align 4
  %arrayidx3 = getelementptr inbounds [32 x %struct.anon], [32 x %struct.anon]* @keys, i32 0, i32 %7
  %used4 = getelementptr inbounds %struct.anon, %struct.anon* %arrayidx3, i32 0, i32 0
  store i32 1, i32* %.atomictmp, align 4
  %8 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %8, i32* %used4 release, align 4
  %9 = load i32, i32* %found, align 4
  %arrayidx5 = getelementptr inbounds [32 x %struct.anon], [32 x %struct.anon]* @keys, i32 0, i32 %9
  %destructor6 = getelementptr inbounds %struct.anon, %struct.anon* %arrayidx5, i32 0, i32 1
  %10 = load void (i8*)*, void (i8*)** %destructor.addr, align 4
  store void (i8*)* %10, void (i8*)** %.atomictmp7, align 4
  %11 = bitcast void (i8*)** %destructor6 to i32*
  %12 = bitcast void (i8*)** %.atomictmp7 to i32*
  %13 = load i32, i32* %12, align 4
  store atomic i32 %13, i32* %11 release, align 4
  %14 = load i32, i32* %found, align 4
  %15 = load atomic i32, i32* @any_keys acquire, align 4
  store i32 %15, i32* %atomic-temp9, align 4
  %16 = load i32, i32* %atomic-temp9, align 4
  %cmp10 = icmp uge i32 %14, %16
  br i1 %cmp10, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.then2
  %17 = load i32, i32* %found, align 4
  %add = add i32 %17, 1
  br label %cond.end

cond.false:                                       ; preds = %if.then2
  %18 = load atomic i32, i32* @any_keys acquire, align 4
  store i32 %18, i32* %atomic-temp11, align 4
  %19 = load i32, i32* %atomic-temp11, align 4
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %add, %cond.true ], [ %19, %cond.false ]
  store i32 %cond, i32* %.atomictmp8, align 4
  %20 = load i32, i32* %.atomictmp8, align 4
  store atomic i32 %20, i32* @any_keys release, align 4
  br label %if.end12

if.end12:                                         ; preds = %cond.end, %for.end
  call void @__fp_atomic_end() #4
  call void @__fp_full_fence() #4
  %21 = load i32, i32* %found, align 4
  %cmp13 = icmp eq i32 %21, 32
  br i1 %cmp13, label %if.then14, label %if.end15

if.then14:                                        ; preds = %if.end12
  store i32 11, i32* %retval, align 4
  br label %return

if.end15:                                         ; preds = %if.end12
  %22 = load i32, i32* %found, align 4
  %23 = load i32*, i32** %key.addr, align 4
  store i32 %22, i32* %23, align 4
  store i32 0, i32* %retval, align 4
  br label %return

return:                                           ; preds = %if.end15, %if.then14
  %24 = load i32, i32* %retval, align 4
  ret i32 %24
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_key_delete(i32 noundef %key) #0 {
entry:
  %retval = alloca i32, align 4
  %key.addr = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %.atomictmp2 = alloca void (i8*)*, align 4
  store i32 %key, i32* %key.addr, align 4
  %0 = load i32, i32* %key.addr, align 4
  %cmp = icmp uge i32 %0, 32
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 22, i32* %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  call void @__fp_full_fence() #4
  %1 = load i32, i32* %key.addr, align 4
  %arrayidx = getelementptr inbounds [32 x %struct.anon], [32 x %struct.anon]* @keys, i32 0, i32 %1
  %used = getelementptr inbounds %struct.anon, %struct.anon* %arrayidx, i32 0, i32 0
  store i32 0, i32* %.atomictmp, align 4
  %2 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %2, i32* %used release, align 4
  %3 = load i32, i32* %key.addr, align 4
  %arrayidx1 = getelementptr inbounds [32 x %struct.anon], [32 x %struct.anon]* @keys, i32 0, i32 %3
  %destructor = getelementptr inbounds %struct.anon, %struct.anon* %arrayidx1, i32 0, i32 1
  store void (i8*)* null, void (i8*)** %.atomictmp2, align 4
  %4 = bitcast void (i8*)** %destructor to i32*
  %5 = bitcast void (i8*)** %.atomictmp2 to i32*
  %6 = load i32, i32* %5, align 4
  store atomic i32 %6, i32* %4 release, align 4
  call void @__fp_full_fence() #4
  store i32 0, i32* %retval, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  %7 = load i32, i32* %retval, align 4
  ret i32 %7
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_setspecific(i32 noundef %key, i8* noundef %value) #0 {
entry:
  %retval = alloca i32, align 4
  %key.addr = alloca i32, align 4
  %value.addr = alloca i8*, align 4
  store i32 %key, i32* %key.addr, align 4
  store i8* %value, i8** %value.addr, align 4
  %0 = load i32, i32* %key.addr, align 4
  %cmp = icmp uge i32 %0, 32
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 22, i32* %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  %1 = load i8*, i8** %value.addr, align 4
  %2 = load i32, i32* %key.addr, align 4
  %arrayidx = getelementptr inbounds [32 x i8*], [32 x i8*]* @values, i32 0, i32 %2
  store i8* %1, i8** %arrayidx, align 4
  store i32 0, i32* %retval, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  %3 = load i32, i32* %retval, align 4
  ret i32 %3
}

; Function Attrs: noinline nounwind
define dso_local i8* @pthread_getspecific(i32 noundef %key) #0 {
entry:
  %key.addr = alloca i32, align 4
  store i32 %key, i32* %key.addr, align 4
  %0 = load i32, i32* %key.addr, align 4
  %cmp = icmp ult i32 %0, 32
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %1 = load i32, i32* %key.addr, align 4
  %arrayidx = getelementptr inbounds [32 x i8*], [32 x i8*]* @values, i32 0, i32 %1
  %2 = load i8*, i8** %arrayidx, align 4
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i8* [ %2, %cond.true ], [ null, %cond.false ]
  ret i8* %cond
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_thrd_create(i32* noundef %thread, i32 (i8*)* noundef %start, i8* noundef %argument) #0 {
entry:
  %thread.addr = alloca i32*, align 4
  %start.addr = alloca i32 (i8*)*, align 4
  %argument.addr = alloca i8*, align 4
  %id = alloca i32, align 4
  store i32* %thread, i32** %thread.addr, align 4
  store i32 (i8*)* %start, i32 (i8*)** %start.addr, align 4
  store i8* %argument, i8** %argument.addr, align 4
  %call = call i32 @__fp_thread_new() #4
  store i32 %call, i32* %id, align 4
  %0 = load i32, i32* %id, align 4
  %1 = load i32*, i32** %thread.addr, align 4
  store i32 %0, i32* %1, align 4
  call void @__fp_full_fence() #4
  %2 = load i32, i32* %id, align 4
  %3 = load i32 (i8*)*, i32 (i8*)** %start.addr, align 4
  %4 = bitcast i32 (i8*)* %3 to i8*
  %5 = load i8*, i8** %argument.addr, align 4
  call void @__fp_thread_start(i32 noundef %2, i8* noundef %4, i8* noundef %5) #4
  call void @__fp_full_fence() #4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_thrd_create_any(i32* noundef %thread, i32 (i8*)* noundef %start, i8* noundef %argument) #0 {
entry:
  %thread.addr = alloca i32*, align 4
  %start.addr = alloca i32 (i8*)*, align 4
  %argument.addr = alloca i8*, align 4
  %s = alloca %struct.start.1*, align 4
  store i32* %thread, i32** %thread.addr, align 4
  store i32 (i8*)* %start, i32 (i8*)** %start.addr, align 4
  store i8* %argument, i8** %argument.addr, align 4
  %call = call i8* @__fp_malloc(i32 noundef 8, i32 noundef 16, i32 noundef 0) #4
  %0 = bitcast i8* %call to %struct.start.1*
  store %struct.start.1* %0, %struct.start.1** %s, align 4
  %1 = load i32 (i8*)*, i32 (i8*)** %start.addr, align 4
  %2 = load %struct.start.1*, %struct.start.1** %s, align 4
  %function = getelementptr inbounds %struct.start.1, %struct.start.1* %2, i32 0, i32 0
  store i32 (i8*)* %1, i32 (i8*)** %function, align 4
  %3 = load i8*, i8** %argument.addr, align 4
  %4 = load %struct.start.1*, %struct.start.1** %s, align 4
  %argument1 = getelementptr inbounds %struct.start.1, %struct.start.1* %4, i32 0, i32 1
  store i8* %3, i8** %argument1, align 4
  %5 = load i32*, i32** %thread.addr, align 4
  %6 = load %struct.start.1*, %struct.start.1** %s, align 4
  %7 = bitcast %struct.start.1* %6 to i8*
  %call2 = call i32 @__fp_thrd_create(i32* noundef %5, i32 (i8*)* noundef @run.12, i8* noundef %7) #4
  ret i32 %call2
}

; Function Attrs: noinline nounwind
define internal i32 @run.12(i8* noundef %pointer) #0 {
entry:
  %pointer.addr = alloca i8*, align 4
  %s = alloca %struct.start.1*, align 4
  %function = alloca i32 (i8*)*, align 4
  %argument = alloca i8*, align 4
  %value = alloca i32, align 4
  store i8* %pointer, i8** %pointer.addr, align 4
  %0 = load i8*, i8** %pointer.addr, align 4
  %1 = bitcast i8* %0 to %struct.start.1*
  store %struct.start.1* %1, %struct.start.1** %s, align 4
  %2 = load %struct.start.1*, %struct.start.1** %s, align 4
  %function1 = getelementptr inbounds %struct.start.1, %struct.start.1* %2, i32 0, i32 0
  %3 = load i32 (i8*)*, i32 (i8*)** %function1, align 4
  store i32 (i8*)* %3, i32 (i8*)** %function, align 4
  %4 = load %struct.start.1*, %struct.start.1** %s, align 4
  %argument2 = getelementptr inbounds %struct.start.1, %struct.start.1* %4, i32 0, i32 1
  %5 = load i8*, i8** %argument2, align 4
  store i8* %5, i8** %argument, align 4
  %6 = load %struct.start.1*, %struct.start.1** %s, align 4
  %7 = bitcast %struct.start.1* %6 to i8*
  call void @__fp_free(i8* noundef %7) #4
  %8 = load i32 (i8*)*, i32 (i8*)** %function, align 4
  %9 = load i8*, i8** %argument, align 4
  %call = call i32 %8(i8* noundef %9) #4
  store i32 %call, i32* %value, align 4
  call void @__fp_thread_end() #4
  %10 = load i32, i32* %value, align 4
  ret i32 %10
}

; Function Attrs: noinline nounwind
define dso_local i32 @thrd_join(i32 noundef %thread, i32* noundef %value) #0 {
entry:
  %thread.addr = alloca i32, align 4
  %value.addr = alloca i32*, align 4
  %result = alloca i8*, align 4
  store i32 %thread, i32* %thread.addr, align 4
  store i32* %value, i32** %value.addr, align 4
  call void @__fp_full_fence() #4
  %0 = load i32, i32* %thread.addr, align 4
  %call = call i8* @__fp_thread_join(i32 noundef %0) #4
  store i8* %call, i8** %result, align 4
  call void @__fp_full_fence() #4
  %1 = load i32*, i32** %value.addr, align 4
  %tobool = icmp ne i32* %1, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %2 = load i8*, i8** %result, align 4
  %3 = ptrtoint i8* %2 to i32
  %4 = load i32*, i32** %value.addr, align 4
  store i32 %3, i32* %4, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @thrd_detach(i32 noundef %thread) #0 {
entry:
  %thread.addr = alloca i32, align 4
  store i32 %thread, i32* %thread.addr, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @thrd_current() #0 {
entry:
  %call = call i32 @__fp_thread_self() #4
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @thrd_equal(i32 noundef %a, i32 noundef %b) #0 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, i32* %a.addr, align 4
  store i32 %b, i32* %b.addr, align 4
  %0 = load i32, i32* %a.addr, align 4
  %1 = load i32, i32* %b.addr, align 4
  %cmp = icmp eq i32 %0, %1
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

; Function Attrs: noinline nounwind
define dso_local void @thrd_exit(i32 noundef %value) #0 {
entry:
  %value.addr = alloca i32, align 4
  store i32 %value, i32* %value.addr, align 4
  %0 = load i32, i32* %value.addr, align 4
  %1 = inttoptr i32 %0 to i8*
  call void @pthread_exit(i8* noundef %1) #4
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i32 @mtx_init(%struct.mutex* noundef %m, i32 noundef %type) #0 {
entry:
  %m.addr = alloca %struct.mutex*, align 4
  %type.addr = alloca i32, align 4
  %kind = alloca i32, align 4
  store %struct.mutex* %m, %struct.mutex** %m.addr, align 4
  store i32 %type, i32* %type.addr, align 4
  %0 = load i32, i32* %type.addr, align 4
  %and = and i32 %0, 1
  %tobool = icmp ne i32 %and, 0
  %1 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 1, i32 0
  store i32 %cond, i32* %kind, align 4
  %2 = load %struct.mutex*, %struct.mutex** %m.addr, align 4
  %call = call i32 @pthread_mutex_init(%struct.mutex* noundef %2, i32* noundef %kind) #4
  %call1 = call i32 @answer(i32 noundef %call) #4
  ret i32 %call1
}

; Function Attrs: noinline nounwind
define internal i32 @answer(i32 noundef %error) #0 {
entry:
  %retval = alloca i32, align 4
  %error.addr = alloca i32, align 4
  store i32 %error, i32* %error.addr, align 4
  %0 = load i32, i32* %error.addr, align 4
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 0, i32* %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  %1 = load i32, i32* %error.addr, align 4
  %cmp1 = icmp eq i32 %1, 16
  br i1 %cmp1, label %if.then2, label %if.end3

if.then2:                                         ; preds = %if.end
  store i32 1, i32* %retval, align 4
  br label %return

if.end3:                                          ; preds = %if.end
  %2 = load i32, i32* %error.addr, align 4
  %cmp4 = icmp eq i32 %2, 110
  br i1 %cmp4, label %if.then5, label %if.end6

if.then5:                                         ; preds = %if.end3
  store i32 4, i32* %retval, align 4
  br label %return

if.end6:                                          ; preds = %if.end3
  %3 = load i32, i32* %error.addr, align 4
  %cmp7 = icmp eq i32 %3, 12
  %4 = zext i1 %cmp7 to i64
  %cond = select i1 %cmp7, i32 3, i32 2
  store i32 %cond, i32* %retval, align 4
  br label %return

return:                                           ; preds = %if.end6, %if.then5, %if.then2, %if.then
  %5 = load i32, i32* %retval, align 4
  ret i32 %5
}

; Function Attrs: noinline nounwind
define dso_local void @mtx_destroy(%struct.mutex* noundef %m) #0 {
entry:
  %m.addr = alloca %struct.mutex*, align 4
  store %struct.mutex* %m, %struct.mutex** %m.addr, align 4
  %0 = load %struct.mutex*, %struct.mutex** %m.addr, align 4
  %call = call i32 @pthread_mutex_destroy(%struct.mutex* noundef %0) #4
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i32 @mtx_lock(%struct.mutex* noundef %m) #0 {
entry:
  %m.addr = alloca %struct.mutex*, align 4
  store %struct.mutex* %m, %struct.mutex** %m.addr, align 4
  %0 = load %struct.mutex*, %struct.mutex** %m.addr, align 4
  %call = call i32 @pthread_mutex_lock(%struct.mutex* noundef %0) #4
  %call1 = call i32 @answer(i32 noundef %call) #4
  ret i32 %call1
}

; Function Attrs: noinline nounwind
define dso_local i32 @mtx_trylock(%struct.mutex* noundef %m) #0 {
entry:
  %m.addr = alloca %struct.mutex*, align 4
  store %struct.mutex* %m, %struct.mutex** %m.addr, align 4
  %0 = load %struct.mutex*, %struct.mutex** %m.addr, align 4
  %call = call i32 @pthread_mutex_trylock(%struct.mutex* noundef %0) #4
  %call1 = call i32 @answer(i32 noundef %call) #4
  ret i32 %call1
}

; Function Attrs: noinline nounwind
define dso_local i32 @mtx_timedlock(%struct.mutex* noundef %m, i8* noundef %time) #0 {
entry:
  %m.addr = alloca %struct.mutex*, align 4
  %time.addr = alloca i8*, align 4
  store %struct.mutex* %m, %struct.mutex** %m.addr, align 4
  store i8* %time, i8** %time.addr, align 4
  %0 = load %struct.mutex*, %struct.mutex** %m.addr, align 4
  %1 = load i8*, i8** %time.addr, align 4
  %call = call i32 @pthread_mutex_timedlock(%struct.mutex* noundef %0, i8* noundef %1) #4
  %call1 = call i32 @answer(i32 noundef %call) #4
  ret i32 %call1
}

; Function Attrs: noinline nounwind
define dso_local i32 @mtx_unlock(%struct.mutex* noundef %m) #0 {
entry:
  %m.addr = alloca %struct.mutex*, align 4
  store %struct.mutex* %m, %struct.mutex** %m.addr, align 4
  %0 = load %struct.mutex*, %struct.mutex** %m.addr, align 4
  %call = call i32 @pthread_mutex_unlock(%struct.mutex* noundef %0) #4
  %call1 = call i32 @answer(i32 noundef %call) #4
  ret i32 %call1
}

; Function Attrs: noinline nounwind
define dso_local i32 @cnd_init(%struct.cond* noundef %c) #0 {
entry:
  %c.addr = alloca %struct.cond*, align 4
  store %struct.cond* %c, %struct.cond** %c.addr, align 4
  %0 = load %struct.cond*, %struct.cond** %c.addr, align 4
  %call = call i32 @pthread_cond_init(%struct.cond* noundef %0, i8* noundef null) #4
  %call1 = call i32 @answer(i32 noundef %call) #4
  ret i32 %call1
}

; Function Attrs: noinline nounwind
define dso_local void @cnd_destroy(%struct.cond* noundef %c) #0 {
entry:
  %c.addr = alloca %struct.cond*, align 4
  store %struct.cond* %c, %struct.cond** %c.addr, align 4
  %0 = load %struct.cond*, %struct.cond** %c.addr, align 4
  %call = call i32 @pthread_cond_destroy(%struct.cond* noundef %0) #4
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i32 @cnd_wait(%struct.cond* noundef %c, %struct.mutex* noundef %m) #0 {
entry:
  %c.addr = alloca %struct.cond*, align 4
  %m.addr = alloca %struct.mutex*, align 4
  store %struct.cond* %c, %struct.cond** %c.addr, align 4
  store %struct.mutex* %m, %struct.mutex** %m.addr, align 4
  %0 = load %struct.cond*, %struct.cond** %c.addr, align 4
  %1 = load %struct.mutex*, %struct.mutex** %m.addr, align 4
  %call = call i32 @pthread_cond_wait(%struct.cond* noundef %0, %struct.mutex* noundef %1) #4
  %call1 = call i32 @answer(i32 noundef %call) #4
  ret i32 %call1
}

; Function Attrs: noinline nounwind
define dso_local i32 @cnd_timedwait(%struct.cond* noundef %c, %struct.mutex* noundef %m, i8* noundef %time) #0 {
entry:
  %c.addr = alloca %struct.cond*, align 4
  %m.addr = alloca %struct.mutex*, align 4
  %time.addr = alloca i8*, align 4
  store %struct.cond* %c, %struct.cond** %c.addr, align 4
  store %struct.mutex* %m, %struct.mutex** %m.addr, align 4
  store i8* %time, i8** %time.addr, align 4
  %0 = load %struct.cond*, %struct.cond** %c.addr, align 4
  %1 = load %struct.mutex*, %struct.mutex** %m.addr, align 4
  %2 = load i8*, i8** %time.addr, align 4
  %call = call i32 @pthread_cond_timedwait(%struct.cond* noundef %0, %struct.mutex* noundef %1, i8* noundef %2) #4
  %call1 = call i32 @answer(i32 noundef %call) #4
  ret i32 %call1
}

; Function Attrs: noinline nounwind
define dso_local i32 @cnd_signal(%struct.cond* noundef %c) #0 {
entry:
  %c.addr = alloca %struct.cond*, align 4
  store %struct.cond* %c, %struct.cond** %c.addr, align 4
  %0 = load %struct.cond*, %struct.cond** %c.addr, align 4
  %call = call i32 @pthread_cond_signal(%struct.cond* noundef %0) #4
  %call1 = call i32 @answer(i32 noundef %call) #4
  ret i32 %call1
}

; Function Attrs: noinline nounwind
define dso_local i32 @cnd_broadcast(%struct.cond* noundef %c) #0 {
entry:
  %c.addr = alloca %struct.cond*, align 4
  store %struct.cond* %c, %struct.cond** %c.addr, align 4
  %0 = load %struct.cond*, %struct.cond** %c.addr, align 4
  %call = call i32 @pthread_cond_broadcast(%struct.cond* noundef %0) #4
  %call1 = call i32 @answer(i32 noundef %call) #4
  ret i32 %call1
}

; Function Attrs: noinline nounwind
define dso_local void @call_once(i32* noundef %flag, void ()* noundef %function) #0 {
entry:
  %flag.addr = alloca i32*, align 4
  %function.addr = alloca void ()*, align 4
  store i32* %flag, i32** %flag.addr, align 4
  store void ()* %function, void ()** %function.addr, align 4
  %0 = load i32*, i32** %flag.addr, align 4
  %1 = load void ()*, void ()** %function.addr, align 4
  %call = call i32 @pthread_once(i32* noundef %0, void ()* noundef %1) #4
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i32 @tss_create(i32* noundef %key, void (i8*)* noundef %destructor) #0 {
entry:
  %key.addr = alloca i32*, align 4
  %destructor.addr = alloca void (i8*)*, align 4
  store i32* %key, i32** %key.addr, align 4
  store void (i8*)* %destructor, void (i8*)** %destructor.addr, align 4
  %0 = load i32*, i32** %key.addr, align 4
  %1 = load void (i8*)*, void (i8*)** %destructor.addr, align 4
  %call = call i32 @pthread_key_create(i32* noundef %0, void (i8*)* noundef %1) #4
  %call1 = call i32 @answer(i32 noundef %call) #4
  ret i32 %call1
}

; Function Attrs: noinline nounwind
define dso_local void @tss_delete(i32 noundef %key) #0 {
entry:
  %key.addr = alloca i32, align 4
  store i32 %key, i32* %key.addr, align 4
  %0 = load i32, i32* %key.addr, align 4
  %call = call i32 @pthread_key_delete(i32 noundef %0) #4
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i32 @tss_set(i32 noundef %key, i8* noundef %value) #0 {
entry:
  %key.addr = alloca i32, align 4
  %value.addr = alloca i8*, align 4
  store i32 %key, i32* %key.addr, align 4
  store i8* %value, i8** %value.addr, align 4
  %0 = load i32, i32* %key.addr, align 4
  %1 = load i8*, i8** %value.addr, align 4
  %call = call i32 @pthread_setspecific(i32 noundef %0, i8* noundef %1) #4
  %call1 = call i32 @answer(i32 noundef %call) #4
  ret i32 %call1
}

; Function Attrs: noinline nounwind
define dso_local i8* @tss_get(i32 noundef %key) #0 {
entry:
  %key.addr = alloca i32, align 4
  store i32 %key, i32* %key.addr, align 4
  %0 = load i32, i32* %key.addr, align 4
  %call = call i8* @pthread_getspecific(i32 noundef %0) #4
  ret i8* %call
}

; Function Attrs: noinline nounwind
define dso_local i32* @__errno_location() #0 {
entry:
  ret i32* @error_number
}

; Function Attrs: noinline nounwind
define dso_local i32 @strlen(i8* noundef %s) #0 {
entry:
  %s.addr = alloca i8*, align 4
  %n = alloca i32, align 4
  store i8* %s, i8** %s.addr, align 4
  store i32 0, i32* %n, align 4
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %0 = load i8*, i8** %s.addr, align 4
  %1 = load i32, i32* %n, align 4
  %arrayidx = getelementptr inbounds i8, i8* %0, i32 %1
  %2 = load i8, i8* %arrayidx, align 1
  %tobool = icmp ne i8 %2, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %3 = load i32, i32* %n, align 4
  %inc = add i32 %3, 1
  store i32 %inc, i32* %n, align 4
  br label %while.cond, !llvm.loop !10

while.end:                                        ; preds = %while.cond
  %4 = load i32, i32* %n, align 4
  ret i32 %4
}

; Function Attrs: noinline nounwind
define dso_local i32 @strnlen(i8* noundef %s, i32 noundef %max) #0 {
entry:
  %s.addr = alloca i8*, align 4
  %max.addr = alloca i32, align 4
  %n = alloca i32, align 4
  store i8* %s, i8** %s.addr, align 4
  store i32 %max, i32* %max.addr, align 4
  store i32 0, i32* %n, align 4
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %0 = load i32, i32* %n, align 4
  %1 = load i32, i32* %max.addr, align 4
  %cmp = icmp ult i32 %0, %1
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %2 = load i8*, i8** %s.addr, align 4
  %3 = load i32, i32* %n, align 4
  %arrayidx = getelementptr inbounds i8, i8* %2, i32 %3
  %4 = load i8, i8* %arrayidx, align 1
  %conv = sext i8 %4 to i32
  %tobool = icmp ne i32 %conv, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %5 = phi i1 [ false, %while.cond ], [ %tobool, %land.rhs ]
  br i1 %5, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %6 = load i32, i32* %n, align 4
  %inc = add i32 %6, 1
  store i32 %inc, i32* %n, align 4
  br label %while.cond, !llvm.loop !11

while.end:                                        ; preds = %land.end
  %7 = load i32, i32* %n, align 4
  ret i32 %7
}

; Function Attrs: noinline nounwind
define dso_local i8* @strcpy(i8* noundef %to, i8* noundef %from) #0 {
entry:
  %to.addr = alloca i8*, align 4
  %from.addr = alloca i8*, align 4
  %i = alloca i32, align 4
  store i8* %to, i8** %to.addr, align 4
  store i8* %from, i8** %from.addr, align 4
  store i32 0, i32* %i, align 4
  br label %do.body

do.body:                                          ; preds = %do.cond, %entry
  %0 = load i8*, i8** %from.addr, align 4
  %1 = load i32, i32* %i, align 4
  %arrayidx = getelementptr inbounds i8, i8* %0, i32 %1
  %2 = load i8, i8* %arrayidx, align 1
  %3 = load i8*, i8** %to.addr, align 4
  %4 = load i32, i32* %i, align 4
  %arrayidx1 = getelementptr inbounds i8, i8* %3, i32 %4
  store i8 %2, i8* %arrayidx1, align 1
  br label %do.cond

do.cond:                                          ; preds = %do.body
  %5 = load i8*, i8** %from.addr, align 4
  %6 = load i32, i32* %i, align 4
  %inc = add i32 %6, 1
  store i32 %inc, i32* %i, align 4
  %arrayidx2 = getelementptr inbounds i8, i8* %5, i32 %6
  %7 = load i8, i8* %arrayidx2, align 1
  %tobool = icmp ne i8 %7, 0
  br i1 %tobool, label %do.body, label %do.end, !llvm.loop !12

do.end:                                           ; preds = %do.cond
  %8 = load i8*, i8** %to.addr, align 4
  ret i8* %8
}

; Function Attrs: noinline nounwind
define dso_local i8* @stpcpy(i8* noundef %to, i8* noundef %from) #0 {
entry:
  %to.addr = alloca i8*, align 4
  %from.addr = alloca i8*, align 4
  store i8* %to, i8** %to.addr, align 4
  store i8* %from, i8** %from.addr, align 4
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %0 = load i8*, i8** %from.addr, align 4
  %1 = load i8, i8* %0, align 1
  %2 = load i8*, i8** %to.addr, align 4
  store i8 %1, i8* %2, align 1
  %tobool = icmp ne i8 %1, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %3 = load i8*, i8** %to.addr, align 4
  %incdec.ptr = getelementptr inbounds i8, i8* %3, i32 1
  store i8* %incdec.ptr, i8** %to.addr, align 4
  %4 = load i8*, i8** %from.addr, align 4
  %incdec.ptr1 = getelementptr inbounds i8, i8* %4, i32 1
  store i8* %incdec.ptr1, i8** %from.addr, align 4
  br label %while.cond, !llvm.loop !13

while.end:                                        ; preds = %while.cond
  %5 = load i8*, i8** %to.addr, align 4
  ret i8* %5
}

; Function Attrs: noinline nounwind
define dso_local i8* @strncpy(i8* noundef %to, i8* noundef %from, i32 noundef %n) #0 {
entry:
  %to.addr = alloca i8*, align 4
  %from.addr = alloca i8*, align 4
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  store i8* %to, i8** %to.addr, align 4
  store i8* %from, i8** %from.addr, align 4
  store i32 %n, i32* %n.addr, align 4
  store i32 0, i32* %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, i32* %i, align 4
  %1 = load i32, i32* %n.addr, align 4
  %cmp = icmp ult i32 %0, %1
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond
  %2 = load i8*, i8** %from.addr, align 4
  %3 = load i32, i32* %i, align 4
  %arrayidx = getelementptr inbounds i8, i8* %2, i32 %3
  %4 = load i8, i8* %arrayidx, align 1
  %conv = sext i8 %4 to i32
  %tobool = icmp ne i32 %conv, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond
  %5 = phi i1 [ false, %for.cond ], [ %tobool, %land.rhs ]
  br i1 %5, label %for.body, label %for.end

for.body:                                         ; preds = %land.end
  %6 = load i8*, i8** %from.addr, align 4
  %7 = load i32, i32* %i, align 4
  %arrayidx1 = getelementptr inbounds i8, i8* %6, i32 %7
  %8 = load i8, i8* %arrayidx1, align 1
  %9 = load i8*, i8** %to.addr, align 4
  %10 = load i32, i32* %i, align 4
  %arrayidx2 = getelementptr inbounds i8, i8* %9, i32 %10
  store i8 %8, i8* %arrayidx2, align 1
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %11 = load i32, i32* %i, align 4
  %inc = add i32 %11, 1
  store i32 %inc, i32* %i, align 4
  br label %for.cond, !llvm.loop !14

for.end:                                          ; preds = %land.end
  br label %for.cond3

for.cond3:                                        ; preds = %for.inc8, %for.end
  %12 = load i32, i32* %i, align 4
  %13 = load i32, i32* %n.addr, align 4
  %cmp4 = icmp ult i32 %12, %13
  br i1 %cmp4, label %for.body6, label %for.end10

for.body6:                                        ; preds = %for.cond3
  %14 = load i8*, i8** %to.addr, align 4
  %15 = load i32, i32* %i, align 4
  %arrayidx7 = getelementptr inbounds i8, i8* %14, i32 %15
  store i8 0, i8* %arrayidx7, align 1
  br label %for.inc8

for.inc8:                                         ; preds = %for.body6
  %16 = load i32, i32* %i, align 4
  %inc9 = add i32 %16, 1
  store i32 %inc9, i32* %i, align 4
  br label %for.cond3, !llvm.loop !15

for.end10:                                        ; preds = %for.cond3
  %17 = load i8*, i8** %to.addr, align 4
  ret i8* %17
}

; Function Attrs: noinline nounwind
define dso_local i8* @strcat(i8* noundef %to, i8* noundef %from) #0 {
entry:
  %to.addr = alloca i8*, align 4
  %from.addr = alloca i8*, align 4
  store i8* %to, i8** %to.addr, align 4
  store i8* %from, i8** %from.addr, align 4
  %0 = load i8*, i8** %to.addr, align 4
  %1 = load i8*, i8** %to.addr, align 4
  %call = call i32 @strlen(i8* noundef %1) #4
  %add.ptr = getelementptr inbounds i8, i8* %0, i32 %call
  %2 = load i8*, i8** %from.addr, align 4
  %call1 = call i8* @strcpy(i8* noundef %add.ptr, i8* noundef %2) #4
  %3 = load i8*, i8** %to.addr, align 4
  ret i8* %3
}

; Function Attrs: noinline nounwind
define dso_local i8* @strncat(i8* noundef %to, i8* noundef %from, i32 noundef %n) #0 {
entry:
  %to.addr = alloca i8*, align 4
  %from.addr = alloca i8*, align 4
  %n.addr = alloca i32, align 4
  %at = alloca i32, align 4
  %i = alloca i32, align 4
  store i8* %to, i8** %to.addr, align 4
  store i8* %from, i8** %from.addr, align 4
  store i32 %n, i32* %n.addr, align 4
  %0 = load i8*, i8** %to.addr, align 4
  %call = call i32 @strlen(i8* noundef %0) #4
  store i32 %call, i32* %at, align 4
  store i32 0, i32* %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, i32* %i, align 4
  %2 = load i32, i32* %n.addr, align 4
  %cmp = icmp ult i32 %1, %2
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond
  %3 = load i8*, i8** %from.addr, align 4
  %4 = load i32, i32* %i, align 4
  %arrayidx = getelementptr inbounds i8, i8* %3, i32 %4
  %5 = load i8, i8* %arrayidx, align 1
  %conv = sext i8 %5 to i32
  %tobool = icmp ne i32 %conv, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond
  %6 = phi i1 [ false, %for.cond ], [ %tobool, %land.rhs ]
  br i1 %6, label %for.body, label %for.end

for.body:                                         ; preds = %land.end
  %7 = load i8*, i8** %from.addr, align 4
  %8 = load i32, i32* %i, align 4
  %arrayidx1 = getelementptr inbounds i8, i8* %7, i32 %8
  %9 = load i8, i8* %arrayidx1, align 1
  %10 = load i8*, i8** %to.addr, align 4
  %11 = load i32, i32* %at, align 4
  %12 = load i32, i32* %i, align 4
  %add = add i32 %11, %12
  %arrayidx2 = getelementptr inbounds i8, i8* %10, i32 %add
  store i8 %9, i8* %arrayidx2, align 1
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %13 = load i32, i32* %i, align 4
  %inc = add i32 %13, 1
  store i32 %inc, i32* %i, align 4
  br label %for.cond, !llvm.loop !16

for.end:                                          ; preds = %land.end
  %14 = load i8*, i8** %to.addr, align 4
  %15 = load i32, i32* %at, align 4
  %16 = load i32, i32* %i, align 4
  %add3 = add i32 %15, %16
  %arrayidx4 = getelementptr inbounds i8, i8* %14, i32 %add3
  store i8 0, i8* %arrayidx4, align 1
  %17 = load i8*, i8** %to.addr, align 4
  ret i8* %17
}

; Function Attrs: noinline nounwind
define dso_local i32 @strcmp(i8* noundef %a, i8* noundef %b) #0 {
entry:
  %a.addr = alloca i8*, align 4
  %b.addr = alloca i8*, align 4
  store i8* %a, i8** %a.addr, align 4
  store i8* %b, i8** %b.addr, align 4
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %0 = load i8*, i8** %a.addr, align 4
  %1 = load i8, i8* %0, align 1
  %conv = sext i8 %1 to i32
  %tobool = icmp ne i32 %conv, 0
  br i1 %tobool, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %2 = load i8*, i8** %a.addr, align 4
  %3 = load i8, i8* %2, align 1
  %conv1 = sext i8 %3 to i32
  %4 = load i8*, i8** %b.addr, align 4
  %5 = load i8, i8* %4, align 1
  %conv2 = sext i8 %5 to i32
  %cmp = icmp eq i32 %conv1, %conv2
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %6 = phi i1 [ false, %while.cond ], [ %cmp, %land.rhs ]
  br i1 %6, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %7 = load i8*, i8** %a.addr, align 4
  %incdec.ptr = getelementptr inbounds i8, i8* %7, i32 1
  store i8* %incdec.ptr, i8** %a.addr, align 4
  %8 = load i8*, i8** %b.addr, align 4
  %incdec.ptr4 = getelementptr inbounds i8, i8* %8, i32 1
  store i8* %incdec.ptr4, i8** %b.addr, align 4
  br label %while.cond, !llvm.loop !17

while.end:                                        ; preds = %land.end
  %9 = load i8*, i8** %a.addr, align 4
  %10 = load i8, i8* %9, align 1
  %conv5 = zext i8 %10 to i32
  %11 = load i8*, i8** %b.addr, align 4
  %12 = load i8, i8* %11, align 1
  %conv6 = zext i8 %12 to i32
  %sub = sub nsw i32 %conv5, %conv6
  ret i32 %sub
}

; Function Attrs: noinline nounwind
define dso_local i32 @strncmp(i8* noundef %a, i8* noundef %b, i32 noundef %n) #0 {
entry:
  %retval = alloca i32, align 4
  %a.addr = alloca i8*, align 4
  %b.addr = alloca i8*, align 4
  %n.addr = alloca i32, align 4
  store i8* %a, i8** %a.addr, align 4
  store i8* %b, i8** %b.addr, align 4
  store i32 %n, i32* %n.addr, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, i32* %n.addr, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %1 = load i8*, i8** %a.addr, align 4
  %2 = load i8, i8* %1, align 1
  %conv = sext i8 %2 to i32
  %3 = load i8*, i8** %b.addr, align 4
  %4 = load i8, i8* %3, align 1
  %conv1 = sext i8 %4 to i32
  %cmp = icmp ne i32 %conv, %conv1
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %for.body
  %5 = load i8*, i8** %a.addr, align 4
  %6 = load i8, i8* %5, align 1
  %tobool3 = icmp ne i8 %6, 0
  br i1 %tobool3, label %if.end, label %if.then

if.then:                                          ; preds = %lor.lhs.false, %for.body
  %7 = load i8*, i8** %a.addr, align 4
  %8 = load i8, i8* %7, align 1
  %conv4 = zext i8 %8 to i32
  %9 = load i8*, i8** %b.addr, align 4
  %10 = load i8, i8* %9, align 1
  %conv5 = zext i8 %10 to i32
  %sub = sub nsw i32 %conv4, %conv5
  store i32 %sub, i32* %retval, align 4
  br label %return

if.end:                                           ; preds = %lor.lhs.false
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %11 = load i32, i32* %n.addr, align 4
  %dec = add i32 %11, -1
  store i32 %dec, i32* %n.addr, align 4
  %12 = load i8*, i8** %a.addr, align 4
  %incdec.ptr = getelementptr inbounds i8, i8* %12, i32 1
  store i8* %incdec.ptr, i8** %a.addr, align 4
  %13 = load i8*, i8** %b.addr, align 4
  %incdec.ptr6 = getelementptr inbounds i8, i8* %13, i32 1
  store i8* %incdec.ptr6, i8** %b.addr, align 4
  br label %for.cond, !llvm.loop !18

for.end:                                          ; preds = %for.cond
  store i32 0, i32* %retval, align 4
  br label %return

return:                                           ; preds = %for.end, %if.then
  %14 = load i32, i32* %retval, align 4
  ret i32 %14
}

; Function Attrs: noinline nounwind
define dso_local i32 @strcoll(i8* noundef %a, i8* noundef %b) #0 {
entry:
  %a.addr = alloca i8*, align 4
  %b.addr = alloca i8*, align 4
  store i8* %a, i8** %a.addr, align 4
  store i8* %b, i8** %b.addr, align 4
  %0 = load i8*, i8** %a.addr, align 4
  %1 = load i8*, i8** %b.addr, align 4
  %call = call i32 @strcmp(i8* noundef %0, i8* noundef %1) #4
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i8* @strchr(i8* noundef %s, i32 noundef %c) #0 {
entry:
  %retval = alloca i8*, align 4
  %s.addr = alloca i8*, align 4
  %c.addr = alloca i32, align 4
  store i8* %s, i8** %s.addr, align 4
  store i32 %c, i32* %c.addr, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i8*, i8** %s.addr, align 4
  %1 = load i8, i8* %0, align 1
  %conv = sext i8 %1 to i32
  %2 = load i32, i32* %c.addr, align 4
  %conv1 = trunc i32 %2 to i8
  %conv2 = sext i8 %conv1 to i32
  %cmp = icmp eq i32 %conv, %conv2
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %for.cond
  %3 = load i8*, i8** %s.addr, align 4
  store i8* %3, i8** %retval, align 4
  br label %return

if.end:                                           ; preds = %for.cond
  %4 = load i8*, i8** %s.addr, align 4
  %5 = load i8, i8* %4, align 1
  %tobool = icmp ne i8 %5, 0
  br i1 %tobool, label %if.end5, label %if.then4

if.then4:                                         ; preds = %if.end
  store i8* null, i8** %retval, align 4
  br label %return

if.end5:                                          ; preds = %if.end
  br label %for.inc

for.inc:                                          ; preds = %if.end5
  %6 = load i8*, i8** %s.addr, align 4
  %incdec.ptr = getelementptr inbounds i8, i8* %6, i32 1
  store i8* %incdec.ptr, i8** %s.addr, align 4
  br label %for.cond

return:                                           ; preds = %if.then4, %if.then
  %7 = load i8*, i8** %retval, align 4
  ret i8* %7
}

; Function Attrs: noinline nounwind
define dso_local i8* @strrchr(i8* noundef %s, i32 noundef %c) #0 {
entry:
  %s.addr = alloca i8*, align 4
  %c.addr = alloca i32, align 4
  %found = alloca i8*, align 4
  store i8* %s, i8** %s.addr, align 4
  store i32 %c, i32* %c.addr, align 4
  store i8* null, i8** %found, align 4
  br label %do.body

do.body:                                          ; preds = %do.cond, %entry
  %0 = load i8*, i8** %s.addr, align 4
  %1 = load i8, i8* %0, align 1
  %conv = sext i8 %1 to i32
  %2 = load i32, i32* %c.addr, align 4
  %conv1 = trunc i32 %2 to i8
  %conv2 = sext i8 %conv1 to i32
  %cmp = icmp eq i32 %conv, %conv2
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %do.body
  %3 = load i8*, i8** %s.addr, align 4
  store i8* %3, i8** %found, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %do.body
  br label %do.cond

do.cond:                                          ; preds = %if.end
  %4 = load i8*, i8** %s.addr, align 4
  %incdec.ptr = getelementptr inbounds i8, i8* %4, i32 1
  store i8* %incdec.ptr, i8** %s.addr, align 4
  %5 = load i8, i8* %4, align 1
  %tobool = icmp ne i8 %5, 0
  br i1 %tobool, label %do.body, label %do.end, !llvm.loop !19

do.end:                                           ; preds = %do.cond
  %6 = load i8*, i8** %found, align 4
  ret i8* %6
}

; Function Attrs: noinline nounwind
define dso_local i8* @strstr(i8* noundef %s, i8* noundef %what) #0 {
entry:
  %retval = alloca i8*, align 4
  %s.addr = alloca i8*, align 4
  %what.addr = alloca i8*, align 4
  %n = alloca i32, align 4
  store i8* %s, i8** %s.addr, align 4
  store i8* %what, i8** %what.addr, align 4
  %0 = load i8*, i8** %what.addr, align 4
  %call = call i32 @strlen(i8* noundef %0) #4
  store i32 %call, i32* %n, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i8*, i8** %s.addr, align 4
  %2 = load i8*, i8** %what.addr, align 4
  %3 = load i32, i32* %n, align 4
  %call1 = call i32 @strncmp(i8* noundef %1, i8* noundef %2, i32 noundef %3) #4
  %tobool = icmp ne i32 %call1, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %for.cond
  %4 = load i8*, i8** %s.addr, align 4
  store i8* %4, i8** %retval, align 4
  br label %return

if.end:                                           ; preds = %for.cond
  %5 = load i8*, i8** %s.addr, align 4
  %6 = load i8, i8* %5, align 1
  %tobool2 = icmp ne i8 %6, 0
  br i1 %tobool2, label %if.end4, label %if.then3

if.then3:                                         ; preds = %if.end
  store i8* null, i8** %retval, align 4
  br label %return

if.end4:                                          ; preds = %if.end
  br label %for.inc

for.inc:                                          ; preds = %if.end4
  %7 = load i8*, i8** %s.addr, align 4
  %incdec.ptr = getelementptr inbounds i8, i8* %7, i32 1
  store i8* %incdec.ptr, i8** %s.addr, align 4
  br label %for.cond

return:                                           ; preds = %if.then3, %if.then
  %8 = load i8*, i8** %retval, align 4
  ret i8* %8
}

; Function Attrs: noinline nounwind
define dso_local i32 @strspn(i8* noundef %s, i8* noundef %set) #0 {
entry:
  %s.addr = alloca i8*, align 4
  %set.addr = alloca i8*, align 4
  %n = alloca i32, align 4
  store i8* %s, i8** %s.addr, align 4
  store i8* %set, i8** %set.addr, align 4
  store i32 0, i32* %n, align 4
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %0 = load i8*, i8** %s.addr, align 4
  %1 = load i32, i32* %n, align 4
  %arrayidx = getelementptr inbounds i8, i8* %0, i32 %1
  %2 = load i8, i8* %arrayidx, align 1
  %conv = sext i8 %2 to i32
  %tobool = icmp ne i32 %conv, 0
  br i1 %tobool, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %3 = load i8*, i8** %set.addr, align 4
  %4 = load i8*, i8** %s.addr, align 4
  %5 = load i32, i32* %n, align 4
  %arrayidx1 = getelementptr inbounds i8, i8* %4, i32 %5
  %6 = load i8, i8* %arrayidx1, align 1
  %conv2 = sext i8 %6 to i32
  %call = call i8* @strchr(i8* noundef %3, i32 noundef %conv2) #4
  %tobool3 = icmp ne i8* %call, null
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %7 = phi i1 [ false, %while.cond ], [ %tobool3, %land.rhs ]
  br i1 %7, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %8 = load i32, i32* %n, align 4
  %inc = add i32 %8, 1
  store i32 %inc, i32* %n, align 4
  br label %while.cond, !llvm.loop !20

while.end:                                        ; preds = %land.end
  %9 = load i32, i32* %n, align 4
  ret i32 %9
}

; Function Attrs: noinline nounwind
define dso_local i32 @strcspn(i8* noundef %s, i8* noundef %set) #0 {
entry:
  %s.addr = alloca i8*, align 4
  %set.addr = alloca i8*, align 4
  %n = alloca i32, align 4
  store i8* %s, i8** %s.addr, align 4
  store i8* %set, i8** %set.addr, align 4
  store i32 0, i32* %n, align 4
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %0 = load i8*, i8** %s.addr, align 4
  %1 = load i32, i32* %n, align 4
  %arrayidx = getelementptr inbounds i8, i8* %0, i32 %1
  %2 = load i8, i8* %arrayidx, align 1
  %conv = sext i8 %2 to i32
  %tobool = icmp ne i32 %conv, 0
  br i1 %tobool, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %3 = load i8*, i8** %set.addr, align 4
  %4 = load i8*, i8** %s.addr, align 4
  %5 = load i32, i32* %n, align 4
  %arrayidx1 = getelementptr inbounds i8, i8* %4, i32 %5
  %6 = load i8, i8* %arrayidx1, align 1
  %conv2 = sext i8 %6 to i32
  %call = call i8* @strchr(i8* noundef %3, i32 noundef %conv2) #4
  %tobool3 = icmp ne i8* %call, null
  %lnot = xor i1 %tobool3, true
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %7 = phi i1 [ false, %while.cond ], [ %lnot, %land.rhs ]
  br i1 %7, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %8 = load i32, i32* %n, align 4
  %inc = add i32 %8, 1
  store i32 %inc, i32* %n, align 4
  br label %while.cond, !llvm.loop !21

while.end:                                        ; preds = %land.end
  %9 = load i32, i32* %n, align 4
  ret i32 %9
}

; Function Attrs: noinline nounwind
define dso_local i8* @strpbrk(i8* noundef %s, i8* noundef %set) #0 {
entry:
  %s.addr = alloca i8*, align 4
  %set.addr = alloca i8*, align 4
  store i8* %s, i8** %s.addr, align 4
  store i8* %set, i8** %set.addr, align 4
  %0 = load i8*, i8** %s.addr, align 4
  %1 = load i8*, i8** %set.addr, align 4
  %call = call i32 @strcspn(i8* noundef %0, i8* noundef %1) #4
  %2 = load i8*, i8** %s.addr, align 4
  %add.ptr = getelementptr inbounds i8, i8* %2, i32 %call
  store i8* %add.ptr, i8** %s.addr, align 4
  %3 = load i8*, i8** %s.addr, align 4
  %4 = load i8, i8* %3, align 1
  %conv = sext i8 %4 to i32
  %tobool = icmp ne i32 %conv, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %5 = load i8*, i8** %s.addr, align 4
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i8* [ %5, %cond.true ], [ null, %cond.false ]
  ret i8* %cond
}

; Function Attrs: noinline nounwind
define dso_local i8* @strtok_r(i8* noundef %s, i8* noundef %set, i8** noundef %rest) #0 {
entry:
  %retval = alloca i8*, align 4
  %s.addr = alloca i8*, align 4
  %set.addr = alloca i8*, align 4
  %rest.addr = alloca i8**, align 4
  %end = alloca i8*, align 4
  store i8* %s, i8** %s.addr, align 4
  store i8* %set, i8** %set.addr, align 4
  store i8** %rest, i8*** %rest.addr, align 4
  %0 = load i8*, i8** %s.addr, align 4
  %tobool = icmp ne i8* %0, null
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %1 = load i8**, i8*** %rest.addr, align 4
  %2 = load i8*, i8** %1, align 4
  store i8* %2, i8** %s.addr, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %3 = load i8*, i8** %s.addr, align 4
  %4 = load i8*, i8** %set.addr, align 4
  %call = call i32 @strspn(i8* noundef %3, i8* noundef %4) #4
  %5 = load i8*, i8** %s.addr, align 4
  %add.ptr = getelementptr inbounds i8, i8* %5, i32 %call
  store i8* %add.ptr, i8** %s.addr, align 4
  %6 = load i8*, i8** %s.addr, align 4
  %7 = load i8, i8* %6, align 1
  %tobool1 = icmp ne i8 %7, 0
  br i1 %tobool1, label %if.end3, label %if.then2

if.then2:                                         ; preds = %if.end
  %8 = load i8*, i8** %s.addr, align 4
  %9 = load i8**, i8*** %rest.addr, align 4
  store i8* %8, i8** %9, align 4
  store i8* null, i8** %retval, align 4
  br label %return

if.end3:                                          ; preds = %if.end
  %10 = load i8*, i8** %s.addr, align 4
  %11 = load i8*, i8** %s.addr, align 4
  %12 = load i8*, i8** %set.addr, align 4
  %call4 = call i32 @strcspn(i8* noundef %11, i8* noundef %12) #4
  %add.ptr5 = getelementptr inbounds i8, i8* %10, i32 %call4
  store i8* %add.ptr5, i8** %end, align 4
  %13 = load i8*, i8** %end, align 4
  %14 = load i8, i8* %13, align 1
  %tobool6 = icmp ne i8 %14, 0
  br i1 %tobool6, label %if.then7, label %if.end8

if.then7:                                         ; preds = %if.end3
  %15 = load i8*, i8** %end, align 4
  %incdec.ptr = getelementptr inbounds i8, i8* %15, i32 1
  store i8* %incdec.ptr, i8** %end, align 4
  store i8 0, i8* %15, align 1
  br label %if.end8

if.end8:                                          ; preds = %if.then7, %if.end3
  %16 = load i8*, i8** %end, align 4
  %17 = load i8**, i8*** %rest.addr, align 4
  store i8* %16, i8** %17, align 4
  %18 = load i8*, i8** %s.addr, align 4
  store i8* %18, i8** %retval, align 4
  br label %return

return:                                           ; preds = %if.end8, %if.then2
  %19 = load i8*, i8** %retval, align 4
  ret i8* %19
}

; Function Attrs: noinline nounwind
define dso_local i8* @strtok(i8* noundef %s, i8* noundef %set) #0 {
entry:
  %s.addr = alloca i8*, align 4
  %set.addr = alloca i8*, align 4
  store i8* %s, i8** %s.addr, align 4
  store i8* %set, i8** %set.addr, align 4
  %0 = load i8*, i8** %s.addr, align 4
  %1 = load i8*, i8** %set.addr, align 4
  %call = call i8* @strtok_r(i8* noundef %0, i8* noundef %1, i8** noundef @token) #4
  ret i8* %call
}

; Function Attrs: noinline nounwind
define dso_local i8* @strdup(i8* noundef %s) #0 {
entry:
  %s.addr = alloca i8*, align 4
  %n = alloca i32, align 4
  %copy = alloca i8*, align 4
  store i8* %s, i8** %s.addr, align 4
  %0 = load i8*, i8** %s.addr, align 4
  %call = call i32 @strlen(i8* noundef %0) #4
  %add = add i32 %call, 1
  store i32 %add, i32* %n, align 4
  %1 = load i32, i32* %n, align 4
  %call1 = call i8* @__fp_malloc(i32 noundef %1, i32 noundef 16, i32 noundef 0) #4
  store i8* %call1, i8** %copy, align 4
  %2 = load i8*, i8** %copy, align 4
  %3 = load i8*, i8** %s.addr, align 4
  %4 = load i32, i32* %n, align 4
  call void @__fp_memcpy(i8* noundef %2, i8* noundef %3, i32 noundef %4) #4
  %5 = load i8*, i8** %copy, align 4
  ret i8* %5
}

declare void @__fp_memcpy(i8* noundef, i8* noundef, i32 noundef) #1

; Function Attrs: noinline nounwind
define dso_local i8* @strndup(i8* noundef %s, i32 noundef %max) #0 {
entry:
  %s.addr = alloca i8*, align 4
  %max.addr = alloca i32, align 4
  %n = alloca i32, align 4
  %copy = alloca i8*, align 4
  store i8* %s, i8** %s.addr, align 4
  store i32 %max, i32* %max.addr, align 4
  %0 = load i8*, i8** %s.addr, align 4
  %1 = load i32, i32* %max.addr, align 4
  %call = call i32 @strnlen(i8* noundef %0, i32 noundef %1) #4
  store i32 %call, i32* %n, align 4
  %2 = load i32, i32* %n, align 4
  %add = add i32 %2, 1
  %call1 = call i8* @__fp_malloc(i32 noundef %add, i32 noundef 16, i32 noundef 0) #4
  store i8* %call1, i8** %copy, align 4
  %3 = load i8*, i8** %copy, align 4
  %4 = load i8*, i8** %s.addr, align 4
  %5 = load i32, i32* %n, align 4
  call void @__fp_memcpy(i8* noundef %3, i8* noundef %4, i32 noundef %5) #4
  %6 = load i8*, i8** %copy, align 4
  %7 = load i32, i32* %n, align 4
  %arrayidx = getelementptr inbounds i8, i8* %6, i32 %7
  store i8 0, i8* %arrayidx, align 1
  %8 = load i8*, i8** %copy, align 4
  ret i8* %8
}

; Function Attrs: noinline nounwind
define dso_local i32 @memcmp(i8* noundef %a, i8* noundef %b, i32 noundef %n) #0 {
entry:
  %retval = alloca i32, align 4
  %a.addr = alloca i8*, align 4
  %b.addr = alloca i8*, align 4
  %n.addr = alloca i32, align 4
  %x = alloca i8*, align 4
  %y = alloca i8*, align 4
  store i8* %a, i8** %a.addr, align 4
  store i8* %b, i8** %b.addr, align 4
  store i32 %n, i32* %n.addr, align 4
  %0 = load i8*, i8** %a.addr, align 4
  store i8* %0, i8** %x, align 4
  %1 = load i8*, i8** %b.addr, align 4
  store i8* %1, i8** %y, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %2 = load i32, i32* %n.addr, align 4
  %tobool = icmp ne i32 %2, 0
  br i1 %tobool, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %3 = load i8*, i8** %x, align 4
  %4 = load i8, i8* %3, align 1
  %conv = zext i8 %4 to i32
  %5 = load i8*, i8** %y, align 4
  %6 = load i8, i8* %5, align 1
  %conv1 = zext i8 %6 to i32
  %cmp = icmp ne i32 %conv, %conv1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %7 = load i8*, i8** %x, align 4
  %8 = load i8, i8* %7, align 1
  %conv3 = zext i8 %8 to i32
  %9 = load i8*, i8** %y, align 4
  %10 = load i8, i8* %9, align 1
  %conv4 = zext i8 %10 to i32
  %sub = sub nsw i32 %conv3, %conv4
  store i32 %sub, i32* %retval, align 4
  br label %return

if.end:                                           ; preds = %for.body
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %11 = load i32, i32* %n.addr, align 4
  %dec = add i32 %11, -1
  store i32 %dec, i32* %n.addr, align 4
  %12 = load i8*, i8** %x, align 4
  %incdec.ptr = getelementptr inbounds i8, i8* %12, i32 1
  store i8* %incdec.ptr, i8** %x, align 4
  %13 = load i8*, i8** %y, align 4
  %incdec.ptr5 = getelementptr inbounds i8, i8* %13, i32 1
  store i8* %incdec.ptr5, i8** %y, align 4
  br label %for.cond, !llvm.loop !22

for.end:                                          ; preds = %for.cond
  store i32 0, i32* %retval, align 4
  br label %return

return:                                           ; preds = %for.end, %if.then
  %14 = load i32, i32* %retval, align 4
  ret i32 %14
}

; Function Attrs: noinline nounwind
define dso_local i32 @bcmp(i8* noundef %a, i8* noundef %b, i32 noundef %n) #0 {
entry:
  %a.addr = alloca i8*, align 4
  %b.addr = alloca i8*, align 4
  %n.addr = alloca i32, align 4
  store i8* %a, i8** %a.addr, align 4
  store i8* %b, i8** %b.addr, align 4
  store i32 %n, i32* %n.addr, align 4
  %0 = load i8*, i8** %a.addr, align 4
  %1 = load i8*, i8** %b.addr, align 4
  %2 = load i32, i32* %n.addr, align 4
  %call = call i32 @memcmp(i8* noundef %0, i8* noundef %1, i32 noundef %2) #4
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i8* @memchr(i8* noundef %s, i32 noundef %c, i32 noundef %n) #0 {
entry:
  %retval = alloca i8*, align 4
  %s.addr = alloca i8*, align 4
  %c.addr = alloca i32, align 4
  %n.addr = alloca i32, align 4
  %p = alloca i8*, align 4
  store i8* %s, i8** %s.addr, align 4
  store i32 %c, i32* %c.addr, align 4
  store i32 %n, i32* %n.addr, align 4
  %0 = load i8*, i8** %s.addr, align 4
  store i8* %0, i8** %p, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, i32* %n.addr, align 4
  %tobool = icmp ne i32 %1, 0
  br i1 %tobool, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %2 = load i8*, i8** %p, align 4
  %3 = load i8, i8* %2, align 1
  %conv = zext i8 %3 to i32
  %4 = load i32, i32* %c.addr, align 4
  %conv1 = trunc i32 %4 to i8
  %conv2 = zext i8 %conv1 to i32
  %cmp = icmp eq i32 %conv, %conv2
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %5 = load i8*, i8** %p, align 4
  store i8* %5, i8** %retval, align 4
  br label %return

if.end:                                           ; preds = %for.body
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %6 = load i32, i32* %n.addr, align 4
  %dec = add i32 %6, -1
  store i32 %dec, i32* %n.addr, align 4
  %7 = load i8*, i8** %p, align 4
  %incdec.ptr = getelementptr inbounds i8, i8* %7, i32 1
  store i8* %incdec.ptr, i8** %p, align 4
  br label %for.cond, !llvm.loop !23

for.end:                                          ; preds = %for.cond
  store i8* null, i8** %retval, align 4
  br label %return

return:                                           ; preds = %for.end, %if.then
  %8 = load i8*, i8** %retval, align 4
  ret i8* %8
}

; Function Attrs: noinline nounwind
define dso_local i8* @memrchr(i8* noundef %s, i32 noundef %c, i32 noundef %n) #0 {
entry:
  %retval = alloca i8*, align 4
  %s.addr = alloca i8*, align 4
  %c.addr = alloca i32, align 4
  %n.addr = alloca i32, align 4
  %p = alloca i8*, align 4
  store i8* %s, i8** %s.addr, align 4
  store i32 %c, i32* %c.addr, align 4
  store i32 %n, i32* %n.addr, align 4
  %0 = load i8*, i8** %s.addr, align 4
  store i8* %0, i8** %p, align 4
  br label %while.cond

while.cond:                                       ; preds = %if.end, %entry
  %1 = load i32, i32* %n.addr, align 4
  %dec = add i32 %1, -1
  store i32 %dec, i32* %n.addr, align 4
  %tobool = icmp ne i32 %1, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %2 = load i8*, i8** %p, align 4
  %3 = load i32, i32* %n.addr, align 4
  %arrayidx = getelementptr inbounds i8, i8* %2, i32 %3
  %4 = load i8, i8* %arrayidx, align 1
  %conv = zext i8 %4 to i32
  %5 = load i32, i32* %c.addr, align 4
  %conv1 = trunc i32 %5 to i8
  %conv2 = zext i8 %conv1 to i32
  %cmp = icmp eq i32 %conv, %conv2
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %while.body
  %6 = load i8*, i8** %p, align 4
  %7 = load i32, i32* %n.addr, align 4
  %add.ptr = getelementptr inbounds i8, i8* %6, i32 %7
  store i8* %add.ptr, i8** %retval, align 4
  br label %return

if.end:                                           ; preds = %while.body
  br label %while.cond, !llvm.loop !24

while.end:                                        ; preds = %while.cond
  store i8* null, i8** %retval, align 4
  br label %return

return:                                           ; preds = %while.end, %if.then
  %8 = load i8*, i8** %retval, align 4
  ret i8* %8
}

; Function Attrs: noinline nounwind
define dso_local i8* @calloc(i32 noundef %count, i32 noundef %size) #0 {
entry:
  %retval = alloca i8*, align 4
  %count.addr = alloca i32, align 4
  %size.addr = alloca i32, align 4
  %total = alloca i32, align 4
  store i32 %count, i32* %count.addr, align 4
  store i32 %size, i32* %size.addr, align 4
  %0 = load i32, i32* %count.addr, align 4
  %1 = load i32, i32* %size.addr, align 4
  %2 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %0, i32 %1)
  %3 = extractvalue { i32, i1 } %2, 1
  %4 = extractvalue { i32, i1 } %2, 0
  store i32 %4, i32* %total, align 4
  br i1 %3, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i8* null, i8** %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  %5 = load i32, i32* %total, align 4
  %call = call i8* @__fp_malloc(i32 noundef %5, i32 noundef 16, i32 noundef 1) #4
  store i8* %call, i8** %retval, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  %6 = load i8*, i8** %retval, align 4
  ret i8* %6
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #2

; Function Attrs: noinline nounwind
define dso_local i8* @realloc(i8* noundef %old, i32 noundef %size) #0 {
entry:
  %retval = alloca i8*, align 4
  %old.addr = alloca i8*, align 4
  %size.addr = alloca i32, align 4
  %new = alloca i8*, align 4
  %had = alloca i32, align 4
  store i8* %old, i8** %old.addr, align 4
  store i32 %size, i32* %size.addr, align 4
  %0 = load i32, i32* %size.addr, align 4
  %call = call i8* @__fp_malloc(i32 noundef %0, i32 noundef 16, i32 noundef 0) #4
  store i8* %call, i8** %new, align 4
  %1 = load i8*, i8** %old.addr, align 4
  %tobool = icmp ne i8* %1, null
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %2 = load i8*, i8** %new, align 4
  store i8* %2, i8** %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  %3 = load i8*, i8** %old.addr, align 4
  %call1 = call i32 @__fp_object_size(i8* noundef %3) #4
  store i32 %call1, i32* %had, align 4
  %4 = load i8*, i8** %new, align 4
  %5 = load i8*, i8** %old.addr, align 4
  %6 = load i32, i32* %had, align 4
  %7 = load i32, i32* %size.addr, align 4
  %cmp = icmp ult i32 %6, %7
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end
  %8 = load i32, i32* %had, align 4
  br label %cond.end

cond.false:                                       ; preds = %if.end
  %9 = load i32, i32* %size.addr, align 4
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %8, %cond.true ], [ %9, %cond.false ]
  call void @__fp_memcpy(i8* noundef %4, i8* noundef %5, i32 noundef %cond) #4
  %10 = load i8*, i8** %old.addr, align 4
  call void @__fp_free(i8* noundef %10) #4
  %11 = load i8*, i8** %new, align 4
  store i8* %11, i8** %retval, align 4
  br label %return

return:                                           ; preds = %cond.end, %if.then
  %12 = load i8*, i8** %retval, align 4
  ret i8* %12
}

declare i32 @__fp_object_size(i8* noundef) #1

; Function Attrs: noinline nounwind
define dso_local i8* @reallocarray(i8* noundef %old, i32 noundef %count, i32 noundef %size) #0 {
entry:
  %retval = alloca i8*, align 4
  %old.addr = alloca i8*, align 4
  %count.addr = alloca i32, align 4
  %size.addr = alloca i32, align 4
  %total = alloca i32, align 4
  store i8* %old, i8** %old.addr, align 4
  store i32 %count, i32* %count.addr, align 4
  store i32 %size, i32* %size.addr, align 4
  %0 = load i32, i32* %count.addr, align 4
  %1 = load i32, i32* %size.addr, align 4
  %2 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %0, i32 %1)
  %3 = extractvalue { i32, i1 } %2, 1
  %4 = extractvalue { i32, i1 } %2, 0
  store i32 %4, i32* %total, align 4
  br i1 %3, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i8* null, i8** %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  %5 = load i8*, i8** %old.addr, align 4
  %6 = load i32, i32* %total, align 4
  %call = call i8* @realloc(i8* noundef %5, i32 noundef %6) #4
  store i8* %call, i8** %retval, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  %7 = load i8*, i8** %retval, align 4
  ret i8* %7
}

; Function Attrs: noinline nounwind
define dso_local i8* @aligned_alloc(i32 noundef %align, i32 noundef %size) #0 {
entry:
  %align.addr = alloca i32, align 4
  %size.addr = alloca i32, align 4
  store i32 %align, i32* %align.addr, align 4
  store i32 %size, i32* %size.addr, align 4
  %0 = load i32, i32* %size.addr, align 4
  %1 = load i32, i32* %align.addr, align 4
  %call = call i8* @__fp_malloc(i32 noundef %0, i32 noundef %1, i32 noundef 0) #4
  ret i8* %call
}

; Function Attrs: noinline nounwind
define dso_local i8* @memalign(i32 noundef %align, i32 noundef %size) #0 {
entry:
  %align.addr = alloca i32, align 4
  %size.addr = alloca i32, align 4
  store i32 %align, i32* %align.addr, align 4
  store i32 %size, i32* %size.addr, align 4
  %0 = load i32, i32* %size.addr, align 4
  %1 = load i32, i32* %align.addr, align 4
  %call = call i8* @__fp_malloc(i32 noundef %0, i32 noundef %1, i32 noundef 0) #4
  ret i8* %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @posix_memalign(i8** noundef %place, i32 noundef %align, i32 noundef %size) #0 {
entry:
  %retval = alloca i32, align 4
  %place.addr = alloca i8**, align 4
  %align.addr = alloca i32, align 4
  %size.addr = alloca i32, align 4
  store i8** %place, i8*** %place.addr, align 4
  store i32 %align, i32* %align.addr, align 4
  store i32 %size, i32* %size.addr, align 4
  %0 = load i32, i32* %align.addr, align 4
  %cmp = icmp ult i32 %0, 4
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %1 = load i32, i32* %align.addr, align 4
  %2 = load i32, i32* %align.addr, align 4
  %sub = sub i32 %2, 1
  %and = and i32 %1, %sub
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  store i32 22, i32* %retval, align 4
  br label %return

if.end:                                           ; preds = %lor.lhs.false
  %3 = load i32, i32* %size.addr, align 4
  %4 = load i32, i32* %align.addr, align 4
  %call = call i8* @__fp_malloc(i32 noundef %3, i32 noundef %4, i32 noundef 0) #4
  %5 = load i8**, i8*** %place.addr, align 4
  store i8* %call, i8** %5, align 4
  store i32 0, i32* %retval, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  %6 = load i32, i32* %retval, align 4
  ret i32 %6
}

; Function Attrs: noinline nounwind
define dso_local i32 @malloc_usable_size(i8* noundef %p) #0 {
entry:
  %p.addr = alloca i8*, align 4
  store i8* %p, i8** %p.addr, align 4
  %0 = load i8*, i8** %p.addr, align 4
  %tobool = icmp ne i8* %0, null
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %1 = load i8*, i8** %p.addr, align 4
  %call = call i32 @__fp_object_size(i8* noundef %1) #4
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %call, %cond.true ], [ 0, %cond.false ]
  ret i32 %cond
}

; Function Attrs: noinline nounwind
define dso_local i32 @isdigit(i32 noundef %c) #0 {
entry:
  %c.addr = alloca i32, align 4
  store i32 %c, i32* %c.addr, align 4
  %0 = load i32, i32* %c.addr, align 4
  %cmp = icmp sge i32 %0, 48
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %entry
  %1 = load i32, i32* %c.addr, align 4
  %cmp1 = icmp sle i32 %1, 57
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %2 = phi i1 [ false, %entry ], [ %cmp1, %land.rhs ]
  %land.ext = zext i1 %2 to i32
  ret i32 %land.ext
}

; Function Attrs: noinline nounwind
define dso_local i32 @isspace(i32 noundef %c) #0 {
entry:
  %c.addr = alloca i32, align 4
  store i32 %c, i32* %c.addr, align 4
  %0 = load i32, i32* %c.addr, align 4
  %call = call i32 @space(i32 noundef %0) #4
  ret i32 %call
}

; Function Attrs: noinline nounwind
define internal i32 @space(i32 noundef %c) #0 {
entry:
  %c.addr = alloca i32, align 4
  store i32 %c, i32* %c.addr, align 4
  %0 = load i32, i32* %c.addr, align 4
  %cmp = icmp eq i32 %0, 32
  br i1 %cmp, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %entry
  %1 = load i32, i32* %c.addr, align 4
  %cmp1 = icmp sge i32 %1, 9
  br i1 %cmp1, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %lor.rhs
  %2 = load i32, i32* %c.addr, align 4
  %cmp2 = icmp sle i32 %2, 13
  br label %land.end

land.end:                                         ; preds = %land.rhs, %lor.rhs
  %3 = phi i1 [ false, %lor.rhs ], [ %cmp2, %land.rhs ]
  br label %lor.end

lor.end:                                          ; preds = %land.end, %entry
  %4 = phi i1 [ true, %entry ], [ %3, %land.end ]
  %lor.ext = zext i1 %4 to i32
  ret i32 %lor.ext
}

; Function Attrs: noinline nounwind
define dso_local i32 @isupper(i32 noundef %c) #0 {
entry:
  %c.addr = alloca i32, align 4
  store i32 %c, i32* %c.addr, align 4
  %0 = load i32, i32* %c.addr, align 4
  %cmp = icmp sge i32 %0, 65
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %entry
  %1 = load i32, i32* %c.addr, align 4
  %cmp1 = icmp sle i32 %1, 90
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %2 = phi i1 [ false, %entry ], [ %cmp1, %land.rhs ]
  %land.ext = zext i1 %2 to i32
  ret i32 %land.ext
}

; Function Attrs: noinline nounwind
define dso_local i32 @islower(i32 noundef %c) #0 {
entry:
  %c.addr = alloca i32, align 4
  store i32 %c, i32* %c.addr, align 4
  %0 = load i32, i32* %c.addr, align 4
  %cmp = icmp sge i32 %0, 97
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %entry
  %1 = load i32, i32* %c.addr, align 4
  %cmp1 = icmp sle i32 %1, 122
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %2 = phi i1 [ false, %entry ], [ %cmp1, %land.rhs ]
  %land.ext = zext i1 %2 to i32
  ret i32 %land.ext
}

; Function Attrs: noinline nounwind
define dso_local i32 @isalpha(i32 noundef %c) #0 {
entry:
  %c.addr = alloca i32, align 4
  store i32 %c, i32* %c.addr, align 4
  %0 = load i32, i32* %c.addr, align 4
  %call = call i32 @isupper(i32 noundef %0) #4
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %entry
  %1 = load i32, i32* %c.addr, align 4
  %call1 = call i32 @islower(i32 noundef %1) #4
  %tobool2 = icmp ne i32 %call1, 0
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %entry
  %2 = phi i1 [ true, %entry ], [ %tobool2, %lor.rhs ]
  %lor.ext = zext i1 %2 to i32
  ret i32 %lor.ext
}

; Function Attrs: noinline nounwind
define dso_local i32 @isalnum(i32 noundef %c) #0 {
entry:
  %c.addr = alloca i32, align 4
  store i32 %c, i32* %c.addr, align 4
  %0 = load i32, i32* %c.addr, align 4
  %call = call i32 @isalpha(i32 noundef %0) #4
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %entry
  %1 = load i32, i32* %c.addr, align 4
  %call1 = call i32 @isdigit(i32 noundef %1) #4
  %tobool2 = icmp ne i32 %call1, 0
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %entry
  %2 = phi i1 [ true, %entry ], [ %tobool2, %lor.rhs ]
  %lor.ext = zext i1 %2 to i32
  ret i32 %lor.ext
}

; Function Attrs: noinline nounwind
define dso_local i32 @isxdigit(i32 noundef %c) #0 {
entry:
  %c.addr = alloca i32, align 4
  store i32 %c, i32* %c.addr, align 4
  %0 = load i32, i32* %c.addr, align 4
  %call = call i32 @isdigit(i32 noundef %0) #4
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %lor.end, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %1 = load i32, i32* %c.addr, align 4
  %cmp = icmp sge i32 %1, 65
  br i1 %cmp, label %land.lhs.true, label %lor.rhs

land.lhs.true:                                    ; preds = %lor.lhs.false
  %2 = load i32, i32* %c.addr, align 4
  %cmp1 = icmp sle i32 %2, 70
  br i1 %cmp1, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %land.lhs.true, %lor.lhs.false
  %3 = load i32, i32* %c.addr, align 4
  %cmp2 = icmp sge i32 %3, 97
  br i1 %cmp2, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %lor.rhs
  %4 = load i32, i32* %c.addr, align 4
  %cmp3 = icmp sle i32 %4, 102
  br label %land.end

land.end:                                         ; preds = %land.rhs, %lor.rhs
  %5 = phi i1 [ false, %lor.rhs ], [ %cmp3, %land.rhs ]
  br label %lor.end

lor.end:                                          ; preds = %land.end, %land.lhs.true, %entry
  %6 = phi i1 [ true, %land.lhs.true ], [ true, %entry ], [ %5, %land.end ]
  %lor.ext = zext i1 %6 to i32
  ret i32 %lor.ext
}

; Function Attrs: noinline nounwind
define dso_local i32 @isprint(i32 noundef %c) #0 {
entry:
  %c.addr = alloca i32, align 4
  store i32 %c, i32* %c.addr, align 4
  %0 = load i32, i32* %c.addr, align 4
  %cmp = icmp sge i32 %0, 32
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %entry
  %1 = load i32, i32* %c.addr, align 4
  %cmp1 = icmp sle i32 %1, 126
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %2 = phi i1 [ false, %entry ], [ %cmp1, %land.rhs ]
  %land.ext = zext i1 %2 to i32
  ret i32 %land.ext
}

; Function Attrs: noinline nounwind
define dso_local i32 @ispunct(i32 noundef %c) #0 {
entry:
  %c.addr = alloca i32, align 4
  store i32 %c, i32* %c.addr, align 4
  %0 = load i32, i32* %c.addr, align 4
  %cmp = icmp sgt i32 %0, 32
  br i1 %cmp, label %land.lhs.true, label %land.end

land.lhs.true:                                    ; preds = %entry
  %1 = load i32, i32* %c.addr, align 4
  %cmp1 = icmp sle i32 %1, 126
  br i1 %cmp1, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %land.lhs.true
  %2 = load i32, i32* %c.addr, align 4
  %call = call i32 @isalnum(i32 noundef %2) #4
  %tobool = icmp ne i32 %call, 0
  %lnot = xor i1 %tobool, true
  br label %land.end

land.end:                                         ; preds = %land.rhs, %land.lhs.true, %entry
  %3 = phi i1 [ false, %land.lhs.true ], [ false, %entry ], [ %lnot, %land.rhs ]
  %land.ext = zext i1 %3 to i32
  ret i32 %land.ext
}

; Function Attrs: noinline nounwind
define dso_local i32 @isgraph(i32 noundef %c) #0 {
entry:
  %c.addr = alloca i32, align 4
  store i32 %c, i32* %c.addr, align 4
  %0 = load i32, i32* %c.addr, align 4
  %cmp = icmp sgt i32 %0, 32
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %entry
  %1 = load i32, i32* %c.addr, align 4
  %cmp1 = icmp sle i32 %1, 126
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %2 = phi i1 [ false, %entry ], [ %cmp1, %land.rhs ]
  %land.ext = zext i1 %2 to i32
  ret i32 %land.ext
}

; Function Attrs: noinline nounwind
define dso_local i32 @iscntrl(i32 noundef %c) #0 {
entry:
  %c.addr = alloca i32, align 4
  store i32 %c, i32* %c.addr, align 4
  %0 = load i32, i32* %c.addr, align 4
  %cmp = icmp sge i32 %0, 0
  br i1 %cmp, label %land.lhs.true, label %lor.rhs

land.lhs.true:                                    ; preds = %entry
  %1 = load i32, i32* %c.addr, align 4
  %cmp1 = icmp slt i32 %1, 32
  br i1 %cmp1, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %land.lhs.true, %entry
  %2 = load i32, i32* %c.addr, align 4
  %cmp2 = icmp eq i32 %2, 127
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %land.lhs.true
  %3 = phi i1 [ true, %land.lhs.true ], [ %cmp2, %lor.rhs ]
  %lor.ext = zext i1 %3 to i32
  ret i32 %lor.ext
}

; Function Attrs: noinline nounwind
define dso_local i32 @isblank(i32 noundef %c) #0 {
entry:
  %c.addr = alloca i32, align 4
  store i32 %c, i32* %c.addr, align 4
  %0 = load i32, i32* %c.addr, align 4
  %cmp = icmp eq i32 %0, 32
  br i1 %cmp, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %entry
  %1 = load i32, i32* %c.addr, align 4
  %cmp1 = icmp eq i32 %1, 9
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %entry
  %2 = phi i1 [ true, %entry ], [ %cmp1, %lor.rhs ]
  %lor.ext = zext i1 %2 to i32
  ret i32 %lor.ext
}

; Function Attrs: noinline nounwind
define dso_local i32 @toupper(i32 noundef %c) #0 {
entry:
  %c.addr = alloca i32, align 4
  store i32 %c, i32* %c.addr, align 4
  %0 = load i32, i32* %c.addr, align 4
  %call = call i32 @islower(i32 noundef %0) #4
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %1 = load i32, i32* %c.addr, align 4
  %sub = sub nsw i32 %1, 32
  br label %cond.end

cond.false:                                       ; preds = %entry
  %2 = load i32, i32* %c.addr, align 4
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %sub, %cond.true ], [ %2, %cond.false ]
  ret i32 %cond
}

; Function Attrs: noinline nounwind
define dso_local i32 @tolower(i32 noundef %c) #0 {
entry:
  %c.addr = alloca i32, align 4
  store i32 %c, i32* %c.addr, align 4
  %0 = load i32, i32* %c.addr, align 4
  %call = call i32 @isupper(i32 noundef %0) #4
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %1 = load i32, i32* %c.addr, align 4
  %add = add nsw i32 %1, 32
  br label %cond.end

cond.false:                                       ; preds = %entry
  %2 = load i32, i32* %c.addr, align 4
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %add, %cond.true ], [ %2, %cond.false ]
  ret i32 %cond
}

; Function Attrs: noinline nounwind
define dso_local i32 @strtol(i8* noundef %s, i8** noundef %end, i32 noundef %base) #0 {
entry:
  %s.addr = alloca i8*, align 4
  %end.addr = alloca i8**, align 4
  %base.addr = alloca i32, align 4
  store i8* %s, i8** %s.addr, align 4
  store i8** %end, i8*** %end.addr, align 4
  store i32 %base, i32* %base.addr, align 4
  %0 = load i8*, i8** %s.addr, align 4
  %1 = load i8**, i8*** %end.addr, align 4
  %2 = load i32, i32* %base.addr, align 4
  %call = call i64 @parse(i8* noundef %0, i8** noundef %1, i32 noundef %2, i64 noundef 2147483647, i32 noundef 1) #4
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

; Function Attrs: noinline nounwind
define internal i64 @parse(i8* noundef %s, i8** noundef %end, i32 noundef %base, i64 noundef %limit, i32 noundef %is_signed) #0 {
entry:
  %retval = alloca i64, align 4
  %s.addr = alloca i8*, align 4
  %end.addr = alloca i8**, align 4
  %base.addr = alloca i32, align 4
  %limit.addr = alloca i64, align 8
  %is_signed.addr = alloca i32, align 4
  %start = alloca i8*, align 4
  %negative = alloca i32, align 4
  %value = alloca i64, align 8
  %top = alloca i64, align 8
  %any = alloca i32, align 4
  %over = alloca i32, align 4
  %c = alloca i32, align 4
  %digit = alloca i32, align 4
  store i8* %s, i8** %s.addr, align 4
  store i8** %end, i8*** %end.addr, align 4
  store i32 %base, i32* %base.addr, align 4
  store i64 %limit, i64* %limit.addr, align 8
  store i32 %is_signed, i32* %is_signed.addr, align 4
  %0 = load i8*, i8** %s.addr, align 4
  store i8* %0, i8** %start, align 4
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %1 = load i8*, i8** %s.addr, align 4
  %2 = load i8, i8* %1, align 1
  %conv = zext i8 %2 to i32
  %call = call i32 @space(i32 noundef %conv) #4
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %3 = load i8*, i8** %s.addr, align 4
  %incdec.ptr = getelementptr inbounds i8, i8* %3, i32 1
  store i8* %incdec.ptr, i8** %s.addr, align 4
  br label %while.cond, !llvm.loop !25

while.end:                                        ; preds = %while.cond
  %4 = load i8*, i8** %s.addr, align 4
  %5 = load i8, i8* %4, align 1
  %conv1 = sext i8 %5 to i32
  %cmp = icmp eq i32 %conv1, 45
  %conv2 = zext i1 %cmp to i32
  store i32 %conv2, i32* %negative, align 4
  %6 = load i8*, i8** %s.addr, align 4
  %7 = load i8, i8* %6, align 1
  %conv3 = sext i8 %7 to i32
  %cmp4 = icmp eq i32 %conv3, 45
  br i1 %cmp4, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %while.end
  %8 = load i8*, i8** %s.addr, align 4
  %9 = load i8, i8* %8, align 1
  %conv6 = sext i8 %9 to i32
  %cmp7 = icmp eq i32 %conv6, 43
  br i1 %cmp7, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %while.end
  %10 = load i8*, i8** %s.addr, align 4
  %incdec.ptr9 = getelementptr inbounds i8, i8* %10, i32 1
  store i8* %incdec.ptr9, i8** %s.addr, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %lor.lhs.false
  %11 = load i32, i32* %base.addr, align 4
  %cmp10 = icmp eq i32 %11, 0
  br i1 %cmp10, label %land.lhs.true, label %lor.lhs.false12

lor.lhs.false12:                                  ; preds = %if.end
  %12 = load i32, i32* %base.addr, align 4
  %cmp13 = icmp eq i32 %12, 16
  br i1 %cmp13, label %land.lhs.true, label %if.end34

land.lhs.true:                                    ; preds = %lor.lhs.false12, %if.end
  %13 = load i8*, i8** %s.addr, align 4
  %arrayidx = getelementptr inbounds i8, i8* %13, i32 0
  %14 = load i8, i8* %arrayidx, align 1
  %conv15 = sext i8 %14 to i32
  %cmp16 = icmp eq i32 %conv15, 48
  br i1 %cmp16, label %land.lhs.true18, label %if.end34

land.lhs.true18:                                  ; preds = %land.lhs.true
  %15 = load i8*, i8** %s.addr, align 4
  %arrayidx19 = getelementptr inbounds i8, i8* %15, i32 1
  %16 = load i8, i8* %arrayidx19, align 1
  %conv20 = sext i8 %16 to i32
  %cmp21 = icmp eq i32 %conv20, 120
  br i1 %cmp21, label %land.lhs.true28, label %lor.lhs.false23

lor.lhs.false23:                                  ; preds = %land.lhs.true18
  %17 = load i8*, i8** %s.addr, align 4
  %arrayidx24 = getelementptr inbounds i8, i8* %17, i32 1
  %18 = load i8, i8* %arrayidx24, align 1
  %conv25 = sext i8 %18 to i32
  %cmp26 = icmp eq i32 %conv25, 88
  br i1 %cmp26, label %land.lhs.true28, label %if.end34

land.lhs.true28:                                  ; preds = %lor.lhs.false23, %land.lhs.true18
  %19 = load i8*, i8** %s.addr, align 4
  %arrayidx29 = getelementptr inbounds i8, i8* %19, i32 2
  %20 = load i8, i8* %arrayidx29, align 1
  %conv30 = zext i8 %20 to i32
  %call31 = call i32 @isxdigit(i32 noundef %conv30) #4
  %tobool32 = icmp ne i32 %call31, 0
  br i1 %tobool32, label %if.then33, label %if.end34

if.then33:                                        ; preds = %land.lhs.true28
  %21 = load i8*, i8** %s.addr, align 4
  %add.ptr = getelementptr inbounds i8, i8* %21, i32 2
  store i8* %add.ptr, i8** %s.addr, align 4
  store i32 16, i32* %base.addr, align 4
  br label %if.end34

if.end34:                                         ; preds = %if.then33, %land.lhs.true28, %lor.lhs.false23, %land.lhs.true, %lor.lhs.false12
  %22 = load i32, i32* %base.addr, align 4
  %cmp35 = icmp eq i32 %22, 0
  br i1 %cmp35, label %if.then37, label %if.end41

if.then37:                                        ; preds = %if.end34
  %23 = load i8*, i8** %s.addr, align 4
  %24 = load i8, i8* %23, align 1
  %conv38 = sext i8 %24 to i32
  %cmp39 = icmp eq i32 %conv38, 48
  %25 = zext i1 %cmp39 to i64
  %cond = select i1 %cmp39, i32 8, i32 10
  store i32 %cond, i32* %base.addr, align 4
  br label %if.end41

if.end41:                                         ; preds = %if.then37, %if.end34
  store i64 0, i64* %value, align 8
  %26 = load i32, i32* %is_signed.addr, align 4
  %tobool42 = icmp ne i32 %26, 0
  br i1 %tobool42, label %land.lhs.true43, label %cond.false

land.lhs.true43:                                  ; preds = %if.end41
  %27 = load i32, i32* %negative, align 4
  %tobool44 = icmp ne i32 %27, 0
  br i1 %tobool44, label %cond.true, label %cond.false

cond.true:                                        ; preds = %land.lhs.true43
  %28 = load i64, i64* %limit.addr, align 8
  %add = add i64 %28, 1
  br label %cond.end

cond.false:                                       ; preds = %land.lhs.true43, %if.end41
  %29 = load i64, i64* %limit.addr, align 8
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond45 = phi i64 [ %add, %cond.true ], [ %29, %cond.false ]
  store i64 %cond45, i64* %top, align 8
  store i32 0, i32* %any, align 4
  store i32 0, i32* %over, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %cond.end
  %30 = load i8*, i8** %s.addr, align 4
  %31 = load i8, i8* %30, align 1
  %conv46 = zext i8 %31 to i32
  store i32 %conv46, i32* %c, align 4
  %32 = load i32, i32* %c, align 4
  %call47 = call i32 @isdigit(i32 noundef %32) #4
  %tobool48 = icmp ne i32 %call47, 0
  br i1 %tobool48, label %if.then49, label %if.else

if.then49:                                        ; preds = %for.cond
  %33 = load i32, i32* %c, align 4
  %sub = sub nsw i32 %33, 48
  store i32 %sub, i32* %digit, align 4
  br label %if.end58

if.else:                                          ; preds = %for.cond
  %34 = load i32, i32* %c, align 4
  %call50 = call i32 @isalpha(i32 noundef %34) #4
  %tobool51 = icmp ne i32 %call50, 0
  br i1 %tobool51, label %if.then52, label %if.else56

if.then52:                                        ; preds = %if.else
  %35 = load i32, i32* %c, align 4
  %call53 = call i32 @tolower(i32 noundef %35) #4
  %sub54 = sub nsw i32 %call53, 97
  %add55 = add nsw i32 %sub54, 10
  store i32 %add55, i32* %digit, align 4
  br label %if.end57

if.else56:                                        ; preds = %if.else
  br label %for.end

if.end57:                                         ; preds = %if.then52
  br label %if.end58

if.end58:                                         ; preds = %if.end57, %if.then49
  %36 = load i32, i32* %digit, align 4
  %37 = load i32, i32* %base.addr, align 4
  %cmp59 = icmp sge i32 %36, %37
  br i1 %cmp59, label %if.then61, label %if.end62

if.then61:                                        ; preds = %if.end58
  br label %for.end

if.end62:                                         ; preds = %if.end58
  store i32 1, i32* %any, align 4
  %38 = load i64, i64* %value, align 8
  %39 = load i64, i64* %top, align 8
  %40 = load i32, i32* %digit, align 4
  %conv63 = sext i32 %40 to i64
  %sub64 = sub i64 %39, %conv63
  %41 = load i32, i32* %base.addr, align 4
  %conv65 = sext i32 %41 to i64
  %div = udiv i64 %sub64, %conv65
  %cmp66 = icmp ugt i64 %38, %div
  br i1 %cmp66, label %if.then68, label %if.else69

if.then68:                                        ; preds = %if.end62
  store i32 1, i32* %over, align 4
  br label %if.end73

if.else69:                                        ; preds = %if.end62
  %42 = load i64, i64* %value, align 8
  %43 = load i32, i32* %base.addr, align 4
  %conv70 = sext i32 %43 to i64
  %mul = mul i64 %42, %conv70
  %44 = load i32, i32* %digit, align 4
  %conv71 = sext i32 %44 to i64
  %add72 = add i64 %mul, %conv71
  store i64 %add72, i64* %value, align 8
  br label %if.end73

if.end73:                                         ; preds = %if.else69, %if.then68
  br label %for.inc

for.inc:                                          ; preds = %if.end73
  %45 = load i8*, i8** %s.addr, align 4
  %incdec.ptr74 = getelementptr inbounds i8, i8* %45, i32 1
  store i8* %incdec.ptr74, i8** %s.addr, align 4
  br label %for.cond

for.end:                                          ; preds = %if.then61, %if.else56
  %46 = load i8**, i8*** %end.addr, align 4
  %tobool75 = icmp ne i8** %46, null
  br i1 %tobool75, label %if.then76, label %if.end82

if.then76:                                        ; preds = %for.end
  %47 = load i32, i32* %any, align 4
  %tobool77 = icmp ne i32 %47, 0
  br i1 %tobool77, label %cond.true78, label %cond.false79

cond.true78:                                      ; preds = %if.then76
  %48 = load i8*, i8** %s.addr, align 4
  br label %cond.end80

cond.false79:                                     ; preds = %if.then76
  %49 = load i8*, i8** %start, align 4
  br label %cond.end80

cond.end80:                                       ; preds = %cond.false79, %cond.true78
  %cond81 = phi i8* [ %48, %cond.true78 ], [ %49, %cond.false79 ]
  %50 = load i8**, i8*** %end.addr, align 4
  store i8* %cond81, i8** %50, align 4
  br label %if.end82

if.end82:                                         ; preds = %cond.end80, %for.end
  %51 = load i32, i32* %over, align 4
  %tobool83 = icmp ne i32 %51, 0
  br i1 %tobool83, label %if.then84, label %if.end85

if.then84:                                        ; preds = %if.end82
  store i32 34, i32* @error_number, align 4
  %52 = load i64, i64* %top, align 8
  store i64 %52, i64* %retval, align 4
  br label %return

if.end85:                                         ; preds = %if.end82
  %53 = load i32, i32* %negative, align 4
  %tobool86 = icmp ne i32 %53, 0
  br i1 %tobool86, label %cond.true87, label %cond.false89

cond.true87:                                      ; preds = %if.end85
  %54 = load i64, i64* %value, align 8
  %sub88 = sub i64 0, %54
  br label %cond.end90

cond.false89:                                     ; preds = %if.end85
  %55 = load i64, i64* %value, align 8
  br label %cond.end90

cond.end90:                                       ; preds = %cond.false89, %cond.true87
  %cond91 = phi i64 [ %sub88, %cond.true87 ], [ %55, %cond.false89 ]
  store i64 %cond91, i64* %retval, align 4
  br label %return

return:                                           ; preds = %cond.end90, %if.then84
  %56 = load i64, i64* %retval, align 4
  ret i64 %56
}

; Function Attrs: noinline nounwind
define dso_local i32 @strtoul(i8* noundef %s, i8** noundef %end, i32 noundef %base) #0 {
entry:
  %s.addr = alloca i8*, align 4
  %end.addr = alloca i8**, align 4
  %base.addr = alloca i32, align 4
  store i8* %s, i8** %s.addr, align 4
  store i8** %end, i8*** %end.addr, align 4
  store i32 %base, i32* %base.addr, align 4
  %0 = load i8*, i8** %s.addr, align 4
  %1 = load i8**, i8*** %end.addr, align 4
  %2 = load i32, i32* %base.addr, align 4
  %call = call i64 @parse(i8* noundef %0, i8** noundef %1, i32 noundef %2, i64 noundef 4294967295, i32 noundef 0) #4
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

; Function Attrs: noinline nounwind
define dso_local i64 @strtoll(i8* noundef %s, i8** noundef %end, i32 noundef %base) #0 {
entry:
  %s.addr = alloca i8*, align 4
  %end.addr = alloca i8**, align 4
  %base.addr = alloca i32, align 4
  store i8* %s, i8** %s.addr, align 4
  store i8** %end, i8*** %end.addr, align 4
  store i32 %base, i32* %base.addr, align 4
  %0 = load i8*, i8** %s.addr, align 4
  %1 = load i8**, i8*** %end.addr, align 4
  %2 = load i32, i32* %base.addr, align 4
  %call = call i64 @parse(i8* noundef %0, i8** noundef %1, i32 noundef %2, i64 noundef 9223372036854775807, i32 noundef 1) #4
  ret i64 %call
}

; Function Attrs: noinline nounwind
define dso_local i64 @strtoull(i8* noundef %s, i8** noundef %end, i32 noundef %base) #0 {
entry:
  %s.addr = alloca i8*, align 4
  %end.addr = alloca i8**, align 4
  %base.addr = alloca i32, align 4
  store i8* %s, i8** %s.addr, align 4
  store i8** %end, i8*** %end.addr, align 4
  store i32 %base, i32* %base.addr, align 4
  %0 = load i8*, i8** %s.addr, align 4
  %1 = load i8**, i8*** %end.addr, align 4
  %2 = load i32, i32* %base.addr, align 4
  %call = call i64 @parse(i8* noundef %0, i8** noundef %1, i32 noundef %2, i64 noundef -1, i32 noundef 0) #4
  ret i64 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @__isoc23_strtol(i8* noundef %s, i8** noundef %end, i32 noundef %base) #0 {
entry:
  %s.addr = alloca i8*, align 4
  %end.addr = alloca i8**, align 4
  %base.addr = alloca i32, align 4
  store i8* %s, i8** %s.addr, align 4
  store i8** %end, i8*** %end.addr, align 4
  store i32 %base, i32* %base.addr, align 4
  %0 = load i8*, i8** %s.addr, align 4
  %1 = load i8**, i8*** %end.addr, align 4
  %2 = load i32, i32* %base.addr, align 4
  %call = call i32 @strtol(i8* noundef %0, i8** noundef %1, i32 noundef %2) #4
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @__isoc23_strtoul(i8* noundef %s, i8** noundef %end, i32 noundef %base) #0 {
entry:
  %s.addr = alloca i8*, align 4
  %end.addr = alloca i8**, align 4
  %base.addr = alloca i32, align 4
  store i8* %s, i8** %s.addr, align 4
  store i8** %end, i8*** %end.addr, align 4
  store i32 %base, i32* %base.addr, align 4
  %0 = load i8*, i8** %s.addr, align 4
  %1 = load i8**, i8*** %end.addr, align 4
  %2 = load i32, i32* %base.addr, align 4
  %call = call i32 @strtoul(i8* noundef %0, i8** noundef %1, i32 noundef %2) #4
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i64 @__isoc23_strtoll(i8* noundef %s, i8** noundef %end, i32 noundef %base) #0 {
entry:
  %s.addr = alloca i8*, align 4
  %end.addr = alloca i8**, align 4
  %base.addr = alloca i32, align 4
  store i8* %s, i8** %s.addr, align 4
  store i8** %end, i8*** %end.addr, align 4
  store i32 %base, i32* %base.addr, align 4
  %0 = load i8*, i8** %s.addr, align 4
  %1 = load i8**, i8*** %end.addr, align 4
  %2 = load i32, i32* %base.addr, align 4
  %call = call i64 @strtoll(i8* noundef %0, i8** noundef %1, i32 noundef %2) #4
  ret i64 %call
}

; Function Attrs: noinline nounwind
define dso_local i64 @__isoc23_strtoull(i8* noundef %s, i8** noundef %end, i32 noundef %base) #0 {
entry:
  %s.addr = alloca i8*, align 4
  %end.addr = alloca i8**, align 4
  %base.addr = alloca i32, align 4
  store i8* %s, i8** %s.addr, align 4
  store i8** %end, i8*** %end.addr, align 4
  store i32 %base, i32* %base.addr, align 4
  %0 = load i8*, i8** %s.addr, align 4
  %1 = load i8**, i8*** %end.addr, align 4
  %2 = load i32, i32* %base.addr, align 4
  %call = call i64 @strtoull(i8* noundef %0, i8** noundef %1, i32 noundef %2) #4
  ret i64 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @atoi(i8* noundef %s) #0 {
entry:
  %s.addr = alloca i8*, align 4
  store i8* %s, i8** %s.addr, align 4
  %0 = load i8*, i8** %s.addr, align 4
  %call = call i32 @strtol(i8* noundef %0, i8** noundef null, i32 noundef 10) #4
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @atol(i8* noundef %s) #0 {
entry:
  %s.addr = alloca i8*, align 4
  store i8* %s, i8** %s.addr, align 4
  %0 = load i8*, i8** %s.addr, align 4
  %call = call i32 @strtol(i8* noundef %0, i8** noundef null, i32 noundef 10) #4
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i64 @atoll(i8* noundef %s) #0 {
entry:
  %s.addr = alloca i8*, align 4
  store i8* %s, i8** %s.addr, align 4
  %0 = load i8*, i8** %s.addr, align 4
  %call = call i64 @strtoll(i8* noundef %0, i8** noundef null, i32 noundef 10) #4
  ret i64 %call
}

; Function Attrs: noinline nounwind
define dso_local void @qsort(i8* noundef %base, i32 noundef %count, i32 noundef %size, i32 (i8*, i8*)* noundef %less) #0 {
entry:
  %base.addr = alloca i8*, align 4
  %count.addr = alloca i32, align 4
  %size.addr = alloca i32, align 4
  %less.addr = alloca i32 (i8*, i8*)*, align 4
  %p = alloca i8*, align 4
  %i = alloca i32, align 4
  %j = alloca i32, align 4
  %k = alloca i32, align 4
  %byte = alloca i8, align 1
  store i8* %base, i8** %base.addr, align 4
  store i32 %count, i32* %count.addr, align 4
  store i32 %size, i32* %size.addr, align 4
  store i32 (i8*, i8*)* %less, i32 (i8*, i8*)** %less.addr, align 4
  %0 = load i8*, i8** %base.addr, align 4
  store i8* %0, i8** %p, align 4
  store i32 1, i32* %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc24, %entry
  %1 = load i32, i32* %i, align 4
  %2 = load i32, i32* %count.addr, align 4
  %cmp = icmp ult i32 %1, %2
  br i1 %cmp, label %for.body, label %for.end26

for.body:                                         ; preds = %for.cond
  %3 = load i32, i32* %i, align 4
  store i32 %3, i32* %j, align 4
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc22, %for.body
  %4 = load i32, i32* %j, align 4
  %cmp2 = icmp ugt i32 %4, 0
  br i1 %cmp2, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond1
  %5 = load i32 (i8*, i8*)*, i32 (i8*, i8*)** %less.addr, align 4
  %6 = load i8*, i8** %p, align 4
  %7 = load i32, i32* %j, align 4
  %sub = sub i32 %7, 1
  %8 = load i32, i32* %size.addr, align 4
  %mul = mul i32 %sub, %8
  %add.ptr = getelementptr inbounds i8, i8* %6, i32 %mul
  %9 = load i8*, i8** %p, align 4
  %10 = load i32, i32* %j, align 4
  %11 = load i32, i32* %size.addr, align 4
  %mul3 = mul i32 %10, %11
  %add.ptr4 = getelementptr inbounds i8, i8* %9, i32 %mul3
  %call = call i32 %5(i8* noundef %add.ptr, i8* noundef %add.ptr4) #4
  %cmp5 = icmp sgt i32 %call, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond1
  %12 = phi i1 [ false, %for.cond1 ], [ %cmp5, %land.rhs ]
  br i1 %12, label %for.body6, label %for.end23

for.body6:                                        ; preds = %land.end
  store i32 0, i32* %k, align 4
  br label %for.cond7

for.cond7:                                        ; preds = %for.inc, %for.body6
  %13 = load i32, i32* %k, align 4
  %14 = load i32, i32* %size.addr, align 4
  %cmp8 = icmp ult i32 %13, %14
  br i1 %cmp8, label %for.body9, label %for.end

for.body9:                                        ; preds = %for.cond7
  %15 = load i8*, i8** %p, align 4
  %16 = load i32, i32* %j, align 4
  %sub10 = sub i32 %16, 1
  %17 = load i32, i32* %size.addr, align 4
  %mul11 = mul i32 %sub10, %17
  %18 = load i32, i32* %k, align 4
  %add = add i32 %mul11, %18
  %arrayidx = getelementptr inbounds i8, i8* %15, i32 %add
  %19 = load i8, i8* %arrayidx, align 1
  store i8 %19, i8* %byte, align 1
  %20 = load i8*, i8** %p, align 4
  %21 = load i32, i32* %j, align 4
  %22 = load i32, i32* %size.addr, align 4
  %mul12 = mul i32 %21, %22
  %23 = load i32, i32* %k, align 4
  %add13 = add i32 %mul12, %23
  %arrayidx14 = getelementptr inbounds i8, i8* %20, i32 %add13
  %24 = load i8, i8* %arrayidx14, align 1
  %25 = load i8*, i8** %p, align 4
  %26 = load i32, i32* %j, align 4
  %sub15 = sub i32 %26, 1
  %27 = load i32, i32* %size.addr, align 4
  %mul16 = mul i32 %sub15, %27
  %28 = load i32, i32* %k, align 4
  %add17 = add i32 %mul16, %28
  %arrayidx18 = getelementptr inbounds i8, i8* %25, i32 %add17
  store i8 %24, i8* %arrayidx18, align 1
  %29 = load i8, i8* %byte, align 1
  %30 = load i8*, i8** %p, align 4
  %31 = load i32, i32* %j, align 4
  %32 = load i32, i32* %size.addr, align 4
  %mul19 = mul i32 %31, %32
  %33 = load i32, i32* %k, align 4
  %add20 = add i32 %mul19, %33
  %arrayidx21 = getelementptr inbounds i8, i8* %30, i32 %add20
  store i8 %29, i8* %arrayidx21, align 1
  br label %for.inc

for.inc:                                          ; preds = %for.body9
  %34 = load i32, i32* %k, align 4
  %inc = add i32 %34, 1
  store i32 %inc, i32* %k, align 4
  br label %for.cond7, !llvm.loop !26

for.end:                                          ; preds = %for.cond7
  br label %for.inc22

for.inc22:                                        ; preds = %for.end
  %35 = load i32, i32* %j, align 4
  %dec = add i32 %35, -1
  store i32 %dec, i32* %j, align 4
  br label %for.cond1, !llvm.loop !27

for.end23:                                        ; preds = %land.end
  br label %for.inc24

for.inc24:                                        ; preds = %for.end23
  %36 = load i32, i32* %i, align 4
  %inc25 = add i32 %36, 1
  store i32 %inc25, i32* %i, align 4
  br label %for.cond, !llvm.loop !28

for.end26:                                        ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i8* @bsearch(i8* noundef %key, i8* noundef %base, i32 noundef %count, i32 noundef %size, i32 (i8*, i8*)* noundef %less) #0 {
entry:
  %retval = alloca i8*, align 4
  %key.addr = alloca i8*, align 4
  %base.addr = alloca i8*, align 4
  %count.addr = alloca i32, align 4
  %size.addr = alloca i32, align 4
  %less.addr = alloca i32 (i8*, i8*)*, align 4
  %p = alloca i8*, align 4
  %middle = alloca i8*, align 4
  %order = alloca i32, align 4
  store i8* %key, i8** %key.addr, align 4
  store i8* %base, i8** %base.addr, align 4
  store i32 %count, i32* %count.addr, align 4
  store i32 %size, i32* %size.addr, align 4
  store i32 (i8*, i8*)* %less, i32 (i8*, i8*)** %less.addr, align 4
  %0 = load i8*, i8** %base.addr, align 4
  store i8* %0, i8** %p, align 4
  br label %while.cond

while.cond:                                       ; preds = %if.end6, %entry
  %1 = load i32, i32* %count.addr, align 4
  %tobool = icmp ne i32 %1, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %2 = load i8*, i8** %p, align 4
  %3 = load i32, i32* %count.addr, align 4
  %div = udiv i32 %3, 2
  %4 = load i32, i32* %size.addr, align 4
  %mul = mul i32 %div, %4
  %add.ptr = getelementptr inbounds i8, i8* %2, i32 %mul
  store i8* %add.ptr, i8** %middle, align 4
  %5 = load i32 (i8*, i8*)*, i32 (i8*, i8*)** %less.addr, align 4
  %6 = load i8*, i8** %key.addr, align 4
  %7 = load i8*, i8** %middle, align 4
  %call = call i32 %5(i8* noundef %6, i8* noundef %7) #4
  store i32 %call, i32* %order, align 4
  %8 = load i32, i32* %order, align 4
  %cmp = icmp eq i32 %8, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %while.body
  %9 = load i8*, i8** %middle, align 4
  store i8* %9, i8** %retval, align 4
  br label %return

if.end:                                           ; preds = %while.body
  %10 = load i32, i32* %order, align 4
  %cmp1 = icmp sgt i32 %10, 0
  br i1 %cmp1, label %if.then2, label %if.else

if.then2:                                         ; preds = %if.end
  %11 = load i8*, i8** %middle, align 4
  %12 = load i32, i32* %size.addr, align 4
  %add.ptr3 = getelementptr inbounds i8, i8* %11, i32 %12
  store i8* %add.ptr3, i8** %p, align 4
  %13 = load i32, i32* %count.addr, align 4
  %sub = sub i32 %13, 1
  %div4 = udiv i32 %sub, 2
  store i32 %div4, i32* %count.addr, align 4
  br label %if.end6

if.else:                                          ; preds = %if.end
  %14 = load i32, i32* %count.addr, align 4
  %div5 = udiv i32 %14, 2
  store i32 %div5, i32* %count.addr, align 4
  br label %if.end6

if.end6:                                          ; preds = %if.else, %if.then2
  br label %while.cond, !llvm.loop !29

while.end:                                        ; preds = %while.cond
  store i8* null, i8** %retval, align 4
  br label %return

return:                                           ; preds = %while.end, %if.then
  %15 = load i8*, i8** %retval, align 4
  ret i8* %15
}

; Function Attrs: noinline nounwind
define dso_local void @div(%struct.cond* noalias sret(%struct.cond) align 4 %agg.result, i32 noundef %a, i32 noundef %b) #0 {
entry:
  %result.ptr = alloca i8*, align 4
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  %0 = bitcast %struct.cond* %agg.result to i8*
  store i8* %0, i8** %result.ptr, align 4
  store i32 %a, i32* %a.addr, align 4
  store i32 %b, i32* %b.addr, align 4
  %quot = getelementptr inbounds %struct.cond, %struct.cond* %agg.result, i32 0, i32 0
  %1 = load i32, i32* %a.addr, align 4
  %2 = load i32, i32* %b.addr, align 4
  %div = sdiv i32 %1, %2
  store i32 %div, i32* %quot, align 4
  %rem = getelementptr inbounds %struct.cond, %struct.cond* %agg.result, i32 0, i32 1
  %3 = load i32, i32* %a.addr, align 4
  %4 = load i32, i32* %b.addr, align 4
  %rem1 = srem i32 %3, %4
  store i32 %rem1, i32* %rem, align 4
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @ldiv(%struct.cond* noalias sret(%struct.cond) align 4 %agg.result, i32 noundef %a, i32 noundef %b) #0 {
entry:
  %result.ptr = alloca i8*, align 4
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  %0 = bitcast %struct.cond* %agg.result to i8*
  store i8* %0, i8** %result.ptr, align 4
  store i32 %a, i32* %a.addr, align 4
  store i32 %b, i32* %b.addr, align 4
  %quot = getelementptr inbounds %struct.cond, %struct.cond* %agg.result, i32 0, i32 0
  %1 = load i32, i32* %a.addr, align 4
  %2 = load i32, i32* %b.addr, align 4
  %div = sdiv i32 %1, %2
  store i32 %div, i32* %quot, align 4
  %rem = getelementptr inbounds %struct.cond, %struct.cond* %agg.result, i32 0, i32 1
  %3 = load i32, i32* %a.addr, align 4
  %4 = load i32, i32* %b.addr, align 4
  %rem1 = srem i32 %3, %4
  store i32 %rem1, i32* %rem, align 4
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @__atomic_load(i32 noundef %n, i8* noundef %object, i8* noundef %result, i32 noundef %order) #0 {
entry:
  %n.addr = alloca i32, align 4
  %object.addr = alloca i8*, align 4
  %result.addr = alloca i8*, align 4
  %order.addr = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  store i8* %object, i8** %object.addr, align 4
  store i8* %result, i8** %result.addr, align 4
  store i32 %order, i32* %order.addr, align 4
  call void @__fp_full_fence() #4
  call void @__fp_atomic_begin() #4
  %0 = load i8*, i8** %result.addr, align 4
  %1 = load i8*, i8** %object.addr, align 4
  %2 = load i32, i32* %n.addr, align 4
  call void @copy_out(i8* noundef %0, i8* noundef %1, i32 noundef %2) #4
  call void @__fp_atomic_end() #4
  call void @__fp_full_fence() #4
  ret void
}

; Function Attrs: noinline nounwind
define internal void @copy_out(i8* noundef %to, i8* noundef %from, i32 noundef %n) #0 {
entry:
  %to.addr = alloca i8*, align 4
  %from.addr = alloca i8*, align 4
  %n.addr = alloca i32, align 4
  %width = alloca i32, align 4
  %i = alloca i32, align 4
  %atomic-temp = alloca i64, align 4
  %i5 = alloca i32, align 4
  %atomic-temp11 = alloca i32, align 4
  %i17 = alloca i32, align 4
  %atomic-temp23 = alloca i8, align 1
  store i8* %to, i8** %to.addr, align 4
  store i8* %from, i8** %from.addr, align 4
  store i32 %n, i32* %n.addr, align 4
  %0 = load i8*, i8** %from.addr, align 4
  %1 = load i32, i32* %n.addr, align 4
  %call = call i32 @unit(i8* noundef %0, i32 noundef %1) #4
  store i32 %call, i32* %width, align 4
  %2 = load i32, i32* %width, align 4
  %cmp = icmp eq i32 %2, 8
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  store i32 0, i32* %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.then
  %3 = load i32, i32* %i, align 4
  %4 = load i32, i32* %n.addr, align 4
  %div = udiv i32 %4, 8
  %cmp1 = icmp ult i32 %3, %div
  br i1 %cmp1, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %5 = load i8*, i8** %from.addr, align 4
  %6 = bitcast i8* %5 to i64*
  %7 = load i32, i32* %i, align 4
  %add.ptr = getelementptr inbounds i64, i64* %6, i32 %7
  %8 = bitcast i64* %add.ptr to i8*
  %call2 = call i64 bitcast (i64 (i64*, i32)* @__atomic_load_8 to i64 (i8*, i32)*)(i8* noundef %8, i32 noundef 0) #4
  store i64 %call2, i64* %atomic-temp, align 4
  %9 = load i64, i64* %atomic-temp, align 4
  %10 = load i8*, i8** %to.addr, align 4
  %11 = bitcast i8* %10 to i64*
  %12 = load i32, i32* %i, align 4
  %arrayidx = getelementptr inbounds i64, i64* %11, i32 %12
  store i64 %9, i64* %arrayidx, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %13 = load i32, i32* %i, align 4
  %inc = add i32 %13, 1
  store i32 %inc, i32* %i, align 4
  br label %for.cond, !llvm.loop !30

for.end:                                          ; preds = %for.cond
  br label %if.end28

if.else:                                          ; preds = %entry
  %14 = load i32, i32* %width, align 4
  %cmp3 = icmp eq i32 %14, 4
  br i1 %cmp3, label %if.then4, label %if.else16

if.then4:                                         ; preds = %if.else
  store i32 0, i32* %i5, align 4
  br label %for.cond6

for.cond6:                                        ; preds = %for.inc13, %if.then4
  %15 = load i32, i32* %i5, align 4
  %16 = load i32, i32* %n.addr, align 4
  %div7 = udiv i32 %16, 4
  %cmp8 = icmp ult i32 %15, %div7
  br i1 %cmp8, label %for.body9, label %for.end15

for.body9:                                        ; preds = %for.cond6
  %17 = load i8*, i8** %from.addr, align 4
  %18 = bitcast i8* %17 to i32*
  %19 = load i32, i32* %i5, align 4
  %add.ptr10 = getelementptr inbounds i32, i32* %18, i32 %19
  %20 = load atomic i32, i32* %add.ptr10 monotonic, align 4
  store i32 %20, i32* %atomic-temp11, align 4
  %21 = load i32, i32* %atomic-temp11, align 4
  %22 = load i8*, i8** %to.addr, align 4
  %23 = bitcast i8* %22 to i32*
  %24 = load i32, i32* %i5, align 4
  %arrayidx12 = getelementptr inbounds i32, i32* %23, i32 %24
  store i32 %21, i32* %arrayidx12, align 4
  br label %for.inc13

for.inc13:                                        ; preds = %for.body9
  %25 = load i32, i32* %i5, align 4
  %inc14 = add i32 %25, 1
  store i32 %inc14, i32* %i5, align 4
  br label %for.cond6, !llvm.loop !31

for.end15:                                        ; preds = %for.cond6
  br label %if.end

if.else16:                                        ; preds = %if.else
  store i32 0, i32* %i17, align 4
  br label %for.cond18

for.cond18:                                       ; preds = %for.inc25, %if.else16
  %26 = load i32, i32* %i17, align 4
  %27 = load i32, i32* %n.addr, align 4
  %div19 = udiv i32 %27, 1
  %cmp20 = icmp ult i32 %26, %div19
  br i1 %cmp20, label %for.body21, label %for.end27

for.body21:                                       ; preds = %for.cond18
  %28 = load i8*, i8** %from.addr, align 4
  %29 = load i32, i32* %i17, align 4
  %add.ptr22 = getelementptr inbounds i8, i8* %28, i32 %29
  %30 = load atomic i8, i8* %add.ptr22 monotonic, align 1
  store i8 %30, i8* %atomic-temp23, align 1
  %31 = load i8, i8* %atomic-temp23, align 1
  %32 = load i8*, i8** %to.addr, align 4
  %33 = load i32, i32* %i17, align 4
  %arrayidx24 = getelementptr inbounds i8, i8* %32, i32 %33
  store i8 %31, i8* %arrayidx24, align 1
  br label %for.inc25

for.inc25:                                        ; preds = %for.body21
  %34 = load i32, i32* %i17, align 4
  %inc26 = add i32 %34, 1
  store i32 %inc26, i32* %i17, align 4
  br label %for.cond18, !llvm.loop !32

for.end27:                                        ; preds = %for.cond18
  br label %if.end

if.end:                                           ; preds = %for.end27, %for.end15
  br label %if.end28

if.end28:                                         ; preds = %if.end, %for.end
  ret void
}

; Function Attrs: noinline nounwind
define internal i32 @unit(i8* noundef %p, i32 noundef %n) #0 {
entry:
  %p.addr = alloca i8*, align 4
  %n.addr = alloca i32, align 4
  %bits = alloca i32, align 4
  store i8* %p, i8** %p.addr, align 4
  store i32 %n, i32* %n.addr, align 4
  %0 = load i8*, i8** %p.addr, align 4
  %1 = ptrtoint i8* %0 to i32
  %2 = load i32, i32* %n.addr, align 4
  %or = or i32 %1, %2
  store i32 %or, i32* %bits, align 4
  %3 = load i32, i32* %bits, align 4
  %and = and i32 %3, 3
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  br label %cond.end

cond.false:                                       ; preds = %entry
  %4 = load i32, i32* %bits, align 4
  %and1 = and i32 %4, 7
  %tobool2 = icmp ne i32 %and1, 0
  %5 = zext i1 %tobool2 to i64
  %cond = select i1 %tobool2, i32 4, i32 8
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond3 = phi i32 [ 1, %cond.true ], [ %cond, %cond.false ]
  ret i32 %cond3
}

; Function Attrs: noinline nounwind
define dso_local i64 @__atomic_load_8(i64* noundef %p, i32 noundef %order) #0 {
entry:
  %p.addr = alloca i64*, align 4
  %order.addr = alloca i32, align 4
  %result = alloca i64, align 8
  store i64* %p, i64** %p.addr, align 4
  store i32 %order, i32* %order.addr, align 4
  %0 = load i64*, i64** %p.addr, align 4
  %1 = bitcast i64* %0 to i8*
  %2 = bitcast i64* %result to i8*
  %3 = load i32, i32* %order.addr, align 4
  call void @__atomic_load(i32 noundef 8, i8* noundef %1, i8* noundef %2, i32 noundef %3) #4
  %4 = load i64, i64* %result, align 8
  ret i64 %4
}

; Function Attrs: noinline nounwind
define dso_local void @__atomic_store(i32 noundef %n, i8* noundef %object, i8* noundef %value, i32 noundef %order) #0 {
entry:
  %n.addr = alloca i32, align 4
  %object.addr = alloca i8*, align 4
  %value.addr = alloca i8*, align 4
  %order.addr = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  store i8* %object, i8** %object.addr, align 4
  store i8* %value, i8** %value.addr, align 4
  store i32 %order, i32* %order.addr, align 4
  call void @__fp_full_fence() #4
  call void @__fp_atomic_begin() #4
  %0 = load i8*, i8** %object.addr, align 4
  %1 = load i8*, i8** %value.addr, align 4
  %2 = load i32, i32* %n.addr, align 4
  call void @copy_in(i8* noundef %0, i8* noundef %1, i32 noundef %2) #4
  call void @__fp_atomic_end() #4
  call void @__fp_full_fence() #4
  ret void
}

; Function Attrs: noinline nounwind
define internal void @copy_in(i8* noundef %to, i8* noundef %from, i32 noundef %n) #0 {
entry:
  %to.addr = alloca i8*, align 4
  %from.addr = alloca i8*, align 4
  %n.addr = alloca i32, align 4
  %width = alloca i32, align 4
  %i = alloca i32, align 4
  %.atomictmp = alloca i64, align 4
  %i4 = alloca i32, align 4
  %.atomictmp10 = alloca i32, align 4
  %i16 = alloca i32, align 4
  %.atomictmp22 = alloca i8, align 1
  store i8* %to, i8** %to.addr, align 4
  store i8* %from, i8** %from.addr, align 4
  store i32 %n, i32* %n.addr, align 4
  %0 = load i8*, i8** %to.addr, align 4
  %1 = load i32, i32* %n.addr, align 4
  %call = call i32 @unit(i8* noundef %0, i32 noundef %1) #4
  store i32 %call, i32* %width, align 4
  %2 = load i32, i32* %width, align 4
  %cmp = icmp eq i32 %2, 8
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  store i32 0, i32* %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.then
  %3 = load i32, i32* %i, align 4
  %4 = load i32, i32* %n.addr, align 4
  %div = udiv i32 %4, 8
  %cmp1 = icmp ult i32 %3, %div
  br i1 %cmp1, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %5 = load i8*, i8** %to.addr, align 4
  %6 = bitcast i8* %5 to i64*
  %7 = load i32, i32* %i, align 4
  %add.ptr = getelementptr inbounds i64, i64* %6, i32 %7
  %8 = load i8*, i8** %from.addr, align 4
  %9 = bitcast i8* %8 to i64*
  %10 = load i32, i32* %i, align 4
  %arrayidx = getelementptr inbounds i64, i64* %9, i32 %10
  %11 = load i64, i64* %arrayidx, align 4
  store i64 %11, i64* %.atomictmp, align 4
  %12 = bitcast i64* %add.ptr to i8*
  %13 = load i64, i64* %.atomictmp, align 4
  call void bitcast (void (i64*, i64, i32)* @__atomic_store_8 to void (i8*, i64, i32)*)(i8* noundef %12, i64 noundef %13, i32 noundef 0) #4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %14 = load i32, i32* %i, align 4
  %inc = add i32 %14, 1
  store i32 %inc, i32* %i, align 4
  br label %for.cond, !llvm.loop !33

for.end:                                          ; preds = %for.cond
  br label %if.end27

if.else:                                          ; preds = %entry
  %15 = load i32, i32* %width, align 4
  %cmp2 = icmp eq i32 %15, 4
  br i1 %cmp2, label %if.then3, label %if.else15

if.then3:                                         ; preds = %if.else
  store i32 0, i32* %i4, align 4
  br label %for.cond5

for.cond5:                                        ; preds = %for.inc12, %if.then3
  %16 = load i32, i32* %i4, align 4
  %17 = load i32, i32* %n.addr, align 4
  %div6 = udiv i32 %17, 4
  %cmp7 = icmp ult i32 %16, %div6
  br i1 %cmp7, label %for.body8, label %for.end14

for.body8:                                        ; preds = %for.cond5
  %18 = load i8*, i8** %to.addr, align 4
  %19 = bitcast i8* %18 to i32*
  %20 = load i32, i32* %i4, align 4
  %add.ptr9 = getelementptr inbounds i32, i32* %19, i32 %20
  %21 = load i8*, i8** %from.addr, align 4
  %22 = bitcast i8* %21 to i32*
  %23 = load i32, i32* %i4, align 4
  %arrayidx11 = getelementptr inbounds i32, i32* %22, i32 %23
  %24 = load i32, i32* %arrayidx11, align 4
  store i32 %24, i32* %.atomictmp10, align 4
  %25 = load i32, i32* %.atomictmp10, align 4
  store atomic i32 %25, i32* %add.ptr9 monotonic, align 4
  br label %for.inc12

for.inc12:                                        ; preds = %for.body8
  %26 = load i32, i32* %i4, align 4
  %inc13 = add i32 %26, 1
  store i32 %inc13, i32* %i4, align 4
  br label %for.cond5, !llvm.loop !34

for.end14:                                        ; preds = %for.cond5
  br label %if.end

if.else15:                                        ; preds = %if.else
  store i32 0, i32* %i16, align 4
  br label %for.cond17

for.cond17:                                       ; preds = %for.inc24, %if.else15
  %27 = load i32, i32* %i16, align 4
  %28 = load i32, i32* %n.addr, align 4
  %div18 = udiv i32 %28, 1
  %cmp19 = icmp ult i32 %27, %div18
  br i1 %cmp19, label %for.body20, label %for.end26

for.body20:                                       ; preds = %for.cond17
  %29 = load i8*, i8** %to.addr, align 4
  %30 = load i32, i32* %i16, align 4
  %add.ptr21 = getelementptr inbounds i8, i8* %29, i32 %30
  %31 = load i8*, i8** %from.addr, align 4
  %32 = load i32, i32* %i16, align 4
  %arrayidx23 = getelementptr inbounds i8, i8* %31, i32 %32
  %33 = load i8, i8* %arrayidx23, align 1
  store i8 %33, i8* %.atomictmp22, align 1
  %34 = load i8, i8* %.atomictmp22, align 1
  store atomic i8 %34, i8* %add.ptr21 monotonic, align 1
  br label %for.inc24

for.inc24:                                        ; preds = %for.body20
  %35 = load i32, i32* %i16, align 4
  %inc25 = add i32 %35, 1
  store i32 %inc25, i32* %i16, align 4
  br label %for.cond17, !llvm.loop !35

for.end26:                                        ; preds = %for.cond17
  br label %if.end

if.end:                                           ; preds = %for.end26, %for.end14
  br label %if.end27

if.end27:                                         ; preds = %if.end, %for.end
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @__atomic_store_8(i64* noundef %p, i64 noundef %value, i32 noundef %order) #0 {
entry:
  %p.addr = alloca i64*, align 4
  %value.addr = alloca i64, align 8
  %order.addr = alloca i32, align 4
  store i64* %p, i64** %p.addr, align 4
  store i64 %value, i64* %value.addr, align 8
  store i32 %order, i32* %order.addr, align 4
  %0 = load i64*, i64** %p.addr, align 4
  %1 = bitcast i64* %0 to i8*
  %2 = bitcast i64* %value.addr to i8*
  %3 = load i32, i32* %order.addr, align 4
  call void @__atomic_store(i32 noundef 8, i8* noundef %1, i8* noundef %2, i32 noundef %3) #4
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @__atomic_exchange(i32 noundef %n, i8* noundef %object, i8* noundef %value, i8* noundef %result, i32 noundef %order) #0 {
entry:
  %n.addr = alloca i32, align 4
  %object.addr = alloca i8*, align 4
  %value.addr = alloca i8*, align 4
  %result.addr = alloca i8*, align 4
  %order.addr = alloca i32, align 4
  %saved_stack = alloca i8*, align 4
  %__vla_expr0 = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  store i8* %object, i8** %object.addr, align 4
  store i8* %value, i8** %value.addr, align 4
  store i8* %result, i8** %result.addr, align 4
  store i32 %order, i32* %order.addr, align 4
  call void @__fp_full_fence() #4
  call void @__fp_atomic_begin() #4
  %0 = load i32, i32* %n.addr, align 4
  %1 = call i8* @llvm.stacksave()
  store i8* %1, i8** %saved_stack, align 4
  %vla = alloca i8, i32 %0, align 1
  store i32 %0, i32* %__vla_expr0, align 4
  %2 = load i8*, i8** %object.addr, align 4
  %3 = load i32, i32* %n.addr, align 4
  call void @copy_out(i8* noundef %vla, i8* noundef %2, i32 noundef %3) #4
  %4 = load i8*, i8** %object.addr, align 4
  %5 = load i8*, i8** %value.addr, align 4
  %6 = load i32, i32* %n.addr, align 4
  call void @copy_in(i8* noundef %4, i8* noundef %5, i32 noundef %6) #4
  %7 = load i8*, i8** %result.addr, align 4
  %8 = load i32, i32* %n.addr, align 4
  call void @__fp_memcpy(i8* noundef %7, i8* noundef %vla, i32 noundef %8) #4
  call void @__fp_atomic_end() #4
  call void @__fp_full_fence() #4
  %9 = load i8*, i8** %saved_stack, align 4
  call void @llvm.stackrestore(i8* %9)
  ret void
}

; Function Attrs: nofree nosync nounwind willreturn
declare i8* @llvm.stacksave() #3

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.stackrestore(i8*) #3

; Function Attrs: noinline nounwind
define dso_local zeroext i1 @__atomic_compare_exchange(i32 noundef %n, i8* noundef %object, i8* noundef %expected, i8* noundef %desired, i32 noundef %success, i32 noundef %failure) #0 {
entry:
  %n.addr = alloca i32, align 4
  %object.addr = alloca i8*, align 4
  %expected.addr = alloca i8*, align 4
  %desired.addr = alloca i8*, align 4
  %success.addr = alloca i32, align 4
  %failure.addr = alloca i32, align 4
  %equal = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  store i8* %object, i8** %object.addr, align 4
  store i8* %expected, i8** %expected.addr, align 4
  store i8* %desired, i8** %desired.addr, align 4
  store i32 %success, i32* %success.addr, align 4
  store i32 %failure, i32* %failure.addr, align 4
  call void @__fp_full_fence() #4
  call void @__fp_atomic_begin() #4
  %0 = load i8*, i8** %object.addr, align 4
  %1 = load i8*, i8** %expected.addr, align 4
  %2 = load i32, i32* %n.addr, align 4
  %call = call i32 @same(i8* noundef %0, i8* noundef %1, i32 noundef %2) #4
  store i32 %call, i32* %equal, align 4
  %3 = load i32, i32* %equal, align 4
  %tobool = icmp ne i32 %3, 0
  br i1 %tobool, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %4 = load i8*, i8** %object.addr, align 4
  %5 = load i8*, i8** %desired.addr, align 4
  %6 = load i32, i32* %n.addr, align 4
  call void @copy_in(i8* noundef %4, i8* noundef %5, i32 noundef %6) #4
  br label %if.end

if.else:                                          ; preds = %entry
  %7 = load i8*, i8** %expected.addr, align 4
  %8 = load i8*, i8** %object.addr, align 4
  %9 = load i32, i32* %n.addr, align 4
  call void @copy_out(i8* noundef %7, i8* noundef %8, i32 noundef %9) #4
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  call void @__fp_atomic_end() #4
  call void @__fp_full_fence() #4
  %10 = load i32, i32* %equal, align 4
  %tobool1 = icmp ne i32 %10, 0
  ret i1 %tobool1
}

; Function Attrs: noinline nounwind
define internal i32 @same(i8* noundef %a, i8* noundef %b, i32 noundef %n) #0 {
entry:
  %retval = alloca i32, align 4
  %a.addr = alloca i8*, align 4
  %b.addr = alloca i8*, align 4
  %n.addr = alloca i32, align 4
  %width = alloca i32, align 4
  %i = alloca i32, align 4
  %atomic-temp = alloca i64, align 4
  %i7 = alloca i32, align 4
  %atomic-temp13 = alloca i32, align 4
  %i18 = alloca i32, align 4
  %atomic-temp24 = alloca i8, align 1
  store i8* %a, i8** %a.addr, align 4
  store i8* %b, i8** %b.addr, align 4
  store i32 %n, i32* %n.addr, align 4
  %0 = load i8*, i8** %a.addr, align 4
  %1 = load i32, i32* %n.addr, align 4
  %call = call i32 @unit(i8* noundef %0, i32 noundef %1) #4
  store i32 %call, i32* %width, align 4
  %2 = load i32, i32* %width, align 4
  %cmp = icmp eq i32 %2, 8
  br i1 %cmp, label %if.then, label %if.end39

if.then:                                          ; preds = %entry
  store i32 0, i32* %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc36, %if.then
  %3 = load i32, i32* %i, align 4
  %4 = load i32, i32* %n.addr, align 4
  %div = udiv i32 %4, 8
  %cmp1 = icmp ult i32 %3, %div
  br i1 %cmp1, label %for.body, label %for.end38

for.body:                                         ; preds = %for.cond
  %5 = load i8*, i8** %a.addr, align 4
  %6 = bitcast i8* %5 to i64*
  %7 = load i32, i32* %i, align 4
  %add.ptr = getelementptr inbounds i64, i64* %6, i32 %7
  %8 = bitcast i64* %add.ptr to i8*
  %call2 = call i64 bitcast (i64 (i64*, i32)* @__atomic_load_8 to i64 (i8*, i32)*)(i8* noundef %8, i32 noundef 0) #4
  store i64 %call2, i64* %atomic-temp, align 4
  %9 = load i64, i64* %atomic-temp, align 4
  %10 = load i8*, i8** %b.addr, align 4
  %11 = bitcast i8* %10 to i64*
  %12 = load i32, i32* %i, align 4
  %arrayidx = getelementptr inbounds i64, i64* %11, i32 %12
  %13 = load i64, i64* %arrayidx, align 4
  %cmp3 = icmp ne i64 %9, %13
  br i1 %cmp3, label %if.then4, label %if.else

if.then4:                                         ; preds = %for.body
  store i32 0, i32* %retval, align 4
  br label %return

if.else:                                          ; preds = %for.body
  %14 = load i32, i32* %width, align 4
  %cmp5 = icmp eq i32 %14, 4
  br i1 %cmp5, label %if.then6, label %if.end34

if.then6:                                         ; preds = %if.else
  store i32 0, i32* %i7, align 4
  br label %for.cond8

for.cond8:                                        ; preds = %for.inc31, %if.then6
  %15 = load i32, i32* %i7, align 4
  %16 = load i32, i32* %n.addr, align 4
  %div9 = udiv i32 %16, 4
  %cmp10 = icmp ult i32 %15, %div9
  br i1 %cmp10, label %for.body11, label %for.end33

for.body11:                                       ; preds = %for.cond8
  %17 = load i8*, i8** %a.addr, align 4
  %18 = bitcast i8* %17 to i32*
  %19 = load i32, i32* %i7, align 4
  %add.ptr12 = getelementptr inbounds i32, i32* %18, i32 %19
  %20 = load atomic i32, i32* %add.ptr12 monotonic, align 4
  store i32 %20, i32* %atomic-temp13, align 4
  %21 = load i32, i32* %atomic-temp13, align 4
  %22 = load i8*, i8** %b.addr, align 4
  %23 = bitcast i8* %22 to i32*
  %24 = load i32, i32* %i7, align 4
  %arrayidx14 = getelementptr inbounds i32, i32* %23, i32 %24
  %25 = load i32, i32* %arrayidx14, align 4
  %cmp15 = icmp ne i32 %21, %25
  br i1 %cmp15, label %if.then16, label %if.else17

if.then16:                                        ; preds = %for.body11
  store i32 0, i32* %retval, align 4
  br label %return

if.else17:                                        ; preds = %for.body11
  store i32 0, i32* %i18, align 4
  br label %for.cond19

for.cond19:                                       ; preds = %for.inc, %if.else17
  %26 = load i32, i32* %i18, align 4
  %27 = load i32, i32* %n.addr, align 4
  %div20 = udiv i32 %27, 1
  %cmp21 = icmp ult i32 %26, %div20
  br i1 %cmp21, label %for.body22, label %for.end

for.body22:                                       ; preds = %for.cond19
  %28 = load i8*, i8** %a.addr, align 4
  %29 = load i32, i32* %i18, align 4
  %add.ptr23 = getelementptr inbounds i8, i8* %28, i32 %29
  %30 = load atomic i8, i8* %add.ptr23 monotonic, align 1
  store i8 %30, i8* %atomic-temp24, align 1
  %31 = load i8, i8* %atomic-temp24, align 1
  %conv = zext i8 %31 to i32
  %32 = load i8*, i8** %b.addr, align 4
  %33 = load i32, i32* %i18, align 4
  %arrayidx25 = getelementptr inbounds i8, i8* %32, i32 %33
  %34 = load i8, i8* %arrayidx25, align 1
  %conv26 = zext i8 %34 to i32
  %cmp27 = icmp ne i32 %conv, %conv26
  br i1 %cmp27, label %if.then29, label %if.end

if.then29:                                        ; preds = %for.body22
  store i32 0, i32* %retval, align 4
  br label %return

if.end:                                           ; preds = %for.body22
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %35 = load i32, i32* %i18, align 4
  %inc = add i32 %35, 1
  store i32 %inc, i32* %i18, align 4
  br label %for.cond19, !llvm.loop !36

for.end:                                          ; preds = %for.cond19
  br label %if.end30

if.end30:                                         ; preds = %for.end
  br label %for.inc31

for.inc31:                                        ; preds = %if.end30
  %36 = load i32, i32* %i7, align 4
  %inc32 = add i32 %36, 1
  store i32 %inc32, i32* %i7, align 4
  br label %for.cond8, !llvm.loop !37

for.end33:                                        ; preds = %for.cond8
  br label %if.end34

if.end34:                                         ; preds = %for.end33, %if.else
  br label %if.end35

if.end35:                                         ; preds = %if.end34
  br label %for.inc36

for.inc36:                                        ; preds = %if.end35
  %37 = load i32, i32* %i, align 4
  %inc37 = add i32 %37, 1
  store i32 %inc37, i32* %i, align 4
  br label %for.cond, !llvm.loop !38

for.end38:                                        ; preds = %for.cond
  br label %if.end39

if.end39:                                         ; preds = %for.end38, %entry
  store i32 1, i32* %retval, align 4
  br label %return

return:                                           ; preds = %if.end39, %if.then29, %if.then16, %if.then4
  %38 = load i32, i32* %retval, align 4
  ret i32 %38
}

; Function Attrs: noinline nounwind
define dso_local zeroext i1 @__atomic_is_lock_free(i32 noundef %n, i8* noundef %p) #0 {
entry:
  %n.addr = alloca i32, align 4
  %p.addr = alloca i8*, align 4
  store i32 %n, i32* %n.addr, align 4
  store i8* %p, i8** %p.addr, align 4
  %0 = load i32, i32* %n.addr, align 4
  %cmp = icmp ule i32 %0, 4
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %entry
  %1 = load i32, i32* %n.addr, align 4
  %2 = load i32, i32* %n.addr, align 4
  %sub = sub i32 %2, 1
  %and = and i32 %1, %sub
  %tobool = icmp ne i32 %and, 0
  %lnot = xor i1 %tobool, true
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %3 = phi i1 [ false, %entry ], [ %lnot, %land.rhs ]
  ret i1 %3
}

; Function Attrs: noinline nounwind
define dso_local zeroext i8 @__atomic_load_1(i8* noundef %p, i32 noundef %order) #0 {
entry:
  %p.addr = alloca i8*, align 4
  %order.addr = alloca i32, align 4
  %result = alloca i8, align 1
  store i8* %p, i8** %p.addr, align 4
  store i32 %order, i32* %order.addr, align 4
  %0 = load i8*, i8** %p.addr, align 4
  %1 = load i32, i32* %order.addr, align 4
  call void @__atomic_load(i32 noundef 1, i8* noundef %0, i8* noundef %result, i32 noundef %1) #4
  %2 = load i8, i8* %result, align 1
  ret i8 %2
}

; Function Attrs: noinline nounwind
define dso_local void @__atomic_store_1(i8* noundef %p, i8 noundef zeroext %value, i32 noundef %order) #0 {
entry:
  %p.addr = alloca i8*, align 4
  %value.addr = alloca i8, align 1
  %order.addr = alloca i32, align 4
  store i8* %p, i8** %p.addr, align 4
  store i8 %value, i8* %value.addr, align 1
  store i32 %order, i32* %order.addr, align 4
  %0 = load i8*, i8** %p.addr, align 4
  %1 = load i32, i32* %order.addr, align 4
  call void @__atomic_store(i32 noundef 1, i8* noundef %0, i8* noundef %value.addr, i32 noundef %1) #4
  ret void
}

; Function Attrs: noinline nounwind
define dso_local zeroext i8 @__atomic_exchange_1(i8* noundef %p, i8 noundef zeroext %value, i32 noundef %order) #0 {
entry:
  %p.addr = alloca i8*, align 4
  %value.addr = alloca i8, align 1
  %order.addr = alloca i32, align 4
  %result = alloca i8, align 1
  store i8* %p, i8** %p.addr, align 4
  store i8 %value, i8* %value.addr, align 1
  store i32 %order, i32* %order.addr, align 4
  %0 = load i8*, i8** %p.addr, align 4
  %1 = load i32, i32* %order.addr, align 4
  call void @__atomic_exchange(i32 noundef 1, i8* noundef %0, i8* noundef %value.addr, i8* noundef %result, i32 noundef %1) #4
  %2 = load i8, i8* %result, align 1
  ret i8 %2
}

; Function Attrs: noinline nounwind
define dso_local zeroext i1 @__atomic_compare_exchange_1(i8* noundef %p, i8* noundef %expected, i8 noundef zeroext %desired, i32 noundef %success, i32 noundef %failure) #0 {
entry:
  %p.addr = alloca i8*, align 4
  %expected.addr = alloca i8*, align 4
  %desired.addr = alloca i8, align 1
  %success.addr = alloca i32, align 4
  %failure.addr = alloca i32, align 4
  store i8* %p, i8** %p.addr, align 4
  store i8* %expected, i8** %expected.addr, align 4
  store i8 %desired, i8* %desired.addr, align 1
  store i32 %success, i32* %success.addr, align 4
  store i32 %failure, i32* %failure.addr, align 4
  %0 = load i8*, i8** %p.addr, align 4
  %1 = load i8*, i8** %expected.addr, align 4
  %2 = load i32, i32* %success.addr, align 4
  %3 = load i32, i32* %failure.addr, align 4
  %call = call zeroext i1 @__atomic_compare_exchange(i32 noundef 1, i8* noundef %0, i8* noundef %1, i8* noundef %desired.addr, i32 noundef %2, i32 noundef %3) #4
  ret i1 %call
}

; Function Attrs: noinline nounwind
define dso_local zeroext i8 @__atomic_fetch_add_1(i8* noundef %p, i8 noundef zeroext %value, i32 noundef %order) #0 {
entry:
  %p.addr = alloca i8*, align 4
  %value.addr = alloca i8, align 1
  %order.addr = alloca i32, align 4
  %old = alloca i8, align 1
  %new = alloca i8, align 1
  store i8* %p, i8** %p.addr, align 4
  store i8 %value, i8* %value.addr, align 1
  store i32 %order, i32* %order.addr, align 4
  call void @__fp_atomic_begin() #4
  %0 = load i8*, i8** %p.addr, align 4
  %1 = load i32, i32* %order.addr, align 4
  call void @__atomic_load(i32 noundef 1, i8* noundef %0, i8* noundef %old, i32 noundef %1) #4
  %2 = load i8, i8* %old, align 1
  %conv = zext i8 %2 to i32
  %3 = load i8, i8* %value.addr, align 1
  %conv1 = zext i8 %3 to i32
  %add = add nsw i32 %conv, %conv1
  %conv2 = trunc i32 %add to i8
  store i8 %conv2, i8* %new, align 1
  %4 = load i8*, i8** %p.addr, align 4
  %5 = load i32, i32* %order.addr, align 4
  call void @__atomic_store(i32 noundef 1, i8* noundef %4, i8* noundef %new, i32 noundef %5) #4
  call void @__fp_atomic_end() #4
  %6 = load i8, i8* %old, align 1
  ret i8 %6
}

; Function Attrs: noinline nounwind
define dso_local zeroext i8 @__atomic_fetch_sub_1(i8* noundef %p, i8 noundef zeroext %value, i32 noundef %order) #0 {
entry:
  %p.addr = alloca i8*, align 4
  %value.addr = alloca i8, align 1
  %order.addr = alloca i32, align 4
  %old = alloca i8, align 1
  %new = alloca i8, align 1
  store i8* %p, i8** %p.addr, align 4
  store i8 %value, i8* %value.addr, align 1
  store i32 %order, i32* %order.addr, align 4
  call void @__fp_atomic_begin() #4
  %0 = load i8*, i8** %p.addr, align 4
  %1 = load i32, i32* %order.addr, align 4
  call void @__atomic_load(i32 noundef 1, i8* noundef %0, i8* noundef %old, i32 noundef %1) #4
  %2 = load i8, i8* %old, align 1
  %conv = zext i8 %2 to i32
  %3 = load i8, i8* %value.addr, align 1
  %conv1 = zext i8 %3 to i32
  %sub = sub nsw i32 %conv, %conv1
  %conv2 = trunc i32 %sub to i8
  store i8 %conv2, i8* %new, align 1
  %4 = load i8*, i8** %p.addr, align 4
  %5 = load i32, i32* %order.addr, align 4
  call void @__atomic_store(i32 noundef 1, i8* noundef %4, i8* noundef %new, i32 noundef %5) #4
  call void @__fp_atomic_end() #4
  %6 = load i8, i8* %old, align 1
  ret i8 %6
}

; Function Attrs: noinline nounwind
define dso_local zeroext i8 @__atomic_fetch_and_1(i8* noundef %p, i8 noundef zeroext %value, i32 noundef %order) #0 {
entry:
  %p.addr = alloca i8*, align 4
  %value.addr = alloca i8, align 1
  %order.addr = alloca i32, align 4
  %old = alloca i8, align 1
  %new = alloca i8, align 1
  store i8* %p, i8** %p.addr, align 4
  store i8 %value, i8* %value.addr, align 1
  store i32 %order, i32* %order.addr, align 4
  call void @__fp_atomic_begin() #4
  %0 = load i8*, i8** %p.addr, align 4
  %1 = load i32, i32* %order.addr, align 4
  call void @__atomic_load(i32 noundef 1, i8* noundef %0, i8* noundef %old, i32 noundef %1) #4
  %2 = load i8, i8* %old, align 1
  %conv = zext i8 %2 to i32
  %3 = load i8, i8* %value.addr, align 1
  %conv1 = zext i8 %3 to i32
  %and = and i32 %conv, %conv1
  %conv2 = trunc i32 %and to i8
  store i8 %conv2, i8* %new, align 1
  %4 = load i8*, i8** %p.addr, align 4
  %5 = load i32, i32* %order.addr, align 4
  call void @__atomic_store(i32 noundef 1, i8* noundef %4, i8* noundef %new, i32 noundef %5) #4
  call void @__fp_atomic_end() #4
  %6 = load i8, i8* %old, align 1
  ret i8 %6
}

; Function Attrs: noinline nounwind
define dso_local zeroext i8 @__atomic_fetch_or_1(i8* noundef %p, i8 noundef zeroext %value, i32 noundef %order) #0 {
entry:
  %p.addr = alloca i8*, align 4
  %value.addr = alloca i8, align 1
  %order.addr = alloca i32, align 4
  %old = alloca i8, align 1
  %new = alloca i8, align 1
  store i8* %p, i8** %p.addr, align 4
  store i8 %value, i8* %value.addr, align 1
  store i32 %order, i32* %order.addr, align 4
  call void @__fp_atomic_begin() #4
  %0 = load i8*, i8** %p.addr, align 4
  %1 = load i32, i32* %order.addr, align 4
  call void @__atomic_load(i32 noundef 1, i8* noundef %0, i8* noundef %old, i32 noundef %1) #4
  %2 = load i8, i8* %old, align 1
  %conv = zext i8 %2 to i32
  %3 = load i8, i8* %value.addr, align 1
  %conv1 = zext i8 %3 to i32
  %or = or i32 %conv, %conv1
  %conv2 = trunc i32 %or to i8
  store i8 %conv2, i8* %new, align 1
  %4 = load i8*, i8** %p.addr, align 4
  %5 = load i32, i32* %order.addr, align 4
  call void @__atomic_store(i32 noundef 1, i8* noundef %4, i8* noundef %new, i32 noundef %5) #4
  call void @__fp_atomic_end() #4
  %6 = load i8, i8* %old, align 1
  ret i8 %6
}

; Function Attrs: noinline nounwind
define dso_local zeroext i8 @__atomic_fetch_xor_1(i8* noundef %p, i8 noundef zeroext %value, i32 noundef %order) #0 {
entry:
  %p.addr = alloca i8*, align 4
  %value.addr = alloca i8, align 1
  %order.addr = alloca i32, align 4
  %old = alloca i8, align 1
  %new = alloca i8, align 1
  store i8* %p, i8** %p.addr, align 4
  store i8 %value, i8* %value.addr, align 1
  store i32 %order, i32* %order.addr, align 4
  call void @__fp_atomic_begin() #4
  %0 = load i8*, i8** %p.addr, align 4
  %1 = load i32, i32* %order.addr, align 4
  call void @__atomic_load(i32 noundef 1, i8* noundef %0, i8* noundef %old, i32 noundef %1) #4
  %2 = load i8, i8* %old, align 1
  %conv = zext i8 %2 to i32
  %3 = load i8, i8* %value.addr, align 1
  %conv1 = zext i8 %3 to i32
  %xor = xor i32 %conv, %conv1
  %conv2 = trunc i32 %xor to i8
  store i8 %conv2, i8* %new, align 1
  %4 = load i8*, i8** %p.addr, align 4
  %5 = load i32, i32* %order.addr, align 4
  call void @__atomic_store(i32 noundef 1, i8* noundef %4, i8* noundef %new, i32 noundef %5) #4
  call void @__fp_atomic_end() #4
  %6 = load i8, i8* %old, align 1
  ret i8 %6
}

; Function Attrs: noinline nounwind
define dso_local zeroext i8 @__atomic_fetch_nand_1(i8* noundef %p, i8 noundef zeroext %value, i32 noundef %order) #0 {
entry:
  %p.addr = alloca i8*, align 4
  %value.addr = alloca i8, align 1
  %order.addr = alloca i32, align 4
  %old = alloca i8, align 1
  %new = alloca i8, align 1
  store i8* %p, i8** %p.addr, align 4
  store i8 %value, i8* %value.addr, align 1
  store i32 %order, i32* %order.addr, align 4
  call void @__fp_atomic_begin() #4
  %0 = load i8*, i8** %p.addr, align 4
  %1 = load i32, i32* %order.addr, align 4
  call void @__atomic_load(i32 noundef 1, i8* noundef %0, i8* noundef %old, i32 noundef %1) #4
  %2 = load i8, i8* %old, align 1
  %conv = zext i8 %2 to i32
  %3 = load i8, i8* %value.addr, align 1
  %conv1 = zext i8 %3 to i32
  %and = and i32 %conv, %conv1
  %neg = xor i32 %and, -1
  %conv2 = trunc i32 %neg to i8
  store i8 %conv2, i8* %new, align 1
  %4 = load i8*, i8** %p.addr, align 4
  %5 = load i32, i32* %order.addr, align 4
  call void @__atomic_store(i32 noundef 1, i8* noundef %4, i8* noundef %new, i32 noundef %5) #4
  call void @__fp_atomic_end() #4
  %6 = load i8, i8* %old, align 1
  ret i8 %6
}

; Function Attrs: noinline nounwind
define dso_local zeroext i16 @__atomic_load_2(i16* noundef %p, i32 noundef %order) #0 {
entry:
  %p.addr = alloca i16*, align 4
  %order.addr = alloca i32, align 4
  %result = alloca i16, align 2
  store i16* %p, i16** %p.addr, align 4
  store i32 %order, i32* %order.addr, align 4
  %0 = load i16*, i16** %p.addr, align 4
  %1 = bitcast i16* %0 to i8*
  %2 = bitcast i16* %result to i8*
  %3 = load i32, i32* %order.addr, align 4
  call void @__atomic_load(i32 noundef 2, i8* noundef %1, i8* noundef %2, i32 noundef %3) #4
  %4 = load i16, i16* %result, align 2
  ret i16 %4
}

; Function Attrs: noinline nounwind
define dso_local void @__atomic_store_2(i16* noundef %p, i16 noundef zeroext %value, i32 noundef %order) #0 {
entry:
  %p.addr = alloca i16*, align 4
  %value.addr = alloca i16, align 2
  %order.addr = alloca i32, align 4
  store i16* %p, i16** %p.addr, align 4
  store i16 %value, i16* %value.addr, align 2
  store i32 %order, i32* %order.addr, align 4
  %0 = load i16*, i16** %p.addr, align 4
  %1 = bitcast i16* %0 to i8*
  %2 = bitcast i16* %value.addr to i8*
  %3 = load i32, i32* %order.addr, align 4
  call void @__atomic_store(i32 noundef 2, i8* noundef %1, i8* noundef %2, i32 noundef %3) #4
  ret void
}

; Function Attrs: noinline nounwind
define dso_local zeroext i16 @__atomic_exchange_2(i16* noundef %p, i16 noundef zeroext %value, i32 noundef %order) #0 {
entry:
  %p.addr = alloca i16*, align 4
  %value.addr = alloca i16, align 2
  %order.addr = alloca i32, align 4
  %result = alloca i16, align 2
  store i16* %p, i16** %p.addr, align 4
  store i16 %value, i16* %value.addr, align 2
  store i32 %order, i32* %order.addr, align 4
  %0 = load i16*, i16** %p.addr, align 4
  %1 = bitcast i16* %0 to i8*
  %2 = bitcast i16* %value.addr to i8*
  %3 = bitcast i16* %result to i8*
  %4 = load i32, i32* %order.addr, align 4
  call void @__atomic_exchange(i32 noundef 2, i8* noundef %1, i8* noundef %2, i8* noundef %3, i32 noundef %4) #4
  %5 = load i16, i16* %result, align 2
  ret i16 %5
}

; Function Attrs: noinline nounwind
define dso_local zeroext i1 @__atomic_compare_exchange_2(i16* noundef %p, i16* noundef %expected, i16 noundef zeroext %desired, i32 noundef %success, i32 noundef %failure) #0 {
entry:
  %p.addr = alloca i16*, align 4
  %expected.addr = alloca i16*, align 4
  %desired.addr = alloca i16, align 2
  %success.addr = alloca i32, align 4
  %failure.addr = alloca i32, align 4
  store i16* %p, i16** %p.addr, align 4
  store i16* %expected, i16** %expected.addr, align 4
  store i16 %desired, i16* %desired.addr, align 2
  store i32 %success, i32* %success.addr, align 4
  store i32 %failure, i32* %failure.addr, align 4
  %0 = load i16*, i16** %p.addr, align 4
  %1 = bitcast i16* %0 to i8*
  %2 = load i16*, i16** %expected.addr, align 4
  %3 = bitcast i16* %2 to i8*
  %4 = bitcast i16* %desired.addr to i8*
  %5 = load i32, i32* %success.addr, align 4
  %6 = load i32, i32* %failure.addr, align 4
  %call = call zeroext i1 @__atomic_compare_exchange(i32 noundef 2, i8* noundef %1, i8* noundef %3, i8* noundef %4, i32 noundef %5, i32 noundef %6) #4
  ret i1 %call
}

; Function Attrs: noinline nounwind
define dso_local zeroext i16 @__atomic_fetch_add_2(i16* noundef %p, i16 noundef zeroext %value, i32 noundef %order) #0 {
entry:
  %p.addr = alloca i16*, align 4
  %value.addr = alloca i16, align 2
  %order.addr = alloca i32, align 4
  %old = alloca i16, align 2
  %new = alloca i16, align 2
  store i16* %p, i16** %p.addr, align 4
  store i16 %value, i16* %value.addr, align 2
  store i32 %order, i32* %order.addr, align 4
  call void @__fp_atomic_begin() #4
  %0 = load i16*, i16** %p.addr, align 4
  %1 = bitcast i16* %0 to i8*
  %2 = bitcast i16* %old to i8*
  %3 = load i32, i32* %order.addr, align 4
  call void @__atomic_load(i32 noundef 2, i8* noundef %1, i8* noundef %2, i32 noundef %3) #4
  %4 = load i16, i16* %old, align 2
  %conv = zext i16 %4 to i32
  %5 = load i16, i16* %value.addr, align 2
  %conv1 = zext i16 %5 to i32
  %add = add nsw i32 %conv, %conv1
  %conv2 = trunc i32 %add to i16
  store i16 %conv2, i16* %new, align 2
  %6 = load i16*, i16** %p.addr, align 4
  %7 = bitcast i16* %6 to i8*
  %8 = bitcast i16* %new to i8*
  %9 = load i32, i32* %order.addr, align 4
  call void @__atomic_store(i32 noundef 2, i8* noundef %7, i8* noundef %8, i32 noundef %9) #4
  call void @__fp_atomic_end() #4
  %10 = load i16, i16* %old, align 2
  ret i16 %10
}

; Function Attrs: noinline nounwind
define dso_local zeroext i16 @__atomic_fetch_sub_2(i16* noundef %p, i16 noundef zeroext %value, i32 noundef %order) #0 {
entry:
  %p.addr = alloca i16*, align 4
  %value.addr = alloca i16, align 2
  %order.addr = alloca i32, align 4
  %old = alloca i16, align 2
  %new = alloca i16, align 2
  store i16* %p, i16** %p.addr, align 4
  store i16 %value, i16* %value.addr, align 2
  store i32 %order, i32* %order.addr, align 4
  call void @__fp_atomic_begin() #4
  %0 = load i16*, i16** %p.addr, align 4
  %1 = bitcast i16* %0 to i8*
  %2 = bitcast i16* %old to i8*
  %3 = load i32, i32* %order.addr, align 4
  call void @__atomic_load(i32 noundef 2, i8* noundef %1, i8* noundef %2, i32 noundef %3) #4
  %4 = load i16, i16* %old, align 2
  %conv = zext i16 %4 to i32
  %5 = load i16, i16* %value.addr, align 2
  %conv1 = zext i16 %5 to i32
  %sub = sub nsw i32 %conv, %conv1
  %conv2 = trunc i32 %sub to i16
  store i16 %conv2, i16* %new, align 2
  %6 = load i16*, i16** %p.addr, align 4
  %7 = bitcast i16* %6 to i8*
  %8 = bitcast i16* %new to i8*
  %9 = load i32, i32* %order.addr, align 4
  call void @__atomic_store(i32 noundef 2, i8* noundef %7, i8* noundef %8, i32 noundef %9) #4
  call void @__fp_atomic_end() #4
  %10 = load i16, i16* %old, align 2
  ret i16 %10
}

; Function Attrs: noinline nounwind
define dso_local zeroext i16 @__atomic_fetch_and_2(i16* noundef %p, i16 noundef zeroext %value, i32 noundef %order) #0 {
entry:
  %p.addr = alloca i16*, align 4
  %value.addr = alloca i16, align 2
  %order.addr = alloca i32, align 4
  %old = alloca i16, align 2
  %new = alloca i16, align 2
  store i16* %p, i16** %p.addr, align 4
  store i16 %value, i16* %value.addr, align 2
  store i32 %order, i32* %order.addr, align 4
  call void @__fp_atomic_begin() #4
  %0 = load i16*, i16** %p.addr, align 4
  %1 = bitcast i16* %0 to i8*
  %2 = bitcast i16* %old to i8*
  %3 = load i32, i32* %order.addr, align 4
  call void @__atomic_load(i32 noundef 2, i8* noundef %1, i8* noundef %2, i32 noundef %3) #4
  %4 = load i16, i16* %old, align 2
  %conv = zext i16 %4 to i32
  %5 = load i16, i16* %value.addr, align 2
  %conv1 = zext i16 %5 to i32
  %and = and i32 %conv, %conv1
  %conv2 = trunc i32 %and to i16
  store i16 %conv2, i16* %new, align 2
  %6 = load i16*, i16** %p.addr, align 4
  %7 = bitcast i16* %6 to i8*
  %8 = bitcast i16* %new to i8*
  %9 = load i32, i32* %order.addr, align 4
  call void @__atomic_store(i32 noundef 2, i8* noundef %7, i8* noundef %8, i32 noundef %9) #4
  call void @__fp_atomic_end() #4
  %10 = load i16, i16* %old, align 2
  ret i16 %10
}

; Function Attrs: noinline nounwind
define dso_local zeroext i16 @__atomic_fetch_or_2(i16* noundef %p, i16 noundef zeroext %value, i32 noundef %order) #0 {
entry:
  %p.addr = alloca i16*, align 4
  %value.addr = alloca i16, align 2
  %order.addr = alloca i32, align 4
  %old = alloca i16, align 2
  %new = alloca i16, align 2
  store i16* %p, i16** %p.addr, align 4
  store i16 %value, i16* %value.addr, align 2
  store i32 %order, i32* %order.addr, align 4
  call void @__fp_atomic_begin() #4
  %0 = load i16*, i16** %p.addr, align 4
  %1 = bitcast i16* %0 to i8*
  %2 = bitcast i16* %old to i8*
  %3 = load i32, i32* %order.addr, align 4
  call void @__atomic_load(i32 noundef 2, i8* noundef %1, i8* noundef %2, i32 noundef %3) #4
  %4 = load i16, i16* %old, align 2
  %conv = zext i16 %4 to i32
  %5 = load i16, i16* %value.addr, align 2
  %conv1 = zext i16 %5 to i32
  %or = or i32 %conv, %conv1
  %conv2 = trunc i32 %or to i16
  store i16 %conv2, i16* %new, align 2
  %6 = load i16*, i16** %p.addr, align 4
  %7 = bitcast i16* %6 to i8*
  %8 = bitcast i16* %new to i8*
  %9 = load i32, i32* %order.addr, align 4
  call void @__atomic_store(i32 noundef 2, i8* noundef %7, i8* noundef %8, i32 noundef %9) #4
  call void @__fp_atomic_end() #4
  %10 = load i16, i16* %old, align 2
  ret i16 %10
}

; Function Attrs: noinline nounwind
define dso_local zeroext i16 @__atomic_fetch_xor_2(i16* noundef %p, i16 noundef zeroext %value, i32 noundef %order) #0 {
entry:
  %p.addr = alloca i16*, align 4
  %value.addr = alloca i16, align 2
  %order.addr = alloca i32, align 4
  %old = alloca i16, align 2
  %new = alloca i16, align 2
  store i16* %p, i16** %p.addr, align 4
  store i16 %value, i16* %value.addr, align 2
  store i32 %order, i32* %order.addr, align 4
  call void @__fp_atomic_begin() #4
  %0 = load i16*, i16** %p.addr, align 4
  %1 = bitcast i16* %0 to i8*
  %2 = bitcast i16* %old to i8*
  %3 = load i32, i32* %order.addr, align 4
  call void @__atomic_load(i32 noundef 2, i8* noundef %1, i8* noundef %2, i32 noundef %3) #4
  %4 = load i16, i16* %old, align 2
  %conv = zext i16 %4 to i32
  %5 = load i16, i16* %value.addr, align 2
  %conv1 = zext i16 %5 to i32
  %xor = xor i32 %conv, %conv1
  %conv2 = trunc i32 %xor to i16
  store i16 %conv2, i16* %new, align 2
  %6 = load i16*, i16** %p.addr, align 4
  %7 = bitcast i16* %6 to i8*
  %8 = bitcast i16* %new to i8*
  %9 = load i32, i32* %order.addr, align 4
  call void @__atomic_store(i32 noundef 2, i8* noundef %7, i8* noundef %8, i32 noundef %9) #4
  call void @__fp_atomic_end() #4
  %10 = load i16, i16* %old, align 2
  ret i16 %10
}

; Function Attrs: noinline nounwind
define dso_local zeroext i16 @__atomic_fetch_nand_2(i16* noundef %p, i16 noundef zeroext %value, i32 noundef %order) #0 {
entry:
  %p.addr = alloca i16*, align 4
  %value.addr = alloca i16, align 2
  %order.addr = alloca i32, align 4
  %old = alloca i16, align 2
  %new = alloca i16, align 2
  store i16* %p, i16** %p.addr, align 4
  store i16 %value, i16* %value.addr, align 2
  store i32 %order, i32* %order.addr, align 4
  call void @__fp_atomic_begin() #4
  %0 = load i16*, i16** %p.addr, align 4
  %1 = bitcast i16* %0 to i8*
  %2 = bitcast i16* %old to i8*
  %3 = load i32, i32* %order.addr, align 4
  call void @__atomic_load(i32 noundef 2, i8* noundef %1, i8* noundef %2, i32 noundef %3) #4
  %4 = load i16, i16* %old, align 2
  %conv = zext i16 %4 to i32
  %5 = load i16, i16* %value.addr, align 2
  %conv1 = zext i16 %5 to i32
  %and = and i32 %conv, %conv1
  %neg = xor i32 %and, -1
  %conv2 = trunc i32 %neg to i16
  store i16 %conv2, i16* %new, align 2
  %6 = load i16*, i16** %p.addr, align 4
  %7 = bitcast i16* %6 to i8*
  %8 = bitcast i16* %new to i8*
  %9 = load i32, i32* %order.addr, align 4
  call void @__atomic_store(i32 noundef 2, i8* noundef %7, i8* noundef %8, i32 noundef %9) #4
  call void @__fp_atomic_end() #4
  %10 = load i16, i16* %old, align 2
  ret i16 %10
}

; Function Attrs: noinline nounwind
define dso_local i32 @__atomic_load_4(i32* noundef %p, i32 noundef %order) #0 {
entry:
  %p.addr = alloca i32*, align 4
  %order.addr = alloca i32, align 4
  %result = alloca i32, align 4
  store i32* %p, i32** %p.addr, align 4
  store i32 %order, i32* %order.addr, align 4
  %0 = load i32*, i32** %p.addr, align 4
  %1 = bitcast i32* %0 to i8*
  %2 = bitcast i32* %result to i8*
  %3 = load i32, i32* %order.addr, align 4
  call void @__atomic_load(i32 noundef 4, i8* noundef %1, i8* noundef %2, i32 noundef %3) #4
  %4 = load i32, i32* %result, align 4
  ret i32 %4
}

; Function Attrs: noinline nounwind
define dso_local void @__atomic_store_4(i32* noundef %p, i32 noundef %value, i32 noundef %order) #0 {
entry:
  %p.addr = alloca i32*, align 4
  %value.addr = alloca i32, align 4
  %order.addr = alloca i32, align 4
  store i32* %p, i32** %p.addr, align 4
  store i32 %value, i32* %value.addr, align 4
  store i32 %order, i32* %order.addr, align 4
  %0 = load i32*, i32** %p.addr, align 4
  %1 = bitcast i32* %0 to i8*
  %2 = bitcast i32* %value.addr to i8*
  %3 = load i32, i32* %order.addr, align 4
  call void @__atomic_store(i32 noundef 4, i8* noundef %1, i8* noundef %2, i32 noundef %3) #4
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i32 @__atomic_exchange_4(i32* noundef %p, i32 noundef %value, i32 noundef %order) #0 {
entry:
  %p.addr = alloca i32*, align 4
  %value.addr = alloca i32, align 4
  %order.addr = alloca i32, align 4
  %result = alloca i32, align 4
  store i32* %p, i32** %p.addr, align 4
  store i32 %value, i32* %value.addr, align 4
  store i32 %order, i32* %order.addr, align 4
  %0 = load i32*, i32** %p.addr, align 4
  %1 = bitcast i32* %0 to i8*
  %2 = bitcast i32* %value.addr to i8*
  %3 = bitcast i32* %result to i8*
  %4 = load i32, i32* %order.addr, align 4
  call void @__atomic_exchange(i32 noundef 4, i8* noundef %1, i8* noundef %2, i8* noundef %3, i32 noundef %4) #4
  %5 = load i32, i32* %result, align 4
  ret i32 %5
}

; Function Attrs: noinline nounwind
define dso_local zeroext i1 @__atomic_compare_exchange_4(i32* noundef %p, i32* noundef %expected, i32 noundef %desired, i32 noundef %success, i32 noundef %failure) #0 {
entry:
  %p.addr = alloca i32*, align 4
  %expected.addr = alloca i32*, align 4
  %desired.addr = alloca i32, align 4
  %success.addr = alloca i32, align 4
  %failure.addr = alloca i32, align 4
  store i32* %p, i32** %p.addr, align 4
  store i32* %expected, i32** %expected.addr, align 4
  store i32 %desired, i32* %desired.addr, align 4
  store i32 %success, i32* %success.addr, align 4
  store i32 %failure, i32* %failure.addr, align 4
  %0 = load i32*, i32** %p.addr, align 4
  %1 = bitcast i32* %0 to i8*
  %2 = load i32*, i32** %expected.addr, align 4
  %3 = bitcast i32* %2 to i8*
  %4 = bitcast i32* %desired.addr to i8*
  %5 = load i32, i32* %success.addr, align 4
  %6 = load i32, i32* %failure.addr, align 4
  %call = call zeroext i1 @__atomic_compare_exchange(i32 noundef 4, i8* noundef %1, i8* noundef %3, i8* noundef %4, i32 noundef %5, i32 noundef %6) #4
  ret i1 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @__atomic_fetch_add_4(i32* noundef %p, i32 noundef %value, i32 noundef %order) #0 {
entry:
  %p.addr = alloca i32*, align 4
  %value.addr = alloca i32, align 4
  %order.addr = alloca i32, align 4
  %old = alloca i32, align 4
  %new = alloca i32, align 4
  store i32* %p, i32** %p.addr, align 4
  store i32 %value, i32* %value.addr, align 4
  store i32 %order, i32* %order.addr, align 4
  call void @__fp_atomic_begin() #4
  %0 = load i32*, i32** %p.addr, align 4
  %1 = bitcast i32* %0 to i8*
  %2 = bitcast i32* %old to i8*
  %3 = load i32, i32* %order.addr, align 4
  call void @__atomic_load(i32 noundef 4, i8* noundef %1, i8* noundef %2, i32 noundef %3) #4
  %4 = load i32, i32* %old, align 4
  %5 = load i32, i32* %value.addr, align 4
  %add = add i32 %4, %5
  store i32 %add, i32* %new, align 4
  %6 = load i32*, i32** %p.addr, align 4
  %7 = bitcast i32* %6 to i8*
  %8 = bitcast i32* %new to i8*
  %9 = load i32, i32* %order.addr, align 4
  call void @__atomic_store(i32 noundef 4, i8* noundef %7, i8* noundef %8, i32 noundef %9) #4
  call void @__fp_atomic_end() #4
  %10 = load i32, i32* %old, align 4
  ret i32 %10
}

; Function Attrs: noinline nounwind
define dso_local i32 @__atomic_fetch_sub_4(i32* noundef %p, i32 noundef %value, i32 noundef %order) #0 {
entry:
  %p.addr = alloca i32*, align 4
  %value.addr = alloca i32, align 4
  %order.addr = alloca i32, align 4
  %old = alloca i32, align 4
  %new = alloca i32, align 4
  store i32* %p, i32** %p.addr, align 4
  store i32 %value, i32* %value.addr, align 4
  store i32 %order, i32* %order.addr, align 4
  call void @__fp_atomic_begin() #4
  %0 = load i32*, i32** %p.addr, align 4
  %1 = bitcast i32* %0 to i8*
  %2 = bitcast i32* %old to i8*
  %3 = load i32, i32* %order.addr, align 4
  call void @__atomic_load(i32 noundef 4, i8* noundef %1, i8* noundef %2, i32 noundef %3) #4
  %4 = load i32, i32* %old, align 4
  %5 = load i32, i32* %value.addr, align 4
  %sub = sub i32 %4, %5
  store i32 %sub, i32* %new, align 4
  %6 = load i32*, i32** %p.addr, align 4
  %7 = bitcast i32* %6 to i8*
  %8 = bitcast i32* %new to i8*
  %9 = load i32, i32* %order.addr, align 4
  call void @__atomic_store(i32 noundef 4, i8* noundef %7, i8* noundef %8, i32 noundef %9) #4
  call void @__fp_atomic_end() #4
  %10 = load i32, i32* %old, align 4
  ret i32 %10
}

; Function Attrs: noinline nounwind
define dso_local i32 @__atomic_fetch_and_4(i32* noundef %p, i32 noundef %value, i32 noundef %order) #0 {
entry:
  %p.addr = alloca i32*, align 4
  %value.addr = alloca i32, align 4
  %order.addr = alloca i32, align 4
  %old = alloca i32, align 4
  %new = alloca i32, align 4
  store i32* %p, i32** %p.addr, align 4
  store i32 %value, i32* %value.addr, align 4
  store i32 %order, i32* %order.addr, align 4
  call void @__fp_atomic_begin() #4
  %0 = load i32*, i32** %p.addr, align 4
  %1 = bitcast i32* %0 to i8*
  %2 = bitcast i32* %old to i8*
  %3 = load i32, i32* %order.addr, align 4
  call void @__atomic_load(i32 noundef 4, i8* noundef %1, i8* noundef %2, i32 noundef %3) #4
  %4 = load i32, i32* %old, align 4
  %5 = load i32, i32* %value.addr, align 4
  %and = and i32 %4, %5
  store i32 %and, i32* %new, align 4
  %6 = load i32*, i32** %p.addr, align 4
  %7 = bitcast i32* %6 to i8*
  %8 = bitcast i32* %new to i8*
  %9 = load i32, i32* %order.addr, align 4
  call void @__atomic_store(i32 noundef 4, i8* noundef %7, i8* noundef %8, i32 noundef %9) #4
  call void @__fp_atomic_end() #4
  %10 = load i32, i32* %old, align 4
  ret i32 %10
}

; Function Attrs: noinline nounwind
define dso_local i32 @__atomic_fetch_or_4(i32* noundef %p, i32 noundef %value, i32 noundef %order) #0 {
entry:
  %p.addr = alloca i32*, align 4
  %value.addr = alloca i32, align 4
  %order.addr = alloca i32, align 4
  %old = alloca i32, align 4
  %new = alloca i32, align 4
  store i32* %p, i32** %p.addr, align 4
  store i32 %value, i32* %value.addr, align 4
  store i32 %order, i32* %order.addr, align 4
  call void @__fp_atomic_begin() #4
  %0 = load i32*, i32** %p.addr, align 4
  %1 = bitcast i32* %0 to i8*
  %2 = bitcast i32* %old to i8*
  %3 = load i32, i32* %order.addr, align 4
  call void @__atomic_load(i32 noundef 4, i8* noundef %1, i8* noundef %2, i32 noundef %3) #4
  %4 = load i32, i32* %old, align 4
  %5 = load i32, i32* %value.addr, align 4
  %or = or i32 %4, %5
  store i32 %or, i32* %new, align 4
  %6 = load i32*, i32** %p.addr, align 4
  %7 = bitcast i32* %6 to i8*
  %8 = bitcast i32* %new to i8*
  %9 = load i32, i32* %order.addr, align 4
  call void @__atomic_store(i32 noundef 4, i8* noundef %7, i8* noundef %8, i32 noundef %9) #4
  call void @__fp_atomic_end() #4
  %10 = load i32, i32* %old, align 4
  ret i32 %10
}

; Function Attrs: noinline nounwind
define dso_local i32 @__atomic_fetch_xor_4(i32* noundef %p, i32 noundef %value, i32 noundef %order) #0 {
entry:
  %p.addr = alloca i32*, align 4
  %value.addr = alloca i32, align 4
  %order.addr = alloca i32, align 4
  %old = alloca i32, align 4
  %new = alloca i32, align 4
  store i32* %p, i32** %p.addr, align 4
  store i32 %value, i32* %value.addr, align 4
  store i32 %order, i32* %order.addr, align 4
  call void @__fp_atomic_begin() #4
  %0 = load i32*, i32** %p.addr, align 4
  %1 = bitcast i32* %0 to i8*
  %2 = bitcast i32* %old to i8*
  %3 = load i32, i32* %order.addr, align 4
  call void @__atomic_load(i32 noundef 4, i8* noundef %1, i8* noundef %2, i32 noundef %3) #4
  %4 = load i32, i32* %old, align 4
  %5 = load i32, i32* %value.addr, align 4
  %xor = xor i32 %4, %5
  store i32 %xor, i32* %new, align 4
  %6 = load i32*, i32** %p.addr, align 4
  %7 = bitcast i32* %6 to i8*
  %8 = bitcast i32* %new to i8*
  %9 = load i32, i32* %order.addr, align 4
  call void @__atomic_store(i32 noundef 4, i8* noundef %7, i8* noundef %8, i32 noundef %9) #4
  call void @__fp_atomic_end() #4
  %10 = load i32, i32* %old, align 4
  ret i32 %10
}

; Function Attrs: noinline nounwind
define dso_local i32 @__atomic_fetch_nand_4(i32* noundef %p, i32 noundef %value, i32 noundef %order) #0 {
entry:
  %p.addr = alloca i32*, align 4
  %value.addr = alloca i32, align 4
  %order.addr = alloca i32, align 4
  %old = alloca i32, align 4
  %new = alloca i32, align 4
  store i32* %p, i32** %p.addr, align 4
  store i32 %value, i32* %value.addr, align 4
  store i32 %order, i32* %order.addr, align 4
  call void @__fp_atomic_begin() #4
  %0 = load i32*, i32** %p.addr, align 4
  %1 = bitcast i32* %0 to i8*
  %2 = bitcast i32* %old to i8*
  %3 = load i32, i32* %order.addr, align 4
  call void @__atomic_load(i32 noundef 4, i8* noundef %1, i8* noundef %2, i32 noundef %3) #4
  %4 = load i32, i32* %old, align 4
  %5 = load i32, i32* %value.addr, align 4
  %and = and i32 %4, %5
  %neg = xor i32 %and, -1
  store i32 %neg, i32* %new, align 4
  %6 = load i32*, i32** %p.addr, align 4
  %7 = bitcast i32* %6 to i8*
  %8 = bitcast i32* %new to i8*
  %9 = load i32, i32* %order.addr, align 4
  call void @__atomic_store(i32 noundef 4, i8* noundef %7, i8* noundef %8, i32 noundef %9) #4
  call void @__fp_atomic_end() #4
  %10 = load i32, i32* %old, align 4
  ret i32 %10
}

; Function Attrs: noinline nounwind
define dso_local i64 @__atomic_exchange_8(i64* noundef %p, i64 noundef %value, i32 noundef %order) #0 {
entry:
  %p.addr = alloca i64*, align 4
  %value.addr = alloca i64, align 8
  %order.addr = alloca i32, align 4
  %result = alloca i64, align 8
  store i64* %p, i64** %p.addr, align 4
  store i64 %value, i64* %value.addr, align 8
  store i32 %order, i32* %order.addr, align 4
  %0 = load i64*, i64** %p.addr, align 4
  %1 = bitcast i64* %0 to i8*
  %2 = bitcast i64* %value.addr to i8*
  %3 = bitcast i64* %result to i8*
  %4 = load i32, i32* %order.addr, align 4
  call void @__atomic_exchange(i32 noundef 8, i8* noundef %1, i8* noundef %2, i8* noundef %3, i32 noundef %4) #4
  %5 = load i64, i64* %result, align 8
  ret i64 %5
}

; Function Attrs: noinline nounwind
define dso_local zeroext i1 @__atomic_compare_exchange_8(i64* noundef %p, i64* noundef %expected, i64 noundef %desired, i32 noundef %success, i32 noundef %failure) #0 {
entry:
  %p.addr = alloca i64*, align 4
  %expected.addr = alloca i64*, align 4
  %desired.addr = alloca i64, align 8
  %success.addr = alloca i32, align 4
  %failure.addr = alloca i32, align 4
  store i64* %p, i64** %p.addr, align 4
  store i64* %expected, i64** %expected.addr, align 4
  store i64 %desired, i64* %desired.addr, align 8
  store i32 %success, i32* %success.addr, align 4
  store i32 %failure, i32* %failure.addr, align 4
  %0 = load i64*, i64** %p.addr, align 4
  %1 = bitcast i64* %0 to i8*
  %2 = load i64*, i64** %expected.addr, align 4
  %3 = bitcast i64* %2 to i8*
  %4 = bitcast i64* %desired.addr to i8*
  %5 = load i32, i32* %success.addr, align 4
  %6 = load i32, i32* %failure.addr, align 4
  %call = call zeroext i1 @__atomic_compare_exchange(i32 noundef 8, i8* noundef %1, i8* noundef %3, i8* noundef %4, i32 noundef %5, i32 noundef %6) #4
  ret i1 %call
}

; Function Attrs: noinline nounwind
define dso_local i64 @__atomic_fetch_add_8(i64* noundef %p, i64 noundef %value, i32 noundef %order) #0 {
entry:
  %p.addr = alloca i64*, align 4
  %value.addr = alloca i64, align 8
  %order.addr = alloca i32, align 4
  %old = alloca i64, align 8
  %new = alloca i64, align 8
  store i64* %p, i64** %p.addr, align 4
  store i64 %value, i64* %value.addr, align 8
  store i32 %order, i32* %order.addr, align 4
  call void @__fp_atomic_begin() #4
  %0 = load i64*, i64** %p.addr, align 4
  %1 = bitcast i64* %0 to i8*
  %2 = bitcast i64* %old to i8*
  %3 = load i32, i32* %order.addr, align 4
  call void @__atomic_load(i32 noundef 8, i8* noundef %1, i8* noundef %2, i32 noundef %3) #4
  %4 = load i64, i64* %old, align 8
  %5 = load i64, i64* %value.addr, align 8
  %add = add i64 %4, %5
  store i64 %add, i64* %new, align 8
  %6 = load i64*, i64** %p.addr, align 4
  %7 = bitcast i64* %6 to i8*
  %8 = bitcast i64* %new to i8*
  %9 = load i32, i32* %order.addr, align 4
  call void @__atomic_store(i32 noundef 8, i8* noundef %7, i8* noundef %8, i32 noundef %9) #4
  call void @__fp_atomic_end() #4
  %10 = load i64, i64* %old, align 8
  ret i64 %10
}

; Function Attrs: noinline nounwind
define dso_local i64 @__atomic_fetch_sub_8(i64* noundef %p, i64 noundef %value, i32 noundef %order) #0 {
entry:
  %p.addr = alloca i64*, align 4
  %value.addr = alloca i64, align 8
  %order.addr = alloca i32, align 4
  %old = alloca i64, align 8
  %new = alloca i64, align 8
  store i64* %p, i64** %p.addr, align 4
  store i64 %value, i64* %value.addr, align 8
  store i32 %order, i32* %order.addr, align 4
  call void @__fp_atomic_begin() #4
  %0 = load i64*, i64** %p.addr, align 4
  %1 = bitcast i64* %0 to i8*
  %2 = bitcast i64* %old to i8*
  %3 = load i32, i32* %order.addr, align 4
  call void @__atomic_load(i32 noundef 8, i8* noundef %1, i8* noundef %2, i32 noundef %3) #4
  %4 = load i64, i64* %old, align 8
  %5 = load i64, i64* %value.addr, align 8
  %sub = sub i64 %4, %5
  store i64 %sub, i64* %new, align 8
  %6 = load i64*, i64** %p.addr, align 4
  %7 = bitcast i64* %6 to i8*
  %8 = bitcast i64* %new to i8*
  %9 = load i32, i32* %order.addr, align 4
  call void @__atomic_store(i32 noundef 8, i8* noundef %7, i8* noundef %8, i32 noundef %9) #4
  call void @__fp_atomic_end() #4
  %10 = load i64, i64* %old, align 8
  ret i64 %10
}

; Function Attrs: noinline nounwind
define dso_local i64 @__atomic_fetch_and_8(i64* noundef %p, i64 noundef %value, i32 noundef %order) #0 {
entry:
  %p.addr = alloca i64*, align 4
  %value.addr = alloca i64, align 8
  %order.addr = alloca i32, align 4
  %old = alloca i64, align 8
  %new = alloca i64, align 8
  store i64* %p, i64** %p.addr, align 4
  store i64 %value, i64* %value.addr, align 8
  store i32 %order, i32* %order.addr, align 4
  call void @__fp_atomic_begin() #4
  %0 = load i64*, i64** %p.addr, align 4
  %1 = bitcast i64* %0 to i8*
  %2 = bitcast i64* %old to i8*
  %3 = load i32, i32* %order.addr, align 4
  call void @__atomic_load(i32 noundef 8, i8* noundef %1, i8* noundef %2, i32 noundef %3) #4
  %4 = load i64, i64* %old, align 8
  %5 = load i64, i64* %value.addr, align 8
  %and = and i64 %4, %5
  store i64 %and, i64* %new, align 8
  %6 = load i64*, i64** %p.addr, align 4
  %7 = bitcast i64* %6 to i8*
  %8 = bitcast i64* %new to i8*
  %9 = load i32, i32* %order.addr, align 4
  call void @__atomic_store(i32 noundef 8, i8* noundef %7, i8* noundef %8, i32 noundef %9) #4
  call void @__fp_atomic_end() #4
  %10 = load i64, i64* %old, align 8
  ret i64 %10
}

; Function Attrs: noinline nounwind
define dso_local i64 @__atomic_fetch_or_8(i64* noundef %p, i64 noundef %value, i32 noundef %order) #0 {
entry:
  %p.addr = alloca i64*, align 4
  %value.addr = alloca i64, align 8
  %order.addr = alloca i32, align 4
  %old = alloca i64, align 8
  %new = alloca i64, align 8
  store i64* %p, i64** %p.addr, align 4
  store i64 %value, i64* %value.addr, align 8
  store i32 %order, i32* %order.addr, align 4
  call void @__fp_atomic_begin() #4
  %0 = load i64*, i64** %p.addr, align 4
  %1 = bitcast i64* %0 to i8*
  %2 = bitcast i64* %old to i8*
  %3 = load i32, i32* %order.addr, align 4
  call void @__atomic_load(i32 noundef 8, i8* noundef %1, i8* noundef %2, i32 noundef %3) #4
  %4 = load i64, i64* %old, align 8
  %5 = load i64, i64* %value.addr, align 8
  %or = or i64 %4, %5
  store i64 %or, i64* %new, align 8
  %6 = load i64*, i64** %p.addr, align 4
  %7 = bitcast i64* %6 to i8*
  %8 = bitcast i64* %new to i8*
  %9 = load i32, i32* %order.addr, align 4
  call void @__atomic_store(i32 noundef 8, i8* noundef %7, i8* noundef %8, i32 noundef %9) #4
  call void @__fp_atomic_end() #4
  %10 = load i64, i64* %old, align 8
  ret i64 %10
}

; Function Attrs: noinline nounwind
define dso_local i64 @__atomic_fetch_xor_8(i64* noundef %p, i64 noundef %value, i32 noundef %order) #0 {
entry:
  %p.addr = alloca i64*, align 4
  %value.addr = alloca i64, align 8
  %order.addr = alloca i32, align 4
  %old = alloca i64, align 8
  %new = alloca i64, align 8
  store i64* %p, i64** %p.addr, align 4
  store i64 %value, i64* %value.addr, align 8
  store i32 %order, i32* %order.addr, align 4
  call void @__fp_atomic_begin() #4
  %0 = load i64*, i64** %p.addr, align 4
  %1 = bitcast i64* %0 to i8*
  %2 = bitcast i64* %old to i8*
  %3 = load i32, i32* %order.addr, align 4
  call void @__atomic_load(i32 noundef 8, i8* noundef %1, i8* noundef %2, i32 noundef %3) #4
  %4 = load i64, i64* %old, align 8
  %5 = load i64, i64* %value.addr, align 8
  %xor = xor i64 %4, %5
  store i64 %xor, i64* %new, align 8
  %6 = load i64*, i64** %p.addr, align 4
  %7 = bitcast i64* %6 to i8*
  %8 = bitcast i64* %new to i8*
  %9 = load i32, i32* %order.addr, align 4
  call void @__atomic_store(i32 noundef 8, i8* noundef %7, i8* noundef %8, i32 noundef %9) #4
  call void @__fp_atomic_end() #4
  %10 = load i64, i64* %old, align 8
  ret i64 %10
}

; Function Attrs: noinline nounwind
define dso_local i64 @__atomic_fetch_nand_8(i64* noundef %p, i64 noundef %value, i32 noundef %order) #0 {
entry:
  %p.addr = alloca i64*, align 4
  %value.addr = alloca i64, align 8
  %order.addr = alloca i32, align 4
  %old = alloca i64, align 8
  %new = alloca i64, align 8
  store i64* %p, i64** %p.addr, align 4
  store i64 %value, i64* %value.addr, align 8
  store i32 %order, i32* %order.addr, align 4
  call void @__fp_atomic_begin() #4
  %0 = load i64*, i64** %p.addr, align 4
  %1 = bitcast i64* %0 to i8*
  %2 = bitcast i64* %old to i8*
  %3 = load i32, i32* %order.addr, align 4
  call void @__atomic_load(i32 noundef 8, i8* noundef %1, i8* noundef %2, i32 noundef %3) #4
  %4 = load i64, i64* %old, align 8
  %5 = load i64, i64* %value.addr, align 8
  %and = and i64 %4, %5
  %neg = xor i64 %and, -1
  store i64 %neg, i64* %new, align 8
  %6 = load i64*, i64** %p.addr, align 4
  %7 = bitcast i64* %6 to i8*
  %8 = bitcast i64* %new to i8*
  %9 = load i32, i32* %order.addr, align 4
  call void @__atomic_store(i32 noundef 8, i8* noundef %7, i8* noundef %8, i32 noundef %9) #4
  call void @__fp_atomic_end() #4
  %10 = load i64, i64* %old, align 8
  ret i64 %10
}

attributes #0 = { noinline nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { nofree nosync nounwind willreturn }
attributes #4 = { nobuiltin "no-builtins" }

!llvm.ident = !{!0, !0, !0, !0, !0, !0, !0}
!llvm.module.flags = !{!1, !2, !3, !4, !5}

!0 = !{!"Debian clang version 14.0.6"}
!1 = !{i32 1, !"NumRegisterParameters", i32 0}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 7, !"PIC Level", i32 2}
!4 = !{i32 7, !"PIE Level", i32 2}
!5 = !{i32 7, !"frame-pointer", i32 2}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
!10 = distinct !{!10, !7}
!11 = distinct !{!11, !7}
!12 = distinct !{!12, !7}
!13 = distinct !{!13, !7}
!14 = distinct !{!14, !7}
!15 = distinct !{!15, !7}
!16 = distinct !{!16, !7}
!17 = distinct !{!17, !7}
!18 = distinct !{!18, !7}
!19 = distinct !{!19, !7}
!20 = distinct !{!20, !7}
!21 = distinct !{!21, !7}
!22 = distinct !{!22, !7}
!23 = distinct !{!23, !7}
!24 = distinct !{!24, !7}
!25 = distinct !{!25, !7}
!26 = distinct !{!26, !7}
!27 = distinct !{!27, !7}
!28 = distinct !{!28, !7}
!29 = distinct !{!29, !7}
!30 = distinct !{!30, !7}
!31 = distinct !{!31, !7}
!32 = distinct !{!32, !7}
!33 = distinct !{!33, !7}
!34 = distinct !{!34, !7}
!35 = distinct !{!35, !7}
!36 = distinct !{!36, !7}
!37 = distinct !{!37, !7}
!38 = distinct !{!38, !7}
