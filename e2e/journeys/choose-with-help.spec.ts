import { ListingPage } from '../pages/listing-page.ts';
import { expectNoBarrierAtAnyWidth } from '../support/barriers.ts';
import { expect, test } from '../support/shop-test.ts';

/** A guest is somebody from the first effect on: it is refused once, and sent again with a session. */
const FIRST_CALL = /status of 401/;

test('a solitaire is built by its stone and its cut, turned into an address, and put into the bag', async ({
  page,
  watch,
}) => {
  watch.expectFault(FIRST_CALL);
  await page.goto('/jewellery/solitaires/');
  await page.getByRole('main').getByRole('link', { name: 'Build your solitaire' }).first().click();
  await page.getByRole('radio', { name: /^Round/ }).check();
  await page.getByRole('radio', { name: /^Excellent/ }).check();
  await page.getByRole('radio', { name: /^Ring/ }).check();
  await page.getByRole('radio', { name: 'White gold' }).check();
  await expect(page).toHaveURL(/shape=round&cut=excellent&setting=ring&colour=white$/);
  const settings = page.getByRole('region', { name: 'Diamonds in their settings' });
  await expect(settings).not.toHaveAttribute('aria-busy');
  const pieces = settings.getByRole('link');
  await pieces.first().click();
  const chosen = page.getByRole('heading', { level: 2, name: /Solitaire/ }).first();
  await expect(chosen).toBeFocused();
  await expect(page.getByRole('table')).toContainText('Grand total');
  await expect(page.getByRole('button', { name: 'View in 3D' })).toBeVisible();
  await page.getByRole('button', { name: 'Add to bag' }).click();
  await expect(page.getByText('Please select size').first()).toBeVisible();
  await page.getByLabel('Size', { exact: true }).selectOption({ index: 4 });
  await expect(page).toHaveURL(/design=\d+&size=/);
  await expectNoBarrierAtAnyWidth(page);
  const title = (await chosen.textContent()) ?? '';
  await page.reload();
  await expect(chosen).toHaveText(title);
  await expect(page.getByRole('radio', { name: /^Excellent/ })).toBeChecked();
  await expect(page.getByText('Cut: Excellent', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Add to bag' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Go to bag' }).click();
  await expect(page.getByRole('main')).toContainText(title);
});

test('what was looked at is found again, and cleared', async ({ page }) => {
  const listing = new ListingPage(page);
  await listing.open('/jewellery/pendants/');
  const title = await listing.openDesign(2);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Recently viewed' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Recently viewed' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recently viewed' })).toContainText(title);
  await expect(page.getByRole('heading', { name: 'Like what you looked at last' })).toBeVisible();
  await expectNoBarrierAtAnyWidth(page);
  await page.getByRole('button', { name: 'Clear the list' }).click();
  await expect(page.getByText('The list is cleared.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('recentlyViewed'))).not.toContain('product_id');
});

test('a design is tried on by its address, and shown in a store', async ({ page }) => {
  const listing = new ListingPage(page);
  await listing.open('/jewellery/earrings/');
  const title = await listing.openDesign(1);
  const { pathname } = new URL(page.url());
  await page.goto(`${pathname}try-on/`);
  await expect(page.getByRole('dialog', { name: `Try on: ${title}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByText('Ask us', { exact: true }).click();
  await page.getByRole('link', { name: 'See it in a store' }).click();
  await expect(page.getByRole('main')).toContainText(`You would like to see: ${title}`);
  await expect(page.getByLabel(/What would you like to see/)).toHaveValue(new RegExp(title));
  await expectNoBarrierAtAnyWidth(page);
});

for (const { base, wife, birthday, found, all, oval, show, fit, rate, know } of [
  {
    base: '',
    wife: 'Wife',
    birthday: 'Birthday',
    found: /designs? fits?$/,
    all: /with all filters$/,
    oval: /^Oval/,
    show: 'Show',
    fit: /pieces fit/,
    rate: 'Gold rate today',
    know: 'Before you buy gold coins',
  },
  {
    base: '/hi',
    wife: 'पत्नी',
    birthday: 'जन्मदिन',
    found: /डिज़ाइन मिले?$/,
    all: /सभी फ़िल्टर के साथ$/,
    oval: /^अंडाकार/,
    show: 'दिखाएँ',
    fit: /गहने मिले/,
    rate: 'आज का सोने का भाव',
    know: 'सोने के सिक्के ख़रीदने से पहले',
  },
])
  test.describe(`without a script (${base || '/en'})`, () => {
    test.use({ javaScriptEnabled: false });

    test('a gift is found by person and occasion, a solitaire by its shape, coins by weight', async ({
      page,
    }) => {
      const main = page.getByRole('main');
      await page.goto(`${base}/gift-guide/`);
      await expect(main.locator('[data-testid], article').first()).toBeVisible();
      await main.getByRole('link', { name: wife, exact: true }).click();
      await main.getByRole('link', { name: birthday, exact: true }).click();
      await expect(page).toHaveURL(/\/gift-guide\/\?for=wife&occasion=birthday$/);
      await expect(main.getByRole('heading', { name: found })).toBeVisible();
      await main.getByRole('link', { name: all }).click();
      await expect(page).toHaveURL(/\/jewellery\/wife\+wear-gifting-for\+birthday-filter\/$/);

      await page.goto(`${base}/jewellery/solitaires/build/`);
      await main.getByRole('radio', { name: oval }).check();
      await main.getByRole('button', { name: show, exact: true }).click();
      await expect(page).toHaveURL(/shape=oval/);
      await expect(main.getByText(fit)).toBeVisible();

      await page.goto(`${base}/jewellery/gold-coins/`);
      await expect(main.getByRole('link', { name: rate })).toBeVisible();
      await expect(main.getByRole('heading', { name: know })).toBeVisible();
    });
  });

for (const path of [
  '/gift-guide/',
  '/hi/gift-guide/?for=wife',
  '/hi/jewellery/solitaires/build/',
  '/jewellery/gold-coins/',
])
  test(`${path} has no barrier at any width`, async ({ page }) => {
    await page.goto(path);
    await expectNoBarrierAtAnyWidth(page);
  });
