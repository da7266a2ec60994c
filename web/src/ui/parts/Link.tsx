import type { ComponentChildren } from 'preact';
import type { Route } from '../state/route';
import { go, hrefOf } from '../state/router';

interface Props {
  to: Route;
  class?: string;
  current?: boolean;
  /** Its name for screen readers, if the content is not enough. */
  label?: string;
  children: ComponentChildren;
}

/** A real link that does not reload the page. */
export function Link({ to, class: name, current = false, label, children }: Props) {
  const follow = (event: MouseEvent) => {
    if (event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) {
      event.preventDefault();
      go(to);
    }
  };
  return (
    <a href={hrefOf(to)} class={name} aria-current={current ? 'page' : undefined} aria-label={label} onClick={follow}>
      {children}
    </a>
  );
}
