import { expect, type Page } from '@playwright/test';
import { codeSentTo } from '../support/sandbox.ts';

export const PASSWORD = 'a sentence only I know';

/** Opens an account of one's own, from the sign-in page to the code of the mail, and waits for the page `next` that it leads to. @returns its e-mail address */
export async function openAccount(page: Page, next: string): Promise<string> {
  // Without a phone, the store asks for one by and by; whoever is here for something else turns it down.
  await page.addLocatorHandler(page.locator('dialog[data-prompt="phone"]'), (dialog) => dialog.press('Escape'));
  const email = `tara.${Date.now()}.${Math.random().toString(36).slice(2, 7)}@suvarna.example`;
  await page.goto(`/sign-in/?next=${encodeURIComponent(next)}`);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL(/\/sign-in\/register\//);
  await page.getByLabel('First name').fill('Tara');
  await page.getByLabel('Last name').fill('Sen');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByLabel('Enter OTP').fill(await codeSentTo(email));
  await page.waitForURL((url) => url.pathname === next);
  return email;
}
