/** The chat button: where it stands on each page, and what it opens. */
import type { Locator, Page } from '@playwright/test';
import { fillBag } from '../../pages/bag-page.ts';
import { ListingPage } from '../../pages/listing-page.ts';
import { ProductPage } from '../../pages/product-page.ts';
import { emitOn, listenOn } from '../../support/bus.ts';
import { expect, test } from '../../support/shop-test.ts';

const PHONE = { width: 390, height: 844 };

async function boxOf(part: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await part.boundingBox();
  if (!box) throw new Error('it is not on screen');
  return box;
}
async function apart(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  return a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
}
/** Once they stand where they stay. */
const expectApart = (one: Locator, other: Locator): Promise<void> =>
  expect.poll(() => apart(one, other)).toBe(true);
const chatOf = (page: Page): Locator => page.locator('a[data-chat-button]');
const barOf = (page: Page): Locator => page.locator('[data-shell-bar]');

test('the chat button is raised at checkout, raised further on a product, hidden on order tracking, and covers no bar', async ({
  page,
  context,
}) => {
  const sizes = [
    { isPhone: false, width: 1280, height: 900 },
    { isPhone: true, ...PHONE },
  ];
  /** Of each page at both widths, by the edge of the window below it. */
  const looks = async (on: (isPhone: boolean) => Promise<void>): Promise<number[]> => {
    const heights: number[] = [];
    for (const { isPhone, ...size } of sizes) {
      await page.setViewportSize(size);
      await on(isPhone);
      heights.push(size.height - (await boxOf(chatOf(page))).y);
    }
    return heights;
  };
  const buyBar = page.locator('[data-bottom-bar]');
  await new ListingPage(page).open('/jewellery/rings/');
  const usual = await looks(async (isPhone) => {
    if (isPhone) await expectApart(chatOf(page), barOf(page));
  });

  await new ListingPage(page).openDesign(0);
  await expect(new ProductPage(page).buyBox).toBeVisible();
  const product = await looks(async (isPhone) => {
    await expect(buyBar).toBeVisible();
    if (!isPhone) return;
    await expectApart(chatOf(page), buyBar);
    await expect(barOf(page)).toBeHidden();
    // Wherever the page is scrolled to: they share no column.
    const wish = page.getByRole('main').getByRole('button', { name: 'Wishlist' }).first();
    // What comes late above it moves it away again.
    await expect(async () => {
      await wish.evaluate((button) =>
        scrollBy(
          0,
          button.getBoundingClientRect().y -
            (document.querySelector('a[data-chat-button]')?.getBoundingClientRect().y ?? 0),
        ),
      );
      expect(Math.abs((await boxOf(wish)).y - (await boxOf(chatOf(page))).y)).toBeLessThan(30);
    }).toPass();
    expect(await apart(chatOf(page), wish)).toBe(true);
  });
  const close = page.getByRole('button', { name: 'CLOSE' });
  const toast = close.locator('..');
  await expect(async () => {
    await emitOn(page, 'toast.message.requested', {
      text: 'A message that is long enough to need two lines on the screen of a phone',
      kind: 'info',
    });
    // It stays for as long as a shopper is at its button, and else for three seconds.
    await close.focus({ timeout: 2_000 });
  }).toPass();
  await looks(async (isPhone) => {
    await expect(toast).toBeVisible();
    await expectApart(chatOf(page), toast);
    if (isPhone) await expectApart(buyBar, toast);
  });

  await test.step('the chat button opens the provider, where a message gets an answer, and tells the bus', async () => {
    const told = await listenOn(page, 'chat.conversation.started');
    // By the keyboard, which reaches it also where it stands aside for what lies below it.
    await chatOf(page).focus();
    const [chat] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')]);
    await expect.poll(told).toEqual([{ path: new URL(page.url()).pathname }]);
    await chat.getByLabel('Your message').fill('What does the gold cost today?');
    await chat.getByRole('button', { name: 'Send' }).click();
    await expect(chat.getByRole('listitem').last()).toContainText('Every price follows today’s gold rate');
    await expect(chat.getByText(/_product_/)).toBeVisible();
    await chat.close();
  });

  await fillBag(page, 'pendants');
  const checkout = await looks(async (isPhone) => {
    await expectApart(chatOf(page), page.getByRole('main').getByRole('link', { name: 'Checkout' }));
    await expect(barOf(page)).toBeHidden();
    if (isPhone) return;
    // What is to be paid can be read beside it.
    const sum = await boxOf(page.locator('[data-total] dd'));
    expect(sum.x + sum.width).toBeLessThanOrEqual((await boxOf(chatOf(page))).x);
  });
  for (const at of sizes.keys()) {
    expect(usual[at]).toBeLessThan(checkout[at] ?? 0);
    expect(checkout[at]).toBeLessThan(product[at] ?? 0);
  }

  await page.goto('/orderstats/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const { width, height } of sizes) {
    await page.setViewportSize({ width, height });
    await expect(chatOf(page)).toBeHidden();
  }
});
