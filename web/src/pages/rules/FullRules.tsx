import { useEffect, useState } from 'preact/hooks';
import type { Game, GameTeaching } from '../../table/game';
import { rich, t } from '../../text';
import type { Book } from '../../text/book';
import type { Language } from '../../text/languages';
import { Wheel } from '../../ui/page/MessagePage';
import { Panel } from '../../ui/parts/Panel';
import styles from './FullRules.module.css';
import { RulingTag } from './Reason';
import { SectionText } from './SectionText';

interface Props {
  book: Book | undefined;
  /** Reports whether all sections are shown. */
  onWhole: (isWhole: boolean) => void;
  game: Game;
  pictureOf: GameTeaching['pictureOf'];
  counting: GameTeaching['counting'];
  language: Language;
  current: string | undefined;
  query: string;
  options: ReadonlyMap<string, string[]>;
}

/** All rules with their numbers, once the book is loaded. */
export function FullRules({ book, onWhole, game, pictureOf, counting, language, current, query, options }: Props) {
  const sections = useGrowing(book, current !== undefined || query !== '');
  const isWhole = sections === book?.sections.length;
  useEffect(() => onWhole(isWhole), [isWhole]);
  return (
    <div class={styles.full}>
      <h2>{t('rules.full')}</h2>
      <p>{rich('rules.fullNote', { tag: <RulingTag /> })}</p>
      <Panel as="article" class={styles.book} lang={language} aria-busy={!isWhole}>
        {book === undefined ? (
          <Wheel role="status" aria-label={t('app.loading')} />
        ) : (
          book.sections
            .slice(0, sections)
            .map((section) => (
              <SectionText
                key={section.number}
                section={section}
                id={`${game.rulePrefix}-${section.number}`}
                game={game.id}
                pictureOf={pictureOf}
                counting={counting}
                current={current}
                query={query}
                options={options}
              />
            ))
        )}
      </Panel>
    </div>
  );
}

/** The number of sections on the page: they are drawn one after the other, or all at once to show a rule or the hits of a search. */
function useGrowing(book: Book | undefined, isWanted: boolean): number {
  const [grown, setGrown] = useState(0);
  const all = book?.sections.length ?? 0;
  useEffect(() => {
    const timer = setTimeout(() => grown < all && setGrown(isWanted ? all : grown + 1));
    return () => clearTimeout(timer);
  }, [grown, all, isWanted]);
  return isWanted ? all : Math.min(grown, all);
}
