/** The page of country and language, and the cookie, as a browser without JavaScript meets them. */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { aStartedStore, type TestStore } from '../../engine/composer/testing/composer-process.fixtures.ts';

jest.setTimeout(60_000);

let store: TestStore;
beforeAll(async () => {
  store = await aStartedStore();
});
afterAll(() => store.close());

const choose = (body: string, headers: Record<string, string> = {}, path = '/choose-language/') =>
  store.call(path, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

describe('choosing a country', () => {
  it('is a page of the shell in either language, indexed once', async () => {
    const [en, hi] = [await store.get('/choose-language/?next=/x/'), await store.get('/hi/choose-language/')];
    expect([
      en.status,
      en.text.includes('choose en INR /x/'),
      hi.text.includes('choose hi INR null'),
    ]).toEqual([200, true, true]);
    expect(en.text).toContain('<link rel="canonical" href="https://shop.example/choose-language/">');
    expect(en.text).toContain(
      '<link rel="alternate" hreflang="hi" href="https://shop.example/hi/choose-language/">',
    );
    expect(en.headers['cache-control']).toBe('no-store');
    expect((await store.get('/choose-language?next=/x/')).headers['location']).toBe(
      '/choose-language/?next=/x/',
    );
  });

  it('writes the cookie for 36,000 minutes and goes back, in the language of the form', async () => {
    const { status, headers } = await choose(
      'country=OTH-USD&next=/jewellery/',
      { 'sec-fetch-site': 'same-origin' },
      '/hi/choose-language/',
    );
    expect([status, headers['location'], headers['set-cookie']]).toEqual([
      303,
      '/hi/jewellery/',
      'currency_code=OTH-USD; Path=/; Max-Age=2160000; SameSite=Lax; Secure',
    ]);
  });

  it.each(['country=EUR', '', 'country=gbp&next=/', 'currency=GBP'])('refuses %j', async (body) => {
    const { status, headers } = await choose(body);
    expect([status, headers['set-cookie']]).toEqual([400, undefined]);
  });

  it('is refused to forms of other sites', async () => {
    expect((await choose('country=GBP', { 'sec-fetch-site': 'cross-site' })).status).toBe(400);
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example'])(
    'never leads away to %s',
    async (next) => {
      expect((await choose(`country=GBP&next=${encodeURIComponent(next)}`)).headers['location']).toBe('/');
    },
  );
});

describe('the currency of a document', () => {
  it('is that of the cookie, Others in US dollars, and each cached apart', async () => {
    for (const [cookie, currency, country] of [
      ['GBP', 'GBP', 'GBP'],
      ['OTH-USD', 'USD', 'OTH-USD'],
      ['USD', 'USD', 'USD'],
    ] as const) {
      const { text, headers } = await store.get('/', { cookie: `currency_code=${cookie}` });
      expect(text).toContain(`hello en ${currency}`);
      expect(text).toContain(`"variant":"${country}"`);
      expect([headers['vary'], headers['set-cookie']]).toEqual(['accept-encoding, cookie', undefined]);
    }
  });

  it('is rupees after ?c=, to the letter, on cached pages too', async () => {
    for (let visit = 0; visit < 2; visit += 1) {
      const { text, headers } = await store.get('/?c=GBP', { cookie: 'currency_code=AED' });
      expect(text).toContain('hello en INR');
      expect(headers['set-cookie']).toContain('currency_code=INR; Path=/; Max-Age=2160000');
    }
    const { text, headers } = await store.get('/?c=EUR', { cookie: 'currency_code=AED' });
    expect([text.includes('hello en AED'), headers['set-cookie']]).toEqual([true, undefined]);
  });

  it('puts a cookie right that names no option', async () => {
    const { text, headers } = await store.get('/', { cookie: 'currency_code=XBT' });
    expect([
      text.includes('hello en INR'),
      String(headers['set-cookie']).startsWith('currency_code=INR;'),
    ]).toEqual([true, true]);
  });
});

it.each(['in', 'gb', 'us', 'sg', 'ae', 'others'])('the flag %s is a picture of ours', async (name) => {
  const { status, headers, text } = await store.get(`/flags/${name}.svg`);
  expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(text).toMatch(/^<svg .*<\/svg>$/);
});

it("a password manager's way to another password leads to the page of it, in the reader's language", async () => {
  const asked = await Promise.all(
    ['', 'en-GB,en;q=0.9', 'hi-IN,hi;q=0.9,en;q=0.8'].map((language) =>
      store.get('/.well-known/change-password', { 'accept-language': language }),
    ),
  );
  expect(asked.map(({ status, headers }) => [status, headers['location']])).toEqual([
    [302, '/sign-in/forgot-password/'],
    [302, '/sign-in/forgot-password/'],
    [302, '/hi/sign-in/forgot-password/'],
  ]);
});
