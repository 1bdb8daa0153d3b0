/** A thousand ways to change what the registry says, none of them believed. */
import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { type CompositionEnvelope, keyIdOf } from '@suvarna/contracts/release-delivery';
import { createLog } from '../log.ts';
import { createMetrics } from '../metrics.ts';
import { aRelease } from '../testing/release.fixtures.ts';
import { createFollower } from './follower.ts';
import { createLastKnownGoodFile } from './last-known-good.ts';
import type { Live } from './live.ts';
import type { RegistryClient } from './registry-client.ts';
import { createReleaseStore, ReleaseRefused } from './release-store.ts';

jest.setTimeout(60_000);

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const release = aRelease();
const composition = {
  schema: 1,
  channel: 'production',
  revision: 5,
  sequence: 5,
  issuedAt: new Date(Date.now() - 1_000).toISOString(),
  expires: new Date(Date.now() + 3_600_000).toISOString(),
  remotes: { demo: { version: '1.0.0', release: release.hash, killed: false } },
  audit: { seq: 5, hash: 'a'.repeat(64) },
};
function sealed(value: object): CompositionEnvelope {
  const payload = Buffer.from(JSON.stringify(value));
  return {
    keyId: keyIdOf(publicKey),
    payload: payload.toString('base64'),
    signature: sign(null, payload, privateKey).toString('base64'),
  };
}
const good = sealed(composition);
/** No composer has taken anything yet, so that each mutant is judged by itself. */
const headFor = async (nonce: string): Promise<CompositionEnvelope> =>
  sealed({
    schema: 1,
    kind: 'head',
    channel: 'production',
    revision: 0,
    sequence: 0,
    audit: { seq: 0, hash: '0'.repeat(64) },
    nonce,
    issuedAt: composition.issuedAt,
  });

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mutations-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const silentRegistry = (answers: Partial<RegistryClient>): RegistryClient => ({
  envelope: async () => good,
  descriptor: async () => release.manifest,
  blob: async (hash) => release.blobs.get(hash) ?? Buffer.alloc(0),
  follow: async () => undefined,
  reportRefusal: async () => undefined,
  sayRunning: async () => undefined,
  reportCanary: async () => undefined,
  reportHealth: async () => undefined,
  head: headFor,
  composedReleases: async () => undefined,
  acknowledge: async () => undefined,
  close: async () => undefined,
  ...answers,
});

const flipped = (text: string) =>
  fc
    .record({ at: fc.nat(text.length - 1), to: fc.constantFrom('A', 'B', 'x', 'y', '0', '9', '+', '/', '=') })
    .map(({ at, to }) => text.slice(0, at) + to + text.slice(at + 1));

const mutant: fc.Arbitrary<unknown> = fc
  .oneof(
    flipped(good.payload).map((changed) => ({ ...good, payload: changed })),
    flipped(good.signature).map((changed) => ({ ...good, signature: changed })),
    flipped(good.keyId).map((changed) => ({ ...good, keyId: changed })),
    fc.constantFrom('keyId', 'payload', 'signature').map((key) => ({ ...good, [key]: undefined })),
    fc
      .tuple(fc.string({ minLength: 1 }), fc.jsonValue())
      .map(([key, value]) => ({ ...good, [`x${key}`]: value })),
    fc
      .record({
        revision: fc.nat(),
        sequence: fc.nat(),
        audit: fc.record({ seq: fc.nat(), hash: fc.constantFrom('a', 'b').map((digit) => digit.repeat(64)) }),
      })
      .map((changes) => ({
        ...good,
        payload: Buffer.from(JSON.stringify({ ...composition, ...changes })).toString('base64'),
      })),
    // Signed with the key: a log that ends earlier, holds another row, or is not named at all.
    fc
      .oneof(
        fc.record({ seq: fc.nat(4), hash: fc.constant('a'.repeat(64)) }),
        fc.constant({ seq: 5, hash: 'b'.repeat(64) }),
        fc.constant(undefined),
      )
      .map((audit) => sealed({ ...composition, revision: 6, sequence: 6, audit })),
    fc.jsonValue(),
  )
  .filter((value) => JSON.stringify(value) !== JSON.stringify(good));

describe('a changed envelope', () => {
  it('is refused 1,500 times out of 1,500', async () => {
    let served: unknown = good;
    const prepared: unknown[] = [];
    const metrics = createMetrics();
    const follower = createFollower({
      registry: silentRegistry({ envelope: async () => served }),
      keys: new Map([[keyIdOf(publicKey), publicKey]]),
      memory: createLastKnownGoodFile(directory),
      prepare: async (believed) => {
        prepared.push(believed);
        return { revision: believed.revision, composition: believed } as Live;
      },
      onSwitch: () => undefined,
      log: createLog('silent'),
      metrics,
    });
    await follower.refresh();
    expect(prepared).toHaveLength(1);
    await fc.assert(
      fc.asyncProperty(mutant, async (envelope) => {
        served = envelope;
        await follower.refresh();
        expect(prepared).toHaveLength(1);
        expect(follower.live()?.revision).toBe(5);
      }),
      { numRuns: 1_500 },
    );
  });
});

describe('a changed release', () => {
  it('is refused whichever byte of its descriptor or files was changed', async () => {
    const files = [...release.blobs];
    const change = fc.record({
      file: fc.nat(files.length),
      at: fc.nat(10_000),
      bit: fc.integer({ min: 0, max: 7 }),
    });
    await fc.assert(
      fc.asyncProperty(change, async ({ file, at, bit }) => {
        const flip = (bytes: Buffer): Buffer => {
          const copy = Buffer.from(bytes);
          const index = at % copy.length;
          copy[index] = (copy[index] ?? 0) ^ (1 << bit);
          return copy;
        };
        const target = files[file]?.[0];
        const store = createReleaseStore(
          join(directory, 'releases'),
          silentRegistry({
            descriptor: async () => (target ? release.manifest : flip(release.manifest)),
            blob: async (hash) =>
              hash === target
                ? flip(release.blobs.get(hash) ?? Buffer.alloc(1))
                : (release.blobs.get(hash) ?? Buffer.alloc(0)),
          }),
        );
        await expect(store.obtain(release.hash)).rejects.toThrow(ReleaseRefused);
        expect(await store.stored()).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
