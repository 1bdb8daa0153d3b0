import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { reportFigures } from '@suvarna/testing/report-figures';
import { CREDIT_BOOKS } from '../../credits/credit-book.ts';
import { COINS } from '../../loyalty/coin-book.ts';
import { openLedger, type LedgerHarness } from '../ledger.fixtures.ts';
import { compareWithModel } from './run.fixtures.ts';

const RUNS = 1_000;
const RUNS_OF_MONEY = 200;
let ledger: LedgerHarness;
beforeAll(async () => {
  ledger = await openLedger('ledger_model');
});
afterAll(() => ledger.stop());

describe('the ledger (F1)', () => {
  it('does what a model of it does, a thousand times', async () => {
    const { commands } = await compareWithModel(ledger, COINS, RUNS, 12 * 60_000);
    reportFigures('ledger against its model', { runs: RUNS, commands });
    expect(commands).toBeGreaterThan(10 * RUNS);
  });

  it.each(Object.values(CREDIT_BOOKS))('does so with money in the wallet $wallet', async (book) => {
    const { commands } = await compareWithModel(ledger, book, RUNS_OF_MONEY, 6 * 60_000);
    reportFigures(`ledger against its model, ${book.wallet}`, { runs: RUNS_OF_MONEY, commands });
    expect(commands).toBeGreaterThan(10 * RUNS_OF_MONEY);
  });
});
