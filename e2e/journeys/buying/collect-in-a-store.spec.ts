/** An order that is collected: chosen at checkout, told when it waits, handed over for its code. */
import type { AddressList } from '@suvarna/contracts/customers';
import { CheckoutPages } from '../../pages/checkout-pages.ts';
import { expectNoBarrierAtAnyWidth } from '../../support/barriers.ts';
import {
  callAs,
  forgetEverything,
  newPhone,
  openAccount,
  putIntoBag,
} from '../../support/people/earlier-visit.ts';
import { formIsHydrated } from '../../support/hydrated.ts';
import { messageTo } from '../../support/store/sandbox.ts';
import { expect, test } from '../../support/shop-test.ts';
import { decideOfOrder, moveOrder } from '../../support/people/staff.ts';

test('a customer collects an order in a store by its code, and brings it back there', async ({ page }) => {
  test.slow();
  await openAccount(page);
  await putIntoBag(page, 'nose-pins');
  const checkout = new CheckoutPages(page);
  await page.goto('/checkout/address/');
  await formIsHydrated(page);
  const phone = newPhone();
  await page.getByRole('radio', { name: 'Collect in store' }).press('Space');
  await page.getByLabel('City').selectOption({ label: 'Mysuru' });
  await expect(page.getByRole('group', { name: 'Store', exact: true }).getByRole('radio')).toHaveCount(1);
  await page.getByRole('button', { name: 'Collect here' }).click();
  await expect(page.getByText('Please enter your name')).toBeVisible();
  await page.getByLabel('Full name').fill('Asha Mehta');
  await page.getByLabel(/^Mobile number/).fill(phone);
  await expectNoBarrierAtAnyWidth(page);
  await page.getByRole('button', { name: 'Collect here' }).click();

  await expect(page.getByRole('region', { name: 'Deliver to' })).toContainText(
    'Suvarna Chandan House, 5 Chandan Street, Mysuru',
  );
  await checkout.choose('Cards');
  await checkout.payAtProvider('success');
  const orderNo = await checkout.thanked();

  const place = page.getByRole('region', { name: 'Collect in store' });
  await page.getByRole('link', { name: 'Track order' }).click();
  await expect(place).toContainText("We'll send you a code as soon as it's ready to collect.");
  for (const to of [
    'confirmed',
    'in_production',
    'quality_check',
    'hallmarking',
    'ready',
    'shipped',
    'out_for_delivery',
  ])
    await moveOrder(orderNo, to);
  const { text } = await messageTo(`+91${phone}`, /is ready to collect/);
  const code = /code:? (\d{6})/i.exec(text)?.[1] ?? '';
  await page.reload();
  await expect(place).toContainText(`Show this code in the store: ${code}`);
  await expect(place).toContainText('Collect it by');
  await expect(page.getByRole('main')).toContainText('Ready to collect');
  await expectNoBarrierAtAnyWidth(page);
  await place.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Suvarna Chandan House' })).toBeVisible();

  await expect(moveOrder(orderNo, 'delivered')).rejects.toThrow(/ORDER.PICKUP_CODE_WRONG/);
  await moveOrder(orderNo, 'delivered', { pickup_code: code });
  await page.goBack();
  await expect(page).toHaveURL(`/account/orders/${orderNo}/`);
  await expect(page.getByRole('main')).toContainText('Collected');
  await expect(place).toBeHidden();
  await page.getByRole('button', { name: 'Return order' }).click();
  await expect(page.getByRole('main')).toContainText('Bring it to the store: Suvarna Chandan House');
  await page.getByLabel('Reason').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Send request' }).click();
  const brought = 'Return requested. Please bring it to the store where you collected it.';
  await expect(page.getByText(brought)).toBeVisible();
  for (const to of ['pickup-scheduled', 'picked-up', 'return-qc', 'refund-initiated'])
    await decideOfOrder(orderNo, to);
  await page.reload();
  await expect(page.getByRole('list', { name: 'Order history' })).toContainText('Return received');
  await expect(page.getByRole('main')).toContainText(/Refund/);
  // It is no address of the customer's own.
  const token = await page.evaluate(() => localStorage.getItem('__token__') ?? '');
  const kept = await callAs<AddressList>(page, token, 'customer/customer_address/list/');
  expect(kept.results).toEqual([]);

  await test.step('a guest collects an order in a store, in Hindi', async () => {
    await forgetEverything(page);
    await putIntoBag(page, 'nose-pins');
    const another = newPhone();
    await page.goto('/hi/guest-address/');
    await formIsHydrated(page);
    await page.getByRole('radio', { name: 'स्टोर से लें' }).check();
    await page.getByLabel('ईमेल').fill(`ravi.${another}@suvarna.example`);
    await page.getByLabel('पूरा नाम').fill('Ravi Nair');
    await page.getByLabel(/^मोबाइल नंबर/).fill(another);
    await expectNoBarrierAtAnyWidth(page);
    await page.getByRole('button', { name: 'यहाँ से लें' }).click();
    await expect(page).toHaveURL(/\/hi\/checkout\/payment\//);
    await expect(page.getByRole('region', { name: 'डिलीवरी का पता' })).toContainText('Ravi Nair');
  });
});
