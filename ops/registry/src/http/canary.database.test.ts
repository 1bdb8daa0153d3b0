/** Canaries through the API: each order is one signed revision with its decision, and counts decide by themselves. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { CanaryPolicy, CanaryReport } from '@suvarna/contracts/release-delivery';
import { runCommand } from '../cli/run-command.ts';
import { startTestRegistry, type TestRegistry } from '../fixtures/registry.fixtures.ts';
import { aRelease } from '../fixtures/release.fixtures.ts';

let registry: TestRegistry;
let clock = new Date();

const POLICY = { steps: [25, 50, 100], minutes: 10, sessions: 50 };
const order = async (path: string, body: object = {}, token = registry.tokens.asha) =>
  registry.call('POST', `/v1/${path}`, {
    token,
    body: {
      channel: 'production',
      reason: 'for a test',
      expectedRevision: (await registry.live()).revision,
      ...body,
    },
  });
const start = (policy: Partial<CanaryPolicy> = {}) =>
  order('canary/start', { versions: { catalog: '1.1.0' }, policy: { ...POLICY, ...policy } });
const counts = (changes: Partial<CanaryReport['control']> = {}): CanaryReport['control'] => ({
  documents: 0,
  shown: 0,
  sessions: 0,
  faulty: 0,
  bagged: 0,
  ordered: 0,
  faults: {},
  speed: {},
  ...changes,
});
/** What a composer has counted in this minute. */
async function report(
  canary: Partial<CanaryReport['control']>,
  control: Partial<CanaryReport['control']>,
  changes: Partial<CanaryReport> = {},
): Promise<number> {
  const { canary: running } = await registry.live();
  const body = {
    channel: 'production',
    reports: [
      {
        canary: running?.id ?? 1,
        composer: '0123456789abcdef',
        slot: `${clock.toISOString().slice(0, 16)}:00.000Z`,
        percent: running?.percent ?? 1,
        control: counts(control),
        cohort: counts(canary),
        ...changes,
      },
    ],
  };
  return (await registry.call('POST', '/v1/canary/reports', { token: registry.tokens.composer, body }))
    .status;
}
const later = (minutes: number): void => {
  clock = new Date(clock.getTime() + minutes * 60_000);
};
const ops = (...words: readonly string[]) =>
  runCommand(words, { REGISTRY_URL: registry.url, REGISTRY_DATA: registry.dataDir });
const actions = async (): Promise<readonly string[]> =>
  (
    (await registry.call('GET', '/v1/audit?limit=20', { token: registry.tokens.asha })).json['rows'] as {
      actor: string;
      action: string;
    }[]
  ).map(({ actor, action }) => `${actor} ${action}`);

beforeEach(async () => {
  // The clock that signs is the registry's own; command lines compare with today's.
  clock = new Date();
  registry = await startTestRegistry({ now: () => clock });
  await registry.putLive(aRelease({ name: 'account' }));
  await registry.putLive(aRelease());
  await registry.publish(aRelease({ version: '1.1.0', content: 'new' }));
});
afterEach(() => registry.stop());

describe('a canary', () => {
  it('starts beside what everybody has, as one signed revision', async () => {
    const before = await registry.live();
    const { status, json } = await start();
    expect([status, json]).toMatchObject([
      200,
      { revision: before.revision + 1, checks: expect.arrayContaining(['smoke']) },
    ]);
    const after = await registry.live();
    expect(after.remotes).toEqual(before.remotes);
    expect(after.canary).toMatchObject({
      id: before.revision + 1,
      percent: 25,
      state: 'running',
      remotes: { catalog: { version: '1.1.0' }, account: before.remotes['account'] },
    });
  });

  it('is raised step by step and promoted by hand; a rollback then leads back to before it', async () => {
    await start({ automatic: false });
    for (const [path, percent] of [
      ['canary/raise', 50],
      ['canary/raise', 100],
    ] as const) {
      expect((await order(path)).status).toBe(200);
      expect((await registry.live()).canary?.percent).toBe(percent);
    }
    expect(await order('canary/raise')).toMatchObject({
      status: 422,
      json: { error: { code: 'CANARY.STEP_INVALID' } },
    });
    expect((await order('canary/promote')).status).toBe(200);
    expect(await registry.live()).toMatchObject({ remotes: { catalog: { version: '1.1.0' } } });
    expect((await registry.live()).canary).toBe(undefined);
    await order('rollbacks');
    expect(await registry.live()).toMatchObject({ remotes: { catalog: { version: '1.0.0' } } });
  });

  it('is over when it is aborted; an earlier change can be rolled back as before', async () => {
    await start();
    expect((await order('canary/abort')).status).toBe(200);
    expect((await registry.live()).canary).toBe(undefined);
    await order('rollbacks');
    expect(Object.keys((await registry.live()).remotes)).toEqual(['account']);
  });

  it('is the change that a rollback takes back while it runs', async () => {
    await start();
    expect(await order('rollbacks')).toMatchObject({
      status: 200,
      json: { undone: { action: 'canary-start' } },
    });
    expect(await registry.live()).toMatchObject({ remotes: { catalog: { version: '1.0.0' } } });
  });

  it('lets nobody swap beside it, and a kill goes through for both', async () => {
    await start();
    expect(await order('swaps', { remote: 'catalog', version: '1.1.0' })).toMatchObject({
      status: 409,
      json: { error: { code: 'CANARY.RUNNING' } },
    });
    expect((await start()).status).toBe(409);
    expect((await order('kills', { remote: 'catalog' })).status).toBe(200);
    expect(await registry.live()).toMatchObject({
      remotes: { catalog: { killed: true } },
      canary: { remotes: { catalog: { version: '1.1.0', killed: true } } },
    });
  });

  it.each([
    ['a release that was not published', { versions: { catalog: '9.9.9' } }, 404, 'RELEASE.NOT_FOUND'],
    ['a release that is live', { versions: { catalog: '1.0.0' } }, 409, 'COMPOSITION.UNCHANGED'],
    ['nothing', { versions: {} }, 400, 'REQUEST.INVALID'],
    [
      'steps that fall',
      { versions: { catalog: '1.1.0' }, policy: { steps: [50, 25] } },
      422,
      'CANARY.STEP_INVALID',
    ],
    [
      'a share above all',
      { versions: { catalog: '1.1.0' }, policy: { steps: [101] } },
      400,
      'REQUEST.INVALID',
    ],
  ])('of %s does not start, and nothing changes', async (_what, body, status, code) => {
    const before = await registry.everything();
    expect(await order('canary/start', body)).toMatchObject({ status, json: { error: { code } } });
    expect(await registry.everything()).toEqual(before);
  });

  it.each(['raise', 'hold', 'resume', 'promote', 'abort'])(
    'that does not run: %s is refused',
    async (step) => {
      expect(await order(`canary/${step}`)).toMatchObject({
        status: 409,
        json: { error: { code: 'CANARY.NONE' } },
      });
    },
  );

  it('of two operators at once one is first', async () => {
    await start();
    const { revision } = await registry.live();
    const both = await Promise.all([
      order('canary/raise', { expectedRevision: revision }),
      order('canary/abort', { expectedRevision: revision }, registry.tokens.ravi),
    ]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  it('is part of what the log proves, and is not believed when the database was changed', async () => {
    await start();
    await order('canary/raise');
    expect((await ops('audit', '--verify')).out).toContain('each is signed');
    await registry.asOwner(
      `update revision set canary = jsonb_set(canary, '{catalog,version}', '"6.6.6"') where canary is not null`,
    );
    expect((await ops('audit', '--verify')).err).toContain('is not as this registry signed it');
  });
});

describe('by its counts', () => {
  it('a canary goes on when a step is over, and is promoted after the last', async () => {
    await start();
    for (const percent of [50, undefined]) {
      later(6);
      await report(
        { documents: 60, shown: 60, sessions: 60, faulty: 1 },
        { documents: 180, shown: 180, sessions: 180, faulty: 3 },
      );
      await registry.watch();
      later(6);
      await registry.watch();
      expect((await registry.live()).canary?.percent).toBe(percent);
    }
    expect(await registry.live()).toMatchObject({ remotes: { catalog: { version: '1.1.0' } } });
    expect((await actions()).slice(0, 3)).toEqual([
      'canary-watch canary-promote',
      'canary-watch canary-raise',
      'asha canary-start',
    ]);
  });

  it('a canary is turned back when it does harm: a signed decision that anybody computes again', async () => {
    await start();
    await report(
      { documents: 40, shown: 40, sessions: 40, faulty: 30, faults: { 'error catalog@1.1.0': 30 } },
      { documents: 120, shown: 120, sessions: 120, faulty: 2 },
    );
    await registry.watch();
    const { canary, revision, remotes } = await registry.live();
    expect([canary, remotes['catalog']?.version]).toEqual([undefined, '1.0.0']);
    expect(await actions()).toContain('canary-watch canary-abort');
    const replayed = await ops('canary', 'replay', String(revision));
    expect([replayed.code, replayed.out]).toEqual([
      0,
      expect.stringMatching(/canary-abort by canary-watch, signed[^]*laid to catalog/),
    ]);
    // Whoever writes other counts into the database cannot sign them.
    await registry.asOwner(
      `update canary_decision set payload = convert_to(replace(convert_from(payload, 'UTF8'), '"faulty":30', '"faulty":03'), 'UTF8')`,
    );
    expect(await ops('canary', 'replay', String(revision))).toMatchObject({
      code: 1,
      err: expect.stringContaining('ENVELOPE.SIGNATURE'),
    });
  });

  it.each([
    ['halt', 'halted'],
    ['hold', 'held'],
  ] as const)(
    'a canary stays for a person where the policy says %s, and does not go on by itself',
    async (onHarm, state) => {
      await start({ onHarm });
      await report({ sessions: 40, faulty: 30 }, { sessions: 120, faulty: 2 });
      await registry.watch();
      expect((await registry.live()).canary?.state).toBe(state);
      expect(await order('canary/resume')).toMatchObject({
        status: 409,
        json: { error: { code: 'CANARY.STATE' } },
      });
      expect((await order('canary/abort')).status).toBe(200);
    },
  );

  it('a composer that could not start it turns it back', async () => {
    await start();
    const { canary, revision, sequence } = await registry.live();
    await registry.call('POST', '/v1/refusals', {
      token: registry.tokens.composer,
      body: {
        channel: 'production',
        revision,
        sequence,
        remote: 'catalog',
        release: canary?.remotes['catalog']?.release,
        reason: 'renders nothing',
      },
    });
    await registry.watch();
    expect((await registry.live()).canary).toBe(undefined);
  });

  it('an alarm of the ledger turns it back', async () => {
    await start();
    await registry.call('POST', '/v1/canary/alarms', {
      token: registry.tokens.composer,
      body: { channel: 'production', kind: 'ledger-difference', reason: 'debits are 100 paise more' },
    });
    await registry.watch();
    expect((await registry.live()).canary).toBe(undefined);
  });

  it('a later report of a minute replaces an earlier one, and one that was overtaken counts for nothing', async () => {
    await start();
    await report({ documents: 5, shown: 5, sessions: 5 }, { documents: 9, shown: 9, sessions: 9 });
    await report({ documents: 7, shown: 7, sessions: 7 }, { documents: 12, shown: 12, sessions: 12 });
    await report({ documents: 5, shown: 5, sessions: 5 }, { documents: 9, shown: 9, sessions: 9 });
    const { json } = await registry.call('GET', '/v1/canary', { token: registry.tokens.asha });
    expect(json['canary']).toMatchObject({
      versions: { catalog: '1.1.0' },
      verdict: { totals: { canary: { sessions: 7 }, control: { sessions: 12 } } },
    });
  });

  it.each<[string, Partial<CanaryReport>]>([
    ['another canary', { canary: 99 }],
    ['another day', { slot: '2026-11-29T10:00:00.000Z' }],
  ])('a report of %s counts for nothing', async (_what, changes) => {
    await start();
    expect(
      await report({ documents: 40, sessions: 40, faulty: 40 }, { documents: 120, sessions: 120 }, changes),
    ).toBe(202);
    await registry.watch();
    expect((await registry.live()).canary?.percent).toBe(25);
  });
});

describe('the command line', () => {
  it('starts, shows, raises and aborts one', async () => {
    expect((await ops('canary')).out).toBe('No canary is running.\n');
    expect(
      (
        await ops(
          'canary',
          'start',
          'catalog@1.1.0',
          '--steps',
          '25,50,100',
          '--by-hand',
          '--reason',
          'new listing',
        )
      ).out,
    ).toMatch(/^canary 3 of catalog@1\.1\.0 is shown to 25 %, revision 3 \(passed: files/);
    expect((await ops('status')).out).toContain('Canary 3: 25 % of shoppers get catalog 1.1.0; running');
    expect((await ops('releases', 'catalog')).out).toMatch(/1\.1\.0 +25 %/);
    expect((await ops('canary')).out).toMatch(/faulty +0 +0 +1\.00 +118[^]*No harm found/);
    expect((await ops('canary', 'raise', '--reason', 'looks good')).out).toContain('is shown to 50 %');
    expect((await ops('canary', 'hold', '--reason', 'it is late')).out).toContain('canary 3 is held');
    expect((await ops('canary', 'decisions')).out).toMatch(/canary-hold +asha +it is late/);
    expect((await ops('canary', 'abort', '--reason', 'another day')).out).toContain('canary 3 is over');
  });
});
