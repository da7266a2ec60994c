/* The state of El Caballero's table, read from the page itself, in addition to the probe's values for any table. */
window.caballero = (() => {
  const { one, all, isOn, prompt, still } = probe;

  /** Things over the map that catch presses. */
  const OVER = 'button, a, input, [role=dialog], [role=status], [role=alert]';
  /** The distance of a finger from the map's edge. */
  const EDGE = 22;

  /** The points of the map that are lit and can be reached by a pointer. */
  async function targets() {
    await still();
    const map = one('[data-map]').getBoundingClientRect();
    const points = [];
    for (const target of all('[data-mark=target]')) {
      const box = (target.querySelector('rect, circle') ?? target).getBoundingClientRect();
      // A region has no middle that is its own for sure.
      const tries = target.tagName === 'path' ? 24 : 1;
      for (let i = 0; i < tries; i++) {
        const x = box.left + box.width * (tries === 1 ? 0.5 : 0.06 + 0.88 * ((i * 0.618) % 1));
        const y = box.top + box.height * (tries === 1 ? 0.5 : 0.06 + 0.88 * (i / tries));
        const isInside = x > map.left + EDGE && x < map.right - EDGE && y > map.top + EDGE && y < map.bottom - EDGE;
        const top = isInside ? document.elementFromPoint(x, y) : null;
        if (top?.closest('[data-map]') && !top.closest(OVER)) points.push({ x, y });
      }
    }
    return points;
  }

  /** The middles of the reader's own caballero tiles that a pointer can reach. */
  async function ownTiles(id) {
    const { play } = await (await fetch(new URL(`api/tables/${id}`, document.baseURI))).json();
    one('[data-map]').scrollIntoView({ block: 'center', behavior: 'instant' });
    await still();
    const map = one('[data-map]').getBoundingClientRect();
    return play.table.tiles.filter(({ seat }) => seat === play.seat).flatMap(({ x: column, y: row }) => {
      const { left, top, width, height } = one(`[data-mark=piece][data-cell="${column},${row}"]`).getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isInside = x > map.left + EDGE && x < map.right - EDGE && y > map.top + EDGE && y < map.bottom - EDGE;
      const above = isInside ? document.elementFromPoint(x, y) : null;
      return above?.closest('[data-map]') && !above.closest(OVER) ? [{ x, y }] : [];
    });
  }

  /** The choices of the turn: actions by key. */
  const turn = () => ({
    actions: all('[role=toolbar] button').filter(isOn).map((button) => button.getAttribute('aria-keyshortcuts')),
    canUndo: isOn(one('main button[aria-keyshortcuts~=U]')),
    prompt: prompt(),
  });

  /** How far the choice of a move has come. */
  async function choice() {
    await still();
    if (one('main [role=dialog] [role=radiogroup]')) return 'number';
    if (one('main [role=dialog]')) return 'preview';
    if (one('[data-mark=target], [data-mark=chosen]')) return 'map';
    if (one('[role=toolbar] [aria-pressed=true][aria-keyshortcuts=A]')) return 'tile';
    return one('[role=toolbar] [aria-pressed=true]') ? 'piece' : 'nothing';
  }

  return { targets, ownTiles, turn, choice };
})();
