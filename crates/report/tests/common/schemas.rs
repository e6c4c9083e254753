//! The schemas in `schemas/` at the top of the repository, ready to check values with.

#![allow(dead_code)] // Each test file uses its part.

use jsonschema::Registry;
use serde_json::Value;
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../schemas")
}

fn schema(name: &str) -> Value {
    let path = folder().join(format!("{name}.schema.json"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    serde_json::from_str(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// The names of all schemas.
pub fn names() -> Vec<String> {
    let files = std::fs::read_dir(folder()).expect("the schemas are there").flatten();
    let names = files.map(|f| f.file_name().to_string_lossy().into_owned());
    let mut names: Vec<String> = names.filter_map(|n| Some(n.strip_suffix(".schema.json")?.to_string())).collect();
    names.sort();
    names
}

/// What is wrong with values, by the schema of that name.
pub fn problems(name: &str, values: &[Value]) -> Vec<String> {
    // The common parts refer to those of fences.
    let [common, fences] = ["common", "fences"].map(schema);
    let [first, second] = [&common, &fences].map(|s| s["$id"].as_str().expect("the schema has an id").to_string());
    let registry = Registry::new().add(first.as_str(), common.clone()).expect("an address");
    let registry = registry.add(second.as_str(), fences.clone()).expect("an address").prepare().expect("a schema");
    let schema = schema(name);
    let validator = jsonschema::options().with_registry(&registry).build(&schema).expect("the schema is one");
    let list = |value| validator.iter_errors(value).map(|e| format!("{}: {e}", e.instance_path())).collect::<Vec<_>>();
    values.iter().flat_map(list).collect()
}
