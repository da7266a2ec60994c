import { useEffect, useRef } from 'preact/hooks';
import type { GrandeForecast, GrandeTable } from '../../protocol/types';
import { SeatChanges } from '../../table/SeatChanges';
import type { Player } from '../../table/types';
import { isRefusal, useForecasts, type WhatIf } from '../../table/use-forecast';
import styles from './PlaceMenu.module.css';
import type { PlaceItem, PlaceMenuState } from './place-menu';
import { t } from './text';
import { placeName } from './words';

interface Props {
  table: GrandeTable;
  players: readonly Player[];
  menu: PlaceMenuState;
  whatIf: WhatIf<GrandeForecast>;
  onChoose: (item: PlaceItem) => void;
  onClose: () => void;
}

/** The different things that are possible at a place, with what they would bring. Nothing is spent by opening it. */
export function PlaceMenu({ table, players, menu: { code, items }, whatIf, onChoose, onClose }: Props) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.querySelector('button')?.focus({ preventScroll: true }), [code]);
  const answers = useForecasts(
    whatIf,
    items.flatMap(({ move }) => move ?? []),
    table,
  );
  return (
    <div
      class={styles.menu}
      role="dialog"
      data-part="place-menu"
      aria-label={t('eg.menu.label', { place: placeName(table, code) })}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.stopPropagation();
          onClose();
        }
      }}
    >
      <p>{placeName(table, code)}</p>
      <ul ref={list}>
        {items.map((item) => {
          const forecast = item.move === undefined ? undefined : answers.get(item.move);
          return (
            <li key={item.label}>
              <button type="button" onClick={() => onChoose(item)}>
                <span>{item.label}</span>
                {forecast && !isRefusal(forecast) && forecast.certain && (
                  <small>
                    <SeatChanges changes={changesOf(forecast)} players={players} />
                  </small>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function changesOf({ sheet, points, scoreAfter, scoreBefore }: GrandeForecast): number[] {
  return sheet.length > 0 ? points : scoreAfter.map((after, seat) => after - scoreBefore[seat]!);
}
