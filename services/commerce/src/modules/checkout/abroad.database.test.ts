import { beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderCreated, PaymentOptions, PriceHold } from '@suvarna/contracts/checkout';
import { PLAIN } from '../../../test-support/catalogue.fixtures.ts';
import { invoiceOf } from '../orders/invoice/invoice-of-order.ts';
import { startCheckout } from '../../../test-support/orders/checkout.fixtures.ts';
import { textOfPdf } from '../../../test-support/pdf/pdf-text.fixtures.ts';
import { met, dataOf } from '../../../test-support/answers.fixtures.ts';
import { ofSuite } from '../../../test-support/service.fixtures.ts';

const LONDON = { country_id: 'GB', pincode: 'SW1A 1AA', state: '', city: 'London', mobile: '44-7700900123' };
const POUNDS = { currency_code: 'GBP' };

const harness = ofSuite(() => startCheckout('abroad'));
let token: string;
let address: string;

beforeEach(async () => {
  await harness.reset();
  token = await harness.guest();
  address = await harness.address(token, LONDON);
});

const lock = (body: object = { address_id: address }): Promise<PriceHold> =>
  harness.lock(token, body, POUNDS);
const orderOf = (lockId: string, more: object = {}) =>
  harness.order(token, { lock_id: lockId, shipping_address_id: address, ...more }, POUNDS);

describe('an order abroad', () => {
  it('is promised and made in the currency of its prices, without tax, and keeps the version of the exchange rate', async () => {
    harness.fakeStock.fxVersion = 7;
    await harness.fill(token, PLAIN, 2);
    const promised = await lock();
    expect(promised).toMatchObject({
      identity: null,
      totals: {
        currency: 'GBP',
        total_payable_paise: 103_000,
        gst_paise: 0,
        without_gst_paise: 103_000,
        fx_version: 7,
      },
    });
    const answer = await orderOf(promised.lock_id);
    expect(dataOf(answer)).toMatchObject({ currency: 'GBP', total_payable_paise: 103_000 });
    const rows = await harness.rows(
      'select currency, fx_version, rate_version, payable::int from orders where order_no = $1',
      [(answer.body.data as OrderCreated).order_no],
    );
    expect(rows).toEqual([{ currency: 'GBP', fx_version: 7, rate_version: 1, payable: 103_000 }]);
  });

  it('has an invoice of an export, without tax, in its own currency', async () => {
    await harness.fill(token);
    const order = (await orderOf((await lock()).lock_id)).body.data as OrderCreated;
    await harness.pay(order);
    const answer = await harness.app.http.inject({
      url: `/api/order/order/invoice/?order_no=${order.order_no}`,
      headers: { authorization: `Bearer ${token}` },
    });
    const text = (await textOfPdf(answer.rawPayload)).join(' ').replaceAll(/\s+/g, ' ');
    expect(text).toContain('(GBP)');
    expect(text).toContain('515.00');
    expect(text).toContain('IGST 0 %');
    expect(text).toContain('United Kingdom (96)');
  });

  it('goes to Others for dollars: the same days, no tax, no payment at the door, and a country on the invoice', async () => {
    const dollars = { currency_code: 'USD' };
    await harness.fill(token);
    const others = await harness.address(token, {
      country_id: 'OTH',
      pincode: '100000',
      city: 'Hanoi',
      state: 'Hanoi, Vietnam',
      mobile: '84-912345678',
    });
    const { lock_id, totals } = await harness.lock(token, { address_id: others }, dollars);
    expect(totals).toMatchObject({ currency: 'USD', gst_paise: 0 });
    const options = await harness.read<PaymentOptions>(`/api/payment/payment/options/?lock_id=${lock_id}`, {
      token,
      headers: dollars,
    });
    expect(options.options.find(({ mode }) => mode === 'cod')).toMatchObject({
      eligible: false,
      text_key: 'codIndiaOnlyText',
    });
    const order = await harness.ordered(token, { lock_id, shipping_address_id: others }, dollars);
    const rows = await harness.rows<{ days: number }>(
      'select delivery_date - dispatch_date as days from order_lines where order_no = $1',
      [order.order_no],
    );
    expect(rows[0]?.days).toBeGreaterThanOrEqual(9);
    await harness.pay(order);
    const answer = await harness.app.http.inject({
      url: `/api/order/order/invoice/?order_no=${order.order_no}&lang=en`,
      headers: { authorization: `Bearer ${token}` },
    });
    const text = (await textOfPdf(answer.rawPayload)).join(' ').replaceAll(/\s+/g, ' ');
    expect(text).toContain('Others (96)');
    // A guest's paper leaves the address out; the invoice has it.
    expect(text).not.toContain('Hanoi');
    const { rows: orders } = await harness.pool.query<{ guest_id: string }>(
      'select guest_id from orders where order_no = $1',
      [order.order_no],
    );
    const owner = { kind: 'guest', id: orders[0]?.guest_id ?? '' } as const;
    expect((await invoiceOf(harness.app.deps, owner, order.order_no)).shipTo.address.at(-1)).toBe(
      'Hanoi, Vietnam, Others',
    );
  });

  it('is not paid at the door, takes no coupon and no coins', async () => {
    await harness.fill(token);
    const { lock_id } = await lock();
    const options = await harness.read<PaymentOptions>(`/api/payment/payment/options/?lock_id=${lock_id}`, {
      token,
      headers: POUNDS,
    });
    expect(options.options.find(({ mode }) => mode === 'cod')).toMatchObject({
      eligible: false,
      text_key: 'codIndiaOnlyText',
    });
    expect(await met(orderOf(lock_id, { payment_mode: 'cod' }))).toBe('400 PAYMENT.MODE_UNAVAILABLE');
    expect(
      await met(harness.post('/api/coupon/coupon/apply/', { code: 'FLAT' }, { token, headers: POUNDS })),
    ).toBe('400 COUPON.NOT_APPLICABLE');
    expect(
      await harness.post('/api/customer/cart/lock_price/', { use_coins: true }, { token, headers: POUNDS }),
    ).toMatchObject({ body: { code: 'COINS.MODE_NOT_ALLOWED' } });
  });

  it('needs a passport above two lakhs of rupees, which its lock says; it is kept sealed', async () => {
    await harness.fill(token, PLAIN, 4);
    const promised = await lock();
    expect(promised.identity).toBe('passport');
    expect(await met(orderOf(promised.lock_id))).toBe('400 CHECKOUT.PAN_REQUIRED');
    expect(await met(orderOf(promised.lock_id, { pan: 'ABCPE1234F' }))).toBe('400 CHECKOUT.PAN_REQUIRED');
    expect((await orderOf(promised.lock_id, { passport: 'AB1234567' })).status).toBe(200);
  });

  it('is told before anybody chooses a way to pay when prices and address do not go together', async () => {
    await harness.fill(token);
    const ask = (addressId: string, headers: Record<string, string>) =>
      harness.post('/api/customer/cart/lock_price/', { address_id: addressId }, { token, headers });
    expect(await met(ask(address, {}))).toBe('400 CURRENCY.UNSUPPORTED');
    expect(await met(ask(await harness.address(token), POUNDS))).toBe('400 CURRENCY.UNSUPPORTED');
    expect((await ask(address, POUNDS)).status).toBe(200);
  });

  it('is not made of a promise in another currency', async () => {
    await harness.fill(token);
    const rupees = await harness.lock(token);
    expect((await orderOf(rupees.lock_id)).body).toMatchObject({ code: 'CHECKOUT.PRICE_CHANGED' });
  });
});
