/* Elements in the way of others on any page: cut off by their box, covered, or outside the window. */
window.crowd = (() => {
  const { all } = probe;
  const { isShown, nameOf } = looks;

  /** Controls and texts: they must be visible in full. */
  const THINGS = 'button, a[href], input, select, summary, [role=radio], h1, h2, h3, dt, dd, th, td, li > b, p, small';

  /** Elements that cover others on purpose while they are there. */
  const OVER = 'dialog, [role=dialog], [role=tooltip], [role=alert], [role=alertdialog], [data-part=asking], [data-mark]';

  /** A drawing is a picture as a whole, and the map's own marks may meet there. */
  const FREE = 'svg, svg *, [data-map] [aria-hidden=true], [data-map] [aria-hidden=true] *, [role=grid] *';

  /** For longer than the shield asks for, in milliseconds. */
  const AIM = 300;

  const scrolls = ({ overflowX, overflowY }) => /auto|scroll/.test(overflowX + overflowY);
  const clips = ({ overflowX, overflowY }) => /hidden|clip/.test(overflowX + overflowY);

  /** The boxes around an element up to the next that scrolls: beyond that it may be anywhere. */
  function around(element) {
    const boxes = [];
    for (let box = element.parentElement; box !== null && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      boxes.push({ box, style });
      if (scrolls(style) || style.position === 'fixed') break;
    }
    return boxes;
  }

  const isInScroller = (element) => around(element).some(({ style }) => scrolls(style));

  /** Whether an element is in a row that scrolls sideways, such as cards on a phone. */
  const isInRow = (element) =>
    around(element).some(
      ({ box, style }) =>
        scrolls(style) && box.scrollWidth > box.clientWidth + 1 && box.scrollHeight <= box.clientHeight + 1,
    );

  /** Why an element is not in the window, if it is not. */
  function outside(element, { left, right, top, bottom }) {
    const [width, height] = [document.documentElement.clientWidth, document.documentElement.clientHeight];
    if ((left < -1 || right > width + 1) && !isInRow(element)) return 'is beside the window';
    // Elements that scroll as a whole may extend below it.
    if (!isInScroller(element) && document.documentElement.scrollHeight <= height && (top < -1 || bottom > height + 1)) {
      return 'is above or below the window';
    }
    return undefined;
  }

  /** The box that cuts an element off, if one does. */
  function cutter(element, { left, right, top, bottom }) {
    const found = around(element).find(({ box, style }) => {
      if (!clips(style) || scrolls(style)) return false;
      const bounds = box.getBoundingClientRect();
      return right > bounds.right + 2 || left < bounds.left - 2 || bottom > bounds.bottom + 2 || top < bounds.top - 2;
    });
    return found?.box;
  }

  /** Whether an element stands still while what is below it scrolls. */
  function isPinned(element) {
    for (let box = element; box !== null; box = box.parentElement) {
      if (/sticky|fixed/.test(getComputedStyle(box).position)) return true;
    }
    return false;
  }

  /** The element over the middle of another that belongs neither to it nor to its container. */
  function coverer(element, { left, right, top, bottom }) {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return undefined;
    const above = document.elementFromPoint(x, y);
    if (above === null || element.contains(above) || above.contains(element) || above.closest(OVER)) return undefined;
    if (isPinned(above) && isInScroller(element)) return undefined;
    // A label covers its hidden field, and the letters of a line are beside its middle.
    return element.closest('label') === above.closest('label') && element.closest('label') !== null ? undefined : above;
  }

  /** Whether an element is scrolled out of the box it is in. */
  function isAway(element, { left, right, top, bottom }) {
    const scroller = around(element).find(({ style }) => scrolls(style))?.box.getBoundingClientRect();
    if (scroller === undefined) return false;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return x < scroller.left || x > scroller.right || y < scroller.top || y > scroller.bottom;
  }

  /** Whether an element can be pressed or read at all. */
  function isThing(element) {
    return !element.matches(FREE) && isShown(element) && getComputedStyle(element).pointerEvents !== 'none';
  }

  /** Whether the name of a table's row stands on the line above or below it. */
  function isOnALine(cell) {
    const box = cell.getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(cell);
    const { top, bottom } = words.getBoundingClientRect();
    return top < box.top + 1 || bottom > box.bottom - 1;
  }

  /**
   * Emblems of seats that are covered by another one. Scrolled elements are compared only with those that scroll along.
   */
  function mixedEmblems() {
    const emblems = all('[data-player]:has(> svg > use[href^="#em-"])').filter(
      (emblem) => isShown(emblem) && !isPinned(emblem) && emblem.checkVisibility({ contentVisibilityAuto: true }),
    );
    const places = emblems.map((emblem) => ({
      box: emblem.getBoundingClientRect(),
      scroller: around(emblem).find(({ style }) => scrolls(style))?.box,
    }));
    const overlap = (a, b) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    return emblems.filter((_, i) =>
      places.some(({ box, scroller }, j) => j > i && scroller === places[i].scroller && overlap(box, places[i].box)),
    );
  }

  /** Power cards whose number lies below the bar at their top, or whose caballeros stand out at their foot. */
  function cutCards() {
    return all('[role=img][data-player]:has(> b)').filter((card) => {
      const box = card.getBoundingClientRect();
      const bar = getComputedStyle(card, '::before');
      const end = bar.display === 'none' || bar.content === 'none' ? 0 : parseFloat(bar.top) + parseFloat(bar.height) + card.clientTop;
      const parts = [...card.querySelectorAll(':scope > b, :scope > span:not(:has([data-player]))')].filter(isShown).map((part) => part.getBoundingClientRect());
      return isShown(card) && parts.some(({ top, bottom }) => top < box.top + end - 0.5 || bottom > box.bottom + 0.5);
    });
  }

  /** Everything that is cut, covered or outside. */
  function faults() {
    const found = [
      ...mixedEmblems().map((emblem) => `the emblem in ${nameOf(emblem.closest('li, th, section') ?? emblem)} lies below another`),
      ...cutCards().map((card) => `the number of ${nameOf(card)} is cut`),
    ];
    for (const element of all(THINGS)) {
      if (!isThing(element)) continue;
      const box = element.getBoundingClientRect();
      const where = outside(element, box);
      const cut = where === undefined ? cutter(element, box) : undefined;
      const over = where === undefined && cut === undefined && !isAway(element, box) ? coverer(element, box) : undefined;
      if (where !== undefined) found.push(`${nameOf(element)} ${where}`);
      if (cut !== undefined) found.push(`${nameOf(element)} is cut by ${nameOf(cut)}`);
      if (element.matches('th[scope=row]') && isOnALine(element)) found.push(`${nameOf(element)} stands on a line`);
      if (over !== undefined) found.push(`${nameOf(element)} is covered by ${nameOf(over)}`);
    }
    return [...new Set(found)];
  }

  /** Panels side by side that overlap, or that grow out of a window that does not scroll. */
  function outgrown() {
    const isPlaced = (panel) => {
      for (let box = panel; box !== null; box = box.parentElement) {
        if (/absolute|fixed|sticky/.test(getComputedStyle(box).position)) return true;
      }
      return panel.closest('[data-map], dialog, [role=dialog]') !== null || isInScroller(panel);
    };
    const panels = all('main section').filter((panel) => isShown(panel) && !isPlaced(panel));
    const boxes = panels.map((panel) => panel.getBoundingClientRect());
    const overlap = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0;
    const found = [];
    panels.forEach((panel, i) => {
      panels.forEach((other, j) => {
        if (j > i && !panel.contains(other) && !other.contains(panel) && overlap(boxes[i], boxes[j])) {
          found.push(`${nameOf(panel)} meets ${nameOf(other)}`);
        }
      });
      const height = document.documentElement.clientHeight;
      if (document.documentElement.scrollHeight <= height && boxes[i].bottom > height + 1) found.push(`${nameOf(panel)} ends below the window`);
    });
    return found;
  }

  /** The elements beside the map that cover it on a phone. */
  function over(things) {
    const map = probe.one('[data-map]');
    const found = map ? [...map.querySelectorAll(things)].filter(isShown) : [];
    return found.map((element) => `${nameOf(element)} lies over the map`);
  }

  /** Waits until a part of the page is gone; what can be pressed at that moment where its controls were. */
  async function inPlaceOf(label) {
    let places = [];
    const find = () => probe.one(`section[aria-label="${CSS.escape(label)}"]`);
    // A shield lasts only a moment, which a busy machine may need for one frame: so this looks as soon as the part is gone.
    const isGone = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (places.length > 0 && find() === null) {
          observer.disconnect();
          resolve(true);
        }
      });
      observer.observe(document.body, { childList: true, subtree: true });
    });
    for (let gone = false; !gone; ) {
      const part = find();
      if (part !== null) places = [...part.querySelectorAll('button, label')].filter(isShown).map((control) => control.getBoundingClientRect());
      gone = await Promise.race([isGone, new Promise((resolve) => requestAnimationFrame(() => resolve(false)))]);
    }
    for (let i = 0; i < 10; i++) await null;
    const found = places.map(({ left, top, width, height }) => document.elementFromPoint(left + width / 2, top + height / 2)?.closest('button, a, label, input'));
    return found.flatMap((control) => (control ? nameOf(control) : []));
  }

  /** Waits until something has been there for so long that a press can be meant for it: a shield covers nothing that came and went. */
  async function isAimedAt(label) {
    await probe.until(() => probe.one(`section[aria-label="${CSS.escape(label)}"]`), label);
    for (const since = performance.now(); performance.now() - since < AIM; ) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }

  /** The parts of a drawing that are covered by something, when nothing moves any more. */
  async function below(cover, parts) {
    await probe.still();
    const above = probe.one(cover).getBoundingClientRect();
    const meets = (box) => box.right > above.left && box.left < above.right && box.bottom > above.top && box.top < above.bottom;
    return all(parts)
      .filter((part) => meets(part.getBoundingClientRect()))
      .map((part) => part.outerHTML.slice(0, 200));
  }

  return { faults, outgrown, over, isAimedAt, inPlaceOf, below };
})();
