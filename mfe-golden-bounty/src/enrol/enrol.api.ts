import { api } from '@suvarna/api-client';
import {
  type EnrolBody,
  type EnrolForm,
  enrolForm,
  type PlanDetails,
  planEnrol,
} from '@suvarna/contracts/golden-bounty';
import { call } from '@suvarna/contracts/call';

export const readEnrolForm = (signal: AbortSignal): Promise<EnrolForm> => call(api, enrolForm, { signal });

/** @param idempotencyKey the same for the same plan asked for again */
export const enrol = (body: EnrolBody, idempotencyKey: string): Promise<PlanDetails> =>
  call(api, planEnrol, { body, idempotencyKey });
