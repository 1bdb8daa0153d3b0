import { createECDH } from 'node:crypto';
import type { SettingsReader } from '@suvarna/settings/read-settings';
import { text, textThat } from '@suvarna/settings/setting';
import { Type } from 'typebox';
import type { SettingsContext, SettingsOf } from '../../module.ts';

/** Web Push; `null` where it is not set up: then no browser can subscribe. */
export interface PushSettings {
  /** Names this store to push services (RFC 8292). Keys as base64url; an operator who changes them loses every subscription. */
  readonly vapid: { readonly subject: string; readonly publicKey: string; readonly privateKey: string };
  /** Hosts of push services, each with all below it. */
  readonly hosts: readonly string[];
  /** Origin of the stand-in on this machine, in a local store; nothing else here is ever called. */
  readonly sandbox: string | null;
}

/** Push services of the browsers there are: Chromium's, Firefox's, Safari's, Edge's. */
const HOSTS = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
];

declare module '../../config.ts' {
  interface Config {
    /** Web Push; `null` where it is not set up. */
    readonly push: PushSettings | null;
  }
}

const schema = Type.Object({
  VAPID_PUBLIC_KEY: text({
    default: '',
    defaultSaid: "must be given; on a developer's machine none",
    means: 'Web Push: our public key (P-256, base64url)',
  }),
  VAPID_PRIVATE_KEY: text({
    default: '',
    defaultSaid: "must be given; on a developer's machine none",
    means: 'Its private key; another one loses every subscription',
  }),
  VAPID_SUBJECT: textThat(
    (value) => /^(mailto:.+@.+|https:\/\/.+)$/.test(value),
    'must be a mailto: or https: address.',
    { default: 'mailto:care@suvarna.example', means: 'Whom push services write to (mailto: or https:)' },
  ),
});

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

function pushSettings(reader: SettingsReader, { production, sandbox }: SettingsContext): PushSettings | null {
  const {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    VAPID_SUBJECT: subject,
  } = reader.read(schema);
  if (publicKey === '' && privateKey === '') {
    if (production)
      reader.fault('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be set: a P-256 key pair, base64url.');
    return null;
  }
  if (!isPair(publicKey, privateKey))
    reader.fault('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be a P-256 key pair, base64url.');
  return {
    vapid: { subject, publicKey, privateKey },
    hosts: HOSTS,
    sandbox: sandbox === null ? null : new URL(sandbox.url).origin,
  };
}

export const settings: SettingsOf<'push'> = (reader, context) => ({ push: pushSettings(reader, context) });
