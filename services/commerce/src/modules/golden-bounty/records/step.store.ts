import { GOLDEN_BOUNTY } from '@suvarna/contracts/golden-bounty';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Day } from './calendar.ts';

/** When steps are taken, of which plans: of all whose day has come, or of one that the caller has locked. */
export interface StepScope {
  readonly day: Day;
  readonly at: Date;
  readonly planId?: string;
  /** Most plans that are moved at once. */
  readonly limit: number;
  /** Plans that are left out: they failed a moment ago. */
  readonly except?: readonly string[];
}

/** Plans whose step this is, locked; those another process works on are left to them. */
function dueFor(step: string, status: RawBuilder<unknown>, { day, planId, limit, except = [] }: StepScope) {
  const only = planId === undefined ? sql`` : sql`and plan_id = ${planId}`;
  return sql`select plan_id, next_step_on from bounty_plans
    where next_step = ${step} and next_step_on <= ${day}::date and status in (${status}) ${only}
      and plan_id <> all(${[...except]}::text[])
    order by next_step_on, plan_id limit ${limit} for update skip locked`;
}

async function countMoved(tx: Tx, statement: RawBuilder<{ moved: number }>): Promise<number> {
  const { rows } = await statement.execute(tx);
  return Number(rows[0]?.moved ?? 0);
}

/** Pending plans that no money came for are none. */
export function lapsePlans(tx: Tx, scope: StepScope): Promise<number> {
  return countMoved(
    tx,
    sql<{ moved: number }>`
    with due as (${dueFor('lapse', sql`'pending'`, scope)}),
    moved as (update bounty_plans p set status = 'lapsed', next_step = null, next_step_on = null
      from due where p.plan_id = due.plan_id returning p.plan_id),
    told as (insert into bounty_history (plan_id, at, event, by) select plan_id, ${scope.at}, 'lapsed', 'clock' from moved)
    select count(*)::int as moved from moved`,
  );
}

/** The grace of an instalment is over: what is to come stops, and sixty days begin. */
export function defaultPlans(tx: Tx, scope: StepScope): Promise<number> {
  return countMoved(
    tx,
    sql<{ moved: number }>`
    with due as (${dueFor('default', sql`'active'`, scope)}),
    moved as (update bounty_plans p set status = 'defaulted',
        next_step = case when p.redeem_by + 1 <= due.next_step_on + ${GOLDEN_BOUNTY.cureDays}::int then 'year-over' else 'cancel' end,
        next_step_on = least(p.redeem_by + 1, due.next_step_on + ${GOLDEN_BOUNTY.cureDays}::int)
      from due where p.plan_id = due.plan_id
      returning p.plan_id, due.next_step_on as since, p.cure_from, p.next_amount),
    told as (insert into bounty_history (plan_id, at, event, by, note) select plan_id, ${scope.at}, 'defaulted', 'clock', since::text from moved),
    noticed as (insert into bounty_notices (plan_id, kind, about, amount, named_day, noted_at)
      select plan_id, 'defaulted', since::text, next_amount, cure_from, ${scope.at} from moved on conflict do nothing)
    select count(*)::int as moved from moved`,
  );
}

/** A default that was not cured ends the plan; its payments can be spent or paid back. */
export function cancelPlans(tx: Tx, scope: StepScope): Promise<number> {
  return countMoved(
    tx,
    sql<{ moved: number }>`
    with due as (${dueFor('cancel', sql`'defaulted'`, scope)}),
    moved as (update bounty_plans p set status = 'canceled', ended_by = 'default',
        next_step = 'year-over', next_step_on = p.redeem_by + 1, next_due_on = null, next_grace_until = null, next_amount = 0
      from due where p.plan_id = due.plan_id returning p.plan_id, due.next_step_on as since, p.redeem_by),
    told as (insert into bounty_history (plan_id, at, event, by, note) select plan_id, ${scope.at}, 'canceled', 'clock', since::text from moved),
    noticed as (insert into bounty_notices (plan_id, kind, about, named_day, noted_at)
      select plan_id, 'canceled', since::text, redeem_by, ${scope.at} from moved on conflict do nothing)
    select count(*)::int as moved from moved`,
  );
}

export interface MaturedPlan {
  readonly plan_id: string;
  readonly earned: number;
  /** The day it fell due, whenever the night's work was done. */
  readonly matured_on: Day;
}

/** Thirty days after the fifth payment. The contribution is the caller's to book, in the same transaction. */
export async function maturePlans(tx: Tx, scope: StepScope): Promise<readonly MaturedPlan[]> {
  const { rows } = await sql<MaturedPlan>`
    with due as (${dueFor('mature', sql`'active'`, scope)}),
    moved as (update bounty_plans p set status = 'matured', next_step = 'year-over', next_step_on = p.redeem_by + 1
      from due where p.plan_id = due.plan_id returning p.plan_id, p.earned, p.redeem_by, due.next_step_on as since),
    told as (insert into bounty_history (plan_id, at, event, by) select plan_id, ${scope.at}, 'matured', 'clock' from moved),
    noticed as (insert into bounty_notices (plan_id, kind, about, named_day, noted_at)
      select plan_id, 'matured', since::text, redeem_by, ${scope.at} from moved on conflict do nothing)
    select plan_id, earned, since as matured_on from moved order by plan_id`.execute(tx);
  return rows;
}

/** A plan whose year is over, locked; value that an unpaid order holds is waited for. */
export async function lockYearOver(
  tx: Tx,
  { day, planId, except = [] }: StepScope,
): Promise<string | undefined> {
  const only = planId === undefined ? sql`` : sql`and p.plan_id = ${planId}`;
  const { rows } = await sql<{ plan_id: string }>`
    select p.plan_id from bounty_plans p where p.next_step = 'year-over' and p.next_step_on <= ${day}::date ${only}
      and p.plan_id <> all(${[...except]}::text[]) and not exists (select from bounty_redemptions r where r.plan_id = p.plan_id and r.state = 'held')
    order by p.next_step_on, p.plan_id limit 1 for update of p skip locked`.execute(tx);
  return rows[0]?.plan_id;
}
