// The space-time diagram: a lane for each thread, what waits beside it, and arrows. Only the rows in sight are in the page.

const ROW = 28, GUTTER = 46, MARGIN_ROWS = 12, NARROW = 116, LETTER = 7.3, MOST_ARROWS = 600, PRINTED = 400;

// The text of a step without what the bars beside the lane show.
function lean(step) {
  return step.text.replace(/ {2}\((stays )?buffered\)$| {2}\(performed later\)$/, "");
}

class Diagram {
  constructor(choose) {
    this.view = document.querySelector("#diagram .view");
    this.heads = document.querySelector("#diagram .heads");
    this.rows = document.querySelector("#diagram .rows");
    this.kinds = { rf: true, co: false, fr: true };
    this.here = false;
    this.view.addEventListener("scroll", () => { if (!this.covers()) this.draw(); }, { passive: true });
    this.rows.addEventListener("click", (event) => {
      const row = event.target.closest(".row");
      if (row) choose(Number(row.dataset.step));
    });
    new ResizeObserver(() => { if (this.run) { this.place(); this.draw(); } }).observe(this.view);
  }

  open(run) {
    this.run = run;
    this.step = 0;
    this.rows.style.height = `${run.length * ROW + 10}px`;
    this.view.scrollTop = 0;
    this.wanted = run.data.threads.map(() => NARROW);
    this.count = run.data.threads.map(() => 0);
    for (const step of run.steps) {
      this.count[step.thread] += 1;
      const width = Math.min(26 + LETTER * (lean(step).length + String(step.line).length + 3), 400);
      if (width > this.wanted[step.thread]) this.wanted[step.thread] = width;
    }
    this.place();
  }

  // Gives every lane its place.
  place() {
    const threads = this.run.data.threads;
    const beside = this.run.slots.map((s) => (s.count === 0 ? 0 : s.count === 1 ? 70 : Math.min(s.count, 4) * 52));
    const room = this.view.clientWidth - GUTTER - beside.reduce((a, b) => a + b, 0) - 4;
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
    this.width = Math.max(left, this.view.clientWidth);
    this.rows.style.width = this.heads.style.width = `${this.width}px`;
    this.heads.replaceChildren(...threads.map((thread, t) => this.head(thread, t)));
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

  show(step) {
    this.step = step;
    const top = step * ROW, height = this.view.clientHeight - 48;
    if (top < this.view.scrollTop + ROW || top > this.view.scrollTop + height - 2 * ROW) {
      this.view.scrollTop = Math.max(0, top - height / 2);
    }
    const lane = this.lanes[this.run.steps[step].thread];
    if (lane && (lane.left < this.view.scrollLeft || lane.left + lane.width > this.view.scrollLeft + this.view.clientWidth)) {
      this.view.scrollLeft = Math.max(0, lane.left - GUTTER);
    }
    this.draw();
  }

  // The rows in sight: the first and the last.
  sight() {
    const top = this.view.scrollTop, height = this.view.clientHeight;
    return [Math.max(0, Math.floor(top / ROW)), Math.min(this.run.length - 1, Math.ceil((top + height) / ROW))];
  }

  // Whether all rows in sight are in the page.
  covers() {
    if (!this.run || !this.run.length) return true;
    const [first, last] = this.sight();
    return this.drawn !== undefined && this.drawn[0] <= first && last <= this.drawn[1];
  }

  // Draws the rows in sight, or all that are printed.
  draw(all) {
    const run = this.run;
    if (!run || run.length === 0) return;
    const [top, bottom] = this.sight();
    let first = Math.max(0, top - MARGIN_ROWS);
    let last = Math.min(run.length - 1, bottom + MARGIN_ROWS);
    let offset = 0;
    if (all) {
      first = run.length <= PRINTED ? 0 : clamp(this.step - PRINTED / 2, 0, run.length - PRINTED);
      last = Math.min(run.length, first + PRINTED) - 1;
      offset = first;
    }
    this.offset = offset;
    this.drawn = [first, last];
    const fragment = document.createDocumentFragment();
    this.lanes.forEach((lane, t) => fragment.append(this.lane(lane, t)));
    for (let i = first; i <= last; i++) fragment.append(this.row(i));
    for (let t = 0; t < this.lanes.length; t++) {
      for (const wait of run.waits(t, first, last)) fragment.append(this.wait(wait, first, last));
    }
    fragment.append(this.arrows(first, last));
    this.rows.replaceChildren(fragment);
    this.rows.style.height = `${(all ? last - first + 1 : run.length) * ROW + 10}px`;
    this.drawHeads();
  }

  drawHeads() {
    const active = this.run.steps[this.step].thread;
    [...this.heads.children].forEach((head, t) => {
      head.classList.toggle("active", t === active);
      const waits = this.run.waiting(t, this.step);
      head.lastChild.textContent = waits.length ? `waits: ${visible(waits.map((w) => w.text).join(", "))}`
        : this.run.slots[t].count > 0 ? "buffer empty" : "";
    });
  }

  lane(lane, t) {
    const element = make("div", "lane");
    element.style.cssText = `left:${lane.left}px;width:${lane.width + lane.beside}px`;
    element.style.setProperty("--c", colour(t));
    return element;
  }

  row(i) {
    const step = this.run.steps[i];
    const row = make("div", `row ${step.kind}${i === this.step ? " now" : i > this.step ? " later" : ""}`);
    row.setAttribute("role", "listitem");
    row.dataset.step = i;
    row.style.top = `${(i - this.offset) * ROW}px`;
    if (i === this.step) row.setAttribute("aria-current", "step");
    const lane = this.lanes[step.thread] || this.lanes[0];
    const text = make("span", "t");
    text.style.cssText = `left:${lane.left}px;width:${lane.width - 2}px`;
    text.style.setProperty("--c", colour(step.thread));
    if (step.kind === "effect") text.append(make("u", "", "~ "));
    else if (step.line > 0) text.append(make("u", "", `${step.line}: `));
    if (step.kind === "violation") text.append("! ");
    text.append(visible(lean(step)));
    row.title = `step ${i + 1}, thread ${step.thread}: ${visible(step.text)}`;
    row.append(make("span", "n", i + 1), text);
    return row;
  }

  wait(wait, first, last) {
    const lane = this.lanes[wait.thread];
    const from = Math.max(wait.from, first - 1), to = Math.min(wait.end, last + 2);
    const slots = Math.min(this.run.slots[wait.thread].count, 4);
    const open = wait.from <= this.step && this.step < wait.end;
    const bar = make("div", `wait${wait.store ? "" : " load"}${open ? " open" : ""}`, wait.text);
    if (from > wait.from) bar.classList.add("above");
    if (to < wait.end) bar.classList.add("below");
    const width = (lane.beside - 6) / slots;
    bar.style.cssText = `left:${lane.wait + 2 + Math.min(wait.slot, slots - 1) * width}px;width:${width - 3}px;` +
      `top:${(from - this.offset) * ROW + 5}px;height:${Math.max((to - from) * ROW + 6, 18)}px`;
    bar.style.setProperty("--c", colour(wait.thread));
    bar.title = `${visible(wait.text)} waits`;
    return bar;
  }

  // Where the dot of a step is.
  dot(i) {
    const lane = this.lanes[this.run.steps[i].thread] || this.lanes[0];
    return { x: lane.left + 14, y: (i - this.offset) * ROW + ROW / 2 };
  }

  arrows(first, last) {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.id = "arrows";
    svg.setAttribute("width", this.width);
    svg.setAttribute("height", 1);
    svg.setAttribute("aria-hidden", "true");
    const all = this.run.data.arrows;
    const found = [];
    if (this.here) {
      for (const k of this.run.touching.get(this.step) || []) if (this.kinds[all[k].kind]) found.push(all[k]);
    } else {
      const seen = new Set();
      for (let i = first; i <= last && found.length < MOST_ARROWS; i++) {
        for (const k of this.run.touching.get(i) || []) {
          if (!seen.has(k) && this.kinds[all[k].kind]) { seen.add(k); found.push(all[k]); }
        }
      }
    }
    const touches = (arrow) => arrow.from === this.step || arrow.to === this.step;
    // Those of the current step lie on top.
    found.sort((a, b) => touches(a) - touches(b));
    for (const arrow of found) svg.append(this.arrow(arrow, touches(arrow)));
    return svg;
  }

  arrow(arrow, here) {
    const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
    group.setAttribute("class", `${arrow.kind}${here ? " here" : ""}`);
    const a = this.dot(arrow.from), b = this.dot(arrow.to);
    const bow = { rf: 26, co: 38, fr: 50 }[arrow.kind];
    let c1, c2;
    if (Math.abs(a.x - b.x) < 1) {
      // Within a lane, arrows go round on the left.
      const out = Math.min(bow, 12 + Math.abs(b.y - a.y) / 5);
      c1 = { x: a.x - out, y: a.y + (b.y - a.y) / 4 };
      c2 = { x: b.x - out, y: b.y - (b.y - a.y) / 4 };
    } else {
      const way = Math.sign(b.x - a.x), reach = Math.abs(b.x - a.x) * 0.45, lift = { rf: 0, co: -10, fr: 10 }[arrow.kind];
      c1 = { x: a.x + way * reach, y: a.y + lift };
      c2 = { x: b.x - way * reach, y: b.y + lift };
    }
    const length = Math.hypot(b.x - c2.x, b.y - c2.y) || 1;
    const d = { x: (b.x - c2.x) / length, y: (b.y - c2.y) / length };
    const tip = { x: b.x - d.x * 7, y: b.y - d.y * 7 };
    const path = (name, text) => {
      const element = document.createElementNS("http://www.w3.org/2000/svg", "path");
      if (name) element.setAttribute("class", name);
      element.setAttribute("d", text);
      group.append(element);
    };
    path("", `M${a.x} ${a.y}C${c1.x} ${c1.y} ${c2.x} ${c2.y} ${tip.x} ${tip.y}`);
    const corner = (side) => `${tip.x - d.x * 8 - d.y * 4 * side} ${tip.y - d.y * 8 + d.x * 4 * side}`;
    path("tip", `M${tip.x} ${tip.y}L${corner(1)}L${corner(-1)}Z`);
    const label = document.createElementNS("http://www.w3.org/2000/svg", "text");
    label.setAttribute("x", (a.x + 3 * c1.x + 3 * c2.x + b.x) / 8);
    label.setAttribute("y", (a.y + 3 * c1.y + 3 * c2.y + b.y) / 8 + 3);
    label.textContent = arrow.kind;
    group.append(label);
    return group;
  }
}
