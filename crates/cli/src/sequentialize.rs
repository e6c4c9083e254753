//! `fencepost sequentialize`: the sequential program of memory unwinding, as C. And how the engine `unwind` is told to work.

use crate::args::{CheckArgs, EngineArg, FlavourArg, ReadsArg, SchemeArg, SequentializeArgs};
use crate::exit::Exit;
use crate::input::{Input, LoadFailure};
use crate::terminal;
use fencepost_check::{Engine, Property};
use fencepost_ir::Code;
use fencepost_unwind::emit::{emit, Config, Flavour};
use fencepost_unwind::{Options, Reads, Strategy, Unwind};
use std::cell::RefCell;
use std::collections::HashMap;

/// Translates a program.
pub fn main(args: &SequentializeArgs) -> Exit {
    let limits = &args.limits.limits();
    let input = Input::new(&args.input);
    let strategy = match strategy(Some(args.scheme), args.reads) {
        Ok(strategy) => strategy,
        Err(message) => return usage(message),
    };
    if args.property.iter().any(|p| !matches!(p, Property::Assert | Property::Memsafety)) {
        return usage("a sequential program checks assert and memsafety only");
    }
    if let Err(exit) = input.find_files() {
        return exit;
    }
    let loaded = match input.load(limits) {
        Ok(loaded) => loaded,
        Err(failure) => {
            failure.complain();
            return failure.exit();
        }
    };
    let name = args.output.as_ref().map_or_else(|| "sequential.c".to_string(), |o| o.to_string_lossy().into_owned());
    let config = Config {
        strategy,
        writes: args.writes,
        unwind: args.unwind,
        threads: args.threads,
        flavour: match args.flavour {
            FlavourArg::Svcomp => Flavour::Svcomp,
            FlavourArg::Cbmc => Flavour::Cbmc,
        },
        properties: args.property.iter().copied().collect(),
        name: &name,
    };
    let sources = Lines::default();
    match emit(&loaded.program, &config, &|file, line| sources.line(file, line)) {
        Ok(text) => write(args, &text),
        Err(diagnostic) => {
            let failure = LoadFailure::Input(vec![diagnostic]);
            failure.complain();
            failure.exit()
        }
    }
}

fn usage(message: &str) -> Exit {
    terminal::error(Code::Usage, message);
    Exit::Usage
}

fn write(args: &SequentializeArgs, text: &str) -> Exit {
    let Some(output) = &args.output else {
        terminal::print(text);
        return Exit::Safe;
    };
    terminal::write_file(output, text, &mut None)
}

/// The lines of source files, read once.
#[derive(Default)]
struct Lines {
    files: RefCell<HashMap<String, Vec<String>>>,
}

impl Lines {
    fn line(&self, file: &str, line: u32) -> Option<String> {
        let mut files = self.files.borrow_mut();
        let lines = files.entry(file.to_string()).or_insert_with(|| {
            std::fs::read_to_string(file).map(|t| t.lines().map(str::to_string).collect()).unwrap_or_default()
        });
        lines.get(line.checked_sub(1)? as usize).cloned()
    }
}

/// The strategy that the user names.
fn strategy(scheme: Option<SchemeArg>, reads: Option<ReadsArg>) -> Result<Strategy, &'static str> {
    let found = match (scheme, reads) {
        (Some(SchemeArg::Intra), None) => Strategy::Intra,
        (Some(SchemeArg::Inter), None) => Strategy::Inter,
        (Some(SchemeArg::Intra | SchemeArg::Inter), Some(_)) => return Err("--reads is for the scheme fine"),
        (Some(SchemeArg::Fine | SchemeArg::Auto) | None, Some(ReadsArg::Implicit)) => Strategy::Fine(Reads::Implicit),
        (Some(SchemeArg::Fine | SchemeArg::Auto) | None, Some(ReadsArg::Mixed)) => Strategy::Fine(Reads::Mixed),
        (Some(SchemeArg::Fine | SchemeArg::Auto) | None, Some(ReadsArg::Explicit)) => Strategy::Fine(Reads::Explicit),
        (Some(SchemeArg::Fine | SchemeArg::Auto) | None, None) => Strategy::default(),
    };
    Ok(found)
}

impl CheckArgs {
    /// How the engine `unwind` is to work, if the user says so.
    pub fn unwinding(&self) -> Result<Option<Options>, &'static str> {
        let args = &self.strategy;
        if args.scheme.is_none() && args.reads.is_none() && args.writes.is_none() && !args.show_unwinding {
            return Ok(None);
        }
        let unwind = match self.engine {
            EngineArg::Named(engine) => engine.name() == Unwind.name(),
            EngineArg::Auto => false,
        };
        if !unwind {
            return Err("--scheme, --reads, --writes and --show-unwinding are for --engine unwind");
        }
        let strategy = strategy(args.scheme, args.reads)?;
        let hunt = matches!(args.scheme, None | Some(SchemeArg::Auto)) && args.writes.is_none() && !args.show_unwinding;
        Ok(Some(Options { strategy, length: args.writes.map(|n| n as usize), whole: false, hunt }))
    }
}
