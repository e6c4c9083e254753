//! `--show-config`: the values that count, each with where it comes from. As TOML that can be used as a file, or as JSON.

use super::file::Config;
use super::keys::Shape;
use super::{Effective, Origin};
use crate::compile_commands::Compiled;
use serde_json::{json, Map, Value};
use std::path::PathBuf;

/// A program with what counts for it.
#[derive(Debug)]
pub struct Shown {
    /// Its files.
    pub files: Vec<PathBuf>,
    /// The values.
    pub effective: Vec<Effective>,
    /// What its build says.
    pub compiled: Vec<Compiled>,
}

/// The settings for programs, in the format that they say.
pub fn settings(config: Option<&Config>, programs: &[Shown]) -> String {
    let all = programs.iter().flat_map(|p| &p.effective);
    let format = all.into_iter().find(|e| e.key.name == "format").and_then(|e| e.values.first());
    match format.map(|(value, _)| value.as_str()) {
        Some("json") => fencepost_report::json::pretty(&as_json(config, programs)) + "\n",
        Some("jsonl") => fencepost_report::json::line(&as_json(config, programs)) + "\n",
        Some(_) | None => as_toml(config, programs),
    }
}

fn origin(origin: &Origin) -> String {
    match origin {
        Origin::Flag(flag) => flag.clone(),
        Origin::Environment(name) => format!("environment: {name}"),
        Origin::File(path, line) => format!("{}:{line}", path.display()),
        Origin::Default => "default".to_string(),
    }
}

fn as_json(config: Option<&Config>, programs: &[Shown]) -> Value {
    let path = config.map(|c| c.path.display().to_string());
    json!({"config": path, "programs": programs.iter().map(program_as_json).collect::<Vec<_>>()})
}

fn program_as_json(Shown { files, effective, compiled }: &Shown) -> Value {
    let mut out = Map::new();
    for Effective { key, values } in effective {
        let one = |(value, from): &(String, Origin)| json!({"value": typed(key.shape, value), "from": origin(from)});
        let value = match key.shape {
            Shape::Texts => Value::Array(values.iter().map(one).collect()),
            Shape::Text | Shape::Count | Shape::Number => {
                values.first().map_or_else(|| json!({"value": null, "from": "default"}), one)
            }
        };
        out.insert(key.name.to_string(), value);
    }
    let files: Vec<String> = files.iter().map(|f| f.display().to_string()).collect();
    json!({"files": files, "settings": out, "compile_commands": compiled})
}

fn typed(shape: Shape, value: &str) -> Value {
    match shape {
        Shape::Text | Shape::Texts => json!(value),
        Shape::Count => value.parse::<u64>().map_or(Value::Null, |n| json!(n)),
        Shape::Number => value.parse::<f64>().map_or(Value::Null, |n| json!(n)),
    }
}

fn as_toml(config: Option<&Config>, programs: &[Shown]) -> String {
    let mut out = match config {
        Some(config) => format!("# {}\n", config.path.display()),
        None => "# no fencepost.toml\n".to_string(),
    };
    for program in programs {
        out.push_str(&program_as_toml(program, programs.len() > 1));
    }
    out
}

/// The values for a program; where there are several, each is a table.
fn program_as_toml(Shown { files, effective, compiled }: &Shown, several: bool) -> String {
    let mut out = String::new();
    let names: Vec<String> = files.iter().map(|f| f.display().to_string()).collect();
    if several {
        let names: Vec<String> = names.iter().map(|n| quote(n)).collect();
        out.push_str(&format!("\n[[program]]\nfiles = [{}]\n", names.join(", ")));
    } else if !files.is_empty() {
        out.push_str(&format!("# for {}\n", names.join(" ")));
    }
    for Compiled { file, flags, folders, .. } in compiled {
        out.push_str(&format!("# {file} is compiled with {}\n", [flags.as_slice(), folders].concat().join(" ")));
    }
    let rows: Vec<(String, String)> = effective.iter().flat_map(rows).collect();
    let width = rows.iter().map(|(text, _)| text.chars().count()).filter(|n| *n <= 48).max().unwrap_or(0);
    for (text, comment) in rows {
        let line = if comment.is_empty() { text } else { format!("{text:width$}  # {comment}") };
        out.push_str(&format!("{line}\n"));
    }
    out
}

/// The lines of a key, each with its comment.
fn rows(effective: &Effective) -> Vec<(String, String)> {
    let Effective { key, values } = effective;
    let quoted = |value: &str| match key.shape {
        Shape::Text | Shape::Texts => quote(value),
        Shape::Count | Shape::Number => value.to_string(),
    };
    let mut origins: Vec<&Origin> = values.iter().map(|(_, from)| from).collect();
    origins.dedup();
    match (key.shape, values.as_slice(), origins.as_slice()) {
        (Shape::Texts, [], _) => vec![(format!("{} = []", key.name), "default".to_string())],
        (_, [], _) => vec![(format!("# {}", key.name), format!("default: {}", key.unset))],
        (Shape::Texts, list, [from]) => {
            let list: Vec<String> = list.iter().map(|(value, _)| quoted(value)).collect();
            vec![(format!("{} = [{}]", key.name, list.join(", ")), origin(from))]
        }
        (Shape::Texts, list, _) => {
            let mut rows = vec![(format!("{} = [", key.name), String::new())];
            rows.extend(list.iter().map(|(value, from)| (format!("  {},", quoted(value)), origin(from))));
            rows.push(("]".to_string(), String::new()));
            rows
        }
        (_, [(value, from), ..], _) => vec![(format!("{} = {}", key.name, quoted(value)), origin(from))],
    }
}

/// A string of TOML.
fn quote(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            c if c.is_control() => out.push_str(&format!("\\u{:04X}", c as u32)),
            c => out.push(c),
        }
    }
    out.push('"');
    out
}
