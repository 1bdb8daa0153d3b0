import type { Page } from '@playwright/test';
import { CheckoutPages } from '../../pages/checkout-pages.ts';
import { ProductPage } from '../../pages/product-page.ts';
import { formIsHydrated } from '../../support/hydrated.ts';
import { demoCustomer } from '../../support/people/demo-customer.ts';
import { designToBuy, putIntoBag } from '../../support/people/earlier-visit.ts';
import { expect, test } from '../../support/shop-test.ts';

test.use({ savesData: false });

// A worker would bring the code past the hand that holds it back.
test.use({ serviceWorkers: 'block' });
test.beforeEach(({ watch }) => watch.expectFault(/Service Worker registration blocked by Playwright/));

/**
 * Opens a page whose code does not come yet, as on a slow line: there is only what the server drew.
 * @returns lets it come, and waits until the form answers
 */
async function openNotHydrated(page: Page, path: string): Promise<() => Promise<void>> {
  const { promise: isAllowed, resolve: allow } = Promise.withResolvers<void>();
  await page.route('**/shell/**/shell.js', async (route) => {
    await isAllowed;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/early.js')),
  );
  return async () => {
    await expect(page.getByRole('main').locator('button[type="submit"]')).toHaveCount(0);
    allow();
    await formIsHydrated(page);
  };
}

test('who signs in before the page is hydrated is signed in by what was typed', async ({ page }) => {
  const wake = await openNotHydrated(page, '/sign-in/?next=%2Faccount%2F');
  await page.getByLabel(/e-?mail/i).fill(demoCustomer.email);
  await page
    .getByLabel(/password/i)
    .first()
    .fill(demoCustomer.password);
  await wake();
  await page
    .getByRole('main')
    .getByRole('button', { name: /sign in/i })
    .click();
  await page.waitForURL((url) => url.pathname === '/account/');
});

test('an e-mail address written before the page is hydrated gets its link, in a form that begins blank', async ({
  page,
}) => {
  const email = `early.${Date.now()}@suvarna.example`;
  const wake = await openNotHydrated(page, '/hi/sign-in/forgot-password/');
  await page.getByRole('main').getByRole('textbox').fill(email);
  await wake();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveValue(email);
  await page.getByRole('main').locator('button[type="submit"]').click();
  await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible();
});

test('what is put into the bag before the page is hydrated is in the bag, once', async ({ page }) => {
  const wake = await openNotHydrated(page, (await designToBuy(page, 'earrings')).path);
  const add = new ProductPage(page).buyBox.getByRole('button', { name: 'Add to bag' });
  await add.click();
  await add.click();
  await expect(add).toHaveCSS('cursor', 'progress');
  await wake();
  await expect(page.getByRole('link', { name: /^Bag, 1 piece/ }).first()).toBeVisible();
  await expect(new ProductPage(page).buyBox.getByRole('link', { name: 'Go to bag' })).toBeVisible();
});

test('a pincode sent with Enter before the page is hydrated is answered, and the page stays', async ({
  page,
}) => {
  const wake = await openNotHydrated(page, (await designToBuy(page, 'earrings')).path);
  const address = page.url();
  await page.getByRole('main').getByLabel('Pincode').fill('560001');
  await page.getByRole('main').getByLabel('Pincode').press('Enter');
  await wake();
  await expect(page.getByRole('status').filter({ hasText: '560001' })).toBeVisible();
  expect(page.url()).toBe(address);
});

test('an address begun before the page is hydrated is the address that is delivered to', async ({ page }) => {
  await putIntoBag(page, 'earrings');
  const wake = await openNotHydrated(page, '/guest-address/');
  const email = `early.${Date.now()}@suvarna.example`;
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Full name').fill('Asha Menon');
  await page.getByLabel('Flat, house, building').fill('7 Lake View');
  await wake();
  await expect(page.getByLabel('Full name')).toHaveValue('Asha Menon');
  await page.getByLabel('Pincode').fill('560001');
  await page.getByLabel('Area and street').fill('MG Road');
  await expect(page.getByLabel('State')).toHaveValue('Karnataka');
  await page.getByLabel(/^Mobile number/).fill('9845012377');
  await new CheckoutPages(page).deliverHere();
  await expect(page.getByRole('main')).toContainText('Asha Menon');
  await expect(page.getByRole('main')).toContainText('7 Lake View');
});
