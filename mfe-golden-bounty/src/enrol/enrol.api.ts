import { api } from '@suvarna/api-client';
import type { EnrolBody, EnrolForm, PlanDetails } from '@suvarna/contracts/api/golden-bounty';
import { call } from '@suvarna/contracts/call';
import { enrolForm, planEnrol } from '@suvarna/contracts/calls/golden-bounty';

export const readEnrolForm = (signal: AbortSignal): Promise<EnrolForm> => call(api, enrolForm, { signal });

/** @param idempotencyKey the same for the same plan asked for again */
export const enrol = (body: EnrolBody, idempotencyKey: string): Promise<PlanDetails> =>
  call(api, planEnrol, { body, idempotencyKey });
