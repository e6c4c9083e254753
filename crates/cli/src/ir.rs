//! `fencepost ir`: the text form of a program, after the passes that the user names.

use crate::args::IrArgs;
use crate::exit::Exit;
use crate::input::Input;
use crate::terminal;
use fencepost_ir::{passes, text, Code};

/// Prints the intermediate representation.
pub fn main(args: &IrArgs) -> Exit {
    let limits = &args.limits.limits();
    let input = Input::new(&args.input);
    let config = match config(&args.passes) {
        Ok(config) => config,
        Err(message) => {
            terminal::error(Code::Usage, &message);
            return Exit::Usage;
        }
    };
    if let Err(exit) = input.find_files() {
        return exit;
    }
    match input.load(limits) {
        Ok(loaded) => {
            let mut program = loaded.program.as_ref().clone();
            passes::run(&mut program, &config);
            terminal::print(&text::print(&program));
            Exit::Safe
        }
        Err(failure) => {
            failure.complain();
            failure.exit()
        }
    }
}

/// The passes by their names. They always run in the order of [`passes::run`].
fn config(names: &[String]) -> Result<passes::Config, String> {
    let mut config = passes::Config::default();
    for name in names {
        let (name, value) = name.split_once('=').map_or((name.as_str(), None), |(n, v)| (n, Some(v)));
        match (name, value) {
            ("inline", None) => config.inline = Some(Default::default()),
            ("simplify", None) => config.simplify = Some(Default::default()),
            ("spin", None) => config.spin = Some(Default::default()),
            ("slice", None) => config.slice = Some(Default::default()),
            ("unroll", Some(bound)) => {
                let bound = bound.parse().map_err(|_| format!("unroll needs a number, not `{bound}`"))?;
                config.unroll = Some(passes::unroll::Config::by(bound));
            }
            (_, _) => {
                return Err(format!(
                    "there is no pass `{name}`; the passes are inline, simplify, spin, slice, unroll=N"
                ))
            }
        }
    }
    Ok(config)
}
