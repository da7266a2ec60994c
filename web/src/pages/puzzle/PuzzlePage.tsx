import { useEffect, useState } from 'preact/hooks';
import { WithScreens } from '../../games/WithGame';
import { api } from '../../net/api';
import type { PuzzleLine, PuzzleView } from '../../protocol/types';
import { t } from '../../text';
import { ButtonLink } from '../../ui/Button';
import { explain } from '../../ui/explain';
import { Loading, MessagePage } from '../../ui/MessagePage';
import { PageBar } from '../../ui/PageBar';
import { useTitle } from '../../ui/page-hooks';
import { dayWords } from './day-words';
import { Puzzle } from './Puzzle';

/** The puzzle of a day, or of today. */
export function PuzzlePage({ day }: { day: string | undefined }) {
  const [puzzle, setPuzzle] = useState<PuzzleView>();
  const [days, setDays] = useState<readonly PuzzleLine[]>([]);
  const [trouble, setTrouble] = useState<string>();
  useTitle(t('app.title', { page: t('puzzle.title') }));
  useEffect(() => {
    Promise.all([api.puzzle(day ?? 'today'), api.puzzles()]).then(
      ([found, all]) => {
        setPuzzle(found);
        setDays(all);
      },
      (error: unknown) => setTrouble(explain(error)),
    );
  }, [day]);
  return (
    <>
      <PageBar
        page="puzzle"
        title={{ main: t('puzzle.title'), sub: puzzle === undefined ? '' : t('puzzle.same', { day: dayWords(puzzle.day) }) }}
      />
      {trouble !== undefined && (
        <MessagePage icon="search" title={t('puzzle.title')} text={trouble}>
          <ButtonLink to={{ page: 'puzzle', day: undefined }} variant="primary">
            {t('puzzle.today')}
          </ButtonLink>
        </MessagePage>
      )}
      {trouble === undefined && puzzle === undefined && <Loading />}
      {trouble === undefined && puzzle !== undefined && (
        <WithScreens game={puzzle.game}>{() => <Puzzle key={puzzle.day} puzzle={puzzle} days={days} />}</WithScreens>
      )}
    </>
  );
}
