import { useEffect, useState } from 'preact/hooks';
import { findGame } from '../../games';
import { api, Refused, Unreachable, withoutServer } from '../../net/api';
import { useStore } from '../../net/store';
import { isStaticSite } from '../../offline/static-site';
import type { PuzzleView } from '../../protocol/types';
import type { GameGlance } from '../../table/game';
import { stepsOf } from '../../table/lesson/puzzle';
import { plural, t } from '../../text';
import { ButtonLink } from '../../ui/controls/Button';
import { Panel, PanelHead, PanelNote } from '../../ui/parts/Panel';
import { gameName } from '../../ui/state/names';
import { resultOn, streakOf } from '../puzzle/results';
import { useResults } from '../puzzle/use-results';
import styles from './PuzzlePanel.module.css';

interface Today {
  puzzle: PuzzleView;
  glance: GameGlance;
}

/** The puzzle of the day: its position, its task, and the person's streak. */
export function PuzzlePanel() {
  const today = useToday();
  const [results] = useResults();
  if (today === undefined) {
    return null;
  }
  const {
    puzzle,
    glance: { Glance, task },
  } = today;
  const streak = streakOf(results, puzzle.day);
  const isTried = resultOn(results, puzzle.day) !== undefined;
  return (
    <Panel aria-label={t('puzzle.title')}>
      <PanelHead>
        <h2>{t('puzzle.title')}</h2>
        {streak > 0 && <PanelNote>{plural('puzzle.streak', streak)}</PanelNote>}
      </PanelHead>
      <div class={styles.picture}>
        <Glance position={puzzle.table} log={[]} />
      </div>
      <div class={styles.words}>
        <p>
          <small>{gameName(puzzle.game)}</small>
          {task(puzzle.word, puzzle.names[puzzle.rival] ?? '', stepsOf(puzzle.moves))}
        </p>
        <ButtonLink to={{ page: 'puzzle', day: undefined }} size="small">
          {t(isTried ? 'puzzle.again' : 'puzzle.try')}
        </ButtonLink>
      </div>
    </Panel>
  );
}

/**
 * The puzzle and its game's drawing code. Without a server, this device would have to compute a picture that the person hasn't
 * asked for.
 */
function useToday(): Today | undefined {
  const [today, setToday] = useState<Today>();
  const isAway = useStore(withoutServer) || isStaticSite();
  useEffect(() => {
    if (isAway) {
      return;
    }
    fetchToday().then(setToday, (error: unknown) => {
      // On failure, the picture is left out.
      if (!(error instanceof Refused || error instanceof Unreachable || error instanceof TypeError)) {
        throw error;
      }
    });
  }, [isAway]);
  return today;
}

async function fetchToday(): Promise<Today | undefined> {
  const puzzle = await api.puzzle('today');
  const glance = await findGame(puzzle.game)?.glance?.();
  return glance && { puzzle, glance };
}
