; ModuleID = '<stdin>'
source_filename = "llvm-link"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.mutex = type { i32, [3 x i32], i32 }
%struct.mutex.0 = type { i32, i32, [2 x i32], i32 }
%struct.cond = type { i32, i32 }
%struct.anon = type { i32, void (i8*)* }
%struct.timespec = type { i64, i64 }
%struct.make_ready = type { %struct.make_ready*, void (i8*)*, %struct.future_state*, %struct.counts* }
%struct.future_state = type { i8*, i8*, i32 }
%struct.counts = type { void (%struct.counts*)**, i32, i32 }
%struct.list = type { i32, [64 x %struct.handler] }
%struct.handler = type { void (i8*)*, i8* }
%struct.jump = type { i8*, i64, i64, %struct.jump* }
%struct.guard = type { i8, i32 }
%struct.barrier = type { i32, i32, i32, i32 }
%struct.semaphore = type { i32 }
%struct.start = type { i8* (i8*)*, i8* }
%struct.start.5 = type { i32 (i8*)*, i8* }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct.state = type { {}** }
%struct.unique_lock = type { %struct.mutex.0*, i8 }
%struct.list_node = type { %struct.list_node*, %struct.list_node* }
%struct.tree_node = type { i32, %struct.tree_node*, %struct.tree_node*, %struct.tree_node* }
%struct.rehash_policy = type { float, i64 }
%struct.rehash = type { i8, i64 }

@.str = private unnamed_addr constant [50 x i8] c"a mutex is destroyed while it is locked, or twice\00", align 1
@.str.1 = private unnamed_addr constant [28 x i8] c"a destroyed mutex is locked\00", align 1
@.str.2 = private unnamed_addr constant [54 x i8] c"a mutex is unlocked by a thread that does not hold it\00", align 1
@__fp_held = internal thread_local global i32 0, align 4
@__fp_holds = internal thread_local global [8 x %struct.mutex*] zeroinitializer, align 16
@.str.3 = private unnamed_addr constant [40 x i8] c"a mutex is destroyed while it is locked\00", align 1
@.str.4 = private unnamed_addr constant [37 x i8] c"a thread ends while it holds a mutex\00", align 1
@.str.5 = private unnamed_addr constant [50 x i8] c"a thread waits with a mutex that it does not hold\00", align 1
@.str.6 = private unnamed_addr constant [45 x i8] c"a thread tries to lock a mutex that it holds\00", align 1
@.str.7 = private unnamed_addr constant [50 x i8] c"a thread waits with a mutex that it does not hold\00", align 1
@count = internal thread_local global i32 0, align 4
@held = internal thread_local global [16 x %struct.mutex.0*] zeroinitializer, align 16
@.str.1.1 = private unnamed_addr constant [28 x i8] c"a destroyed mutex is locked\00", align 1
@.str.2.2 = private unnamed_addr constant [65 x i8] c"a thread holds more than 16 robust mutexes: that is not modelled\00", align 1
@.str.3.4 = private unnamed_addr constant [54 x i8] c"a mutex is unlocked by a thread that does not hold it\00", align 1
@.str.8 = private unnamed_addr constant [61 x i8] c"a condition variable is destroyed while a thread waits on it\00", align 1
@.str.1.9 = private unnamed_addr constant [39 x i8] c"a destroyed condition variable is used\00", align 1
@.str.2.10 = private unnamed_addr constant [74 x i8] c"more than 32 threads wait on one condition variable: that is not modelled\00", align 1
@.str.12 = private unnamed_addr constant [60 x i8] c"a read-write lock is destroyed while it is locked, or twice\00", align 1
@__fp_writing = internal thread_local global i32 0, align 4
@.str.1.15 = private unnamed_addr constant [58 x i8] c"a read lock is unlocked by a thread that does not hold it\00", align 1
@__fp_reads = internal thread_local global [8 x %struct.cond*] zeroinitializer, align 16
@__fp_reading = internal thread_local global i32 0, align 4
@.str.2.16 = private unnamed_addr constant [44 x i8] c"a thread ends while it holds a shared mutex\00", align 1
@.str.3.17 = private unnamed_addr constant [47 x i8] c"a shared mutex is destroyed while it is locked\00", align 1
@.str.4.18 = private unnamed_addr constant [53 x i8] c"a spinlock is destroyed while it is locked, or twice\00", align 1
@.str.5.19 = private unnamed_addr constant [31 x i8] c"a destroyed spinlock is locked\00", align 1
@.str.6.20 = private unnamed_addr constant [57 x i8] c"a spinlock is unlocked by a thread that does not hold it\00", align 1
@.str.7.21 = private unnamed_addr constant [58 x i8] c"a barrier is destroyed that was not initialised, or twice\00", align 1
@.str.8.22 = private unnamed_addr constant [50 x i8] c"a barrier is destroyed while a thread waits at it\00", align 1
@.str.9 = private unnamed_addr constant [70 x i8] c"a thread waits at a barrier that was not initialised, or is destroyed\00", align 1
@.str.10 = private unnamed_addr constant [38 x i8] c"a destroyed read-write lock is locked\00", align 1
@.str.11 = private unnamed_addr constant [59 x i8] c"a write lock is unlocked by a thread that does not hold it\00", align 1
@.str.12.14 = private unnamed_addr constant [48 x i8] c"a read-write lock is unlocked that nobody holds\00", align 1
@.str.13 = private unnamed_addr constant [50 x i8] c"a thread locks a shared mutex again that it holds\00", align 1
@.str.14 = private unnamed_addr constant [64 x i8] c"a thread holds more than 8 shared mutexes: that is not modelled\00", align 1
@.str.15 = private unnamed_addr constant [30 x i8] c"a destroyed semaphore is used\00", align 1
@ended = internal global [512 x i8] zeroinitializer, align 16
@gone = internal global [512 x i8] zeroinitializer, align 16
@any_keys = internal global i32 0, align 4
@.str.24 = private unnamed_addr constant [49 x i8] c"more than 32 keys are made: that is not modelled\00", align 1
@keys = internal global [32 x %struct.anon] zeroinitializer, align 16
@values = internal thread_local global [32 x i8*] zeroinitializer, align 16
@.str.1.23 = private unnamed_addr constant [66 x i8] c"a thread is joined or detached that was joined or detached before\00", align 1
@error_number = internal thread_local global i32 0, align 4
@token = internal global i8* null, align 8
@.str.27 = private unnamed_addr constant [48 x i8] c"a string is copied onto itself: the two overlap\00", align 1
@classes_at = internal constant i16* bitcast (i8* getelementptr (i8, i8* bitcast (<{ [256 x i16], [128 x i16] }>* @classes to i8*), i64 256) to i16*), align 8
@uppers_at = internal constant i32* bitcast (i8* getelementptr (i8, i8* bitcast ([384 x i32]* @uppers to i8*), i64 512) to i32*), align 8
@lowers_at = internal constant i32* bitcast (i8* getelementptr (i8, i8* bitcast ([384 x i32]* @lowers to i8*), i64 512) to i32*), align 8
@classes = internal constant <{ [256 x i16], [128 x i16] }> <{ [256 x i16] [i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 8195, i16 8194, i16 8194, i16 8194, i16 8194, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 24577, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 2], [128 x i16] zeroinitializer }>, align 16
@uppers = internal constant [384 x i32] [i32 -128, i32 -127, i32 -126, i32 -125, i32 -124, i32 -123, i32 -122, i32 -121, i32 -120, i32 -119, i32 -118, i32 -117, i32 -116, i32 -115, i32 -114, i32 -113, i32 -112, i32 -111, i32 -110, i32 -109, i32 -108, i32 -107, i32 -106, i32 -105, i32 -104, i32 -103, i32 -102, i32 -101, i32 -100, i32 -99, i32 -98, i32 -97, i32 -96, i32 -95, i32 -94, i32 -93, i32 -92, i32 -91, i32 -90, i32 -89, i32 -88, i32 -87, i32 -86, i32 -85, i32 -84, i32 -83, i32 -82, i32 -81, i32 -80, i32 -79, i32 -78, i32 -77, i32 -76, i32 -75, i32 -74, i32 -73, i32 -72, i32 -71, i32 -70, i32 -69, i32 -68, i32 -67, i32 -66, i32 -65, i32 -64, i32 -63, i32 -62, i32 -61, i32 -60, i32 -59, i32 -58, i32 -57, i32 -56, i32 -55, i32 -54, i32 -53, i32 -52, i32 -51, i32 -50, i32 -49, i32 -48, i32 -47, i32 -46, i32 -45, i32 -44, i32 -43, i32 -42, i32 -41, i32 -40, i32 -39, i32 -38, i32 -37, i32 -36, i32 -35, i32 -34, i32 -33, i32 -32, i32 -31, i32 -30, i32 -29, i32 -28, i32 -27, i32 -26, i32 -25, i32 -24, i32 -23, i32 -22, i32 -21, i32 -20, i32 -19, i32 -18, i32 -17, i32 -16, i32 -15, i32 -14, i32 -13, i32 -12, i32 -11, i32 -10, i32 -9, i32 -8, i32 -7, i32 -6, i32 -5, i32 -4, i32 -3, i32 -2, i32 -1, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63, i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 91, i32 92, i32 93, i32 94, i32 95, i32 96, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 123, i32 124, i32 125, i32 126, i32 127, i32 128, i32 129, i32 130, i32 131, i32 132, i32 133, i32 134, i32 135, i32 136, i32 137, i32 138, i32 139, i32 140, i32 141, i32 142, i32 143, i32 144, i32 145, i32 146, i32 147, i32 148, i32 149, i32 150, i32 151, i32 152, i32 153, i32 154, i32 155, i32 156, i32 157, i32 158, i32 159, i32 160, i32 161, i32 162, i32 163, i32 164, i32 165, i32 166, i32 167, i32 168, i32 169, i32 170, i32 171, i32 172, i32 173, i32 174, i32 175, i32 176, i32 177, i32 178, i32 179, i32 180, i32 181, i32 182, i32 183, i32 184, i32 185, i32 186, i32 187, i32 188, i32 189, i32 190, i32 191, i32 192, i32 193, i32 194, i32 195, i32 196, i32 197, i32 198, i32 199, i32 200, i32 201, i32 202, i32 203, i32 204, i32 205, i32 206, i32 207, i32 208, i32 209, i32 210, i32 211, i32 212, i32 213, i32 214, i32 215, i32 216, i32 217, i32 218, i32 219, i32 220, i32 221, i32 222, i32 223, i32 224, i32 225, i32 226, i32 227, i32 228, i32 229, i32 230, i32 231, i32 232, i32 233, i32 234, i32 235, i32 236, i32 237, i32 238, i32 239, i32 240, i32 241, i32 242, i32 243, i32 244, i32 245, i32 246, i32 247, i32 248, i32 249, i32 250, i32 251, i32 252, i32 253, i32 254, i32 255], align 16
@lowers = internal constant [384 x i32] [i32 -128, i32 -127, i32 -126, i32 -125, i32 -124, i32 -123, i32 -122, i32 -121, i32 -120, i32 -119, i32 -118, i32 -117, i32 -116, i32 -115, i32 -114, i32 -113, i32 -112, i32 -111, i32 -110, i32 -109, i32 -108, i32 -107, i32 -106, i32 -105, i32 -104, i32 -103, i32 -102, i32 -101, i32 -100, i32 -99, i32 -98, i32 -97, i32 -96, i32 -95, i32 -94, i32 -93, i32 -92, i32 -91, i32 -90, i32 -89, i32 -88, i32 -87, i32 -86, i32 -85, i32 -84, i32 -83, i32 -82, i32 -81, i32 -80, i32 -79, i32 -78, i32 -77, i32 -76, i32 -75, i32 -74, i32 -73, i32 -72, i32 -71, i32 -70, i32 -69, i32 -68, i32 -67, i32 -66, i32 -65, i32 -64, i32 -63, i32 -62, i32 -61, i32 -60, i32 -59, i32 -58, i32 -57, i32 -56, i32 -55, i32 -54, i32 -53, i32 -52, i32 -51, i32 -50, i32 -49, i32 -48, i32 -47, i32 -46, i32 -45, i32 -44, i32 -43, i32 -42, i32 -41, i32 -40, i32 -39, i32 -38, i32 -37, i32 -36, i32 -35, i32 -34, i32 -33, i32 -32, i32 -31, i32 -30, i32 -29, i32 -28, i32 -27, i32 -26, i32 -25, i32 -24, i32 -23, i32 -22, i32 -21, i32 -20, i32 -19, i32 -18, i32 -17, i32 -16, i32 -15, i32 -14, i32 -13, i32 -12, i32 -11, i32 -10, i32 -9, i32 -8, i32 -7, i32 -6, i32 -5, i32 -4, i32 -3, i32 -2, i32 -1, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63, i32 64, i32 97, i32 98, i32 99, i32 100, i32 101, i32 102, i32 103, i32 104, i32 105, i32 106, i32 107, i32 108, i32 109, i32 110, i32 111, i32 112, i32 113, i32 114, i32 115, i32 116, i32 117, i32 118, i32 119, i32 120, i32 121, i32 122, i32 91, i32 92, i32 93, i32 94, i32 95, i32 96, i32 97, i32 98, i32 99, i32 100, i32 101, i32 102, i32 103, i32 104, i32 105, i32 106, i32 107, i32 108, i32 109, i32 110, i32 111, i32 112, i32 113, i32 114, i32 115, i32 116, i32 117, i32 118, i32 119, i32 120, i32 121, i32 122, i32 123, i32 124, i32 125, i32 126, i32 127, i32 128, i32 129, i32 130, i32 131, i32 132, i32 133, i32 134, i32 135, i32 136, i32 137, i32 138, i32 139, i32 140, i32 141, i32 142, i32 143, i32 144, i32 145, i32 146, i32 147, i32 148, i32 149, i32 150, i32 151, i32 152, i32 153, i32 154, i32 155, i32 156, i32 157, i32 158, i32 159, i32 160, i32 161, i32 162, i32 163, i32 164, i32 165, i32 166, i32 167, i32 168, i32 169, i32 170, i32 171, i32 172, i32 173, i32 174, i32 175, i32 176, i32 177, i32 178, i32 179, i32 180, i32 181, i32 182, i32 183, i32 184, i32 185, i32 186, i32 187, i32 188, i32 189, i32 190, i32 191, i32 192, i32 193, i32 194, i32 195, i32 196, i32 197, i32 198, i32 199, i32 200, i32 201, i32 202, i32 203, i32 204, i32 205, i32 206, i32 207, i32 208, i32 209, i32 210, i32 211, i32 212, i32 213, i32 214, i32 215, i32 216, i32 217, i32 218, i32 219, i32 220, i32 221, i32 222, i32 223, i32 224, i32 225, i32 226, i32 227, i32 228, i32 229, i32 230, i32 231, i32 232, i32 233, i32 234, i32 235, i32 236, i32 237, i32 238, i32 239, i32 240, i32 241, i32 242, i32 243, i32 244, i32 245, i32 246, i32 247, i32 248, i32 249, i32 250, i32 251, i32 252, i32 253, i32 254, i32 255], align 16
@steady = internal global i64 0, align 8
@processor = internal global i64 0, align 8
@processor_pair = internal global %struct.timespec zeroinitializer, align 8
@steady_pair = internal global %struct.timespec zeroinitializer, align 8
@.str.36 = private unnamed_addr constant [5 x i8] c"%.*s\00", align 1
@shapes = internal constant [13 x [16 x [12 x i8]]] [[16 x [12 x i8]] [[12 x i8] c"%*.*jd\00\00\00\00\00\00", [12 x i8] c"%+*.*jd\00\00\00\00\00", [12 x i8] c"% *.*jd\00\00\00\00\00", [12 x i8] c"%+ *.*jd\00\00\00\00", [12 x i8] c"%#*.*jd\00\00\00\00\00", [12 x i8] c"%+#*.*jd\00\00\00\00", [12 x i8] c"% #*.*jd\00\00\00\00", [12 x i8] c"%+ #*.*jd\00\00\00", [12 x i8] c"%0*.*jd\00\00\00\00\00", [12 x i8] c"%+0*.*jd\00\00\00\00", [12 x i8] c"% 0*.*jd\00\00\00\00", [12 x i8] c"%+ 0*.*jd\00\00\00", [12 x i8] c"%#0*.*jd\00\00\00\00", [12 x i8] c"%+#0*.*jd\00\00\00", [12 x i8] c"% #0*.*jd\00\00\00", [12 x i8] c"%+ #0*.*jd\00\00"], [16 x [12 x i8]] [[12 x i8] c"%*.*ju\00\00\00\00\00\00", [12 x i8] c"%+*.*ju\00\00\00\00\00", [12 x i8] c"% *.*ju\00\00\00\00\00", [12 x i8] c"%+ *.*ju\00\00\00\00", [12 x i8] c"%#*.*ju\00\00\00\00\00", [12 x i8] c"%+#*.*ju\00\00\00\00", [12 x i8] c"% #*.*ju\00\00\00\00", [12 x i8] c"%+ #*.*ju\00\00\00", [12 x i8] c"%0*.*ju\00\00\00\00\00", [12 x i8] c"%+0*.*ju\00\00\00\00", [12 x i8] c"% 0*.*ju\00\00\00\00", [12 x i8] c"%+ 0*.*ju\00\00\00", [12 x i8] c"%#0*.*ju\00\00\00\00", [12 x i8] c"%+#0*.*ju\00\00\00", [12 x i8] c"% #0*.*ju\00\00\00", [12 x i8] c"%+ #0*.*ju\00\00"], [16 x [12 x i8]] [[12 x i8] c"%*.*jx\00\00\00\00\00\00", [12 x i8] c"%+*.*jx\00\00\00\00\00", [12 x i8] c"% *.*jx\00\00\00\00\00", [12 x i8] c"%+ *.*jx\00\00\00\00", [12 x i8] c"%#*.*jx\00\00\00\00\00", [12 x i8] c"%+#*.*jx\00\00\00\00", [12 x i8] c"% #*.*jx\00\00\00\00", [12 x i8] c"%+ #*.*jx\00\00\00", [12 x i8] c"%0*.*jx\00\00\00\00\00", [12 x i8] c"%+0*.*jx\00\00\00\00", [12 x i8] c"% 0*.*jx\00\00\00\00", [12 x i8] c"%+ 0*.*jx\00\00\00", [12 x i8] c"%#0*.*jx\00\00\00\00", [12 x i8] c"%+#0*.*jx\00\00\00", [12 x i8] c"% #0*.*jx\00\00\00", [12 x i8] c"%+ #0*.*jx\00\00"], [16 x [12 x i8]] [[12 x i8] c"%*.*jX\00\00\00\00\00\00", [12 x i8] c"%+*.*jX\00\00\00\00\00", [12 x i8] c"% *.*jX\00\00\00\00\00", [12 x i8] c"%+ *.*jX\00\00\00\00", [12 x i8] c"%#*.*jX\00\00\00\00\00", [12 x i8] c"%+#*.*jX\00\00\00\00", [12 x i8] c"% #*.*jX\00\00\00\00", [12 x i8] c"%+ #*.*jX\00\00\00", [12 x i8] c"%0*.*jX\00\00\00\00\00", [12 x i8] c"%+0*.*jX\00\00\00\00", [12 x i8] c"% 0*.*jX\00\00\00\00", [12 x i8] c"%+ 0*.*jX\00\00\00", [12 x i8] c"%#0*.*jX\00\00\00\00", [12 x i8] c"%+#0*.*jX\00\00\00", [12 x i8] c"% #0*.*jX\00\00\00", [12 x i8] c"%+ #0*.*jX\00\00"], [16 x [12 x i8]] [[12 x i8] c"%*.*jo\00\00\00\00\00\00", [12 x i8] c"%+*.*jo\00\00\00\00\00", [12 x i8] c"% *.*jo\00\00\00\00\00", [12 x i8] c"%+ *.*jo\00\00\00\00", [12 x i8] c"%#*.*jo\00\00\00\00\00", [12 x i8] c"%+#*.*jo\00\00\00\00", [12 x i8] c"% #*.*jo\00\00\00\00", [12 x i8] c"%+ #*.*jo\00\00\00", [12 x i8] c"%0*.*jo\00\00\00\00\00", [12 x i8] c"%+0*.*jo\00\00\00\00", [12 x i8] c"% 0*.*jo\00\00\00\00", [12 x i8] c"%+ 0*.*jo\00\00\00", [12 x i8] c"%#0*.*jo\00\00\00\00", [12 x i8] c"%+#0*.*jo\00\00\00", [12 x i8] c"% #0*.*jo\00\00\00", [12 x i8] c"%+ #0*.*jo\00\00"], [16 x [12 x i8]] [[12 x i8] c"%*.*f\00\00\00\00\00\00\00", [12 x i8] c"%+*.*f\00\00\00\00\00\00", [12 x i8] c"% *.*f\00\00\00\00\00\00", [12 x i8] c"%+ *.*f\00\00\00\00\00", [12 x i8] c"%#*.*f\00\00\00\00\00\00", [12 x i8] c"%+#*.*f\00\00\00\00\00", [12 x i8] c"% #*.*f\00\00\00\00\00", [12 x i8] c"%+ #*.*f\00\00\00\00", [12 x i8] c"%0*.*f\00\00\00\00\00\00", [12 x i8] c"%+0*.*f\00\00\00\00\00", [12 x i8] c"% 0*.*f\00\00\00\00\00", [12 x i8] c"%+ 0*.*f\00\00\00\00", [12 x i8] c"%#0*.*f\00\00\00\00\00", [12 x i8] c"%+#0*.*f\00\00\00\00", [12 x i8] c"% #0*.*f\00\00\00\00", [12 x i8] c"%+ #0*.*f\00\00\00"], [16 x [12 x i8]] [[12 x i8] c"%*.*F\00\00\00\00\00\00\00", [12 x i8] c"%+*.*F\00\00\00\00\00\00", [12 x i8] c"% *.*F\00\00\00\00\00\00", [12 x i8] c"%+ *.*F\00\00\00\00\00", [12 x i8] c"%#*.*F\00\00\00\00\00\00", [12 x i8] c"%+#*.*F\00\00\00\00\00", [12 x i8] c"% #*.*F\00\00\00\00\00", [12 x i8] c"%+ #*.*F\00\00\00\00", [12 x i8] c"%0*.*F\00\00\00\00\00\00", [12 x i8] c"%+0*.*F\00\00\00\00\00", [12 x i8] c"% 0*.*F\00\00\00\00\00", [12 x i8] c"%+ 0*.*F\00\00\00\00", [12 x i8] c"%#0*.*F\00\00\00\00\00", [12 x i8] c"%+#0*.*F\00\00\00\00", [12 x i8] c"% #0*.*F\00\00\00\00", [12 x i8] c"%+ #0*.*F\00\00\00"], [16 x [12 x i8]] [[12 x i8] c"%*.*e\00\00\00\00\00\00\00", [12 x i8] c"%+*.*e\00\00\00\00\00\00", [12 x i8] c"% *.*e\00\00\00\00\00\00", [12 x i8] c"%+ *.*e\00\00\00\00\00", [12 x i8] c"%#*.*e\00\00\00\00\00\00", [12 x i8] c"%+#*.*e\00\00\00\00\00", [12 x i8] c"% #*.*e\00\00\00\00\00", [12 x i8] c"%+ #*.*e\00\00\00\00", [12 x i8] c"%0*.*e\00\00\00\00\00\00", [12 x i8] c"%+0*.*e\00\00\00\00\00", [12 x i8] c"% 0*.*e\00\00\00\00\00", [12 x i8] c"%+ 0*.*e\00\00\00\00", [12 x i8] c"%#0*.*e\00\00\00\00\00", [12 x i8] c"%+#0*.*e\00\00\00\00", [12 x i8] c"% #0*.*e\00\00\00\00", [12 x i8] c"%+ #0*.*e\00\00\00"], [16 x [12 x i8]] [[12 x i8] c"%*.*E\00\00\00\00\00\00\00", [12 x i8] c"%+*.*E\00\00\00\00\00\00", [12 x i8] c"% *.*E\00\00\00\00\00\00", [12 x i8] c"%+ *.*E\00\00\00\00\00", [12 x i8] c"%#*.*E\00\00\00\00\00\00", [12 x i8] c"%+#*.*E\00\00\00\00\00", [12 x i8] c"% #*.*E\00\00\00\00\00", [12 x i8] c"%+ #*.*E\00\00\00\00", [12 x i8] c"%0*.*E\00\00\00\00\00\00", [12 x i8] c"%+0*.*E\00\00\00\00\00", [12 x i8] c"% 0*.*E\00\00\00\00\00", [12 x i8] c"%+ 0*.*E\00\00\00\00", [12 x i8] c"%#0*.*E\00\00\00\00\00", [12 x i8] c"%+#0*.*E\00\00\00\00", [12 x i8] c"% #0*.*E\00\00\00\00", [12 x i8] c"%+ #0*.*E\00\00\00"], [16 x [12 x i8]] [[12 x i8] c"%*.*g\00\00\00\00\00\00\00", [12 x i8] c"%+*.*g\00\00\00\00\00\00", [12 x i8] c"% *.*g\00\00\00\00\00\00", [12 x i8] c"%+ *.*g\00\00\00\00\00", [12 x i8] c"%#*.*g\00\00\00\00\00\00", [12 x i8] c"%+#*.*g\00\00\00\00\00", [12 x i8] c"% #*.*g\00\00\00\00\00", [12 x i8] c"%+ #*.*g\00\00\00\00", [12 x i8] c"%0*.*g\00\00\00\00\00\00", [12 x i8] c"%+0*.*g\00\00\00\00\00", [12 x i8] c"% 0*.*g\00\00\00\00\00", [12 x i8] c"%+ 0*.*g\00\00\00\00", [12 x i8] c"%#0*.*g\00\00\00\00\00", [12 x i8] c"%+#0*.*g\00\00\00\00", [12 x i8] c"% #0*.*g\00\00\00\00", [12 x i8] c"%+ #0*.*g\00\00\00"], [16 x [12 x i8]] [[12 x i8] c"%*.*G\00\00\00\00\00\00\00", [12 x i8] c"%+*.*G\00\00\00\00\00\00", [12 x i8] c"% *.*G\00\00\00\00\00\00", [12 x i8] c"%+ *.*G\00\00\00\00\00", [12 x i8] c"%#*.*G\00\00\00\00\00\00", [12 x i8] c"%+#*.*G\00\00\00\00\00", [12 x i8] c"% #*.*G\00\00\00\00\00", [12 x i8] c"%+ #*.*G\00\00\00\00", [12 x i8] c"%0*.*G\00\00\00\00\00\00", [12 x i8] c"%+0*.*G\00\00\00\00\00", [12 x i8] c"% 0*.*G\00\00\00\00\00", [12 x i8] c"%+ 0*.*G\00\00\00\00", [12 x i8] c"%#0*.*G\00\00\00\00\00", [12 x i8] c"%+#0*.*G\00\00\00\00", [12 x i8] c"% #0*.*G\00\00\00\00", [12 x i8] c"%+ #0*.*G\00\00\00"], [16 x [12 x i8]] [[12 x i8] c"%*.*a\00\00\00\00\00\00\00", [12 x i8] c"%+*.*a\00\00\00\00\00\00", [12 x i8] c"% *.*a\00\00\00\00\00\00", [12 x i8] c"%+ *.*a\00\00\00\00\00", [12 x i8] c"%#*.*a\00\00\00\00\00\00", [12 x i8] c"%+#*.*a\00\00\00\00\00", [12 x i8] c"% #*.*a\00\00\00\00\00", [12 x i8] c"%+ #*.*a\00\00\00\00", [12 x i8] c"%0*.*a\00\00\00\00\00\00", [12 x i8] c"%+0*.*a\00\00\00\00\00", [12 x i8] c"% 0*.*a\00\00\00\00\00", [12 x i8] c"%+ 0*.*a\00\00\00\00", [12 x i8] c"%#0*.*a\00\00\00\00\00", [12 x i8] c"%+#0*.*a\00\00\00\00", [12 x i8] c"% #0*.*a\00\00\00\00", [12 x i8] c"%+ #0*.*a\00\00\00"], [16 x [12 x i8]] [[12 x i8] c"%*.*A\00\00\00\00\00\00\00", [12 x i8] c"%+*.*A\00\00\00\00\00\00", [12 x i8] c"% *.*A\00\00\00\00\00\00", [12 x i8] c"%+ *.*A\00\00\00\00\00", [12 x i8] c"%#*.*A\00\00\00\00\00\00", [12 x i8] c"%+#*.*A\00\00\00\00\00", [12 x i8] c"% #*.*A\00\00\00\00\00", [12 x i8] c"%+ #*.*A\00\00\00\00", [12 x i8] c"%0*.*A\00\00\00\00\00\00", [12 x i8] c"%+0*.*A\00\00\00\00\00", [12 x i8] c"% 0*.*A\00\00\00\00\00", [12 x i8] c"%+ 0*.*A\00\00\00\00", [12 x i8] c"%#0*.*A\00\00\00\00\00", [12 x i8] c"%+#0*.*A\00\00\00\00", [12 x i8] c"% #0*.*A\00\00\00\00", [12 x i8] c"%+ #0*.*A\00\00\00"]], align 16
@.str.1.37 = private unnamed_addr constant [4 x i8] c"%*c\00", align 1
@.str.2.38 = private unnamed_addr constant [6 x i8] c"%*.*s\00", align 1
@.str.3.39 = private unnamed_addr constant [6 x i8] c"%*.*p\00", align 1
@.str.4.40 = private unnamed_addr constant [3 x i8] c"%%\00", align 1
@.str.5.41 = private unnamed_addr constant [2 x i8] c"?\00", align 1
@.str.6.42 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.43 = private unnamed_addr constant [39 x i8] c"a futex operation that is not modelled\00", align 1
@waiting = internal global i32 0, align 4
@woken.44 = internal global i32 0, align 4
@.str.1.45 = private unnamed_addr constant [58 x i8] c"more than 8 threads wait on futexes: that is not modelled\00", align 1
@place = internal global [8 x i64] zeroinitializer, align 16
@awaited = internal global [8 x i32] zeroinitializer, align 16
@_ZTVNSt6thread6_StateE = dso_local global [5 x i8*] [i8* null, i8* null, i8* bitcast (void (%struct.state*)* @_ZNSt6thread6_StateD1Ev to i8*), i8* bitcast (void (%struct.state*)* @_ZNSt6thread6_StateD0Ev to i8*), i8* bitcast (void (%struct.state*)* @pure to i8*)], align 16
@.str.46 = private unnamed_addr constant [52 x i8] c"std::thread::join of a thread that cannot be joined\00", align 1
@.str.1.47 = private unnamed_addr constant [56 x i8] c"std::thread::detach of a thread that cannot be detached\00", align 1
@_ZSt11__once_call = dso_local thread_local global void ()* null, align 8
@ready_at_end = internal thread_local global %struct.make_ready* null, align 8
@.str.2.48 = private unnamed_addr constant [25 x i8] c"std::terminate is called\00", align 1
@.str.3.49 = private unnamed_addr constant [25 x i8] c"std::bad_alloc is thrown\00", align 1
@.str.4.50 = private unnamed_addr constant [36 x i8] c"std::bad_array_new_length is thrown\00", align 1
@.str.5.51 = private unnamed_addr constant [24 x i8] c"std::bad_cast is thrown\00", align 1
@.str.6.52 = private unnamed_addr constant [26 x i8] c"std::bad_typeid is thrown\00", align 1
@.str.7.53 = private unnamed_addr constant [27 x i8] c"std::logic_error is thrown\00", align 1
@.str.8.54 = private unnamed_addr constant [28 x i8] c"std::length_error is thrown\00", align 1
@.str.9.55 = private unnamed_addr constant [28 x i8] c"std::out_of_range is thrown\00", align 1
@.str.10.56 = private unnamed_addr constant [32 x i8] c"std::invalid_argument is thrown\00", align 1
@.str.11.57 = private unnamed_addr constant [29 x i8] c"std::runtime_error is thrown\00", align 1
@.str.12.58 = private unnamed_addr constant [28 x i8] c"std::system_error is thrown\00", align 1
@.str.13.59 = private unnamed_addr constant [28 x i8] c"std::future_error is thrown\00", align 1
@.str.14.60 = private unnamed_addr constant [33 x i8] c"std::bad_function_call is thrown\00", align 1
@.str.15.61 = private unnamed_addr constant [29 x i8] c"an exception is thrown again\00", align 1
@.str.16 = private unnamed_addr constant [74 x i8] c"the C++ library is used against its rules: what it asks for does not hold\00", align 1
@pointers_locked = internal global i32 0, align 4
@__libc_single_threaded = dso_local global i8 0, align 1
@broken = internal constant i8 0, align 1
@_ZSt15__once_callable = dso_local thread_local global i8* null, align 8
@_ZSt7nothrow = dso_local global i8 0, align 1
@_ZNSt12placeholders2_1E = dso_local global i8 0, align 1
@_ZNSt12placeholders2_2E = dso_local global i8 0, align 1
@_ZNSt12placeholders2_3E = dso_local global i8 0, align 1
@_ZNSt12placeholders2_4E = dso_local global i8 0, align 1
@_ZSt4cout = dso_local global [272 x i8] zeroinitializer, align 16
@_ZSt4cerr = dso_local global [272 x i8] zeroinitializer, align 16
@_ZSt4clog = dso_local global [272 x i8] zeroinitializer, align 16
@.str.17 = private unnamed_addr constant [34 x i8] c"a pure virtual function is called\00", align 1
@at_exit = internal global %struct.list zeroinitializer, align 8
@at_quick = internal global %struct.list zeroinitializer, align 8
@ender = internal global i32 0, align 4
@marked = internal global i32 0, align 4
@local_count = internal thread_local global i32 0, align 4
@.str.63 = private unnamed_addr constant [69 x i8] c"a thread has more than 16 thread-local objects: that is not modelled\00", align 1
@locals = internal thread_local global [16 x %struct.handler] zeroinitializer, align 16
@others = internal global i32 0, align 4
@.str.1.62 = private unnamed_addr constant [67 x i8] c"more than 64 functions are to run at the end: that is not modelled\00", align 1
@.str.64 = private unnamed_addr constant [55 x i8] c"longjmp is called with a buffer that no setjmp has set\00", align 1
@.str.1.65 = private unnamed_addr constant [60 x i8] c"longjmp is called with a buffer that another thread has set\00", align 1
@.str.2.66 = private unnamed_addr constant [45 x i8] c"longjmp goes to a function that has returned\00", align 1
@target_site = internal thread_local global i64 0, align 8
@target_value = internal thread_local global i32 0, align 4
@target = internal thread_local global i8* null, align 8
@handlers = internal thread_local global %struct.jump* null, align 8
@end_value = internal thread_local global i8* null, align 8

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutexattr_init(i32* noundef %attr) #0 {
entry:
  store i32 0, i32* %attr, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutexattr_destroy(i32* noundef %attr) #0 {
entry:
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutexattr_settype(i32* noundef %attr, i32 noundef %kind) #0 {
entry:
  %cmp = icmp slt i32 %kind, 0
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %cmp1 = icmp sgt i32 %kind, 3
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  br label %return

if.end:                                           ; preds = %lor.lhs.false
  %call = call i32 @__fp_robust() #6
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then2, label %if.end3

if.then2:                                         ; preds = %if.end
  %0 = load i32, i32* %attr, align 4
  %and = and i32 %0, 16
  %or = or i32 %kind, %and
  br label %if.end3

if.end3:                                          ; preds = %if.then2, %if.end
  %kind.addr.0 = phi i32 [ %or, %if.then2 ], [ %kind, %if.end ]
  store i32 %kind.addr.0, i32* %attr, align 4
  br label %return

return:                                           ; preds = %if.end3, %if.then
  %retval.0 = phi i32 [ 22, %if.then ], [ 0, %if.end3 ]
  ret i32 %retval.0
}

declare i32 @__fp_robust() #1

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutexattr_gettype(i32* noundef %attr, i32* noundef %kind) #0 {
entry:
  %0 = load i32, i32* %attr, align 4
  %and = and i32 %0, 3
  store i32 %and, i32* %kind, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutexattr_setpshared(i32* noundef %attr, i32 noundef %shared) #0 {
entry:
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutex_init(%struct.mutex* noundef %m, i32* noundef %attr) #0 section "fp.init_mutex" {
entry:
  %tobool = icmp ne i32* %attr, null
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %0 = load i32, i32* %attr, align 4
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %0, %cond.true ], [ 0, %cond.false ]
  %kind1 = getelementptr inbounds %struct.mutex, %struct.mutex* %m, i32 0, i32 2
  store i32 %cond, i32* %kind1, align 4
  %word = getelementptr inbounds %struct.mutex, %struct.mutex* %m, i32 0, i32 0
  store i32 0, i32* %word, align 4
  %call = call i32 @__fp_robust() #6
  %tobool2 = icmp ne i32 %call, 0
  br i1 %tobool2, label %if.then, label %if.end

if.then:                                          ; preds = %cond.end
  %unused = getelementptr inbounds %struct.mutex, %struct.mutex* %m, i32 0, i32 1
  %arrayidx = getelementptr inbounds [3 x i32], [3 x i32]* %unused, i64 0, i64 0
  store i32 0, i32* %arrayidx, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %cond.end
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutex_destroy(%struct.mutex* noundef %m) #0 section "fp.destroy_mutex" {
entry:
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %word1 = getelementptr inbounds %struct.mutex, %struct.mutex* %m, i32 0, i32 0
  %0 = load atomic i32, i32* %word1 monotonic, align 4
  %cmp = icmp eq i32 %0, 0
  %conv = zext i1 %cmp to i32
  call void @__fp_misuse(i32 noundef %conv, i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str, i64 0, i64 0)) #6
  %word2 = getelementptr inbounds %struct.mutex, %struct.mutex* %m, i32 0, i32 0
  store i32 1048575, i32* %word2, align 4
  call void @__fp_atomic_end() #6
  call void @__fp_full_fence() #6
  ret i32 0
}

declare void @__fp_full_fence() #1

declare void @__fp_atomic_begin() #1

declare void @__fp_misuse(i32 noundef, i8* noundef) #1

declare void @__fp_atomic_end() #1

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutex_lock(%struct.mutex* noundef %m) #0 section "fp.lock" {
entry:
  %call = call i64 @__fp_thread_self() #6
  %conv = trunc i64 %call to i32
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %word1 = getelementptr inbounds %struct.mutex, %struct.mutex* %m, i32 0, i32 0
  %0 = load atomic i32, i32* %word1 acquire, align 4
  %and = and i32 %0, 1048575
  %cmp = icmp ne i32 %and, 1048575
  %conv2 = zext i1 %cmp to i32
  call void @__fp_misuse(i32 noundef %conv2, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.1, i64 0, i64 0)) #6
  %and3 = and i32 %0, 1048575
  %cmp4 = icmp eq i32 %and3, %conv
  br i1 %cmp4, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %call6 = call i32 @again(%struct.mutex* noundef %m, i32 noundef %0) #6
  %cmp7 = icmp ne i32 %call6, 16
  %conv8 = zext i1 %cmp7 to i32
  call void @__fp_await(i32 noundef %conv8) #6
  br label %if.end

if.else:                                          ; preds = %entry
  %cmp9 = icmp eq i32 %0, 0
  %conv10 = zext i1 %cmp9 to i32
  call void @__fp_await(i32 noundef %conv10) #6
  %word11 = getelementptr inbounds %struct.mutex, %struct.mutex* %m, i32 0, i32 0
  store atomic i32 %conv, i32* %word11 release, align 4
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  %result.0 = phi i32 [ %call6, %if.then ], [ 0, %if.else ]
  call void @__fp_atomic_end() #6
  call void @__fp_full_fence() #6
  ret i32 %result.0
}

declare i64 @__fp_thread_self() #1

; Function Attrs: noinline nounwind
define internal i32 @again(%struct.mutex* noundef %m, i32 noundef %word) #0 {
entry:
  %kind1 = getelementptr inbounds %struct.mutex, %struct.mutex* %m, i32 0, i32 2
  %0 = load atomic i32, i32* %kind1 monotonic, align 4
  %and = and i32 %0, 3
  %cmp = icmp eq i32 %and, 1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %word2 = getelementptr inbounds %struct.mutex, %struct.mutex* %m, i32 0, i32 0
  %add = add i32 %word, 1048576
  store atomic i32 %add, i32* %word2 release, align 4
  br label %return

if.end:                                           ; preds = %entry
  %cmp3 = icmp eq i32 %and, 2
  br i1 %cmp3, label %if.then4, label %if.end5

if.then4:                                         ; preds = %if.end
  br label %return

if.end5:                                          ; preds = %if.end
  br label %return

return:                                           ; preds = %if.end5, %if.then4, %if.then
  %retval.0 = phi i32 [ 0, %if.then ], [ 35, %if.then4 ], [ 16, %if.end5 ]
  ret i32 %retval.0
}

declare void @__fp_await(i32 noundef) #1

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutex_trylock(%struct.mutex* noundef %m) #0 {
entry:
  %call = call i32 @try_lock(%struct.mutex* noundef %m, i32 noundef 16, i32 noundef 0) #6
  %tobool = icmp ne i32 %call, 0
  %0 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 16, i32 0
  ret i32 %cond
}

; Function Attrs: noinline nounwind
define internal i32 @try_lock(%struct.mutex* noundef %m, i32 noundef %failure, i32 noundef %cplusplus) #0 section "fp.try_lock" {
entry:
  %call = call i64 @__fp_thread_self() #6
  %conv = trunc i64 %call to i32
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %word1 = getelementptr inbounds %struct.mutex, %struct.mutex* %m, i32 0, i32 0
  %0 = load atomic i32, i32* %word1 monotonic, align 4
  %and = and i32 %0, 1048575
  %cmp = icmp ne i32 %and, 1048575
  %conv2 = zext i1 %cmp to i32
  call void @__fp_misuse(i32 noundef %conv2, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.1, i64 0, i64 0)) #6
  %cmp3 = icmp eq i32 %0, 0
  br i1 %cmp3, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  fence acquire
  %word5 = getelementptr inbounds %struct.mutex, %struct.mutex* %m, i32 0, i32 0
  store atomic i32 %conv, i32* %word5 release, align 4
  br label %if.end17

if.else:                                          ; preds = %entry
  %and6 = and i32 %0, 1048575
  %cmp7 = icmp eq i32 %and6, %conv
  br i1 %cmp7, label %if.then9, label %if.end16

if.then9:                                         ; preds = %if.else
  %call10 = call i32 @again(%struct.mutex* noundef %m, i32 noundef %0) #6
  %tobool = icmp ne i32 %cplusplus, 0
  br i1 %tobool, label %lor.rhs, label %lor.end

lor.rhs:                                          ; preds = %if.then9
  %cmp11 = icmp eq i32 %call10, 0
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %if.then9
  %1 = phi i1 [ true, %if.then9 ], [ %cmp11, %lor.rhs ]
  %lor.ext = zext i1 %1 to i32
  call void @__fp_misuse(i32 noundef %lor.ext, i8* noundef getelementptr inbounds ([45 x i8], [45 x i8]* @.str.6, i64 0, i64 0)) #6
  %cmp13 = icmp eq i32 %call10, 16
  br i1 %cmp13, label %if.then15, label %if.end

if.then15:                                        ; preds = %lor.end
  br label %if.end

if.end:                                           ; preds = %if.then15, %lor.end
  %result.0 = phi i32 [ %failure, %if.then15 ], [ %call10, %lor.end ]
  br label %if.end16

if.end16:                                         ; preds = %if.end, %if.else
  %result.1 = phi i32 [ %result.0, %if.end ], [ %failure, %if.else ]
  br label %if.end17

if.end17:                                         ; preds = %if.end16, %if.then
  %result.2 = phi i32 [ 0, %if.then ], [ %result.1, %if.end16 ]
  call void @__fp_atomic_end() #6
  call void @__fp_full_fence() #6
  ret i32 %result.2
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutex_timedlock(%struct.mutex* noundef %m, %struct.timespec* noundef %time) #0 {
entry:
  %call = call i32 @try_lock(%struct.mutex* noundef %m, i32 noundef 110, i32 noundef 0) #6
  %cmp = icmp eq i32 %call, 110
  br i1 %cmp, label %land.lhs.true, label %cond.false

land.lhs.true:                                    ; preds = %entry
  %call1 = call i32 @__fp_no_moment(%struct.timespec* noundef %time) #6
  %tobool = icmp ne i32 %call1, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %land.lhs.true
  br label %cond.end

cond.false:                                       ; preds = %land.lhs.true, %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ 22, %cond.true ], [ %call, %cond.false ]
  ret i32 %cond
}

; Function Attrs: noinline nounwind
define internal i32 @__fp_no_moment(%struct.timespec* noundef %t) #0 {
entry:
  %nanoseconds = getelementptr inbounds %struct.timespec, %struct.timespec* %t, i32 0, i32 1
  %0 = load i64, i64* %nanoseconds, align 8
  %cmp = icmp slt i64 %0, 0
  br i1 %cmp, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %entry
  %nanoseconds1 = getelementptr inbounds %struct.timespec, %struct.timespec* %t, i32 0, i32 1
  %1 = load i64, i64* %nanoseconds1, align 8
  %cmp2 = icmp sge i64 %1, 1000000000
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %entry
  %2 = phi i1 [ true, %entry ], [ %cmp2, %lor.rhs ]
  %lor.ext = zext i1 %2 to i32
  ret i32 %lor.ext
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutex_clocklock(%struct.mutex* noundef %m, i32 noundef %clock, %struct.timespec* noundef %time) #0 {
entry:
  %call = call i32 @pthread_mutex_timedlock(%struct.mutex* noundef %m, %struct.timespec* noundef %time) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutex_unlock(%struct.mutex* noundef %m) #0 section "fp.unlock" {
entry:
  %call = call i64 @__fp_thread_self() #6
  %conv = trunc i64 %call to i32
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %word1 = getelementptr inbounds %struct.mutex, %struct.mutex* %m, i32 0, i32 0
  %0 = load atomic i32, i32* %word1 monotonic, align 4
  %and = and i32 %0, 1048575
  %cmp = icmp eq i32 %and, %conv
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %word3 = getelementptr inbounds %struct.mutex, %struct.mutex* %m, i32 0, i32 0
  %cmp4 = icmp uge i32 %0, 1048576
  br i1 %cmp4, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.then
  %sub = sub i32 %0, 1048576
  br label %cond.end

cond.false:                                       ; preds = %if.then
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %sub, %cond.true ], [ 0, %cond.false ]
  store atomic i32 %cond, i32* %word3 release, align 4
  br label %if.end

if.else:                                          ; preds = %entry
  %kind6 = getelementptr inbounds %struct.mutex, %struct.mutex* %m, i32 0, i32 2
  %1 = load atomic i32, i32* %kind6 monotonic, align 4
  %and8 = and i32 %1, 3
  %cmp9 = icmp eq i32 %and8, 1
  br i1 %cmp9, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %if.else
  %cmp11 = icmp eq i32 %and8, 2
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %if.else
  %2 = phi i1 [ true, %if.else ], [ %cmp11, %lor.rhs ]
  %lor.ext = zext i1 %2 to i32
  call void @__fp_misuse(i32 noundef %lor.ext, i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.2, i64 0, i64 0)) #6
  br label %if.end

if.end:                                           ; preds = %lor.end, %cond.end
  %result.0 = phi i32 [ 0, %cond.end ], [ 1, %lor.end ]
  call void @__fp_atomic_end() #6
  call void @__fp_full_fence() #6
  ret i32 %result.0
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_std_mutex_lock(%struct.mutex* noundef %m) #0 {
entry:
  %call = call i32 @pthread_mutex_lock(%struct.mutex* noundef %m) #6
  %call1 = call i32 @counted(%struct.mutex* noundef %m, i32 noundef %call) #6
  ret i32 %call1
}

; Function Attrs: noinline nounwind
define internal i32 @counted(%struct.mutex* noundef %m, i32 noundef %result) #0 {
entry:
  %cmp = icmp eq i32 %result, 0
  br i1 %cmp, label %if.then, label %if.end3

if.then:                                          ; preds = %entry
  %0 = load i32, i32* @__fp_held, align 4
  %cmp1 = icmp slt i32 %0, 8
  br i1 %cmp1, label %if.then2, label %if.end

if.then2:                                         ; preds = %if.then
  %1 = load i32, i32* @__fp_held, align 4
  %idxprom = sext i32 %1 to i64
  %arrayidx = getelementptr inbounds [8 x %struct.mutex*], [8 x %struct.mutex*]* @__fp_holds, i64 0, i64 %idxprom
  store %struct.mutex* %m, %struct.mutex** %arrayidx, align 8
  br label %if.end

if.end:                                           ; preds = %if.then2, %if.then
  %2 = load i32, i32* @__fp_held, align 4
  %inc = add nsw i32 %2, 1
  store i32 %inc, i32* @__fp_held, align 4
  br label %if.end3

if.end3:                                          ; preds = %if.end, %entry
  ret i32 %result
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_std_mutex_trylock(%struct.mutex* noundef %m) #0 {
entry:
  %call = call i32 @try_lock(%struct.mutex* noundef %m, i32 noundef 16, i32 noundef 1) #6
  %call1 = call i32 @counted(%struct.mutex* noundef %m, i32 noundef %call) #6
  ret i32 %call1
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_std_mutex_timedlock(%struct.mutex* noundef %m, i8* noundef %time) #0 {
entry:
  %call = call i32 @try_lock(%struct.mutex* noundef %m, i32 noundef 110, i32 noundef 1) #6
  %call1 = call i32 @counted(%struct.mutex* noundef %m, i32 noundef %call) #6
  ret i32 %call1
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_std_mutex_clocklock(%struct.mutex* noundef %m, i32 noundef %clock, i8* noundef %time) #0 {
entry:
  %call = call i32 @try_lock(%struct.mutex* noundef %m, i32 noundef 110, i32 noundef 1) #6
  %call1 = call i32 @counted(%struct.mutex* noundef %m, i32 noundef %call) #6
  ret i32 %call1
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_std_mutex_unlock(%struct.mutex* noundef %m) #0 {
entry:
  %call = call i32 @pthread_mutex_unlock(%struct.mutex* noundef %m) #6
  %cmp = icmp eq i32 %call, 0
  %conv = zext i1 %cmp to i32
  call void @__fp_misuse(i32 noundef %conv, i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.2, i64 0, i64 0)) #6
  %0 = load i32, i32* @__fp_held, align 4
  %dec = add nsw i32 %0, -1
  store i32 %dec, i32* @__fp_held, align 4
  %cmp1 = icmp slt i32 %dec, 8
  br i1 %cmp1, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %dec, %cond.true ], [ 7, %cond.false ]
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %cond.end
  %i.0 = phi i32 [ %cond, %cond.end ], [ %dec17, %for.inc ]
  %cmp3 = icmp sge i32 %i.0, 0
  br i1 %cmp3, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds [8 x %struct.mutex*], [8 x %struct.mutex*]* @__fp_holds, i64 0, i64 %idxprom
  %1 = load %struct.mutex*, %struct.mutex** %arrayidx, align 8
  %cmp5 = icmp eq %struct.mutex* %1, %m
  br i1 %cmp5, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %cmp7 = icmp slt i32 %dec, 8
  br i1 %cmp7, label %cond.true9, label %cond.false12

cond.true9:                                       ; preds = %if.then
  %idxprom10 = sext i32 %dec to i64
  %arrayidx11 = getelementptr inbounds [8 x %struct.mutex*], [8 x %struct.mutex*]* @__fp_holds, i64 0, i64 %idxprom10
  %2 = load %struct.mutex*, %struct.mutex** %arrayidx11, align 8
  br label %cond.end13

cond.false12:                                     ; preds = %if.then
  br label %cond.end13

cond.end13:                                       ; preds = %cond.false12, %cond.true9
  %cond14 = phi %struct.mutex* [ %2, %cond.true9 ], [ null, %cond.false12 ]
  %idxprom15 = sext i32 %i.0 to i64
  %arrayidx16 = getelementptr inbounds [8 x %struct.mutex*], [8 x %struct.mutex*]* @__fp_holds, i64 0, i64 %idxprom15
  store %struct.mutex* %cond14, %struct.mutex** %arrayidx16, align 8
  br label %for.end

if.end:                                           ; preds = %for.body
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %dec17 = add nsw i32 %i.0, -1
  br label %for.cond, !llvm.loop !5

for.end:                                          ; preds = %cond.end13, %for.cond
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local void @__fp_std_mutexes_in(i8* noundef %object) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %tobool = icmp ne i8* %object, null
  br i1 %tobool, label %land.lhs.true, label %land.end

land.lhs.true:                                    ; preds = %for.cond
  %0 = load i32, i32* @__fp_held, align 4
  %cmp = icmp slt i32 %i.0, %0
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %land.lhs.true
  %cmp1 = icmp slt i32 %i.0, 8
  br label %land.end

land.end:                                         ; preds = %land.rhs, %land.lhs.true, %for.cond
  %1 = phi i1 [ false, %land.lhs.true ], [ false, %for.cond ], [ %cmp1, %land.rhs ]
  br i1 %1, label %for.body, label %for.end

for.body:                                         ; preds = %land.end
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds [8 x %struct.mutex*], [8 x %struct.mutex*]* @__fp_holds, i64 0, i64 %idxprom
  %2 = load %struct.mutex*, %struct.mutex** %arrayidx, align 8
  %3 = ptrtoint %struct.mutex* %2 to i64
  %4 = ptrtoint i8* %object to i64
  %sub = sub i64 %3, %4
  %call = call i64 @__fp_object_size(i8* noundef %object) #6
  %cmp2 = icmp uge i64 %sub, %call
  %conv = zext i1 %cmp2 to i32
  call void @__fp_misuse(i32 noundef %conv, i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str.3, i64 0, i64 0)) #6
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !7

for.end:                                          ; preds = %land.end
  ret void
}

declare i64 @__fp_object_size(i8* noundef) #1

; Function Attrs: noinline nounwind
define dso_local void @__fp_std_mutex_gone(%struct.mutex* noundef %m) #0 section "fp.mutex" {
entry:
  %word = getelementptr inbounds %struct.mutex, %struct.mutex* %m, i32 0, i32 0
  %0 = load atomic i32, i32* %word monotonic, align 4
  %cmp = icmp eq i32 %0, 0
  %conv = zext i1 %cmp to i32
  call void @__fp_misuse(i32 noundef %conv, i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str.3, i64 0, i64 0)) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @__fp_end_mutexes() #0 {
entry:
  %0 = load i32, i32* @__fp_held, align 4
  %cmp = icmp eq i32 %0, 0
  %conv = zext i1 %cmp to i32
  call void @__fp_misuse(i32 noundef %conv, i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.4, i64 0, i64 0)) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_mutex_release(%struct.mutex* noundef %m) #0 section "fp.mutex" {
entry:
  %word1 = getelementptr inbounds %struct.mutex, %struct.mutex* %m, i32 0, i32 0
  %0 = load atomic i32, i32* %word1 monotonic, align 4
  %and = and i32 %0, 1048575
  %call = call i64 @__fp_thread_self() #6
  %conv = trunc i64 %call to i32
  %cmp = icmp ne i32 %and, %conv
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %kind = getelementptr inbounds %struct.mutex, %struct.mutex* %m, i32 0, i32 2
  %1 = load atomic i32, i32* %kind monotonic, align 4
  %and4 = and i32 %1, 3
  %cmp5 = icmp eq i32 %and4, 2
  %conv6 = zext i1 %cmp5 to i32
  call void @__fp_misuse(i32 noundef %conv6, i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.5, i64 0, i64 0)) #6
  br label %return

if.end:                                           ; preds = %entry
  %word7 = getelementptr inbounds %struct.mutex, %struct.mutex* %m, i32 0, i32 0
  %cmp8 = icmp uge i32 %0, 1048576
  br i1 %cmp8, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end
  %sub = sub i32 %0, 1048576
  br label %cond.end

cond.false:                                       ; preds = %if.end
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %sub, %cond.true ], [ 0, %cond.false ]
  store atomic i32 %cond, i32* %word7 release, align 4
  br label %return

return:                                           ; preds = %cond.end, %if.then
  %retval.0 = phi i32 [ 1, %if.then ], [ 0, %cond.end ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define dso_local void @__fp_mutex_acquire(%struct.mutex* noundef %m) #0 section "fp.mutex" {
entry:
  %word1 = getelementptr inbounds %struct.mutex, %struct.mutex* %m, i32 0, i32 0
  %0 = load atomic i32, i32* %word1 acquire, align 4
  %call = call i64 @__fp_thread_self() #6
  %conv = trunc i64 %call to i32
  %and = and i32 %0, 1048575
  %cmp = icmp eq i32 %and, %conv
  %conv2 = zext i1 %cmp to i32
  %cmp3 = icmp eq i32 %0, 0
  %conv4 = zext i1 %cmp3 to i32
  %or = or i32 %conv4, %conv2
  call void @__fp_await(i32 noundef %or) #6
  %word5 = getelementptr inbounds %struct.mutex, %struct.mutex* %m, i32 0, i32 0
  %or6 = or i32 %0, %conv
  %mul = mul i32 %conv2, 1048576
  %add = add i32 %or6, %mul
  store atomic i32 %add, i32* %word5 release, align 4
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_guard_acquire(%struct.guard* noundef %g) #0 {
entry:
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %done = getelementptr inbounds %struct.guard, %struct.guard* %g, i32 0, i32 0
  %0 = load atomic i8, i8* %done acquire, align 4
  %tobool = icmp ne i8 %0, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %lock = getelementptr inbounds %struct.guard, %struct.guard* %g, i32 0, i32 1
  %1 = load atomic i32, i32* %lock acquire, align 4
  %cmp = icmp eq i32 %1, 0
  %conv = zext i1 %cmp to i32
  call void @__fp_await(i32 noundef %conv) #6
  %lock2 = getelementptr inbounds %struct.guard, %struct.guard* %g, i32 0, i32 1
  store atomic i32 1, i32* %lock2 release, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %mine.0 = phi i32 [ 0, %entry ], [ 1, %if.then ]
  call void @__fp_atomic_end() #6
  call void @__fp_full_fence() #6
  ret i32 %mine.0
}

; Function Attrs: noinline nounwind
define dso_local void @__fp_guard_release(%struct.guard* noundef %g) #0 {
entry:
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %done = getelementptr inbounds %struct.guard, %struct.guard* %g, i32 0, i32 0
  store atomic i8 1, i8* %done release, align 4
  %lock = getelementptr inbounds %struct.guard, %struct.guard* %g, i32 0, i32 1
  store atomic i32 0, i32* %lock release, align 4
  call void @__fp_atomic_end() #6
  call void @__fp_full_fence() #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutexattr_setrobust(i32* noundef %attr, i32 noundef %robust) #0 {
entry:
  %cmp = icmp ne i32 %robust, 0
  br i1 %cmp, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %cmp1 = icmp ne i32 %robust, 1
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  br label %return

if.end:                                           ; preds = %land.lhs.true, %entry
  %0 = load i32, i32* %attr, align 4
  %and = and i32 %0, -17
  %tobool = icmp ne i32 %robust, 0
  %1 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 16, i32 0
  %or = or i32 %and, %cond
  store i32 %or, i32* %attr, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  %retval.0 = phi i32 [ 22, %if.then ], [ 0, %if.end ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutexattr_getrobust(i32* noundef %attr, i32* noundef %robust) #0 {
entry:
  %0 = load i32, i32* %attr, align 4
  %and = and i32 %0, 16
  %tobool = icmp ne i32 %and, 0
  %1 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 1, i32 0
  store i32 %cond, i32* %robust, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutexattr_setrobust_np(i32* noundef %attr, i32 noundef %robust) #0 {
entry:
  %call = call i32 @pthread_mutexattr_setrobust(i32* noundef %attr, i32 noundef %robust) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutexattr_getrobust_np(i32* noundef %attr, i32* noundef %robust) #0 {
entry:
  %call = call i32 @pthread_mutexattr_getrobust(i32* noundef %attr, i32* noundef %robust) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_robust_mutex_lock(%struct.mutex.0* noundef %m) #0 {
entry:
  %call = call i32 @lock(%struct.mutex.0* noundef %m, i32 noundef 0) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define internal i32 @lock(%struct.mutex.0* noundef %m, i32 noundef %how) #0 section "fp.robust" {
entry:
  %call = call i64 @__fp_thread_self() #6
  %conv = trunc i64 %call to i32
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %word1 = getelementptr inbounds %struct.mutex.0, %struct.mutex.0* %m, i32 0, i32 0
  %0 = load atomic i32, i32* %word1 monotonic, align 4
  %and = and i32 %0, 1048575
  %cmp = icmp ne i32 %and, 1048575
  %conv2 = zext i1 %cmp to i32
  call void @__fp_misuse(i32 noundef %conv2, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.1.1, i64 0, i64 0)) #6
  %call3 = call i32 @is_open(i32 noundef %0) #6
  %tobool = icmp ne i32 %call3, 0
  br i1 %tobool, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  fence acquire
  %call4 = call i32 @take(%struct.mutex.0* noundef %m, i32 noundef %0) #6
  br label %if.end34

if.else:                                          ; preds = %entry
  %and5 = and i32 %0, 1048575
  %cmp6 = icmp eq i32 %and5, %conv
  br i1 %cmp6, label %land.lhs.true, label %if.else14

land.lhs.true:                                    ; preds = %if.else
  %kind = getelementptr inbounds %struct.mutex.0, %struct.mutex.0* %m, i32 0, i32 3
  %1 = load atomic i32, i32* %kind monotonic, align 4
  %and9 = and i32 %1, 3
  %cmp10 = icmp eq i32 %and9, 1
  br i1 %cmp10, label %if.then12, label %if.else14

if.then12:                                        ; preds = %land.lhs.true
  %word13 = getelementptr inbounds %struct.mutex.0, %struct.mutex.0* %m, i32 0, i32 0
  %add = add i32 %0, 1048576
  store atomic i32 %add, i32* %word13 release, align 4
  br label %if.end33

if.else14:                                        ; preds = %land.lhs.true, %if.else
  %and15 = and i32 %0, 1048575
  %cmp16 = icmp eq i32 %and15, %conv
  br i1 %cmp16, label %land.lhs.true18, label %if.else28

land.lhs.true18:                                  ; preds = %if.else14
  %kind19 = getelementptr inbounds %struct.mutex.0, %struct.mutex.0* %m, i32 0, i32 3
  %2 = load atomic i32, i32* %kind19 monotonic, align 4
  %and21 = and i32 %2, 3
  %cmp22 = icmp eq i32 %and21, 2
  br i1 %cmp22, label %land.lhs.true24, label %if.else28

land.lhs.true24:                                  ; preds = %land.lhs.true18
  %cmp25 = icmp ne i32 %how, 1
  br i1 %cmp25, label %if.then27, label %if.else28

if.then27:                                        ; preds = %land.lhs.true24
  br label %if.end

if.else28:                                        ; preds = %land.lhs.true24, %land.lhs.true18, %if.else14
  %cmp29 = icmp ne i32 %how, 0
  %conv30 = zext i1 %cmp29 to i32
  call void @__fp_await(i32 noundef %conv30) #6
  %cmp31 = icmp eq i32 %how, 1
  %3 = zext i1 %cmp31 to i64
  %cond = select i1 %cmp31, i32 16, i32 110
  br label %if.end

if.end:                                           ; preds = %if.else28, %if.then27
  %result.0 = phi i32 [ 35, %if.then27 ], [ %cond, %if.else28 ]
  br label %if.end33

if.end33:                                         ; preds = %if.end, %if.then12
  %result.1 = phi i32 [ 0, %if.then12 ], [ %result.0, %if.end ]
  br label %if.end34

if.end34:                                         ; preds = %if.end33, %if.then
  %result.2 = phi i32 [ %call4, %if.then ], [ %result.1, %if.end33 ]
  call void @__fp_atomic_end() #6
  call void @__fp_full_fence() #6
  %call35 = call i32 @taken(%struct.mutex.0* noundef %m, i32 noundef %result.2) #6
  ret i32 %call35
}

; Function Attrs: noinline nounwind
define internal i32 @is_open(i32 noundef %word) #0 {
entry:
  %cmp = icmp eq i32 %word, 0
  br i1 %cmp, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %entry
  %cmp1 = icmp eq i32 %word, 1048574
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %entry
  %0 = phi i1 [ true, %entry ], [ %cmp1, %lor.rhs ]
  %lor.ext = zext i1 %0 to i32
  ret i32 %lor.ext
}

; Function Attrs: noinline nounwind
define internal i32 @take(%struct.mutex.0* noundef %m, i32 noundef %word) #0 section "fp.robust" {
entry:
  %kind = getelementptr inbounds %struct.mutex.0, %struct.mutex.0* %m, i32 0, i32 3
  %0 = load atomic i32, i32* %kind monotonic, align 4
  %and = and i32 %0, 16
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %word1 = getelementptr inbounds %struct.mutex.0, %struct.mutex.0* %m, i32 0, i32 0
  %call = call i64 @__fp_thread_self() #6
  %conv = trunc i64 %call to i32
  store atomic i32 %conv, i32* %word1 release, align 4
  br label %return

if.end:                                           ; preds = %entry
  %state2 = getelementptr inbounds %struct.mutex.0, %struct.mutex.0* %m, i32 0, i32 1
  %1 = load atomic i32, i32* %state2 acquire, align 4
  %cmp = icmp eq i32 %1, 2
  br i1 %cmp, label %if.then5, label %if.end6

if.then5:                                         ; preds = %if.end
  br label %return

if.end6:                                          ; preds = %if.end
  %word7 = getelementptr inbounds %struct.mutex.0, %struct.mutex.0* %m, i32 0, i32 0
  %call9 = call i64 @__fp_thread_self() #6
  %conv10 = trunc i64 %call9 to i32
  store atomic i32 %conv10, i32* %word7 release, align 4
  %cmp11 = icmp ne i32 %word, 1048574
  br i1 %cmp11, label %if.then13, label %if.end14

if.then13:                                        ; preds = %if.end6
  br label %return

if.end14:                                         ; preds = %if.end6
  %state15 = getelementptr inbounds %struct.mutex.0, %struct.mutex.0* %m, i32 0, i32 1
  store atomic i32 1, i32* %state15 release, align 4
  br label %return

return:                                           ; preds = %if.end14, %if.then13, %if.then5, %if.then
  %retval.0 = phi i32 [ 131, %if.then5 ], [ 0, %if.then13 ], [ 130, %if.end14 ], [ 0, %if.then ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define internal i32 @taken(%struct.mutex.0* noundef %m, i32 noundef %result) #0 section "fp.robust" {
entry:
  %cmp = icmp eq i32 %result, 0
  br i1 %cmp, label %land.lhs.true, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %cmp1 = icmp eq i32 %result, 130
  br i1 %cmp1, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %lor.lhs.false, %entry
  %kind = getelementptr inbounds %struct.mutex.0, %struct.mutex.0* %m, i32 0, i32 3
  %0 = load atomic i32, i32* %kind monotonic, align 4
  %and = and i32 %0, 16
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %land.lhs.true2, label %if.end

land.lhs.true2:                                   ; preds = %land.lhs.true
  %word = getelementptr inbounds %struct.mutex.0, %struct.mutex.0* %m, i32 0, i32 0
  %1 = load atomic i32, i32* %word monotonic, align 4
  %cmp4 = icmp ult i32 %1, 1048576
  br i1 %cmp4, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true2
  %2 = load i32, i32* @count, align 4
  %cmp5 = icmp ult i32 %2, 16
  %conv = zext i1 %cmp5 to i32
  call void @__fp_within(i32 noundef %conv, i8* noundef getelementptr inbounds ([65 x i8], [65 x i8]* @.str.2.2, i64 0, i64 0)) #6
  %3 = load i32, i32* @count, align 4
  %idxprom = zext i32 %3 to i64
  %arrayidx = getelementptr inbounds [16 x %struct.mutex.0*], [16 x %struct.mutex.0*]* @held, i64 0, i64 %idxprom
  store %struct.mutex.0* %m, %struct.mutex.0** %arrayidx, align 8
  %4 = load i32, i32* @count, align 4
  %inc = add i32 %4, 1
  store i32 %inc, i32* @count, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true2, %land.lhs.true, %lor.lhs.false
  ret i32 %result
}

declare void @__fp_within(i32 noundef, i8* noundef) #1

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_robust_mutex_trylock(%struct.mutex.0* noundef %m) #0 {
entry:
  %call = call i32 @lock(%struct.mutex.0* noundef %m, i32 noundef 1) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_robust_mutex_timedlock(%struct.mutex.0* noundef %m, %struct.timespec* noundef %time) #0 {
entry:
  %call = call i32 @lock(%struct.mutex.0* noundef %m, i32 noundef 2) #6
  %cmp = icmp eq i32 %call, 110
  br i1 %cmp, label %land.lhs.true, label %cond.false

land.lhs.true:                                    ; preds = %entry
  %call1 = call i32 @__fp_no_moment.3(%struct.timespec* noundef %time) #6
  %tobool = icmp ne i32 %call1, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %land.lhs.true
  br label %cond.end

cond.false:                                       ; preds = %land.lhs.true, %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ 22, %cond.true ], [ %call, %cond.false ]
  ret i32 %cond
}

; Function Attrs: noinline nounwind
define internal i32 @__fp_no_moment.3(%struct.timespec* noundef %t) #0 {
entry:
  %nanoseconds = getelementptr inbounds %struct.timespec, %struct.timespec* %t, i32 0, i32 1
  %0 = load i64, i64* %nanoseconds, align 8
  %cmp = icmp slt i64 %0, 0
  br i1 %cmp, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %entry
  %nanoseconds1 = getelementptr inbounds %struct.timespec, %struct.timespec* %t, i32 0, i32 1
  %1 = load i64, i64* %nanoseconds1, align 8
  %cmp2 = icmp sge i64 %1, 1000000000
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %entry
  %2 = phi i1 [ true, %entry ], [ %cmp2, %lor.rhs ]
  %lor.ext = zext i1 %2 to i32
  ret i32 %lor.ext
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_robust_mutex_clocklock(%struct.mutex.0* noundef %m, i32 noundef %clock, %struct.timespec* noundef %time) #0 {
entry:
  %call = call i32 @__fp_robust_mutex_timedlock(%struct.mutex.0* noundef %m, %struct.timespec* noundef %time) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_robust_mutex_unlock(%struct.mutex.0* noundef %m) #0 section "fp.robust" {
entry:
  %kind1 = getelementptr inbounds %struct.mutex.0, %struct.mutex.0* %m, i32 0, i32 3
  %0 = load atomic i32, i32* %kind1 monotonic, align 4
  %and = and i32 %0, 16
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %word = getelementptr inbounds %struct.mutex.0, %struct.mutex.0* %m, i32 0, i32 0
  %1 = load atomic i32, i32* %word monotonic, align 4
  %call = call i64 @__fp_thread_self() #6
  %conv = trunc i64 %call to i32
  %cmp = icmp eq i32 %1, %conv
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  call void @forget(%struct.mutex.0* noundef %m) #6
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %call4 = call i32 @unlock(%struct.mutex.0* noundef %m, i32 noundef %0) #6
  call void @__fp_atomic_end() #6
  call void @__fp_full_fence() #6
  %cmp5 = icmp eq i32 %call4, 1
  %2 = zext i1 %cmp5 to i64
  %cond = select i1 %cmp5, i32 1, i32 0
  ret i32 %cond
}

; Function Attrs: noinline nounwind
define internal void @forget(%struct.mutex.0* noundef %m) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %0 = load i32, i32* @count, align 4
  %cmp = icmp ult i32 %i.0, %0
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = zext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds [16 x %struct.mutex.0*], [16 x %struct.mutex.0*]* @held, i64 0, i64 %idxprom
  %1 = load %struct.mutex.0*, %struct.mutex.0** %arrayidx, align 8
  %cmp1 = icmp eq %struct.mutex.0* %1, %m
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %2 = load i32, i32* @count, align 4
  %dec = add i32 %2, -1
  store i32 %dec, i32* @count, align 4
  %3 = load i32, i32* @count, align 4
  %idxprom2 = zext i32 %3 to i64
  %arrayidx3 = getelementptr inbounds [16 x %struct.mutex.0*], [16 x %struct.mutex.0*]* @held, i64 0, i64 %idxprom2
  %4 = load %struct.mutex.0*, %struct.mutex.0** %arrayidx3, align 8
  %idxprom4 = zext i32 %i.0 to i64
  %arrayidx5 = getelementptr inbounds [16 x %struct.mutex.0*], [16 x %struct.mutex.0*]* @held, i64 0, i64 %idxprom4
  store %struct.mutex.0* %4, %struct.mutex.0** %arrayidx5, align 8
  br label %for.end

if.end:                                           ; preds = %for.body
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %inc = add i32 %i.0, 1
  br label %for.cond, !llvm.loop !8

for.end:                                          ; preds = %if.then, %for.cond
  ret void
}

; Function Attrs: noinline nounwind
define internal i32 @unlock(%struct.mutex.0* noundef %m, i32 noundef %kind) #0 section "fp.robust" {
entry:
  %word1 = getelementptr inbounds %struct.mutex.0, %struct.mutex.0* %m, i32 0, i32 0
  %0 = load atomic i32, i32* %word1 monotonic, align 4
  %and = and i32 %0, 1048575
  %call = call i64 @__fp_thread_self() #6
  %conv = trunc i64 %call to i32
  %cmp = icmp ne i32 %and, %conv
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %and3 = and i32 %kind, 19
  %cmp4 = icmp ne i32 %and3, 0
  br i1 %cmp4, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %if.then
  %and6 = and i32 %kind, 19
  %cmp7 = icmp ne i32 %and6, 3
  br label %land.end

land.end:                                         ; preds = %land.rhs, %if.then
  %1 = phi i1 [ false, %if.then ], [ %cmp7, %land.rhs ]
  %land.ext = zext i1 %1 to i32
  call void @__fp_misuse(i32 noundef %land.ext, i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.3.4, i64 0, i64 0)) #6
  br label %return

if.end:                                           ; preds = %entry
  %cmp9 = icmp uge i32 %0, 1048576
  br i1 %cmp9, label %if.then11, label %if.end13

if.then11:                                        ; preds = %if.end
  %word12 = getelementptr inbounds %struct.mutex.0, %struct.mutex.0* %m, i32 0, i32 0
  %sub = sub i32 %0, 1048576
  store atomic i32 %sub, i32* %word12 release, align 4
  br label %return

if.end13:                                         ; preds = %if.end
  %and14 = and i32 %kind, 16
  %tobool = icmp ne i32 %and14, 0
  br i1 %tobool, label %land.lhs.true, label %if.end21

land.lhs.true:                                    ; preds = %if.end13
  %state = getelementptr inbounds %struct.mutex.0, %struct.mutex.0* %m, i32 0, i32 1
  %2 = load atomic i32, i32* %state acquire, align 4
  %cmp16 = icmp eq i32 %2, 1
  br i1 %cmp16, label %if.then18, label %if.end21

if.then18:                                        ; preds = %land.lhs.true
  %state19 = getelementptr inbounds %struct.mutex.0, %struct.mutex.0* %m, i32 0, i32 1
  store atomic i32 2, i32* %state19 release, align 4
  br label %if.end21

if.end21:                                         ; preds = %if.then18, %land.lhs.true, %if.end13
  %word22 = getelementptr inbounds %struct.mutex.0, %struct.mutex.0* %m, i32 0, i32 0
  store atomic i32 0, i32* %word22 release, align 4
  br label %return

return:                                           ; preds = %if.end21, %if.then11, %land.end
  %retval.0 = phi i32 [ 1, %land.end ], [ 16, %if.then11 ], [ 0, %if.end21 ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutex_consistent(%struct.mutex.0* noundef %m) #0 section "fp.robust" {
entry:
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %kind = getelementptr inbounds %struct.mutex.0, %struct.mutex.0* %m, i32 0, i32 3
  %0 = load atomic i32, i32* %kind monotonic, align 4
  %and = and i32 %0, 16
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %word = getelementptr inbounds %struct.mutex.0, %struct.mutex.0* %m, i32 0, i32 0
  %1 = load atomic i32, i32* %word monotonic, align 4
  %and2 = and i32 %1, 1048575
  %call = call i64 @__fp_thread_self() #6
  %conv = trunc i64 %call to i32
  %cmp = icmp eq i32 %and2, %conv
  br i1 %cmp, label %land.lhs.true4, label %if.end

land.lhs.true4:                                   ; preds = %land.lhs.true
  %state = getelementptr inbounds %struct.mutex.0, %struct.mutex.0* %m, i32 0, i32 1
  %2 = load atomic i32, i32* %state acquire, align 4
  %cmp6 = icmp eq i32 %2, 1
  br i1 %cmp6, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true4
  %state8 = getelementptr inbounds %struct.mutex.0, %struct.mutex.0* %m, i32 0, i32 1
  store atomic i32 0, i32* %state8 release, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true4, %land.lhs.true, %entry
  %result.0 = phi i32 [ 0, %if.then ], [ 22, %land.lhs.true4 ], [ 22, %land.lhs.true ], [ 22, %entry ]
  call void @__fp_atomic_end() #6
  call void @__fp_full_fence() #6
  ret i32 %result.0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutex_consistent_np(%struct.mutex.0* noundef %m) #0 {
entry:
  %call = call i32 @pthread_mutex_consistent(%struct.mutex.0* noundef %m) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_robust_release(%struct.mutex.0* noundef %m) #0 section "fp.robust" {
entry:
  %kind1 = getelementptr inbounds %struct.mutex.0, %struct.mutex.0* %m, i32 0, i32 3
  %0 = load atomic i32, i32* %kind1 monotonic, align 4
  %call = call i32 @unlock(%struct.mutex.0* noundef %m, i32 noundef %0) #6
  %cmp = icmp ne i32 %call, 1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %and = and i32 %0, 3
  %cmp2 = icmp eq i32 %and, 2
  br i1 %cmp2, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %if.end
  %and3 = and i32 %0, 16
  %tobool = icmp ne i32 %and3, 0
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %if.end
  %1 = phi i1 [ true, %if.end ], [ %tobool, %lor.rhs ]
  %lor.ext = zext i1 %1 to i32
  call void @__fp_misuse(i32 noundef %lor.ext, i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.7, i64 0, i64 0)) #6
  br label %return

return:                                           ; preds = %lor.end, %if.then
  %retval.0 = phi i32 [ 0, %if.then ], [ 1, %lor.end ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define dso_local void @__fp_robust_forget(%struct.mutex.0* noundef %m) #0 section "fp.robust" {
entry:
  %kind = getelementptr inbounds %struct.mutex.0, %struct.mutex.0* %m, i32 0, i32 3
  %0 = load atomic i32, i32* %kind monotonic, align 4
  %and = and i32 %0, 16
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %word = getelementptr inbounds %struct.mutex.0, %struct.mutex.0* %m, i32 0, i32 0
  %1 = load atomic i32, i32* %word monotonic, align 4
  %call = call i64 @__fp_thread_self() #6
  %conv = trunc i64 %call to i32
  %cmp = icmp eq i32 %1, %conv
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  call void @forget(%struct.mutex.0* noundef %m) #6
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_robust_acquire(%struct.mutex.0* noundef %m) #0 {
entry:
  %call = call i32 @lock(%struct.mutex.0* noundef %m, i32 noundef 0) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local void @__fp_end_robust() #0 section "fp.robust" {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %0 = load i32, i32* @count, align 4
  %cmp = icmp ugt i32 %0, 0
  br i1 %cmp, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %1 = load i32, i32* @count, align 4
  %dec = add i32 %1, -1
  store i32 %dec, i32* @count, align 4
  call void @__fp_full_fence() #6
  %2 = load i32, i32* @count, align 4
  %idxprom = zext i32 %2 to i64
  %arrayidx = getelementptr inbounds [16 x %struct.mutex.0*], [16 x %struct.mutex.0*]* @held, i64 0, i64 %idxprom
  %3 = load %struct.mutex.0*, %struct.mutex.0** %arrayidx, align 8
  %word = getelementptr inbounds %struct.mutex.0, %struct.mutex.0* %3, i32 0, i32 0
  store atomic i32 1048574, i32* %word release, align 4
  call void @__fp_full_fence() #6
  br label %while.cond, !llvm.loop !9

while.end:                                        ; preds = %while.cond
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_condattr_init(i32* noundef %attr) #0 {
entry:
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_condattr_destroy(i32* noundef %attr) #0 {
entry:
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_condattr_setpshared(i32* noundef %attr, i32 noundef %shared) #0 {
entry:
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_condattr_setclock(i32* noundef %attr, i32 noundef %clock) #0 {
entry:
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_cond_init(%struct.cond* noundef %c, i8* noundef %attr) #0 section "fp.init_condition" {
entry:
  %waiting = getelementptr inbounds %struct.cond, %struct.cond* %c, i32 0, i32 0
  store i32 0, i32* %waiting, align 4
  %woken = getelementptr inbounds %struct.cond, %struct.cond* %c, i32 0, i32 1
  store i32 0, i32* %woken, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_cond_destroy(%struct.cond* noundef %c) #0 section "fp.destroy_condition" {
entry:
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %waiting1 = getelementptr inbounds %struct.cond, %struct.cond* %c, i32 0, i32 0
  %0 = load atomic i32, i32* %waiting1 acquire, align 4
  %woken2 = getelementptr inbounds %struct.cond, %struct.cond* %c, i32 0, i32 1
  %1 = load atomic i32, i32* %woken2 acquire, align 4
  call void @in_use(i32 noundef %0, i32 noundef %1) #6
  %cmp = icmp eq i32 %0, 0
  %conv = zext i1 %cmp to i32
  call void @__fp_misuse(i32 noundef %conv, i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.8, i64 0, i64 0)) #6
  %cmp4 = icmp eq i32 %1, 0
  %conv5 = zext i1 %cmp4 to i32
  call void @__fp_await(i32 noundef %conv5) #6
  %waiting6 = getelementptr inbounds %struct.cond, %struct.cond* %c, i32 0, i32 0
  store i32 -1, i32* %waiting6, align 4
  %woken7 = getelementptr inbounds %struct.cond, %struct.cond* %c, i32 0, i32 1
  store i32 -1, i32* %woken7, align 4
  call void @__fp_atomic_end() #6
  call void @__fp_full_fence() #6
  ret i32 0
}

; Function Attrs: noinline nounwind
define internal void @in_use(i32 noundef %waiting, i32 noundef %woken) #0 {
entry:
  %and = and i32 %waiting, %woken
  %cmp = icmp ne i32 %and, -1
  %conv = zext i1 %cmp to i32
  call void @__fp_misuse(i32 noundef %conv, i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.1.9, i64 0, i64 0)) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_cond_wait(%struct.cond* noundef %c, %struct.mutex.0* noundef %m) #0 section "fp.wait" {
entry:
  %call = call i32 @enter(%struct.cond* noundef %c, %struct.mutex.0* noundef %m, i32 noundef 0) #6
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %call1 = call i32 @leave(%struct.cond* noundef %c, %struct.mutex.0* noundef %m, i32 noundef %call, i32 noundef 0) #6
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %call1, %cond.true ], [ 1, %cond.false ]
  ret i32 %cond
}

; Function Attrs: noinline nounwind
define internal i32 @enter(%struct.cond* noundef %c, %struct.mutex.0* noundef %m, i32 noundef %robust) #0 section "fp.condition" {
entry:
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %tobool = icmp ne i32 %robust, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %call = call i32 @__fp_robust_release(%struct.mutex.0* noundef %m) #6
  br label %cond.end

cond.false:                                       ; preds = %entry
  %call1 = call i32 bitcast (i32 (%struct.mutex*)* @__fp_mutex_release to i32 (%struct.mutex.0*)*)(%struct.mutex.0* noundef %m) #6
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %call, %cond.true ], [ %call1, %cond.false ]
  %cmp = icmp eq i32 %cond, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %cond.end
  %waiting2 = getelementptr inbounds %struct.cond, %struct.cond* %c, i32 0, i32 0
  %0 = load atomic i32, i32* %waiting2 acquire, align 4
  %woken3 = getelementptr inbounds %struct.cond, %struct.cond* %c, i32 0, i32 1
  %1 = load atomic i32, i32* %woken3 acquire, align 4
  call void @in_use(i32 noundef %0, i32 noundef %1) #6
  %or = or i32 %0, %1
  %cmp5 = icmp ne i32 %or, -1
  %conv = zext i1 %cmp5 to i32
  call void @__fp_within(i32 noundef %conv, i8* noundef getelementptr inbounds ([74 x i8], [74 x i8]* @.str.2.10, i64 0, i64 0)) #6
  %neg = xor i32 %or, -1
  %add = add i32 %or, 1
  %and = and i32 %neg, %add
  %waiting6 = getelementptr inbounds %struct.cond, %struct.cond* %c, i32 0, i32 0
  %or7 = or i32 %0, %and
  store atomic i32 %or7, i32* %waiting6 release, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %cond.end
  %bit.0 = phi i32 [ %and, %if.then ], [ 0, %cond.end ]
  call void @__fp_atomic_end() #6
  call void @__fp_full_fence() #6
  ret i32 %bit.0
}

; Function Attrs: noinline nounwind
define internal i32 @leave(%struct.cond* noundef %c, %struct.mutex.0* noundef %m, i32 noundef %bit, i32 noundef %timed) #0 {
entry:
  %call = call i32 @woken(%struct.cond* noundef %c, i32 noundef %bit, i32 noundef %timed) #6
  call void @__fp_atomic_begin() #6
  call void bitcast (void (%struct.mutex*)* @__fp_mutex_acquire to void (%struct.mutex.0*)*)(%struct.mutex.0* noundef %m) #6
  call void @__fp_atomic_end() #6
  call void @__fp_full_fence() #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define internal i32 @woken(%struct.cond* noundef %c, i32 noundef %bit, i32 noundef %timed) #0 section "fp.condition" {
entry:
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %woken1 = getelementptr inbounds %struct.cond, %struct.cond* %c, i32 0, i32 1
  %0 = load atomic i32, i32* %woken1 acquire, align 4
  %and = and i32 %0, %bit
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %woken2 = getelementptr inbounds %struct.cond, %struct.cond* %c, i32 0, i32 1
  %neg = xor i32 %bit, -1
  %and3 = and i32 %0, %neg
  store atomic i32 %and3, i32* %woken2 release, align 4
  br label %if.end13

if.else:                                          ; preds = %entry
  %call = call i32 @__fp_spurious() #6
  %tobool4 = icmp ne i32 %timed, 0
  br i1 %tobool4, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %if.else
  %tobool5 = icmp ne i32 %call, 0
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %if.else
  %1 = phi i1 [ true, %if.else ], [ %tobool5, %lor.rhs ]
  %lor.ext = zext i1 %1 to i32
  call void @__fp_await(i32 noundef %lor.ext) #6
  %tobool6 = icmp ne i32 %call, 0
  br i1 %tobool6, label %if.end, label %if.then7

if.then7:                                         ; preds = %lor.end
  br label %if.end

if.end:                                           ; preds = %if.then7, %lor.end
  %result.0 = phi i32 [ 0, %lor.end ], [ 110, %if.then7 ]
  %waiting = getelementptr inbounds %struct.cond, %struct.cond* %c, i32 0, i32 0
  %waiting9 = getelementptr inbounds %struct.cond, %struct.cond* %c, i32 0, i32 0
  %2 = load atomic i32, i32* %waiting9 acquire, align 4
  %neg11 = xor i32 %bit, -1
  %and12 = and i32 %2, %neg11
  store atomic i32 %and12, i32* %waiting release, align 4
  br label %if.end13

if.end13:                                         ; preds = %if.end, %if.then
  %result.1 = phi i32 [ 0, %if.then ], [ %result.0, %if.end ]
  call void @__fp_atomic_end() #6
  call void @__fp_full_fence() #6
  ret i32 %result.1
}

declare i32 @__fp_spurious() #1

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_std_cond_timedwait(%struct.cond* noundef %c, %struct.mutex.0* noundef %m, i8* noundef %time) #0 section "fp.timed_wait" {
entry:
  %call = call i32 @enter(%struct.cond* noundef %c, %struct.mutex.0* noundef %m, i32 noundef 0) #6
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %call1 = call i32 @leave(%struct.cond* noundef %c, %struct.mutex.0* noundef %m, i32 noundef %call, i32 noundef 1) #6
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %call1, %cond.true ], [ 1, %cond.false ]
  ret i32 %cond
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_std_cond_clockwait(%struct.cond* noundef %c, %struct.mutex.0* noundef %m, i32 noundef %clock, i8* noundef %time) #0 {
entry:
  %call = call i32 @__fp_std_cond_timedwait(%struct.cond* noundef %c, %struct.mutex.0* noundef %m, i8* noundef %time) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_cond_timedwait(%struct.cond* noundef %c, %struct.mutex.0* noundef %m, %struct.timespec* noundef %time) #0 {
entry:
  %call = call i32 @__fp_no_moment.11(%struct.timespec* noundef %time) #6
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  br label %cond.end

cond.false:                                       ; preds = %entry
  %0 = bitcast %struct.timespec* %time to i8*
  %call1 = call i32 @__fp_std_cond_timedwait(%struct.cond* noundef %c, %struct.mutex.0* noundef %m, i8* noundef %0) #6
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ 22, %cond.true ], [ %call1, %cond.false ]
  ret i32 %cond
}

; Function Attrs: noinline nounwind
define internal i32 @__fp_no_moment.11(%struct.timespec* noundef %t) #0 {
entry:
  %nanoseconds = getelementptr inbounds %struct.timespec, %struct.timespec* %t, i32 0, i32 1
  %0 = load i64, i64* %nanoseconds, align 8
  %cmp = icmp slt i64 %0, 0
  br i1 %cmp, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %entry
  %nanoseconds1 = getelementptr inbounds %struct.timespec, %struct.timespec* %t, i32 0, i32 1
  %1 = load i64, i64* %nanoseconds1, align 8
  %cmp2 = icmp sge i64 %1, 1000000000
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %entry
  %2 = phi i1 [ true, %entry ], [ %cmp2, %lor.rhs ]
  %lor.ext = zext i1 %2 to i32
  ret i32 %lor.ext
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_cond_clockwait(%struct.cond* noundef %c, %struct.mutex.0* noundef %m, i32 noundef %clock, %struct.timespec* noundef %time) #0 {
entry:
  %call = call i32 @pthread_cond_timedwait(%struct.cond* noundef %c, %struct.mutex.0* noundef %m, %struct.timespec* noundef %time) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_robust_cond_wait(%struct.cond* noundef %c, %struct.mutex.0* noundef %m) #0 {
entry:
  %call = call i32 @wait_robust(%struct.cond* noundef %c, %struct.mutex.0* noundef %m, i32 noundef 0) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define internal i32 @wait_robust(%struct.cond* noundef %c, %struct.mutex.0* noundef %m, i32 noundef %timed) #0 {
entry:
  call void @__fp_robust_forget(%struct.mutex.0* noundef %m) #6
  %call = call i32 @enter(%struct.cond* noundef %c, %struct.mutex.0* noundef %m, i32 noundef 1) #6
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %call1 = call i32 @woken(%struct.cond* noundef %c, i32 noundef %call, i32 noundef %timed) #6
  %call2 = call i32 @__fp_robust_acquire(%struct.mutex.0* noundef %m) #6
  %tobool3 = icmp ne i32 %call2, 0
  br i1 %tobool3, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end
  br label %cond.end

cond.false:                                       ; preds = %if.end
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %call2, %cond.true ], [ %call1, %cond.false ]
  br label %return

return:                                           ; preds = %cond.end, %if.then
  %retval.0 = phi i32 [ %cond, %cond.end ], [ 1, %if.then ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_robust_cond_timedwait(%struct.cond* noundef %c, %struct.mutex.0* noundef %m, %struct.timespec* noundef %time) #0 {
entry:
  %call = call i32 @__fp_no_moment.11(%struct.timespec* noundef %time) #6
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  br label %cond.end

cond.false:                                       ; preds = %entry
  %call1 = call i32 @wait_robust(%struct.cond* noundef %c, %struct.mutex.0* noundef %m, i32 noundef 1) #6
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ 22, %cond.true ], [ %call1, %cond.false ]
  ret i32 %cond
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_robust_cond_clockwait(%struct.cond* noundef %c, %struct.mutex.0* noundef %m, i32 noundef %clock, %struct.timespec* noundef %time) #0 {
entry:
  %call = call i32 @__fp_robust_cond_timedwait(%struct.cond* noundef %c, %struct.mutex.0* noundef %m, %struct.timespec* noundef %time) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_cond_signal(%struct.cond* noundef %c) #0 section "fp.signal" {
entry:
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %waiting1 = getelementptr inbounds %struct.cond, %struct.cond* %c, i32 0, i32 0
  %0 = load atomic i32, i32* %waiting1 acquire, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %if.then, label %if.end11

if.then:                                          ; preds = %entry
  %woken2 = getelementptr inbounds %struct.cond, %struct.cond* %c, i32 0, i32 1
  %1 = load atomic i32, i32* %woken2 acquire, align 4
  call void @in_use(i32 noundef %0, i32 noundef %1) #6
  %sub = sub i32 %0, 1
  %and = and i32 %0, %sub
  %tobool4 = icmp ne i32 %and, 0
  br i1 %tobool4, label %if.then5, label %if.end

if.then5:                                         ; preds = %if.then
  %call = call i32 @__fp_choose32() #6
  %shl = shl i32 1, %call
  %and6 = and i32 %0, %shl
  %cmp = icmp ne i32 %and6, 0
  %conv = zext i1 %cmp to i32
  call void @__fp_assume(i32 noundef %conv) #6
  br label %if.end

if.end:                                           ; preds = %if.then5, %if.then
  %chosen.0 = phi i32 [ %shl, %if.then5 ], [ %0, %if.then ]
  %waiting7 = getelementptr inbounds %struct.cond, %struct.cond* %c, i32 0, i32 0
  %neg = xor i32 %chosen.0, -1
  %and8 = and i32 %0, %neg
  store atomic i32 %and8, i32* %waiting7 release, align 4
  %woken9 = getelementptr inbounds %struct.cond, %struct.cond* %c, i32 0, i32 1
  %or = or i32 %1, %chosen.0
  store atomic i32 %or, i32* %woken9 release, align 4
  br label %if.end11

if.end11:                                         ; preds = %if.end, %entry
  call void @__fp_atomic_end() #6
  call void @__fp_full_fence() #6
  ret i32 0
}

declare i32 @__fp_choose32() #1

declare void @__fp_assume(i32 noundef) #1

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_cond_broadcast(%struct.cond* noundef %c) #0 section "fp.signal" {
entry:
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %waiting1 = getelementptr inbounds %struct.cond, %struct.cond* %c, i32 0, i32 0
  %0 = load atomic i32, i32* %waiting1 acquire, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %woken2 = getelementptr inbounds %struct.cond, %struct.cond* %c, i32 0, i32 1
  %1 = load atomic i32, i32* %woken2 acquire, align 4
  call void @in_use(i32 noundef %0, i32 noundef %1) #6
  %waiting4 = getelementptr inbounds %struct.cond, %struct.cond* %c, i32 0, i32 0
  store atomic i32 0, i32* %waiting4 release, align 4
  %woken5 = getelementptr inbounds %struct.cond, %struct.cond* %c, i32 0, i32 1
  %or = or i32 %1, %0
  store atomic i32 %or, i32* %woken5 release, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call void @__fp_atomic_end() #6
  call void @__fp_full_fence() #6
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_rwlockattr_init(i32* noundef %attr) #0 {
entry:
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_rwlockattr_destroy(i32* noundef %attr) #0 {
entry:
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_rwlockattr_setpshared(i32* noundef %attr, i32 noundef %shared) #0 {
entry:
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_rwlock_init(%struct.cond* noundef %l, i8* noundef %attr) #0 {
entry:
  %state = getelementptr inbounds %struct.cond, %struct.cond* %l, i32 0, i32 0
  store i32 0, i32* %state, align 4
  %written = getelementptr inbounds %struct.cond, %struct.cond* %l, i32 0, i32 1
  store i32 0, i32* %written, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_rwlock_destroy(%struct.cond* noundef %l) #0 {
entry:
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %state = getelementptr inbounds %struct.cond, %struct.cond* %l, i32 0, i32 0
  %0 = load atomic i32, i32* %state monotonic, align 4
  %cmp = icmp eq i32 %0, 0
  %conv = zext i1 %cmp to i32
  call void @__fp_misuse(i32 noundef %conv, i8* noundef getelementptr inbounds ([60 x i8], [60 x i8]* @.str.12, i64 0, i64 0)) #6
  %state1 = getelementptr inbounds %struct.cond, %struct.cond* %l, i32 0, i32 0
  store i32 -1, i32* %state1, align 4
  call void @__fp_atomic_end() #6
  call void @__fp_full_fence() #6
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_rwlock_rdlock(%struct.cond* noundef %l) #0 {
entry:
  %call = call i32 @lock_rw(%struct.cond* noundef %l, i32 noundef 0, i32 noundef 0) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define internal i32 @lock_rw(%struct.cond* noundef %l, i32 noundef %write, i32 noundef %how) #0 {
entry:
  %call = call i64 @__fp_thread_self() #6
  %conv = trunc i64 %call to i32
  %or = or i32 -2147483648, %conv
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %state1 = getelementptr inbounds %struct.cond, %struct.cond* %l, i32 0, i32 0
  %0 = load atomic i32, i32* %state1 monotonic, align 4
  %cmp = icmp ne i32 %0, -1
  %conv2 = zext i1 %cmp to i32
  call void @__fp_misuse(i32 noundef %conv2, i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.10, i64 0, i64 0)) #6
  %tobool = icmp ne i32 %write, 0
  br i1 %tobool, label %land.lhs.true, label %if.else

land.lhs.true:                                    ; preds = %entry
  %cmp3 = icmp eq i32 %0, 0
  br i1 %cmp3, label %if.then, label %if.else

if.then:                                          ; preds = %land.lhs.true
  fence acquire
  %state5 = getelementptr inbounds %struct.cond, %struct.cond* %l, i32 0, i32 0
  store atomic i32 %or, i32* %state5 release, align 4
  br label %if.end35

if.else:                                          ; preds = %land.lhs.true, %entry
  %tobool6 = icmp ne i32 %write, 0
  br i1 %tobool6, label %if.else14, label %land.lhs.true7

land.lhs.true7:                                   ; preds = %if.else
  %and = and i32 %0, -2147483648
  %tobool8 = icmp ne i32 %and, 0
  br i1 %tobool8, label %if.else14, label %if.then9

if.then9:                                         ; preds = %land.lhs.true7
  %written = getelementptr inbounds %struct.cond, %struct.cond* %l, i32 0, i32 1
  %1 = load atomic i32, i32* %written acquire, align 4
  %state11 = getelementptr inbounds %struct.cond, %struct.cond* %l, i32 0, i32 0
  %2 = atomicrmw add i32* %state11, i32 1 monotonic, align 4
  br label %if.end34

if.else14:                                        ; preds = %land.lhs.true7, %if.else
  %cmp15 = icmp eq i32 %how, 1
  br i1 %cmp15, label %if.then17, label %if.else18

if.then17:                                        ; preds = %if.else14
  br label %if.end33

if.else18:                                        ; preds = %if.else14
  %cmp19 = icmp eq i32 %0, %or
  br i1 %cmp19, label %if.then21, label %if.else27

if.then21:                                        ; preds = %if.else18
  %call22 = call i32 @__fp_spurious() #6
  %tobool23 = icmp ne i32 %call22, 0
  br i1 %tobool23, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %if.then21
  %cmp24 = icmp eq i32 %how, 2
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %if.then21
  %3 = phi i1 [ true, %if.then21 ], [ %cmp24, %lor.rhs ]
  %lor.ext = zext i1 %3 to i32
  call void @__fp_await(i32 noundef %lor.ext) #6
  %tobool26 = icmp ne i32 %call22, 0
  %4 = zext i1 %tobool26 to i64
  %cond = select i1 %tobool26, i32 35, i32 110
  br label %if.end32

if.else27:                                        ; preds = %if.else18
  %cmp28 = icmp eq i32 %how, 2
  br i1 %cmp28, label %if.then30, label %if.else31

if.then30:                                        ; preds = %if.else27
  br label %if.end

if.else31:                                        ; preds = %if.else27
  call void @__fp_await(i32 noundef 0) #6
  br label %if.end

if.end:                                           ; preds = %if.else31, %if.then30
  %result.0 = phi i32 [ 110, %if.then30 ], [ 0, %if.else31 ]
  br label %if.end32

if.end32:                                         ; preds = %if.end, %lor.end
  %result.1 = phi i32 [ %cond, %lor.end ], [ %result.0, %if.end ]
  br label %if.end33

if.end33:                                         ; preds = %if.end32, %if.then17
  %result.2 = phi i32 [ 16, %if.then17 ], [ %result.1, %if.end32 ]
  br label %if.end34

if.end34:                                         ; preds = %if.end33, %if.then9
  %result.3 = phi i32 [ %result.2, %if.end33 ], [ 0, %if.then9 ]
  br label %if.end35

if.end35:                                         ; preds = %if.end34, %if.then
  %result.4 = phi i32 [ 0, %if.then ], [ %result.3, %if.end34 ]
  call void @__fp_atomic_end() #6
  call void @__fp_full_fence() #6
  ret i32 %result.4
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_rwlock_wrlock(%struct.cond* noundef %l) #0 {
entry:
  %call = call i32 @lock_rw(%struct.cond* noundef %l, i32 noundef 1, i32 noundef 0) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_rwlock_tryrdlock(%struct.cond* noundef %l) #0 {
entry:
  %call = call i32 @lock_rw(%struct.cond* noundef %l, i32 noundef 0, i32 noundef 1) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_rwlock_trywrlock(%struct.cond* noundef %l) #0 {
entry:
  %call = call i32 @lock_rw(%struct.cond* noundef %l, i32 noundef 1, i32 noundef 1) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_rwlock_timedrdlock(%struct.cond* noundef %l, i8* noundef %time) #0 {
entry:
  %call = call i32 @lock_rw(%struct.cond* noundef %l, i32 noundef 0, i32 noundef 2) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_rwlock_timedwrlock(%struct.cond* noundef %l, i8* noundef %time) #0 {
entry:
  %call = call i32 @lock_rw(%struct.cond* noundef %l, i32 noundef 1, i32 noundef 2) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_rwlock_clockrdlock(%struct.cond* noundef %l, i32 noundef %clock, i8* noundef %time) #0 {
entry:
  %call = call i32 @lock_rw(%struct.cond* noundef %l, i32 noundef 0, i32 noundef 2) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_rwlock_clockwrlock(%struct.cond* noundef %l, i32 noundef %clock, i8* noundef %time) #0 {
entry:
  %call = call i32 @lock_rw(%struct.cond* noundef %l, i32 noundef 1, i32 noundef 2) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_rwlock_timedrdlock(%struct.cond* noundef %l, %struct.timespec* noundef %time) #0 {
entry:
  %call = call i32 @lock_until(%struct.cond* noundef %l, i32 noundef 0, %struct.timespec* noundef %time) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define internal i32 @lock_until(%struct.cond* noundef %l, i32 noundef %write, %struct.timespec* noundef %time) #0 {
entry:
  %call = call i32 @lock_rw(%struct.cond* noundef %l, i32 noundef %write, i32 noundef 2) #6
  %cmp = icmp eq i32 %call, 110
  br i1 %cmp, label %land.lhs.true, label %cond.false

land.lhs.true:                                    ; preds = %entry
  %call1 = call i32 @__fp_no_moment.13(%struct.timespec* noundef %time) #6
  %tobool = icmp ne i32 %call1, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %land.lhs.true
  br label %cond.end

cond.false:                                       ; preds = %land.lhs.true, %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ 22, %cond.true ], [ %call, %cond.false ]
  ret i32 %cond
}

; Function Attrs: noinline nounwind
define internal i32 @__fp_no_moment.13(%struct.timespec* noundef %t) #0 {
entry:
  %nanoseconds = getelementptr inbounds %struct.timespec, %struct.timespec* %t, i32 0, i32 1
  %0 = load i64, i64* %nanoseconds, align 8
  %cmp = icmp slt i64 %0, 0
  br i1 %cmp, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %entry
  %nanoseconds1 = getelementptr inbounds %struct.timespec, %struct.timespec* %t, i32 0, i32 1
  %1 = load i64, i64* %nanoseconds1, align 8
  %cmp2 = icmp sge i64 %1, 1000000000
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %entry
  %2 = phi i1 [ true, %entry ], [ %cmp2, %lor.rhs ]
  %lor.ext = zext i1 %2 to i32
  ret i32 %lor.ext
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_rwlock_timedwrlock(%struct.cond* noundef %l, %struct.timespec* noundef %time) #0 {
entry:
  %call = call i32 @lock_until(%struct.cond* noundef %l, i32 noundef 1, %struct.timespec* noundef %time) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_rwlock_clockrdlock(%struct.cond* noundef %l, i32 noundef %clock, %struct.timespec* noundef %time) #0 {
entry:
  %call = call i32 @lock_until(%struct.cond* noundef %l, i32 noundef 0, %struct.timespec* noundef %time) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_rwlock_clockwrlock(%struct.cond* noundef %l, i32 noundef %clock, %struct.timespec* noundef %time) #0 {
entry:
  %call = call i32 @lock_until(%struct.cond* noundef %l, i32 noundef 1, %struct.timespec* noundef %time) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_rwlock_unlock(%struct.cond* noundef %l) #0 {
entry:
  %call = call i32 @unlock_rw(%struct.cond* noundef %l, i32 noundef 1, i32 noundef 1) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define internal i32 @unlock_rw(%struct.cond* noundef %l, i32 noundef %read, i32 noundef %write) #0 {
entry:
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %state1 = getelementptr inbounds %struct.cond, %struct.cond* %l, i32 0, i32 0
  %0 = load atomic i32, i32* %state1 monotonic, align 4
  %and = and i32 %0, -2147483648
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %tobool2 = icmp ne i32 %write, 0
  br i1 %tobool2, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %if.then
  %call = call i64 @__fp_thread_self() #6
  %conv = trunc i64 %call to i32
  %or = or i32 -2147483648, %conv
  %cmp = icmp eq i32 %0, %or
  br label %land.end

land.end:                                         ; preds = %land.rhs, %if.then
  %1 = phi i1 [ false, %if.then ], [ %cmp, %land.rhs ]
  %land.ext = zext i1 %1 to i32
  call void @__fp_misuse(i32 noundef %land.ext, i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str.11, i64 0, i64 0)) #6
  %written = getelementptr inbounds %struct.cond, %struct.cond* %l, i32 0, i32 1
  store atomic i32 0, i32* %written release, align 4
  %state4 = getelementptr inbounds %struct.cond, %struct.cond* %l, i32 0, i32 0
  store atomic i32 0, i32* %state4 release, align 4
  br label %if.end

if.else:                                          ; preds = %entry
  %tobool6 = icmp ne i32 %read, 0
  br i1 %tobool6, label %land.rhs7, label %land.end10

land.rhs7:                                        ; preds = %if.else
  %cmp8 = icmp ne i32 %0, 0
  br label %land.end10

land.end10:                                       ; preds = %land.rhs7, %if.else
  %2 = phi i1 [ false, %if.else ], [ %cmp8, %land.rhs7 ]
  %land.ext11 = zext i1 %2 to i32
  call void @__fp_misuse(i32 noundef %land.ext11, i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str.12.14, i64 0, i64 0)) #6
  %state12 = getelementptr inbounds %struct.cond, %struct.cond* %l, i32 0, i32 0
  %3 = atomicrmw sub i32* %state12, i32 1 release, align 4
  br label %if.end

if.end:                                           ; preds = %land.end10, %land.end
  call void @__fp_atomic_end() #6
  call void @__fp_full_fence() #6
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_std_rwlock_rdlock(%struct.cond* noundef %l) #0 {
entry:
  %call = call i32 @read_held(%struct.cond* noundef %l, i32 noundef 0) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define internal i32 @read_held(%struct.cond* noundef %l, i32 noundef %how) #0 {
entry:
  %call = call i32 @read_place(%struct.cond* noundef %l) #6
  %cmp = icmp slt i32 %call, 0
  %conv = zext i1 %cmp to i32
  call void @__fp_misuse(i32 noundef %conv, i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.13, i64 0, i64 0)) #6
  %0 = load i32, i32* @__fp_reading, align 4
  %cmp1 = icmp slt i32 %0, 8
  %conv2 = zext i1 %cmp1 to i32
  call void @__fp_within(i32 noundef %conv2, i8* noundef getelementptr inbounds ([64 x i8], [64 x i8]* @.str.14, i64 0, i64 0)) #6
  %call3 = call i32 @lock_rw(%struct.cond* noundef %l, i32 noundef 0, i32 noundef %how) #6
  %cmp4 = icmp eq i32 %call3, 0
  br i1 %cmp4, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = load i32, i32* @__fp_reading, align 4
  %inc = add nsw i32 %1, 1
  store i32 %inc, i32* @__fp_reading, align 4
  %idxprom = sext i32 %1 to i64
  %arrayidx = getelementptr inbounds [8 x %struct.cond*], [8 x %struct.cond*]* @__fp_reads, i64 0, i64 %idxprom
  store %struct.cond* %l, %struct.cond** %arrayidx, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret i32 %call3
}

; Function Attrs: noinline nounwind
define internal i32 @read_place(%struct.cond* noundef %l) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %0 = load i32, i32* @__fp_reading, align 4
  %cmp = icmp slt i32 %i.0, %0
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds [8 x %struct.cond*], [8 x %struct.cond*]* @__fp_reads, i64 0, i64 %idxprom
  %1 = load %struct.cond*, %struct.cond** %arrayidx, align 8
  %cmp1 = icmp eq %struct.cond* %1, %l
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  br label %return

if.end:                                           ; preds = %for.body
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !10

for.end:                                          ; preds = %for.cond
  br label %return

return:                                           ; preds = %for.end, %if.then
  %retval.0 = phi i32 [ %i.0, %if.then ], [ -1, %for.end ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_std_rwlock_wrlock(%struct.cond* noundef %l) #0 {
entry:
  %call = call i32 @write_held(%struct.cond* noundef %l, i32 noundef 0) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define internal i32 @write_held(%struct.cond* noundef %l, i32 noundef %how) #0 {
entry:
  %cmp = icmp eq i32 %how, 0
  br i1 %cmp, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %entry
  %call = call i32 @read_place(%struct.cond* noundef %l) #6
  %cmp1 = icmp slt i32 %call, 0
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %entry
  %0 = phi i1 [ true, %entry ], [ %cmp1, %lor.rhs ]
  %lor.ext = zext i1 %0 to i32
  call void @__fp_misuse(i32 noundef %lor.ext, i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.13, i64 0, i64 0)) #6
  %call2 = call i32 @lock_rw(%struct.cond* noundef %l, i32 noundef 1, i32 noundef %how) #6
  %cmp3 = icmp eq i32 %call2, 0
  br i1 %cmp3, label %if.then, label %if.end

if.then:                                          ; preds = %lor.end
  %1 = load i32, i32* @__fp_writing, align 4
  %inc = add nsw i32 %1, 1
  store i32 %inc, i32* @__fp_writing, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %lor.end
  ret i32 %call2
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_std_rwlock_tryrdlock(%struct.cond* noundef %l) #0 {
entry:
  %call = call i32 @read_held(%struct.cond* noundef %l, i32 noundef 1) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_std_rwlock_trywrlock(%struct.cond* noundef %l) #0 {
entry:
  %call = call i32 @write_held(%struct.cond* noundef %l, i32 noundef 1) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_std_rwlock_timedrdlock(%struct.cond* noundef %l, i8* noundef %time) #0 {
entry:
  %call = call i32 @read_held(%struct.cond* noundef %l, i32 noundef 2) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_std_rwlock_timedwrlock(%struct.cond* noundef %l, i8* noundef %time) #0 {
entry:
  %call = call i32 @write_held(%struct.cond* noundef %l, i32 noundef 2) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_std_rwlock_clockrdlock(%struct.cond* noundef %l, i32 noundef %clock, i8* noundef %time) #0 {
entry:
  %call = call i32 @read_held(%struct.cond* noundef %l, i32 noundef 2) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_std_rwlock_clockwrlock(%struct.cond* noundef %l, i32 noundef %clock, i8* noundef %time) #0 {
entry:
  %call = call i32 @write_held(%struct.cond* noundef %l, i32 noundef 2) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_std_rwlock_unlock(%struct.cond* noundef %l) #0 {
entry:
  %0 = load i32, i32* @__fp_writing, align 4
  %dec = add nsw i32 %0, -1
  store i32 %dec, i32* @__fp_writing, align 4
  %call = call i32 @unlock_rw(%struct.cond* noundef %l, i32 noundef 0, i32 noundef 1) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local void @_ZNSt22__shared_mutex_pthread13unlock_sharedEv(%struct.cond* noundef %l) #0 {
entry:
  %call = call i32 @read_place(%struct.cond* noundef %l) #6
  %cmp = icmp sge i32 %call, 0
  %conv = zext i1 %cmp to i32
  call void @__fp_misuse(i32 noundef %conv, i8* noundef getelementptr inbounds ([58 x i8], [58 x i8]* @.str.1.15, i64 0, i64 0)) #6
  %0 = load i32, i32* @__fp_reading, align 4
  %dec = add nsw i32 %0, -1
  store i32 %dec, i32* @__fp_reading, align 4
  %idxprom = sext i32 %dec to i64
  %arrayidx = getelementptr inbounds [8 x %struct.cond*], [8 x %struct.cond*]* @__fp_reads, i64 0, i64 %idxprom
  %1 = load %struct.cond*, %struct.cond** %arrayidx, align 8
  %idxprom1 = sext i32 %call to i64
  %arrayidx2 = getelementptr inbounds [8 x %struct.cond*], [8 x %struct.cond*]* @__fp_reads, i64 0, i64 %idxprom1
  store %struct.cond* %1, %struct.cond** %arrayidx2, align 8
  %call3 = call i32 @unlock_rw(%struct.cond* noundef %l, i32 noundef 1, i32 noundef 0) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @__fp_end_rwlocks() #0 {
entry:
  %0 = load i32, i32* @__fp_reading, align 4
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %entry
  %1 = load i32, i32* @__fp_writing, align 4
  %cmp1 = icmp eq i32 %1, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %2 = phi i1 [ false, %entry ], [ %cmp1, %land.rhs ]
  %land.ext = zext i1 %2 to i32
  call void @__fp_misuse(i32 noundef %land.ext, i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @.str.2.16, i64 0, i64 0)) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @__fp_std_rwlock_gone(%struct.cond* noundef %l) #0 {
entry:
  %state = getelementptr inbounds %struct.cond, %struct.cond* %l, i32 0, i32 0
  %0 = load atomic i32, i32* %state monotonic, align 4
  %cmp = icmp eq i32 %0, 0
  %conv = zext i1 %cmp to i32
  call void @__fp_misuse(i32 noundef %conv, i8* noundef getelementptr inbounds ([47 x i8], [47 x i8]* @.str.3.17, i64 0, i64 0)) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_spin_init(i32* noundef %s, i32 noundef %shared) #0 {
entry:
  store i32 0, i32* %s, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_spin_destroy(i32* noundef %s) #0 {
entry:
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %0 = load atomic i32, i32* %s monotonic, align 4
  %cmp = icmp eq i32 %0, 0
  %conv = zext i1 %cmp to i32
  call void @__fp_misuse(i32 noundef %conv, i8* noundef getelementptr inbounds ([53 x i8], [53 x i8]* @.str.4.18, i64 0, i64 0)) #6
  store i32 -1, i32* %s, align 4
  call void @__fp_atomic_end() #6
  call void @__fp_full_fence() #6
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_spin_lock(i32* noundef %s) #0 {
entry:
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %0 = load atomic i32, i32* %s acquire, align 4
  %cmp = icmp ne i32 %0, -1
  %conv = zext i1 %cmp to i32
  call void @__fp_misuse(i32 noundef %conv, i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.5.19, i64 0, i64 0)) #6
  %cmp1 = icmp eq i32 %0, 0
  %conv2 = zext i1 %cmp1 to i32
  call void @__fp_await(i32 noundef %conv2) #6
  %call = call i64 @__fp_thread_self() #6
  %conv3 = trunc i64 %call to i32
  store atomic i32 %conv3, i32* %s release, align 4
  call void @__fp_atomic_end() #6
  call void @__fp_full_fence() #6
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_spin_trylock(i32* noundef %s) #0 {
entry:
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %0 = load atomic i32, i32* %s monotonic, align 4
  %cmp = icmp ne i32 %0, -1
  %conv = zext i1 %cmp to i32
  call void @__fp_misuse(i32 noundef %conv, i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.5.19, i64 0, i64 0)) #6
  %cmp1 = icmp eq i32 %0, 0
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  fence acquire
  %call = call i64 @__fp_thread_self() #6
  %conv3 = trunc i64 %call to i32
  store atomic i32 %conv3, i32* %s release, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %result.0 = phi i32 [ 0, %if.then ], [ 16, %entry ]
  call void @__fp_atomic_end() #6
  call void @__fp_full_fence() #6
  ret i32 %result.0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_spin_unlock(i32* noundef %s) #0 {
entry:
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %0 = load atomic i32, i32* %s monotonic, align 4
  %call = call i64 @__fp_thread_self() #6
  %conv = trunc i64 %call to i32
  %cmp = icmp eq i32 %0, %conv
  %conv1 = zext i1 %cmp to i32
  call void @__fp_misuse(i32 noundef %conv1, i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.6.20, i64 0, i64 0)) #6
  store atomic i32 0, i32* %s release, align 4
  call void @__fp_atomic_end() #6
  call void @__fp_full_fence() #6
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_barrierattr_init(i32* noundef %attr) #0 {
entry:
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_barrierattr_destroy(i32* noundef %attr) #0 {
entry:
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_barrierattr_setpshared(i32* noundef %attr, i32 noundef %shared) #0 {
entry:
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_barrier_init(%struct.barrier* noundef %b, i8* noundef %attr, i32 noundef %count) #0 {
entry:
  %cmp = icmp eq i32 %count, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %arrived = getelementptr inbounds %struct.barrier, %struct.barrier* %b, i32 0, i32 1
  store i32 0, i32* %arrived, align 4
  %round = getelementptr inbounds %struct.barrier, %struct.barrier* %b, i32 0, i32 2
  store i32 0, i32* %round, align 4
  %leaving = getelementptr inbounds %struct.barrier, %struct.barrier* %b, i32 0, i32 3
  store i32 0, i32* %leaving, align 4
  %count1 = getelementptr inbounds %struct.barrier, %struct.barrier* %b, i32 0, i32 0
  store i32 %count, i32* %count1, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  %retval.0 = phi i32 [ 22, %if.then ], [ 0, %if.end ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_barrier_destroy(%struct.barrier* noundef %b) #0 {
entry:
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %count = getelementptr inbounds %struct.barrier, %struct.barrier* %b, i32 0, i32 0
  %0 = load atomic i32, i32* %count acquire, align 4
  %cmp = icmp ne i32 %0, 0
  %conv = zext i1 %cmp to i32
  call void @__fp_misuse(i32 noundef %conv, i8* noundef getelementptr inbounds ([58 x i8], [58 x i8]* @.str.7.21, i64 0, i64 0)) #6
  %arrived = getelementptr inbounds %struct.barrier, %struct.barrier* %b, i32 0, i32 1
  %1 = load atomic i32, i32* %arrived acquire, align 4
  %cmp2 = icmp eq i32 %1, 0
  %conv3 = zext i1 %cmp2 to i32
  call void @__fp_misuse(i32 noundef %conv3, i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.8.22, i64 0, i64 0)) #6
  %leaving = getelementptr inbounds %struct.barrier, %struct.barrier* %b, i32 0, i32 3
  %2 = load atomic i32, i32* %leaving acquire, align 4
  %cmp5 = icmp eq i32 %2, 0
  %conv6 = zext i1 %cmp5 to i32
  call void @__fp_await(i32 noundef %conv6) #6
  %count7 = getelementptr inbounds %struct.barrier, %struct.barrier* %b, i32 0, i32 0
  store i32 0, i32* %count7, align 4
  call void @__fp_atomic_end() #6
  call void @__fp_full_fence() #6
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_barrier_wait(%struct.barrier* noundef %b) #0 {
entry:
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %arrived1 = getelementptr inbounds %struct.barrier, %struct.barrier* %b, i32 0, i32 1
  %0 = load atomic i32, i32* %arrived1 acquire, align 4
  %add = add i32 %0, 1
  %round2 = getelementptr inbounds %struct.barrier, %struct.barrier* %b, i32 0, i32 2
  %1 = load atomic i32, i32* %round2 acquire, align 4
  %count4 = getelementptr inbounds %struct.barrier, %struct.barrier* %b, i32 0, i32 0
  %2 = load atomic i32, i32* %count4 acquire, align 4
  %cmp = icmp ne i32 %2, 0
  %conv = zext i1 %cmp to i32
  call void @__fp_misuse(i32 noundef %conv, i8* noundef getelementptr inbounds ([70 x i8], [70 x i8]* @.str.9, i64 0, i64 0)) #6
  %cmp6 = icmp eq i32 %add, %2
  %conv7 = zext i1 %cmp6 to i32
  %tobool = icmp ne i32 %conv7, 0
  br i1 %tobool, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %arrived8 = getelementptr inbounds %struct.barrier, %struct.barrier* %b, i32 0, i32 1
  store atomic i32 0, i32* %arrived8 release, align 4
  %round9 = getelementptr inbounds %struct.barrier, %struct.barrier* %b, i32 0, i32 2
  %add11 = add i32 %1, 1
  store atomic i32 %add11, i32* %round9 release, align 4
  %leaving = getelementptr inbounds %struct.barrier, %struct.barrier* %b, i32 0, i32 3
  %leaving13 = getelementptr inbounds %struct.barrier, %struct.barrier* %b, i32 0, i32 3
  %3 = load atomic i32, i32* %leaving13 acquire, align 4
  %add15 = add i32 %3, %2
  %sub = sub i32 %add15, 1
  store atomic i32 %sub, i32* %leaving release, align 4
  br label %if.end

if.else:                                          ; preds = %entry
  %arrived16 = getelementptr inbounds %struct.barrier, %struct.barrier* %b, i32 0, i32 1
  store atomic i32 %add, i32* %arrived16 release, align 4
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  call void @__fp_atomic_end() #6
  call void @__fp_full_fence() #6
  %tobool18 = icmp ne i32 %conv7, 0
  br i1 %tobool18, label %if.then19, label %if.end20

if.then19:                                        ; preds = %if.end
  br label %return

if.end20:                                         ; preds = %if.end
  call void @__fp_atomic_begin() #6
  %round21 = getelementptr inbounds %struct.barrier, %struct.barrier* %b, i32 0, i32 2
  %4 = load atomic i32, i32* %round21 acquire, align 4
  %cmp23 = icmp ne i32 %4, %1
  %conv24 = zext i1 %cmp23 to i32
  call void @__fp_await(i32 noundef %conv24) #6
  %leaving25 = getelementptr inbounds %struct.barrier, %struct.barrier* %b, i32 0, i32 3
  %leaving27 = getelementptr inbounds %struct.barrier, %struct.barrier* %b, i32 0, i32 3
  %5 = load atomic i32, i32* %leaving27 acquire, align 4
  %sub29 = sub i32 %5, 1
  store atomic i32 %sub29, i32* %leaving25 release, align 4
  call void @__fp_atomic_end() #6
  call void @__fp_full_fence() #6
  br label %return

return:                                           ; preds = %if.end20, %if.then19
  %retval.0 = phi i32 [ -1, %if.then19 ], [ 0, %if.end20 ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define dso_local i32 @sem_init(%struct.semaphore* noundef %s, i32 noundef %shared, i32 noundef %value) #0 {
entry:
  %cmp = icmp ugt i32 %value, 2147483647
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call = call i32 @sem_result(i32 noundef 22) #6
  br label %return

if.end:                                           ; preds = %entry
  %value1 = getelementptr inbounds %struct.semaphore, %struct.semaphore* %s, i32 0, i32 0
  store i32 %value, i32* %value1, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  %retval.0 = phi i32 [ %call, %if.then ], [ 0, %if.end ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define internal i32 @sem_result(i32 noundef %error) #0 {
entry:
  %cmp = icmp eq i32 %error, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %call = call i32* @__errno_location() #6
  store i32 %error, i32* %call, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  %retval.0 = phi i32 [ 0, %if.then ], [ -1, %if.end ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define dso_local i32 @sem_destroy(%struct.semaphore* noundef %s) #0 {
entry:
  call void @__fp_full_fence() #6
  %value = getelementptr inbounds %struct.semaphore, %struct.semaphore* %s, i32 0, i32 0
  store i32 -1, i32* %value, align 4
  call void @__fp_full_fence() #6
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @sem_wait(%struct.semaphore* noundef %s) #0 {
entry:
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %call = call i32 @sem_value(%struct.semaphore* noundef %s) #6
  %cmp = icmp ugt i32 %call, 0
  %conv = zext i1 %cmp to i32
  call void @__fp_await(i32 noundef %conv) #6
  %value1 = getelementptr inbounds %struct.semaphore, %struct.semaphore* %s, i32 0, i32 0
  %0 = atomicrmw sub i32* %value1, i32 1 acquire, align 4
  call void @__fp_atomic_end() #6
  call void @__fp_full_fence() #6
  ret i32 0
}

; Function Attrs: noinline nounwind
define internal i32 @sem_value(%struct.semaphore* noundef %s) #0 {
entry:
  %value1 = getelementptr inbounds %struct.semaphore, %struct.semaphore* %s, i32 0, i32 0
  %0 = load atomic i32, i32* %value1 monotonic, align 4
  %cmp = icmp ne i32 %0, -1
  %conv = zext i1 %cmp to i32
  call void @__fp_misuse(i32 noundef %conv, i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.15, i64 0, i64 0)) #6
  ret i32 %0
}

; Function Attrs: noinline nounwind
define dso_local i32 @sem_trywait(%struct.semaphore* noundef %s) #0 {
entry:
  %call = call i32 @sem_try(%struct.semaphore* noundef %s, i32 noundef 11) #6
  %call1 = call i32 @sem_result(i32 noundef %call) #6
  ret i32 %call1
}

; Function Attrs: noinline nounwind
define internal i32 @sem_try(%struct.semaphore* noundef %s, i32 noundef %otherwise) #0 {
entry:
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %call = call i32 @sem_value(%struct.semaphore* noundef %s) #6
  %cmp = icmp ugt i32 %call, 0
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %value1 = getelementptr inbounds %struct.semaphore, %struct.semaphore* %s, i32 0, i32 0
  %0 = atomicrmw sub i32* %value1, i32 1 acquire, align 4
  br label %if.end

if.else:                                          ; preds = %entry
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  %result.0 = phi i32 [ 0, %if.then ], [ %otherwise, %if.else ]
  call void @__fp_atomic_end() #6
  call void @__fp_full_fence() #6
  ret i32 %result.0
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_std_sem_timedwait(%struct.semaphore* noundef %s, i8* noundef %time) #0 {
entry:
  %call = call i32 @sem_try(%struct.semaphore* noundef %s, i32 noundef 110) #6
  %call1 = call i32 @sem_result(i32 noundef %call) #6
  ret i32 %call1
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_std_sem_clockwait(%struct.semaphore* noundef %s, i32 noundef %clock, i8* noundef %time) #0 {
entry:
  %call = call i32 @sem_try(%struct.semaphore* noundef %s, i32 noundef 110) #6
  %call1 = call i32 @sem_result(i32 noundef %call) #6
  ret i32 %call1
}

; Function Attrs: noinline nounwind
define dso_local i32 @sem_timedwait(%struct.semaphore* noundef %s, %struct.timespec* noundef %time) #0 {
entry:
  %call = call i32 @sem_try(%struct.semaphore* noundef %s, i32 noundef 110) #6
  %cmp = icmp eq i32 %call, 110
  br i1 %cmp, label %land.lhs.true, label %cond.false

land.lhs.true:                                    ; preds = %entry
  %call1 = call i32 @__fp_no_moment.13(%struct.timespec* noundef %time) #6
  %tobool = icmp ne i32 %call1, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %land.lhs.true
  br label %cond.end

cond.false:                                       ; preds = %land.lhs.true, %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ 22, %cond.true ], [ %call, %cond.false ]
  %call2 = call i32 @sem_result(i32 noundef %cond) #6
  ret i32 %call2
}

; Function Attrs: noinline nounwind
define dso_local i32 @sem_clockwait(%struct.semaphore* noundef %s, i32 noundef %clock, %struct.timespec* noundef %time) #0 {
entry:
  %call = call i32 @sem_timedwait(%struct.semaphore* noundef %s, %struct.timespec* noundef %time) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @sem_post(%struct.semaphore* noundef %s) #0 {
entry:
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %call = call i32 @sem_value(%struct.semaphore* noundef %s) #6
  %cmp = icmp eq i32 %call, 2147483647
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  br label %if.end

if.else:                                          ; preds = %entry
  %value = getelementptr inbounds %struct.semaphore, %struct.semaphore* %s, i32 0, i32 0
  %0 = atomicrmw add i32* %value, i32 1 release, align 4
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  %result.0 = phi i32 [ 75, %if.then ], [ 0, %if.else ]
  call void @__fp_atomic_end() #6
  call void @__fp_full_fence() #6
  %call1 = call i32 @sem_result(i32 noundef %result.0) #6
  ret i32 %call1
}

; Function Attrs: noinline nounwind
define dso_local i32 @sem_getvalue(%struct.semaphore* noundef %s, i32* noundef %value) #0 {
entry:
  call void @__fp_full_fence() #6
  %call = call i32 @sem_value(%struct.semaphore* noundef %s) #6
  store i32 %call, i32* %value, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local void @__fp_end_told() #0 {
entry:
  %call = call i64 @__fp_thread_self() #6
  %arrayidx = getelementptr inbounds [512 x i8], [512 x i8]* @ended, i64 0, i64 %call
  store atomic i8 1, i8* %arrayidx release, align 1
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_pthread_create(i64* noundef %thread, %struct.semaphore* noundef %attr, i8* (i8*)* noundef %start, i8* noundef %argument) #0 {
entry:
  %call = call i64 @__fp_thread_new() #6
  store i64 %call, i64* %thread, align 8
  %tobool = icmp ne %struct.semaphore* %attr, null
  br i1 %tobool, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %detached = getelementptr inbounds %struct.semaphore, %struct.semaphore* %attr, i32 0, i32 0
  %0 = load i32, i32* %detached, align 4
  %cmp = icmp eq i32 %0, 1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  %arrayidx = getelementptr inbounds [512 x i8], [512 x i8]* @gone, i64 0, i64 %call
  store atomic i8 1, i8* %arrayidx release, align 1
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  call void @__fp_thread_begin() #6
  call void @__fp_full_fence() #6
  %1 = bitcast i8* (i8*)* %start to i8*
  call void @__fp_thread_start(i64 noundef %call, i8* noundef %1, i8* noundef %argument) #6
  call void @__fp_full_fence() #6
  ret i32 0
}

declare i64 @__fp_thread_new() #1

declare void @__fp_thread_begin() #1

declare void @__fp_thread_start(i64 noundef, i8* noundef, i8* noundef) #1

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_pthread_create_any(i64* noundef %thread, %struct.semaphore* noundef %attr, i8* (i8*)* noundef %start, i8* noundef %argument) #0 {
entry:
  %call = call i8* @__fp_malloc(i64 noundef 16, i64 noundef 16, i32 noundef 0) #6
  %0 = bitcast i8* %call to %struct.start*
  %function = getelementptr inbounds %struct.start, %struct.start* %0, i32 0, i32 0
  store i8* (i8*)* %start, i8* (i8*)** %function, align 8
  %argument1 = getelementptr inbounds %struct.start, %struct.start* %0, i32 0, i32 1
  store i8* %argument, i8** %argument1, align 8
  %1 = bitcast %struct.start* %0 to i8*
  %call2 = call i32 @__fp_pthread_create(i64* noundef %thread, %struct.semaphore* noundef %attr, i8* (i8*)* noundef @__fp_run_any, i8* noundef %1) #6
  ret i32 %call2
}

declare i8* @__fp_malloc(i64 noundef, i64 noundef, i32 noundef) #1

; Function Attrs: noinline nounwind
define internal i8* @__fp_run_any(i8* noundef %pointer) #0 {
entry:
  %0 = bitcast i8* %pointer to %struct.start*
  %function1 = getelementptr inbounds %struct.start, %struct.start* %0, i32 0, i32 0
  %1 = load i8* (i8*)*, i8* (i8*)** %function1, align 8
  %argument2 = getelementptr inbounds %struct.start, %struct.start* %0, i32 0, i32 1
  %2 = load i8*, i8** %argument2, align 8
  %3 = bitcast %struct.start* %0 to i8*
  call void @__fp_free(i8* noundef %3) #6
  call void @__fp_full_fence() #6
  %call = call i8* %1(i8* noundef %2) #6
  call void @__fp_thread_end() #6
  ret i8* %call
}

declare void @__fp_free(i8* noundef) #1

declare void @__fp_thread_end() #1

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_join(i64 noundef %thread, i8** noundef %value) #0 {
entry:
  call void @__fp_full_fence() #6
  %call = call i8* @__fp_thread_join(i64 noundef %thread) #6
  call void @__fp_full_fence() #6
  %tobool = icmp ne i8** %value, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i8* %call, i8** %value, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret i32 0
}

declare i8* @__fp_thread_join(i64 noundef) #1

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_pthread_join_once(i64 noundef %thread, i8** noundef %value) #0 {
entry:
  call void @let_go(i64 noundef %thread) #6
  %call = call i32 @pthread_join(i64 noundef %thread, i8** noundef %value) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define internal void @let_go(i64 noundef %thread) #0 {
entry:
  %cmp = icmp uge i64 %thread, 512
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %arrayidx = getelementptr inbounds [512 x i8], [512 x i8]* @gone, i64 0, i64 %thread
  %0 = load atomic i8, i8* %arrayidx acquire, align 1
  %conv = zext i8 %0 to i32
  %cmp1 = icmp eq i32 %conv, 0
  %conv2 = zext i1 %cmp1 to i32
  call void @__fp_misuse(i32 noundef %conv2, i8* noundef getelementptr inbounds ([66 x i8], [66 x i8]* @.str.1.23, i64 0, i64 0)) #6
  %arrayidx3 = getelementptr inbounds [512 x i8], [512 x i8]* @gone, i64 0, i64 %thread
  store atomic i8 1, i8* %arrayidx3 release, align 1
  call void @__fp_atomic_end() #6
  call void @__fp_full_fence() #6
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_detach(i64 noundef %thread) #0 {
entry:
  call void @let_go(i64 noundef %thread) #6
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_tryjoin_np(i64 noundef %thread, i8** noundef %value) #0 {
entry:
  call void @__fp_full_fence() #6
  %cmp = icmp ult i64 %thread, 512
  br i1 %cmp, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %arrayidx = getelementptr inbounds [512 x i8], [512 x i8]* @ended, i64 0, i64 %thread
  %0 = load atomic i8, i8* %arrayidx acquire, align 1
  %tobool = icmp ne i8 %0, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %land.lhs.true
  br label %return

if.end:                                           ; preds = %land.lhs.true, %entry
  %call = call i32 @__fp_pthread_join_once(i64 noundef %thread, i8** noundef %value) #6
  br label %return

return:                                           ; preds = %if.end, %if.then
  %retval.0 = phi i32 [ %call, %if.end ], [ 16, %if.then ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_setname_np(i64 noundef %thread, i8* noundef %name) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp slt i32 %i.0, 16
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i8, i8* %name, i64 %idxprom
  %0 = load i8, i8* %arrayidx, align 1
  %tobool = icmp ne i8 %0, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %for.body
  br label %return

if.end:                                           ; preds = %for.body
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !11

for.end:                                          ; preds = %for.cond
  br label %return

return:                                           ; preds = %for.end, %if.then
  %retval.0 = phi i32 [ 0, %if.then ], [ 34, %for.end ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define dso_local i64 @pthread_self() #0 {
entry:
  %call = call i64 @__fp_thread_self() #6
  ret i64 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_equal(i64 noundef %a, i64 noundef %b) #0 {
entry:
  %cmp = icmp eq i64 %a, %b
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

; Function Attrs: noinline nounwind
define dso_local void @pthread_exit(i8* noundef %value) #0 {
entry:
  call void @__fp_thread_unwind(i8* noundef %value) #6
  call void @__fp_thread_end() #6
  call void @__fp_thread_exit(i8* noundef %value) #6
  ret void
}

declare void @__fp_thread_unwind(i8* noundef) #1

declare void @__fp_thread_exit(i8* noundef) #1

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_attr_init(%struct.semaphore* noundef %attr) #0 {
entry:
  %detached = getelementptr inbounds %struct.semaphore, %struct.semaphore* %attr, i32 0, i32 0
  store i32 0, i32* %detached, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_attr_destroy(%struct.semaphore* noundef %attr) #0 {
entry:
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_attr_setdetachstate(%struct.semaphore* noundef %attr, i32 noundef %state) #0 {
entry:
  %cmp = icmp ne i32 %state, 0
  br i1 %cmp, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %cmp1 = icmp ne i32 %state, 1
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  br label %return

if.end:                                           ; preds = %land.lhs.true, %entry
  %detached = getelementptr inbounds %struct.semaphore, %struct.semaphore* %attr, i32 0, i32 0
  store i32 %state, i32* %detached, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  %retval.0 = phi i32 [ 22, %if.then ], [ 0, %if.end ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_attr_getdetachstate(%struct.semaphore* noundef %attr, i32* noundef %state) #0 {
entry:
  %detached = getelementptr inbounds %struct.semaphore, %struct.semaphore* %attr, i32 0, i32 0
  %0 = load i32, i32* %detached, align 4
  store i32 %0, i32* %state, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_attr_setstacksize(%struct.semaphore* noundef %attr, i64 noundef %size) #0 {
entry:
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_attr_setguardsize(%struct.semaphore* noundef %attr, i64 noundef %size) #0 {
entry:
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_attr_setscope(%struct.semaphore* noundef %attr, i32 noundef %scope) #0 {
entry:
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_attr_setinheritsched(%struct.semaphore* noundef %attr, i32 noundef %inherit) #0 {
entry:
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_attr_setschedpolicy(%struct.semaphore* noundef %attr, i32 noundef %policy) #0 {
entry:
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_attr_setschedparam(%struct.semaphore* noundef %attr, i8* noundef %param) #0 {
entry:
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_setconcurrency(i32 noundef %level) #0 {
entry:
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_once(i32* noundef %control, void ()* noundef %function) #0 {
entry:
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %0 = load atomic i32, i32* %control acquire, align 4
  %cmp = icmp ne i32 %0, 1
  %conv = zext i1 %cmp to i32
  call void @__fp_await(i32 noundef %conv) #6
  %cmp1 = icmp eq i32 %0, 0
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store atomic i32 1, i32* %control release, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call void @__fp_atomic_end() #6
  call void @__fp_full_fence() #6
  %cmp3 = icmp eq i32 %0, 0
  br i1 %cmp3, label %if.then5, label %if.end7

if.then5:                                         ; preds = %if.end
  call void %function() #6
  call void @__fp_full_fence() #6
  store atomic i32 2, i32* %control release, align 4
  call void @__fp_full_fence() #6
  br label %if.end7

if.end7:                                          ; preds = %if.then5, %if.end
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_key_create(i32* noundef %key, void (i8*)* noundef %destructor) #0 {
entry:
  %.atomictmp4 = alloca void (i8*)*, align 8
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %0 = load atomic i32, i32* @any_keys acquire, align 4
  %cmp = icmp ult i32 %0, 32
  %conv = zext i1 %cmp to i32
  call void @__fp_within(i32 noundef %conv, i8* noundef getelementptr inbounds ([49 x i8], [49 x i8]* @.str.24, i64 0, i64 0)) #6
  %idxprom = zext i32 %0 to i64
  %arrayidx = getelementptr inbounds [32 x %struct.anon], [32 x %struct.anon]* @keys, i64 0, i64 %idxprom
  %used = getelementptr inbounds %struct.anon, %struct.anon* %arrayidx, i32 0, i32 0
  store atomic i32 1, i32* %used release, align 16
  %idxprom1 = zext i32 %0 to i64
  %arrayidx2 = getelementptr inbounds [32 x %struct.anon], [32 x %struct.anon]* @keys, i64 0, i64 %idxprom1
  %destructor3 = getelementptr inbounds %struct.anon, %struct.anon* %arrayidx2, i32 0, i32 1
  store void (i8*)* %destructor, void (i8*)** %.atomictmp4, align 8
  %1 = bitcast void (i8*)** %destructor3 to i64*
  %2 = bitcast void (i8*)** %.atomictmp4 to i64*
  %3 = load i64, i64* %2, align 8
  store atomic i64 %3, i64* %1 release, align 8
  %add = add i32 %0, 1
  store atomic i32 %add, i32* @any_keys release, align 4
  call void @__fp_atomic_end() #6
  call void @__fp_full_fence() #6
  store i32 %0, i32* %key, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_key_delete(i32 noundef %key) #0 {
entry:
  %.atomictmp6 = alloca void (i8*)*, align 8
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %cmp = icmp ult i32 %key, 32
  br i1 %cmp, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %idxprom = zext i32 %key to i64
  %arrayidx = getelementptr inbounds [32 x %struct.anon], [32 x %struct.anon]* @keys, i64 0, i64 %idxprom
  %used = getelementptr inbounds %struct.anon, %struct.anon* %arrayidx, i32 0, i32 0
  %0 = load atomic i32, i32* %used acquire, align 16
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  %idxprom1 = zext i32 %key to i64
  %arrayidx2 = getelementptr inbounds [32 x %struct.anon], [32 x %struct.anon]* @keys, i64 0, i64 %idxprom1
  %used3 = getelementptr inbounds %struct.anon, %struct.anon* %arrayidx2, i32 0, i32 0
  store atomic i32 0, i32* %used3 release, align 16
  %idxprom4 = zext i32 %key to i64
  %arrayidx5 = getelementptr inbounds [32 x %struct.anon], [32 x %struct.anon]* @keys, i64 0, i64 %idxprom4
  %destructor = getelementptr inbounds %struct.anon, %struct.anon* %arrayidx5, i32 0, i32 1
  store void (i8*)* null, void (i8*)** %.atomictmp6, align 8
  %1 = bitcast void (i8*)** %destructor to i64*
  %2 = bitcast void (i8*)** %.atomictmp6 to i64*
  %3 = load i64, i64* %2, align 8
  store atomic i64 %3, i64* %1 release, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  %result.0 = phi i32 [ 0, %if.then ], [ 22, %land.lhs.true ], [ 22, %entry ]
  call void @__fp_atomic_end() #6
  call void @__fp_full_fence() #6
  ret i32 %result.0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_setspecific(i32 noundef %key, i8* noundef %value) #0 {
entry:
  %cmp = icmp uge i32 %key, 32
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %idxprom = zext i32 %key to i64
  %arrayidx = getelementptr inbounds [32 x i8*], [32 x i8*]* @values, i64 0, i64 %idxprom
  store i8* %value, i8** %arrayidx, align 8
  br label %return

return:                                           ; preds = %if.end, %if.then
  %retval.0 = phi i32 [ 22, %if.then ], [ 0, %if.end ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define dso_local i8* @pthread_getspecific(i32 noundef %key) #0 {
entry:
  %cmp = icmp ult i32 %key, 32
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %idxprom = zext i32 %key to i64
  %arrayidx = getelementptr inbounds [32 x i8*], [32 x i8*]* @values, i64 0, i64 %idxprom
  %0 = load i8*, i8** %arrayidx, align 8
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i8* [ %0, %cond.true ], [ null, %cond.false ]
  ret i8* %cond
}

; Function Attrs: noinline nounwind
define dso_local void @__fp_end_keys() #0 {
entry:
  %atomic-temp7 = alloca void (i8*)*, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc16, %entry
  %round.0 = phi i32 [ 0, %entry ], [ %inc17, %for.inc16 ]
  %cmp = icmp slt i32 %round.0, 4
  br i1 %cmp, label %for.body, label %for.end18

for.body:                                         ; preds = %for.cond
  %0 = load atomic i32, i32* @any_keys acquire, align 4
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %i.0 = phi i32 [ 0, %for.body ], [ %inc, %for.inc ]
  %again.0 = phi i32 [ 0, %for.body ], [ %again.2, %for.inc ]
  %cmp2 = icmp ult i32 %i.0, %0
  br i1 %cmp2, label %for.body3, label %for.end

for.body3:                                        ; preds = %for.cond1
  %idxprom = zext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds [32 x i8*], [32 x i8*]* @values, i64 0, i64 %idxprom
  %1 = load i8*, i8** %arrayidx, align 8
  %tobool = icmp ne i8* %1, null
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %for.body3
  br label %for.inc

if.end:                                           ; preds = %for.body3
  %idxprom4 = zext i32 %i.0 to i64
  %arrayidx5 = getelementptr inbounds [32 x %struct.anon], [32 x %struct.anon]* @keys, i64 0, i64 %idxprom4
  %destructor6 = getelementptr inbounds %struct.anon, %struct.anon* %arrayidx5, i32 0, i32 1
  %2 = bitcast void (i8*)** %destructor6 to i64*
  %3 = bitcast void (i8*)** %atomic-temp7 to i64*
  %4 = load atomic i64, i64* %2 acquire, align 8
  store i64 %4, i64* %3, align 8
  %5 = bitcast i64* %3 to void (i8*)**
  %6 = load void (i8*)*, void (i8*)** %5, align 8
  %idxprom8 = zext i32 %i.0 to i64
  %arrayidx9 = getelementptr inbounds [32 x i8*], [32 x i8*]* @values, i64 0, i64 %idxprom8
  store i8* null, i8** %arrayidx9, align 8
  %tobool10 = icmp ne void (i8*)* %6, null
  br i1 %tobool10, label %if.then11, label %if.end12

if.then11:                                        ; preds = %if.end
  call void %6(i8* noundef %1) #6
  br label %if.end12

if.end12:                                         ; preds = %if.then11, %if.end
  %again.1 = phi i32 [ 1, %if.then11 ], [ %again.0, %if.end ]
  br label %for.inc

for.inc:                                          ; preds = %if.end12, %if.then
  %again.2 = phi i32 [ %again.1, %if.end12 ], [ %again.0, %if.then ]
  %inc = add i32 %i.0, 1
  br label %for.cond1, !llvm.loop !12

for.end:                                          ; preds = %for.cond1
  %tobool13 = icmp ne i32 %again.0, 0
  br i1 %tobool13, label %if.end15, label %if.then14

if.then14:                                        ; preds = %for.end
  br label %for.end18

if.end15:                                         ; preds = %for.end
  br label %for.inc16

for.inc16:                                        ; preds = %if.end15
  %inc17 = add nsw i32 %round.0, 1
  br label %for.cond, !llvm.loop !13

for.end18:                                        ; preds = %if.then14, %for.cond
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_thrd_create(i64* noundef %thread, i32 (i8*)* noundef %start, i8* noundef %argument) #0 {
entry:
  %call = call i64 @__fp_thread_new() #6
  store i64 %call, i64* %thread, align 8
  call void @__fp_thread_begin() #6
  call void @__fp_full_fence() #6
  %0 = bitcast i32 (i8*)* %start to i8*
  call void @__fp_thread_start(i64 noundef %call, i8* noundef %0, i8* noundef %argument) #6
  call void @__fp_full_fence() #6
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_thrd_create_any(i64* noundef %thread, i32 (i8*)* noundef %start, i8* noundef %argument) #0 {
entry:
  %call = call i8* @__fp_malloc(i64 noundef 16, i64 noundef 16, i32 noundef 0) #6
  %0 = bitcast i8* %call to %struct.start.5*
  %function = getelementptr inbounds %struct.start.5, %struct.start.5* %0, i32 0, i32 0
  store i32 (i8*)* %start, i32 (i8*)** %function, align 8
  %argument1 = getelementptr inbounds %struct.start.5, %struct.start.5* %0, i32 0, i32 1
  store i8* %argument, i8** %argument1, align 8
  %1 = bitcast %struct.start.5* %0 to i8*
  %call2 = call i32 @__fp_thrd_create(i64* noundef %thread, i32 (i8*)* noundef @__fp_run_c11, i8* noundef %1) #6
  ret i32 %call2
}

; Function Attrs: noinline nounwind
define internal i32 @__fp_run_c11(i8* noundef %pointer) #0 {
entry:
  %0 = bitcast i8* %pointer to %struct.start.5*
  %function1 = getelementptr inbounds %struct.start.5, %struct.start.5* %0, i32 0, i32 0
  %1 = load i32 (i8*)*, i32 (i8*)** %function1, align 8
  %argument2 = getelementptr inbounds %struct.start.5, %struct.start.5* %0, i32 0, i32 1
  %2 = load i8*, i8** %argument2, align 8
  %3 = bitcast %struct.start.5* %0 to i8*
  call void @__fp_free(i8* noundef %3) #6
  call void @__fp_full_fence() #6
  %call = call i32 %1(i8* noundef %2) #6
  call void @__fp_thread_end() #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @thrd_join(i64 noundef %thread, i32* noundef %value) #0 {
entry:
  call void @__fp_full_fence() #6
  %call = call i8* @__fp_thread_join(i64 noundef %thread) #6
  call void @__fp_full_fence() #6
  %tobool = icmp ne i32* %value, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %0 = ptrtoint i8* %call to i64
  %conv = trunc i64 %0 to i32
  store i32 %conv, i32* %value, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_thrd_join_once(i64 noundef %thread, i32* noundef %value) #0 {
entry:
  %result = alloca i8*, align 8
  %call = call i32 @__fp_pthread_join_once(i64 noundef %thread, i8** noundef %result) #6
  %tobool = icmp ne i32* %value, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %0 = load i8*, i8** %result, align 8
  %1 = ptrtoint i8* %0 to i64
  %conv = trunc i64 %1 to i32
  store i32 %conv, i32* %value, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @thrd_detach(i64 noundef %thread) #0 {
entry:
  %call = call i32 @pthread_detach(i64 noundef %thread) #6
  %call1 = call i32 @answer(i32 noundef %call) #6
  ret i32 %call1
}

; Function Attrs: noinline nounwind
define internal i32 @answer(i32 noundef %error) #0 {
entry:
  %cmp = icmp eq i32 %error, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %cmp1 = icmp eq i32 %error, 16
  br i1 %cmp1, label %if.then2, label %if.end3

if.then2:                                         ; preds = %if.end
  br label %return

if.end3:                                          ; preds = %if.end
  %cmp4 = icmp eq i32 %error, 110
  br i1 %cmp4, label %if.then5, label %if.end6

if.then5:                                         ; preds = %if.end3
  br label %return

if.end6:                                          ; preds = %if.end3
  %cmp7 = icmp eq i32 %error, 12
  %0 = zext i1 %cmp7 to i64
  %cond = select i1 %cmp7, i32 3, i32 2
  br label %return

return:                                           ; preds = %if.end6, %if.then5, %if.then2, %if.then
  %retval.0 = phi i32 [ 0, %if.then ], [ 1, %if.then2 ], [ 4, %if.then5 ], [ %cond, %if.end6 ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define dso_local i64 @thrd_current() #0 {
entry:
  %call = call i64 @__fp_thread_self() #6
  ret i64 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @thrd_equal(i64 noundef %a, i64 noundef %b) #0 {
entry:
  %cmp = icmp eq i64 %a, %b
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

; Function Attrs: noinline nounwind
define dso_local void @thrd_exit(i32 noundef %value) #0 {
entry:
  %conv = zext i32 %value to i64
  %0 = inttoptr i64 %conv to i8*
  call void @pthread_exit(i8* noundef %0) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i32 @mtx_init(%struct.mutex* noundef %m, i32 noundef %type) #0 {
entry:
  %kind = alloca i32, align 4
  %and = and i32 %type, 1
  %tobool = icmp ne i32 %and, 0
  %0 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 1, i32 0
  store i32 %cond, i32* %kind, align 4
  %call = call i32 @pthread_mutex_init(%struct.mutex* noundef %m, i32* noundef %kind) #6
  %call1 = call i32 @answer(i32 noundef %call) #6
  ret i32 %call1
}

; Function Attrs: noinline nounwind
define dso_local void @mtx_destroy(%struct.mutex* noundef %m) #0 {
entry:
  %call = call i32 @pthread_mutex_destroy(%struct.mutex* noundef %m) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i32 @mtx_lock(%struct.mutex* noundef %m) #0 {
entry:
  %call = call i32 @pthread_mutex_lock(%struct.mutex* noundef %m) #6
  %call1 = call i32 @answer(i32 noundef %call) #6
  ret i32 %call1
}

; Function Attrs: noinline nounwind
define dso_local i32 @mtx_trylock(%struct.mutex* noundef %m) #0 {
entry:
  %call = call i32 @pthread_mutex_trylock(%struct.mutex* noundef %m) #6
  %call1 = call i32 @answer(i32 noundef %call) #6
  ret i32 %call1
}

; Function Attrs: noinline nounwind
define dso_local i32 @mtx_timedlock(%struct.mutex* noundef %m, i8* noundef %time) #0 {
entry:
  %call = call i32 bitcast (i32 (%struct.mutex*, %struct.timespec*)* @pthread_mutex_timedlock to i32 (%struct.mutex*, i8*)*)(%struct.mutex* noundef %m, i8* noundef %time) #6
  %call1 = call i32 @answer(i32 noundef %call) #6
  ret i32 %call1
}

; Function Attrs: noinline nounwind
define dso_local i32 @mtx_unlock(%struct.mutex* noundef %m) #0 {
entry:
  %call = call i32 @pthread_mutex_unlock(%struct.mutex* noundef %m) #6
  %call1 = call i32 @answer(i32 noundef %call) #6
  ret i32 %call1
}

; Function Attrs: noinline nounwind
define dso_local i32 @cnd_init(%struct.cond* noundef %c) #0 {
entry:
  %call = call i32 @pthread_cond_init(%struct.cond* noundef %c, i8* noundef null) #6
  %call1 = call i32 @answer(i32 noundef %call) #6
  ret i32 %call1
}

; Function Attrs: noinline nounwind
define dso_local void @cnd_destroy(%struct.cond* noundef %c) #0 {
entry:
  %call = call i32 @pthread_cond_destroy(%struct.cond* noundef %c) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i32 @cnd_wait(%struct.cond* noundef %c, %struct.mutex* noundef %m) #0 {
entry:
  %call = call i32 bitcast (i32 (%struct.cond*, %struct.mutex.0*)* @pthread_cond_wait to i32 (%struct.cond*, %struct.mutex*)*)(%struct.cond* noundef %c, %struct.mutex* noundef %m) #6
  %call1 = call i32 @answer(i32 noundef %call) #6
  ret i32 %call1
}

; Function Attrs: noinline nounwind
define dso_local i32 @cnd_timedwait(%struct.cond* noundef %c, %struct.mutex* noundef %m, i8* noundef %time) #0 {
entry:
  %call = call i32 bitcast (i32 (%struct.cond*, %struct.mutex.0*, %struct.timespec*)* @pthread_cond_timedwait to i32 (%struct.cond*, %struct.mutex*, i8*)*)(%struct.cond* noundef %c, %struct.mutex* noundef %m, i8* noundef %time) #6
  %call1 = call i32 @answer(i32 noundef %call) #6
  ret i32 %call1
}

; Function Attrs: noinline nounwind
define dso_local i32 @cnd_signal(%struct.cond* noundef %c) #0 {
entry:
  %call = call i32 @pthread_cond_signal(%struct.cond* noundef %c) #6
  %call1 = call i32 @answer(i32 noundef %call) #6
  ret i32 %call1
}

; Function Attrs: noinline nounwind
define dso_local i32 @cnd_broadcast(%struct.cond* noundef %c) #0 {
entry:
  %call = call i32 @pthread_cond_broadcast(%struct.cond* noundef %c) #6
  %call1 = call i32 @answer(i32 noundef %call) #6
  ret i32 %call1
}

; Function Attrs: noinline nounwind
define dso_local void @call_once(i32* noundef %flag, void ()* noundef %function) #0 {
entry:
  %call = call i32 @pthread_once(i32* noundef %flag, void ()* noundef %function) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i32 @tss_create(i32* noundef %key, void (i8*)* noundef %destructor) #0 {
entry:
  %call = call i32 @pthread_key_create(i32* noundef %key, void (i8*)* noundef %destructor) #6
  %call1 = call i32 @answer(i32 noundef %call) #6
  ret i32 %call1
}

; Function Attrs: noinline nounwind
define dso_local void @tss_delete(i32 noundef %key) #0 {
entry:
  %call = call i32 @pthread_key_delete(i32 noundef %key) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i32 @tss_set(i32 noundef %key, i8* noundef %value) #0 {
entry:
  %call = call i32 @pthread_setspecific(i32 noundef %key, i8* noundef %value) #6
  %call1 = call i32 @answer(i32 noundef %call) #6
  ret i32 %call1
}

; Function Attrs: noinline nounwind
define dso_local i8* @tss_get(i32 noundef %key) #0 {
entry:
  %call = call i8* @pthread_getspecific(i32 noundef %key) #6
  ret i8* %call
}

; Function Attrs: noinline nounwind
define dso_local i32* @__errno_location() #0 {
entry:
  ret i32* @error_number
}

; Function Attrs: noinline nounwind
define dso_local i64 @strlen(i8* noundef %s) #0 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %n.0 = phi i64 [ 0, %entry ], [ %inc, %while.body ]
  %arrayidx = getelementptr inbounds i8, i8* %s, i64 %n.0
  %0 = load i8, i8* %arrayidx, align 1
  %tobool = icmp ne i8 %0, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %inc = add i64 %n.0, 1
  br label %while.cond, !llvm.loop !14

while.end:                                        ; preds = %while.cond
  ret i64 %n.0
}

; Function Attrs: noinline nounwind
define dso_local i64 @strnlen(i8* noundef %s, i64 noundef %max) #0 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %n.0 = phi i64 [ 0, %entry ], [ %inc, %while.body ]
  %cmp = icmp ult i64 %n.0, %max
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %arrayidx = getelementptr inbounds i8, i8* %s, i64 %n.0
  %0 = load i8, i8* %arrayidx, align 1
  %conv = sext i8 %0 to i32
  %tobool = icmp ne i32 %conv, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %1 = phi i1 [ false, %while.cond ], [ %tobool, %land.rhs ]
  br i1 %1, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %inc = add i64 %n.0, 1
  br label %while.cond, !llvm.loop !15

while.end:                                        ; preds = %land.end
  ret i64 %n.0
}

; Function Attrs: noinline nounwind
define dso_local i8* @strcpy(i8* noundef %to, i8* noundef %from) #0 {
entry:
  br label %do.body

do.body:                                          ; preds = %do.cond, %entry
  %i.0 = phi i64 [ 0, %entry ], [ %inc, %do.cond ]
  %arrayidx = getelementptr inbounds i8, i8* %from, i64 %i.0
  %0 = load i8, i8* %arrayidx, align 1
  %arrayidx1 = getelementptr inbounds i8, i8* %to, i64 %i.0
  store i8 %0, i8* %arrayidx1, align 1
  br label %do.cond

do.cond:                                          ; preds = %do.body
  %inc = add i64 %i.0, 1
  %arrayidx2 = getelementptr inbounds i8, i8* %from, i64 %i.0
  %1 = load i8, i8* %arrayidx2, align 1
  %tobool = icmp ne i8 %1, 0
  br i1 %tobool, label %do.body, label %do.end, !llvm.loop !16

do.end:                                           ; preds = %do.cond
  call void @apart(i8* noundef %to, i64 noundef %inc, i8* noundef %from, i64 noundef %inc) #6
  ret i8* %to
}

; Function Attrs: noinline nounwind
define internal void @apart(i8* noundef %to, i64 noundef %written, i8* noundef %from, i64 noundef %read) #0 {
entry:
  %add.ptr = getelementptr inbounds i8, i8* %to, i64 %written
  %cmp = icmp ule i8* %add.ptr, %from
  br i1 %cmp, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %entry
  %add.ptr1 = getelementptr inbounds i8, i8* %from, i64 %read
  %cmp2 = icmp ule i8* %add.ptr1, %to
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %entry
  %0 = phi i1 [ true, %entry ], [ %cmp2, %lor.rhs ]
  %lor.ext = zext i1 %0 to i32
  call void @__fp_memory_misuse(i32 noundef %lor.ext, i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str.27, i64 0, i64 0)) #6
  ret void
}

declare void @__fp_memory_misuse(i32 noundef, i8* noundef) #1

; Function Attrs: noinline nounwind
define dso_local i8* @stpcpy(i8* noundef %to, i8* noundef %from) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i64 [ 0, %entry ], [ %inc, %for.inc ]
  %arrayidx = getelementptr inbounds i8, i8* %from, i64 %i.0
  %0 = load i8, i8* %arrayidx, align 1
  %arrayidx1 = getelementptr inbounds i8, i8* %to, i64 %i.0
  store i8 %0, i8* %arrayidx1, align 1
  %tobool = icmp ne i8 %0, 0
  br i1 %tobool, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add i64 %i.0, 1
  br label %for.cond, !llvm.loop !17

for.end:                                          ; preds = %for.cond
  %add = add i64 %i.0, 1
  %add2 = add i64 %i.0, 1
  call void @apart(i8* noundef %to, i64 noundef %add, i8* noundef %from, i64 noundef %add2) #6
  %add.ptr = getelementptr inbounds i8, i8* %to, i64 %i.0
  ret i8* %add.ptr
}

; Function Attrs: noinline nounwind
define dso_local i8* @strncpy(i8* noundef %to, i8* noundef %from, i64 noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i64 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp ult i64 %i.0, %n
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond
  %arrayidx = getelementptr inbounds i8, i8* %from, i64 %i.0
  %0 = load i8, i8* %arrayidx, align 1
  %conv = sext i8 %0 to i32
  %tobool = icmp ne i32 %conv, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond
  %1 = phi i1 [ false, %for.cond ], [ %tobool, %land.rhs ]
  br i1 %1, label %for.body, label %for.end

for.body:                                         ; preds = %land.end
  %arrayidx1 = getelementptr inbounds i8, i8* %from, i64 %i.0
  %2 = load i8, i8* %arrayidx1, align 1
  %arrayidx2 = getelementptr inbounds i8, i8* %to, i64 %i.0
  store i8 %2, i8* %arrayidx2, align 1
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add i64 %i.0, 1
  br label %for.cond, !llvm.loop !18

for.end:                                          ; preds = %land.end
  call void @apart(i8* noundef %to, i64 noundef %i.0, i8* noundef %from, i64 noundef %i.0) #6
  br label %for.cond3

for.cond3:                                        ; preds = %for.inc8, %for.end
  %i.1 = phi i64 [ %i.0, %for.end ], [ %inc9, %for.inc8 ]
  %cmp4 = icmp ult i64 %i.1, %n
  br i1 %cmp4, label %for.body6, label %for.end10

for.body6:                                        ; preds = %for.cond3
  %arrayidx7 = getelementptr inbounds i8, i8* %to, i64 %i.1
  store i8 0, i8* %arrayidx7, align 1
  br label %for.inc8

for.inc8:                                         ; preds = %for.body6
  %inc9 = add i64 %i.1, 1
  br label %for.cond3, !llvm.loop !19

for.end10:                                        ; preds = %for.cond3
  ret i8* %to
}

; Function Attrs: noinline nounwind
define dso_local i8* @strcat(i8* noundef %to, i8* noundef %from) #0 {
entry:
  %call = call i64 @strlen(i8* noundef %to) #6
  br label %do.body

do.body:                                          ; preds = %do.cond, %entry
  %i.0 = phi i64 [ 0, %entry ], [ %inc, %do.cond ]
  %arrayidx = getelementptr inbounds i8, i8* %from, i64 %i.0
  %0 = load i8, i8* %arrayidx, align 1
  %add = add i64 %call, %i.0
  %arrayidx1 = getelementptr inbounds i8, i8* %to, i64 %add
  store i8 %0, i8* %arrayidx1, align 1
  br label %do.cond

do.cond:                                          ; preds = %do.body
  %inc = add i64 %i.0, 1
  %arrayidx2 = getelementptr inbounds i8, i8* %from, i64 %i.0
  %1 = load i8, i8* %arrayidx2, align 1
  %tobool = icmp ne i8 %1, 0
  br i1 %tobool, label %do.body, label %do.end, !llvm.loop !20

do.end:                                           ; preds = %do.cond
  %add3 = add i64 %call, %inc
  call void @apart(i8* noundef %to, i64 noundef %add3, i8* noundef %from, i64 noundef %inc) #6
  ret i8* %to
}

; Function Attrs: noinline nounwind
define dso_local i8* @strncat(i8* noundef %to, i8* noundef %from, i64 noundef %n) #0 {
entry:
  %call = call i64 @strlen(i8* noundef %to) #6
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i64 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp ult i64 %i.0, %n
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond
  %arrayidx = getelementptr inbounds i8, i8* %from, i64 %i.0
  %0 = load i8, i8* %arrayidx, align 1
  %conv = sext i8 %0 to i32
  %tobool = icmp ne i32 %conv, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond
  %1 = phi i1 [ false, %for.cond ], [ %tobool, %land.rhs ]
  br i1 %1, label %for.body, label %for.end

for.body:                                         ; preds = %land.end
  %arrayidx1 = getelementptr inbounds i8, i8* %from, i64 %i.0
  %2 = load i8, i8* %arrayidx1, align 1
  %add = add i64 %call, %i.0
  %arrayidx2 = getelementptr inbounds i8, i8* %to, i64 %add
  store i8 %2, i8* %arrayidx2, align 1
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add i64 %i.0, 1
  br label %for.cond, !llvm.loop !21

for.end:                                          ; preds = %land.end
  %add3 = add i64 %call, %i.0
  %arrayidx4 = getelementptr inbounds i8, i8* %to, i64 %add3
  store i8 0, i8* %arrayidx4, align 1
  %add5 = add i64 %call, %i.0
  %add6 = add i64 %add5, 1
  call void @apart(i8* noundef %to, i64 noundef %add6, i8* noundef %from, i64 noundef %i.0) #6
  ret i8* %to
}

; Function Attrs: noinline nounwind
define dso_local i32 @strcmp(i8* noundef %a, i8* noundef %b) #0 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %b.addr.0 = phi i8* [ %b, %entry ], [ %incdec.ptr4, %while.body ]
  %a.addr.0 = phi i8* [ %a, %entry ], [ %incdec.ptr, %while.body ]
  %0 = load i8, i8* %a.addr.0, align 1
  %conv = sext i8 %0 to i32
  %tobool = icmp ne i32 %conv, 0
  br i1 %tobool, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %1 = load i8, i8* %a.addr.0, align 1
  %conv1 = sext i8 %1 to i32
  %2 = load i8, i8* %b.addr.0, align 1
  %conv2 = sext i8 %2 to i32
  %cmp = icmp eq i32 %conv1, %conv2
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %3 = phi i1 [ false, %while.cond ], [ %cmp, %land.rhs ]
  br i1 %3, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %incdec.ptr = getelementptr inbounds i8, i8* %a.addr.0, i32 1
  %incdec.ptr4 = getelementptr inbounds i8, i8* %b.addr.0, i32 1
  br label %while.cond, !llvm.loop !22

while.end:                                        ; preds = %land.end
  %4 = load i8, i8* %a.addr.0, align 1
  %conv5 = zext i8 %4 to i32
  %5 = load i8, i8* %b.addr.0, align 1
  %conv6 = zext i8 %5 to i32
  %sub = sub nsw i32 %conv5, %conv6
  ret i32 %sub
}

; Function Attrs: noinline nounwind
define dso_local i32 @strncmp(i8* noundef %a, i8* noundef %b, i64 noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %n.addr.0 = phi i64 [ %n, %entry ], [ %dec, %for.inc ]
  %b.addr.0 = phi i8* [ %b, %entry ], [ %incdec.ptr6, %for.inc ]
  %a.addr.0 = phi i8* [ %a, %entry ], [ %incdec.ptr, %for.inc ]
  %tobool = icmp ne i64 %n.addr.0, 0
  br i1 %tobool, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %0 = load i8, i8* %a.addr.0, align 1
  %conv = sext i8 %0 to i32
  %1 = load i8, i8* %b.addr.0, align 1
  %conv1 = sext i8 %1 to i32
  %cmp = icmp ne i32 %conv, %conv1
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %for.body
  %2 = load i8, i8* %a.addr.0, align 1
  %tobool3 = icmp ne i8 %2, 0
  br i1 %tobool3, label %if.end, label %if.then

if.then:                                          ; preds = %lor.lhs.false, %for.body
  %3 = load i8, i8* %a.addr.0, align 1
  %conv4 = zext i8 %3 to i32
  %4 = load i8, i8* %b.addr.0, align 1
  %conv5 = zext i8 %4 to i32
  %sub = sub nsw i32 %conv4, %conv5
  br label %return

if.end:                                           ; preds = %lor.lhs.false
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %dec = add i64 %n.addr.0, -1
  %incdec.ptr = getelementptr inbounds i8, i8* %a.addr.0, i32 1
  %incdec.ptr6 = getelementptr inbounds i8, i8* %b.addr.0, i32 1
  br label %for.cond, !llvm.loop !23

for.end:                                          ; preds = %for.cond
  br label %return

return:                                           ; preds = %for.end, %if.then
  %retval.0 = phi i32 [ %sub, %if.then ], [ 0, %for.end ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define dso_local i32 @strncasecmp(i8* noundef %a, i8* noundef %b, i64 noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %n.addr.0 = phi i64 [ %n, %entry ], [ %dec, %for.inc ]
  %b.addr.0 = phi i8* [ %b, %entry ], [ %incdec.ptr5, %for.inc ]
  %a.addr.0 = phi i8* [ %a, %entry ], [ %incdec.ptr, %for.inc ]
  %tobool = icmp ne i64 %n.addr.0, 0
  br i1 %tobool, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %0 = load i8, i8* %a.addr.0, align 1
  %call = call i32 @lower(i8 noundef signext %0) #6
  %1 = load i8, i8* %b.addr.0, align 1
  %call1 = call i32 @lower(i8 noundef signext %1) #6
  %cmp = icmp ne i32 %call, %call1
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %for.body
  %2 = load i8, i8* %a.addr.0, align 1
  %tobool2 = icmp ne i8 %2, 0
  br i1 %tobool2, label %if.end, label %if.then

if.then:                                          ; preds = %lor.lhs.false, %for.body
  %3 = load i8, i8* %a.addr.0, align 1
  %call3 = call i32 @lower(i8 noundef signext %3) #6
  %4 = load i8, i8* %b.addr.0, align 1
  %call4 = call i32 @lower(i8 noundef signext %4) #6
  %sub = sub nsw i32 %call3, %call4
  br label %return

if.end:                                           ; preds = %lor.lhs.false
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %dec = add i64 %n.addr.0, -1
  %incdec.ptr = getelementptr inbounds i8, i8* %a.addr.0, i32 1
  %incdec.ptr5 = getelementptr inbounds i8, i8* %b.addr.0, i32 1
  br label %for.cond, !llvm.loop !24

for.end:                                          ; preds = %for.cond
  br label %return

return:                                           ; preds = %for.end, %if.then
  %retval.0 = phi i32 [ %sub, %if.then ], [ 0, %for.end ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define internal i32 @lower(i8 noundef signext %c) #0 {
entry:
  %conv = sext i8 %c to i32
  %cmp = icmp sge i32 %conv, 65
  br i1 %cmp, label %land.lhs.true, label %cond.false

land.lhs.true:                                    ; preds = %entry
  %conv2 = sext i8 %c to i32
  %cmp3 = icmp sle i32 %conv2, 90
  br i1 %cmp3, label %cond.true, label %cond.false

cond.true:                                        ; preds = %land.lhs.true
  %conv5 = sext i8 %c to i32
  %sub = sub nsw i32 %conv5, 65
  %add = add nsw i32 %sub, 97
  br label %cond.end

cond.false:                                       ; preds = %land.lhs.true, %entry
  %conv6 = zext i8 %c to i32
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %add, %cond.true ], [ %conv6, %cond.false ]
  ret i32 %cond
}

; Function Attrs: noinline nounwind
define dso_local i32 @strcasecmp(i8* noundef %a, i8* noundef %b) #0 {
entry:
  %call = call i32 @strncasecmp(i8* noundef %a, i8* noundef %b, i64 noundef -1) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @strcoll(i8* noundef %a, i8* noundef %b) #0 {
entry:
  %call = call i32 @strcmp(i8* noundef %a, i8* noundef %b) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i8* @strchr(i8* noundef %s, i32 noundef %c) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %s.addr.0 = phi i8* [ %s, %entry ], [ %incdec.ptr, %for.inc ]
  %0 = load i8, i8* %s.addr.0, align 1
  %conv = sext i8 %0 to i32
  %conv1 = trunc i32 %c to i8
  %conv2 = sext i8 %conv1 to i32
  %cmp = icmp eq i32 %conv, %conv2
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %for.cond
  br label %return

if.end:                                           ; preds = %for.cond
  %1 = load i8, i8* %s.addr.0, align 1
  %tobool = icmp ne i8 %1, 0
  br i1 %tobool, label %if.end5, label %if.then4

if.then4:                                         ; preds = %if.end
  br label %return

if.end5:                                          ; preds = %if.end
  br label %for.inc

for.inc:                                          ; preds = %if.end5
  %incdec.ptr = getelementptr inbounds i8, i8* %s.addr.0, i32 1
  br label %for.cond

return:                                           ; preds = %if.then4, %if.then
  %retval.0 = phi i8* [ %s.addr.0, %if.then ], [ null, %if.then4 ]
  ret i8* %retval.0
}

; Function Attrs: noinline nounwind
define dso_local i8* @strrchr(i8* noundef %s, i32 noundef %c) #0 {
entry:
  br label %do.body

do.body:                                          ; preds = %do.cond, %entry
  %found.0 = phi i8* [ null, %entry ], [ %found.1, %do.cond ]
  %s.addr.0 = phi i8* [ %s, %entry ], [ %incdec.ptr, %do.cond ]
  %0 = load i8, i8* %s.addr.0, align 1
  %conv = sext i8 %0 to i32
  %conv1 = trunc i32 %c to i8
  %conv2 = sext i8 %conv1 to i32
  %cmp = icmp eq i32 %conv, %conv2
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %do.body
  br label %if.end

if.end:                                           ; preds = %if.then, %do.body
  %found.1 = phi i8* [ %s.addr.0, %if.then ], [ %found.0, %do.body ]
  br label %do.cond

do.cond:                                          ; preds = %if.end
  %incdec.ptr = getelementptr inbounds i8, i8* %s.addr.0, i32 1
  %1 = load i8, i8* %s.addr.0, align 1
  %tobool = icmp ne i8 %1, 0
  br i1 %tobool, label %do.body, label %do.end, !llvm.loop !25

do.end:                                           ; preds = %do.cond
  ret i8* %found.1
}

; Function Attrs: noinline nounwind
define dso_local i8* @strstr(i8* noundef %s, i8* noundef %what) #0 {
entry:
  %call = call i64 @strlen(i8* noundef %what) #6
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %s.addr.0 = phi i8* [ %s, %entry ], [ %incdec.ptr, %for.inc ]
  %call1 = call i32 @strncmp(i8* noundef %s.addr.0, i8* noundef %what, i64 noundef %call) #6
  %tobool = icmp ne i32 %call1, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %for.cond
  br label %return

if.end:                                           ; preds = %for.cond
  %0 = load i8, i8* %s.addr.0, align 1
  %tobool2 = icmp ne i8 %0, 0
  br i1 %tobool2, label %if.end4, label %if.then3

if.then3:                                         ; preds = %if.end
  br label %return

if.end4:                                          ; preds = %if.end
  br label %for.inc

for.inc:                                          ; preds = %if.end4
  %incdec.ptr = getelementptr inbounds i8, i8* %s.addr.0, i32 1
  br label %for.cond

return:                                           ; preds = %if.then3, %if.then
  %retval.0 = phi i8* [ null, %if.then3 ], [ %s.addr.0, %if.then ]
  ret i8* %retval.0
}

; Function Attrs: noinline nounwind
define dso_local i64 @strspn(i8* noundef %s, i8* noundef %set) #0 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %n.0 = phi i64 [ 0, %entry ], [ %inc, %while.body ]
  %arrayidx = getelementptr inbounds i8, i8* %s, i64 %n.0
  %0 = load i8, i8* %arrayidx, align 1
  %conv = sext i8 %0 to i32
  %tobool = icmp ne i32 %conv, 0
  br i1 %tobool, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %arrayidx1 = getelementptr inbounds i8, i8* %s, i64 %n.0
  %1 = load i8, i8* %arrayidx1, align 1
  %conv2 = sext i8 %1 to i32
  %call = call i8* @strchr(i8* noundef %set, i32 noundef %conv2) #6
  %tobool3 = icmp ne i8* %call, null
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %2 = phi i1 [ false, %while.cond ], [ %tobool3, %land.rhs ]
  br i1 %2, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %inc = add i64 %n.0, 1
  br label %while.cond, !llvm.loop !26

while.end:                                        ; preds = %land.end
  ret i64 %n.0
}

; Function Attrs: noinline nounwind
define dso_local i64 @strcspn(i8* noundef %s, i8* noundef %set) #0 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %n.0 = phi i64 [ 0, %entry ], [ %inc, %while.body ]
  %arrayidx = getelementptr inbounds i8, i8* %s, i64 %n.0
  %0 = load i8, i8* %arrayidx, align 1
  %conv = sext i8 %0 to i32
  %tobool = icmp ne i32 %conv, 0
  br i1 %tobool, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %arrayidx1 = getelementptr inbounds i8, i8* %s, i64 %n.0
  %1 = load i8, i8* %arrayidx1, align 1
  %conv2 = sext i8 %1 to i32
  %call = call i8* @strchr(i8* noundef %set, i32 noundef %conv2) #6
  %tobool3 = icmp ne i8* %call, null
  %lnot = xor i1 %tobool3, true
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %2 = phi i1 [ false, %while.cond ], [ %lnot, %land.rhs ]
  br i1 %2, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %inc = add i64 %n.0, 1
  br label %while.cond, !llvm.loop !27

while.end:                                        ; preds = %land.end
  ret i64 %n.0
}

; Function Attrs: noinline nounwind
define dso_local i8* @strpbrk(i8* noundef %s, i8* noundef %set) #0 {
entry:
  %call = call i64 @strcspn(i8* noundef %s, i8* noundef %set) #6
  %add.ptr = getelementptr inbounds i8, i8* %s, i64 %call
  %0 = load i8, i8* %add.ptr, align 1
  %conv = sext i8 %0 to i32
  %tobool = icmp ne i32 %conv, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i8* [ %add.ptr, %cond.true ], [ null, %cond.false ]
  ret i8* %cond
}

; Function Attrs: noinline nounwind
define dso_local i8* @strtok_r(i8* noundef %s, i8* noundef %set, i8** noundef %rest) #0 {
entry:
  %tobool = icmp ne i8* %s, null
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %0 = load i8*, i8** %rest, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %s.addr.0 = phi i8* [ %s, %entry ], [ %0, %if.then ]
  %call = call i64 @strspn(i8* noundef %s.addr.0, i8* noundef %set) #6
  %add.ptr = getelementptr inbounds i8, i8* %s.addr.0, i64 %call
  %1 = load i8, i8* %add.ptr, align 1
  %tobool1 = icmp ne i8 %1, 0
  br i1 %tobool1, label %if.end3, label %if.then2

if.then2:                                         ; preds = %if.end
  store i8* %add.ptr, i8** %rest, align 8
  br label %return

if.end3:                                          ; preds = %if.end
  %call4 = call i64 @strcspn(i8* noundef %add.ptr, i8* noundef %set) #6
  %add.ptr5 = getelementptr inbounds i8, i8* %add.ptr, i64 %call4
  %2 = load i8, i8* %add.ptr5, align 1
  %tobool6 = icmp ne i8 %2, 0
  br i1 %tobool6, label %if.then7, label %if.end8

if.then7:                                         ; preds = %if.end3
  %incdec.ptr = getelementptr inbounds i8, i8* %add.ptr5, i32 1
  store i8 0, i8* %add.ptr5, align 1
  br label %if.end8

if.end8:                                          ; preds = %if.then7, %if.end3
  %end.0 = phi i8* [ %incdec.ptr, %if.then7 ], [ %add.ptr5, %if.end3 ]
  store i8* %end.0, i8** %rest, align 8
  br label %return

return:                                           ; preds = %if.end8, %if.then2
  %retval.0 = phi i8* [ %add.ptr, %if.end8 ], [ null, %if.then2 ]
  ret i8* %retval.0
}

; Function Attrs: noinline nounwind
define dso_local i8* @strtok(i8* noundef %s, i8* noundef %set) #0 {
entry:
  %call = call i8* @strtok_r(i8* noundef %s, i8* noundef %set, i8** noundef @token) #6
  ret i8* %call
}

; Function Attrs: noinline nounwind
define dso_local i8* @strsep(i8** noundef %rest, i8* noundef %set) #0 {
entry:
  %0 = load i8*, i8** %rest, align 8
  %tobool = icmp ne i8* %0, null
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %call = call i64 @strcspn(i8* noundef %0, i8* noundef %set) #6
  %add.ptr = getelementptr inbounds i8, i8* %0, i64 %call
  %1 = load i8, i8* %add.ptr, align 1
  %tobool1 = icmp ne i8 %1, 0
  br i1 %tobool1, label %if.then2, label %if.else

if.then2:                                         ; preds = %if.end
  %incdec.ptr = getelementptr inbounds i8, i8* %add.ptr, i32 1
  store i8 0, i8* %add.ptr, align 1
  br label %if.end3

if.else:                                          ; preds = %if.end
  br label %if.end3

if.end3:                                          ; preds = %if.else, %if.then2
  %end.0 = phi i8* [ %incdec.ptr, %if.then2 ], [ null, %if.else ]
  store i8* %end.0, i8** %rest, align 8
  br label %return

return:                                           ; preds = %if.end3, %if.then
  %retval.0 = phi i8* [ %0, %if.end3 ], [ null, %if.then ]
  ret i8* %retval.0
}

; Function Attrs: noinline nounwind
define dso_local i8* @strdup(i8* noundef %s) #0 {
entry:
  %call = call i64 @strlen(i8* noundef %s) #6
  %add = add i64 %call, 1
  %call1 = call i8* @__fp_malloc(i64 noundef %add, i64 noundef 16, i32 noundef 0) #6
  call void @__fp_memcpy(i8* noundef %call1, i8* noundef %s, i64 noundef %add) #6
  ret i8* %call1
}

declare void @__fp_memcpy(i8* noundef, i8* noundef, i64 noundef) #1

; Function Attrs: noinline nounwind
define dso_local i8* @strndup(i8* noundef %s, i64 noundef %max) #0 {
entry:
  %call = call i64 @strnlen(i8* noundef %s, i64 noundef %max) #6
  %add = add i64 %call, 1
  %call1 = call i8* @__fp_malloc(i64 noundef %add, i64 noundef 16, i32 noundef 0) #6
  call void @__fp_memcpy(i8* noundef %call1, i8* noundef %s, i64 noundef %call) #6
  %arrayidx = getelementptr inbounds i8, i8* %call1, i64 %call
  store i8 0, i8* %arrayidx, align 1
  ret i8* %call1
}

; Function Attrs: noinline nounwind
define dso_local i32 @memcmp(i8* noundef %a, i8* noundef %b, i64 noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %n.addr.0 = phi i64 [ %n, %entry ], [ %dec, %for.inc ]
  %x.0 = phi i8* [ %a, %entry ], [ %incdec.ptr, %for.inc ]
  %y.0 = phi i8* [ %b, %entry ], [ %incdec.ptr5, %for.inc ]
  %tobool = icmp ne i64 %n.addr.0, 0
  br i1 %tobool, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %0 = load i8, i8* %x.0, align 1
  %conv = zext i8 %0 to i32
  %1 = load i8, i8* %y.0, align 1
  %conv1 = zext i8 %1 to i32
  %cmp = icmp ne i32 %conv, %conv1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %2 = load i8, i8* %x.0, align 1
  %conv3 = zext i8 %2 to i32
  %3 = load i8, i8* %y.0, align 1
  %conv4 = zext i8 %3 to i32
  %sub = sub nsw i32 %conv3, %conv4
  br label %return

if.end:                                           ; preds = %for.body
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %dec = add i64 %n.addr.0, -1
  %incdec.ptr = getelementptr inbounds i8, i8* %x.0, i32 1
  %incdec.ptr5 = getelementptr inbounds i8, i8* %y.0, i32 1
  br label %for.cond, !llvm.loop !28

for.end:                                          ; preds = %for.cond
  br label %return

return:                                           ; preds = %for.end, %if.then
  %retval.0 = phi i32 [ %sub, %if.then ], [ 0, %for.end ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define dso_local i32 @bcmp(i8* noundef %a, i8* noundef %b, i64 noundef %n) #0 {
entry:
  %call = call i32 @memcmp(i8* noundef %a, i8* noundef %b, i64 noundef %n) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i8* @memchr(i8* noundef %s, i32 noundef %c, i64 noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %n.addr.0 = phi i64 [ %n, %entry ], [ %dec, %for.inc ]
  %p.0 = phi i8* [ %s, %entry ], [ %incdec.ptr, %for.inc ]
  %tobool = icmp ne i64 %n.addr.0, 0
  br i1 %tobool, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %0 = load i8, i8* %p.0, align 1
  %conv = zext i8 %0 to i32
  %conv1 = trunc i32 %c to i8
  %conv2 = zext i8 %conv1 to i32
  %cmp = icmp eq i32 %conv, %conv2
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  br label %return

if.end:                                           ; preds = %for.body
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %dec = add i64 %n.addr.0, -1
  %incdec.ptr = getelementptr inbounds i8, i8* %p.0, i32 1
  br label %for.cond, !llvm.loop !29

for.end:                                          ; preds = %for.cond
  br label %return

return:                                           ; preds = %for.end, %if.then
  %retval.0 = phi i8* [ %p.0, %if.then ], [ null, %for.end ]
  ret i8* %retval.0
}

; Function Attrs: noinline nounwind
define dso_local i8* @memrchr(i8* noundef %s, i32 noundef %c, i64 noundef %n) #0 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %if.end, %entry
  %n.addr.0 = phi i64 [ %n, %entry ], [ %dec, %if.end ]
  %dec = add i64 %n.addr.0, -1
  %tobool = icmp ne i64 %n.addr.0, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %arrayidx = getelementptr inbounds i8, i8* %s, i64 %dec
  %0 = load i8, i8* %arrayidx, align 1
  %conv = zext i8 %0 to i32
  %conv1 = trunc i32 %c to i8
  %conv2 = zext i8 %conv1 to i32
  %cmp = icmp eq i32 %conv, %conv2
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %while.body
  %add.ptr = getelementptr inbounds i8, i8* %s, i64 %dec
  br label %return

if.end:                                           ; preds = %while.body
  br label %while.cond, !llvm.loop !30

while.end:                                        ; preds = %while.cond
  br label %return

return:                                           ; preds = %while.end, %if.then
  %retval.0 = phi i8* [ %add.ptr, %if.then ], [ null, %while.end ]
  ret i8* %retval.0
}

; Function Attrs: noinline nounwind
define dso_local i8* @calloc(i64 noundef %count, i64 noundef %size) #0 {
entry:
  %0 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %count, i64 %size)
  %1 = extractvalue { i64, i1 } %0, 1
  %2 = extractvalue { i64, i1 } %0, 0
  br i1 %1, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %call = call i8* @__fp_malloc(i64 noundef %2, i64 noundef 16, i32 noundef 1) #6
  br label %return

return:                                           ; preds = %if.end, %if.then
  %retval.0 = phi i8* [ null, %if.then ], [ %call, %if.end ]
  ret i8* %retval.0
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #2

; Function Attrs: noinline nounwind
define dso_local i8* @realloc(i8* noundef %old, i64 noundef %size) #0 {
entry:
  %tobool = icmp ne i8* %old, null
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %call = call i8* @__fp_malloc(i64 noundef %size, i64 noundef 16, i32 noundef 0) #6
  br label %return

if.end:                                           ; preds = %entry
  %tobool1 = icmp ne i64 %size, 0
  br i1 %tobool1, label %if.end3, label %if.then2

if.then2:                                         ; preds = %if.end
  call void @__fp_free(i8* noundef %old) #6
  br label %return

if.end3:                                          ; preds = %if.end
  %call4 = call i8* @__fp_malloc(i64 noundef %size, i64 noundef 16, i32 noundef 0) #6
  %call5 = call i64 @__fp_object_size(i8* noundef %old) #6
  %cmp = icmp ult i64 %call5, %size
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end3
  br label %cond.end

cond.false:                                       ; preds = %if.end3
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %call5, %cond.true ], [ %size, %cond.false ]
  call void @__fp_memcpy(i8* noundef %call4, i8* noundef %old, i64 noundef %cond) #6
  call void @__fp_free(i8* noundef %old) #6
  br label %return

return:                                           ; preds = %cond.end, %if.then2, %if.then
  %retval.0 = phi i8* [ %call4, %cond.end ], [ null, %if.then2 ], [ %call, %if.then ]
  ret i8* %retval.0
}

; Function Attrs: noinline nounwind
define dso_local i8* @reallocarray(i8* noundef %old, i64 noundef %count, i64 noundef %size) #0 {
entry:
  %0 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %count, i64 %size)
  %1 = extractvalue { i64, i1 } %0, 1
  %2 = extractvalue { i64, i1 } %0, 0
  br i1 %1, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %call = call i8* @realloc(i8* noundef %old, i64 noundef %2) #6
  br label %return

return:                                           ; preds = %if.end, %if.then
  %retval.0 = phi i8* [ null, %if.then ], [ %call, %if.end ]
  ret i8* %retval.0
}

; Function Attrs: noinline nounwind
define dso_local i8* @aligned_alloc(i64 noundef %align, i64 noundef %size) #0 {
entry:
  %call = call i8* @__fp_malloc(i64 noundef %size, i64 noundef %align, i32 noundef 0) #6
  ret i8* %call
}

; Function Attrs: noinline nounwind
define dso_local i8* @memalign(i64 noundef %align, i64 noundef %size) #0 {
entry:
  %call = call i8* @__fp_malloc(i64 noundef %size, i64 noundef %align, i32 noundef 0) #6
  ret i8* %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @posix_memalign(i8** noundef %place, i64 noundef %align, i64 noundef %size) #0 {
entry:
  %cmp = icmp ult i64 %align, 8
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %sub = sub i64 %align, 1
  %and = and i64 %align, %sub
  %tobool = icmp ne i64 %and, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  br label %return

if.end:                                           ; preds = %lor.lhs.false
  %call = call i8* @__fp_malloc(i64 noundef %size, i64 noundef %align, i32 noundef 0) #6
  store i8* %call, i8** %place, align 8
  br label %return

return:                                           ; preds = %if.end, %if.then
  %retval.0 = phi i32 [ 22, %if.then ], [ 0, %if.end ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define dso_local i64 @malloc_usable_size(i8* noundef %p) #0 {
entry:
  %tobool = icmp ne i8* %p, null
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %call = call i64 @__fp_object_size(i8* noundef %p) #6
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %call, %cond.true ], [ 0, %cond.false ]
  ret i64 %cond
}

; Function Attrs: noinline nounwind
define dso_local i64 @strtol(i8* noundef %s, i8** noundef %end, i32 noundef %base) #0 {
entry:
  %call = call i64 @parse(i8* noundef %s, i8** noundef %end, i32 noundef %base, i64 noundef 9223372036854775807, i32 noundef 1) #6
  ret i64 %call
}

; Function Attrs: noinline nounwind
define internal i64 @parse(i8* noundef %s, i8** noundef %end, i32 noundef %base, i64 noundef %limit, i32 noundef %is_signed) #0 {
entry:
  %cmp = icmp slt i32 %base, 0
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %cmp1 = icmp eq i32 %base, 1
  br i1 %cmp1, label %if.then, label %lor.lhs.false2

lor.lhs.false2:                                   ; preds = %lor.lhs.false
  %cmp3 = icmp sgt i32 %base, 36
  br i1 %cmp3, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false2, %lor.lhs.false, %entry
  %call = call i32* @__errno_location() #6
  store i32 22, i32* %call, align 4
  br label %return

if.end:                                           ; preds = %lor.lhs.false2
  br label %while.cond

while.cond:                                       ; preds = %while.body, %if.end
  %s.addr.0 = phi i8* [ %s, %if.end ], [ %incdec.ptr, %while.body ]
  %0 = load i8, i8* %s.addr.0, align 1
  %conv = zext i8 %0 to i32
  %call4 = call i32 @space(i32 noundef %conv) #6
  %tobool = icmp ne i32 %call4, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %incdec.ptr = getelementptr inbounds i8, i8* %s.addr.0, i32 1
  br label %while.cond, !llvm.loop !31

while.end:                                        ; preds = %while.cond
  %1 = load i8, i8* %s.addr.0, align 1
  %conv5 = sext i8 %1 to i32
  %cmp6 = icmp eq i32 %conv5, 45
  %conv7 = zext i1 %cmp6 to i32
  %2 = load i8, i8* %s.addr.0, align 1
  %conv8 = sext i8 %2 to i32
  %cmp9 = icmp eq i32 %conv8, 45
  br i1 %cmp9, label %if.then15, label %lor.lhs.false11

lor.lhs.false11:                                  ; preds = %while.end
  %3 = load i8, i8* %s.addr.0, align 1
  %conv12 = sext i8 %3 to i32
  %cmp13 = icmp eq i32 %conv12, 43
  br i1 %cmp13, label %if.then15, label %if.end17

if.then15:                                        ; preds = %lor.lhs.false11, %while.end
  %incdec.ptr16 = getelementptr inbounds i8, i8* %s.addr.0, i32 1
  br label %if.end17

if.end17:                                         ; preds = %if.then15, %lor.lhs.false11
  %s.addr.1 = phi i8* [ %incdec.ptr16, %if.then15 ], [ %s.addr.0, %lor.lhs.false11 ]
  %cmp18 = icmp eq i32 %base, 0
  br i1 %cmp18, label %land.lhs.true, label %lor.lhs.false20

lor.lhs.false20:                                  ; preds = %if.end17
  %cmp21 = icmp eq i32 %base, 16
  br i1 %cmp21, label %land.lhs.true, label %if.end42

land.lhs.true:                                    ; preds = %lor.lhs.false20, %if.end17
  %arrayidx = getelementptr inbounds i8, i8* %s.addr.1, i64 0
  %4 = load i8, i8* %arrayidx, align 1
  %conv23 = sext i8 %4 to i32
  %cmp24 = icmp eq i32 %conv23, 48
  br i1 %cmp24, label %land.lhs.true26, label %if.end42

land.lhs.true26:                                  ; preds = %land.lhs.true
  %arrayidx27 = getelementptr inbounds i8, i8* %s.addr.1, i64 1
  %5 = load i8, i8* %arrayidx27, align 1
  %conv28 = sext i8 %5 to i32
  %cmp29 = icmp eq i32 %conv28, 120
  br i1 %cmp29, label %land.lhs.true36, label %lor.lhs.false31

lor.lhs.false31:                                  ; preds = %land.lhs.true26
  %arrayidx32 = getelementptr inbounds i8, i8* %s.addr.1, i64 1
  %6 = load i8, i8* %arrayidx32, align 1
  %conv33 = sext i8 %6 to i32
  %cmp34 = icmp eq i32 %conv33, 88
  br i1 %cmp34, label %land.lhs.true36, label %if.end42

land.lhs.true36:                                  ; preds = %lor.lhs.false31, %land.lhs.true26
  %arrayidx37 = getelementptr inbounds i8, i8* %s.addr.1, i64 2
  %7 = load i8, i8* %arrayidx37, align 1
  %conv38 = zext i8 %7 to i32
  %call39 = call i32 @isxdigit(i32 noundef %conv38) #6
  %tobool40 = icmp ne i32 %call39, 0
  br i1 %tobool40, label %if.then41, label %if.end42

if.then41:                                        ; preds = %land.lhs.true36
  %add.ptr = getelementptr inbounds i8, i8* %s.addr.1, i64 2
  br label %if.end42

if.end42:                                         ; preds = %if.then41, %land.lhs.true36, %lor.lhs.false31, %land.lhs.true, %lor.lhs.false20
  %base.addr.0 = phi i32 [ 16, %if.then41 ], [ %base, %land.lhs.true36 ], [ %base, %lor.lhs.false31 ], [ %base, %land.lhs.true ], [ %base, %lor.lhs.false20 ]
  %s.addr.2 = phi i8* [ %add.ptr, %if.then41 ], [ %s.addr.1, %land.lhs.true36 ], [ %s.addr.1, %lor.lhs.false31 ], [ %s.addr.1, %land.lhs.true ], [ %s.addr.1, %lor.lhs.false20 ]
  %cmp43 = icmp eq i32 %base.addr.0, 0
  br i1 %cmp43, label %if.then45, label %if.end49

if.then45:                                        ; preds = %if.end42
  %8 = load i8, i8* %s.addr.2, align 1
  %conv46 = sext i8 %8 to i32
  %cmp47 = icmp eq i32 %conv46, 48
  %9 = zext i1 %cmp47 to i64
  %cond = select i1 %cmp47, i32 8, i32 10
  br label %if.end49

if.end49:                                         ; preds = %if.then45, %if.end42
  %base.addr.1 = phi i32 [ %cond, %if.then45 ], [ %base.addr.0, %if.end42 ]
  %tobool50 = icmp ne i32 %is_signed, 0
  br i1 %tobool50, label %land.lhs.true51, label %cond.false

land.lhs.true51:                                  ; preds = %if.end49
  %tobool52 = icmp ne i32 %conv7, 0
  br i1 %tobool52, label %cond.true, label %cond.false

cond.true:                                        ; preds = %land.lhs.true51
  %add = add i64 %limit, 1
  br label %cond.end

cond.false:                                       ; preds = %land.lhs.true51, %if.end49
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond53 = phi i64 [ %add, %cond.true ], [ %limit, %cond.false ]
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %cond.end
  %value.0 = phi i64 [ 0, %cond.end ], [ %value.1, %for.inc ]
  %any.0 = phi i32 [ 0, %cond.end ], [ 1, %for.inc ]
  %over.0 = phi i32 [ 0, %cond.end ], [ %over.1, %for.inc ]
  %s.addr.3 = phi i8* [ %s.addr.2, %cond.end ], [ %incdec.ptr82, %for.inc ]
  %10 = load i8, i8* %s.addr.3, align 1
  %conv54 = zext i8 %10 to i32
  %call55 = call i32 @isdigit(i32 noundef %conv54) #6
  %tobool56 = icmp ne i32 %call55, 0
  br i1 %tobool56, label %if.then57, label %if.else

if.then57:                                        ; preds = %for.cond
  %sub = sub nsw i32 %conv54, 48
  br label %if.end66

if.else:                                          ; preds = %for.cond
  %call58 = call i32 @isalpha(i32 noundef %conv54) #6
  %tobool59 = icmp ne i32 %call58, 0
  br i1 %tobool59, label %if.then60, label %if.else64

if.then60:                                        ; preds = %if.else
  %call61 = call i32 @tolower(i32 noundef %conv54) #6
  %sub62 = sub nsw i32 %call61, 97
  %add63 = add nsw i32 %sub62, 10
  br label %if.end65

if.else64:                                        ; preds = %if.else
  br label %for.end

if.end65:                                         ; preds = %if.then60
  br label %if.end66

if.end66:                                         ; preds = %if.end65, %if.then57
  %digit.0 = phi i32 [ %sub, %if.then57 ], [ %add63, %if.end65 ]
  %cmp67 = icmp sge i32 %digit.0, %base.addr.1
  br i1 %cmp67, label %if.then69, label %if.end70

if.then69:                                        ; preds = %if.end66
  br label %for.end

if.end70:                                         ; preds = %if.end66
  %conv71 = sext i32 %digit.0 to i64
  %sub72 = sub i64 %cond53, %conv71
  %conv73 = sext i32 %base.addr.1 to i64
  %div = udiv i64 %sub72, %conv73
  %cmp74 = icmp ugt i64 %value.0, %div
  br i1 %cmp74, label %if.then76, label %if.else77

if.then76:                                        ; preds = %if.end70
  br label %if.end81

if.else77:                                        ; preds = %if.end70
  %conv78 = sext i32 %base.addr.1 to i64
  %mul = mul i64 %value.0, %conv78
  %conv79 = sext i32 %digit.0 to i64
  %add80 = add i64 %mul, %conv79
  br label %if.end81

if.end81:                                         ; preds = %if.else77, %if.then76
  %value.1 = phi i64 [ %value.0, %if.then76 ], [ %add80, %if.else77 ]
  %over.1 = phi i32 [ 1, %if.then76 ], [ %over.0, %if.else77 ]
  br label %for.inc

for.inc:                                          ; preds = %if.end81
  %incdec.ptr82 = getelementptr inbounds i8, i8* %s.addr.3, i32 1
  br label %for.cond

for.end:                                          ; preds = %if.then69, %if.else64
  %tobool83 = icmp ne i8** %end, null
  br i1 %tobool83, label %if.then84, label %if.end90

if.then84:                                        ; preds = %for.end
  %tobool85 = icmp ne i32 %any.0, 0
  br i1 %tobool85, label %cond.true86, label %cond.false87

cond.true86:                                      ; preds = %if.then84
  br label %cond.end88

cond.false87:                                     ; preds = %if.then84
  br label %cond.end88

cond.end88:                                       ; preds = %cond.false87, %cond.true86
  %cond89 = phi i8* [ %s.addr.3, %cond.true86 ], [ %s, %cond.false87 ]
  store i8* %cond89, i8** %end, align 8
  br label %if.end90

if.end90:                                         ; preds = %cond.end88, %for.end
  %tobool91 = icmp ne i32 %over.0, 0
  br i1 %tobool91, label %if.then92, label %if.end94

if.then92:                                        ; preds = %if.end90
  %call93 = call i32* @__errno_location() #6
  store i32 34, i32* %call93, align 4
  br label %return

if.end94:                                         ; preds = %if.end90
  %tobool95 = icmp ne i32 %conv7, 0
  br i1 %tobool95, label %cond.true96, label %cond.false98

cond.true96:                                      ; preds = %if.end94
  %sub97 = sub i64 0, %value.0
  br label %cond.end99

cond.false98:                                     ; preds = %if.end94
  br label %cond.end99

cond.end99:                                       ; preds = %cond.false98, %cond.true96
  %cond100 = phi i64 [ %sub97, %cond.true96 ], [ %value.0, %cond.false98 ]
  br label %return

return:                                           ; preds = %cond.end99, %if.then92, %if.then
  %retval.0 = phi i64 [ 0, %if.then ], [ %cond53, %if.then92 ], [ %cond100, %cond.end99 ]
  ret i64 %retval.0
}

; Function Attrs: noinline nounwind
define internal i32 @space(i32 noundef %c) #0 {
entry:
  %cmp = icmp eq i32 %c, 32
  br i1 %cmp, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %entry
  %cmp1 = icmp sge i32 %c, 9
  br i1 %cmp1, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %lor.rhs
  %cmp2 = icmp sle i32 %c, 13
  br label %land.end

land.end:                                         ; preds = %land.rhs, %lor.rhs
  %0 = phi i1 [ false, %lor.rhs ], [ %cmp2, %land.rhs ]
  br label %lor.end

lor.end:                                          ; preds = %land.end, %entry
  %1 = phi i1 [ true, %entry ], [ %0, %land.end ]
  %lor.ext = zext i1 %1 to i32
  ret i32 %lor.ext
}

; Function Attrs: noinline nounwind
define dso_local i64 @strtoul(i8* noundef %s, i8** noundef %end, i32 noundef %base) #0 {
entry:
  %call = call i64 @parse(i8* noundef %s, i8** noundef %end, i32 noundef %base, i64 noundef -1, i32 noundef 0) #6
  ret i64 %call
}

; Function Attrs: noinline nounwind
define dso_local i64 @strtoll(i8* noundef %s, i8** noundef %end, i32 noundef %base) #0 {
entry:
  %call = call i64 @parse(i8* noundef %s, i8** noundef %end, i32 noundef %base, i64 noundef 9223372036854775807, i32 noundef 1) #6
  ret i64 %call
}

; Function Attrs: noinline nounwind
define dso_local i64 @strtoull(i8* noundef %s, i8** noundef %end, i32 noundef %base) #0 {
entry:
  %call = call i64 @parse(i8* noundef %s, i8** noundef %end, i32 noundef %base, i64 noundef -1, i32 noundef 0) #6
  ret i64 %call
}

; Function Attrs: noinline nounwind
define dso_local i64 @__isoc23_strtol(i8* noundef %s, i8** noundef %end, i32 noundef %base) #0 {
entry:
  %call = call i64 @strtol(i8* noundef %s, i8** noundef %end, i32 noundef %base) #6
  ret i64 %call
}

; Function Attrs: noinline nounwind
define dso_local i64 @__isoc23_strtoul(i8* noundef %s, i8** noundef %end, i32 noundef %base) #0 {
entry:
  %call = call i64 @strtoul(i8* noundef %s, i8** noundef %end, i32 noundef %base) #6
  ret i64 %call
}

; Function Attrs: noinline nounwind
define dso_local i64 @__isoc23_strtoll(i8* noundef %s, i8** noundef %end, i32 noundef %base) #0 {
entry:
  %call = call i64 @strtoll(i8* noundef %s, i8** noundef %end, i32 noundef %base) #6
  ret i64 %call
}

; Function Attrs: noinline nounwind
define dso_local i64 @__isoc23_strtoull(i8* noundef %s, i8** noundef %end, i32 noundef %base) #0 {
entry:
  %call = call i64 @strtoull(i8* noundef %s, i8** noundef %end, i32 noundef %base) #6
  ret i64 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @atoi(i8* noundef %s) #0 {
entry:
  %call = call i64 @strtol(i8* noundef %s, i8** noundef null, i32 noundef 10) #6
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

; Function Attrs: noinline nounwind
define dso_local i64 @atol(i8* noundef %s) #0 {
entry:
  %call = call i64 @strtol(i8* noundef %s, i8** noundef null, i32 noundef 10) #6
  ret i64 %call
}

; Function Attrs: noinline nounwind
define dso_local i64 @atoll(i8* noundef %s) #0 {
entry:
  %call = call i64 @strtoll(i8* noundef %s, i8** noundef null, i32 noundef 10) #6
  ret i64 %call
}

; Function Attrs: noinline nounwind
define dso_local void @qsort(i8* noundef %base, i64 noundef %count, i64 noundef %size, i32 (i8*, i8*)* noundef %less) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc24, %entry
  %i.0 = phi i64 [ 1, %entry ], [ %inc25, %for.inc24 ]
  %cmp = icmp ult i64 %i.0, %count
  br i1 %cmp, label %for.body, label %for.end26

for.body:                                         ; preds = %for.cond
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc22, %for.body
  %j.0 = phi i64 [ %i.0, %for.body ], [ %dec, %for.inc22 ]
  %cmp2 = icmp ugt i64 %j.0, 0
  br i1 %cmp2, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond1
  %sub = sub i64 %j.0, 1
  %mul = mul i64 %sub, %size
  %add.ptr = getelementptr inbounds i8, i8* %base, i64 %mul
  %mul3 = mul i64 %j.0, %size
  %add.ptr4 = getelementptr inbounds i8, i8* %base, i64 %mul3
  %call = call i32 %less(i8* noundef %add.ptr, i8* noundef %add.ptr4) #6
  %cmp5 = icmp sgt i32 %call, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond1
  %0 = phi i1 [ false, %for.cond1 ], [ %cmp5, %land.rhs ]
  br i1 %0, label %for.body6, label %for.end23

for.body6:                                        ; preds = %land.end
  br label %for.cond7

for.cond7:                                        ; preds = %for.inc, %for.body6
  %k.0 = phi i64 [ 0, %for.body6 ], [ %inc, %for.inc ]
  %cmp8 = icmp ult i64 %k.0, %size
  br i1 %cmp8, label %for.body9, label %for.end

for.body9:                                        ; preds = %for.cond7
  %sub10 = sub i64 %j.0, 1
  %mul11 = mul i64 %sub10, %size
  %add = add i64 %mul11, %k.0
  %arrayidx = getelementptr inbounds i8, i8* %base, i64 %add
  %1 = load i8, i8* %arrayidx, align 1
  %mul12 = mul i64 %j.0, %size
  %add13 = add i64 %mul12, %k.0
  %arrayidx14 = getelementptr inbounds i8, i8* %base, i64 %add13
  %2 = load i8, i8* %arrayidx14, align 1
  %sub15 = sub i64 %j.0, 1
  %mul16 = mul i64 %sub15, %size
  %add17 = add i64 %mul16, %k.0
  %arrayidx18 = getelementptr inbounds i8, i8* %base, i64 %add17
  store i8 %2, i8* %arrayidx18, align 1
  %mul19 = mul i64 %j.0, %size
  %add20 = add i64 %mul19, %k.0
  %arrayidx21 = getelementptr inbounds i8, i8* %base, i64 %add20
  store i8 %1, i8* %arrayidx21, align 1
  br label %for.inc

for.inc:                                          ; preds = %for.body9
  %inc = add i64 %k.0, 1
  br label %for.cond7, !llvm.loop !32

for.end:                                          ; preds = %for.cond7
  br label %for.inc22

for.inc22:                                        ; preds = %for.end
  %dec = add i64 %j.0, -1
  br label %for.cond1, !llvm.loop !33

for.end23:                                        ; preds = %land.end
  br label %for.inc24

for.inc24:                                        ; preds = %for.end23
  %inc25 = add i64 %i.0, 1
  br label %for.cond, !llvm.loop !34

for.end26:                                        ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i8* @bsearch(i8* noundef %key, i8* noundef %base, i64 noundef %count, i64 noundef %size, i32 (i8*, i8*)* noundef %less) #0 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %if.end6, %entry
  %count.addr.0 = phi i64 [ %count, %entry ], [ %count.addr.1, %if.end6 ]
  %p.0 = phi i8* [ %base, %entry ], [ %p.1, %if.end6 ]
  %tobool = icmp ne i64 %count.addr.0, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %div = udiv i64 %count.addr.0, 2
  %mul = mul i64 %div, %size
  %add.ptr = getelementptr inbounds i8, i8* %p.0, i64 %mul
  %call = call i32 %less(i8* noundef %key, i8* noundef %add.ptr) #6
  %cmp = icmp eq i32 %call, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %while.body
  br label %return

if.end:                                           ; preds = %while.body
  %cmp1 = icmp sgt i32 %call, 0
  br i1 %cmp1, label %if.then2, label %if.else

if.then2:                                         ; preds = %if.end
  %add.ptr3 = getelementptr inbounds i8, i8* %add.ptr, i64 %size
  %sub = sub i64 %count.addr.0, 1
  %div4 = udiv i64 %sub, 2
  br label %if.end6

if.else:                                          ; preds = %if.end
  %div5 = udiv i64 %count.addr.0, 2
  br label %if.end6

if.end6:                                          ; preds = %if.else, %if.then2
  %count.addr.1 = phi i64 [ %div4, %if.then2 ], [ %div5, %if.else ]
  %p.1 = phi i8* [ %add.ptr3, %if.then2 ], [ %p.0, %if.else ]
  br label %while.cond, !llvm.loop !35

while.end:                                        ; preds = %while.cond
  br label %return

return:                                           ; preds = %while.end, %if.then
  %retval.0 = phi i8* [ %add.ptr, %if.then ], [ null, %while.end ]
  ret i8* %retval.0
}

; Function Attrs: noinline nounwind
define dso_local i64 @div(i32 noundef %a, i32 noundef %b) #0 {
entry:
  %retval = alloca %struct.cond, align 4
  %quot = getelementptr inbounds %struct.cond, %struct.cond* %retval, i32 0, i32 0
  %div = sdiv i32 %a, %b
  store i32 %div, i32* %quot, align 4
  %rem = getelementptr inbounds %struct.cond, %struct.cond* %retval, i32 0, i32 1
  %rem1 = srem i32 %a, %b
  store i32 %rem1, i32* %rem, align 4
  %0 = bitcast %struct.cond* %retval to i64*
  %1 = load i64, i64* %0, align 4
  ret i64 %1
}

; Function Attrs: noinline nounwind
define dso_local { i64, i64 } @ldiv(i64 noundef %a, i64 noundef %b) #0 {
entry:
  %retval = alloca %struct.timespec, align 8
  %quot = getelementptr inbounds %struct.timespec, %struct.timespec* %retval, i32 0, i32 0
  %div = sdiv i64 %a, %b
  store i64 %div, i64* %quot, align 8
  %rem = getelementptr inbounds %struct.timespec, %struct.timespec* %retval, i32 0, i32 1
  %rem1 = srem i64 %a, %b
  store i64 %rem1, i64* %rem, align 8
  %0 = bitcast %struct.timespec* %retval to { i64, i64 }*
  %1 = load { i64, i64 }, { i64, i64 }* %0, align 8
  ret { i64, i64 } %1
}

; Function Attrs: noinline nounwind
define dso_local { i64, i64 } @lldiv(i64 noundef %a, i64 noundef %b) #0 {
entry:
  %retval = alloca %struct.timespec, align 8
  %quot = getelementptr inbounds %struct.timespec, %struct.timespec* %retval, i32 0, i32 0
  %div = sdiv i64 %a, %b
  store i64 %div, i64* %quot, align 8
  %rem = getelementptr inbounds %struct.timespec, %struct.timespec* %retval, i32 0, i32 1
  %rem1 = srem i64 %a, %b
  store i64 %rem1, i64* %rem, align 8
  %0 = bitcast %struct.timespec* %retval to { i64, i64 }*
  %1 = load { i64, i64 }, { i64, i64 }* %0, align 8
  ret { i64, i64 } %1
}

; Function Attrs: noinline nounwind
define dso_local void @__fp_next_seed(i32* noundef %seed) #0 {
entry:
  %0 = load i32, i32* %seed, align 4
  %mul = mul i32 %0, 1103515245
  %add = add i32 %mul, 12345
  store i32 %add, i32* %seed, align 4
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_sscanf(i8* noundef %s, i8* noundef %format, ...) #0 {
entry:
  %list = alloca [1 x %struct.__va_list_tag], align 16
  %end = alloca i8*, align 8
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %arraydecay1 = bitcast %struct.__va_list_tag* %arraydecay to i8*
  call void @llvm.va_start(i8* %arraydecay1)
  br label %for.cond

for.cond:                                         ; preds = %for.inc237, %entry
  %done.0 = phi i32 [ 0, %entry ], [ %done.5, %for.inc237 ]
  %format.addr.0 = phi i8* [ %format, %entry ], [ %incdec.ptr238, %for.inc237 ]
  %s.addr.0 = phi i8* [ %s, %entry ], [ %s.addr.6, %for.inc237 ]
  %0 = load i8, i8* %format.addr.0, align 1
  %tobool = icmp ne i8 %0, 0
  br i1 %tobool, label %for.body, label %for.end239

for.body:                                         ; preds = %for.cond
  %1 = load i8, i8* %format.addr.0, align 1
  %conv = zext i8 %1 to i32
  %call = call i32 @space(i32 noundef %conv) #6
  %tobool2 = icmp ne i32 %call, 0
  br i1 %tobool2, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  br label %while.cond

while.cond:                                       ; preds = %while.body, %if.then
  %s.addr.1 = phi i8* [ %s.addr.0, %if.then ], [ %incdec.ptr, %while.body ]
  %2 = load i8, i8* %s.addr.1, align 1
  %conv3 = zext i8 %2 to i32
  %call4 = call i32 @space(i32 noundef %conv3) #6
  %tobool5 = icmp ne i32 %call4, 0
  br i1 %tobool5, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %incdec.ptr = getelementptr inbounds i8, i8* %s.addr.1, i32 1
  br label %while.cond, !llvm.loop !36

while.end:                                        ; preds = %while.cond
  br label %for.inc237

if.end:                                           ; preds = %for.body
  %3 = load i8, i8* %format.addr.0, align 1
  %conv6 = sext i8 %3 to i32
  %cmp = icmp ne i32 %conv6, 37
  br i1 %cmp, label %if.then8, label %if.end20

if.then8:                                         ; preds = %if.end
  %4 = load i8, i8* %s.addr.0, align 1
  %tobool9 = icmp ne i8 %4, 0
  br i1 %tobool9, label %if.end12, label %land.lhs.true

land.lhs.true:                                    ; preds = %if.then8
  %tobool10 = icmp ne i32 %done.0, 0
  br i1 %tobool10, label %if.end12, label %if.then11

if.then11:                                        ; preds = %land.lhs.true
  br label %if.end12

if.end12:                                         ; preds = %if.then11, %land.lhs.true, %if.then8
  %done.1 = phi i32 [ %done.0, %if.then8 ], [ %done.0, %land.lhs.true ], [ -1, %if.then11 ]
  %5 = load i8, i8* %s.addr.0, align 1
  %conv13 = sext i8 %5 to i32
  %6 = load i8, i8* %format.addr.0, align 1
  %conv14 = sext i8 %6 to i32
  %cmp15 = icmp ne i32 %conv13, %conv14
  br i1 %cmp15, label %if.then17, label %if.end18

if.then17:                                        ; preds = %if.end12
  br label %for.end239

if.end18:                                         ; preds = %if.end12
  %incdec.ptr19 = getelementptr inbounds i8, i8* %s.addr.0, i32 1
  br label %for.inc237

if.end20:                                         ; preds = %if.end
  %incdec.ptr21 = getelementptr inbounds i8, i8* %format.addr.0, i32 1
  br label %for.cond22

for.cond22:                                       ; preds = %for.inc, %if.end20
  %width.0 = phi i32 [ 0, %if.end20 ], [ %width.2, %for.inc ]
  %size.0 = phi i32 [ 0, %if.end20 ], [ %size.3, %for.inc ]
  %skip.0 = phi i32 [ 0, %if.end20 ], [ %skip.1, %for.inc ]
  %format.addr.1 = phi i8* [ %incdec.ptr21, %if.end20 ], [ %incdec.ptr47, %for.inc ]
  %7 = load i8, i8* %format.addr.1, align 1
  %conv23 = sext i8 %7 to i32
  %cmp24 = icmp eq i32 %conv23, 42
  br i1 %cmp24, label %if.then26, label %if.else

if.then26:                                        ; preds = %for.cond22
  br label %if.end46

if.else:                                          ; preds = %for.cond22
  %8 = load i8, i8* %format.addr.1, align 1
  %conv27 = zext i8 %8 to i32
  %call28 = call i32 @isdigit(i32 noundef %conv27) #6
  %tobool29 = icmp ne i32 %call28, 0
  br i1 %tobool29, label %if.then30, label %if.else32

if.then30:                                        ; preds = %if.else
  %mul = mul i32 %width.0, 10
  %9 = load i8, i8* %format.addr.1, align 1
  %conv31 = sext i8 %9 to i32
  %sub = sub nsw i32 %conv31, 48
  %add = add i32 %mul, %sub
  br label %if.end45

if.else32:                                        ; preds = %if.else
  %10 = load i8, i8* %format.addr.1, align 1
  %conv33 = sext i8 %10 to i32
  %cmp34 = icmp eq i32 %conv33, 108
  br i1 %cmp34, label %if.then36, label %if.else37

if.then36:                                        ; preds = %if.else32
  %inc = add nsw i32 %size.0, 1
  br label %if.end44

if.else37:                                        ; preds = %if.else32
  %11 = load i8, i8* %format.addr.1, align 1
  %conv38 = sext i8 %11 to i32
  %cmp39 = icmp eq i32 %conv38, 104
  br i1 %cmp39, label %if.then41, label %if.else42

if.then41:                                        ; preds = %if.else37
  %dec = add nsw i32 %size.0, -1
  br label %if.end43

if.else42:                                        ; preds = %if.else37
  br label %for.end

if.end43:                                         ; preds = %if.then41
  br label %if.end44

if.end44:                                         ; preds = %if.end43, %if.then36
  %size.1 = phi i32 [ %inc, %if.then36 ], [ %dec, %if.end43 ]
  br label %if.end45

if.end45:                                         ; preds = %if.end44, %if.then30
  %width.1 = phi i32 [ %add, %if.then30 ], [ %width.0, %if.end44 ]
  %size.2 = phi i32 [ %size.0, %if.then30 ], [ %size.1, %if.end44 ]
  br label %if.end46

if.end46:                                         ; preds = %if.end45, %if.then26
  %width.2 = phi i32 [ %width.0, %if.then26 ], [ %width.1, %if.end45 ]
  %size.3 = phi i32 [ %size.0, %if.then26 ], [ %size.2, %if.end45 ]
  %skip.1 = phi i32 [ 1, %if.then26 ], [ %skip.0, %if.end45 ]
  br label %for.inc

for.inc:                                          ; preds = %if.end46
  %incdec.ptr47 = getelementptr inbounds i8, i8* %format.addr.1, i32 1
  br label %for.cond22

for.end:                                          ; preds = %if.else42
  %12 = load i8, i8* %format.addr.1, align 1
  %conv48 = sext i8 %12 to i32
  %cmp49 = icmp eq i32 %conv48, 110
  br i1 %cmp49, label %if.then51, label %if.end54

if.then51:                                        ; preds = %for.end
  %sub.ptr.lhs.cast = ptrtoint i8* %s.addr.0 to i64
  %sub.ptr.rhs.cast = ptrtoint i8* %s to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %conv52 = trunc i64 %sub.ptr.sub to i32
  %arraydecay53 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %gp_offset_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay53, i32 0, i32 0
  %gp_offset = load i32, i32* %gp_offset_p, align 16
  %fits_in_gp = icmp ule i32 %gp_offset, 40
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem

vaarg.in_reg:                                     ; preds = %if.then51
  %13 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay53, i32 0, i32 3
  %reg_save_area = load i8*, i8** %13, align 16
  %14 = getelementptr i8, i8* %reg_save_area, i32 %gp_offset
  %15 = bitcast i8* %14 to i32**
  %16 = add i32 %gp_offset, 8
  store i32 %16, i32* %gp_offset_p, align 16
  br label %vaarg.end

vaarg.in_mem:                                     ; preds = %if.then51
  %overflow_arg_area_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay53, i32 0, i32 2
  %overflow_arg_area = load i8*, i8** %overflow_arg_area_p, align 8
  %17 = bitcast i8* %overflow_arg_area to i32**
  %overflow_arg_area.next = getelementptr i8, i8* %overflow_arg_area, i32 8
  store i8* %overflow_arg_area.next, i8** %overflow_arg_area_p, align 8
  br label %vaarg.end

vaarg.end:                                        ; preds = %vaarg.in_mem, %vaarg.in_reg
  %vaarg.addr = phi i32** [ %15, %vaarg.in_reg ], [ %17, %vaarg.in_mem ]
  %18 = load i32*, i32** %vaarg.addr, align 8
  store i32 %conv52, i32* %18, align 4
  br label %for.inc237

if.end54:                                         ; preds = %for.end
  %19 = load i8, i8* %format.addr.1, align 1
  %conv55 = sext i8 %19 to i32
  %cmp56 = icmp ne i32 %conv55, 99
  br i1 %cmp56, label %if.then58, label %if.end66

if.then58:                                        ; preds = %if.end54
  br label %while.cond59

while.cond59:                                     ; preds = %while.body63, %if.then58
  %s.addr.2 = phi i8* [ %s.addr.0, %if.then58 ], [ %incdec.ptr64, %while.body63 ]
  %20 = load i8, i8* %s.addr.2, align 1
  %conv60 = zext i8 %20 to i32
  %call61 = call i32 @space(i32 noundef %conv60) #6
  %tobool62 = icmp ne i32 %call61, 0
  br i1 %tobool62, label %while.body63, label %while.end65

while.body63:                                     ; preds = %while.cond59
  %incdec.ptr64 = getelementptr inbounds i8, i8* %s.addr.2, i32 1
  br label %while.cond59, !llvm.loop !37

while.end65:                                      ; preds = %while.cond59
  br label %if.end66

if.end66:                                         ; preds = %while.end65, %if.end54
  %s.addr.3 = phi i8* [ %s.addr.2, %while.end65 ], [ %s.addr.0, %if.end54 ]
  %21 = load i8, i8* %format.addr.1, align 1
  %conv67 = sext i8 %21 to i32
  %cmp68 = icmp eq i32 %conv67, 37
  br i1 %cmp68, label %if.then70, label %if.end82

if.then70:                                        ; preds = %if.end66
  %22 = load i8, i8* %s.addr.3, align 1
  %tobool71 = icmp ne i8 %22, 0
  br i1 %tobool71, label %if.end75, label %land.lhs.true72

land.lhs.true72:                                  ; preds = %if.then70
  %tobool73 = icmp ne i32 %done.0, 0
  br i1 %tobool73, label %if.end75, label %if.then74

if.then74:                                        ; preds = %land.lhs.true72
  br label %if.end75

if.end75:                                         ; preds = %if.then74, %land.lhs.true72, %if.then70
  %done.2 = phi i32 [ %done.0, %if.then70 ], [ %done.0, %land.lhs.true72 ], [ -1, %if.then74 ]
  %23 = load i8, i8* %s.addr.3, align 1
  %conv76 = sext i8 %23 to i32
  %cmp77 = icmp ne i32 %conv76, 37
  br i1 %cmp77, label %if.then79, label %if.end80

if.then79:                                        ; preds = %if.end75
  br label %for.end239

if.end80:                                         ; preds = %if.end75
  %incdec.ptr81 = getelementptr inbounds i8, i8* %s.addr.3, i32 1
  br label %for.inc237

if.end82:                                         ; preds = %if.end66
  %24 = load i8, i8* %s.addr.3, align 1
  %tobool83 = icmp ne i8 %24, 0
  br i1 %tobool83, label %if.end88, label %if.then84

if.then84:                                        ; preds = %if.end82
  %tobool85 = icmp ne i32 %done.0, 0
  br i1 %tobool85, label %if.end87, label %if.then86

if.then86:                                        ; preds = %if.then84
  br label %if.end87

if.end87:                                         ; preds = %if.then86, %if.then84
  %done.3 = phi i32 [ %done.0, %if.then84 ], [ -1, %if.then86 ]
  br label %for.end239

if.end88:                                         ; preds = %if.end82
  %25 = load i8, i8* %format.addr.1, align 1
  %conv89 = sext i8 %25 to i32
  %cmp90 = icmp eq i32 %conv89, 99
  br i1 %cmp90, label %if.then95, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %if.end88
  %26 = load i8, i8* %format.addr.1, align 1
  %conv92 = sext i8 %26 to i32
  %cmp93 = icmp eq i32 %conv92, 115
  br i1 %cmp93, label %if.then95, label %if.else146

if.then95:                                        ; preds = %lor.lhs.false, %if.end88
  %tobool96 = icmp ne i32 %skip.0, 0
  br i1 %tobool96, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.then95
  br label %cond.end

cond.false:                                       ; preds = %if.then95
  %arraydecay97 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %gp_offset_p98 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay97, i32 0, i32 0
  %gp_offset99 = load i32, i32* %gp_offset_p98, align 16
  %fits_in_gp100 = icmp ule i32 %gp_offset99, 40
  br i1 %fits_in_gp100, label %vaarg.in_reg101, label %vaarg.in_mem103

vaarg.in_reg101:                                  ; preds = %cond.false
  %27 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay97, i32 0, i32 3
  %reg_save_area102 = load i8*, i8** %27, align 16
  %28 = getelementptr i8, i8* %reg_save_area102, i32 %gp_offset99
  %29 = bitcast i8* %28 to i8**
  %30 = add i32 %gp_offset99, 8
  store i32 %30, i32* %gp_offset_p98, align 16
  br label %vaarg.end107

vaarg.in_mem103:                                  ; preds = %cond.false
  %overflow_arg_area_p104 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay97, i32 0, i32 2
  %overflow_arg_area105 = load i8*, i8** %overflow_arg_area_p104, align 8
  %31 = bitcast i8* %overflow_arg_area105 to i8**
  %overflow_arg_area.next106 = getelementptr i8, i8* %overflow_arg_area105, i32 8
  store i8* %overflow_arg_area.next106, i8** %overflow_arg_area_p104, align 8
  br label %vaarg.end107

vaarg.end107:                                     ; preds = %vaarg.in_mem103, %vaarg.in_reg101
  %vaarg.addr108 = phi i8** [ %29, %vaarg.in_reg101 ], [ %31, %vaarg.in_mem103 ]
  %32 = load i8*, i8** %vaarg.addr108, align 8
  br label %cond.end

cond.end:                                         ; preds = %vaarg.end107, %cond.true
  %cond = phi i8* [ null, %cond.true ], [ %32, %vaarg.end107 ]
  %tobool109 = icmp ne i32 %width.0, 0
  br i1 %tobool109, label %cond.true110, label %cond.false111

cond.true110:                                     ; preds = %cond.end
  br label %cond.end116

cond.false111:                                    ; preds = %cond.end
  %33 = load i8, i8* %format.addr.1, align 1
  %conv112 = sext i8 %33 to i32
  %cmp113 = icmp eq i32 %conv112, 99
  %34 = zext i1 %cmp113 to i64
  %cond115 = select i1 %cmp113, i32 1, i32 -1
  br label %cond.end116

cond.end116:                                      ; preds = %cond.false111, %cond.true110
  %cond117 = phi i32 [ %width.0, %cond.true110 ], [ %cond115, %cond.false111 ]
  br label %while.cond118

while.cond118:                                    ; preds = %if.end133, %cond.end116
  %n.0 = phi i32 [ 0, %cond.end116 ], [ %inc134, %if.end133 ]
  %s.addr.4 = phi i8* [ %s.addr.3, %cond.end116 ], [ %incdec.ptr135, %if.end133 ]
  %cmp119 = icmp ult i32 %n.0, %cond117
  br i1 %cmp119, label %land.lhs.true121, label %land.end

land.lhs.true121:                                 ; preds = %while.cond118
  %35 = load i8, i8* %s.addr.4, align 1
  %conv122 = sext i8 %35 to i32
  %tobool123 = icmp ne i32 %conv122, 0
  br i1 %tobool123, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %land.lhs.true121
  %36 = load i8, i8* %format.addr.1, align 1
  %conv124 = sext i8 %36 to i32
  %cmp125 = icmp eq i32 %conv124, 99
  br i1 %cmp125, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %land.rhs
  %37 = load i8, i8* %s.addr.4, align 1
  %conv127 = zext i8 %37 to i32
  %call128 = call i32 @space(i32 noundef %conv127) #6
  %tobool129 = icmp ne i32 %call128, 0
  %lnot = xor i1 %tobool129, true
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %land.rhs
  %38 = phi i1 [ true, %land.rhs ], [ %lnot, %lor.rhs ]
  br label %land.end

land.end:                                         ; preds = %lor.end, %land.lhs.true121, %while.cond118
  %39 = phi i1 [ false, %land.lhs.true121 ], [ false, %while.cond118 ], [ %38, %lor.end ]
  br i1 %39, label %while.body130, label %while.end136

while.body130:                                    ; preds = %land.end
  %tobool131 = icmp ne i8* %cond, null
  br i1 %tobool131, label %if.then132, label %if.end133

if.then132:                                       ; preds = %while.body130
  %40 = load i8, i8* %s.addr.4, align 1
  %idxprom = zext i32 %n.0 to i64
  %arrayidx = getelementptr inbounds i8, i8* %cond, i64 %idxprom
  store i8 %40, i8* %arrayidx, align 1
  br label %if.end133

if.end133:                                        ; preds = %if.then132, %while.body130
  %inc134 = add i32 %n.0, 1
  %incdec.ptr135 = getelementptr inbounds i8, i8* %s.addr.4, i32 1
  br label %while.cond118, !llvm.loop !38

while.end136:                                     ; preds = %land.end
  %tobool137 = icmp ne i8* %cond, null
  br i1 %tobool137, label %land.lhs.true138, label %if.end145

land.lhs.true138:                                 ; preds = %while.end136
  %41 = load i8, i8* %format.addr.1, align 1
  %conv139 = sext i8 %41 to i32
  %cmp140 = icmp eq i32 %conv139, 115
  br i1 %cmp140, label %if.then142, label %if.end145

if.then142:                                       ; preds = %land.lhs.true138
  %idxprom143 = zext i32 %n.0 to i64
  %arrayidx144 = getelementptr inbounds i8, i8* %cond, i64 %idxprom143
  store i8 0, i8* %arrayidx144, align 1
  br label %if.end145

if.end145:                                        ; preds = %if.then142, %land.lhs.true138, %while.end136
  br label %if.end232

if.else146:                                       ; preds = %lor.lhs.false
  %42 = load i8, i8* %format.addr.1, align 1
  %conv147 = sext i8 %42 to i32
  %cmp148 = icmp eq i32 %conv147, 100
  br i1 %cmp148, label %cond.true154, label %lor.lhs.false150

lor.lhs.false150:                                 ; preds = %if.else146
  %43 = load i8, i8* %format.addr.1, align 1
  %conv151 = sext i8 %43 to i32
  %cmp152 = icmp eq i32 %conv151, 117
  br i1 %cmp152, label %cond.true154, label %cond.false155

cond.true154:                                     ; preds = %lor.lhs.false150, %if.else146
  br label %cond.end167

cond.false155:                                    ; preds = %lor.lhs.false150
  %44 = load i8, i8* %format.addr.1, align 1
  %conv156 = sext i8 %44 to i32
  %cmp157 = icmp eq i32 %conv156, 111
  br i1 %cmp157, label %cond.true159, label %cond.false160

cond.true159:                                     ; preds = %cond.false155
  br label %cond.end165

cond.false160:                                    ; preds = %cond.false155
  %45 = load i8, i8* %format.addr.1, align 1
  %conv161 = sext i8 %45 to i32
  %cmp162 = icmp eq i32 %conv161, 105
  %46 = zext i1 %cmp162 to i64
  %cond164 = select i1 %cmp162, i32 0, i32 16
  br label %cond.end165

cond.end165:                                      ; preds = %cond.false160, %cond.true159
  %cond166 = phi i32 [ 8, %cond.true159 ], [ %cond164, %cond.false160 ]
  br label %cond.end167

cond.end167:                                      ; preds = %cond.end165, %cond.true154
  %cond168 = phi i32 [ 10, %cond.true154 ], [ %cond166, %cond.end165 ]
  %47 = load i8, i8* %format.addr.1, align 1
  %conv169 = sext i8 %47 to i32
  %cmp170 = icmp eq i32 %conv169, 100
  br i1 %cmp170, label %lor.end176, label %lor.rhs172

lor.rhs172:                                       ; preds = %cond.end167
  %48 = load i8, i8* %format.addr.1, align 1
  %conv173 = sext i8 %48 to i32
  %cmp174 = icmp eq i32 %conv173, 105
  br label %lor.end176

lor.end176:                                       ; preds = %lor.rhs172, %cond.end167
  %49 = phi i1 [ true, %cond.end167 ], [ %cmp174, %lor.rhs172 ]
  %lor.ext = zext i1 %49 to i32
  %cmp178 = icmp sge i32 %size.0, 2
  %50 = zext i1 %cmp178 to i64
  %cond180 = select i1 %cmp178, i64 9223372036854775807, i64 9223372036854775807
  %tobool181 = icmp ne i32 %lor.ext, 0
  br i1 %tobool181, label %cond.true182, label %cond.false183

cond.true182:                                     ; preds = %lor.end176
  br label %cond.end186

cond.false183:                                    ; preds = %lor.end176
  %mul184 = mul i64 2, %cond180
  %add185 = add i64 %mul184, 1
  br label %cond.end186

cond.end186:                                      ; preds = %cond.false183, %cond.true182
  %cond187 = phi i64 [ %cond180, %cond.true182 ], [ %add185, %cond.false183 ]
  %call188 = call i64 @parse(i8* noundef %s.addr.3, i8** noundef %end, i32 noundef %cond168, i64 noundef %cond187, i32 noundef %lor.ext) #6
  %51 = load i8*, i8** %end, align 8
  %cmp189 = icmp eq i8* %51, %s.addr.3
  br i1 %cmp189, label %if.then191, label %if.end192

if.then191:                                       ; preds = %cond.end186
  br label %for.end239

if.end192:                                        ; preds = %cond.end186
  %52 = load i8*, i8** %end, align 8
  %tobool193 = icmp ne i32 %skip.0, 0
  br i1 %tobool193, label %if.end231, label %if.then194

if.then194:                                       ; preds = %if.end192
  %arraydecay196 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %gp_offset_p197 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay196, i32 0, i32 0
  %gp_offset198 = load i32, i32* %gp_offset_p197, align 16
  %fits_in_gp199 = icmp ule i32 %gp_offset198, 40
  br i1 %fits_in_gp199, label %vaarg.in_reg200, label %vaarg.in_mem202

vaarg.in_reg200:                                  ; preds = %if.then194
  %53 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay196, i32 0, i32 3
  %reg_save_area201 = load i8*, i8** %53, align 16
  %54 = getelementptr i8, i8* %reg_save_area201, i32 %gp_offset198
  %55 = bitcast i8* %54 to i8**
  %56 = add i32 %gp_offset198, 8
  store i32 %56, i32* %gp_offset_p197, align 16
  br label %vaarg.end206

vaarg.in_mem202:                                  ; preds = %if.then194
  %overflow_arg_area_p203 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay196, i32 0, i32 2
  %overflow_arg_area204 = load i8*, i8** %overflow_arg_area_p203, align 8
  %57 = bitcast i8* %overflow_arg_area204 to i8**
  %overflow_arg_area.next205 = getelementptr i8, i8* %overflow_arg_area204, i32 8
  store i8* %overflow_arg_area.next205, i8** %overflow_arg_area_p203, align 8
  br label %vaarg.end206

vaarg.end206:                                     ; preds = %vaarg.in_mem202, %vaarg.in_reg200
  %vaarg.addr207 = phi i8** [ %55, %vaarg.in_reg200 ], [ %57, %vaarg.in_mem202 ]
  %58 = load i8*, i8** %vaarg.addr207, align 8
  %cmp208 = icmp sge i32 %size.0, 2
  br i1 %cmp208, label %if.then210, label %if.else211

if.then210:                                       ; preds = %vaarg.end206
  %59 = bitcast i8* %58 to i64*
  store i64 %call188, i64* %59, align 8
  br label %if.end230

if.else211:                                       ; preds = %vaarg.end206
  %cmp212 = icmp eq i32 %size.0, 1
  br i1 %cmp212, label %if.then214, label %if.else215

if.then214:                                       ; preds = %if.else211
  %60 = bitcast i8* %58 to i64*
  store i64 %call188, i64* %60, align 8
  br label %if.end229

if.else215:                                       ; preds = %if.else211
  %cmp216 = icmp eq i32 %size.0, 0
  br i1 %cmp216, label %if.then218, label %if.else220

if.then218:                                       ; preds = %if.else215
  %conv219 = trunc i64 %call188 to i32
  %61 = bitcast i8* %58 to i32*
  store i32 %conv219, i32* %61, align 4
  br label %if.end228

if.else220:                                       ; preds = %if.else215
  %cmp221 = icmp eq i32 %size.0, -1
  br i1 %cmp221, label %if.then223, label %if.else225

if.then223:                                       ; preds = %if.else220
  %conv224 = trunc i64 %call188 to i16
  %62 = bitcast i8* %58 to i16*
  store i16 %conv224, i16* %62, align 2
  br label %if.end227

if.else225:                                       ; preds = %if.else220
  %conv226 = trunc i64 %call188 to i8
  store i8 %conv226, i8* %58, align 1
  br label %if.end227

if.end227:                                        ; preds = %if.else225, %if.then223
  br label %if.end228

if.end228:                                        ; preds = %if.end227, %if.then218
  br label %if.end229

if.end229:                                        ; preds = %if.end228, %if.then214
  br label %if.end230

if.end230:                                        ; preds = %if.end229, %if.then210
  br label %if.end231

if.end231:                                        ; preds = %if.end230, %if.end192
  br label %if.end232

if.end232:                                        ; preds = %if.end231, %if.end145
  %s.addr.5 = phi i8* [ %s.addr.4, %if.end145 ], [ %52, %if.end231 ]
  %tobool233 = icmp ne i32 %skip.0, 0
  br i1 %tobool233, label %if.end236, label %if.then234

if.then234:                                       ; preds = %if.end232
  %inc235 = add nsw i32 %done.0, 1
  br label %if.end236

if.end236:                                        ; preds = %if.then234, %if.end232
  %done.4 = phi i32 [ %done.0, %if.end232 ], [ %inc235, %if.then234 ]
  br label %for.inc237

for.inc237:                                       ; preds = %if.end236, %if.end80, %vaarg.end, %if.end18, %while.end
  %done.5 = phi i32 [ %done.0, %while.end ], [ %done.1, %if.end18 ], [ %done.0, %vaarg.end ], [ %done.2, %if.end80 ], [ %done.4, %if.end236 ]
  %format.addr.2 = phi i8* [ %format.addr.0, %while.end ], [ %format.addr.0, %if.end18 ], [ %format.addr.1, %vaarg.end ], [ %format.addr.1, %if.end80 ], [ %format.addr.1, %if.end236 ]
  %s.addr.6 = phi i8* [ %s.addr.1, %while.end ], [ %incdec.ptr19, %if.end18 ], [ %s.addr.0, %vaarg.end ], [ %incdec.ptr81, %if.end80 ], [ %s.addr.5, %if.end236 ]
  %incdec.ptr238 = getelementptr inbounds i8, i8* %format.addr.2, i32 1
  br label %for.cond, !llvm.loop !39

for.end239:                                       ; preds = %if.then191, %if.end87, %if.then79, %if.then17, %for.cond
  %done.6 = phi i32 [ %done.1, %if.then17 ], [ %done.2, %if.then79 ], [ %done.0, %if.then191 ], [ %done.3, %if.end87 ], [ %done.0, %for.cond ]
  %arraydecay240 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %arraydecay240241 = bitcast %struct.__va_list_tag* %arraydecay240 to i8*
  call void @llvm.va_end(i8* %arraydecay240241)
  ret i32 %done.6
}

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*) #3

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #3

; Function Attrs: noinline nounwind
define dso_local i16** @__ctype_b_loc() #0 {
entry:
  ret i16** @classes_at
}

; Function Attrs: noinline nounwind
define dso_local i32** @__ctype_toupper_loc() #0 {
entry:
  ret i32** @uppers_at
}

; Function Attrs: noinline nounwind
define dso_local i32** @__ctype_tolower_loc() #0 {
entry:
  ret i32** @lowers_at
}

; Function Attrs: noinline nounwind
define dso_local i32 @isupper(i32 noundef %c) #0 {
entry:
  %cmp = icmp sge i32 %c, 65
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %entry
  %cmp1 = icmp sle i32 %c, 90
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %0 = phi i1 [ false, %entry ], [ %cmp1, %land.rhs ]
  %land.ext = zext i1 %0 to i32
  ret i32 %land.ext
}

; Function Attrs: noinline nounwind
define dso_local i32 @islower(i32 noundef %c) #0 {
entry:
  %cmp = icmp sge i32 %c, 97
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %entry
  %cmp1 = icmp sle i32 %c, 122
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %0 = phi i1 [ false, %entry ], [ %cmp1, %land.rhs ]
  %land.ext = zext i1 %0 to i32
  ret i32 %land.ext
}

; Function Attrs: noinline nounwind
define dso_local i32 @isdigit(i32 noundef %c) #0 {
entry:
  %cmp = icmp sge i32 %c, 48
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %entry
  %cmp1 = icmp sle i32 %c, 57
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %0 = phi i1 [ false, %entry ], [ %cmp1, %land.rhs ]
  %land.ext = zext i1 %0 to i32
  ret i32 %land.ext
}

; Function Attrs: noinline nounwind
define dso_local i32 @isalpha(i32 noundef %c) #0 {
entry:
  %cmp = icmp sge i32 %c, 65
  br i1 %cmp, label %land.lhs.true, label %lor.rhs

land.lhs.true:                                    ; preds = %entry
  %cmp1 = icmp sle i32 %c, 90
  br i1 %cmp1, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %land.lhs.true, %entry
  %cmp2 = icmp sge i32 %c, 97
  br i1 %cmp2, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %lor.rhs
  %cmp3 = icmp sle i32 %c, 122
  br label %land.end

land.end:                                         ; preds = %land.rhs, %lor.rhs
  %0 = phi i1 [ false, %lor.rhs ], [ %cmp3, %land.rhs ]
  br label %lor.end

lor.end:                                          ; preds = %land.end, %land.lhs.true
  %1 = phi i1 [ true, %land.lhs.true ], [ %0, %land.end ]
  %lor.ext = zext i1 %1 to i32
  ret i32 %lor.ext
}

; Function Attrs: noinline nounwind
define dso_local i32 @isalnum(i32 noundef %c) #0 {
entry:
  %cmp = icmp sge i32 %c, 65
  br i1 %cmp, label %land.lhs.true, label %lor.lhs.false

land.lhs.true:                                    ; preds = %entry
  %cmp1 = icmp sle i32 %c, 90
  br i1 %cmp1, label %lor.end, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %land.lhs.true, %entry
  %cmp2 = icmp sge i32 %c, 97
  br i1 %cmp2, label %land.lhs.true3, label %lor.rhs

land.lhs.true3:                                   ; preds = %lor.lhs.false
  %cmp4 = icmp sle i32 %c, 122
  br i1 %cmp4, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %land.lhs.true3, %lor.lhs.false
  %cmp5 = icmp sge i32 %c, 48
  br i1 %cmp5, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %lor.rhs
  %cmp6 = icmp sle i32 %c, 57
  br label %land.end

land.end:                                         ; preds = %land.rhs, %lor.rhs
  %0 = phi i1 [ false, %lor.rhs ], [ %cmp6, %land.rhs ]
  br label %lor.end

lor.end:                                          ; preds = %land.end, %land.lhs.true3, %land.lhs.true
  %1 = phi i1 [ true, %land.lhs.true3 ], [ true, %land.lhs.true ], [ %0, %land.end ]
  %lor.ext = zext i1 %1 to i32
  ret i32 %lor.ext
}

; Function Attrs: noinline nounwind
define dso_local i32 @isspace(i32 noundef %c) #0 {
entry:
  %cmp = icmp eq i32 %c, 32
  br i1 %cmp, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %entry
  %cmp1 = icmp sge i32 %c, 9
  br i1 %cmp1, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %lor.rhs
  %cmp2 = icmp sle i32 %c, 13
  br label %land.end

land.end:                                         ; preds = %land.rhs, %lor.rhs
  %0 = phi i1 [ false, %lor.rhs ], [ %cmp2, %land.rhs ]
  br label %lor.end

lor.end:                                          ; preds = %land.end, %entry
  %1 = phi i1 [ true, %entry ], [ %0, %land.end ]
  %lor.ext = zext i1 %1 to i32
  ret i32 %lor.ext
}

; Function Attrs: noinline nounwind
define dso_local i32 @isblank(i32 noundef %c) #0 {
entry:
  %cmp = icmp eq i32 %c, 32
  br i1 %cmp, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %entry
  %cmp1 = icmp eq i32 %c, 9
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %entry
  %0 = phi i1 [ true, %entry ], [ %cmp1, %lor.rhs ]
  %lor.ext = zext i1 %0 to i32
  ret i32 %lor.ext
}

; Function Attrs: noinline nounwind
define dso_local i32 @isxdigit(i32 noundef %c) #0 {
entry:
  %cmp = icmp sge i32 %c, 48
  br i1 %cmp, label %land.lhs.true, label %lor.lhs.false

land.lhs.true:                                    ; preds = %entry
  %cmp1 = icmp sle i32 %c, 57
  br i1 %cmp1, label %lor.end, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %land.lhs.true, %entry
  %cmp2 = icmp sge i32 %c, 65
  br i1 %cmp2, label %land.lhs.true3, label %lor.rhs

land.lhs.true3:                                   ; preds = %lor.lhs.false
  %cmp4 = icmp sle i32 %c, 70
  br i1 %cmp4, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %land.lhs.true3, %lor.lhs.false
  %cmp5 = icmp sge i32 %c, 97
  br i1 %cmp5, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %lor.rhs
  %cmp6 = icmp sle i32 %c, 102
  br label %land.end

land.end:                                         ; preds = %land.rhs, %lor.rhs
  %0 = phi i1 [ false, %lor.rhs ], [ %cmp6, %land.rhs ]
  br label %lor.end

lor.end:                                          ; preds = %land.end, %land.lhs.true3, %land.lhs.true
  %1 = phi i1 [ true, %land.lhs.true3 ], [ true, %land.lhs.true ], [ %0, %land.end ]
  %lor.ext = zext i1 %1 to i32
  ret i32 %lor.ext
}

; Function Attrs: noinline nounwind
define dso_local i32 @isprint(i32 noundef %c) #0 {
entry:
  %cmp = icmp sge i32 %c, 32
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %entry
  %cmp1 = icmp sle i32 %c, 126
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %0 = phi i1 [ false, %entry ], [ %cmp1, %land.rhs ]
  %land.ext = zext i1 %0 to i32
  ret i32 %land.ext
}

; Function Attrs: noinline nounwind
define dso_local i32 @isgraph(i32 noundef %c) #0 {
entry:
  %cmp = icmp sge i32 %c, 33
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %entry
  %cmp1 = icmp sle i32 %c, 126
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %0 = phi i1 [ false, %entry ], [ %cmp1, %land.rhs ]
  %land.ext = zext i1 %0 to i32
  ret i32 %land.ext
}

; Function Attrs: noinline nounwind
define dso_local i32 @ispunct(i32 noundef %c) #0 {
entry:
  %cmp = icmp sge i32 %c, 33
  br i1 %cmp, label %land.lhs.true, label %land.end11

land.lhs.true:                                    ; preds = %entry
  %cmp1 = icmp sle i32 %c, 126
  br i1 %cmp1, label %land.rhs, label %land.end11

land.rhs:                                         ; preds = %land.lhs.true
  %cmp2 = icmp sge i32 %c, 65
  br i1 %cmp2, label %land.lhs.true3, label %lor.lhs.false

land.lhs.true3:                                   ; preds = %land.rhs
  %cmp4 = icmp sle i32 %c, 90
  br i1 %cmp4, label %lor.end, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %land.lhs.true3, %land.rhs
  %cmp5 = icmp sge i32 %c, 97
  br i1 %cmp5, label %land.lhs.true6, label %lor.rhs

land.lhs.true6:                                   ; preds = %lor.lhs.false
  %cmp7 = icmp sle i32 %c, 122
  br i1 %cmp7, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %land.lhs.true6, %lor.lhs.false
  %cmp8 = icmp sge i32 %c, 48
  br i1 %cmp8, label %land.rhs9, label %land.end

land.rhs9:                                        ; preds = %lor.rhs
  %cmp10 = icmp sle i32 %c, 57
  br label %land.end

land.end:                                         ; preds = %land.rhs9, %lor.rhs
  %0 = phi i1 [ false, %lor.rhs ], [ %cmp10, %land.rhs9 ]
  br label %lor.end

lor.end:                                          ; preds = %land.end, %land.lhs.true6, %land.lhs.true3
  %1 = phi i1 [ true, %land.lhs.true6 ], [ true, %land.lhs.true3 ], [ %0, %land.end ]
  %lnot = xor i1 %1, true
  br label %land.end11

land.end11:                                       ; preds = %lor.end, %land.lhs.true, %entry
  %2 = phi i1 [ false, %land.lhs.true ], [ false, %entry ], [ %lnot, %lor.end ]
  %land.ext = zext i1 %2 to i32
  ret i32 %land.ext
}

; Function Attrs: noinline nounwind
define dso_local i32 @iscntrl(i32 noundef %c) #0 {
entry:
  %cmp = icmp sge i32 %c, 0
  br i1 %cmp, label %land.lhs.true, label %lor.rhs

land.lhs.true:                                    ; preds = %entry
  %cmp1 = icmp sle i32 %c, 31
  br i1 %cmp1, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %land.lhs.true, %entry
  %cmp2 = icmp eq i32 %c, 127
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %land.lhs.true
  %0 = phi i1 [ true, %land.lhs.true ], [ %cmp2, %lor.rhs ]
  %lor.ext = zext i1 %0 to i32
  ret i32 %lor.ext
}

; Function Attrs: noinline nounwind
define dso_local i32 @isascii(i32 noundef %c) #0 {
entry:
  %and = and i32 %c, -128
  %tobool = icmp ne i32 %and, 0
  %lnot = xor i1 %tobool, true
  %lnot.ext = zext i1 %lnot to i32
  ret i32 %lnot.ext
}

; Function Attrs: noinline nounwind
define dso_local i32 @toascii(i32 noundef %c) #0 {
entry:
  %and = and i32 %c, 127
  ret i32 %and
}

; Function Attrs: noinline nounwind
define dso_local i32 @toupper(i32 noundef %c) #0 {
entry:
  %cmp = icmp sge i32 %c, 97
  br i1 %cmp, label %land.lhs.true, label %cond.false

land.lhs.true:                                    ; preds = %entry
  %cmp1 = icmp sle i32 %c, 122
  br i1 %cmp1, label %cond.true, label %cond.false

cond.true:                                        ; preds = %land.lhs.true
  %sub = sub nsw i32 %c, 97
  %add = add nsw i32 %sub, 65
  br label %cond.end

cond.false:                                       ; preds = %land.lhs.true, %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %add, %cond.true ], [ %c, %cond.false ]
  ret i32 %cond
}

; Function Attrs: noinline nounwind
define dso_local i32 @tolower(i32 noundef %c) #0 {
entry:
  %cmp = icmp sge i32 %c, 65
  br i1 %cmp, label %land.lhs.true, label %cond.false

land.lhs.true:                                    ; preds = %entry
  %cmp1 = icmp sle i32 %c, 90
  br i1 %cmp1, label %cond.true, label %cond.false

cond.true:                                        ; preds = %land.lhs.true
  %sub = sub nsw i32 %c, 65
  %add = add nsw i32 %sub, 97
  br label %cond.end

cond.false:                                       ; preds = %land.lhs.true, %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %add, %cond.true ], [ %c, %cond.false ]
  ret i32 %cond
}

; Function Attrs: noinline nounwind
define dso_local i64 @__fp_steady_clock(i64 noundef %now) #0 {
entry:
  %call = call i64 @forward(i64* noundef @steady, i64 noundef %now) #6
  ret i64 %call
}

; Function Attrs: noinline nounwind
define internal i64 @forward(i64* noundef %last, i64 noundef %now) #0 {
entry:
  call void @__fp_atomic_begin() #6
  %0 = load atomic i64, i64* %last monotonic, align 8
  %cmp = icmp sge i64 %now, %0
  %conv = zext i1 %cmp to i32
  call void @__fp_assume(i32 noundef %conv) #6
  store atomic i64 %now, i64* %last monotonic, align 8
  call void @__fp_atomic_end() #6
  ret i64 %now
}

; Function Attrs: noinline nounwind
define dso_local i64 @__fp_processor_clock(i64 noundef %now) #0 {
entry:
  %call = call i64 @forward(i64* noundef @processor, i64 noundef %now) #6
  ret i64 %call
}

; Function Attrs: noinline nounwind
define dso_local void @__fp_tell_time(i64 noundef %now, i64* noundef %place) #0 {
entry:
  %tobool = icmp ne i64* %place, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i64 %now, i64* %place, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i32 @clock_gettime(i32 noundef %clock, %struct.timespec* noundef %t) #0 {
entry:
  call void @show(%struct.timespec* noundef %t) #6
  %cmp = icmp eq i32 %clock, 2
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %cmp1 = icmp eq i32 %clock, 3
  br i1 %cmp1, label %if.then, label %if.else

if.then:                                          ; preds = %lor.lhs.false, %entry
  call void @forward_pair(%struct.timespec* noundef @processor_pair, %struct.timespec* noundef %t) #6
  br label %if.end10

if.else:                                          ; preds = %lor.lhs.false
  %cmp2 = icmp eq i32 %clock, 1
  br i1 %cmp2, label %if.then9, label %lor.lhs.false3

lor.lhs.false3:                                   ; preds = %if.else
  %cmp4 = icmp eq i32 %clock, 4
  br i1 %cmp4, label %if.then9, label %lor.lhs.false5

lor.lhs.false5:                                   ; preds = %lor.lhs.false3
  %cmp6 = icmp eq i32 %clock, 6
  br i1 %cmp6, label %if.then9, label %lor.lhs.false7

lor.lhs.false7:                                   ; preds = %lor.lhs.false5
  %cmp8 = icmp eq i32 %clock, 7
  br i1 %cmp8, label %if.then9, label %if.end

if.then9:                                         ; preds = %lor.lhs.false7, %lor.lhs.false5, %lor.lhs.false3, %if.else
  call void @forward_pair(%struct.timespec* noundef @steady_pair, %struct.timespec* noundef %t) #6
  br label %if.end

if.end:                                           ; preds = %if.then9, %lor.lhs.false7
  br label %if.end10

if.end10:                                         ; preds = %if.end, %if.then
  ret i32 0
}

; Function Attrs: noinline nounwind
define internal void @show(%struct.timespec* noundef %t) #0 {
entry:
  %call = call i64 @__fp_nondet_long() #6
  %call1 = call i64 @__fp_nondet_long() #6
  %cmp = icmp sge i64 %call, 0
  br i1 %cmp, label %land.lhs.true, label %land.end

land.lhs.true:                                    ; preds = %entry
  %cmp2 = icmp sge i64 %call1, 0
  br i1 %cmp2, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %land.lhs.true
  %cmp3 = icmp slt i64 %call1, 1000000000
  br label %land.end

land.end:                                         ; preds = %land.rhs, %land.lhs.true, %entry
  %0 = phi i1 [ false, %land.lhs.true ], [ false, %entry ], [ %cmp3, %land.rhs ]
  %land.ext = zext i1 %0 to i32
  call void @__fp_assume(i32 noundef %land.ext) #6
  %seconds4 = getelementptr inbounds %struct.timespec, %struct.timespec* %t, i32 0, i32 0
  store i64 %call, i64* %seconds4, align 8
  %nanoseconds = getelementptr inbounds %struct.timespec, %struct.timespec* %t, i32 0, i32 1
  store i64 %call1, i64* %nanoseconds, align 8
  ret void
}

; Function Attrs: noinline nounwind
define internal void @forward_pair(%struct.timespec* noundef %last, %struct.timespec* noundef %now) #0 {
entry:
  call void @__fp_atomic_begin() #6
  %seconds1 = getelementptr inbounds %struct.timespec, %struct.timespec* %last, i32 0, i32 0
  %0 = load atomic i64, i64* %seconds1 monotonic, align 8
  %nanoseconds = getelementptr inbounds %struct.timespec, %struct.timespec* %last, i32 0, i32 1
  %1 = load atomic i64, i64* %nanoseconds monotonic, align 8
  %seconds3 = getelementptr inbounds %struct.timespec, %struct.timespec* %now, i32 0, i32 0
  %2 = load i64, i64* %seconds3, align 8
  %cmp = icmp sgt i64 %2, %0
  br i1 %cmp, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %entry
  %seconds4 = getelementptr inbounds %struct.timespec, %struct.timespec* %now, i32 0, i32 0
  %3 = load i64, i64* %seconds4, align 8
  %cmp5 = icmp eq i64 %3, %0
  br i1 %cmp5, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %lor.rhs
  %nanoseconds6 = getelementptr inbounds %struct.timespec, %struct.timespec* %now, i32 0, i32 1
  %4 = load i64, i64* %nanoseconds6, align 8
  %cmp7 = icmp sge i64 %4, %1
  br label %land.end

land.end:                                         ; preds = %land.rhs, %lor.rhs
  %5 = phi i1 [ false, %lor.rhs ], [ %cmp7, %land.rhs ]
  br label %lor.end

lor.end:                                          ; preds = %land.end, %entry
  %6 = phi i1 [ true, %entry ], [ %5, %land.end ]
  %lor.ext = zext i1 %6 to i32
  call void @__fp_assume(i32 noundef %lor.ext) #6
  %seconds8 = getelementptr inbounds %struct.timespec, %struct.timespec* %last, i32 0, i32 0
  %seconds9 = getelementptr inbounds %struct.timespec, %struct.timespec* %now, i32 0, i32 0
  %7 = load i64, i64* %seconds9, align 8
  store atomic i64 %7, i64* %seconds8 monotonic, align 8
  %nanoseconds10 = getelementptr inbounds %struct.timespec, %struct.timespec* %last, i32 0, i32 1
  %nanoseconds12 = getelementptr inbounds %struct.timespec, %struct.timespec* %now, i32 0, i32 1
  %8 = load i64, i64* %nanoseconds12, align 8
  store atomic i64 %8, i64* %nanoseconds10 monotonic, align 8
  call void @__fp_atomic_end() #6
  ret void
}

declare i64 @__fp_nondet_long() #1

; Function Attrs: noinline nounwind
define dso_local i32 @clock_getres(i32 noundef %clock, %struct.timespec* noundef %t) #0 {
entry:
  %tobool = icmp ne %struct.timespec* %t, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %seconds = getelementptr inbounds %struct.timespec, %struct.timespec* %t, i32 0, i32 0
  store i64 0, i64* %seconds, align 8
  %nanoseconds = getelementptr inbounds %struct.timespec, %struct.timespec* %t, i32 0, i32 1
  store i64 1, i64* %nanoseconds, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @timespec_get(%struct.timespec* noundef %t, i32 noundef %base) #0 {
entry:
  %cmp = icmp ne i32 %base, 1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  call void @show(%struct.timespec* noundef %t) #6
  br label %return

return:                                           ; preds = %if.end, %if.then
  %retval.0 = phi i32 [ 0, %if.then ], [ %base, %if.end ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define dso_local i32 @gettimeofday(%struct.timespec* noundef %t, i8* noundef %zone) #0 {
entry:
  call void @show(%struct.timespec* noundef %t) #6
  %nanoseconds = getelementptr inbounds %struct.timespec, %struct.timespec* %t, i32 0, i32 1
  %0 = load i64, i64* %nanoseconds, align 8
  %div = sdiv i64 %0, 1000
  %nanoseconds1 = getelementptr inbounds %struct.timespec, %struct.timespec* %t, i32 0, i32 1
  store i64 %div, i64* %nanoseconds1, align 8
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @vprintf(i8* noundef %format, %struct.__va_list_tag* noundef %list) #0 {
entry:
  %call = call i32 @walk(i32 noundef 1, i8* noundef null, i64 noundef 0, i8* noundef %format, %struct.__va_list_tag* noundef %list) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define internal i32 @walk(i32 noundef %print, i8* noundef %to, i64 noundef %size, i8* noundef %at, %struct.__va_list_tag* noundef %list) #0 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %if.end461, %entry
  %done.0 = phi i64 [ 0, %entry ], [ %done.6, %if.end461 ]
  %at.addr.0 = phi i8* [ %at, %entry ], [ %incdec.ptr462, %if.end461 ]
  %0 = load i8, i8* %at.addr.0, align 1
  %tobool = icmp ne i8 %0, 0
  br i1 %tobool, label %while.body, label %while.end463

while.body:                                       ; preds = %while.cond
  br label %while.cond1

while.cond1:                                      ; preds = %while.body5, %while.body
  %c.0 = phi i8 [ %0, %while.body ], [ %2, %while.body5 ]
  %at.addr.1 = phi i8* [ %at.addr.0, %while.body ], [ %incdec.ptr, %while.body5 ]
  %conv = sext i8 %c.0 to i32
  %tobool2 = icmp ne i32 %conv, 0
  br i1 %tobool2, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond1
  %conv3 = sext i8 %c.0 to i32
  %cmp = icmp ne i32 %conv3, 37
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond1
  %1 = phi i1 [ false, %while.cond1 ], [ %cmp, %land.rhs ]
  br i1 %1, label %while.body5, label %while.end

while.body5:                                      ; preds = %land.end
  %incdec.ptr = getelementptr inbounds i8, i8* %at.addr.1, i32 1
  %2 = load i8, i8* %incdec.ptr, align 1
  br label %while.cond1, !llvm.loop !40

while.end:                                        ; preds = %land.end
  %cmp6 = icmp ne i8* %at.addr.1, %at.addr.0
  br i1 %cmp6, label %if.then, label %if.end

if.then:                                          ; preds = %while.end
  %tobool8 = icmp ne i32 %print, 0
  br i1 %tobool8, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.then
  %sub.ptr.lhs.cast = ptrtoint i8* %at.addr.1 to i64
  %sub.ptr.rhs.cast = ptrtoint i8* %at.addr.0 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %conv9 = trunc i64 %sub.ptr.sub to i32
  %call = call i32 (i8*, ...) @__fp_print(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.36, i64 0, i64 0), i32 noundef %conv9, i8* noundef %at.addr.0) #6
  br label %cond.end19

cond.false:                                       ; preds = %if.then
  %add.ptr = getelementptr inbounds i8, i8* %to, i64 %done.0
  %cmp10 = icmp ult i64 %done.0, %size
  br i1 %cmp10, label %cond.true12, label %cond.false13

cond.true12:                                      ; preds = %cond.false
  %sub = sub i64 %size, %done.0
  br label %cond.end

cond.false13:                                     ; preds = %cond.false
  br label %cond.end

cond.end:                                         ; preds = %cond.false13, %cond.true12
  %cond = phi i64 [ %sub, %cond.true12 ], [ 0, %cond.false13 ]
  %sub.ptr.lhs.cast14 = ptrtoint i8* %at.addr.1 to i64
  %sub.ptr.rhs.cast15 = ptrtoint i8* %at.addr.0 to i64
  %sub.ptr.sub16 = sub i64 %sub.ptr.lhs.cast14, %sub.ptr.rhs.cast15
  %conv17 = trunc i64 %sub.ptr.sub16 to i32
  %call18 = call i32 (i8*, i64, i8*, ...) @__fp_format(i8* noundef %add.ptr, i64 noundef %cond, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.36, i64 0, i64 0), i32 noundef %conv17, i8* noundef %at.addr.0) #6
  br label %cond.end19

cond.end19:                                       ; preds = %cond.end, %cond.true
  %cond20 = phi i32 [ %call, %cond.true ], [ %call18, %cond.end ]
  %conv21 = sext i32 %cond20 to i64
  %add = add i64 %done.0, %conv21
  br label %if.end

if.end:                                           ; preds = %cond.end19, %while.end
  %done.1 = phi i64 [ %add, %cond.end19 ], [ %done.0, %while.end ]
  %tobool22 = icmp ne i8 %c.0, 0
  br i1 %tobool22, label %if.end24, label %if.then23

if.then23:                                        ; preds = %if.end
  br label %while.end463

if.end24:                                         ; preds = %if.end
  br label %while.cond25

while.cond25:                                     ; preds = %while.body29, %if.end24
  %flags.0 = phi i32 [ 0, %if.end24 ], [ %or, %while.body29 ]
  %at.addr.2 = phi i8* [ %at.addr.1, %if.end24 ], [ %incdec.ptr26, %while.body29 ]
  %incdec.ptr26 = getelementptr inbounds i8, i8* %at.addr.2, i32 1
  %3 = load i8, i8* %incdec.ptr26, align 1
  %call27 = call i32 @flag(i8 noundef signext %3) #6
  %tobool28 = icmp ne i32 %call27, 0
  br i1 %tobool28, label %while.body29, label %while.end30

while.body29:                                     ; preds = %while.cond25
  %or = or i32 %flags.0, %call27
  br label %while.cond25, !llvm.loop !41

while.end30:                                      ; preds = %while.cond25
  %conv31 = sext i8 %3 to i32
  %cmp32 = icmp eq i32 %conv31, 42
  br i1 %cmp32, label %if.then34, label %if.end36

if.then34:                                        ; preds = %while.end30
  %gp_offset_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %list, i32 0, i32 0
  %gp_offset = load i32, i32* %gp_offset_p, align 8
  %fits_in_gp = icmp ule i32 %gp_offset, 40
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem

vaarg.in_reg:                                     ; preds = %if.then34
  %4 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %list, i32 0, i32 3
  %reg_save_area = load i8*, i8** %4, align 8
  %5 = getelementptr i8, i8* %reg_save_area, i32 %gp_offset
  %6 = bitcast i8* %5 to i32*
  %7 = add i32 %gp_offset, 8
  store i32 %7, i32* %gp_offset_p, align 8
  br label %vaarg.end

vaarg.in_mem:                                     ; preds = %if.then34
  %overflow_arg_area_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %list, i32 0, i32 2
  %overflow_arg_area = load i8*, i8** %overflow_arg_area_p, align 8
  %8 = bitcast i8* %overflow_arg_area to i32*
  %overflow_arg_area.next = getelementptr i8, i8* %overflow_arg_area, i32 8
  store i8* %overflow_arg_area.next, i8** %overflow_arg_area_p, align 8
  br label %vaarg.end

vaarg.end:                                        ; preds = %vaarg.in_mem, %vaarg.in_reg
  %vaarg.addr = phi i32* [ %6, %vaarg.in_reg ], [ %8, %vaarg.in_mem ]
  %9 = load i32, i32* %vaarg.addr, align 4
  %incdec.ptr35 = getelementptr inbounds i8, i8* %incdec.ptr26, i32 1
  %10 = load i8, i8* %incdec.ptr35, align 1
  br label %if.end36

if.end36:                                         ; preds = %vaarg.end, %while.end30
  %width.0 = phi i32 [ %9, %vaarg.end ], [ 0, %while.end30 ]
  %c.1 = phi i8 [ %10, %vaarg.end ], [ %3, %while.end30 ]
  %at.addr.3 = phi i8* [ %incdec.ptr35, %vaarg.end ], [ %incdec.ptr26, %while.end30 ]
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end36
  %width.1 = phi i32 [ %width.0, %if.end36 ], [ %add41, %for.inc ]
  %c.2 = phi i8 [ %c.1, %if.end36 ], [ %11, %for.inc ]
  %at.addr.4 = phi i8* [ %at.addr.3, %if.end36 ], [ %incdec.ptr42, %for.inc ]
  %call37 = call i32 @digit(i8 noundef signext %c.2) #6
  %tobool38 = icmp ne i32 %call37, 0
  br i1 %tobool38, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %mul = mul nsw i32 %width.1, 10
  %conv39 = sext i8 %c.2 to i32
  %sub40 = sub nsw i32 %conv39, 48
  %add41 = add nsw i32 %mul, %sub40
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %incdec.ptr42 = getelementptr inbounds i8, i8* %at.addr.4, i32 1
  %11 = load i8, i8* %incdec.ptr42, align 1
  br label %for.cond, !llvm.loop !42

for.end:                                          ; preds = %for.cond
  %and = and i32 %flags.0, 16
  %tobool43 = icmp ne i32 %and, 0
  br i1 %tobool43, label %land.lhs.true, label %if.end48

land.lhs.true:                                    ; preds = %for.end
  %cmp44 = icmp sgt i32 %width.1, 0
  br i1 %cmp44, label %if.then46, label %if.end48

if.then46:                                        ; preds = %land.lhs.true
  %sub47 = sub nsw i32 0, %width.1
  br label %if.end48

if.end48:                                         ; preds = %if.then46, %land.lhs.true, %for.end
  %width.2 = phi i32 [ %sub47, %if.then46 ], [ %width.1, %land.lhs.true ], [ %width.1, %for.end ]
  %conv49 = sext i8 %c.2 to i32
  %cmp50 = icmp eq i32 %conv49, 46
  br i1 %cmp50, label %if.then52, label %if.end82

if.then52:                                        ; preds = %if.end48
  %incdec.ptr53 = getelementptr inbounds i8, i8* %at.addr.4, i32 1
  %12 = load i8, i8* %incdec.ptr53, align 1
  %conv54 = sext i8 %12 to i32
  %cmp55 = icmp eq i32 %conv54, 42
  br i1 %cmp55, label %if.then57, label %if.end70

if.then57:                                        ; preds = %if.then52
  %gp_offset_p58 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %list, i32 0, i32 0
  %gp_offset59 = load i32, i32* %gp_offset_p58, align 8
  %fits_in_gp60 = icmp ule i32 %gp_offset59, 40
  br i1 %fits_in_gp60, label %vaarg.in_reg61, label %vaarg.in_mem63

vaarg.in_reg61:                                   ; preds = %if.then57
  %13 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %list, i32 0, i32 3
  %reg_save_area62 = load i8*, i8** %13, align 8
  %14 = getelementptr i8, i8* %reg_save_area62, i32 %gp_offset59
  %15 = bitcast i8* %14 to i32*
  %16 = add i32 %gp_offset59, 8
  store i32 %16, i32* %gp_offset_p58, align 8
  br label %vaarg.end67

vaarg.in_mem63:                                   ; preds = %if.then57
  %overflow_arg_area_p64 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %list, i32 0, i32 2
  %overflow_arg_area65 = load i8*, i8** %overflow_arg_area_p64, align 8
  %17 = bitcast i8* %overflow_arg_area65 to i32*
  %overflow_arg_area.next66 = getelementptr i8, i8* %overflow_arg_area65, i32 8
  store i8* %overflow_arg_area.next66, i8** %overflow_arg_area_p64, align 8
  br label %vaarg.end67

vaarg.end67:                                      ; preds = %vaarg.in_mem63, %vaarg.in_reg61
  %vaarg.addr68 = phi i32* [ %15, %vaarg.in_reg61 ], [ %17, %vaarg.in_mem63 ]
  %18 = load i32, i32* %vaarg.addr68, align 4
  %incdec.ptr69 = getelementptr inbounds i8, i8* %incdec.ptr53, i32 1
  %19 = load i8, i8* %incdec.ptr69, align 1
  br label %if.end70

if.end70:                                         ; preds = %vaarg.end67, %if.then52
  %c.3 = phi i8 [ %19, %vaarg.end67 ], [ %12, %if.then52 ]
  %precision.0 = phi i32 [ %18, %vaarg.end67 ], [ 0, %if.then52 ]
  %at.addr.5 = phi i8* [ %incdec.ptr69, %vaarg.end67 ], [ %incdec.ptr53, %if.then52 ]
  br label %for.cond71

for.cond71:                                       ; preds = %for.inc79, %if.end70
  %c.4 = phi i8 [ %c.3, %if.end70 ], [ %20, %for.inc79 ]
  %precision.1 = phi i32 [ %precision.0, %if.end70 ], [ %add78, %for.inc79 ]
  %at.addr.6 = phi i8* [ %at.addr.5, %if.end70 ], [ %incdec.ptr80, %for.inc79 ]
  %call72 = call i32 @digit(i8 noundef signext %c.4) #6
  %tobool73 = icmp ne i32 %call72, 0
  br i1 %tobool73, label %for.body74, label %for.end81

for.body74:                                       ; preds = %for.cond71
  %mul75 = mul nsw i32 %precision.1, 10
  %conv76 = sext i8 %c.4 to i32
  %sub77 = sub nsw i32 %conv76, 48
  %add78 = add nsw i32 %mul75, %sub77
  br label %for.inc79

for.inc79:                                        ; preds = %for.body74
  %incdec.ptr80 = getelementptr inbounds i8, i8* %at.addr.6, i32 1
  %20 = load i8, i8* %incdec.ptr80, align 1
  br label %for.cond71, !llvm.loop !43

for.end81:                                        ; preds = %for.cond71
  br label %if.end82

if.end82:                                         ; preds = %for.end81, %if.end48
  %c.5 = phi i8 [ %c.4, %for.end81 ], [ %c.2, %if.end48 ]
  %precision.2 = phi i32 [ %precision.1, %for.end81 ], [ -1, %if.end48 ]
  %at.addr.7 = phi i8* [ %at.addr.6, %for.end81 ], [ %at.addr.4, %if.end48 ]
  br label %for.cond83

for.cond83:                                       ; preds = %for.inc119, %if.end82
  %c.6 = phi i8 [ %c.5, %if.end82 ], [ %21, %for.inc119 ]
  %at.addr.8 = phi i8* [ %at.addr.7, %if.end82 ], [ %incdec.ptr120, %for.inc119 ]
  %longs.0 = phi i32 [ 0, %if.end82 ], [ %longs.3, %for.inc119 ]
  %shorts.0 = phi i32 [ 0, %if.end82 ], [ %shorts.2, %for.inc119 ]
  %conv84 = sext i8 %c.6 to i32
  %cmp85 = icmp eq i32 %conv84, 108
  br i1 %cmp85, label %if.then87, label %if.else

if.then87:                                        ; preds = %for.cond83
  %inc = add nsw i32 %longs.0, 1
  br label %if.end118

if.else:                                          ; preds = %for.cond83
  %conv88 = sext i8 %c.6 to i32
  %cmp89 = icmp eq i32 %conv88, 104
  br i1 %cmp89, label %if.then91, label %if.else93

if.then91:                                        ; preds = %if.else
  %inc92 = add nsw i32 %shorts.0, 1
  br label %if.end117

if.else93:                                        ; preds = %if.else
  %conv94 = sext i8 %c.6 to i32
  %cmp95 = icmp eq i32 %conv94, 122
  br i1 %cmp95, label %if.then100, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %if.else93
  %conv97 = sext i8 %c.6 to i32
  %cmp98 = icmp eq i32 %conv97, 116
  br i1 %cmp98, label %if.then100, label %if.else101

if.then100:                                       ; preds = %lor.lhs.false, %if.else93
  br label %if.end116

if.else101:                                       ; preds = %lor.lhs.false
  %conv102 = sext i8 %c.6 to i32
  %cmp103 = icmp eq i32 %conv102, 106
  br i1 %cmp103, label %if.then113, label %lor.lhs.false105

lor.lhs.false105:                                 ; preds = %if.else101
  %conv106 = sext i8 %c.6 to i32
  %cmp107 = icmp eq i32 %conv106, 113
  br i1 %cmp107, label %if.then113, label %lor.lhs.false109

lor.lhs.false109:                                 ; preds = %lor.lhs.false105
  %conv110 = sext i8 %c.6 to i32
  %cmp111 = icmp eq i32 %conv110, 76
  br i1 %cmp111, label %if.then113, label %if.else114

if.then113:                                       ; preds = %lor.lhs.false109, %lor.lhs.false105, %if.else101
  br label %if.end115

if.else114:                                       ; preds = %lor.lhs.false109
  br label %for.end121

if.end115:                                        ; preds = %if.then113
  br label %if.end116

if.end116:                                        ; preds = %if.end115, %if.then100
  %longs.1 = phi i32 [ 1, %if.then100 ], [ 2, %if.end115 ]
  br label %if.end117

if.end117:                                        ; preds = %if.end116, %if.then91
  %longs.2 = phi i32 [ %longs.0, %if.then91 ], [ %longs.1, %if.end116 ]
  %shorts.1 = phi i32 [ %inc92, %if.then91 ], [ %shorts.0, %if.end116 ]
  br label %if.end118

if.end118:                                        ; preds = %if.end117, %if.then87
  %longs.3 = phi i32 [ %inc, %if.then87 ], [ %longs.2, %if.end117 ]
  %shorts.2 = phi i32 [ %shorts.0, %if.then87 ], [ %shorts.1, %if.end117 ]
  br label %for.inc119

for.inc119:                                       ; preds = %if.end118
  %incdec.ptr120 = getelementptr inbounds i8, i8* %at.addr.8, i32 1
  %21 = load i8, i8* %incdec.ptr120, align 1
  br label %for.cond83

for.end121:                                       ; preds = %if.else114
  %call122 = call i32 @shape_of(i8 noundef signext %c.6) #6
  %cmp123 = icmp sge i32 %call122, 5
  br i1 %cmp123, label %if.then125, label %if.else170

if.then125:                                       ; preds = %for.end121
  %cmp126 = icmp sgt i32 %longs.0, 1
  br i1 %cmp126, label %cond.true128, label %cond.false133

cond.true128:                                     ; preds = %if.then125
  %overflow_arg_area_p129 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %list, i32 0, i32 2
  %overflow_arg_area130 = load i8*, i8** %overflow_arg_area_p129, align 8
  %22 = ptrtoint i8* %overflow_arg_area130 to i64
  %23 = add i64 %22, 15
  %24 = and i64 %23, -16
  %overflow_arg_area130.aligned = inttoptr i64 %24 to i8*
  %25 = bitcast i8* %overflow_arg_area130.aligned to x86_fp80*
  %overflow_arg_area.next131 = getelementptr i8, i8* %overflow_arg_area130.aligned, i32 16
  store i8* %overflow_arg_area.next131, i8** %overflow_arg_area_p129, align 8
  %26 = load x86_fp80, x86_fp80* %25, align 16
  %conv132 = fptrunc x86_fp80 %26 to double
  br label %cond.end142

cond.false133:                                    ; preds = %if.then125
  %fp_offset_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %list, i32 0, i32 1
  %fp_offset = load i32, i32* %fp_offset_p, align 4
  %fits_in_fp = icmp ule i32 %fp_offset, 160
  br i1 %fits_in_fp, label %vaarg.in_reg134, label %vaarg.in_mem136

vaarg.in_reg134:                                  ; preds = %cond.false133
  %27 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %list, i32 0, i32 3
  %reg_save_area135 = load i8*, i8** %27, align 8
  %28 = getelementptr i8, i8* %reg_save_area135, i32 %fp_offset
  %29 = bitcast i8* %28 to double*
  %30 = add i32 %fp_offset, 16
  store i32 %30, i32* %fp_offset_p, align 4
  br label %vaarg.end140

vaarg.in_mem136:                                  ; preds = %cond.false133
  %overflow_arg_area_p137 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %list, i32 0, i32 2
  %overflow_arg_area138 = load i8*, i8** %overflow_arg_area_p137, align 8
  %31 = bitcast i8* %overflow_arg_area138 to double*
  %overflow_arg_area.next139 = getelementptr i8, i8* %overflow_arg_area138, i32 8
  store i8* %overflow_arg_area.next139, i8** %overflow_arg_area_p137, align 8
  br label %vaarg.end140

vaarg.end140:                                     ; preds = %vaarg.in_mem136, %vaarg.in_reg134
  %vaarg.addr141 = phi double* [ %29, %vaarg.in_reg134 ], [ %31, %vaarg.in_mem136 ]
  %32 = load double, double* %vaarg.addr141, align 8
  br label %cond.end142

cond.end142:                                      ; preds = %vaarg.end140, %cond.true128
  %cond143 = phi double [ %conv132, %cond.true128 ], [ %32, %vaarg.end140 ]
  %tobool144 = icmp ne i32 %print, 0
  br i1 %tobool144, label %cond.true145, label %cond.false150

cond.true145:                                     ; preds = %cond.end142
  %idxprom = sext i32 %call122 to i64
  %arrayidx = getelementptr inbounds [13 x [16 x [12 x i8]]], [13 x [16 x [12 x i8]]]* @shapes, i64 0, i64 %idxprom
  %and146 = and i32 %flags.0, 15
  %idxprom147 = sext i32 %and146 to i64
  %arrayidx148 = getelementptr inbounds [16 x [12 x i8]], [16 x [12 x i8]]* %arrayidx, i64 0, i64 %idxprom147
  %arraydecay = getelementptr inbounds [12 x i8], [12 x i8]* %arrayidx148, i64 0, i64 0
  %call149 = call i32 (i8*, ...) @__fp_print(i8* noundef %arraydecay, i32 noundef %width.2, i32 noundef %precision.2, double noundef %cond143) #6
  br label %cond.end166

cond.false150:                                    ; preds = %cond.end142
  %add.ptr151 = getelementptr inbounds i8, i8* %to, i64 %done.1
  %cmp152 = icmp ult i64 %done.1, %size
  br i1 %cmp152, label %cond.true154, label %cond.false156

cond.true154:                                     ; preds = %cond.false150
  %sub155 = sub i64 %size, %done.1
  br label %cond.end157

cond.false156:                                    ; preds = %cond.false150
  br label %cond.end157

cond.end157:                                      ; preds = %cond.false156, %cond.true154
  %cond158 = phi i64 [ %sub155, %cond.true154 ], [ 0, %cond.false156 ]
  %idxprom159 = sext i32 %call122 to i64
  %arrayidx160 = getelementptr inbounds [13 x [16 x [12 x i8]]], [13 x [16 x [12 x i8]]]* @shapes, i64 0, i64 %idxprom159
  %and161 = and i32 %flags.0, 15
  %idxprom162 = sext i32 %and161 to i64
  %arrayidx163 = getelementptr inbounds [16 x [12 x i8]], [16 x [12 x i8]]* %arrayidx160, i64 0, i64 %idxprom162
  %arraydecay164 = getelementptr inbounds [12 x i8], [12 x i8]* %arrayidx163, i64 0, i64 0
  %call165 = call i32 (i8*, i64, i8*, ...) @__fp_format(i8* noundef %add.ptr151, i64 noundef %cond158, i8* noundef %arraydecay164, i32 noundef %width.2, i32 noundef %precision.2, double noundef %cond143) #6
  br label %cond.end166

cond.end166:                                      ; preds = %cond.end157, %cond.true145
  %cond167 = phi i32 [ %call149, %cond.true145 ], [ %call165, %cond.end157 ]
  %conv168 = sext i32 %cond167 to i64
  %add169 = add i64 %done.1, %conv168
  br label %if.end461

if.else170:                                       ; preds = %for.end121
  %cmp171 = icmp sge i32 %call122, 0
  br i1 %cmp171, label %if.then173, label %if.else317

if.then173:                                       ; preds = %if.else170
  %cmp175 = icmp sgt i32 %longs.0, 1
  br i1 %cmp175, label %cond.true177, label %cond.false189

cond.true177:                                     ; preds = %if.then173
  %gp_offset_p178 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %list, i32 0, i32 0
  %gp_offset179 = load i32, i32* %gp_offset_p178, align 8
  %fits_in_gp180 = icmp ule i32 %gp_offset179, 40
  br i1 %fits_in_gp180, label %vaarg.in_reg181, label %vaarg.in_mem183

vaarg.in_reg181:                                  ; preds = %cond.true177
  %33 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %list, i32 0, i32 3
  %reg_save_area182 = load i8*, i8** %33, align 8
  %34 = getelementptr i8, i8* %reg_save_area182, i32 %gp_offset179
  %35 = bitcast i8* %34 to i64*
  %36 = add i32 %gp_offset179, 8
  store i32 %36, i32* %gp_offset_p178, align 8
  br label %vaarg.end187

vaarg.in_mem183:                                  ; preds = %cond.true177
  %overflow_arg_area_p184 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %list, i32 0, i32 2
  %overflow_arg_area185 = load i8*, i8** %overflow_arg_area_p184, align 8
  %37 = bitcast i8* %overflow_arg_area185 to i64*
  %overflow_arg_area.next186 = getelementptr i8, i8* %overflow_arg_area185, i32 8
  store i8* %overflow_arg_area.next186, i8** %overflow_arg_area_p184, align 8
  br label %vaarg.end187

vaarg.end187:                                     ; preds = %vaarg.in_mem183, %vaarg.in_reg181
  %vaarg.addr188 = phi i64* [ %35, %vaarg.in_reg181 ], [ %37, %vaarg.in_mem183 ]
  %38 = load i64, i64* %vaarg.addr188, align 8
  br label %cond.end218

cond.false189:                                    ; preds = %if.then173
  %tobool190 = icmp ne i32 %longs.0, 0
  br i1 %tobool190, label %cond.true191, label %cond.false203

cond.true191:                                     ; preds = %cond.false189
  %gp_offset_p192 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %list, i32 0, i32 0
  %gp_offset193 = load i32, i32* %gp_offset_p192, align 8
  %fits_in_gp194 = icmp ule i32 %gp_offset193, 40
  br i1 %fits_in_gp194, label %vaarg.in_reg195, label %vaarg.in_mem197

vaarg.in_reg195:                                  ; preds = %cond.true191
  %39 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %list, i32 0, i32 3
  %reg_save_area196 = load i8*, i8** %39, align 8
  %40 = getelementptr i8, i8* %reg_save_area196, i32 %gp_offset193
  %41 = bitcast i8* %40 to i64*
  %42 = add i32 %gp_offset193, 8
  store i32 %42, i32* %gp_offset_p192, align 8
  br label %vaarg.end201

vaarg.in_mem197:                                  ; preds = %cond.true191
  %overflow_arg_area_p198 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %list, i32 0, i32 2
  %overflow_arg_area199 = load i8*, i8** %overflow_arg_area_p198, align 8
  %43 = bitcast i8* %overflow_arg_area199 to i64*
  %overflow_arg_area.next200 = getelementptr i8, i8* %overflow_arg_area199, i32 8
  store i8* %overflow_arg_area.next200, i8** %overflow_arg_area_p198, align 8
  br label %vaarg.end201

vaarg.end201:                                     ; preds = %vaarg.in_mem197, %vaarg.in_reg195
  %vaarg.addr202 = phi i64* [ %41, %vaarg.in_reg195 ], [ %43, %vaarg.in_mem197 ]
  %44 = load i64, i64* %vaarg.addr202, align 8
  br label %cond.end216

cond.false203:                                    ; preds = %cond.false189
  %gp_offset_p204 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %list, i32 0, i32 0
  %gp_offset205 = load i32, i32* %gp_offset_p204, align 8
  %fits_in_gp206 = icmp ule i32 %gp_offset205, 40
  br i1 %fits_in_gp206, label %vaarg.in_reg207, label %vaarg.in_mem209

vaarg.in_reg207:                                  ; preds = %cond.false203
  %45 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %list, i32 0, i32 3
  %reg_save_area208 = load i8*, i8** %45, align 8
  %46 = getelementptr i8, i8* %reg_save_area208, i32 %gp_offset205
  %47 = bitcast i8* %46 to i32*
  %48 = add i32 %gp_offset205, 8
  store i32 %48, i32* %gp_offset_p204, align 8
  br label %vaarg.end213

vaarg.in_mem209:                                  ; preds = %cond.false203
  %overflow_arg_area_p210 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %list, i32 0, i32 2
  %overflow_arg_area211 = load i8*, i8** %overflow_arg_area_p210, align 8
  %49 = bitcast i8* %overflow_arg_area211 to i32*
  %overflow_arg_area.next212 = getelementptr i8, i8* %overflow_arg_area211, i32 8
  store i8* %overflow_arg_area.next212, i8** %overflow_arg_area_p210, align 8
  br label %vaarg.end213

vaarg.end213:                                     ; preds = %vaarg.in_mem209, %vaarg.in_reg207
  %vaarg.addr214 = phi i32* [ %47, %vaarg.in_reg207 ], [ %49, %vaarg.in_mem209 ]
  %50 = load i32, i32* %vaarg.addr214, align 4
  %conv215 = zext i32 %50 to i64
  br label %cond.end216

cond.end216:                                      ; preds = %vaarg.end213, %vaarg.end201
  %cond217 = phi i64 [ %44, %vaarg.end201 ], [ %conv215, %vaarg.end213 ]
  br label %cond.end218

cond.end218:                                      ; preds = %cond.end216, %vaarg.end187
  %cond219 = phi i64 [ %38, %vaarg.end187 ], [ %cond217, %cond.end216 ]
  %cmp220 = icmp eq i32 %call122, 0
  br i1 %cmp220, label %cond.true222, label %cond.false251

cond.true222:                                     ; preds = %cond.end218
  %cmp223 = icmp sgt i32 %longs.0, 1
  br i1 %cmp223, label %cond.true225, label %cond.false226

cond.true225:                                     ; preds = %cond.true222
  br label %cond.end249

cond.false226:                                    ; preds = %cond.true222
  %tobool227 = icmp ne i32 %longs.0, 0
  br i1 %tobool227, label %cond.true228, label %cond.false229

cond.true228:                                     ; preds = %cond.false226
  br label %cond.end247

cond.false229:                                    ; preds = %cond.false226
  %cmp230 = icmp sgt i32 %shorts.0, 1
  br i1 %cmp230, label %cond.true232, label %cond.false235

cond.true232:                                     ; preds = %cond.false229
  %conv233 = trunc i64 %cond219 to i8
  %conv234 = sext i8 %conv233 to i32
  br label %cond.end244

cond.false235:                                    ; preds = %cond.false229
  %tobool236 = icmp ne i32 %shorts.0, 0
  br i1 %tobool236, label %cond.true237, label %cond.false240

cond.true237:                                     ; preds = %cond.false235
  %conv238 = trunc i64 %cond219 to i16
  %conv239 = sext i16 %conv238 to i32
  br label %cond.end242

cond.false240:                                    ; preds = %cond.false235
  %conv241 = trunc i64 %cond219 to i32
  br label %cond.end242

cond.end242:                                      ; preds = %cond.false240, %cond.true237
  %cond243 = phi i32 [ %conv239, %cond.true237 ], [ %conv241, %cond.false240 ]
  br label %cond.end244

cond.end244:                                      ; preds = %cond.end242, %cond.true232
  %cond245 = phi i32 [ %conv234, %cond.true232 ], [ %cond243, %cond.end242 ]
  %conv246 = sext i32 %cond245 to i64
  br label %cond.end247

cond.end247:                                      ; preds = %cond.end244, %cond.true228
  %cond248 = phi i64 [ %cond219, %cond.true228 ], [ %conv246, %cond.end244 ]
  br label %cond.end249

cond.end249:                                      ; preds = %cond.end247, %cond.true225
  %cond250 = phi i64 [ %cond219, %cond.true225 ], [ %cond248, %cond.end247 ]
  br label %cond.end280

cond.false251:                                    ; preds = %cond.end218
  %cmp252 = icmp sgt i32 %longs.0, 1
  br i1 %cmp252, label %cond.true254, label %cond.false255

cond.true254:                                     ; preds = %cond.false251
  br label %cond.end278

cond.false255:                                    ; preds = %cond.false251
  %tobool256 = icmp ne i32 %longs.0, 0
  br i1 %tobool256, label %cond.true257, label %cond.false258

cond.true257:                                     ; preds = %cond.false255
  br label %cond.end276

cond.false258:                                    ; preds = %cond.false255
  %cmp259 = icmp sgt i32 %shorts.0, 1
  br i1 %cmp259, label %cond.true261, label %cond.false264

cond.true261:                                     ; preds = %cond.false258
  %conv262 = trunc i64 %cond219 to i8
  %conv263 = zext i8 %conv262 to i32
  br label %cond.end273

cond.false264:                                    ; preds = %cond.false258
  %tobool265 = icmp ne i32 %shorts.0, 0
  br i1 %tobool265, label %cond.true266, label %cond.false269

cond.true266:                                     ; preds = %cond.false264
  %conv267 = trunc i64 %cond219 to i16
  %conv268 = zext i16 %conv267 to i32
  br label %cond.end271

cond.false269:                                    ; preds = %cond.false264
  %conv270 = trunc i64 %cond219 to i32
  br label %cond.end271

cond.end271:                                      ; preds = %cond.false269, %cond.true266
  %cond272 = phi i32 [ %conv268, %cond.true266 ], [ %conv270, %cond.false269 ]
  br label %cond.end273

cond.end273:                                      ; preds = %cond.end271, %cond.true261
  %cond274 = phi i32 [ %conv263, %cond.true261 ], [ %cond272, %cond.end271 ]
  %conv275 = zext i32 %cond274 to i64
  br label %cond.end276

cond.end276:                                      ; preds = %cond.end273, %cond.true257
  %cond277 = phi i64 [ %cond219, %cond.true257 ], [ %conv275, %cond.end273 ]
  br label %cond.end278

cond.end278:                                      ; preds = %cond.end276, %cond.true254
  %cond279 = phi i64 [ %cond219, %cond.true254 ], [ %cond277, %cond.end276 ]
  br label %cond.end280

cond.end280:                                      ; preds = %cond.end278, %cond.end249
  %cond281 = phi i64 [ %cond250, %cond.end249 ], [ %cond279, %cond.end278 ]
  %tobool282 = icmp ne i32 %print, 0
  br i1 %tobool282, label %cond.true283, label %cond.false294

cond.true283:                                     ; preds = %cond.end280
  %idxprom284 = sext i32 %call122 to i64
  %arrayidx285 = getelementptr inbounds [13 x [16 x [12 x i8]]], [13 x [16 x [12 x i8]]]* @shapes, i64 0, i64 %idxprom284
  %cmp286 = icmp slt i32 %precision.2, 0
  %51 = zext i1 %cmp286 to i64
  %cond288 = select i1 %cmp286, i32 15, i32 7
  %and289 = and i32 %flags.0, %cond288
  %idxprom290 = sext i32 %and289 to i64
  %arrayidx291 = getelementptr inbounds [16 x [12 x i8]], [16 x [12 x i8]]* %arrayidx285, i64 0, i64 %idxprom290
  %arraydecay292 = getelementptr inbounds [12 x i8], [12 x i8]* %arrayidx291, i64 0, i64 0
  %call293 = call i32 (i8*, ...) @__fp_print(i8* noundef %arraydecay292, i32 noundef %width.2, i32 noundef %precision.2, i64 noundef %cond281) #6
  br label %cond.end313

cond.false294:                                    ; preds = %cond.end280
  %add.ptr295 = getelementptr inbounds i8, i8* %to, i64 %done.1
  %cmp296 = icmp ult i64 %done.1, %size
  br i1 %cmp296, label %cond.true298, label %cond.false300

cond.true298:                                     ; preds = %cond.false294
  %sub299 = sub i64 %size, %done.1
  br label %cond.end301

cond.false300:                                    ; preds = %cond.false294
  br label %cond.end301

cond.end301:                                      ; preds = %cond.false300, %cond.true298
  %cond302 = phi i64 [ %sub299, %cond.true298 ], [ 0, %cond.false300 ]
  %idxprom303 = sext i32 %call122 to i64
  %arrayidx304 = getelementptr inbounds [13 x [16 x [12 x i8]]], [13 x [16 x [12 x i8]]]* @shapes, i64 0, i64 %idxprom303
  %cmp305 = icmp slt i32 %precision.2, 0
  %52 = zext i1 %cmp305 to i64
  %cond307 = select i1 %cmp305, i32 15, i32 7
  %and308 = and i32 %flags.0, %cond307
  %idxprom309 = sext i32 %and308 to i64
  %arrayidx310 = getelementptr inbounds [16 x [12 x i8]], [16 x [12 x i8]]* %arrayidx304, i64 0, i64 %idxprom309
  %arraydecay311 = getelementptr inbounds [12 x i8], [12 x i8]* %arrayidx310, i64 0, i64 0
  %call312 = call i32 (i8*, i64, i8*, ...) @__fp_format(i8* noundef %add.ptr295, i64 noundef %cond302, i8* noundef %arraydecay311, i32 noundef %width.2, i32 noundef %precision.2, i64 noundef %cond281) #6
  br label %cond.end313

cond.end313:                                      ; preds = %cond.end301, %cond.true283
  %cond314 = phi i32 [ %call293, %cond.true283 ], [ %call312, %cond.end301 ]
  %conv315 = sext i32 %cond314 to i64
  %add316 = add i64 %done.1, %conv315
  br label %if.end460

if.else317:                                       ; preds = %if.else170
  %conv318 = sext i8 %c.6 to i32
  %cmp319 = icmp eq i32 %conv318, 99
  br i1 %cmp319, label %if.then321, label %if.else351

if.then321:                                       ; preds = %if.else317
  %gp_offset_p323 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %list, i32 0, i32 0
  %gp_offset324 = load i32, i32* %gp_offset_p323, align 8
  %fits_in_gp325 = icmp ule i32 %gp_offset324, 40
  br i1 %fits_in_gp325, label %vaarg.in_reg326, label %vaarg.in_mem328

vaarg.in_reg326:                                  ; preds = %if.then321
  %53 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %list, i32 0, i32 3
  %reg_save_area327 = load i8*, i8** %53, align 8
  %54 = getelementptr i8, i8* %reg_save_area327, i32 %gp_offset324
  %55 = bitcast i8* %54 to i32*
  %56 = add i32 %gp_offset324, 8
  store i32 %56, i32* %gp_offset_p323, align 8
  br label %vaarg.end332

vaarg.in_mem328:                                  ; preds = %if.then321
  %overflow_arg_area_p329 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %list, i32 0, i32 2
  %overflow_arg_area330 = load i8*, i8** %overflow_arg_area_p329, align 8
  %57 = bitcast i8* %overflow_arg_area330 to i32*
  %overflow_arg_area.next331 = getelementptr i8, i8* %overflow_arg_area330, i32 8
  store i8* %overflow_arg_area.next331, i8** %overflow_arg_area_p329, align 8
  br label %vaarg.end332

vaarg.end332:                                     ; preds = %vaarg.in_mem328, %vaarg.in_reg326
  %vaarg.addr333 = phi i32* [ %55, %vaarg.in_reg326 ], [ %57, %vaarg.in_mem328 ]
  %58 = load i32, i32* %vaarg.addr333, align 4
  %tobool334 = icmp ne i32 %print, 0
  br i1 %tobool334, label %cond.true335, label %cond.false337

cond.true335:                                     ; preds = %vaarg.end332
  %call336 = call i32 (i8*, ...) @__fp_print(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1.37, i64 0, i64 0), i32 noundef %width.2, i32 noundef %58) #6
  br label %cond.end347

cond.false337:                                    ; preds = %vaarg.end332
  %add.ptr338 = getelementptr inbounds i8, i8* %to, i64 %done.1
  %cmp339 = icmp ult i64 %done.1, %size
  br i1 %cmp339, label %cond.true341, label %cond.false343

cond.true341:                                     ; preds = %cond.false337
  %sub342 = sub i64 %size, %done.1
  br label %cond.end344

cond.false343:                                    ; preds = %cond.false337
  br label %cond.end344

cond.end344:                                      ; preds = %cond.false343, %cond.true341
  %cond345 = phi i64 [ %sub342, %cond.true341 ], [ 0, %cond.false343 ]
  %call346 = call i32 (i8*, i64, i8*, ...) @__fp_format(i8* noundef %add.ptr338, i64 noundef %cond345, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1.37, i64 0, i64 0), i32 noundef %width.2, i32 noundef %58) #6
  br label %cond.end347

cond.end347:                                      ; preds = %cond.end344, %cond.true335
  %cond348 = phi i32 [ %call336, %cond.true335 ], [ %call346, %cond.end344 ]
  %conv349 = sext i32 %cond348 to i64
  %add350 = add i64 %done.1, %conv349
  br label %if.end459

if.else351:                                       ; preds = %if.else317
  %conv352 = sext i8 %c.6 to i32
  %cmp353 = icmp eq i32 %conv352, 115
  br i1 %cmp353, label %if.then363, label %lor.lhs.false355

lor.lhs.false355:                                 ; preds = %if.else351
  %conv356 = sext i8 %c.6 to i32
  %cmp357 = icmp eq i32 %conv356, 112
  br i1 %cmp357, label %if.then363, label %lor.lhs.false359

lor.lhs.false359:                                 ; preds = %lor.lhs.false355
  %conv360 = sext i8 %c.6 to i32
  %cmp361 = icmp eq i32 %conv360, 110
  br i1 %cmp361, label %if.then363, label %if.else428

if.then363:                                       ; preds = %lor.lhs.false359, %lor.lhs.false355, %if.else351
  %gp_offset_p365 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %list, i32 0, i32 0
  %gp_offset366 = load i32, i32* %gp_offset_p365, align 8
  %fits_in_gp367 = icmp ule i32 %gp_offset366, 40
  br i1 %fits_in_gp367, label %vaarg.in_reg368, label %vaarg.in_mem370

vaarg.in_reg368:                                  ; preds = %if.then363
  %59 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %list, i32 0, i32 3
  %reg_save_area369 = load i8*, i8** %59, align 8
  %60 = getelementptr i8, i8* %reg_save_area369, i32 %gp_offset366
  %61 = bitcast i8* %60 to i8**
  %62 = add i32 %gp_offset366, 8
  store i32 %62, i32* %gp_offset_p365, align 8
  br label %vaarg.end374

vaarg.in_mem370:                                  ; preds = %if.then363
  %overflow_arg_area_p371 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %list, i32 0, i32 2
  %overflow_arg_area372 = load i8*, i8** %overflow_arg_area_p371, align 8
  %63 = bitcast i8* %overflow_arg_area372 to i8**
  %overflow_arg_area.next373 = getelementptr i8, i8* %overflow_arg_area372, i32 8
  store i8* %overflow_arg_area.next373, i8** %overflow_arg_area_p371, align 8
  br label %vaarg.end374

vaarg.end374:                                     ; preds = %vaarg.in_mem370, %vaarg.in_reg368
  %vaarg.addr375 = phi i8** [ %61, %vaarg.in_reg368 ], [ %63, %vaarg.in_mem370 ]
  %64 = load i8*, i8** %vaarg.addr375, align 8
  %conv376 = sext i8 %c.6 to i32
  %cmp377 = icmp ne i32 %conv376, 110
  br i1 %cmp377, label %if.then379, label %if.else405

if.then379:                                       ; preds = %vaarg.end374
  %tobool380 = icmp ne i32 %print, 0
  br i1 %tobool380, label %cond.true381, label %cond.false387

cond.true381:                                     ; preds = %if.then379
  %conv382 = sext i8 %c.6 to i32
  %cmp383 = icmp eq i32 %conv382, 115
  %65 = zext i1 %cmp383 to i64
  %cond385 = select i1 %cmp383, i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.2.38, i64 0, i64 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.3.39, i64 0, i64 0)
  %call386 = call i32 (i8*, ...) @__fp_print(i8* noundef %cond385, i32 noundef %width.2, i32 noundef %precision.2, i8* noundef %64) #6
  br label %cond.end401

cond.false387:                                    ; preds = %if.then379
  %add.ptr388 = getelementptr inbounds i8, i8* %to, i64 %done.1
  %cmp389 = icmp ult i64 %done.1, %size
  br i1 %cmp389, label %cond.true391, label %cond.false393

cond.true391:                                     ; preds = %cond.false387
  %sub392 = sub i64 %size, %done.1
  br label %cond.end394

cond.false393:                                    ; preds = %cond.false387
  br label %cond.end394

cond.end394:                                      ; preds = %cond.false393, %cond.true391
  %cond395 = phi i64 [ %sub392, %cond.true391 ], [ 0, %cond.false393 ]
  %conv396 = sext i8 %c.6 to i32
  %cmp397 = icmp eq i32 %conv396, 115
  %66 = zext i1 %cmp397 to i64
  %cond399 = select i1 %cmp397, i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.2.38, i64 0, i64 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.3.39, i64 0, i64 0)
  %call400 = call i32 (i8*, i64, i8*, ...) @__fp_format(i8* noundef %add.ptr388, i64 noundef %cond395, i8* noundef %cond399, i32 noundef %width.2, i32 noundef %precision.2, i8* noundef %64) #6
  br label %cond.end401

cond.end401:                                      ; preds = %cond.end394, %cond.true381
  %cond402 = phi i32 [ %call386, %cond.true381 ], [ %call400, %cond.end394 ]
  %conv403 = sext i32 %cond402 to i64
  %add404 = add i64 %done.1, %conv403
  br label %if.end427

if.else405:                                       ; preds = %vaarg.end374
  %cmp406 = icmp sgt i32 %longs.0, 1
  br i1 %cmp406, label %if.then408, label %if.else409

if.then408:                                       ; preds = %if.else405
  %67 = bitcast i8* %64 to i64*
  store i64 %done.1, i64* %67, align 8
  br label %if.end426

if.else409:                                       ; preds = %if.else405
  %tobool410 = icmp ne i32 %longs.0, 0
  br i1 %tobool410, label %if.then411, label %if.else412

if.then411:                                       ; preds = %if.else409
  %68 = bitcast i8* %64 to i64*
  store i64 %done.1, i64* %68, align 8
  br label %if.end425

if.else412:                                       ; preds = %if.else409
  %cmp413 = icmp sgt i32 %shorts.0, 1
  br i1 %cmp413, label %if.then415, label %if.else417

if.then415:                                       ; preds = %if.else412
  %conv416 = trunc i64 %done.1 to i8
  store i8 %conv416, i8* %64, align 1
  br label %if.end424

if.else417:                                       ; preds = %if.else412
  %tobool418 = icmp ne i32 %shorts.0, 0
  br i1 %tobool418, label %if.then419, label %if.else421

if.then419:                                       ; preds = %if.else417
  %conv420 = trunc i64 %done.1 to i16
  %69 = bitcast i8* %64 to i16*
  store i16 %conv420, i16* %69, align 2
  br label %if.end423

if.else421:                                       ; preds = %if.else417
  %conv422 = trunc i64 %done.1 to i32
  %70 = bitcast i8* %64 to i32*
  store i32 %conv422, i32* %70, align 4
  br label %if.end423

if.end423:                                        ; preds = %if.else421, %if.then419
  br label %if.end424

if.end424:                                        ; preds = %if.end423, %if.then415
  br label %if.end425

if.end425:                                        ; preds = %if.end424, %if.then411
  br label %if.end426

if.end426:                                        ; preds = %if.end425, %if.then408
  br label %if.end427

if.end427:                                        ; preds = %if.end426, %cond.end401
  %done.2 = phi i64 [ %add404, %cond.end401 ], [ %done.1, %if.end426 ]
  br label %if.end458

if.else428:                                       ; preds = %lor.lhs.false359
  %tobool429 = icmp ne i8 %c.6, 0
  br i1 %tobool429, label %if.then430, label %if.else456

if.then430:                                       ; preds = %if.else428
  %tobool431 = icmp ne i32 %print, 0
  br i1 %tobool431, label %cond.true432, label %cond.false438

cond.true432:                                     ; preds = %if.then430
  %conv433 = sext i8 %c.6 to i32
  %cmp434 = icmp eq i32 %conv433, 37
  %71 = zext i1 %cmp434 to i64
  %cond436 = select i1 %cmp434, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.4.40, i64 0, i64 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.5.41, i64 0, i64 0)
  %call437 = call i32 (i8*, ...) @__fp_print(i8* noundef %cond436) #6
  br label %cond.end452

cond.false438:                                    ; preds = %if.then430
  %add.ptr439 = getelementptr inbounds i8, i8* %to, i64 %done.1
  %cmp440 = icmp ult i64 %done.1, %size
  br i1 %cmp440, label %cond.true442, label %cond.false444

cond.true442:                                     ; preds = %cond.false438
  %sub443 = sub i64 %size, %done.1
  br label %cond.end445

cond.false444:                                    ; preds = %cond.false438
  br label %cond.end445

cond.end445:                                      ; preds = %cond.false444, %cond.true442
  %cond446 = phi i64 [ %sub443, %cond.true442 ], [ 0, %cond.false444 ]
  %conv447 = sext i8 %c.6 to i32
  %cmp448 = icmp eq i32 %conv447, 37
  %72 = zext i1 %cmp448 to i64
  %cond450 = select i1 %cmp448, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.4.40, i64 0, i64 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.5.41, i64 0, i64 0)
  %call451 = call i32 (i8*, i64, i8*, ...) @__fp_format(i8* noundef %add.ptr439, i64 noundef %cond446, i8* noundef %cond450) #6
  br label %cond.end452

cond.end452:                                      ; preds = %cond.end445, %cond.true432
  %cond453 = phi i32 [ %call437, %cond.true432 ], [ %call451, %cond.end445 ]
  %conv454 = sext i32 %cond453 to i64
  %add455 = add i64 %done.1, %conv454
  br label %if.end457

if.else456:                                       ; preds = %if.else428
  br label %while.end463

if.end457:                                        ; preds = %cond.end452
  br label %if.end458

if.end458:                                        ; preds = %if.end457, %if.end427
  %done.3 = phi i64 [ %done.2, %if.end427 ], [ %add455, %if.end457 ]
  br label %if.end459

if.end459:                                        ; preds = %if.end458, %cond.end347
  %done.4 = phi i64 [ %add350, %cond.end347 ], [ %done.3, %if.end458 ]
  br label %if.end460

if.end460:                                        ; preds = %if.end459, %cond.end313
  %done.5 = phi i64 [ %add316, %cond.end313 ], [ %done.4, %if.end459 ]
  br label %if.end461

if.end461:                                        ; preds = %if.end460, %cond.end166
  %done.6 = phi i64 [ %add169, %cond.end166 ], [ %done.5, %if.end460 ]
  %incdec.ptr462 = getelementptr inbounds i8, i8* %at.addr.8, i32 1
  br label %while.cond, !llvm.loop !44

while.end463:                                     ; preds = %if.else456, %if.then23, %while.cond
  %done.7 = phi i64 [ %done.1, %if.else456 ], [ %done.1, %if.then23 ], [ %done.0, %while.cond ]
  %tobool464 = icmp ne i64 %done.7, 0
  br i1 %tobool464, label %if.end483, label %if.then465

if.then465:                                       ; preds = %while.end463
  %tobool466 = icmp ne i32 %print, 0
  br i1 %tobool466, label %cond.true467, label %cond.false469

cond.true467:                                     ; preds = %if.then465
  %call468 = call i32 (i8*, ...) @__fp_print(i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str.6.42, i64 0, i64 0)) #6
  br label %cond.end479

cond.false469:                                    ; preds = %if.then465
  %add.ptr470 = getelementptr inbounds i8, i8* %to, i64 %done.7
  %cmp471 = icmp ult i64 %done.7, %size
  br i1 %cmp471, label %cond.true473, label %cond.false475

cond.true473:                                     ; preds = %cond.false469
  %sub474 = sub i64 %size, %done.7
  br label %cond.end476

cond.false475:                                    ; preds = %cond.false469
  br label %cond.end476

cond.end476:                                      ; preds = %cond.false475, %cond.true473
  %cond477 = phi i64 [ %sub474, %cond.true473 ], [ 0, %cond.false475 ]
  %call478 = call i32 (i8*, i64, i8*, ...) @__fp_format(i8* noundef %add.ptr470, i64 noundef %cond477, i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str.6.42, i64 0, i64 0)) #6
  br label %cond.end479

cond.end479:                                      ; preds = %cond.end476, %cond.true467
  %cond480 = phi i32 [ %call468, %cond.true467 ], [ %call478, %cond.end476 ]
  %conv481 = sext i32 %cond480 to i64
  %add482 = add i64 %done.7, %conv481
  br label %if.end483

if.end483:                                        ; preds = %cond.end479, %while.end463
  %done.8 = phi i64 [ %done.7, %while.end463 ], [ %add482, %cond.end479 ]
  %conv484 = trunc i64 %done.8 to i32
  ret i32 %conv484
}

declare i32 @__fp_print(i8* noundef, ...) #1

declare i32 @__fp_format(i8* noundef, i64 noundef, i8* noundef, ...) #1

; Function Attrs: noinline nounwind
define internal i32 @flag(i8 noundef signext %c) #0 {
entry:
  %conv = sext i8 %c to i32
  switch i32 %conv, label %sw.epilog [
    i32 43, label %sw.bb
    i32 32, label %sw.bb1
    i32 35, label %sw.bb2
    i32 48, label %sw.bb3
    i32 45, label %sw.bb4
  ]

sw.bb:                                            ; preds = %entry
  br label %return

sw.bb1:                                           ; preds = %entry
  br label %return

sw.bb2:                                           ; preds = %entry
  br label %return

sw.bb3:                                           ; preds = %entry
  br label %return

sw.bb4:                                           ; preds = %entry
  br label %return

sw.epilog:                                        ; preds = %entry
  br label %return

return:                                           ; preds = %sw.epilog, %sw.bb4, %sw.bb3, %sw.bb2, %sw.bb1, %sw.bb
  %retval.0 = phi i32 [ 0, %sw.epilog ], [ 16, %sw.bb4 ], [ 8, %sw.bb3 ], [ 4, %sw.bb2 ], [ 2, %sw.bb1 ], [ 1, %sw.bb ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define internal i32 @digit(i8 noundef signext %c) #0 {
entry:
  %conv = sext i8 %c to i32
  %cmp = icmp sge i32 %conv, 48
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %entry
  %conv2 = sext i8 %c to i32
  %cmp3 = icmp sle i32 %conv2, 57
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %0 = phi i1 [ false, %entry ], [ %cmp3, %land.rhs ]
  %land.ext = zext i1 %0 to i32
  ret i32 %land.ext
}

; Function Attrs: noinline nounwind
define internal i32 @shape_of(i8 noundef signext %conversion) #0 {
entry:
  %conv = sext i8 %conversion to i32
  switch i32 %conv, label %sw.epilog [
    i32 100, label %sw.bb
    i32 105, label %sw.bb
    i32 117, label %sw.bb1
    i32 120, label %sw.bb2
    i32 88, label %sw.bb3
    i32 111, label %sw.bb4
    i32 102, label %sw.bb5
    i32 70, label %sw.bb6
    i32 101, label %sw.bb7
    i32 69, label %sw.bb8
    i32 103, label %sw.bb9
    i32 71, label %sw.bb10
    i32 97, label %sw.bb11
    i32 65, label %sw.bb12
  ]

sw.bb:                                            ; preds = %entry, %entry
  br label %return

sw.bb1:                                           ; preds = %entry
  br label %return

sw.bb2:                                           ; preds = %entry
  br label %return

sw.bb3:                                           ; preds = %entry
  br label %return

sw.bb4:                                           ; preds = %entry
  br label %return

sw.bb5:                                           ; preds = %entry
  br label %return

sw.bb6:                                           ; preds = %entry
  br label %return

sw.bb7:                                           ; preds = %entry
  br label %return

sw.bb8:                                           ; preds = %entry
  br label %return

sw.bb9:                                           ; preds = %entry
  br label %return

sw.bb10:                                          ; preds = %entry
  br label %return

sw.bb11:                                          ; preds = %entry
  br label %return

sw.bb12:                                          ; preds = %entry
  br label %return

sw.epilog:                                        ; preds = %entry
  br label %return

return:                                           ; preds = %sw.epilog, %sw.bb12, %sw.bb11, %sw.bb10, %sw.bb9, %sw.bb8, %sw.bb7, %sw.bb6, %sw.bb5, %sw.bb4, %sw.bb3, %sw.bb2, %sw.bb1, %sw.bb
  %retval.0 = phi i32 [ -1, %sw.epilog ], [ 12, %sw.bb12 ], [ 11, %sw.bb11 ], [ 10, %sw.bb10 ], [ 9, %sw.bb9 ], [ 8, %sw.bb8 ], [ 7, %sw.bb7 ], [ 6, %sw.bb6 ], [ 5, %sw.bb5 ], [ 4, %sw.bb4 ], [ 3, %sw.bb3 ], [ 2, %sw.bb2 ], [ 1, %sw.bb1 ], [ 0, %sw.bb ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define dso_local i32 @vfprintf(i8* noundef %stream, i8* noundef %format, %struct.__va_list_tag* noundef %list) #0 {
entry:
  %call = call i32 @walk(i32 noundef 1, i8* noundef null, i64 noundef 0, i8* noundef %format, %struct.__va_list_tag* noundef %list) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @vdprintf(i32 noundef %file, i8* noundef %format, %struct.__va_list_tag* noundef %list) #0 {
entry:
  %call = call i32 @walk(i32 noundef 1, i8* noundef null, i64 noundef 0, i8* noundef %format, %struct.__va_list_tag* noundef %list) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local void @vsyslog(i32 noundef %priority, i8* noundef %format, %struct.__va_list_tag* noundef %list) #0 {
entry:
  %call = call i32 @walk(i32 noundef 1, i8* noundef null, i64 noundef 0, i8* noundef %format, %struct.__va_list_tag* noundef %list) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i32 @vsprintf(i8* noundef %to, i8* noundef %format, %struct.__va_list_tag* noundef %list) #0 {
entry:
  %call = call i32 @walk(i32 noundef 0, i8* noundef %to, i64 noundef -1, i8* noundef %format, %struct.__va_list_tag* noundef %list) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @vsnprintf(i8* noundef %to, i64 noundef %size, i8* noundef %format, %struct.__va_list_tag* noundef %list) #0 {
entry:
  %call = call i32 @walk(i32 noundef 0, i8* noundef %to, i64 noundef %size, i8* noundef %format, %struct.__va_list_tag* noundef %list) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @__vprintf_chk(i32 noundef %level, i8* noundef %format, %struct.__va_list_tag* noundef %list) #0 {
entry:
  %call = call i32 @walk(i32 noundef 1, i8* noundef null, i64 noundef 0, i8* noundef %format, %struct.__va_list_tag* noundef %list) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @__vfprintf_chk(i8* noundef %stream, i32 noundef %level, i8* noundef %format, %struct.__va_list_tag* noundef %list) #0 {
entry:
  %call = call i32 @walk(i32 noundef 1, i8* noundef null, i64 noundef 0, i8* noundef %format, %struct.__va_list_tag* noundef %list) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @__vdprintf_chk(i32 noundef %file, i32 noundef %level, i8* noundef %format, %struct.__va_list_tag* noundef %list) #0 {
entry:
  %call = call i32 @walk(i32 noundef 1, i8* noundef null, i64 noundef 0, i8* noundef %format, %struct.__va_list_tag* noundef %list) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @__vsprintf_chk(i8* noundef %to, i32 noundef %level, i64 noundef %room, i8* noundef %format, %struct.__va_list_tag* noundef %list) #0 {
entry:
  %call = call i32 @walk(i32 noundef 0, i8* noundef %to, i64 noundef -1, i8* noundef %format, %struct.__va_list_tag* noundef %list) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @__vsnprintf_chk(i8* noundef %to, i64 noundef %size, i32 noundef %level, i64 noundef %room, i8* noundef %format, %struct.__va_list_tag* noundef %list) #0 {
entry:
  %call = call i32 @walk(i32 noundef 0, i8* noundef %to, i64 noundef %size, i8* noundef %format, %struct.__va_list_tag* noundef %list) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local void @__atomic_load(i64 noundef %n, i8* noundef %object, i8* noundef %result, i32 noundef %order) #0 {
entry:
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  call void @copy_out(i8* noundef %result, i8* noundef %object, i64 noundef %n) #6
  %call = call i32 @acquires(i32 noundef %order) #6
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  fence acquire
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call void @__fp_atomic_end() #6
  call void @__fp_full_fence() #6
  ret void
}

; Function Attrs: noinline nounwind
define internal void @copy_out(i8* noundef %to, i8* noundef %from, i64 noundef %n) #0 {
entry:
  %call = call i64 @unit(i8* noundef %from, i64 noundef %n) #6
  %cmp = icmp eq i64 %call, 8
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.then
  %i.0 = phi i64 [ 0, %if.then ], [ %inc, %for.inc ]
  %div = udiv i64 %n, 8
  %cmp1 = icmp ult i64 %i.0, %div
  br i1 %cmp1, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %0 = bitcast i8* %from to i64*
  %add.ptr = getelementptr inbounds i64, i64* %0, i64 %i.0
  %1 = load atomic i64, i64* %add.ptr monotonic, align 8
  %2 = bitcast i8* %to to i64*
  %arrayidx = getelementptr inbounds i64, i64* %2, i64 %i.0
  store i64 %1, i64* %arrayidx, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add i64 %i.0, 1
  br label %for.cond, !llvm.loop !45

for.end:                                          ; preds = %for.cond
  br label %if.end27

if.else:                                          ; preds = %entry
  %cmp2 = icmp eq i64 %call, 4
  br i1 %cmp2, label %if.then3, label %if.else15

if.then3:                                         ; preds = %if.else
  br label %for.cond5

for.cond5:                                        ; preds = %for.inc12, %if.then3
  %i4.0 = phi i64 [ 0, %if.then3 ], [ %inc13, %for.inc12 ]
  %div6 = udiv i64 %n, 4
  %cmp7 = icmp ult i64 %i4.0, %div6
  br i1 %cmp7, label %for.body8, label %for.end14

for.body8:                                        ; preds = %for.cond5
  %3 = bitcast i8* %from to i32*
  %add.ptr9 = getelementptr inbounds i32, i32* %3, i64 %i4.0
  %4 = load atomic i32, i32* %add.ptr9 monotonic, align 4
  %5 = bitcast i8* %to to i32*
  %arrayidx11 = getelementptr inbounds i32, i32* %5, i64 %i4.0
  store i32 %4, i32* %arrayidx11, align 4
  br label %for.inc12

for.inc12:                                        ; preds = %for.body8
  %inc13 = add i64 %i4.0, 1
  br label %for.cond5, !llvm.loop !46

for.end14:                                        ; preds = %for.cond5
  br label %if.end

if.else15:                                        ; preds = %if.else
  br label %for.cond17

for.cond17:                                       ; preds = %for.inc24, %if.else15
  %i16.0 = phi i64 [ 0, %if.else15 ], [ %inc25, %for.inc24 ]
  %div18 = udiv i64 %n, 1
  %cmp19 = icmp ult i64 %i16.0, %div18
  br i1 %cmp19, label %for.body20, label %for.end26

for.body20:                                       ; preds = %for.cond17
  %add.ptr21 = getelementptr inbounds i8, i8* %from, i64 %i16.0
  %6 = load atomic i8, i8* %add.ptr21 monotonic, align 1
  %arrayidx23 = getelementptr inbounds i8, i8* %to, i64 %i16.0
  store i8 %6, i8* %arrayidx23, align 1
  br label %for.inc24

for.inc24:                                        ; preds = %for.body20
  %inc25 = add i64 %i16.0, 1
  br label %for.cond17, !llvm.loop !47

for.end26:                                        ; preds = %for.cond17
  br label %if.end

if.end:                                           ; preds = %for.end26, %for.end14
  br label %if.end27

if.end27:                                         ; preds = %if.end, %for.end
  ret void
}

; Function Attrs: noinline nounwind
define internal i32 @acquires(i32 noundef %order) #0 {
entry:
  %cmp = icmp ne i32 %order, 0
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %entry
  %cmp1 = icmp ne i32 %order, 3
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %0 = phi i1 [ false, %entry ], [ %cmp1, %land.rhs ]
  %land.ext = zext i1 %0 to i32
  ret i32 %land.ext
}

; Function Attrs: noinline nounwind
define internal i64 @unit(i8* noundef %p, i64 noundef %n) #0 {
entry:
  %0 = ptrtoint i8* %p to i64
  %or = or i64 %0, %n
  %and = and i64 %or, 3
  %tobool = icmp ne i64 %and, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  br label %cond.end

cond.false:                                       ; preds = %entry
  %and1 = and i64 %or, 7
  %tobool2 = icmp ne i64 %and1, 0
  %1 = zext i1 %tobool2 to i64
  %cond = select i1 %tobool2, i32 4, i32 8
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond3 = phi i32 [ 1, %cond.true ], [ %cond, %cond.false ]
  %conv = sext i32 %cond3 to i64
  ret i64 %conv
}

; Function Attrs: noinline nounwind
define dso_local void @__atomic_store(i64 noundef %n, i8* noundef %object, i8* noundef %value, i32 noundef %order) #0 {
entry:
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %call = call i32 @releases(i32 noundef %order) #6
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  fence release
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call void @copy_in(i8* noundef %object, i8* noundef %value, i64 noundef %n) #6
  call void @__fp_atomic_end() #6
  call void @__fp_full_fence() #6
  ret void
}

; Function Attrs: noinline nounwind
define internal i32 @releases(i32 noundef %order) #0 {
entry:
  %cmp = icmp sge i32 %order, 3
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

; Function Attrs: noinline nounwind
define internal void @copy_in(i8* noundef %to, i8* noundef %from, i64 noundef %n) #0 {
entry:
  %call = call i64 @unit(i8* noundef %to, i64 noundef %n) #6
  %cmp = icmp eq i64 %call, 8
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.then
  %i.0 = phi i64 [ 0, %if.then ], [ %inc, %for.inc ]
  %div = udiv i64 %n, 8
  %cmp1 = icmp ult i64 %i.0, %div
  br i1 %cmp1, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %0 = bitcast i8* %to to i64*
  %add.ptr = getelementptr inbounds i64, i64* %0, i64 %i.0
  %1 = bitcast i8* %from to i64*
  %arrayidx = getelementptr inbounds i64, i64* %1, i64 %i.0
  %2 = load i64, i64* %arrayidx, align 8
  store atomic i64 %2, i64* %add.ptr monotonic, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add i64 %i.0, 1
  br label %for.cond, !llvm.loop !48

for.end:                                          ; preds = %for.cond
  br label %if.end27

if.else:                                          ; preds = %entry
  %cmp2 = icmp eq i64 %call, 4
  br i1 %cmp2, label %if.then3, label %if.else15

if.then3:                                         ; preds = %if.else
  br label %for.cond5

for.cond5:                                        ; preds = %for.inc12, %if.then3
  %i4.0 = phi i64 [ 0, %if.then3 ], [ %inc13, %for.inc12 ]
  %div6 = udiv i64 %n, 4
  %cmp7 = icmp ult i64 %i4.0, %div6
  br i1 %cmp7, label %for.body8, label %for.end14

for.body8:                                        ; preds = %for.cond5
  %3 = bitcast i8* %to to i32*
  %add.ptr9 = getelementptr inbounds i32, i32* %3, i64 %i4.0
  %4 = bitcast i8* %from to i32*
  %arrayidx11 = getelementptr inbounds i32, i32* %4, i64 %i4.0
  %5 = load i32, i32* %arrayidx11, align 4
  store atomic i32 %5, i32* %add.ptr9 monotonic, align 4
  br label %for.inc12

for.inc12:                                        ; preds = %for.body8
  %inc13 = add i64 %i4.0, 1
  br label %for.cond5, !llvm.loop !49

for.end14:                                        ; preds = %for.cond5
  br label %if.end

if.else15:                                        ; preds = %if.else
  br label %for.cond17

for.cond17:                                       ; preds = %for.inc24, %if.else15
  %i16.0 = phi i64 [ 0, %if.else15 ], [ %inc25, %for.inc24 ]
  %div18 = udiv i64 %n, 1
  %cmp19 = icmp ult i64 %i16.0, %div18
  br i1 %cmp19, label %for.body20, label %for.end26

for.body20:                                       ; preds = %for.cond17
  %add.ptr21 = getelementptr inbounds i8, i8* %to, i64 %i16.0
  %arrayidx23 = getelementptr inbounds i8, i8* %from, i64 %i16.0
  %6 = load i8, i8* %arrayidx23, align 1
  store atomic i8 %6, i8* %add.ptr21 monotonic, align 1
  br label %for.inc24

for.inc24:                                        ; preds = %for.body20
  %inc25 = add i64 %i16.0, 1
  br label %for.cond17, !llvm.loop !50

for.end26:                                        ; preds = %for.cond17
  br label %if.end

if.end:                                           ; preds = %for.end26, %for.end14
  br label %if.end27

if.end27:                                         ; preds = %if.end, %for.end
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @__atomic_exchange(i64 noundef %n, i8* noundef %object, i8* noundef %value, i8* noundef %result, i32 noundef %order) #0 {
entry:
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %0 = call i8* @llvm.stacksave()
  %vla = alloca i8, i64 %n, align 16
  call void @copy_out(i8* noundef %vla, i8* noundef %object, i64 noundef %n) #6
  fence acq_rel
  call void @copy_in(i8* noundef %object, i8* noundef %value, i64 noundef %n) #6
  call void @__fp_memcpy(i8* noundef %result, i8* noundef %vla, i64 noundef %n) #6
  call void @__fp_atomic_end() #6
  call void @__fp_full_fence() #6
  call void @llvm.stackrestore(i8* %0)
  ret void
}

; Function Attrs: nofree nosync nounwind willreturn
declare i8* @llvm.stacksave() #3

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.stackrestore(i8*) #3

; Function Attrs: noinline nounwind
define dso_local zeroext i1 @__atomic_compare_exchange(i64 noundef %n, i8* noundef %object, i8* noundef %expected, i8* noundef %desired, i32 noundef %success, i32 noundef %failure) #0 {
entry:
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %call = call i32 @same(i8* noundef %object, i8* noundef %expected, i64 noundef %n) #6
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  fence acq_rel
  call void @copy_in(i8* noundef %object, i8* noundef %desired, i64 noundef %n) #6
  br label %if.end4

if.else:                                          ; preds = %entry
  call void @copy_out(i8* noundef %expected, i8* noundef %object, i64 noundef %n) #6
  %call1 = call i32 @acquires(i32 noundef %failure) #6
  %tobool2 = icmp ne i32 %call1, 0
  br i1 %tobool2, label %if.then3, label %if.end

if.then3:                                         ; preds = %if.else
  fence acquire
  br label %if.end

if.end:                                           ; preds = %if.then3, %if.else
  br label %if.end4

if.end4:                                          ; preds = %if.end, %if.then
  call void @__fp_atomic_end() #6
  call void @__fp_full_fence() #6
  %tobool5 = icmp ne i32 %call, 0
  ret i1 %tobool5
}

; Function Attrs: noinline nounwind
define internal i32 @same(i8* noundef %a, i8* noundef %b, i64 noundef %n) #0 {
entry:
  %call = call i64 @unit(i8* noundef %a, i64 noundef %n) #6
  %cmp = icmp eq i64 %call, 8
  br i1 %cmp, label %if.then, label %if.end38

if.then:                                          ; preds = %entry
  br label %for.cond

for.cond:                                         ; preds = %for.inc35, %if.then
  %i.0 = phi i64 [ 0, %if.then ], [ %inc36, %for.inc35 ]
  %div = udiv i64 %n, 8
  %cmp1 = icmp ult i64 %i.0, %div
  br i1 %cmp1, label %for.body, label %for.end37

for.body:                                         ; preds = %for.cond
  %0 = bitcast i8* %a to i64*
  %add.ptr = getelementptr inbounds i64, i64* %0, i64 %i.0
  %1 = load atomic i64, i64* %add.ptr monotonic, align 8
  %2 = bitcast i8* %b to i64*
  %arrayidx = getelementptr inbounds i64, i64* %2, i64 %i.0
  %3 = load i64, i64* %arrayidx, align 8
  %cmp2 = icmp ne i64 %1, %3
  br i1 %cmp2, label %if.then3, label %if.else

if.then3:                                         ; preds = %for.body
  br label %return

if.else:                                          ; preds = %for.body
  %cmp4 = icmp eq i64 %call, 4
  br i1 %cmp4, label %if.then5, label %if.end33

if.then5:                                         ; preds = %if.else
  br label %for.cond7

for.cond7:                                        ; preds = %for.inc30, %if.then5
  %i6.0 = phi i64 [ 0, %if.then5 ], [ %inc31, %for.inc30 ]
  %div8 = udiv i64 %n, 4
  %cmp9 = icmp ult i64 %i6.0, %div8
  br i1 %cmp9, label %for.body10, label %for.end32

for.body10:                                       ; preds = %for.cond7
  %4 = bitcast i8* %a to i32*
  %add.ptr11 = getelementptr inbounds i32, i32* %4, i64 %i6.0
  %5 = load atomic i32, i32* %add.ptr11 monotonic, align 4
  %6 = bitcast i8* %b to i32*
  %arrayidx13 = getelementptr inbounds i32, i32* %6, i64 %i6.0
  %7 = load i32, i32* %arrayidx13, align 4
  %cmp14 = icmp ne i32 %5, %7
  br i1 %cmp14, label %if.then15, label %if.else16

if.then15:                                        ; preds = %for.body10
  br label %return

if.else16:                                        ; preds = %for.body10
  br label %for.cond18

for.cond18:                                       ; preds = %for.inc, %if.else16
  %i17.0 = phi i64 [ 0, %if.else16 ], [ %inc, %for.inc ]
  %div19 = udiv i64 %n, 1
  %cmp20 = icmp ult i64 %i17.0, %div19
  br i1 %cmp20, label %for.body21, label %for.end

for.body21:                                       ; preds = %for.cond18
  %add.ptr22 = getelementptr inbounds i8, i8* %a, i64 %i17.0
  %8 = load atomic i8, i8* %add.ptr22 monotonic, align 1
  %conv = zext i8 %8 to i32
  %arrayidx24 = getelementptr inbounds i8, i8* %b, i64 %i17.0
  %9 = load i8, i8* %arrayidx24, align 1
  %conv25 = zext i8 %9 to i32
  %cmp26 = icmp ne i32 %conv, %conv25
  br i1 %cmp26, label %if.then28, label %if.end

if.then28:                                        ; preds = %for.body21
  br label %return

if.end:                                           ; preds = %for.body21
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %inc = add i64 %i17.0, 1
  br label %for.cond18, !llvm.loop !51

for.end:                                          ; preds = %for.cond18
  br label %if.end29

if.end29:                                         ; preds = %for.end
  br label %for.inc30

for.inc30:                                        ; preds = %if.end29
  %inc31 = add i64 %i6.0, 1
  br label %for.cond7, !llvm.loop !52

for.end32:                                        ; preds = %for.cond7
  br label %if.end33

if.end33:                                         ; preds = %for.end32, %if.else
  br label %if.end34

if.end34:                                         ; preds = %if.end33
  br label %for.inc35

for.inc35:                                        ; preds = %if.end34
  %inc36 = add i64 %i.0, 1
  br label %for.cond, !llvm.loop !53

for.end37:                                        ; preds = %for.cond
  br label %if.end38

if.end38:                                         ; preds = %for.end37, %entry
  br label %return

return:                                           ; preds = %if.end38, %if.then28, %if.then15, %if.then3
  %retval.0 = phi i32 [ 0, %if.then3 ], [ 0, %if.then15 ], [ 0, %if.then28 ], [ 1, %if.end38 ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define dso_local zeroext i1 @__atomic_is_lock_free(i64 noundef %n, i8* noundef %p) #0 {
entry:
  %cmp = icmp ule i64 %n, 8
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %entry
  %sub = sub i64 %n, 1
  %and = and i64 %n, %sub
  %tobool = icmp ne i64 %and, 0
  %lnot = xor i1 %tobool, true
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %0 = phi i1 [ false, %entry ], [ %lnot, %land.rhs ]
  ret i1 %0
}

; Function Attrs: noinline nounwind
define dso_local zeroext i8 @__atomic_load_1(i8* noundef %p, i32 noundef %order) #0 {
entry:
  %result = alloca i8, align 1
  call void @__atomic_load(i64 noundef 1, i8* noundef %p, i8* noundef %result, i32 noundef %order) #6
  %0 = load i8, i8* %result, align 1
  ret i8 %0
}

; Function Attrs: noinline nounwind
define dso_local void @__atomic_store_1(i8* noundef %p, i8 noundef zeroext %value, i32 noundef %order) #0 {
entry:
  %value.addr = alloca i8, align 1
  store i8 %value, i8* %value.addr, align 1
  call void @__atomic_store(i64 noundef 1, i8* noundef %p, i8* noundef %value.addr, i32 noundef %order) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local zeroext i8 @__atomic_exchange_1(i8* noundef %p, i8 noundef zeroext %value, i32 noundef %order) #0 {
entry:
  %value.addr = alloca i8, align 1
  %result = alloca i8, align 1
  store i8 %value, i8* %value.addr, align 1
  call void @__atomic_exchange(i64 noundef 1, i8* noundef %p, i8* noundef %value.addr, i8* noundef %result, i32 noundef %order) #6
  %0 = load i8, i8* %result, align 1
  ret i8 %0
}

; Function Attrs: noinline nounwind
define dso_local zeroext i1 @__atomic_compare_exchange_1(i8* noundef %p, i8* noundef %expected, i8 noundef zeroext %desired, i32 noundef %success, i32 noundef %failure) #0 {
entry:
  %desired.addr = alloca i8, align 1
  store i8 %desired, i8* %desired.addr, align 1
  %call = call zeroext i1 @__atomic_compare_exchange(i64 noundef 1, i8* noundef %p, i8* noundef %expected, i8* noundef %desired.addr, i32 noundef %success, i32 noundef %failure) #6
  ret i1 %call
}

; Function Attrs: noinline nounwind
define dso_local zeroext i8 @__atomic_fetch_add_1(i8* noundef %p, i8 noundef zeroext %value, i32 noundef %order) #0 {
entry:
  %old = alloca i8, align 1
  %new = alloca i8, align 1
  call void @__fp_atomic_begin() #6
  call void @__atomic_load(i64 noundef 1, i8* noundef %p, i8* noundef %old, i32 noundef 4) #6
  %0 = load i8, i8* %old, align 1
  %conv = zext i8 %0 to i32
  %conv1 = zext i8 %value to i32
  %add = add nsw i32 %conv, %conv1
  %conv2 = trunc i32 %add to i8
  store i8 %conv2, i8* %new, align 1
  call void @__atomic_store(i64 noundef 1, i8* noundef %p, i8* noundef %new, i32 noundef 4) #6
  call void @__fp_atomic_end() #6
  %1 = load i8, i8* %old, align 1
  ret i8 %1
}

; Function Attrs: noinline nounwind
define dso_local zeroext i8 @__atomic_fetch_sub_1(i8* noundef %p, i8 noundef zeroext %value, i32 noundef %order) #0 {
entry:
  %old = alloca i8, align 1
  %new = alloca i8, align 1
  call void @__fp_atomic_begin() #6
  call void @__atomic_load(i64 noundef 1, i8* noundef %p, i8* noundef %old, i32 noundef 4) #6
  %0 = load i8, i8* %old, align 1
  %conv = zext i8 %0 to i32
  %conv1 = zext i8 %value to i32
  %sub = sub nsw i32 %conv, %conv1
  %conv2 = trunc i32 %sub to i8
  store i8 %conv2, i8* %new, align 1
  call void @__atomic_store(i64 noundef 1, i8* noundef %p, i8* noundef %new, i32 noundef 4) #6
  call void @__fp_atomic_end() #6
  %1 = load i8, i8* %old, align 1
  ret i8 %1
}

; Function Attrs: noinline nounwind
define dso_local zeroext i8 @__atomic_fetch_and_1(i8* noundef %p, i8 noundef zeroext %value, i32 noundef %order) #0 {
entry:
  %old = alloca i8, align 1
  %new = alloca i8, align 1
  call void @__fp_atomic_begin() #6
  call void @__atomic_load(i64 noundef 1, i8* noundef %p, i8* noundef %old, i32 noundef 4) #6
  %0 = load i8, i8* %old, align 1
  %conv = zext i8 %0 to i32
  %conv1 = zext i8 %value to i32
  %and = and i32 %conv, %conv1
  %conv2 = trunc i32 %and to i8
  store i8 %conv2, i8* %new, align 1
  call void @__atomic_store(i64 noundef 1, i8* noundef %p, i8* noundef %new, i32 noundef 4) #6
  call void @__fp_atomic_end() #6
  %1 = load i8, i8* %old, align 1
  ret i8 %1
}

; Function Attrs: noinline nounwind
define dso_local zeroext i8 @__atomic_fetch_or_1(i8* noundef %p, i8 noundef zeroext %value, i32 noundef %order) #0 {
entry:
  %old = alloca i8, align 1
  %new = alloca i8, align 1
  call void @__fp_atomic_begin() #6
  call void @__atomic_load(i64 noundef 1, i8* noundef %p, i8* noundef %old, i32 noundef 4) #6
  %0 = load i8, i8* %old, align 1
  %conv = zext i8 %0 to i32
  %conv1 = zext i8 %value to i32
  %or = or i32 %conv, %conv1
  %conv2 = trunc i32 %or to i8
  store i8 %conv2, i8* %new, align 1
  call void @__atomic_store(i64 noundef 1, i8* noundef %p, i8* noundef %new, i32 noundef 4) #6
  call void @__fp_atomic_end() #6
  %1 = load i8, i8* %old, align 1
  ret i8 %1
}

; Function Attrs: noinline nounwind
define dso_local zeroext i8 @__atomic_fetch_xor_1(i8* noundef %p, i8 noundef zeroext %value, i32 noundef %order) #0 {
entry:
  %old = alloca i8, align 1
  %new = alloca i8, align 1
  call void @__fp_atomic_begin() #6
  call void @__atomic_load(i64 noundef 1, i8* noundef %p, i8* noundef %old, i32 noundef 4) #6
  %0 = load i8, i8* %old, align 1
  %conv = zext i8 %0 to i32
  %conv1 = zext i8 %value to i32
  %xor = xor i32 %conv, %conv1
  %conv2 = trunc i32 %xor to i8
  store i8 %conv2, i8* %new, align 1
  call void @__atomic_store(i64 noundef 1, i8* noundef %p, i8* noundef %new, i32 noundef 4) #6
  call void @__fp_atomic_end() #6
  %1 = load i8, i8* %old, align 1
  ret i8 %1
}

; Function Attrs: noinline nounwind
define dso_local zeroext i8 @__atomic_fetch_nand_1(i8* noundef %p, i8 noundef zeroext %value, i32 noundef %order) #0 {
entry:
  %old = alloca i8, align 1
  %new = alloca i8, align 1
  call void @__fp_atomic_begin() #6
  call void @__atomic_load(i64 noundef 1, i8* noundef %p, i8* noundef %old, i32 noundef 4) #6
  %0 = load i8, i8* %old, align 1
  %conv = zext i8 %0 to i32
  %conv1 = zext i8 %value to i32
  %and = and i32 %conv, %conv1
  %neg = xor i32 %and, -1
  %conv2 = trunc i32 %neg to i8
  store i8 %conv2, i8* %new, align 1
  call void @__atomic_store(i64 noundef 1, i8* noundef %p, i8* noundef %new, i32 noundef 4) #6
  call void @__fp_atomic_end() #6
  %1 = load i8, i8* %old, align 1
  ret i8 %1
}

; Function Attrs: noinline nounwind
define dso_local zeroext i16 @__atomic_load_2(i16* noundef %p, i32 noundef %order) #0 {
entry:
  %result = alloca i16, align 2
  %0 = bitcast i16* %p to i8*
  %1 = bitcast i16* %result to i8*
  call void @__atomic_load(i64 noundef 2, i8* noundef %0, i8* noundef %1, i32 noundef %order) #6
  %2 = load i16, i16* %result, align 2
  ret i16 %2
}

; Function Attrs: noinline nounwind
define dso_local void @__atomic_store_2(i16* noundef %p, i16 noundef zeroext %value, i32 noundef %order) #0 {
entry:
  %value.addr = alloca i16, align 2
  store i16 %value, i16* %value.addr, align 2
  %0 = bitcast i16* %p to i8*
  %1 = bitcast i16* %value.addr to i8*
  call void @__atomic_store(i64 noundef 2, i8* noundef %0, i8* noundef %1, i32 noundef %order) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local zeroext i16 @__atomic_exchange_2(i16* noundef %p, i16 noundef zeroext %value, i32 noundef %order) #0 {
entry:
  %value.addr = alloca i16, align 2
  %result = alloca i16, align 2
  store i16 %value, i16* %value.addr, align 2
  %0 = bitcast i16* %p to i8*
  %1 = bitcast i16* %value.addr to i8*
  %2 = bitcast i16* %result to i8*
  call void @__atomic_exchange(i64 noundef 2, i8* noundef %0, i8* noundef %1, i8* noundef %2, i32 noundef %order) #6
  %3 = load i16, i16* %result, align 2
  ret i16 %3
}

; Function Attrs: noinline nounwind
define dso_local zeroext i1 @__atomic_compare_exchange_2(i16* noundef %p, i16* noundef %expected, i16 noundef zeroext %desired, i32 noundef %success, i32 noundef %failure) #0 {
entry:
  %desired.addr = alloca i16, align 2
  store i16 %desired, i16* %desired.addr, align 2
  %0 = bitcast i16* %p to i8*
  %1 = bitcast i16* %expected to i8*
  %2 = bitcast i16* %desired.addr to i8*
  %call = call zeroext i1 @__atomic_compare_exchange(i64 noundef 2, i8* noundef %0, i8* noundef %1, i8* noundef %2, i32 noundef %success, i32 noundef %failure) #6
  ret i1 %call
}

; Function Attrs: noinline nounwind
define dso_local zeroext i16 @__atomic_fetch_add_2(i16* noundef %p, i16 noundef zeroext %value, i32 noundef %order) #0 {
entry:
  %old = alloca i16, align 2
  %new = alloca i16, align 2
  call void @__fp_atomic_begin() #6
  %0 = bitcast i16* %p to i8*
  %1 = bitcast i16* %old to i8*
  call void @__atomic_load(i64 noundef 2, i8* noundef %0, i8* noundef %1, i32 noundef 4) #6
  %2 = load i16, i16* %old, align 2
  %conv = zext i16 %2 to i32
  %conv1 = zext i16 %value to i32
  %add = add nsw i32 %conv, %conv1
  %conv2 = trunc i32 %add to i16
  store i16 %conv2, i16* %new, align 2
  %3 = bitcast i16* %p to i8*
  %4 = bitcast i16* %new to i8*
  call void @__atomic_store(i64 noundef 2, i8* noundef %3, i8* noundef %4, i32 noundef 4) #6
  call void @__fp_atomic_end() #6
  %5 = load i16, i16* %old, align 2
  ret i16 %5
}

; Function Attrs: noinline nounwind
define dso_local zeroext i16 @__atomic_fetch_sub_2(i16* noundef %p, i16 noundef zeroext %value, i32 noundef %order) #0 {
entry:
  %old = alloca i16, align 2
  %new = alloca i16, align 2
  call void @__fp_atomic_begin() #6
  %0 = bitcast i16* %p to i8*
  %1 = bitcast i16* %old to i8*
  call void @__atomic_load(i64 noundef 2, i8* noundef %0, i8* noundef %1, i32 noundef 4) #6
  %2 = load i16, i16* %old, align 2
  %conv = zext i16 %2 to i32
  %conv1 = zext i16 %value to i32
  %sub = sub nsw i32 %conv, %conv1
  %conv2 = trunc i32 %sub to i16
  store i16 %conv2, i16* %new, align 2
  %3 = bitcast i16* %p to i8*
  %4 = bitcast i16* %new to i8*
  call void @__atomic_store(i64 noundef 2, i8* noundef %3, i8* noundef %4, i32 noundef 4) #6
  call void @__fp_atomic_end() #6
  %5 = load i16, i16* %old, align 2
  ret i16 %5
}

; Function Attrs: noinline nounwind
define dso_local zeroext i16 @__atomic_fetch_and_2(i16* noundef %p, i16 noundef zeroext %value, i32 noundef %order) #0 {
entry:
  %old = alloca i16, align 2
  %new = alloca i16, align 2
  call void @__fp_atomic_begin() #6
  %0 = bitcast i16* %p to i8*
  %1 = bitcast i16* %old to i8*
  call void @__atomic_load(i64 noundef 2, i8* noundef %0, i8* noundef %1, i32 noundef 4) #6
  %2 = load i16, i16* %old, align 2
  %conv = zext i16 %2 to i32
  %conv1 = zext i16 %value to i32
  %and = and i32 %conv, %conv1
  %conv2 = trunc i32 %and to i16
  store i16 %conv2, i16* %new, align 2
  %3 = bitcast i16* %p to i8*
  %4 = bitcast i16* %new to i8*
  call void @__atomic_store(i64 noundef 2, i8* noundef %3, i8* noundef %4, i32 noundef 4) #6
  call void @__fp_atomic_end() #6
  %5 = load i16, i16* %old, align 2
  ret i16 %5
}

; Function Attrs: noinline nounwind
define dso_local zeroext i16 @__atomic_fetch_or_2(i16* noundef %p, i16 noundef zeroext %value, i32 noundef %order) #0 {
entry:
  %old = alloca i16, align 2
  %new = alloca i16, align 2
  call void @__fp_atomic_begin() #6
  %0 = bitcast i16* %p to i8*
  %1 = bitcast i16* %old to i8*
  call void @__atomic_load(i64 noundef 2, i8* noundef %0, i8* noundef %1, i32 noundef 4) #6
  %2 = load i16, i16* %old, align 2
  %conv = zext i16 %2 to i32
  %conv1 = zext i16 %value to i32
  %or = or i32 %conv, %conv1
  %conv2 = trunc i32 %or to i16
  store i16 %conv2, i16* %new, align 2
  %3 = bitcast i16* %p to i8*
  %4 = bitcast i16* %new to i8*
  call void @__atomic_store(i64 noundef 2, i8* noundef %3, i8* noundef %4, i32 noundef 4) #6
  call void @__fp_atomic_end() #6
  %5 = load i16, i16* %old, align 2
  ret i16 %5
}

; Function Attrs: noinline nounwind
define dso_local zeroext i16 @__atomic_fetch_xor_2(i16* noundef %p, i16 noundef zeroext %value, i32 noundef %order) #0 {
entry:
  %old = alloca i16, align 2
  %new = alloca i16, align 2
  call void @__fp_atomic_begin() #6
  %0 = bitcast i16* %p to i8*
  %1 = bitcast i16* %old to i8*
  call void @__atomic_load(i64 noundef 2, i8* noundef %0, i8* noundef %1, i32 noundef 4) #6
  %2 = load i16, i16* %old, align 2
  %conv = zext i16 %2 to i32
  %conv1 = zext i16 %value to i32
  %xor = xor i32 %conv, %conv1
  %conv2 = trunc i32 %xor to i16
  store i16 %conv2, i16* %new, align 2
  %3 = bitcast i16* %p to i8*
  %4 = bitcast i16* %new to i8*
  call void @__atomic_store(i64 noundef 2, i8* noundef %3, i8* noundef %4, i32 noundef 4) #6
  call void @__fp_atomic_end() #6
  %5 = load i16, i16* %old, align 2
  ret i16 %5
}

; Function Attrs: noinline nounwind
define dso_local zeroext i16 @__atomic_fetch_nand_2(i16* noundef %p, i16 noundef zeroext %value, i32 noundef %order) #0 {
entry:
  %old = alloca i16, align 2
  %new = alloca i16, align 2
  call void @__fp_atomic_begin() #6
  %0 = bitcast i16* %p to i8*
  %1 = bitcast i16* %old to i8*
  call void @__atomic_load(i64 noundef 2, i8* noundef %0, i8* noundef %1, i32 noundef 4) #6
  %2 = load i16, i16* %old, align 2
  %conv = zext i16 %2 to i32
  %conv1 = zext i16 %value to i32
  %and = and i32 %conv, %conv1
  %neg = xor i32 %and, -1
  %conv2 = trunc i32 %neg to i16
  store i16 %conv2, i16* %new, align 2
  %3 = bitcast i16* %p to i8*
  %4 = bitcast i16* %new to i8*
  call void @__atomic_store(i64 noundef 2, i8* noundef %3, i8* noundef %4, i32 noundef 4) #6
  call void @__fp_atomic_end() #6
  %5 = load i16, i16* %old, align 2
  ret i16 %5
}

; Function Attrs: noinline nounwind
define dso_local i32 @__atomic_load_4(i32* noundef %p, i32 noundef %order) #0 {
entry:
  %result = alloca i32, align 4
  %0 = bitcast i32* %p to i8*
  %1 = bitcast i32* %result to i8*
  call void @__atomic_load(i64 noundef 4, i8* noundef %0, i8* noundef %1, i32 noundef %order) #6
  %2 = load i32, i32* %result, align 4
  ret i32 %2
}

; Function Attrs: noinline nounwind
define dso_local void @__atomic_store_4(i32* noundef %p, i32 noundef %value, i32 noundef %order) #0 {
entry:
  %value.addr = alloca i32, align 4
  store i32 %value, i32* %value.addr, align 4
  %0 = bitcast i32* %p to i8*
  %1 = bitcast i32* %value.addr to i8*
  call void @__atomic_store(i64 noundef 4, i8* noundef %0, i8* noundef %1, i32 noundef %order) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i32 @__atomic_exchange_4(i32* noundef %p, i32 noundef %value, i32 noundef %order) #0 {
entry:
  %value.addr = alloca i32, align 4
  %result = alloca i32, align 4
  store i32 %value, i32* %value.addr, align 4
  %0 = bitcast i32* %p to i8*
  %1 = bitcast i32* %value.addr to i8*
  %2 = bitcast i32* %result to i8*
  call void @__atomic_exchange(i64 noundef 4, i8* noundef %0, i8* noundef %1, i8* noundef %2, i32 noundef %order) #6
  %3 = load i32, i32* %result, align 4
  ret i32 %3
}

; Function Attrs: noinline nounwind
define dso_local zeroext i1 @__atomic_compare_exchange_4(i32* noundef %p, i32* noundef %expected, i32 noundef %desired, i32 noundef %success, i32 noundef %failure) #0 {
entry:
  %desired.addr = alloca i32, align 4
  store i32 %desired, i32* %desired.addr, align 4
  %0 = bitcast i32* %p to i8*
  %1 = bitcast i32* %expected to i8*
  %2 = bitcast i32* %desired.addr to i8*
  %call = call zeroext i1 @__atomic_compare_exchange(i64 noundef 4, i8* noundef %0, i8* noundef %1, i8* noundef %2, i32 noundef %success, i32 noundef %failure) #6
  ret i1 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @__atomic_fetch_add_4(i32* noundef %p, i32 noundef %value, i32 noundef %order) #0 {
entry:
  %old = alloca i32, align 4
  %new = alloca i32, align 4
  call void @__fp_atomic_begin() #6
  %0 = bitcast i32* %p to i8*
  %1 = bitcast i32* %old to i8*
  call void @__atomic_load(i64 noundef 4, i8* noundef %0, i8* noundef %1, i32 noundef 4) #6
  %2 = load i32, i32* %old, align 4
  %add = add i32 %2, %value
  store i32 %add, i32* %new, align 4
  %3 = bitcast i32* %p to i8*
  %4 = bitcast i32* %new to i8*
  call void @__atomic_store(i64 noundef 4, i8* noundef %3, i8* noundef %4, i32 noundef 4) #6
  call void @__fp_atomic_end() #6
  %5 = load i32, i32* %old, align 4
  ret i32 %5
}

; Function Attrs: noinline nounwind
define dso_local i32 @__atomic_fetch_sub_4(i32* noundef %p, i32 noundef %value, i32 noundef %order) #0 {
entry:
  %old = alloca i32, align 4
  %new = alloca i32, align 4
  call void @__fp_atomic_begin() #6
  %0 = bitcast i32* %p to i8*
  %1 = bitcast i32* %old to i8*
  call void @__atomic_load(i64 noundef 4, i8* noundef %0, i8* noundef %1, i32 noundef 4) #6
  %2 = load i32, i32* %old, align 4
  %sub = sub i32 %2, %value
  store i32 %sub, i32* %new, align 4
  %3 = bitcast i32* %p to i8*
  %4 = bitcast i32* %new to i8*
  call void @__atomic_store(i64 noundef 4, i8* noundef %3, i8* noundef %4, i32 noundef 4) #6
  call void @__fp_atomic_end() #6
  %5 = load i32, i32* %old, align 4
  ret i32 %5
}

; Function Attrs: noinline nounwind
define dso_local i32 @__atomic_fetch_and_4(i32* noundef %p, i32 noundef %value, i32 noundef %order) #0 {
entry:
  %old = alloca i32, align 4
  %new = alloca i32, align 4
  call void @__fp_atomic_begin() #6
  %0 = bitcast i32* %p to i8*
  %1 = bitcast i32* %old to i8*
  call void @__atomic_load(i64 noundef 4, i8* noundef %0, i8* noundef %1, i32 noundef 4) #6
  %2 = load i32, i32* %old, align 4
  %and = and i32 %2, %value
  store i32 %and, i32* %new, align 4
  %3 = bitcast i32* %p to i8*
  %4 = bitcast i32* %new to i8*
  call void @__atomic_store(i64 noundef 4, i8* noundef %3, i8* noundef %4, i32 noundef 4) #6
  call void @__fp_atomic_end() #6
  %5 = load i32, i32* %old, align 4
  ret i32 %5
}

; Function Attrs: noinline nounwind
define dso_local i32 @__atomic_fetch_or_4(i32* noundef %p, i32 noundef %value, i32 noundef %order) #0 {
entry:
  %old = alloca i32, align 4
  %new = alloca i32, align 4
  call void @__fp_atomic_begin() #6
  %0 = bitcast i32* %p to i8*
  %1 = bitcast i32* %old to i8*
  call void @__atomic_load(i64 noundef 4, i8* noundef %0, i8* noundef %1, i32 noundef 4) #6
  %2 = load i32, i32* %old, align 4
  %or = or i32 %2, %value
  store i32 %or, i32* %new, align 4
  %3 = bitcast i32* %p to i8*
  %4 = bitcast i32* %new to i8*
  call void @__atomic_store(i64 noundef 4, i8* noundef %3, i8* noundef %4, i32 noundef 4) #6
  call void @__fp_atomic_end() #6
  %5 = load i32, i32* %old, align 4
  ret i32 %5
}

; Function Attrs: noinline nounwind
define dso_local i32 @__atomic_fetch_xor_4(i32* noundef %p, i32 noundef %value, i32 noundef %order) #0 {
entry:
  %old = alloca i32, align 4
  %new = alloca i32, align 4
  call void @__fp_atomic_begin() #6
  %0 = bitcast i32* %p to i8*
  %1 = bitcast i32* %old to i8*
  call void @__atomic_load(i64 noundef 4, i8* noundef %0, i8* noundef %1, i32 noundef 4) #6
  %2 = load i32, i32* %old, align 4
  %xor = xor i32 %2, %value
  store i32 %xor, i32* %new, align 4
  %3 = bitcast i32* %p to i8*
  %4 = bitcast i32* %new to i8*
  call void @__atomic_store(i64 noundef 4, i8* noundef %3, i8* noundef %4, i32 noundef 4) #6
  call void @__fp_atomic_end() #6
  %5 = load i32, i32* %old, align 4
  ret i32 %5
}

; Function Attrs: noinline nounwind
define dso_local i32 @__atomic_fetch_nand_4(i32* noundef %p, i32 noundef %value, i32 noundef %order) #0 {
entry:
  %old = alloca i32, align 4
  %new = alloca i32, align 4
  call void @__fp_atomic_begin() #6
  %0 = bitcast i32* %p to i8*
  %1 = bitcast i32* %old to i8*
  call void @__atomic_load(i64 noundef 4, i8* noundef %0, i8* noundef %1, i32 noundef 4) #6
  %2 = load i32, i32* %old, align 4
  %and = and i32 %2, %value
  %neg = xor i32 %and, -1
  store i32 %neg, i32* %new, align 4
  %3 = bitcast i32* %p to i8*
  %4 = bitcast i32* %new to i8*
  call void @__atomic_store(i64 noundef 4, i8* noundef %3, i8* noundef %4, i32 noundef 4) #6
  call void @__fp_atomic_end() #6
  %5 = load i32, i32* %old, align 4
  ret i32 %5
}

; Function Attrs: noinline nounwind
define dso_local i64 @__atomic_load_8(i64* noundef %p, i32 noundef %order) #0 {
entry:
  %result = alloca i64, align 8
  %0 = bitcast i64* %p to i8*
  %1 = bitcast i64* %result to i8*
  call void @__atomic_load(i64 noundef 8, i8* noundef %0, i8* noundef %1, i32 noundef %order) #6
  %2 = load i64, i64* %result, align 8
  ret i64 %2
}

; Function Attrs: noinline nounwind
define dso_local void @__atomic_store_8(i64* noundef %p, i64 noundef %value, i32 noundef %order) #0 {
entry:
  %value.addr = alloca i64, align 8
  store i64 %value, i64* %value.addr, align 8
  %0 = bitcast i64* %p to i8*
  %1 = bitcast i64* %value.addr to i8*
  call void @__atomic_store(i64 noundef 8, i8* noundef %0, i8* noundef %1, i32 noundef %order) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i64 @__atomic_exchange_8(i64* noundef %p, i64 noundef %value, i32 noundef %order) #0 {
entry:
  %value.addr = alloca i64, align 8
  %result = alloca i64, align 8
  store i64 %value, i64* %value.addr, align 8
  %0 = bitcast i64* %p to i8*
  %1 = bitcast i64* %value.addr to i8*
  %2 = bitcast i64* %result to i8*
  call void @__atomic_exchange(i64 noundef 8, i8* noundef %0, i8* noundef %1, i8* noundef %2, i32 noundef %order) #6
  %3 = load i64, i64* %result, align 8
  ret i64 %3
}

; Function Attrs: noinline nounwind
define dso_local zeroext i1 @__atomic_compare_exchange_8(i64* noundef %p, i64* noundef %expected, i64 noundef %desired, i32 noundef %success, i32 noundef %failure) #0 {
entry:
  %desired.addr = alloca i64, align 8
  store i64 %desired, i64* %desired.addr, align 8
  %0 = bitcast i64* %p to i8*
  %1 = bitcast i64* %expected to i8*
  %2 = bitcast i64* %desired.addr to i8*
  %call = call zeroext i1 @__atomic_compare_exchange(i64 noundef 8, i8* noundef %0, i8* noundef %1, i8* noundef %2, i32 noundef %success, i32 noundef %failure) #6
  ret i1 %call
}

; Function Attrs: noinline nounwind
define dso_local i64 @__atomic_fetch_add_8(i64* noundef %p, i64 noundef %value, i32 noundef %order) #0 {
entry:
  %old = alloca i64, align 8
  %new = alloca i64, align 8
  call void @__fp_atomic_begin() #6
  %0 = bitcast i64* %p to i8*
  %1 = bitcast i64* %old to i8*
  call void @__atomic_load(i64 noundef 8, i8* noundef %0, i8* noundef %1, i32 noundef 4) #6
  %2 = load i64, i64* %old, align 8
  %add = add i64 %2, %value
  store i64 %add, i64* %new, align 8
  %3 = bitcast i64* %p to i8*
  %4 = bitcast i64* %new to i8*
  call void @__atomic_store(i64 noundef 8, i8* noundef %3, i8* noundef %4, i32 noundef 4) #6
  call void @__fp_atomic_end() #6
  %5 = load i64, i64* %old, align 8
  ret i64 %5
}

; Function Attrs: noinline nounwind
define dso_local i64 @__atomic_fetch_sub_8(i64* noundef %p, i64 noundef %value, i32 noundef %order) #0 {
entry:
  %old = alloca i64, align 8
  %new = alloca i64, align 8
  call void @__fp_atomic_begin() #6
  %0 = bitcast i64* %p to i8*
  %1 = bitcast i64* %old to i8*
  call void @__atomic_load(i64 noundef 8, i8* noundef %0, i8* noundef %1, i32 noundef 4) #6
  %2 = load i64, i64* %old, align 8
  %sub = sub i64 %2, %value
  store i64 %sub, i64* %new, align 8
  %3 = bitcast i64* %p to i8*
  %4 = bitcast i64* %new to i8*
  call void @__atomic_store(i64 noundef 8, i8* noundef %3, i8* noundef %4, i32 noundef 4) #6
  call void @__fp_atomic_end() #6
  %5 = load i64, i64* %old, align 8
  ret i64 %5
}

; Function Attrs: noinline nounwind
define dso_local i64 @__atomic_fetch_and_8(i64* noundef %p, i64 noundef %value, i32 noundef %order) #0 {
entry:
  %old = alloca i64, align 8
  %new = alloca i64, align 8
  call void @__fp_atomic_begin() #6
  %0 = bitcast i64* %p to i8*
  %1 = bitcast i64* %old to i8*
  call void @__atomic_load(i64 noundef 8, i8* noundef %0, i8* noundef %1, i32 noundef 4) #6
  %2 = load i64, i64* %old, align 8
  %and = and i64 %2, %value
  store i64 %and, i64* %new, align 8
  %3 = bitcast i64* %p to i8*
  %4 = bitcast i64* %new to i8*
  call void @__atomic_store(i64 noundef 8, i8* noundef %3, i8* noundef %4, i32 noundef 4) #6
  call void @__fp_atomic_end() #6
  %5 = load i64, i64* %old, align 8
  ret i64 %5
}

; Function Attrs: noinline nounwind
define dso_local i64 @__atomic_fetch_or_8(i64* noundef %p, i64 noundef %value, i32 noundef %order) #0 {
entry:
  %old = alloca i64, align 8
  %new = alloca i64, align 8
  call void @__fp_atomic_begin() #6
  %0 = bitcast i64* %p to i8*
  %1 = bitcast i64* %old to i8*
  call void @__atomic_load(i64 noundef 8, i8* noundef %0, i8* noundef %1, i32 noundef 4) #6
  %2 = load i64, i64* %old, align 8
  %or = or i64 %2, %value
  store i64 %or, i64* %new, align 8
  %3 = bitcast i64* %p to i8*
  %4 = bitcast i64* %new to i8*
  call void @__atomic_store(i64 noundef 8, i8* noundef %3, i8* noundef %4, i32 noundef 4) #6
  call void @__fp_atomic_end() #6
  %5 = load i64, i64* %old, align 8
  ret i64 %5
}

; Function Attrs: noinline nounwind
define dso_local i64 @__atomic_fetch_xor_8(i64* noundef %p, i64 noundef %value, i32 noundef %order) #0 {
entry:
  %old = alloca i64, align 8
  %new = alloca i64, align 8
  call void @__fp_atomic_begin() #6
  %0 = bitcast i64* %p to i8*
  %1 = bitcast i64* %old to i8*
  call void @__atomic_load(i64 noundef 8, i8* noundef %0, i8* noundef %1, i32 noundef 4) #6
  %2 = load i64, i64* %old, align 8
  %xor = xor i64 %2, %value
  store i64 %xor, i64* %new, align 8
  %3 = bitcast i64* %p to i8*
  %4 = bitcast i64* %new to i8*
  call void @__atomic_store(i64 noundef 8, i8* noundef %3, i8* noundef %4, i32 noundef 4) #6
  call void @__fp_atomic_end() #6
  %5 = load i64, i64* %old, align 8
  ret i64 %5
}

; Function Attrs: noinline nounwind
define dso_local i64 @__atomic_fetch_nand_8(i64* noundef %p, i64 noundef %value, i32 noundef %order) #0 {
entry:
  %old = alloca i64, align 8
  %new = alloca i64, align 8
  call void @__fp_atomic_begin() #6
  %0 = bitcast i64* %p to i8*
  %1 = bitcast i64* %old to i8*
  call void @__atomic_load(i64 noundef 8, i8* noundef %0, i8* noundef %1, i32 noundef 4) #6
  %2 = load i64, i64* %old, align 8
  %and = and i64 %2, %value
  %neg = xor i64 %and, -1
  store i64 %neg, i64* %new, align 8
  %3 = bitcast i64* %p to i8*
  %4 = bitcast i64* %new to i8*
  call void @__atomic_store(i64 noundef 8, i8* noundef %3, i8* noundef %4, i32 noundef 4) #6
  call void @__fp_atomic_end() #6
  %5 = load i64, i64* %old, align 8
  ret i64 %5
}

; Function Attrs: noinline nounwind
define dso_local { i64, i64 } @__atomic_load_16(i128* noundef %p, i32 noundef %order) #0 {
entry:
  %retval = alloca i128, align 16
  %result = alloca i128, align 16
  %0 = bitcast i128* %p to i8*
  %1 = bitcast i128* %result to i8*
  call void @__atomic_load(i64 noundef 16, i8* noundef %0, i8* noundef %1, i32 noundef %order) #6
  %2 = load i128, i128* %result, align 16
  store i128 %2, i128* %retval, align 16
  %3 = bitcast i128* %retval to { i64, i64 }*
  %4 = load { i64, i64 }, { i64, i64 }* %3, align 16
  ret { i64, i64 } %4
}

; Function Attrs: noinline nounwind
define dso_local void @__atomic_store_16(i128* noundef %p, i64 noundef %value.coerce0, i64 noundef %value.coerce1, i32 noundef %order) #0 {
entry:
  %value = alloca i128, align 16
  %value.addr = alloca i128, align 16
  %0 = bitcast i128* %value to { i64, i64 }*
  %1 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %0, i32 0, i32 0
  store i64 %value.coerce0, i64* %1, align 16
  %2 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %0, i32 0, i32 1
  store i64 %value.coerce1, i64* %2, align 8
  %value1 = load i128, i128* %value, align 16
  store i128 %value1, i128* %value.addr, align 16
  %3 = bitcast i128* %p to i8*
  %4 = bitcast i128* %value.addr to i8*
  call void @__atomic_store(i64 noundef 16, i8* noundef %3, i8* noundef %4, i32 noundef %order) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local { i64, i64 } @__atomic_exchange_16(i128* noundef %p, i64 noundef %value.coerce0, i64 noundef %value.coerce1, i32 noundef %order) #0 {
entry:
  %retval = alloca i128, align 16
  %value = alloca i128, align 16
  %value.addr = alloca i128, align 16
  %result = alloca i128, align 16
  %0 = bitcast i128* %value to { i64, i64 }*
  %1 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %0, i32 0, i32 0
  store i64 %value.coerce0, i64* %1, align 16
  %2 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %0, i32 0, i32 1
  store i64 %value.coerce1, i64* %2, align 8
  %value1 = load i128, i128* %value, align 16
  store i128 %value1, i128* %value.addr, align 16
  %3 = bitcast i128* %p to i8*
  %4 = bitcast i128* %value.addr to i8*
  %5 = bitcast i128* %result to i8*
  call void @__atomic_exchange(i64 noundef 16, i8* noundef %3, i8* noundef %4, i8* noundef %5, i32 noundef %order) #6
  %6 = load i128, i128* %result, align 16
  store i128 %6, i128* %retval, align 16
  %7 = bitcast i128* %retval to { i64, i64 }*
  %8 = load { i64, i64 }, { i64, i64 }* %7, align 16
  ret { i64, i64 } %8
}

; Function Attrs: noinline nounwind
define dso_local zeroext i1 @__atomic_compare_exchange_16(i128* noundef %p, i128* noundef %expected, i64 noundef %desired.coerce0, i64 noundef %desired.coerce1, i32 noundef %success, i32 noundef %failure) #0 {
entry:
  %desired = alloca i128, align 16
  %desired.addr = alloca i128, align 16
  %0 = bitcast i128* %desired to { i64, i64 }*
  %1 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %0, i32 0, i32 0
  store i64 %desired.coerce0, i64* %1, align 16
  %2 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %0, i32 0, i32 1
  store i64 %desired.coerce1, i64* %2, align 8
  %desired1 = load i128, i128* %desired, align 16
  store i128 %desired1, i128* %desired.addr, align 16
  %3 = bitcast i128* %p to i8*
  %4 = bitcast i128* %expected to i8*
  %5 = bitcast i128* %desired.addr to i8*
  %call = call zeroext i1 @__atomic_compare_exchange(i64 noundef 16, i8* noundef %3, i8* noundef %4, i8* noundef %5, i32 noundef %success, i32 noundef %failure) #6
  ret i1 %call
}

; Function Attrs: noinline nounwind
define dso_local { i64, i64 } @__atomic_fetch_add_16(i128* noundef %p, i64 noundef %value.coerce0, i64 noundef %value.coerce1, i32 noundef %order) #0 {
entry:
  %retval = alloca i128, align 16
  %value = alloca i128, align 16
  %old = alloca i128, align 16
  %new = alloca i128, align 16
  %0 = bitcast i128* %value to { i64, i64 }*
  %1 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %0, i32 0, i32 0
  store i64 %value.coerce0, i64* %1, align 16
  %2 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %0, i32 0, i32 1
  store i64 %value.coerce1, i64* %2, align 8
  %value1 = load i128, i128* %value, align 16
  call void @__fp_atomic_begin() #6
  %3 = bitcast i128* %p to i8*
  %4 = bitcast i128* %old to i8*
  call void @__atomic_load(i64 noundef 16, i8* noundef %3, i8* noundef %4, i32 noundef 4) #6
  %5 = load i128, i128* %old, align 16
  %add = add i128 %5, %value1
  store i128 %add, i128* %new, align 16
  %6 = bitcast i128* %p to i8*
  %7 = bitcast i128* %new to i8*
  call void @__atomic_store(i64 noundef 16, i8* noundef %6, i8* noundef %7, i32 noundef 4) #6
  call void @__fp_atomic_end() #6
  %8 = load i128, i128* %old, align 16
  store i128 %8, i128* %retval, align 16
  %9 = bitcast i128* %retval to { i64, i64 }*
  %10 = load { i64, i64 }, { i64, i64 }* %9, align 16
  ret { i64, i64 } %10
}

; Function Attrs: noinline nounwind
define dso_local { i64, i64 } @__atomic_fetch_sub_16(i128* noundef %p, i64 noundef %value.coerce0, i64 noundef %value.coerce1, i32 noundef %order) #0 {
entry:
  %retval = alloca i128, align 16
  %value = alloca i128, align 16
  %old = alloca i128, align 16
  %new = alloca i128, align 16
  %0 = bitcast i128* %value to { i64, i64 }*
  %1 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %0, i32 0, i32 0
  store i64 %value.coerce0, i64* %1, align 16
  %2 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %0, i32 0, i32 1
  store i64 %value.coerce1, i64* %2, align 8
  %value1 = load i128, i128* %value, align 16
  call void @__fp_atomic_begin() #6
  %3 = bitcast i128* %p to i8*
  %4 = bitcast i128* %old to i8*
  call void @__atomic_load(i64 noundef 16, i8* noundef %3, i8* noundef %4, i32 noundef 4) #6
  %5 = load i128, i128* %old, align 16
  %sub = sub i128 %5, %value1
  store i128 %sub, i128* %new, align 16
  %6 = bitcast i128* %p to i8*
  %7 = bitcast i128* %new to i8*
  call void @__atomic_store(i64 noundef 16, i8* noundef %6, i8* noundef %7, i32 noundef 4) #6
  call void @__fp_atomic_end() #6
  %8 = load i128, i128* %old, align 16
  store i128 %8, i128* %retval, align 16
  %9 = bitcast i128* %retval to { i64, i64 }*
  %10 = load { i64, i64 }, { i64, i64 }* %9, align 16
  ret { i64, i64 } %10
}

; Function Attrs: noinline nounwind
define dso_local { i64, i64 } @__atomic_fetch_and_16(i128* noundef %p, i64 noundef %value.coerce0, i64 noundef %value.coerce1, i32 noundef %order) #0 {
entry:
  %retval = alloca i128, align 16
  %value = alloca i128, align 16
  %old = alloca i128, align 16
  %new = alloca i128, align 16
  %0 = bitcast i128* %value to { i64, i64 }*
  %1 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %0, i32 0, i32 0
  store i64 %value.coerce0, i64* %1, align 16
  %2 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %0, i32 0, i32 1
  store i64 %value.coerce1, i64* %2, align 8
  %value1 = load i128, i128* %value, align 16
  call void @__fp_atomic_begin() #6
  %3 = bitcast i128* %p to i8*
  %4 = bitcast i128* %old to i8*
  call void @__atomic_load(i64 noundef 16, i8* noundef %3, i8* noundef %4, i32 noundef 4) #6
  %5 = load i128, i128* %old, align 16
  %and = and i128 %5, %value1
  store i128 %and, i128* %new, align 16
  %6 = bitcast i128* %p to i8*
  %7 = bitcast i128* %new to i8*
  call void @__atomic_store(i64 noundef 16, i8* noundef %6, i8* noundef %7, i32 noundef 4) #6
  call void @__fp_atomic_end() #6
  %8 = load i128, i128* %old, align 16
  store i128 %8, i128* %retval, align 16
  %9 = bitcast i128* %retval to { i64, i64 }*
  %10 = load { i64, i64 }, { i64, i64 }* %9, align 16
  ret { i64, i64 } %10
}

; Function Attrs: noinline nounwind
define dso_local { i64, i64 } @__atomic_fetch_or_16(i128* noundef %p, i64 noundef %value.coerce0, i64 noundef %value.coerce1, i32 noundef %order) #0 {
entry:
  %retval = alloca i128, align 16
  %value = alloca i128, align 16
  %old = alloca i128, align 16
  %new = alloca i128, align 16
  %0 = bitcast i128* %value to { i64, i64 }*
  %1 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %0, i32 0, i32 0
  store i64 %value.coerce0, i64* %1, align 16
  %2 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %0, i32 0, i32 1
  store i64 %value.coerce1, i64* %2, align 8
  %value1 = load i128, i128* %value, align 16
  call void @__fp_atomic_begin() #6
  %3 = bitcast i128* %p to i8*
  %4 = bitcast i128* %old to i8*
  call void @__atomic_load(i64 noundef 16, i8* noundef %3, i8* noundef %4, i32 noundef 4) #6
  %5 = load i128, i128* %old, align 16
  %or = or i128 %5, %value1
  store i128 %or, i128* %new, align 16
  %6 = bitcast i128* %p to i8*
  %7 = bitcast i128* %new to i8*
  call void @__atomic_store(i64 noundef 16, i8* noundef %6, i8* noundef %7, i32 noundef 4) #6
  call void @__fp_atomic_end() #6
  %8 = load i128, i128* %old, align 16
  store i128 %8, i128* %retval, align 16
  %9 = bitcast i128* %retval to { i64, i64 }*
  %10 = load { i64, i64 }, { i64, i64 }* %9, align 16
  ret { i64, i64 } %10
}

; Function Attrs: noinline nounwind
define dso_local { i64, i64 } @__atomic_fetch_xor_16(i128* noundef %p, i64 noundef %value.coerce0, i64 noundef %value.coerce1, i32 noundef %order) #0 {
entry:
  %retval = alloca i128, align 16
  %value = alloca i128, align 16
  %old = alloca i128, align 16
  %new = alloca i128, align 16
  %0 = bitcast i128* %value to { i64, i64 }*
  %1 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %0, i32 0, i32 0
  store i64 %value.coerce0, i64* %1, align 16
  %2 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %0, i32 0, i32 1
  store i64 %value.coerce1, i64* %2, align 8
  %value1 = load i128, i128* %value, align 16
  call void @__fp_atomic_begin() #6
  %3 = bitcast i128* %p to i8*
  %4 = bitcast i128* %old to i8*
  call void @__atomic_load(i64 noundef 16, i8* noundef %3, i8* noundef %4, i32 noundef 4) #6
  %5 = load i128, i128* %old, align 16
  %xor = xor i128 %5, %value1
  store i128 %xor, i128* %new, align 16
  %6 = bitcast i128* %p to i8*
  %7 = bitcast i128* %new to i8*
  call void @__atomic_store(i64 noundef 16, i8* noundef %6, i8* noundef %7, i32 noundef 4) #6
  call void @__fp_atomic_end() #6
  %8 = load i128, i128* %old, align 16
  store i128 %8, i128* %retval, align 16
  %9 = bitcast i128* %retval to { i64, i64 }*
  %10 = load { i64, i64 }, { i64, i64 }* %9, align 16
  ret { i64, i64 } %10
}

; Function Attrs: noinline nounwind
define dso_local { i64, i64 } @__atomic_fetch_nand_16(i128* noundef %p, i64 noundef %value.coerce0, i64 noundef %value.coerce1, i32 noundef %order) #0 {
entry:
  %retval = alloca i128, align 16
  %value = alloca i128, align 16
  %old = alloca i128, align 16
  %new = alloca i128, align 16
  %0 = bitcast i128* %value to { i64, i64 }*
  %1 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %0, i32 0, i32 0
  store i64 %value.coerce0, i64* %1, align 16
  %2 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %0, i32 0, i32 1
  store i64 %value.coerce1, i64* %2, align 8
  %value1 = load i128, i128* %value, align 16
  call void @__fp_atomic_begin() #6
  %3 = bitcast i128* %p to i8*
  %4 = bitcast i128* %old to i8*
  call void @__atomic_load(i64 noundef 16, i8* noundef %3, i8* noundef %4, i32 noundef 4) #6
  %5 = load i128, i128* %old, align 16
  %and = and i128 %5, %value1
  %neg = xor i128 %and, -1
  store i128 %neg, i128* %new, align 16
  %6 = bitcast i128* %p to i8*
  %7 = bitcast i128* %new to i8*
  call void @__atomic_store(i64 noundef 16, i8* noundef %6, i8* noundef %7, i32 noundef 4) #6
  call void @__fp_atomic_end() #6
  %8 = load i128, i128* %old, align 16
  store i128 %8, i128* %retval, align 16
  %9 = bitcast i128* %retval to { i64, i64 }*
  %10 = load { i64, i64 }, { i64, i64 }* %9, align 16
  ret { i64, i64 } %10
}

; Function Attrs: noinline nounwind
define dso_local i64 @__fp_futex(i32* noundef %word, i32 noundef %operation, i32 noundef %value, i8* noundef %time, i32 noundef %bits) #0 {
entry:
  %and = and i32 %operation, 127
  %cmp = icmp ne i32 %and, 9
  br i1 %cmp, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %cmp1 = icmp ne i32 %and, 10
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  %bits.addr.0 = phi i32 [ -1, %if.then ], [ %bits, %land.lhs.true ], [ %bits, %entry ]
  %cmp2 = icmp eq i32 %bits.addr.0, 0
  br i1 %cmp2, label %if.then3, label %if.end4

if.then3:                                         ; preds = %if.end
  %call = call i64 @failed(i32 noundef 22) #6
  br label %return

if.end4:                                          ; preds = %if.end
  %cmp5 = icmp eq i32 %and, 0
  br i1 %cmp5, label %if.then7, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %if.end4
  %cmp6 = icmp eq i32 %and, 9
  br i1 %cmp6, label %if.then7, label %if.end10

if.then7:                                         ; preds = %lor.lhs.false, %if.end4
  %cmp8 = icmp ne i8* %time, null
  %conv = zext i1 %cmp8 to i32
  %call9 = call i64 @wait(i32* noundef %word, i32 noundef %value, i32 noundef %bits.addr.0, i32 noundef %conv) #6
  br label %return

if.end10:                                         ; preds = %lor.lhs.false
  %cmp11 = icmp eq i32 %and, 1
  br i1 %cmp11, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %if.end10
  %cmp13 = icmp eq i32 %and, 10
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %if.end10
  %0 = phi i1 [ true, %if.end10 ], [ %cmp13, %lor.rhs ]
  %lor.ext = zext i1 %0 to i32
  call void @__fp_misuse(i32 noundef %lor.ext, i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.43, i64 0, i64 0)) #6
  %call15 = call i64 @wake(i32* noundef %word, i32 noundef %value, i32 noundef %bits.addr.0) #6
  br label %return

return:                                           ; preds = %lor.end, %if.then7, %if.then3
  %retval.0 = phi i64 [ %call, %if.then3 ], [ %call9, %if.then7 ], [ %call15, %lor.end ]
  ret i64 %retval.0
}

; Function Attrs: noinline nounwind
define internal i64 @failed(i32 noundef %error) #0 {
entry:
  %call = call i32* @__errno_location() #6
  store i32 %error, i32* %call, align 4
  ret i64 -1
}

; Function Attrs: noinline nounwind
define internal i64 @wait(i32* noundef %word, i32 noundef %value, i32 noundef %bits, i32 noundef %timed) #0 {
entry:
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %0 = load atomic i32, i32* %word monotonic, align 4
  %cmp = icmp eq i32 %0, %value
  br i1 %cmp, label %if.then, label %if.end14

if.then:                                          ; preds = %entry
  %1 = load atomic i32, i32* @waiting monotonic, align 4
  %2 = load atomic i32, i32* @woken.44 monotonic, align 4
  %or = or i32 %1, %2
  %cmp3 = icmp ne i32 %or, 255
  %conv = zext i1 %cmp3 to i32
  call void @__fp_within(i32 noundef %conv, i8* noundef getelementptr inbounds ([58 x i8], [58 x i8]* @.str.1.45, i64 0, i64 0)) #6
  %neg = xor i32 %or, -1
  %add = add i32 %or, 1
  %and = and i32 %neg, %add
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.then
  %i.0 = phi i32 [ 0, %if.then ], [ %inc, %for.inc ]
  %cmp4 = icmp slt i32 %i.0, 8
  br i1 %cmp4, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %shl = shl i32 1, %i.0
  %cmp6 = icmp eq i32 %and, %shl
  br i1 %cmp6, label %if.then8, label %if.end

if.then8:                                         ; preds = %for.body
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds [8 x i64], [8 x i64]* @place, i64 0, i64 %idxprom
  %3 = ptrtoint i32* %word to i64
  store atomic i64 %3, i64* %arrayidx release, align 8
  %idxprom9 = sext i32 %i.0 to i64
  %arrayidx10 = getelementptr inbounds [8 x i32], [8 x i32]* @awaited, i64 0, i64 %idxprom9
  store atomic i32 %bits, i32* %arrayidx10 release, align 4
  br label %if.end

if.end:                                           ; preds = %if.then8, %for.body
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !54

for.end:                                          ; preds = %for.cond
  %or13 = or i32 %1, %and
  store atomic i32 %or13, i32* @waiting release, align 4
  br label %if.end14

if.end14:                                         ; preds = %for.end, %entry
  %bit.0 = phi i32 [ %and, %for.end ], [ 0, %entry ]
  call void @__fp_atomic_end() #6
  call void @__fp_full_fence() #6
  %tobool = icmp ne i32 %bit.0, 0
  br i1 %tobool, label %if.end16, label %if.then15

if.then15:                                        ; preds = %if.end14
  %call = call i64 @failed(i32 noundef 11) #6
  br label %return

if.end16:                                         ; preds = %if.end14
  call void @__fp_atomic_begin() #6
  %4 = load atomic i32, i32* @woken.44 monotonic, align 4
  %and18 = and i32 %4, %bit.0
  %tobool19 = icmp ne i32 %and18, 0
  br i1 %tobool19, label %if.then20, label %if.else

if.then20:                                        ; preds = %if.end16
  %neg22 = xor i32 %bit.0, -1
  %and23 = and i32 %4, %neg22
  store atomic i32 %and23, i32* @woken.44 release, align 4
  br label %if.end32

if.else:                                          ; preds = %if.end16
  %call24 = call i32 @__fp_spurious() #6
  %tobool25 = icmp ne i32 %timed, 0
  br i1 %tobool25, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %if.else
  %tobool26 = icmp ne i32 %call24, 0
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %if.else
  %5 = phi i1 [ true, %if.else ], [ %tobool26, %lor.rhs ]
  %lor.ext = zext i1 %5 to i32
  call void @__fp_await(i32 noundef %lor.ext) #6
  %tobool27 = icmp ne i32 %call24, 0
  %lnot = xor i1 %tobool27, true
  %lnot.ext = zext i1 %lnot to i32
  %6 = load atomic i32, i32* @waiting monotonic, align 4
  %neg30 = xor i32 %bit.0, -1
  %and31 = and i32 %6, %neg30
  store atomic i32 %and31, i32* @waiting release, align 4
  br label %if.end32

if.end32:                                         ; preds = %lor.end, %if.then20
  %late.0 = phi i32 [ 0, %if.then20 ], [ %lnot.ext, %lor.end ]
  call void @__fp_atomic_end() #6
  call void @__fp_full_fence() #6
  %tobool33 = icmp ne i32 %late.0, 0
  br i1 %tobool33, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end32
  %call34 = call i64 @failed(i32 noundef 110) #6
  br label %cond.end

cond.false:                                       ; preds = %if.end32
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %call34, %cond.true ], [ 0, %cond.false ]
  br label %return

return:                                           ; preds = %cond.end, %if.then15
  %retval.0 = phi i64 [ %cond, %cond.end ], [ %call, %if.then15 ]
  ret i64 %retval.0
}

; Function Attrs: noinline nounwind
define internal i64 @wake(i32* noundef %word, i32 noundef %count, i32 noundef %bits) #0 {
entry:
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %0 = load atomic i32, i32* @waiting monotonic, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %land.lhs.true, label %if.end46

land.lhs.true:                                    ; preds = %entry
  %tobool1 = icmp ne i32 %count, 0
  br i1 %tobool1, label %if.then, label %if.end46

if.then:                                          ; preds = %land.lhs.true
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.then
  %here.0 = phi i32 [ 0, %if.then ], [ %here.1, %for.inc ]
  %i.0 = phi i32 [ 0, %if.then ], [ %inc, %for.inc ]
  %cmp = icmp slt i32 %i.0, 8
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %shr = lshr i32 %0, %i.0
  %and = and i32 %shr, 1
  %tobool2 = icmp ne i32 %and, 0
  br i1 %tobool2, label %land.lhs.true3, label %if.end

land.lhs.true3:                                   ; preds = %for.body
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds [8 x i64], [8 x i64]* @place, i64 0, i64 %idxprom
  %1 = load atomic i64, i64* %arrayidx monotonic, align 8
  %2 = ptrtoint i32* %word to i64
  %cmp5 = icmp eq i64 %1, %2
  br i1 %cmp5, label %land.lhs.true6, label %if.end

land.lhs.true6:                                   ; preds = %land.lhs.true3
  %cmp7 = icmp eq i32 %bits, -1
  br i1 %cmp7, label %if.then13, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %land.lhs.true6
  %idxprom8 = sext i32 %i.0 to i64
  %arrayidx9 = getelementptr inbounds [8 x i32], [8 x i32]* @awaited, i64 0, i64 %idxprom8
  %3 = load atomic i32, i32* %arrayidx9 monotonic, align 4
  %and11 = and i32 %3, %bits
  %tobool12 = icmp ne i32 %and11, 0
  br i1 %tobool12, label %if.then13, label %if.end

if.then13:                                        ; preds = %lor.lhs.false, %land.lhs.true6
  %shl = shl i32 1, %i.0
  %or = or i32 %here.0, %shl
  br label %if.end

if.end:                                           ; preds = %if.then13, %lor.lhs.false, %land.lhs.true3, %for.body
  %here.1 = phi i32 [ %or, %if.then13 ], [ %here.0, %lor.lhs.false ], [ %here.0, %land.lhs.true3 ], [ %here.0, %for.body ]
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !55

for.end:                                          ; preds = %for.cond
  %cmp14 = icmp eq i32 %count, 1
  br i1 %cmp14, label %if.then15, label %if.else

if.then15:                                        ; preds = %for.end
  %call = call i32 @any_of(i32 noundef %here.0) #6
  br label %if.end31

if.else:                                          ; preds = %for.end
  %cmp16 = icmp ult i32 %count, 8
  br i1 %cmp16, label %if.then17, label %if.end30

if.then17:                                        ; preds = %if.else
  br label %for.cond18

for.cond18:                                       ; preds = %for.inc27, %if.then17
  %chosen.0 = phi i32 [ 0, %if.then17 ], [ %chosen.1, %for.inc27 ]
  %k.0 = phi i32 [ 0, %if.then17 ], [ %inc28, %for.inc27 ]
  %cmp19 = icmp slt i32 %k.0, 8
  br i1 %cmp19, label %for.body20, label %for.end29

for.body20:                                       ; preds = %for.cond18
  %cmp21 = icmp ult i32 %k.0, %count
  br i1 %cmp21, label %if.then22, label %if.end26

if.then22:                                        ; preds = %for.body20
  %neg = xor i32 %chosen.0, -1
  %and23 = and i32 %here.0, %neg
  %call24 = call i32 @any_of(i32 noundef %and23) #6
  %or25 = or i32 %chosen.0, %call24
  br label %if.end26

if.end26:                                         ; preds = %if.then22, %for.body20
  %chosen.1 = phi i32 [ %or25, %if.then22 ], [ %chosen.0, %for.body20 ]
  br label %for.inc27

for.inc27:                                        ; preds = %if.end26
  %inc28 = add nsw i32 %k.0, 1
  br label %for.cond18, !llvm.loop !56

for.end29:                                        ; preds = %for.cond18
  br label %if.end30

if.end30:                                         ; preds = %for.end29, %if.else
  %chosen.2 = phi i32 [ %chosen.0, %for.end29 ], [ %here.0, %if.else ]
  br label %if.end31

if.end31:                                         ; preds = %if.end30, %if.then15
  %chosen.3 = phi i32 [ %call, %if.then15 ], [ %chosen.2, %if.end30 ]
  %neg32 = xor i32 %chosen.3, -1
  %and33 = and i32 %0, %neg32
  store atomic i32 %and33, i32* @waiting release, align 4
  %4 = load atomic i32, i32* @woken.44 monotonic, align 4
  %or36 = or i32 %4, %chosen.3
  store atomic i32 %or36, i32* @woken.44 release, align 4
  br label %for.cond38

for.cond38:                                       ; preds = %for.inc43, %if.end31
  %number.0 = phi i64 [ 0, %if.end31 ], [ %add, %for.inc43 ]
  %i37.0 = phi i32 [ 0, %if.end31 ], [ %inc44, %for.inc43 ]
  %cmp39 = icmp slt i32 %i37.0, 8
  br i1 %cmp39, label %for.body40, label %for.end45

for.body40:                                       ; preds = %for.cond38
  %shr41 = lshr i32 %chosen.3, %i37.0
  %and42 = and i32 %shr41, 1
  %conv = zext i32 %and42 to i64
  %add = add nsw i64 %number.0, %conv
  br label %for.inc43

for.inc43:                                        ; preds = %for.body40
  %inc44 = add nsw i32 %i37.0, 1
  br label %for.cond38, !llvm.loop !57

for.end45:                                        ; preds = %for.cond38
  br label %if.end46

if.end46:                                         ; preds = %for.end45, %land.lhs.true, %entry
  %number.1 = phi i64 [ %number.0, %for.end45 ], [ 0, %land.lhs.true ], [ 0, %entry ]
  call void @__fp_atomic_end() #6
  call void @__fp_full_fence() #6
  ret i64 %number.1
}

; Function Attrs: noinline nounwind
define internal i32 @any_of(i32 noundef %set) #0 {
entry:
  %sub = sub i32 %set, 1
  %and = and i32 %set, %sub
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %call = call i32 @__fp_choose32() #6
  %shl = shl i32 1, %call
  %and1 = and i32 %set, %shl
  %cmp = icmp ne i32 %and1, 0
  %conv = zext i1 %cmp to i32
  call void @__fp_assume(i32 noundef %conv) #6
  br label %return

return:                                           ; preds = %if.end, %if.then
  %retval.0 = phi i32 [ %shl, %if.end ], [ %set, %if.then ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define dso_local void @_ZNSt6thread6_StateD1Ev(%struct.state* noundef %s) #0 {
entry:
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZNSt6thread6_StateD0Ev(%struct.state* noundef %s) #0 {
entry:
  %0 = bitcast %struct.state* %s to i8*
  call void @__fp_free(i8* noundef %0) #6
  ret void
}

; Function Attrs: noinline nounwind
define internal void @pure(%struct.state* noundef %s) #0 {
entry:
  call void @__fp_thrown(i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.17, i64 0, i64 0)) #6
  ret void
}

declare void @__fp_thrown(i8* noundef) #1

; Function Attrs: noinline nounwind
define dso_local void @_ZNSt6thread6_StateD2Ev(%struct.state* noundef %s) #0 {
entry:
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(i64* noundef %self, %struct.state** noundef %state, void ()* noundef %depend) #0 {
entry:
  %0 = load %struct.state*, %struct.state** %state, align 8
  store %struct.state* null, %struct.state** %state, align 8
  %1 = bitcast %struct.state* %0 to i8*
  %call = call i32 bitcast (i32 (i64*, %struct.semaphore*, i8* (i8*)*, i8*)* @__fp_pthread_create to i32 (i64*, i8*, i8* (i8*)*, i8*)*)(i64* noundef %self, i8* noundef null, i8* (i8*)* noundef @__fp_run_state, i8* noundef %1) #6
  ret void
}

; Function Attrs: noinline nounwind
define internal i8* @__fp_run_state(i8* noundef %pointer) #0 {
entry:
  %0 = bitcast i8* %pointer to %struct.state*
  %table = getelementptr inbounds %struct.state, %struct.state* %0, i32 0, i32 0
  %table1 = bitcast {}*** %table to void (%struct.state*)***
  %1 = load void (%struct.state*)**, void (%struct.state*)*** %table1, align 8
  %arrayidx = getelementptr inbounds void (%struct.state*)*, void (%struct.state*)** %1, i64 2
  %2 = load void (%struct.state*)*, void (%struct.state*)** %arrayidx, align 8
  %table2 = getelementptr inbounds %struct.state, %struct.state* %0, i32 0, i32 0
  %table3 = bitcast {}*** %table2 to void (%struct.state*)***
  %3 = load void (%struct.state*)**, void (%struct.state*)*** %table3, align 8
  %arrayidx4 = getelementptr inbounds void (%struct.state*)*, void (%struct.state*)** %3, i64 1
  %4 = load void (%struct.state*)*, void (%struct.state*)** %arrayidx4, align 8
  call void @__fp_full_fence() #6
  call void %2(%struct.state* noundef %0) #6
  call void %4(%struct.state* noundef %0) #6
  call void @__fp_thread_end() #6
  ret i8* null
}

; Function Attrs: noinline nounwind
define dso_local void @_ZNSt6thread4joinEv(i64* noundef %self) #0 {
entry:
  %0 = load i64, i64* %self, align 8
  %cmp = icmp eq i64 %0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__fp_thrown(i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.46, i64 0, i64 0)) #6
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %1 = load i64, i64* %self, align 8
  %call = call i32 @pthread_join(i64 noundef %1, i8** noundef null) #6
  store i64 0, i64* %self, align 8
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZNSt6thread6detachEv(i64* noundef %self) #0 {
entry:
  %0 = load i64, i64* %self, align 8
  %cmp = icmp eq i64 %0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__fp_thrown(i8* noundef getelementptr inbounds ([56 x i8], [56 x i8]* @.str.1.47, i64 0, i64 0)) #6
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  store i64 0, i64* %self, align 8
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZNSt11this_thread11__sleep_forENSt6chrono8durationIlSt5ratioILl1ELl1EEEENS1_IlS2_ILl1ELl1000000000EEEE(i64 noundef %s, i64 noundef %ns) #0 {
entry:
  call void @__fp_yield() #6
  ret void
}

declare void @__fp_yield() #1

; Function Attrs: noinline nounwind
define dso_local void @_ZNSt18condition_variableC1Ev(%struct.cond* noundef %c) #0 {
entry:
  %call = call i32 @pthread_cond_init(%struct.cond* noundef %c, i8* noundef null) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZNSt18condition_variableC2Ev(%struct.cond* noundef %c) #0 {
entry:
  %call = call i32 @pthread_cond_init(%struct.cond* noundef %c, i8* noundef null) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZNSt18condition_variableD1Ev(%struct.cond* noundef %c) #0 {
entry:
  %call = call i32 @pthread_cond_destroy(%struct.cond* noundef %c) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZNSt18condition_variableD2Ev(%struct.cond* noundef %c) #0 {
entry:
  %call = call i32 @pthread_cond_destroy(%struct.cond* noundef %c) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(%struct.cond* noundef %c, %struct.unique_lock* noundef %l) #0 {
entry:
  %mutex = getelementptr inbounds %struct.unique_lock, %struct.unique_lock* %l, i32 0, i32 0
  %0 = load %struct.mutex.0*, %struct.mutex.0** %mutex, align 8
  %call = call i32 @pthread_cond_wait(%struct.cond* noundef %c, %struct.mutex.0* noundef %0) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZNSt18condition_variable10notify_oneEv(%struct.cond* noundef %c) #0 {
entry:
  %call = call i32 @pthread_cond_signal(%struct.cond* noundef %c) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZNSt18condition_variable10notify_allEv(%struct.cond* noundef %c) #0 {
entry:
  %call = call i32 @pthread_cond_broadcast(%struct.cond* noundef %c) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @__once_proxy() #0 {
entry:
  %0 = load void ()*, void ()** @_ZSt11__once_call, align 8
  call void %0() #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local zeroext i1 @_ZNKSt8__detail18__waiter_pool_base10_M_waitingEv(i32* noundef %number) #0 {
entry:
  call void @__fp_full_fence() #6
  %0 = load atomic i32, i32* %number seq_cst, align 4
  %cmp = icmp ne i32 %0, 0
  ret i1 %cmp
}

; Function Attrs: noinline nounwind
define dso_local zeroext i1 @_ZNSt28__atomic_futex_unsigned_base19_M_futex_wait_untilEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE(i8* noundef %self, i32* noundef %word, i32 noundef %value, i1 noundef zeroext %timed, i64 noundef %s, i64 noundef %ns) #0 {
entry:
  %frombool = zext i1 %timed to i8
  %tobool = trunc i8 %frombool to i1
  %call = call zeroext i1 @changes(i32* noundef %word, i32 noundef %value, i1 noundef zeroext %tobool) #6
  ret i1 %call
}

; Function Attrs: noinline nounwind
define internal zeroext i1 @changes(i32* noundef %word, i32 noundef %value, i1 noundef zeroext %timed) #0 {
entry:
  %frombool = zext i1 %timed to i8
  call void @__fp_atomic_begin() #6
  %0 = load atomic i32, i32* %word monotonic, align 4
  %cmp = icmp ne i32 %0, %value
  %frombool1 = zext i1 %cmp to i8
  %tobool = trunc i8 %frombool to i1
  br i1 %tobool, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %entry
  %tobool2 = trunc i8 %frombool1 to i1
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %entry
  %1 = phi i1 [ true, %entry ], [ %tobool2, %lor.rhs ]
  %lor.ext = zext i1 %1 to i32
  call void @__fp_await(i32 noundef %lor.ext) #6
  call void @__fp_atomic_end() #6
  %tobool3 = trunc i8 %frombool1 to i1
  ret i1 %tobool3
}

; Function Attrs: noinline nounwind
define dso_local zeroext i1 @_ZNSt28__atomic_futex_unsigned_base26_M_futex_wait_until_steadyEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE(i8* noundef %self, i32* noundef %word, i32 noundef %value, i1 noundef zeroext %timed, i64 noundef %s, i64 noundef %ns) #0 {
entry:
  %frombool = zext i1 %timed to i8
  %tobool = trunc i8 %frombool to i1
  %call = call zeroext i1 @changes(i32* noundef %word, i32 noundef %value, i1 noundef zeroext %tobool) #6
  ret i1 %call
}

; Function Attrs: noinline nounwind
define dso_local void @_ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj(i8* noundef %self, i32* noundef %word) #0 {
entry:
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZNSt13__future_base12_Result_baseC2Ev(i8** noundef %self) #0 {
entry:
  %arrayidx = getelementptr inbounds i8*, i8** %self, i64 1
  store i8* null, i8** %arrayidx, align 8
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZNSt13__future_base12_Result_baseD2Ev(i8** noundef %self) #0 {
entry:
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(i8* noundef %self) #0 {
entry:
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(i8* noundef %self) #0 {
entry:
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZNSt13__future_base13_State_baseV211_Make_ready6_M_setEv(%struct.make_ready* noundef %m) #0 {
entry:
  %0 = load %struct.make_ready*, %struct.make_ready** @ready_at_end, align 8
  %next = getelementptr inbounds %struct.make_ready, %struct.make_ready* %m, i32 0, i32 0
  store %struct.make_ready* %0, %struct.make_ready** %next, align 8
  store %struct.make_ready* %m, %struct.make_ready** @ready_at_end, align 8
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @__fp_end_ready() #0 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %if.end17, %entry
  %0 = load %struct.make_ready*, %struct.make_ready** @ready_at_end, align 8
  %tobool = icmp ne %struct.make_ready* %0, null
  br i1 %tobool, label %while.body, label %while.end18

while.body:                                       ; preds = %while.cond
  %1 = load %struct.make_ready*, %struct.make_ready** @ready_at_end, align 8
  %counts = getelementptr inbounds %struct.make_ready, %struct.make_ready* %1, i32 0, i32 3
  %2 = load %struct.counts*, %struct.counts** %counts, align 8
  %next = getelementptr inbounds %struct.make_ready, %struct.make_ready* %1, i32 0, i32 0
  %3 = load %struct.make_ready*, %struct.make_ready** %next, align 8
  store %struct.make_ready* %3, %struct.make_ready** @ready_at_end, align 8
  %tobool1 = icmp ne %struct.counts* %2, null
  br i1 %tobool1, label %cond.true, label %cond.false

cond.true:                                        ; preds = %while.body
  %uses2 = getelementptr inbounds %struct.counts, %struct.counts* %2, i32 0, i32 1
  %4 = load atomic i32, i32* %uses2 monotonic, align 8
  br label %cond.end

cond.false:                                       ; preds = %while.body
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %4, %cond.true ], [ 0, %cond.false ]
  br label %while.cond3

while.cond3:                                      ; preds = %while.body6, %cond.end
  %uses.0 = phi i32 [ %cond, %cond.end ], [ %uses.2, %while.body6 ]
  %cmp = icmp ne i32 %uses.0, 0
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond3
  %uses4 = getelementptr inbounds %struct.counts, %struct.counts* %2, i32 0, i32 1
  %add = add nsw i32 %uses.0, 1
  %5 = cmpxchg i32* %uses4, i32 %uses.0, i32 %add acq_rel monotonic, align 4
  %6 = extractvalue { i32, i1 } %5, 0
  %7 = extractvalue { i32, i1 } %5, 1
  br i1 %7, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:                           ; preds = %land.rhs
  br label %cmpxchg.continue

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %land.rhs
  %uses.1 = phi i32 [ %uses.0, %land.rhs ], [ %6, %cmpxchg.store_expected ]
  %frombool = zext i1 %7 to i8
  %tobool5 = trunc i8 %frombool to i1
  %lnot = xor i1 %tobool5, true
  br label %land.end

land.end:                                         ; preds = %cmpxchg.continue, %while.cond3
  %uses.2 = phi i32 [ %uses.1, %cmpxchg.continue ], [ %uses.0, %while.cond3 ]
  %8 = phi i1 [ false, %while.cond3 ], [ %lnot, %cmpxchg.continue ]
  br i1 %8, label %while.body6, label %while.end

while.body6:                                      ; preds = %land.end
  br label %while.cond3, !llvm.loop !58

while.end:                                        ; preds = %land.end
  %cmp7 = icmp ne i32 %uses.2, 0
  br i1 %cmp7, label %if.then, label %if.end14

if.then:                                          ; preds = %while.end
  %state = getelementptr inbounds %struct.make_ready, %struct.make_ready* %1, i32 0, i32 2
  %9 = load %struct.future_state*, %struct.future_state** %state, align 8
  %status = getelementptr inbounds %struct.future_state, %struct.future_state* %9, i32 0, i32 2
  store atomic i32 1, i32* %status release, align 8
  %uses9 = getelementptr inbounds %struct.counts, %struct.counts* %2, i32 0, i32 1
  %10 = atomicrmw sub i32* %uses9, i32 1 acq_rel, align 4
  %cmp12 = icmp eq i32 %10, 1
  br i1 %cmp12, label %if.then13, label %if.end

if.then13:                                        ; preds = %if.then
  %table = getelementptr inbounds %struct.counts, %struct.counts* %2, i32 0, i32 0
  %11 = load void (%struct.counts*)**, void (%struct.counts*)*** %table, align 8
  %arrayidx = getelementptr inbounds void (%struct.counts*)*, void (%struct.counts*)** %11, i64 2
  %12 = load void (%struct.counts*)*, void (%struct.counts*)** %arrayidx, align 8
  call void %12(%struct.counts* noundef %2) #6
  call void @not_weak(%struct.counts* noundef %2) #6
  br label %if.end

if.end:                                           ; preds = %if.then13, %if.then
  br label %if.end14

if.end14:                                         ; preds = %if.end, %while.end
  %tobool15 = icmp ne %struct.counts* %2, null
  br i1 %tobool15, label %if.then16, label %if.end17

if.then16:                                        ; preds = %if.end14
  call void @not_weak(%struct.counts* noundef %2) #6
  br label %if.end17

if.end17:                                         ; preds = %if.then16, %if.end14
  %13 = bitcast %struct.make_ready* %1 to i8*
  call void @__fp_free(i8* noundef %13) #6
  br label %while.cond, !llvm.loop !59

while.end18:                                      ; preds = %while.cond
  ret void
}

; Function Attrs: noinline nounwind
define internal void @not_weak(%struct.counts* noundef %c) #0 {
entry:
  %weak = getelementptr inbounds %struct.counts, %struct.counts* %c, i32 0, i32 2
  %0 = atomicrmw sub i32* %weak, i32 1 acq_rel, align 4
  %cmp = icmp eq i32 %0, 1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %table = getelementptr inbounds %struct.counts, %struct.counts* %c, i32 0, i32 0
  %1 = load void (%struct.counts*)**, void (%struct.counts*)*** %table, align 8
  %arrayidx = getelementptr inbounds void (%struct.counts*)*, void (%struct.counts*)** %1, i64 3
  %2 = load void (%struct.counts*)*, void (%struct.counts*)** %arrayidx, align 8
  call void %2(%struct.counts* noundef %c) #6
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZSt9terminatev() #0 {
entry:
  call void @__fp_thrown(i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.2.48, i64 0, i64 0)) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZSt17__throw_bad_allocv() #0 {
entry:
  call void @__fp_thrown(i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.3.49, i64 0, i64 0)) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZSt28__throw_bad_array_new_lengthv() #0 {
entry:
  call void @__fp_thrown(i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.4.50, i64 0, i64 0)) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZSt16__throw_bad_castv() #0 {
entry:
  call void @__fp_thrown(i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.5.51, i64 0, i64 0)) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZSt18__throw_bad_typeidv() #0 {
entry:
  call void @__fp_thrown(i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.6.52, i64 0, i64 0)) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZSt19__throw_logic_errorPKc(i8* noundef %what) #0 {
entry:
  call void @__fp_thrown(i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.7.53, i64 0, i64 0)) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZSt20__throw_length_errorPKc(i8* noundef %what) #0 {
entry:
  call void @__fp_thrown(i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.8.54, i64 0, i64 0)) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZSt20__throw_out_of_rangePKc(i8* noundef %what) #0 {
entry:
  call void @__fp_thrown(i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.9.55, i64 0, i64 0)) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZSt24__throw_out_of_range_fmtPKcz(i8* noundef %what, ...) #0 {
entry:
  call void @__fp_thrown(i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.9.55, i64 0, i64 0)) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZSt24__throw_invalid_argumentPKc(i8* noundef %what) #0 {
entry:
  call void @__fp_thrown(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.10.56, i64 0, i64 0)) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZSt21__throw_runtime_errorPKc(i8* noundef %what) #0 {
entry:
  call void @__fp_thrown(i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.11.57, i64 0, i64 0)) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZSt20__throw_system_errori(i32 noundef %error) #0 {
entry:
  call void @__fp_thrown(i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.12.58, i64 0, i64 0)) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZSt20__throw_future_errori(i32 noundef %error) #0 {
entry:
  call void @__fp_thrown(i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.13.59, i64 0, i64 0)) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZSt25__throw_bad_function_callv() #0 {
entry:
  call void @__fp_thrown(i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.14.60, i64 0, i64 0)) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(i8* noundef %what) #0 {
entry:
  call void @__fp_thrown(i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.15.61, i64 0, i64 0)) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZSt21__glibcxx_assert_failPKciS0_S0_(i8* noundef %file, i32 noundef %line, i8* noundef %function, i8* noundef %what) #0 {
entry:
  call void @__fp_memory_misuse(i32 noundef 0, i8* noundef getelementptr inbounds ([74 x i8], [74 x i8]* @.str.16, i64 0, i64 0)) #6
  call void @__fp_assume(i32 noundef 0) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i8* @__fp_given_back(i8* noundef %object, i64 noundef %before) #0 {
entry:
  %tobool = icmp ne i8* %object, null
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %idx.neg = sub i64 0, %before
  %add.ptr = getelementptr inbounds i8, i8* %object, i64 %idx.neg
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i8* [ %add.ptr, %cond.true ], [ null, %cond.false ]
  ret i8* %cond
}

; Function Attrs: noinline nounwind
define dso_local void @_ZNSt10_Sp_lockerC1EPKv(i8* noundef %self, i8* noundef %a) #0 {
entry:
  call void @lock_pointers() #6
  ret void
}

; Function Attrs: noinline nounwind
define internal void @lock_pointers() #0 {
entry:
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %0 = load atomic i32, i32* @pointers_locked acquire, align 4
  %cmp = icmp eq i32 %0, 0
  %conv = zext i1 %cmp to i32
  call void @__fp_await(i32 noundef %conv) #6
  store atomic i32 1, i32* @pointers_locked release, align 4
  call void @__fp_atomic_end() #6
  call void @__fp_full_fence() #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZNSt10_Sp_lockerC1EPKvS1_(i8* noundef %self, i8* noundef %a, i8* noundef %b) #0 {
entry:
  call void @lock_pointers() #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZNSt10_Sp_lockerD1Ev(i8* noundef %self) #0 {
entry:
  call void @__fp_full_fence() #6
  store atomic i32 0, i32* @pointers_locked release, align 4
  call void @__fp_full_fence() #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local zeroext i1 @_ZNSt19_Sp_make_shared_tag5_S_eqERKSt9type_info(i8* noundef %type) #0 {
entry:
  ret i1 false
}

; Function Attrs: noinline nounwind
define dso_local void @_ZNSt13__future_base13_State_baseV216_M_break_promiseESt10unique_ptrINS_12_Result_baseENS2_8_DeleterEE(%struct.future_state* noundef %state, i8*** noundef %holder) #0 {
entry:
  %0 = load i8**, i8*** %holder, align 8
  %tobool = icmp ne i8** %0, null
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %arrayidx = getelementptr inbounds i8*, i8** %0, i64 1
  store i8* @broken, i8** %arrayidx, align 8
  %result1 = getelementptr inbounds %struct.future_state, %struct.future_state* %state, i32 0, i32 1
  %1 = load i8*, i8** %result1, align 8
  %2 = bitcast i8* %1 to i8**
  store i8** %2, i8*** %holder, align 8
  %3 = bitcast i8** %0 to i8*
  %result2 = getelementptr inbounds %struct.future_state, %struct.future_state* %state, i32 0, i32 1
  store i8* %3, i8** %result2, align 8
  %status = getelementptr inbounds %struct.future_state, %struct.future_state* %state, i32 0, i32 2
  store atomic i32 1, i32* %status release, align 8
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZNSt8ios_base4InitC1Ev(i8* noundef %self) #0 {
entry:
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZNSt8ios_base4InitD1Ev(i8* noundef %self) #0 {
entry:
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i8* @_ZNSolsEb(i8* noundef %stream, i1 noundef zeroext %0) #0 {
entry:
  %frombool = zext i1 %0 to i8
  ret i8* %stream
}

; Function Attrs: noinline nounwind
define dso_local i8* @_ZNSolsEs(i8* noundef %stream, i16 noundef signext %0) #0 {
entry:
  ret i8* %stream
}

; Function Attrs: noinline nounwind
define dso_local i8* @_ZNSolsEt(i8* noundef %stream, i16 noundef zeroext %0) #0 {
entry:
  ret i8* %stream
}

; Function Attrs: noinline nounwind
define dso_local i8* @_ZNSolsEi(i8* noundef %stream, i32 noundef %0) #0 {
entry:
  ret i8* %stream
}

; Function Attrs: noinline nounwind
define dso_local i8* @_ZNSolsEj(i8* noundef %stream, i32 noundef %0) #0 {
entry:
  ret i8* %stream
}

; Function Attrs: noinline nounwind
define dso_local i8* @_ZNSolsEl(i8* noundef %stream, i64 noundef %0) #0 {
entry:
  ret i8* %stream
}

; Function Attrs: noinline nounwind
define dso_local i8* @_ZNSolsEm(i8* noundef %stream, i64 noundef %0) #0 {
entry:
  ret i8* %stream
}

; Function Attrs: noinline nounwind
define dso_local i8* @_ZNSolsEx(i8* noundef %stream, i64 noundef %0) #0 {
entry:
  ret i8* %stream
}

; Function Attrs: noinline nounwind
define dso_local i8* @_ZNSolsEy(i8* noundef %stream, i64 noundef %0) #0 {
entry:
  ret i8* %stream
}

; Function Attrs: noinline nounwind
define dso_local i8* @_ZNSolsEf(i8* noundef %stream, float noundef %0) #0 {
entry:
  ret i8* %stream
}

; Function Attrs: noinline nounwind
define dso_local i8* @_ZNSolsEd(i8* noundef %stream, double noundef %0) #0 {
entry:
  ret i8* %stream
}

; Function Attrs: noinline nounwind
define dso_local i8* @_ZNSolsEPKv(i8* noundef %stream, i8* noundef %0) #0 {
entry:
  ret i8* %stream
}

; Function Attrs: noinline nounwind
define dso_local i8* @_ZNSolsEPFRSoS_E(i8* noundef %stream, i8* noundef %0) #0 {
entry:
  ret i8* %stream
}

; Function Attrs: noinline nounwind
define dso_local i8* @_ZNSolsEPFRSt8ios_baseS0_E(i8* noundef %stream, i8* noundef %0) #0 {
entry:
  ret i8* %stream
}

; Function Attrs: noinline nounwind
define dso_local i8* @_ZNSo3putEc(i8* noundef %stream, i8 noundef signext %0) #0 {
entry:
  ret i8* %stream
}

; Function Attrs: noinline nounwind
define dso_local i8* @_ZNSo5flushEv(i8* noundef %stream) #0 {
entry:
  ret i8* %stream
}

; Function Attrs: noinline nounwind
define dso_local i8* @_ZNSo5writeEPKcl(i8* noundef %stream, i8* noundef %0, i64 noundef %1) #0 {
entry:
  ret i8* %stream
}

; Function Attrs: noinline nounwind
define dso_local i8* @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc(i8* noundef %stream, i8* noundef %0) #0 {
entry:
  ret i8* %stream
}

; Function Attrs: noinline nounwind
define dso_local i8* @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c(i8* noundef %stream, i8 noundef signext %0) #0 {
entry:
  ret i8* %stream
}

; Function Attrs: noinline nounwind
define dso_local i8* @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_a(i8* noundef %stream, i8 noundef signext %0) #0 {
entry:
  ret i8* %stream
}

; Function Attrs: noinline nounwind
define dso_local i8* @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_h(i8* noundef %stream, i8 noundef zeroext %0) #0 {
entry:
  ret i8* %stream
}

; Function Attrs: noinline nounwind
define dso_local i8* @_ZStlsIcSt11char_traitsIcESaIcEERSt13basic_ostreamIT_T0_ES7_RKNSt7__cxx1112basic_stringIS4_S5_T1_EE(i8* noundef %stream, i8* noundef %0) #0 {
entry:
  ret i8* %stream
}

; Function Attrs: noinline nounwind
define dso_local i8* @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_NSt6thread2idE(i8* noundef %stream, i64 noundef %0) #0 {
entry:
  ret i8* %stream
}

; Function Attrs: noinline nounwind
define dso_local i8* @_ZSt4endlIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_(i8* noundef %stream) #0 {
entry:
  ret i8* %stream
}

; Function Attrs: noinline nounwind
define dso_local i8* @_ZSt5flushIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_(i8* noundef %stream) #0 {
entry:
  ret i8* %stream
}

; Function Attrs: noinline nounwind
define dso_local i8* @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(i8* noundef %stream, i8* noundef %0, i64 noundef %1) #0 {
entry:
  ret i8* %stream
}

; Function Attrs: noinline nounwind
define dso_local void @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(%struct.list_node* noundef %self, %struct.list_node* noundef %before) #0 {
entry:
  %next = getelementptr inbounds %struct.list_node, %struct.list_node* %self, i32 0, i32 0
  store %struct.list_node* %before, %struct.list_node** %next, align 8
  %previous = getelementptr inbounds %struct.list_node, %struct.list_node* %before, i32 0, i32 1
  %0 = load %struct.list_node*, %struct.list_node** %previous, align 8
  %previous1 = getelementptr inbounds %struct.list_node, %struct.list_node* %self, i32 0, i32 1
  store %struct.list_node* %0, %struct.list_node** %previous1, align 8
  %previous2 = getelementptr inbounds %struct.list_node, %struct.list_node* %before, i32 0, i32 1
  %1 = load %struct.list_node*, %struct.list_node** %previous2, align 8
  %next3 = getelementptr inbounds %struct.list_node, %struct.list_node* %1, i32 0, i32 0
  store %struct.list_node* %self, %struct.list_node** %next3, align 8
  %previous4 = getelementptr inbounds %struct.list_node, %struct.list_node* %before, i32 0, i32 1
  store %struct.list_node* %self, %struct.list_node** %previous4, align 8
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZNSt8__detail15_List_node_base9_M_unhookEv(%struct.list_node* noundef %self) #0 {
entry:
  %next1 = getelementptr inbounds %struct.list_node, %struct.list_node* %self, i32 0, i32 0
  %0 = load %struct.list_node*, %struct.list_node** %next1, align 8
  %previous2 = getelementptr inbounds %struct.list_node, %struct.list_node* %self, i32 0, i32 1
  %1 = load %struct.list_node*, %struct.list_node** %previous2, align 8
  %next3 = getelementptr inbounds %struct.list_node, %struct.list_node* %1, i32 0, i32 0
  store %struct.list_node* %0, %struct.list_node** %next3, align 8
  %previous4 = getelementptr inbounds %struct.list_node, %struct.list_node* %0, i32 0, i32 1
  store %struct.list_node* %1, %struct.list_node** %previous4, align 8
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZNSt8__detail15_List_node_base10_M_reverseEv(%struct.list_node* noundef %self) #0 {
entry:
  br label %do.body

do.body:                                          ; preds = %do.cond, %entry
  %node.0 = phi %struct.list_node* [ %self, %entry ], [ %0, %do.cond ]
  %next1 = getelementptr inbounds %struct.list_node, %struct.list_node* %node.0, i32 0, i32 0
  %0 = load %struct.list_node*, %struct.list_node** %next1, align 8
  %previous = getelementptr inbounds %struct.list_node, %struct.list_node* %node.0, i32 0, i32 1
  %1 = load %struct.list_node*, %struct.list_node** %previous, align 8
  %next2 = getelementptr inbounds %struct.list_node, %struct.list_node* %node.0, i32 0, i32 0
  store %struct.list_node* %1, %struct.list_node** %next2, align 8
  %previous3 = getelementptr inbounds %struct.list_node, %struct.list_node* %node.0, i32 0, i32 1
  store %struct.list_node* %0, %struct.list_node** %previous3, align 8
  br label %do.cond

do.cond:                                          ; preds = %do.body
  %cmp = icmp ne %struct.list_node* %0, %self
  br i1 %cmp, label %do.body, label %do.end, !llvm.loop !60

do.end:                                           ; preds = %do.cond
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZNSt8__detail15_List_node_base4swapERS0_S1_(%struct.list_node* noundef %x, %struct.list_node* noundef %y) #0 {
entry:
  %one = alloca %struct.list_node, align 8
  %other = alloca %struct.list_node, align 8
  %0 = bitcast %struct.list_node* %one to i8*
  %1 = bitcast %struct.list_node* %x to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %0, i8* align 8 %1, i64 16, i1 false)
  %2 = bitcast %struct.list_node* %other to i8*
  %3 = bitcast %struct.list_node* %y to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %2, i8* align 8 %3, i64 16, i1 false)
  %next = getelementptr inbounds %struct.list_node, %struct.list_node* %one, i32 0, i32 0
  %4 = load %struct.list_node*, %struct.list_node** %next, align 8
  %cmp = icmp eq %struct.list_node* %4, %x
  %frombool = zext i1 %cmp to i8
  %next1 = getelementptr inbounds %struct.list_node, %struct.list_node* %other, i32 0, i32 0
  %5 = load %struct.list_node*, %struct.list_node** %next1, align 8
  %cmp2 = icmp eq %struct.list_node* %5, %y
  %frombool3 = zext i1 %cmp2 to i8
  %tobool = trunc i8 %frombool3 to i1
  br i1 %tobool, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %previous = getelementptr inbounds %struct.list_node, %struct.list_node* %x, i32 0, i32 1
  store %struct.list_node* %x, %struct.list_node** %previous, align 8
  %next4 = getelementptr inbounds %struct.list_node, %struct.list_node* %x, i32 0, i32 0
  store %struct.list_node* %x, %struct.list_node** %next4, align 8
  br label %if.end

if.else:                                          ; preds = %entry
  %6 = bitcast %struct.list_node* %x to i8*
  %7 = bitcast %struct.list_node* %other to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %6, i8* align 8 %7, i64 16, i1 false)
  %previous5 = getelementptr inbounds %struct.list_node, %struct.list_node* %x, i32 0, i32 1
  %8 = load %struct.list_node*, %struct.list_node** %previous5, align 8
  %next6 = getelementptr inbounds %struct.list_node, %struct.list_node* %8, i32 0, i32 0
  store %struct.list_node* %x, %struct.list_node** %next6, align 8
  %next7 = getelementptr inbounds %struct.list_node, %struct.list_node* %x, i32 0, i32 0
  %9 = load %struct.list_node*, %struct.list_node** %next7, align 8
  %previous8 = getelementptr inbounds %struct.list_node, %struct.list_node* %9, i32 0, i32 1
  store %struct.list_node* %x, %struct.list_node** %previous8, align 8
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  %tobool9 = trunc i8 %frombool to i1
  br i1 %tobool9, label %if.then10, label %if.else13

if.then10:                                        ; preds = %if.end
  %previous11 = getelementptr inbounds %struct.list_node, %struct.list_node* %y, i32 0, i32 1
  store %struct.list_node* %y, %struct.list_node** %previous11, align 8
  %next12 = getelementptr inbounds %struct.list_node, %struct.list_node* %y, i32 0, i32 0
  store %struct.list_node* %y, %struct.list_node** %next12, align 8
  br label %if.end18

if.else13:                                        ; preds = %if.end
  %10 = bitcast %struct.list_node* %y to i8*
  %11 = bitcast %struct.list_node* %one to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %10, i8* align 8 %11, i64 16, i1 false)
  %previous14 = getelementptr inbounds %struct.list_node, %struct.list_node* %y, i32 0, i32 1
  %12 = load %struct.list_node*, %struct.list_node** %previous14, align 8
  %next15 = getelementptr inbounds %struct.list_node, %struct.list_node* %12, i32 0, i32 0
  store %struct.list_node* %y, %struct.list_node** %next15, align 8
  %next16 = getelementptr inbounds %struct.list_node, %struct.list_node* %y, i32 0, i32 0
  %13 = load %struct.list_node*, %struct.list_node** %next16, align 8
  %previous17 = getelementptr inbounds %struct.list_node, %struct.list_node* %13, i32 0, i32 1
  store %struct.list_node* %y, %struct.list_node** %previous17, align 8
  br label %if.end18

if.end18:                                         ; preds = %if.else13, %if.then10
  ret void
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: noinline nounwind
define dso_local void @_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(%struct.list_node* noundef %self, %struct.list_node* noundef %first, %struct.list_node* noundef %last) #0 {
entry:
  %cmp = icmp eq %struct.list_node* %self, %last
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %cmp1 = icmp eq %struct.list_node* %first, %last
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  br label %return

if.end:                                           ; preds = %lor.lhs.false
  %previous = getelementptr inbounds %struct.list_node, %struct.list_node* %last, i32 0, i32 1
  %0 = load %struct.list_node*, %struct.list_node** %previous, align 8
  %previous2 = getelementptr inbounds %struct.list_node, %struct.list_node* %first, i32 0, i32 1
  %1 = load %struct.list_node*, %struct.list_node** %previous2, align 8
  %next = getelementptr inbounds %struct.list_node, %struct.list_node* %1, i32 0, i32 0
  store %struct.list_node* %last, %struct.list_node** %next, align 8
  %previous3 = getelementptr inbounds %struct.list_node, %struct.list_node* %first, i32 0, i32 1
  %2 = load %struct.list_node*, %struct.list_node** %previous3, align 8
  %previous4 = getelementptr inbounds %struct.list_node, %struct.list_node* %last, i32 0, i32 1
  store %struct.list_node* %2, %struct.list_node** %previous4, align 8
  %previous5 = getelementptr inbounds %struct.list_node, %struct.list_node* %self, i32 0, i32 1
  %3 = load %struct.list_node*, %struct.list_node** %previous5, align 8
  %next6 = getelementptr inbounds %struct.list_node, %struct.list_node* %3, i32 0, i32 0
  store %struct.list_node* %first, %struct.list_node** %next6, align 8
  %previous7 = getelementptr inbounds %struct.list_node, %struct.list_node* %self, i32 0, i32 1
  %4 = load %struct.list_node*, %struct.list_node** %previous7, align 8
  %previous8 = getelementptr inbounds %struct.list_node, %struct.list_node* %first, i32 0, i32 1
  store %struct.list_node* %4, %struct.list_node** %previous8, align 8
  %next9 = getelementptr inbounds %struct.list_node, %struct.list_node* %0, i32 0, i32 0
  store %struct.list_node* %self, %struct.list_node** %next9, align 8
  %previous10 = getelementptr inbounds %struct.list_node, %struct.list_node* %self, i32 0, i32 1
  store %struct.list_node* %0, %struct.list_node** %previous10, align 8
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind
define dso_local %struct.tree_node* @_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(%struct.tree_node* noundef %x) #0 {
entry:
  %call = call %struct.tree_node* @next_node(%struct.tree_node* noundef %x) #6
  ret %struct.tree_node* %call
}

; Function Attrs: noinline nounwind
define internal %struct.tree_node* @next_node(%struct.tree_node* noundef %x) #0 {
entry:
  %right = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x, i32 0, i32 3
  %0 = load %struct.tree_node*, %struct.tree_node** %right, align 8
  %tobool = icmp ne %struct.tree_node* %0, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %right1 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x, i32 0, i32 3
  %1 = load %struct.tree_node*, %struct.tree_node** %right1, align 8
  br label %while.cond

while.cond:                                       ; preds = %while.body, %if.then
  %x.addr.0 = phi %struct.tree_node* [ %1, %if.then ], [ %3, %while.body ]
  %left = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x.addr.0, i32 0, i32 2
  %2 = load %struct.tree_node*, %struct.tree_node** %left, align 8
  %tobool2 = icmp ne %struct.tree_node* %2, null
  br i1 %tobool2, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %left3 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x.addr.0, i32 0, i32 2
  %3 = load %struct.tree_node*, %struct.tree_node** %left3, align 8
  br label %while.cond, !llvm.loop !61

while.end:                                        ; preds = %while.cond
  br label %return

if.end:                                           ; preds = %entry
  %parent = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x, i32 0, i32 1
  %4 = load %struct.tree_node*, %struct.tree_node** %parent, align 8
  br label %while.cond4

while.cond4:                                      ; preds = %while.body6, %if.end
  %y.0 = phi %struct.tree_node* [ %4, %if.end ], [ %6, %while.body6 ]
  %x.addr.1 = phi %struct.tree_node* [ %x, %if.end ], [ %y.0, %while.body6 ]
  %right5 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %y.0, i32 0, i32 3
  %5 = load %struct.tree_node*, %struct.tree_node** %right5, align 8
  %cmp = icmp eq %struct.tree_node* %x.addr.1, %5
  br i1 %cmp, label %while.body6, label %while.end8

while.body6:                                      ; preds = %while.cond4
  %parent7 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %y.0, i32 0, i32 1
  %6 = load %struct.tree_node*, %struct.tree_node** %parent7, align 8
  br label %while.cond4, !llvm.loop !62

while.end8:                                       ; preds = %while.cond4
  %right9 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x.addr.1, i32 0, i32 3
  %7 = load %struct.tree_node*, %struct.tree_node** %right9, align 8
  %cmp10 = icmp eq %struct.tree_node* %7, %y.0
  br i1 %cmp10, label %cond.true, label %cond.false

cond.true:                                        ; preds = %while.end8
  br label %cond.end

cond.false:                                       ; preds = %while.end8
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi %struct.tree_node* [ %x.addr.1, %cond.true ], [ %y.0, %cond.false ]
  br label %return

return:                                           ; preds = %cond.end, %while.end
  %retval.0 = phi %struct.tree_node* [ %x.addr.0, %while.end ], [ %cond, %cond.end ]
  ret %struct.tree_node* %retval.0
}

; Function Attrs: noinline nounwind
define dso_local %struct.tree_node* @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(%struct.tree_node* noundef %x) #0 {
entry:
  %call = call %struct.tree_node* @previous_node(%struct.tree_node* noundef %x) #6
  ret %struct.tree_node* %call
}

; Function Attrs: noinline nounwind
define internal %struct.tree_node* @previous_node(%struct.tree_node* noundef %x) #0 {
entry:
  %colour = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x, i32 0, i32 0
  %0 = load i32, i32* %colour, align 8
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %parent = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x, i32 0, i32 1
  %1 = load %struct.tree_node*, %struct.tree_node** %parent, align 8
  %tobool = icmp ne %struct.tree_node* %1, null
  br i1 %tobool, label %land.lhs.true1, label %if.end

land.lhs.true1:                                   ; preds = %land.lhs.true
  %parent2 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x, i32 0, i32 1
  %2 = load %struct.tree_node*, %struct.tree_node** %parent2, align 8
  %parent3 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %2, i32 0, i32 1
  %3 = load %struct.tree_node*, %struct.tree_node** %parent3, align 8
  %cmp4 = icmp eq %struct.tree_node* %3, %x
  br i1 %cmp4, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true1
  %right = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x, i32 0, i32 3
  %4 = load %struct.tree_node*, %struct.tree_node** %right, align 8
  br label %return

if.end:                                           ; preds = %land.lhs.true1, %land.lhs.true, %entry
  %left = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x, i32 0, i32 2
  %5 = load %struct.tree_node*, %struct.tree_node** %left, align 8
  %tobool5 = icmp ne %struct.tree_node* %5, null
  br i1 %tobool5, label %if.then6, label %if.end11

if.then6:                                         ; preds = %if.end
  %left7 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x, i32 0, i32 2
  %6 = load %struct.tree_node*, %struct.tree_node** %left7, align 8
  br label %while.cond

while.cond:                                       ; preds = %while.body, %if.then6
  %x.addr.0 = phi %struct.tree_node* [ %6, %if.then6 ], [ %8, %while.body ]
  %right8 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x.addr.0, i32 0, i32 3
  %7 = load %struct.tree_node*, %struct.tree_node** %right8, align 8
  %tobool9 = icmp ne %struct.tree_node* %7, null
  br i1 %tobool9, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %right10 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x.addr.0, i32 0, i32 3
  %8 = load %struct.tree_node*, %struct.tree_node** %right10, align 8
  br label %while.cond, !llvm.loop !63

while.end:                                        ; preds = %while.cond
  br label %return

if.end11:                                         ; preds = %if.end
  %parent12 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x, i32 0, i32 1
  %9 = load %struct.tree_node*, %struct.tree_node** %parent12, align 8
  br label %while.cond13

while.cond13:                                     ; preds = %while.body16, %if.end11
  %y.0 = phi %struct.tree_node* [ %9, %if.end11 ], [ %11, %while.body16 ]
  %x.addr.1 = phi %struct.tree_node* [ %x, %if.end11 ], [ %y.0, %while.body16 ]
  %left14 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %y.0, i32 0, i32 2
  %10 = load %struct.tree_node*, %struct.tree_node** %left14, align 8
  %cmp15 = icmp eq %struct.tree_node* %x.addr.1, %10
  br i1 %cmp15, label %while.body16, label %while.end18

while.body16:                                     ; preds = %while.cond13
  %parent17 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %y.0, i32 0, i32 1
  %11 = load %struct.tree_node*, %struct.tree_node** %parent17, align 8
  br label %while.cond13, !llvm.loop !64

while.end18:                                      ; preds = %while.cond13
  br label %return

return:                                           ; preds = %while.end18, %while.end, %if.then
  %retval.0 = phi %struct.tree_node* [ %4, %if.then ], [ %x.addr.0, %while.end ], [ %y.0, %while.end18 ]
  ret %struct.tree_node* %retval.0
}

; Function Attrs: noinline nounwind
define dso_local %struct.tree_node* @_ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base(%struct.tree_node* noundef %x) #0 {
entry:
  %call = call %struct.tree_node* @next_node(%struct.tree_node* noundef %x) #6
  ret %struct.tree_node* %call
}

; Function Attrs: noinline nounwind
define dso_local %struct.tree_node* @_ZSt18_Rb_tree_decrementPKSt18_Rb_tree_node_base(%struct.tree_node* noundef %x) #0 {
entry:
  %call = call %struct.tree_node* @previous_node(%struct.tree_node* noundef %x) #6
  ret %struct.tree_node* %call
}

; Function Attrs: noinline nounwind
define dso_local void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 noundef zeroext %left, %struct.tree_node* noundef %x, %struct.tree_node* noundef %parent, %struct.tree_node* noundef %header) #0 {
entry:
  %frombool = zext i1 %left to i8
  %parent1 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x, i32 0, i32 1
  store %struct.tree_node* %parent, %struct.tree_node** %parent1, align 8
  %left2 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x, i32 0, i32 2
  store %struct.tree_node* null, %struct.tree_node** %left2, align 8
  %right = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x, i32 0, i32 3
  store %struct.tree_node* null, %struct.tree_node** %right, align 8
  %colour = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x, i32 0, i32 0
  store i32 1, i32* %colour, align 8
  %tobool = trunc i8 %frombool to i1
  br i1 %tobool, label %if.then, label %if.else12

if.then:                                          ; preds = %entry
  %left3 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %parent, i32 0, i32 2
  store %struct.tree_node* %x, %struct.tree_node** %left3, align 8
  %cmp = icmp eq %struct.tree_node* %parent, %header
  br i1 %cmp, label %if.then4, label %if.else

if.then4:                                         ; preds = %if.then
  %parent5 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %header, i32 0, i32 1
  store %struct.tree_node* %x, %struct.tree_node** %parent5, align 8
  %right6 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %header, i32 0, i32 3
  store %struct.tree_node* %x, %struct.tree_node** %right6, align 8
  br label %if.end11

if.else:                                          ; preds = %if.then
  %left7 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %header, i32 0, i32 2
  %0 = load %struct.tree_node*, %struct.tree_node** %left7, align 8
  %cmp8 = icmp eq %struct.tree_node* %parent, %0
  br i1 %cmp8, label %if.then9, label %if.end

if.then9:                                         ; preds = %if.else
  %left10 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %header, i32 0, i32 2
  store %struct.tree_node* %x, %struct.tree_node** %left10, align 8
  br label %if.end

if.end:                                           ; preds = %if.then9, %if.else
  br label %if.end11

if.end11:                                         ; preds = %if.end, %if.then4
  br label %if.end19

if.else12:                                        ; preds = %entry
  %right13 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %parent, i32 0, i32 3
  store %struct.tree_node* %x, %struct.tree_node** %right13, align 8
  %right14 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %header, i32 0, i32 3
  %1 = load %struct.tree_node*, %struct.tree_node** %right14, align 8
  %cmp15 = icmp eq %struct.tree_node* %parent, %1
  br i1 %cmp15, label %if.then16, label %if.end18

if.then16:                                        ; preds = %if.else12
  %right17 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %header, i32 0, i32 3
  store %struct.tree_node* %x, %struct.tree_node** %right17, align 8
  br label %if.end18

if.end18:                                         ; preds = %if.then16, %if.else12
  br label %if.end19

if.end19:                                         ; preds = %if.end18, %if.end11
  ret void
}

; Function Attrs: noinline nounwind
define dso_local %struct.tree_node* @_ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_(%struct.tree_node* noundef %x, %struct.tree_node* noundef %header) #0 {
entry:
  %left = getelementptr inbounds %struct.tree_node, %struct.tree_node* %header, i32 0, i32 2
  %0 = load %struct.tree_node*, %struct.tree_node** %left, align 8
  %cmp = icmp eq %struct.tree_node* %0, %x
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call = call %struct.tree_node* @next_node(%struct.tree_node* noundef %x) #6
  %left1 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %header, i32 0, i32 2
  store %struct.tree_node* %call, %struct.tree_node** %left1, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %right = getelementptr inbounds %struct.tree_node, %struct.tree_node* %header, i32 0, i32 3
  %1 = load %struct.tree_node*, %struct.tree_node** %right, align 8
  %cmp2 = icmp eq %struct.tree_node* %1, %x
  br i1 %cmp2, label %if.then3, label %if.end8

if.then3:                                         ; preds = %if.end
  %parent = getelementptr inbounds %struct.tree_node, %struct.tree_node* %header, i32 0, i32 1
  %2 = load %struct.tree_node*, %struct.tree_node** %parent, align 8
  %cmp4 = icmp eq %struct.tree_node* %2, %x
  br i1 %cmp4, label %land.lhs.true, label %cond.false

land.lhs.true:                                    ; preds = %if.then3
  %left5 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x, i32 0, i32 2
  %3 = load %struct.tree_node*, %struct.tree_node** %left5, align 8
  %tobool = icmp ne %struct.tree_node* %3, null
  br i1 %tobool, label %cond.false, label %cond.true

cond.true:                                        ; preds = %land.lhs.true
  br label %cond.end

cond.false:                                       ; preds = %land.lhs.true, %if.then3
  %call6 = call %struct.tree_node* @previous_node(%struct.tree_node* noundef %x) #6
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi %struct.tree_node* [ %header, %cond.true ], [ %call6, %cond.false ]
  %right7 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %header, i32 0, i32 3
  store %struct.tree_node* %cond, %struct.tree_node** %right7, align 8
  br label %if.end8

if.end8:                                          ; preds = %cond.end, %if.end
  %left9 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x, i32 0, i32 2
  %4 = load %struct.tree_node*, %struct.tree_node** %left9, align 8
  %tobool10 = icmp ne %struct.tree_node* %4, null
  br i1 %tobool10, label %if.else, label %if.then11

if.then11:                                        ; preds = %if.end8
  %right12 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x, i32 0, i32 3
  %5 = load %struct.tree_node*, %struct.tree_node** %right12, align 8
  call void @replace(%struct.tree_node* noundef %x, %struct.tree_node* noundef %5, %struct.tree_node* noundef %header) #6
  br label %if.end36

if.else:                                          ; preds = %if.end8
  %right13 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x, i32 0, i32 3
  %6 = load %struct.tree_node*, %struct.tree_node** %right13, align 8
  %tobool14 = icmp ne %struct.tree_node* %6, null
  br i1 %tobool14, label %if.else17, label %if.then15

if.then15:                                        ; preds = %if.else
  %left16 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x, i32 0, i32 2
  %7 = load %struct.tree_node*, %struct.tree_node** %left16, align 8
  call void @replace(%struct.tree_node* noundef %x, %struct.tree_node* noundef %7, %struct.tree_node* noundef %header) #6
  br label %if.end35

if.else17:                                        ; preds = %if.else
  %right18 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x, i32 0, i32 3
  %8 = load %struct.tree_node*, %struct.tree_node** %right18, align 8
  br label %while.cond

while.cond:                                       ; preds = %while.body, %if.else17
  %y.0 = phi %struct.tree_node* [ %8, %if.else17 ], [ %10, %while.body ]
  %left19 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %y.0, i32 0, i32 2
  %9 = load %struct.tree_node*, %struct.tree_node** %left19, align 8
  %tobool20 = icmp ne %struct.tree_node* %9, null
  br i1 %tobool20, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %left21 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %y.0, i32 0, i32 2
  %10 = load %struct.tree_node*, %struct.tree_node** %left21, align 8
  br label %while.cond, !llvm.loop !65

while.end:                                        ; preds = %while.cond
  %right22 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x, i32 0, i32 3
  %11 = load %struct.tree_node*, %struct.tree_node** %right22, align 8
  %cmp23 = icmp ne %struct.tree_node* %y.0, %11
  br i1 %cmp23, label %if.then24, label %if.end30

if.then24:                                        ; preds = %while.end
  %right25 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %y.0, i32 0, i32 3
  %12 = load %struct.tree_node*, %struct.tree_node** %right25, align 8
  call void @replace(%struct.tree_node* noundef %y.0, %struct.tree_node* noundef %12, %struct.tree_node* noundef %header) #6
  %right26 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x, i32 0, i32 3
  %13 = load %struct.tree_node*, %struct.tree_node** %right26, align 8
  %right27 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %y.0, i32 0, i32 3
  store %struct.tree_node* %13, %struct.tree_node** %right27, align 8
  %right28 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %y.0, i32 0, i32 3
  %14 = load %struct.tree_node*, %struct.tree_node** %right28, align 8
  %parent29 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %14, i32 0, i32 1
  store %struct.tree_node* %y.0, %struct.tree_node** %parent29, align 8
  br label %if.end30

if.end30:                                         ; preds = %if.then24, %while.end
  call void @replace(%struct.tree_node* noundef %x, %struct.tree_node* noundef %y.0, %struct.tree_node* noundef %header) #6
  %left31 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x, i32 0, i32 2
  %15 = load %struct.tree_node*, %struct.tree_node** %left31, align 8
  %left32 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %y.0, i32 0, i32 2
  store %struct.tree_node* %15, %struct.tree_node** %left32, align 8
  %left33 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %y.0, i32 0, i32 2
  %16 = load %struct.tree_node*, %struct.tree_node** %left33, align 8
  %parent34 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %16, i32 0, i32 1
  store %struct.tree_node* %y.0, %struct.tree_node** %parent34, align 8
  br label %if.end35

if.end35:                                         ; preds = %if.end30, %if.then15
  br label %if.end36

if.end36:                                         ; preds = %if.end35, %if.then11
  ret %struct.tree_node* %x
}

; Function Attrs: noinline nounwind
define internal void @replace(%struct.tree_node* noundef %x, %struct.tree_node* noundef %by, %struct.tree_node* noundef %header) #0 {
entry:
  %parent = getelementptr inbounds %struct.tree_node, %struct.tree_node* %header, i32 0, i32 1
  %0 = load %struct.tree_node*, %struct.tree_node** %parent, align 8
  %cmp = icmp eq %struct.tree_node* %0, %x
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %parent1 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %header, i32 0, i32 1
  store %struct.tree_node* %by, %struct.tree_node** %parent1, align 8
  br label %if.end9

if.else:                                          ; preds = %entry
  %parent2 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x, i32 0, i32 1
  %1 = load %struct.tree_node*, %struct.tree_node** %parent2, align 8
  %left = getelementptr inbounds %struct.tree_node, %struct.tree_node* %1, i32 0, i32 2
  %2 = load %struct.tree_node*, %struct.tree_node** %left, align 8
  %cmp3 = icmp eq %struct.tree_node* %2, %x
  br i1 %cmp3, label %if.then4, label %if.else7

if.then4:                                         ; preds = %if.else
  %parent5 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x, i32 0, i32 1
  %3 = load %struct.tree_node*, %struct.tree_node** %parent5, align 8
  %left6 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %3, i32 0, i32 2
  store %struct.tree_node* %by, %struct.tree_node** %left6, align 8
  br label %if.end

if.else7:                                         ; preds = %if.else
  %parent8 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x, i32 0, i32 1
  %4 = load %struct.tree_node*, %struct.tree_node** %parent8, align 8
  %right = getelementptr inbounds %struct.tree_node, %struct.tree_node* %4, i32 0, i32 3
  store %struct.tree_node* %by, %struct.tree_node** %right, align 8
  br label %if.end

if.end:                                           ; preds = %if.else7, %if.then4
  br label %if.end9

if.end9:                                          ; preds = %if.end, %if.then
  %tobool = icmp ne %struct.tree_node* %by, null
  br i1 %tobool, label %if.then10, label %if.end13

if.then10:                                        ; preds = %if.end9
  %parent11 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x, i32 0, i32 1
  %5 = load %struct.tree_node*, %struct.tree_node** %parent11, align 8
  %parent12 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %by, i32 0, i32 1
  store %struct.tree_node* %5, %struct.tree_node** %parent12, align 8
  br label %if.end13

if.end13:                                         ; preds = %if.then10, %if.end9
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i64 @_ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm(%struct.rehash_policy* noundef %p, i64 noundef %least) #0 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %buckets.0 = phi i64 [ 5, %entry ], [ %add, %while.body ]
  %cmp = icmp ult i64 %buckets.0, %least
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %cmp1 = icmp ult i64 %buckets.0, 2305843009213693952
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %0 = phi i1 [ false, %while.cond ], [ %cmp1, %land.rhs ]
  br i1 %0, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %mul = mul i64 2, %buckets.0
  %add = add i64 %mul, 1
  br label %while.cond, !llvm.loop !66

while.end:                                        ; preds = %land.end
  %call = call i64 @full(%struct.rehash_policy* noundef %p, i64 noundef %buckets.0) #6
  %resize = getelementptr inbounds %struct.rehash_policy, %struct.rehash_policy* %p, i32 0, i32 1
  store i64 %call, i64* %resize, align 8
  ret i64 %buckets.0
}

; Function Attrs: noinline nounwind
define internal i64 @full(%struct.rehash_policy* noundef %p, i64 noundef %buckets) #0 {
entry:
  %load = getelementptr inbounds %struct.rehash_policy, %struct.rehash_policy* %p, i32 0, i32 0
  %0 = load float, float* %load, align 8
  %cmp = fcmp oeq float %0, 1.000000e+00
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  br label %cond.end

cond.false:                                       ; preds = %entry
  %conv = uitofp i64 %buckets to float
  %load1 = getelementptr inbounds %struct.rehash_policy, %struct.rehash_policy* %p, i32 0, i32 0
  %1 = load float, float* %load1, align 8
  %mul = fmul float %conv, %1
  %conv2 = fptoui float %mul to i64
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %buckets, %cond.true ], [ %conv2, %cond.false ]
  ret i64 %cond
}

; Function Attrs: noinline nounwind
define dso_local { i8, i64 } @_ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm(%struct.rehash_policy* noundef %p, i64 noundef %buckets, i64 noundef %elements, i64 noundef %more) #0 {
entry:
  %retval = alloca %struct.rehash, align 8
  %none = alloca %struct.rehash, align 8
  %wanted = alloca %struct.rehash, align 8
  %0 = bitcast %struct.rehash* %none to i8*
  call void @llvm.memset.p0i8.i64(i8* align 8 %0, i8 0, i64 16, i1 false)
  %add = add i64 %elements, %more
  %resize = getelementptr inbounds %struct.rehash_policy, %struct.rehash_policy* %p, i32 0, i32 1
  %1 = load i64, i64* %resize, align 8
  %cmp = icmp ule i64 %add, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %2 = bitcast %struct.rehash* %retval to i8*
  %3 = bitcast %struct.rehash* %none to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %2, i8* align 8 %3, i64 16, i1 false)
  br label %return

if.end:                                           ; preds = %entry
  %load = getelementptr inbounds %struct.rehash_policy, %struct.rehash_policy* %p, i32 0, i32 0
  %4 = load float, float* %load, align 8
  %cmp1 = fcmp oeq float %4, 1.000000e+00
  br i1 %cmp1, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end
  br label %cond.end

cond.false:                                       ; preds = %if.end
  %conv = uitofp i64 %add to float
  %load2 = getelementptr inbounds %struct.rehash_policy, %struct.rehash_policy* %p, i32 0, i32 0
  %5 = load float, float* %load2, align 8
  %div = fdiv float %conv, %5
  %conv3 = fptoui float %div to i64
  %add4 = add i64 %conv3, 1
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %add, %cond.true ], [ %add4, %cond.false ]
  %cmp5 = icmp ule i64 %cond, %buckets
  br i1 %cmp5, label %if.then7, label %if.end9

if.then7:                                         ; preds = %cond.end
  %call = call i64 @full(%struct.rehash_policy* noundef %p, i64 noundef %buckets) #6
  %resize8 = getelementptr inbounds %struct.rehash_policy, %struct.rehash_policy* %p, i32 0, i32 1
  store i64 %call, i64* %resize8, align 8
  %6 = bitcast %struct.rehash* %retval to i8*
  %7 = bitcast %struct.rehash* %none to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %6, i8* align 8 %7, i64 16, i1 false)
  br label %return

if.end9:                                          ; preds = %cond.end
  %wanted10 = getelementptr inbounds %struct.rehash, %struct.rehash* %wanted, i32 0, i32 0
  store i8 1, i8* %wanted10, align 8
  %buckets11 = getelementptr inbounds %struct.rehash, %struct.rehash* %wanted, i32 0, i32 1
  %call12 = call i64 @_ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm(%struct.rehash_policy* noundef %p, i64 noundef %cond) #6
  store i64 %call12, i64* %buckets11, align 8
  %8 = bitcast %struct.rehash* %retval to i8*
  %9 = bitcast %struct.rehash* %wanted to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %8, i8* align 8 %9, i64 16, i1 false)
  br label %return

return:                                           ; preds = %if.end9, %if.then7, %if.then
  %10 = bitcast %struct.rehash* %retval to { i8, i64 }*
  %11 = load { i8, i64 }, { i8, i64 }* %10, align 8
  ret { i8, i64 } %11
}

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: noinline nounwind
define dso_local zeroext i1 @_ZSt18uncaught_exceptionv() #0 {
entry:
  ret i1 false
}

; Function Attrs: noinline nounwind
define dso_local i32 @_ZSt19uncaught_exceptionsv() #0 {
entry:
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local void @_ZNSaIcEC1Ev(i8* noundef %self) #0 {
entry:
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZNSaIcEC2Ev(i8* noundef %self) #0 {
entry:
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZNSaIcEC1ERKS_(i8* noundef %self, i8* noundef %other) #0 {
entry:
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZNSaIcEC2ERKS_(i8* noundef %self, i8* noundef %other) #0 {
entry:
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZNSaIcED1Ev(i8* noundef %self) #0 {
entry:
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZNSaIcED2Ev(i8* noundef %self) #0 {
entry:
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i64 @_ZSt11_Hash_bytesPKvmm(i8* noundef %bytes, i64 noundef %length, i64 noundef %seed) #0 {
entry:
  %xor = xor i64 %seed, %length
  ret i64 %xor
}

; Function Attrs: noinline nounwind
define dso_local i32 @atexit(void ()* noundef %handler) #0 {
entry:
  %0 = bitcast void ()* %handler to void (i8*)*
  %call = call i32 @add(%struct.list* noundef @at_exit, void (i8*)* noundef %0, i8* noundef null) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define internal i32 @add(%struct.list* noundef %l, void (i8*)* noundef %run, i8* noundef %argument) #0 {
entry:
  %.atomictmp = alloca void (i8*)*, align 8
  %.atomictmp6 = alloca i8*, align 8
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %count = getelementptr inbounds %struct.list, %struct.list* %l, i32 0, i32 0
  %0 = load atomic i32, i32* %count acquire, align 8
  %cmp = icmp ult i32 %0, 64
  %conv = zext i1 %cmp to i32
  call void @__fp_within(i32 noundef %conv, i8* noundef getelementptr inbounds ([67 x i8], [67 x i8]* @.str.1.62, i64 0, i64 0)) #6
  %handlers = getelementptr inbounds %struct.list, %struct.list* %l, i32 0, i32 1
  %idxprom = zext i32 %0 to i64
  %arrayidx = getelementptr inbounds [64 x %struct.handler], [64 x %struct.handler]* %handlers, i64 0, i64 %idxprom
  %run1 = getelementptr inbounds %struct.handler, %struct.handler* %arrayidx, i32 0, i32 0
  store void (i8*)* %run, void (i8*)** %.atomictmp, align 8
  %1 = bitcast void (i8*)** %run1 to i64*
  %2 = bitcast void (i8*)** %.atomictmp to i64*
  %3 = load i64, i64* %2, align 8
  store atomic i64 %3, i64* %1 release, align 8
  %handlers2 = getelementptr inbounds %struct.list, %struct.list* %l, i32 0, i32 1
  %idxprom3 = zext i32 %0 to i64
  %arrayidx4 = getelementptr inbounds [64 x %struct.handler], [64 x %struct.handler]* %handlers2, i64 0, i64 %idxprom3
  %argument5 = getelementptr inbounds %struct.handler, %struct.handler* %arrayidx4, i32 0, i32 1
  store i8* %argument, i8** %.atomictmp6, align 8
  %4 = bitcast i8** %argument5 to i64*
  %5 = bitcast i8** %.atomictmp6 to i64*
  %6 = load i64, i64* %5, align 8
  store atomic i64 %6, i64* %4 release, align 8
  %count7 = getelementptr inbounds %struct.list, %struct.list* %l, i32 0, i32 0
  %add = add i32 %0, 1
  store atomic i32 %add, i32* %count7 release, align 8
  call void @__fp_atomic_end() #6
  call void @__fp_full_fence() #6
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @at_quick_exit(void ()* noundef %handler) #0 {
entry:
  %0 = bitcast void ()* %handler to void (i8*)*
  %call = call i32 @add(%struct.list* noundef @at_quick, void (i8*)* noundef %0, i8* noundef null) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @__cxa_atexit(void (i8*)* noundef %run, i8* noundef %argument, i8* noundef %module) #0 {
entry:
  %call = call i32 @add(%struct.list* noundef @at_exit, void (i8*)* noundef %run, i8* noundef %argument) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @__cxa_at_quick_exit(void (i8*)* noundef %run, i8* noundef %module) #0 {
entry:
  %call = call i32 @add(%struct.list* noundef @at_quick, void (i8*)* noundef %run, i8* noundef null) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local void @__fp_end_begins() #0 {
entry:
  %call = call i64 @__fp_thread_self() #6
  %conv = trunc i64 %call to i32
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %0 = load atomic i32, i32* @ender acquire, align 4
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %entry
  %cmp2 = icmp eq i32 %0, %conv
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %entry
  %1 = phi i1 [ true, %entry ], [ %cmp2, %lor.rhs ]
  %lor.ext = zext i1 %1 to i32
  call void @__fp_await(i32 noundef %lor.ext) #6
  store atomic i32 %conv, i32* @ender release, align 4
  call void @__fp_atomic_end() #6
  call void @__fp_full_fence() #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @__fp_end_handlers() #0 {
entry:
  call void @run_all(%struct.list* noundef @at_exit) #6
  ret void
}

; Function Attrs: noinline nounwind
define internal void @run_all(%struct.list* noundef %l) #0 {
entry:
  %atomic-temp2 = alloca void (i8*)*, align 8
  %atomic-temp8 = alloca i8*, align 8
  br label %for.cond

for.cond:                                         ; preds = %if.end13, %entry
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %count = getelementptr inbounds %struct.list, %struct.list* %l, i32 0, i32 0
  %0 = load atomic i32, i32* %count acquire, align 8
  %cmp = icmp ugt i32 %0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %for.cond
  %handlers = getelementptr inbounds %struct.list, %struct.list* %l, i32 0, i32 1
  %sub = sub i32 %0, 1
  %idxprom = zext i32 %sub to i64
  %arrayidx = getelementptr inbounds [64 x %struct.handler], [64 x %struct.handler]* %handlers, i64 0, i64 %idxprom
  %run1 = getelementptr inbounds %struct.handler, %struct.handler* %arrayidx, i32 0, i32 0
  %1 = bitcast void (i8*)** %run1 to i64*
  %2 = bitcast void (i8*)** %atomic-temp2 to i64*
  %3 = load atomic i64, i64* %1 acquire, align 8
  store i64 %3, i64* %2, align 8
  %4 = bitcast i64* %2 to void (i8*)**
  %5 = load void (i8*)*, void (i8*)** %4, align 8
  %handlers3 = getelementptr inbounds %struct.list, %struct.list* %l, i32 0, i32 1
  %sub4 = sub i32 %0, 1
  %idxprom5 = zext i32 %sub4 to i64
  %arrayidx6 = getelementptr inbounds [64 x %struct.handler], [64 x %struct.handler]* %handlers3, i64 0, i64 %idxprom5
  %argument7 = getelementptr inbounds %struct.handler, %struct.handler* %arrayidx6, i32 0, i32 1
  %6 = bitcast i8** %argument7 to i64*
  %7 = bitcast i8** %atomic-temp8 to i64*
  %8 = load atomic i64, i64* %6 acquire, align 8
  store i64 %8, i64* %7, align 8
  %9 = bitcast i64* %7 to i8**
  %10 = load i8*, i8** %9, align 8
  %count9 = getelementptr inbounds %struct.list, %struct.list* %l, i32 0, i32 0
  %sub10 = sub i32 %0, 1
  store atomic i32 %sub10, i32* %count9 release, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %for.cond
  %run.0 = phi void (i8*)* [ %5, %if.then ], [ null, %for.cond ]
  %argument.0 = phi i8* [ %10, %if.then ], [ null, %for.cond ]
  call void @__fp_atomic_end() #6
  call void @__fp_full_fence() #6
  %cmp11 = icmp eq i32 %0, 0
  br i1 %cmp11, label %if.then12, label %if.end13

if.then12:                                        ; preds = %if.end
  ret void

if.end13:                                         ; preds = %if.end
  call void %run.0(i8* noundef %argument.0) #6
  br label %for.cond
}

; Function Attrs: noinline nounwind
define dso_local void @__fp_end_marked(i32 noundef %number, void ()* noundef %destructor) #0 {
entry:
  %0 = load atomic i32, i32* @marked monotonic, align 4
  %cmp = icmp ugt i32 %0, %number
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %add = add i32 %number, 1
  store atomic i32 %add, i32* @marked release, align 4
  call void %destructor() #6
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @__fp_end_quick() #0 {
entry:
  call void @run_all(%struct.list* noundef @at_quick) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i32 @__cxa_thread_atexit(void (i8*)* noundef %run, i8* noundef %argument, i8* noundef %module) #0 {
entry:
  %0 = load i32, i32* @local_count, align 4
  %cmp = icmp ult i32 %0, 16
  %conv = zext i1 %cmp to i32
  call void @__fp_within(i32 noundef %conv, i8* noundef getelementptr inbounds ([69 x i8], [69 x i8]* @.str.63, i64 0, i64 0)) #6
  %1 = load i32, i32* @local_count, align 4
  %idxprom = zext i32 %1 to i64
  %arrayidx = getelementptr inbounds [16 x %struct.handler], [16 x %struct.handler]* @locals, i64 0, i64 %idxprom
  %run1 = getelementptr inbounds %struct.handler, %struct.handler* %arrayidx, i32 0, i32 0
  store void (i8*)* %run, void (i8*)** %run1, align 16
  %2 = load i32, i32* @local_count, align 4
  %idxprom2 = zext i32 %2 to i64
  %arrayidx3 = getelementptr inbounds [16 x %struct.handler], [16 x %struct.handler]* @locals, i64 0, i64 %idxprom2
  %argument4 = getelementptr inbounds %struct.handler, %struct.handler* %arrayidx3, i32 0, i32 1
  store i8* %argument, i8** %argument4, align 8
  %3 = load i32, i32* @local_count, align 4
  %inc = add i32 %3, 1
  store i32 %inc, i32* @local_count, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local void @__fp_end_locals() #0 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %0 = load i32, i32* @local_count, align 4
  %cmp = icmp ugt i32 %0, 0
  br i1 %cmp, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %1 = load i32, i32* @local_count, align 4
  %dec = add i32 %1, -1
  store i32 %dec, i32* @local_count, align 4
  %2 = load i32, i32* @local_count, align 4
  %idxprom = zext i32 %2 to i64
  %arrayidx = getelementptr inbounds [16 x %struct.handler], [16 x %struct.handler]* @locals, i64 0, i64 %idxprom
  %run = getelementptr inbounds %struct.handler, %struct.handler* %arrayidx, i32 0, i32 0
  %3 = load void (i8*)*, void (i8*)** %run, align 16
  %4 = load i32, i32* @local_count, align 4
  %idxprom1 = zext i32 %4 to i64
  %arrayidx2 = getelementptr inbounds [16 x %struct.handler], [16 x %struct.handler]* @locals, i64 0, i64 %idxprom1
  %argument = getelementptr inbounds %struct.handler, %struct.handler* %arrayidx2, i32 0, i32 1
  %5 = load i8*, i8** %argument, align 8
  call void %3(i8* noundef %5) #6
  br label %while.cond, !llvm.loop !67

while.end:                                        ; preds = %while.cond
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @__fp_begin_other() #0 {
entry:
  call void @__fp_full_fence() #6
  %0 = atomicrmw add i32* @others, i32 1 seq_cst, align 4
  call void @__fp_full_fence() #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @__fp_end_last() #0 {
entry:
  call void @__fp_full_fence() #6
  %0 = atomicrmw sub i32* @others, i32 1 seq_cst, align 4
  call void @__fp_full_fence() #6
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store atomic i32 1073741824, i32* @others release, align 4
  call void @__fp_process_end() #6
  call void @__fp_process_exit() #6
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

declare void @__fp_process_end() #1

declare void @__fp_process_exit() #1

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_setjmp(%struct.jump* noundef %b) #0 {
entry:
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local void @__fp_set_jump(%struct.jump* noundef %b, i8* noundef %frame, i64 noundef %site) #0 {
entry:
  store i8 1, i8* %frame, align 1
  %frame1 = getelementptr inbounds %struct.jump, %struct.jump* %b, i32 0, i32 0
  store i8* %frame, i8** %frame1, align 8
  %call = call i64 @__fp_thread_self() #6
  %thread = getelementptr inbounds %struct.jump, %struct.jump* %b, i32 0, i32 1
  store i64 %call, i64* %thread, align 8
  %site2 = getelementptr inbounds %struct.jump, %struct.jump* %b, i32 0, i32 2
  store i64 %site, i64* %site2, align 8
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @__fp_jump(%struct.jump* noundef %b, i32 noundef %value) #0 {
entry:
  %frame = getelementptr inbounds %struct.jump, %struct.jump* %b, i32 0, i32 0
  %0 = load i8*, i8** %frame, align 8
  %cmp = icmp ne i8* %0, null
  %conv = zext i1 %cmp to i32
  call void @__fp_memory_misuse(i32 noundef %conv, i8* noundef getelementptr inbounds ([55 x i8], [55 x i8]* @.str.64, i64 0, i64 0)) #6
  %thread = getelementptr inbounds %struct.jump, %struct.jump* %b, i32 0, i32 1
  %1 = load i64, i64* %thread, align 8
  %call = call i64 @__fp_thread_self() #6
  %cmp1 = icmp eq i64 %1, %call
  %conv2 = zext i1 %cmp1 to i32
  call void @__fp_memory_misuse(i32 noundef %conv2, i8* noundef getelementptr inbounds ([60 x i8], [60 x i8]* @.str.1.65, i64 0, i64 0)) #6
  %frame3 = getelementptr inbounds %struct.jump, %struct.jump* %b, i32 0, i32 0
  %2 = load i8*, i8** %frame3, align 8
  %3 = load i8, i8* %2, align 1
  %conv4 = sext i8 %3 to i32
  %cmp5 = icmp eq i32 %conv4, 1
  %conv6 = zext i1 %cmp5 to i32
  call void @__fp_memory_misuse(i32 noundef %conv6, i8* noundef getelementptr inbounds ([45 x i8], [45 x i8]* @.str.2.66, i64 0, i64 0)) #6
  %site = getelementptr inbounds %struct.jump, %struct.jump* %b, i32 0, i32 2
  %4 = load i64, i64* %site, align 8
  store i64 %4, i64* @target_site, align 8
  store i32 %value, i32* @target_value, align 4
  %frame7 = getelementptr inbounds %struct.jump, %struct.jump* %b, i32 0, i32 0
  %5 = load i8*, i8** %frame7, align 8
  store i8* %5, i8** @target, align 8
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i8* @__fp_jumping() #0 {
entry:
  %0 = load i8*, i8** @target, align 8
  ret i8* %0
}

; Function Attrs: noinline nounwind
define dso_local i64 @__fp_jump_site() #0 {
entry:
  %0 = load i64, i64* @target_site, align 8
  ret i64 %0
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_jumped() #0 {
entry:
  store i8* null, i8** @target, align 8
  %0 = load i32, i32* @target_value, align 4
  ret i32 %0
}

; Function Attrs: noinline nounwind
define dso_local void @longjmp(%struct.jump* noundef %b, i32 noundef %value) #0 {
entry:
  %tobool = icmp ne i32 %value, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %value, %cond.true ], [ 1, %cond.false ]
  call void @__fp_jump(%struct.jump* noundef %b, i32 noundef %cond) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_longjmp(%struct.jump* noundef %b, i32 noundef %value) #0 {
entry:
  call void @longjmp(%struct.jump* noundef %b, i32 noundef %value) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @siglongjmp(%struct.jump* noundef %b, i32 noundef %value) #0 {
entry:
  call void @longjmp(%struct.jump* noundef %b, i32 noundef %value) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @__pthread_register_cancel(%struct.jump* noundef %b) #0 {
entry:
  %0 = load %struct.jump*, %struct.jump** @handlers, align 8
  %next = getelementptr inbounds %struct.jump, %struct.jump* %b, i32 0, i32 3
  store %struct.jump* %0, %struct.jump** %next, align 8
  store %struct.jump* %b, %struct.jump** @handlers, align 8
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @__pthread_unregister_cancel(%struct.jump* noundef %b) #0 {
entry:
  %next = getelementptr inbounds %struct.jump, %struct.jump* %b, i32 0, i32 3
  %0 = load %struct.jump*, %struct.jump** %next, align 8
  store %struct.jump* %0, %struct.jump** @handlers, align 8
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @__fp_end_handled(i8* noundef %value) #0 {
entry:
  %0 = load %struct.jump*, %struct.jump** @handlers, align 8
  %tobool = icmp ne %struct.jump* %0, null
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  store i8* %value, i8** @end_value, align 8
  %next = getelementptr inbounds %struct.jump, %struct.jump* %0, i32 0, i32 3
  %1 = load %struct.jump*, %struct.jump** %next, align 8
  store %struct.jump* %1, %struct.jump** @handlers, align 8
  call void @__fp_jump(%struct.jump* noundef %0, i32 noundef 1) #6
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @__pthread_unwind_next(%struct.jump* noundef %b) #0 {
entry:
  %0 = load i8*, i8** @end_value, align 8
  call void @pthread_exit(i8* noundef %0) #6
  ret void
}

attributes #0 = { noinline nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { nofree nosync nounwind willreturn }
attributes #4 = { argmemonly nofree nounwind willreturn }
attributes #5 = { argmemonly nofree nounwind willreturn writeonly }
attributes #6 = { nobuiltin "no-builtins" }

!llvm.ident = !{!0, !0, !0, !0, !0, !0, !0, !0, !0, !0, !0, !0, !0, !0, !0, !0}
!llvm.module.flags = !{!1, !2, !3, !4}

!0 = !{!"Debian clang version 14.0.6"}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 7, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = distinct !{!7, !6}
!8 = distinct !{!8, !6}
!9 = distinct !{!9, !6}
!10 = distinct !{!10, !6}
!11 = distinct !{!11, !6}
!12 = distinct !{!12, !6}
!13 = distinct !{!13, !6}
!14 = distinct !{!14, !6}
!15 = distinct !{!15, !6}
!16 = distinct !{!16, !6}
!17 = distinct !{!17, !6}
!18 = distinct !{!18, !6}
!19 = distinct !{!19, !6}
!20 = distinct !{!20, !6}
!21 = distinct !{!21, !6}
!22 = distinct !{!22, !6}
!23 = distinct !{!23, !6}
!24 = distinct !{!24, !6}
!25 = distinct !{!25, !6}
!26 = distinct !{!26, !6}
!27 = distinct !{!27, !6}
!28 = distinct !{!28, !6}
!29 = distinct !{!29, !6}
!30 = distinct !{!30, !6}
!31 = distinct !{!31, !6}
!32 = distinct !{!32, !6}
!33 = distinct !{!33, !6}
!34 = distinct !{!34, !6}
!35 = distinct !{!35, !6}
!36 = distinct !{!36, !6}
!37 = distinct !{!37, !6}
!38 = distinct !{!38, !6}
!39 = distinct !{!39, !6}
!40 = distinct !{!40, !6}
!41 = distinct !{!41, !6}
!42 = distinct !{!42, !6}
!43 = distinct !{!43, !6}
!44 = distinct !{!44, !6}
!45 = distinct !{!45, !6}
!46 = distinct !{!46, !6}
!47 = distinct !{!47, !6}
!48 = distinct !{!48, !6}
!49 = distinct !{!49, !6}
!50 = distinct !{!50, !6}
!51 = distinct !{!51, !6}
!52 = distinct !{!52, !6}
!53 = distinct !{!53, !6}
!54 = distinct !{!54, !6}
!55 = distinct !{!55, !6}
!56 = distinct !{!56, !6}
!57 = distinct !{!57, !6}
!58 = distinct !{!58, !6}
!59 = distinct !{!59, !6}
!60 = distinct !{!60, !6}
!61 = distinct !{!61, !6}
!62 = distinct !{!62, !6}
!63 = distinct !{!63, !6}
!64 = distinct !{!64, !6}
!65 = distinct !{!65, !6}
!66 = distinct !{!66, !6}
!67 = distinct !{!67, !6}
