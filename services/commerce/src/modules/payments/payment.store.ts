import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Subject } from '../ledger/index.ts';
import type { Tables } from '../../platform/database/tables.ts';

export type Attempt = Selectable<Tables['payment_attempts']>;
export type NewAttempt = Insertable<Tables['payment_attempts']>;
export type Capture = Selectable<Tables['payment_captures']>;
export type NewCapture = Insertable<Tables['payment_captures']>;

export const subjectOf = (row: Pick<Attempt, 'subject_kind' | 'subject_id'>): Subject => ({
  kind: row.subject_kind,
  id: row.subject_id,
});

export function attemptsOf(db: Database | Tx, { kind, id }: Subject): Promise<Attempt[]> {
  return db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .orderBy('attempt')
    .execute();
}

export async function insertAttempt(tx: Tx, attempt: NewAttempt): Promise<Attempt> {
  return tx.insertInto('payment_attempts').values(attempt).returningAll().executeTakeFirstOrThrow();
}

function findAttempt(
  db: Database | Tx,
  provider: Attempt['provider'],
  providerOrderId: string,
): Promise<Attempt | undefined> {
  return db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_order_id', '=', providerOrderId)
    .executeTakeFirst();
}

/** The try that a provider speaks of: by what it calls it, or by our name where we have still to hear of that. */
export async function findAttemptOf(
  tx: Tx,
  {
    provider,
    providerOrderId,
    reference,
  }: {
    readonly provider: Attempt['provider'];
    readonly providerOrderId: string;
    readonly reference?: string;
  },
): Promise<Attempt | undefined> {
  const known = await findAttempt(tx, provider, providerOrderId);
  if (known !== undefined || reference === undefined) return known;
  return tx
    .selectFrom('payment_attempts')
    .selectAll()
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .where('provider_order_id', 'is', null)
    .executeTakeFirst();
}

/** What the provider calls a try whose answer was lost, so that it is known by it from now on. */
export async function nameAttempt(tx: Tx, id: string, providerOrderId: string): Promise<void> {
  await tx
    .updateTable('payment_attempts')
    .set({ provider_order_id: providerOrderId, redirect_url: '' })
    .where('id', '=', id)
    .where('provider_order_id', 'is', null)
    .execute();
}

/** The provider has it: kept by the first who says so; everybody reads what was kept. */
export async function openAttempt(
  db: Database,
  id: string,
  opened: { readonly providerOrderId: string; readonly redirectUrl: string; readonly nextPollAt: Date },
): Promise<Attempt> {
  await db
    .updateTable('payment_attempts')
    .set({
      state: 'open',
      provider_order_id: opened.providerOrderId,
      redirect_url: opened.redirectUrl,
      next_poll_at: opened.nextPollAt,
    })
    .where('id', '=', id)
    .where('state', '=', 'intent')
    .execute();
  // Closed in the meantime by another attempt: the provider's name for it is kept all the same, so that its money is recognised.
  await db
    .updateTable('payment_attempts')
    .set({
      provider_order_id: opened.providerOrderId,
      redirect_url: opened.redirectUrl,
      next_poll_at: opened.nextPollAt,
      next_cancel_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .where('state', '=', 'closed')
    .where('provider_order_id', 'is', null)
    .execute();
  return db.selectFrom('payment_attempts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Moves an attempt on; what is captured stays captured. `false` when it stands elsewhere. */
export async function moveAttempt(
  tx: Tx,
  id: string,
  from: readonly Attempt['state'][],
  to: Attempt['state'],
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payment_attempts')
    .set({ state: to, ...(to === 'captured' ? { next_poll_at: null } : {}) })
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Closes every attempt that waits for its money, but for one: another took their place, or what they
 * were for waits no longer. Pages that a provider has for them are to be closed there too.
 */
export async function replaceAttempts(tx: Tx, { kind, id }: Subject, butFor?: string): Promise<void> {
  await tx
    .updateTable('payment_attempts')
    .set({
      state: 'closed',
      next_cancel_at: sql<Date | null>`case when provider_order_id is not null then now() end`,
    })
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .where('state', 'in', ['intent', 'open'])
    .$if(butFor !== undefined, (query) => query.where('id', '<>', butFor ?? ''))
    .execute();
}

/** Replaced attempts whose provider is to be notified now, claimed until `until`. */
export async function claimCancellations(
  db: Database,
  at: Date,
  until: Date,
  atOnce: number,
): Promise<Attempt[]> {
  return db
    .updateTable('payment_attempts')
    .set((row) => ({ cancel_tries: row('cancel_tries', '+', 1), next_cancel_at: until }))
    .where('id', 'in', (due) =>
      due
        .selectFrom('payment_attempts')
        .select('id')
        .where('next_cancel_at', '<=', at)
        .orderBy('next_cancel_at')
        .limit(atOnce)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

/** `cancelledAt`: the provider closed its page; `null` when it would not, because it was paid or is gone. */
export async function settleCancellation(db: Database, id: string, cancelledAt: Date | null): Promise<void> {
  await db
    .updateTable('payment_attempts')
    .set({ next_cancel_at: null, cancelled_at: cancelledAt })
    .where('id', '=', id)
    .execute();
}

export async function cancelAgain(db: Database, id: string, nextCancelAt: Date): Promise<void> {
  await db
    .updateTable('payment_attempts')
    .set({ next_cancel_at: nextCancelAt })
    .where('id', '=', id)
    .where('next_cancel_at', 'is not', null)
    .execute();
}

/** `false` when that payment was counted before. */
export async function insertCapture(tx: Tx, capture: NewCapture): Promise<boolean> {
  const row = await tx
    .insertInto('payment_captures')
    .values(capture)
    .onConflict((conflict) => conflict.columns(['provider', 'provider_payment_id']).doNothing())
    .returning('kind')
    .executeTakeFirst();
  return row !== undefined;
}

/** The money that something was paid with. */
export function captureOf(db: Database | Tx, { kind, id }: Subject): Promise<Capture | undefined> {
  return db
    .selectFrom('payment_captures')
    .selectAll()
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .where('kind', '=', 'due')
    .executeTakeFirst();
}

/** Attempts whose provider is to be asked now, claimed until `next`. */
export async function claimPolls(db: Database, at: Date, atOnce: number): Promise<Attempt[]> {
  return db
    .updateTable('payment_attempts')
    .set((row) => ({ polls: row('polls', '+', 1), next_poll_at: new Date(at.getTime() + 60_000) }))
    .where('id', 'in', (due) =>
      due
        .selectFrom('payment_attempts')
        .select('id')
        .where('next_poll_at', '<=', at)
        .where('provider_order_id', 'is not', null)
        .orderBy('next_poll_at')
        .limit(atOnce)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

export async function pollAgain(db: Database, id: string, nextPollAt: Date | null): Promise<void> {
  await db
    .updateTable('payment_attempts')
    .set({ next_poll_at: nextPollAt })
    .where('id', '=', id)
    .where('state', '<>', 'captured')
    .execute();
}
