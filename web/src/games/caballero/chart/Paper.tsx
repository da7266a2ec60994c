import { memo } from 'preact/compat';
import type { Point } from '../../../draw/curve';
import { Rhumbs, Rose } from '../../../draw/Rose';
import type { Box } from '../../../table/camera';

/** Ticks at the corners of cells, rhumb lines, the compass rose. */
export const Paper = memo(function Paper({ box, rose, id }: { box: Box; rose: Point | undefined; id: string }) {
  const [x, y] = [box.x0 * 100, box.y0 * 100];
  const [width, height] = [(box.x1 - box.x0) * 100, (box.y1 - box.y0) * 100];
  const centre: Point = rose ?? [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
  return (
    <g>
      <pattern id={`${id}-ticks`} x="-50" y="-50" width="100" height="100" patternUnits="userSpaceOnUse">
        <path d="M47 50h6M50 47v6" stroke="var(--chart-ink)" opacity=".45" />
      </pattern>
      <Rhumbs x={centre[0] * 100} y={centre[1] * 100} reach={width + height} />
      <rect x={x} y={y} width={width} height={height} fill={`url(#${id}-ticks)`} />
      {rose && <Rose x={rose[0] * 100} y={rose[1] * 100} radius={72} />}
    </g>
  );
});
