import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { RequestRow } from './request.store.ts';

export interface QueueSearch {
  /** A request's number, or the beginning of an e-mail address or phone; `''` for all. */
  readonly q: string;
  readonly kind: string | undefined;
  readonly state: string | undefined;
  readonly waiting: boolean;
  readonly limit: number;
  readonly offset: number;
}

/** The beginning of a text as `like` takes it. */
const beginning = (text: string): string => `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Requests that are looked for: what waits for the store's people by when it is due, else the newest first. */
export async function searchQueue(
  db: Database,
  { q, kind, state, waiting, limit, offset }: QueueSearch,
): Promise<{ readonly rows: RequestRow[]; readonly count: number }> {
  let found = db.selectFrom('customer_requests as r');
  if (kind !== undefined) found = found.where('r.kind', '=', kind);
  if (state !== undefined) found = found.where('r.state', '=', state);
  if (waiting) found = found.where('r.due_at', 'is not', null);
  if (/^RQ-/i.test(q)) found = found.where('r.request_id', '=', q.toUpperCase());
  else if (q !== '')
    found = found.where('r.customer_id', 'in', (customers) =>
      customers
        .selectFrom('customers')
        .select('id')
        .where((row) =>
          row.or([
            row('email', 'like', beginning(q.toLowerCase())),
            row('phone_no', 'like', beginning(q.replaceAll(/\D/g, '') || q)),
          ]),
        )
        .limit(200),
    );
  const rows = await found
    .selectAll('r')
    .orderBy((row) => (waiting ? row.ref('r.due_at') : row.ref('r.created_at')), waiting ? 'asc' : 'desc')
    .orderBy('r.request_id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { count } = await found.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
  return { rows, count };
}

export function countByState(
  db: Database,
  at: Date,
): Promise<{ kind: string; state: string; count: number; overdue: number }[]> {
  return db
    .selectFrom('customer_requests')
    .select([
      'kind',
      'state',
      sql<number>`count(*)::int`.as('count'),
      sql<number>`(count(*) filter (where due_at < ${at}))::int`.as('overdue'),
    ])
    .groupBy(['kind', 'state'])
    .execute();
}
