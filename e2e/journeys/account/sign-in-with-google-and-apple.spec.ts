import type { Page } from '@playwright/test';
import { expectNoBarrierAtAnyWidth } from '../../support/barriers.ts';
import { putIntoBag } from '../../support/people/earlier-visit.ts';
import { askedBefore } from '../../support/prompts.ts';
import { codeSentTo, messageTo } from '../../support/store/sandbox.ts';
import { expect, test } from '../../support/shop-test.ts';

const newAddress = (): string => `person.${Date.now()}.${Math.floor(Math.random() * 1e6)}@gmail.com`;

/** A shopper who signs in without a phone is asked for one, over the page. */
const noPhoneAsked = (page: Page, email: string): Promise<unknown> =>
  page.addInitScript((login) => localStorage.setItem('phoneUpdateAsked', login), email);

/** The page of the provider, in the language of the store's. */
async function continueAt(page: Page, email: string, mail?: 'own' | 'once'): Promise<void> {
  await page.waitForURL(/\/oidc\/\w+\/authorize/);
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=first]').fill('Meera');
  await page.locator('[name=last]').fill('Iyer');
  if (mail !== undefined) await page.locator('[name=mail]').selectOption(mail);
  await page.locator('button[value=go]').click();
}

test(
  'Google opens an account with the bag, Apple opens the same one in Hindi, and both can be removed',
  { tag: '@server' },
  async ({ page, browser }) => {
    const email = newAddress();
    await noPhoneAsked(page, email);
    const { title } = await putIntoBag(page, 'earrings');
    await page.goto(`/sign-in/?next=${encodeURIComponent('/checkout/cart/')}`);
    await expect(page.getByRole('button', { name: 'Continue with Apple' })).toBeEnabled();
    await expectNoBarrierAtAnyWidth(page, { thumbs: true });
    const seen: string[] = [];
    page.on('request', (request) => seen.push(request.url()));
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await continueAt(page, email, 'own');
    await page.waitForURL((url) => url.pathname === '/checkout/cart/');
    await expect(page.getByRole('main')).toContainText(title);
    expect(await page.evaluate(() => localStorage.getItem('login_type'))).toBe('google');
    // A code passes through the return alone; tokens pass through no address, and the store's page shows nothing.
    expect(seen.filter((url) => /[?&]code=/.test(url))).toEqual([
      expect.stringContaining('/api/customer/social/return/google/'),
    ]);
    expect(seen.filter((url) => url.includes('id_token') || url.includes('access_token'))).toEqual([]);

    const other = await browser.newContext();
    await other.addCookies(askedBefore(new URL(page.url()).origin));
    const hindi = await other.newPage();
    await noPhoneAsked(hindi, email);
    await hindi.goto('/hi/sign-in/?next=%2Fhi%2Faccount%2Fprofile%2F');
    await hindi.getByRole('button', { name: 'Apple से साइन इन करें' }).click();
    await continueAt(hindi, email);
    await hindi.getByRole('button', { name: 'स्टोर पर वापस जाएँ' }).click();
    await hindi.waitForURL((url) => url.pathname === '/hi/account/profile/');
    await expect(hindi.getByRole('heading', { name: 'जुड़े हुए खाते' })).toBeVisible();
    await expectNoBarrierAtAnyWidth(hindi);
    await other.close();
    await messageTo(email, /sign in to Suvarna with Apple/);

    await page.goto('/account/profile/');
    const linked = page.getByRole('region', { name: 'Linked accounts' });
    await expect(linked.getByRole('listitem')).toHaveCount(2);
    await expectNoBarrierAtAnyWidth(page);
    await linked.getByRole('button', { name: 'Remove Apple' }).click();
    await expect(linked.getByRole('listitem')).toHaveCount(1);
    await linked.getByRole('button', { name: 'Remove Google' }).click();
    await expect(linked.getByRole('listitem')).toHaveCount(0);

    // Another person there, with another address, opens the account from now on.
    await linked.getByRole('button', { name: 'Add Google' }).click();
    await continueAt(page, newAddress());
    // For three seconds, and nothing else is waited for before.
    await expect(page.getByText('Google added. You can now sign in with it.')).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === '/account/profile/' && url.hash === '');
    await expect(linked.getByRole('listitem')).toHaveCount(1);
    await messageTo(email, /Google was added to your/);
    await linked.getByRole('button', { name: 'Remove Google' }).click();
    await expect(linked.getByRole('button', { name: 'Add Google' })).toBeVisible();
    await messageTo(email, /Google was removed from your/);
  },
);

test('who cancels is told so, and who has to prove an address does it with a code', async ({
  page,
  watch,
}) => {
  watch.expectFault(/40[09].*social/);
  await page.goto('/hi/sign-in/');
  await page.getByRole('button', { name: 'Google से साइन इन करें' }).click();
  await page.waitForURL(/\/oidc\/google\/authorize/);
  await page.locator('button[value=cancel]').click();
  await expect(page.getByRole('alert').filter({ hasText: 'कुछ भी नहीं बदला' })).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === '/hi/sign-in/return/' && url.hash === '');
  await expectNoBarrierAtAnyWidth(page);

  const email = newAddress().replace('gmail.com', 'elsewhere.example');
  await noPhoneAsked(page, email);
  await page.goto('/sign-in/?next=%2Faccount%2F');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await continueAt(page, email, 'once');
  const field = page.getByLabel('Enter OTP');
  await expect(field).toBeVisible();
  await expect(page.getByRole('button', { name: /Resend in \d+ s/ })).toBeDisabled();
  await expectNoBarrierAtAnyWidth(page);
  await field.fill(await codeSentTo(email));
  await page.waitForURL((url) => url.pathname === '/account/');
  await expect(page.getByRole('heading', { name: 'Hello, Meera' })).toBeVisible();
});
