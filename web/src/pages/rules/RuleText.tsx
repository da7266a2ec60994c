import { Icon } from '../../draw/Icon';
import type { RulePicture } from '../../table/game';
import type { Rule } from '../../text/book';
import { ButtonLink } from '../../ui/controls/Button';
import { classes } from '../../ui/parts/classes';
import { RuleLink } from '../../ui/parts/RuleLink';
import { Blocks, Marked } from './Blocks';
import { hasRuling } from './book';
import { RulingTag } from './Reason';
import styles from './RuleText.module.css';

interface RuleProps {
  rule: Rule;
  /** The heading's level: one below that of its parent. */
  Title: 'h3' | 'h4';
  isCurrent: boolean;
  query: string;
  options: readonly string[];
  picture: RulePicture | undefined;
  /** The page where owners of the box can count the components of this rule. */
  counting: { game: string; label: string } | undefined;
}

/** A rule: its number, its text, the table's option about it, and a picture. */
export function RuleText({ rule, Title, isCurrent, query, options, picture, counting }: RuleProps) {
  return (
    <section
      id={rule.number}
      data-rule
      class={classes(styles.rule, isCurrent && styles.current)}
      aria-current={isCurrent || undefined}
    >
      <RuleLink rule={rule.number} />
      <div class={styles.text}>
        {rule.title !== '' && (
          <Title>
            <Marked text={rule.title} query={query} />
          </Title>
        )}
        {hasRuling(rule.blocks) && <RulingTag />}
        <Blocks blocks={rule.blocks} query={query} />
        {counting && (
          <ButtonLink to={{ page: 'count', game: counting.game }} size="small" class={styles.count}>
            <Icon name="area" />
            {counting.label}
          </ButtonLink>
        )}
        {options.map((option) => (
          <p key={option} class={styles.option}>
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

/** The picture next to a rule with its caption. */
function Picture({ picture, query }: { picture: RulePicture; query: string }) {
  return (
    <figure class={styles.picture}>
      {picture.drawing}
      <figcaption>
        <Marked text={picture.caption} query={query} />
      </figcaption>
    </figure>
  );
}
