import { createPool, type Pool } from '@suvarna/database/pool';
import { testDatabase } from '@suvarna/testing/database';
import { randomUUID } from 'node:crypto';
import { databaseOver, type Database, type Tx } from '../../platform/database/database.ts';
import { ROLE, SCHEMA } from '../../platform/database/migrations.ts';
import { patient } from '../../../test-support/patience.fixtures.ts';
import { migrated } from '../../../test-support/templates.fixtures.ts';

/** A database with a ledger, used as the service uses it. */
export interface LedgerHarness {
  readonly url: string;
  readonly pool: Pool;
  readonly db: Database;
  /** Connections of the role that owns the tables. */
  readonly owner: Pool;
  /** Runs one command as the service does: in a transaction of its own. */
  act<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  customer(): Promise<string>;
  /** Balance of an account by its code, from its entries; 0 when there is none. */
  sumOf(code: string): Promise<number>;
  stop(): Promise<void>;
}

/** An order's number that no other test uses. */
export const anOrderNo = (): string => `T-${randomUUID().slice(0, 18).toUpperCase()}`;

export async function addCustomer(pool: Pool): Promise<string> {
  const id = randomUUID();
  await pool.query(
    'insert into customers (id, email, password_hash, first_name, last_name) values ($1, $2, $3, $4, $5)',
    [id, `${id}@ledger.example`, '', 'A', 'B'],
  );
  return id;
}

export async function openLedger(name: string, max = 10): Promise<LedgerHarness> {
  const database = await testDatabase(name, migrated);
  const pool = patient(createPool({ url: database.url, schema: SCHEMA, role: ROLE, max }));
  const owner = createPool({ url: database.url, schema: SCHEMA, max: 2 });
  const db = databaseOver(pool);
  return {
    url: database.url,
    pool,
    db,
    owner,
    act: (work) => db.transaction().execute(work),
    customer: () => addCustomer(owner),
    sumOf: async (code) => {
      const { rows } = await pool.query<{ sum: number }>(
        'select coalesce(sum(e.amount), 0)::bigint as sum from ledger_entries e join ledger_accounts a on a.id = e.account_id where a.code = $1',
        [code],
      );
      return rows[0]?.sum ?? 0;
    },
    stop: async () => {
      await Promise.all([pool.end(), owner.end()]);
      await database.drop();
    },
  };
}
