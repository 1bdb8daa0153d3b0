import { sql, type Insertable, type Selectable, type SqlBool } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

export type RequestRow = Selectable<Tables['customer_requests']>;
export type StepRow = Selectable<Tables['request_steps']>;
type NewRequest = Insertable<Tables['customer_requests']>;

/** `undefined` when an open one of the same kind is about the same. */
export function insertRequest(tx: Tx, request: NewRequest): Promise<RequestRow | undefined> {
  return tx
    .insertInto('customer_requests')
    .values(request)
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'customer_id', 'subject'])
        .where(sql<SqlBool>`is_open`)
        .doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
}

export function findRequest(db: Database | Tx, requestId: string): Promise<RequestRow | undefined> {
  return db
    .selectFrom('customer_requests')
    .selectAll()
    .where('request_id', '=', requestId)
    .executeTakeFirst();
}

export async function requestsById(db: Database | Tx, ids: readonly string[]): Promise<RequestRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('customer_requests')
    .selectAll()
    .where('request_id', 'in', [...ids])
    .execute();
}

/** Its row locked until the transaction ends: of two who decide, one waits and is then told. */
export function lockRequest(tx: Tx, requestId: string): Promise<RequestRow | undefined> {
  return tx
    .selectFrom('customer_requests')
    .selectAll()
    .where('request_id', '=', requestId)
    .forUpdate()
    .executeTakeFirst();
}

type Change = Pick<RequestRow, 'state' | 'is_open' | 'due_at' | 'ends_at' | 'ends_as' | 'reason' | 'note'> & {
  /** Left out, what was decided before stays. */
  readonly terms?: string | null;
  /** The same. */
  readonly requoted?: string;
};

export function updateRequest(tx: Tx, requestId: string, change: Change): Promise<RequestRow> {
  return tx
    .updateTable('customer_requests')
    .set(change)
    .where('request_id', '=', requestId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** @returns the number of the step */
export async function insertStep(tx: Tx, step: Insertable<Tables['request_steps']>): Promise<number> {
  const { id } = await tx.insertInto('request_steps').values(step).returning('id').executeTakeFirstOrThrow();
  return id;
}

export function stepsOf(db: Database | Tx, requestIds: readonly string[]): Promise<StepRow[]> {
  return db
    .selectFrom('request_steps')
    .selectAll()
    .where('request_id', 'in', requestIds.length === 0 ? [''] : [...requestIds])
    .orderBy('id')
    .execute();
}

/** A customer's own requests of a kind, or of several, the newest first. */
export async function requestsOfCustomer(
  db: Database | Tx,
  { kind, customerId }: { readonly kind: string | readonly string[]; readonly customerId: string },
  page: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: RequestRow[]; readonly count: number }> {
  const own = db
    .selectFrom('customer_requests')
    .where('kind', 'in', [kind].flat())
    .where('customer_id', '=', customerId);
  const rows = await own
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('request_id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { count } = await own
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { rows, count: Number(count) };
}

/** A customer's requests that came for the first time to one of these states on this Indian day. */
export function requestsThatCame(
  db: Database | Tx,
  {
    kinds,
    customerId,
    states,
    day,
  }: {
    readonly kinds: readonly string[];
    readonly customerId: string;
    readonly states: readonly string[];
    readonly day: string;
  },
): Promise<RequestRow[]> {
  return db
    .selectFrom('customer_requests')
    .selectAll()
    .where('kind', 'in', [...kinds])
    .where('customer_id', '=', customerId)
    .where('request_id', 'in', (steps) =>
      steps
        .selectFrom('request_steps as s')
        .innerJoin('customer_requests as r', 'r.request_id', 's.request_id')
        .select('s.request_id')
        .where('r.customer_id', '=', customerId)
        .where('s.state', 'in', [...states])
        .groupBy('s.request_id')
        .having(sql<SqlBool>`(min(s.at) at time zone 'Asia/Kolkata')::date = ${day}::date`),
    )
    .execute();
}

/** All of a customer's requests of some kinds, the oldest first. */
export function allRequestsOf(
  tx: Tx,
  { kinds, customerId }: { readonly kinds: readonly string[]; readonly customerId: string },
): Promise<Pick<RequestRow, 'request_id' | 'kind' | 'state' | 'created_at'>[]> {
  return tx
    .selectFrom('customer_requests')
    .select(['request_id', 'kind', 'state', 'created_at'])
    .where('kind', 'in', [...kinds])
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .orderBy('request_id')
    .execute();
}

/** A customer's requests about one thing, the newest first. */
export function requestsAbout(
  db: Database | Tx,
  {
    kind,
    customerId,
    subject,
  }: { readonly kind: string; readonly customerId: string; readonly subject: string },
): Promise<RequestRow[]> {
  return db
    .selectFrom('customer_requests')
    .selectAll()
    .where('kind', '=', kind)
    .where('customer_id', '=', customerId)
    .where('subject', '=', subject)
    .orderBy('created_at', 'desc')
    .orderBy('request_id')
    .execute();
}

/** One whose time is over, none of these, locked; others at the same work take another. */
export function lockOneThatEnds(
  tx: Tx,
  at: Date,
  except: readonly string[],
): Promise<RequestRow | undefined> {
  return tx
    .selectFrom('customer_requests')
    .selectAll()
    .where('ends_at', '<=', at)
    .where(sql<boolean>`request_id <> all(${[...except]}::text[])`)
    .orderBy('ends_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}
