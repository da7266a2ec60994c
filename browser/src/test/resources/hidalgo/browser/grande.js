/* The state of El Grande's table, read from the page itself, in addition to the probe's values for any table. */
window.grande = (() => {
  const { one, all, text, slotsOf, labelled, isOn, still, pointOf } = probe;
  const group = (key) => labelled('main [role=group]', key);

  /** The places that can be chosen, as the list for readers names them. */
  const legal = () => all('button[data-place][aria-disabled=false]');

  /** The places of the map that are lit and can be reached by a pointer. */
  async function targets() {
    await still();
    return legal().flatMap(({ dataset: { place } }) => {
      const point = pointOf(one(`[data-map] path[data-place=${place}]`), 60);
      return point === undefined ? [] : [{ code: place, ...point }];
    });
  }

  /** A point of a place, whether it can be chosen or not. */
  async function inside(code) {
    await still();
    const point = pointOf(one(`[data-map] path[data-place=${code}]`), 400);
    if (point === undefined) throw new Error(`${code} is covered everywhere`);
    return point;
  }

  /** The occupied places among those that can be chosen. */
  const placesOf = (name) => legal().filter((place) => place.textContent.includes(`, ${name} `)).map((place) => place.dataset.place);

  /** The next choice in the reader's turn: the first that applies. */
  async function next() {
    await still();
    if (group('eg.cards.label')?.querySelector('button[aria-disabled=false]')) return 'card';
    if (one('main [data-part=place-menu]')) return 'menu';
    if (group('eg.owner.which')) return 'owner';
    if (one('main [role=dialog]')) return 'preview';
    if (group('eg.prompt.fetch') || group('eg.prompt.take')) return 'number';
    if (group('eg.prompt.board')) return 'board';
    return all('main button').some((button) => slotsOf('eg.prompt.fromCourt', button.textContent) !== null) ? 'court' : 'map';
  }

  /** The other choices of the turn. */
  function turn() {
    const special = one('main button[aria-keyshortcuts=S]');
    const end = one('main button[aria-keyshortcuts=E]');
    return {
      special: isOn(special),
      isActing: special?.getAttribute('aria-current') === 'step',
      end: isOn(end),
      ends: end?.textContent === text('actions.end'),
    };
  }

  /** How many caballeros were placed in this turn, as the turn bar counts them; a large number when all were. */
  function placed() {
    const told = [...(group('eg.half.label')?.querySelectorAll('small') ?? [])].map((part) => part.textContent);
    const counted = told.map((words) => slotsOf('eg.half.placed', words)).find((slots) => slots !== null);
    return counted ? Number(counted.n) : told.includes(text('eg.half.placeDone')) ? 99 : 0;
  }

  return { targets, inside, placesOf, next, turn, placed };
})();
