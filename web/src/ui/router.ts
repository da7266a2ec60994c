import { createStore } from '../net/store';
import { parseRoute, pathOf, type Route } from './route';

function here(): Route {
  const base = new URL(document.baseURI).pathname;
  const path = location.pathname.startsWith(base) ? location.pathname.slice(base.length) : '';
  return parseRoute(path + location.search + location.hash);
}

export const route = createStore<Route>({ page: 'lobby' });

/** Follows the address bar from now on. */
export function startRouter(): void {
  route.set(here());
  addEventListener('popstate', () => route.set(here()));
}

/** The whole address of a route, for links that are sent to people. */
export function addressOf(to: Route): string {
  return new URL(pathOf(to), document.baseURI).href;
}

/** Goes to a page; `state` is stored with this entry of the browser's history. */
export function go(to: Route, { replace = false, state = null }: { replace?: boolean; state?: unknown } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](state, '', addressOf(to));
  route.set(to);
  if (!replace) {
    scrollTo(0, 0);
  }
}
