import { fmt } from './curve';
import styles from './Icon.module.css';
import type { IconName } from './icons';
import { colourOf, EMBLEMS } from './players';

/** An icon next to a word: the word carries the meaning, so screen readers skip the icon. */
export function Icon({ name, class: extra = '' }: { name: IconName; class?: string }) {
  return (
    <svg class={`${styles.icon} ${extra}`} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}

/** A seat's colour and emblem outside the map. */
export function Badge({ seat, size }: { seat: number; size?: 'tiny' | 'small' | 'large' }) {
  const colour = colourOf(seat);
  return (
    <span class={size === undefined ? styles.badge : `${styles.badge} ${styles[size]}`} data-player={colour}>
      <svg aria-hidden="true">
        <use href={`#em-${colour}`} />
      </svg>
    </span>
  );
}

/** A seat's emblem on the map. */
export function Emblem({ seat, x, y, size, fill }: { seat: number; x: number; y: number; size: number; fill: string }) {
  return (
    <path
      transform={`translate(${fmt(x - size / 2)} ${fmt(y - size / 2)}) scale(${fmt(size / 24)})`}
      d={EMBLEMS[colourOf(seat)]}
      fill={fill}
      fill-rule="evenodd"
    />
  );
}

export function Logo({ size = 26 }: { size?: number }) {
  return (
    <svg class={styles.logo} width={size} height={size * 1.12} viewBox="0 0 50 56" aria-hidden="true">
      <path d="M3 3H47V28C47 41 36 48.5 25 54C14 48.5 3 41 3 28Z" fill="var(--logo-field)" />
      <path d="M25 3H47V28H25ZM3 28H25V54C14 48.5 3 41 3 28Z" fill="var(--logo-gold)" />
      <path
        d="M11 9.5h8.2v3.2h-2v9.6h15.6v-9.6h-2V9.5H39v3.2h-2V39h2v3.2H30.8V39h2V27.2H17.2V39h2v3.2H11V39h2V12.7h-2Z"
        fill="var(--logo-letter)"
      />
      <path d="M3 3H47V28C47 41 36 48.5 25 54C14 48.5 3 41 3 28Z" fill="none" stroke="var(--logo-line)" stroke-width="2.6" />
    </svg>
  );
}
