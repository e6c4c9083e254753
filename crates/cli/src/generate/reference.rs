//! The lists in `docs/reference.md` that are made from the flags and the keys. `FENCEPOST_BLESS=1` writes them anew.

use crate::args::Cli;
use crate::config::keys::{KEYS, OF_A_PROGRAM, OTHERS};
use crate::limits;
use clap::CommandFactory;
use std::path::Path;

const BEGIN: &str = "<!-- made from the flags: begin; FENCEPOST_BLESS=1 writes it anew -->";
const END: &str = "<!-- made from the flags: end -->";

#[test]
fn the_reference_is_made_from_the_flags() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/reference.md");
    let text = std::fs::read_to_string(&path).expect("the reference is there");
    let (head, rest) = text.split_once(BEGIN).expect("the reference has its mark");
    let (old, tail) = rest.split_once(END).expect("the reference has its second mark");
    let new = format!("\n\n{}\n", generated());
    if std::env::var_os("FENCEPOST_BLESS").is_some() {
        std::fs::write(&path, format!("{head}{BEGIN}{new}{END}{tail}")).expect("the reference can be written");
    } else {
        assert_eq!(old, new, "FENCEPOST_BLESS=1 writes the reference anew");
    }
}

/// So many commands must have a row for it to stand in the table that they share.
const SHARED: usize = 6;

fn rows(command: &clap::Command) -> Vec<String> {
    command.get_arguments().filter(|a| !a.is_hide_set()).filter_map(row).collect()
}

fn table(rows: &[String]) -> String {
    if rows.is_empty() {
        return String::new();
    }
    format!("| flag | default | meaning |\n|---|---|---|\n{}\n", rows.concat())
}

fn generated() -> String {
    let mut out = String::from("## Flags\n\n`--help` prints the same lists.\n\n");
    let mut command = Cli::command();
    command.build();
    let subs: Vec<&clap::Command> = command.get_subcommands().filter(|c| c.get_name() != "help").collect();
    let rows: Vec<Vec<String>> = subs.iter().map(|c| rows(c)).collect();
    let count = |row: &String| rows.iter().filter(|list| list.contains(row)).count();
    let first = rows.first().map(Vec::as_slice).unwrap_or_default();
    let shared: Vec<String> = first.iter().filter(|row| count(row) >= SHARED).cloned().collect();
    out.push_str(&format!("### Commands that take a program\n\n{}", table(&shared)));
    for (sub, rows) in subs.into_iter().zip(&rows) {
        out.push_str(&format!("### `fencepost {}`\n\n", sub.get_name()));
        out.push_str(&format!("{}.\n\n", sub.get_about().map(ToString::to_string).unwrap_or_default()));
        let own: Vec<String> = rows.iter().filter(|row| !shared.contains(row)).cloned().collect();
        let takes = shared.iter().filter(|row| rows.contains(row)).count();
        if takes > 1 && takes == shared.len() {
            out.push_str("It takes a program, as above.\n\n");
        } else {
            let part: Vec<String> = rows.iter().filter(|row| shared.contains(row)).cloned().collect();
            out.push_str(&table(&part));
        }
        out.push_str(&table(&own));
    }
    out.push_str("## Keys of `fencepost.toml`\n\n| key | value | flag | meaning |\n|---|---|---|---|\n");
    for key in KEYS {
        out.push_str(&format!(
            "| `{}` | {} | {} | {} |\n",
            key.name,
            key.shape.words(),
            flag(key.argument),
            key.meaning
        ));
    }
    for (name, meaning) in OTHERS {
        out.push_str(&format!("| `{name}` | | | {meaning} |\n"));
    }
    out.push_str(
        "\nA `[[program]]` table has any of these keys but the last two, and:\n\n| key | meaning |\n|---|---|\n",
    );
    for (name, meaning) in OF_A_PROGRAM {
        out.push_str(&format!("| `{name}` | {meaning} |\n"));
    }
    let intro = "how far an engine goes before it joins or gives up; none decides whether an answer is right, only whether there is one";
    out.push_str(&format!("\n## Limits\n\n`--tune NAME=N` sets {intro}. `fencepost limits` lists them:\n\n"));
    out.push_str("| limit | default | range | meaning |\n|---|---|---|---|\n");
    for n in limits::table() {
        out.push_str(&format!("| `{}` | {} | {} to {} | {} |\n", n.name, n.default, n.least, n.most, n.text));
    }
    out
}

fn flag(argument: &str) -> String {
    let command = Cli::command();
    let all = command.get_subcommands().flat_map(clap::Command::get_arguments);
    let found = all.into_iter().find(|a| a.get_id() == argument).map(|a| (a.get_long(), a.get_short()));
    match found {
        Some((Some(long), _)) => format!("`--{long}`"),
        Some((None, Some(short))) => format!("`-{short}`"),
        Some((None, None)) => "behind `--`".to_string(),
        None => String::new(),
    }
}

/// The row of an argument.
fn row(arg: &clap::Arg) -> Option<String> {
    if arg.get_id() == "help" || arg.get_id() == "version" {
        return None;
    }
    let takes = arg.get_action().takes_values();
    let value = arg.get_value_names().filter(|_| takes).map(|names| names.join(" "));
    let name = match (arg.get_long(), arg.get_short(), value) {
        (Some(long), _, Some(value)) => format!("`--{long} {value}`"),
        (Some(long), _, None) => format!("`--{long}`"),
        (None, Some(short), Some(value)) => format!("`-{short} {value}`"),
        (None, Some(short), None) => format!("`-{short}`"),
        (None, None, Some(value)) if arg.is_last_set() => format!("`-- {value}`"),
        (None, None, value) => format!("`{}`", value.unwrap_or_default()),
    };
    let defaults: Vec<String> = arg.get_default_values().iter().map(|v| v.to_string_lossy().into_owned()).collect();
    let default = if takes && !defaults.is_empty() { format!("`{}`", defaults.join(",")) } else { String::new() };
    let mut help = arg.get_help().map(ToString::to_string).unwrap_or_default();
    let values: Vec<String> =
        arg.get_possible_values().iter().filter(|_| takes).map(|v| format!("`{}`", v.get_name())).collect();
    if !values.is_empty() {
        help.push_str(&format!(" ({})", values.join(", ")));
    }
    if let Some(env) = arg.get_env() {
        help.push_str(&format!(" (also `{}`)", env.to_string_lossy()));
    }
    Some(format!("| {} | {} | {} |\n", cell(&name), cell(&default), cell(&help)))
}

fn cell(text: &str) -> String {
    text.replace('|', "\\|").replace('\n', " ")
}
