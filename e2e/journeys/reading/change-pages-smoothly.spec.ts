import type { Page, Route } from '@playwright/test';
import { ListingPage } from '../../pages/listing-page.ts';
import { ProductPage } from '../../pages/product-page.ts';
import { emitAllOn } from '../../support/bus.ts';
import { putIntoBag } from '../../support/people/earlier-visit.ts';
import { expect, test } from '../../support/shop-test.ts';

test.use({ savesData: false });

/** View transitions begun and finished since the document was opened. */
const transitions = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => [Reflect.get(window, 'begun') as number, Reflect.get(window, 'finished') as number]);

test('at a desk one page is cross-faded into the next; who asked for less motion sees it at once', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let [begun, finished] = [0, 0];
    const tell = () => Object.assign(window, { begun, finished });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      begun += 1;
      const transition = start(update);
      void transition.finished.then(() => {
        finished += 1;
        tell();
      });
      tell();
      return transition;
    };
    tell();
  });
  const listing = new ListingPage(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/golden-bounty/');
  await page.getByRole('navigation').getByRole('link', { name: 'Rings', exact: true }).first().click();
  await expect(listing.cards).toHaveCount(49);
  expect(await transitions(page)).toEqual([0, 0]);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const title = await listing.openDesign(0);
  await expect(new ProductPage(page).title).toHaveText(title);
  await expect.poll(() => transitions(page)).toEqual([1, 1]);
  await page.goBack();
  await expect(listing.cards).toHaveCount(49);
  await expect.poll(() => transitions(page)).toEqual([2, 2]);
});

test('focus and title are of the next page once it is drawn, not before', async ({ page }) => {
  await page.goto('/jewellery/rings/');
  // Before that a link is a new document, and nothing of this one is left to look at.
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await page.evaluate(() => {
    const seen: string[] = [];
    Reflect.set(window, 'seen', seen);
    const isDrawn = (): boolean => document.querySelector('main [data-picture-place]') !== null;
    document.getElementById('main')?.addEventListener('focus', () => seen.push(`focus ${isDrawn()}`));
    const title = document.querySelector('title');
    if (title)
      new MutationObserver(() => seen.push(`title ${isDrawn()}`)).observe(title, { childList: true });
  });
  const phone = await page.context().newCDPSession(page);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await new ListingPage(page).openDesign(7);
  await expect(page.getByRole('main')).toBeFocused();
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const seen = (): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'seen') as string[]);
  await expect.poll(seen).toEqual(expect.arrayContaining(['focus true', 'title true']));
  expect(await seen()).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(?:focus|title) false$/)]),
  );
});

test('a page that gives way to another turns no shopper around who is on the way elsewhere', async ({
  page,
}) => {
  await putIntoBag(page, 'pendants');
  for (const [from, kind] of [
    ['/guest-address/', 'of money, that have a document each'],
    ['/golden-bounty/', 'that share a document'],
  ] as const)
    await test.step(`pages ${kind}`, async () => {
      await page.goto(from);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await emitAllOn(page, 'navigation.visit.requested', [
        { to: '/sign-in/?next=%2Forders%2F' },
        { to: '/checkout/cart/', replace: true },
      ]);
      await expect(page).toHaveURL(/\/sign-in\/\?next=%2Forders%2F/);
      await expect(
        page
          .getByRole('main')
          .getByRole('button', { name: /sign in/i })
          .first(),
      ).toBeVisible();
      await expect(page).toHaveURL(/\/sign-in\//);
    });
});

for (const [to, link] of [
  ['of another remote', 'a[href="/golden-bounty/"]:visible'],
  ['of the same remote', '#main article h2 a'],
] as const) {
  test(`a link that is pressed before its page is hydrated leads to a page ${to}, and nothing of the first stays`, async ({
    page,
  }) => {
    const { promise: isPressed, resolve: press } = Promise.withResolvers<void>();
    await page.route('**/remotes/catalog/**/remoteEntry.js', async (route) => {
      await isPressed;
      await route.continue();
    });
    await page.goto('/jewellery/rings/', { waitUntil: 'commit' });
    // The shell is hydrated before any remote: it keeps the scroll position, and follows links.
    await page.waitForFunction(() => history.scrollRestoration === 'manual');
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    const first = await heading.textContent();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.locator(link).first().click();
    press();
    await expect(page).not.toHaveURL(/\/jewellery\/rings\/$/);
    await expect(heading).toHaveCount(1);
    await expect(heading).not.toHaveText(first ?? '');
    await expect(new ListingPage(page).cards.nth(40)).toHaveCount(0);
    expect(await page.evaluate(() => Reflect.has(window, 'sameDocument'))).toBe(true);
    // And it is hydrated: a page that was drawn over another's markup would not answer, or complain.
    await page.goBack();
    await expect(heading).toHaveText(first ?? '');
    await expect(new ListingPage(page).cards).toHaveCount(49);
  });
}

test('while a page is on its way its outline lies over the one that is left, which is uncovered when it cannot be had', async ({
  page,
  watch,
}) => {
  watch.expectFault(/ 500|HTTP 500/);
  const cover = page.locator('.sv-skeleton-cover');
  const bar = page.locator('#shell-overlays > [aria-hidden="true"]').first();
  await page.goto('/policy/returns/');
  await page.waitForLoadState('networkidle');
  /** Asks for the listing, and keeps its answer back until it is looked at. */
  const visit = async (answer: (route: Route) => Promise<void>): Promise<() => void> => {
    const { promise: isLookedAt, resolve: goOn } = Promise.withResolvers<void>();
    await page.route('**/api/product/listing/**', async (route) => {
      await isLookedAt;
      await answer(route);
    });
    await page.getByRole('navigation').getByRole('link', { name: 'Rings', exact: true }).first().click();
    await expect(cover.locator('[data-shape="picture"]').first()).toBeVisible();
    await expect(bar).toHaveAttribute('data-active', '');
    // The header stays in reach, and nothing of the outline lies behind it.
    await expect(page.locator('header').getByRole('searchbox').first()).toBeInViewport();
    const top = await cover.evaluate((box) => box.getBoundingClientRect().top);
    const bottoms = await page
      .locator('[data-page-begins-below]')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().bottom));
    expect([bottoms.length, top]).toEqual([2, Math.max(...bottoms)]);
    return goOn;
  };

  const fail = await visit((route) => route.fulfill({ status: 500, json: {} }));
  fail();
  await expect(cover).toHaveCount(0);
  await expect(page).toHaveURL(/\/policy\/returns\/$/);

  const succeed = await visit((route) => route.continue());
  succeed();
  await expect(new ListingPage(page).cards).toHaveCount(49);
  await expect(cover).toHaveCount(0);
  await expect(bar).not.toHaveAttribute('data-active', /.*/);
});
