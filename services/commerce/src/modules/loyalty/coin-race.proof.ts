import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { reportFigures } from '@suvarna/testing/report-figures';
import { COINS } from './coin-book.ts';
import { openLedger, type LedgerHarness } from '../ledger/ledger.fixtures.ts';
import { raceForLots } from '../ledger/lot-race.fixtures.ts';
import { holdLots } from '../ledger/lots.ts';

const CONNECTIONS = 16;
const ORDERS = 200;
const REPEATS = 50;
const MINUTES = 60_000;

let ledger: LedgerHarness;
beforeAll(async () => {
  ledger = await openLedger('coin_race_proof', CONNECTIONS);
});
afterAll(() => ledger.stop());

describe("200 orders for all of a customer's coins at once", () => {
  it(
    'end with exactly one that has them, fifty times (F4)',
    async () => {
      for (let repeat = 0; repeat < REPEATS; repeat += 1) {
        expect(await raceForLots(ledger, COINS, holdLots, ORDERS, CONNECTIONS)).toEqual({
          held: 1,
          insufficient: ORDERS - 1,
          left: 0,
        });
      }
      reportFigures('all coins at once', { repeats: REPEATS, orders: ORDERS, held: REPEATS });
    },
    20 * MINUTES,
  );
});
