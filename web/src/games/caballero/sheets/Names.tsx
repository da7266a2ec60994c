import { memo } from 'preact/compat';
import type { NameLabel } from '../scene/scene';
import styles from './Names.module.css';

/** The names of regions, where there is space for them. */
export const Names = memo(function Names({ names }: { names: readonly NameLabel[] }) {
  return (
    <g aria-hidden="true">
      {names.map((name) => (
        <text key={name.region} x={name.x * 100} y={name.y * 100 + 4.5} class={name.land ? styles.land : styles.water}>
          {name.text}
        </text>
      ))}
    </g>
  );
});
