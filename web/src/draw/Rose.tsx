import { fmt } from './curve';

function star(points: number, outer: number, inner: number, offset: number): { light: string; dark: string } {
  let light = '';
  let dark = '';
  const at = (angle: number, radius: number) => `${fmt(Math.sin(angle) * radius)} ${fmt(-Math.cos(angle) * radius)}`;
  for (let i = 0; i < points; i++) {
    const a = (i * 2 * Math.PI) / points + offset;
    light += `M0 0L${at(a - Math.PI / points, inner)}L${at(a, outer)}Z`;
    dark += `M0 0L${at(a + Math.PI / points, inner)}L${at(a, outer)}Z`;
  }
  return { light, dark };
}

const NARROW = star(8, 62, 22, Math.PI / 8);
const MIDDLE = star(4, 74, 22, Math.PI / 4);
const WIDE = star(4, 92, 20, 0);
const TICKS = Array.from({ length: 32 }, (_, i) => {
  const a = (i * Math.PI) / 16;
  const from = i % 2 ? 93 : 88;
  return `M${fmt(Math.cos(a) * from)} ${fmt(Math.sin(a) * from)}L${fmt(Math.cos(a) * 100)} ${fmt(Math.sin(a) * 100)}`;
}).join('');
const FLEUR =
  'M0 -11C3.5 -7 3.5 -3.5 1.6 0C4 -3 8 -3.5 8 .5C8 3 5 3.5 4 2H-4C-5 3.5 -8 3 -8 .5C-8 -3.5 -4 -3 -1.6 0C-3.5 -3.5 -3.5 -7 0 -11ZM-3 3.5H3L2 8H-2Z';

/** The compass rose, on paper or on the sea. */
export function Rose({ x, y, radius, onSea = false }: { x: number; y: number; radius: number; onSea?: boolean }) {
  const ink = onSea ? 'var(--rose-ink)' : 'var(--chart-ink)';
  const paper = onSea ? '#EAF1EC' : 'var(--chart)';
  const faint = onSea ? '#A9CBD2' : 'var(--chart-line)';
  return (
    <g
      transform={`translate(${fmt(x)} ${fmt(y)}) scale(${fmt(radius / 100)})`}
      fill="none"
      stroke={ink}
      stroke-width="1.4"
      stroke-linejoin="round"
    >
      <circle r="100" stroke-width="2" />
      <circle r="93" stroke-width="1" />
      <circle r="46" stroke-width="1" />
      <path d={TICKS} />
      <path d={NARROW.light} fill={paper} />
      <path d={NARROW.dark} fill={faint} />
      <path d={MIDDLE.light} fill={paper} />
      <path d={MIDDLE.dark} fill="var(--sea)" />
      <path d={WIDE.light} fill="var(--rose-light)" />
      <path d={WIDE.dark} fill="var(--rose-dark)" />
      <circle r="9" fill="var(--saffron)" />
      <path transform="translate(0 -114) scale(1.6)" d={FLEUR} fill={ink} stroke="none" />
    </g>
  );
}

/** Rhumb lines from a point out to a distance. */
export function Rhumbs({ x, y, reach }: { x: number; y: number; reach: number }) {
  const line = (i: number) => {
    const a = (i * Math.PI) / 16;
    return `M${fmt(x)} ${fmt(y)}l${fmt(Math.cos(a) * reach)} ${fmt(Math.sin(a) * reach)}`;
  };
  const lines = Array.from({ length: 32 }, (_, i) => i);
  return (
    <g fill="none">
      <path
        d={lines
          .filter((i) => i % 4)
          .map(line)
          .join('')}
        stroke="var(--chart-line)"
        opacity=".8"
      />
      <path
        d={lines
          .filter((i) => i % 4 === 0)
          .map(line)
          .join('')}
        stroke="var(--rhumb)"
        opacity=".55"
      />
    </g>
  );
}
