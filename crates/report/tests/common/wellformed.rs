//! Whether a text is a well-formed document of XML, as far as ours use it: one root, tags that match, attributes in quotes, no
//! stray markup, only the entities that are always there.

/// Says what is wrong, if something is.
pub fn check(text: &str) -> Result<(), String> {
    let mut rest = text;
    if let Some(after) = rest.strip_prefix("<?xml") {
        rest = after.split_once("?>").ok_or("the declaration does not end")?.1;
    }
    let (mut open, mut roots) = (Vec::new(), 0);
    loop {
        let (before, tag) = match rest.split_once('<') {
            Some(found) => found,
            None if open.is_empty() && roots == 1 && rest.trim().is_empty() => return Ok(()),
            None => return Err(format!("ends inside of {open:?}, {roots} roots")),
        };
        characters(before)?;
        if open.is_empty() && !before.trim().is_empty() {
            return Err(format!("text outside of the root: {before}"));
        }
        let (tag, after) = split_tag(tag)?;
        rest = after;
        if let Some(name) = tag.strip_prefix('/') {
            if open.pop() != Some(name) {
                return Err(format!("`{name}` is closed, but not open"));
            }
            continue;
        }
        let (inside, empty) = tag.strip_suffix('/').map_or((tag, false), |inside| (inside, true));
        let name = inside.split_whitespace().next().unwrap_or_default();
        attributes(&inside[name.len()..])?;
        roots += usize::from(open.is_empty());
        if !empty {
            open.push(name);
        }
    }
}

/// The tag up to its `>`, which may stand in an attribute, too.
fn split_tag(text: &str) -> Result<(&str, &str), String> {
    let mut quote = None;
    for (i, c) in text.char_indices() {
        match (quote, c) {
            (None, '>') => return Ok((&text[..i], &text[i + 1..])),
            (None, '"' | '\'') => quote = Some(c),
            (Some(q), c) if c == q => quote = None,
            (_, '<') => return Err("a tag inside of a tag".to_string()),
            (_, _) => {}
        }
    }
    Err("a tag does not end".to_string())
}

fn attributes(mut text: &str) -> Result<(), String> {
    let mut seen = Vec::new();
    while !text.trim().is_empty() {
        let (name, after) = text.split_once("=\"").ok_or_else(|| format!("an attribute without a value: {text}"))?;
        let (value, after) = after.split_once('"').ok_or("an attribute does not end")?;
        characters(value)?;
        if seen.contains(&name.trim()) {
            return Err(format!("the attribute {name} stands twice"));
        }
        seen.push(name.trim());
        text = after;
    }
    Ok(())
}

/// Entities are known, and characters are allowed.
fn characters(text: &str) -> Result<(), String> {
    for part in text.split('&').skip(1) {
        let name = part.split_once(';').ok_or("an entity does not end")?.0;
        let known = ["amp", "lt", "gt", "quot", "apos"].contains(&name) || name.starts_with('#');
        if !known {
            return Err(format!("the entity {name} is not known"));
        }
    }
    match text.chars().find(|c| *c < ' ' && !"\t\n\r".contains(*c)) {
        Some(c) => Err(format!("the character {c:?} is not allowed")),
        None => Ok(()),
    }
}
