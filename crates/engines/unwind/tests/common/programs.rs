//! The generated programs that the engines `unwind` and `modular` are tried on, with assertions.

use crate::shapes;
use fencepost_check::enumerate::generate::{random, Random, Shape, Stmt, Test};

/// The program of a seed.
pub fn test_of(seed: u64) -> Test {
    let usual = Shape::default();
    let shapes = [
        usual,
        Shape { length: 3, threads: 2, control: false, ..usual },
        Shape { length: 4, threads: 2, ..usual },
        Shape { length: 3, threads: 3, vars: 3, control: false, ..usual },
        Shape { length: 3, threads: 2, mixed: true, ..usual },
    ];
    let mut test = if seed % 2 == 1 {
        shapes::directed(seed / 2)
    } else {
        random(seed / 2, &shapes[(seed / 2) as usize % shapes.len()])
    };
    let mut random = Random::new(seed);
    for thread in &mut test.threads {
        if random.below(3) != 0 {
            let (reg, differs) = (random.below(2) as u8, 1 + random.below(3) as u8);
            thread.push(Stmt::Assert { reg, differs });
        }
    }
    test
}
