//! From a suite's file to its tasks: programs × models × engines.
//!
//! Guarantee: a task's id is a hash of what decides its result: the version, the programs' texts with the files that they
//! include in quotes, and every flag. So a result is used again only for the same question.
//! Misses: files that are included by `<…>` or by a macro; other versions of clang.

use fencepost_check::Property;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// Seconds for a task, if the suite says nothing.
const TIMEOUT: f64 = 60.0;
/// Megabytes for a task, if the suite says nothing.
const MEMORY: u64 = 2000;

/// A suite as its file writes it.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Suite {
    #[serde(default)]
    files: Vec<String>,
    #[serde(default, rename = "program")]
    programs: Vec<ProgramEntry>,
    #[serde(default = "four_models")]
    models: Vec<String>,
    #[serde(default = "auto")]
    engines: Vec<String>,
    properties: Option<Vec<String>>,
    unwind: Option<u32>,
    timeout: Option<f64>,
    memory: Option<u64>,
    #[serde(default)]
    defines: Vec<String>,
    #[serde(default)]
    includes: Vec<String>,
    #[serde(default)]
    flags: Vec<String>,
    expect: Option<Expect>,
}

/// A program of its own: several files, or other settings than the suite's.
#[derive(Deserialize, Debug, Default)]
#[serde(deny_unknown_fields)]
struct ProgramEntry {
    files: Vec<String>,
    models: Option<Vec<String>>,
    engines: Option<Vec<String>>,
    properties: Option<Vec<String>>,
    unwind: Option<u32>,
    timeout: Option<f64>,
    memory: Option<u64>,
    #[serde(default)]
    defines: Vec<String>,
    #[serde(default)]
    includes: Vec<String>,
    #[serde(default)]
    flags: Vec<String>,
    expect: Option<Expect>,
}

/// The expected verdict: one for all models, or one for each.
#[derive(Deserialize, Clone, Debug)]
#[serde(untagged)]
enum Expect {
    All(String),
    Each(BTreeMap<String, String>),
}

fn four_models() -> Vec<String> {
    ["sc", "tso", "pso", "rmo"].map(str::to_string).to_vec()
}

fn auto() -> Vec<String> {
    vec!["auto".to_string()]
}

/// One question: a program, a model, an engine.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SuiteTask {
    /// The hash of what decides the result.
    pub id: String,
    /// The program's files, from the suite's folder.
    pub files: Vec<String>,
    /// The model.
    pub model: String,
    /// The engine that is asked.
    pub engine: String,
    /// The verdict that is expected.
    pub expect: Option<String>,
    /// The flags of `check` besides the files, the model and the engine.
    pub flags: Vec<String>,
    /// Seconds.
    pub timeout: f64,
    /// Megabytes.
    pub memory: u64,
}

/// The tasks of a suite, in order, and the folder that their files are named from.
#[derive(Debug)]
pub struct Plan {
    /// The folder of the suite.
    pub folder: PathBuf,
    /// The tasks.
    pub tasks: Vec<SuiteTask>,
}

/// Reads a suite and makes its tasks.
pub fn read(path: &Path) -> Result<Plan, String> {
    let name = path.display();
    let text = std::fs::read_to_string(path).map_err(|e| format!("{name}: {e}"))?;
    let suite: Suite = toml::from_str(&text).map_err(|e| format!("{name}: {}", e.to_string().trim_end()))?;
    let folder = match path.parent() {
        Some(parent) if parent.as_os_str().is_empty() => PathBuf::from("."),
        Some(parent) => parent.to_path_buf(),
        None => PathBuf::from("."),
    };
    let mut plan = Plan { folder, tasks: Vec::new() };
    let mut hashes = Hashes::default();
    for entry in suite.entries(&plan.folder).map_err(|e| format!("{name}: {e}"))? {
        let tasks = suite.tasks(&entry, &plan.folder, &mut hashes).map_err(|e| format!("{name}: {e}"))?;
        plan.tasks.extend(tasks);
    }
    let mut seen = BTreeSet::new();
    plan.tasks.retain(|t| seen.insert(t.id.clone()));
    if plan.tasks.is_empty() {
        return Err(format!("{name}: the suite has no programs"));
    }
    Ok(plan)
}

impl Suite {
    /// The programs: those of the patterns, each a file, and those with an entry of their own.
    fn entries(&self, folder: &Path) -> Result<Vec<ProgramEntry>, String> {
        let mut out = Vec::new();
        for pattern in &self.files {
            for file in matching(folder, pattern)? {
                out.push(ProgramEntry { files: vec![file], ..ProgramEntry::default() });
            }
        }
        for entry in &self.programs {
            if entry.files.is_empty() {
                return Err("a program has no files".to_string());
            }
            let mut files = Vec::new();
            for pattern in &entry.files {
                files.extend(matching(folder, pattern)?);
            }
            out.push(ProgramEntry {
                files,
                models: entry.models.clone(),
                engines: entry.engines.clone(),
                properties: entry.properties.clone(),
                defines: entry.defines.clone(),
                includes: entry.includes.clone(),
                flags: entry.flags.clone(),
                expect: entry.expect.clone(),
                ..*entry
            });
        }
        Ok(out)
    }

    /// The tasks of one program.
    fn tasks(&self, entry: &ProgramEntry, folder: &Path, hashes: &mut Hashes) -> Result<Vec<SuiteTask>, String> {
        let models = entry.models.as_ref().unwrap_or(&self.models);
        let engines = entry.engines.as_ref().unwrap_or(&self.engines);
        let timeout = entry.timeout.or(self.timeout).unwrap_or(TIMEOUT);
        if !(timeout > 0.0 && timeout <= 1e6) {
            return Err("a timeout is a number of seconds up to a million".to_string());
        }
        let memory = entry.memory.or(self.memory).unwrap_or(MEMORY);
        let flags = self.flags(entry)?;
        let includes: Vec<&String> = self.includes.iter().chain(&entry.includes).collect();
        let text = hashes.program(folder, &entry.files, &includes)?;
        let mut out = Vec::new();
        for model in models {
            known(model, fencepost_models::model(model).is_some(), "model")?;
            let expect = expected(entry.expect.as_ref().or(self.expect.as_ref()), model)?;
            for engine in engines {
                known(engine, engine == "auto" || crate::engines::engine(engine).is_some(), "engine")?;
                let mut task = SuiteTask {
                    id: String::new(),
                    files: entry.files.clone(),
                    model: model.clone(),
                    engine: engine.clone(),
                    expect: expect.clone(),
                    flags: flags.clone(),
                    timeout,
                    memory,
                };
                task.id = task.hash(&text);
                out.push(task);
            }
        }
        Ok(out)
    }

    fn flags(&self, entry: &ProgramEntry) -> Result<Vec<String>, String> {
        let mut flags = Vec::new();
        if let Some(properties) = entry.properties.as_ref().or(self.properties.as_ref()) {
            for property in properties {
                known(property, Property::named(property).is_some(), "property")?;
            }
            flags.push(format!("--property={}", properties.join(",")));
        }
        if let Some(unwind) = entry.unwind.or(self.unwind) {
            if unwind == 0 {
                return Err("loops run at least once: unwind must not be 0".to_string());
            }
            flags.push(format!("--unwind={unwind}"));
        }
        flags.extend(self.defines.iter().chain(&entry.defines).map(|d| format!("-D{d}")));
        flags.extend(self.includes.iter().chain(&entry.includes).map(|i| format!("-I{i}")));
        flags.extend(self.flags.iter().chain(&entry.flags).cloned());
        Ok(flags)
    }
}

fn known(name: &str, exists: bool, kind: &str) -> Result<(), String> {
    if exists {
        Ok(())
    } else {
        Err(format!("there is no {kind} `{name}`"))
    }
}

fn expected(expect: Option<&Expect>, model: &str) -> Result<Option<String>, String> {
    let word = match expect {
        None => None,
        Some(Expect::All(word)) => Some(word),
        Some(Expect::Each(words)) => words.get(model),
    };
    match word.map(String::as_str) {
        None => Ok(None),
        Some(word @ ("safe" | "unsafe")) => Ok(Some(word.to_string())),
        Some(word) => Err(format!("a program is expected to be `safe` or `unsafe`, not `{word}`")),
    }
}

/// The files that a pattern means, from the suite's folder, sorted.
fn matching(folder: &Path, pattern: &str) -> Result<Vec<String>, String> {
    let escaped = glob::Pattern::escape(&folder.to_string_lossy());
    let whole = format!("{escaped}/{pattern}");
    let found = glob::glob(&whole).map_err(|e| format!("`{pattern}`: {e}"))?;
    let mut files = Vec::new();
    for path in found {
        let path = path.map_err(|e| e.to_string())?;
        let inner = path.strip_prefix(folder).unwrap_or(&path);
        files.push(inner.to_string_lossy().into_owned());
    }
    files.sort();
    if files.is_empty() {
        return Err(format!("`{pattern}` matches no file"));
    }
    Ok(files)
}

impl SuiteTask {
    /// The arguments of `fencepost` for this task, run in the suite's folder.
    pub fn arguments(&self) -> Vec<String> {
        let mut args = vec!["check".to_string(), "--format=jsonl".to_string()];
        args.push(format!("--model={}", self.model));
        args.push(format!("--engine={}", self.engine));
        args.push(format!("--timeout={}", self.timeout));
        args.push(format!("--memory={}", self.memory));
        let split = self.flags.iter().position(|f| f == "--").unwrap_or(self.flags.len());
        args.extend(self.flags[..split].iter().cloned());
        // A file's name may start with a dash.
        args.extend(self.files.iter().map(|f| if f.starts_with('-') { format!("./{f}") } else { f.clone() }));
        args.extend(self.flags[split..].iter().cloned());
        args
    }

    fn hash(&self, text: &str) -> String {
        let mut hash = Sha256::new();
        hash.update(env!("CARGO_PKG_VERSION"));
        hash.update([0]);
        hash.update(text);
        for argument in self.arguments() {
            hash.update([0]);
            hash.update(argument);
        }
        hex(&hash.finalize()[..12])
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|b| format!("{b:02x}")).collect()
}

/// The hashes of files, each read once.
#[derive(Default)]
struct Hashes {
    files: BTreeMap<PathBuf, (String, Vec<String>)>,
}

impl Hashes {
    /// The hash of a program: of its files and of all that they include in quotes.
    fn program(&mut self, folder: &Path, files: &[String], includes: &[&String]) -> Result<String, String> {
        let mut waiting: Vec<PathBuf> = files.iter().map(|f| folder.join(f)).collect();
        let mut seen: BTreeSet<PathBuf> = BTreeSet::new();
        let mut hash = Sha256::new();
        while let Some(path) = waiting.pop() {
            if !seen.insert(path.clone()) {
                continue;
            }
            let (text, included) = self.file(&path)?;
            hash.update(text);
            let here = path.parent().map(Path::to_path_buf).unwrap_or_default();
            let places: Vec<PathBuf> = std::iter::once(here).chain(includes.iter().map(|i| folder.join(i))).collect();
            let found = included.iter().filter_map(|name| places.iter().map(|p| p.join(name)).find(|p| p.is_file()));
            waiting.extend(found);
        }
        Ok(hex(&hash.finalize()))
    }

    /// The hash of a file, and the names that it includes in quotes.
    fn file(&mut self, path: &Path) -> Result<(String, Vec<String>), String> {
        if let Some(known) = self.files.get(path) {
            return Ok(known.clone());
        }
        let bytes = std::fs::read(path).map_err(|e| format!("{}: {e}", path.display()))?;
        let text = String::from_utf8_lossy(&bytes);
        let included = text.lines().filter_map(included).map(str::to_string).collect();
        let entry = (hex(&Sha256::digest(&bytes)), included);
        self.files.insert(path.to_path_buf(), entry.clone());
        Ok(entry)
    }
}

/// The file that a line includes in quotes.
fn included(line: &str) -> Option<&str> {
    let rest = line.trim_start().strip_prefix('#')?.trim_start().strip_prefix("include")?;
    rest.trim_start().strip_prefix('"')?.split('"').next()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn suite(text: &str) -> Result<Plan, String> {
        static COUNT: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(0);
        let n = COUNT.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("fencepost-plan-{}-{n}", std::process::id()));
        std::fs::create_dir_all(folder.join("h")).expect("a folder");
        std::fs::write(folder.join("a.c"), "#include \"h.h\"\n").expect("a file");
        std::fs::write(folder.join("b.c"), "int main;\n").expect("a file");
        std::fs::write(folder.join("h/h.h"), "int x;\n").expect("a file");
        std::fs::write(folder.join("s.toml"), text).expect("a file");
        let plan = read(&folder.join("s.toml"));
        std::fs::remove_dir_all(&folder).expect("the folder is ours");
        plan
    }

    #[test]
    fn programs_times_models_times_engines() {
        let text = "files = [\"*.c\"]\nmodels = [\"sc\", \"tso\"]\nengines = [\"auto\", \"symbolic\"]\n\
                    [[program]]\nfiles = [\"a.c\", \"b.c\"]\nmodels = [\"rmo\"]\nexpect = { rmo = \"unsafe\" }\n";
        let plan = suite(text).expect("a plan");
        let tasks: Vec<String> =
            plan.tasks.iter().map(|t| format!("{} {} {}", t.files.join("+"), t.model, t.engine)).collect();
        let expected = ["a.c sc auto", "a.c sc symbolic", "a.c tso auto", "a.c tso symbolic", "b.c sc auto"];
        assert_eq!(tasks[..5], expected);
        assert_eq!(tasks[8..], ["a.c+b.c rmo auto", "a.c+b.c rmo symbolic"]);
        assert_eq!(plan.tasks[8].expect.as_deref(), Some("unsafe"));
        assert_eq!(plan.tasks[0].expect, None);
    }

    #[test]
    fn ids_depend_on_what_decides() {
        let id = |text: &str| suite(text).expect("a plan").tasks[0].id.clone();
        let base = id("files = [\"a.c\"]\n");
        assert_eq!(base, id("files = [\"a.c\"]\nexpect = \"safe\"\n"), "what is expected decides nothing");
        for other in ["unwind = 3", "timeout = 3", "memory = 3", "defines = [\"X\"]", "includes = [\"h\"]"] {
            assert_ne!(base, id(&format!("files = [\"a.c\"]\n{other}\n")), "{other}");
        }
        assert_eq!(included("  # include \"x y.h\" // z"), Some("x y.h"));
        assert_eq!(included("#include <x.h>"), None);
    }

    #[test]
    fn mistakes_are_named() {
        let cases = [
            ("", "no programs"),
            ("files = [\"*.x\"]", "matches no file"),
            ("files = [\"a.c\"]\nmodels = [\"arm\"]", "no model `arm`"),
            ("files = [\"a.c\"]\nengines = [\"magic\"]", "no engine `magic`"),
            ("files = [\"a.c\"]\nproperties = [\"beauty\"]", "no property `beauty`"),
            ("files = [\"a.c\"]\nexpect = \"fine\"", "not `fine`"),
            ("files = [\"a.c\"]\nunwind = 0", "unwind"),
            ("files = [\"a.c\"]\ntimeout = nan", "timeout"),
            ("files = 3", "files"),
            ("file = [\"a.c\"]", "file"),
            ("[[program]]\nfiles = []", "no files"),
        ];
        for (text, words) in cases {
            let message = suite(text).expect_err(text);
            assert!(message.contains(words), "{text}: {message}");
        }
    }
}
