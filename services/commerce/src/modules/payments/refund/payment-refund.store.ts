import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { Capture } from '../payment.store.ts';
import type { Tables } from '../../../platform/database/tables.ts';

export type RefundRow = Selectable<Tables['payment_refunds']>;
export type NewRefund = Insertable<Tables['payment_refunds']>;

/** Takes an amount out of what a capture can still give back; `false` when it is not there any more. */
export async function takeFromCapture(
  tx: Tx,
  capture: Pick<Capture, 'provider' | 'provider_payment_id'>,
  amount: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payment_captures')
    .set({ refunded: sql<number>`refunded + ${amount}::bigint` })
    .where('provider', '=', capture.provider)
    .where('provider_payment_id', '=', capture.provider_payment_id)
    .where(sql<boolean>`refunded + ${amount}::bigint <= amount`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** `false` when a refund of that name is there. */
export async function insertRefund(tx: Tx, refund: NewRefund): Promise<boolean> {
  const row = await tx
    .insertInto('payment_refunds')
    .values(refund)
    .onConflict((conflict) => conflict.column('refund_id').doNothing())
    .returning('refund_id')
    .executeTakeFirst();
  return row !== undefined;
}

export function lockRefund(tx: Tx, refundId: string): Promise<RefundRow | undefined> {
  return tx
    .selectFrom('payment_refunds')
    .selectAll()
    .where('refund_id', '=', refundId)
    .forUpdate()
    .executeTakeFirst();
}

/** The first name a provider gives a refund stays. */
export async function noteSent(
  tx: Tx,
  refundId: string,
  providerRefundId: string,
  nextTryAt: Date,
): Promise<void> {
  await tx
    .updateTable('payment_refunds')
    .set({ state: 'sent', provider_refund_id: providerRefundId, next_try_at: nextTryAt, last_error: '' })
    .where('refund_id', '=', refundId)
    .where('state', '=', 'requested')
    .execute();
}

export async function settleRefundRow(
  tx: Tx,
  refundId: string,
  providerRefundId: string,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('payment_refunds')
    .set({
      state: 'settled',
      provider_refund_id: providerRefundId,
      settled_at: at,
      next_try_at: null,
      last_error: '',
    })
    .where('refund_id', '=', refundId)
    .execute();
}

export function failedRefunds(
  db: Database,
  limit: number,
): Promise<
  Pick<
    RefundRow,
    | 'refund_id'
    | 'subject_kind'
    | 'subject_id'
    | 'provider'
    | 'amount'
    | 'currency'
    | 'requested_at'
    | 'last_error'
    | 'retries'
  >[]
> {
  return db
    .selectFrom('payment_refunds')
    .select([
      'refund_id',
      'subject_kind',
      'subject_id',
      'provider',
      'amount',
      'currency',
      'requested_at',
      'last_error',
      'retries',
    ])
    .where('state', '=', 'failed')
    .orderBy('requested_at')
    .limit(limit)
    .execute();
}

/**
 * Lets a refund that failed be sent again, and writes down who asked. The update decides: of two who
 * ask at once, one is told no. @returns which try of it this is
 */
export async function retryRefundRow(
  tx: Tx,
  refundId: string,
  by: { readonly askedBy: string; readonly note: string; readonly at: Date },
): Promise<number | undefined> {
  const before = await lockRefund(tx, refundId);
  if (before?.state !== 'failed') return undefined;
  const { retries } = await tx
    .updateTable('payment_refunds')
    .set((row) => ({
      state: 'requested',
      provider_refund_id: null,
      next_try_at: by.at,
      retries: row('retries', '+', 1),
    }))
    .where('refund_id', '=', refundId)
    .returning('retries')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('payment_refund_retries')
    .values({
      refund_id: refundId,
      retry: retries,
      asked_by: by.askedBy,
      note: by.note,
      error_before: before.last_error,
      asked_at: by.at,
    })
    .execute();
  return retries;
}

export async function failRefundRow(db: Database | Tx, refundId: string, why: string): Promise<void> {
  await db
    .updateTable('payment_refunds')
    .set({ state: 'failed', next_try_at: null, last_error: why.slice(0, 300) })
    .where('refund_id', '=', refundId)
    .where('state', 'in', ['requested', 'sent'])
    .execute();
}

/** Refunds to send or to ask about, claimed until `until`. Those at the door are a person's work. */
export async function claimRefunds(
  db: Database,
  at: Date,
  until: Date,
  atOnce: number,
): Promise<RefundRow[]> {
  return db
    .updateTable('payment_refunds')
    .set((row) => ({ tries: row('tries', '+', 1), next_try_at: until }))
    .where('refund_id', 'in', (due) =>
      due
        .selectFrom('payment_refunds')
        .select('refund_id')
        .where('state', 'in', ['requested', 'sent'])
        .where('next_try_at', '<=', at)
        .orderBy('next_try_at')
        .limit(atOnce)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

export async function noteFailure(
  db: Database,
  refundId: string,
  why: string,
  nextTryAt: Date,
): Promise<void> {
  await db
    .updateTable('payment_refunds')
    .set({ last_error: why.slice(0, 300), next_try_at: nextTryAt })
    .where('refund_id', '=', refundId)
    .where('state', 'in', ['requested', 'sent'])
    .execute();
}
