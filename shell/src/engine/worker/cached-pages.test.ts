import { beforeEach, describe, expect, it, jest } from '@jest/globals';

// Ages lie in IndexedDB, which Node lacks; that files are whole is tested in a browser.
jest.mock('workbox-expiration/CacheExpiration.js', () => ({
  CacheExpiration: class {
    updateTimestamp = async (): Promise<void> => undefined;
    expireEntries = async (): Promise<void> => undefined;
    isURLExpired = async (): Promise<boolean> => false;
    delete = async (): Promise<void> => undefined;
  },
}));
jest.mock('./cached-files.ts', () => ({
  areKept: () => Promise.resolve(true),
  keepFiles: () => Promise.resolve(true),
}));

/** As browsers list them: in the order they were made. */
function cachesOfABrowser(): Partial<CacheStorage> {
  const boxes = new Map<string, Map<string, Response>>();
  return {
    keys: async () => [...boxes.keys()],
    delete: async (name) => boxes.delete(name),
    open: async (name) => {
      const box = boxes.get(name) ?? new Map<string, Response>();
      boxes.set(name, box);
      return {
        match: async (path: string) => box.get(path)?.clone(),
        put: async (path: string, response: Response) => void box.set(path, response),
      } as unknown as Cache;
    },
  };
}

const documentOf = (variant: string, revision: number): Response => {
  const html = `<html><link href="/shell/1.0.0/a.css"><p>prices of ${variant} ${revision}</p><script type="application/json" id="sv-page">${JSON.stringify({ variant, offline: true })}</script><script type="application/json" id="sv-composition">${JSON.stringify({ revision })}</script></html>`;
  const headers = { 'cache-control': 'public, max-age=0', 'content-type': 'text/html' };
  return Object.defineProperty(new Response(html, { headers }), 'type', { value: 'basic' });
};

async function aShopper() {
  const { keepPage, offlinePage } = await import('./cached-pages.ts');
  return {
    sees: async (path: string, variant: string, revision = 1) => {
      globalThis.fetch = () => Promise.resolve(documentOf(variant, revision));
      expect(await keepPage(path)).toBe(true);
    },
    offline: async (path: string) =>
      /prices of [^<]+/.exec(await (await offlinePage(`https://shop.example${path}`, () => '')).text())?.[0],
  };
}

beforeEach(() => {
  Object.assign(globalThis, { caches: cachesOfABrowser(), location: new URL('https://shop.example/') });
});

describe('a page that was seen', () => {
  it('is shown offline as it was seen last, also of the composition before', async () => {
    const { sees, offline } = await aShopper();
    await sees('/rings/', 'INR', 1);
    await sees('/chains/', 'INR', 1);
    await sees('/rings/', 'INR', 2);
    expect([await offline('/rings/'), await offline('/chains/')]).toEqual([
      'prices of INR 2',
      'prices of INR 1',
    ]);
  });

  it('is never shown in the prices of a country that was left', async () => {
    const { sees, offline } = await aShopper();
    await sees('/rings/', 'INR');
    await sees('/chains/', 'INR');
    await sees('/rings/', 'USD');
    await sees('/', 'OTH-USD');
    expect([await offline('/rings/'), await offline('/chains/')]).toEqual([undefined, undefined]);
    await sees('/rings/', 'INR');
    await sees('/', 'INR');
    expect([await offline('/rings/'), await offline('/')]).toEqual(['prices of INR 1', 'prices of INR 1']);
  });
});
