// Texts: `hidalgo:texts/games/x/text` contains, for every language except English, the function that loads the texts of the
// folder src/games/x/text.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const PREFIX = 'hidalgo:texts/';

/** The folders below src with a name. The page's texts are in its own folder and in every game's lobby folder. */
async function foldersOf(name) {
  if (name !== 'page') {
    return [name];
  }
  const games = (await readdir('src/games', { withFileTypes: true })).filter((entry) => entry.isDirectory());
  return ['text', ...games.map((game) => `games/${game.name}/text/lobby`)];
}

/** The text files with a name, by language. */
async function filesOf(name) {
  const folders = await foldersOf(name);
  const found = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(path.join('src', folder))).flatMap((file) => {
        const language = /^([a-z]{2})(?:-\w+)?\.json$/.exec(file)?.[1];
        return language === undefined ? [] : [{ language, file: path.join('src', folder, file) }];
      }),
    ),
  );
  return found.flat();
}

/** A plugin for esbuild that makes each language's texts a separate chunk. */
export const catalogues = {
  name: 'catalogues',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^hidalgo:texts\// }, ({ path: name }) => ({ path: name.slice(PREFIX.length), namespace: 'texts' }));
    onLoad({ filter: /.*/, namespace: 'texts' }, async ({ path: wanted }) => {
      const [, name, language] = /^(.*?)(?:\/([a-z]{2}))?$/.exec(wanted);
      const files = await filesOf(name);
      if (language === undefined) {
        const others = new Set(files.map((file) => file.language).filter((found) => found !== 'en'));
        const loaders = [...others].map((found) => `${found}: () => import('${PREFIX}${name}/${found}')`);
        return { contents: `export default { ${loaders.join(', ')} };` };
      }
      const own = files.filter((file) => file.language === language);
      const texts = await Promise.all(own.map(async ({ file }) => JSON.parse(await readFile(file, 'utf8'))));
      return { contents: `export default ${JSON.stringify(Object.assign({}, ...texts))};` };
    });
  },
};
