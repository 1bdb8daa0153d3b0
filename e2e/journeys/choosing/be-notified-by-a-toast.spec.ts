import type { Locator, Page } from '@playwright/test';
import { ListingPage } from '../../pages/listing-page.ts';
import { emitOn } from '../../support/bus.ts';
import { expect, test } from '../../support/shop-test.ts';

const PHONE = { width: 390, height: 844 };
/** Menus beyond the browser's own come when nothing else is to do. */
const headerIsHydrated = (page: Page) =>
  page.locator('#shell-header[data-alive]').waitFor({ state: 'attached' });

test('a toast hides after 3000 ms, takes no focus, and waits for the one before it', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await headerIsHydrated(page);
  await page.getByLabel('Search jewellery', { exact: true }).focus();
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  const toast = page.getByRole('status').getByText('one of two');
  const second = page.getByRole('status').getByText('two of two');
  await emitOn(page, 'toast.message.requested', { text: 'one of two', kind: 'info' });
  await emitOn(page, 'toast.message.requested', { text: 'two of two', kind: 'info' });
  await expect(toast).toBeVisible();
  await expect(page.getByLabel('Search jewellery', { exact: true })).toBeFocused();
  await page.clock.runFor(2_900);
  await expect(toast).toBeVisible();
  await expect(second).toBeHidden();
  await page.clock.runFor(150);
  await expect(second).toBeVisible();
  await page.getByRole('button', { name: 'CLOSE' }).click();
  await expect(second).toBeHidden();
});

/** Whether a press in the middle of it would meet it, and nothing above it. */
const isOnTop = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

test('a toast lies above a sheet, a popover and whatever opens after it, and can be closed there', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await new ListingPage(page).open('/jewellery/rings/');
  await headerIsHydrated(page);
  // No message hides by itself in that time.
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  const say = (text: string) => emitOn(page, 'toast.message.requested', { text, kind: 'info' });
  const close = page.getByRole('button', { name: 'CLOSE', exact: true });

  // First the message, then a popover over the whole page.
  await say('one');
  await expect(close).toBeVisible();
  await page
    .getByRole('button', { name: /^Filter/ })
    .first()
    .click();
  await expect(page.getByRole('complementary', { name: 'Filter' })).toBeVisible();
  await expect.poll(() => isOnTop(close)).toBe(true);
  await close.click();
  await expect(close).toBeHidden();
  // What lies below it is still being read.
  await expect(page.getByRole('complementary', { name: 'Filter' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('complementary', { name: 'Filter' })).toBeHidden();

  // A modal sheet makes the rest of the page inert: the message is said in it.
  await page.locator('#shell-header a[data-choose-country]:visible').first().click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  await say('two');
  await expect(sheet.getByText('two')).toBeVisible();
  await expect.poll(() => isOnTop(close)).toBe(true);
  // What is still to be read when the sheet goes stays.
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.getByText('two', { exact: true })).toBeVisible();
  await close.click();
  await expect(close).toBeHidden();
});
