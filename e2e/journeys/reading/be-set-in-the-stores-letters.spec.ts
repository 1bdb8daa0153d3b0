/** Every first page is set in the store's own faces soon after it was seen, and nothing in it moves (decision 67). */
import type { Page } from '@playwright/test';
import { expectFacesInOneStep, see, seenOn, SLOW_4G, type FirstPage } from '../../support/letters.ts';
import { firstDesignOf } from '../../support/page-ready.ts';
import { expect, test } from '../../support/shop-test.ts';

/** One of each kind; `e2e/proofs` has the others. */
const PAGES: readonly FirstPage[] = [
  { name: 'home', width: 390, open: () => Promise.resolve('/') },
  { name: 'plan in Hindi', width: 390, open: () => Promise.resolve('/hi/golden-bounty/') },
  { name: 'product', width: 390, open: (page: Page) => firstDesignOf(page) },
];

/** Pages on which what the server drew is replaced once the browser has looked, or was answered. */
const REPLACED = [
  { path: '/sign-in/reset-password/', shown: 'a[href$="/sign-in/forgot-password/"]' },
  { path: '/find-a-store/appointment/', shown: 'input[name="slot"]' },
] as const;

for (const { path, shown } of REPLACED)
  test(`${path}: what comes later than the page finds its room kept`, async ({ page }) => {
    await see(page);
    const line = await page.context().newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', SLOW_4G);
    for (const [base, width] of [
      ['', 390],
      ['/hi', 1280],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(base + path);
      await expect(page.locator('main').locator(shown).first()).toBeAttached();
      await page.waitForLoadState('networkidle');
      const { moved } = await seenOn(page);
      expect(
        moved.reduce((sum, { by }) => sum + by, 0),
        `${base}${path} at ${width} px\n${moved.flatMap(({ what }) => what).join('\n')}`,
      ).toBeLessThan(0.01);
    }
  });

for (const first of PAGES)
  test(`${first.name}: over a slow line faces come in one step after the largest paint, and nothing moves`, async ({
    page,
  }) => {
    await expectFacesInOneStep(page, first);
  });

/** Texts in view of which something is drawn. */
const drawnTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const drawn: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const holder = text.parentElement;
      if (
        holder &&
        text.textContent?.trim() &&
        holder.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !getComputedStyle(holder).webkitTextFillColor.endsWith(', 0)')
      )
        drawn.push(text.textContent.trim());
    }
    return drawn;
  });

test('where a device has no letters of Hindi, texts that wait for theirs are focused, pressed and read aloud', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // As where each sign is a box.
    CanvasRenderingContext2D.prototype.measureText = (text) => ({ width: text.length }) as TextMetrics;
    // However long the faces take here, the page goes on waiting.
    const later = setTimeout.bind(globalThis);
    Reflect.set(globalThis, 'setTimeout', (call: () => void, milliseconds?: number) =>
      milliseconds === 4_000 ? 0 : later(call, milliseconds),
    );
  });
  const { promise: faces, resolve: bringFaces } = Promise.withResolvers<undefined>();
  await page.route(/\.woff2$/, async (route) => {
    await faces;
    await route.continue();
  });
  await page.goto('/hi/golden-bounty/', { waitUntil: 'domcontentloaded' });
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-letterless', '');
  expect(await drawnTexts(page)).toEqual([]);
  const focused: string[] = [];
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    focused.push(
      await page.evaluate(() => {
        const { activeElement: element } = document;
        return element?.checkVisibility({ opacityProperty: true })
          ? element.localName
          : 'nothing that is seen';
      }),
    );
  }
  expect(focused.filter((name) => !/^(a|button|input|summary)$/.test(name))).toEqual([]);
  expect(await drawnTexts(page)).toEqual([]);
  expect(await page.getByRole('main').getByRole('heading', { level: 1 }).ariaSnapshot()).toMatch(
    /\p{Script=Devanagari}/u,
  );
  await page.getByRole('main').getByRole('link').first().click({ trial: true });
  await expect(root).toHaveAttribute('data-letterless', '');
  bringFaces(undefined);
  await expect(root).not.toHaveAttribute('data-letterless');
  expect((await drawnTexts(page)).length).toBeGreaterThan(20);
});
