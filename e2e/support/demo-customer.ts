import type { Page } from '@playwright/test';

/** The demo customer of the seed, named in the README. */
export const demoCustomer = { email: 'demo@suvarna.example', password: 'Suvarna#2026' } as const;

/** Signs in at the form, as a shopper does, and waits for the page `next` that it leads to. */
export async function signIn(page: Page, next: string): Promise<void> {
  await page.goto(`/sign-in/?next=${encodeURIComponent(next)}`);
  await page.getByLabel(/e-?mail/i).fill(demoCustomer.email);
  await page.getByLabel(/password/i).first().fill(demoCustomer.password);
  await page.getByRole('main').getByRole('button', { name: /sign in/i }).click();
  await page.waitForURL((url) => url.pathname === next);
}
