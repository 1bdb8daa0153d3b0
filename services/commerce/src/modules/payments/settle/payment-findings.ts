import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Purpose } from '../purpose.ts';

export interface Finding {
  /** What is wrong, with the kind of what was paid for: `order without payment`. */
  readonly kind: string;
  /** What was paid for, a payment, a refund or an event. */
  readonly subject: string;
}

/** Faults between captures and what they pay for. */
async function findingsOf(db: Database, { kind, book }: Purpose): Promise<readonly Finding[]> {
  const { rows } = await sql<Finding>`
    with book as (${book}), captured as (
      select subject_id, provider_payment_id, amount, currency from payment_captures where subject_kind = ${kind} and kind = 'due')
    select ${`${kind} without payment`} as kind, b.id as subject from book b
      where b.is_online and b.is_paid and not exists (select from captured c where c.subject_id = b.id)
    union all
    select ${`payment without ${kind}`}, c.provider_payment_id from captured c left join book b on b.id = c.subject_id
      where b.id is null or not b.is_paid
    union all
    select ${`another amount than the ${kind}`}, c.subject_id from captured c join book b on b.id = c.subject_id
      where c.amount <> b.payable or c.currency <> b.currency
    order by 1, 2`.execute(db);
  return rows;
}

/** Faults between captures, refunds and events, whatever was paid for. `since`: what has been under way longer is stuck. */
async function findingsOfMoney(db: Database, since: Date): Promise<readonly Finding[]> {
  const { rows } = await sql<Finding>`
    select 'stray money not given back' as kind, c.provider_payment_id as subject from payment_captures c
      where c.kind <> 'due' and c.refunded <> c.amount
    union all
    select 'more given back than taken', c.provider_payment_id from payment_captures c
      where c.refunded <> coalesce((select sum(r.amount) from payment_refunds r where r.provider = c.provider and r.provider_payment_id = c.provider_payment_id), 0)
    union all
    select 'refund stuck', r.refund_id from payment_refunds r where r.state in ('requested', 'sent') and r.requested_at < ${since}
    union all
    select 'refund failed', r.refund_id from payment_refunds r where r.state = 'failed'
    union all
    select 'webhook stuck', e.event_id from payment_events e where e.processed_at is null and e.received_at < ${since}
    order by 1, 2`.execute(db);
  return rows;
}

/** Everything that does not add up between what was paid, what it was paid for, and what went back. */
export async function paymentFindings(
  db: Database,
  purposes: readonly Purpose[],
  since: Date,
): Promise<readonly Finding[]> {
  const found: Finding[] = [];
  for (const purpose of purposes) found.push(...(await findingsOf(db, purpose)));
  return [...found, ...(await findingsOfMoney(db, since))];
}
