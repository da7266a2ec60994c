import assert from 'node:assert/strict';
import { it } from 'node:test';
import { scoreCsv } from '../../src/table/final/score-csv';

it('a score sheet has a line for every player and a column for every scoring', () => {
  const scorings = [
    { round: 4, cause: 'general', points: [7, 0] },
    { round: 7, cause: 'general', points: [12, 30] },
  ];
  assert.equal(
    scoreCsv(['Ana, la “Alta”', '=1+1'], scorings, [19, 30]),
    'Player,Round 4,Round 7,Total\r\n"Ana, la “Alta”",7,12,19\r\n\'=1+1,0,30,30\r\n',
  );
});
