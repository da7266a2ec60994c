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
  return { moves: () => moves, untilKept };
})();
