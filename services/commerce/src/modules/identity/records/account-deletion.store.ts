import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../platform/database/database.ts';
import { lockCustomer } from './customer.store.ts';

/** Notes that an account is to go; asked again, the day stays. @returns the day */
export async function askForDeletion(
  tx: Tx,
  asked: { readonly customerId: string; readonly at: Date; readonly dueAt: Date },
): Promise<Date> {
  const { customerId, at, dueAt } = asked;
  await tx
    .insertInto('delete_requests')
    .values({ id: randomUUID(), customer_id: customerId, asked_at: at, due_at: dueAt, ended_at: null })
    .onConflict((conflict) =>
      conflict
        .column('customer_id')
        // To the letter: PostgreSQL matches a partial index by its words, not by a parameter.
        .where(sql<boolean>`state = 'open'`)
        .doNothing(),
    )
    .execute();
  const { due_at } = await tx
    .selectFrom('delete_requests')
    .select('due_at')
    .where('customer_id', '=', customerId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return due_at;
}

/**
 * Signing in keeps an account that was to go. A transaction that asks for its end, or ends all its sign-ins, comes before
 * or after.
 *
 * @returns whether it is there: it may have gone in the meantime
 */
export async function keepAccount(tx: Tx, customerId: string, at: Date): Promise<boolean> {
  // Waits for an erasure that is under way, too.
  const customer = await lockCustomer(tx, customerId);
  if (customer?.erased_at !== null) return false;
  await tx
    .updateTable('delete_requests')
    .set({ state: 'cancelled', ended_at: at })
    .where('customer_id', '=', customerId)
    .where('state', '=', 'open')
    .execute();
  return true;
}

/** Those of these accounts that did not end, and end only after the caller: it waits for an erasure that is under way. */
export async function holdAccounts(tx: Tx, customerIds: readonly string[]): Promise<ReadonlySet<string>> {
  const accounts = await tx
    .selectFrom('customers')
    .select(['id', 'erased_at'])
    .where('id', 'in', customerIds)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return new Set(accounts.filter(({ erased_at: erasedAt }) => erasedAt === null).map(({ id }) => id));
}

/** A request whose days are over, with its account, held by no other process. @param except ids of requests to pass over */
export function nextDueDeletion(tx: Tx, at: Date, except: readonly string[]) {
  return tx
    .selectFrom('delete_requests')
    .innerJoin('customers', 'customers.id', 'delete_requests.customer_id')
    .select(['delete_requests.id', 'delete_requests.customer_id'])
    .where('delete_requests.state', '=', 'open')
    .where('delete_requests.due_at', '<=', at)
    .where(sql<boolean>`delete_requests.id <> all(${except}::uuid[])`)
    .orderBy('delete_requests.due_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export async function endDeletion(
  tx: Tx,
  id: string,
  end: { readonly state: 'done' | 'cancelled' } | { readonly dueAt: Date },
  at: Date,
): Promise<void> {
  await tx
    .updateTable('delete_requests')
    .set('dueAt' in end ? { due_at: end.dueAt } : { state: end.state, ended_at: at })
    .where('id', '=', id)
    .execute();
}
