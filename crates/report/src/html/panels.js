// The panels beside the diagram: the source with a cursor for each thread, memory, locks and buffers.

const CODE_LINE = 20;
const KEYWORDS = new Set(("auto break case char const continue default do double else enum extern float for goto if inline int long register " +
  "restrict return short signed sizeof static struct switch typedef union unsigned void volatile while bool true false nullptr class " +
  "namespace template public private _Atomic _Bool _Thread_local _Alignas thread_local atomic_int atomic_bool atomic_uint size_t").split(" "));
const TOKEN = /\/\/.*|\/\*[\s\S]*?(?:\*\/|$)|"(?:\\.|[^"\\])*"?|'(?:\\.|[^'\\])*'?|^\s*#\s*\w+|\b\d[\w.]*|\b[A-Za-z_]\w*/g;

class SourcePanel {
  constructor(files) {
    this.files = files;
    this.file = null;
    this.drawn = null;
    this.rows = document.querySelector("#source .rows");
    this.select = byId("file");
    this.cursors = [];
    files.forEach((f, i) => {
      const option = make("option", "", f.name);
      option.value = i;
      this.select.append(option);
    });
    this.select.addEventListener("change", () => { this.open(Number(this.select.value)); this.draw(); });
    const moved = () => { if (!this.covers()) this.draw(); };
    this.pane = new Pane(document.querySelector("#source .view"), moved, moved);
  }

  open(file) {
    if (file === this.file) return;
    this.file = file;
    const data = this.files[file];
    this.select.value = file;
    this.lines = (data && data.lines) || [];
    this.rows.replaceChildren();
    this.drawn = null;
    this.comment = comments(this.lines);
    const longest = this.lines.reduce((n, line) => Math.max(n, line.length), 0);
    this.rows.style.height = `${this.lines.length * CODE_LINE + 8}px`;
    this.rows.style.width = `max(100%, ${Math.min(longest, 400) + 16}ch)`;
    if (!this.lines.length) this.rows.append(make("p", "none", "The text of this file is not here."));
    if (data && data.cut) this.rows.title = "Only the beginning of this file is in the page.";
  }

  // Scrolls to where the threads are. `cursors`: [{thread, file, line, active}], `failed`: the violated line.
  reveal(cursors, failed) {
    this.cursors = cursors;
    this.failed = failed;
    const active = cursors.find((c) => c.active && c.file !== null) || cursors.find((c) => c.file !== null);
    if (active) this.open(active.file);
    else if (this.file === null && this.files.length) this.open(failed && failed.file !== null ? failed.file : 0);
    const line = active ? active.line : failed ? failed.line : 0;
    const top = (line - 1) * CODE_LINE, { pane } = this;
    if (line > 0 && (top < pane.top + 2 * CODE_LINE || top > pane.top + pane.height - 4 * CODE_LINE)) pane.down(top - pane.height / 2.6);
  }

  // Shows where every thread is.
  show() {
    if (this.covers()) this.mark(); else this.draw();
  }

  // The lines in sight: the first, and the one behind the last.
  sight() {
    const { top, height } = this.pane;
    return [Math.max(0, Math.floor(top / CODE_LINE)), Math.min((this.lines || []).length, Math.ceil((top + height) / CODE_LINE))];
  }

  // Whether all lines in sight are in the page.
  covers() {
    const [first, last] = this.sight();
    return this.drawn !== null && this.drawn.file === this.file && this.drawn.first <= first && last <= this.drawn.last;
  }

  // Draws those lines anew where a thread was or is.
  mark() {
    const here = this.byLine();
    for (const line of new Set([...this.drawn.marked, ...here.keys()])) {
      const row = this.drawn.rows.get(line);
      if (row) {
        const fresh = this.line(line - 1, here.get(line) || []);
        row.text.replaceWith(fresh.text);
        row.number.replaceWith(fresh.number);
        this.drawn.rows.set(line, fresh);
      }
    }
    this.drawn.marked = [...here.keys()];
  }

  byLine() {
    const here = new Map();
    for (const c of this.cursors.filter((c) => c.file === this.file)) {
      if (!here.has(c.line)) here.set(c.line, []);
      here.get(c.line).push(c);
    }
    return here;
  }

  draw(all) {
    if (!this.lines || !this.lines.length) return;
    const [top, bottom] = this.sight();
    const first = all ? 0 : Math.max(0, top - 20), last = all ? this.lines.length : Math.min(this.lines.length, bottom + 20);
    const here = this.byLine(), rows = new Map(), gutter = make("div", "gutter");
    for (let i = first; i < last; i++) rows.set(i + 1, this.line(i, here.get(i + 1) || []));
    const lines = [...rows.values()];
    // The numbers stay in sight as one: each by itself would be a layer to the browser.
    gutter.append(...lines.map((row) => row.number));
    this.rows.replaceChildren(...lines.map((row) => row.text), gutter);
    this.drawn = { file: this.file, first, last, rows, marked: [...here.keys()] };
  }

  line(i, cursors) {
    const row = make("div", "code"), number = make("div", "no");
    row.style.top = number.style.top = `${i * CODE_LINE}px`;
    row.dataset.line = i + 1;
    for (const c of cursors) {
      const badge = make("b", c.active ? "active" : "", `T${c.thread}`);
      badge.style.setProperty("--c", colour(c.thread));
      badge.title = `thread ${c.thread} is here`;
      number.append(badge);
    }
    number.append(make("i", "", i + 1));
    const shown = cursors.find((c) => c.active) || cursors[0];
    for (const part of shown ? [row, number] : []) {
      part.classList.add(shown.active ? "now" : "at");
      part.style.setProperty("--c", colour(shown.thread));
    }
    if (this.failed && this.failed.file === this.file && this.failed.line === i + 1) row.classList.add("failed");
    const text = make("span", "text");
    highlight(text, this.lines[i], this.comment[i]);
    row.append(text);
    return { text: row, number };
  }
}

// For each line, whether it begins inside of a comment.
function comments(lines) {
  let inside = false;
  return lines.map((line) => {
    const before = inside;
    let rest = line;
    if (inside) {
      const end = rest.indexOf("*/");
      if (end < 0) return before;
      rest = rest.slice(end + 2);
      inside = false;
    }
    for (const token of rest.matchAll(TOKEN)) {
      if (token[0].startsWith("/*") && !(token[0].length > 3 && token[0].endsWith("*/"))) inside = true;
    }
    return before;
  });
}

function highlight(into, line, inComment) {
  let at = 0;
  const put = (text, name) => { if (text) into.append(name ? make("span", name, text) : visible(text)); };
  // Very long lines are shown plainly.
  if (line.length > 2000) { put(line); return; }
  if (inComment) {
    const end = line.indexOf("*/");
    at = end < 0 ? line.length : end + 2;
    put(line.slice(0, at), "cm");
  }
  const rest = line.slice(at), begin = at;
  at = 0;
  for (const token of rest.matchAll(TOKEN)) {
    const word = token[0];
    const name = word.startsWith("//") || word.startsWith("/*") ? "cm" : word[0] === '"' || word[0] === "'" ? "st"
      : /^\s*#/.test(word) ? (begin === 0 ? "pp" : "") : /^\d/.test(word) ? "nu" : KEYWORDS.has(word) ? "kw" : "";
    put(rest.slice(at, token.index));
    put(word, name);
    at = token.index + word.length;
  }
  put(rest.slice(at));
}

class StatePanel {
  constructor() {
    this.pane = new Pane(document.querySelector("#state .view"), () => {}, () => {});
    this.memory = document.querySelector("#memory tbody");
    this.locks = document.querySelector("#locks tbody");
    this.buffers = byId("buffers");
  }

  open(run) {
    this.run = run;
    this.pane.measure();
    this.values = [];
    this.changed = [];
    this.cells = run.data.places.map((place) => {
      const row = make("tr"), value = make("td", "", "");
      row.append(make("td", "", place.name), value);
      return { row, value, variable: place.kind === "variable" };
    });
    const fill = (body, variable) => body.replaceChildren(...this.cells.filter((c) => c.variable === variable).map((c) => c.row));
    fill(this.memory, true);
    fill(this.locks, false);
    byId("nothing").hidden = this.cells.length > 0;
    byId("locks-title").hidden = byId("locks").hidden = this.cells.every((c) => c.variable);
    this.buffered = run.data.threads.map((_, t) => t).filter((t) => run.slots[t].count > 0);
    byId("buffers-title").hidden = this.buffers.hidden = this.buffered.length === 0;
  }

  show(step) {
    const memory = this.run.at(step);
    memory.forEach((value, i) => {
      if (this.values[i] === value && this.values.length) return;
      const cell = this.cells[i].value;
      cell.textContent = value === null ? "?" : visible(value);
      cell.className = value === null ? "unknown" : "";
    });
    this.values = memory;
    for (const i of this.changed) this.cells[i].row.classList.remove("changed");
    this.changed = this.run.data.changes[step].map(([place]) => place);
    for (const i of this.changed) this.cells[i].row.classList.add("changed");
    this.buffers.replaceChildren(...this.buffered.map((thread) => this.buffer(thread, step)));
    if (this.changed.length) this.reveal(this.cells[this.changed[0]].row);
  }

  reveal(row) {
    const top = row.offsetTop, { pane } = this;
    if (top < pane.top || top > pane.top + pane.height - 30) pane.down(top - pane.height / 2);
  }

  buffer(thread, step) {
    const line = make("div");
    line.style.setProperty("--c", colour(thread));
    line.append(make("b", "", `T${thread}`));
    const waits = this.run.waiting(thread, step);
    if (!waits.length) line.append("empty");
    for (const wait of waits) line.append(make("span", wait.store ? "" : "load", wait.text));
    return line;
  }
}
