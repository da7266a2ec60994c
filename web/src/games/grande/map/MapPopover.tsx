import type { ComponentChildren } from 'preact';
import { Asking } from '../../../table/map/UntilMade';
import { classes } from '../../../ui/parts/classes';
import { anchorOf } from '../ground/anchors';
import type { MapLayout } from '../ground/map-layout';
import styles from './MapPopover.module.css';

/**
 * Its size, its distance to the caballeros (above the region's name, or below them), and the space at the top that belongs to
 * the prompt.
 */
const POPOVER = { width: 236, low: 100, over: 70, under: 30, top: 70 };

interface Props {
  layout: MapLayout;
  code: string;
  height?: number | undefined;
  children: ComponentChildren;
}

/** Next to its place, inside the map: above it if there is space. */
export function MapPopover({ layout, code, height = POPOVER.low, children }: Props) {
  const [x, y] = anchorOf(layout, code);
  const edge = layout.frame + POPOVER.width / 2 + 6;
  const left = Math.min(layout.width - edge, Math.max(edge, x));
  const isBelow = y - POPOVER.over - height < layout.frame + POPOVER.top;
  return (
    <Asking
      class={classes(styles.popover, isBelow && styles.below)!}
      left={left}
      top={isBelow ? y + POPOVER.under : y - POPOVER.over}
    >
      {children}
    </Asking>
  );
}
