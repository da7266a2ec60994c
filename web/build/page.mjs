// What the page is built from and how: shared by the build, the tests and the development loop.

import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { namedBreakpoints } from './breakpoints.mjs';
import { catalogues } from './catalogues.mjs';
import { rearranged } from './first-load.mjs';
import { rules } from './rules.mjs';

const target = ['chrome111', 'firefox113', 'safari16.4'];
const jsx = { jsx: 'automatic', jsxImportSource: 'preact' };
const loader = { '.woff2': 'file', '.svg': 'file', '.tiles': 'text' };
/** Where the project takes issues, if package.json names it. */
const { bugs } = JSON.parse(await readFile('package.json', 'utf8'));
const define = { PROJECT_ISSUES: JSON.stringify(bugs?.url ?? '') };

/** What every bundle of our sources needs. */
export const common = { loader, define, plugins: [catalogues, namedBreakpoints, rules], ...jsx };

/** Script and style get the hash of their content into their names, so that browsers may keep them forever. */
export async function buildPage(entry, page, folder, hashed) {
  await rm(folder, { recursive: true, force: true });
  const bundle = await build({ ...pageOptions(entry, folder, hashed), write: false });
  const { script, style, made } = hashed ? await rearranged(bundle, entry, folder) : asBundled(bundle, folder);
  for (const { name, contents } of made) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), contents);
  }
  await writeFile(
    path.join(folder, 'index.html'),
    await fillPage(
      page,
      script.name,
      style.name,
      made.map(({ name }) => name),
    ),
  );
  return made.map(({ name }) => name);
}

/** The files of a bundle as they are. Its one style sheet holds those of all chunks, so the sheet of each chunk is left out. */
function asBundled({ outputFiles }, folder) {
  const made = outputFiles
    .map(({ path: file, contents }) => ({ name: path.relative(path.resolve(folder), file), contents }))
    .filter(({ name }) => !(name.includes('/') && /\.css(?:\.map)?$/.test(name)));
  const only = (ending) => made.find(({ name }) => name.endsWith(ending) && !name.includes('/'));
  return { script: only('.js'), style: only('.css'), made };
}

/** The faces that every page begins with: fetched before the script asks for them, they are there when it draws its first words. */
const FIRST_FACES = /\/(?:source-sans-3-latin-wght|ibarra-real-nova-latin-700)-normal[^/]*\.woff2$/;

/** The page with the names of its script, its style sheet and its first fonts. */
export async function fillPage(page, script, style, files) {
  const fonts = files
    .filter((file) => FIRST_FACES.test(file))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>`);
  return (await readFile(page, 'utf8'))
    .replace('%SCRIPT%', script)
    .replace('%STYLE%', style)
    .replace('%FONTS%', fonts.join('\n    '));
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
    // Style sheets are cut at their sources, which a whole minification leaves out; the rest follows there.
    minifyIdentifiers: hashed,
    minifySyntax: hashed,
    sourcemap: hashed ? false : 'linked',
    legalComments: 'none',
    metafile: true,
    target,
    ...common,
  };
}
