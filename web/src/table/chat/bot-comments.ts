import { useMemo } from 'preact/hooks';
import { hash } from '../../draw/random';
import { useStore } from '../../net/store';
import type { ChatLine, LogLine } from '../../protocol/types';
import { type Key, t } from '../../text';
import { preferences } from '../../ui/state/preferences';
import { useScreens } from '../game';
import { roundAt, roundStarts, type StartsRound } from '../people/steps';
import type { ChatMessage, Player } from '../people/types';
import { chatMessages, clockTime } from './chat-lines';

/* Bots comment on the game now and then: at most once in three rounds, and only on public events. The comments follow from
   the log, so they are not stored, and every person reads them in their own language. They are in the chat, and a new one is
   shown for a moment beside the bot's portrait. */

/** The occasion for a comment: the bot hurt another player, it hurt the reader, it was hurt itself, or it gained much. */
export type CommentKind = 'strikes' | 'nod' | 'struck' | 'gains';

export interface BotComment {
  line: LogLine;
  seat: number;
  kind: CommentKind;
}

const TEXTS: Readonly<Record<CommentKind, readonly Key[]>> = {
  strikes: ['talk.strikes.1', 'talk.strikes.2', 'talk.strikes.3'],
  nod: ['talk.nod.1', 'talk.nod.2'],
  struck: ['talk.struck.1', 'talk.struck.2', 'talk.struck.3'],
  gains: ['talk.gains.1', 'talk.gains.2', 'talk.gains.3'],
};
const ROUNDS_BETWEEN = 3;
/** This many points are worth a comment. */
const MUCH = 8;

function isPersona(player: Player | undefined): boolean {
  return player?.isBot === true && player.persona !== '';
}

/** A bot's possible comment on a move. */
function occasion(line: LogLine, players: readonly Player[]): BotComment | undefined {
  const hurt = line.effects.flatMap(({ hurts }) => hurts).filter((seat) => seat !== line.seat);
  if (!isPersona(players[line.seat])) {
    const speaker = hurt.find((seat) => isPersona(players[seat]));
    return speaker === undefined ? undefined : { line, seat: speaker, kind: 'struck' };
  }
  if (hurt.length > 0) {
    return { line, seat: line.seat, kind: hurt.some((seat) => players[seat]?.isYou) ? 'nod' : 'strikes' };
  }
  return (line.points[line.seat] ?? 0) >= MUCH ? { line, seat: line.seat, kind: 'gains' } : undefined;
}

/** The bots' comments so far; none until the beginning of the log is loaded. */
export function commentsIn(log: readonly LogLine[], players: readonly Player[], startsRound: StartsRound): BotComment[] {
  const starts = log[0]?.ply === 1 ? roundStarts(log, startsRound) : [];
  const said = new Map<number, BotComment>();
  for (const line of starts.length === 0 ? [] : log) {
    const comment = occasion(line, players);
    const part = Math.floor((roundAt(starts, line.ply) - 1) / ROUNDS_BETWEEN);
    if (comment !== undefined && !said.has(part)) {
      said.set(part, comment);
    }
  }
  return [...said.values()];
}

/** The texts of a table's comments: each text is used once while there are others left. */
export function wordsOf(table: string, comments: readonly BotComment[]): Key[] {
  return comments.map(({ kind }, i) => {
    const earlier = comments.slice(0, i).filter((other) => other.kind === kind).length;
    const texts = TEXTS[kind];
    return texts[(hash(table) + earlier) % texts.length]!;
  });
}

function messageOf({ line, seat }: BotComment, words: Key, players: readonly Player[]): ChatMessage {
  return {
    id: `talk ${line.ply}`,
    seat,
    name: players[seat]?.name ?? '',
    text: t(words),
    time: clockTime(line.at),
    isComment: true,
    ply: line.ply,
  };
}

/** The chat of a table with the bots' comments, each at its time, unless the person has switched them off. */
export function useBotComments(
  table: string,
  chat: readonly ChatLine[],
  log: readonly LogLine[],
  players: readonly Player[],
): readonly ChatMessage[] {
  const { talk } = useStore(preferences);
  const { notation } = useScreens();
  return useMemo(() => {
    const people = chatMessages(chat).map((message, i) => ({ message, at: chat[i]!.at }));
    const bots = talk === 'off' ? [] : commentsIn(log, players, notation.startsRound);
    const words = wordsOf(table, bots);
    const said = bots.map((each, i) => ({ message: messageOf(each, words[i]!, players), at: each.line.at }));
    return [...people, ...said].sort((a, b) => a.at - b.at).map(({ message }) => message);
  }, [table, chat, log, players, talk]);
}
