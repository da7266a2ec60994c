/* Opens the popovers of a table one after another, and measures where they stand. */
window.popovers = (() => {
  const { one, all, still } = probe;
  const { isShown, nameOf } = looks;

  /** The greatest distance from the target, and how much of the land in question may be covered. */
  const FAR = 16;
  const MOST_COVERED = 0.25;

  const frames = async (count) => {
    for (let i = 0; i < count; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
  };
  const press = (key) => (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  const middle = ({ left, top, width, height }) => ({ clientX: left + width / 2, clientY: top + height / 2 });

  /** A tap on the map, as its listeners see it. */
  function tap(point) {
    const target = document.elementFromPoint(point.clientX, point.clientY);
    const wish = { ...point, bubbles: true, cancelable: true, button: 0, pointerId: 1, pointerType: 'mouse', isPrimary: true };
    target?.dispatchEvent(new PointerEvent('pointerdown', wish));
    target?.dispatchEvent(new PointerEvent('pointerup', wish));
    target?.dispatchEvent(new MouseEvent('click', wish));
  }

  const shared = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  const area = ({ width, height }) => width * height;

  /** How far a popover is from its target, negative if it covers it. */
  const gap = (a, b) => Math.max(b.left - a.right, a.left - b.right, b.top - a.bottom, a.top - b.bottom);

  /** The texts of a popover that can't be read whole. */
  function cutIn(popover) {
    const box = popover.getBoundingClientRect();
    return [...popover.querySelectorAll('b, p, span, small, button')].filter((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      return isShown(part) && part.textContent.trim() !== '' && (left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1 || (part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX !== 'visible'));
    });
  }

  /** Whether a popover is beside the map, because no place beside its target suits it. */
  const isDocked = (popover) => getComputedStyle(popover).position === 'fixed';

  /** The faults of the popover about a target; `regions` are the cells of the land in question. */
  function faultsOf(popover, target, regions, what) {
    const map = one('[data-map]').getBoundingClientRect();
    const box = popover.getBoundingClientRect();
    const away = gap(box, target);
    const found = [];
    if (isDocked(popover)) {
      const lists = one('[data-part=lists]').getBoundingClientRect();
      if (Math.abs(box.right - lists.right) > 1 || box.top < 0 || box.bottom > innerHeight) found.push('is not at the lists');
      if (away < 0) found.push('covers its target');
      return [...found, ...cutIn(popover).map((part) => `cuts ${nameOf(part)}`)].map((fault) => `${what} ${fault}`);
    }
    if (away > FAR) found.push(`is ${Math.round(away)} px away`);
    if (away < 0) found.push('covers its target');
    if (box.left < map.left - 0.5 || box.right > map.right + 0.5 || box.top < map.top - 0.5 || box.bottom > map.bottom + 0.5) found.push('is outside the map');
    for (const region of regions) {
      const land = region.reduce((sum, each) => sum + area(each), 0);
      const covered = region.reduce((sum, each) => sum + shared(box, each), 0);
      if (covered > land * MOST_COVERED) found.push(`covers ${Math.round((100 * covered) / land)}% of the land in question`);
    }
    for (const heading of all('main [data-part=heading]')) {
      if (getComputedStyle(heading).opacity !== '0' && shared(box, heading.getBoundingClientRect()) > 0) found.push('lies under the heading');
    }
    for (const part of cutIn(popover)) found.push(`cuts ${nameOf(part)}`);
    return found.map((fault) => `${what} ${fault}`);
  }

  /** The popover that a press opens, once it stands still. */
  async function opened() {
    for (let tries = 0; tries < 12; tries++) {
      await frames(1);
      const popover = one('[data-map] [data-part=asking]');
      if (popover && isShown(popover) && getComputedStyle(popover).opacity === '1') {
        // Answers of the server make it larger.
        for (let same = 0, last = ''; same < 3; ) {
          await frames(1);
          const { x, y, width, height } = popover.getBoundingClientRect();
          const now = [x, y, width, height].join();
          same = now === last ? same + 1 : 0;
          last = now;
        }
        return popover.isConnected ? popover : undefined;
      }
    }
    return undefined;
  }

  async function close() {
    for (let tries = 0; tries < 5 && one('[data-map] [data-part=asking]'); tries++) {
      press('Escape');
      await frames(2);
    }
  }

  const cellOf = ({ dataset }) => dataset.cell.split(',').map(Number);

  /** The place of a cell on the screen, measured from the cursor's. */
  function boxOf([x, y]) {
    const { left, top, width } = one('[data-map] [data-mark=cursor]').getBoundingClientRect();
    const [column, row] = cellOf(one('[data-map] [data-mark=cursor]'));
    const size = width / 0.98;
    return DOMRect.fromRect({ x: left + (x - column) * size, y: top + (y - row) * size, width: size, height: size });
  }

  const AROUND = [['N', 0, -1, 'S'], ['E', 1, 0, 'W'], ['S', 0, 1, 'N'], ['W', -1, 0, 'E']];

  /** The cells of the land in question: of every land region that a cell borders on. */
  function landAround({ regions }, [x, y]) {
    const spots = AROUND.map(([, dx, dy, side]) => `${x + dx},${y + dy} ${side}`);
    const found = regions.filter(({ land, sides }) => land && sides.some((side) => spots.includes(side)));
    return found.map(({ sides }) => [...new Set(sides.map((side) => side.split(' ')[0]))].map((cell) => boxOf(cell.split(',').map(Number))));
  }

  /** Whether the middle of a part of the map can be pressed. */
  function isFree(box) {
    const { clientX, clientY } = middle(box);
    const over = document.elementFromPoint(clientX, clientY);
    return over?.closest('[data-map]') && !over.closest('button, a, [role=status], [data-part=asking]');
  }

  /** Some elements of a list, evenly spread. */
  const some = (list, most) => list.filter((_, i) => i % Math.ceil(list.length / most) === 0);

  /** The popovers of El Caballero's chart: those of the targets of each action, and the menus of tiles, at most this many of each. */
  async function onChart(id, most) {
    const { play } = await (await fetch(new URL(`api/tables/${id}`, document.baseURI))).json();
    const out = { count: 0, docked: 0, faults: [] };
    const look = async (target, cell, what) => {
      if (!isFree(target)) return;
      tap(middle(target));
      const popover = await opened();
      if (popover) {
        out.count++;
        if (isDocked(popover)) out.docked++;
        out.faults.push(...faultsOf(popover, boxOf(cell), landAround(play.table, cell), `${what} at ${cell}`));
      }
    };
    await close();
    for (const piece of some(all('[data-map] [data-mark=piece]'), most)) {
      await look(piece.getBoundingClientRect(), cellOf(piece), 'the menu');
      await close();
    }
    for (const key of ['a', 'c', 'b', 'k']) {
      const begin = async () => {
        await close();
        press('Escape');
        await frames(1);
        const action = one(`[role=toolbar] button[aria-keyshortcuts=${key.toUpperCase()}][aria-disabled=false]`);
        if (action?.getAttribute('aria-pressed') === 'false') action.click();
        await frames(2);
        if (key === 'a' && !one('[data-mark=target]')) one('[data-part=display] button:not([aria-disabled=true])')?.click();
        await frames(2);
        await still();
        return action !== null;
      };
      if (!(await begin())) continue;
      const cells = new Set(all('[data-map] [data-mark=target][data-cell]').map((mark) => mark.dataset.cell));
      for (const cell of some([...cells], most)) {
        await begin();
        const mark = one(`[data-map] [data-mark=target][data-cell="${cell}"]`);
        if (mark) await look(mark.getBoundingClientRect(), cellOf(mark), key);
      }
    }
    await close();
    press('Escape');
    return out;
  }

  /** The popovers of El Grande's places. */
  async function onMap() {
    const out = { count: 0, docked: 0, faults: [] };
    await close();
    for (const { dataset } of all('button[data-place]')) {
      const region = one(`[data-map] path[data-place=${dataset.place}]`);
      await close();
      region.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      const popover = await opened();
      if (popover) {
        out.count++;
        if (isDocked(popover)) out.docked++;
        out.faults.push(...faultsOf(popover, region.getBoundingClientRect(), [], dataset.place));
      }
    }
    await close();
    return out;
  }

  return { onChart, onMap };
})();
