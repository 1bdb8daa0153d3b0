import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ExchangeRequest } from '@suvarna/contracts/api/exchange';
import { createHmac } from 'node:crypto';
import { pino } from 'pino';
import { STAFF, VIEWER } from '../../../test-support/checkout.fixtures.ts';
import { checkLedger } from '../ledger/index.ts';
import { ProviderRefused, ProviderUnavailable } from '../payments/index.ts';
import { applyPayoutReport } from './apply-payout-report.ts';
import { ACCOUNT, startExchange, TESTED, type ExchangeHarness, type Owned } from './exchange.fixtures.ts';
import type { PayoutProvider, PayoutReport } from './payout-provider.ts';
import { sendPayouts } from './send-payouts.ts';

const BALANCED = { accountsOff: 0, transactionsOff: 0, unitsOff: 0 };
const AMOUNT = 27_900_00;
let store: ExchangeHarness;
beforeAll(async () => {
  store = await startExchange('payouts');
});
afterAll(() => store.stop());

/** A bank in memory, which pays a name once, and whose faults a test sets. */
const bank = {
  name: 'RAO ASHA',
  /** Of payouts, by their name. */
  made: new Map<string, PayoutReport>(),
  asked: 0,
  lose: false,
  refuse: false,
  state: 'sent' as PayoutReport['state'],
};
beforeEach(async () => {
  await store.reset();
  Object.assign(bank, {
    name: 'RAO ASHA',
    made: new Map(),
    asked: 0,
    lose: false,
    refuse: false,
    state: 'sent',
  });
});

const provider: PayoutProvider = {
  checkAccount: async () => ({ kind: 'found', fundAccount: 'fa_1', registeredName: bank.name }),
  async send({ payoutId, amount }) {
    bank.asked += 1;
    if (bank.refuse) throw new ProviderRefused('no');
    const report = { payoutId, providerId: `pout_${payoutId}`, amount, state: bank.state };
    if (!bank.made.has(payoutId)) bank.made.set(payoutId, report);
    if (bank.lose) throw new ProviderUnavailable('the answer was lost');
    return bank.made.get(payoutId) ?? report;
  },
  find: async (payoutId) => bank.made.get(payoutId),
  readWebhook: () => ({ kind: 'rejected' }),
};
const run = (): Promise<number> =>
  sendPayouts({ ...store.app.deps, payoutProvider: provider, log: pino({ level: 'silent' }) });
/** Statuses of answers, the lowest first. */
const statuses = (answers: readonly { readonly status: number }[]): number[] =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);
const later = (minutes: number): void => {
  store.now = new Date(store.now.getTime() + minutes * 60_000);
};
const tell = (payoutId: string, state: PayoutReport['state'], amount = AMOUNT) =>
  store.db
    .transaction()
    .execute((tx) =>
      applyPayoutReport(tx, { payoutId, providerId: `pout_${payoutId}`, amount, state }, store.now),
    );

async function toBePaid(): Promise<{ owned: Owned; id: string; first: string }> {
  const owned = await store.owner(5);
  const { request_id: id } = await store.asked(owned, 'buyback');
  await store.through(id, 'received', TESTED, 'paying-out');
  return { owned, id, first: `${id.replace('RQ', 'PO')}-1` };
}
const stateOf = async (owned: Owned, id: string): Promise<ExchangeRequest> => store.request(owned, id);
let paidBefore = 0;
const paid = async (): Promise<number> => (await store.booked('outside:payouts:INR')) - paidBefore;
const owed = (id: string): Promise<number> => store.booked(`payout:${id}:payable:INR`);
beforeEach(async () => {
  paidBefore = await store.booked('outside:payouts:INR');
});

describe('money for a piece', () => {
  it('is owed, sent and paid once, whoever tells of it however often', async () => {
    const { owned, id, first } = await toBePaid();
    expect(await owed(id)).toBe(AMOUNT);
    await run();
    expect(await stateOf(owned, id)).toMatchObject({ state: 'paying-out' });
    await Promise.all([tell(first, 'paid'), tell(first, 'paid'), tell(first, 'sent'), run()]);
    await tell(first, 'failed');
    expect(await stateOf(owned, id)).toMatchObject({ state: 'paid-out', account_last4: '2222' });
    expect([await owed(id), await paid()]).toEqual([0, AMOUNT]);
    expect(await checkLedger(store.db, store.now)).toMatchObject(BALANCED);
  });

  it('whose answer was lost is asked for under the same name, by many at once, and paid once', async () => {
    const { owned, id } = await toBePaid();
    bank.lose = true;
    await run();
    bank.lose = false;
    later(5);
    bank.state = 'paid';
    await Promise.all([run(), run(), run()]);
    expect([bank.made.size, bank.asked]).toEqual([1, 2]);
    // It was made as "sent", and is asked after.
    bank.made.forEach((report, name) => bank.made.set(name, { ...report, state: 'paid' }));
    later(5);
    await run();
    await store.later(owned, 0);
    expect((await stateOf(owned, id)).state).toBe('paid-out');
    expect(await paid()).toBe(AMOUNT);
  });

  it('that the bank refuses goes to another account, and is paid once', async () => {
    const { owned, id, first } = await toBePaid();
    bank.refuse = true;
    await run();
    expect(await stateOf(owned, id)).toMatchObject({
      state: 'payout-failed',
      payout_fault: 'refused',
      can: { change_account: true },
    });
    bank.refuse = false;
    const account = { holder: 'Asha Rao', number: '999988887777', ifsc: 'SBIN0000001' };
    const answers = await Promise.all([1, 2].map(() => store.respond(owned, 'account', id, { account })));
    expect(statuses(answers)).toEqual([200, 409]);
    bank.state = 'paid';
    await run();
    expect(await stateOf(owned, id)).toMatchObject({ state: 'paid-out', account_last4: '7777' });
    // The first try, told late as paid: somebody must look, and nothing is booked again.
    expect(await tell(first, 'paid')).toBe('twice');
    expect(await paid()).toBe(AMOUNT);
  });

  it('is not sent to an account of another name', async () => {
    const { owned, id } = await toBePaid();
    bank.name = 'VIKRAM SETH';
    await run();
    expect(await stateOf(owned, id)).toMatchObject({ state: 'payout-failed', payout_fault: 'name-differs' });
    expect(bank.asked).toBe(0);
  });

  it('that was confirmed after it was said to have failed counts, once', async () => {
    const { owned, id, first } = await toBePaid();
    await run();
    await tell(first, 'failed');
    expect((await stateOf(owned, id)).state).toBe('payout-failed');
    expect(await tell(first, 'paid')).toBe('applied');
    expect(await tell(first, 'paid')).toBe('repeated');
    expect((await stateOf(owned, id)).state).toBe('paid-out');
    expect([await owed(id), await paid()]).toEqual([0, AMOUNT]);
  });

  it('that comes back is owed again, and paid again when somebody says so', async () => {
    const { owned, id, first } = await toBePaid();
    await run();
    await tell(first, 'paid');
    expect([await tell(first, 'reversed'), await tell(first, 'reversed'), await tell(first, 'paid')]).toEqual(
      ['applied', 'repeated', 'repeated'],
    );
    expect(await stateOf(owned, id)).toMatchObject({ state: 'payout-failed', payout_fault: 'sent-back' });
    expect([await owed(id), await paid()]).toEqual([AMOUNT, 0]);
    await store.through(id, 'paying-out');
    bank.state = 'paid';
    await run();
    expect((await stateOf(owned, id)).state).toBe('paid-out');
    expect([await owed(id), await paid()]).toEqual([0, AMOUNT]);
    expect(await checkLedger(store.db, store.now)).toMatchObject(BALANCED);
  });

  it('of another amount, or of nobody, is told to somebody and changes nothing', async () => {
    const { owned, id, first } = await toBePaid();
    expect([await tell(first, 'paid', AMOUNT + 1), await tell('PO-0000000000-1', 'paid')]).toEqual([
      'mismatch',
      'unknown',
    ]);
    expect((await stateOf(owned, id)).state).toBe('paying-out');
  });
});

describe('a webhook', () => {
  const hook = (body: string, signature: string) =>
    store.app.http.inject({
      method: 'POST',
      url: '/api/exchange/payout_webhook/',
      headers: { 'content-type': 'application/json', 'x-razorpay-signature': signature },
      payload: body,
    });
  const sign = (body: string): string => createHmac('sha256', 'k'.repeat(20)).update(body).digest('hex');

  it('counts when it is rightly signed, and is refused when not', async () => {
    const { owned, id, first } = await toBePaid();
    const entity = {
      id: 'pout_1',
      reference_id: first,
      amount: AMOUNT,
      currency: 'INR',
      status: 'processed',
    };
    const body = JSON.stringify({ event: 'payout.processed', payload: { payout: { entity } } });
    expect((await hook(body, sign(`${body} `))).statusCode).toBe(400);
    expect((await stateOf(owned, id)).state).toBe('paying-out');
    expect([(await hook(body, sign(body))).statusCode, (await hook(body, sign(body))).statusCode]).toEqual([
      200, 200,
    ]);
    expect((await stateOf(owned, id)).state).toBe('paid-out');
  });
});

describe('papers that are sealed', () => {
  const open = (id: string, body: object = {}, token: string = STAFF) =>
    store.post(
      '/staff/exchange/papers/open/',
      { request_id: id, opened_by: 'Meera', reason: 'the bank asks whose it is', ...body },
      { token },
    );
  const looks = async (): Promise<unknown[]> => {
    const { rows } = await store.pool.query<Record<string, unknown>>(
      'select request_id, opened_by, reason, opened_at from exchange_papers_opened order by id',
    );
    return rows;
  };

  it('are opened by an admin with a name and a reason, which is written down each time', async () => {
    const { id } = await toBePaid();
    const before = (await looks()).length;
    expect((await open(id, {}, VIEWER)).status).not.toBe(200);
    expect((await open(id, { reason: '' })).status).toBe(400);
    expect((await open('RQ-0000000000')).status).not.toBe(200);
    expect(await looks()).toHaveLength(before);
    const answers = [await open(id), await open(id, { opened_by: 'Ravi' })];
    for (const { body } of answers) expect(body.data).toEqual({ request_id: id, pan: '', account: ACCOUNT });
    const look = { request_id: id, reason: 'the bank asks whose it is', opened_at: store.now };
    expect((await looks()).slice(before)).toEqual([
      { ...look, opened_by: 'Meera' },
      { ...look, opened_by: 'Ravi' },
    ]);
  });
});
