//! Smaller programs that still show the same.

use super::{Item, Program};

/// The smallest program found for which `still` holds: items are left out, and blocks opened, as long as that goes on.
pub fn shrink(program: &Program, still: &mut dyn FnMut(&Program) -> bool) -> Program {
    let mut best = program.clone();
    loop {
        let smaller = candidates(&best.items).into_iter().map(|items| Program { items, ..best.clone() });
        let Some(next) = smaller.into_iter().find(|p| still(p)) else { return best };
        best = next;
    }
}

fn candidates(items: &[Item]) -> Vec<Vec<Item>> {
    let mut out = Vec::new();
    for k in (0..items.len()).rev() {
        let mut less = items.to_vec();
        less.remove(k);
        out.push(less);
    }
    for (k, item) in items.iter().enumerate() {
        let Item::Block(head, body, tail) = item else { continue };
        if !head.contains("start(") && !head.starts_with("static") {
            let mut opened = items.to_vec();
            opened.splice(k..=k, body.iter().cloned());
            out.push(opened);
        }
        for smaller in candidates(body) {
            let mut with = items.to_vec();
            with[k] = Item::Block(head.clone(), smaller, tail.clone());
            out.push(with);
        }
    }
    out
}
