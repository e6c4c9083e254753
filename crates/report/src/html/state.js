// A run and its state at each step. Memory is kept as changes with a snapshot now and then, so that any step is near.

const SNAPSHOT = 64;

class Run {
  constructor(data) {
    this.data = data;
    this.steps = data.steps;
    this.length = data.steps.length;
    this.memory = data.places.map((p) => p.initial);
    this.snapshots = [];
    this.own = data.threads.map(() => []);
    this.steps.forEach((step, i) => {
      if (i % SNAPSHOT === 0) this.snapshots.push(this.memory.slice());
      for (const [place, value] of data.changes[i]) this.memory[place] = value;
      // An effect is no place where the thread is.
      if (step.kind !== "effect" && step.line > 0 && this.own[step.thread]) this.own[step.thread].push(i);
    });
    this.slots = this.layOut();
    // The steps of the cycle, and the arrows that are its edges.
    this.onCycle = new Set(data.cycle.flatMap((edge) => [edge.from, edge.to]));
    this.inCycle = new Set();
    const name = (arrow) => `${arrow.kind} ${arrow.from} ${arrow.to}`, edges = new Set(data.cycle.map(name));
    // The arrows by the steps that they touch.
    this.touching = new Map();
    data.arrows.forEach((arrow, k) => {
      if (edges.has(name(arrow))) this.inCycle.add(k);
      for (const end of [arrow.from, arrow.to]) {
        if (!this.touching.has(end)) this.touching.set(end, []);
        this.touching.get(end).push(k);
      }
    });
  }

  // What memory holds when a step has happened.
  at(step) {
    const base = Math.floor(step / SNAPSHOT);
    const memory = this.snapshots[base].slice();
    for (let i = base * SNAPSHOT; i <= step; i++) {
      for (const [place, value] of this.data.changes[i]) memory[place] = value;
    }
    return memory;
  }

  // The step that a thread has taken last; none if it has not begun.
  last(thread, step) {
    const own = this.own[thread];
    let low = 0, high = own.length;
    while (low < high) {
      const mid = (low + high) >> 1;
      if (own[mid] <= step) low = mid + 1; else high = mid;
    }
    return low === 0 ? null : own[low - 1];
  }

  // The accesses of a thread that wait at a step, the oldest first.
  waiting(thread, step) {
    return this.waits(thread, step, step).filter((w) => w.from <= step && step < w.end);
  }

  // The accesses of a thread that wait somewhere between two steps.
  waits(thread, from, to) {
    const own = this.slots[thread].waits;
    // They are sorted by their beginnings; none is longer than the longest.
    let low = 0, high = own.length;
    while (low < high) {
      const mid = (low + high) >> 1;
      if (own[mid].from < from - this.slots[thread].longest) low = mid + 1; else high = mid;
    }
    const found = [];
    for (let i = low; i < own.length && own[i].from <= to; i++) {
      if (own[i].end > from) found.push(own[i]);
    }
    return found;
  }

  // Gives every access that waits a place beside its lane, so that those that wait together stand side by side.
  layOut() {
    const slots = this.data.threads.map(() => ({ waits: [], count: 0, longest: 0 }));
    const ends = slots.map(() => []);
    for (const wait of this.data.pending) {
      const lane = slots[wait.thread], used = ends[wait.thread];
      const end = wait.to === null ? this.length : wait.to;
      let slot = used.findIndex((e) => e <= wait.from);
      if (slot < 0) slot = used.length;
      used[slot] = end;
      lane.waits.push({ ...wait, end, slot });
      lane.count = Math.max(lane.count, slot + 1);
      lane.longest = Math.max(lane.longest, end - wait.from);
    }
    for (const lane of slots) lane.waits.sort((a, b) => a.from - b.from);
    return slots;
  }

  // The next step, in a direction, at which another thread goes on; the end if there is none.
  turn(step, direction) {
    const thread = this.steps[step].thread;
    let i = step;
    while (i + direction >= 0 && i + direction < this.length) {
      i += direction;
      if (this.steps[i].thread !== thread) return i;
    }
    return i;
  }
}

// Text that cannot hide: control characters, and those that turn the direction of writing, are shown by their names.
function visible(text) {
  return String(text).replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g, (c) => {
    const code = c.charCodeAt(0);
    return code < 0x20 ? String.fromCharCode(0x2400 + code) : "⟨U+" + code.toString(16).toUpperCase().padStart(4, "0") + "⟩";
  });
}

// An element with a class and text. Text is never read as markup.
function make(tag, name, text) {
  const element = document.createElement(tag);
  if (name) element.className = name;
  if (text !== undefined && text !== null) element.textContent = visible(text);
  return element;
}

function byId(id) { return document.getElementById(id); }
function colour(thread) { return `var(--t${thread % 8})`; }
function clamp(n, low, high) { return Math.max(low, Math.min(high, n)); }
