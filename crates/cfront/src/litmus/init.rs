//! The initial state: `{ x=0; 0:EAX=1; int *p = &x; int64_t t[2] = {1,2}; }`.
//!
//! Source: herd's manual. Guarantee: an item that is not understood is a diagnostic at the item.
//! Misses: instructions, labels, tags and page-table entries as values (other architectures' features).

use super::lex::{thread_id, Cursor, Source, Tok};
use super::Location;
use fencepost_ir::Diagnostic;
use std::ops::Range;

/// A value in the initial state.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Initial {
    Int(i128),
    /// The address of a location.
    Address(String),
}

/// One item of the initial state.
pub(super) struct Item {
    /// The words and stars of the declared type, empty if there is none.
    pub(super) ty: Vec<String>,
    pub(super) place: Location,
    /// The number of elements if an array is declared.
    pub(super) array: Option<usize>,
    /// One value, or one for each element; none means zero.
    pub(super) values: Vec<Initial>,
    pub(super) at: usize,
}

/// Elements that an array in a litmus test may have.
const MAX_ARRAY: usize = 4096;
/// Items that an initial state may have.
const MAX_ITEMS: usize = 4096;

/// Parses the text between the braces.
pub(super) fn parse(source: &Source<'_>, range: Range<usize>) -> Result<Vec<Item>, Diagnostic> {
    let mut cursor = Cursor::new(source, range.start, range.end)?;
    let mut items = Vec::new();
    loop {
        while cursor.eat(";") {}
        if cursor.peek() == Tok::End {
            return Ok(items);
        }
        if items.len() >= MAX_ITEMS {
            return Err(source.limit(cursor.at(), format!("an initial state has at most {MAX_ITEMS} items")));
        }
        items.push(item(&mut cursor)?);
        if cursor.peek() != Tok::End {
            cursor.expect(";")?;
        }
    }
}

fn item(cursor: &mut Cursor<'_, '_>) -> Result<Item, Diagnostic> {
    let at = cursor.at();
    let ty = declared_type(cursor);
    let place_at = cursor.at();
    let place = place(cursor)?;
    let array = if cursor.eat("[") {
        let size_at = cursor.at();
        let size = usize::try_from(cursor.integer()?).ok().filter(|n| (1..=MAX_ARRAY).contains(n));
        cursor.expect("]")?;
        let limit = || cursor.source.limit(size_at, format!("an array has 1 to {MAX_ARRAY} elements"));
        Some(size.ok_or_else(limit)?)
    } else {
        None
    };
    let values = if cursor.eat("=") { values(cursor, array)? } else { Vec::new() };
    if array.is_some() && matches!(place, Location::Register(..)) {
        return Err(cursor.source.malformed(place_at, "a register cannot be an array"));
    }
    Ok(Item { ty, place, array, values, at })
}

/// The words before the place: a word is part of the type if something that can be a place follows.
fn declared_type(cursor: &mut Cursor<'_, '_>) -> Vec<String> {
    let mut ty = Vec::new();
    loop {
        match (cursor.peek(), cursor.look(1)) {
            (Tok::Punct("*"), _) => ty.push("*".to_string()),
            (Tok::Name("_Atomic"), Tok::Punct("(")) => {
                ty.push("_Atomic".to_string());
                cursor.bump();
            }
            // The closing parenthesis of `_Atomic(int)`.
            (Tok::Punct(")"), _) if ty.iter().any(|w| w == "_Atomic") => {
                cursor.bump();
                continue;
            }
            (Tok::Name(word), Tok::Name(_) | Tok::Number(_) | Tok::Punct("*" | ")")) => ty.push(word.to_string()),
            // `int [x] = 1`, but not `t[2]`.
            (Tok::Name(word), Tok::Punct("[")) if matches!(cursor.look(2), Tok::Name(_)) => ty.push(word.to_string()),
            (Tok::Name(_) | Tok::Number(_) | Tok::Punct(_) | Tok::End, _) => return ty,
        }
        cursor.bump();
    }
}

/// `x`, `[x]`, `0:EAX`, `P0:EAX` or `0:%rax`.
pub(super) fn place(cursor: &mut Cursor<'_, '_>) -> Result<Location, Diagnostic> {
    if cursor.eat("[") {
        let name = cursor.name("the name of a location")?;
        cursor.expect("]")?;
        return Ok(Location::Memory(name.to_string()));
    }
    if cursor.look(1) == Tok::Punct(":") {
        let Some(thread) = thread_id(cursor.peek()) else { return Err(cursor.unexpected("a thread")) };
        cursor.bump();
        cursor.bump();
        cursor.eat("%");
        let name = cursor.name("the name of a register")?;
        return Ok(Location::Register(thread, name.to_string()));
    }
    Ok(Location::Memory(cursor.name("a location or a register")?.to_string()))
}

fn values(cursor: &mut Cursor<'_, '_>, array: Option<usize>) -> Result<Vec<Initial>, Diagnostic> {
    let at = cursor.at();
    if !cursor.eat("{") {
        if array.is_some() {
            return Err(cursor.unexpected("the elements of the array in braces"));
        }
        return Ok(vec![value(cursor)?]);
    }
    let mut values = vec![value(cursor)?];
    while cursor.eat(",") {
        values.push(value(cursor)?);
    }
    cursor.expect("}")?;
    match array {
        None => Err(cursor.source.malformed(at, "only an array has several values")),
        Some(size) if size != values.len() => {
            let message = format!("the array has {size} elements, but {} values are given", values.len());
            Err(cursor.source.malformed(at, message))
        }
        Some(_) => Ok(values),
    }
}

fn value(cursor: &mut Cursor<'_, '_>) -> Result<Initial, Diagnostic> {
    if cursor.eat_word("ATOMIC_INIT") {
        cursor.expect("(")?;
        let inner = cursor.integer()?;
        cursor.expect(")")?;
        return Ok(Initial::Int(inner));
    }
    let amper = cursor.eat("&");
    match cursor.peek() {
        Tok::Name(_) if cursor.look(1) == Tok::Punct(":") => {
            Err(cursor.source.unsupported(cursor.at(), "labels and tags as values are not supported"))
        }
        Tok::Name(name) => {
            cursor.bump();
            Ok(Initial::Address(name.to_string()))
        }
        Tok::Number(_) | Tok::Punct("-") if !amper => Ok(Initial::Int(cursor.integer()?)),
        Tok::Number(_) | Tok::Punct(_) | Tok::End => Err(cursor.unexpected("a value")),
    }
}
