//! `replay --step`: commands through a pipe, and what is shown.

mod common;

use common::{fencepost, finish, temporary};
use std::process::Stdio;
use std::sync::atomic::{AtomicU32, Ordering};

/// The output of stepping through a run of an example with these commands.
fn step(example: &str, model: &str, commands: &str) -> (Option<i32>, String) {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let trace = temporary(&format!("step/{}-{number}.json", std::process::id()), "");
    let mut check = fencepost();
    check.arg("check").arg(format!("examples/{example}.c")).args(["--model", model, "--engine", "symbolic", "--trace"]);
    check.arg(&trace);
    assert_eq!(finish(check).code, Some(1));
    let input = temporary(&format!("step/{}-{number}.commands", std::process::id()), commands);
    let mut replay = fencepost();
    replay.args(["replay", "--step"]).arg(&trace).stdin(Stdio::from(std::fs::File::open(input).expect("the commands")));
    let ran = finish(replay);
    assert_eq!(ran.stderr, "");
    (ran.code, ran.stdout)
}

#[test]
fn buffers_memory_and_the_violation_are_shown() {
    let (code, text) = step("store-buffering", "tso", "v\nb\n0\nm\ns\nS\n?\nzzz\n3\n\nq\nn\n");
    assert_eq!(code, Some(1));
    let heads: Vec<&str> = text.lines().filter(|l| l.starts_with("step ") || l.starts_with("start ")).collect();
    let number = |head: &str| head.split([' ', ':']).nth(1).and_then(|n| n.parse::<usize>().ok());
    let end = number(heads[1]).expect("the last step");
    assert!(heads[0].starts_with("start of") && heads[1].contains("assertion fails"), "{text}");
    assert_eq!(heads.len(), 8, "{text}");
    let numbers: Vec<Option<usize>> = heads.iter().map(|h| number(h)).collect();
    assert_eq!(numbers[2], Some(end - 1), "one back from the end");
    assert!(heads[3].starts_with("start of"), "{text}");
    assert_eq!(numbers[4], Some(1), "the first switch is to the first thread");
    assert!(heads[5].starts_with("start of"), "{text}");
    assert_eq!(numbers[6..], [Some(3), Some(4)]);
    assert!(text.contains("  memory: x = 0\n") && text.contains("the step before"), "{text}");
}

#[test]
fn every_step_of_a_run_forward_is_every_step_backward() {
    for (example, model) in
        [("store-buffering", "tso"), ("peterson", "pso"), ("message-passing", "rmo"), ("deadlock", "sc")]
    {
        let forward = step(example, model, &"n\n".repeat(60)).1;
        let back = step(example, model, &format!("v\n{}", "b\n".repeat(60))).1;
        let blocks = |text: &str| -> Vec<String> {
            let mut out: Vec<String> = Vec::new();
            for line in text.lines() {
                if line.starts_with("step ") || line.starts_with("start ") {
                    out.push(String::new());
                }
                let last = out.last_mut().expect("a head comes first");
                last.push_str(line);
                last.push('\n');
            }
            out.dedup();
            out
        };
        let (forward, mut back) = (blocks(&forward), blocks(&back));
        back.remove(0);
        back.reverse();
        assert_eq!(forward, back, "{example} under {model}");
        assert!(forward.len() > 3, "{example} under {model}");
        let buffered = forward.iter().any(|b| b.contains("store buffer: "));
        assert_eq!(buffered, model == "tso" || model == "pso", "{example} under {model}:\n{}", forward.concat());
        let held = forward.iter().any(|b| b.contains("lock: a is held by T0"));
        assert_eq!(held, example == "deadlock", "{}", forward.concat());
    }
}
