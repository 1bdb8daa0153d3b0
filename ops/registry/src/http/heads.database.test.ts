import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type CompositionEnvelope, type Head, verifyHead } from '@suvarna/contracts/release-delivery';
import { startTestRegistry, type TestRegistry } from '../fixtures/registry.fixtures.ts';
import { aRelease } from '../fixtures/release.fixtures.ts';

let now: Date;
let registry: TestRegistry;

beforeEach(async () => {
  now = new Date('2026-11-21T10:00:00Z');
  registry = await startTestRegistry({ now: () => now });
  await registry.putLive(aRelease());
});
afterEach(() => registry.stop());

const envelope = async (): Promise<CompositionEnvelope> =>
  (await registry.call('GET', '/v1/compositions/production')).json as unknown as CompositionEnvelope;
const acknowledge = (taken: unknown, token = registry.tokens.composer) =>
  registry.call('POST', '/v1/acknowledgements', { token, body: { channel: 'production', envelope: taken } });
const verification = async () =>
  (await registry.call('GET', '/v1/audit?verify', { token: registry.tokens.asha })).json['verification'];
const swap = async (version: string) =>
  registry.call('POST', '/v1/swaps', {
    token: registry.tokens.asha,
    body: {
      channel: 'production',
      remote: 'catalog',
      version,
      reason: 'for a test',
      expectedRevision: (await registry.live()).revision,
    },
  });

async function head(): Promise<Head> {
  const nonce = randomBytes(16).toString('base64url');
  const verdict = verifyHead(
    (await registry.call('GET', `/v1/compositions/production/head?nonce=${nonce}`)).json,
    registry.keys,
    { nonce },
  );
  if (!verdict.ok) throw new Error(verdict.reason);
  return verdict.head;
}

describe('the head', () => {
  it('says, signed for who asks, which composition is live and where the log ends', async () => {
    const { revision, sequence } = await registry.live();
    const { json } = await registry.call('GET', '/v1/audit?limit=1', { token: registry.tokens.asha });
    const [last] = json['rows'] as { seq: number; hash: string }[];
    expect(await head()).toMatchObject({ revision, sequence, audit: { seq: last?.seq, hash: last?.hash } });
  });

  it('is made for no caller who brings no nonce', async () => {
    for (const query of ['', '?nonce=short', '?nonce=a%20b%20c%20d%20e%20f%20g%20h']) {
      expect((await registry.call('GET', `/v1/compositions/production/head${query}`)).status).toBe(400);
    }
  });
});

describe('an acknowledgement', () => {
  it('is taken for what was signed here, from composers', async () => {
    expect((await acknowledge(await envelope())).status).toBe(202);
    expect((await acknowledge(await envelope(), '')).status).toBe(401);
  });

  it('of what was never signed is refused, so that no caller raises the floor for the others', async () => {
    const before = await registry.everything();
    const taken = await envelope();
    const payload = Buffer.from(
      JSON.stringify({
        ...(JSON.parse(Buffer.from(taken.payload, 'base64').toString()) as object),
        revision: 99,
        sequence: 9_999_999_999,
      }),
    ).toString('base64');
    expect(await acknowledge({ ...taken, payload })).toMatchObject({
      status: 422,
      json: { error: { code: 'ACKNOWLEDGEMENT.NOT_BELIEVED' } },
    });
    expect(await registry.everything()).toEqual(before);
  });
});

describe('a database that was set back', () => {
  /** Revision 2 was live and acknowledged; the database knows revision 1 only. */
  async function setBack({ remembered }: { readonly remembered: boolean }): Promise<CompositionEnvelope> {
    const goBack = await registry.snapshotDatabase();
    await registry.putLive(aRelease({ version: '1.0.1' }));
    const taken = await envelope();
    await goBack();
    // A registry on another machine, or one that has lost its folder.
    if (!remembered) await registry.forget();
    return taken;
  }

  it('is seen, and what it composed is not signed again', async () => {
    await setBack({ remembered: true });
    expect(await verification()).toMatchObject({ ok: false, why: expect.stringMatching(/set back/) });
    const served = await envelope();
    now = new Date(now.getTime() + 13 * 3_600_000);
    await registry.renew();
    expect(await envelope()).toEqual(served);
    expect(await head()).toMatchObject({ revision: 2 });
  });

  it('is seen by a registry without memory as soon as one composer says what it took', async () => {
    const taken = await setBack({ remembered: false });
    expect(await head()).toMatchObject({ revision: 1 });
    expect((await acknowledge(taken)).status).toBe(202);
    expect(await head()).toMatchObject({ revision: 2 });
    expect(await verification()).toMatchObject({
      ok: false,
      why: expect.stringContaining('row 4 was signed'),
    });
  });

  it('goes on above what was signed with the next change, and the log says for good that it was set back', async () => {
    await setBack({ remembered: true });
    const { status, json } = await (async () => {
      await registry.publish(aRelease({ version: '1.0.1' }));
      return swap('1.0.1');
    })();
    expect([status, json['revision']]).toEqual([200, 3]);
    expect(await registry.live()).toMatchObject({ revision: 3 });
    expect(await verification()).toMatchObject({ ok: true, setBackBefore: [5] });
    const { app } = await registry.again();
    const answer = await app.inject({
      url: '/v1/audit?verify',
      headers: { authorization: `Bearer ${registry.tokens.asha}` },
    });
    expect(answer.json()).toMatchObject({ verification: { ok: true, setBackBefore: [5] } });
  });

  it('does not lead a rollback to remotes that were not composed', async () => {
    await registry.putLive(aRelease({ version: '1.0.1' }));
    await registry.asOwner(
      `update revision set remotes = jsonb_set(remotes, '{catalog,killed}', 'true') where revision = 1`,
    );
    const before = await registry.live();
    const answer = await registry.call('POST', '/v1/rollbacks', {
      token: registry.tokens.asha,
      body: { channel: 'production', reason: 'for a test', expectedRevision: before.revision },
    });
    expect(answer).toMatchObject({ status: 500, json: { error: { code: 'HISTORY.NOT_SIGNED' } } });
    expect(await registry.live()).toEqual(before);
  });

  it('does not get its own composition signed by the registry', async () => {
    const forged = Buffer.from(JSON.stringify({ ...(await registry.live()), remotes: {} }));
    await registry.asOwner(
      `update channel set payload = '\\x${forged.toString('hex')}', issued_at = issued_at - interval '1 day'`,
    );
    now = new Date(now.getTime() + 13 * 3_600_000);
    await expect(registry.renew()).rejects.toThrow(/was not signed by this registry/);
    expect(await registry.call('GET', '/v1/compositions/production')).toMatchObject({
      status: 500,
      json: { error: { code: 'HISTORY.NOT_SIGNED' } },
    });
  });
});
