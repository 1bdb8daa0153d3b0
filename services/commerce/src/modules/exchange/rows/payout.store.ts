import { sql, type Selectable } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { PayoutFault, PayoutState } from '../tables.ts';

export type Payout = Selectable<Tables['exchange_payouts']>;

/** The next try to pay for a request. Its name is its key at the provider. */
export async function insertPayout(
  tx: Tx,
  { requestId, amount, at }: { readonly requestId: string; readonly amount: number; readonly at: Date },
): Promise<void> {
  const { last } = await tx
    .selectFrom('exchange_payouts')
    .select(sql<number>`coalesce(max(attempt), 0)::int`.as('last'))
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('exchange_payouts')
    .values({
      payout_id: `${requestId.replace('RQ-', 'PO-')}-${last + 1}`,
      request_id: requestId,
      attempt: last + 1,
      amount,
      state: 'asked',
      fund_account: null,
      provider_id: null,
      next_try_at: at,
      created_at: at,
      settled_at: null,
    })
    .execute();
}

export function findPayout(db: Database | Tx, payoutId: string): Promise<Payout | undefined> {
  return db.selectFrom('exchange_payouts').selectAll().where('payout_id', '=', payoutId).executeTakeFirst();
}

/** The last try of each request, those left out that were never sent because an earlier one was paid. */
export function lastPayouts(db: Database | Tx, requestIds: readonly string[]): Promise<Payout[]> {
  return db
    .selectFrom('exchange_payouts')
    .selectAll()
    .distinctOn('request_id')
    .where('request_id', 'in', requestIds.length === 0 ? [''] : [...requestIds])
    .where('state', '!=', 'cancelled')
    .orderBy('request_id')
    .orderBy('attempt', 'desc')
    .execute();
}

/** Every try to pay for each of some requests, the first one first. */
export async function payoutsOf(db: Database | Tx, requestIds: readonly string[]): Promise<Payout[]> {
  if (requestIds.length === 0) return [];
  return db
    .selectFrom('exchange_payouts')
    .selectAll()
    .where('request_id', 'in', [...requestIds])
    .orderBy('created_at')
    .orderBy('attempt')
    .execute();
}

/** Whether a try lives of which it is not known yet what becomes. */
export const isUnderWay = async (tx: Tx, requestId: string): Promise<boolean> =>
  (await payoutsOf(tx, [requestId])).some(({ state }) => state === 'asked' || state === 'sent');

/** Payouts that are to be asked for or asked after; the process that claims one has it until then. */
export function claimPayouts(
  db: Database,
  { at, until, atOnce }: { readonly at: Date; readonly until: Date; readonly atOnce: number },
): Promise<Payout[]> {
  return db
    .updateTable('exchange_payouts')
    .set({ tries: sql<number>`tries + 1`, next_try_at: until })
    .where('payout_id', 'in', (due) =>
      due
        .selectFrom('exchange_payouts')
        .select('payout_id')
        .where('state', 'in', ['asked', 'sent'])
        .where('next_try_at', '<=', at)
        .orderBy('next_try_at')
        .limit(atOnce)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

/**
 * Written down before anything is paid to it: what may have been paid is not looked at again.
 *
 * @returns whether it may be sent: not when it was cancelled in the meantime
 */
export async function noteFundAccount(db: Database, payoutId: string, fundAccount: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('exchange_payouts')
    .set({ fund_account: fundAccount })
    .where('payout_id', '=', payoutId)
    .where('state', '=', 'asked')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** By which name the provider is asked again whose the account is; `null`: it is to be asked again. */
export async function noteCheck(db: Database, payoutId: string, checkId: string | null): Promise<void> {
  await db
    .updateTable('exchange_payouts')
    .set({ check_id: checkId })
    .where('payout_id', '=', payoutId)
    .where('state', '=', 'asked')
    .execute();
}

/** There was no answer, or it is still under way: it is asked again. */
export async function tryLater(
  db: Database | Tx,
  payoutId: string,
  { at, error = '' }: { readonly at: Date; readonly error?: string },
): Promise<void> {
  await db
    .updateTable('exchange_payouts')
    .set({ next_try_at: at, last_error: error.slice(0, 300) })
    .where('payout_id', '=', payoutId)
    .where('state', 'in', ['asked', 'sent'])
    .execute();
}

/** Moves a payout that stands where it may be moved from; the update decides. */
export async function movePayout(
  tx: Tx,
  payoutId: string,
  from: readonly PayoutState[],
  change: {
    readonly state: PayoutState;
    readonly providerId?: string;
    readonly fault?: PayoutFault;
    readonly nextTryAt?: Date;
    readonly at: Date;
  },
): Promise<boolean> {
  const { state, providerId, fault = '', nextTryAt = null, at } = change;
  const { numUpdatedRows } = await tx
    .updateTable('exchange_payouts')
    .set({
      state,
      fault,
      next_try_at: nextTryAt,
      settled_at: nextTryAt === null ? at : null,
      ...(providerId !== undefined && { provider_id: providerId }),
    })
    .where('payout_id', '=', payoutId)
    .where('state', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
