import { useContext, useRef } from 'preact/hooks';
import { Icon } from '../../draw/Icon';
import type { IconName } from '../../draw/icons';
import { personal, plural, t } from '../../text';
import { named } from '../../text/say';
import { Button } from '../../ui/controls/Button';
import { Help } from '../../ui/controls/Field';
import { Segments } from '../../ui/controls/Segments';
import { useKeys } from '../../ui/hooks/use-keys';
import { Panel } from '../../ui/parts/Panel';
import { CHOICES } from '../../ui/state/preferences';
import type { Player } from '../people/types';
import styles from './FollowBar.module.css';
import { type Follow, FollowContext, type Pace } from './follow';
import { useShield } from './Shield';

interface Props {
  players: readonly Player[];
  seat: number;
  isSpectator: boolean;
  /** The parts of the turn so far that need no caption, each in a word or two. */
  done?: readonly Done[];
}

/** A part of a player's turn, as a chip shows it. */
export interface Done {
  icon: IconName;
  text: string;
}

const NOTHING: readonly Done[] = [];

/** The current player, the pace of the page, and the buttons to continue: in the place of the reader's own actions. */
export function FollowBar({ players, seat, isSpectator, done = NOTHING }: Props) {
  const follow = useContext(FollowContext);
  const player = players[seat];
  const pace = useRef<HTMLDivElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  useShield([pace, buttons]);
  useFollowKeys(follow);
  const isStepping = follow.pace === 'steps';
  // Before the other player's first action, there is nothing to continue to.
  const isComing = follow.behind > 0 || follow.isBack;
  return (
    <Panel class={styles.bar} aria-label={t('follow.label')}>
      <div class={styles.who}>
        <h2>{player && personal('follow.turn', player)}</h2>
        <p>
          {follow.isBack && t('follow.back')}
          {!follow.isBack && follow.behind > 0 && plural('follow.behind', follow.behind)}
          {!follow.isBack && follow.behind === 0 && follow.isSlowed && <Help as="span">{t('follow.first')}</Help>}
        </p>
        {done.length > 0 && (
          <ul class={styles.done} data-part="turn-so-far">
            {done.map(({ icon, text }, i) => (
              <li key={i}>
                <Icon name={icon} /> {text}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div class={styles.pace} ref={pace}>
        <Segments<Pace>
          label={t('settings.pace')}
          value={follow.pace}
          options={CHOICES.pace.map((pace) => ({ value: pace, label: named(`settings.pace.${pace}`) }))}
          onChange={follow.setPace}
        />
      </div>
      <div class={styles.buttons} ref={buttons}>
        {isStepping ? (
          <Button
            variant={isComing ? 'primary' : undefined}
            aria-disabled={!isComing}
            aria-keyshortcuts="Space"
            onClick={() => follow.next('action')}
          >
            {t('follow.next')} <Icon name="next" />
          </Button>
        ) : (
          <Button aria-keyshortcuts="Space" aria-pressed={follow.isPaused} onClick={follow.pause}>
            <Icon name={follow.isPaused ? 'play' : 'pause'} />
            {t(follow.isPaused ? 'follow.goOn' : 'follow.pause')}
          </Button>
        )}
        <Button aria-keyshortcuts="Escape" onClick={follow.skip}>
          {t(isSpectator ? 'follow.skip' : 'follow.skipToMine')}
        </Button>
      </div>
    </Panel>
  );
}

/** Space plays or pauses; the arrow key advances one action, or one turn with Shift; Escape skips, F changes the pace. */
function useFollowKeys({ pace, next, pause, skip, setPace }: Follow): void {
  useKeys(({ key, ctrlKey, metaKey, altKey, shiftKey }, onButton) => {
    if (ctrlKey || metaKey || altKey) {
      return false;
    }
    switch (key) {
      case ' ':
        if (onButton) {
          return false;
        }
        if (pace === 'steps') {
          next('action');
        } else {
          pause();
        }
        return true;
      case 'ArrowRight':
        next(shiftKey ? 'turn' : 'action');
        return true;
      case 'Escape':
        skip();
        return false;
      case 'f':
      case 'F':
        setPace(CHOICES.pace[(CHOICES.pace.indexOf(pace) + 1) % CHOICES.pace.length]!);
        return true;
      default:
        return false;
    }
  });
}
