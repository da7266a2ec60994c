import { memo } from 'preact/compat';
import { useMemo } from 'preact/hooks';
import type { GrandeTable } from '../../../protocol/types';
import { useNext } from '../../../table/map/first-shown';
import { madeClass, UntilMade } from '../../../table/map/UntilMade';
import { classes } from '../../../ui/parts/classes';
import { PLACES } from '../ground/anchors';
import { Borders, Ground } from '../ground/Ground';
import type { RegionCode } from '../ground/iberia';
import { LegalRegion, outlineOf, Taboo } from '../ground/MapFields';
import type { MapLayout } from '../ground/map-layout';
import { CastilloContents, RegionContents } from '../ground/RegionContents';
import { ScoreTrack } from '../ground/ScoreTrack';
import type { MapProps } from './GrandeMap';
import styles from './GrandeMap.module.css';
import { MapGhosts } from './MapGhosts';
import { Answer, Arrow, Leaders, lanesOf, type MapArrow, Ring, Sign, SignTarget } from './MapMarks';
import { TravellingPieces } from './TravellingPieces';
import type { Travel } from './travels';

const NO_RINGS: readonly string[] = [];
const NO_ARROWS: readonly MapArrow[] = [];

interface Props extends MapProps {
  layout: MapLayout;
  id: string;
  cursor: string;
  travels: readonly Travel[];
  /** Whether the keyboard focus is on the map. */
  hasFocus: boolean;
}

/** The map as a drawing, from the sea up to the score track. */
export function MapDrawing(props: Props) {
  const { layout, id, table, legal, chosen, lit, onCursor, onLook, onPick } = props;
  const { ground, borders, furniture, track } = useStill(props);
  const arrows = props.arrows ?? NO_ARROWS;
  const lanes = lanesOf(arrows);
  const signed = props.hasSigns ? legal.filter((code) => code !== chosen) : [];
  const targetOf = (code: string) => ({
    'data-place': code,
    onMouseEnter: () => onLook?.(code),
    onClick: () => {
      onCursor?.(code);
      onPick(code);
    },
  });
  return (
    <svg
      class={styles.drawing}
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
        <Ring key={code} layout={layout} code={code} look={ringLook(props)} seat={props.ringSeat} />
      ))}
      {furniture}
      {signed.map((code) => (
        <Sign key={code} layout={layout} code={code} />
      ))}
      <UntilMade>
        {arrows.map((arrow, i) => (
          <Arrow key={`${arrow.seat}${arrow.from}${arrow.to}`} layout={layout} arrow={arrow} index={i} lane={lanes[i]!} />
        ))}
        {props.ghosts && <MapGhosts layout={layout} ghosts={props.ghosts} />}
      </UntilMade>
      <TravellingPieces layout={layout} travels={props.travels} />
      {props.answers?.map((answer) => (
        <Answer key={`${answer.look} ${answer.place}`} layout={layout} answer={answer} />
      ))}
      {props.hasFocus && <Ring layout={layout} code={props.cursor} look="cursor" />}
      {PLACES.map((code) => (
        <path
          key={code}
          class={classes(styles.target, !legal.includes(code) && styles.closed)}
          d={outlineOf(layout, code)}
          {...targetOf(code)}
        />
      ))}
      {signed.map((code) => (
        <SignTarget key={code} layout={layout} code={code} {...targetOf(code)} />
      ))}
      {track}
    </svg>
  );
}

/** The look of a ring: in a scoring or at a veto, around another seat's last action, or around the subject of a text. */
function ringLook({ lit, ringSeat }: Props): 'gold' | 'done' | 'lit' {
  if (lit !== undefined) {
    return 'gold';
  }
  return ringSeat === undefined ? 'lit' : 'done';
}

/** The parts that don't depend on pointing and choosing, so that they are not rendered again. */
function useStill({ layout, id, table, lit, totals: given, reader = -1 }: Props) {
  const ownTotals = useMemo(() => table.courts.map((court) => court.total), [table]);
  const totals = given ?? ownTotals;
  const ground = useMemo(() => <Ground layout={layout} id={id} />, [layout, id]);
  const borders = useMemo(() => <Borders layout={layout} />, [layout]);
  const track = useMemo(() => layout.frame > 0 && <ScoreTrack layout={layout} totals={totals} />, [layout, totals]);
  const furniture = useMemo(
    () => (
      <>
        {table.regions.map((region, i) => (
          <g key={region.code} opacity={lit && !lit.includes(region.code) ? 0.42 : undefined}>
            <Pieces layout={layout} table={table} at={i} />
          </g>
        ))}
        <g opacity={lit && !lit.includes('Cas') ? 0.42 : undefined}>
          <CastilloPlace layout={layout} table={table} reader={reader} />
        </g>
      </>
    ),
    [layout, table, lit?.join(), reader],
  );
  return { ground, borders, track, furniture };
}

/** The contents of a region, before the next move and, if the move changes them, after it. */
function Pieces({ layout, table, at }: { layout: MapLayout; table: GrandeTable; at: number }) {
  const region = table.regions[at]!;
  const next = useNext<GrandeTable>()?.regions[at] ?? region;
  return (
    <>
      <g data-mark="pieces" class={madeClass(next === region ? undefined : 'before')}>
        <Region layout={layout} region={region} />
      </g>
      {next !== region && (
        <g data-mark="pieces" class={madeClass('after')}>
          <Region layout={layout} region={next} />
        </g>
      )}
    </>
  );
}

const Region = memo(RegionContents);

/** The same for the Castillo. */
function CastilloPlace({ layout, table, reader }: { layout: MapLayout; table: GrandeTable; reader: number }) {
  const castillo = useMemo(() => castilloFor(table, reader), [table, reader]);
  const after = useNext<GrandeTable>();
  const next = useMemo(() => (after ? castilloFor(after, reader) : castillo), [after, castillo, reader]);
  return (
    <>
      <g data-mark="pieces" class={madeClass(next === castillo ? undefined : 'before')}>
        <Tower layout={layout} castillo={castillo} />
      </g>
      {next !== castillo && (
        <g data-mark="pieces" class={madeClass('after')}>
          <Tower layout={layout} castillo={next} />
        </g>
      )}
    </>
  );
}

const Tower = memo(CastilloContents);

/** The caballeros of each player (EG-1.2). */
const CABALLEROS = 30;

/**
 * The Castillo as a seat knows it: where its contents are hidden, only the seat's own caballeros, which are nowhere else. They
 * are no secret to it (EG-3.6).
 */
export function castilloFor({ castillo, regions, courts }: GrandeTable, seat: number): GrandeTable['castillo'] {
  const court = courts[seat];
  if (castillo.counts.length > 0 || court === undefined) {
    return castillo;
  }
  const elsewhere = regions.reduce((sum, { counts }) => sum + (counts[seat] ?? 0), court.caballeros + court.province);
  return { ...castillo, counts: courts.map((_, other) => (other === seat ? CABALLEROS - elsewhere : 0)) };
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
