import { api } from '@suvarna/api-client';
import { planApply, planRemove, type PlansApplied } from '@suvarna/contracts/golden-bounty';
import { call } from '@suvarna/contracts/call';

/** Pays for the bag with plans, each whole. */
export const applyPlans = (planIds: readonly string[], idempotencyKey: string): Promise<PlansApplied> =>
  call(api, planApply, { body: { plan_ids: [...planIds] }, idempotencyKey });

/** Pays for the bag without them. */
export const removePlans = (_nothing: null, idempotencyKey: string): Promise<PlansApplied> =>
  call(api, planRemove, { body: {}, idempotencyKey });
