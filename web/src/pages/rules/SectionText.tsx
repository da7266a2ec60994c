import { Icon } from '../../draw/Icon';
import type { GameTeaching, RulePicture } from '../../table/game';
import { t } from '../../text';
import { RuleLink } from '../../ui/RuleLink';
import { gameName } from '../../ui/words';
import { Blocks, Marked } from './Blocks';
import { hasRuling, type Rule, type Section } from './book';
import { Picture } from './Picture';
import { RulingTag } from './Reason';

interface SectionProps {
  section: Section;
  id: string;
  game: string;
  pictureOf: GameTeaching['pictureOf'];
  current: string | undefined;
  query: string;
  options: ReadonlyMap<string, string[]>;
}

/** A section with all its rules. */
export function SectionText({ section, id, game, pictureOf, current, query, options }: SectionProps) {
  return (
    <section id={id} class="rsection">
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
              <div key={i} class="rloose">
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
              />
            );
        }
      })}
    </section>
  );
}

interface RuleProps {
  rule: Rule;
  /** The heading's level: one below that of what it stands under. */
  Title: 'h3' | 'h4';
  isCurrent: boolean;
  query: string;
  options: readonly string[];
  picture: RulePicture | undefined;
}

function RuleText({ rule, Title, isCurrent, query, options, picture }: RuleProps) {
  return (
    <section id={rule.number} class={isCurrent ? 'rule cur' : 'rule'} aria-current={isCurrent || undefined}>
      <RuleLink rule={rule.number} />
      <div class="rb2">
        {rule.title !== '' && (
          <Title>
            <Marked text={rule.title} query={query} />
          </Title>
        )}
        {hasRuling(rule.blocks) && <RulingTag />}
        <Blocks blocks={rule.blocks} query={query} />
        {options.map((option) => (
          <p key={option} class="ropt">
            <Icon name="gear" />
            <span>
              <Marked text={option} query={query} />
            </span>
          </p>
        ))}
      </div>
      {picture && <Picture picture={picture} query={query} />}
    </section>
  );
}
