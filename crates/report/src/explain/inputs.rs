//! The codes of what is wrong with the command line, the settings, and the input.

use super::{explained, Example, Explanation};

/// What is wrong before anything is checked.
pub const INPUTS: &[Explanation] = &[
    explained!(
        "usage",
        "The command line is wrong. The exit code is 2.",
        "`fencepost COMMAND --help` lists the flags.",
        "check safe.c --model arm"
    ),
    explained!(
        "config",
        "A `fencepost.toml` is wrong: a key that does not exist, a value that does not fit. The exit code is 2.",
        "mend the line that is shown; `--no-config` goes without the file, `--show-config` prints what counts.",
        "check --show-config --config config.toml",
        "config.toml"
    ),
    explained!(
        "compile-commands",
        "A `compile_commands.json` is not understood. The exit code is 2.",
        "let the build write it anew; `--no-compile-commands` goes without it.",
        "check safe.c --compile-commands compile-commands.json",
        "compile-commands.json"
    ),
    explained!(
        "no-such-input",
        "`--input` names an input that the program does not have.",
        "name the function that gives the input, or the variable that it is assigned to.",
        "check safe.c --input n=3",
        "safe.c"
    ),
    explained!(
        "bad-test",
        "A test of a data type is not understood.",
        "write the letters of the operations, the threads apart: `e d | d`.",
        "test not-serial.c --test x",
        "not-serial.c"
    ),
    explained!(
        "no-operations",
        "A test needs operations, and the program names none.",
        "name them with FP_OPERATION of fencepost.h.",
        "test safe.c",
        "safe.c"
    ),
    explained!(
        "unreadable-file",
        "A file that was named is not there, is a folder, or may not be read.",
        "check the name, and the folder that the command runs in.",
        "check no-such-file.c"
    ),
    explained!(
        "unwritable-file",
        "A file cannot be written.",
        "check that its folder is there, and that you may write to it.",
        "check assertion.c --model sc --trace no/such/folder.json"
    ),
    explained!(
        "unknown-ending",
        "The ending of a file's name does not say what it holds.",
        "name C `.c` or `.i`, C++ `.cpp`, `.cc` or `.cxx`, Rust `.rs`, LLVM IR `.ll`.",
        "check config.toml"
    ),
    explained!(
        "no-clang",
        "There is no clang, or it cannot be run.",
        "install clang, version 14 to 19, or name it with `--clang` or FENCEPOST_CLANG.",
        "check safe.c --clang no-such-clang"
    ),
    explained!(
        "clang-failed",
        "Clang ended without saying what is wrong with the program; often a flag is wrong.",
        "look at the arguments behind `--`, `clang_args` and those of the build.",
        "check safe.c -- -mllvm -no-such-option"
    ),
    explained!(
        "clang-error",
        "Clang does not accept the program: an error of syntax or types, or a header that is missing.",
        "mend it; for a header, give its folder with `-I`, `include` in fencepost.toml, or a compile_commands.json.",
        "check clang-error.c",
        "clang-error.c"
    ),
    explained!(
        "clang-output",
        "What clang wrote is not understood; it should be LLVM IR as text.",
        "leave out flags that change what clang writes; otherwise report it, with the version of clang.",
        "check safe.c -- -E"
    ),
    explained!(
        "no-rustc",
        "There is no rustc, or it cannot be run; Rust programs are read through it.",
        "install Rust, version 1.90 or newer, or name its compiler in the environment variable RUSTC."
    ),
    explained!(
        "rustc-failed",
        "Rustc ended without saying what is wrong with the program, or what it wrote is not understood; often a flag is wrong.",
        "look at the arguments behind `--`; otherwise report it, with the version of rustc.",
        "check rustc-error.rs -- --no-such-option"
    ),
    explained!(
        "rustc-error",
        "Rustc does not accept the program: a mistake, or a part of Rust's standard library that is not modelled.",
        "mend it; docs/rust.md lists what there is of `std`.",
        "check rustc-error.rs",
        "rustc-error.rs"
    ),
    explained!(
        "no-main",
        "The program has no function `main`.",
        "give all files of the program; for a data type without `main`, use `fencepost test`.",
        "check no-main.c",
        "no-main.c"
    ),
    explained!(
        "defined-twice",
        "A function or variable is defined in two files of the program.",
        "give each file once, and define each thing in one of them.",
        "check safe.c safe.c",
        "safe.c"
    ),
    explained!(
        "mixed-data-models",
        "The files of a program are compiled for different sizes of long and pointers.",
        "choose one with `--data-model`.",
        "check safe.c mixed-data-models.ll",
        "mixed-data-models.ll"
    ),
    explained!(
        "malformed-ir",
        "A file with LLVM IR is not well formed.",
        "let the compiler write it anew, as text (`-S -emit-llvm`).",
        "check malformed-ir.ll",
        "malformed-ir.ll"
    ),
    explained!(
        "target",
        "The file is compiled for a machine that is not modelled.",
        "compile it for x86-64 or i386, or another little-endian machine with pointers of 32 or 64 bits.",
        "check target.ll",
        "target.ll"
    ),
    explained!(
        "no-body",
        "A function is called that no file defines and no model of a library knows.",
        "give the file that defines it; if it has no effect on the program, `--assume-pure NAME`.",
        "check no-body.c",
        "no-body.c"
    ),
    explained!(
        "undefined-variable",
        "A variable is declared and used, but no file defines it.",
        "give the file that defines it.",
        "check undefined-variable.c",
        "undefined-variable.c"
    ),
    explained!(
        "inline-asm",
        "Inline assembly is used that is not modelled; barriers and x86 locked instructions are.",
        "write it with C11 atomics; `__FENCEPOST__` is defined, so `#ifdef` can choose.",
        "check inline-asm.c",
        "inline-asm.c"
    ),
    explained!(
        "exceptions",
        "Exceptions of C++ are not modelled.",
        "compile without them, or report errors by values.",
        "check exceptions.ll",
        "exceptions.ll"
    ),
    explained!(
        "library-use",
        "A function of a library is used in a way that is not modelled.",
        "see the message for what is modelled; `#ifdef __FENCEPOST__` can choose another way.",
        "check library-use.c",
        "library-use.c"
    ),
    explained!(
        "type-use",
        "A type is used in a way that is not modelled.",
        "pass large values by pointer, and use plain scalars for atomics.",
        "check type-use.c",
        "type-use.c"
    ),
    explained!(
        "constant-use",
        "An initial value or a constant is not modelled.",
        "compute it at the start of `main` instead.",
        "check constant-use.ll",
        "constant-use.ll"
    ),
    explained!(
        "unmodelled",
        "An instruction is not modelled.",
        "write it another way; `#ifdef __FENCEPOST__` can choose.",
        "check unmodelled.c",
        "unmodelled.c"
    ),
    explained!(
        "too-large",
        "The program is larger than the front end takes: a variable, a constant, a function, or a file.",
        "make it smaller, for example with `-D SIZE=4`; small sizes show most bugs.",
        "check too-large.c",
        "too-large.c"
    ),
    explained!(
        "litmus-syntax",
        "A litmus test is malformed.",
        "mend the place that is shown; the format is herd's.",
        "litmus litmus-syntax.litmus",
        "litmus-syntax.litmus"
    ),
    explained!(
        "litmus-unsupported",
        "A litmus test uses something that is not modelled.",
        "x86 and C tests are read, with the usual instructions and the atomics of C11.",
        "litmus litmus-unsupported.litmus",
        "litmus-unsupported.litmus"
    ),
    explained!(
        "litmus-too-large",
        "A litmus test has more of something than is read.",
        "make it smaller; the message names the limit.",
        "litmus litmus-too-large.litmus",
        "litmus-too-large.litmus"
    ),
    explained!(
        "no-translation",
        "`sequentialize` cannot write the program as sequential C, or `export-test` a run as a C test.",
        "the message names what is not handled; `check --engine unwind` and `replay --step` need no translation.",
        "sequentialize no-translation.c --writes 2",
        "no-translation.c"
    ),
    explained!(
        "trace-file",
        "A file is not a trace that `check --trace` or `explore --schedules` has written.",
        "write the trace anew.",
        "replay safe.c"
    ),
    explained!(
        "trace-mismatch",
        "A trace is not a run of its program that its model allows.",
        "if the program, its flags or the compiler changed since, check it again; otherwise report it.",
        "replay trace-mismatch.json"
    ),
    explained!(
        "internal-error",
        "fencepost itself failed, or its engines disagree. The exit code is 101.",
        "report it with the input and the command line; this is not your fault."
    ),
];
