/** A password in a browser that is new to the account is not enough for addresses (domain rules §2.13): a code is asked for once. */
import type { Page } from '@playwright/test';
import { CheckoutPages } from '../../pages/checkout-pages.ts';
import { expectNoBarrierAtAnyWidth } from '../../support/barriers.ts';
import {
  enterWithPassword,
  forgetEverything,
  newPhone,
  openAccount,
  putIntoBag,
  type Account,
} from '../../support/people/earlier-visit.ts';
import { formIsHydrated } from '../../support/hydrated.ts';
import { nextCodeTo } from '../../support/store/sandbox.ts';
import { expect, test } from '../../support/shop-test.ts';

/** The account in a browser without a sign-in before, by password. */
async function enterOnNewDevice(page: Page, account: Account, path: string | null): Promise<void> {
  await forgetEverything(page);
  await enterWithPassword(page, path, account);
}

const QUESTION = { name: "Confirm it's you" } as const;
const declined = (page: Page) => page.getByText(/We couldn't confirm that it's you, so nothing has changed/);

/** Asks for the code in the dialog and types it. */
async function proveByCode(page: Page, { email }: Account): Promise<void> {
  const question = page.getByRole('dialog', QUESTION);
  const code = await nextCodeTo(email, () => question.getByRole('button', { name: 'Send code' }).click());
  await expect(question.getByLabel('Code')).toBeFocused();
  await page.keyboard.type(code);
  await expect(question).toBeHidden();
}

test('who is on a new device is asked for a code before an address is kept', async ({ page, watch }) => {
  test.slow();
  // How the store asks for a code.
  watch.expectFault(/409.*customer_address\/add/);
  await test.step('an address of the account waits for a code on a new device, and nothing typed is lost by saying no', async () => {
    const account = await openAccount(page);
    await enterOnNewDevice(page, account, '/account/address/new/');
    await formIsHydrated(page);
    await new CheckoutPages(page).fillAddress({ name: 'Tara Sen', phone: newPhone() });
    const save = page.getByRole('button', { name: 'Save address' });
    await save.focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', QUESTION);
    await expect(question.getByRole('button', { name: 'Send code' })).toBeFocused();
    await expect(question).toContainText('This device is new to your account.');
    await expect(question.getByLabel('Or your password')).toHaveCount(0);
    await expectNoBarrierAtAnyWidth(page, { part: 'dialog[open]' });

    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(declined(page)).toBeVisible();
    await expect(save).toBeFocused();
    await expect(page.getByLabel('Full name')).toHaveValue('Tara Sen');

    await page.keyboard.press('Enter');
    await proveByCode(page, account);
    await page.waitForURL((url) => url.pathname === '/account/address/');
    await expect(page.getByRole('listitem').filter({ hasText: '12 Residency Apartments' })).toBeVisible();

    // It is known from now on: neither this sign-in nor the next one is asked.
    await enterWithPassword(page, '/account/address/new/', account);
    await formIsHydrated(page);
    await new CheckoutPages(page).fillAddress({ name: 'Tara Sen', phone: newPhone() });
    await save.click();
    await page.waitForURL((url) => url.pathname === '/account/address/');
  });

  await test.step('an address in checkout waits for it, too, and checkout goes on afterwards', async () => {
    // Of an account that has no address yet.
    await forgetEverything(page);
    const account = await openAccount(page);
    await enterOnNewDevice(page, account, null);
    await putIntoBag(page, 'nose-pins');
    const checkout = new CheckoutPages(page);
    await page.goto('/checkout/address/');
    await formIsHydrated(page);
    await checkout.fillAddress({ name: 'Tara Sen', phone: newPhone() });
    const deliver = page.getByRole('button', { name: 'Deliver here' });
    await deliver.click();
    await page.getByRole('dialog', QUESTION).getByRole('button', { name: 'Not now' }).click();
    await expect(declined(page)).toBeVisible();
    await expect(page).toHaveURL(/\/checkout\/address\//);
    await expect(page.getByLabel('Flat, house, building')).toHaveValue('12 Residency Apartments');

    await deliver.click();
    await proveByCode(page, account);
    await expect(page).toHaveURL(/\/checkout\/payment\//);
    await expect(page.getByRole('main')).toContainText('12 Residency Apartments');
  });
});
