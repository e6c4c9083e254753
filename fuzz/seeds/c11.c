#include <threads.h>
mtx_t m;
cnd_t c;
thread_local int own;
once_flag flag = ONCE_FLAG_INIT;
int shared;
static void once(void) { mtx_init(&m, mtx_plain); cnd_init(&c); }
static int work(void *arg) {
    call_once(&flag, once);
    mtx_lock(&m);
    own += *(int *)arg;
    shared += own;
    cnd_signal(&c);
    mtx_unlock(&m);
    return own;
}
int main(void) {
    thrd_t t[2];
    int a[2] = { 1, 2 }, r = 0, sum = 0;
    for (int i = 0; i < 2; i++)
        thrd_create(&t[i], work, &a[i]);
    for (int i = 0; i < 2; i++) {
        thrd_join(t[i], &r);
        sum += r;
    }
    return sum == shared ? 0 : 1;
}
