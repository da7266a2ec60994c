import type { ComponentChildren } from 'preact';
import { Icon } from '../../draw/Icon';
import type { IconName } from '../../draw/icons';
import type { Mark } from '../../table/game';
import { t } from '../../text';
import { SegmentBar } from '../../ui/controls/Segments';
import { Panel } from '../../ui/parts/Panel';
import styles from './Scrubber.module.css';
import { Timeline } from './Timeline';
import type { Playback } from './use-playback';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

interface Props {
  playback: Playback;
  rounds: readonly number[];
  /** The rounds that are left out of this game. */
  left: readonly number[];
  scorings: readonly number[];
  marks: readonly Mark[];
  title: string;
  /** The last move in words. */
  words: ComponentChildren;
  onTurn: (direction: 1 | -1) => void;
}

/** The current place in the game, and the controls to change it. */
export function Scrubber({ playback, rounds, left, scorings, marks, title, words, onTurn }: Props) {
  const { ply, last, isPlaying, goTo } = playback;
  return (
    <Panel class={styles.scrubber} aria-label={t('replay.scrubber')}>
      <div class={styles.controls}>
        <Steps playback={playback} onTurn={onTurn} />
        <div class={styles.move} role="status" aria-live={isPlaying ? 'off' : 'polite'}>
          <b>{title}</b>
          <span>
            {t('replay.move', { ply, last })} {words}
          </span>
        </div>
        <SegmentBar label={t('replay.speed')} isSmall>
          {SPEEDS.map((factor) => (
            <button
              key={factor}
              type="button"
              aria-pressed={factor === playback.speed}
              onClick={() => playback.setSpeed(factor)}
            >
              {factor === 0.5 ? '½' : factor}×
            </button>
          ))}
        </SegmentBar>
      </div>
      <Timeline ply={ply} last={last} rounds={rounds} left={left} scorings={scorings} marks={marks} onGo={goTo} />
    </Panel>
  );
}

/** Buttons to step forward and back by moves, by turns and to the ends. */
function Steps({ playback: { ply, last, isPlaying, goTo, toggle }, onTurn }: Pick<Props, 'playback' | 'onTurn'>) {
  const play = isPlaying ? t('replay.pause') : t('replay.play');
  return (
    <div class={styles.steps}>
      <Step icon="first" label={t('replay.first')} onClick={() => goTo(0)} />
      <Step icon="prev" twice label={t('replay.previousTurn')} onClick={() => onTurn(-1)} />
      <Step icon="prev" label={t('replay.previous')} onClick={() => goTo(ply - 1)} />
      <button type="button" class={styles.play} aria-label={play} title={play} onClick={toggle}>
        <Icon name={isPlaying ? 'pause' : 'play'} />
      </button>
      <Step icon="next" label={t('replay.next')} onClick={() => goTo(ply + 1)} />
      <Step icon="next" twice label={t('replay.nextTurn')} onClick={() => onTurn(1)} />
      <Step icon="last" label={t('replay.last')} onClick={() => goTo(last)} />
    </div>
  );
}

interface StepProps {
  icon: IconName;
  twice?: boolean;
  label: string;
  onClick: () => void;
}

function Step({ icon, twice = false, label, onClick }: StepProps) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onClick}>
      <Icon name={icon} />
      {twice && <Icon name={icon} class={styles.second} />}
    </button>
  );
}
