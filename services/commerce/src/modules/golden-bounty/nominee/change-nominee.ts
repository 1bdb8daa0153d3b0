import type { Nominee } from '@suvarna/contracts/golden-bounty';
import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { lockPlanToday } from '../steps/lock-plan-today.ts';
import { changePlan, noteHistory } from '../records/plan.store.ts';
import { nomineeColumns } from '../records/sealed-nominee.ts';
import { isRunning } from '../plan/view-plan.ts';

/** Names another nominee, as long as the plan has something to leave. @throws Refusal */
export async function changeNominee(
  tx: Tx,
  secret: string,
  change: {
    readonly planId: string;
    readonly nominee: Nominee;
    readonly by: string;
    readonly note: string;
    readonly at: Date;
  },
): Promise<void> {
  const { planId, nominee, by, note, at } = change;
  const plan = await lockPlanToday(tx, planId, at);
  if (!isRunning(plan.status) && plan.status !== 'matured') throw new Refusal('BOUNTY.STATE_CONFLICT');
  await changePlan(tx, planId, nomineeColumns(secret, planId, nominee));
  await noteHistory(tx, planId, { at, event: 'nominee-changed', by, note });
}
