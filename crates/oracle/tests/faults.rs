//! The planted faults still fit the product's text, and there is one for each rule.

use fencepost_oracle::faults::all;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn every_fault_can_be_planted() {
    let faults = all(&root()).expect("the faults are read");
    assert!(faults.len() >= 40, "only {} faults", faults.len());
    let mut failures = Vec::new();
    for fault in &faults {
        let text = std::fs::read_to_string(root().join(&fault.file)).unwrap_or_default();
        match fault.planted(&text) {
            Ok(planted) if planted == text => failures.push(format!("{}: nothing changes", fault.name)),
            Ok(_) => {}
            Err(e) => failures.push(e),
        }
    }
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}

#[test]
fn no_two_faults_are_the_same() {
    let faults = all(&root()).expect("the faults are read");
    let mut seen = BTreeSet::new();
    for fault in &faults {
        assert!(seen.insert((&fault.file, &fault.search, &fault.replace)), "{}", fault.name);
        assert!(
            ["hunt", "native", "relate", "threads"].contains(&fault.run.split(' ').next().unwrap_or("")),
            "{}",
            fault.name
        );
    }
}
