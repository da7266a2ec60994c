/* Caches the shell of the app, so that it opens at once and without a network. Answers of the server are never cached. */

const BASE = new URL('./', self.location.href);
/* Other paths of the same host may have their own caches. */
const OURS = `hidalgo ${BASE.pathname} `;
const CACHE = `${OURS}%VERSION%`;
const FILES = ['%FILES%'];
/* The texts of single languages, cached once they are loaded. */
const TEXTS = ['%TEXTS%'];
/* The files for offline games, and pictures. Their names have no hash, so they stay cached through versions, and are loaded
   again when there is a network. */
const PLAYING = `${OURS}offline`;
const PLAYS = ['%PLAYS%'];
const KEPT = new Set(FILES.map((file) => new URL(file, BASE).href));
const KEPT_PLAYING = new Set(PLAYS.map((file) => new URL(file, BASE).href));
const KEPT_LATER = new Set(TEXTS.map((file) => new URL(file, BASE).href));

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([BASE.href, ...KEPT])));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith(OURS) && name !== CACHE && name !== PLAYING)
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('message', (event) => {
  if (event.data === 'use') {
    self.skipWaiting();
  }
  if (event.data.keep !== undefined) {
    event.waitUntil(Promise.all([keepAll(PLAYING, PLAYS), keepAll(CACHE, textsIn(event.data.keep))]));
  }
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== BASE.origin || !url.pathname.startsWith(BASE.pathname)) {
    return;
  }
  if (url.pathname.startsWith(`${BASE.pathname}api/`)) {
    return;
  }
  if (request.mode === 'navigate') {
    // The newest page if there is a network; every page is the same shell.
    event.respondWith(fetch(request).catch(() => caches.match(BASE.href)));
  } else if (KEPT.has(url.href)) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  } else if (KEPT_LATER.has(url.href)) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetchAndKeep(request, CACHE)));
  } else if (KEPT_PLAYING.has(url.href)) {
    event.respondWith(fetchAndKeep(request, PLAYING).catch(() => caches.match(request)));
  }
});

/* A message from the server: it arrives while no page is open too. Browsers want each to be shown. */
self.addEventListener('push', (event) => {
  const news = event.data?.json() ?? {};
  event.waitUntil(Promise.all([show(news), news.code === undefined ? undefined : confirmPush(news.code)]));
});

function show({ title = 'Hidalgo', body = '', url = BASE.href, table = 'hidalgo' }) {
  const icon = new URL('icon-192.png', BASE).href;
  return self.registration.showNotification(title, { body, icon, tag: table, renotify: true, data: { url } });
}

/* The first message brings a code: it shows the server that messages reach this browser. */
function confirmPush(code) {
  return tell('api/push/confirm', { code });
}

function tell(path, body) {
  return fetch(new URL(path, BASE), {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.url));
});

/* Only pages of this app are opened, in its window if there is one. */
async function open(url) {
  const wanted = new URL(url ?? BASE.href, BASE);
  const isOurs = wanted.origin === BASE.origin && wanted.pathname.startsWith(BASE.pathname);
  const to = isOurs ? wanted.href : BASE.href;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find((each) => each.url === to) ?? pages.find((each) => each.url.startsWith(BASE.href));
  if (page === undefined) {
    return self.clients.openWindow(to);
  }
  const front = await page.focus();
  return front.url === to ? front : front.navigate(to);
}

/* The browser has replaced its address. */
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(subscribeAgain(event.oldSubscription));
});

async function subscribeAgain(old) {
  const now = await self.registration.pushManager.subscribe(old?.options ?? { userVisibleOnly: true });
  const { endpoint, keys } = now.toJSON();
  return tell('api/push', { endpoint, key: keys.p256dh, auth: keys.auth });
}

/* The texts of a language; English ones are parts of the shell. */
function textsIn(language) {
  return TEXTS.filter((file) => file.match(/[/.]([a-z]{2})-\w+\.js$/)?.[1] === language);
}

async function keepAll(name, files) {
  const cache = await caches.open(name);
  await cache.addAll(files.map((file) => new URL(file, BASE).href));
}

async function fetchAndKeep(request, name) {
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(name);
    await cache.put(request, answer.clone());
  }
  return answer;
}
