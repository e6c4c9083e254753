// The arrows of the diagram: the relations, and the cycle that no interleaving has. An arrow that is there already is kept.

const MOST_ARROWS = 600, BOW = { rf: 26, co: 38, fr: 50 }, LIFT = { rf: 0, co: -10, fr: 10 };

function svg(tag, name, attributes) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  if (name) element.setAttribute("class", name);
  for (const key in attributes) element.setAttribute(key, attributes[key]);
  return element;
}

class Arrows {
  constructor(diagram, choose) {
    this.diagram = diagram;
    this.kinds = { rf: true, co: false, fr: true, cycle: true };
    // Only the arrows of the current step.
    this.here = false;
    // Lines go behind the texts of the diagram, the names of edges before them.
    [this.element, this.names] = ["arrows", "names"].map((id) => {
      const layer = svg("svg", "", { height: 1, "aria-hidden": "true" });
      layer.id = id;
      layer.addEventListener("click", (event) => {
        const edge = event.target.closest(".edge");
        if (edge) choose(Number(edge.dataset.to));
      });
      return layer;
    });
    this.clear();
  }

  clear() {
    this.drawn = new Map();
    this.edges = [];
    this.touched = [];
    this.around = "";
    this.element.replaceChildren();
    this.names.replaceChildren();
  }

  // Whether the cycle is to be seen.
  get cycle() { return this.kinds.cycle && this.diagram.run.data.cycle.length > 0; }

  // The arrows that are wanted, by number.
  wanted(first, last) {
    const { run, step } = this.diagram, all = run.data.arrows, found = new Set();
    const take = (k) => { if (this.kinds[all[k].kind] && !(this.cycle && run.inCycle.has(k))) found.add(k); };
    if (this.here) (run.touching.get(step) || []).forEach(take);
    else for (let i = first; i <= last && found.size < MOST_ARROWS; i++) (run.touching.get(i) || []).forEach(take);
    return found;
  }

  draw(first, last) {
    const wanted = this.wanted(first, last), fresh = [];
    for (const [k, group] of this.drawn) {
      if (!wanted.has(k)) { group.remove(); this.drawn.delete(k); }
    }
    for (const k of wanted) {
      if (this.drawn.has(k)) continue;
      const arrow = this.diagram.run.data.arrows[k], group = this.arrow(arrow, arrow.kind, arrow.kind);
      this.drawn.set(k, group);
      fresh.push(group);
    }
    this.element.prepend(...fresh);
    this.drawCycle(first, last);
    this.mark();
  }

  // Those of the current step lie on top.
  mark() {
    const { run, step } = this.diagram;
    for (const group of this.touched) group.classList.remove("here");
    this.touched = (run.touching.get(step) || []).map((k) => this.drawn.get(k)).filter((group) => group);
    for (const group of this.touched) {
      group.classList.add("here");
      this.element.insertBefore(group, this.edges.length ? this.edges[0] : null);
    }
    for (const group of this.edges) group.classList.toggle("here", step === Number(group.dataset.from) || step === Number(group.dataset.to));
  }

  arrow(arrow, name, label) {
    const group = svg("g", name), { a, c1, c2, b } = this.curve(arrow);
    const length = Math.hypot(b.x - c2.x, b.y - c2.y) || 1;
    const d = { x: (b.x - c2.x) / length, y: (b.y - c2.y) / length };
    const tip = { x: b.x - d.x * 7, y: b.y - d.y * 7 }, neck = { x: b.x - d.x * 12, y: b.y - d.y * 12 };
    const line = `M${a.x} ${a.y}C${c1.x} ${c1.y} ${c2.x} ${c2.y} ${neck.x} ${neck.y}`;
    if (label === null) group.append(svg("path", "glow", { d: line }));
    group.append(svg("path", "", { d: line }));
    const size = label === null ? 5.5 : 4;
    const corner = (side) => `${tip.x - d.x * 2 * size - d.y * size * side} ${tip.y - d.y * 2 * size + d.x * size * side}`;
    group.append(svg("path", "tip", { d: `M${tip.x} ${tip.y}L${corner(1)}L${corner(-1)}Z` }));
    if (label !== null) {
      const text = svg("text", "", { x: (a.x + 3 * c1.x + 3 * c2.x + b.x) / 8, y: (a.y + 3 * c1.y + 3 * c2.y + b.y) / 8 + 3 });
      text.textContent = label;
      group.append(text);
    }
    return group;
  }

  // The ends of an arrow and the points that bend it.
  curve(arrow) {
    const a = this.diagram.dot(arrow.from), b = this.diagram.dot(arrow.to);
    if (Math.abs(a.x - b.x) < 1) {
      // Within a lane, arrows go round on the left.
      const out = Math.min(BOW[arrow.kind] || 30, 12 + Math.abs(b.y - a.y) / 5);
      return { a, c1: { x: a.x - out, y: a.y + (b.y - a.y) / 4 }, c2: { x: b.x - out, y: b.y - (b.y - a.y) / 4 }, b };
    }
    const way = Math.sign(b.x - a.x), reach = Math.abs(b.x - a.x) * 0.45, lift = LIFT[arrow.kind] || 0;
    return { a, c1: { x: a.x + way * reach, y: a.y + lift }, c2: { x: b.x - way * reach, y: b.y + lift }, b };
  }

  // The edges of the cycle that pass by what is in sight.
  drawCycle(first, last) {
    const wanted = `${first} ${last} ${this.cycle}`;
    if (wanted === this.around) return;
    this.around = wanted;
    for (const group of this.edges) group.remove();
    this.edges = [];
    this.names.replaceChildren();
    if (!this.cycle) return;
    const taken = [], names = [];
    for (const edge of this.diagram.run.data.cycle) {
      if (Math.max(edge.from, edge.to) < first || Math.min(edge.from, edge.to) > last) continue;
      const looks = `edge ${edge.kind}${edge.turned ? " turned" : ""}`;
      const lines = this.arrow(edge, `cycle ${looks}`, null), name = this.label(edge, first, last, taken);
      name.setAttribute("class", `label ${looks}`);
      for (const group of [lines, name]) {
        const title = svg("title");
        title.textContent = visible(`step ${edge.from + 1} → step ${edge.to + 1}: ${edge.text}`);
        group.append(title);
        group.dataset.from = edge.from;
        group.dataset.to = edge.to;
      }
      this.edges.push(lines);
      names.push(name);
    }
    this.element.append(...this.edges);
    this.names.replaceChildren(...names);
  }

  // The name of an edge, on the edge or beside it: where it hides least.
  label(edge, first, last, taken) {
    const { a, c1, c2, b } = this.curve(edge), width = edge.label.length * 6.4 + 12;
    const at = (t, p) => (1 - t) ** 3 * a[p] + 3 * (1 - t) ** 2 * t * c1[p] + 3 * (1 - t) * t * t * c2[p] + t ** 3 * b[p];
    let best = null;
    for (const t of [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82, 0.1, 0.9]) {
      for (const side of [0, -1, 1]) {
        const box = { x: at(t, "x") + side * (width / 2 + 4) - width / 2, y: at(t, "y") - 8, width, height: 16 };
        const cost = this.hidden(box, first, last, taken) + Math.abs(t - 0.5) * 40 + Math.abs(side) * 6;
        if (best === null || cost < best.cost) best = { ...box, cost };
      }
    }
    taken.push(best);
    const group = svg("g");
    group.append(svg("rect", "", { x: best.x, y: best.y, width, height: best.height, rx: 8 }));
    const text = svg("text", "", { x: best.x + width / 2, y: best.y + 11.5 });
    text.textContent = edge.label;
    group.append(text);
    return group;
  }

  // How much a box hides: of the texts of the rows, of what waits, of other labels; and what is out of sight.
  hidden(box, first, last, taken) {
    const { diagram } = this, { run } = diagram;
    const over = (x, y, width, height) => Math.max(0, Math.min(box.x + box.width, x + width) - Math.max(box.x, x)) *
      Math.max(0, Math.min(box.y + box.height, y + height) - Math.max(box.y, y));
    let cost = box.x < 2 || box.x + box.width > diagram.width ? 4000 : 0;
    const row = Math.floor((box.y + 8) / ROW) + diagram.offset;
    if (row < first || row > last) return cost + 9000;
    for (let i = Math.max(first, row - 1); i <= Math.min(last, row + 1); i++) {
      const { x, y } = diagram.dot(i);
      cost += over(x - 8, y - 8, 16 + Math.min(diagram.textWidth(i), (diagram.lanes[run.steps[i].thread] || diagram.lanes[0]).width), 16);
    }
    for (let t = 0; t < diagram.lanes.length; t++) {
      for (const wait of run.waits(t, row, row)) cost += 2 * over(diagram.waitLeft(wait), box.y, diagram.waitWidth(wait.thread), 16);
    }
    for (const other of taken) cost += 20 * over(other.x, other.y, other.width, other.height);
    return cost;
  }
}
