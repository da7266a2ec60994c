/** Whether the page comes from a folder of static files: there is no server, and this device answers everything. */
export function isStaticSite(): boolean {
  return globalThis.document?.documentElement?.dataset.server === 'none';
}
