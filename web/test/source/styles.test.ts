import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

/* The style sheets follow the house rules: local, with words as names, with tokens, for named sizes of window. */

const ROOT = 'src';
const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).map((name) => path.join(ROOT, name));
const sheets = files.filter((name) => name.endsWith('.module.css'));

/** A sheet without its comments. */
function read(sheet: string): string {
  return readFileSync(sheet, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
}

/** Every declaration of a sheet, as property and value. */
function declarations(sheet: string): [property: string, value: string][] {
  return [...read(sheet).matchAll(/^\s*([a-z-]+):\s*([^;{}]+);/gm)].map(([, property, value]) => [property!, value!]);
}

/** The selectors of a sheet: the texts before its braces, without at-rules such as @media. */
function selectors(sheet: string): string {
  return [...read(sheet).matchAll(/([^{};]+)\{/g)]
    .map(([, selector]) => selector!.trim())
    .filter((selector) => !selector.startsWith('@'))
    .join('\n');
}

function classes(sheet: string): Set<string> {
  return new Set([...selectors(sheet).matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name]) => name!));
}

/** The faults in the sheets, as lines with their places; empty if there are none. */
function faults(look: (sheet: string) => Iterable<string>): string[] {
  return sheets.flatMap((sheet) => [...look(sheet)].map((fault) => `${sheet}: ${fault}`));
}

test("the page itself has only its foundation; all else is a component's own", () => {
  const foundation = ['breakpoints', 'fonts', 'reset', 'tokens'].map((name) => path.join(ROOT, 'style', `${name}.css`));
  assert.deepEqual(
    files.filter((name) => name.endsWith('.css') && !sheets.includes(name) && !foundation.includes(name)),
    [],
  );
  const global = files
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) => [...readFileSync(name, 'utf8').matchAll(/\bclass="[^"]*"/g)].map(([found]) => `${name}: ${found}`));
  assert.deepEqual(global, []);
});

test('a class is a word or several, in camel case', () => {
  const word = /^[a-z]{2,}(?:[A-Z][a-z]+)*$/;
  assert.deepEqual(
    faults((sheet) => [...classes(sheet)].filter((name) => !word.test(name))),
    [],
  );
});

test('every class is used by a component in the same folder, and every used class exists', () => {
  const found = sheets.flatMap((sheet) => {
    const folder = path.dirname(sheet);
    const users = files
      .filter((name) => path.dirname(name) === folder && /\.tsx?$/.test(name))
      .map((name) => readFileSync(name, 'utf8'))
      .flatMap((source) => {
        const imported = new RegExp(`import (\\w+) from '\\./${path.basename(sheet)}'`).exec(source);
        return imported === null ? [] : [{ source, name: imported[1]! }];
      });
    const used = new Set(
      users.flatMap(({ source, name }) =>
        [...source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, member]) => member!),
      ),
    );
    const byName = users.some(({ source, name }) => source.includes(`${name}[`));
    const defined = classes(sheet);
    return [
      ...(byName ? [] : [...defined].filter((name) => !used.has(name)).map((name) => `${sheet}: .${name} is not used`)),
      ...[...used].filter((name) => !defined.has(name)).map((name) => `${sheet}: .${name} is missing`),
    ];
  });
  assert.deepEqual(found, []);
});

test('colours come from the tokens', () => {
  const colour = /#[0-9a-f]{3,8}\b|\b(?:rgb|rgba|hsl|hsla|oklch)\(|\b(?:white|black|red|blue|green|yellow)\b(?!-)/i;
  assert.deepEqual(
    faults((sheet) =>
      declarations(sheet)
        .filter(([, value]) => colour.test(value.replace(/var\([^)]*\)/g, '').replace(/url\([^)]*\)/g, '')))
        .map(([property, value]) => `${property}: ${value}`),
    ),
    [],
  );
});

test('text of a threat is darker than its frame, so that it is readable on every panel', () => {
  assert.deepEqual(
    faults((sheet) =>
      declarations(sheet)
        .filter(([property, value]) => property === 'color' && value === 'var(--threat)')
        .map(([property, value]) => `${property}: ${value}`),
    ),
    [],
  );
});

test('sizes of type and radii come from the tokens', () => {
  const own = /\d(?:px|em|rem)/;
  assert.deepEqual(
    faults((sheet) =>
      declarations(sheet)
        .filter(([property]) => property === 'font' || property === 'font-size' || property.endsWith('radius'))
        .filter(([, value]) => own.test(value) && !/^1em$/.test(value))
        .map(([property, value]) => `${property}: ${value}`),
    ),
    [],
  );
});

test('space comes from the tokens, but for hairlines', () => {
  const properties = /^(?:gap|row-gap|column-gap|(?:padding|margin)(?:-.*)?)$/;
  const own = /(?<![\w.-])(?!-?[01](?:\.5)?px)-?[\d.]+px/;
  assert.deepEqual(
    faults((sheet) =>
      declarations(sheet)
        .filter(([property, value]) => properties.test(property) && own.test(value.replace(/calc\([^;]*\)/g, '')))
        .map(([property, value]) => `${property}: ${value}`),
    ),
    [],
  );
});

test('media queries use only the named breakpoints', () => {
  const breakpoints = /^\((?:--phone|--tablet|--wide|--laptop|--upright|--low|--narrow|--short|--squat)\)$/;
  const others = /^(?:not )?print$|^\(prefers-reduced-motion: reduce\)$|^\(hover: (?:hover|none)\)$/;
  assert.deepEqual(
    faults((sheet) =>
      [...read(sheet).matchAll(/@media ([^{]+?)\s*\{/g)]
        .flatMap(([, query]) => query!.split(/ and |, /))
        .filter((query) => !breakpoints.test(query) && !others.test(query)),
    ),
    [],
  );
});

test('a sheet queries its own containers by name, and those of others without', () => {
  assert.deepEqual(
    faults((sheet) => {
      const text = read(sheet);
      const own = [...text.matchAll(/\bcontainer(?:-name)?:\s*([\w-]+)/g)].map(([, name]) => name!);
      const asked = [...text.matchAll(/@container\s+([\w-]+)/g)].map(([, name]) => name!);
      return asked.filter((name) => !own.includes(name)).map((name) => `@container ${name}`);
    }),
    [],
  );
});

test('a sheet is short enough to be read', () => {
  assert.deepEqual(
    faults((sheet) => {
      const lines = readFileSync(sheet, 'utf8').split('\n').length;
      return lines > 260 ? [`${lines} lines`] : [];
    }),
    [],
  );
});

test('keys are named only where there may be a keyboard', () => {
  const hidden = /@media \(hover: none\) \{\s*\.keys \{\s*display: none;/;
  assert.match(read('src/ui/parts/Keys.module.css'), hidden);
  assert.match(read('src/table/help/HelpDialog.module.css'), hidden);
});

test('every value that a sheet takes from elsewhere is defined: without it the declaration is silently lost', () => {
  const written = files.filter((name) => /\.(?:css|tsx?)$/.test(name)).map((name) => readFileSync(name, 'utf8'));
  const defined = new Set(
    written.flatMap((text) => Array.from(text.matchAll(/(--[a-z][\w-]*)['"]?\s*:/g), ([, name]) => name!)),
  );
  assert.deepEqual(
    faults((sheet) =>
      Array.from(read(sheet).matchAll(/var\((--[a-z][\w-]*)\)/g), ([, name]) => name!).filter((name) => !defined.has(name)),
    ),
    [],
  );
});
