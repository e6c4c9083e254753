//! The printf family.
//!
//! What it does: what is printed becomes one `Print` instruction, what is formatted into memory one `Format`.
//! Guarantee: the arguments are evaluated; streams are not told apart.
//! The variants that take a `va_list` are functions of the library model, which uses the same instructions for each
//! conversion; so is `sscanf` with a simple constant format.
//! Misses: other reading (`scanf`, `fgets`), wide characters: diagnostics.

use super::build::{Fun, Leaves};
use super::Lowered;
use fencepost_ir::{CastOp, CheckKind, Code, Diagnostic, Op, Operand, Type};

impl<'c, 'm> Fun<'c, 'm> {
    /// A function that prints, or `None`.
    pub(super) fn print(&mut self, name: &str, args: &[Operand]) -> Lowered<Option<Leaves>> {
        let word = self.word_type();
        let zero = Operand::int(32, 0);
        Ok(match (name, args) {
            ("printf" | "__builtin_printf", [format, rest @ ..]) => self.printed(*format, rest),
            ("fprintf" | "dprintf" | "syslog" | "__printf_chk", [_, format, rest @ ..]) => self.printed(*format, rest),
            ("__fprintf_chk" | "__dprintf_chk", [_, _, format, rest @ ..]) => self.printed(*format, rest),
            ("puts", [text]) => {
                self.check_string(name, *text);
                self.printed_as("%s\n", &[*text])
            }
            ("fputs" | "fputs_unlocked", [text, _]) => {
                self.check_string(name, *text);
                self.printed_as("%s", &[*text])
            }
            ("perror", [text]) => {
                self.printed_as("%s: error\n", &[*text]);
                Self::none()
            }
            ("putchar" | "putchar_unlocked", [character]) | ("putc" | "fputc" | "_IO_putc", [character, _]) => {
                self.printed_as("%c", &[*character]);
                let byte = self.cast(CastOp::Trunc, *character, Type::Int(8));
                Self::one(self.cast(CastOp::ZExt, byte, Type::Int(32)))
            }
            ("sscanf" | "__isoc99_sscanf" | "__isoc23_sscanf", [_, format, ..]) => {
                let text = self.text_of(*format).filter(|text| scans(text));
                if text.is_none() {
                    return Err(Diagnostic::new(
                        Code::LibraryUse,
                        "'sscanf' is modelled only with a constant format of %d %i %u %x %o %c %s",
                    ));
                }
                let func = self.cx.library_function("__fp_sscanf")?;
                Some(self.ops(Op::Call { func, args: args.to_vec() }, &[Type::Int(32)]))
            }
            ("fflush" | "setvbuf" | "fclose", _) => Self::one(zero),
            ("setbuf" | "setlinebuf", _) => Self::none(),
            ("sprintf", [dst, format, rest @ ..]) => {
                let size = self.word(-1);
                self.formatted(*dst, size, *format, rest)
            }
            ("snprintf", [dst, size, format, rest @ ..]) => {
                let size = self.coerce(*size, word)?;
                self.formatted(*dst, size, *format, rest)
            }
            ("__sprintf_chk", [dst, _, _, format, rest @ ..]) => {
                let size = self.word(-1);
                self.formatted(*dst, size, *format, rest)
            }
            ("__snprintf_chk", [dst, size, _, _, format, rest @ ..]) => {
                let size = self.coerce(*size, word)?;
                self.formatted(*dst, size, *format, rest)
            }
            _ => None,
        })
    }

    /// Unlike `%s`, which prints `(null)` in every C library, these need a string.
    fn check_string(&mut self, function: &str, text: Operand) {
        let cond = self.truth(text);
        self.act(Op::Assert { cond, kind: CheckKind::Memory, text: format!("'{function}' of a null pointer") });
    }

    /// Prints as `printf` does.
    pub(super) fn printed(&mut self, format: Operand, args: &[Operand]) -> Option<Leaves> {
        let op = Op::Print { format, args: args.to_vec() };
        Self::one(self.op(op, Type::Int(32)))
    }

    fn printed_as(&mut self, format: &str, args: &[Operand]) -> Option<Leaves> {
        let format = Operand::Global(self.cx.string(format), 0);
        self.printed(format, args)
    }

    /// Formats into memory as `snprintf` does.
    pub(super) fn formatted(
        &mut self,
        dst: Operand,
        size: Operand,
        format: Operand,
        args: &[Operand],
    ) -> Option<Leaves> {
        let op = Op::Format { dst, size, format, args: args.to_vec() };
        Self::one(self.op(op, Type::Int(32)))
    }
}

/// Whether the library model knows all conversions of a format for `sscanf`.
fn scans(format: &str) -> bool {
    let mut rest = format;
    while let Some(at) = rest.find('%') {
        rest = &rest[at + 1..];
        let kind = rest.trim_start_matches(|c: char| c.is_ascii_digit() || c == '*' || c == 'l' || c == 'h');
        let width = rest[..rest.len() - kind.len()].contains(|c: char| c.is_ascii_digit());
        if !kind.starts_with(['d', 'i', 'u', 'x', 'X', 'o', 'c', 's', 'n', '%'])
            || width && !kind.starts_with(['c', 's'])
        {
            return false;
        }
        rest = &kind[1..];
    }
    true
}
