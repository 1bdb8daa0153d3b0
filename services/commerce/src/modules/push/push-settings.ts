import { createECDH } from 'node:crypto';
import type { SandboxAccess } from '../../platform/sandbox-access.ts';

/** Web Push; `null` where it is not set up: then nobody can subscribe. */
export interface PushSettings {
  /** Names this store to push services (RFC 8292). Keys as base64url; whoever changes them loses every subscription. */
  readonly vapid: { readonly subject: string; readonly publicKey: string; readonly privateKey: string };
  /** Hosts of push services, each with all below it. */
  readonly hosts: readonly string[];
  /** Origin of the stand-in on this machine, in a local store; nothing else here is ever called. */
  readonly sandbox: string | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Push services of the browsers there are: Chromium's, Firefox's, Safari's, Edge's. */
const HOSTS = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
];

function isPair(publicKey: string, privateKey: string): boolean {
  try {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return pair.getPublicKey().equals(Buffer.from(publicKey, 'base64url'));
  } catch {
    // Not a key at all: the caller says which setting it was.
    return false;
  }
}

/** @param faults takes what is wrong with the settings */
export function readPushSettings(
  env: Environment,
  { production, sandbox }: { readonly production: boolean; readonly sandbox: SandboxAccess | null },
  faults: string[],
): PushSettings | null {
  const publicKey = env['VAPID_PUBLIC_KEY'] ?? '';
  const privateKey = env['VAPID_PRIVATE_KEY'] ?? '';
  const subject = env['VAPID_SUBJECT'] || 'mailto:care@suvarna.example';
  if (publicKey === '' && privateKey === '') {
    if (production)
      faults.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be set: a P-256 key pair, base64url.');
    return null;
  }
  if (!isPair(publicKey, privateKey))
    faults.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be a P-256 key pair, base64url.');
  if (!/^(mailto:.+@.+|https:\/\/.+)$/.test(subject))
    faults.push('VAPID_SUBJECT must be a mailto: or https: address.');
  return {
    vapid: { subject, publicKey, privateKey },
    hosts: HOSTS,
    sandbox: sandbox === null ? null : new URL(sandbox.url).origin,
  };
}
