/* Where in the app one is. Paths are relative to the page's base, which the server sets. */

export type Route =
  | { page: 'lobby' }
  | { page: 'new' }
  | { page: 'table'; id: string }
  | { page: 'replays' }
  | { page: 'replay'; id: string; ply: number | undefined }
  | { page: 'settings' }
  | { page: 'nowhere' };

/** The route of a path below the base, such as `replay/AB12?ply=7`. */
export function parseRoute(path: string): Route {
  const [before = '', query = ''] = path.split('#')[0]!.split('?');
  const [head = '', id = '', ...rest] = before.split('/').filter((part) => part !== '').map(decoded);
  if (rest.length > 0) {
    return { page: 'nowhere' };
  }
  switch (head) {
    case '':
      return { page: 'lobby' };
    case 'new':
    case 'replays':
    case 'settings':
      return id === '' ? { page: head } : { page: 'nowhere' };
    case 'table':
      return id === '' ? { page: 'nowhere' } : { page: 'table', id };
    case 'replay':
      return id === '' ? { page: 'nowhere' } : { page: 'replay', id, ply: plyOf(query) };
    default:
      return { page: 'nowhere' };
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function plyOf(query: string): number | undefined {
  const text = new URLSearchParams(query).get('ply');
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

/** The path of a route below the base. */
export function pathOf(route: Route): string {
  switch (route.page) {
    case 'lobby':
    case 'nowhere':
      return '';
    case 'table':
      return `table/${encodeURIComponent(route.id)}`;
    case 'replay':
      return `replay/${encodeURIComponent(route.id)}${route.ply === undefined ? '' : `?ply=${route.ply}`}`;
    default:
      return route.page;
  }
}
