import { api } from '@suvarna/api-client';
import type { InstalmentList, PlanDetails } from '@suvarna/contracts/api/golden-bounty';
import { call, type EndpointOf } from '@suvarna/contracts/call';
import { instalmentList, planCancel, planDetails } from '@suvarna/contracts/calls/golden-bounty';
import type { BodyOf } from '@suvarna/contracts/endpoint';

export const readPlan = (planId: string, signal: AbortSignal): Promise<PlanDetails> =>
  call(api, planDetails, { query: { plan_id: planId }, signal });

export const readInstalments = (planId: string, signal: AbortSignal): Promise<InstalmentList> =>
  call(api, instalmentList, { query: { plan_id: planId }, signal });

/** Gives a plan up, or asks for what is left of a canceled one. */
export const cancelPlan = (
  body: BodyOf<EndpointOf<typeof planCancel>>,
  idempotencyKey: string,
): Promise<PlanDetails> => call(api, planCancel, { body, idempotencyKey });
