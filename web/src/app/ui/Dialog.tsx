import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { Icon } from '../../draw/Icon';
import { t } from '../../text';

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
  useEffect(() => dialog.current?.showModal(), []);
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
