import { api } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import {
  emiPlans,
  type EmiPlans,
  type EmiRequest,
  type EmiRequestBody,
  emiRequestCreate,
} from '@suvarna/contracts/emi';

/** What an amount in paise comes to in months. */
export const readPlans = (paise: number, signal: AbortSignal): Promise<EmiPlans> =>
  call(api, emiPlans, { query: { amount: (paise / 100).toFixed(2) }, signal });

/** @param idempotencyKey the same for the same request tried again */
export const askForEmi = (body: EmiRequestBody, idempotencyKey: string): Promise<EmiRequest> =>
  call(api, emiRequestCreate, { body, idempotencyKey });
