; ModuleID = 'data.c'
source_filename = "data.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { %struct.node*, [3 x i32] }
%struct.point = type { i8, i16, i64 }
%union.word = type { i32 }
%struct.bits = type { i48 }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }

@last = dso_local global %struct.node { %struct.node* null, [3 x i32] [i32 1, i32 2, i32 3] }, align 8, !dbg !0
@first = dso_local global %struct.node { %struct.node* @last, [3 x i32] [i32 4, i32 0, i32 6] }, align 8, !dbg !7
@table = dso_local global [3 x i32 (i32)*] [i32 (i32)* @twice, i32 (i32)* @thrice, i32 (i32)* null], align 16, !dbg !17
@.str = private unnamed_addr constant [5 x i8] c"zero\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"one\00", align 1
@names = dso_local global [2 x i8*] [i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i32 0, i32 0)], align 16, !dbg !23
@__const.main.p = private unnamed_addr constant %struct.point { i8 97, i16 1, i64 2 }, align 8
@__const.main.w = private unnamed_addr constant %union.word { i32 1065353216 }, align 4
@__const.main.b = private unnamed_addr constant { i8, i8, i8, i8, i8, i8, [2 x i8] } { i8 -15, i8 3, i8 0, i8 0, i8 0, i8 0, [2 x i8] undef }, align 8
@__const.main.jump = private unnamed_addr constant [2 x i8*] [i8* blockaddress(@main, %a), i8* blockaddress(@main, %b7)], align 16

; Function Attrs: noinline nounwind uwtable
define internal i32 @twice(i32 noundef %n) #0 !dbg !39 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !41, metadata !DIExpression()), !dbg !42
  %0 = load i32, i32* %n.addr, align 4, !dbg !43
  %mul = mul nsw i32 2, %0, !dbg !44
  ret i32 %mul, !dbg !45
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @thrice(i32 noundef %n) #0 !dbg !46 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !47, metadata !DIExpression()), !dbg !48
  %0 = load i32, i32* %n.addr, align 4, !dbg !49
  %mul = mul nsw i32 3, %0, !dbg !50
  ret i32 %mul, !dbg !51
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !52 {
entry:
  %retval = alloca i32, align 4
  %p = alloca %struct.point, align 8
  %q = alloca %struct.point, align 8
  %w = alloca %union.word, align 4
  %b = alloca %struct.bits, align 8
  %n = alloca i32, align 4
  %saved_stack = alloca i8*, align 8
  %__vla_expr0 = alloca i64, align 8
  %tmp = alloca %struct.point, align 8
  %jump = alloca [2 x i8*], align 16
  %t = alloca i32, align 4
  %tmp6 = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata %struct.point* %p, metadata !54, metadata !DIExpression()), !dbg !62
  %0 = bitcast %struct.point* %p to i8*, !dbg !62
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %0, i8* align 8 getelementptr inbounds (%struct.point, %struct.point* @__const.main.p, i32 0, i32 0), i64 16, i1 false), !dbg !62
  call void @llvm.dbg.declare(metadata %struct.point* %q, metadata !63, metadata !DIExpression()), !dbg !64
  call void @llvm.dbg.declare(metadata %union.word* %w, metadata !65, metadata !DIExpression()), !dbg !77
  %1 = bitcast %union.word* %w to i8*, !dbg !77
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %1, i8* align 4 bitcast (%union.word* @__const.main.w to i8*), i64 4, i1 false), !dbg !77
  call void @llvm.dbg.declare(metadata %struct.bits* %b, metadata !78, metadata !DIExpression()), !dbg !85
  %2 = bitcast %struct.bits* %b to i8*, !dbg !85
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %2, i8* align 8 getelementptr inbounds ({ i8, i8, i8, i8, i8, i8, [2 x i8] }, { i8, i8, i8, i8, i8, i8, [2 x i8] }* @__const.main.b, i32 0, i32 0), i64 8, i1 false), !dbg !85
  call void @llvm.dbg.declare(metadata i32* %n, metadata !86, metadata !DIExpression()), !dbg !87
  %call = call i32 @kind(i32 noundef 2), !dbg !88
  store i32 %call, i32* %n, align 4, !dbg !87
  %3 = load i32, i32* %n, align 4, !dbg !89
  %4 = zext i32 %3 to i64, !dbg !90
  %5 = call i8* @llvm.stacksave(), !dbg !90
  store i8* %5, i8** %saved_stack, align 8, !dbg !90
  %vla = alloca i32, i64 %4, align 16, !dbg !90
  store i64 %4, i64* %__vla_expr0, align 8, !dbg !90
  call void @llvm.dbg.declare(metadata i64* %__vla_expr0, metadata !91, metadata !DIExpression()), !dbg !92
  call void @llvm.dbg.declare(metadata i32* %vla, metadata !93, metadata !DIExpression()), !dbg !97
  %6 = bitcast %struct.point* %q to i8*, !dbg !98
  %7 = bitcast %struct.point* %p to i8*, !dbg !98
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %6, i8* align 8 %7, i64 16, i1 false), !dbg !98
  %8 = bitcast i32* %vla to i8*, !dbg !99
  %9 = mul nuw i64 4, %4, !dbg !100
  call void @llvm.memset.p0i8.i64(i8* align 16 %8, i8 0, i64 %9, i1 false), !dbg !99
  %10 = load i32, i32* %n, align 4, !dbg !101
  %11 = bitcast %struct.point* %q to { i64, i64 }*, !dbg !102
  %12 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %11, i32 0, i32 0, !dbg !102
  %13 = load i64, i64* %12, align 8, !dbg !102
  %14 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %11, i32 0, i32 1, !dbg !102
  %15 = load i64, i64* %14, align 8, !dbg !102
  %call1 = call { i64, i64 } @move(i64 %13, i64 %15, i32 noundef %10), !dbg !102
  %16 = bitcast %struct.point* %tmp to { i64, i64 }*, !dbg !102
  %17 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %16, i32 0, i32 0, !dbg !102
  %18 = extractvalue { i64, i64 } %call1, 0, !dbg !102
  store i64 %18, i64* %17, align 8, !dbg !102
  %19 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %16, i32 0, i32 1, !dbg !102
  %20 = extractvalue { i64, i64 } %call1, 1, !dbg !102
  store i64 %20, i64* %19, align 8, !dbg !102
  %21 = bitcast %struct.point* %q to i8*, !dbg !102
  %22 = bitcast %struct.point* %tmp to i8*, !dbg !102
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %21, i8* align 8 %22, i64 16, i1 false), !dbg !102
  %arrayidx = getelementptr inbounds i32, i32* %vla, i64 1, !dbg !103
  %23 = load i32, i32* %arrayidx, align 4, !dbg !103
  %24 = bitcast %struct.bits* %b to i64*, !dbg !104
  %bf.load = load i64, i64* %24, align 8, !dbg !105
  %bf.shl = shl i64 %bf.load, 56, !dbg !105
  %bf.ashr = ashr i64 %bf.shl, 59, !dbg !105
  %bf.cast = trunc i64 %bf.ashr to i32, !dbg !105
  %add = add nsw i32 %bf.cast, %23, !dbg !105
  %25 = zext i32 %add to i64, !dbg !105
  %bf.load2 = load i64, i64* %24, align 8, !dbg !105
  %bf.value = and i64 %25, 31, !dbg !105
  %bf.shl3 = shl i64 %bf.value, 3, !dbg !105
  %bf.clear = and i64 %bf.load2, -249, !dbg !105
  %bf.set = or i64 %bf.clear, %bf.shl3, !dbg !105
  store i64 %bf.set, i64* %24, align 8, !dbg !105
  %bf.result.shl = shl i64 %bf.value, 59, !dbg !105
  %bf.result.ashr = ashr i64 %bf.result.shl, 59, !dbg !105
  %bf.result.cast = trunc i64 %bf.result.ashr to i32, !dbg !105
  call void @llvm.dbg.declare(metadata [2 x i8*]* %jump, metadata !106, metadata !DIExpression()), !dbg !109
  %26 = bitcast [2 x i8*]* %jump to i8*, !dbg !109
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %26, i8* align 16 bitcast ([2 x i8*]* @__const.main.jump to i8*), i64 16, i1 false), !dbg !109
  %27 = load i32, i32* %n, align 4, !dbg !110
  %and = and i32 %27, 1, !dbg !111
  %idxprom = sext i32 %and to i64, !dbg !112
  %arrayidx4 = getelementptr inbounds [2 x i8*], [2 x i8*]* %jump, i64 0, i64 %idxprom, !dbg !112
  %28 = load i8*, i8** %arrayidx4, align 8, !dbg !112
  br label %indirectgoto, !dbg !113

a:                                                ; preds = %indirectgoto
  call void @llvm.dbg.label(metadata !114), !dbg !115
  call void @llvm.dbg.declare(metadata i32* %t, metadata !116, metadata !DIExpression()), !dbg !118
  %29 = load i32, i32* %n, align 4, !dbg !119
  %add5 = add nsw i32 %29, 1, !dbg !120
  store i32 %add5, i32* %t, align 4, !dbg !118
  %30 = load i32, i32* %t, align 4, !dbg !121
  store i32 %30, i32* %tmp6, align 4, !dbg !122
  %31 = load i32, i32* %tmp6, align 4, !dbg !123
  store i32 %31, i32* %n, align 4, !dbg !124
  br label %b7, !dbg !125

b7:                                               ; preds = %a, %indirectgoto
  call void @llvm.dbg.label(metadata !126), !dbg !127
  %32 = load i32, i32* %n, align 4, !dbg !128
  %call8 = call i32 @fact(i32 noundef 4), !dbg !129
  %call9 = call i32 @kind(i32 noundef 1000), !dbg !130
  %call10 = call i32 (i32, ...) @sum(i32 noundef 3, i32 noundef %32, i32 noundef %call8, i32 noundef %call9), !dbg !131
  %f = bitcast %union.word* %w to float*, !dbg !132
  %33 = load float, float* %f, align 4, !dbg !132
  %cmp = fcmp oeq float %33, 1.000000e+00, !dbg !133
  %conv = zext i1 %cmp to i32, !dbg !133
  %add11 = add nsw i32 %call10, %conv, !dbg !134
  %34 = bitcast %struct.bits* %b to i64*, !dbg !135
  %bf.load12 = load i64, i64* %34, align 8, !dbg !135
  %bf.shl13 = shl i64 %bf.load12, 56, !dbg !135
  %bf.ashr14 = ashr i64 %bf.shl13, 59, !dbg !135
  %bf.cast15 = trunc i64 %bf.ashr14 to i32, !dbg !135
  %add16 = add nsw i32 %add11, %bf.cast15, !dbg !136
  %35 = load i8*, i8** getelementptr inbounds ([2 x i8*], [2 x i8*]* @names, i64 0, i64 1), align 8, !dbg !137
  %call17 = call i64 @strlen(i8* noundef %35) #6, !dbg !138
  %conv18 = trunc i64 %call17 to i32, !dbg !139
  %add19 = add nsw i32 %add16, %conv18, !dbg !140
  %36 = load %struct.node*, %struct.node** getelementptr inbounds (%struct.node, %struct.node* @first, i32 0, i32 0), align 8, !dbg !141
  %v = getelementptr inbounds %struct.node, %struct.node* %36, i32 0, i32 1, !dbg !142
  %arrayidx20 = getelementptr inbounds [3 x i32], [3 x i32]* %v, i64 0, i64 2, !dbg !143
  %37 = load i32, i32* %arrayidx20, align 8, !dbg !143
  %add21 = add nsw i32 %add19, %37, !dbg !144
  %tag = getelementptr inbounds %struct.point, %struct.point* %q, i32 0, i32 0, !dbg !145
  %38 = load i8, i8* %tag, align 8, !dbg !145
  %conv22 = sext i8 %38 to i32, !dbg !146
  %add23 = add nsw i32 %add21, %conv22, !dbg !147
  store i32 %add23, i32* %retval, align 4, !dbg !148
  %39 = load i8*, i8** %saved_stack, align 8, !dbg !149
  call void @llvm.stackrestore(i8* %39), !dbg !149
  %40 = load i32, i32* %retval, align 4, !dbg !149
  ret i32 %40, !dbg !149

indirectgoto:                                     ; preds = %entry
  %indirect.goto.dest = phi i8* [ %28, %entry ]
  indirectbr i8* %indirect.goto.dest, [label %a, label %b7]
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: noinline nounwind uwtable
define internal i32 @kind(i32 noundef %n) #0 !dbg !150 {
entry:
  %retval = alloca i32, align 4
  %n.addr = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !151, metadata !DIExpression()), !dbg !152
  %0 = load i32, i32* %n.addr, align 4, !dbg !153
  switch i32 %0, label %sw.default [
    i32 0, label %sw.bb
    i32 1, label %sw.bb1
    i32 2, label %sw.bb1
    i32 1000, label %sw.bb2
  ], !dbg !154

sw.bb:                                            ; preds = %entry
  store i32 5, i32* %retval, align 4, !dbg !155
  br label %return, !dbg !155

sw.bb1:                                           ; preds = %entry, %entry
  store i32 6, i32* %retval, align 4, !dbg !157
  br label %return, !dbg !157

sw.bb2:                                           ; preds = %entry
  br label %out, !dbg !158

sw.default:                                       ; preds = %entry
  %1 = load i32, i32* %n.addr, align 4, !dbg !159
  %and = and i32 %1, 1, !dbg !160
  %idxprom = sext i32 %and to i64, !dbg !161
  %arrayidx = getelementptr inbounds [3 x i32 (i32)*], [3 x i32 (i32)*]* @table, i64 0, i64 %idxprom, !dbg !161
  %2 = load i32 (i32)*, i32 (i32)** %arrayidx, align 8, !dbg !161
  %3 = load i32, i32* %n.addr, align 4, !dbg !162
  %call = call i32 %2(i32 noundef %3), !dbg !161
  store i32 %call, i32* %retval, align 4, !dbg !163
  br label %return, !dbg !163

out:                                              ; preds = %sw.bb2
  call void @llvm.dbg.label(metadata !164), !dbg !165
  store i32 -1, i32* %retval, align 4, !dbg !166
  br label %return, !dbg !166

return:                                           ; preds = %out, %sw.default, %sw.bb1, %sw.bb
  %4 = load i32, i32* %retval, align 4, !dbg !167
  ret i32 %4, !dbg !167
}

; Function Attrs: nofree nosync nounwind willreturn
declare i8* @llvm.stacksave() #3

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: noinline nounwind uwtable
define internal { i64, i64 } @move(i64 %p.coerce0, i64 %p.coerce1, i32 noundef %n) #0 !dbg !168 {
entry:
  %retval = alloca %struct.point, align 8
  %p = alloca %struct.point, align 8
  %n.addr = alloca i32, align 4
  %0 = bitcast %struct.point* %p to { i64, i64 }*
  %1 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %0, i32 0, i32 0
  store i64 %p.coerce0, i64* %1, align 8
  %2 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %0, i32 0, i32 1
  store i64 %p.coerce1, i64* %2, align 8
  call void @llvm.dbg.declare(metadata %struct.point* %p, metadata !171, metadata !DIExpression()), !dbg !172
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !173, metadata !DIExpression()), !dbg !174
  %3 = load i32, i32* %n.addr, align 4, !dbg !175
  %x = getelementptr inbounds %struct.point, %struct.point* %p, i32 0, i32 1, !dbg !176
  %4 = load i16, i16* %x, align 2, !dbg !177
  %conv = sext i16 %4 to i32, !dbg !177
  %add = add nsw i32 %conv, %3, !dbg !177
  %conv1 = trunc i32 %add to i16, !dbg !177
  store i16 %conv1, i16* %x, align 2, !dbg !177
  %5 = load i32, i32* %n.addr, align 4, !dbg !178
  %conv2 = sext i32 %5 to i64, !dbg !178
  %y = getelementptr inbounds %struct.point, %struct.point* %p, i32 0, i32 2, !dbg !179
  %6 = load i64, i64* %y, align 8, !dbg !180
  %sub = sub nsw i64 %6, %conv2, !dbg !180
  store i64 %sub, i64* %y, align 8, !dbg !180
  %7 = bitcast %struct.point* %retval to i8*, !dbg !181
  %8 = bitcast %struct.point* %p to i8*, !dbg !181
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %7, i8* align 8 %8, i64 16, i1 false), !dbg !181
  %9 = bitcast %struct.point* %retval to { i64, i64 }*, !dbg !182
  %10 = load { i64, i64 }, { i64, i64 }* %9, align 8, !dbg !182
  ret { i64, i64 } %10, !dbg !182
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.label(metadata) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @sum(i32 noundef %n, ...) #0 !dbg !183 {
entry:
  %n.addr = alloca i32, align 4
  %list = alloca [1 x %struct.__va_list_tag], align 16
  %total = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !186, metadata !DIExpression()), !dbg !187
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %list, metadata !188, metadata !DIExpression()), !dbg !202
  call void @llvm.dbg.declare(metadata i32* %total, metadata !203, metadata !DIExpression()), !dbg !204
  store i32 0, i32* %total, align 4, !dbg !204
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !205
  %arraydecay1 = bitcast %struct.__va_list_tag* %arraydecay to i8*, !dbg !205
  call void @llvm.va_start(i8* %arraydecay1), !dbg !205
  br label %while.cond, !dbg !206

while.cond:                                       ; preds = %vaarg.end, %entry
  %0 = load i32, i32* %n.addr, align 4, !dbg !207
  %dec = add nsw i32 %0, -1, !dbg !207
  store i32 %dec, i32* %n.addr, align 4, !dbg !207
  %tobool = icmp ne i32 %0, 0, !dbg !206
  br i1 %tobool, label %while.body, label %while.end, !dbg !206

while.body:                                       ; preds = %while.cond
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !208
  %gp_offset_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay2, i32 0, i32 0, !dbg !208
  %gp_offset = load i32, i32* %gp_offset_p, align 16, !dbg !208
  %fits_in_gp = icmp ule i32 %gp_offset, 40, !dbg !208
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem, !dbg !208

vaarg.in_reg:                                     ; preds = %while.body
  %1 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay2, i32 0, i32 3, !dbg !208
  %reg_save_area = load i8*, i8** %1, align 16, !dbg !208
  %2 = getelementptr i8, i8* %reg_save_area, i32 %gp_offset, !dbg !208
  %3 = bitcast i8* %2 to i32*, !dbg !208
  %4 = add i32 %gp_offset, 8, !dbg !208
  store i32 %4, i32* %gp_offset_p, align 16, !dbg !208
  br label %vaarg.end, !dbg !208

vaarg.in_mem:                                     ; preds = %while.body
  %overflow_arg_area_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay2, i32 0, i32 2, !dbg !208
  %overflow_arg_area = load i8*, i8** %overflow_arg_area_p, align 8, !dbg !208
  %5 = bitcast i8* %overflow_arg_area to i32*, !dbg !208
  %overflow_arg_area.next = getelementptr i8, i8* %overflow_arg_area, i32 8, !dbg !208
  store i8* %overflow_arg_area.next, i8** %overflow_arg_area_p, align 8, !dbg !208
  br label %vaarg.end, !dbg !208

vaarg.end:                                        ; preds = %vaarg.in_mem, %vaarg.in_reg
  %vaarg.addr = phi i32* [ %3, %vaarg.in_reg ], [ %5, %vaarg.in_mem ], !dbg !208
  %6 = load i32, i32* %vaarg.addr, align 4, !dbg !208
  %7 = load i32, i32* %total, align 4, !dbg !209
  %add = add nsw i32 %7, %6, !dbg !209
  store i32 %add, i32* %total, align 4, !dbg !209
  br label %while.cond, !dbg !206, !llvm.loop !210

while.end:                                        ; preds = %while.cond
  %arraydecay3 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !212
  %arraydecay34 = bitcast %struct.__va_list_tag* %arraydecay3 to i8*, !dbg !212
  call void @llvm.va_end(i8* %arraydecay34), !dbg !212
  %8 = load i32, i32* %total, align 4, !dbg !213
  ret i32 %8, !dbg !214
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @fact(i32 noundef %n) #0 !dbg !215 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !216, metadata !DIExpression()), !dbg !217
  %0 = load i32, i32* %n.addr, align 4, !dbg !218
  %cmp = icmp slt i32 %0, 2, !dbg !219
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !218

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !218

cond.false:                                       ; preds = %entry
  %1 = load i32, i32* %n.addr, align 4, !dbg !220
  %2 = load i32, i32* %n.addr, align 4, !dbg !221
  %sub = sub nsw i32 %2, 1, !dbg !222
  %call = call i32 @fact(i32 noundef %sub), !dbg !223
  %mul = mul nsw i32 %1, %call, !dbg !224
  br label %cond.end, !dbg !218

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ 1, %cond.true ], [ %mul, %cond.false ], !dbg !218
  ret i32 %cond, !dbg !225
}

; Function Attrs: nounwind readonly willreturn
declare i64 @strlen(i8* noundef) #5

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.stackrestore(i8*) #3

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*) #3

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nofree nounwind willreturn }
attributes #3 = { nofree nosync nounwind willreturn }
attributes #4 = { argmemonly nofree nounwind willreturn writeonly }
attributes #5 = { nounwind readonly willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind readonly willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!31, !32, !33, !34, !35, !36, !37}
!llvm.ident = !{!38}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "last", scope: !2, file: !3, line: 6, type: !9, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "data.c", directory: ".", checksumkind: CSK_MD5, checksum: "efaedbe6686bf027670bf07445e6efaa")
!4 = !{!5}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{!0, !7, !17, !23}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 6, type: !9, isLocal: false, isDefinition: true)
!9 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 6, size: 192, elements: !10)
!10 = !{!11, !13}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !9, file: !3, line: 6, baseType: !12, size: 64)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !9, file: !3, line: 6, baseType: !14, size: 96, offset: 64)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 96, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 3)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 9, type: !19, isLocal: false, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 192, elements: !15)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DISubroutineType(types: !22)
!22 = !{!5, !5}
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "names", scope: !2, file: !3, line: 10, type: !25, isLocal: false, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 128, elements: !29)
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64)
!27 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !28)
!28 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!29 = !{!30}
!30 = !DISubrange(count: 2)
!31 = !{i32 7, !"Dwarf Version", i32 5}
!32 = !{i32 2, !"Debug Info Version", i32 3}
!33 = !{i32 1, !"wchar_size", i32 4}
!34 = !{i32 7, !"PIC Level", i32 2}
!35 = !{i32 7, !"PIE Level", i32 2}
!36 = !{i32 7, !"uwtable", i32 1}
!37 = !{i32 7, !"frame-pointer", i32 2}
!38 = !{!"Debian clang version 14.0.6"}
!39 = distinct !DISubprogram(name: "twice", scope: !3, file: !3, line: 7, type: !21, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!40 = !{}
!41 = !DILocalVariable(name: "n", arg: 1, scope: !39, file: !3, line: 7, type: !5)
!42 = !DILocation(line: 7, column: 22, scope: !39)
!43 = !DILocation(line: 7, column: 38, scope: !39)
!44 = !DILocation(line: 7, column: 36, scope: !39)
!45 = !DILocation(line: 7, column: 27, scope: !39)
!46 = distinct !DISubprogram(name: "thrice", scope: !3, file: !3, line: 8, type: !21, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!47 = !DILocalVariable(name: "n", arg: 1, scope: !46, file: !3, line: 8, type: !5)
!48 = !DILocation(line: 8, column: 23, scope: !46)
!49 = !DILocation(line: 8, column: 39, scope: !46)
!50 = !DILocation(line: 8, column: 37, scope: !46)
!51 = !DILocation(line: 8, column: 28, scope: !46)
!52 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 32, type: !53, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !40)
!53 = !DISubroutineType(types: !4)
!54 = !DILocalVariable(name: "p", scope: !52, file: !3, line: 33, type: !55)
!55 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "point", file: !3, line: 3, size: 128, elements: !56)
!56 = !{!57, !58, !60}
!57 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !55, file: !3, line: 3, baseType: !28, size: 8)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !55, file: !3, line: 3, baseType: !59, size: 16, offset: 16)
!59 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !55, file: !3, line: 3, baseType: !61, size: 64, offset: 64)
!61 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!62 = !DILocation(line: 33, column: 18, scope: !52)
!63 = !DILocalVariable(name: "q", scope: !52, file: !3, line: 33, type: !55)
!64 = !DILocation(line: 33, column: 37, scope: !52)
!65 = !DILocalVariable(name: "w", scope: !52, file: !3, line: 34, type: !66)
!66 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "word", file: !3, line: 4, size: 32, elements: !67)
!67 = !{!68, !70, !75}
!68 = !DIDerivedType(tag: DW_TAG_member, name: "u", scope: !66, file: !3, line: 4, baseType: !69, size: 32)
!69 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !66, file: !3, line: 4, baseType: !71, size: 32)
!71 = !DICompositeType(tag: DW_TAG_array_type, baseType: !72, size: 32, elements: !73)
!72 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!73 = !{!74}
!74 = !DISubrange(count: 4)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !66, file: !3, line: 4, baseType: !76, size: 32)
!76 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!77 = !DILocation(line: 34, column: 16, scope: !52)
!78 = !DILocalVariable(name: "b", scope: !52, file: !3, line: 35, type: !79)
!79 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "bits", file: !3, line: 5, size: 64, elements: !80)
!80 = !{!81, !82, !83}
!81 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !79, file: !3, line: 5, baseType: !69, size: 3, flags: DIFlagBitField, extraData: i64 0)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !79, file: !3, line: 5, baseType: !5, size: 5, offset: 3, flags: DIFlagBitField, extraData: i64 0)
!83 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !79, file: !3, line: 5, baseType: !84, size: 40, offset: 8, flags: DIFlagBitField, extraData: i64 0)
!84 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!85 = !DILocation(line: 35, column: 17, scope: !52)
!86 = !DILocalVariable(name: "n", scope: !52, file: !3, line: 36, type: !5)
!87 = !DILocation(line: 36, column: 9, scope: !52)
!88 = !DILocation(line: 36, column: 13, scope: !52)
!89 = !DILocation(line: 36, column: 26, scope: !52)
!90 = !DILocation(line: 36, column: 5, scope: !52)
!91 = !DILocalVariable(name: "__vla_expr0", scope: !52, type: !84, flags: DIFlagArtificial)
!92 = !DILocation(line: 0, scope: !52)
!93 = !DILocalVariable(name: "vla", scope: !52, file: !3, line: 36, type: !94)
!94 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, elements: !95)
!95 = !{!96}
!96 = !DISubrange(count: !91)
!97 = !DILocation(line: 36, column: 22, scope: !52)
!98 = !DILocation(line: 37, column: 5, scope: !52)
!99 = !DILocation(line: 38, column: 5, scope: !52)
!100 = !DILocation(line: 38, column: 20, scope: !52)
!101 = !DILocation(line: 39, column: 17, scope: !52)
!102 = !DILocation(line: 39, column: 9, scope: !52)
!103 = !DILocation(line: 40, column: 12, scope: !52)
!104 = !DILocation(line: 40, column: 7, scope: !52)
!105 = !DILocation(line: 40, column: 9, scope: !52)
!106 = !DILocalVariable(name: "jump", scope: !52, file: !3, line: 41, type: !107)
!107 = !DICompositeType(tag: DW_TAG_array_type, baseType: !108, size: 128, elements: !29)
!108 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!109 = !DILocation(line: 41, column: 11, scope: !52)
!110 = !DILocation(line: 42, column: 16, scope: !52)
!111 = !DILocation(line: 42, column: 18, scope: !52)
!112 = !DILocation(line: 42, column: 11, scope: !52)
!113 = !DILocation(line: 42, column: 5, scope: !52)
!114 = !DILabel(scope: !52, name: "a", file: !3, line: 43)
!115 = !DILocation(line: 43, column: 1, scope: !52)
!116 = !DILocalVariable(name: "t", scope: !117, file: !3, line: 44, type: !5)
!117 = distinct !DILexicalBlock(scope: !52, file: !3, line: 44, column: 10)
!118 = !DILocation(line: 44, column: 16, scope: !117)
!119 = !DILocation(line: 44, column: 20, scope: !117)
!120 = !DILocation(line: 44, column: 22, scope: !117)
!121 = !DILocation(line: 44, column: 27, scope: !117)
!122 = !DILocation(line: 44, column: 12, scope: !117)
!123 = !DILocation(line: 44, column: 30, scope: !117)
!124 = !DILocation(line: 44, column: 7, scope: !52)
!125 = !DILocation(line: 44, column: 5, scope: !52)
!126 = !DILabel(scope: !52, name: "b", file: !3, line: 45)
!127 = !DILocation(line: 45, column: 1, scope: !52)
!128 = !DILocation(line: 46, column: 19, scope: !52)
!129 = !DILocation(line: 46, column: 22, scope: !52)
!130 = !DILocation(line: 46, column: 31, scope: !52)
!131 = !DILocation(line: 46, column: 12, scope: !52)
!132 = !DILocation(line: 46, column: 48, scope: !52)
!133 = !DILocation(line: 46, column: 50, scope: !52)
!134 = !DILocation(line: 46, column: 43, scope: !52)
!135 = !DILocation(line: 46, column: 63, scope: !52)
!136 = !DILocation(line: 46, column: 59, scope: !52)
!137 = !DILocation(line: 46, column: 79, scope: !52)
!138 = !DILocation(line: 46, column: 72, scope: !52)
!139 = !DILocation(line: 46, column: 67, scope: !52)
!140 = !DILocation(line: 46, column: 65, scope: !52)
!141 = !DILocation(line: 46, column: 97, scope: !52)
!142 = !DILocation(line: 46, column: 103, scope: !52)
!143 = !DILocation(line: 46, column: 91, scope: !52)
!144 = !DILocation(line: 46, column: 89, scope: !52)
!145 = !DILocation(line: 46, column: 112, scope: !52)
!146 = !DILocation(line: 46, column: 110, scope: !52)
!147 = !DILocation(line: 46, column: 108, scope: !52)
!148 = !DILocation(line: 46, column: 5, scope: !52)
!149 = !DILocation(line: 47, column: 1, scope: !52)
!150 = distinct !DISubprogram(name: "kind", scope: !3, file: !3, line: 21, type: !21, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!151 = !DILocalVariable(name: "n", arg: 1, scope: !150, file: !3, line: 21, type: !5)
!152 = !DILocation(line: 21, column: 21, scope: !150)
!153 = !DILocation(line: 22, column: 13, scope: !150)
!154 = !DILocation(line: 22, column: 5, scope: !150)
!155 = !DILocation(line: 23, column: 13, scope: !156)
!156 = distinct !DILexicalBlock(scope: !150, file: !3, line: 22, column: 16)
!157 = !DILocation(line: 24, column: 21, scope: !156)
!158 = !DILocation(line: 25, column: 16, scope: !156)
!159 = !DILocation(line: 26, column: 27, scope: !156)
!160 = !DILocation(line: 26, column: 29, scope: !156)
!161 = !DILocation(line: 26, column: 21, scope: !156)
!162 = !DILocation(line: 26, column: 34, scope: !156)
!163 = !DILocation(line: 26, column: 14, scope: !156)
!164 = !DILabel(scope: !150, name: "out", file: !3, line: 28)
!165 = !DILocation(line: 28, column: 1, scope: !150)
!166 = !DILocation(line: 29, column: 5, scope: !150)
!167 = !DILocation(line: 30, column: 1, scope: !150)
!168 = distinct !DISubprogram(name: "move", scope: !3, file: !3, line: 20, type: !169, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!169 = !DISubroutineType(types: !170)
!170 = !{!55, !55, !5}
!171 = !DILocalVariable(name: "p", arg: 1, scope: !168, file: !3, line: 20, type: !55)
!172 = !DILocation(line: 20, column: 39, scope: !168)
!173 = !DILocalVariable(name: "n", arg: 2, scope: !168, file: !3, line: 20, type: !5)
!174 = !DILocation(line: 20, column: 46, scope: !168)
!175 = !DILocation(line: 20, column: 58, scope: !168)
!176 = !DILocation(line: 20, column: 53, scope: !168)
!177 = !DILocation(line: 20, column: 55, scope: !168)
!178 = !DILocation(line: 20, column: 68, scope: !168)
!179 = !DILocation(line: 20, column: 63, scope: !168)
!180 = !DILocation(line: 20, column: 65, scope: !168)
!181 = !DILocation(line: 20, column: 78, scope: !168)
!182 = !DILocation(line: 20, column: 71, scope: !168)
!183 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 11, type: !184, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!184 = !DISubroutineType(types: !185)
!185 = !{!5, !5, null}
!186 = !DILocalVariable(name: "n", arg: 1, scope: !183, file: !3, line: 11, type: !5)
!187 = !DILocation(line: 11, column: 20, scope: !183)
!188 = !DILocalVariable(name: "list", scope: !183, file: !3, line: 12, type: !189)
!189 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !190, line: 14, baseType: !191)
!190 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdarg.h", directory: "", checksumkind: CSK_MD5, checksum: "4de3cbd931b589d291e5c39387aecf82")
!191 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !192, baseType: !193)
!192 = !DIFile(filename: "data.c", directory: ".")
!193 = !DICompositeType(tag: DW_TAG_array_type, baseType: !194, size: 192, elements: !200)
!194 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !195)
!195 = !{!196, !197, !198, !199}
!196 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !194, file: !192, line: 12, baseType: !69, size: 32)
!197 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !194, file: !192, line: 12, baseType: !69, size: 32, offset: 32)
!198 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !194, file: !192, line: 12, baseType: !108, size: 64, offset: 64)
!199 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !194, file: !192, line: 12, baseType: !108, size: 64, offset: 128)
!200 = !{!201}
!201 = !DISubrange(count: 1)
!202 = !DILocation(line: 12, column: 13, scope: !183)
!203 = !DILocalVariable(name: "total", scope: !183, file: !3, line: 13, type: !5)
!204 = !DILocation(line: 13, column: 9, scope: !183)
!205 = !DILocation(line: 14, column: 5, scope: !183)
!206 = !DILocation(line: 15, column: 5, scope: !183)
!207 = !DILocation(line: 15, column: 13, scope: !183)
!208 = !DILocation(line: 16, column: 18, scope: !183)
!209 = !DILocation(line: 16, column: 15, scope: !183)
!210 = distinct !{!210, !206, !208, !211}
!211 = !{!"llvm.loop.mustprogress"}
!212 = !DILocation(line: 17, column: 5, scope: !183)
!213 = !DILocation(line: 18, column: 12, scope: !183)
!214 = !DILocation(line: 18, column: 5, scope: !183)
!215 = distinct !DISubprogram(name: "fact", scope: !3, file: !3, line: 31, type: !21, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!216 = !DILocalVariable(name: "n", arg: 1, scope: !215, file: !3, line: 31, type: !5)
!217 = !DILocation(line: 31, column: 21, scope: !215)
!218 = !DILocation(line: 31, column: 33, scope: !215)
!219 = !DILocation(line: 31, column: 35, scope: !215)
!220 = !DILocation(line: 31, column: 45, scope: !215)
!221 = !DILocation(line: 31, column: 54, scope: !215)
!222 = !DILocation(line: 31, column: 56, scope: !215)
!223 = !DILocation(line: 31, column: 49, scope: !215)
!224 = !DILocation(line: 31, column: 47, scope: !215)
!225 = !DILocation(line: 31, column: 26, scope: !215)
