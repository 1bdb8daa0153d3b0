import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/database/database.ts';
import { withdrawCredit } from '../credits/index.ts';
import {
  changeReferral,
  lockReferral,
  noteHistory,
  noteTakenBack,
  rewardsOf,
  type Referral,
} from './referral.store.ts';
import { originOf, settle } from './reward/reward.ts';

interface Decision {
  readonly referralId: string;
  readonly by: string;
  readonly note: string;
  readonly at: Date;
}

async function found(tx: Tx, referralId: string): Promise<Referral> {
  const referral = await lockReferral(tx, referralId);
  if (referral === undefined) throw new Refusal('REFERRAL.NOT_FOUND');
  return referral;
}

/**
 * The doubts that were shown are no reason any more. Where an order was kept already the rewards are paid
 * now, unless something new has turned up since; then an operator looks again.
 */
export async function allowReferral(tx: Tx, { referralId, by, note, at }: Decision): Promise<void> {
  const referral = await found(tx, referralId);
  if (referral.state !== 'doubted') throw new Refusal('REFERRAL.STATE_CONFLICT');
  const allowed = [...new Set([...referral.allowed, ...referral.doubts])];
  await changeReferral(tx, referralId, { state: 'joined', doubts: [], allowed });
  await noteHistory(tx, referralId, { at, event: 'allowed', by, note });
  if (referral.order_no !== null) await settle(tx, { ...referral, state: 'joined', allowed }, at);
}

/** The doubts were right. */
export async function refuseDoubted(tx: Tx, decision: Decision): Promise<void> {
  const referral = await found(tx, decision.referralId);
  if (referral.state !== 'doubted') throw new Refusal('REFERRAL.STATE_CONFLICT');
  await refuse(tx, referral, decision);
}

/** One that was not doubted, or no longer. What is doubted is decided in the queue. */
export async function refuseReferral(tx: Tx, decision: Decision): Promise<void> {
  const referral = await found(tx, decision.referralId);
  if (referral.state === 'refused' || referral.state === 'doubted')
    throw new Refusal('REFERRAL.STATE_CONFLICT');
  await refuse(tx, referral, decision);
}

/** Nothing is earned by it any more, and what is left of rewards that were paid is taken back. */
async function refuse(tx: Tx, referral: Referral, { referralId, by, note, at }: Decision): Promise<void> {
  await changeReferral(tx, referralId, { state: 'refused', doubts: [] });
  await noteHistory(tx, referralId, {
    at,
    event: 'refused',
    by,
    note: [note, referral.doubts.join(', ')].filter(Boolean).join(' — '),
  });
  const rewards = await rewardsOf(tx, [referralId]);
  for (const { side, customer_id: customerId } of rewards.toSorted((one, other) =>
    one.customer_id.localeCompare(other.customer_id),
  )) {
    const taken = await withdrawCredit(tx, {
      customerId,
      wallet: 'promotional',
      origin: originOf(referralId, side),
      at,
      reason: 'The referral was not accepted.',
    });
    await noteTakenBack(tx, referralId, side, taken);
  }
}
