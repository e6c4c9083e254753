target datalayout = "e-m:e-i64:64"

declare i32 @personality(...)

define i32 @main() personality ptr @personality {
  resume { ptr, i32 } zeroinitializer
}
