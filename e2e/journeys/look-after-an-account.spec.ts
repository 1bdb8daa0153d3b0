/** Contacts, devices, notifications and one's own data, each page in both languages and widths. */
import { enterWithPassword, newAccount, openAccount } from '../support/earlier-visit.ts';
import { expectNoBarrierAtAnyWidth } from '../support/barriers.ts';
import { askedBefore } from '../support/prompts.ts';
import { codeSentTo } from '../support/sandbox.ts';
import { expect, test } from '../support/shop-test.ts';

test('a customer signs another device out, and it is out', async ({ page, browser, baseURL, watch }) => {
  const account = await openAccount(page, '/account/devices/');
  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  await elsewhere.addCookies(askedBefore(baseURL ?? ''));
  const other = await elsewhere.newPage();
  await enterWithPassword(other, '/account/', account);
  await expect(other.getByRole('heading', { name: 'Hello, Tara' })).toBeVisible();

  await page.reload();
  await expect(page.getByText('This device')).toHaveCount(1);
  await expectNoBarrierAtAnyWidth(page);
  await page.getByRole('button', { name: 'Sign out all other devices' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out all other devices' }).click();
  await expect(page.getByText('All other devices are signed out.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Sign out Chrome/ })).toHaveCount(0);

  watch.expectFault(/401/);
  // The tab that was open: whatever it asks for next, it hears that it is signed out.
  await other.getByRole('link', { name: /^Devices/ }).click();
  await other.waitForURL(/\/sign-in\//);
  await elsewhere.close();
});

test('a customer changes the address with both codes, chooses what to hear, and takes the data along', async ({
  page,
}) => {
  const { email } = await openAccount(page, '/account/contacts/');
  await page.getByRole('button', { name: 'Change email' }).click();
  const { email: to } = newAccount();
  await page.getByLabel('New email').fill(to);
  await page.getByRole('button', { name: 'Send both codes' }).click();
  await page.getByLabel(/the new contact/).fill(await codeSentTo(to));
  await expect(page.getByText(`${to} is confirmed.`)).toBeVisible();
  await expectNoBarrierAtAnyWidth(page);
  await page.getByLabel(/your contact so far/).fill(await codeSentTo(email));
  await expect(page.getByText('Your contact is changed. Other devices sign in again.')).toBeVisible();

  await page.goto('/account/notifications/');
  const orders = page.getByRole('group', { name: 'Orders and requests' });
  await orders.getByRole('checkbox', { name: /^SMS/ }).uncheck();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await expectNoBarrierAtAnyWidth(page);

  await page.goto('/account/privacy/');
  await page.getByRole('button', { name: 'Ask for a copy' }).click();
  await expect(page.getByText(/is being made/)).toBeVisible();
  await expectNoBarrierAtAnyWidth(page);

  for (const path of ['contacts', 'devices', 'notifications', 'privacy']) {
    await page.goto(`/hi/account/${path}/`, { waitUntil: 'networkidle' });
    await expectNoBarrierAtAnyWidth(page);
  }
});
