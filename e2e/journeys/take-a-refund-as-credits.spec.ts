import { expectNoBarrierAtAnyWidth } from '../support/barriers.ts';
import { buyEarlier } from '../support/earlier-order.ts';
import { openAccount } from '../support/earlier-visit.ts';
import { expect, test } from '../support/shop-test.ts';
import { cancelAndRefund } from '../support/staff.ts';

test('the money of a cancelled order becomes credits where its customer asks for that', async ({ page }) => {
  await openAccount(page);
  const { orderNo } = await buyEarlier(page, 'nose-pins');
  const main = page.getByRole('main');

  await page.goto(`/account/orders/${orderNo}/`);
  const paid = await main.locator('[data-total] dd').innerText();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByLabel('Reason').selectOption({ index: 1 });
  const where = page.getByLabel('Where should the money go?');
  await expect(page.getByText('Banks take up to a week to show it.')).toBeVisible();
  await where.selectOption('Into my wallet, as credits');
  await expect(page.getByText(/^Yours as soon as the refund is approved\./)).toBeVisible();
  // From its top: a bar that stays in view may lie over half a button further down.
  await page.evaluate(() => scrollTo(0, 0));
  await expectNoBarrierAtAnyWidth(page);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(main).toContainText('Cancel Requested');

  await cancelAndRefund(orderNo);
  await page.reload();
  await expect(main).toContainText(`${paid} to: Credits`);
  await page.goto('/account/wallet/credits/');
  const line = page.getByRole('listitem').filter({ hasText: orderNo });
  await expect(line).toContainText(paid);
});
