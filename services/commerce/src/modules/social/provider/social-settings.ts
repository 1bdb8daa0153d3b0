import { secretFault } from '@suvarna/contracts/service';
import { text } from '@suvarna/settings/setting';
import { createPrivateKey, type KeyObject } from 'node:crypto';
import { Type } from 'typebox';
import type { SettingsOf } from '../../../module.ts';
import type { AppleKey } from './apple-client-secret.ts';
import { sandboxAppleKey } from './sandbox-key.ts';

interface Client {
  readonly issuer: string;
  readonly clientId: string;
}

declare module '../../../config.ts' {
  interface Config {
    /** Accounts that sign in here; a provider that is `null` is off. */
    readonly social: {
      readonly google: (Client & { readonly clientSecret: string }) | null;
      readonly apple: (Client & AppleKey) | null;
    };
  }
}

const GOOGLE = 'https://accounts.google.com';
const APPLE = 'https://appleid.apple.com';

const given = (means: string) => text({ default: '', means });
const googleSettings = Type.Object({
  GOOGLE_CLIENT_ID: given('Sign-in with Google: our client there; empty is off'),
  GOOGLE_CLIENT_SECRET: given('Its secret'),
});
const appleSettings = Type.Object({
  APPLE_CLIENT_ID: given('Sign-in with Apple: our client there; empty is off'),
  APPLE_TEAM_ID: given('Our team there'),
  APPLE_KEY_ID: given('Name of the key below'),
  APPLE_PRIVATE_KEY: given('Private key as Apple hands it out (PKCS 8)'),
});

/** A key as Apple hands it out (PKCS 8), line breaks written as `\n` or as they are. */
function keyOf(pem: string): KeyObject | undefined {
  try {
    const key = createPrivateKey(pem.replaceAll('\\n', '\n'));
    return key.asymmetricKeyDetails?.namedCurve === 'prime256v1' ? key : undefined;
  } catch {
    return undefined;
  }
}

export const settings: SettingsOf<'social'> = (reader, { sandbox }) => {
  const google = reader.read(googleSettings);
  const apple = reader.read(appleSettings);
  /** All of them, or the provider is off. */
  const isNamed = (given: Readonly<Record<string, string>>): boolean => {
    const missing = Object.keys(given).filter((name) => given[name] === '');
    const named = missing.length < Object.keys(given).length;
    if (named && missing.length > 0)
      reader.fault(`${Object.keys(given).join(', ')} belong together; ${missing.join(', ')} is missing.`);
    return named && missing.length === 0;
  };
  const [googleNamed, appleNamed] = [isNamed(google), isNamed(apple)];
  const weak = googleNamed ? secretFault(google.GOOGLE_CLIENT_SECRET) : null;
  if (weak !== null) reader.fault(`GOOGLE_CLIENT_SECRET ${weak}.`);
  const privateKey = appleNamed ? keyOf(apple.APPLE_PRIVATE_KEY) : undefined;
  if (appleNamed && privateKey === undefined)
    reader.fault('APPLE_PRIVATE_KEY must be a private key on P-256, as Apple hands it out.');

  // The simulator stands in where no other provider is named.
  const simulated = sandbox && {
    google: {
      issuer: `${sandbox.url}/oidc/google`,
      clientId: 'suvarna.google',
      clientSecret: sandbox.keySecret,
    },
    apple: {
      issuer: `${sandbox.url}/oidc/apple`,
      clientId: 'suvarna.apple',
      teamId: 'SANDBOX',
      keyId: 'sandbox',
      privateKey: sandboxAppleKey(sandbox.keySecret),
    },
  };
  return {
    social: {
      google: googleNamed
        ? {
            issuer: GOOGLE,
            clientId: google.GOOGLE_CLIENT_ID,
            clientSecret: google.GOOGLE_CLIENT_SECRET,
          }
        : (simulated?.google ?? null),
      apple:
        privateKey === undefined
          ? (simulated?.apple ?? null)
          : {
              issuer: APPLE,
              clientId: apple.APPLE_CLIENT_ID,
              teamId: apple.APPLE_TEAM_ID,
              keyId: apple.APPLE_KEY_ID,
              privateKey,
            },
    },
  };
};
