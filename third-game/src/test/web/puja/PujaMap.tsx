import { Badge, Icon } from '../../draw/Icon';
import { classes } from '../../ui/parts/classes';
import styles from './PujaMap.module.css';
import { plural, t } from './text';

/** La Puja as a seat sees it. */
export interface PujaTable {
  round: number;
  leader: number;
  prize: number;
  /** The cards of each seat, with one that has been bid secretly. */
  hands: readonly (readonly number[])[];
  chosen: readonly boolean[];
  /** The card that the seat itself has bid. */
  bid: number | null;
  /** The cards that were bid in the round before, or 0. */
  last: readonly number[];
  totals: readonly number[];
}

export const ROUNDS = 5;

/** The map has three fields: the prizes to come, the prize of this round, and the bids of the last one. */
export function PujaMap({ table, lit }: { table: PujaTable; lit: readonly string[] }) {
  const fields = {
    stack: plural('puja.left', ROUNDS - table.round),
    prize: (
      <>
        <Icon name="trophy" /> {plural('puja.points', table.prize)}
      </>
    ),
    last: table.last.map(
      (card, seat) =>
        card > 0 && (
          <span key={seat} class={styles.content}>
            <Badge seat={seat} size="small" />
            {card}
          </span>
        ),
    ),
  };
  return (
    <ol class={styles.map} data-map="" aria-label={t('puja.map')}>
      {(['stack', 'prize', 'last'] as const).map((field) => (
        <li key={field} class={classes(styles.field, lit.includes(field) && styles.lit)}>
          <b>{t(`puja.field.${field}`)}</b>
          <span class={styles.content}>{fields[field]}</span>
        </li>
      ))}
    </ol>
  );
}
