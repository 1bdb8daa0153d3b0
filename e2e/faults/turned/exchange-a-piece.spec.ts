/** Exchange begins on the thirtieth day, and gold moves while a shopper decides. */
import { leave } from '../../pages/savings-plan-schedule.ts';
import { expectNoBarrierAtAnyWidth } from '../../support/barriers.ts';
import { enterWithPassword, putIntoBag } from '../../support/people/earlier-visit.ts';
import { formIsHydrated } from '../../support/hydrated.ts';
import { expect, test } from '../../support/store/store-test.ts';

// As most shoppers of journeys.
test.use({ savesData: true });

test('a piece is exchanged thirty days after its delivery, at the value that was shown last', async ({
  page,
  turned,
  customer,
  byApi,
  watch,
}) => {
  // The token of half an hour ago, and the quote.
  watch.expectFault(/(401|409).*exchange_request\/create/);
  await putIntoBag(page, 'nose-pins');
  const orderNo = await byApi.order();
  await turned.deliver(orderNo);
  const path = `/account/orders/${orderNo}/exchange/`;
  const main = page.getByRole('main');
  await turned.turnBy(29);
  await enterWithPassword(page, path, customer);
  await expect(main).toContainText(/Until then you can bring it to a store/);
  await leave(page);

  await turned.turnBy(1);
  await enterWithPassword(page, path, customer);
  const hand = page.getByRole('button', { name: /^Exchange for/ });
  await expect(hand).toBeVisible();
  await formIsHydrated(page);
  const worth = async (): Promise<string> => /₹[\d,]+/.exec((await hand.textContent()) ?? '')?.[0] ?? '';
  const first = await worth();
  await page.getByLabel('Anything else? (optional)').fill('In its box');

  await turned.raiseGold();
  await turned.laterBy(31);
  const stale = main.getByText(/The amount has changed/);
  await hand.click();
  await expect(stale).toBeVisible();
  await expect.poll(worth).not.toBe(first);
  const now = await worth();
  await expect(page.getByLabel('Anything else? (optional)')).toHaveValue('In its box');
  await expectNoBarrierAtAnyWidth(page);
  await hand.click();
  await expect(page.getByRole('status').filter({ hasText: now })).toBeVisible();

  await page.getByRole('link', { name: 'Back to order' }).click();
  await expect(main.getByRole('listitem').filter({ hasText: 'Exchange:' })).toContainText(now);
});
