//! What looks into a mutex or a condition variable of the library model has a role, or is called by functions only that have one:
//! engines that know these objects by the roles miss nothing.

use fencepost_ir::{Role, ROLES};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// A function of the library model, as its source has it.
#[derive(Default)]
struct Function {
    role: Option<String>,
    internal: bool,
    looks: bool,
    calls: BTreeSet<String>,
}

/// The names in a text that a parenthesis follows.
fn called(text: &str) -> impl Iterator<Item = &str> {
    let name = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices('(').filter_map(move |(at, _)| text[..at].rsplit(|c| !name(c)).next()).filter(|n| !n.is_empty())
}

/// The parameters of a head that point to a mutex or a condition variable.
fn objects(head: &str) -> Vec<String> {
    let parameter = |p: &str| {
        let p = p.trim().trim_start_matches("const ").trim_end_matches(')');
        let name = p.strip_prefix("struct mutex *").or_else(|| p.strip_prefix("struct cond *"))?;
        (!name.is_empty()).then(|| name.to_string())
    };
    head.split_once('(').map_or(Vec::new(), |(_, rest)| rest.split(',').filter_map(parameter).collect())
}

/// Those of a file. Names that only the file knows stand behind its own.
fn functions(file: &str, text: &str, all: &mut BTreeMap<String, Function>) {
    let mut now: Option<(String, Vec<String>)> = None;
    for line in text.lines() {
        let starts = line.starts_with(|c: char| c.is_alphabetic() || c == '_') && line.contains(") {");
        let mut body = line;
        if starts {
            let (role, rest) = match line.strip_prefix("ROLE(\"").and_then(|r| r.split_once("\") ")) {
                Some((role, rest)) => (Some(role.to_string()), rest),
                None => (None, line),
            };
            let (head, behind) = rest.split_once(") {").expect("a head");
            let name = called(&format!("{head})")).next().expect("a name").to_string();
            let internal = rest.starts_with("static ");
            let name = if internal { format!("{file}:{name}") } else { name };
            now = Some((name.clone(), objects(head)));
            all.insert(name, Function { role, internal, ..Function::default() });
            body = behind;
        }
        if let Some((name, objects)) = &now {
            let f = all.get_mut(name).expect("a function");
            f.looks |= objects.iter().any(|o| body.contains(&format!("{o}->")));
            f.calls.extend(called(body).flat_map(|n| [n.to_string(), format!("{file}:{n}")]));
        }
        if line == "}" || starts && line.ends_with('}') {
            now = None;
        }
    }
}

/// Whether a function may look into one of these objects without anybody knowing.
fn is_open(all: &BTreeMap<String, Function>, name: &str) -> bool {
    let f = &all[name];
    if f.role.is_some() {
        return false;
    }
    let mut callers = all.iter().filter(|(_, c)| c.calls.contains(name)).map(|(n, _)| n).peekable();
    !f.internal || callers.peek().is_none() || callers.any(|c| is_open(all, c))
}

#[test]
fn what_looks_into_a_lock_has_a_role() {
    let mut all = BTreeMap::new();
    for file in std::fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("rt")).expect("the library model") {
        let path = file.expect("a file").path();
        if path.extension().is_some_and(|e| e == "c") {
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            functions(&name, &std::fs::read_to_string(path).expect("a text"), &mut all);
        }
    }
    let looks: Vec<&String> = all.iter().filter(|(_, f)| f.looks).map(|(n, _)| n).collect();
    for known in [
        "pthread_mutex_lock",
        "mutex.c:try_lock",
        "mutex.c:again",
        "pthread_cond_signal",
        "cond.c:woken",
        "robust.c:take",
    ] {
        assert!(looks.iter().any(|n| *n == known), "{known} is not among {looks:?}");
    }
    let open: Vec<&&String> = looks.iter().filter(|n| is_open(&all, n)).collect();
    assert!(open.is_empty(), "these look into a mutex or a condition variable and have no role: {open:?}");
    let roles: BTreeSet<&str> = all.values().filter_map(|f| f.role.as_deref()).collect();
    assert!(roles.iter().all(|r| Role::named(r).is_some()), "{roles:?}");
    assert_eq!(roles.len(), ROLES.len(), "a role that nothing has: {roles:?}");
}

/// The sections that the roles stand in are in the compiled text as well.
#[test]
fn the_compiled_model_has_the_roles() {
    for text in [include_str!("../rt/lp64.ll"), include_str!("../rt/ilp32.ll")] {
        for (role, _) in ROLES {
            assert!(text.contains(&format!("section \"fp.{role}\"")), "{role}");
        }
    }
}
