/** Faults 34, 35 and 38: several tabs of one browser, and pages that come back from its memory. */
import type { Page } from '@playwright/test';
import { ProductPage } from '../../pages/product-page.ts';
import { demoCustomer, signIn, signInByHand } from '../../support/people/demo-customer.ts';
import {
  designToBuy,
  enterWithNewPhone,
  forgetEverything,
  openAccount,
  putIntoBag,
} from '../../support/people/earlier-visit.ts';
import { formIsHydrated } from '../../support/hydrated.ts';
import { expect, test } from '../../support/shop-test.ts';
import { allStored, countCalls, stored } from '../../support/store/stored.ts';

test.use({ savesData: false });

const TOKEN_EXPIRED = {
  status_code: 401,
  error: true,
  code: 'SESSION.TOKEN_EXPIRED',
  msg: 'Authorization Failure',
  message: 'Authorization Failure',
  data: null,
};

/** As the browser does with a page it kept in memory: nothing is told while it is away, then this. */
const comeBack = (page: Page): Promise<void> =>
  page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });

test('a page the browser kept, and another tab, show who is there now', async ({ page, context, watch }) => {
  await test.step('a page the browser kept comes back to who is there now: the same shopper, a guest, or who has signed in since', async () => {
    await signIn(page, '/account/');
    const main = page.getByRole('main');
    await expect(main).toContainText(demoCustomer.email);
    const session = await allStored(page);

    await test.step('the same shopper: it asks for the bag again, and is not reloaded', async () => {
      await page.evaluate(() => Reflect.set(window, 'openedOnce', true));
      const read = page.waitForResponse('**/api/customer/cart/list/**');
      await comeBack(page);
      await read;
      expect(await page.evaluate(() => Reflect.get(window, 'openedOnce') as unknown)).toBe(true);
    });
    await test.step('a guest: nothing of who signed out is left on it', async () => {
      // In this very document, so that no event tells it: as if it had been kept in memory.
      await page.evaluate(() => localStorage.clear());
      await expect(main).toContainText(demoCustomer.email);
      await comeBack(page);
      await expect(page).toHaveURL(/\/sign-in\//);
      await expect(page.getByLabel(/password/i).first()).toBeVisible();
      await expect(page.locator('body')).not.toContainText(demoCustomer.email);
    });
    await test.step('who has signed in since: no page to sign in at', async () => {
      await formIsHydrated(page);
      await page.evaluate((kept) => {
        for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
      }, session);
      await comeBack(page);
      await expect(page).toHaveURL((url) => url.pathname === '/');
    });
    await test.step('arriving at sign-in with a token leads home, whatever next says', async () => {
      await page.goto('/sign-in/?next=%2Fcheckout%2Fcart%2F');
      await expect(page).toHaveURL((url) => url.pathname === '/');
    });
  });

  await test.step('who signs out in one tab is gone in the other, and who signs in next finds nothing of theirs', async () => {
    const other = await context.newPage();
    await watch.follow(other);
    await signIn(page, (await designToBuy(page, 'earrings')).path);
    await expect.poll(() => stored(page, 'recentlyViewed')).not.toBeNull();
    for (const tab of [other, page]) {
      await tab.goto('/account/');
      await expect(tab.getByRole('main')).toContainText(demoCustomer.email);
    }

    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/sign-in\//);
    await expect(other).toHaveURL(/\/sign-in\//);
    await expect(other.locator('body')).not.toContainText(demoCustomer.email);

    await signInByHand(page, '/checkout/cart/');
    await expect(page.getByRole('main')).toContainText('Your bag is empty');
    // The other tab stood at the sign-in page: it goes on as well.
    await expect(other).toHaveURL(/\/account\//);
    await expect(other.getByRole('main').getByRole('button', { name: 'Sign out' })).toBeVisible();
    await expect(other.locator('body')).not.toContainText(demoCustomer.email);
    expect(JSON.stringify(await allStored(other))).not.toContain(demoCustomer.email);
    expect(await stored(other, 'recentlyViewed')).toBeNull();
  });
});

test('two tabs that add at the same moment are one guest, and show one bag', async ({
  page,
  context,
  watch,
}) => {
  const other = await context.newPage();
  await watch.follow(other);
  const tabs = [page, other];
  const guests = tabs.map((tab) => countCalls(tab, 'createguest'));
  const titles: string[] = [];
  for (const tab of tabs) {
    const { path, title } = await designToBuy(page, 'earrings');
    titles.push(title);
    await tab.goto(path);
    await new ProductPage(tab).canBeBought();
  }
  await Promise.all(tabs.map((tab) => new ProductPage(tab).addToBag()));
  expect(guests.reduce((sum, { now }) => sum + now(), 0)).toBe(1);
  for (const tab of tabs)
    await expect(tab.getByRole('link', { name: /Bag, 2 pieces/ }).first()).toBeVisible();

  await new ProductPage(other).goToBag();
  const lines = other.getByRole('main').getByRole('listitem');
  for (const title of titles) await expect(lines.filter({ hasText: title }).first()).toBeVisible();
  await lines
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: /Bag, 1 piece\b/ }).first()).toBeVisible();
});

test('a token that runs out in the middle of the checkout is exchanged once over two tabs, and what was written stays', async ({
  page,
  context,
  watch,
}) => {
  watch.expectFault(/401/);
  await putIntoBag(page, 'earrings');
  await enterWithNewPhone(page, '/checkout/address/');
  await formIsHydrated(page);
  await page.getByLabel('Full name').fill('Meera Iyer');
  await page.getByLabel('Area and street').fill('MG Road');
  const other = await context.newPage();
  await watch.follow(other);
  await other.goto('/account/');
  await expect(other.getByRole('main').getByRole('button', { name: 'Sign out' })).toBeVisible();

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
  await expect(other.getByRole('main').getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect(other).toHaveURL(/\/account\//);
  expect(renewals.reduce((sum, { now }) => sum + now(), 0)).toBe(1);
  expect(await stored(page, '__token__')).toBe(await stored(other, '__token__'));

  await test.step('a sign-in that is over leads to sign-in, and from there back to the checkout', async () => {
    await other.close();
    await forgetEverything(page);
    const { email, password } = await openAccount(page);
    // No shopper is led to an address with an empty bag.
    await putIntoBag(page, 'pendants');
    // The bag must not be the page that finds out.
    await page.goto('about:blank');
    await context.clearCookies({ name: /^(sid|rt)$/ });
    await page.goto('/checkout/address/');
    await expect(page).toHaveURL(/\/sign-in\/\?next=%2Fcheckout%2Faddress%2F/);
    await formIsHydrated(page);
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
});
