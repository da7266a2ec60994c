import { useMemo, useState } from 'preact/hooks';
import { Badge, Icon } from '../../draw/Icon';
import { api } from '../../net/api';
import type { PuzzleLine, PuzzleVerdict, PuzzleView } from '../../protocol/types';
import { usePuzzleParts } from '../../table/game';
import { type PuzzleAnswers, stepsOf } from '../../table/lesson/puzzle';
import { nameAt } from '../../table/people/names';
import type { Player } from '../../table/people/types';
import { t } from '../../text';
import { named } from '../../text/say';
import { Button } from '../../ui/controls/Button';
import { ErrorText } from '../../ui/page/MessagePage';
import { useAttempt } from '../../ui/page/page-hooks';
import { classes } from '../../ui/parts/classes';
import { Hidden } from '../../ui/parts/Hidden';
import { Panel } from '../../ui/parts/Panel';
import { Pill } from '../../ui/parts/Pill';
import { gameName } from '../../ui/state/names';
import { Days } from './Days';
import styles from './Puzzle.module.css';
import { type Result, resultOf, resultOn, withResult } from './results';
import { useResults } from './use-results';
import { Verdict } from './Verdict';

const NO_MOVES: readonly string[] = [];

/** One position, one sentence with the goal, and as many attempts as the person wants. */
export function Puzzle({ puzzle, days }: { puzzle: PuzzleView; days: readonly PuzzleLine[] }) {
  const parts = usePuzzleParts();
  const players = useMemo(() => playersOf(puzzle), [puzzle]);
  const [draft, setDraft] = useState<string>();
  const [verdict, setVerdict] = useState<PuzzleVerdict>();
  const [results, keep] = useResults();
  const { busy, trouble, attempt } = useAttempt();
  const attemptIt = (move: string) =>
    attempt(async () => {
      const judged = await api.tryPuzzle(puzzle.day, move);
      keep((known) => withResult(known, puzzle.day, resultOf(judged.gain, judged.bestGain), days[0]?.day ?? puzzle.day));
      setVerdict(judged);
    });
  const again = () => {
    setVerdict(undefined);
    setDraft(undefined);
  };
  return (
    <main class={styles.page}>
      <div class={styles.task}>
        <Stars result={resultOn(results, puzzle.day)} />
        <p>
          {t('puzzle.where', {
            game: gameName(puzzle.game),
            round: puzzle.round,
            colour: named(`seat.${puzzle.seat}`),
          })}
        </p>
        <h1>{parts.task(puzzle.word, colouredName(players, puzzle.rival), stepsOf(puzzle.moves))}</h1>
        <p>{t('puzzle.counts')}</p>
        <ul class={styles.players} aria-label={t('puzzle.players')}>
          {players.map((_, seat) => (
            <li key={seat} class={classes(seat === puzzle.rival && styles.rival)}>
              <Badge seat={seat} />
              <span>
                {colouredName(players, seat)}
                {seat === puzzle.rival && <Pill>{t('puzzle.rival')}</Pill>}
              </span>
              <b>
                {puzzle.totals[seat]}
                <Hidden> {t('player.points')}</Hidden>
              </b>
            </li>
          ))}
        </ul>
      </div>
      <Panel class={styles.board} aria-label={t('puzzle.board')}>
        <parts.Board
          key={verdict === undefined ? 'try' : 'shown'}
          position={verdict?.table ?? puzzle.table}
          players={players}
          seat={puzzle.seat}
          moves={verdict === undefined ? puzzle.moves : NO_MOVES}
          draft={verdict === undefined ? draft : undefined}
          onDraft={setDraft}
          answers={verdict && answersOf(puzzle, verdict)}
        >
          {verdict === undefined && draft === undefined && <p>{t('puzzle.choose')}</p>}
          {verdict === undefined ? (
            <Button
              variant="primary"
              size="large"
              disabled={draft === undefined || busy}
              onClick={() => draft !== undefined && attemptIt(draft)}
            >
              <Icon name="check" />
              {t('puzzle.try')}
            </Button>
          ) : (
            <Button size="large" onClick={again}>
              <Icon name="undo" />
              {t('puzzle.again')}
            </Button>
          )}
        </parts.Board>
        <ErrorText text={trouble} />
      </Panel>
      <div class={styles.side}>
        {verdict !== undefined && <Verdict puzzle={puzzle} verdict={verdict} players={players} />}
        <Days puzzle={puzzle} days={days} results={results} />
      </div>
    </main>
  );
}

function colouredName(players: readonly Player[], seat: number): string {
  return t('puzzle.player', { name: nameAt(players, seat), colour: named(`seat.${seat}`) });
}

/** A line that is worth the same as the best one needs no mark. */
function answersOf({ table }: PuzzleView, { best, yours, gain, bestGain }: PuzzleVerdict): PuzzleAnswers {
  return { before: table, best, bestGain, yours: gain === bestGain ? undefined : yours, gain };
}

function playersOf({ names, personas, seat: reader }: PuzzleView): Player[] {
  return names.map((name, seat) => ({
    name,
    isYou: seat === reader,
    isBot: seat !== reader,
    persona: personas[seat] ?? '',
    level: '',
    hasLeft: false,
    isAway: false,
    clock: undefined,
  }));
}

const COUNTS = { best: 3, good: 2, other: 1 } as const;
const WORDS = { best: 'puzzle.stars.best', good: 'puzzle.stars.good', other: 'puzzle.stars.other' } as const;

/** The result of the first attempt: up to three stars. */
function Stars({ result }: { result: Result | undefined }) {
  return (
    <span class={styles.stars} role="img" aria-label={t(result === undefined ? 'puzzle.stars.none' : WORDS[result])}>
      {[1, 2, 3].map((star) => (
        <span key={star} class={classes(styles.star, result !== undefined && star <= COUNTS[result] && styles.full)}>
          <Icon name="star" />
        </span>
      ))}
    </span>
  );
}
