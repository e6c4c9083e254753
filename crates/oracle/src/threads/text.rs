//! The text of a program that is run: pauses, and inputs.

use crate::lang::Program;
use crate::render::{interrupted, Language};

/// Each thread draws how it dawdles: not at all, by giving the processor away, or by short or longer sleeps.
const C: &str = "#include <sched.h>
#include <stdlib.h>
#include <unistd.h>
static __thread unsigned long pause_state, pause_mode;
static unsigned long pause_seed;
__attribute__((constructor)) static void pause_begin(void) {
  const char *s = getenv(\"ORACLE_SCHEDULE\");
  pause_seed = s ? strtoul(s, 0, 10) : 1;
}
static unsigned long pause_draw(void) {
  if (!pause_state) {
    pause_state = (pause_seed * 0x9e3779b97f4a7c15ul ^ (unsigned long)&pause_state * 0xd6e8feb86659fd93ul) | 1;
    pause_state ^= pause_state >> 29;
    pause_mode = pause_state >> 33;
  }
  pause_state = pause_state * 6364136223846793005ul + 1442695040888963407ul;
  return pause_state >> 33;
}
static void pause_here(void) {
  unsigned long n = pause_draw();
  switch (pause_mode % 4) {
  case 0: break;
  case 1: if (n % 2) sched_yield(); break;
  case 2: if (n % 2) usleep(n / 2 % 200); break;
  default: if (n % 4 == 0) usleep(n / 4 % 3000); break;
  }
}
";

const INPUT_C: &str = "_Bool __VERIFIER_nondet_bool(void) { return pause_draw() % 2; }\n";
const INPUT_CPP: &str = "extern \"C\" bool __VERIFIER_nondet_bool(void) { return pause_draw() % 2; }\n";

const RUST: &str = "mod pause {
    use std::cell::Cell;
    thread_local! { static STATE: Cell<(u64, u64)> = Cell::new((0, 0)); }
    fn draw() -> (u64, u64) {
        STATE.with(|s| {
            let (mut state, mut mode) = s.get();
            if state == 0 {
                let seed: u64 = std::env::var(\"ORACLE_SCHEDULE\").ok().and_then(|v| v.parse().ok()).unwrap_or(1);
                let own = (s as *const Cell<(u64, u64)>) as usize as u64;
                state = seed.wrapping_mul(0x9e3779b97f4a7c15) ^ own.wrapping_mul(0xd6e8feb86659fd93) | 1;
                state ^= state >> 29;
                mode = state >> 33;
            }
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            s.set((state, mode));
            (state >> 33, mode)
        })
    }
    pub fn here() {
        let sleep = |n: u64| std::thread::sleep(std::time::Duration::from_micros(n));
        let (n, mode) = draw();
        match mode % 4 {
            0 => {}
            1 => if n % 2 == 1 { std::thread::yield_now() },
            2 => if n % 2 == 1 { sleep(n / 2 % 200) },
            _ => if n % 4 == 0 { sleep(n / 4 % 3000) },
        }
    }
}
";

/// The text of a program, to be run.
pub fn paused(program: &Program, language: Language) -> String {
    let call = match language {
        Language::C | Language::Cpp => "pause_here();",
        Language::Rust => "pause::here();",
    };
    let text = interrupted(program, language, call);
    match language {
        Language::C => C.to_string() + INPUT_C + &text,
        Language::Cpp => C.to_string() + INPUT_CPP + &text,
        Language::Rust => {
            let (first, rest) = text.split_once('\n').unwrap_or((&text, ""));
            format!("{first}\n{RUST}{rest}")
        }
    }
}
