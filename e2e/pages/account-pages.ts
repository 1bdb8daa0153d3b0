import { expect, type Page } from '@playwright/test';
import { newAccount } from '../support/people/earlier-visit.ts';
import { codeSentTo } from '../support/store/sandbox.ts';

/** Opens an account of one's own, from the sign-in page to the code of the mail, and waits for the page `next` that it leads to. */
export async function openAccountByHand(page: Page, next: string): Promise<void> {
  const { email, password } = newAccount();
  await page.goto(`/sign-in/?next=${encodeURIComponent(next)}`);
  const link = page.getByRole('link', { name: 'Create an account' });
  // Only a page that is hydrated knows the way back.
  await expect(link).toHaveAttribute('href', /next=/);
  await link.click();
  await expect(page).toHaveURL(/\/sign-in\/register\//);
  await page.getByLabel('First name').fill('Tara');
  await page.getByLabel('Last name').fill('Sen');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  // An account without a phone is asked for one by and by; this login turned that down already.
  await page.evaluate((login) => localStorage.setItem('phoneUpdateAsked', login), email);
  await page.getByLabel('Enter OTP').fill(await codeSentTo(email));
  await page.waitForURL((url) => url.pathname === next);
}
