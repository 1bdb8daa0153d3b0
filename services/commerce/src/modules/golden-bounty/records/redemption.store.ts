import { sql, type Selectable } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';

export type Redemption = Selectable<Tables['bounty_redemptions']>;

export function redemptionsOfPlans(db: Database | Tx, planIds: readonly string[]): Promise<Redemption[]> {
  if (planIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('bounty_redemptions')
    .selectAll()
    .where('plan_id', 'in', planIds)
    .orderBy('at')
    .orderBy('order_no')
    .execute();
}

/** What plans brought to an order, in the order in which plans are used. */
export function redemptionsOfOrder(db: Database | Tx, orderNo: string): Promise<Redemption[]> {
  return db
    .selectFrom('bounty_redemptions')
    .selectAll()
    .where('order_no', '=', orderNo)
    .orderBy('plan_id')
    .execute();
}

export async function insertRedemption(
  tx: Tx,
  redemption: Pick<Redemption, 'order_no' | 'plan_id' | 'principal' | 'contribution' | 'at'>,
): Promise<void> {
  await tx.insertInto('bounty_redemptions').values(redemption).execute();
}

export async function settleRedemptions(
  tx: Tx,
  orderNo: string,
  to: 'spent' | 'released',
): Promise<Redemption[]> {
  return tx
    .updateTable('bounty_redemptions')
    .set({ state: to })
    .where('order_no', '=', orderNo)
    .where('state', '=', 'held')
    .returningAll()
    .execute();
}

export async function noteReturned(
  tx: Tx,
  { order_no: orderNo, plan_id: planId }: Pick<Redemption, 'order_no' | 'plan_id'>,
  back: { readonly principal: number; readonly contribution: number },
): Promise<void> {
  await tx
    .updateTable('bounty_redemptions')
    .set({
      principal_returned: sql<number>`principal_returned + ${back.principal}::bigint`,
      contribution_returned: sql<number>`contribution_returned + ${back.contribution}::bigint`,
    })
    .where('order_no', '=', orderNo)
    .where('plan_id', '=', planId)
    .where('state', '=', 'spent')
    .execute();
}

/** Plans that are to pay for a customer's bag. */
export async function bagPlansOf(db: Database | Tx, customerId: string): Promise<readonly string[]> {
  const row = await db
    .selectFrom('bounty_bag_plans')
    .select('plan_ids')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.plan_ids ?? [];
}

export async function saveBagPlans(tx: Tx, customerId: string, planIds: readonly string[]): Promise<void> {
  await tx
    .insertInto('bounty_bag_plans')
    .values({ customer_id: customerId, plan_ids: [...planIds] })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet({ plan_ids: [...planIds] }))
    .execute();
}
