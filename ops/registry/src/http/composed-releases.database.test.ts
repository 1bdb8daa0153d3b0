import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { verifyComposedReleases } from '@suvarna/contracts/release-delivery';
import { startTestRegistry, type TestRegistry } from '../fixtures/registry.fixtures.ts';
import { aRelease, type ReleaseFixture } from '../fixtures/release.fixtures.ts';

let registry: TestRegistry;
beforeEach(async () => {
  registry = await startTestRegistry();
});
afterEach(() => registry.stop());

const [first, second] = [aRelease(), aRelease({ version: '1.0.1' })];
const named = (...releases: readonly ReleaseFixture[]) => ({
  ok: true,
  releases: releases.length
    ? {
        catalog: Object.fromEntries(releases.map(({ descriptor, release }) => [descriptor.version, release])),
      }
    : {},
});
const said = async () =>
  verifyComposedReleases(
    (await registry.call('GET', '/v1/compositions/production/releases')).json,
    registry.keys,
  );

it('names every release that was live, by its hash, and none that was only published', async () => {
  expect(await said()).toEqual(named());
  await registry.publish(second);
  await registry.putLive(first);
  expect(await said()).toEqual(named(first));
  await registry.putLive(second);
  expect(await said()).toEqual(named(first, second));
});

it('leaves out what another hand than the registry wrote among the revisions', async () => {
  await registry.putLive(first);
  await registry.putLive(second);
  await registry.asOwner(`update revision set remotes = '{"catalog": {"version": "6.6.6",
    "release": "sha384-${'A'.repeat(64)}", "killed": false}}' where revision = 1`);
  expect(await said()).toEqual(named(second));
});

it('of an unknown channel is a 404', async () => {
  expect(await registry.call('GET', '/v1/compositions/canary/releases')).toMatchObject({
    status: 404,
    json: { error: { code: 'COMPOSITION.NOT_FOUND' } },
  });
});
