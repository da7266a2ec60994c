import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../draw/Icon';
import { t } from '../text';

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
    <dialog ref={dialog} class="dialog panel" aria-labelledby={id} onClose={onClose} onCancel={onClose} onKeyDown={keepKeys}>
      <div class="dhead">
        <h2 id={id}>{title}</h2>
        <button type="button" class="btn ghost icon" aria-label={t('app.close')} onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
