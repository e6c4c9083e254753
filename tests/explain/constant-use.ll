target datalayout = "e-m:e-i64:64"

@x = global i32 0
@part = global i32 trunc (i64 ptrtoint (ptr @x to i64) to i32)

define i32 @main() {
  %v = load i32, ptr @part
  ret i32 %v
}
