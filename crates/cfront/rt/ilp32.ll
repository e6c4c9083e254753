; ModuleID = '<stdin>'
source_filename = "llvm-link"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.mutex = type { i32, [2 x i32], i32 }
%struct.mutex.0 = type { i32, i32, [1 x i32], i32 }
%struct.timespec = type { i32, i32 }
%struct.anon = type { i32, void (i8*)* }
%struct.make_ready = type { %struct.make_ready*, void (i8*)*, %struct.future_state*, %struct.counts* }
%struct.future_state = type { i8*, i8*, i32 }
%struct.counts = type { void (%struct.counts*)**, i32, i32 }
%struct.list = type { i32, [64 x %struct.handler] }
%struct.handler = type { void (i8*)*, i8* }
%struct.jump = type { i8*, i32, i32, %struct.jump* }
%struct.guard = type { i8, i32 }
%struct.barrier = type { i32, i32, i32, i32 }
%struct.semaphore = type { i32 }
%struct.start = type { i8* (i8*)*, i8* }
%struct.start.5 = type { i32 (i8*)*, i8* }
%struct.longest_quotient = type { i64, i64 }
%struct.state = type { {}** }
%struct.unique_lock = type { %struct.mutex.0*, i8 }
%struct.list_node = type { %struct.list_node*, %struct.list_node* }
%struct.tree_node = type { i32, %struct.tree_node*, %struct.tree_node*, %struct.tree_node* }
%struct.rehash_policy = type { float, i32 }

@.str = private unnamed_addr constant [50 x i8] c"a mutex is destroyed while it is locked, or twice\00", align 1
@.str.1 = private unnamed_addr constant [28 x i8] c"a destroyed mutex is locked\00", align 1
@.str.2 = private unnamed_addr constant [54 x i8] c"a mutex is unlocked by a thread that does not hold it\00", align 1
@__fp_held = internal thread_local global i32 0, align 4
@__fp_holds = internal thread_local global [8 x %struct.mutex*] zeroinitializer, align 4
@.str.3 = private unnamed_addr constant [40 x i8] c"a mutex is destroyed while it is locked\00", align 1
@.str.4 = private unnamed_addr constant [37 x i8] c"a thread ends while it holds a mutex\00", align 1
@.str.5 = private unnamed_addr constant [50 x i8] c"a thread waits with a mutex that it does not hold\00", align 1
@.str.6 = private unnamed_addr constant [45 x i8] c"a thread tries to lock a mutex that it holds\00", align 1
@.str.7 = private unnamed_addr constant [50 x i8] c"a thread waits with a mutex that it does not hold\00", align 1
@count = internal thread_local global i32 0, align 4
@held = internal thread_local global [16 x %struct.mutex.0*] zeroinitializer, align 4
@.str.1.1 = private unnamed_addr constant [28 x i8] c"a destroyed mutex is locked\00", align 1
@.str.2.2 = private unnamed_addr constant [65 x i8] c"a thread holds more than 16 robust mutexes: that is not modelled\00", align 1
@.str.3.4 = private unnamed_addr constant [54 x i8] c"a mutex is unlocked by a thread that does not hold it\00", align 1
@.str.8 = private unnamed_addr constant [61 x i8] c"a condition variable is destroyed while a thread waits on it\00", align 1
@.str.1.9 = private unnamed_addr constant [39 x i8] c"a destroyed condition variable is used\00", align 1
@.str.2.10 = private unnamed_addr constant [74 x i8] c"more than 32 threads wait on one condition variable: that is not modelled\00", align 1
@.str.12 = private unnamed_addr constant [60 x i8] c"a read-write lock is destroyed while it is locked, or twice\00", align 1
@__fp_writing = internal thread_local global i32 0, align 4
@.str.1.15 = private unnamed_addr constant [58 x i8] c"a read lock is unlocked by a thread that does not hold it\00", align 1
@__fp_reads = internal thread_local global [8 x %struct.timespec*] zeroinitializer, align 4
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
@ended = internal global [512 x i8] zeroinitializer, align 1
@gone = internal global [512 x i8] zeroinitializer, align 1
@any_keys = internal global i32 0, align 4
@.str.24 = private unnamed_addr constant [49 x i8] c"more than 32 keys are made: that is not modelled\00", align 1
@keys = internal global [32 x %struct.anon] zeroinitializer, align 4
@values = internal thread_local global [32 x i8*] zeroinitializer, align 4
@.str.1.23 = private unnamed_addr constant [66 x i8] c"a thread is joined or detached that was joined or detached before\00", align 1
@error_number = internal thread_local global i32 0, align 4
@token = internal global i8* null, align 4
@.str.27 = private unnamed_addr constant [48 x i8] c"a string is copied onto itself: the two overlap\00", align 1
@classes_at = internal constant i16* bitcast (i8* getelementptr (i8, i8* bitcast (<{ [256 x i16], [128 x i16] }>* @classes to i8*), i64 256) to i16*), align 4
@uppers_at = internal constant i32* bitcast (i8* getelementptr (i8, i8* bitcast ([384 x i32]* @uppers to i8*), i64 512) to i32*), align 4
@lowers_at = internal constant i32* bitcast (i8* getelementptr (i8, i8* bitcast ([384 x i32]* @lowers to i8*), i64 512) to i32*), align 4
@classes = internal constant <{ [256 x i16], [128 x i16] }> <{ [256 x i16] [i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 8195, i16 8194, i16 8194, i16 8194, i16 8194, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 24577, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 2], [128 x i16] zeroinitializer }>, align 2
@uppers = internal constant [384 x i32] [i32 -128, i32 -127, i32 -126, i32 -125, i32 -124, i32 -123, i32 -122, i32 -121, i32 -120, i32 -119, i32 -118, i32 -117, i32 -116, i32 -115, i32 -114, i32 -113, i32 -112, i32 -111, i32 -110, i32 -109, i32 -108, i32 -107, i32 -106, i32 -105, i32 -104, i32 -103, i32 -102, i32 -101, i32 -100, i32 -99, i32 -98, i32 -97, i32 -96, i32 -95, i32 -94, i32 -93, i32 -92, i32 -91, i32 -90, i32 -89, i32 -88, i32 -87, i32 -86, i32 -85, i32 -84, i32 -83, i32 -82, i32 -81, i32 -80, i32 -79, i32 -78, i32 -77, i32 -76, i32 -75, i32 -74, i32 -73, i32 -72, i32 -71, i32 -70, i32 -69, i32 -68, i32 -67, i32 -66, i32 -65, i32 -64, i32 -63, i32 -62, i32 -61, i32 -60, i32 -59, i32 -58, i32 -57, i32 -56, i32 -55, i32 -54, i32 -53, i32 -52, i32 -51, i32 -50, i32 -49, i32 -48, i32 -47, i32 -46, i32 -45, i32 -44, i32 -43, i32 -42, i32 -41, i32 -40, i32 -39, i32 -38, i32 -37, i32 -36, i32 -35, i32 -34, i32 -33, i32 -32, i32 -31, i32 -30, i32 -29, i32 -28, i32 -27, i32 -26, i32 -25, i32 -24, i32 -23, i32 -22, i32 -21, i32 -20, i32 -19, i32 -18, i32 -17, i32 -16, i32 -15, i32 -14, i32 -13, i32 -12, i32 -11, i32 -10, i32 -9, i32 -8, i32 -7, i32 -6, i32 -5, i32 -4, i32 -3, i32 -2, i32 -1, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63, i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 91, i32 92, i32 93, i32 94, i32 95, i32 96, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 123, i32 124, i32 125, i32 126, i32 127, i32 128, i32 129, i32 130, i32 131, i32 132, i32 133, i32 134, i32 135, i32 136, i32 137, i32 138, i32 139, i32 140, i32 141, i32 142, i32 143, i32 144, i32 145, i32 146, i32 147, i32 148, i32 149, i32 150, i32 151, i32 152, i32 153, i32 154, i32 155, i32 156, i32 157, i32 158, i32 159, i32 160, i32 161, i32 162, i32 163, i32 164, i32 165, i32 166, i32 167, i32 168, i32 169, i32 170, i32 171, i32 172, i32 173, i32 174, i32 175, i32 176, i32 177, i32 178, i32 179, i32 180, i32 181, i32 182, i32 183, i32 184, i32 185, i32 186, i32 187, i32 188, i32 189, i32 190, i32 191, i32 192, i32 193, i32 194, i32 195, i32 196, i32 197, i32 198, i32 199, i32 200, i32 201, i32 202, i32 203, i32 204, i32 205, i32 206, i32 207, i32 208, i32 209, i32 210, i32 211, i32 212, i32 213, i32 214, i32 215, i32 216, i32 217, i32 218, i32 219, i32 220, i32 221, i32 222, i32 223, i32 224, i32 225, i32 226, i32 227, i32 228, i32 229, i32 230, i32 231, i32 232, i32 233, i32 234, i32 235, i32 236, i32 237, i32 238, i32 239, i32 240, i32 241, i32 242, i32 243, i32 244, i32 245, i32 246, i32 247, i32 248, i32 249, i32 250, i32 251, i32 252, i32 253, i32 254, i32 255], align 4
@lowers = internal constant [384 x i32] [i32 -128, i32 -127, i32 -126, i32 -125, i32 -124, i32 -123, i32 -122, i32 -121, i32 -120, i32 -119, i32 -118, i32 -117, i32 -116, i32 -115, i32 -114, i32 -113, i32 -112, i32 -111, i32 -110, i32 -109, i32 -108, i32 -107, i32 -106, i32 -105, i32 -104, i32 -103, i32 -102, i32 -101, i32 -100, i32 -99, i32 -98, i32 -97, i32 -96, i32 -95, i32 -94, i32 -93, i32 -92, i32 -91, i32 -90, i32 -89, i32 -88, i32 -87, i32 -86, i32 -85, i32 -84, i32 -83, i32 -82, i32 -81, i32 -80, i32 -79, i32 -78, i32 -77, i32 -76, i32 -75, i32 -74, i32 -73, i32 -72, i32 -71, i32 -70, i32 -69, i32 -68, i32 -67, i32 -66, i32 -65, i32 -64, i32 -63, i32 -62, i32 -61, i32 -60, i32 -59, i32 -58, i32 -57, i32 -56, i32 -55, i32 -54, i32 -53, i32 -52, i32 -51, i32 -50, i32 -49, i32 -48, i32 -47, i32 -46, i32 -45, i32 -44, i32 -43, i32 -42, i32 -41, i32 -40, i32 -39, i32 -38, i32 -37, i32 -36, i32 -35, i32 -34, i32 -33, i32 -32, i32 -31, i32 -30, i32 -29, i32 -28, i32 -27, i32 -26, i32 -25, i32 -24, i32 -23, i32 -22, i32 -21, i32 -20, i32 -19, i32 -18, i32 -17, i32 -16, i32 -15, i32 -14, i32 -13, i32 -12, i32 -11, i32 -10, i32 -9, i32 -8, i32 -7, i32 -6, i32 -5, i32 -4, i32 -3, i32 -2, i32 -1, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63, i32 64, i32 97, i32 98, i32 99, i32 100, i32 101, i32 102, i32 103, i32 104, i32 105, i32 106, i32 107, i32 108, i32 109, i32 110, i32 111, i32 112, i32 113, i32 114, i32 115, i32 116, i32 117, i32 118, i32 119, i32 120, i32 121, i32 122, i32 91, i32 92, i32 93, i32 94, i32 95, i32 96, i32 97, i32 98, i32 99, i32 100, i32 101, i32 102, i32 103, i32 104, i32 105, i32 106, i32 107, i32 108, i32 109, i32 110, i32 111, i32 112, i32 113, i32 114, i32 115, i32 116, i32 117, i32 118, i32 119, i32 120, i32 121, i32 122, i32 123, i32 124, i32 125, i32 126, i32 127, i32 128, i32 129, i32 130, i32 131, i32 132, i32 133, i32 134, i32 135, i32 136, i32 137, i32 138, i32 139, i32 140, i32 141, i32 142, i32 143, i32 144, i32 145, i32 146, i32 147, i32 148, i32 149, i32 150, i32 151, i32 152, i32 153, i32 154, i32 155, i32 156, i32 157, i32 158, i32 159, i32 160, i32 161, i32 162, i32 163, i32 164, i32 165, i32 166, i32 167, i32 168, i32 169, i32 170, i32 171, i32 172, i32 173, i32 174, i32 175, i32 176, i32 177, i32 178, i32 179, i32 180, i32 181, i32 182, i32 183, i32 184, i32 185, i32 186, i32 187, i32 188, i32 189, i32 190, i32 191, i32 192, i32 193, i32 194, i32 195, i32 196, i32 197, i32 198, i32 199, i32 200, i32 201, i32 202, i32 203, i32 204, i32 205, i32 206, i32 207, i32 208, i32 209, i32 210, i32 211, i32 212, i32 213, i32 214, i32 215, i32 216, i32 217, i32 218, i32 219, i32 220, i32 221, i32 222, i32 223, i32 224, i32 225, i32 226, i32 227, i32 228, i32 229, i32 230, i32 231, i32 232, i32 233, i32 234, i32 235, i32 236, i32 237, i32 238, i32 239, i32 240, i32 241, i32 242, i32 243, i32 244, i32 245, i32 246, i32 247, i32 248, i32 249, i32 250, i32 251, i32 252, i32 253, i32 254, i32 255], align 4
@steady = internal global i64 0, align 8
@processor = internal global i64 0, align 8
@processor_pair = internal global %struct.timespec zeroinitializer, align 4
@steady_pair = internal global %struct.timespec zeroinitializer, align 4
@.str.36 = private unnamed_addr constant [5 x i8] c"%.*s\00", align 1
@shapes = internal constant [13 x [16 x [12 x i8]]] [[16 x [12 x i8]] [[12 x i8] c"%*.*jd\00\00\00\00\00\00", [12 x i8] c"%+*.*jd\00\00\00\00\00", [12 x i8] c"% *.*jd\00\00\00\00\00", [12 x i8] c"%+ *.*jd\00\00\00\00", [12 x i8] c"%#*.*jd\00\00\00\00\00", [12 x i8] c"%+#*.*jd\00\00\00\00", [12 x i8] c"% #*.*jd\00\00\00\00", [12 x i8] c"%+ #*.*jd\00\00\00", [12 x i8] c"%0*.*jd\00\00\00\00\00", [12 x i8] c"%+0*.*jd\00\00\00\00", [12 x i8] c"% 0*.*jd\00\00\00\00", [12 x i8] c"%+ 0*.*jd\00\00\00", [12 x i8] c"%#0*.*jd\00\00\00\00", [12 x i8] c"%+#0*.*jd\00\00\00", [12 x i8] c"% #0*.*jd\00\00\00", [12 x i8] c"%+ #0*.*jd\00\00"], [16 x [12 x i8]] [[12 x i8] c"%*.*ju\00\00\00\00\00\00", [12 x i8] c"%+*.*ju\00\00\00\00\00", [12 x i8] c"% *.*ju\00\00\00\00\00", [12 x i8] c"%+ *.*ju\00\00\00\00", [12 x i8] c"%#*.*ju\00\00\00\00\00", [12 x i8] c"%+#*.*ju\00\00\00\00", [12 x i8] c"% #*.*ju\00\00\00\00", [12 x i8] c"%+ #*.*ju\00\00\00", [12 x i8] c"%0*.*ju\00\00\00\00\00", [12 x i8] c"%+0*.*ju\00\00\00\00", [12 x i8] c"% 0*.*ju\00\00\00\00", [12 x i8] c"%+ 0*.*ju\00\00\00", [12 x i8] c"%#0*.*ju\00\00\00\00", [12 x i8] c"%+#0*.*ju\00\00\00", [12 x i8] c"% #0*.*ju\00\00\00", [12 x i8] c"%+ #0*.*ju\00\00"], [16 x [12 x i8]] [[12 x i8] c"%*.*jx\00\00\00\00\00\00", [12 x i8] c"%+*.*jx\00\00\00\00\00", [12 x i8] c"% *.*jx\00\00\00\00\00", [12 x i8] c"%+ *.*jx\00\00\00\00", [12 x i8] c"%#*.*jx\00\00\00\00\00", [12 x i8] c"%+#*.*jx\00\00\00\00", [12 x i8] c"% #*.*jx\00\00\00\00", [12 x i8] c"%+ #*.*jx\00\00\00", [12 x i8] c"%0*.*jx\00\00\00\00\00", [12 x i8] c"%+0*.*jx\00\00\00\00", [12 x i8] c"% 0*.*jx\00\00\00\00", [12 x i8] c"%+ 0*.*jx\00\00\00", [12 x i8] c"%#0*.*jx\00\00\00\00", [12 x i8] c"%+#0*.*jx\00\00\00", [12 x i8] c"% #0*.*jx\00\00\00", [12 x i8] c"%+ #0*.*jx\00\00"], [16 x [12 x i8]] [[12 x i8] c"%*.*jX\00\00\00\00\00\00", [12 x i8] c"%+*.*jX\00\00\00\00\00", [12 x i8] c"% *.*jX\00\00\00\00\00", [12 x i8] c"%+ *.*jX\00\00\00\00", [12 x i8] c"%#*.*jX\00\00\00\00\00", [12 x i8] c"%+#*.*jX\00\00\00\00", [12 x i8] c"% #*.*jX\00\00\00\00", [12 x i8] c"%+ #*.*jX\00\00\00", [12 x i8] c"%0*.*jX\00\00\00\00\00", [12 x i8] c"%+0*.*jX\00\00\00\00", [12 x i8] c"% 0*.*jX\00\00\00\00", [12 x i8] c"%+ 0*.*jX\00\00\00", [12 x i8] c"%#0*.*jX\00\00\00\00", [12 x i8] c"%+#0*.*jX\00\00\00", [12 x i8] c"% #0*.*jX\00\00\00", [12 x i8] c"%+ #0*.*jX\00\00"], [16 x [12 x i8]] [[12 x i8] c"%*.*jo\00\00\00\00\00\00", [12 x i8] c"%+*.*jo\00\00\00\00\00", [12 x i8] c"% *.*jo\00\00\00\00\00", [12 x i8] c"%+ *.*jo\00\00\00\00", [12 x i8] c"%#*.*jo\00\00\00\00\00", [12 x i8] c"%+#*.*jo\00\00\00\00", [12 x i8] c"% #*.*jo\00\00\00\00", [12 x i8] c"%+ #*.*jo\00\00\00", [12 x i8] c"%0*.*jo\00\00\00\00\00", [12 x i8] c"%+0*.*jo\00\00\00\00", [12 x i8] c"% 0*.*jo\00\00\00\00", [12 x i8] c"%+ 0*.*jo\00\00\00", [12 x i8] c"%#0*.*jo\00\00\00\00", [12 x i8] c"%+#0*.*jo\00\00\00", [12 x i8] c"% #0*.*jo\00\00\00", [12 x i8] c"%+ #0*.*jo\00\00"], [16 x [12 x i8]] [[12 x i8] c"%*.*f\00\00\00\00\00\00\00", [12 x i8] c"%+*.*f\00\00\00\00\00\00", [12 x i8] c"% *.*f\00\00\00\00\00\00", [12 x i8] c"%+ *.*f\00\00\00\00\00", [12 x i8] c"%#*.*f\00\00\00\00\00\00", [12 x i8] c"%+#*.*f\00\00\00\00\00", [12 x i8] c"% #*.*f\00\00\00\00\00", [12 x i8] c"%+ #*.*f\00\00\00\00", [12 x i8] c"%0*.*f\00\00\00\00\00\00", [12 x i8] c"%+0*.*f\00\00\00\00\00", [12 x i8] c"% 0*.*f\00\00\00\00\00", [12 x i8] c"%+ 0*.*f\00\00\00\00", [12 x i8] c"%#0*.*f\00\00\00\00\00", [12 x i8] c"%+#0*.*f\00\00\00\00", [12 x i8] c"% #0*.*f\00\00\00\00", [12 x i8] c"%+ #0*.*f\00\00\00"], [16 x [12 x i8]] [[12 x i8] c"%*.*F\00\00\00\00\00\00\00", [12 x i8] c"%+*.*F\00\00\00\00\00\00", [12 x i8] c"% *.*F\00\00\00\00\00\00", [12 x i8] c"%+ *.*F\00\00\00\00\00", [12 x i8] c"%#*.*F\00\00\00\00\00\00", [12 x i8] c"%+#*.*F\00\00\00\00\00", [12 x i8] c"% #*.*F\00\00\00\00\00", [12 x i8] c"%+ #*.*F\00\00\00\00", [12 x i8] c"%0*.*F\00\00\00\00\00\00", [12 x i8] c"%+0*.*F\00\00\00\00\00", [12 x i8] c"% 0*.*F\00\00\00\00\00", [12 x i8] c"%+ 0*.*F\00\00\00\00", [12 x i8] c"%#0*.*F\00\00\00\00\00", [12 x i8] c"%+#0*.*F\00\00\00\00", [12 x i8] c"% #0*.*F\00\00\00\00", [12 x i8] c"%+ #0*.*F\00\00\00"], [16 x [12 x i8]] [[12 x i8] c"%*.*e\00\00\00\00\00\00\00", [12 x i8] c"%+*.*e\00\00\00\00\00\00", [12 x i8] c"% *.*e\00\00\00\00\00\00", [12 x i8] c"%+ *.*e\00\00\00\00\00", [12 x i8] c"%#*.*e\00\00\00\00\00\00", [12 x i8] c"%+#*.*e\00\00\00\00\00", [12 x i8] c"% #*.*e\00\00\00\00\00", [12 x i8] c"%+ #*.*e\00\00\00\00", [12 x i8] c"%0*.*e\00\00\00\00\00\00", [12 x i8] c"%+0*.*e\00\00\00\00\00", [12 x i8] c"% 0*.*e\00\00\00\00\00", [12 x i8] c"%+ 0*.*e\00\00\00\00", [12 x i8] c"%#0*.*e\00\00\00\00\00", [12 x i8] c"%+#0*.*e\00\00\00\00", [12 x i8] c"% #0*.*e\00\00\00\00", [12 x i8] c"%+ #0*.*e\00\00\00"], [16 x [12 x i8]] [[12 x i8] c"%*.*E\00\00\00\00\00\00\00", [12 x i8] c"%+*.*E\00\00\00\00\00\00", [12 x i8] c"% *.*E\00\00\00\00\00\00", [12 x i8] c"%+ *.*E\00\00\00\00\00", [12 x i8] c"%#*.*E\00\00\00\00\00\00", [12 x i8] c"%+#*.*E\00\00\00\00\00", [12 x i8] c"% #*.*E\00\00\00\00\00", [12 x i8] c"%+ #*.*E\00\00\00\00", [12 x i8] c"%0*.*E\00\00\00\00\00\00", [12 x i8] c"%+0*.*E\00\00\00\00\00", [12 x i8] c"% 0*.*E\00\00\00\00\00", [12 x i8] c"%+ 0*.*E\00\00\00\00", [12 x i8] c"%#0*.*E\00\00\00\00\00", [12 x i8] c"%+#0*.*E\00\00\00\00", [12 x i8] c"% #0*.*E\00\00\00\00", [12 x i8] c"%+ #0*.*E\00\00\00"], [16 x [12 x i8]] [[12 x i8] c"%*.*g\00\00\00\00\00\00\00", [12 x i8] c"%+*.*g\00\00\00\00\00\00", [12 x i8] c"% *.*g\00\00\00\00\00\00", [12 x i8] c"%+ *.*g\00\00\00\00\00", [12 x i8] c"%#*.*g\00\00\00\00\00\00", [12 x i8] c"%+#*.*g\00\00\00\00\00", [12 x i8] c"% #*.*g\00\00\00\00\00", [12 x i8] c"%+ #*.*g\00\00\00\00", [12 x i8] c"%0*.*g\00\00\00\00\00\00", [12 x i8] c"%+0*.*g\00\00\00\00\00", [12 x i8] c"% 0*.*g\00\00\00\00\00", [12 x i8] c"%+ 0*.*g\00\00\00\00", [12 x i8] c"%#0*.*g\00\00\00\00\00", [12 x i8] c"%+#0*.*g\00\00\00\00", [12 x i8] c"% #0*.*g\00\00\00\00", [12 x i8] c"%+ #0*.*g\00\00\00"], [16 x [12 x i8]] [[12 x i8] c"%*.*G\00\00\00\00\00\00\00", [12 x i8] c"%+*.*G\00\00\00\00\00\00", [12 x i8] c"% *.*G\00\00\00\00\00\00", [12 x i8] c"%+ *.*G\00\00\00\00\00", [12 x i8] c"%#*.*G\00\00\00\00\00\00", [12 x i8] c"%+#*.*G\00\00\00\00\00", [12 x i8] c"% #*.*G\00\00\00\00\00", [12 x i8] c"%+ #*.*G\00\00\00\00", [12 x i8] c"%0*.*G\00\00\00\00\00\00", [12 x i8] c"%+0*.*G\00\00\00\00\00", [12 x i8] c"% 0*.*G\00\00\00\00\00", [12 x i8] c"%+ 0*.*G\00\00\00\00", [12 x i8] c"%#0*.*G\00\00\00\00\00", [12 x i8] c"%+#0*.*G\00\00\00\00", [12 x i8] c"% #0*.*G\00\00\00\00", [12 x i8] c"%+ #0*.*G\00\00\00"], [16 x [12 x i8]] [[12 x i8] c"%*.*a\00\00\00\00\00\00\00", [12 x i8] c"%+*.*a\00\00\00\00\00\00", [12 x i8] c"% *.*a\00\00\00\00\00\00", [12 x i8] c"%+ *.*a\00\00\00\00\00", [12 x i8] c"%#*.*a\00\00\00\00\00\00", [12 x i8] c"%+#*.*a\00\00\00\00\00", [12 x i8] c"% #*.*a\00\00\00\00\00", [12 x i8] c"%+ #*.*a\00\00\00\00", [12 x i8] c"%0*.*a\00\00\00\00\00\00", [12 x i8] c"%+0*.*a\00\00\00\00\00", [12 x i8] c"% 0*.*a\00\00\00\00\00", [12 x i8] c"%+ 0*.*a\00\00\00\00", [12 x i8] c"%#0*.*a\00\00\00\00\00", [12 x i8] c"%+#0*.*a\00\00\00\00", [12 x i8] c"% #0*.*a\00\00\00\00", [12 x i8] c"%+ #0*.*a\00\00\00"], [16 x [12 x i8]] [[12 x i8] c"%*.*A\00\00\00\00\00\00\00", [12 x i8] c"%+*.*A\00\00\00\00\00\00", [12 x i8] c"% *.*A\00\00\00\00\00\00", [12 x i8] c"%+ *.*A\00\00\00\00\00", [12 x i8] c"%#*.*A\00\00\00\00\00\00", [12 x i8] c"%+#*.*A\00\00\00\00\00", [12 x i8] c"% #*.*A\00\00\00\00\00", [12 x i8] c"%+ #*.*A\00\00\00\00", [12 x i8] c"%0*.*A\00\00\00\00\00\00", [12 x i8] c"%+0*.*A\00\00\00\00\00", [12 x i8] c"% 0*.*A\00\00\00\00\00", [12 x i8] c"%+ 0*.*A\00\00\00\00", [12 x i8] c"%#0*.*A\00\00\00\00\00", [12 x i8] c"%+#0*.*A\00\00\00\00", [12 x i8] c"% #0*.*A\00\00\00\00", [12 x i8] c"%+ #0*.*A\00\00\00"]], align 1
@.str.1.37 = private unnamed_addr constant [4 x i8] c"%*c\00", align 1
@.str.2.38 = private unnamed_addr constant [6 x i8] c"%*.*s\00", align 1
@.str.3.39 = private unnamed_addr constant [6 x i8] c"%*.*p\00", align 1
@.str.4.40 = private unnamed_addr constant [3 x i8] c"%%\00", align 1
@.str.5.41 = private unnamed_addr constant [2 x i8] c"?\00", align 1
@.str.6.42 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.47 = private unnamed_addr constant [39 x i8] c"a futex operation that is not modelled\00", align 1
@waiting = internal global i32 0, align 4
@woken.48 = internal global i32 0, align 4
@.str.1.49 = private unnamed_addr constant [58 x i8] c"more than 8 threads wait on futexes: that is not modelled\00", align 1
@place = internal global [8 x i32] zeroinitializer, align 4
@awaited = internal global [8 x i32] zeroinitializer, align 4
@_ZTVNSt6thread6_StateE = dso_local global [5 x i8*] [i8* null, i8* null, i8* bitcast (void (%struct.state*)* @_ZNSt6thread6_StateD1Ev to i8*), i8* bitcast (void (%struct.state*)* @_ZNSt6thread6_StateD0Ev to i8*), i8* bitcast (void (%struct.state*)* @pure to i8*)], align 4
@.str.50 = private unnamed_addr constant [52 x i8] c"std::thread::join of a thread that cannot be joined\00", align 1
@.str.1.51 = private unnamed_addr constant [56 x i8] c"std::thread::detach of a thread that cannot be detached\00", align 1
@_ZSt11__once_call = dso_local thread_local global void ()* null, align 4
@ready_at_end = internal thread_local global %struct.make_ready* null, align 4
@.str.2.52 = private unnamed_addr constant [25 x i8] c"std::terminate is called\00", align 1
@.str.3.53 = private unnamed_addr constant [25 x i8] c"std::bad_alloc is thrown\00", align 1
@.str.4.54 = private unnamed_addr constant [36 x i8] c"std::bad_array_new_length is thrown\00", align 1
@.str.5.55 = private unnamed_addr constant [24 x i8] c"std::bad_cast is thrown\00", align 1
@.str.6.56 = private unnamed_addr constant [26 x i8] c"std::bad_typeid is thrown\00", align 1
@.str.7.57 = private unnamed_addr constant [27 x i8] c"std::logic_error is thrown\00", align 1
@.str.8.58 = private unnamed_addr constant [28 x i8] c"std::length_error is thrown\00", align 1
@.str.9.59 = private unnamed_addr constant [28 x i8] c"std::out_of_range is thrown\00", align 1
@.str.10.60 = private unnamed_addr constant [32 x i8] c"std::invalid_argument is thrown\00", align 1
@.str.11.61 = private unnamed_addr constant [29 x i8] c"std::runtime_error is thrown\00", align 1
@.str.12.62 = private unnamed_addr constant [28 x i8] c"std::system_error is thrown\00", align 1
@.str.13.63 = private unnamed_addr constant [28 x i8] c"std::future_error is thrown\00", align 1
@.str.14.64 = private unnamed_addr constant [33 x i8] c"std::bad_function_call is thrown\00", align 1
@.str.15.65 = private unnamed_addr constant [29 x i8] c"an exception is thrown again\00", align 1
@.str.16 = private unnamed_addr constant [74 x i8] c"the C++ library is used against its rules: what it asks for does not hold\00", align 1
@pointers_locked = internal global i32 0, align 4
@__libc_single_threaded = dso_local global i8 0, align 1
@broken = internal constant i8 0, align 1
@_ZSt15__once_callable = dso_local thread_local global i8* null, align 4
@_ZSt7nothrow = dso_local global i8 0, align 1
@_ZNSt12placeholders2_1E = dso_local global i8 0, align 1
@_ZNSt12placeholders2_2E = dso_local global i8 0, align 1
@_ZNSt12placeholders2_3E = dso_local global i8 0, align 1
@_ZNSt12placeholders2_4E = dso_local global i8 0, align 1
@_ZSt4cout = dso_local global [272 x i8] zeroinitializer, align 1
@_ZSt4cerr = dso_local global [272 x i8] zeroinitializer, align 1
@_ZSt4clog = dso_local global [272 x i8] zeroinitializer, align 1
@.str.17 = private unnamed_addr constant [34 x i8] c"a pure virtual function is called\00", align 1
@at_exit = internal global %struct.list zeroinitializer, align 4
@at_quick = internal global %struct.list zeroinitializer, align 4
@ender = internal global i32 0, align 4
@marked = internal global i32 0, align 4
@local_count = internal thread_local global i32 0, align 4
@.str.67 = private unnamed_addr constant [69 x i8] c"a thread has more than 16 thread-local objects: that is not modelled\00", align 1
@locals = internal thread_local global [16 x %struct.handler] zeroinitializer, align 4
@others = internal global i32 0, align 4
@.str.1.66 = private unnamed_addr constant [67 x i8] c"more than 64 functions are to run at the end: that is not modelled\00", align 1
@.str.68 = private unnamed_addr constant [55 x i8] c"longjmp is called with a buffer that no setjmp has set\00", align 1
@.str.1.69 = private unnamed_addr constant [60 x i8] c"longjmp is called with a buffer that another thread has set\00", align 1
@.str.2.70 = private unnamed_addr constant [45 x i8] c"longjmp goes to a function that has returned\00", align 1
@target_site = internal thread_local global i32 0, align 4
@target_value = internal thread_local global i32 0, align 4
@target = internal thread_local global i8* null, align 4
@handlers = internal thread_local global %struct.jump* null, align 4
@end_value = internal thread_local global i8* null, align 4

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
  %arrayidx = getelementptr inbounds [2 x i32], [2 x i32]* %unused, i32 0, i32 0
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
  call void @__fp_misuse(i32 noundef %conv, i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str, i32 0, i32 0)) #6
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
  %call = call i32 @__fp_thread_self() #6
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %word1 = getelementptr inbounds %struct.mutex, %struct.mutex* %m, i32 0, i32 0
  %0 = load atomic i32, i32* %word1 acquire, align 4
  %and = and i32 %0, 1048575
  %cmp = icmp ne i32 %and, 1048575
  %conv = zext i1 %cmp to i32
  call void @__fp_misuse(i32 noundef %conv, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.1, i32 0, i32 0)) #6
  %and2 = and i32 %0, 1048575
  %cmp3 = icmp eq i32 %and2, %call
  br i1 %cmp3, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %call5 = call i32 @again(%struct.mutex* noundef %m, i32 noundef %0) #6
  %cmp6 = icmp ne i32 %call5, 16
  %conv7 = zext i1 %cmp6 to i32
  call void @__fp_await(i32 noundef %conv7) #6
  br label %if.end

if.else:                                          ; preds = %entry
  %cmp8 = icmp eq i32 %0, 0
  %conv9 = zext i1 %cmp8 to i32
  call void @__fp_await(i32 noundef %conv9) #6
  %word10 = getelementptr inbounds %struct.mutex, %struct.mutex* %m, i32 0, i32 0
  store atomic i32 %call, i32* %word10 release, align 4
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  %result.0 = phi i32 [ %call5, %if.then ], [ 0, %if.else ]
  call void @__fp_atomic_end() #6
  call void @__fp_full_fence() #6
  ret i32 %result.0
}

declare i32 @__fp_thread_self() #1

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
  %call = call i32 @__fp_thread_self() #6
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %word1 = getelementptr inbounds %struct.mutex, %struct.mutex* %m, i32 0, i32 0
  %0 = load atomic i32, i32* %word1 monotonic, align 4
  %and = and i32 %0, 1048575
  %cmp = icmp ne i32 %and, 1048575
  %conv = zext i1 %cmp to i32
  call void @__fp_misuse(i32 noundef %conv, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.1, i32 0, i32 0)) #6
  %cmp2 = icmp eq i32 %0, 0
  br i1 %cmp2, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  fence acquire
  %word4 = getelementptr inbounds %struct.mutex, %struct.mutex* %m, i32 0, i32 0
  store atomic i32 %call, i32* %word4 release, align 4
  br label %if.end16

if.else:                                          ; preds = %entry
  %and5 = and i32 %0, 1048575
  %cmp6 = icmp eq i32 %and5, %call
  br i1 %cmp6, label %if.then8, label %if.end15

if.then8:                                         ; preds = %if.else
  %call9 = call i32 @again(%struct.mutex* noundef %m, i32 noundef %0) #6
  %tobool = icmp ne i32 %cplusplus, 0
  br i1 %tobool, label %lor.rhs, label %lor.end

lor.rhs:                                          ; preds = %if.then8
  %cmp10 = icmp eq i32 %call9, 0
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %if.then8
  %1 = phi i1 [ true, %if.then8 ], [ %cmp10, %lor.rhs ]
  %lor.ext = zext i1 %1 to i32
  call void @__fp_misuse(i32 noundef %lor.ext, i8* noundef getelementptr inbounds ([45 x i8], [45 x i8]* @.str.6, i32 0, i32 0)) #6
  %cmp12 = icmp eq i32 %call9, 16
  br i1 %cmp12, label %if.then14, label %if.end

if.then14:                                        ; preds = %lor.end
  br label %if.end

if.end:                                           ; preds = %if.then14, %lor.end
  %result.0 = phi i32 [ %failure, %if.then14 ], [ %call9, %lor.end ]
  br label %if.end15

if.end15:                                         ; preds = %if.end, %if.else
  %result.1 = phi i32 [ %result.0, %if.end ], [ %failure, %if.else ]
  br label %if.end16

if.end16:                                         ; preds = %if.end15, %if.then
  %result.2 = phi i32 [ 0, %if.then ], [ %result.1, %if.end15 ]
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
  %0 = load i32, i32* %nanoseconds, align 4
  %cmp = icmp slt i32 %0, 0
  br i1 %cmp, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %entry
  %nanoseconds1 = getelementptr inbounds %struct.timespec, %struct.timespec* %t, i32 0, i32 1
  %1 = load i32, i32* %nanoseconds1, align 4
  %cmp2 = icmp sge i32 %1, 1000000000
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
  %call = call i32 @__fp_thread_self() #6
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %word1 = getelementptr inbounds %struct.mutex, %struct.mutex* %m, i32 0, i32 0
  %0 = load atomic i32, i32* %word1 monotonic, align 4
  %and = and i32 %0, 1048575
  %cmp = icmp eq i32 %and, %call
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %word2 = getelementptr inbounds %struct.mutex, %struct.mutex* %m, i32 0, i32 0
  %cmp3 = icmp uge i32 %0, 1048576
  br i1 %cmp3, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.then
  %sub = sub i32 %0, 1048576
  br label %cond.end

cond.false:                                       ; preds = %if.then
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %sub, %cond.true ], [ 0, %cond.false ]
  store atomic i32 %cond, i32* %word2 release, align 4
  br label %if.end

if.else:                                          ; preds = %entry
  %kind4 = getelementptr inbounds %struct.mutex, %struct.mutex* %m, i32 0, i32 2
  %1 = load atomic i32, i32* %kind4 monotonic, align 4
  %and6 = and i32 %1, 3
  %cmp7 = icmp eq i32 %and6, 1
  br i1 %cmp7, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %if.else
  %cmp8 = icmp eq i32 %and6, 2
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %if.else
  %2 = phi i1 [ true, %if.else ], [ %cmp8, %lor.rhs ]
  %lor.ext = zext i1 %2 to i32
  call void @__fp_misuse(i32 noundef %lor.ext, i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.2, i32 0, i32 0)) #6
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
  %arrayidx = getelementptr inbounds [8 x %struct.mutex*], [8 x %struct.mutex*]* @__fp_holds, i32 0, i32 %1
  store %struct.mutex* %m, %struct.mutex** %arrayidx, align 4
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
  call void @__fp_misuse(i32 noundef %conv, i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.2, i32 0, i32 0)) #6
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
  %i.0 = phi i32 [ %cond, %cond.end ], [ %dec15, %for.inc ]
  %cmp3 = icmp sge i32 %i.0, 0
  br i1 %cmp3, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %arrayidx = getelementptr inbounds [8 x %struct.mutex*], [8 x %struct.mutex*]* @__fp_holds, i32 0, i32 %i.0
  %1 = load %struct.mutex*, %struct.mutex** %arrayidx, align 4
  %cmp5 = icmp eq %struct.mutex* %1, %m
  br i1 %cmp5, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %cmp7 = icmp slt i32 %dec, 8
  br i1 %cmp7, label %cond.true9, label %cond.false11

cond.true9:                                       ; preds = %if.then
  %arrayidx10 = getelementptr inbounds [8 x %struct.mutex*], [8 x %struct.mutex*]* @__fp_holds, i32 0, i32 %dec
  %2 = load %struct.mutex*, %struct.mutex** %arrayidx10, align 4
  br label %cond.end12

cond.false11:                                     ; preds = %if.then
  br label %cond.end12

cond.end12:                                       ; preds = %cond.false11, %cond.true9
  %cond13 = phi %struct.mutex* [ %2, %cond.true9 ], [ null, %cond.false11 ]
  %arrayidx14 = getelementptr inbounds [8 x %struct.mutex*], [8 x %struct.mutex*]* @__fp_holds, i32 0, i32 %i.0
  store %struct.mutex* %cond13, %struct.mutex** %arrayidx14, align 4
  br label %for.end

if.end:                                           ; preds = %for.body
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %dec15 = add nsw i32 %i.0, -1
  br label %for.cond, !llvm.loop !6

for.end:                                          ; preds = %cond.end12, %for.cond
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
  %arrayidx = getelementptr inbounds [8 x %struct.mutex*], [8 x %struct.mutex*]* @__fp_holds, i32 0, i32 %i.0
  %2 = load %struct.mutex*, %struct.mutex** %arrayidx, align 4
  %3 = ptrtoint %struct.mutex* %2 to i32
  %4 = ptrtoint i8* %object to i32
  %sub = sub i32 %3, %4
  %call = call i32 @__fp_object_size(i8* noundef %object) #6
  %cmp2 = icmp uge i32 %sub, %call
  %conv = zext i1 %cmp2 to i32
  call void @__fp_misuse(i32 noundef %conv, i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str.3, i32 0, i32 0)) #6
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !8

for.end:                                          ; preds = %land.end
  ret void
}

declare i32 @__fp_object_size(i8* noundef) #1

; Function Attrs: noinline nounwind
define dso_local void @__fp_std_mutex_gone(%struct.mutex* noundef %m) #0 section "fp.mutex" {
entry:
  %word = getelementptr inbounds %struct.mutex, %struct.mutex* %m, i32 0, i32 0
  %0 = load atomic i32, i32* %word monotonic, align 4
  %cmp = icmp eq i32 %0, 0
  %conv = zext i1 %cmp to i32
  call void @__fp_misuse(i32 noundef %conv, i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str.3, i32 0, i32 0)) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @__fp_end_mutexes() #0 {
entry:
  %0 = load i32, i32* @__fp_held, align 4
  %cmp = icmp eq i32 %0, 0
  %conv = zext i1 %cmp to i32
  call void @__fp_misuse(i32 noundef %conv, i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.4, i32 0, i32 0)) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_mutex_release(%struct.mutex* noundef %m) #0 section "fp.mutex" {
entry:
  %word1 = getelementptr inbounds %struct.mutex, %struct.mutex* %m, i32 0, i32 0
  %0 = load atomic i32, i32* %word1 monotonic, align 4
  %and = and i32 %0, 1048575
  %call = call i32 @__fp_thread_self() #6
  %cmp = icmp ne i32 %and, %call
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %kind = getelementptr inbounds %struct.mutex, %struct.mutex* %m, i32 0, i32 2
  %1 = load atomic i32, i32* %kind monotonic, align 4
  %and3 = and i32 %1, 3
  %cmp4 = icmp eq i32 %and3, 2
  %conv = zext i1 %cmp4 to i32
  call void @__fp_misuse(i32 noundef %conv, i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.5, i32 0, i32 0)) #6
  br label %return

if.end:                                           ; preds = %entry
  %word5 = getelementptr inbounds %struct.mutex, %struct.mutex* %m, i32 0, i32 0
  %cmp6 = icmp uge i32 %0, 1048576
  br i1 %cmp6, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end
  %sub = sub i32 %0, 1048576
  br label %cond.end

cond.false:                                       ; preds = %if.end
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %sub, %cond.true ], [ 0, %cond.false ]
  store atomic i32 %cond, i32* %word5 release, align 4
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
  %call = call i32 @__fp_thread_self() #6
  %and = and i32 %0, 1048575
  %cmp = icmp eq i32 %and, %call
  %conv = zext i1 %cmp to i32
  %cmp2 = icmp eq i32 %0, 0
  %conv3 = zext i1 %cmp2 to i32
  %or = or i32 %conv3, %conv
  call void @__fp_await(i32 noundef %or) #6
  %word4 = getelementptr inbounds %struct.mutex, %struct.mutex* %m, i32 0, i32 0
  %or5 = or i32 %0, %call
  %mul = mul i32 %conv, 1048576
  %add = add i32 %or5, %mul
  store atomic i32 %add, i32* %word4 release, align 4
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
  %call = call i32 @__fp_thread_self() #6
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %word1 = getelementptr inbounds %struct.mutex.0, %struct.mutex.0* %m, i32 0, i32 0
  %0 = load atomic i32, i32* %word1 monotonic, align 4
  %and = and i32 %0, 1048575
  %cmp = icmp ne i32 %and, 1048575
  %conv = zext i1 %cmp to i32
  call void @__fp_misuse(i32 noundef %conv, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.1.1, i32 0, i32 0)) #6
  %call2 = call i32 @is_open(i32 noundef %0) #6
  %tobool = icmp ne i32 %call2, 0
  br i1 %tobool, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  fence acquire
  %call3 = call i32 @take(%struct.mutex.0* noundef %m, i32 noundef %0) #6
  br label %if.end33

if.else:                                          ; preds = %entry
  %and4 = and i32 %0, 1048575
  %cmp5 = icmp eq i32 %and4, %call
  br i1 %cmp5, label %land.lhs.true, label %if.else13

land.lhs.true:                                    ; preds = %if.else
  %kind = getelementptr inbounds %struct.mutex.0, %struct.mutex.0* %m, i32 0, i32 3
  %1 = load atomic i32, i32* %kind monotonic, align 4
  %and8 = and i32 %1, 3
  %cmp9 = icmp eq i32 %and8, 1
  br i1 %cmp9, label %if.then11, label %if.else13

if.then11:                                        ; preds = %land.lhs.true
  %word12 = getelementptr inbounds %struct.mutex.0, %struct.mutex.0* %m, i32 0, i32 0
  %add = add i32 %0, 1048576
  store atomic i32 %add, i32* %word12 release, align 4
  br label %if.end32

if.else13:                                        ; preds = %land.lhs.true, %if.else
  %and14 = and i32 %0, 1048575
  %cmp15 = icmp eq i32 %and14, %call
  br i1 %cmp15, label %land.lhs.true17, label %if.else27

land.lhs.true17:                                  ; preds = %if.else13
  %kind18 = getelementptr inbounds %struct.mutex.0, %struct.mutex.0* %m, i32 0, i32 3
  %2 = load atomic i32, i32* %kind18 monotonic, align 4
  %and20 = and i32 %2, 3
  %cmp21 = icmp eq i32 %and20, 2
  br i1 %cmp21, label %land.lhs.true23, label %if.else27

land.lhs.true23:                                  ; preds = %land.lhs.true17
  %cmp24 = icmp ne i32 %how, 1
  br i1 %cmp24, label %if.then26, label %if.else27

if.then26:                                        ; preds = %land.lhs.true23
  br label %if.end

if.else27:                                        ; preds = %land.lhs.true23, %land.lhs.true17, %if.else13
  %cmp28 = icmp ne i32 %how, 0
  %conv29 = zext i1 %cmp28 to i32
  call void @__fp_await(i32 noundef %conv29) #6
  %cmp30 = icmp eq i32 %how, 1
  %3 = zext i1 %cmp30 to i64
  %cond = select i1 %cmp30, i32 16, i32 110
  br label %if.end

if.end:                                           ; preds = %if.else27, %if.then26
  %result.0 = phi i32 [ 35, %if.then26 ], [ %cond, %if.else27 ]
  br label %if.end32

if.end32:                                         ; preds = %if.end, %if.then11
  %result.1 = phi i32 [ 0, %if.then11 ], [ %result.0, %if.end ]
  br label %if.end33

if.end33:                                         ; preds = %if.end32, %if.then
  %result.2 = phi i32 [ %call3, %if.then ], [ %result.1, %if.end32 ]
  call void @__fp_atomic_end() #6
  call void @__fp_full_fence() #6
  %call34 = call i32 @taken(%struct.mutex.0* noundef %m, i32 noundef %result.2) #6
  ret i32 %call34
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
  %call = call i32 @__fp_thread_self() #6
  store atomic i32 %call, i32* %word1 release, align 4
  br label %return

if.end:                                           ; preds = %entry
  %state2 = getelementptr inbounds %struct.mutex.0, %struct.mutex.0* %m, i32 0, i32 1
  %1 = load atomic i32, i32* %state2 acquire, align 4
  %cmp = icmp eq i32 %1, 2
  br i1 %cmp, label %if.then4, label %if.end5

if.then4:                                         ; preds = %if.end
  br label %return

if.end5:                                          ; preds = %if.end
  %word6 = getelementptr inbounds %struct.mutex.0, %struct.mutex.0* %m, i32 0, i32 0
  %call8 = call i32 @__fp_thread_self() #6
  store atomic i32 %call8, i32* %word6 release, align 4
  %cmp9 = icmp ne i32 %word, 1048574
  br i1 %cmp9, label %if.then10, label %if.end11

if.then10:                                        ; preds = %if.end5
  br label %return

if.end11:                                         ; preds = %if.end5
  %state12 = getelementptr inbounds %struct.mutex.0, %struct.mutex.0* %m, i32 0, i32 1
  store atomic i32 1, i32* %state12 release, align 4
  br label %return

return:                                           ; preds = %if.end11, %if.then10, %if.then4, %if.then
  %retval.0 = phi i32 [ 131, %if.then4 ], [ 0, %if.then10 ], [ 130, %if.end11 ], [ 0, %if.then ]
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
  call void @__fp_within(i32 noundef %conv, i8* noundef getelementptr inbounds ([65 x i8], [65 x i8]* @.str.2.2, i32 0, i32 0)) #6
  %3 = load i32, i32* @count, align 4
  %arrayidx = getelementptr inbounds [16 x %struct.mutex.0*], [16 x %struct.mutex.0*]* @held, i32 0, i32 %3
  store %struct.mutex.0* %m, %struct.mutex.0** %arrayidx, align 4
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
  %0 = load i32, i32* %nanoseconds, align 4
  %cmp = icmp slt i32 %0, 0
  br i1 %cmp, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %entry
  %nanoseconds1 = getelementptr inbounds %struct.timespec, %struct.timespec* %t, i32 0, i32 1
  %1 = load i32, i32* %nanoseconds1, align 4
  %cmp2 = icmp sge i32 %1, 1000000000
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
  %call = call i32 @__fp_thread_self() #6
  %cmp = icmp eq i32 %1, %call
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  call void @forget(%struct.mutex.0* noundef %m) #6
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %call3 = call i32 @unlock(%struct.mutex.0* noundef %m, i32 noundef %0) #6
  call void @__fp_atomic_end() #6
  call void @__fp_full_fence() #6
  %cmp4 = icmp eq i32 %call3, 1
  %2 = zext i1 %cmp4 to i64
  %cond = select i1 %cmp4, i32 1, i32 0
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
  %arrayidx = getelementptr inbounds [16 x %struct.mutex.0*], [16 x %struct.mutex.0*]* @held, i32 0, i32 %i.0
  %1 = load %struct.mutex.0*, %struct.mutex.0** %arrayidx, align 4
  %cmp1 = icmp eq %struct.mutex.0* %1, %m
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %2 = load i32, i32* @count, align 4
  %dec = add i32 %2, -1
  store i32 %dec, i32* @count, align 4
  %3 = load i32, i32* @count, align 4
  %arrayidx2 = getelementptr inbounds [16 x %struct.mutex.0*], [16 x %struct.mutex.0*]* @held, i32 0, i32 %3
  %4 = load %struct.mutex.0*, %struct.mutex.0** %arrayidx2, align 4
  %arrayidx3 = getelementptr inbounds [16 x %struct.mutex.0*], [16 x %struct.mutex.0*]* @held, i32 0, i32 %i.0
  store %struct.mutex.0* %4, %struct.mutex.0** %arrayidx3, align 4
  br label %for.end

if.end:                                           ; preds = %for.body
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %inc = add i32 %i.0, 1
  br label %for.cond, !llvm.loop !9

for.end:                                          ; preds = %if.then, %for.cond
  ret void
}

; Function Attrs: noinline nounwind
define internal i32 @unlock(%struct.mutex.0* noundef %m, i32 noundef %kind) #0 section "fp.robust" {
entry:
  %word1 = getelementptr inbounds %struct.mutex.0, %struct.mutex.0* %m, i32 0, i32 0
  %0 = load atomic i32, i32* %word1 monotonic, align 4
  %and = and i32 %0, 1048575
  %call = call i32 @__fp_thread_self() #6
  %cmp = icmp ne i32 %and, %call
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %and2 = and i32 %kind, 19
  %cmp3 = icmp ne i32 %and2, 0
  br i1 %cmp3, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %if.then
  %and4 = and i32 %kind, 19
  %cmp5 = icmp ne i32 %and4, 3
  br label %land.end

land.end:                                         ; preds = %land.rhs, %if.then
  %1 = phi i1 [ false, %if.then ], [ %cmp5, %land.rhs ]
  %land.ext = zext i1 %1 to i32
  call void @__fp_misuse(i32 noundef %land.ext, i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.3.4, i32 0, i32 0)) #6
  br label %return

if.end:                                           ; preds = %entry
  %cmp6 = icmp uge i32 %0, 1048576
  br i1 %cmp6, label %if.then7, label %if.end9

if.then7:                                         ; preds = %if.end
  %word8 = getelementptr inbounds %struct.mutex.0, %struct.mutex.0* %m, i32 0, i32 0
  %sub = sub i32 %0, 1048576
  store atomic i32 %sub, i32* %word8 release, align 4
  br label %return

if.end9:                                          ; preds = %if.end
  %and10 = and i32 %kind, 16
  %tobool = icmp ne i32 %and10, 0
  br i1 %tobool, label %land.lhs.true, label %if.end16

land.lhs.true:                                    ; preds = %if.end9
  %state = getelementptr inbounds %struct.mutex.0, %struct.mutex.0* %m, i32 0, i32 1
  %2 = load atomic i32, i32* %state acquire, align 4
  %cmp12 = icmp eq i32 %2, 1
  br i1 %cmp12, label %if.then13, label %if.end16

if.then13:                                        ; preds = %land.lhs.true
  %state14 = getelementptr inbounds %struct.mutex.0, %struct.mutex.0* %m, i32 0, i32 1
  store atomic i32 2, i32* %state14 release, align 4
  br label %if.end16

if.end16:                                         ; preds = %if.then13, %land.lhs.true, %if.end9
  %word17 = getelementptr inbounds %struct.mutex.0, %struct.mutex.0* %m, i32 0, i32 0
  store atomic i32 0, i32* %word17 release, align 4
  br label %return

return:                                           ; preds = %if.end16, %if.then7, %land.end
  %retval.0 = phi i32 [ 1, %land.end ], [ 16, %if.then7 ], [ 0, %if.end16 ]
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
  %call = call i32 @__fp_thread_self() #6
  %cmp = icmp eq i32 %and2, %call
  br i1 %cmp, label %land.lhs.true3, label %if.end

land.lhs.true3:                                   ; preds = %land.lhs.true
  %state = getelementptr inbounds %struct.mutex.0, %struct.mutex.0* %m, i32 0, i32 1
  %2 = load atomic i32, i32* %state acquire, align 4
  %cmp5 = icmp eq i32 %2, 1
  br i1 %cmp5, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true3
  %state6 = getelementptr inbounds %struct.mutex.0, %struct.mutex.0* %m, i32 0, i32 1
  store atomic i32 0, i32* %state6 release, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true3, %land.lhs.true, %entry
  %result.0 = phi i32 [ 0, %if.then ], [ 22, %land.lhs.true3 ], [ 22, %land.lhs.true ], [ 22, %entry ]
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
  call void @__fp_misuse(i32 noundef %lor.ext, i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.7, i32 0, i32 0)) #6
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
  %call = call i32 @__fp_thread_self() #6
  %cmp = icmp eq i32 %1, %call
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
  %arrayidx = getelementptr inbounds [16 x %struct.mutex.0*], [16 x %struct.mutex.0*]* @held, i32 0, i32 %2
  %3 = load %struct.mutex.0*, %struct.mutex.0** %arrayidx, align 4
  %word = getelementptr inbounds %struct.mutex.0, %struct.mutex.0* %3, i32 0, i32 0
  store atomic i32 1048574, i32* %word release, align 4
  call void @__fp_full_fence() #6
  br label %while.cond, !llvm.loop !10

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
define dso_local i32 @pthread_cond_init(%struct.timespec* noundef %c, i8* noundef %attr) #0 section "fp.init_condition" {
entry:
  %waiting = getelementptr inbounds %struct.timespec, %struct.timespec* %c, i32 0, i32 0
  store i32 0, i32* %waiting, align 4
  %woken = getelementptr inbounds %struct.timespec, %struct.timespec* %c, i32 0, i32 1
  store i32 0, i32* %woken, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_cond_destroy(%struct.timespec* noundef %c) #0 section "fp.destroy_condition" {
entry:
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %waiting1 = getelementptr inbounds %struct.timespec, %struct.timespec* %c, i32 0, i32 0
  %0 = load atomic i32, i32* %waiting1 acquire, align 4
  %woken2 = getelementptr inbounds %struct.timespec, %struct.timespec* %c, i32 0, i32 1
  %1 = load atomic i32, i32* %woken2 acquire, align 4
  call void @in_use(i32 noundef %0, i32 noundef %1) #6
  %cmp = icmp eq i32 %0, 0
  %conv = zext i1 %cmp to i32
  call void @__fp_misuse(i32 noundef %conv, i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.8, i32 0, i32 0)) #6
  %cmp4 = icmp eq i32 %1, 0
  %conv5 = zext i1 %cmp4 to i32
  call void @__fp_await(i32 noundef %conv5) #6
  %waiting6 = getelementptr inbounds %struct.timespec, %struct.timespec* %c, i32 0, i32 0
  store i32 -1, i32* %waiting6, align 4
  %woken7 = getelementptr inbounds %struct.timespec, %struct.timespec* %c, i32 0, i32 1
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
  call void @__fp_misuse(i32 noundef %conv, i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.1.9, i32 0, i32 0)) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_cond_wait(%struct.timespec* noundef %c, %struct.mutex.0* noundef %m) #0 section "fp.wait" {
entry:
  %call = call i32 @enter(%struct.timespec* noundef %c, %struct.mutex.0* noundef %m, i32 noundef 0) #6
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %call1 = call i32 @leave(%struct.timespec* noundef %c, %struct.mutex.0* noundef %m, i32 noundef %call, i32 noundef 0) #6
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %call1, %cond.true ], [ 1, %cond.false ]
  ret i32 %cond
}

; Function Attrs: noinline nounwind
define internal i32 @enter(%struct.timespec* noundef %c, %struct.mutex.0* noundef %m, i32 noundef %robust) #0 section "fp.condition" {
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
  %waiting2 = getelementptr inbounds %struct.timespec, %struct.timespec* %c, i32 0, i32 0
  %0 = load atomic i32, i32* %waiting2 acquire, align 4
  %woken3 = getelementptr inbounds %struct.timespec, %struct.timespec* %c, i32 0, i32 1
  %1 = load atomic i32, i32* %woken3 acquire, align 4
  call void @in_use(i32 noundef %0, i32 noundef %1) #6
  %or = or i32 %0, %1
  %cmp5 = icmp ne i32 %or, -1
  %conv = zext i1 %cmp5 to i32
  call void @__fp_within(i32 noundef %conv, i8* noundef getelementptr inbounds ([74 x i8], [74 x i8]* @.str.2.10, i32 0, i32 0)) #6
  %neg = xor i32 %or, -1
  %add = add i32 %or, 1
  %and = and i32 %neg, %add
  %waiting6 = getelementptr inbounds %struct.timespec, %struct.timespec* %c, i32 0, i32 0
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
define internal i32 @leave(%struct.timespec* noundef %c, %struct.mutex.0* noundef %m, i32 noundef %bit, i32 noundef %timed) #0 {
entry:
  %call = call i32 @woken(%struct.timespec* noundef %c, i32 noundef %bit, i32 noundef %timed) #6
  call void @__fp_atomic_begin() #6
  call void bitcast (void (%struct.mutex*)* @__fp_mutex_acquire to void (%struct.mutex.0*)*)(%struct.mutex.0* noundef %m) #6
  call void @__fp_atomic_end() #6
  call void @__fp_full_fence() #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define internal i32 @woken(%struct.timespec* noundef %c, i32 noundef %bit, i32 noundef %timed) #0 section "fp.condition" {
entry:
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %woken1 = getelementptr inbounds %struct.timespec, %struct.timespec* %c, i32 0, i32 1
  %0 = load atomic i32, i32* %woken1 acquire, align 4
  %and = and i32 %0, %bit
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %woken2 = getelementptr inbounds %struct.timespec, %struct.timespec* %c, i32 0, i32 1
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
  %waiting = getelementptr inbounds %struct.timespec, %struct.timespec* %c, i32 0, i32 0
  %waiting9 = getelementptr inbounds %struct.timespec, %struct.timespec* %c, i32 0, i32 0
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
define dso_local i32 @__fp_std_cond_timedwait(%struct.timespec* noundef %c, %struct.mutex.0* noundef %m, i8* noundef %time) #0 section "fp.timed_wait" {
entry:
  %call = call i32 @enter(%struct.timespec* noundef %c, %struct.mutex.0* noundef %m, i32 noundef 0) #6
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %call1 = call i32 @leave(%struct.timespec* noundef %c, %struct.mutex.0* noundef %m, i32 noundef %call, i32 noundef 1) #6
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %call1, %cond.true ], [ 1, %cond.false ]
  ret i32 %cond
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_std_cond_clockwait(%struct.timespec* noundef %c, %struct.mutex.0* noundef %m, i32 noundef %clock, i8* noundef %time) #0 {
entry:
  %call = call i32 @__fp_std_cond_timedwait(%struct.timespec* noundef %c, %struct.mutex.0* noundef %m, i8* noundef %time) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_cond_timedwait(%struct.timespec* noundef %c, %struct.mutex.0* noundef %m, %struct.timespec* noundef %time) #0 {
entry:
  %call = call i32 @__fp_no_moment.11(%struct.timespec* noundef %time) #6
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  br label %cond.end

cond.false:                                       ; preds = %entry
  %0 = bitcast %struct.timespec* %time to i8*
  %call1 = call i32 @__fp_std_cond_timedwait(%struct.timespec* noundef %c, %struct.mutex.0* noundef %m, i8* noundef %0) #6
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ 22, %cond.true ], [ %call1, %cond.false ]
  ret i32 %cond
}

; Function Attrs: noinline nounwind
define internal i32 @__fp_no_moment.11(%struct.timespec* noundef %t) #0 {
entry:
  %nanoseconds = getelementptr inbounds %struct.timespec, %struct.timespec* %t, i32 0, i32 1
  %0 = load i32, i32* %nanoseconds, align 4
  %cmp = icmp slt i32 %0, 0
  br i1 %cmp, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %entry
  %nanoseconds1 = getelementptr inbounds %struct.timespec, %struct.timespec* %t, i32 0, i32 1
  %1 = load i32, i32* %nanoseconds1, align 4
  %cmp2 = icmp sge i32 %1, 1000000000
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %entry
  %2 = phi i1 [ true, %entry ], [ %cmp2, %lor.rhs ]
  %lor.ext = zext i1 %2 to i32
  ret i32 %lor.ext
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_cond_clockwait(%struct.timespec* noundef %c, %struct.mutex.0* noundef %m, i32 noundef %clock, %struct.timespec* noundef %time) #0 {
entry:
  %call = call i32 @pthread_cond_timedwait(%struct.timespec* noundef %c, %struct.mutex.0* noundef %m, %struct.timespec* noundef %time) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_robust_cond_wait(%struct.timespec* noundef %c, %struct.mutex.0* noundef %m) #0 {
entry:
  %call = call i32 @wait_robust(%struct.timespec* noundef %c, %struct.mutex.0* noundef %m, i32 noundef 0) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define internal i32 @wait_robust(%struct.timespec* noundef %c, %struct.mutex.0* noundef %m, i32 noundef %timed) #0 {
entry:
  call void @__fp_robust_forget(%struct.mutex.0* noundef %m) #6
  %call = call i32 @enter(%struct.timespec* noundef %c, %struct.mutex.0* noundef %m, i32 noundef 1) #6
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %call1 = call i32 @woken(%struct.timespec* noundef %c, i32 noundef %call, i32 noundef %timed) #6
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
define dso_local i32 @__fp_robust_cond_timedwait(%struct.timespec* noundef %c, %struct.mutex.0* noundef %m, %struct.timespec* noundef %time) #0 {
entry:
  %call = call i32 @__fp_no_moment.11(%struct.timespec* noundef %time) #6
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  br label %cond.end

cond.false:                                       ; preds = %entry
  %call1 = call i32 @wait_robust(%struct.timespec* noundef %c, %struct.mutex.0* noundef %m, i32 noundef 1) #6
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ 22, %cond.true ], [ %call1, %cond.false ]
  ret i32 %cond
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_robust_cond_clockwait(%struct.timespec* noundef %c, %struct.mutex.0* noundef %m, i32 noundef %clock, %struct.timespec* noundef %time) #0 {
entry:
  %call = call i32 @__fp_robust_cond_timedwait(%struct.timespec* noundef %c, %struct.mutex.0* noundef %m, %struct.timespec* noundef %time) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_cond_signal(%struct.timespec* noundef %c) #0 section "fp.signal" {
entry:
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %waiting1 = getelementptr inbounds %struct.timespec, %struct.timespec* %c, i32 0, i32 0
  %0 = load atomic i32, i32* %waiting1 acquire, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %if.then, label %if.end11

if.then:                                          ; preds = %entry
  %woken2 = getelementptr inbounds %struct.timespec, %struct.timespec* %c, i32 0, i32 1
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
  %waiting7 = getelementptr inbounds %struct.timespec, %struct.timespec* %c, i32 0, i32 0
  %neg = xor i32 %chosen.0, -1
  %and8 = and i32 %0, %neg
  store atomic i32 %and8, i32* %waiting7 release, align 4
  %woken9 = getelementptr inbounds %struct.timespec, %struct.timespec* %c, i32 0, i32 1
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
define dso_local i32 @pthread_cond_broadcast(%struct.timespec* noundef %c) #0 section "fp.signal" {
entry:
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %waiting1 = getelementptr inbounds %struct.timespec, %struct.timespec* %c, i32 0, i32 0
  %0 = load atomic i32, i32* %waiting1 acquire, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %woken2 = getelementptr inbounds %struct.timespec, %struct.timespec* %c, i32 0, i32 1
  %1 = load atomic i32, i32* %woken2 acquire, align 4
  call void @in_use(i32 noundef %0, i32 noundef %1) #6
  %waiting4 = getelementptr inbounds %struct.timespec, %struct.timespec* %c, i32 0, i32 0
  store atomic i32 0, i32* %waiting4 release, align 4
  %woken5 = getelementptr inbounds %struct.timespec, %struct.timespec* %c, i32 0, i32 1
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
define dso_local i32 @pthread_rwlock_init(%struct.timespec* noundef %l, i8* noundef %attr) #0 {
entry:
  %state = getelementptr inbounds %struct.timespec, %struct.timespec* %l, i32 0, i32 0
  store i32 0, i32* %state, align 4
  %written = getelementptr inbounds %struct.timespec, %struct.timespec* %l, i32 0, i32 1
  store i32 0, i32* %written, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_rwlock_destroy(%struct.timespec* noundef %l) #0 {
entry:
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %state = getelementptr inbounds %struct.timespec, %struct.timespec* %l, i32 0, i32 0
  %0 = load atomic i32, i32* %state monotonic, align 4
  %cmp = icmp eq i32 %0, 0
  %conv = zext i1 %cmp to i32
  call void @__fp_misuse(i32 noundef %conv, i8* noundef getelementptr inbounds ([60 x i8], [60 x i8]* @.str.12, i32 0, i32 0)) #6
  %state1 = getelementptr inbounds %struct.timespec, %struct.timespec* %l, i32 0, i32 0
  store i32 -1, i32* %state1, align 4
  call void @__fp_atomic_end() #6
  call void @__fp_full_fence() #6
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_rwlock_rdlock(%struct.timespec* noundef %l) #0 {
entry:
  %call = call i32 @lock_rw(%struct.timespec* noundef %l, i32 noundef 0, i32 noundef 0) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define internal i32 @lock_rw(%struct.timespec* noundef %l, i32 noundef %write, i32 noundef %how) #0 {
entry:
  %call = call i32 @__fp_thread_self() #6
  %or = or i32 -2147483648, %call
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %state1 = getelementptr inbounds %struct.timespec, %struct.timespec* %l, i32 0, i32 0
  %0 = load atomic i32, i32* %state1 monotonic, align 4
  %cmp = icmp ne i32 %0, -1
  %conv = zext i1 %cmp to i32
  call void @__fp_misuse(i32 noundef %conv, i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.10, i32 0, i32 0)) #6
  %tobool = icmp ne i32 %write, 0
  br i1 %tobool, label %land.lhs.true, label %if.else

land.lhs.true:                                    ; preds = %entry
  %cmp2 = icmp eq i32 %0, 0
  br i1 %cmp2, label %if.then, label %if.else

if.then:                                          ; preds = %land.lhs.true
  fence acquire
  %state4 = getelementptr inbounds %struct.timespec, %struct.timespec* %l, i32 0, i32 0
  store atomic i32 %or, i32* %state4 release, align 4
  br label %if.end34

if.else:                                          ; preds = %land.lhs.true, %entry
  %tobool5 = icmp ne i32 %write, 0
  br i1 %tobool5, label %if.else13, label %land.lhs.true6

land.lhs.true6:                                   ; preds = %if.else
  %and = and i32 %0, -2147483648
  %tobool7 = icmp ne i32 %and, 0
  br i1 %tobool7, label %if.else13, label %if.then8

if.then8:                                         ; preds = %land.lhs.true6
  %written = getelementptr inbounds %struct.timespec, %struct.timespec* %l, i32 0, i32 1
  %1 = load atomic i32, i32* %written acquire, align 4
  %state10 = getelementptr inbounds %struct.timespec, %struct.timespec* %l, i32 0, i32 0
  %2 = atomicrmw add i32* %state10, i32 1 monotonic, align 4
  br label %if.end33

if.else13:                                        ; preds = %land.lhs.true6, %if.else
  %cmp14 = icmp eq i32 %how, 1
  br i1 %cmp14, label %if.then16, label %if.else17

if.then16:                                        ; preds = %if.else13
  br label %if.end32

if.else17:                                        ; preds = %if.else13
  %cmp18 = icmp eq i32 %0, %or
  br i1 %cmp18, label %if.then20, label %if.else26

if.then20:                                        ; preds = %if.else17
  %call21 = call i32 @__fp_spurious() #6
  %tobool22 = icmp ne i32 %call21, 0
  br i1 %tobool22, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %if.then20
  %cmp23 = icmp eq i32 %how, 2
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %if.then20
  %3 = phi i1 [ true, %if.then20 ], [ %cmp23, %lor.rhs ]
  %lor.ext = zext i1 %3 to i32
  call void @__fp_await(i32 noundef %lor.ext) #6
  %tobool25 = icmp ne i32 %call21, 0
  %4 = zext i1 %tobool25 to i64
  %cond = select i1 %tobool25, i32 35, i32 110
  br label %if.end31

if.else26:                                        ; preds = %if.else17
  %cmp27 = icmp eq i32 %how, 2
  br i1 %cmp27, label %if.then29, label %if.else30

if.then29:                                        ; preds = %if.else26
  br label %if.end

if.else30:                                        ; preds = %if.else26
  call void @__fp_await(i32 noundef 0) #6
  br label %if.end

if.end:                                           ; preds = %if.else30, %if.then29
  %result.0 = phi i32 [ 110, %if.then29 ], [ 0, %if.else30 ]
  br label %if.end31

if.end31:                                         ; preds = %if.end, %lor.end
  %result.1 = phi i32 [ %cond, %lor.end ], [ %result.0, %if.end ]
  br label %if.end32

if.end32:                                         ; preds = %if.end31, %if.then16
  %result.2 = phi i32 [ 16, %if.then16 ], [ %result.1, %if.end31 ]
  br label %if.end33

if.end33:                                         ; preds = %if.end32, %if.then8
  %result.3 = phi i32 [ %result.2, %if.end32 ], [ 0, %if.then8 ]
  br label %if.end34

if.end34:                                         ; preds = %if.end33, %if.then
  %result.4 = phi i32 [ 0, %if.then ], [ %result.3, %if.end33 ]
  call void @__fp_atomic_end() #6
  call void @__fp_full_fence() #6
  ret i32 %result.4
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_rwlock_wrlock(%struct.timespec* noundef %l) #0 {
entry:
  %call = call i32 @lock_rw(%struct.timespec* noundef %l, i32 noundef 1, i32 noundef 0) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_rwlock_tryrdlock(%struct.timespec* noundef %l) #0 {
entry:
  %call = call i32 @lock_rw(%struct.timespec* noundef %l, i32 noundef 0, i32 noundef 1) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_rwlock_trywrlock(%struct.timespec* noundef %l) #0 {
entry:
  %call = call i32 @lock_rw(%struct.timespec* noundef %l, i32 noundef 1, i32 noundef 1) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_rwlock_timedrdlock(%struct.timespec* noundef %l, i8* noundef %time) #0 {
entry:
  %call = call i32 @lock_rw(%struct.timespec* noundef %l, i32 noundef 0, i32 noundef 2) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_rwlock_timedwrlock(%struct.timespec* noundef %l, i8* noundef %time) #0 {
entry:
  %call = call i32 @lock_rw(%struct.timespec* noundef %l, i32 noundef 1, i32 noundef 2) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_rwlock_clockrdlock(%struct.timespec* noundef %l, i32 noundef %clock, i8* noundef %time) #0 {
entry:
  %call = call i32 @lock_rw(%struct.timespec* noundef %l, i32 noundef 0, i32 noundef 2) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_rwlock_clockwrlock(%struct.timespec* noundef %l, i32 noundef %clock, i8* noundef %time) #0 {
entry:
  %call = call i32 @lock_rw(%struct.timespec* noundef %l, i32 noundef 1, i32 noundef 2) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_rwlock_timedrdlock(%struct.timespec* noundef %l, %struct.timespec* noundef %time) #0 {
entry:
  %call = call i32 @lock_until(%struct.timespec* noundef %l, i32 noundef 0, %struct.timespec* noundef %time) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define internal i32 @lock_until(%struct.timespec* noundef %l, i32 noundef %write, %struct.timespec* noundef %time) #0 {
entry:
  %call = call i32 @lock_rw(%struct.timespec* noundef %l, i32 noundef %write, i32 noundef 2) #6
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
  %0 = load i32, i32* %nanoseconds, align 4
  %cmp = icmp slt i32 %0, 0
  br i1 %cmp, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %entry
  %nanoseconds1 = getelementptr inbounds %struct.timespec, %struct.timespec* %t, i32 0, i32 1
  %1 = load i32, i32* %nanoseconds1, align 4
  %cmp2 = icmp sge i32 %1, 1000000000
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %entry
  %2 = phi i1 [ true, %entry ], [ %cmp2, %lor.rhs ]
  %lor.ext = zext i1 %2 to i32
  ret i32 %lor.ext
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_rwlock_timedwrlock(%struct.timespec* noundef %l, %struct.timespec* noundef %time) #0 {
entry:
  %call = call i32 @lock_until(%struct.timespec* noundef %l, i32 noundef 1, %struct.timespec* noundef %time) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_rwlock_clockrdlock(%struct.timespec* noundef %l, i32 noundef %clock, %struct.timespec* noundef %time) #0 {
entry:
  %call = call i32 @lock_until(%struct.timespec* noundef %l, i32 noundef 0, %struct.timespec* noundef %time) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_rwlock_clockwrlock(%struct.timespec* noundef %l, i32 noundef %clock, %struct.timespec* noundef %time) #0 {
entry:
  %call = call i32 @lock_until(%struct.timespec* noundef %l, i32 noundef 1, %struct.timespec* noundef %time) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_rwlock_unlock(%struct.timespec* noundef %l) #0 {
entry:
  %call = call i32 @unlock_rw(%struct.timespec* noundef %l, i32 noundef 1, i32 noundef 1) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define internal i32 @unlock_rw(%struct.timespec* noundef %l, i32 noundef %read, i32 noundef %write) #0 {
entry:
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %state1 = getelementptr inbounds %struct.timespec, %struct.timespec* %l, i32 0, i32 0
  %0 = load atomic i32, i32* %state1 monotonic, align 4
  %and = and i32 %0, -2147483648
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %tobool2 = icmp ne i32 %write, 0
  br i1 %tobool2, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %if.then
  %call = call i32 @__fp_thread_self() #6
  %or = or i32 -2147483648, %call
  %cmp = icmp eq i32 %0, %or
  br label %land.end

land.end:                                         ; preds = %land.rhs, %if.then
  %1 = phi i1 [ false, %if.then ], [ %cmp, %land.rhs ]
  %land.ext = zext i1 %1 to i32
  call void @__fp_misuse(i32 noundef %land.ext, i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str.11, i32 0, i32 0)) #6
  %written = getelementptr inbounds %struct.timespec, %struct.timespec* %l, i32 0, i32 1
  store atomic i32 0, i32* %written release, align 4
  %state3 = getelementptr inbounds %struct.timespec, %struct.timespec* %l, i32 0, i32 0
  store atomic i32 0, i32* %state3 release, align 4
  br label %if.end

if.else:                                          ; preds = %entry
  %tobool5 = icmp ne i32 %read, 0
  br i1 %tobool5, label %land.rhs6, label %land.end8

land.rhs6:                                        ; preds = %if.else
  %cmp7 = icmp ne i32 %0, 0
  br label %land.end8

land.end8:                                        ; preds = %land.rhs6, %if.else
  %2 = phi i1 [ false, %if.else ], [ %cmp7, %land.rhs6 ]
  %land.ext9 = zext i1 %2 to i32
  call void @__fp_misuse(i32 noundef %land.ext9, i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str.12.14, i32 0, i32 0)) #6
  %state10 = getelementptr inbounds %struct.timespec, %struct.timespec* %l, i32 0, i32 0
  %3 = atomicrmw sub i32* %state10, i32 1 release, align 4
  br label %if.end

if.end:                                           ; preds = %land.end8, %land.end
  call void @__fp_atomic_end() #6
  call void @__fp_full_fence() #6
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_std_rwlock_rdlock(%struct.timespec* noundef %l) #0 {
entry:
  %call = call i32 @read_held(%struct.timespec* noundef %l, i32 noundef 0) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define internal i32 @read_held(%struct.timespec* noundef %l, i32 noundef %how) #0 {
entry:
  %call = call i32 @read_place(%struct.timespec* noundef %l) #6
  %cmp = icmp slt i32 %call, 0
  %conv = zext i1 %cmp to i32
  call void @__fp_misuse(i32 noundef %conv, i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.13, i32 0, i32 0)) #6
  %0 = load i32, i32* @__fp_reading, align 4
  %cmp1 = icmp slt i32 %0, 8
  %conv2 = zext i1 %cmp1 to i32
  call void @__fp_within(i32 noundef %conv2, i8* noundef getelementptr inbounds ([64 x i8], [64 x i8]* @.str.14, i32 0, i32 0)) #6
  %call3 = call i32 @lock_rw(%struct.timespec* noundef %l, i32 noundef 0, i32 noundef %how) #6
  %cmp4 = icmp eq i32 %call3, 0
  br i1 %cmp4, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = load i32, i32* @__fp_reading, align 4
  %inc = add nsw i32 %1, 1
  store i32 %inc, i32* @__fp_reading, align 4
  %arrayidx = getelementptr inbounds [8 x %struct.timespec*], [8 x %struct.timespec*]* @__fp_reads, i32 0, i32 %1
  store %struct.timespec* %l, %struct.timespec** %arrayidx, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret i32 %call3
}

; Function Attrs: noinline nounwind
define internal i32 @read_place(%struct.timespec* noundef %l) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %0 = load i32, i32* @__fp_reading, align 4
  %cmp = icmp slt i32 %i.0, %0
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %arrayidx = getelementptr inbounds [8 x %struct.timespec*], [8 x %struct.timespec*]* @__fp_reads, i32 0, i32 %i.0
  %1 = load %struct.timespec*, %struct.timespec** %arrayidx, align 4
  %cmp1 = icmp eq %struct.timespec* %1, %l
  br i1 %cmp1, label %if.then, label %if.end

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
  %retval.0 = phi i32 [ %i.0, %if.then ], [ -1, %for.end ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_std_rwlock_wrlock(%struct.timespec* noundef %l) #0 {
entry:
  %call = call i32 @write_held(%struct.timespec* noundef %l, i32 noundef 0) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define internal i32 @write_held(%struct.timespec* noundef %l, i32 noundef %how) #0 {
entry:
  %cmp = icmp eq i32 %how, 0
  br i1 %cmp, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %entry
  %call = call i32 @read_place(%struct.timespec* noundef %l) #6
  %cmp1 = icmp slt i32 %call, 0
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %entry
  %0 = phi i1 [ true, %entry ], [ %cmp1, %lor.rhs ]
  %lor.ext = zext i1 %0 to i32
  call void @__fp_misuse(i32 noundef %lor.ext, i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.13, i32 0, i32 0)) #6
  %call2 = call i32 @lock_rw(%struct.timespec* noundef %l, i32 noundef 1, i32 noundef %how) #6
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
define dso_local i32 @__fp_std_rwlock_tryrdlock(%struct.timespec* noundef %l) #0 {
entry:
  %call = call i32 @read_held(%struct.timespec* noundef %l, i32 noundef 1) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_std_rwlock_trywrlock(%struct.timespec* noundef %l) #0 {
entry:
  %call = call i32 @write_held(%struct.timespec* noundef %l, i32 noundef 1) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_std_rwlock_timedrdlock(%struct.timespec* noundef %l, i8* noundef %time) #0 {
entry:
  %call = call i32 @read_held(%struct.timespec* noundef %l, i32 noundef 2) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_std_rwlock_timedwrlock(%struct.timespec* noundef %l, i8* noundef %time) #0 {
entry:
  %call = call i32 @write_held(%struct.timespec* noundef %l, i32 noundef 2) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_std_rwlock_clockrdlock(%struct.timespec* noundef %l, i32 noundef %clock, i8* noundef %time) #0 {
entry:
  %call = call i32 @read_held(%struct.timespec* noundef %l, i32 noundef 2) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_std_rwlock_clockwrlock(%struct.timespec* noundef %l, i32 noundef %clock, i8* noundef %time) #0 {
entry:
  %call = call i32 @write_held(%struct.timespec* noundef %l, i32 noundef 2) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_std_rwlock_unlock(%struct.timespec* noundef %l) #0 {
entry:
  %0 = load i32, i32* @__fp_writing, align 4
  %dec = add nsw i32 %0, -1
  store i32 %dec, i32* @__fp_writing, align 4
  %call = call i32 @unlock_rw(%struct.timespec* noundef %l, i32 noundef 0, i32 noundef 1) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local void @_ZNSt22__shared_mutex_pthread13unlock_sharedEv(%struct.timespec* noundef %l) #0 {
entry:
  %call = call i32 @read_place(%struct.timespec* noundef %l) #6
  %cmp = icmp sge i32 %call, 0
  %conv = zext i1 %cmp to i32
  call void @__fp_misuse(i32 noundef %conv, i8* noundef getelementptr inbounds ([58 x i8], [58 x i8]* @.str.1.15, i32 0, i32 0)) #6
  %0 = load i32, i32* @__fp_reading, align 4
  %dec = add nsw i32 %0, -1
  store i32 %dec, i32* @__fp_reading, align 4
  %arrayidx = getelementptr inbounds [8 x %struct.timespec*], [8 x %struct.timespec*]* @__fp_reads, i32 0, i32 %dec
  %1 = load %struct.timespec*, %struct.timespec** %arrayidx, align 4
  %arrayidx1 = getelementptr inbounds [8 x %struct.timespec*], [8 x %struct.timespec*]* @__fp_reads, i32 0, i32 %call
  store %struct.timespec* %1, %struct.timespec** %arrayidx1, align 4
  %call2 = call i32 @unlock_rw(%struct.timespec* noundef %l, i32 noundef 1, i32 noundef 0) #6
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
  call void @__fp_misuse(i32 noundef %land.ext, i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @.str.2.16, i32 0, i32 0)) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @__fp_std_rwlock_gone(%struct.timespec* noundef %l) #0 {
entry:
  %state = getelementptr inbounds %struct.timespec, %struct.timespec* %l, i32 0, i32 0
  %0 = load atomic i32, i32* %state monotonic, align 4
  %cmp = icmp eq i32 %0, 0
  %conv = zext i1 %cmp to i32
  call void @__fp_misuse(i32 noundef %conv, i8* noundef getelementptr inbounds ([47 x i8], [47 x i8]* @.str.3.17, i32 0, i32 0)) #6
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
  call void @__fp_misuse(i32 noundef %conv, i8* noundef getelementptr inbounds ([53 x i8], [53 x i8]* @.str.4.18, i32 0, i32 0)) #6
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
  call void @__fp_misuse(i32 noundef %conv, i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.5.19, i32 0, i32 0)) #6
  %cmp1 = icmp eq i32 %0, 0
  %conv2 = zext i1 %cmp1 to i32
  call void @__fp_await(i32 noundef %conv2) #6
  %call = call i32 @__fp_thread_self() #6
  store atomic i32 %call, i32* %s release, align 4
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
  call void @__fp_misuse(i32 noundef %conv, i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.5.19, i32 0, i32 0)) #6
  %cmp1 = icmp eq i32 %0, 0
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  fence acquire
  %call = call i32 @__fp_thread_self() #6
  store atomic i32 %call, i32* %s release, align 4
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
  %call = call i32 @__fp_thread_self() #6
  %cmp = icmp eq i32 %0, %call
  %conv = zext i1 %cmp to i32
  call void @__fp_misuse(i32 noundef %conv, i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.6.20, i32 0, i32 0)) #6
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
  call void @__fp_misuse(i32 noundef %conv, i8* noundef getelementptr inbounds ([58 x i8], [58 x i8]* @.str.7.21, i32 0, i32 0)) #6
  %arrived = getelementptr inbounds %struct.barrier, %struct.barrier* %b, i32 0, i32 1
  %1 = load atomic i32, i32* %arrived acquire, align 4
  %cmp2 = icmp eq i32 %1, 0
  %conv3 = zext i1 %cmp2 to i32
  call void @__fp_misuse(i32 noundef %conv3, i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.8.22, i32 0, i32 0)) #6
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
  call void @__fp_misuse(i32 noundef %conv, i8* noundef getelementptr inbounds ([70 x i8], [70 x i8]* @.str.9, i32 0, i32 0)) #6
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
  call void @__fp_misuse(i32 noundef %conv, i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.15, i32 0, i32 0)) #6
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
  %call = call i32 @__fp_thread_self() #6
  %arrayidx = getelementptr inbounds [512 x i8], [512 x i8]* @ended, i32 0, i32 %call
  store atomic i8 1, i8* %arrayidx release, align 1
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_pthread_create(i32* noundef %thread, %struct.semaphore* noundef %attr, i8* (i8*)* noundef %start, i8* noundef %argument) #0 {
entry:
  %call = call i32 @__fp_thread_new() #6
  store i32 %call, i32* %thread, align 4
  %tobool = icmp ne %struct.semaphore* %attr, null
  br i1 %tobool, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %detached = getelementptr inbounds %struct.semaphore, %struct.semaphore* %attr, i32 0, i32 0
  %0 = load i32, i32* %detached, align 4
  %cmp = icmp eq i32 %0, 1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  %arrayidx = getelementptr inbounds [512 x i8], [512 x i8]* @gone, i32 0, i32 %call
  store atomic i8 1, i8* %arrayidx release, align 1
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  call void @__fp_thread_begin() #6
  call void @__fp_full_fence() #6
  %1 = bitcast i8* (i8*)* %start to i8*
  call void @__fp_thread_start(i32 noundef %call, i8* noundef %1, i8* noundef %argument) #6
  call void @__fp_full_fence() #6
  ret i32 0
}

declare i32 @__fp_thread_new() #1

declare void @__fp_thread_begin() #1

declare void @__fp_thread_start(i32 noundef, i8* noundef, i8* noundef) #1

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_pthread_create_any(i32* noundef %thread, %struct.semaphore* noundef %attr, i8* (i8*)* noundef %start, i8* noundef %argument) #0 {
entry:
  %call = call i8* @__fp_malloc(i32 noundef 8, i32 noundef 16, i32 noundef 0) #6
  %0 = bitcast i8* %call to %struct.start*
  %function = getelementptr inbounds %struct.start, %struct.start* %0, i32 0, i32 0
  store i8* (i8*)* %start, i8* (i8*)** %function, align 4
  %argument1 = getelementptr inbounds %struct.start, %struct.start* %0, i32 0, i32 1
  store i8* %argument, i8** %argument1, align 4
  %1 = bitcast %struct.start* %0 to i8*
  %call2 = call i32 @__fp_pthread_create(i32* noundef %thread, %struct.semaphore* noundef %attr, i8* (i8*)* noundef @__fp_run_any, i8* noundef %1) #6
  ret i32 %call2
}

declare i8* @__fp_malloc(i32 noundef, i32 noundef, i32 noundef) #1

; Function Attrs: noinline nounwind
define internal i8* @__fp_run_any(i8* noundef %pointer) #0 {
entry:
  %0 = bitcast i8* %pointer to %struct.start*
  %function1 = getelementptr inbounds %struct.start, %struct.start* %0, i32 0, i32 0
  %1 = load i8* (i8*)*, i8* (i8*)** %function1, align 4
  %argument2 = getelementptr inbounds %struct.start, %struct.start* %0, i32 0, i32 1
  %2 = load i8*, i8** %argument2, align 4
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
define dso_local i32 @pthread_join(i32 noundef %thread, i8** noundef %value) #0 {
entry:
  call void @__fp_full_fence() #6
  %call = call i8* @__fp_thread_join(i32 noundef %thread) #6
  call void @__fp_full_fence() #6
  %tobool = icmp ne i8** %value, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i8* %call, i8** %value, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret i32 0
}

declare i8* @__fp_thread_join(i32 noundef) #1

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_pthread_join_once(i32 noundef %thread, i8** noundef %value) #0 {
entry:
  call void @let_go(i32 noundef %thread) #6
  %call = call i32 @pthread_join(i32 noundef %thread, i8** noundef %value) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define internal void @let_go(i32 noundef %thread) #0 {
entry:
  %cmp = icmp uge i32 %thread, 512
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %arrayidx = getelementptr inbounds [512 x i8], [512 x i8]* @gone, i32 0, i32 %thread
  %0 = load atomic i8, i8* %arrayidx acquire, align 1
  %conv = zext i8 %0 to i32
  %cmp1 = icmp eq i32 %conv, 0
  %conv2 = zext i1 %cmp1 to i32
  call void @__fp_misuse(i32 noundef %conv2, i8* noundef getelementptr inbounds ([66 x i8], [66 x i8]* @.str.1.23, i32 0, i32 0)) #6
  %arrayidx3 = getelementptr inbounds [512 x i8], [512 x i8]* @gone, i32 0, i32 %thread
  store atomic i8 1, i8* %arrayidx3 release, align 1
  call void @__fp_atomic_end() #6
  call void @__fp_full_fence() #6
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_detach(i32 noundef %thread) #0 {
entry:
  call void @let_go(i32 noundef %thread) #6
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_tryjoin_np(i32 noundef %thread, i8** noundef %value) #0 {
entry:
  call void @__fp_full_fence() #6
  %cmp = icmp ult i32 %thread, 512
  br i1 %cmp, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %arrayidx = getelementptr inbounds [512 x i8], [512 x i8]* @ended, i32 0, i32 %thread
  %0 = load atomic i8, i8* %arrayidx acquire, align 1
  %tobool = icmp ne i8 %0, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %land.lhs.true
  br label %return

if.end:                                           ; preds = %land.lhs.true, %entry
  %call = call i32 @__fp_pthread_join_once(i32 noundef %thread, i8** noundef %value) #6
  br label %return

return:                                           ; preds = %if.end, %if.then
  %retval.0 = phi i32 [ %call, %if.end ], [ 16, %if.then ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_setname_np(i32 noundef %thread, i8* noundef %name) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp slt i32 %i.0, 16
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %arrayidx = getelementptr inbounds i8, i8* %name, i32 %i.0
  %0 = load i8, i8* %arrayidx, align 1
  %tobool = icmp ne i8 %0, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %for.body
  br label %return

if.end:                                           ; preds = %for.body
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !12

for.end:                                          ; preds = %for.cond
  br label %return

return:                                           ; preds = %for.end, %if.then
  %retval.0 = phi i32 [ 0, %if.then ], [ 34, %for.end ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_self() #0 {
entry:
  %call = call i32 @__fp_thread_self() #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_equal(i32 noundef %a, i32 noundef %b) #0 {
entry:
  %cmp = icmp eq i32 %a, %b
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
define dso_local i32 @pthread_attr_setstacksize(%struct.semaphore* noundef %attr, i32 noundef %size) #0 {
entry:
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_attr_setguardsize(%struct.semaphore* noundef %attr, i32 noundef %size) #0 {
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
  %.atomictmp3 = alloca void (i8*)*, align 4
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %0 = load atomic i32, i32* @any_keys acquire, align 4
  %cmp = icmp ult i32 %0, 32
  %conv = zext i1 %cmp to i32
  call void @__fp_within(i32 noundef %conv, i8* noundef getelementptr inbounds ([49 x i8], [49 x i8]* @.str.24, i32 0, i32 0)) #6
  %arrayidx = getelementptr inbounds [32 x %struct.anon], [32 x %struct.anon]* @keys, i32 0, i32 %0
  %used = getelementptr inbounds %struct.anon, %struct.anon* %arrayidx, i32 0, i32 0
  store atomic i32 1, i32* %used release, align 4
  %arrayidx1 = getelementptr inbounds [32 x %struct.anon], [32 x %struct.anon]* @keys, i32 0, i32 %0
  %destructor2 = getelementptr inbounds %struct.anon, %struct.anon* %arrayidx1, i32 0, i32 1
  store void (i8*)* %destructor, void (i8*)** %.atomictmp3, align 4
  %1 = bitcast void (i8*)** %destructor2 to i32*
  %2 = bitcast void (i8*)** %.atomictmp3 to i32*
  %3 = load i32, i32* %2, align 4
  store atomic i32 %3, i32* %1 release, align 4
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
  %.atomictmp4 = alloca void (i8*)*, align 4
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %cmp = icmp ult i32 %key, 32
  br i1 %cmp, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %arrayidx = getelementptr inbounds [32 x %struct.anon], [32 x %struct.anon]* @keys, i32 0, i32 %key
  %used = getelementptr inbounds %struct.anon, %struct.anon* %arrayidx, i32 0, i32 0
  %0 = load atomic i32, i32* %used acquire, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  %arrayidx1 = getelementptr inbounds [32 x %struct.anon], [32 x %struct.anon]* @keys, i32 0, i32 %key
  %used2 = getelementptr inbounds %struct.anon, %struct.anon* %arrayidx1, i32 0, i32 0
  store atomic i32 0, i32* %used2 release, align 4
  %arrayidx3 = getelementptr inbounds [32 x %struct.anon], [32 x %struct.anon]* @keys, i32 0, i32 %key
  %destructor = getelementptr inbounds %struct.anon, %struct.anon* %arrayidx3, i32 0, i32 1
  store void (i8*)* null, void (i8*)** %.atomictmp4, align 4
  %1 = bitcast void (i8*)** %destructor to i32*
  %2 = bitcast void (i8*)** %.atomictmp4 to i32*
  %3 = load i32, i32* %2, align 4
  store atomic i32 %3, i32* %1 release, align 4
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
  %arrayidx = getelementptr inbounds [32 x i8*], [32 x i8*]* @values, i32 0, i32 %key
  store i8* %value, i8** %arrayidx, align 4
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
  %arrayidx = getelementptr inbounds [32 x i8*], [32 x i8*]* @values, i32 0, i32 %key
  %0 = load i8*, i8** %arrayidx, align 4
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
  %atomic-temp6 = alloca void (i8*)*, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc14, %entry
  %round.0 = phi i32 [ 0, %entry ], [ %inc15, %for.inc14 ]
  %cmp = icmp slt i32 %round.0, 4
  br i1 %cmp, label %for.body, label %for.end16

for.body:                                         ; preds = %for.cond
  %0 = load atomic i32, i32* @any_keys acquire, align 4
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %i.0 = phi i32 [ 0, %for.body ], [ %inc, %for.inc ]
  %again.0 = phi i32 [ 0, %for.body ], [ %again.2, %for.inc ]
  %cmp2 = icmp ult i32 %i.0, %0
  br i1 %cmp2, label %for.body3, label %for.end

for.body3:                                        ; preds = %for.cond1
  %arrayidx = getelementptr inbounds [32 x i8*], [32 x i8*]* @values, i32 0, i32 %i.0
  %1 = load i8*, i8** %arrayidx, align 4
  %tobool = icmp ne i8* %1, null
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %for.body3
  br label %for.inc

if.end:                                           ; preds = %for.body3
  %arrayidx4 = getelementptr inbounds [32 x %struct.anon], [32 x %struct.anon]* @keys, i32 0, i32 %i.0
  %destructor5 = getelementptr inbounds %struct.anon, %struct.anon* %arrayidx4, i32 0, i32 1
  %2 = bitcast void (i8*)** %destructor5 to i32*
  %3 = bitcast void (i8*)** %atomic-temp6 to i32*
  %4 = load atomic i32, i32* %2 acquire, align 4
  store i32 %4, i32* %3, align 4
  %5 = bitcast i32* %3 to void (i8*)**
  %6 = load void (i8*)*, void (i8*)** %5, align 4
  %arrayidx7 = getelementptr inbounds [32 x i8*], [32 x i8*]* @values, i32 0, i32 %i.0
  store i8* null, i8** %arrayidx7, align 4
  %tobool8 = icmp ne void (i8*)* %6, null
  br i1 %tobool8, label %if.then9, label %if.end10

if.then9:                                         ; preds = %if.end
  call void %6(i8* noundef %1) #6
  br label %if.end10

if.end10:                                         ; preds = %if.then9, %if.end
  %again.1 = phi i32 [ 1, %if.then9 ], [ %again.0, %if.end ]
  br label %for.inc

for.inc:                                          ; preds = %if.end10, %if.then
  %again.2 = phi i32 [ %again.1, %if.end10 ], [ %again.0, %if.then ]
  %inc = add i32 %i.0, 1
  br label %for.cond1, !llvm.loop !13

for.end:                                          ; preds = %for.cond1
  %tobool11 = icmp ne i32 %again.0, 0
  br i1 %tobool11, label %if.end13, label %if.then12

if.then12:                                        ; preds = %for.end
  br label %for.end16

if.end13:                                         ; preds = %for.end
  br label %for.inc14

for.inc14:                                        ; preds = %if.end13
  %inc15 = add nsw i32 %round.0, 1
  br label %for.cond, !llvm.loop !14

for.end16:                                        ; preds = %if.then12, %for.cond
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_thrd_create(i32* noundef %thread, i32 (i8*)* noundef %start, i8* noundef %argument) #0 {
entry:
  %call = call i32 @__fp_thread_new() #6
  store i32 %call, i32* %thread, align 4
  call void @__fp_thread_begin() #6
  call void @__fp_full_fence() #6
  %0 = bitcast i32 (i8*)* %start to i8*
  call void @__fp_thread_start(i32 noundef %call, i8* noundef %0, i8* noundef %argument) #6
  call void @__fp_full_fence() #6
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_thrd_create_any(i32* noundef %thread, i32 (i8*)* noundef %start, i8* noundef %argument) #0 {
entry:
  %call = call i8* @__fp_malloc(i32 noundef 8, i32 noundef 16, i32 noundef 0) #6
  %0 = bitcast i8* %call to %struct.start.5*
  %function = getelementptr inbounds %struct.start.5, %struct.start.5* %0, i32 0, i32 0
  store i32 (i8*)* %start, i32 (i8*)** %function, align 4
  %argument1 = getelementptr inbounds %struct.start.5, %struct.start.5* %0, i32 0, i32 1
  store i8* %argument, i8** %argument1, align 4
  %1 = bitcast %struct.start.5* %0 to i8*
  %call2 = call i32 @__fp_thrd_create(i32* noundef %thread, i32 (i8*)* noundef @__fp_run_c11, i8* noundef %1) #6
  ret i32 %call2
}

; Function Attrs: noinline nounwind
define internal i32 @__fp_run_c11(i8* noundef %pointer) #0 {
entry:
  %0 = bitcast i8* %pointer to %struct.start.5*
  %function1 = getelementptr inbounds %struct.start.5, %struct.start.5* %0, i32 0, i32 0
  %1 = load i32 (i8*)*, i32 (i8*)** %function1, align 4
  %argument2 = getelementptr inbounds %struct.start.5, %struct.start.5* %0, i32 0, i32 1
  %2 = load i8*, i8** %argument2, align 4
  %3 = bitcast %struct.start.5* %0 to i8*
  call void @__fp_free(i8* noundef %3) #6
  call void @__fp_full_fence() #6
  %call = call i32 %1(i8* noundef %2) #6
  call void @__fp_thread_end() #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @thrd_join(i32 noundef %thread, i32* noundef %value) #0 {
entry:
  call void @__fp_full_fence() #6
  %call = call i8* @__fp_thread_join(i32 noundef %thread) #6
  call void @__fp_full_fence() #6
  %tobool = icmp ne i32* %value, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %0 = ptrtoint i8* %call to i32
  store i32 %0, i32* %value, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_thrd_join_once(i32 noundef %thread, i32* noundef %value) #0 {
entry:
  %result = alloca i8*, align 4
  %call = call i32 @__fp_pthread_join_once(i32 noundef %thread, i8** noundef %result) #6
  %tobool = icmp ne i32* %value, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %0 = load i8*, i8** %result, align 4
  %1 = ptrtoint i8* %0 to i32
  store i32 %1, i32* %value, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @thrd_detach(i32 noundef %thread) #0 {
entry:
  %call = call i32 @pthread_detach(i32 noundef %thread) #6
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
define dso_local i32 @thrd_current() #0 {
entry:
  %call = call i32 @__fp_thread_self() #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @thrd_equal(i32 noundef %a, i32 noundef %b) #0 {
entry:
  %cmp = icmp eq i32 %a, %b
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

; Function Attrs: noinline nounwind
define dso_local void @thrd_exit(i32 noundef %value) #0 {
entry:
  %0 = inttoptr i32 %value to i8*
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
define dso_local i32 @cnd_init(%struct.timespec* noundef %c) #0 {
entry:
  %call = call i32 @pthread_cond_init(%struct.timespec* noundef %c, i8* noundef null) #6
  %call1 = call i32 @answer(i32 noundef %call) #6
  ret i32 %call1
}

; Function Attrs: noinline nounwind
define dso_local void @cnd_destroy(%struct.timespec* noundef %c) #0 {
entry:
  %call = call i32 @pthread_cond_destroy(%struct.timespec* noundef %c) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i32 @cnd_wait(%struct.timespec* noundef %c, %struct.mutex* noundef %m) #0 {
entry:
  %call = call i32 bitcast (i32 (%struct.timespec*, %struct.mutex.0*)* @pthread_cond_wait to i32 (%struct.timespec*, %struct.mutex*)*)(%struct.timespec* noundef %c, %struct.mutex* noundef %m) #6
  %call1 = call i32 @answer(i32 noundef %call) #6
  ret i32 %call1
}

; Function Attrs: noinline nounwind
define dso_local i32 @cnd_timedwait(%struct.timespec* noundef %c, %struct.mutex* noundef %m, i8* noundef %time) #0 {
entry:
  %call = call i32 bitcast (i32 (%struct.timespec*, %struct.mutex.0*, %struct.timespec*)* @pthread_cond_timedwait to i32 (%struct.timespec*, %struct.mutex*, i8*)*)(%struct.timespec* noundef %c, %struct.mutex* noundef %m, i8* noundef %time) #6
  %call1 = call i32 @answer(i32 noundef %call) #6
  ret i32 %call1
}

; Function Attrs: noinline nounwind
define dso_local i32 @cnd_signal(%struct.timespec* noundef %c) #0 {
entry:
  %call = call i32 @pthread_cond_signal(%struct.timespec* noundef %c) #6
  %call1 = call i32 @answer(i32 noundef %call) #6
  ret i32 %call1
}

; Function Attrs: noinline nounwind
define dso_local i32 @cnd_broadcast(%struct.timespec* noundef %c) #0 {
entry:
  %call = call i32 @pthread_cond_broadcast(%struct.timespec* noundef %c) #6
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
define dso_local i32 @strlen(i8* noundef %s) #0 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %n.0 = phi i32 [ 0, %entry ], [ %inc, %while.body ]
  %arrayidx = getelementptr inbounds i8, i8* %s, i32 %n.0
  %0 = load i8, i8* %arrayidx, align 1
  %tobool = icmp ne i8 %0, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %inc = add i32 %n.0, 1
  br label %while.cond, !llvm.loop !15

while.end:                                        ; preds = %while.cond
  ret i32 %n.0
}

; Function Attrs: noinline nounwind
define dso_local i32 @strnlen(i8* noundef %s, i32 noundef %max) #0 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %n.0 = phi i32 [ 0, %entry ], [ %inc, %while.body ]
  %cmp = icmp ult i32 %n.0, %max
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %arrayidx = getelementptr inbounds i8, i8* %s, i32 %n.0
  %0 = load i8, i8* %arrayidx, align 1
  %conv = sext i8 %0 to i32
  %tobool = icmp ne i32 %conv, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %1 = phi i1 [ false, %while.cond ], [ %tobool, %land.rhs ]
  br i1 %1, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %inc = add i32 %n.0, 1
  br label %while.cond, !llvm.loop !16

while.end:                                        ; preds = %land.end
  ret i32 %n.0
}

; Function Attrs: noinline nounwind
define dso_local i8* @strcpy(i8* noundef %to, i8* noundef %from) #0 {
entry:
  br label %do.body

do.body:                                          ; preds = %do.cond, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %do.cond ]
  %arrayidx = getelementptr inbounds i8, i8* %from, i32 %i.0
  %0 = load i8, i8* %arrayidx, align 1
  %arrayidx1 = getelementptr inbounds i8, i8* %to, i32 %i.0
  store i8 %0, i8* %arrayidx1, align 1
  br label %do.cond

do.cond:                                          ; preds = %do.body
  %inc = add i32 %i.0, 1
  %arrayidx2 = getelementptr inbounds i8, i8* %from, i32 %i.0
  %1 = load i8, i8* %arrayidx2, align 1
  %tobool = icmp ne i8 %1, 0
  br i1 %tobool, label %do.body, label %do.end, !llvm.loop !17

do.end:                                           ; preds = %do.cond
  call void @apart(i8* noundef %to, i32 noundef %inc, i8* noundef %from, i32 noundef %inc) #6
  ret i8* %to
}

; Function Attrs: noinline nounwind
define internal void @apart(i8* noundef %to, i32 noundef %written, i8* noundef %from, i32 noundef %read) #0 {
entry:
  %add.ptr = getelementptr inbounds i8, i8* %to, i32 %written
  %cmp = icmp ule i8* %add.ptr, %from
  br i1 %cmp, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %entry
  %add.ptr1 = getelementptr inbounds i8, i8* %from, i32 %read
  %cmp2 = icmp ule i8* %add.ptr1, %to
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %entry
  %0 = phi i1 [ true, %entry ], [ %cmp2, %lor.rhs ]
  %lor.ext = zext i1 %0 to i32
  call void @__fp_memory_misuse(i32 noundef %lor.ext, i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str.27, i32 0, i32 0)) #6
  ret void
}

declare void @__fp_memory_misuse(i32 noundef, i8* noundef) #1

; Function Attrs: noinline nounwind
define dso_local i8* @stpcpy(i8* noundef %to, i8* noundef %from) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %arrayidx = getelementptr inbounds i8, i8* %from, i32 %i.0
  %0 = load i8, i8* %arrayidx, align 1
  %arrayidx1 = getelementptr inbounds i8, i8* %to, i32 %i.0
  store i8 %0, i8* %arrayidx1, align 1
  %tobool = icmp ne i8 %0, 0
  br i1 %tobool, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add i32 %i.0, 1
  br label %for.cond, !llvm.loop !18

for.end:                                          ; preds = %for.cond
  %add = add i32 %i.0, 1
  %add2 = add i32 %i.0, 1
  call void @apart(i8* noundef %to, i32 noundef %add, i8* noundef %from, i32 noundef %add2) #6
  %add.ptr = getelementptr inbounds i8, i8* %to, i32 %i.0
  ret i8* %add.ptr
}

; Function Attrs: noinline nounwind
define dso_local i8* @strncpy(i8* noundef %to, i8* noundef %from, i32 noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp ult i32 %i.0, %n
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond
  %arrayidx = getelementptr inbounds i8, i8* %from, i32 %i.0
  %0 = load i8, i8* %arrayidx, align 1
  %conv = sext i8 %0 to i32
  %tobool = icmp ne i32 %conv, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond
  %1 = phi i1 [ false, %for.cond ], [ %tobool, %land.rhs ]
  br i1 %1, label %for.body, label %for.end

for.body:                                         ; preds = %land.end
  %arrayidx1 = getelementptr inbounds i8, i8* %from, i32 %i.0
  %2 = load i8, i8* %arrayidx1, align 1
  %arrayidx2 = getelementptr inbounds i8, i8* %to, i32 %i.0
  store i8 %2, i8* %arrayidx2, align 1
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add i32 %i.0, 1
  br label %for.cond, !llvm.loop !19

for.end:                                          ; preds = %land.end
  call void @apart(i8* noundef %to, i32 noundef %i.0, i8* noundef %from, i32 noundef %i.0) #6
  br label %for.cond3

for.cond3:                                        ; preds = %for.inc8, %for.end
  %i.1 = phi i32 [ %i.0, %for.end ], [ %inc9, %for.inc8 ]
  %cmp4 = icmp ult i32 %i.1, %n
  br i1 %cmp4, label %for.body6, label %for.end10

for.body6:                                        ; preds = %for.cond3
  %arrayidx7 = getelementptr inbounds i8, i8* %to, i32 %i.1
  store i8 0, i8* %arrayidx7, align 1
  br label %for.inc8

for.inc8:                                         ; preds = %for.body6
  %inc9 = add i32 %i.1, 1
  br label %for.cond3, !llvm.loop !20

for.end10:                                        ; preds = %for.cond3
  ret i8* %to
}

; Function Attrs: noinline nounwind
define dso_local i8* @strcat(i8* noundef %to, i8* noundef %from) #0 {
entry:
  %call = call i32 @strlen(i8* noundef %to) #6
  br label %do.body

do.body:                                          ; preds = %do.cond, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %do.cond ]
  %arrayidx = getelementptr inbounds i8, i8* %from, i32 %i.0
  %0 = load i8, i8* %arrayidx, align 1
  %add = add i32 %call, %i.0
  %arrayidx1 = getelementptr inbounds i8, i8* %to, i32 %add
  store i8 %0, i8* %arrayidx1, align 1
  br label %do.cond

do.cond:                                          ; preds = %do.body
  %inc = add i32 %i.0, 1
  %arrayidx2 = getelementptr inbounds i8, i8* %from, i32 %i.0
  %1 = load i8, i8* %arrayidx2, align 1
  %tobool = icmp ne i8 %1, 0
  br i1 %tobool, label %do.body, label %do.end, !llvm.loop !21

do.end:                                           ; preds = %do.cond
  %add3 = add i32 %call, %inc
  call void @apart(i8* noundef %to, i32 noundef %add3, i8* noundef %from, i32 noundef %inc) #6
  ret i8* %to
}

; Function Attrs: noinline nounwind
define dso_local i8* @strncat(i8* noundef %to, i8* noundef %from, i32 noundef %n) #0 {
entry:
  %call = call i32 @strlen(i8* noundef %to) #6
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp ult i32 %i.0, %n
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond
  %arrayidx = getelementptr inbounds i8, i8* %from, i32 %i.0
  %0 = load i8, i8* %arrayidx, align 1
  %conv = sext i8 %0 to i32
  %tobool = icmp ne i32 %conv, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond
  %1 = phi i1 [ false, %for.cond ], [ %tobool, %land.rhs ]
  br i1 %1, label %for.body, label %for.end

for.body:                                         ; preds = %land.end
  %arrayidx1 = getelementptr inbounds i8, i8* %from, i32 %i.0
  %2 = load i8, i8* %arrayidx1, align 1
  %add = add i32 %call, %i.0
  %arrayidx2 = getelementptr inbounds i8, i8* %to, i32 %add
  store i8 %2, i8* %arrayidx2, align 1
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add i32 %i.0, 1
  br label %for.cond, !llvm.loop !22

for.end:                                          ; preds = %land.end
  %add3 = add i32 %call, %i.0
  %arrayidx4 = getelementptr inbounds i8, i8* %to, i32 %add3
  store i8 0, i8* %arrayidx4, align 1
  %add5 = add i32 %call, %i.0
  %add6 = add i32 %add5, 1
  call void @apart(i8* noundef %to, i32 noundef %add6, i8* noundef %from, i32 noundef %i.0) #6
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
  br label %while.cond, !llvm.loop !23

while.end:                                        ; preds = %land.end
  %4 = load i8, i8* %a.addr.0, align 1
  %conv5 = zext i8 %4 to i32
  %5 = load i8, i8* %b.addr.0, align 1
  %conv6 = zext i8 %5 to i32
  %sub = sub nsw i32 %conv5, %conv6
  ret i32 %sub
}

; Function Attrs: noinline nounwind
define dso_local i32 @strncmp(i8* noundef %a, i8* noundef %b, i32 noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %n.addr.0 = phi i32 [ %n, %entry ], [ %dec, %for.inc ]
  %b.addr.0 = phi i8* [ %b, %entry ], [ %incdec.ptr6, %for.inc ]
  %a.addr.0 = phi i8* [ %a, %entry ], [ %incdec.ptr, %for.inc ]
  %tobool = icmp ne i32 %n.addr.0, 0
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
  %dec = add i32 %n.addr.0, -1
  %incdec.ptr = getelementptr inbounds i8, i8* %a.addr.0, i32 1
  %incdec.ptr6 = getelementptr inbounds i8, i8* %b.addr.0, i32 1
  br label %for.cond, !llvm.loop !24

for.end:                                          ; preds = %for.cond
  br label %return

return:                                           ; preds = %for.end, %if.then
  %retval.0 = phi i32 [ %sub, %if.then ], [ 0, %for.end ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define dso_local i32 @strncasecmp(i8* noundef %a, i8* noundef %b, i32 noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %n.addr.0 = phi i32 [ %n, %entry ], [ %dec, %for.inc ]
  %b.addr.0 = phi i8* [ %b, %entry ], [ %incdec.ptr5, %for.inc ]
  %a.addr.0 = phi i8* [ %a, %entry ], [ %incdec.ptr, %for.inc ]
  %tobool = icmp ne i32 %n.addr.0, 0
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
  %dec = add i32 %n.addr.0, -1
  %incdec.ptr = getelementptr inbounds i8, i8* %a.addr.0, i32 1
  %incdec.ptr5 = getelementptr inbounds i8, i8* %b.addr.0, i32 1
  br label %for.cond, !llvm.loop !25

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
  %call = call i32 @strncasecmp(i8* noundef %a, i8* noundef %b, i32 noundef -1) #6
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
  br i1 %tobool, label %do.body, label %do.end, !llvm.loop !26

do.end:                                           ; preds = %do.cond
  ret i8* %found.1
}

; Function Attrs: noinline nounwind
define dso_local i8* @strstr(i8* noundef %s, i8* noundef %what) #0 {
entry:
  %call = call i32 @strlen(i8* noundef %what) #6
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %s.addr.0 = phi i8* [ %s, %entry ], [ %incdec.ptr, %for.inc ]
  %call1 = call i32 @strncmp(i8* noundef %s.addr.0, i8* noundef %what, i32 noundef %call) #6
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
define dso_local i32 @strspn(i8* noundef %s, i8* noundef %set) #0 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %n.0 = phi i32 [ 0, %entry ], [ %inc, %while.body ]
  %arrayidx = getelementptr inbounds i8, i8* %s, i32 %n.0
  %0 = load i8, i8* %arrayidx, align 1
  %conv = sext i8 %0 to i32
  %tobool = icmp ne i32 %conv, 0
  br i1 %tobool, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %arrayidx1 = getelementptr inbounds i8, i8* %s, i32 %n.0
  %1 = load i8, i8* %arrayidx1, align 1
  %conv2 = sext i8 %1 to i32
  %call = call i8* @strchr(i8* noundef %set, i32 noundef %conv2) #6
  %tobool3 = icmp ne i8* %call, null
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %2 = phi i1 [ false, %while.cond ], [ %tobool3, %land.rhs ]
  br i1 %2, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %inc = add i32 %n.0, 1
  br label %while.cond, !llvm.loop !27

while.end:                                        ; preds = %land.end
  ret i32 %n.0
}

; Function Attrs: noinline nounwind
define dso_local i32 @strcspn(i8* noundef %s, i8* noundef %set) #0 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %n.0 = phi i32 [ 0, %entry ], [ %inc, %while.body ]
  %arrayidx = getelementptr inbounds i8, i8* %s, i32 %n.0
  %0 = load i8, i8* %arrayidx, align 1
  %conv = sext i8 %0 to i32
  %tobool = icmp ne i32 %conv, 0
  br i1 %tobool, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %arrayidx1 = getelementptr inbounds i8, i8* %s, i32 %n.0
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
  %inc = add i32 %n.0, 1
  br label %while.cond, !llvm.loop !28

while.end:                                        ; preds = %land.end
  ret i32 %n.0
}

; Function Attrs: noinline nounwind
define dso_local i8* @strpbrk(i8* noundef %s, i8* noundef %set) #0 {
entry:
  %call = call i32 @strcspn(i8* noundef %s, i8* noundef %set) #6
  %add.ptr = getelementptr inbounds i8, i8* %s, i32 %call
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
  %0 = load i8*, i8** %rest, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %s.addr.0 = phi i8* [ %s, %entry ], [ %0, %if.then ]
  %call = call i32 @strspn(i8* noundef %s.addr.0, i8* noundef %set) #6
  %add.ptr = getelementptr inbounds i8, i8* %s.addr.0, i32 %call
  %1 = load i8, i8* %add.ptr, align 1
  %tobool1 = icmp ne i8 %1, 0
  br i1 %tobool1, label %if.end3, label %if.then2

if.then2:                                         ; preds = %if.end
  store i8* %add.ptr, i8** %rest, align 4
  br label %return

if.end3:                                          ; preds = %if.end
  %call4 = call i32 @strcspn(i8* noundef %add.ptr, i8* noundef %set) #6
  %add.ptr5 = getelementptr inbounds i8, i8* %add.ptr, i32 %call4
  %2 = load i8, i8* %add.ptr5, align 1
  %tobool6 = icmp ne i8 %2, 0
  br i1 %tobool6, label %if.then7, label %if.end8

if.then7:                                         ; preds = %if.end3
  %incdec.ptr = getelementptr inbounds i8, i8* %add.ptr5, i32 1
  store i8 0, i8* %add.ptr5, align 1
  br label %if.end8

if.end8:                                          ; preds = %if.then7, %if.end3
  %end.0 = phi i8* [ %incdec.ptr, %if.then7 ], [ %add.ptr5, %if.end3 ]
  store i8* %end.0, i8** %rest, align 4
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
  %0 = load i8*, i8** %rest, align 4
  %tobool = icmp ne i8* %0, null
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %call = call i32 @strcspn(i8* noundef %0, i8* noundef %set) #6
  %add.ptr = getelementptr inbounds i8, i8* %0, i32 %call
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
  store i8* %end.0, i8** %rest, align 4
  br label %return

return:                                           ; preds = %if.end3, %if.then
  %retval.0 = phi i8* [ %0, %if.end3 ], [ null, %if.then ]
  ret i8* %retval.0
}

; Function Attrs: noinline nounwind
define dso_local i8* @strdup(i8* noundef %s) #0 {
entry:
  %call = call i32 @strlen(i8* noundef %s) #6
  %add = add i32 %call, 1
  %call1 = call i8* @__fp_malloc(i32 noundef %add, i32 noundef 16, i32 noundef 0) #6
  call void @__fp_memcpy(i8* noundef %call1, i8* noundef %s, i32 noundef %add) #6
  ret i8* %call1
}

declare void @__fp_memcpy(i8* noundef, i8* noundef, i32 noundef) #1

; Function Attrs: noinline nounwind
define dso_local i8* @strndup(i8* noundef %s, i32 noundef %max) #0 {
entry:
  %call = call i32 @strnlen(i8* noundef %s, i32 noundef %max) #6
  %add = add i32 %call, 1
  %call1 = call i8* @__fp_malloc(i32 noundef %add, i32 noundef 16, i32 noundef 0) #6
  call void @__fp_memcpy(i8* noundef %call1, i8* noundef %s, i32 noundef %call) #6
  %arrayidx = getelementptr inbounds i8, i8* %call1, i32 %call
  store i8 0, i8* %arrayidx, align 1
  ret i8* %call1
}

; Function Attrs: noinline nounwind
define dso_local i32 @memcmp(i8* noundef %a, i8* noundef %b, i32 noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %n.addr.0 = phi i32 [ %n, %entry ], [ %dec, %for.inc ]
  %x.0 = phi i8* [ %a, %entry ], [ %incdec.ptr, %for.inc ]
  %y.0 = phi i8* [ %b, %entry ], [ %incdec.ptr5, %for.inc ]
  %tobool = icmp ne i32 %n.addr.0, 0
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
  %dec = add i32 %n.addr.0, -1
  %incdec.ptr = getelementptr inbounds i8, i8* %x.0, i32 1
  %incdec.ptr5 = getelementptr inbounds i8, i8* %y.0, i32 1
  br label %for.cond, !llvm.loop !29

for.end:                                          ; preds = %for.cond
  br label %return

return:                                           ; preds = %for.end, %if.then
  %retval.0 = phi i32 [ %sub, %if.then ], [ 0, %for.end ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define dso_local i32 @bcmp(i8* noundef %a, i8* noundef %b, i32 noundef %n) #0 {
entry:
  %call = call i32 @memcmp(i8* noundef %a, i8* noundef %b, i32 noundef %n) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i8* @memchr(i8* noundef %s, i32 noundef %c, i32 noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %n.addr.0 = phi i32 [ %n, %entry ], [ %dec, %for.inc ]
  %p.0 = phi i8* [ %s, %entry ], [ %incdec.ptr, %for.inc ]
  %tobool = icmp ne i32 %n.addr.0, 0
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
  %dec = add i32 %n.addr.0, -1
  %incdec.ptr = getelementptr inbounds i8, i8* %p.0, i32 1
  br label %for.cond, !llvm.loop !30

for.end:                                          ; preds = %for.cond
  br label %return

return:                                           ; preds = %for.end, %if.then
  %retval.0 = phi i8* [ %p.0, %if.then ], [ null, %for.end ]
  ret i8* %retval.0
}

; Function Attrs: noinline nounwind
define dso_local i8* @memrchr(i8* noundef %s, i32 noundef %c, i32 noundef %n) #0 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %if.end, %entry
  %n.addr.0 = phi i32 [ %n, %entry ], [ %dec, %if.end ]
  %dec = add i32 %n.addr.0, -1
  %tobool = icmp ne i32 %n.addr.0, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %arrayidx = getelementptr inbounds i8, i8* %s, i32 %dec
  %0 = load i8, i8* %arrayidx, align 1
  %conv = zext i8 %0 to i32
  %conv1 = trunc i32 %c to i8
  %conv2 = zext i8 %conv1 to i32
  %cmp = icmp eq i32 %conv, %conv2
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %while.body
  %add.ptr = getelementptr inbounds i8, i8* %s, i32 %dec
  br label %return

if.end:                                           ; preds = %while.body
  br label %while.cond, !llvm.loop !31

while.end:                                        ; preds = %while.cond
  br label %return

return:                                           ; preds = %while.end, %if.then
  %retval.0 = phi i8* [ %add.ptr, %if.then ], [ null, %while.end ]
  ret i8* %retval.0
}

; Function Attrs: noinline nounwind
define dso_local i8* @calloc(i32 noundef %count, i32 noundef %size) #0 {
entry:
  %0 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %count, i32 %size)
  %1 = extractvalue { i32, i1 } %0, 1
  %2 = extractvalue { i32, i1 } %0, 0
  br i1 %1, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %call = call i8* @__fp_malloc(i32 noundef %2, i32 noundef 16, i32 noundef 1) #6
  br label %return

return:                                           ; preds = %if.end, %if.then
  %retval.0 = phi i8* [ null, %if.then ], [ %call, %if.end ]
  ret i8* %retval.0
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #2

; Function Attrs: noinline nounwind
define dso_local i8* @realloc(i8* noundef %old, i32 noundef %size) #0 {
entry:
  %tobool = icmp ne i8* %old, null
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %call = call i8* @__fp_malloc(i32 noundef %size, i32 noundef 16, i32 noundef 0) #6
  br label %return

if.end:                                           ; preds = %entry
  %tobool1 = icmp ne i32 %size, 0
  br i1 %tobool1, label %if.end3, label %if.then2

if.then2:                                         ; preds = %if.end
  call void @__fp_free(i8* noundef %old) #6
  br label %return

if.end3:                                          ; preds = %if.end
  %call4 = call i8* @__fp_malloc(i32 noundef %size, i32 noundef 16, i32 noundef 0) #6
  %call5 = call i32 @__fp_object_size(i8* noundef %old) #6
  %cmp = icmp ult i32 %call5, %size
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end3
  br label %cond.end

cond.false:                                       ; preds = %if.end3
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %call5, %cond.true ], [ %size, %cond.false ]
  call void @__fp_memcpy(i8* noundef %call4, i8* noundef %old, i32 noundef %cond) #6
  call void @__fp_free(i8* noundef %old) #6
  br label %return

return:                                           ; preds = %cond.end, %if.then2, %if.then
  %retval.0 = phi i8* [ %call4, %cond.end ], [ null, %if.then2 ], [ %call, %if.then ]
  ret i8* %retval.0
}

; Function Attrs: noinline nounwind
define dso_local i8* @reallocarray(i8* noundef %old, i32 noundef %count, i32 noundef %size) #0 {
entry:
  %0 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %count, i32 %size)
  %1 = extractvalue { i32, i1 } %0, 1
  %2 = extractvalue { i32, i1 } %0, 0
  br i1 %1, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %call = call i8* @realloc(i8* noundef %old, i32 noundef %2) #6
  br label %return

return:                                           ; preds = %if.end, %if.then
  %retval.0 = phi i8* [ null, %if.then ], [ %call, %if.end ]
  ret i8* %retval.0
}

; Function Attrs: noinline nounwind
define dso_local i8* @aligned_alloc(i32 noundef %align, i32 noundef %size) #0 {
entry:
  %call = call i8* @__fp_malloc(i32 noundef %size, i32 noundef %align, i32 noundef 0) #6
  ret i8* %call
}

; Function Attrs: noinline nounwind
define dso_local i8* @memalign(i32 noundef %align, i32 noundef %size) #0 {
entry:
  %call = call i8* @__fp_malloc(i32 noundef %size, i32 noundef %align, i32 noundef 0) #6
  ret i8* %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @posix_memalign(i8** noundef %place, i32 noundef %align, i32 noundef %size) #0 {
entry:
  %cmp = icmp ult i32 %align, 4
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %sub = sub i32 %align, 1
  %and = and i32 %align, %sub
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  br label %return

if.end:                                           ; preds = %lor.lhs.false
  %call = call i8* @__fp_malloc(i32 noundef %size, i32 noundef %align, i32 noundef 0) #6
  store i8* %call, i8** %place, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  %retval.0 = phi i32 [ 22, %if.then ], [ 0, %if.end ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define dso_local i32 @malloc_usable_size(i8* noundef %p) #0 {
entry:
  %tobool = icmp ne i8* %p, null
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %call = call i32 @__fp_object_size(i8* noundef %p) #6
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %call, %cond.true ], [ 0, %cond.false ]
  ret i32 %cond
}

; Function Attrs: noinline nounwind
define dso_local i32 @strtol(i8* noundef %s, i8** noundef %end, i32 noundef %base) #0 {
entry:
  %call = call i64 @parse(i8* noundef %s, i8** noundef %end, i32 noundef %base, i64 noundef 2147483647, i32 noundef 1) #6
  %conv = trunc i64 %call to i32
  ret i32 %conv
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
  br label %while.cond, !llvm.loop !32

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
  %arrayidx = getelementptr inbounds i8, i8* %s.addr.1, i32 0
  %4 = load i8, i8* %arrayidx, align 1
  %conv23 = sext i8 %4 to i32
  %cmp24 = icmp eq i32 %conv23, 48
  br i1 %cmp24, label %land.lhs.true26, label %if.end42

land.lhs.true26:                                  ; preds = %land.lhs.true
  %arrayidx27 = getelementptr inbounds i8, i8* %s.addr.1, i32 1
  %5 = load i8, i8* %arrayidx27, align 1
  %conv28 = sext i8 %5 to i32
  %cmp29 = icmp eq i32 %conv28, 120
  br i1 %cmp29, label %land.lhs.true36, label %lor.lhs.false31

lor.lhs.false31:                                  ; preds = %land.lhs.true26
  %arrayidx32 = getelementptr inbounds i8, i8* %s.addr.1, i32 1
  %6 = load i8, i8* %arrayidx32, align 1
  %conv33 = sext i8 %6 to i32
  %cmp34 = icmp eq i32 %conv33, 88
  br i1 %cmp34, label %land.lhs.true36, label %if.end42

land.lhs.true36:                                  ; preds = %lor.lhs.false31, %land.lhs.true26
  %arrayidx37 = getelementptr inbounds i8, i8* %s.addr.1, i32 2
  %7 = load i8, i8* %arrayidx37, align 1
  %conv38 = zext i8 %7 to i32
  %call39 = call i32 @isxdigit(i32 noundef %conv38) #6
  %tobool40 = icmp ne i32 %call39, 0
  br i1 %tobool40, label %if.then41, label %if.end42

if.then41:                                        ; preds = %land.lhs.true36
  %add.ptr = getelementptr inbounds i8, i8* %s.addr.1, i32 2
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
  store i8* %cond89, i8** %end, align 4
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
define dso_local i32 @strtoul(i8* noundef %s, i8** noundef %end, i32 noundef %base) #0 {
entry:
  %call = call i64 @parse(i8* noundef %s, i8** noundef %end, i32 noundef %base, i64 noundef 4294967295, i32 noundef 0) #6
  %conv = trunc i64 %call to i32
  ret i32 %conv
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
define dso_local i32 @__isoc23_strtol(i8* noundef %s, i8** noundef %end, i32 noundef %base) #0 {
entry:
  %call = call i32 @strtol(i8* noundef %s, i8** noundef %end, i32 noundef %base) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @__isoc23_strtoul(i8* noundef %s, i8** noundef %end, i32 noundef %base) #0 {
entry:
  %call = call i32 @strtoul(i8* noundef %s, i8** noundef %end, i32 noundef %base) #6
  ret i32 %call
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
  %call = call i32 @strtol(i8* noundef %s, i8** noundef null, i32 noundef 10) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @atol(i8* noundef %s) #0 {
entry:
  %call = call i32 @strtol(i8* noundef %s, i8** noundef null, i32 noundef 10) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i64 @atoll(i8* noundef %s) #0 {
entry:
  %call = call i64 @strtoll(i8* noundef %s, i8** noundef null, i32 noundef 10) #6
  ret i64 %call
}

; Function Attrs: noinline nounwind
define dso_local void @qsort(i8* noundef %base, i32 noundef %count, i32 noundef %size, i32 (i8*, i8*)* noundef %less) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc24, %entry
  %i.0 = phi i32 [ 1, %entry ], [ %inc25, %for.inc24 ]
  %cmp = icmp ult i32 %i.0, %count
  br i1 %cmp, label %for.body, label %for.end26

for.body:                                         ; preds = %for.cond
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc22, %for.body
  %j.0 = phi i32 [ %i.0, %for.body ], [ %dec, %for.inc22 ]
  %cmp2 = icmp ugt i32 %j.0, 0
  br i1 %cmp2, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond1
  %sub = sub i32 %j.0, 1
  %mul = mul i32 %sub, %size
  %add.ptr = getelementptr inbounds i8, i8* %base, i32 %mul
  %mul3 = mul i32 %j.0, %size
  %add.ptr4 = getelementptr inbounds i8, i8* %base, i32 %mul3
  %call = call i32 %less(i8* noundef %add.ptr, i8* noundef %add.ptr4) #6
  %cmp5 = icmp sgt i32 %call, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond1
  %0 = phi i1 [ false, %for.cond1 ], [ %cmp5, %land.rhs ]
  br i1 %0, label %for.body6, label %for.end23

for.body6:                                        ; preds = %land.end
  br label %for.cond7

for.cond7:                                        ; preds = %for.inc, %for.body6
  %k.0 = phi i32 [ 0, %for.body6 ], [ %inc, %for.inc ]
  %cmp8 = icmp ult i32 %k.0, %size
  br i1 %cmp8, label %for.body9, label %for.end

for.body9:                                        ; preds = %for.cond7
  %sub10 = sub i32 %j.0, 1
  %mul11 = mul i32 %sub10, %size
  %add = add i32 %mul11, %k.0
  %arrayidx = getelementptr inbounds i8, i8* %base, i32 %add
  %1 = load i8, i8* %arrayidx, align 1
  %mul12 = mul i32 %j.0, %size
  %add13 = add i32 %mul12, %k.0
  %arrayidx14 = getelementptr inbounds i8, i8* %base, i32 %add13
  %2 = load i8, i8* %arrayidx14, align 1
  %sub15 = sub i32 %j.0, 1
  %mul16 = mul i32 %sub15, %size
  %add17 = add i32 %mul16, %k.0
  %arrayidx18 = getelementptr inbounds i8, i8* %base, i32 %add17
  store i8 %2, i8* %arrayidx18, align 1
  %mul19 = mul i32 %j.0, %size
  %add20 = add i32 %mul19, %k.0
  %arrayidx21 = getelementptr inbounds i8, i8* %base, i32 %add20
  store i8 %1, i8* %arrayidx21, align 1
  br label %for.inc

for.inc:                                          ; preds = %for.body9
  %inc = add i32 %k.0, 1
  br label %for.cond7, !llvm.loop !33

for.end:                                          ; preds = %for.cond7
  br label %for.inc22

for.inc22:                                        ; preds = %for.end
  %dec = add i32 %j.0, -1
  br label %for.cond1, !llvm.loop !34

for.end23:                                        ; preds = %land.end
  br label %for.inc24

for.inc24:                                        ; preds = %for.end23
  %inc25 = add i32 %i.0, 1
  br label %for.cond, !llvm.loop !35

for.end26:                                        ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i8* @bsearch(i8* noundef %key, i8* noundef %base, i32 noundef %count, i32 noundef %size, i32 (i8*, i8*)* noundef %less) #0 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %if.end6, %entry
  %count.addr.0 = phi i32 [ %count, %entry ], [ %count.addr.1, %if.end6 ]
  %p.0 = phi i8* [ %base, %entry ], [ %p.1, %if.end6 ]
  %tobool = icmp ne i32 %count.addr.0, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %div = udiv i32 %count.addr.0, 2
  %mul = mul i32 %div, %size
  %add.ptr = getelementptr inbounds i8, i8* %p.0, i32 %mul
  %call = call i32 %less(i8* noundef %key, i8* noundef %add.ptr) #6
  %cmp = icmp eq i32 %call, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %while.body
  br label %return

if.end:                                           ; preds = %while.body
  %cmp1 = icmp sgt i32 %call, 0
  br i1 %cmp1, label %if.then2, label %if.else

if.then2:                                         ; preds = %if.end
  %add.ptr3 = getelementptr inbounds i8, i8* %add.ptr, i32 %size
  %sub = sub i32 %count.addr.0, 1
  %div4 = udiv i32 %sub, 2
  br label %if.end6

if.else:                                          ; preds = %if.end
  %div5 = udiv i32 %count.addr.0, 2
  br label %if.end6

if.end6:                                          ; preds = %if.else, %if.then2
  %count.addr.1 = phi i32 [ %div4, %if.then2 ], [ %div5, %if.else ]
  %p.1 = phi i8* [ %add.ptr3, %if.then2 ], [ %p.0, %if.else ]
  br label %while.cond, !llvm.loop !36

while.end:                                        ; preds = %while.cond
  br label %return

return:                                           ; preds = %while.end, %if.then
  %retval.0 = phi i8* [ %add.ptr, %if.then ], [ null, %while.end ]
  ret i8* %retval.0
}

; Function Attrs: noinline nounwind
define dso_local void @div(%struct.timespec* noalias sret(%struct.timespec) align 4 %agg.result, i32 noundef %a, i32 noundef %b) #0 {
entry:
  %0 = bitcast %struct.timespec* %agg.result to i8*
  %quot = getelementptr inbounds %struct.timespec, %struct.timespec* %agg.result, i32 0, i32 0
  %div = sdiv i32 %a, %b
  store i32 %div, i32* %quot, align 4
  %rem = getelementptr inbounds %struct.timespec, %struct.timespec* %agg.result, i32 0, i32 1
  %rem1 = srem i32 %a, %b
  store i32 %rem1, i32* %rem, align 4
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @ldiv(%struct.timespec* noalias sret(%struct.timespec) align 4 %agg.result, i32 noundef %a, i32 noundef %b) #0 {
entry:
  %0 = bitcast %struct.timespec* %agg.result to i8*
  %quot = getelementptr inbounds %struct.timespec, %struct.timespec* %agg.result, i32 0, i32 0
  %div = sdiv i32 %a, %b
  store i32 %div, i32* %quot, align 4
  %rem = getelementptr inbounds %struct.timespec, %struct.timespec* %agg.result, i32 0, i32 1
  %rem1 = srem i32 %a, %b
  store i32 %rem1, i32* %rem, align 4
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @lldiv(%struct.longest_quotient* noalias sret(%struct.longest_quotient) align 4 %agg.result, i64 noundef %a, i64 noundef %b) #0 {
entry:
  %0 = bitcast %struct.longest_quotient* %agg.result to i8*
  %quot = getelementptr inbounds %struct.longest_quotient, %struct.longest_quotient* %agg.result, i32 0, i32 0
  %div = sdiv i64 %a, %b
  store i64 %div, i64* %quot, align 4
  %rem = getelementptr inbounds %struct.longest_quotient, %struct.longest_quotient* %agg.result, i32 0, i32 1
  %rem1 = srem i64 %a, %b
  store i64 %rem1, i64* %rem, align 4
  ret void
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
  %list = alloca i8*, align 4
  %end = alloca i8*, align 4
  %list1 = bitcast i8** %list to i8*
  call void @llvm.va_start(i8* %list1)
  br label %for.cond

for.cond:                                         ; preds = %for.inc215, %entry
  %done.0 = phi i32 [ 0, %entry ], [ %done.5, %for.inc215 ]
  %format.addr.0 = phi i8* [ %format, %entry ], [ %incdec.ptr216, %for.inc215 ]
  %s.addr.0 = phi i8* [ %s, %entry ], [ %s.addr.6, %for.inc215 ]
  %0 = load i8, i8* %format.addr.0, align 1
  %tobool = icmp ne i8 %0, 0
  br i1 %tobool, label %for.body, label %for.end217

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
  br label %while.cond, !llvm.loop !37

while.end:                                        ; preds = %while.cond
  br label %for.inc215

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
  br label %for.end217

if.end18:                                         ; preds = %if.end12
  %incdec.ptr19 = getelementptr inbounds i8, i8* %s.addr.0, i32 1
  br label %for.inc215

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
  br i1 %cmp49, label %if.then51, label %if.end52

if.then51:                                        ; preds = %for.end
  %sub.ptr.lhs.cast = ptrtoint i8* %s.addr.0 to i32
  %sub.ptr.rhs.cast = ptrtoint i8* %s to i32
  %sub.ptr.sub = sub i32 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %argp.cur = load i8*, i8** %list, align 4
  %argp.next = getelementptr inbounds i8, i8* %argp.cur, i32 4
  store i8* %argp.next, i8** %list, align 4
  %13 = bitcast i8* %argp.cur to i32**
  %14 = load i32*, i32** %13, align 4
  store i32 %sub.ptr.sub, i32* %14, align 4
  br label %for.inc215

if.end52:                                         ; preds = %for.end
  %15 = load i8, i8* %format.addr.1, align 1
  %conv53 = sext i8 %15 to i32
  %cmp54 = icmp ne i32 %conv53, 99
  br i1 %cmp54, label %if.then56, label %if.end64

if.then56:                                        ; preds = %if.end52
  br label %while.cond57

while.cond57:                                     ; preds = %while.body61, %if.then56
  %s.addr.2 = phi i8* [ %s.addr.0, %if.then56 ], [ %incdec.ptr62, %while.body61 ]
  %16 = load i8, i8* %s.addr.2, align 1
  %conv58 = zext i8 %16 to i32
  %call59 = call i32 @space(i32 noundef %conv58) #6
  %tobool60 = icmp ne i32 %call59, 0
  br i1 %tobool60, label %while.body61, label %while.end63

while.body61:                                     ; preds = %while.cond57
  %incdec.ptr62 = getelementptr inbounds i8, i8* %s.addr.2, i32 1
  br label %while.cond57, !llvm.loop !38

while.end63:                                      ; preds = %while.cond57
  br label %if.end64

if.end64:                                         ; preds = %while.end63, %if.end52
  %s.addr.3 = phi i8* [ %s.addr.2, %while.end63 ], [ %s.addr.0, %if.end52 ]
  %17 = load i8, i8* %format.addr.1, align 1
  %conv65 = sext i8 %17 to i32
  %cmp66 = icmp eq i32 %conv65, 37
  br i1 %cmp66, label %if.then68, label %if.end80

if.then68:                                        ; preds = %if.end64
  %18 = load i8, i8* %s.addr.3, align 1
  %tobool69 = icmp ne i8 %18, 0
  br i1 %tobool69, label %if.end73, label %land.lhs.true70

land.lhs.true70:                                  ; preds = %if.then68
  %tobool71 = icmp ne i32 %done.0, 0
  br i1 %tobool71, label %if.end73, label %if.then72

if.then72:                                        ; preds = %land.lhs.true70
  br label %if.end73

if.end73:                                         ; preds = %if.then72, %land.lhs.true70, %if.then68
  %done.2 = phi i32 [ %done.0, %if.then68 ], [ %done.0, %land.lhs.true70 ], [ -1, %if.then72 ]
  %19 = load i8, i8* %s.addr.3, align 1
  %conv74 = sext i8 %19 to i32
  %cmp75 = icmp ne i32 %conv74, 37
  br i1 %cmp75, label %if.then77, label %if.end78

if.then77:                                        ; preds = %if.end73
  br label %for.end217

if.end78:                                         ; preds = %if.end73
  %incdec.ptr79 = getelementptr inbounds i8, i8* %s.addr.3, i32 1
  br label %for.inc215

if.end80:                                         ; preds = %if.end64
  %20 = load i8, i8* %s.addr.3, align 1
  %tobool81 = icmp ne i8 %20, 0
  br i1 %tobool81, label %if.end86, label %if.then82

if.then82:                                        ; preds = %if.end80
  %tobool83 = icmp ne i32 %done.0, 0
  br i1 %tobool83, label %if.end85, label %if.then84

if.then84:                                        ; preds = %if.then82
  br label %if.end85

if.end85:                                         ; preds = %if.then84, %if.then82
  %done.3 = phi i32 [ %done.0, %if.then82 ], [ -1, %if.then84 ]
  br label %for.end217

if.end86:                                         ; preds = %if.end80
  %21 = load i8, i8* %format.addr.1, align 1
  %conv87 = sext i8 %21 to i32
  %cmp88 = icmp eq i32 %conv87, 99
  br i1 %cmp88, label %if.then93, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %if.end86
  %22 = load i8, i8* %format.addr.1, align 1
  %conv90 = sext i8 %22 to i32
  %cmp91 = icmp eq i32 %conv90, 115
  br i1 %cmp91, label %if.then93, label %if.else133

if.then93:                                        ; preds = %lor.lhs.false, %if.end86
  %tobool94 = icmp ne i32 %skip.0, 0
  br i1 %tobool94, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.then93
  br label %cond.end

cond.false:                                       ; preds = %if.then93
  %argp.cur95 = load i8*, i8** %list, align 4
  %argp.next96 = getelementptr inbounds i8, i8* %argp.cur95, i32 4
  store i8* %argp.next96, i8** %list, align 4
  %23 = bitcast i8* %argp.cur95 to i8**
  %24 = load i8*, i8** %23, align 4
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i8* [ null, %cond.true ], [ %24, %cond.false ]
  %tobool97 = icmp ne i32 %width.0, 0
  br i1 %tobool97, label %cond.true98, label %cond.false99

cond.true98:                                      ; preds = %cond.end
  br label %cond.end104

cond.false99:                                     ; preds = %cond.end
  %25 = load i8, i8* %format.addr.1, align 1
  %conv100 = sext i8 %25 to i32
  %cmp101 = icmp eq i32 %conv100, 99
  %26 = zext i1 %cmp101 to i64
  %cond103 = select i1 %cmp101, i32 1, i32 -1
  br label %cond.end104

cond.end104:                                      ; preds = %cond.false99, %cond.true98
  %cond105 = phi i32 [ %width.0, %cond.true98 ], [ %cond103, %cond.false99 ]
  br label %while.cond106

while.cond106:                                    ; preds = %if.end121, %cond.end104
  %n.0 = phi i32 [ 0, %cond.end104 ], [ %inc122, %if.end121 ]
  %s.addr.4 = phi i8* [ %s.addr.3, %cond.end104 ], [ %incdec.ptr123, %if.end121 ]
  %cmp107 = icmp ult i32 %n.0, %cond105
  br i1 %cmp107, label %land.lhs.true109, label %land.end

land.lhs.true109:                                 ; preds = %while.cond106
  %27 = load i8, i8* %s.addr.4, align 1
  %conv110 = sext i8 %27 to i32
  %tobool111 = icmp ne i32 %conv110, 0
  br i1 %tobool111, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %land.lhs.true109
  %28 = load i8, i8* %format.addr.1, align 1
  %conv112 = sext i8 %28 to i32
  %cmp113 = icmp eq i32 %conv112, 99
  br i1 %cmp113, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %land.rhs
  %29 = load i8, i8* %s.addr.4, align 1
  %conv115 = zext i8 %29 to i32
  %call116 = call i32 @space(i32 noundef %conv115) #6
  %tobool117 = icmp ne i32 %call116, 0
  %lnot = xor i1 %tobool117, true
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %land.rhs
  %30 = phi i1 [ true, %land.rhs ], [ %lnot, %lor.rhs ]
  br label %land.end

land.end:                                         ; preds = %lor.end, %land.lhs.true109, %while.cond106
  %31 = phi i1 [ false, %land.lhs.true109 ], [ false, %while.cond106 ], [ %30, %lor.end ]
  br i1 %31, label %while.body118, label %while.end124

while.body118:                                    ; preds = %land.end
  %tobool119 = icmp ne i8* %cond, null
  br i1 %tobool119, label %if.then120, label %if.end121

if.then120:                                       ; preds = %while.body118
  %32 = load i8, i8* %s.addr.4, align 1
  %arrayidx = getelementptr inbounds i8, i8* %cond, i32 %n.0
  store i8 %32, i8* %arrayidx, align 1
  br label %if.end121

if.end121:                                        ; preds = %if.then120, %while.body118
  %inc122 = add i32 %n.0, 1
  %incdec.ptr123 = getelementptr inbounds i8, i8* %s.addr.4, i32 1
  br label %while.cond106, !llvm.loop !39

while.end124:                                     ; preds = %land.end
  %tobool125 = icmp ne i8* %cond, null
  br i1 %tobool125, label %land.lhs.true126, label %if.end132

land.lhs.true126:                                 ; preds = %while.end124
  %33 = load i8, i8* %format.addr.1, align 1
  %conv127 = sext i8 %33 to i32
  %cmp128 = icmp eq i32 %conv127, 115
  br i1 %cmp128, label %if.then130, label %if.end132

if.then130:                                       ; preds = %land.lhs.true126
  %arrayidx131 = getelementptr inbounds i8, i8* %cond, i32 %n.0
  store i8 0, i8* %arrayidx131, align 1
  br label %if.end132

if.end132:                                        ; preds = %if.then130, %land.lhs.true126, %while.end124
  br label %if.end210

if.else133:                                       ; preds = %lor.lhs.false
  %34 = load i8, i8* %format.addr.1, align 1
  %conv134 = sext i8 %34 to i32
  %cmp135 = icmp eq i32 %conv134, 100
  br i1 %cmp135, label %cond.true141, label %lor.lhs.false137

lor.lhs.false137:                                 ; preds = %if.else133
  %35 = load i8, i8* %format.addr.1, align 1
  %conv138 = sext i8 %35 to i32
  %cmp139 = icmp eq i32 %conv138, 117
  br i1 %cmp139, label %cond.true141, label %cond.false142

cond.true141:                                     ; preds = %lor.lhs.false137, %if.else133
  br label %cond.end154

cond.false142:                                    ; preds = %lor.lhs.false137
  %36 = load i8, i8* %format.addr.1, align 1
  %conv143 = sext i8 %36 to i32
  %cmp144 = icmp eq i32 %conv143, 111
  br i1 %cmp144, label %cond.true146, label %cond.false147

cond.true146:                                     ; preds = %cond.false142
  br label %cond.end152

cond.false147:                                    ; preds = %cond.false142
  %37 = load i8, i8* %format.addr.1, align 1
  %conv148 = sext i8 %37 to i32
  %cmp149 = icmp eq i32 %conv148, 105
  %38 = zext i1 %cmp149 to i64
  %cond151 = select i1 %cmp149, i32 0, i32 16
  br label %cond.end152

cond.end152:                                      ; preds = %cond.false147, %cond.true146
  %cond153 = phi i32 [ 8, %cond.true146 ], [ %cond151, %cond.false147 ]
  br label %cond.end154

cond.end154:                                      ; preds = %cond.end152, %cond.true141
  %cond155 = phi i32 [ 10, %cond.true141 ], [ %cond153, %cond.end152 ]
  %39 = load i8, i8* %format.addr.1, align 1
  %conv156 = sext i8 %39 to i32
  %cmp157 = icmp eq i32 %conv156, 100
  br i1 %cmp157, label %lor.end163, label %lor.rhs159

lor.rhs159:                                       ; preds = %cond.end154
  %40 = load i8, i8* %format.addr.1, align 1
  %conv160 = sext i8 %40 to i32
  %cmp161 = icmp eq i32 %conv160, 105
  br label %lor.end163

lor.end163:                                       ; preds = %lor.rhs159, %cond.end154
  %41 = phi i1 [ true, %cond.end154 ], [ %cmp161, %lor.rhs159 ]
  %lor.ext = zext i1 %41 to i32
  %cmp165 = icmp sge i32 %size.0, 2
  %42 = zext i1 %cmp165 to i64
  %cond167 = select i1 %cmp165, i64 9223372036854775807, i64 2147483647
  %tobool168 = icmp ne i32 %lor.ext, 0
  br i1 %tobool168, label %cond.true169, label %cond.false170

cond.true169:                                     ; preds = %lor.end163
  br label %cond.end173

cond.false170:                                    ; preds = %lor.end163
  %mul171 = mul i64 2, %cond167
  %add172 = add i64 %mul171, 1
  br label %cond.end173

cond.end173:                                      ; preds = %cond.false170, %cond.true169
  %cond174 = phi i64 [ %cond167, %cond.true169 ], [ %add172, %cond.false170 ]
  %call175 = call i64 @parse(i8* noundef %s.addr.3, i8** noundef %end, i32 noundef %cond155, i64 noundef %cond174, i32 noundef %lor.ext) #6
  %43 = load i8*, i8** %end, align 4
  %cmp176 = icmp eq i8* %43, %s.addr.3
  br i1 %cmp176, label %if.then178, label %if.end179

if.then178:                                       ; preds = %cond.end173
  br label %for.end217

if.end179:                                        ; preds = %cond.end173
  %44 = load i8*, i8** %end, align 4
  %tobool180 = icmp ne i32 %skip.0, 0
  br i1 %tobool180, label %if.end209, label %if.then181

if.then181:                                       ; preds = %if.end179
  %argp.cur183 = load i8*, i8** %list, align 4
  %argp.next184 = getelementptr inbounds i8, i8* %argp.cur183, i32 4
  store i8* %argp.next184, i8** %list, align 4
  %45 = bitcast i8* %argp.cur183 to i8**
  %46 = load i8*, i8** %45, align 4
  %cmp185 = icmp sge i32 %size.0, 2
  br i1 %cmp185, label %if.then187, label %if.else188

if.then187:                                       ; preds = %if.then181
  %47 = bitcast i8* %46 to i64*
  store i64 %call175, i64* %47, align 4
  br label %if.end208

if.else188:                                       ; preds = %if.then181
  %cmp189 = icmp eq i32 %size.0, 1
  br i1 %cmp189, label %if.then191, label %if.else193

if.then191:                                       ; preds = %if.else188
  %conv192 = trunc i64 %call175 to i32
  %48 = bitcast i8* %46 to i32*
  store i32 %conv192, i32* %48, align 4
  br label %if.end207

if.else193:                                       ; preds = %if.else188
  %cmp194 = icmp eq i32 %size.0, 0
  br i1 %cmp194, label %if.then196, label %if.else198

if.then196:                                       ; preds = %if.else193
  %conv197 = trunc i64 %call175 to i32
  %49 = bitcast i8* %46 to i32*
  store i32 %conv197, i32* %49, align 4
  br label %if.end206

if.else198:                                       ; preds = %if.else193
  %cmp199 = icmp eq i32 %size.0, -1
  br i1 %cmp199, label %if.then201, label %if.else203

if.then201:                                       ; preds = %if.else198
  %conv202 = trunc i64 %call175 to i16
  %50 = bitcast i8* %46 to i16*
  store i16 %conv202, i16* %50, align 2
  br label %if.end205

if.else203:                                       ; preds = %if.else198
  %conv204 = trunc i64 %call175 to i8
  store i8 %conv204, i8* %46, align 1
  br label %if.end205

if.end205:                                        ; preds = %if.else203, %if.then201
  br label %if.end206

if.end206:                                        ; preds = %if.end205, %if.then196
  br label %if.end207

if.end207:                                        ; preds = %if.end206, %if.then191
  br label %if.end208

if.end208:                                        ; preds = %if.end207, %if.then187
  br label %if.end209

if.end209:                                        ; preds = %if.end208, %if.end179
  br label %if.end210

if.end210:                                        ; preds = %if.end209, %if.end132
  %s.addr.5 = phi i8* [ %s.addr.4, %if.end132 ], [ %44, %if.end209 ]
  %tobool211 = icmp ne i32 %skip.0, 0
  br i1 %tobool211, label %if.end214, label %if.then212

if.then212:                                       ; preds = %if.end210
  %inc213 = add nsw i32 %done.0, 1
  br label %if.end214

if.end214:                                        ; preds = %if.then212, %if.end210
  %done.4 = phi i32 [ %done.0, %if.end210 ], [ %inc213, %if.then212 ]
  br label %for.inc215

for.inc215:                                       ; preds = %if.end214, %if.end78, %if.then51, %if.end18, %while.end
  %done.5 = phi i32 [ %done.0, %while.end ], [ %done.1, %if.end18 ], [ %done.0, %if.then51 ], [ %done.2, %if.end78 ], [ %done.4, %if.end214 ]
  %format.addr.2 = phi i8* [ %format.addr.0, %while.end ], [ %format.addr.0, %if.end18 ], [ %format.addr.1, %if.then51 ], [ %format.addr.1, %if.end78 ], [ %format.addr.1, %if.end214 ]
  %s.addr.6 = phi i8* [ %s.addr.1, %while.end ], [ %incdec.ptr19, %if.end18 ], [ %s.addr.0, %if.then51 ], [ %incdec.ptr79, %if.end78 ], [ %s.addr.5, %if.end214 ]
  %incdec.ptr216 = getelementptr inbounds i8, i8* %format.addr.2, i32 1
  br label %for.cond, !llvm.loop !40

for.end217:                                       ; preds = %if.then178, %if.end85, %if.then77, %if.then17, %for.cond
  %done.6 = phi i32 [ %done.1, %if.then17 ], [ %done.2, %if.then77 ], [ %done.0, %if.then178 ], [ %done.3, %if.end85 ], [ %done.0, %for.cond ]
  %list218 = bitcast i8** %list to i8*
  call void @llvm.va_end(i8* %list218)
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
  %0 = bitcast i64* %last to i8*
  %call = call i64 bitcast (i64 (i64*, i32)* @__atomic_load_8 to i64 (i8*, i32)*)(i8* noundef %0, i32 noundef 0) #6
  %cmp = icmp sge i64 %now, %call
  %conv = zext i1 %cmp to i32
  call void @__fp_assume(i32 noundef %conv) #6
  %1 = bitcast i64* %last to i8*
  call void bitcast (void (i64*, i64, i32)* @__atomic_store_8 to void (i8*, i64, i32)*)(i8* noundef %1, i64 noundef %now, i32 noundef 0) #6
  call void @__fp_atomic_end() #6
  ret i64 %now
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_processor_clock(i32 noundef %now) #0 {
entry:
  %conv = sext i32 %now to i64
  %call = call i64 @forward(i64* noundef @processor, i64 noundef %conv) #6
  %conv1 = trunc i64 %call to i32
  ret i32 %conv1
}

; Function Attrs: noinline nounwind
define dso_local void @__fp_tell_time(i32 noundef %now, i32* noundef %place) #0 {
entry:
  %tobool = icmp ne i32* %place, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 %now, i32* %place, align 4
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
  %call = call i32 @__fp_nondet_long() #6
  %call1 = call i32 @__fp_nondet_long() #6
  %cmp = icmp sge i32 %call, 0
  br i1 %cmp, label %land.lhs.true, label %land.end

land.lhs.true:                                    ; preds = %entry
  %cmp2 = icmp sge i32 %call1, 0
  br i1 %cmp2, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %land.lhs.true
  %cmp3 = icmp slt i32 %call1, 1000000000
  br label %land.end

land.end:                                         ; preds = %land.rhs, %land.lhs.true, %entry
  %0 = phi i1 [ false, %land.lhs.true ], [ false, %entry ], [ %cmp3, %land.rhs ]
  %land.ext = zext i1 %0 to i32
  call void @__fp_assume(i32 noundef %land.ext) #6
  %seconds4 = getelementptr inbounds %struct.timespec, %struct.timespec* %t, i32 0, i32 0
  store i32 %call, i32* %seconds4, align 4
  %nanoseconds = getelementptr inbounds %struct.timespec, %struct.timespec* %t, i32 0, i32 1
  store i32 %call1, i32* %nanoseconds, align 4
  ret void
}

; Function Attrs: noinline nounwind
define internal void @forward_pair(%struct.timespec* noundef %last, %struct.timespec* noundef %now) #0 {
entry:
  call void @__fp_atomic_begin() #6
  %seconds1 = getelementptr inbounds %struct.timespec, %struct.timespec* %last, i32 0, i32 0
  %0 = load atomic i32, i32* %seconds1 monotonic, align 4
  %nanoseconds = getelementptr inbounds %struct.timespec, %struct.timespec* %last, i32 0, i32 1
  %1 = load atomic i32, i32* %nanoseconds monotonic, align 4
  %seconds3 = getelementptr inbounds %struct.timespec, %struct.timespec* %now, i32 0, i32 0
  %2 = load i32, i32* %seconds3, align 4
  %cmp = icmp sgt i32 %2, %0
  br i1 %cmp, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %entry
  %seconds4 = getelementptr inbounds %struct.timespec, %struct.timespec* %now, i32 0, i32 0
  %3 = load i32, i32* %seconds4, align 4
  %cmp5 = icmp eq i32 %3, %0
  br i1 %cmp5, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %lor.rhs
  %nanoseconds6 = getelementptr inbounds %struct.timespec, %struct.timespec* %now, i32 0, i32 1
  %4 = load i32, i32* %nanoseconds6, align 4
  %cmp7 = icmp sge i32 %4, %1
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
  %7 = load i32, i32* %seconds9, align 4
  store atomic i32 %7, i32* %seconds8 monotonic, align 4
  %nanoseconds10 = getelementptr inbounds %struct.timespec, %struct.timespec* %last, i32 0, i32 1
  %nanoseconds12 = getelementptr inbounds %struct.timespec, %struct.timespec* %now, i32 0, i32 1
  %8 = load i32, i32* %nanoseconds12, align 4
  store atomic i32 %8, i32* %nanoseconds10 monotonic, align 4
  call void @__fp_atomic_end() #6
  ret void
}

declare i32 @__fp_nondet_long() #1

; Function Attrs: noinline nounwind
define dso_local i32 @clock_getres(i32 noundef %clock, %struct.timespec* noundef %t) #0 {
entry:
  %tobool = icmp ne %struct.timespec* %t, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %seconds = getelementptr inbounds %struct.timespec, %struct.timespec* %t, i32 0, i32 0
  store i32 0, i32* %seconds, align 4
  %nanoseconds = getelementptr inbounds %struct.timespec, %struct.timespec* %t, i32 0, i32 1
  store i32 1, i32* %nanoseconds, align 4
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
  %0 = load i32, i32* %nanoseconds, align 4
  %div = sdiv i32 %0, 1000
  %nanoseconds1 = getelementptr inbounds %struct.timespec, %struct.timespec* %t, i32 0, i32 1
  store i32 %div, i32* %nanoseconds1, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @vprintf(i8* noundef %format, i8* noundef %list) #0 {
entry:
  %call = call i32 @walk(i32 noundef 1, i8* noundef null, i32 noundef 0, i8* noundef %format, i8* noundef %list) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define internal i32 @walk(i32 noundef %print, i8* noundef %to, i32 noundef %size, i8* noundef %at, i8* noundef %list) #0 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %if.end387, %entry
  %done.0 = phi i32 [ 0, %entry ], [ %done.6, %if.end387 ]
  %list.addr.0 = phi i8* [ %list, %entry ], [ %list.addr.10, %if.end387 ]
  %at.addr.0 = phi i8* [ %at, %entry ], [ %incdec.ptr388, %if.end387 ]
  %0 = load i8, i8* %at.addr.0, align 1
  %tobool = icmp ne i8 %0, 0
  br i1 %tobool, label %while.body, label %while.end389

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
  br label %while.cond1, !llvm.loop !41

while.end:                                        ; preds = %land.end
  %cmp6 = icmp ne i8* %at.addr.1, %at.addr.0
  br i1 %cmp6, label %if.then, label %if.end

if.then:                                          ; preds = %while.end
  %tobool8 = icmp ne i32 %print, 0
  br i1 %tobool8, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.then
  %sub.ptr.lhs.cast = ptrtoint i8* %at.addr.1 to i32
  %sub.ptr.rhs.cast = ptrtoint i8* %at.addr.0 to i32
  %sub.ptr.sub = sub i32 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %call = call i32 (i8*, ...) @__fp_print(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.36, i32 0, i32 0), i32 noundef %sub.ptr.sub, i8* noundef %at.addr.0) #6
  br label %cond.end17

cond.false:                                       ; preds = %if.then
  %add.ptr = getelementptr inbounds i8, i8* %to, i32 %done.0
  %cmp9 = icmp ult i32 %done.0, %size
  br i1 %cmp9, label %cond.true11, label %cond.false12

cond.true11:                                      ; preds = %cond.false
  %sub = sub i32 %size, %done.0
  br label %cond.end

cond.false12:                                     ; preds = %cond.false
  br label %cond.end

cond.end:                                         ; preds = %cond.false12, %cond.true11
  %cond = phi i32 [ %sub, %cond.true11 ], [ 0, %cond.false12 ]
  %sub.ptr.lhs.cast13 = ptrtoint i8* %at.addr.1 to i32
  %sub.ptr.rhs.cast14 = ptrtoint i8* %at.addr.0 to i32
  %sub.ptr.sub15 = sub i32 %sub.ptr.lhs.cast13, %sub.ptr.rhs.cast14
  %call16 = call i32 (i8*, i32, i8*, ...) @__fp_format(i8* noundef %add.ptr, i32 noundef %cond, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.36, i32 0, i32 0), i32 noundef %sub.ptr.sub15, i8* noundef %at.addr.0) #6
  br label %cond.end17

cond.end17:                                       ; preds = %cond.end, %cond.true
  %cond18 = phi i32 [ %call, %cond.true ], [ %call16, %cond.end ]
  %add = add i32 %done.0, %cond18
  br label %if.end

if.end:                                           ; preds = %cond.end17, %while.end
  %done.1 = phi i32 [ %add, %cond.end17 ], [ %done.0, %while.end ]
  %tobool19 = icmp ne i8 %c.0, 0
  br i1 %tobool19, label %if.end21, label %if.then20

if.then20:                                        ; preds = %if.end
  br label %while.end389

if.end21:                                         ; preds = %if.end
  br label %while.cond22

while.cond22:                                     ; preds = %while.body26, %if.end21
  %flags.0 = phi i32 [ 0, %if.end21 ], [ %or, %while.body26 ]
  %at.addr.2 = phi i8* [ %at.addr.1, %if.end21 ], [ %incdec.ptr23, %while.body26 ]
  %incdec.ptr23 = getelementptr inbounds i8, i8* %at.addr.2, i32 1
  %3 = load i8, i8* %incdec.ptr23, align 1
  %call24 = call i32 @flag(i8 noundef signext %3) #6
  %tobool25 = icmp ne i32 %call24, 0
  br i1 %tobool25, label %while.body26, label %while.end27

while.body26:                                     ; preds = %while.cond22
  %or = or i32 %flags.0, %call24
  br label %while.cond22, !llvm.loop !42

while.end27:                                      ; preds = %while.cond22
  %conv28 = sext i8 %3 to i32
  %cmp29 = icmp eq i32 %conv28, 42
  br i1 %cmp29, label %if.then31, label %if.end33

if.then31:                                        ; preds = %while.end27
  %argp.next = getelementptr inbounds i8, i8* %list.addr.0, i32 4
  %4 = bitcast i8* %list.addr.0 to i32*
  %5 = load i32, i32* %4, align 4
  %incdec.ptr32 = getelementptr inbounds i8, i8* %incdec.ptr23, i32 1
  %6 = load i8, i8* %incdec.ptr32, align 1
  br label %if.end33

if.end33:                                         ; preds = %if.then31, %while.end27
  %width.0 = phi i32 [ %5, %if.then31 ], [ 0, %while.end27 ]
  %c.1 = phi i8 [ %6, %if.then31 ], [ %3, %while.end27 ]
  %list.addr.1 = phi i8* [ %argp.next, %if.then31 ], [ %list.addr.0, %while.end27 ]
  %at.addr.3 = phi i8* [ %incdec.ptr32, %if.then31 ], [ %incdec.ptr23, %while.end27 ]
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end33
  %width.1 = phi i32 [ %width.0, %if.end33 ], [ %add38, %for.inc ]
  %c.2 = phi i8 [ %c.1, %if.end33 ], [ %7, %for.inc ]
  %at.addr.4 = phi i8* [ %at.addr.3, %if.end33 ], [ %incdec.ptr39, %for.inc ]
  %call34 = call i32 @digit(i8 noundef signext %c.2) #6
  %tobool35 = icmp ne i32 %call34, 0
  br i1 %tobool35, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %mul = mul nsw i32 %width.1, 10
  %conv36 = sext i8 %c.2 to i32
  %sub37 = sub nsw i32 %conv36, 48
  %add38 = add nsw i32 %mul, %sub37
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %incdec.ptr39 = getelementptr inbounds i8, i8* %at.addr.4, i32 1
  %7 = load i8, i8* %incdec.ptr39, align 1
  br label %for.cond, !llvm.loop !43

for.end:                                          ; preds = %for.cond
  %and = and i32 %flags.0, 16
  %tobool40 = icmp ne i32 %and, 0
  br i1 %tobool40, label %land.lhs.true, label %if.end45

land.lhs.true:                                    ; preds = %for.end
  %cmp41 = icmp sgt i32 %width.1, 0
  br i1 %cmp41, label %if.then43, label %if.end45

if.then43:                                        ; preds = %land.lhs.true
  %sub44 = sub nsw i32 0, %width.1
  br label %if.end45

if.end45:                                         ; preds = %if.then43, %land.lhs.true, %for.end
  %width.2 = phi i32 [ %sub44, %if.then43 ], [ %width.1, %land.lhs.true ], [ %width.1, %for.end ]
  %conv46 = sext i8 %c.2 to i32
  %cmp47 = icmp eq i32 %conv46, 46
  br i1 %cmp47, label %if.then49, label %if.end70

if.then49:                                        ; preds = %if.end45
  %incdec.ptr50 = getelementptr inbounds i8, i8* %at.addr.4, i32 1
  %8 = load i8, i8* %incdec.ptr50, align 1
  %conv51 = sext i8 %8 to i32
  %cmp52 = icmp eq i32 %conv51, 42
  br i1 %cmp52, label %if.then54, label %if.end58

if.then54:                                        ; preds = %if.then49
  %argp.next56 = getelementptr inbounds i8, i8* %list.addr.1, i32 4
  %9 = bitcast i8* %list.addr.1 to i32*
  %10 = load i32, i32* %9, align 4
  %incdec.ptr57 = getelementptr inbounds i8, i8* %incdec.ptr50, i32 1
  %11 = load i8, i8* %incdec.ptr57, align 1
  br label %if.end58

if.end58:                                         ; preds = %if.then54, %if.then49
  %precision.0 = phi i32 [ %10, %if.then54 ], [ 0, %if.then49 ]
  %c.3 = phi i8 [ %11, %if.then54 ], [ %8, %if.then49 ]
  %list.addr.2 = phi i8* [ %argp.next56, %if.then54 ], [ %list.addr.1, %if.then49 ]
  %at.addr.5 = phi i8* [ %incdec.ptr57, %if.then54 ], [ %incdec.ptr50, %if.then49 ]
  br label %for.cond59

for.cond59:                                       ; preds = %for.inc67, %if.end58
  %precision.1 = phi i32 [ %precision.0, %if.end58 ], [ %add66, %for.inc67 ]
  %c.4 = phi i8 [ %c.3, %if.end58 ], [ %12, %for.inc67 ]
  %at.addr.6 = phi i8* [ %at.addr.5, %if.end58 ], [ %incdec.ptr68, %for.inc67 ]
  %call60 = call i32 @digit(i8 noundef signext %c.4) #6
  %tobool61 = icmp ne i32 %call60, 0
  br i1 %tobool61, label %for.body62, label %for.end69

for.body62:                                       ; preds = %for.cond59
  %mul63 = mul nsw i32 %precision.1, 10
  %conv64 = sext i8 %c.4 to i32
  %sub65 = sub nsw i32 %conv64, 48
  %add66 = add nsw i32 %mul63, %sub65
  br label %for.inc67

for.inc67:                                        ; preds = %for.body62
  %incdec.ptr68 = getelementptr inbounds i8, i8* %at.addr.6, i32 1
  %12 = load i8, i8* %incdec.ptr68, align 1
  br label %for.cond59, !llvm.loop !44

for.end69:                                        ; preds = %for.cond59
  br label %if.end70

if.end70:                                         ; preds = %for.end69, %if.end45
  %precision.2 = phi i32 [ %precision.1, %for.end69 ], [ -1, %if.end45 ]
  %c.5 = phi i8 [ %c.4, %for.end69 ], [ %c.2, %if.end45 ]
  %list.addr.3 = phi i8* [ %list.addr.2, %for.end69 ], [ %list.addr.1, %if.end45 ]
  %at.addr.7 = phi i8* [ %at.addr.6, %for.end69 ], [ %at.addr.4, %if.end45 ]
  br label %for.cond71

for.cond71:                                       ; preds = %for.inc107, %if.end70
  %c.6 = phi i8 [ %c.5, %if.end70 ], [ %13, %for.inc107 ]
  %at.addr.8 = phi i8* [ %at.addr.7, %if.end70 ], [ %incdec.ptr108, %for.inc107 ]
  %longs.0 = phi i32 [ 0, %if.end70 ], [ %longs.3, %for.inc107 ]
  %shorts.0 = phi i32 [ 0, %if.end70 ], [ %shorts.2, %for.inc107 ]
  %conv72 = sext i8 %c.6 to i32
  %cmp73 = icmp eq i32 %conv72, 108
  br i1 %cmp73, label %if.then75, label %if.else

if.then75:                                        ; preds = %for.cond71
  %inc = add nsw i32 %longs.0, 1
  br label %if.end106

if.else:                                          ; preds = %for.cond71
  %conv76 = sext i8 %c.6 to i32
  %cmp77 = icmp eq i32 %conv76, 104
  br i1 %cmp77, label %if.then79, label %if.else81

if.then79:                                        ; preds = %if.else
  %inc80 = add nsw i32 %shorts.0, 1
  br label %if.end105

if.else81:                                        ; preds = %if.else
  %conv82 = sext i8 %c.6 to i32
  %cmp83 = icmp eq i32 %conv82, 122
  br i1 %cmp83, label %if.then88, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %if.else81
  %conv85 = sext i8 %c.6 to i32
  %cmp86 = icmp eq i32 %conv85, 116
  br i1 %cmp86, label %if.then88, label %if.else89

if.then88:                                        ; preds = %lor.lhs.false, %if.else81
  br label %if.end104

if.else89:                                        ; preds = %lor.lhs.false
  %conv90 = sext i8 %c.6 to i32
  %cmp91 = icmp eq i32 %conv90, 106
  br i1 %cmp91, label %if.then101, label %lor.lhs.false93

lor.lhs.false93:                                  ; preds = %if.else89
  %conv94 = sext i8 %c.6 to i32
  %cmp95 = icmp eq i32 %conv94, 113
  br i1 %cmp95, label %if.then101, label %lor.lhs.false97

lor.lhs.false97:                                  ; preds = %lor.lhs.false93
  %conv98 = sext i8 %c.6 to i32
  %cmp99 = icmp eq i32 %conv98, 76
  br i1 %cmp99, label %if.then101, label %if.else102

if.then101:                                       ; preds = %lor.lhs.false97, %lor.lhs.false93, %if.else89
  br label %if.end103

if.else102:                                       ; preds = %lor.lhs.false97
  br label %for.end109

if.end103:                                        ; preds = %if.then101
  br label %if.end104

if.end104:                                        ; preds = %if.end103, %if.then88
  %longs.1 = phi i32 [ 1, %if.then88 ], [ 2, %if.end103 ]
  br label %if.end105

if.end105:                                        ; preds = %if.end104, %if.then79
  %longs.2 = phi i32 [ %longs.0, %if.then79 ], [ %longs.1, %if.end104 ]
  %shorts.1 = phi i32 [ %inc80, %if.then79 ], [ %shorts.0, %if.end104 ]
  br label %if.end106

if.end106:                                        ; preds = %if.end105, %if.then75
  %longs.3 = phi i32 [ %inc, %if.then75 ], [ %longs.2, %if.end105 ]
  %shorts.2 = phi i32 [ %shorts.0, %if.then75 ], [ %shorts.1, %if.end105 ]
  br label %for.inc107

for.inc107:                                       ; preds = %if.end106
  %incdec.ptr108 = getelementptr inbounds i8, i8* %at.addr.8, i32 1
  %13 = load i8, i8* %incdec.ptr108, align 1
  br label %for.cond71

for.end109:                                       ; preds = %if.else102
  %call110 = call i32 @shape_of(i8 noundef signext %c.6) #6
  %cmp111 = icmp sge i32 %call110, 5
  br i1 %cmp111, label %if.then113, label %if.else147

if.then113:                                       ; preds = %for.end109
  %cmp114 = icmp sgt i32 %longs.0, 1
  br i1 %cmp114, label %cond.true116, label %cond.false120

cond.true116:                                     ; preds = %if.then113
  %argp.next118 = getelementptr inbounds i8, i8* %list.addr.3, i32 12
  %14 = bitcast i8* %list.addr.3 to x86_fp80*
  %15 = load x86_fp80, x86_fp80* %14, align 4
  %conv119 = fptrunc x86_fp80 %15 to double
  br label %cond.end123

cond.false120:                                    ; preds = %if.then113
  %argp.next122 = getelementptr inbounds i8, i8* %list.addr.3, i32 8
  %16 = bitcast i8* %list.addr.3 to double*
  %17 = load double, double* %16, align 4
  br label %cond.end123

cond.end123:                                      ; preds = %cond.false120, %cond.true116
  %list.addr.4 = phi i8* [ %argp.next118, %cond.true116 ], [ %argp.next122, %cond.false120 ]
  %cond124 = phi double [ %conv119, %cond.true116 ], [ %17, %cond.false120 ]
  %tobool125 = icmp ne i32 %print, 0
  br i1 %tobool125, label %cond.true126, label %cond.false130

cond.true126:                                     ; preds = %cond.end123
  %arrayidx = getelementptr inbounds [13 x [16 x [12 x i8]]], [13 x [16 x [12 x i8]]]* @shapes, i32 0, i32 %call110
  %and127 = and i32 %flags.0, 15
  %arrayidx128 = getelementptr inbounds [16 x [12 x i8]], [16 x [12 x i8]]* %arrayidx, i32 0, i32 %and127
  %arraydecay = getelementptr inbounds [12 x i8], [12 x i8]* %arrayidx128, i32 0, i32 0
  %call129 = call i32 (i8*, ...) @__fp_print(i8* noundef %arraydecay, i32 noundef %width.2, i32 noundef %precision.2, double noundef %cond124) #6
  br label %cond.end144

cond.false130:                                    ; preds = %cond.end123
  %add.ptr131 = getelementptr inbounds i8, i8* %to, i32 %done.1
  %cmp132 = icmp ult i32 %done.1, %size
  br i1 %cmp132, label %cond.true134, label %cond.false136

cond.true134:                                     ; preds = %cond.false130
  %sub135 = sub i32 %size, %done.1
  br label %cond.end137

cond.false136:                                    ; preds = %cond.false130
  br label %cond.end137

cond.end137:                                      ; preds = %cond.false136, %cond.true134
  %cond138 = phi i32 [ %sub135, %cond.true134 ], [ 0, %cond.false136 ]
  %arrayidx139 = getelementptr inbounds [13 x [16 x [12 x i8]]], [13 x [16 x [12 x i8]]]* @shapes, i32 0, i32 %call110
  %and140 = and i32 %flags.0, 15
  %arrayidx141 = getelementptr inbounds [16 x [12 x i8]], [16 x [12 x i8]]* %arrayidx139, i32 0, i32 %and140
  %arraydecay142 = getelementptr inbounds [12 x i8], [12 x i8]* %arrayidx141, i32 0, i32 0
  %call143 = call i32 (i8*, i32, i8*, ...) @__fp_format(i8* noundef %add.ptr131, i32 noundef %cond138, i8* noundef %arraydecay142, i32 noundef %width.2, i32 noundef %precision.2, double noundef %cond124) #6
  br label %cond.end144

cond.end144:                                      ; preds = %cond.end137, %cond.true126
  %cond145 = phi i32 [ %call129, %cond.true126 ], [ %call143, %cond.end137 ]
  %add146 = add i32 %done.1, %cond145
  br label %if.end387

if.else147:                                       ; preds = %for.end109
  %cmp148 = icmp sge i32 %call110, 0
  br i1 %cmp148, label %if.then150, label %if.else264

if.then150:                                       ; preds = %if.else147
  %cmp152 = icmp sgt i32 %longs.0, 1
  br i1 %cmp152, label %cond.true154, label %cond.false157

cond.true154:                                     ; preds = %if.then150
  %argp.next156 = getelementptr inbounds i8, i8* %list.addr.3, i32 8
  %18 = bitcast i8* %list.addr.3 to i64*
  %19 = load i64, i64* %18, align 4
  br label %cond.end168

cond.false157:                                    ; preds = %if.then150
  %tobool158 = icmp ne i32 %longs.0, 0
  br i1 %tobool158, label %cond.true159, label %cond.false162

cond.true159:                                     ; preds = %cond.false157
  %argp.next161 = getelementptr inbounds i8, i8* %list.addr.3, i32 4
  %20 = bitcast i8* %list.addr.3 to i32*
  %21 = load i32, i32* %20, align 4
  br label %cond.end165

cond.false162:                                    ; preds = %cond.false157
  %argp.next164 = getelementptr inbounds i8, i8* %list.addr.3, i32 4
  %22 = bitcast i8* %list.addr.3 to i32*
  %23 = load i32, i32* %22, align 4
  br label %cond.end165

cond.end165:                                      ; preds = %cond.false162, %cond.true159
  %list.addr.5 = phi i8* [ %argp.next161, %cond.true159 ], [ %argp.next164, %cond.false162 ]
  %cond166 = phi i32 [ %21, %cond.true159 ], [ %23, %cond.false162 ]
  %conv167 = zext i32 %cond166 to i64
  br label %cond.end168

cond.end168:                                      ; preds = %cond.end165, %cond.true154
  %list.addr.6 = phi i8* [ %argp.next156, %cond.true154 ], [ %list.addr.5, %cond.end165 ]
  %cond169 = phi i64 [ %19, %cond.true154 ], [ %conv167, %cond.end165 ]
  %cmp170 = icmp eq i32 %call110, 0
  br i1 %cmp170, label %cond.true172, label %cond.false202

cond.true172:                                     ; preds = %cond.end168
  %cmp173 = icmp sgt i32 %longs.0, 1
  br i1 %cmp173, label %cond.true175, label %cond.false176

cond.true175:                                     ; preds = %cond.true172
  br label %cond.end200

cond.false176:                                    ; preds = %cond.true172
  %tobool177 = icmp ne i32 %longs.0, 0
  br i1 %tobool177, label %cond.true178, label %cond.false180

cond.true178:                                     ; preds = %cond.false176
  %conv179 = trunc i64 %cond169 to i32
  br label %cond.end197

cond.false180:                                    ; preds = %cond.false176
  %cmp181 = icmp sgt i32 %shorts.0, 1
  br i1 %cmp181, label %cond.true183, label %cond.false186

cond.true183:                                     ; preds = %cond.false180
  %conv184 = trunc i64 %cond169 to i8
  %conv185 = sext i8 %conv184 to i32
  br label %cond.end195

cond.false186:                                    ; preds = %cond.false180
  %tobool187 = icmp ne i32 %shorts.0, 0
  br i1 %tobool187, label %cond.true188, label %cond.false191

cond.true188:                                     ; preds = %cond.false186
  %conv189 = trunc i64 %cond169 to i16
  %conv190 = sext i16 %conv189 to i32
  br label %cond.end193

cond.false191:                                    ; preds = %cond.false186
  %conv192 = trunc i64 %cond169 to i32
  br label %cond.end193

cond.end193:                                      ; preds = %cond.false191, %cond.true188
  %cond194 = phi i32 [ %conv190, %cond.true188 ], [ %conv192, %cond.false191 ]
  br label %cond.end195

cond.end195:                                      ; preds = %cond.end193, %cond.true183
  %cond196 = phi i32 [ %conv185, %cond.true183 ], [ %cond194, %cond.end193 ]
  br label %cond.end197

cond.end197:                                      ; preds = %cond.end195, %cond.true178
  %cond198 = phi i32 [ %conv179, %cond.true178 ], [ %cond196, %cond.end195 ]
  %conv199 = sext i32 %cond198 to i64
  br label %cond.end200

cond.end200:                                      ; preds = %cond.end197, %cond.true175
  %cond201 = phi i64 [ %cond169, %cond.true175 ], [ %conv199, %cond.end197 ]
  br label %cond.end232

cond.false202:                                    ; preds = %cond.end168
  %cmp203 = icmp sgt i32 %longs.0, 1
  br i1 %cmp203, label %cond.true205, label %cond.false206

cond.true205:                                     ; preds = %cond.false202
  br label %cond.end230

cond.false206:                                    ; preds = %cond.false202
  %tobool207 = icmp ne i32 %longs.0, 0
  br i1 %tobool207, label %cond.true208, label %cond.false210

cond.true208:                                     ; preds = %cond.false206
  %conv209 = trunc i64 %cond169 to i32
  br label %cond.end227

cond.false210:                                    ; preds = %cond.false206
  %cmp211 = icmp sgt i32 %shorts.0, 1
  br i1 %cmp211, label %cond.true213, label %cond.false216

cond.true213:                                     ; preds = %cond.false210
  %conv214 = trunc i64 %cond169 to i8
  %conv215 = zext i8 %conv214 to i32
  br label %cond.end225

cond.false216:                                    ; preds = %cond.false210
  %tobool217 = icmp ne i32 %shorts.0, 0
  br i1 %tobool217, label %cond.true218, label %cond.false221

cond.true218:                                     ; preds = %cond.false216
  %conv219 = trunc i64 %cond169 to i16
  %conv220 = zext i16 %conv219 to i32
  br label %cond.end223

cond.false221:                                    ; preds = %cond.false216
  %conv222 = trunc i64 %cond169 to i32
  br label %cond.end223

cond.end223:                                      ; preds = %cond.false221, %cond.true218
  %cond224 = phi i32 [ %conv220, %cond.true218 ], [ %conv222, %cond.false221 ]
  br label %cond.end225

cond.end225:                                      ; preds = %cond.end223, %cond.true213
  %cond226 = phi i32 [ %conv215, %cond.true213 ], [ %cond224, %cond.end223 ]
  br label %cond.end227

cond.end227:                                      ; preds = %cond.end225, %cond.true208
  %cond228 = phi i32 [ %conv209, %cond.true208 ], [ %cond226, %cond.end225 ]
  %conv229 = zext i32 %cond228 to i64
  br label %cond.end230

cond.end230:                                      ; preds = %cond.end227, %cond.true205
  %cond231 = phi i64 [ %cond169, %cond.true205 ], [ %conv229, %cond.end227 ]
  br label %cond.end232

cond.end232:                                      ; preds = %cond.end230, %cond.end200
  %cond233 = phi i64 [ %cond201, %cond.end200 ], [ %cond231, %cond.end230 ]
  %tobool234 = icmp ne i32 %print, 0
  br i1 %tobool234, label %cond.true235, label %cond.false244

cond.true235:                                     ; preds = %cond.end232
  %arrayidx236 = getelementptr inbounds [13 x [16 x [12 x i8]]], [13 x [16 x [12 x i8]]]* @shapes, i32 0, i32 %call110
  %cmp237 = icmp slt i32 %precision.2, 0
  %24 = zext i1 %cmp237 to i64
  %cond239 = select i1 %cmp237, i32 15, i32 7
  %and240 = and i32 %flags.0, %cond239
  %arrayidx241 = getelementptr inbounds [16 x [12 x i8]], [16 x [12 x i8]]* %arrayidx236, i32 0, i32 %and240
  %arraydecay242 = getelementptr inbounds [12 x i8], [12 x i8]* %arrayidx241, i32 0, i32 0
  %call243 = call i32 (i8*, ...) @__fp_print(i8* noundef %arraydecay242, i32 noundef %width.2, i32 noundef %precision.2, i64 noundef %cond233) #6
  br label %cond.end261

cond.false244:                                    ; preds = %cond.end232
  %add.ptr245 = getelementptr inbounds i8, i8* %to, i32 %done.1
  %cmp246 = icmp ult i32 %done.1, %size
  br i1 %cmp246, label %cond.true248, label %cond.false250

cond.true248:                                     ; preds = %cond.false244
  %sub249 = sub i32 %size, %done.1
  br label %cond.end251

cond.false250:                                    ; preds = %cond.false244
  br label %cond.end251

cond.end251:                                      ; preds = %cond.false250, %cond.true248
  %cond252 = phi i32 [ %sub249, %cond.true248 ], [ 0, %cond.false250 ]
  %arrayidx253 = getelementptr inbounds [13 x [16 x [12 x i8]]], [13 x [16 x [12 x i8]]]* @shapes, i32 0, i32 %call110
  %cmp254 = icmp slt i32 %precision.2, 0
  %25 = zext i1 %cmp254 to i64
  %cond256 = select i1 %cmp254, i32 15, i32 7
  %and257 = and i32 %flags.0, %cond256
  %arrayidx258 = getelementptr inbounds [16 x [12 x i8]], [16 x [12 x i8]]* %arrayidx253, i32 0, i32 %and257
  %arraydecay259 = getelementptr inbounds [12 x i8], [12 x i8]* %arrayidx258, i32 0, i32 0
  %call260 = call i32 (i8*, i32, i8*, ...) @__fp_format(i8* noundef %add.ptr245, i32 noundef %cond252, i8* noundef %arraydecay259, i32 noundef %width.2, i32 noundef %precision.2, i64 noundef %cond233) #6
  br label %cond.end261

cond.end261:                                      ; preds = %cond.end251, %cond.true235
  %cond262 = phi i32 [ %call243, %cond.true235 ], [ %call260, %cond.end251 ]
  %add263 = add i32 %done.1, %cond262
  br label %if.end386

if.else264:                                       ; preds = %if.else147
  %conv265 = sext i8 %c.6 to i32
  %cmp266 = icmp eq i32 %conv265, 99
  br i1 %cmp266, label %if.then268, label %if.else288

if.then268:                                       ; preds = %if.else264
  %argp.next271 = getelementptr inbounds i8, i8* %list.addr.3, i32 4
  %26 = bitcast i8* %list.addr.3 to i32*
  %27 = load i32, i32* %26, align 4
  %tobool272 = icmp ne i32 %print, 0
  br i1 %tobool272, label %cond.true273, label %cond.false275

cond.true273:                                     ; preds = %if.then268
  %call274 = call i32 (i8*, ...) @__fp_print(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1.37, i32 0, i32 0), i32 noundef %width.2, i32 noundef %27) #6
  br label %cond.end285

cond.false275:                                    ; preds = %if.then268
  %add.ptr276 = getelementptr inbounds i8, i8* %to, i32 %done.1
  %cmp277 = icmp ult i32 %done.1, %size
  br i1 %cmp277, label %cond.true279, label %cond.false281

cond.true279:                                     ; preds = %cond.false275
  %sub280 = sub i32 %size, %done.1
  br label %cond.end282

cond.false281:                                    ; preds = %cond.false275
  br label %cond.end282

cond.end282:                                      ; preds = %cond.false281, %cond.true279
  %cond283 = phi i32 [ %sub280, %cond.true279 ], [ 0, %cond.false281 ]
  %call284 = call i32 (i8*, i32, i8*, ...) @__fp_format(i8* noundef %add.ptr276, i32 noundef %cond283, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1.37, i32 0, i32 0), i32 noundef %width.2, i32 noundef %27) #6
  br label %cond.end285

cond.end285:                                      ; preds = %cond.end282, %cond.true273
  %cond286 = phi i32 [ %call274, %cond.true273 ], [ %call284, %cond.end282 ]
  %add287 = add i32 %done.1, %cond286
  br label %if.end385

if.else288:                                       ; preds = %if.else264
  %conv289 = sext i8 %c.6 to i32
  %cmp290 = icmp eq i32 %conv289, 115
  br i1 %cmp290, label %if.then300, label %lor.lhs.false292

lor.lhs.false292:                                 ; preds = %if.else288
  %conv293 = sext i8 %c.6 to i32
  %cmp294 = icmp eq i32 %conv293, 112
  br i1 %cmp294, label %if.then300, label %lor.lhs.false296

lor.lhs.false296:                                 ; preds = %lor.lhs.false292
  %conv297 = sext i8 %c.6 to i32
  %cmp298 = icmp eq i32 %conv297, 110
  br i1 %cmp298, label %if.then300, label %if.else355

if.then300:                                       ; preds = %lor.lhs.false296, %lor.lhs.false292, %if.else288
  %argp.next303 = getelementptr inbounds i8, i8* %list.addr.3, i32 4
  %28 = bitcast i8* %list.addr.3 to i8**
  %29 = load i8*, i8** %28, align 4
  %conv304 = sext i8 %c.6 to i32
  %cmp305 = icmp ne i32 %conv304, 110
  br i1 %cmp305, label %if.then307, label %if.else332

if.then307:                                       ; preds = %if.then300
  %tobool308 = icmp ne i32 %print, 0
  br i1 %tobool308, label %cond.true309, label %cond.false315

cond.true309:                                     ; preds = %if.then307
  %conv310 = sext i8 %c.6 to i32
  %cmp311 = icmp eq i32 %conv310, 115
  %30 = zext i1 %cmp311 to i64
  %cond313 = select i1 %cmp311, i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.2.38, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.3.39, i32 0, i32 0)
  %call314 = call i32 (i8*, ...) @__fp_print(i8* noundef %cond313, i32 noundef %width.2, i32 noundef %precision.2, i8* noundef %29) #6
  br label %cond.end329

cond.false315:                                    ; preds = %if.then307
  %add.ptr316 = getelementptr inbounds i8, i8* %to, i32 %done.1
  %cmp317 = icmp ult i32 %done.1, %size
  br i1 %cmp317, label %cond.true319, label %cond.false321

cond.true319:                                     ; preds = %cond.false315
  %sub320 = sub i32 %size, %done.1
  br label %cond.end322

cond.false321:                                    ; preds = %cond.false315
  br label %cond.end322

cond.end322:                                      ; preds = %cond.false321, %cond.true319
  %cond323 = phi i32 [ %sub320, %cond.true319 ], [ 0, %cond.false321 ]
  %conv324 = sext i8 %c.6 to i32
  %cmp325 = icmp eq i32 %conv324, 115
  %31 = zext i1 %cmp325 to i64
  %cond327 = select i1 %cmp325, i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.2.38, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.3.39, i32 0, i32 0)
  %call328 = call i32 (i8*, i32, i8*, ...) @__fp_format(i8* noundef %add.ptr316, i32 noundef %cond323, i8* noundef %cond327, i32 noundef %width.2, i32 noundef %precision.2, i8* noundef %29) #6
  br label %cond.end329

cond.end329:                                      ; preds = %cond.end322, %cond.true309
  %cond330 = phi i32 [ %call314, %cond.true309 ], [ %call328, %cond.end322 ]
  %add331 = add i32 %done.1, %cond330
  br label %if.end354

if.else332:                                       ; preds = %if.then300
  %cmp333 = icmp sgt i32 %longs.0, 1
  br i1 %cmp333, label %if.then335, label %if.else337

if.then335:                                       ; preds = %if.else332
  %conv336 = zext i32 %done.1 to i64
  %32 = bitcast i8* %29 to i64*
  store i64 %conv336, i64* %32, align 4
  br label %if.end353

if.else337:                                       ; preds = %if.else332
  %tobool338 = icmp ne i32 %longs.0, 0
  br i1 %tobool338, label %if.then339, label %if.else340

if.then339:                                       ; preds = %if.else337
  %33 = bitcast i8* %29 to i32*
  store i32 %done.1, i32* %33, align 4
  br label %if.end352

if.else340:                                       ; preds = %if.else337
  %cmp341 = icmp sgt i32 %shorts.0, 1
  br i1 %cmp341, label %if.then343, label %if.else345

if.then343:                                       ; preds = %if.else340
  %conv344 = trunc i32 %done.1 to i8
  store i8 %conv344, i8* %29, align 1
  br label %if.end351

if.else345:                                       ; preds = %if.else340
  %tobool346 = icmp ne i32 %shorts.0, 0
  br i1 %tobool346, label %if.then347, label %if.else349

if.then347:                                       ; preds = %if.else345
  %conv348 = trunc i32 %done.1 to i16
  %34 = bitcast i8* %29 to i16*
  store i16 %conv348, i16* %34, align 2
  br label %if.end350

if.else349:                                       ; preds = %if.else345
  %35 = bitcast i8* %29 to i32*
  store i32 %done.1, i32* %35, align 4
  br label %if.end350

if.end350:                                        ; preds = %if.else349, %if.then347
  br label %if.end351

if.end351:                                        ; preds = %if.end350, %if.then343
  br label %if.end352

if.end352:                                        ; preds = %if.end351, %if.then339
  br label %if.end353

if.end353:                                        ; preds = %if.end352, %if.then335
  br label %if.end354

if.end354:                                        ; preds = %if.end353, %cond.end329
  %done.2 = phi i32 [ %add331, %cond.end329 ], [ %done.1, %if.end353 ]
  br label %if.end384

if.else355:                                       ; preds = %lor.lhs.false296
  %tobool356 = icmp ne i8 %c.6, 0
  br i1 %tobool356, label %if.then357, label %if.else382

if.then357:                                       ; preds = %if.else355
  %tobool358 = icmp ne i32 %print, 0
  br i1 %tobool358, label %cond.true359, label %cond.false365

cond.true359:                                     ; preds = %if.then357
  %conv360 = sext i8 %c.6 to i32
  %cmp361 = icmp eq i32 %conv360, 37
  %36 = zext i1 %cmp361 to i64
  %cond363 = select i1 %cmp361, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.4.40, i32 0, i32 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.5.41, i32 0, i32 0)
  %call364 = call i32 (i8*, ...) @__fp_print(i8* noundef %cond363) #6
  br label %cond.end379

cond.false365:                                    ; preds = %if.then357
  %add.ptr366 = getelementptr inbounds i8, i8* %to, i32 %done.1
  %cmp367 = icmp ult i32 %done.1, %size
  br i1 %cmp367, label %cond.true369, label %cond.false371

cond.true369:                                     ; preds = %cond.false365
  %sub370 = sub i32 %size, %done.1
  br label %cond.end372

cond.false371:                                    ; preds = %cond.false365
  br label %cond.end372

cond.end372:                                      ; preds = %cond.false371, %cond.true369
  %cond373 = phi i32 [ %sub370, %cond.true369 ], [ 0, %cond.false371 ]
  %conv374 = sext i8 %c.6 to i32
  %cmp375 = icmp eq i32 %conv374, 37
  %37 = zext i1 %cmp375 to i64
  %cond377 = select i1 %cmp375, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.4.40, i32 0, i32 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.5.41, i32 0, i32 0)
  %call378 = call i32 (i8*, i32, i8*, ...) @__fp_format(i8* noundef %add.ptr366, i32 noundef %cond373, i8* noundef %cond377) #6
  br label %cond.end379

cond.end379:                                      ; preds = %cond.end372, %cond.true359
  %cond380 = phi i32 [ %call364, %cond.true359 ], [ %call378, %cond.end372 ]
  %add381 = add i32 %done.1, %cond380
  br label %if.end383

if.else382:                                       ; preds = %if.else355
  br label %while.end389

if.end383:                                        ; preds = %cond.end379
  br label %if.end384

if.end384:                                        ; preds = %if.end383, %if.end354
  %done.3 = phi i32 [ %done.2, %if.end354 ], [ %add381, %if.end383 ]
  %list.addr.7 = phi i8* [ %argp.next303, %if.end354 ], [ %list.addr.3, %if.end383 ]
  br label %if.end385

if.end385:                                        ; preds = %if.end384, %cond.end285
  %done.4 = phi i32 [ %add287, %cond.end285 ], [ %done.3, %if.end384 ]
  %list.addr.8 = phi i8* [ %argp.next271, %cond.end285 ], [ %list.addr.7, %if.end384 ]
  br label %if.end386

if.end386:                                        ; preds = %if.end385, %cond.end261
  %done.5 = phi i32 [ %add263, %cond.end261 ], [ %done.4, %if.end385 ]
  %list.addr.9 = phi i8* [ %list.addr.6, %cond.end261 ], [ %list.addr.8, %if.end385 ]
  br label %if.end387

if.end387:                                        ; preds = %if.end386, %cond.end144
  %done.6 = phi i32 [ %add146, %cond.end144 ], [ %done.5, %if.end386 ]
  %list.addr.10 = phi i8* [ %list.addr.4, %cond.end144 ], [ %list.addr.9, %if.end386 ]
  %incdec.ptr388 = getelementptr inbounds i8, i8* %at.addr.8, i32 1
  br label %while.cond, !llvm.loop !45

while.end389:                                     ; preds = %if.else382, %if.then20, %while.cond
  %done.7 = phi i32 [ %done.1, %if.else382 ], [ %done.1, %if.then20 ], [ %done.0, %while.cond ]
  %tobool390 = icmp ne i32 %done.7, 0
  br i1 %tobool390, label %if.end408, label %if.then391

if.then391:                                       ; preds = %while.end389
  %tobool392 = icmp ne i32 %print, 0
  br i1 %tobool392, label %cond.true393, label %cond.false395

cond.true393:                                     ; preds = %if.then391
  %call394 = call i32 (i8*, ...) @__fp_print(i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str.6.42, i32 0, i32 0)) #6
  br label %cond.end405

cond.false395:                                    ; preds = %if.then391
  %add.ptr396 = getelementptr inbounds i8, i8* %to, i32 %done.7
  %cmp397 = icmp ult i32 %done.7, %size
  br i1 %cmp397, label %cond.true399, label %cond.false401

cond.true399:                                     ; preds = %cond.false395
  %sub400 = sub i32 %size, %done.7
  br label %cond.end402

cond.false401:                                    ; preds = %cond.false395
  br label %cond.end402

cond.end402:                                      ; preds = %cond.false401, %cond.true399
  %cond403 = phi i32 [ %sub400, %cond.true399 ], [ 0, %cond.false401 ]
  %call404 = call i32 (i8*, i32, i8*, ...) @__fp_format(i8* noundef %add.ptr396, i32 noundef %cond403, i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str.6.42, i32 0, i32 0)) #6
  br label %cond.end405

cond.end405:                                      ; preds = %cond.end402, %cond.true393
  %cond406 = phi i32 [ %call394, %cond.true393 ], [ %call404, %cond.end402 ]
  %add407 = add i32 %done.7, %cond406
  br label %if.end408

if.end408:                                        ; preds = %cond.end405, %while.end389
  %done.8 = phi i32 [ %done.7, %while.end389 ], [ %add407, %cond.end405 ]
  ret i32 %done.8
}

declare i32 @__fp_print(i8* noundef, ...) #1

declare i32 @__fp_format(i8* noundef, i32 noundef, i8* noundef, ...) #1

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
define dso_local i32 @vfprintf(i8* noundef %stream, i8* noundef %format, i8* noundef %list) #0 {
entry:
  %call = call i32 @walk(i32 noundef 1, i8* noundef null, i32 noundef 0, i8* noundef %format, i8* noundef %list) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @vdprintf(i32 noundef %file, i8* noundef %format, i8* noundef %list) #0 {
entry:
  %call = call i32 @walk(i32 noundef 1, i8* noundef null, i32 noundef 0, i8* noundef %format, i8* noundef %list) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local void @vsyslog(i32 noundef %priority, i8* noundef %format, i8* noundef %list) #0 {
entry:
  %call = call i32 @walk(i32 noundef 1, i8* noundef null, i32 noundef 0, i8* noundef %format, i8* noundef %list) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i32 @vsprintf(i8* noundef %to, i8* noundef %format, i8* noundef %list) #0 {
entry:
  %call = call i32 @walk(i32 noundef 0, i8* noundef %to, i32 noundef -1, i8* noundef %format, i8* noundef %list) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @vsnprintf(i8* noundef %to, i32 noundef %size, i8* noundef %format, i8* noundef %list) #0 {
entry:
  %call = call i32 @walk(i32 noundef 0, i8* noundef %to, i32 noundef %size, i8* noundef %format, i8* noundef %list) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @__vprintf_chk(i32 noundef %level, i8* noundef %format, i8* noundef %list) #0 {
entry:
  %call = call i32 @walk(i32 noundef 1, i8* noundef null, i32 noundef 0, i8* noundef %format, i8* noundef %list) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @__vfprintf_chk(i8* noundef %stream, i32 noundef %level, i8* noundef %format, i8* noundef %list) #0 {
entry:
  %call = call i32 @walk(i32 noundef 1, i8* noundef null, i32 noundef 0, i8* noundef %format, i8* noundef %list) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @__vdprintf_chk(i32 noundef %file, i32 noundef %level, i8* noundef %format, i8* noundef %list) #0 {
entry:
  %call = call i32 @walk(i32 noundef 1, i8* noundef null, i32 noundef 0, i8* noundef %format, i8* noundef %list) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @__vsprintf_chk(i8* noundef %to, i32 noundef %level, i32 noundef %room, i8* noundef %format, i8* noundef %list) #0 {
entry:
  %call = call i32 @walk(i32 noundef 0, i8* noundef %to, i32 noundef -1, i8* noundef %format, i8* noundef %list) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local i32 @__vsnprintf_chk(i8* noundef %to, i32 noundef %size, i32 noundef %level, i32 noundef %room, i8* noundef %format, i8* noundef %list) #0 {
entry:
  %call = call i32 @walk(i32 noundef 0, i8* noundef %to, i32 noundef %size, i8* noundef %format, i8* noundef %list) #6
  ret i32 %call
}

; Function Attrs: noinline nounwind
define dso_local void @__atomic_load(i32 noundef %n, i8* noundef %object, i8* noundef %result, i32 noundef %order) #0 {
entry:
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  call void @copy_out(i8* noundef %result, i8* noundef %object, i32 noundef %n) #6
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
define internal void @copy_out(i8* noundef %to, i8* noundef %from, i32 noundef %n) #0 {
entry:
  %call = call i32 @unit(i8* noundef %from, i32 noundef %n) #6
  %cmp = icmp eq i32 %call, 8
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.then
  %i.0 = phi i32 [ 0, %if.then ], [ %inc, %for.inc ]
  %div = udiv i32 %n, 8
  %cmp1 = icmp ult i32 %i.0, %div
  br i1 %cmp1, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %0 = bitcast i8* %from to i64*
  %add.ptr = getelementptr inbounds i64, i64* %0, i32 %i.0
  %1 = bitcast i64* %add.ptr to i8*
  %call2 = call i64 bitcast (i64 (i64*, i32)* @__atomic_load_8 to i64 (i8*, i32)*)(i8* noundef %1, i32 noundef 0) #6
  %2 = bitcast i8* %to to i64*
  %arrayidx = getelementptr inbounds i64, i64* %2, i32 %i.0
  store i64 %call2, i64* %arrayidx, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add i32 %i.0, 1
  br label %for.cond, !llvm.loop !46

for.end:                                          ; preds = %for.cond
  br label %if.end28

if.else:                                          ; preds = %entry
  %cmp3 = icmp eq i32 %call, 4
  br i1 %cmp3, label %if.then4, label %if.else16

if.then4:                                         ; preds = %if.else
  br label %for.cond6

for.cond6:                                        ; preds = %for.inc13, %if.then4
  %i5.0 = phi i32 [ 0, %if.then4 ], [ %inc14, %for.inc13 ]
  %div7 = udiv i32 %n, 4
  %cmp8 = icmp ult i32 %i5.0, %div7
  br i1 %cmp8, label %for.body9, label %for.end15

for.body9:                                        ; preds = %for.cond6
  %3 = bitcast i8* %from to i32*
  %add.ptr10 = getelementptr inbounds i32, i32* %3, i32 %i5.0
  %4 = load atomic i32, i32* %add.ptr10 monotonic, align 4
  %5 = bitcast i8* %to to i32*
  %arrayidx12 = getelementptr inbounds i32, i32* %5, i32 %i5.0
  store i32 %4, i32* %arrayidx12, align 4
  br label %for.inc13

for.inc13:                                        ; preds = %for.body9
  %inc14 = add i32 %i5.0, 1
  br label %for.cond6, !llvm.loop !47

for.end15:                                        ; preds = %for.cond6
  br label %if.end

if.else16:                                        ; preds = %if.else
  br label %for.cond18

for.cond18:                                       ; preds = %for.inc25, %if.else16
  %i17.0 = phi i32 [ 0, %if.else16 ], [ %inc26, %for.inc25 ]
  %div19 = udiv i32 %n, 1
  %cmp20 = icmp ult i32 %i17.0, %div19
  br i1 %cmp20, label %for.body21, label %for.end27

for.body21:                                       ; preds = %for.cond18
  %add.ptr22 = getelementptr inbounds i8, i8* %from, i32 %i17.0
  %6 = load atomic i8, i8* %add.ptr22 monotonic, align 1
  %arrayidx24 = getelementptr inbounds i8, i8* %to, i32 %i17.0
  store i8 %6, i8* %arrayidx24, align 1
  br label %for.inc25

for.inc25:                                        ; preds = %for.body21
  %inc26 = add i32 %i17.0, 1
  br label %for.cond18, !llvm.loop !48

for.end27:                                        ; preds = %for.cond18
  br label %if.end

if.end:                                           ; preds = %for.end27, %for.end15
  br label %if.end28

if.end28:                                         ; preds = %if.end, %for.end
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
define internal i32 @unit(i8* noundef %p, i32 noundef %n) #0 {
entry:
  %0 = ptrtoint i8* %p to i32
  %or = or i32 %0, %n
  %and = and i32 %or, 3
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  br label %cond.end

cond.false:                                       ; preds = %entry
  %and1 = and i32 %or, 7
  %tobool2 = icmp ne i32 %and1, 0
  %1 = zext i1 %tobool2 to i64
  %cond = select i1 %tobool2, i32 4, i32 8
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond3 = phi i32 [ 1, %cond.true ], [ %cond, %cond.false ]
  ret i32 %cond3
}

; Function Attrs: noinline nounwind
define dso_local i64 @__atomic_load_8(i64* noundef %p, i32 noundef %order) #0 {
entry:
  %result = alloca i64, align 8
  %0 = bitcast i64* %p to i8*
  %1 = bitcast i64* %result to i8*
  call void @__atomic_load(i32 noundef 8, i8* noundef %0, i8* noundef %1, i32 noundef %order) #6
  %2 = load i64, i64* %result, align 8
  ret i64 %2
}

; Function Attrs: noinline nounwind
define dso_local void @__atomic_store(i32 noundef %n, i8* noundef %object, i8* noundef %value, i32 noundef %order) #0 {
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
  call void @copy_in(i8* noundef %object, i8* noundef %value, i32 noundef %n) #6
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
define internal void @copy_in(i8* noundef %to, i8* noundef %from, i32 noundef %n) #0 {
entry:
  %call = call i32 @unit(i8* noundef %to, i32 noundef %n) #6
  %cmp = icmp eq i32 %call, 8
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.then
  %i.0 = phi i32 [ 0, %if.then ], [ %inc, %for.inc ]
  %div = udiv i32 %n, 8
  %cmp1 = icmp ult i32 %i.0, %div
  br i1 %cmp1, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %0 = bitcast i8* %to to i64*
  %add.ptr = getelementptr inbounds i64, i64* %0, i32 %i.0
  %1 = bitcast i8* %from to i64*
  %arrayidx = getelementptr inbounds i64, i64* %1, i32 %i.0
  %2 = load i64, i64* %arrayidx, align 4
  %3 = bitcast i64* %add.ptr to i8*
  call void bitcast (void (i64*, i64, i32)* @__atomic_store_8 to void (i8*, i64, i32)*)(i8* noundef %3, i64 noundef %2, i32 noundef 0) #6
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add i32 %i.0, 1
  br label %for.cond, !llvm.loop !49

for.end:                                          ; preds = %for.cond
  br label %if.end27

if.else:                                          ; preds = %entry
  %cmp2 = icmp eq i32 %call, 4
  br i1 %cmp2, label %if.then3, label %if.else15

if.then3:                                         ; preds = %if.else
  br label %for.cond5

for.cond5:                                        ; preds = %for.inc12, %if.then3
  %i4.0 = phi i32 [ 0, %if.then3 ], [ %inc13, %for.inc12 ]
  %div6 = udiv i32 %n, 4
  %cmp7 = icmp ult i32 %i4.0, %div6
  br i1 %cmp7, label %for.body8, label %for.end14

for.body8:                                        ; preds = %for.cond5
  %4 = bitcast i8* %to to i32*
  %add.ptr9 = getelementptr inbounds i32, i32* %4, i32 %i4.0
  %5 = bitcast i8* %from to i32*
  %arrayidx11 = getelementptr inbounds i32, i32* %5, i32 %i4.0
  %6 = load i32, i32* %arrayidx11, align 4
  store atomic i32 %6, i32* %add.ptr9 monotonic, align 4
  br label %for.inc12

for.inc12:                                        ; preds = %for.body8
  %inc13 = add i32 %i4.0, 1
  br label %for.cond5, !llvm.loop !50

for.end14:                                        ; preds = %for.cond5
  br label %if.end

if.else15:                                        ; preds = %if.else
  br label %for.cond17

for.cond17:                                       ; preds = %for.inc24, %if.else15
  %i16.0 = phi i32 [ 0, %if.else15 ], [ %inc25, %for.inc24 ]
  %div18 = udiv i32 %n, 1
  %cmp19 = icmp ult i32 %i16.0, %div18
  br i1 %cmp19, label %for.body20, label %for.end26

for.body20:                                       ; preds = %for.cond17
  %add.ptr21 = getelementptr inbounds i8, i8* %to, i32 %i16.0
  %arrayidx23 = getelementptr inbounds i8, i8* %from, i32 %i16.0
  %7 = load i8, i8* %arrayidx23, align 1
  store atomic i8 %7, i8* %add.ptr21 monotonic, align 1
  br label %for.inc24

for.inc24:                                        ; preds = %for.body20
  %inc25 = add i32 %i16.0, 1
  br label %for.cond17, !llvm.loop !51

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
  %value.addr = alloca i64, align 8
  store i64 %value, i64* %value.addr, align 8
  %0 = bitcast i64* %p to i8*
  %1 = bitcast i64* %value.addr to i8*
  call void @__atomic_store(i32 noundef 8, i8* noundef %0, i8* noundef %1, i32 noundef %order) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @__atomic_exchange(i32 noundef %n, i8* noundef %object, i8* noundef %value, i8* noundef %result, i32 noundef %order) #0 {
entry:
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %0 = call i8* @llvm.stacksave()
  %vla = alloca i8, i32 %n, align 1
  call void @copy_out(i8* noundef %vla, i8* noundef %object, i32 noundef %n) #6
  fence acq_rel
  call void @copy_in(i8* noundef %object, i8* noundef %value, i32 noundef %n) #6
  call void @__fp_memcpy(i8* noundef %result, i8* noundef %vla, i32 noundef %n) #6
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
define dso_local zeroext i1 @__atomic_compare_exchange(i32 noundef %n, i8* noundef %object, i8* noundef %expected, i8* noundef %desired, i32 noundef %success, i32 noundef %failure) #0 {
entry:
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %call = call i32 @same(i8* noundef %object, i8* noundef %expected, i32 noundef %n) #6
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  fence acq_rel
  call void @copy_in(i8* noundef %object, i8* noundef %desired, i32 noundef %n) #6
  br label %if.end4

if.else:                                          ; preds = %entry
  call void @copy_out(i8* noundef %expected, i8* noundef %object, i32 noundef %n) #6
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
define internal i32 @same(i8* noundef %a, i8* noundef %b, i32 noundef %n) #0 {
entry:
  %call = call i32 @unit(i8* noundef %a, i32 noundef %n) #6
  %cmp = icmp eq i32 %call, 8
  br i1 %cmp, label %if.then, label %if.end39

if.then:                                          ; preds = %entry
  br label %for.cond

for.cond:                                         ; preds = %for.inc36, %if.then
  %i.0 = phi i32 [ 0, %if.then ], [ %inc37, %for.inc36 ]
  %div = udiv i32 %n, 8
  %cmp1 = icmp ult i32 %i.0, %div
  br i1 %cmp1, label %for.body, label %for.end38

for.body:                                         ; preds = %for.cond
  %0 = bitcast i8* %a to i64*
  %add.ptr = getelementptr inbounds i64, i64* %0, i32 %i.0
  %1 = bitcast i64* %add.ptr to i8*
  %call2 = call i64 bitcast (i64 (i64*, i32)* @__atomic_load_8 to i64 (i8*, i32)*)(i8* noundef %1, i32 noundef 0) #6
  %2 = bitcast i8* %b to i64*
  %arrayidx = getelementptr inbounds i64, i64* %2, i32 %i.0
  %3 = load i64, i64* %arrayidx, align 4
  %cmp3 = icmp ne i64 %call2, %3
  br i1 %cmp3, label %if.then4, label %if.else

if.then4:                                         ; preds = %for.body
  br label %return

if.else:                                          ; preds = %for.body
  %cmp5 = icmp eq i32 %call, 4
  br i1 %cmp5, label %if.then6, label %if.end34

if.then6:                                         ; preds = %if.else
  br label %for.cond8

for.cond8:                                        ; preds = %for.inc31, %if.then6
  %i7.0 = phi i32 [ 0, %if.then6 ], [ %inc32, %for.inc31 ]
  %div9 = udiv i32 %n, 4
  %cmp10 = icmp ult i32 %i7.0, %div9
  br i1 %cmp10, label %for.body11, label %for.end33

for.body11:                                       ; preds = %for.cond8
  %4 = bitcast i8* %a to i32*
  %add.ptr12 = getelementptr inbounds i32, i32* %4, i32 %i7.0
  %5 = load atomic i32, i32* %add.ptr12 monotonic, align 4
  %6 = bitcast i8* %b to i32*
  %arrayidx14 = getelementptr inbounds i32, i32* %6, i32 %i7.0
  %7 = load i32, i32* %arrayidx14, align 4
  %cmp15 = icmp ne i32 %5, %7
  br i1 %cmp15, label %if.then16, label %if.else17

if.then16:                                        ; preds = %for.body11
  br label %return

if.else17:                                        ; preds = %for.body11
  br label %for.cond19

for.cond19:                                       ; preds = %for.inc, %if.else17
  %i18.0 = phi i32 [ 0, %if.else17 ], [ %inc, %for.inc ]
  %div20 = udiv i32 %n, 1
  %cmp21 = icmp ult i32 %i18.0, %div20
  br i1 %cmp21, label %for.body22, label %for.end

for.body22:                                       ; preds = %for.cond19
  %add.ptr23 = getelementptr inbounds i8, i8* %a, i32 %i18.0
  %8 = load atomic i8, i8* %add.ptr23 monotonic, align 1
  %conv = zext i8 %8 to i32
  %arrayidx25 = getelementptr inbounds i8, i8* %b, i32 %i18.0
  %9 = load i8, i8* %arrayidx25, align 1
  %conv26 = zext i8 %9 to i32
  %cmp27 = icmp ne i32 %conv, %conv26
  br i1 %cmp27, label %if.then29, label %if.end

if.then29:                                        ; preds = %for.body22
  br label %return

if.end:                                           ; preds = %for.body22
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %inc = add i32 %i18.0, 1
  br label %for.cond19, !llvm.loop !52

for.end:                                          ; preds = %for.cond19
  br label %if.end30

if.end30:                                         ; preds = %for.end
  br label %for.inc31

for.inc31:                                        ; preds = %if.end30
  %inc32 = add i32 %i7.0, 1
  br label %for.cond8, !llvm.loop !53

for.end33:                                        ; preds = %for.cond8
  br label %if.end34

if.end34:                                         ; preds = %for.end33, %if.else
  br label %if.end35

if.end35:                                         ; preds = %if.end34
  br label %for.inc36

for.inc36:                                        ; preds = %if.end35
  %inc37 = add i32 %i.0, 1
  br label %for.cond, !llvm.loop !54

for.end38:                                        ; preds = %for.cond
  br label %if.end39

if.end39:                                         ; preds = %for.end38, %entry
  br label %return

return:                                           ; preds = %if.end39, %if.then29, %if.then16, %if.then4
  %retval.0 = phi i32 [ 0, %if.then4 ], [ 0, %if.then16 ], [ 0, %if.then29 ], [ 1, %if.end39 ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define dso_local zeroext i1 @__atomic_is_lock_free(i32 noundef %n, i8* noundef %p) #0 {
entry:
  %cmp = icmp ule i32 %n, 4
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %entry
  %sub = sub i32 %n, 1
  %and = and i32 %n, %sub
  %tobool = icmp ne i32 %and, 0
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
  call void @__atomic_load(i32 noundef 1, i8* noundef %p, i8* noundef %result, i32 noundef %order) #6
  %0 = load i8, i8* %result, align 1
  ret i8 %0
}

; Function Attrs: noinline nounwind
define dso_local void @__atomic_store_1(i8* noundef %p, i8 noundef zeroext %value, i32 noundef %order) #0 {
entry:
  %value.addr = alloca i8, align 1
  store i8 %value, i8* %value.addr, align 1
  call void @__atomic_store(i32 noundef 1, i8* noundef %p, i8* noundef %value.addr, i32 noundef %order) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local zeroext i8 @__atomic_exchange_1(i8* noundef %p, i8 noundef zeroext %value, i32 noundef %order) #0 {
entry:
  %value.addr = alloca i8, align 1
  %result = alloca i8, align 1
  store i8 %value, i8* %value.addr, align 1
  call void @__atomic_exchange(i32 noundef 1, i8* noundef %p, i8* noundef %value.addr, i8* noundef %result, i32 noundef %order) #6
  %0 = load i8, i8* %result, align 1
  ret i8 %0
}

; Function Attrs: noinline nounwind
define dso_local zeroext i1 @__atomic_compare_exchange_1(i8* noundef %p, i8* noundef %expected, i8 noundef zeroext %desired, i32 noundef %success, i32 noundef %failure) #0 {
entry:
  %desired.addr = alloca i8, align 1
  store i8 %desired, i8* %desired.addr, align 1
  %call = call zeroext i1 @__atomic_compare_exchange(i32 noundef 1, i8* noundef %p, i8* noundef %expected, i8* noundef %desired.addr, i32 noundef %success, i32 noundef %failure) #6
  ret i1 %call
}

; Function Attrs: noinline nounwind
define dso_local zeroext i8 @__atomic_fetch_add_1(i8* noundef %p, i8 noundef zeroext %value, i32 noundef %order) #0 {
entry:
  %old = alloca i8, align 1
  %new = alloca i8, align 1
  call void @__fp_atomic_begin() #6
  call void @__atomic_load(i32 noundef 1, i8* noundef %p, i8* noundef %old, i32 noundef 4) #6
  %0 = load i8, i8* %old, align 1
  %conv = zext i8 %0 to i32
  %conv1 = zext i8 %value to i32
  %add = add nsw i32 %conv, %conv1
  %conv2 = trunc i32 %add to i8
  store i8 %conv2, i8* %new, align 1
  call void @__atomic_store(i32 noundef 1, i8* noundef %p, i8* noundef %new, i32 noundef 4) #6
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
  call void @__atomic_load(i32 noundef 1, i8* noundef %p, i8* noundef %old, i32 noundef 4) #6
  %0 = load i8, i8* %old, align 1
  %conv = zext i8 %0 to i32
  %conv1 = zext i8 %value to i32
  %sub = sub nsw i32 %conv, %conv1
  %conv2 = trunc i32 %sub to i8
  store i8 %conv2, i8* %new, align 1
  call void @__atomic_store(i32 noundef 1, i8* noundef %p, i8* noundef %new, i32 noundef 4) #6
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
  call void @__atomic_load(i32 noundef 1, i8* noundef %p, i8* noundef %old, i32 noundef 4) #6
  %0 = load i8, i8* %old, align 1
  %conv = zext i8 %0 to i32
  %conv1 = zext i8 %value to i32
  %and = and i32 %conv, %conv1
  %conv2 = trunc i32 %and to i8
  store i8 %conv2, i8* %new, align 1
  call void @__atomic_store(i32 noundef 1, i8* noundef %p, i8* noundef %new, i32 noundef 4) #6
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
  call void @__atomic_load(i32 noundef 1, i8* noundef %p, i8* noundef %old, i32 noundef 4) #6
  %0 = load i8, i8* %old, align 1
  %conv = zext i8 %0 to i32
  %conv1 = zext i8 %value to i32
  %or = or i32 %conv, %conv1
  %conv2 = trunc i32 %or to i8
  store i8 %conv2, i8* %new, align 1
  call void @__atomic_store(i32 noundef 1, i8* noundef %p, i8* noundef %new, i32 noundef 4) #6
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
  call void @__atomic_load(i32 noundef 1, i8* noundef %p, i8* noundef %old, i32 noundef 4) #6
  %0 = load i8, i8* %old, align 1
  %conv = zext i8 %0 to i32
  %conv1 = zext i8 %value to i32
  %xor = xor i32 %conv, %conv1
  %conv2 = trunc i32 %xor to i8
  store i8 %conv2, i8* %new, align 1
  call void @__atomic_store(i32 noundef 1, i8* noundef %p, i8* noundef %new, i32 noundef 4) #6
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
  call void @__atomic_load(i32 noundef 1, i8* noundef %p, i8* noundef %old, i32 noundef 4) #6
  %0 = load i8, i8* %old, align 1
  %conv = zext i8 %0 to i32
  %conv1 = zext i8 %value to i32
  %and = and i32 %conv, %conv1
  %neg = xor i32 %and, -1
  %conv2 = trunc i32 %neg to i8
  store i8 %conv2, i8* %new, align 1
  call void @__atomic_store(i32 noundef 1, i8* noundef %p, i8* noundef %new, i32 noundef 4) #6
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
  call void @__atomic_load(i32 noundef 2, i8* noundef %0, i8* noundef %1, i32 noundef %order) #6
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
  call void @__atomic_store(i32 noundef 2, i8* noundef %0, i8* noundef %1, i32 noundef %order) #6
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
  call void @__atomic_exchange(i32 noundef 2, i8* noundef %0, i8* noundef %1, i8* noundef %2, i32 noundef %order) #6
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
  %call = call zeroext i1 @__atomic_compare_exchange(i32 noundef 2, i8* noundef %0, i8* noundef %1, i8* noundef %2, i32 noundef %success, i32 noundef %failure) #6
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
  call void @__atomic_load(i32 noundef 2, i8* noundef %0, i8* noundef %1, i32 noundef 4) #6
  %2 = load i16, i16* %old, align 2
  %conv = zext i16 %2 to i32
  %conv1 = zext i16 %value to i32
  %add = add nsw i32 %conv, %conv1
  %conv2 = trunc i32 %add to i16
  store i16 %conv2, i16* %new, align 2
  %3 = bitcast i16* %p to i8*
  %4 = bitcast i16* %new to i8*
  call void @__atomic_store(i32 noundef 2, i8* noundef %3, i8* noundef %4, i32 noundef 4) #6
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
  call void @__atomic_load(i32 noundef 2, i8* noundef %0, i8* noundef %1, i32 noundef 4) #6
  %2 = load i16, i16* %old, align 2
  %conv = zext i16 %2 to i32
  %conv1 = zext i16 %value to i32
  %sub = sub nsw i32 %conv, %conv1
  %conv2 = trunc i32 %sub to i16
  store i16 %conv2, i16* %new, align 2
  %3 = bitcast i16* %p to i8*
  %4 = bitcast i16* %new to i8*
  call void @__atomic_store(i32 noundef 2, i8* noundef %3, i8* noundef %4, i32 noundef 4) #6
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
  call void @__atomic_load(i32 noundef 2, i8* noundef %0, i8* noundef %1, i32 noundef 4) #6
  %2 = load i16, i16* %old, align 2
  %conv = zext i16 %2 to i32
  %conv1 = zext i16 %value to i32
  %and = and i32 %conv, %conv1
  %conv2 = trunc i32 %and to i16
  store i16 %conv2, i16* %new, align 2
  %3 = bitcast i16* %p to i8*
  %4 = bitcast i16* %new to i8*
  call void @__atomic_store(i32 noundef 2, i8* noundef %3, i8* noundef %4, i32 noundef 4) #6
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
  call void @__atomic_load(i32 noundef 2, i8* noundef %0, i8* noundef %1, i32 noundef 4) #6
  %2 = load i16, i16* %old, align 2
  %conv = zext i16 %2 to i32
  %conv1 = zext i16 %value to i32
  %or = or i32 %conv, %conv1
  %conv2 = trunc i32 %or to i16
  store i16 %conv2, i16* %new, align 2
  %3 = bitcast i16* %p to i8*
  %4 = bitcast i16* %new to i8*
  call void @__atomic_store(i32 noundef 2, i8* noundef %3, i8* noundef %4, i32 noundef 4) #6
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
  call void @__atomic_load(i32 noundef 2, i8* noundef %0, i8* noundef %1, i32 noundef 4) #6
  %2 = load i16, i16* %old, align 2
  %conv = zext i16 %2 to i32
  %conv1 = zext i16 %value to i32
  %xor = xor i32 %conv, %conv1
  %conv2 = trunc i32 %xor to i16
  store i16 %conv2, i16* %new, align 2
  %3 = bitcast i16* %p to i8*
  %4 = bitcast i16* %new to i8*
  call void @__atomic_store(i32 noundef 2, i8* noundef %3, i8* noundef %4, i32 noundef 4) #6
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
  call void @__atomic_load(i32 noundef 2, i8* noundef %0, i8* noundef %1, i32 noundef 4) #6
  %2 = load i16, i16* %old, align 2
  %conv = zext i16 %2 to i32
  %conv1 = zext i16 %value to i32
  %and = and i32 %conv, %conv1
  %neg = xor i32 %and, -1
  %conv2 = trunc i32 %neg to i16
  store i16 %conv2, i16* %new, align 2
  %3 = bitcast i16* %p to i8*
  %4 = bitcast i16* %new to i8*
  call void @__atomic_store(i32 noundef 2, i8* noundef %3, i8* noundef %4, i32 noundef 4) #6
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
  call void @__atomic_load(i32 noundef 4, i8* noundef %0, i8* noundef %1, i32 noundef %order) #6
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
  call void @__atomic_store(i32 noundef 4, i8* noundef %0, i8* noundef %1, i32 noundef %order) #6
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
  call void @__atomic_exchange(i32 noundef 4, i8* noundef %0, i8* noundef %1, i8* noundef %2, i32 noundef %order) #6
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
  %call = call zeroext i1 @__atomic_compare_exchange(i32 noundef 4, i8* noundef %0, i8* noundef %1, i8* noundef %2, i32 noundef %success, i32 noundef %failure) #6
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
  call void @__atomic_load(i32 noundef 4, i8* noundef %0, i8* noundef %1, i32 noundef 4) #6
  %2 = load i32, i32* %old, align 4
  %add = add i32 %2, %value
  store i32 %add, i32* %new, align 4
  %3 = bitcast i32* %p to i8*
  %4 = bitcast i32* %new to i8*
  call void @__atomic_store(i32 noundef 4, i8* noundef %3, i8* noundef %4, i32 noundef 4) #6
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
  call void @__atomic_load(i32 noundef 4, i8* noundef %0, i8* noundef %1, i32 noundef 4) #6
  %2 = load i32, i32* %old, align 4
  %sub = sub i32 %2, %value
  store i32 %sub, i32* %new, align 4
  %3 = bitcast i32* %p to i8*
  %4 = bitcast i32* %new to i8*
  call void @__atomic_store(i32 noundef 4, i8* noundef %3, i8* noundef %4, i32 noundef 4) #6
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
  call void @__atomic_load(i32 noundef 4, i8* noundef %0, i8* noundef %1, i32 noundef 4) #6
  %2 = load i32, i32* %old, align 4
  %and = and i32 %2, %value
  store i32 %and, i32* %new, align 4
  %3 = bitcast i32* %p to i8*
  %4 = bitcast i32* %new to i8*
  call void @__atomic_store(i32 noundef 4, i8* noundef %3, i8* noundef %4, i32 noundef 4) #6
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
  call void @__atomic_load(i32 noundef 4, i8* noundef %0, i8* noundef %1, i32 noundef 4) #6
  %2 = load i32, i32* %old, align 4
  %or = or i32 %2, %value
  store i32 %or, i32* %new, align 4
  %3 = bitcast i32* %p to i8*
  %4 = bitcast i32* %new to i8*
  call void @__atomic_store(i32 noundef 4, i8* noundef %3, i8* noundef %4, i32 noundef 4) #6
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
  call void @__atomic_load(i32 noundef 4, i8* noundef %0, i8* noundef %1, i32 noundef 4) #6
  %2 = load i32, i32* %old, align 4
  %xor = xor i32 %2, %value
  store i32 %xor, i32* %new, align 4
  %3 = bitcast i32* %p to i8*
  %4 = bitcast i32* %new to i8*
  call void @__atomic_store(i32 noundef 4, i8* noundef %3, i8* noundef %4, i32 noundef 4) #6
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
  call void @__atomic_load(i32 noundef 4, i8* noundef %0, i8* noundef %1, i32 noundef 4) #6
  %2 = load i32, i32* %old, align 4
  %and = and i32 %2, %value
  %neg = xor i32 %and, -1
  store i32 %neg, i32* %new, align 4
  %3 = bitcast i32* %p to i8*
  %4 = bitcast i32* %new to i8*
  call void @__atomic_store(i32 noundef 4, i8* noundef %3, i8* noundef %4, i32 noundef 4) #6
  call void @__fp_atomic_end() #6
  %5 = load i32, i32* %old, align 4
  ret i32 %5
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
  call void @__atomic_exchange(i32 noundef 8, i8* noundef %0, i8* noundef %1, i8* noundef %2, i32 noundef %order) #6
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
  %call = call zeroext i1 @__atomic_compare_exchange(i32 noundef 8, i8* noundef %0, i8* noundef %1, i8* noundef %2, i32 noundef %success, i32 noundef %failure) #6
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
  call void @__atomic_load(i32 noundef 8, i8* noundef %0, i8* noundef %1, i32 noundef 4) #6
  %2 = load i64, i64* %old, align 8
  %add = add i64 %2, %value
  store i64 %add, i64* %new, align 8
  %3 = bitcast i64* %p to i8*
  %4 = bitcast i64* %new to i8*
  call void @__atomic_store(i32 noundef 8, i8* noundef %3, i8* noundef %4, i32 noundef 4) #6
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
  call void @__atomic_load(i32 noundef 8, i8* noundef %0, i8* noundef %1, i32 noundef 4) #6
  %2 = load i64, i64* %old, align 8
  %sub = sub i64 %2, %value
  store i64 %sub, i64* %new, align 8
  %3 = bitcast i64* %p to i8*
  %4 = bitcast i64* %new to i8*
  call void @__atomic_store(i32 noundef 8, i8* noundef %3, i8* noundef %4, i32 noundef 4) #6
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
  call void @__atomic_load(i32 noundef 8, i8* noundef %0, i8* noundef %1, i32 noundef 4) #6
  %2 = load i64, i64* %old, align 8
  %and = and i64 %2, %value
  store i64 %and, i64* %new, align 8
  %3 = bitcast i64* %p to i8*
  %4 = bitcast i64* %new to i8*
  call void @__atomic_store(i32 noundef 8, i8* noundef %3, i8* noundef %4, i32 noundef 4) #6
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
  call void @__atomic_load(i32 noundef 8, i8* noundef %0, i8* noundef %1, i32 noundef 4) #6
  %2 = load i64, i64* %old, align 8
  %or = or i64 %2, %value
  store i64 %or, i64* %new, align 8
  %3 = bitcast i64* %p to i8*
  %4 = bitcast i64* %new to i8*
  call void @__atomic_store(i32 noundef 8, i8* noundef %3, i8* noundef %4, i32 noundef 4) #6
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
  call void @__atomic_load(i32 noundef 8, i8* noundef %0, i8* noundef %1, i32 noundef 4) #6
  %2 = load i64, i64* %old, align 8
  %xor = xor i64 %2, %value
  store i64 %xor, i64* %new, align 8
  %3 = bitcast i64* %p to i8*
  %4 = bitcast i64* %new to i8*
  call void @__atomic_store(i32 noundef 8, i8* noundef %3, i8* noundef %4, i32 noundef 4) #6
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
  call void @__atomic_load(i32 noundef 8, i8* noundef %0, i8* noundef %1, i32 noundef 4) #6
  %2 = load i64, i64* %old, align 8
  %and = and i64 %2, %value
  %neg = xor i64 %and, -1
  store i64 %neg, i64* %new, align 8
  %3 = bitcast i64* %p to i8*
  %4 = bitcast i64* %new to i8*
  call void @__atomic_store(i32 noundef 8, i8* noundef %3, i8* noundef %4, i32 noundef 4) #6
  call void @__fp_atomic_end() #6
  %5 = load i64, i64* %old, align 8
  ret i64 %5
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_futex(i32* noundef %word, i32 noundef %operation, i32 noundef %value, i8* noundef %time, i32 noundef %bits) #0 {
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
  %call = call i32 @failed(i32 noundef 22) #6
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
  %call9 = call i32 @wait(i32* noundef %word, i32 noundef %value, i32 noundef %bits.addr.0, i32 noundef %conv) #6
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
  call void @__fp_misuse(i32 noundef %lor.ext, i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.47, i32 0, i32 0)) #6
  %call15 = call i32 @wake(i32* noundef %word, i32 noundef %value, i32 noundef %bits.addr.0) #6
  br label %return

return:                                           ; preds = %lor.end, %if.then7, %if.then3
  %retval.0 = phi i32 [ %call, %if.then3 ], [ %call9, %if.then7 ], [ %call15, %lor.end ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define internal i32 @failed(i32 noundef %error) #0 {
entry:
  %call = call i32* @__errno_location() #6
  store i32 %error, i32* %call, align 4
  ret i32 -1
}

; Function Attrs: noinline nounwind
define internal i32 @wait(i32* noundef %word, i32 noundef %value, i32 noundef %bits, i32 noundef %timed) #0 {
entry:
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %0 = load atomic i32, i32* %word monotonic, align 4
  %cmp = icmp eq i32 %0, %value
  br i1 %cmp, label %if.then, label %if.end13

if.then:                                          ; preds = %entry
  %1 = load atomic i32, i32* @waiting monotonic, align 4
  %2 = load atomic i32, i32* @woken.48 monotonic, align 4
  %or = or i32 %1, %2
  %cmp3 = icmp ne i32 %or, 255
  %conv = zext i1 %cmp3 to i32
  call void @__fp_within(i32 noundef %conv, i8* noundef getelementptr inbounds ([58 x i8], [58 x i8]* @.str.1.49, i32 0, i32 0)) #6
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
  %arrayidx = getelementptr inbounds [8 x i32], [8 x i32]* @place, i32 0, i32 %i.0
  %3 = ptrtoint i32* %word to i32
  store atomic i32 %3, i32* %arrayidx release, align 4
  %arrayidx9 = getelementptr inbounds [8 x i32], [8 x i32]* @awaited, i32 0, i32 %i.0
  store atomic i32 %bits, i32* %arrayidx9 release, align 4
  br label %if.end

if.end:                                           ; preds = %if.then8, %for.body
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !55

for.end:                                          ; preds = %for.cond
  %or12 = or i32 %1, %and
  store atomic i32 %or12, i32* @waiting release, align 4
  br label %if.end13

if.end13:                                         ; preds = %for.end, %entry
  %bit.0 = phi i32 [ %and, %for.end ], [ 0, %entry ]
  call void @__fp_atomic_end() #6
  call void @__fp_full_fence() #6
  %tobool = icmp ne i32 %bit.0, 0
  br i1 %tobool, label %if.end15, label %if.then14

if.then14:                                        ; preds = %if.end13
  %call = call i32 @failed(i32 noundef 11) #6
  br label %return

if.end15:                                         ; preds = %if.end13
  call void @__fp_atomic_begin() #6
  %4 = load atomic i32, i32* @woken.48 monotonic, align 4
  %and17 = and i32 %4, %bit.0
  %tobool18 = icmp ne i32 %and17, 0
  br i1 %tobool18, label %if.then19, label %if.else

if.then19:                                        ; preds = %if.end15
  %neg21 = xor i32 %bit.0, -1
  %and22 = and i32 %4, %neg21
  store atomic i32 %and22, i32* @woken.48 release, align 4
  br label %if.end31

if.else:                                          ; preds = %if.end15
  %call23 = call i32 @__fp_spurious() #6
  %tobool24 = icmp ne i32 %timed, 0
  br i1 %tobool24, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %if.else
  %tobool25 = icmp ne i32 %call23, 0
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %if.else
  %5 = phi i1 [ true, %if.else ], [ %tobool25, %lor.rhs ]
  %lor.ext = zext i1 %5 to i32
  call void @__fp_await(i32 noundef %lor.ext) #6
  %tobool26 = icmp ne i32 %call23, 0
  %lnot = xor i1 %tobool26, true
  %lnot.ext = zext i1 %lnot to i32
  %6 = load atomic i32, i32* @waiting monotonic, align 4
  %neg29 = xor i32 %bit.0, -1
  %and30 = and i32 %6, %neg29
  store atomic i32 %and30, i32* @waiting release, align 4
  br label %if.end31

if.end31:                                         ; preds = %lor.end, %if.then19
  %late.0 = phi i32 [ 0, %if.then19 ], [ %lnot.ext, %lor.end ]
  call void @__fp_atomic_end() #6
  call void @__fp_full_fence() #6
  %tobool32 = icmp ne i32 %late.0, 0
  br i1 %tobool32, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end31
  %call33 = call i32 @failed(i32 noundef 110) #6
  br label %cond.end

cond.false:                                       ; preds = %if.end31
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %call33, %cond.true ], [ 0, %cond.false ]
  br label %return

return:                                           ; preds = %cond.end, %if.then14
  %retval.0 = phi i32 [ %cond, %cond.end ], [ %call, %if.then14 ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define internal i32 @wake(i32* noundef %word, i32 noundef %count, i32 noundef %bits) #0 {
entry:
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %0 = load atomic i32, i32* @waiting monotonic, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %land.lhs.true, label %if.end45

land.lhs.true:                                    ; preds = %entry
  %tobool1 = icmp ne i32 %count, 0
  br i1 %tobool1, label %if.then, label %if.end45

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
  %arrayidx = getelementptr inbounds [8 x i32], [8 x i32]* @place, i32 0, i32 %i.0
  %1 = load atomic i32, i32* %arrayidx monotonic, align 4
  %2 = ptrtoint i32* %word to i32
  %cmp5 = icmp eq i32 %1, %2
  br i1 %cmp5, label %land.lhs.true6, label %if.end

land.lhs.true6:                                   ; preds = %land.lhs.true3
  %cmp7 = icmp eq i32 %bits, -1
  br i1 %cmp7, label %if.then12, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %land.lhs.true6
  %arrayidx8 = getelementptr inbounds [8 x i32], [8 x i32]* @awaited, i32 0, i32 %i.0
  %3 = load atomic i32, i32* %arrayidx8 monotonic, align 4
  %and10 = and i32 %3, %bits
  %tobool11 = icmp ne i32 %and10, 0
  br i1 %tobool11, label %if.then12, label %if.end

if.then12:                                        ; preds = %lor.lhs.false, %land.lhs.true6
  %shl = shl i32 1, %i.0
  %or = or i32 %here.0, %shl
  br label %if.end

if.end:                                           ; preds = %if.then12, %lor.lhs.false, %land.lhs.true3, %for.body
  %here.1 = phi i32 [ %or, %if.then12 ], [ %here.0, %lor.lhs.false ], [ %here.0, %land.lhs.true3 ], [ %here.0, %for.body ]
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !56

for.end:                                          ; preds = %for.cond
  %cmp13 = icmp eq i32 %count, 1
  br i1 %cmp13, label %if.then14, label %if.else

if.then14:                                        ; preds = %for.end
  %call = call i32 @any_of(i32 noundef %here.0) #6
  br label %if.end30

if.else:                                          ; preds = %for.end
  %cmp15 = icmp ult i32 %count, 8
  br i1 %cmp15, label %if.then16, label %if.end29

if.then16:                                        ; preds = %if.else
  br label %for.cond17

for.cond17:                                       ; preds = %for.inc26, %if.then16
  %chosen.0 = phi i32 [ 0, %if.then16 ], [ %chosen.1, %for.inc26 ]
  %k.0 = phi i32 [ 0, %if.then16 ], [ %inc27, %for.inc26 ]
  %cmp18 = icmp slt i32 %k.0, 8
  br i1 %cmp18, label %for.body19, label %for.end28

for.body19:                                       ; preds = %for.cond17
  %cmp20 = icmp ult i32 %k.0, %count
  br i1 %cmp20, label %if.then21, label %if.end25

if.then21:                                        ; preds = %for.body19
  %neg = xor i32 %chosen.0, -1
  %and22 = and i32 %here.0, %neg
  %call23 = call i32 @any_of(i32 noundef %and22) #6
  %or24 = or i32 %chosen.0, %call23
  br label %if.end25

if.end25:                                         ; preds = %if.then21, %for.body19
  %chosen.1 = phi i32 [ %or24, %if.then21 ], [ %chosen.0, %for.body19 ]
  br label %for.inc26

for.inc26:                                        ; preds = %if.end25
  %inc27 = add nsw i32 %k.0, 1
  br label %for.cond17, !llvm.loop !57

for.end28:                                        ; preds = %for.cond17
  br label %if.end29

if.end29:                                         ; preds = %for.end28, %if.else
  %chosen.2 = phi i32 [ %chosen.0, %for.end28 ], [ %here.0, %if.else ]
  br label %if.end30

if.end30:                                         ; preds = %if.end29, %if.then14
  %chosen.3 = phi i32 [ %call, %if.then14 ], [ %chosen.2, %if.end29 ]
  %neg31 = xor i32 %chosen.3, -1
  %and32 = and i32 %0, %neg31
  store atomic i32 %and32, i32* @waiting release, align 4
  %4 = load atomic i32, i32* @woken.48 monotonic, align 4
  %or35 = or i32 %4, %chosen.3
  store atomic i32 %or35, i32* @woken.48 release, align 4
  br label %for.cond37

for.cond37:                                       ; preds = %for.inc42, %if.end30
  %number.0 = phi i32 [ 0, %if.end30 ], [ %add, %for.inc42 ]
  %i36.0 = phi i32 [ 0, %if.end30 ], [ %inc43, %for.inc42 ]
  %cmp38 = icmp slt i32 %i36.0, 8
  br i1 %cmp38, label %for.body39, label %for.end44

for.body39:                                       ; preds = %for.cond37
  %shr40 = lshr i32 %chosen.3, %i36.0
  %and41 = and i32 %shr40, 1
  %add = add i32 %number.0, %and41
  br label %for.inc42

for.inc42:                                        ; preds = %for.body39
  %inc43 = add nsw i32 %i36.0, 1
  br label %for.cond37, !llvm.loop !58

for.end44:                                        ; preds = %for.cond37
  br label %if.end45

if.end45:                                         ; preds = %for.end44, %land.lhs.true, %entry
  %number.1 = phi i32 [ %number.0, %for.end44 ], [ 0, %land.lhs.true ], [ 0, %entry ]
  call void @__fp_atomic_end() #6
  call void @__fp_full_fence() #6
  ret i32 %number.1
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
  call void @__fp_thrown(i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.17, i32 0, i32 0)) #6
  ret void
}

declare void @__fp_thrown(i8* noundef) #1

; Function Attrs: noinline nounwind
define dso_local void @_ZNSt6thread6_StateD2Ev(%struct.state* noundef %s) #0 {
entry:
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(i32* noundef %self, %struct.state** noundef %state, void ()* noundef %depend) #0 {
entry:
  %0 = load %struct.state*, %struct.state** %state, align 4
  store %struct.state* null, %struct.state** %state, align 4
  %1 = bitcast %struct.state* %0 to i8*
  %call = call i32 bitcast (i32 (i32*, %struct.semaphore*, i8* (i8*)*, i8*)* @__fp_pthread_create to i32 (i32*, i8*, i8* (i8*)*, i8*)*)(i32* noundef %self, i8* noundef null, i8* (i8*)* noundef @__fp_run_state, i8* noundef %1) #6
  ret void
}

; Function Attrs: noinline nounwind
define internal i8* @__fp_run_state(i8* noundef %pointer) #0 {
entry:
  %0 = bitcast i8* %pointer to %struct.state*
  %table = getelementptr inbounds %struct.state, %struct.state* %0, i32 0, i32 0
  %table1 = bitcast {}*** %table to void (%struct.state*)***
  %1 = load void (%struct.state*)**, void (%struct.state*)*** %table1, align 4
  %arrayidx = getelementptr inbounds void (%struct.state*)*, void (%struct.state*)** %1, i32 2
  %2 = load void (%struct.state*)*, void (%struct.state*)** %arrayidx, align 4
  %table2 = getelementptr inbounds %struct.state, %struct.state* %0, i32 0, i32 0
  %table3 = bitcast {}*** %table2 to void (%struct.state*)***
  %3 = load void (%struct.state*)**, void (%struct.state*)*** %table3, align 4
  %arrayidx4 = getelementptr inbounds void (%struct.state*)*, void (%struct.state*)** %3, i32 1
  %4 = load void (%struct.state*)*, void (%struct.state*)** %arrayidx4, align 4
  call void @__fp_full_fence() #6
  call void %2(%struct.state* noundef %0) #6
  call void %4(%struct.state* noundef %0) #6
  call void @__fp_thread_end() #6
  ret i8* null
}

; Function Attrs: noinline nounwind
define dso_local void @_ZNSt6thread4joinEv(i32* noundef %self) #0 {
entry:
  %0 = load i32, i32* %self, align 4
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__fp_thrown(i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.50, i32 0, i32 0)) #6
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %1 = load i32, i32* %self, align 4
  %call = call i32 @pthread_join(i32 noundef %1, i8** noundef null) #6
  store i32 0, i32* %self, align 4
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZNSt6thread6detachEv(i32* noundef %self) #0 {
entry:
  %0 = load i32, i32* %self, align 4
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__fp_thrown(i8* noundef getelementptr inbounds ([56 x i8], [56 x i8]* @.str.1.51, i32 0, i32 0)) #6
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  store i32 0, i32* %self, align 4
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZNSt11this_thread11__sleep_forENSt6chrono8durationIlSt5ratioILl1ELl1EEEENS1_IlS2_ILl1ELl1000000000EEEE(i32 noundef %s, i32 noundef %ns) #0 {
entry:
  call void @__fp_yield() #6
  ret void
}

declare void @__fp_yield() #1

; Function Attrs: noinline nounwind
define dso_local void @_ZNSt18condition_variableC1Ev(%struct.timespec* noundef %c) #0 {
entry:
  %call = call i32 @pthread_cond_init(%struct.timespec* noundef %c, i8* noundef null) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZNSt18condition_variableC2Ev(%struct.timespec* noundef %c) #0 {
entry:
  %call = call i32 @pthread_cond_init(%struct.timespec* noundef %c, i8* noundef null) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZNSt18condition_variableD1Ev(%struct.timespec* noundef %c) #0 {
entry:
  %call = call i32 @pthread_cond_destroy(%struct.timespec* noundef %c) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZNSt18condition_variableD2Ev(%struct.timespec* noundef %c) #0 {
entry:
  %call = call i32 @pthread_cond_destroy(%struct.timespec* noundef %c) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(%struct.timespec* noundef %c, %struct.unique_lock* noundef %l) #0 {
entry:
  %mutex = getelementptr inbounds %struct.unique_lock, %struct.unique_lock* %l, i32 0, i32 0
  %0 = load %struct.mutex.0*, %struct.mutex.0** %mutex, align 4
  %call = call i32 @pthread_cond_wait(%struct.timespec* noundef %c, %struct.mutex.0* noundef %0) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZNSt18condition_variable10notify_oneEv(%struct.timespec* noundef %c) #0 {
entry:
  %call = call i32 @pthread_cond_signal(%struct.timespec* noundef %c) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZNSt18condition_variable10notify_allEv(%struct.timespec* noundef %c) #0 {
entry:
  %call = call i32 @pthread_cond_broadcast(%struct.timespec* noundef %c) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @__once_proxy() #0 {
entry:
  %0 = load void ()*, void ()** @_ZSt11__once_call, align 4
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
define dso_local zeroext i1 @_ZNSt28__atomic_futex_unsigned_base19_M_futex_wait_untilEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE(i8* noundef %self, i32* noundef %word, i32 noundef %value, i1 noundef zeroext %timed, i32 noundef %s, i32 noundef %ns) #0 {
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
define dso_local zeroext i1 @_ZNSt28__atomic_futex_unsigned_base26_M_futex_wait_until_steadyEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE(i8* noundef %self, i32* noundef %word, i32 noundef %value, i1 noundef zeroext %timed, i32 noundef %s, i32 noundef %ns) #0 {
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
  %arrayidx = getelementptr inbounds i8*, i8** %self, i32 1
  store i8* null, i8** %arrayidx, align 4
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
  %0 = load %struct.make_ready*, %struct.make_ready** @ready_at_end, align 4
  %next = getelementptr inbounds %struct.make_ready, %struct.make_ready* %m, i32 0, i32 0
  store %struct.make_ready* %0, %struct.make_ready** %next, align 4
  store %struct.make_ready* %m, %struct.make_ready** @ready_at_end, align 4
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @__fp_end_ready() #0 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %if.end17, %entry
  %0 = load %struct.make_ready*, %struct.make_ready** @ready_at_end, align 4
  %tobool = icmp ne %struct.make_ready* %0, null
  br i1 %tobool, label %while.body, label %while.end18

while.body:                                       ; preds = %while.cond
  %1 = load %struct.make_ready*, %struct.make_ready** @ready_at_end, align 4
  %counts = getelementptr inbounds %struct.make_ready, %struct.make_ready* %1, i32 0, i32 3
  %2 = load %struct.counts*, %struct.counts** %counts, align 4
  %next = getelementptr inbounds %struct.make_ready, %struct.make_ready* %1, i32 0, i32 0
  %3 = load %struct.make_ready*, %struct.make_ready** %next, align 4
  store %struct.make_ready* %3, %struct.make_ready** @ready_at_end, align 4
  %tobool1 = icmp ne %struct.counts* %2, null
  br i1 %tobool1, label %cond.true, label %cond.false

cond.true:                                        ; preds = %while.body
  %uses2 = getelementptr inbounds %struct.counts, %struct.counts* %2, i32 0, i32 1
  %4 = load atomic i32, i32* %uses2 monotonic, align 4
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
  br label %while.cond3, !llvm.loop !59

while.end:                                        ; preds = %land.end
  %cmp7 = icmp ne i32 %uses.2, 0
  br i1 %cmp7, label %if.then, label %if.end14

if.then:                                          ; preds = %while.end
  %state = getelementptr inbounds %struct.make_ready, %struct.make_ready* %1, i32 0, i32 2
  %9 = load %struct.future_state*, %struct.future_state** %state, align 4
  %status = getelementptr inbounds %struct.future_state, %struct.future_state* %9, i32 0, i32 2
  store atomic i32 1, i32* %status release, align 4
  %uses9 = getelementptr inbounds %struct.counts, %struct.counts* %2, i32 0, i32 1
  %10 = atomicrmw sub i32* %uses9, i32 1 acq_rel, align 4
  %cmp12 = icmp eq i32 %10, 1
  br i1 %cmp12, label %if.then13, label %if.end

if.then13:                                        ; preds = %if.then
  %table = getelementptr inbounds %struct.counts, %struct.counts* %2, i32 0, i32 0
  %11 = load void (%struct.counts*)**, void (%struct.counts*)*** %table, align 4
  %arrayidx = getelementptr inbounds void (%struct.counts*)*, void (%struct.counts*)** %11, i32 2
  %12 = load void (%struct.counts*)*, void (%struct.counts*)** %arrayidx, align 4
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
  br label %while.cond, !llvm.loop !60

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
  %1 = load void (%struct.counts*)**, void (%struct.counts*)*** %table, align 4
  %arrayidx = getelementptr inbounds void (%struct.counts*)*, void (%struct.counts*)** %1, i32 3
  %2 = load void (%struct.counts*)*, void (%struct.counts*)** %arrayidx, align 4
  call void %2(%struct.counts* noundef %c) #6
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZSt9terminatev() #0 {
entry:
  call void @__fp_thrown(i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.2.52, i32 0, i32 0)) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZSt17__throw_bad_allocv() #0 {
entry:
  call void @__fp_thrown(i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.3.53, i32 0, i32 0)) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZSt28__throw_bad_array_new_lengthv() #0 {
entry:
  call void @__fp_thrown(i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.4.54, i32 0, i32 0)) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZSt16__throw_bad_castv() #0 {
entry:
  call void @__fp_thrown(i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.5.55, i32 0, i32 0)) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZSt18__throw_bad_typeidv() #0 {
entry:
  call void @__fp_thrown(i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.6.56, i32 0, i32 0)) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZSt19__throw_logic_errorPKc(i8* noundef %what) #0 {
entry:
  call void @__fp_thrown(i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.7.57, i32 0, i32 0)) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZSt20__throw_length_errorPKc(i8* noundef %what) #0 {
entry:
  call void @__fp_thrown(i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.8.58, i32 0, i32 0)) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZSt20__throw_out_of_rangePKc(i8* noundef %what) #0 {
entry:
  call void @__fp_thrown(i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.9.59, i32 0, i32 0)) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZSt24__throw_out_of_range_fmtPKcz(i8* noundef %what, ...) #0 {
entry:
  call void @__fp_thrown(i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.9.59, i32 0, i32 0)) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZSt24__throw_invalid_argumentPKc(i8* noundef %what) #0 {
entry:
  call void @__fp_thrown(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.10.60, i32 0, i32 0)) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZSt21__throw_runtime_errorPKc(i8* noundef %what) #0 {
entry:
  call void @__fp_thrown(i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.11.61, i32 0, i32 0)) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZSt20__throw_system_errori(i32 noundef %error) #0 {
entry:
  call void @__fp_thrown(i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.12.62, i32 0, i32 0)) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZSt20__throw_future_errori(i32 noundef %error) #0 {
entry:
  call void @__fp_thrown(i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.13.63, i32 0, i32 0)) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZSt25__throw_bad_function_callv() #0 {
entry:
  call void @__fp_thrown(i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.14.64, i32 0, i32 0)) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(i8* noundef %what) #0 {
entry:
  call void @__fp_thrown(i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.15.65, i32 0, i32 0)) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZSt21__glibcxx_assert_failPKciS0_S0_(i8* noundef %file, i32 noundef %line, i8* noundef %function, i8* noundef %what) #0 {
entry:
  call void @__fp_memory_misuse(i32 noundef 0, i8* noundef getelementptr inbounds ([74 x i8], [74 x i8]* @.str.16, i32 0, i32 0)) #6
  call void @__fp_assume(i32 noundef 0) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i8* @__fp_given_back(i8* noundef %object, i32 noundef %before) #0 {
entry:
  %tobool = icmp ne i8* %object, null
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %idx.neg = sub i32 0, %before
  %add.ptr = getelementptr inbounds i8, i8* %object, i32 %idx.neg
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
  %0 = load i8**, i8*** %holder, align 4
  %tobool = icmp ne i8** %0, null
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %arrayidx = getelementptr inbounds i8*, i8** %0, i32 1
  store i8* @broken, i8** %arrayidx, align 4
  %result1 = getelementptr inbounds %struct.future_state, %struct.future_state* %state, i32 0, i32 1
  %1 = load i8*, i8** %result1, align 4
  %2 = bitcast i8* %1 to i8**
  store i8** %2, i8*** %holder, align 4
  %3 = bitcast i8** %0 to i8*
  %result2 = getelementptr inbounds %struct.future_state, %struct.future_state* %state, i32 0, i32 1
  store i8* %3, i8** %result2, align 4
  %status = getelementptr inbounds %struct.future_state, %struct.future_state* %state, i32 0, i32 2
  store atomic i32 1, i32* %status release, align 4
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
define dso_local i8* @_ZNSolsEl(i8* noundef %stream, i32 noundef %0) #0 {
entry:
  ret i8* %stream
}

; Function Attrs: noinline nounwind
define dso_local i8* @_ZNSolsEm(i8* noundef %stream, i32 noundef %0) #0 {
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
define dso_local i8* @_ZNSo5writeEPKcl(i8* noundef %stream, i8* noundef %0, i32 noundef %1) #0 {
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
define dso_local i8* @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_NSt6thread2idE(i8* noundef %stream, i32 noundef %0) #0 {
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
define dso_local i8* @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(i8* noundef %stream, i8* noundef %0, i32 noundef %1) #0 {
entry:
  ret i8* %stream
}

; Function Attrs: noinline nounwind
define dso_local void @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(%struct.list_node* noundef %self, %struct.list_node* noundef %before) #0 {
entry:
  %next = getelementptr inbounds %struct.list_node, %struct.list_node* %self, i32 0, i32 0
  store %struct.list_node* %before, %struct.list_node** %next, align 4
  %previous = getelementptr inbounds %struct.list_node, %struct.list_node* %before, i32 0, i32 1
  %0 = load %struct.list_node*, %struct.list_node** %previous, align 4
  %previous1 = getelementptr inbounds %struct.list_node, %struct.list_node* %self, i32 0, i32 1
  store %struct.list_node* %0, %struct.list_node** %previous1, align 4
  %previous2 = getelementptr inbounds %struct.list_node, %struct.list_node* %before, i32 0, i32 1
  %1 = load %struct.list_node*, %struct.list_node** %previous2, align 4
  %next3 = getelementptr inbounds %struct.list_node, %struct.list_node* %1, i32 0, i32 0
  store %struct.list_node* %self, %struct.list_node** %next3, align 4
  %previous4 = getelementptr inbounds %struct.list_node, %struct.list_node* %before, i32 0, i32 1
  store %struct.list_node* %self, %struct.list_node** %previous4, align 4
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZNSt8__detail15_List_node_base9_M_unhookEv(%struct.list_node* noundef %self) #0 {
entry:
  %next1 = getelementptr inbounds %struct.list_node, %struct.list_node* %self, i32 0, i32 0
  %0 = load %struct.list_node*, %struct.list_node** %next1, align 4
  %previous2 = getelementptr inbounds %struct.list_node, %struct.list_node* %self, i32 0, i32 1
  %1 = load %struct.list_node*, %struct.list_node** %previous2, align 4
  %next3 = getelementptr inbounds %struct.list_node, %struct.list_node* %1, i32 0, i32 0
  store %struct.list_node* %0, %struct.list_node** %next3, align 4
  %previous4 = getelementptr inbounds %struct.list_node, %struct.list_node* %0, i32 0, i32 1
  store %struct.list_node* %1, %struct.list_node** %previous4, align 4
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZNSt8__detail15_List_node_base10_M_reverseEv(%struct.list_node* noundef %self) #0 {
entry:
  br label %do.body

do.body:                                          ; preds = %do.cond, %entry
  %node.0 = phi %struct.list_node* [ %self, %entry ], [ %0, %do.cond ]
  %next1 = getelementptr inbounds %struct.list_node, %struct.list_node* %node.0, i32 0, i32 0
  %0 = load %struct.list_node*, %struct.list_node** %next1, align 4
  %previous = getelementptr inbounds %struct.list_node, %struct.list_node* %node.0, i32 0, i32 1
  %1 = load %struct.list_node*, %struct.list_node** %previous, align 4
  %next2 = getelementptr inbounds %struct.list_node, %struct.list_node* %node.0, i32 0, i32 0
  store %struct.list_node* %1, %struct.list_node** %next2, align 4
  %previous3 = getelementptr inbounds %struct.list_node, %struct.list_node* %node.0, i32 0, i32 1
  store %struct.list_node* %0, %struct.list_node** %previous3, align 4
  br label %do.cond

do.cond:                                          ; preds = %do.body
  %cmp = icmp ne %struct.list_node* %0, %self
  br i1 %cmp, label %do.body, label %do.end, !llvm.loop !61

do.end:                                           ; preds = %do.cond
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_ZNSt8__detail15_List_node_base4swapERS0_S1_(%struct.list_node* noundef %x, %struct.list_node* noundef %y) #0 {
entry:
  %one = alloca %struct.list_node, align 4
  %other = alloca %struct.list_node, align 4
  %0 = bitcast %struct.list_node* %one to i8*
  %1 = bitcast %struct.list_node* %x to i8*
  call void @llvm.memcpy.p0i8.p0i8.i32(i8* align 4 %0, i8* align 4 %1, i32 8, i1 false)
  %2 = bitcast %struct.list_node* %other to i8*
  %3 = bitcast %struct.list_node* %y to i8*
  call void @llvm.memcpy.p0i8.p0i8.i32(i8* align 4 %2, i8* align 4 %3, i32 8, i1 false)
  %next = getelementptr inbounds %struct.list_node, %struct.list_node* %one, i32 0, i32 0
  %4 = load %struct.list_node*, %struct.list_node** %next, align 4
  %cmp = icmp eq %struct.list_node* %4, %x
  %frombool = zext i1 %cmp to i8
  %next1 = getelementptr inbounds %struct.list_node, %struct.list_node* %other, i32 0, i32 0
  %5 = load %struct.list_node*, %struct.list_node** %next1, align 4
  %cmp2 = icmp eq %struct.list_node* %5, %y
  %frombool3 = zext i1 %cmp2 to i8
  %tobool = trunc i8 %frombool3 to i1
  br i1 %tobool, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %previous = getelementptr inbounds %struct.list_node, %struct.list_node* %x, i32 0, i32 1
  store %struct.list_node* %x, %struct.list_node** %previous, align 4
  %next4 = getelementptr inbounds %struct.list_node, %struct.list_node* %x, i32 0, i32 0
  store %struct.list_node* %x, %struct.list_node** %next4, align 4
  br label %if.end

if.else:                                          ; preds = %entry
  %6 = bitcast %struct.list_node* %x to i8*
  %7 = bitcast %struct.list_node* %other to i8*
  call void @llvm.memcpy.p0i8.p0i8.i32(i8* align 4 %6, i8* align 4 %7, i32 8, i1 false)
  %previous5 = getelementptr inbounds %struct.list_node, %struct.list_node* %x, i32 0, i32 1
  %8 = load %struct.list_node*, %struct.list_node** %previous5, align 4
  %next6 = getelementptr inbounds %struct.list_node, %struct.list_node* %8, i32 0, i32 0
  store %struct.list_node* %x, %struct.list_node** %next6, align 4
  %next7 = getelementptr inbounds %struct.list_node, %struct.list_node* %x, i32 0, i32 0
  %9 = load %struct.list_node*, %struct.list_node** %next7, align 4
  %previous8 = getelementptr inbounds %struct.list_node, %struct.list_node* %9, i32 0, i32 1
  store %struct.list_node* %x, %struct.list_node** %previous8, align 4
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  %tobool9 = trunc i8 %frombool to i1
  br i1 %tobool9, label %if.then10, label %if.else13

if.then10:                                        ; preds = %if.end
  %previous11 = getelementptr inbounds %struct.list_node, %struct.list_node* %y, i32 0, i32 1
  store %struct.list_node* %y, %struct.list_node** %previous11, align 4
  %next12 = getelementptr inbounds %struct.list_node, %struct.list_node* %y, i32 0, i32 0
  store %struct.list_node* %y, %struct.list_node** %next12, align 4
  br label %if.end18

if.else13:                                        ; preds = %if.end
  %10 = bitcast %struct.list_node* %y to i8*
  %11 = bitcast %struct.list_node* %one to i8*
  call void @llvm.memcpy.p0i8.p0i8.i32(i8* align 4 %10, i8* align 4 %11, i32 8, i1 false)
  %previous14 = getelementptr inbounds %struct.list_node, %struct.list_node* %y, i32 0, i32 1
  %12 = load %struct.list_node*, %struct.list_node** %previous14, align 4
  %next15 = getelementptr inbounds %struct.list_node, %struct.list_node* %12, i32 0, i32 0
  store %struct.list_node* %y, %struct.list_node** %next15, align 4
  %next16 = getelementptr inbounds %struct.list_node, %struct.list_node* %y, i32 0, i32 0
  %13 = load %struct.list_node*, %struct.list_node** %next16, align 4
  %previous17 = getelementptr inbounds %struct.list_node, %struct.list_node* %13, i32 0, i32 1
  store %struct.list_node* %y, %struct.list_node** %previous17, align 4
  br label %if.end18

if.end18:                                         ; preds = %if.else13, %if.then10
  ret void
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i32(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i32, i1 immarg) #4

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
  %0 = load %struct.list_node*, %struct.list_node** %previous, align 4
  %previous2 = getelementptr inbounds %struct.list_node, %struct.list_node* %first, i32 0, i32 1
  %1 = load %struct.list_node*, %struct.list_node** %previous2, align 4
  %next = getelementptr inbounds %struct.list_node, %struct.list_node* %1, i32 0, i32 0
  store %struct.list_node* %last, %struct.list_node** %next, align 4
  %previous3 = getelementptr inbounds %struct.list_node, %struct.list_node* %first, i32 0, i32 1
  %2 = load %struct.list_node*, %struct.list_node** %previous3, align 4
  %previous4 = getelementptr inbounds %struct.list_node, %struct.list_node* %last, i32 0, i32 1
  store %struct.list_node* %2, %struct.list_node** %previous4, align 4
  %previous5 = getelementptr inbounds %struct.list_node, %struct.list_node* %self, i32 0, i32 1
  %3 = load %struct.list_node*, %struct.list_node** %previous5, align 4
  %next6 = getelementptr inbounds %struct.list_node, %struct.list_node* %3, i32 0, i32 0
  store %struct.list_node* %first, %struct.list_node** %next6, align 4
  %previous7 = getelementptr inbounds %struct.list_node, %struct.list_node* %self, i32 0, i32 1
  %4 = load %struct.list_node*, %struct.list_node** %previous7, align 4
  %previous8 = getelementptr inbounds %struct.list_node, %struct.list_node* %first, i32 0, i32 1
  store %struct.list_node* %4, %struct.list_node** %previous8, align 4
  %next9 = getelementptr inbounds %struct.list_node, %struct.list_node* %0, i32 0, i32 0
  store %struct.list_node* %self, %struct.list_node** %next9, align 4
  %previous10 = getelementptr inbounds %struct.list_node, %struct.list_node* %self, i32 0, i32 1
  store %struct.list_node* %0, %struct.list_node** %previous10, align 4
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
  %0 = load %struct.tree_node*, %struct.tree_node** %right, align 4
  %tobool = icmp ne %struct.tree_node* %0, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %right1 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x, i32 0, i32 3
  %1 = load %struct.tree_node*, %struct.tree_node** %right1, align 4
  br label %while.cond

while.cond:                                       ; preds = %while.body, %if.then
  %x.addr.0 = phi %struct.tree_node* [ %1, %if.then ], [ %3, %while.body ]
  %left = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x.addr.0, i32 0, i32 2
  %2 = load %struct.tree_node*, %struct.tree_node** %left, align 4
  %tobool2 = icmp ne %struct.tree_node* %2, null
  br i1 %tobool2, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %left3 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x.addr.0, i32 0, i32 2
  %3 = load %struct.tree_node*, %struct.tree_node** %left3, align 4
  br label %while.cond, !llvm.loop !62

while.end:                                        ; preds = %while.cond
  br label %return

if.end:                                           ; preds = %entry
  %parent = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x, i32 0, i32 1
  %4 = load %struct.tree_node*, %struct.tree_node** %parent, align 4
  br label %while.cond4

while.cond4:                                      ; preds = %while.body6, %if.end
  %y.0 = phi %struct.tree_node* [ %4, %if.end ], [ %6, %while.body6 ]
  %x.addr.1 = phi %struct.tree_node* [ %x, %if.end ], [ %y.0, %while.body6 ]
  %right5 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %y.0, i32 0, i32 3
  %5 = load %struct.tree_node*, %struct.tree_node** %right5, align 4
  %cmp = icmp eq %struct.tree_node* %x.addr.1, %5
  br i1 %cmp, label %while.body6, label %while.end8

while.body6:                                      ; preds = %while.cond4
  %parent7 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %y.0, i32 0, i32 1
  %6 = load %struct.tree_node*, %struct.tree_node** %parent7, align 4
  br label %while.cond4, !llvm.loop !63

while.end8:                                       ; preds = %while.cond4
  %right9 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x.addr.1, i32 0, i32 3
  %7 = load %struct.tree_node*, %struct.tree_node** %right9, align 4
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
  %0 = load i32, i32* %colour, align 4
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %parent = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x, i32 0, i32 1
  %1 = load %struct.tree_node*, %struct.tree_node** %parent, align 4
  %tobool = icmp ne %struct.tree_node* %1, null
  br i1 %tobool, label %land.lhs.true1, label %if.end

land.lhs.true1:                                   ; preds = %land.lhs.true
  %parent2 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x, i32 0, i32 1
  %2 = load %struct.tree_node*, %struct.tree_node** %parent2, align 4
  %parent3 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %2, i32 0, i32 1
  %3 = load %struct.tree_node*, %struct.tree_node** %parent3, align 4
  %cmp4 = icmp eq %struct.tree_node* %3, %x
  br i1 %cmp4, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true1
  %right = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x, i32 0, i32 3
  %4 = load %struct.tree_node*, %struct.tree_node** %right, align 4
  br label %return

if.end:                                           ; preds = %land.lhs.true1, %land.lhs.true, %entry
  %left = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x, i32 0, i32 2
  %5 = load %struct.tree_node*, %struct.tree_node** %left, align 4
  %tobool5 = icmp ne %struct.tree_node* %5, null
  br i1 %tobool5, label %if.then6, label %if.end11

if.then6:                                         ; preds = %if.end
  %left7 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x, i32 0, i32 2
  %6 = load %struct.tree_node*, %struct.tree_node** %left7, align 4
  br label %while.cond

while.cond:                                       ; preds = %while.body, %if.then6
  %x.addr.0 = phi %struct.tree_node* [ %6, %if.then6 ], [ %8, %while.body ]
  %right8 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x.addr.0, i32 0, i32 3
  %7 = load %struct.tree_node*, %struct.tree_node** %right8, align 4
  %tobool9 = icmp ne %struct.tree_node* %7, null
  br i1 %tobool9, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %right10 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x.addr.0, i32 0, i32 3
  %8 = load %struct.tree_node*, %struct.tree_node** %right10, align 4
  br label %while.cond, !llvm.loop !64

while.end:                                        ; preds = %while.cond
  br label %return

if.end11:                                         ; preds = %if.end
  %parent12 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x, i32 0, i32 1
  %9 = load %struct.tree_node*, %struct.tree_node** %parent12, align 4
  br label %while.cond13

while.cond13:                                     ; preds = %while.body16, %if.end11
  %y.0 = phi %struct.tree_node* [ %9, %if.end11 ], [ %11, %while.body16 ]
  %x.addr.1 = phi %struct.tree_node* [ %x, %if.end11 ], [ %y.0, %while.body16 ]
  %left14 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %y.0, i32 0, i32 2
  %10 = load %struct.tree_node*, %struct.tree_node** %left14, align 4
  %cmp15 = icmp eq %struct.tree_node* %x.addr.1, %10
  br i1 %cmp15, label %while.body16, label %while.end18

while.body16:                                     ; preds = %while.cond13
  %parent17 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %y.0, i32 0, i32 1
  %11 = load %struct.tree_node*, %struct.tree_node** %parent17, align 4
  br label %while.cond13, !llvm.loop !65

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
  store %struct.tree_node* %parent, %struct.tree_node** %parent1, align 4
  %left2 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x, i32 0, i32 2
  store %struct.tree_node* null, %struct.tree_node** %left2, align 4
  %right = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x, i32 0, i32 3
  store %struct.tree_node* null, %struct.tree_node** %right, align 4
  %colour = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x, i32 0, i32 0
  store i32 1, i32* %colour, align 4
  %tobool = trunc i8 %frombool to i1
  br i1 %tobool, label %if.then, label %if.else12

if.then:                                          ; preds = %entry
  %left3 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %parent, i32 0, i32 2
  store %struct.tree_node* %x, %struct.tree_node** %left3, align 4
  %cmp = icmp eq %struct.tree_node* %parent, %header
  br i1 %cmp, label %if.then4, label %if.else

if.then4:                                         ; preds = %if.then
  %parent5 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %header, i32 0, i32 1
  store %struct.tree_node* %x, %struct.tree_node** %parent5, align 4
  %right6 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %header, i32 0, i32 3
  store %struct.tree_node* %x, %struct.tree_node** %right6, align 4
  br label %if.end11

if.else:                                          ; preds = %if.then
  %left7 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %header, i32 0, i32 2
  %0 = load %struct.tree_node*, %struct.tree_node** %left7, align 4
  %cmp8 = icmp eq %struct.tree_node* %parent, %0
  br i1 %cmp8, label %if.then9, label %if.end

if.then9:                                         ; preds = %if.else
  %left10 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %header, i32 0, i32 2
  store %struct.tree_node* %x, %struct.tree_node** %left10, align 4
  br label %if.end

if.end:                                           ; preds = %if.then9, %if.else
  br label %if.end11

if.end11:                                         ; preds = %if.end, %if.then4
  br label %if.end19

if.else12:                                        ; preds = %entry
  %right13 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %parent, i32 0, i32 3
  store %struct.tree_node* %x, %struct.tree_node** %right13, align 4
  %right14 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %header, i32 0, i32 3
  %1 = load %struct.tree_node*, %struct.tree_node** %right14, align 4
  %cmp15 = icmp eq %struct.tree_node* %parent, %1
  br i1 %cmp15, label %if.then16, label %if.end18

if.then16:                                        ; preds = %if.else12
  %right17 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %header, i32 0, i32 3
  store %struct.tree_node* %x, %struct.tree_node** %right17, align 4
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
  %0 = load %struct.tree_node*, %struct.tree_node** %left, align 4
  %cmp = icmp eq %struct.tree_node* %0, %x
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call = call %struct.tree_node* @next_node(%struct.tree_node* noundef %x) #6
  %left1 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %header, i32 0, i32 2
  store %struct.tree_node* %call, %struct.tree_node** %left1, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %right = getelementptr inbounds %struct.tree_node, %struct.tree_node* %header, i32 0, i32 3
  %1 = load %struct.tree_node*, %struct.tree_node** %right, align 4
  %cmp2 = icmp eq %struct.tree_node* %1, %x
  br i1 %cmp2, label %if.then3, label %if.end8

if.then3:                                         ; preds = %if.end
  %parent = getelementptr inbounds %struct.tree_node, %struct.tree_node* %header, i32 0, i32 1
  %2 = load %struct.tree_node*, %struct.tree_node** %parent, align 4
  %cmp4 = icmp eq %struct.tree_node* %2, %x
  br i1 %cmp4, label %land.lhs.true, label %cond.false

land.lhs.true:                                    ; preds = %if.then3
  %left5 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x, i32 0, i32 2
  %3 = load %struct.tree_node*, %struct.tree_node** %left5, align 4
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
  store %struct.tree_node* %cond, %struct.tree_node** %right7, align 4
  br label %if.end8

if.end8:                                          ; preds = %cond.end, %if.end
  %left9 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x, i32 0, i32 2
  %4 = load %struct.tree_node*, %struct.tree_node** %left9, align 4
  %tobool10 = icmp ne %struct.tree_node* %4, null
  br i1 %tobool10, label %if.else, label %if.then11

if.then11:                                        ; preds = %if.end8
  %right12 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x, i32 0, i32 3
  %5 = load %struct.tree_node*, %struct.tree_node** %right12, align 4
  call void @replace(%struct.tree_node* noundef %x, %struct.tree_node* noundef %5, %struct.tree_node* noundef %header) #6
  br label %if.end36

if.else:                                          ; preds = %if.end8
  %right13 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x, i32 0, i32 3
  %6 = load %struct.tree_node*, %struct.tree_node** %right13, align 4
  %tobool14 = icmp ne %struct.tree_node* %6, null
  br i1 %tobool14, label %if.else17, label %if.then15

if.then15:                                        ; preds = %if.else
  %left16 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x, i32 0, i32 2
  %7 = load %struct.tree_node*, %struct.tree_node** %left16, align 4
  call void @replace(%struct.tree_node* noundef %x, %struct.tree_node* noundef %7, %struct.tree_node* noundef %header) #6
  br label %if.end35

if.else17:                                        ; preds = %if.else
  %right18 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x, i32 0, i32 3
  %8 = load %struct.tree_node*, %struct.tree_node** %right18, align 4
  br label %while.cond

while.cond:                                       ; preds = %while.body, %if.else17
  %y.0 = phi %struct.tree_node* [ %8, %if.else17 ], [ %10, %while.body ]
  %left19 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %y.0, i32 0, i32 2
  %9 = load %struct.tree_node*, %struct.tree_node** %left19, align 4
  %tobool20 = icmp ne %struct.tree_node* %9, null
  br i1 %tobool20, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %left21 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %y.0, i32 0, i32 2
  %10 = load %struct.tree_node*, %struct.tree_node** %left21, align 4
  br label %while.cond, !llvm.loop !66

while.end:                                        ; preds = %while.cond
  %right22 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x, i32 0, i32 3
  %11 = load %struct.tree_node*, %struct.tree_node** %right22, align 4
  %cmp23 = icmp ne %struct.tree_node* %y.0, %11
  br i1 %cmp23, label %if.then24, label %if.end30

if.then24:                                        ; preds = %while.end
  %right25 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %y.0, i32 0, i32 3
  %12 = load %struct.tree_node*, %struct.tree_node** %right25, align 4
  call void @replace(%struct.tree_node* noundef %y.0, %struct.tree_node* noundef %12, %struct.tree_node* noundef %header) #6
  %right26 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x, i32 0, i32 3
  %13 = load %struct.tree_node*, %struct.tree_node** %right26, align 4
  %right27 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %y.0, i32 0, i32 3
  store %struct.tree_node* %13, %struct.tree_node** %right27, align 4
  %right28 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %y.0, i32 0, i32 3
  %14 = load %struct.tree_node*, %struct.tree_node** %right28, align 4
  %parent29 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %14, i32 0, i32 1
  store %struct.tree_node* %y.0, %struct.tree_node** %parent29, align 4
  br label %if.end30

if.end30:                                         ; preds = %if.then24, %while.end
  call void @replace(%struct.tree_node* noundef %x, %struct.tree_node* noundef %y.0, %struct.tree_node* noundef %header) #6
  %left31 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x, i32 0, i32 2
  %15 = load %struct.tree_node*, %struct.tree_node** %left31, align 4
  %left32 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %y.0, i32 0, i32 2
  store %struct.tree_node* %15, %struct.tree_node** %left32, align 4
  %left33 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %y.0, i32 0, i32 2
  %16 = load %struct.tree_node*, %struct.tree_node** %left33, align 4
  %parent34 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %16, i32 0, i32 1
  store %struct.tree_node* %y.0, %struct.tree_node** %parent34, align 4
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
  %0 = load %struct.tree_node*, %struct.tree_node** %parent, align 4
  %cmp = icmp eq %struct.tree_node* %0, %x
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %parent1 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %header, i32 0, i32 1
  store %struct.tree_node* %by, %struct.tree_node** %parent1, align 4
  br label %if.end9

if.else:                                          ; preds = %entry
  %parent2 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x, i32 0, i32 1
  %1 = load %struct.tree_node*, %struct.tree_node** %parent2, align 4
  %left = getelementptr inbounds %struct.tree_node, %struct.tree_node* %1, i32 0, i32 2
  %2 = load %struct.tree_node*, %struct.tree_node** %left, align 4
  %cmp3 = icmp eq %struct.tree_node* %2, %x
  br i1 %cmp3, label %if.then4, label %if.else7

if.then4:                                         ; preds = %if.else
  %parent5 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x, i32 0, i32 1
  %3 = load %struct.tree_node*, %struct.tree_node** %parent5, align 4
  %left6 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %3, i32 0, i32 2
  store %struct.tree_node* %by, %struct.tree_node** %left6, align 4
  br label %if.end

if.else7:                                         ; preds = %if.else
  %parent8 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x, i32 0, i32 1
  %4 = load %struct.tree_node*, %struct.tree_node** %parent8, align 4
  %right = getelementptr inbounds %struct.tree_node, %struct.tree_node* %4, i32 0, i32 3
  store %struct.tree_node* %by, %struct.tree_node** %right, align 4
  br label %if.end

if.end:                                           ; preds = %if.else7, %if.then4
  br label %if.end9

if.end9:                                          ; preds = %if.end, %if.then
  %tobool = icmp ne %struct.tree_node* %by, null
  br i1 %tobool, label %if.then10, label %if.end13

if.then10:                                        ; preds = %if.end9
  %parent11 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %x, i32 0, i32 1
  %5 = load %struct.tree_node*, %struct.tree_node** %parent11, align 4
  %parent12 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %by, i32 0, i32 1
  store %struct.tree_node* %5, %struct.tree_node** %parent12, align 4
  br label %if.end13

if.end13:                                         ; preds = %if.then10, %if.end9
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i32 @_ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm(%struct.rehash_policy* noundef %p, i32 noundef %least) #0 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %buckets.0 = phi i32 [ 5, %entry ], [ %add, %while.body ]
  %cmp = icmp ult i32 %buckets.0, %least
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %cmp1 = icmp ult i32 %buckets.0, 536870912
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %0 = phi i1 [ false, %while.cond ], [ %cmp1, %land.rhs ]
  br i1 %0, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %mul = mul i32 2, %buckets.0
  %add = add i32 %mul, 1
  br label %while.cond, !llvm.loop !67

while.end:                                        ; preds = %land.end
  %call = call i32 @full(%struct.rehash_policy* noundef %p, i32 noundef %buckets.0) #6
  %resize = getelementptr inbounds %struct.rehash_policy, %struct.rehash_policy* %p, i32 0, i32 1
  store i32 %call, i32* %resize, align 4
  ret i32 %buckets.0
}

; Function Attrs: noinline nounwind
define internal i32 @full(%struct.rehash_policy* noundef %p, i32 noundef %buckets) #0 {
entry:
  %load = getelementptr inbounds %struct.rehash_policy, %struct.rehash_policy* %p, i32 0, i32 0
  %0 = load float, float* %load, align 4
  %cmp = fcmp oeq float %0, 1.000000e+00
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  br label %cond.end

cond.false:                                       ; preds = %entry
  %conv = uitofp i32 %buckets to float
  %load1 = getelementptr inbounds %struct.rehash_policy, %struct.rehash_policy* %p, i32 0, i32 0
  %1 = load float, float* %load1, align 4
  %mul = fmul float %conv, %1
  %conv2 = fptoui float %mul to i32
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %buckets, %cond.true ], [ %conv2, %cond.false ]
  ret i32 %cond
}

; Function Attrs: noinline nounwind
define dso_local void @_ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm(%struct.guard* noalias sret(%struct.guard) align 4 %agg.result, %struct.rehash_policy* noundef %p, i32 noundef %buckets, i32 noundef %elements, i32 noundef %more) #0 {
entry:
  %none = alloca %struct.guard, align 4
  %wanted = alloca %struct.guard, align 4
  %0 = bitcast %struct.guard* %agg.result to i8*
  %1 = bitcast %struct.guard* %none to i8*
  call void @llvm.memset.p0i8.i32(i8* align 4 %1, i8 0, i32 8, i1 false)
  %add = add i32 %elements, %more
  %resize = getelementptr inbounds %struct.rehash_policy, %struct.rehash_policy* %p, i32 0, i32 1
  %2 = load i32, i32* %resize, align 4
  %cmp = icmp ule i32 %add, %2
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %3 = bitcast %struct.guard* %agg.result to i8*
  %4 = bitcast %struct.guard* %none to i8*
  call void @llvm.memcpy.p0i8.p0i8.i32(i8* align 4 %3, i8* align 4 %4, i32 8, i1 false)
  br label %return

if.end:                                           ; preds = %entry
  %load = getelementptr inbounds %struct.rehash_policy, %struct.rehash_policy* %p, i32 0, i32 0
  %5 = load float, float* %load, align 4
  %cmp1 = fcmp oeq float %5, 1.000000e+00
  br i1 %cmp1, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end
  br label %cond.end

cond.false:                                       ; preds = %if.end
  %conv = uitofp i32 %add to float
  %load2 = getelementptr inbounds %struct.rehash_policy, %struct.rehash_policy* %p, i32 0, i32 0
  %6 = load float, float* %load2, align 4
  %div = fdiv float %conv, %6
  %conv3 = fptoui float %div to i32
  %add4 = add i32 %conv3, 1
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %add, %cond.true ], [ %add4, %cond.false ]
  %cmp5 = icmp ule i32 %cond, %buckets
  br i1 %cmp5, label %if.then7, label %if.end9

if.then7:                                         ; preds = %cond.end
  %call = call i32 @full(%struct.rehash_policy* noundef %p, i32 noundef %buckets) #6
  %resize8 = getelementptr inbounds %struct.rehash_policy, %struct.rehash_policy* %p, i32 0, i32 1
  store i32 %call, i32* %resize8, align 4
  %7 = bitcast %struct.guard* %agg.result to i8*
  %8 = bitcast %struct.guard* %none to i8*
  call void @llvm.memcpy.p0i8.p0i8.i32(i8* align 4 %7, i8* align 4 %8, i32 8, i1 false)
  br label %return

if.end9:                                          ; preds = %cond.end
  %wanted10 = getelementptr inbounds %struct.guard, %struct.guard* %wanted, i32 0, i32 0
  store i8 1, i8* %wanted10, align 4
  %buckets11 = getelementptr inbounds %struct.guard, %struct.guard* %wanted, i32 0, i32 1
  %call12 = call i32 @_ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm(%struct.rehash_policy* noundef %p, i32 noundef %cond) #6
  store i32 %call12, i32* %buckets11, align 4
  %9 = bitcast %struct.guard* %agg.result to i8*
  %10 = bitcast %struct.guard* %wanted to i8*
  call void @llvm.memcpy.p0i8.p0i8.i32(i8* align 4 %9, i8* align 4 %10, i32 8, i1 false)
  br label %return

return:                                           ; preds = %if.end9, %if.then7, %if.then
  ret void
}

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i32(i8* nocapture writeonly, i8, i32, i1 immarg) #5

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
define dso_local i32 @_ZSt11_Hash_bytesPKvmm(i8* noundef %bytes, i32 noundef %length, i32 noundef %seed) #0 {
entry:
  %xor = xor i32 %seed, %length
  ret i32 %xor
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
  %.atomictmp = alloca void (i8*)*, align 4
  %.atomictmp5 = alloca i8*, align 4
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %count = getelementptr inbounds %struct.list, %struct.list* %l, i32 0, i32 0
  %0 = load atomic i32, i32* %count acquire, align 4
  %cmp = icmp ult i32 %0, 64
  %conv = zext i1 %cmp to i32
  call void @__fp_within(i32 noundef %conv, i8* noundef getelementptr inbounds ([67 x i8], [67 x i8]* @.str.1.66, i32 0, i32 0)) #6
  %handlers = getelementptr inbounds %struct.list, %struct.list* %l, i32 0, i32 1
  %arrayidx = getelementptr inbounds [64 x %struct.handler], [64 x %struct.handler]* %handlers, i32 0, i32 %0
  %run1 = getelementptr inbounds %struct.handler, %struct.handler* %arrayidx, i32 0, i32 0
  store void (i8*)* %run, void (i8*)** %.atomictmp, align 4
  %1 = bitcast void (i8*)** %run1 to i32*
  %2 = bitcast void (i8*)** %.atomictmp to i32*
  %3 = load i32, i32* %2, align 4
  store atomic i32 %3, i32* %1 release, align 4
  %handlers2 = getelementptr inbounds %struct.list, %struct.list* %l, i32 0, i32 1
  %arrayidx3 = getelementptr inbounds [64 x %struct.handler], [64 x %struct.handler]* %handlers2, i32 0, i32 %0
  %argument4 = getelementptr inbounds %struct.handler, %struct.handler* %arrayidx3, i32 0, i32 1
  store i8* %argument, i8** %.atomictmp5, align 4
  %4 = bitcast i8** %argument4 to i32*
  %5 = bitcast i8** %.atomictmp5 to i32*
  %6 = load i32, i32* %5, align 4
  store atomic i32 %6, i32* %4 release, align 4
  %count6 = getelementptr inbounds %struct.list, %struct.list* %l, i32 0, i32 0
  %add = add i32 %0, 1
  store atomic i32 %add, i32* %count6 release, align 4
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
  %call = call i32 @__fp_thread_self() #6
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %0 = load atomic i32, i32* @ender acquire, align 4
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %entry
  %cmp1 = icmp eq i32 %0, %call
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %entry
  %1 = phi i1 [ true, %entry ], [ %cmp1, %lor.rhs ]
  %lor.ext = zext i1 %1 to i32
  call void @__fp_await(i32 noundef %lor.ext) #6
  store atomic i32 %call, i32* @ender release, align 4
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
  %atomic-temp2 = alloca void (i8*)*, align 4
  %atomic-temp7 = alloca i8*, align 4
  br label %for.cond

for.cond:                                         ; preds = %if.end12, %entry
  call void @__fp_full_fence() #6
  call void @__fp_atomic_begin() #6
  %count = getelementptr inbounds %struct.list, %struct.list* %l, i32 0, i32 0
  %0 = load atomic i32, i32* %count acquire, align 4
  %cmp = icmp ugt i32 %0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %for.cond
  %handlers = getelementptr inbounds %struct.list, %struct.list* %l, i32 0, i32 1
  %sub = sub i32 %0, 1
  %arrayidx = getelementptr inbounds [64 x %struct.handler], [64 x %struct.handler]* %handlers, i32 0, i32 %sub
  %run1 = getelementptr inbounds %struct.handler, %struct.handler* %arrayidx, i32 0, i32 0
  %1 = bitcast void (i8*)** %run1 to i32*
  %2 = bitcast void (i8*)** %atomic-temp2 to i32*
  %3 = load atomic i32, i32* %1 acquire, align 4
  store i32 %3, i32* %2, align 4
  %4 = bitcast i32* %2 to void (i8*)**
  %5 = load void (i8*)*, void (i8*)** %4, align 4
  %handlers3 = getelementptr inbounds %struct.list, %struct.list* %l, i32 0, i32 1
  %sub4 = sub i32 %0, 1
  %arrayidx5 = getelementptr inbounds [64 x %struct.handler], [64 x %struct.handler]* %handlers3, i32 0, i32 %sub4
  %argument6 = getelementptr inbounds %struct.handler, %struct.handler* %arrayidx5, i32 0, i32 1
  %6 = bitcast i8** %argument6 to i32*
  %7 = bitcast i8** %atomic-temp7 to i32*
  %8 = load atomic i32, i32* %6 acquire, align 4
  store i32 %8, i32* %7, align 4
  %9 = bitcast i32* %7 to i8**
  %10 = load i8*, i8** %9, align 4
  %count8 = getelementptr inbounds %struct.list, %struct.list* %l, i32 0, i32 0
  %sub9 = sub i32 %0, 1
  store atomic i32 %sub9, i32* %count8 release, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %for.cond
  %run.0 = phi void (i8*)* [ %5, %if.then ], [ null, %for.cond ]
  %argument.0 = phi i8* [ %10, %if.then ], [ null, %for.cond ]
  call void @__fp_atomic_end() #6
  call void @__fp_full_fence() #6
  %cmp10 = icmp eq i32 %0, 0
  br i1 %cmp10, label %if.then11, label %if.end12

if.then11:                                        ; preds = %if.end
  ret void

if.end12:                                         ; preds = %if.end
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
  call void @__fp_within(i32 noundef %conv, i8* noundef getelementptr inbounds ([69 x i8], [69 x i8]* @.str.67, i32 0, i32 0)) #6
  %1 = load i32, i32* @local_count, align 4
  %arrayidx = getelementptr inbounds [16 x %struct.handler], [16 x %struct.handler]* @locals, i32 0, i32 %1
  %run1 = getelementptr inbounds %struct.handler, %struct.handler* %arrayidx, i32 0, i32 0
  store void (i8*)* %run, void (i8*)** %run1, align 4
  %2 = load i32, i32* @local_count, align 4
  %arrayidx2 = getelementptr inbounds [16 x %struct.handler], [16 x %struct.handler]* @locals, i32 0, i32 %2
  %argument3 = getelementptr inbounds %struct.handler, %struct.handler* %arrayidx2, i32 0, i32 1
  store i8* %argument, i8** %argument3, align 4
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
  %arrayidx = getelementptr inbounds [16 x %struct.handler], [16 x %struct.handler]* @locals, i32 0, i32 %2
  %run = getelementptr inbounds %struct.handler, %struct.handler* %arrayidx, i32 0, i32 0
  %3 = load void (i8*)*, void (i8*)** %run, align 4
  %4 = load i32, i32* @local_count, align 4
  %arrayidx1 = getelementptr inbounds [16 x %struct.handler], [16 x %struct.handler]* @locals, i32 0, i32 %4
  %argument = getelementptr inbounds %struct.handler, %struct.handler* %arrayidx1, i32 0, i32 1
  %5 = load i8*, i8** %argument, align 4
  call void %3(i8* noundef %5) #6
  br label %while.cond, !llvm.loop !68

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
define dso_local void @__fp_set_jump(%struct.jump* noundef %b, i8* noundef %frame, i32 noundef %site) #0 {
entry:
  store i8 1, i8* %frame, align 1
  %frame1 = getelementptr inbounds %struct.jump, %struct.jump* %b, i32 0, i32 0
  store i8* %frame, i8** %frame1, align 4
  %call = call i32 @__fp_thread_self() #6
  %thread = getelementptr inbounds %struct.jump, %struct.jump* %b, i32 0, i32 1
  store i32 %call, i32* %thread, align 4
  %site2 = getelementptr inbounds %struct.jump, %struct.jump* %b, i32 0, i32 2
  store i32 %site, i32* %site2, align 4
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @__fp_jump(%struct.jump* noundef %b, i32 noundef %value) #0 {
entry:
  %frame = getelementptr inbounds %struct.jump, %struct.jump* %b, i32 0, i32 0
  %0 = load i8*, i8** %frame, align 4
  %cmp = icmp ne i8* %0, null
  %conv = zext i1 %cmp to i32
  call void @__fp_memory_misuse(i32 noundef %conv, i8* noundef getelementptr inbounds ([55 x i8], [55 x i8]* @.str.68, i32 0, i32 0)) #6
  %thread = getelementptr inbounds %struct.jump, %struct.jump* %b, i32 0, i32 1
  %1 = load i32, i32* %thread, align 4
  %call = call i32 @__fp_thread_self() #6
  %cmp1 = icmp eq i32 %1, %call
  %conv2 = zext i1 %cmp1 to i32
  call void @__fp_memory_misuse(i32 noundef %conv2, i8* noundef getelementptr inbounds ([60 x i8], [60 x i8]* @.str.1.69, i32 0, i32 0)) #6
  %frame3 = getelementptr inbounds %struct.jump, %struct.jump* %b, i32 0, i32 0
  %2 = load i8*, i8** %frame3, align 4
  %3 = load i8, i8* %2, align 1
  %conv4 = sext i8 %3 to i32
  %cmp5 = icmp eq i32 %conv4, 1
  %conv6 = zext i1 %cmp5 to i32
  call void @__fp_memory_misuse(i32 noundef %conv6, i8* noundef getelementptr inbounds ([45 x i8], [45 x i8]* @.str.2.70, i32 0, i32 0)) #6
  %site = getelementptr inbounds %struct.jump, %struct.jump* %b, i32 0, i32 2
  %4 = load i32, i32* %site, align 4
  store i32 %4, i32* @target_site, align 4
  store i32 %value, i32* @target_value, align 4
  %frame7 = getelementptr inbounds %struct.jump, %struct.jump* %b, i32 0, i32 0
  %5 = load i8*, i8** %frame7, align 4
  store i8* %5, i8** @target, align 4
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i8* @__fp_jumping() #0 {
entry:
  %0 = load i8*, i8** @target, align 4
  ret i8* %0
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_jump_site() #0 {
entry:
  %0 = load i32, i32* @target_site, align 4
  ret i32 %0
}

; Function Attrs: noinline nounwind
define dso_local i32 @__fp_jumped() #0 {
entry:
  store i8* null, i8** @target, align 4
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
  %0 = load %struct.jump*, %struct.jump** @handlers, align 4
  %next = getelementptr inbounds %struct.jump, %struct.jump* %b, i32 0, i32 3
  store %struct.jump* %0, %struct.jump** %next, align 4
  store %struct.jump* %b, %struct.jump** @handlers, align 4
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @__pthread_unregister_cancel(%struct.jump* noundef %b) #0 {
entry:
  %next = getelementptr inbounds %struct.jump, %struct.jump* %b, i32 0, i32 3
  %0 = load %struct.jump*, %struct.jump** %next, align 4
  store %struct.jump* %0, %struct.jump** @handlers, align 4
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @__fp_end_handled(i8* noundef %value) #0 {
entry:
  %0 = load %struct.jump*, %struct.jump** @handlers, align 4
  %tobool = icmp ne %struct.jump* %0, null
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  store i8* %value, i8** @end_value, align 4
  %next = getelementptr inbounds %struct.jump, %struct.jump* %0, i32 0, i32 3
  %1 = load %struct.jump*, %struct.jump** %next, align 4
  store %struct.jump* %1, %struct.jump** @handlers, align 4
  call void @__fp_jump(%struct.jump* noundef %0, i32 noundef 1) #6
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @__pthread_unwind_next(%struct.jump* noundef %b) #0 {
entry:
  %0 = load i8*, i8** @end_value, align 4
  call void @pthread_exit(i8* noundef %0) #6
  ret void
}

attributes #0 = { noinline nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { nofree nosync nounwind willreturn }
attributes #4 = { argmemonly nofree nounwind willreturn }
attributes #5 = { argmemonly nofree nounwind willreturn writeonly }
attributes #6 = { nobuiltin "no-builtins" }

!llvm.ident = !{!0, !0, !0, !0, !0, !0, !0, !0, !0, !0, !0, !0, !0, !0, !0, !0}
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
!39 = distinct !{!39, !7}
!40 = distinct !{!40, !7}
!41 = distinct !{!41, !7}
!42 = distinct !{!42, !7}
!43 = distinct !{!43, !7}
!44 = distinct !{!44, !7}
!45 = distinct !{!45, !7}
!46 = distinct !{!46, !7}
!47 = distinct !{!47, !7}
!48 = distinct !{!48, !7}
!49 = distinct !{!49, !7}
!50 = distinct !{!50, !7}
!51 = distinct !{!51, !7}
!52 = distinct !{!52, !7}
!53 = distinct !{!53, !7}
!54 = distinct !{!54, !7}
!55 = distinct !{!55, !7}
!56 = distinct !{!56, !7}
!57 = distinct !{!57, !7}
!58 = distinct !{!58, !7}
!59 = distinct !{!59, !7}
!60 = distinct !{!60, !7}
!61 = distinct !{!61, !7}
!62 = distinct !{!62, !7}
!63 = distinct !{!63, !7}
!64 = distinct !{!64, !7}
!65 = distinct !{!65, !7}
!66 = distinct !{!66, !7}
!67 = distinct !{!67, !7}
!68 = distinct !{!68, !7}
