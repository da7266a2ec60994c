import { api } from '../../net/api';
import type { Me } from '../../protocol/types';

/* Passkeys: the device keeps a key for this site, and signs with it after it has recognised the person. */

/** Whether this browser can use passkeys here: they need HTTPS, and a name instead of the number of a computer. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis && !/^[\d.]+$|^\[/.test(location.hostname);
}

/** The person has closed the device's question, or the device has no passkey for this site. */
export class NoPasskey extends Error {}

async function asked(question: Promise<Credential | null>): Promise<PublicKeyCredential> {
  const answer = await question.catch((cause: unknown) => {
    throw new NoPasskey('No passkey', { cause });
  });
  if (!(answer instanceof PublicKeyCredential)) {
    throw new NoPasskey('No passkey');
  }
  return answer;
}

/** Lets this device make a passkey for the person's account. */
export async function addPasskey(password: string): Promise<void> {
  const wish = await api.beginPasskey({ password });
  const made = await asked(
    navigator.credentials.create({
      publicKey: {
        challenge: bytesOf(wish.challenge),
        rp: { id: wish.host, name: 'Hidalgo' },
        user: { id: bytesOf(wish.user), name: wish.name, displayName: wish.name },
        pubKeyCredParams: wish.algorithms.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: wish.known.map((id) => ({ type: 'public-key', id: bytesOf(id) })),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      },
    }),
  );
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  await api.addPasskey({ clientData: textOf(clientDataJSON), attestation: textOf(attestationObject) });
}

/** Signs in with a passkey that this device has. */
export async function signInWithPasskey(keepSeats: boolean): Promise<Me> {
  const { challenge, host } = await api.beginPasskeyLogin();
  const signed = await asked(
    navigator.credentials.get({ publicKey: { challenge: bytesOf(challenge), rpId: host, userVerification: 'required' } }),
  );
  const { clientDataJSON, authenticatorData, signature } = signed.response as AuthenticatorAssertionResponse;
  return api.logInWithPasskey({
    id: textOf(signed.rawId),
    clientData: textOf(clientDataJSON),
    authenticatorData: textOf(authenticatorData),
    signature: textOf(signature),
    keepSeats,
  });
}

/** The bytes of a text in Base64 for addresses. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Bytes as a text in Base64 for addresses. */
function textOf(bytes: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
