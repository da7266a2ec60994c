import type { ComponentChildren } from 'preact';
import { Icon } from '../../draw/Icon';
import type { IconName } from '../../draw/icons';
import { colourOf } from '../../draw/players';
import type { Mark } from '../../table/game';
import { t } from '../../text';
import { Panel } from '../../ui/Panel';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

interface Props {
  ply: number;
  last: number;
  rounds: readonly number[];
  scorings: readonly number[];
  marks: readonly Mark[];
  title: string;
  /** What the last move was. */
  words: ComponentChildren;
  isPlaying: boolean;
  speed: Speed;
  onGo: (ply: number) => void;
  onTurn: (direction: 1 | -1) => void;
  onPlay: () => void;
  onSpeed: (speed: Speed) => void;
}

/** Where in the game one is, and how to get elsewhere. */
export function Scrubber({
  ply,
  last,
  rounds,
  scorings,
  marks,
  title,
  words,
  isPlaying,
  speed,
  onGo,
  onTurn,
  onPlay,
  onSpeed,
}: Props) {
  const at = (n: number) => `${((n / Math.max(1, last)) * 100).toFixed(2)}%`;
  return (
    <Panel class="scrub" aria-label={t('replay.scrubber')}>
      <div class="now">
        <div class="trans">
          <Step icon="first" label={t('replay.first')} onClick={() => onGo(0)} />
          <Step icon="prev" twice label={t('replay.previousTurn')} onClick={() => onTurn(-1)} />
          <Step icon="prev" label={t('replay.previous')} onClick={() => onGo(ply - 1)} />
          <button
            type="button"
            class="pl"
            aria-label={isPlaying ? t('replay.pause') : t('replay.play')}
            title={isPlaying ? t('replay.pause') : t('replay.play')}
            onClick={onPlay}
          >
            <Icon name={isPlaying ? 'pause' : 'play'} />
          </button>
          <Step icon="next" label={t('replay.next')} onClick={() => onGo(ply + 1)} />
          <Step icon="next" twice label={t('replay.nextTurn')} onClick={() => onTurn(1)} />
          <Step icon="last" label={t('replay.last')} onClick={() => onGo(last)} />
        </div>
        <div class="mv" role="status" aria-live={isPlaying ? 'off' : 'polite'}>
          <b>{title}</b>
          <span>
            {t('replay.move', { ply, last })} {words}
          </span>
        </div>
        <div class="seg2" role="group" aria-label={t('replay.speed')}>
          {SPEEDS.map((factor) => (
            <button
              key={factor}
              type="button"
              class={factor === speed ? 'on' : ''}
              aria-pressed={factor === speed}
              onClick={() => onSpeed(factor)}
            >
              {factor === 0.5 ? '½' : factor}×
            </button>
          ))}
        </div>
      </div>
      <div class="bar">
        <div class="rail">
          <i style={{ width: at(ply) }} />
        </div>
        {rounds.map((start, i) => (
          <span
            key={start}
            class="rt"
            style={{ left: at(start), width: at((rounds[i + 1] ?? last) - start) }}
            aria-hidden="true"
          >
            {i + 1}
          </span>
        ))}
        {scorings.map((n) => (
          <span key={n} class="scm" style={{ left: at(n) }} aria-hidden="true">
            <Icon name="star" />
          </span>
        ))}
        {marks.map((mark) => (
          <button
            key={`${mark.ply}${mark.icon}`}
            type="button"
            data-player={colourOf(mark.seat)}
            class={`evm ${mark.icon === 'warn' ? 'evict' : ''}`}
            style={{ left: at(mark.ply) }}
            aria-label={mark.label}
            title={mark.label}
            tabIndex={-1}
            onClick={() => onGo(mark.ply)}
          >
            <Icon name={mark.icon} />
          </button>
        ))}
        <input
          type="range"
          class="range"
          min={0}
          max={last}
          value={ply}
          aria-label={t('replay.position')}
          aria-valuetext={t('replay.move', { ply, last })}
          onInput={(event) => onGo(Number(event.currentTarget.value))}
        />
      </div>
    </Panel>
  );
}

function Step({
  icon,
  twice = false,
  label,
  onClick,
}: {
  icon: IconName;
  twice?: boolean;
  label: string;
  onClick: () => void;
}) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onClick}>
      <Icon name={icon} />
      {twice && <Icon name={icon} class="tight" />}
    </button>
  );
}
