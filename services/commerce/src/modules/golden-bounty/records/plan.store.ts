import type { PlanStatus } from '@suvarna/contracts/golden-bounty';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { holdNames } from '../../../platform/database/hold-names.ts';
import type { Tables } from '../../../platform/database/tables.ts';

export type Plan = Selectable<Tables['bounty_plans']>;
export type NewPlan = Insertable<Tables['bounty_plans']>;

export async function insertPlan(tx: Tx, plan: NewPlan): Promise<Plan> {
  return tx.insertInto('bounty_plans').values(plan).returningAll().executeTakeFirstOrThrow();
}

export function findPlan(db: Database | Tx, planId: string): Promise<Plan | undefined> {
  return db.selectFrom('bounty_plans').selectAll().where('plan_id', '=', planId).executeTakeFirst();
}

/** A plan of this customer; another's is not there. */
export function findOwnPlan(
  db: Database | Tx,
  customerId: string,
  planId: string,
): Promise<Plan | undefined> {
  return db
    .selectFrom('bounty_plans')
    .selectAll()
    .where('plan_id', '=', planId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
}

/** Plans locked until the transaction ends, in the order of their numbers, so that no two wait for each other. */
export function lockPlans(tx: Tx, planIds: readonly string[]): Promise<Plan[]> {
  return tx
    .selectFrom('bounty_plans')
    .selectAll()
    .where('plan_id', 'in', planIds.length === 0 ? [''] : [...planIds])
    .orderBy('plan_id')
    .forUpdate()
    .execute();
}

export const lockPlan = async (tx: Tx, planId: string): Promise<Plan | undefined> =>
  (await lockPlans(tx, [planId]))[0];

/** Plans whose nominee is kept open, locked; those another process works on are left to them. */
export function lockUnsealed(tx: Tx, limit: number): Promise<Plan[]> {
  return tx
    .selectFrom('bounty_plans')
    .selectAll()
    .where('nominee_sealed', 'is', null)
    .orderBy('plan_id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Makes transactions that open plans of one customer at once wait for each other: their sum decides about a PAN. */
export async function holdEnrolments(tx: Tx, customerId: string): Promise<void> {
  await holdNames(tx, `bounty-enrol:${customerId}`);
}

export async function changePlan(
  tx: Tx,
  planId: string,
  change: Updateable<Tables['bounty_plans']>,
): Promise<void> {
  await tx.updateTable('bounty_plans').set(change).where('plan_id', '=', planId).execute();
}

/** Moves a plan on; `false` when it stands elsewhere. The database refuses arrows that are not drawn. */
export async function movePlan(
  tx: Tx,
  planId: string,
  from: readonly PlanStatus[],
  change: Updateable<Tables['bounty_plans']> & { readonly status: PlanStatus },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('bounty_plans')
    .set(change)
    .where('plan_id', '=', planId)
    .where('status', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function plansOfCustomer(
  db: Database | Tx,
  customerId: string,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: Plan[]; readonly count: number }> {
  const of = db
    .selectFrom('bounty_plans')
    .where('customer_id', '=', customerId)
    .where('status', '<>', 'lapsed');
  const rows = await of
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('plan_id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { count } = await of.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow();
  return { rows, count };
}

/** All that plans opened in this time come to, with their instalments to come. */
export async function sumOfPlans(
  db: Database | Tx,
  customerId: string,
  months: number,
  time: { readonly from: Date; readonly before: Date },
): Promise<number> {
  const { sum } = await db
    .selectFrom('bounty_plans')
    .select(sql<number>`coalesce(sum(instalment), 0)::bigint * ${months}::int`.as('sum'))
    .where('customer_id', '=', customerId)
    .where('status', '<>', 'lapsed')
    .where('created_at', '>=', time.from)
    .where('created_at', '<', time.before)
    .executeTakeFirstOrThrow();
  return Number(sum);
}

/** The PAN this customer gave last. */
export function lastPanOf(
  db: Database | Tx,
  customerId: string,
): Promise<Pick<Plan, 'plan_id' | 'pan_sealed' | 'pan_last4'> | undefined> {
  return db
    .selectFrom('bounty_plans')
    .select(['plan_id', 'pan_sealed', 'pan_last4'])
    .where('customer_id', '=', customerId)
    .where('pan_sealed', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function noteHistory(
  tx: Tx,
  planId: string,
  { at, event, by, note = '' }: { at: Date; event: string; by: string; note?: string },
): Promise<void> {
  await tx.insertInto('bounty_history').values({ plan_id: planId, at, event, by, note }).execute();
}

export interface PlanBalance {
  readonly planId: string;
  readonly principal: number;
  readonly contribution: number;
}

/** What plans hold in the ledger. */
export async function balancesOf(
  db: Database | Tx,
  planIds: readonly string[],
): Promise<ReadonlyMap<string, PlanBalance>> {
  if (planIds.length === 0) return new Map();
  const codes = planIds.flatMap((id) => [`plan:${id}:principal:INR`, `plan:${id}:contribution:INR`]);
  const rows = await db
    .selectFrom('ledger_accounts')
    .select(['code', 'kind', 'balance'])
    .where('code', 'in', codes)
    .execute();
  return new Map(
    planIds.map((planId) => {
      const of = (kind: 'plan-principal' | 'plan-contribution'): number =>
        rows.find((row) => row.kind === kind && row.code.startsWith(`plan:${planId}:`))?.balance ?? 0;
      return [
        planId,
        { planId, principal: of('plan-principal'), contribution: of('plan-contribution') },
      ] as const;
    }),
  );
}
