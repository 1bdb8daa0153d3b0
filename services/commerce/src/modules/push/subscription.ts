import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import type { PushSettings } from './push-settings.ts';
import { isPushService } from './endpoint.ts';

/** The browser's subscription as it serialises itself; what else a browser adds is not kept. */
const Serialised = Type.Object({
  endpoint: Type.String({ minLength: 10, maxLength: 1_024 }),
  expirationTime: Type.Optional(Type.Union([Type.Null(), Type.Number({ minimum: 0, maximum: 8.64e15 })])),
  keys: Type.Object({
    // 65 bytes: an uncompressed point of P-256. 16 bytes: a secret.
    p256dh: Type.String({ pattern: '^B[A-Za-z0-9_-]{86}=?$' }),
    auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}(==)?$' }),
  }),
});
const isSerialised = Compile(Serialised);

export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly expiresAt: Date | null;
}

/** Reads the specification's `token`; `undefined` for what is no subscription of a push service we know. */
export function readSubscription(token: string, settings: PushSettings): Subscription | undefined {
  let given: unknown;
  try {
    given = JSON.parse(token);
  } catch {
    // Not JSON: refused like every other text that is no subscription.
    return undefined;
  }
  if (!isSerialised.Check(given)) return undefined;
  const { endpoint, expirationTime, keys }: Static<typeof Serialised> = given;
  if (!isPushService(endpoint, settings)) return undefined;
  return {
    endpoint,
    p256dh: keys.p256dh.replace(/=+$/, ''),
    auth: keys.auth.replace(/=+$/, ''),
    expiresAt: expirationTime == null ? null : new Date(expirationTime),
  };
}
