import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderCreated } from '@suvarna/contracts/checkout';
import type { DeliveryDates } from '@suvarna/contracts/shipping';
import type {
  OrderDetails,
  OrderList,
  OrderReasons,
  OrderStats,
  Refund,
  Tracked,
} from '@suvarna/contracts/orders';
import { grantCoins } from '../loyalty/coins.ts';
import { closeOrders } from './closing/close.ts';
import { openText, sealText } from '../../platform/crypto/sealing.ts';
import { refundSettled } from './refunds/refund-settled.ts';
import { invoiceOf } from './invoice/invoice-of-order.ts';
import { settleRefund } from '../ledger/money.ts';
import { DEMO_CUSTOMER } from '../identity/account/demo-customer.ts';
import { RARE_SIZE, READY, SIZED } from '../../../test-support/catalogue.fixtures.ts';
import {
  addDemoCustomer,
  accessTokenOf,
  codeSentTo,
  customerIdOf,
} from '../../../test-support/identity.fixtures.ts';
import { STAFF, NOON, startCheckout } from '../../../test-support/orders/checkout.fixtures.ts';
import { met, dataOf } from '../../../test-support/answers.fixtures.ts';
import { ofSuite } from '../../../test-support/service.fixtures.ts';
import { HOME } from '../../../test-support/address.fixtures.ts';

const harness = ofSuite(() => startCheckout('orders'));
let customer: string;

beforeAll(async () => {
  await addDemoCustomer(harness.db);
  customer = await signIn();
});
beforeEach(() => harness.reset());

const DAY = 86_400_000;
const signIn = (): Promise<string> => harness.signedIn(DEMO_CUSTOMER);
const go = async (orderNo: string, ...states: string[]): Promise<void> => {
  for (const to of states) expect((await harness.step(orderNo, to)).status).toBe(200);
};
const TO_THE_DOOR = ['confirmed', 'quality_check', 'ready', 'shipped', 'out_for_delivery', 'delivered'];
const messages = (orderNo: string): Promise<string[]> =>
  harness.column(`select key from outbox where key like '%' || $1 order by key`, [orderNo]);
/** The provider's word that the money is back. */
const settle = (refundId: string) =>
  harness.db.transaction().execute(async (tx) => {
    await settleRefund(tx, { refundId, provider: 'sandbox', at: harness.now });
    await refundSettled(tx, harness.app.deps.tenders, { refundId, at: harness.now });
  });
const paid = async (productId?: number, quantity?: number) => {
  const made = await harness.waiting(productId, quantity);
  await harness.pay(made.order);
  await harness.captured(made.order);
  return made;
};
const outcome = (orderNo: string) =>
  harness.db.selectFrom('orders').selectAll().where('order_no', '=', orderNo).executeTakeFirstOrThrow();
const funds = async (orderNo: string): Promise<number> =>
  (
    await harness.column<number>(
      `select coalesce(sum(balance), 0)::int as sum from ledger_accounts where code like 'order:' || $1 || ':%' and unit = 'INR'`,
      [orderNo],
    )
  )[0] ?? -1;

describe('a paid order', () => {
  it('is placed once: pieces sold, bag empty, numbered invoice, two messages and one event', async () => {
    const { token, order } = await paid(READY, 2);
    await harness.pay(order).catch(() => undefined);
    expect(await harness.stockLevels()).toEqual([1, 0, 2]);
    expect(await harness.read('/api/customer/cart/list/', { token })).toMatchObject({ count: 0 });
    expect(await harness.details(token, order.order_no)).toMatchObject({
      state: 'placed',
      can: { cancel: true, invoice: true, retry_payment: false },
    });
    expect((await outcome(order.order_no)).invoice_no).toMatch(/^SV\/26-27\/\d{6}$/);
    expect(await messages(order.order_no)).toEqual([
      order.order_no,
      `order-placed:${order.order_no}`,
      `order-placed:${order.order_no}`,
    ]);
  });

  it('promises the days that were estimated for the size that was ordered', async () => {
    const token = await harness.guest();
    await harness.send(
      '/api/customer/cart/add/',
      { product_id: SIZED, size: RARE_SIZE, quantity: 1 },
      { token },
    );
    const estimated = await harness.post('/api/pincode/estimated_deliverydate/', {
      pincode: '560001',
      items: [{ product_id: SIZED, size: RARE_SIZE, quantity: 1 }],
    });
    const [promise] = (estimated.body.data as DeliveryDates).items;
    const address = await harness.address(token);
    const { lock_id } = await harness.lock(token, { address_id: address });
    const order = await harness.ordered(token, { lock_id, shipping_address_id: address });
    const [line] = (await harness.details(token, order.order_no)).lines;
    expect([line?.dispatch_date, line?.delivery_date]).toEqual([
      promise?.dispatch_date,
      promise?.delivery_date,
    ]);
  });

  it('numbers its invoices without gaps', async () => {
    const numbers = [];
    for (let count = 0; count < 3; count += 1)
      numbers.push((await outcome((await paid()).order.order_no)).invoice_no);
    const last = numbers.map((number) => Number(number?.slice(-6)));
    expect(last).toEqual([last[0], (last[0] ?? 0) + 1, (last[0] ?? 0) + 2]);
  });

  it('of a guest answers no name, address, phone or note: a token in a browser is no proof of who looks', async () => {
    const { token, order } = await paid();
    const details = await harness.read<OrderDetails>(`/api/order/order/details/?order_no=${order.order_no}`, {
      token,
    });
    expect(details).toMatchObject({ state: 'placed', shipping_address: { country_id: 'IN' } });
    const kept = (
      await harness.column<Record<string, string>>(
        'select shipping_address from orders where order_no = $1',
        [order.order_no],
      )
    )[0];
    const { country_id: _country, address_id: _id, ...personal } = kept ?? {};
    const values = Object.values(personal).filter((value) => typeof value === 'string' && value !== '');
    expect(values).toContain('Asha Rao');
    expect(values.filter((value) => JSON.stringify(details).includes(JSON.stringify(value)))).toEqual([]);
    expect(details.gift_note).toBe('');
  });

  it('has an invoice whose lines make its sums', async () => {
    const { token, order } = await paid(READY, 2);
    const line = (await harness.details(token, order.order_no)).lines[0];
    expect(
      (
        await harness.staff('order/huid/', {
          order_no: order.order_no,
          item_id: line?.item_id,
          huids: ['AB12CD', 'AB12CE'],
        })
      ).status,
    ).toBe(200);
    const guest = (await outcome(order.order_no)).guest_id ?? '';
    const invoice = await invoiceOf(harness.app.deps, { kind: 'guest', id: guest }, order.order_no);
    expect(invoice).toMatchObject({
      placeOfSupply: { code: '29', name: { en: 'Karnataka', hi: 'कर्नाटक' } },
      lines: [{ hsn: '7113', purity: '18K', huids: ['AB12CD', 'AB12CE'], quantity: 2, netWeightMg: 6_000 }],
      paid: { tenders: [], other: order.total_payable_paise },
      billTo: { name: 'Asha Rao' },
    });
    expect(invoice.tax.cgst + invoice.tax.sgst).toBe(invoice.lines.reduce((sum, each) => sum + each.gst, 0));
    expect(invoice.taxable + invoice.tax.cgst + invoice.tax.sgst + invoice.shipping).toBe(invoice.total);
  });
});

describe('an order with hallmarked pieces', () => {
  /** As the store's people ask, with nothing entered beside it. */
  const move = (orderNo: string, to: string) =>
    harness.post('/staff/order/transition/', { order_no: orderNo, to, moved_by: 'Meera' }, { token: STAFF });

  it('is not ready, and does not leave, before each piece has its HUID', async () => {
    const { token, order } = await paid(READY, 2);
    const { order_no: orderNo } = order;
    for (const to of ['confirmed', 'quality_check']) expect((await move(orderNo, to)).status).toBe(200);
    const refused = { status: 409, body: { code: 'ORDER.HUID_MISSING' } };
    expect(await move(orderNo, 'ready')).toMatchObject(refused);
    expect((await harness.details(token, orderNo)).state).toBe('quality_check');
    // One of two is not enough; nor is what was ready before this was asked.
    await harness.pool.query(`update order_lines set huids = '{AB12CD}' where order_no = $1`, [orderNo]);
    expect(await move(orderNo, 'ready')).toMatchObject(refused);
    await harness.pool.query(`update orders set state = 'ready' where order_no = $1`, [orderNo]);
    expect(await move(orderNo, 'shipped')).toMatchObject(refused);
    const [line] = (await harness.details(token, orderNo)).lines;
    const huids = { order_no: orderNo, item_id: line?.item_id, huids: ['AB12CD', 'AB12CE'] };
    expect((await harness.staff('order/huid/', huids)).status).toBe(200);
    expect((await move(orderNo, 'shipped')).status).toBe(200);
  });

  it('has as many different numbers as pieces, over all of its lines, each of six signs', async () => {
    const { token, order } = await paid(READY, 2);
    const { order_no: orderNo } = order;
    const [line] = (await harness.details(token, orderNo)).lines;
    const note = async (huids: readonly string[]) =>
      (await harness.staff('order/huid/', { order_no: orderNo, item_id: line?.item_id, huids })).status;
    for (const huids of [['AB12CD'], ['AB12CD', 'AB12CD'], ['AB12CD', 'AB12CE', 'AB12CF']])
      expect([huids, await note(huids)]).toEqual([huids, 409]);
    for (const huids of [
      ['AB12CD', 'AB12C'],
      ['AB12CD', 'ab12ce'],
      ['AB12CD', 'AB-2CE'],
      ['AB12CD', 'अB12CE'],
      [],
    ])
      expect([huids, await note(huids)]).toEqual([huids, 400]);
    // Another line of the order has one of them already.
    await harness.pool.query(
      `insert into order_lines select (jsonb_populate_record(l, jsonb_build_object('id', gen_random_uuid(), 'position', 9, 'huids', array['AB12CD']))).*
       from order_lines l where order_no = $1`,
      [orderNo],
    );
    expect(await note(['AB12CD', 'AB12CE'])).toBe(409);
    expect(await note(['ＡＢ１２ＣＦ', 'AB12CE'])).toBe(200);
  });

  it.each([
    ['a coin of a mint', `category = 'gold-coins'`],
    ['a piece under two grams', 'gross_weight_mg = 2 * 1999'],
    ['a heavy coin', `category = 'gold-coins', gross_weight_mg = 2 * 50000`],
    ['a piece of a tenth of a gram', 'gross_weight_mg = 2 * 100'],
  ])('is ready without one for %s', async (_name, change) => {
    const { order } = await paid(READY, 2);
    await harness.pool.query(`update order_lines set ${change} where order_no = $1`, [order.order_no]);
    for (const to of ['confirmed', 'quality_check', 'ready', 'shipped'])
      expect((await move(order.order_no, to)).status).toBe(200);
  });
});

it.each([
  ['of two grams', 'gross_weight_mg = 2 * 2000'],
  ['of a kilogram', 'gross_weight_mg = 2 * 1000000'],
])('a piece %s is not ready without its HUID', async (_name, change) => {
  const { order } = await paid(READY, 2);
  await harness.pool.query(`update order_lines set ${change} where order_no = $1`, [order.order_no]);
  const move = (to: string) =>
    harness.post(
      '/staff/order/transition/',
      { order_no: order.order_no, to, moved_by: 'Meera' },
      { token: STAFF },
    );
  for (const to of ['confirmed', 'quality_check']) expect((await move(to)).status).toBe(200);
  expect(await met(move('ready'))).toBe('409 ORDER.HUID_MISSING');
});

it('an order says of pieces under two grams why they have no HUID, unless they were hallmarked', async () => {
  const { token, order } = await paid(READY, 2);
  const belowAfter = async (change: string): Promise<number | undefined> => {
    await harness.pool.query(`update order_lines set ${change} where order_no = $1`, [order.order_no]);
    return (await harness.details(token, order.order_no)).lines[0]?.unmarked_below_mg;
  };
  expect(await belowAfter('gross_weight_mg = 2 * 2000')).toBeUndefined();
  expect(await belowAfter('gross_weight_mg = 2 * 1999')).toBe(2_000);
  expect(await belowAfter(`huids = '{AB12CD,AB12CE}'`)).toBeUndefined();
});

describe('certificates of a piece', () => {
  const IGI = { laboratory: 'IGI', number: '612345678' };

  it('are written down with their laboratories, again after a mistake, and shown with the piece', async () => {
    const { token, order } = await paid(READY, 2);
    const lineOf = async () => (await harness.details(token, order.order_no)).lines[0];
    const line = await lineOf();
    expect(line?.certificates).toEqual([]);
    const note = (certificates: readonly object[], itemId = line?.item_id) =>
      harness.staff('order/certificate/', { order_no: order.order_no, item_id: itemId, certificates });
    expect((await note([{ ...IGI, number: '612345679' }])).status).toBe(200);
    const both = [IGI, { laboratory: 'SGL', number: 'SG-20211/7' }];
    expect((await note(both)).status).toBe(200);
    expect((await lineOf())?.certificates).toEqual(both);
  });

  it('are no sentences, stand once, and belong to a line of the order', async () => {
    const { token, order } = await paid(READY, 1);
    const itemId = (await harness.details(token, order.order_no)).lines[0]?.item_id;
    const note = async (certificates: readonly object[], of = itemId) => {
      const body = { order_no: order.order_no, item_id: of, certificates };
      return (await harness.staff('order/certificate/', body)).status;
    };
    expect(await note([{ ...IGI, number: 'comes with the piece' }])).toBe(400);
    expect(await note([])).toBe(400);
    expect(await note([IGI, { ...IGI, laboratory: 'igi' }])).toBe(409);
    expect(await note([IGI], '11111111-1111-4111-8111-111111111111')).toBe(404);
  });
});

describe('a payment that failed', () => {
  it('leaves the order waiting, with what it holds', async () => {
    const { token, order } = await harness.waiting(READY, 1);
    const purpose = harness.app.deps.purposes.of({ kind: 'order', id: order.order_no });
    await harness.db.transaction().execute((tx) => purpose.fail(tx, order.order_no, 1, harness.now));
    expect(await harness.details(token, order.order_no)).toMatchObject({
      state: 'payment_failed',
      can: { retry_payment: true },
    });
    expect(await harness.stockLevels()).toEqual([2, 1, 0]);
    await harness.pay(order);
    expect((await harness.details(token, order.order_no)).state).toBe('placed');
  });
});

describe('reasons in Hindi', () => {
  it('have the dot below where their words have one', async () => {
    const rows = await harness.rows<{ label_hi: string }>('select label_hi from order_reasons');
    expect(rows.map((row) => row.label_hi).filter((label) => /खराब|गलत/u.test(label))).toEqual([]);
    expect(rows).toContainEqual({ label_hi: 'गहना ख़राब है' });
  });
});

describe('a cancellation', () => {
  it('is requested with a reason, told to support, and refunded tender by tender', async () => {
    const { token, order } = await paid(READY, 1);
    const { results } = await harness.read<OrderReasons>('/api/order/order/reasons/?type=cancel', {});
    expect(results[0]).toMatchObject({ label: expect.any(String), label_hi: expect.any(String) });
    const ask = { order_no: order.order_no, reason_id: results[0]?.reason_id, comment: 'Sorry' };
    const answer = await harness.post('/api/order/order/cancel_request/', ask, { token });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        msg: 'Cancel Requested. Our support team will contact you.',
        data: { state: 'cancel_requested', can: { cancel: false } },
      },
    });
    expect(await met(harness.post('/api/order/order/cancel_request/', ask, { token }))).toBe(
      '409 ORDER.STATE_CONFLICT',
    );
    await go(order.order_no, 'cancelled');
    expect(await harness.stockLevels()).toEqual([3, 0, 0]);
    const refund = (await harness.approveRefund(order.order_no)).body.data as unknown as Refund;
    expect(refund).toMatchObject({
      state: 'initiated',
      amount_paise: order.total_payable_paise,
      tenders: [{ tender: 'bank', state: 'initiated' }],
    });
    expect(await met(harness.approveRefund(order.order_no))).toBe('409 ORDER.STATE_CONFLICT');
    await settle(refund.refund_order_id);
    await settle(refund.refund_order_id);
    expect(
      await harness.read(`/api/payment/refund/details/?refund_order_id=${refund.refund_order_id}`, { token }),
    ).toMatchObject({ state: 'done', tenders: [{ state: 'done' }] });
    expect(
      await met(
        harness.get(`/api/payment/refund/details/?refund_order_id=${refund.refund_order_id}`, {
          token: customer,
        }),
      ),
    ).toBe('404 REFUND.NOT_FOUND');
    expect((await harness.details(token, order.order_no)).state).toBe('refunded');
    expect(await funds(order.order_no)).toBe(0);
  });

  it('asks for a reason from the list', async () => {
    const { token, order } = await paid();
    expect(
      await harness.post(
        '/api/order/order/cancel_request/',
        { order_no: order.order_no, reason_id: 11 },
        { token },
      ),
    ).toMatchObject({
      status: 400,
      body: { code: 'REQUEST.INVALID', msg: 'Please select from list of reasons' },
    });
  });
});

describe('a customer with coins', () => {
  it('pays with them, and gets them back as coins', async () => {
    const id = await customerIdOf(harness.db, DEMO_CUSTOMER.email);
    await harness.db.transaction().execute((tx) =>
      grantCoins(tx, {
        customerId: id,
        origin: 'gift',
        coins: 10_000,
        expiresAt: new Date(NOON.getTime() + 90 * DAY),
        at: harness.now,
      }),
    );
    await harness.fill(customer, READY, 1);
    const address = await harness.address(customer).catch(async () => {
      return (
        await harness.send<{ address_id: string }>(
          '/api/customer/customer_address/add/',
          {
            ...HOME,
            full_name: 'Asha Mehta',
            mobile: '91-9845000000',
          },
          { token: customer },
        )
      ).address_id;
    });
    const lock = await harness.lock(customer, { address_id: address, use_coins: true });
    expect(lock.totals).toMatchObject({
      total_paise: 5_150_000,
      coins_redeemed: 5_150,
      coins_redeemed_paise: 515_000,
      total_payable_paise: 4_635_000,
    });
    expect(
      await harness.order(customer, {
        lock_id: lock.lock_id,
        shipping_address_id: address,
        payment_mode: 'cod',
      }),
    ).toMatchObject({
      status: 400,
      body: { code: 'COINS.MODE_NOT_ALLOWED', msg: 'coins not applicable for this payment mode' },
    });
    const order = await harness.ordered(customer, {
      lock_id: lock.lock_id,
      shipping_address_id: address,
      use_coins: true,
    });
    // Whoever comes back to the unpaid bag still has the coins that wait for it.
    await harness.post('/api/wallet/coins/redeem/', {}, { token: customer });
    for (const choice of [{ use_coins: true }, {}])
      expect((await harness.lock(customer, { address_id: address, ...choice })).totals).toMatchObject({
        coins_redeemed: 5_150,
      });
    await harness.pay(order);
    await harness.captured(order);
    await go(order.order_no, ...TO_THE_DOOR);
    const list = async (state: string) =>
      (
        await harness.read<{
          results: { order_no: string }[];
        }>(`/api/order/order/list/?state=${state}`, { token: customer })
      ).results.map(({ order_no }) => order_no);
    expect([await list('active'), await list('recent')]).toEqual([[], [order.order_no]]);
    harness.now = new Date(NOON.getTime() + 15 * DAY);
    customer = await signIn();
    const { lines } = await harness.details(customer, order.order_no);
    const back = await harness.askReturn(
      customer,
      order.order_no,
      lines.map(({ item_id }) => item_id),
    );
    expect(dataOf(back)).toMatchObject({ state: 'return_requested' });
    await go(order.order_no, 'pickup_scheduled', 'picked_up', 'return_qc');
    const refund = (await harness.approveRefund(order.order_no)).body.data as unknown as Refund;
    expect(refund.tenders).toEqual([
      { tender: 'bank', amount: '46350.00', amount_paise: 4_635_000, coins: 0, state: 'initiated' },
      { tender: 'coins', amount: '5150.00', amount_paise: 515_000, coins: 5_150, state: 'done' },
    ]);
    await settle(refund.refund_order_id);
    expect(await funds(order.order_no)).toBe(0);
  });
});

describe('a delivered order', () => {
  const delivered = async () => {
    const made = await paid();
    await go(made.order.order_no, ...TO_THE_DOOR);
    return made;
  };

  it('may come back until the fifteenth day, and not on the sixteenth', async () => {
    const { token, order } = await delivered();
    const { lines, return_until, can } = await harness.details(token, order.order_no);
    expect([return_until, can.return]).toEqual(['2026-12-08', true]);
    harness.now = new Date(NOON.getTime() + 16 * DAY);
    const ask = { order_no: order.order_no, item_ids: [lines[0]?.item_id], reason_id: 11 };
    expect(await met(harness.post('/api/order/order/return_request/', ask, { token }))).toBe(
      '400 ORDER.RETURN_WINDOW_CLOSED',
    );
    harness.now = new Date(NOON.getTime() + 15 * DAY + 8 * 3_600_000);
    expect((await harness.post('/api/order/order/return_request/', ask, { token })).status).toBe(200);
    expect(
      (
        await harness.post(
          '/api/order/order/return_request/',
          { ...ask, item_ids: ['6d1d9f4e-0000-4000-8000-000000000000'] },
          { token },
        )
      ).status,
    ).toBe(404);
  });

  it("is not closed by the store's people either while it may come back", async () => {
    const { token, order } = await delivered();
    const close = () => harness.step(order.order_no, 'closed');
    // Delivered at noon of 23 November: the 8th of December is the last day, to its last second in India.
    for (const at of [NOON, new Date('2026-12-08T18:29:59.999Z')]) {
      harness.now = at;
      expect(await met(close())).toBe('409 ORDER.RETURN_WINDOW_OPEN');
    }
    expect(await harness.details(token, order.order_no)).toMatchObject({
      state: 'delivered',
      can: { return: true },
    });
    harness.now = new Date('2026-12-08T18:30:00.000Z');
    expect(dataOf(await close())).toMatchObject({ state: 'closed' });
    expect(await funds(order.order_no)).toBe(0);
  });

  it('is closed after it, and its money becomes sales and tax', async () => {
    const { token, order } = await delivered();
    await closeOrders(harness.db, new Date(NOON.getTime() + 15 * DAY));
    expect((await harness.details(token, order.order_no)).state).toBe('delivered');
    await closeOrders(harness.db, new Date(NOON.getTime() + 17 * DAY));
    expect((await harness.details(token, order.order_no)).state).toBe('closed');
    expect(await funds(order.order_no)).toBe(0);
  });
});

describe('an order of a guest who signs in', () => {
  const signInAs = (guest: string): Promise<string> => harness.signedIn(DEMO_CUSTOMER, { token: guest });
  const numbersOf = async (state: string): Promise<string[]> =>
    (await harness.read<OrderList>(`/api/order/order/list/?state=${state}`, { token: customer })).results.map(
      ({ order_no }) => order_no,
    );

  it("is the account's: seen, listed, invoiced and cancelled there, and nowhere else", async () => {
    const { token: guest, order } = await paid();
    customer = await signInAs(guest);
    expect(await harness.details(customer, order.order_no)).toMatchObject({
      state: 'placed',
      can: { cancel: true },
    });
    expect(await numbersOf('active')).toContain(order.order_no);
    const { customer_id: id } = await outcome(order.order_no);
    expect(
      await invoiceOf(harness.app.deps, { kind: 'customer', id: id ?? '' }, order.order_no),
    ).toMatchObject({
      orderNo: order.order_no,
    });
    expect(
      await harness.send('/api/payment/payment/verify/', { order_no: order.order_no }, { token: customer }),
    ).toMatchObject({ payment: 'paid' });
    expect(
      (await harness.get(`/api/order/order/details/?order_no=${order.order_no}`, { token: guest })).status,
    ).toBe(401);
    expect(
      (
        await harness.get(`/api/order/order/details/?order_no=${order.order_no}`, {
          token: await harness.guest(),
        })
      ).status,
    ).toBe(404);
    expect(
      await harness.send('/api/customer/cart/merge/', { guest_token: guest }, { token: customer }),
    ).toMatchObject({ merged: false });
    await harness.send(
      '/api/order/order/cancel_request/',
      { order_no: order.order_no, reason_id: 1 },
      { token: customer },
    );
  });

  it('earns coins when its window is over, and none when it was over before', async () => {
    const id = await customerIdOf(harness.db, DEMO_CUSTOMER.email);
    const earned = async (orderNo: string) =>
      Number(
        (
          await harness.column(
            `select coalesce(sum(balance), 0) as coins from ledger_accounts where code = $1`,
            [`customer:${id}:coins:earned:${orderNo}`],
          )
        )[0],
      );
    const [before, during] = [await paid(), await paid()];
    await go(before.order.order_no, ...TO_THE_DOOR);
    await closeOrders(harness.db, new Date(NOON.getTime() + 17 * DAY));
    await go(during.order.order_no, ...TO_THE_DOOR);
    await signInAs(before.token);
    customer = await signInAs(during.token);
    await closeOrders(harness.db, new Date(NOON.getTime() + 17 * DAY));
    expect([await earned(before.order.order_no), await earned(during.order.order_no)]).toEqual([0, 515]);
    // The day that is said of them is theirs to its end.
    expect(
      await harness.column(
        `select to_char(expires_at at time zone 'Asia/Kolkata', 'HH24:MI:SS') from ledger_accounts where code = $1`,
        [`customer:${id}:coins:earned:${during.order.order_no}`],
      ),
    ).toEqual(['23:59:59']);
    expect(await numbersOf('recent')).toEqual(
      expect.arrayContaining([before.order.order_no, during.order.order_no]),
    );
  });
});

describe('a customer who is known by a phone alone', () => {
  const PHONE = '91-9811002233';
  const phoneCustomer = async (): Promise<string> => {
    const guest = await harness.guest();
    await harness.send('/api/customer/customer_otp/', { customer_telephone: PHONE }, { token: guest });
    return accessTokenOf(
      await harness.post(
        '/api/customer/customer_verify_otp/',
        { customer_telephone: PHONE, otp: await codeSentTo(harness, PHONE) },
        { token: guest },
      ),
    );
  };
  const apply = (token: string) => harness.applyCoupon(token, 'ONCE');
  const buy = async (token: string) => {
    await harness.fill(token);
    expect((await apply(token)).status).toBe(200);
    const { address_id } = await harness.send<{ address_id: string }>(
      '/api/customer/customer_address/add/',
      {
        ...HOME,
        full_name: 'Veda Nair',
        mobile: '91-9845012377',
      },
      { token },
    );
    const { lock_id } = await harness.lock(token, { address_id });
    return harness.order(token, { lock_id, shipping_address_id: address_id });
  };

  it('buys, hears of it by SMS at the phone of the address, and has one use of a coupon like everybody', async () => {
    const token = await phoneCustomer();
    const answer = await buy(token);
    expect(answer).toMatchObject({ status: 200 });
    const order = answer.body.data as OrderCreated;
    await harness.pay(order);
    expect(await harness.details(token, order.order_no)).toMatchObject({ state: 'placed' });
    expect(await outcome(order.order_no)).toMatchObject({ buyer_email: '', buyer_phone: '91-9845012377' });
    const rows = await harness.rows<{ channel: string }>(
      `select channel from outbox where key like '%' || $1 and channel in ('email', 'sms')`,
      [order.order_no],
    );
    expect(rows).toEqual([{ channel: 'sms' }]);
    await harness.fill(token);
    expect(await met(apply(token))).toBe('409 COUPON.EXHAUSTED');
  });
});

describe('following an order without an account', () => {
  const codeFor = async (target: string): Promise<string> => {
    const rows = await harness.rows<{ code: string }>(
      `select payload->'values'->>'code' as code from outbox where payload->>'to' = $1 and payload->>'template' = 'one-time-code' order by created_at desc limit 1`,
      [target],
    );
    return rows[0]?.code ?? '';
  };
  const track = (body: object) => harness.post('/api/order/order/track/', body);

  it('asks for a code and gives a token for this order alone', async () => {
    const { order } = await paid();
    const other = await paid();
    harness.now = new Date(NOON.getTime() + 60_000);
    expect(
      (await track({ order_no: order.order_no, contact: 'Asha@Example.in' })).body.data as Tracked,
    ).toMatchObject({ sent: true, resend_after: 30, tracking_token: '' });
    const right = await track({
      order_no: order.order_no,
      contact: 'asha@example.in',
      otp: await codeFor('asha@example.in'),
    });
    const token = (right.body.data as Tracked).tracking_token;
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(
      await harness.read<OrderStats>(`/api/order/order/stats/?order_no=${order.order_no}`, { token }),
    ).toMatchObject({
      order_no: order.order_no,
      state: 'placed',
      steps: expect.any(Array),
      delivery_by: expect.any(String),
    });
    expect(
      (await harness.get(`/api/order/order/stats/?order_no=${other.order.order_no}`, { token })).status,
    ).toBe(404);
    expect(
      (await harness.get(`/api/order/order/details/?order_no=${order.order_no}`, { token })).status,
    ).toBe(401);
    harness.now = new Date(NOON.getTime() + 3 * 3_600_000);
    expect((await harness.get(`/api/order/order/stats/?order_no=${order.order_no}`, { token })).status).toBe(
      404,
    );
  });

  /** A person who proved to read the buyer's letters, a day `days` after the other tests. */
  const followed = async (orderNo: string, days: number): Promise<string> => {
    harness.now = new Date(NOON.getTime() + days * DAY);
    expect((await track({ order_no: orderNo, contact: 'asha@example.in' })).status).toBe(200);
    return (
      (await track({ order_no: orderNo, contact: 'asha@example.in', otp: await codeFor('asha@example.in') }))
        .body.data as Tracked
    ).tracking_token;
  };

  it('shows its pieces, its sum and what is to come, and nothing of who gets it', async () => {
    const { token: guest, order } = await paid();
    const token = await followed(order.order_no, 1);
    const stats = await harness.read<OrderStats>(`/api/order/order/stats/?order_no=${order.order_no}`, {
      token,
    });
    const [line] = (await harness.details(guest, order.order_no)).lines;
    expect(stats).toMatchObject({
      total_payable_paise: order.total_payable_paise,
      currency: 'INR',
      can: { cancel: true },
    });
    expect(stats.lines?.map(({ item_id: id }) => id)).toEqual([line?.item_id]);
    expect(stats.ahead?.map(({ state }) => state)).toEqual(
      expect.arrayContaining(['confirmed', 'shipped', 'delivered']),
    );
    expect(stats.ahead?.map(({ by }) => by).every((day) => day >= '2026-')).toBe(true);
    expect(Object.keys(stats).sort()).toEqual([
      'ahead',
      'can',
      'currency',
      'delivery_by',
      'lines',
      'order_no',
      'requests',
      'return_until',
      'state',
      'steps',
      'total_payable',
      'total_payable_paise',
    ]);
    expect(JSON.stringify(stats)).not.toMatch(/Rao|MG Road|asha@|98765/);
    expect((await harness.details(guest, order.order_no)).ahead).toEqual(stats.ahead);
  });

  it('asks for its cancellation, once, and for that of no other order', async () => {
    const { order } = await paid();
    const other = await paid();
    const token = await followed(order.order_no, 2);
    const cancel = (orderNo: string, more: object = {}) =>
      harness.post(
        '/api/order/order/track/cancel_request/',
        { order_no: orderNo, reason_id: 1 },
        { token, ...more },
      );
    expect(await met(cancel(other.order.order_no))).toBe('404 ORDER.NOT_FOUND');
    expect(await met(cancel(order.order_no, { token: 'x'.repeat(43) }))).toBe('404 ORDER.NOT_FOUND');
    expect(
      await met(
        harness.post('/api/order/order/track/cancel_request/', {
          order_no: order.order_no,
          reason_id: 1,
        }),
      ),
    ).toBe('404 ORDER.NOT_FOUND');
    expect((await harness.askCancel(token, order.order_no)).status).toBe(401);
    expect(dataOf(await cancel(order.order_no))).toMatchObject({
      state: 'cancel_requested',
      can: { cancel: false },
      ahead: [],
    });
    expect(await met(cancel(order.order_no))).toBe('409 ORDER.STATE_CONFLICT');
    expect(await harness.details(other.token, other.order.order_no)).toMatchObject({ state: 'placed' });
  });

  it('answers the same for an order that is not there, until the contact is proved', async () => {
    harness.now = new Date(NOON.getTime() + 4 * 3_600_000);
    const { order } = await paid();
    const known = await track({ order_no: order.order_no, contact: '+91 98765 43210' });
    const unknown = await track({ order_no: 'SV-NOTTHERE00', contact: '9000000000' });
    expect(unknown.body).toEqual(known.body);
    expect([unknown.status, known.status]).toEqual([200, 200]);
    expect(await met(track({ order_no: order.order_no, contact: '9876543210', otp: '000000' }))).toBe(
      '400 OTP.WRONG',
    );
    expect(
      await met(
        track({ order_no: 'SV-NOTTHERE00', contact: '9000000000', otp: await codeFor('91-9000000000') }),
      ),
    ).toBe('404 ORDER.NOT_FOUND');
    expect(await met(track({ order_no: order.order_no, contact: 'nonsense' }))).toBe('400 REQUEST.INVALID');
    const [abroad, nobody] = [
      await track({ order_no: order.order_no, contact: '4155552671' }),
      await track({ order_no: 'SV-NOTTHERE00', contact: '4155552671' }),
    ];
    expect([abroad.status, abroad.body]).toEqual([400, nobody.body]);
  });

  it('sends by SMS abroad, and to no number in India instead', async () => {
    harness.now = new Date(NOON.getTime() + 5 * 3_600_000);
    expect((await track({ order_no: 'SV-NOTTHERE00', contact: '+44 7911 123456' })).status).toBe(200);
    expect(await codeFor('44-7911123456')).toMatch(/^\d{6}$/);
    const rows = await harness.rows(`select 1 from outbox where payload->>'to' = '91-4155552671'`);
    expect(rows).toEqual([]);
  });

  it('does not count what was right as a guess', async () => {
    const { order } = await paid();
    harness.now = new Date(NOON.getTime() + 12 * DAY);
    for (let time = 0; time < 5; time += 1) {
      const ask = { order_no: order.order_no, contact: `reader-${time}@example.in` };
      await track(ask);
      expect((await track({ ...ask, otp: await codeFor(ask.contact) })).status).toBe(404);
    }
    await track({ order_no: order.order_no, contact: 'asha@example.in' });
    expect(
      (
        await track({
          order_no: order.order_no,
          contact: 'asha@example.in',
          otp: await codeFor('asha@example.in'),
        })
      ).status,
    ).toBe(200);
  });
});

describe('a sealed document', () => {
  it('opens for its own order with its own key', () => {
    const seal = { secret: 'secret', purpose: 'identity-documents', of: 'SV-1' };
    const sealed = sealText(seal, 'ABCPE1234F');
    expect(openText(seal, sealed)).toBe('ABCPE1234F');
    for (const other of [{ of: 'SV-2' }, { secret: 'another' }, { purpose: 'kept-answers' }])
      expect(() => openText({ ...seal, ...other }, sealed)).toThrow();
  });
});
