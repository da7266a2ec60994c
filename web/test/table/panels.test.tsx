import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { MovePreview } from '../../src/games/grande/actions/MovePreview';
import type { Turn } from '../../src/games/grande/actions/use-turn';
import { replay as grandeReplay } from '../../src/games/grande/replay/replay';
import { MoveList } from '../../src/games/grande/screen/MoveList';
import { screens as grandeScreens } from '../../src/games/grande/screens';
import type { LiveTable } from '../../src/net/live';
import { PlayFromHere, wishedSeats } from '../../src/pages/replay/PlayFromHere';
import { replayTitle } from '../../src/pages/replay/ReplayBar';
import { ScoreSheets } from '../../src/pages/replay/ScoreSheets';
import { Account } from '../../src/pages/settings/Account';
import type { GrandeTable, Me, Moment, PlayView, ReplayView, TableView, Welcome } from '../../src/protocol/types';
import { Hand } from '../../src/table/cards/Hand';
import { FollowBar } from '../../src/table/follow/FollowBar';
import { FollowContext, NOT_FOLLOWING } from '../../src/table/follow/follow';
import { HandOver } from '../../src/table/frame/HandOver';
import type { Panes } from '../../src/table/frame/panes';
import { SideLists } from '../../src/table/frame/SideLists';
import { type GameScreens, ScreensContext } from '../../src/table/game';
import { HelpDialog } from '../../src/table/help/HelpDialog';
import { usePlan } from '../../src/table/live/use-plan';
import { Recap } from '../../src/table/log/Recap';
import type { RecapLine } from '../../src/table/log/recap-lines';
import type { LogEntry, Player, SheetRow } from '../../src/table/people/types';
import { ScoreSheet } from '../../src/table/scoring/ScoreSheet';
import { TableContext, type TableState } from '../../src/table/table-state';
import { me, welcome } from '../../src/ui/state/session';
import grande from '../fixtures/grande.json';
import { bidding } from '../support/fixture';
import { drawn } from '../support/page';

const PLAYERS = ['Ana', 'Teresa', 'Diego'].map((name, seat) => ({ name, isYou: seat === 0, persona: '' }) as Player);

afterEach(() => {
  me.set(undefined);
  welcome.set(undefined);
});

function line(seat: number, plies: readonly number[]): RecapLine<string> {
  return {
    seat,
    from: plies[0]!,
    to: plies.at(-1)!,
    effects: [],
    yours: 0,
    theirs: 0,
    where: [],
    actions: plies.map((ply) => ({ ply, where: [`place ${ply}`] })),
  };
}

test('step by step, you can continue only after an action', async () => {
  const next = async (behind: number) => {
    const { page } = await drawn(
      <FollowContext.Provider value={{ ...NOT_FOLLOWING, pace: 'steps', behind }}>
        <FollowBar players={PLAYERS} seat={1} isSpectator={false} />
      </FollowContext.Provider>,
    );
    return page.buttons
      .find(({ attributes }) => attributes.get('aria-keyshortcuts') === 'Space')
      ?.attributes.get('aria-disabled');
  };
  assert.equal(await next(0), 'true');
  assert.equal(await next(2), 'false');
});

test('a recap shows the points if scored now and before, or the difference', async () => {
  const words = async (yours: number, scored?: number) => {
    const { page } = await drawn(
      <Recap
        lines={[{ ...line(1, [11]), yours }]}
        players={PLAYERS}
        isBidding={false}
        isBack={false}
        scored={scored}
        onLight={() => undefined}
        onClose={() => undefined}
      />,
    );
    return page.textContent;
  };
  assert.match(await words(-6, 14), /for you: 20 → 14/);
  assert.match(await words(-6), /for you: −6/);
  assert.match(await words(0, 14), /for you: ±0/);
});

test('the strip of a recap has a numbered mark for every action in the order of play, which lights it and plays it back', async () => {
  const lit: string[] = [];
  const played: number[] = [];
  const playBack = (from: number, to: number) => void played.push(from, to);
  const { page } = await drawn(
    <FollowContext.Provider value={{ ...NOT_FOLLOWING, playBack }}>
      <Recap
        lines={[line(2, [14, 15]), line(1, [11, 12])]}
        players={PLAYERS}
        isBidding={false}
        isBack
        onLight={(where) => lit.push(where.join())}
        onClose={() => undefined}
      />
    </FollowContext.Provider>,
  );
  const marks = page.buttons.filter((button) => /^\d+$/.test(button.textContent));
  assert.deepEqual(
    marks.map(({ textContent }) => textContent),
    ['1', '2', '3', '4'],
  );
  await marks[2]!.happens('mouseenter');
  await marks[2]!.happens('mouseleave');
  assert.deepEqual(lit, ['place 14', '']);
  await marks[0]!.happens('click');
  assert.deepEqual(played, [11, 11]);
});

test('a line of the log is played back on the map of the table; only its link leads to the replay', async () => {
  const done: string[] = [];
  const action = { id: '17', icon: undefined, text: 'Area tile at 1E 0', effects: [], points: [], where: [], time: '' };
  const turn = { kind: 'turn', id: '17', seat: 1, card: 4, isNew: false, net: 0, actions: [action] } as LogEntry<string>;
  const panes = {
    list: 'log',
    show: (pane: string) => done.push(`show ${pane}`),
    setDrawerOpen: (isOpen: boolean) => done.push(`drawer ${isOpen}`),
  } as unknown as Panes<'regions'>;
  const state = {
    players: PLAYERS,
    chat: [],
    unread: 0,
    isSpectator: false,
    openLog: (id: string) => done.push(`replay ${id}`),
  } as unknown as TableState;
  const { page } = await drawn(
    <FollowContext.Provider value={{ ...NOT_FOLLOWING, playBack: (from, to) => void done.push(`play ${from} to ${to}`) }}>
      <TableContext.Provider value={state}>
        <SideLists panes={panes} log={[turn]} own={[]} onLight={() => undefined} />
      </TableContext.Provider>
    </FollowContext.Provider>,
  );
  const button = (name: RegExp) =>
    page.buttons.find((each) => name.test(each.textContent + (each.attributes.get('aria-label') ?? '')))!;
  await button(/Area tile/).happens('click');
  assert.deepEqual(done, ['show table', 'drawer false', 'play 17 to 17']);
  await button(/replay/).happens('click');
  assert.equal(done.at(-1), 'replay 17');
});

test('a recap of one action has no strip', async () => {
  const { page } = await drawn(
    <Recap
      lines={[line(1, [11])]}
      players={PLAYERS}
      isBidding={false}
      isBack
      onLight={() => undefined}
      onClose={() => undefined}
    />,
  );
  assert.deepEqual(
    page.buttons.filter((button) => /^\d+$/.test(button.textContent)),
    [],
  );
});

test('a score sheet scrolls to the row that is being scored', async () => {
  const names = PLAYERS.map(({ name }) => name);
  const sheet = (at: number) => {
    const rows = [0, 1, 2].map(
      (row): SheetRow => ({
        id: String(row),
        icon: 'flag',
        name: `Region ${row}`,
        value: row,
        points: [row, 0, 0],
        state: row === at ? 'current' : 'next',
      }),
    );
    return <ScoreSheet title="" note="" names={names} rows={rows} sums={[0, 0, 0]} totals={[0, 0, 0]} />;
  };
  const { page, again } = await drawn(sheet(0));
  await again(sheet(1));
  const [body] = page.all(({ localName }) => localName === 'tbody');
  assert.deepEqual(
    body!.rows.map(({ broughtIntoView }) => broughtIntoView),
    [1, 1, 0],
  );
});

test('no two scorings of a replay have the same name, even in one round', async () => {
  const scorings = [
    { round: 1, cause: 'scoreOne' },
    { round: 1, cause: 'scoreFours' },
    { round: 3, cause: 'general' },
    { round: 3, cause: 'scoreCastillo' },
  ];
  const { table } = grande;
  const replay = {
    names: PLAYERS.map(({ name }) => name),
    sheets: scorings.map((scoring, i) => ({ scoring: { ...scoring, points: [0, 0, 0] }, ply: i, table, sheet: [] })),
  } as unknown as ReplayView;
  const { page } = await drawn(
    <ScreensContext.Provider value={{ replay: grandeReplay } as unknown as GameScreens}>
      <ScoreSheets replay={replay} moment={undefined} ply={9} />
    </ScreensContext.Provider>,
  );
  const choices = [
    ...page.all(({ localName }) => localName === 'option'),
    ...page.all(({ localName }) => localName === 'label'),
    ...page.buttons,
  ].map(({ textContent }) => textContent);
  assert.equal(choices.length, scorings.length);
  assert.equal(new Set(choices).size, scorings.length, choices.join());
});

/** The taken seats of a table that begins from a position in which the first seat is to move. */
async function seatsFor(name: string): Promise<(string | undefined)[]> {
  me.set({ name } as Me);
  welcome.set({ bots: ['squire', 'knight'] } as unknown as Welcome);
  const replay = { id: 'r', game: 'el-grande', names: PLAYERS.map((player) => player.name) } as unknown as ReplayView;
  const { page } = await drawn(
    <PlayFromHere replay={replay} from={{ ply: 7, movers: [0] } as unknown as Moment} onClose={() => undefined} />,
  );
  return page.all(({ localName }) => localName === 'select').map((select) => select.attributes.get('value'));
}

test('playing from a position gives players their own seat, and others that of the mover', async () => {
  assert.deepEqual(await seatsFor('Diego'), ['bot knight', 'bot knight', 'me']);
  assert.deepEqual(await seatsFor('Lola'), ['me', 'bot knight', 'bot knight']);
});

test('playing from a position leaves the bots in their seats', () => {
  const replay = { names: ['Ana', 'Teresa', 'Bartolomé'], personas: ['', 'teresa', 'bartolome'] };
  assert.deepEqual(wishedSeats(['bot knight', 'me', 'bot champion'], replay), [
    { kind: 'bot', bot: 'knight' },
    { kind: 'me' },
    { kind: 'bot', bot: 'champion', persona: 'bartolome' },
  ]);
});

test('the list of moves counts cards by their numbers', async () => {
  const { page } = await drawn(
    <MoveList
      table={grande.table as unknown as GrandeTable}
      players={PLAYERS}
      legal={['power 1', 'power 10', 'power 13', 'power 2']}
      isVisible
      onMove={() => undefined}
    />,
  );
  assert.deepEqual(
    page.buttons.map(({ textContent }) => Number(/\d+/.exec(textContent)![0])),
    [1, 2, 10, 13],
  );
});

test('the list of moves names scoreboards by their values', async () => {
  const regions = ['Gal', 'Bas', 'Old', 'Ara', 'Cat', 'New', 'Val'];
  const { page } = await drawn(
    <MoveList
      table={grande.table as unknown as GrandeTable}
      players={PLAYERS}
      legal={['high', 'low'].flatMap((board) => regions.map((code) => `board ${board} ${code}`))}
      isVisible
      onMove={() => undefined}
    />,
  );
  assert.deepEqual(
    page.buttons.map(({ textContent }) => textContent),
    ['8 / 4 / 0', '4 / 0 / 0'],
  );
});

test('a card is planned while others choose, and until it is played', async () => {
  const { table, seat } = bidding;
  const labels = async (mover: number, isPlanComing = false) => {
    const { page } = await drawn(
      <Hand
        table={{ ...table, mover }}
        seat={seat}
        supplyOf={() => 1}
        plan={table.courts[seat]!.hand.slice(0, 1)}
        isPlanComing={isPlanComing}
        onToggle={() => undefined}
        onWhyNot={() => undefined}
      />,
    );
    return page.all(({ localName }) => localName === 'em').map(({ textContent }) => textContent);
  };
  assert.deepEqual(await labels((seat + 1) % 4), ['plan']);
  assert.deepEqual(await labels(seat), []);
  assert.deepEqual(await labels(seat, true), ['plan']);
});

test('the next player at a device sees the reason, and may leave the game for later', async () => {
  const { page } = await drawn(<HandOver seat={1} name="Teresa" onReady={() => undefined} />);
  assert.match(page.textContent, /that the others must not see/);
  assert.equal(page.all(({ localName }) => localName === 'a').length, 1);
});

test('the help begins with the keys, not with the many symbols', async () => {
  const { page } = await drawn(
    <ScreensContext.Provider value={grandeScreens}>
      <HelpDialog game="el-grande" onClose={() => undefined} />
    </ScreensContext.Provider>,
  );
  const headings = page.all(({ localName }) => localName === 'h3').map(({ textContent }) => textContent);
  assert.deepEqual(headings, ['Keys', 'Symbols']);
});

test('a password that is too short shows that during typing', async () => {
  me.set({ name: 'Ana', account: false } as unknown as Me);
  const { page } = await drawn(<Account />);
  const [field] = page.all((element) => element.attributes.get('type') === 'password');
  await field!.write('toledo');
  assert.match(page.textContent, /Still too short: 2 more characters/);
  await field!.write('toledo 1085');
  assert.doesNotMatch(page.textContent, /too short/);
});

test('a replay has the name of its table', () => {
  const replay = { name: null, game: 'el-grande' } as ReplayView;
  assert.equal(replayTitle({ ...replay, name: 'Friday' }), `Friday, ${replayTitle(replay)}`);
});

test("a card chosen in the person's own turn is not planned any more once it is played", async () => {
  const planner = (movers: number[]) => (
    <ScreensContext.Provider value={grandeScreens}>
      <Planner movers={movers} />
    </ScreensContext.Provider>
  );
  function Planner({ movers }: { movers: number[] }) {
    const play = { seat: 0, round: 3, plan: [] as string[], movers, obliged: movers } as unknown as PlayView;
    const { cards, planAhead } = usePlan({} as TableView, play, {} as LiveTable, false, { attempt: () => undefined } as never);
    return (
      <button type="button" onClick={() => planAhead([7])}>
        {cards.join()}
      </button>
    );
  }
  const { page, again } = await drawn(planner([0]));
  await page.buttons[0]!.happens('click');
  assert.equal(page.buttons[0]!.textContent, '7');
  await again(planner([1]));
  assert.equal(page.buttons[0]!.textContent, '');
  await page.buttons[0]!.happens('click');
  assert.equal(page.buttons[0]!.textContent, '7');
});

test('the button that sets a scoreboard says which one and where', async () => {
  const turn = {
    selection: { kind: 'board', path: ['high', 'Gal'] },
    ready: 'board high Gal',
    chosen: 'Gal',
    owners: [],
    count: 1,
  } as unknown as Turn;
  const { page } = await drawn(
    <MovePreview table={grande.table as unknown as GrandeTable} players={[]} turn={turn} isSent={false} most={1} />,
  );
  assert.match(page.textContent, /Set 8 \/ 4 \/ 0 in Galicia/);
});
