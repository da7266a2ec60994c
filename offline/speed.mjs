// Says how many iterations per second of processor time a bot searches as JavaScript: node offline/speed.mjs FOLDER, where FOLDER was made by
// `./hidalgo package --static FOLDER`. docs/bots.md compares it with Java.

import { readFile } from 'node:fs/promises';
import path from 'node:path';

const ROUNDS = 3;
const folder = process.argv[2];
if (folder === undefined) {
  console.error('Usage: node offline/speed.mjs FOLDER');
  process.exit(2);
}

globalThis.self = globalThis;
let answered = () => undefined;
globalThis.postMessage = (text) => answered(JSON.parse(text));
// Node takes a file of this name for an old kind of module, so it gets the text.
const program = await readFile(path.join(folder, 'offline', 'tables.js'), 'base64');
const { main } = await import(`data:text/javascript;base64,${program}`);
main([]);

const ask = (wanted) =>
  new Promise((resolve) => {
    answered = ({ body }) => resolve(body);
    self.onmessage({ data: JSON.stringify({ type: 'call', id: 1, name: '', method: 'GET', path: wanted, body: null }) });
  });
const { games } = await ask('welcome');
for (let round = 0; round < ROUNDS; round++) {
  for (const { id } of games) {
    const before = process.cpuUsage().user;
    const iterations = await ask(`proof/speed/${id}`);
    console.log(id, Math.round(iterations / ((process.cpuUsage().user - before) / 1e6)));
  }
}
