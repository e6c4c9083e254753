//! The front end: how fast LLVM IR is read and lowered, and what a litmus-size program costs from C to the verdict.
//!
//! First table: a generated C file is compiled by each clang that is found, so that the text has at least 60,000
//! lines; then the text is parsed and lowered. Target: parse and lower in less than 0.5 s.
//! Second table: `examples/store-buffering.c`, from C to the verdict. `clang` is the time of the whole front end minus the time
//! of reading and lowering the same text without clang. `process` is a process of its own that does all of it once,
//! so that what is kept between runs (the library model) counts. Target: less than 0.2 s.
//! Each time is the median of several runs.

use fencepost_benches::row;
use fencepost_cfront::{llvm, load, load_ll_text, lower_modules, Options};
use fencepost_check::enumerate::Enumerate;
use fencepost_check::{Budget, Engine, Properties, Property, Task};
use fencepost_ir::{Diagnostic, Program};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

const LINES: usize = 60_000;
const RUNS: usize = 7;

fn main() -> Result<(), String> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    if let [once, clang, model] = &args[..] {
        if once == "once" {
            return check(&program(Path::new(clang))?, model);
        }
    }
    let clangs = clangs();
    if clangs.is_empty() {
        return Err("no clang is on the path".into());
    }
    println!("\nreading and lowering a large file (target: less than 0.5 s)");
    row(&["clang", "lines", "MB", "parse s", "lower s", "total s", "functions"].map(String::from));
    for clang in &clangs {
        large(clang)?;
    }
    println!("\na litmus-size program from C to the verdict (target: less than 0.2 s)");
    row(&["clang", "model", "clang s", "read s", "check s", "total s", "process s"].map(String::from));
    for clang in &clangs {
        for model in ["sc", "tso", "pso", "rmo"] {
            small(clang, model)?;
        }
    }
    Ok(())
}

/// The clangs on the path, by version.
fn clangs() -> Vec<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let names = (14..20).map(|version| format!("clang-{version}"));
    names.filter_map(|name| std::env::split_paths(&path).map(|f| f.join(&name)).find(|p| p.is_file())).collect()
}

fn name(clang: &Path) -> String {
    clang.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

fn large(clang: &Path) -> Result<(), String> {
    let mut functions = 100;
    let text = loop {
        let text = compile(clang, &source(functions))?;
        let lines = text.lines().count();
        if lines >= LINES {
            break text;
        }
        functions = (functions * LINES).div_ceil(lines.max(1)) + 1;
    };
    let read = || llvm::parse(&text, "large.ll").map_err(|e| e.to_string());
    let module = read()?;
    let (options, modules) = (Options::default(), [module]);
    let program = lower_modules(&modules, &options).map_err(|e| words(&e))?;
    let parse = median(|| read().map(drop))?;
    let lower = median(|| lower_modules(&modules, &options).map(drop).map_err(|e| words(&e)))?;
    row(&[
        name(clang),
        text.lines().count().to_string(),
        format!("{:.1}", text.len() as f64 / 1e6),
        format!("{parse:.3}"),
        format!("{lower:.3}"),
        format!("{:.3}", parse + lower),
        program.functions.len().to_string(),
    ]);
    Ok(())
}

/// The program of the second table.
fn program(clang: &Path) -> Result<Program, String> {
    let options = Options { clang: Some(clang.to_path_buf()), ..Options::default() };
    load(&[example()], &options).map_err(|e| words(&e))
}

fn example() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../examples/store-buffering.c")
}

fn check(program: &Program, model: &str) -> Result<(), String> {
    let model = fencepost_models::model(model).ok_or("no such model")?;
    let properties = Properties::NONE.with(Property::Assert);
    Enumerate.check(&Task { program, model, properties, unwind: None, budget: Budget::unlimited() });
    Ok(())
}

fn small(clang: &Path, model: &str) -> Result<(), String> {
    let known = program(clang)?;
    let text = compile(clang, &std::fs::read_to_string(example()).map_err(|e| e.to_string())?)?;
    let front = median(|| program(clang).map(drop))?;
    let read = median(|| load_ll_text(&text, "small.ll", &Options::default()).map(drop).map_err(|e| words(&e)))?;
    let explore = median(|| check(&known, model))?;
    let this = std::env::current_exe().map_err(|e| e.to_string())?;
    let process = median(|| {
        let status = Command::new(&this).arg("once").arg(clang).arg(model).status().map_err(|e| e.to_string())?;
        status.success().then_some(()).ok_or_else(|| "the process failed".to_string())
    })?;
    row(&[
        name(clang),
        model.to_string(),
        format!("{:.3}", front - read),
        format!("{read:.4}"),
        format!("{explore:.4}"),
        format!("{:.3}", front + explore),
        format!("{process:.3}"),
    ]);
    Ok(())
}

/// The median time of several runs, in seconds.
fn median(mut run: impl FnMut() -> Result<(), String>) -> Result<f64, String> {
    let mut times = Vec::new();
    for _ in 0..RUNS {
        let start = Instant::now();
        run()?;
        times.push(start.elapsed().as_secs_f64());
    }
    times.sort_by(f64::total_cmp);
    Ok(times[RUNS / 2])
}

fn words(errors: &[Diagnostic]) -> String {
    errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

/// What clang makes of a C text, as the front end asks for it.
fn compile(clang: &Path, source: &str) -> Result<String, String> {
    let file = std::env::temp_dir().join(format!("fencepost-bench-{}.c", std::process::id()));
    std::fs::write(&file, source).map_err(|e| e.to_string())?;
    let flags = ["-S", "-emit-llvm", "-g", "-O0", "-Xclang", "-disable-O0-optnone", "-fno-discard-value-names", "-w"];
    let output = Command::new(clang).args(flags).args(["-o", "-"]).arg(&file).output().map_err(|e| e.to_string())?;
    // Nobody is hurt by a file that stays behind in the temporary folder.
    let _ = std::fs::remove_file(&file);
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// A C program of many functions, with the mixture of statements that real ones have.
fn source(functions: usize) -> String {
    let mut out = String::from(
        "#include <stdatomic.h>\n#include <string.h>\n\
         struct node { struct node *next; int key; char name[16]; atomic_int count; };\n\
         static struct node nodes[64]; static atomic_int lock; int total;\n",
    );
    for i in 0..functions {
        // Writing to a string never fails.
        let _ = write!(
            out,
            "static int f{i}(struct node *n, int k) {{\n  int sum = {i}, expected = 0;\n  struct node copy = *n;\n\
             \x20 for (int j = 0; j < k; j++) {{\n    if (n->key > j && (n->key & 3) != {m}) sum += n->name[j & 15] * {i};\n\
             \x20   else if (!n->next) break;\n    else {{ struct node *next = n->next; n = next; }}\n  }}\n\
             \x20 switch (sum % 5) {{\n  case 0: sum ^= copy.key; break;\n  case 1: sum <<= 1;\n  case 2: sum--; break;\n\
             \x20 default: memset(copy.name, sum, sizeof copy.name);\n  }}\n\
             \x20 if (atomic_compare_exchange_strong(&lock, &expected, {i}))\n    atomic_fetch_add_explicit(&n->count, sum, memory_order_release);\n\
             \x20 return sum + copy.name[k & 15] + (k ? f{p}(n, k - 1) : 0);\n}}\n",
            m = i % 4,
            p = i.saturating_sub(1),
        );
    }
    out.push_str("int main(void) {\n");
    for i in 0..functions {
        let _ = writeln!(out, "  total += f{i}(&nodes[{}], {});", i % 64, i % 9);
    }
    out.push_str("  return total;\n}\n");
    out
}
