//! The words of the text form, each in one table for printer and parser.

use crate::inst::{BinOp, CastOp, CheckKind, CmpOp, FBinOp, FCmpOp, FUnOp, NondetKind, Order, OverflowOp, RmwOp, UnOp};
use crate::source::Encoding;

macro_rules! names {
    ($ty:ident, $print:ident, $parse:ident, { $($variant:ident $text:literal,)* }) => {
        pub(super) fn $print(x: $ty) -> &'static str {
            match x {
                $($ty::$variant => $text,)*
            }
        }

        pub(super) fn $parse(text: &str) -> Option<$ty> {
            $(if text == $text {
                return Some($ty::$variant);
            })*
            None
        }
    };
}

names!(BinOp, bin, parse_bin, {
    Add "add", Sub "sub", Mul "mul", UDiv "udiv", SDiv "sdiv", URem "urem", SRem "srem",
    Shl "shl", LShr "lshr", AShr "ashr", And "and", Or "or", Xor "xor",
    UMin "umin", UMax "umax", SMin "smin", SMax "smax",
    UAddSat "uadd_sat", SAddSat "sadd_sat", USubSat "usub_sat", SSubSat "ssub_sat",
    UShlSat "ushl_sat", SShlSat "sshl_sat",
});

names!(FBinOp, fbin, parse_fbin, {
    Add "fadd", Sub "fsub", Mul "fmul", Div "fdiv", Rem "frem", Min "fmin", Max "fmax",
    CopySign "fcopysign", Pow "fpow", Atan2 "fatan2",
});

names!(UnOp, un, parse_un, {
    Abs "abs", CtPop "ctpop", CtLz "ctlz", CtTz "cttz", BSwap "bswap", BitReverse "bitreverse",
});

names!(FUnOp, fun, parse_fun, {
    Neg "fneg", Abs "fabs", Sqrt "fsqrt", Floor "ffloor", Ceil "fceil", Trunc "ftrunc", Round "fround",
    Rint "frint", Sin "fsin", Cos "fcos", Tan "ftan", Exp "fexp", Exp2 "fexp2", Log "flog", Log2 "flog2",
    Log10 "flog10",
});

names!(CmpOp, cmp, parse_cmp, {
    Eq "eq", Ne "ne", ULt "ult", ULe "ule", UGt "ugt", UGe "uge", SLt "slt", SLe "sle", SGt "sgt", SGe "sge",
});

names!(CastOp, cast, parse_cast, {
    Trunc "trunc", ZExt "zext", SExt "sext", FpCast "fpcast", FpToUi "fptoui", FpToSi "fptosi",
    UiToFp "uitofp", SiToFp "sitofp", Bitcast "bitcast", PtrToInt "ptrtoint", IntToPtr "inttoptr",
});

names!(OverflowOp, overflow, parse_overflow, {
    UAdd "uadd", SAdd "sadd", USub "usub", SSub "ssub", UMul "umul", SMul "smul",
});

names!(RmwOp, rmw, parse_rmw, {
    Xchg "xchg", Add "add", Sub "sub", And "and", Nand "nand", Or "or", Xor "xor", Max "max", Min "min",
    UMax "umax", UMin "umin", FAdd "fadd", FSub "fsub", FMax "fmax", FMin "fmin", UIncWrap "uinc_wrap",
    UDecWrap "udec_wrap",
});

names!(Order, order, parse_order, {
    Plain "plain", Relaxed "relaxed", Consume "consume", Acquire "acquire", Release "release", AcqRel "acq_rel",
    SeqCst "seq_cst",
});

names!(CheckKind, check, parse_check, {
    Assertion "assertion", Trap "trap", Unreachable "unreachable", LockMisuse "lock_misuse", Limit "limit",
    Memory "memory",
});

names!(NondetKind, nondet, parse_nondet, { Input "input", Spurious "spurious", });

names!(Encoding, encoding, parse_encoding, {
    Signed "signed", Unsigned "unsigned", Bool "bool", Float "float",
});

/// The outcomes that make a float comparison true, as letters: less, equal, greater, unordered.
pub(super) fn fcmp(op: FCmpOp) -> String {
    let letters = [(op.lt, 'l'), (op.eq, 'e'), (op.gt, 'g'), (op.unordered, 'u')];
    let text: String = letters.iter().filter(|(on, _)| *on).map(|(_, c)| *c).collect();
    if text.is_empty() {
        "never".to_string()
    } else {
        text
    }
}

/// The reverse of [`fcmp`].
pub(super) fn parse_fcmp(text: &str) -> Option<FCmpOp> {
    let has = |c| text.contains(c);
    let op = FCmpOp { lt: has('l'), eq: has('e'), gt: has('g'), unordered: has('u') };
    if text == "never" {
        return Some(FCmpOp { lt: false, eq: false, gt: false, unordered: false });
    }
    (fcmp(op) == text).then_some(op)
}
