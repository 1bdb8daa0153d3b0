/** How releases did: what composers report by minute, and what is asked of it. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { binOf, type HealthCounts, type HealthReport } from '@suvarna/contracts/release-delivery';
import { startTestRegistry, type TestRegistry } from '../fixtures/registry.fixtures.ts';

let registry: TestRegistry;
const NOON = Date.parse('2026-11-30T12:00:00.000Z');
let clock = new Date(NOON);

beforeAll(async () => {
  registry = await startTestRegistry({ now: () => clock });
});
afterAll(() => registry.stop());
beforeEach(async () => {
  clock = new Date(NOON);
  await registry.owner.query('delete from health_minute');
});

const [ONE, OTHER] = ['1'.repeat(16), '2'.repeat(16)];
const none: HealthCounts = { documents: 0, sessions: 0, faulty: 0, releases: {} };
const counts = (sessions: number, faulty = 0, lcp: readonly number[] = []): HealthCounts => ({
  documents: sessions + 1,
  sessions,
  faulty,
  releases: {
    'catalog@1.0.0': {
      sessions,
      faulty,
      views: sessions * 2,
      speed: { LCP: Object.fromEntries(lcp.map((each) => [String(binOf(each)), 1])) },
    },
  },
});
const report = async (changes: Partial<HealthReport>, token = registry.tokens.composer): Promise<number> => {
  const fresh = { composer: ONE, slot: clock.toISOString(), additions: 1, control: none, canary: none };
  const body = { channel: 'production', reports: [{ ...fresh, ...changes }] };
  return (await registry.call('POST', '/v1/health/reports', { token, body })).status;
};
const health = async (query = '') =>
  (await registry.call('GET', `/v1/health${query}`, { token: registry.tokens.asha })).json;
const later = (minutes: number): void => {
  clock = new Date(clock.getTime() + minutes * 60_000);
};

describe('the health of releases', () => {
  it('is the sum of what all composers counted, by cohort', async () => {
    expect(await report({ control: counts(3, 1, [100, 400, 900]), canary: counts(2) })).toBe(202);
    await report({ composer: OTHER, control: counts(4, 0, [5_000]) });
    const at = '2026-11-30T12:00:00.000Z';
    expect(await health()).toEqual({
      from: '2026-11-30T11:00:00.000Z',
      minutes: 1,
      series: [
        {
          remote: 'catalog',
          version: '1.0.0',
          cohort: 'canary',
          points: [{ at, sessions: 2, faulty: 0, views: 4, lcp75: null, inp75: null }],
        },
        {
          remote: 'catalog',
          version: '1.0.0',
          cohort: 'control',
          points: [{ at, sessions: 7, faulty: 1, views: 14, lcp75: expect.any(Number), inp75: null }],
        },
      ],
      composition: [
        {
          at,
          cohort: 'control',
          documents: 9,
          sessions: 7,
          faulty: 1,
          lcp75: expect.any(Number),
          inp75: null,
        },
        { at, cohort: 'canary', documents: 3, sessions: 2, faulty: 0, lcp75: null, inp75: null },
      ],
    });
  });

  it('says how long three of four views took at most, to the width of a bin', async () => {
    await report({ control: counts(4, 0, [100, 400, 900, 5_000]) });
    const [point] = (await health())['composition'] as { lcp75: number }[];
    expect(Math.abs((point?.lcp75 ?? 0) / 900 - 1)).toBeLessThan(0.05);
  });

  it('is that of the latest report of a minute, and none that was overtaken', async () => {
    await report({ additions: 5, control: counts(5) });
    await report({ additions: 9, control: counts(9) });
    await report({ additions: 5, control: counts(5) });
    expect((await health())['composition']).toMatchObject([{ sessions: 9 }]);
  });

  it.each([
    ['an hour', '?hours=1', 1],
    ['six hours', '?hours=6', 5],
    ['a day', '?hours=24', 15],
    ['three days', '?hours=72', 60],
  ])('over %s (%s) has points of %i minutes', async (_what, query, minutes) => {
    for (let minute = 0; minute < 3; minute += 1) {
      await report({ control: counts(1) });
      later(1);
    }
    const { composition, ...answer } = await health(query);
    expect(answer).toMatchObject({ minutes });
    expect(composition).toHaveLength(minutes === 1 ? 3 : 1);
  });

  it('is kept by minute for six hours, then by quarter of an hour, and for three days in all', async () => {
    for (const minutes of [0, 4, 14]) {
      later(minutes);
      await report({ control: counts(2, 1) });
      await report({ composer: OTHER, canary: counts(1) });
    }
    const rows = async () =>
      (
        await registry.owner.query<{ of: string }>(
          `select minutes || ' ' || to_char(slot at time zone 'utc', 'HH24:MI') as of from health_minute order by slot, composer`,
        )
      ).rows.map((row) => row.of);
    later(5 * 60 + 57);
    await registry.watch();
    expect(await rows()).toEqual(['15 12:00', '1 12:18']);
    expect((await health('?hours=24'))['composition']).toMatchObject([
      { sessions: 4, faulty: 2, cohort: 'control' },
      { sessions: 2, cohort: 'canary' },
      { sessions: 2 },
      { sessions: 1, cohort: 'canary' },
    ]);
    later(15);
    await Promise.all([registry.watch(), (await registry.again()).watch()]);
    expect(await rows()).toEqual(['15 12:00', '15 12:15']);
    later(66 * 60);
    await registry.watch();
    expect(await rows()).toEqual([]);
  });

  it('counts no report of another day, and takes none from strangers', async () => {
    expect(await report({ slot: '2026-11-29T10:00:00.000Z', control: counts(1) })).toBe(202);
    expect((await health('?hours=72'))['composition']).toEqual([]);
    expect(await report({}, 'w'.repeat(40))).toBe(401);
  });

  it.each([
    [
      'a release that is none',
      { control: { ...none, releases: { 'no release': counts(1).releases['catalog@1.0.0'] } } },
    ],
    ['less than nothing', { control: { ...none, documents: -1 } }],
    ['a minute that is none', { slot: '2026-11-30T12:00:01.000Z' }],
  ])('refuses a report of %s', async (_what, changes) => {
    expect(await report(changes as Partial<HealthReport>)).toBe(400);
  });

  it.each(['?hours=0', '?hours=73', '?hours=x'])('is not there for %s', async (query) => {
    expect((await registry.call('GET', `/v1/health${query}`, { token: registry.tokens.asha })).status).toBe(
      400,
    );
  });
});
