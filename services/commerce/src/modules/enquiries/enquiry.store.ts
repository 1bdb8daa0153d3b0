import { ENQUIRY_STATES, type EnquiryKind, type EnquiryState } from '@suvarna/contracts/enquiries';
import type { Insertable, Selectable } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

export type EnquiryRow = Selectable<Tables['enquiries']>;
export type EnquiryStep = Selectable<Tables['enquiry_steps']>;

/** `undefined` when the same was written before. */
export const insertEnquiry = (
  tx: Tx,
  row: Insertable<Tables['enquiries']>,
): Promise<EnquiryRow | undefined> =>
  tx
    .insertInto('enquiries')
    .values(row)
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .returningAll()
    .executeTakeFirst();

export const findByFingerprint = (db: Database | Tx, fingerprint: Buffer): Promise<EnquiryRow | undefined> =>
  db.selectFrom('enquiries').selectAll().where('fingerprint', '=', fingerprint).executeTakeFirst();

export const lockEnquiry = (tx: Tx, ticket: string): Promise<EnquiryRow | undefined> =>
  tx.selectFrom('enquiries').selectAll().where('ticket', '=', ticket).forUpdate().executeTakeFirst();

export const moveEnquiry = (
  tx: Tx,
  { ticket, version }: EnquiryRow,
  change: Pick<EnquiryRow, 'state' | 'resolved_at'>,
): Promise<EnquiryRow> =>
  tx
    .updateTable('enquiries')
    .set({ ...change, version: version + 1 })
    .where('ticket', '=', ticket)
    .returningAll()
    .executeTakeFirstOrThrow();

export async function insertStep(tx: Tx, step: Insertable<Tables['enquiry_steps']>): Promise<void> {
  await tx.insertInto('enquiry_steps').values(step).execute();
}

export async function stepsOf(db: Database | Tx, tickets: readonly string[]): Promise<EnquiryStep[]> {
  if (tickets.length === 0) return [];
  return db.selectFrom('enquiry_steps').selectAll().where('ticket', 'in', tickets).orderBy('id').execute();
}

interface Search {
  readonly kind?: EnquiryKind | undefined;
  readonly state?: EnquiryState | undefined;
  readonly ticket?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** Those that are due first come first; what is resolved comes last. */
export async function searchEnquiries(
  db: Database,
  { kind, state, ticket, limit, offset }: Search,
): Promise<{ readonly rows: EnquiryRow[]; readonly count: number }> {
  const states: readonly EnquiryState[] = state === undefined ? ENQUIRY_STATES : [state];
  const found = db
    .selectFrom('enquiries')
    .where('state', 'in', states)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as EnquiryKind))
    .$if(ticket !== undefined, (query) => query.where('ticket', '=', ticket as string));
  const { count } = await found
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .selectAll()
    .orderBy((row) => row('state', '=', 'resolved'))
    .orderBy('due_at')
    .orderBy('ticket')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, count: Number(count) };
}

export async function countOverdue(db: Database, at: Date): Promise<number> {
  const { count } = await db
    .selectFrom('enquiries')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('state', '!=', 'resolved')
    .where('due_at', '<', at)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const enquiriesOfCustomer = (db: Database | Tx, customerId: string): Promise<EnquiryRow[]> =>
  db
    .selectFrom('enquiries')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .execute();

const NOTHING = { name: '', email: '', mobile: '', city: '', order_no: '', message: '', customer_id: null };

/** What is personal in these goes; that there was an enquiry, and when it was answered, stays. */
export async function forgetEnquiries(
  tx: Database | Tx,
  tickets: readonly string[],
  at: Date,
): Promise<void> {
  if (tickets.length === 0) return;
  await tx
    .updateTable('enquiry_steps')
    .set({ note: '', answer: '' })
    .where('ticket', 'in', tickets)
    .execute();
  await tx
    .updateTable('enquiries')
    .set({ ...NOTHING, forgotten_at: at })
    .where('ticket', 'in', tickets)
    .execute();
}

export async function leaveAccount(tx: Tx, customerId: string): Promise<void> {
  await tx
    .updateTable('enquiries')
    .set({ customer_id: null })
    .where('customer_id', '=', customerId)
    .execute();
}

/** Resolved so long ago that no customer asks any more; some at a time. */
export async function resolvedBefore(db: Database, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('enquiries')
    .select('ticket')
    .where('forgotten_at', 'is', null)
    .where('resolved_at', '<', before)
    .orderBy('resolved_at')
    .limit(500)
    .execute();
  return rows.map(({ ticket }) => ticket);
}
