// Reason for its length: each part of the header and footer is one journey, and they share the pages they are met on.
import type { Locator, Page } from '@playwright/test';
import { fillBag } from '../pages/bag-page.ts';
import { ListingPage } from '../pages/listing-page.ts';
import { emitOn, listenOn } from '../support/bus.ts';
import { expect, test } from '../support/shop-test.ts';

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
const chatOf = (page: Page): Locator => page.locator('a[data-chat-button]');
const barOf = (page: Page): Locator => page.locator('[data-shell-bar]');
/** Menus beyond the browser's own come when nothing else is to do. */
const headerIsHydrated = (page: Page) =>
  page.locator('#shell-header[data-alive]').waitFor({ state: 'attached' });

for (const locale of ['', '/hi']) {
  test(`no link of the chrome is dead${locale === '' ? '' : ' in Hindi'}, and none is smaller than 24 px`, async ({
    page,
    request,
  }) => {
    await page.goto(`${locale}/`);
    for (const width of [1280, PHONE.width]) {
      await page.setViewportSize({ width, height: 844 });
      const small = await page.evaluate(() =>
        [
          ...document.querySelectorAll(
            ':is(#shell-header, #shell-footer, [data-shell-bar]) :is(a, button, summary, input)',
          ),
        ].flatMap((element) => {
          const { width: wide, height } = element.getBoundingClientRect();
          return wide > 0 && (wide < 24 || height < 24)
            ? [`${element.textContent} ${Math.round(wide)} × ${Math.round(height)}`]
            : [];
        }),
      );
      expect(small, `at ${width} px`).toEqual([]);
    }
    const paths = await page.evaluate(() => [
      ...new Set(
        Array.from(
          document.querySelectorAll<HTMLAnchorElement>('#shell-header a, #shell-footer a'),
          ({ href }) => href,
        ),
      ),
    ]);
    expect(paths.length).toBeGreaterThan(50);
    const dead: string[] = [];
    for (const path of paths) {
      const answer = await request.get(path);
      if (answer.status() !== 200) dead.push(`${answer.status()} ${path}`);
    }
    expect(dead).toEqual([]);
  });
}

test('policies state the numbers of the store, with cash on delivery counted in the table of pincodes', async ({
  page,
  request,
}) => {
  const { data } = (await (await request.get('/api/content/policy/')).json()) as {
    data: { cod_pincodes: number; return_days: number };
  };
  expect(data.cod_pincodes).toBeGreaterThan(1_000);
  await page.goto('/policy/shipping/');
  await expect(page.getByRole('main')).toContainText(
    `at ${data.cod_pincodes.toLocaleString('en-IN')} pincodes`,
  );
  await page
    .getByRole('navigation', { name: 'Our promises' })
    .first()
    .getByRole('link', { name: 'Returns' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Returns' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(`within ${data.return_days} days of delivery`);
});

test('the header says what gold costs today, as the prices know it', async ({ page, request }) => {
  const { data } = (await (await request.get('/api/product/gold_rate/')).json()) as {
    data: { paise_per_gram: Record<string, number> };
  };
  await expect(async () => {
    await page.goto('/golden-bounty/');
    await expect(page.getByRole('banner')).toContainText(
      `22K ₹${Math.round((data.paise_per_gram['22'] ?? 0) / 100).toLocaleString('en-IN')}/g`,
      { timeout: 1_000 },
    );
  }).toPass();
  await page.getByRole('banner').getByRole('link', { name: /22K/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gold rate today' })).toBeVisible();
});

test('the menu opens by click and by a mouse that rests on it, and closes with Escape', async ({ page }) => {
  await page.goto('/');
  await headerIsHydrated(page);
  const menu = page.locator('details[name="main-menu"]').first();
  const entry = menu.locator('summary');
  await entry.click();
  await expect(menu.getByRole('link', { name: '22 karat' })).toBeVisible();
  // Who closes a message above it has not left it.
  await emitOn(page, 'toast.message.requested', { text: 'a message', kind: 'info' });
  await page.getByRole('button', { name: 'CLOSE', exact: true }).click();
  await expect(page.getByText('a message')).toBeHidden();
  await expect(menu.getByRole('link', { name: '22 karat' })).toBeVisible();
  await expect(entry).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu.getByRole('link', { name: '22 karat' })).toBeHidden();
  await expect(entry).toBeFocused();
  await page.mouse.move(640, 600);
  await entry.hover();
  await expect(menu.getByRole('link', { name: 'Wedding' })).toBeVisible();
  // It was the mouse that opened it: the click of somebody who means to open it leaves it open.
  await entry.click();
  await expect(menu.getByRole('link', { name: 'Wedding' })).toBeVisible();
  await menu.getByRole('link', { name: 'Wedding' }).click();
  await expect(page).toHaveURL(/for\+wedding/);
  await expect(menu.getByRole('link', { name: 'Wedding' })).toBeHidden();
});

test('the keyboard alone leads from the home page through the menu to the bag', async ({ page }) => {
  // Some two hundred presses of a key.
  test.slow();
  await page.goto('/');
  await headerIsHydrated(page);
  const press = async (key: string, target: Locator): Promise<void> => {
    for (let step = 0; step < 90; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press(key);
    }
    throw new Error('the keyboard does not get there');
  };
  await press('Tab', page.locator('details[name="main-menu"] > summary').first());
  await page.keyboard.press('ArrowDown');
  await press(
    'ArrowDown',
    page.locator('details[name="main-menu"]').first().getByRole('link', { name: 'Earrings' }),
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/jewellery\/earrings\//);
  await expect(page.getByRole('heading', { level: 1, name: 'Earrings' })).toBeVisible();
  await press('Tab', new ListingPage(page).cards.first().getByRole('link').first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/_product_/);
  const buy = page.getByRole('region', { name: 'Choose and buy' });
  await press('Tab', buy.getByRole('button', { name: 'Add to bag' }));
  await page.keyboard.press('Enter');
  await expect(buy.getByRole('link', { name: 'Go to bag' })).toBeVisible();
  await press('Tab', buy.getByRole('link', { name: 'Go to bag' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/checkout\/cart\//);
  await expect(page.getByRole('link', { name: /^Bag, 1 piece/ })).toBeVisible();
});

test('what was searched for lately is offered again, and can be forgotten', async ({ page }) => {
  await page.goto('/');
  await headerIsHydrated(page);
  const field = page.getByLabel('Search jewellery', { exact: true });
  await field.fill('pearl drops');
  await expect(page.getByRole('combobox')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=pearl\+drops/);
  await page.goto('/');
  await field.click();
  await expect(page.getByRole('option', { name: 'pearl drops' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.reload();
  await field.click();
  await expect(page.getByRole('combobox')).toBeVisible();
  await expect(page.getByRole('option')).toHaveCount(0);
});

test('a button of class need-help-btn is hidden, whoever brings it', async ({ page }) => {
  await page.goto('/');
  const shown = await page.evaluate(() => {
    document
      .getElementById('main')
      ?.insertAdjacentHTML(
        'afterbegin',
        '<button class="need-help-btn">Need help?</button><button class="other-btn">Other</button>',
      );
    return Array.from(
      document.querySelectorAll('.need-help-btn, .other-btn'),
      (button) => getComputedStyle(button).display !== 'none',
    );
  });
  expect(shown).toEqual([false, true]);
});

test('image caches of old versions are deleted once', async ({ page }) => {
  const cached = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('test-')).toSorted());
  const fill = () =>
    page.evaluate(async () => {
      for (const version of [8, 9, 12, 15, 16]) await caches.open(`test-images-v${version}`);
    });
  await page.goto('/favicon.svg');
  await fill();
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cacheStorageDeleted'))).toBe('15');
  expect(await cached()).toEqual(['test-images-v16', 'test-images-v8']);
  await fill();
  await page.reload();
  await headerIsHydrated(page);
  expect(await cached()).toContain('test-images-v12');
});

test('the chat button opens the provider, where a message gets an answer, and tells the bus', async ({
  page,
  context,
}) => {
  await new ListingPage(page).open('/jewellery/rings/');
  await new ListingPage(page).openDesign(0);
  await headerIsHydrated(page);
  const told = await listenOn(page, 'chat.conversation.started');
  // By the keyboard, which reaches it also where it stands aside for what lies below it.
  await chatOf(page).focus();
  const [chat] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')]);
  expect(await told()).toEqual([{ path: new URL(page.url()).pathname }]);
  await chat.getByLabel('Your message').fill('What does the gold cost today?');
  await chat.getByRole('button', { name: 'Send' }).click();
  await expect(chat.getByRole('listitem').last()).toContainText('Every price follows today’s gold rate');
  await expect(chat.getByText(/_product_/)).toBeVisible();
});

for (const viewport of [PHONE, { width: 1280, height: 900 }]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('the chat button is raised at checkout, raised further on a product, hidden on order tracking, and covers no bar', async ({
      page,
    }) => {
      const fromBelow = async (): Promise<number> => viewport.height - (await boxOf(chatOf(page))).y;
      await new ListingPage(page).open('/jewellery/rings/');
      const usual = await fromBelow();
      if (viewport.width === PHONE.width) expect(await apart(chatOf(page), barOf(page))).toBe(true);
      await new ListingPage(page).openDesign(0);
      const product = await fromBelow();
      const buyBar = page.locator('[data-bottom-bar]');
      await expect(buyBar).toBeVisible();
      if (viewport.width === PHONE.width) {
        expect(await apart(chatOf(page), buyBar)).toBe(true);
        await expect(barOf(page)).toBeHidden();
        // Wherever the page is scrolled to: they share no column.
        const wish = page.getByRole('main').getByRole('button', { name: 'Wishlist' }).first();
        await wish.evaluate((button) =>
          scrollBy(
            0,
            button.getBoundingClientRect().y -
              (document.querySelector('a[data-chat-button]')?.getBoundingClientRect().y ?? 0),
          ),
        );
        expect(Math.abs((await boxOf(wish)).y - (await boxOf(chatOf(page))).y)).toBeLessThan(30);
        expect(await apart(chatOf(page), wish)).toBe(true);
      }
      await emitOn(page, 'toast.message.requested', {
        text: 'A message that is long enough to need two lines on the screen of a phone',
        kind: 'info',
      });
      const toast = page.getByRole('button', { name: 'CLOSE' }).locator('..');
      await expect(toast).toBeVisible();
      expect(await apart(chatOf(page), toast)).toBe(true);
      if (viewport.width === PHONE.width) expect(await apart(buyBar, toast)).toBe(true);
      await fillBag(page, 'pendants');
      const checkout = await fromBelow();
      expect(await apart(chatOf(page), page.getByRole('main').getByRole('link', { name: 'Checkout' }))).toBe(
        true,
      );
      // What is to be paid can be read beside it.
      const sum = await boxOf(page.locator('[data-total] dd'));
      if (viewport.width > PHONE.width)
        expect(sum.x + sum.width).toBeLessThanOrEqual((await boxOf(chatOf(page))).x);
      expect(usual).toBeLessThan(checkout);
      expect(checkout).toBeLessThan(product);
      await expect(barOf(page)).toBeHidden();
      await page.goto('/orderstats/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(chatOf(page)).toBeHidden();
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('the drawer takes the focus, holds the page still, and Escape gives the focus back', async ({
    page,
  }) => {
    await page.goto('/hi/');
    await headerIsHydrated(page);
    const opener = page.getByRole('banner').getByRole('button', { name: 'मेन्यू', exact: true });
    await opener.click();
    const drawer = page.getByRole('navigation', { name: 'मेन्यू' });
    await expect(drawer.getByRole('button', { name: 'मेन्यू बंद करें' })).toBeFocused();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () => document.activeElement?.closest('#main, #shell-footer, #shell-tools') === null,
        ),
      ).toBe(true);
    }
    await drawer.getByRole('button', { name: 'मेन्यू बंद करें' }).focus();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await drawer.getByRole('link', { name: 'झुमके और बालियाँ' }).click();
    await expect(page).toHaveURL(/\/hi\/jewellery\/earrings\//);
    await expect(drawer).toBeHidden();
  });

  test('the bar at the bottom leads around and counts the bag', async ({ page }) => {
    await new ListingPage(page).open('/jewellery/nose-pins/');
    await barOf(page).getByRole('button', { name: 'Categories' }).click();
    await page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: 'Earrings', exact: true })
      .click();
    await expect(page).toHaveURL(/earrings/);
    await barOf(page).getByRole('link', { name: 'Home' }).click();
    await expect(barOf(page).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    for (const entry of await barOf(page).locator('a, button').all())
      expect((await boxOf(entry)).height).toBeGreaterThanOrEqual(44);
  });
});
