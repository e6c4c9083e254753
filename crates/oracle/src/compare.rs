//! What the command line answers about a program, held against the oracle's verdicts.

use crate::explore::{Verdict, Verdicts};
use crate::models::Model;
use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Who is asked, and how.
#[derive(Clone, Debug)]
pub struct Question {
    /// The program `fencepost`.
    pub binary: PathBuf,
    /// The engine.
    pub engine: String,
    /// The properties.
    pub properties: Vec<String>,
    /// Seconds for each model.
    pub timeout: u32,
}

/// An answer for one model.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// Safe in every run.
    Safe,
    /// Safe within bounds.
    Bounded,
    /// A run violates that property; the message.
    Unsafe(String, String),
    /// No answer; why.
    Unknown(String),
    /// The program was not accepted; why.
    Refused(String),
    /// The command broke; what it said.
    Broken(String),
}

/// Whether an answer can be true.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Judgement {
    /// It agrees.
    Agrees,
    /// It says less than there is to say.
    Open,
    /// It is wrong; how.
    Wrong(&'static str),
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::Safe => f.write_str("safe"),
            Answer::Bounded => f.write_str("safe within bounds"),
            Answer::Unsafe(property, message) => write!(f, "unsafe {property} ({message})"),
            Answer::Unknown(why) => write!(f, "unknown ({why})"),
            Answer::Refused(why) => write!(f, "refused ({why})"),
            Answer::Broken(what) => write!(f, "broken ({what})"),
        }
    }
}

/// Asks about a file under some models.
pub fn ask(question: &Question, file: &Path, models: &[Model]) -> BTreeMap<Model, Answer> {
    let names: Vec<&str> = models.iter().map(|m| m.name()).collect();
    let out = Command::new(&question.binary)
        .arg("check")
        .arg(file)
        .args(["--no-config", "--no-compile-commands", "--format", "jsonl", "--progress", "none"])
        .args(["--engine", &question.engine, "--model", &names.join(",")])
        .args(["--property", &question.properties.join(","), "--timeout", &question.timeout.to_string()])
        .output();
    let out = match out {
        Ok(out) => out,
        Err(e) => return models.iter().map(|m| (*m, Answer::Broken(e.to_string()))).collect(),
    };
    let text = String::from_utf8_lossy(&out.stdout);
    let mut answers: BTreeMap<Model, Answer> = text.lines().filter_map(answer).collect();
    let says = String::from_utf8_lossy(&out.stderr);
    for m in models {
        let broken = || Answer::Broken(format!("{}: {}", out.status, says.lines().next().unwrap_or("")));
        answers.entry(*m).or_insert_with(broken);
    }
    if out.status.code().is_none_or(|c| c == 101) {
        for a in answers.values_mut().filter(|a| matches!(a, Answer::Unknown(_))) {
            *a = Answer::Broken(a.to_string());
        }
    }
    answers
}

fn answer(line: &str) -> Option<(Model, Answer)> {
    let json: serde_json::Value = serde_json::from_str(line).ok()?;
    let text = |key: &str| json[key].as_str().unwrap_or("").to_string();
    let model = Model::named(&text("model"))?;
    let answer = match (text("verdict").as_str(), text("scope").as_str()) {
        _ if !json["error"].is_null() => Answer::Refused(json["error"]["message"].to_string()),
        ("safe", "all") => Answer::Safe,
        ("safe", _) => Answer::Bounded,
        ("unsafe", _) => Answer::Unsafe(text("property"), text("reason")),
        _ if text("reason").contains("internal error") => Answer::Broken(text("reason")),
        _ => Answer::Unknown(text("reason")),
    };
    Some((model, answer))
}

/// Whether an answer can be true, given what is. If the truth is not exact, there may be more runs than the oracle has tried.
pub fn judge(answer: &Answer, properties: &[String], truth: &Verdicts, exact: bool) -> Judgement {
    let known: Option<Vec<Verdict>> = properties.iter().map(|p| truth.of(p)).collect();
    match answer {
        Answer::Broken(_) => Judgement::Wrong("internal error"),
        Answer::Bounded | Answer::Unknown(_) | Answer::Refused(_) => Judgement::Open,
        Answer::Safe => match known {
            None => Judgement::Open,
            Some(all) if all.contains(&Verdict::Unsafe) => Judgement::Wrong("bogus proof"),
            Some(all) if all.contains(&Verdict::Tainted) => Judgement::Wrong("proof despite a memory error"),
            Some(_) => Judgement::Agrees,
        },
        Answer::Unsafe(property, _) => match truth.of(property) {
            None => Judgement::Open,
            Some(Verdict::Unsafe) => Judgement::Agrees,
            Some(Verdict::Tainted) if property == "race" => Judgement::Agrees,
            Some(Verdict::Tainted | Verdict::Safe) if !exact => Judgement::Open,
            Some(Verdict::Tainted) => Judgement::Wrong("alarm behind a memory error"),
            Some(Verdict::Safe) => Judgement::Wrong("bogus alarm"),
        },
    }
}
