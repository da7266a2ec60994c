import { api } from '../../net/api';
import type { Push } from '../../protocol/types';
import { bytesOf } from './passkey';

/* The browser's own service carries the messages, encrypted: public/sw.js shows them while no page is open. */

/** Whether this browser can show messages while no page is open. On iPhones and iPads, only apps on the home screen can. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** The address under which this browser gets messages, if it does. */
export async function ownEndpoint(): Promise<string | undefined> {
  const registration = canPush() ? await navigator.serviceWorker.getRegistration() : undefined;
  return (await registration?.pushManager.getSubscription())?.endpoint;
}

/** Asks the person for permission, then lets the server send to this browser. False if the person or the browser denied it. */
export async function addThisBrowser(serverKey: string): Promise<Push | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') {
    return undefined;
  }
  const registration = await navigator.serviceWorker.ready;
  const key = bytesOf(serverKey);
  const before = await registration.pushManager.getSubscription();
  if (before !== null && !isSame(before.options.applicationServerKey, key)) {
    // The browser knows another server under this address.
    await before.unsubscribe();
  }
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  return api.addPushBrowser({ endpoint: endpoint ?? '', key: keys?.p256dh ?? '', auth: keys?.auth ?? '' });
}

/** This browser gets no messages any more. */
export async function removeThisBrowser(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

function isSame(one: ArrayBuffer | null, other: Uint8Array): boolean {
  const bytes = new Uint8Array(one ?? new ArrayBuffer(0));
  return bytes.length === other.length && bytes.every((byte, at) => byte === other[at]);
}
