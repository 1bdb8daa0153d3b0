import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openLedger, type LedgerHarness } from '../ledger.fixtures.ts';
import { compareWithModel } from './run.fixtures.ts';

let ledger: LedgerHarness;
beforeAll(async () => {
  ledger = await openLedger('ledger_model');
});
afterAll(() => ledger.stop());

describe('the ledger (F1)', () => {
  it('does what a model of it does, whatever is asked in whatever order', async () => {
    expect((await compareWithModel(ledger, 16, 90_000)).commands).toBeGreaterThan(160);
  }, 120_000);
});
