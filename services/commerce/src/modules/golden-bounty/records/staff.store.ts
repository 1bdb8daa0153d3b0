import {
  PLAN_STATUSES,
  type PlanFigures,
  type PlanStatus,
  type StaffPlan,
} from '@suvarna/contracts/golden-bounty';
import { searchedNumber } from '@suvarna/forms/kept-phone';
import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { Plan } from './plan.store.ts';

export interface PlanSearch {
  /** A plan's number, or the beginning of an e-mail address or phone; `''` for all. */
  readonly q: string;
  readonly status: PlanStatus | undefined;
  readonly cancelRequested: boolean;
  readonly limit: number;
  readonly offset: number;
}

/** The beginning of a text as `like` takes it. */
const beginning = (text: string): string => `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Plans that are looked for, the newest first. */
export async function searchPlans(
  db: Database,
  { q, status, cancelRequested, limit, offset }: PlanSearch,
): Promise<{ readonly rows: Plan[]; readonly count: number }> {
  const phone = searchedNumber(q);
  let found = db.selectFrom('bounty_plans as p');
  if (status !== undefined) found = found.where('p.status', '=', status);
  if (cancelRequested) found = found.where('p.cancel_state', '=', 'open');
  if (/^GB-/i.test(q)) found = found.where('p.plan_id', '=', q.toUpperCase());
  else if (q !== '')
    found = found.where('p.customer_id', 'in', (customers) =>
      customers
        .selectFrom('customers')
        .select('id')
        .where((row) =>
          row.or([
            row('email', 'like', beginning(q.toLowerCase())),
            ...(phone === undefined ? [] : [row('phone_no', 'like', beginning(phone))]),
          ]),
        )
        .limit(200),
    );
  const rows = await found
    .selectAll('p')
    .orderBy('p.created_at', 'desc')
    .orderBy('p.plan_id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { count } = await found.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
  return { rows, count };
}

/** Everything that was booked for a plan, the oldest first: under its number, and for orders it paid for. */
export async function postingsOf(db: Database | Tx, planId: string): Promise<StaffPlan['postings']> {
  const { rows } = await sql<{
    at: Date;
    kind: string;
    reference: string;
    entries: { account: string; amount: number }[];
  }>`
    select t.occurred_at as at, t.kind, t.reference,
      jsonb_agg(jsonb_build_object('account', a.code, 'amount', e.amount) order by a.id) as entries
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
    where t.id in (
      select e2.transaction_id from ledger_entries e2 join ledger_accounts a2 on a2.id = e2.account_id
      where a2.code in (${`plan:${planId}:principal:INR`}, ${`plan:${planId}:contribution:INR`}))
    group by t.id order by t.occurred_at, t.created_in::text, t.kind, t.id`.execute(db);
  return rows.map(({ at, kind, reference, entries }) => ({
    at: at.toISOString(),
    kind,
    reference,
    entries: entries.map(({ account, amount }) => ({ account, amount_paise: Number(amount) })),
  }));
}

export async function historyOf(db: Database | Tx, planId: string): Promise<StaffPlan['history']> {
  const rows = await db
    .selectFrom('bounty_history')
    .select(['at', 'event', 'by', 'note'])
    .where('plan_id', '=', planId)
    .orderBy('id')
    .execute();
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

const balances = sql`
  select split_part(code, ':', 2) as plan_id,
    sum(balance) filter (where kind = 'plan-principal') as principal,
    sum(balance) filter (where kind = 'plan-contribution') as contribution
  from ledger_accounts where kind in ('plan-principal', 'plan-contribution') group by 1`;

/** Figures of the dashboards: plans by state, what is owed by month of maturity, contribution accrued and given. */
export async function planFigures(db: Database): Promise<PlanFigures> {
  const states = await sql<{ status: PlanStatus; plans: number; principal: number }>`
    with b as (${balances})
    select p.status, count(*)::int as plans, coalesce(sum(b.principal), 0)::bigint as principal
    from bounty_plans p left join b on b.plan_id = p.plan_id group by p.status`.execute(db);
  const months = await sql<{ month: string; plans: number; principal: number; contribution: number }>`
    with b as (${balances})
    select to_char(p.matures_on, 'YYYY-MM') as month, count(*)::int as plans, sum(b.principal)::bigint as principal,
      sum(case when p.status in ('active', 'defaulted') then p.earned else coalesce(b.contribution, 0) end)::bigint as contribution
    from bounty_plans p join b on b.plan_id = p.plan_id
    where p.matures_on is not null and (b.principal > 0 or b.contribution > 0) group by 1 order by 1`.execute(
    db,
  );
  const sums = await sql<{ accrued: number; given: number }>`
    select (select coalesce(sum(earned), 0)::bigint from bounty_plans where status in ('active', 'defaulted')) as accrued,
      (select coalesce(-sum(e.amount), 0)::bigint from ledger_entries e join ledger_accounts a on a.id = e.account_id
        where a.kind = 'plan-discount') as given`.execute(db);
  const paper = await db
    .selectFrom('bounty_refunds as r')
    .innerJoin('bounty_payments as p', 'p.payment_id', 'r.payment_id')
    .select(['r.refund_id', 'r.plan_id', 'r.amount', 'r.requested_at'])
    .where('r.state', '=', 'initiated')
    .where('p.via', '=', 'paper')
    .orderBy('r.requested_at')
    .limit(500)
    .execute();
  return {
    by_status: PLAN_STATUSES.map((status) => {
      const row = states.rows.find((one) => one.status === status);
      return { status, plans: row?.plans ?? 0, principal_paise: Number(row?.principal ?? 0) };
    }),
    by_maturity_month: months.rows.map((row) => ({
      month: row.month,
      plans: row.plans,
      principal_paise: Number(row.principal),
      contribution_paise: Number(row.contribution),
    })),
    contribution_accrued_paise: Number(sums.rows[0]?.accrued ?? 0),
    contribution_given_paise: Number(sums.rows[0]?.given ?? 0),
    paper_refunds: paper.map(({ amount, requested_at, ...row }) => ({
      ...row,
      amount_paise: amount,
      requested_at: requested_at.toISOString(),
    })),
  };
}
