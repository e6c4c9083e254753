//! What is made from the flags: completions for shells, pages for `man`, and the list in the reference.

use crate::args::{Cli, ManArgs};
use crate::exit::Exit;
use crate::terminal;
use clap::CommandFactory;
use clap_complete::Shell;
use clap_mangen::Man;
use fencepost_ir::Code;
use std::path::Path;

/// Prints the completions for a shell.
pub fn completions(shell: Shell) -> Exit {
    let mut out = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "fencepost", &mut out);
    terminal::print(&String::from_utf8_lossy(&out));
    Exit::Safe
}

/// Prints the page of fencepost, or writes it and those of all commands to a folder.
pub fn man(args: &ManArgs) -> Exit {
    let command = Cli::command();
    let Some(folder) = &args.folder else {
        return match page(command) {
            Ok(text) => {
                terminal::print(&String::from_utf8_lossy(&text));
                Exit::Safe
            }
            Err(error) => cannot_write(Path::new("the page"), &error),
        };
    };
    if let Err(error) = std::fs::create_dir_all(folder) {
        return cannot_write(folder, &error);
    }
    match clap_mangen::generate_to(command, folder) {
        Ok(()) => Exit::Safe,
        Err(error) => cannot_write(folder, &error),
    }
}

fn page(command: clap::Command) -> std::io::Result<Vec<u8>> {
    let mut out = Vec::new();
    Man::new(command).render(&mut out)?;
    Ok(out)
}

fn cannot_write(path: &Path, error: &std::io::Error) -> Exit {
    terminal::error(Code::UnwritableFile, &format!("{} cannot be written: {error}", path.display()));
    Exit::Usage
}

#[cfg(test)]
mod reference;
