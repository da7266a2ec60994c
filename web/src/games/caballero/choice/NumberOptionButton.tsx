import type { Cell } from '../../../draw/grid';
import { Icon } from '../../../draw/Icon';
import { TileArt } from '../../../draw/TileArt';
import type { CaballeroPreview, CaballeroTableTile } from '../../../protocol/types';
import { isRefusal, type Refusal } from '../../../table/help/use-previews';
import { placeWord } from '../../../text/ordinal';
import { sentence } from '../../../text/say';
import { classes } from '../../../ui/parts/classes';
import { Hidden } from '../../../ui/parts/Hidden';
import { countWords, landAround } from '../scene/describe';
import type { Scene } from '../scene/scene';
import { type Key, t } from '../text';
import { gain, type NumberOption } from '../turn/numbers';
import styles from './NumberOptionButton.module.css';

interface Props {
  scene: Scene;
  cell: Cell;
  seat: number;
  /** The tile to be raised, if there is one. */
  tile: CaballeroTableTile | undefined;
  option: NumberOption;
  isLegal: boolean;
  isChosen: boolean;
  /** The server's preview, once it has arrived. */
  answer: CaballeroPreview | Refusal | undefined;
  onClick: () => void;
}

/** The short reason by rule; the full sentence is below the numbers. */
const REASONS: Readonly<Record<string, Key>> = {
  'EC-3.3': 'ec.number.tooDear',
  'EC-3.12': 'ec.number.notHigher',
  'EC-3.13': 'ec.number.ties',
};

/** A number: the tile as it would be placed, its price, and its effect or the reason why it can't be chosen. */
export function NumberOptionButton({ scene, cell, seat, tile, option, isLegal, isChosen, answer, onClick }: Props) {
  const land = landAround(scene, cell);
  const refusal = answer !== undefined && isRefusal(answer) ? answer : undefined;
  const preview = answer !== undefined && !isRefusal(answer) ? answer : undefined;
  const given = preview && gain(scene, cell, option.north, preview, seat);
  const number = countWords(scene, cell, option.north);
  return (
    <button
      type="button"
      role="radio"
      class={classes(styles.option, isChosen && styles.chosen, !isLegal && styles.refused, given?.isTied && styles.tied)}
      aria-checked={isChosen}
      aria-disabled={!isLegal}
      title={refusal ? `${sentence(refusal.text)} (${refusal.rule})` : ''}
      onClick={onClick}
    >
      {land.length === 1 && (
        <b class={styles.number} aria-hidden="true">
          {number}
        </b>
      )}
      <svg class={classes(land.length === 1 && styles.plain)} viewBox="-9 -9 118 121" aria-hidden="true">
        <TileArt
          seat={seat}
          north={option.north}
          land={land || 'N'}
          ships={tile?.ships ?? ''}
          castillo={tile?.castillo ?? false}
          grande={option.grande || (tile?.grande ?? false)}
        />
      </svg>
      <Hidden>{t(land === '' ? 'ec.number.north' : 'ec.number.land', { number })}</Hidden>
      {land === '' && (
        <span class={styles.rank} aria-hidden="true">
          ↑ {number}
        </span>
      )}
      <span class={styles.cost}>
        <Icon name="cab" />
        {preview ? preview.cost : '·'}
      </span>
      {given && (
        <span class={styles.rank}>
          {t(given.isTied ? 'ec.number.tied' : 'ec.number.rank', {
            strength: given.strength,
            rank: placeWord(given.rank),
          })}
        </span>
      )}
      {!isLegal && <span class={styles.rank}>{t(REASONS[refusal?.rule ?? ''] ?? 'ec.number.refused')}</span>}
    </button>
  );
}
