import { createStore } from '../../net/store';
import { spoken } from './language';

/** The service worker of a newer version that is waiting to take over. */
export const newVersion = createStore<ServiceWorker | undefined>(undefined);

/** After this time, the page has finished loading. */
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
    cacheOfflineFiles(registration);
    spoken.subscribe(() => cacheOfflineFiles(registration));
  }, AFTER_A_WHILE);
}

/**
 * Caches the files for offline games and the rules in the person's language, once the page has loaded; not if the person pays
 * for loaded data.
 */
function cacheOfflineFiles(registration: ServiceWorkerRegistration): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData !== true) {
    registration.active?.postMessage({ keep: spoken.get() });
  }
}

/** Checks for a newer version: there may be one after the server was unavailable. */
export async function lookForNewVersion(): Promise<void> {
  if ('serviceWorker' in navigator) {
    const registration = await navigator.serviceWorker.getRegistration();
    // Without a network the check fails; the browser checks by itself later.
    await registration?.update().catch(() => undefined);
  }
}
