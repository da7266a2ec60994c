import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../../draw/Icon';
import { t } from '../../text';
import { classes } from '../parts/classes';
import panel from '../parts/Panel.module.css';
import { Button } from './Button';
import styles from './Dialog.module.css';

interface Props {
  title: string;
  /** For a picture, which needs more space than a question. */
  isWide?: boolean;
  /** Whether it stands at the left edge, beside what it is about, instead of in the middle. */
  isAtEdge?: boolean;
  onClose: () => void;
  children: ComponentChildren;
}

/** Keys pressed in the dialog must not reach the page below. */
function keepKeys(event: KeyboardEvent): void {
  event.stopPropagation();
}

/** A question on top of the page: the browser keeps the focus inside and restores it afterwards. */
export function Dialog({ title, isWide = false, isAtEdge = false, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Removing an open dialog would lose the focus.
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      class={classes(panel.panel, styles.dialog, isWide && styles.wide, isAtEdge && styles.edge)}
      aria-labelledby={id}
      onClose={onClose}
      onCancel={onClose}
      onKeyDown={keepKeys}
    >
      <div class={styles.head}>
        <h2 id={id}>{title}</h2>
        <Button variant="ghost" isSquare aria-label={t('app.close')} onClick={onClose}>
          <Icon name="x" />
        </Button>
      </div>
      {children}
    </dialog>
  );
}

/** The buttons that answer a dialog's question. */
export function DialogActions({ children }: { children: ComponentChildren }) {
  return <div class={styles.actions}>{children}</div>;
}
