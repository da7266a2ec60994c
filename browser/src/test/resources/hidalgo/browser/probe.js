/*
 * The state of a page, read from the page itself. It changes nothing, and knows only drawings and texts: roles, labels
 * (by the keys of the page's own catalogue, which `wording` holds in the page's language), and the data attributes that
 * CONTRIBUTING.md lists.
 */
window.probe = (() => {
  const one = (selector) => document.querySelector(selector);
  const all = (selector) => [...document.querySelectorAll(selector)];
  /** Those that can be seen: what a map has drawn, but does not show yet, can't. */
  const seen = (selector) => all(selector).filter((part) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => resolve()));

  /** The text of a key. */
  function text(key) {
    if (!(key in wording)) throw new Error(`No text has the key ${key}`);
    return wording[key];
  }

  /** The values in the slots of a text, or null if it is another text. */
  function slotsOf(key, words) {
    const parts = text(key).split(/(\{\w+\})/);
    const pattern = parts.map((part) => (part.startsWith('{') ? `(?<${part.slice(1, -1)}>.*)` : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
    return new RegExp(`^${pattern.join('')}$`).exec(words)?.groups ?? (words === text(key) ? {} : null);
  }

  /** The first element whose label is the text of a key, whatever its slots hold. */
  const labelled = (selector, key) => all(`${selector}[aria-label]`).find((element) => slotsOf(key, element.getAttribute('aria-label')) !== null) ?? null;

  /** Whether a button can be pressed. */
  const isOn = (button) => button !== null && button.getAttribute('aria-disabled') !== 'true' && !button.disabled;

  /** The prompt for the reader, or the players that the table waits for. */
  const prompt = () => one('main [role=status][aria-live] b')?.textContent ?? '';

  /** The round that is being played. */
  const round = () => Number(slotsOf('rounds.label', labelled('ol', 'rounds.label')?.getAttribute('aria-label') ?? '')?.round ?? 0);

  /** The screen of a table, whether there is a prompt for the reader, or whether earlier moves are played back; on other pages, the page's title. */
  function screen() {
    const name = one('[data-screen]')?.dataset.screen;
    if (name === undefined) return document.title;
    if (['final', 'show', 'reveal'].includes(name)) return name;
    if (!one(`header [role=img][aria-label="${CSS.escape(text('app.net.live'))}"]`)) return 'lost';
    if (one('main [role=alertdialog]')) return 'veto question';
    if (one('main [role=status][aria-live] b')?.textContent === text('follow.back')) return 'playback';
    return `${name}${one('main [role=status][aria-live=assertive]') ? '' : ' of others'}`;
  }

  /** Waits until nothing moves and everything that was to be drawn is drawn. */
  async function still() {
    const look = () => {
      const { x, y, width, height } = one('[data-map] svg')?.getBoundingClientRect() ?? {};
      return `${x} ${y} ${width} ${height}`;
    };
    let before = '';
    for (let same = 0; same < 2; ) {
      await frame();
      const now = look();
      same = now === before ? same + 1 : 0;
      before = now;
    }
  }

  /** Goes to an address, as forward and back in the browser do. */
  function go(address) {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
    scrollTo(0, 0);
    return still();
  }

  const PATIENCE = 60_000;

  /** The most that counts of the time between two looks. */
  const LONGEST_STEP = 250;

  /** The maximum length of a page's description if a wait fails. */
  const SHOWN = 600;

  /** Waits until something is true: the page's policy lets no text be run as a script, so the browser's driver can't ask for it. */
  async function until(isTrue, what) {
    for (let waited = 0, before = performance.now(); ; ) {
      const found = isTrue();
      if (found) return found;
      if (waited > PATIENCE) throw new Error(`Waited in vain for ${what}; the screen is "${screen()}", and says: ${document.body.innerText.slice(0, SHOWN)}`);
      await new Promise((resolve) => setTimeout(resolve, 15));
      // A machine that stood still has given no other program time either.
      waited += Math.min(performance.now() - before, LONGEST_STEP);
      before = performance.now();
    }
  }

  /** Waits for one of several screens. */
  const untilScreen = (wanted) => until(() => wanted.includes(screen()) && screen(), wanted.join(' or '));

  /** Waits until a move that was sent shows its effect. */
  const untilAnswered = () => until(() => !device.isAsked() && !one('[aria-busy=true] > main'), 'the effect of a move').then(still);

  /** Waits until there is a mark on the map, or none any more. */
  const untilMarked = (mark, isThere = true) => until(() => (one(`[data-map] [data-mark=${mark}]`) !== null) === isThere, `${isThere ? 'a mark' : 'no mark'} "${mark}"`);

  /** A point of a shape on the map at which a pointer meets it and nothing over it, if there is one. */
  function pointOf(shape, tries) {
    const box = shape.getBoundingClientRect();
    for (let i = 0; i < tries; i++) {
      const x = box.left + box.width * (0.02 + 0.96 * ((0.5 + i * 0.618) % 1));
      const y = box.top + box.height * (0.02 + 0.96 * ((0.5 + i * 0.271) % 1));
      if (document.elementFromPoint(x, y) === shape) return { x, y };
    }
    return undefined;
  }

  /** The rows of the final standing: the player and the points. */
  const standing = () =>
    all('[data-screen=final] tbody tr').map((row) => {
      const [name, , ...points] = [...row.cells].map((cell) => cell.textContent.trim());
      return [name, ...points].join(' ');
    });

  /** Where the lesson over a table has come to. */
  function lesson() {
    const card = labelled('section', 'learn.card');
    const says = (key) => [...(card?.querySelectorAll('b, span') ?? [])].some((part) => part.textContent.trim() === text(key));
    const isTicked = says('learn.ticked');
    return {
      step: card === null ? 0 : Number(slotsOf('learn.card', card.getAttribute('aria-label')).n),
      asks: card !== null && !isTicked && !['theyPlay', 'theyPlayed', 'lessonPlays', 'lessonPlayed'].some((words) => says(`learn.${words}`)),
      isOver: card === null || isTicked,
    };
  }

  /** The things that a lesson has lit, after all animations. */
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
      const light = one('[data-mark=light]')?.getBoundingClientRect();
      const found = light !== undefined && isIn(one('[data-map]').getBoundingClientRect(), light) ? light : undefined;
      const now = found === undefined ? '' : [found.left, found.top, found.right, found.bottom].join();
      same = now === before ? same + 1 : 0;
      before = now;
      return found !== undefined && same > 20 ? found : undefined;
    }, 'something lit');
    return { x: box.left + box.width / 2, y: box.top + box.height / 2, top: box.top, height: box.height };
  }

  return { one, all, seen, text, slotsOf, labelled, isOn, prompt, round, screen, still, go, until, untilScreen, untilAnswered, untilMarked, pointOf, standing, lesson, lit };
})();
