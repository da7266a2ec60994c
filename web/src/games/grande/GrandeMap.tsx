import type { ComponentChildren } from 'preact';
import { useId, useMemo, useRef, useState } from 'preact/hooks';
import { Badge } from '../../draw/Icon';
import type { GrandeTable } from '../../protocol/types';
import type { Player } from '../../table/types';
import { useViewport } from '../../table/use-viewport';
import { signed } from '../../text';
import { anchorOf, isDirection, nearest, PLACES } from './anchors';
import { Borders, CastilloFurniture, Ground, LegalRegion, outlineOf, RegionFurniture, ScoreTrack, Taboo } from './GrandeMapArt';
import type { RegionCode } from './iberia';
import { Arrow, gainPlace, Leaders, type MapArrow, Ring, Sign } from './MapMarks';
import { FOOT, layOut, type MapLayout } from './map-layout';
import { t } from './text';
import { placeWords } from './words';

interface Props {
  table: GrandeTable;
  players: readonly Player[];
  /** The codes of the places that can be chosen now, the Castillo too. */
  legal: readonly string[];
  chosen?: string | undefined;
  /** Whether something is put into what is chosen: then it bears a plus. */
  hasSigns?: boolean;
  /** Places that stay lit while all others are dimmed. */
  lit?: readonly string[] | undefined;
  /** Places that are ringed because something speaks of them. */
  ringed?: readonly string[];
  /** Whether the leaders' colours lie over the regions. */
  overlay?: boolean;
  /** The points on the track; those of the table if left out. */
  totals?: readonly number[];
  arrows?: readonly MapArrow[];
  /** What places bring each seat, as chips. */
  gains?: ReadonlyMap<string, readonly number[]>;
  /** What a small screen keeps free under the map. */
  foot?: number;
  /** The place of the keyboard; N and P move it too. */
  cursor?: string;
  onCursor?: (code: string) => void;
  /** A place is pointed at, or none. */
  onLook?: (code: string | undefined) => void;
  onPick: (code: string) => void;
  /** What stands beside a place: the preview of a move. */
  popover?: { code: string; content: ComponentChildren } | undefined;
  /** What lies over the map: prompts, the veto strip. */
  children?: ComponentChildren;
}

const NO_RINGS: readonly string[] = [];
const NO_ARROWS: readonly MapArrow[] = [];

/** El Grande's map. The whole region is the target; for readers and keyboards the ten places are buttons. */
export function GrandeMap(props: Props) {
  const { table, players, legal, chosen, lit, cursor = 'New', onCursor, onLook, onPick } = props;
  const id = useId().replace(/\W/g, '');
  const element = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const view = useViewport(element);
  const layout = useMemo(() => view && layOut(view.width, view.height, props.foot), [view, props.foot]);
  const ownTotals = useMemo(() => table.courts.map((court) => court.total), [table]);
  const [hasFocus, setFocus] = useState(false);
  const places = [...table.regions, table.castillo];
  // What pointing and choosing leave as it is need not be drawn anew.
  const totals = props.totals ?? ownTotals;
  const ground = useMemo(() => layout && <Ground layout={layout} id={id} />, [layout, id]);
  const borders = useMemo(() => layout && <Borders layout={layout} />, [layout]);
  const track = useMemo(() => layout && layout.frame > 0 && <ScoreTrack layout={layout} totals={totals} />, [layout, totals]);
  const furniture = useMemo(
    () =>
      layout && (
        <>
          {table.regions.map((region) => (
            <g key={region.code} opacity={lit && !lit.includes(region.code) ? 0.42 : undefined}>
              <RegionFurniture layout={layout} region={region} />
            </g>
          ))}
          <CastilloFurniture layout={layout} table={table} />
        </>
      ),
    [layout, table, lit?.join()],
  );
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
    <div data-map class="mapbox gmapbox" ref={element} style={{ '--foot': `${props.foot ?? FOOT}px` }}>
      {layout && (
        <svg
          class="chart gmap"
          data-map
          width={layout.width}
          height={layout.height}
          viewBox={`0 0 ${layout.width} ${layout.height}`}
          aria-hidden="true"
          onMouseLeave={() => onLook?.(undefined)}
        >
          {ground}
          {props.overlay && <Leaders layout={layout} table={table} />}
          <Taboo layout={layout} king={table.king as RegionCode} id={id} />
          {legal.map((code) => (
            <LegalRegion key={code} layout={layout} code={code} isChosen={code === chosen} id={id} />
          ))}
          {chosen !== undefined && !legal.includes(chosen) && <LegalRegion layout={layout} code={chosen} isChosen id={id} />}
          {borders}
          {lit && <Dimmed layout={layout} lit={lit} id={id} />}
          {(props.ringed ?? NO_RINGS).map((code) => (
            <Ring key={code} layout={layout} code={code} look={lit ? 'gold' : 'lit'} />
          ))}
          {furniture}
          {props.hasSigns &&
            legal.filter((code) => code !== chosen).map((code) => <Sign key={code} layout={layout} code={code} />)}
          {(props.arrows ?? NO_ARROWS).map((arrow, i) => (
            <Arrow key={`${arrow.seat}${arrow.from}${arrow.to}`} layout={layout} arrow={arrow} index={i} />
          ))}
          {hasFocus && <Ring layout={layout} code={cursor} look="cursor" />}
          {PLACES.map((code) => (
            <path
              key={code}
              data-place={code}
              class={legal.includes(code) ? 'hit' : 'hit off'}
              d={outlineOf(layout, code)}
              onMouseEnter={() => onLook?.(code)}
              onClick={() => {
                onCursor?.(code);
                onPick(code);
              }}
            />
          ))}
          {track}
        </svg>
      )}
      <ul
        class="sr-places"
        aria-label={t('eg.map.label')}
        ref={list}
        onKeyDown={keys}
        onFocusCapture={() => setFocus(true)}
        onBlurCapture={() => setFocus(false)}
      >
        {places.map((place) => (
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
      {layout && props.gains && <Gains layout={layout} gains={props.gains} />}
      {layout && props.popover && (
        <Popover layout={layout} code={props.popover.code}>
          {props.popover.content}
        </Popover>
      )}
      {props.children}
    </div>
  );
}

function Dimmed({ layout, lit, id }: { layout: MapLayout; lit: readonly string[]; id: string }) {
  const { width, height } = layout;
  return (
    <>
      <mask id={`${id}-dim`}>
        <rect width={width} height={height} fill="#fff" />
        {lit.map((code) => (
          <path key={code} d={outlineOf(layout, code)} fill="#000" />
        ))}
      </mask>
      <rect width={width} height={height} fill="#0B1626" opacity=".5" mask={`url(#${id}-dim)`} />
    </>
  );
}

function Gains({ layout, gains }: { layout: MapLayout; gains: ReadonlyMap<string, readonly number[]> }) {
  return (
    <>
      {[...gains].map(([code, points]) => {
        const [left, top] = gainPlace(layout, code);
        return (
          <div key={code} class="flys" style={{ left: `${left}px`, top: `${top}px` }} aria-hidden="true">
            {points.map(
              (gain, seat) =>
                gain !== 0 && (
                  <span key={seat}>
                    <Badge seat={seat} size="small" />
                    {signed(gain)}
                  </span>
                ),
            )}
          </div>
        );
      })}
    </>
  );
}

/** Its size, how far it stands from the caballeros (over the region's name, or under them), and how much of the top belongs to the prompt. */
const POPOVER = { width: 236, height: 100, over: 70, under: 30, top: 70 };

/** Beside its place, within the map: above it where there is room. */
function Popover({ layout, code, children }: { layout: MapLayout; code: string; children: ComponentChildren }) {
  const [x, y] = anchorOf(layout, code);
  const edge = layout.frame + POPOVER.width / 2 + 6;
  const left = Math.min(layout.width - edge, Math.max(edge, x));
  const isBelow = y - POPOVER.over - POPOVER.height < layout.frame + POPOVER.top;
  return (
    <div
      class={`pop gpop ${isBelow ? 'below' : ''}`}
      style={{ left: `${left}px`, top: `${isBelow ? y + POPOVER.under : y - POPOVER.over}px` }}
    >
      {children}
    </div>
  );
}
