import type { GrandeTable, GrandeTableRegion, LogLine } from '../../../protocol/types';
import { leadOf } from '../../../table/final/lead';
import { pointsOf } from '../../../table/final/moments';
import { nameAt, nameOf } from '../../../table/people/names';
import { joined } from '../../../table/people/sentences';
import type { MomentParts, PlayedMoves, Player } from '../../../table/people/types';
import { cardIn, listed, sentence, told } from '../../../text/say';
import { isPlace, isSeat, type Place, type Voice } from '../../../text/wording';
import { personal, t } from '../text';
import { cardTitle } from '../words/cards';
import { grouped, isQuiet } from '../words/log';
import { placesOf } from '../words/words';
import { MomentArt } from './MomentArt';

/* A moment of El Grande is one sentence of the log: placed caballeros, a step of a card, or the disks. */

const PASSES = 'effect.el-grande.passes';
/** Moves that mean nothing by themselves. */
const SILENT = new Set(['card', 'special']);

function kindOf(lines: readonly LogLine[]): string {
  return taken(lines) === undefined ? lines[0]!.move.split(' ')[0]! : 'passes';
}

interface Taken {
  region: Place;
  from: number;
}

/** The region that the mover took over from another seat, if there is exactly one. */
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

/** More caballeros than this are counted instead of listed: the picture shows their paths. */
const LISTED = 2;

function wordsOf({ before, lines, players }: PlayedMoves): string {
  const found = taken(lines);
  const [first] = lines;
  const mover = players[first!.seat]!;
  if (found === undefined) {
    const [kind] = first!.move.split(' ');
    if (kind === 'special') {
      return personal('eg.moment.played', mover, { card: cardTitle(cardIn(first!.text) ?? '') });
    }
    if (kind === 'disk') {
      const { stage, active, action } = before as GrandeTable;
      return stage === 'castillo'
        ? t('eg.moment.castillo')
        : personal('eg.moment.played', players[active]!, { card: cardTitle(action.card) });
    }
    if (lines.length > LISTED && (kind === 'move' || kind === 'place')) {
      return personal(kind === 'move' ? 'eg.moment.moved' : 'eg.moment.placed', mover, { n: lines.length });
    }
    return sentence(told(joined(lines.map(({ text }) => text)), plainVoice(players)).join(''));
  }
  const { region, from } = found;
  return players[from]?.isYou
    ? t('eg.moment.took.yours', { name: mover.name, region })
    : personal('eg.moment.took', mover, { region, other: nameAt(players, from) });
}

/** The region that moves took over, or else the one whose points they changed most; undefined if they changed none. */
function decided({ before, after, lines }: PlayedMoves): GrandeTableRegion | undefined {
  const [then, now] = [(before as GrandeTable).regions, (after as GrandeTable).regions];
  const changes = now.map(({ scores }, i) => scores.reduce((sum, by, seat) => sum + Math.abs(by - then[i]!.scores[seat]!), 0));
  const most = Math.max(...changes);
  const code = taken(lines)?.region.place;
  return now.find((region, i) => (code === undefined ? most > 0 && changes[i] === most : region.code === code));
}

/** Of the regions that a card scored, the one with the most points for the reader, or else for the seat with the most. */
function counted({ after, lines, players }: PlayedMoves, places: readonly string[]): GrandeTableRegion | undefined {
  const points = pointsOf(lines);
  const reader = players.findIndex(({ isYou }) => isYou);
  const seat = (points[reader] ?? 0) !== 0 ? reader : points.indexOf(Math.max(...points));
  const isScored = lines.some(({ scorings }) => scorings.length > 0);
  const scored = (after as GrandeTable).regions.filter(({ code }) => isScored && places.includes(code));
  return scored.sort((a, b) => (b.scores[seat] ?? 0) - (a.scores[seat] ?? 0))[0];
}

/**
 * Why the Castillo paid: the seat with the most caballeros in it. This is derived from the points, because the contents are
 * hidden (EG-3.6).
 */
function castilloWhy(lines: readonly LogLine[], players: readonly Player[], places: readonly string[]): string | undefined {
  const points = pointsOf(lines);
  const most = Math.max(...points);
  const firsts = players.filter((_, seat) => points[seat] === most);
  return places.includes('Cas') && firsts.length === 1 ? personal('eg.moment.why.castillo', firsts[0]!) : undefined;
}

/** Why moves changed the points: the leader afterwards. */
function whyOf({ code, name, counts }: GrandeTableRegion, players: readonly Player[]): string | undefined {
  const lead = leadOf(counts, players);
  const region = { place: code, name };
  switch (lead?.kind) {
    case 'first':
      return personal('eg.moment.why.first', lead.leader, { region, n: lead.n, m: lead.m });
    case 'tied':
      return t('eg.moment.why.tied', { region, n: lead.n, names: listed(lead.leaders.map(nameOf)) });
    case 'alone':
      return personal('eg.moment.why.alone', lead.leader, { region });
    default:
      return undefined;
  }
}

/** Describes moves as plain text. */
function plainVoice(players: readonly Player[]): Voice<string> {
  return {
    isYou: (seat) => players[seat]?.isYou ?? false,
    seat: (seat) => players[seat]?.name ?? '',
    place: ({ name }) => name,
    card: cardTitle,
    number: String,
  };
}

function describe(played: PlayedMoves) {
  const { before, after, lines, players } = played;
  const { action } = before as GrandeTable;
  const named = action.card === 'secretScoring' ? onlyOnce(lines) : placesAt(after as GrandeTable, lines);
  const places = taken(lines) === undefined ? named : [];
  const region = decided(played) ?? counted(played, places);
  return {
    words: wordsOf(played),
    why: region ? whyOf(region, players) : castilloWhy(lines, players, places),
    picture: <MomentArt table={after as GrandeTable} places={[...new Set([...(region ? [region.code] : []), ...places])]} />,
  };
}

/** The regions that only one disk shows: the others are not scored (EG-4.14). */
function onlyOnce(lines: readonly LogLine[]): string[] {
  const chosen = lines.flatMap(({ move }) => placesOf(move));
  return chosen.filter((code) => chosen.filter((other) => other === code).length === 1);
}

/** The places of moves: the last named place first, because moves end there; or the places that a card has scored. */
function placesAt(table: GrandeTable, lines: readonly LogLine[]): string[] {
  const card = lines[0]!.move === 'special' ? cardIn(lines[0]!.text) : undefined;
  return card === undefined ? lines.flatMap(({ move }) => placesOf(move).reverse()) : scoredBy(table, card);
}

/** The places that a card scores, the most valuable first; empty if the card does not name any. */
export function scoredBy({ regions }: Pick<GrandeTable, 'regions'>, card: string): string[] {
  const sizes = regions.map(({ counts }) => counts.reduce((sum, n) => sum + n, 0));
  const worth = (...values: number[]) => regions.filter((region) => values.includes(region.values[0]!));
  const sized = (size: number) => regions.filter((_, i) => sizes[i] === size);
  const scored: Readonly<Record<string, () => readonly GrandeTableRegion[]>> = {
    scoreFours: () => worth(4),
    scoreFives: () => worth(5),
    scoreSixesSevens: () => worth(6, 7),
    scoreMost: () => sized(Math.max(...sizes)),
    scoreFewest: () => sized(Math.min(...sizes)),
    scoreFirsts: () => regions,
  };
  if (card === 'scoreCastillo') {
    return ['Cas'];
  }
  return [...(scored[card]?.() ?? [])].sort((a, b) => b.values[0]! - a.values[0]!).map(({ code }) => code);
}

/** Whether a line has something to tell: a card alone has nothing, but its scoring has. */
function isTold({ move, scorings }: LogLine): boolean {
  return move !== '' && !isQuiet(move) && (!SILENT.has(move.split(' ')[0]!) || scorings.length > 0);
}

/** Disks are revealed together, so all choices form one moment, whichever seat chose last. */
function withDisks(groups: readonly LogLine[][]): LogLine[][] {
  const isDisk = (lines: readonly LogLine[] | undefined) => lines?.[0]?.move.startsWith('disk ') ?? false;
  const together: LogLine[][] = [];
  for (const lines of groups) {
    if (isDisk(lines) && isDisk(together.at(-1)) && together.at(-1)!.at(-1)!.scorings.length === 0) {
      together.at(-1)!.push(...lines);
    } else {
      together.push([...lines]);
    }
  }
  return together;
}

export const moments: MomentParts = {
  grouped: (log) => withDisks(grouped(log)).filter((lines) => isTold(lines[0]!)),
  kindOf,
  describe,
};
