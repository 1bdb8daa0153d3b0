/** Documents as a browser, a crawler and an attacker see them. */
import { createHash } from 'node:crypto';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { aStartedStore, type TestStore } from '../testing/composer-process.fixtures.ts';

jest.setTimeout(60_000);

let store: TestStore;
beforeAll(async () => {
  store = await aStartedStore();
});
afterAll(() => store.close());

const block = (html: string, id: string): unknown =>
  JSON.parse(
    new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's').exec(html)?.[1] ?? 'null',
  );
const visitOf = (html: string): unknown => (block(html, 'sv-page') as { data: { visit: number } }).data.visit;

describe('a rendered page', () => {
  it('holds head, page, data and scripts, and nothing inline that could run', async () => {
    const { status, text, headers } = await store.get('/?page=2');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toContain('<html lang="en" dir="ltr">');
    expect(text).toContain('<title>Title of home</title>');
    expect(text).toContain('<meta name="description" content="A &quot;quoted&quot; page">');
    expect(text).toContain('<link rel="canonical" href="https://shop.example/?page=2">');
    expect(text).toContain('<link rel="alternate" hreflang="hi" href="https://shop.example/hi/?page=2">');
    expect(text).toContain(
      '<div id="single-spa-application:demo" data-asleep><p class="greeting">hello en INR</p></div>',
    );
    expect(block(text, 'sv-page')).toMatchObject({
      remote: 'demo',
      routeId: 'home',
      locale: 'en',
      variant: 'INR',
      offline: false,
      rendered: true,
    });
    expect(block(text, 'sv-composition')).toMatchObject({ remotes: [{ name: 'demo' }] });
    for (const [script] of text.matchAll(/<script(?![^>]*type="application)[^>]*>/g))
      expect(script).toMatch(
        / src="\/shell\/[^"]+" (?:async|defer) crossorigin="anonymous" integrity="sha384-/,
      );
    expect(text).toMatch(/^[^]{0,200}<script src="\/shell\/[^/"]+\/early\.js" async [^>]*><\/script>/);
    for (const [link] of text.matchAll(/<link rel="(?:stylesheet|preload" as="script)"[^>]*>/g))
      expect(link).toMatch(/ crossorigin="anonymous" integrity="sha384-/);
    expect(text).not.toMatch(/ style=| on\w+=/);
  });

  it('is read of commerce for the address that asked, whatever the browser says about itself', async () => {
    await store.get('/?page=71', { 'x-shown-to': '6.6.6.6' });
    expect(store.commerce.counted()).toMatchObject({ 'x-shown-to': '127.0.0.1' });
    expect(store.commerce.counted()['x-forwarded-for']).toBeUndefined();
  });

  it('holds the style sheets of shell and page, and its policy allows these and no others', async () => {
    const { text, headers } = await store.get('/');
    const sheets = [
      ...text.matchAll(/<style data-href="([^"]+)" data-integrity="([^"]+)">([^<]*)<\/style>/g),
    ].map(([, href = '', integrity = '', content = '']) => ({ href, integrity, content }));
    expect(sheets.map(({ href }) => href)).toEqual([
      expect.stringMatching(/^\/shell\/[^/]+\/shell\.css$/),
      '/remotes/demo/1.0.0/page.css',
    ]);
    expect(
      sheets.map(({ content }) => `sha384-${createHash('sha384').update(content).digest('base64')}`),
    ).toEqual(sheets.map(({ integrity }) => integrity));
    expect(headers['content-security-policy']).toContain(
      `style-src 'self' ${sheets.map(({ integrity }) => `'${integrity}'`).join(' ')};`,
    );
    for (const { href, content } of sheets) expect((await store.get(href)).text).toBe(content);
    expect(text).not.toContain('rel="stylesheet"');
  });

  it('names a sheet that means files beside it, where it would mean others from inside a document', async () => {
    const { text, headers } = await store.get('/pictured/');
    expect(text).toMatch(
      /<link rel="stylesheet" href="\/remotes\/demo\/1\.0\.0\/pictured\.css" crossorigin="anonymous" integrity="sha384-[^"]+">/,
    );
    expect(text.match(/<style /g)).toHaveLength(1);
    expect(String(headers['content-security-policy']).match(/'sha384-/g)).toHaveLength(1);
  });

  it('speaks Hindi below /hi/', async () => {
    const { text } = await store.get('/hi/');
    expect(text).toContain('<html lang="hi"');
    expect(text).toContain('hello hi INR');
    expect(text).toContain('<link rel="canonical" href="https://shop.example/hi/">');
    expect(text).toContain('<link rel="alternate" hreflang="x-default" href="https://shop.example/">');
  });

  it('cannot be broken out of by data', async () => {
    const { text } = await store.get('/hostile/');
    expect(text).not.toContain('<script>alert');
    expect(block(text, 'sv-page')).toMatchObject({
      data: { text: '</script><script>alert(1)</script>\u2028' },
    });
    expect(text).toContain('<title>Title of &lt;/script&gt;');
  });
});

describe('a page with a document of its own', () => {
  it('runs scripts of the shell and of its own remote only', async () => {
    const { headers, text } = await store.get('/money/');
    const policy = String(headers['content-security-policy']);
    const [, scripts = ''] = /script-src ([^;]+)/.exec(policy) ?? [];
    expect(scripts.split(' ').map((source) => new URL(source).pathname)).toEqual([
      expect.stringMatching(/^\/shell\/[^/]+\/$/),
      '/remotes/demo/1.0.0/',
    ]);
    expect(policy).not.toContain('data:');
    expect(policy).toContain("style-src 'self';");
    expect(text).not.toContain('<style');
    expect(text.match(/<link rel="stylesheet"/g)).toHaveLength(2);
    expect(block(text, 'sv-composition')).toMatchObject({
      remotes: [{ routes: [{ id: 'money', ownDocument: true }] }],
    });
  });

  it('tells the route of its own page, and fetches its texts with it; the composer tells all of them, compressed', async () => {
    const { text } = await store.get('/');
    expect(block(text, 'sv-composition')).toMatchObject({
      partial: true,
      remotes: [{ routes: [{ id: 'home' }] }],
    });
    expect(text).toContain('as="script" href="/remotes/demo/1.0.0/home-en.js"');
    expect(block(text, 'sv-composition')).not.toHaveProperty('remotes.0.routes.0.texts');
    const { headers, bytes } = await store.get('/_shell/composition.json', { 'accept-encoding': 'br' });
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    const whole = JSON.parse(brotliDecompressSync(bytes).toString()) as {
      partial?: boolean;
      remotes: { routes: { id: string; texts?: unknown }[] }[];
    };
    expect(whole.partial).toBeUndefined();
    expect(whole.remotes[0]?.routes.map(({ id, texts }) => [id, texts])).toEqual(
      expect.arrayContaining([
        ['home', { en: ['home-en.js'] }],
        ['money', undefined],
      ]),
    );
    const again = await store.get('/_shell/composition.json', { 'if-none-match': String(headers['etag']) });
    expect(again.status).toBe(304);
  });

  it('has the same policy whatever host the request names', async () => {
    const { headers } = await store.get('/money/');
    for (const host of ['x;script-src *', 'evil.example', ''])
      expect((await store.get('/money/', { host })).headers['content-security-policy']).toBe(
        headers['content-security-policy'],
      );
    expect(headers['content-security-policy']).toContain('script-src https://shop.example/shell/');
  });

  it('leaves the policy of other pages as it is', async () => {
    expect(String((await store.get('/')).headers['content-security-policy'])).toContain("script-src 'self';");
  });
});

describe('the page cache', () => {
  it('caches one page per query the route declared, language and currency', async () => {
    const first = visitOf((await store.get('/?page=7')).text);
    expect(visitOf((await store.get('/?page=7')).text)).toBe(first);
    expect(visitOf((await store.get('/?utm_source=x&page=7&other=1')).text)).toBe(first);
    expect(visitOf((await store.get('/?page=8')).text)).not.toBe(first);
    expect(visitOf((await store.get('/hi/?page=7')).text)).not.toBe(first);
    const pounds = await store.get('/?page=7', { cookie: 'a=b; currency_code=GBP' });
    expect(pounds.text).toContain('hello en GBP');
    expect(visitOf(pounds.text)).not.toBe(first);
    expect((await store.get('/?page=7', { cookie: 'currency_code=XXX' })).text).toContain('hello en INR');
  });

  it('never shows a page what its key leaves out', async () => {
    expect(
      (block((await store.get('/?page=9&other=secret')).text, 'sv-page') as { data: { other: unknown } }).data
        .other,
    ).toBeNull();
  });

  it('caches nothing that belongs to a customer', async () => {
    const mine = await store.get('/mine/');
    expect(mine.headers['cache-control']).toBe('no-store');
    expect(visitOf((await store.get('/mine/')).text)).not.toBe(visitOf(mine.text));
  });

  it('is the same for a customer who is signed in: session cookies are not read and none is set', async () => {
    const anonymous = await store.get('/?page=12');
    const mine = await store.get('/?page=12', {
      cookie: 'sid=canary-of-a-session; rt=canary-of-a-renewal; __Host-sid=canary',
    });
    expect(visitOf(mine.text)).toBe(visitOf(anonymous.text));
    expect(mine.text).not.toContain('canary');
    expect(mine.headers).not.toHaveProperty('set-cookie');
    expect(store.commerce.seen()).not.toHaveProperty('cookie');
  });

  it('answers 304 to who has the page, and forgets it when prices change', async () => {
    const { headers, text } = await store.get('/?page=10');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect((await store.get('/?page=10', { 'if-none-match': String(headers.etag) })).status).toBe(304);
    store.commerce.version = '2';
    await store.get('/api/echo/');
    expect(visitOf((await store.get('/?page=10')).text)).not.toBe(visitOf(text));
  });

  it('makes a page once for everybody who asks at the same time', async () => {
    const before = store.commerce.calls();
    const pages = await Promise.all(Array.from({ length: 10 }, () => store.get('/?page=11')));
    expect(new Set(pages.map(({ text }) => visitOf(text))).size).toBe(1);
    expect(store.commerce.calls()).toBe(before + 1);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('compresses with %s', async (encoding, decompress) => {
    const { headers, bytes } = await store.get('/?page=12', { 'accept-encoding': encoding });
    expect(headers['content-encoding']).toBe(encoding);
    expect(decompress(bytes).toString()).toContain('hello en INR');
  });
});

describe('when the page cannot be rendered', () => {
  it.each(['/throws-load/', '/throws-render/', '/circular/'])(
    '%s becomes a skeleton that the browser fills',
    async (path) => {
      const { status, text, headers } = await store.get(path);
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('no-store');
      expect(text).toContain(
        '<div id="single-spa-application:demo"><div class="skeleton">skeleton en plain</div></div>',
      );
      expect(block(text, 'sv-page')).toMatchObject({ remote: 'demo', data: null, rendered: false });
    },
  );

  it('a page that is late becomes a skeleton within its deadline', async () => {
    const { text } = await store.get('/late/');
    expect(text).toContain('skeleton en plain');
    expect(text.endsWith('</body></html>')).toBe(true);
  });

  it('a page drawn by the browser only gets its skeleton at once', async () => {
    expect((await store.get('/browser-only/')).text).toContain('skeleton en plain');
  });
});

describe('addresses', () => {
  it.each(['/no-such-page/', '/gone/ring/', '//evil.example/', '/hi/no-such-page'])(
    '%s is a real 404',
    async (path) => {
      const { status, text } = await store.get(path);
      expect(status).toBe(404);
      expect(text).toContain('<meta name="robots" content="noindex">');
      expect(text).toContain('class="not-found"');
    },
  );

  it.each([
    ['/%E0%A4%A', 'en'],
    ['/hi/%E0%A4%A', 'hi'],
    ['/hi/jewellery/rings%', 'hi'],
    ['/jewellery/%zz/?a=%', 'en'],
  ])('%s cannot be decoded, and is a real 404 in its language', async (path, language) => {
    const { status, text, headers } = await store.get(path);
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(text).toContain(`<html lang="${language}"`);
    expect(text).toContain('class="not-found"');
    const head = await store.call(path, { method: 'HEAD' });
    expect([head.status, head.text]).toEqual([404, '']);
  });

  it.each([
    ['GET', '/api/%E0%A4%A'],
    ['GET', '/media/%E0%A4%A'],
    ['GET', '/remotes/%E0%A4%A'],
    ['POST', '/%E0%A4%A'],
  ] as const)('%s %s cannot be decoded, and a program is answered in one line', async (method, path) => {
    const { status, text } = await store.call(path, { method });
    expect([status, text]).toEqual([400, 'Bad request']);
  });

  it.each([
    ['/gone/ring', 308, '/gone/ring/'],
    ['/hi/slow?a=1', 308, '/hi/slow/?a=1'],
    ['/hi', 308, '/hi/'],
    ['/moved/', 301, '/'],
    ['/hi/moved/', 301, '/hi/'],
    ['/elsewhere/', 302, '/'],
  ])('%s redirects (%d) to %s', async (path, status, location) => {
    const answer = await store.get(path);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
  });

  it('takes GET and HEAD only', async () => {
    expect((await store.call('/', { method: 'POST', body: '{}' })).status).toBe(405);
    const head = await store.call('/', { method: 'HEAD' });
    expect([head.status, head.text]).toEqual([200, '']);
  });
});

describe('every answer', () => {
  it.each([
    '/',
    '/no-such-page/',
    '/slow',
    '/%E0%A4%A',
    '/api/echo/',
    '/api/nothing/',
    '/media/nothing.svg',
    '/robots.txt',
    '/favicon.svg',
    '/manifest.webmanifest',
    '/hi/manifest.webmanifest',
    '/icons/suvarna-192.png',
    '/service-worker.js',
    '/_shell/offline/',
    '/hi/_shell/offline/',
    '/sitemap.xml',
    '/_shell/composition.json',
    '/remotes/demo/1.0.0/remoteEntry.js',
    '/remotes/demo/9.9.9/x.js',
    '/shell/1.0.0/shell.js',
    '/livez',
    '/readyz',
    '/metrics',
  ])('%s has the security headers', async (path) => {
    const { headers } = await store.get(path);
    expect(headers['content-security-policy']).toMatch(
      /default-src 'none'; script-src 'self'; .*frame-ancestors 'none'; base-uri 'none'/,
    );
    expect(headers['content-security-policy']).not.toMatch(/unsafe|nonce/);
    expect(headers).toMatchObject({
      'integrity-policy': 'blocked-destinations=(script)',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
      'strict-transport-security': expect.stringContaining('max-age=') as unknown,
    });
  });

  it('lets files be cached for ever, and shows figures to this machine', async () => {
    const file = await store.get('/remotes/demo/1.0.0/remoteEntry.js');
    expect(file.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    });
    expect((await store.get('/remotes/demo/1.0.0/../../../server/server.mjs')).status).toBe(404);
    expect((await store.get('/metrics')).text).toContain('composer_pages_total');
    expect((await store.get('/metrics', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(404);
  });
});
