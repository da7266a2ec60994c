import { useId, useMemo } from 'preact/hooks';
import { King } from '../../../draw/pieces';
import type { GrandeTableRegion } from '../../../protocol/types';
import { Disk } from '../cards/Disk';
import { Borders, Ground } from '../ground/Ground';
import { REGIONS, type RegionCode } from '../ground/iberia';
import { LegalRegion, Taboo } from '../ground/MapFields';
import { layOut } from '../ground/map-layout';
import { WIDE } from '../ground/places';
import { CastilloContents, RegionContents } from '../ground/RegionContents';
import { t } from '../text/teaching';
import styles from './RulePicture.module.css';
import type { MapPosition, Position } from './rule-positions';

/** A position next to a rule. */
export function RulePicture({ position }: { position: Position }) {
  if (position.kind === 'map') {
    return <MapPicture position={position} />;
  }
  return (
    <div class={styles.disk} inert>
      <Disk
        chosen={position.chosen}
        legal={REGIONS.filter((code) => code !== position.king)}
        note=""
        onChoose={() => undefined}
      />
    </div>
  );
}

/** Names and printed values by EG-1.1. */
const PRINTED: Record<RegionCode, { name: string; values: readonly number[] }> = {
  Gal: { name: 'Galicia', values: [4, 2, 0] },
  Bas: { name: 'País Vasco', values: [5, 3, 1] },
  Old: { name: 'Castilla la Vieja', values: [6, 4, 2] },
  Ara: { name: 'Aragón', values: [5, 4, 1] },
  Cat: { name: 'Cataluña', values: [4, 2, 1] },
  New: { name: 'Castilla la Nueva', values: [7, 4, 2] },
  Val: { name: 'Valencia', values: [5, 3, 2] },
  Gra: { name: 'Granada', values: [6, 3, 1] },
  Sev: { name: 'Sevilla', values: [4, 3, 1] },
};

function regionIn(position: MapPosition, code: RegionCode): GrandeTableRegion {
  const board = position.boards?.[code];
  return {
    code,
    name: PRINTED[code].name,
    values: [...(board ?? PRINTED[code].values)],
    scoreboard: board === undefined ? '' : 'high',
    king: position.king === code,
    grandes: [...(position.grandes?.[code] ?? [])],
    counts: [...(position.counts[code] ?? [])],
    ranks: [],
    scores: [],
  };
}

const MAP = { width: 940, height: 640 };

function MapPicture({ position }: { position: MapPosition }) {
  const id = useId().replace(/\W/g, '');
  const layout = useMemo(() => layOut(MAP.width, MAP.height), []);
  const [west, north, east, south] = position.view;
  const [x0, y0] = layout.at([west, north]);
  const [x1, y1] = layout.at([east, south]);
  const castillo = { ...regionIn(position, 'Gal'), code: 'Cas', name: t('eg.castillo'), values: [5, 3, 1], king: false };
  return (
    <svg
      viewBox={`${x0} ${y0} ${x1 - x0} ${y1 - y0}`}
      style={{ aspectRatio: `${x1 - x0}/${y1 - y0}`, '--ratio': String((x1 - x0) / (y1 - y0)) }}
      aria-hidden="true"
    >
      <Ground layout={layout} id={id} />
      <Taboo layout={layout} king={position.king} id={id} />
      {position.legal?.map((code) => (
        <LegalRegion key={code} layout={layout} code={code} isChosen={false} id={id} />
      ))}
      <Borders layout={layout} />
      {REGIONS.map((code) => (
        <RegionContents key={code} layout={layout} region={regionIn(position, code)} />
      ))}
      <CastilloContents layout={layout} castillo={castillo} />
      {position.stopped !== undefined && (
        <Stopped from={layout.at(WIDE[position.king].king)} to={layout.at(WIDE[position.stopped].king)} />
      )}
    </svg>
  );
}

/** A move of the King that a veto prevents. */
function Stopped({ from, to }: { from: readonly [number, number]; to: readonly [number, number] }) {
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return (
    <g>
      <path d={`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`} stroke="#fff" stroke-width="7" stroke-linecap="round" />
      <path
        d={`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`}
        stroke="var(--ink)"
        stroke-width="3"
        stroke-linecap="round"
        stroke-dasharray="2 7"
      />
      <g opacity=".55">
        <King x={to[0]} y={to[1]} scale={1} />
      </g>
      <circle cx={mx} cy={my} r="17" fill="#fff" stroke="var(--threat)" stroke-width="3" />
      <svg x={mx - 11} y={my - 11} width="22" height="22" fill="var(--threat)" aria-hidden="true">
        <use href="#i-veto" />
      </svg>
    </g>
  );
}
