import type { ComponentChildren } from 'preact';
import { Badge, Icon } from '../../draw/Icon';
import type { GrandeTable } from '../../protocol/types';
import type { Player } from '../../table/types';
import { Pill } from '../../ui/Pill';
import { cardText, cardTitle } from './cards';
import { plural, t } from './text';
import { placeName } from './words';

interface Props {
  table: GrandeTable;
  players: readonly Player[];
  seat: number;
  options: Record<string, string>;
  /** Who took which card in this round, by pile. */
  taken: ReadonlyMap<number, { seat: number; card: string }>;
  /** Whether a card of a pile may be taken now. */
  canTake: (pile: number) => boolean;
  onTake: (pile: number) => void;
}

/** The five action cards: how many caballeros, what they do, and whose they are. */
export function ActionCards({ table, players, seat, options, taken, canTake, onTake }: Props) {
  return (
    <div class="cards" data-part="cards" role="group" tabIndex={0} aria-label={t('eg.cards.label')}>
      {table.piles.map(({ number, faceUp }) => {
        // A card that lies there is nobody's, whatever was taken in the round before.
        const owner = faceUp === '' ? taken.get(number) : undefined;
        const card = faceUp || owner?.card || '';
        const isRunning = owner !== undefined && table.action.card !== '' && table.turn.pile === number;
        const isMine = owner?.seat === seat && table.turn.pile === number && table.active === seat;
        const look = isMine ? 'mine' : isRunning ? 'asked' : owner !== undefined || card === '' ? 'taken' : '';
        return (
          <Card
            key={number}
            pile={number}
            title={card === '' ? t('eg.cards.gone') : cardTitle(card)}
            text={
              card === ''
                ? t('eg.cards.goneText')
                : card === 'king'
                  ? `${cardText(card, options)} ${t('eg.cards.kingHere', { region: placeName(table, table.king) })}`
                  : cardText(card, options)
            }
            look={look}
            foot={
              <Foot
                players={players}
                pile={number}
                owner={owner?.seat}
                isMine={isMine}
                isRunning={isRunning}
                canTake={canTake(number)}
              />
            }
            onTake={canTake(number) ? () => onTake(number) : undefined}
          />
        );
      })}
    </div>
  );
}

interface CardProps {
  pile: number;
  title: string;
  text: string;
  look: string;
  foot: ComponentChildren;
  onTake: (() => void) | undefined;
}

function Card({ pile, title, text, look, foot, onTake }: CardProps) {
  const face = (
    <>
      <span class="ac-h">
        <span class="pile" data-tip="pile" title={t('eg.cards.upTo', { n: pile })}>
          <b>{pile}</b>
          <Icon name="cab" />
        </span>
        <b class="ac-t">{title}</b>
      </span>
      <span class="ac-p">{text}</span>
      <span class="ac-f">{foot}</span>
    </>
  );
  return onTake === undefined ? (
    <div class={`ac ${look}`} role="group" aria-label={t('eg.cards.pile', { pile, title })}>
      {face}
    </div>
  ) : (
    <button type="button" class="ac free" aria-keyshortcuts={String(pile)} onClick={onTake}>
      {face}
    </button>
  );
}

function Foot({
  players,
  pile,
  owner,
  isMine,
  isRunning,
  canTake,
}: {
  players: readonly Player[];
  pile: number;
  owner: number | undefined;
  isMine: boolean;
  isRunning: boolean;
  canTake: boolean;
}) {
  if (owner === undefined) {
    return canTake ? (
      <Pill kind="action">{t('eg.cards.take')}</Pill>
    ) : (
      <span class="up2">{t('eg.cards.upTo', { n: pile })}</span>
    );
  }
  if (isMine) {
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
      {isRunning
        ? t('eg.cards.announcedBy', { name: player.name })
        : player.isYou
          ? t('eg.cards.takenByYou')
          : t('eg.cards.takenBy', { name: player.name })}
    </Pill>
  );
}

/** The cards that are still face down, pile by pile: anyone can count them. */
export function UnseenCards({ table }: { table: GrandeTable }) {
  return (
    <div class="unseen">
      <p>{t('eg.cards.stillIn')}</p>
      {table.piles
        .filter(({ unseen }) => unseen.length > 0)
        .map(({ number, unseen }) => (
          <section key={number}>
            <h3>
              <span class="pile">
                <b>{number}</b>
                <Icon name="cab" />
              </span>
              {plural('eg.cards.unseen', unseen.length)}
            </h3>
            <ul>
              {[...new Set(unseen)].map((card) => {
                const n = unseen.filter((other) => other === card).length;
                return <li key={card}>{n > 1 ? t('eg.cards.copies', { title: cardTitle(card), n }) : cardTitle(card)}</li>;
              })}
            </ul>
          </section>
        ))}
    </div>
  );
}
