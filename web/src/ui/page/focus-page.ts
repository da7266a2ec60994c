import { useEffect, useRef } from 'preact/hooks';
import { useStore } from '../../net/store';
import { route } from '../state/router';

/** Moves the focus to the content of the page. */
export function focusContent(): boolean {
  const main = document.querySelector<HTMLElement>('main');
  if (main === null) {
    return false;
  }
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
  return true;
}

/**
 * After a page change, the focus moves to the content: the pressed control is gone, and the keyboard would start from the top.
 * A page that is still loading gets the focus later, unless the person has moved it meanwhile.
 */
export function useFocusOnPages(): void {
  const at = useStore(route);
  const page = at.page === 'table' || at.page === 'replay' ? `${at.page} ${at.id}` : at.page;
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) {
      return;
    }
    before.current = page;
    const isLost = () => document.activeElement === null || document.activeElement === document.body;
    const settle = () => !isLost() || (document.querySelector('main[aria-busy="true"]') === null && focusContent());
    if (settle()) {
      return;
    }
    const observer = new MutationObserver(() => settle() && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [page]);
}
