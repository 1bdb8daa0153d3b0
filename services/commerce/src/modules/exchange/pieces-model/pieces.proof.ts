import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { reportFigures } from '@suvarna/testing/report-figures';
import { startExchange, type ExchangeHarness } from '../exchange.fixtures.ts';
import { compareWithModel } from './run.fixtures.ts';

const RUNS = 200;
let store: ExchangeHarness;
beforeAll(async () => {
  // Its customers sign in hundreds of times, all from one address.
  store = await startExchange('pieces_model_proof', { LIMIT_LOGIN_ATTEMPTS: '1000000' });
}, 60_000);
afterAll(() => store.stop());

it('two hundred orders whose pieces are sent back, exchanged and bought back in any order are as a model says', async () => {
  const { steps, seen } = await compareWithModel(store, { runs: RUNS, steps: [25, 50], waitMs: 13 * 60_000 });
  reportFigures('pieces against their model', { runs: RUNS, steps, ...Object.fromEntries(seen) });
  // The ends that pay were come to; others are rarer.
  for (const state of ['credited', 'paid-out', 'withdrawn', 'refunds', 'closed'])
    expect([state, seen.get(state) ?? 0]).not.toEqual([state, 0]);
});
