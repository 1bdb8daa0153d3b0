import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ExchangeRequest } from '@suvarna/contracts/exchange';
import type { Queue } from '@suvarna/contracts/requests';
import { createHmac } from 'node:crypto';
import { STAFF, VIEWER } from '../../../../test-support/orders/checkout.fixtures.ts';
import { checkLedger } from '../../ledger/index.ts';
import { deleteAccounts } from '../../privacy/delete-accounts.ts';
import type { Applied } from './apply-payout-report.ts';
import { Bank } from './bank.fixtures.ts';
import { ACCOUNT, startExchange, TESTED, type Owned } from '../exchange.fixtures.ts';
import type { PayoutReport } from './payout-provider.ts';
import { met } from '../../../../test-support/answers.fixtures.ts';
import { ofSuite } from '../../../../test-support/service.fixtures.ts';

const BALANCED = { accountsOff: 0, transactionsOff: 0, unitsOff: 0 };
const AMOUNT = 27_900_00;
const store = ofSuite(() => startExchange('payouts'));

let bank: Bank;
beforeEach(async () => {
  await store.reset();
  bank = new Bank(AMOUNT);
});

const run = (): Promise<number> => bank.run(store);
/** Statuses of answers, the lowest first. */
const statuses = (answers: readonly { readonly status: number }[]): number[] =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);
const later = (minutes: number): void => {
  store.now = new Date(store.now.getTime() + minutes * 60_000);
};
const tell: (
  ...heard: [payoutId: string, state: PayoutReport['state'], amount?: number]
) => Promise<Applied> = (...heard) => bank.tell(store, ...heard);
const bankSays: Bank['says'] = (...said) => bank.says(...said);

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
  it('is owed, sent and paid once, however often it is told', async () => {
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

  it('waits for a bank that takes its time to say whose the account is, and asks it once', async () => {
    const { owned, id } = await toBePaid();
    bank.silent = true;
    await run();
    later(5);
    await run();
    expect([bank.looks, bank.asked, (await stateOf(owned, id)).state]).toEqual([1, 0, 'paying-out']);
    bank.silent = false;
    bank.state = 'paid';
    later(5);
    await run();
    await store.later(owned, 0);
    expect([bank.looks, bank.asked, (await stateOf(owned, id)).state]).toEqual([1, 1, 'paid-out']);
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
    // The first try, told late as paid, is booked beside what was owed.
    expect([await tell(first, 'paid'), await tell(first, 'paid')]).toEqual(['twice', 'repeated']);
    expect([await owed(id), await paid()]).toEqual([0, 2 * AMOUNT]);
  });

  it('is not sent to one account after the other all day', async () => {
    const { owned, id } = await toBePaid();
    bank.refuse = true;
    await run();
    await store.pool.query(`insert into allowances (name, used, ends_at) values ($1, 19, $2)`, [
      `exchange-account:${owned.customerId}`,
      new Date(store.now.getTime() + 3_600_000),
    ]);
    const account = { holder: 'Asha Rao', number: '999988887777', ifsc: 'SBIN0000001' };
    expect((await store.respond(owned, 'account', id, { account })).status).toBe(200);
    await run();
    expect(await met(store.respond(owned, 'account', id, { account }))).toBe('429 REQUEST.TOO_MANY');
    expect((await stateOf(owned, id)).state).toBe('payout-failed');
  });

  describe('to an account that is not its customer’s by the bank', () => {
    const beforePaid = async () => {
      const begun = await toBePaid();
      bank.name = 'VIKRAM SETH';
      await run();
      return begun;
    };

    it('is not sent: a person is asked, and told both names', async () => {
      const { owned, id } = await beforePaid();
      expect(await stateOf(owned, id)).toMatchObject({
        state: 'name-check',
        payout_fault: 'name-differs',
        can: { change_account: true },
      });
      expect([bank.asked, await owed(id), await paid()]).toEqual([0, AMOUNT, 0]);
      const looked = { request_id: id, opened_by: 'Meera', reason: 'the bank has another name' };
      const { body } = await store.post('/staff/exchange/papers/open/', looked, { token: STAFF });
      expect(body.data).toMatchObject({ registered_name: 'VIKRAM SETH', customer_name: 'Asha Rao' });
      const queue = await store.read<Queue>('/staff/request/queue/?kind=buy-back&state=name-check', {
        token: VIEWER,
      });
      expect(queue.results.map(({ request_id: waiting }) => waiting)).toContain(id);
    });

    it('is sent once a person stands for it, once, and is written down as theirs', async () => {
      const { owned, id } = await beforePaid();
      bank.state = 'paid';
      const note = 'Her name before she married; the bank’s letter is on file.';
      const answers = await Promise.all([1, 2].map(() => store.decide(id, 'paying-out', { note })));
      expect(statuses(answers)).toEqual([200, 409]);
      await Promise.all([run(), run()]);
      expect((await stateOf(owned, id)).state).toBe('paid-out');
      expect([await owed(id), await paid()]).toEqual([0, AMOUNT]);
      expect((await store.queued(id)).history).toContainEqual(
        expect.objectContaining({ state: 'paying-out', by: 'Meera', note }),
      );
    });

    it('goes back to its customer when a person says no, and to an account of their own', async () => {
      const { owned, id } = await beforePaid();
      await store.through(id, 'payout-failed');
      bank.name = 'RAO ASHA K';
      bank.state = 'paid';
      const account = { holder: 'Asha Rao', number: '999988887777', ifsc: 'SBIN0000001' };
      expect((await store.respond(owned, 'account', id, { account })).status).toBe(200);
      await run();
      expect(await stateOf(owned, id)).toMatchObject({ state: 'paid-out', account_last4: '7777' });
      expect([await owed(id), await paid()]).toEqual([0, AMOUNT]);
    });

    it('is looked at again for every account, whatever was accepted for another', async () => {
      const { owned, id } = await beforePaid();
      await store.through(id, 'paying-out');
      bank.refuse = true;
      await run();
      expect((await stateOf(owned, id)).state).toBe('payout-failed');
      const account = { holder: 'Vikram Seth', number: '999988887777', ifsc: 'SBIN0000001' };
      expect((await store.respond(owned, 'account', id, { account })).status).toBe(200);
      await run();
      // The holder that was typed is the bank's: it is still not the customer.
      expect((await stateOf(owned, id)).state).toBe('name-check');
      expect(await paid()).toBe(0);
    });
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

  it('that comes back is owed again, and paid again when an operator says so', async () => {
    const { owned, id, first } = await toBePaid();
    await run();
    await tell(first, 'paid');
    expect([await tell(first, 'reversed'), await tell(first, 'reversed'), await tell(first, 'paid')]).toEqual(
      ['applied', 'repeated', 'repeated'],
    );
    expect(await stateOf(owned, id)).toMatchObject({ state: 'payout-failed', payout_fault: 'sent-back' });
    expect([await owed(id), await paid()]).toEqual([AMOUNT, 0]);
    bankSays(first, 'reversed');
    await store.through(id, 'paying-out');
    bank.state = 'paid';
    await run();
    expect((await stateOf(owned, id)).state).toBe('paid-out');
    expect([await owed(id), await paid()]).toEqual([0, AMOUNT]);
    expect(await checkLedger(store.db, store.now)).toMatchObject(BALANCED);
  });

  it('of another amount, or of no request, is told to an operator and changes nothing', async () => {
    const { owned, id, first } = await toBePaid();
    expect([await tell(first, 'paid', AMOUNT + 1), await tell('PO-0000000000-1', 'paid')]).toEqual([
      'mismatch',
      'unknown',
    ]);
    expect((await stateOf(owned, id)).state).toBe('paying-out');
  });
});

describe('a try that is confirmed after another account was given', () => {
  const PAID_TWICE = 'outside:payout-excess:INR';
  const tries = async (id: string): Promise<string[]> => {
    const rows = await store.rows<{ state: string }>(
      'select state from exchange_payouts where request_id = $1 order by attempt',
      [id],
    );
    return rows.map(({ state }) => state);
  };
  /** The first try was sent and is said to have failed; the second one waits. */
  async function secondTry() {
    const first = await toBePaid();
    await run();
    bankSays(first.first, 'failed');
    await tell(first.first, 'failed');
    const answer = await store.respond(first.owned, 'account', first.id, { account: ACCOUNT });
    expect(answer.status).toBe(200);
    return { ...first, second: first.first.replace(/1$/, '2') };
  }

  it('settles it, and the one that was not sent never is', async () => {
    const { owned, id, first, second } = await secondTry();
    expect([await tell(first, 'paid'), await tell(first, 'paid')]).toEqual(['applied', 'repeated']);
    await run();
    expect([bank.made.has(second), await tries(id)]).toEqual([false, ['paid', 'cancelled']]);
    expect((await stateOf(owned, id)).state).toBe('paid-out');
    expect([await owed(id), await paid()]).toEqual([0, AMOUNT]);
  });

  it('is asked after before the next one is sent, and settles it', async () => {
    const { owned, id, first, second } = await secondTry();
    bankSays(first, 'paid');
    await run();
    expect([bank.made.has(second), await tries(id)]).toEqual([false, ['paid', 'cancelled']]);
    expect((await stateOf(owned, id)).state).toBe('paid-out');
    expect([await owed(id), await paid()]).toEqual([0, AMOUNT]);
  });

  it('holds the next one back for as long as the bank has not given it up', async () => {
    const { id, first, second } = await secondTry();
    bankSays(first, 'sent');
    await run();
    expect([bank.made.has(second), await tries(id)]).toEqual([false, ['failed', 'asked']]);
    bankSays(first, 'failed');
    later(5);
    await run();
    expect([bank.made.has(second), await tries(id)]).toEqual([true, ['failed', 'sent']]);
  });

  it('is paid beside one that was sent: the second is booked as paid twice, and waits for a person', async () => {
    const { owned, id, first, second } = await secondTry();
    const excessBefore = await store.booked(PAID_TWICE);
    await run();
    expect(await tell(first, 'paid')).toBe('applied');
    expect([await tell(second, 'paid'), await tell(second, 'paid')]).toEqual(['twice', 'repeated']);
    expect((await stateOf(owned, id)).state).toBe('paid-out');
    expect(await tries(id)).toEqual(['paid', 'excess']);
    expect([await owed(id), await paid()]).toEqual([0, 2 * AMOUNT]);
    expect((await store.booked(PAID_TWICE)) - excessBefore).toBe(-AMOUNT);
    const { body } = await store.get('/staff/request/queue/?kind=payout-excess', { token: VIEWER });
    const { results } = body.data as Queue;
    const summary = `Paid twice: ₹27,900 by ${second} for ${id}`;
    expect(results.filter((one) => one.summary === summary)).toHaveLength(1);
    expect(await checkLedger(store.db, store.now)).toMatchObject(BALANCED);
    expect(await tell(second, 'reversed')).toBe('applied');
    expect([await store.booked(PAID_TWICE), await paid()]).toEqual([excessBefore, AMOUNT]);
    expect((await stateOf(owned, id)).state).toBe('paid-out');
  });

  describe('and was paid twice', () => {
    const LOST = 'outside:payout-excess-lost:INR';
    const paidTwice = async () => {
      const begun = await secondTry();
      await run();
      await tell(begun.first, 'paid');
      await tell(begun.second, 'paid');
      const rows = await store.rows<{ request_id: string }>(
        'select request_id from customer_requests where subject = $1',
        [begun.second],
      );
      return { ...begun, excess: rows[0]?.request_id ?? '' };
    };
    const closing = async (of: string) => (await store.queued(of)).state;
    let before = { twice: 0, lost: 0 };
    const booked = async () => ({ twice: await store.booked(PAID_TWICE), lost: await store.booked(LOST) });
    const since = async () => {
      const { twice, lost } = await booked();
      return { twice: twice - before.twice, lost: lost - before.lost };
    };
    beforeEach(async () => {
      before = await booked();
    });

    it('is closed by itself when the bank sends it back', async () => {
      const { second, excess } = await paidTwice();
      expect([await closing(excess), await since()]).toEqual(['found', { twice: -AMOUNT, lost: 0 }]);
      expect(await tell(second, 'reversed')).toBe('applied');
      expect([await closing(excess), await since()]).toEqual(['recovered', { twice: 0, lost: 0 }]);
    });

    it('comes back once, whether a person or the bank says it first', async () => {
      const { second, excess } = await paidTwice();
      await store.through(excess, 'recovered');
      expect(await since()).toEqual({ twice: 0, lost: 0 });
      await tell(second, 'reversed');
      expect(await since()).toEqual({ twice: 0, lost: 0 });
    });

    it('is given up in the books by a person, and still counts when it comes after all', async () => {
      const { second, excess } = await paidTwice();
      await store.through(excess, 'written-off');
      expect(await since()).toEqual({ twice: 0, lost: -AMOUNT });
      await tell(second, 'reversed');
      expect(await since()).toEqual({ twice: 0, lost: 0 });
      expect(await checkLedger(store.db, store.now)).toMatchObject(BALANCED);
    });

    it('keeps no customer from ending an account: it is told, and given up on the day', async () => {
      const { owned, excess } = await paidTwice();
      const personal = await store.get('/api/customer/personal_data/details/', owned);
      expect(personal.body.data).toMatchObject({
        obstacles: [],
        kept: [{ kind: 'payout-excess', count: 1, amount_paise: AMOUNT }],
      });
      const asked = await store.post(
        '/api/customer/customer_account/delete_request/',
        { understood: true },
        { token: owned.token },
      );
      expect(asked.status).toBe(200);
      expect(await closing(excess)).toBe('found');
      later(31 * 24 * 60);
      expect(await deleteAccounts(store.app.deps, store.now)).toBe(1);
      expect([await closing(excess), await since()]).toEqual(['written-off', { twice: 0, lost: -AMOUNT }]);
      expect(await checkLedger(store.db, store.now)).toMatchObject(BALANCED);
    });
  });

  it('stays paid when the one that was sent beside it fails', async () => {
    const { owned, id, first, second } = await secondTry();
    await run();
    await tell(first, 'paid');
    await tell(second, 'failed');
    expect((await stateOf(owned, id)).state).toBe('paid-out');
    expect([await owed(id), await paid()]).toEqual([0, AMOUNT]);
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
