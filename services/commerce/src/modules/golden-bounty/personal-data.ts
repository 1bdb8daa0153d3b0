import type { PersonalData } from '@suvarna/contracts/golden-bounty';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/database/database.ts';
import { panOf } from './records/pan.ts';
import { findPlan, noteHistory } from './records/plan.store.ts';
import { nomineeOf } from './records/sealed-nominee.ts';

/**
 * What is sealed of a plan, opened for one of the store's people: for a tax report, or when a customer has
 * died. It is written down with the plan who asked, and why.
 *
 * @throws Refusal when there is no such plan
 */
export async function showPersonalData(
  tx: Tx,
  secret: string,
  asked: { readonly planId: string; readonly by: string; readonly reason: string; readonly at: Date },
): Promise<PersonalData> {
  const { planId, by, reason, at } = asked;
  const plan = await findPlan(tx, planId);
  if (plan === undefined) throw new Refusal('BOUNTY.PLAN_NOT_FOUND');
  await noteHistory(tx, planId, { at, event: 'personal-data-shown', by, note: reason });
  return {
    plan_id: planId,
    name_on_pan: plan.name_on_pan,
    pan: panOf(secret, plan),
    nominee: nomineeOf(secret, plan),
  };
}
