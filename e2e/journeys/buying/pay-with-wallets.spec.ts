import { CheckoutPages } from '../../pages/checkout-pages.ts';
import { expectNoBarrierAtAnyWidth } from '../../support/barriers.ts';
import { comeToPayment } from '../../support/people/earlier-checkout.ts';
import { forgetEverything, newPhone, openAccount, putIntoBag } from '../../support/people/earlier-visit.ts';
import { expect, test } from '../../support/shop-test.ts';
import { giveToWallet } from '../../support/people/staff.ts';
import type { Page } from '@playwright/test';

/** Promotional credits are taken from ₹10,000 of jewellery on. */
const ENOUGH = { from: 15_000_00, to: 199_999_00 };

/** The page with what was asked for. */
async function look(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#main [aria-busy="true"]')).toHaveCount(0);
  await expectNoBarrierAtAnyWidth(page);
}

test('a customer pays with promotional credits and credits, and reads in the wallets what became of them', async ({
  page,
}) => {
  const { email } = await openAccount(page);
  await giveToWallet(email, 'promotional', 100_000);
  await giveToWallet(email, 'credits', 250_050);
  await giveToWallet(email, 'gold-coin', 50_000);
  await putIntoBag(page, 'earrings', ENOUGH);
  await page.goto('/checkout/cart/');

  const wallets = page.getByRole('group', { name: 'Pay with your wallets' });
  const coinWallet = wallets.getByRole('checkbox', { name: /^Gold coin wallet/ });
  await expect(coinWallet).toBeDisabled();
  await expect(wallets).toContainText('Not valid for the items in your bag.');
  // By keyboard: the switch keeps the focus while the bag is priced again.
  const promotional = wallets.getByRole('checkbox', { name: /^Promotional credits/ });
  await promotional.focus();
  await page.keyboard.press('Space');
  await expect(promotional).toBeChecked();
  // In the sum: a coupon for this bag may offer the same amount beside it.
  await expect(page.locator('dl', { hasText: 'Total payable' })).toContainText('Promotional credits− ₹1,000');
  await expect(promotional).toBeFocused();

  const checkout = new CheckoutPages(page);
  await comeToPayment(page, { name: 'Tara Sen', phone: newPhone() });
  await checkout.choose('Cards');
  const before = await checkout.payable.innerText();
  await wallets.getByRole('checkbox', { name: /^Credits/ }).check();
  await expect(checkout.payable).not.toHaveText(before);
  await expect(wallets.getByRole('checkbox', { name: /^Credits/ })).toBeChecked();
  await checkout.priced();
  await checkout.payAtProvider('success');
  const orderNo = await checkout.thanked();

  await page.goto('/account/wallet/');
  await expect(page.getByRole('listitem').filter({ hasText: 'Gold coin wallet' })).toContainText('₹500');
  await page.getByRole('link', { name: 'Credits', exact: true }).click();
  await expect(page).toHaveURL('/account/wallet/credits/');
  await expect(page.getByRole('main')).toContainText('2 entries');
  await page.getByRole('link', { name: 'Used', exact: true }).click();
  await expect(page).toHaveURL('/account/wallet/credits/?kind=debit');
  const line = page.getByRole('listitem').filter({ hasText: 'Used for an order' });
  await expect(line).toContainText('− ₹2,500.50');
  for (const format of ['PDF', 'CSV']) {
    // The toast goes after three seconds: it is looked for before the file is.
    const downloads = page.waitForEvent('download');
    await page.getByRole('button', { name: `Download ${format}` }).click();
    await expect(page.getByText('Document downloaded successfully')).toBeVisible();
    expect((await downloads).suggestedFilename()).toBe(`suvarna-wallet-credits.${format.toLowerCase()}`);
  }
  await line.getByRole('link', { name: orderNo }).click();
  await expect(page).toHaveURL(`/account/orders/${orderNo}/`);
  await expect(page.getByRole('main')).toContainText('Promotional credits');

  await test.step('wallets in both languages: no serious barrier, no sideways scrolling', async () => {
    await forgetEverything(page);
    await test.step('wallets are for who is signed in', async () => {
      await page.goto('/account/wallet/credits/');
      await expect(page).toHaveURL(/\/sign-in\/?\?next=/);
    });
    const { email: other } = await openAccount(page);
    await giveToWallet(other, 'coins', 1_200);
    await giveToWallet(other, 'credits', 250_050);
    await giveToWallet(other, 'promotional', 99_900);
    const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
    await page.goto('/account/wallet/');
    await look(page);
    // One with money, one with nothing; in Hindi all of them together.
    for (const [name, part] of [
      ['Credits', 'credits'],
      ['Gold coin wallet', 'gold-coin'],
    ] as const) {
      await link(name).click();
      await expect(page).toHaveURL(`/account/wallet/${part}/`);
      await look(page);
      await link('Wallets and vouchers').click();
      await expect(page).toHaveURL('/account/wallet/');
    }
    await page.goto('/hi/account/wallet/');
    // Their names are the store's, in the language of the page.
    for (const name of ['कॉइन', 'प्रमोशनल क्रेडिट']) await expect(link(name)).toBeVisible();
    await look(page);
    await link('सभी वॉलेट एक ही विवरण में').click();
    await expect(page).toHaveURL('/hi/account/wallet/statement/');
    await look(page);
  });
});
