// An address that another thread gets mixed with a key.
//
// check: --model sc,tso,pso,rmo,relaxed --property memsafety
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --model sc,tso,pso,rmo,relaxed --property memsafety --engine symbolic
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --model sc,tso,pso,rmo,relaxed --property memsafety --engine enumerate
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --model sc,tso,pso,rmo --property memsafety --engine directed
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety
// check: --model sc --property memsafety --engine unwind
// expect: sc unsafe memsafety
#include <pthread.h>
#include <stdint.h>

static uintptr_t key = 0x1234567800;
static pthread_t thread;

static void *use(void *argument) {
  *(int *)((uintptr_t)argument ^ key) = 3;
  return NULL;
}

static void lend(void) {
  int x = 0;
  pthread_create(&thread, NULL, use, (void *)((uintptr_t)&x ^ key));
}

static void wait(void) {
  int y = 1;
  int *to = &y;
  *to = 2;
  pthread_join(thread, NULL);
}

int main(void) {
  lend();
  wait();
  return 0;
}
