/** A composer is a witness of the registry's audit log: what contradicts what it believed is refused. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type AuditEnd, type Composition, readCompositionKeys } from '@suvarna/contracts/release-delivery';
import { createLog } from '../log.ts';
import { createMetrics, type Metrics } from '../metrics.ts';
import { aRegistry, TOKEN, type FixtureRegistry } from '../testing/registry.fixtures.ts';
import { aRelease } from '../testing/release.fixtures.ts';
import { createFollower, type Follower, type FollowerParts } from './follower.ts';
import { createLastKnownGoodFile } from './last-known-good.ts';
import { createLive } from './live.ts';
import { createRegistryClient, type RegistryClient } from './registry-client.ts';
import { ReleaseRefused } from './release-store.ts';

const release = aRelease();
const row = (seq: number, digit = 'a') => ({ seq, hash: digit.repeat(64) });
let directory: string;
let registry: FixtureRegistry;
let client: RegistryClient;
let metrics: Metrics;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'rewritten-log-'));
  registry = await aRegistry();
  client = createRegistryClient(registry.origin, TOKEN);
  metrics = createMetrics();
});
afterEach(async () => {
  await client.close();
  await registry.down();
  await rm(directory, { recursive: true, force: true });
});

const servesAnything: FollowerParts['prepare'] = async (composition) =>
  createLive(composition, [], { version: '1.0.0', contract: '2.0.0' });
/** A process on this disk. */
const aComposer = (prepare = servesAnything): Follower =>
  createFollower({
    registry: client,
    keys: readCompositionKeys([registry.publicPem]),
    memory: createLastKnownGoodFile(directory),
    prepare,
    onSwitch: () => undefined,
    metrics,
    log: createLog('silent'),
  });
/** Signed without an end of the log, as before compositions named one, for `undefined`. */
const compose = (audit: AuditEnd | undefined) =>
  registry.compose([release], { audit } as Partial<Composition>);
const refusals = async (): Promise<(readonly [unknown, number])[]> =>
  (await metrics.refusals.get()).values.map(({ labels, value }) => [labels.reason, value] as const);
const REWRITTEN = 'COMPOSITION.HISTORY_REWRITTEN';

describe('a composition is refused', () => {
  it.each([
    ['ends before the row that was taken', row(4)],
    ['holds another row where one was taken', row(5, 'b')],
    ['is not named any more', undefined],
  ])('whose log %s, and the registry is shown what was taken', async (_what, audit) => {
    const composer = aComposer();
    const taken = compose(row(5));
    await composer.refresh();
    compose(audit);
    await composer.refresh();
    expect(composer.live()).toMatchObject({ revision: 1 });
    expect(await refusals()).toEqual([[REWRITTEN, 1]]);
    expect(registry.acknowledged).toEqual([taken, taken]);
  });

  it('that contradicts the head, by a process that has taken nothing yet', async () => {
    registry.floor({ revision: 0, sequence: 0, audit: row(5) });
    compose(row(5, 'b'));
    const composer = aComposer();
    await composer.refresh();
    expect(composer.live()).toBeNull();
    expect(await refusals()).toEqual([[REWRITTEN, 1]]);
    compose(row(6, 'b'));
    await composer.refresh();
    expect(composer.live()).toMatchObject({ revision: 2 });
  });

  it('that contradicts the last-known-good one, also when the head does too', async () => {
    const taken = compose(row(5));
    await aComposer().refresh();
    registry.floor({ revision: 1, sequence: 1, audit: row(5, 'b') });
    compose(row(5, 'b'));
    const next = aComposer();
    expect(await next.boot()).toBe(true);
    await next.refresh();
    expect(next.live()).toMatchObject({ revision: 1 });
    expect(await refusals()).toEqual([[REWRITTEN, 1]]);
    expect(registry.acknowledged.at(-1)).toEqual(taken);
  });

  it('that contradicts one whose release was refused: it was signed all the same', async () => {
    let refuse = false;
    const composer = aComposer(async (composition, previous) => {
      if (refuse) throw new ReleaseRefused(release.hash, 'for a test');
      return servesAnything(composition, previous);
    });
    compose(row(5));
    await composer.refresh();
    refuse = true;
    const believed = compose(row(7));
    await composer.refresh();
    refuse = false;
    compose(row(6));
    await composer.refresh();
    expect(composer.live()).toMatchObject({ revision: 1 });
    expect(registry.acknowledged.at(-1)).toEqual(believed);
  });
});

describe('a composition is taken', () => {
  it('that goes on above what was taken, as after a backup was put back', async () => {
    const composer = aComposer();
    const first = compose(row(5));
    await composer.refresh();
    compose(row(3, 'b'));
    await composer.refresh();
    const restored = compose(row(6, 'b'));
    await composer.refresh();
    expect(composer.live()).toMatchObject({ revision: 3 });
    // The one before is shown beside it: a log that was written again does not hold its row.
    expect(registry.acknowledged.slice(-2)).toEqual([first, restored]);
  });

  it('that names the same end of the log, signed again', async () => {
    const composer = aComposer();
    compose(row(5));
    await composer.refresh();
    const again = compose(row(5));
    await composer.refresh();
    expect(await refusals()).toEqual([]);
    expect(registry.acknowledged).toHaveLength(2);
    expect(registry.acknowledged.at(-1)).toEqual(again);
  });

  it('that names an end, after a last-known-good one from before compositions did', async () => {
    const envelope = compose(undefined);
    await createLastKnownGoodFile(directory).write({ sequence: 1, revision: 1, envelope });
    const composer = aComposer();
    expect(await composer.boot()).toBe(true);
    compose(row(5));
    await composer.refresh();
    expect(composer.live()).toMatchObject({ revision: 2 });
  });

  it('without telling browsers about the log', async () => {
    const composer = aComposer();
    compose(row(5));
    await composer.refresh();
    expect(Object.keys(composer.live()?.publicComposition ?? {}).sort()).toEqual([
      'cohort',
      'remotes',
      'revision',
      'shell',
    ]);
  });
});
