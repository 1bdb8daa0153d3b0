import { expect } from '@jest/globals';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { checkLedger } from '../check.ts';
import { expireLots } from '../end-lots.ts';
import type { LedgerHarness } from '../ledger.fixtures.ts';
import type { LotBook } from '../lot-book.ts';
import { beginnings, commands, CUSTOMERS, ORDERS, type Real } from './commands.fixtures.ts';
import { newModel } from './ledger-model.fixtures.ts';

const BEGIN = Date.parse('2026-03-01T10:00:00Z');
/** Later than anything a run can reach. */
const END = new Date('2100-01-01T00:00:00Z');

/** Commands that were run, so that a test can say how much it did. */
export interface Ran {
  commands: number;
}

/**
 * Random commands on the real ledger and on the model, which must answer and hold the same after
 * each; after each run the whole ledger is checked. Prints its seed when it fails.
 */
export async function compareWithModel(
  ledger: LedgerHarness,
  book: LotBook,
  runs: number,
  waitMs: number,
): Promise<Ran> {
  const worth = book.wallet === 'coins' ? 100 : 1;
  const ran: Ran = { commands: 0 };
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 50, size: 'max' }), async (sequence) => {
      // What runs before this one left would expire in it.
      await expireLots(ledger.db, book, END);
      const customers = await Promise.all(Array.from({ length: CUSTOMERS }, () => ledger.customer()));
      const real: Real = { book, ledger, customers, run: randomUUID().slice(0, 13) };
      const suspense = await ledger.sumOf('suspense:INR');
      await fc.asyncModelRun(
        () => ({ model: newModel(CUSTOMERS, ORDERS, BEGIN, suspense, worth), real }),
        [...beginnings, ...sequence],
      );
      ran.commands += [...sequence].length;
      expect(await checkLedger(ledger.db, new Date(BEGIN))).toEqual({
        unitsOff: 0,
        transactionsOff: 0,
        accountsOff: 0,
        undecidedHolds: [],
      });
      // A failure that takes long to make smaller is told as it is, and not lost to the test's own limit.
    }),
    { numRuns: runs, interruptAfterTimeLimit: waitMs, markInterruptAsFailure: true },
  );
  return ran;
}
