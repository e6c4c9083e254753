// pthread_tryjoin_np says EBUSY until the thread has ended.
//
// check: --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc,tso,pso,rmo --engine enumerate
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --model sc,tso,pso,rmo --engine directed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --model sc,tso,pso --engine unwind
// expect: sc safe all, tso safe all, pso safe all
#define _GNU_SOURCE
#include <pthread.h>
#include <errno.h>
#include <assert.h>
int x; void *f(void*a){ x=1; return (void*)5;}
int main(void){ pthread_t t; pthread_create(&t,0,f,0); pthread_setname_np(t,"w"); void *r=0; int e=pthread_tryjoin_np(t,&r); if(e==0) assert(x==1&&r==(void*)5); else { assert(e==EBUSY); pthread_join(t,&r);} return 0; }
