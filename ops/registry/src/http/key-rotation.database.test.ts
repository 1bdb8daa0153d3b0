import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  readCompositionKeys,
  verifyEnvelope,
  type Composition,
  type CompositionEnvelope,
} from '@suvarna/contracts/release-delivery';
import { generateKeyPairSync } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '../app.ts';
import { createSigner } from '../data/local-secrets.ts';
import { startTestRegistry, type TestRegistry } from '../fixtures/registry.fixtures.ts';
import { aRelease } from '../fixtures/release.fixtures.ts';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await startTestRegistry();
  await registry.putLive(aRelease());
});
afterAll(() => registry.stop());

/** Public halves of the keys of before. */
const before = (): string[] =>
  [...registry.keys.values()].map((key) => key.export({ type: 'spki', format: 'pem' }).toString());
const next = createSigner(
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
);

/** What a registry answers, as a composer with these keys believes it. */
async function live({ app }: Registry, pems: readonly string[]): Promise<Composition> {
  const answer = await app.inject({ method: 'GET', url: '/v1/compositions/production' });
  const verdict = verifyEnvelope(answer.json<CompositionEnvelope>(), readCompositionKeys(pems), {
    lastSequence: 0,
    now: Date.now(),
  });
  if (!verdict.ok) throw new Error(verdict.reason);
  return verdict.composition;
}

/** A change of an operator at one of several registries. @returns its composition, as a composer with these keys believes it */
async function change(
  of: Registry,
  path: 'kills' | 'revivals',
  pems: readonly string[],
): Promise<Composition> {
  const { revision } = await live(of, [...before(), next.publicPem]);
  const answer = await of.app.inject({
    method: 'POST',
    url: `/v1/${path}`,
    headers: { authorization: `Bearer ${registry.tokens.asha}` },
    payload: { channel: 'production', remote: 'catalog', reason: 'for a test', expectedRevision: revision },
  });
  expect(answer.statusCode).toBe(200);
  return live(of, pems);
}
const verified = async ({ app }: Registry): Promise<unknown> => {
  const headers = { authorization: `Bearer ${registry.tokens.asha}` };
  const answer = await app.inject({ method: 'GET', url: '/v1/audit?limit=1&verify', headers });
  return answer.json<{ verification: { ok: boolean } }>().verification.ok;
};

it('the key of compositions is replaced while registries of both keys work side by side', async () => {
  // First all registries know the key that is to come.
  await writeFile(join(registry.dataDir, 'keys', 'next.pub.pem'), next.publicPem);
  const both = [...before(), next.publicPem];
  const old = await registry.again();
  const rolled = await registry.again(next);

  expect((await change(rolled, 'kills', both)).remotes).toMatchObject({ catalog: { killed: true } });
  expect((await change(old, 'revivals', both)).remotes).toMatchObject({ catalog: { killed: false } });
  expect((await change(rolled, 'kills', [next.publicPem])).revision).toBeGreaterThan(0);
  expect(await verified(old)).toBe(true);
  expect(await verified(rolled)).toBe(true);
});

it('history that the key before has signed stays believed when it is gone', async () => {
  const later = await registry.again(next);
  expect(await verified(later)).toBe(true);
  await expect(live(later, before())).rejects.toThrow('ENVELOPE.');
  expect((await change(later, 'revivals', [next.publicPem])).remotes).toMatchObject({
    catalog: { killed: false },
  });
});
