// The options and steps of the page's build: shared by the build, the tests and the development loop.

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
/** The project's issue address, if package.json contains one. */
const { bugs } = JSON.parse(await readFile('package.json', 'utf8'));
const define = { PROJECT_ISSUES: JSON.stringify(bugs?.url ?? '') };

/** The options of every bundle of our sources. */
export const common = { loader, define, plugins: [catalogues, namedBreakpoints, rules], ...jsx };

/** The names of script and style contain the hash of their content, so that browsers may cache them forever. */
export async function buildPage(entry, page, folder, hashed) {
  await rm(folder, { recursive: true, force: true });
  const bundle = await build({ ...pageOptions(entry, folder, hashed), write: false });
  const { script, early, style, made } = hashed ? await rearranged(bundle, entry, folder) : asBundled(bundle, folder);
  for (const { name, contents } of made) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), contents);
  }
  await writeFile(
    path.join(folder, 'index.html'),
    await fillPage(
      page,
      script.name,
      early?.name,
      style.name,
      made.map(({ name }) => name),
    ),
  );
  return made.map(({ name }) => name);
}

/** The files of a bundle as they are. Its one style sheet contains those of all chunks, so the chunks' sheets are left out. */
function asBundled({ outputFiles }, folder) {
  const made = outputFiles
    .map(({ path: file, contents }) => ({ name: path.relative(path.resolve(folder), file), contents }))
    .filter(({ name }) => !(name.includes('/') && /\.css(?:\.map)?$/.test(name)));
  const only = (ending) => made.find(({ name }) => name.endsWith(ending) && !name.includes('/'));
  return { script: only('.js'), style: only('.css'), made };
}

/** The fonts at the beginning of every page: fetched early, they are there when the script draws its first words. */
const FIRST_FACES = /\/(?:source-sans-3-latin-wght|ibarra-real-nova-latin-700)-normal[^/]*\.woff2$/;

/** The page with the names of its script, its style sheet and its first fonts. */
export async function fillPage(page, script, early, style, files) {
  const fonts = files
    .filter((file) => FIRST_FACES.test(file))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>`);
  return (await readFile(page, 'utf8'))
    .replace('%SCRIPT%', script)
    .replace('%EARLY%', early === undefined ? '' : `<script async src="${early}"></script>`)
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
    // Parts that are not needed at first (rules, lessons) are loaded on demand.
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    format: 'esm',
    // Style sheets are split at their sources, which full minification removes; first-load.mjs minifies the rest.
    minifyIdentifiers: hashed,
    minifySyntax: hashed,
    sourcemap: hashed ? false : 'linked',
    legalComments: 'none',
    metafile: true,
    target,
    ...common,
  };
}
