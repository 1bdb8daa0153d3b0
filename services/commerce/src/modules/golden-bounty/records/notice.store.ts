import { GOLDEN_BOUNTY } from '@suvarna/contracts/golden-bounty';
import { sql, type Selectable } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Day } from './calendar.ts';
import type { NoticeKind } from '../tables.ts';

/** The last day on which a plan can be spent is said so many days ahead. */
const ENDING_DAYS = 30;

/** News for a customer, told once, by day. */
export async function noteNotice(
  tx: Tx,
  notice: {
    readonly planId: string;
    readonly kind: NoticeKind;
    readonly about: string;
    readonly amount?: number;
    readonly namedDay?: Day;
    readonly at: Date;
  },
): Promise<void> {
  await tx
    .insertInto('bounty_notices')
    .values({
      plan_id: notice.planId,
      kind: notice.kind,
      about: notice.about,
      amount: notice.amount ?? 0,
      named_day: notice.namedDay ?? null,
      noted_at: notice.at,
      until: null,
      sent_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export type Notice = Selectable<Tables['bounty_notices']>;

const REMINDED_AT_ONCE = 5_000;

/**
 * Notes what the calendar says today: an instalment that is due in five days, today, or overdue within
 * its grace, and value that ends in thirty days. Each plan is looked at once a day, however often it is asked.
 *
 * @returns how many plans were looked at; ask again until it is 0
 */
export async function noteReminders(tx: Tx, day: Day, at: Date, until: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with due as (
      select plan_id from bounty_plans
      where reminded_on is distinct from ${day}::date and (
        (status = 'active' and next_due_on <= ${day}::date + ${GOLDEN_BOUNTY.dueSoonDays}::int)
        or (next_step = 'year-over' and next_step_on <= ${day}::date + ${ENDING_DAYS + 1}::int))
      limit ${REMINDED_AT_ONCE} for update skip locked),
    seen as (update bounty_plans p set reminded_on = ${day}::date from due where p.plan_id = due.plan_id
      returning p.plan_id, p.status, p.next_due_on, p.next_grace_until, p.next_amount, p.next_step, p.next_step_on, p.redeem_by),
    told as (
      select plan_id,
        case when status = 'active' and next_due_on is not null then
          case when next_due_on > ${day}::date then 'due-soon' when next_due_on = ${day}::date then 'due-today'
            when next_grace_until >= ${day}::date then 'in-grace' end
        else 'ending-soon' end as kind,
        next_due_on, next_grace_until, next_amount, redeem_by, status
      from seen),
    noted as (insert into bounty_notices (plan_id, kind, about, amount, named_day, noted_at, until)
      select plan_id, kind,
        case kind when 'in-grace' then ${day} when 'ending-soon' then redeem_by::text else next_due_on::text end,
        next_amount,
        case kind when 'in-grace' then next_grace_until when 'ending-soon' then redeem_by else next_due_on end,
        ${at}, ${until}
      from told where kind is not null and (kind <> 'ending-soon' or (status in ('matured', 'canceled') and redeem_by >= ${day}::date))
      on conflict do nothing)
    select count(*)::int as count from seen`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** What one is called among all. */
export const nameOf = ({ plan_id: planId, kind, about }: Notice): string => `${planId} ${kind} ${about}`;

/** Notices that wait, locked. @param except names of those that failed a moment ago */
export function lockNotices(tx: Tx, limit: number, except: readonly string[]): Promise<Notice[]> {
  return tx
    .selectFrom('bounty_notices')
    .selectAll()
    .where('sent_at', 'is', null)
    .where(sql<boolean>`plan_id || ' ' || kind || ' ' || about <> all(${[...except]}::text[])`)
    .orderBy('noted_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

export async function noteSent(tx: Tx, { plan_id: planId, kind, about }: Notice, at: Date): Promise<void> {
  await tx
    .updateTable('bounty_notices')
    .set({ sent_at: at })
    .where('plan_id', '=', planId)
    .where('kind', '=', kind)
    .where('about', '=', about)
    .execute();
}
