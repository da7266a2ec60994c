import { memo } from 'preact/compat';
import type { Box } from '../../../table/map/camera';

/** Ticks at the corners of cells. */
export const Paper = memo(function Paper({ box, id }: { box: Box; id: string }) {
  const [x, y] = [box.x0 * 100, box.y0 * 100];
  const [width, height] = [(box.x1 - box.x0) * 100, (box.y1 - box.y0) * 100];
  return (
    <g>
      <pattern id={`${id}-ticks`} x="-50" y="-50" width="100" height="100" patternUnits="userSpaceOnUse">
        <path d="M47 50h6M50 47v6" stroke="var(--chart-ink)" opacity=".45" />
      </pattern>
      <rect x={x} y={y} width={width} height={height} fill={`url(#${id}-ticks)`} />
    </g>
  );
});
