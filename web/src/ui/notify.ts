import { preferences } from './preferences';
import { prefer } from './session';

/** Whether this browser can tell of a turn while its tab is in the background. */
export function canNotify(): boolean {
  return typeof Notification !== 'undefined';
}

/** Asks the browser for leave to notify; only ever upon a button. False if it was denied. */
export async function askToNotify(): Promise<boolean> {
  const granted = (await Notification.requestPermission()) === 'granted';
  prefer('notify', granted ? 'on' : 'off');
  return granted;
}

/** Tells of something if the tab is not being looked at. */
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
    // Some phones allow notifications from service workers only; title and sound remain.
  }
}
