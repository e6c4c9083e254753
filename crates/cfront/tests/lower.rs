//! What the front end makes of small inputs: programs that pass the verifier, or diagnostics with a place.

use fencepost_cfront::{load, load_ll_text, DataModel, Options};
use fencepost_ir::{Diagnostic, DiagnosticKind, Op, Operand, Program, Terminator, Type};
use std::path::{Path, PathBuf};

fn ll(text: &str) -> Result<Program, Vec<Diagnostic>> {
    load_ll_text(text, "test.ll", &Options::default())
}

/// The only diagnostic of an input.
fn refused(text: &str) -> Diagnostic {
    let mut all = ll(text).expect_err("the input must be refused");
    assert!(all.iter().all(|diagnostic| diagnostic.file.is_some()), "a diagnostic has no place: {all:?}");
    all.remove(0)
}

fn features() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/features")
}

/// Writes sources into a folder of their own and loads them together.
fn sources(test: &str, files: &[(&str, &str)], options: &Options) -> Result<Program, Vec<Diagnostic>> {
    let folder = std::env::temp_dir().join(format!("fencepost-cfront-{}-{test}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    let mut paths = Vec::new();
    for (name, text) in files {
        std::fs::write(folder.join(name), text).expect("the file can be written");
        paths.push(folder.join(name));
    }
    let result = load(&paths, options);
    let _ = std::fs::remove_dir_all(&folder);
    result
}

fn ops(program: &Program) -> impl Iterator<Item = &Op> {
    program.functions.iter().flat_map(|f| &f.blocks).flat_map(|b| &b.insts).map(|inst| &inst.op)
}

#[test]
fn every_feature_lowers() {
    let mut count = 0;
    for entry in std::fs::read_dir(features()).expect("the feature corpus is there") {
        let path = entry.expect("it can be listed").path();
        // What is refused on purpose is tested with the rest of the corpus in `features.rs`.
        if std::fs::read_to_string(&path).is_ok_and(|text| text.contains("// expect: refused")) {
            continue;
        }
        if let Err(diagnostics) = load(std::slice::from_ref(&path), &Options::default()) {
            panic!("{}: {}", path.display(), diagnostics[0]);
        }
        count += 1;
    }
    assert!(count > 40, "only {count} features were found");
}

#[test]
fn features_lower_for_32_bits_too() {
    let options = Options { data_model: Some(DataModel::Ilp32), ..Options::default() };
    for name in ["structs.c", "varargs.c", "vprint.c", "mutex.c", "semaphore.c", "atomic_struct.c", "c11_threads.c"] {
        if let Err(diagnostics) = load(&[features().join(name)], &options) {
            panic!("{name}: {}", diagnostics[0]);
        }
    }
}

#[test]
fn printing_over_a_list_ignores_a_printf_of_the_program() {
    let text = "int printf(const char *f, ...) { return 7; } int vprintf(const char *, __builtin_va_list);
                static int say(const char *f, ...) { __builtin_va_list l; __builtin_va_start(l, f); return vprintf(f, l); }
                int main(void) { return say(\"%d\", 1); }";
    let program = sources("vprintf", &[("a.c", text)], &Options::default()).expect("it lowers");
    assert!(ops(&program).any(|op| matches!(op, Op::Print { .. })));
    assert!(program.functions.iter().all(|f| f.name != "printf"), "the program's own function is reached");
}

#[test]
fn locals_become_registers_and_dependencies_stay() {
    let text = "int x, y; int main(void) { int r = x; int z = r ^ r; y = z; return 0; }";
    let program = sources("xor", &[("a.c", text)], &Options::default()).expect("it lowers");
    assert!(!ops(&program).any(|op| matches!(op, Op::Alloca { .. })), "a local stayed in memory");
    assert!(ops(&program).any(|op| matches!(op, Op::Bin(fencepost_ir::BinOp::Xor, a, b) if a == b)));
    let main = program.func(program.entry);
    assert!(main.regs.iter().any(|reg| reg.name.as_deref() == Some("r")), "the name of a local is lost");
}

#[test]
fn a_variable_read_before_it_is_set_is_undefined() {
    let text = "int y; int main(void) { int r; y = r; return 0; }";
    let program = sources("undef", &[("a.c", text)], &Options::default()).expect("it lowers");
    let undefined = |op: &Op| matches!(op, Op::Store { value: Operand::Undef(Type::Int(32)), .. });
    assert!(ops(&program).any(undefined));
}

#[test]
fn files_are_linked() {
    let a =
        "static int n = 1; extern int get(void), table[2]; int common; __attribute__((weak)) int w(void) { return 1; }
             int main(void) { return n + get() + table[1] + common + w(); }";
    let b =
        "static int n = 10; int common = 4, table[2] = {4, 5}; int get(void) { return n; } int w(void) { return 2; }";
    let program = sources("link", &[("a.c", a), ("b.c", b)], &Options::default()).expect("it lowers");
    assert!(program.global_named("n").is_some() && program.global_named("n.1").is_some());
    let w = program.func(program.func_named("w").expect("w is called"));
    assert_eq!(w.blocks[0].term, Terminator::Return(vec![Operand::int(32, 2)]), "the weak definition won");
}

#[test]
fn two_definitions_are_refused() {
    let text = "int f(void) { return 1; } ";
    let files = [("a.c", "int f(void) { return 0; } int main(void) { return f(); }"), ("b.c", text)];
    let all = sources("twice", &files, &Options::default()).expect_err("it is refused");
    assert_eq!(all[0].kind, DiagnosticKind::Malformed);
}

#[test]
fn unknown_functions_are_refused_where_they_are_called_unless_pure() {
    let text = "int f(int);\nint main(void) {\n  return f(1);\n}\n";
    let all = sources("extern", &[("a.c", text)], &Options::default()).expect_err("it is refused");
    assert_eq!((all[0].kind, all[0].line, all[0].column), (DiagnosticKind::Unsupported, 3, 10));
    let options = Options { assume_pure: vec!["f".into()], ..Options::default() };
    let program = sources("pure", &[("a.c", text)], &options).expect("it lowers");
    assert!(ops(&program).any(|op| matches!(op, Op::Nondet(Type::Int(32), _))));
}

#[test]
fn clang_errors_keep_their_positions() {
    let all = sources("error", &[("a.c", "int main(void) {\n  return x;\n}\n")], &Options::default());
    let all = all.expect_err("it is refused");
    assert_eq!((all[0].kind, all[0].line, all[0].column), (DiagnosticKind::Malformed, 2, 10));
}

#[test]
fn only_known_assembly_is_accepted() {
    let good = "int main(void) { __asm__ volatile(\"mfence\" ::: \"memory\"); __asm__ volatile(\"\" ::: \"memory\"); return 0; }";
    let program = sources("mfence", &[("a.c", good)], &Options::default()).expect("it lowers");
    assert_eq!(ops(&program).filter(|op| matches!(op, Op::Fence(_))).count(), 1);
    let bad = "int main(void) { __asm__ volatile(\"isync\" ::: \"memory\"); return 0; }";
    let all = sources("isync", &[("a.c", bad)], &Options::default()).expect_err("it is refused");
    assert_eq!(all[0].kind, DiagnosticKind::Unsupported);
}

#[test]
fn bad_input_is_refused_with_a_place() {
    let missing = load(&[PathBuf::from("no/such/file.c")], &Options::default()).expect_err("it is refused");
    assert_eq!(missing[0].kind, DiagnosticKind::Io);
    assert_eq!(refused("").kind, DiagnosticKind::Malformed);
    assert_eq!(refused("define i32 @main() { ret i32 %x }").kind, DiagnosticKind::Malformed);
    assert_eq!(refused("define i32 @main() { br label %a\na:\n ret i64 0 }").kind, DiagnosticKind::Malformed);
    assert_eq!(
        refused("define i32 @main() { %x = load i200, ptr null\n ret i32 0 }").kind,
        DiagnosticKind::Unsupported
    );
    let deep = format!(
        "@g = global {}i32{} zeroinitializer\ndefine i32 @main() {{ ret i32 0 }}",
        "{".repeat(5000),
        "}".repeat(5000)
    );
    assert!(ll(&deep).is_err(), "nesting has a limit");
}

#[test]
fn a_call_that_does_not_return_ends_its_block() {
    let text = "declare void @abort()\ndefine i32 @main() {\n  call void @abort()\n  %x = add i32 1, 2\n  br label %next\nnext:\n  ret i32 %x\n}";
    let program = ll(text).expect("it lowers");
    let main = program.func(program.entry);
    assert_eq!((main.blocks.len(), &main.blocks[0].term), (1, &Terminator::ProcessExit));
}

#[test]
fn without_main_every_visible_function_is_kept_if_asked() {
    let options = Options { require_main: false, ..Options::default() };
    let text = "#include <fencepost.h>\nstatic void put(void) { fp_observe(fp_arg()); }\nFP_OPERATION(p, put)\nvoid fp_init(void) {}\n";
    let program = sources("operations", &[("a.c", text)], &options).expect("it lowers");
    assert!(program.func_named("__fp_operation_p").is_some() && program.func_named("fp_init").is_some());
}
