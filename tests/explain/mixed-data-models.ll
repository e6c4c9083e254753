target datalayout = "e-m:e-p:32:32"

define i32 @f() {
  ret i32 0
}
