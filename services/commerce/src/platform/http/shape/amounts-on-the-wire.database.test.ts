import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderCreated } from '@suvarna/contracts/checkout';
import type { Refund } from '@suvarna/contracts/orders';
import { READY } from '../../../../test-support/catalogue.fixtures.ts';
import {
  amountsIn,
  amountsWithoutText,
  declaredWithoutText,
} from '../../../../test-support/amounts.fixtures.ts';
import { startCheckout, type CheckoutHarness } from '../../../../test-support/orders/checkout.fixtures.ts';
import {
  withRoutesOf,
  type DeclaredRoute,
} from '../../../../test-support/routes/declared-routes.fixtures.ts';
import type { Answer } from '../../../../test-support/service.fixtures.ts';

let harness: CheckoutHarness;
let routes: readonly DeclaredRoute[];
let token: string;

beforeAll(async () => {
  ({ made: harness, routes } = await withRoutesOf(() => startCheckout('amounts')));
});
afterAll(() => harness.stop());
beforeEach(async () => {
  await harness.reset();
  token = await harness.guest();
});

/** An answer with amounts, each with its text. */
function expectTexts(answer: Answer, status = 200): void {
  expect(answer.status).toBe(status);
  expect(amountsIn(answer.body)).not.toEqual([]);
  expect(amountsWithoutText(answer.body)).toEqual([]);
}

const get = (path: string, as = token): Promise<Answer> => harness.get(`/api/${path}`, { token: as });

async function made(headers: Readonly<Record<string, string>> = {}) {
  await harness.fill(token);
  const address = await harness.address(token);
  const { lock_id } = await harness.lock(token, { address_id: address });
  const body = { lock_id, shipping_address_id: address };
  return { body, answer: await harness.order(token, body, headers) };
}

describe('what is declared', () => {
  it('has a text beside every amount, in every answer of every route', () => {
    const declared = routes.flatMap(({ name, schema }) =>
      Object.entries(schema.response ?? {}).map(([status, response]) => ({
        name: `${name} ${status}`,
        response: response as unknown,
      })),
    );
    expect(declared.length).toBeGreaterThan(200);
    expect(declared.flatMap(({ name, response }) => declaredWithoutText(response, name))).toEqual([]);
    expect(
      declared.filter(({ name }) => /cart\/lock_price\/ 409|order\/create\/ 409/.test(name)),
    ).toHaveLength(2);
  });

  it("is described to a reader who reads the API's own description", async () => {
    const document = (await harness.get('/api/openapi.json')).body as unknown as {
      info: { description: string };
      paths: object;
    };
    expect(declaredWithoutText(document.paths)).toEqual([]);
    expect(JSON.stringify(document.paths)).toContain('"fee"');
    expect(document.info.description).toContain('text with two decimals');
  });
});

describe('what is sent', () => {
  it('says a bag, its totals and its coupons in both ways', async () => {
    await harness.fill(token, READY, 2);
    harness.fakeStock.rateVersion = 2;
    harness.fakeStock.unitPaise = 5_250_000;
    const bag = await get('customer/cart/list/');
    expectTexts(bag);
    expect(bag.body.data).toMatchObject({
      items: [
        {
          unit_price: '52500.00',
          line_price: '105000.00',
          price_notice: { old: '51500.00', new: '52500.00' },
        },
      ],
      totals: { product_total: '105000.00' },
    });
    expectTexts(await harness.applyCoupon(token, 'FLAT'));
    expectTexts(await get('coupon/coupon/list/'));
    const totals = await get('customer/cart/totals/?pincode=560001');
    expectTexts(totals);
    expect(totals.body.data).toMatchObject({
      coupon_discount: '1000.00',
      coupon: { discount: '1000.00' },
      total_payable: '104000.00',
      gst: { igst: '0.00', igst_paise: 0 },
    });
  });

  it('says a promised price, and the ways to pay it, with the version of the rates', async () => {
    await harness.fill(token);
    const lock = await harness.post('/api/customer/cart/lock_price/', {}, { token });
    expectTexts(lock);
    expect(lock.body.data).toMatchObject({
      rate_version: 1,
      items: [{ line_price: '51500.00', line_mrp: expect.any(String) as unknown }],
    });
    const options = await get(
      `payment/payment/options/?lock_id=${(lock.body.data as { lock_id: string }).lock_id}`,
    );
    expectTexts(options);
    expect(options.body.data).toMatchObject({ total_payable: '51500.00', rate_version: 1 });
  });

  it('says the new promise that a refusal brings', async () => {
    await harness.fill(token, READY, 1);
    await harness.fill(token);
    harness.fakeStock.readyPieces = 0;
    const refused = await harness.post('/api/customer/cart/lock_price/', {}, { token });
    expectTexts(refused, 409);
    expect(refused.body).toMatchObject({
      code: 'CHECKOUT.OUT_OF_STOCK',
      data: { items: [{ line_price: '51500.00' }] },
    });
  });

  it('says a kept answer as it said it first', async () => {
    const headers = { 'idempotency-key': 'amounts-1' };
    const { body, answer: first } = await made(headers);
    const again = await harness.order(token, body, headers);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.body).toEqual(first.body);
    expectTexts(again);
    expect(again.body.data).toMatchObject({ total_payable: '51500.00', rate_version: 1 });
    const rows = await harness.rows<{ kept: string }>(
      `select answer::text as kept from idempotency_keys where key = 'amounts-1'`,
    );
    expect(rows[0]?.kept).not.toContain('"total_payable"');
  });

  it("says an order, its refund and the numbers of the store's promises", async () => {
    const order = (await made()).answer.body.data as OrderCreated;
    await harness.pay(order);
    await harness.captured(order);
    expectTexts(await get(`order/order/details/?order_no=${order.order_no}`));
    expectTexts(await harness.askCancel(token, order.order_no));
    await harness.step(order.order_no, 'cancelled');
    const approved = await harness.approveRefund(order.order_no);
    expectTexts(approved);
    const { refund_order_id } = approved.body.data as unknown as Refund;
    const refund = await get(`payment/refund/details/?refund_order_id=${refund_order_id}`);
    expectTexts(refund);
    expect(refund.body.data).toMatchObject({ amount: '51500.00', tenders: [{ amount: '51500.00' }] });
    const details = await get(`order/order/details/?order_no=${order.order_no}`);
    expectTexts(details);
    expect(details.body.data).toMatchObject({ refund: { amount: '51500.00' } });
    expectTexts(await get('content/policy/'));
  });
});
