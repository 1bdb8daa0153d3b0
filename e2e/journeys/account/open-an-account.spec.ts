import { openAccountByHand } from '../../pages/account-pages.ts';
import { CheckoutPages } from '../../pages/checkout-pages.ts';
import { formIsHydrated } from '../../support/hydrated.ts';
import { forgetEverything, newPhone, openAccount, putIntoBag } from '../../support/people/earlier-visit.ts';
import { messageTo } from '../../support/store/sandbox.ts';
import { expect, test } from '../../support/shop-test.ts';
import type { Page } from '@playwright/test';

async function signInWith(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
}

test('a guest opens an account and comes back to the bag, with what was in it', async ({ page, watch }) => {
  const { title } = await putIntoBag(page, 'earrings');
  await openAccountByHand(page, '/checkout/cart/');
  await expect(page.getByRole('main')).toContainText(title);
  const menu = page.locator('#shell-tools details[data-menu] summary');
  await expect(menu).toContainText('Tara');

  await test.step('profile and addresses are written, changed and deleted', async () => {
    await page.goto('/account/');
    await page.getByRole('link', { name: 'My Profile' }).click();
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByText('Please select your title')).toBeVisible();
    await expect(page.getByText('Please enter your date of birth')).toBeVisible();
    await page.getByLabel('Title').selectOption('Ms');
    await page.getByLabel('Date of birth').fill('1990-05-17');
    // Filled in halfway: the browser hands over nothing, and it is not taken for "left out".
    await page.getByLabel('Wedding anniversary (optional)').focus();
    await page.keyboard.type('31');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByText('Invalid anniversary date')).toBeVisible();
    await page.getByLabel('Wedding anniversary (optional)').fill('2015-02-03');
    await test.step('a name that was changed stands in the header at once, and after a reload', async () => {
      await page.getByLabel('First name').fill('Meera');
      await page.getByRole('button', { name: 'Save profile' }).click();
      await expect(page.getByText('Profile saved.')).toBeVisible();
      await expect(menu).toContainText('Meera');
      await page.reload();
      await expect(menu).toContainText('Meera');
    });
    await expect(page.getByLabel('Date of birth')).toHaveValue('1990-05-17');

    await page.goto('/account/address/');
    await expect(page.getByText('No addresses yet')).toBeVisible();
    for (const name of ['Tara Sen', 'Tara at work']) {
      await page.getByRole('link', { name: 'Add a new address' }).click();
      await page.getByRole('button', { name: 'Save address' }).click();
      await expect(page.getByText('Please enter valid pincode!')).toBeVisible();
      await expect(page.getByLabel('Full name')).toBeFocused();
      const form = new CheckoutPages(page);
      await form.fillAddress({ name, phone: newPhone() });
      await page.getByRole('button', { name: 'Save address' }).click();
      await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
    }
    const work = page.getByRole('listitem').filter({ hasText: 'Tara at work' });
    const home = page.getByRole('listitem').filter({ hasText: 'Tara Sen' });
    await expect(home).toContainText('Default');
    await work.getByRole('button', { name: 'Make default' }).click();
    await expect(work).toContainText('Default');
    await home.getByRole('link', { name: 'Edit' }).click();
    await page.getByLabel('Full name').fill('Tara S Sen');
    await page.getByRole('button', { name: 'Save address' }).click();
    const changed = page.getByRole('listitem').filter({ hasText: 'Tara S Sen' });
    await changed.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).last().click();
    await expect(changed).toBeVisible();
    await changed.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(changed).toBeHidden();
    await expect(work).toBeVisible();
  });

  await test.step('a forgotten password is replaced by the link of the mail, once, and the token is seen by no server', async () => {
    await forgetEverything(page);
    watch.expectFaultFromNowOn(/400/);
    const { email, password } = await openAccount(page, '/account/');
    // What the page reads of the account is there: on its way still, it would be refused by the sign-out.
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(/\/sign-in\//);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    // The page left has a field of the same name, and stays until the next one is there.
    await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('status').filter({ hasText: `If ${email} has an account` })).toBeVisible();

    const { text } = await messageTo(email, /#token=/);
    const link = /https?:\/\/\S+#token=[\w-]+/.exec(text)?.[0] ?? '';
    const token = link.split('#token=')[1] ?? '';
    expect(new URL(link).pathname).toBe('/sign-in/reset-password/');
    const seen: string[] = [];
    page.on('request', (request) => seen.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
    await page.goto(link);
    await expect(page).toHaveURL((url) => url.hash === '');
    await formIsHydrated(page);
    await page.getByLabel('New password').fill('password1');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByText('This password is too common. Please choose another.')).toBeVisible();
    await page.getByLabel('New password').fill('another sentence of mine');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByText('Password saved. Please sign in with it.')).toBeVisible();
    expect(seen.filter((line) => line.includes(token))).toEqual([]);

    await page.getByRole('link', { name: 'Sign in' }).last().click();
    await signInWith(page, email, password);
    await test.step('a wrong password says so and keeps what was typed', async () => {
      await expect(page.getByRole('alert').filter({ hasText: 'Email or password is wrong' })).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue(email);
    });
    await signInWith(page, email, 'another sentence of mine');
    await page.waitForURL((url) => url.pathname === '/');

    await page.goto(link);
    await formIsHydrated(page);
    await page.getByLabel('New password').fill('a third sentence');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByText('This link is incomplete, already used or older than')).toBeVisible();
    await page.getByRole('link', { name: 'Request a new link' }).click();
    await expect(page).toHaveURL(/\/sign-in\/forgot-password\//);
  });
});
