/** Header and footer: each part of them is one journey. */
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { ListingPage } from '../../pages/listing-page.ts';
import { emitOn } from '../../support/bus.ts';
import { expect, test } from '../../support/shop-test.ts';

test.use({ savesData: false });

const PHONE = { width: 390, height: 844 };

async function boxOf(part: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await part.boundingBox();
  if (!box) throw new Error('it is not on screen');
  return box;
}
const barOf = (page: Page): Locator => page.locator('[data-shell-bar]');
/** The server's page, as it is written where texts were put in. */
const readText = async (request: APIRequestContext, path: string): Promise<string> =>
  (await (await request.get(path)).text()).replaceAll(/<!--.*?-->/gs, '');
/** Menus beyond the browser's own come when nothing else is to do. */
const headerIsHydrated = (page: Page) =>
  page.locator('#shell-header[data-alive]').waitFor({ state: 'attached' });

test('no link of the chrome is dead, and none is smaller than 24 px, in Hindi either', async ({
  page,
  request,
}) => {
  const linked: string[][] = [];
  for (const locale of ['', '/hi']) {
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
    linked.push(
      await page.evaluate(() => [
        ...new Set(
          Array.from(
            document.querySelectorAll<HTMLAnchorElement>('#shell-header a, #shell-footer a'),
            ({ href }) => href.replace(location.origin, ''),
          )
            // Telephones and mail boxes are not asked, nor others' servers.
            .filter((href) => href.startsWith('/')),
        ),
      ]),
    );
  }
  const [paths = [], inHindi = []] = linked;
  expect(paths.length).toBeGreaterThan(50);
  // One page serves both languages: Hindi leads to the same ones, and those of English are asked for. Queries name the language.
  const neutral = (all: readonly string[]): string[] =>
    [...new Set(all.map((path) => path.replace(/^\/hi\//, '/').replace(/\?.*$/, '')))].toSorted();
  expect(neutral(inHindi)).toEqual(neutral(paths));
  const dead: string[] = [];
  for (const path of new Set([...paths, ...inHindi.filter((each) => !each.startsWith('/hi/'))])) {
    const answer = await request.get(path);
    if (answer.status() !== 200) dead.push(`${answer.status()} ${path}`);
  }
  expect(dead).toEqual([]);
});

test('policies state the numbers of the store, with cash on delivery counted in the table of pincodes', async ({
  request,
}) => {
  const { data } = (await (await request.get('/api/content/policy/')).json()) as {
    data: { cod_pincodes: number; return_days: number };
  };
  expect(data.cod_pincodes).toBeGreaterThan(1_000);
  const shipping = await readText(request, '/policy/shipping/');
  expect(shipping).toContain(`at ${data.cod_pincodes.toLocaleString('en-IN')} pincodes`);
  expect(shipping).toContain('href="/policy/returns/"');
  expect(await readText(request, '/policy/returns/')).toContain(
    `within ${data.return_days} days of delivery`,
  );
});

test('the header says what gold costs today, as the prices know it, and leads to its rate', async ({
  request,
}) => {
  // The composer learns a rate beside the documents, a moment after the prices.
  await expect(async () => {
    const { data } = (await (await request.get('/api/product/gold_rate/')).json()) as {
      data: { paise_per_gram: Record<string, number> };
    };
    const rate = Math.round((data.paise_per_gram['22'] ?? 0) / 100).toLocaleString('en-IN');
    expect(await readText(request, '/golden-bounty/')).toMatch(
      new RegExp(`<a [^>]*href="/gold-rate/"[^>]*>(?:(?!</a>).)*22K(?:(?!</a>).)*₹${rate}/g`, 's'),
    );
  }).toPass();
});

test('the menu is opened by click, by mouse and by keyboard, which alone leads from the home page to the bag', async ({
  page,
}) => {
  // Some two hundred presses of a key.
  test.slow();
  await test.step('the menu opens by click and by a mouse that rests on it, and closes with Escape', async () => {
    await page.goto('/');
    await headerIsHydrated(page);
    const menu = page.locator('details[name="main-menu"]').first();
    const entry = menu.locator('summary');
    await entry.click();
    await expect(menu.getByRole('link', { name: '22 karat' })).toBeVisible();
    // Who closes a message above it has not left it.
    const close = page.getByRole('button', { name: 'CLOSE', exact: true });
    await expect(async () => {
      await emitOn(page, 'toast.message.requested', { text: 'a message', kind: 'info' });
      // It stays for as long as a shopper points at it, and else for three seconds.
      await close.hover({ timeout: 2_000 });
    }).toPass();
    await close.click();
    await expect(page.getByText('a message')).toBeHidden();
    await expect(menu.getByRole('link', { name: '22 karat' })).toBeVisible();
    await expect(entry).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu.getByRole('link', { name: '22 karat' })).toBeHidden();
    await expect(entry).toBeFocused();
    await page.mouse.move(640, 600);
    await entry.hover();
    await expect(menu.getByRole('link', { name: 'Wedding' })).toBeVisible();
    // It was the mouse that opened it: the click of a shopper who means to open it leaves it open.
    await entry.click();
    await expect(menu.getByRole('link', { name: 'Wedding' })).toBeVisible();
    await menu.getByRole('link', { name: 'Wedding' }).click();
    await expect(page).toHaveURL(/for\+wedding/);
    await expect(menu.getByRole('link', { name: 'Wedding' })).toBeHidden();
  });

  await test.step('the keyboard alone leads from the home page through the menu to the bag', async () => {
    // What the mouse rests on is open.
    await page.mouse.move(640, 600);
    await page.goto('/');
    await headerIsHydrated(page);
    /** Presses a key until what is wanted has the focus. */
    const press = async (key: string, wanted: string, name = ''): Promise<void> => {
      for (let step = 0; step < 90; step += 1) {
        const isThere = await page.evaluate(
          ([selector, text]) => {
            const { activeElement: focused } = document;
            return focused?.matches(selector) && focused.textContent.includes(text);
          },
          [wanted, name] as const,
        );
        if (isThere) return;
        await page.keyboard.press(key);
      }
      throw new Error(`the keyboard does not get to ${wanted}`);
    };
    await press('Tab', 'details[name="main-menu"] > summary');
    await page.keyboard.press('ArrowDown');
    await press('ArrowDown', 'details[name="main-menu"] a[href="/jewellery/earrings/"]');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/jewellery\/earrings\//);
    await expect(page.getByRole('heading', { level: 1, name: 'Earrings' })).toBeVisible();
    await expect(new ListingPage(page).cards.first()).toBeVisible();
    await press('Tab', '#main article a[href*="_product_"]');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/_product_/);
    const buy = page.getByRole('region', { name: 'Choose and buy' });
    await press('Tab', '#main button', 'Add to bag');
    await page.keyboard.press('Enter');
    await expect(buy.getByRole('link', { name: 'Go to bag' })).toBeVisible();
    await press('Tab', '#main a', 'Go to bag');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/checkout\/cart\//);
    await expect(page.getByRole('link', { name: /^Bag, 1 piece/ })).toBeVisible();
  });
});

test('what an older store left is put away: its image caches once, its help button on every page', async ({
  page,
}) => {
  await test.step('image caches of old versions are deleted once', async () => {
    const cached = () =>
      page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('test-')).toSorted());
    const fill = () =>
      page.evaluate(async () => {
        for (const version of [8, 9, 12, 15, 16]) await caches.open(`test-images-v${version}`);
      });
    await page.goto('/favicon.svg');
    await fill();
    await page.goto('/policy/returns/');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cacheStorageDeleted'))).toBe('15');
    await expect.poll(cached).toEqual(['test-images-v16', 'test-images-v8']);
  });

  await test.step('a button of class need-help-btn is hidden, whatever brings it', async () => {
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
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('the drawer and the bar at the bottom lead around', async ({ page }) => {
    await test.step('the drawer takes the focus, holds the page still, and Escape gives the focus back', async () => {
      await page.goto('/hi/');
      await headerIsHydrated(page);
      const opener = page.getByRole('banner').getByRole('button', { name: 'मेन्यू', exact: true });
      await opener.click();
      const drawer = page.getByRole('navigation', { name: 'मेन्यू' });
      await expect(drawer.getByRole('button', { name: 'मेन्यू बंद करें' })).toBeFocused();
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
      await page.evaluate(() => {
        const left: string[] = [];
        Reflect.set(window, 'left', left);
        document.addEventListener('focusin', ({ target }) => {
          if (target instanceof Element && target.closest('#main, #shell-footer, #shell-tools'))
            left.push(target.outerHTML);
        });
      });
      for (let step = 0; step < 60; step += 1) await page.keyboard.press('Tab');
      expect(await page.evaluate(() => Reflect.get(window, 'left') as string[])).toEqual([]);
      await drawer.getByRole('button', { name: 'मेन्यू बंद करें' }).focus();
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await expect(opener).toBeFocused();
      await opener.click();
      await drawer.getByRole('link', { name: 'झुमके और बालियाँ' }).click();
      await expect(page).toHaveURL(/\/hi\/jewellery\/earrings\//);
      await expect(drawer).toBeHidden();
      await expect(page.locator('#main')).toBeFocused();
    });

    await test.step('the bar at the bottom leads around and counts the bag', async () => {
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
});
