import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { Refused, TakenBack, Unreachable } from '../../src/net/api';
import { sharing } from '../../src/net/changes';
import { LiveTable } from '../../src/net/live';
import type { Outside } from '../../src/net/live-state';
import { MovePredictor, type Predicting, type PredictionWorker, stepsTo } from '../../src/net/move-predictor';
import { predicted, type Step } from '../../src/net/sent-moves';
import type { Done, Frame, MoveRequest, PlayView, TableView } from '../../src/protocol/types';
import { holdTimeouts, pass, releaseTimeouts } from './timeouts';

/* Moves that are shown before the server has answered: a board is the list of the moves played there. */

const settle = () => new Promise((resolve) => setImmediate(resolve));

let opened: LiveTable[] = [];

afterEach(() => {
  releaseTimeouts();
  for (const live of opened) {
    live.close();
  }
  opened = [];
});

/** The game after some moves, all of them of seat 0. */
function game(moves: readonly string[], seat = 0): PlayView {
  const log = moves.map((move, i) => ({ ply: i + 1, seat: move.startsWith('their') ? 1 : 0, move, at: 1, text: { key: 'x' } }));
  const table = { board: [...moves] };
  return {
    seat,
    movers: [0],
    moves: moves.length,
    log,
    table,
    legal: ['a', 'b', 'c'],
    readiness: 'wait',
  } as unknown as PlayView;
}

function view(moves: readonly string[], { number = moves.length + 1, version = moves.length, chat = 0 } = {}): TableView {
  const around = { id: 'T', phase: 'playing', yours: [0], seats: [], hold: null, gallery: 0, now: 1000 };
  return { ...around, number, version, chat, play: game(moves) } as unknown as TableView;
}

class FakeSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  close() {}
  send() {}
}

interface Request {
  move: MoveRequest;
  answer: (done: Done) => void;
  refuse: (error: Error) => void;
}

/** A live table whose server answers on command, and a predictor that knows every game. */
async function setUp(over: Partial<Outside> = {}, knows = true) {
  const requests: Request[] = [];
  const sockets: FakeSocket[] = [];
  const asked: string[] = [];
  const frames: (() => void)[] = [];
  const outside = {
    table: () => Promise.resolve(view([])),
    chat: () => Promise.resolve([]),
    spectatorChat: () => Promise.resolve([]),
    move: (_id: string, move: MoveRequest) =>
      new Promise<Done>((answer, refuse) => {
        requests.push({ move, answer, refuse });
      }),
    whatIf: (_id: string, _seat: number, moves: string[]) => {
      asked.push(...moves);
      return Promise.resolve({ version: 1, moves: moves.map((move) => ({ move, preview: {}, problem: null })) });
    },
    connect: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    now: () => 1000,
    isOnline: () => true,
    afterFrame: (work: () => void) => frames.push(work),
    nextTask: () => Promise.resolve(),
    ...over,
  } as unknown as Outside;
  const predictor: Predicting = {
    follow: () => undefined,
    play: ({ play }: TableView, before: readonly Step[], seat: number, move: string) => {
      const moves = [...play!.log.map((line) => line.move), ...before.map((step) => step.move), move];
      return Promise.resolve(knows ? game(moves, seat) : undefined);
    },
    whatIf: () => Promise.resolve(undefined),
    dangers: () => Promise.resolve(undefined),
  };
  const live = new LiveTable('T', outside, predictor);
  opened.push(live);
  await live.open();
  sockets[0]!.onopen!();
  const say = (frame: Partial<Frame>) => sockets.at(-1)!.onmessage!({ data: JSON.stringify(frame) });
  const board = () => (live.state.get().table!.play!.table as unknown as { board: string[] }).board.join(' ');
  const boards = [board()];
  live.state.subscribe(() => board() !== boards.at(-1) && boards.push(board()));
  /** The prepared next move on the map, and the move that the map shows first. */
  const { next, isMade } = live.moves.first;
  const drawn = () => (next.get()?.table as { board: string[] } | undefined)?.board.join(' ');
  const first = () => (isMade.get() ? drawn() : undefined);
  /** Draws a frame. */
  const frame = async () => {
    frames.shift()!();
    await settle();
  };
  return { live, requests, sockets, say, asked, boards, board, first, drawn, frame };
}

function problem(status: number, table: TableView | null): Refused {
  return new Refused(status, { rule: '', text: { key: 'x', slots: {} }, english: 'no', table });
}

test('a predicted move is shown at once and confirmed by the same objects', async () => {
  const { live, requests, say, boards } = await setUp();
  const played = live.moves.move(0, 'a');
  await settle();
  const shown = live.state.get().table!;
  assert.deepEqual([shown.version, shown.play!.moves, live.state.get().sending], [1, 1, undefined]);
  say({ type: 'table', table: view(['a']) });
  assert.equal(live.state.get().table!.play!.table, shown.play!.table, 'nothing is drawn or moved twice');
  assert.equal(live.state.get().table!.play!.legal, shown.play!.legal);
  requests[0]!.answer({ version: 1, table: null });
  await played;
  assert.deepEqual(boards, ['', 'a']);
});

test('moves that are only tried are shown and not sent, until they are played', async () => {
  const { live, requests, board } = await setUp();
  const { moves } = live;
  assert.ok(moves.canTry(0));
  moves.startTrial();
  await moves.move(0, 'a');
  await moves.move(0, 'b');
  await settle();
  assert.equal(board(), 'a b');
  assert.deepEqual(moves.trial.get(), { moves: 2, isStuck: false });
  assert.equal(requests.length, 0);

  await moves.undo(0);
  assert.equal(board(), 'a');
  moves.discardTrial();
  assert.equal(board(), '');
  assert.equal(moves.trial.get(), undefined);

  moves.startTrial();
  await moves.move(0, 'b');
  const played = moves.playTrial();
  assert.equal(board(), 'b');
  await settle();
  assert.deepEqual(
    requests.map(({ move }) => move.move),
    ['b'],
  );
  requests[0]!.answer({ version: 1, table: view(['b']) } as Done);
  await played;
  assert.equal(board(), 'b');
});

test('a move whose result is unknown is not tried, and a game that goes on ends the trial', async () => {
  const blind = await setUp({}, false);
  blind.live.moves.startTrial();
  await blind.live.moves.move(0, 'a');
  assert.deepEqual(blind.live.moves.trial.get(), { moves: 0, isStuck: true });
  assert.equal(blind.requests.length, 0);

  const { live, board, say } = await setUp();
  live.moves.startTrial();
  await live.moves.move(0, 'a');
  say({ table: view(['their move']) });
  await settle();
  assert.equal(live.moves.trial.get(), undefined);
  assert.equal(board(), 'their move');
});

test('without a prediction the page says that the move has been sent', async () => {
  const { live, requests, boards } = await setUp({}, false);
  const played = live.moves.move(0, 'a');
  await settle();
  assert.equal(live.state.get().sending, 'a');
  requests[0]!.answer({ version: 1, table: view(['a']) });
  await played;
  assert.equal(live.state.get().sending, undefined);
  assert.deepEqual(boards, ['', 'a']);
});

test('a frame that arrives meanwhile does not restore the old position', async () => {
  const { live, requests, say, boards } = await setUp();
  const played = live.moves.move(0, 'a');
  await settle();
  say({ type: 'table', table: view([], { number: 5, chat: 0 }) });
  assert.equal(live.state.get().table!.number, 5);
  requests[0]!.answer({ version: 1, table: { ...view(['a']), number: 6 } });
  await played;
  assert.deepEqual(boards, ['', 'a']);
});

test("the server's table wins over a different prediction", async () => {
  const { live, say } = await setUp();
  void live.moves.move(0, 'a');
  await settle();
  const true1 = view(['a']);
  say({ type: 'table', table: { ...true1, play: { ...true1.play!, table: { board: ['other'] } as never } } });
  assert.deepEqual(live.state.get().table!.play!.table, { board: ['other'] });
});

test('several quick moves are sent one after the other, each shown at once', async () => {
  const { live, requests, say, boards } = await setUp();
  const first = live.moves.move(0, 'a');
  await settle();
  const second = live.moves.move(0, 'b');
  await settle();
  assert.deepEqual(boards, ['', 'a', 'a b']);
  assert.equal(requests.length, 1, 'the second waits for the first');
  say({ type: 'table', table: view(['a']) });
  requests[0]!.answer({ version: 1, table: null });
  await first;
  await settle();
  assert.deepEqual([requests[1]!.move.move, requests[1]!.move.version], ['b', 1]);
  requests[1]!.answer({ version: 2, table: view(['a', 'b']) });
  await second;
  assert.deepEqual(boards, ['', 'a', 'a b']);
});

test('several moves together are all shown at once, and sent one after the other', async () => {
  const { live, requests, boards } = await setUp();
  const played = live.moves.move(0, 'a', 'b', 'b');
  await settle();
  assert.deepEqual(boards, ['', 'a', 'a b', 'a b b']);
  assert.deepEqual([requests.length, live.state.get().sending], [1, undefined]);
  requests[0]!.answer({ version: 1, table: view(['a']) });
  await settle();
  requests[1]!.answer({ version: 2, table: view(['a', 'b']) });
  await settle();
  requests[2]!.answer({ version: 3, table: view(['a', 'b', 'b']) });
  await played;
  assert.deepEqual(boards, ['', 'a', 'a b', 'a b b']);
});

test('several moves without predictions are sent one after the other, and the page names the current one', async () => {
  const { live, requests, boards } = await setUp({}, false);
  const played = live.moves.move(0, 'a', 'b');
  await settle();
  assert.deepEqual([requests.length, live.state.get().sending], [1, 'a']);
  requests[0]!.answer({ version: 1, table: view(['a']) });
  await settle();
  assert.deepEqual([requests[1]!.move.version, live.state.get().sending], [1, 'b']);
  requests[1]!.answer({ version: 2, table: view(['a', 'b']) });
  await played;
  assert.equal(live.state.get().sending, undefined);
  assert.deepEqual(boards, ['', 'a', 'a b']);
});

test('several moves stop at one that is no longer legal, and at a refusal', async () => {
  const { live, requests } = await setUp({}, false);
  const played = live.moves.move(0, 'a', 'b', 'c');
  await settle();
  const after = view(['a']);
  requests[0]!.answer({ version: 1, table: { ...after, play: { ...after.play!, legal: ['c'] } } });
  await played;
  assert.deepEqual([requests.length, live.state.get().sending], [1, undefined]);
  const refused = live.moves.move(0, 'c', 'c');
  await settle();
  requests[1]!.refuse(problem(422, null));
  await assert.rejects(refused, Refused);
  await settle();
  assert.deepEqual([requests.length, live.state.get().sending], [2, undefined]);
});

test('a refused move is taken back with all later ones', async () => {
  const { live, requests, boards } = await setUp();
  const first = live.moves.move(0, 'a');
  await settle();
  const second = live.moves.move(0, 'b');
  await settle();
  requests[0]!.refuse(problem(422, view([], { number: 2 })));
  await assert.rejects(first, (error) => error instanceof TakenBack && error.reason instanceof Refused);
  await second;
  assert.equal(requests.length, 1, 'the second is not sent');
  assert.equal(live.state.get().sending, undefined);
  assert.deepEqual(boards, ['', 'a', 'a b', '']);
});

test('a refused move without a prediction changes nothing', async () => {
  const { live, requests } = await setUp({}, false);
  const played = live.moves.move(0, 'a');
  await settle();
  requests[0]!.refuse(problem(422, null));
  await assert.rejects(played, Refused);
});

test('if another player has moved first, that is shown, and the move is taken back', async () => {
  const { live, requests, say, boards } = await setUp();
  const played = live.moves.move(0, 'a');
  await settle();
  say({ type: 'table', table: view(['theirs']) });
  assert.equal(live.state.get().table!.version, 1);
  const fresh = view(['theirs']);
  requests[0]!.refuse(problem(409, { ...fresh, play: { ...fresh.play!, legal: [] } }));
  await assert.rejects(played, TakenBack);
  assert.deepEqual(boards, ['', 'a', 'theirs']);
});

test('a table that has changed after the move is shown as it is', async () => {
  const { live, requests, say, boards } = await setUp();
  const played = live.moves.move(0, 'a');
  await settle();
  say({ type: 'table', table: view(['a', 'theirs']) });
  requests[0]!.answer({ version: 1, table: null });
  await played;
  assert.deepEqual(boards, ['', 'a', 'a theirs']);
});

test('a lost connection keeps predictions until the server has answered', async () => {
  holdTimeouts();
  const { live, requests, sockets, boards } = await setUp();
  const played = live.moves.move(0, 'a');
  await settle();
  sockets[0]!.onclose!({ code: 1006 });
  requests[0]!.refuse(new Unreachable('lost'));
  for (let i = 0; i < 3; i++) {
    await settle();
    pass(1000);
  }
  await settle();
  assert.equal(sockets.length, 2, 'connected again, with a table that does not know the move');
  assert.deepEqual(boards, ['', 'a']);
  assert.equal(requests[1]!.move.id, requests[0]!.move.id);
  requests[1]!.answer({ version: 1, table: view(['a']) });
  await played;
  assert.deepEqual(boards, ['', 'a']);
});

test('without any answer, the move is taken back', async () => {
  holdTimeouts();
  const { live, requests, boards } = await setUp();
  const played = assert.rejects(live.moves.move(0, 'a'), TakenBack);
  for (let i = 0; i < 7; i++) {
    await settle();
    requests.at(-1)!.refuse(new Unreachable('lost'));
    await settle();
    pass(30_000);
  }
  await played;
  assert.deepEqual(boards, ['', 'a', '']);
});

test('the server is asked about the shown table only once it has it', async () => {
  const { live, requests, say, asked } = await setUp();
  const played = live.moves.move(0, 'a');
  await settle();
  const previews = live.moves.whatIf(0, ['b'], 1);
  await settle();
  assert.deepEqual(asked, []);
  say({ type: 'table', table: view(['a']) });
  requests[0]!.answer({ version: 1, table: null });
  await Promise.all([played, previews]);
  assert.deepEqual(asked, ['b']);
});

test('a predicted move is on the map before any waiting, and the whole table follows after the frame', async () => {
  const { live, requests, say, boards, first, frame } = await setUp();
  live.moves.predict(0, ['a']);
  await settle();
  assert.equal(first(), undefined, 'nothing is shown that has not been played');
  const played = live.moves.move(0, 'a');
  assert.deepEqual([first(), ...boards], ['a', '']);
  await frame();
  assert.deepEqual([first(), ...boards], [undefined, '', 'a']);
  const shown = live.state.get().table!.play!.table;
  say({ type: 'table', table: view(['a']) });
  assert.equal(live.state.get().table!.play!.table, shown, 'nothing is drawn twice');
  requests[0]!.answer({ version: 1, table: null });
  await played;
  assert.deepEqual(boards, ['', 'a']);
});

test('several predicted moves are on the map together', async () => {
  const { live, boards, first, frame } = await setUp();
  live.moves.predict(0, ['a', 'a']);
  await settle();
  void live.moves.move(0, 'a', 'a');
  assert.equal(first(), 'a a');
  await frame();
  assert.deepEqual(boards, ['', 'a a']);
});

test('moves that were not predicted in this position are not on the map at once', async () => {
  const { live, say, first } = await setUp();
  live.moves.predict(0, ['a']);
  await settle();
  say({ type: 'table', table: view(['theirs']) });
  void live.moves.move(0, 'a');
  assert.equal(first(), undefined);
  const other = await setUp();
  other.live.moves.predict(0, ['a']);
  await settle();
  void other.live.moves.move(0, 'b');
  assert.equal(other.first(), undefined);
});

test('a prediction made while another move was being sent is known once that is confirmed', async () => {
  const { live, requests, say, first, frame } = await setUp();
  live.moves.predict(0, ['a']);
  await settle();
  const played = live.moves.move(0, 'a');
  await frame();
  live.moves.predict(0, ['b']);
  await settle();
  say({ type: 'table', table: view(['a']) });
  requests[0]!.answer({ version: 1, table: null });
  await played;
  void live.moves.move(0, 'b');
  assert.equal(first(), 'a b');
});

test('frames of the server wait until the move is on the screen', async () => {
  const { live, say, boards, first, frame } = await setUp();
  live.moves.predict(0, ['a']);
  await settle();
  void live.moves.move(0, 'a');
  say({ type: 'table', table: view(['a', 'theirs']) });
  await settle();
  assert.deepEqual([first(), ...boards], ['a', '']);
  await frame();
  assert.deepEqual([first(), ...boards], [undefined, '', 'a', 'a theirs']);
});

test('a double click plays one move', async () => {
  const { live, requests, frame } = await setUp();
  live.moves.predict(0, ['a']);
  await settle();
  void live.moves.move(0, 'a');
  void live.moves.move(0, 'a');
  await settle();
  await frame();
  assert.equal(requests.length, 1);
  requests[0]!.answer({ version: 1, table: view(['a']) });
  await settle();
  assert.equal(requests.length, 1);
});

test('a move that the map shows first is sent after that frame, and disappears everywhere if it is refused', async () => {
  const { live, requests, boards, first, frame } = await setUp();
  live.moves.predict(0, ['a']);
  await settle();
  const refused = assert.rejects(live.moves.move(0, 'a'), TakenBack);
  await settle();
  assert.deepEqual([requests.length, first()], [0, 'a']);
  await frame();
  assert.equal(requests.length, 1);
  requests[0]!.refuse(problem(422, null));
  await refused;
  assert.deepEqual([first(), ...boards], [undefined, '', 'a', '']);
});

test('the map draws the previewed move during its preview, and the table stays as it is', async () => {
  const { live, say, drawn, first } = await setUp();
  live.moves.predict(0, ['a']);
  assert.equal(drawn(), undefined, 'it is not known yet');
  await settle();
  assert.deepEqual([drawn(), first()], ['a', undefined]);
  say({ type: 'table', table: view([], { number: 5 }) });
  assert.equal(drawn(), 'a', 'the game is the same');
  live.moves.predict(0, ['b']);
  assert.equal(drawn(), undefined);
  await settle();
  assert.equal(drawn(), 'b');
  live.moves.predict(0, []);
  assert.equal(drawn(), undefined);
  live.moves.predict(0, ['b']);
  assert.equal(drawn(), 'b', 'it is still known');
  say({ type: 'table', table: view(['theirs'], { number: 6 }) });
  assert.equal(drawn(), undefined);
});

test('if another seat of the same person comes next, the server chooses the view', () => {
  const sent = [{ id: 'm', seat: 0, move: 'a', play: undefined, wasShown: false }];
  const next = { ...game(['a']), movers: [1] };
  assert.equal(predicted({ ...view([]), yours: [0, 1] }, sent, 'm', next), sent);
  assert.notEqual(predicted(view([]), sent, 'm', next), sent);
});

test('equal parts stay the same objects, and changed ones are new', () => {
  const old = { same: { list: [1, 2] }, other: [{ a: 1 }, { a: 2 }] };
  const shared = sharing(old, { same: { list: [1, 2] }, other: [{ a: 1 }, { a: 3 }] });
  assert.deepEqual(shared, { same: { list: [1, 2] }, other: [{ a: 1 }, { a: 3 }] });
  assert.equal(shared.same, old.same);
  assert.equal(shared.other[0], old.other[0]);
  assert.ok(Array.isArray(sharing({ 0: 1 }, [1])));
  assert.deepEqual(sharing([1, 2, 3], [1]), [1]);
});

test('the moves since a record come from the log, but not from tables with undone or secret moves', () => {
  const known = { version: 1, moves: 1, since: [] };
  assert.deepEqual(stepsTo(known, view(['a', 'b', 'their c'])), [
    { seat: 0, move: 'b' },
    { seat: 1, move: 'their c' },
  ]);
  assert.equal(stepsTo(known, view(['a', 'b'], { version: 4 })), undefined, 'taken back and played again');
  assert.equal(stepsTo(known, view([])), undefined);
  assert.equal(stepsTo(known, view(['a', ''])), undefined, 'still secret');
});

test('the worker is loaded when the page is idle, follows the game, and loads the record again after a reveal', async () => {
  const calls: string[] = [];
  let isStale = false;
  const worker: PredictionWorker = {
    call: (_name, _method, path, body) => {
      calls.push(`${path} ${(body as { since?: Step[] }).since?.length ?? ''}`.trim());
      const isRefused = isStale && path !== 'sights/T';
      return Promise.resolve({ status: isRefused ? 409 : 200, body: { play: game(['a', 'b']) } });
    },
  };
  const idle: (() => void)[] = [];
  let moves = 0;
  const predictor = new MovePredictor('T', {
    sight: () => Promise.resolve({ version: moves, moves, record: '{}' }),
    worker: () => Promise.resolve(worker),
    whenIdle: (work) => idle.push(work),
  });
  predictor.follow(view([]));
  assert.equal(await predictor.play(view([]), [], 0, 'a'), undefined, 'nothing waits for it');
  idle[0]!();
  await settle();
  assert.deepEqual(calls, ['sights/T']);
  const theirs = view(['a']);
  predictor.follow({ ...theirs, play: { ...theirs.play!, movers: [1] } });
  await settle();
  assert.deepEqual(calls, ['sights/T'], 'in the turns of others, it has nothing to do');
  predictor.follow(view(['a']));
  await settle();
  assert.equal((await predictor.play(view(['a']), [], 0, 'b'))!.moves, 2);
  assert.deepEqual(calls, ['sights/T', 'sights/T/at 1', 'sights/T/move 1']);
  isStale = true;
  moves = 2;
  predictor.follow(view(['a', 'b']));
  await settle();
  assert.deepEqual(calls.slice(3), ['sights/T/at 2', 'sights/T']);
});
