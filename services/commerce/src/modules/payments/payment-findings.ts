import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

export interface Finding {
  readonly kind:
    | 'order without payment'
    | 'payment without order'
    | 'stray money not given back'
    | 'more given back than taken'
    | 'refund stuck'
    | 'refund failed'
    | 'webhook stuck'
    | 'another amount than the order';
  /** Order, payment, refund or event. */
  readonly subject: string;
}

/** Faults between captures, orders, refunds and events. `since`: what has been under way longer is stuck. */
export async function paymentFindings(db: Database, since: Date): Promise<readonly Finding[]> {
  const { rows } = await sql<Finding>`
    select 'order without payment' as kind, o.order_no as subject from orders o
      where o.payment_mode <> 'cod' and o.state not in ('payment_pending', 'payment_failed', 'expired')
        and not exists (select from payment_captures c where c.order_no = o.order_no and c.kind = 'order')
    union all
    select 'payment without order', c.provider_payment_id from payment_captures c left join orders o on o.order_no = c.order_no
      where c.kind = 'order' and (o.state is null or o.state in ('payment_pending', 'payment_failed', 'expired'))
    union all
    select 'another amount than the order', c.order_no from payment_captures c join orders o on o.order_no = c.order_no
      where c.kind = 'order' and (c.amount <> o.payable or c.currency <> o.currency)
    union all
    select 'stray money not given back', c.provider_payment_id from payment_captures c
      where c.kind <> 'order' and c.refunded <> c.amount
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
