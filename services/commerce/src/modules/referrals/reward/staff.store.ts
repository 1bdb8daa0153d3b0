import type { ReferralStage, StaffReferral } from '@suvarna/contracts/referrals';
import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';

/** A person as the store's people see one, and everything about a referral beside it. */
const staffRow = sql`
  r.id as referral_id, r.state as stage, r.doubts, r.allowed, r.joined_at, coalesce(r.order_no, '') as order_no,
  (select jsonb_build_object('customer_id', c.id, 'name', trim(c.first_name || ' ' || c.last_name),
    'email', coalesce(c.email, ''), 'phone', case when c.phone_no = '' then '' else c.phone_code || '-' || c.phone_no end)
    from customers c where c.id = r.inviter_id) as inviter,
  (select jsonb_build_object('customer_id', c.id, 'name', trim(c.first_name || ' ' || c.last_name),
    'email', coalesce(c.email, ''), 'phone', case when c.phone_no = '' then '' else c.phone_code || '-' || c.phone_no end)
    from customers c where c.id = r.invited_id) as invited,
  coalesce((select jsonb_agg(jsonb_build_object('to', w.side, 'amount_paise', w.amount - w.taken_back, 'at', w.at) order by w.side)
    from referral_rewards w where w.referral_id = r.id), '[]') as rewards,
  coalesce((select jsonb_agg(jsonb_build_object('at', h.at, 'event', h.event, 'by', h.by, 'note', h.note) order by h.id)
    from referral_history h where h.referral_id = r.id), '[]') as history`;

type Row = Omit<StaffReferral, 'joined_at'> & { readonly joined_at: Date };

const iso = (at: string): string => new Date(at).toISOString();
const asStaffSees = (row: Row): StaffReferral => ({
  ...row,
  joined_at: row.joined_at.toISOString(),
  rewards: row.rewards.map((reward) => ({ ...reward, at: iso(reward.at) })),
  history: row.history.map((entry) => ({ ...entry, at: iso(entry.at) })),
});

export async function staffReferral(db: Database | Tx, id: string): Promise<StaffReferral | undefined> {
  const { rows } = await sql<Row>`select ${staffRow} from referrals r where r.id = ${id}`.execute(db);
  return rows.map(asStaffSees)[0];
}

/** Referrals of a stage, those first that wait longest. */
export async function referralsOf(
  db: Database,
  stage: ReferralStage,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly results: StaffReferral[]; readonly count: number }> {
  const { rows } = await sql<Row>`
    select ${staffRow} from referrals r where r.state = ${stage}
    order by r.joined_at, r.id limit ${limit} offset ${offset}`.execute(db);
  const { count } = await db
    .selectFrom('referrals')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('state', '=', stage)
    .executeTakeFirstOrThrow();
  return { results: rows.map(asStaffSees), count };
}
