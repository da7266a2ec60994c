import { fmt } from '../../draw/curve';
import { latitude, longitude } from '../../draw/grid';
import { type Camera, toPixels, type Viewport } from '../camera';

const BAR = 5;

/** The graduated frame: its longitudes and latitudes are what log, keyboard and screen reader say. */
export function Frame({ camera, view, marked }: { camera: Camera; view: Viewport; marked: { x: number; y: number } | undefined }) {
  const { width, height, frame } = view;
  const origin = toPixels(camera, view, 0, 0);
  const spans = (zero: number, length: number) => {
    const out: { n: number; from: number; to: number }[] = [];
    const first = Math.floor((frame - zero) / camera.cell);
    for (let n = first; zero + n * camera.cell < length - frame; n++) {
      const from = Math.max(frame, zero + n * camera.cell);
      const to = Math.min(length - frame, zero + (n + 1) * camera.cell);
      if (to - from >= 2) {
        out.push({ n, from, to });
      }
    }
    return out;
  };
  const columns = spans(origin.left, width);
  const rows = spans(origin.top, height);
  const across = ({ from, to }: { from: number; to: number }) =>
    `M${fmt(from)} ${frame - BAR - 1}H${fmt(to)}v${BAR}H${fmt(from)}ZM${fmt(from)} ${height - frame + 1}H${fmt(to)}v${BAR}H${fmt(from)}Z`;
  const down = ({ from, to }: { from: number; to: number }) =>
    `M${frame - BAR - 1} ${fmt(from)}V${fmt(to)}h${BAR}V${fmt(from)}ZM${width - frame + 1} ${fmt(from)}V${fmt(to)}h${BAR}V${fmt(from)}Z`;
  const isEven = ({ n }: { n: number }) => (n & 1) === 0;
  const isMarked = (n: number, at: number | undefined) => n === at;
  const roomy = ({ from, to }: { from: number; to: number }) => to - from > 28;
  return (
    <svg class="frame" width={width} height={height} aria-hidden="true">
      <path
        fill-rule="evenodd"
        d={`M0 0H${width}V${height}H0ZM${frame} ${frame}V${height - frame}H${width - frame}V${frame}Z`}
        fill="var(--panel)"
      />
      <g fill="none" stroke="var(--chart-frame)">
        <rect x={frame - 0.5} y={frame - 0.5} width={width - 2 * frame + 1} height={height - 2 * frame + 1} stroke-width="1.2" />
        <rect
          x={frame - BAR - 1.5}
          y={frame - BAR - 1.5}
          width={width - 2 * frame + 2 * BAR + 3}
          height={height - 2 * frame + 2 * BAR + 3}
          stroke-width=".9"
        />
      </g>
      <path d={columns.filter(isEven).map(across).join('') + rows.filter(isEven).map(down).join('')} fill="var(--chart-frame)" />
      <path
        d={columns.filter(({ n }) => isMarked(n, marked?.x)).map(across).join('') + rows.filter(({ n }) => isMarked(n, marked?.y)).map(down).join('')}
        fill="var(--act)"
      />
      <g class="grad">
        {columns.filter(roomy).map(({ n, from, to }) => (
          <text key={`t${n}`} x={(from + to) / 2} y={frame - BAR - 4.5}>
            {longitude(n)}
          </text>
        ))}
        {columns.filter(roomy).map(({ n, from, to }) => (
          <text key={`b${n}`} x={(from + to) / 2} y={height - 3.6}>
            {longitude(n)}
          </text>
        ))}
        {rows.filter(roomy).map(({ n, from, to }) => (
          <text key={`l${n}`} transform={`translate(${frame - BAR - 4.5} ${fmt((from + to) / 2)}) rotate(-90)`}>
            {latitude(n)}
          </text>
        ))}
        {rows.filter(roomy).map(({ n, from, to }) => (
          <text key={`r${n}`} transform={`translate(${width - frame + BAR + 4.5} ${fmt((from + to) / 2)}) rotate(90)`}>
            {latitude(n)}
          </text>
        ))}
      </g>
    </svg>
  );
}
