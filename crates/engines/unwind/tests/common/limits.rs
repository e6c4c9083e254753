//! Whatever the numbers of an engine are, it does not contradict the reference explorer: each at 1, 2 and 3.
//!
//! An engine that can tell little apart may say `unknown` where it usually knows, and `bounded` where there is no bound, but
//! never the opposite. A seed has one of the settings, so that few seeds try some and thousands try all, many times.

use fencepost_check::enumerate::generate::{lower, shrink, Stmt, Test};
use fencepost_check::enumerate::Enumerate;
use fencepost_check::tuning::{smallest, Number, Tuning};
use fencepost_check::{Budget, Engine, Properties, Scope, Task, Verdict};
use fencepost_models::Model;
use std::collections::BTreeMap;
use std::time::Duration;

const TIME: Duration = Duration::from_secs(10);

/// Numbers with values, and in words.
pub type Setting = (String, Tuning);

/// Each number of the tables by itself.
pub fn settings(tables: &[&'static [&'static Number]]) -> Vec<Setting> {
    tables.iter().flat_map(|t| smallest(t)).collect()
}

/// The same with further numbers set.
#[allow(dead_code)]
pub fn besides(settings: &[Setting], others: &[&'static Number]) -> Vec<Setting> {
    let add = |(name, tuning): &Setting| {
        let set = |t: Tuning, n: &&Number| if tuning.get(n) == n.default { t.with(n, 1).unwrap_or(t) } else { t };
        let names: String = others.iter().map(|n| format!(", {}=1", n.name)).collect();
        (format!("{name}{names}"), others.iter().fold(tuning.clone(), set))
    };
    settings.iter().map(add).collect()
}

/// What is compared.
pub struct Compared<'c> {
    pub models: &'c [&'c str],
    pub properties: Properties,
    pub settings: Vec<Setting>,
    pub test_of: fn(u64) -> Test,
    pub answer: &'c dyn Fn(&Task<'_>) -> Verdict,
}

fn show(test: &Test) -> String {
    let body = |b: &Vec<Stmt>| b.iter().map(|s| format!("  {s:?}\n")).collect::<String>();
    test.threads.iter().map(|t| format!("thread:\n{}", body(t))).collect()
}

fn word(v: Verdict) -> (&'static str, String) {
    match v {
        Verdict::Safe { scope: Scope::All } => ("safe", String::new()),
        Verdict::Safe { scope: Scope::Bounded(text) } => ("bounded", text),
        Verdict::Unsafe { finding, .. } => ("unsafe", finding.kind.to_string()),
        Verdict::Unknown { reason } if reason.is_internal() => ("internal", reason.to_string()),
        Verdict::Unknown { reason } => ("unknown", reason.to_string()),
    }
}

impl Compared<'_> {
    /// `Err` is a contradiction; otherwise what the engine says.
    fn judge(&self, test: &Test, model: &'static Model, tuning: &Tuning) -> Result<&'static str, String> {
        let program = lower(test);
        let task = |tuning: &Tuning| {
            let budget = Budget::new(Some(TIME), None).tuned(tuning.clone());
            Task { program: &program, model, properties: self.properties, unwind: None, budget }
        };
        let answer = word((self.answer)(&task(tuning)));
        let expected = match answer.0 {
            "unknown" | "bounded" => return Ok(answer.0),
            _ => word(Enumerate.check(&task(&Tuning::USUAL)).verdict),
        };
        match (expected.0, answer.0) {
            (_, "internal") | ("safe", "unsafe") | ("unsafe", "safe") => {
                Err(format!("expected {expected:?}, the engine says {answer:?}"))
            }
            _ => Ok(answer.0),
        }
    }

    /// As many seeds as the environment says, or else a few.
    pub fn check(&self, usual: u64) {
        let number = |name: &str| std::env::var(name).ok().and_then(|v| v.parse::<u64>().ok());
        let first = number("FENCEPOST_SEED").unwrap_or(0);
        let keep_going = std::env::var_os("FENCEPOST_KEEP_GOING").is_some();
        let mut said: BTreeMap<&'static str, u64> = BTreeMap::new();
        for seed in first..first + number("FENCEPOST_CASES").unwrap_or(usual) {
            let (name, tuning) = &self.settings[(seed.wrapping_mul(7) % self.settings.len() as u64) as usize];
            let model = self.models[(seed / 3) as usize % self.models.len()];
            let model = fencepost_models::model(model).expect("the model exists");
            let test = (self.test_of)(seed);
            let word = self.judge(&test, model, tuning).unwrap_or_else(|_| {
                let small = shrink(&test, |t| self.judge(t, model, tuning).is_err());
                let why = self.judge(&small, model, tuning).err().unwrap_or_default();
                let text = format!("seed {seed} under {} with {name}\n{why}\nshrunk to\n{}", model.name, show(&small));
                assert!(keep_going, "{text}");
                eprintln!("=====\n{text}");
                "wrong"
            });
            *said.entry(word).or_default() += 1;
        }
        eprintln!("{} settings: {said:?}", self.settings.len());
        assert!(!said.contains_key("wrong"), "{said:?}");
        assert!(said.contains_key("safe") || said.contains_key("unsafe"), "nothing was compared: {said:?}");
    }
}
