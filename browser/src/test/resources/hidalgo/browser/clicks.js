/* The things that a person could press at random, whether the page answers, and whether it agrees with the server. */
window.clicks = (() => {
  const { one, all, slotsOf, pointOf, still } = probe;
  const { isShown, nameOf } = looks;

  /**
   * Elements that look as if they could be pressed. Links lead away, and fields and settings change how the page
   * behaves.
   */
  const BUTTONS = 'button, summary, [role=radio], [role=tab], main input[type=radio]';
  /** Controls that end the game for a person, lead away, ask the browser for something, or only try moves. */
  const LEFT_OUT = ['whatIf.start', 'whatIf.menu', 'app.menu.replay', 'app.menu.later', 'app.menu.resign', 'app.menu.resignSure', 'app.menu.resignSeat', 'app.menu.proposeEnd', 'help.rules'];
  /** Messages that hide and come back automatically; pressing anywhere hides a reason. */
  const FLEETING = '[role=alert], [role=tooltip]';

  /** Controls that may have no effect, since the map may be at its largest, or shown in full already. */
  const MAYBE_DONE = ['ec.chart.fit', 'ec.chart.zoomIn', 'ec.chart.zoomOut'];

  let found = [];
  let opened = 0;
  let scrolled = 0;
  let led;
  let mutations = 0;
  let before;

  new MutationObserver(() => mutations++).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  document.addEventListener('scroll', () => scrolled++, true);
  // A press may also lead to where the focus was before: the button takes it and gives it back.
  document.addEventListener('focusin', ({ target }) => {
    led = target;
  });
  window.open = () => {
    opened++;
    return null;
  };

  /** Whether the text or the label of a button is that of a key. */
  const says = (element, key) => [element.getAttribute('aria-label'), element.textContent.trim()].some((words) => words !== null && slotsOf(key, words) !== null);

  /** Layers in front of everything else, which catch all presses. */
  const modal = () => all('dialog[open]').findLast((dialog) => dialog.matches(':modal'));

  /** Whether something that was chosen among others is chosen already: pressing it again need not do anything. */
  const isChosen = (element) =>
    element.checked === true || ['aria-pressed', 'aria-selected', 'aria-checked', 'aria-current'].some((name) => !['false', null].includes(element.getAttribute(name)));

  function kindOf(element) {
    if (element.getAttribute('aria-disabled') === 'true') return 'refused';
    if (element.matches('[aria-keyshortcuts~=U]')) return 'undo';
    if (element.matches('main [aria-keyshortcuts=Enter]:not([aria-pressed])')) return 'confirm';
    if (element.closest('dialog, [role=dialog], [role=alertdialog], [data-part=place-menu]')) return 'asked';
    if (element.matches('main [aria-keyshortcuts]') || element.closest('[data-part=cards], [data-part=display], [data-part=hand], [data-part=disk]')) return 'action';
    return element.closest('main') ? 'button' : 'frame';
  }

  /** The buttons that can be seen, and the parts of the map. */
  function offers() {
    const top = modal();
    const buttons = all(BUTTONS).filter(
      (element) =>
        isShown(element) &&
        !element.disabled &&
        getComputedStyle(element).pointerEvents !== 'none' &&
        (top === undefined || top.contains(element)) &&
        !element.closest('dialog label, [inert]') &&
        !LEFT_OUT.some((key) => says(element, key)),
    );
    found = buttons.map((element) => ({ element, kind: kindOf(element), name: nameOf(element), isChosen: isChosen(element) || MAYBE_DONE.some((key) => says(element, key)) }));
    if (top === undefined) found.push(...placesOfMap());
    return found.map(({ kind, name, isChosen }, index) => ({ index, kind, name, isChosen }));
  }

  /** The places of a map: those that are lit, and, of El Grande, the others too. */
  function placesOfMap() {
    const isLegal = (place) => one(`button[data-place=${place}][aria-disabled=false]`) !== null;
    const regions = all('[data-map] svg :is(path, circle)[data-place]').map((element) => ({
      element,
      kind: isLegal(element.dataset.place) ? 'target' : 'place',
      name: `${element.tagName} ${element.dataset.place}`,
      // Pressed again, it is one more caballero, as long as there are any.
      isChosen: one(`button[data-place=${element.dataset.place}][aria-pressed=true]`) !== null,
    }));
    const cells = all('[data-map] [data-mark=target]').map((element) => ({
      element: element.querySelector('rect, circle') ?? element,
      kind: 'target',
      name: `${element.tagName} ${element.querySelector('[data-cell]')?.dataset.cell ?? ''}`,
      isBelow: true,
    }));
    return [...regions, ...cells];
  }

  const middle = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };

  /** Whether a press at a point meets an element, or its label. */
  function meets({ element, isBelow }, { x, y }) {
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
    const above = document.elementFromPoint(x, y);
    if (above === null) return false;
    // The chart itself listens, and its marks are only drawn.
    if (isBelow) return above.closest('[data-map]') !== null && above.closest('button, a, input, [role=dialog], [role=status], [role=alert], [data-part=asking]') === null;
    return element.contains(above) || above.closest('label')?.contains(element) === true;
  }

  /** A point at which an offer can be pressed, if nothing covers it. */
  async function aim(index) {
    const offer = found[index];
    if (!offer.element.isConnected) return null;
    if (offer.element.closest('[data-map] svg') === null) offer.element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    await still();
    const points = offer.element.tagName === 'path' ? [pointOf(offer.element, 60)] : [middle(offer.element)];
    return points.find((point) => point !== undefined && meets(offer, point)) ?? null;
  }

  /** Everything that the page shows, without messages that come and go automatically. */
  function digest() {
    let html = document.body.outerHTML;
    for (const part of all(FLEETING)) html = html.replace(part.outerHTML, '');
    const fields = all('input, select, textarea').map(({ value, checked }) => `${value}${checked}`);
    return `${location.href} ${html} ${fields}`;
  }

  /** Waits until the page has come to rest. */
  async function settled() {
    let last = -1;
    let same = 0;
    await probe.until(() => {
      const isBusy = device.isAsked() || one('[aria-busy=true] > main') !== null;
      same = !isBusy && mutations === last ? same + 1 : 0;
      last = mutations;
      return same > 2;
    }, 'a page at rest');
  }

  /** Looks at the page before a press. */
  async function ready(index, point) {
    await settled();
    const offer = found[index];
    if (!offer.element.isConnected || !meets(offer, point)) return false;
    led = undefined;
    before = { page: digest(), mutations, opened, scrolled, pressed: offer.element };
    return true;
  }

  /** The changes after a press, if any. */
  function change() {
    if (mutations !== before.mutations && digest() !== before.page) return 'page';
    if (opened !== before.opened) return 'window';
    if (scrolled !== before.scrolled) return 'scrolled';
    const focus = document.activeElement;
    if (led === focus && focus !== document.body && !focus.contains(before.pressed) && !before.pressed.contains(focus)) return 'focus';
    if (all('[role=alert]').some(isShown)) return 'reason';
    return device.isAsked() || one('[aria-busy=true] > main') ? 'sent' : undefined;
  }

  /** Waits for an answer to a press: which, or nothing. Time in which the machine stood still does not count. */
  async function answer(patience) {
    for (let waited = 0, last = performance.now(); ; ) {
      const found = change();
      if (found !== undefined || waited > patience) return found ?? null;
      await new Promise((resolve) => setTimeout(resolve, 15));
      waited += Math.min(performance.now() - last, 100);
      last = performance.now();
    }
  }

  /** How many moves the list for readers holds. */
  function listed() {
    const list = one(`section[aria-label="${CSS.escape(wording['moves.title'])}"]`);
    if (list === null) return undefined;
    const groups = [...list.querySelectorAll('h3, summary')].map((head) => Number(slotsOf('moves.group', head.textContent)?.n ?? 0));
    return groups.reduce((sum, n) => sum + n, list.querySelectorAll(':scope > button, :scope > ol > li').length);
  }

  const fetched = async (id) => (await fetch(new URL(`api/tables/${id}`, document.baseURI))).json();

  /** Whether the list for readers counts other caballeros in a region than the server. */
  function isWrong({ code, values, counts }) {
    const parts = one(`button[data-place=${code}]`).textContent.split(', ').slice(1 + values.length);
    const told = parts.map((part) => Number(slotsOf('eg.map.count', part)?.n)).filter((count) => count > 0);
    return told.join() !== counts.filter((count) => count > 0).join();
  }

  /** A question whose edge is outside the window or cut off by its map. */
  function cutOff() {
    const question = all('[data-part=asking]').find((part) => {
      const { left, top, right, bottom } = part.getBoundingClientRect();
      const map = part.closest('[data-map]')?.getBoundingClientRect() ?? { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
      return isShown(part) && (left < map.left - 1 || right > map.right + 1 || top < map.top - 1 || bottom > map.bottom + 1);
    });
    return question && `${nameOf(question)} is cut off`;
  }

  /**
   * Compares the page with the server: null if they agree and all can be read, otherwise a description of the error.
   */
  function difference(table) {
    const screen = probe.screen();
    const { play } = table;
    if (['show', 'reveal', 'playback'].includes(screen)) return undefined;
    if (table.phase === 'over') return screen === 'final' ? undefined : `the game is over, and the page shows "${screen}"`;
    const [shown, legal] = [listed(), play.legal.length];
    if (shown !== legal) return `the server allows ${legal} moves, and the page ${shown}; its screen is "${screen}"`;
    if (play.obliged.includes(play.seat) && screen.endsWith('of others')) return `the server waits for this seat, and the page shows "${screen}"`;
    if (!play.movers.includes(play.seat) && !screen.endsWith('of others')) return `the server waits for others, and the page shows "${screen}"`;
    const region = play.table.castillo && play.table.regions.find(isWrong);
    if (region) return `the server counts ${region.counts} in ${region.code}, and the page another number`;
    const round = probe.round();
    return round === play.round ? cutOff() : `the server plays round ${play.round}, the page round ${round}`;
  }

  /** Waits until the page agrees with the server; the version on which they agree. */
  async function agreed(id) {
    let found;
    for (let tries = 0; tries < 300; tries++) {
      await settled();
      const table = await fetched(id);
      found = difference(table);
      if (found === undefined) return table.version;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`The page is wrong: ${found}`);
  }

  return { offers, aim, ready, answer, settled, agreed };
})();
