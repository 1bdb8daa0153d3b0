/** What is promised for a day is kept to the end of that day on the clock of the shopper who has the pieces. */
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { RETURN_WINDOW_DAYS } from '@suvarna/contracts/storefront-constants';
import { startCheckout, type CheckoutHarness } from '../../../test-support/orders/checkout.fixtures.ts';
import { closeOrders } from './closing/close.ts';
import { delivered } from './delivered.fixtures.ts';
import { isReturnWindowOpen, isUnderWarranty, returnUntil } from './states.ts';

/** Half past two in the afternoon of the first of November in Honolulu; six in the morning of the second in India. */
const HANDED_OVER = new Date('2026-11-02T00:30:00Z');
const DAY = 86_400_000;
const LAST_EVENING = new Date('2026-11-18T09:00:00Z');

let harness: CheckoutHarness;
beforeAll(async () => {
  harness = await startCheckout('last_day_abroad');
});
afterAll(() => harness.stop());
beforeEach(() => {
  harness.now = HANDED_OVER;
});

const sentTo = (country: string) => ({
  shipping_address: { country_id: country },
  delivered_at: HANDED_OVER,
});

it('pieces may be sent back, and faults be mended, until the named day is over where they are', () => {
  expect([RETURN_WINDOW_DAYS, returnUntil(HANDED_OVER)]).toEqual([15, '2026-11-17']);
  const open = (country: string, at: Date): boolean => isReturnWindowOpen(sentTo(country), at);
  // Nearly midnight of the seventeenth in Honolulu, half past two in the afternoon of the next day in India.
  expect([open('US', LAST_EVENING), open('IN', LAST_EVENING)]).toEqual([true, false]);
  expect(open('US', new Date('2026-11-18T12:00:00Z'))).toBe(false);
  expect(open('IN', new Date('2026-11-17T18:29:59Z'))).toBe(true);
  const inAYear = new Date('2027-11-03T09:00:00Z');
  expect([
    isUnderWarranty(sentTo('US'), HANDED_OVER, inAYear),
    isUnderWarranty(sentTo('IN'), HANDED_OVER, inAYear),
  ]).toEqual([true, false]);
});

it('an order closes when that day is over where it is', async () => {
  const sent = async (country: string): Promise<string> => {
    harness.now = HANDED_OVER;
    const { orderNo } = await delivered(harness);
    await harness.pool.query(
      `update orders set shipping_address = jsonb_set(shipping_address, '{country_id}', to_jsonb($2::text)) where order_no = $1`,
      [orderNo, country],
    );
    return orderNo;
  };
  const [home, abroad] = [await sent('IN'), await sent('US')];
  const closed = async () =>
    (
      await harness.pool.query<{ order_no: string }>(
        `select order_no from orders where state = 'closed' and order_no = any($1)`,
        [[home, abroad]],
      )
    ).rows.map(({ order_no: orderNo }) => orderNo);
  const isOver = new Date(HANDED_OVER.getTime() + (RETURN_WINDOW_DAYS + 1) * DAY + 1);
  await closeOrders(harness.db, isOver);
  expect(await closed()).toEqual([home]);
  await closeOrders(harness.db, new Date(isOver.getTime() + DAY));
  expect(await closed()).toHaveLength(2);
});
