import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { replay as grandeReplay } from '../../src/games/grande/replay/replay';
import { JudgedTurns } from '../../src/pages/replay/JudgedTurns';
import { counted, lessonsOf } from '../../src/pages/replay/judged';
import type { JudgedTurn, Moment } from '../../src/protocol/types';
import { type GameScreens, ScreensContext } from '../../src/table/game';
import type { Player } from '../../src/table/people/types';
import grande from '../fixtures/grande.json';
import { drawn } from '../support/page';

const PLAYERS = ['Ana', 'Teresa'].map((name, seat) => ({ name, isYou: seat === 0, persona: '' }) as Player);

function turn(first: number, seat: number, best: number, turning: boolean, better = ['end']): JudgedTurn {
  return { first, last: first, round: 2, seat, before: 0.3, after: 0.2, best, better, reasons: [], turning };
}

describe('judged turns', () => {
  it("are the reader's three highest losses, then the other turning points", () => {
    const judged = [
      turn(1, 0, 0.27, false),
      turn(2, 1, 0.5, true),
      turn(3, 0, 0.4, true),
      turn(4, 0, 0.3, false),
      turn(5, 0, 0.2, false, []),
      turn(6, 0, 0.26, false),
      turn(7, 1, 0.3, false),
    ];
    const { own, others } = lessonsOf(judged, (seat) => seat === 0);
    assert.deepEqual(
      [own, others].map((turns) => turns.map(({ first }) => first)),
      [[3, 4, 1], [2]],
    );
  });

  it('of the reader are left out where the loss may be chance', () => {
    assert.deepEqual(lessonsOf([turn(1, 0, 0.23, false)], () => true).own, []);
  });

  it('show a repeated step once, with its number', () => {
    assert.deepEqual(counted(['Place one', 'Move one', 'Place one']), ['Place one × 2', 'Move one']);
  });

  it('name the reader, the possible result, and the steps one by one', async () => {
    const better = turn(4, 0, 0.45, true, ['place Val', 'place Val', 'move Gal Cas 1', 'end']);
    const { page } = await drawn(
      <ScreensContext.Provider value={{ replay: grandeReplay } as GameScreens}>
        <JudgedTurns
          label="Turns"
          players={PLAYERS}
          moments={new Map([[3, { ply: 3, table: grande.table } as unknown as Moment]])}
          turns={[better, turn(5, 1, 0.2, false, [])]}
          shown={undefined}
          onGo={() => undefined}
          onShow={() => undefined}
        />
      </ScreensContext.Provider>,
    );
    const [own, , other] = page.buttons.map(({ textContent }) => textContent);
    assert.match(own!, /Round 2, You: from 30% to 20%; 45% was possible/);
    assert.match(own!, /Better: Place one in Valencia × 2 · Move one of Teresa’s from Galicia to the Castillo/);
    assert.match(other!, /Round 2, Teresa: from 30% to 20%$/);
  });
});
