import { answer } from './answers';

/** The path of an API address below the API's root. */
export function pathOf(address: string): string {
  return address.split('/api/')[1] ?? '';
}

/** Saves a file of a game on this device, which no server has: its record or its points. */
export async function saveFromDevice(address: string): Promise<void> {
  const path = pathOf(address);
  const { status, body } = await answer('GET', path, undefined);
  if (status !== 200) {
    return;
  }
  const [, id = '', kind = ''] = path.split('/');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([String(body)]));
  link.download = `${id}.${kind === 'csv' ? 'csv' : 'json'}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}
