import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startComposer, type Composer } from '../support/composer.ts';
import { cachedIn, openAndCache } from '../support/service-worker.ts';
import { expect, test } from '../support/store-test.ts';

const listing = '/jewellery/rings/';

test('an operator withdraws the service worker: a browser that has it loses it and what it kept by one visit, and gets it back', async ({
  page,
  context,
  store,
  watch,
}) => {
  // A composer that was started again says 503 until it is ready, and pages look for news in the background.
  watch.expectFault(
    /answer 503: .*\/(jewellery\/rings|api\/server\/events)\/$|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|Failed to fetch|No answer|Failed to load resource/,
  );
  const data = await mkdtemp(join(tmpdir(), 'suvarna-composer-'));
  let composer: Composer = await startComposer(store, { registry: store.registry, data });
  const { shop } = composer;
  /** Another composer at the same address: for a browser the same store. */
  const restart = async (env: Readonly<Record<string, string>>): Promise<void> => {
    await composer.stop();
    composer = await startComposer(store, {
      registry: store.registry,
      data,
      port: Number(new URL(shop).port),
      env,
    });
  };
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  try {
    await page.goto(shop + listing);
    await openAndCache(page, listing);
    expect(await workers()).toBe(1);
    // A cache that is somebody else's stays.
    await page.evaluate(async () => {
      await caches.open('of-another-part');
    });

    await restart({ SERVICE_WORKER: 'withdrawn' });
    await page.goto(`${shop}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(workers).toBe(0);
    expect(await page.evaluate(() => caches.keys())).toEqual(['of-another-part']);
    // What is open stays alive, and the next page asks for no worker.
    await page.goto(shop + listing);
    await expect(page.getByRole('heading', { level: 1, name: 'Rings' })).toBeVisible();
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    await context.setOffline(true);
    await expect(page.goto(shop + listing)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(false);

    await restart({});
    await page.goto(shop + listing);
    await openAndCache(page, listing);
    expect(await cachedIn(page, '-pages-')).toContain(listing);
  } finally {
    await composer.stop();
    await rm(data, { recursive: true, force: true });
  }
});
