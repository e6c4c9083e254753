//! What the benchmarks share: loading the programs, tables, the memory that the process has used.

use fencepost_ir::Program;
use std::path::PathBuf;

/// Compiles a program of `benches/programs` with the given macros.
pub fn program(name: &str, defines: &[String]) -> Result<Program, String> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("programs").join(name);
    let options = fencepost_cfront::Options { defines: defines.to_vec(), ..fencepost_cfront::Options::default() };
    fencepost_cfront::load(&[path], &options)
        .map_err(|d| d.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))
}

/// The most memory that this process has used so far, in MB; 0 where the system does not tell.
pub fn peak_megabytes() -> f64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|l| l.starts_with("VmHWM:")).unwrap_or("");
    let kilobytes = line.split_whitespace().nth(1).and_then(|n| n.parse::<f64>().ok());
    kilobytes.unwrap_or(0.0) / 1024.0
}

/// Prints a row of a table in columns of twelve characters.
pub fn row(cells: &[String]) {
    let line: Vec<String> = cells.iter().map(|c| format!("{c:>12}")).collect();
    println!("{}", line.join(" "));
}

/// The processor time of the process, all threads together; the real time where the system does not tell.
pub fn cpu_seconds() -> f64 {
    let text = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    // Behind the name, which may contain anything: user and system time are the 12th and 13th numbers, in hundredths.
    let rest = text.rsplit(')').next().unwrap_or_default();
    let times = rest.split_whitespace().skip(11).take(2).map(|n| n.parse::<f64>().ok());
    let ticks: Option<f64> = if rest.is_empty() { None } else { times.sum() };
    ticks.map_or_else(
        || std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).map_or(0.0, |d| d.as_secs_f64()),
        |t| t / 100.0,
    )
}
