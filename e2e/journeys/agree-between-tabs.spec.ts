/** Faults 34, 35 and 38: several tabs of one browser, and pages that come back from its memory. */
import type { Page } from '@playwright/test';
import { ListingPage } from '../pages/listing-page.ts';
import { ProductPage } from '../pages/product-page.ts';
import { demoCustomer, signIn, signInByHand } from '../support/demo-customer.ts';
import { enterWithNewPhone, openAccount, putIntoBag } from '../support/earlier-visit.ts';
import { expect, test } from '../support/shop-test.ts';
import { allStored, countCalls, stored } from '../support/stored.ts';

const TOKEN_EXPIRED = {
  status_code: 401,
  error: true,
  code: 'SESSION.TOKEN_EXPIRED',
  msg: 'Authorization Failure',
  message: 'Authorization Failure',
  data: null,
};

async function signOut(page: Page): Promise<void> {
  await page.goto('/account/', { waitUntil: 'networkidle' });
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/sign-in\//);
}

/** As the browser does with a page it kept in memory: nothing is told while it is away, then this. */
const comeBack = (page: Page): Promise<void> =>
  page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });

test('who signs out in one tab is gone in the other, and who signs in next finds nothing of theirs', async ({
  page,
  context,
  watch,
}) => {
  const other = await context.newPage();
  await watch.follow(other);
  await signIn(page, '/account/');
  await page.goto('/jewellery/earrings/');
  await new ListingPage(page).openDesign(1);
  await other.goto('/account/');
  await expect(other.getByRole('main')).toContainText(demoCustomer.email);

  await signOut(page);
  await expect(other).toHaveURL(/\/sign-in\//);
  await expect(other.locator('body')).not.toContainText(demoCustomer.email);

  await signInByHand(page, '/checkout/cart/');
  await expect(page.getByRole('main')).toContainText('Your bag is empty');
  // The other tab stood at the sign-in page: it goes on as well.
  await expect(other).not.toHaveURL(/\/sign-in\//);
  await other.goto('/checkout/cart/');
  await expect(other.getByRole('main')).toContainText('Your bag is empty');
  await other.goto('/account/');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(other.locator('body')).not.toContainText(demoCustomer.email);
  expect(JSON.stringify(await allStored(other))).not.toContain(demoCustomer.email);
  expect(await stored(other, 'recentlyViewed')).toBeNull();
});

test('two tabs show one bag', async ({ page, context, watch }) => {
  const other = await context.newPage();
  await watch.follow(other);
  await other.goto('/golden-bounty/');
  await new ListingPage(page).open('/jewellery/earrings/');
  const title = await new ListingPage(page).openDesign(5);
  await new ProductPage(page).addToBag();
  await expect(other.getByRole('link', { name: /Bag, 1 piece/ }).first()).toBeVisible();
  await other.goto('/checkout/cart/');
  await expect(other.getByRole('main')).toContainText(title);
  await other
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(other.getByRole('main')).toContainText('Your bag is empty');
  await expect(page.getByRole('link', { name: 'Bag', exact: true }).first()).toBeVisible();
});

test('two tabs that add at the same moment are one guest with one bag', async ({ page, context, watch }) => {
  const other = await context.newPage();
  await watch.follow(other);
  const guests = [countCalls(page, 'createguest'), countCalls(other, 'createguest')];
  for (const [tab, index] of [
    [page, 6],
    [other, 7],
  ] as const) {
    await new ListingPage(tab).open('/jewellery/earrings/');
    await new ListingPage(tab).openDesign(index);
  }
  await Promise.all([new ProductPage(page).addToBag(), new ProductPage(other).addToBag()]);
  expect(guests.reduce((sum, { now }) => sum + now(), 0)).toBe(1);
  await page.goto('/checkout/cart/');
  await expect(page.getByRole('link', { name: /Bag, 2 pieces/ }).first()).toBeVisible();
});

test('arriving at sign-in with a token leads home, whatever next says', async ({ page }) => {
  await signIn(page, '/account/');
  await page.goto('/sign-in/?next=%2Fcheckout%2Fcart%2F');
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

test('a page of somebody who signed out does not come back with their things', async ({ page }) => {
  await signIn(page, '/account/');
  await expect(page.getByRole('main')).toContainText(demoCustomer.email);
  // In this very document, so that no event tells it: as if it had been kept in memory.
  await page.evaluate(() => localStorage.clear());
  await expect(page.getByRole('main')).toContainText(demoCustomer.email);
  await comeBack(page);
  await expect(page).toHaveURL(/\/sign-in\//);
  await expect(page.locator('body')).not.toContainText(demoCustomer.email);
});

test('a sign-in page does not come back to who has signed in meanwhile', async ({ page }) => {
  await signIn(page, '/account/');
  const session = await allStored(page);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/sign-in/');
  await expect(page.getByLabel(/password/i).first()).toBeVisible();
  await page.evaluate((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, session);
  await comeBack(page);
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

test('a page that comes back to the same shopper asks for the bag again', async ({ page }) => {
  await page.goto((await putIntoBag(page, 'earrings')).path);
  await expect(page.getByRole('link', { name: /Bag, 1 piece/ }).first()).toBeVisible();
  const read = page.waitForResponse('**/api/customer/cart/list/**');
  await page.evaluate(() => Reflect.set(window, 'openedOnce', true));
  await comeBack(page);
  await read;
  expect(
    await page.evaluate(() => Reflect.get(window, 'openedOnce') as unknown),
    'the page was not reloaded',
  ).toBe(true);
});

test('a token that runs out in the middle of the checkout is exchanged once over two tabs, and what was written stays', async ({
  page,
  context,
  watch,
}) => {
  watch.expectFault(/401/);
  await putIntoBag(page, 'earrings');
  await enterWithNewPhone(page, '/checkout/address/');
  await page.getByLabel('Full name').fill('Meera Iyer');
  await page.getByLabel('Area and street').fill('MG Road');
  const other = await context.newPage();
  await watch.follow(other);
  await other.goto('/account/');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();

  const old = (await stored(page, '__token__')) ?? '';
  // The service's clock cannot be moved from here: what it would say to the old token after ten minutes.
  for (const tab of [page, other]) {
    await tab.route('**/api/customer/**', async (route) => {
      const request = route.request();
      if (request.headers()['authorization'] !== `Bearer ${old}`) return route.fallback();
      return route.fulfill({ status: 401, json: TOKEN_EXPIRED });
    });
  }
  const renewals = [countCalls(page, 'session/refresh'), countCalls(other, 'session/refresh')];
  await Promise.all([page.reload(), other.reload()]);
  await expect.poll(() => stored(page, '__token__')).not.toBe(old);
  await expect(page.getByLabel('Full name')).toHaveValue('Meera Iyer');
  await expect(page.getByLabel('Area and street')).toHaveValue('MG Road');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(other).toHaveURL(/\/account\//);
  expect(renewals.reduce((sum, { now }) => sum + now(), 0)).toBe(1);
  expect(await stored(page, '__token__')).toBe(await stored(other, '__token__'));
});

test('a sign-in that is over leads to sign-in, and from there back to the checkout', async ({
  page,
  context,
  watch,
}) => {
  watch.expectFault(/401/);
  const { email, password } = await openAccount(page, '/account/');
  // Nobody is led to an address with an empty bag.
  await putIntoBag(page, 'pendants');
  // The bag must not be the page that finds out.
  await page.goto('about:blank');
  await context.clearCookies({ name: /^(sid|rt)$/ });
  await page.goto('/checkout/address/');
  await expect(page).toHaveURL(/\/sign-in\/\?next=%2Fcheckout%2Faddress%2F/);
  await page.getByLabel(/e-?mail/i).fill(email);
  await page
    .getByLabel(/password/i)
    .first()
    .fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: /sign in/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/checkout\/address\//);
});
