/* The page of the app. Paths are relative to the page's base, which the server sets. */

const SETTINGS_PARTS = ['account', 'notifications'] as const;

/** A page of the settings besides the first. */
export type SettingsPart = (typeof SETTINGS_PARTS)[number];

export type Route =
  | { page: 'lobby' }
  | { page: 'new' }
  | { page: 'table'; id: string }
  | { page: 'replays' }
  /** The best players of the server. */
  | { page: 'community' }
  /** The page of a club. */
  | { page: 'club'; id: string }
  /** The page of a person with an account. */
  | { page: 'player'; name: string }
  | { page: 'replay'; id: string; ply: number | undefined }
  | { page: 'settings'; part: SettingsPart | undefined }
  /** The page of the host's link for a person who has lost their password; the secret follows the #, which browsers don't send. */
  | { page: 'reset'; secret: string }
  /** Where another service sends a person who has signed in there. */
  | { page: 'signed-in'; code: string; state: string }
  /** The page of the host's link for a person who may make an account. */
  | { page: 'invite'; secret: string }
  /** Where the link in an e-mail leads that ends the messages. */
  | { page: 'unsubscribe'; secret: string }
  /** Where the link of a player leads that brings its reader the player's seat. */
  | { page: 'seat'; id: string; secret: string }
  /** The cups, or the form for a new one. */
  | { page: 'cups'; isForm: boolean }
  | { page: 'cup'; id: string }
  /** The puzzle of a day, or of today. */
  | { page: 'puzzle'; day: string | undefined }
  /** The deal of a day in a game, or of today. */
  | { page: 'deal'; game: string | undefined; day: string | undefined }
  /** A game's rules, optionally at a rule; without a game, those that the rule belongs to. */
  | { page: 'rules'; game: string | undefined; rule: string | undefined }
  /** The lessons, or one of them, optionally at a step, from 1; the short version has fewer steps, the expanded game its own. */
  | { page: 'learn'; game: string | undefined; step: number | undefined; isShort?: boolean; variant?: 'expanded' }
  /** The page where owners of a game's box count its components. */
  | { page: 'count'; game: string }
  /** The work of moderators and administrators. */
  | { page: 'admin' }
  | { page: 'nowhere' };

/** The route of a path below the base, such as `replay/AB12?ply=7`. */
export function parseRoute(path: string): Route {
  const [address = '', anchor = ''] = path.split('#');
  const [before = '', query = ''] = address.split('?');
  const [head = '', id = '', ...rest] = before
    .split('/')
    .filter((part) => part !== '')
    .map(decoded);
  if (rest.length > 0) {
    return { page: 'nowhere' };
  }
  switch (head) {
    case '':
      return { page: 'lobby' };
    case 'new':
    case 'admin':
    case 'replays':
    case 'community':
      return id === '' ? { page: head } : { page: 'nowhere' };
    case 'settings': {
      const part = SETTINGS_PARTS.find((each) => each === id);
      return id === '' || part !== undefined ? { page: 'settings', part } : { page: 'nowhere' };
    }
    case 'reset':
    case 'invite':
    case 'unsubscribe':
      return id === '' ? { page: head, secret: anchor } : { page: 'nowhere' };
    case 'signed-in': {
      const told = new URLSearchParams(query);
      return { page: 'signed-in', code: told.get('code') ?? '', state: told.get('state') ?? '' };
    }
    case 'cups':
      return id === '' || id === 'new' ? { page: 'cups', isForm: id === 'new' } : { page: 'nowhere' };
    case 'table':
    case 'cup':
      return id === '' ? { page: 'nowhere' } : { page: head, id };
    case 'seat':
      return id === '' ? { page: 'nowhere' } : { page: 'seat', id, secret: anchor };
    case 'club':
      return id === '' ? { page: 'nowhere' } : { page: 'club', id };
    case 'player':
      return id === '' ? { page: 'nowhere' } : { page: 'player', name: id };
    case 'count':
      return id === '' ? { page: 'nowhere' } : { page: 'count', game: id };
    case 'replay':
      return id === '' ? { page: 'nowhere' } : { page: 'replay', id, ply: numberOf(query, 'ply') };
    case 'puzzle':
      return { page: 'puzzle', day: named(id) };
    case 'deal':
      return dealOf(id);
    case 'rules':
      return { page: 'rules', game: named(id), rule: named(anchor) };
    case 'learn':
      return {
        page: 'learn',
        game: named(id),
        step: id === '' ? undefined : numberOf(query, 'step'),
        ...(id !== '' && new URLSearchParams(query).has('short') ? { isShort: true } : {}),
        ...(id !== '' && new URLSearchParams(query).has('expanded') ? { variant: 'expanded' as const } : {}),
      };
    default:
      return { page: 'nowhere' };
  }
}

function named(text: string): string | undefined {
  return text === '' ? undefined : text;
}

/** Such as el-grande, or el-grande-2026-05-31. */
function dealOf(id: string): Route {
  const [, game, day] = /^(.*?)(?:-(\d{4}-\d{2}-\d{2}))?$/.exec(id) ?? [];
  return { page: 'deal', game: named(game ?? ''), day };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function numberOf(query: string, name: string): number | undefined {
  const text = new URLSearchParams(query).get(name);
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

/** The path of a route below the base. */
export function pathOf(route: Route): string {
  switch (route.page) {
    case 'lobby':
    case 'nowhere':
      return '';
    case 'table':
    case 'cup':
      return `${route.page}/${encodeURIComponent(route.id)}`;
    case 'cups':
      return withPart('cups', route.isForm ? 'new' : undefined);
    case 'replay':
      return `replay/${encodeURIComponent(route.id)}${route.ply === undefined ? '' : `?ply=${route.ply}`}`;
    case 'seat':
      return `seat/${encodeURIComponent(route.id)}#${route.secret}`;
    case 'settings':
      return withPart('settings', route.part);
    case 'reset':
    case 'invite':
    case 'unsubscribe':
      return `${route.page}#${route.secret}`;
    case 'puzzle':
      return withPart('puzzle', route.day);
    case 'deal':
      return withPart('deal', route.day === undefined ? route.game : `${route.game}-${route.day}`);
    case 'club':
      return withPart('club', route.id);
    case 'player':
      return withPart('player', route.name);
    case 'count':
      return withPart('count', route.game);
    case 'rules':
      return `${withPart('rules', route.game)}${route.rule === undefined ? '' : `#${route.rule}`}`;
    case 'learn':
      return `${withPart('learn', route.game)}${route.step === undefined ? '' : `?step=${route.step}`}${route.isShort ? '&short' : ''}${route.variant ? `&${route.variant}` : ''}`;
    default:
      return route.page;
  }
}

function withPart(page: string, part: string | undefined): string {
  return part === undefined ? page : `${page}/${encodeURIComponent(part)}`;
}

/** Whether two routes lead to the same page, at any place in it. */
export function isSamePage(one: Route, other: Route): boolean {
  const pageOf = (route: Route) => pathOf(route).split(/[?#]/)[0];
  return pageOf(one) === pageOf(other);
}
