import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { PaymentInitiated } from '@suvarna/contracts/checkout';
import { aWaitingOrder, BUYER_PHONE } from '../../../../test-support/orders/order.fixtures.ts';
import { ofSuite, startService, type Answer } from '../../../../test-support/service.fixtures.ts';
import { met } from '../../../../test-support/answers.fixtures.ts';

const service = ofSuite(() =>
  startService(
    'door',
    { LIMIT_CODES_PER_HOUR: '1000', LIMIT_CODES_PER_DAY: '1000', LIMIT_CODES_PER_ADDRESS: '1000' },
    { clock: () => new Date(Date.now() + aheadMs) },
  ),
);
let token: string;
let aheadMs = 0;
beforeAll(async () => {
  token = await service.guest();
});
// Codes to one phone are half a minute apart.
beforeEach(() => {
  aheadMs += 31_000;
});

const post = (path: string, body: object, headers: Record<string, string> = {}): Promise<Answer> =>
  service.post(`/api/payment/payment/${path}/`, body, { token, headers });
const order = (): Promise<string> => aWaitingOrder(service, token, { mode: 'cod' });
const stateOf = async (orderNo: string): Promise<string> =>
  (
    await service.db
      .selectFrom('orders')
      .select('state')
      .where('order_no', '=', orderNo)
      .executeTakeFirstOrThrow()
  ).state;
const lastCode = async (): Promise<{ to: string; code: string }> => {
  const {
    rows: [row],
  } = await service.pool.query<{ payload: { to: string; values: { code: string } } }>(
    `select payload from outbox where channel = 'sms' and payload->>'template' = 'one-time-code' order by created_at desc limit 1`,
  );
  if (row === undefined) throw new Error('no code was sent');
  return { to: row.payload.to, code: row.payload.values.code };
};
const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('paying at the door', () => {
  it('sends a code to the phone of the delivery address, and places the order when it is right', async () => {
    const orderNo = await order();
    const answer = await post('initiate', { order_no: orderNo, mode: 'cod' });
    expect((answer.body.data as PaymentInitiated).next).toEqual({
      kind: 'otp',
      sent_to: '••••••3210',
      resend_after: 30,
    });
    const { to, code } = await lastCode();
    expect(to).toBe(BUYER_PHONE);
    expect(await met(post('cod_verify_otp', { order_no: orderNo, otp: wrong(code) }))).toBe('400 OTP.WRONG');
    expect(await stateOf(orderNo)).toBe('payment_pending');
    const verified = await post('cod_verify_otp', { order_no: orderNo, otp: code });
    expect([verified.status, verified.body.data]).toEqual([
      200,
      { order_no: orderNo, state: 'placed', payment: 'paid', retry_allowed: false },
    ]);
    const rows = await service.rows<{ code: string; sum: string }>(
      `select a.code, sum(e.amount) from ledger_entries e join ledger_accounts a on a.id = e.account_id where a.code like $1 group by a.code order by a.code`,
      [`order:${orderNo}:%`],
    );
    expect(rows.map(({ code: account, sum }) => [account, Number(sum)])).toEqual([
      [`order:${orderNo}:funds:INR`, 5_184_500],
      [`order:${orderNo}:receivable:INR`, -5_184_500],
    ]);
  });

  it('is asked for once: Enter and a click, with two keys, owe the money once', async () => {
    const orderNo = await order();
    await post('initiate', { order_no: orderNo, mode: 'cod' });
    const { code } = await lastCode();
    const answers = await Promise.all(
      ['enter', 'click'].map((key) =>
        post('cod_verify_otp', { order_no: orderNo, otp: code }, { 'idempotency-key': `${key}-${orderNo}` }),
      ),
    );
    expect(answers.map(({ status }) => status)).toContain(200);
    const rows = await service.rows('select from ledger_transactions where reference = $1', [orderNo]);
    expect([await stateOf(orderNo), rows.length]).toEqual(['placed', 1]);
  });

  it('a code of another order is wrong, and five wrong ones end it', async () => {
    const [mine, other] = [await order(), await order()];
    await post('cod_otp', { order_no: other });
    const { code } = await lastCode();
    aheadMs += 31_000;
    await post('cod_otp', { order_no: mine });
    for (let tries = 1; tries <= 4; tries += 1)
      expect((await post('cod_verify_otp', { order_no: mine, otp: code })).body.code).toBe('OTP.WRONG');
    const locked = await post('cod_verify_otp', { order_no: mine, otp: code });
    expect([locked.body.code, locked.body.message]).toEqual([
      'OTP.LOCKED',
      'maximum verification attempts reached, revisit the cart screen to generate a new OTP',
    ]);
    expect(await stateOf(mine)).toBe('payment_pending');
  });

  it('another code within half a minute is refused with how long to wait', async () => {
    const orderNo = await order();
    expect((await post('cod_otp', { order_no: orderNo })).status).toBe(200);
    expect(await met(post('cod_otp', { order_no: orderNo }))).toBe('400 OTP.TOO_SOON');
  });
});
