//! Values as expressions over what loads read and what inputs give, each expression once.
//!
//! Source: hash-consed terms, as everywhere. A load that reads a store *is* the store's value, so relations between
//! variables survive without a relational domain.
//! Guarantee: folding and simplification keep the value for every assignment of the symbols. An operation without a
//! defined result becomes a new symbol: any value. Misses: floats that are not constant are symbols.

use crate::set::Set;
use fencepost_ir::eval::{self, mask};
use fencepost_ir::{BinOp, CastOp, CmpOp, FBinOp, FCmpOp, FUnOp, OverflowOp, RmwOp, Target, Type, UnOp};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::rc::Rc;

/// An expression.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ExprId(pub u32);

/// Something whose value is not known.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Symbol(pub u32);

/// An operation of the instruction set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)] // The names are those of the instructions.
pub enum Fun {
    Bin(BinOp),
    Un(UnOp),
    FBin(FBinOp, Type),
    FUn(FUnOp, Type),
    FMulAdd(Type),
    Cmp(CmpOp),
    FCmp(FCmpOp, Type),
    Cast(CastOp, Type, Type),
    Select,
    Wrapped(OverflowOp),
    Overflowed(OverflowOp),
    Funnel(bool),
    Rmw(RmwOp, Type),
}

/// What an expression is.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Node {
    /// A constant.
    Const(u128),
    /// A symbol.
    Symbol(Symbol),
    /// An operation on expressions.
    Apply(Fun, SmallVec<[ExprId; 3]>),
}

/// All expressions.
#[derive(Debug)]
pub struct Exprs {
    target: Target,
    nodes: Vec<(Node, u32)>,
    index: FxHashMap<(Node, u32), ExprId>,
    /// The values that each symbol may have.
    ranges: Vec<Set>,
    symbols_of: FxHashMap<ExprId, Rc<[Symbol]>>,
}

impl Exprs {
    /// No expressions yet.
    pub fn new(target: Target) -> Exprs {
        Exprs {
            target,
            nodes: Vec::new(),
            index: FxHashMap::default(),
            ranges: Vec::new(),
            symbols_of: FxHashMap::default(),
        }
    }

    fn intern(&mut self, node: Node, bits: u32) -> ExprId {
        let key = (node, bits);
        if let Some(id) = self.index.get(&key) {
            return *id;
        }
        let id = ExprId(self.nodes.len() as u32);
        self.nodes.push(key.clone());
        self.index.insert(key, id);
        id
    }

    /// A constant.
    pub fn constant(&mut self, bits: u32, value: u128) -> ExprId {
        self.intern(Node::Const(value & mask(bits)), bits)
    }

    /// A new symbol with the values that it may have.
    pub fn symbol(&mut self, bits: u32, range: Set) -> (Symbol, ExprId) {
        let symbol = Symbol(self.ranges.len() as u32);
        self.ranges.push(range);
        (symbol, self.intern(Node::Symbol(symbol), bits))
    }

    /// A new symbol that may have any value.
    pub fn anything(&mut self, bits: u32) -> ExprId {
        self.symbol(bits, Set::top(bits)).1
    }

    /// How many symbols there are.
    pub fn symbols(&self) -> usize {
        self.ranges.len()
    }

    /// The values that a symbol may have.
    pub fn range(&self, symbol: Symbol) -> &Set {
        &self.ranges[symbol.0 as usize]
    }

    /// What an expression is.
    pub fn node(&self, id: ExprId) -> &Node {
        &self.nodes[id.0 as usize].0
    }

    /// Its width.
    pub fn bits(&self, id: ExprId) -> u32 {
        self.nodes[id.0 as usize].1
    }

    /// Its value if it is a constant.
    pub fn value(&self, id: ExprId) -> Option<u128> {
        match self.node(id) {
            Node::Const(v) => Some(*v),
            Node::Symbol(_) | Node::Apply(..) => None,
        }
    }

    /// An operation with a result of so many bits.
    pub fn apply(&mut self, fun: Fun, args: &[ExprId], bits: u32) -> ExprId {
        let values: Option<SmallVec<[u128; 3]>> = args.iter().map(|a| self.value(*a)).collect();
        if let Some(values) = values {
            let width = args.first().map_or(bits, |a| self.bits(*a));
            return match compute(fun, width, &values, &self.target) {
                Some(v) => self.constant(bits, v),
                None => self.anything(bits),
            };
        }
        if let Some(simple) = self.simplify(fun, args, bits) {
            return simple;
        }
        self.intern(Node::Apply(fun, SmallVec::from_slice(args)), bits)
    }

    fn simplify(&mut self, fun: Fun, args: &[ExprId], bits: u32) -> Option<ExprId> {
        match fun {
            Fun::Bin(op) => self.simplify_bin(op, args[0], args[1], bits),
            Fun::Cmp(op) => self.simplify_cmp(op, args[0], args[1]),
            Fun::Select if args[1] == args[2] => Some(args[1]),
            Fun::Select => self.value(args[0]).map(|c| args[if c & 1 == 1 { 1 } else { 2 }]),
            Fun::Rmw(RmwOp::Xchg, _) => Some(args[1]),
            Fun::Rmw(RmwOp::Add, _) => Some(self.apply(Fun::Bin(BinOp::Add), args, bits)),
            Fun::Cast(op, _, _) => self.simplify_cast(op, args[0], bits),
            Fun::Un(_)
            | Fun::FBin(..)
            | Fun::FUn(..)
            | Fun::FMulAdd(_)
            | Fun::FCmp(..)
            | Fun::Wrapped(_)
            | Fun::Overflowed(_)
            | Fun::Funnel(_)
            | Fun::Rmw(..) => None,
        }
    }

    fn simplify_bin(&mut self, op: BinOp, a: ExprId, b: ExprId, bits: u32) -> Option<ExprId> {
        let (x, y) = (self.value(a), self.value(b));
        match op {
            BinOp::Add | BinOp::Or | BinOp::Xor if y == Some(0) => Some(a),
            BinOp::Add | BinOp::Or | BinOp::Xor if x == Some(0) => Some(b),
            BinOp::Sub | BinOp::Shl | BinOp::LShr | BinOp::AShr if y == Some(0) => Some(a),
            BinOp::Sub | BinOp::Xor if a == b => Some(self.constant(bits, 0)),
            BinOp::And | BinOp::Or if a == b => Some(a),
            BinOp::And | BinOp::Mul if x == Some(0) || y == Some(0) => Some(self.constant(bits, 0)),
            BinOp::Mul | BinOp::UDiv | BinOp::SDiv if y == Some(1) => Some(a),
            BinOp::Mul if x == Some(1) => Some(b),
            BinOp::And if y == Some(mask(bits)) => Some(a),
            BinOp::And if x == Some(mask(bits)) => Some(b),
            // (e + c) + d is e + (c + d).
            BinOp::Add if y.is_some() => match self.node(a) {
                Node::Apply(Fun::Bin(BinOp::Add), inner) if self.value(inner[1]).is_some() => {
                    let inner = inner.clone();
                    let sum = self.apply(Fun::Bin(BinOp::Add), &[inner[1], b], bits);
                    Some(self.apply(Fun::Bin(BinOp::Add), &[inner[0], sum], bits))
                }
                Node::Const(_) | Node::Symbol(_) | Node::Apply(..) => None,
            },
            BinOp::Add
            | BinOp::Sub
            | BinOp::Mul
            | BinOp::UDiv
            | BinOp::SDiv
            | BinOp::URem
            | BinOp::SRem
            | BinOp::Shl
            | BinOp::LShr
            | BinOp::AShr
            | BinOp::And
            | BinOp::Or
            | BinOp::Xor
            | BinOp::UMin
            | BinOp::UMax
            | BinOp::SMin
            | BinOp::SMax
            | BinOp::UAddSat
            | BinOp::SAddSat
            | BinOp::USubSat
            | BinOp::SSubSat
            | BinOp::UShlSat
            | BinOp::SShlSat => None,
        }
    }

    fn simplify_cmp(&mut self, op: CmpOp, a: ExprId, b: ExprId) -> Option<ExprId> {
        if a == b {
            let reflexive = matches!(op, CmpOp::Eq | CmpOp::ULe | CmpOp::UGe | CmpOp::SLe | CmpOp::SGe);
            return Some(self.constant(1, u128::from(reflexive)));
        }
        // A truth value that was widened and is compared with zero is itself.
        if let (CmpOp::Ne, Some(0), Node::Apply(Fun::Cast(CastOp::ZExt, _, _), inner)) =
            (op, self.value(b), self.node(a))
        {
            let inner = inner[0];
            if self.bits(inner) == 1 {
                return Some(inner);
            }
        }
        None
    }

    fn simplify_cast(&mut self, op: CastOp, a: ExprId, bits: u32) -> Option<ExprId> {
        let same = self.bits(a) == bits;
        match op {
            CastOp::Bitcast | CastOp::PtrToInt | CastOp::IntToPtr | CastOp::Trunc | CastOp::ZExt | CastOp::SExt
                if same =>
            {
                Some(a)
            }
            CastOp::Trunc => match self.node(a) {
                Node::Apply(Fun::Cast(CastOp::ZExt | CastOp::SExt, _, _), inner) if self.bits(inner[0]) == bits => {
                    Some(inner[0])
                }
                Node::Const(_) | Node::Symbol(_) | Node::Apply(..) => None,
            },
            CastOp::ZExt
            | CastOp::SExt
            | CastOp::Bitcast
            | CastOp::PtrToInt
            | CastOp::IntToPtr
            | CastOp::FpCast
            | CastOp::FpToUi
            | CastOp::FpToSi
            | CastOp::UiToFp
            | CastOp::SiToFp => None,
        }
    }

    /// The symbols of an expression, remembered.
    pub fn symbols_in(&mut self, id: ExprId) -> Rc<[Symbol]> {
        if let Some(known) = self.symbols_of.get(&id) {
            return Rc::clone(known);
        }
        let mut symbols = Vec::new();
        self.symbols_of(id, &mut symbols);
        let symbols: Rc<[Symbol]> = symbols.into();
        self.symbols_of.insert(id, Rc::clone(&symbols));
        symbols
    }

    /// Adds the symbols of an expression.
    pub fn symbols_of(&self, id: ExprId, into: &mut Vec<Symbol>) {
        let mut seen: rustc_hash::FxHashSet<ExprId> = rustc_hash::FxHashSet::default();
        let mut work = vec![id];
        while let Some(e) = work.pop() {
            if !seen.insert(e) {
                continue;
            }
            match self.node(e) {
                Node::Const(_) => {}
                Node::Symbol(s) if into.contains(s) => {}
                Node::Symbol(s) => into.push(*s),
                Node::Apply(_, args) => work.extend(args.iter().copied()),
            }
        }
    }

    /// The symbol and its values, if a condition that has a value says that a symbol equals a constant.
    pub fn equal_to(&self, cond: ExprId, value: bool) -> Option<(Symbol, Set)> {
        let Node::Apply(Fun::Cmp(op), args) = self.node(cond) else { return None };
        let says = match op {
            CmpOp::Eq => value,
            CmpOp::Ne => !value,
            CmpOp::ULt | CmpOp::ULe | CmpOp::UGt | CmpOp::UGe | CmpOp::SLt | CmpOp::SLe | CmpOp::SGt | CmpOp::SGe => {
                false
            }
        };
        match (self.node(args[0]), self.value(args[1])) {
            (Node::Symbol(s), Some(v)) if says => Some((*s, Set::one(self.bits(args[0]), v))),
            (Node::Const(_) | Node::Symbol(_) | Node::Apply(..), Some(_) | None) => None,
        }
    }

    /// The expression with symbols replaced by what they stand for, again and again. A symbol that stands for itself
    /// by way of others is left as it is.
    pub fn resolve(&mut self, id: ExprId, bound: &FxHashMap<Symbol, ExprId>) -> ExprId {
        let mut memo = FxHashMap::default();
        self.resolve_in(id, bound, &mut memo, &mut Vec::new())
    }

    fn resolve_in(
        &mut self,
        id: ExprId,
        bound: &FxHashMap<Symbol, ExprId>,
        memo: &mut FxHashMap<ExprId, ExprId>,
        open: &mut Vec<Symbol>,
    ) -> ExprId {
        if let Some(done) = memo.get(&id) {
            return *done;
        }
        let result = match self.node(id).clone() {
            Node::Const(_) => id,
            Node::Symbol(s) => match bound.get(&s) {
                Some(to) if !open.contains(&s) => {
                    open.push(s);
                    let to = self.resolve_in(*to, bound, memo, open);
                    open.pop();
                    to
                }
                // Within a circle nothing is remembered: what it is depends on where one entered.
                Some(_) => return id,
                None => id,
            },
            Node::Apply(fun, args) => {
                let args: SmallVec<[ExprId; 3]> = args.iter().map(|a| self.resolve_in(*a, bound, memo, open)).collect();
                let bits = self.bits(id);
                self.apply(fun, &args, bits)
            }
        };
        if open.is_empty() {
            memo.insert(id, result);
        }
        result
    }

    /// The values that an expression may have, given those of its symbols.
    pub fn evaluate(&self, id: ExprId) -> Set {
        self.evaluate_with(id, &FxHashMap::default())
    }

    /// As [`Exprs::evaluate`], with fewer values for some symbols.
    pub fn evaluate_with(&self, id: ExprId, env: &FxHashMap<Symbol, Set>) -> Set {
        let mut memo = FxHashMap::default();
        self.evaluate_in(id, env, &mut memo)
    }

    fn evaluate_in(&self, id: ExprId, env: &FxHashMap<Symbol, Set>, memo: &mut FxHashMap<ExprId, Set>) -> Set {
        if let Some(done) = memo.get(&id) {
            return done.clone();
        }
        let bits = self.bits(id);
        let set = match self.node(id) {
            Node::Const(v) => Set::one(bits, *v),
            Node::Symbol(s) => env.get(s).unwrap_or(self.range(*s)).clone(),
            Node::Apply(fun, args) => {
                let width = args.first().map_or(bits, |a| self.bits(*a));
                let sets: SmallVec<[Set; 3]> = args.iter().map(|a| self.evaluate_in(*a, env, memo)).collect();
                Set::apply(*fun, width, bits, &sets, &self.target)
            }
        };
        memo.insert(id, set.clone());
        set
    }
}

/// The value of an operation on constants; `None` if it has none. `width` is that of the first operand.
pub fn compute(fun: Fun, width: u32, v: &[u128], target: &Target) -> Option<u128> {
    // Every operation has the operands that it needs: the instruction set's verifier counts them.
    let at = |i: usize| v.get(i).copied().unwrap_or_default();
    let (a, b, c) = (at(0), at(1), at(2));
    match fun {
        Fun::Bin(op) => eval::bin(op, width, a, b).ok(),
        Fun::Un(op) => eval::un(op, width, a).ok(),
        Fun::FBin(op, ty) => eval::fbin(op, ty, a, b).ok(),
        Fun::FUn(op, ty) => eval::fun(op, ty, a).ok(),
        Fun::FMulAdd(ty) => eval::fmul_add(ty, a, b, c).ok(),
        Fun::Cmp(op) => Some(u128::from(eval::cmp(op, width, a, b))),
        Fun::FCmp(op, ty) => eval::fcmp(op, ty, a, b).ok().map(u128::from),
        Fun::Cast(op, from, to) => eval::cast(op, from, to, target, a).ok(),
        Fun::Select => Some(if a & 1 == 1 { b } else { c }),
        Fun::Wrapped(op) => Some(eval::overflow(op, width, a, b).0),
        Fun::Overflowed(op) => Some(u128::from(eval::overflow(op, width, a, b).1)),
        Fun::Funnel(left) => Some(eval::funnel_shift(left, width, a, b, c)),
        Fun::Rmw(op, ty) => eval::rmw(op, ty, target, a, b).ok(),
    }
}
