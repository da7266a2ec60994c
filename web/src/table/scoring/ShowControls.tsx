import type { ComponentChildren } from 'preact';
import { Icon } from '../../draw/Icon';
import { t } from '../../text';
import { Button } from '../../ui/controls/Button';
import { SegmentBar } from '../../ui/controls/Segments';
import { classes } from '../../ui/parts/classes';
import { Keys } from '../../ui/parts/Keys';
import { Panel } from '../../ui/parts/Panel';
import styles from './ShowControls.module.css';
import { type Show, SPEEDS } from './use-steps';

interface Props {
  show: Show;
  /** The name of the scoring, for screen readers. */
  title: string;
  /** The player who caused it. */
  cause: string | undefined;
  /** The current step: the region and its value. */
  head: string;
  text: string;
  /** The total result, once everything has been shown. */
  sum: ComponentChildren;
  onDone: () => void;
}

/** The controls that continue, pause or skip a show, with a text about the current step. */
export function ShowControls({ show, title, cause, head, text, sum, onDone }: Props) {
  const isOver = show.at >= show.length;
  return (
    <Panel class={styles.controls} aria-label={title}>
      <div class={styles.steps}>
        <button type="button" aria-label={t('show.previous')} onClick={() => show.step(-1)}>
          <Icon name="prev" />
        </button>
        <PlayButton show={show} isOver={isOver} />
        <button type="button" aria-label={t('show.next')} disabled={isOver} onClick={() => show.step(1)}>
          <Icon name="next" />
        </button>
      </div>
      <div class={styles.told} role="status">
        {cause !== undefined && <span class={styles.cause}>{cause}</span>}
        <b class={styles.head}>{head}</b>
        <span class={styles.text}>{text}</span>
        {isOver && sum}
      </div>
      <div class={styles.progress} aria-hidden="true">
        {Array.from({ length: show.length }, (_, i) => (
          <i key={i} class={classes(i < show.at && styles.done, i === show.at && styles.current)} />
        ))}
      </div>
      <div class={styles.skip}>
        <Speeds show={show} />
        {isOver ? (
          <Button variant="primary" onClick={onDone}>
            {t('show.continue')}
          </Button>
        ) : (
          <Button onClick={show.skip}>
            {t('show.skip')} <Keys>Esc</Keys>
          </Button>
        )}
      </div>
    </Panel>
  );
}

/** Pauses and continues; at the end, starts again. */
function PlayButton({ show, isOver }: { show: Show; isOver: boolean }) {
  const [icon, label] = show.isPaused ? (['play', t('show.play')] as const) : (['pause', t('show.pause')] as const);
  return (
    <button
      type="button"
      class={classes(!isOver && styles.play)}
      aria-label={isOver ? t('show.again') : label}
      onClick={isOver ? show.again : show.pause}
    >
      <Icon name={isOver ? 'rotate' : icon} />
    </button>
  );
}

function Speeds({ show }: { show: Show }) {
  return (
    <SegmentBar label={t('show.speed')} isSmall>
      {SPEEDS.map((factor) => (
        <button key={factor} type="button" aria-pressed={factor === show.speed} onClick={() => show.setSpeed(factor)}>
          {factor}×
        </button>
      ))}
    </SegmentBar>
  );
}
