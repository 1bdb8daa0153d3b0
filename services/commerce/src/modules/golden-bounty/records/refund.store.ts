import { sql, type Selectable } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { RefundReason } from '../tables.ts';

export type PlanRefund = Selectable<Tables['bounty_refunds']>;

export async function countRefunds(tx: Tx, paymentId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('bounty_refunds')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertRefund(
  tx: Tx,
  refund: {
    readonly refundId: string;
    readonly planId: string;
    readonly paymentId: string;
    readonly amount: number;
    readonly reason: RefundReason;
    readonly at: Date;
  },
): Promise<void> {
  await tx
    .insertInto('bounty_refunds')
    .values({
      refund_id: refund.refundId,
      plan_id: refund.planId,
      payment_id: refund.paymentId,
      amount: refund.amount,
      reason: refund.reason,
      requested_at: refund.at,
      settled_at: null,
    })
    .execute();
}

export function refundsOf(db: Database | Tx, planId: string): Promise<PlanRefund[]> {
  return db
    .selectFrom('bounty_refunds')
    .selectAll()
    .where('plan_id', '=', planId)
    .orderBy('requested_at')
    .orderBy('refund_id')
    .execute();
}

/** The customer has the money. `undefined` when that was known. */
export function settleRefundOf(tx: Tx, refundId: string, at: Date): Promise<PlanRefund | undefined> {
  return tx
    .updateTable('bounty_refunds')
    .set({ state: 'done', settled_at: at })
    .where('refund_id', '=', refundId)
    .where('state', '=', 'initiated')
    .returningAll()
    .executeTakeFirst();
}

/** A refund, and how what goes back had come. */
export function findRefund(
  tx: Tx,
  refundId: string,
): Promise<(PlanRefund & { readonly via: string }) | undefined> {
  return tx
    .selectFrom('bounty_refunds as r')
    .innerJoin('bounty_payments as p', 'p.payment_id', 'r.payment_id')
    .selectAll('r')
    .select('p.via')
    .where('r.refund_id', '=', refundId)
    .executeTakeFirst();
}
