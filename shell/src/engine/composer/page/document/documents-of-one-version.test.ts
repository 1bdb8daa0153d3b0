/** Header and prices of a document are of one publication, from the first document on. */
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { createLog } from '../../log.ts';
import { createMetrics } from '../../metrics.ts';
import { aCommerce } from '../../testing/commerce.fixtures.ts';
import { createCommerce } from '../commerce.ts';
import { createApiReader } from '../api-reader.ts';
import { createDocuments, type Request } from './documents.ts';
import { createPageCache } from '../page-cache.ts';
import type { PageMaker, View } from '../page-maker.ts';
import { createPolledValues } from '../polled-value.ts';

const log = createLog('silent');

/** A store whose header and pages both say the version of commerce. */
async function aShop(readHeader: (answer: () => Promise<string>) => Promise<string>) {
  const fixture = await aCommerce();
  const commerce = createCommerce({ calls: fixture.origin, pages: fixture.pages }, () => 'x-data-version');
  const polled = createPolledValues(commerce, () => ({}), log);
  const header = polled.poll({
    what: 'the gold rate',
    at: { locale: 'en', variant: 'INR' },
    read: (api) => readHeader(async () => api.get('count/').then(() => fixture.version)),
  });
  const view = (main: string): View => ({
    kind: 'view',
    outcome: 'rendered',
    status: 200,
    headTags: '',
    main: [main],
    pageJson: ['{}'],
    cacheable: true,
    headers: {},
  });
  const documents = createDocuments({
    maker: {
      notFound: () => view('nothing here'),
      make: async (): Promise<View> => {
        await createApiReader(commerce, {}, AbortSignal.timeout(5_000)).get('count/');
        return view(`prices of ${fixture.version}`);
      },
    } as Partial<PageMaker> as PageMaker,
    chromes: {
      of: () => ({
        open: '',
        assets: Buffer.from(''),
        body: `header of ${header() ?? 'nothing'}, `,
        close: () => [],
      }),
      styleHashes: () => [],
    },
    cache: createPageCache({ freshMs: 60_000, staleMs: 60_000, maxBytes: 1_000_000 }),
    commerce,
    chromeOfNow: polled.catchUp,
    metrics: createMetrics(),
    log,
    during: (work) => work(),
  });
  const request = {
    live: { revision: 1 },
    match: { remote: { name: 'demo', killed: false }, route: { id: 'home', query: [], session: 'any' } },
    address: { locale: 'en', variant: 'INR', path: '/', query: new URLSearchParams() },
    override: null,
  } as unknown as Request;
  await polled.readOnce();
  return {
    publish: (version: string) => {
      fixture.version = version;
    },
    make: async () => {
      const made = await documents.make(request);
      if (made.kind !== 'document') throw new Error('no document');
      return { text: made.page.body.toString(), isKept: made.view.cacheable };
    },
    kept: () => documents.cached(request)?.body.toString() ?? null,
    notFound: () => documents.notFound(request.live, request.address),
    close: async () => {
      await commerce.close();
      await fixture.close();
    },
  };
}

describe('the first document after a publication', () => {
  it('has header and prices of one version, and is kept', async () => {
    const shop = await aShop((answer) => answer());
    try {
      expect(await shop.make()).toEqual({ text: 'header of 1, prices of 1', isKept: true });
      shop.publish('2');
      expect(await shop.make()).toEqual({ text: 'header of 2, prices of 2', isKept: true });
      expect(shop.kept()).toBe('header of 2, prices of 2');
    } finally {
      await shop.close();
    }
  });

  it('is not kept where the header takes too long', async () => {
    const slow = Promise.withResolvers<void>();
    let isSlow = false;
    const shop = await aShop(async (answer) => {
      if (isSlow) await slow.promise;
      return answer();
    });
    try {
      await shop.make();
      isSlow = true;
      shop.publish('2');
      expect((await shop.make()).isKept).toBe(false);
      expect(shop.kept()).toBeNull();
      slow.resolve();
      await setImmediate();
      expect(await shop.make()).toEqual({ text: 'header of 2, prices of 2', isKept: true });
    } finally {
      await shop.close();
    }
  });

  it('is not kept where the next publication comes between its prices and its header', async () => {
    const shop = await aShop(async (answer) => {
      const read = await answer();
      if (read === '2') shop.publish('3');
      return answer();
    });
    try {
      await shop.make();
      shop.publish('2');
      expect(await shop.make()).toEqual({ text: 'header of 3, prices of 2', isKept: false });
      expect(shop.kept()).toBeNull();
      expect(await shop.make()).toEqual({ text: 'header of 3, prices of 3', isKept: true });
    } finally {
      await shop.close();
    }
  });

  it('is kept where the header cannot be read, so that one call in trouble empties no cache', async () => {
    let isBroken = false;
    const shop = await aShop(async (answer) => {
      if (isBroken) throw new Error('broken');
      return answer();
    });
    try {
      await shop.make();
      isBroken = true;
      shop.publish('2');
      expect(await shop.make()).toEqual({ text: 'header of 1, prices of 2', isKept: true });
    } finally {
      await shop.close();
    }
  });
});

describe('the page of an unknown address', () => {
  it('is made once for each header, and has that of now', async () => {
    const shop = await aShop((answer) => answer());
    try {
      await shop.make();
      const first = shop.notFound();
      expect(first.page.body.toString()).toBe('header of 1, nothing here');
      expect(shop.notFound()).toBe(first);
      shop.publish('2');
      // A reader looks at a page, which brings the news.
      await shop.make();
      expect(shop.notFound().page.body.toString()).toBe('header of 2, nothing here');
    } finally {
      await shop.close();
    }
  });
});
