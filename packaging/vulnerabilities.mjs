#!/usr/bin/env node
// Compares a bill of materials (CycloneDX) with a folder of advisories in OSV's format, without a network:
//   packaging/vulnerabilities.mjs BILL ADVISORIES
// Exit codes: 0 none is known, 1 some are, 2 an argument can't be used.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The names of ecosystems in package URLs, and in OSV. */
const ECOSYSTEMS = { maven: 'Maven', npm: 'npm' };

function fail(sentence) {
  console.error(`vulnerabilities: ${sentence}`);
  process.exit(2);
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return fail(`${file} can't be read as JSON`);
  }
}

/** The components as "Maven group:artifact", with their versions. */
function components(bill) {
  const found = new Map();
  for (const { purl } of bill.components ?? []) {
    const [, type, name, version] = /^pkg:([a-z]+)\/([^?@]+(?:%40[^?@]+)?)@([^?#]+)/.exec(purl ?? '') ?? [];
    if (ECOSYSTEMS[type] === undefined) continue;
    const plain = decodeURIComponent(name);
    const key = `${ECOSYSTEMS[type]} ${type === 'maven' ? plain.replace('/', ':') : plain}`;
    found.set(key, [...(found.get(key) ?? []), decodeURIComponent(version)]);
  }
  return found;
}

/** Orders versions by their numbers; a version with a word, such as -rc1, comes before the one without. */
function compare(a, b) {
  const [partsA, partsB] = [a, b].map((version) => version.split(/[.+-]/));
  for (let i = 0; i < Math.max(partsA.length, partsB.length); i++) {
    const [x, y] = [partsA[i] ?? '0', partsB[i] ?? '0'];
    if (x === y) continue;
    const [isX, isY] = [/^\d+$/.test(x), /^\d+$/.test(y)];
    if (isX && isY && Number(x) !== Number(y)) return Number(x) - Number(y);
    if (isX !== isY) return isX ? 1 : -1;
    if (!isX) return x < y ? -1 : 1;
  }
  return 0;
}

/** Whether a version lies between the events of a range. */
function isWithin(version, { type, events = [] }) {
  let inside = false;
  if (type === 'GIT') return false;
  for (const { introduced, fixed, last_affected: last } of events) {
    if (introduced !== undefined && (introduced === '0' || compare(version, introduced) >= 0)) inside = true;
    if (fixed !== undefined && compare(version, fixed) >= 0) inside = false;
    if (last !== undefined && compare(version, last) > 0) inside = false;
  }
  return inside;
}

const [file, folder] = process.argv.slice(2);
if (folder === undefined) fail('name a bill of materials and a folder of advisories');
const carried = components(read(file));
let names;
try {
  names = readdirSync(folder).filter((name) => name.endsWith('.json'));
} catch {
  fail(`${folder} is not a folder`);
}
if (names.length === 0) fail(`${folder} has no advisories`);
let known = 0;
for (const name of names) {
  const { id, withdrawn, summary = '', affected = [] } = read(path.join(folder, name));
  if (withdrawn !== undefined) continue;
  for (const { package: concerned, versions = [], ranges = [] } of affected) {
    const key = `${concerned?.ecosystem} ${concerned?.name}`;
    for (const version of carried.get(key) ?? []) {
      if (versions.includes(version) || ranges.some((range) => isWithin(version, range))) {
        console.log(`${key} ${version}: ${id} ${summary}`.trim());
        known++;
      }
    }
  }
}
process.exitCode = known > 0 ? 1 : 0;
