import { beforeEach, describe, expect, it } from '@jest/globals';
import { checkLedger } from '../../ledger/index.ts';
import { Bank } from './bank.fixtures.ts';
import { ACCOUNT, startExchange, TESTED } from '../exchange.fixtures.ts';
import { ofSuite } from '../../../../test-support/service.fixtures.ts';

const BALANCED = { accountsOff: 0, transactionsOff: 0, unitsOff: 0 };
const AMOUNT = 27_900_00;
const store = ofSuite(() => startExchange('payouts-reversed'));
let bank: Bank;
let before: Awaited<ReturnType<typeof all>>;
beforeEach(async () => {
  await store.reset();
  bank = new Bank(AMOUNT);
  before = await all();
});

const all = async () => ({
  out: await store.booked('outside:payouts:INR'),
  twice: await store.booked('outside:payout-excess:INR'),
  lost: await store.booked('outside:payout-excess-lost:INR'),
});
async function toBePaid() {
  const owned = await store.owner(5);
  const { request_id: id } = await store.asked(owned, 'buyback');
  await store.through(id, 'received', TESTED, 'paying-out');
  const tryOf = (attempt: number): string => `${id.replace('RQ', 'PO')}-${String(attempt)}`;
  return { owned, id, tryOf };
}
/** The first try was said to have failed and was paid late, after the second: the first is what was paid twice. */
async function paidTwice() {
  const { owned, id, tryOf } = await toBePaid();
  await bank.run(store);
  bank.says(tryOf(1), 'failed');
  await bank.tell(store, tryOf(1), 'failed');
  expect((await store.respond(owned, 'account', id, { account: ACCOUNT })).status).toBe(200);
  await bank.run(store);
  bank.says(tryOf(2), 'paid');
  bank.says(tryOf(1), 'paid');
  expect(await bank.tell(store, tryOf(2), 'paid')).toBe('applied');
  expect(await bank.tell(store, tryOf(1), 'paid')).toBe('twice');
  const rows = await store.rows<{ request_id: string }>(
    'select request_id from customer_requests where subject = $1',
    [tryOf(1)],
  );
  return { owned, id, tryOf, excess: rows[0]?.request_id ?? '' };
}
const standing = async (id: string) => {
  const rows = await store.rows<{ state: string }>(
    'select state from exchange_payouts where request_id = $1 order by attempt',
    [id],
  );
  const { out, twice, lost } = await all();
  return {
    tries: rows.map(({ state }) => state),
    owed: await store.booked(`payout:${id}:payable:INR`),
    out: out - before.out,
    twice: twice - before.twice,
    lost: lost - before.lost,
  };
};
const stateOf = async (request: string): Promise<string> => (await store.queued(request)).state;

/** The first try is what paid, and nothing is asked back. */
const PAID_ONCE = { tries: ['paid', 'reversed'], owed: 0, out: AMOUNT, twice: 0, lost: 0 };

describe('a payout that its bank sends back after another try was paid late', () => {
  it('is not owed again: what was paid twice is what paid, once, and is asked back from no customer', async () => {
    const { id, tryOf, excess } = await paidTwice();
    bank.says(tryOf(2), 'reversed');
    expect([
      await bank.tell(store, tryOf(2), 'reversed'),
      await bank.tell(store, tryOf(2), 'reversed'),
    ]).toEqual(['applied', 'repeated']);
    expect(await standing(id)).toEqual(PAID_ONCE);
    expect([await stateOf(id), await stateOf(excess)]).toEqual(['paid-out', 'recovered']);
    // It may come back in its turn: then nothing is paid, and all of it is owed.
    bank.says(tryOf(1), 'reversed');
    expect(await bank.tell(store, tryOf(1), 'reversed')).toBe('applied');
    expect(await standing(id)).toMatchObject({ tries: ['reversed', 'reversed'], owed: AMOUNT, out: 0 });
    expect(await stateOf(id)).toBe('payout-failed');
    expect(await checkLedger(store.db, store.now)).toMatchObject(BALANCED);
  });

  it('is not owed again either where the store had given up what was paid twice', async () => {
    const { id, tryOf, excess } = await paidTwice();
    await store.through(excess, 'written-off');
    expect(await bank.tell(store, tryOf(2), 'reversed')).toBe('applied');
    expect(await standing(id)).toEqual(PAID_ONCE);
    expect([await stateOf(id), await stateOf(excess)]).toEqual(['paid-out', 'written-off']);
    expect(await checkLedger(store.db, store.now)).toMatchObject(BALANCED);
  });

  it('is owed again where its customer has given back what was paid twice, and paid by another try', async () => {
    const { id, tryOf, excess } = await paidTwice();
    await store.through(excess, 'recovered');
    bank.says(tryOf(2), 'reversed');
    expect(await bank.tell(store, tryOf(2), 'reversed')).toBe('applied');
    expect(await standing(id)).toMatchObject({ tries: ['excess', 'reversed'], owed: AMOUNT, out: 0 });
    expect(await stateOf(id)).toBe('payout-failed');
    await store.through(id, 'paying-out');
    bank.state = 'paid';
    await bank.run(store);
    expect(await standing(id)).toMatchObject({ tries: ['excess', 'reversed', 'paid'], owed: 0, out: AMOUNT });
    expect(await stateOf(id)).toBe('paid-out');
    expect(await checkLedger(store.db, store.now)).toMatchObject(BALANCED);
  });
});

describe('a payout that is said to have come back before it is said to have been paid', () => {
  it.each([
    ['while it was under way', [] as const],
    ['after it was said to have failed', ['failed'] as const],
  ])('%s stays owed', async (_when, heard) => {
    const { id, tryOf } = await toBePaid();
    await bank.run(store);
    for (const state of heard) await bank.tell(store, tryOf(1), state);
    await bank.tell(store, tryOf(1), 'reversed');
    expect(await bank.tell(store, tryOf(1), 'paid')).toBe('repeated');
    expect(await standing(id)).toMatchObject({ tries: ['reversed'], owed: AMOUNT, out: 0 });
    expect(await stateOf(id)).toBe('payout-failed');
    expect(await checkLedger(store.db, store.now)).toMatchObject(BALANCED);
  });
});
