//! The page and the graphs: the data are those of the steps, and whatever the texts are, the documents stay whole.

mod common;
#[path = "common/wellformed.rs"]
mod wellformed;

use common::{answer, sources, store_buffering, unsafe_answer};
use fencepost_check::trace::{OrderItem, Trace, TraceKind};
use fencepost_check::{Reason, Scope, Stop, Verdict};
use fencepost_report::graph::{self, dot, svg, EdgeKind};
use fencepost_report::html;
use fencepost_report::relations::relations;
use fencepost_report::steps::steps;
use serde_json::{json, Value};

/// The data of a page, as its script reads them.
fn data(page: &str) -> Value {
    let (_, rest) = page.split_once("id=\"data\">").expect("the page has data");
    let (text, _) = rest.split_once("</script>").expect("the data end");
    serde_json::from_str(text).expect("the data are JSON")
}

#[test]
fn the_page_has_the_steps_of_the_report() {
    let page = html::render(&html::of_answers(&[unsafe_answer()], &mut sources()));
    let data = data(&page);
    let run = &data["answers"][0]["runs"][0];
    let wanted = steps(&store_buffering(), &mut sources());
    let shown = run["steps"].as_array().expect("a list");
    assert_eq!(shown.len(), wanted.len());
    for (a, b) in shown.iter().zip(&wanted) {
        assert_eq!((&a["thread"], &a["text"], &a["line"]), (&json!(b.thread), &json!(b.text), &json!(b.line)));
    }
    assert_eq!(run["changes"].as_array().map(Vec::len), Some(wanted.len()));
    assert_eq!(data["files"][0]["lines"][1], "int x, y, r, s;");
}

/// Both stores wait while both loads take their values, then memory changes store by store.
#[test]
fn stores_wait_in_buffers_and_then_reach_memory() {
    let page = html::render(&html::of_answers(&[unsafe_answer()], &mut sources()));
    let data = data(&page);
    let run = &data["answers"][0]["runs"][0];
    let texts: Vec<&str> = run["steps"].as_array().expect("a list").iter().filter_map(|s| s["text"].as_str()).collect();
    let at = |what: &str| texts.iter().position(|t| t.starts_with(what)).unwrap_or_else(|| panic!("{what}: {texts:?}"));
    let pending: Vec<(u64, &str, usize, usize)> =
        run["pending"].as_array().expect("a list").iter().map(pending).collect();
    let wanted =
        [(1, "x = 1", at("store x = 1"), at("x = 1 reaches")), (2, "y = 1", at("store y = 1"), at("y = 1 reaches"))];
    assert_eq!(pending, wanted);
    let names: Vec<&str> =
        run["places"].as_array().expect("a list").iter().filter_map(|p| p["name"].as_str()).collect();
    let place = |name: &str| names.iter().position(|n| *n == name).expect("the place is shown");
    assert_eq!(run["changes"][at("x = 1 reaches")], json!([[place("x"), "1"]]));
    assert_eq!(run["places"][place("x")]["initial"], "0");
    let fr: Vec<&Value> = run["arrows"].as_array().expect("a list").iter().filter(|a| a["kind"] == "fr").collect();
    let arrow = |from: &str, to: &str| json!({"kind": "fr", "from": at(from), "to": at(to)});
    assert_eq!(fr.len(), 2, "{fr:?}");
    assert!(fr.contains(&&arrow("load y", "y = 1 reaches")) && fr.contains(&&arrow("load.relaxed x", "x = 1 reaches")));
}

fn pending(p: &Value) -> (u64, &str, usize, usize) {
    let number = |key: &str| p[key].as_u64().unwrap_or(u64::MAX);
    (number("thread"), p["text"].as_str().unwrap_or_default(), number("from") as usize, number("to") as usize)
}

/// No page may drop the scope of a proof or the reason of an unknown, with or without its script.
#[test]
fn scopes_and_reasons_are_in_the_page() {
    let answers = [
        answer(Verdict::Safe { scope: Scope::All }),
        answer(Verdict::Safe { scope: Scope::Bounded("each loop at most 3 times".to_string()) }),
        answer(Verdict::Unknown { reason: Reason::Stopped(Stop::Time) }),
    ];
    let page = html::render(&html::of_answers(&answers, &mut sources()));
    let data = data(&page);
    let details: Vec<&str> = (0..3).filter_map(|i| data["answers"][i]["detail"].as_str()).collect();
    let wanted = ["in every run", "but only within bounds: each loop at most 3 times", "out of time"];
    assert_eq!(details, wanted);
    let (script_free, _) = page.split_once("</noscript>").expect("there is a text without the script");
    wanted.iter().for_each(|text| assert!(script_free.contains(text), "{text}"));
}

/// The run of store buffering in which everything that is text is hostile.
fn hostile() -> Trace {
    let bad = "</script><!--<img src=x onerror=alert(1)>\"'&\u{0}\u{1b}\u{2028}\u{202e}{{data}}]]>";
    let mut trace = store_buffering();
    for event in &mut trace.events {
        event.what.push_str(bad);
        event.function.push_str(bad);
        event.file.push_str(bad);
    }
    trace.threads.iter_mut().for_each(|t| t.function.push_str(bad));
    trace.finding.message.push_str(bad);
    trace.finding.file.push_str(bad);
    trace
}

#[test]
fn hostile_texts_stay_texts() {
    let files = ["</script><script>alert(1)</script>.c".to_string()];
    let page = html::render(&html::of_replay(&files, &hostile(), None, &mut sources()));
    let plain = html::render(&html::of_replay(&["a.c".to_string()], &store_buffering(), None, &mut sources()));
    for tag in ["<script", "</script", "<img", "<!--"] {
        assert_eq!(page.matches(tag).count(), plain.matches(tag).count(), "{tag}");
    }
    assert!(!page.contains('\u{0}'));
    let data = data(&page);
    assert_eq!(data["answers"][0]["detail"], hostile().finding.message);
    let graph = graph::of_trace(&hostile(), &hostile().finding.message, &mut sources());
    let picture = svg::render(&graph, svg::Theme::File);
    wellformed::check(&picture).unwrap_or_else(|e| panic!("{e}: {picture}"));
    expect_quoted(&dot::render(&graph));
}

/// A file for Graphviz has a statement a line, and every quotation ends on its line.
fn expect_quoted(text: &str) {
    for line in text.lines() {
        let plain = line.replace("\\\\", "").replace("\\\"", "");
        assert_eq!(plain.matches('"').count() % 2, 0, "{line}");
        assert!(plain.ends_with([';', '{', '}']), "{line}");
    }
}

#[test]
fn graphs_have_every_event_and_the_relations() {
    let trace = store_buffering();
    let graph = graph::of_trace(&trace, "store buffering", &mut sources());
    let picture = svg::render(&graph, svg::Theme::File);
    wellformed::check(&picture).unwrap_or_else(|e| panic!("{e}: {picture}"));
    let for_graphviz = dot::render(&graph);
    expect_quoted(&for_graphviz);
    // All that the steps show but effects, which are part of their events.
    let shown = steps(&trace, &mut sources());
    let texts: Vec<&str> = shown.iter().map(|s| s.text.as_str()).filter(|t| !t.ends_with("reaches memory")).collect();
    assert_eq!(graph.nodes.len(), texts.len());
    for text in texts {
        assert!(graph.nodes.iter().any(|n| n.lines[0].ends_with(text)), "{text}");
        assert!(for_graphviz.contains(text) && picture.contains(&text.replace('&', "&amp;")), "{text}");
    }
    for i in 0..graph.nodes.len() {
        assert!(picture.contains(&format!("id=\"n{i}\"")) && for_graphviz.contains(&format!("    n{i} [")), "{i}");
    }
    let count = |kind: EdgeKind| graph.edges.iter().filter(|e| e.kind == kind).count();
    assert_eq!((count(EdgeKind::Fr), count(EdgeKind::Rf), count(EdgeKind::Co)), (2, 0, 0));
    assert_eq!(picture.matches("class=\"edge fr\"").count(), 2);
    assert!(picture.contains("node violation"));
}

/// Nodes do not lie over each other.
#[test]
fn boxes_do_not_overlap() {
    let picture = svg::render(&graph::of_trace(&store_buffering(), "", &mut sources()), svg::Theme::File);
    let number = |text: &str, key: &str| -> f64 {
        let (_, rest) = text.split_once(&format!(" {key}=\"")).expect("the key is there");
        rest.split('"').next().and_then(|n| n.parse().ok()).expect("a number")
    };
    let boxes: Vec<[f64; 4]> = picture
        .split("<rect class=\"box\"")
        .skip(1)
        .map(|text| ["x", "y", "width", "height"].map(|key| number(text, key)))
        .collect();
    assert!(boxes.len() > 5);
    for (i, a) in boxes.iter().enumerate() {
        for b in &boxes[..i] {
            let apart = a[0] + a[2] <= b[0] || b[0] + b[2] <= a[0] || a[1] + a[3] <= b[1] || b[1] + b[3] <= a[1];
            assert!(apart, "{a:?} {b:?}");
        }
    }
}

/// The relations of small runs, computed by hand.
#[test]
fn relations_follow_from_the_memory_order() {
    let mut trace = store_buffering();
    trace.events = vec![
        common::event(0, TraceKind::Store, "x", 1, 1),
        common::event(0, TraceKind::Load, "x", 2, 1),
        common::event(1, TraceKind::Store, "x", 3, 2),
        common::event(1, TraceKind::Load, "x", 4, 1),
        common::event(2, TraceKind::Rmw, "x", 5, 1),
    ];
    // The first load reads its own store out of the buffer, before the other store, which it does not see.
    let order = [(1, false), (2, true), (0, true), (3, false), (4, false), (4, true)];
    trace.order = order.map(|(event, store)| OrderItem { event, store }).to_vec();
    let found = relations(&trace);
    assert_eq!(found.rf, [(0, 1), (0, 3), (0, 4)]);
    assert_eq!(found.co, [(0, 4), (2, 0)]);
    assert_eq!(found.fr, [(1, 4), (3, 4)], "a read-modify-write does not overwrite what it reads itself");
}
