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
