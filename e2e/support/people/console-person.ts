/** A person at the console: invited by the command line, signed in by a passkey of a device that always says yes. */
import { expect, type Browser, type Page } from '@playwright/test';
import type { Store } from '../store/store.ts';
import type { Operator } from './operator.ts';

export type ConsoleRole = 'viewer' | 'publisher' | 'operator' | 'admin';

/** Keys of people who are here: touch and PIN are given at once. */
async function giveAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** The link that a person is given. */
async function linkFor(operator: Operator, name: string, role: ConsoleRole): Promise<string> {
  const said = await operator.run('people', 'invite', name, '--role', role, '--reason', 'on duty', '--json');
  return (JSON.parse(said) as { link: string }).link;
}

/** @returns their console, at what is live */
export async function openConsole(
  browser: Browser,
  { store, operator }: { readonly store: Store; readonly operator: Operator },
  name: string,
  role: ConsoleRole,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: store.console, locale: 'en-GB' });
  const page = await context.newPage();
  await giveAuthenticator(page);
  await page.goto(await linkFor(operator, name, role));
  await page.getByLabel('What to call this passkey').fill('key of the desk');
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Live' })).toBeVisible();
  return page;
}
