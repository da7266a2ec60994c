import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { learn, named, say, sentence } from '../../src/text/say';

const nameOf = (seat: number) => ['Ana', 'Inés'][seat] ?? `seat ${seat}`;

before(() =>
  learn({
    'ec.tie.would': 'you would tie with {owner} at {count}',
    'move.special': '{seat} announced “{card}”',
    'card.king': 'the King',
  }),
);
after(() => learn({}));

test('slots are numbers, seats and texts', () => {
  assert.equal(
    say({ key: 'ec.tie.would', slots: { owner: { seat: 1 }, count: 7 } }, { nameOf }),
    'you would tie with Inés at 7',
  );
  assert.equal(
    say({ key: 'move.special', slots: { seat: { seat: 0 }, card: { card: 'king' } } }, { nameOf }),
    'Ana announced “the King”',
  );
});

test('a number below zero has a true minus', () => {
  assert.equal(say({ key: 'ec.tie.would', slots: { owner: 'x', count: -2 } }, { nameOf }), 'you would tie with x at −2');
});

test('without a text, the English reason or the key is shown', () => {
  assert.equal(say({ key: 'no.such', slots: {} }, { nameOf }, 'because'), 'because');
  assert.equal(say({ key: 'no.such', slots: {} }, { nameOf }), 'no.such');
});

test('names built at run time come from both catalogues', () => {
  assert.equal(named('bot.knight'), 'knight (hard)');
  assert.equal(named('card.king'), 'the King');
  assert.equal(named('option.el-caballero.nothing.like.this'), 'this');
  assert.equal(sentence('ábc'), 'Ábc');
});
