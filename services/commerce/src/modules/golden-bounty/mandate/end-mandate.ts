import type { Tx } from '../../../platform/database/database.ts';
import { changeMandate, mandateOfPlan } from '../records/mandate.store.ts';

/** Nothing is charged for this plan any more. The provider is told by the job of mandates. */
export async function endMandate(tx: Tx, planId: string): Promise<boolean> {
  const mandate = await mandateOfPlan(tx, planId);
  return (
    mandate !== undefined &&
    changeMandate(tx, mandate.mandate_id, ['pending', 'active', 'suspended'], {
      state: 'canceled',
      announced_at: null,
      next_try_on: null,
    })
  );
}
