// The development loop: pages from the sources, which reload when a file is saved, in front of a running server.
//
//   npm run dev                      the server at http://127.0.0.1:8080, or at HIDALGO_SERVER
//   npm run dev -- COMMAND [ARG...]  starts a server with this command, and takes the address that it prints
//
// The pages are at http://localhost:5173, or at the port DEV_PORT.

import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { readdir } from 'node:fs/promises';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { context } from 'esbuild';
import { fillPage, pageOptions } from './build/page.mjs';

const TYPES = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.map': 'application/json',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};
/** How long saving may take: editors write a file in several steps. */
const SETTLED = 30;
/** Reloads a page after a later build than its own. */
const reload = (build) => `<script>new EventSource('dev/changes?${build}').onmessage = () => location.reload();</script>`;

const folder = path.resolve('dist-dev');
const pages = new Set();
const watched = new Map();
let files = new Map();
let builds = 0;
let isBuilding = false;
let isChanged = false;

const bundle = await context({ ...pageOptions('src/main.tsx', folder, false), write: false, logLevel: 'warning' });

/** Bundles the pages again; an error in the sources is printed, and the pages stay as they were. */
async function build() {
  const began = performance.now();
  try {
    const { outputFiles } = await bundle.rebuild();
    files = new Map(outputFiles.map((file) => [path.relative(folder, file.path).replaceAll('\\', '/'), file.contents]));
    builds++;
    console.log(`built in ${Math.round(performance.now() - began)} ms`);
    pages.forEach((page) => page.write('data: changed\n\n'));
  } catch {
    console.log('the pages stay as they were');
  }
}

/** Builds after a change; once more if a file is saved meanwhile, which this build may have read before. */
async function rebuild() {
  isChanged = true;
  if (isBuilding) {
    return;
  }
  isBuilding = true;
  while (isChanged) {
    isChanged = false;
    await build();
  }
  isBuilding = false;
  await watchSources();
}

/** Watches all folders of the sources, new ones too. */
async function watchSources() {
  const sources = new Set([...(await foldersBelow('src')), '../docs/rules']);
  for (const [source, watcher] of watched) {
    if (!sources.has(source)) {
      watcher.close();
      watched.delete(source);
    }
  }
  for (const source of sources) {
    if (!watched.has(source)) {
      watched.set(source, onSave(source, rebuild));
    }
  }
}

/** Calls back once after files of a folder have been saved. */
function onSave(source, changed) {
  let timer;
  return watch(source, () => {
    clearTimeout(timer);
    timer = setTimeout(changed, SETTLED);
  });
}

/** A folder and all folders below it: not every system watches recursively. */
async function foldersBelow(root) {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return [
    root,
    ...entries.filter((entry) => entry.isDirectory()).map((entry) => path.join(entry.parentPath ?? entry.path, entry.name)),
  ];
}

/** Starts a server, and reads the address that it prints. */
function startServer([command, ...args]) {
  const server = spawn(command, args, { stdio: ['inherit', 'pipe', 'inherit'] });
  server.on('exit', (code) => process.exit(code ?? 1));
  const stop = () => server.kill();
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return new Promise((resolve) => {
    server.stdout.on('data', (data) => {
      process.stdout.write(data);
      const found = /http:\/\/[^\s]+/.exec(String(data));
      if (found !== null) {
        resolve(found[0]);
      }
    });
  });
}

/** Passes a request to the server, exactly as the browser sent it: the server compares its origin with the host. */
function passOn(server, request, response) {
  const { method, headers } = request;
  const onward = http.request({ host: server.hostname, port: server.port, path: request.url, method, headers }, (answer) => {
    response.writeHead(answer.statusCode, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', (error) => response.writeHead(502).end(`no answer from ${server.origin}: ${error.message}\n`));
  request.pipe(onward);
}

/** Connects a page's socket with the server's. */
function joinSocket(server, request, socket, head) {
  const onward = net.connect(Number(server.port), server.hostname, () => {
    const headers = request.rawHeaders.map((text, i) => (i % 2 === 0 ? `${text}: ` : `${text}\r\n`)).join('');
    onward.write(`${request.method} ${request.url} HTTP/1.1\r\n${headers}\r\n`);
    onward.write(head);
    onward.pipe(socket).pipe(onward);
  });
  onward.on('error', () => socket.destroy());
  socket.on('error', () => onward.destroy());
}

async function answer(server, request, response) {
  const { pathname, search } = new URL(request.url, 'http://page');
  const name = pathname.slice(1);
  if (name === 'dev/changes') {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    // A file was saved while the page loaded.
    response.write(search === `?${builds}` ? ': wait for a change\n\n' : 'data: changed\n\n');
    pages.add(response);
    response.on('close', () => pages.delete(response));
  } else if (name === 'sw.js') {
    // A service worker that does nothing: the real one would cache the pages.
    response.writeHead(200, { 'Content-Type': TYPES['.js'], 'Cache-Control': 'no-store' }).end();
  } else if (files.has(name)) {
    response.writeHead(200, {
      'Content-Type': TYPES[path.extname(name)] ?? 'application/octet-stream',
      'Cache-Control': 'no-store',
    });
    response.end(files.get(name));
  } else if (
    request.method === 'GET' &&
    request.headers.accept?.includes('text/html') === true &&
    !/^api\b|\.\w+$/.test(name)
  ) {
    const html = await fillPage('src/index.html', 'main.js', undefined, 'main.css', []);
    const page = html.replace('</head>', `${reload(builds)}</head>`);
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }).end(page);
  } else {
    passOn(server, request, response);
  }
}

const command = process.argv.slice(2);
const address = command.length > 0 ? await startServer(command) : (process.env.HIDALGO_SERVER ?? 'http://127.0.0.1:8080');
const server = new URL(address);
await rebuild();
const loop = http.createServer((request, response) => answer(server, request, response));
loop.on('upgrade', (request, socket, head) => joinSocket(server, request, socket, head));
loop.on('error', (error) => {
  console.error(`the pages can't be served: ${error.message}; choose another port with DEV_PORT`);
  process.exit(2);
});
loop.listen(Number(process.env.DEV_PORT ?? 5173), '127.0.0.1', () => {
  console.log(`The pages from the sources are at http://localhost:${loop.address().port}, in front of ${server.origin}`);
});
