
/* What stops a program. Only the violation of the run may look like one. */
FPX_PLAIN static int fpx_is_violation(void) {
  return fpx_self == FPX_VIOLATOR && fpx_next[fpx_self] == fpx_counts[fpx_self];
}

FPX_PLAIN static void fpx_violate(const char *text, const char *file, unsigned line, const char *function) {
  fpx_release();
  if (FPX_DEADLOCK || FPX_FAULT != 0 || !fpx_is_violation()) fpx_leave("an assertion fails that holds in the run");
  if (file) fprintf(stderr, "%s:%u: %s: ", file, line, function);
  fprintf(stderr, "Assertion `%s' failed.\n", text);
  abort();
}

#if defined(__linux__)
FPX_PLAIN void fpx_assert_fails(const char *text, const char *file, unsigned line, const char *function) FPX_SYMBOL("__assert_fail");
FPX_PLAIN void fpx_assert_fails(const char *text, const char *file, unsigned line, const char *function) {
  fpx_violate(text, file, line, function);
}
#endif

/* The thread ends, or the whole program. */
FPX_PLAIN static void fpx_ends(int all) {
  fpx_release();
  if (fpx_self < 0) {
    if (all) fpx_leave("it ends");
    return;
  }
  pthread_mutex_lock(&fpx_mutex);
  if (fpx_next[fpx_self] < fpx_counts[fpx_self]) fpx_leave("a thread ends early");
  if (FPX_DEADLOCK && all) fpx_leave("it ends");
  if (FPX_DEADLOCK || (fpx_self != FPX_VIOLATOR && !all)) {
    fpx_alive--;
    fpx_steps++;
    pthread_mutex_unlock(&fpx_mutex);
    return;
  }
  /* The end of the program waits for the thread that goes wrong. */
  fpx_over(FPX_CALL);
}
FPX_PLAIN static void fpx_end_all(void) { fpx_ends(1); }
FPX_PLAIN static void fpx_quit(int code) { exit(code); }
FPX_PLAIN static void fpx_abort(void) { exit(1); }

/* The thread library, as the program calls it. */
struct fpx_start { void *(*function)(void *); int (*c11)(void *); void *argument; int thread; };
static void *fpx_arguments[FPX_THREADS];

/* A thread begins. One that the run does not have does nothing. */
FPX_PLAIN static void fpx_begins(const struct fpx_start *start) {
  if (start->thread < 0) {
    pthread_mutex_lock(&fpx_mutex);
    for (;;) pthread_cond_wait(&fpx_changed, &fpx_mutex);
  }
  fpx_self = start->thread;
}

FPX_PLAIN static void *fpx_run(void *start) {
  struct fpx_start *mine = start;
  void *result;
  fpx_begins(mine);
  result = mine->function(mine->argument);
  free(mine);
  fpx_ends(0);
  return result;
}

FPX_PLAIN static struct fpx_start *fpx_new_thread(void *argument) {
  struct fpx_start *start = calloc(1, sizeof *start);
  int number;
  if (!start) abort();
  fpx_release();
  fpx_fence(FPX_FULL);
  start->argument = argument;
  start->thread = -1;
  pthread_mutex_lock(&fpx_mutex);
  number = fpx_self < 0 ? -1 : fpx_children[fpx_self]++;
  for (int k = 0; k < FPX_THREADS; k++)
    if (fpx_self >= 0 && fpx_made[k][0] == fpx_self && fpx_made[k][1] == number) start->thread = fpx_made[k][2];
  if (start->thread >= 0) {
    fpx_arguments[start->thread] = argument;
    fpx_alive++;
  } else if (FPX_DEADLOCK) {
    fpx_leave("it makes more threads");
  }
  fpx_steps++;
  pthread_mutex_unlock(&fpx_mutex);
  return start;
}

FPX_PLAIN static int fpx_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*function)(void *), void *argument) {
  struct fpx_start *start = fpx_new_thread(argument);
  start->function = function;
  return pthread_create(thread, attributes, fpx_run, start);
}

/* A thread may stand still now, or goes on. */
FPX_PLAIN static void fpx_block(int change) {
  fpx_release();
  if (fpx_self < 0) return;
  pthread_mutex_lock(&fpx_mutex);
  fpx_blocked += change;
  fpx_steps++;
  pthread_mutex_unlock(&fpx_mutex);
}

FPX_PLAIN static int fpx_join(pthread_t thread, void **result) {
  int answer;
  fpx_fence(FPX_FULL);
  fpx_block(1);
  answer = pthread_join(thread, result);
  fpx_block(-1);
  return answer;
}

/* The next act of a call. Where the run stands still, only calls go on that stand still as well. */
FPX_PLAIN static int fpx_call(int blocks) {
  fpx_fence(FPX_FULL);
  int act = fpx_enter(0, 0, FPX_CALL);
  if (act < 0 && fpx_self >= 0 && !blocks) fpx_leave("it goes on where the run stands still");
  return act;
}

#define FPX_CALLED(name, blocks, parameters, call) \
  FPX_PLAIN static int fpx_##name parameters { \
    int act = fpx_call(blocks), result; \
    if (act < 0) fpx_block(1); \
    result = call; \
    if (act < 0) fpx_block(-1); \
    if (act < 0 && fpx_self >= 0) fpx_leave("it goes on where the run stands still"); \
    fpx_done(act); \
    return result; \
  }
#define FPX_TIMED(name, parameters, call) FPX_CALLED(name, 0, parameters, act >= 0 && fpx_acts[fpx_self][act].value ? ETIMEDOUT : call)
FPX_CALLED(lock, 1, (pthread_mutex_t *mutex), pthread_mutex_lock(mutex))
FPX_CALLED(trylock, 0, (pthread_mutex_t *mutex), pthread_mutex_trylock(mutex))
FPX_CALLED(unlock, 0, (pthread_mutex_t *mutex), pthread_mutex_unlock(mutex))

FPX_PLAIN static void fpx_exit(void *result) {
  fpx_ends(0);
  pthread_exit(result);
}

/* Ends a test in which nothing happens any more: each thread of it waits for its turn or stands still in a call, and that for a second. */
FPX_PLAIN static void *fpx_watch(void *unused) {
  const struct timespec pause = {0, 20000000};
  time_t end = time(0) + 30;
  unsigned steps = 0;
  int still = 0;
  while (time(0) < end && still < 50) {
    int all = 0;
    nanosleep(&pause, 0);
    if (pthread_mutex_trylock(&fpx_mutex)) {
      /* A call that goes on in the run may stand still here. */
      still = steps == fpx_steps ? still + 1 : 0;
      steps = fpx_steps;
      continue;
    }
    if (FPX_DEADLOCK && fpx_now == FPX_TURNS) {
      /* Loops that wait stand still as well. */
      int spinning = 0;
      for (int k = 0; k < FPX_THREADS; k++) spinning += fpx_spins[k] > 1000;
      all = fpx_blocked + spinning >= fpx_alive;
    }
    if (fpx_waiting + fpx_blocked >= fpx_alive) all = 1;
    still = all && steps == fpx_steps ? still + 1 : 0;
    steps = fpx_steps;
    if (still == 50 && FPX_DEADLOCK && fpx_now == FPX_TURNS && !fpx_waiting) {
      fputs("deadlock\n", stderr);
      abort();
    }
    pthread_mutex_unlock(&fpx_mutex);
  }
  fpx_leave("nothing happens any more");
  return unused;
}

__attribute__((constructor)) FPX_PLAIN static void fpx_begin(void) {
  pthread_t watcher;
  fpx_self = 0;
  atexit(fpx_end_all);
  if (pthread_create(&watcher, 0, fpx_watch, 0)) abort();
  pthread_detach(watcher);
}

/* Inputs, as in the run, and what is assumed about them. */
FPX_PLAIN static unsigned long long fpx_input(void) {
  fpx_release();
  if (fpx_self < 0) return 0;
  if (fpx_taken[fpx_self] < fpx_input_counts[fpx_self]) return fpx_inputs[fpx_self][fpx_taken[fpx_self]++];
  pthread_mutex_lock(&fpx_mutex);
  if (fpx_next[fpx_self] < fpx_counts[fpx_self]) fpx_leave("it takes more inputs");
  fpx_over(FPX_WRITE);
  return 0;
}

FPX_PLAIN static void fpx_assume(int condition) {
  fpx_release();
  if (condition || fpx_self < 0) return;
  pthread_mutex_lock(&fpx_mutex);
  if (fpx_next[fpx_self] < fpx_counts[fpx_self]) fpx_leave("an assumption does not hold");
  fpx_over(FPX_WRITE);
}

/* For good. */
FPX_PLAIN static void fpx_stand_still(void) {
  fpx_block(1);
  pthread_mutex_lock(&fpx_mutex);
  for (;;) pthread_cond_wait(&fpx_changed, &fpx_mutex);
}

/* A wait on a condition variable gives the mutex up, goes on when the run says so, and takes the mutex again. */
#define FPX_WAITS(name, lock, unlock, parameters, real, late) \
  FPX_PLAIN static int fpx_##name parameters { \
    int act = fpx_call(0), out_of_time; \
    if (act < 0) return real; \
    unlock(mutex); \
    fpx_done(act); \
    act = fpx_call(1); \
    if (act < 0) fpx_stand_still(); \
    out_of_time = fpx_acts[fpx_self][act].value; \
    fpx_done(act); \
    act = fpx_call(1); \
    if (act < 0) fpx_stand_still(); \
    lock(mutex); \
    fpx_done(act); \
    return out_of_time ? late : 0; \
  }
