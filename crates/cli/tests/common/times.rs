//! How long the page takes for what a reader does. Nothing is asserted about times; they are printed.

use crate::browser::Browser;
use serde_json::{json, Value};

/// What a reader does, one and the other by turns.
const ACTIONS: [(&str, &str, &str); 12] = [
    ("one step", "key('j')", "key('k')"),
    ("first and last step", "key('Home')", "key('End')"),
    ("switch of thread", "key('n')", "key('n')"),
    ("click on a row", "row(2)", "row(9)"),
    ("slider", "slide(0.3)", "slide(0.7)"),
    ("scrolling far", "scroll(900)", "scroll(3500)"),
    ("scrolling a little", "wheel(100)", "wheel(100)"),
    ("scrolling the source", "source(0)", "source(400)"),
    ("arrows of all steps", "key('a')", "key('a')"),
    ("a kind of arrows", "key('r')", "key('r')"),
    ("scrolling, all arrows", "if (!i) key('a'); scroll(900)", "scroll(3500)"),
    ("light and dark", "key('t')", "key('t')"),
];

const HELPERS: &str = "const frame = () => new Promise((r) => requestAnimationFrame(() => setTimeout(r))); \
    const view = document.querySelector('#diagram .view'); \
    const key = (k) => dispatchEvent(new KeyboardEvent('keydown', {key: k})); \
    const row = (n) => document.querySelectorAll('#diagram .row')[n].click(); \
    const slide = (part) => { const s = document.getElementById('slider'); s.value = part * page.run.length; s.dispatchEvent(new Event('input')); }; \
    const scroll = (row) => { view.scrollTop = row * 28; }; \
    const wheel = (by) => { view.scrollTop += by; }; \
    const source = (top) => { document.querySelector('#source .view').scrollTop = top; };";

/// Prints how long the page takes for each: until the new state is laid out, until a frame with it has been painted, and the
/// processor time of the page, which other programs do not disturb. `FENCEPOST_CASES` says how often each is done.
pub fn print(b: &mut Browser) {
    let times: usize = std::env::var("FENCEPOST_CASES").ok().and_then(|n| n.parse().ok()).unwrap_or(5);
    b.call("Performance.enable", json!({"timeDomain": "threadTicks"}));
    println!("milliseconds, {times} times:  laid out (median, worst)   painted (median, worst)   processor (mean)");
    for (name, one, other) in ACTIONS {
        let before = processor(b);
        let found = b.value(&format!(
            "(async () => {{ {HELPERS} const laid = [], painted = []; \
              for (let i = 0; i < {times}; i++) {{ await frame(); const t = performance.now(); \
                if (i % 2) {{ {other}; }} else {{ {one}; }} document.body.offsetHeight; laid.push(performance.now() - t); \
                await frame(); painted.push(performance.now() - t); }} \
              return [laid, painted].flatMap((l) => {{ l.sort((a, b) => a - b); return [l[l.length >> 1], l[l.length - 1]]; }}); }})()"
        ));
        let numbers: Vec<f64> = serde_json::from_value(found).expect("numbers");
        let [laid, laid_worst, painted, painted_worst] = numbers[..] else { panic!("four numbers") };
        let each = (processor(b) - before) * 1000.0 / times as f64;
        println!("  {name:22} {laid:8.1} {laid_worst:8.1} {painted:18.1} {painted_worst:8.1} {each:18.1}");
    }
}

/// The processor time of the page's main thread so far, in seconds.
fn processor(b: &mut Browser) -> f64 {
    let metrics = b.call("Performance.getMetrics", json!({}));
    let all = metrics["metrics"].as_array().map_or(&[][..], Vec::as_slice);
    let task: Option<&Value> = all.iter().find(|m| m["name"] == "TaskDuration");
    task.and_then(|m| m["value"].as_f64()).unwrap_or_default()
}
