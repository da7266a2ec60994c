import type { ComponentChildren } from 'preact';
import { colourOf } from '../../draw/players';
import { classes } from './classes';
import styles from './EdgedPanel.module.css';
import { Panel } from './Panel';

interface Props {
  seat: number;
  label: string;
  class?: string | undefined;
  children: ComponentChildren;
}

/** A panel for a seat, with the seat's colour along its edge. The class from its parent sets its layout. */
export function EdgedPanel({ seat, label, class: own, children }: Props) {
  return (
    <Panel as="article" data-player={colourOf(seat)} class={classes(styles.edged, own)} aria-label={label}>
      {children}
    </Panel>
  );
}
