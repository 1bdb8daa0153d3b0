import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Companion } from '../catalogue/index.ts';

/** Below these nothing is said: one shopper's purchase must not be read from a page of the store. */
export const LEAST = { buyers: 3, looks: 5 } as const;
export const MOST_COMPANIONS = 12;
/** An order of more designs is a trader's stock: it says nothing of taste, and its pairs would outnumber everybody's. */
export const MOST_TOGETHER = 20;

export interface Since {
  /** Orders placed from here on count. */
  readonly orders: Date;
  /** First day of the weeks whose looks count. */
  readonly looks: string;
}

/**
 * Counts all companions again. How much two designs have to do with each other is their pairs over
 * the root of both sums (the cosine): what everybody buys goes with nothing in particular.
 * Both kinds count pairs both ways round, so that each design finds the other.
 */
export async function replaceCompanions(tx: Tx, { orders, looks }: Since): Promise<void> {
  // Two counters one after the other; who reads in the meantime reads what was there before.
  await sql`lock table companions in share row exclusive mode`.execute(tx);
  await tx.deleteFrom('companions').execute();
  // How many rows each step has cannot be known before: taken for few, they would be compared each with each.
  await sql`set local enable_nestloop = off`.execute(tx);
  await sql`
    with bought as (
      select distinct l.product_id, o.order_no, o.buyer_key
      from orders o join order_lines l on l.order_no = o.order_no
      where o.placed_at >= ${orders} and o.state not in ('cancel_requested', 'cancelled', 'refund_initiated', 'refunded')
    ), buyers as (
      select product_id, count(distinct buyer_key) as n from bought group by product_id
    ), together as (
      select b.product_id, b.order_no, b.buyer_key from bought b
      where b.product_id in (select product_id from buyers where n >= ${LEAST.buyers})
        and b.order_no in (
          select order_no from bought group by order_no having count(*) between 2 and ${MOST_TOGETHER}
        )
    ), bought_once as (
      select a.product_id as first_id, b.product_id as second_id, count(distinct a.buyer_key) as n
      from together a join together b on b.order_no = a.order_no and b.product_id > a.product_id
      group by 1, 2 having count(distinct a.buyer_key) >= ${LEAST.buyers}
    ), bought_pairs as (
      select first_id as product_id, second_id as other_id, n from bought_once
      union all select second_id, first_id, n from bought_once
    ), looked as (
      select first_id, second_id, sum(looks) as n from looks_together
      where week >= ${looks}::date group by 1, 2
    ), looked_both as (
      select first_id as product_id, second_id as other_id, n from looked
      union all select second_id, first_id, n from looked
    ), lookers as (
      select product_id, sum(n) as n from looked_both group by product_id
    ), scored as (
      select 'bought' as kind, p.product_id, p.other_id, p.n / sqrt(a.n::float8 * b.n) as score
      from bought_pairs p join buyers a on a.product_id = p.product_id join buyers b on b.product_id = p.other_id
      union all
      select 'viewed', p.product_id, p.other_id, p.n / sqrt(a.n::float8 * b.n)
      from looked_both p join lookers a on a.product_id = p.product_id join lookers b on b.product_id = p.other_id
      where p.n >= ${LEAST.looks}
    ), ranked as (
      select product_id, kind, other_id,
        row_number() over (partition by product_id, kind order by score desc, other_id) as position
      from scored
    )
    insert into companions (product_id, kind, position, other_id)
    select product_id, kind, position, other_id from ranked where position <= ${MOST_COMPANIONS}`.execute(tx);
}

/** What designs go with, for each in its order. */
export function companionsOf(db: Database, productIds: readonly number[]): Promise<Companion[]> {
  return db
    .selectFrom('companions')
    .select(['product_id', 'kind', 'other_id'])
    .where('product_id', 'in', productIds)
    .orderBy('product_id')
    .orderBy('kind')
    .orderBy('position')
    .execute();
}
