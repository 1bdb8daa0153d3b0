import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OrderCreated } from '@suvarna/contracts/checkout';
import { startCheckout, type CheckoutHarness } from '../../../../test-support/orders/checkout.fixtures.ts';
import { textOfPdf } from '../../../../test-support/pdf/pdf-text.fixtures.ts';

let harness: CheckoutHarness;
beforeAll(async () => {
  harness = await startCheckout('invoice');
});
afterAll(() => harness.stop());

const invoice = (token: string | undefined, query: string) =>
  harness.app.http.inject({
    url: `/api/order/order/invoice/?${query}`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });

describe('the invoice of an order', () => {
  it('is a PDF for who ordered, with the sums of the order, kept by no cache on the way', async () => {
    const { token, order } = await harness.waiting();
    expect((await invoice(token, `order_no=${order.order_no}`)).statusCode).toBe(404);
    await harness.pay(order);
    const answer = await invoice(token, `order_no=${order.order_no}&lang=hi`);
    expect([
      answer.statusCode,
      answer.headers['content-type'],
      answer.headers['cache-control'],
      answer.headers['x-content-type-options'],
    ]).toEqual([200, 'application/pdf', 'private, no-store', 'nosniff']);
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="invoice-SV-26-27-\d{6}\.pdf"$/,
    );
    const text = (await textOfPdf(answer.rawPayload)).join(' ').replaceAll(/\s+/g, ' ');
    const { totals } = await harness.details(token, order.order_no);
    const spelled = (minor: number): string =>
      (minor / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 });
    for (const minor of [
      totals.without_gst_paise,
      totals.gst.cgst_paise ?? 0,
      totals.gst.sgst_paise ?? 0,
      totals.total_paise,
      totals.total_payable_paise,
    ])
      expect(text).toContain(spelled(minor));
    expect(text).toContain(order.order_no);
  });

  it('of a guest has neither name nor address nor identity, in whose browser another person may look', async () => {
    const token = await harness.guest();
    await harness.fill(token);
    const address = await harness.address(token, {
      full_name: 'Meera Shah',
      house: '77',
      street: 'Temple Street',
    });
    const { lock_id } = await harness.lock(token, { address_id: address });
    const order = (await harness.order(token, { lock_id, shipping_address_id: address })).body
      .data as OrderCreated;
    await harness.pay(order);
    for (const lang of ['en', 'hi'] as const) {
      const answer = await invoice(token, `order_no=${order.order_no}&lang=${lang}`);
      const text = (await textOfPdf(answer.rawPayload)).join(' ').replaceAll(/\s+/g, ' ');
      expect(text).not.toMatch(/Meera|Shah|77, |Temple/);
      expect(text).toContain({ en: 'Not shown to guests', hi: 'मेहमान को नहीं दिखाया जाता' }[lang]);
      expect(text).toContain({ en: 'Karnataka (29)', hi: 'कर्नाटक (29)' }[lang]);
    }
  });

  it('shows what a coupon took off without tax, so that its rows add up', async () => {
    await harness.reset();
    const token = await harness.guest();
    await harness.fill(token);
    const address = await harness.address(token);
    expect((await harness.post('/api/coupon/coupon/apply/', { code: 'FLAT' }, { token })).status).toBe(200);
    const { lock_id } = await harness.lock(token, { address_id: address });
    const order = (await harness.order(token, { lock_id, shipping_address_id: address })).body
      .data as OrderCreated;
    await harness.pay(order);
    const text = (await textOfPdf((await invoice(token, `order_no=${order.order_no}&lang=en`)).rawPayload))
      .join(' ')
      .replaceAll(/\s+/g, ' ');
    // ₹1,000 off a price with tax: ₹971 off the taxable value, and ₹29 off the tax.
    expect(text).toContain('Metal 27,000.00 · Making 22,000.00 · Stones 1,000.00 Discount 971.00');
    expect(text).toContain(
      'Taxable value 49,029.00 CGST 1.5 % 735.50 SGST 1.5 % 735.50 Total (INR) 50,500.00',
    );
  });

  it('is set once for who asks many times at once, and everybody else has theirs', async () => {
    const [greedy, ...others] = [
      await harness.waiting(),
      await harness.waiting(),
      await harness.waiting(),
      await harness.waiting(),
    ];
    for (const { order } of [greedy, ...others]) await harness.pay(order);
    const many = Array.from({ length: 24 }, () =>
      invoice(greedy.token, `order_no=${greedy.order.order_no}&lang=en`),
    );
    const theirs = others.map(({ token, order }) => invoice(token, `order_no=${order.order_no}&lang=en`));
    const [asked, answered] = [await Promise.all(many), await Promise.all(theirs)];
    expect([...asked, ...answered].map(({ statusCode }) => statusCode)).toEqual(
      Array.from({ length: 27 }, () => 200),
    );
    expect(new Set(asked.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
  });

  it('is kept with the version of its order: the same bytes again, and set again once the order has changed', async () => {
    const { token, order } = await harness.waiting();
    await harness.pay(order);
    const ask = async (): Promise<Buffer> =>
      (await invoice(token, `order_no=${order.order_no}&lang=en`)).rawPayload;
    const first = await ask();
    expect(await ask()).toEqual(first);
    await harness.pool.query(`update invoice_pdfs set pdf = 'kept' where order_no = $1`, [order.order_no]);
    expect((await ask()).toString()).toBe('kept');
    await harness.pool.query(`update order_lines set huids = '{AB12CD}' where order_no = $1`, [
      order.order_no,
    ]);
    expect((await textOfPdf(await ask())).join(' ')).toContain('AB12CD');
  });

  it('is not found for anybody else, and not served without a session', async () => {
    const { order } = await harness.waiting();
    await harness.pay(order);
    const stranger = await invoice(await harness.guest(), `order_no=${order.order_no}`);
    const nothing = await invoice(await harness.guest(), 'order_no=SV-NOTHERE1');
    expect([stranger.statusCode, stranger.json()]).toEqual([404, nothing.json()]);
    expect((await invoice(undefined, `order_no=${order.order_no}`)).statusCode).toBe(401);
    expect((await invoice(await harness.guest(), `order_no=${order.order_no}&lang=fr`)).statusCode).toBe(400);
  });
});
