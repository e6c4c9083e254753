//! Rust files that are refused, and why: positions of the user's file, names as the user writes them, documented exit codes.

mod common;

use common::{fencepost, finish, run, temporary, Ran};

fn check(name: &str, text: &str) -> Ran {
    let file = temporary(&format!("rust/{name}.rs"), text).display().to_string();
    run(&["check", &file, "--model", "sc"])
}

#[track_caller]
fn refused(ran: &Ran, code: i32, parts: &[&str]) {
    let all = format!("{}{}", ran.stdout, ran.stderr);
    assert_eq!(ran.code, Some(code), "{all}");
    for part in parts {
        assert!(all.contains(part), "`{part}` is missing in:\n{all}");
    }
    assert!(!all.contains("panicked"), "{all}");
}

#[test]
fn what_rustc_refuses() {
    let ran = check("type", "fn main() {\n    let x: u32 = \"text\";\n}\n");
    refused(&ran, 4, &["[rustc-error]: mismatched types", "type.rs:2:18"]);
    let ran = check("syntax", "fn main() {\n    let\n}\n");
    refused(&ran, 4, &["[rustc-error]", "syntax.rs:3:1"]);
    let ran = check("borrow", "fn main() {\n    let x = vec![1];\n    drop(x);\n    println!(\"{:?}\", x);\n}\n");
    refused(&ran, 4, &["[rustc-error]: borrow of moved value: `x`", "borrow.rs:4:22"]);
}

#[test]
fn parts_of_std_that_are_not_modelled() {
    let ran = check("files", "fn main() {\n    let _ = std::fs::read(\"a\");\n}\n");
    refused(&ran, 4, &["[rustc-error]", "`fs`", "files.rs:2:", "the library model does not have"]);
    let ran = check("net", "use std::net::TcpStream;\nfn main() {}\n");
    refused(&ran, 4, &["[rustc-error]", "net", "net.rs:1:5"]);
    let ran = check("map", "use std::collections::HashMap;\nfn main() {}\n");
    refused(&ran, 4, &["[rustc-error]", "HashMap", "map.rs:1:5"]);
}

#[test]
fn features_of_a_nightly_rustc() {
    let ran = check("feature", "#![feature(core_intrinsics)]\nfn main() {}\n");
    refused(&ran, 4, &["[rustc-error]: the feature `core_intrinsics` is not in the list", "feature.rs:1:12", "stable"]);
    let ran = check("unstable", "fn main() {\n    core::intrinsics::abort();\n}\n");
    refused(&ran, 4, &["[rustc-error]", "core_intrinsics", "unstable.rs:2:5"]);
    let ran = check("syntax-of-nightly", "fn main() {\n    let x: ! = panic!();\n}\n");
    refused(&ran, 4, &["[rustc-error]", "syntax-of-nightly.rs:2:12"]);
}

#[test]
fn text_that_is_made_is_refused_by_name_and_place() {
    let ran = check("text", "fn main() {\n    let s = format!(\"{}\", 1);\n    assert!(s.len() == 1);\n}\n");
    refused(&ran, 4, &["[no-body]: the function 'alloc::fmt::format", "text.rs:2:"]);
    let ran = check("string", "fn main() {\n    let s = 7u32.to_string();\n    assert!(s.len() == 1);\n}\n");
    refused(&ran, 4, &["[no-body]: the function 'core::", "string.rs:2:"]);
    let own = "use std::fmt;\nstruct A;\nimpl fmt::Display for A {\n    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {";
    let ran =
        check("own", &format!("{own}\n        f.write_str(\"a\")\n    }}\n}}\nfn main() {{\n    A.to_string();\n}}\n"));
    refused(&ran, 4, &["[no-body]: the function 'core::fmt::write'", "text cannot be made"]);
    let asked = "if f.alternate() {}\n        Ok(())\n    }\n}\nfn main() {\n    println!(\"{A:#}\");\n}\n";
    let ran = check("asked", &format!("{own}\n        {asked}"));
    refused(&ran, 4, &["what 'Formatter::alternate' says is not modelled", "asked.rs:5:"]);
}

#[test]
fn no_main() {
    refused(&check("none", "pub fn f() {}\n"), 4, &["[no-main]"]);
    let ran = check("large", "fn main() -> Result<(), [u64; 9]> {\n    Ok(())\n}\n");
    assert_eq!(ran.code, Some(0), "{}", ran.stderr);
}

#[test]
fn a_missing_rustc() {
    let mut command = fencepost();
    command.args(["check", "tests/ui/rust/panics.rs"]).env("RUSTC", "/no/such/rustc");
    refused(&finish(command), 2, &["[no-rustc]", "/no/such/rustc"]);
    let mut command = fencepost();
    command.args(["check", "tests/ui/rust/panics.rs"]).env_remove("RUSTC").env("PATH", "/no/such/folder");
    refused(&finish(command), 2, &["[no-rustc]: no rustc was found", "RUSTC"]);
}

#[test]
fn thirty_two_bits() {
    let ran = run(&["check", "tests/ui/rust/panics.rs", "--data-model", "ilp32"]);
    refused(&ran, 4, &["pointers of 64 bits only"]);
}

#[test]
fn messages_of_panics() {
    let message = |define: &str| {
        let ran = run(&["check", "tests/ui/rust/panics.rs", "--model", "sc", "-D", define]);
        assert_eq!(ran.code, Some(1), "{}", ran.stderr);
        ran.stdout
    };
    for (define, text, line) in [
        ("UNWRAP", "panic: called `Option::unwrap()` on a `None` value", "panics.rs:32:15"),
        ("OVERFLOW", "panic: attempt to subtract with overflow", "panics.rs:37:17"),
        ("INDEX", "panic: index out of bounds", "panics.rs:39:17"),
        ("DIVISION", "panic: attempt to divide by zero", "panics.rs:41:17"),
        ("DEBUG", "left != right", "panics.rs:50:9"),
        ("EXPLICIT", "panic: the turn is {}", "panics.rs:52:9"),
    ] {
        let said = message(define);
        assert!(said.contains(text) && said.contains(line), "{define}:\n{said}");
    }
}

/// The formats of witnesses say that a program is C.
#[test]
fn no_witness_of_a_program_that_is_not_c() {
    for file in ["tests/ui/rust/store-buffering.rs", "tests/ui/cpp/store-buffering.cpp"] {
        let witness = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("rust-witness.yml");
        let mut command = fencepost();
        command.args(["check", file, "--model", "tso", "--witness"]).arg(&witness);
        let ran = finish(command);
        assert_eq!(ran.code, Some(1), "{}", ran.stderr);
        assert!(ran.stderr.contains("no witness under tso: the formats of witnesses know only C"), "{}", ran.stderr);
        assert!(!witness.exists());
    }
}
