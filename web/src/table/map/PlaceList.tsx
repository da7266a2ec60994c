import type { ComponentChildren } from 'preact';
import { classes } from '../../ui/parts/classes';
import styles from './PlaceList.module.css';

export interface ListedPlace<Where> {
  id: string;
  name: ComponentChildren;
  /** Whether the name is in italics, as names of waters are on maps. */
  isWater?: boolean;
  note: ComponentChildren;
  /** The seats with pieces there. */
  counts: ComponentChildren;
  /** The highlighted places on the map. */
  where: readonly Where[];
}

interface Props<Where> {
  places: readonly ListedPlace<Where>[];
  onLight: (where: readonly Where[]) => void;
  /** A place was pressed. */
  onPoint: (where: readonly Where[]) => void;
}

/** The regions of a map as a list. The one under the pointer is highlighted on the map. */
export function PlaceList<Where>({ places, onLight, onPoint }: Props<Where>) {
  // A list that makes way for the map leaves what was pressed in it highlighted.
  const dark = ({ currentTarget }: Event) => (currentTarget as Element).getClientRects().length > 0 && onLight([]);
  return (
    <ul class={styles.places}>
      {places.map(({ id, name, isWater, note, counts, where }) => (
        <li key={id} onMouseEnter={() => onLight(where)} onMouseLeave={dark}>
          <button type="button" onFocus={() => onLight(where)} onBlur={dark} onClick={() => onPoint(where)}>
            <span class={classes(styles.name, isWater && styles.water)}>{name}</span>
            <small>{note}</small>
          </button>
          {counts}
        </li>
      ))}
    </ul>
  );
}
