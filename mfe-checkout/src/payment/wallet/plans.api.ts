import { api } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import { planApply, planList, type PlanList, planRemove } from '@suvarna/contracts/golden-bounty';

/** What of a customer's plans can be spent now. */
export const spendablePlans = async (signal: AbortSignal): Promise<PlanList['spendable']> =>
  (await call(api, planList, { query: { page: 1 }, signal })).spendable;

/** Pays for the bag with plans, each whole. */
export const applyPlans = async (planIds: readonly string[]): Promise<void> => {
  await call(api, planApply, { body: { plan_ids: [...planIds] } });
};

export const removePlans = async (): Promise<void> => {
  await call(api, planRemove, { body: {} });
};
