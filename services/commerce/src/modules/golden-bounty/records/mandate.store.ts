import type { Mandate as MandateView } from '@suvarna/contracts/golden-bounty';
import { sql, type Insertable, type RawBuilder, type Selectable, type Updateable } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Day } from './calendar.ts';

export type Mandate = Selectable<Tables['bounty_mandates']>;

const STANDING: readonly Mandate['state'][] = ['pending', 'active', 'suspended'];

/** The mandate that stands for a plan. */
export function mandateOfPlan(db: Database | Tx, planId: string): Promise<Mandate | undefined> {
  return db
    .selectFrom('bounty_mandates')
    .selectAll()
    .where('plan_id', '=', planId)
    .where('state', 'in', STANDING)
    .executeTakeFirst();
}

export async function insertMandate(
  tx: Tx,
  mandate: Insertable<Tables['bounty_mandates']>,
): Promise<Mandate> {
  return tx.insertInto('bounty_mandates').values(mandate).returningAll().executeTakeFirstOrThrow();
}

/** `false` when it stands elsewhere. */
export async function changeMandate(
  db: Database | Tx,
  mandateId: string,
  from: readonly Mandate['state'][],
  change: Updateable<Tables['bounty_mandates']>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('bounty_mandates')
    .set(change)
    .where('mandate_id', '=', mandateId)
    .where('state', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export const viewMandate = (mandate: Mandate): MandateView => ({
  mandate_id: mandate.mandate_id,
  method: mandate.method,
  state: mandate.state,
  limit_paise: mandate.limit_amount,
  redirect_url: mandate.state === 'pending' ? mandate.redirect_url : '',
  next_charge_on: mandate.announced_at === null ? '' : (mandate.charge_on ?? ''),
  failed_tries: mandate.tries,
});

const AT_ONCE = 100;
const DAY_MS = 86_400_000;

/** Those whose turn it is, of which the next look takes others. */
function takeTurns(db: Database, waits: RawBuilder<boolean>, at: Date): Promise<Mandate[]> {
  return db
    .updateTable('bounty_mandates')
    .set({ looked_at: at })
    .where('mandate_id', 'in', (due) =>
      due
        .selectFrom('bounty_mandates')
        .select('mandate_id')
        .where(waits)
        .orderBy('looked_at', (order) => order.asc().nullsFirst())
        .orderBy('created_at')
        .limit(AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

/** Asked for, and not confirmed yet. Many never are. */
export const pendingMandates = (db: Database, at: Date): Promise<Mandate[]> =>
  takeTurns(db, sql`state = 'pending' and provider_mandate_id is not null`, at);

/**
 * Plans and their standing mandates, the plans locked: a transaction that changes one takes the plan before its mandate,
 * and so do these. Those another process works on are left for the next time.
 */
const lockedPlans = (condition: RawBuilder<unknown>) => sql`
  select p.plan_id, p.paid_count, p.next_amount, p.next_due_on from bounty_plans p join bounty_mandates m on m.plan_id = p.plan_id
  where ${condition} for no key update of p skip locked`;

/** Of plans that take no more instalments, however they ended: no process is to charge for them. */
export async function endMandatesOfEnded(db: Database, at: Date): Promise<void> {
  await sql`
    with over as (${lockedPlans(sql`m.state in ('pending', 'active', 'suspended')
        and p.status in ('lapsed', 'matured', 'completed', 'canceled')`)}),
    ended as (update bounty_mandates m set state = 'canceled', announced_at = null, next_try_on = null
      from over p where p.plan_id = m.plan_id and m.state in ('pending', 'active', 'suspended')
      returning m.plan_id)
    insert into bounty_history (plan_id, at, event, by) select plan_id, ${at}, 'mandate-canceled', 'clock' from ended`.execute(
    db,
  );
}

/** Ended here, and not yet at their providers. */
export const canceledMandates = (db: Database, at: Date): Promise<Mandate[]> =>
  takeTurns(db, sql`state = 'canceled' and cancel_told_at is null`, at);

const NOTHING_AHEAD = {
  charge_number: null,
  charge_on: null,
  announced_at: null,
  next_try_on: null,
  tries: 0,
} as const;

/** What was announced and is paid by now, by whatever hand, is not charged. */
export async function forgetPaidCharges(db: Database): Promise<void> {
  await db
    .updateTable('bounty_mandates as m')
    .from('bounty_plans as p')
    .set(NOTHING_AHEAD)
    .whereRef('p.plan_id', '=', 'm.plan_id')
    .where('m.state', '=', 'active')
    .where('m.charge_number', 'is not', null)
    .where((row) => row.or([row('p.status', '<>', 'active'), sql<boolean>`p.paid_count >= m.charge_number`]))
    .execute();
}

/** What was announced was of an instalment that is not the next any more. */
export async function forgetCharge(tx: Tx, planId: string): Promise<void> {
  await tx
    .updateTable('bounty_mandates')
    .set(NOTHING_AHEAD)
    .where('plan_id', '=', planId)
    .where('state', '=', 'active')
    .execute();
}

/** After the last try the customer pays by hand, and is told so. */
export async function suspendMandates(
  db: Database,
  { day, at, mostTries }: { readonly day: Day; readonly at: Date; readonly mostTries: number },
): Promise<void> {
  await sql`
    with tried as (${lockedPlans(sql`m.state = 'active' and m.tries >= ${mostTries} and m.next_try_on <= ${day}::date`)}),
    over as (update bounty_mandates m set state = 'suspended', charge_number = null, charge_on = null, announced_at = null, next_try_on = null
      from tried p where p.plan_id = m.plan_id and m.state = 'active' and m.tries >= ${mostTries} and m.next_try_on <= ${day}::date
      returning m.plan_id, m.mandate_id, p.next_amount),
    told as (insert into bounty_history (plan_id, at, event, by) select plan_id, ${at}, 'mandate-suspended', 'clock' from over)
    insert into bounty_notices (plan_id, kind, about, amount, noted_at)
      select plan_id, 'charge-failed', mandate_id, next_amount, ${at} from over on conflict do nothing`.execute(
    db,
  );
}

/** A notice a day ahead of each charge: of the due date, or tomorrow where that is over. */
export async function announceCharges(
  db: Database,
  { tomorrow, at }: { readonly tomorrow: Day; readonly at: Date },
): Promise<void> {
  await sql`
    with due as (${lockedPlans(sql`m.state = 'active' and m.announced_at is null and p.status = 'active'
        and p.next_due_on <= ${tomorrow}::date and p.next_grace_until >= ${tomorrow}::date and p.next_amount > 0`)}),
    ahead as (update bounty_mandates m set charge_number = p.paid_count + 1, charge_on = greatest(p.next_due_on, ${tomorrow}::date),
        announced_at = ${at}, tries = 0, next_try_on = greatest(p.next_due_on, ${tomorrow}::date)
      from due p where p.plan_id = m.plan_id and m.state = 'active' and m.announced_at is null
      returning m.plan_id, m.charge_on, p.next_amount)
    insert into bounty_notices (plan_id, kind, about, amount, named_day, noted_at)
      select plan_id, 'charge-ahead', charge_on::text, next_amount, charge_on, ${at} from ahead on conflict do nothing`.execute(
    db,
  );
}

/** Charges of today that were announced a day ago, claimed: each is tried once a day. */
export async function claimCharges(
  db: Database,
  claim: { readonly day: Day; readonly tomorrow: Day; readonly at: Date; readonly mostTries: number },
): Promise<Mandate[]> {
  const { day, tomorrow, at, mostTries } = claim;
  return db
    .updateTable('bounty_mandates')
    .set((row) => ({ tries: row('tries', '+', 1), next_try_on: tomorrow }))
    .where('mandate_id', 'in', (due) =>
      due
        .selectFrom('bounty_mandates')
        .select('mandate_id')
        .where('state', '=', 'active')
        .where('next_try_on', '<=', day)
        .where('announced_at', '<=', new Date(at.getTime() - DAY_MS))
        .where('tries', '<', mostTries)
        .orderBy('next_try_on')
        .limit(AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}
