//! The numbers of this engine; those of the explicit search beside it are the reference explorer's.

use fencepost_check::numbers;

numbers! {
    NODES: "directed.nodes" = 12_000, 1..=100_000, "nodes of the order";
    CANDIDATES: "directed.candidates" = 1_500_000, 1..=1_000_000_000, "pairs of a load and a store that it may read";
    GRID: "directed.grid" = 200_000, 1..=1_000_000_000, "pairs of accesses up to which each has a variable for its order from the start";
    SEARCH_AFTER: "directed.search_after_ms" = 400, 1..=1_000_000_000, "milliseconds after which the explicit search begins";
    SEARCH: "directed.search_ms" = 10_000, 1..=1_000_000_000, "milliseconds of the explicit search while the solver works, too";
}
