import { describe, expect, it, beforeEach } from '@jest/globals';
import { startCheckout } from '../../../../test-support/orders/checkout.fixtures.ts';
import { textOfPdf } from '../../../../test-support/pdf/pdf-text.fixtures.ts';
import { ofSuite } from '../../../../test-support/service.fixtures.ts';
import { invoiceFrom } from './invoice-of-order.ts';
import { linesOfOrder } from '../rows/order-line.store.ts';
import { lockOrder } from '../rows/order.store.ts';
import type { Invoice } from './invoice.ts';
import { invoiceCache } from './invoice-cache.ts';
import { PrinterBusy } from './printer.ts';
import type { Refund, Tracked } from '@suvarna/contracts/orders';
import { PLAIN } from '../../../../test-support/catalogue.fixtures.ts';
import { accessTokenOf, codeSentTo } from '../../../../test-support/identity.fixtures.ts';
import { delivered } from '../delivered.fixtures.ts';

const harness = ofSuite(() => startCheckout('invoice'));

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
    const order = await harness.ordered(token, { lock_id, shipping_address_id: address });
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
    expect((await harness.applyCoupon(token, 'FLAT')).status).toBe(200);
    const { lock_id } = await harness.lock(token, { address_id: address });
    const order = await harness.ordered(token, { lock_id, shipping_address_id: address });
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
});

describe('invoices that are kept', () => {
  async function anInvoice(): Promise<Invoice> {
    const { order } = await harness.waiting();
    await harness.pay(order);
    const row = await harness.db.transaction().execute((tx) => lockOrder(tx, order.order_no));
    const invoice =
      row && invoiceFrom(harness.app.deps.tenders, row, await linesOfOrder(harness.db, order.order_no), []);
    if (invoice === undefined) throw new Error('the order has no invoice');
    return invoice;
  }

  it('one shopper has at most two invoices set at once; another order of theirs is refused, other shoppers are not', async () => {
    const open = Promise.withResolvers<void>();
    let set = 0;
    const invoices = invoiceCache(harness.db, {
      print: async () => {
        set += 1;
        await open.promise;
        return Buffer.from('pdf');
      },
      close: async () => undefined,
    });
    const [first, second, third] = [await anInvoice(), await anInvoice(), await anInvoice()];
    const asked = [first, first, second, second].map((invoice) => invoices.pdfOf('guest 1', invoice, 'en'));
    await expect(invoices.pdfOf('guest 1', third, 'en')).rejects.toEqual(new PrinterBusy('caller'));
    const other = invoices.pdfOf('guest 2', third, 'en');
    open.resolve();
    expect((await Promise.all([...asked, other])).map(String)).toEqual(
      Array.from({ length: 5 }, () => 'pdf'),
    );
    expect(set).toBe(3);
    // Set by now, and kept: nothing is set again.
    expect(String(await invoices.pdfOf('guest 1', third, 'en'))).toBe('pdf');
    expect(set).toBe(3);
  });
});

describe('the credit note of a guest', () => {
  beforeEach(() => harness.reset());

  let people = 0;
  const mailbox = (): string => `guest${String((people += 1))}@example.in`;
  const BUYER = /Asha Rao/;
  const TRACK = '/api/order/order/track/';

  interface Ended {
    readonly token: string;
    readonly orderNo: string;
    readonly email: string;
    /** Of whoever read the code in the guest's mail. */
    readonly tracking: string;
  }
  async function follow(orderNo: string, contact: string): Promise<string> {
    await harness.post(TRACK, { order_no: orderNo, contact });
    const otp = await codeSentTo(harness, contact);
    return (await harness.send<Tracked>(TRACK, { order_no: orderNo, contact, otp })).tracking_token;
  }
  /** An order that was paid for, whose cancellation was asked for by the code in the mail. */
  async function cancelled(): Promise<Ended> {
    const [token, email] = [await harness.guest(), mailbox()];
    await harness.fill(token, PLAIN);
    const address = await harness.address(token, { email });
    const { lock_id } = await harness.lock(token, { address_id: address });
    const made = await harness.order(token, { lock_id, shipping_address_id: address });
    await harness.pay(made.body.data);
    const { order_no: orderNo } = made.body.data as { order_no: string };
    const tracking = await follow(orderNo, email);
    const ask = { order_no: orderNo, reason_id: 1 };
    expect((await harness.post(`${TRACK}cancel_request/`, ask, { token: tracking })).status).toBe(200);
    await harness.step(orderNo, 'cancelled');
    return { token, orderNo, email, tracking };
  }
  /** A piece of a delivered order that came back. */
  async function returned(): Promise<Ended> {
    const email = mailbox();
    const { token, orderNo, plain } = await delivered(harness, email);
    const tracking = await follow(orderNo, email);
    const ask = { order_no: orderNo, item_ids: [plain], reason_id: 11 };
    expect((await harness.post(`${TRACK}return_request/`, ask, { token: tracking })).status).toBe(200);
    for (const to of ['pickup_scheduled', 'picked_up', 'return_qc']) await harness.step(orderNo, to);
    return { token, orderNo, email, tracking };
  }
  async function refundOf(orderNo: string): Promise<Refund> {
    // Refunds are taken from what was captured.
    await harness.pool.query(
      `insert into payment_captures (provider, provider_payment_id, provider_order_id, subject_kind, subject_id, merchant, amount, currency, kind, source, captured_at)
     select 'sandbox', 'pay-' || order_no, 'po', 'order', order_no, 'm', payable, currency, 'due', 'webhook', now()
     from orders where order_no = $1`,
      [orderNo],
    );
    const answer = await harness.approveRefund(orderNo);
    expect(answer.body).toMatchObject({ error: false });
    return answer.body.data;
  }
  const read = (id: string, token?: string) =>
    harness.file(`/api/order/order/credit_note/?refund_order_id=${id}&lang=en`, token);
  const refusal = async (id: string, token?: string): Promise<readonly unknown[]> => {
    const answer = await read(id, token);
    return [answer.statusCode, answer.json<{ code: string }>().code];
  };

  it.each([
    ['cancelled', cancelled],
    ['returned', returned],
  ])(
    'of an order that was %s is read in the session it was ordered in, without a name, and nowhere else',
    async (_what, end) => {
      const order = await end();
      const { refund_order_id: id, credit_note_no: no = '' } = await refundOf(order.orderNo);
      expect(no).not.toBe('');
      const note = await read(id, order.token);
      expect([note.statusCode, note.headers['content-type']]).toEqual([200, 'application/pdf']);
      const text = (await textOfPdf(note.rawPayload)).join(' ').replaceAll(/\s+/g, ' ');
      expect(text).toContain(no);
      expect(text).toContain('Not shown to guests');
      expect(text).not.toMatch(BUYER);
      // Following an order tells how far it is and nothing of who gets it: its token opens no paper.
      const other = await end();
      expect(await refusal(id, other.token)).toEqual([404, 'REFUND.NOT_FOUND']);
      expect(await refusal(id, order.tracking)).toEqual([401, 'SESSION.TOKEN_INVALID']);
      expect(await refusal(id)).toEqual([401, 'SESSION.TOKEN_MISSING']);
    },
  );

  it('is whole for the guest who signs in with the mailbox of the order in that browser', async () => {
    const order = await cancelled();
    const { refund_order_id: id } = await refundOf(order.orderNo);
    const body = { email: order.email };
    await harness.post('/api/customer/customer_email_otp/', body, { token: order.token });
    const otp = await codeSentTo(harness, order.email);
    const signedIn = await harness.post(
      '/api/customer/customer_verify_email_otp/',
      { ...body, otp },
      { token: order.token },
    );
    const note = await read(id, accessTokenOf(signedIn));
    expect(note.statusCode).toBe(200);
    expect((await textOfPdf(note.rawPayload)).join(' ')).toMatch(BUYER);
  });
});
