import type { ReferralDoubt, ReferralStage } from '@suvarna/contracts/referrals';
import { sql, type Selectable, type Updateable } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Side } from './tables.ts';

export type Referral = Selectable<Tables['referrals']>;
type Reward = Selectable<Tables['referral_rewards']>;

/** @returns whether it is written now: an account has one */
export async function insertReferral(
  tx: Tx,
  referral: Pick<Referral, 'id' | 'invited_id' | 'inviter_id' | 'joined_at'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('referrals')
    .values({ ...referral, state: 'joined', order_no: null, kept_at: null })
    .onConflict((conflict) => conflict.column('invited_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export function findReferralOf(db: Database | Tx, invitedId: string): Promise<Referral | undefined> {
  return db.selectFrom('referrals').selectAll().where('invited_id', '=', invitedId).executeTakeFirst();
}

/** How an invited customer came, locked: whatever becomes of it is decided one after the other. */
export function lockReferralOf(tx: Tx, invitedId: string): Promise<Referral | undefined> {
  return tx
    .selectFrom('referrals')
    .selectAll()
    .where('invited_id', '=', invitedId)
    .forUpdate()
    .executeTakeFirst();
}

export function lockReferral(tx: Tx, id: string): Promise<Referral | undefined> {
  return tx.selectFrom('referrals').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function changeReferral(
  tx: Tx,
  id: string,
  change: Omit<Updateable<Tables['referrals']>, 'id' | 'doubts' | 'allowed'> & {
    readonly doubts?: readonly ReferralDoubt[];
    readonly allowed?: readonly ReferralDoubt[];
  },
): Promise<void> {
  const { doubts, allowed, ...rest } = change;
  await tx
    .updateTable('referrals')
    .set({
      ...rest,
      ...(doubts && { doubts: [...doubts] }),
      ...(allowed && { allowed: [...allowed] }),
    })
    .where('id', '=', id)
    .execute();
}

export async function noteHistory(
  tx: Tx,
  referralId: string,
  entry: { readonly at: Date; readonly event: string; readonly by: string; readonly note?: string },
): Promise<void> {
  await tx
    .insertInto('referral_history')
    .values({ referral_id: referralId, note: '', ...entry })
    .execute();
}

/** Rewards of one inviter are counted one after the other. */
export async function holdInviter(tx: Tx, inviterId: string): Promise<void> {
  await tx
    .selectFrom('referral_codes')
    .select('customer_id')
    .where('customer_id', '=', inviterId)
    .forUpdate()
    .execute();
}

/** How many rewards for inviting a customer had in a month of India, `2026-11`. */
export async function rewardsOfMonth(db: Database | Tx, inviterId: string, month: string): Promise<number> {
  const { count } = await db
    .selectFrom('referral_rewards')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('customer_id', '=', inviterId)
    .where('side', '=', 'inviter')
    .where('month', '=', month)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertReward(tx: Tx, reward: Omit<Reward, 'taken_back'>): Promise<void> {
  await tx.insertInto('referral_rewards').values(reward).execute();
}

export function rewardsOf(db: Database | Tx, referralIds: readonly string[]): Promise<Reward[]> {
  if (referralIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('referral_rewards')
    .selectAll()
    .where('referral_id', 'in', referralIds)
    .orderBy('at')
    .orderBy('side')
    .execute();
}

export async function noteTakenBack(tx: Tx, referralId: string, side: Side, amount: number): Promise<void> {
  await tx
    .updateTable('referral_rewards')
    .set((row) => ({ taken_back: row('taken_back', '+', amount) }))
    .where('referral_id', '=', referralId)
    .where('side', '=', side)
    .execute();
}

/** Everything a customer was rewarded with, less what was taken back. */
export async function earnedBy(db: Database, customerId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('referral_rewards')
    .select(sql<number>`coalesce(sum(amount - taken_back), 0)::bigint`.as('sum'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return Number(sum);
}

interface CameRow {
  readonly id: string;
  readonly first_name: string;
  readonly joined_at: Date;
  readonly state: ReferralStage;
  readonly earned: number;
}

/** Who came by an inviter's code, the newest first, each with what it earned the inviter. */
export async function whoCame(
  db: Database,
  inviterId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly CameRow[]; readonly count: number }> {
  const found = db.selectFrom('referrals').where('inviter_id', '=', inviterId);
  const rows = await found
    .innerJoin('customers', 'customers.id', 'referrals.invited_id')
    .leftJoin('referral_rewards', (join) =>
      join
        .onRef('referral_rewards.referral_id', '=', 'referrals.id')
        .on('referral_rewards.side', '=', 'inviter'),
    )
    .select([
      'referrals.id',
      'customers.first_name',
      'referrals.joined_at',
      'referrals.state',
      sql<number>`coalesce(referral_rewards.amount - referral_rewards.taken_back, 0)::bigint`.as('earned'),
    ])
    .orderBy('referrals.joined_at', 'desc')
    .orderBy('referrals.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { count } = await found.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
  return { rows: rows.map((row) => ({ ...row, earned: Number(row.earned) })), count };
}
