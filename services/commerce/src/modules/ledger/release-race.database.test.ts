import { expect, it } from '@jest/globals';
import { Kysely, PostgresDialect } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { COINS } from '../loyalty/coin-book.ts';
import { COINS_ISSUED } from './accounts.ts';
import { anOrderNo, openLedger } from './ledger.fixtures.ts';
import { balanceOfLots, grantLot, holdLots, releaseHeld } from './lots.ts';
import { post } from './post.ts';
import { ofSuite } from '../../../test-support/service.fixtures.ts';

const at = new Date('2026-11-01T10:00:00Z');
const expiresAt = new Date('2027-11-01T10:00:00Z');
const ledger = ofSuite(() => openLedger('release-race'));

/** Connections that do something before they look for a hold. */
const lookingLate = (before: () => Promise<unknown>): Kysely<Tables> =>
  new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: {
        connect: async () => {
          const client = await ledger.pool.connect();
          const query = async (text: string, values: readonly unknown[]): Promise<unknown> => {
            if (text.includes('from "ledger_holds"')) await before();
            return client.query(text, [...values]);
          };
          return { query: query as never, release: () => client.release() };
        },
        end: () => Promise.resolve(),
        options: {},
      },
    }),
  });

it('a release that sees the hold only when it looks again releases nothing, and the next one all of it', async () => {
  const customerId = await ledger.customer();
  const orderNo = anOrderNo();
  await ledger.act((tx) =>
    grantLot(tx, COINS, {
      customerId,
      origin: 'gift',
      units: 100,
      expiresAt,
      at,
      from: COINS_ISSUED,
      source: 'order',
    }),
  );
  const holdNow = () =>
    ledger.act((tx) => holdLots(tx, COINS, { customerId, orderNo, units: 80, expiresAt, at }));
  const late = lookingLate(holdNow);
  expect(await late.transaction().execute((tx) => releaseHeld(tx, COINS, { orderNo, at }))).toBe('none');
  await holdNow();
  expect(await balanceOfLots(ledger.db, COINS, customerId, at)).toBe(20);
  expect(await ledger.act((tx) => releaseHeld(tx, COINS, { orderNo, at }))).toBe('recorded');
  expect(await balanceOfLots(ledger.db, COINS, customerId, at)).toBe(100);
});

it('a booking that moves nothing is refused, and nothing is written', async () => {
  const key = `nothing:${anOrderNo()}`;
  const nothing = ledger.act((tx) =>
    post(tx, { key, kind: 'capture', reference: '', at }, [{ account: COINS_ISSUED, amount: 0 }]),
  );
  await expect(nothing).rejects.toThrow(RangeError);
  const { rows } = await ledger.pool.query('select from ledger_transactions where idempotency_key = $1', [
    key,
  ]);
  expect(rows).toEqual([]);
});
