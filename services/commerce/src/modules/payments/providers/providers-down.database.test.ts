import { describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { createProviders } from './providers.ts';
import { readConfig } from '../../../read-config.ts';
import { cancelReplaced } from '../begin/cancel-replaced.ts';
import { pollPayments } from '../settle/poll-payments.ts';
import { startCheckout } from '../../../../test-support/orders/checkout.fixtures.ts';
import { codeSentTo, sentMessages } from '../../../../test-support/identity.fixtures.ts';
import { ofSuite, type Answer } from '../../../../test-support/service.fixtures.ts';
import { dataOf } from '../../../../test-support/answers.fixtures.ts';

/** No server listens there: payment provider, SMS, e-mail and the operators' channel are all away (row 40). */
const NOWHERE = '127.0.0.1:9';
const OUTSIDE = {
  SMS_URL: `http://${NOWHERE}/sms`,
  SMS_USER: 'u',
  SMS_PASSWORD: 'p',
  SMTP_URL: `smtp://${NOWHERE}`,
  ALERT_WEBHOOK_URL: `http://${NOWHERE}/alerts`,
};
const LONGEST_MS = 5_000;

const harness = ofSuite(() => startCheckout('providers_down', OUTSIDE));

const payment = (token: string, path: string, body: object): Promise<Answer> =>
  harness.post(`/api/payment/payment/${path}/`, body, { token });

describe('while every provider outside is down', () => {
  it('a bag is filled, priced and ordered as ever', async () => {
    const { token, order } = await harness.waiting();
    expect(await harness.details(token, order.order_no)).toMatchObject({
      state: 'payment_pending',
      can: { retry_payment: true },
    });
  });

  it("the provider's page cannot be had, says so and when to ask again, soon; the order stays and what it holds stays", async () => {
    const { token, order } = await harness.waiting();
    const began = performance.now();
    for (let press = 0; press < 3; press += 1) {
      const answer = await payment(token, 'initiate', { order_no: order.order_no, mode: 'sandbox' });
      expect([answer.status, answer.body.code, answer.headers['retry-after']]).toEqual([
        503,
        'PAYMENT.PROVIDER_UNAVAILABLE',
        '2',
      ]);
    }
    expect(performance.now() - began).toBeLessThan(LONGEST_MS);
    expect((await harness.details(token, order.order_no)).state).toBe('payment_pending');
  });

  it('the same order is paid at the door instead; its messages wait', async () => {
    harness.fakeStock.unitPaise = 4_000_000;
    const { token, order } = await harness.waiting();
    await payment(token, 'initiate', { order_no: order.order_no, mode: 'sandbox' });
    harness.now = new Date(harness.now.getTime() + 31_000);
    expect((await payment(token, 'initiate', { order_no: order.order_no, mode: 'cod' })).status).toBe(200);
    const otp = await codeSentTo(harness, '91-9876543210');
    expect(dataOf(await payment(token, 'cod_verify_otp', { order_no: order.order_no, otp }))).toMatchObject({
      payment: 'paid',
    });
    expect((await sentMessages(harness)).map(({ template }) => template)).toContain('order-placed');
  });

  it('the jobs go on by themselves and throw at no caller', async () => {
    const config = readConfig({
      STORE_STAGE: 'local',
      DATABASE_URL: 'postgresql://unused',
      SANDBOX_URL: `http://${NOWHERE}`,
      SANDBOX_KEY_ID: 'k'.repeat(20),
      SANDBOX_KEY_SECRET: 'k'.repeat(20),
      SANDBOX_WEBHOOK_SECRET: 'k'.repeat(20),
    });
    const context = {
      db: harness.db,
      log: pino({ level: 'silent' }),
      clock: () => new Date(),
      providers: createProviders(config),
      purposes: harness.app.deps.purposes,
      codes: config.codes,
      shopOrigin: config.shopOrigin,
    };
    const { order } = await harness.waiting();
    await harness.pool.query(
      `insert into payment_attempts (id, subject_kind, subject_id, reference, attempt, provider, merchant, amount, currency, state, provider_order_id, redirect_url, created_at, next_poll_at, next_cancel_at)
      values (gen_random_uuid(), 'order', $1, $1 || '-1', 1, 'sandbox', 'm', 1, 'INR', 'open', 'sord_1', 'http://x', now(), now() - interval '1 second', now() - interval '1 second')`,
      [order.order_no],
    );
    expect([await pollPayments(context), await cancelReplaced(context)]).toEqual([1, 1]);
    // Each asks again later, by itself.
    const {
      rows: [row],
    } = await harness.pool.query<{ polls: boolean; cancels: boolean }>(
      `select next_poll_at > now() as polls, next_cancel_at > now() as cancels from payment_attempts where subject_id = $1`,
      [order.order_no],
    );
    expect(row).toEqual({ polls: true, cancels: true });
  });
});
