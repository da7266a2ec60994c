import { client } from '../offline/client';
import { isLocal } from '../offline/local';
import { LocalSocket } from '../offline/socket';
import { api, apiUrl } from './api';
import { takeArrived } from './arrival';
import type { Outside } from './live-state';
import { MovePredictor } from './move-predictor';

/** A hidden page has no frames. */
const NO_FRAME = 200;

/** Runs work after the current frame has been drawn. */
function afterFrame(work: () => void): void {
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    setTimeout(work);
  });
  const timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    work();
  }, NO_FRAME);
}

/** The browser and the server as a live table uses them. */
const browser: Outside = {
  table: async (id, seat) => (seat === undefined ? takeArrived(id) : undefined) ?? api.table(id, seat),
  chat: api.chat,
  spectatorChat: api.spectatorChat,
  move: api.move,
  undo: api.undo,
  whatIf: api.whatIf,
  dangers: api.dangers,
  connect: (id, seat) => {
    const wanted = `frames=changes${seat === undefined ? '' : `&seat=${seat}`}`;
    const url = apiUrl(`tables/${encodeURIComponent(id)}/socket?${wanted}`);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    return new WebSocket(url);
  },
  now: () => Date.now(),
  isOnline: () => navigator.onLine,
  afterFrame,
  nextTask: () => new Promise((resolve) => setTimeout(resolve)),
};

/** The same for a table on this device, which needs no network. */
const device: Outside = {
  ...browser,
  connect: (id, seat) => new LocalSocket(id, seat),
  isOnline: () => true,
};

/** The environment of a live table. */
export function outsideOf(id: string): Outside {
  return isLocal(id) ? device : browser;
}

/** By then, the table has been drawn. */
const AFTER_A_MOMENT = 2000;

/** Predicts moves at a server's table, unless the person pays for loaded data. */
export function predictorOf(id: string): MovePredictor | undefined {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (isLocal(id) || connection?.saveData === true) {
    return undefined;
  }
  return new MovePredictor(id, {
    sight: api.sight,
    worker: client,
    whenIdle: (work) =>
      setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(work) : work()), AFTER_A_MOMENT),
  });
}
