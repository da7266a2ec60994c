import { useEffect, useRef } from 'preact/hooks';
import { Badge, Icon } from '../../../draw/Icon';
import type { GrandeTable } from '../../../protocol/types';
import type { Player } from '../../../table/people/types';
import { Pill } from '../../../ui/parts/Pill';
import { personal, t } from '../text';
import { cardText, faceTitle } from '../words/cards';
import { placeIn } from '../words/words';
import { ActionCard, type CardState } from './ActionCard';
import styles from './ActionCards.module.css';

interface Props {
  table: GrandeTable;
  players: readonly Player[];
  seat: number;
  options: Record<string, string>;
  /** The cards taken in this round and their seats, by pile. */
  taken: ReadonlyMap<number, { seat: number; card: string }>;
  /** Whether a card of a pile may be taken now. */
  canTake: (pile: number) => boolean;
  onTake: (pile: number) => void;
  /** Shows why a card can't be taken; undefined for spectators. */
  onWhyNot: ((pile: number) => void) | undefined;
}

/** The five action cards: how many caballeros, what they do, and who has taken them. */
export function ActionCards({ table, players, seat, options, taken, canTake, onTake, onWhyNot }: Props) {
  const row = useRef<HTMLDivElement>(null);
  // On a phone, scrolls to the card in play, because the end of the row may be visible.
  useEffect(() => {
    if (table.turn.pile > 0) {
      row.current?.scrollTo({ left: 0 });
    }
  }, [table.turn.pile, table.active]);
  return (
    <div class={styles.cards} ref={row} data-part="cards" role="group" tabIndex={0} aria-label={t('eg.cards.label')}>
      {table.piles.map(({ number, faceUp }) => {
        // A face-up card has no owner, even if a seat took a card of this pile in the previous round.
        const owner = faceUp === '' ? taken.get(number) : undefined;
        const card = faceUp || owner?.card || '';
        const isRunning = owner !== undefined && table.action.card !== '' && table.turn.pile === number;
        const isMine = owner?.seat === seat && table.turn.pile === number && table.active === seat;
        const isTaken = owner !== undefined || card === '';
        const state = stateOf(isMine, isRunning, isTaken);
        return (
          <ActionCard
            key={number}
            pile={number}
            title={card === '' ? t('eg.cards.gone') : faceTitle(card)}
            text={card === '' ? t('eg.cards.goneText') : textOf(table, card, options)}
            state={state}
            foot={<Foot players={players} pile={number} owner={owner?.seat} state={state} canTake={canTake(number)} />}
            onTake={canTake(number) ? () => onTake(number) : undefined}
            onWhyNot={onWhyNot && (() => onWhyNot(number))}
          />
        );
      })}
    </div>
  );
}

function stateOf(isMine: boolean, isRunning: boolean, isTaken: boolean): CardState | undefined {
  if (isMine) {
    return 'mine';
  }
  if (isRunning) {
    return 'announced';
  }
  return isTaken ? 'taken' : undefined;
}

/** The text of a card; the King's card also names the King's region. */
function textOf(table: GrandeTable, card: string, options: Record<string, string>): string {
  const text = cardText(card, options);
  return card === 'king' ? `${text} ${t('eg.cards.kingHere', { region: placeIn(table, table.king) })}` : text;
}

/** The line below a card: its owner, or its result. */
function Foot({
  players,
  pile,
  owner,
  state,
  canTake,
}: {
  players: readonly Player[];
  pile: number;
  owner: number | undefined;
  state: CardState | undefined;
  canTake: boolean;
}) {
  if (owner === undefined) {
    return canTake ? <Pill kind="action">{t('eg.cards.take')}</Pill> : <b>{t('eg.cards.upTo', { n: pile })}</b>;
  }
  if (state === 'mine') {
    return (
      <Pill kind="action">
        <Icon name="check" />
        {t('eg.cards.mine')}
      </Pill>
    );
  }
  const player = players[owner]!;
  return (
    <Pill>
      <Badge seat={owner} size="small" />
      {state === 'announced' ? t('eg.cards.announcedBy', { name: player.name }) : personal('eg.cards.takenBy', player)}
    </Pill>
  );
}
