// Counts what the worker that plays without a server has answered: no network shows it.
window.device = (() => {
  let moves = 0;
  const Plain = window.Worker;
  window.Worker = class extends Plain {
    constructor(...wish) {
      super(...wish);
      this.addEventListener('message', ({ data }) => {
        const { type, status, body } = JSON.parse(data);
        if (type === 'answer' && status === 200 && body?.version !== undefined && 'table' in body && !('id' in body)) moves++;
      });
    }
  };
  /** Waits until the browser keeps what plays without a server. */
  async function untilKept() {
    while (!(await caches.match(new URL('offline/tables.js', document.baseURI)))) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  /** Asks a worker of its own. */
  function ask(path) {
    return new Promise((resolve, reject) => {
      const worker = new Plain(new URL('offline/worker.js', document.baseURI), { type: 'module' });
      worker.onerror = (event) => reject(new Error(event.message));
      worker.onmessage = ({ data }) => {
        const { type, body } = JSON.parse(data);
        if (type === 'ready') {
          worker.postMessage(JSON.stringify({ type: 'call', id: 1, name: '', method: 'GET', path, body: null }));
        } else {
          worker.terminate();
          resolve(body);
        }
      };
    });
  }
  return { moves: () => moves, untilKept, ask };
})();
