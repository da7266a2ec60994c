import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { runInNewContext } from 'node:vm';

/* The service worker gets messages while no page is open. Here it runs with the parts of a browser that it uses for them. */

const HOME = 'https://games.example.org/hidalgo/';

interface Shown {
  title: string;
  body: string;
  tag: string;
  renotify: boolean;
  data: { url: string };
}

interface Sent {
  url: string;
  body: string;
}

/** A service worker, and what it has shown, sent and opened. */
function worker(open: readonly string[] = []) {
  const shown: Shown[] = [];
  const sent: Sent[] = [];
  const opened: string[] = [];
  const listeners = new Map<string, (event: unknown) => void>();
  const pages = open.map((url) => ({
    url,
    focus: () => Promise.resolve({ url, navigate: (to: string) => opened.push(`${url} to ${to}`) }),
  }));
  const self = {
    location: { href: `${HOME}sw.js` },
    addEventListener: (kind: string, listener: (event: unknown) => void) => listeners.set(kind, listener),
    registration: {
      showNotification: (title: string, options: Omit<Shown, 'title'>) => {
        shown.push({ title, ...options });
        return Promise.resolve();
      },
    },
    clients: {
      matchAll: () => Promise.resolve(pages),
      openWindow: (url: string) => Promise.resolve(opened.push(url)),
    },
  };
  const fetch = (url: URL, { body }: { body: string }) => {
    sent.push({ url: url.href, body });
    return Promise.resolve();
  };
  runInNewContext(readFileSync('public/sw.js', 'utf8'), { self, fetch, URL, Set, Promise });
  const fire = async (kind: string, event: object) => {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(kind)!({
      ...event,
      waitUntil: (promise: Promise<unknown>) => {
        work = promise;
      },
    });
    await work;
  };
  return { shown, sent, opened, fire };
}

const message = (news: object) => ({ data: { json: () => news } });

describe('the service worker', () => {
  it('shows a message of the server, and alerts again for the same table', async () => {
    const { shown, sent, fire } = worker();
    await fire('push', message({ title: 'Thursday', body: 'It is your turn', table: 't1', url: `${HOME}table/t1` }));
    assert.equal(shown.length, 1);
    const { title, body, tag, renotify, data } = shown[0]!;
    assert.deepEqual([title, body, tag, renotify, data.url], ['Thursday', 'It is your turn', 't1', true, `${HOME}table/t1`]);
    assert.deepEqual(sent, []);
  });

  it('sends the code of the first message back, and shows that message too', async () => {
    const { shown, sent, fire } = worker();
    await fire('push', message({ title: 'Hidalgo', body: 'Messages arrive here', code: 'abc' }));
    assert.deepEqual(sent, [{ url: `${HOME}api/push/confirm`, body: '{"code":"abc"}' }]);
    assert.equal(shown.length, 1);
  });

  it('opens the table in the window of the app, and no page of another site', async () => {
    const click = (url: string) => ({ notification: { close: () => undefined, data: { url } } });
    const open = worker([`${HOME}rules`]);
    await open.fire('notificationclick', click(`${HOME}table/t1`));
    assert.deepEqual(open.opened, [`${HOME}rules to ${HOME}table/t1`]);
    const closed = worker();
    await closed.fire('notificationclick', click('https://evil.example/'));
    assert.deepEqual(closed.opened, [HOME]);
  });
});
