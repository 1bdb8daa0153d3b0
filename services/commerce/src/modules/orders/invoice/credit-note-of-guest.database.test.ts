/** The credit note of a guest, who has no account to prove: what opens it, and what it says there. */
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Refund, Tracked } from '@suvarna/contracts/orders';
import { PLAIN } from '../../../../test-support/catalogue.fixtures.ts';
import { startCheckout, type CheckoutHarness } from '../../../../test-support/orders/checkout.fixtures.ts';
import { accessTokenOf, codeSentTo } from '../../../../test-support/identity.fixtures.ts';
import { textOfPdf } from '../../../../test-support/pdf/pdf-text.fixtures.ts';
import { delivered } from '../delivered.fixtures.ts';

let harness: CheckoutHarness;
beforeAll(async () => {
  harness = await startCheckout('guest_notes');
});
afterAll(() => harness.stop());
beforeEach(() => harness.reset());

let people = 0;
const mailbox = (): string => `guest${String((people += 1))}@example.in`;
const BUYER = /Asha Rao/;
const TRACK = '/api/order/order/track/';

interface Ended {
  readonly token: string;
  readonly orderNo: string;
  readonly email: string;
  /** Of a person who read the code in the guest's mail. */
  readonly tracking: string;
}
async function follow(orderNo: string, contact: string): Promise<string> {
  await harness.post(TRACK, { order_no: orderNo, contact });
  const otp = await codeSentTo(harness, contact);
  return ((await harness.post(TRACK, { order_no: orderNo, contact, otp })).body.data as Tracked)
    .tracking_token;
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
