import type { CallbackBody, CallbackRequested } from '@suvarna/contracts/golden-bounty';
import type { Static } from 'typebox';
import type { Locale } from '@suvarna/contracts/locale';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { Refusal } from '../../../platform/refusal.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { deleteUnlocked } from '../../../platform/database/delete-unlocked.ts';
import { principalOf, type Shopper } from '../../identity/index.ts';
import { requireName, requirePhone } from '../records/nominee.ts';
import { findOwnPlan } from '../records/plan.store.ts';

/** Asks to be called. A plan it is about has to be the caller's own. @throws Refusal */
export async function requestCallback(
  tx: Tx,
  request: {
    readonly shopper: Shopper;
    readonly body: Static<typeof CallbackBody>;
    readonly locale: Locale;
    readonly at: Date;
    /** Counts it by its number, shopper and address. @throws Refusal */
    readonly count: (phone: string) => Promise<void>;
  },
): Promise<CallbackRequested> {
  const { shopper, body, locale, at, count } = request;
  const planId = body.plan_id ?? null;
  if (
    planId !== null &&
    (shopper.kind !== 'customer' || (await findOwnPlan(tx, shopper.id, planId)) === undefined)
  )
    throw new Refusal('BOUNTY.PLAN_NOT_FOUND');
  const [name, phone] = [requireName(body.name, '/name', locale), requirePhone(body.phone, '/phone', locale)];
  await count(phone);
  const id = randomUUID();
  await tx
    .insertInto('bounty_callbacks')
    .values({
      request_id: id,
      shopper: principalOf(shopper),
      name,
      phone,
      time: body.time,
      plan_id: planId,
      comment: body.comment ?? '',
      locale,
      requested_at: at,
      done_at: null,
    })
    .execute();
  return { request_id: id, requested_at: at.toISOString() };
}

const SHOWN = 200;

/** Who waits to be called, the oldest first; of those who were, the last ones first. */
export async function waitingCallbacks(db: Database, state: 'open' | 'done') {
  const rows = await db
    .selectFrom('bounty_callbacks')
    .selectAll()
    .where('state', '=', state)
    .$if(state === 'done', (query) => query.orderBy('done_at', 'desc'))
    .orderBy('requested_at')
    .orderBy('request_id')
    .limit(SHOWN)
    .execute();
  return rows.map((row) => ({
    request_id: row.request_id,
    requested_at: row.requested_at.toISOString(),
    name: row.name,
    phone: row.phone,
    time: row.time,
    plan_id: row.plan_id ?? '',
    comment: row.comment,
    state: row.state,
  }));
}

/** Who signs in has asked for these calls: they are in the account's copy, and go with it. */
export async function moveGuestCallbacks(tx: Tx, guestId: string, customerId: string): Promise<void> {
  await tx
    .updateTable('bounty_callbacks')
    .set({ shopper: principalOf({ kind: 'customer', id: customerId }) })
    .where('shopper', '=', principalOf({ kind: 'guest', id: guestId }))
    .execute();
}

/** Name and number of a person who was called before that. */
export async function dropDoneCallbacks(db: Database, before: Date): Promise<void> {
  await deleteUnlocked(db, 'bounty_callbacks', sql`done_at < ${before}`);
}

/** `false` when no customer waits under this number. */
export async function doneCallback(tx: Tx, requestId: string, by: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('bounty_callbacks')
    .set({ state: 'done', done_by: by, done_at: at })
    .where('request_id', '=', requestId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
