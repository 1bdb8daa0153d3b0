import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';

/** Coins that came together and expire together. */
export interface CoinLot {
  readonly id: number;
  readonly code: string;
  readonly customerId: string;
  readonly expiresAt: Date;
  readonly balance: number;
}

/** Unexpired coins of a customer; what orders hold is not among them. */
export async function sumOfCoins(db: Database | Tx, customerId: string, at: Date): Promise<number> {
  const { coins } = await db
    .selectFrom('ledger_accounts')
    .select(sql<number>`coalesce(sum(balance), 0)::bigint`.as('coins'))
    .where('kind', '=', 'coin-lot')
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', at)
    .executeTakeFirstOrThrow();
  return coins;
}

/** What was taken out of unexpired lots under these keys of the ledger. */
export async function sumTakenFromLots(
  db: Database | Tx,
  keys: readonly string[],
  at: Date,
): Promise<number> {
  if (keys.length === 0) return 0;
  const { coins } = await db
    .selectFrom('ledger_transactions')
    .innerJoin('ledger_entries', 'ledger_entries.transaction_id', 'ledger_transactions.id')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .select(sql<number>`coalesce(-sum(ledger_entries.amount), 0)::bigint`.as('coins'))
    .where('ledger_transactions.idempotency_key', 'in', keys)
    .where('ledger_accounts.kind', '=', 'coin-lot')
    .where('ledger_accounts.expires_at', '>', at)
    .executeTakeFirstOrThrow();
  return coins;
}

type LotRow = { id: number; code: string; customerId: string; expiresAt: Date; balance: number };

/** A customer's unexpired lots, the first to expire first, locked: nobody else spends from them until the transaction ends. */
export async function lockLots(tx: Tx, customerId: string, at: Date): Promise<readonly CoinLot[]> {
  const { rows } = await sql<LotRow>`
    select a.id, a.code, a.customer_id as "customerId", a.expires_at as "expiresAt", locked.balance
    from ledger_lock(array(select id from ledger_accounts where kind = 'coin-lot' and customer_id = ${customerId} and expires_at > ${at} and balance > 0)) as locked
    join ledger_accounts as a on a.id = locked.id
    where locked.balance > 0 order by a.expires_at, a.id`.execute(tx);
  return rows;
}

/** Lots whose time is over and that still hold coins, locked. */
export async function lockExpiredLots(tx: Tx, at: Date, limit: number): Promise<readonly CoinLot[]> {
  const { rows } = await sql<LotRow>`
    select a.id, a.code, a.customer_id as "customerId", a.expires_at as "expiresAt", locked.balance
    from ledger_lock(array(select id from ledger_accounts where kind = 'coin-lot' and expires_at <= ${at} and balance > 0 order by expires_at, id limit ${limit})) as locked
    join ledger_accounts as a on a.id = locked.id
    where locked.balance > 0 order by a.id`.execute(tx);
  return rows;
}

export interface StatementRow {
  readonly at: Date;
  readonly kind: string;
  readonly coins: number;
  readonly reference: string;
  /** Of the lot for what came in or expired; `null` for what went out, which may come from several. */
  readonly expiresAt: Date | null;
}

/** What came into a customer's lots and what went out, newest first; together it is what the lots hold. */
export async function statementOf(
  db: Database,
  customerId: string,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly StatementRow[]; readonly count: number }> {
  // What is spent from several lots at once is one line, what comes in is a line for each day it ends.
  const lines = sql`
    select t.occurred_at as at, t.kind, t.reference, sum(e.amount)::bigint as coins, t.id,
           case when e.amount > 0 or t.kind = 'coins-expire' then a.expires_at end as "expiresAt"
    from ledger_accounts a join ledger_entries e on e.account_id = a.id join ledger_transactions t on t.id = e.transaction_id
    where a.kind = 'coin-lot' and a.customer_id = ${customerId}
    group by t.id, 6`;
  const { rows } =
    await sql<StatementRow>`select at, kind, coins, reference, "expiresAt" from (${lines}) as line
    order by at desc, id, "expiresAt" limit ${page.limit} offset ${page.offset}`.execute(db);
  const counted = await sql<{
    count: number;
  }>`select count(*)::bigint as count from (${lines}) as line`.execute(db);
  return { rows, count: counted.rows[0]?.count ?? 0 };
}
