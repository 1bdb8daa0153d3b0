/** A full disk is reported as what it is. `/dev/full` is one that everybody has. */
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCompositionKeys } from '@suvarna/contracts/release-delivery';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { LogFields } from '../log.ts';
import { createMetrics } from '../metrics.ts';
import { aRelease } from '../testing/release.fixtures.ts';
import { aRegistry, TOKEN, type FixtureRegistry } from '../testing/registry.fixtures.ts';
import { createFollower, type FollowerParts } from './follower.ts';
import { createLastKnownGoodFile } from './last-known-good.ts';
import { createLive } from './live.ts';
import { createRegistryClient, type RegistryClient } from './registry-client.ts';

let directory: string;
let registry: FixtureRegistry;
let client: RegistryClient;
let lines: { readonly level: string; readonly fields: LogFields; readonly message: string }[];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'follower-'));
  registry = await aRegistry();
  client = createRegistryClient(registry.origin, TOKEN);
  registry.compose([aRelease()]);
  lines = [];
});
afterEach(async () => {
  await client.close();
  await registry.down();
  await rm(directory, { recursive: true, force: true });
});

const noting =
  (level: string) =>
  (fields: LogFields, message: string): void => {
    lines.push({ level, fields, message });
  };
const follower = (prepare: FollowerParts['prepare']) =>
  createFollower({
    registry: client,
    keys: readCompositionKeys([registry.publicPem]),
    memory: createLastKnownGoodFile(directory),
    prepare,
    onSwitch: () => undefined,
    metrics: createMetrics(),
    log: { info: noting('info'), warn: noting('warn'), error: noting('error'), fatal: noting('fatal') },
  });
const errors = () =>
  lines
    .filter(({ level }) => level !== 'info')
    .map(({ level, fields, message }) => [level, fields.reason, message]);
const empty: FollowerParts['prepare'] = async (composition) =>
  createLive(composition, [], { version: '1.0.0', contract: '2.0.0' });

it('a release that does not fit on the disk is reported as a full disk, once, and not as a lost registry', async () => {
  let room = false;
  const composer = follower(async (composition, previous) => {
    if (!room) await writeFile('/dev/full', 'a file of the release');
    return empty(composition, previous);
  });
  await composer.refresh();
  await composer.refresh();
  expect(composer.live()).toBeNull();
  expect(errors()).toEqual([
    ['error', 'DISK.FULL', expect.stringMatching(/^no room left on the disk: the new composition/)],
  ]);
  room = true;
  await composer.refresh();
  expect(composer.live()).toMatchObject({ revision: 1 });
});

it('a last-known-good composition that does not fit is reported, and what was taken is served', async () => {
  await symlink('/dev/full', join(directory, `last-known-good.json.${process.pid}`));
  const composer = follower(empty);
  await composer.refresh();
  expect(composer.live()).toMatchObject({ revision: 1 });
  expect(errors()).toEqual([
    ['error', 'DISK.FULL', expect.stringMatching(/^no room left on the disk: the last-known-good/)],
  ]);
});

it('a registry that does not answer is reported as that', async () => {
  await registry.down();
  await follower(empty).refresh();
  expect(errors()).toEqual([['warn', undefined, expect.stringContaining('registry not reachable')]]);
});
