// What compares its operands three ways, maps in order, and what `main` may return.
// check: --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc --engine enumerate
// expect: sc safe all
// check: --model sc -D CODE
// expect: sc safe all
// check: --model sc -D WRONG
// expect: sc unsafe assert
use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::process::ExitCode;

#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Version(u8, i16);

fn first(list: &[i32]) -> Result<(), String> {
    list.first().ok_or("empty")?;
    Ok(())
}

#[cfg(CODE)]
fn main() -> ExitCode {
    ExitCode::FAILURE
}

#[cfg(not(CODE))]
fn main() -> Result<(), String> {
    let _ = ExitCode::SUCCESS;
    assert_eq!([3, -1, 2].iter().max(), Some(&3));
    assert_eq!((-1i32).cmp(&1), Ordering::Less);
    assert_eq!(200u8.cmp(&100), Ordering::Greater);
    assert!(Version(1, -2) < Version(1, 0));
    let mut squares = BTreeMap::new();
    for i in 0..3 {
        squares.insert(i, i * i);
    }
    assert_eq!(squares.iter().map(|(_, v)| v).sum::<i32>(), if cfg!(WRONG) { 4 } else { 5 });
    first(&[])?;
    panic!("main has returned");
}
