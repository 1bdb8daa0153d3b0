import { beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from '@suvarna/database/pool';
import { checkLedger } from './check.ts';
import { grantCoins, holdCoins } from '../loyalty/coins.ts';
import { anOrderNo, openLedger } from './ledger.fixtures.ts';
import { recordCapture } from './money.ts';
import { ofSuite } from '../../../test-support/service.fixtures.ts';

const at = new Date('2026-03-01T10:00:00Z');
const ledger = ofSuite(() => openLedger('ledger_walls'));
let transactionId: string;
let accountId: number;
beforeAll(async () => {
  const orderNo = anOrderNo();
  await ledger.act((tx) =>
    recordCapture(tx, {
      subject: { kind: 'order', id: orderNo },
      provider: 'sandbox',
      paymentId: 'p1',
      currency: 'INR',
      amount: 100,
      at,
    }),
  );
  const account = await ledger.db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_accounts as a', 'a.id', 'e.account_id')
    .select(['e.transaction_id', 'a.id'])
    .where('a.code', '=', `order:${orderNo}:funds:INR`)
    .executeTakeFirstOrThrow();
  [transactionId, accountId] = [account.transaction_id, account.id];
});

/** Runs raw SQL as a process with the service's rights would, past all code of ours. */
async function within<Result>(pool: Pool, work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

const openTransaction = async (client: PoolClient): Promise<string> => {
  const id = randomUUID();
  await client.query(
    'insert into ledger_transactions (id, idempotency_key, kind, occurred_at) values ($1, $2, $3, $4)',
    [id, id, 'raw', at],
  );
  return id;
};
const openAccount = async (
  client: PoolClient,
  kind: string,
  unit: string,
  floor: number | null,
): Promise<number> => {
  const { rows } = await client.query<{ id: number }>(
    'insert into ledger_accounts (code, kind, unit, floor) values ($1, $2, $3, $4) returning id',
    [randomUUID(), kind, unit, floor],
  );
  return rows[0]?.id ?? 0;
};
const enter = (client: PoolClient, transaction: string, account: number, amount: number) =>
  client.query('insert into ledger_entries values ($1, $2, $3)', [transaction, account, amount]);

describe("the service's role", () => {
  it.each([
    'update ledger_entries set amount = amount + 1',
    'delete from ledger_entries',
    'truncate ledger_entries',
    "update ledger_transactions set reference = 'x'",
    'delete from ledger_transactions',
    'truncate ledger_transactions cascade',
    'update ledger_accounts set balance = 1000000',
    'update ledger_accounts set floor = null',
    'delete from ledger_accounts',
    'delete from ledger_hold_outcomes',
    'update ledger_holds set expires_at = null',
    "update ledger_hold_outcomes set outcome = 'voided'",
    "insert into ledger_accounts (code, kind, unit, floor, balance) values ('rich', 'funds', 'INR', 0, 1000000)",
    "insert into ledger_transactions (id, idempotency_key, kind, occurred_at, created_in) values (gen_random_uuid(), 'k', 'raw', now(), '3'::xid8)",
    'drop trigger ledger_entries_sum_to_zero on ledger_entries',
    'alter table ledger_accounts drop constraint balance_at_least_floor',
    'set session_replication_role = replica',
  ])('may not: %s', async (statement) => {
    await expect(within(ledger.pool, (client) => client.query(statement))).rejects.toMatchObject({
      code: '42501',
    });
  });
});

describe('the owner of the tables', () => {
  it.each([
    'update ledger_entries set amount = 2 * amount',
    'delete from ledger_entries',
    'delete from ledger_transactions',
    'delete from ledger_accounts',
    'truncate ledger_hold_outcomes',
    "update ledger_holds set id = 'x'",
  ])('may not: %s', async (statement) => {
    await expect(within(ledger.owner, (client) => client.query(statement))).rejects.toThrow(
      'is only ever added to',
    );
  });
});

describe('the database refuses', () => {
  it('a transaction that does not sum to zero', async () => {
    await expect(
      within(ledger.pool, async (client) => {
        const id = await openTransaction(client);
        await enter(client, id, await openAccount(client, 'outside', 'INR', null), -100);
        await enter(client, id, await openAccount(client, 'sales', 'INR', null), 99);
      }),
    ).rejects.toMatchObject({ constraint: 'transaction_sums_to_zero' });
  });

  it('a transaction that sums to zero over two units, and not in each', async () => {
    await expect(
      within(ledger.pool, async (client) => {
        const id = await openTransaction(client);
        await enter(client, id, await openAccount(client, 'outside', 'INR', null), -100);
        await enter(client, id, await openAccount(client, 'outside', 'GBP', null), 100);
      }),
    ).rejects.toMatchObject({ constraint: 'transaction_sums_to_zero' });
  });

  it('a transaction without entries', async () => {
    await expect(within(ledger.pool, openTransaction)).rejects.toMatchObject({
      constraint: 'transaction_sums_to_zero',
    });
  });

  it('an entry that is added after the sum was looked at', async () => {
    await expect(
      within(ledger.pool, async (client) => {
        const id = await openTransaction(client);
        const [from, to, more] = [
          await openAccount(client, 'outside', 'INR', null),
          await openAccount(client, 'sales', 'INR', null),
          await openAccount(client, 'gst', 'INR', null),
        ];
        await client.query('insert into ledger_entries values ($1, $2, -5), ($1, $3, 5)', [id, from, to]);
        await client.query('set constraints all immediate');
        await enter(client, id, more, 1);
      }),
    ).rejects.toMatchObject({ constraint: 'transaction_sums_to_zero' });
  });

  it('entries that join a transaction of earlier', async () => {
    await expect(
      within(ledger.pool, async (client) => {
        const other = await openAccount(client, 'outside', 'INR', null);
        await client.query('insert into ledger_entries values ($1, $2, 5)', [transactionId, other]);
      }),
    ).rejects.toMatchObject({ constraint: 'entry_joins_its_own_transaction' });
  });

  it('a balance below the floor, in whatever order the entries come', async () => {
    const client = await ledger.pool.connect();
    try {
      await client.query('begin');
      const id = await openTransaction(client);
      await expect(enter(client, id, accountId, -101)).rejects.toMatchObject({
        constraint: 'balance_at_least_floor',
      });
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  it('an entry of nothing, and two of one account', async () => {
    await expect(
      within(ledger.pool, async (client) => enter(client, await openTransaction(client), accountId, 0)),
    ).rejects.toMatchObject({ code: '23514' });
    await expect(
      within(ledger.pool, async (client) => {
        const id = await openTransaction(client);
        await enter(client, id, accountId, 1);
        await enter(client, id, accountId, 1);
      }),
    ).rejects.toMatchObject({ code: '23505' });
  });

  it.each([
    ['funds', 'INR', null],
    ['outside', 'INR', 0],
    ['coins-spent', 'INR', null],
    ['sales', 'COIN', null],
    ['coin-lot', 'COIN', 0],
    ['funds', 'INR', 1],
  ] as const)('an account of kind %s in %s with the floor %s', async (kind, unit, floor) => {
    await expect(
      within(ledger.pool, (client) => openAccount(client, kind, unit, floor)),
    ).rejects.toMatchObject({ code: '23514' });
  });

  it('a second decision about a hold', async () => {
    const [customerId, orderNo] = [await ledger.customer(), anOrderNo()];
    await ledger.act((tx) =>
      grantCoins(tx, { customerId, origin: 'g', coins: 5, expiresAt: new Date('2027-01-01'), at }),
    );
    await ledger.act((tx) => holdCoins(tx, { customerId, orderNo, coins: 5, expiresAt: at, at }));
    const decide = (client: PoolClient, transaction: string) =>
      client.query('insert into ledger_hold_outcomes values ($1, $2, $3)', [
        `coins:${orderNo}`,
        'posted',
        transaction,
      ]);
    const { rows } = await ledger.pool.query<{ id: string }>('select id from ledger_transactions limit 2');
    await within(ledger.pool, (client) => decide(client, rows[0]?.id ?? ''));
    await expect(within(ledger.pool, (client) => decide(client, rows[1]?.id ?? ''))).rejects.toMatchObject({
      code: '23505',
    });
  });
});

describe('an insert that does nothing', () => {
  it('moves no balance', async () => {
    const balance = async (client: PoolClient | Pool) =>
      (
        await client.query<{ balance: number }>('select balance from ledger_accounts where id = $1', [
          accountId,
        ])
      ).rows[0]?.balance;
    const before = (await balance(ledger.pool)) ?? 0;
    await within(ledger.pool, async (client) => {
      const id = await openTransaction(client);
      await enter(client, id, accountId, 5);
      await enter(client, id, await openAccount(client, 'outside', 'INR', null), -5);
      await client.query('insert into ledger_entries values ($1, $2, 40) on conflict do nothing', [
        id,
        accountId,
      ]);
    });
    expect(await balance(ledger.pool)).toBe(before + 5);
  });
});

describe('the checker', () => {
  it('finds nothing where the walls stand, and holds that were not decided about', async () => {
    expect(await checkLedger(ledger.db, at)).toEqual({
      unitsOff: 0,
      transactionsOff: 0,
      accountsOff: 0,
      undecidedHolds: [],
    });
    const [customerId, orderNo] = [await ledger.customer(), anOrderNo()];
    await ledger.act((tx) =>
      grantCoins(tx, { customerId, origin: 'g', coins: 5, expiresAt: new Date('2027-01-01'), at }),
    );
    await ledger.act((tx) => holdCoins(tx, { customerId, orderNo, coins: 5, expiresAt: at, at }));
    const later = new Date(at.getTime() + 11 * 60_000);
    expect((await checkLedger(ledger.db, later)).undecidedHolds).toEqual([`coins:${orderNo}`]);
  });

  it('finds what got past them', async () => {
    await within(ledger.owner, async (client) => {
      await client.query('set local session_replication_role = replica');
      const id = await openTransaction(client);
      await enter(client, id, accountId, 1);
      await openTransaction(client);
    });
    expect(await checkLedger(ledger.db, at)).toMatchObject({
      unitsOff: 1,
      transactionsOff: 2,
      accountsOff: 1,
    });
  });
});
