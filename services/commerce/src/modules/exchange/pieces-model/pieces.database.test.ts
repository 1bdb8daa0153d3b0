import { expect, it } from '@jest/globals';
import { startExchange } from '../exchange.fixtures.ts';
import { compareWithModel } from './run.fixtures.ts';
import { ofSuite } from '../../../../test-support/service.fixtures.ts';

const RUNS = 3;
const store = ofSuite(() => startExchange('pieces_model'));

// At length: pieces.proof.ts.
it('pieces that are sent back, exchanged and bought back in any order are as a model says', async () => {
  const { steps } = await compareWithModel(store, { runs: RUNS, steps: [18, 26], waitMs: 50_000 });
  expect(steps).toBeGreaterThanOrEqual(18 * RUNS);
});
