/** A canary at the composer: who gets it, that they stay with it, and what is counted. */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { cohortOf, type ComposedCanary, VISITOR_GROUPS } from '@suvarna/contracts/release-delivery';
import { until } from '@suvarna/testing/until';
import { aStore, type TestStore } from '../testing/composer-process.fixtures.ts';
import { aRelease } from '../testing/release.fixtures.ts';

jest.setTimeout(60_000);

const first = aRelease({ version: '1.0.0', greeting: 'first' });
const second = aRelease({
  version: '1.0.1',
  greeting: 'second',
  offers: { navigation: [{ place: 'menu', names: { en: 'Late' }, path: '/late/' }], sitemap: ['/late/'] },
});
let store: TestStore;

const canaryOf = (percent: number): ComposedCanary => ({
  id: 2,
  percent,
  state: 'running',
  begun: '2026-11-30T10:00:00.000Z',
  since: '2026-11-30T10:00:00.000Z',
  policy: { steps: [percent], minutes: 60, sessions: 100, automatic: false, onHarm: 'halt' },
  remotes: { demo: { version: second.version, release: second.hash, killed: false } },
});
const groupOf = (cohort: 'control' | 'canary', percent: number): number => {
  for (let group = 0; group < VISITOR_GROUPS; group += 1)
    if (cohortOf(group, { id: 2, percent }) === cohort) return group;
  throw new Error(`no group is in ${cohort}`);
};
const revision = async (wanted: number): Promise<unknown> =>
  until(
    async () => (await store.get('/')).headers['x-composition-revision'] === String(wanted),
    () => store.logs(),
  );
const greeting = (text: string): string => /class="greeting">(\w+)/.exec(text)?.[1] ?? '';
/** @param begun what the cookie of the visit says */
const visit = (
  group?: number,
  { path = '/', begun }: { readonly path?: string; readonly begun?: string } = {},
) =>
  store.get(path, {
    'sec-fetch-dest': 'document',
    ...(group === undefined
      ? {}
      : {
          cookie: `__Host-release_group=${group}${begun === undefined ? '' : `; __Host-release_visit=${begun}`}`,
        }),
  });

beforeAll(async () => {
  store = await aStore();
  store.registry.publish(first, second);
  store.registry.compose([first]);
  await store.start();
});
afterAll(() => store.close());

describe('a canary', () => {
  it('does not exist for cookies before it begins', async () => {
    const { headers } = await visit();
    expect([headers['set-cookie'], headers['server-timing']]).toEqual([undefined, undefined]);
  });

  it('is for groups of its share; who has no group sees what everybody has, and gets one', async () => {
    store.registry.compose([first], { canary: canaryOf(25) });
    await revision(2);
    const stranger = await visit();
    expect(greeting(stranger.text)).toBe('first');
    expect(stranger.headers['server-timing']).toBe(undefined);
    expect(String(stranger.headers['set-cookie'])).toMatch(
      /^__Host-release_group=\d{1,4}; Path=\/; Max-Age=7776000; SameSite=Lax; HttpOnly; Secure$/,
    );
    const control = await visit(groupOf('control', 25));
    const few = await visit(groupOf('canary', 25));
    expect([control, few].map(({ text }) => greeting(text))).toEqual(['first', 'second']);
    // Header and footer are of the same composition; the sitemap is what everybody has.
    const links = (text: string) => text.split('> /late/').length - 1;
    expect([stranger, control, few].map(({ text }) => links(text.replaceAll('&gt;', '>')))).toEqual([
      0, 0, 2,
    ]);
    expect((await store.get('/sitemap-pages.xml')).status).toBe(404);
    expect([control, few].map(({ headers }) => headers['server-timing'])).toEqual([
      'canary;desc="2.control"',
      'canary;desc="2.canary"',
    ]);
    // Who has a group begins a visit at this share.
    const visits = [control, few].map(({ headers }) => String(headers['set-cookie']));
    expect(visits).toEqual(
      Array<string>(2).fill(
        '__Host-release_visit=2.25; Path=/; Max-Age=7200; SameSite=Lax; HttpOnly; Secure',
      ),
    );
  });

  it.each(['x', '10000', '-1', '1e3', '007', ''])('takes the cookie %j for none', async (value) => {
    const { text, headers } = await store.get('/', { cookie: `__Host-release_group=${value}` });
    expect(greeting(text)).toBe('first');
    expect(String(headers['set-cookie'])).toContain('release_group=');
  });

  it('stays with a page: the composition it reads is that of its document', async () => {
    const versionOf = async (query: string): Promise<string | undefined> => {
      const { text } = await store.get(`/_shell/composition.json${query}`);
      const { remotes, cohort } = JSON.parse(text) as {
        cohort: string;
        remotes: readonly { version: string }[];
      };
      return `${cohort} ${remotes[0]?.version}`;
    };
    expect(await versionOf('')).toBe('production 1.0.0');
    expect(await versionOf('?cohort=canary')).toBe('canary 1.0.1');
    expect(await versionOf('?cohort=elsewhere')).toBe('production 1.0.0');
  });

  it('has the files of both', async () => {
    for (const version of ['1.0.0', '1.0.1'])
      expect((await store.get(`/remotes/demo/${version}/page.js`)).status).toBe(200);
  });

  it('is counted: documents that are to be shown, and what browsers say of them', async () => {
    await visit(groupOf('canary', 25));
    // What a service worker stores is not shown.
    await store.get('/', {
      'sec-fetch-dest': 'empty',
      cookie: `__Host-release_group=${groupOf('canary', 25)}`,
    });
    const said = {
      canary: 2,
      cohort: 'canary',
      shown: true,
      begun: true,
      faulty: true,
      bagged: false,
      ordered: false,
      faults: [
        { remote: 'demo', version: '1.0.1', kind: 'error', first: true },
        { remote: 'stranger', version: '1.0.0', kind: 'error', first: true },
      ],
      pages: [{ remote: 'demo', version: '1.0.1', views: 2, begun: true }],
    };
    const demo = { remote: 'demo', version: '1.0.1' };
    const vitals = [
      { ...demo, name: 'INP', value: 120 },
      { ...demo, page: { remote: 'stranger', version: '1.0.0' }, name: 'TTFB', value: 120 },
    ];
    const post = (visitOf: object) =>
      store.call('/_shell/insight', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ vitals, errors: [], visit: visitOf }),
      });
    expect((await post(said)).status).toBe(204);
    expect((await post({ ...said, canary: 1 })).status).toBe(204);
    expect((await post({ ...said, cohort: 'all' })).status).toBe(400);
    const counted = await until(
      () =>
        store.registry.canaryReports
          .flatMap(({ reports }) => reports)
          .findLast(({ cohort }) => cohort.shown > 0),
      () => store.logs(),
    );
    expect(counted).toMatchObject({
      canary: 2,
      percent: 25,
      cohort: {
        shown: 1,
        sessions: 1,
        faulty: 1,
        faults: { 'error demo@1.0.1': 1 },
        speed: { INP: { '98': 1 } },
      },
    });
    expect(counted.cohort.faults).not.toHaveProperty('error stranger@1.0.0');
  });

  it('is counted as every release is, beside what everybody else sees', async () => {
    const post = (body: object) =>
      store.call('/_shell/insight', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const before = store.registry.healthReports.length;
    await visit();
    const visitOf = {
      cohort: 'control',
      shown: true,
      begun: true,
      faulty: false,
      bagged: false,
      ordered: false,
      faults: [],
      pages: [{ remote: 'demo', version: '1.0.0', views: 1, begun: true }],
    };
    const vital = { remote: 'shell', version: '0.0.0', page: { remote: 'demo', version: '1.0.0' } };
    await post({ vitals: [{ ...vital, name: 'LCP', value: 120 }], errors: [], visit: visitOf });
    await post({ vitals: [{ ...vital, name: 'soft-INP', value: 120 }], errors: [] });
    const reports = await until(
      () => {
        const all = store.registry.healthReports.slice(before).flatMap((one) => one.reports);
        const told = all.findLast(({ control }) => control.releases['demo@1.0.0']?.speed['soft-INP']);
        return told && all;
      },
      () => store.logs(),
    );
    const last = reports.at(-1);
    expect(last?.control.releases).toEqual({
      'demo@1.0.0': {
        sessions: 1,
        faulty: 0,
        views: 1,
        speed: { LCP: { '98': 1 }, 'soft-INP': { '98': 1 } },
      },
    });
    expect(last?.control.sessions).toBe(1);
    expect(last?.control.documents).toBeGreaterThan(0);
    // A visit of the canary before is one of a release all the same.
    const canaryOf = ({ canary }: (typeof reports)[number]) => canary.releases['demo@1.0.1'];
    expect(store.registry.healthReports.flatMap((one) => one.reports).map(canaryOf)).toContainEqual({
      sessions: 2,
      faulty: 2,
      views: 4,
      speed: { INP: { '98': 2 } },
    });
    // What is in no comparison is not judged.
    expect(
      store.registry.canaryReports.flatMap((one) => one.reports).map(({ control }) => control.sessions),
    ).not.toContain(1);
  });

  it('grows: a raise moves nobody out', async () => {
    store.registry.compose([first], { canary: canaryOf(50) });
    await revision(3);
    expect(greeting((await visit(groupOf('canary', 25))).text)).toBe('second');
    for (let group = 0; group < 500; group += 1)
      if (cohortOf(group, { id: 2, percent: 25 }) === 'canary')
        expect(cohortOf(group, { id: 2, percent: 50 })).toBe('canary');
  });

  describe('while a visit lasts', () => {
    let movedIn = 0;
    /** What was given, what it is compared as, and what the visit's cookie says from then on. */
    const given = ({ text, headers }: Awaited<ReturnType<typeof visit>>) => [
      greeting(text),
      headers['server-timing'],
      /release_visit=([\d.]+)/.exec(String(headers['set-cookie']))?.[1],
    ];
    beforeAll(() => {
      while (
        cohortOf(movedIn, { id: 2, percent: 25 }) === 'canary' ||
        cohortOf(movedIn, { id: 2, percent: 50 }) === 'control'
      )
        movedIn += 1;
    });

    it('stays as it was when the visit began: who began before the raise is compared with nobody', async () => {
      expect(given(await visit(movedIn, { begun: '2.25' }))).toEqual(['first', undefined, '2.25']);
      const few = groupOf('canary', 25);
      expect(given(await visit(few, { begun: '2.25' }))).toEqual(['second', undefined, '2.25']);
    });

    it('is chosen anew with the next visit', async () => {
      const anew = ['second', 'canary;desc="2.canary"', '2.50'];
      expect(given(await visit(movedIn))).toEqual(anew);
      expect(given(await visit(movedIn, { begun: '2.50' }))).toEqual(anew);
      for (const begun of ['1.25', '2.101', '2.025', '2', 'x', ''])
        expect(given(await visit(movedIn, { begun }))).toEqual(anew);
    });

    it('never begins on a page of money: who comes there has begun before the canary', async () => {
      const kept = ['first', undefined, '2.0'];
      expect(given(await visit(movedIn, { path: '/money/' }))).toEqual(kept);
      expect(given(await visit(movedIn, { path: '/money/', begun: '2.0' }))).toEqual(kept);
      expect(given(await visit(movedIn, { begun: '2.0' }))).toEqual(['first', undefined, '2.0']);
      expect(given(await visit(movedIn, { path: '/money/', begun: '2.50' }))).toEqual([
        'second',
        'canary;desc="2.canary"',
        '2.50',
      ]);
    });
  });

  it('is over for everybody when it is aborted, and open pages read what everybody has', async () => {
    store.registry.compose([first]);
    await revision(4);
    const { text, headers } = await visit(groupOf('canary', 25));
    expect([greeting(text), headers['server-timing']]).toEqual(['first', undefined]);
    const open = JSON.parse((await store.get('/_shell/composition.json?cohort=canary')).text) as {
      cohort: string;
    };
    expect(open.cohort).toBe('production');
    // A page that is open still may ask for files of it.
    expect((await store.get('/remotes/demo/1.0.1/page.js')).status).toBe(200);
  });

  it('that does not render is not taken, and the registry is told which release it was', async () => {
    const bad = aRelease({ version: '1.0.2', server: 'throw new Error("no");' });
    store.registry.publish(bad);
    const canary = {
      ...canaryOf(25),
      remotes: { demo: { version: bad.version, release: bad.hash, killed: false } },
    };
    store.registry.compose([first], { canary });
    await until(
      () => store.registry.refusals.some(({ release }) => release === bad.hash),
      () => store.logs(),
    );
    expect(greeting((await visit()).text)).toBe('first');
  });
});

it('a share is of so many groups', () => {
  for (const percent of [1, 5, 25]) {
    const inside = Array.from({ length: VISITOR_GROUPS }, (_, group) => cohortOf(group, { id: 9, percent }));
    const share = inside.filter((cohort) => cohort === 'canary').length / VISITOR_GROUPS;
    expect(Math.abs(share * 100 - percent)).toBeLessThan(1);
  }
});

it('the registry is told which process serves what, after each switch', () => {
  expect(new Set(store.registry.running.map(({ composer }) => composer)).size).toBe(1);
  expect(store.registry.running.map(({ revision: served }) => served)).toEqual(
    expect.arrayContaining([1, 2, 3, 4]),
  );
});
