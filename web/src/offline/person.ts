import type { Me } from '../protocol/types';

const PERSON = 'hidalgo.person';
const NO_ONE: Me = { name: '', named: false, account: false, preferences: {}, role: null, avoids: false };

/** Stores the person, for times without a server. */
export function rememberPerson(person: Me): void {
  localStorage.setItem(PERSON, JSON.stringify(person));
}

/** The person as last stored. */
export function person(): Me {
  const kept = localStorage.getItem(PERSON);
  return kept === null ? NO_ONE : (JSON.parse(kept) as Me);
}
