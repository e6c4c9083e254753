//! Suites: what a kill at any moment leaves, and what a rerun makes of it; here, on a stand-in for Slurm, and on a real one if
//! there is one.

mod common;

use common::{fencepost, finish, root, Ran};
use std::collections::BTreeSet;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

/// Twenty tasks with what is expected of some.
const SUITE: &str = r#"
files = ["programs/*.c"]
models = ["sc", "tso"]
engines = ["symbolic", "enumerate"]
timeout = 120

[[program]]
files = ["programs/store-buffering.c"]
models = ["sc", "pso"]
engines = ["unwind"]
unwind = 2
expect = { sc = "safe", pso = "unsafe" }

[[program]]
files = ["broken.c"]
models = ["sc"]
engines = ["auto"]
expect = "safe"
"#;

/// How many tasks that is.
const TASKS: usize = 4 * 2 * 2 + 2 + 1;

/// A fresh folder with a suite.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("suite").join(name);
    // It may not exist.
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(folder.join("programs")).expect("a folder");
    for program in ["store-buffering", "store-buffering-fenced", "message-passing", "peterson"] {
        let file = format!("{program}.c");
        std::fs::copy(root().join("examples").join(&file), folder.join("programs").join(&file)).expect("an example");
    }
    std::fs::write(folder.join("broken.c"), "int main(void) { return\n").expect("a file");
    std::fs::write(folder.join("s.toml"), SUITE).expect("a file");
    folder
}

fn suite(folder: &Path, args: &[&str]) -> Command {
    let mut command = fencepost();
    command.arg("suite").args(args).arg(folder.join("s.toml"));
    command
}

fn results(folder: &Path) -> String {
    std::fs::read_to_string(folder.join("s.results.jsonl")).unwrap_or_default()
}

/// Starts a command as a group of its own, kills the group after a while, and says whether it had ended before.
fn killed(mut command: Command, after: Duration) -> bool {
    command.process_group(0).stdout(Stdio::null()).stderr(Stdio::null());
    let mut child = command.spawn().expect("the binary starts");
    std::thread::sleep(after);
    let ended = child.try_wait().expect("a child").is_some();
    let group = nix::unistd::Pid::from_raw(child.id() as i32);
    // It may have ended.
    let _ = nix::sys::signal::killpg(group, nix::sys::signal::Signal::SIGKILL);
    child.wait().expect("a child");
    ended
}

#[track_caller]
fn complete(ran: &Ran, folder: &Path) {
    assert_eq!(ran.code, Some(0), "{}{}", ran.stdout, ran.stderr);
    let text = results(folder);
    let tasks: BTreeSet<String> =
        text.lines().map(|l| serde_json::from_str::<serde_json::Value>(l).expect("JSON")["task"].to_string()).collect();
    assert_eq!((text.lines().count(), tasks.len()), (TASKS, TASKS), "{text}");
    let times = std::fs::read_to_string(folder.join("s.times.jsonl")).expect("the times");
    assert_eq!(times.lines().count(), TASKS, "{times}");
}

/// Kills a run of the suite at different moments until one gets through.
fn tormented(folder: &Path, run: &dyn Fn() -> Command, first: u64) {
    for round in 0..60 {
        let after = Duration::from_millis(first + 53 * round);
        if killed(run(), after) {
            break;
        }
    }
    complete(&finish(run()), folder);
}

#[test]
fn a_kill_and_a_rerun_give_the_results_of_one_run() {
    let (whole, parts) = (folder("whole"), folder("killed"));
    let ran = finish(suite(&whole, &["run", "--jobs", "2"]));
    complete(&ran, &whole);
    tormented(&parts, &|| suite(&parts, &["run", "--jobs", "2"]), 20);
    assert_eq!(results(&whole), results(&parts));

    let report = finish(suite(&whole, &["report"]));
    assert_eq!((report.code, &report.stdout), (Some(0), &ran.stdout));
    assert!(report.stdout.contains("unwind"), "{}", report.stdout);
    let status = finish(suite(&whole, &["status"]));
    assert_eq!(status.stdout, format!("{TASKS} of {TASKS} tasks are done\n"));

    // A changed expectation needs no new run; a changed program does.
    let wrong = SUITE.replace("sc = \"safe\"", "sc = \"unsafe\"");
    std::fs::write(whole.join("s.toml"), wrong).expect("a file");
    let report = finish(suite(&whole, &["report"]));
    assert_eq!(report.code, Some(1), "{}", report.stdout);
    assert!(report.stdout.contains("wrong: programs/store-buffering.c under sc by unwind"), "{}", report.stdout);
    std::fs::write(whole.join("broken.c"), "int main(void) { return 0; }\n").expect("a file");
    let status = finish(suite(&whole, &["status"]));
    assert_eq!(status.stdout, format!("{} of {TASKS} tasks are done\n", TASKS - 1));
}

#[test]
fn results_say_what_came_out() {
    let folder = folder("says");
    let text = "files = [\"programs/store-buffering.c\", \"broken.c\"]\nmodels = [\"tso\"]\nengines = [\"symbolic\"]\n";
    std::fs::write(folder.join("s.toml"), text).expect("a file");
    assert_eq!(finish(suite(&folder, &["run"])).code, Some(0));
    let lines: Vec<serde_json::Value> =
        results(&folder).lines().map(|l| serde_json::from_str(l).expect("JSON")).collect();
    assert_eq!(
        (&lines[0]["verdict"], &lines[0]["property"], &lines[0]["exit"]),
        (&"unsafe".into(), &"assert".into(), &1.into())
    );
    assert_eq!((&lines[1]["verdict"], &lines[1]["exit"]), (&"unknown".into(), &4.into()));
    let schema = std::fs::read_to_string(root().join("schemas/suite.schema.json")).expect("the schema");
    let schema: serde_json::Value = serde_json::from_str(&schema).expect("JSON");
    let validator = jsonschema::validator_for(&schema).expect("a schema");
    for line in &lines {
        assert!(validator.is_valid(line), "{line}");
    }
}

/// Stand-ins for Slurm's commands: an array runs in the background, one task after the other, whoever submitted it.
const STAND_INS: [(&str, &str); 4] = [
    (
        "sbatch",
        r#"for a in "$@"; do
  case "$a" in --array=*) last=${a#--array=0-};; --job-name=*) name=${a#--job-name=};; esac
  script=$a
done
last=${last%%%*}
mkdir -p "$STAND_IN/queue/$name"
cp "$script" "$STAND_IN/queue/$name.sh"
for i in $(seq 0 "$last"); do : > "$STAND_IN/queue/$name/$i"; done
setsid sh "$STAND_IN/bin/array" "$name" "$last" < /dev/null > /dev/null 2>&1 &
echo 42
"#,
    ),
    (
        "array",
        r#"for i in $(seq 0 "$2"); do
  if [ -e "$STAND_IN/queue/$1/$i" ]; then
    echo "$1 $i" >> "$STAND_IN/log"
    SLURM_ARRAY_TASK_ID=$i sh "$STAND_IN/queue/$1.sh"
    rm -f "$STAND_IN/queue/$1/$i"
  fi
done
"#,
    ),
    (
        "squeue",
        r#"for a in "$@"; do case "$a" in --name=*) name=${a#--name=};; esac; done
[ ! -d "$STAND_IN/queue/$name" ] || ls "$STAND_IN/queue/$name"
"#,
    ),
    ("scancel", "rm -rf \"$STAND_IN/queue/${1#--name=}\"\n"),
];

#[test]
fn an_array_job_is_found_again_after_a_kill() {
    let (whole, parts) = (folder("slurm-whole"), folder("slurm-killed"));
    let bin = parts.join("stand-in/bin");
    std::fs::create_dir_all(&bin).expect("a folder");
    for (name, text) in STAND_INS {
        let path = bin.join(name);
        std::fs::write(&path, format!("#!/bin/sh\n{text}")).expect("a file");
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).expect("a file of ours");
    }
    let path = format!("{}:{}", bin.display(), std::env::var("PATH").unwrap_or_default());
    let run = || {
        let mut command = suite(&parts, &["run", "--on", "slurm", "--partition", "p", "--slurm-arg=--nice"]);
        command.env("PATH", &path).env("STAND_IN", parts.join("stand-in"));
        command
    };
    complete(&finish(suite(&whole, &["run"])), &whole);
    tormented(&parts, &run, 150);
    assert_eq!(results(&whole), results(&parts));
    let log = std::fs::read_to_string(parts.join("stand-in/log")).expect("the log");
    assert_eq!(log.lines().count(), TASKS, "each task is run once:\n{log}");
    assert!(!parts.join("s.parts").exists());
}

#[test]
fn a_real_slurm_runs_the_suite() {
    let there = Command::new("sinfo").arg("--noheader").output().is_ok_and(|o| o.status.success());
    if !there {
        eprintln!("skipped: no Slurm is running here");
        return;
    }
    let (whole, parts) = (folder("cluster-whole"), folder("cluster-killed"));
    complete(&finish(suite(&whole, &["run"])), &whole);
    let run = || suite(&parts, &["run", "--on", "slurm"]);
    for after in [300, 900, 2000] {
        killed(run(), Duration::from_millis(after));
    }
    complete(&finish(run()), &parts);
    assert_eq!(results(&whole), results(&parts));
}

#[test]
fn mistakes_are_usage_errors() {
    let folder = folder("mistakes");
    let cases = [
        ("files = [\"no/*.c\"]\n", "matches no file"),
        ("files = [", "s.toml"),
        ("files = [\"broken.c\"]\ncolour = 3\n", "colour"),
    ];
    for (text, words) in cases {
        std::fs::write(folder.join("s.toml"), text).expect("a file");
        let ran = finish(suite(&folder, &["run"]));
        assert!(ran.code == Some(2) && ran.stderr.contains(words), "{text}: {}", ran.stderr);
    }
    std::fs::write(folder.join("s.toml"), "files = [\"broken.c\"]\n").expect("a file");
    std::fs::create_dir(folder.join("s.parts")).expect("a folder");
    let ran = finish(suite(&folder, &["run"]));
    assert!(ran.code == Some(2) && ran.stderr.contains("--on slurm"), "{}", ran.stderr);
}
