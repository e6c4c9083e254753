//! One broken program per invariant, each rejected for that invariant and no other; and never a panic.

use super::{verify, Invariant};
use crate::testing::Random;
use crate::text::parse;

/// A legal frame around the body of `main`, which takes an `i32` and a `ptr` and returns an `i32`.
fn frame(body: &str) -> String {
    format!(
        "target lp64\nglobal @x: 4 align 4\nglobal @tls: 4 align 4 thread_local\nentry @main\n\
         func @f(r0: i32) -> i32 {{\nb0:\n  return r0\n}}\n\
         func @main(r0: i32, r1: ptr) -> i32 {{\n{body}\n}}\n"
    )
}

fn rejects(invariant: Invariant, text: &str) {
    let program = parse(text).unwrap_or_else(|e| panic!("{}:{} {e}\n{text}", e.line, e.column));
    let errors = verify(&program).expect_err(text);
    assert!(errors.iter().all(|e| e.invariant == invariant), "{errors:#?}\n{text}");
}

#[test]
fn the_frame_is_accepted() {
    let program = parse(&frame("b0:\n  return r0")).unwrap();
    assert_eq!(verify(&program), Ok(()));
}

#[test]
fn broken_programs_are_rejected() {
    let empty = "func @main() {\nb0:\n  exit\n}\n";
    let cases = [
        (Invariant::Target, format!("target 48\nentry @main\n{empty}")),
        (Invariant::Entry, format!("entry #f7\n{empty}")),
        (Invariant::Entry, "entry @main\nfunc @main(r0: f64) {\nb0:\n  exit\n}\n".to_string()),
        (Invariant::Constructors, format!("entry @main\nconstructor #f9\n{empty}")),
        (Invariant::Names, format!("global @x: 1 align 1\nglobal @x: 1 align 1\nentry @main\n{empty}")),
        (Invariant::Names, format!("entry #f0\n{empty}{empty}")),
        (Invariant::Names, format!("global @\"\": 1 align 1\nentry @main\n{empty}")),
        (Invariant::Ids, format!("global @x: 1 align 1 type t3\nentry @main\n{empty}")),
        (Invariant::Ids, format!("global @x: 1 align 1 @4:1:1\nentry @main\n{empty}")),
        (Invariant::Ids, format!("global @p: 8 align 8 = {{ 0: #g9 }}\nentry @main\n{empty}")),
        (Invariant::Globals, format!("global @x: 4 align 3\nentry @main\n{empty}")),
        (Invariant::Globals, format!("global @x: 4 align 4 = {{ 2: bytes \"abc\" }}\nentry @main\n{empty}")),
        (Invariant::Globals, format!("global @x: 4 align 4 = {{ 1: bytes \"ab\", 0: undef 2 }}\nentry @main\n{empty}")),
        (Invariant::DebugTypes, format!("type t0 = array t1 2\ntype t1 = array t0 2\nentry @main\n{empty}")),
    ];
    for (invariant, text) in cases {
        rejects(invariant, &text);
    }
}

#[test]
fn broken_functions_are_rejected() {
    let cases = [
        (Invariant::EntryBlock, ""),
        (Invariant::EntryBlock, "b0:\n  jump b0"),
        (Invariant::EntryBlock, "b0(r2: i32):\n  return r2"),
        (Invariant::Ids, "b0:\n  jump b3"),
        (Invariant::Ids, "b0:\n  return r9"),
        (Invariant::Ids, "b0:\n  r2: i32 = call #f9(r0)\n  return r2"),
        (Invariant::Ids, "b0:\n  r2: i32 = load i32 #g9\n  return r2"),
        (Invariant::Types, "b0:\n  r2: i0 = nondet.input i0\n  return r0"),
        (Invariant::Constants, "b0:\n  return i32 0x100000000"),
        (Invariant::Constants, "b0:\n  r2: f80 = fneg f80 0x100000000000000000000\n  return r0"),
        (Invariant::ThreadLocals, "b0:\n  r2: i32 = load i32 @tls\n  return r2"),
        (Invariant::ThreadLocals, "b0:\n  r2: ptr = tlsaddr @x\n  return r0"),
        (Invariant::SingleDefinition, "b0:\n  r2: i32 = copy r0\n  r2: i32 = copy r0\n  return r0"),
        (Invariant::SingleDefinition, "b0:\n  r0: i32 = copy i32 1\n  return i32 0"),
        (Invariant::Dominance, "b0:\n  r2: i32 = copy r3\n  r3: i32 = copy r0\n  return r0"),
        (Invariant::Dominance, "b0:\n  branch true, b1, b2\nb1:\n  r2: i32 = copy r0\n  jump b2\nb2:\n  return r2"),
        (Invariant::Dominance, "  unused r2: i32\nb0:\n  return r2"),
        (Invariant::OperandTypes, "b0:\n  r2: i32 = add r0, i64 1\n  return r2"),
        (Invariant::OperandTypes, "b0:\n  r2: ptr = add r1, r1\n  return r0"),
        (Invariant::OperandTypes, "b0:\n  r2: f32 = fadd f32 0x0, f64 0x0\n  return r0"),
        (Invariant::OperandTypes, "b0:\n  r2: i64 = trunc r0 to i64\n  return r0"),
        (Invariant::OperandTypes, "b0:\n  branch r0, b1, b1\nb1:\n  return r0"),
        (Invariant::OperandTypes, "b0:\n  store r0, r0\n  return r0"),
        (Invariant::OperandTypes, "b0:\n  r2: ptr = alloca i32 4 align 4\n  return r0"),
        (Invariant::OperandTypes, "b0:\n  r2: i1 = fcmp.e r0, r0\n  return r0"),
        (Invariant::Results, "b0:\n  r2: i64 = add r0, r0\n  return r0"),
        (Invariant::Results, "b0:\n  add r0, r0\n  return r0"),
        (Invariant::Results, "b0:\n  r2: i32 = fence seq_cst\n  return r0"),
        (Invariant::Results, "b0:\n  r2: i32 = cmpxchg.seq_cst.seq_cst @x, r0, r0\n  return r0"),
        (Invariant::Results, "b0:\n  r2: i8 = nondet.spurious i8\n  return r0"),
        (Invariant::JumpArguments, "b0:\n  jump b1\nb1(r2: i32):\n  return r2"),
        (Invariant::JumpArguments, "b0:\n  jump b1(r1)\nb1(r2: i32):\n  return r2"),
        (Invariant::Calls, "b0:\n  r2: i32 = call @f(r0, r0)\n  return r0"),
        (Invariant::Calls, "b0:\n  r2: i32 = call @f(r1)\n  return r0"),
        (Invariant::Calls, "b0:\n  r2: i64 = threadnew\n  threadstart r2, @f, null\n  return r0"),
        (Invariant::Returns, "b0:\n  return"),
        (Invariant::Returns, "b0:\n  return r1"),
        (Invariant::Orders, "b0:\n  r2: i32 = load.release i32 @x\n  return r0"),
        (Invariant::Orders, "b0:\n  store.acquire @x, r0\n  return r0"),
        (Invariant::Orders, "b0:\n  r2: i32 = rmw.add @x, r0\n  return r0"),
        (Invariant::Orders, "b0:\n  r2: i32, r3: i1 = cmpxchg.seq_cst.release @x, r0, r0\n  return r0"),
        (Invariant::Orders, "b0:\n  fence pairs 16\n  return r0"),
        (Invariant::Orders, "b0:\n  fence plain\n  return r0"),
        (Invariant::Sizes, "b0:\n  memset.unit3 @x, i8 0, i64 4\n  return r0"),
        (Invariant::Sizes, "b0:\n  r2: ptr = alloca i64 4 align 0\n  return r0"),
        (Invariant::Sizes, "b0:\n  r2: i12 = bswap i12 1\n  return r0"),
        (Invariant::Switches, "b0:\n  switch r0 { 1: b1, 1: b1, default: b1 }\nb1:\n  return r0"),
        (Invariant::Switches, "b0:\n  switch r0 { 4294967296: b1, default: b1 }\nb1:\n  return r0"),
        (Invariant::VarArgs, "b0:\n  r2: ptr = varargs\n  return r0"),
        (Invariant::Sections, "b0:\n  await true\n  return r0"),
        (Invariant::Sections, "b0:\n  atomic.begin\n  atomic.end\n  await true\n  return r0"),
    ];
    for (invariant, body) in cases {
        rejects(invariant, &frame(body));
    }
}

#[test]
fn an_await_in_a_helper_is_judged_by_its_callers() {
    let text = |caller: &str| {
        format!(
            "entry @main\nfunc @helper() {{\nb0:\n  await true\n  return\n}}\n\
             func @begin() library {{\nb0:\n  atomic.begin\n  return\n}}\n\
             func @main() {{\nb0:\n{caller}  return\n}}\n"
        )
    };
    for good in ["", "  atomic.begin\n  call @helper()\n", "  call @begin()\n  call @helper()\n"] {
        assert_eq!(verify(&parse(&text(good)).unwrap()), Ok(()), "{good}");
    }
    rejects(Invariant::Sections, &text("  call @helper()\n"));
}

#[test]
fn errors_name_the_place() {
    let program = parse(&frame("b0:\n  r2: i32 = copy r0\n  r3: i64 = add r0, r0\n  return r0")).unwrap();
    let errors = verify(&program).unwrap_err();
    let text = errors[0].to_string();
    assert!(text.starts_with("function main (f1), b0, instruction 1: "), "{text}");
    assert!(text.ends_with("(invariant 15)"), "{text}");
}

/// Ids of legal programs are replaced by garbage; the verifier must answer, whatever it answers.
#[test]
fn garbage_does_not_panic() {
    use crate::{BlockId, FuncId, GlobalId, Operand, Reg, Type};
    for seed in 0..2000 {
        let mut random = Random::new(seed);
        let mut program = random.program();
        let garbage = |random: &mut Random| [0, 1, 5, 1000, u32::MAX][random.below(5)];
        let f = random.below(program.functions.len());
        let func = &mut program.functions[f];
        let b = random.below(func.blocks.len());
        let operand = match random.below(4) {
            0 => Operand::Reg(Reg(garbage(&mut random))),
            1 => Operand::Func(FuncId(garbage(&mut random))),
            2 => Operand::Global(GlobalId(garbage(&mut random)), 3),
            _rest => Operand::Const(Type::Int(255), u128::MAX),
        };
        let mut n = random.below(4);
        for inst in &mut func.blocks[b].insts {
            crate::visit::operands_mut(&mut inst.op, |a| {
                if n == 0 {
                    *a = operand;
                }
                n = n.wrapping_sub(1);
            });
        }
        if let Some(jump) = func.blocks[b].term.jumps_mut().next() {
            jump.block = BlockId(garbage(&mut random));
        }
        if random.below(4) == 0 {
            func.regs.truncate(1);
        }
        if random.below(8) == 0 {
            func.blocks.clear();
        }
        let _ = verify(&program);
        let _ = crate::text::print(&program);
    }
}
