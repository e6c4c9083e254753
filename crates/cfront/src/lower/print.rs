//! The printf family.
//!
//! What it does: what is printed becomes one `Print` instruction, what is formatted into memory one `Format`.
//! Guarantee: the arguments are evaluated; streams are not told apart.
//! Misses: reading (`scanf`, `fgets`), the variants that take a `va_list`, wide characters: diagnostics.

use super::function::{Fun, Leaves};
use super::Lowered;
use fencepost_ir::{CastOp, Op, Operand, Type};

impl<'c, 'm> Fun<'c, 'm> {
    /// A function that prints, or `None`.
    pub(super) fn print(&mut self, name: &str, args: &[Operand]) -> Lowered<Option<Leaves>> {
        let word = self.word_type();
        let zero = Operand::int(32, 0);
        Ok(match (name, args) {
            ("printf" | "__builtin_printf", [format, rest @ ..]) => self.printed(*format, rest),
            ("fprintf" | "dprintf" | "syslog" | "__printf_chk", [_, format, rest @ ..]) => self.printed(*format, rest),
            ("__fprintf_chk" | "__dprintf_chk", [_, _, format, rest @ ..]) => self.printed(*format, rest),
            ("puts", [text]) => self.printed_as("%s\n", &[*text]),
            ("fputs" | "fputs_unlocked", [text, _]) => self.printed_as("%s", &[*text]),
            ("perror", [text]) => {
                self.printed_as("%s: error\n", &[*text]);
                Self::none()
            }
            ("putchar" | "putchar_unlocked", [character]) | ("putc" | "fputc" | "_IO_putc", [character, _]) => {
                self.printed_as("%c", &[*character]);
                let byte = self.cast(CastOp::Trunc, *character, Type::Int(8));
                Self::one(self.cast(CastOp::ZExt, byte, Type::Int(32)))
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

    fn printed(&mut self, format: Operand, args: &[Operand]) -> Option<Leaves> {
        let op = Op::Print { format, args: args.to_vec() };
        Self::one(self.op(op, Type::Int(32)))
    }

    fn printed_as(&mut self, format: &str, args: &[Operand]) -> Option<Leaves> {
        let format = Operand::Global(self.cx.string(format), 0);
        self.printed(format, args)
    }

    fn formatted(&mut self, dst: Operand, size: Operand, format: Operand, args: &[Operand]) -> Option<Leaves> {
        let op = Op::Format { dst, size, format, args: args.to_vec() };
        Self::one(self.op(op, Type::Int(32)))
    }
}
