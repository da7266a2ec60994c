/* Everything that a browser keeps of a site, and what it shows, as one text. */
async () => {
  const stores = async (database) => {
    const found = {};
    for (const name of database.objectStoreNames) {
      found[name] = await new Promise((resolve, reject) => {
        const asked = database.transaction(name).objectStore(name).getAll();
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
    }
    database.close();
    return found;
  };
  const databases = {};
  for (const { name } of await indexedDB.databases()) {
    databases[name] = await new Promise((resolve, reject) => {
      const opened = indexedDB.open(name);
      opened.onsuccess = () => resolve(stores(opened.result));
      opened.onerror = () => reject(opened.error);
    });
  }
  // The files stored for times without a network are complete when the worker is at work.
  await navigator.serviceWorker.ready;
  const cached = {};
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    // The program that predicts moves and the icon are the same for all; when a browser loads them is a matter of time.
    for (const request of (await cache.keys()).filter(({ url }) => !/\/offline\/|\/icon\.svg$/.test(url))) {
      const answer = await cache.match(request);
      const isText = /json|text|script|svg/.test(answer.headers.get('content-type') ?? '');
      cached[request.url] = isText ? await answer.text() : '';
    }
  }
  // Parts of the program are preloaded in any order.
  const page = document.documentElement.cloneNode(true);
  const links = [...page.querySelectorAll('head > link')];
  for (const link of links) link.remove();
  return JSON.stringify({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases,
    cached,
    page: page.outerHTML + links.map((link) => link.outerHTML).sort().join(''),
    state: history.state,
    title: document.title,
    address: location.href,
  });
}
