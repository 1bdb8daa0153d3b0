import { forgetEverything, newAccount, openAccount } from '../../support/people/earlier-visit.ts';
import { expectNoBarrierAtAnyWidth } from '../../support/barriers.ts';
import { formIsHydrated } from '../../support/hydrated.ts';
import { askedBefore } from '../../support/prompts.ts';
import { codeSentTo, messageTo } from '../../support/store/sandbox.ts';
import { expect, test } from '../../support/shop-test.ts';
import type { Page } from '@playwright/test';

const REFER = '/account/refer-and-earn/';

/** The link on the page of the signed-in customer. @returns its path */
async function linkOn(page: Page): Promise<string> {
  return new URL(await page.getByLabel('Your link').inputValue()).pathname;
}

/** Fills in the form that opens an account, and opens it by the code of the mail. */
async function register(page: Page, firstName: string): Promise<void> {
  const { email, password } = newAccount();
  await formIsHydrated(page);
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill('Das');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.evaluate((login) => localStorage.setItem('phoneUpdateAsked', login), email);
  await page.getByLabel('Enter OTP').fill(await codeSentTo(email));
  await page.waitForURL((url) => url.pathname === '/jewellery/');
}

test('a friend opens the link, looks around, and opens an account with the code that was kept; who invites themselves earns nothing before a person has looked', async ({
  page,
  browser,
  watch,
}) => {
  await openAccount(page, '/account/');
  await page.getByRole('main').getByRole('link', { name: 'Refer and Earn' }).click();
  await expect(page.getByRole('heading', { name: 'No friends have joined yet' })).toBeVisible();
  const link = await linkOn(page);
  const size = page.viewportSize() ?? { width: 1280, height: 900 };

  await test.step('Refer and Earn in both languages: no serious barrier, no sideways scrolling', async () => {
    await test.step('an invitation goes out by e-mail, with the link and no name', async () => {
      const { email } = newAccount();
      await page.getByLabel('Your friend’s email address').fill(email);
      await page.getByRole('button', { name: 'Send invitation' }).click();
      await expect(page.getByText(`If ${email} is new to Suvarna`)).toBeVisible();
      const { text } = await messageTo(email, /\/refer\//);
      expect(text).not.toContain('Tara');
    });
    await expectNoBarrierAtAnyWidth(page);
    await page.goto(`/hi${REFER}`);
    await expect(page.locator('#referral-code')).toBeVisible();
    await expectNoBarrierAtAnyWidth(page);
    await page.setViewportSize(size);
    await page.goto(REFER);
  });

  const friends = await browser.newContext();
  await friends.addCookies(askedBefore(new URL(page.url()).origin));
  const friend = await friends.newPage();
  await watch.follow(friend);
  await friend.goto(link);
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText('Tara invites you to Suvarna');
  await expectNoBarrierAtAnyWidth(friend);
  await friend.setViewportSize(size);
  await friend.getByRole('link', { name: 'Browse first' }).click();
  await friend.waitForURL(/\/jewellery\//);
  await friend.goto('/sign-in/register/?next=%2Fjewellery%2F');
  const field = friend.getByLabel('Referral code');
  await expect(field).toHaveValue(link.split('/')[2] ?? '');
  await field.focus();
  await friend.keyboard.press('Tab');
  await expect(friend.getByText('Valid referral code')).toBeVisible();
  await register(friend, 'Meera');
  await friend.goto(REFER);
  await expect(friend.getByRole('main')).toContainText('You joined by invitation');
  await friends.close();

  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: 'M•••' })).toContainText(
    'Waiting for first order',
  );

  await test.step('who invites themselves in their own browser earns nothing before a person has looked', async () => {
    await page
      .getByRole('navigation', { name: 'You are here' })
      .getByRole('link', { name: 'My account' })
      .click();
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(/\/sign-in\//);
    await page.goto(link);
    await page.getByRole('main').getByRole('link', { name: 'Create account' }).click();
    await page.waitForURL(/\/sign-in\/register\//);
    await register(page, 'Zoya');
    await page.goto(REFER);
    await expect(page.getByRole('main')).toContainText('You joined by invitation');
  });

  await test.step('a code that is no customer’s says so, on its page and in the form', async () => {
    await forgetEverything(page);
    watch.expectFaultFromNowOn(/400/);
    await page.goto('/refer/CCCCCCCC/');
    await expect(page.getByRole('heading', { name: 'Please enter a valid referral code!' })).toBeVisible();
    await expectNoBarrierAtAnyWidth(page);
    await page.goto('/sign-in/register/');
    await formIsHydrated(page);
    await page.getByRole('button', { name: 'I have a referral code' }).click();
    const field = page.getByLabel('Referral code');
    await field.focus();
    await field.blur();
    await expect(page.getByText('Please enter the referral code')).toBeVisible();
    await field.fill('cccc-cccc');
    await field.blur();
    await expect(page.getByText('Please enter a valid referral code!')).toBeVisible();
  });
});
