import { useContext, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Icon } from '../../draw/Icon';
import { SeatPortrait } from '../../draw/Portrait';
import { colourOf } from '../../draw/players';
import { useStore } from '../../net/store';
import { plural, signed, t } from '../../text';
import { Button } from '../../ui/controls/Button';
import { IconButton } from '../../ui/controls/IconButton';
import { useKeys } from '../../ui/hooks/use-keys';
import { classes } from '../../ui/parts/classes';
import { Panel, PanelHead, PanelNote } from '../../ui/parts/Panel';
import { absence } from '../../ui/state/absence';
import { FollowContext, NOT_FOLLOWING } from '../follow/follow';
import { PointChips } from '../people/Effects';
import { nameAt } from '../people/names';
import type { LogEntry, Player } from '../people/types';
import styles from './Recap.module.css';
import { isWorthTelling, type RecapLine, recapOf, since } from './recap-lines';

interface Props<Where> {
  log: readonly LogEntry<Where>[];
  players: readonly Player[];
  /** Whether the reader's turn has just begun, or the reader has to play a power card. */
  isFresh: boolean;
  /** Whether the next action is a power card, and not the turn. */
  isBidding: boolean;
  /** Whether the reader has returned to a game that continued without them. */
  isBack?: boolean;
  onLight: (where: readonly Where[]) => void;
}

/**
 * Whether the recap is open. If the reader was away, it opens at bidding, at the start of their turn and on their return, and
 * closes with their first action; key W opens it at any time. Its content at bidding is not repeated in the turn.
 */
export function useRecap<Where>({ log, players, isFresh, isBidding, isBack = false }: Omit<Props<Where>, 'onLight'>) {
  const wasAway = useStore(absence) || isBack;
  /** The newest action of an open recap. */
  const [opened, setOpened] = useState(0);
  /** The newest action of a closed recap: taking back one's own action is no news. */
  const [closed, setClosed] = useState(0);
  const [told, setTold] = useState(0);
  const untold = useMemo(() => since(log, told), [log, told]);
  const lines = recapOf(untold, players);
  const newest = Math.max(0, ...lines.map(({ to }) => to));
  // A lesson has its own texts, and spectators have no turns.
  const isFollowing = useContext(FollowContext) !== NOT_FOLLOWING && players.some(({ isYou }) => isYou);
  const isThere = isFollowing && isFresh && lines.length > 0 && isWorthTelling(lines, untold);
  const shown = useRef(0);
  shown.current = isThere && isBidding ? newest : shown.current;
  // Actions that the reader was there for need no recap.
  const watched = useRef(0);
  watched.current = wasAway ? watched.current : newest;
  const isDue = isThere && wasAway && newest > watched.current;
  const isOpen = newest !== closed && (isDue || newest === opened);
  useEffect(() => setTold(isFresh ? told : shown.current), [isFresh]);
  useEffect(() => {
    if (isDue) {
      setOpened(newest);
      absence.set(false);
    }
  }, [isDue, newest]);
  useKeys(({ key, ctrlKey, metaKey, altKey, shiftKey }) => {
    const isMeant = isThere && key.toLowerCase() === 'w' && !(ctrlKey || metaKey || altKey || shiftKey);
    if (isMeant) {
      setClosed(isOpen ? newest : 0);
      setOpened(isOpen ? 0 : newest);
    }
    return isMeant;
  });
  return { lines: isThere && isOpen ? lines : [], close: () => setClosed(newest) };
}

/** "While you were away": one line for each opponent. */
export function Recap<Where>({
  lines,
  players,
  isBidding,
  isBack,
  scored,
  onLight,
  onClose,
}: Pick<Props<Where>, 'players' | 'isBidding' | 'onLight'> & {
  lines: readonly RecapLine<Where>[];
  /** Whether the person has returned to a game that continued without them: then every action has a mark. */
  isBack: boolean;
  /** The change of the reader's points if scored now, if it is known. */
  scored?: number | undefined;
  onClose: () => void;
}) {
  const { playBack } = useContext(FollowContext);
  const you = players.findIndex(({ isYou }) => isYou);
  const yours = lines.reduce((sum, line) => sum + line.yours, 0);
  useEffect(() => () => onLight([]), []);
  return (
    <Panel class={styles.recap} aria-label={t('recap.title')}>
      <PanelHead size="large">
        <h2>{t('recap.title')}</h2>
        <PanelNote>{plural('recap.turns', lines.length)}</PanelNote>
      </PanelHead>
      <p class={styles.sum}>
        {t('recap.now')} {scored !== undefined && yours !== 0 && `${scored - yours} → `}
        <b class={yours < 0 ? styles.worse : undefined}>{scored !== undefined && yours !== 0 ? scored : signed(yours)}</b>
      </p>
      <ol class={styles.lines} onKeyDown={goBetweenLines}>
        {lines.map((line) => {
          const light = () => onLight(line.where);
          const dark = () => onLight([]);
          return (
            <li
              key={line.seat}
              class={classes(styles.line, line.yours < 0 && styles.hurts)}
              onMouseEnter={light}
              onMouseLeave={dark}
            >
              <SeatPortrait seat={line.seat} persona={players[line.seat]?.persona ?? ''} size="large" />
              <div>
                <b translate={false}>{nameAt(players, line.seat)}</b>
                {line.effects.map(({ text }, i) => (
                  <span key={i}>{text}</span>
                ))}
                <span class={styles.points}>
                  <PointChips
                    points={[
                      { seat: you, by: line.yours },
                      { seat: line.seat, by: line.theirs },
                    ].filter(({ seat }) => seat >= 0)}
                    players={players}
                  />
                </span>
              </div>
              <IconButton
                aria-label={t('recap.play', { name: nameAt(players, line.seat) })}
                onFocus={light}
                onBlur={dark}
                onClick={() => playBack(line.from, line.to)}
              >
                <Icon name="play" />
              </IconButton>
            </li>
          );
        })}
      </ol>
      {isBack && <Strip lines={lines} onLight={onLight} />}
      <div class={styles.buttons}>
        <Button onClick={() => playBack(Math.min(...lines.map(({ from }) => from)), Math.max(...lines.map(({ to }) => to)))}>
          <Icon name="play" />
          {t('recap.playAll')}
        </Button>
        <Button variant="primary" onClick={onClose}>
          {t(isBidding ? 'recap.bid' : 'recap.start')}
        </Button>
      </div>
    </Panel>
  );
}

/** The arrow keys go from line to line; Enter plays the line back. */
function goBetweenLines(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) {
    return;
  }
  event.preventDefault();
  const buttons = [...(event.currentTarget as HTMLElement).querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}

/** One mark for each action in the order of play: for pointers only, because the lines above have the same content. */
function Strip<Where>({ lines, onLight }: { lines: readonly RecapLine<Where>[]; onLight: (where: readonly Where[]) => void }) {
  const { playBack } = useContext(FollowContext);
  const actions = lines.flatMap(({ seat, actions: own }) => own.map((action) => ({ seat, ...action })));
  return actions.length < 2 ? null : (
    <div class={styles.strip} aria-hidden="true">
      {actions
        .sort((a, b) => a.ply - b.ply)
        .map(({ seat, ply, where }, i) => (
          <button
            key={ply}
            type="button"
            tabIndex={-1}
            style={{ background: `var(--player-${colourOf(seat)})`, color: `var(--player-${colourOf(seat)}-ink)` }}
            onMouseEnter={() => onLight(where)}
            onMouseLeave={() => onLight([])}
            onClick={() => playBack(ply, ply)}
          >
            {i + 1}
          </button>
        ))}
    </div>
  );
}
