import type { Tx } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findPlan, lockPlan, type Plan } from '../records/plan.store.ts';
import { bringUpToDate } from './take-steps.ts';

/** The plan as it stands today, locked. */
export async function lockPlanToday(tx: Tx, planId: string, at: Date): Promise<Plan> {
  if ((await lockPlan(tx, planId)) === undefined) throw new Refusal('BOUNTY.PLAN_NOT_FOUND');
  await bringUpToDate(tx, planId, at);
  const plan = await findPlan(tx, planId);
  if (plan === undefined) throw new Refusal('BOUNTY.PLAN_NOT_FOUND');
  return plan;
}
