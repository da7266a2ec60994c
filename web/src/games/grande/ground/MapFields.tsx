import type { RegionCode } from './iberia';
import type { MapLayout } from './map-layout';

/* Highlighted parts of the map: the King's region, and where the player can act. */

/** The King's region: gold border and hatching, because no pieces may move there. */
export function Taboo({ layout, king, id }: { layout: MapLayout; king: RegionCode; id: string }) {
  const { d } = layout.land.regions[king];
  return (
    <g aria-hidden="true">
      <defs>
        <pattern id={`${id}-taboo`} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="1.5" height="9" fill="#8A5A00" opacity=".38" />
        </pattern>
        <clipPath id={`${id}-king`}>
          <path d={d} />
        </clipPath>
      </defs>
      <g clip-path={`url(#${id}-king)`} fill="none">
        <path d={d} fill={`url(#${id}-taboo)`} />
        <path d={d} stroke="#C98A0C" stroke-width={11 * layout.scale} />
        <path d={d} stroke="#FBE7AE" stroke-width={5 * layout.scale} />
      </g>
    </g>
  );
}

/** Purple dashes inside the border: you can act here. */
export function LegalRegion({
  layout,
  code,
  isChosen,
  id,
}: {
  layout: MapLayout;
  code: string;
  isChosen: boolean;
  id: string;
}) {
  const d = outlineOf(layout, code);
  const s = layout.scale;
  return (
    <g aria-hidden="true">
      <clipPath id={`${id}-l${code}`}>
        <path d={d} />
      </clipPath>
      <g clip-path={`url(#${id}-l${code})`} fill="none">
        <path d={d} fill="var(--action)" fill-opacity={isChosen ? 0.2 : 0.07} />
        <path d={d} stroke="#fff" stroke-width={12 * s} opacity=".75" />
        <path
          d={d}
          stroke="var(--action-map)"
          stroke-width={8 * s}
          stroke-dasharray={isChosen ? undefined : `${9 * s} ${6 * s}`}
        />
      </g>
    </g>
  );
}

export function outlineOf(layout: MapLayout, code: string): string {
  return code === 'Cas' ? layout.island : layout.land.regions[code as RegionCode].d;
}
