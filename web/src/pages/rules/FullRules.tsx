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
  /** How many of its sections are shown; the others follow. */
  sections: number;
  game: Game;
  pictureOf: GameTeaching['pictureOf'];
  counting: GameTeaching['counting'];
  language: Language;
  current: string | undefined;
  query: string;
  options: ReadonlyMap<string, string[]>;
}

/** All rules with their numbers, once the book is loaded. */
export function FullRules({ book, sections, game, pictureOf, counting, language, current, query, options }: Props) {
  return (
    <div class={styles.full}>
      <h2>{t('rules.full')}</h2>
      <p>{rich('rules.fullNote', { tag: <RulingTag /> })}</p>
      <Panel as="article" class={styles.book} lang={language} aria-busy={book === undefined || sections < book.sections.length}>
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
