// pthread_create in a loop, with arguments through pointers; join with a result; self, equal, exit, detach.
#include <assert.h>
#include <pthread.h>
struct job { int in, out; } jobs[2] = {{3, 0}, {4, 0}};
int same, sum;
static void *work(void *p) {
  struct job *j = p;
  j->out = j->in * j->in;
  if (j->in == 4) pthread_exit((void *)7);
  return &j->out;
}
int main(void) {
  pthread_t t[2];
  void *r;
  for (int i = 0; i < 2; i++) {
    int e = pthread_create(&t[i], 0, work, &jobs[i]);
    assert(e == 0);
  }
  same = pthread_equal(pthread_self(), t[0]) != 0;
  pthread_join(t[0], &r);
  sum = *(int *)r;
  pthread_join(t[1], &r);
  sum += (int)(long)r;
  assert(same == 0 && sum == 16 && jobs[1].out == 16);
  return 0;
}
