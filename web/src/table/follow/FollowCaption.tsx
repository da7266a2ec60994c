import { Icon } from '../../draw/Icon';
import { SeatPortrait } from '../../draw/Portrait';
import { plural, t } from '../../text';
import { Hidden } from '../../ui/parts/Hidden';
import { PointChips, Touches } from '../people/Effects';
import type { Player, ShownCaption } from '../people/types';
import styles from './FollowCaption.module.css';

/** The most lines about effects; the log has all of them. */
export const MOST_EFFECTS = 3;

interface Props {
  caption: ShownCaption;
  players: readonly Player[];
  /** Opens the log. */
  onMore: () => void;
  /** The number of lines about effects that fit. */
  most?: number;
}

/** The last action of another seat and its effects: a visible caption next to its place on the map. */
export function FollowCaption({ caption: { seat, text, effects, points }, players, onMore, most = MOST_EFFECTS }: Props) {
  const shown = effects.slice(0, effects.length > most ? Math.max(0, most - 1) : most);
  const more = effects.length - shown.length;
  return (
    <div class={styles.caption} data-part="caption" aria-hidden="true">
      <div class={styles.title}>
        <SeatPortrait seat={seat} persona={players[seat]?.persona ?? ''} size="large" />
        <p>{text}</p>
      </div>
      <Touches effects={shown.filter(({ tone }) => tone !== 'plain')} />
      {shown
        .filter(({ tone }) => tone === 'plain')
        .map((effect, i) => (
          <p key={i} class={styles.plain}>
            <Icon name="flag" />
            <span>{effect.text}</span>
          </p>
        ))}
      {more > 0 && (
        <button type="button" class={styles.more} tabIndex={-1} onClick={onMore}>
          {plural('follow.more', more)}
        </button>
      )}
      {points.length > 0 && (
        <div class={styles.points}>
          <small>{t('proj.title')}</small>
          <PointChips points={points} players={players} />
        </div>
      )}
    </div>
  );
}

/** The same for screen readers: one polite sentence for each action. */
export function SpokenCaption({ caption, players }: { caption: ShownCaption | undefined; players: readonly Player[] }) {
  return (
    <Hidden as="p" role="status" aria-label={t('follow.label')}>
      {caption && (
        <>
          {caption.text}.{' '}
          {caption.effects.map(({ text }, i) => (
            <span key={i}>{text}. </span>
          ))}
          {caption.points.length > 0 && `${t('proj.title')}: `}
          <PointChips points={caption.points} players={players} />
        </>
      )}
    </Hidden>
  );
}
