import { useEffect, useRef } from 'preact/hooks';

/** What of a key event decides what it does. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Whether the focused field needs a key itself. A radio button that is chosen already has no use for Space. */
function isTyping({ target, key }: KeyboardEvent): boolean {
  if (target instanceof HTMLInputElement && target.type === 'radio') {
    return key.startsWith('Arrow') || (key === ' ' && !target.checked);
  }
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

/** Whether the key presses what has the focus. What is chosen already, and says that Enter confirms it, is confirmed instead. */
function isOnButton({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('button, a, summary, [role=tab]') !== null &&
    target.closest('[aria-pressed=true][aria-keyshortcuts=Enter]') === null
  );
}

/** Listens to keys of the whole page, but not while somebody types. `run` returns whether the key did something. */
export function useKeys(run: (event: KeyPress, onButton: boolean) => boolean): void {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event)) {
        return;
      }
      if (latest.current(event, isOnButton(event))) {
        event.preventDefault();
      }
    };
    addEventListener('keydown', keys);
    return () => removeEventListener('keydown', keys);
  }, []);
}
