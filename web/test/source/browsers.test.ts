import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

/* The bundler rewrites syntax for the oldest browsers that build.mjs names, but does not add missing functions. */

/** Functions that are missing in Firefox 113, or in Node 18, which runs these tests on Debian 12. */
const TOO_NEW =
  /\.(?:toSorted|toReversed|toSpliced)\(|\b(?:Object|Map)\.groupBy\(|\bPromise\.(?:withResolvers|try)\(|\bArray\.fromAsync\(/g;

test('the pages use only features of the oldest supported browser', () => {
  const found = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) =>
      Array.from(readFileSync(path.join('src', name), 'utf8').matchAll(TOO_NEW), ([use]) => `${name}: ${use}`),
    );
  assert.deepEqual(found, []);
});
