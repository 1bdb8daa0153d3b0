import { api } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import { emiPlans } from '@suvarna/contracts/calls/emi';
import type { EmiPlans } from '@suvarna/contracts/api/emi';

/** What an amount in paise comes to in months. */
export const readPlans = (paise: number, signal: AbortSignal): Promise<EmiPlans> =>
  call(api, emiPlans, { query: { amount: (paise / 100).toFixed(2) }, signal });
