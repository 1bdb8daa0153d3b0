/**
 * The one check of a signed composition. Registry CLI and composer both ask it, so a composition
 * that one of them believes the other believes too. Node only: it needs `node:crypto`.
 */
import { Buffer } from 'node:buffer';
import { createHash, createPublicKey, verify, type KeyObject } from 'node:crypto';
import { Compile } from 'typebox/compile';
import { Composition, CompositionEnvelope, type AuditEnd } from './composition.ts';
import { parseJsonBytes } from './json-bytes.ts';

/** Key id → Ed25519 public key. Two entries while a key is being changed. */
export type CompositionKeys = ReadonlyMap<string, KeyObject>;

export type EnvelopeRefusal =
  | 'ENVELOPE.SCHEMA'
  | 'ENVELOPE.UNKNOWN_KEY'
  | 'ENVELOPE.SIGNATURE'
  | 'COMPOSITION.SCHEMA'
  | 'COMPOSITION.CHANNEL'
  | 'COMPOSITION.REPLAYED'
  | 'COMPOSITION.SET_BACK'
  | 'COMPOSITION.HISTORY_REWRITTEN'
  | 'COMPOSITION.EXPIRED'
  | 'COMPOSITION.NOT_YET_VALID';

export type EnvelopeVerdict =
  | { readonly ok: true; readonly composition: Composition }
  | { readonly ok: false; readonly reason: EnvelopeRefusal };

export interface EnvelopeExpectation {
  /** Highest sequence accepted so far, 0 at first. The same sequence may be read again. */
  readonly lastSequence: number;
  /** Highest revision accepted so far or acknowledged by any composer. Default 0. A rollback is a new revision. */
  readonly lastRevision?: number;
  /** Latest end of the audit log that was believed; none was when it is left out or `null`. */
  readonly lastAudit?: AuditEnd | null;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Default `production`. */
  readonly channel?: string;
  /** Last-known-good is better than no shop: true skips the expiry check and nothing else. */
  readonly allowExpired?: boolean;
}

const isEnvelope = Compile(CompositionEnvelope);
const isComposition = Compile(Composition);

/** How far the clocks of registry and composer may differ, milliseconds. */
const CLOCK_SKEW = 5 * 60_000;

/** First 16 hex digits of SHA-256 of the raw 32-byte public key. */
export function keyIdOf(key: KeyObject): string {
  const raw = key.export({ format: 'der', type: 'spki' }).subarray(-32);
  return createHash('sha256').update(raw).digest('hex').slice(0, 16);
}

/**
 * Reads `composition-signing.pub.pem` files or the answer of `GET /v1/keys`.
 * @throws TypeError when a key is not Ed25519.
 */
export function readCompositionKeys(pems: readonly string[]): CompositionKeys {
  return new Map(
    pems.map((pem) => {
      const key = createPublicKey(pem);
      if (key.asymmetricKeyType !== 'ed25519')
        throw new TypeError('a composition key must be an Ed25519 public key');
      return [keyIdOf(key), key];
    }),
  );
}

/**
 * Believes an envelope only when schema, key, signature, channel, sequence and expiry all hold.
 * Never throws: bad input is an expected outcome here.
 */
export function verifyEnvelope(
  envelope: unknown,
  keys: CompositionKeys,
  expectation: EnvelopeExpectation,
): EnvelopeVerdict {
  const opened = openEnvelope(envelope, keys);
  if (!opened.ok) return opened;
  const composition = parseJsonBytes(opened.payload);
  if (!isComposition.Check(composition)) return refuse('COMPOSITION.SCHEMA');
  const issuedAt = Date.parse(composition.issuedAt);
  const expires = Date.parse(composition.expires);
  if (!(issuedAt < expires)) return refuse('COMPOSITION.SCHEMA');
  if (composition.channel !== (expectation.channel ?? 'production')) return refuse('COMPOSITION.CHANNEL');
  if (composition.sequence < expectation.lastSequence) return refuse('COMPOSITION.REPLAYED');
  // Signed lately and yet an earlier decision: the registry's database was set back.
  if (composition.revision < (expectation.lastRevision ?? 0)) return refuse('COMPOSITION.SET_BACK');
  if (!goesOnFrom(expectation.lastAudit ?? null, composition.audit))
    return refuse('COMPOSITION.HISTORY_REWRITTEN');
  if (issuedAt > expectation.now + CLOCK_SKEW) return refuse('COMPOSITION.NOT_YET_VALID');
  if (expires <= expectation.now && !expectation.allowExpired) return refuse('COMPOSITION.EXPIRED');
  return { ok: true, composition };
}

/** A log only grows: it does not end before a row that was believed, nor is that row another one now. */
function goesOnFrom(believed: AuditEnd | null, named: AuditEnd | undefined): boolean {
  if (believed === null) return true;
  if (named === undefined || named.seq < believed.seq) return false;
  return named.seq > believed.seq || named.hash === believed.hash;
}

export type OpenedEnvelope =
  | { readonly ok: true; readonly payload: Buffer }
  | {
      readonly ok: false;
      readonly reason: 'ENVELOPE.SCHEMA' | 'ENVELOPE.UNKNOWN_KEY' | 'ENVELOPE.SIGNATURE';
    };

/** The bytes that were signed, when they were signed by one of the keys. What they mean is for the caller. */
export function openEnvelope(envelope: unknown, keys: CompositionKeys): OpenedEnvelope {
  if (!isEnvelope.Check(envelope)) return { ok: false, reason: 'ENVELOPE.SCHEMA' };
  const payload = exactBase64(envelope.payload);
  const signature = exactBase64(envelope.signature);
  if (!payload || !signature) return { ok: false, reason: 'ENVELOPE.SCHEMA' };
  const key = keys.get(envelope.keyId);
  if (!key) return { ok: false, reason: 'ENVELOPE.UNKNOWN_KEY' };
  return verify(null, payload, key, signature)
    ? { ok: true, payload }
    : { ok: false, reason: 'ENVELOPE.SIGNATURE' };
}

const refuse = (reason: EnvelopeRefusal): { readonly ok: false; readonly reason: EnvelopeRefusal } => ({
  ok: false,
  reason,
});

/** Node's decoder skips what it does not know; two spellings of one signature are one too many. */
function exactBase64(text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64');
  return bytes.length > 0 && bytes.toString('base64') === text ? bytes : null;
}
