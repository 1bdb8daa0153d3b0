import { searchedNumber } from '@suvarna/forms/kept-phone';
import { sql, type Selectable } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

export type QueueRow = Selectable<Tables['request_queue']>;

export interface QueueSearch {
  /** A request's or an order's number, or the beginning of an e-mail address or phone; `''` for all. */
  readonly q: string;
  readonly kind: string | undefined;
  readonly state: string | undefined;
  /** Whose it is. */
  readonly who: 'customer' | 'guest' | undefined;
  readonly waiting: boolean;
  /** Only what should have been acted on by then. */
  readonly dueBefore: Date | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** The beginning of a text as `like` takes it. */
const beginning = (text: string): string => `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const REQUEST_ID = /^(?:RQ-[0-9A-Z]{10}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;
const ORDER_NO = /^[A-Z]{2,4}-[A-Z0-9-]{4,20}$/i;

/** Requests that are looked for: what waits for the store's people by when it is due, else the newest first. */
export async function searchQueue(
  db: Database,
  { q, kind, state, who, waiting, dueBefore, limit, offset }: QueueSearch,
): Promise<{ readonly rows: QueueRow[]; readonly count: number }> {
  let found = db.selectFrom('request_queue as r');
  if (kind !== undefined) found = found.where('r.kind', '=', kind);
  if (state !== undefined) found = found.where('r.state', '=', state);
  if (who !== undefined) found = found.where('r.customer_id', who === 'guest' ? 'is' : 'is not', null);
  if (waiting) found = found.where('r.due_at', 'is not', null);
  if (dueBefore !== undefined) found = found.where('r.due_at', '<', dueBefore);
  if (REQUEST_ID.test(q))
    found = found.where('r.request_id', '=', q.startsWith('RQ-') ? q.toUpperCase() : q.toLowerCase());
  else if (ORDER_NO.test(q)) found = found.where('r.order_no', '=', q.toUpperCase());
  else if (q !== '') {
    const number = searchedNumber(q);
    const phone = number === undefined ? undefined : beginning(number);
    found = found.where((row) =>
      row.or([
        row('r.customer_id', 'in', (customers) =>
          customers
            .selectFrom('customers')
            .select('id')
            .where((customer) =>
              customer.or([
                customer('email', 'like', beginning(q.toLowerCase())),
                ...(phone === undefined ? [] : [customer('phone_no', 'like', phone)]),
              ]),
            )
            .limit(200),
        ),
        // Of an order that was made by another customer, or without an account: who is told of it.
        row('r.email', 'like', beginning(q.toLowerCase())),
        ...(phone === undefined ? [] : [row(sql<string>`split_part(r.phone, '-', 2)`, 'like', phone)]),
      ]),
    );
  }
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

export function findQueued(db: Database | Tx, requestId: string): Promise<QueueRow | undefined> {
  return db.selectFrom('request_queue').selectAll().where('request_id', '=', requestId).executeTakeFirst();
}

export function countByState(
  db: Database,
  at: Date,
): Promise<{ kind: string; state: string; count: number; overdue: number }[]> {
  return db
    .selectFrom('request_queue')
    .select([
      'kind',
      'state',
      sql<number>`count(*)::int`.as('count'),
      sql<number>`(count(*) filter (where due_at < ${at}))::int`.as('overdue'),
    ])
    .groupBy(['kind', 'state'])
    .execute();
}
