import { Badge } from '../../draw/Icon';
import { colourOf } from '../../draw/players';
import { rich, t } from '../../text';
import { rankWord } from '../../text/ordinal';
import { listed } from '../../text/say';
import { classes } from '../../ui/parts/classes';
import { Hidden } from '../../ui/parts/Hidden';
import { Panel } from '../../ui/parts/Panel';
import { nameOf } from '../people/names';
import { HIGHEST_CARD } from '../people/PowerPips';
import type { Player } from '../people/types';
import { type BiddingTable, mayLay, places, planned, takenBy, turnOrder } from './bidding';
import { Caption } from './Caption';
import styles from './TurnOrder.module.css';

interface Props {
  table: BiddingTable;
  players: readonly Player[];
  seat: number;
  plan: readonly number[];
}

/** The turn order so far, and which numbers are free, taken, or still possible for others. */
export function TurnOrder({ table, players, seat, plan }: Props) {
  const first = planned(table, plan);
  const isToLay = seat >= 0 && table.courts[seat]!.laid === 0;
  const sequence = turnOrder(table, seat, isToLay ? first : undefined);
  return (
    <Panel class={styles.order} aria-label={t('order.title')}>
      <Caption title={t('order.title')} note={t('order.note')} />
      <ol class={classes(styles.sequence, sequence.length > MANY && styles.five)}>
        {sequence.map((entry) => (
          <li
            key={entry.seat}
            data-player={colourOf(entry.seat)}
            class={classes(entry.isPlan && styles.planned, entry.card === undefined && styles.open)}
          >
            <Badge seat={entry.seat} {...(sequence.length > MANY && { size: 'small' })} />
            <Hidden>{nameOf(players[entry.seat]!)}</Hidden>
            <b>{entry.card ?? '?'}</b>
          </li>
        ))}
      </ol>
      {first !== undefined && isToLay && <PlanSentence table={table} players={players} seat={seat} card={first} />}
      <div class={styles.heading}>
        <Caption title={t('order.numbers')} note={t('order.mayLay')} />
      </div>
      <Numbers table={table} seat={seat} />
    </Panel>
  );
}

/** The effect of the plan, in one sentence. */
function PlanSentence({ table, players, seat, card }: Omit<Props, 'plan'> & { card: number }) {
  const { best, worst } = places(table, seat, card);
  const higher = players.filter(
    (_, other) =>
      other !== seat &&
      table.courts[other]!.laid === 0 &&
      table.courts[other]!.hand.some((held) => held > card && takenBy(table, held) === undefined),
  );
  const slots = { card: <b>{card}</b>, best: rankWord(best), worst: rankWord(worst), names: listed(higher.map(nameOf)) };
  return <p class={styles.sentence}>{best === worst ? rich('plan.sure', slots) : rich('plan.range', slots)}</p>;
}

/** With this many seats, two rows of numbers are needed: up to three badges are below each. */
const MANY = 4;

/** All numbers with the seats that have played them or still can. */
function Numbers({ table, seat }: Pick<Props, 'table' | 'seat'>) {
  const hand = table.courts[seat]?.hand ?? [];
  return (
    <ol class={classes(styles.numbers, table.order.length >= MANY && styles.many)}>
      {Array.from({ length: HIGHEST_CARD }, (_, i) => i + 1).map((card) => {
        const taken = takenBy(table, card);
        const others = taken === undefined ? mayLay(table, seat, card) : [];
        return (
          <li
            key={card}
            data-player={colourOf(seat)}
            class={taken === undefined ? classes(hand.includes(card) && styles.own) : styles.taken}
          >
            <b>{card}</b>
            <span class={styles.seats}>
              {taken !== undefined && <Badge seat={taken} size="small" />}
              {others.map((other) => (
                <Badge key={other} seat={other} size="tiny" />
              ))}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
