/** What is live, in one answer, and who changed each remote last. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestRegistry, type TestRegistry } from '../fixtures/registry.fixtures.ts';
import { aRelease } from '../fixtures/release.fixtures.ts';

let registry: TestRegistry;
const order = async (path: string, body: object) => {
  const { revision: expectedRevision } = await registry.live();
  const answer = await registry.call('POST', `/v1/${path}`, {
    token: registry.tokens.ravi,
    body: { channel: 'production', reason: `a reason for ${path}`, expectedRevision, ...body },
  });
  expect([path, answer.status]).toEqual([path, 200]);
};
const live = async () => (await registry.call('GET', '/v1/live', { token: registry.tokens.asha })).json;
const changes = async () =>
  Object.fromEntries(
    ((await live())['remotes'] as { remote: string; changed: { action: string; revision: number } }[]).map(
      ({ remote, changed }) => [remote, `${changed.action} ${changed.revision}`],
    ),
  );

beforeAll(async () => {
  registry = await startTestRegistry();
  await registry.putLive(aRelease());
  await registry.putLive(aRelease({ name: 'account' }));
  await registry.publish(aRelease({ version: '1.1.0', content: 'new' }));
});
afterAll(() => registry.stop());

it('names each remote, its release, its owner and its addresses', async () => {
  const composition = await registry.live();
  const said = async (revision: number) =>
    registry.call('POST', '/v1/composers', {
      token: registry.tokens.composer,
      body: { channel: 'production', composer: `${revision}`.repeat(16), revision, shell: '1.0.0' },
    });
  await said(composition.revision);
  await said(1);
  expect(await live()).toEqual({
    channel: 'production',
    revision: 2,
    sequence: composition.sequence,
    changedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    remotes: [
      expect.objectContaining({ remote: 'account', state: 'live', version: '1.0.0' }),
      {
        remote: 'catalog',
        state: 'live',
        version: '1.0.0',
        release: aRelease().release,
        commit: 'unknown',
        bytes: aRelease().descriptor.files.reduce((sum, { bytes }) => sum + bytes, 0),
        owner: 'Team Test',
        areas: ['/catalog/'],
        changed: {
          at: expect.any(String),
          actor: 'asha',
          action: 'swap',
          reason: 'for a test',
          revision: 1,
        },
      },
    ],
    canary: null,
    composers: { running: 2, behind: 1 },
  });
});

it('says who changed a remote last, though the log does not name it', async () => {
  await order('swaps', { remote: 'catalog', version: '1.1.0' });
  expect(await changes()).toEqual({ account: 'swap 2', catalog: 'swap 3' });
  await order('rollbacks', {});
  expect(await changes()).toEqual({ account: 'swap 2', catalog: 'rollback 4' });
  await order('canary/start', { versions: { catalog: '1.1.0' }, policy: { steps: [25], automatic: false } });
  expect(await live()).toMatchObject({
    canary: { id: 5, percent: 25, state: 'running', versions: { catalog: '1.1.0' } },
  });
  expect(await changes()).toEqual({ account: 'swap 2', catalog: 'rollback 4' });
  await order('canary/promote', {});
  await order('kills', { remote: 'account' });
  expect(await changes()).toEqual({ account: 'kill 7', catalog: 'canary-promote 6' });
});

it('of a change that is too long ago to be compared is what the log names', async () => {
  await registry.asOwner(
    `insert into revision (channel, revision, remotes)
     select 'production', revision, (select remotes from revision where revision = 7) from generate_series(8, 2100) revision`,
  );
  expect(await changes()).toEqual({ account: 'kill 7', catalog: 'canary-promote 6' });
});

it('of a channel that is none is not there', async () => {
  const { status, json } = await registry.call('GET', '/v1/live?channel=nowhere', {
    token: registry.tokens.asha,
  });
  expect([status, json]).toMatchObject([404, { error: { code: 'COMPOSITION.NOT_FOUND' } }]);
});
