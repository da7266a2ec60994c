import { useEffect, useRef } from 'preact/hooks';

interface Keys {
  step: (by: 1 | -1) => void;
  turn: (direction: 1 | -1) => void;
  edge: (end: 'first' | 'last') => void;
  play: () => void;
}

/** The keyboard of a replay, except for keys that the focused control uses itself. */
export function useReplayKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || keepsKey(event)) {
        return;
      }
      const { step, turn, edge, play } = latest.current;
      switch (event.key) {
        case 'ArrowLeft':
          (event.shiftKey ? turn : step)(-1);
          break;
        case 'ArrowRight':
          (event.shiftKey ? turn : step)(1);
          break;
        case 'Home':
          edge('first');
          break;
        case 'End':
          edge('last');
          break;
        case ' ':
          play();
          break;
        default:
          return;
      }
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

function keepsKey(event: KeyboardEvent): boolean {
  if (!(event.target instanceof HTMLElement)) {
    return false;
  }
  if (event.target.closest('input, select, textarea, dialog, [role=grid]') !== null) {
    return true;
  }
  return event.key === ' ' && event.target.closest('button, a, summary') !== null;
}
