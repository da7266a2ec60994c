import { cellName, parseCell } from '../../../draw/grid';
import type { CaballeroTable, CaballeroTableArea, LogLine, Text } from '../../../protocol/types';
import { leadOf } from '../../../table/final/lead';
import { nameAt, nameOf } from '../../../table/people/names';
import type { MomentParts, PlayedMoves, Player } from '../../../table/people/types';
import { listed, named, sentence, told } from '../../../text/say';
import { isPlace, isSeat, type Voice } from '../../../text/wording';
import { knownNames } from '../draw/region-names';
import { placeOf } from '../scene/describe';
import { evictedBy } from '../scene/evicted';
import { isQuiet, spotText } from '../scene/log';
import { parseMove } from '../scene/moves';
import { makeScene } from '../scene/scene';
import { personal, plural, t } from '../text';
import { MomentArt } from './MomentArt';

/* A moment of El Caballero is one move, described by its effect on others: an eviction matters more than the tile that
   caused it. */

const EFFECT = 'effect.el-caballero.';
/** The effects of a move, the most important first. */
const IMPORTANT = ['evicted', 'evictedBack', 'join', 'passes', 'closed', 'alone', 'first', 'grows'] as const;

type ImportantEffect = (typeof IMPORTANT)[number];

interface Found {
  kind: ImportantEffect;
  text: Text;
}

/** The most important effect of a move; among equals, the one that concerns the reader comes first. */
function mostImportant({ effects, seat }: LogLine, players: readonly Player[]): Found | undefined {
  for (const kind of IMPORTANT) {
    const all = effects.filter(({ text: { key, slots } }) => key === EFFECT + kind && isOfTheMover(kind, seat, slots));
    const found = all.find(({ hurts }) => hurts.some((hurt) => players[hurt]?.isYou)) ?? all[0];
    if (found !== undefined) {
      return { kind, text: found.text };
    }
  }
  return undefined;
}

/**
 * Whether an effect is the mover's own doing: an eviction of another seat, or a region taken over. The move's own text covers
 * all others.
 */
function isOfTheMover(kind: ImportantEffect, mover: number, { seat, to }: Text['slots']): boolean {
  switch (kind) {
    case 'evicted':
    case 'evictedBack':
      return isSeat(seat) && seat.seat !== mover;
    case 'passes':
      return isSeat(to) && to.seat === mover;
    case 'alone':
    case 'first':
      return isSeat(seat) && seat.seat === mover;
    default:
      return true;
  }
}

function kindOf([line]: readonly LogLine[]): string {
  return mostImportant(line!, [])?.kind.replace('Back', '') ?? line!.move.split(' ')[0]!;
}

function regionAt(areas: readonly CaballeroTableArea[], place: unknown): string {
  return isPlace(place) ? (knownNames(areas)(place.place) ?? place.name) : '';
}

/** Describes a move by its effect. */
function wordsOf(line: LogLine, before: CaballeroTable, after: CaballeroTable, players: readonly Player[]): string {
  const found = mostImportant(line, players);
  if (found === undefined) {
    return sentence(told(line.text, plainVoice(after.areas, players)).join(''));
  }
  const mover = players[line.seat]!;
  const { seat, from, place, parts, number, value } = found.text.slots;
  const region = regionAt(after.areas, place);
  switch (found.kind) {
    case 'evicted':
    case 'evictedBack':
      return against(EVICTED, mover, seat, players, { number: Number(number) });
    case 'join': {
      const regions = listed((parts as unknown[]).map((part) => regionAt(before.areas, part)));
      return personal('ec.moment.joined', mover, { regions });
    }
    case 'passes':
      return against(TOOK, mover, from, players, { region });
    case 'closed':
      return personal('ec.moment.closed', mover, { region });
    case 'alone':
    case 'first':
      return personal('ec.moment.leads', mover, { region });
    case 'grows':
      return t('ec.moment.grew', { region, value: Number(value) });
  }
}

/** Why a move changed the points: the caballeros that a lost tile returned, or who led in the region afterwards. */
function whyOf(line: LogLine, { regions }: CaballeroTable, players: readonly Player[]): string | undefined {
  const found = mostImportant(line, players);
  if (found === undefined) {
    return undefined;
  }
  const { place, count } = found.text.slots;
  switch (found.kind) {
    case 'evicted':
      return plural('ec.moment.why.lost', Number(count));
    case 'evictedBack':
      return plural('ec.moment.why.back', Number(count));
    default: {
      const region = isPlace(place) ? regions.find(({ land, sides }) => land && sides.includes(place.place)) : undefined;
      return region === undefined ? undefined : leadWords(region.strengths, players);
    }
  }
}

function leadWords(strengths: readonly number[], players: readonly Player[]): string | undefined {
  const lead = leadOf(strengths, players);
  switch (lead?.kind) {
    case 'first':
      return personal('ec.moment.why.first', lead.leader, { n: lead.n, m: lead.m });
    case 'tied':
      return t('ec.moment.why.tied', { n: lead.n, names: listed(lead.leaders.map(nameOf)) });
    case 'alone':
      return personal('ec.moment.why.alone', lead.leader);
    default:
      return undefined;
  }
}

/** The texts for an eviction of another player, and of the reader. */
const EVICTED = { theirs: 'ec.moment.evicted', yours: 'ec.moment.evicted.yours' } as const;
const TOOK = { theirs: 'ec.moment.took', yours: 'ec.moment.took.yours' } as const;

/** The text about what a player did to another one, who may be the reader. */
function against(
  { theirs, yours }: typeof EVICTED | typeof TOOK,
  mover: Player,
  other: unknown,
  players: readonly Player[],
  slots: Record<string, string | number>,
): string {
  const seat = isSeat(other) ? other.seat : -1;
  return players[seat]?.isYou
    ? t(yours, { name: mover.name, ...slots })
    : personal(theirs, mover, { other: nameAt(players, seat), ...slots });
}

/** Describes a move as plain text. */
function plainVoice(areas: readonly CaballeroTableArea[], players: readonly Player[]): Voice<string> {
  return {
    isYou: (seat) => players[seat]?.isYou ?? false,
    seat: (seat) => players[seat]?.name ?? '',
    place: ({ place }) => (place.includes(' ') ? spotText(areas, place) : cellName(parseCell(place))),
    card: (card) => named(`card.${card}`),
    number: String,
  };
}

function describe({ before, after, lines, players }: PlayedMoves) {
  const line = lines[0]!;
  const [then, now] = [before as CaballeroTable, after as CaballeroTable];
  return {
    words: wordsOf(line, then, now, players),
    why: whyOf(line, now, players),
    picture: <MomentArt scene={makeScene(now)} cell={placeOf(parseMove(line.move))} evicted={evictedBy(line, then)} />,
  };
}

export const moments: MomentParts = {
  grouped: (log) => log.filter(({ move }) => move !== '' && !isQuiet(move)).map((line) => [line]),
  kindOf,
  describe,
};
