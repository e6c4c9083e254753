//! The numbers of this engine; those of the execution of threads are in `fencepost_execution`.

use fencepost_check::numbers;

numbers! {
    FIRST: "symbolic.first" = 1, 1..=1_000_000, "iterations of each loop at first";
    ROUNDS: "symbolic.rounds" = 200, 1..=1_000_000, "rounds of execution in which the values of shared memory settle";
    EVENTS: "symbolic.events" = 40_000, 1..=1_000_000_000, "accesses to memory that others see";
    NODES: "symbolic.nodes" = 12_000, 1..=100_000, "nodes of the order";
    REACH: "symbolic.reach" = 20_000, 1..=100_000, "nodes of the order of which it is known at once what is before what";
    EXTENT_CONFLICTS: "symbolic.extent_conflicts" = 200, 1..=1_000_000_000, "conflicts of the solver to exclude an object that an access may touch";
    FAR: "symbolic.far" = 400, 1..=1_000_000_000, "steps of a thread in which a fence is looked for that keeps an access in time";
    REUSED: "symbolic.reused" = 20_000, 1..=1_000_000_000, "pairs of an end and an access behind it that are kept in order to reuse stack memory";
    PLACES: "symbolic.places" = 4_000, 1..=1_000_000_000, "places of an access above which it counts as one to anywhere where values may come out of thin air";
    LEMMA_CONFLICTS: "symbolic.lemma_conflicts" = 20_000, 1..=1_000_000_000, "conflicts of the solver for a lemma about operations that are alike";
    LEMMAS_LOST: "symbolic.lemmas_lost" = 4, 1..=1_000_000, "such lemmas that take more before no others are tried";
}
