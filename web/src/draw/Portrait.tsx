import { useId } from 'preact/hooks';
import { BUSTS, groundOf } from './busts';
import { Badge } from './Icon';
import styles from './Portrait.module.css';
import { colourOf } from './players';

/** The round portrait of a bot's persona. The name stands beside it, so screen readers skip the portrait. */
export function Portrait({ persona, class: own = '' }: { persona: string; class?: string | undefined }) {
  const clip = useId();
  return (
    <svg class={`${styles.portrait} ${own}`} viewBox="0 0 96 96" aria-hidden="true">
      <clipPath id={clip}>
        <circle cx="48" cy="48" r="46" />
      </clipPath>
      <circle cx="48" cy="48" r="46" fill={groundOf(persona)} />
      <g clip-path={`url(#${clip})`}>
        <g transform="translate(4.8 9) scale(.9)" dangerouslySetInnerHTML={{ __html: BUSTS[persona]?.() ?? '' }} />
      </g>
    </svg>
  );
}

interface Props {
  seat: number;
  /** The bot's persona; empty for people. */
  persona: string;
  /** Small at the start of a line, large in the head of a panel. */
  size?: 'small' | 'medium' | 'large';
}

/** The player in a seat: a bot's portrait with the seat's ring and emblem, or the seat's badge for people. */
export function SeatPortrait({ seat, persona, size = 'medium' }: Props) {
  if (BUSTS[persona] === undefined) {
    return size === 'large' ? <Badge seat={seat} size="large" /> : <Badge seat={seat} />;
  }
  return (
    <span class={`${styles.seated} ${styles[size]}`} data-player={colourOf(seat)}>
      <Portrait persona={persona} />
      <Badge seat={seat} size="small" />
    </span>
  );
}
