import type { PlatformFigures } from '@suvarna/contracts/agents';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

export type PlatformRow = PlatformFigures['results'][number];

/** What was begun since then, by platform; those with most orders and sessions, so many at most. */
export async function figuresByPlatform(
  db: Database,
  since: Date,
  most: number,
): Promise<readonly PlatformRow[]> {
  const { rows } = await sql<PlatformRow>`
    select platform, verified as signed,
      count(*) filter (where kind = 'cart')::int as carts,
      count(*) filter (where kind = 'checkout')::int as checkouts,
      count(*) filter (where opened_guest_id is not null or opened_customer_id is not null)::int as opened,
      count(*) filter (where accepted_at is not null)::int as taken_over,
      count(order_no)::int as orders
    from agent_sessions where created_at >= ${since}
    group by platform, verified
    order by orders desc, count(*) desc, platform
    limit ${most}`.execute(db);
  return rows;
}
