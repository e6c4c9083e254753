//! Which fences a program needs under one model, and which it can spare. Text and JSON are made from this value.
//!
//! The keys of the JSON are a contract with users' scripts (`docs/reference.md`): added to, never renamed.

use crate::answer::Trouble;
use crate::diagnostic::{self, Place};
use crate::json::{diagnostic_record, seconds, DiagnosticRecord};
use crate::source::Sources;
use crate::style::{Paint, Style};
use fencepost_check::trace::TraceFinding;
use fencepost_check::{Property, Scope, Stop};
use fencepost_ir::{FenceKind, FenceMask, Order};
use serde::Serialize;
use std::time::Duration;

/// What came of looking for the fences of one program under one model.
#[derive(Clone, Debug)]
pub struct Fences {
    /// The files of the program, as the user named them.
    pub files: Vec<String>,
    /// The model's name.
    pub model: String,
    /// The names of the properties that must hold.
    pub properties: Vec<String>,
    /// What the program needs.
    pub need: Need,
    /// What would be enough, each alone, the best first.
    pub proposals: Vec<Proposal>,
    /// Why there may be more proposals, if there may.
    pub more: Option<String>,
    /// So many fences are needed at least.
    pub at_least: usize,
    /// About so many smaller sets nothing is known.
    pub undecided: usize,
    /// What can be spared.
    pub redundant: Vec<Spare>,
    /// Why there may be more to spare, if there may.
    pub more_redundant: Option<String>,
    /// How often the engine was asked.
    pub checks: u64,
    /// How long it took, the front end not counted.
    pub time: Duration,
}

/// What a program needs.
#[derive(Clone, Debug)]
pub enum Need {
    /// Nothing, in the scope.
    Nothing(Scope),
    /// One of the proposals; this is what goes wrong without.
    Fences(TraceFinding),
    /// Another repair: this goes wrong whatever fences there are.
    Repair {
        /// What goes wrong.
        finding: TraceFinding,
        /// Whether it does on `sc` already.
        sc: bool,
    },
    /// Not known.
    Unknown {
        /// Why.
        reason: String,
        /// What stopped it, if something did.
        stopped: Option<Stop>,
        /// The input or the tool is at fault.
        trouble: Option<Trouble>,
    },
}

/// A set of changes that is enough.
#[derive(Clone, Debug)]
pub struct Proposal {
    /// Whether it changes orders of atomics; otherwise it is fences only.
    pub orders: bool,
    /// The changes.
    pub edits: Vec<Edit>,
    /// For which runs it was proved.
    pub scope: Scope,
}

/// A fence or an order that can be spared.
#[derive(Clone, Debug)]
pub struct Spare {
    /// What can be changed.
    pub edit: Edit,
    /// Whether it can be spared together with all others that say so.
    pub together: bool,
    /// For which runs it was proved.
    pub scope: Scope,
}

/// A change at a place of the source.
#[derive(Clone, Debug)]
pub struct Edit {
    /// The file.
    pub file: String,
    /// The line.
    pub line: u32,
    /// The column.
    pub column: u32,
    /// The function.
    pub function: String,
    /// What is there, in a word: `load`, `store`, ….
    pub at: &'static str,
    /// What is changed.
    pub kind: EditKind,
    /// What could be changed instead, each alone.
    pub instead: Vec<Edit>,
}

/// What is changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EditKind {
    /// A fence is added.
    Fence {
        /// What it keeps.
        mask: FenceMask,
        /// Whether it stands behind the access; otherwise before it.
        behind: bool,
        /// The C fence that does it on the model.
        c: Option<Order>,
    },
    /// An order becomes another one.
    Order {
        /// From this one.
        from: Order,
        /// To this one.
        to: Order,
    },
    /// A fence is taken away.
    Remove(FenceKind),
}

/// One line of `fences --format jsonl`.
#[derive(Serialize, Debug)]
pub struct FencesRecord<'a> {
    /// The first file of the program.
    pub file: &'a str,
    /// All files of the program.
    pub files: &'a [String],
    /// The model.
    pub model: &'a str,
    /// The properties that must hold, separated by commas.
    pub property: String,
    /// `safe`, `fences`, `unsafe` or `unknown`.
    pub verdict: &'static str,
    /// `all` or `bounded: …` if the program is safe as it is, else null.
    pub scope: Option<String>,
    /// What goes wrong, or why there is no answer; null if nothing is needed.
    pub reason: Option<String>,
    /// What would be enough, each alone, the best first.
    pub proposals: Vec<ProposalRecord<'a>>,
    /// Why there may be more proposals, or null.
    pub more: Option<&'a str>,
    /// So many fences are needed at least.
    pub at_least: usize,
    /// About so many smaller sets nothing is known.
    pub undecided: usize,
    /// What can be spared.
    pub redundant: Vec<SpareRecord<'a>>,
    /// Why there may be more to spare, or null.
    pub more_redundant: Option<&'a str>,
    /// How often the engine was asked.
    pub checks: u64,
    /// Wall-clock time.
    pub seconds: f64,
    /// What is wrong with the input, if it was not accepted.
    pub error: Option<DiagnosticRecord<'a>>,
}

/// A proposal of a [`FencesRecord`].
#[derive(Serialize, Debug)]
pub struct ProposalRecord<'a> {
    /// `fences` or `orders`.
    pub style: &'static str,
    /// The changes.
    pub fences: Vec<EditRecord<'a>>,
    /// `all` or `bounded: …`.
    pub scope: String,
}

/// A change of a [`ProposalRecord`].
#[derive(Serialize, Debug)]
pub struct EditRecord<'a> {
    /// The file.
    pub file: &'a str,
    /// The line.
    pub line: u32,
    /// The column.
    pub column: u32,
    /// The function.
    pub function: &'a str,
    /// The pairs of a fence (`SL`, `LL+LS`, `full`), or `order`.
    pub kind: String,
    /// The access that a fence stands before, or null.
    pub before: Option<&'a str>,
    /// The access that a fence stands behind, or null.
    pub behind: Option<&'a str>,
    /// The change in the words of `fencepost.h` or C.
    pub text: String,
    /// The fence as C writes it, or null.
    pub c: Option<String>,
    /// The order now, or null.
    pub from: Option<&'static str>,
    /// The order then, or null.
    pub to: Option<&'static str>,
    /// What could be changed instead, each alone, with the other changes of the proposal.
    pub instead: Vec<EditRecord<'a>>,
}

/// Something of a [`FencesRecord`] that can be spared.
#[derive(Serialize, Debug)]
pub struct SpareRecord<'a> {
    /// What.
    #[serde(flatten)]
    pub edit: EditRecord<'a>,
    /// Whether together with all others that say so.
    pub together: bool,
    /// `all` or `bounded: …`.
    pub scope: String,
}

/// An order as C writes it.
pub fn order_name(order: Order) -> &'static str {
    match order {
        Order::Plain => "not atomic",
        Order::Relaxed => "memory_order_relaxed",
        Order::Consume => "memory_order_consume",
        Order::Acquire => "memory_order_acquire",
        Order::Release => "memory_order_release",
        Order::AcqRel => "memory_order_acq_rel",
        Order::SeqCst => "memory_order_seq_cst",
    }
}

/// A fence as `fencepost.h` writes it.
pub fn fence_name(mask: FenceMask) -> String {
    if mask == FenceMask::FULL {
        return "fp_fence(FP_FULL)".to_string();
    }
    let bits = [(FenceMask::LL, "FP_LL"), (FenceMask::LS, "FP_LS"), (FenceMask::SL, "FP_SL"), (FenceMask::SS, "FP_SS")];
    let names: Vec<&str> = bits.into_iter().filter(|(bit, _)| mask.covers(*bit)).map(|(_, name)| name).collect();
    format!("fp_fence({})", names.join(" | "))
}

fn c_fence(order: Order) -> String {
    format!("atomic_thread_fence({})", order_name(order))
}

impl Fences {
    /// `safe`, `fences`, `unsafe` or `unknown`.
    pub fn word(&self) -> &'static str {
        match self.need {
            Need::Nothing(_) => "safe",
            Need::Fences(_) => "fences",
            Need::Repair { .. } => "unsafe",
            Need::Unknown { .. } => "unknown",
        }
    }
}

/// The record of an answer.
pub fn record(answer: &Fences) -> FencesRecord<'_> {
    let (scope, reason, error) = match &answer.need {
        Need::Nothing(scope) => (Some(scope.to_string()), None, None),
        Need::Fences(finding) | Need::Repair { finding, .. } => (None, Some(finding.message.clone()), None),
        Need::Unknown { reason, trouble: Some(Trouble::Input(diagnostic)), .. } => {
            (None, Some(reason.clone()), Some(diagnostic_record(diagnostic)))
        }
        Need::Unknown { reason, trouble: Some(Trouble::Internal(_)) | None, .. } => (None, Some(reason.clone()), None),
    };
    FencesRecord {
        file: answer.files.first().map_or("", String::as_str),
        files: &answer.files,
        model: &answer.model,
        property: answer.properties.join(","),
        verdict: answer.word(),
        scope,
        reason,
        proposals: answer.proposals.iter().map(proposal_record).collect(),
        more: answer.more.as_deref(),
        at_least: answer.at_least,
        undecided: answer.undecided,
        redundant: answer
            .redundant
            .iter()
            .map(|s| SpareRecord { edit: edit_record(&s.edit), together: s.together, scope: s.scope.to_string() })
            .collect(),
        more_redundant: answer.more_redundant.as_deref(),
        checks: answer.checks,
        seconds: seconds(answer.time.as_secs_f64()),
        error,
    }
}

/// The record of a proposal.
pub(crate) fn proposal_record(p: &Proposal) -> ProposalRecord<'_> {
    ProposalRecord {
        style: if p.orders { "orders" } else { "fences" },
        fences: p.edits.iter().map(edit_record).collect(),
        scope: p.scope.to_string(),
    }
}

/// The fences of the library as they would be called; nobody removes one.
const LOCK_FENCE: &str = "the fence of a lock";

fn edit_record(edit: &Edit) -> EditRecord<'_> {
    let (kind, text, c, from, to) = match edit.kind {
        EditKind::Fence { mask, c, .. } => (mask.to_string(), fence_name(mask), c.map(c_fence), None, None),
        EditKind::Order { from, to } => {
            let text = format!("{} → {}", order_name(from), order_name(to));
            ("order".to_string(), text, None, Some(order_name(from)), Some(order_name(to)))
        }
        EditKind::Remove(FenceKind::Mask(mask)) => (mask.to_string(), fence_name(mask), None, None, None),
        EditKind::Remove(FenceKind::Lock) => ("lock".to_string(), LOCK_FENCE.to_string(), None, None, None),
        EditKind::Remove(FenceKind::C(order)) => ("c".to_string(), c_fence(order), Some(c_fence(order)), None, None),
    };
    let side = match edit.kind {
        EditKind::Fence { behind, .. } => Some(behind),
        EditKind::Order { .. } | EditKind::Remove(_) => None,
    };
    EditRecord {
        file: &edit.file,
        line: edit.line,
        column: edit.column,
        function: &edit.function,
        kind,
        before: (side == Some(false)).then_some(edit.at),
        behind: (side == Some(true)).then_some(edit.at),
        text,
        c,
        from,
        to,
        instead: edit.instead.iter().map(edit_record).collect(),
    }
}

/// An answer as text, ending with a newline.
pub fn text(answer: &Fences, sources: &mut Sources, style: &Style) -> String {
    let program = match answer.files.as_slice() {
        [] => String::new(),
        [one] => one.clone(),
        [first, rest @ ..] => format!("{first} (+{})", rest.len()),
    };
    let effort = format!("  [{}, {:.2} s]", counted(answer.checks as usize, "check"), answer.time.as_secs_f64());
    let effort = style.paint(Paint::Dim, &effort);
    let model = &answer.model;
    let mut out = match &answer.need {
        Need::Nothing(scope) => {
            let word = style.paint(Paint::Safe, "no fence is missing");
            format!("{program}: {word} under {model}: safe {}{effort}\n", runs(scope))
        }
        Need::Fences(finding) => {
            let word = style.paint(Paint::Unsafe, "fences are missing");
            format!("{program}: {word} under {model}: {}{effort}\n{}", finding.message, at(finding, sources, style))
        }
        Need::Repair { finding, sc } => {
            let word = style.paint(Paint::Unsafe, "no fence helps");
            let why = if *sc { "unsafe under sc already: " } else { "" };
            let message = &finding.message;
            let race = match finding.property() {
                Some(Property::Race) => {
                    "  no order of an atomic access orders the two either: they need a lock, a join, or to be atomic\n"
                }
                Some(Property::Assert | Property::Memsafety | Property::Deadlock) | None => "",
            };
            format!("{program}: {word} under {model}: {why}{message}{effort}\n{}{race}", at(finding, sources, style))
        }
        Need::Unknown { reason, .. } => {
            let word = style.paint(Paint::Unknown, "unknown");
            let mut out = format!("{program}: {word} under {model}: {reason}{effort}\n");
            if answer.at_least > 0 {
                out.push_str(&format!("  at least {} needed\n", are(answer.at_least, "fence")));
            }
            out
        }
    };
    if answer.undecided > 0 {
        let sets = if answer.undecided == 1 { "a set".to_string() } else { format!("{} sets", answer.undecided) };
        out.push_str(&format!("  {sets} of fences could be neither proved nor refuted; fewer may be enough\n"));
    }
    let mut seen = Vec::new();
    for (i, proposal) in answer.proposals.iter().enumerate() {
        let number = if answer.proposals.len() == 1 { "proposal".to_string() } else { format!("proposal {}", i + 1) };
        let number = style.paint(Paint::Strong, &number);
        let what = if proposal.orders { "change" } else { "fence" };
        let size = counted(proposal.edits.len(), what);
        out.push_str(&format!("\n  {number}: {size}; then safe {}\n", runs(&proposal.scope)));
        // The lines of the source are shown for the first of each kind.
        let whole = !seen.contains(&proposal.orders);
        seen.push(proposal.orders);
        for edit in &proposal.edits {
            out.push_str(&if whole { shown(edit, sources, style) } else { short(edit) });
        }
    }
    if let (Some(why), false) = (&answer.more, answer.proposals.is_empty()) {
        out.push_str(&format!("\n  there may be more proposals: {why}\n"));
    }
    out.push_str(&spares(answer, sources, style));
    out
}

fn at(finding: &TraceFinding, sources: &mut Sources, style: &Style) -> String {
    if finding.file.is_empty() {
        return String::new();
    }
    let place = Place { file: &finding.file, line: finding.line, column: finding.column };
    diagnostic::excerpt(&place, sources, style)
}

/// A change in words.
fn words(edit: &Edit) -> String {
    if edit.file.ends_with(".rs") {
        return rust_words(edit);
    }
    match edit.kind {
        EditKind::Fence { mask, behind, c } => {
            let c = c.map_or_else(String::new, |order| format!(" or {}", c_fence(order)));
            let side = if behind { "behind" } else { "before" };
            format!("{}{c} {side} the {}", fence_name(mask), edit.at)
        }
        EditKind::Order { from, to } => format!("{} → {} for the {}", order_name(from), order_name(to), edit.at),
        EditKind::Remove(FenceKind::Mask(mask)) => fence_name(mask),
        EditKind::Remove(FenceKind::Lock) => LOCK_FENCE.to_string(),
        EditKind::Remove(FenceKind::C(order)) => c_fence(order),
    }
}

/// A change in words, as Rust writes it; fences that Rust does not have are the next stronger one.
fn rust_words(edit: &Edit) -> String {
    let fence = |order: Order| format!("fence({})", rust_order(order));
    match edit.kind {
        EditKind::Fence { behind, c, .. } => {
            let side = if behind { "behind" } else { "before" };
            format!("{} {side} the {}", fence(c.unwrap_or(Order::SeqCst)), edit.at)
        }
        EditKind::Order { from, to } => format!("{} → {} for the {}", rust_order(from), rust_order(to), edit.at),
        EditKind::Remove(FenceKind::Mask(mask)) => fence_name(mask),
        EditKind::Remove(FenceKind::Lock) => LOCK_FENCE.to_string(),
        EditKind::Remove(FenceKind::C(order)) => fence(order),
    }
}

/// An order as Rust writes it.
fn rust_order(order: Order) -> &'static str {
    match order {
        Order::Plain => "not atomic",
        Order::Relaxed => "Ordering::Relaxed",
        Order::Consume | Order::Acquire => "Ordering::Acquire",
        Order::Release => "Ordering::Release",
        Order::AcqRel => "Ordering::AcqRel",
        Order::SeqCst => "Ordering::SeqCst",
    }
}

fn shown(edit: &Edit, sources: &mut Sources, style: &Style) -> String {
    let place = Place { file: &edit.file, line: edit.line, column: edit.column };
    let excerpt = diagnostic::excerpt(&place, sources, style);
    format!("  {}, in {}\n{excerpt}{}", words(edit), edit.function, instead(edit))
}

/// Other places for a change, one a line.
fn instead(edit: &Edit) -> String {
    let mut out = String::new();
    for other in &edit.instead {
        let place = Place { file: &other.file, line: other.line, column: other.column };
        let what = match (edit.kind, other.kind) {
            (EditKind::Fence { mask, .. }, EditKind::Fence { mask: also, behind, .. }) if mask == also => {
                format!("{} the {}", if behind { "behind" } else { "before" }, other.at)
            }
            (_, _) => words(other),
        };
        out.push_str(&format!("    or {what} at {}\n", place.show()));
    }
    out
}

/// A change in a line, and other places for it.
pub(crate) fn short(edit: &Edit) -> String {
    let place = Place { file: &edit.file, line: edit.line, column: edit.column };
    format!("  {} at {}\n{}", words(edit), place.show(), instead(edit))
}

fn spares(answer: &Fences, sources: &mut Sources, style: &Style) -> String {
    let mut out = String::new();
    let all = answer.redundant.iter().all(|s| s.together);
    for (i, spare) in answer.redundant.iter().enumerate() {
        if i == 0 {
            let after = if answer.proposals.is_empty() { "" } else { ", with the first proposal" };
            let heading = style.paint(Paint::Strong, "can be spared");
            let how = match (answer.redundant.len(), all) {
                (1, _) => "",
                (_, true) => ", also all together",
                (_, false) => ", each alone; those with a star also together",
            };
            out.push_str(&format!("\n  {heading}{after}{how}:\n"));
        }
        let line = shown(&spare.edit, sources, style);
        let star = if !all && spare.together { line.replacen("  ", "* ", 1) } else { line };
        out.push_str(&star);
        if let Scope::Bounded(bounds) = &spare.scope {
            out.push_str(&format!("  proved within bounds only: {bounds}\n"));
        }
    }
    if let Some(why) = &answer.more_redundant {
        out.push_str(&format!("\n  there may be more to spare: {why}\n"));
    }
    out
}

fn runs(scope: &Scope) -> String {
    match scope {
        Scope::All => "in every run".to_string(),
        Scope::Bounded(bounds) => format!("within bounds: {bounds}"),
    }
}

fn counted(n: usize, what: &str) -> String {
    if n == 1 {
        format!("1 {what}")
    } else {
        format!("{n} {what}s")
    }
}

fn are(n: usize, what: &str) -> String {
    format!("{} {}", counted(n, what), if n == 1 { "is" } else { "are" })
}
