import type { ContactKind } from '@suvarna/contracts/customers';
import { sql, type Selectable } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { holdNames } from '../../../platform/database/hold-names.ts';
import type { Tables } from '../../../platform/database/tables.ts';

export type ContactChange = Selectable<Tables['contact_changes']>;
export type ChangeEnd = 'done' | 'stopped' | 'replaced' | 'refused';

export function openChangeOf(db: Database | Tx, customerId: string): Promise<ContactChange | undefined> {
  return db
    .selectFrom('contact_changes')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('state', 'in', ['asked', 'waiting'])
    .executeTakeFirst();
}

/** Changes of one account follow each other. */
export async function lockCustomer(tx: Tx, customerId: string): Promise<void> {
  await tx.selectFrom('customers').select('id').where('id', '=', customerId).forNoKeyUpdate().execute();
}

export async function addChange(
  tx: Tx,
  change: {
    readonly customerId: string;
    readonly kind: ContactKind;
    readonly target: string;
    readonly oldContact: string;
    readonly at: Date;
  },
): Promise<void> {
  const { customerId, kind, target, oldContact, at } = change;
  await tx
    .insertInto('contact_changes')
    .values({
      id: randomUUID(),
      customer_id: customerId,
      kind,
      target,
      old_contact: oldContact,
      asked_at: at,
      old_proven_at: null,
      new_proven_at: null,
      due_at: null,
      stop_hash: null,
      ended_at: null,
    })
    .execute();
}

export async function noteProven(tx: Tx, id: string, side: 'old' | 'new', at: Date): Promise<void> {
  await tx
    .updateTable('contact_changes')
    .set(side === 'old' ? { old_proven_at: at } : { new_proven_at: at })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .execute();
}

export async function letWait(tx: Tx, id: string, dueAt: Date, stopHash: Buffer): Promise<void> {
  await tx
    .updateTable('contact_changes')
    .set({ state: 'waiting', due_at: dueAt, stop_hash: stopHash })
    .where('id', '=', id)
    .execute();
}

export async function endChange(tx: Tx, id: string, state: ChangeEnd, at: Date): Promise<void> {
  await tx.updateTable('contact_changes').set({ state, ended_at: at }).where('id', '=', id).execute();
}

/** Whom a link that stops a change belongs to. */
export async function changeByStopHash(
  db: Database | Tx,
  stopHash: Buffer,
): Promise<ContactChange | undefined> {
  return db
    .selectFrom('contact_changes')
    .selectAll()
    .where('stop_hash', '=', stopHash)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
}

/**
 * A change whose week is over, with its account, held by no other process: a transaction that stops it holds the account first.
 *
 * @param except ids of changes to pass over
 */
export function nextDueChange(
  tx: Tx,
  at: Date,
  except: readonly string[],
): Promise<ContactChange | undefined> {
  return tx
    .selectFrom('contact_changes')
    .innerJoin('customers', 'customers.id', 'contact_changes.customer_id')
    .selectAll('contact_changes')
    .where('state', '=', 'waiting')
    .where('due_at', '<=', at)
    .where(sql<boolean>`contact_changes.id <> all(${except}::uuid[])`)
    .orderBy('due_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** Gives an account a proven e-mail address; `false` when it is another account's. */
export async function proveEmail(tx: Tx, id: string, email: string, at: Date): Promise<boolean> {
  // Two accounts that prove one address at the same moment follow each other.
  await holdNames(tx, `email ${email}`);
  const other = await tx
    .selectFrom('customers')
    .select('id')
    .where('email', '=', email)
    .where('id', '!=', id)
    .executeTakeFirst();
  if (other !== undefined) return false;
  await tx.updateTable('customers').set({ email, email_verified_at: at }).where('id', '=', id).execute();
  return true;
}

/** Links to a new password were sent to what is no contact any more. */
export async function dropResets(tx: Tx, customerId: string): Promise<void> {
  await tx.deleteFrom('password_resets').where('customer_id', '=', customerId).execute();
}
