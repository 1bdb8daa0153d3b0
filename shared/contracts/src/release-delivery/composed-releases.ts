/**
 * Which releases were ever live: what the registry's key says about name, version and hash, on request.
 * A composer that is asked for a file of a release it does not hold finds the hash here. A release never
 * changes, so an older answer is right about everything it names. Signed like a composition and a head;
 * none of the three can be taken for another, since all are closed and `kind` tells them apart.
 */
import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { RemoteName, Sha384, Version } from './descriptor.ts';
import { parseJsonBytes } from './json-bytes.ts';
import { openEnvelope, type CompositionKeys, type EnvelopeRefusal } from './verify.ts';

const closed = { additionalProperties: false } as const;

export const ComposedReleases = Type.Object(
  {
    schema: Type.Literal(1),
    kind: Type.Literal('releases'),
    channel: Type.String({ pattern: '^[a-z][a-z0-9-]{0,30}$' }),
    issuedAt: Type.String(),
    /** Remote → version → hash of its `remote.json`. */
    releases: Type.Record(RemoteName, Type.Record(Version, Sha384, closed), closed),
  },
  closed,
);
export type ComposedReleases = Static<typeof ComposedReleases>;

export type ComposedReleasesVerdict =
  | { readonly ok: true; readonly releases: ComposedReleases['releases'] }
  | { readonly ok: false; readonly reason: EnvelopeRefusal | 'RELEASES.SCHEMA' | 'RELEASES.CHANNEL' };

const isList = Compile(ComposedReleases);

/** Believes a list only when schema, key, signature and channel all hold. Never throws. */
export function verifyComposedReleases(
  envelope: unknown,
  keys: CompositionKeys,
  channel = 'production',
): ComposedReleasesVerdict {
  const opened = openEnvelope(envelope, keys);
  if (!opened.ok) return opened;
  const list = parseJsonBytes(opened.payload);
  if (!isList.Check(list)) return { ok: false, reason: 'RELEASES.SCHEMA' };
  if (list.channel !== channel) return { ok: false, reason: 'RELEASES.CHANNEL' };
  return { ok: true, releases: list.releases };
}
