import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { LotKind } from './tables.ts';

/** Units that came together and expire together. */
export interface Lot {
  readonly id: number;
  readonly code: string;
  readonly customerId: string;
  readonly expiresAt: Date | null;
  readonly balance: number;
}

/** Unexpired units of a customer; what orders hold is not among them. */
export async function sumOfLots(
  db: Database | Tx,
  kind: LotKind,
  customerId: string,
  at: Date,
): Promise<number> {
  const { units } = await db
    .selectFrom('ledger_accounts')
    .select(sql<number>`coalesce(sum(balance), 0)::bigint`.as('units'))
    .where('kind', '=', kind)
    .where('customer_id', '=', customerId)
    .where('balance', '>', 0)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', at)]))
    .executeTakeFirstOrThrow();
  return units;
}

/** What was taken out of unexpired lots under these keys of the ledger. */
export async function sumTakenFromLots(
  db: Database | Tx,
  kind: LotKind,
  keys: readonly string[],
  at: Date,
): Promise<number> {
  if (keys.length === 0) return 0;
  const { units } = await db
    .selectFrom('ledger_transactions')
    .innerJoin('ledger_entries', 'ledger_entries.transaction_id', 'ledger_transactions.id')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .select(sql<number>`coalesce(-sum(ledger_entries.amount), 0)::bigint`.as('units'))
    .where('ledger_transactions.idempotency_key', 'in', keys)
    .where('ledger_accounts.kind', '=', kind)
    .where((where) =>
      where.or([
        where('ledger_accounts.expires_at', 'is', null),
        where('ledger_accounts.expires_at', '>', at),
      ]),
    )
    .executeTakeFirstOrThrow();
  return units;
}

/** A customer's unexpired lots, the first to expire first, locked: no other transaction spends from them until the transaction ends. */
export async function lockLots(tx: Tx, kind: LotKind, customerId: string, at: Date): Promise<readonly Lot[]> {
  const { rows } = await sql<Lot>`
    select a.id, a.code, a.customer_id as "customerId", a.expires_at as "expiresAt", locked.balance
    from ledger_lock(array(select id from ledger_accounts where kind = ${kind} and customer_id = ${customerId}
      and (expires_at is null or expires_at > ${at}) and balance > 0)) as locked
    join ledger_accounts as a on a.id = locked.id
    where locked.balance > 0 order by a.expires_at nulls last, a.id`.execute(tx);
  return rows;
}

/** Whose lots end, the first to end first, as far as so many lots go. */
export async function ownersOfExpired(
  db: Database | Tx,
  kind: LotKind,
  at: Date,
  limit: number,
): Promise<readonly string[]> {
  const { rows } = await sql<{ customerId: string }>`
    select distinct customer_id as "customerId" from (
      select customer_id from ledger_accounts where kind = ${kind} and customer_id is not null and expires_at <= ${at} and balance > 0
      order by expires_at limit ${limit}) as ended`.execute(db);
  return rows.map(({ customerId }) => customerId);
}

/** Lots of these customers whose time is over and that still hold something, locked. */
export async function lockExpiredLots(
  tx: Tx,
  kind: LotKind,
  at: Date,
  customerIds: readonly string[],
): Promise<readonly Lot[]> {
  const { rows } = await sql<Lot>`
    select a.id, a.code, a.customer_id as "customerId", a.expires_at as "expiresAt", locked.balance
    from ledger_lock(array(select id from ledger_accounts where kind = ${kind} and customer_id = any(${customerIds}::uuid[]) and expires_at <= ${at} and balance > 0)) as locked
    join ledger_accounts as a on a.id = locked.id
    where locked.balance > 0 order by a.id`.execute(tx);
  return rows;
}

/**
 * Locks all wallets of these customers until the transaction ends, before any of their lots is: every
 * booking on a lot also moves its wallet, and who takes the two in another order could wait in a circle.
 */
export async function lockWallets(tx: Tx, customerIds: readonly string[]): Promise<void> {
  if (customerIds.length > 0) await sql`select ledger_lock_wallets(${customerIds}::uuid[])`.execute(tx);
}

/** One lot by its code, locked; `undefined` when there never was one. */
export async function lockLot(tx: Tx, code: string): Promise<Lot | undefined> {
  const { rows } = await sql<Lot>`
    select a.id, a.code, a.customer_id as "customerId", a.expires_at as "expiresAt", locked.balance
    from ledger_lock(array(select id from ledger_accounts where code = ${code})) as locked
    join ledger_accounts as a on a.id = locked.id`.execute(tx);
  return rows[0];
}
