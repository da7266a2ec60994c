import type { GrandeTable, LogLine } from '../../protocol/types';
import { nameAt } from '../../table/names';
import { joined } from '../../table/sentences';
import type { MomentParts, PlayedMoves, Player } from '../../table/types';
import { sentence, told } from '../../text/say';
import { isPlace, isSeat, type Place, type Voice } from '../../text/wording';
import { cardTitle } from './cards';
import { grouped, isQuiet } from './log';
import { MomentArt } from './MomentArt';
import { personal, t } from './text';
import { placesOf } from './words';

/* A moment of El Grande is what the log tells in one sentence: caballeros that were placed, a step of a card, the disks. */

const PASSES = 'effect.el-grande.passes';
/** Moves that say nothing by themselves. */
const SILENT = new Set(['card', 'special']);

function kindOf(lines: readonly LogLine[]): string {
  return taken(lines) === undefined ? lines[0]!.move.split(' ')[0]! : 'passes';
}

interface Taken {
  region: Place;
  from: number;
}

/** The region that whoever moved took from somebody else, if there is just one. */
function taken(lines: readonly LogLine[]): Taken | undefined {
  const all = lines.flatMap(({ seat, effects }) =>
    effects.flatMap(({ text: { key, slots } }) => {
      const { place, from, to } = slots;
      const isTaken = key === PASSES && isPlace(place) && isSeat(from) && isSeat(to) && to.seat === seat;
      return isTaken ? [{ region: place, from: from.seat }] : [];
    }),
  );
  return all.length === 1 ? all[0] : undefined;
}

function wordsOf(lines: readonly LogLine[], players: readonly Player[]): string {
  const found = taken(lines);
  const mover = players[lines[0]!.seat]!;
  if (found === undefined) {
    return sentence(told(joined(lines.map(({ text }) => text)), plainVoice(players)).join(''));
  }
  const { region, from } = found;
  return players[from]?.isYou
    ? t('eg.moment.took.yours', { name: mover.name, region })
    : personal('eg.moment.took', mover, { region, other: nameAt(players, from) });
}

/** Says moves as plain text. */
function plainVoice(players: readonly Player[]): Voice<string> {
  return {
    isYou: (seat) => players[seat]?.isYou ?? false,
    seat: (seat) => players[seat]?.name ?? '',
    place: ({ name }) => name,
    card: cardTitle,
    number: String,
  };
}

function tell({ after, lines, players }: PlayedMoves) {
  const found = taken(lines);
  const places = found === undefined ? lines.flatMap(({ move }) => placesOf(move)) : [found.region.place];
  return {
    words: wordsOf(lines, players),
    picture: <MomentArt table={after as GrandeTable} places={[...new Set(places)]} />,
  };
}

/** Whether a move says something: a card by itself says nothing, what it scores does. */
function isTold({ move, scorings }: LogLine): boolean {
  return move !== '' && !isQuiet(move) && (!SILENT.has(move.split(' ')[0]!) || scorings.length > 0);
}

export const moments: MomentParts = {
  grouped: (log) => grouped(log).filter((lines) => isTold(lines[0]!)),
  kindOf,
  tell,
};
