//! The book: every page is in its table of contents, every link leads to a file and a heading, every file of the sources
//! that a page names is there, and every verdict in the table of litmus tests is the one that fencepost gives.

mod common;

use common::{fencepost, files_below, finish, in_parallel, root};
use std::collections::BTreeSet;
use std::path::PathBuf;

/// The pages of the book and the documents at the top, with their texts.
fn pages() -> Vec<(PathBuf, String)> {
    let mut files = files_below(&root().join("docs"), &["md"]);
    files.extend(["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"].map(|f| root().join(f)));
    files.into_iter().map(|f| (f.clone(), std::fs::read_to_string(f).expect("a document can be read"))).collect()
}

/// The text without what stands in blocks, and without comments.
fn prose(text: &str) -> String {
    let mut inside = false;
    let outside = text.lines().filter(|l| !l.starts_with("<!--")).filter(|l| {
        let fence = l.trim_start().starts_with("```");
        inside ^= fence;
        !inside && !fence
    });
    outside.map(|l| format!("{l}\n")).collect()
}

/// The targets of the links in a text.
fn links(text: &str) -> Vec<&str> {
    text.split("](").skip(1).filter_map(|rest| rest.split(')').next()).collect()
}

/// The anchors of a page's headings, as mdBook and GitHub make them.
fn anchors(text: &str) -> BTreeSet<String> {
    let headings = text.lines().filter(|l| l.starts_with('#'));
    headings
        .map(|l| {
            let title = l.trim_start_matches('#').trim().to_lowercase();
            let kept = title.chars().filter(|c| c.is_alphanumeric() || " -_".contains(*c));
            kept.map(|c| if c == ' ' { '-' } else { c }).collect()
        })
        .collect()
}

#[test]
fn links_lead_to_a_file_and_a_heading() {
    let mut problems = Vec::new();
    for (file, text) in pages() {
        let folder = file.parent().expect("a page is in a folder");
        for target in links(&prose(&text)) {
            if target.contains("://") {
                continue;
            }
            let (path, heading) = target.split_once('#').unwrap_or((target, ""));
            let to = if path.is_empty() { file.clone() } else { folder.join(path) };
            let known = heading.is_empty()
                || std::fs::read_to_string(&to).is_ok_and(|text| anchors(&prose(&text)).contains(heading));
            if !to.exists() || !known {
                problems.push(format!("{} links to {target}", file.display()));
            }
        }
    }
    assert!(problems.is_empty(), "\n{}", problems.join("\n"));
}

/// A page that the table of contents does not name is not in the book, and nobody finds it.
#[test]
fn the_table_of_contents_names_every_page_once() {
    let docs = root().join("docs");
    let summary = std::fs::read_to_string(docs.join("SUMMARY.md")).expect("the book has a table of contents");
    let summary = prose(&summary);
    let named: Vec<PathBuf> = links(&summary).iter().map(|l| docs.join(l)).collect();
    let set: BTreeSet<&PathBuf> = named.iter().collect();
    assert_eq!(set.len(), named.len(), "SUMMARY.md names a page twice");
    let there = files_below(&docs, &["md"]);
    let there: BTreeSet<&PathBuf> = there.iter().filter(|f| !f.ends_with("SUMMARY.md")).collect();
    assert_eq!(set, there, "on the left what SUMMARY.md names, on the right what is there");
}

/// Links of the book that leave it are to files that are shown as they are: mdBook would look for a page otherwise.
#[test]
fn the_book_links_to_no_page_outside_of_it() {
    for (file, text) in pages().iter().filter(|(f, _)| f.starts_with(root().join("docs"))) {
        let prose = prose(text);
        let outside = links(&prose).into_iter().find(|l| l.starts_with("../") && l.contains(".md"));
        assert_eq!(outside, None, "{}", file.display());
    }
}

/// What stands between backticks in a line.
fn quoted(text: &str) -> Vec<&str> {
    text.split('`').skip(1).step_by(2).collect()
}

/// Names of files and folders of the repository, written in full.
#[test]
fn files_that_the_documents_name_are_there() {
    let mut problems = Vec::new();
    let mut found = 0;
    for (file, text) in pages().iter().filter(|(f, _)| !f.ends_with("CHANGELOG.md")) {
        for line in prose(text).lines() {
            for name in quoted(line) {
                let tops = ["crates/", "tests/", "examples/", "docs/", "benches/", "schemas/", "scripts/", "fuzz/"];
                let path = tops.iter().any(|t| name.starts_with(t)) && !name.contains(['<', '*', ' ', '{']);
                if !path || name.contains("NAME") {
                    continue;
                }
                found += 1;
                // In a table whose heading names a folder, `tests/…` may be in that folder's crate.
                let there = root().join(name).exists() || line.starts_with('|');
                if !there {
                    problems.push(format!("{} names {name}", file.display()));
                }
            }
        }
    }
    assert!(found > 50, "the documents name files");
    assert!(problems.is_empty(), "\n{}", problems.join("\n"));
}

/// In the tables that map a paper or a definition to files, every name in the column `where` or `file` is there: from the
/// top, or from a folder that the heading of the column names.
#[test]
fn files_that_the_tables_map_to_are_there() {
    let (mut problems, mut found) = (Vec::new(), 0);
    for (file, text) in pages() {
        let mut column = None;
        for line in prose(&text).lines() {
            let Some(row) = line.strip_prefix('|') else {
                column = None;
                continue;
            };
            let cells: Vec<&str> = row.split('|').collect();
            let heading = |c: &&str| c.trim().starts_with("where") || c.trim().starts_with("file (");
            if let Some(at) = cells.iter().position(heading) {
                column = Some((at, folders(cells[at])));
                continue;
            }
            let Some((at, folders)) = &column else { continue };
            for name in mapped(cells.get(*at).copied().unwrap_or_default()) {
                found += 1;
                if !folders.iter().any(|(mark, folder)| {
                    name.strip_prefix(mark.as_str()).is_some_and(|rest| folder.join(rest).exists())
                }) {
                    problems.push(format!("{} maps to {name}", file.display()));
                }
            }
        }
    }
    assert!(found > 80, "the pages map to files: {found}");
    assert!(problems.is_empty(), "\n{}", problems.join("\n"));
}

/// The folders that a heading such as ``where (`A`, or with `X/` `B`)`` names, with what a name must begin with to be there.
fn folders(heading: &str) -> Vec<(String, PathBuf)> {
    let mut folders = vec![(String::new(), root())];
    let mut mark = String::new();
    for name in quoted(heading) {
        if name.starts_with("crates/") {
            let folder = root().join(name);
            folders.push((mark.clone(), folder.clone()));
            folders.extend(folder.parent().map(|crate_| (mark.clone(), crate_.to_path_buf())));
            mark.clear();
        } else {
            mark = name.to_string();
        }
    }
    folders
}

/// The names of files and folders in a cell; what stands in brackets, flags and names of items are none.
fn mapped(cell: &str) -> Vec<&str> {
    let mut depth = 0_i32;
    let mut names = Vec::new();
    for (i, part) in cell.split('`').enumerate() {
        if i % 2 == 0 {
            depth += part.chars().map(|c| i32::from(c == '(') - i32::from(c == ')')).sum::<i32>();
            continue;
        }
        let flag = part.contains([' ', ':']) || part.starts_with('-');
        let file = part.contains(['.', '/']) || part.chars().all(|c| c.is_ascii_lowercase() || c == '_');
        if depth == 0 && file && !flag {
            names.push(part);
        }
    }
    names
}

/// One row of the table in `docs/litmus.md`: a test, and its cell for each model.
struct Row {
    file: String,
    cells: Vec<String>,
}

const MODELS: [&str; 5] = ["sc", "tso", "pso", "rmo", "relaxed"];

fn rows() -> Vec<Row> {
    let text = std::fs::read_to_string(root().join("docs/litmus.md")).expect("the page is there");
    let rows = text.lines().filter(|l| l.starts_with("| [")).map(|line| {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let file = links(cells[1])[0].trim_start_matches("../").to_string();
        Row { file, cells: cells[2..7].iter().map(|c| c.to_string()).collect() }
    });
    rows.collect()
}

/// `allowed` and `-` are what `fencepost litmus` finds. `allowed*` is allowed by the definition, but the command must say that
/// it does not know: a value may justify itself.
#[test]
fn the_table_of_litmus_tests_is_right() {
    let rows = rows();
    let named: BTreeSet<PathBuf> = rows.iter().map(|r| root().join(&r.file)).collect();
    let there: BTreeSet<PathBuf> = files_below(&root().join("examples/litmus"), &["litmus"]).into_iter().collect();
    assert_eq!(named, there, "on the left what docs/litmus.md names, on the right what is there");
    let failures = in_parallel(&rows, |row| {
        let mut command = fencepost();
        command.args(["litmus", &row.file, "--model", &MODELS.join(","), "--format", "jsonl"]);
        let ran = finish(command);
        let records: Vec<serde_json::Value> =
            ran.stdout.lines().map(|l| serde_json::from_str(l).expect("a line is an object")).collect();
        let wrong = |(i, cell): (usize, &String)| {
            let record = records.get(i)?;
            let seen = match (record["complete"].as_bool(), record["positive"].as_u64()) {
                (Some(true), Some(0)) => "-",
                (Some(true), Some(_)) => "allowed",
                (_, _) => "allowed*",
            };
            (seen != cell || record["model"] != MODELS[i]).then(|| format!("{} {}: {seen}", row.file, MODELS[i]))
        };
        let mut failures: Vec<String> = row.cells.iter().enumerate().filter_map(wrong).collect();
        if records.len() != MODELS.len() {
            failures.push(format!("{}: {}{}", row.file, ran.stdout, ran.stderr));
        }
        failures
    });
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}

/// Every row is a step down the table of models: what one allows, all to its right allow.
#[test]
fn the_models_of_the_table_nest() {
    for Row { file, cells } in rows() {
        let first = cells.iter().position(|c| c.starts_with("allowed")).unwrap_or(cells.len());
        assert!(cells[first..].iter().all(|c| c.starts_with("allowed")), "{file}");
    }
}

/// The book needs nothing from elsewhere.
#[test]
fn the_book_asks_nobody_for_its_parts() {
    let text = std::fs::read_to_string(root().join("docs/book.toml")).expect("docs/book.toml is there");
    assert!(!text.contains("://"), "docs/book.toml names an address");
}
