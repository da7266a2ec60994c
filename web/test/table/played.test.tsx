import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { needsMiniature } from '../../src/games/caballero/chart/corners';
import { landNumber, moveTree } from '../../src/games/caballero/scene/moves';
import { makeScene } from '../../src/games/caballero/scene/scene';
import { factsOf, sourcesOfPoints } from '../../src/games/caballero/scene/sheet';
import { actionStates, actionsOf, turnSoFar } from '../../src/games/caballero/turn/actions';
import { bestOf, possibleAt, refusedAt } from '../../src/games/caballero/turn/cell-menu';
import { promptOf } from '../../src/games/caballero/turn/prompt';
import { TurnBar } from '../../src/games/caballero/turn/TurnBar';
import { useCellMenu } from '../../src/games/caballero/turn/use-cell-menu';
import type { Turn } from '../../src/games/caballero/turn/use-turn';
import type { CaballeroPreview, CaballeroTable, LogLine, Sheet } from '../../src/protocol/types';
import { Bids } from '../../src/table/cards/Bids';
import type { BiddingTable } from '../../src/table/cards/bidding';
import { LayCard } from '../../src/table/cards/LayCard';
import { wordsOf } from '../../src/table/chat/bot-comments';
import { resultWords } from '../../src/table/final/standing';
import { useKeyMoments, withNames } from '../../src/table/final/use-key-moments';
import { FollowContext, NOT_FOLLOWING } from '../../src/table/follow/follow';
import { type GameScreens, ScreensContext } from '../../src/table/game';
import { shownReason } from '../../src/table/help/WhyNot';
import { useRecap } from '../../src/table/log/Recap';
import { boxOf, contains, showingAll, shown } from '../../src/table/map/camera';
import { PointChange } from '../../src/table/people/PointChange';
import type { LogEntry, Player, ScoredRow } from '../../src/table/people/types';
import { ScoringSum } from '../../src/table/scoring/ScoringSum';
import { ShowControls } from '../../src/table/scoring/ShowControls';
import type { Show } from '../../src/table/scoring/use-steps';
import { absence } from '../../src/ui/state/absence';
import { basic, turn } from '../support/fixture';
import { drawn } from '../support/page';

/* Bugs found in whole games, each as a small test. */

const PLAYERS = ['Ana', 'Teresa', 'Diego', 'Leonor'].map(
  (name, seat) => ({ name, isYou: seat === 0, isBot: seat > 0, persona: '' }) as Player,
);
const VIEW = { width: 860, height: 600, frame: 14 };

describe('the recap', () => {
  const turnOf = (seat: number, ply: number): LogEntry<string> => ({
    kind: 'turn',
    id: `t${ply}`,
    seat,
    card: 3,
    isNew: true,
    net: -5,
    actions: [{ id: String(ply), icon: 'area', text: '', time: '', effects: [], points: [], where: [] }],
  });

  it('does not repeat in the turn its content from before the card', async () => {
    const told: number[][] = [];
    function Told({ log, isFresh, isBidding }: { log: LogEntry<string>[]; isFresh: boolean; isBidding: boolean }) {
      const { lines } = useRecap({ log, players: PLAYERS, isFresh, isBidding });
      told.push(lines.map(({ seat }) => seat));
      return null;
    }
    const at = (log: LogEntry<string>[], isFresh: boolean, isBidding: boolean) => (
      <FollowContext.Provider value={{ ...NOT_FOLLOWING }}>
        <Told log={log} isFresh={isFresh} isBidding={isBidding} />
      </FollowContext.Provider>
    );
    const before = [turnOf(1, 10)];
    absence.set(true);
    const { again } = await drawn(at(before, true, true));
    assert.deepEqual(told.at(-1), [1]);
    await again(at(before, false, true));
    assert.equal(absence.get(), false);
    absence.set(true);
    await again(at([turnOf(2, 20), ...before], true, false));
    assert.deepEqual(told.at(-1), [2]);
  });

  it('does not come back when an action is taken back', async () => {
    const told: number[] = [];
    let close = () => {};
    function Told({ log }: { log: LogEntry<string>[] }) {
      const recap = useRecap({ log, players: PLAYERS, isFresh: true, isBidding: false });
      told.push(recap.lines.length);
      close = recap.close;
      return null;
    }
    const at = (log: LogEntry<string>[]) => (
      <FollowContext.Provider value={{ ...NOT_FOLLOWING }}>
        <Told log={log} />
      </FollowContext.Provider>
    );
    const before = [turnOf(1, 10)];
    absence.set(true);
    const { again } = await drawn(at(before));
    assert.equal(told.at(-1), 1);
    close();
    // After the reader's own action, the others' are no longer new.
    await again(at([turnOf(0, 11), { ...turnOf(1, 10), isNew: false } as LogEntry<string>]));
    assert.equal(told.at(-1), 0);
    await again(at(before));
    assert.equal(told.at(-1), 0);
    await again(at([turnOf(2, 20), turnOf(0, 11), ...before]));
    assert.equal(told.at(-1), 0, 'a reader who was there');
    absence.set(true);
    await again(at([turnOf(2, 30), turnOf(2, 20), turnOf(0, 11), ...before]));
    assert.ok(told.at(-1)! > 0);
    absence.set(false);
  });
});

describe('the window of the chart', () => {
  const tiles = [0, 1, 2, 3].flatMap((y) => [0, 1, 2].map((x) => ({ x, y })));

  it('shows every target as a whole, and moves no more than it has to', () => {
    const box = boxOf([...tiles, { x: 1, y: -1 }], 0.1);
    const camera = { x: 1.5, y: 2, cell: 120 };
    const moved = showingAll(camera, VIEW, box);
    assert.ok(contains(shown(moved, VIEW), box), JSON.stringify(moved));
    assert.equal(showingAll(moved, VIEW, box), moved);
    const near = showingAll({ x: 1.5, y: 2, cell: 60 }, VIEW, boxOf([{ x: 1, y: -3 }], 0));
    assert.equal(near.cell, 60);
    assert.equal(near.x, 1.5);
  });

  it('stays in place over a map that is too large for the window, while the map fills it', () => {
    const phone = { width: 390, height: 370, frame: 20 };
    const box = boxOf(
      [
        { x: -6, y: -6 },
        { x: 6, y: 6 },
      ],
      0,
    );
    const camera = { x: 1, y: -1, cell: 44 };
    assert.deepEqual(showingAll(camera, phone, box), camera);
    const outside = showingAll({ x: 9, y: 0, cell: 44 }, phone, box);
    assert.ok(Math.abs(shown(outside, phone).x1 - box.x1) < 1e-9, JSON.stringify(outside));
  });

  it('needs no miniature while all tiles are in it', () => {
    const scene = makeScene(basic.table);
    const { x0, y0, x1, y1 } = scene.box;
    // The ring of empty cells is outside, the tiles touch the frame.
    const cell = Math.min((VIEW.width - 28) / (x1 - x0 - 2), (VIEW.height - 28) / (y1 - y0 - 2));
    const camera = { x: (x0 + x1) / 2, y: (y0 + y1) / 2, cell };
    assert.equal(needsMiniature(scene, camera, VIEW), false);
    assert.equal(needsMiniature(scene, { ...camera, cell: cell * 1.2 }, VIEW), true);
  });
});

describe('the menu of a cell', () => {
  const preview = (own: number, cost: number): CaballeroPreview =>
    ({ cost, scoreBefore: [3, 5], scoreAfter: [3 + own, 5 - own], returns: [], overflow: 0 }) as unknown as CaballeroPreview;

  const facing = (land: string) => (north: number) => String(landNumber(north, land) || '') || undefined;

  it("shows the best move's points, and its number; the cheapest of equal ones", () => {
    const answers = new Map<string, CaballeroPreview | { rule: string; text: string }>([
      ['cab 0,1 1', { rule: 'EC-3.13', text: 'ties' }],
      ['cab 0,1 2', preview(2, 2)],
      ['cab 0,1 5', preview(6, 5)],
      ['cab 0,1 6', preview(6, 6)],
    ]);
    assert.deepEqual(bestOf([...answers.keys(), 'cab 0,1 7'], answers, 0, facing('N')), { changes: [6, -6], number: '5' });
    assert.equal(bestOf(['cab 0,1 7'], answers, 0, facing('N')), undefined);
  });

  it('names the number that faces land, not the cost of raising a tile or bringing the grande', () => {
    const dear = new Map([['raise 0,1 7', preview(6, 4)]]);
    assert.equal(bestOf([...dear.keys()], dear, 0, facing('E'))?.number, '8');
    const onWater = new Map([['cab 0,1 4', preview(0, 1)]]);
    assert.equal(bestOf([...onWater.keys()], onWater, 0, facing(''))?.number, undefined);
  });

  it('names no grande in the basic game', () => {
    const { table, legal } = basic;
    const scene = makeScene(table);
    const own = table.tiles.find(({ seat }) => seat === table.mover)!;
    const items = possibleAt(scene, moveTree(legal), own);
    const refused = (isExpanded: boolean) =>
      refusedAt(scene, table.mover, items, own, actionsOf(isExpanded)).map(({ action }) => action);
    assert.ok(refused(true).includes('grande'));
    assert.ok(!refused(false).includes('grande'));
  });

  it('opens with the reasons if nothing is possible', async () => {
    const { table, legal } = turn;
    const scene = makeScene(table);
    const far = { x: scene.box.x1 + 2, y: scene.box.y1 + 2 };
    let opened: ReturnType<typeof useCellMenu> | undefined;
    const blamed: number[] = [];
    function Menu() {
      opened = useCellMenu(scene, table.mover, legal, actionsOf(true), (_, x) => void blamed.push(x));
      return null;
    }
    const { again } = await drawn(<Menu />);
    opened!.press({ action: undefined, path: [], sides: '' }, far.x + 0.5, far.y + 0.5);
    await again(<Menu />);
    assert.deepEqual(opened!.open?.items, []);
    assert.deepEqual(
      opened!.open?.attempts.map(({ action }) => action),
      ['area', 'caballero'],
    );
    assert.deepEqual(blamed, []);
  });
});

describe('a turn that is followed', () => {
  it('has a chip for each of its actions', () => {
    const { table } = turn;
    const courts = table.courts.map((court) => ({ ...court, laid: 9 }));
    const done = (rest: Partial<CaballeroTable['turn']>) =>
      turnSoFar({
        ...table,
        courts,
        turn: { ...table.turn, supply: true, areas: 2, tiles: 2, ships: 2, castillos: 2, ...rest },
      }).map(({ text }) => text);
    assert.deepEqual(done({}), []);
    assert.deepEqual(done({ supply: false, areas: 0, tiles: 1 }), ['Supply +3', 'Area tile × 2', 'Caballero']);
  });
});

describe('the end of a scoring show', () => {
  const show = (at: number, again = () => undefined): Show =>
    ({ length: 3, at, isPaused: false, speed: 1, again, step: () => undefined, pause: () => undefined }) as unknown as Show;
  const controls = (at: number, again?: () => undefined) => (
    <ShowControls show={show(at, again)} title="" cause={undefined} head="" text="" sum={<i>sum</i>} onDone={() => undefined} />
  );
  const labels = async (at: number) =>
    (await drawn(controls(at))).page.buttons.map((button) => button.attributes.get('aria-label') ?? button.textContent);

  it('has nothing to pause, and can be shown again', async () => {
    assert.ok((await labels(1)).includes('Pause'));
    const end = await labels(3);
    assert.ok(!end.includes('Pause'));
    assert.ok(end.includes('Show it again'));
    let begun = 0;
    const { page } = await drawn(controls(3, () => void begun++ as undefined));
    await page.buttons.find((button) => button.attributes.get('aria-label') === 'Show it again')!.happens('click');
    assert.equal(begun, 1);
    assert.match(page.textContent, /sum/);
  });

  it("sums up each seat's points and their main source, the best first", async () => {
    const row = (name: string, points: number[]) => ({ name, points }) as unknown as ScoredRow;
    const { page } = await drawn(
      <ScoringSum
        rows={[row('El Pico', [4, 2, 0, 0]), row('Mar Bermejo', [1, 12, 0, 0])]}
        sums={[5, 14, 0, 0]}
        totals={[25, 20, 7, 3]}
        players={PLAYERS}
      />,
    );
    assert.match(page.textContent, /^Teresa \+1412 from Mar Bermejo20You \+54 from El Pico25Diego ±0nothing7/);
  });
});

describe('words', () => {
  const bidding = (mover: number): BiddingTable =>
    ({ order: [0, 1], mover, courts: [0, 1].map(() => ({ laid: 0, cards: [1, 2] })) }) as unknown as BiddingTable;

  it('name the player who is choosing a card', async () => {
    const words = async (mover: number) =>
      (await drawn(<Bids table={bidding(mover)} players={PLAYERS.slice(0, 2)} seat={0} supplyOf={() => 0} plan={[]} />)).page
        .textContent;
    assert.match(await words(0), /Youchoosing/);
    assert.match(await words(1), /Teresachoosing/);
  });

  it('explain by the current player why no card can be played yet', async () => {
    // The reason is at the pressed position.
    Object.assign(document, { body: { getBoundingClientRect: () => ({}) } });
    const reason = async (isAsked: boolean) => {
      const { page } = await drawn(
        <LayCard
          table={bidding(isAsked ? 0 : 1)}
          plan={[]}
          canLay={false}
          isAsked={isAsked}
          onClear={() => undefined}
          onLay={() => undefined}
          onWhyNot={() => undefined}
        />,
      );
      await page.buttons.at(-1)!.happens('click');
      return shownReason.get()?.text;
    };
    assert.equal(await reason(true), 'Choose a card first.');
    assert.notEqual(await reason(false), 'Choose a card first.');
  });

  it('count one caballero as one', async () => {
    const states = actionStates(turn.table, turn.table.mover, moveTree(turn.legal), true);
    const nothing = () => undefined;
    const { page } = await drawn(
      <TurnBar
        states={states}
        active={undefined}
        onAction={nothing}
        canUndo={false}
        onUndo={nothing}
        canEnd={false}
        whyNotEnd=""
        whyNot={{ action: nothing, move: nothing, tile: nothing, place: nothing }}
        ending={{ isAsking: false, losses: [], warnings: [], end: nothing, endByKey: nothing, cancel: nothing }}
      />,
    );
    assert.match(page.textContent, /Castillo1caballero(?!s)/);
    assert.match(page.textContent, /Ship2caballeros/);
  });

  it('have no prompt to turn a tile that looks the same from all sides', () => {
    const prompt = (tile: string, isTouched: boolean) => {
      const held = { selection: { action: 'area', path: [`tile ${tile}`], sides: tile }, targets: [1, 2], heldIndex: 0 };
      const table = { ...turn.table, display: [tile] };
      return promptOf(table, PLAYERS, table.mover, held as unknown as Turn, undefined, isTouched).text;
    };
    assert.match(prompt('LWWW', false), /[Tt]urn/);
    assert.match(prompt('LWWW', true), /[Tt]urn/);
    assert.doesNotMatch(prompt('WWWW', false), /[Tt]urn/);
    assert.doesNotMatch(prompt('WWWW', true), /[Tt]urn/);
  });

  it('are not repeated by bots while there are others', () => {
    const talk = (kind: 'strikes') => ({ kind, seat: 1, line: { ply: 1 } }) as never;
    const said = wordsOf('table', [talk('strikes'), talk('strikes'), talk('strikes')]);
    assert.equal(new Set(said).size, 3);
  });

  it('omit governors in the basic game', () => {
    const kind = { rounds: 7, scorings: [4, 7], tiles: 9 };
    const words = (isExpanded: boolean) => {
      const { list, heading, words } = sourcesOfPoints({ ...kind, isExpanded });
      return [...list.map(({ label }) => label), heading, words([1, 2, 3])].join(' ');
    };
    assert.match(words(true), /governor/);
    assert.doesNotMatch(words(false), /governor/);
  });

  it('show zero points in a neutral colour', async () => {
    const look = async (by: number) =>
      (await drawn(<PointChange by={by}>x</PointChange>)).page
        .all(({ localName }) => localName === 'em')[0]!
        .attributes.get('class');
    const [none, loss, gain] = [await look(0), await look(-1), await look(1)];
    assert.equal(new Set([none, loss, gain]).size, 3);
  });

  it('offer governors and grandes in the expanded game only', () => {
    const names = (isExpanded: boolean) =>
      actionStates(turn.table, turn.table.mover, moveTree([]), isExpanded).map(({ action }) => action);
    assert.ok(names(true).includes('governor'));
    assert.ok(!names(false).some((action) => action === 'governor' || action === 'grande'));
  });
});

describe('the final page', () => {
  it('shows the most points from one region, and the evictions, once the whole log is loaded', () => {
    const evicted = { text: { key: 'effect.el-caballero.evicted', slots: {} }, hurts: [2], helps: [] };
    const line = (ply: number, seat: number, effects = [evicted]) => ({ ply, seat, effects }) as unknown as LogLine;
    const sheets = [{ ply: 9, scoring: {}, sheet: [], table: basic.table }] as unknown as Sheet[];
    assert.deepEqual(factsOf(sheets, [line(2, 1)], PLAYERS), []);
    assert.deepEqual(factsOf(sheets, [line(1, 1), line(2, 1), line(3, 0), line(4, 2)], PLAYERS), [
      'Opponents’ tiles evicted: Teresa 2, You 1.',
    ]);
  });

  it('has no pictures before the whole log is loaded', async () => {
    const told: number[] = [];
    function Told({ log }: { log: readonly LogLine[] }) {
      told.push(useKeyMoments('x', log, PLAYERS, undefined).length);
      return null;
    }
    const asked: string[] = [];
    const grouped = (log: readonly LogLine[]) => {
      asked.push('grouped');
      return log.map((line) => [line]);
    };
    const parts = { moments: { grouped, kindOf: () => 'gain', tell: () => ({}) } };
    await drawn(
      <ScreensContext.Provider value={{ replay: parts } as unknown as GameScreens}>
        <Told log={[{ ply: 40, seat: 1, move: 'area', effects: [], points: [9, 0], scorings: [] } as unknown as LogLine]} />
      </ScreensContext.Provider>,
    );
    assert.deepEqual(told.at(-1), 0);
    assert.deepEqual(asked, []);
  });

  it('are shared with the names of all players, the reader too', () => {
    const others = withNames(PLAYERS);
    const ranked = [{ seat: 0, total: 57, rank: 0 }];
    assert.match(resultWords(ranked, PLAYERS), /^You /);
    assert.match(resultWords(ranked, others), /^Ana /);
  });
});
