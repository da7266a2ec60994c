import { createPortal } from 'preact/compat';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../draw/Icon';
import { t } from '../../text';
import { Button } from '../../ui/controls/Button';
import { type Anchor, Bubble } from '../help/Bubble';
import styles from './EndQuestion.module.css';

/** A loss if the turn ended now, and how to prevent it. */
export interface Loss {
  /** The loss in a sentence. */
  text: string;
  /** Prevents the loss, and ends the turn if nothing else is open then. */
  remedy?: { label: string; onClick: () => void } | undefined;
}

interface Props {
  losses: readonly Loss[];
  /** Possible later losses. */
  warnings: readonly Loss[];
  at: Anchor;
  onEnd: () => void;
  onCancel: () => void;
}

/** Asks before a turn ends: lists the losses, and offers to prevent them first. */
export function EndQuestion({ losses, warnings, at, onEnd, onCancel }: Props) {
  const bubble = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    bubble.current?.querySelector('button')?.focus();
    return () => (before as HTMLElement | null)?.focus?.();
  }, []);
  // Attached to the page itself, because the parts of the table clip their contents.
  return createPortal(
    <Bubble box={bubble} at={at} role="dialog" aria-label={t('end.label')}>
      <b>{t(losses.length === 0 ? 'end.sure' : 'end.title')}</b>
      {losses.map(({ text }) => (
        <p key={text}>{text}</p>
      ))}
      {warnings.map(({ text, remedy }) => (
        <div key={text} class={styles.warning}>
          <Icon name="warn" />
          <p>{text}</p>
          {remedy && (
            <Button size="small" onClick={remedy.onClick}>
              {remedy.label}
            </Button>
          )}
        </div>
      ))}
      <div class={styles.buttons}>
        {losses.map(
          ({ remedy }) =>
            remedy && (
              <Button key={remedy.label} variant="primary" size="small" onClick={remedy.onClick}>
                {remedy.label}
              </Button>
            ),
        )}
        <Button size="small" aria-keyshortcuts="E" onClick={onEnd}>
          {t('actions.endSure')}
        </Button>
        <Button size="small" variant="ghost" aria-keyshortcuts="Escape" onClick={onCancel}>
          {t('end.cancel')}
        </Button>
      </div>
    </Bubble>,
    document.body,
  );
}
