//! Types of operands and results, orders and sizes, of every operation and terminator.

use super::{Body, Context, Invariant};
use crate::ids::FuncId;
use crate::inst::{CastOp, FenceKind, Inst, NondetKind, Op, Operand, Order, RmwOp, Terminator, UnOp};
use crate::program::{Function, Program};
use crate::types::Type;
use crate::visit;
use smallvec::{smallvec, SmallVec};

type Types = SmallVec<[Type; 2]>;

/// The type of an operand, if it names things that exist.
pub(super) fn operand_type(program: &Program, func: &Function, operand: &Operand) -> Option<Type> {
    match operand {
        Operand::Reg(reg) => func.regs.get(reg.index()).map(|info| info.ty),
        Operand::Const(ty, _) | Operand::Undef(ty) => Some(*ty),
        Operand::Global(id, _) => program.globals.get(id.index()).map(|_| Type::Ptr),
        Operand::Func(id) => program.functions.get(id.index()).map(|_| Type::Ptr),
    }
}

fn check_operand(cx: &mut Context<'_>, func: &Function, operand: &Operand) {
    match operand {
        Operand::Reg(reg) => {
            let ok = reg.index() < func.regs.len();
            cx.require(ok, Invariant::Ids, || format!("there is no register {reg}"));
        }
        Operand::Const(ty, value) => {
            if cx.ty(*ty) {
                let bits = ty.bits(&cx.program.target);
                let fits = bits >= 128 || value >> bits == 0;
                cx.require(fits, Invariant::Constants, || format!("the constant {value:#x} does not fit {ty}"));
            }
        }
        Operand::Global(id, _) => {
            if cx.global(*id) {
                let global = cx.program.global(*id);
                cx.require(!global.thread_local, Invariant::ThreadLocals, || {
                    format!("the thread-local {} is named without tlsaddr", global.name)
                });
            }
        }
        Operand::Func(id) => {
            cx.func(*id);
        }
        Operand::Undef(ty) => {
            cx.ty(*ty);
        }
    }
}

/// The checks of one instruction: `what` it is asked, then its results against what the operation gives.
struct Checker<'c, 'a, 'b> {
    cx: &'c mut Context<'a>,
    body: &'b Body<'b>,
}

pub(super) fn check_inst(cx: &mut Context<'_>, body: &Body<'_>, inst: &Inst) {
    visit::operands(&inst.op, |a| check_operand(cx, body.func, a));
    let mut checker = Checker { cx, body };
    let Some(results) = checker.op(inst) else { return };
    let got = inst.results.iter().map(|r| body.func.regs.get(r.index()).map(|i| i.ty));
    let same = inst.results.len() == results.len() && got.zip(&results).all(|(got, want)| got == Some(*want));
    let in_range = inst.results.iter().all(|r| r.index() < body.func.regs.len());
    cx.require(same || !in_range, Invariant::Results, || {
        let names: Vec<String> = results.iter().map(Type::to_string).collect();
        format!("the operation gives ({}), which the result registers do not match", names.join(", "))
    });
}

pub(super) fn check_term(cx: &mut Context<'_>, body: &Body<'_>, term: &Terminator) {
    visit::term_operands(term, |a| check_operand(cx, body.func, a));
    let mut checker = Checker { cx, body };
    match term {
        Terminator::Branch { cond, .. } => checker.is(cond, Type::BOOL),
        Terminator::Switch { value, cases, .. } => {
            let Some(ty) = checker.int(value) else { return };
            let bits = ty.bits(&checker.cx.program.target);
            let mut values: Vec<u128> = cases.iter().map(|(v, _)| *v).collect();
            values.sort_unstable();
            let good = values.windows(2).all(|w| w[0] != w[1]) && values.iter().all(|v| bits >= 128 || v >> bits == 0);
            checker.cx.require(good, Invariant::Switches, || "cases repeat or do not fit".to_string());
        }
        Terminator::Return(values) => {
            let types: Vec<_> = values.iter().map(|v| operand_type(checker.cx.program, checker.body.func, v)).collect();
            let rets = &body.func.rets;
            let same = types.len() == rets.len() && types.iter().zip(rets).all(|(a, b)| a.is_none_or(|a| a == *b));
            checker.cx.require(same, Invariant::Returns, || "the returned values do not fit the function".to_string());
        }
        Terminator::ThreadExit(value) => checker.is(value, Type::Ptr),
        Terminator::Jump(_) | Terminator::ProcessExit | Terminator::Fail { .. } => {}
    }
}

impl Checker<'_, '_, '_> {
    fn type_of(&self, operand: &Operand) -> Option<Type> {
        operand_type(self.cx.program, self.body.func, operand)
    }

    fn is(&mut self, operand: &Operand, want: Type) {
        if let Some(ty) = self.type_of(operand) {
            self.cx.require(ty == want, Invariant::OperandTypes, || format!("an operand is {ty} instead of {want}"));
        }
    }

    fn word(&mut self, operand: &Operand) {
        self.is(operand, self.cx.program.target.pointer_int());
    }

    fn kind(&mut self, operand: &Operand, what: &str, ok: impl Fn(Type) -> bool) -> Option<Type> {
        let ty = self.type_of(operand)?;
        let ok = ok(ty);
        self.cx.require(ok, Invariant::OperandTypes, || format!("an operand is {ty} instead of {what}")).then_some(ty)
    }

    fn int(&mut self, operand: &Operand) -> Option<Type> {
        self.kind(operand, "an integer", |t| matches!(t, Type::Int(_)))
    }

    fn float(&mut self, operand: &Operand) -> Option<Type> {
        self.kind(operand, "a float", Type::is_float)
    }

    fn scalar(&mut self, operand: &Operand) -> Option<Type> {
        self.kind(operand, "an integer or pointer", |t| matches!(t, Type::Int(_) | Type::Ptr))
    }

    /// The second operand must have the first one's type.
    fn same(&mut self, ty: Option<Type>, other: &Operand) {
        if let Some(ty) = ty {
            self.is(other, ty);
        }
    }

    fn size(&mut self, ok: bool, what: &str) {
        self.cx.require(ok, Invariant::Sizes, || what.to_string());
    }

    fn order(&mut self, ok: bool, what: &str) {
        self.cx.require(ok, Invariant::Orders, || what.to_string());
    }

    /// Checks the operands; gives the types of the results, unless something is too broken to know them.
    fn op(&mut self, inst: &Inst) -> Option<Types> {
        let none = Some(Types::new());
        let word = self.cx.program.target.pointer_int();
        let one = |ty: Option<Type>| ty.map(|ty| -> Types { smallvec![ty] });
        match &inst.op {
            Op::Copy(a) => one(self.type_of(a)),
            Op::Bin(_, a, b) => {
                let ty = self.int(a);
                self.same(ty, b);
                one(ty)
            }
            Op::Un(op, a) => {
                let ty = self.int(a)?;
                let whole = *op != UnOp::BSwap || ty.bits(&self.cx.program.target) % 8 == 0;
                self.size(whole, "a byte swap of a fraction of a byte");
                one(Some(ty))
            }
            Op::FBin(_, a, b) => {
                let ty = self.float(a);
                self.same(ty, b);
                one(ty)
            }
            Op::FUn(_, a) => one(self.float(a)),
            Op::FMulAdd(a, b, c) => {
                let ty = self.float(a);
                self.same(ty, b);
                self.same(ty, c);
                one(ty)
            }
            Op::Cmp(_, a, b) => {
                let ty = self.scalar(a);
                self.same(ty, b);
                one(Some(Type::BOOL))
            }
            Op::FCmp(_, a, b) => {
                let ty = self.float(a);
                self.same(ty, b);
                one(Some(Type::BOOL))
            }
            Op::Cast(op, a, to) => {
                self.cx.ty(*to);
                self.cast(*op, a, *to);
                one(Some(*to))
            }
            Op::Select(c, a, b) => {
                self.is(c, Type::BOOL);
                let ty = self.type_of(a);
                self.same(ty, b);
                one(ty)
            }
            Op::Overflow(_, a, b) => {
                let ty = self.int(a)?;
                self.is(b, ty);
                Some(smallvec![ty, Type::BOOL])
            }
            Op::FunnelShift { a, b, c, .. } => {
                let ty = self.int(a);
                self.same(ty, b);
                self.same(ty, c);
                one(ty)
            }
            Op::PtrAdd(a, b) => {
                self.is(a, Type::Ptr);
                self.word(b);
                one(Some(Type::Ptr))
            }
            Op::Alloca { size, align } => {
                self.word(size);
                self.size(align.is_power_of_two(), "the alignment is not a power of two");
                one(Some(Type::Ptr))
            }
            Op::StackSave => one(Some(Type::Ptr)),
            Op::Malloc { size, align, .. } => {
                self.word(size);
                self.word(align);
                one(Some(Type::Ptr))
            }
            Op::StackRestore(a) | Op::StackEnd(a) | Op::Free(a) => {
                self.is(a, Type::Ptr);
                none
            }
            Op::ObjectSize(a) => {
                self.is(a, Type::Ptr);
                one(Some(word))
            }
            Op::TlsAddr(id) => {
                if self.cx.global(*id) {
                    let ok = self.cx.program.global(*id).thread_local;
                    self.cx.require(ok, Invariant::ThreadLocals, || "tlsaddr of a shared global".to_string());
                }
                one(Some(Type::Ptr))
            }
            Op::VarArgs => {
                let ok = self.body.func.variadic;
                self.cx.require(ok, Invariant::VarArgs, || "varargs in a function without them".to_string());
                one(Some(Type::Ptr))
            }
            Op::Load(ty, addr, access) => {
                self.cx.ty(*ty);
                self.is(addr, Type::Ptr);
                self.order(!matches!(access.order, Order::Release | Order::AcqRel), "a load cannot release");
                one(Some(*ty))
            }
            Op::Store { addr, value: _, access } => {
                self.is(addr, Type::Ptr);
                let acquires = matches!(access.order, Order::Consume | Order::Acquire | Order::AcqRel);
                self.order(!acquires, "a store cannot acquire");
                none
            }
            Op::Rmw { op, addr, value, access } => {
                self.is(addr, Type::Ptr);
                self.order(access.order.is_atomic(), "a read-modify-write is atomic");
                one(self.rmw_value(*op, value))
            }
            Op::CmpXchg { addr, expected, new, success, failure, .. } => {
                self.is(addr, Type::Ptr);
                let ty = self.scalar(expected);
                self.same(ty, new);
                self.order(success.order.is_atomic(), "a compare-exchange is atomic");
                let loads = !matches!(failure, Order::Plain | Order::Release | Order::AcqRel);
                self.order(loads, "a failed compare-exchange is an atomic load");
                Some(smallvec![ty?, Type::BOOL])
            }
            Op::MemCopy { dst, src, len, unit, .. } => {
                self.is(dst, Type::Ptr);
                self.is(src, Type::Ptr);
                self.word(len);
                self.unit(*unit);
                none
            }
            Op::MemSet { dst, byte, len, unit } => {
                self.is(dst, Type::Ptr);
                self.is(byte, Type::Int(8));
                self.word(len);
                self.unit(*unit);
                none
            }
            Op::Fence(FenceKind::C(order)) => {
                self.order(order.is_atomic(), "a fence is atomic");
                none
            }
            Op::Fence(FenceKind::Lock) => none,
            Op::Fence(FenceKind::Mask(mask)) => {
                self.order(mask.0 <= 15, "a fence keeps only the four pairs");
                none
            }
            Op::Call { func, args } => self.call(*func, args),
            Op::CallIndirect { callee, args: _, rets } => {
                self.is(callee, Type::Ptr);
                for &ty in rets {
                    self.cx.ty(ty);
                }
                Some(rets.iter().copied().collect())
            }
            Op::ThreadNew | Op::ThreadSelf => one(Some(word)),
            Op::ThreadStart { id, func, arg } => {
                self.word(id);
                self.is(func, Type::Ptr);
                self.is(arg, Type::Ptr);
                if let Operand::Func(func) = func {
                    self.thread_function(*func);
                }
                none
            }
            Op::ThreadJoin(id) => {
                self.word(id);
                one(Some(Type::Ptr))
            }
            Op::Assume(a) | Op::Await(a) | Op::Assert { cond: a, .. } => {
                self.is(a, Type::BOOL);
                none
            }
            Op::Nondet(ty, kind) => {
                self.cx.ty(*ty);
                let ok = *kind != NondetKind::Spurious || *ty == Type::BOOL;
                self.cx.require(ok, Invariant::Results, || "a spurious choice gives i1".to_string());
                one(Some(*ty))
            }
            Op::AtomicBegin | Op::AtomicEnd | Op::Yield | Op::Observe(_) | Op::Commit => none,
            Op::Print { format, args: _ } => {
                self.is(format, Type::Ptr);
                one(Some(Type::Int(32)))
            }
            Op::Format { dst, size, format, args: _ } => {
                self.is(dst, Type::Ptr);
                self.word(size);
                self.is(format, Type::Ptr);
                one(Some(Type::Int(32)))
            }
        }
    }

    fn unit(&mut self, unit: u32) {
        self.size(matches!(unit, 1 | 2 | 4 | 8 | 16), "the unit is not 1, 2, 4, 8 or 16");
    }

    fn rmw_value(&mut self, op: RmwOp, value: &Operand) -> Option<Type> {
        match op {
            RmwOp::Xchg => self.type_of(value),
            RmwOp::FAdd | RmwOp::FSub | RmwOp::FMax | RmwOp::FMin => self.float(value),
            RmwOp::Add
            | RmwOp::Sub
            | RmwOp::And
            | RmwOp::Nand
            | RmwOp::Or
            | RmwOp::Xor
            | RmwOp::Max
            | RmwOp::Min
            | RmwOp::UMax
            | RmwOp::UMin
            | RmwOp::UIncWrap
            | RmwOp::UDecWrap => self.int(value),
        }
    }

    fn cast(&mut self, op: CastOp, a: &Operand, to: Type) {
        let Some(from) = self.type_of(a) else { return };
        let target = &self.cx.program.target;
        let (wide, narrow) = (from.bits(target), to.bits(target));
        let ints = matches!((from, to), (Type::Int(_), Type::Int(_)));
        let ok = match op {
            CastOp::Trunc => ints && wide > narrow,
            CastOp::ZExt | CastOp::SExt => ints && wide < narrow,
            CastOp::FpCast => from.is_float() && to.is_float(),
            CastOp::FpToUi | CastOp::FpToSi => from.is_float() && matches!(to, Type::Int(_)),
            CastOp::UiToFp | CastOp::SiToFp => matches!(from, Type::Int(_)) && to.is_float(),
            CastOp::Bitcast => wide == narrow,
            CastOp::PtrToInt => from == Type::Ptr && matches!(to, Type::Int(_)),
            CastOp::IntToPtr => matches!(from, Type::Int(_)) && to == Type::Ptr,
        };
        self.cx.require(ok, Invariant::OperandTypes, || format!("{op:?} does not convert {from} to {to}"));
    }

    fn call(&mut self, id: FuncId, args: &[Operand]) -> Option<Types> {
        if !self.cx.func(id) {
            return None;
        }
        let callee = self.cx.program.func(id);
        let enough = args.len() == callee.params.len() || (callee.variadic && args.len() > callee.params.len());
        let fit = args.iter().zip(&callee.params).all(|(arg, param)| {
            match (self.type_of(arg), callee.regs.get(param.index())) {
                (Some(ty), Some(info)) => ty == info.ty,
                (None, _) | (_, None) => true,
            }
        });
        self.cx.require(enough && fit, Invariant::Calls, || {
            format!("the arguments do not fit the parameters of {}", callee.name)
        });
        let rets: Types = callee.rets.iter().copied().collect();
        Some(rets)
    }

    fn thread_function(&mut self, id: FuncId) {
        let Some(func) = self.cx.program.functions.get(id.index()) else { return };
        let takes = func.params.len() == 1 && func.regs.get(func.params[0].index()).is_some_and(|r| r.ty == Type::Ptr);
        let gives = match func.rets.as_slice() {
            [] | [Type::Ptr | Type::Int(_)] => true,
            [..] => false,
        };
        self.cx.require(takes && gives, Invariant::Calls, || {
            format!("{} cannot be a thread: it must take a ptr and return a ptr, an integer or nothing", func.name)
        });
    }
}
