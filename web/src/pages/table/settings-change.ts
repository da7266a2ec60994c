import type { HoldSetting, SettleRequest, TableView } from '../../protocol/types';
import { isSameClock, isWord, type Terms } from '../lobby/table-form';

/* The host's changes to the settings while the table waits, as a request to the server. */

/** The current settings. The server does not return a table's password, so the field starts empty. */
export function termsOf(table: TableView): Terms {
  return {
    name: table.name ?? '',
    options: table.options,
    clock: table.clock,
    visibility: table.visibility,
    word: '',
    delay: table.spectatorDelay,
    hints: table.hints,
    hold: table.holdSetting,
  };
}

/** Whether a table needs a password, and none that is long enough is given yet. */
export function lacksPassword(before: Terms, terms: Terms): boolean {
  const stays = before.visibility === 'word' && terms.word.trim() === '';
  return terms.visibility === 'word' && !stays && !isWord(terms.word);
}

function isSameHold(one: HoldSetting, other: HoldSetting): boolean {
  return one.seconds === other.seconds && one.people === other.people;
}

/** Only the differences, so that other changes made meanwhile stay. */
export function changedSettings(before: Terms, terms: Terms): SettleRequest {
  const name = terms.name.trim();
  const word = terms.word.trim();
  const options = Object.entries(terms.options).filter(([option, value]) => before.options[option] !== value);
  return {
    ...(name === before.name ? {} : { name }),
    ...(options.length === 0 ? {} : { options: Object.fromEntries(options) }),
    ...(isSameClock(terms.clock, before.clock) ? {} : { clock: terms.clock }),
    ...(terms.visibility === before.visibility ? {} : { visibility: terms.visibility }),
    ...(terms.visibility === 'word' && word !== '' ? { word } : {}),
    ...(terms.hints === before.hints ? {} : { hints: terms.hints }),
    ...(isSameHold(terms.hold, before.hold) ? {} : { holdSetting: terms.hold }),
    ...(terms.delay === before.delay ? {} : { spectatorDelay: terms.delay }),
  };
}
