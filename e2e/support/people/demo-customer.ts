import type { Page } from '@playwright/test';
import { formIsHydrated } from '../hydrated.ts';
import { enterWithPassword, newPhone } from './earlier-visit.ts';
import { codeSentTo } from '../store/sandbox.ts';

/** The demo customer of the seed, named in the README. */
export const demoCustomer = {
  email: 'demo@suvarna.example',
  password: 'Suvarna#2026',
  phone: '+919845000000',
} as const;

/** Signed in as the demo customer since an earlier visit, on the page `next`. */
export const signIn = (page: Page, next: string): Promise<void> =>
  enterWithPassword(page, next, demoCustomer);

/** Signs in at the form, as a shopper does, with a code to a new phone, and waits for the page `next` that it leads to. */
export async function signInByHand(page: Page, next: string): Promise<void> {
  const phone = newPhone();
  await page.goto(`/sign-in/?next=${encodeURIComponent(next)}`);
  await formIsHydrated(page);
  await page.getByRole('button', { name: 'Use a code' }).click();
  await page.getByLabel('Mobile number or email').fill(phone);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Enter OTP').fill(await codeSentTo(`+91${phone}`));
  await page.waitForURL((url) => url.pathname === next);
}
