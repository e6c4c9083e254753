//! `fencepost export-test`: a run as a C test with its schedule forced.

use crate::args::ExportTestArgs;
use crate::exit::Exit;
use crate::{replay, terminal};
use fencepost_report::export::{c_test, Included};
use std::path::{Component, Path, PathBuf};

/// Writes the test of a trace that replays.
pub fn main(args: &ExportTestArgs) -> Exit {
    // A replay goes where the program's files are.
    let begin = std::env::current_dir().unwrap_or_default();
    let file = match replay::accepted(&args.replay) {
        Ok(replay::Replayed { file, accepted: Ok(()), .. }) => file,
        Ok(replay::Replayed { file, accepted: Err(why), .. }) => return replay::refused(&file, &why),
        Err(exit) => return exit,
    };
    let refuse = |why: &str| {
        terminal::complain(&format!("error: {}: no test can be made: {why}\n", args.replay.trace.display()));
        Exit::Unsupported
    };
    let input = &file.input;
    let [source] = input.files.as_slice() else { return refuse("the program has several files") };
    if Path::new(source).extension().is_none_or(|e| e != "c") {
        return refuse("the program is not a C file (.c)");
    }
    if input.test.is_some() || !input.fixed.is_empty() {
        return refuse("the run is one of a test of a data type, or has inputs fixed");
    }
    // The program is named from where the test will be.
    let here = std::env::current_dir().unwrap_or_default();
    let folder = args.output.as_ref().and_then(|o| o.parent()).map_or_else(PathBuf::new, Path::to_path_buf);
    let name = relative(&here.join(source), &begin.join(folder));
    let test = args.output.as_ref().map_or_else(|| "test.c".to_string(), |o| o.display().to_string());
    let program = Included { file: &name.to_string_lossy(), defines: &input.defines, test: &test };
    match (c_test(&file.trace, program), &args.output) {
        (Err(why), _) => refuse(&why),
        (Ok(text), None) => {
            terminal::print(&text);
            Exit::Safe
        }
        (Ok(text), Some(output)) => terminal::write_file(&begin.join(output), &text, &mut None),
    }
}

/// A path from a folder.
fn relative(path: &Path, folder: &Path) -> PathBuf {
    let whole = |p: &Path| p.canonicalize().unwrap_or_else(|_| p.to_path_buf());
    let (path, folder) = (whole(path), whole(folder));
    let (to, from): (Vec<Component<'_>>, Vec<Component<'_>>) =
        (path.components().collect(), folder.components().collect());
    let common = to.iter().zip(&from).take_while(|(a, b)| a == b).count();
    if common < 2 {
        return path;
    }
    let up = from[common..].iter().map(|_| Component::ParentDir);
    up.chain(to[common..].iter().copied()).collect()
}
