//! Whether people can read and reach what is in the page: contrast of texts, names of what can be used.
//!
//! Source: WCAG 2.1, the success criteria 1.4.3 (the contrast of text is at least 4.5 to 1) and 4.1.2 (everything that can be used has a name).

use crate::browser::Browser;
use serde_json::Value;

const AUDIT: &str = r"(() => {
  const pen = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
  const rgba = (text) => { pen.clearRect(0, 0, 1, 1); pen.fillStyle = text; pen.fillRect(0, 0, 1, 1);
    const d = pen.getImageData(0, 0, 1, 1).data; return [d[0], d[1], d[2], d[3] / 255]; };
  const over = (a, b) => [0, 1, 2].map((i) => a[i] * a[3] + b[i] * (1 - a[3])).concat(1);
  const behind = (e) => { const layers = [];
    for (let n = e; n; n = n.parentElement) { const c = rgba(getComputedStyle(n).backgroundColor); layers.push(c); if (c[3] === 1) break; }
    return layers.reverse().reduce((below, c) => over(c, below), rgba(getComputedStyle(document.body).backgroundColor)); };
  const light = (c) => { const [r, g, b] = c.map((v) => (v / 255 <= 0.03928 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
  const found = {faint: [], nameless: [], seen: 0};
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode, e = text.parentElement;
    if (!text.data.trim() || e.closest('script, noscript, title') || !e.getBoundingClientRect().width) continue;
    const style = getComputedStyle(e), drawn = e instanceof SVGElement;
    const back = behind(drawn ? document.getElementById('diagram') : e), front = over(rgba(drawn ? style.fill : style.color), back);
    const [high, low] = [light(front), light(back)].sort((a, b) => b - a);
    found.seen += 1;
    if ((high + 0.05) / (low + 0.05) < 4.5) found.faint.push(`${e.className || e.tagName}: ${text.data} (${((high + 0.05) / (low + 0.05)).toFixed(2)})`);
  }
  for (const e of document.querySelectorAll('button, input, select, [tabindex], section')) {
    if (!e.textContent.trim() && !e.getAttribute('aria-label')) found.nameless.push(e.outerHTML);
  }
  return found; })()";

/// Asserts both of what is in the page now.
pub fn check(b: &mut Browser, when: &str) {
    let found = b.value(AUDIT);
    assert!(found["seen"].as_u64() > Some(20), "there is text: {found}");
    assert_eq!(found["faint"], Value::Array(Vec::new()), "{when}: too little contrast");
    assert_eq!(found["nameless"], Value::Array(Vec::new()), "{when}: something has no name");
    assert_eq!(
        b.value("document.documentElement.scrollWidth <= innerWidth"),
        true,
        "{when}: the page is wider than the window"
    );
}
