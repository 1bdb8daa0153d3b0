import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { OrderCreated } from '@suvarna/contracts/checkout';
import type { Refund } from '@suvarna/contracts/orders';
import { checkLedger } from '../../ledger/check.ts';
import { grantCoins } from '../../loyalty/coins.ts';
import { settleRefund } from '../../ledger/money.ts';
import { DEMO_CUSTOMER } from '../../identity/account/demo-customer.ts';
import { closeOrders, closePartsKept } from '../closing/close.ts';
import { refundSettled } from './refund-settled.ts';
import { PLAIN, READY } from '../../../../test-support/catalogue.fixtures.ts';
import { NOON, startCheckout, VIEWER } from '../../../../test-support/orders/checkout.fixtures.ts';
import { addDemoCustomer, customerIdOf } from '../../../../test-support/identity.fixtures.ts';
import { met, dataOf } from '../../../../test-support/answers.fixtures.ts';
import { ofSuite } from '../../../../test-support/service.fixtures.ts';

const DAY = 86_400_000;
const harness = ofSuite(() => startCheckout('partial-return'));
let customer: string;
let customerId: string;

const signIn = (): Promise<string> => harness.signedIn(DEMO_CUSTOMER);
const go = async (orderNo: string, ...states: string[]): Promise<void> => {
  for (const to of states) expect((await harness.step(orderNo, to, { note: 'Looked at.' })).status).toBe(200);
};
/** The value of a line, as the shopper asks for it. */
const valueOf = (itemId: string, type: string) =>
  harness.get(`/api/exchange/quote/?order_item_id=${itemId}&type=${type}`, { token: customer });
/** What the lot of coins that this order earned holds, if there is one. */
const earnedWith = async (orderNo: string): Promise<number[]> =>
  (
    await harness.rows<{ balance: string }>('select balance from ledger_accounts where code = $1', [
      `customer:${customerId}:coins:earned:${orderNo}`,
    ])
  ).map(({ balance }) => Number(balance));
/** The jobs of a night, twice, as two processes would run them. */
const night = async (days: number): Promise<void> => {
  const at = new Date(NOON.getTime() + days * DAY);
  await Promise.all([
    closeOrders(harness.db, at),
    closeOrders(harness.db, at),
    closePartsKept(harness.db, at),
    closePartsKept(harness.db, at),
  ]);
};

/** A paid and delivered order of two pieces at ₹51,500 each. */
async function deliveredPair(
  useCoins: boolean,
): Promise<{ readonly order: OrderCreated; readonly kept: string; readonly returned: string }> {
  harness.now = NOON;
  customer = await signIn();
  await harness.fill(customer, READY, 1);
  await harness.fill(customer, PLAIN, 1);
  const address_id = await harness.home(customer);
  const lock = await harness.lock(customer, { address_id, use_coins: useCoins });
  const order = await harness.ordered(customer, {
    lock_id: lock.lock_id,
    shipping_address_id: address_id,
    use_coins: useCoins,
  });
  await harness.pay(order);
  await harness.captured(order);
  await go(order.order_no, 'confirmed', 'quality_check', 'ready', 'shipped', 'out_for_delivery', 'delivered');
  const [kept, returned] = (await harness.details(customer, order.order_no)).lines.map(
    ({ item_id }) => item_id,
  );
  return { order, kept: kept ?? '', returned: returned ?? '' };
}

async function sendBack(orderNo: string, itemId: string): Promise<void> {
  await harness.send(
    '/api/order/order/return_request/',
    { order_no: orderNo, item_ids: [itemId], reason_id: 11 },
    { token: customer },
  );
}

async function giveBack(orderNo: string): Promise<void> {
  await go(orderNo, 'pickup_scheduled', 'picked_up', 'return_qc');
  const { refund_order_id: refundId } = (await harness.approveRefund(orderNo)).body.data as unknown as Refund;
  await harness.db.transaction().execute(async (tx) => {
    await settleRefund(tx, { refundId, provider: 'sandbox', at: harness.now });
    await refundSettled(tx, harness.app.deps.tenders, { refundId, at: harness.now });
  });
}

async function expectBalancedBooks(orderNo: string): Promise<void> {
  const { undecidedHolds, ...faults } = await checkLedger(harness.db, harness.now);
  expect([undecidedHolds, Object.values(faults).filter((count) => count !== 0)]).toEqual([[], []]);
  const rows = await harness.rows<{ code: string }>(
    `select code from ledger_accounts where code like 'order:' || $1 || ':%' and balance <> 0`,
    [orderNo],
  );
  expect(rows).toEqual([]);
}

beforeAll(async () => {
  await addDemoCustomer(harness.db);
  customerId = await customerIdOf(harness.db, DEMO_CUSTOMER.email);
});
beforeEach(() => harness.reset());

it('leaves exchange and buy-back for life to the piece that was kept, from the day the other goes back', async () => {
  const { order, kept, returned } = await deliveredPair(false);
  await sendBack(order.order_no, returned);
  for (const type of ['exchange', 'buyback']) {
    expect(dataOf(await valueOf(kept, type))).toMatchObject({ order_item_id: kept });
    expect(await met(valueOf(returned, type))).toBe('409 ORDER.STATE_CONFLICT');
  }
  await giveBack(order.order_no);
  expect((await harness.details(customer, order.order_no)).state).toBe('refunded');
  expect((await valueOf(kept, 'buyback')).status).toBe(200);
  expect((await valueOf(returned, 'buyback')).status).toBe(409);
});

it('gives back their value to pieces whose return was rejected', async () => {
  const { order, returned } = await deliveredPair(false);
  await sendBack(order.order_no, returned);
  await go(order.order_no, 'pickup_scheduled', 'picked_up', 'return_qc', 'return_rejected');
  expect((await valueOf(returned, 'buyback')).status).toBe(200);
});

it('says why a return was rejected, to its shopper, and to the store’s people also who did', async () => {
  const { order, returned } = await deliveredPair(false);
  await sendBack(order.order_no, returned);
  await go(order.order_no, 'pickup_scheduled', 'picked_up', 'return_qc');
  const reject = (more: object) => harness.step(order.order_no, 'return_rejected', more);
  expect(await met(reject({}))).toBe('400 REQUEST.INVALID');
  expect((await reject({ decided_by: '', note: 'It was worn.' })).status).toBe(400);
  expect((await reject({ decided_by: 'Arjun', note: 'It was worn.' })).status).toBe(200);
  const { requests, steps } = await harness.details(customer, order.order_no);
  expect(requests).toMatchObject([{ kind: 'return', state: 'declined', state_note: 'It was worn.' }]);
  expect(JSON.stringify(steps)).not.toMatch(/Arjun|Meera/);
  const path = `/staff/order/details/?order_no=${order.order_no}`;
  const { history } = await harness.read<{ history: object[] }>(path, { token: VIEWER });
  expect(history.slice(-2)).toMatchObject([
    { state: 'return_qc', actor: 'staff', by: 'Meera', note: 'Looked at.' },
    { state: 'return_rejected', actor: 'staff', by: 'Arjun', note: 'It was worn.' },
  ]);
});

it.each([
  ['paid in money', false, 515],
  // 10,300 coins paid first; ₹51,500 of the money went back and ₹41,200 stay.
  ['paid with coins, too', true, 412],
])(
  'earns coins for the kept piece %s: once, and not before the window is over',
  async (_, useCoins, earned) => {
    if (useCoins)
      await harness.db.transaction().execute((tx) =>
        grantCoins(tx, {
          customerId,
          origin: 'gift',
          coins: 20_000,
          expiresAt: new Date(NOON.getTime() + 300 * DAY),
          at: NOON,
        }),
      );
    const { order, returned } = await deliveredPair(useCoins);
    await sendBack(order.order_no, returned);
    await giveBack(order.order_no);
    await night(15);
    expect(await earnedWith(order.order_no)).toEqual([]);
    await night(17);
    await night(40);
    expect(await earnedWith(order.order_no)).toEqual([earned]);
    await expectBalancedBooks(order.order_no);
  },
);

it('earns nothing when everything went back', async () => {
  const { order, kept, returned } = await deliveredPair(false);
  await harness.send(
    '/api/order/order/return_request/',
    { order_no: order.order_no, item_ids: [kept, returned], reason_id: 11 },
    { token: customer },
  );
  await giveBack(order.order_no);
  await night(17);
  expect(await earnedWith(order.order_no)).toEqual([]);
});
