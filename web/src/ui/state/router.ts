import { createStore } from '../../net/store';
import { isStaticSite } from '../../offline/static-site';
import { isSamePage, parseRoute, pathOf, type Route } from './route';

/* A server answers every address with the same page. In a folder of files there is only one page, and the address is after
   its #. */

function here(): Route {
  if (isStaticSite()) {
    return parseRoute(location.hash.replace(/^#\/?/, ''));
  }
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

/** The address of a route relative to the page, for links. */
export function hrefOf(to: Route): string {
  const path = pathOf(to);
  if (isStaticSite()) {
    return `#/${path}`;
  }
  return path === '' ? '.' : path;
}

/** The full address of a route, for links to share. */
export function addressOf(to: Route): string {
  return new URL(hrefOf(to), document.baseURI).href;
}

/** Updates the address of the current page, unless the person has gone elsewhere meanwhile. */
export function refine(to: Route): void {
  if (isSamePage(here(), to)) {
    go(to, { replace: true });
  }
}

/** Goes to a page; `state` is stored with this entry of the browser's history. */
export function go(to: Route, { replace = false, state = null }: { replace?: boolean; state?: unknown } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](state, '', addressOf(to));
  route.set(to);
  if (!replace) {
    scrollTo(0, 0);
  }
}
