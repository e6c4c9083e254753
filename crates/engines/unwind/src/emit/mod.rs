//! `sequentialize`: the sequential program of memory unwinding, as C99 for other verifiers.
//!
//! Source: Tomasco et al. (TACAS 2015): Figure 3 (the main function), Figure 4 (the rewriting rules), sections 3 and 4 (the
//! unwindings). The emitted program guesses an unwinding, simulates each thread once against it, and fails its only
//! assertion exactly if the concurrent program can fail within the bounds that its head names.
//! Guarantee: what is not translated is refused with its position; nothing is skipped silently. Values are machine integers
//! that wrap around; memory is objects of bytes, so that pointers, structs, arrays and dynamic memory need no special case.
//! Deviations: a thread whose assumption fails stands still, the run goes on without it; a join may be of a thread that is
//! created later, so how each thread ends is guessed and checked; values that nobody has written are any values (the engines
//! report where one decides something); only `sc`.
//! Data flow: [`sharing`] says what is shared, [`layout`] places it, [`function`], [`statement`] and [`expression`] write the
//! program, [`runtime`] is what all programs have in common, [`writer`] knows positions.

pub mod expression;
pub mod function;
pub mod layout;
pub mod names;
pub mod runtime;
pub mod sharing;
pub mod statement;
pub mod writer;

use crate::exec::Strategy;
use crate::unwinding::Reads;
use fencepost_check::finding::{Properties, Property};
use fencepost_ir::{passes, Code, Diagnostic, FuncId, Loc, Program};
use function::Body;
use layout::Layout;
use sharing::Sharing;
use std::fmt::Write;
pub use writer::SourceLine;
use writer::Writer;

/// Why something is not translated: what it is.
pub type Refusal = String;

/// Whose words the program uses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flavour {
    /// `__VERIFIER_nondet_uint`, `__VERIFIER_assume`, `reach_error`.
    Svcomp,
    /// `nondet_uint32`, `__CPROVER_assume`, `__CPROVER_assert`.
    Cbmc,
}

/// What to emit.
#[derive(Clone, Copy, Debug)]
pub struct Config<'a> {
    /// What stands at a position of the unwinding.
    pub strategy: Strategy,
    /// How many positions there are.
    pub writes: u32,
    /// So often is each loop followed; otherwise loops stay as they are.
    pub unwind: Option<u32>,
    /// Threads at most, if not as many as the program seems to start.
    pub threads: Option<u32>,
    /// Whose words.
    pub flavour: Flavour,
    /// What is checked: assertions, and memory if wanted.
    pub properties: Properties,
    /// What the program calls itself.
    pub name: &'a str,
}

/// What is known about the program while it is written.
pub struct Emitter<'p> {
    /// The program.
    pub program: &'p Program,
    /// What is shared.
    pub sharing: Sharing,
    /// Where it is.
    pub layout: Layout,
    /// The names of functions in C.
    pub functions: Vec<String>,
    /// The bound of loops.
    pub unwind: Option<u32>,
}

/// Writes the sequential program. `lines` yields lines of the source, for comments.
pub fn emit(program: &Program, config: &Config<'_>, lines: SourceLine<'_>) -> Result<String, Diagnostic> {
    let mut program = program.clone();
    // As the engine does: a loop that waits is left where an iteration has changed nothing.
    passes::waits::run(&mut program, &passes::waits::Config { loads_in_order: true });
    let sharing = Sharing::new(&program, config.unwind);
    let threads = config.threads.unwrap_or_else(|| sharing.threads(&program));
    let layout = Layout::new(&program, &sharing, threads);
    let mut names = names::Names::default();
    let functions = program.functions.iter().map(|f| names.fresh(&format!("seq_{}", f.name))).collect();
    let emitter = Emitter { program: &program, sharing, layout, functions, unwind: config.unwind };
    let mut out = Writer::new(&program, lines);
    emitter.head(config, &mut out);
    let bodies = emitter.bodies()?;
    out.own(
        "\n/* ---- The program ------------------------------------------------------------------------------- */\n\n",
    );
    for body in &bodies {
        out.own(&format!("{};\n", body.prototype()));
    }
    for body in bodies {
        body.write(&mut out).map_err(|(why, loc)| refused(&program, &why, loc))?;
    }
    emitter.tail(&mut out);
    Ok(out.finish(config.name))
}

fn refused(program: &Program, why: &str, loc: Loc) -> Diagnostic {
    let message = format!("the translation to C does not handle {why}");
    let diagnostic = Diagnostic::new(Code::NoTranslation, message);
    match program.file_name(loc) {
        Some(file) => diagnostic.at(file, loc.line, loc.column),
        None => diagnostic,
    }
}

impl<'p> Emitter<'p> {
    fn bodies(&self) -> Result<Vec<Body<'_, 'p>>, Diagnostic> {
        let mut bodies = Vec::new();
        for (i, f) in self.program.functions.iter().enumerate() {
            if self.sharing.reachable[i] {
                let body = Body::new(self, FuncId::from_index(i)).map_err(|why| refused(self.program, &why, f.loc))?;
                bodies.push(body);
            }
        }
        Ok(bodies)
    }

    fn uses(&self, wanted: impl Fn(&fencepost_ir::Op) -> bool) -> bool {
        let mut found = false;
        self.sharing.each_inst(self.program, |_, _, op| found |= wanted(op));
        found
    }

    /// Everything before the program's own functions.
    fn head(&self, config: &Config<'_>, out: &mut Writer<'_>) {
        let mut flags = vec![match config.flavour {
            Flavour::Svcomp => "svcomp",
            Flavour::Cbmc => "cbmc",
        }];
        let (scheme, templates) = match config.strategy {
            Strategy::Fine(reads) => {
                flags.extend(match reads {
                    Reads::Explicit => &["explicit"][..],
                    Reads::Implicit => &["implicit"],
                    Reads::Mixed => &["explicit", "implicit", "mixed"],
                });
                let text = match reads {
                    Reads::Explicit => "one write a position, reads explicit",
                    Reads::Implicit => "one write a position, reads implicit",
                    Reads::Mixed => "one write a position, reads of scalars explicit, of others implicit",
                };
                flags.push("fine");
                (text, &[runtime::POSITIONS, runtime::FINE][..])
            }
            Strategy::Intra => {
                flags.push("intra");
                let parts = &[runtime::POSITIONS, runtime::INTRA, runtime::CLUSTERS][..];
                ("a cluster of one thread's writes a position", parts)
            }
            Strategy::Inter => {
                ("a cluster of all threads' writes a position", &[runtime::INTER, runtime::CLUSTERS][..])
            }
        };
        flags.extend(self.layout.parts.then_some("parts"));
        flags.extend(self.layout.lifetimes.then_some("lifetimes"));
        flags.extend(config.properties.has(Property::Memsafety).then_some("memsafety"));
        let loops = config.unwind.map_or("as many as the verifier follows".into(), |n| format!("{n} at most"));
        out.own(&format!(
            "/* A sequential program, made by `fencepost sequentialize`: memory unwinding, {scheme}.\n\
             \x20* Its assertion can fail exactly if the concurrent program can go wrong under sequential consistency,\n\
             \x20* with at most {writes} positions in the unwinding and {threads} threads; iterations of a loop: {loops}.\n\
             \x20* After Tomasco, Inverso, Fischer, La Torre, Parlato, TACAS 2015.\n *\n\
             \x20* Cells of shared memory, of {bytes} bytes:\n{legend} */\n\n#include <stdint.h>\n\n",
            writes = config.writes,
            threads = self.layout.threads,
            bytes = self.layout.cell_bytes,
            legend = self.layout.legend().lines().map(|l| format!(" * {l}\n")).collect::<String>(),
        ));
        out.own(&self.layout.tables(self.program, config.writes));
        out.own("\n");
        out.own(&runtime::chosen(runtime::BASE, &flags));
        out.own(&self.layout.contents(self.program));
        out.own(&self.first());
        if flags.contains(&"mixed") {
            out.own(&self.layout.explicit_cells());
        }
        out.own(&runtime::chosen(runtime::CELLS, &flags));
        for template in templates {
            out.own(&runtime::chosen(template, &flags));
        }
        out.own(&runtime::chosen(runtime::OBJECTS, &flags));
        if self.uses(|op| matches!(op, fencepost_ir::Op::Free(_))) {
            out.own(runtime::FREE);
        }
        if self.uses(|op| matches!(op, fencepost_ir::Op::MemCopy { .. } | fencepost_ir::Op::MemSet { .. })) {
            out.own(runtime::BLOCKS);
        }
        out.own(&runtime::chosen(runtime::THREADS, &flags));
    }

    /// What shared memory holds at first.
    fn first(&self) -> String {
        let cells = self.layout.first_cells(self.program);
        let mut text = String::from("cell_t first[CELLS]");
        if cells.is_empty() {
            return text + "; /* what memory holds before the second thread starts */\n";
        }
        text += " = { /* what memory holds before the second thread starts */\n";
        for (cell, value) in cells {
            let _ = writeln!(
                text,
                "    [{cell}] = {},",
                expression::literal(8 * self.layout.cell_bytes, u128::from(value))
            );
        }
        text + "};\n"
    }

    /// The function that starts threads, and `main` (Figure 3).
    fn tail(&self, out: &mut Writer<'_>) {
        let mut text = String::from(
            "\n/* What a thread runs. */\nptr_t call_thread(ptr_t function, ptr_t argument)\n{\n    (void)argument;\n",
        );
        for (i, f) in self.program.functions.iter().enumerate() {
            if !self.sharing.addressed[i] || !self.sharing.reachable[i] || f.params.len() > 1 || f.rets.len() > 1 {
                continue;
            }
            let arg = f.params.first().map_or(String::new(), |_| "argument".into());
            let call = format!("{}({arg})", self.functions[i]);
            let line = if f.rets.is_empty() {
                format!(" {{\n        {call};\n        return 0;\n    }}")
            } else {
                format!("\n        return {call};")
            };
            let _ = writeln!(text, "    if (function == FUNCTION({i}u)){line}");
        }
        text += "    misuse(); /* not a function that fits */\n    return 0;\n}\n\n";
        text +=
            "int main(void)\n{\n    mem_init();\n    objects_init();\n    threads_init();\n    mem_thread_begin(0);\n";
        for f in self.program.constructors.iter().chain([&self.program.entry]) {
            let func = self.program.func(*f);
            let args: Vec<&str> = func.params.iter().map(|_| "0").collect();
            let _ = writeln!(text, "    if (!stopped)\n        {}({});", self.functions[f.index()], args.join(", "));
        }
        text += "    mem_thread_terminate(0);\n    mem_finish();\n    ASSERT(!violated);\n    return 0;\n}\n";
        out.own(&text);
    }
}
