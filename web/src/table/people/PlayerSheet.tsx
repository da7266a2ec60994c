import { type ComponentChildren, createContext } from 'preact';
import { t } from '../../text';
import { Dialog } from '../../ui/controls/Dialog';
import { LevelBadge } from '../../ui/parts/LevelBadge';
import styles from './PlayerSheet.module.css';
import { PlayedCard, PowerPips } from './PowerPips';
import type { Player } from './types';

export interface PlayerProps {
  seat: number;
  player: Player;
  total: number;
  /** The reader's turn, another player's, or no turn. */
  turn: 'yours' | 'theirs' | 'none';
  status: ComponentChildren;
  /** A line under the head: the points if scored now. */
  ifScored: ComponentChildren;
  stats: ComponentChildren;
  /** The power cards, in a game where they stay on the table. */
  power?: {
    hand: readonly number[];
    laid: number;
    /** The caballeros from the played card. */
    supply: number;
    /** Replaces the played card while there is none. */
    noCard?: ComponentChildren;
  };
  /** With five seats there is less space for each. */
  isDense?: boolean;
}

/** Whether numbers have a line each, with their full names. */
export const InSheet = createContext(false);

/** Everything about one player, over the map of a phone on its side: the strip beside it has no space for that. */
export function PlayerSheet({ player, total, status, ifScored, stats, power, onClose }: PlayerProps & { onClose: () => void }) {
  return (
    <Dialog isAtEdge title={player.name} onClose={onClose}>
      <div class={styles.sheet} data-part="player-sheet">
        <p class={styles.line}>
          <span>{status}</span>
          {player.level !== '' && <LevelBadge level={player.level} />}
        </p>
        <p class={styles.line}>
          <span>
            <b>{total}</b> {t('player.points')}
          </span>
          <span>{ifScored}</span>
        </p>
        <InSheet.Provider value>{stats}</InSheet.Provider>
        {power && (
          <div class={styles.power}>
            <PlayedCard card={power.laid} supply={power.supply} noCard={power.noCard} isDense={false} />
            <PowerPips hand={power.hand} laid={power.laid} />
          </div>
        )}
      </div>
    </Dialog>
  );
}
