import { api } from '@suvarna/api-client';
import { type MandateAnswer, mandateCancel, mandateCreate } from '@suvarna/contracts/golden-bounty';
import { call } from '@suvarna/contracts/call';
import type { BodyOf } from '@suvarna/contracts/endpoint';

export type NewMandate = BodyOf<typeof mandateCreate>;

export const createMandate = (body: NewMandate, idempotencyKey: string): Promise<MandateAnswer> =>
  call(api, mandateCreate, { body, idempotencyKey });

export const endMandate = (planId: string, idempotencyKey: string): Promise<MandateAnswer> =>
  call(api, mandateCancel, { body: { plan_id: planId }, idempotencyKey });
