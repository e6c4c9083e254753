//! The pairs of accesses that a run has in another order than the program, as far as another thread can tell.
//!
//! A thread's accesses `x` before `y` are *turned* if `y` comes before `x` in the memory order. Most turned pairs are of
//! no interest: nobody looks. A pair is shown if others meet it in between: some access of another thread meets `y`, one
//! meets `x`, both stand between `y` and `x` in the memory order, and one of each two that meet is a store. A load that takes
//! its value from the thread's own earlier store is not turned against that store.

use crate::steps::describe;
use crate::style::{Paint, Style};
use fencepost_check::trace::{Trace, TraceEvent};

/// So many pairs are shown.
const SHOWN: usize = 6;

/// A turned pair: the events, as indices; the first one is first in the program.
pub type Pair = (usize, usize);

/// All turned pairs that others can tell, by thread and program order.
pub fn pairs(trace: &Trace) -> Vec<Pair> {
    let mut found = Vec::new();
    for (late, x) in trace.order.iter().enumerate() {
        let Some(first) = trace.events.get(x.event as usize) else { continue };
        for (early, y) in trace.order.iter().enumerate().take(late) {
            let Some(second) = trace.events.get(y.event as usize) else { continue };
            let pair = (x.event as usize, y.event as usize);
            if first.thread != second.thread || pair.0 >= pair.1 || found.contains(&pair) || forwards(second, pair.0) {
                continue;
            }
            let met = |event: &TraceEvent, store: bool| {
                trace.order[early + 1..late].iter().any(|o| {
                    trace.events.get(o.event as usize).is_some_and(|other| {
                        other.thread != event.thread && (store || o.store) && overlap(event, other)
                    })
                })
            };
            if met(first, x.store) && met(second, y.store) {
                found.push(pair);
            }
        }
    }
    found.sort_unstable_by_key(|(x, y)| (trace.events[*x].thread, *x, *y));
    found
}

/// Whether an event takes its value from this one.
fn forwards(event: &TraceEvent, from: usize) -> bool {
    event.reads_from.contains(&Some(from as u32))
}

fn overlap(a: &TraceEvent, b: &TraceEvent) -> bool {
    a.addr < b.addr.wrapping_add(u64::from(b.size)) && b.addr < a.addr.wrapping_add(u64::from(a.size))
}

/// The pairs as text, one a line; nothing if there are none.
pub fn text(trace: &Trace, style: &Style) -> String {
    let pairs = pairs(trace);
    if pairs.is_empty() {
        return String::new();
    }
    let one = |e: usize| {
        let event = &trace.events[e];
        format!("line {} ({})", event.line, describe(trace, event).unwrap_or_default())
    };
    let heading = style.paint(Paint::Strong, "reordered");
    let mut out = format!("\n  {heading}, and others can tell:\n");
    for (x, y) in pairs.iter().take(SHOWN) {
        out.push_str(&format!("  T{} {} takes effect before {}\n", trace.events[*x].thread, one(*y), one(*x)));
    }
    if pairs.len() > SHOWN {
        out.push_str(&format!("  and {} more pairs\n", pairs.len() - SHOWN));
    }
    out
}
