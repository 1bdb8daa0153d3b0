/** Every mutant of what is signed or published is refused: at least 1,000 of each kind. */
import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import {
  type CompositionEnvelope,
  readCompositionKeys,
  readDescriptor,
  sha384Of,
  verifyEnvelope,
} from '@suvarna/contracts/release-delivery';
import fc from 'fast-check';
import { createSigner } from '../data/local-secrets.ts';
import { aRelease } from '../fixtures/release.fixtures.ts';
import { envelopeOf, signComposition } from './sign-composition.ts';

const RUNS = 1_000;
const now = new Date('2026-11-21T10:00:00Z');
const signer = createSigner(
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
);
const keys = readCompositionKeys([signer.publicPem]);
const release = aRelease();
const audit = { seq: 9, hash: 'a'.repeat(64) };
const envelope = envelopeOf(
  signComposition(
    {
      channel: 'production',
      revision: 4,
      previousSequence: 0,
      canary: null,
      now,
      remotes: {
        catalog: { version: '1.0.0', release: release.release, killed: false },
        checkout: { version: '2.1.0', release: release.release, killed: true },
      },
      audit,
    },
    signer,
  ),
);
const believed = (mutant: unknown): boolean =>
  verifyEnvelope(mutant, keys, { lastSequence: 0, now: now.getTime() }).ok;

/** Changes at least one byte for sure. */
const flipped = (bytes: Buffer) =>
  fc.record({ at: fc.nat(bytes.length - 1), by: fc.integer({ min: 1, max: 255 }) }).map(({ at, by }) => {
    const copy = Buffer.from(bytes);
    copy[at] = (copy[at] ?? 0) ^ by;
    return copy;
  });

const truncated = (bytes: Buffer) => fc.nat(bytes.length - 1).map((end) => bytes.subarray(0, end));

const extended = (bytes: Buffer) =>
  fc.uint8Array({ minLength: 1, maxLength: 20 }).map((more) => Buffer.concat([bytes, more]));

const bytesMutant = (bytes: Buffer) => fc.oneof(flipped(bytes), truncated(bytes), extended(bytes));

describe('an envelope', () => {
  it('as it was signed is believed', () => expect(believed(envelope)).toBe(true));

  it('with other payload bytes is refused', () => {
    fc.assert(
      fc.property(
        bytesMutant(Buffer.from(envelope.payload, 'base64')),
        (payload) => !believed({ ...envelope, payload: payload.toString('base64') }),
      ),
      { numRuns: RUNS },
    );
  });

  it('with another signature is refused', () => {
    fc.assert(
      fc.property(
        bytesMutant(Buffer.from(envelope.signature, 'base64')),
        (signature) => !believed({ ...envelope, signature: signature.toString('base64') }),
      ),
      { numRuns: RUNS },
    );
  });

  it('with other characters anywhere in its text is refused', () => {
    fc.assert(
      fc.property(flipped(Buffer.from(JSON.stringify(envelope))), (text) => !believed(parsed(text))),
      { numRuns: RUNS },
    );
  });

  it('that lost, gained or changed a field is refused', () => {
    const mutant = fc.oneof(
      fc.constantFrom('keyId', 'payload', 'signature').map((key) => without(envelope, key)),
      fc
        .tuple(fc.string(), fc.jsonValue())
        .filter(([key]) => !(key in envelope))
        .map(([key, value]) => ({ ...envelope, [key]: value })),
      fc
        .tuple(fc.constantFrom('keyId', 'payload', 'signature'), fc.jsonValue())
        .map(([key, value]) => ({ ...envelope, [key]: value })),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(mutant, (each) => !believed(each)),
      { numRuns: RUNS },
    );
  });

  it('with a composition of the same shape, signed by another key, is refused', () => {
    const stranger = createSigner(
      generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    );
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (revision, previousSequence) => {
        const forged: CompositionEnvelope = envelopeOf(
          signComposition(
            { channel: 'production', revision, previousSequence, remotes: {}, canary: null, audit, now },
            stranger,
          ),
        );
        return !believed(forged) && !believed({ ...forged, keyId: envelope.keyId });
      }),
      { numRuns: 100 },
    );
  });
});

describe('a descriptor', () => {
  it('with any other bytes is another release: it is refused, or it is not the one that was composed', () => {
    fc.assert(
      fc.property(
        bytesMutant(release.bytes),
        (bytes) => !readDescriptor(bytes).ok || sha384Of(bytes) !== release.release,
      ),
      { numRuns: RUNS },
    );
  });

  it('that lost a field, gained one or has one of another kind is refused', () => {
    const places = placesOf(release.descriptor);
    const mutant = fc
      .tuple(
        fc.constantFrom(...places),
        fc.constantFrom('remove', 'add', 'replace'),
        fc.string({ minLength: 1 }),
        fc.oneof(fc.constant(null), fc.boolean(), fc.double()),
      )
      .map(([place, kind, name, value]) => mutate(place, kind, name, value));
    fc.assert(
      fc.property(mutant, (value) => !readDescriptor(Buffer.from(JSON.stringify(value))).ok),
      { numRuns: RUNS },
    );
  });
});

function parsed(text: Buffer): unknown {
  try {
    return JSON.parse(text.toString('utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const without = (value: object, key: string): object =>
  Object.fromEntries(Object.entries(value).filter(([each]) => each !== key));

type Place = readonly (string | number)[];

/** Addresses of every closed object in the descriptor. */
function placesOf(value: unknown, here: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, each]) =>
    placesOf(each, [...here, Array.isArray(value) ? Number(key) : key]),
  );
  // `locales` and `shared` are open by design: their keys are data.
  const isOpen = Array.isArray(value) || here[0] === 'locales' || here[0] === 'shared';
  return isOpen ? inside : [here, ...inside];
}

function mutate(place: Place, kind: string, name: string, value: null | boolean | number): unknown {
  const root = structuredClone(release.descriptor) as unknown as Record<string, unknown>;
  const target = place.reduce<Record<string, unknown>>(
    (object, key) => object[key] as Record<string, unknown>,
    root,
  );
  const names = Object.keys(target).filter((key) => key !== 'smoke' && key !== 'bytes');
  const key = names[name.length % names.length] ?? '';
  if (kind === 'remove') delete target[key];
  else if (kind === 'add') Object.defineProperty(target, `x-${name}`, { value, enumerable: true });
  else target[key] = value === true && target[key] === true ? null : value;
  return root;
}
