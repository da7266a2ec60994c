import type { ComponentChildren } from 'preact';
import { Icon } from '../../draw/Icon';
import type { IconName } from '../../draw/icons';
import { classes } from '../../ui/parts/classes';
import styles from './ActionButton.module.css';

interface Props {
  icon: IconName;
  label: string;
  cost: ComponentChildren;
  /** The limit, or the reason why the action is not possible. */
  limit: string;
  hotkey: string;
  /** The name of its tip. */
  tip?: string | undefined;
  isActive: boolean;
  isOwed?: boolean;
  isOff: boolean;
  onClick: () => void;
  /** Shows why it is disabled. */
  onWhyNot: () => void;
}

/** An action of the turn bar. A disabled one can still be pressed: it shows why it is disabled. */
export function ActionButton({ icon, label, cost, limit, hotkey, tip, isActive, isOwed = false, isOff, ...press }: Props) {
  return (
    <button
      type="button"
      class={classes(styles.action, isActive && styles.active, isOwed && styles.owed, isOff && styles.off)}
      aria-pressed={isActive}
      aria-disabled={isOff}
      aria-keyshortcuts={hotkey}
      data-tip={tip}
      onClick={isOff ? press.onWhyNot : press.onClick}
    >
      <Icon name={icon} class={styles.icon} />
      <span class={styles.label}>{label}</span>
      <span class={styles.cost}>{cost}</span>
      <span class={styles.limit}>{limit}</span>
    </button>
  );
}

/** The actions of a turn, in a row. */
export function ActionBar({ label, count, children }: { label: string; count: number; children: ComponentChildren }) {
  return (
    <div
      class={styles.bar}
      style={{ '--actions': String(count), '--half': String(Math.ceil(count / 2)) }}
      role="toolbar"
      aria-label={label}
    >
      {children}
    </div>
  );
}
