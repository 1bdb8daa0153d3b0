import { forgetEverything } from '../../support/people/earlier-visit.ts';
import { expect, test } from '../../support/shop-test.ts';
import type { Page } from '@playwright/test';

/** Asks the app, and opens it as the shopper does. */
async function askTheApp(page: Page): Promise<Page> {
  await page.getByRole('button', { name: 'Use a caller ID app' }).click();
  const link = page.getByRole('link', { name: 'Open the app' });
  await expect(link).toBeVisible();
  const opened = page.waitForEvent('popup');
  await link.click();
  return opened;
}

test.beforeEach(({ watch }) => {
  // The call that begins answers 400 "Request pending" until a person confirms.
  watch.expectFault(/400.*truecaller/);
});

test('an app is asked until it says yes: to another method first, then to the phone it knows', async ({
  page,
}) => {
  await page.goto(`/sign-in/?next=${encodeURIComponent('/account/')}`);
  await test.step('who rejects in the app tries another login method, and a provider that fails another method', async () => {
    const rejecting = await askTheApp(page);
    await rejecting.getByRole('button', { name: 'No, use another way' }).click();
    await expect(page.getByText('Try another login method', { exact: true })).toBeVisible();
    const failing = await askTheApp(page);
    await failing.getByRole('button', { name: 'Yes, and the provider fails' }).click();
    await expect(page.getByText('Try another method', { exact: true })).toBeVisible();
  });

  await test.step('who confirms in the app is signed in with the phone the app knows', async () => {
    const phone = `9193${String(Date.now()).slice(-8)}`;
    const app = await askTheApp(page);
    await app.getByLabel('Phone of this app, with its country code').fill(phone);
    await app.getByLabel('First name').fill('Meera');
    await app.getByRole('button', { name: 'Yes, sign me in' }).click();
    await expect(app.getByText('The store knows.')).toBeVisible();
    await page.waitForURL((url) => url.pathname === '/account/');
    await expect(page.getByRole('heading', { name: 'Hello, Meera' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(phone.slice(2));
    expect(await page.evaluate(() => localStorage.getItem('login_type'))).toBe('truecaller');
  });

  await test.step('who cancels, or waits too long, is asked no more', async () => {
    await forgetEverything(page);
    await page.clock.install();
    await page.goto('/sign-in/');
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes('truecaller/status')) asked += 1;
    });
    const button = page.getByRole('button', { name: 'Use a caller ID app' });
    await button.click();
    await expect(page.getByRole('link', { name: 'Open the app' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(button).toBeFocused();
    const before = asked;
    await page.clock.fastForward(10_000);
    expect(asked).toBe(before);

    await button.click();
    await expect(page.getByRole('link', { name: 'Open the app' })).toBeVisible();
    await page.clock.fastForward(121_000);
    await expect(page.getByText('Try another method', { exact: true })).toBeVisible();
  });
});
