import type { ComponentChildren } from 'preact';
import { Icon } from '../draw/Icon';
import type { IconName } from '../draw/icons';

interface Props {
  icon: IconName;
  label: string;
  cost: ComponentChildren;
  /** What is left, or why it can't be done: the reason stands in the place of the limit. */
  limit: string;
  hotkey: string;
  /** The name of the text that explains it. */
  tip?: string | undefined;
  isActive: boolean;
  isOwed?: boolean;
  isOff: boolean;
  onClick: () => void;
}

/** An action of the turn bar. A disabled one stays focusable, so that its reason can be read. */
export function ActionButton({ icon, label, cost, limit, hotkey, tip, isActive, isOwed = false, isOff, onClick }: Props) {
  return (
    <button
      type="button"
      class={`ab ${isActive ? 'on' : ''} ${isOwed ? 'must' : ''} ${isOff ? 'off' : ''}`}
      aria-pressed={isActive}
      aria-disabled={isOff}
      aria-keyshortcuts={hotkey}
      data-tip={tip}
      onClick={isOff ? undefined : onClick}
    >
      <span class="ic">
        <Icon name={icon} />
      </span>
      <span class="lb">{label}</span>
      <span class="ct">{cost}</span>
      <span class="lm">{limit}</span>
    </button>
  );
}
