import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { clockTime } from '../../src/table/chat/chat-lines';

describe('the time of a line', () => {
  it('is written as the languages of the game write it, without the slow formats of Intl', (test) => {
    const times = [new Date(2026, 0, 1, 0, 5), new Date(2026, 0, 1, 12, 5), new Date(2026, 6, 1, 23, 59)].map(Number);
    const written = ['en', 'de', 'fr', 'es'].map((language) => {
      const format = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
      return times.map((time) => format.format(time));
    });
    const made = test.mock.method(Intl, 'DateTimeFormat');
    assert.deepEqual(written, Array(4).fill(times.map(clockTime)));
    assert.equal(clockTime(0), '');
    assert.equal(made.mock.callCount(), 0);
  });
});
