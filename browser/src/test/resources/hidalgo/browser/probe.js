/* What a page shows, read from the page itself. It changes nothing and knows nothing but what is drawn. */
window.probe = (() => {
  const one = (selector) => document.querySelector(selector);
  const all = (selector) => [...document.querySelectorAll(selector)];
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => resolve()));

  /** Which screen it is, and whether something is asked of the reader. */
  function screen() {
    if (one('.fstage')) return 'final';
    if (one('.panel.show')) return 'show';
    if (one('.handover')) return 'handover';
    const table = one('.table.cab');
    if (table) {
      const mine = one('.prompt')?.getAttribute('aria-live') === 'assertive';
      const net = one('.tb.net')?.classList.contains('live');
      return !net ? 'lost' : `${table.classList.contains('bid') ? 'bid' : 'turn'}${mine ? '' : ' of others'}`;
    }
    if (one('.table')) return 'table';
    return one('main')?.className ?? '';
  }

  /** Waits until nothing moves and everything that was to be drawn is drawn. */
  async function still() {
    const look = () => `${one('.world')?.style.transform} ${one('.mapbox')?.getBoundingClientRect().width}`;
    let before = '';
    for (let same = 0; same < 2; ) {
      await frame();
      const now = look();
      same = now === before ? same + 1 : 0;
      before = now;
    }
  }

  /** Waits until something is true: the page's policy lets no text be run as a script, so the browser's driver can't ask for it. */
  async function until(isTrue, what, patience = 30_000) {
    const end = Date.now() + patience;
    for (;;) {
      const found = isTrue();
      if (found) return found;
      if (Date.now() > end) throw new Error(`Waited in vain for ${what}; the screen is "${screen()}"`);
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
  }

  /** Waits for one of several screens. */
  const untilScreen = (wanted) => until(() => wanted.includes(screen()) && screen(), wanted.join(' or '));

  /** The points of the map that are lit and can be reached by a pointer. */
  async function targets() {
    await still();
    const map = one('.mapbox').getBoundingClientRect();
    const points = [];
    for (const child of all('.targets > *:not(.sel)')) {
      const box = (child.querySelector('rect, circle') ?? child).getBoundingClientRect();
      const tries = child.classList.contains('region') ? 24 : 1;
      for (let i = 0; i < tries; i++) {
        const x = box.left + box.width * (tries === 1 ? 0.5 : 0.06 + 0.88 * ((i * 0.618) % 1));
        const y = box.top + box.height * (tries === 1 ? 0.5 : 0.06 + 0.88 * (i / tries));
        const inside = x > map.left + 22 && x < map.right - 22 && y > map.top + 22 && y < map.bottom - 22;
        const top = inside ? document.elementFromPoint(x, y) : null;
        if (top && top.closest('.mapbox') && !top.closest('button, a, input, .pop, .notice')) {
          points.push({ x, y, kind: tries === 1 ? 'spot' : 'region' });
        }
      }
    }
    return points;
  }

  const isOn = (button) => button.getAttribute('aria-disabled') !== 'true' && !button.disabled;

  /** A point of a shape at which a pointer meets it and nothing over it. */
  async function inside(selector) {
    await still();
    const shape = one(selector);
    const box = shape.getBoundingClientRect();
    for (let i = 0; i < 400; i++) {
      const x = box.left + box.width * ((0.5 + i * 0.618) % 1);
      const y = box.top + box.height * ((0.5 + i * 0.382) % 1);
      if (document.elementFromPoint(x, y) === shape) return { x, y };
    }
    throw new Error(`${selector} is covered everywhere`);
  }

  /** Where the lesson over a table has come to. */
  function lesson() {
    const step = Number(/^\d+/.exec(one('.coach .cprog span')?.textContent ?? '')?.[0] ?? 0);
    const isTicked = one('.coach .todo.done') !== null;
    return {
      step,
      asks: one('.coach') !== null && !isTicked && !one('.coach .todo b').textContent.startsWith('Watch:'),
      isOver: one('.coach') === null || isTicked,
    };
  }

  /** What a lesson has lit, when it has come to rest. */
  async function lit() {
    const isIn = (map, box) => {
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      return x > map.left && x < map.right && y > map.top && y < map.bottom;
    };
    await still();
    let before = '';
    let same = 0;
    // The light looks for what it lights several times a second; until then it may still be on the button that was pressed.
    const box = await until(() => {
      const light = one('.dim .edge')?.getBoundingClientRect();
      const found = light !== undefined && isIn(one('.mapbox').getBoundingClientRect(), light) ? light : undefined;
      const now = found === undefined ? '' : [found.left, found.top, found.right, found.bottom].join();
      same = now === before ? same + 1 : 0;
      before = now;
      return found !== undefined && same > 20 ? found : undefined;
    }, 'something lit');
    return { x: box.left + box.width / 2, y: box.top + box.height / 2, top: box.top, height: box.height };
  }

  /** What the turn bar offers, by key. */
  function turn() {
    return {
      actions: all('.acts .ab').filter(isOn).map((button) => button.getAttribute('aria-keyshortcuts')),
      canEnd: all('.btn.end').some(isOn),
      canUndo: all('.actions .btn.undo').some(isOn),
      tie: one('.prompt b')?.textContent === 'Break the tie',
    };
  }

  /** How far the choice of a move has come. */
  function choice() {
    if (one('.popin.number')) return 'number';
    if (one('.popin')) return 'preview';
    if (one('.targets > *')) return 'map';
    if (one('.ab.on[aria-keyshortcuts="A"]')) return 'tile';
    return one('.ab.on') ? 'piece' : 'nothing';
  }

  /** The points of the final standing by player's colour. */
  function standing() {
    return all('.ftable tbody tr')
      .map((row) => [row.className.trim(), ...[...row.querySelectorAll('td')].slice(1).map((cell) => cell.textContent.trim())].join(' '))
      .sort();
  }

  /** Whether an element can be seen and pressed. */
  function isShown(element) {
    const box = element.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) && !element.closest('.sr');
  }

  /** Buttons, links and fields that are smaller than a finger. What lies inside a sentence may be smaller. */
  function tooSmall(least) {
    const found = [];
    for (const element of all('button, a[href], input, select, summary, [role=tab], [role=radio]')) {
      if (!isShown(element) || element.closest('p, .rbody :is(li, td), .legend dd, .gridcells, .miniature') || getComputedStyle(element).pointerEvents === 'none') continue;
      const label = element.closest('label');
      const inner = element.matches('input[type=radio], input[type=checkbox], input[type=file]');
      const box = (inner && label ? label : element).getBoundingClientRect();
      if (box.right <= 0 || box.left >= innerWidth) continue;
      if (box.width < least - 0.5 || box.height < least - 0.5) {
        const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 30);
        found.push(`${element.tagName.toLowerCase()}.${element.className} "${name || element.outerHTML}" ${Math.round(box.width)}x${Math.round(box.height)}`);
      }
    }
    return [...new Set(found)];
  }

  /** What sticks out of the page to the right. */
  function overflow() {
    // A phone zooms out for a page that is too wide, so that innerWidth grows with it.
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return all('body *')
      .filter((element) => element.getBoundingClientRect().right > width + 1 && isShown(element))
      .slice(0, 5)
      .map((element) => `${element.tagName.toLowerCase()}.${element.className} ends at ${Math.round(element.getBoundingClientRect().right)} of ${width}`);
  }

  /** What may be longer than its box: names that people give themselves. Everything else is ours, and has to fit. */
  const NAMES = '.me span, .nm h2, .nm3, .li b, .spp h2, .slot b span';

  const clips = (overflow) => overflow === 'hidden' || overflow === 'clip';
  const scrolls = (overflow) => overflow === 'auto' || overflow === 'scroll';

  /** Why a piece of text can't be read whole, if it can't: cut off by the screen or by a box around it, or beyond its button. */
  function cutBy(text, rect) {
    let isOwn = true;
    for (let box = text.parentElement; box !== null; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.display === 'inline' || style.display === 'contents') continue;
      const bounds = box.getBoundingClientRect();
      // For ears only.
      if (bounds.width <= 1 || style.clipPath === 'inset(50%)') return undefined;
      const name = `${box.tagName.toLowerCase()}.${box.className}`;
      const isWider = rect.right > bounds.right + 1.5 || rect.left < bounds.left - 1.5;
      if (scrolls(style.overflowX) || (scrolls(style.overflowY) && !isWider)) return undefined;
      if (isWider && (isOwn || clips(style.overflowX) || box.matches('button, .btn, .pill, .panel'))) return `too wide for ${name}`;
      isOwn = false;
      // A line is a little higher than its letters.
      if (clips(style.overflowY) && (rect.bottom > bounds.bottom + 4 || rect.top < bounds.top - 4)) return `too high for ${name}`;
      if (style.position === 'fixed') return undefined;
    }
    return rect.right > document.documentElement.clientWidth + 1 || rect.left < -1 ? 'beyond the screen' : undefined;
  }

  /** Texts that can't be read whole. */
  function cutTexts() {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const element = text.parentElement;
      if (text.data.trim() === '' || element.closest(`svg, .sr, .sr-places, .gridcells, .badges, ${NAMES}`) || !isShown(element)) continue;
      range.selectNodeContents(text);
      for (const rect of range.getClientRects()) {
        const why = rect.width > 0 && cutBy(text, rect);
        if (why) {
          found.push(`"${text.data.trim()}" ${why}`);
          break;
        }
      }
    }
    return [...new Set(found)];
  }

  return { screen, still, until, untilScreen, targets, inside, lesson, lit, turn, choice, standing, tooSmall, overflow, cutTexts };
})();
