//! The examples at the end of each command's help.

/// Of `check`.
pub const CHECK: &str = "Examples:
  fencepost check queue.c                        under sc, tso, pso and rmo
  fencepost check queue.c --model tso --trace run.json
  fencepost check src --format junit             every program of a folder
  fencepost check queue.c -D N=2 -I include -- -std=gnu11";

/// Of `explore`.
pub const EXPLORE: &str = "Examples:
  fencepost explore queue.c --model tso
  fencepost explore queue.c --model sc --schedules runs --graph events.dot";

/// Of `test`.
pub const TEST: &str = "Examples:
  fencepost test queue.c --test \"e d | e\" --model rmo
  fencepost test queue.c --generate 4 --timeout 300";

/// Of `fences`.
pub const FENCES: &str = "Examples:
  fencepost fences lock.c --model pso
  fencepost fences queue.c --test \"e | d\" --model rmo";

/// Of `sequentialize`.
pub const SEQUENTIALIZE: &str = "Example:
  fencepost sequentialize lock.c --writes 8 -o sequential.c";

/// Of `run`.
pub const RUN: &str = "Example:
  fencepost run lock.c --model tso --seed 7";

/// Of `ir`.
pub const IR: &str = "Example:
  fencepost ir lock.c --passes inline,simplify,unroll=2";

/// Of `litmus`.
pub const LITMUS: &str = "Example:
  fencepost litmus sb.litmus --model sc,tso";

/// Of `replay`.
pub const REPLAY: &str = "Example:
  fencepost check lock.c --model tso --trace run.json; fencepost replay run.json";

/// Of `watch`.
pub const WATCH: &str = "Examples:
  fencepost watch queue.c --model rmo
  fencepost watch src";

/// Of `explain`.
pub const EXPLAIN: &str = "Example:
  fencepost explain no-body";

/// Of `completions`.
pub const COMPLETIONS: &str = "Examples:
  fencepost completions bash > ~/.local/share/bash-completion/completions/fencepost
  fencepost completions fish > ~/.config/fish/completions/fencepost.fish";

/// Of `man`.
pub const MAN: &str = "Example:
  fencepost man ~/.local/share/man/man1";
