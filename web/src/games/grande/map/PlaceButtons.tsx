import { useRef } from 'preact/hooks';
import type { GrandeTable } from '../../../protocol/types';
import type { Player } from '../../../table/people/types';
import { anchorOf, isDirection, nearest } from '../ground/anchors';
import type { MapLayout } from '../ground/map-layout';
import { t } from '../text';
import { placeWords } from '../words/words';
import styles from './PlaceButtons.module.css';

interface Props {
  table: GrandeTable;
  players: readonly Player[];
  legal: readonly string[];
  chosen: string | undefined;
  /** The positions of the places, which the arrow keys follow. */
  layout: MapLayout | undefined;
  cursor: string;
  onCursor: ((code: string) => void) | undefined;
  onLook: ((code: string | undefined) => void) | undefined;
  onPick: (code: string) => void;
  onFocus: (hasFocus: boolean) => void;
}

/** The ten places as buttons, for screen readers and keyboards. */
export function PlaceButtons({ table, players, legal, chosen, layout, cursor, onCursor, onLook, onPick, onFocus }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const keys = (event: KeyboardEvent) => {
    if (!isDirection(event.key) || layout === undefined) {
      return;
    }
    event.preventDefault();
    const next = nearest(cursor, event.key, (code) => anchorOf(layout, code));
    onCursor?.(next);
    list.current?.querySelector<HTMLElement>(`[data-place=${next}]`)?.focus();
  };
  return (
    <ul
      class={styles.places}
      aria-label={t('eg.map.label')}
      ref={list}
      onKeyDown={keys}
      onFocusCapture={() => onFocus(true)}
      onBlurCapture={() => onFocus(false)}
    >
      {[...table.regions, table.castillo].map((place) => (
        <li key={place.code}>
          <button
            type="button"
            data-place={place.code}
            tabIndex={place.code === cursor ? 0 : -1}
            aria-disabled={!legal.includes(place.code)}
            aria-pressed={place.code === chosen}
            onFocus={() => {
              onCursor?.(place.code);
              onLook?.(place.code);
            }}
            onClick={() => onPick(place.code)}
          >
            {placeWords(place, players, legal.includes(place.code))}
          </button>
        </li>
      ))}
    </ul>
  );
}
