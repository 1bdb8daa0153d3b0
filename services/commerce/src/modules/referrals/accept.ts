import { readReferralCode } from '@suvarna/contracts/referrals';
import { randomUUID } from 'node:crypto';
import type { Tx } from '../../platform/database/database.ts';
import { ownerOf } from './code.store.ts';
import { askAboutDoubt } from './fraud/doubt-kind.ts';
import { runFraudChecks } from './fraud/fraud-checks.ts';
import { changeReferral, findReferralOf, insertReferral, noteHistory } from './referral.store.ts';

/**
 * An account was opened by a customer's code. What looks like the same person is kept as a doubt, and the
 * account is opened all the same: a person who tries learns nothing here.
 */
export async function acceptCode(
  tx: Tx,
  { code, customerId, at }: { readonly code: string; readonly customerId: string; readonly at: Date },
): Promise<void> {
  const inviterId = await ownerOf(tx, readReferralCode(code));
  if (inviterId === undefined || inviterId === customerId) return;
  const id = randomUUID();
  if (!(await insertReferral(tx, { id, invited_id: customerId, inviter_id: inviterId, joined_at: at })))
    return;
  await noteHistory(tx, id, { at, event: 'joined', by: 'invited' });
  const referral = await findReferralOf(tx, customerId);
  const doubts = referral === undefined ? [] : await runFraudChecks(tx, referral);
  if (referral === undefined || doubts.length === 0) return;
  await changeReferral(tx, id, { state: 'doubted', doubts });
  await noteHistory(tx, id, { at, event: 'doubted', by: 'clock', note: doubts.join(', ') });
  await askAboutDoubt(tx, referral, doubts, at);
}
