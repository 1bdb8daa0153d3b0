import { expectNoBarrierAtAnyWidth } from '../../support/barriers.ts';
import { designToBuy } from '../../support/people/earlier-visit.ts';
import { expectToFitPhones } from '../../support/looks/layout-checks.ts';
import { withoutPictures } from '../../support/page-ready.ts';
import { expect, test } from '../../support/shop-test.ts';
import { stored } from '../../support/store/stored.ts';

/** A guest has a session from the first effect on: it is refused once, and sent again with a session. */
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
  const pieces = settings.getByRole('link');
  // Those of the last choice, not of the one before.
  await expect(pieces.first()).toHaveAttribute('href', /shape=round&cut=excellent&setting=ring&colour=white/);
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
  await expectToFitPhones(page);
  const title = (await chosen.textContent()) ?? '';
  await page.reload();
  await expect(chosen).toHaveText(title);
  await expect(page.getByRole('radio', { name: /^Excellent/ })).toBeChecked();
  await expect(page.getByText('Cut: Excellent', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Add to bag' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Go to bag' }).click();
  await expect(page.getByRole('main')).toContainText(title);
});

test('what was looked at is found again; a design is tried on by its address, and shown in a store', async ({
  page,
}) => {
  const size = page.viewportSize();
  await test.step('what was looked at is found again, and cleared', async () => {
    const { path, title } = await designToBuy(page, 'pendants');
    await page.goto(path);
    await expect.poll(() => stored(page, 'recentlyViewed')).toContain('product_id');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Recently viewed' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Recently viewed' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Recently viewed' })).toContainText(title);
    await expect(page.getByRole('heading', { name: 'Similar to what you viewed' })).toBeVisible();
    await expectNoBarrierAtAnyWidth(page);
    await page.getByRole('button', { name: 'Clear list' }).click();
    await expect(page.getByText('List cleared.')).toBeVisible();
    await expect.poll(() => stored(page, 'recentlyViewed')).not.toContain('product_id');
  });

  await test.step('a design is tried on by its address, and shown in a store', async () => {
    if (size !== null) await page.setViewportSize(size);
    const { path, title } = await designToBuy(page, 'earrings');
    await page.goto(`${path}try-on/`);
    const dialog = page.getByRole('dialog', { name: `Try on: ${title}` });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByText('Need help?', { exact: true }).click();
    await page.getByRole('link', { name: 'See it in a store' }).click();
    await expect(page.getByRole('main')).toContainText(`You would like to see: ${title}`);
    await expect(page.getByLabel(/What would you like to see/)).toHaveValue(new RegExp(title));
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a gift is found by person and occasion, a solitaire by its shape, coins by weight', async ({
    page,
  }) => {
    const main = page.getByRole('main');
    await withoutPictures(page);
    const open = (path: string) => page.goto(path, { waitUntil: 'domcontentloaded' });
    await open('/gift-guide/');
    await expect(main.locator('[data-testid], article').first()).toBeVisible();
    await main.getByRole('link', { name: 'Wife', exact: true }).click();
    await expect(page).toHaveURL(/\/gift-guide\/\?for=wife$/);
    await main.getByRole('link', { name: 'Birthday', exact: true }).click();
    await expect(page).toHaveURL(/\/gift-guide\/\?for=wife&occasion=birthday$/);
    await expect(main.getByRole('heading', { name: /designs? found$/ })).toBeVisible();
    await main.getByRole('link', { name: /with (all )?filters$/ }).click();
    await expect(page).toHaveURL(/\/jewellery\/wife\+wear-gifting-for\+birthday-filter\/$/);

    // In Hindi, as the form keeps to the language of its page.
    await open('/hi/jewellery/solitaires/build/');
    await main.getByRole('radio', { name: /^अंडाकार/ }).check();
    await main.getByRole('button', { name: 'दिखाएँ', exact: true }).click();
    await expect(page).toHaveURL(/\/hi\/.+shape=oval/);
    await expect(main.getByText(/डिज़ाइन मिले/)).toBeVisible();

    await open('/jewellery/gold-coins/');
    await expect(main.getByRole('link', { name: 'Gold rate today' })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Before you buy gold coins' })).toBeVisible();
  });
});
