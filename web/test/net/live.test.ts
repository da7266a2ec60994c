import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { Refused, Unreachable } from '../../src/net/api';
import { pause } from '../../src/net/backoff';
import { LiveTable } from '../../src/net/live';
import type { Outside } from '../../src/net/live-state';
import type { Done, MoveRequest, PlayView, TableView } from '../../src/protocol/types';
import { holdTimeouts, pass, releaseTimeouts } from './timeouts';

class FakeSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  isClosed = false;
  /** How many times the server was pinged. */
  asked = 0;
  close() {
    this.isClosed = true;
  }
  send() {
    this.asked += 1;
  }
}

function view(number: number, { version = number, moves = number, legal = ['end'], yours = [0] } = {}): TableView {
  const play = { seat: 0, movers: [0], obliged: [0], round: 1, moves, legal, log: [] } as unknown as PlayView;
  return {
    id: 'T',
    game: 'el-caballero',
    phase: 'playing',
    number,
    version,
    yours,
    seats: [],
    chat: 0,
    gallery: 0,
    now: 1000,
    play,
  } as unknown as TableView;
}

function problem(status: number, table: TableView | null, key = 'x'): Refused {
  return new Refused(status, { rule: '', text: { key, slots: {} }, english: 'no', table });
}

function setUp(over: Partial<Outside> = {}) {
  const sockets: FakeSocket[] = [];
  const outside: Outside = {
    table: () => Promise.resolve(view(1)),
    chat: () => Promise.resolve([]),
    spectatorChat: () => Promise.resolve([]),
    move: () => Promise.reject(new Error('unexpected')),
    undo: () => Promise.reject(new Error('unexpected')),
    whatIf: () => Promise.reject(new Error('unexpected')),
    dangers: () => Promise.reject(new Error('unexpected')),
    connect: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    now: () => 1000,
    isOnline: () => true,
    afterFrame: (work) => work(),
    nextTask: () => Promise.resolve(),
    ...over,
  };
  return { live: new LiveTable('T', outside), sockets };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

afterEach(releaseTimeouts);

test('it is live only once the socket is open', async () => {
  const { live, sockets } = setUp();
  await live.open();
  assert.equal(live.state.get().status, 'connecting');
  sockets[0]!.onopen!();
  assert.equal(live.state.get().status, 'live');
  live.close();
});

test('an older table never replaces a newer one', async () => {
  const { live, sockets } = setUp();
  await live.open();
  sockets[0]!.onmessage!({ data: JSON.stringify({ type: 'table', table: view(5), chat: null }) });
  sockets[0]!.onmessage!({ data: JSON.stringify({ type: 'table', table: view(4), chat: null }) });
  assert.equal(live.state.get().table!.number, 5);
  live.close();
});

test('a socket that sends changes shows the whole table', async () => {
  const { live, sockets } = setUp();
  await live.open();
  const say = (frame: unknown) => sockets[0]!.onmessage!({ data: JSON.stringify(frame) });
  say({ type: 'table', table: view(5), chat: null, change: null });
  const { play } = live.state.get().table!;
  say({ type: 'change', change: { number: [6], version: [6] } });
  assert.deepEqual(live.state.get().table, { ...view(5), number: 6, version: 6 });
  assert.equal(live.state.get().table!.play, play, 'an unchanged part is the same object');
  live.close();
});

test('a move whose answer has no table waits for the socket', async () => {
  holdTimeouts();
  const asked: boolean[] = [];
  const { live, sockets } = setUp({
    move: (_id, _request, withTable) => {
      asked.push(withTable);
      return Promise.resolve({ version: 2, table: withTable ? view(2) : null });
    },
  });
  await live.open();
  sockets[0]!.onopen!();
  let isDone = false;
  const playing = live.moves.move(0, 'end').then(() => {
    isDone = true;
  });
  await settle();
  assert.equal(isDone, false);
  sockets[0]!.onmessage!({ data: JSON.stringify({ type: 'table', table: view(2), chat: null }) });
  await playing;
  assert.deepEqual(asked, [false]);
  assert.equal(live.state.get().sending, undefined);
  live.close();
});

test('a move without a following frame fetches the table', async () => {
  holdTimeouts();
  let number = 1;
  const { live, sockets } = setUp({
    table: () => Promise.resolve(view(number)),
    move: () => Promise.resolve({ version: 2, table: null }),
  });
  await live.open();
  sockets[0]!.onopen!();
  const playing = live.moves.move(0, 'end');
  await settle();
  number = 2;
  pass(1000);
  await playing;
  assert.equal(live.state.get().table!.version, 2);
  live.close();
});

test('the chats of players and spectators number their lines separately', async () => {
  const line = (number: number, seat: number, at: number) => ({
    line: number,
    seat,
    name: 'Ana',
    text: `${seat} ${number}`,
    news: null,
    at,
  });
  const { live, sockets } = setUp({
    table: () => Promise.resolve({ ...view(1), chat: 1, gallery: 2 }),
    chat: () => Promise.resolve([line(1, 0, 20)]),
    spectatorChat: () => Promise.resolve([line(1, -1, 10), line(2, -1, 30)]),
  });
  await live.open();
  await settle();
  sockets[0]!.onmessage!({ data: JSON.stringify({ type: 'chat', table: null, chat: [line(2, -1, 30), line(2, 1, 40)] }) });
  assert.deepEqual(
    live.state.get().chat.map((said) => said.text),
    ['-1 1', '0 1', '-1 2', '1 2'],
  );
  live.close();
});

test('a broken connection is tried again, and the missed moves are counted', async () => {
  holdTimeouts();
  let number = 1;
  const { live, sockets } = setUp({ table: () => Promise.resolve(view(number)) });
  await live.open();
  sockets[0]!.onopen!();
  sockets[0]!.onclose!({ code: 1006 });
  assert.equal(live.state.get().status, 'reconnecting');
  assert.ok(live.state.get().retryAt! > 1000);
  number = 3;
  pass(30_000);
  await settle();
  sockets[1]!.onopen!();
  assert.equal(live.state.get().status, 'live');
  assert.equal(live.state.get().missed, 2);
  live.close();
});

test('the page says so when the server restarts', async () => {
  holdTimeouts();
  const { live, sockets } = setUp();
  await live.open();
  sockets[0]!.onopen!();
  sockets[0]!.onclose!({ code: 1001 });
  assert.equal(live.state.get().restarting, true);
  live.close();
});

test('a server restored from a backup replaces newer tables', async () => {
  holdTimeouts();
  let number = 7;
  const { live, sockets } = setUp({ table: () => Promise.resolve(view(number)) });
  await live.open();
  sockets[0]!.onopen!();
  number = 3;
  sockets[0]!.onclose!({ code: 1012 });
  pass(30_000);
  await settle();
  sockets[1]!.onopen!();
  assert.equal(live.state.get().table!.number, 3);
  live.close();
});

test('a refused table is gone, or asks for its password', async () => {
  const gone = setUp({ table: () => Promise.reject(problem(404, null)) });
  await gone.live.open();
  assert.equal(gone.live.state.get().status, 'gone');
  const locked = setUp({ table: () => Promise.reject(problem(403, null, 'server.word.needed')) });
  await locked.live.open();
  assert.equal(locked.live.state.get().status, 'locked');
});

test('an error of the server does not mean that the table is gone', async () => {
  holdTimeouts();
  for (const status of [429, 500]) {
    const { live } = setUp({ table: () => Promise.reject(problem(status, null)) });
    await live.open();
    assert.equal(live.state.get().status, 'reconnecting');
    live.close();
  }
});

test('only the later of two simultaneous openings makes a connection', async () => {
  const { live, sockets } = setUp();
  await Promise.all([live.open(), live.open()]);
  assert.equal(sockets.length, 1);
  live.close();
});

test('a socket without an answer is replaced by another', async () => {
  holdTimeouts();
  const { live, sockets } = setUp();
  await live.open();
  const [first] = sockets;
  first!.onopen!();
  pass(25_000);
  assert.equal(first!.asked, 1);
  first!.onmessage!({ data: JSON.stringify({ type: 'here', table: null, chat: null }) });
  pass(20_000);
  assert.equal(live.state.get().status, 'live');
  pass(15_000);
  assert.equal(live.state.get().status, 'reconnecting');
  assert.equal(first!.isClosed, true);
  pass(5000);
  await settle();
  assert.equal(sockets.length, 2);
  live.close();
});

test('a frame of a table on this device is taken as it is', async () => {
  const { live, sockets } = setUp();
  await live.open();
  sockets[0]!.onopen!();
  sockets[0]!.onmessage!({ data: { type: 'table', table: view(5), chat: null, change: null } });
  assert.equal(live.state.get().table!.number, 5);
  live.close();
});

test('a socket that never opens is replaced by another', async () => {
  holdTimeouts();
  const { live, sockets } = setUp();
  await live.open();
  pass(29_000);
  assert.equal(sockets[0]!.isClosed, false);
  pass(1000);
  assert.equal(live.state.get().status, 'reconnecting');
  pass(5000);
  await settle();
  sockets[1]!.onopen!();
  assert.equal(live.state.get().status, 'live');
  live.close();
});

test('a player removed by the host sees that, not that the table is gone', async () => {
  const { live, sockets } = setUp();
  await live.open();
  sockets[0]!.onopen!();
  sockets[0]!.onmessage!({ data: JSON.stringify({ type: 'removed', table: null, chat: null }) });
  assert.equal(live.state.get().status, 'kicked');
  sockets[0]!.onmessage!({ data: JSON.stringify({ type: 'gone', table: null, chat: null }) });
  assert.equal(live.state.get().status, 'kicked');
  assert.equal(sockets[0]!.isClosed, true);
  live.close();
});

test('a player who loses the seat sees a message, unless they gave it up', async () => {
  const kicked = setUp();
  await kicked.live.open();
  kicked.live.take(view(2, { yours: [] }));
  assert.equal(kicked.live.state.get().status, 'kicked');
  kicked.live.close();
  const left = setUp();
  await left.live.open();
  left.live.leave();
  left.live.take(view(2, { yours: [] }));
  assert.notEqual(left.live.state.get().status, 'kicked');
  left.live.close();
});

test('a move whose answer was lost is sent again with the same id', async () => {
  holdTimeouts();
  const sent: MoveRequest[] = [];
  const { live } = setUp({
    move: (_, request) => {
      sent.push(request);
      return sent.length < 3
        ? Promise.reject(new Unreachable('lost'))
        : Promise.resolve({ version: 2, table: view(2) } as Done);
    },
  });
  await live.open();
  const played = live.moves.move(0, 'end');
  for (let i = 0; i < 4; i++) {
    await settle();
    pass(30_000);
  }
  await played;
  assert.equal(sent.length, 3);
  assert.equal(new Set(sent.map((request) => request.id)).size, 1);
  assert.equal(live.state.get().table!.number, 2);
  assert.equal(live.state.get().sending, undefined);
  live.close();
});

test('a stale move is sent again only if the new table still lists it', async () => {
  const versions: number[] = [];
  const { live } = setUp({
    move: (_, request) => {
      versions.push(request.version);
      return request.version === 1
        ? Promise.reject(problem(409, view(2)))
        : Promise.resolve({ version: 3, table: view(3) } as Done);
    },
  });
  await live.open();
  await live.moves.move(0, 'end');
  assert.deepEqual(versions, [1, 2]);
  live.close();

  const stale = setUp({ move: () => Promise.reject(problem(409, view(2, { legal: ['supply'] }))) });
  await stale.live.open();
  await assert.rejects(stale.live.moves.move(0, 'end'), Refused);
  assert.equal(stale.live.state.get().table!.number, 2);
  stale.live.close();
});

test('pauses grow, vary, and have a maximum', () => {
  assert.equal(
    pause(0, () => 1),
    700,
  );
  assert.equal(
    pause(0, () => 0),
    350,
  );
  assert.equal(
    pause(3, () => 1),
    5600,
  );
  assert.equal(
    pause(50, () => 1),
    20_000,
  );
});
