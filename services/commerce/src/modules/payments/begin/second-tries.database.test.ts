import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { PaymentInitiated } from '@suvarna/contracts/checkout';
import { NO_FAULTS } from '@suvarna/testing/fault-proxy';
import { expireOrders } from '../../orders/payment/expire.ts';
import { applyRefundFact } from '../settle/apply-refund-fact.ts';
import { cancelReplaced } from './cancel-replaced.ts';
import { reconcilePayments } from '../settle/reconcile.ts';
import { requestRefund } from '../refund/request-refund.ts';
import { sendRefunds } from '../settle/send-refunds.ts';
import { STAFF_ENV } from '../../../../test-support/authorisation/principals.fixtures.ts';
import { codeSentTo } from '../../../../test-support/identity.fixtures.ts';
import { BUYER_PHONE } from '../../../../test-support/orders/order.fixtures.ts';
import { startPaymentHarness } from '../../../../test-support/orders/payments.fixtures.ts';
import { ofSuite, type Answer } from '../../../../test-support/service.fixtures.ts';
import { met, dataOf } from '../../../../test-support/answers.fixtures.ts';

const PRICE = 4_000_000;
const harness = ofSuite(() => startPaymentHarness('second_tries', 11, clock));
let aheadMs = 0;
const clock = (): Date => new Date(Date.now() + aheadMs);
beforeAll(async () => {
  await harness.service.pool
    .query(`begin; set local role none; insert into pincodes (pincode, district, state, state_code, other_states, express, fast, road_days, cod, ccod, prepaid)
    values ('560001', 'Bengaluru', 'Karnataka', '29', '{}', true, true, 2, true, true, true); commit`);
});
beforeEach(async () => {
  // Codes to one phone are half a minute apart.
  aheadMs += 31_000;
  harness.service.fakeStock.unitPaise = PRICE;
  harness.setFaults(NO_FAULTS);
  await harness.sandbox.control('delivery', { clockOffsetSeconds: Math.round(aheadMs / 1_000) });
  await harness.sandbox.control('manners', { refundsSettle: 'at once' });
});

const post = (path: string, body: object): Promise<Answer> =>
  harness.service.post(`/api/payment/payment/${path}/`, body, { token: harness.token });
const open = (orderNo: string, mode: string): Promise<Answer> =>
  post('initiate', { order_no: orderNo, mode });
async function pageOf(orderNo: string, mode = 'sandbox'): Promise<string> {
  const { next } = (await open(orderNo, mode)).body.data as PaymentInitiated;
  if (next.kind !== 'redirect') throw new Error('no page');
  return next.redirect_url;
}
const confirm = async (orderNo: string): Promise<Answer> =>
  post('cod_verify_otp', { order_no: orderNo, otp: await codeSentTo(harness.service, BUYER_PHONE) });
const attempts = (orderNo: string) =>
  harness.service.db
    .selectFrom('payment_attempts')
    .select(['provider', 'state'])
    .where('subject_id', '=', orderNo)
    .orderBy('attempt')
    .execute();
const order = (orderNo: string) =>
  harness.service.db
    .selectFrom('orders')
    .select(['state', 'payment_mode'])
    .where('order_no', '=', orderNo)
    .executeTakeFirstOrThrow();
const statusesOf = async (orderNo: string): Promise<readonly string[]> =>
  (await harness.sandbox.state()).orders
    .filter(({ reference }) => reference.startsWith(orderNo))
    .map(({ status }) => status);
const balance = async (code: string): Promise<number> =>
  Number(
    (
      await harness.service.pool.query<{ sum: string }>(
        'select coalesce(sum(e.amount), 0) as sum from ledger_entries e join ledger_accounts a on a.id = e.account_id where a.code like $1',
        [code],
      )
    ).rows[0]?.sum,
  );
/** Seconds pass for the jobs, too. */
const work = async (job: () => Promise<number>): Promise<void> => {
  aheadMs += 1_000;
  while ((await job()) > 0);
};

describe.each(['sandbox', 'razorpay'] as const)('a page of %s that another try took the place of', (mode) => {
  it('is closed at the provider, and no shopper can pay on it any more', async () => {
    const orderNo = await harness.order({ mode });
    const old = await pageOf(orderNo, mode);
    harness.service.fakeStock.unitPaise = 3_900_000;
    const fresh = await pageOf(orderNo, mode);
    await work(() => cancelReplaced(harness.context));
    expect(await statusesOf(orderNo)).toEqual(['cancelled', 'created']);
    await harness.sandbox.press(old, 'success');
    await harness.sandbox.quiet();
    expect(await harness.stateOf(orderNo)).toBe('payment_pending');
    const text = await (await fetch(old)).text();
    expect(text).toContain('Nothing can be paid here any more.');
    expect(text).toContain('Back to the shop');
    await harness.sandbox.press(fresh, 'success');
    await harness.sandbox.quiet();
    expect([await harness.stateOf(orderNo), (await attempts(orderNo)).map(({ state }) => state)]).toEqual([
      'placed',
      ['closed', 'captured'],
    ]);
  });

  it("is closed when its order's time is over, too", async () => {
    const orderNo = await harness.order({ mode, minutes: 5, at: clock() });
    await pageOf(orderNo, mode);
    expect(
      await expireOrders(harness.service.app.deps, new Date(clock().getTime() + 301_000)),
    ).toBeGreaterThan(0);
    await work(() => cancelReplaced(harness.context));
    expect(await statusesOf(orderNo)).toEqual(['cancelled']);
  });

  it('that was paid in that moment is left to its money: it pays the order, and the newer page is closed instead', async () => {
    const orderNo = await harness.order({ mode: 'sandbox' });
    const old = await pageOf(orderNo, mode);
    await pageOf(orderNo, mode === 'sandbox' ? 'razorpay' : 'sandbox');
    await harness.sandbox.press(old, 'success');
    await harness.sandbox.quiet();
    await work(() => cancelReplaced(harness.context));
    expect([await order(orderNo), (await attempts(orderNo)).map(({ state }) => state)]).toEqual([
      { state: 'placed', payment_mode: mode },
      ['captured', 'closed'],
    ]);
    expect((await statusesOf(orderNo)).toSorted()).toEqual(['cancelled', 'paid']);
  });
});

describe('closing a page', () => {
  it('is asked for again while the provider does not answer', async () => {
    const orderNo = await harness.order();
    await pageOf(orderNo);
    harness.service.fakeStock.unitPaise = 3_900_000;
    await pageOf(orderNo);
    harness.ways.provider.faults = { cutAnswers: 0, cutRequests: 1 };
    aheadMs += 1_000;
    await cancelReplaced(harness.context);
    expect(await statusesOf(orderNo)).toEqual(['created', 'created']);
    harness.ways.provider.faults = NO_FAULTS;
    aheadMs += 60_000;
    await work(() => cancelReplaced(harness.context));
    expect(await statusesOf(orderNo)).toEqual(['cancelled', 'created']);
  });
});

describe('another way to pay the same order', () => {
  it('is paying at the door after a page was opened: the page is closed, the code places the order', async () => {
    const orderNo = await harness.order();
    const page = await pageOf(orderNo);
    expect((await open(orderNo, 'cod')).status).toBe(200);
    await work(() => cancelReplaced(harness.context));
    await harness.sandbox.press(page, 'success');
    await harness.sandbox.quiet();
    expect(await order(orderNo)).toEqual({ state: 'payment_pending', payment_mode: 'cod' });
    expect((await confirm(orderNo)).status).toBe(200);
    expect([await order(orderNo), await attempts(orderNo)]).toEqual([
      { state: 'placed', payment_mode: 'cod' },
      [
        { provider: 'sandbox', state: 'closed' },
        { provider: 'cod', state: 'captured' },
      ],
    ]);
  });

  it('is a page after a code was sent: the code places nothing any more', async () => {
    const orderNo = await harness.order({ mode: 'cod' });
    await open(orderNo, 'cod');
    const page = await pageOf(orderNo);
    expect(await met(confirm(orderNo))).toBe('400 PAYMENT.MODE_UNAVAILABLE');
    await harness.sandbox.press(page, 'success');
    await harness.sandbox.quiet();
    expect([
      await order(orderNo),
      await balance(`order:${orderNo}:receivable:INR`),
      await balance(`order:${orderNo}:funds:INR`),
    ]).toEqual([{ state: 'placed', payment_mode: 'sandbox' }, 0, PRICE]);
  });

  it('is not paying at the door above its limit, where the courier takes no money, or with coins', async () => {
    const dear = await harness.order({ payable: 5_184_500 });
    harness.service.fakeStock.unitPaise = 5_184_500;
    const coins = await harness.order({ payable: PRICE });
    await harness.service.pool.query(
      `update orders set totals = totals || '{"tenders":[{"kind":"coins","units":10,"amount_paise":1000}]}' where order_no = $1`,
      [coins],
    );
    const far = await harness.order({ payable: PRICE });
    await harness.service.pool.query(
      `update orders set shipping_address = shipping_address || '{"pincode":"190001"}' where order_no = $1`,
      [far],
    );
    for (const orderNo of [dear, coins, far]) {
      expect(await met(open(orderNo, 'cod'))).toBe('400 PAYMENT.MODE_UNAVAILABLE');
      expect(await order(orderNo)).toEqual({ state: 'payment_pending', payment_mode: 'sandbox' });
    }
  });

  it("in two tabs at once, with the code and the provider's word in one moment: paid once, one way, and what came too much goes back", async () => {
    for (let round = 0; round < 6; round += 1) {
      aheadMs += 31_000;
      await harness.sandbox.control('delivery', { clockOffsetSeconds: Math.round(aheadMs / 1_000) });
      const orderNo = await harness.order();
      const page = await pageOf(orderNo);
      await open(orderNo, 'cod');
      // The page was not closed yet: shopper and bank act at once.
      await Promise.all([confirm(orderNo), harness.sandbox.press(page, 'success')]);
      await harness.sandbox.quiet();
      await work(() => sendRefunds(harness.context));
      await harness.sandbox.quiet();
      const { state, payment_mode: mode } = await order(orderNo);
      const {
        rows: [captured],
      } = await harness.service.pool.query<{ kind: string }>(
        'select kind from payment_captures where subject_id = $1',
        [orderNo],
      );
      expect([state, captured?.kind]).toEqual(['placed', mode === 'cod' ? 'late' : 'due']);
      expect([
        await balance(`order:${orderNo}:funds:INR`),
        await balance(`order:${orderNo}:receivable:INR`),
        await balance('%suspense%'),
      ]).toEqual([PRICE, mode === 'cod' ? -PRICE : 0, 0]);
    }
  });
});

describe('a refund the provider refused', () => {
  const staff = (path: string, body: object, token: string): Promise<Answer> =>
    harness.service.post(`/staff/refund/${path}/`, body, { token });
  const rowOf = (refundId: string) =>
    harness.service.db
      .selectFrom('payment_refunds')
      .select(['state', 'retries'])
      .where('refund_id', '=', refundId)
      .executeTakeFirstOrThrow();
  const retry = (refundId: string, token = STAFF_ENV.STAFF_ADMIN_TOKEN): Promise<Answer> =>
    staff('retry', { refund_id: refundId, asked_by: 'Ravi', note: 'the bank has room again' }, token);

  async function aFailedRefund(mode: 'sandbox' | 'razorpay'): Promise<{ orderNo: string; refundId: string }> {
    const orderNo = await harness.order({ mode });
    await harness.sandbox.press(await pageOf(orderNo, mode), 'success');
    await harness.sandbox.quiet();
    await harness.sandbox.control('manners', { refundsSettle: 'failing' });
    const refundId = `RF-${orderNo}`;
    await harness.service.db.transaction().execute((tx) =>
      requestRefund(tx, {
        refundId,
        subject: { kind: 'order', id: orderNo },
        currency: 'INR',
        amount: 1_000_000,
        at: clock(),
      }),
    );
    await work(() => sendRefunds(harness.context));
    await harness.sandbox.quiet();
    return { orderNo, refundId };
  }

  it.each(['sandbox', 'razorpay'] as const)(
    'by %s is sent again when staff asks for it, under another name, and settled once',
    async (mode) => {
      const { orderNo, refundId } = await aFailedRefund(mode);
      expect(await rowOf(refundId)).toEqual({ state: 'failed', retries: 0 });
      const listed = (
        await harness.service.get('/staff/refund/failed/', { token: STAFF_ENV.STAFF_VIEW_TOKEN })
      ).body.data as { results: { refund_id: string; amount_paise: number }[] };
      expect(listed.results).toContainEqual(
        expect.objectContaining({ refund_id: refundId, amount_paise: 1_000_000 }),
      );
      await harness.sandbox.control('manners', { refundsSettle: 'at once' });
      expect(dataOf(await retry(refundId))).toMatchObject({ refund_id: refundId, retry: 1 });
      expect(await met(retry(refundId))).toBe('409 ORDER.STATE_CONFLICT');
      await work(() => sendRefunds(harness.context));
      await harness.sandbox.quiet();
      expect([
        await rowOf(refundId),
        await balance(`order:${orderNo}:funds:INR`),
        await balance(`refund:${refundId}:payable:INR`),
      ]).toEqual([{ state: 'settled', retries: 1 }, PRICE - 1_000_000, 0]);
      expect(
        (await harness.sandbox.state()).refunds
          .filter(({ reference }) => reference.startsWith(refundId))
          .map(({ reference, status }) => [reference, status]),
      ).toEqual([
        [refundId, 'failed'],
        [`${refundId}.2`, 'processed'],
      ]);
      const { rows } = await harness.service.pool.query(
        'select asked_by, note, error_before, retry from payment_refund_retries where refund_id = $1',
        [refundId],
      );
      expect(rows).toEqual([
        {
          asked_by: 'Ravi',
          note: 'the bank has room again',
          error_before: 'the provider could not pay it out',
          retry: 1,
        },
      ]);
    },
  );

  it('that was paid out after all, under its first name, is not paid out again', async () => {
    const { orderNo, refundId } = await aFailedRefund('sandbox');
    await harness.sandbox.control('manners', { refundsSettle: 'at once' });
    await retry(refundId);
    const { provider_payment_id: providerPaymentId, merchant } = await harness.service.db
      .selectFrom('payment_captures')
      .selectAll()
      .where('subject_id', '=', orderNo)
      .executeTakeFirstOrThrow();
    const told = {
      kind: 'refund',
      provider: 'sandbox',
      merchant,
      source: 'webhook',
      amount: 1_000_000,
      currency: 'INR',
      providerPaymentId,
      providerRefundId: 'sref_first',
      refundId,
    } as const;
    expect(await applyRefundFact(harness.context, { ...told, state: 'failed' }, clock())).toBe('repeated');
    expect(await applyRefundFact(harness.context, { ...told, state: 'settled' }, clock())).toBe('settled');
    await work(() => sendRefunds(harness.context));
    expect([
      await rowOf(refundId),
      (await harness.sandbox.state()).refunds.filter(({ reference }) => reference === `${refundId}.2`),
    ]).toEqual([{ state: 'settled', retries: 1 }, []]);
    // Had it been sent in the meantime, an operator is told: that money went out twice.
    expect(
      await applyRefundFact(
        harness.context,
        { ...told, providerRefundId: 'sref_second', refundId: `${refundId}.2`, state: 'settled' },
        clock(),
      ),
    ).toBe('unknown');
  });

  it('is asked for by admins of the store only, once at a time, and what they asked for stays on record', async () => {
    const { refundId } = await aFailedRefund('sandbox');
    expect((await retry(refundId, STAFF_ENV.STAFF_VIEW_TOKEN)).status).toBe(404);
    expect((await retry(refundId, harness.token)).status).toBe(404);
    expect(
      (await staff('retry', { refund_id: refundId, asked_by: '', note: 'x' }, STAFF_ENV.STAFF_ADMIN_TOKEN))
        .status,
    ).toBe(400);
    expect(
      (await Promise.all(Array.from({ length: 5 }, () => retry(refundId))))
        .map(({ status }) => status)
        .toSorted((a, b) => a - b),
    ).toEqual([200, 409, 409, 409, 409]);
    await expect(harness.service.pool.query('delete from payment_refund_retries')).rejects.toThrow(
      /permission denied/,
    );
    await work(() => sendRefunds(harness.context));
  });
});

it('in the end everything adds up', async () => {
  await work(() => sendRefunds(harness.context));
  await harness.sandbox.quiet();
  expect((await reconcilePayments(harness.context)).filter(({ kind }) => kind !== 'refund failed')).toEqual(
    [],
  );
});
