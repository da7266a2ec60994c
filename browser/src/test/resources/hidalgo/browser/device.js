// Listens to the worker that plays without a server and predicts moves: the network doesn't show its requests and
// answers.
window.device = (() => {
  let moves = 0;
  let knows = false;
  let records = 0;
  const questions = new Map();
  const Plain = window.Worker;
  window.Worker = class extends Plain {
    constructor(...wish) {
      super(...wish);
      this.addEventListener('message', ({ data }) => {
        const { type, id, status, body } = JSON.parse(data);
        if (type !== 'answer') return;
        if (status === 200 && body?.version !== undefined && 'table' in body && !('id' in body)) moves++;
        if (questions.has(id)) {
          const isRecord = questions.get(id).split('/').length === 2;
          knows = status === 200 && (knows || isRecord);
          if (knows && isRecord) records++;
          questions.delete(id);
        }
      });
    }

    postMessage(text) {
      const { id, path } = JSON.parse(text);
      if (path?.startsWith('sights/')) questions.set(id, path);
      super.postMessage(text);
    }
  };
  /** Hides the page and shows it again, as another tab does. */
  function leave() {
    for (const hidden of [true, false]) {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }
    delete document.hidden;
  }

  /** Waits until the browser has stored the files for playing without a server. */
  async function untilKept() {
    while (!(await caches.match(new URL('offline/tables.js', document.baseURI)))) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  /** Waits until the worker knows the game at a table of a server, from more records than some, and has nothing left to answer. */
  const untilItKnows = (some = 0) => probe.until(() => knows && records > some && questions.size === 0, 'the worker that predicts moves');
  /**
   * Sends a request to a separate worker, a proof or a request of a page, as often as wanted; returns the last answer,
   * and its seconds.
   */
  function timed(path, times = 1) {
    return new Promise((resolve, reject) => {
      const folder = path.startsWith('proof/') ? 'proof' : 'offline';
      const worker = new Plain(new URL(`${folder}/worker.js`, document.baseURI), { type: 'module' });
      let left = times;
      let start = 0;
      worker.onerror = (event) => reject(new Error(event.message));
      worker.onmessage = ({ data }) => {
        const { body } = JSON.parse(data);
        if (left-- > 0) {
          start = performance.now();
          worker.postMessage(JSON.stringify({ type: 'call', id: 1, name: '', method: 'GET', path, body: null }));
        } else {
          worker.terminate();
          resolve({ body, seconds: (performance.now() - start) / 1000 });
        }
      };
    });
  }
  /** Sends a request to a separate worker. */
  const ask = async (path) => (await timed(path)).body;
  /**
   * The contents of the manifest, with addresses as the browser sees them; icons by their purpose and their true width.
   */
  async function manifest() {
    const link = document.querySelector('link[rel=manifest]').href;
    const told = await (await fetch(link)).json();
    const icons = told.icons.filter(({ type }) => type === 'image/png');
    const widths = await Promise.all(
      icons.map(async ({ src, sizes, purpose = 'any' }) => {
        const image = new Image();
        image.src = new URL(src, link);
        await image.decode();
        const found = `${image.naturalWidth}x${image.naturalHeight}`;
        return found === sizes ? `${purpose} ${image.naturalWidth}` : `${src} is ${found}`;
      }),
    );
    const theme = document.querySelector('meta[name=theme-color]').content;
    return {
      name: told.name,
      short: told.short_name,
      start: new URL(told.start_url, link).href,
      scope: new URL(told.scope, link).href,
      display: told.display,
      isThemed: told.theme_color === theme && told.background_color !== undefined,
      icons: widths,
    };
  }
  return { leave, moves: () => moves, untilKept, isAsked: () => questions.size > 0, records: () => records, untilItKnows, ask, timed, manifest };
})();
