// Builds the pages with La Puja: adds the folder `puja` to a copy of the sources, as docs/add-a-game.md says, then checks and builds it.
//
//   node build.mjs FOLDER    the pages go into FOLDER/hidalgo/web, where a server finds them on the class path

import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.resolve(here, '../../../..');
const module = path.join(root, 'third-game');
const copy = path.join(module, 'target', 'copy');
const web = path.join(copy, 'web');
const pages = path.join(path.resolve(process.argv[2]), 'hidalgo', 'web');

rmSync(copy, { recursive: true, force: true });
mkdirSync(web, { recursive: true });
for (const name of ['src', 'public', 'build', 'build.mjs', 'package.json', 'tsconfig.json', 'biome.json']) {
  cpSync(path.join(root, 'web', name), path.join(web, name), { recursive: true });
}
for (const name of ['LICENSE', 'NOTICE', 'docs', 'rules', 'web/node_modules']) {
  symlinkSync(path.join(root, name), path.join(copy, name));
}

// The two steps.
cpSync(path.join(here, 'puja'), path.join(web, 'src/games/puja'), { recursive: true });
appendFileSync(path.join(web, 'src/games/doors.ts'), "export { puja } from './puja';\n");

for (const script of ['check', 'lint -- src/games', 'build']) {
  execFileSync('npm', ['run', '--silent', ...script.split(' ')], { cwd: web, stdio: 'inherit' });
}
rmSync(pages, { recursive: true, force: true });
cpSync(path.join(web, 'dist'), pages, { recursive: true });
