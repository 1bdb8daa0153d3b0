import { beforeEach, describe, expect, it } from '@jest/globals';
import type { VoucherFaults, VoucherList } from '@suvarna/contracts/vouchers';
import { COIN, PLAIN } from '../../../test-support/catalogue.fixtures.ts';
import { STAFF } from '../../../test-support/orders/checkout.fixtures.ts';
import { checkLedger } from '../ledger/index.ts';
import { expireOrders } from '../orders/payment/expire.ts';
import { approveRefund } from '../orders/refunds/refund.ts';
import { reconcileVouchers } from './provider/reconcile-vouchers.ts';
import { forgetNumbers } from './voucher.store.ts';
import { aVoucher, PIN, startVouchers } from './vouchers.fixtures.ts';
import { ofSuite } from '../../../test-support/service.fixtures.ts';
import { met } from '../../../test-support/answers.fixtures.ts';

/** What a piece costs in these tests: ₹51,845. */
const PRICE = 5_184_500;
const store = ofSuite(() => startVouchers('vouchers'));
let guest: string;
beforeEach(async () => {
  await store.reset();
  store.fakeStock.unitPaise = PRICE;
  guest = await store.guest();
  await store.fill(guest, PLAIN);
});

const said = async (path: 'check_balance' | 'apply', body: object, token = guest) => {
  const { status, body: answer } = await store.voucher(path, { pin: PIN, ...body }, token);
  return [status, answer.code ?? '', answer.message];
};
const statusOf = async (number: string) =>
  (await store.provider()).reservations
    .filter((one) => one.number === number)
    .map(({ status, captured }) => [status, captured]);
const placed = async (orderNo: string) =>
  (
    await store.db
      .selectFrom('orders')
      .select('state')
      .where('order_no', '=', orderNo)
      .executeTakeFirstOrThrow()
  ).state;
async function cancel(orderNo: string, token = guest): Promise<void> {
  await store.askCancel(token, orderNo);
  expect((await store.step(orderNo, 'cancelled')).status).toBe(200);
  await store.db.transaction().execute(async (tx) => {
    await approveRefund(tx, store.app.deps.tenders, { orderNo, approvedBy: 'Meera', at: store.now });
  });
}
const booksAgree = async () => {
  const { undecidedHolds, ...sums } = await checkLedger(store.db, store.now);
  expect([...Object.values(sums), undecidedHolds.length]).toEqual([0, 0, 0, 0]);
};

describe('what a voucher says of itself (specification S5.8)', () => {
  it.each([
    [
      'a number that cannot be one',
      { voucher_number: '12' },
      'VOUCHER.NUMBER_INVALID',
      'Please enter valid voucher number',
    ],
    ['no number', { voucher_number: '' }, 'VOUCHER.NUMBER_INVALID', 'Please enter valid voucher number'],
    [
      'a number that was not given out',
      { voucher_number: '1234123412341234' },
      'VOUCHER.UNKNOWN',
      'Invalid voucher number',
    ],
    [
      'a wrong PIN',
      { voucher_number: aVoucher(), pin: '000000' },
      'VOUCHER.UNKNOWN',
      'Invalid voucher number',
    ],
    [
      'a PIN that cannot be one',
      { voucher_number: aVoucher(), pin: 'x' },
      'VOUCHER.UNKNOWN',
      'Invalid voucher number',
    ],
    [
      'one that has expired',
      { voucher_number: aVoucher('6003') },
      'VOUCHER.EXPIRED',
      'This voucher has expired.',
    ],
  ])('refuses %s in the words of the specification', async (_what, body, code, message) => {
    expect(await said('check_balance', body)).toEqual([400, code, message]);
    expect(await said('apply', body)).toEqual([400, code, message]);
  });

  it('tells the balance, also of one that was partly used, however its number is written', async () => {
    const number = aVoucher('6002');
    const spaced = number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
    const { body } = await store.voucher('check_balance', { voucher_number: spaced, pin: PIN }, guest);
    expect(body.data).toMatchObject({
      last4: number.slice(-4),
      balance_paise: 3_500_00,
      balance: '3500.00',
      expires_on: '2029-03-31',
      category: '',
    });
  });

  it.each([0, -1, 10_000_01])('takes no amount of %d paise from ₹10,000', async (amount_paise) => {
    expect(await said('apply', { voucher_number: aVoucher(), amount_paise })).toEqual([
      400,
      'VOUCHER.AMOUNT_INVALID',
      'Enter valid amount',
    ]);
  });

  it('keeps neither number nor PIN in clear, and forgets both when nothing is to be reserved with them', async () => {
    const number = aVoucher();
    await store.apply(guest, number);
    const rows = await store.rows<{ all: string }>(
      "select coalesce(string_agg(v::text, ' '), '') as all from vouchers v",
    );
    expect(rows[0]?.all).not.toContain(number);
    expect(rows[0]?.all).not.toContain(Buffer.from(number).toString('hex'));
    const [voucher] = await store.inBag(guest);
    await store.voucher('remove', { voucher_id: voucher?.voucher_id }, guest);
    await forgetNumbers(store.db, new Date(0));
    const left = await store.db
      .selectFrom('vouchers')
      .select('last4')
      .where('voucher_id', '=', voucher?.voucher_id ?? '')
      .where('number_sealed', 'is not', null)
      .execute();
    expect(left).toEqual([]);
  });
});

describe('paying with vouchers', () => {
  it('pays partly, with a part of it; the rest stays on the voucher', async () => {
    const number = aVoucher();
    const applied = await store.apply(guest, number, { amount_paise: 4_000_00 });
    expect(applied).toMatchObject({ applied_paise: 4_000_00, vouchers: [{ amount_paise: 4_000_00 }] });
    expect(applied.totals.total_payable_paise).toBe(PRICE - 4_000_00);
    const order = await store.bought(guest, { vouchers: applied.vouchers.map(({ voucher_id: id }) => id) });
    expect(order.total_payable_paise).toBe(PRICE - 4_000_00);
    expect(await statusOf(number)).toEqual([['reserved', 0]]);
    await store.pay(order);
    await store.settle();
    expect(await statusOf(number)).toEqual([['captured', 4_000_00]]);
    const { body } = await store.voucher('check_balance', { voucher_number: number, pin: PIN }, guest);
    expect(body.data).toMatchObject({ balance_paise: 6_000_00, category: 'diamond-gemstone' });
    const list = await store.read<VoucherList>('/api/wallet/giftvoucher/list/', { token: guest });
    expect(list).toMatchObject({
      count: 0,
      used: [{ order_no: order.order_no, amount_paise: 4_000_00, returned_paise: 0 }],
    });
    await booksAgree();
  });

  it('pays for all of a bag with several; the order is placed when it is made', async () => {
    const [first, second] = [aVoucher('6001', 500), aVoucher('6001', 500)];
    await store.apply(guest, first);
    expect((await store.apply(guest, second)).totals.total_payable_paise).toBe(0);
    const order = await store.bought(guest);
    expect(order).toMatchObject({ state: 'placed', total_payable_paise: 0 });
    await store.settle();
    const taken = [...(await statusOf(first)), ...(await statusOf(second))];
    expect(taken.map(([status]) => status)).toEqual(['captured', 'captured']);
    expect(taken.reduce((sum, [, captured]) => sum + Number(captured), 0)).toBe(PRICE);
    await booksAgree();
  });

  it('takes a voucher out of the bag again, by its name or its number', async () => {
    const number = aVoucher();
    const { vouchers } = await store.apply(guest, number);
    const removed = await store.voucher('remove', { voucher_number: number }, guest);
    expect(removed.body.data).toMatchObject({ vouchers: [], applied_paise: 0 });
    expect((await store.voucher('remove', { voucher_id: vouchers[0]?.voucher_id }, guest)).body.code).toBe(
      'VOUCHER.NOT_FOUND',
    );
    const other = await store.guest();
    await store.fill(other);
    const [own] = (await store.apply(other, number)).vouchers;
    expect((await store.voucher('remove', { voucher_id: own?.voucher_id }, guest)).body.code).toBe(
      'VOUCHER.NOT_FOUND',
    );
  });

  it('is not for paying at the door', async () => {
    await store.apply(guest, aVoucher('6001', 200));
    const address = await store.address(guest);
    const { lock_id: lockId } = await store.lock(guest, { address_id: address });
    const answer = await store.order(guest, {
      lock_id: lockId,
      shipping_address_id: address,
      payment_mode: 'cod',
    });
    expect(await met(answer)).toBe('400 VOUCHER.MODE_NOT_ALLOWED');
  });

  it('is made with the vouchers that the order names, or not at all', async () => {
    await store.apply(guest, aVoucher());
    const answer = await store.orderOf(guest, { vouchers: ['GV-0123456789'] });
    expect(await met(answer)).toBe('409 CHECKOUT.PRICE_CHANGED');
    const none = await store.orderOf(guest, { vouchers: [] });
    expect(await met(none)).toBe('409 CHECKOUT.PRICE_CHANGED');
  });

  it('says at the order when the voucher has less by now, and brings the new price', async () => {
    const number = aVoucher();
    await store.apply(guest, number);
    const other = await store.guest();
    await store.fill(other);
    await store.apply(other, number, { amount_paise: 7_000_00 });
    await store.bought(other);
    const answer = await store.orderOf(guest);
    expect(await met(answer)).toBe('409 VOUCHER.INSUFFICIENT');
    expect((answer.body.data as { totals: object }).totals).toMatchObject({
      total_payable_paise: PRICE - 3_000_00,
    });
    expect((await store.bought(guest)).total_payable_paise).toBe(PRICE - 3_000_00);
  });

  it('gives the next order what the one before it had put aside', async () => {
    const number = aVoucher();
    await store.apply(guest, number, { amount_paise: 3_000_00 });
    await store.bought(guest);
    await store.apply(guest, number, { amount_paise: 10_000_00 });
    await store.fill(guest, PLAIN);
    const order = await store.bought(guest);
    expect(order.total_payable_paise).toBe(2 * PRICE - 10_000_00);
    await store.pay(order);
    await store.settle();
    const { reservations } = await store.provider();
    const own = reservations.filter((one) => one.number === number);
    expect(own.reduce((sum, { captured }) => sum + captured, 0)).toBe(10_000_00);
    expect(own.every(({ status }) => status === 'captured')).toBe(true);
  });

  it('gives back what an order that ended unpaid had put aside', async () => {
    const number = aVoucher();
    await store.apply(guest, number);
    await store.bought(guest);
    store.now = new Date(store.now.getTime() + 3_600_000);
    await expireOrders(store.app.deps, store.now);
    await store.settle();
    expect(await statusOf(number)).toEqual([['released', 0]]);
    const { body } = await store.voucher('check_balance', { voucher_number: number, pin: PIN }, guest);
    // It was not used: it may still pay for anything.
    expect(body.data).toMatchObject({ balance_paise: 10_000_00, category: '' });
  });

  it('gives back to the voucher what was paid with it', async () => {
    const number = aVoucher('6001', 600);
    await store.apply(guest, number);
    const order = await store.bought(guest);
    await store.settle();
    expect(await statusOf(number)).toEqual([['captured', PRICE]]);
    await cancel(order.order_no);
    await store.settle();
    const { body } = await store.voucher('check_balance', { voucher_number: number, pin: PIN }, guest);
    expect(body.data).toMatchObject({ balance_paise: 60_000_00, category: 'diamond-gemstone' });
    await booksAgree();
  });
});

describe('one category for each voucher (specification S5.10, domain rules §2.14 row 26)', () => {
  const single = [400, 'VOUCHER.SINGLE_CATEGORY', 'single-category voucher error'];

  it('is refused for a bag of several', async () => {
    await store.fill(guest, COIN);
    expect(await said('apply', { voucher_number: aVoucher() })).toEqual(single);
  });

  it('is refused for a category the bag is not of', async () => {
    expect(await said('apply', { voucher_number: aVoucher(), category: 'gold-coin' })).toEqual(single);
  });

  it('stays what it was used for first', async () => {
    const number = aVoucher();
    await store.apply(guest, number, { amount_paise: 1_000_00 });
    await store.pay(await store.bought(guest));
    const other = await store.guest();
    await store.fill(other, COIN);
    expect(await said('apply', { voucher_number: number }, other)).toEqual(single);
    await store.voucher('apply', { voucher_number: aVoucher(), pin: PIN }, other);
  });

  it('counts no more when the bag becomes one of several', async () => {
    await store.apply(guest, aVoucher());
    await store.fill(guest, COIN);
    const { body } = await store.get('/api/customer/cart/totals/', { token: guest });
    expect([body.message, (body.data as { tenders: unknown[] }).tenders]).toEqual([
      'single-category voucher error',
      [],
    ]);
  });
});

describe('a provider that is not at its best', () => {
  it('loses every first answer after it was done: nothing is done twice', async () => {
    const number = aVoucher('6005', 600);
    await store.apply(guest, number);
    const address = await store.address(guest);
    const { lock_id: lockId } = await store.lock(guest, { address_id: address });
    const body = { lock_id: lockId, shipping_address_id: address };
    const lost = await store.order(guest, body);
    expect(await met(lost)).toBe('503 VOUCHER.UNAVAILABLE');
    const order = await store.ordered(guest, body);
    expect(order.state).toBe('placed');
    await store.settle();
    const own = (await store.provider()).reservations.filter((one) => one.number === number);
    expect(own).toMatchObject([{ status: 'captured', captured: PRICE, captures: 1 }]);
    await cancel(order.order_no);
    await store.settle();
    const { refunds } = await store.provider();
    expect(refunds.filter(({ reservation }) => reservation === own[0]?.reference)).toMatchObject([
      { amount: PRICE },
    ]);
  });

  it('declines at capture: the order stands, a person is told, and may have it asked for again', async () => {
    const number = aVoucher('6006', 600);
    await store.apply(guest, number);
    const order = await store.bought(guest);
    await store.settle();
    expect(await placed(order.order_no)).toBe('placed');
    await expect(reconcileVouchers(store.app.deps)).rejects.toThrow('findings');
    const faults = async () =>
      (await store.read<VoucherFaults>('/staff/voucher/failed/', { token: STAFF })).results.filter(
        (fault) => fault.order_no === order.order_no,
      );
    const [fault] = await faults();
    expect(fault).toMatchObject({ kind: 'capture', amount_paise: PRICE, last4: number.slice(-4) });
    const retry = { id: fault?.id, asked_by: 'Meera', note: 'They say it works now.' };
    expect((await store.staff('voucher/retry/', retry)).status).toBe(200);
    await store.settle();
    expect(await faults()).toHaveLength(1);
    // Called off, nothing is to be given back that never left the voucher.
    await cancel(order.order_no);
    await store.settle();
    expect(await faults()).toEqual([]);
    await reconcileVouchers(store.app.deps);
    await booksAgree();
  });
});
