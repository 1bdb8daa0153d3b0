import { createPublicKey, type KeyObject } from 'node:crypto';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { TransportFault } from '../model/fault.ts';
import type { Offers } from '../protocol/negotiate.ts';

const Version = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const Range = Type.Object({ min: Version, max: Type.Optional(Version) });
const Offered = Type.Object({
  version: Version,
  requires: Type.Optional(
    Type.Object({
      protocol: Type.Optional(Range),
      capabilities: Type.Optional(Type.Record(Type.String(), Range)),
    }),
  ),
  config: Type.Optional(Type.Object({ webhook_url: Type.Optional(Type.String({ maxLength: 2_000 })) })),
});
const Key = Type.Object({
  kid: Type.String({ minLength: 1, maxLength: 200 }),
  kty: Type.String(),
  crv: Type.Optional(Type.String()),
  x: Type.Optional(Type.String()),
  y: Type.Optional(Type.String()),
});
/** Of a platform's profile what a store reads. `keys` is the next version's name for `signing_keys` (rule 121). */
const PlatformProfile = Type.Object({
  ucp: Type.Object({
    version: Version,
    capabilities: Type.Optional(Type.Record(Type.String(), Type.Array(Offered, { maxItems: 20 }))),
  }),
  signing_keys: Type.Optional(Type.Array(Key, { maxItems: 20 })),
  keys: Type.Optional(Type.Array(Key, { maxItems: 20 })),
});
const isProfile = Compile(PlatformProfile);

export interface ReadProfile {
  readonly version: string;
  readonly offers: Offers;
  /** By `kid`; `undefined` for one of an algorithm that is not taken. */
  readonly keys: ReadonlyMap<string, KeyObject | undefined>;
}

/**
 * @throws TransportFault profile_malformed for what is no profile, or has a key that is none (rule 24)
 */
export function readProfile(text: string): ReadProfile {
  const profile = parsed(text);
  if (!isProfile.Check(profile)) throw malformed('The profile does not follow the schema of profiles.');
  const keys = [...(profile.signing_keys ?? []), ...(profile.keys ?? [])];
  return {
    version: profile.ucp.version,
    offers: profile.ucp.capabilities ?? {},
    keys: new Map(keys.map(({ kid, ...key }) => [kid, publicKeyOf(kid, key)])),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw malformed('The profile is not JSON.', cause);
  }
}

function publicKeyOf(
  kid: string,
  { kty, crv, x, y }: { kty: string; crv?: string; x?: string; y?: string },
): KeyObject | undefined {
  if (kty !== 'EC' || crv !== 'P-256') return undefined;
  try {
    return createPublicKey({ key: { kty, crv, x: x ?? '', y: y ?? '' }, format: 'jwk' });
  } catch (cause) {
    throw malformed(`The signing key ${kid} is no key.`, cause);
  }
}

const malformed = (content: string, cause?: unknown): TransportFault =>
  new TransportFault('profile_malformed', content, { cause });
