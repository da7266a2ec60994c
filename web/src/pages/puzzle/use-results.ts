import { useState } from 'preact/hooks';
import { api } from '../../net/api';
import { useStore } from '../../net/store';
import { me } from '../../ui/state/session';
import { asPreferences, fromPreferences, isOfPuzzles, type Results, storedResults, storeResults } from './results';

/** The person's results from this browser and their account; the account's results take precedence. */
export function useResults(): [Results, (change: (known: Results) => Results) => void] {
  const person = useStore(me);
  const [stored, setStored] = useState(storedResults);
  const kept = person?.account ? fromPreferences(person.preferences) : {};
  const change = (next: (known: Results) => Results) => {
    const found = next({ ...storedResults(), ...kept });
    storeResults(found);
    setStored(found);
    if (person?.account) {
      // Without a connection, the results stay in this browser and are sent with the next one.
      const months = asPreferences(found);
      const older = Object.keys(person.preferences).filter((name) => isOfPuzzles(name) && !(name in months));
      api.change({ preferences: { ...months, ...Object.fromEntries(older.map((name) => [name, ''])) } }).then(
        (now) => me.set(now),
        () => undefined,
      );
    }
  };
  return [{ ...stored, ...kept }, change];
}
