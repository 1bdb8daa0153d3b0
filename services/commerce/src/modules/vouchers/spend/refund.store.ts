import { sql, type Selectable } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';

type VoucherRefund = Selectable<Tables['voucher_refunds']>;

export async function insertRefund(
  tx: Tx,
  refund: {
    readonly refundId: string;
    readonly reservationId: string;
    readonly amount: number;
    readonly at: Date;
  },
): Promise<void> {
  await tx
    .insertInto('voucher_refunds')
    .values({
      refund_id: refund.refundId,
      reservation_id: refund.reservationId,
      amount: refund.amount,
      requested_at: refund.at,
      next_try_at: refund.at,
      settled_at: null,
    })
    .execute();
}

/** Refunds to send, claimed until `until`: of what was captured. What was declined never left the voucher. */
export function claimRefunds(
  db: Database,
  at: Date,
  until: Date,
  atOnce: number,
): Promise<(VoucherRefund & { reservation_state: string })[]> {
  return db
    .with('due', (due) =>
      due
        .selectFrom('voucher_refunds as f')
        .innerJoin('voucher_reservations as r', 'r.reservation_id', 'f.reservation_id')
        .select(['f.refund_id', 'r.state'])
        .where('f.state', '=', 'requested')
        .where('f.next_try_at', '<=', at)
        .where('r.state', 'in', ['captured', 'declined'])
        .orderBy('f.next_try_at')
        .limit(atOnce)
        .forUpdate('f')
        .skipLocked(),
    )
    .updateTable('voucher_refunds as f')
    .from('due')
    .whereRef('f.refund_id', '=', 'due.refund_id')
    .set({ tries: sql<number>`f.tries + 1`, next_try_at: until })
    .returningAll('f')
    .returning('due.state as reservation_state')
    .execute();
}

export async function settleRefund(db: Database, refundId: string, at: Date): Promise<void> {
  await db
    .updateTable('voucher_refunds')
    .set({ state: 'done', settled_at: at, next_try_at: null, last_error: '' })
    .where('refund_id', '=', refundId)
    .where('state', '=', 'requested')
    .execute();
}

export async function noteRefundTry(
  db: Database,
  refundId: string,
  {
    state,
    error,
    at,
  }: { readonly state: 'requested' | 'failed'; readonly error: string; readonly at: Date | null },
): Promise<void> {
  await db
    .updateTable('voucher_refunds')
    .set({ state, last_error: error.slice(0, 300), next_try_at: at })
    .where('refund_id', '=', refundId)
    .where('state', '=', 'requested')
    .execute();
}
