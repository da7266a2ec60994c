// Prints how many iterations per second of processor time a bot searches as JavaScript: node offline/speed.mjs, after
// `./hidalgo test -pl offline -am -DskipTests`. docs/bots.md compares it with Java.

import { readFile } from 'node:fs/promises';

const ROUNDS = 3;
const file = new URL('target/test-classes/hidalgo/web/proof/tables.js', import.meta.url);

globalThis.self = globalThis;
let answered = () => undefined;
globalThis.postMessage = (text) => answered(JSON.parse(text));
// Node takes a file of this name for an old kind of module, so it gets the text.
const program = await readFile(file, 'base64');
const { main } = await import(`data:text/javascript;base64,${program}`);
main([]);

const ask = (wanted) =>
  new Promise((resolve) => {
    answered = ({ body }) => resolve(body);
    self.onmessage({ data: JSON.stringify({ type: 'call', id: 1, name: '', method: 'GET', path: wanted, body: null }) });
  });
const games = await ask('proof/games');
for (let round = 0; round < ROUNDS; round++) {
  for (const id of games) {
    const before = process.cpuUsage().user;
    const iterations = await ask(`proof/speed/${id}`);
    console.log(id, Math.round(iterations / ((process.cpuUsage().user - before) / 1e6)));
  }
}
