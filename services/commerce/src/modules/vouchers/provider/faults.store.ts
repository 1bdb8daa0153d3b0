import type { VoucherFaults } from '@suvarna/contracts/vouchers';
import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';

const SHOWN = 200;

interface FaultRow {
  readonly id: string;
  readonly kind: 'capture' | 'refund' | 'release';
  readonly order_no: string;
  readonly last4: string;
  readonly amount: number;
  readonly at: Date;
  readonly error: string;
}

/** What a provider refused and no job asks for again by itself, the oldest first. */
export async function voucherFaults(db: Database): Promise<VoucherFaults['results']> {
  const { rows } = await sql<FaultRow>`
    select r.reservation_id as id, case r.state when 'stuck' then 'release' else 'capture' end as kind,
      coalesce(r.order_no, '') as order_no, v.last4, case r.state when 'stuck' then r.amount else r.used end as amount,
      r.created_at as at, r.last_error as error
    from voucher_reservations r join vouchers v using (voucher_id)
    where r.state in ('declined', 'stuck') and (r.state = 'stuck' or r.returned < r.used)
    union all
    select f.refund_id, 'refund', coalesce(r.order_no, ''), v.last4, f.amount, f.requested_at, f.last_error
    from voucher_refunds f join voucher_reservations r using (reservation_id) join vouchers v using (voucher_id)
    where f.state = 'failed'
    order by at, id limit ${SHOWN}`.execute(db);
  return rows.map(({ amount, at, ...row }) => ({
    ...row,
    amount_paise: Number(amount),
    at: at.toISOString(),
  }));
}

/** Lets one of them be asked for again, and writes down who said so. The update decides. @returns how it stands now */
export async function retryFault(
  tx: Tx,
  {
    id,
    askedBy,
    note,
    at,
  }: { readonly id: string; readonly askedBy: string; readonly note: string; readonly at: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ state: string; error: string }>`
    with before as (select reservation_id, last_error from voucher_reservations where reservation_id = ${id} for update)
    update voucher_reservations r set state = case r.state when 'stuck' then 'releasing' else 'capturing' end,
      tries = 0, settled_at = null,
      release_at = case r.state when 'stuck' then ${at}::timestamptz end,
      next_try_at = case r.state when 'declined' then ${at}::timestamptz end
    from before b where r.reservation_id = b.reservation_id and r.state in ('declined', 'stuck') and (r.state = 'stuck' or r.returned < r.used)
    returning r.state, b.last_error as error`.execute(tx);
  const refunds = await sql<{ state: string; error: string }>`
    update voucher_refunds set state = 'requested', tries = 0, next_try_at = ${at}
    where refund_id = ${id} and state = 'failed' returning state, last_error as error`.execute(tx);
  const [changed] = [...rows, ...refunds.rows];
  if (changed === undefined) return undefined;
  await tx
    .insertInto('voucher_retries')
    .values({ id, at, asked_by: askedBy, note, error_before: changed.error })
    .execute();
  return changed.state;
}

/** By name, what should never be: what a provider refused, and what has been under way for too long. */
export async function voucherFindings(
  db: Database,
  since: Date,
): Promise<readonly { readonly kind: string; readonly subject: string }[]> {
  const { rows } = await sql<{ kind: string; subject: string }>`
    select 'voucher declined after the order was placed' as kind, reservation_id as subject from voucher_reservations
      where state = 'declined' and returned < used
    union all
    select 'voucher not released', reservation_id from voucher_reservations where state = 'stuck'
    union all
    select 'voucher capture stuck', reservation_id from voucher_reservations where state = 'capturing' and next_try_at < ${since}
    union all
    select 'voucher refund failed', refund_id from voucher_refunds where state = 'failed'
    union all
    select 'voucher of an order that was not placed', r.reservation_id from voucher_reservations r
      where r.state in ('capturing', 'captured') and not exists (
        select from order_tenders t where t.order_no = r.order_no and t.kind = 'vouchers' and t.state = 'spent')
    union all
    select 'vouchers and order differ', t.order_no from order_tenders t
      where t.kind = 'vouchers' and t.state = 'spent' and t.units <> (
        select coalesce(sum(r.used), 0) from voucher_reservations r where r.order_no = t.order_no)
    order by 1, 2`.execute(db);
  return rows;
}
