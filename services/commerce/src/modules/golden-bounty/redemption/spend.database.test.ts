import { beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderCreated } from '@suvarna/contracts/checkout';
import type { PlansApplied } from '@suvarna/contracts/golden-bounty';
import { PLAIN } from '../../../../test-support/catalogue.fixtures.ts';
import { checkLedger } from '../../ledger/index.ts';
import { approveRefund } from '../../orders/refunds/refund.ts';
import { expireOrders } from '../../orders/payment/expire.ts';
import { addDays } from '../records/calendar.ts';
import { A, startPlans, type PlanCustomer } from '../steps/plans.fixtures.ts';
import { ofSuite } from '../../../../test-support/service.fixtures.ts';
import { met } from '../../../../test-support/answers.fixtures.ts';

const store = ofSuite(() => startPlans('golden_bounty_spend'));
let asha: PlanCustomer;
beforeEach(async () => {
  asha = await store.customer();
});

const START = '2026-11-25';
/** 51,845 rupees: what a piece costs in these tests. */
const VALUE = 5 * A + 1_200_00;
const fill = async (quantity = 1): Promise<void> => store.fill(await store.signIn(asha), PLAIN, quantity);
const apply = (...planIds: string[]) => store.bounty('plan/apply_to_cart/', { plan_ids: planIds }, asha);
const priceOfOne = async (): Promise<number> => {
  const { body } = await store.get('/api/customer/cart/totals/', { token: await store.signIn(asha) });
  return (body.data as { total_paise: number }).total_paise;
};
async function spend(planId: string): Promise<OrderCreated> {
  await fill();
  await apply(planId);
  const order = await store.orderOf(asha);
  await store.pay(order);
  return order;
}
async function cancelOrder(orderNo: string): Promise<void> {
  const token = await store.signIn(asha);
  const asked = await store.askCancel(token, orderNo);
  expect(asked.status).toBe(200);
  expect((await store.step(orderNo, 'cancelled')).status).toBe(200);
}
const giveBack = (orderNo: string) =>
  store.db
    .transaction()
    .execute((tx) =>
      approveRefund(tx, store.app.deps.tenders, { orderNo, approvedBy: 'Meera', at: store.now }),
    );

describe('the value of a plan', () => {
  it('is not there before the plan matures, and never for another customer', async () => {
    const planId = await store.paidPlan(asha, 5, START);
    await fill();
    expect((await apply(planId)).body.code).toBe('BOUNTY.VALUE_GONE');
    const ravi = await store.customer();
    expect((await store.bounty('plan/apply_to_cart/', { plan_ids: [planId] }, ravi)).body.code).toBe(
      'BOUNTY.PLAN_NOT_FOUND',
    );
  });

  it('is there on the day of maturity, also before the night’s work is done', async () => {
    const planId = await store.paidPlan(asha, 5, START);
    store.on((await store.plan(asha, planId)).maturity_date);
    await fill();
    expect((await apply(planId)).status).toBe(200);
  });

  it('needs a bag that is worth as much, and says how much is missing', async () => {
    const planId = await store.maturePlan(asha, START, 20_000_00);
    await fill();
    const price = await priceOfOne();
    const answer = await apply(planId);
    expect(await met(answer)).toBe('409 BOUNTY.BAG_TOO_SMALL');
    expect(answer.body.data).toMatchObject({
      plans_paise: 112_000_00,
      jewellery_paise: price,
      missing_paise: 112_000_00 - price,
    });
    expect(answer.body.message).toContain('₹1,12,000');
    await fill(2);
    const applied = (await apply(planId)).body.data as PlansApplied;
    expect(applied).toMatchObject({ applied_paise: 112_000_00, plan_ids: [planId] });
  });

  it('counts no longer when the bag has become too small, and the shopper is told', async () => {
    const planId = await store.maturePlan(asha, START, 12_000_00);
    await fill(2);
    expect((await apply(planId)).status).toBe(200);
    const token = await store.signIn(asha);
    const { body } = await store.get('/api/customer/cart/list/', { token });
    const [item] = (body.data as { items: { item_id: string }[] }).items;
    await store.post('/api/customer/cart/update/', { item_id: item?.item_id, quantity: 1 }, { token });
    const totals = await store.get('/api/customer/cart/totals/', { token });
    expect((totals.body.data as { tenders: unknown[] }).tenders).toEqual([]);
    expect(totals.body.message).toContain('worth at least');
  });

  it('of several plans pays together', async () => {
    const first = await store.maturePlan(asha, START);
    const second = await store.maturePlan(asha, '2026-12-05');
    await fill();
    const applied = (await apply(first, second)).body.data as PlansApplied;
    expect(applied.applied_paise).toBe(2 * VALUE);
    await store.pay(await store.orderOf(asha));
    for (const planId of [first, second])
      expect(await store.plan(asha, planId)).toMatchObject({ status: 'completed', value_paise: 0 });
  });

  it('does not go with a coupon, in either order', async () => {
    const planId = await store.maturePlan(asha, START);
    await fill();
    const token = await store.signIn(asha);
    await store.applyCoupon(token, 'FLAT');
    expect((await apply(planId)).body.code).toBe('BOUNTY.NOT_WITH_COUPON');
    await store.post('/api/coupon/coupon/remove/', { code: 'FLAT' }, { token });
    expect((await apply(planId)).status).toBe(200);
    await store.applyCoupon(token, 'FLAT');
    const totals = await store.get('/api/customer/cart/totals/', { token });
    expect((totals.body.data as { tenders: unknown[] }).tenders).toEqual([]);
    expect(totals.body.message).toContain('coupon');
  });

  it('can be taken off the bag again', async () => {
    const planId = await store.maturePlan(asha, START);
    await fill();
    await apply(planId);
    expect((await store.plan(asha, planId)).in_bag).toBe(true);
    const removed = (await store.bounty('plan/remove_from_cart/', {}, asha)).body.data as PlansApplied;
    expect([removed.applied_paise, removed.totals.tenders]).toEqual([0, []]);
    expect((await store.plan(asha, planId)).in_bag).toBe(false);
  });

  it('pays for all of an order, which is then placed without a provider', async () => {
    await fill();
    const price = await priceOfOne();
    await store.pool.query('delete from cart_lines');
    // A plan of 5.6 instalments that is worth exactly one piece.
    store.fakeStock.unitPaise = 112_000_00;
    const planId = await store.maturePlan(asha, START, 20_000_00);
    await fill();
    expect(await priceOfOne()).not.toBe(price);
    expect((await apply(planId)).status).toBe(200);
    const order = await store.orderOf(asha);
    expect(order).toMatchObject({ state: 'placed', total_payable_paise: 0 });
    expect((await store.plan(asha, planId)).status).toBe('completed');
    await cancelOrder(order.order_no);
    await giveBack(order.order_no);
    expect(await store.plan(asha, planId)).toMatchObject({ status: 'matured', value_paise: 112_000_00 });
    store.fakeStock.unitPaise = 51_845_00;
  });
});

describe('an order that is given up', () => {
  it('unpaid, gives the plan back as it was', async () => {
    const planId = await store.maturePlan(asha, START);
    await fill();
    await apply(planId);
    await store.orderOf(asha);
    expect((await store.plan(asha, planId)).redemptions).toMatchObject([{ state: 'held' }]);
    store.now = new Date(store.now.getTime() + 3 * 3_600_000);
    await expireOrders(store.app.deps, store.now);
    expect(await store.plan(asha, planId)).toMatchObject({
      status: 'matured',
      value_paise: VALUE,
      redemptions: [{ state: 'released' }],
    });
  });

  it('paid, gives the value back with the last day it had', async () => {
    const planId = await store.maturePlan(asha, START);
    const { redeem_by: before } = await store.plan(asha, planId);
    const order = await spend(planId);
    await cancelOrder(order.order_no);
    await giveBackTenders(order);
    expect(await store.plan(asha, planId)).toMatchObject({
      status: 'matured',
      value_paise: VALUE,
      redeem_by: before,
      redeemed_paise: 0,
    });
  });

  it('near the end of the year, leaves thirty days to spend it, after which it is paid back', async () => {
    const planId = await store.maturePlan(asha, START);
    store.on('2027-11-20');
    const order = await spend(planId);
    store.on('2027-12-01');
    await cancelOrder(order.order_no);
    await giveBackTenders(order);
    const plan = await store.plan(asha, planId);
    expect(plan).toMatchObject({ status: 'matured', redeem_by: '2027-12-31' });
    store.on('2027-12-31');
    await store.night();
    expect((await store.plan(asha, planId)).status).toBe('matured');
    store.on('2028-01-01');
    await store.night();
    expect(await store.plan(asha, planId)).toMatchObject({
      status: 'canceled',
      ended_by: 'year-over',
      value_paise: 0,
      refunded_paise: 5 * A,
    });
  });

  it('keeps the books in balance', async () => {
    expect(await checkLedger(store.db, new Date(addDays('2028-06-01', 0)))).toMatchObject({
      unitsOff: 0,
      transactionsOff: 0,
      accountsOff: 0,
      undecidedHolds: [],
    });
  });
});

/** As `approveRefund` does for what was not money: these orders' money was booked without a provider. */
async function giveBackTenders({ order_no: orderNo }: OrderCreated): Promise<void> {
  const { tenders } = store.app.deps;
  await store.db.transaction().execute(async (tx) => {
    const spent = await tx
      .selectFrom('order_tenders')
      .select(['kind', 'units', 'amount'])
      .where('order_no', '=', orderNo)
      .execute();
    await tenders.refund(tx, { orderNo, refundId: `RF-${orderNo}`, at: store.now }, spent);
  });
}
