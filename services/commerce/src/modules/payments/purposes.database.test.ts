import type { PaymentInitiated, PaymentStatus } from '@suvarna/contracts/checkout';
import { createPool } from '@suvarna/database/pool';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startPaymentHarness } from '../../../test-support/orders/payments.fixtures.ts';
import { ofSuite, type Answer } from '../../../test-support/service.fixtures.ts';
import { SCHEMA } from '../../platform/database/migrations.ts';
import { paymentFindings } from './settle/payment-findings.ts';
import { pollPayments } from './settle/poll-payments.ts';
import { createPurposes } from './purpose.ts';
import { requestRefund } from './refund/request-refund.ts';
import { sendRefunds } from './settle/send-refunds.ts';
import { ticket, TICKETS_TABLE, WITH_TICKETS } from './tickets.fixtures.ts';
import { met } from '../../../test-support/answers.fixtures.ts';

let aheadMs = 0;
const clock = (): Date => new Date(Date.now() + aheadMs);
const harness = ofSuite(() => startPaymentHarness('purposes', 5, clock, { modules: WITH_TICKETS }));
let guestId: string;
beforeAll(async () => {
  const { rows } = await harness.service.pool.query<{ guest_id: string }>('select guest_id from sessions');
  guestId = rows[0]?.guest_id ?? '';
  const owner = createPool({
    url: harness.service.pool.options.connectionString ?? '',
    schema: SCHEMA,
    max: 1,
  });
  await owner.query(TICKETS_TABLE);
  await owner.end();
});

async function aTicket(): Promise<string> {
  const id = randomUUID().slice(0, 8);
  await harness.service.db
    .insertInto('tickets')
    .values({ id, guest_id: guestId, state: 'open', price: 90_000, seats_left: 1 })
    .execute();
  return id;
}
const post = (path: string, id: string, more: object = {}): Promise<Answer> =>
  harness.service.post(
    `/api/payment/payment/${path}/`,
    { kind: 'ticket', order_no: id, ...more },
    { token: harness.token },
  );
async function pageOf(id: string): Promise<string> {
  const { body } = await post('initiate', id, { mode: 'sandbox' });
  const { next } = body.data as PaymentInitiated;
  if (next.kind !== 'redirect') throw new Error(`no page: ${JSON.stringify(body)}`);
  return next.redirect_url;
}
const stateOf = async (id: string): Promise<string> =>
  (
    await harness.service.db
      .selectFrom('tickets')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).state;
const captures = (id: string) =>
  harness.service.db
    .selectFrom('payment_captures')
    .select(['kind', 'amount', 'refunded'])
    .where('subject_kind', '=', 'ticket')
    .where('subject_id', '=', id)
    .orderBy('kind')
    .execute();
const settled = async (): Promise<void> => {
  await sendRefunds(harness.context);
  await harness.sandbox.quiet();
};
const findings = () => paymentFindings(harness.service.db, harness.context.purposes.all, clock());

describe('a second purpose, that payments have never heard of', () => {
  it('is paid for as an order is: page, webhook, return, books that agree', async () => {
    const id = await aTicket();
    const back = new URL(await harness.sandbox.press(await pageOf(id), 'success'));
    expect(back.pathname).toBe(`/en/tickets/${id}/sandbox/`);
    await harness.sandbox.quiet();
    const { body } = await post('verify', id);
    expect(body.data as PaymentStatus).toEqual({
      order_no: id,
      state: 'sold',
      payment: 'paid',
      retry_allowed: false,
    });
    expect([await stateOf(id), await captures(id)]).toEqual([
      'sold',
      [{ kind: 'due', amount: 90_000, refunded: 0 }],
    ]);
    expect(await findings()).toEqual([]);
  });

  it('can be tried again after a payment that failed, in the same attempt numbers', async () => {
    const id = await aTicket();
    await harness.sandbox.press(await pageOf(id), 'failure');
    await harness.sandbox.quiet();
    expect(await stateOf(id)).toBe('failed');
    await harness.sandbox.press(await pageOf(id), 'success');
    await harness.sandbox.quiet();
    expect([
      await stateOf(id),
      await harness.service.db
        .selectFrom('payment_attempts')
        .select(['reference', 'state'])
        .where('subject_id', '=', id)
        .orderBy('attempt')
        .execute(),
    ]).toEqual([
      'sold',
      [
        { reference: `ticket-${id}-1`, state: 'failed' },
        { reference: `ticket-${id}-2`, state: 'captured' },
      ],
    ]);
  });

  it('is found by the poller when no webhook told of its money', async () => {
    await harness.sandbox.control('delivery', { mute: true });
    const id = await aTicket();
    await harness.sandbox.press(await pageOf(id), 'success');
    aheadMs = 31_000;
    expect(await pollPayments(harness.context)).toBeGreaterThan(0);
    aheadMs = 0;
    await harness.sandbox.control('delivery', {});
    expect(await stateOf(id)).toBe('sold');
  });

  it('has late money sent back, and ends when it cannot be had any more', async () => {
    const id = await aTicket();
    const page = await pageOf(id);
    await harness.service.db.updateTable('tickets').set({ seats_left: 0 }).where('id', '=', id).execute();
    await harness.sandbox.press(page, 'success');
    await harness.sandbox.quiet();
    await settled();
    expect([await stateOf(id), await captures(id)]).toEqual([
      'over',
      [{ kind: 'late', amount: 90_000, refunded: 90_000 }],
    ]);
    const refused = await post('initiate', id, { mode: 'sandbox' });
    expect(await met(refused)).toBe('409 ORDER.STATE_CONFLICT');
    expect(refused.body.message).toBe('This ticket does not wait for a payment.');
  });

  it('hears of a refund it asked for, and of none twice', async () => {
    const id = await aTicket();
    await harness.sandbox.press(await pageOf(id), 'success');
    await harness.sandbox.quiet();
    const ask = () =>
      harness.service.db.transaction().execute((tx) =>
        requestRefund(tx, {
          refundId: `return-${id}`,
          subject: ticket(id),
          currency: 'INR',
          amount: 90_000,
          at: clock(),
        }),
      );
    expect([await ask(), await ask()]).toEqual(['requested', 'repeated']);
    await settled();
    expect([await stateOf(id), (await captures(id))[0]?.refunded]).toEqual(['returned', 90_000]);
    expect(await findings()).toEqual([]);
  });

  it('is told apart from an order of the same number, and is its owner’s alone', async () => {
    const id = await aTicket();
    const elsewhere = await harness.service.post(
      '/api/payment/payment/initiate/',
      { order_no: id, mode: 'sandbox' },
      { token: harness.token },
    );
    const stranger = await harness.service.post(
      '/api/payment/payment/initiate/',
      { kind: 'ticket', order_no: id, mode: 'sandbox' },
      { token: await harness.service.guest() },
    );
    expect([elsewhere, stranger].map(({ status, body }) => [status, body.message])).toEqual([
      [404, 'This order was not found.'],
      [404, 'There is no such ticket.'],
    ]);
    const unheard = await harness.service.post(
      '/api/payment/payment/initiate/',
      { kind: 'castle', order_no: id, mode: 'sandbox' },
      { token: harness.token },
    );
    expect(await met(unheard)).toBe('400 REQUEST.INVALID');
  });

  it('cannot be paid at a door it has not', async () => {
    const id = await aTicket();
    const answer = await post('initiate', id, { mode: 'cod' });
    expect(await met(answer)).toBe('400 PAYMENT.MODE_UNAVAILABLE');
  });

  it('is missed in the books when its money is', async () => {
    const id = await aTicket();
    await harness.service.db.updateTable('tickets').set({ state: 'sold' }).where('id', '=', id).execute();
    expect(await findings()).toEqual([{ kind: 'ticket without payment', subject: id }]);
  });
});

it('of two purposes with one name, none is taken', () => {
  const [purpose] = harness.context.purposes.all;
  if (purpose === undefined) throw new Error('no purpose');
  expect(() => createPurposes([purpose, purpose])).toThrow('same kind');
  expect(() => harness.context.purposes.of({ kind: 'castle', id: '1' })).toThrow('castle');
});
