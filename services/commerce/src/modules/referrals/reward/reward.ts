import { indianDay } from '@suvarna/contracts/indian-day';
import type { Tx } from '../../../platform/database/database.ts';
import { endOfIndianDay } from '../../../platform/end-of-day.ts';
import { tell } from '../../../platform/notifications/tell.ts';
import { addCredit } from '../../credits/index.ts';
import { holdAccounts } from '../../identity/index.ts';
import { findOrder, keptValue } from '../../orders/index.ts';
import { askAboutDoubt } from '../fraud/doubt-kind.ts';
import { runFraudChecks } from '../fraud/fraud-checks.ts';
import {
  changeReferral,
  holdInviter,
  insertReward,
  lockReferralOf,
  noteHistory,
  rewardsOfMonth,
  type Referral,
} from '../referral.store.ts';
import type { Side } from '../tables.ts';
import { MINIMUM_ORDER, REWARD, REWARD_LIFE_MS, REWARDS_PER_MONTH } from '../terms.ts';

export type Outcome = 'rewarded' | 'doubted' | 'nothing';

/** Names a reward in the ledger of credits: the same again is not booked. */
export const originOf = (referralId: string, side: Side): string => `referral:${referralId}:${side}`;

export const monthOf = (at: Date): string => indianDay(at).slice(0, 7);

/**
 * The return window of an order is over. The first of an invited customer that was kept and is large
 * enough earns the rewards; it was ordered after the account was opened, and is in rupees, as the
 * rewards are. However often and for however many orders at once this is called, they are paid once:
 * the referral's row is locked first.
 */
export async function orderKept(tx: Tx, orderNo: string, at: Date): Promise<Outcome> {
  const order = await findOrder(tx, orderNo);
  if (order === undefined || order.customer_id === null || order.currency !== 'INR') return 'nothing';
  const referral = await lockReferralOf(tx, order.customer_id);
  if (referral === undefined || referral.order_no !== null || order.created_at < referral.joined_at)
    return 'nothing';
  if (referral.state === 'refused' || (await keptValue(tx, order)) < MINIMUM_ORDER) return 'nothing';
  await changeReferral(tx, referral.id, { order_no: orderNo, kept_at: at });
  return settle(tx, { ...referral, order_no: orderNo, kept_at: at }, at);
}

/**
 * Pays for a referral whose order was kept, unless something about it is doubted. The caller has its row
 * locked.
 */
export async function settle(tx: Tx, referral: Referral, at: Date): Promise<Outcome> {
  if (referral.state !== 'joined') return 'nothing';
  const doubts = await runFraudChecks(tx, referral);
  if (doubts.length > 0) {
    await changeReferral(tx, referral.id, { state: 'doubted', doubts });
    await noteHistory(tx, referral.id, { at, event: 'doubted', by: 'clock', note: doubts.join(', ') });
    await askAboutDoubt(tx, referral, doubts, at);
    return 'doubted';
  }
  // Before what is theirs, as a transaction that ends an account takes it. One that has ended gets nothing.
  const living = await holdAccounts(tx, [referral.invited_id, referral.inviter_id]);
  await changeReferral(tx, referral.id, { state: 'rewarded' });
  await holdInviter(tx, referral.inviter_id);
  const isCapped = (await rewardsOfMonth(tx, referral.inviter_id, monthOf(at))) >= REWARDS_PER_MONTH;
  const sides: readonly { readonly side: Side; readonly customerId: string }[] = [
    { side: 'invited', customerId: referral.invited_id },
    ...(isCapped ? [] : [{ side: 'inviter', customerId: referral.inviter_id } as const]),
  ];
  // By customer, so that two referrals with the same people never wait for each other in a circle.
  const paid = sides
    .filter(({ customerId }) => living.has(customerId))
    .toSorted((one, other) => one.customerId.localeCompare(other.customerId));
  for (const reward of paid) await payReward(tx, referral, { ...reward, at });
  await noteHistory(tx, referral.id, {
    at,
    event: 'rewarded',
    by: 'clock',
    note: living.has(referral.inviter_id)
      ? isCapped
        ? 'inviter is at the cap of the month'
        : ''
      : 'the account of the inviter has ended',
  });
  return 'rewarded';
}

async function payReward(
  tx: Tx,
  referral: Referral,
  { side, customerId, at }: { readonly side: Side; readonly customerId: string; readonly at: Date },
): Promise<void> {
  const expiresAt = endOfIndianDay(new Date(at.getTime() + REWARD_LIFE_MS));
  await insertReward(tx, {
    referral_id: referral.id,
    side,
    customer_id: customerId,
    amount: REWARD,
    month: monthOf(at),
    at,
    expires_at: expiresAt,
  });
  await addCredit(tx, {
    customerId,
    wallet: 'promotional',
    origin: originOf(referral.id, side),
    amount: REWARD,
    expiresAt,
    at,
    source: 'referral',
  });
  await tell(tx, {
    to: { customerId },
    purpose: 'rewards',
    byOne: true,
    template: 'referral-reward',
    values: { side, amount: REWARD, until: indianDay(expiresAt) },
    key: `referral-reward:${referral.id}:${side}`,
  });
}
