//! The numbers of this engine; those of the execution of threads are in `fencepost_execution`.

use fencepost_check::numbers;

numbers! {
    STORES: "unwind.stores" = 4_000, 1..=1_000_000_000, "stores that others see";
    ROUNDS: "unwind.rounds" = 200, 1..=1_000_000, "rounds of execution in which the values of shared memory settle";
    SHORT: "unwind.short" = 128, 1..=1_000_000, "iterations of a loop that constants end, which is followed to its end at once";
    SHORT_AGAIN: "unwind.short_again" = 16, 1..=1_000_000, "the same, where there are many writes or threads then";
    FEW_AT_ONCE: "unwind.few_at_once" = 160, 1..=1_000_000_000, "writes that are not many then";
    FEW_THREADS: "unwind.few_threads" = 8, 1..=1_000_000, "threads that are not many then";
    FIRST_WRITES: "unwind.first_writes" = 12, 1..=1_000_000, "positions at first, of single writes";
    FIRST_CLUSTERS: "unwind.first_clusters" = 4, 1..=1_000_000, "positions at first, of clusters of a thread's writes";
    FIRST_ROUNDS: "unwind.first_rounds" = 2, 1..=1_000_000, "positions at first, of clusters of all threads";
    HUNT: "unwind.hunt" = 2, 1..=1_000_000, "clusters of all threads in which violations are looked for first";
    HUNT_AGAIN: "unwind.hunt_again" = 4, 1..=1_000_000, "clusters of all threads in which they are looked for then";
    HUNT_TIME: "unwind.hunt_ms" = 1_000, 1..=1_000_000_000, "milliseconds for that at least, or a sixth of the time";
    FEW_WRITES: "unwind.few_writes" = 6, 1..=1_000_000_000, "writes of a program in which nothing is looked for in clusters";
    POSTPONED: "unwind.postponed" = 3, 1..=1_000_000, "depths that are left unproved before the first of them is insisted on";
    NEAR: "unwind.near" = 10_000, 1..=1_000_000_000, "conflicts of the solver for an answer that counts as near";
    LADDER_CONFLICTS: "unwind.ladder_conflicts" = 20_000, 1..=1_000_000_000, "conflicts of the solver for a bound on what is written at a position";
    LADDER_TRIES: "unwind.ladder_tries" = 3, 1..=1_000_000, "times that a value that was seen is taken for such a bound";
}
