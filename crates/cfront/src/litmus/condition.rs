//! The condition over final states: its tree, its parser, its evaluation and its printed form.
//!
//! Source: herd's manual; precedence as in herd: `~`, then `=>`, then `/\`, then `\/`.
//! Guarantee: the nesting is bounded, so no input exhausts the stack. Misses: faults, array elements, tags.
//! Deviation: the comparisons `<`, `<=`, `>`, `>=` are accepted too, as other tools for litmus tests do.

use super::init::place;
use super::lex::{thread_id, Cursor, Source, Tok};
use super::{Location, Quantifier};
use fencepost_ir::Diagnostic;
use std::cmp::Ordering;
use std::fmt;
use std::ops::Range;

/// A proposition about a final state.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Condition {
    /// Always true.
    True,
    /// Never true.
    False,
    /// A comparison of what a location holds.
    Atom(Location, Comparison, Term),
    /// The opposite.
    Not(Box<Condition>),
    /// All of them.
    And(Vec<Condition>),
    /// At least one of them.
    Or(Vec<Condition>),
    /// The second if the first.
    Implies(Box<Condition>, Box<Condition>),
}

/// How an atom compares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // The names are the comparisons.
pub enum Comparison {
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
}

/// The right side of an atom.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Term {
    /// A number.
    Int(i128),
    /// The address of the location of that name.
    Address(String),
    /// What another location holds (`0:EAX=1:EAX`, `x=*y`).
    Contents(Location),
}

/// What a location holds in a final state.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Value {
    /// A number.
    Int(i128),
    /// The address of the location of that name.
    Address(String),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Int(n) => write!(f, "{n}"),
            Value::Address(name) => f.write_str(name),
        }
    }
}

impl Condition {
    /// Whether the state satisfies the condition; `None` if a location that decides it is not known.
    pub fn eval(&self, lookup: &dyn Fn(&Location) -> Option<Value>) -> Option<bool> {
        match self {
            Condition::True => Some(true),
            Condition::False => Some(false),
            Condition::Atom(left, comparison, right) => {
                let right = match right {
                    Term::Int(n) => Value::Int(*n),
                    Term::Address(name) => Value::Address(name.clone()),
                    Term::Contents(location) => lookup(location)?,
                };
                Some(comparison.holds(&lookup(left)?, &right))
            }
            Condition::Not(inner) => Some(!inner.eval(lookup)?),
            Condition::And(parts) => Condition::decided(parts, lookup, false),
            Condition::Or(parts) => Condition::decided(parts, lookup, true),
            Condition::Implies(a, b) => match (a.eval(lookup), b.eval(lookup)) {
                (Some(false), _) | (_, Some(true)) => Some(true),
                (Some(true), Some(false)) => Some(false),
                (None, _) | (_, None) => None,
            },
        }
    }

    /// Whether some part has the value `wanted`, which decides an `And` (false) or an `Or` (true).
    fn decided(parts: &[Condition], lookup: &dyn Fn(&Location) -> Option<Value>, wanted: bool) -> Option<bool> {
        let mut unknown = false;
        for part in parts {
            match part.eval(lookup) {
                Some(value) if value == wanted => return Some(wanted),
                Some(_) => {}
                None => unknown = true,
            }
        }
        if unknown {
            None
        } else {
            Some(!wanted)
        }
    }

    /// Calls the function on every atom.
    pub(super) fn atoms(&mut self, visit: &mut dyn FnMut(&mut Location, &mut Term)) {
        match self {
            Condition::True | Condition::False => {}
            Condition::Atom(left, _, right) => visit(left, right),
            Condition::Not(inner) => inner.atoms(visit),
            Condition::And(parts) | Condition::Or(parts) => parts.iter_mut().for_each(|p| p.atoms(visit)),
            Condition::Implies(a, b) => {
                a.atoms(visit);
                b.atoms(visit);
            }
        }
    }

    /// The locations whose contents decide the condition, sorted, each once.
    pub fn locations(&self) -> Vec<Location> {
        let mut found = Vec::new();
        self.clone().atoms(&mut |left, right| {
            found.push(left.clone());
            if let Term::Contents(location) = right {
                found.push(location.clone());
            }
        });
        found.sort();
        found.dedup();
        found
    }

    fn write(&self, f: &mut fmt::Formatter<'_>, above: Level) -> fmt::Result {
        let (own, parts, separator) = match self {
            Condition::True => return f.write_str("true"),
            Condition::False => return f.write_str("false"),
            Condition::Atom(left, Comparison::Ne, right) => return write!(f, "not ({left}={right})"),
            Condition::Atom(left, comparison, right) => return write!(f, "{left}{}{right}", comparison.sign()),
            Condition::Not(inner) => {
                f.write_str("not (")?;
                inner.write(f, Level::Top)?;
                return f.write_str(")");
            }
            Condition::And(parts) => (Level::And, parts.iter().collect::<Vec<_>>(), " /\\ "),
            Condition::Or(parts) => (Level::Or, parts.iter().collect(), " \\/ "),
            Condition::Implies(a, b) => (Level::Implies, vec![&**a, &**b], " => "),
        };
        let brackets = above > own || (above == own && own == Level::Implies);
        if brackets {
            f.write_str("(")?;
        }
        for (i, part) in parts.iter().enumerate() {
            if i > 0 {
                f.write_str(separator)?;
            }
            part.write(f, own)?;
        }
        if brackets {
            f.write_str(")")?;
        }
        Ok(())
    }
}

/// How tightly the operator around a proposition binds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Level {
    Top,
    Or,
    And,
    Implies,
}

impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, Level::Top)
    }
}

impl fmt::Display for Term {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Term::Int(n) => write!(f, "{n}"),
            Term::Address(name) => f.write_str(name),
            Term::Contents(location) => write!(f, "{location}"),
        }
    }
}

impl Comparison {
    fn sign(self) -> &'static str {
        match self {
            Comparison::Eq => "=",
            Comparison::Ne => "!=",
            Comparison::Lt => "<",
            Comparison::Le => "<=",
            Comparison::Gt => ">",
            Comparison::Ge => ">=",
        }
    }

    /// Numbers compare as such; an address equals only itself and has no place in an order.
    fn holds(self, a: &Value, b: &Value) -> bool {
        let order = match (a, b) {
            (Value::Int(a), Value::Int(b)) => Some(a.cmp(b)),
            (Value::Address(a), Value::Address(b)) if a == b => Some(Ordering::Equal),
            (Value::Int(_) | Value::Address(_), Value::Int(_) | Value::Address(_)) => None,
        };
        match self {
            Comparison::Eq => order == Some(Ordering::Equal),
            Comparison::Ne => order != Some(Ordering::Equal),
            Comparison::Lt => order == Some(Ordering::Less),
            Comparison::Le => matches!(order, Some(Ordering::Less | Ordering::Equal)),
            Comparison::Gt => order == Some(Ordering::Greater),
            Comparison::Ge => matches!(order, Some(Ordering::Greater | Ordering::Equal)),
        }
    }
}

/// What stands behind the code of a test.
pub(super) struct Final {
    /// The locations listed by `locations [ … ]`.
    pub(super) listed: Vec<Location>,
    pub(super) filter: Option<Condition>,
    pub(super) quantifier: Quantifier,
    pub(super) condition: Condition,
}

/// How deep propositions may nest.
const MAX_DEPTH: usize = 200;

/// Parses `locations [ … ]`, `filter …` and the quantified condition, each optional.
pub(super) fn parse(source: &Source<'_>, range: Range<usize>) -> Result<Final, Diagnostic> {
    let mut cursor = Cursor::new(source, range.start, range.end)?;
    let listed = if cursor.eat_word("locations") { locations(&mut cursor)? } else { Vec::new() };
    let filter = if cursor.eat_word("filter") { Some(either(&mut cursor, 0)?) } else { None };
    let (quantifier, condition) = quantified(&mut cursor)?;
    cursor.eat(";");
    if cursor.eat_word("with") {
        expectations(&mut cursor)?;
    }
    if cursor.peek() != Tok::End {
        return Err(cursor.unexpected("the end of the file"));
    }
    Ok(Final { listed, filter, quantifier, condition })
}

fn quantified(cursor: &mut Cursor<'_, '_>) -> Result<(Quantifier, Condition), Diagnostic> {
    let quantifier = match cursor.peek() {
        // A test without a condition only lists its states.
        Tok::End => return Ok((Quantifier::Forall, Condition::True)),
        Tok::Name("exists" | "final") => Quantifier::Exists,
        Tok::Name("forall") => Quantifier::Forall,
        Tok::Name("not") | Tok::Punct("~") => {
            cursor.bump();
            if cursor.peek() != Tok::Name("exists") {
                return Err(cursor.unexpected("`exists`"));
            }
            Quantifier::NotExists
        }
        Tok::Name("observed" | "Observed" | "cases") => {
            return Err(cursor.source.unsupported(cursor.at(), "only `exists`, `~exists` and `forall` are supported"));
        }
        Tok::Name(_) | Tok::Number(_) | Tok::Punct(_) => {
            return Err(cursor.unexpected("`exists`, `~exists` or `forall`"));
        }
    };
    cursor.bump();
    Ok((quantifier, either(cursor, 0)?))
}

/// `tso: ~exists; default: exists;`: what old tests expect of each model. It is checked and forgotten.
fn expectations(cursor: &mut Cursor<'_, '_>) -> Result<(), Diagnostic> {
    while let Tok::Name(_) = cursor.peek() {
        cursor.bump();
        cursor.expect(":")?;
        cursor.eat("~");
        if !cursor.eat_word("exists") && !cursor.eat_word("forall") {
            return Err(cursor.unexpected("`exists` or `forall`"));
        }
        cursor.eat(";");
    }
    Ok(())
}

fn locations(cursor: &mut Cursor<'_, '_>) -> Result<Vec<Location>, Diagnostic> {
    cursor.expect("[")?;
    let mut found = Vec::new();
    while !cursor.eat("]") {
        found.push(place(cursor)?);
        // A type for printing may follow; the program's own type serves as well.
        while matches!(cursor.peek(), Tok::Name(_) | Tok::Punct("*")) {
            cursor.bump();
        }
        if !cursor.eat(";") && cursor.peek() != Tok::Punct("]") {
            return Err(cursor.unexpected("`;` or `]`"));
        }
    }
    Ok(found)
}

fn either(cursor: &mut Cursor<'_, '_>, depth: usize) -> Result<Condition, Diagnostic> {
    let mut parts = vec![both(cursor, depth)?];
    while cursor.eat("\\/") {
        parts.push(both(cursor, depth)?);
    }
    Ok(single(parts, Condition::Or))
}

fn both(cursor: &mut Cursor<'_, '_>, depth: usize) -> Result<Condition, Diagnostic> {
    let mut parts = vec![implication(cursor, depth)?];
    while cursor.eat("/\\") {
        parts.push(implication(cursor, depth)?);
    }
    Ok(single(parts, Condition::And))
}

fn implication(cursor: &mut Cursor<'_, '_>, depth: usize) -> Result<Condition, Diagnostic> {
    let left = prefix(cursor, depth)?;
    if cursor.eat("=>") {
        let right = implication(cursor, deeper(cursor, depth)?)?;
        return Ok(Condition::Implies(Box::new(left), Box::new(right)));
    }
    Ok(left)
}

fn prefix(cursor: &mut Cursor<'_, '_>, depth: usize) -> Result<Condition, Diagnostic> {
    let depth = deeper(cursor, depth)?;
    if cursor.eat("~") || cursor.eat_word("not") {
        return Ok(Condition::Not(Box::new(prefix(cursor, depth)?)));
    }
    if cursor.eat("(") {
        let inner = either(cursor, depth)?;
        cursor.expect(")")?;
        return Ok(inner);
    }
    if cursor.eat_word("true") {
        return Ok(Condition::True);
    }
    if cursor.eat_word("false") {
        return Ok(Condition::False);
    }
    atom(cursor)
}

fn atom(cursor: &mut Cursor<'_, '_>) -> Result<Condition, Diagnostic> {
    if let (Tok::Name("fault" | "Fault"), Tok::Punct("(")) = (cursor.peek(), cursor.look(1)) {
        return Err(cursor.source.unsupported(cursor.at(), "conditions on faults are not supported"));
    }
    let at = cursor.at();
    let left = place(cursor)?;
    if cursor.peek() == Tok::Punct("[") {
        return Err(cursor.source.unsupported(at, "conditions on array elements are not supported"));
    }
    let comparison = match cursor.peek() {
        Tok::Punct("=" | "==") => Comparison::Eq,
        Tok::Punct("!=" | "<>") => Comparison::Ne,
        Tok::Punct("<") => Comparison::Lt,
        Tok::Punct("<=") => Comparison::Le,
        Tok::Punct(">") => Comparison::Gt,
        Tok::Punct(">=") => Comparison::Ge,
        Tok::Name(_) | Tok::Number(_) | Tok::Punct(_) | Tok::End => return Err(cursor.unexpected("a comparison")),
    };
    cursor.bump();
    Ok(Condition::Atom(left, comparison, term(cursor)?))
}

fn term(cursor: &mut Cursor<'_, '_>) -> Result<Term, Diagnostic> {
    let register = cursor.look(1) == Tok::Punct(":") && thread_id(cursor.peek()).is_some();
    if register || cursor.peek() == Tok::Punct("[") || cursor.eat("*") {
        return Ok(Term::Contents(place(cursor)?));
    }
    cursor.eat("&");
    match cursor.peek() {
        Tok::Name(name) => {
            cursor.bump();
            Ok(Term::Address(name.to_string()))
        }
        Tok::Number(_) | Tok::Punct("-") => Ok(Term::Int(cursor.integer()?)),
        Tok::Punct("{") => Err(cursor.source.unsupported(cursor.at(), "conditions on whole arrays are not supported")),
        Tok::Punct(_) | Tok::End => Err(cursor.unexpected("a value")),
    }
}

fn single(mut parts: Vec<Condition>, many: fn(Vec<Condition>) -> Condition) -> Condition {
    match parts.pop() {
        Some(only) if parts.is_empty() => only,
        Some(last) => {
            parts.push(last);
            many(parts)
        }
        None => many(parts),
    }
}

fn deeper(cursor: &Cursor<'_, '_>, depth: usize) -> Result<usize, Diagnostic> {
    if depth >= MAX_DEPTH {
        return Err(cursor.source.limit(cursor.at(), format!("conditions nest at most {MAX_DEPTH} deep")));
    }
    Ok(depth + 1)
}
