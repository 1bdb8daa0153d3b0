import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CREDIT_BOOKS } from '../../credits/credit-book.ts';
import { COINS } from '../../loyalty/coin-book.ts';
import { openLedger, type LedgerHarness } from '../ledger.fixtures.ts';
import { compareWithModel } from './run.fixtures.ts';

let ledger: LedgerHarness;
beforeAll(async () => {
  ledger = await openLedger('ledger_model');
});
afterAll(() => ledger.stop());

describe('the ledger (F1)', () => {
  it('does what a model of it does, whatever is asked in whatever order', async () => {
    expect((await compareWithModel(ledger, COINS, 16, 90_000)).commands).toBeGreaterThan(160);
  }, 120_000);

  it.each(Object.values(CREDIT_BOOKS))(
    'does so with money in the wallet $wallet',
    async (book) => {
      expect((await compareWithModel(ledger, book, 4, 60_000)).commands).toBeGreaterThan(20);
    },
    90_000,
  );
});
