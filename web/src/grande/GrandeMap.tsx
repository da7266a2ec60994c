import type { ComponentChildren } from 'preact';
import { useId, useMemo, useRef } from 'preact/hooks';
import { REGIONS, type RegionCode } from '../draw/iberia';
import type { GrandeTable, GrandeTableRegion } from '../protocol/table';
import type { Player } from '../table/types';
import { t } from '../text';
import { useViewport } from '../caballero/chart/use-camera';
import { Borders, CastilloFurniture, Ground, LegalRegion, outlineOf, RegionFurniture, ScoreTrack, Taboo } from './GrandeMapArt';
import { layOut } from './map-layout';

interface Props {
  table: GrandeTable;
  players: readonly Player[];
  /** The codes of the places that can be chosen now, the Castillo too. */
  legal: readonly string[];
  chosen?: string | undefined;
  /** Places that stay lit while all others are dimmed. */
  lit?: readonly string[] | undefined;
  onPick: (code: string) => void;
  /** What lies over the map: prompts, arrows, the veto strip. */
  children?: ComponentChildren;
}

/** El Grande's map. The whole region is the target; for readers and keyboards the ten places are buttons. */
export function GrandeMap({ table, players, legal, chosen, lit, onPick, children }: Props) {
  const id = useId().replace(/\W/g, '');
  const element = useRef<HTMLDivElement>(null);
  const view = useViewport(element);
  const layout = useMemo(() => view && layOut(view.width, view.height), [view]);
  const totals = useMemo(() => table.courts.map((court) => court.total), [table]);
  const places = [...table.regions, table.castillo];
  return (
    <div class="mapbox gmapbox" ref={element}>
      {layout && (
        <svg class="chart gmap" width={layout.width} height={layout.height} viewBox={`0 0 ${layout.width} ${layout.height}`} aria-hidden="true">
          <Ground layout={layout} id={id} />
          <Taboo layout={layout} king={table.king as RegionCode} id={id} />
          {legal.map((code) => (
            <LegalRegion key={code} layout={layout} code={code} isChosen={code === chosen} id={id} />
          ))}
          <Borders layout={layout} />
          {lit && (
            <>
              <mask id={`${id}-dim`}>
                <rect width={layout.width} height={layout.height} fill="#fff" />
                {lit.map((code) => (
                  <path key={code} d={outlineOf(layout, code)} fill="#000" />
                ))}
              </mask>
              <rect width={layout.width} height={layout.height} fill="#0B1626" opacity=".5" mask={`url(#${id}-dim)`} />
            </>
          )}
          {table.regions.map((region) => (
            <g key={region.code} opacity={lit && !lit.includes(region.code) ? 0.42 : undefined}>
              <RegionFurniture layout={layout} region={region} />
            </g>
          ))}
          <CastilloFurniture layout={layout} table={table} />
          {[...REGIONS, 'Cas'].map((code) => (
            <path key={code} class={legal.includes(code) ? 'hit' : 'hit off'} d={outlineOf(layout, code)} onClick={() => onPick(code)} />
          ))}
          {layout.frame > 0 && <ScoreTrack layout={layout} totals={totals} />}
        </svg>
      )}
      <ul class="sr-places" aria-label={t('map.label')}>
        {places.map((place) => (
          <li key={place.code}>
            <button type="button" aria-disabled={!legal.includes(place.code)} aria-pressed={place.code === chosen} onClick={() => onPick(place.code)}>
              {placeWords(place, players, legal.includes(place.code))}
            </button>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

/** A region in words: values, counts, King, grandes, whether one may act there. */
export function placeWords(place: GrandeTableRegion, players: readonly Player[], isLegal: boolean): string {
  const name = (seat: number) => (players[seat]?.isYou ? t('player.you') : (players[seat]?.name ?? ''));
  const parts = [t('map.place', { name: place.name, values: place.values.join(', ') })];
  place.counts.forEach((count, seat) => {
    if (count > 0) {
      parts.push(t('map.count', { name: name(seat), n: count }));
    }
  });
  if (place.king) {
    parts.push(t('map.king'));
  }
  parts.push(...place.grandes.map((seat) => t('map.grande', { name: name(seat) })));
  if (isLegal) {
    parts.push(t('map.legal'));
  }
  return parts.join(', ');
}
