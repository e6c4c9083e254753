//! The part of the emitted program that is the same for every program: C files with lines that choose.
//!
//! A line `//@if flag` (or `//@if !flag`) keeps what follows up to its `//@end` if the flag is (not) there; these lines
//! themselves are never emitted. Guarantee: nothing else is changed, so what a reader finds in `runtime/` is what is emitted.

/// The verifier's names, errors, `CHECK_RETURN`.
pub const BASE: &str = include_str!("runtime/base.c");
/// How a write changes a cell.
pub const CELLS: &str = include_str!("runtime/cells.c");
/// Positions that belong to one thread each: those of the next two.
pub const POSITIONS: &str = include_str!("runtime/positions.c");
/// Section 4.1 of the paper: one write a position.
pub const FINE: &str = include_str!("runtime/fine.c");
/// Section 4.2: clusters of one thread.
pub const INTRA: &str = include_str!("runtime/intra.c");
/// Section 4.2: clusters of all threads.
pub const INTER: &str = include_str!("runtime/inter.c");
/// What clusters of both kinds begin with.
pub const CLUSTERS: &str = include_str!("runtime/clusters.c");
/// Objects, `read` and `write`, `mem_lock` and `mem_unlock`.
pub const OBJECTS: &str = include_str!("runtime/objects.c");
/// `free`.
pub const FREE: &str = include_str!("runtime/free.c");
/// `memcpy`, `memset`.
pub const BLOCKS: &str = include_str!("runtime/blocks.c");
/// `create`, `terminate`, `join`.
pub const THREADS: &str = include_str!("runtime/threads.c");

/// The lines of a template whose flags are set.
pub fn chosen(template: &str, flags: &[&str]) -> String {
    let mut text = String::new();
    let mut open: Vec<bool> = Vec::new();
    for line in template.lines() {
        if let Some(flag) = line.strip_prefix("//@if ") {
            open.push(match flag.strip_prefix('!') {
                Some(flag) => !flags.contains(&flag),
                None => flags.contains(&flag),
            });
        } else if line == "//@end" {
            open.pop();
        } else if open.iter().all(|o| *o) {
            text.push_str(line);
            text.push('\n');
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_chosen_by_nested_flags() {
        let text = "a\n//@if x\nb\n//@if !y\nc\n//@end\n//@end\n//@if !x\nd\n//@end\n";
        assert_eq!(chosen(text, &["x"]), "a\nb\nc\n");
        assert_eq!(chosen(text, &["x", "y"]), "a\nb\n");
        assert_eq!(chosen(text, &["y"]), "a\nd\n");
    }
}
