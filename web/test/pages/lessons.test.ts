import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ICONS, type IconName } from '../../src/draw/icons';
import { TAUGHT } from '../../src/games';
import { lesson as caballero } from '../../src/games/caballero/lesson/lesson';
import { lessonStep, minutesOf, partsOf, shortened, stepText, taughtIn } from '../../src/pages/learn/lessons';
import { between, faultsOf, finishes, isOnRecord, wantedMove } from '../../src/pages/learn/script';
import { apart } from '../../src/pages/learn/use-lit';
import { loadBook, rulesOf } from '../../src/pages/rules/book';
import { catalogueText } from '../../src/text';

for (const { id: game, teaching, lessonSteps } of TAUGHT) {
  test(`the lesson of ${game} plays its record`, async () => {
    const { lesson } = await teaching();
    assert.equal(lesson.game, game);
    assert.equal(lesson.steps.length, lessonSteps);
    assert.deepEqual(faultsOf(lesson), []);
    assert.ok(lesson.steps.length >= 12);
    assert.equal(lesson.steps.at(-1)!.task.kind, 'round');
  });

  test(`the steps of ${game} have their texts and rules`, async () => {
    const { lesson, books } = await teaching();
    const numbers = new Set(rulesOf(await loadBook(books, 'en')).map((rule) => rule.number));
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

for (const { id: game, teaching } of TAUGHT) {
  test(`every wrong attempt in a step of ${game} can be marked at its place`, async () => {
    const { lesson } = await teaching();
    for (const { id, ply, task } of lesson.steps) {
      if (task.kind === 'play' && task.offer.source !== task.accept.source) {
        assert.notEqual(lesson.spotsOf(lesson.record.moves[ply]!.move).length, 0, id);
      }
    }
  });
}

test('the lesson of the expanded game has eight steps, plays its record, and has all its texts', async () => {
  const { expanded } = await TAUGHT.find(({ id }) => id === 'el-caballero')!.teaching();
  assert.equal(expanded!.steps.length, 8);
  assert.deepEqual(faultsOf(expanded!), []);
  for (const { id, task } of expanded!.steps) {
    for (const part of ['title', 'text', 'todo'] as const) {
      assert.notEqual(catalogueText(`learn.el-caballero.${id}.${part}`), undefined, `${id}.${part}`);
    }
    if (task.kind === 'play') {
      assert.notEqual(expanded!.spotsOf(wantedMove(expanded!, expanded!.steps.find((step) => step.id === id)!)!).length, 0, id);
    }
  }
});

test('a rule knows its step, a control its lesson', () => {
  assert.deepEqual(lessonStep(caballero, 'EC-3.13'), { number: 7, title: stepText('el-caballero', 'tie', 'title') });
  assert.equal(lessonStep(caballero, 'EC-9.9'), undefined);
  assert.equal(taughtIn(caballero, 'ship'), 11);
  assert.equal(taughtIn(caballero, 'nothing'), undefined);
});

test('the script continues along the record, and a new table begins where the learner has left it', () => {
  const [, power, supply] = caballero.steps;
  assert.deepEqual(between(caballero, 1, true, supply!), [{ seat: 1, move: 'power 5' }]);
  assert.equal(between(caballero, 1, false, supply!), undefined);
  assert.equal(between(caballero, 44, true, caballero.steps.at(-1)!), undefined);
  assert.equal(finishes(power!, 'power 8'), true);
  assert.equal(finishes(power!, 'power 9'), false);
  assert.equal(isOnRecord(caballero.record, 0, 'power 8'), true);
  assert.equal(isOnRecord(caballero.record, 99, 'power 8'), false);
});

test('highlights that meet are joined', () => {
  const box = (left: number, top: number) => ({ left, top, right: left + 10, bottom: top + 10 });
  assert.deepEqual(apart([box(0, 0), box(20, 0)]), [box(0, 0), box(20, 0)]);
  assert.deepEqual(apart([box(0, 0), box(16, 0), box(8, 0)]), [{ left: 0, top: 0, right: 26, bottom: 10 }]);
});

for (const { id: game, teaching } of TAUGHT) {
  test(`the parts of ${game}'s lesson contain every step once, and the short version some of them`, async () => {
    const { lesson } = await teaching();
    const parts = partsOf(lesson);
    assert.deepEqual(
      parts.flatMap(({ steps }) => steps.map(({ number }) => number)),
      lesson.steps.map((_, i) => i + 1),
    );
    for (const { title, minutes, steps } of parts) {
      assert.ok(title !== '' && minutes > 0 && steps.length > 0, title);
    }
    assert.ok(minutesOf(lesson) >= 8 && minutesOf(lesson) <= 15);
    const short = shortened(lesson);
    assert.deepEqual(
      short.steps.map(({ id }) => id),
      lesson.short,
    );
    assert.equal(partsOf(short).length, 1);
    assert.deepEqual(faultsOf(short), []);
  });
}

test('every pin in a text has its place, in every language', async () => {
  for (const { id: game, teaching } of TAUGHT) {
    const { lesson } = await teaching();
    for (const language of ['en', 'de', 'fr', 'es']) {
      const texts = JSON.parse(
        readFileSync(`src/games/${game.replace('el-', '')}/text/teaching/${language}.json`, 'utf8'),
      ) as Record<string, string>;
      for (const { id, pins = [] } of lesson.steps) {
        const words = ['title', 'text', 'todo'].map((part) => texts[`learn.${game}.${id}.${part}`] ?? '').join(' ');
        assert.deepEqual(words.match(/[①②③]/g) ?? [], ['①', '②', '③'].slice(0, pins.length), `${language} ${id}`);
      }
    }
  }
});

test('no tip in the first real game, for three, promises points for the third place (EC-4.2, EG-5.1)', async () => {
  for (const game of TAUGHT) {
    const { coaching } = await game.screens();
    const tips = [1, 2, 3, 4].flatMap((round) => [coaching?.(round, 'bid'), coaching?.(round, 'turn')]);
    assert.deepEqual(
      tips.filter((tip) => tip?.includes('third')),
      [],
    );
    assert.ok(tips.some((tip) => tip !== undefined));
  }
});

test('the short version plays nothing between its steps', () => {
  const short = shortened(caballero);
  const [area, number, tie] = short.steps;
  assert.deepEqual(between(short, area!.ply + 1, true, number!), []);
  assert.equal(between(short, number!.ply + 1, true, tie!), undefined);
  assert.notEqual(between(caballero, number!.ply + 1, true, tie!), undefined);
});

/** Pictures on controls and beside words, which need no explanation. */
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
  'bell',
  'bin',
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

test('every picture is explained, or is on an element that describes it', async () => {
  const lists = await Promise.all(TAUGHT.map(async (game) => (await game.screens()).tips!.tips));
  const explained = new Set<string>(lists.flatMap((tips) => Object.values(tips)).map((tip) => tip.icon));
  assert.deepEqual(
    Object.keys(ICONS)
      .filter((icon) => !explained.has(icon))
      .sort(),
    [...CONTROLS].sort(),
  );
});

test('every symbol has a text and a rule that exists', async () => {
  for (const { id, screens, teaching } of TAUGHT) {
    const { tips } = await screens();
    assert.equal(tips?.game, id);
    const numbers = new Set(rulesOf(await loadBook((await teaching()).books, 'en')).map((rule) => rule.number));
    for (const [name, tip] of Object.entries(tips.tips)) {
      assert.ok(numbers.has(tip.rule), name);
      assert.notEqual(catalogueText(`tip.${id}.${name}.title`), undefined);
      assert.notEqual(catalogueText(`tip.${id}.${name}.text`), undefined);
    }
  }
});
