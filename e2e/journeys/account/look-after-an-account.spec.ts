/** Contacts, devices, notifications and one's own data, each page at both widths; in Hindi those with most words. */
import {
  enterWithPassword,
  forgetEverything,
  newAccount,
  openAccount,
} from '../../support/people/earlier-visit.ts';
import { expectNoBarrierAtAnyWidth } from '../../support/barriers.ts';
import { askedBefore } from '../../support/prompts.ts';
import { codeSentTo, messageTo, nextCodeTo } from '../../support/store/sandbox.ts';
import { expect, test } from '../../support/shop-test.ts';

test('a customer looks after contacts, news, data and devices', async ({ page, browser, baseURL, watch }) => {
  const { email, password } = await openAccount(page, '/account/contacts/');
  const { email: to } = newAccount();
  await test.step('a customer changes the address with both codes, chooses what to hear, and takes the data along', async () => {
    await page.getByRole('button', { name: 'Change email' }).click();
    await page.getByLabel('New email').fill(to);
    // A code opened the account, so the one for the change is the next.
    const code = await nextCodeTo(email, () => page.getByRole('button', { name: 'Send both codes' }).click());
    await page.getByLabel(/\(new\)/).fill(await codeSentTo(to));
    await expect(page.getByText(`${to} confirmed.`)).toBeVisible();
    await expectNoBarrierAtAnyWidth(page);
    await page.getByLabel(/\(current\)/).fill(code);
    await expect(
      page.getByText("Contact updated. You'll need to sign in again on other devices."),
    ).toBeVisible();

    await page.goto('/account/notifications/');
    const orders = page.getByRole('group', { name: 'Orders and requests' });
    await orders.getByRole('checkbox', { name: /^SMS/ }).uncheck();
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
    await expectNoBarrierAtAnyWidth(page);

    await page.goto('/account/privacy/');
    await page.getByRole('button', { name: 'Request a copy' }).click();
    await expect(page.getByText(/We're preparing your copy and will write to you when it's/)).toBeVisible();
    await expectNoBarrierAtAnyWidth(page);

    for (const [path, ready] of [
      ['notifications', 'main [type="checkbox"]'],
      ['privacy', 'main button'],
    ] as const) {
      await page.goto(`/hi/account/${path}/`);
      await expect(page.locator(ready).first()).toBeVisible();
      await expectNoBarrierAtAnyWidth(page);
    }
  });

  await test.step('a customer signs another device out, and it is out', async () => {
    const elsewhere = await browser.newContext();
    await elsewhere.addCookies(askedBefore(baseURL ?? ''));
    const other = await elsewhere.newPage();
    await enterWithPassword(other, '/account/', { email: to, password });
    await expect(other.getByRole('heading', { name: 'Hello, Tara' })).toBeVisible();

    await page.goto('/account/devices/');
    await expect(page.getByText('This device')).toHaveCount(1);
    await expectNoBarrierAtAnyWidth(page);
    await page.getByRole('button', { name: 'Sign out all other devices' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out all other devices' }).click();
    await expect(page.getByText('All other devices signed out.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Sign out Chrome/ })).toHaveCount(0);

    watch.expectFaultFromNowOn(/401/);
    // The tab that was open: whatever it asks for next, it hears that it is signed out.
    await other.getByRole('link', { name: /^Devices/ }).click();
    await other.waitForURL(/\/sign-in\//);
    await elsewhere.close();
  });

  await test.step('a change that a stranger began with the password is stopped by the link in the mail', async () => {
    await forgetEverything(page);
    watch.expectNoFaultFromNowOn();
    await page.setViewportSize({ width: 1280, height: 900 });
    const { email, password } = await openAccount(page, '/account/contacts/');
    await page.getByRole('button', { name: 'Change email' }).click();
    const { email: to } = newAccount();
    await page.getByLabel('New email').fill(to);
    await page.getByRole('button', { name: 'Send both codes' }).click();
    await page.getByLabel(/\(new\)/).fill(await codeSentTo(to));
    await expect(page.getByText(`${to} confirmed.`)).toBeVisible();
    await page.getByText("I can't use the old contact").click();
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Change without the old contact' }).click();
    await expect(page.getByText(/^This change takes effect on/)).toBeVisible();
    await expectNoBarrierAtAnyWidth(page);

    const link =
      /\/sign-in\/stop-change\/#token=\S+/.exec((await messageTo(email, /stop-change/)).text)?.[0] ?? '';
    await page.goto(link);
    const stop = page.getByRole('button', { name: 'Stop change' });
    await expect(stop).toBeVisible();
    // The link alone does nothing, and its secret does not stay in the address.
    await expect(page).toHaveURL(/\/sign-in\/stop-change\/$/);
    await expectNoBarrierAtAnyWidth(page);
    // Everybody is signed out, and the link is used up.
    watch.expectFaultFromNowOn(/40[0-9]/);
    await stop.press('Enter');
    await expect(page.getByText(/^Change stopped/)).toBeFocused();

    await page.goto(`/hi${link}`);
    await page.getByRole('button', { name: 'बदलाव रोकें' }).press('Enter');
    await expect(page.getByText(/^रोकने को कुछ नहीं है/)).toBeFocused();
    await page.goto('/account/contacts/');
    await page.waitForURL(/\/sign-in\//);
  });
});
