import { createECDH } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The store's name towards push services, by the names commerce reads it from its environment. */
export interface PushKeys extends Readonly<Record<string, string>> {
  readonly VAPID_PUBLIC_KEY: string;
  readonly VAPID_PRIVATE_KEY: string;
}

/** Made at the first start of a store and stored with its data: with another pair no browser's subscription would hold. */
export function pushKeys(data: string): PushKeys {
  const file = join(data, 'push-keys.json');
  if (!existsSync(file)) {
    const pair = createECDH('prime256v1');
    const publicKey = pair.generateKeys('base64url');
    // A private key that begins with zeros would come out short.
    const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
      .subarray(-32)
      .toString('base64url');
    const made: PushKeys = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
    writeFileSync(file, JSON.stringify(made, null, 2), { mode: 0o600, flag: 'wx' });
  }
  return JSON.parse(readFileSync(file, 'utf8')) as PushKeys;
}
