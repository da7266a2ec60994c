import { createStore } from '../../net/store';
import { LANGUAGES, type Language } from '../../text/languages';

/* A person's settings. The browser stores them; an account stores them as well, for other devices. */

export interface Preferences {
  language: 'system' | Language;
  theme: 'system' | 'light' | 'dark';
  sound: 'off' | 'on';
  volume: 'low' | 'middle' | 'high';
  vibration: 'on' | 'off';
  notify: 'off' | 'on';
  /** Whether the end of a turn must be confirmed. */
  confirmEnd: 'on' | 'off';
  /** Whether the pieces that others could take with one move are marked: by default, in the first games only. */
  danger: 'first' | 'on' | 'off';
  animation: 'normal' | 'fast' | 'off';
  /** The pace of other players' moves on the page. */
  pace: 'steps' | 'slow' | 'normal' | 'once';
  /** Whether bots make comments. */
  talk: 'on' | 'off';
  /** Whether the list of all legal moves is visible. */
  moveList: 'hidden' | 'shown';
}

export const CHOICES: { [K in keyof Preferences]: readonly Preferences[K][] } = {
  language: ['system', ...LANGUAGES],
  theme: ['system', 'light', 'dark'],
  sound: ['off', 'on'],
  volume: ['low', 'middle', 'high'],
  vibration: ['on', 'off'],
  notify: ['off', 'on'],
  confirmEnd: ['on', 'off'],
  danger: ['first', 'on', 'off'],
  animation: ['normal', 'fast', 'off'],
  pace: ['steps', 'slow', 'normal', 'once'],
  talk: ['on', 'off'],
  moveList: ['hidden', 'shown'],
};

export const DEFAULTS: Preferences = {
  language: 'system',
  theme: 'system',
  sound: 'off',
  volume: 'middle',
  vibration: 'on',
  notify: 'off',
  confirmEnd: 'on',
  danger: 'first',
  animation: 'normal',
  pace: 'normal',
  talk: 'on',
  moveList: 'hidden',
};

const STORAGE_KEY = 'hidalgo.preferences';
const DARK = '(prefers-color-scheme: dark)';

/** Takes known and valid settings from stored ones, and the rest from a base. */
export function adopt(base: Preferences, stored: Readonly<Record<string, unknown>>): Preferences {
  const pick = <K extends keyof Preferences>(key: K): Preferences[K] =>
    CHOICES[key].find((value) => value === stored[key]) ?? base[key];
  return {
    language: pick('language'),
    theme: pick('theme'),
    sound: pick('sound'),
    volume: pick('volume'),
    vibration: pick('vibration'),
    notify: pick('notify'),
    confirmEnd: pick('confirmEnd'),
    danger: pick('danger'),
    animation: pick('animation'),
    pace: pick('pace'),
    talk: pick('talk'),
    moveList: pick('moveList'),
  };
}

export const preferences = createStore<Preferences>(DEFAULTS);

/** Reads the stored settings and makes the page follow every change. */
export function startPreferences(): void {
  preferences.subscribe(() => {
    show(preferences.get());
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(preferences.get()));
    } catch {
      // If the browser stores nothing, the settings last as long as the page.
    }
  });
  matchMedia(DARK).addEventListener('change', () => show(preferences.get()));
  preferences.set(adopt(DEFAULTS, stored()));
  show(preferences.get());
}

function stored(): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function show({ theme, animation }: Preferences): void {
  const { dataset } = document.documentElement;
  dataset.theme = isDark(theme) ? 'dark' : 'light';
  dataset.animation = animation;
}

/** Whether the page is dark now. */
export function isDark(theme: Preferences['theme']): boolean {
  return theme === 'dark' || (theme === 'system' && matchMedia(DARK).matches);
}
