// Says how many iterations per second a bot searches as JavaScript: node offline/speed.mjs FOLDER, where FOLDER was made by
// `./hidalgo package --static FOLDER`. docs/bots.md compares it with Java.

import path from 'node:path';
import { pathToFileURL } from 'node:url';

const ROUNDS = 3;
const folder = process.argv[2];
if (folder === undefined) {
  console.error('Usage: node offline/speed.mjs FOLDER');
  process.exit(2);
}

globalThis.self = globalThis;
let answered = () => undefined;
globalThis.postMessage = (text) => answered(JSON.parse(text));
const { main } = await import(pathToFileURL(path.resolve(folder, 'offline', 'tables.js')).href);
main([]);

const ask = (wanted) =>
  new Promise((resolve) => {
    answered = ({ body }) => resolve(body);
    self.onmessage({ data: JSON.stringify({ type: 'call', id: 1, name: '', method: 'GET', path: wanted, body: null }) });
  });
const { games } = await ask('welcome');
for (let round = 0; round < ROUNDS; round++) {
  for (const { id } of games) {
    console.log(id, await ask(`proof/speed/${id}`));
  }
}
