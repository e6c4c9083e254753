//! Which functions of a C++ program are those of headers, and not the program's own.
//!
//! Source: our own. `std::atomic<int>::store` is a function of a header, and so are the constructor of a `std::lock_guard` and
//! what it calls: an engineer means the line where the call stands, and a fence belongs there, not into the header. So
//! such functions [dissolve](super::dissolve) into what calls them, and those that do not are shown as calls of the library.
//! Misses: headers of other libraries that are not installed where the system's headers are: they count as the program's.

use crate::llvm;
use crate::rust::demangle::demangle;

/// Whether a module was C++: names are mangled as the Itanium ABI says, and not by rustc.
pub(super) fn is_cplusplus(module: &llvm::Module) -> bool {
    let mut names = module.functions.iter().map(|f| module.text(f.name)).filter(|name| name.starts_with("_Z"));
    names.next().is_some_and(|name| demangle(name).is_none())
}

/// Whether a function belongs to a header of the system, by its readable name and the file that defines it.
pub(super) fn is_header(name: &str, file: Option<&str>) -> bool {
    // What the compiler makes (copies, destructors) has no line; the names of the standard library are its own.
    file.is_some_and(is_system) || name.starts_with("std::") || name.starts_with("__gnu_cxx::")
}

/// Whether a file belongs to the compiler or to the system.
pub(super) fn is_system(file: &str) -> bool {
    let roots = ["/usr/include/", "/usr/lib/", "/usr/local/include/", "/usr/local/lib/"];
    let file = straight(file);
    roots.iter().any(|root| file.starts_with(root)) || file.contains("/include/c++/") || file.contains("/lib/clang/")
}

/// A name without steps back: compilers name their headers by the way from where they are themselves.
fn straight(file: &str) -> String {
    let mut parts: Vec<&str> = Vec::new();
    for part in file.split('/') {
        match parts.last() {
            Some(last) if part == ".." && !matches!(*last, "" | "..") => {
                parts.pop();
            }
            Some(_) | None if part == "." => {}
            Some(_) | None => parts.push(part),
        }
    }
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::is_system;

    #[test]
    fn system_headers() {
        let system = [
            "/usr/include/x86_64-linux-gnu/bits/byteswap.h",
            "/opt/gcc/include/c++/14/bits/atomic_base.h",
            "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/gthr-default.h",
        ];
        let own = [
            "queue.h",
            "include/queue.h",
            "../queue.h",
            "/home/user/usr/include/queue.h",
            "/usr/lib/../../src/queue.h",
        ];
        assert!(system.iter().all(|f| is_system(f)) && !own.iter().any(|f| is_system(f)));
    }
}
