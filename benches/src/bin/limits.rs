//! Whether limits hold: wall-clock time and resident memory of `fencepost check` on programs made to exceed them.
//!
//! `cargo run --release -p fencepost-benches --bin limits FENCEPOST [ENGINE…]`, with the binary to measure. Each row: an engine
//! (`front` is the front end), a limit, what was used at most as a part of it, and the exit code. Memory is that of the process
//! and its children together, looked at every millisecond, and the process's own high-water mark.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// States without end, few bytes each.
const SPIN: &str = "#include <pthread.h>
#include <stdatomic.h>
atomic_uint n, m;
void *other(void *_) { (void)_; while (1) atomic_fetch_add(&m, 1); return 0; }
int main(void) { pthread_t t; pthread_create(&t, 0, other, 0); while (1) atomic_fetch_add(&n, 1); }
";

/// A question that no solver answers soon, and threads.
const FACTOR: &str = "#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
extern unsigned long __VERIFIER_nondet_ulong(void);
atomic_ulong p, q;
void *other(void *_) { (void)_; p = __VERIFIER_nondet_ulong(); return 0; }
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, other, 0);
  q = __VERIFIER_nondet_ulong();
  pthread_join(t, 0);
  unsigned long a = p, b = q;
  if (a > 1 && b > 1 && a < (1ul << 31) && b < (1ul << 31)) assert(a * b != 2305842979106455553ul);
}
";

/// Formulas that grow with each bound.
const GROW: &str = "#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
extern unsigned __VERIFIER_nondet_uint(void);
atomic_uint a[64];
void *other(void *_) { (void)_; for (unsigned i = 0;; i++) { a[(i * 7 + a[i % 64]) % 64] += __VERIFIER_nondet_uint() * a[(i * 5) % 64]; } return 0; }
int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, other, 0);
  pthread_create(&u, 0, other, 0);
  for (unsigned i = 0;; i++) assert(a[i % 64] * a[(i + 1) % 64] != 2147483629u || a[i % 64] < 2);
}
";

/// A text that the preprocessor makes a giant.
const GIANT: &str = "#define A(x) x x x x x x x x
#define B(x) A(A(A(x)))
#define C(x) B(B(x))
int n;
void f(void) { C(C(n = n * 3 + 1;)) }
int main(void) { f(); }
";

struct Case {
    engine: &'static str,
    time: &'static str,
    memory: &'static str,
}

const CASES: [Case; 7] = [
    Case { engine: "front", time: GIANT, memory: GIANT },
    Case { engine: "enumerate", time: SPIN, memory: SPIN },
    Case { engine: "symbolic", time: FACTOR, memory: GROW },
    Case { engine: "unwind", time: FACTOR, memory: GROW },
    Case { engine: "directed", time: SPIN, memory: GROW },
    Case { engine: "modular", time: GROW, memory: GROW },
    Case { engine: "auto", time: FACTOR, memory: GROW },
];

fn main() -> Result<(), String> {
    let mut args = std::env::args().skip(1);
    let binary = args.next().ok_or("usage: limits FENCEPOST [ENGINE…]")?;
    let binary = Path::new(&binary).canonicalize().map_err(|e| format!("{binary}: {e}"))?;
    let wanted: Vec<String> = args.collect();
    println!("{:10} {:>12} {:>10} {:>7} {:>5}  answer", "engine", "limit", "used", "part", "exit");
    for case in CASES.iter().filter(|c| wanted.is_empty() || wanted.iter().any(|w| w == c.engine)) {
        for seconds in [5u32, 10, 20] {
            let flags = [format!("--timeout={seconds}"), "--memory=8000".to_string()];
            let ran = run(&binary, case.engine, case.time, &flags)?;
            print(case.engine, &format!("{seconds} s"), ran.seconds, f64::from(seconds), &ran);
        }
        for megabytes in [200u32, 500, 1000] {
            let flags = ["--timeout=120".to_string(), format!("--memory={megabytes}")];
            let ran = run(&binary, case.engine, case.memory, &flags)?;
            print(case.engine, &format!("{megabytes} MB"), ran.megabytes, f64::from(megabytes), &ran);
        }
    }
    Ok(())
}

fn print(engine: &str, limit: &str, used: f64, allowed: f64, ran: &Ran) {
    let part = used / allowed * 100.0;
    let answer: String = ran.answer.chars().take(60).collect();
    println!("{engine:10} {limit:>12} {used:>10.2} {part:>6.1}% {:>5}  {answer}", ran.exit);
}

struct Ran {
    seconds: f64,
    megabytes: f64,
    exit: i32,
    answer: String,
}

fn run(binary: &Path, engine: &str, text: &str, flags: &[String]) -> Result<Ran, String> {
    let file: PathBuf = std::env::temp_dir().join(format!("fencepost-limits-{}.c", std::process::id()));
    std::fs::write(&file, text).map_err(|e| e.to_string())?;
    let engine = if engine == "front" { "symbolic" } else { engine };
    let mut command = Command::new(binary);
    command
        .arg("check")
        .arg(&file)
        .args(["--model=sc", "--property=assert"])
        .arg(format!("--engine={engine}"))
        .args(flags);
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let begin = Instant::now();
    let mut child = command.spawn().map_err(|e| e.to_string())?;
    let megabytes = watch(&mut child)?;
    let seconds = begin.elapsed().as_secs_f64();
    let output = child.wait_with_output().map_err(|e| e.to_string())?;
    // It stays in the temporary folder otherwise.
    let _ = std::fs::remove_file(&file);
    let said = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    let answer = said.lines().next().unwrap_or_default().rsplit('/').next().unwrap_or_default().to_string();
    Ok(Ran { seconds, megabytes, exit: output.status.code().unwrap_or(-1), answer })
}

/// Waits for a process, and says how much memory it has had at most.
fn watch(child: &mut Child) -> Result<f64, String> {
    let mut most = 0u64;
    while child.try_wait().map_err(|e| e.to_string())?.is_none() {
        let own = field(child.id(), "VmRSS:");
        let children: u64 = children(child.id()).into_iter().map(|c| field(c, "VmRSS:")).sum();
        most = most.max(own + children).max(field(child.id(), "VmHWM:"));
        std::thread::sleep(Duration::from_millis(1));
    }
    Ok(most as f64 / 1024.0)
}

/// A number of kilobytes that the system tells about a process; 0 if it is gone.
fn field(process: u32, name: &str) -> u64 {
    let text = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = text.lines().find_map(|l| l.strip_prefix(name)).unwrap_or_default();
    line.split_whitespace().next().and_then(|n| n.parse().ok()).unwrap_or(0)
}

fn children(process: u32) -> Vec<u32> {
    let Ok(tasks) = std::fs::read_dir(format!("/proc/{process}/task")) else { return Vec::new() };
    let lists = tasks.flatten().filter_map(|t| std::fs::read_to_string(t.path().join("children")).ok());
    lists.flat_map(|l| l.split_whitespace().filter_map(|p| p.parse().ok()).collect::<Vec<u32>>()).collect()
}
