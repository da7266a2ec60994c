import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ICONS, type IconName } from '../src/draw/icons';
import caballero from '../src/pages/learn/el-caballero.json';
import grande from '../src/pages/learn/el-grande.json';
import { LESSONS, lessonStep, stepText, taughtIn } from '../src/pages/learn/lessons';
import { apart, cardPlace } from '../src/pages/learn/place';
import { between, faultsOf, finishes, isOnRecord } from '../src/pages/learn/script';
import { rulesOf } from '../src/pages/rules/book';
import { loadBook } from '../src/pages/rules/books';
import { isTip, TIPS, tipsOf } from '../src/table/tip-list';
import { catalogueText } from '../src/text';
import { GAMES } from '../src/ui/route';

const RECORDS = { 'el-caballero': caballero, 'el-grande': grande };

for (const game of GAMES) {
  const lesson = LESSONS[game];
  test(`the lesson of ${game} plays its record`, () => {
    assert.deepEqual(faultsOf(lesson, RECORDS[game]), []);
    assert.ok(lesson.steps.length >= 12);
    assert.equal(lesson.steps.at(-1)!.task.kind, 'round');
  });

  test(`the steps of ${game} have their texts and rules`, async () => {
    const numbers = new Set(rulesOf(await loadBook(game, 'en')).map((rule) => rule.number));
    for (const step of lesson.steps) {
      assert.ok(numbers.has(step.rule), `${step.id} plays ${step.rule}`);
      for (const part of ['title', 'text', 'todo'] as const) {
        assert.notEqual(catalogueText(`learn.${game}.${step.id}.${part}`), undefined, `${step.id}.${part}`);
      }
      const { task } = step;
      const canFail = task.kind === 'play' && task.offer.source !== task.accept.source;
      assert.ok(
        !canFail || step.id === 'water' || catalogueText(`learn.${game}.${step.id}.wrong`) !== undefined,
        `${step.id}.wrong`,
      );
    }
    assert.equal(new Set(lesson.steps.map((step) => step.id)).size, lesson.steps.length);
  });
}

test('a rule knows its step, a control its lesson', () => {
  const lesson = LESSONS['el-caballero'];
  assert.deepEqual(lessonStep('el-caballero', 'EC-3.13'), { number: 7, title: stepText('el-caballero', 'tie', 'title') });
  assert.equal(lessonStep('el-caballero', 'EC-9.9'), undefined);
  assert.equal(taughtIn(lesson, 'ship'), 11);
  assert.equal(taughtIn(lesson, 'nothing'), undefined);
});

test('the script goes on along the record, and a new table begins where the learner has left it', () => {
  const [, power, supply] = LESSONS['el-caballero'].steps;
  assert.deepEqual(between(caballero, 1, true, supply!), [{ seat: 1, move: 'power 5' }]);
  assert.equal(between(caballero, 1, false, supply!), undefined);
  assert.equal(between(caballero, 44, true, LESSONS['el-caballero'].steps.at(-1)!), undefined);
  assert.equal(finishes(power!, 'power 8'), true);
  assert.equal(finishes(power!, 'power 9'), false);
  assert.equal(isOnRecord(caballero, 0, 'power 8'), true);
  assert.equal(isOnRecord(caballero, 99, 'power 8'), false);
});

test('what is lit in several places is one where they meet', () => {
  const box = (left: number, top: number) => ({ left, top, right: left + 10, bottom: top + 10 });
  assert.deepEqual(apart([box(0, 0), box(20, 0)]), [box(0, 0), box(20, 0)]);
  assert.deepEqual(apart([box(0, 0), box(16, 0), box(8, 0)]), [{ left: 0, top: 0, right: 26, bottom: 10 }]);
});

test('the card stands beside what is lit', () => {
  const window = { width: 1440, height: 900 };
  const card = { width: 400, height: 260 };
  assert.deepEqual(cardPlace([{ left: 100, top: 100, right: 300, bottom: 300 }], card, window), { left: 316, top: 100 });
  assert.deepEqual(cardPlace([{ left: 1100, top: 100, right: 1400, bottom: 300 }], card, window), { left: 684, top: 100 });
  assert.deepEqual(cardPlace([], card, window), { left: 520, top: 320 });
  const phone = cardPlace(
    [{ left: 0, top: 500, right: 390, bottom: 840 }],
    { width: 374, height: 240 },
    { width: 390, height: 844 },
  );
  assert.ok(phone.top + 240 <= 500);
});

/** Pictures on controls and beside words, which say what they do themselves. */
const CONTROLS: readonly IconName[] = [
  'undo',
  'rotate',
  'check',
  'x',
  'plus',
  'minus',
  'fit',
  'clock',
  'chat',
  'log',
  'bot',
  'user',
  'eye',
  'play',
  'pause',
  'prev',
  'next',
  'first',
  'last',
  'download',
  'globe',
  'sun',
  'moon',
  'sound',
  'book',
  'menu',
  'gear',
  'crown',
  'link',
  'lock',
  'chevron',
  'dots',
  'trophy',
  'search',
  'filter',
  'wifi',
];

test('every picture is explained, or stands on something that says what it does', () => {
  const explained = new Set<string>(Object.values(TIPS).map((tip) => tip.icon));
  assert.deepEqual(
    Object.keys(ICONS)
      .filter((icon) => !explained.has(icon))
      .sort(),
    [...CONTROLS].sort(),
  );
});

test('every symbol has its words and a rule that exists', async () => {
  for (const game of GAMES) {
    const numbers = new Set(rulesOf(await loadBook(game, 'en')).map((rule) => rule.number));
    for (const name of tipsOf(game)) {
      assert.ok(numbers.has(TIPS[name].rule), name);
      assert.notEqual(catalogueText(`tip.${name}.title`), undefined);
      assert.notEqual(catalogueText(`tip.${name}.text`), undefined);
    }
  }
  assert.equal(isTip('ship'), true);
  assert.equal(isTip('teapot'), false);
});
