// Makes one script and one style sheet of what the page loads at first, and a sheet of what each later part needs besides.
//
// esbuild cuts a bundle into as many files as there are ways to share modules: the first page would wait for dozens of small files,
// and for the style sheets of all pages.

import { createHash } from 'node:crypto';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, transform } from 'esbuild';

/** A script with fewer compressed bytes costs more as a request than as a part of the first load. */
const SMALL = 1200;
/** The bytes that could be loaded in the time of a request. */
const REQUEST = 1500;

const SECTION = /^\/\* (src\/.+?) \*\/$/m;

/**
 * Loads the files of a part along with it, each once: the style sheets, which it waits for, and the scripts that it imports, which the
 * browser would otherwise discover only after the part.
 */
const LOADER = `
const files = new Map();
const linked = (name) => new Promise((resolve, reject) => {
  const link = document.createElement('link');
  const isSheet = name.endsWith('.css');
  link.rel = isSheet ? 'stylesheet' : 'modulepreload';
  link.href = name;
  link.onload = resolve;
  link.onerror = () => { files.delete(name); link.remove(); reject(new TypeError(name)); };
  document.head.append(link);
  if (!isSheet) { resolve(); }
});
globalThis.withFiles = (names, part) => Promise.all([part, ...names.map((name) => {
  const known = files.get(name) ?? linked(name);
  files.set(name, known);
  return known;
})]).then(([loaded]) => loaded);
`;

function hash(text) {
  return createHash('sha256').update(text).digest('hex').slice(0, 8).toUpperCase();
}

function text({ contents }) {
  return Buffer.from(contents).toString('utf8');
}

/** The files of a bundle and their imports; all names are relative to the folder. */
function described({ metafile, outputFiles }, entry, folder) {
  const inFolder = (name) => path.relative(folder, name).replaceAll('\\', '/');
  const outputs = new Map(Object.entries(metafile.outputs).map(([name, output]) => [inFolder(name), output]));
  const files = new Map(
    outputFiles.map((file) => [path.relative(path.resolve(folder), file.path).replaceAll('\\', '/'), file]),
  );
  const importsOf = (name, wanted) =>
    outputs
      .get(name)
      .imports.filter(({ kind, external }) => kind === wanted && !external)
      .map((each) => inFolder(each.path));
  const withImports = (name, found = new Set()) => {
    if (!found.has(name)) {
      found.add(name);
      importsOf(name, 'import-statement').forEach((each) => withImports(each, found));
    }
    return found;
  };
  const main = [...outputs].find(([, { entryPoint }]) => entryPoint === entry)[0];
  const scripts = [...outputs.keys()].filter((name) => name.endsWith('.js'));
  const parts = [...new Set(scripts.flatMap((name) => importsOf(name, 'dynamic-import')))];
  return {
    outputs,
    files,
    scripts,
    main,
    style: inFolder(outputs.get(main).cssBundle),
    first: withSmall(
      withImports(main),
      scripts.filter((name) => !parts.includes(name)),
      files,
      withImports,
    ),
    parts,
    importsOf,
    withImports,
    sourcesOf: (names) => new Set([...names].flatMap((name) => Object.keys(outputs.get(name).inputs))),
  };
}

/** The scripts of the first load, with small ones that several later parts import, unless these import larger ones. */
function withSmall(first, shared, files, withImports) {
  const isSmall = (name) => first.has(name) || (shared.includes(name) && gzipSync(files.get(name).contents).length < SMALL);
  return new Set([...first, ...shared.filter((name) => [...withImports(name)].every(isSmall))]);
}

/** Joins sheets that follow each other where a request costs more than the rules that a part loads in vain. */
function joinedSheets(sorted) {
  const joinedOnes = [];
  for (const sheet of sorted) {
    const last = joinedOnes.at(-1);
    const [before, after] = [last?.users ?? [], sheet.users];
    const both = before.filter((part) => after.includes(part)).length;
    const inVain = (after.length - both) * (last?.size ?? 0) + (before.length - both) * sheet.size;
    if (last !== undefined && after.length > 0 && inVain < both * REQUEST) {
      last.users = [...new Set([...before, ...after])];
      last.rules += sheet.rules;
      last.sources.push(...sheet.sources);
      last.size += sheet.size;
    } else {
      joinedOnes.push({ ...sheet });
    }
  }
  return joinedOnes;
}

/**
 * The style sheets: one for the first load, and one for each group of sheets that the same later parts need. A sheet comes
 * after those that it may override: they belong to modules that it imports, which at least as many parts use.
 */
async function sheetsOf({ files, style, first, parts, withImports, sourcesOf }) {
  const early = sourcesOf(first);
  const needs = new Map(parts.map((part) => [part, sourcesOf(withImports(part))]));
  const groups = new Map();
  const [, ...sections] = text(files.get(style)).split(SECTION);
  for (let i = 0; i < sections.length; i += 2) {
    const users = early.has(sections[i]) ? [] : parts.filter((part) => needs.get(part).has(sections[i]));
    const key = users.join('\n');
    const group = groups.get(key) ?? { users, rules: '', sources: [] };
    groups.set(key, { ...group, rules: group.rules + sections[i + 1], sources: [...group.sources, sections[i]] });
  }
  const sorted = [...groups.values()]
    .map((group) => ({ ...group, size: gzipSync(group.rules).length }))
    .sort((a, b) => b.users.length - a.users.length);
  return Promise.all(
    joinedSheets(sorted).map(async ({ users, rules, sources }) => {
      const contents = (await transform(rules, { loader: 'css', minify: true })).code;
      return { users, name: `${users.length === 0 ? 'main' : 'sheet'}-${hash(contents)}.css`, contents, sources, imports: [] };
    }),
  );
}

/** The new name of each script: a hash of all contents, unless the script imports nothing. */
function renamedScripts({ outputs, scripts, main, first }, sheets) {
  const version = [...outputs.keys(), ...sheets.map(({ name }) => name)].sort().join('\n');
  const withHash = (name, from) => name.replace(/-[A-Z0-9]{8}\.js$/, `-${hash(from)}.js`);
  const newName = (name) => {
    if (first.has(name)) {
      return withHash(main, version);
    }
    return outputs.get(name).imports.length === 0 ? name : withHash(name, version + name);
  };
  return new Map(scripts.map((name) => [name, newName(name)]));
}

/** Changes a script's imports to the new names, and makes it load its part's sheets. */
function rewriter(renamed, numbers, sheets, scriptsWith) {
  const place = (from, to) => {
    const found = path.posix.relative(path.posix.dirname(renamed.get(from)), renamed.get(to));
    return found.startsWith('.') ? found : `./${found}`;
  };
  const target = (name, specifier) => path.posix.join(path.posix.dirname(name), specifier);
  return (name, code) =>
    code
      .replace(/import\("(\.[^"]+)"\)/g, (_, specifier) => {
        const part = target(name, specifier);
        const loaded = `import("${place(name, part)}")`;
        const own = [...sheets.filter(({ users }) => users.includes(part)).map((sheet) => sheet.name), ...scriptsWith(part)];
        return own.length === 0 ? loaded : `withFiles(${JSON.stringify(own)},${loaded})`;
      })
      .replace(/(import|export)(\{[^}]*\}from)?"(\.[^"]+)"/g, (_, keyword, names = '', specifier) => {
        const number = numbers.get(target(name, specifier));
        const known = number === undefined ? names : numbered(names, number);
        return `${keyword}${known}"${place(name, target(name, specifier))}"`;
      });
}

/**
 * A small script that comes long before the page's own: it begins to load the part of the address, which the page would ask for only
 * when it runs.
 */
async function earlyScript(partsOf) {
  const code = `{const parts = ${JSON.stringify(partsOf)};
const page = location.pathname.slice(new URL(document.baseURI).pathname.length).split('/')[0];
for (const name of parts[page] ?? []) {
  const link = document.createElement('link');
  const isSheet = name.endsWith('.css');
  link.rel = isSheet ? 'preload' : 'modulepreload';
  if (isSheet) { link.as = 'style'; }
  link.href = name;
  document.head.append(link);
}}`;
  const { code: contents } = await transform(code, { minify: true });
  return { name: `early-${hash(contents)}.js`, contents, sources: [], imports: [] };
}

/** The page of an address, as its first word says: the page in `pages/table/TablePage.tsx` is that of `/table/…`. */
const PAGE = /^src\/pages\/(\w+)\/(\w+)Page\.tsx$/;

/** The files of a bundle, rearranged: names relative to the folder with their contents, and the information for the tests. */
export async function rearranged(bundle, entry, folder) {
  const parts = described(bundle, entry, folder);
  const { outputs, files, scripts, main, first, importsOf, withImports, sourcesOf } = parts;
  const sheets = await sheetsOf(parts);
  const renamed = renamedScripts(parts, sheets);
  const numbers = new Map([...first].map((name, i) => [name, i]));
  const scriptsWith = (part) =>
    [...withImports(part)].filter((each) => each !== part && !first.has(each)).map((each) => renamed.get(each));
  const rewritten = rewriter(renamed, numbers, sheets, scriptsWith);
  const later = scripts
    .filter((name) => !first.has(name))
    .map(async (name) => {
      const { code } = await transform(text(files.get(name)), { minifyWhitespace: true, charset: 'utf8' });
      const imports = [...new Set(importsOf(name, 'import-statement').map((each) => renamed.get(each)))];
      return { name: renamed.get(name), contents: rewritten(name, code), sources: [...sourcesOf([name])], imports };
    });
  const script = {
    name: renamed.get(main),
    contents: rewritten(main, await joined(first, numbers, (name) => text(files.get(name)), outputs)),
    sources: [...sourcesOf(first)],
    imports: [],
  };
  const assets = [...outputs.keys()]
    .filter((name) => !/\.(?:js|css)$/.test(name))
    .map((name) => ({ name, contents: files.get(name).contents, sources: [], imports: [] }));
  const style = sheets.find(({ users }) => users.length === 0);
  const early = await earlyScript(
    Object.fromEntries(
      parts.parts.flatMap((part) => {
        const page = PAGE.exec(outputs.get(part).entryPoint ?? '');
        const own = sheets.filter(({ users }) => users.includes(part)).map(({ name }) => name);
        return page?.[1] === page?.[2]?.toLowerCase() && page
          ? [[page[1], [renamed.get(part), ...own, ...scriptsWith(part)]]]
          : [];
      }),
    ),
  );
  return { script, early, style, made: [script, early, ...sheets, ...(await Promise.all(later)), ...assets] };
}

/** The names imported from a script of the first load, as the joined script exports them. */
function numbered(names, number) {
  return names.replace(/([\w$]+)( as [\w$]+)?(?=[,}])/g, (_, name, own) => `f${number}_${name}${own ?? ` as ${name}`}`);
}

/** The scripts of the first load as one; its exports have the number of their script before their name. */
async function joined(first, numbers, read, outputs) {
  const exported = [...first].map((name) => {
    const names = outputs.get(name).exports.map((each) => `${each} as f${numbers.get(name)}_${each}`);
    return `import './${name}';${names.length === 0 ? '' : `export {${names.join()}} from './${name}';`}`;
  });
  const inMemory = {
    name: 'first load',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /.*/ }, ({ path: specifier, importer, kind }) => {
        if (kind === 'entry-point' || specifier === 'sheets') {
          return { path: specifier, namespace: 'first' };
        }
        const name = path.posix.join(path.posix.dirname(importer), specifier);
        return first.has(name) ? { path: name, namespace: 'first' } : { path: `./${name}`, external: true };
      });
      onLoad({ filter: /.*/, namespace: 'first' }, ({ path: name }) => {
        if (name === 'sheets') {
          return { contents: LOADER };
        }
        return { contents: name === 'start' ? ["import 'sheets';", ...exported].join('\n') : read(name) };
      });
    },
  };
  const { outputFiles } = await build({
    entryPoints: ['start'],
    bundle: true,
    write: false,
    format: 'esm',
    charset: 'utf8',
    minify: true,
    plugins: [inMemory],
  });
  return outputFiles[0].text;
}
