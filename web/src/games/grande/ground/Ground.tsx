import { memo } from 'preact/compat';
import { fmt, type Point } from '../../../draw/curve';
import { Rhumbs, Rose } from '../../../draw/Rose';
import styles from './Ground.module.css';
import { REGIONS } from './iberia';
import type { MapLayout } from './map-layout';
import { TINTS } from './places';

const SHOALS = [
  [40, 'line'],
  [38.4, '1'],
  [26, 'line'],
  [24.4, '2'],
  [12, 'line'],
  [11, '3'],
] as const;

/** The height of the capitals of the seas' names, with a little space above them. */
const CAPITALS = 18;

/** Sea, neighbours and relief, which don't depend on the position. */
export const Ground = memo(function Ground({ layout, id }: { layout: MapLayout; id: string }) {
  const { width, height, land, scale, island, rose, isSmall, at } = layout;
  const shores = land.coast + land.foreignCoast + island;
  const words = (place: Point, text: string, style: string | undefined, turn = 0) => {
    const [x, wanted] = at(place);
    // On a low map, a name in the north is not cut off by the score track.
    const y = Math.max(wanted, layout.frame + CAPITALS);
    return (
      <text x={fmt(x)} y={fmt(y)} class={style} text-anchor="middle" transform={`rotate(${turn} ${fmt(x)} ${fmt(y)})`}>
        {text}
      </text>
    );
  };
  return (
    <g aria-hidden="true">
      <defs>
        <pattern id={`${id}-foreign`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-35)">
          <rect width="1" height="6" fill="var(--chart-ink)" opacity=".35" />
        </pattern>
        <clipPath id={`${id}-spain`}>
          <path d={land.spain} />
        </clipPath>
      </defs>
      <rect width={width} height={height} fill="var(--sea)" />
      <g class={styles.rhumbs}>
        <Rhumbs x={rose[0]} y={rose[1]} reach={width + height} />
      </g>
      <rect width={width} height={height} fill="url(#waves)" />
      <g fill="none" stroke-linejoin="round">
        {SHOALS.map(([stroke, name]) => (
          <path key={stroke} d={shores} stroke={`var(--shoal-${name})`} stroke-width={stroke * scale} />
        ))}
      </g>
      <path d={land.france + land.portugal} fill="var(--foreign)" />
      <path d={land.france + land.portugal} fill={`url(#${id}-foreign)`} opacity=".6" />
      <path d={land.foreignCoast} fill="none" stroke="var(--coast)" stroke-width="1.2" opacity=".65" />
      <g class={styles.regions}>
        {REGIONS.map((code) => (
          <path key={code} d={land.regions[code].d} fill={TINTS[code]} stroke={TINTS[code]} stroke-width=".8" />
        ))}
      </g>
      <path d={layout.relief} fill="none" stroke="var(--land-ink)" stroke-linecap="round" opacity=".34" />
      <g clip-path={`url(#${id}-spain)`}>
        <path d={land.coast} fill="none" stroke="var(--land-beach)" stroke-width={8 * scale} />
      </g>
      {words([-8.2, 39.6], 'Portugal', styles.country, -82)}
      {!isSmall && words([-3.9, 43.9], 'Mar Cantábrico', styles.sea)}
      {!isSmall && words([-9.68, 39.9], 'Mar Océano', styles.sea, -90)}
      {!isSmall && words([1.35, 37.75], 'Mar Mediterráneo', styles.sea, -12)}
      <path d={island} fill="var(--land)" />
      {!isSmall && <Rose x={rose[0]} y={rose[1]} radius={40} onSea />}
    </g>
  );
});

/** Borders and coasts, above everything on the land. */
export const Borders = memo(function Borders({ layout }: { layout: MapLayout }) {
  const { land, scale, island } = layout;
  return (
    <g fill="none" stroke="var(--coast)" stroke-linejoin="round" aria-hidden="true">
      <path d={land.inner} stroke-width={1.5 * scale + 0.2} />
      <path d={land.outer} stroke-width="1.3" stroke-dasharray="5 3" />
      <path d={land.coast + island} stroke-width="1.8" />
    </g>
  );
});
