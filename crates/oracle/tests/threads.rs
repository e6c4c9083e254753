//! What is run natively, and what follows from what is seen.

use fencepost_oracle::generate::random;
use fencepost_oracle::lang::{Expr, Order, Place, Program, Stmt};
use fencepost_oracle::models::Model;
use fencepost_oracle::render::{adapt, Language};
use fencepost_oracle::source;
use fencepost_oracle::threads::{can_run, from, races_are_seen, text, Seen};
use std::collections::BTreeSet;

fn with(order: Order) -> Program {
    let store = Stmt::Store(Place::Var(0), Expr::Const(1), order);
    Program { threads: vec![vec![store.clone()], vec![store]], locals: vec![Vec::new(); 2], ..Program::default() }
}

#[test]
fn a_race_is_one_of_sc_only_without_weak_atomics() {
    assert_eq!(from(&with(Order::Plain), Seen::Race), Model::Sc);
    assert_eq!(from(&with(Order::SeqCst), Seen::Race), Model::Sc);
    assert_eq!(from(&with(Order::Release), Seen::Race), Model::Tso);
    assert_eq!(from(&with(Order::Plain), Seen::Assertion), Model::Tso);
}

#[test]
fn fences_and_sections_are_left_out() {
    let mut program = with(Order::Plain);
    assert!(can_run(&program) && races_are_seen(&program));
    program.threads[0].push(Stmt::Fence(Order::SeqCst));
    assert!(can_run(&program) && !races_are_seen(&program));
    program.threads[0].push(Stmt::Section(Vec::new()));
    assert!(!can_run(&program));
}

#[test]
fn there_is_a_pause_before_every_statement() {
    for (language, pause) in
        [(Language::C, "pause_here();"), (Language::Cpp, "pause_here();"), (Language::Rust, "pause::here();")]
    {
        for seed in 0..40 {
            let Some(program) = adapt(&random(seed, None), language) else { continue };
            let text = text::paused(&program, language);
            assert!(text.matches(pause).count() > program.threads.len(), "{text}");
        }
    }
}

#[test]
fn seeds_give_programs_of_one_thread_in_each_language() {
    for language in [Language::C, Language::Cpp, Language::Rust] {
        let texts: BTreeSet<String> =
            (0..30).map(|seed| source::Program::drawn(seed, language).text(source::Ending::Is(1))).collect();
        assert_eq!(texts.len(), 30);
    }
}
