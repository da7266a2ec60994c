// A global of browsers and Node 20 that is only a module in Node 18, which Debian 12 has.

import { webcrypto } from 'node:crypto';

globalThis.crypto ??= webcrypto as Crypto;
