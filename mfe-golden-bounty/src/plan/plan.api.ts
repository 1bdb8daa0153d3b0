import { api } from '@suvarna/api-client';
import {
  type InstalmentList,
  instalmentList,
  planCancel,
  type PlanDetails,
  planDetails,
  type Reminders,
  remindersUpdate,
} from '@suvarna/contracts/golden-bounty';
import { call } from '@suvarna/contracts/call';
import type { BodyOf } from '@suvarna/contracts/endpoint';

export const readPlan = (planId: string, signal: AbortSignal): Promise<PlanDetails> =>
  call(api, planDetails, { query: { plan_id: planId }, signal });

export const readInstalments = (planId: string, signal: AbortSignal): Promise<InstalmentList> =>
  call(api, instalmentList, { query: { plan_id: planId }, signal });

/** Gives a plan up, or asks for what is left of one that is canceled or has matured. */
export const cancelPlan = (body: BodyOf<typeof planCancel>, idempotencyKey: string): Promise<PlanDetails> =>
  call(api, planCancel, { body, idempotencyKey });

/** By what the customer is reminded of plans, of all of them. */
export const saveReminders = (chosen: Reminders, idempotencyKey: string): Promise<Reminders> =>
  call(api, remindersUpdate, { body: chosen, idempotencyKey });
