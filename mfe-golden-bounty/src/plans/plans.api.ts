import { api } from '@suvarna/api-client';
import { type PlanList, planList } from '@suvarna/contracts/golden-bounty';
import { call } from '@suvarna/contracts/call';

export const readPlans = (page: number, signal: AbortSignal): Promise<PlanList> =>
  call(api, planList, { query: { page }, signal });
