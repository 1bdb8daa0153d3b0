import { api } from '@suvarna/api-client';
import type { PlanList } from '@suvarna/contracts/api/golden-bounty';
import { call } from '@suvarna/contracts/call';
import { planList } from '@suvarna/contracts/calls/golden-bounty';

export const readPlans = (page: number, signal: AbortSignal): Promise<PlanList> =>
  call(api, planList, { query: { page }, signal });
