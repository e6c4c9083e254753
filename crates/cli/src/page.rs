//! `--html FILE` and `--graph FILE`: the answers as a page, and runs as graphs.
//!
//! Nothing of this changes an answer or its exit code; a file that cannot be written is an error like any other of the command
//! line.

use crate::check::with_model;
use crate::exit::Exit;
use crate::terminal;
use clap::Args;
use fencepost_check::{Trace, Verdict};
use fencepost_directed::dot::Picture;
use fencepost_report::graph::{self, dot, svg, Edge, EdgeKind, Graph, Node, NodeKind};
use fencepost_report::html::{self, Exploration, PageData};
use fencepost_report::test::{Ruling, Tested};
use fencepost_report::{Answer, Sources, Why};
use std::path::{Path, PathBuf};

/// Files for people to look at.
#[derive(Args, Default, Debug)]
pub struct PageArgs {
    /// Write one page with all answers, to open in a browser: the run step by step, with the source, the store buffers and
    /// memory
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
    /// Write the run that violates a property as a graph: a picture if the file's name ends in .svg, otherwise for Graphviz.
    /// With several models (or tests), their names are added to the file's name
    #[arg(long, value_name = "FILE")]
    pub graph: Option<PathBuf>,
}

/// A run with what its file's name is made of.
struct Drawn<'a> {
    names: Vec<String>,
    title: String,
    trace: &'a Trace,
}

impl PageArgs {
    /// Writes what was asked for about the answers of `check`. `quiet` keeps standard output to the answers.
    pub fn check(&self, answers: &[Answer], models: usize, quiet: bool) -> Exit {
        let mut sources = Sources::new();
        let drawn = answers.iter().filter_map(|answer| match &answer.result {
            Ok(Verdict::Unsafe { trace, .. }) => Some(Drawn {
                names: if models > 1 { vec![answer.model.clone()] } else { Vec::new() },
                title: format!("{} under {}: {}", answer.program(), answer.model, trace.finding.message),
                trace,
            }),
            Ok(Verdict::Safe { .. } | Verdict::Unknown { .. }) | Err(_) => None,
        });
        let graphs = self.graphs(drawn, &mut sources, quiet);
        graphs.worst(self.page(|| html::of_answers(answers, &mut sources), quiet))
    }

    /// The same for `test`.
    pub fn test(&self, tests: &[Tested], (models, count): (usize, usize), quiet: bool) -> Exit {
        let mut sources = Sources::new();
        let drawn = tests.iter().filter_map(|tested| match &tested.result {
            Ok(Ruling::Fails { trace, .. } | Ruling::Wrong { trace, .. }) => {
                let test = (count > 1).then(|| crate::test::file_part(&tested.test));
                let model = (models > 1).then(|| tested.model.clone());
                let reason = tested.reason().unwrap_or_default();
                let title = format!("test `{}` under {}: {reason}", tested.test, tested.model);
                Some(Drawn { names: test.into_iter().chain(model).collect(), title, trace })
            }
            Ok(Ruling::Safe(_) | Ruling::Unknown { .. }) | Err(_) => None,
        });
        let graphs = self.graphs(drawn, &mut sources, quiet);
        graphs.worst(self.page(|| html::of_tests(tests, &mut sources), quiet))
    }

    /// The same for `replay`.
    pub fn replay(&self, files: &[String], trace: &Trace, why: Option<&Why>) -> Exit {
        let mut sources = Sources::new();
        let title = format!("{} under {}", files.first().map_or("", String::as_str), trace.model);
        let graphs = self.graphs([Drawn { names: Vec::new(), title, trace }].into_iter(), &mut sources, false);
        graphs.worst(self.page(|| html::of_replay(files, trace, why, &mut sources), false))
    }

    fn graphs<'a>(&self, drawn: impl Iterator<Item = Drawn<'a>>, sources: &mut Sources, quiet: bool) -> Exit {
        let Some(path) = &self.graph else { return Exit::Safe };
        let mut exit = Exit::Safe;
        for Drawn { names, title, trace } in drawn {
            let path = names.iter().fold(path.clone(), |path, name| with_model(&path, name));
            let text = graph_text(&graph::of_trace(trace, &title, sources), &path);
            exit = exit.worst(write("the graph", &path, &text, quiet));
        }
        exit
    }

    fn page(&self, data: impl FnOnce() -> PageData, quiet: bool) -> Exit {
        match &self.html {
            Some(path) => write("the page", path, &html::render(&data()), quiet),
            None => Exit::Safe,
        }
    }
}

/// Writes the page of an exploration.
pub fn explored(path: &Path, all: &[Exploration], quiet: bool) -> Exit {
    write("the page", path, &html::explorations(all, &mut Sources::new()), quiet)
}

/// Writes a file and says where it is.
fn write(what: &str, path: &Path, text: &str, quiet: bool) -> Exit {
    let mut written = None;
    let exit = terminal::write_file(path, text, &mut written);
    if let (Some(file), false) = (written, quiet) {
        terminal::print(&format!("  {what} is in {file}\n"));
    }
    exit
}

/// A graph in the format that the file's name asks for.
pub fn graph_text(graph: &Graph, path: &Path) -> String {
    if is_svg(path) {
        svg::render(graph, svg::Theme::File)
    } else {
        dot::render(graph)
    }
}

/// Whether the file's name asks for a picture.
pub fn is_svg(path: &Path) -> bool {
    path.extension().is_some_and(|e| e.eq_ignore_ascii_case("svg"))
}

/// The event graph of an exploration as a graph to draw.
pub fn event_graph(picture: &Picture, title: &str) -> Graph {
    let threads = picture.nodes.iter().map(|(thread, _)| *thread as usize + 1).max().unwrap_or(0);
    let node = |(thread, lines): &(u32, Vec<String>)| Node {
        column: *thread as usize,
        lines: lines.clone(),
        kind: if lines.iter().any(|l| l.starts_with("fails")) { NodeKind::Violation } else { NodeKind::Event },
    };
    let way = |(from, to, when): &(usize, usize, Option<String>)| {
        let kind = if when.is_some() { EdgeKind::Way } else { EdgeKind::Program };
        Edge { from: *from, to: *to, kind, label: when.clone() }
    };
    let start = |(from, to): &(usize, usize)| Edge { from: *from, to: *to, kind: EdgeKind::Thread, label: None };
    Graph {
        title: title.to_string(),
        columns: (0..threads).map(|t| format!("thread {t}")).collect(),
        nodes: picture.nodes.iter().map(node).collect(),
        edges: picture.edges.iter().map(way).chain(picture.starts.iter().map(start)).collect(),
        notes: picture.functions.clone(),
    }
}
