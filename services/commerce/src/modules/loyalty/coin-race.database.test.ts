import { describe, expect, it } from '@jest/globals';
import { COINS } from './coin-book.ts';
import { openLedger } from '../ledger/ledger.fixtures.ts';
import { naiveHold, raceForLots } from '../ledger/lot-race.fixtures.ts';
import { holdLots } from '../ledger/lots.ts';
import { ofSuite } from '../../../test-support/service.fixtures.ts';

const CONNECTIONS = 16;
const ORDERS = 200;
const EXACTLY_ONE = { held: 1, insufficient: ORDERS - 1, left: 0 };

const ledger = ofSuite(() => openLedger('coin_race', CONNECTIONS));

/** Drops the database's constraint, to see what the code alone is worth. */
const withoutFloors = async (work: () => Promise<void>): Promise<void> => {
  await ledger.owner.query('alter table ledger_accounts drop constraint balance_at_least_floor');
  try {
    await work();
  } finally {
    await ledger.owner.query(
      'alter table ledger_accounts add constraint balance_at_least_floor check (floor is null or balance >= floor) not valid',
    );
  }
};

describe("200 orders for all of a customer's coins at once (F4)", () => {
  it('end with exactly one that has them', async () => {
    expect(await raceForLots(ledger, COINS, holdLots, ORDERS, CONNECTIONS)).toEqual(EXACTLY_ONE);
  });

  it('end so by the lock alone, without the floor', async () => {
    await withoutFloors(async () =>
      expect(await raceForLots(ledger, COINS, holdLots, ORDERS, CONNECTIONS)).toEqual(EXACTLY_ONE),
    );
  });

  it('end so by the floor alone, for code that looks and then takes', async () => {
    expect(await raceForLots(ledger, COINS, naiveHold(CONNECTIONS), ORDERS, CONNECTIONS)).toEqual(
      EXACTLY_ONE,
    );
  });

  it('end otherwise without both: this test can fail', async () => {
    await withoutFloors(async () => {
      const { held, left } = await raceForLots(ledger, COINS, naiveHold(CONNECTIONS), ORDERS, CONNECTIONS);
      expect([held, left]).toEqual([CONNECTIONS, 5_000 - CONNECTIONS * 5_000]);
    });
  });
});
