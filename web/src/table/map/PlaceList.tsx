import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
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
  const [pressed, setPressed] = useState<string>();
  const point = ({ id, where }: ListedPlace<Where>) => {
    onPoint(where);
    // The next press ends the highlight, and with it the mark in the list.
    setPressed(id);
    document.addEventListener('pointerdown', () => setPressed(undefined), { once: true, capture: true });
  };
  // A list that makes way for the map leaves what was pressed in it highlighted.
  const dark = ({ currentTarget }: Event) => (currentTarget as Element).getClientRects().length > 0 && onLight([]);
  return (
    <ul class={styles.places}>
      {places.map((place) => {
        const light = () => onLight(place.where);
        return (
          <li key={place.id} onMouseEnter={light} onMouseLeave={dark}>
            <button
              type="button"
              aria-pressed={pressed === place.id}
              onFocus={light}
              onBlur={dark}
              onClick={() => point(place)}
            >
              <span class={classes(styles.name, place.isWater && styles.water)}>{place.name}</span>
              <small>{place.note}</small>
            </button>
            {place.counts}
          </li>
        );
      })}
    </ul>
  );
}
