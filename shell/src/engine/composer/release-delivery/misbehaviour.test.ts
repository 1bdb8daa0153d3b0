/** A remote that hangs or dies is a skeleton on its own pages; the shop and the other remotes live. */
import { afterEach, expect, it, jest } from '@jest/globals';
import { until } from '@suvarna/testing/until';
import { aRelease } from '../testing/release.fixtures.ts';
import { aStore, type TestStore } from '../testing/composer-process.fixtures.ts';

jest.setTimeout(90_000);

const bad = (load: string): string => `
export const remote = { name: 'bad', version: '1.0.0' };
export const load = async (id) => { if (id === 'harmless') return { kind: 'not-found' }; ${load} };
export const render = async () => ({ element: null, head: { title: 'x' } });`;

let store: TestStore;
afterEach(() => store.close());

it.each([
  ['runs for ever', 'for (;;);', 'it said nothing'],
  [
    'takes all memory',
    'const all = []; for (;;) all.push(new Array(100000).fill(all.length));',
    'the process of a remote ended',
  ],
])('one that %s', async (_what, load, logged) => {
  store = await aStore();
  const releases = [
    aRelease(),
    aRelease({
      name: 'bad',
      server: bad(load),
      routes: [
        { id: 'bad', path: '/bad/' },
        { id: 'harmless', path: '/harmless/' },
      ],
    }),
  ];
  for (const release of releases) store.registry.publish(release);
  store.registry.compose(releases);
  await store.start();

  const [hurt, other] = await Promise.all([store.get('/bad/'), store.get('/')]);
  expect(hurt.status).toBe(200);
  expect(hurt.text).toContain('id="single-spa-application:bad"');
  expect(hurt.text).toContain('"rendered":false');
  expect(other.text).toContain('class="greeting"');
  await until(() => store.logs().includes('the process of a remote ended'));
  expect(store.logs()).toContain(logged);
  await until(async () => (await store.get('/harmless/')).status === 404);
});
