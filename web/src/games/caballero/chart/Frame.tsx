import { memo } from 'preact/compat';
import { fmt } from '../../../draw/curve';
import { latitude, longitude } from '../../../draw/grid';
import { type Box, type Camera, toPixels, type Viewport } from '../../../table/map/camera';
import styles from './Frame.module.css';

const BAR = 5;

/** On the frame, a thin space separates number and letter. */
function spaced(degree: string): string {
  return degree.replace(/(\d)(\D)/, '$1\u2009$2');
}

interface StripProps {
  edge: 'top' | 'bottom' | 'left' | 'right';
  from: number;
  to: number;
  cell: number;
  frame: number;
  marked: number | undefined;
}

/** One side of the frame, drawn for the whole map: while the window moves, it is shifted and not drawn again. */
const Strip = memo(function Strip({ edge, from, to, cell, frame, marked }: StripProps) {
  const isAcross = edge === 'top' || edge === 'bottom';
  const bar = edge === 'top' || edge === 'left' ? frame - BAR - 1 : 1;
  const segment = (n: number) => {
    const [a, b] = [(n - from) * cell, (n - from + 1) * cell];
    return isAcross ? `M${fmt(a)} ${bar}H${fmt(b)}v${BAR}H${fmt(a)}Z` : `M${bar} ${fmt(a)}V${fmt(b)}h${BAR}V${fmt(a)}Z`;
  };
  const degrees = Array.from({ length: to - from }, (_, i) => from + i);
  const length = (to - from) * cell;
  const place = (n: number) => {
    const middle = fmt((n - from + 0.5) * cell);
    switch (edge) {
      case 'top':
        return `translate(${middle} ${frame - BAR - 4.5})`;
      case 'bottom':
        return `translate(${middle} ${frame - 3.6})`;
      case 'left':
        return `translate(${frame - BAR - 4.5} ${middle}) rotate(-90)`;
      case 'right':
        return `translate(${BAR + 4.5} ${middle}) rotate(90)`;
    }
  };
  return (
    <svg width={isAcross ? length : frame} height={isAcross ? frame : length} aria-hidden="true">
      <path
        d={degrees
          .filter((n) => (n & 1) === 0)
          .map(segment)
          .join('')}
        fill="var(--chart-frame)"
      />
      {marked !== undefined && <path d={segment(marked)} fill="var(--action)" />}
      <g class={styles.degrees}>
        {degrees.map((n) => (
          <text key={n} transform={place(n)}>
            {spaced(isAcross ? longitude(n) : latitude(n))}
          </text>
        ))}
      </g>
    </svg>
  );
});

/** The neatline, which never moves. */
const Neatline = memo(function Neatline({ width, height, frame }: Viewport) {
  return (
    <svg class={styles.neatline} width={width} height={height} aria-hidden="true">
      <g fill="none" stroke="var(--chart-frame)">
        <rect
          x={frame - 0.5}
          y={frame - 0.5}
          width={width - 2 * frame + 1}
          height={height - 2 * frame + 1}
          stroke-width="1.2"
        />
        <rect
          x={frame - BAR - 1.5}
          y={frame - BAR - 1.5}
          width={width - 2 * frame + 2 * BAR + 3}
          height={height - 2 * frame + 2 * BAR + 3}
          stroke-width=".9"
        />
      </g>
    </svg>
  );
});

interface Props {
  camera: Camera;
  /** The cell size in which the layers are drawn; during zooming they are scaled. */
  drawnCell: number;
  view: Viewport;
  /** The part of the map that is drawn. */
  layer: Box;
  marked: { x: number; y: number } | undefined;
}

/** The frame with coordinates, which the log, the keyboard and screen readers use too. */
export function Frame({ camera, drawnCell, view, layer, marked }: Props) {
  const { frame } = view;
  const stretch = camera.cell / drawnCell;
  const corner = toPixels(camera, view, layer.x0, layer.y0);
  const across = { transform: `translateX(${corner.left - frame}px) scaleX(${stretch})` };
  const down = { transform: `translateY(${corner.top - frame}px) scaleY(${stretch})` };
  const size = { height: `${frame}px`, left: `${frame}px`, right: `${frame}px` };
  const side = { width: `${frame}px`, top: `${frame}px`, bottom: `${frame}px` };
  const columns = { from: layer.x0, to: layer.x1, cell: drawnCell, frame, marked: marked?.x };
  const rows = { from: layer.y0, to: layer.y1, cell: drawnCell, frame, marked: marked?.y };
  return (
    <>
      <div class={styles.rim} style={{ borderWidth: `${frame}px` }} />
      <div class={styles.strip} style={{ ...size, top: 0 }}>
        <div style={across}>
          <Strip edge="top" {...columns} />
        </div>
      </div>
      <div class={styles.strip} style={{ ...size, bottom: 0 }}>
        <div style={across}>
          <Strip edge="bottom" {...columns} />
        </div>
      </div>
      <div class={styles.strip} style={{ ...side, left: 0 }}>
        <div style={down}>
          <Strip edge="left" {...rows} />
        </div>
      </div>
      <div class={styles.strip} style={{ ...side, right: 0 }}>
        <div style={down}>
          <Strip edge="right" {...rows} />
        </div>
      </div>
      <Neatline {...view} />
    </>
  );
}
