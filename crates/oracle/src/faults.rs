//! Faults to plant in the product: each breaks one rule, and some generator must find it.
//!
//! A file of `crates/oracle/faults` says what the fault is, which file it is in, how the oracle is called to find it, and which text
//! is replaced by which. The text must occur once. `scripts/faults` plants them one after the other in a copy of the tree.

use std::path::Path;

/// A fault.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The name of its file.
    pub name: String,
    /// What is wrong then.
    pub about: String,
    /// The file that it is in, from the root of the tree.
    pub file: String,
    /// The subcommand and the flags of the oracle that find it.
    pub run: String,
    /// What stands there.
    pub search: String,
    /// What stands there instead.
    pub replace: String,
}

/// Where the faults are, from the root.
const FOLDER: &str = "crates/oracle/faults";

/// All faults of a tree, by name.
pub fn all(root: &Path) -> Result<Vec<Fault>, String> {
    let folder = root.join(FOLDER);
    let entries = std::fs::read_dir(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut faults = Vec::new();
    for entry in entries {
        let path = entry.map_err(|e| e.to_string())?.path();
        let name = path.file_stem().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
        let text = std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        faults.push(parse(&name, &text).ok_or(format!("{}: not a fault", path.display()))?);
    }
    faults.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(faults)
}

fn parse(name: &str, text: &str) -> Option<Fault> {
    let (head, rest) = text.split_once("--- search\n")?;
    let (search, rest) = rest.split_once("\n--- replace\n")?;
    let replace = rest.strip_suffix("---\n")?;
    let field = |key: &str| head.lines().find_map(|l| l.strip_prefix(key)).map(|v| v.trim().to_string());
    Some(Fault {
        name: name.to_string(),
        about: field("about:")?,
        file: field("file:")?,
        run: field("run:")?,
        search: search.to_string(),
        replace: replace.strip_suffix('\n').unwrap_or(replace).to_string(),
    })
}

impl Fault {
    /// The text of its file with the fault in it.
    pub fn planted(&self, text: &str) -> Result<String, String> {
        match text.matches(&self.search).count() {
            1 => Ok(text.replacen(&self.search, &self.replace, 1)),
            n => Err(format!("{}: the text occurs {n} times in {}", self.name, self.file)),
        }
    }
}

/// Plants a fault in a tree.
pub fn plant(root: &Path, name: &str) -> Result<(), String> {
    let fault = all(root)?.into_iter().find(|f| f.name == name).ok_or(format!("no fault {name}"))?;
    let path = root.join(&fault.file);
    let text = std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
    std::fs::write(&path, fault.planted(&text)?).map_err(|e| format!("{}: {e}", path.display()))
}
