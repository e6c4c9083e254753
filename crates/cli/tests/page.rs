//! `--html` and `--graph`: the page says what the trace says, and it works in a browser.
//!
//! The tests in a browser need Chromium (`FENCEPOST_CHROMIUM`, or in its usual place); without it they say that they are skipped.
//! They print how long the page takes for what a reader does; nothing is asserted about times.

#[path = "common/browser.rs"]
mod browser;
mod common;
#[path = "common/readable.rs"]
mod readable;
#[path = "common/times.rs"]
mod times;

use browser::Browser;
use common::{run, temporary};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

const SB: &str = "examples/store-buffering.c";
const BALL: &str = "tests/ui/directed/ball.c";
/// The window of the browser.
const SIZE: (u32, u32) = (1400, 1100);

/// Runs a command with `--html`, and gives the page's address and its data.
fn page(name: &str, args: &[&str], code: i32) -> (String, Value) {
    let path = temporary(&format!("page/{name}.html"), "").canonicalize().expect("the file is there");
    let file = path.display().to_string();
    let ran = run(&[args, &["--html", &file]].concat());
    assert_eq!(ran.code, Some(code), "{}{}", ran.stdout, ran.stderr);
    let text = std::fs::read_to_string(&path).expect("the page was written");
    let (_, rest) = text.split_once("id=\"data\">").expect("the page has data");
    let data = rest.split_once("</script>").expect("the data end").0;
    (format!("file://{file}"), serde_json::from_str(data).expect("the data are JSON"))
}

/// A browser, if there is one.
fn browser(name: &str) -> Option<Browser> {
    let program = browser::chromium();
    if program.is_none() {
        println!("skipped: no Chromium; FENCEPOST_CHROMIUM may name one");
    }
    program.map(|program| Browser::start(&program, name, SIZE))
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// What memory and the buffers hold at each step, told by the words of the steps alone: only variables, no locks.
fn retold(steps: &[Value]) -> Vec<(BTreeMap<String, String>, BTreeSet<String>)> {
    let (mut memory, mut buffers) = (BTreeMap::new(), BTreeSet::new());
    let mut out = Vec::new();
    for step in steps {
        let (what, thread) = (text(&step["text"]), &step["thread"]);
        let word = what.split([' ', '.']).next().unwrap_or_default();
        let rest = what.split_once(' ').map_or("", |(_, rest)| rest);
        if let Some(done) = what.strip_suffix(" reaches memory") {
            let (name, value) = done.split_once(" = ").expect("an assignment");
            memory.insert(name.to_string(), value.to_string());
            buffers.remove(&format!("T{thread} {done}"));
        } else if word == "store" {
            let waits = rest.strip_suffix("  (buffered)");
            let (name, value) = waits.unwrap_or(rest).split_once(" = ").expect("an assignment");
            match waits {
                Some(waits) => _ = buffers.insert(format!("T{thread} {waits}")),
                None => _ = memory.insert(name.to_string(), value.to_string()),
            }
        } else if matches!(word, "rmw" | "cas") && !what.contains(" fails: ") {
            let (name, values) = rest.split_once(": ").expect("a change");
            let value = values.split_once(" → ").map_or("", |(_, new)| new);
            memory.insert(name.to_string(), value.to_string());
        }
        out.push((memory.clone(), buffers.clone()));
    }
    out
}

#[test]
fn memory_and_buffers_are_what_the_steps_tell() {
    let runs = [
        ("sb", vec!["check", SB, "--model", "tso,pso,rmo"]),
        ("mp", vec!["check", "examples/message-passing.c", "--model", "pso,rmo"]),
        ("peterson", vec!["check", "examples/peterson.c", "--model", "tso"]),
        ("ball", vec!["check", BALL, "--model", "tso", "--engine", "directed", "-D", "ROUNDS=40"]),
    ];
    let mut compared = 0;
    for (name, args) in runs {
        let (_, data) = page(&format!("retold-{name}"), &args, 1);
        for run in list(&data["answers"]).iter().flat_map(|a| list(&a["runs"])) {
            let places = list(&run["places"]);
            let mut memory: BTreeMap<String, String> = BTreeMap::new();
            for (i, (told, waiting)) in retold(list(&run["steps"])).iter().enumerate() {
                for change in list(&run["changes"][i]) {
                    let place = &places[change[0].as_u64().expect("a number") as usize];
                    if place["kind"] == "variable" {
                        memory.insert(text(&place["name"]).to_string(), text(&change[1]).to_string());
                    }
                }
                assert_eq!(memory, *told, "{name}, step {}", i + 1);
                let at = |p: &&Value| {
                    p["from"].as_u64() <= Some(i as u64) && p["to"].as_u64().is_none_or(|to| i < to as usize)
                };
                let stores = list(&run["pending"]).iter().filter(|p| p["store"] == true).filter(at);
                let held: BTreeSet<String> = stores.map(|p| format!("T{} {}", p["thread"], text(&p["text"]))).collect();
                assert_eq!(held, *waiting, "{name}, step {}", i + 1);
                compared += 1;
            }
        }
    }
    assert!(compared > 400, "{compared} steps");
}

/// A page changes no exit code, and one that cannot be written is an error of the command line.
#[test]
fn files_that_cannot_be_written_are_errors() {
    for flag in ["--html", "--graph"] {
        let ran = run(&["check", SB, "--model", "tso", flag, "no/such/folder/file"]);
        assert!(ran.stderr.contains("no/such/folder/file cannot be written"), "{}", ran.stderr);
        assert_eq!(ran.code, Some(1), "the violation ranks above what could not be written");
    }
    let safe = run(&["check", SB, "--model", "sc", "--html", "no/such/folder/file"]);
    assert_eq!(safe.code, Some(2), "{}", safe.stderr);
    let refused = temporary("page/no-body.c", "int f(void);\nint main(void) { return f(); }\n").display().to_string();
    let (_, data) = page("refused", &["check", &refused, "--model", "sc"], 4);
    assert_eq!(data["answers"][0]["word"], "refused");
}

/// The graph of a run, in both formats and for several models.
#[test]
fn graphs_are_written_for_each_model() {
    let folder = temporary("page/graphs/x", "").parent().expect("a folder").display().to_string();
    let (svg, dot) = (format!("{folder}/run.svg"), format!("{folder}/run.dot"));
    let ran = run(&["check", SB, "--model", "sc,tso,rmo", "--graph", &svg]);
    assert!(ran.stdout.contains("run.tso.svg") && !ran.stdout.contains("run.sc.svg"), "{}", ran.stdout);
    let picture = std::fs::read_to_string(svg.replace(".svg", ".rmo.svg")).expect("the graph was written");
    assert!(picture.starts_with("<?xml") && picture.contains("load.relaxed x → 0") && picture.contains("edge fr"));
    assert_eq!(run(&["check", SB, "--model", "tso", "--graph", &dot, "--format", "jsonl"]).stdout.lines().count(), 1);
    let text = std::fs::read_to_string(&dot).expect("the graph was written");
    assert!(text.starts_with("digraph") && text.contains("label=\"fr\""), "{text}");
    run(&["explore", SB, "--model", "tso", "--graph", &svg]);
    let events = std::fs::read_to_string(&svg).expect("the event graph was written");
    for part in ["tid=1", "load.relaxed y", "r(0) r(1)", "<g class=\"edge way\""] {
        assert!(events.contains(part), "{part}: {events}");
    }
}

#[test]
fn a_short_run_can_be_walked_through() {
    let (address, data) = page("short", &["check", SB, "--model", "sc,tso,pso"], 1);
    let run = &data["answers"][1]["runs"][0];
    let steps = list(&run["steps"]);
    let Some(mut b) = browser("short") else { return };
    b.open(&address);
    // The first unsafe answer, at its end.
    assert_eq!(b.text("#word"), "unsafe");
    assert_eq!(b.text("#model"), "under tso");
    assert_eq!(b.text("#count"), format!("step {0} of {0}", steps.len()));
    assert_eq!(address_of(&mut b), format!("#answer=2&step={}", steps.len()));
    assert!(!list(&data["answers"][1]["why"]).is_empty(), "the page says why the model allows the run");
    cycles(&mut b, &data["answers"][1]);
    walk(&mut b, steps);
    states(&mut b, run);
    pointing(&mut b, steps);
    links(&mut b, &address, 6);
    looks(&mut b);
    // Answers without a run are shown, too.
    b.click("#tabs button:first-child");
    assert_eq!(b.text("#word"), "safe");
    assert_eq!(b.text("#detail"), "in every run");
    assert_eq!(b.value("document.getElementById('viewer').hidden"), true);
    assert_eq!(b.text("#assertions tbody td:nth-child(2)"), "safe");
    assert!(b.complaints.is_empty(), "{:?}", b.complaints);
}

/// The part of the address that names the step, when the page has written it.
fn address_of(b: &mut Browser) -> Value {
    b.value("new Promise((done) => { const look = () => (page.naming ? setTimeout(look, 5) : done(location.hash)); look(); })")
}

/// The cycle: its edges are arrows with names, each leads to where its line in the panel leads, and they can be turned off.
fn cycles(b: &mut Browser, answer: &Value) {
    let (lines, edges) = (list(&answer["why"][0]["lines"]), list(&answer["runs"][0]["cycle"]));
    assert_eq!(lines.len(), edges.len());
    assert!(edges.len() >= 4 && edges.iter().any(|e| e["turned"] == true), "{edges:?}");
    for (i, edge) in edges.iter().enumerate() {
        assert_eq!(edge["to"], edges[(i + 1) % edges.len()]["from"], "the edges are a cycle");
        assert_eq!(edge["from"], lines[i]["step"]);
        assert_eq!(
            edge["turned"] == true,
            edge["to"].as_u64() < edge["from"].as_u64(),
            "only what is turned goes back in time"
        );
        b.click(&format!("#why div:first-child li:nth-child({}) button", i + 1));
        assert_eq!(b.value("page.step"), edge["from"]);
        let thick = "[...document.querySelectorAll('#arrows .cycle.here')].map((g) => Number(g.dataset.from))";
        assert!(list(&b.value(thick)).contains(&edge["from"]), "the edge is marked");
    }
    let drawn =
        "[...document.querySelectorAll('#names .label')].map((g) => [Number(g.dataset.from), Number(g.dataset.to), \
        g.querySelector('text').textContent])";
    let wanted: Vec<Value> = edges.iter().map(|e| serde_json::json!([e["from"], e["to"], e["label"]])).collect();
    assert_eq!(b.value(drawn), Value::Array(wanted));
    let count = |b: &mut Browser| b.value("document.querySelectorAll('#arrows .cycle').length");
    let pressed = |b: &mut Browser| b.value("document.querySelector('.toggle.cycle').getAttribute('aria-pressed')");
    assert_eq!((count(b), pressed(b)), (edges.len().into(), "true".into()));
    b.click(".toggle.cycle");
    assert_eq!((count(b), pressed(b)), (0.into(), "false".into()));
    b.key("w");
    assert_eq!(count(b), edges.len());
    // A click on the name of an edge goes to where it leads.
    b.click("#names .label.turned");
    let turned = edges.iter().find(|e| e["turned"] == true).expect("an edge is turned");
    assert_eq!(b.value("page.step"), turned["to"]);
    b.key("End");
    for theme in ["light", "dark", "light"] {
        assert_eq!(b.value(&format!("document.documentElement.dataset.theme = '{theme}'")), theme);
        assert!(seen(b, ".cycle.turned", "--bad") > 5 && seen(b, ".cycle.fr", "--fr") > 12, "in the {theme}");
    }
    b.call("Emulation.setEmulatedMedia", serde_json::json!({"media": "print", "features": []}));
    b.value("dispatchEvent(new Event('beforeprint'))");
    settled(b);
    assert_eq!(count(b), edges.len(), "on paper, too");
    b.call("Emulation.setEmulatedMedia", serde_json::json!({"media": ""}));
    b.value("dispatchEvent(new Event('afterprint'))");
    settled(b);
}

/// How many points of some arrows have a colour in the picture of the window.
fn seen(b: &mut Browser, arrows: &str, colour: &str) -> usize {
    let found = b.value(&format!(
        "(() => {{ const box = document.getElementById('arrows').getBoundingClientRect(), points = []; \
          const c = document.createElement('canvas').getContext('2d', {{willReadFrequently: true}}); \
          c.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('{colour}'); c.fillRect(0, 0, 1, 1); \
          for (const path of document.querySelectorAll('#arrows {arrows} path:not(.tip):not(.glow)')) {{ const n = path.getTotalLength(); \
            for (let i = 1; i < 40; i++) {{ const p = path.getPointAtLength(n * i / 40); points.push([p.x + box.x, p.y + box.y]); }} }} \
          return {{points, colour: [...c.getImageData(0, 0, 1, 1).data].slice(0, 3)}}; }})()"
    ));
    let points: Vec<(f64, f64)> = serde_json::from_value(found["points"].clone()).expect("points");
    let colour: [u8; 3] = serde_json::from_value(found["colour"].clone()).expect("a colour");
    let picture = b.picture();
    b.pixels(&picture, &points).iter().filter(|p| near(**p, colour, 100)).count()
}

/// Keys.
fn walk(b: &mut Browser, steps: &[Value]) {
    let last = steps.len() - 1;
    let at = |b: &mut Browser| b.value("page.step").as_u64().expect("a number") as usize;
    let keys = [
        ("Home", 0),
        ("ArrowRight", 1),
        ("j", 2),
        ("ArrowDown", 3),
        ("ArrowLeft", 2),
        ("k", 1),
        ("ArrowUp", 0),
        ("ArrowUp", 0),
        ("PageDown", 10.min(last)),
        ("PageUp", 10.min(last) - 10.min(last)),
        ("End", last),
        ("ArrowRight", last),
    ];
    for (key, wanted) in keys {
        b.key(key);
        assert_eq!(at(b), wanted, "{key}");
    }
    b.key("Home");
    let turn = steps.iter().position(|s| s["thread"] != steps[0]["thread"]).expect("another thread goes on");
    b.key("n");
    assert_eq!(at(b), turn);
    b.key("p");
    assert_eq!(at(b), turn - 1);
    b.key("?");
    assert_eq!(b.value("document.getElementById('help').open"), true);
    b.key("?");
    assert_eq!(b.value("document.getElementById('help').open"), false);
}

/// Every step shows its text, its line, what is in memory and what waits.
fn states(b: &mut Browser, run: &Value) {
    b.key("Home");
    let mut memory: Vec<String> =
        list(&run["places"]).iter().map(|p| p["initial"].as_str().unwrap_or("?").to_string()).collect();
    for (i, step) in list(&run["steps"]).iter().enumerate() {
        for change in list(&run["changes"][i]) {
            memory[change[0].as_u64().expect("a number") as usize] = text(&change[1]).to_string();
        }
        let shown = b.value(
            "({memory: [...document.querySelectorAll('#memory td:last-child')].map((e) => e.textContent), \
              waits: [...document.querySelectorAll('#buffers span')].map((e) => e.textContent), \
              row: document.querySelector('.row.now').dataset.step, \
              line: (document.querySelector('.code.now') || {dataset: {}}).dataset.line, \
              badge: (document.querySelector('.no.now b.active') || {}).textContent})",
        );
        assert_eq!(shown["memory"], serde_json::json!(memory), "step {}", i + 1);
        let waits = list(&run["pending"]).iter();
        let waits = waits.filter(|p| p["from"].as_u64() <= Some(i as u64) && Some(i as u64) < p["to"].as_u64());
        assert_eq!(shown["waits"], Value::from_iter(waits.map(|p| p["text"].clone())), "step {}", i + 1);
        assert_eq!(text(&shown["row"]), i.to_string());
        if step["kind"] == "issue" {
            assert_eq!(text(&shown["line"]), step["line"].to_string(), "step {}", i + 1);
            assert_eq!(text(&shown["badge"]), format!("T{}", step["thread"]));
        }
        b.key("j");
    }
}

/// The mouse: rows, buttons, the slider.
fn pointing(b: &mut Browser, steps: &[Value]) {
    b.click(".row[data-step='3']");
    assert_eq!(b.value("page.step"), 3);
    b.click("#back");
    assert_eq!(b.value("page.step"), 2);
    b.click("#forward");
    b.click("#first");
    assert_eq!(b.value("page.step"), 0);
    b.click("#last");
    assert_eq!(b.value("page.step"), steps.len() - 1);
    // Near the middle of the slider.
    b.click("#slider");
    let middle = b.value("page.step").as_u64().expect("a number") as usize;
    assert!(middle.abs_diff(steps.len() / 2) <= 1, "{middle} of {}", steps.len());
}

/// The address names the step, both ways.
fn links(b: &mut Browser, address: &str, some: usize) {
    b.open(&format!("{address}#answer=3&step=4"));
    assert_eq!((b.text("#model"), b.value("page.step")), ("under pso".to_string(), 3.into()));
    b.value(&format!("location.hash = '#answer=2&step={some}'"));
    settled(b);
    assert_eq!((b.text("#model"), b.value("page.step")), ("under tso".to_string(), (some - 1).into()));
    for odd in ["#step=999999", "#step=0", "#answer=77&step=x", "#%00<script>"] {
        b.open(&format!("{address}{odd}"));
        assert!(b.value("page.step").is_u64(), "{odd}");
    }
    b.open(&format!("{address}#step=2"));
    b.key("3");
    assert_eq!(b.text("#model"), "under pso");
    b.open(&format!("{address}#answer=2&step={some}"));
    assert_eq!(address_of(b), format!("#answer=2&step={some}"));
    b.key("Home");
    assert_eq!(address_of(b), "#answer=2&step=1", "the address follows");
    b.open(&format!("{address}#answer=2&step={some}"));
}

/// Waits for two frames: what has happened until now has had its effect.
fn settled(b: &mut Browser) {
    b.value("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))");
}

/// What is painted: dots in the colours of the threads, a bar for the store that waits, arrows that can be turned off; the same in the
/// dark.
fn looks(b: &mut Browser) {
    let count = |b: &mut Browser, kind: &str| b.value(&format!("document.querySelectorAll('#arrows g.{kind}').length"));
    b.key("w");
    assert_eq!((count(b, "fr"), count(b, "co")), (2.into(), 0.into()));
    let with = painted(b);
    b.key("f");
    assert_eq!(count(b, "fr"), 0);
    let without = painted(b);
    assert!(with.fr > 12 && without.fr == 0, "{with:?} {without:?}");
    b.click(".toggle.fr");
    assert_eq!(count(b, "fr"), 2);
    b.key("r");
    assert_eq!(count(b, "rf"), 0);
    b.key("r");
    b.click("#here");
    assert_eq!(count(b, "rf"), 0, "no arrow of reads-from touches this step");
    b.click("#here");
    let theme = |b: &mut Browser| {
        settled(b);
        b.value("document.documentElement.dataset.theme")
    };
    let background = |b: &mut Browser| {
        let picture = b.picture();
        b.pixels(&picture, &[(700.0, 30.0)])[0]
    };
    assert_eq!(theme(b), "light");
    assert!(background(b).iter().all(|c| *c > 200));
    b.key("t");
    b.key("t");
    assert_eq!(theme(b), "dark");
    assert!(background(b).iter().all(|c| *c < 60));
    assert!(painted(b).fr > 12);
    b.key("t");
    let media = serde_json::json!({"features": [{"name": "prefers-color-scheme", "value": "dark"}]});
    b.call("Emulation.setEmulatedMedia", media);
    assert_eq!(theme(b), "dark", "as the system has it");
    b.call("Emulation.setEmulatedMedia", serde_json::json!({"media": "print", "features": []}));
    assert_eq!(b.value("getComputedStyle(document.getElementById('slider')).display"), "none");
    b.call("Page.printToPDF", serde_json::json!({}));
    b.call("Emulation.setEmulatedMedia", serde_json::json!({"media": ""}));
    assert_eq!(theme(b), "light", "after printing everything is as it was");
}

#[derive(Debug)]
struct Painted {
    /// So many points of from-read arrows have their colour.
    fr: usize,
}

/// Looks at the picture of the window: every dot in sight has its thread's colour, and so has the bar that waits.
fn painted(b: &mut Browser) -> Painted {
    let places = b.value(
        "(() => { const box = (e) => e.getBoundingClientRect(), out = {dots: [], colours: [], bar: null, fr: []}; \
          const rgb = (text) => { const c = document.createElement('canvas').getContext('2d', {willReadFrequently: true}); c.fillStyle = text; c.fillRect(0, 0, 1, 1); \
            return [...c.getImageData(0, 0, 1, 1).data].slice(0, 3); }; \
          const css = (name) => rgb(getComputedStyle(document.documentElement).getPropertyValue(name)); \
          for (const row of document.querySelectorAll('.row.issue:not(.later)')) { const t = row.querySelector('.t'); \
            out.dots.push([box(t).x + 14, box(t).y + 14]); \
            out.colours.push(css('--t' + page.run.steps[row.dataset.step].thread)); } \
          const bar = document.querySelector('.wait.open'); \
          if (bar) { const r = box(bar); out.bar = [r.x + r.width / 2, r.bottom - 8]; out.beside = [r.right + 3, r.bottom - 8]; } \
          const offset = box(document.getElementById('arrows')); \
          for (const path of document.querySelectorAll('#arrows .fr path:not(.tip)')) { const n = path.getTotalLength(); \
            for (let i = 1; i < 40; i++) { const p = path.getPointAtLength(n * i / 40); out.fr.push([p.x + offset.x, p.y + offset.y]); } } \
          out.colour = css('--fr'); out.paper = css('--paper'); return out; })()",
    );
    let points = |value: &Value| -> Vec<(f64, f64)> { serde_json::from_value(value.clone()).expect("points") };
    let colours: Vec<[u8; 3]> = serde_json::from_value(places["colours"].clone()).expect("colours");
    let colour = |key: &str| -> [u8; 3] { serde_json::from_value(places[key].clone()).expect("a colour") };
    let picture = b.picture();
    let dots = b.pixels(&picture, &points(&places["dots"]));
    assert!(dots.len() >= 4, "some steps are in sight");
    for (dot, wanted) in dots.iter().zip(&colours) {
        assert!(near(*dot, *wanted, 12), "a dot is {dot:?} and not {wanted:?}");
    }
    let bar = points(&serde_json::json!([places["bar"], places["beside"]]));
    let bar = b.pixels(&picture, &bar);
    assert!(!near(bar[0], colour("paper"), 12), "a store waits: {bar:?}");
    let fr = b.pixels(&picture, &points(&places["fr"]));
    Painted { fr: fr.iter().filter(|p| near(**p, colour("colour"), 110) && !near(**p, colour("paper"), 60)).count() }
}

fn near(a: [u8; 3], b: [u8; 3], by: u8) -> bool {
    a.iter().zip(&b).all(|(x, y)| x.abs_diff(*y) <= by)
}

/// A run of five steps, which is an interleaving: the same ways through it.
#[test]
fn a_run_of_five_steps_can_be_walked_through() {
    let source = "#include <assert.h>\n#include <pthread.h>\n#include <stdatomic.h>\natomic_int x;\n\
        void *writer(void *arg) { atomic_store(&x, 1); return arg; }\n\
        int main(void)\n{\n    pthread_t t;\n    pthread_create(&t, 0, writer, 0);\n\
            int first = atomic_load(&x);\n    int second = atomic_load(&x);\n    assert(first == second);\n}\n";
    let file = temporary("page/five.c", source).display().to_string();
    let (address, data) = page("five", &["check", &file, "--model", "sc,tso,pso", "--engine", "symbolic"], 1);
    let run = &data["answers"][1]["runs"][0];
    let steps = list(&run["steps"]);
    assert_eq!(steps.len(), 5, "{steps:?}");
    assert_eq!(list(&run["cycle"]).len(), 0, "an interleaving has no cycle");
    let Some(mut b) = browser("five") else { return };
    b.open(&format!("{address}#answer=2"));
    assert_eq!((b.text("#word"), b.text("#model")), ("unsafe".to_string(), "under tso".to_string()));
    assert_eq!((b.text("#count"), address_of(&mut b)), ("step 5 of 5".to_string(), "#answer=2&step=5".into()));
    assert!(b.text("#why").contains("interleaving"), "{}", b.text("#why"));
    assert_eq!(b.value("document.querySelector('.toggle.cycle').hidden"), true, "there is nothing to turn on");
    assert_eq!(b.value("document.querySelectorAll('.row').length"), 5);
    walk(&mut b, steps);
    states(&mut b, run);
    pointing(&mut b, steps);
    links(&mut b, &address, 5);
    let arrows =
        |b: &mut Browser| b.value("['rf', 'co', 'fr'].map((k) => document.querySelectorAll(`#arrows g.${k}`).length)");
    assert_eq!(arrows(&mut b), serde_json::json!([1, 0, 1]));
    for (action, wanted) in [("f", [1, 0, 0]), ("r", [0, 0, 0]), ("f", [0, 0, 1]), ("r", [1, 0, 1]), ("c", [1, 0, 1])] {
        b.key(action);
        assert_eq!(arrows(&mut b), serde_json::json!(wanted), "{action}");
    }
    b.click("#here");
    assert_eq!(arrows(&mut b), serde_json::json!([0, 0, 0]), "the violation has no arrows");
    b.click(".row[data-step='3']");
    assert_eq!(arrows(&mut b), serde_json::json!([1, 0, 0]), "the second load reads the store");
    b.click("#here");
    assert!(seen(&mut b, ".rf", "--rf") > 5 && seen(&mut b, ".fr", "--fr") > 5, "arrows are painted");
    assert!(b.complaints.is_empty(), "{:?}", b.complaints);
}

/// A run of more than 5,000 steps: only what is in sight is in the page, and every step is near.
#[test]
fn a_long_run_can_be_walked_through() {
    let (address, data) =
        page("long", &["check", BALL, "--model", "tso", "--engine", "directed", "-D", "ROUNDS=280"], 1);
    let run = &data["answers"][0]["runs"][0];
    let count = list(&run["steps"]).len();
    assert!(count >= 5_000, "{count} steps");
    let Some(mut b) = browser("long") else { return };
    b.open(&address);
    assert_eq!(b.text("#count"), format!("step {count} of {count}"));
    let opened = b.value("performance.getEntriesByType('navigation')[0].loadEventEnd");
    println!("{count} steps; {} bytes; opened in {opened} ms", std::fs::metadata(&address[7..]).map_or(0, |m| m.len()));
    let places = list(&run["places"]);
    for step in [1, 64, 65, 2_500, 4_999, count] {
        b.open(&format!("{address}#step={step}"));
        assert_eq!(text(&b.value("document.querySelector('.row.now').dataset.step")), (step - 1).to_string());
        let visible = "(() => { const r = document.querySelector('.row.now').getBoundingClientRect(), \
            v = document.querySelector('#diagram .view').getBoundingClientRect(); return r.top >= v.top && r.bottom <= v.bottom; })()";
        assert_eq!(b.value(visible), true, "step {step} is in sight");
        assert!(b.value("document.querySelectorAll('.row').length").as_u64() < Some(100));
        // All changes from the beginning, one after another.
        let mut memory: Vec<Value> = places.iter().map(|p| p["initial"].clone()).collect();
        for change in list(&run["changes"])[..step].iter().flat_map(list) {
            memory[change[0].as_u64().expect("a number") as usize] = change[1].clone();
        }
        assert_eq!(b.value("page.run.at(page.step)"), Value::Array(memory), "step {step}");
        let there_and_back = if step > 1 { ["k", "j"] } else { ["j", "k"] };
        there_and_back.iter().for_each(|key| b.key(key));
        assert_eq!(b.value("page.step"), step - 1);
    }
    times::print(&mut b);
    assert!(b.complaints.is_empty(), "{:?}", b.complaints);
}

/// A program whose name and text try to be more than text.
#[test]
fn hostile_programs_stay_texts() {
    let source = b"#include <assert.h>\n// </script><script>window.hacked = 1</script> <img src=x onerror='window.hacked = 2'>\n\
        // \xff\xfe \x01\x1b[31m \xe2\x80\xae turned \xe2\x80\xa8 line\n\
        int x; /* <!-- */\nint main(void) { x = 1; assert(x == 2 && \"</script><script>window.hacked = 3</script>\"); }\n";
    let file = temporary("page/<img src=x onerror=alert(1)>'\"&.c", "");
    std::fs::write(&file, source).expect("the program can be written");
    let (address, data) = page("hostile", &["check", &file.display().to_string(), "--model", "sc"], 1);
    let Some(mut b) = browser("hostile") else { return };
    b.open(&address);
    assert_eq!(b.value("window.hacked === undefined"), true);
    assert!(b.text("#program").ends_with("<img src=x onerror=alert(1)>'\"&.c"));
    assert_eq!(b.text("#detail"), text(&data["answers"][0]["detail"]));
    assert!(b.text("#source .rows").contains("</script><script>window.hacked = 1"));
    assert!(b.text("#source .rows").contains("⟨U+202E⟩"), "what turns the direction of writing is shown");
    assert_eq!(b.value("document.querySelectorAll('img').length"), 0);
    b.key("Home");
    b.key("End");
    assert!(b.complaints.is_empty(), "{:?}", b.complaints);
}

/// Runs of different kinds in windows of different sizes, in the light and in the dark: nothing is faint, nameless or too wide.
#[test]
fn everything_can_be_read_and_reached() {
    let locks = page("readable-locks", &["check", "examples/deadlock.c", "--model", "sc"], 1).0;
    let buffers = page("readable-buffers", &["check", SB, "--model", "sc,tso"], 1).0;
    let queue = ["test", "examples/datatypes/cav06/4-load-load.c", "--model", "relaxed", "--test", "e | d"];
    let calls = page("readable-calls", &queue, 1).0;
    let Some(mut b) = browser("readable") else { return };
    for (width, height) in [(1400, 900), (1000, 700), (400, 800)] {
        let size = serde_json::json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": false});
        b.call("Emulation.setDeviceMetricsOverride", size);
        for address in [&locks, &buffers, &calls] {
            b.open(address);
            for theme in ["light", "dark"] {
                b.value(&format!("document.documentElement.dataset.theme = '{theme}'"));
                let keys: &[&str] = if width == 1400 { &["End", "Home", "PageDown", "?"] } else { &["End", "?"] };
                for key in keys {
                    b.key(key);
                    readable::check(&mut b, &format!("{address}, {width} wide, {theme}, after {key}"));
                }
                b.value("document.getElementById('help').close()");
            }
        }
    }
    // By keys alone: the tabulator comes to every button that is in sight, and the memory can be scrolled.
    b.open(&buffers);
    let reached = b.value(
        "[...document.querySelectorAll('button, input, select, .view')].filter((e) => e.offsetParent && e.tabIndex < 0 && e.role !== 'tab').length",
    );
    assert_eq!(reached, 0, "everything can be reached");
    b.value("document.querySelector('#source .view').focus()");
    let step = b.value("page.step");
    b.key("ArrowUp");
    assert_eq!(b.value("page.step"), step, "in the source the arrows scroll");
    b.key("k");
    assert_ne!(b.value("page.step"), step);
    assert!(b.complaints.is_empty(), "{:?}", b.complaints);
}

/// The pages of the other commands.
#[test]
fn explorations_tests_and_replays_have_pages() {
    let (explored, data) = page("explore", &["explore", SB, "--model", "sc,tso"], 1);
    let runs = list(&data["answers"][1]["runs"]).len();
    assert!(runs >= 4, "three executions and a violation");
    let (tested, tests) = page("test", &["test", "tests/ui/datatypes/broken.c", "--model", "sc", "--test", "d | e"], 1);
    let trace = temporary("page/run.json", "").display().to_string();
    run(&["check", SB, "--model", "tso", "--trace", &trace]);
    let (replayed, _) = page("replay", &["replay", &trace], 1);
    let Some(mut b) = browser("others") else { return };
    b.open(&explored);
    assert_eq!((b.text("#word"), b.text("#detail")), ("1 violation".to_string(), "every behaviour seen".to_string()));
    assert_eq!(b.value("document.querySelectorAll('#list button').length"), runs);
    assert_eq!(b.value("document.querySelectorAll('.drawing:not([hidden]) .node').length > 5"), true);
    b.click("#list li:nth-child(3) button");
    assert_eq!(address_of(&mut b), "#answer=2&run=3&step=1");
    assert!(b.text("#count").starts_with("step 1 of "));
    b.open(&tested);
    assert_eq!(b.text("#word"), "unsafe");
    assert_eq!(b.text("#detail"), text(&tests["answers"][0]["detail"]));
    assert_eq!(b.value("page.run.length"), list(&tests["answers"][0]["runs"][0]["steps"]).len());
    b.open(&replayed);
    assert_eq!((b.text("#word"), b.text("#model")), ("reproduced".to_string(), "under tso".to_string()));
    assert!(b.complaints.is_empty(), "{:?}", b.complaints);
}
