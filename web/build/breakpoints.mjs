// Named breakpoints: a style sheet contains `@media (--phone)`, and the build replaces it by the query from breakpoints.css.
import { readFile } from 'node:fs/promises';

const DEFINITIONS = 'src/style/breakpoints.css';
const DEFINITION = /@custom-media\s+(--[a-z-]+)\s+([^;]+);/g;

/** The query behind each name. */
export async function breakpoints() {
  const sheet = await readFile(DEFINITIONS, 'utf8');
  return new Map([...sheet.matchAll(DEFINITION)].map(([, name, query]) => [name, query.trim()]));
}

/** A plugin for esbuild that replaces the names in style sheets; an undefined name fails the build. */
export const namedBreakpoints = {
  name: 'named breakpoints',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const [queries, sheet] = await Promise.all([breakpoints(), readFile(path, 'utf8')]);
      const contents = sheet.replace(/\((--[a-z-]+)\)(?=[^;{}]*\{)/g, (_, name) => {
        const query = queries.get(name);
        if (query === undefined) {
          throw new Error(`${path}: no breakpoint is called ${name}; the names are in ${DEFINITIONS}`);
        }
        return query;
      });
      return { contents, loader: path.endsWith('.module.css') ? 'local-css' : 'css' };
    });
  },
};
