target datalayout = "E-m:e-i64:64"

define i32 @main() {
  ret i32 0
}
