import { generateKeyPairSync } from 'node:crypto';
import { readCompositionKeys } from '@suvarna/contracts/release-delivery';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { aRegistry, TOKEN, type FixtureRegistry } from '../testing/registry.fixtures.ts';
import { aRelease } from '../testing/release.fixtures.ts';
import { createRegistryClient, type RegistryClient } from './registry-client.ts';
import { createReleaseFiles, type ReleaseFiles } from './release-files.ts';

const release = aRelease();
let registry: FixtureRegistry;
let client: RegistryClient;
let files: ReleaseFiles;
beforeEach(async () => {
  registry = await aRegistry();
  registry.publish(release);
  registry.compose([release]);
  client = createRegistryClient(registry.origin, TOKEN);
  files = filesOf(registry.publicPem);
});
afterEach(async () => {
  await client.close();
  await registry.down();
});

const filesOf = (pem: string): ReleaseFiles =>
  createReleaseFiles({
    registry: client,
    keys: readCompositionKeys([pem]),
    // Looks follow each other without a pause, each of them for all who asked since the one before began.
    looks: { everyMs: 0 },
  });
const asked = (part: string): number => registry.asked.filter((path) => path.includes(part)).length;

it('asks the registry for the descriptor of a release once, and for its files by hash', async () => {
  const paths = ['remoteEntry.js', 'page.js', 'page.css'];
  const read = await Promise.all(paths.map((path) => files.read(`/remotes/demo/1.0.0/${path}`)));
  expect(read.map((bytes) => bytes?.length)).toEqual(
    paths.map((path) => release.descriptor.files.find((file) => file.path === `client/${path}`)?.bytes),
  );
  expect([asked('/by-hash/'), asked('/blobs/')]).toEqual([1, 3]);
});

it('a flood of names that nobody published comes to the registry as one question or two', async () => {
  const flood = Array.from({ length: 300 }, (_, at) => files.read(`/remotes/demo/7.0.${String(at)}/page.js`));
  expect(new Set(await Promise.all(flood))).toEqual(new Set([null]));
  expect(asked('/production/releases')).toBeLessThanOrEqual(2);
  expect(registry.asked).toHaveLength(asked('/production/releases'));
});

it('a list that another key signed is not believed', async () => {
  const { publicKey } = generateKeyPairSync('ed25519');
  const stranger = filesOf(publicKey.export({ type: 'spki', format: 'pem' }).toString());
  await expect(stranger.read('/remotes/demo/1.0.0/page.js')).rejects.toThrow('ENVELOPE.UNKNOWN_KEY');
});

it('a release that is not the one its name was signed for is refused', async () => {
  registry.wereLive({ ...release, version: '1.0.5' });
  await expect(files.read('/remotes/demo/1.0.5/page.js')).rejects.toThrow('the release is demo 1.0.0');
});
