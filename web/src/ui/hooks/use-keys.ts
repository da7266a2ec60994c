import { useEffect, useRef } from 'preact/hooks';

/** The parts of a key event that matter. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Whether the focused field needs the key itself. A checked radio button has no use for Space. */
function isTyping({ target, key }: KeyboardEvent): boolean {
  if (target instanceof HTMLInputElement && target.type === 'radio') {
    return key.startsWith('Arrow') || (key === ' ' && !target.checked);
  }
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

/**
 * Whether the key presses the focused element. A pressed choice that announces Enter as its confirmation is confirmed instead.
 */
function isOnButton({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('button, a, summary, [role=tab]') !== null &&
    target.closest('[aria-pressed=true][aria-keyshortcuts=Enter]') === null
  );
}

/** Listens to keys on the whole page, except while the person types. `run` returns whether the key had an effect. */
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
