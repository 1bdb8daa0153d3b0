import type { Insertable, Selectable } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';

export type CallerIdRequest = Selectable<Tables['caller_id_requests']>;
type NewRequest = Insertable<Tables['caller_id_requests']>;

export async function addRequest(db: Database, request: NewRequest): Promise<void> {
  await db
    .insertInto('caller_id_requests')
    .values(request)
    .onConflict((conflict) => conflict.column('request_id').doNothing())
    .execute();
}

/** A living request of the session that began it. */
export function findRequest(
  db: Database,
  requestId: string,
  subject: string,
  at: Date,
): Promise<CallerIdRequest | undefined> {
  return db
    .selectFrom('caller_id_requests')
    .selectAll()
    .where('request_id', '=', requestId)
    .where('subject', '=', subject)
    .where('expires_at', '>', at)
    .executeTakeFirst();
}

export async function isPending(db: Database, requestId: string, at: Date): Promise<boolean> {
  return (
    (await db
      .selectFrom('caller_id_requests')
      .select('request_id')
      .where('request_id', '=', requestId)
      .where('state', '=', 'pending')
      .where('expires_at', '>', at)
      .executeTakeFirst()) !== undefined
  );
}

/** Says how a pending request ended; a second word about it changes nothing. */
export async function settleRequest(
  db: Database,
  requestId: string,
  outcome: Partial<NewRequest>,
  at: Date,
): Promise<void> {
  await db
    .updateTable('caller_id_requests')
    .set(outcome)
    .where('request_id', '=', requestId)
    .where('state', '=', 'pending')
    .where('expires_at', '>', at)
    .execute();
}

/** Uses a confirmed request up, for the session that began it. */
export function takeConfirmed(
  tx: Tx,
  requestId: string,
  subject: string,
  at: Date,
): Promise<CallerIdRequest | undefined> {
  return tx
    .updateTable('caller_id_requests')
    .set({ state: 'used' })
    .where('request_id', '=', requestId)
    .where('subject', '=', subject)
    .where('state', '=', 'confirmed')
    .where('expires_at', '>', at)
    .returningAll()
    .executeTakeFirst();
}
