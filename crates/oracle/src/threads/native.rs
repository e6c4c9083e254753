//! Compiles a concurrent program and runs it under some schedules.

use super::{races_are_seen, text, Seen};
use crate::lang::{Cond, Place, Program, Stmt};
use crate::render::Language;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// The compilers and where they work.
#[derive(Clone, Debug)]
pub struct Native {
    /// clang; that for C++ has a name like it.
    pub clang: PathBuf,
    /// A folder of its own.
    pub folder: PathBuf,
    /// How many schedules are tried with each sanitizer.
    pub runs: u64,
}

/// How a program is compiled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Build {
    Address,
    Thread,
    /// Rust has no sanitizers in its stable compiler.
    Plain,
}

const ADDRESS: &[&str] = &[
    "-fsanitize=address,integer-divide-by-zero,signed-integer-overflow,null",
    "-fno-sanitize-recover=all",
    "-fsanitize-address-use-after-scope",
    "-fsanitize-address-use-after-return=always",
];
const THREAD: &[&str] = &["-fsanitize=thread"];

/// A run that takes longer than this may stand still.
const PATIENCE: Duration = Duration::from_secs(2);

/// One that does not move so long does.
const STILL: Duration = Duration::from_millis(700);

/// So long at most.
const LIMIT: Duration = Duration::from_secs(20);

/// The same with ThreadSanitizer: a thread of its own wakes ten times a second, so no standstill is seen, and what is to see comes early.
const WATCHED: Duration = Duration::from_secs(3);

impl Native {
    /// Whether the compilers have their sanitizers, and these see something.
    pub fn works(&self) -> Result<(), String> {
        let store = |n| Stmt::Store(Place::Var(0), crate::lang::Expr::Const(n), crate::lang::Order::Plain);
        let race = vec![Stmt::Create(1), store(2), Stmt::Join(1)];
        let after = vec![
            Stmt::Malloc(0),
            Stmt::Free(0),
            Stmt::Load(1, Place::Deref(0), crate::lang::Order::Plain),
            Stmt::If(Cond::Is(1, 5), vec![store(1)], Vec::new()),
        ];
        for (body, seen) in [(race, Seen::Race), (after, Seen::Memory)] {
            let program =
                Program { threads: vec![body, vec![store(1)]], locals: vec![Vec::new(); 2], ..Program::default() };
            let saw = self.run(&program, Language::C, Some(seen))?;
            if !saw.contains_key(&seen) {
                return Err(format!("{seen:?} is not seen"));
            }
        }
        Ok(())
    }

    /// What is seen of a program, with the first words about it; only what shows that, if something is looked for.
    pub fn run(
        &self,
        program: &Program,
        language: Language,
        only: Option<Seen>,
    ) -> Result<BTreeMap<Seen, String>, String> {
        let source = self.folder.join(format!("native.{}", language.extension()));
        std::fs::write(&source, text::paused(program, language)).map_err(|e| e.to_string())?;
        let builds: &[Build] = match (language, only) {
            (Language::Rust, _) => &[Build::Plain],
            (_, Some(Seen::Race)) => &[Build::Thread],
            (_, Some(Seen::Memory | Seen::Standstill)) => &[Build::Address],
            (_, None | Some(Seen::Assertion)) if races_are_seen(program) => &[Build::Address, Build::Thread],
            (_, None | Some(Seen::Assertion)) => &[Build::Address],
        };
        let mut seen = BTreeMap::new();
        for build in builds {
            let binary = self.compile(&source, language, *build)?;
            for schedule in 0..self.runs {
                if let Some((what, words)) = once(&binary, *build, schedule) {
                    seen.entry(what).or_insert(words);
                    // It takes long to see, and it is always the same.
                    if what == Seen::Standstill || only == Some(what) {
                        break;
                    }
                }
            }
        }
        Ok(seen)
    }

    fn compile(&self, source: &Path, language: Language, build: Build) -> Result<PathBuf, String> {
        let binary = self.folder.join("native");
        let flags = match build {
            Build::Address => ADDRESS,
            Build::Thread => THREAD,
            Build::Plain => &[],
        };
        let clang = self.clang.display().to_string();
        let mut command = match language {
            Language::C => {
                let mut c = Command::new(&clang);
                c.args(["-std=gnu17", "-O0", "-g1", "-w", "-pthread", "-fno-omit-frame-pointer"]).args(flags);
                c
            }
            Language::Cpp => {
                let mut c = Command::new(clang.replace("clang", "clang++"));
                c.args(["-std=c++20", "-O0", "-g1", "-w", "-pthread", "-fno-omit-frame-pointer"]).args(flags);
                c
            }
            Language::Rust => {
                let mut c = Command::new("rustc");
                c.args(["--edition", "2021", "-Copt-level=0", "-Cdebuginfo=0", "-Cdebug-assertions=on", "-Awarnings"]);
                c
            }
        };
        let out = command.arg("-o").arg(&binary).arg(source).output().map_err(|e| e.to_string())?;
        if out.status.success() {
            return Ok(binary);
        }
        let text = String::from_utf8_lossy(&out.stderr).into_owned();
        Err(text.lines().find(|l| l.contains("error")).unwrap_or("it does not compile").to_string())
    }
}

/// Runs it once; what was seen first.
fn once(binary: &Path, build: Build, schedule: u64) -> Option<(Seen, String)> {
    let report = binary.with_extension("said");
    let said = std::fs::File::create(&report).ok()?;
    let child = Command::new(binary)
        .env("ORACLE_SCHEDULE", (schedule + 1).to_string())
        .env("ASAN_OPTIONS", "detect_leaks=0:detect_stack_use_after_return=1:exitcode=66")
        .env(
            "TSAN_OPTIONS",
            "exitcode=66:halt_on_error=0:atexit_sleep_ms=0:detect_deadlocks=0:report_thread_leaks=0:report_mutex_bugs=0:\
             report_signal_unsafe=0:report_destroy_locked=0",
        )
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(said)
        .spawn()
        .ok()?;
    let ended = wait(child, if build == Build::Thread { WATCHED } else { LIMIT });
    let text = String::from_utf8_lossy(&std::fs::read(&report).ok()?).into_owned();
    let line = |with: &str| text.lines().find(|l| l.contains(with)).map(|l| l.chars().take(140).collect::<String>());
    if let Some(l) = line("ERROR: AddressSanitizer").or_else(|| line("runtime error:")) {
        return Some((Seen::Memory, l));
    }
    if let Some(l) = line("Assertion `").or_else(|| line("assertion failed")) {
        return Some((Seen::Assertion, l));
    }
    if let Some(l) = line("WARNING: ThreadSanitizer: data race") {
        let at = line("/native.").unwrap_or_default();
        return Some((Seen::Race, format!("{l} {}", at.trim())));
    }
    match (ended, build) {
        (Ended::Still, Build::Address | Build::Plain) => Some((Seen::Standstill, "it does not move".into())),
        (Ended::Signal(n), Build::Plain) => Some((Seen::Memory, format!("signal {n}"))),
        // ThreadSanitizer has a thread of its own that always moves.
        (Ended::Still, Build::Thread) | (Ended::Signal(_), Build::Address | Build::Thread) | (Ended::Other, _) => None,
    }
}

/// How a run ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Ended {
    /// No thread moved any more.
    Still,
    Signal(i32),
    Other,
}

fn wait(mut child: Child, limit: Duration) -> Ended {
    use std::os::unix::process::ExitStatusExt;
    let begin = Instant::now();
    let mut last: Option<(Instant, Vec<String>)> = None;
    loop {
        match child.try_wait() {
            Ok(Some(status)) => return status.signal().map_or(Ended::Other, Ended::Signal),
            Ok(None) => {}
            Err(_) => return Ended::Other,
        }
        let mut ended = None;
        if begin.elapsed() > limit {
            ended = Some(Ended::Other);
        } else if begin.elapsed() > PATIENCE {
            let now = sleepers(child.id());
            match (&now, &last) {
                (Some(now), Some((since, then))) if now == then => {
                    ended = (since.elapsed() > STILL).then_some(Ended::Still);
                }
                (Some(now), _) => last = Some((Instant::now(), now.clone())),
                (None, _) => last = None,
            }
        }
        if let Some(ended) = ended {
            let _ = child.kill();
            let _ = child.wait();
            return ended;
        }
        let short = begin.elapsed() < Duration::from_millis(50);
        std::thread::sleep(Duration::from_millis(if short { 2 } else { 20 }));
    }
}

/// How often each thread of a process went to sleep; nothing if one of them is awake.
fn sleepers(pid: u32) -> Option<Vec<String>> {
    let mut out = Vec::new();
    for task in std::fs::read_dir(format!("/proc/{pid}/task")).ok()? {
        let status = std::fs::read_to_string(task.ok()?.path().join("status")).ok()?;
        let field = |key: &str| status.lines().find_map(|l| l.strip_prefix(key)).map(|v| v.trim().to_string());
        if !field("State:")?.starts_with(['S', 'Z']) {
            return None;
        }
        out.push(format!("{} {}", field("Pid:")?, field("voluntary_ctxt_switches:")?));
    }
    out.sort();
    Some(out)
}
