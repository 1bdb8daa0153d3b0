import { NO_FAULTS, seeded } from '@suvarna/testing/fault-proxy';
import { randomUUID } from 'node:crypto';
import { pollPayments } from '../../src/modules/payments/settle/poll-payments.ts';
import { processWebhooks } from '../../src/modules/payments/settle/receive-webhook.ts';
import { reconcilePayments } from '../../src/modules/payments/settle/reconcile.ts';
import type { PaymentContext } from '../../src/modules/payments/context.ts';
import { isDatabaseOutage } from '@suvarna/database/outage';
import { barrier } from '../barrier.fixtures.ts';
import type { PaymentHarness } from './payments.fixtures.ts';
import { until } from '@suvarna/testing/until';

const TRIES = 4;
const AT_ONCE = 12;
const FORGERIES = ['signature', 'body', 'unsigned', 'stale', 'merchant'] as const;

/** Works through a list with so many under way at a time. */
async function each<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const runner = async (): Promise<void> => {
    for (let index = next++; index < items.length; index = next++) await work(items[index] as Item, index);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, runner));
}

/** Does what a shopper's browser does: the same key again until there is an answer. */
async function insist(harness: PaymentHarness, path: string, body: object, key: string): Promise<string> {
  for (let tries = 0; tries < 60; tries += 1) {
    try {
      const answer = await fetch(
        `http://127.0.0.1:${harness.ways.shopper.port}/api/payment/payment/${path}/`,
        {
          method: 'POST',
          body: JSON.stringify(body),
          headers: {
            authorization: `Bearer ${harness.token}`,
            'content-type': 'application/json',
            'idempotency-key': key,
          },
        },
      );
      const text = await answer.text();
      if (answer.ok) return text;
      if (![409, 500, 503].includes(answer.status))
        throw new Error(`${path} was answered with ${answer.status}: ${text}`);
    } catch (error) {
      // The proxy's work: what was cut is asked for again. (`fetch` throws an error of another realm than the test's.)
      if ((error as Error).name !== 'TypeError') throw error;
    }
    await new Promise((wait) => setTimeout(wait, 20 + tries * 10));
  }
  throw new Error(`${path} was never answered`);
}

const pageIn = (answer: string): string =>
  (JSON.parse(answer) as { data: { next: { redirect_url: string } } }).data.next.redirect_url;

export interface Tally {
  readonly orders: number;
  readonly providerCaptures: number;
  readonly captures: number;
  readonly paidOrders: number;
  readonly booked: number;
  readonly findings: readonly string[];
  /** Answers that differed although their key was the same. */
  readonly differing: number;
  readonly cuts: number;
}

async function tally(harness: PaymentHarness, orders: readonly string[], differing: number): Promise<Tally> {
  const {
    rows: [row],
  } = await harness.service.pool.query<Record<'captures' | 'paid' | 'booked', string>>(
    `
    select (select count(*) from payment_captures where subject_id = any($1)) as captures,
           (select count(*) from orders where order_no = any($1) and state = 'placed') as paid,
           (select count(*) from ledger_entries e join ledger_accounts a on a.id = e.account_id where a.code = any(select 'order:' || o || ':funds:INR' from unnest($1::text[]) o)) as booked`,
    [orders],
  );
  const { payments } = await harness.sandbox.state();
  const { shopper, provider, webhook } = harness.ways;
  return {
    orders: orders.length,
    providerCaptures: payments.filter(({ status }) => status === 'captured').length,
    captures: Number(row?.captures),
    paidOrders: Number(row?.paid),
    booked: Number(row?.booked),
    findings: (await reconcilePayments(harness.context)).map(({ kind, subject }) => `${kind} ${subject}`),
    differing,
    cuts: shopper.cuts() + provider.cuts() + webhook.cuts(),
  };
}

async function newOrders(harness: PaymentHarness, count: number): Promise<string[]> {
  const orders: string[] = [];
  await each(Array.from({ length: count }), AT_ONCE, async () => {
    orders.push(await harness.order());
  });
  return orders;
}

/**
 * F2: each order is paid by four tries at once under one key, while every tenth answer on every way
 * is cut, and every twentieth request. Every page that a try was given is paid.
 */
export async function payUnderFire(harness: PaymentHarness, count: number): Promise<Tally> {
  const orders = await newOrders(harness, count);
  let differing = 0;
  harness.setFaults({ cutAnswers: 0.1, cutRequests: 0.05 });
  await each(orders, AT_ONCE, async (orderNo) => {
    const body = { order_no: orderNo, mode: 'sandbox' };
    const answers = await Promise.all(
      Array.from({ length: TRIES }, () => insist(harness, 'initiate', body, `pay-${orderNo}`)),
    );
    differing += new Set(answers).size - 1;
    await Promise.all(answers.map((answer) => harness.sandbox.press(pageIn(answer), 'success')));
    await Promise.all(
      Array.from({ length: TRIES }, () =>
        insist(harness, 'verify', { order_no: orderNo }, `verify-${orderNo}`),
      ),
    );
  });
  harness.setFaults(NO_FAULTS);
  await harness.sandbox.quiet();
  await processWebhooks(harness.context);
  return tally(harness, orders, differing);
}

/** How many charges a shop makes that asks the provider again at every try: what F2 must not see. */
export async function payNaively(harness: PaymentHarness, count: number): Promise<number> {
  const orders = await newOrders(harness, count);
  const captured = async (): Promise<number> =>
    (await harness.sandbox.state()).payments.filter(({ status }) => status === 'captured').length;
  const before = await captured();
  const provider = harness.context.providers.get('sandbox');
  if (provider === undefined) throw new Error('there is no sandbox');
  await each(orders, AT_ONCE, async (orderNo) => {
    const pages = await Promise.all(
      Array.from({ length: TRIES }, () =>
        provider.open({
          reference: randomUUID(),
          description: orderNo,
          amount: 5_184_500,
          currency: 'INR',
          returnUrl: 'http://shop.test/',
          locale: 'en',
          buyer: { name: '', email: '', phone: '' },
        }),
      ),
    );
    await Promise.all(pages.map(({ redirectUrl }) => harness.sandbox.press(redirectUrl, 'success')));
  });
  return (await captured()) - before;
}

export interface FloodTally extends Tally {
  readonly forged: number;
  readonly forgedAccepted: number;
}

/** F5: every payment's webhook comes three times, all of them shuffled, while shoppers come back and one in twenty deliveries is forged. */
export async function floodWithWebhooks(
  harness: PaymentHarness,
  count: number,
  seed: number,
): Promise<FloodTally> {
  const random = seeded(seed);
  const orders = await newOrders(harness, count);
  await harness.sandbox.control('delivery', { duplicates: 2, hold: true });
  const providerIds = new Map<string, string>();
  await each(orders, AT_ONCE, async (orderNo) => {
    const page = pageIn(
      await insist(harness, 'initiate', { order_no: orderNo, mode: 'sandbox' }, `open-${orderNo}`),
    );
    providerIds.set(orderNo, page.split('/').at(-1) ?? '');
    await harness.sandbox.press(page, 'success');
  });
  await harness.sandbox.control('delivery', {});
  let forged = 0;
  let forgedAccepted = 0;
  const forge = async (orderNo: string, index: number): Promise<void> => {
    forged += 1;
    const { status } = await harness.sandbox.control<{ status: number }>('forge', {
      order_id: providerIds.get(orderNo),
      kind: FORGERIES[index % FORGERIES.length],
    });
    if (status < 400) forgedAccepted += 1;
  };
  const shuffled = orders
    .map((orderNo) => ({ orderNo, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ orderNo }) => orderNo);
  await Promise.all([
    harness.sandbox.control('let-go', { shuffled: true }),
    each(shuffled, AT_ONCE, async (orderNo) => {
      await insist(harness, 'verify', { order_no: orderNo }, `back-${orderNo}`);
    }),
    each(shuffled.slice(0, Math.ceil(count * 3 * 0.05)), 4, forge),
    pollEverything(harness.context),
  ]);
  await harness.sandbox.quiet();
  await until(async () => (await processWebhooks(harness.context)) === 0);
  return { ...(await tally(harness, orders, 0)), forged, forgedAccepted };
}

/** The third feed: the poller, as if its time had come for every payment. Where all connections are taken its job runs again, as the job does. */
async function pollEverything(context: PaymentContext): Promise<void> {
  const later = { ...context, clock: () => new Date(context.clock().getTime() + 45_000) };
  for (let polled = 1; polled > 0;) {
    try {
      polled = await pollPayments(later);
    } catch (error) {
      if (!isDatabaseOutage(error)) throw error;
    }
  }
}

/** The service's role may not make tables; the one that migrates may. */
async function createTable(harness: PaymentHarness, definition: string): Promise<void> {
  const client = await harness.service.pool.connect();
  try {
    await client.query('set role none');
    await client.query(`create table commerce.${definition}`);
    await client.query(`grant select, insert on commerce.${definition.split(' ')[0] ?? ''} to commerce_app`);
  } finally {
    client.release(true);
  }
}

/** How much of 100 is given back by a look that is followed by an insert, when several ask for 60 at once. */
export async function refundNaively(harness: PaymentHarness, askers: number): Promise<number> {
  await createTable(harness, 'naive_refunds (amount integer)');
  const sum = async (): Promise<number> =>
    Number(
      (
        await harness.service.pool.query<{ sum: string }>(
          'select coalesce(sum(amount), 0) as sum from commerce.naive_refunds',
        )
      ).rows[0]?.sum,
    );
  const haveLooked = barrier(askers);
  await Promise.all(
    Array.from({ length: askers }, async () => {
      const left = 100 - (await sum());
      await haveLooked();
      if (left >= 60) await harness.service.pool.query('insert into commerce.naive_refunds values (60)');
    }),
  );
  return sum();
}

/** How often a payment is counted by a look that is followed by an insert, told three times and asked once, all at once. */
export async function creditNaively(harness: PaymentHarness, count: number): Promise<number> {
  await createTable(harness, 'naive_credits (payment_id text)');
  const payments = Array.from({ length: count }, () => randomUUID());
  await each(payments, 2, async (payment) => {
    const haveLooked = barrier(TRIES);
    await Promise.all(
      Array.from({ length: TRIES }, async () => {
        const { rows } = await harness.service.pool.query(
          'select from commerce.naive_credits where payment_id = $1',
          [payment],
        );
        await haveLooked();
        if (rows.length === 0)
          await harness.service.pool.query('insert into commerce.naive_credits values ($1)', [payment]);
      }),
    );
  });
  const {
    rows: [row],
  } = await harness.service.pool.query<{ count: string }>('select count(*) from commerce.naive_credits');
  return Number(row?.count);
}
