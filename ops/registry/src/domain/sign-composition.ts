import type {
  AuditEnd,
  ComposedCanary,
  Composition,
  CompositionEnvelope,
} from '@suvarna/contracts/release-delivery';
import type { Remotes, Signer } from './ports.ts';

/** How long a signature is believed. A registry that is down longer than this needs an operator. */
export const LIFETIME = 24 * 3_600_000;

export interface SignedComposition {
  readonly composition: Composition;
  readonly payload: Buffer;
  readonly signature: Buffer;
  readonly keyId: string;
}

export interface Unsigned {
  readonly channel: string;
  readonly revision: number;
  readonly previousSequence: number;
  readonly remotes: Remotes;
  readonly canary: ComposedCanary | null;
  readonly audit: AuditEnd;
  readonly now: Date;
}

/**
 * Sequences never fall below the clock in seconds: after a restore from a backup the next
 * signature is still newer than everything a composer has seen.
 */
export function signComposition(
  { channel, revision, previousSequence, remotes, canary, audit, now }: Unsigned,
  signer: Signer,
): SignedComposition {
  const composition: Composition = {
    schema: 1,
    channel,
    revision,
    sequence: Math.max(previousSequence + 1, Math.floor(now.getTime() / 1_000)),
    issuedAt: now.toISOString(),
    expires: new Date(now.getTime() + LIFETIME).toISOString(),
    remotes: { ...remotes },
    audit,
    ...(canary && { canary }),
  };
  const payload = Buffer.from(JSON.stringify(composition), 'utf8');
  return { composition, payload, signature: signer.sign(payload), keyId: signer.keyId };
}

export function envelopeOf({
  keyId,
  payload,
  signature,
}: Omit<SignedComposition, 'composition'>): CompositionEnvelope {
  return { keyId, payload: payload.toString('base64'), signature: signature.toString('base64') };
}
