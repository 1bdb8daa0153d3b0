import type { Database, Tx } from '../../../platform/database/database.ts';
import { sql } from 'kysely';
import type { Day } from '../records/calendar.ts';

export interface SpendablePlan {
  readonly planId: string;
  readonly principal: number;
  readonly contribution: number;
  readonly value: number;
}

/**
 * Plans a customer can pay with: matured, or canceled with payments left, within their year. Those of
 * their own unpaid orders (`waiting`) count with what these hold: such an order is given up when the bag
 * is ordered again.
 */
export async function spendableOf(
  db: Database | Tx,
  customerId: string,
  day: Day,
  {
    planIds,
    waiting = [],
  }: { readonly planIds?: readonly string[]; readonly waiting?: readonly string[] } = {},
): Promise<readonly SpendablePlan[]> {
  const only = planIds === undefined ? sql`` : sql`and p.plan_id = any(${[...planIds]})`;
  const { rows } = await sql<SpendablePlan>`
    select p.plan_id as "planId",
      coalesce(a.balance, 0) + coalesce(h.principal, 0) as principal,
      coalesce(c.balance, 0) + coalesce(h.contribution, 0) as contribution,
      coalesce(a.balance, 0) + coalesce(c.balance, 0) + coalesce(h.principal + h.contribution, 0) as value
    from bounty_plans p
    left join ledger_accounts a on a.code = 'plan:' || p.plan_id || ':principal:INR'
    left join ledger_accounts c on c.code = 'plan:' || p.plan_id || ':contribution:INR'
    left join bounty_redemptions h on h.plan_id = p.plan_id and h.state = 'held' and h.order_no = any(${[...waiting]})
    where p.customer_id = ${customerId} and p.status in ('matured', 'canceled') and p.redeem_by >= ${day}::date ${only}
      and coalesce(a.balance, 0) + coalesce(c.balance, 0) + coalesce(h.principal + h.contribution, 0) > 0
    order by p.redeem_by, p.plan_id`.execute(db);
  return rows.map((row) => ({
    planId: row.planId,
    principal: Number(row.principal),
    contribution: Number(row.contribution),
    value: Number(row.value),
  }));
}
