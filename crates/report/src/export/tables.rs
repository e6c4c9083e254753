//! The run as tables of C: what each thread does, the memory order, where the places are, the inputs, and what the model makes of
//! the program's fences and memory orders.

use super::acts::{Act, Kind, Place};
use super::{put, Run};
use fencepost_check::replay::memory::Memory;
use fencepost_check::trace::{TraceKind, TraceThread};
use fencepost_ir::{FenceKind, Order};
use fencepost_models::Wrap;
use std::collections::{BTreeMap, BTreeSet};

/// The memory orders by the numbers that compilers give them.
const ORDERS: [Order; 6] =
    [Order::Relaxed, Order::Consume, Order::Acquire, Order::Release, Order::AcqRel, Order::SeqCst];

pub(super) struct Tables<'a> {
    run: Run<'a>,
    places: &'a [Place],
    /// The acts of each thread.
    own: Vec<Vec<&'a Act>>,
    /// The memory order: a thread, and which of its acts.
    turns: BTreeMap<usize, (usize, usize)>,
    /// The objects on the heap: which thread asked for them, as its how manieth.
    objects: Vec<(u32, u32)>,
    /// The inputs of each thread.
    inputs: Vec<Vec<u64>>,
}

impl<'a> Tables<'a> {
    pub(super) fn new(run: Run<'a>, acts: &'a [Act], places: &'a [Place]) -> Tables<'a> {
        let threads = run.trace.threads.len();
        let mut own: Vec<Vec<&Act>> = vec![Vec::new(); threads];
        let mut turns = BTreeMap::new();
        for act in acts {
            if let Some(turn) = act.turn {
                turns.insert(turn, (act.thread, own[act.thread].len()));
            }
            own[act.thread].push(act);
        }
        let heap = |(memory, _): &Place| match memory {
            Memory::Heap { thread, nth, .. } => Some((*thread, *nth)),
            Memory::Variable { .. } | Memory::Argument { .. } | Memory::Unnamed => None,
        };
        let objects: BTreeSet<(u32, u32)> = places.iter().filter_map(heap).collect();
        let mut inputs = vec![Vec::new(); threads];
        for event in run.trace.events.iter().filter(|e| e.kind == TraceKind::Nondet && e.library.is_none()) {
            inputs[event.thread as usize].push(event.read.map_or(0, |w| w.bits as u64));
        }
        Tables { run, places, own, turns, objects: objects.into_iter().collect(), inputs }
    }

    pub(super) fn has_objects(&self) -> bool {
        !self.objects.is_empty()
    }

    pub(super) fn has_inputs(&self) -> bool {
        self.inputs.iter().any(|i| !i.is_empty())
    }

    /// Whether the program may copy a block of shared memory: some access goes on where the one before it ended, in the same place
    /// of the source.
    pub(super) fn has_blocks(&self) -> bool {
        let events = &self.run.trace.events;
        let goes_on = |pair: &[&Act]| {
            let (a, b) = (&events[pair[0].event], &events[pair[1].event]);
            let same = (a.kind, &a.file, a.line, a.column) == (b.kind, &b.file, b.line, b.column);
            same && pair[0].place.is_some() && a.addr + u64::from(a.size) == b.addr
        };
        self.own.iter().any(|acts| acts.windows(2).any(goes_on))
    }

    pub(super) fn numbers(&self, deadlock: bool) -> [(&'static str, usize); 7] {
        [
            ("THREADS", self.own.len()),
            ("TURNS", self.turns.len()),
            ("PLACES", self.places.len()),
            ("OBJECTS", self.objects.len()),
            ("MOST", self.own.iter().map(Vec::len).max().unwrap_or(0).max(1)),
            ("VIOLATOR", self.run.trace.finding.thread as usize),
            ("DEADLOCK", usize::from(deadlock)),
        ]
    }

    /// What the runtime needs before the program.
    pub(super) fn text(&self) -> String {
        let trace = self.run.trace;
        let mut out = "/* The run. */\n".to_string();
        for (t, acts) in self.own.iter().enumerate() {
            put(&mut out, format_args!("static struct fpx_act fpx_acts_{t}[] = {{\n"));
            for act in acts {
                let kind = match act.kind {
                    Kind::Read => "READ",
                    Kind::Write => "WRITE",
                    Kind::Update => "UPDATE",
                    Kind::Call => "CALL",
                };
                let place = act.place.map_or(-1, |p| p as i64);
                let (late, value) = (i32::from(act.late), act.value);
                let event = &trace.events[act.event];
                let what = event.library.as_ref().map_or(event.what.as_str(), |_| crate::steps::library_name(event));
                let line = event.line;
                put(&mut out, format_args!("  {{FPX_{kind}, {place}, {late}, {value}, {line}}}, /* {what} */\n"));
            }
            out.push_str("  {FPX_CALL, -1, 0, 0, 0},\n};\n");
        }
        let threads = self.own.len();
        put(&mut out, format_args!("static struct fpx_act *const fpx_acts[] = {{{}}};\n", names("acts", threads)));
        put(&mut out, format_args!("static const int fpx_counts[] = {{{}}};\n", counts(&self.own)));
        out.push_str("static const struct fpx_turn fpx_turns[] = {\n");
        for (thread, act) in self.turns.values() {
            put(&mut out, format_args!("  {{{thread}, {act}}},\n"));
        }
        out.push_str("  {-1, -1},\n};\n/* Who made a thread, as its how manieth, and its number. */\n");
        let made = |(t, thread): (usize, &TraceThread)| {
            let (by, nth) = thread.made_by.map_or((-2, 0), |(by, nth)| (i64::from(by), nth));
            format!("{{{by}, {nth}, {t}}}")
        };
        let made: Vec<String> = trace.threads.iter().enumerate().map(made).collect();
        put(&mut out, format_args!("static const int fpx_made[][3] = {{{}}};\n", made.join(", ")));
        self.put_inputs(&mut out);
        self.put_objects(&mut out);
        self.put_fences(&mut out);
        out
    }

    fn put_inputs(&self, out: &mut String) {
        out.push_str("/* The inputs of each thread. */\n");
        for (t, inputs) in self.inputs.iter().enumerate() {
            let list: String = inputs.iter().map(|v| format!("{v:#x}ull, ")).collect();
            put(out, format_args!("static const unsigned long long fpx_inputs_{t}[] = {{{list}0}};\n"));
        }
        let list = names("inputs", self.inputs.len());
        put(out, format_args!("static const unsigned long long *const fpx_inputs[] = {{{list}}};\n"));
        put(out, format_args!("static const int fpx_input_counts[] = {{{}}};\n", counts(&self.inputs)));
        out.push_str("static int fpx_taken[FPX_THREADS];\n");
    }

    fn put_objects(&self, out: &mut String) {
        if !self.has_objects() {
            return;
        }
        out.push_str("/* Which thread asked for an object, as its how manieth; where they are, and how many a thread has asked for. */\n");
        let list: Vec<String> = self.objects.iter().map(|(thread, nth)| format!("{{{thread}, {nth}}}")).collect();
        put(out, format_args!("static const int fpx_objects[][2] = {{{}}};\n", list.join(", ")));
        out.push_str("static char *fpx_bases[FPX_OBJECTS];\nstatic int fpx_asked[FPX_THREADS];\n");
    }

    /// What the model makes of fences, and of the orders of loads, stores and updates: the pairs that are kept before and behind.
    fn put_fences(&self, out: &mut String) {
        let mapping = self.run.model.mapping;
        let fences: Vec<String> = ORDERS.iter().map(|o| mapping.fence(FenceKind::C(*o)).0.to_string()).collect();
        out.push_str("/* The pairs that fences and memory orders keep, by the numbers of the orders. */\n");
        put(out, format_args!("static const unsigned char fpx_fences[8] = {{{}}};\n", fences.join(", ")));
        let kinds: [fn(fencepost_models::Mapping, Order) -> Wrap; 3] =
            [|m, o| m.load(o), |m, o| m.store(o), |m, o| m.rmw(o)];
        let row = |wrap: &fn(fencepost_models::Mapping, Order) -> Wrap| {
            let cells = ORDERS.iter().map(|o| wrap(mapping, *o));
            cells.map(|w| format!("{{{}, {}}}", w.before.0, w.after.0)).collect::<Vec<_>>().join(", ")
        };
        let rows: Vec<String> = kinds.iter().map(|k| format!("{{{}}}", row(k))).collect();
        put(out, format_args!("static const unsigned char fpx_wraps[3][8][2] = {{{}}};\n", rows.join(", ")));
    }

    /// Where the places are; this stands behind the program.
    pub(super) fn places_text(&self) -> String {
        let mut out = "FPX_PLAIN static void *fpx_place(int place) {\n  switch (place) {\n".to_string();
        for (i, (memory, _)) in self.places.iter().enumerate() {
            let place = match memory {
                Memory::Variable { name, offset } => format!("(char *)&{name} + {offset}"),
                Memory::Heap { thread, nth, offset } => {
                    let k = self.objects.iter().position(|o| o == &(*thread, *nth)).unwrap_or_default();
                    format!("fpx_bases[{k}] ? fpx_bases[{k}] + {offset} : 0")
                }
                Memory::Argument { thread, offset } => {
                    format!("fpx_arguments[{thread}] ? (char *)fpx_arguments[{thread}] + {offset} : 0")
                }
                Memory::Unnamed => "0".to_string(),
            };
            put(&mut out, format_args!("  case {i}: return {place};\n"));
        }
        out.push_str("  default: return 0;\n  }\n}\n\nFPX_PLAIN static int fpx_size(int place) {\n");
        let sizes: Vec<String> =
            self.places.iter().map(|(_, size)| size.to_string()).chain(["0".to_string()]).collect();
        put(
            &mut out,
            format_args!("  static const int sizes[] = {{{}}};\n  return sizes[place];\n}}\n", sizes.join(", ")),
        );
        out
    }
}

fn names(what: &str, threads: usize) -> String {
    (0..threads).map(|t| format!("fpx_{what}_{t}")).collect::<Vec<_>>().join(", ")
}

fn counts<T>(lists: &[Vec<T>]) -> String {
    lists.iter().map(|l| l.len().to_string()).collect::<Vec<_>>().join(", ")
}
