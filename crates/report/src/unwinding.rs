//! The memory unwinding of a run: its writes to shared memory, one behind the other, as Figure 2 of the paper shows them.
//!
//! Source: Tomasco et al. (TACAS 2015), Figure 2(c). Writes before the second thread starts are not part of it, nor are those
//! to memory that only one thread ever touches.

use crate::steps::thread_name;
use crate::tables::align;
use crate::value;
use fencepost_check::trace::TraceKind;
use fencepost_check::Trace;

/// The unwinding as a table; a line of its own if there are no writes.
pub fn table(trace: &Trace) -> String {
    let start = trace.events.iter().position(|e| e.thread == 0 && e.kind == TraceKind::ThreadStart);
    let writes = trace.order.iter().filter(|item| item.store).filter_map(|item| {
        let event = trace.events.get(item.event as usize)?;
        let early = event.thread == 0 && start.is_none_or(|start| (item.event as usize) < start);
        (!event.private && !early).then_some(event)
    });
    let mut rows = vec![["position", "thread", "variable", "value"].map(str::to_string).to_vec()];
    for (position, event) in (1..).zip(writes) {
        let value = match (event.kind, event.written) {
            (TraceKind::Free | TraceKind::End, _) => "ends".to_string(),
            (_, Some(word)) => value::show(word, event.size),
            (_, None) => String::new(),
        };
        let what = event.what.clone();
        rows.push(vec![position.to_string(), thread_name(trace, u64::from(event.thread)), what, value]);
    }
    if rows.len() == 1 {
        return "  the unwinding has no writes\n".to_string();
    }
    let indented: String = align(&rows).lines().map(|line| format!("  {line}\n")).collect();
    format!("  the unwinding:\n{indented}")
}
