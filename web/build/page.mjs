// What the page is built from and how: shared by the build, the tests and the development loop.

import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { namedBreakpoints } from './breakpoints.mjs';
import { catalogues } from './catalogues.mjs';

const target = ['chrome111', 'firefox113', 'safari16.4'];
const jsx = { jsx: 'automatic', jsxImportSource: 'preact' };
const loader = { '.woff2': 'file', '.svg': 'file', '.md': 'text', '.tiles': 'text' };
/** Where the project takes issues, if package.json names it. */
const { bugs } = JSON.parse(await readFile('package.json', 'utf8'));
const define = { PROJECT_ISSUES: JSON.stringify(bugs?.url ?? '') };

/** What every bundle of our sources needs. */
export const common = { loader, define, plugins: [catalogues, namedBreakpoints], ...jsx };

/** Script and style get the hash of their content into their names, so that browsers may keep them for ever. */
export async function buildPage(entry, page, folder, hashed) {
  await rm(folder, { recursive: true, force: true });
  const { metafile } = await build(pageOptions(entry, folder, hashed));
  const made = await withoutChunkStyles(
    Object.keys(metafile.outputs).map((file) => path.relative(folder, file)),
    folder,
  );
  const only = (ending) => {
    const found = made.filter((file) => file.endsWith(ending) && !file.includes('/'));
    if (found.length !== 1) {
      throw new Error(`Expected one ${ending} file, got ${found.length}`);
    }
    return found[0];
  };
  const html = await readFile(page, 'utf8');
  await writeFile(path.join(folder, 'index.html'), html.replace('%SCRIPT%', only('.js')).replace('%STYLE%', only('.css')));
  return made;
}

export function pageOptions(entry, folder, hashed) {
  return {
    entryPoints: [entry],
    bundle: true,
    outdir: folder,
    entryNames: hashed ? '[name]-[hash]' : '[name]',
    assetNames: hashed ? 'assets/[name]-[hash]' : 'assets/[name]',
    // What is not needed at first (rules, lessons) is fetched when somebody goes there.
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    format: 'esm',
    minify: hashed,
    sourcemap: hashed ? false : 'linked',
    legalComments: 'none',
    metafile: true,
    target,
    ...common,
  };
}

/** The page's one style sheet holds those of all chunks, so the bundler's sheet for each chunk is not needed. */
async function withoutChunkStyles(made, folder) {
  const isNeeded = (file) => !(file.includes('/') && /\.css(?:\.map)?$/.test(file));
  await Promise.all(made.filter((file) => !isNeeded(file)).map((file) => rm(path.join(folder, file))));
  return made.filter(isNeeded);
}
