import { Icon } from '../../../draw/Icon';
import type { IconName } from '../../../draw/icons';
import { say, sentence } from '../../../text/say';
import { classes } from '../../../ui/parts/classes';
import { Panel } from '../../../ui/parts/Panel';
import { Ruled } from '../../../ui/parts/RuleLink';
import { plural, t } from '../text/teaching';
import styles from './Tally.module.css';
import { BOX, neededFor, playersOf, problemOf, ROUNDS, type TileSet, totalOf } from './tile-set';

interface Verdict {
  look: 'open' | 'wrong' | 'right';
  text: string;
}

const ICONS: Readonly<Record<Verdict['look'], IconName>> = { open: 'search', wrong: 'warn', right: 'check' };

/** Checks the counted tiles against EC-1.2. The name has its own field, which shows its own errors. */
export function verdictOf(set: TileSet): Verdict {
  const total = totalOf(set);
  const problem = problemOf({ ...set, name: 'any' });
  if (total === 0) {
    return { look: 'open', text: t('ec.count.nothing', { of: BOX }) };
  }
  if (problem !== undefined) {
    return { look: 'wrong', text: t('error.rule', { why: sentence(say(problem, { nameOf: String })), rule: 'EC-1.2' }) };
  }
  if (total < neededFor(ROUNDS.basic)) {
    return { look: 'wrong', text: t('ec.count.tooFew', { needed: neededFor(ROUNDS.basic) }) };
  }
  if (total > BOX) {
    return { look: 'wrong', text: plural('ec.count.over', total - BOX, { of: BOX }) };
  }
  return total < BOX
    ? { look: 'open', text: plural('ec.count.missing', BOX - total, { of: BOX }) }
    : { look: 'right', text: t('ec.count.whole') };
}

/** How many tiles were counted, whether the set satisfies EC-1.2, and which games it is enough for. */
export function Tally({ set }: { set: TileSet }) {
  const total = totalOf(set);
  const { look, text } = verdictOf(set);
  return (
    <Panel class={classes(styles.tally, styles[look])} aria-label={t('ec.count.tally')}>
      <p class={styles.total}>{t('ec.count.total', { n: total, of: BOX })}</p>
      <progress max={BOX} value={Math.min(total, BOX)} aria-label={t('ec.count.tally')} />
      <p class={styles.verdict} role="status">
        <Icon name={ICONS[look]} />
        <span>
          <Ruled text={text} />
        </span>
      </p>
      <ul class={styles.details}>
        <li>{t('ec.count.symbols', { gold: totalOf(set, 'g'), fish: totalOf(set, 'f') })}</li>
        <li>{enoughFor(set, t('ec.count.basic'), ROUNDS.basic)}</li>
        <li>{enoughFor(set, t('ec.count.expanded'), ROUNDS.expanded)}</li>
      </ul>
    </Panel>
  );
}

function enoughFor(set: TileSet, game: string, rounds: number): string {
  const n = playersOf(set, rounds);
  return n === 0 ? t('ec.count.notEnough', { game }) : t('ec.count.upTo', { game, n });
}
