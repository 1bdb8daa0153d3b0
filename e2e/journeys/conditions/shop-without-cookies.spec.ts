/** Fault 33: a browser told to take no cookies. Chromium then keeps no storage either. */
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillBagByHand } from '../../pages/bag-page.ts';
import { expect, test as shopTest, Watch } from '../../support/shop-test.ts';
import { systemChromium } from '../../support/system-chromium.ts';

/** What the switch "block all cookies" of the browser's settings writes: 2 is "block". */
const BLOCK_ALL = {
  profile: { default_content_setting_values: { cookies: 2 }, block_third_party_cookies: true },
};

/** A browser of its own, because the setting is a profile's and no context's. */
const test = shopTest.extend<{ readonly blocked: Page }>({
  blocked: async ({ baseURL }, use) => {
    const profile = await mkdtemp(join(tmpdir(), 'suvarna-no-cookies-'));
    await mkdir(join(profile, 'Default'));
    await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(BLOCK_ALL));
    const context: BrowserContext = await chromium.launchPersistentContext(profile, {
      ...systemChromium(),
      args: ['--no-sandbox', '--disable-gpu'],
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      viewport: { width: 1280, height: 900 },
      ...(baseURL === undefined ? {} : { baseURL }),
    });
    const watch = new Watch();
    const page = context.pages()[0] ?? (await context.newPage());
    await watch.follow(page);
    await use(page);
    expect(await context.cookies()).toEqual([]);
    await context.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    expect(watch.faults, 'what went wrong in the page').toEqual([]);
  },
});

test('without cookies a guest looks around, fills a bag and changes it, and is told what is missing to sign in', async ({
  blocked: page,
}) => {
  const title = await fillBagByHand(page, 'earrings', 6);
  expect(
    await page.evaluate(() => {
      document.cookie = 'proof=1';
      return document.cookie;
    }),
    'the browser keeps no cookie',
  ).toBe('');
  const main = page.getByRole('main');
  await expect(main).toContainText(title);
  await expect(main).toContainText('₹');
  await main
    .getByRole('listitem')
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(main).toContainText('Your bag is empty');

  for (const [path, says] of [
    [
      '/sign-in/',
      'Your browser blocks cookies. You can browse and add to your bag, but please allow cookies to sign in.',
    ],
    ['/hi/sign-in/', 'आपके ब्राउज़र में कुकी बंद हैं'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
  }
});
