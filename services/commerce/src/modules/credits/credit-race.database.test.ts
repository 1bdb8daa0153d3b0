import { describe, expect, it } from '@jest/globals';
import { openLedger } from '../ledger/ledger.fixtures.ts';
import { ALL, naiveHold, raceForLots } from '../ledger/lot-race.fixtures.ts';
import { holdLots } from '../ledger/lots.ts';
import { CREDIT_BOOKS, CREDIT_WALLETS } from './credit-book.ts';
import { ofSuite } from '../../../test-support/service.fixtures.ts';

const CONNECTIONS = 8;
const ORDERS = 24;

const ledger = ofSuite(() => openLedger('credit_race', CONNECTIONS));

describe('all the money of a wallet in many orders at once', () => {
  it.each(CREDIT_WALLETS)('of %s is had by exactly one', async (wallet) => {
    expect(await raceForLots(ledger, CREDIT_BOOKS[wallet], holdLots, ORDERS, CONNECTIONS)).toEqual({
      held: 1,
      insufficient: ORDERS - 1,
      left: 0,
    });
  });

  it('is had by all of them where the code looks and then takes, and no floor stands behind it: this test can fail', async () => {
    await ledger.owner.query('alter table ledger_accounts drop constraint balance_at_least_floor');
    const { credits } = CREDIT_BOOKS;
    const { held, left } = await raceForLots(ledger, credits, naiveHold(CONNECTIONS), ORDERS, CONNECTIONS);
    expect([held, left]).toEqual([CONNECTIONS, ALL - CONNECTIONS * ALL]);
  });
});
