import { Badge, Icon } from '../../draw/Icon';
import { colourOf } from '../../draw/players';
import { personal, t } from '../../text';
import { classes } from '../../ui/parts/classes';
import { Panel } from '../../ui/parts/Panel';
import { nameOf } from '../people/names';
import { ThinkingDots } from '../people/ThinkingDots';
import type { Player } from '../people/types';
import styles from './Bids.module.css';
import { type BiddingTable, planned, type SupplyOf, takenBy } from './bidding';
import { Caption } from './Caption';

interface Props {
  table: BiddingTable;
  players: readonly Player[];
  seat: number;
  /** The caballeros that a card brings, in a game with caballeros. */
  supplyOf?: SupplyOf;
  plan: readonly number[];
  /** Whether the planned card is about to be played automatically. */
  isPlanComing?: boolean | undefined;
  /** Whether only badges identify the cards' owners: the hand needs the space. */
  isDense?: boolean;
}

/** The bids in bidding order, instead of the turn bar. */
export function Bids(props: Props) {
  const { table, players, plan, isDense = false } = props;
  const first = planned(table, plan);
  const leader = players[table.order[0]!]!;
  return (
    <Panel class={styles.bids} aria-label={t('bids.title')}>
      <Caption title={t('bids.title')} note={isDense ? undefined : personal('bids.order', leader)} />
      <ol class={classes(styles.slots, isDense && styles.dense)} style={{ '--seats': String(table.order.length) }}>
        {table.order.map((other) => (
          <Slot key={other} {...props} other={other} first={first} />
        ))}
      </ol>
    </Panel>
  );
}

/** The card that a seat has played, or is about to play. */
function Slot(props: Props & { other: number; first: number | undefined }) {
  const { table, players, seat, supplyOf, other, first } = props;
  const { laid } = table.courts[other]!;
  const isChoosing = other === table.mover;
  const isMine = other === seat && laid === 0;
  const planned = isMine ? first : undefined;
  const card = laid > 0 ? laid : planned;
  return (
    <li data-player={colourOf(other)} class={classes(styles.slot, isMine && styles.mine)}>
      {card === undefined ? (
        <span class={classes(styles.card, styles.empty)}>{isChoosing ? <ThinkingDots /> : '?'}</span>
      ) : (
        <span class={classes(styles.card, laid === 0 && styles.planned)}>
          <b>{card}</b>
          {supplyOf && (
            <i>
              <Icon name="cab" />
              {supplyOf(card)}
            </i>
          )}
        </span>
      )}
      <span class={styles.text}>
        <b>
          <Badge seat={other} size="small" />
          <span translate={false}>{nameOf(players[other]!)}</span>
        </b>
        <small>{stateOf(props)}</small>
      </span>
    </li>
  );
}

function stateOf({
  table,
  players,
  seat,
  supplyOf,
  plan,
  other,
  first,
  isPlanComing = false,
}: Props & { other: number; first: number | undefined }): string {
  const { laid } = table.courts[other]!;
  if (laid > 0) {
    return supplyOf ? t('bids.laid', { n: supplyOf(laid) }) : t('status.laid', { card: laid });
  }
  if (other === seat && (other !== table.mover || isPlanComing) && first !== undefined) {
    const [, second] = plan.filter((card) => takenBy(table, card) === undefined);
    return second === undefined ? t('bids.planned') : t('bids.plannedElse', { card: second });
  }
  return other === table.mover ? personal('bids.choosing', players[other]!) : t('bids.toCome');
}
