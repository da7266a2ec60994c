import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { clockTime } from '../../src/table/chat/chat-lines';
import { speak } from '../../src/text';

describe('the time of a line', () => {
  it('is written in the current language, with one format for all lines', (test) => {
    const made = test.mock.method(Intl, 'DateTimeFormat');
    const noon = new Date(2026, 0, 1, 12, 5).getTime();
    for (const language of ['en', 'de', 'en', 'de']) {
      speak(language, {});
      assert.equal(clockTime(noon), '12:05');
    }
    assert.equal(clockTime(0), '');
    assert.equal(made.mock.callCount(), 2);
    speak('en', {});
  });
});
