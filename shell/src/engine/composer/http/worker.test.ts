/** The service worker's address, and the store as an app. */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { aStartedStore, type TestStore } from '../testing/composer-process.fixtures.ts';

jest.setTimeout(60_000);

const opened: TestStore[] = [];
async function open(env: Readonly<Record<string, string>> = {}): Promise<TestStore> {
  const store = await aStartedStore({ env });
  opened.push(store);
  return store;
}
let store: TestStore;
beforeAll(async () => {
  store = await open();
});
afterAll(() => Promise.all(opened.map((one) => one.close())));

describe('the service worker', () => {
  it("is the build's, asked for again each time, and allowed by every document but those of money", async () => {
    const { status, text, headers } = await store.get('/service-worker.js');
    expect([status, text, headers['cache-control'], headers['content-type']]).toEqual([
      200,
      '/* service worker */',
      'no-cache',
      'text/javascript; charset=utf-8',
    ]);
    expect((await store.get('/')).text).toContain(
      '<meta name="service-worker" content="/service-worker.js">',
    );
    expect((await store.get('/money/')).text).not.toContain('name="service-worker"');
  });

  it('that was withdrawn is replaced by one that clears up and goes, and no document asks for it', async () => {
    const withdrawn = await open({ SERVICE_WORKER: 'withdrawn' });
    const { status, text } = await withdrawn.get('/service-worker.js');
    expect(status).toBe(200);
    expect(text).toMatch(/caches\.delete.*registration\.unregister\(\)/s);
    expect(text).not.toContain("'fetch'");
    expect((await withdrawn.get('/')).text).not.toContain('name="service-worker"');
  });
});

describe('the page for visits offline', () => {
  it.each([
    ['/_shell/offline/', 'en'],
    ['/hi/_shell/offline/', 'hi'],
  ])(
    '%s is a whole document that may be cached, and that no crawler finds by searching',
    async (path, language) => {
      const { status, text, headers } = await store.get(path);
      expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=0, must-revalidate']);
      expect(text).toContain(`<html lang="${language}"`);
      expect(text).toContain(`<div class="offline">offline ${language}`);
      expect(text).toContain('<meta name="robots" content="noindex">');
      expect(text).toContain('"routeId":"offline"');
    },
  );
});

async function expectIcon({ src, sizes, type }: { src: string; sizes: string; type: string }): Promise<void> {
  const icon = await store.get(src);
  expect(icon.headers['content-type']).toBe(type);
  // Width and height of a PNG stand at a fixed place.
  expect(`${icon.bytes.readUInt32BE(16)}x${icon.bytes.readUInt32BE(20)}`).toBe(sizes);
}

describe('the manifest', () => {
  it.each([
    ['en', '/manifest.webmanifest', '/'],
    ['hi', '/hi/manifest.webmanifest', '/hi/'],
  ])('speaks %s and names icons that are there, of the size they say', async (lang, path, start) => {
    expect((await store.get(start)).text).toContain(`<link rel="manifest" href="${path}">`);
    const { text, headers } = await store.get(path);
    expect(headers['content-type']).toContain('application/manifest+json');
    const manifest = JSON.parse(text) as {
      id: string;
      lang: string;
      start_url: string;
      icons: { src: string; sizes: string; type: string; purpose?: string }[];
      shortcuts: { url: string }[];
    };
    expect(manifest).toMatchObject({ id: '/', lang, start_url: start });
    expect(manifest.shortcuts.every(({ url }) => url.startsWith(start))).toBe(true);
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable']),
    );
    for (const icon of manifest.icons.filter(({ type }) => type === 'image/png')) await expectIcon(icon);
  });
});

describe('the icon of the tab', () => {
  // An SVG is laid out in the page's thread, by browsers without a history at every visit.
  it('is a small picture of pixels, for old browsers too', async () => {
    const [, src = '', type = '', sizes = ''] =
      /<link rel="icon" href="([^"]+)" type="([^"]+)" sizes="([^"]+)">/.exec((await store.get('/')).text) ??
      [];
    expect([type, sizes]).toEqual(['image/png', '48x48']);
    await expectIcon({ src, sizes, type });
    expect((await store.get('/favicon.ico')).headers['location']).toBe(src);
  });
});
