import { memo } from 'preact/compat';
import type { GameTeaching } from '../../table/game';
import { t } from '../../text';
import type { Section } from '../../text/book';
import { gameName } from '../../ui/state/names';
import { Blocks, Marked } from './Blocks';
import { RuleText } from './RuleText';
import styles from './SectionText.module.css';

interface SectionProps {
  section: Section;
  id: string;
  game: string;
  pictureOf: GameTeaching['pictureOf'];
  counting: GameTeaching['counting'];
  current: string | undefined;
  query: string;
  options: ReadonlyMap<string, string[]>;
}

/** A section with all its rules. */
export const SectionText = memo(function SectionText({
  section,
  id,
  game,
  pictureOf,
  counting,
  current,
  query,
  options,
}: SectionProps) {
  return (
    <section id={id} class={styles.section}>
      <header>
        <p>{t('rules.section', { game: gameName(game), n: section.number })}</p>
        <h2>
          <Marked text={section.title} query={query} />
        </h2>
      </header>
      {section.entries.map((entry, i) => {
        switch (entry.kind) {
          case 'heading':
            return <h3 key={i}>{entry.title}</h3>;
          case 'loose':
            return (
              <div key={i} class={styles.loose}>
                <Blocks blocks={entry.blocks} query={query} />
              </div>
            );
          case 'rule':
            return (
              <RuleText
                key={entry.number}
                rule={entry}
                Title={section.entries.slice(0, i).some(({ kind }) => kind === 'heading') ? 'h4' : 'h3'}
                isCurrent={entry.number === current}
                query={query}
                options={options.get(entry.number) ?? []}
                picture={pictureOf(entry.number)}
                counting={linkAt(entry.number, game, counting)}
              />
            );
        }
      })}
    </section>
  );
});

/** The page where owners of the box can count components, for the rule about them. */
function linkAt(rule: string, game: string, counting: GameTeaching['counting']) {
  const found = counting?.();
  return found?.rule === rule ? { game, label: found.label } : undefined;
}
