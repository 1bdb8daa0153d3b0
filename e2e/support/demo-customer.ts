import type { Page } from '@playwright/test';
import { formIsAwake } from './awake.ts';
import { codeSentTo } from './sandbox.ts';

/** The demo customer of the seed, named in the README. */
export const demoCustomer = { email: 'demo@suvarna.example', password: 'Suvarna#2026' } as const;

/** Signs in at the form, as a shopper does, and waits for the page `next` that it leads to. */
export async function signIn(page: Page, next: string): Promise<void> {
  await page.goto(`/sign-in/?next=${encodeURIComponent(next)}`);
  await formIsAwake(page);
  await page.getByLabel(/e-?mail/i).fill(demoCustomer.email);
  await page.getByLabel(/password/i).first().fill(demoCustomer.password);
  await page.getByRole('main').getByRole('button', { name: /sign in/i }).click();
  await page.waitForURL((url) => url.pathname === next);
}

/** A new account of one's own, made by a code to a phone nobody had: its bag is nobody else's. */
export async function signInAsSomebodyNew(page: Page, next: string): Promise<void> {
  const phone = `96${String(Date.now()).slice(-8)}`;
  await page.goto(`/sign-in/?next=${encodeURIComponent(next)}`);
  await formIsAwake(page);
  await page.getByRole('button', { name: 'Use a code' }).click();
  await page.getByLabel('Mobile number or email').fill(phone);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Enter OTP').fill(await codeSentTo(`+91${phone}`));
  await page.waitForURL((url) => url.pathname === next);
}
