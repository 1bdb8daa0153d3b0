/** What the composer believes, and what it does when it does not. */
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { until } from '@suvarna/testing/until';
import { aStore, type TestStore } from '../testing/composer-process.fixtures.ts';
import type { FixtureRegistry } from '../testing/registry.fixtures.ts';
import { aRelease } from '../testing/release.fixtures.ts';

jest.setTimeout(60_000);

const first = aRelease({ version: '1.0.0', greeting: 'first' });
const second = aRelease({ version: '1.0.1', greeting: 'second' });
let store: TestStore;

async function open(options?: Parameters<typeof aStore>[0]): Promise<void> {
  store = await aStore(options);
  store.registry.publish(first, second);
  store.registry.compose([first]);
}

const greeting = async (): Promise<string> =>
  /class="greeting">(\w+)/.exec((await store.get('/')).text)?.[1] ?? '';
const refusedFor = (reason: string): Promise<boolean> =>
  until(
    () => store.logs().includes(reason),
    () => `no log of ${reason}:\n${store.logs()}`,
  );

/** One composer for all: what it refuses it does not store. */
describe('a release is refused', () => {
  beforeAll(async () => {
    await open();
    await store.start();
  });
  afterAll(() => store.close());

  /** @returns what the registry is notified of about the release that is composed */
  async function refusalOf(
    release: ReturnType<typeof aRelease>,
  ): Promise<FixtureRegistry['refusals'][number]> {
    store.registry.compose([release]);
    const refusal = await until(
      () => store.registry.refusals.find((each) => each.release === release.hash),
      store.logs,
    );
    expect(await greeting()).toBe('first');
    return refusal;
  }

  it.each(['client/page.js', 'server/server.mjs'])(
    'when %s was changed, and the registry is notified',
    async (path) => {
      const changed = aRelease({ version: '1.0.3', greeting: path.replace(/\W/g, '') });
      store.registry.publish(changed);
      store.registry.tamper(changed, path);
      expect(await refusalOf(changed)).toMatchObject({
        remote: 'demo',
        reason: expect.stringContaining(path) as unknown,
      });
      // Another composer may have taken it before it was changed: what is as it was signed is handed out.
      for (const file of ['client/page.js', 'client/page.css'])
        expect((await store.get(file.replace('client', '/remotes/demo/1.0.3'))).status).toBe(
          file === path ? 404 : 200,
        );
    },
  );

  it.each([
    ['throws when it is imported', 'throw new Error("no");'],
    ['exports nothing', 'export {};'],
    [
      'says it is another registry',
      'export const remote = { name: "demo", version: "9.9.9" }; export const load = () => {}; export const render = () => {};',
    ],
    ['brings libraries of its own', 'import "undici"; export {};'],
    [
      'cannot render its smoke page',
      'export const remote = { name: "demo", version: "1.0.2" }; export const load = async () => ({ kind: "data", data: null }); export const render = async () => { throw new Error("no"); };',
    ],
  ])('when it %s', async (_what, server) => {
    const bad = aRelease({ version: '1.0.2', server });
    store.registry.publish(bad);
    expect(await refusalOf(bad)).toMatchObject({ remote: 'demo' });
  });

  it.each([
    ['the shell', { host: '^2.1.0' }, 'needs ^2.1.0'],
    ['the shell, in contract 1,', { host: '^1.2.0', ofContract1: true }, 'needs ^1.2.0'],
    ['the site', { site: '^1.1.0' }, 'the site speaks contract 1.0.0'],
  ])('when %s is too old for it, and the registry is notified', async (_what, needs, reason) => {
    const newer = aRelease({ version: '1.0.2', ...needs });
    store.registry.publish(newer);
    expect(await refusalOf(newer)).toMatchObject({
      remote: 'demo',
      reason: expect.stringContaining(reason) as unknown,
    });
  });
});

describe('a composer of its own', () => {
  beforeEach(() => open());
  afterEach(() => store.close());

  describe('a swap', () => {
    it('shows in new documents while requests keep running, and keeps old files for open pages', async () => {
      await store.start();
      const before = await store.get('/');
      expect(before.text).toContain('first en INR');
      expect(before.headers['x-composition-revision']).toBe('1');

      let swapped = false;
      const documents: Awaited<ReturnType<TestStore['get']>>[] = [];
      const shopper = (async () => {
        while (!swapped) documents.push(await store.get('/'));
      })();
      store.registry.compose([second]);
      await until(async () => (await greeting()) === 'second');
      swapped = true;
      await shopper;

      expect(new Set(documents.map(({ status }) => status))).toEqual(new Set([200]));
      // The second is ready before anybody is served from it: no page is left to the browser.
      expect(documents.filter(({ text }) => !text.includes('"rendered":true'))).toEqual([]);
      expect((await store.get('/')).headers['x-composition-revision']).toBe('2');
      expect((await store.get('/remotes/demo/1.0.0/page.js')).text).toBe('/* 1.0.0 */');
      expect((await store.get('/remotes/demo/1.0.1/page.js')).text).toBe('/* 1.0.1 */');
      const live = JSON.parse((await store.get('/_shell/composition.json')).text) as {
        revision: number;
        remotes: { version: string; integrity: string }[];
      };
      expect(live).toMatchObject({
        revision: 2,
        remotes: [
          {
            name: 'demo',
            version: '1.0.1',
            container: 'demo_1_0_1',
            base: '/remotes/demo/1.0.1/',
            entry: 'remoteEntry.js',
          },
        ],
      });
    });
  });

  describe('the contract of the host', () => {
    const lowest = async (): Promise<unknown> =>
      JSON.parse((await store.get('/_shell/composition.json')).text);

    it('is said to open pages: what each release needs, and what a document loaded now would run', async () => {
      const newer = aRelease({ version: '1.0.2', host: '^2.0.0', site: '>=1.0.0' });
      store.registry.publish(newer);
      store.registry.compose([newer]);
      await store.start();
      expect(await lowest()).toMatchObject({
        shell: { version: '1.0.0', contract: '2.0.0', carries: ['1.1.0'], site: '1.0.0' },
        remotes: [{ version: '1.0.2', needs: '2.0.0', needsSite: '1.0.0' }],
      });
      expect((await store.get('/')).text).toContain('"needs":"2.0.0"');
    });

    it('carries releases of contract 1 beside those of 2: both are rendered', async () => {
      const old = aRelease({ version: '1.0.2', host: '^1.0.0', ofContract1: true });
      const money = aRelease({
        name: 'other',
        routes: [{ id: 'checkout', path: '/checkout/cart/', area: 'checkout', smoke: '/checkout/cart/' }],
      });
      store.registry.publish(old, money);
      store.registry.compose([old, money]);
      await store.start();
      expect((await store.get('/')).text).toContain('hello en INR');
      expect((await store.get('/checkout/cart/')).text).toContain('data-place="checkout"');
      const { remotes } = (await lowest()) as { remotes: object[] };
      expect(remotes).toMatchObject([
        { name: 'demo', needs: '1.0.0' },
        { name: 'other', needs: '2.0.0' },
      ]);
      expect(remotes[0]).not.toHaveProperty('needsSite');
    });
  });

  describe('an envelope is not believed', () => {
    it('when it is old, expired, forged or from the future', async () => {
      const old = store.registry.compose([first]);
      store.registry.compose([first]);
      await store.start();

      store.registry.serve(old);
      await refusedFor('COMPOSITION.REPLAYED');
      store.registry.compose([second], { expires: new Date(Date.now() - 500).toISOString() });
      await refusedFor('COMPOSITION.EXPIRED');
      const composition = JSON.parse(
        Buffer.from(
          store.registry.compose([second], { issuedAt: new Date(Date.now() + 1_800_000).toISOString() })
            .payload,
          'base64',
        ).toString(),
      ) as Parameters<TestStore['registry']['sign']>[0];
      await refusedFor('COMPOSITION.NOT_YET_VALID');
      store.registry.serve(store.registry.sign(composition, generateKeyPairSync('ed25519').privateKey));
      await refusedFor('ENVELOPE.SIGNATURE');
      store.registry.serve({ keyId: 'x', payload: 'x', signature: 'x', getPublicPath: 'alert(1)' });
      await refusedFor('ENVELOPE.SCHEMA');

      expect(await greeting()).toBe('first');
      store.registry.compose([second]);
      await until(async () => (await greeting()) === 'second');
    });

    it('when its sequence was seen before a restart', async () => {
      const old = store.registry.compose([first]);
      store.registry.compose([second]);
      await store.start();
      await store.stop();
      store.registry.serve(old);
      await store.start();
      await refusedFor('COMPOSITION.REPLAYED');
      expect(await greeting()).toBe('second');
    });
  });

  describe('a composer without memory', () => {
    /** The registry's process has answered, and the composer would serve if it believed it. */
    const notReady = async (): Promise<void> => {
      expect((await store.get('/readyz')).status).toBe(503);
    };

    it('refuses an older composition of the same day, once any composer has taken a newer one', async () => {
      const old = store.registry.compose([first]);
      store.registry.compose([second]);
      store.registry.floor({ revision: 3, sequence: 3 });
      store.registry.serve(old);
      await store.launch();
      await refusedFor('COMPOSITION.REPLAYED');
      await notReady();
      store.registry.compose([second]);
      await until(async () => (await greeting()) === 'second');
    });

    it('refuses an earlier revision that was signed again by a registry whose database was set back', async () => {
      store.registry.floor({ revision: 7, sequence: 7 });
      store.registry.compose([first], { revision: 2, sequence: 9 });
      await store.launch();
      await refusedFor('COMPOSITION.SET_BACK');
      await notReady();
      store.registry.compose([second], { revision: 8, sequence: 10 });
      await until(async () => (await greeting()) === 'second');
    });

    it.each([
      ['that was made for another nonce', () => store.registry.head('n'.repeat(32)), 'HEAD.NONCE'],
      [
        'that another registry signed',
        () => store.registry.head('n'.repeat(32), generateKeyPairSync('ed25519').privateKey),
        'ENVELOPE.SIGNATURE',
      ],
      ['that is none', () => ({}), 'ENVELOPE.SCHEMA'],
    ])('does not believe a head %s, nor anything after it', async (_what, head, reason) => {
      store.registry.replayHead(head());
      await store.launch();
      await refusedFor(reason);
      await notReady();
      store.registry.replayHead(null);
      store.registry.compose([first]);
      await until(async () => (await greeting()) === 'first');
    });

    it('takes a rollback, which is a new revision, and acknowledges each composition it took', async () => {
      await store.start();
      store.registry.compose([second]);
      await until(async () => (await greeting()) === 'second');
      const back = store.registry.compose([first]);
      await until(async () => (await greeting()) === 'first');
      await until(() => store.registry.acknowledged.at(-1)?.payload === back.payload);
      // The one before is shown once more beside each that follows it.
      expect(store.registry.acknowledged).toHaveLength(5);
      expect(new Set(store.registry.acknowledged.map(({ payload }) => payload)).size).toBe(3);
    });
  });

  describe('a composer with memory', () => {
    it('notifies a registry that was set back of what it took, and stays with it', async () => {
      const old = store.registry.compose([first]);
      const taken = store.registry.compose([second]);
      await store.start();
      await store.stop();
      const before = store.registry.acknowledged.length;
      store.registry.serve(old);
      await store.start();
      await until(() => store.registry.acknowledged.length > before);
      expect(store.registry.acknowledged.at(-1)).toEqual(taken);
      expect(await greeting()).toBe('second');
    });

    it('refuses an earlier revision that was signed again', async () => {
      store.registry.compose([second], { revision: 5, sequence: 5 });
      await store.start();
      store.registry.compose([first], { revision: 4, sequence: 6 });
      await refusedFor('COMPOSITION.SET_BACK');
      expect(await greeting()).toBe('second');
    });
  });

  describe('without the registry', () => {
    it('goes on, and starts again from the last-known-good composition', async () => {
      // A restart as it is in a store: what is not on disk is gone with the process.
      await store.close();
      await open({ ofItsOwn: true });
      await store.start();
      await store.registry.down();
      expect(await greeting()).toBe('first');
      expect(await store.stop()).toBe(0);

      await store.start();
      expect(await greeting()).toBe('first');

      await store.registry.up();
      store.registry.compose([second]);
      await until(async () => (await greeting()) === 'second');
    });

    it('does not start from files that were changed on disk', async () => {
      await store.start();
      await store.stop();
      const [directory = ''] = await readdir(join(store.data, 'releases'));
      const bundle = join(store.data, 'releases', directory, 'server', 'server.mjs');
      const good = await readFile(bundle);
      await writeFile(bundle, Buffer.concat([good, Buffer.from('\nglobalThis.evil = true;')]));
      // The registry is there, so the file is fetched again instead.
      await store.start();
      expect(await greeting()).toBe('first');
      expect(await readFile(bundle)).toEqual(good);
    });

    it('does not send a file that was changed on disk: the registry has the right one', async () => {
      await store.start();
      await store.stop();
      await store.start();
      const [directory = ''] = await readdir(join(store.data, 'releases'));
      store.registry.compose([second]);
      await until(async () => (await greeting()) === 'second');
      await store.stop();
      // Now an older release that only open pages want: nothing checks it at boot.
      await writeFile(join(store.data, 'releases', directory, 'client', 'page.js'), 'alert(1)');
      await store.start();
      expect((await store.get('/remotes/demo/1.0.0/page.js')).text).toBe('/* 1.0.0 */');
      await rm(join(store.data, 'releases', directory, 'client', 'page.css'));
      await store.registry.down();
      const answer = await store.get('/remotes/demo/1.0.0/page.css');
      expect(answer.status).toBe(503);
      expect(answer.headers).toMatchObject({ 'retry-after': '1', 'cache-control': 'no-store' });
      await store.registry.up();
    });
  });

  describe('a killed remote', () => {
    it('shows the fallback, the rest of the store lives, and it comes back', async () => {
      const other = aRelease({
        name: 'other',
        routes: [{ id: 'other', path: '/other/' }],
        greeting: 'other',
      });
      store.registry.publish(other);
      store.registry.compose([first, other]);
      await store.start();

      store.registry.compose([first, other], { killed: ['demo'] });
      await until(async () => (await store.get('/')).status === 503);
      const fallback = await store.get('/');
      expect(fallback.text).toContain('fallback en demo');
      expect(fallback.headers['retry-after']).toBe('10');
      expect(JSON.parse((await store.get('/_shell/composition.json')).text)).toMatchObject({
        remotes: [
          { name: 'demo', killed: true },
          { name: 'other', killed: false },
        ],
      });
      expect((await store.get('/other/')).text).toContain('other en INR');

      store.registry.compose([first, other]);
      await until(async () => (await greeting()) === 'first');
    });

    it('is killed even when the registry names a release that cannot run', async () => {
      const bad = aRelease({ version: '1.0.2', server: 'export {};' });
      store.registry.publish(bad);
      await store.start();
      store.registry.tamper(bad, 'client/page.js');
      store.registry.compose([bad], { killed: ['demo'] });
      await until(async () => (await store.get('/')).status === 503);
    });
  });
});
