//! Bad input of every kind: a clear message, the documented exit code, no panic, no hang.

mod common;

use common::{fencepost, finish, run, temporary, Ran};
use std::time::Duration;

/// Runs `check` on a program text; `flags` follow the file.
fn check(name: &str, text: &str, flags: &[&str]) -> Ran {
    let file = temporary(&format!("bad/{name}"), text);
    let mut command = fencepost();
    command.arg("check").arg(&file).args(flags);
    finish(command)
}

#[track_caller]
fn expect(ran: &Ran, code: i32, message: &str) {
    let all = format!("{}{}", ran.stdout, ran.stderr);
    assert_eq!(ran.code, Some(code), "{all}");
    assert!(all.contains(message), "`{message}` is missing in:\n{all}");
    assert!(!all.contains("panicked"), "{all}");
}

const SPIN: &str = "#include <stdatomic.h>
atomic_uint n;
int main(void) { while (1) n++; }
";

#[test]
fn a_missing_file() {
    expect(&run(&["check", "no-such-file.c"]), 2, "no-such-file.c");
    expect(&run(&["litmus", "no-such-file.litmus"]), 2, "no-such-file.litmus");
    expect(&run(&["replay", "no-such-file.json"]), 2, "no-such-file.json");
    expect(&run(&["explore", "examples"]), 2, "is a directory");
}

#[test]
fn a_wrong_flag_or_value() {
    let file = "examples/store-buffering.c";
    expect(&run(&["check", file, "--colour"]), 2, "--colour");
    expect(&run(&["check", file, "--model", "arm"]), 2, "the models are serial, sc, tso, pso, rmo, relaxed");
    expect(
        &run(&["check", file, "--engine", "magic"]),
        2,
        "the engines are auto, symbolic, directed, unwind, modular, enumerate",
    );
    expect(&run(&["check", file, "--property", "beauty"]), 2, "assert, memsafety, race, deadlock");
    expect(&run(&["check", file, "--format", "yaml"]), 2, "text, json, jsonl, sarif, github, junit");
    expect(&run(&["check", file, "--unwind", "0"]), 2, "--unwind");
    expect(&run(&["check", file, "--timeout", "soon"]), 2, "seconds");
    expect(&run(&["ir", file, "--passes", "polish"]), 2, "there is no pass `polish`");
    expect(&run(&["frobnicate"]), 2, "frobnicate");
    expect(&run(&[]), 2, "Usage");
}

#[test]
fn a_missing_clang() {
    let ran = run(&["check", "examples/store-buffering.c", "--clang", "/no/such/clang"]);
    expect(&ran, 2, "/no/such/clang");
}

#[test]
fn errors_of_clang() {
    let ran = check("syntax.c", "int main(void) { return x; }\n", &[]);
    expect(&ran, 4, "use of undeclared identifier 'x'");
    assert!(ran.stderr.contains("syntax.c:1:25"), "{}", ran.stderr);
    assert!(ran.stderr.contains('^'), "the excerpt has a caret: {}", ran.stderr);
}

#[test]
fn a_program_without_main() {
    expect(&check("library.c", "int f(void) { return 1; }\n", &[]), 4, "main");
}

#[test]
fn an_external_function_without_a_body() {
    let text = "extern unsigned char mystery(int);\nint main(void) { return mystery(1); }\n";
    let ran = check("extern.c", text, &[]);
    expect(&ran, 4, "mystery");
    assert!(ran.stderr.contains("extern.c:2:25"), "{}", ran.stderr);
    expect(&check("extern-pure.c", text, &["--assume-pure", "mystery", "--model", "sc"]), 0, "safe");
}

#[test]
fn a_truncated_or_hostile_ll() {
    let whole =
        "define i32 @main() {\nentry:\n  %x = alloca i32, align 4\n  store i32 1, ptr %x, align 4\n  ret i32 0\n}\n";
    for cut in [10, 24, 40, 60, whole.len() - 4] {
        let ran = check(&format!("cut{cut}.ll"), &whole[..cut], &["--model", "sc"]);
        assert_eq!(ran.code, Some(4), "cut at {cut}: {}{}", ran.stdout, ran.stderr);
    }
    let deep = format!("@g = global {}i32{} zeroinitializer\n", "{".repeat(200_000), "}".repeat(200_000));
    assert_eq!(check("deep.ll", &deep, &["--model", "sc"]).code, Some(4));
    assert_eq!(check("noise.ll", "\u{0}\u{1}%%%@@@ !!! define define {{{{", &["--model", "sc"]).code, Some(4));
    assert_eq!(check("empty.ll", "", &["--model", "sc"]).code, Some(4));
}

#[test]
fn an_unknown_ending() {
    expect(&check("program.f90", "end\n", &[]), 4, "endings");
}

#[test]
fn endless_recursion() {
    let text = "int f(int n) { return f(n + 1) + 1; }\nint main(void) { return f(0); }\n";
    expect(&check("recursion.c", text, &["--model", "sc", "--engine", "enumerate"]), 3, "recursion");
    // The symbolic engine answers within the bounds that it could follow; here it is the explorer's limit that counts.
    let bounded = check("recursion-bounded.c", text, &["--model", "sc", "--unwind", "20"]);
    expect(&bounded, 0, "but only within bounds: `f` calls itself at most 20 times");
}

#[test]
fn a_ten_gigabyte_allocation() {
    let text = "#include <stdlib.h>
int main(void) { char *p = malloc(10ull << 30); if (p) { p[0] = 1; p[(10ull << 30) - 1] = 2; free(p); } return 0; }
";
    let ran = check("big.c", text, &["--model", "sc", "--timeout", "10"]);
    assert!(matches!(ran.code, Some(0 | 3 | 5)), "{}{}", ran.stdout, ran.stderr);
    let clear = "#include <stdlib.h>\nint main(void) { return calloc(10ull << 30, 1) == 0; }\n";
    let ran = check("big-calloc.c", clear, &["--model", "sc", "--timeout", "10"]);
    assert!(matches!(ran.code, Some(0 | 1 | 3 | 5)), "{}{}", ran.stdout, ran.stderr);
}

#[test]
fn an_endless_spin_ends_with_the_time() {
    let ran = check("spin.c", SPIN, &["--model", "sc", "--timeout", "2", "--engine", "enumerate"]);
    expect(&ran, 5, "out of time");
    assert!(ran.time < Duration::from_secs(6), "{:?}", ran.time);
    // What was proved before the time was over stays proved.
    let ran = check("spin-bounded.c", SPIN, &["--model", "sc", "--timeout", "2"]);
    expect(&ran, 0, "but only within bounds: the loop at line 3 of `main` at most ");
    assert!(ran.time < Duration::from_secs(6), "{:?}", ran.time);
}

#[test]
fn the_memory_limit_holds() {
    let ran = check("states.c", SPIN, &["--model", "sc", "--timeout", "60", "--memory", "50", "--engine", "enumerate"]);
    expect(&ran, 5, "out of memory");
}

#[test]
fn a_slow_clang_is_ended_with_the_time() {
    // A stand-in for a compiler that hangs.
    let script = temporary("bad/slow-clang", "#!/bin/sh\nexec sleep 30\n");
    let mut permissions = std::fs::metadata(&script).expect("it was just written").permissions();
    std::os::unix::fs::PermissionsExt::set_mode(&mut permissions, 0o755);
    std::fs::set_permissions(&script, permissions).expect("it can be made executable");
    let ran = run(&["check", "examples/store-buffering.c", "--timeout", "1", "--clang", &script.display().to_string()]);
    expect(&ran, 5, "out of time");
    assert!(ran.time < Duration::from_secs(6), "{:?}", ran.time);
}

#[test]
fn jsonl_stays_jsonl_whatever_happens() {
    let ran = check("syntax2.c", "int main(void) { return x; }\n", &["--format", "jsonl", "--model", "sc,tso"]);
    assert_eq!(ran.code, Some(4));
    let lines: Vec<serde_json::Value> =
        ran.stdout.lines().map(|l| serde_json::from_str(l).expect("a line is an object")).collect();
    assert_eq!(lines.len(), 2);
    for line in lines {
        assert_eq!(line["verdict"], "unknown");
        assert_eq!(line["error"]["line"], 1);
    }
}

#[test]
fn a_broken_trace_file() {
    let file = temporary("bad/trace.json", "{\"fencepost\": 1");
    expect(&run(&["replay", &file.display().to_string()]), 4, "not a trace file");
}

#[test]
fn a_broken_litmus_file() {
    for (name, text) in [
        ("a", ""),
        ("b", "X86 T\n{ }\n P0 ;\n FROB [x],$1 ;\nexists (x=1)\n"),
        ("c", "PPC T\n{}\n P0;\n sync;\nexists (x=1)\n"),
    ] {
        let file = temporary(&format!("bad/{name}.litmus"), text);
        let ran = run(&["litmus", &file.display().to_string()]);
        assert_eq!(ran.code, Some(4), "{name}: {}{}", ran.stdout, ran.stderr);
    }
}

/// A reader that leaves early is no error of ours.
#[test]
fn a_closed_pipe() {
    let mut child = {
        let mut command = fencepost();
        command.args(["models"]).stdout(std::process::Stdio::piped());
        command.spawn().expect("the binary starts")
    };
    drop(child.stdout.take());
    let status = child.wait().expect("the binary ends");
    assert_eq!(status.code(), Some(0));
}
