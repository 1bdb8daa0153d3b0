import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { sha384Of } from '@suvarna/contracts/release-delivery';
import { signRelease } from '../domain/team-keys.ts';
import { startTestRegistry, type TestRegistry } from '../fixtures/registry.fixtures.ts';
import { aRelease, type ReleaseFixture } from '../fixtures/release.fixtures.ts';

let registry: TestRegistry;
let token: string;
beforeAll(async () => {
  registry = await startTestRegistry();
  token = registry.tokens.asha;
});
afterAll(() => registry.stop());

const pem = (key: KeyObject): string =>
  key.export({ type: key.type === 'private' ? 'pkcs8' : 'spki', format: 'pem' }).toString();
const team = generateKeyPairSync('ed25519');
const stranger = generateKeyPairSync('ed25519');

const add = (publicKey: string, remotes: readonly string[]) =>
  registry.call('POST', '/v1/team-keys', { token, body: { publicKey, remotes, reason: 'for a test' } });
/** Its files are those of the first one. */
const publish = ({ bytes }: ReleaseFixture, signature?: object) =>
  registry.call('POST', '/v1/releases', {
    token,
    body: { descriptor: bytes.toString('base64'), ...(signature && { signature }) },
  });
const signed = (release: ReleaseFixture, key = team): object =>
  signRelease(pem(key.privateKey), sha384Of(release.bytes));
const swap = async (version: string) =>
  registry.call('POST', '/v1/swaps', {
    token,
    body: {
      channel: 'production',
      remote: 'catalog',
      version,
      reason: 'for a test',
      expectedRevision: (await registry.live()).revision,
    },
  });

it('releases of a team with a key are taken and put live by its signature alone', async () => {
  await registry.putLive(aRelease({ version: '1.0.0' }));
  await registry.publish(aRelease({ version: '1.1.0' }));
  const { json } = await add(pem(team.publicKey), ['catalog']);
  const keyId = String(json['keyId']);

  const next = aRelease({ version: '1.2.0' });
  for (const { path, integrity } of next.descriptor.files)
    await registry.blobs.write(integrity, next.files.get(path) ?? Buffer.alloc(0));
  const tried = [
    await publish(next),
    await publish(next, signed(next, stranger)),
    await publish(next, signed(aRelease({ version: '1.3.0' }))),
    await publish(next, { ...signed(next, stranger), keyId }),
  ];
  expect(tried.map(({ status, json: said }) => [status, said.error?.code])).toEqual(
    tried.map(() => [422, 'RELEASE.NOT_SIGNED']),
  );
  expect((await publish(next, signed(next))).status).toBe(201);
  expect((await swap('1.2.0')).json['checks']).toContain('signature');

  // Published before: nobody of the team said yes to it.
  expect((await swap('1.1.0')).json.error).toMatchObject({
    code: 'COMPOSITION.GATE_REFUSED',
    faults: [{ check: 'signature' }],
  });
  const revoked = await registry.call('POST', '/v1/team-keys/revoke', {
    token,
    body: { keyId, reason: 'the laptop is lost' },
  });
  expect(revoked.status).toBe(200);
  await add(pem(stranger.publicKey), ['catalog']);
  // What takes something back waits for no key.
  const back = await registry.call('POST', '/v1/rollbacks', {
    token,
    body: {
      channel: 'production',
      reason: 'for a test',
      expectedRevision: (await registry.live()).revision,
    },
  });
  expect(back.status).toBe(200);
  expect((await swap('1.2.0')).json.error?.code).toBe('COMPOSITION.GATE_REFUSED');
  expect((await add(pem(team.publicKey), ['catalog'])).json.error?.code).toBe('TEAM_KEY.TAKEN');
});

it('a team without a key publishes as ever, and a key is a public Ed25519 one', async () => {
  await registry.publish(aRelease({ name: 'account' }));
  const other = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  for (const key of [pem(team.privateKey), pem(other.publicKey), 'no key'])
    expect((await add(key, ['account'])).json.error?.code).toBe('TEAM_KEY.INVALID');
});
