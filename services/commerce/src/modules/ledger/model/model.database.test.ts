import { describe, expect, it } from '@jest/globals';
import { casesOf } from '@suvarna/testing/cases';
import { CREDIT_BOOKS } from '../../credits/credit-book.ts';
import { COINS } from '../../loyalty/coin-book.ts';
import { openLedger } from '../ledger.fixtures.ts';
import { compareWithModel } from './run.fixtures.ts';
import { ofSuite } from '../../../../test-support/service.fixtures.ts';

const RUNS = casesOf(8);
const RUNS_OF_MONEY = casesOf(4);
const ledger = ofSuite(() => openLedger('ledger_model'));

describe('the ledger (F1)', () => {
  it('does what a model of it does, whatever is asked in whatever order', async () => {
    expect((await compareWithModel(ledger, COINS, RUNS, 90_000)).commands).toBeGreaterThan(10 * RUNS);
  }, 120_000);

  it.each(Object.values(CREDIT_BOOKS))(
    'does so with money in the wallet $wallet',
    async (book) => {
      expect((await compareWithModel(ledger, book, RUNS_OF_MONEY, 60_000)).commands).toBeGreaterThan(
        5 * RUNS_OF_MONEY,
      );
    },
    90_000,
  );
});
