//! C litmus tests: a C source text with one function a thread.
//!
//! Source: herd's manual. Each location is a global; each thread `void *P0(void *)` holds the body as written, behind a
//! `#line` directive and at its own column, so that every position the compiler reports is one of the litmus file.
//! Observed registers are stored into globals at the thread's end.
//! Guarantee: whether an access is atomic is decided by the operation; `*x` is a plain access (volatile if the pointer
//! says so). Deviation: in C, `*x` of an `atomic_int *` would be sequentially consistent; herd takes it as plain.
//! Misses: arrays in the condition, `return`, structs, the LKMM primitives that [`library`] does not list.

mod body;
mod library;
mod scan;

use super::ctype::CType;
use super::init::{Initial, Item};
use super::lex::Source;
use super::{mention, Cell, LitmusProgram, Location, Lowered, Request};
use body::Body;
use fencepost_ir::Diagnostic;
use scan::Thread;
use std::fmt::Write;

/// The size of a pointer in the cells; the compiler's own data model decides in the end.
const POINTER_BYTES: u32 = 8;

/// A location in memory.
struct Place {
    name: String,
    ty: CType,
    /// Whether a declaration says the type.
    typed: bool,
    array: Option<usize>,
    values: Vec<Initial>,
}

/// A register that is published at its thread's end.
struct Published {
    thread: u32,
    name: String,
    ty: CType,
}

/// Writes the C text of a test.
pub(super) fn lower(source: &Source<'_>, request: &Request<'_>) -> Result<Lowered, Diagnostic> {
    let threads = scan::threads(source, request.code.clone())?;
    let places = places(source, request, &threads)?;
    let mut bodies = Vec::new();
    for thread in &threads {
        let extra: Vec<&str> = initialised(request, thread.thread).map(|(name, _)| name).collect();
        bodies.push(body::read(source, thread, &extra)?);
    }
    let mut out = prelude(&threads, &places);
    let mut published = Vec::new();
    let mut functions = String::new();
    for (thread, body) in threads.iter().zip(&bodies) {
        let found = registers(source, request, thread, body)?;
        functions.push_str(&function(source, request, thread, body, &found)?);
        published.extend(found);
    }
    known_threads(source, request, &threads)?;
    for register in &published {
        line(&mut out, &format!("{};", declarator(register.ty, &global_name(register.thread, &register.name))));
    }
    out.push_str(&functions);
    line(&mut out, &format!("#line {} \"{}\"", source.place(request.code.start).0, quoted(source.file)));
    line(&mut out, &main(&threads));
    let mut names: Vec<(String, String)> = places.iter().map(|p| (c_name(&p.name), p.name.clone())).collect();
    names.extend(published.iter().map(|r| (global_name(r.thread, &r.name), format!("{}:{}", r.thread, r.name))));
    let cells = cells(source, request, &places, &published)?;
    Ok(Lowered { program: LitmusProgram::C { source: out, names }, cells, threads: threads.len() })
}

/// All locations with the types that the initial state and the parameters give them.
fn places(source: &Source<'_>, request: &Request<'_>, threads: &[Thread<'_>]) -> Result<Vec<Place>, Diagnostic> {
    let mut places: Vec<Place> = Vec::new();
    for item in request.items {
        let Location::Memory(name) = &item.place else { continue };
        if places.iter().any(|p| p.name == *name) {
            return Err(source.malformed(item.at, format!("the location {name} is initialised twice")));
        }
        let (array, values) = (item.array, item.values.clone());
        places.push(Place {
            name: name.clone(),
            ty: item_type(source, item)?,
            typed: !item.ty.is_empty(),
            array,
            values,
        });
    }
    for param in threads.iter().flat_map(|t| &t.params) {
        let Some(ty) = param.ty.pointee() else { continue };
        let place = touch(&mut places, &param.name);
        if place.typed && !place.ty.same(&ty) {
            let message = format!("the location {} is declared with two different types", param.name);
            return Err(source.unsupported(param.at, message));
        }
        place.ty = ty;
        place.typed = true;
    }
    for item in request.items {
        for value in &item.values {
            let Initial::Address(name) = value else { continue };
            touch(&mut places, name);
            if let Location::Memory(holder) = &item.place {
                if !touch(&mut places, holder).ty.is_pointer() {
                    return Err(source
                        .unsupported(item.at, format!("{holder} holds an address, but is not declared a pointer")));
                }
            }
        }
    }
    for location in &request.needed {
        if let Location::Memory(name) = location {
            touch(&mut places, name);
        }
    }
    request.addressed.iter().for_each(|name| {
        touch(&mut places, name);
    });
    Ok(places)
}

fn item_type(source: &Source<'_>, item: &Item) -> Result<CType, Diagnostic> {
    let ty = CType::parse(item.ty.iter().map(String::as_str));
    ty.ok_or_else(|| source.unsupported(item.at, format!("the type `{}` is not supported", item.ty.join(" "))))
}

/// The location of that name, made if it is new.
fn touch<'p>(places: &'p mut Vec<Place>, name: &str) -> &'p mut Place {
    let index = places.iter().position(|p| p.name == name).unwrap_or_else(|| {
        let name = name.to_string();
        places.push(Place { name, ty: CType::INT, typed: false, array: None, values: Vec::new() });
        places.len() - 1
    });
    &mut places[index]
}

/// The registers of a thread that are observed.
fn registers(
    source: &Source<'_>,
    request: &Request<'_>,
    thread: &Thread<'_>,
    body: &Body,
) -> Result<Vec<Published>, Diagnostic> {
    let mut names: Vec<String> = Vec::new();
    for location in &request.needed {
        let Location::Register(number, name) = location else { continue };
        if *number != thread.thread {
            continue;
        }
        let declared = body.variables.iter().any(|v| v.name == *name);
        if !declared && !initialised(request, *number).any(|(known, _)| known == name) {
            let at = mention(source, &request.condition, *number, name);
            return Err(source.malformed(at, format!("the thread P{number} declares no register {name}")));
        }
        names.push(name.clone());
    }
    if request.all_registers {
        names.extend(body.variables.iter().filter(|v| !v.array).map(|v| v.name.clone()));
    }
    names.extend(initialised(request, thread.thread).map(|(name, _)| name.to_string()));
    names.sort();
    names.dedup();
    let mut found = Vec::new();
    for name in names {
        let ty = hoisted_type(source, request, thread, body, &name)?;
        found.push(Published { thread: thread.thread, name, ty });
    }
    Ok(found)
}

/// The registers of a thread that the initial state gives a value.
fn initialised<'r>(request: &'r Request<'_>, thread: u32) -> impl Iterator<Item = (&'r str, &'r Item)> {
    request.items.iter().filter_map(move |item| match &item.place {
        Location::Register(number, name) if *number == thread => Some((name.as_str(), item)),
        Location::Register(..) | Location::Memory(_) => None,
    })
}

/// The type of a register, which all its declarations must share.
fn hoisted_type(
    source: &Source<'_>,
    request: &Request<'_>,
    thread: &Thread<'_>,
    body: &Body,
    name: &str,
) -> Result<CType, Diagnostic> {
    let mut ty: Option<CType> = None;
    for variable in body.variables.iter().filter(|v| v.name == name) {
        if variable.array {
            return Err(source.unsupported(variable.at, format!("the array {name} cannot be observed")));
        }
        if ty.is_some_and(|known| !known.same(&variable.ty)) {
            return Err(source.unsupported(variable.at, format!("{name} is declared with two different types")));
        }
        ty = Some(variable.ty);
    }
    match (ty, initialised(request, thread.thread).find(|(known, _)| *known == name)) {
        (Some(ty), _) => Ok(ty),
        (None, Some((_, item))) => item_type(source, item),
        (None, None) => Ok(CType::INT),
    }
}

/// Every register that is named must belong to a thread of the test.
fn known_threads(source: &Source<'_>, request: &Request<'_>, threads: &[Thread<'_>]) -> Result<(), Diagnostic> {
    let missing = |number: &u32| !threads.iter().any(|t| t.thread == *number);
    for item in request.items {
        if let Location::Register(number, name) = &item.place {
            let thread = threads.iter().find(|t| t.thread == *number);
            let Some(thread) = thread else {
                return Err(source.malformed(item.at, format!("the test has no thread {number}")));
            };
            if thread.params.iter().any(|p| p.name == *name) {
                return Err(source.unsupported(item.at, "parameters cannot be initialised"));
            }
        }
    }
    for location in &request.needed {
        match location {
            Location::Register(number, name) if missing(number) => {
                let at = mention(source, &request.condition, *number, name);
                return Err(source.malformed(at, format!("the test has no thread {number}")));
            }
            Location::Register(..) | Location::Memory(_) => {}
        }
    }
    Ok(())
}

/// Everything before the threads: macros, type names, the locations.
fn prelude(threads: &[Thread<'_>], places: &[Place]) -> String {
    let uses = |name: &str| threads.iter().flat_map(|t| &t.tokens).any(|t| t.text == name);
    let mut out = library::prelude(&uses);
    for (name, base) in CType::synonyms().filter(|(name, _)| uses(name)) {
        line(&mut out, &format!("#undef {name}\n#define {name} {base}"));
    }
    line(&mut out, "int pthread_create(unsigned long *, const void *, void *(*)(void *), void *);");
    line(&mut out, "int pthread_join(unsigned long, void **);");
    for place in places {
        line(&mut out, &format!("{};", place_declarator(place)));
    }
    for place in places.iter().filter(|p| !p.values.is_empty()) {
        let values: Vec<String> = place.values.iter().map(initial).collect();
        let joined = values.join(", ");
        let value = if place.array.is_some() { format!("{{{joined}}}") } else { joined };
        line(&mut out, &format!("{} = {value};", place_declarator(place)));
    }
    out
}

fn place_declarator(place: &Place) -> String {
    let array = place.array.map_or_else(String::new, |n| format!("[{n}]"));
    let ty = place.ty.unqualified();
    format!("{}{array}", declarator(ty, &c_name(&place.name)))
}

fn initial(value: &Initial) -> String {
    match value {
        // The smallest number of 64 bits has no literal of its own.
        Initial::Int(n) if *n < 0 => format!("(-{}LL - 1)", -(n + 1)),
        Initial::Int(n) if *n > i128::from(i64::MAX) => format!("{n}ULL"),
        Initial::Int(n) => n.to_string(),
        Initial::Address(name) => format!("(void *)&{}", c_name(name)),
    }
}

/// A variable of a type, as a declaration writes it.
fn declarator(ty: CType, name: &str) -> String {
    let volatile = if ty.volatile { "volatile " } else { "" };
    format!("{volatile}{} {}{name}", ty.base, "*".repeat(ty.pointers))
}

/// The function of a thread. The parameters get their values in an outer scope, where the globals are not yet hidden.
fn function(
    source: &Source<'_>,
    request: &Request<'_>,
    thread: &Thread<'_>,
    body: &Body,
    published: &[Published],
) -> Result<String, Diagnostic> {
    let hoisted = body.hoisted(&|name| published.iter().any(|r| r.name == name));
    let (start_line, start_column) = source.place(thread.body.start);
    let mut out = String::new();
    line(&mut out, &format!("#line {} \"{}\"", source.place(thread.at).0, quoted(source.file)));
    line(&mut out, &format!("void *P{}(void *fp_unused) {{", thread.thread));
    for (i, param) in thread.params.iter().enumerate() {
        line(&mut out, &format!("{} = (void *)&{};", declarator(param.ty, &format!("fp_{i}")), c_name(&param.name)));
    }
    line(&mut out, "{");
    for (i, param) in thread.params.iter().enumerate() {
        line(&mut out, &format!("{} = fp_{i};", declarator(param.ty, &param.name)));
    }
    for name in merged(published, &hoisted) {
        let ty = hoisted_type(source, request, thread, body, &name)?;
        let item = initialised(request, thread.thread).find(|(n, _)| *n == name);
        let value = item.and_then(|(_, item)| item.values.first()).map_or_else(|| "0".to_string(), initial);
        line(&mut out, &format!("{} = {value};", declarator(ty, &name)));
    }
    line(&mut out, &format!("#line {start_line} \"{}\"", quoted(source.file)));
    out.push_str(&" ".repeat(start_column.saturating_sub(1) as usize));
    out.push_str(&body.edited(source, thread, &hoisted));
    for register in published {
        out.push_str(&format!(" {} = {};", global_name(register.thread, &register.name), register.name));
    }
    line(&mut out, " } return 0; }");
    Ok(out)
}

/// The variables of the whole thread: those taken out of inner blocks and those only the initial state names.
fn merged(published: &[Published], hoisted: &[String]) -> Vec<String> {
    let mut names: Vec<String> = hoisted.to_vec();
    names.extend(published.iter().map(|r| r.name.clone()));
    names.sort();
    names.dedup();
    names
}

/// Starts all threads and joins them, in one line.
fn main(threads: &[Thread<'_>]) -> String {
    let start = |t: &Thread<'_>| format!("unsigned long fp_t{0}; pthread_create(&fp_t{0}, 0, P{0}, 0); ", t.thread);
    let join = |t: &Thread<'_>| format!("pthread_join(fp_t{}, 0); ", t.thread);
    let starts: String = threads.iter().map(start).collect();
    let joins: String = threads.iter().map(join).collect();
    format!("int main(void) {{ {starts}{joins}return 0; }}")
}

fn cells(
    source: &Source<'_>,
    request: &Request<'_>,
    places: &[Place],
    published: &[Published],
) -> Result<Vec<Cell>, Diagnostic> {
    let cell = |location, global, ty: CType| {
        let (bytes, signed, pointer) = (ty.size(POINTER_BYTES), ty.is_signed(), ty.is_pointer());
        Cell { location, global, bytes, signed, pointer }
    };
    let mut cells: Vec<Cell> = Vec::new();
    for r in published {
        cells.push(cell(Location::Register(r.thread, r.name.clone()), global_name(r.thread, &r.name), r.ty));
    }
    for place in places {
        let location = Location::Memory(place.name.clone());
        if !request.needed.contains(&location) {
            continue;
        }
        if place.array.is_some() {
            let message = format!("the condition cannot observe the array {}", place.name);
            return Err(source.unsupported(request.condition.start, message));
        }
        cells.push(cell(location, c_name(&place.name), place.ty));
    }
    cells.sort_by(|a, b| a.location.cmp(&b.location));
    Ok(cells)
}

/// The C name of a location: its own, unless the text needs that name itself.
fn c_name(name: &str) -> String {
    let reserved = name == "main" || name.starts_with("fp_") || name.starts_with("__") || name.starts_with("pthread_");
    let thread = name.strip_prefix('P').is_some_and(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()));
    if reserved || thread || name.contains('.') {
        format!("fp_loc_{}", name.replace('.', "_dot_"))
    } else {
        name.to_string()
    }
}

/// The C global that holds a register's final value.
fn global_name(thread: u32, register: &str) -> String {
    format!("fp_{thread}_{register}")
}

/// A file name inside a `#line` directive.
fn quoted(file: &str) -> String {
    file.chars()
        .flat_map(|c| match c {
            '"' | '\\' => vec!['\\', c],
            c if c.is_control() => vec!['?'],
            c => vec![c],
        })
        .collect()
}

fn line(out: &mut String, text: &str) {
    // Writing to a string cannot fail.
    let _ = writeln!(out, "{text}");
}
