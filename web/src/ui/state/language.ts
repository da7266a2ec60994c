import { api, Refused } from '../../net/api';
import { createStore } from '../../net/store';
import { speak } from '../../text';
import { fitting, type Language, textsOf } from '../../text/languages';
import { learn } from '../../text/say';
import { preferences } from './preferences';

/* The language of the page: the chosen one, or the first of the browser's languages that exists. */

/** The current language; it changes when all its texts are loaded. */
export const spoken = createStore<Language>('en');

let wanted: Language = 'en';
let change: Promise<void> = Promise.resolve();
let isServed = false;

/** Makes the page follow the setting. Resolves when the first language is loaded. */
export function startLanguage(): Promise<void> {
  preferences.subscribe(follow);
  window.addEventListener('languagechange', follow);
  follow();
  return change;
}

/** Resolves when the chosen language is loaded. */
export function languageIsThere(): Promise<void> {
  return change;
}

/** Loads the server's texts in the current language; later changes load theirs. */
export async function loadServedTexts(): Promise<void> {
  await change;
  isServed = true;
  const language = spoken.get();
  const texts = await served(language);
  if (language === spoken.get()) {
    learn(texts);
  }
}

function follow(): void {
  const { language } = preferences.get();
  const next = language === 'system' ? fitting(navigator.languages) : language;
  if (next !== wanted) {
    wanted = next;
    // If loading fails, the language stays; the next page or the next change of the setting tries again.
    change = changeTo(next).catch(() => {
      wanted = wanted === next ? spoken.get() : wanted;
    });
  }
}

async function changeTo(language: Language): Promise<void> {
  const [texts, fromServer] = await Promise.all([textsOf(language), isServed ? served(language) : undefined]);
  if (language !== wanted) {
    return;
  }
  speak(language, texts);
  if (fromServer !== undefined) {
    learn(fromServer);
  }
  document.documentElement.lang = language;
  spoken.set(language);
}

/** The server's catalogue; a server without the language still has English. */
async function served(language: Language): Promise<Record<string, string>> {
  try {
    return await api.messages(language);
  } catch (error) {
    if (error instanceof Refused && language !== 'en') {
      return api.messages('en');
    }
    throw error;
  }
}
