// The page: which answer, which run, which step; buttons, keys, the address, the colours.

// The address follows after so many milliseconds.
const NAMING = 150;

class Page {
  constructor(data) {
    this.data = data;
    this.named = -NAMING;
    this.naming = 0;
    this.answer = -1;
    this.index = 0;
    this.step = 0;
    this.built = new Map();
    this.source = new SourcePanel(data.files);
    this.state = new StatePanel();
    this.diagram = new Diagram((step) => this.go(step));
    const files = data.answers.length ? data.answers[0].files : [];
    byId("program").textContent = visible(files.join(" "));
    byId("main").hidden = false;
    this.tabs();
    this.controls();
    this.colours();
    addEventListener("hashchange", () => this.follow());
    addEventListener("keydown", (event) => this.key(event));
    addEventListener("beforeprint", () => this.print(true));
    addEventListener("afterprint", () => this.print(false));
    this.follow();
  }

  get run() { return this.runOf(this.answer, this.index); }

  // Runs are prepared when they are first looked at.
  runOf(answer, index) {
    const data = this.data.answers[answer] && this.data.answers[answer].runs[index];
    if (!data) return null;
    if (!this.built.has(data)) this.built.set(data, new Run(data));
    return this.built.get(data);
  }

  // Goes where the address says: #answer=2&run=3&step=12, each counted from 1.
  follow() {
    const said = new URLSearchParams(location.hash.slice(1));
    const number = (name) => (/^\d{1,9}$/.test(said.get(name) || "") ? Number(said.get(name)) : null);
    const worst = this.data.answers.findIndex((a) => a.tone === "unsafe");
    const answer = number("answer") === null ? Math.max(0, this.answer >= 0 ? this.answer : worst) : number("answer") - 1;
    this.open(clamp(answer, 0, this.data.answers.length - 1), (number("run") || 1) - 1, number("step"));
  }

  open(answer, index, step) {
    if (!this.data.answers.length) return;
    const changed = answer !== this.answer;
    if (changed) {
      this.answer = answer;
      this.describe(this.data.answers[answer]);
    }
    const runs = this.data.answers[answer].runs;
    index = clamp(index, 0, Math.max(0, runs.length - 1));
    if (changed || index !== this.index || !this.opened) {
      this.index = index;
      this.enter();
    }
    if (this.run && this.run.length) {
      // Without a step, a run that goes wrong is shown at its end.
      const whole = this.data.answers[answer];
      const end = runs[index].violation || (whole.tone === "unsafe" && !whole.listed) ? this.run.length : 1;
      this.go((step === null ? end : step) - 1);
    } else {
      this.source.reveal([], this.data.answers[answer].place);
      this.source.show();
    }
  }

  // Shows a run that was not shown before.
  enter() {
    this.opened = true;
    const run = this.run;
    byId("viewer").hidden = !run || run.length === 0;
    [...document.querySelectorAll("#list button")].forEach((b, i) => b.setAttribute("aria-current", String(i === this.index)));
    if (!run || run.length === 0) return;
    byId("slider").max = run.length;
    // Short runs and short programs need less room.
    const lines = Math.max(0, ...this.data.files.map((f) => (f.lines || []).length));
    byId("work").style.setProperty("--need", `${Math.max(run.length * ROW + 110, Math.min(lines, 60) * CODE_LINE + 60)}px`);
    byId("work").style.setProperty("--above", `${byId("work").offsetTop}px`);
    this.source.pane.measure();
    this.state.open(run);
    this.diagram.open(run);
    document.querySelector(".toggle.cycle").hidden = run.data.cycle.length === 0;
    if (!this.asked) this.only(run.length > 300);
  }

  go(step) {
    const run = this.run;
    if (!run || run.length === 0) return;
    this.step = clamp(step, 0, run.length - 1);
    // What scrolls does so first, as long as nothing has changed: otherwise each would be laid out anew.
    this.diagram.reveal(this.step);
    const cursors = this.cursors(run);
    this.source.reveal(cursors, this.data.answers[this.answer].place);
    const now = run.steps[this.step];
    const slider = byId("slider");
    slider.value = this.step + 1;
    slider.setAttribute("aria-valuetext", `step ${this.step + 1} of ${run.length}, thread ${now.thread}: ${visible(now.text)}`);
    byId("count").textContent = `step ${this.step + 1} of ${run.length}`;
    const said = byId("now");
    said.textContent = `T${now.thread}  ${visible(now.text)}`;
    said.style.color = colour(now.thread);
    this.diagram.show();
    this.source.show();
    this.state.show(this.step);
    this.remember();
  }

  // Where every thread is in the source.
  cursors(run) {
    const active = run.steps[this.step].thread;
    const found = [];
    run.data.threads.forEach((_, thread) => {
      const last = run.last(thread, this.step);
      if (last !== null) found.push({ thread, file: run.steps[last].file, line: run.steps[last].line, active: thread === active });
    });
    return found;
  }

  // The address names the step, so that it can be sent to others.
  remember() {
    // Browsers refuse more than some twenty changes a second.
    const wait = this.named + NAMING - performance.now();
    if (wait > 0) {
      if (!this.naming) this.naming = setTimeout(() => { this.naming = 0; this.remember(); }, wait);
      return;
    }
    const parts = [];
    if (this.data.answers.length > 1) parts.push(`answer=${this.answer + 1}`);
    if (this.data.answers[this.answer].runs.length > 1) parts.push(`run=${this.index + 1}`);
    parts.push(`step=${this.step + 1}`);
    const hash = `#${parts.join("&")}`;
    if (location.hash === hash) return;
    this.named = performance.now();
    history.replaceState(null, "", hash);
  }

  tabs() {
    const tabs = byId("tabs");
    tabs.hidden = this.data.answers.length < 2;
    this.data.answers.forEach((answer, i) => {
      const tab = make("button");
      tab.type = "button";
      tab.setAttribute("role", "tab");
      tab.setAttribute("aria-controls", "main");
      tab.title = visible(answer.detail);
      tab.append(make("span", "", answer.name), " ", make("i", tone(answer.tone), answer.word));
      tab.addEventListener("click", () => this.open(i, 0, null));
      tabs.append(tab);
    });
  }

  // What is said about an answer.
  describe(answer) {
    [...byId("tabs").children].forEach((tab, i) => {
      tab.setAttribute("aria-selected", String(i === this.answer));
      tab.tabIndex = i === this.answer ? 0 : -1;
    });
    const tabs = byId("tabs"), tab = tabs.children[this.answer];
    if (tab && (tab.offsetLeft < tabs.scrollLeft || tab.offsetLeft + tab.offsetWidth > tabs.scrollLeft + tabs.clientWidth)) {
      tabs.scrollLeft = tab.offsetLeft - tabs.clientWidth / 2;
    }
    byId("word").textContent = visible(answer.word);
    byId("word").className = tone(answer.tone);
    byId("model").textContent = visible(`under ${answer.name}`);
    byId("detail").textContent = visible(answer.detail);
    const asked = answer.properties.length ? `checked: ${answer.properties.join(", ")} · ` : "";
    byId("effort").textContent = visible(asked + answer.effort);
    byId("notes").replaceChildren(...answer.notes.map((note) => make("li", "", note)));
    this.showWhy(answer.why);
    this.showCalls(answer.calls);
    this.showFacts(answer);
    const list = byId("list");
    list.hidden = !answer.listed;
    list.querySelector("ol").replaceChildren(...answer.runs.map((run, i) => this.behaviour(run, i)));
    const drawings = [...document.querySelectorAll(".drawing")];
    drawings.forEach((d) => { d.hidden = Number(d.dataset.answer) !== this.answer; });
    byId("graph").hidden = !answer.graph;
  }

  behaviour(run, i) {
    const item = make("li"), button = make("button");
    button.type = "button";
    button.append(make("i", "", i + 1), make("span", run.violation ? "unsafe" : "", run.title));
    button.addEventListener("click", () => this.open(this.answer, i, null));
    item.append(button);
    return item;
  }

  showWhy(why) {
    const section = byId("why");
    section.hidden = !why;
    section.replaceChildren();
    for (const part of why || []) {
      const box = make("div");
      box.append(make("h2", "", part.title));
      const list = make("ul");
      for (const line of part.lines) list.append(this.reason(line));
      box.append(list);
      section.append(box);
    }
  }

  reason(line) {
    const item = make("li", line.strong ? "strong" : "");
    if (line.step !== null) {
      const step = make("button", "", line.name);
      step.type = "button";
      step.title = `Go to step ${line.step + 1}`;
      step.addEventListener("click", () => this.go(line.step));
      item.append(step, " ");
    }
    item.append(make("span", "", line.text));
    return item;
  }

  showCalls(calls) {
    const section = byId("calls");
    section.hidden = !calls;
    section.replaceChildren();
    if (!calls) return;
    const table = make("table"), head = make("tr");
    head.append(...["thread", "call", "observes", ...calls.serials].map((t) => make("th", "", t)));
    table.append(head);
    for (const call of calls.calls) {
      const row = make("tr");
      row.append(make("td", "", call.thread === 0 ? "before" : `T${call.thread}`));
      row.append(make("td", "", `${call.operation}(${call.arguments.join(" ")})`), make("td", "", call.observed.join(" ")));
      for (const serial of call.serial) {
        const differs = serial.observed.join(" ") !== call.observed.join(" ");
        row.append(make("td", differs ? "differs" : "", `${serial.place}. ${serial.observed.join(" ")}${differs ? " ← differs" : ""}`));
      }
      table.append(row);
    }
    section.append(make("h2", "", "Calls"), table);
  }

  showFacts(answer) {
    byId("assertions").hidden = answer.assertions.length === 0;
    document.querySelector("#assertions tbody").replaceChildren(...answer.assertions.map((a) => {
      const row = make("tr"), file = this.data.files[a.file];
      const text = file && file.lines && file.lines[a.line - 1];
      const verdict = make("td", tone(a.verdict), a.verdict + (a.reason ? `: ${a.reason}` : ""));
      row.append(make("td", "", `${file ? file.name : ""}:${a.line}`), verdict, make("td", "", (text || "").trim()));
      return row;
    }));
    byId("numbers").hidden = answer.numbers.length === 0;
    const list = document.querySelector("#numbers dl");
    list.replaceChildren();
    for (const [name, n] of answer.numbers) list.append(make("dt", "", name.replaceAll("_", " ")), make("dd", "", n));
  }

  controls() {
    const on = (id, action) => byId(id).addEventListener("click", action);
    on("first", () => this.go(0));
    on("back", () => this.go(this.step - 1));
    on("forward", () => this.go(this.step + 1));
    on("last", () => this.go(Infinity));
    on("switch", () => this.turn(1));
    on("help-open", () => this.help());
    on("here", () => { this.asked = true; this.only(!this.diagram.arrows.here); });
    byId("slider").addEventListener("input", (event) => this.go(Number(event.target.value) - 1));
    document.querySelectorAll(".toggle[data-kind]").forEach((b) => b.addEventListener("click", () => this.toggle(b.dataset.kind)));
  }

  turn(direction) { if (this.run) this.go(this.run.turn(this.step, direction)); }

  toggle(kind) {
    const { kinds } = this.diagram.arrows;
    kinds[kind] = !kinds[kind];
    document.querySelector(`.toggle.${kind}`).setAttribute("aria-pressed", String(kinds[kind]));
    this.diagram.redraw();
  }

  // Only the arrows of the current step, or all.
  only(on) {
    this.diagram.arrows.here = on;
    byId("here").setAttribute("aria-pressed", String(on));
    this.diagram.redraw();
  }

  help() { const help = byId("help"); if (help.open) help.close(); else help.showModal(); }

  key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.target.tagName === "SELECT") return;
    if (event.key === "?") { this.help(); event.preventDefault(); return; }
    if (byId("help").open) return;
    // Where there is something to scroll, the keys of scrolling do that.
    const scrolls = event.target.closest && event.target.closest("#source .view, #state .view, #why, .drawing");
    if (scrolls && /^(Arrow|Page|Home|End)/.test(event.key)) return;
    const far = Infinity;
    const steps = { ArrowRight: 1, ArrowDown: 1, j: 1, l: 1, ArrowLeft: -1, ArrowUp: -1, k: -1, h: -1, PageDown: 10, PageUp: -10, Home: -far, End: far };
    const keys = {
      n: () => this.turn(1), p: () => this.turn(-1), N: () => this.turn(-1), r: () => this.toggle("rf"), c: () => this.toggle("co"), f: () => this.toggle("fr"),
      w: () => this.toggle("cycle"),      a: () => byId("here").click(), t: () => byId("theme").click(),
    };
    if (event.target.getAttribute && event.target.getAttribute("role") === "tab" && /^Arrow(Left|Right)$/.test(event.key)) {
      const tabs = [...byId("tabs").children];
      const next = tabs[clamp(this.answer + (event.key === "ArrowRight" ? 1 : -1), 0, tabs.length - 1)];
      next.click();
      next.focus();
    } else if (Object.hasOwn(steps, event.key)) this.go(this.step + steps[event.key]);
    else if (Object.hasOwn(keys, event.key)) keys[event.key]();
    else if (/^[1-9]$/.test(event.key) && Number(event.key) <= this.data.answers.length) this.open(Number(event.key) - 1, 0, null);
    else return;
    event.preventDefault();
  }

  colours() {
    const dark = matchMedia("(prefers-color-scheme: dark)");
    const themes = ["auto", "light", "dark"];
    let theme = "auto";
    // A page from disk may have no storage.
    try { theme = themes.includes(localStorage.getItem("fencepost-theme")) ? localStorage.getItem("fencepost-theme") : "auto"; } catch { /* as the system has it */ }
    this.apply = (printing) => {
      const chosen = printing ? "light" : theme === "auto" ? (dark.matches ? "dark" : "light") : theme;
      document.documentElement.dataset.theme = chosen;
      byId("theme").querySelector("span").textContent = theme;
      byId("theme").setAttribute("aria-label", `Colours: ${theme === "auto" ? "as the system has them" : theme}`);
    };
    byId("theme").addEventListener("click", () => {
      theme = themes[(themes.indexOf(theme) + 1) % themes.length];
      try { localStorage.setItem("fencepost-theme", theme); } catch { /* only for now */ }
      this.apply();
    });
    dark.addEventListener("change", () => this.apply());
    this.apply();
  }

  // On paper everything is in sight, as far as that is reasonable.
  print(begin) {
    this.apply(begin);
    if (!this.run || !this.run.length) return;
    this.diagram.print(begin);
    if (this.source.lines && this.source.lines.length <= 600) this.source.draw(begin);
  }
}

function tone(word) { return word === "safe" || word === "unsafe" ? word : "unsure"; }

const page = new Page(JSON.parse(byId("data").textContent));
