/** A developer's remote in a whole store: allowed on their own and on staging, impossible in production. */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { aStartedStore, type TestStore } from '../testing/composer-process.fixtures.ts';

jest.setTimeout(60_000);

const OWN = 'http://localhost:3201';
const ORDER = `/?page=2&remote=demo@${OWN}`;
const WITH_COOKIE = { cookie: `a=b; remote_override=demo@${OWN}` };

const opened = (stage?: string): Promise<TestStore> => aStartedStore({ stage });
const policyOf = ({ headers }: Awaited<ReturnType<TestStore['get']>>): string =>
  String(headers['content-security-policy']);

describe('on staging', () => {
  let store: TestStore;
  beforeAll(async () => {
    store = await opened('staging');
  });
  afterAll(() => store.close());

  it('an order is stored in a cookie of this browser session, and leaves the address', async () => {
    const answer = await store.get(ORDER);
    expect(answer.status).toBe(302);
    expect(answer.headers).toMatchObject({
      location: '/?page=2',
      'cache-control': 'no-store',
      'set-cookie': `remote_override=demo@${OWN}; Path=/; SameSite=Strict; HttpOnly`,
    });
  });

  it('the document leaves the remote to the browser, and lets files of that one machine in', async () => {
    const answer = await store.get('/', WITH_COOKIE);
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.text).toContain(`id="sv-override">{"remote":"demo","origin":"${OWN}"}</script>`);
    expect(answer.text).not.toContain('class="greeting"');
    expect(answer.text).not.toContain('/remotes/demo/1.0.0/remoteEntry.js" crossorigin');
    for (const kind of ['script', 'style', 'img', 'font', 'connect'])
      expect(policyOf(answer)).toMatch(new RegExp(`${kind}-src [^;]*${OWN}(;|$)`));
    expect(policyOf(answer)).not.toContain('unsafe');
  });

  it('no other shopper’s document is touched by it', async () => {
    await store.get('/', WITH_COOKIE);
    const answer = await store.get('/');
    expect(answer.text).toContain('class="greeting"');
    expect(answer.text).not.toContain('sv-override');
    expect(policyOf(answer)).not.toContain('localhost');
  });

  it.each([
    '//evil.example/?remote=',
    '///evil.example/?remote=',
    `//evil.example/?remote=demo@${OWN}`,
    '/\\evil.example/?remote=',
    '/hi//evil.example/?remote=',
  ])('an order at %p leads to no other host: there is no such page', async (path) => {
    const { status, headers } = await store.get(path);
    expect([status, headers['location'], headers['set-cookie']]).toEqual([404, undefined, undefined]);
  });

  it('an order for a strange machine, and the end of one, make the cookie go', async () => {
    for (const order of ['/?remote=demo@http://evil.example:3201', '/?remote=']) {
      expect((await store.get(order)).headers).toMatchObject({
        location: '/',
        'set-cookie': 'remote_override=; Path=/; SameSite=Strict; HttpOnly; Max-Age=0',
      });
    }
    expect(
      (await store.get('/', { cookie: 'remote_override=demo@http://evil.example:3201' })).text,
    ).not.toContain('sv-override');
  });
});

describe('in production', () => {
  let store: TestStore;
  beforeAll(async () => {
    store = await opened();
  });
  afterAll(() => store.close());

  it('neither order nor cookie does anything', async () => {
    const ordered = await store.get(ORDER);
    expect(ordered.status).toBe(200);
    expect(ordered.headers['set-cookie']).toBeUndefined();
    const page = await store.get('/', WITH_COOKIE);
    expect(page.text).toContain('class="greeting"');
    expect(page.text).not.toContain('sv-override');
    expect(policyOf(page)).toBe(policyOf(await store.get('/')));
    expect(policyOf(page)).not.toContain('localhost');
  });
});
