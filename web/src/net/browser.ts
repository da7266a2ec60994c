import { isLocal } from '../offline/local';
import { LocalSocket } from '../offline/socket';
import { api, apiUrl } from './api';
import type { Outside } from './live-state';

/** The browser and the server, as a live table uses them. */
const browser: Outside = {
  table: api.table,
  chat: api.chat,
  gallery: api.gallery,
  move: api.move,
  undo: api.undo,
  connect: (id, seat) => {
    const wanted = `frames=changes${seat === undefined ? '' : `&seat=${seat}`}`;
    const url = apiUrl(`tables/${encodeURIComponent(id)}/socket?${wanted}`);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    return new WebSocket(url);
  },
  now: () => Date.now(),
  isOnline: () => navigator.onLine,
};

/** The same for a table on this device, which needs no network. */
const device: Outside = {
  ...browser,
  connect: (id, seat) => new LocalSocket(id, seat),
  isOnline: () => true,
};

/** What a live table needs, wherever it is. */
export function outsideOf(id: string): Outside {
  return isLocal(id) ? device : browser;
}
