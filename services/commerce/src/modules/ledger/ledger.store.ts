import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { AccountKind, LedgerUnit } from './tables.ts';

export interface NewAccount {
  readonly code: string;
  readonly kind: AccountKind;
  readonly unit: LedgerUnit;
  readonly customerId?: string;
  readonly expiresAt?: Date;
  /** `null`: no balance is kept and nothing limits it. */
  readonly floor: number | null;
}

export interface NewTransaction {
  /** Says what happened; the same thing is booked once. */
  readonly key: string;
  readonly kind: string;
  readonly reference: string;
  readonly at: Date;
  /** Where the money of a wallet comes from or goes: an order, a referral. */
  readonly source?: string;
  /** What the person who moved it had to say. */
  readonly note?: string;
}

export interface Entry {
  readonly accountId: number;
  readonly amount: number;
}

/** Ids of accounts by code; those that are missing are opened. */
export async function openAccounts(
  tx: Tx,
  accounts: readonly NewAccount[],
): Promise<ReadonlyMap<string, number>> {
  const codes = accounts.map(({ code }) => code);
  const find = () =>
    tx.selectFrom('ledger_accounts').select(['id', 'code']).where('code', 'in', codes).execute();
  const known = await find();
  const missing = accounts
    .filter(({ code }) => !known.some((account) => account.code === code))
    .toSorted((a, b) => (a.code < b.code ? -1 : 1));
  if (missing.length === 0) return new Map(known.map(({ code, id }) => [code, id]));
  // In order of code, so that two that open the same accounts wait for each other and not both.
  await tx
    .insertInto('ledger_accounts')
    .values(
      missing.map(({ code, kind, unit, customerId, expiresAt, floor }) => ({
        code,
        kind,
        unit,
        customer_id: customerId ?? null,
        expires_at: expiresAt ?? null,
        floor,
      })),
    )
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
  return new Map((await find()).map(({ code, id }) => [code, id]));
}

/** Begins a transaction; `undefined` when its key was booked before. Who books the same key at the same moment is waited for. */
export async function addTransaction(
  tx: Tx,
  { key, kind, reference, at, source = '', note = '' }: NewTransaction,
): Promise<string | undefined> {
  const added = await tx
    .insertInto('ledger_transactions')
    .values({ id: randomUUID(), idempotency_key: key, kind, reference, occurred_at: at, source, note })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

/** Entries lock guarded accounts; in order of account, so that no two transactions wait for each other. */
export async function addEntries(tx: Tx, transactionId: string, entries: readonly Entry[]): Promise<void> {
  await tx
    .insertInto('ledger_entries')
    .values(
      entries
        .toSorted((a, b) => a.accountId - b.accountId)
        .map(({ accountId, amount }) => ({ transaction_id: transactionId, account_id: accountId, amount })),
    )
    .execute();
}

export interface BookedEntry {
  readonly accountId: number;
  readonly code: string;
  readonly kind: AccountKind;
  readonly unit: LedgerUnit;
  readonly customerId: string | null;
  readonly expiresAt: Date | null;
  readonly amount: number;
}

const entriesFrom = (db: Database | Tx) =>
  db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_transactions as t', 't.id', 'e.transaction_id')
    .innerJoin('ledger_accounts as a', 'a.id', 'e.account_id')
    .select([
      'a.id as accountId',
      'a.code',
      'a.kind',
      'a.unit',
      'a.customer_id as customerId',
      'a.expires_at as expiresAt',
      'e.amount',
    ])
    .orderBy('a.id');

/** What was booked under a key; nothing when it was not. */
export const entriesOfKey = (db: Database | Tx, key: string): Promise<BookedEntry[]> =>
  entriesFrom(db).where('t.idempotency_key', '=', key).execute();
export const entriesOfTransaction = (db: Database | Tx, id: string): Promise<BookedEntry[]> =>
  entriesFrom(db).where('t.id', '=', id).execute();
/** All that was booked of a kind about the same thing: an order, say. */
export const entriesAbout = (db: Database | Tx, kind: string, reference: string): Promise<BookedEntry[]> =>
  entriesFrom(db).where('t.reference', '=', reference).where('t.kind', '=', kind).execute();

/** Balance of a guarded account, locked until the transaction ends; 0 when nothing was ever booked on it. */
export async function lockBalance(tx: Tx, code: string): Promise<number> {
  const { rows } = await sql<{
    balance: number;
  }>`select balance from ledger_lock(array(select id from ledger_accounts where code = ${code}))`.execute(tx);
  return rows[0]?.balance ?? 0;
}

export interface Hold {
  readonly transactionId: string;
  readonly outcome: 'posted' | 'voided' | null;
}

export async function addHold(
  tx: Tx,
  id: string,
  transactionId: string,
  expiresAt: Date | null,
): Promise<void> {
  await tx
    .insertInto('ledger_holds')
    .values({ id, transaction_id: transactionId, expires_at: expiresAt })
    .execute();
}

export function findHold(db: Database | Tx, id: string): Promise<Hold | undefined> {
  return db
    .selectFrom('ledger_holds as h')
    .leftJoin('ledger_hold_outcomes as o', 'o.hold_id', 'h.id')
    .select(['h.transaction_id as transactionId', 'o.outcome'])
    .where('h.id', '=', id)
    .executeTakeFirst();
}

/** Decides a hold. Its primary key lets one decision through: a second one fails, and its transaction with it. */
export async function addOutcome(
  tx: Tx,
  holdId: string,
  outcome: 'posted' | 'voided',
  transactionId: string,
): Promise<void> {
  await tx
    .insertInto('ledger_hold_outcomes')
    .values({ hold_id: holdId, outcome, transaction_id: transactionId })
    .execute();
}
