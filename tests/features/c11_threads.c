// threads.h of C11.
#include <assert.h>
#include <threads.h>
mtx_t m;
cnd_t c;
once_flag f = ONCE_FLAG_INIT;
tss_t k;
int n, ready, made, result;
thread_local int mine = 1;
static void make(void) {
  made++;
}
static int work(void *p) {
  call_once(&f, make);
  mine += 1;
  tss_set(k, &mine);
  mtx_lock(&m);
  n += mine + (tss_get(k) == &mine);
  ready = 1;
  cnd_signal(&c);
  mtx_unlock(&m);
  return 6;
}
int main(void) {
  thrd_t t;
  mtx_init(&m, mtx_plain);
  cnd_init(&c);
  tss_create(&k, 0);
  call_once(&f, make);
  if (thrd_create(&t, work, 0) != thrd_success) return 1;
  mtx_lock(&m);
  while (!ready) cnd_wait(&c, &m);
  mtx_unlock(&m);
  thrd_join(t, &result);
  assert(n == 3 && made == 1 && result == 6 && mine == 1 && tss_get(k) == 0);
  mtx_destroy(&m);
  cnd_destroy(&c);
  tss_delete(k);
  return 0;
}
