//! `fencepost explain CODE`: what the code of a message means.

use crate::args::ExplainArgs;
use crate::exit::Exit;
use crate::nearest::nearest;
use crate::terminal;
use fencepost_ir::Code;
use fencepost_report::explain::{all, list, text};

/// Prints an explanation, or lists all codes.
pub fn main(args: &ExplainArgs) -> Exit {
    let style = terminal::stdout_style();
    let Some(code) = &args.code else {
        terminal::print(&list(&style));
        return Exit::Safe;
    };
    // People copy what they see.
    let code = code.trim_matches(['[', ']']);
    if let Some(explanation) = all().find(|e| e.code == code) {
        terminal::print(&text(explanation, &style));
        return Exit::Safe;
    }
    let hint = match nearest(code, all().map(|e| e.code)) {
        Some(near) => format!("did you mean `{near}`?"),
        None => "`fencepost explain` lists all".to_string(),
    };
    terminal::error(Code::Usage, &format!("there is no code `{code}`; {hint}"));
    Exit::Usage
}
