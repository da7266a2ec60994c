import { preferences } from './preferences';
import { prefer } from './session';

/** Whether this browser can notify about a turn while its tab is in the background. */
export function canNotify(): boolean {
  return typeof Notification !== 'undefined';
}

/** Asks the browser for permission to notify; only after a press on a button. False if it was denied. */
export async function askToNotify(): Promise<boolean> {
  const granted = (await Notification.requestPermission()) === 'granted';
  prefer('notify', granted ? 'on' : 'off');
  return granted;
}

/** Notifies if the tab is not visible. */
export function notify(title: string, body: string): void {
  if (!canNotify() || !document.hidden || preferences.get().notify === 'off' || Notification.permission !== 'granted') {
    return;
  }
  try {
    const note = new Notification(title, { body, tag: 'hidalgo', icon: new URL('icon-192.png', document.baseURI).href });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones allow notifications only from service workers; title and sound remain.
  }
}
