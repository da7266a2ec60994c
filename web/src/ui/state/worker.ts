import { createStore } from '../../net/store';
import { spoken } from './language';

/** The service worker of a newer version that is waiting to take over. */
export const newVersion = createStore<ServiceWorker | undefined>(undefined);

/** The page is in use by then, and nothing else is loaded. */
const AFTER_A_WHILE = 10_000;

/** Lets the browser cache the app, so that it opens at once and can be installed. */
export async function startWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) {
    return;
  }
  const { serviceWorker } = navigator;
  let isReloading = false;
  const hadOne = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (hadOne && !isReloading) {
      isReloading = true;
      location.reload();
    }
  });
  const registration = await serviceWorker.register(new URL('sw.js', document.baseURI), {
    scope: new URL('.', document.baseURI).pathname,
  });
  const watch = (worker: ServiceWorker | null) => {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && serviceWorker.controller !== null) {
        newVersion.set(worker);
      }
    });
  };
  if (registration.waiting !== null && hadOne) {
    newVersion.set(registration.waiting);
  }
  registration.addEventListener('updatefound', () => watch(registration.installing));
  setTimeout(() => {
    keepWhatPlays(registration);
    spoken.subscribe(() => keepWhatPlays(registration));
  }, AFTER_A_WHILE);
}

/**
 * Keeps what plays without a server and the rules in the person's language, once the page has had time to load; not where people
 * pay for what is loaded.
 */
function keepWhatPlays(registration: ServiceWorkerRegistration): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData !== true) {
    registration.active?.postMessage({ keep: spoken.get() });
  }
}

/** Checks for a newer version; after the server was unavailable there may be one. */
export async function lookForNewVersion(): Promise<void> {
  if ('serviceWorker' in navigator) {
    const registration = await navigator.serviceWorker.getRegistration();
    // Without a network there is nothing to find; the browser checks by itself later.
    await registration?.update().catch(() => undefined);
  }
}
