// Bundles the browser client. `node build.mjs` → dist/, `node build.mjs test` → dist-test/.

import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { rearranged } from './build/first-load.mjs';
import { buildPage, common, pageOptions } from './build/page.mjs';

/** The page's other files for playing without a server, built by the module `offline`. */
const plays = ['offline/worker.js', 'offline/tables.js'];

const what = process.argv[2] ?? 'app';
if (what === 'test') {
  await buildTests();
} else {
  const made = await buildPage('src/main.tsx', 'src/index.html', 'dist', true);
  await addPublicFiles(made);
}

/** Copies static files, and lists the files of the shell in the service worker. */
async function addPublicFiles(made) {
  await cp('public', 'dist', { recursive: true });
  await Promise.all(['LICENSE', 'NOTICE'].map((file) => cp(`../${file}`, `dist/${file}.txt`)));
  const page = await readFile('dist/index.html', 'utf8');
  const version = createHash('sha256').update(page).digest('hex').slice(0, 12);
  const worker = await readFile('public/sw.js', 'utf8');
  const isText = (file) => /^chunks\/([a-z]{2}|[\w-]+\.[a-z]{2})-[A-Z0-9]+\.js$/.test(file);
  const files = made.filter((file) => !file.includes('italic') && !isText(file));
  await writeFile(
    'dist/sw.js',
    worker
      .replace('%VERSION%', version)
      .replace("['%FILES%']", JSON.stringify(files))
      .replace("['%TEXTS%']", JSON.stringify(made.filter(isText)))
      .replace("['%PLAYS%']", JSON.stringify([...plays, 'icon.svg', ...(await pictures())])),
  );
  await listFiles();
}

/** Pictures that pages show by name, which are cached for offline use. */
async function pictures() {
  return (await readdir('public/art')).map((file) => `art/${file}`);
}

/** Lists all files of the page, for hosts who copy them into a folder. */
async function listFiles() {
  const entries = await readdir('dist', { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative('dist', path.join(entry.parentPath ?? entry.path, entry.name)).replaceAll('\\', '/'));
  await writeFile('dist/files.txt', `${[...files, ...plays].sort().join('\n')}\n`);
}

/**
 * Bundles all tests into one file with a suite for each: a process for each would spend more time starting and reading than
 * testing.
 */
async function buildTests() {
  await rm('dist-test', { recursive: true, force: true });
  const names = (await readdir('test', { recursive: true })).flatMap((name) => name.match(/^(.*)\.test\.tsx?$/)?.[1] ?? []);
  const suites = names.sort().map((name) => `describe('${name}', async () => { await import('./test/${name}.test'); });`);
  await build({
    stdin: { contents: ["import { describe } from 'node:test';", ...suites].join('\n'), resolveDir: '.' },
    bundle: true,
    outfile: 'dist-test/all.test.mjs',
    format: 'esm',
    platform: 'node',
    target: 'node18',
    inject: ['test/support/crypto.ts'],
    ...common,
  });
  await describePage('dist-test/page.json');
}

/** Writes the description of the page's files for the tests: each with its compressed size, sources and imports. */
async function describePage(file) {
  const entry = 'src/main.tsx';
  const { made } = await rearranged(await build({ ...pageOptions(entry, 'dist', true), write: false }), entry, 'dist');
  const parts = made.map(({ name, contents, sources, imports }) => ({
    name,
    size: gzipSync(contents).length,
    sources,
    imports,
  }));
  await writeFile(file, JSON.stringify(parts));
}
