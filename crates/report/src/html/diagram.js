// The space-time diagram: a lane for each thread, what waits beside it, and arrows. Only the rows in sight are in the page, and a row
// that goes out of sight becomes one that comes into it.

const ROW = 28, GUTTER = 46, MARGIN_ROWS = 8, NARROW = 116, PRINTED = 400, PAPER = 900, HEAD = 48;

// The text of a step without what the bars beside the lane show.
function lean(step) {
  return step.text.replace(/ {2}\((stays )?buffered\)$| {2}\(performed later\)$/, "");
}

// As much of a text as there is room for: first without what can be missed, then without its middle. The end tells the value. (To let
// the browser cut costs a layer for each text.)
function cut(text, letters) {
  if (text.length <= letters) return text;
  const short = text.replace(/^(load|store|rmw|cas)\.\w+/, "$1").replace(/^pthread_/, "").replace(/ reaches memory$/, " → memory");
  if (short.length <= letters) return short;
  const room = Math.max(3, Math.floor(letters) - 1), tail = Math.floor(room * 0.45);
  return `${short.slice(0, room - tail)}…${short.slice(short.length - tail)}`;
}

class Diagram {
  constructor(choose) {
    this.heads = document.querySelector("#diagram .heads");
    this.rows = document.querySelector("#diagram .rows");
    this.arrows = new Arrows(this, choose);
    this.layers = { lanes: make("div"), steps: make("div"), waits: make("div") };
    this.layers.steps.setAttribute("role", "list");
    this.rows.replaceChildren(this.layers.lanes, this.layers.steps, this.layers.waits, this.arrows.element, this.arrows.names);
    this.pane = new Pane(document.querySelector("#diagram .view"), () => { if (!this.covers()) this.draw(); }, () => {
      if (this.run) { this.place(); this.draw(); }
    });
    this.rows.addEventListener("click", (event) => {
      const row = event.target.closest(".row, .wait");
      if (row) choose(Number(row.dataset.step));
    });
  }

  open(run) {
    this.run = run;
    this.step = 0;
    this.rise(run.length);
    this.pane.measure();
    const pen = document.createElement("canvas").getContext("2d");
    pen.font = getComputedStyle(this.rows).font;
    this.letter = pen.measureText("0".repeat(50)).width / 50 || 7.3;
    this.pane.down(0);
    this.wanted = run.data.threads.map(() => NARROW);
    this.count = run.data.threads.map(() => 0);
    run.steps.forEach((step, i) => {
      this.count[step.thread] += 1;
      const width = Math.min(26 + this.textWidth(i), 400);
      if (width > this.wanted[step.thread]) this.wanted[step.thread] = width;
    });
    this.place();
  }

  // About how much room the text of a step takes.
  textWidth(i) {
    const step = this.run.steps[i];
    return this.letter * (lean(step).length + String(step.line).length + 3);
  }

  // Gives every lane its place.
  place() {
    const threads = this.run.data.threads;
    const beside = this.run.slots.map((s) => (s.count === 0 ? 0 : s.count === 1 ? 70 : Math.min(s.count, 4) * 52));
    const room = this.pane.width - GUTTER - beside.reduce((a, b) => a + b, 0) - 4;
    const total = (list) => list.reduce((a, b) => a + b, 0);
    // Where room is short, threads with few steps give way first, then all; what is left over is for all.
    const busy = Math.max(...this.count) / 4, wanted = this.wanted.slice();
    if (total(wanted) > room) this.count.forEach((n, t) => { if (n < busy) wanted[t] = NARROW; });
    const sum = total(wanted), shrink = Math.min(1, room / sum), more = clamp((room - sum) / threads.length, 0, 90);
    let left = GUTTER;
    this.lanes = threads.map((thread, t) => {
      const width = Math.floor(Math.max(wanted[t] * shrink + more, NARROW));
      const lane = { left, width, beside: beside[t], wait: left + width };
      left += width + beside[t];
      return lane;
    });
    this.width = Math.max(left, this.pane.width);
    this.rows.style.width = this.heads.style.width = `${this.width}px`;
    this.heads.replaceChildren(...threads.map((thread, t) => this.head(thread, t)));
    this.layers.lanes.replaceChildren(...this.lanes.map((lane, t) => this.lane(lane, t)));
    this.clear();
  }

  // Forgets what is drawn.
  clear() {
    this.drawn = null;
    this.offset = 0;
    this.pool = [];
    this.bars = new Map();
    this.layers.steps.replaceChildren();
    this.layers.waits.replaceChildren();
    this.arrows.clear();
    for (const layer of [this.arrows.element, this.arrows.names]) layer.setAttribute("width", this.width);
  }

  head(thread, t) {
    const head = make("div", "head");
    const lane = this.lanes[t];
    head.style.cssText = `left:${lane.left}px;width:${lane.width + lane.beside}px`;
    head.style.setProperty("--c", colour(t));
    head.append(make("b", "", `T${t}`), make("span", "", thread.name), make("small"));
    head.title = `thread ${t}: ${visible(thread.name)}`;
    return head;
  }

  lane(lane, t) {
    const element = make("div", "lane");
    element.style.cssText = `left:${lane.left}px;width:${lane.width + lane.beside}px`;
    element.style.setProperty("--c", colour(t));
    return element;
  }

  // Scrolls to a step, if it is not in sight. Nothing is drawn yet.
  reveal(step) {
    this.step = step;
    const { pane } = this, top = step * ROW, height = pane.height - HEAD;
    if (top < pane.top + ROW || top > pane.top + height - 2 * ROW) pane.down(top - height / 2);
    const lane = this.lanes[this.run.steps[step].thread];
    if (lane && (lane.left < pane.left || lane.left + lane.width > pane.left + pane.width)) pane.right(lane.left - GUTTER);
  }

  // Shows the step that was gone to.
  show() {
    if (!this.covers()) this.draw();
    else {
      for (const row of this.pool) this.mark(row);
      for (const [wait, bar] of this.bars) this.markWait(bar, wait);
      if (this.arrows.here) this.arrows.draw(...this.drawn); else this.arrows.mark();
      this.drawHeads();
    }
  }

  // The rows in sight: the first and the last.
  sight() {
    const { top, height } = this.pane;
    return [Math.max(0, Math.floor(top / ROW)), Math.min(this.run.length - 1, Math.ceil((top + height) / ROW))];
  }

  // Whether all rows in sight are in the page.
  covers() {
    if (!this.run || !this.run.length) return true;
    const [first, last] = this.sight();
    return this.drawn !== null && this.drawn[0] <= first && last <= this.drawn[1];
  }

  // Draws the rows in sight.
  draw() {
    if (!this.run || !this.run.length) return;
    const [top, bottom] = this.sight();
    this.fill(Math.max(0, top - MARGIN_ROWS), Math.min(this.run.length - 1, bottom + MARGIN_ROWS), this.run.length);
  }

  // Draws all rows that are printed, or goes back to those in sight.
  print(begin) {
    if (begin) this.pane.width = Math.min(this.pane.width, PAPER); else this.pane.measure();
    this.place();
    if (begin) {
      const first = this.run.length <= PRINTED ? 0 : clamp(this.step - PRINTED / 2, 0, this.run.length - PRINTED);
      this.offset = first;
      this.fill(first, Math.min(this.run.length, first + PRINTED) - 1, Math.min(this.run.length, PRINTED));
    } else this.draw();
  }

  fill(first, last, count) {
    this.drawn = [first, last];
    this.rise(count);
    this.fillRows(first, last);
    this.fillWaits(first, last);
    this.arrows.draw(first, last);
    this.drawHeads();
  }

  // Makes room for so many rows.
  rise(count) {
    if (this.height === count) return;
    this.height = count;
    this.rows.style.height = `${count * ROW + 10}px`;
  }

  // Rows stand in the order of the steps. Those that are not needed any more are used again.
  fillRows(first, last) {
    const { pool } = this, spare = [];
    if (pool.length && (last < pool[0].step || first > pool[pool.length - 1].step)) return this.refill(first, last);
    while (pool.length && pool[0].step < first) spare.push(pool.shift());
    while (pool.length && pool[pool.length - 1].step > last) spare.push(pool.pop());
    const fresh = (i) => this.bind(spare.pop() || this.row(), i);
    const begin = pool.length ? pool[0].step : last + 1, end = pool.length ? pool[pool.length - 1].step : last;
    const before = [], after = [];
    for (let i = first; i < begin; i++) before.push(fresh(i));
    for (let i = end + 1; i <= last; i++) after.push(fresh(i));
    for (const row of spare) row.element.remove();
    this.layers.steps.prepend(...before.map((r) => r.element));
    this.layers.steps.append(...after.map((r) => r.element));
    this.pool = [...before, ...pool, ...after];
    for (const row of pool) this.mark(row);
  }

  // All rows are others: each stays where it is in the page.
  refill(first, last) {
    const { pool } = this;
    for (const row of pool.splice(last - first + 1)) row.element.remove();
    for (let i = first; i <= last; i++) {
      if (pool.length === i - first) {
        pool.push(this.row());
        this.layers.steps.append(pool[i - first].element);
      }
      this.bind(pool[i - first], i);
    }
  }

  // An empty row.
  row() {
    const element = make("div"), number = make("span", "n"), text = make("span", "t"), what = make("span", "w"), line = make("u");
    element.setAttribute("role", "listitem");
    element.setAttribute("aria-setsize", this.run.length);
    what.append(line, document.createTextNode(""));
    text.append(what);
    element.append(number, text);
    return { element, number, text, line, words: what.lastChild, step: -1, thread: -1, looks: "" };
  }

  // Lets a row show a step.
  bind(row, i) {
    const step = this.run.steps[i];
    row.step = i;
    row.element.dataset.step = i;
    row.element.style.top = `${(i - this.offset) * ROW}px`;
    row.element.title = `step ${i + 1}, thread ${step.thread}: ${visible(step.text)}`;
    row.element.setAttribute("aria-posinset", i + 1);
    if (row.thread !== step.thread) {
      const lane = this.lanes[step.thread] || this.lanes[0];
      row.thread = step.thread;
      row.text.style.cssText = `left:${lane.left}px;width:${lane.width - 2}px;--c:${colour(step.thread)}`;
    }
    row.number.textContent = i + 1;
    row.line.textContent = step.kind === "effect" ? "~ " : step.line > 0 ? `${step.line}: ` : "";
    const words = (step.kind === "violation" ? "! " : "") + visible(lean(step));
    row.words.data = cut(words, ((this.lanes[step.thread] || this.lanes[0]).width - 29) / this.letter - row.line.textContent.length);
    this.mark(row);
    return row;
  }

  // How a row looks at the current step.
  mark(row) {
    const { kind } = this.run.steps[row.step], now = row.step === this.step;
    const looks = `row ${kind}${now ? " now" : row.step > this.step ? " later" : ""}${this.arrows.cycle && this.run.onCycle.has(row.step) ? " knot" : ""}`;
    if (looks === row.looks) return;
    row.looks = row.element.className = looks;
    if (now) row.element.setAttribute("aria-current", "step"); else row.element.removeAttribute("aria-current");
  }

  fillWaits(first, last) {
    const wanted = new Set();
    for (let t = 0; t < this.lanes.length; t++) {
      for (const wait of this.run.waits(t, first, last)) wanted.add(wait);
    }
    for (const [wait, bar] of this.bars) {
      if (!wanted.has(wait)) { bar.remove(); this.bars.delete(wait); }
    }
    for (const wait of wanted) {
      if (!this.bars.has(wait)) {
        this.bars.set(wait, this.bar(wait));
        this.layers.waits.append(this.bars.get(wait));
      }
      this.stretch(this.bars.get(wait), wait, first, last);
      this.markWait(this.bars.get(wait), wait);
    }
  }

  slots(thread) { return Math.min(this.run.slots[thread].count, 4); }
  waitWidth(thread) { return (this.lanes[thread].beside - 6) / this.slots(thread) - 3; }
  waitLeft(wait) { return this.lanes[wait.thread].wait + 2 + Math.min(wait.slot, this.slots(wait.thread) - 1) * (this.waitWidth(wait.thread) + 3); }

  bar(wait) {
    const bar = make("div", `wait${wait.store ? "" : " load"}`, cut(wait.text, (this.waitWidth(wait.thread) - 11) / this.letter * 12 / 11));
    bar.title = visible(`${wait.text} waits ${wait.store ? `in the store buffer of thread ${wait.thread}` : `in thread ${wait.thread}`}, ` +
      `from step ${wait.from + 1} ${wait.to === null ? "on" : `to step ${wait.to + 1}`}`);
    bar.dataset.step = wait.from;
    bar.style.cssText = `left:${this.waitLeft(wait)}px;width:${this.waitWidth(wait.thread)}px;--c:${colour(wait.thread)}`;
    return bar;
  }

  // The part of a bar that is in the page.
  stretch(bar, wait, first, last) {
    const from = Math.max(wait.from, first - 1), to = Math.min(wait.end, last + 2);
    bar.style.top = `${(from - this.offset) * ROW + 5}px`;
    bar.style.height = `${Math.max((to - from) * ROW + 6, 18)}px`;
    bar.classList.toggle("above", from > wait.from);
    bar.classList.toggle("below", to < wait.end);
  }

  markWait(bar, wait) { bar.classList.toggle("open", wait.from <= this.step && this.step < wait.end); }

  drawHeads() {
    const active = this.run.steps[this.step].thread;
    [...this.heads.children].forEach((head, t) => {
      head.classList.toggle("active", t === active);
      const waits = this.run.waiting(t, this.step);
      const text = waits.length ? `waits: ${visible(waits.map((w) => w.text).join(", "))}` : this.run.slots[t].count > 0 ? "buffer empty" : "";
      if (head.lastChild.textContent !== text) head.lastChild.textContent = text;
    });
  }

  // Where the dot of a step is.
  dot(i) {
    const lane = this.lanes[this.run.steps[i].thread] || this.lanes[0];
    return { x: lane.left + 14, y: (i - this.offset) * ROW + ROW / 2 };
  }

  // Another choice of arrows.
  redraw() {
    if (!this.drawn) return;
    for (const row of this.pool) this.mark(row);
    this.arrows.draw(...this.drawn);
  }
}
