//! `fencepost export-test`: a run as a C test with its schedule forced.

use crate::args::ExportTestArgs;
use crate::exit::Exit;
use crate::input::Input;
use crate::replay::{self, Replayed};
use crate::{front, terminal};
use fencepost_check::replay::memory::memory;
use fencepost_ir::Code;
use fencepost_report::export::{c_test, commands, missing, Included, Run};
use std::path::{Component, Path, PathBuf};

/// Writes the test of a trace that replays.
pub fn main(args: &ExportTestArgs) -> Exit {
    // A replay goes where the program's files are.
    let begin = std::env::current_dir().unwrap_or_default();
    let replayed = match replay::accepted(&args.replay) {
        Ok(Replayed { file, accepted: Err(why), .. }) => return replay::refused(&file, &why),
        Ok(replayed) => replayed,
        Err(exit) => return exit,
    };
    match exported(args, &replayed, &begin) {
        Err(why) => {
            let text = format!("{}: no test can be made: {why}", args.replay.trace.display());
            terminal::error(Code::NoTranslation, &text);
            Exit::Unsupported
        }
        Ok(test) => match &args.output {
            None => {
                terminal::print(&test.text);
                Exit::Safe
            }
            Some(output) => write(&test, &begin.join(output)),
        },
    }
}

/// The header that programs include to speak to the verifier.
const HEADER: &str = "fencepost.h";

/// A test that is to be written.
struct Test {
    text: String,
    /// Whether the program includes the header.
    header: bool,
    /// How to compile and run it, by gcc and by clang.
    commands: [String; 2],
}

/// Writes a test, with the header beside it if it needs one and there is none, and says how to run it.
fn write(test: &Test, output: &Path) -> Exit {
    let beside = output.with_file_name(HEADER);
    let header = test.header && !beside.exists();
    let written = if header { terminal::write_file(&beside, fencepost_cfront::HEADER, &mut None) } else { Exit::Safe };
    if written != Exit::Safe {
        return written;
    }
    let exit = terminal::write_file(output, &test.text, &mut None);
    if exit == Exit::Safe {
        let path = std::env::var_os("PATH").unwrap_or_default();
        let gcc = std::env::split_paths(&path).any(|folder| folder.join("gcc").is_file());
        terminal::print(&format!("{}\n", test.commands[usize::from(!gcc)]));
    }
    exit
}

/// The test of a run, or why there is none.
fn exported(args: &ExportTestArgs, replayed: &Replayed, begin: &Path) -> Result<Test, String> {
    let (input, trace) = (&replayed.file.input, &replayed.file.trace);
    let [source] = input.files.as_slice() else { return Err("the program has several files".into()) };
    if Path::new(source).extension().is_none_or(|e| e != "c") {
        return Err("the program is not a C file (.c)".into());
    }
    if input.test.is_some() || !input.fixed.is_empty() {
        return Err("the run is one of a test of a data type, or has inputs fixed".into());
    }
    if replayed.program.target.pointer_bits != 64 {
        return Err("compilers place no hooks in programs of 32 bits".into());
    }
    // The program is named from where the test will be.
    let here = std::env::current_dir().unwrap_or_default();
    let folder = args.output.as_ref().and_then(|o| o.parent()).unwrap_or(Path::new(""));
    let name = relative(&here.join(source), &begin.join(folder));
    let test = args.output.as_ref().map_or_else(|| "test.c".to_string(), |o| o.display().to_string());
    let texts = texts(input);
    let header = texts.iter().any(|text| text.lines().any(is_inclusion));
    let mut flags = flags(input, &here, begin);
    if header {
        // The header stands beside the test, if that is a file; otherwise it is where the front end has it.
        let beside = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
        let own = if args.output.is_some() { Some(beside.to_path_buf()) } else { fencepost_cfront::header_folder() };
        flags.extend(own.into_iter().flat_map(|p| ["-I".to_string(), p.to_string_lossy().into_owned()]));
    }
    let commands = commands(&test, &flags, &front::clang(input));
    let program = Included {
        file: &name.to_string_lossy(),
        defines: &input.defines,
        missing: missing(&texts),
        header,
        blocks: ["memcpy", "memmove", "memset"].iter().any(|name| texts.iter().any(|text| text.contains(name))),
        commands: &commands,
    };
    let memory = memory(&replayed.program, replayed.model, trace)?;
    let text = c_test(Run { trace, model: replayed.model, memory: &memory }, &program)?;
    Ok(Test { text, header, commands })
}

/// The flags that the program is compiled with, in words for gcc and clang.
fn flags(input: &Input, here: &Path, begin: &Path) -> Vec<String> {
    let folder = |path: &str| {
        let path = relative(&here.join(path), begin);
        let name = if path.as_os_str().is_empty() { Path::new(".") } else { &path };
        name.to_string_lossy().into_owned()
    };
    let build = input.compiled.iter().flat_map(|c| c.flags.iter().chain(&c.folders).cloned());
    let folders = input.includes.iter().flat_map(|i| ["-I".to_string(), folder(i)]);
    build.chain(folders).chain(input.clang_args.iter().cloned()).collect()
}

/// The texts of the program and of its own headers.
fn texts(input: &Input) -> Vec<String> {
    let sources = front::sources(input);
    let own = sources.iter().filter(|s| s.file_name().is_none_or(|n| n != HEADER));
    let bytes = own.filter_map(|s| std::fs::read(s).ok());
    bytes.map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).collect()
}

/// Whether a line includes the header.
fn is_inclusion(line: &str) -> bool {
    let directive = line.trim_start().strip_prefix('#').map(str::trim_start);
    directive.is_some_and(|d| d.starts_with("include") && d.contains(HEADER))
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
