import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { Refused } from '../src/net/api';
import type { SeatView, TableView } from '../src/protocol/types';
import { namesAt, playersOf } from '../src/table/seats';
import { speak } from '../src/text';
import { learn } from '../src/text/say';
import { explain } from '../src/ui/explain';
import { seatName } from '../src/ui/names';
import { textsIn } from './catalogues';
import { servedTexts } from './served';

const ANA = { seat: 0, kind: 'person', name: 'Ana', bot: '', online: true } as SeatView;
const BOT = { seat: 1, kind: 'bot', name: 'Squire 2', bot: 'squire' } as SeatView;

function table(yours: number[]): TableView {
  return { id: 't', seats: [ANA, BOT], yours, clock: { kind: 'none' } } as unknown as TableView;
}

afterEach(() => {
  speak('en', {});
  learn({});
});

describe('a bot', () => {
  it('has a name in the language of the reader', () => {
    const names = { en: 'Squire 2', de: 'Knappe 2', fr: 'Écuyer 2', es: 'Escudero 2' };
    for (const [language, name] of Object.entries(names)) {
      speak(language, Object.fromEntries(textsIn(language)));
      assert.equal(seatName(BOT), name);
      assert.equal(playersOf(table([0]), 0)[1]!.name, name);
    }
  });

  it('that plays for a person keeps the name of that person', () => {
    speak('de', Object.fromEntries(textsIn('de')));
    assert.equal(seatName({ ...BOT, name: 'Ana' }), 'Ana');
    assert.equal(seatName({ ...ANA, name: 'Squire' }), 'Squire');
  });
});

describe('a refusal', () => {
  const problem = {
    rule: 'EG-4.4',
    english: '',
    table: null,
    text: { key: 'eg.noneThere', slots: { seat: { seat: 0 }, place: { place: 'Sev', name: 'Sevilla' } } },
  };

  it('speaks to the person in the seat it is about', () => {
    learn(servedTexts('en'));
    const why = (yours: number[]) => explain(new Refused(409, problem), namesAt(table(yours)));
    assert.equal(why([0]), 'You have no caballero in Sevilla (EG-4.4)');
    assert.equal(why([1]), 'Ana has no caballero in Sevilla (EG-4.4)');
  });

  it('names everybody on a shared device', () => {
    learn(servedTexts('en'));
    assert.equal(explain(new Refused(409, problem), namesAt(table([0, 1]))), 'Ana has no caballero in Sevilla (EG-4.4)');
  });
});
