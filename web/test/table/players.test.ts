import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { Refused } from '../../src/net/api';
import type { SeatView, TableView } from '../../src/protocol/types';
import { peopleNotice } from '../../src/table/frame/notice';
import { isDelayed, isSpectator, minutesBehind, namesAt, playersOf } from '../../src/table/people/seats';
import { speak } from '../../src/text';
import { learn } from '../../src/text/say';
import { explain } from '../../src/ui/state/explain';
import { seatName } from '../../src/ui/state/names';
import { textsIn } from '../texts/catalogues';
import { servedTexts } from '../texts/served';

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

describe('a spectator', () => {
  it('sees the delay until the end of the game', () => {
    const seen = { ...table([]), spectatorDelay: 120, phase: 'playing' } as TableView;
    assert.ok(isDelayed(seen) && minutesBehind(seen) === 2);
    assert.ok(!isDelayed({ ...seen, phase: 'over' }) && !isDelayed({ ...seen, yours: [0] }));
  });
});

describe('a person who is not there', () => {
  it('counts as away, except in a game over days', () => {
    const gone = (kind: string) => {
      const absent = { ...table([1]), seats: [{ ...ANA, online: false }, BOT], clock: { kind } } as unknown as TableView;
      return playersOf(absent, 0)[0]!.isAway;
    };
    assert.deepEqual([gone('live'), gone('none'), gone('days')], [true, true, false]);
  });
});

describe('a refusal', () => {
  const problem = {
    rule: 'EG-4.4',
    english: '',
    table: null,
    text: { key: 'eg.noneThere', slots: { seat: { seat: 0 }, place: { place: 'Sev', name: 'Sevilla' } } },
  };

  it('addresses the person in its seat', () => {
    learn(servedTexts('en'));
    const why = (yours: number[]) => explain(new Refused(409, problem), namesAt(table(yours)));
    assert.equal(why([0]), 'You have no caballero in Sevilla (EG-4.4)');
    assert.equal(why([1]), 'Ana has no caballero in Sevilla (EG-4.4)');
  });

  it('names all players on a shared device', () => {
    learn(servedTexts('en'));
    assert.equal(explain(new Refused(409, problem), namesAt(table([0, 1]))), 'Ana has no caballero in Sevilla (EG-4.4)');
  });
});

describe('a proposal', () => {
  const nothing = { answer: () => {}, putBotIn: () => {}, comeBack: () => {} };
  const says = (yours: number[], kind: 'end' | 'bot', agreed: number[]) => {
    const proposal = { kind, by: 0, seat: 1, agreed };
    const notice = peopleNotice({ ...table(yours), phase: 'playing', proposal } as TableView, nothing);
    return [notice?.title, notice?.text, notice?.actions.map(({ label }) => label).join()];
  };

  it('names its author and its subject', () => {
    assert.deepEqual(says([0], 'bot', [0]), [
      'You propose that a bot take over for Squire 2.',
      '1 player has agreed so far.',
      'Withdraw',
    ]);
    assert.equal(says([2], 'bot', [0])[0], 'Ana proposes that a bot take over for Squire 2.');
    assert.equal(says([0], 'end', [0])[0], 'You propose to end the game as it stands.');
    assert.equal(says([2], 'end', [0])[0], 'Ana proposes to end the game as it stands.');
  });

  it('explains what agreeing means', () => {
    assert.deepEqual(says([1], 'bot', [0]), [
      'Ana proposes that a bot take over for you.',
      'Nothing happens without your consent. If a bot has your seat at the end, it counts as last place.',
      'Agree,Decline',
    ]);
  });
});

describe('a player who has left their seat to a bot', () => {
  const left = { ...BOT, name: 'Ben', returning: true };
  const at = (others: SeatView[]) => ({ ...table([]), phase: 'playing', seats: [...others, left] }) as TableView;
  const text = (others: SeatView[]) =>
    peopleNotice(at(others), { answer: () => {}, putBotIn: () => {}, comeBack: () => {} })?.text;

  it('sees an explanation', () => {
    assert.equal(text([ANA]), 'Take your seat back before the game ends, or it counts as last place.');
    assert.equal(text([BOT]), 'You can keep playing, but this game already counts as a last place.');
  });

  it("still writes in the players' chat", () => {
    assert.equal(isSpectator(at([ANA])), false);
    assert.equal(isSpectator(table([])), true);
  });
});
