//! Functions of the system's headers become part of what calls them.
//!
//! Source: our own. `std::atomic<int>::store` is a function of a header, and so are the constructor of a `std::lock_guard` and
//! what it calls: an engineer means the line where the call stands, and a fence belongs there, not into the header.
//! Guarantee: the runs are those of the program as compiled ([`inline`]); every step of an inlined function has the position of
//! the call in the program's own text.
//! Misses: functions that call themselves, that only a pointer calls, or that would make a function too large stay as
//! they are, with positions in the header.

use fencepost_ir::passes::inline;
use fencepost_ir::{Function, Program};

/// A function does not grow beyond so many instructions by this.
const LARGEST: usize = 20_000;

/// Inlines the functions of headers.
pub(super) fn inline(program: &mut Program) {
    let system: Vec<bool> = program.files.iter().map(|file| is_system(file)).collect();
    let hidden: Vec<bool> = program.functions.iter().map(|f| is_hidden(f, &system)).collect();
    if hidden.contains(&true) {
        let config = inline::Config { max_size: LARGEST, recursion: inline::Recursion::Keep };
        inline::hidden(program, &config, &hidden);
    }
}

fn is_hidden(f: &Function, system: &[bool]) -> bool {
    let own = f.library || f.operation || f.atomic;
    let placed = f.loc.is_known() && system.get(f.loc.file.0 as usize).copied().unwrap_or(false);
    // What the compiler makes (copies, destructors) has no line; the names of the standard library are its own.
    let named = ["std::", "__gnu_cxx::"].iter().any(|p| f.name.starts_with(p));
    !own && (placed || named)
}

/// Whether a file belongs to the compiler or to the system.
pub(super) fn is_system(file: &str) -> bool {
    let roots = ["/usr/include/", "/usr/lib/", "/usr/local/include/", "/usr/local/lib/"];
    roots.iter().any(|root| file.starts_with(root)) || file.contains("/include/c++/") || file.contains("/lib/clang/")
}

#[cfg(test)]
mod tests {
    use super::is_system;

    #[test]
    fn system_headers() {
        let system = ["/usr/include/x86_64-linux-gnu/bits/byteswap.h", "/opt/gcc/include/c++/14/bits/atomic_base.h"];
        let own = ["queue.h", "include/queue.h", "/home/user/usr/include/queue.h"];
        assert!(system.iter().all(|f| is_system(f)) && !own.iter().any(|f| is_system(f)));
    }
}
