import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Day } from './calendar.ts';

export type Payment = Selectable<Tables['bounty_payments']>;

export async function insertPayment(
  tx: Tx,
  payment: Insertable<Tables['bounty_payments']>,
): Promise<Payment> {
  return tx.insertInto('bounty_payments').values(payment).returningAll().executeTakeFirstOrThrow();
}

export function findPayment(db: Database | Tx, paymentId: string): Promise<Payment | undefined> {
  return db.selectFrom('bounty_payments').selectAll().where('payment_id', '=', paymentId).executeTakeFirst();
}

/** The payment of a paper; one that was undone is none. */
export function findPaper(db: Database | Tx, paperNo: string): Promise<Payment | undefined> {
  return db
    .selectFrom('bounty_payments')
    .selectAll()
    .where('paper_no', '=', paperNo)
    .where('state', '=', 'paid')
    .executeTakeFirst();
}

/** Money that came, of these plans, in the order in which it did. */
export function paidOf(db: Database | Tx, planIds: readonly string[]): Promise<Payment[]> {
  if (planIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('bounty_payments')
    .selectAll()
    .where('plan_id', 'in', planIds)
    .where('state', '=', 'paid')
    .orderBy('plan_id')
    .orderBy('paid_at')
    .orderBy('number')
    .orderBy('payment_id')
    .execute();
}

/** The one that waits for its money, if one does. */
export function waitingPaymentOf(db: Database | Tx, planId: string): Promise<Payment | undefined> {
  return db
    .selectFrom('bounty_payments')
    .selectAll()
    .where('plan_id', '=', planId)
    .where('state', 'in', ['open', 'failed'])
    .executeTakeFirst();
}

/** `false` when it stands elsewhere. */
export async function movePayment(
  tx: Tx,
  paymentId: string,
  from: readonly Payment['state'][],
  to: 'open' | 'failed' | 'over',
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('bounty_payments')
    .set({ state: to })
    .where('payment_id', '=', paymentId)
    .where('state', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** `false` when it was paid before, or takes no money. */
export async function payPayment(
  tx: Tx,
  paymentId: string,
  { at, on, provider }: { readonly at: Date; readonly on: Day; readonly provider: Payment['provider'] },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('bounty_payments')
    .set((row) => ({
      state: 'paid',
      paid_at: at,
      paid_on: on,
      provider,
      via: sql`case when ${row.ref('via')} = 'mandate' then 'mandate' else ${provider} end`,
    }))
    .where('payment_id', '=', paymentId)
    .where('state', 'in', ['open', 'failed'])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Counts an amount of a payment as given back; `false` when not so much is left. */
export async function takeFromPayment(tx: Tx, paymentId: string, amount: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('bounty_payments')
    .set({ refunded: sql<number>`refunded + ${amount}::bigint` })
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'paid')
    .where(sql<boolean>`refunded + ${amount}::bigint <= amount`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Money on paper that did not come. `false` when it is none, or was given back. */
export async function undoPayment(tx: Tx, paymentId: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('bounty_payments')
    .set({ state: 'undone', undone_at: at })
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'paid')
    .where('via', '=', 'paper')
    .where('refunded', '=', 0)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** By which provider it is tried now; what a mandate charges stays the mandate's. */
export async function setProvider(
  tx: Tx,
  paymentId: string,
  provider: 'sandbox' | 'razorpay',
): Promise<void> {
  await tx
    .updateTable('bounty_payments')
    .set({ provider, via: sql`case when via = 'mandate' then 'mandate' else ${provider} end` })
    .where('payment_id', '=', paymentId)
    .where('state', 'in', ['open', 'failed'])
    .execute();
}
