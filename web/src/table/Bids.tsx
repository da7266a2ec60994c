import { Badge, Icon } from '../draw/Icon';
import { colourOf } from '../draw/players';
import { rich, t } from '../text';
import { rankWord } from '../text/ordinal';
import { Button } from '../ui/Button';
import { Hidden } from '../ui/Hidden';
import { Panel } from '../ui/Panel';
import { type BiddingTable, mayLay, places, planned, type SupplyOf, takenBy, turnOrder } from './bidding';
import { HIGHEST_CARD } from './PowerPips';
import type { Player } from './types';

interface Props {
  table: BiddingTable;
  players: readonly Player[];
  seat: number;
  supplyOf: SupplyOf;
  plan: readonly number[];
  canLay: boolean;
  onClear: () => void;
  onLay: (card: number) => void;
}

function nameOf(player: Player): string {
  return player.isYou ? t('player.you') : player.name;
}

/** The bids in bidding order, in the place of the turn bar. */
export function Bids({ table, players, seat, supplyOf, plan, canLay, onClear, onLay }: Props) {
  const first = planned(table, plan);
  const [, second] = plan.filter((card) => takenBy(table, card) === undefined);
  const isSeated = seat >= 0;
  return (
    <div class="bids">
      <Panel class="bidp" aria-label={t('bids.title')}>
        <div class="cap">
          <h2>{t('bids.title')}</h2>
          <span>
            {players[table.order[0]!]!.isYou ? t('bids.orderYou') : t('bids.order', { name: players[table.order[0]!]!.name })}
          </span>
        </div>
        <ol class={`slots n${table.order.length}`}>
          {table.order.map((other) => {
            const { laid } = table.courts[other]!;
            const isMine = other === seat;
            const isChoosing = other === table.mover;
            const state =
              laid > 0
                ? t('bids.laid', { n: supplyOf(laid) })
                : isMine && first !== undefined
                  ? second === undefined
                    ? t('bids.planned')
                    : t('bids.plannedElse', { card: second })
                  : isChoosing
                    ? t('bids.choosing')
                    : t('bids.toCome');
            return (
              <li
                key={other}
                data-player={colourOf(other)}
                class={`slot ${isMine && laid === 0 ? 'mine' : ''} ${isChoosing ? 'cur' : ''}`}
              >
                {laid > 0 || (isMine && first !== undefined) ? (
                  <span class={`bcard ${laid > 0 ? '' : 'ghost'}`}>
                    <b class="serif">{laid || first}</b>
                    <i>
                      <Icon name="cab" />
                      {supplyOf(laid || first!)}
                    </i>
                  </span>
                ) : (
                  <span class="bcard empty">{isChoosing ? <i class="dots3" /> : '?'}</span>
                )}
                <span>
                  <b>
                    <Badge seat={other} size="small" />
                    <span translate={false}>{nameOf(players[other]!)}</span>
                  </b>
                  <small>{state}</small>
                </span>
              </li>
            );
          })}
        </ol>
      </Panel>
      {isSeated && (
        <div class="fin" data-part="lay">
          <Button class="undo" aria-disabled={plan.length === 0} onClick={plan.length === 0 ? undefined : onClear}>
            <Icon name="x" />
            <span>{t('bids.clear')}</span>
          </Button>
          <Button
            variant="primary"
            aria-keyshortcuts="Enter"
            aria-disabled={!canLay || first === undefined}
            onClick={canLay && first !== undefined ? () => onLay(first) : undefined}
          >
            {first === undefined ? t('bids.layNone') : t('bids.lay', { card: first })}
          </Button>
        </div>
      )}
    </div>
  );
}

/** What the plan gives, in one sentence. */
export function PlanSentence({
  table,
  players,
  seat,
  card,
}: {
  table: BiddingTable;
  players: readonly Player[];
  seat: number;
  card: number;
}) {
  const { best, worst } = places(table, seat, card);
  const higher = players.filter(
    (_, other) =>
      other !== seat &&
      table.courts[other]!.laid === 0 &&
      table.courts[other]!.hand.some((held) => held > card && takenBy(table, held) === undefined),
  );
  const slots = { card: <b>{card}</b>, best: rankWord(best), worst: rankWord(worst), names: higher.map(nameOf).join(', ') };
  return <p>{best === worst ? rich('plan.sure', slots) : rich('plan.range', slots)}</p>;
}

/** Turn order so far and which numbers are free, taken, or may still be laid. */
export function TurnOrder({
  table,
  players,
  seat,
  plan,
}: {
  table: BiddingTable;
  players: readonly Player[];
  seat: number;
  plan: readonly number[];
}) {
  const first = planned(table, plan);
  const sequence = turnOrder(table, seat, seat >= 0 && table.courts[seat]!.laid === 0 ? first : undefined);
  const hand = table.courts[seat]?.hand ?? [];
  return (
    <Panel class="ordp" aria-label={t('order.title')}>
      <div class="cap">
        <h2>{t('order.title')}</h2>
        <span>{t('order.note')}</span>
      </div>
      <ol class="seq">
        {sequence.map((entry) => (
          <li
            key={entry.seat}
            data-player={colourOf(entry.seat)}
            class={`${entry.isPlan ? 'plan' : ''} ${entry.card === undefined ? 'open' : ''}`}
          >
            <Badge seat={entry.seat} />
            <Hidden>{nameOf(players[entry.seat]!)}</Hidden>
            <b class="serif">{entry.card ?? '?'}</b>
          </li>
        ))}
      </ol>
      {first !== undefined && seat >= 0 && table.courts[seat]!.laid === 0 && (
        <PlanSentence table={table} players={players} seat={seat} card={first} />
      )}
      <div class="cap n">
        <h2>{t('order.numbers')}</h2>
        <span>{t('order.mayLay')}</span>
      </div>
      <ol class="nums">
        {Array.from({ length: HIGHEST_CARD }, (_, i) => i + 1).map((card) => {
          const taken = takenBy(table, card);
          const others = mayLay(table, seat, card);
          return (
            <li key={card} data-player={colourOf(seat)} class={taken !== undefined ? 'tk' : hand.includes(card) ? 'own' : ''}>
              <b>{card}</b>
              {taken !== undefined && <Badge seat={taken} size="small" />}
              {taken === undefined && others.length > 0 && (
                <span class="laters">
                  {others.map((other) => (
                    <Badge key={other} seat={other} size="tiny" />
                  ))}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
