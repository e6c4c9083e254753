// Old C: implicit declarations and int, parameters declared after the list, calls with other arguments.
add(a, b) int a;
int b;
{
  return a + b;
}
first(a, b, c) {
  return a;
}
int out[3];
main() {
  out[0] = add(2, 3);
  out[1] = first(7, 0, 0);
  out[2] = later(4);
  if (out[0] != 5 || out[1] != 7 || out[2] != 8) __assert_fail("old C", "old_c.c", 5, "main");
  return 0;
}
later(n) {
  return 2 * n;
}
