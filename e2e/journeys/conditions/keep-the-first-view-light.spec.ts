import type { Page, Request } from '@playwright/test';
import { firstDesignOf, pageIsHydrated } from '../../support/page-ready.ts';
import { expect, test } from '../../support/shop-test.ts';

test.use({ savesData: false });

/**
 * What a first view may ask for, lay out and hydrate, counted and not timed: a change that adds to it says so here.
 * The cards of a list are laid out together, because the rows of each are those of its neighbours: that
 * costs 2 ms of layout (12 instead of 10).
 * Bytes have budgets of their own (`bench/budgets.json`), times are the bench's.
 */
const BUDGETS = {
  home: { path: '/', beforePicture: 2, laidOut: 520, hydrated: 0 },
  listing: { path: '/jewellery/rings/', beforePicture: 2, laidOut: 1_050, hydrated: 0 },
  product: { path: '', beforePicture: 2, laidOut: 410, hydrated: 160 },
} as const;

/** A line on which faces of letters come after the first picture (decision 67). */
async function slowLine(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

/** Requests in the order they were made, until the document was loaded. */
async function requestsOf(page: Page, path: string): Promise<readonly Request[]> {
  const requests: Request[] = [];
  const note = (request: Request): void => void requests.push(request);
  page.on('request', note);
  await page.goto(path, { waitUntil: 'load' });
  page.off('request', note);
  return requests;
}

/** What stands far below, the footer for one, is laid out when it comes near. */
const elementsLaidOut = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('body *')].filter((element) =>
        element.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  );

for (const [name, { path, beforePicture, laidOut, hydrated }] of Object.entries(BUDGETS)) {
  test(`${name}: the first picture is asked for early, faces of letters after it, and most of the page needs no component`, async ({
    page,
  }) => {
    const address = path === '' ? await firstDesignOf(page, BUDGETS.listing.path) : path;
    await slowLine(page);
    const requests = await requestsOf(page, address);
    // The flag is lazy and a few hundred bytes: a busy browser lays the page out, and asks for it, before it has looked through the document.
    const urls = requests
      .map((request) => new URL(request.url()).pathname)
      .filter((path) => !path.startsWith('/flags/'));
    const first = urls.findIndex((path) => path.startsWith('/media/'));
    expect(first, urls.slice(0, 20).join('\n')).toBeGreaterThan(0);
    expect(first, urls.slice(0, first + 1).join('\n')).toBeLessThanOrEqual(beforePicture);
    // When they come is measured in `be-set-in-the-stores-letters`.
    expect(urls.slice(0, first).filter((url) => url.endsWith('.woff2'))).toEqual([]);
    expect(await elementsLaidOut(page)).toBeLessThanOrEqual(laidOut);
    await pageIsHydrated(page);
    const slots = page.locator('[id^="single-spa-application:"]');
    await expect(slots).toHaveCount(1);
    const elements = await slots.evaluate(
      (slot) => [...slot.querySelectorAll('*')].filter((element) => !element.closest('[data-static]')).length,
    );
    expect(elements).toBeLessThanOrEqual(hydrated);
    if (name !== 'home') return;
    await test.step('the first script and pages are compiled before anything in them is called', async () => {
      for (const file of ['/shell.js', '/page-home.js']) {
        const script = requests.find((request) => request.url().endsWith(file));
        const text = await (await script?.response())?.text();
        expect(text?.split('\n', 1), file).toEqual(['//# allFunctionsCalledOnLoad']);
      }
    });
  });
}

test('faces of letters are taken together, so that a page is laid out again once', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fetched.push(request.url());
  });
  await page.addInitScript(() => {
    const taken: string[] = [];
    Reflect.set(globalThis, 'taken', taken);
    // oxlint-disable-next-line typescript/unbound-method -- it is called on the set it was called on
    const add = FontFaceSet.prototype.add;
    FontFaceSet.prototype.add = function addAndNote(face) {
      taken.push(`${face.family.replaceAll('"', '')} ${face.weight} ${face.status}`);
      return add.call(this, face);
    };
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => Reflect.get(globalThis, 'taken') as string[])).toEqual([
    'Mukta 400 loaded',
    'Mukta 600 loaded',
    // Letters of the other script come with the first of them.
    'Mukta 400 unloaded',
    'Mukta 600 unloaded',
    'Cormorant Garamond 600 loaded',
  ]);
  expect(fetched.filter((url) => url.includes('devanagari'))).toEqual([]);
});

test('pages that are only read need no component at all', async ({ page }) => {
  for (const path of ['/faqs/', '/policy/returns/', '/help/', '/gold-rate/']) {
    await page.goto(path);
    const counted = await page.locator('[id^="single-spa-application:"]').evaluate((slot) => ({
      all: slot.querySelectorAll('*').length,
      ofComponents: [...slot.querySelectorAll('*')].filter((element) => !element.closest('[data-static]'))
        .length,
    }));
    expect(counted.all, path).toBeGreaterThan(10);
    expect(counted.ofComponents, path).toBe(0);
  }
});
