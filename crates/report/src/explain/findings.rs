//! The codes of violations, which are the rules of the reports, and those of answers that are open.

use super::{explained, Example, Explanation};

/// Violations and what is beside them.
pub const FINDINGS: &[Explanation] = &[
    explained!(
        "assertion",
        "An assertion fails in some run. The run is shown, and it has been replayed.",
        "read the run: if it is only wrong under weaker models, `fencepost fences` finds what is missing.",
        "check assertion.c --model sc",
        "assertion.c"
    ),
    explained!(
        "trap",
        "A trap is executed in some run: `__builtin_trap`, or what the compiler puts where a program has no meaning.",
        "follow the run to the condition that leads there.",
        "check trap.c --model sc",
        "trap.c"
    ),
    explained!(
        "unreachable",
        "Code is reached that the program promises to the compiler is never reached.",
        "mend the promise (`__builtin_unreachable`), or what leads there.",
        "check unreachable.c --model sc",
        "unreachable.c"
    ),
    explained!(
        "lock-misuse",
        "A lock, a barrier or a thread is used in a way that POSIX leaves undefined, such as unlocking what is not locked.",
        "see which call it is; the run shows who holds the lock.",
        "check lock-misuse.c --model sc",
        "lock-misuse.c"
    ),
    explained!(
        "memory-misuse",
        "A function of the C library is given memory that it must not have.",
        "see which argument it is; strings must end within their object."
    ),
    explained!(
        "null-access",
        "Memory is accessed through a null pointer.",
        "follow the pointer back in the run; under weak models, a pointer may be read before it is published.",
        "check null-access.c --model sc",
        "null-access.c"
    ),
    explained!(
        "out-of-bounds",
        "Memory is accessed that no object contains.",
        "check the index, and who may change it between the test and the use.",
        "check out-of-bounds.c --model sc",
        "out-of-bounds.c"
    ),
    explained!(
        "use-after-free",
        "An object is accessed whose life has ended: freed memory, or a local of a function that has returned.",
        "let the owner free it only when nobody can hold a pointer to it any more.",
        "check use-after-free.c --model sc",
        "use-after-free.c"
    ),
    explained!(
        "double-free",
        "An object is freed twice.",
        "decide which thread frees it.",
        "check double-free.c --model sc",
        "double-free.c"
    ),
    explained!(
        "invalid-free",
        "Something is freed that malloc did not return.",
        "free the pointer that malloc gave, not one into the object or one to a variable.",
        "check invalid-free.c --model sc",
        "invalid-free.c"
    ),
    explained!(
        "const-write",
        "A constant is stored to.",
        "store to a copy of it.",
        "check const-write.c --model sc",
        "const-write.c"
    ),
    explained!(
        "undefined-value",
        "An uninitialised value decides something: a branch, an address, a result that is seen.",
        "initialise it; under weak models, look for a read that can come before the initialisation.",
        "check undefined-value.c --model sc",
        "undefined-value.c"
    ),
    explained!(
        "division-by-zero",
        "A number is divided by zero, or the quotient does not fit.",
        "test the divisor where nobody can change it in between.",
        "check division-by-zero.c --model sc",
        "division-by-zero.c"
    ),
    explained!(
        "bad-call",
        "A pointer is called that is not a fitting function.",
        "see where the pointer comes from; the types of call and function must agree.",
        "check bad-call.c --model sc",
        "bad-call.c"
    ),
    explained!(
        "bad-join",
        "Something is joined that is not a joinable thread: joined before, detached, or never started.",
        "join each thread once.",
        "check bad-join.c --model sc",
        "bad-join.c"
    ),
    explained!(
        "overlap",
        "Blocks of memory are copied that overlap.",
        "use memmove.",
        "check overlap.c --model sc",
        "overlap.c"
    ),
    explained!(
        "race",
        "Two threads access the same memory, one of them stores, one is not atomic, and nothing orders the accesses.",
        "use a lock or atomics. Races are looked for with `--property race` only.",
        "check race.c --model sc --property race",
        "race.c"
    ),
    explained!(
        "deadlock",
        "Every thread that has not ended is blocked in some run.",
        "take locks in the same order everywhere, and signal under the lock.",
        "check deadlock.c --model sc",
        "deadlock.c"
    ),
    explained!(
        "not-serial",
        "An execution of a data type's test is explained by no serial one: some result could not come from whole operations \
         one after another.",
        "compare the calls with the nearest serial execution that is printed; `fencepost fences --test` looks for fences.",
        "test not-serial.c --model sc",
        "not-serial.c"
    ),
    explained!(
        "not-proved",
        "An engine could not prove an assertion; nobody knows whether it can fail.",
        "ask another engine, or `auto`.",
        "check not-proved.c --model tso --engine modular --property assert --format github",
        "not-proved.c"
    ),
    explained!(
        "unknown",
        "There is no answer; the message says why. In reports this is the rule of every open answer.",
        "see `out-of-time`, `out-of-memory`, `undecided`.",
        "check undecided.c --model sc --engine directed --property race --format github",
        "undecided.c"
    ),
    explained!(
        "safe",
        "No run violates the properties, in the scope that the message names: every run, or those within bounds.",
        "read the scope; a larger `--unwind` or none makes it larger.",
        "check safe.c --model sc --format github",
        "safe.c"
    ),
];

/// Answers that are open.
pub const OPEN: &[Explanation] = &[
    explained!(
        "out-of-time",
        "The time was over before there was an answer.",
        "give more with `--timeout`, bound the loops with `--unwind`, or make the program smaller: fewer threads, fewer calls.",
        "check out-of-time.c --model sc --engine enumerate --timeout 0.2",
        "out-of-time.c"
    ),
    explained!(
        "out-of-memory",
        "The memory was used up before there was an answer.",
        "give more with `--memory`, bound the loops with `--unwind`, or try another engine.",
        "check out-of-time.c --model sc --engine enumerate --memory 1",
        "out-of-time.c"
    ),
    explained!("interrupted", "Ctrl-C or a signal ended the search before there was an answer.", "start it again."),
    explained!(
        "undecided",
        "The engine ended without an answer: the program or the property is outside of what it decides, or one of its own \
         limits was reached. The message says which.",
        "use `--engine auto`, which asks all that fit.",
        "check undecided.c --model sc --engine directed --property race",
        "undecided.c"
    ),
];
