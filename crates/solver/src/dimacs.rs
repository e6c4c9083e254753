//! The DIMACS format for clauses: recording what a solver is given, reading files, solving them.
//!
//! The format is that of the SAT competitions: comment lines that start with `c`, one line `p cnf VARIABLES CLAUSES`,
//! then clauses as numbers that end with 0, over any number of lines. The reader is strict: the header's numbers must be
//! right, since a file that is cut off is otherwise just an easier problem. Deviation: a line that starts with `%` ends
//! the file, as in the files of SATLIB.

use crate::sat::{Answer, Sat, SatLit};
use std::fmt;
use std::io::{self, Write};

/// A solver that passes everything on and keeps the clauses.
pub struct Recorder<S> {
    inner: S,
    formula: Formula,
}

impl<S: Sat> Recorder<S> {
    /// Records what a solver is given from now on; it must not have clauses yet.
    pub fn new(inner: S) -> Recorder<S> {
        assert_eq!(inner.clauses(), 0, "clauses from before would be missing");
        let variables = inner.variables();
        Recorder { inner, formula: Formula { variables, clauses: Vec::new() } }
    }

    /// What was recorded.
    pub fn formula(&self) -> &Formula {
        &self.formula
    }

    /// The solver.
    pub fn inner(&self) -> &S {
        &self.inner
    }

    /// The solver, to be used past the recorder.
    pub fn inner_mut(&mut self) -> &mut S {
        &mut self.inner
    }

    /// The solver, without the recorder.
    pub fn into_inner(self) -> S {
        self.inner
    }
}

impl<S: Sat> Sat for Recorder<S> {
    fn new_var(&mut self) -> SatLit {
        let lit = self.inner.new_var();
        self.formula.variables = self.inner.variables();
        lit
    }

    fn clause(&mut self, lits: &[SatLit]) {
        self.formula.clauses.push(lits.into());
        self.inner.clause(lits);
    }

    fn solve(&mut self, assumptions: &[SatLit]) -> Answer {
        self.inner.solve(assumptions)
    }

    fn value(&self, lit: SatLit) -> bool {
        self.inner.value(lit)
    }

    fn failed(&self, assumption: SatLit) -> bool {
        self.inner.failed(assumption)
    }

    fn variables(&self) -> usize {
        self.inner.variables()
    }

    fn clauses(&self) -> usize {
        self.inner.clauses()
    }
}

/// A conjunction of clauses over the variables from 1 on.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Formula {
    /// The number of variables.
    pub variables: usize,
    /// The clauses.
    pub clauses: Vec<Box<[SatLit]>>,
}

impl Formula {
    /// Writes the clauses, and the assumptions as unit clauses, below the lines of a comment.
    pub fn write(&self, out: &mut dyn Write, comment: &str, assumptions: &[SatLit]) -> io::Result<()> {
        for line in comment.lines() {
            writeln!(out, "{}", format!("c {line}").trim_end())?;
        }
        writeln!(out, "p cnf {} {}", self.variables, self.clauses.len() + assumptions.len())?;
        let units = assumptions.iter().map(std::slice::from_ref);
        for clause in self.clauses.iter().map(|c| &**c).chain(units) {
            for lit in clause {
                write!(out, "{} ", lit.0)?;
            }
            writeln!(out, "0")?;
        }
        Ok(())
    }

    /// Solves the clauses with a new solver; the values are those of the variables in their order, if there is a model.
    pub fn solve(&self, sat: &mut dyn Sat) -> (Answer, Vec<bool>) {
        let variables: Vec<SatLit> = (0..self.variables).map(|_| sat.new_var()).collect();
        let translate = |lit: &SatLit| {
            let variable = variables[lit.var() as usize - 1];
            if lit.is_positive() {
                variable
            } else {
                !variable
            }
        };
        for clause in &self.clauses {
            sat.clause(&clause.iter().map(translate).collect::<Vec<_>>());
        }
        let answer = sat.solve(&[]);
        let values = if answer == Answer::Sat { variables.iter().map(|&v| sat.value(v)).collect() } else { Vec::new() };
        (answer, values)
    }
}

/// Why a text is not DIMACS.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub kind: ErrorKind,
}

/// What can be wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ErrorKind {
    /// A clause, or the end, before the line `p cnf`.
    NoHeader,
    /// A second line `p cnf`.
    SecondHeader,
    /// A line that starts with `p` but is not `p cnf VARIABLES CLAUSES`.
    BadHeader(String),
    /// A word where a literal should be.
    NotALiteral(String),
    /// A variable beyond the header's number.
    UnknownVariable {
        /// The literal.
        lit: i32,
        /// The header's number of variables.
        variables: usize,
    },
    /// The text ends within a clause.
    OpenClause,
    /// Another number of clauses than the header says.
    ClauseCount {
        /// The header's number.
        expected: usize,
        /// The number of clauses in the text.
        found: usize,
    },
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.kind {
            ErrorKind::NoHeader => write!(f, "expected the line `p cnf VARIABLES CLAUSES` first"),
            ErrorKind::SecondHeader => write!(f, "a second line `p cnf`"),
            ErrorKind::BadHeader(line) => write!(f, "expected `p cnf VARIABLES CLAUSES`, found `{line}`"),
            ErrorKind::NotALiteral(word) => write!(f, "expected a literal, found `{word}`"),
            ErrorKind::UnknownVariable { lit, variables } => {
                write!(f, "literal {lit} is beyond the {variables} variables of the header")
            }
            ErrorKind::OpenClause => write!(f, "the last clause does not end with 0"),
            ErrorKind::ClauseCount { expected, found } => {
                write!(f, "the header says {expected} clauses, but there are {found}")
            }
        }
    }
}

impl std::error::Error for Error {}

/// Reads a text in DIMACS.
pub fn parse(text: &str) -> Result<Formula, Error> {
    let mut reader = Reader::default();
    let mut last = 1;
    for (i, line) in text.lines().enumerate() {
        last = i + 1;
        let line = line.trim();
        if line.starts_with('%') {
            break;
        }
        reader.line(line).map_err(|kind| Error { line: last, kind })?;
    }
    reader.finish().map_err(|kind| Error { line: last, kind })
}

#[derive(Default)]
struct Reader {
    /// The header's number of clauses.
    expected: Option<usize>,
    formula: Formula,
    open: Vec<SatLit>,
}

impl Reader {
    fn line(&mut self, line: &str) -> Result<(), ErrorKind> {
        // `c` is a comment only as a word of its own; `cnf` alone on a line is a mistake worth reporting.
        if line == "c" || line.starts_with("c ") || line.starts_with("c\t") {
            return Ok(());
        }
        if line.starts_with('p') {
            return self.header(line);
        }
        for word in line.split_ascii_whitespace() {
            self.word(word)?;
        }
        Ok(())
    }

    fn header(&mut self, line: &str) -> Result<(), ErrorKind> {
        if self.expected.is_some() {
            return Err(ErrorKind::SecondHeader);
        }
        let bad = || ErrorKind::BadHeader(line.to_string());
        let words: Vec<&str> = line.split_ascii_whitespace().collect();
        let &["p", "cnf", variables, clauses] = words.as_slice() else { return Err(bad()) };
        let variables: i32 = variables.parse().map_err(|_| bad())?;
        self.formula.variables = usize::try_from(variables).map_err(|_| bad())?;
        self.expected = Some(clauses.parse().map_err(|_| bad())?);
        Ok(())
    }

    fn word(&mut self, word: &str) -> Result<(), ErrorKind> {
        if self.expected.is_none() {
            return Err(ErrorKind::NoHeader);
        }
        let lit: i32 = word.parse().map_err(|_| ErrorKind::NotALiteral(word.to_string()))?;
        let variables = self.formula.variables;
        if lit == 0 {
            self.formula.clauses.push(std::mem::take(&mut self.open).into());
        } else if lit.unsigned_abs() as usize > variables {
            return Err(ErrorKind::UnknownVariable { lit, variables });
        } else {
            self.open.push(SatLit(lit));
        }
        Ok(())
    }

    fn finish(self) -> Result<Formula, ErrorKind> {
        let expected = self.expected.ok_or(ErrorKind::NoHeader)?;
        if !self.open.is_empty() {
            return Err(ErrorKind::OpenClause);
        }
        let found = self.formula.clauses.len();
        if found != expected {
            return Err(ErrorKind::ClauseCount { expected, found });
        }
        Ok(self.formula)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(text: &str) -> String {
        parse(text).unwrap_err().to_string()
    }

    #[test]
    fn a_written_formula_reads_back() {
        let clauses = vec![[SatLit(1), SatLit(-3)].into(), [].into(), [SatLit(2)].into()];
        let mut formula = Formula { variables: 3, clauses };
        let mut text = Vec::new();
        formula.write(&mut text, "two\n\nlines", &[SatLit(-2)]).unwrap();
        let text = String::from_utf8(text).unwrap();
        assert_eq!(text, "c two\nc\nc lines\np cnf 3 4\n1 -3 0\n0\n2 0\n-2 0\n");
        formula.clauses.push([SatLit(-2)].into());
        assert_eq!(parse(&text), Ok(formula));
    }

    #[test]
    fn clauses_may_span_lines_and_share_them() {
        let formula = parse("p cnf 2 3\n1\n2 0 -1 0\n-2 0\n%\n0\n").unwrap();
        assert_eq!(formula.clauses.len(), 3);
        assert_eq!(formula.clauses[0].len(), 2);
    }

    #[test]
    fn errors_name_the_line() {
        assert_eq!(error(""), "line 1: expected the line `p cnf VARIABLES CLAUSES` first");
        assert_eq!(error("c x\n1 0"), "line 2: expected the line `p cnf VARIABLES CLAUSES` first");
        assert_eq!(error("p cnf 1"), "line 1: expected `p cnf VARIABLES CLAUSES`, found `p cnf 1`");
        assert_eq!(error("p cnf 1 1\np cnf 1 1"), "line 2: a second line `p cnf`");
        assert_eq!(error("p cnf 1 1\n1 x 0"), "line 2: expected a literal, found `x`");
        assert_eq!(error("p cnf 1 1\n1 -2 0"), "line 2: literal -2 is beyond the 1 variables of the header");
        assert_eq!(error("p cnf 1 1\n1"), "line 2: the last clause does not end with 0");
        assert_eq!(error("p cnf 1 2\n1 0"), "line 2: the header says 2 clauses, but there are 1");
    }
}
