import { beforeEach, describe, expect, it } from '@jest/globals';
import { checkLedger } from '../ledger/check.ts';
import { openLedger } from '../ledger/ledger.fixtures.ts';
import { CREDIT_WALLETS, type CreditWallet } from './credit-book.ts';
import { expireCredits } from './expire-credits.ts';
import { addCredit, creditBalance, withdrawCredit, type CreditGrant } from './credits.ts';
import { ofSuite } from '../../../test-support/service.fixtures.ts';

const DAY = 86_400_000;
const at = new Date('2026-03-01T10:00:00Z');
const later = (days: number): Date => new Date(at.getTime() + days * DAY);

const ledger = ofSuite(() => openLedger('credits'));
let customerId: string;
beforeEach(async () => {
  customerId = await ledger.customer();
});

const give = (wallet: CreditWallet, origin: string, change: Partial<CreditGrant> = {}) =>
  ledger.act((tx) =>
    addCredit(tx, {
      customerId,
      wallet,
      origin,
      amount: 50_000,
      expiresAt: later(90),
      at,
      source: 'referral',
      ...change,
    }),
  );
const balance = (wallet: CreditWallet, now = at) => creditBalance(ledger.db, customerId, wallet, now);
const linesOf = (wallet: CreditWallet) =>
  ledger.db
    .selectFrom('ledger_wallet_lines')
    .select(['number', 'kind', 'amount', 'balance', 'source', 'note'])
    .where('customer_id', '=', customerId)
    .where('wallet', '=', wallet)
    .orderBy('number')
    .execute();

describe.each(CREDIT_WALLETS)('the wallet %s', (wallet) => {
  it('gets money once for the same fact, in a lot of its own', async () => {
    expect([await give(wallet, 'a'), await give(wallet, 'a'), await give(wallet, 'b')]).toEqual([
      'recorded',
      'repeated',
      'recorded',
    ]);
    await expect(give(wallet, 'a', { amount: 60_000 })).rejects.toThrow('booked before');
    await expect(give(wallet, 'c', { amount: 0 })).rejects.toThrow('above 0');
    expect(await balance(wallet)).toBe(100_000);
    for (const other of CREDIT_WALLETS.filter((one) => one !== wallet)) expect(await balance(other)).toBe(0);
  });

  it('counts nothing that has ended, and the ended leaves by a line', async () => {
    await give(wallet, 'early', { expiresAt: later(10) });
    await give(wallet, 'late', { amount: 20_000 });
    expect([await balance(wallet, later(9)), await balance(wallet, later(10))]).toEqual([70_000, 20_000]);
    expect(await expireCredits(ledger.db, later(10))).toBeGreaterThanOrEqual(50_000);
    expect(
      (await linesOf(wallet)).map(({ number, ...line }) => ({ ...line, number: Number(number) })),
    ).toEqual([
      { number: 1, kind: 'grant', amount: 50_000, balance: 50_000, source: 'referral', note: '' },
      { number: 2, kind: 'grant', amount: 20_000, balance: 70_000, source: 'referral', note: '' },
      { number: 3, kind: 'expire', amount: -50_000, balance: 20_000, source: 'expiry', note: '' },
    ]);
  });

  it('gives back what is left of a grant that is withdrawn, and nothing twice', async () => {
    await give(wallet, 'a');
    await give(wallet, 'b', { amount: 7_000 });
    const withdraw = (origin = 'a') =>
      ledger.act((tx) =>
        withdrawCredit(tx, { customerId, wallet, origin, at, reason: 'The order was returned.' }),
      );
    const issued = () => ledger.sumOf(`${wallet}:issued:referral:INR`);
    const before = await issued();
    expect([await withdraw(), await withdraw(), await withdraw('never')]).toEqual([50_000, 0, 0]);
    expect([await balance(wallet), (await issued()) - before]).toEqual([7_000, 50_000]);
    expect((await linesOf(wallet)).at(-1)).toMatchObject({
      kind: 'withdraw',
      amount: -50_000,
      balance: 7_000,
      source: 'referral',
      note: 'The order was returned.',
    });
  });
});

describe('an end', () => {
  it('is what promotional money always has', async () => {
    await expect(give('promotional', 'a', { expiresAt: null })).rejects.toThrow('has an end');
  });

  it('is what other money may have none of', async () => {
    await give('credits', 'for-good', { expiresAt: null });
    expect(await balance('credits', later(10_000))).toBe(50_000);
  });
});

it('all of it leaves the books balanced', async () => {
  const { undecidedHolds, ...sums } = await checkLedger(ledger.db, at);
  expect([undecidedHolds, ...Object.values(sums)]).toEqual([[], ...Object.values(sums).map(() => 0)]);
});
