import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { after, test } from 'node:test';

/* The development loop, in front of a server that does not answer. */

const loop = spawn(process.execPath, ['dev.mjs'], {
  env: { ...process.env, HIDALGO_SERVER: 'http://127.0.0.1:9', DEV_PORT: '0' },
  stdio: ['ignore', 'pipe', 'inherit'],
});

after(() => loop.kill());

/** The address of the pages, once they are built. */
async function address(): Promise<string> {
  let said = '';
  for await (const data of loop.stdout) {
    said += String(data);
    const found = /sources are at (http:\S+),/.exec(said);
    if (found !== null) {
      return found[1]!.replace('localhost', '127.0.0.1');
    }
  }
  throw new Error(`no address: ${said}`);
}

/** The first message about changes that a page gets. */
async function firstMessage(url: string): Promise<string> {
  const response = await fetch(url);
  const reader = response.body!.getReader();
  const { value } = await reader.read();
  await reader.cancel();
  return new TextDecoder().decode(value);
}

test('a page of an earlier build reloads at once, and one of the latest build waits', async () => {
  const pages = await address();
  const html = await (await fetch(pages, { headers: { Accept: 'text/html' } })).text();
  const changes = /EventSource\('(dev\/changes\?\d+)'\)/.exec(html)![1]!;
  assert.match(await firstMessage(`${pages}/${changes}`), /^: wait/);
  assert.equal(await firstMessage(`${pages}/dev/changes?0`), 'data: changed\n\n');
});
