import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../draw/Icon';
import { t } from '../text';
import { Button } from './Button';
import { classes } from './classes';
import styles from './Dialog.module.css';
import panel from './Panel.module.css';

interface Props {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
}

/** The keys of the page below are not for the dialog. */
function keepKeys(event: KeyboardEvent): void {
  event.stopPropagation();
}

/** A question over the page: the browser keeps the focus inside and gives it back. */
export function Dialog({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // One that is taken out of the page while it is open would take the focus with it.
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      class={classes(panel.panel, styles.dialog)}
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
