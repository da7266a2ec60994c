import { WithScreens } from '../../games/WithGame';
import { api } from '../../net/api';
import { t } from '../../text';
import { ButtonLink } from '../../ui/controls/Button';
import { useFetched } from '../../ui/hooks/use-fetched';
import { Loading } from '../../ui/page/MessagePage';
import { PageBar } from '../../ui/page/PageBar';
import { useTitle } from '../../ui/page/page-hooks';
import { TroublePage } from '../../ui/page/TroublePage';
import { dayWords } from './day-words';
import { Puzzle } from './Puzzle';

/** The puzzle of a day, or of today. */
export function PuzzlePage({ day }: { day: string | undefined }) {
  const { found, trouble } = useFetched(() => Promise.all([api.puzzle(day ?? 'today'), api.puzzles()]), [day]);
  const [puzzle, days] = found ?? [undefined, []];
  useTitle(t('app.title', { page: t('puzzle.title') }));
  return (
    <>
      <PageBar
        page="puzzle"
        title={{ main: t('puzzle.title'), sub: puzzle === undefined ? '' : t('puzzle.same', { day: dayWords(puzzle.day) }) }}
      />
      {trouble !== undefined && (
        <TroublePage trouble={trouble} title={t('puzzle.none')} missing={t('puzzle.none.text')}>
          <ButtonLink to={{ page: 'puzzle', day: undefined }} variant="primary">
            {t('puzzle.today')}
          </ButtonLink>
        </TroublePage>
      )}
      {trouble === undefined && puzzle === undefined && <Loading />}
      {trouble === undefined && puzzle !== undefined && (
        <WithScreens game={puzzle.game}>{() => <Puzzle key={puzzle.day} puzzle={puzzle} days={days} />}</WithScreens>
      )}
    </>
  );
}
