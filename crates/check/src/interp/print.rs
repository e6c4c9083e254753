//! `printf` and `snprintf`: several requests for one instruction.
//!
//! First the bytes of all strings are loaded, one by one, as the library would; so they are seen as any other load sees
//! them (the thread's own buffer, the model's order, races, bounds). Bytes of constant objects make no request: nobody
//! can change them. Then come the stores of `%n`, then the text: to the user, or byte by byte into memory.
//! `Frame::held` has the loaded bytes, and from the first byte that is written on the text. `Frame::micro` counts
//! the stores; [`WRITING`] is added once the text is made.
//! What is written depends on the arguments and on all bytes that were loaded, and the end of a string is a branch.

use super::blocks::shift;
use super::exec::{fail, Outcome};
use super::format::{format_text, Stop};
use super::{Answer, Code, Limit, Request, Thread};
use crate::finding::FindingKind;
use crate::follow::Operation;
use crate::value::{Dep, Value};
use fencepost_ir::{Inst, Operand, Order, Type};

use Outcome::Ask;

const WRITING: u64 = 1 << 32;

impl<D: Dep> Thread<D> {
    /// Prints, or writes into memory: `into` has the address and the size there.
    pub(super) fn print(
        &mut self,
        code: &Code<'_>,
        inst: &Inst,
        into: Option<[Operand; 2]>,
        format: Operand,
        args: &[Operand],
        answer: Option<Answer<D>>,
    ) -> Outcome<D> {
        match answer {
            Some(Answer::Value(byte)) if byte.undef != 0 => {
                return fail(FindingKind::Undefined("where a string ends"));
            }
            Some(Answer::Value(byte)) => {
                self.control = self.control.join(byte.dep);
                D::obscure(&mut self.place, byte);
                self.top_mut().held.push(byte);
            }
            Some(Answer::Done | Answer::Exchanged(..)) => self.top_mut().micro += 1,
            None => {}
        }
        if self.top().micro >= WRITING {
            return self.write_text(code, inst, into);
        }
        let start = self.get(code, format);
        if start.undef != 0 {
            return fail(FindingKind::Undefined("what is printed"));
        }
        let values: Vec<_> = args.iter().map(|a| (self.type_of(code, *a), self.get(code, *a))).collect();
        let held = &self.top().held;
        let mut loaded = held.iter();
        let byte = |addr| code.layout.constant_byte(code.program, addr).or_else(|| loaded.next().map(|v| v.bits as u8));
        let text = match format_text(start.bits as u64, &values, &code.program.target, byte) {
            Ok(text) => text,
            Err(Stop::Needs { addr, arg }) => {
                let string = arg.map_or(start, |i| values[i].1);
                let addr = Value { bits: u128::from(addr), ..string };
                return Ask(Request::Load { ty: Type::Int(8), addr, order: Order::Plain });
            }
            Err(Stop::Long) => return Ask(Request::Limit(Limit::Space)),
        };
        let parts: Vec<Value<D>> =
            std::iter::once(&start).chain(values.iter().map(|(_, v)| v)).chain(held).copied().collect();
        let dep = D::apply(Operation::Text, &parts);
        if let Some(count) = text.counts.get(self.top().micro as usize) {
            let ty = Type::Int(count.bits);
            let value = Value::new(count.value as u128 & fencepost_ir::eval::mask(u32::from(count.bits)), 0, dep);
            let to = args.get(count.arg).copied().unwrap_or(Operand::Undef(Type::Ptr));
            return self.access(code, to, |addr| Request::Store { ty, addr, value, order: Order::Plain });
        }
        let frame = self.top_mut();
        frame.held = text.bytes.iter().map(|b| Value::new(u128::from(*b), 0, dep)).collect();
        frame.micro = WRITING;
        match into {
            None => Ask(Request::Print(text.bytes)),
            Some(_) => self.write_text(code, inst, into),
        }
    }

    /// Writes the next byte of the text, or ends the instruction with its length.
    fn write_text(&mut self, code: &Code<'_>, inst: &Inst, into: Option<[Operand; 2]>) -> Outcome<D> {
        let frame = self.top();
        if let Some([dst, size]) = into {
            let (dst, size) = (self.get(code, dst), self.get(code, size));
            if dst.undef | size.undef != 0 {
                return fail(FindingKind::Undefined("where text is written"));
            }
            let room = size.bits as u64;
            let text = (frame.held.len() as u64).min(room.saturating_sub(1));
            let next = frame.micro - WRITING;
            if room > 0 && next <= text {
                let value = if next < text { frame.held[next as usize] } else { Value::known(0) };
                return Ask(Request::Store { ty: Type::Int(8), addr: shift(dst, next), value, order: Order::Plain });
            }
        }
        let dep = frame.held.first().map(|v| v.dep).unwrap_or_default();
        let length = Value::new(frame.held.len() as u128, 0, dep);
        self.top_mut().held.clear();
        self.set_first(inst, length)
    }
}
