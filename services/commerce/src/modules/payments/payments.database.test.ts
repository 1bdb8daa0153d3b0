import { beforeEach, describe, expect, it } from '@jest/globals';
import type { PaymentInitiated, PaymentStatus } from '@suvarna/contracts/checkout';
import { NO_FAULTS } from '@suvarna/testing/fault-proxy';
import { expireOrders } from '../orders/payment/expire.ts';
import { pollPayments } from './settle/poll-payments.ts';
import { processWebhooks } from './settle/receive-webhook.ts';
import { reconcilePayments } from './settle/reconcile.ts';
import { requestRefund } from './refund/request-refund.ts';
import { sendRefunds } from './settle/send-refunds.ts';
import { startPaymentHarness } from '../../../test-support/orders/payments.fixtures.ts';
import { until } from '@suvarna/testing/until';
import { ofSuite, type Answer } from '../../../test-support/service.fixtures.ts';
import { met } from '../../../test-support/answers.fixtures.ts';

const harness = ofSuite(() => startPaymentHarness('payments', 7, clock, { patience: 'of a store' }));
let aheadMs = 0;
const clock = (): Date => new Date(Date.now() + aheadMs);
beforeEach(async () => {
  aheadMs = 0;
  harness.service.fakeStock.unitPaise = 5_184_500;
  harness.setFaults(NO_FAULTS);
  await harness.sandbox.control('delivery', {});
  await harness.sandbox.control('manners', { refundsSettle: 'at once', lateMs: 50 });
});

const post = (path: string, body: object, headers: Record<string, string> = {}): Promise<Answer> =>
  harness.service.post(`/api/payment/payment/${path}/`, body, { token: harness.token, headers });
const initiate = (orderNo: string, mode = 'sandbox', headers: Record<string, string> = {}): Promise<Answer> =>
  post('initiate', { order_no: orderNo, mode }, headers);
const data = <Data>(answer: Answer): Data => answer.body.data;
async function pageOf(orderNo: string, mode = 'sandbox'): Promise<string> {
  const answer = await initiate(orderNo, mode);
  const { next } = data<PaymentInitiated>(answer);
  if (next.kind !== 'redirect') throw new Error(`no page: ${JSON.stringify(answer.body)}`);
  return next.redirect_url;
}
const verify = async (orderNo: string, more: object = {}): Promise<PaymentStatus> =>
  data(await post('verify', { order_no: orderNo, ...more }));
const captures = (orderNo: string) =>
  harness.service.db
    .selectFrom('payment_captures')
    .select(['kind', 'amount', 'refunded', 'source'])
    .where('subject_id', '=', orderNo)
    .orderBy('captured_at')
    .execute();
const refunds = (orderNo: string) =>
  harness.service.db
    .selectFrom('payment_refunds')
    .select(['reason', 'state', 'amount'])
    .where('subject_id', '=', orderNo)
    .execute();
const balance = async (code: string): Promise<number> =>
  Number(
    (
      await harness.service.pool.query<{ sum: string }>(
        'select coalesce(sum(e.amount), 0) as sum from ledger_entries e join ledger_accounts a on a.id = e.account_id where a.code like $1',
        [code],
      )
    ).rows[0]?.sum,
  );
const providerIdOf = async (orderNo: string): Promise<string> =>
  (
    await harness.service.db
      .selectFrom('payment_attempts')
      .select('provider_order_id')
      .where('subject_id', '=', orderNo)
      .orderBy('attempt', 'desc')
      .executeTakeFirstOrThrow()
  ).provider_order_id ?? '';
const settled = async (): Promise<void> => {
  await sendRefunds(harness.context);
  await harness.sandbox.quiet();
};

describe.each(['sandbox', 'razorpay'] as const)('paying by %s', (mode) => {
  it('is told what the payer means to use; another choice is another page, the same choice the same', async () => {
    const orderNo = await harness.order({ mode });
    const open = async (method?: string): Promise<string> => {
      const { next } = data<PaymentInitiated>(
        await post('initiate', { order_no: orderNo, mode, ...(method && { method }) }),
      );
      if (next.kind !== 'redirect') throw new Error('no page');
      return next.redirect_url;
    };
    const upi = await open('upi');
    expect(await (await fetch(`${upi}?lang=en`)).text()).toContain('You chose in the shop: UPI.');
    expect(await open('upi')).toBe(upi);
    const card = await open('card');
    expect(card).not.toBe(upi);
    expect(await (await fetch(`${card}?lang=en`)).text()).toContain('You chose in the shop: cards.');
    expect(await (await fetch(`${await open()}?lang=en`)).text()).not.toContain('You chose in the shop');
    expect((await post('initiate', { order_no: orderNo, mode, method: 'cheque' })).status).toBe(400);
    // A shopper who changes their mind again and again makes no more pages: the provider has the choice, too.
    const pages = new Set([upi, card]);
    for (let count = 0; count < 8; count += 1)
      for (const method of ['upi', 'card']) pages.add(await open(method));
    expect(pages.size).toBeLessThanOrEqual(12);
    expect(pages.size).toBeGreaterThan(8);
  });

  it('leads to the provider, back, and to a placed order, told by the webhook alone', async () => {
    const orderNo = await harness.order({ mode });
    const page = await pageOf(orderNo, mode);
    expect(page).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/pay\//);
    const back = new URL(await harness.sandbox.press(page, 'success'));
    expect([back.origin, back.pathname, back.searchParams.get('order_no')]).toEqual([
      'http://shop.test',
      `/checkout/payment/return/${mode}/`,
      orderNo,
    ]);
    await harness.sandbox.quiet();
    expect([await harness.stateOf(orderNo), await captures(orderNo)]).toEqual([
      'placed',
      [{ kind: 'due', amount: 5_184_500, refunded: 0, source: 'webhook' }],
    ]);
    expect(await verify(orderNo)).toEqual({
      order_no: orderNo,
      state: 'placed',
      payment: 'paid',
      retry_allowed: false,
    });
    expect(await balance(`order:${orderNo}:funds:INR`)).toBe(5_184_500);
  });

  it('is found out by the shopper who comes back when no webhook arrives, and by the poller when neither does', async () => {
    await harness.sandbox.control('delivery', { mute: true });
    const [first, second] = [await harness.order({ mode }), await harness.order({ mode })];
    for (const orderNo of [first, second])
      await harness.sandbox.press(await pageOf(orderNo, mode), 'success');
    expect((await verify(first)).payment).toBe('paid');
    aheadMs = 31_000;
    expect(await pollPayments(harness.context)).toBeGreaterThan(0);
    expect([await captures(first), await captures(second)].map(([one]) => one?.source)).toEqual([
      'verify',
      'poll',
    ]);
  });

  it('can be tried again after it failed, under a number of its own', async () => {
    const orderNo = await harness.order({ mode });
    await harness.sandbox.press(await pageOf(orderNo, mode), 'failure');
    expect(await verify(orderNo)).toMatchObject({ payment: 'failed', retry_allowed: true });
    const again = data<PaymentInitiated>(await post('retry', { order_no: orderNo, mode }));
    await harness.sandbox.press((again.next as { redirect_url: string }).redirect_url, 'success');
    await harness.sandbox.quiet();
    expect([
      await harness.stateOf(orderNo),
      await harness.service.db
        .selectFrom('payment_attempts')
        .select(['attempt', 'state'])
        .where('subject_id', '=', orderNo)
        .orderBy('attempt')
        .execute(),
    ]).toEqual([
      'placed',
      [
        { attempt: 1, state: 'failed' },
        { attempt: 2, state: 'captured' },
      ],
    ]);
  });

  it('gives money back once, however often it is asked, and says when the shopper has it', async () => {
    const orderNo = await harness.order({ mode });
    await harness.sandbox.press(await pageOf(orderNo, mode), 'success');
    await harness.sandbox.quiet();
    const wanted = {
      refundId: `R-${orderNo}`,
      subject: { kind: 'order', id: orderNo },
      currency: 'INR' as const,
      amount: 100_000,
      at: clock(),
    };
    const ask = () => harness.service.db.transaction().execute((tx) => requestRefund(tx, wanted));
    expect([await ask(), await ask()]).toEqual(['requested', 'repeated']);
    await settled();
    expect([
      await refunds(orderNo),
      await balance(`order:${orderNo}:funds:INR`),
      await balance(`refund:R-${orderNo}:payable:INR`),
    ]).toEqual([[{ reason: 'asked', state: 'settled', amount: 100_000 }], 5_084_500, 0]);
    expect(
      (await harness.sandbox.state()).refunds.filter(({ reference }) => reference === wanted.refundId),
    ).toMatchObject([{ amount: 100_000, status: 'processed' }]);
  });
});

describe('the return address', () => {
  it('is checked, although the provider is asked anyway', async () => {
    const orderNo = await harness.order();
    const { searchParams } = new URL(await harness.sandbox.press(await pageOf(orderNo), 'success'));
    const fields = {
      provider_order_id: searchParams.get('provider_order_id'),
      provider_payment_id: searchParams.get('provider_payment_id'),
      signature: searchParams.get('signature'),
    };
    expect(await met(post('verify', { order_no: orderNo, ...fields, signature: 'f'.repeat(64) }))).toBe(
      '400 PAYMENT.SIGNATURE_INVALID',
    );
    expect(
      await met(post('verify', { order_no: orderNo, ...fields, provider_order_id: 'sord_anothers' })),
    ).toBe('400 PAYMENT.MISMATCH');
    expect(await verify(orderNo, fields)).toMatchObject({ payment: 'paid' });
  });

  it('says pending while the bank has not answered, and paid when it has', async () => {
    // Later than a busy machine asks.
    await harness.sandbox.control('manners', { refundsSettle: 'at once', lateMs: 2_000 });
    const orderNo = await harness.order();
    await harness.sandbox.press(await pageOf(orderNo), 'late');
    expect(await verify(orderNo)).toMatchObject({ payment: 'pending' });
    await until(async () => (await harness.stateOf(orderNo)) === 'placed');
  });
});

describe('who may pay', () => {
  it('nobody twice', async () => {
    const orderNo = await harness.order();
    await harness.sandbox.press(await pageOf(orderNo), 'success');
    await harness.sandbox.quiet();
    expect(await met(initiate(orderNo))).toBe('409 ORDER.STATE_CONFLICT');
  });
});

describe('asking twice', () => {
  it('in two tabs is one payment: the same page', async () => {
    const orderNo = await harness.order();
    const pages = await Promise.all(Array.from({ length: 6 }, () => pageOf(orderNo)));
    expect(new Set(pages).size).toBe(1);
  });

  it('after the price fell is another payment, for less; the old one is given back if it is paid all the same', async () => {
    const orderNo = await harness.order();
    const old = await pageOf(orderNo);
    harness.service.fakeStock.unitPaise = 5_000_000;
    const fresh = await pageOf(orderNo);
    expect(fresh).not.toBe(old);
    await harness.sandbox.press(old, 'success');
    await harness.sandbox.press(fresh, 'success');
    await harness.sandbox.quiet();
    await settled();
    expect(await harness.stateOf(orderNo)).toBe('placed');
    expect(
      (await captures(orderNo))
        .map(({ kind, amount, refunded }) => `${kind} ${amount} ${refunded}`)
        .toSorted(),
    ).toEqual(['due 5000000 0', 'late 5184500 5184500']);
  });
});

describe('money that pays for nothing', () => {
  it('comes after the order has expired (row 43): it waits in suspense and goes back by itself', async () => {
    const orderNo = await harness.order();
    const page = await pageOf(orderNo);
    await harness.sandbox.control('delivery', { hold: true, clockOffsetSeconds: 1_900, duplicates: 2 });
    await harness.sandbox.press(page, 'success');
    aheadMs = 1_900_000;
    expect(await expireOrders(harness.service.app.deps, clock())).toBeGreaterThan(0);
    await harness.sandbox.control('delivery', { clockOffsetSeconds: 1_900 });
    await harness.sandbox.control('let-go', { shuffled: true });
    await harness.sandbox.quiet();
    expect([await harness.stateOf(orderNo), await captures(orderNo)]).toEqual([
      'expired',
      [{ kind: 'late', amount: 5_184_500, refunded: 5_184_500, source: 'webhook' }],
    ]);
    await settled();
    expect([await refunds(orderNo), await balance('%suspense%')]).toEqual([
      [{ reason: 'stray', state: 'settled', amount: 5_184_500 }],
      0,
    ]);
    expect(await harness.stateOf(orderNo)).toBe('expired');
  });

  it('is paid a second time for the same order: it goes back, the order stays paid', async () => {
    const orderNo = await harness.order();
    await harness.sandbox.press(await pageOf(orderNo), 'success');
    await harness.sandbox.control('pay', {
      order_id: await providerIdOf(orderNo),
      outcome: 'success',
      again: true,
    });
    await harness.sandbox.control('pay', {
      order_id: await providerIdOf(orderNo),
      outcome: 'failure',
      again: true,
    });
    await harness.sandbox.quiet();
    await settled();
    expect([
      await harness.stateOf(orderNo),
      (await captures(orderNo)).map(({ kind }) => kind).sort(),
      await refunds(orderNo),
    ]).toEqual(['placed', ['due', 'late'], [{ reason: 'stray', state: 'settled', amount: 5_184_500 }]]);
  });
});

describe('webhooks that are not what they seem (row 65)', () => {
  it.each(['unsigned', 'signature', 'body', 'stale', 'merchant', 'amount', 'currency', 'order'] as const)(
    '%s: refused with 400, nothing is paid',
    async (kind) => {
      const orderNo = await harness.order();
      await pageOf(orderNo);
      expect(await harness.sandbox.control('forge', { order_id: await providerIdOf(orderNo), kind })).toEqual(
        {
          status: 400,
        },
      );
      expect(await harness.stateOf(orderNo)).toBe('payment_pending');
      expect(await balance(`order:${orderNo}:funds:INR`)).toBe(0);
      // A lie that was rightly signed is real money at our provider: it is given back.
      const kept = (await captures(orderNo)).map((capture) => capture.kind);
      expect(kept).toEqual(kind === 'amount' || kind === 'currency' ? ['mismatch'] : []);
    },
  );

  it.each(['signature', 'body', 'merchant', 'amount', 'order'] as const)(
    '%s, in the words of Razorpay: the same',
    async (kind) => {
      const orderNo = await harness.order({ mode: 'razorpay' });
      await pageOf(orderNo, 'razorpay');
      expect(await harness.sandbox.control('forge', { order_id: await providerIdOf(orderNo), kind })).toEqual(
        {
          status: 400,
        },
      );
      expect(await harness.stateOf(orderNo)).toBe('payment_pending');
    },
  );

  it('an unknown provider is not found, and a body that is too long is not read', async () => {
    expect((await harness.service.post('/api/payment/webhook/cod/', {})).status).toBe(404);
    for (const body of ['', '{', '[]', '{"id":1}'])
      expect((await harness.service.post('/api/payment/webhook/sandbox/', body)).status).toBe(400);
    expect(
      (await harness.service.post('/api/payment/webhook/sandbox/', { long: 'x'.repeat(70_000) })).status,
    ).toBe(413);
  });
});

describe('giving back (row 52)', () => {
  it('never more than was paid, although two ask at once', async () => {
    const orderNo = await harness.order();
    await harness.sandbox.press(await pageOf(orderNo), 'success');
    await harness.sandbox.quiet();
    const ask = (refundId: string, amount: number) =>
      harness.service.db.transaction().execute((tx) =>
        requestRefund(tx, {
          refundId: `${refundId}-${orderNo}`,
          subject: { kind: 'order', id: orderNo },
          currency: 'INR',
          amount,
          at: clock(),
        }),
      );
    expect(await ask('all-and-more', 5_184_501)).toBe('refused');
    const outcomes = await Promise.all(Array.from({ length: 8 }, (_, n) => ask(`half-${n}`, 2_592_250)));
    expect(outcomes.sort()).toEqual([
      ...Array.from({ length: 6 }, () => 'refused'),
      'requested',
      'requested',
    ]);
    await settled();
    expect((await captures(orderNo))[0]?.refunded).toBe(5_184_500);
    expect(await balance(`order:${orderNo}:funds:INR`)).toBe(0);
  });

  it('a refund whose answer was lost is found at the provider, not made again', async () => {
    const orderNo = await harness.order();
    await harness.sandbox.press(await pageOf(orderNo), 'success');
    await harness.sandbox.quiet();
    await harness.sandbox.control('manners', { refundsSettle: 'never' });
    await harness.service.db.transaction().execute((tx) =>
      requestRefund(tx, {
        refundId: `lost-${orderNo}`,
        subject: { kind: 'order', id: orderNo },
        currency: 'INR',
        amount: 1_000,
        at: clock(),
      }),
    );
    harness.ways.provider.faults = { cutAnswers: 1, cutRequests: 0 };
    await sendRefunds(harness.context);
    harness.ways.provider.faults = NO_FAULTS;
    expect(await refunds(orderNo)).toEqual([{ reason: 'asked', state: 'requested', amount: 1_000 }]);
    aheadMs = 60_000;
    await sendRefunds(harness.context);
    expect([
      await refunds(orderNo),
      (await harness.sandbox.state()).refunds.filter(({ reference }) => reference === `lost-${orderNo}`)
        .length,
    ]).toEqual([[{ reason: 'asked', state: 'sent', amount: 1_000 }], 1]);
  });
});

describe('a provider that does not answer', () => {
  it('is a 503 that says when to ask again; asked again, the same payment is opened', async () => {
    const orderNo = await harness.order();
    harness.ways.provider.faults = { cutAnswers: 1, cutRequests: 0 };
    const key = { 'idempotency-key': `once-${orderNo}` };
    const lost = await initiate(orderNo, 'sandbox', key);
    expect([lost.status, lost.body.code, lost.headers['retry-after']]).toEqual([
      503,
      'PAYMENT.PROVIDER_UNAVAILABLE',
      '2',
    ]);
    harness.ways.provider.faults = NO_FAULTS;
    expect((await initiate(orderNo, 'sandbox', key)).status).toBe(200);
    expect(
      (await harness.sandbox.state()).orders.filter(({ reference }) => reference === `${orderNo}-1`),
    ).toHaveLength(1);
  });

  it('that has forgotten a payment keeps no job from asking about the next one', async () => {
    await harness.sandbox.control('delivery', { mute: true });
    const [forgotten, paid] = [await harness.order(), await harness.order()];
    await pageOf(forgotten);
    await harness.service.pool.query(
      `update payment_attempts set provider_order_id = 'sord_forgotten' where subject_id = $1`,
      [forgotten],
    );
    await harness.sandbox.press(await pageOf(paid), 'success');
    aheadMs = 31_000;
    while ((await pollPayments(harness.context)) > 0);
    expect([await harness.stateOf(forgotten), await harness.stateOf(paid)]).toEqual([
      'payment_pending',
      'placed',
    ]);
  });

  it('leaves a shopper who came back with "pending", not with an error', async () => {
    const orderNo = await harness.order();
    await harness.sandbox.control('delivery', { mute: true });
    await harness.sandbox.press(await pageOf(orderNo), 'success');
    harness.ways.provider.faults = { cutAnswers: 1, cutRequests: 0 };
    expect(await verify(orderNo)).toMatchObject({ payment: 'pending' });
    harness.ways.provider.faults = NO_FAULTS;
    expect(await verify(orderNo)).toMatchObject({ payment: 'paid' });
  });
});

describe('a webhook that cannot be worked through now', () => {
  it('is kept, answered, and worked through later', async () => {
    const orderNo = await harness.order();
    const page = await pageOf(orderNo);
    // Another transaction is busy with the order for longer than locks are waited for.
    const busy = await harness.service.pool.connect();
    await busy.query('set idle_in_transaction_session_timeout = 0');
    await busy.query('begin');
    await busy.query('select from orders where order_no = $1 for update', [orderNo]);
    const before = (await harness.sandbox.state()).webhooks.accepted;
    await harness.sandbox.press(page, 'success');
    await harness.sandbox.quiet();
    expect([await harness.stateOf(orderNo), (await harness.sandbox.state()).webhooks.accepted]).toEqual([
      'payment_pending',
      before + 1,
    ]);
    await busy.query('rollback');
    busy.release(true);
    aheadMs = 20_000;
    expect(await processWebhooks(harness.context)).toBeGreaterThan(0);
    expect(await harness.stateOf(orderNo)).toBe('placed');
  });
});

it('in the end everything adds up', async () => {
  aheadMs = 0;
  expect((await reconcilePayments(harness.context)).filter(({ kind }) => kind !== 'refund failed')).toEqual(
    [],
  );
  const { rows } = await harness.service.pool.query(
    'select unit, sum(amount) from ledger_entries e join ledger_accounts a on a.id = e.account_id group by unit having sum(amount) <> 0',
  );
  expect(rows).toEqual([]);
});
