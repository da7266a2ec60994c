/** Whether the page comes from a folder of files: no server belongs to it, and this device answers everything. */
export function isAlone(): boolean {
  return globalThis.document?.documentElement?.dataset.server === 'none';
}
