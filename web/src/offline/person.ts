import type { Me } from '../protocol/types';

const PERSON = 'hidalgo.person';
const NOBODY: Me = { name: '', named: false, account: false, preferences: {} };

/** Remembers who the person is, for when no server can say it. */
export function rememberPerson(person: Me): void {
  localStorage.setItem(PERSON, JSON.stringify(person));
}

/** The person as they were known last. */
export function person(): Me {
  const kept = localStorage.getItem(PERSON);
  return kept === null ? NOBODY : (JSON.parse(kept) as Me);
}
