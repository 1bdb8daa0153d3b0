import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Day } from '../records/calendar.ts';
import { scheduleOf } from '../records/plan-schedule.ts';
import { factsOf } from '../plan/write-schedule.ts';
import { paidOf } from '../records/payment.store.ts';
import { balancesOf, findPlan, type Plan } from '../records/plan.store.ts';
import { redemptionsOfPlans } from '../records/redemption.store.ts';
import { refundsOf } from '../records/refund.store.ts';

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

function same(what: string, actual: unknown, expected: unknown, plan: Plan): void {
  if (JSON.stringify(actual) !== JSON.stringify(expected))
    throw new Error(
      `${what} of ${plan.plan_id} (${plan.status}) is ${JSON.stringify(actual)} and should be ${JSON.stringify(expected)}`,
    );
}

/**
 * Holds a plan to what must be true on every day: its value is payments less what went back or was spent,
 * plus the contribution that is due; the store's own account mirrors the contribution; each booking sums to
 * zero; and the row says what the rules say of its payments.
 */
export async function checkPlan(db: Database, planId: string, day: Day): Promise<Plan> {
  const plan = await findPlan(db, planId);
  if (plan === undefined) throw new Error(`There is no plan ${planId}.`);
  const payments = await paidOf(db, [planId]);
  const refunds = await refundsOf(db, planId);
  const redemptions = await redemptionsOfPlans(db, [planId]);
  const balance = (await balancesOf(db, [planId])).get(planId);
  const spent = redemptions.filter(({ state }) => state === 'spent');

  const paid = sum(payments.map(({ amount }) => amount));
  const back = sum(refunds.map(({ amount }) => amount));
  const used = sum(spent.map((row) => row.principal - row.principal_returned));
  same('the principal', balance?.principal ?? 0, paid - back - used, plan);
  same('what was counted as paid back', sum(payments.map(({ refunded }) => refunded)), back, plan);

  const schedule = scheduleOf(factsOf(plan, payments, day), day);
  if (plan.started_on !== null) same('the contribution earned', plan.earned, schedule.earned, plan);
  const usedContribution = sum(spent.map((row) => row.contribution - row.contribution_returned));
  const due = plan.status === 'matured' || plan.status === 'completed' ? plan.earned - usedContribution : 0;
  same('the contribution', balance?.contribution ?? 0, due, plan);

  if (plan.status === 'active' || plan.status === 'defaulted') {
    same('the state', plan.status, schedule.standing, plan);
    same('what was paid back', back, 0, plan);
  }
  if (plan.status === 'canceled') same('a contribution', balance?.contribution ?? 0, 0, plan);
  if (plan.redeem_by !== null && plan.redeem_by < day && spent.length === 0)
    same('what is left after its year', balance?.principal ?? 0, 0, plan);

  const { rows } = await sql<{ off: number; mirrored: number }>`
    with mine as (select distinct e.transaction_id from ledger_entries e join ledger_accounts a on a.id = e.account_id
      where a.code in (${`plan:${planId}:principal:INR`}, ${`plan:${planId}:contribution:INR`}))
    select (select count(*)::int from (select e.transaction_id from ledger_entries e join mine m on m.transaction_id = e.transaction_id
        group by 1 having sum(e.amount) <> 0) as x) as off,
      (select coalesce(-sum(e.amount), 0)::bigint from ledger_entries e join mine m on m.transaction_id = e.transaction_id
        join ledger_accounts a on a.id = e.account_id where a.kind = 'plan-discount') as mirrored`.execute(
    db,
  );
  same('bookings that do not sum to zero', rows[0]?.off ?? 0, 0, plan);
  same(
    'what contributions cost',
    Number(rows[0]?.mirrored ?? 0),
    (balance?.contribution ?? 0) + usedContribution,
    plan,
  );
  return plan;
}
