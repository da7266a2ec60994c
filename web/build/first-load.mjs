// Makes one script and one style sheet of what the page loads at first, and a sheet of what each later part needs besides.
//
// esbuild cuts a bundle into as many files as there are ways to share modules: the first page would wait for dozens of small files,
// and for the style sheets of all pages.

import { createHash } from 'node:crypto';
import path from 'node:path';
import { build, transform } from 'esbuild';

const SECTION = /^\/\* (src\/.+?) \*\/$/m;

/** Loads the style sheets of a part together with it; each sheet once. */
const LOADER = `
const sheets = new Map();
globalThis.withSheets = (names, part) => Promise.all([part, ...names.map((name) => {
  const known = sheets.get(name) ?? new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = name;
    link.onload = resolve;
    link.onerror = () => { sheets.delete(name); link.remove(); reject(new TypeError(name)); };
    document.head.append(link);
  });
  sheets.set(name, known);
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
  return {
    outputs,
    files,
    scripts,
    main,
    style: inFolder(outputs.get(main).cssBundle),
    first: withImports(main),
    parts: [...new Set(scripts.flatMap((name) => importsOf(name, 'dynamic-import')))],
    importsOf,
    withImports,
    sourcesOf: (names) => new Set([...names].flatMap((name) => Object.keys(outputs.get(name).inputs))),
  };
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
  const sorted = [...groups.values()].sort((a, b) => b.users.length - a.users.length);
  return Promise.all(
    sorted.map(async ({ users, rules, sources }) => {
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
function rewriter(renamed, numbers, sheets) {
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
        const own = sheets.filter(({ users }) => users.includes(part)).map((sheet) => sheet.name);
        return own.length === 0 ? loaded : `withSheets(${JSON.stringify(own)},${loaded})`;
      })
      .replace(/(import|export)(\{[^}]*\}from)?"(\.[^"]+)"/g, (_, keyword, names = '', specifier) => {
        const number = numbers.get(target(name, specifier));
        const known = number === undefined ? names : numbered(names, number);
        return `${keyword}${known}"${place(name, target(name, specifier))}"`;
      });
}

/** The files of a bundle, rearranged: names relative to the folder with their contents, and the information for the tests. */
export async function rearranged(bundle, entry, folder) {
  const parts = described(bundle, entry, folder);
  const { outputs, files, scripts, main, first, importsOf, sourcesOf } = parts;
  const sheets = await sheetsOf(parts);
  const renamed = renamedScripts(parts, sheets);
  const numbers = new Map([...first].map((name, i) => [name, i]));
  const rewritten = rewriter(renamed, numbers, sheets);
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
  return { script, style, made: [script, ...sheets, ...(await Promise.all(later)), ...assets] };
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
