// A part of the page that scrolls. Its place and size are noted when they change: to ask the browser for them costs a layout.

class Pane {
  constructor(view, moved, resized) {
    this.view = view;
    this.top = this.left = 0;
    this.measure();
    view.addEventListener("scroll", () => {
      this.top = view.scrollTop;
      this.left = view.scrollLeft;
      moved();
    }, { passive: true });
    new ResizeObserver(() => {
      const before = [this.width, this.height];
      this.measure();
      if (this.width !== before[0] || this.height !== before[1]) resized();
    }).observe(view);
  }

  measure() {
    this.height = this.view.clientHeight;
    this.width = this.view.clientWidth;
  }

  down(top) {
    this.view.scrollTop = Math.max(0, top);
    this.top = this.view.scrollTop;
  }

  right(left) {
    this.view.scrollLeft = Math.max(0, left);
    this.left = this.view.scrollLeft;
  }
}
