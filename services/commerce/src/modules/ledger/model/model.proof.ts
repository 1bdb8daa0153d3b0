import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { reportFigures } from '@suvarna/testing/report-figures';
import { openLedger, type LedgerHarness } from '../ledger.fixtures.ts';
import { compareWithModel } from './run.fixtures.ts';

const RUNS = 1_000;
let ledger: LedgerHarness;
beforeAll(async () => {
  ledger = await openLedger('ledger_model');
});
afterAll(() => ledger.stop());

describe('the ledger (F1)', () => {
  it('does what a model of it does, a thousand times', async () => {
    const { commands } = await compareWithModel(ledger, RUNS, 12 * 60_000);
    reportFigures('ledger against its model', { runs: RUNS, commands });
    expect(commands).toBeGreaterThan(10 * RUNS);
  });
});
