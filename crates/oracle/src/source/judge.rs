//! What the command line answers about a program, held against the native run.

use super::native::Outcome;
use super::{Ending, Program};
use crate::compare::{ask, Answer, Question};
use crate::models::Model;
use crate::render::Language;
use std::path::Path;

/// A wrong answer: what is wrong, and what was said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wrong {
    /// What is wrong.
    pub how: &'static str,
    /// How the text ends about which it was said.
    pub ending: Ending,
    /// What was said.
    pub said: Answer,
}

/// What came of one program and engine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Judged {
    /// Everything was answered, and right.
    Right,
    /// Something was left open.
    Open(Answer),
    /// The program was not accepted.
    Refused(String),
    /// Something is wrong.
    Wrong(Wrong),
}

/// Asks about a program whose run did that.
pub fn judge(question: &Question, program: &Program, outcome: &Outcome, file: &Path) -> Judged {
    let mut open = None;
    for ending in endings(outcome) {
        if std::fs::write(file, program.text(ending)).is_err() {
            return Judged::Refused("it cannot be written".into());
        }
        let Some(said) = ask(question, file, &[Model::Sc]).remove(&Model::Sc) else { continue };
        if let Answer::Refused(why) = said {
            return Judged::Refused(why);
        }
        match how(&said, ending, program.language) {
            Ok(true) => {}
            Ok(false) => open = Some(said),
            Err(how) => return Judged::Wrong(Wrong { how, ending, said }),
        }
    }
    open.map_or(Judged::Right, Judged::Open)
}

fn endings(outcome: &Outcome) -> Vec<Ending> {
    match outcome {
        Outcome::Number(n) => vec![Ending::Is(*n), Ending::IsNot(*n)],
        Outcome::Wrong(_) => vec![Ending::Native],
        Outcome::Useless(_) => Vec::new(),
    }
}

/// Whether it is answered; how it is wrong.
fn how(said: &Answer, ending: Ending, language: Language) -> Result<bool, &'static str> {
    match (said, ending) {
        (Answer::Broken(_), _) => Err("internal error"),
        (Answer::Bounded | Answer::Unknown(_) | Answer::Refused(_), _) => Ok(false),
        (Answer::Safe, Ending::Is(_)) => Ok(true),
        (Answer::Safe, Ending::IsNot(_)) => Err("proof of another number"),
        (Answer::Safe, Ending::Native) => Err("proof of a wrong program"),
        (Answer::Unsafe(property, _), Ending::IsNot(_)) if property == "assert" => Ok(true),
        // A panic of Rust is a failed assertion.
        (Answer::Unsafe(property, _), Ending::Native) if property != "assert" || language == Language::Rust => Ok(true),
        (Answer::Unsafe(..), _) => Err("bogus alarm"),
    }
}
