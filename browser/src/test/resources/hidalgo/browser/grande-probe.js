/* What the table of El Grande shows, read from the page itself, beside what the probe reads of any page. */
window.grandeProbe = (() => {
  const one = (selector) => document.querySelector(selector);
  const all = (selector) => [...document.querySelectorAll(selector)];
  const isOn = (button) => button !== null && button.getAttribute('aria-disabled') !== 'true' && !button.disabled;

  /** Which screen it is, and whether something is asked of the reader. */
  function screen() {
    if (one('.fstage')) return 'final';
    if (one('.panel.show')) return 'show';
    if (one('.stage.rev')) return 'reveal';
    const table = one('.table.gra');
    if (!table) return one('main')?.className ?? '';
    if (!one('.tb.net')?.classList.contains('live')) return 'lost';
    if (one('.vstrip')) return 'veto question';
    if (one('.secretp')) return one('.secretp .sbtn') ? 'secret' : 'secret of others';
    const isMine = one('.prompt')?.getAttribute('aria-live') === 'assertive';
    return `${table.classList.contains('bid') ? 'bid' : 'turn'}${isMine ? '' : ' of others'}`;
  }

  const untilScreen = (wanted) => probe.until(() => wanted.includes(screen()) && screen(), `${wanted.join(' or ')} at the table of El Grande, which is at ${screen()}`);

  /** The round that is being played. */
  const round = () => Number(one('.rounds .now')?.textContent ?? 0);

  /** A point of a region that a pointer can reach, if there is one. */
  function reach(path) {
    const box = path.getBoundingClientRect();
    for (let i = 0; i < 60; i++) {
      const x = box.left + box.width * (0.04 + 0.92 * ((0.5 + i * 0.618) % 1));
      const y = box.top + box.height * (0.04 + 0.92 * ((0.5 + i * 0.271) % 1));
      if (document.elementFromPoint(x, y) === path) return { code: path.dataset.place, x, y };
    }
    return undefined;
  }

  /** The places of the map that are lit and can be reached by a pointer. */
  async function targets() {
    await probe.still();
    return all('path.hit:not(.off)').flatMap((path) => reach(path) ?? []);
  }

  /** The places in which somebody stands, of those that can be chosen. */
  const placesOf = (name) => all('.sr-places button[aria-disabled=false]').filter((place) => place.textContent.includes(`, ${name} `)).map((place) => place.dataset.place);

  /** What can be done next in the reader's turn: the first that applies. */
  async function next() {
    await probe.still();
    if (one('.ac.free')) return 'card';
    if (one('.owners')) return 'owner';
    if (one('.popin')) return 'preview';
    if (one('.chooser.take, .chooser.fetch')) return 'number';
    if (one('.prompt .chooser .btn')) return one('.prompt .chooser .btn svg[viewBox="-36 -14 72 28"]') ? 'board' : 'court';
    return 'map';
  }

  /** What else the turn offers. */
  const turn = () => ({
    special: isOn(one('.half.can')),
    isActing: one('button.half.on') !== null,
    end: isOn(one('.btn.end')),
    ends: one('.btn.end')?.textContent === 'End turn',
  });

  return { screen, untilScreen, round, targets, placesOf, next, turn };
})();
