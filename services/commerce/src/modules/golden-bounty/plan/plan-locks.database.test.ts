import { describe, expect, it } from '@jest/globals';
import { PLAIN } from '../../../../test-support/catalogue.fixtures.ts';
import { ofSuite, type Answer } from '../../../../test-support/service.fixtures.ts';
import { workMandates } from '../mandate/charge-mandates.ts';
import { decideCancel } from '../cancel/cancel-plan.ts';
import { A, startPlans, type PlanCustomer } from '../steps/plans.fixtures.ts';

/** Of what does not happen whenever it could. */
const ROUNDS = 3;
const CUSTOMERS = 6;
const START = '2026-11-25';
const store = ofSuite(() => startPlans('golden_bounty_locks', { LIMIT_LOGIN_ATTEMPTS: '10000' }));

interface Saver {
  readonly customer: PlanCustomer;
  readonly planId: string;
}

/** One after the other, since each turns the clock. */
async function savers(make: (customer: PlanCustomer) => Promise<string>): Promise<Saver[]> {
  const all: Saver[] = [];
  for (let count = 0; count < CUSTOMERS; count += 1) {
    const customer = await store.customer();
    all.push({ customer, planId: await make(customer) });
  }
  // So few may sign in at once.
  for (const { customer } of all) await store.signIn(customer);
  return all;
}
const failed = (answers: readonly Answer[]): Answer[] => answers.filter(({ status }) => status >= 500);
const call = (path: string, { customer, planId }: Saver): Promise<Answer> =>
  store.bounty(path, { plan_id: planId }, customer);
const apply = ({ customer, planId }: Saver): Promise<Answer> =>
  store.bounty('plan/apply_to_cart/', { plan_ids: [planId] }, customer);

/** A standing mandate, as its provider confirmed it. */
async function withMandate(saver: Saver): Promise<void> {
  await store.pool.query(
    `insert into bounty_mandates (mandate_id, plan_id, provider, method, state, limit_amount, created_at)
     values ($1, $2, 'sandbox', 'upi_autopay', 'active', $3, $4)`,
    [`M-${saver.planId}`, saver.planId, A, store.now],
  );
}

describe('of one customer, at one moment', () => {
  it('a plan is put into the bag again and the bag is ordered: both are answered', async () => {
    const all = await savers((customer) => store.maturePlan(customer, START));
    const orders = await Promise.all(
      all.map(async (saver) => {
        const token = await store.signIn(saver.customer);
        await store.fill(token, PLAIN);
        expect((await apply(saver)).status).toBe(200);
        const address = await store.home(token);
        const { lock_id } = await store.lock(token, { address_id: address });
        return () => store.order(token, { lock_id, shipping_address_id: address });
      }),
    );
    const answers = await Promise.all([...all.map(apply), ...orders.map((order) => order())]);
    expect(failed(answers)).toEqual([]);
  });

  it('money comes for an order, and its plans are taken out of the bag: the order is placed', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const all = await savers((customer) => store.maturePlan(customer, START));
      const orders = await Promise.all(
        all.map(async (saver) => {
          await store.fill(await store.signIn(saver.customer), PLAIN);
          expect((await apply(saver)).status).toBe(200);
          return store.orderOf(saver.customer);
        }),
      );
      const paid = orders.map((order) => store.pay(order));
      const removed = all.map(({ customer }) => store.bounty('plan/remove_from_cart/', {}, customer));
      await Promise.all(paid);
      expect(failed(await Promise.all(removed))).toEqual([]);
    }
  });

  it('a mandate and its plan are given up: both are answered', async () => {
    const all = await savers((customer) => store.paidPlan(customer, 1, START));
    await Promise.all(all.map(withMandate));
    const answers = await Promise.all(
      all.flatMap((saver) => [call('mandate/cancel/', saver), call('plan/cancel_request/', saver)]),
    );
    expect(failed(answers)).toEqual([]);
  });
});

it('charges are announced while the store’s people end plans: both are done', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const all = await savers((customer) => store.paidPlan(customer, 1, START));
    await Promise.all(all.map(withMandate));
    store.on('2026-12-24');
    for (const saver of all) expect((await call('plan/cancel_request/', saver)).status).toBe(200);
    const end = ({ planId }: Saver): Promise<void> =>
      store.db
        .transaction()
        .execute((tx) => decideCancel(tx, { planId, approve: true, by: 'Meera', note: '', at: store.now }));
    await Promise.all([workMandates(store.app.deps), ...all.map(end)]);
  }
});
