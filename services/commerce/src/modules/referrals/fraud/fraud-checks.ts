import type { ReferralDoubt } from '@suvarna/contracts/referrals';
import type { Tx } from '../../../platform/database/database.ts';
import { contactsOf } from '../../checkout/index.ts';
import { findCustomer } from '../../identity/index.ts';
import { similarity } from './similarity.ts';
import { allSignalsOf, ownSignalsOf } from './identity-signals.ts';
import { isAccountBefore, isOrderBefore, kinOf, knownOf } from './identity-signals.store.ts';
import type { Referral } from '../referral.store.ts';

/**
 * Why a referral looks like a person inviting themselves, or like no new customer. Looked at when the
 * account is opened and again before it is paid for: by then an order has said where it goes, and the
 * browser from which it was opened may not be the one that is used.
 */
export async function runFraudChecks(
  tx: Tx,
  { invited_id: invitedId, inviter_id: inviterId, joined_at: joinedAt, allowed }: Referral,
): Promise<readonly ReferralDoubt[]> {
  const kin = await kinOf(tx, invitedId, inviterId);
  const known = await knownOf(tx, [invitedId, ...kin]);
  const own = known.find(({ id }) => id === invitedId);
  if (own === undefined) throw new Error('A referral is about a customer who is not there.');
  const alike = similarity(
    allSignalsOf(own),
    known.filter(({ id }) => id !== invitedId).map((row) => ownSignalsOf(row)),
  );
  const contacts = contactsOf(await findCustomer(tx, invitedId), undefined);
  // What was only typed in is anybody's to type: another person's phone spoils nothing.
  const keys = contacts.filter(({ proven }) => proven).map(({ fingerprint }) => fingerprint);
  const found: ReferralDoubt[] = [
    ...alike,
    ...((await isAccountBefore(tx, invitedId)) ? (['account-before'] as const) : []),
    ...((await isOrderBefore(tx, invitedId, keys, joinedAt)) ? (['order-before'] as const) : []),
  ];
  return found.filter((doubt) => !allowed.includes(doubt));
}
