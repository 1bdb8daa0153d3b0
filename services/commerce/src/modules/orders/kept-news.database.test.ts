/** What the outbox keeps of an order's messages: what they say and no more, and nothing once an account has ended. */
import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { OrderCreated } from '@suvarna/contracts/checkout';
import { PLAIN } from '../../../test-support/catalogue.fixtures.ts';
import { startCheckout } from '../../../test-support/orders/checkout.fixtures.ts';
import { addDemoCustomer } from '../../../test-support/identity.fixtures.ts';
import { DEMO_CUSTOMER } from '../identity/index.ts';
import { ofSuite } from '../../../test-support/service.fixtures.ts';

const harness = ofSuite(() => startCheckout('kept_news'));
beforeAll(async () => {
  await addDemoCustomer(harness.db);
});
beforeEach(async () => {
  await harness.reset();
  await harness.pool.query('delete from outbox');
});

const PRIVATE = /Residency Road|560001|Asha|Bengaluru/;
interface Kept {
  readonly channel: string;
  readonly outcome: string | null;
  readonly payload: { readonly to?: string; readonly values?: Readonly<Record<string, unknown>> };
}
const kept = (): Promise<readonly Kept[]> =>
  harness.rows<Kept>(
    `select channel, outcome, payload from outbox where payload->>'template' = 'order-placed' order by channel, key`,
  );

async function placed(token: string, address: string): Promise<OrderCreated> {
  await harness.fill(token, PLAIN);
  const { lock_id } = await harness.lock(token, { address_id: address });
  const made = await harness.order(token, { lock_id, shipping_address_id: address });
  expect(made.status).toBe(200);
  const order = made.body.data as OrderCreated;
  await harness.pay(order);
  return order;
}
/** A customer whose parcel goes to another person's phone. */
async function ofCustomer(): Promise<{ readonly id: string; readonly order: OrderCreated }> {
  const { email, password } = DEMO_CUSTOMER;
  const token = await harness.signedIn({ email, password });
  const order = await placed(token, await harness.home(token));
  const rows = await harness.rows<{ id: string }>('select id from customers where email = $1', [email]);
  return { id: rows[0]?.id ?? '', order };
}

it('an SMS is kept with what it says: the number and the sum, no address and no name', async () => {
  const token = await harness.guest();
  const order = await placed(token, await harness.address(token));
  const [email, sms] = await kept();
  expect(sms).toMatchObject({
    channel: 'sms',
    payload: {
      to: '91-9876543210',
      values: { orderNo: order.order_no, total: { currency: 'INR', minor: order.total_payable_paise } },
    },
  });
  expect(Object.keys(sms?.payload.values ?? {}).sort()).toEqual(['orderNo', 'total']);
  expect(JSON.stringify(sms)).not.toMatch(PRIVATE);
  // The mail shows where it goes.
  expect(JSON.stringify(email)).toMatch(PRIVATE);
});

it('of an account that has ended, those that wait say no address, and those that failed say nothing', async () => {
  const { id, order } = await ofCustomer();
  const guest = await harness.guest();
  const other = await placed(guest, await harness.address(guest));
  // To a mailbox of before, and to the phone of a parcel.
  await harness.pool.query(
    `insert into outbox (id, channel, type, key, payload, outcome, settled_at)
     select gen_random_uuid(), channel, type, 'failed:' || key, payload || '{"to":"before@example.in"}', 'dead', now()
     from outbox where payload->>'template' = 'order-placed'`,
  );
  const of = (orderNo: string, rows: readonly Kept[]) =>
    rows.filter(({ payload }) => payload.values?.['orderNo'] === orderNo);
  expect(of(order.order_no, await kept())).toHaveLength(4);
  const strangers = of(other.order_no, await kept());
  await harness.db
    .transaction()
    .execute((tx) => harness.app.deps.account.erase(tx, id, harness.app.deps.clock()));
  const rows = await kept();
  const waiting = of(order.order_no, rows);
  expect(waiting.map(({ channel, outcome }) => [channel, outcome])).toEqual([
    ['email', null],
    ['sms', null],
  ]);
  expect(JSON.stringify(waiting)).not.toMatch(PRIVATE);
  const failed = rows.filter(({ payload }) => payload.values === undefined);
  expect(failed.map(({ outcome, payload }) => [outcome, payload])).toEqual(
    Array(2).fill(['dead', { template: 'order-placed', locale: 'en' }]),
  );
  expect(of(other.order_no, rows)).toEqual(strangers);
});
