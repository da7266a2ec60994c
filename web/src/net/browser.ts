import { api, apiUrl } from './api';
import type { Outside } from './live';

/** The browser and the server, as a live table uses them. */
export const browser: Outside = {
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
