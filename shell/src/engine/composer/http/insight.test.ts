/** Speed and errors as browsers report them, and as they are in the figures. */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { aStartedStore, type TestStore } from '../testing/composer-process.fixtures.ts';

jest.setTimeout(60_000);

let store: TestStore;
beforeAll(async () => {
  store = await aStartedStore();
});
afterAll(() => store.close());

const source = { remote: 'demo', version: '1.0.0' };
const post = (body: unknown) =>
  store.call('/_shell/insight', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
const figures = async (): Promise<string> => (await store.get('/metrics')).text;

it('vitals and errors are figures of the release they are about', async () => {
  const answer = await post({
    vitals: [
      { ...source, name: 'LCP', value: 912 },
      { ...source, name: 'CLS', value: 0.02 },
    ],
    errors: [{ ...source, kind: 'TypeError', place: '/remotes/demo/1.0.0/page.js:1:2' }],
  });
  expect(answer.status).toBe(204);
  const text = await figures();
  expect(text).toContain('browser_vital_milliseconds_sum{vital="LCP",remote="demo",version="1.0.0"} 912');
  expect(text).toContain('browser_layout_shift_sum{vital="CLS",remote="demo",version="1.0.0"} 0.02');
  expect(text).toContain('browser_errors_total{remote="demo",version="1.0.0"} 1');
  expect(store.logs()).toContain('TypeError at /remotes/demo/1.0.0/page.js:1:2');
});

it('a release that was never served has no figures, so no caller can fill the memory with names', async () => {
  expect(
    (
      await post({
        vitals: [
          { remote: 'demo', version: '9.9.9', name: 'LCP', value: 1 },
          { remote: 'stranger', version: '1.0.0', name: 'INP', value: 1 },
        ],
        errors: [],
      })
    ).status,
  ).toBe(204);
  expect(await figures()).not.toMatch(/9\.9\.9|stranger/);
});

it.each([
  ['another field', { vitals: [{ ...source, name: 'LCP', value: 1, url: '/account/' }], errors: [] }],
  ['a number that is none', { vitals: [{ ...source, name: 'LCP', value: 'fast' }], errors: [] }],
  ['a name of its own', { vitals: [{ ...source, name: 'EVIL', value: 1 }], errors: [] }],
  [
    'words of an error',
    { vitals: [], errors: [{ ...source, kind: 'TypeError', place: '', message: 'asha@mail.example' }] },
  ],
  [
    'a place that is none',
    { vitals: [], errors: [{ ...source, kind: 'TypeError', place: 'asha@mail.example' }] },
  ],
  ['nothing', null],
])('%s is refused', async (_what, body) => {
  expect((await post(body)).status).toBe(400);
});

it('one address is not heard without end', async () => {
  const answers = await Promise.all(Array.from({ length: 130 }, () => post({ vitals: [], errors: [] })));
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
});
